"""What somebody gets to see of a board: a view of now or of a past moment, with what changed; never a position."""

from __future__ import annotations

from itertools import islice
from typing import NamedTuple

from bot.features.looking import history
from bot.store import Reading, SeatRow, TableRow
from bot.tables.call import Services
from bot.tables.counting import Known, counted
from bot.tables.loaded import load, read_events, read_line
from bot.tables.narrator import Speaker
from bot.tables.tables import opened, seat_of
from bot.ui import limits
from bot.ui.text import say
from rules.core import Event, View
from rules.core.record import Step


class Sight(NamedTuple):
    table: TableRow
    """It speaks the reader's language."""
    view: View
    names: dict[int, str]
    events: list[Event]
    """What changed, as far as the reader may know."""
    heading: str
    lines: Known
    """After how many lines of the log this is, as the reader counts them."""


def sight(
    services: Services,
    session: Reading,
    table_id: int,
    person: int,
    *,
    at: str | None = None,
    lines: int | None = None,
    changes: bool = False,
    public: bool = False,
) -> Sight:
    """The board now, at a moment in words or after so many lines; `public`: as a spectator sees it, in the
    table's language."""
    table, narrator, live = opened(services, session, table_id, None if public else person)
    mine = seat_of(narrator, person)
    seat = None if public else mine
    when = ""
    count = counted(session, table, None if seat is None else seat.seat)
    if lines is not None:
        lines = count.lines(lines)
    if at is not None:
        past = history.past(session, narrator, None if seat is None else seat.seat)
        lines = history.moment(past, mine, narrator, at).lines
    if lines is None or count.out(lines) >= len(count.known):
        match, lines = live.match, table.lines
    else:
        lines = max(1, lines)
        match = load(session, table, lines=lines).match
        then = int(count.at(lines))
        when = say(table.language, "board-then", when=f"<t:{then}:f>")
    view = match.view(None if seat is None else seat.seat)
    events: list[Event] = []
    if changes:
        past = history.past(session, narrator, None)
        events = _events(session, table, seat, history.since_last_turn(past, mine), lines)
    moment = narrator.speak(narrator.chat.moment(view))
    facts: dict[str, str | int] = {"title": narrator.game.title, "table": table.id, "moment": moment}
    heading = f"**{say(table.language, 'panel-heading', **facts)}**"
    return Sight(table, view, names_of(narrator), events, f"{heading}\n{when}" if when else heading, count.out(lines))


def _events(session: Reading, table: TableRow, seat: SeatRow | None, since: int, upto: int) -> list[Event]:
    found: list[Event] = []
    for row in session.lines(table.id, since):
        line = read_line(row)
        if row.n < upto and not (isinstance(line, Step) and line.undone):
            found += read_events(table, row)
    return [event for event in found if event.only in (None, None if seat is None else seat.seat)]


def moments(services: Services, session: Reading, table_id: int, person: int, typed: str) -> list[str]:
    """What `at` completes to."""
    _, narrator, _ = opened(services, session, table_id, person)
    seat = seat_of(narrator, person)
    past = history.past(session, narrator, None if seat is None else seat.seat)
    return [moment.label for moment in islice(history.moments(past, seat, narrator, typed), limits.CHOICES)]


def names_of(narrator: Speaker) -> dict[int, str]:
    return {row.seat: row.name for row in narrator.seats if row.person is not None and row.name}
