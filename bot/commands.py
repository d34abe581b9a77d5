"""Slash commands: the common ones, and for each title one group whose subcommands are its kinds of action."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

import discord
from discord import app_commands

from bot import limits
from bot.page import Page, cut
from bot.tables import Refused
from bot.translator import told
from bot.words import SEATS, say
from rules import GAMES
from rules.core import Action, Game
from rules.core.reader import Filled
from rules.core.text import catalogue

if TYPE_CHECKING:
    from bot.client import Menhir

Interaction = discord.Interaction["Menhir"]
Choices = list[app_commands.Choice[str]]


def register(bot: Menhir) -> None:
    for command in (turn, do, board, hand, log, undo, redo, rules, games, watch, help_, export):
        bot.tree.add_command(command)
    bot.tree.add_command(TableGroup())
    for game in GAMES.values():
        bot.tree.add_command(title_group(game))


async def table_here(interaction: Interaction) -> int:
    return await interaction.client.table_here(interaction)


# --- everyday commands -----------------------------------------------------------------------------


def _command(name: str) -> Callable[[Callable[..., Any]], app_commands.Command[Any, Any, Any]]:
    """A command whose description stands in the catalogue as `command-<name>`."""
    return app_commands.command(name=name, description=told(f"command-{name}"))


@_command("turn")
async def turn(interaction: Interaction) -> None:
    bot = interaction.client

    async def answer() -> None:
        page = await bot.desk.do(bot.answers.panel, await table_here(interaction), interaction.user.id)
        assert isinstance(page, Page)
        await bot.show(interaction, page)

    await bot.guard(interaction, answer)


@_command("do")
@app_commands.describe(line=told("option-line"))
async def do(interaction: Interaction, line: app_commands.Range[str, 1, 400]) -> None:
    bot = interaction.client

    async def answer() -> None:
        await bot.play_line(interaction, await table_here(interaction), line)

    await bot.guard(interaction, answer)


@_command("board")
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
    return _fitting(["whole", "text", *words], current)


@_command("hand")
async def hand(interaction: Interaction) -> None:
    bot = interaction.client

    async def answer() -> None:
        table = await table_here(interaction)
        await bot.show(interaction, await bot.desk.do(bot.answers.hand, table, interaction.user.id))

    await bot.guard(interaction, answer)


@_command("log")
@app_commands.describe(full=told("option-full"))
async def log(interaction: Interaction, full: bool = False) -> None:
    bot = interaction.client

    async def answer() -> None:
        table = await table_here(interaction)
        await bot.show(interaction, await bot.desk.do(bot.answers.log, table, interaction.user.id, everything=full))

    await bot.guard(interaction, answer)


@_command("undo")
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
        _, what = await bot.desk.do(bot.tables.undo, id, table, person, whole_turn=back == "turn")
        await bot.show(interaction, await bot.desk.do(bot.answers.undone, table, person, what))

    await bot.guard(interaction, answer)


@_command("redo")
async def redo(interaction: Interaction) -> None:
    bot = interaction.client

    async def answer() -> None:
        table = await table_here(interaction)
        outcome = await bot.desk.do(bot.tables.redo, str(interaction.id), table, interaction.user.id)
        await bot.show_after(interaction, outcome)

    await bot.guard(interaction, answer)


@_command("rules")
@app_commands.describe(find=told("option-find"), title=told("option-title"))
async def rules(interaction: Interaction, find: app_commands.Range[str, 1, 80], title: str | None = None) -> None:
    bot = interaction.client

    async def answer() -> None:
        name = title if title in GAMES else await bot.title_here(interaction)
        await bot.show(interaction, await bot.desk.do(bot.answers.rules, name, find, bot.language(interaction)))

    await bot.guard(interaction, answer)


async def _titles(interaction: Interaction, current: str) -> Choices:
    fitting = [game for game in GAMES.values() if current.casefold() in game.title.casefold()]
    return [app_commands.Choice(name=game.title, value=game.name) for game in fitting[: limits.CHOICES]]


rules.autocomplete("title")(_titles)


@_command("games")
async def games(interaction: Interaction) -> None:
    bot = interaction.client

    async def answer() -> None:
        page = await bot.desk.do(bot.answers.games, interaction.user.id, bot.language(interaction))
        await bot.show(interaction, page)

    await bot.guard(interaction, answer)


@_command("watch")
@app_commands.describe(how=told("option-how"))
@app_commands.choices(how=[app_commands.Choice(name=told(f"how-{word}"), value=word) for word in ("follow", "stop")])
async def watch(interaction: Interaction, how: str = "follow") -> None:
    """Being in the thread is following: Discord shows it among one's threads, and nobody is mentioned."""
    bot = interaction.client

    async def answer() -> None:
        table = await table_here(interaction)
        if isinstance(interaction.channel, discord.Thread):
            change = interaction.channel.add_user if how == "follow" else interaction.channel.remove_user
            try:
                await change(discord.Object(interaction.user.id))
            except discord.Forbidden:
                raise Refused("watch-yourself") from None
        key = "watching" if how == "follow" else "unwatched"
        await bot.show(interaction, Page(lines=[say(bot.language(interaction), key, table=table)]))

    await bot.guard(interaction, answer)


@_command("help")
async def help_(interaction: Interaction) -> None:
    bot = interaction.client

    async def answer() -> None:
        place = interaction.channel_id or 0
        page = await bot.desk.do(bot.answers.help, interaction.user.id, bot.language(interaction), place)
        await bot.show(interaction, page)

    await bot.guard(interaction, answer)


@_command("export")
async def export(interaction: Interaction) -> None:
    bot = interaction.client

    async def answer() -> None:
        await bot.show_record(interaction, await table_here(interaction))

    await bot.guard(interaction, answer)


# --- tables ----------------------------------------------------------------------------------------


SEAT_CHOICES = [app_commands.Choice(name=told(f"seat-{word}"), value=seat) for seat, word in enumerate(SEATS)]


def _fitting(words: list[str], current: str) -> Choices:
    fitting = [word for word in words if current.casefold() in word.casefold()]
    return [app_commands.Choice(name=word, value=word) for word in fitting[: limits.CHOICES]]


class TableGroup(app_commands.Group):
    """`/table …`"""

    def __init__(self) -> None:
        super().__init__(name="table", description=told("command-table"), guild_only=True)

    @app_commands.command(name="open", description=told("command-table-open"))
    @app_commands.describe(
        title=told("option-title"),
        seats=told("option-seats"),
        where=told("option-where"),
        options=told("option-options"),
        name=told("option-name"),
    )
    @app_commands.choices(
        where=[app_commands.Choice(name=told(f"where-{word}"), value=word) for word in ("thread", "here")]
    )
    @app_commands.autocomplete(title=_titles)
    async def open(
        self,
        interaction: Interaction,
        title: str,
        seats: app_commands.Range[int, 1, 5] | None = None,
        where: str = "thread",
        options: str = "",
        name: app_commands.Range[str, 0, 60] = "",
    ) -> None:
        bot = interaction.client
        await bot.guard(interaction, lambda: bot.open_table(interaction, title, seats, where, options, name))

    @app_commands.command(name="join", description=told("command-table-join"))
    async def join(self, interaction: Interaction) -> None:
        await interaction.client.press(interaction, "join")

    @app_commands.command(name="leave", description=told("command-table-leave"))
    async def leave(self, interaction: Interaction) -> None:
        await interaction.client.press(interaction, "leave")

    @app_commands.command(name="computer", description=told("command-table-computer"))
    async def computer(self, interaction: Interaction) -> None:
        await interaction.client.press(interaction, "computer")

    @app_commands.command(name="start", description=told("command-table-start"))
    async def start(self, interaction: Interaction) -> None:
        bot = interaction.client

        async def answer() -> None:
            moderator = interaction.permissions.manage_guild
            table = await table_here(interaction)
            row = await bot.desk.do(
                bot.tables.start, str(interaction.id), table, interaction.user.id, moderator=moderator
            )
            await bot.show(interaction, Page(lines=[say(row.language, "begun", table=row.id)]))

        await bot.guard(interaction, answer)

    @app_commands.command(name="seat", description=told("command-table-seat"))
    @app_commands.describe(colour=told("option-colour"))
    @app_commands.choices(colour=SEAT_CHOICES)
    async def seat(self, interaction: Interaction, colour: int) -> None:
        await self._change(interaction, interaction.client.tables.take_seat, colour)

    @app_commands.command(name="remove", description=told("command-table-remove"))
    @app_commands.describe(colour=told("option-colour"))
    @app_commands.choices(colour=SEAT_CHOICES)
    async def remove(self, interaction: Interaction, colour: int) -> None:
        moderator = interaction.permissions.manage_guild
        await self._change(interaction, interaction.client.tables.remove, colour, moderator=moderator)

    @app_commands.command(name="host", description=told("command-table-host"))
    @app_commands.describe(member=told("option-member"))
    async def host(self, interaction: Interaction, member: discord.Member) -> None:
        moderator = interaction.permissions.manage_guild
        await self._change(interaction, interaction.client.tables.hand_over, member.id, moderator=moderator)

    @app_commands.command(name="invite", description=told("command-table-invite"))
    @app_commands.describe(member=told("option-member"))
    async def invite(self, interaction: Interaction, member: discord.Member) -> None:
        await self._change(interaction, interaction.client.tables.invite, member.id)

    @app_commands.command(name="options", description=told("command-table-options"))
    @app_commands.describe(option=told("option-option"), value=told("option-value"))
    async def options(
        self, interaction: Interaction, option: app_commands.Range[str, 1, 60], value: app_commands.Range[str, 1, 60]
    ) -> None:
        moderator = interaction.permissions.manage_guild
        await self._change(interaction, interaction.client.tables.set_option, option, value, moderator=moderator)

    @options.autocomplete("option")
    async def _option_names(self, interaction: Interaction, current: str) -> Choices:
        names = await interaction.client.option_values(interaction, None)
        return _fitting(names, current)

    @options.autocomplete("value")
    async def _option_values(self, interaction: Interaction, current: str) -> Choices:
        chosen = getattr(interaction.namespace, "option", None) or ""
        return _fitting(await interaction.client.option_values(interaction, chosen), current)

    async def _change(self, interaction: Interaction, change: Callable[..., object], *words: Any, **more: Any) -> None:
        """A change of the lobby that the card shows to everybody."""
        bot = interaction.client

        async def answer() -> None:
            table = await table_here(interaction)
            await bot.desk.do(change, str(interaction.id), table, interaction.user.id, *words, **more)
            await bot.show(interaction, Page(lines=[say(bot.language(interaction), "changed", table=table)]))

        await bot.guard(interaction, answer)

    @app_commands.command(name="info", description=told("command-table-info"))
    async def info(self, interaction: Interaction) -> None:
        bot = interaction.client

        async def answer() -> None:
            await bot.show(interaction, await bot.desk.do(bot.answers.info, await table_here(interaction)))

        await bot.guard(interaction, answer)

    @app_commands.command(name="resign", description=told("command-table-resign"))
    async def resign(self, interaction: Interaction) -> None:
        bot = interaction.client

        async def answer() -> None:
            table = await table_here(interaction)
            await bot.desk.do(bot.tables.resign, str(interaction.id), table, interaction.user.id)
            await bot.show(interaction, Page(lines=[say(bot.language(interaction), "left")]))

        await bot.guard(interaction, answer)

    @app_commands.command(name="end", description=told("command-table-end"))
    async def end(self, interaction: Interaction) -> None:
        bot = interaction.client

        async def answer() -> None:
            moderator = interaction.permissions.manage_guild
            table = await table_here(interaction)
            await bot.desk.do(bot.tables.end, str(interaction.id), table, interaction.user.id, moderator=moderator)
            await bot.show(interaction, Page(lines=[say(bot.language(interaction), "table-closed", table=table)]))

        await bot.guard(interaction, answer)

    @app_commands.command(name="rematch", description=told("command-table-rematch"))
    async def rematch(self, interaction: Interaction) -> None:
        await interaction.client.press(interaction, "rematch")

    @app_commands.command(name="move", description=told("command-table-move"))
    @app_commands.describe(table=told("option-table"))
    async def move(self, interaction: Interaction, table: int) -> None:
        bot = interaction.client
        await bot.guard(interaction, lambda: bot.move_table(interaction, table))

    @move.autocomplete("table")
    async def _own_tables(self, interaction: Interaction, current: str) -> list[app_commands.Choice[int]]:
        found = await interaction.client.own_tables(interaction)
        return [
            app_commands.Choice(name=cut(label, limits.CHOICE_NAME), value=id)
            for id, label in found
            if current.casefold() in label.casefold()
        ][: limits.CHOICES]

    @app_commands.command(name="close", description=told("command-table-close"))
    async def close(self, interaction: Interaction) -> None:
        bot = interaction.client

        async def answer() -> None:
            table = await table_here(interaction)
            moderator = interaction.permissions.manage_guild
            await bot.desk.do(bot.tables.close, str(interaction.id), table, interaction.user.id, moderator=moderator)
            await bot.show(interaction, Page(lines=[say(bot.language(interaction), "table-closed", table=table)]))

        await bot.guard(interaction, answer)


# --- titles ----------------------------------------------------------------------------------------


def title_group(game: Game[Any, Any]) -> app_commands.Group:
    """`/<title> …`: one subcommand per kind of action, its options the action's fields, completed from `legal()`."""
    group = app_commands.Group(name=game.name, description=told("command-title", title=game.title), guild_only=True)
    for kind in game.actions:
        group.add_command(_kind_command(game, kind))
    return group


def _kind_command(game: Game[Any, Any], kind: type[Action]) -> app_commands.Command[Any, Any, Any]:
    fields = kind.__struct_fields__

    async def play(interaction: Interaction, **values: str | None) -> None:
        bot = interaction.client
        given = {field: str(value) for field, value in values.items() if value is not None}

        async def answer() -> None:
            await bot.play_line(interaction, await table_here(interaction), Filled(kind, given), title=game.name)

        await bot.guard(interaction, answer)

    parameters = [
        inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    ]
    for number, field in enumerate(fields):
        required = number == 0
        parameters.append(
            inspect.Parameter(
                field,
                inspect.Parameter.POSITIONAL_OR_KEYWORD,
                annotation=app_commands.Range[str, 1, 60] if required else app_commands.Range[str, 1, 60] | None,
                default=inspect.Parameter.empty if required else None,
            )
        )
    play.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    name = kind.__name__.lower()
    about = _words(game, f"do-{name}") or cut((kind.__doc__ or name).split("\n")[0], limits.DESCRIPTION)
    command: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=name, description=about, callback=cast(Any, play)
    )
    for field in fields:
        command._params[field].description = _words(game, f"field-{field}") or told("option-field", field=field)
        command.autocomplete(field)(_completion(kind, field))
    return command


def _words(game: Game[Any, Any], key: str) -> app_commands.locale_str | None:
    """A text of the title's catalogue, if it has it."""
    package = type(game).__module__.removesuffix(".game")
    bundle = catalogue(package, "en")
    return told(key, package) if bundle is not None and bundle.has_message(key) else None


def _completion(kind: type[Action], field: str) -> Callable[[Interaction, str], Any]:
    async def complete(interaction: Interaction, current: str) -> Choices:
        bot = interaction.client
        filled = {
            name: str(value)
            for name, value in vars(interaction.namespace).items()
            if name != field and value not in (None, "")
        }
        found = await bot.completions(interaction, kind, filled, field, current)
        return [
            app_commands.Choice(name=cut(label, limits.CHOICE_NAME), value=cut(word, limits.CHOICE_VALUE))
            for label, word in found[: limits.CHOICES]
        ]

    return complete
