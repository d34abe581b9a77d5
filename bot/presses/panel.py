"""The panel: choices, the move itself, undo, typed lines."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.page import Page, custom_id
from bot.presses.press import Handler, Press
from bot.words import say


async def _turn(press: Press) -> None:
    await press.show(await press.bot.desk.do(press.bot.answers.panel, press.table, press.person))


async def _look(press: Press) -> None:
    """Another page of the panel; nothing is played."""
    look = press.bot.answers.panel
    await press.show(await press.bot.desk.do(look, press.table, press.person, press.path, question=press.question))


async def _tick(press: Press) -> None:
    tick = press.bot.answers.tick
    await press.show(
        await press.bot.desk.do(tick, press.table, press.person, press.chosen, press.values, press.question)
    )


async def _choose(press: Press, **how: Any) -> None:
    """A choice in the panel: the next question, or the move itself."""
    choose = press.bot.answers.choose
    found = await press.bot.desk.do(
        choose, press.id, press.table, press.person, press.path, question=press.question, **how
    )
    if isinstance(found, Page):
        await press.show(found)
    else:
        await press.bot.show_after(press.interaction, found)


async def _confirm(press: Press) -> None:
    await _choose(press, confirmed=True)


async def _advised(press: Press) -> None:
    await _choose(press, advised=True)


async def _answer(press: Press) -> None:
    """A quick answer on the call, which everybody sees; the id says who is asked."""
    await _choose(press, confirmed=True, seat=int(press.words[2]))


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


HANDLERS: dict[str, Handler] = {
    "turn": _turn,
    "p": _choose,
    "s": _choose,
    "f": _look,
    "b": _look,
    "t": _tick,
    "v": _advised,
    "x": _confirm,
    "answer": _answer,
    "undo": _undo,
    "type": _type,
    "typed": _typed,
}
