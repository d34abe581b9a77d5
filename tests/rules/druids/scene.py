"""A table for scenarios: positions set up by hand, moves written as a player types them."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import Action, Event, FastDice, Refusal
from rules.core.text import text
from rules.druids import DRUIDS
from rules.druids.board import CORNER, FIELD, MIDDLE, WORD, distance
from rules.druids.mechanics.land import empty_table, make_wild, put_portal, put_tile
from rules.druids.mechanics.pieces import PATTERNS, turned
from rules.druids.scoring import points
from rules.druids.setup import setup
from rules.druids.state import ACTION_WORDS, CLOSED, NONE, DruidsOptions, DruidsState, Turn
from tests.rules.druids.properties import position_holds
from tests.rules.happened import true

A, B, C, D = range(4)
MEADOW = "FFFFFF"
PLENTY = 30


class Scene:
    """An empty table with the big demon field; seat A is on turn."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: Any) -> None:
        self.dice = FastDice(seed)
        self.state: DruidsState = setup(seats, DruidsOptions(**options), self.dice)[0]
        self.state.order = list(range(seats))
        self.state.drawn = NONE
        self.state.bag = [0] * len(PATTERNS)
        for piece, count in (("FFFWWW", 3), ("FFWWMM", 3)):
            self.state.bag[PATTERNS.index(piece)] = count
        empty_table(self.state)
        self.events: list[Event] = []
        self.turn(A, "black")

    # --- setting up ------------------------------------------------------------------------------

    def tile(self, field: str, pattern: str, hour: int = 1) -> Scene:
        put_tile(self.state, FIELD[field], turned(pattern, (hour - 1) // 2))
        return self

    def portals(self, fields: str) -> Scene:
        for field in fields.split():
            put_portal(self.state, FIELD[field])
        return self

    def populate(self, seat: int, fields: str) -> Scene:
        for field in fields.split():
            self.state.populations[seat].append(FIELD[field])
            self.state.ground[FIELD[field]] = seat
            self.state.populations_left[seat] -= 1
        return self._count()

    def stones(self, seat: int, corners: str) -> Scene:
        for corner in corners.split():
            self.state.stones[CORNER[corner]] = seat
            self.state.stones_left[seat] -= 1
        return self._count()

    def temples(self, fields: str) -> Scene:
        for field in fields.split():
            self.state.temples.append(FIELD[field])
            self.state.temples_left -= 1
        return self._count()

    def demons(self, fields: str) -> Scene:
        for field in fields.split():
            self.state.demons.append(FIELD[field])
            self.state.ground[FIELD[field]] = CLOSED
            self.state.markers_left -= 1
            make_wild(self.state, FIELD[field])
        return self

    def wards(self, fields: str) -> Scene:
        for field in fields.split():
            self.state.warded.append(FIELD[field])
            self.state.markers_left -= 1
        return self

    def captured(self, seat: int, owner: int, count: int) -> Scene:
        self.state.captured[seat][owner] += count
        self.state.populations_left[owner] -= count
        return self

    def bag(self, **pieces: int) -> Scene:
        self.state.bag = [pieces.get(pattern, 0) for pattern in PATTERNS]
        return self

    def hold(self, piece: str) -> Scene:
        """A piece in hand, drawn in a scouting."""
        self.turn(self.state.turn.seat, "scout")
        self.state.drawn = PATTERNS.index(piece)
        return self

    def _count(self) -> Scene:
        for seat in range(self.state.seats):
            self.state.best[seat] = max(self.state.best[seat], points(self.state, seat))
        return self

    # --- turns -----------------------------------------------------------------------------------

    def turn(self, seat: int, action: str, left: int = PLENTY) -> Scene:
        """That seat carries out one action with plenty of steps, whatever was chosen before."""
        self.state.phase = "acting"
        self.state.drawn = NONE
        self.state.turn = Turn(seat=seat, runs=[ACTION_WORDS.index(action), 0], extra=[0, 0], left=left)
        self.state.turn.runs[1] = (self.state.turn.runs[0] + 1) % len(ACTION_WORDS)
        return self

    def choose(self, seat: int, first: str, second: str) -> Scene:
        """A real turn, with nothing blocked before it."""
        self.state.chosen = [[] for _ in range(self.state.seats)]
        self.state.chosen_before = []
        return self.begin(seat).play(f"act {first} {second}")

    def left(self, number: int) -> Scene:
        """The running action has so many steps left."""
        self.state.turn.left = number
        return self

    def begin(self, seat: int) -> Scene:
        self.state.phase = "choosing"
        self.state.turns = seat
        self.state.turn = Turn(seat=seat)
        return self

    # --- playing ---------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return self.state.turn.seat

    @property
    def legal(self) -> list[Action]:
        return list(DRUIDS.legal(self.state, self.seat))

    def play(self, *lines: str) -> Scene:
        """Legal actions, one after the other."""
        for line in lines:
            action = written(line)
            DRUIDS.check(self.state, self.seat, action)
            happened = DRUIDS.apply(self.state, self.seat, action, self.dice)
            self.events = true(DRUIDS, self.state.seats, happened)
            position_holds(self.state)
        return self

    def can(self, line: str) -> bool:
        return written(line) in self.legal

    def targets(self, kind: str) -> list[str]:
        """First values of all legal actions of a kind, in order."""
        found = [action for action in self.legal if type(action).__name__.lower() == kind]
        return sorted({getattr(action, action.__struct_fields__[0]) for action in found})

    def goals(self, start: str) -> list[str]:
        """Where the population on that field may go without capturing."""
        return sorted(move.partition("-")[2] for move in self.targets("move") if move.startswith(f"{start}-"))

    def hours(self, field: str) -> list[int]:
        """Legal turns of the piece in hand on that cell."""
        return [action.hour for action in self.legal if getattr(action, "field", "") == field]  # type: ignore[attr-defined]

    def refusal(self, line: str) -> Refusal:
        """The refusal of an action; it has a sentence, a clause text and something that would work."""
        with pytest.raises(Refusal) as caught:
            DRUIDS.check(self.state, self.seat, written(line))
        refusal = caught.value
        assert text("rules.druids", refusal.reason, facts=refusal.facts)
        assert refusal.clause in DRUIDS.clauses
        assert refusal.nearest or not self.legal
        assert set(refusal.nearest) <= set(self.legal)
        return refusal

    def refuses(self, line: str) -> tuple[str, str]:
        """Reason and clause of a refusal."""
        refusal = self.refusal(line)
        return refusal.reason, refusal.clause

    # --- looking ---------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        return points(self.state, seat)

    def demon_fields(self) -> list[str]:
        return sorted(WORD[field] for field in self.state.demons)

    def event(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]


def meadow(seats: int = 2, portals: str = "", **options: Any) -> Scene:
    """Every cell at distance 2 to 5 from M13 is FFFFFF, except portals."""
    table = Scene(seats, **options)
    for field in range(len(WORD)):
        if 2 <= distance(field, MIDDLE) <= 5 and WORD[field] not in portals.split():
            put_tile(table.state, field, MEADOW)
    return table.portals(portals)


def written(line: str) -> Action:
    """`stone P13@2 from M16@12` as an action."""
    verb, *words = line.split()
    words = [word for word in words if word != "from"]
    kind = next(kind for kind in DRUIDS.actions if kind.__name__.lower() == verb)
    values: dict[str, Any] = dict(zip(kind.__struct_encode_fields__, words, strict=False))
    for number in {"hour", "count"} & set(values):
        values[number] = int(values[number])
    if "all" in values:
        values["all"] = True
    return DRUIDS.read_action({"do": verb, **values})
