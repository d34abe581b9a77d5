"""The panel: choices, the move itself, undo, typed lines."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.page import Page, custom_id
from bot.presses.press import Handler, Press, form_value
from bot.words import say
from rules.core import Action


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
    line = form_value(press.interaction.data, "line")
    await press.bot.play_line(press.interaction, press.table, line)


HANDLERS: dict[str, Handler] = {
    "turn": _turn,
    "p": _choose,
    "s": _choose,
    "x": _confirm,
    "undo": _undo,
    "type": _type,
    "typed": _typed,
}
