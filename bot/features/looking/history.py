"""A game's past as its lines tell it: what happened line by line, where chapters began, moments one can ask for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from bot.store import Reading, SeatRow
from bot.tables.counting import counted
from bot.tables.loaded import read_events, read_line
from bot.tables.narrator import Speaker
from bot.tables.refused import Refused
from rules.core.chat import Said
from rules.core.record import Line, Step, TakenBack

LONGEST_LABEL = 96


class Past(NamedTuple):
    """One line of the log."""

    n: int
    at: float
    seat: int | None
    """Who decided; None for the start, for lines that take something back, and for what the reader does not know."""
    said: list[Said]
    """What a reader may hear of it; spoken only when it is shown, for that takes time."""
    headings: list[Said]
    """Chapters that begin with it."""
    undone: bool
    quietly: bool
    """It was taken back before anybody learned anything: only the full log tells it."""


class Moment(NamedTuple):
    label: str
    lines: int
    """The position after that many lines."""


def past(session: Reading, narrator: Speaker, seat: int | None) -> list[Past]:
    """All lines, with the private events of that seat."""
    count = counted(session, narrator.table, seat)
    rows, known = count.rows, set(count.known)
    lines = [read_line(row) for row in rows]
    quiet = _quiet(lines, known)
    found = []
    for row, line in zip(rows, lines, strict=True):
        events = [event for event in read_events(narrator.table, row) if event.only in (None, seat)]
        said = [narrator.chat.story(event) for event in events]
        headings = [narrator.chat.chapter(event) for event in events]
        found.append(
            Past(
                n=row.n,
                at=row.at,
                seat=line.seat if isinstance(line, Step) and row.n in known else None,
                said=[one for one in said if one is not None],
                headings=[one for one in headings if one is not None],
                undone=isinstance(line, Step) and line.undone,
                quietly=row.n in quiet,
            )
        )
    return found


def _quiet(lines: Sequence[Line], known: set[int]) -> set[int]:
    """Numbers of the steps that were taken back freely: all their seat's own as far as the reader knows, and nothing
    was drawn since."""
    quiet: set[int] = set()
    counted: list[tuple[int, Step]] = []
    for n, line in enumerate(lines):
        if isinstance(line, Step):
            counted.append((n, line))
        elif isinstance(line, TakenBack):
            gone = counted[len(counted) - line.steps :]
            del counted[len(counted) - line.steps :]
            if all(step.seat == line.seat and not step.chance for n, step in gone if n in known):
                quiet |= {n for n, _ in gone}
    return quiet


def own_turn(lines: list[Past], seat: int, awaited: bool) -> tuple[int, int]:
    """(begin, end) of a seat's last turn, in lines: the last row of steps in which nobody else decided."""
    steps = [line for line in lines if line.seat is not None and not line.undone]
    if awaited and (not steps or steps[-1].seat != seat):
        return len(lines), len(lines)
    end = next((i for i in range(len(steps), 0, -1) if steps[i - 1].seat == seat), 0)
    begin = end
    while begin and steps[begin - 1].seat == seat:
        begin -= 1
    if not end:
        return 0, 0
    return steps[begin].n, steps[end - 1].n + 1


def since_last_turn(lines: list[Past], seat: SeatRow | None) -> int:
    """From which line on a reader has news: after the last own step, or the newest chapter for those who watch.
    Somebody in the middle of a turn reads what came before it too."""
    if seat is None:
        begun = [line.n for line in lines if line.headings and not line.undone]
        return begun[-1] if begun else 0
    steps = [line for line in lines if line.seat is not None and not line.undone]
    i = len(steps)
    while i and steps[i - 1].seat == seat.seat:  # the running turn
        i -= 1
    while i and steps[i - 1].seat != seat.seat:
        i -= 1
    return steps[i - 1].n + 1 if i else 0


def chapters(lines: list[Past], narrator: Speaker) -> list[tuple[str, int]]:
    """(heading, line it begins with), oldest first; equal headings are numbered."""
    found: dict[str, int] = {}
    for line in lines:
        if line.undone:
            continue
        for said in line.headings:
            heading = narrator.speak(said)
            label, number = heading, 1
            while label in found:
                number += 1
                label = f"{heading} ({number})"
            found[label] = line.n
    return list(found.items())


def moments(lines: list[Past], seat: SeatRow | None, narrator: Speaker, typed: str = "") -> Iterator[Moment]:
    """What `at` offers: now, the start of one's turn, chapters newest first, and the moment before each thing told."""
    wanted = _key(typed)
    for found in _all_moments(lines, seat, narrator, told=bool(wanted)):
        if wanted in _key(found.label):
            yield found


def _all_moments(lines: list[Past], seat: SeatRow | None, narrator: Speaker, *, told: bool) -> Iterator[Moment]:
    yield Moment(narrator.say("at-now"), len(lines))
    if seat is not None:
        yield Moment(narrator.say("at-turn"), max(1, own_turn(lines, seat.seat, seat.awaited)[0]))
    begun = list(reversed(chapters(lines, narrator)))
    for heading, n in begun:
        yield Moment(heading, n + 1)
    for heading, n in begun:
        yield Moment(narrator.say("at-before", what=heading), max(1, n))
    for line in reversed(lines) if told else ():
        for said in () if line.undone else line.said:
            yield Moment(narrator.say("at-before", what=narrator.speak(said)), max(1, line.n))


def moment(lines: list[Past], seat: SeatRow | None, narrator: Speaker, typed: str) -> Moment:
    """The moment somebody means: the one called exactly so, else the first that contains the words; Refused with some
    that there are."""
    wanted = _key(typed)
    first = None
    for found in moments(lines, seat, narrator, typed) if wanted else ():
        if _key(found.label)[:LONGEST_LABEL] == wanted[:LONGEST_LABEL]:
            return found
        first = first or found
    if first is not None:
        return first
    known = ", ".join(one.label for one in islice(moments(lines, seat, narrator), 5))
    raise Refused("no-moment", word=typed[:60], known=known)


def _key(label: str) -> str:
    """Labels compared as they are typed: without marks of seats, case or doubled spaces."""
    return " ".join("".join(c for c in label if not 0xE000 <= ord(c) <= 0xF8FF).casefold().split())
