"""A game's past as its lines tell it: what happened line by line, where chapters began, moments one can ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.store import SeatRow, Session
from bot.tables import Refused
from bot.tables.live import read_events, read_line
from bot.tables.story import Teller
from bot.words import say
from rules.core.record import Line, Step, TakenBack

LONGEST_LABEL = 96


class Past(NamedTuple):
    """One line of the log."""

    n: int
    at: float
    seat: int | None
    """Who decided; None for the start and for lines that take something back."""
    told: list[str]
    """What a reader may hear of it."""
    headings: list[str]
    """Chapters that begin with it."""
    undone: bool
    quietly: bool
    """It was taken back before anybody learned anything: only the full log tells it."""


class Moment(NamedTuple):
    label: str
    lines: int
    """The position after that many lines."""


def past(session: Session, teller: Teller, seat: int | None) -> list[Past]:
    """All lines, with the private events of that seat."""
    rows = session.lines(teller.table.id)
    lines = [read_line(row) for row in rows]
    quiet = _quiet(lines)
    found = []
    for row, line in zip(rows, lines, strict=True):
        events = [event for event in read_events(teller.table, row) if event.only in (None, seat)]
        said = [teller.chat.story(event) for event in events]
        headings = [teller.chat.chapter(event) for event in events]
        found.append(
            Past(
                n=row.n,
                at=row.at,
                seat=line.seat if isinstance(line, Step) else None,
                told=[teller.speak(one) for one in said if one is not None],
                headings=[teller.speak(one) for one in headings if one is not None],
                undone=isinstance(line, Step) and line.undone,
                quietly=row.n in quiet,
            )
        )
    return found


def _quiet(lines: Sequence[Line]) -> set[int]:
    """Numbers of the steps that were taken back freely: all their seat's own, and nothing was drawn since."""
    quiet: set[int] = set()
    counted: list[tuple[int, Step]] = []
    for n, line in enumerate(lines):
        if isinstance(line, Step):
            counted.append((n, line))
        elif isinstance(line, TakenBack):
            gone = counted[len(counted) - line.steps :]
            del counted[len(counted) - line.steps :]
            if all(step.seat == line.seat and not step.chance for _, step in gone):
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


def chapters(lines: list[Past]) -> list[tuple[str, int]]:
    """(heading, line it begins with), oldest first; equal headings are numbered."""
    found: dict[str, int] = {}
    for line in lines:
        if line.undone:
            continue
        for heading in line.headings:
            label, number = heading, 1
            while label in found:
                number += 1
                label = f"{heading} ({number})"
            found[label] = line.n
    return list(found.items())


def moments(lines: list[Past], seat: SeatRow | None, language: str, typed: str = "") -> list[Moment]:
    """What `at` offers: now, the start of one's turn, chapters newest first, and the moment before each thing told."""
    found = [Moment(say(language, "at-now"), len(lines))]
    if seat is not None:
        found.append(Moment(say(language, "at-turn"), max(1, own_turn(lines, seat.seat, seat.awaited)[0])))
    begun = list(reversed(chapters(lines)))
    found += [Moment(heading, n + 1) for heading, n in begun]
    found += [Moment(say(language, "at-before", what=heading), max(1, n)) for heading, n in begun]
    if typed.strip():
        found += [
            Moment(say(language, "at-before", what=told), max(1, line.n))
            for line in reversed(lines)
            if not line.undone
            for told in line.told
        ]
    wanted = _key(typed)
    return [moment for moment in found if wanted in _key(moment.label)]


def moment(lines: list[Past], seat: SeatRow | None, language: str, typed: str) -> Moment:
    """The moment somebody means; Refused with some that there are."""
    wanted = _key(typed)
    fitting = moments(lines, seat, language, typed)
    exact = next((one for one in fitting if _key(one.label)[:LONGEST_LABEL] == wanted[:LONGEST_LABEL]), None)
    if exact is not None:
        return exact
    if wanted and fitting:
        return fitting[0]
    known = ", ".join(one.label for one in moments(lines, seat, language)[:5])
    raise Refused("no-moment", word=typed[:60], known=known)


def _key(label: str) -> str:
    """Labels compared as they are typed: without marks of seats, case or doubled spaces."""
    return " ".join("".join(c for c in label if not 0xE000 <= ord(c) <= 0xF8FF).casefold().split())
