"""What a position of Karnag is worth: gems are the game.

Two own gems in line become menhirs at the end of the round, for 7 or 14 points each and the squares of the line, and
the gems come back. So a position is worth its points, what stands in line, what the druids could cross now, and what
the cubes that have yet to act will find.
"""

from __future__ import annotations

import msgspec

from rules.core.thinking.judge import Judge, Terms, load
from rules.karnag.board import CAULDRON, COUNCIL, DARK, GREEN, LIGHT, RAY, REGION, RING_LENGTH, column_of, row_of
from rules.karnag.figures import FIGURES, KNOWLEDGE, PIECES, rounds
from rules.karnag.mechanics import rays
from rules.karnag.mechanics.stones import alignment
from rules.karnag.state import (
    CAPTURE,
    CAPTURE_TRACK,
    CARDS,
    COUNCIL_TRACK,
    DRUIDS,
    GEM_TRACK,
    GEMS,
    GOLEM,
    KINDS,
    MAIN,
    MANA_TRACK,
    MIND,
    MOVE_TRACK,
    POTIONS,
    CubeTask,
    KarnagState,
    KeepTask,
    LearnTask,
    ShiftTask,
)

SCORING = FIGURES.scoring
GEM_PRICE = 11
"""Mana that a gem in the inner regions costs, more or less."""
VP = tuple(int(getattr(FIGURES.creatures, kind).vp) for kind in KINDS)
DONE_OF_ROUND = {
    "obstacles": 0.0,
    "placing": 0.0,
    "choosing": 0.0,
    "acting": 0.5,
    "gems": 1.0,
    "council": 1.0,
    "over": 1.0,
}


class Weights(msgspec.Struct, frozen=True):
    """Points of worth; what is `early` fades to nothing in the last round."""

    line: float
    """Of the points that gems in line will bring."""
    gem_dark: float
    gem_light: float
    gem_green: float
    """Early: a gem that stands alone, above what it counts at the end."""
    near: float
    """Two gems one step out of line, where a step is at hand."""
    crossing_now: float
    """Of the worth of the best gem that two druids could make now, with a gem cube that has yet to act."""
    crossing_later: float
    """Early: the same without one."""
    second: float
    """Of the second best crossing."""
    hope: float
    """A gem cube that will find no crossing unless druids move before."""
    capture: float
    """Of the points of creatures that a pending capture will find."""
    walk: float
    """A pending cube that moves druids."""
    mind: float
    potion: float
    """Of a level and the mana that a pending potion will bring."""
    card_cube: float
    secondary: float
    """What a cube in the secondary row is worth beside one in the main row."""
    idle: float
    """A cube that will have nothing to do."""
    mana: float
    """Mana up to what a gem costs: without it druids stand there for nothing."""
    mana_more: float
    """Mana above."""
    cauldron: float
    """Of what a pending potion would bring, where druids have to go into cauldrons first."""
    council: float
    """Of the points of the council at the end of the round."""
    knowledge_capture: float
    knowledge_move: float
    knowledge_council: float
    knowledge_gems: float
    knowledge_mana: float
    """Early, per level."""
    level: float
    """Early: a level that is about to be learned."""
    power: float
    """Early: a captured creature that lets rays pass."""
    card: float
    """Early: a card in hand, above what it counts at the end."""
    menhir: float
    """A menhir, above what it counts if no line goes around the gate."""
    outlook: float
    """Early: a druid that looks into the dark or light region."""
    away: float
    """Early: a druid at the council has to come back."""


class KarnagJudge(Judge[KarnagState]):
    term_names = (
        "points",
        "lines",
        "gems",
        "crossings",
        "cubes",
        "mana",
        "council",
        "knowledge",
        "creatures",
        "cards",
        "menhirs",
        "druids",
    )

    def prepare(self) -> None:
        self.w = msgspec.convert(self.weights, Weights)

    def terms(self, state: KarnagState) -> list[Terms]:
        whole = rounds(state.seats)
        left = max(0.0, whole - state.round + 1 - DONE_OF_ROUND[state.phase]) if state.phase != "over" else 0.0
        early = min(1.0, max(0.0, (left - 0.5) / (whole - 0.5)))
        pending = _pending(state)
        leads = [druids.count(COUNCIL) for druids in state.druids]
        most = max(leads)
        return [
            self._seat(state, seat, early, pending[seat], bool(most) and leads[seat] == most)
            for seat in range(state.seats)
        ]

    def _seat(self, state: KarnagState, seat: int, early: float, cubes: list[tuple[int, int]], leads: bool) -> Terms:
        w = self.w
        if state.phase == "over":
            return {"points": float(state.vp[seat])}
        gems = state.gems_of(seat)
        shifts = any(tile == MIND for tile, _ in cubes)
        base = self._gems(state, seat, gems, early, shifts)
        crossings, best = self._crossings(state, seat, gems, base, early, shifts, cubes)
        reserve = state.reserve[seat]
        knowledge = state.knowledge[seat]
        menhirs = sum(stone == seat * 2 + 1 for stone in state.stones.values())
        hand = len(state.hands[seat])
        return {
            "points": float(state.vp[seat]),
            "lines": base[0],
            "gems": base[1],
            "crossings": crossings,
            "cubes": self._cubes(state, seat, cubes, best) + self._open(state, seat, early),
            "mana": (w.mana * min(GEM_PRICE, state.mana[seat]) + w.mana_more * max(0, state.mana[seat] - GEM_PRICE))
            * (0.25 + early),
            "council": self._council(state, seat, leads, early),
            "knowledge": early
            * (
                w.knowledge_capture * knowledge[CAPTURE_TRACK]
                + w.knowledge_move * knowledge[MOVE_TRACK]
                + w.knowledge_council * knowledge[COUNCIL_TRACK]
                + w.knowledge_gems * knowledge[GEM_TRACK]
                + w.knowledge_mana * knowledge[MANA_TRACK]
            ),
            "creatures": SCORING.open.creature * sum(reserve) + early * w.power * (sum(reserve) - reserve[GOLEM]),
            "cards": SCORING.card * hand + early * w.card * min(hand, 4),
            "menhirs": (SCORING.open.menhir + w.menhir) * menhirs,
            "druids": self._druids(state, seat, early),
        }

    # --- gems ------------------------------------------------------------------------------------

    def _gems(self, state: KarnagState, seat: int, gems: list[int], early: float, shifts: bool) -> tuple[float, float]:
        """What stands in line, and what the other gems are worth."""
        w = self.w
        if not gems:
            return 0.0, 0.0
        lines = alone = 0.0
        aligned: list[int] = []
        if len(gems) > 1 and state.menhirs_left[seat] and state.phase in ("placing", "choosing", "acting"):
            aligned, squares = alignment(gems)
            raised = sorted((SCORING.menhir[REGION[gem]] for gem in aligned), reverse=True)[: state.menhirs_left[seat]]
            lines = (
                w.line * (squares + sum(raised) + len(raised) * (SCORING.open.menhir + w.menhir)) if aligned else 0.0
            )
        extra = {DARK: w.gem_dark, LIGHT: w.gem_light, GREEN: w.gem_green}
        for gem in gems:
            if gem not in aligned:
                alone += SCORING.gem[REGION[gem]] + early * extra[REGION[gem]]
        if shifts and len(gems) > 1 and not aligned:
            alone += w.near * any(
                abs(row_of(a) - row_of(b)) == 1 or abs(column_of(a) - column_of(b)) == 1
                for at, a in enumerate(gems)
                for b in gems[at + 1 :]
            )
        return lines, alone

    def _crossings(
        self,
        state: KarnagState,
        seat: int,
        gems: list[int],
        base: tuple[float, float],
        early: float,
        shifts: bool,
        cubes: list[tuple[int, int]],
    ) -> tuple[float, float]:
        """What the best crossings would add, as likely as they are to be made; and the best one's worth by itself."""
        w = self.w
        if state.phase not in ("placing", "choosing", "acting"):
            return 0.0, 0.0
        acting = sum(tile == GEMS for tile, _ in cubes)
        if not acting and early <= 0:
            return 0.0, 0.0
        cube = CubeTask(seat, 0, GEMS, MAIN, 0)
        gains = sorted(
            (
                sum(self._gems(state, seat, [*gems, line.square], early, shifts)) - sum(base) - w.mana * line.mana
                for line in rays.gems(state, cube)
            ),
            reverse=True,
        )
        gains = [gain for gain in gains if gain > 0]
        if not gains:
            return 0.0, 0.0
        worth = gains[0] + (w.second * gains[1] if len(gains) > 1 else 0.0)
        return (w.crossing_now if acting else w.crossing_later * early) * worth, gains[0]

    # --- cubes, council, druids ------------------------------------------------------------------

    def _cubes(self, state: KarnagState, seat: int, cubes: list[tuple[int, int]], best: float) -> float:
        """What the cubes that have yet to act will find beside crossings."""
        w = self.w
        worth = 0.0
        walkers = sum(tile == DRUIDS or (row == MAIN and tile in (GEMS, CAPTURE)) for tile, row in cubes)
        brewing = sum(CAULDRON <= spot < COUNCIL for spot in state.druids[seat])
        brewed = gemmed = captured = 0
        for tile, row in cubes:
            share = 1.0 if row == MAIN else w.secondary
            if tile == DRUIDS:
                worth += w.walk * share
            elif tile == GEMS:
                gemmed += 1
                if not best or gemmed > 1:
                    able = min(1.0, state.mana[seat] / GEM_PRICE)
                    worth += w.hope * share * able if walkers > gemmed - 1 or row == MAIN else w.idle
            elif tile == CAPTURE:
                captured += 1
                worth += self._capture(state, seat, row) / captured
            elif tile == MIND:
                worth += w.mind * share
            elif tile == POTIONS:
                brewed += 1
                table = FIGURES.actions.potions.main if row == MAIN else FIGURES.actions.potions.secondary
                room = PIECES.most_mana - state.mana[seat]
                if brewing and brewed == 1:
                    worth += w.potion * brewing + w.mana * min(room, table[brewing])
                elif walkers and brewed == 1:
                    worth += w.cauldron * (2 * w.potion + w.mana * min(room, table[2]))
                else:
                    worth += w.idle
            elif tile == CARDS:
                worth += w.card_cube * share
        return worth

    def _open(self, state: KarnagState, seat: int, early: float) -> float:
        """What is being done and not finished: cards drawn, levels and gem steps still to take, points to walk."""
        w = self.w
        worth = 0.0
        for task in state.tasks:
            if task.seat != seat:
                continue
            if isinstance(task, KeepTask):
                worth += SCORING.card + early * w.card
            elif isinstance(task, LearnTask):
                worth += early * w.level * task.left
            elif isinstance(task, ShiftTask):
                worth += w.mind * 0.5
            elif isinstance(task, CubeTask):
                worth += early * w.level * task.levels
                if task.walk is not None and len(task.walk.moved) < len(state.druids[seat]):
                    worth += w.walk * 0.15 * max(0, task.walk.most - task.walk.spent)
        return worth

    def _capture(self, state: KarnagState, seat: int, row: int) -> float:
        w = self.w
        cube = CubeTask(seat, 0, CAPTURE, row, 0)
        level = state.knowledge[seat][CAPTURE_TRACK]
        flat, each = KNOWLEDGE.capture[level - 1] if level else (0, 0)
        found = sorted(
            (
                VP[state.creatures[line.square] >> 1] + each + SCORING.open.creature - w.mana * line.mana
                for line in rays.captures(state, cube)
            ),
            reverse=True,
        )
        if not found:
            return w.idle if row != MAIN else w.walk * 0.6
        return w.capture * (flat + sum(found[:3]))

    def _council(self, state: KarnagState, seat: int, leads: bool, early: float) -> float:
        """What its druids at the council will score at the end of this round."""
        present = state.druids[seat].count(COUNCIL)
        if not present or state.phase in ("council", "over"):
            return 0.0
        level = state.knowledge[seat][COUNCIL_TRACK]
        bonus = sum(KNOWLEDGE.council[level - 1][:present]) if level else 0
        return self.w.council * (present * SCORING.council + bonus + (early if leads else 0.0))

    def _druids(self, state: KarnagState, seat: int, early: float) -> float:
        worth = 0.0
        columns = rows = 0
        for spot in state.druids[seat]:
            if spot == COUNCIL:
                worth -= self.w.away
            elif 0 <= spot < RING_LENGTH and RAY[spot]:
                inner = OUTLOOK[spot]
                worth += self.w.outlook * inner
                if inner:
                    vertical = spot in DOWN
                    columns += vertical
                    rows += not vertical
        if columns and rows:
            worth += self.w.outlook
        return worth * early


def _outlook(spot: int) -> float:
    """How far into the inner regions a druid looks there: 1 into the dark one, less into the light one."""
    regions = {REGION.get(square, GREEN) for square in RAY[spot]}
    return 1.0 if DARK in regions else 0.4 if LIGHT in regions else 0.0


OUTLOOK = tuple(_outlook(spot) for spot in range(RING_LENGTH))
DOWN = frozenset(
    spot for spot in range(RING_LENGTH) if RAY[spot] and column_of(RAY[spot][0]) == column_of(RAY[spot][-1])
)


def _pending(state: KarnagState) -> list[list[tuple[int, int]]]:
    """Per seat: (tile, row) of the cubes that have yet to act, in the order in which they will."""
    found: list[list[tuple[int, int]]] = [[] for _ in range(state.seats)]
    if state.phase not in ("choosing", "acting"):
        return found
    used: tuple[int, int, int] | None = None
    for task in state.tasks:
        if isinstance(task, CubeTask) and task.performed and not (task.tile == GEMS and task.way != "walk"):
            used = task.place, task.row, task.slot
    for row in (0, 1):
        for place, tile in enumerate(state.tiles):
            for slot, seat in enumerate(state.slots[place * 2 + row]):
                if 0 <= seat < state.seats and (place, row, slot) != used:
                    found[seat].append((tile, row))
    return found


JUDGE = KarnagJudge(load("rules.karnag"))
