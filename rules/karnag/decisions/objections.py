"""Why an answer is refused: which clause stands against it. `legal` decides; this only finds the words.

Each kind of action has its own list of objections, from the plainest ("no druid of yours is there") to the finest; the
last resort is the clause of the kind itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core import Action, Seat
from rules.core.explaining import Objection
from rules.karnag.actions import (
    Brew,
    Capture,
    Card,
    Creature,
    Cube,
    Decline,
    Done,
    Draw,
    Gem,
    Keep,
    Learn,
    Menhir,
    Move,
    Obstacle,
    Place,
    Shift,
)
from rules.karnag.board import (
    CAULDRON,
    COUNCIL,
    FREE,
    LAYOUTS,
    NEIGHBOURS,
    RAY,
    REGION,
    RING_LENGTH,
    SPOT,
    SQUARE,
    VERTICAL,
    covered,
)
from rules.karnag.figures import LEVELS, PIECES
from rules.karnag.flow import slot_word
from rules.karnag.mechanics import rays
from rules.karnag.mechanics.cards import MODIFIERS
from rules.karnag.mechanics.creatures import druid_squares, reachable
from rules.karnag.mechanics.druids import full_cauldrons, most_points, movable, targets
from rules.karnag.mechanics.obstacles import GLADE_CORNERS, MIXED, equal_tiles, same_turn
from rules.karnag.mechanics.performing import levels_due, mind_reach, open_walk
from rules.karnag.state import (
    ACCELERATION,
    CAPTURE,
    CARD_WORDS,
    CARDS,
    EMPTY,
    FIRST_MARKED,
    GEMS,
    MAIN,
    MANA_TRACK,
    MARKED_KIND,
    MIND,
    PERFORMED,
    POTIONS,
    THROUGH,
    TRACKS,
    ControlTask,
    CubeTask,
    KarnagState,
    KeepTask,
    LearnTask,
    MenhirTask,
    ShiftTask,
    WalkTask,
)

TILE_OF = {Gem: (GEMS, "K-110"), Capture: (CAPTURE, "K-120"), Brew: (POTIONS, "K-131"), Draw: (CARDS, "K-134")}


def _wrong_cube(state: KarnagState, action: Action) -> Iterator[Objection]:
    """The acting cube's tile does not offer this kind, or the other alternative was taken."""
    task = state.tasks[-1]
    if not isinstance(task, CubeTask):
        return
    facts: dict[str, str | int] = {"slot": slot_word(task.tile, task.row, task.slot)}
    if type(action) in TILE_OF and task.tile != TILE_OF[type(action)][0]:
        yield "other-tile", TILE_OF[type(action)][1], facts
    if isinstance(action, Creature) and task.tile != MIND:
        yield "other-tile", "K-128", facts
    if isinstance(action, Shift) and (task.tile != MIND or task.row == MAIN):
        yield "other-tile", "K-128", facts
    if isinstance(action, Move) and open_walk(state, task) is None and task.way == "":
        yield "other-tile", "K-100", facts
    if (isinstance(action, Move) and task.way == "work") or (not isinstance(action, Move) and task.way == "walk"):
        yield "other-alternative", "K-73", facts
    if task.performed and task.tile in (MIND, CARDS) and isinstance(action, (Creature, Shift, Learn, Draw)):
        yield "once-per-cube", "K-128" if task.tile == MIND else "K-134", facts


# --- objections by kind -------------------------------------------------------------------------


def _place(state: KarnagState, seat: Seat, action: Place) -> Iterator[Objection]:
    if SPOT.get(action.square, -1) not in LAYOUTS[state.options.cauldron_layout].dark:
        yield "not-dark", "K-18", {"square": action.square}
    yield "druid-there", "K-3", {"square": action.square}


def _obstacle(state: KarnagState, seat: Seat, action: Obstacle) -> Iterator[Objection]:
    if action.tile in state.obstacles:
        yield "tile-lies", "K-160", {"tile": action.tile}
    if action.tile not in MIXED and not all(tile in state.obstacles for tile in MIXED):
        yield "mixed-first", "K-160", {"tile": action.tile}
    first = next(tile for tile in equal_tiles(state, action.tile) if tile not in state.obstacles)
    if first != action.tile:
        yield "equal-tile-first", "K-160", {"tile": first}
    same = same_turn(action.tile, action.turn, state.rules)
    if same != action.turn:
        yield "same-turn", "K-161", {"tile": action.tile, "turn": same}
    squares = covered(action.tile, SQUARE[action.square], action.turn, state.rules)
    if action.tile in MIXED and squares is not None and not any(corner in squares for corner in GLADE_CORNERS):
        yield "mixed-corner", "K-160", {"tile": action.tile}
    yield "tile-does-not-fit", "K-161", {"tile": action.tile, "square": action.square}


def _cube(state: KarnagState, seat: Seat, action: Cube) -> Iterator[Objection]:
    for place, tile in enumerate(state.tiles):
        for row in (0, 1):
            for slot, cube in enumerate(state.slots[place * 2 + row]):
                if slot_word(tile, row, slot) == action.slot and cube != EMPTY:
                    yield "slot-taken", "K-67", {"slot": action.slot, "seat": cube % PERFORMED}
    yield "no-such-slot", "K-66", {"slot": action.slot}


def _move(state: KarnagState, seat: Seat, action: Move) -> Iterator[Objection]:
    yield from _wrong_cube(state, action)
    task = state.tasks[-1]
    walk = task.walk if isinstance(task, WalkTask) else open_walk(state, task) if isinstance(task, CubeTask) else None
    if walk is None:
        return
    start, to = SPOT[action.druid], SPOT.get(action.to, -1)
    facts: dict[str, str | int] = {"druid": action.druid, "to": action.to, "points": action.points}
    if start not in state.druids[seat]:
        yield "no-druid-of-yours", "K-4", facts
    if CAULDRON <= start < COUNCIL:
        yield "stays-until-brewing", "K-107", facts
    if all(number in walk.moved for number, spot in enumerate(state.druids[seat]) if spot == start):
        yield "moved-already", "K-103", facts
    if to < 0:
        yield "off-the-path", "K-102", facts
    if to == COUNCIL:
        yield "council-not-walked-to", "K-93", facts
    if to >= CAULDRON:
        if to in full_cauldrons(state):
            yield "cauldron-full", "K-106", facts
    elif any(to in druids for druids in state.druids):
        yield "druid-there", "K-104", {**facts, "square": action.to}
    costs = [points for spot, points in targets(state, start, RING_LENGTH // 2) if spot == to]
    if not costs:
        yield "too-far", "K-100", facts
    if action.points not in costs:
        yield "costs", "K-104", {**facts, "costs": min(costs)}
    left = most_points(state, seat, walk) - walk.spent
    if action.points > left:
        yield "too-many-points", "K-100", {**facts, "left": left}
    if to >= CAULDRON and isinstance(task, WalkTask):
        yield "points-nobody-can-spend", "K-163", facts
    yield "points-left", "K-108", {**facts, "left": walk.least - walk.spent - action.points}


def _gem(state: KarnagState, seat: Seat, action: Gem) -> Iterator[Objection]:
    yield from _wrong_cube(state, action)
    cube = state.tasks[-1]
    assert isinstance(cube, CubeTask)
    square, spots = SQUARE[action.at], (SPOT[action.leaves], SPOT[action.stays])
    facts: dict[str, str | int] = {"at": action.at}
    if len(state.gems_of(seat)) >= PIECES.gems:
        yield "no-gem-left", "K-117", facts
    for word, spot in ((action.leaves, spots[0]), (action.stays, spots[1])):
        if spot not in state.druids[seat]:
            yield "no-druid-of-yours", "K-4", {"druid": word}
        if spot >= RING_LENGTH or not RAY[spot]:
            yield "no-ray", "K-111", {"druid": word}
    if VERTICAL[spots[0]] == VERTICAL[spots[1]] or any(square not in RAY[spot] for spot in spots):
        yield "no-crossing", "K-111", facts
    if square not in REGION or state.terrain[square] != FREE or square in state.creatures or square in state.stones:
        yield "not-totally-free", "K-114", facts
    if cube.gems >= rays.most_gems(state, cube):
        yield ("one-gem" if cube.gems == 1 else "two-gems"), "K-115", facts
    ways = [rays.passing(state, spot, square, cube.passed) for spot in spots]
    need = [0, 0, 0]
    mana = -1
    for way in ways:
        if way is None:
            yield "ray-stopped", "K-113", facts
            return
        mana += way[0]
        need = [a + b for a, b in zip(need, way[1], strict=True)]
    yield from _power_or_mana(state, cube, (need[0], need[1], need[2]), mana, "K-112")


def _capture(state: KarnagState, seat: Seat, action: Capture) -> Iterator[Objection]:
    yield from _wrong_cube(state, action)
    cube = state.tasks[-1]
    assert isinstance(cube, CubeTask)
    spot = SPOT[action.druid]
    facts: dict[str, str | int] = {"druid": action.druid}
    if spot not in state.druids[seat]:
        yield "no-druid-of-yours", "K-4", facts
    if spot < RING_LENGTH and state.druids[seat].index(spot) in cube.captured:
        yield "captured-already", "K-123", facts
    line = rays.first_creature(state, spot, cube.passed) if spot < RING_LENGTH else None
    if line is None:
        yield "no-creature-in-line", "K-121", facts
        return
    yield from _power_or_mana(state, cube, line[2], line[1], "K-121")


def _power_or_mana(
    state: KarnagState, cube: CubeTask, need: tuple[int, int, int], mana: int, clause: str
) -> Iterator[Objection]:
    cards = rays.cards_needed(need, rays.powers_left(state, cube))
    if cards is None or cards > state.hands[cube.seat].count(THROUGH):
        yield "no-power", "K-125", {"rocks": need[0], "swamps": need[1], "stones": need[2]}
    if mana > state.mana[cube.seat]:
        yield "no-mana", "K-7", {"mana": mana, "have": state.mana[cube.seat], "by": clause}


def _creature(state: KarnagState, seat: Seat, action: Creature) -> Iterator[Objection]:
    yield from _wrong_cube(state, action)
    square = SQUARE[action.creature]
    facts: dict[str, str | int] = {"creature": action.creature, "to": action.to}
    if square not in state.creatures:
        yield "no-creature", "K-129", facts
    task = state.tasks[-1]
    assert isinstance(task, (CubeTask, ControlTask))
    if square in state.black and square != task.creature:
        yield "black-cube", "K-130", facts
    reach = task.reach if isinstance(task, ControlTask) else mind_reach(task)
    to, steps = SQUARE.get(action.to, 0), reach + 1
    druids = druid_squares(state)
    while to not in (nearby := reachable(state, square, steps, druids)):
        if len(nearby) == len(reachable(state, square, steps + 1, druids)):
            yield "creature-cannot-go", "K-129", facts
        steps += 1
    yield "creature-too-far", "K-129", {**facts, "squares": steps, "reach": reach}


def _shift(state: KarnagState, seat: Seat, action: Shift) -> Iterator[Objection]:
    yield from _wrong_cube(state, action)
    gem, to = SQUARE[action.gem], SQUARE.get(action.to, 0)
    facts: dict[str, str | int] = {"gem": action.gem, "to": action.to}
    stone = state.stones.get(gem)
    if stone is None:
        yield "no-gem", "K-128", facts
    elif stone & 1:
        yield "menhirs-stay", "K-9", facts
    elif stone != seat * 2:
        yield "not-your-gem", "K-4", facts
    elif to not in NEIGHBOURS[gem]:
        yield "not-next-to-it", "K-5", facts
    yield "not-free", "K-8", {"square": action.to}


def _brew(state: KarnagState, seat: Seat, action: Brew) -> Iterator[Objection]:
    yield from _wrong_cube(state, action)
    yield "nobody-in-a-cauldron", "K-131", {}


def _learn(state: KarnagState, seat: Seat, action: Learn) -> Iterator[Objection]:
    yield from _wrong_cube(state, action)
    task = state.tasks[-1]
    track = TRACKS.index(action.track)
    if state.knowledge[seat][track] >= LEVELS:
        yield "track-full", "K-139", {"track": action.track}
    if isinstance(task, LearnTask) and task.no_mana and track == MANA_TRACK:
        yield "another-track", "K-144", {}
    if isinstance(task, CubeTask) and task.learned:
        yield "learned-already", "K-110" if task.tile == GEMS else "K-120", {}
    yield "nothing-to-learn", "K-73", {}


def _draw(state: KarnagState, seat: Seat, action: Draw) -> Iterator[Objection]:
    yield from _wrong_cube(state, action)
    yield "must-take-the-fourth", "K-136", {}


def _keep(state: KarnagState, seat: Seat, action: Keep) -> Iterator[Objection]:
    task = state.tasks[-1]
    assert isinstance(task, KeepTask)
    card = CARD_WORDS.index(action.card)
    if card not in task.drawn:
        yield "not-drawn", "K-134", {"card": action.card}
    if card >= FIRST_MARKED and not state.reserve[seat][MARKED_KIND[card]]:
        yield "no-such-creature", "K-135", {"card": action.card}


def _card(state: KarnagState, seat: Seat, action: Card) -> Iterator[Objection]:
    card = CARD_WORDS.index(action.card)
    facts: dict[str, str | int] = {"card": action.card, "use": action.use}
    if card >= FIRST_MARKED:
        yield "marked-not-in-hand", "K-135", facts
    if card not in state.hands[seat]:
        yield "not-in-hand", "K-133", facts
    if card == THROUGH:
        yield "goes-with-a-ray", "K-164", facts
    if card == ACCELERATION and action.use in MODIFIERS:
        yield "total-cannot-change", "K-164", facts
    if (card == ACCELERATION) != (action.use != ""):
        yield "wrong-use", "K-138", facts
    yield "card-without-effect", "K-138", facts


def _menhir(state: KarnagState, seat: Seat, action: Menhir) -> Iterator[Objection]:
    task = state.tasks[-1]
    assert isinstance(task, MenhirTask)
    yield "not-aligned", "K-86", {"gem": action.gem}


def _decline(state: KarnagState, seat: Seat, action: Decline) -> Iterator[Objection]:
    yield "performed-already", "K-74", {}


def _done(state: KarnagState, seat: Seat, action: Done) -> Iterator[Objection]:
    task = state.tasks[-1]
    if isinstance(task, CubeTask):
        if not task.performed:
            yield "nothing-performed", "K-74", {}
        if levels_due(state, task):
            yield "levels-left", "K-132", {"left": task.levels}
        if task.walk is not None:
            yield "points-left", "K-108", {"left": task.walk.least - task.walk.spent}
    if isinstance(task, WalkTask) and movable(state, seat, task.walk):
        yield "card-not-used", "K-133", {}
    if isinstance(task, ShiftTask) and task.must:
        yield "all-steps", "K-143", {"left": task.left}
    if isinstance(task, KeepTask):
        yield "must-take-the-fourth", "K-136", {}
    yield "card-not-used", "K-133", {}


OBJECTIONS: dict[type[Action], Callable[..., Iterator[Objection]]] = {
    Place: _place,
    Obstacle: _obstacle,
    Cube: _cube,
    Move: _move,
    Gem: _gem,
    Capture: _capture,
    Creature: _creature,
    Shift: _shift,
    Brew: _brew,
    Learn: _learn,
    Draw: _draw,
    Keep: _keep,
    Card: _card,
    Menhir: _menhir,
    Decline: _decline,
    Done: _done,
}
