"""The legal actions against a second, slow reading of the rules that shares no code with the first but the words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

from rules.core import FastDice, rule
from rules.druids import DRUIDS
from rules.druids.board import CORNER_FIELDS, CORNER_WORD, WORD
from rules.druids.mechanics.pieces import PATTERNS
from rules.druids.state import DruidsOptions, DruidsState
from tests.rules.druids.test_play import eager

Cell = tuple[int, int]
Corner = frozenset[Cell]
STEPS = [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
MIDDLE = {(0, 0), *STEPS}


def cell(word: str) -> Cell:
    return int(word[1:]) - 13, ord(word[0]) - ord("M")


def word(at: Cell) -> str:
    return f"{chr(ord('M') + at[1])}{at[0] + 13}"


def on_table(at: Cell) -> bool:
    return max(abs(at[0]), abs(at[1]), abs(at[0] + at[1])) <= 12


def beside(at: Cell) -> list[Cell]:
    return [(at[0] + q, at[1] + r) for q, r in STEPS]


class Reference:
    """A position in words of its own: cells are (q, r), corners are sets of three cells."""

    def __init__(self, state: DruidsState) -> None:
        self.state = state
        self.tiles = {cell(WORD[field]): sides for field, sides in state.tiles.items()}
        self.portals = {cell(WORD[field]) for field in state.portals}
        self.demons = {cell(WORD[field]) for field in state.demons}
        self.warded = {cell(WORD[field]) for field in state.warded}
        self.temples = {cell(WORD[field]) for field in state.temples}
        self.pops = {cell(WORD[field]): seat for seat, own in enumerate(state.populations) for field in own}
        self.stones = {self.corner(number): seat for number, seat in state.stones.items()}
        self.moved = {cell(WORD[field]) for field in state.turn.moved}
        self.ring = {at for at in {*self.tiles, *MIDDLE} if self.portals & set(beside(at))}

    @staticmethod
    def corner(number: int) -> Corner:
        return frozenset(cell(WORD[field]) for field in CORNER_FIELDS[number])

    def adjacent(self, a: Cell, b: Cell) -> bool:
        return a != b and (b in beside(a) or (a in self.ring and b in self.ring))

    def habitable(self, at: Cell) -> bool:
        return at in self.tiles and sum(side in "FW" for side in self.tiles[at]) >= 2

    def free(self, at: Cell) -> bool:
        return self.habitable(at) and at not in self.demons and at not in self.pops

    def reach(self, roots: set[Cell], through: set[Cell]) -> set[Cell]:
        """Roots, and what is joined to them by neighbours all of which are in `through`."""
        met = set(roots)
        while more := {at for at in through - met if any(self.adjacent(at, other) for other in met)}:
            met |= more
        return met

    # --- each action -----------------------------------------------------------------------------

    def lays(self) -> Iterator[str]:
        if self.state.drawn >= 0:
            yield from self.lays_of(PATTERNS[self.state.drawn])
        for piece in {PATTERNS[number] for number in self.state.face_up}:
            yield from (f"{line} {piece}" for line in self.lays_of(piece))

    def lays_of(self, piece: str) -> Iterator[str]:
        taken = {*self.tiles, *self.portals, *MIDDLE}
        for at in {other for one in taken for other in beside(one)} - taken:
            if not on_table(at):
                continue
            touching = [i for i, other in enumerate(beside(at)) if other in taken]
            if piece == "portal":
                yield f"lay {word(at)} 0"
                continue
            looks = set()
            for k in range(6):
                sides = "".join(piece[(i - k) % 6] for i in range(6))
                fits = all(
                    self.tiles[other][(i + 3) % 6] == sides[i]
                    for i, other in enumerate(beside(at))
                    if other in self.tiles and other not in self.demons
                )
                if len(touching) >= 2 and fits and sides not in looks:
                    yield f"lay {word(at)} {1 + 2 * k}"
                looks.add(sides)

    def demon_fields(self, seat: int) -> Iterator[str]:
        if not self.state.markers_left:
            return
        roots = MIDDLE | {at for at in self.warded if self.pops[at] == seat}
        reached = self.reach(roots, self.demons)
        for at in set(self.tiles) - self.demons - self.warded:
            if any(self.adjacent(at, other) for other in reached):
                yield f"demon {word(at)}"

    def links(self, seat: int) -> set[Cell]:
        own = {at for at, owner in self.pops.items() if owner == seat}
        touch = {at for corner, owner in self.stones.items() if owner == seat for at in corner}
        return self.reach(own & touch, own)

    def black(self, seat: int) -> Iterator[str]:
        yield from self.demon_fields(seat)
        yield from (f"lift {word(at)}" for at in self.demons)
        yield from (f"lift {word(at)}" for at in self.warded if self.pops[at] == seat)
        if self.state.markers_left:
            yield from (f"ward {word(at)}" for at in self.links(seat) - self.warded)

    def forest(self, corner: Corner) -> int:
        count = 0
        for a, b in combinations(corner, 2):
            i = beside(a).index(b)
            count += self.tiles[a][i] == "F" and self.tiles[b][(i + 3) % 6] == "F"
        return count

    @staticmethod
    def spaced(stones: set[Corner]) -> bool:
        on = {at: sum(at in corner for corner in stones) for corner in stones for at in corner}
        return all(n <= 3 for n in on.values()) and all(sum(on[at] == 3 for at in corner) <= 1 for corner in stones)

    def corners_of(self, at: Cell) -> list[Corner]:
        around = beside(at)
        return [frozenset({at, around[i], around[(i + 1) % 6]}) for i in range(6)]

    def white(self, seat: int) -> Iterator[str]:
        names = {self.corner(number): name for number, name in enumerate(CORNER_WORD)}
        own = {at for at, owner in self.pops.items() if owner == seat}
        mine = {corner for corner, owner in self.stones.items() if owner == seat}
        for corner in {corner for at in own for corner in self.corners_of(at)}:
            if corner <= own and corner not in self.stones and self.forest(corner) >= 2:
                if self.state.stones_left[seat] and self.spaced({*self.stones, corner}):
                    yield f"stone {names[corner]}"
                for start in mine:
                    if self.spaced({*self.stones, corner} - {start}):
                        yield f"stone {names[corner]} {names[start]}"
        owned = [at for at in self.temples if sum(corner in mine for corner in self.corners_of(at)) >= 2]
        for at in set(self.tiles) - self.demons - self.temples:
            stones = [corner for corner in self.corners_of(at) if corner in self.stones]
            if len(stones) == 3 and sum(corner in mine for corner in stones) >= 2:
                if self.state.temples_left:
                    yield f"temple {word(at)}"
                yield from (f"temple {word(at)} {word(start)}" for start in owned)
        if self.state.stones_left[seat]:
            for corner, owner in self.stones.items():
                if owner != seat and len(corner & own) >= 2:
                    yield f"convert {names[corner]}"

    def new(self, seat: int) -> Iterator[str]:
        if not self.state.populations_left[seat]:
            return
        own = {at for at, owner in self.pops.items() if owner == seat}
        stones = {at for corner, owner in self.stones.items() if owner == seat for at in corner}
        for at in self.tiles:
            near = at in stones or any(self.adjacent(at, other) for other in own)
            if self.free(at) and (near or not (own or stones)):
                yield f"new {word(at)}"

    def moves(self, seat: int) -> Iterator[str]:
        own = {at for at, owner in self.pops.items() if owner == seat}
        able = own - self.warded - self.moved
        for start in able:
            chain = self.reach({start}, own)
            for to in self.tiles:
                if self.free(to) and any(self.adjacent(to, other) for other in chain):
                    yield f"move {word(start)}-{word(to)}"
        for to, owner in self.pops.items():
            trio = [at for at in able if self.adjacent(at, to)]
            if owner != seat and to not in self.warded and len(trio) >= 3:
                yield from (f"move {word(at)}x{word(to)}" for at in trio)

    def all(self, seat: int) -> set[str] | None:
        """What the running action offers; None where something else is asked."""
        turn = self.state.turn
        if self.state.drawn >= 0 or self.state.face_up:
            return set(self.lays())
        if self.state.phase != "acting" or not turn.left or turn.runs[turn.at] == 2:
            return None
        return set({0: self.black, 1: self.white, 3: self.new, 4: self.moves}[turn.runs[turn.at]](seat))


def written(action: object) -> str:
    values = [str(getattr(action, field)) for field in action.__struct_fields__]  # type: ignore[attr-defined]
    return " ".join([type(action).__name__.lower(), *(value for value in values if value)])


@rule("D-11", "D-12", "D-19", "D-21", "D-28", "D-29", "D-43", "D-49", "D-61", "D-65", "D-66")
def test_legal_actions_agree_with_a_second_reading() -> None:
    compared: dict[str, int] = {}
    for seats in (2, 3, 4):
        for seed in range(4):
            dice, rng = FastDice(seed + 100), random.Random(seed)
            state, _ = DRUIDS.setup(seats, DruidsOptions(), dice)
            while waiting := DRUIDS.waiting(state):
                legal = list(DRUIDS.legal(state, waiting[0]))
                if rng.random() < 0.08:
                    expected = Reference(state).all(waiting[0])
                    if expected is not None:
                        found = {written(action) for action in legal}
                        found = {line for line in found if line.split()[0] not in ("done", "boost", "auto")}
                        assert found == expected
                        kind = "lay" if state.drawn >= 0 or state.face_up else str(state.turn.runs[state.turn.at])
                        compared[kind] = compared.get(kind, 0) + 1
                DRUIDS.apply(state, waiting[0], eager(state, legal, rng), dice)
    assert set(compared) == {"lay", "0", "1", "3", "4"}
    assert min(compared.values()) >= 10
