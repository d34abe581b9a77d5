"""Phase E: a cube acts. The alternatives of its tile, step by step, with cards between the steps (K-70 to K-137)."""

from __future__ import annotations

from functools import cache

from rules.core import Action, Event
from rules.karnag import before
from rules.karnag.actions import Brew, Capture, Card, Creature, Decline, Done, Draw, Gem, Learn, Move, Shift
from rules.karnag.board import CAULDRON, COUNCIL, SPOT, SPOT_WORD, SQUARE, WORD
from rules.karnag.events import (
    Brewed,
    CaptureBonus,
    Captured,
    CardPlayed,
    Compensated,
    CreatureLed,
    DruidMoved,
    GemMade,
    GemShifted,
    WentToCouncil,
)
from rules.karnag.figures import FIGURES, PIECES
from rules.karnag.mechanics import cards, rays
from rules.karnag.mechanics.creatures import druid_squares, lead, reachable
from rules.karnag.mechanics.druids import druid_at, most_points, movable, moves
from rules.karnag.mechanics.knowledge import capture_bonus, climb, gain_mana, open_tracks
from rules.karnag.mechanics.stones import gem_steps
from rules.karnag.state import (
    CAPTURE,
    CARD_WORDS,
    CARDS,
    DRUIDS,
    GEMS,
    KINDS,
    MAIN,
    MIND,
    POTIONS,
    THROUGH,
    CubeTask,
    KarnagState,
    Walk,
)

FIGURE = FIGURES.actions
VP = tuple(getattr(FIGURES.creatures, kind).vp for kind in KINDS)
BREW, DECLINE, DONE, DRAW = Brew(), Decline(), Done(), Draw()
CAPTURES = tuple(Capture(word) for word in SPOT_WORD)


@cache
def creature_action(start: int, to: int) -> Creature:
    return Creature(WORD[start], WORD[to])


@cache
def shift_action(gem: int, to: int) -> Shift:
    return Shift(WORD[gem], WORD[to])


# --- what a cube may do -------------------------------------------------------------------------


def open_walk(state: KarnagState, cube: CubeTask) -> Walk | None:
    """The druid move of this cube: under way, or still open to it."""
    if cube.walk is not None or cube.way == "work":
        return cube.walk
    totals = _totals(cube)
    if totals is None:
        return None
    bonus = cube.tile == DRUIDS or state.options.move_bonus_on_tiles_2_and_3
    return Walk(totals[0], totals[1], bonus)


def _totals(cube: CubeTask) -> tuple[int, int] | None:
    if cube.tile == DRUIDS:
        return FIGURE.druids.main if cube.row == MAIN else FIGURE.druids.secondary
    if cube.row == MAIN and cube.tile in (GEMS, CAPTURE):
        return FIGURE.gems.main if cube.tile == GEMS else FIGURE.capture.main
    return None


def cube_actions(state: KarnagState, cube: CubeTask) -> list[Action]:
    """Everything the owner of the acting cube may do now."""
    walk = open_walk(state, cube)
    found: list[Action] = list(moves(state, cube.seat, walk)) if walk is not None else []
    if cube.way != "walk":
        found += work_actions(state, cube)
    if state.hands[cube.seat]:
        found += cards.card_actions(state, cube, walk)
    if not cube.performed:
        found.append(DECLINE)
    elif (cube.walk is None or cube.walk.spent >= max(1, cube.walk.least)) and not levels_due(state, cube):
        found.append(DONE)
    return found


def levels_due(state: KarnagState, cube: CubeTask) -> bool:
    """Levels of a potion that may not be left (K-132)."""
    return cube.levels > 0 and not state.options.potion_levels_optional


def work_actions(state: KarnagState, cube: CubeTask) -> list[Action]:
    """The alternatives that are not druid moves."""
    seat, tile, main = cube.seat, cube.tile, cube.row == MAIN
    found: list[Action] = []
    if tile in (GEMS, CAPTURE):
        if tile == GEMS:
            for line in rays.gems(state, cube):
                at, first, second = rays.words(line)
                found += [Gem(at, first, second), Gem(at, second, first)]
        else:
            found += [CAPTURES[line.druids[0]] for line in rays.captures(state, cube)]
        if main and not cube.learned:
            found += open_tracks(state, seat)
    elif tile == MIND:
        if not cube.performed:
            found += open_tracks(state, seat) if main else shift_actions(state, seat)
            found += creature_actions(state, mind_reach(cube), cube.creature)
    elif tile == POTIONS:
        if cube.levels:
            found += open_tracks(state, seat)
        elif not cube.performed and any(CAULDRON <= spot < COUNCIL for spot in state.druids[seat]):
            found.append(BREW)
    elif tile == CARDS and not cube.performed:
        found.append(DRAW)
    return found


def mind_reach(cube: CubeTask) -> int:
    """How far the mind tile leads a creature (K-128)."""
    return FIGURE.mind.main if cube.row == MAIN else FIGURE.mind.secondary


def creature_actions(state: KarnagState, reach: int, together: int) -> list[Action]:
    """Every telepathic move: creatures without a black cube, or the one being moved together (K-130, K-165)."""
    druids = druid_squares(state)
    black = state.black
    return [
        creature_action(start, to)
        for start in state.creatures
        if start not in black or start == together
        for to in reachable(state, start, reach, druids)
    ]


def shift_actions(state: KarnagState, seat: int) -> list[Action]:
    return [shift_action(gem, step) for gem, step in gem_steps(state, seat)]


def exhausted(state: KarnagState, cube: CubeTask) -> bool:
    """Nothing is left to decide. With cards in hand there always is, whichever they are: the hand is secret."""
    if not cube.performed or state.hands[cube.seat]:
        return False
    if cube.walk is not None:
        walk = cube.walk
        enough = walk.spent >= max(1, walk.least)
        return enough and (walk.spent >= most_points(state, cube.seat, walk) or not movable(state, cube.seat, walk))
    return not work_actions(state, cube)


# --- doing it -----------------------------------------------------------------------------------


def perform(state: KarnagState, cube: CubeTask, action: Action, events: list[Event]) -> bool:
    """Take one step of the cube's action; True when the owner has finished with it."""
    if isinstance(action, Card):
        cards.play(state, cube, action, open_walk(state, cube), events)
        return False
    if isinstance(action, Decline):
        _compensate(state, cube.seat, events)
        return True
    if isinstance(action, Done):
        if cube.levels:  # levels of a potion left alone; the druids leave, and cards may follow
            _finish_brewing(state, cube, events)
            return False
        return True
    cube.performed = True
    cube.creature = 0
    if isinstance(action, Move):
        if cube.walk is None:
            cube.walk, cube.way = open_walk(state, cube), "walk"
        assert cube.walk is not None
        walk_druid(state, cube.seat, cube.walk, action, events)
        return False
    cube.way = "work"
    if isinstance(action, Gem):
        _make_gem(state, cube, action, events)
    elif isinstance(action, Capture):
        _capture(state, cube, action, events)
    elif isinstance(action, Creature):
        cube.creature = lead_creature(state, cube.seat, action, events)
    elif isinstance(action, Shift):
        shift_gem(state, cube.seat, action, events)
    elif isinstance(action, Learn):
        _learn(state, cube, action, events)
    elif isinstance(action, Draw):
        cards.draw(state, cube.seat, cube.row, events)
    else:
        assert isinstance(action, Brew)
        _brew(state, cube, events)
    return False


def walk_druid(state: KarnagState, seat: int, walk: Walk, action: Move, events: list[Event]) -> None:
    cube = next((below for below in state.tasks if isinstance(below, CubeTask)), None)
    number = druid_at(state, seat, SPOT[action.druid], walk, cube.captured if cube else ())
    state.druids[seat][number] = SPOT[action.to]
    walk.moved.append(number)
    walk.spent += action.points
    events.append(DruidMoved(seat, action.druid, action.to, action.points))


def _make_gem(state: KarnagState, cube: CubeTask, action: Gem, events: list[Event]) -> None:
    druids = {SPOT[action.leaves], SPOT[action.stays]}
    square = SQUARE[action.at]
    line = next(line for line in rays.gems(state, cube) if line.square == square and set(line.druids) == druids)
    _pay(state, cube, line, events)
    state.stones[square] = cube.seat * 2
    cube.gems += 1
    events.append(GemMade(cube.seat, action.at, line.mana, action.leaves, action.stays))
    _to_council(state, cube.seat, [action.leaves], events)


def _capture(state: KarnagState, cube: CubeTask, action: Capture, events: list[Event]) -> None:
    seat = cube.seat
    line = next(line for line in rays.captures(state, cube) if line.druids[0] == SPOT[action.druid])
    _pay(state, cube, line, events)
    kind = state.creatures.pop(line.square) >> 1
    if line.square in state.black:
        state.black.remove(line.square)
    state.reserve[seat][kind] += 1
    flat, each = capture_bonus(state, seat)
    vp = state.score(seat, VP[kind] + each, "captures")
    events.append(Captured(seat, action.druid, KINDS[kind], WORD[line.square], line.mana, vp))
    if flat and not cube.paid:  # once per action (K-140)
        cube.paid = True
        if state.options.capture_flat_bonus == "vp":
            state.score(seat, flat, "captures")
            events.append(CaptureBonus(seat, flat))
        else:
            gain_mana(state, seat, flat, events)
    if before.a_bonus_of_nothing_was_paid(state):
        cube.paid = True
    cube.captures += 1
    if not before.druids_captured_again(state):
        cube.captured.append(druid_at(state, seat, SPOT[action.druid]))
    _to_council(state, seat, [action.druid], events)


def _pay(state: KarnagState, cube: CubeTask, line: rays.Line, events: list[Event]) -> None:
    rays.spend(state, cube, line)
    events.extend(CardPlayed(cube.seat, CARD_WORDS[THROUGH], "") for _ in range(line.cards))


def _learn(state: KarnagState, cube: CubeTask, action: Learn, events: list[Event]) -> None:
    climb(state, cube.seat, action.track, events)
    if cube.tile != POTIONS:
        cube.learned = True
        return
    cube.levels -= 1
    if not cube.levels or not open_tracks(state, cube.seat):
        _finish_brewing(state, cube, events)


def _brew(state: KarnagState, cube: CubeTask, events: list[Event]) -> None:
    """Mana and levels now; the druids leave for the council when the levels are taken (K-131, K-132)."""
    seat = cube.seat
    druids = sum(CAULDRON <= spot < COUNCIL for spot in state.druids[seat])
    potion = FIGURE.potions.main if cube.row == MAIN else FIGURE.potions.secondary
    gained = min(potion[druids], PIECES.most_mana - state.mana[seat])
    state.mana[seat] += gained
    events.append(Brewed(seat, druids, gained))
    cube.levels = druids
    if not open_tracks(state, seat):
        _finish_brewing(state, cube, events)


def _finish_brewing(state: KarnagState, cube: CubeTask, events: list[Event]) -> None:
    cube.levels = 0
    leaving = [SPOT_WORD[spot] for spot in state.druids[cube.seat] if CAULDRON <= spot < COUNCIL]
    _to_council(state, cube.seat, leaving, events)


def _to_council(state: KarnagState, seat: int, druids: list[str], events: list[Event]) -> None:
    for word in druids:
        state.druids[seat][druid_at(state, seat, SPOT[word])] = COUNCIL
    events.append(WentToCouncil(seat, druids))


def lead_creature(state: KarnagState, seat: int, action: Creature, events: list[Event]) -> int:
    """Move a creature by thought; its new square, or 0 if it escaped."""
    start, to = SQUARE[action.creature], SQUARE[action.to]
    events.append(CreatureLed(seat, KINDS[state.creatures[start] >> 1], action.creature, action.to))
    lead(state, start, to, events)
    return to if to in state.creatures else 0


def shift_gem(state: KarnagState, seat: int, action: Shift, events: list[Event]) -> None:
    state.stones[SQUARE[action.to]] = state.stones.pop(SQUARE[action.gem])
    events.append(GemShifted(seat, action.gem, action.to))


def _compensate(state: KarnagState, seat: int, events: list[Event]) -> None:
    """1 mana for an action not performed (K-74)."""
    if state.options.compensation == "vp":
        events.append(Compensated(seat, mana=0, vp=state.score(seat, FIGURE.compensation, "compensation")))
    else:
        gained = min(FIGURE.compensation, PIECES.most_mana - state.mana[seat])
        state.mana[seat] += gained
        events.append(Compensated(seat, mana=gained, vp=0))
