"""What the cubes that have yet to act will bring their owner, in the order in which they act.

A cube is worth what it will find: a crossing or a creature that druids see by then, druids in cauldrons, mana to pay
with. So the cubes are gone through one after the other. What can be seen on the board counts nearly in full, what
druids would have to walk for only as a hope, and nobody does two things at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

import msgspec

from rules.karnag.board import CAULDRON, COUNCIL, DARK, GREEN, LIGHT, RAY, REGION, RING_LENGTH, VERTICAL
from rules.karnag.figures import FIGURES, KNOWLEDGE, PIECES
from rules.karnag.mechanics import rays
from rules.karnag.mechanics.knowledge import capture_bonus
from rules.karnag.state import (
    CAPTURE,
    CARDS,
    DRUIDS,
    GEMS,
    KINDS,
    MAIN,
    MIND,
    MOVE_TRACK,
    POTIONS,
    SECONDARY,
    CubeTask,
    KarnagState,
)

FIGURE = FIGURES.actions
SCORING = FIGURES.scoring
WALK = {MAIN: FIGURE.druids.main[1], SECONDARY: (FIGURE.druids.secondary or (0, 0))[1]}
"""Points of a cube that moves druids (K-100)."""
VP = tuple(int(getattr(FIGURES.creatures, kind).vp) for kind in KINDS)
WAY_BACK = 5
"""Points that bring a druid from the council to where it can do something."""
WAY_ALONG = 3
"""The same for one that is on the path."""
GEM_PRICE = 9
"""Mana that a gem in the inner regions costs, more or less."""
LEAST_PRICE = 5
PREY_PRICE = 3

Pending = tuple[int, int]
"""(tile, row) of a cube."""


class Hopes(msgspec.Struct, frozen=True):
    """Points of worth of what cubes bring."""

    seen: float
    """Of what a cube will find as things stand."""
    gem: float
    """A gem that druids would have to walk for."""
    gem_in_line: float
    """The same where a gem stands that it may be in line with."""
    prey: float
    """A creature that a druid would have to walk for."""
    walk: float
    """Eight points to walk, as far as nothing needs them."""
    level: float
    """A level of knowledge."""
    mind: float
    """A creature to be moved, or a gem."""
    near: float
    """A gem to be moved where two are one step out of line."""
    card: float
    idle: float
    """A cube that will have nothing to do."""


class Foreseen(msgspec.Struct):
    """What comes of a seat's cubes."""

    crossings: float = 0.0
    cubes: float = 0.0
    mana: float = 0.0
    """What it will have; not above what can be had."""


def looks_inward(spot: int) -> float:
    return INWARD[spot] if 0 <= spot < RING_LENGTH else 0.0


def _inward(place: int) -> float:
    """How far into the inner regions a druid looks there: 1 into the dark one, less into the light one."""
    regions = {REGION.get(square, GREEN) for square in RAY[place]}
    return 1.0 if DARK in regions else 0.6 if LIGHT in regions else 0.0


INWARD = tuple(_inward(place) for place in range(RING_LENGTH))


class Foresight:
    """One seat's cubes, gone through in order."""

    def __init__(
        self,
        state: KarnagState,
        seat: int,
        hopes: Hopes,
        gained: Callable[[Sequence[int]], float],
        price: Callable[[float, float], float],
        loose: bool,
        near: bool,
    ) -> None:
        """`gained`: what further gems on those squares are worth. `price`: what it is worth less to have the second
        amount of mana than the first. `loose`: a gem of its own stands in no line. `near`: two are nearly in line."""
        self.state, self.seat, self.hopes = state, seat, hopes
        self.gained, self.price = gained, price
        self.loose, self.near = loose, near
        self.mana = float(state.mana[seat])
        self.gems_left = PIECES.gems - len(state.gems_of(seat))
        self.spots = list(state.druids[seat])
        self.brewing = sum(CAULDRON <= spot < COUNCIL for spot in self.spots)
        self.points = 0.0
        """Steps that can be walked before the next cube."""
        self.after: list[int] = []
        """The tiles of the cubes behind the one that is looked at."""
        self.crossings: list[rays.Line] | None = None
        self.prey: list[rays.Line] | None = None
        self.found = Foreseen()

    def through(self, cubes: Sequence[Pending], acting: CubeTask | None) -> Foreseen:
        """`acting`: the cube that acts now and has begun; it may still go on."""
        if acting is not None and acting.way == "work":
            if acting.tile == GEMS:
                self._gems(acting.row, acting)
            elif acting.tile == CAPTURE:
                self._capture(acting.row, acting)
        for number, (tile, row) in enumerate(cubes):
            self.after = [later for later, _ in cubes[number + 1 :]]
            if tile == DRUIDS:
                self._walk(WALK[row])
            elif tile == GEMS:
                self._gems(row, None)
            elif tile == CAPTURE:
                self._capture(row, None)
            elif tile == MIND:
                self._mind(row)
            elif tile == POTIONS:
                self._brew(row)
            elif tile == CARDS:
                self.found.cubes += self.hopes.card * (1.0 if row == MAIN else 0.8)
        self.found.mana = min(float(PIECES.most_mana), self.mana)
        return self.found

    # --- cube by cube ----------------------------------------------------------------------------

    def _walk(self, points: int) -> None:
        level = self.state.knowledge[self.seat][MOVE_TRACK]
        points += KNOWLEDGE.move[level - 1] if level else 0
        self.points += points
        self.found.cubes += self.hopes.walk * points / 8

    def _gems(self, row: int, acting: CubeTask | None) -> None:
        cube = acting or CubeTask(self.seat, 0, GEMS, row, 0)
        made, worth, mana = self._best_crossings(cube)
        hope, walked = (0.0, 0.0) if acting is not None else self._hoped_gem()
        learns = self.hopes.level if row == MAIN and not cube.learned else 0.0
        if made and worth >= hope:
            self.found.crossings += worth + self.price(self.mana, self.mana - mana)
            self.mana -= mana
            self.gems_left -= len(made)
            self._leave(made)
            self.found.cubes += learns
        elif hope > 0:
            left = max(0.0, self.mana - GEM_PRICE)
            self.found.crossings += hope + self.price(self.mana, left)
            self.points -= walked
            self.mana = left
            self.gems_left -= 1
            self.found.cubes += learns
        elif acting is not None:
            self.found.cubes += learns
        elif row == MAIN:
            self.found.cubes += max(learns, self.hopes.walk * FIGURE.gems.main[1] / 8)
            self.points += FIGURE.gems.main[1]
        else:
            self.found.cubes += self.hopes.idle

    def _best_crossings(self, cube: CubeTask) -> tuple[list[rays.Line], float, float]:
        """The one or two gems that are worth most now: (lines, worth above their mana, mana)."""
        if self.gems_left <= 0:
            return [], 0.0, 0.0
        if self.crossings is None:
            self.crossings = self._with_all_mana(lambda: rays.gems(self.state, cube))
        open_now = [line for line in self.crossings if self._there(line) and line.mana <= self.mana]
        best: list[rays.Line] = []
        most = 0.0
        choices: list[tuple[rays.Line, ...]] = [(line,) for line in open_now]
        if self.gems_left > 1 and cube.gems == 0:
            choices += combinations(open_now, 2)
        for lines in choices:
            mana = sum(line.mana for line in lines)
            if mana > self.mana:
                continue
            gain = self.hopes.seen * self.gained([line.square for line in lines])
            worth = gain - self.price(self.mana, self.mana - mana)
            if worth > most:
                best, most = list(lines), worth
        return best, most, float(sum(line.mana for line in best))

    def _hoped_gem(self) -> tuple[float, float]:
        """What a gem would be worth that druids walk for before, as likely as that is, and the points it takes."""
        if self.points <= 0 or self.gems_left <= 0 or self.mana < LEAST_PRICE:
            return 0.0, 0.0
        looking = [spot for spot in self.spots if looks_inward(spot)]
        columns = any(VERTICAL[spot] for spot in looking)
        rows = any(not VERTICAL[spot] for spot in looking)
        away = sum(spot == COUNCIL for spot in self.spots)
        free = sum(0 <= spot < RING_LENGTH for spot in self.spots)
        missing = 2 - columns - rows
        if free + away < 2:
            return 0.0, 0.0
        spare = free - columns - rows
        need = sum(WAY_ALONG if number < spare else WAY_BACK for number in range(missing)) or 2
        chance = min(1.0, self.points / need) * min(1.0, self.mana / GEM_PRICE)
        worth = self.hopes.gem_in_line if self.loose else self.hopes.gem
        return chance * worth - self.price(self.mana, max(0.0, self.mana - GEM_PRICE)), float(need)

    def _capture(self, row: int, acting: CubeTask | None) -> None:
        seat, state = self.seat, self.state
        cube = acting or CubeTask(seat, 0, CAPTURE, row, 0)
        flat, each = capture_bonus(state, seat)
        if self.prey is None:
            self.prey = self._with_all_mana(lambda: rays.captures(state, cube))
        kept = self._kept_for_gems()
        caught: list[rays.Line] = []
        worth = 0.0
        squares: set[int] = set()
        for line in sorted(self.prey, key=lambda line: line.mana):
            if not self._there(line) or line.mana > self.mana or line.square in squares:
                continue
            gain = self.hopes.seen * (VP[state.creatures[line.square] >> 1] + each + SCORING.open.creature)
            gain -= self.price(self.mana, self.mana - line.mana)
            if gain > 0 and line.druids[0] not in kept:
                caught.append(line)
                squares.add(line.square)
                worth += gain + self.price(self.mana, self.mana - line.mana)
                self.mana -= line.mana
        learns = self.hopes.level if row == MAIN and not cube.learned else 0.0
        if caught:
            self.found.cubes += worth + learns + (0 if cube.paid else flat)
            self._leave(caught)
        elif acting is not None:
            self.found.cubes += learns
        elif self.points >= WAY_ALONG and self.mana >= PREY_PRICE and state.creatures:
            self.found.cubes += self.hopes.prey + learns
            self.points -= WAY_BACK
            self.mana -= PREY_PRICE
        elif row == MAIN:
            self.found.cubes += max(learns, self.hopes.walk * FIGURE.capture.main[1] / 8)
            self.points += FIGURE.capture.main[1]
        else:
            self.found.cubes += self.hopes.idle

    def _kept_for_gems(self) -> set[int]:
        """Druids whose crossing a later cube will make."""
        if GEMS not in self.after:
            return set()
        made, _, _ = self._best_crossings(CubeTask(self.seat, 0, GEMS, MAIN, 0))
        return {spot for line in made for spot in line.druids}

    def _mind(self, row: int) -> None:
        if row == MAIN:
            self.found.cubes += max(self.hopes.level, self.hopes.mind)
        else:
            self.found.cubes += self.hopes.near if self.near else self.hopes.mind * 0.6
            self.near = False

    def _brew(self, row: int) -> None:
        table = FIGURE.potions.main if row == MAIN else FIGURE.potions.secondary
        count: float = self.brewing
        if not count and self.points >= WAY_ALONG:
            near = sum(0 <= spot < RING_LENGTH for spot in self.spots)
            ways = [WAY_ALONG] * near + [WAY_BACK] * sum(spot == COUNCIL for spot in self.spots)
            for way in ways[:2]:
                if self.points >= way - 1:
                    count += 1
                    self.points -= way
            count *= 0.75
        if not count:
            self.found.cubes += self.hopes.idle
            return
        whole = int(count)
        more = table[min(3, whole + 1)] - table[whole]
        self.mana = min(float(PIECES.most_mana), self.mana + table[whole] + (count - whole) * more)
        self.found.cubes += self.hopes.level * count
        self.spots = [COUNCIL if CAULDRON <= spot < COUNCIL else spot for spot in self.spots]
        self.brewing = 0

    # --- small questions -------------------------------------------------------------------------

    def _there(self, line: rays.Line) -> bool:
        return all(spot in self.spots for spot in line.druids)

    def _leave(self, lines: list[rays.Line]) -> None:
        """One druid of each line goes to the council: where there are two, one that no other line needs."""
        for number, line in enumerate(lines):
            others = {spot for other in lines[number + 1 :] for spot in other.druids}
            leaving = next((spot for spot in line.druids if spot not in others), line.druids[0])
            if leaving in self.spots:
                self.spots[self.spots.index(leaving)] = COUNCIL

    def _with_all_mana(self, ask: Callable[[], list[rays.Line]]) -> list[rays.Line]:
        """What could be done with all the mana one can have: how much there is by then is another question."""
        mana = self.state.mana
        have = mana[self.seat]
        mana[self.seat] = PIECES.most_mana
        try:
            return ask()
        finally:
            mana[self.seat] = have

    def best_crossing(self) -> float:
        """What the best gems would be worth that could be made with what is left, without a cube for it."""
        return self._best_crossings(CubeTask(self.seat, 0, GEMS, MAIN, 0))[1]
