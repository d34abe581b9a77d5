"""Computer players at a table: what one is asked, and how what it thought becomes a move.

The question holds what its seat may know and nothing else (`rules.core.thinking.levels`); where it is thought about is
no matter of tables (`bot.app.thinking`).
"""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from bot.store import Reading, SeatRow, TableNotes, TableRow, Writing
from bot.tables.counting import counted
from bot.tables.levels import DEPUTY, level_of
from bot.tables.loaded import Loaded
from bot.tables.play import Play
from bot.tables.tables import Stuck, Tables
from rules.core import Action, DeadEnd, Refusal
from rules.core.thinking.levels import Level, Question, Thought, encode
from rules.core.thinking.seeds import character_seed, moment_seed

log = logging.getLogger(__name__)

QUICK, LONG, DEEP = 1.0, 4.0, 30.0
"""Seconds of thinking between two questions of a person: at easy and middle, at strong, at strong where the table
likes it deep."""


class Asked(msgspec.Struct, frozen=True):
    """A decision that a computer player is to make."""

    table: int
    lines: int
    """How long the log was."""
    question: Question
    seconds: float
    """What may be thought until a person is asked again."""
    people: bool
    """Somebody sits there and waits."""
    only: Thought | None = None
    """There is nothing to think about."""


class Deciding:
    def __init__(self, tables: Tables, play: Play) -> None:
        self.tables, self.play = tables, play

    # --- asking ----------------------------------------------------------------------------------

    def asked(self, session: Reading, table_id: int) -> Asked | None:
        """The next decision of a computer player there; None where nobody waits for one. Raises Stuck where it may do
        nothing."""
        table = session.table(table_id)
        if table is None or table.status != "running" or self.tables.changes.computers_held(session, table):
            return None
        seats = session.seats(table.id)[: table.seats]
        live = self.tables.cache.get(session, table)
        seat = next((seat for seat in live.match.waiting if level_of(seats[seat]) is not None), None)
        if seat is None:
            return None
        legal = live.match.legal(seat)
        if not legal:
            raise Stuck(seat)
        question = self.question(session, table, live, seat, cast(Level, level_of(seats[seat])))
        only = Thought(msgspec.to_builtins(legal[0])) if len(legal) == 1 else None
        people = any(row.person is not None for row in seats)
        return Asked(table.id, live.lines, question, _seconds(session, table, seats), people, only)

    def question(
        self, session: Reading, table: TableRow, live: Loaded, seat: int, level: Level, *, hint: bool = False
    ) -> Question:
        """What a thinking process is given: an imagined position, and numbers that nothing follows from which the seat
        may not know (lines are counted as the seat counts them)."""
        lines = counted(session, table, seat).out(live.lines)
        return Question(
            table.title,
            live.match.game.version,
            table.seats,
            seat,
            live.match.imagine(seat).saved(),
            level,
            moment_seed(table.secret, table.salt, seat, int(lines)),
            character_seed(table.secret, table.salt, seat),
            int(lines) - _steps_in_turn(live, seat),
            hint=hint,
        )

    # --- deciding --------------------------------------------------------------------------------

    def decide(self, session: Writing, asked: Asked, thought: Thought) -> Asked | None:
        """Play what was thought, if the question is still the same; the next one."""
        table = session.table(asked.table)
        if table is None or not self._unchanged(session, table, asked):
            now = self.asked(session, asked.table)
            if table is None or now is None or not same(now, asked):
                return now
        live = self.tables.cache.get(session, table)
        self._take(session, table, live, asked.question.seat, thought)
        return self.asked(session, asked.table)

    def _unchanged(self, session: Reading, table: TableRow, asked: Asked) -> bool:
        """Nothing at all has happened there since: the same question need not be made again."""
        if (
            table.status != "running"
            or table.lines != asked.lines
            or self.tables.changes.computers_held(session, table)
        ):
            return False
        return level_of(session.seats(table.id)[asked.question.seat]) == asked.question.level

    def _take(self, session: Writing, table: TableRow, live: Loaded, seat: int, thought: Thought) -> None:
        """The best of it. What would leave somebody without anything to do is not chosen."""
        legal = live.match.legal(seat)
        for action in _wanted(live, legal, thought):
            try:
                self.play.take(session, table, live, seat, [action], None, None)
            except DeadEnd as dead_end:  # which step it was may be a secret
                log.error("table %s: a step would leave seat %s stuck; another is chosen", table.id, dead_end.stuck)
            else:
                return
        raise Stuck(seat)

    def deputise(self, session: Writing, table: TableRow, seat: int) -> None:
        """A computer player decides for a person until the turn has passed on, or the person plays."""
        row = session.seats(table.id)[seat]
        row.deputy = DEPUTY
        session.put(row)


def same(now: Asked, asked: Asked) -> bool:
    """Whether what is asked now is what was asked then: what somebody did in secret meanwhile changes nothing."""
    if now.question.seat != asked.question.seat or now.question.level != asked.question.level:
        return False
    return now.lines == asked.lines or encode(now.question) == encode(asked.question)


def _seconds(session: Reading, table: TableRow, seats: Sequence[SeatRow]) -> float:
    if "strong" not in map(level_of, seats):
        return QUICK
    return DEEP if session.note(TableNotes, table.id).deep else LONG


def _steps_in_turn(live: Loaded, seat: int) -> int:
    """How many steps the seat has taken since somebody else's that it knows of."""
    steps = 0
    for step in reversed(live.match.steps):
        if step.seat == seat:
            steps += 1
        elif not step.hidden:
            break
    return steps


def _wanted(live: Loaded, legal: Sequence[Action], thought: Thought) -> Iterator[Action]:
    """What was thought of, the best first; then everything else."""
    tried = [action for action, _ in ranked(live, legal, thought)]
    yield from tried
    yield from (action for action in legal if action not in tried)


def ranked(live: Loaded, legal: Sequence[Action], thought: Thought) -> list[tuple[Action, float]]:
    """What was thought of and may be done, the best first, each with its value."""
    found: dict[Action, float] = {}
    for plain, value in ((thought.action, thought.value), *thought.close):
        if plain is None:
            continue
        try:
            action = live.match.game.read_action(plain)
        except (Refusal, msgspec.ValidationError):
            continue
        if action in legal:
            found.setdefault(action, value)
    return list(found.items())
