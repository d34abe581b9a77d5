"""What a position of Karnag is worth: gems are the game.

Two own gems in line become menhirs at the end of the round, for 7 or 14 points each and the squares of the line, and
the gems come back. So a position is worth its points, what stands in line, what the druids could cross now, and what
the cubes that have yet to act will find.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from rules.core import Seat
from rules.core.thinking.judge import Judge, Terms, load
from rules.karnag.board import (
    BEARING,
    CAULDRON,
    COUNCIL,
    DARK,
    GREEN,
    LIGHT,
    PLACE_ON_RING,
    RAY,
    REGION,
    STEP,
    VERTICAL,
    column_of,
    ring_distance,
    row_of,
)
from rules.karnag.figures import FIGURES, KNOWLEDGE, PIECES, rounds
from rules.karnag.mechanics.foreseen import Foresight, Hopes, Pending, looks_inward
from rules.karnag.mechanics.stones import alignment
from rules.karnag.state import (
    CAPTURE_TRACK,
    COUNCIL_TRACK,
    GEM_TRACK,
    GEMS,
    GOLEM,
    MAIN,
    MANA,
    MANA_TRACK,
    MOVE_TRACK,
    SECONDARY,
    SHIFT,
    CubeTask,
    KarnagState,
    KeepTask,
    LearnTask,
    ShiftTask,
)
from rules.karnag.state import KNOWLEDGE as KNOWLEDGE_CARD

SCORING = FIGURES.scoring
KNOWN = 5_000
"""Worths of single players that are kept."""
encode = msgspec.msgpack.encode
GEM_PRICE = 11
"""Mana that a gem in the inner regions costs, at most, more or less."""
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
    crossing_later: float
    """Early: of the best gems that druids could make now, without a cube that will."""
    seen: float
    hope_gem: float
    hope_line: float
    hope_prey: float
    walk: float
    mind: float
    card_cube: float
    idle: float
    level: float
    """`foreseen.Hopes`; a level also where it is about to be learned."""
    mana: float
    """Mana up to what a gem costs: without it druids stand there for nothing."""
    mana_more: float
    """Mana above."""
    council: float
    """Of the points of the council at the end of the round."""
    lead: float
    """Early: being ahead at the council teaches."""
    knowledge_capture: float
    knowledge_move: float
    knowledge_council: float
    knowledge_gems: float
    knowledge_mana: float
    """Early, per level."""
    power: float
    """Early: a captured creature that lets rays pass."""
    card: float
    """Early: a card in hand, above what it counts at the end."""
    menhir: float
    """A menhir, above what it counts if no line goes around the gate."""
    outlook: float
    """Early: a druid that looks into the dark or light region."""
    aimed: float
    """Early: a druid that looks along the row or column of an own gem which is in no line."""
    away: float
    """Early: a druid at the council has to come back."""
    brewing: float
    """Early: a druid in a cauldron."""
    threat: float
    """Of the points that creatures about to escape will cost."""


class KarnagJudge(Judge[KarnagState]):
    laps, wide = 2, 8
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

    def brief(self, state: KarnagState, seat: Seat) -> bool:
        """Cubes are placed one step ahead: what all of them will bring is foreseen already, and following the placing
        to the last cube of the round won no more (docs/computers.md)."""
        return state.phase == "choosing"

    def imaginations(self, state: KarnagState, seat: Seat) -> int:
        """Other hands matter little to what is done now, and imagining them takes longer than twenty positions."""
        return 1

    def prepare(self) -> None:
        w = self.w = msgspec.convert(self.weights, Weights)
        self.hopes = Hopes(
            seen=w.seen,
            gem=w.hope_gem,
            gem_in_line=w.hope_line,
            prey=w.hope_prey,
            walk=w.walk,
            level=w.level,
            mind=w.mind,
            near=w.near,
            card=w.card_cube,
            idle=w.idle,
        )
        self.extra = {DARK: w.gem_dark, LIGHT: w.gem_light, GREEN: w.gem_green}
        self.known: dict[tuple[bytes, bytes], Terms] = {}
        """What was worked out lately: most moves change nothing for the others."""

    def terms(self, state: KarnagState) -> list[Terms]:
        whole = rounds(state.seats)
        left = max(0.0, whole - state.round + 1 - DONE_OF_ROUND[state.phase]) if state.phase != "over" else 0.0
        early = min(1.0, max(0.0, (left - 0.5) / (whole - 0.5)))
        after = max(0, whole - state.round) / (whole - 1)
        pending = _pending(state)
        at_council = [druids.count(COUNCIL) for druids in state.druids]
        most = max(at_council)
        escaping = _escaping(state) if state.round < whole else []
        where = state.rules, state.options, state.seats, state.round, state.phase
        board = encode((where, state.terrain, state.stones, state.creatures, escaping))
        found = []
        for seat in range(state.seats):
            leads = bool(most) and at_council[seat] == most
            key = board, encode(_own(state, seat, pending[seat], leads))
            known = self.known.get(key)
            if known is None:
                if len(self.known) >= KNOWN:
                    self.known.clear()
                known = self.known[key] = self._seat(state, seat, early, after, pending[seat], leads, escaping)
            found.append(known)
        return found

    def _seat(
        self,
        state: KarnagState,
        seat: int,
        early: float,
        after: float,
        cubes: list[Pending],
        leads: bool,
        escaping: list[int],
    ) -> Terms:
        w = self.w
        if state.phase == "over":
            return {"points": float(state.vp[seat])}
        gems = state.gems_of(seat)
        hand = state.hands[seat]
        lines, alone, aligned = self._gems(state, seat, gems, early)
        loose = [gem for gem in gems if gem not in aligned]
        near = bool(gems) and not aligned and _nearly(gems)

        def price(before: float, then: float) -> float:
            return self._mana(before, after) - self._mana(then, after)

        def gained(squares: Sequence[int]) -> float:
            more = self._gems(state, seat, [*gems, *squares], early)
            return more[0] + more[1] - lines - alone

        sight = Foresight(state, seat, self.hopes, gained, price, bool(loose), near)
        foreseen = sight.through(cubes, _acting(state, seat))
        crossings = foreseen.crossings
        if early and all(tile != GEMS for tile, _ in cubes):
            crossings += w.crossing_later * early * sight.best_crossing()
        reserve = state.reserve[seat]
        knowledge = state.knowledge[seat]
        menhirs = len(state.menhirs_of(seat))
        mana = self._mana(foreseen.mana, after)
        if near and SHIFT in hand:
            alone += w.near
        return {
            "points": float(state.vp[seat]),
            "lines": lines,
            "gems": alone,
            "crossings": crossings,
            "cubes": foreseen.cubes + self._open(state, seat, early),
            "mana": mana,
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
            "cards": self._cards(hand, early, foreseen.mana, after),
            "menhirs": (SCORING.open.menhir + w.menhir) * menhirs,
            "druids": self._druids(state, seat, early, loose, escaping),
        }

    def _mana(self, mana: float, after: float) -> float:
        """Worth as long as there are rounds to spend it in; in the last one only what cubes make of it."""
        w = self.w
        worth = w.mana * min(GEM_PRICE, mana) + w.mana_more * max(0.0, mana - GEM_PRICE)
        return worth * (0.6 + 0.4 * after if after else 0.05)

    def _cards(self, hand: Sequence[int], early: float, mana: float, after: float) -> float:
        """Each counts at the end; before it is worth a little less than what it does."""
        w = self.w
        worth = float(SCORING.card * len(hand))
        others = 0
        for card in hand:
            if card == MANA:
                more = min(float(PIECES.most_mana), mana + FIGURES.card_figures.mana)
                worth += max(0.0, 0.9 * (self._mana(more, after) - self._mana(mana, after)) - SCORING.card)
                mana = more
            elif card == KNOWLEDGE_CARD:
                worth += max(0.0, 0.9 * 2 * early * w.level - SCORING.card)
            else:
                others += 1
        return worth + early * w.card * min(others, 3)

    # --- gems ------------------------------------------------------------------------------------

    def _gems(
        self, state: KarnagState, seat: int, gems: Sequence[int], early: float
    ) -> tuple[float, float, Sequence[int]]:
        """What stands in line, what the other gems are worth, and which stand in line."""
        w = self.w
        if not gems:
            return 0.0, 0.0, ()
        lines = alone = 0.0
        aligned: list[int] = []
        menhirs = state.menhirs_left[seat]
        if len(gems) > 1 and menhirs and state.phase in ("placing", "choosing", "acting"):
            aligned, squares = alignment(list(gems))
            if aligned:
                raised = sorted((SCORING.menhir[REGION[gem]] for gem in aligned), reverse=True)[:menhirs]
                lines = w.line * (squares + sum(raised) + len(raised) * (SCORING.open.menhir + w.menhir))
        for gem in gems:
            if gem not in aligned:
                alone += SCORING.gem[REGION[gem]] + early * self.extra[REGION[gem]]
        return lines, alone, aligned

    # --- what is begun, council, druids ----------------------------------------------------------

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
                    worth += w.walk * 0.1 * max(0, task.walk.most - task.walk.spent)
        return worth

    def _council(self, state: KarnagState, seat: int, leads: bool, early: float) -> float:
        """What its druids at the council will score at the end of this round."""
        present = state.druids[seat].count(COUNCIL)
        if not present or state.phase in ("council", "over"):
            return 0.0
        level = state.knowledge[seat][COUNCIL_TRACK]
        bonus = sum(KNOWLEDGE.council[level - 1][:present]) if level else 0
        return self.w.council * (present * SCORING.council + bonus) + (self.w.lead * early if leads else 0.0)

    def _druids(
        self, state: KarnagState, seat: int, early: float, loose: Sequence[int], escaping: Sequence[int]
    ) -> float:
        w = self.w
        worth = lost = 0.0
        columns = rows = 0
        for spot in state.druids[seat]:
            if spot == COUNCIL:
                worth -= w.away
            elif spot >= CAULDRON:
                worth += w.brewing
            else:
                inner = looks_inward(spot)
                if inner:
                    worth += w.outlook * inner
                    columns += VERTICAL[spot]
                    rows += not VERTICAL[spot]
                if loose and any(gem in RAY[spot] for gem in loose):
                    worth += w.aimed
                for place in escaping:
                    distance = ring_distance(spot, place)
                    if distance < len(LOSS):
                        lost += LOSS[distance]
        if columns and rows:
            worth += w.outlook
        return worth * early - w.threat * lost


LOSS = FIGURES.escape.loss


def _own(state: KarnagState, seat: int, cubes: list[Pending], leads: bool) -> tuple[Any, ...]:
    """All that a seat's worth depends on, beside the board."""
    tasks = [task for task in state.tasks if task.seat == seat]
    figures = state.vp[seat], state.mana[seat], state.knowledge[seat], state.reserve[seat], state.menhirs_left[seat]
    return seat, figures, state.druids[seat], state.hands[seat], cubes, leads, tasks


def _escaping(state: KarnagState) -> list[int]:
    """Places of the path where a creature will be in the next round, unless somebody minds."""
    taken = {spot for druids in state.druids for spot in druids}
    found = []
    for square in state.creatures:
        bearing = BEARING[square]
        if bearing.nearest == 1:
            place = PLACE_ON_RING[square + STEP[bearing.heading]]
            if place not in taken:
                found.append(place)
    return found


def _nearly(gems: Sequence[int]) -> bool:
    """Two of them are one step out of line."""
    return any(
        abs(row_of(a) - row_of(b)) == 1 or abs(column_of(a) - column_of(b)) == 1
        for at, a in enumerate(gems)
        for b in gems[at + 1 :]
    )


def _acting(state: KarnagState, seat: int) -> CubeTask | None:
    """The cube of that seat which has begun to act."""
    for task in state.tasks:
        if isinstance(task, CubeTask) and task.seat == seat and task.performed:
            return task
    return None


def _pending(state: KarnagState) -> list[list[Pending]]:
    """Per seat: (tile, row) of the cubes that have yet to begin, in the order in which they will (K-70 to K-72)."""
    found: list[list[tuple[int, int, int, int]]] = [[] for _ in range(state.seats)]
    if state.phase not in ("choosing", "acting"):
        return [[] for _ in range(state.seats)]
    begun: tuple[int, int, int] | None = None
    for task in state.tasks:
        if isinstance(task, CubeTask) and task.performed:
            begun = task.place, task.row, task.slot
    for row in (MAIN, SECONDARY):
        for place, tile in enumerate(state.tiles):
            passed = [0] * state.seats
            if state.phase == "acting" and row == state.row and (place < state.at):
                passed = [1] * state.seats
            for slot, seat in enumerate(state.slots[place * 2 + row]):
                if 0 <= seat < state.seats:
                    if (place, row, slot) != begun:
                        found[seat].append((row, passed[seat], place, tile))
                    passed[seat] += 1
    return [[(tile, row) for row, _, _, tile in sorted(cubes)] for cubes in found]


JUDGE = KarnagJudge(load("rules.karnag"))
