"""The everyday commands: playing, looking, taking back, rules, help."""

from __future__ import annotations

from discord import app_commands

from bot import limits
from bot.commands.common import Choices, Interaction, command, fitting, table_here, titles
from bot.help import TOPICS, topic
from bot.page import Page, cut
from bot.translator import told
from bot.words import say
from rules import GAMES


@command("turn")
async def turn(interaction: Interaction) -> None:
    bot = interaction.client

    async def answer() -> None:
        page = await bot.desk.do(bot.answers.panel, await table_here(interaction), interaction.user.id)
        assert isinstance(page, Page)
        await bot.show(interaction, page)

    await bot.guard(interaction, answer)


@command("do")
@app_commands.describe(line=told("option-line"), table=told("option-table"))
async def do(interaction: Interaction, line: app_commands.Range[str, 1, 400], table: int | None = None) -> None:
    bot = interaction.client

    async def answer() -> None:
        await bot.play_line(interaction, table if table is not None else await table_here(interaction), line)

    await bot.guard(interaction, answer, table=table)


@do.autocomplete("line")
async def _lines(interaction: Interaction, current: str) -> Choices:
    lines = await interaction.client.complete_line(interaction, getattr(interaction.namespace, "table", None), current)
    fitting_lines = [line for line in lines if len(line) <= limits.CHOICE_VALUE]
    return [app_commands.Choice(name=line, value=line) for line in fitting_lines[: limits.CHOICES]]


@do.autocomplete("table")
async def _tables(interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
    found = await interaction.client.own_tables(interaction)
    fitting_tables = [(id, label) for id, label in found if str(current).casefold() in label.casefold()]
    return [
        app_commands.Choice(name=cut(label, limits.CHOICE_NAME), value=id)
        for id, label in fitting_tables[: limits.CHOICES]
    ]


@command("board")
@app_commands.describe(show=told("option-show"))
async def board(interaction: Interaction, show: str | None = None) -> None:
    bot = interaction.client

    async def answer() -> None:
        table = await table_here(interaction)
        if show == "text":
            await bot.show_text(interaction, table)
        else:
            await bot.show_board(interaction, table, show)

    await bot.guard(interaction, answer)


@board.autocomplete("show")
async def _show(interaction: Interaction, current: str) -> Choices:
    words = await interaction.client.regions(interaction)
    return fitting(["whole", "text", *words], current)


@command("hand")
async def hand(interaction: Interaction) -> None:
    bot = interaction.client

    async def answer() -> None:
        table = await table_here(interaction)
        await bot.show(interaction, await bot.desk.do(bot.answers.hand, table, interaction.user.id))

    await bot.guard(interaction, answer)


@command("log")
@app_commands.describe(full=told("option-full"))
async def log(interaction: Interaction, full: bool = False) -> None:
    bot = interaction.client

    async def answer() -> None:
        table = await table_here(interaction)
        await bot.show(interaction, await bot.desk.do(bot.answers.log, table, interaction.user.id, everything=full))

    await bot.guard(interaction, answer)


@command("undo")
@app_commands.describe(back=told("option-back"))
@app_commands.choices(
    back=[app_commands.Choice(name=told(f"back-{word}"), value=word) for word in ("step", "turn", "ask")]
)
async def undo(interaction: Interaction, back: str = "step") -> None:
    bot = interaction.client

    async def answer() -> None:
        table = await table_here(interaction)
        person, id = interaction.user.id, str(interaction.id)
        if back == "ask":
            asked = await bot.desk.do(bot.tables.ask_undo, id, table, person)
            key = "undo-asked" if asked is not None else "undo-granted"
            await bot.show(interaction, Page(lines=[say(bot.language(interaction), key)]))
            return
        await bot.show(interaction, await bot.desk.do(bot.answers.undo, id, table, person, whole_turn=back == "turn"))

    await bot.guard(interaction, answer)


@command("redo")
async def redo(interaction: Interaction) -> None:
    bot = interaction.client

    async def answer() -> None:
        table = await table_here(interaction)
        outcome = await bot.desk.do(bot.tables.redo, str(interaction.id), table, interaction.user.id)
        await bot.show_after(interaction, outcome)

    await bot.guard(interaction, answer)


@command("rules")
@app_commands.describe(find=told("option-find"), title=told("option-title"))
async def rules(interaction: Interaction, find: app_commands.Range[str, 1, 80], title: str | None = None) -> None:
    bot = interaction.client

    async def answer() -> None:
        name = title if title in GAMES else await bot.title_here(interaction)
        await bot.show(interaction, await bot.desk.do(bot.answers.rules, name, find, bot.language(interaction)))

    await bot.guard(interaction, answer)


rules.autocomplete("title")(titles)


@command("games")
async def games(interaction: Interaction) -> None:
    bot = interaction.client

    async def answer() -> None:
        page = await bot.desk.do(bot.answers.games, interaction.user.id, bot.language(interaction))
        await bot.show(interaction, page)

    await bot.guard(interaction, answer)


@command("help")
@app_commands.describe(about=told("option-about"))
async def help_(interaction: Interaction, about: app_commands.Range[str, 1, 40] | None = None) -> None:
    bot = interaction.client

    async def answer() -> None:
        if about is not None:
            await bot.show(interaction, topic(about, bot.language(interaction)))
            return
        place = interaction.channel_id or 0
        page = await bot.desk.do(bot.answers.help, interaction.user.id, bot.language(interaction), place)
        await bot.show(interaction, page)

    await bot.guard(interaction, answer)


@help_.autocomplete("about")
async def _topics(interaction: Interaction, current: str) -> Choices:
    return fitting(list(TOPICS), current)


@command("export")
async def export(interaction: Interaction) -> None:
    bot = interaction.client

    async def answer() -> None:
        await bot.show_record(interaction, await table_here(interaction))

    await bot.guard(interaction, answer)


EVERYDAY = (turn, do, board, hand, log, undo, redo, rules, games, help_, export)
