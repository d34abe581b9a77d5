"""Creatures: where they can go, their automatic moves, arrivals and escapes (phase B)."""

from __future__ import annotations

from rules.core import Dice, Event
from rules.karnag.board import (
    BEARING,
    CLOSED,
    FREE,
    GATE,
    GATE_ARROW,
    GATE_OTHER,
    GATE_WORD,
    NEIGHBOURS,
    PATH,
    PLACE_ON_RING,
    RING,
    RING_LENGTH,
    ROCK,
    SPOT_WORD,
    STEP,
    SWAMP,
    TURN,
    WORD,
    ring_distance,
)
from rules.karnag.events import Arrived, CreatureMoved, CreatureStayed, Escaped, Penalised, Rolled, Shut
from rules.karnag.figures import FIGURES
from rules.karnag.state import GHOUL, KINDS, NAJA, SHADOW, KarnagState

LOSS = FIGURES.escape.loss
FACES = FIGURES.die.faces
TURNS = ("left", "right")
OPEN_TO = tuple({FREE, *{SHADOW: (ROCK,), GHOUL: (SWAMP,)}.get(kind, ())} for kind in range(len(KINDS)))
"""The grounds inside the board that each kind enters (K-8, K-34)."""


def druid_squares(state: KarnagState) -> set[int]:
    """Path squares with a druid on them."""
    return {RING[spot] for druids in state.druids for spot in druids if 0 <= spot < RING_LENGTH}


def enterable(state: KarnagState, square: int, kind: int, druids: set[int]) -> bool:
    """May a creature of this kind enter (K-8, K-34, K-35, K-50)? Special powers hold for passing and for stopping."""
    ground = state.terrain[square]
    if ground != FREE:
        if ground == CLOSED:
            return False
        if ground == PATH:
            return square not in druids
        if (ground == ROCK and kind != SHADOW) or (ground == SWAMP and kind != GHOUL):
            return False
    return square not in state.creatures and (kind == NAJA or square not in state.stones)


# --- telepathy ----------------------------------------------------------------------------------


def reachable(state: KarnagState, start: int, reach: int, druids: set[int]) -> list[int]:
    """Squares a creature can be led to in at most `reach` steps (K-129); a path square ends its way (K-46)."""
    kind = state.creatures[start] >> 1
    terrain, open_to_it = state.terrain, OPEN_TO[kind]
    seen = {start, *state.creatures} if kind == NAJA else {start, *state.creatures, *state.stones}
    found: list[int] = []
    edge = [start]
    for _ in range(reach):
        ahead: list[int] = []
        for square in edge:
            for step in NEIGHBOURS[square]:
                if step in seen:
                    continue
                seen.add(step)
                ground = terrain[step]
                if ground in open_to_it:
                    found.append(step)
                    ahead.append(step)
                elif ground == PATH and step not in druids:
                    found.append(step)
        edge = ahead
    return found


def lead(state: KarnagState, start: int, to: int, events: list[Event]) -> None:
    """Put a creature where it was led; it gets a black cube, or escapes."""
    token = state.creatures.pop(start)
    if start in state.black:
        state.black.remove(start)
    if state.terrain[to] == PATH:
        escape(state, token, to, events)
    else:
        state.creatures[to] = token
        state.black.append(to)


# --- escapes ------------------------------------------------------------------------------------


def escape(state: KarnagState, token: int, square: int, events: list[Event]) -> None:
    """A creature on the path is out of the game; druids nearby cost their owners points (K-45 to K-49)."""
    kind = token >> 1
    state.gone[kind] += 1
    events.append(Escaped(KINDS[kind], WORD[square]))
    here = PLACE_ON_RING[square]
    for seat, druids in enumerate(state.druids):
        for spot in druids:
            if not 0 <= spot < RING_LENGTH:
                continue  # cauldrons and council are safe (K-48)
            loss = escape_loss(state, here, spot)
            if loss:
                lost = state.score(seat, -loss, "escapes")
                events.append(Penalised(seat, SPOT_WORD[spot], -lost))


def escape_loss(state: KarnagState, here: int, spot: int) -> int:
    """What a druid on a path place costs its owner when a creature escapes at another (K-47, K-49)."""
    distance = ring_distance(here, spot)
    if distance > 1 and state.options.escape_distance == "moves":
        distance = max(2, _moves_between(state, spot, here))  # only the squares next to it count as adjacent
    return LOSS[distance] if distance < len(LOSS) else 0


def _moves_between(state: KarnagState, start: int, end: int) -> int:
    """The druid moves from one place of the path to another, the shorter way: occupied squares are jumped (K-104)."""
    taken = {spot for druids in state.druids for spot in druids}
    ways = []
    for sense in (1, -1):
        length = (end - start) * sense % RING_LENGTH
        ways.append(sum((start + sense * step) % RING_LENGTH not in taken for step in range(1, length + 1)))
    return min(ways)


# --- automatic moves (K-30 to K-40) -------------------------------------------------------------


def advance(state: KarnagState, events: list[Event]) -> None:
    """Phase B.1: every creature in the glade goes one square towards the nearest border."""
    state.black.clear()  # K-30
    druids = druid_squares(state)
    groups: dict[tuple[int, int, int], list[int]] = {}
    for square, token in state.creatures.items():
        bearing = BEARING[square]
        groups.setdefault((bearing.nearest, bearing.two_nearest, token >> 1), []).append(square)
    for key in sorted(groups):  # K-33, K-39
        _advance_peers(state, groups[key], druids, events)


def _advance_peers(state: KarnagState, peers: list[int], druids: set[int], events: list[Event]) -> None:
    """Move creatures of equal priority. One may wait for a peer to make room; two that want one square both stay."""
    pending = sorted(peers)
    while pending:
        going: dict[int, int] = {}
        staying: list[int] = []
        for square in pending:
            target = _target(state, square, pending, druids)
            if target is None:
                staying.append(square)
            elif target:
                going[square] = target
        wanted = list(going.values())
        if not staying:
            staying = [square for square, target in going.items() if wanted.count(target) > 1]
        if not staying and not going:
            staying = pending  # they wait for one another in a circle
        if staying:
            events.extend(CreatureStayed(KINDS[state.creatures[square] >> 1], WORD[square]) for square in staying)
            pending = [square for square in pending if square not in staying]
            continue
        for square, target in going.items():
            token = state.creatures.pop(square)
            events.append(CreatureMoved(KINDS[token >> 1], WORD[square], [WORD[target]]))
            if state.terrain[target] == PATH:
                escape(state, token, target, events)
            else:
                state.creatures[target] = token
        pending = [square for square in pending if square not in going]


def _target(state: KarnagState, square: int, pending: list[int], druids: set[int]) -> int | None:
    """Where a creature goes: a square, 0 while a peer in its way may still make room, None if it is blocked."""
    token = state.creatures[square]
    ahead = BEARING[square].heading
    turned = TURN[token & 1][ahead]
    headings = [ahead, turned]
    if state.options.second_turn_when_blocked:
        headings.append(TURN[token & 1][turned])
    for heading in headings:  # K-37, K-38
        target = square + STEP[heading]
        if enterable(state, target, token >> 1, druids):
            return target
        if target in pending and state.options.peers_make_room:
            return 0
    return None


# --- arrivals (K-55 to K-62) --------------------------------------------------------------------


def roll(dice: Dice, events: list[Event]) -> int:
    number = FACES[dice.below(len(FACES))]
    events.append(Rolled(number))
    return number


def arrive(state: KarnagState, dice: Dice, first: int, count: int, events: list[Event]) -> None:
    """New creatures on `count` gate squares from `first` (0-based) on, clockwise; then each moves by a roll."""
    gates = [(first + i) % len(GATE) for i in range(count)]
    tokens = []
    for gate in gates:
        token = _draw_token(state, dice)
        tokens.append(token)
        events.append(Arrived(KINDS[token >> 1], TURNS[token & 1], GATE_WORD[gate]))
    druids = druid_squares(state)
    for gate, token in zip(gates, tokens, strict=True):
        march(state, gate, token, roll(dice, events), druids, events)


def _draw_token(state: KarnagState, dice: Dice) -> int:
    place = dice.below(sum(state.bag))
    for token, count in enumerate(state.bag):
        if place < count:
            state.bag[token] -= 1
            return token
        place -= count
    raise AssertionError("a token beyond the bag")


def march(state: KarnagState, gate: int, token: int, points: int, druids: set[int], events: list[Event]) -> None:
    """One creature leaves its gate square (0-based) and goes straight on, turning where it is stopped."""
    kind, turn = token >> 1, token & 1
    heading = GATE_ARROW[gate]
    square = GATE[gate] + STEP[heading]
    if not enterable(state, square, kind, druids):
        square = GATE[gate] + STEP[GATE_OTHER[gate]]  # K-59: out by the other side, then along the arrow
        if not enterable(state, square, kind, druids):
            state.gone[kind] += 1  # K-60
            events.append(Shut(KINDS[kind], GATE_WORD[gate]))
            return
    way = [square]
    while len(way) < points and state.terrain[square] != PATH:
        ahead = square + STEP[heading]
        if ahead in way or not enterable(state, ahead, kind, druids):
            turned = TURN[turn][heading]
            ahead = square + STEP[turned]
            if ahead in way or not enterable(state, ahead, kind, druids):
                break  # K-58: the rest is lost
            heading = turned  # K-57
        square = ahead
        way.append(square)
    events.append(CreatureMoved(KINDS[kind], GATE_WORD[gate], [WORD[step] for step in way]))
    if state.terrain[square] == PATH:
        escape(state, token, square, events)
    else:
        state.creatures[square] = token
