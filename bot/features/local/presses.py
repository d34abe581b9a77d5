"""Buttons of the first posts in the local Discord."""

from __future__ import annotations

from bot.app.press import Handler, Press
from bot.features.local.welcome import RecordForm, hot_seat, hot_seat_page, load_record, quick_game
from rules import GAMES


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
    "quick": _quick,
    "hotseat": _hot_seat,
    "load": _load,
    "loaded": _loaded,
}
