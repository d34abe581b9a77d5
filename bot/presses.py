"""Buttons, menus and forms: read from their ids, so that every one of them works after a restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.page import Page, custom_id
from bot.welcome import quick_game
from bot.words import say
from rules import GAMES
from rules.core import Action

if TYPE_CHECKING:
    from bot.client import Menhir

ID = re.compile(r"m:(?P<verb>[a-z]+):(?P<table>\d+)(?::(?P<rest>.*))?", re.S)

Interaction = discord.Interaction["Menhir"]


class Press:
    """One press of a button, choice of a menu, or form sent in."""

    def __init__(self, bot: Menhir, interaction: Interaction, match: re.Match[str]) -> None:
        self.bot, self.interaction = bot, interaction
        self.verb, self.table = match["verb"], int(match["table"])
        words = (match["rest"] or "").split(":")
        self.words = words[:-1] if re.fullmatch(r"p\d+", words[-1]) else words
        self.person = interaction.user.id
        self.name = interaction.user.display_name
        self.language = bot.language(interaction)

    @property
    def question(self) -> int | None:
        return int(self.words[0]) if self.words and self.words[0].isdigit() else None

    @property
    def path(self) -> list[str]:
        path = [word for word in self.words[1].split("~") if word] if len(self.words) > 1 else []
        data: Any = self.interaction.data or {}
        return [*path, *(str(value) for value in data.get("values", []))]

    @property
    def id(self) -> str:
        return str(self.interaction.id)

    async def show(self, page: Page, *, fresh: bool = False) -> None:
        await self.bot.show(self.interaction, page, fresh=fresh)


async def pressed(bot: Menhir, interaction: Interaction) -> None:
    """Handle a component or form interaction if it is one of ours."""
    data: Any = interaction.data or {}
    match = ID.fullmatch(str(data.get("custom_id", "")))
    if match is None:
        return
    press = Press(bot, interaction, match)
    handler = HANDLERS.get(press.verb)
    if handler is not None:
        await bot.guard(interaction, lambda: handler(press), table=press.table)


# --- lobby -----------------------------------------------------------------------------------------


async def _join(press: Press) -> None:
    tables = press.bot.tables
    seat = await press.bot.desk.do(tables.join, press.id, press.table, press.person, press.name)
    await press.show(await press.bot.desk.do(_joined, press, seat))


def _joined(press: Press, seat: int) -> Page:
    from bot.tables.story import seat_name
    from bot.words import SEATS

    with press.bot.tables.looking() as session:
        table = session.table(press.table)
        assert table is not None
        host = next((row for row in session.seats(table.id) if row.person == table.host), None)
        name = seat_name(host, press.language) if host is not None else "?"
        colour = say(press.language, f"seat-{SEATS[seat]}")
        return Page(lines=[say(press.language, "joined", seat=colour, host=name)])


async def _leave(press: Press) -> None:
    await press.bot.desk.do(press.bot.tables.leave, press.id, press.table, press.person)
    await press.show(Page(lines=[say(press.language, "left")]))


async def _computer(press: Press) -> None:
    from bot.words import SEATS

    moderator = press.interaction.permissions.manage_guild
    seat = await press.bot.desk.do(press.bot.tables.computer, press.id, press.table, press.person, moderator=moderator)
    if press.interaction.type is discord.InteractionType.component:
        await press.interaction.response.defer()  # the card shows it
        return
    colour = say(press.language, f"seat-{SEATS[seat]}")
    await press.show(Page(lines=[say(press.language, "computer-added", seat=colour)]))


async def _start(press: Press) -> None:
    moderator = press.interaction.permissions.manage_guild
    await press.interaction.response.defer()
    await press.bot.desk.do(press.bot.tables.start, press.id, press.table, press.person, moderator=moderator)


# --- the panel -------------------------------------------------------------------------------------


async def _turn(press: Press) -> None:
    page = await press.bot.desk.do(press.bot.answers.panel, press.table, press.person)
    assert isinstance(page, Page)
    await press.show(page)


async def _choose(press: Press) -> None:
    """A choice in the panel: the next question, or the move itself."""
    found = await press.bot.desk.do(
        press.bot.answers.panel, press.table, press.person, press.path, question=press.question
    )
    if isinstance(found, Page):
        await press.show(found)
    else:
        await _play(press, found)


async def _confirm(press: Press) -> None:
    action = await press.bot.desk.do(
        press.bot.answers.action, press.table, press.person, press.path, press.question or 0
    )
    await _play(press, action)


async def _play(press: Press, action: Action) -> None:
    outcome = await press.bot.desk.do(
        press.bot.tables.play, press.id, press.table, press.person, [action], question=press.question
    )
    await press.bot.show_after(press.interaction, outcome)


async def _undo(press: Press) -> None:
    _, what = await press.bot.desk.do(press.bot.tables.undo, press.id, press.table, press.person)
    await press.show(await press.bot.desk.do(press.bot.answers.undone, press.table, press.person, what))


class TypeIt(ui.Modal):
    """One line for a whole decision; it is read when it is sent in (`_typed`)."""

    def __init__(self, table: int, question: int, language: str, example: str) -> None:
        super().__init__(title=say(language, "type-title"), custom_id=custom_id("typed", table, question), timeout=None)
        field: ui.TextInput[Any] = ui.TextInput(custom_id="line", placeholder=example or None, max_length=400)
        self.add_item(ui.Label(text=say(language, "type-label"), component=field))
        self.stop()


async def _type(press: Press) -> None:
    modal = TypeIt(press.table, press.question or 0, press.language, "")
    await press.interaction.response.send_modal(modal)


async def _typed(press: Press) -> None:
    line = _value(press.interaction.data, "line")
    await press.bot.play_line(press.interaction, press.table, line)


def _value(data: Any, name: str) -> str:
    """The value of a form's field, wherever Discord put it."""
    if isinstance(data, dict):
        if data.get("custom_id") == name and "value" in data:
            return str(data["value"])
        return next((found for inner in data.values() if (found := _value(inner, name))), "")
    if isinstance(data, list):
        return next((found for inner in data if (found := _value(inner, name))), "")
    return ""


# --- looking ---------------------------------------------------------------------------------------


async def _hand(press: Press) -> None:
    await press.show(await press.bot.desk.do(press.bot.answers.hand, press.table, press.person), fresh=True)


async def _log(press: Press) -> None:
    await press.show(await press.bot.desk.do(press.bot.answers.log, press.table, press.person), fresh=True)


async def _board(press: Press) -> None:
    await press.bot.show_board(press.interaction, press.table)


async def _text(press: Press) -> None:
    await press.bot.show_text(press.interaction, press.table)


async def _record(press: Press) -> None:
    await press.bot.show_record(press.interaction, press.table)


# --- requests, rematch -----------------------------------------------------------------------------


async def _agree(press: Press) -> None:
    await press.interaction.response.defer()
    await press.bot.desk.do(press.bot.tables.answer_undo, press.id, press.table, press.person, press.words[0], True)


async def _refuse(press: Press) -> None:
    await press.interaction.response.defer()
    await press.bot.desk.do(press.bot.tables.answer_undo, press.id, press.table, press.person, press.words[0], False)


async def _here(press: Press) -> None:
    await press.bot.move_table(press.interaction, press.table)


async def _quick(press: Press) -> None:
    if not press.bot.local or press.words[0] not in GAMES:
        return
    await quick_game(press.bot, press.interaction, press.words[0])


async def _rematch(press: Press) -> None:
    table = await press.bot.desk.do(press.bot.tables.rematch, press.id, press.table, press.person, press.name)
    await press.show(Page(lines=[say(press.language, "opened", table=table.id)]))


HANDLERS: dict[str, Callable[[Press], Awaitable[None]]] = {
    "join": _join,
    "leave": _leave,
    "computer": _computer,
    "start": _start,
    "turn": _turn,
    "p": _choose,
    "s": _choose,
    "x": _confirm,
    "undo": _undo,
    "type": _type,
    "typed": _typed,
    "hand": _hand,
    "log": _log,
    "board": _board,
    "text": _text,
    "record": _record,
    "agree": _agree,
    "refuse": _refuse,
    "rematch": _rematch,
    "here": _here,
    "quick": _quick,
}
