"""What was worth telling: public events by their weight, and who took the lead.

Lines are chosen by weight, not written freely: every one is a sentence of the title's catalogue about a public event.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store import Reading, TableRow
from bot.tables.loaded import Loaded, load, read_events, read_line
from bot.tables.narrator import Speaker
from rules.core import Event
from rules.core.record import Step

MOST_LINES = 4
"""Events told; the line about now is the fifth."""
LEAD = 8
"""How much a change of the lead weighs."""
LOOKED_AT = 8
"""Rounds whose ends are compared to see who led."""
WORTH = 3
"""A round has a line of its own if something in it weighs this much."""


class Told(msgspec.Struct):
    """One line that might be told: where in the log, in which round, how heavy."""

    n: int
    round: int
    weight: int
    line: str


class Weighed(msgspec.Struct):
    """What happened since a line of the log."""

    lines: list[Told]
    rounds: tuple[int, int]
    """First and last; 0 in a title without rounds."""


def weighed(session: Reading, table: TableRow, narrator: Speaker, since: int) -> Weighed:
    """Everything with a weight since that line."""
    found: list[Told] = []
    ends: dict[int, int] = {}
    group = chapter = 0
    rounds = False
    for n, event in events_of(session, table):
        number = round_of(event)
        if number:
            rounds, group = True, number
        elif not rounds and narrator.chat.chapter(event) is not None:
            chapter += 1
            group = chapter
        if n < since:
            continue
        if n == since > 0 and number:
            found, ends = [], {}  # the round begins within this line; what stands before belongs to the last one
        ends[group] = n + 1
        weight = narrator.chat.weight(event)
        said = narrator.chat.story(event) if weight > 0 else None
        if said is not None:
            found.append(Told(n, group, weight, narrator.speak(said)))
    found += _leads(session, table, narrator, since, ends)
    span = (min(ends), max(ends)) if rounds and ends else (0, 0)
    return Weighed(found, span)


def events_of(session: Reading, table: TableRow) -> list[tuple[int, Event]]:
    """Public events that count, with their place in the log."""
    found: list[tuple[int, Event]] = []
    for row in session.lines(table.id):
        line = read_line(row)
        if isinstance(line, Step) and line.undone:
            continue
        found += [(row.n, event) for event in read_events(table, row) if event.only is None]
    return found


def round_of(event: Event) -> int:
    number = getattr(event, "round", None)
    return number if isinstance(number, int) else 0


def choose(found: Sequence[Told], most: int = MOST_LINES) -> list[Told]:
    """The heaviest of each round first, then the heaviest of the rest; ties by time. In order of time."""
    heaviest = sorted(found, key=lambda told: (-told.weight, told.n))
    chosen: list[Told] = []
    for fresh in (True, False):
        for told in heaviest:
            if len(chosen) >= most:
                break
            rounds = {other.round for other in chosen}
            if told.line not in {other.line for other in chosen} and (
                not fresh or (told.round not in rounds and told.weight >= WORTH)
            ):
                chosen.append(told)
    return sorted(chosen, key=lambda told: told.n)


def _leads(session: Reading, table: TableRow, narrator: Speaker, since: int, ends: dict[int, int]) -> list[Told]:
    """Who took the lead, looked at when a round ends."""
    found: list[Told] = []
    before: int | None = None
    for group, n in [(-1, max(1, since)), *list(ends.items())[-LOOKED_AT:]]:
        scores = scores_of(narrator, load(session, table, lines=n))
        best = max(scores.values(), default=0)
        first = [seat for seat, score in scores.items() if score == best]
        leader = first[0] if len(first) == 1 else None
        if group >= 0 and leader is not None and leader != before:
            line = narrator.say("recap-lead", who=narrator.name(leader), score=best)
            found.append(Told(n - 1, group, LEAD, line))
        before = leader if leader is not None else before
    return found


def scores_of(narrator: Speaker, live: Loaded) -> dict[int, int]:
    """The first column of the standings, where it holds numbers."""
    columns = narrator.chat.columns(live.match.view(None))
    values = columns[0].values if columns else {}
    return {seat: value for seat, value in values.items() if isinstance(value, int)}
