"""The last post of a game: places, where the points came from, effort, and the proof that chance was fair."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from bot.store import SeatRow
from bot.store.bodies import EndBody
from bot.tables.card import placed
from bot.tables.loaded import Loaded
from bot.tables.narrator import Speaker
from bot.ui.text import SEATS, say
from rules.core import Placing
from rules.core.chat import Said
from rules.core.dice import commitment
from rules.core.text import catalogue

WIDE = 36
"""Characters of a line that a phone shows whole."""
SOURCE = 12
DAY = 24 * 60 * 60


def end_post(narrator: Speaker, live: Loaded, undone: int, steps: int) -> EndBody:
    """What the post says."""
    table, standings = narrator.table, live.match.standings
    assert standings is not None
    everybody = placed(narrator, standings)
    first = [placing.seat for placing in everybody if placing.place == 1]
    lines = [
        narrator.say("end-place", place=placing.place, who=narrator.name(placing.seat), score=placing.score)
        for placing in everybody
    ]
    lines += sources_table(narrator, standings.placings)
    lines += narrator.history()
    days = int(((table.ended or narrator.now) - (table.started or table.created)) // DAY) + 1
    lines.append(narrator.say("end-effort", days=days, steps=steps, undone=undone))
    lines.append(narrator.say("end-secret", secret=table.secret.hex(), seal=commitment(table.secret)[:16]))
    lines.append(narrator.say("end-hash", hash=live.match.seal))
    return EndBody(
        heading=narrator.say("end-heading", title=narrator.game.title, table=table.id, who=narrator.names(first)),
        lines=lines,
        picture=live.lines,
        buttons=[["rematch"], ["reveal"], ["record"], ["board"], ["log"], ["check"]],
    )


def sources_table(narrator: Speaker, placings: Sequence[Placing]) -> list[str]:
    """Where the points came from, as a table that a phone shows; nothing where there is only one source."""
    sources = list(dict.fromkeys(source for placing in placings for source in placing.sources))
    if len(sources) < 2:
        return []
    wide = (WIDE - SOURCE) // len(placings)
    names = [short_name(narrator.seats[placing.seat], narrator.table.language, wide - 1) for placing in placings]
    rows = ["".join([" " * SOURCE, *(name.rjust(wide) for name in names)])]
    for source in sources:
        label = source_word(narrator, source)[: SOURCE - 1].ljust(SOURCE)
        values = [str(placing.sources.get(source, 0)).rjust(wide) for placing in placings]
        rows.append("".join([label, *values]))
    return ["```\n" + "\n".join(row.rstrip() for row in rows) + "\n```"]


def source_word(narrator: Speaker, source: str) -> str:
    """The word for a source of points, if the title has one."""
    bundle = catalogue(narrator.chat.package, "en")
    known = bundle is not None and bundle.has_message(f"source-{source}")
    return narrator.speak(Said(f"source-{source}")) if known else source


def short_name(seat: SeatRow, language: str, most: int) -> str:
    """A name inside a block of plain type: nothing there is formatting, but a backtick would end it."""
    word = say(language, f"seat-{SEATS[seat.seat]}")
    name = seat.name if seat.person is not None and seat.name else word
    shown = "".join(c for c in name if unicodedata.category(c)[0] in "LNPS" and c != "`") or word
    return shown[:most]
