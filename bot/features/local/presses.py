"""Buttons of the first posts in the local Discord."""

from __future__ import annotations

from bot.features.local.welcome import hot_seat, hot_seat_page, load_record, quick_game
from bot.tables.call import Call, Talk
from bot.ui.ids import custom_id, press
from bot.ui.page import Form, Page
from bot.ui.text import say
from rules import GAMES


@press("quick", talks=True)
async def quick(talk: Talk, call: Call) -> None:
    """Start a game against computer players; in the local Discord only."""
    if talk.local and call.word(0) in GAMES:
        await quick_game(talk, call, call.word(0))


@press("hotseat", talks=True, fresh=True)
async def play_everybody(talk: Talk, call: Call) -> Page | None:
    """Start a game in which one person plays everybody; in the local Discord only."""
    if not talk.local:
        return None
    if call.word(0) not in GAMES:
        return hot_seat_page(call.language)
    await hot_seat(talk, call, call.word(0))
    return None


@press("load", talks=True)
async def load(talk: Talk, call: Call) -> Form | None:
    """Open the form for a record; in the local Discord only."""
    if not talk.local:
        return None
    title, label = say(call.language, "type-record-title"), say(call.language, "type-record-label")
    return Form(id=custom_id("loaded", 0), title=title, field="file", label=label, file=True)


@press("loaded", talks=True)
async def loaded(talk: Talk, call: Call) -> Page | None:
    """Show the game of the record from the form; in the local Discord only."""
    return await load_record(talk, call) if talk.local else None
