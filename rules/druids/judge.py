"""What a position of Druids and Demons is worth: points, and the best pair of actions open for the own next turn.

What an action will bring is read from the board: room for new populations, corners where a stone can be set, temples
that are ready, enemies that can be captured or driven out. Which actions are closed decides much. Everything that is a
promise fades with the bag, and with somebody's way to the goal.
"""

from __future__ import annotations

import msgspec

from rules.core.thinking.judge import Judge, Terms, load
from rules.druids.board import CORNER_FIELDS, CORNERS_OF, NEIGHBOURS
from rules.druids.figures import PIECES, POINTS, number
from rules.druids.mechanics.demons import connected, own_wards
from rules.druids.mechanics.populations import NEEDED
from rules.druids.mechanics.stones import MAJORITY, TRIO, has_room, wooded
from rules.druids.state import ACTION_WORDS, FREE, MOVE, NEW, NONE, SCOUT, WHITE, DruidsState

ALL_PIECES = sum(PIECES.values())


class Weights(msgspec.Struct, frozen=True):
    """Points of worth."""

    pending: float
    """Of what the rest of the running turn will bring."""
    next_pair: float
    """Of what the best pair of actions open for the next turn would bring."""
    new: float
    """Of a new population, beside its point."""
    site: float
    """A corner where a stone can be set, of its points."""
    near_site: float
    """A corner that one more population makes one."""
    near_temple: float
    """A field with two stones round it, and room for the third."""
    temple_ready: float
    temple: float
    """A temple, beside its points: it adds populations."""
    move_site: float
    """What a move may do for a corner."""
    capture: float
    """An enemy that can be captured."""
    scout: float
    """Scouting where room is short, for each missing field."""
    scout_always: float
    kill: float
    """An enemy that black magic can drive out."""
    convert: float
    """A stone that can be turned."""
    room: float
    """A free field to settle, up to six."""
    beside: float
    """An own population with two enemies of one colour beside it."""
    surrounded: float
    """With three: it can be captured."""
    turnable: float
    """An own stone that somebody can turn."""
    captured: float
    """A captured population."""
    warded: float


class Scan:
    """What is read from the board for one seat."""

    __slots__ = (
        "around",
        "converts",
        "kills",
        "near",
        "near_temples",
        "prey",
        "ready",
        "room",
        "sites",
        "stones",
        "temples",
    )

    def __init__(self) -> None:
        self.sites = self.near = self.ready = self.near_temples = self.converts = 0
        self.prey = self.kills = self.room = self.stones = self.temples = 0
        self.around: list[tuple[int, int]] = []


class DruidsJudge(Judge[DruidsState]):
    laps = 1
    term_names = ("points", "this turn", "next turn", "corners", "temples", "land", "threats", "captured")

    def prepare(self) -> None:
        self.w = msgspec.convert(self.weights, Weights)

    def terms(self, state: DruidsState) -> list[Terms]:
        w = self.w
        if state.phase == "over":
            assert state.final is not None
            scores = {placing.seat: placing.score for placing in state.final.placings}
            return [{"points": float(scores[seat])} for seat in range(state.seats)]
        scans = [_scan(state, seat) for seat in range(state.seats)]
        points = [
            POINTS.population * len(state.populations[seat]) + POINTS.stone * scan.stones + POINTS.temple * scan.temples
            for seat, scan in enumerate(scans)
        ]
        bag = min(1.0, sum(state.bag) / (0.35 * ALL_PIECES)) if not state.last else 0.0
        goal = min(1.0, max(0.15, (POINTS.goal - max(points)) / 12))
        fade = min(bag, goal)
        found = []
        turn = state.turn
        after = state.order[(state.order.index(turn.seat) + 1) % state.seats]
        for seat, scan in enumerate(scans):
            prices = self._prices(state, seat, scan)
            this_turn = 0.0
            if seat == turn.seat and state.phase == "acting":
                this_turn = w.pending * self._running(state, seat, prices)
            at_once = seat == (turn.seat if state.phase == "choosing" else after)
            next_turn = w.next_pair * fade * self._pair(state, seat, prices, at_once)
            found.append(
                {
                    "points": float(points[seat]),
                    "this turn": this_turn,
                    "next turn": next_turn,
                    "corners": fade * (w.site * 0.4 * min(scan.sites, 4) + w.near_site * min(scan.near, 4)),
                    "temples": fade * (w.near_temple * min(scan.near_temples, 3) + w.temple * scan.temples)
                    + w.temple_ready * scan.ready * max(fade, 0.2),
                    "land": fade * w.room * min(scan.room, 6),
                    "threats": self._threats(state, seat, scans) * max(fade, 0.3),
                    "captured": fade * w.captured * sum(state.captured[seat])
                    + w.warded * fade * len(own_wards(state, seat)),
                }
            )
        return found

    # --- what actions will bring -----------------------------------------------------------------

    def _prices(self, state: DruidsState, seat: int, scan: Scan) -> list[tuple[float, float]]:
        """Per action: what it brings chosen once, and chosen twice."""
        found: list[tuple[float, float]] = [(0.0, 0.0)] * len(ACTION_WORDS)
        for action, word in enumerate(ACTION_WORDS):
            pair = []
            for twice in (False, True):
                many = number(word, twice, state.seats, scan.temples)
                pair.append(self._price(state, seat, scan, action, many))
            found[action] = (pair[0], pair[1])
        return found

    def _price(self, state: DruidsState, seat: int, scan: Scan, action: int, many: int) -> float:
        w = self.w
        if action == NEW:
            count = min(many, state.populations_left[seat], scan.room)
            return count * (POINTS.population + w.new) + w.near_site * min(count, scan.near)
        if action == WHITE:
            left = many
            temples = min(left, scan.ready, state.temples_left)
            left -= temples
            stones = min(left, scan.sites, state.stones_left[seat])
            left -= stones
            turned = min(left, scan.converts, state.stones_left[seat] - stones)
            return POINTS.temple * temples + POINTS.stone * stones + (POINTS.stone + w.convert) * turned
        if action == MOVE:
            return w.capture * min(many, scan.prey) + w.move_site * min(many // 2, scan.near)
        if action == SCOUT:
            return w.scout_always + w.scout * max(0, 6 - scan.room) if not state.last else 0.0
        return w.kill * min(many, scan.kills) if state.markers_left else 0.0

    def _running(self, state: DruidsState, seat: int, prices: list[tuple[float, float]]) -> float:
        """What the rest of the running turn brings: each action by the share of it that is left."""
        turn = state.turn
        twice = len(turn.runs) == 1
        worth = 0.0
        for at in range(turn.at, len(turn.runs)):
            action = turn.runs[at]
            price = prices[action][twice]
            if at == turn.at:
                whole = number(ACTION_WORDS[action], twice, state.seats, 0)
                left = turn.left + (state.drawn != NONE) + len(state.face_up)
                price *= min(1.0, left / max(1, whole)) if action in (SCOUT, MOVE) else 1.0 if left else 0.0
            worth += price
        return worth

    def _pair(self, state: DruidsState, seat: int, prices: list[tuple[float, float]], is_next: bool) -> float:
        """The best two actions that the own last turn and, if it is known, the turn just before leave open."""
        closed = {*state.chosen[seat], *(state.chosen_before if is_next else ())}
        first = second = double = 0.0
        for action, (once, twice) in enumerate(prices):
            if action in closed:
                continue
            double = max(double, twice)
            if once > first:
                first, second = once, first
            elif once > second:
                second = once
        return max(first + second, double)

    def _threats(self, state: DruidsState, seat: int, scans: list[Scan]) -> float:
        w = self.w
        worth = 0.0
        for beside, _ in scans[seat].around:
            if beside >= NEEDED:
                worth -= w.surrounded
            elif beside == NEEDED - 1:
                worth -= w.beside
        ground = state.ground
        for corner, owner in state.stones.items():
            if owner == seat:
                standing = [ground[field] for field in CORNER_FIELDS[corner]]
                if any(other >= 0 and other != seat and standing.count(other) >= MAJORITY for other in standing):
                    worth -= w.turnable
        return worth

    def brief(self, state: DruidsState, seat: int) -> bool:
        """Laying pieces: a hundred places each, each mattering little."""
        return state.phase == "setup" or state.drawn != NONE or bool(state.face_up)


def _scan(state: DruidsState, seat: int) -> Scan:
    scan = Scan()
    ground, stones, tiles = state.ground, state.stones, state.tiles
    own = state.populations[seat]
    corners: dict[int, int] = {}
    free: set[int] = set()
    beside: dict[int, int] = {}
    warded = state.warded
    for field in own:
        for corner in CORNERS_OF[field]:
            corners[corner] = corners.get(corner, 0) + 1
        enemies: dict[int, int] = {}
        for other in NEIGHBOURS[field]:
            here = ground[other]
            if here == FREE:
                free.add(other)
            elif here >= 0 and here != seat:
                enemies[here] = enemies.get(here, 0) + 1
                beside[other] = beside.get(other, 0) + 1
        if enemies and field not in warded:
            scan.around.append((max(enemies.values()), field))
    for corner, many in corners.items():
        if many < TRIO - 1 or corner in stones:
            continue
        fields = CORNER_FIELDS[corner]
        if many == TRIO:
            scan.sites += wooded(state, corner) and has_room(state, corner)
        else:
            third = next(field for field in fields if ground[field] != seat)
            if ground[third] == FREE and third in tiles:
                scan.near += wooded(state, corner) and has_room(state, corner)
    scan.prey = sum(many >= NEEDED and field not in warded for field, many in beside.items())
    around: dict[int, list[int]] = {}
    for corner, owner in stones.items():
        mine = owner == seat
        scan.stones += mine
        fields = CORNER_FIELDS[corner]
        for field in fields:
            around.setdefault(field, []).append(owner)
            if mine and ground[field] == FREE:
                free.add(field)
        if not mine and sum(ground[field] == seat for field in fields) >= MAJORITY:
            scan.converts += 1
    for field, owners in around.items():
        mine_here = owners.count(seat)
        if mine_here >= MAJORITY:
            if field in state.temples:
                scan.temples += 1
            elif len(owners) == TRIO and field in tiles and field not in state.demons:
                scan.ready += 1
            elif len(owners) == MAJORITY and field in tiles:
                scan.near_temples += 1
    if not own and not scan.stones:
        scan.room = 6
    else:
        if any(ground[field] == seat for field in state.ring):
            free.update(field for field in state.ring if ground[field] == FREE)
        scan.room = len(free)
    if state.markers_left:
        reached = connected(state, own_wards(state, seat))
        near = {other for field in reached for other in NEIGHBOURS[field]}
        scan.kills = sum(ground[field] >= 0 and ground[field] != seat and field not in warded for field in near)
    return scan


JUDGE = DruidsJudge(load("rules.druids"))
