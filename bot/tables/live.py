"""A stored game as a `Match`: loaded from a snapshot and the few lines after it."""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from typing import Any

import msgspec

from bot.store import LineRow, Session, SnapshotRow, TableRow
from rules import GAMES
from rules.core import Action, Event, FairDice, Game, Match, NotNow
from rules.core.dice import commitment
from rules.core.record import FORMAT, Line, Record, Step, TakenBack, opening_seal

KEPT = 256
"""Games kept in memory."""


class Live:
    """A running or finished game and how many of its lines the match does not hold itself."""

    def __init__(self, match: Match, before: int) -> None:
        self.match, self.before = match, before

    @property
    def lines(self) -> int:
        return self.before + len(self.match.lines)


def game_of(table: TableRow) -> Game[Any, Any]:
    return GAMES[table.title]


def options_of(table: TableRow) -> Any:
    return game_of(table).read_options(table.options)


def dice_of(table: TableRow, position: int = 0) -> FairDice:
    return FairDice(table.secret, table.salt, position)


def begin(table: TableRow) -> Match:
    """The game at its start, under the table's secret and salt."""
    game, options = game_of(table), options_of(table)
    seal = opening_seal(table.title, game.version, table.seats, options, commitment(table.secret), table.salt)
    return Match(game, table.seats, options, dice_of(table), seal=seal)


def load(session: Session, table: TableRow, *, lines: int | None = None, depth: int = 0) -> Live:
    """The game after that many lines (default: all), with at least `depth` steps that can be taken back, if there are.

    One snapshot before the newest is taken, so that the last turn can be taken back; an older one where that is not
    enough, or where a line after it takes back what lies before it.
    """
    target = table.lines if lines is None else lines
    at_most: int | None = max(1, target - 1)
    while True:
        snapshot = session.snapshot(table.id, at_most)
        assert snapshot is not None, f"table {table.id} has no snapshot at its start"
        live = _replayed(session, table, snapshot, target)
        if live is not None and (len(live.match.steps) >= depth or snapshot.n <= 1):
            return live
        at_most = snapshot.n - 1


def _replayed(session: Session, table: TableRow, snapshot: SnapshotRow, target: int) -> Live | None:
    game = game_of(table)
    dice = dice_of(table, snapshot.position)
    match = Match.resume(game, table.seats, options_of(table), dice, state=snapshot.state, seal=snapshot.seal)
    for row in session.lines(table.id, snapshot.n):
        if row.n >= target:
            break
        line = read_line(row)
        try:
            if isinstance(line, Step):
                match.play(line.seat, game.read_action(line.action))
            elif isinstance(line, TakenBack):
                match.take_back(line.seat, line.steps)
        except NotNow:
            return None  # it takes back a step from before this snapshot
    return Live(match, snapshot.n)


def read_line(row: LineRow) -> Line:
    line: Line = msgspec.json.decode(row.line, type=Line)
    return line


def read_events(table: TableRow, row: LineRow) -> list[Event]:
    return _events(table.title).decode(row.events)


@cache
def _events(title: str) -> msgspec.json.Decoder[list[Event]]:
    kinds: Any = GAMES[title].events[0]
    for kind in GAMES[title].events[1:]:
        kinds = kinds | kind
    return msgspec.json.Decoder(list[kinds])


def action_of(table: TableRow, line: Step) -> Action:
    return game_of(table).read_action(line.action)


def record(session: Session, table: TableRow) -> Record:
    """The table's record; the secret is in it only when the game is over."""
    lines = [read_line(row) for row in session.lines(table.id)]
    live = load(session, table)
    over = table.status in ("over", "closed")
    return Record(
        format=FORMAT,
        title=table.title,
        version=table.rules_version,
        seats=table.seats,
        options=msgspec.to_builtins(options_of(table)),
        commitment=commitment(table.secret),
        salt=table.salt,
        secret=table.secret.hex() if over else None,
        lines=lines,
        standings=live.match.standings,
    )


class Cache:
    """Games in memory. A game whose transaction failed is dropped, since its match ran ahead of the store."""

    def __init__(self) -> None:
        self._live: OrderedDict[int, Live] = OrderedDict()

    def get(self, session: Session, table: TableRow) -> Live:
        live = self._live.get(table.id)
        if live is None or live.lines != table.lines:
            live = load(session, table)
            self._live[table.id] = live
        self._live.move_to_end(table.id)
        while len(self._live) > KEPT:
            self._live.popitem(last=False)
        return live

    def put(self, table: TableRow, live: Live) -> None:
        self._live[table.id] = live

    def drop(self, table: int) -> None:
        self._live.pop(table, None)
