"""A bot that uses everything the playground must understand; the end-to-end tests drive it."""

import io
import re
from typing import Any, TypeVar

import discord
from discord import app_commands, ui
from PIL import Image

from bot.app.connection import Connection

V = TypeVar("V", bound=ui.View | ui.Modal)
PLACES = [f"N{number}" for number in range(1, 40)]


def picture(colour: str = "#97AE72", size: tuple[int, int] = (320, 200)) -> io.BytesIO:
    made = io.BytesIO()
    Image.new("RGB", size, colour).save(made, "PNG")
    made.seek(0)
    return made


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button whose whole state is its custom id, so that it works after a restart."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Pressed {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> "Counter":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None).add_item(Counter(self.number + 1))
        await interaction.response.edit_message(content=f"Count is {self.number + 1}", view=view)


class Name(ui.Modal, title="Name the stone"):
    stone: ui.TextInput[Any] = ui.TextInput(label="Name", placeholder="for example Old Tooth", max_length=20)
    note: ui.TextInput[Any] = ui.TextInput(label="Note", required=False, style=discord.TextStyle.paragraph)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"The stone is called {self.stone.value}.")


class Choice(ui.Modal, title="Choose"):
    seat: ui.Label[Any] = ui.Label(
        text="Seat",
        component=ui.Select(options=[discord.SelectOption(label=word) for word in ("Red", "Blue")]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        select = self.seat.component
        assert isinstance(select, ui.Select)
        await interaction.response.send_message(f"Seat {select.values[0]}", ephemeral=True)


class DemoBot(Connection):
    """Remembers what it was told, so that tests can see that nothing came twice."""

    def __init__(self, api_base: str) -> None:
        super().__init__(api_base)
        self.handled: list[int] = []
        self.heard: list[str] = []
        self.add_dynamic_items(Counter)
        slash: tuple[Any, ...]
        slash = (help_, move, count, draw, choose, rename, ask, private, later, fail, thread, layout, whisper)
        command: Any
        for command in (*slash, mention, direct, stone, games):
            self.tree.add_command(command)

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.handled.append(interaction.id)

    async def on_message(self, message: discord.Message) -> None:
        if message.author != self.user:
            self.heard.append(message.content)


def known(interaction: discord.Interaction, view: V) -> V:
    """The library learns a menu or form once it has heard that it was sent. Whoever uses it may be quicker than that,
    and would get no answer."""
    interaction.client._connection.store_view(view)
    return view


async def places(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    fitting = [place for place in PLACES if current.lower() in place.lower()]
    return [app_commands.Choice(name=f"{place} · free", value=place) for place in fitting[:25]]


@app_commands.command(name="help", description="What this bot is for")
async def help_(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("A bot for trying the playground.", ephemeral=True)


@app_commands.command(description="Move a druid")
@app_commands.describe(druid="Which druid", place="Where to")
@app_commands.autocomplete(place=places)
async def move(interaction: discord.Interaction, druid: str, place: str) -> None:
    await interaction.response.send_message(f"{druid} moved to {place}.")


@app_commands.command(description="A button that counts")
async def count(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Count is 0", view=ui.View(timeout=None).add_item(Counter(0)))


@app_commands.command(description="A picture, after a moment")
async def draw(interaction: discord.Interaction, colour: str = "#97AE72") -> None:
    await interaction.response.defer()
    file = discord.File(picture(colour), "board.png", description="A green board, nothing on it.")
    await interaction.followup.send("The board.", file=file)


@app_commands.command(description="A menu")
async def choose(interaction: discord.Interaction) -> None:
    menu: ui.Select[Any] = ui.Select(
        custom_id="menu",
        placeholder="Choose a stone",
        options=[discord.SelectOption(label=f"Stone {n}", value=str(n), description=f"Weight {n}") for n in range(5)],
    )

    async def chosen(inner: discord.Interaction) -> None:
        await inner.response.defer()
        await inner.edit_original_response(content=f"You took stone {menu.values[0]}.", view=None)

    menu.callback = chosen  # type: ignore[method-assign, assignment]
    await interaction.response.send_message("Which?", view=known(interaction, ui.View().add_item(menu)), ephemeral=True)


@app_commands.command(description="A form")
async def rename(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(known(interaction, Name()))


@app_commands.command(description="A form with a menu")
async def ask(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(known(interaction, Choice()))


@app_commands.command(description="Something only you see")
async def private(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Only for your eyes.", ephemeral=True)
    await interaction.followup.send("And for everybody.")


@app_commands.command(description="Thinks, in private, then answers")
async def later(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.edit_original_response(content="Thought.")


@app_commands.command(description="Answers twice, which Discord refuses")
async def fail(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("first", ephemeral=True)
    try:
        await interaction.client.http.request(
            discord.http.Route(
                "POST",
                "/interactions/{id}/{token}/callback",
                id=interaction.id,
                token=interaction.token,
            ),
            json={"type": 4, "data": {"content": "second"}},
        )
    except discord.HTTPException as error:
        await interaction.followup.send(f"refused with {error.status} {error.code}", ephemeral=True)


@app_commands.command(description="Opens a thread")
async def thread(interaction: discord.Interaction, name: str) -> None:
    await interaction.response.send_message(f"Table {name}")
    message = await interaction.original_response()
    assert isinstance(interaction.channel, discord.TextChannel)
    full = await interaction.channel.fetch_message(message.id)
    made = await full.create_thread(name=name)
    await made.send("The game begins.")
    await full.pin()


@app_commands.command(description="A layout with a picture")
async def layout(interaction: discord.Interaction) -> None:
    view = ui.LayoutView(timeout=None)
    container: ui.Container[Any] = ui.Container(accent_colour=discord.Colour(0x97AE72))
    container.add_item(ui.TextDisplay("## Karnag · round 2\n✅ **Red** moved `N10` to `P2`."))
    container.add_item(ui.Separator())
    container.add_item(
        ui.Section("A section", accessory=ui.Thumbnail("attachment://board.png", description="small board"))
    )
    container.add_item(
        ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The whole board."))
    )
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(ui.Button(label="Your move", custom_id="your-move", style=discord.ButtonStyle.primary))
    row.add_item(ui.Button(label="Board", custom_id="board"))
    row.add_item(ui.Button(label="Rules", url="https://example.com/rules"))
    container.add_item(row)
    container.add_item(ui.File("attachment://record.txt"))
    view.add_item(container)
    files = [discord.File(picture(), "board.png"), discord.File(io.BytesIO(b"record"), "record.txt")]
    await interaction.response.send_message(view=view, files=files)


@app_commands.command(description="Answers in the language of the asker")
async def whisper(interaction: discord.Interaction) -> None:
    words = {"fr": "Bonjour", "de": "Guten Tag"}
    await interaction.response.send_message(words.get(str(interaction.locale), "Hello"), ephemeral=True)


@app_commands.command(description="Mentions somebody, and pings or not")
async def mention(interaction: discord.Interaction, who: discord.Member, ping: bool) -> None:
    allowed = discord.AllowedMentions(users=[who]) if ping else None
    await interaction.response.send_message("Called.", ephemeral=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    kwargs: dict[str, Any] = {"allowed_mentions": allowed} if allowed else {}
    await interaction.channel.send(f"{who.mention} your move", **kwargs)


@app_commands.command(description="Writes to you directly")
async def direct(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("See your messages.", ephemeral=True)
    await interaction.user.send("A word in private.")


@app_commands.command(description="Uploads an emoji and shows it")
async def stone(interaction: discord.Interaction) -> None:
    await interaction.response.defer()
    client = interaction.client
    emoji = await client.create_application_emoji(name="seat_red", image=picture("#C24E2A", (128, 128)).read())
    view = ui.View().add_item(ui.Button(label="Red", emoji=emoji, custom_id="seat"))
    sent = await interaction.followup.send(f"{emoji} Red", view=view, wait=True)
    await sent.add_reaction(emoji)


games = app_commands.Group(name="karnag", description="Karnag", guild_only=True)
games.default_permissions = None


@games.command(name="move", description="Move along the path")
@app_commands.autocomplete(druid=places)
async def karnag_move(interaction: discord.Interaction, druid: str, steps: app_commands.Range[int, 1, 7] = 1) -> None:
    await interaction.response.send_message(f"{druid} walks {steps}.")
