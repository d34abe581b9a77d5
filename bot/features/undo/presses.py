"""Answers to requests, and buttons of the first posts."""

from __future__ import annotations

from bot.app.press import Handler, Press
from bot.features.local.welcome import RecordForm, hot_seat, hot_seat_page, load_record, quick_game
from bot.store import Writing
from bot.tables.call import Call
from bot.tables.reading import TableReader
from bot.ui.ids import press
from rules import GAMES


@press("agree", writes=True)
def agree(answers: TableReader, _: Writing, call: Call) -> None:
    """Agree to a request to take back. What it leads to is seen in the channel; who may not answer is told why."""
    answers.tables.answer_undo(call.id, call.table, call.person, call.words[0], True)


@press("refuse", writes=True)
def refuse(answers: TableReader, _: Writing, call: Call) -> None:
    """Refuse a request to take back."""
    answers.tables.answer_undo(call.id, call.table, call.person, call.words[0], False)


async def _here(press: Press) -> None:
    """Bring a table to this channel."""
    await press.bot.move_table(press.interaction, press.table)


async def _quick(press: Press) -> None:
    """Start a game against computer players; in the local Discord only."""
    if not press.bot.local or press.words[0] not in GAMES:
        return
    await quick_game(press.bot, press.interaction, press.words[0])


async def _hot_seat(press: Press) -> None:
    """Start a game in which one person plays everybody; in the local Discord only."""
    if not press.bot.local:
        return
    if press.words[0] in GAMES:
        await hot_seat(press.bot, press.interaction, press.words[0])
    else:
        await press.show(hot_seat_page(press.language), fresh=True)


async def _load(press: Press) -> None:
    """Open the form for a record; in the local Discord only."""
    if press.bot.local:
        await press.interaction.response.send_modal(RecordForm(press.language))


async def _loaded(press: Press) -> None:
    """Show the game of the record from the form; in the local Discord only."""
    if press.bot.local:
        await load_record(press.bot, press.interaction)


HANDLERS: dict[str, Handler] = {
    "here": _here,
    "quick": _quick,
    "hotseat": _hot_seat,
    "load": _load,
    "loaded": _loaded,
}
