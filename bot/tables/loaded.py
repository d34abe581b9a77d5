"""A stored game as a `Match`: loaded from a snapshot and the few lines after it."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from bot.store import LineRow, Reading, SnapshotRow, TableRow, Writing
from bot.tables.refused import RulesRetired
from rules import GAMES
from rules.core import Action, Event, FairDice, Game, Match, NotNow, Refusal
from rules.core.dice import commitment
from rules.core.game import Retired
from rules.core.record import Line, Record, Step, TakenBack, opening_seal

log = logging.getLogger(__name__)

KEPT = 256
"""Games kept in memory."""


class Loaded:
    """A running or finished game and how many of its lines the match does not hold itself."""

    def __init__(self, match: Match, before: int, remade: Sequence[SnapshotRow] = ()) -> None:
        self.match, self.before = match, before
        self.remade = remade
        """Snapshots that say what each seat has learned, where those in the store do not."""

    @property
    def lines(self) -> int:
        return self.before + len(self.match.lines)


def game_of(table: TableRow) -> Game[Any, Any]:
    """The rules the table plays by: those it began under, in a lobby the newest. Where they are retired the newest lend
    name and words; the game itself is refused (`rules_of`)."""
    newest = GAMES[table.title]
    try:
        return newest if table.status == "lobby" or not table.rules_version else newest.at(table.rules_version)
    except Retired:
        return newest


def retired(table: TableRow) -> bool:
    """Was the game begun under rules that are kept no longer?"""
    return table.status != "lobby" and table.rules_version not in (0, game_of(table).version)


def rules_of(table: TableRow) -> Game[Any, Any]:
    """The rules the table plays by. Raises RulesRetired where they are kept no longer."""
    game = game_of(table)
    if retired(table):
        raise RulesRetired("rules-retired", title=game.title, version=table.rules_version)
    return game


def options_of(table: TableRow) -> Any:
    return game_of(table).read_options(table.options)


def dice_of(table: TableRow, position: int = 0) -> FairDice:
    return FairDice(table.secret, table.salt, position)


def begin(table: TableRow) -> Match:
    """The game at its start, under the table's secret and salt."""
    game, options = rules_of(table), options_of(table)
    seal = opening_seal(
        table.title, game.version, table.seats, options, commitment(table.secret), table.salt, table.format
    )
    return Match(game, table.seats, options, dice_of(table), seal=seal)


# --- loading -------------------------------------------------------------------------------------


def load(session: Reading, table: TableRow, *, lines: int | None = None, depth: int = 0) -> Loaded:
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


def _replayed(session: Reading, table: TableRow, snapshot: SnapshotRow, target: int) -> Loaded | None:
    """The game from that snapshot on; None where a line after it takes back what lies before it."""
    game = rules_of(table)
    dice = dice_of(table, snapshot.position)
    match = Match.resume(game, table.seats, options_of(table), dice, state=snapshot.state, seal=snapshot.seal)
    if not game.remembers(match.state):
        remade = _remade(session, table, target)
        if remade is not None:
            return remade
    match.trusting = True
    for row in session.lines(table.id, snapshot.n):
        if row.n >= target:
            break
        try:
            play_again(match, read_line(row))
        except NotNow:
            return None  # it takes back a step from before this snapshot
    match.trusting = False
    return Loaded(match, snapshot.n)


def _remade(session: Reading, table: TableRow, target: int) -> Loaded | None:
    """The game from its first line on, for snapshots that do not say what each seat has learned; these are made
    anew, and kept with the next change. None, and a word to the operator, where the lines do not lead to what was kept:
    such a game goes on from its snapshots as they are."""
    match = begin(table)
    match.trusting = True
    kept = {row.n: row for row in _snapshots(session, table, target)}
    for row in session.lines(table.id):
        if row.n >= target:
            break
        line = read_line(row)
        try:
            play_again(match, line)
        except (Refusal, ValueError) as error:
            log.error("table %s cannot be made again from its lines: line %s: %s", table.id, row.n, error)
            return None
        if match.seal != line.hash:
            log.error("table %s cannot be made again from its lines: line %s comes out differently", table.id, row.n)
            return None
        snapshot = kept.get(row.n + 1)
        if snapshot is not None:
            snapshot.state, snapshot.position = match.saved(), match.dice.position
    match.trusting = False
    return Loaded(match, 0, list(kept.values()))


def _snapshots(session: Reading, table: TableRow, at_most: int) -> Iterator[SnapshotRow]:
    """All of them up to a line, the newest first."""
    while (found := session.snapshot(table.id, at_most)) is not None:
        yield found
        at_most = found.n - 1


def play_again(match: Match, line: Line) -> None:
    """A line of a log as the next of a match that trusts it."""
    if isinstance(line, Step):
        match.play(line.seat, match.game.read_action(line.action))
    elif isinstance(line, TakenBack):
        match.take_back(line.seat, line.steps, line.agreed)


# --- lines and records ---------------------------------------------------------------------------


def read_line(row: LineRow) -> Line:
    line: Line = msgspec.json.decode(row.line, type=Line)
    return line


def read_events(table: TableRow, row: LineRow) -> list[Event]:
    return _events(rules_of(table)).decode(row.events)


@cache
def _events(game: Game[Any, Any]) -> msgspec.json.Decoder[list[Event]]:
    kinds: Any = game.events[0]
    for kind in game.events[1:]:
        kinds = kinds | kind
    return msgspec.json.Decoder(list[kinds])


def action_of(table: TableRow, line: Step) -> Action:
    return rules_of(table).read_action(line.action)


def record(session: Reading, table: TableRow) -> Record:
    """The table's record; the secret is in it only when the game is over. Where its rules are retired the lines are as
    they were written, and nobody can count the standings any more."""
    lines = [read_line(row) for row in session.lines(table.id)]
    over = table.status in ("over", "closed")
    gone = retired(table)
    return Record(
        format=table.format,
        title=table.title,
        version=table.rules_version,
        seats=table.seats,
        options=table.options if gone else options_of(table).of_version(table.rules_version),
        commitment=commitment(table.secret),
        salt=table.salt,
        secret=table.secret.hex() if over else None,
        lines=lines,
        standings=None if gone else load(session, table).match.standings,
    )


class Cache:
    """Games in memory. A game whose transaction failed is dropped, since its match ran ahead of the store."""

    def __init__(self) -> None:
        self._live: OrderedDict[int, Loaded] = OrderedDict()
        self.remade: dict[int, Sequence[SnapshotRow]] = {}
        """Snapshots that were made anew while somebody looked, by table."""

    def get(self, session: Reading, table: TableRow) -> Loaded:
        live = self._live.get(table.id)
        if live is None or live.lines != table.lines:
            live = load(session, table)
            self._live[table.id] = live
            if live.remade:
                self.remade[table.id] = live.remade
        self._live.move_to_end(table.id)
        while len(self._live) > KEPT:
            self._live.popitem(last=False)
        return live

    def put(self, table: TableRow, live: Loaded) -> None:
        self._live[table.id] = live

    def drop(self, table: int) -> None:
        self._live.pop(table, None)
        self.remade.pop(table, None)

    def keep_remade(self, session: Writing) -> None:
        """Write the snapshots that were made anew; those of a table that is gone meanwhile go too."""
        while self.remade:
            table, snapshots = self.remade.popitem()
            if session.table(table) is not None:
                for snapshot in snapshots:
                    session.put(snapshot)
