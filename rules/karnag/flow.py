"""The course of a game: rounds, phases A to G, and which cube comes next (K-17 to K-22, K-65 to K-72, K-96)."""

from __future__ import annotations

from rules.core import Dice, Event
from rules.karnag.board import LAYOUTS, TILE_NAMES
from rules.karnag.events import CubeActs, Ordered, PhaseBegan, TilesLaid
from rules.karnag.figures import PIECES, rounds, slots
from rules.karnag.mechanics.creatures import advance, arrive, roll
from rules.karnag.mechanics.obstacles import open_placements
from rules.karnag.scoring import finish, hold_council, raise_menhirs
from rules.karnag.state import (
    EMPTY,
    MAIN,
    PERFORMED,
    SECONDARY,
    TILES,
    CubeTask,
    KarnagState,
    LearnTask,
)

SETUP_CREATURES = 4


def close_task(state: KarnagState) -> None:
    """The decision on top is over; a cube that acted slips to the left."""
    task = state.tasks.pop()
    if isinstance(task, CubeTask):
        state.slots[task.place * 2 + task.row][task.slot] = task.seat + PERFORMED


def next_phase(state: KarnagState, dice: Dice, events: list[Event]) -> bool:
    """One move of the game's clockwork; False when a seat must place something first."""
    phase = state.phase
    if phase == "obstacles":
        if len(state.obstacles) < len(TILE_NAMES) and open_placements(state):
            return False  # tiles that fit nowhere are left out (K-162)
        state.phase, state.turn = "placing", 0
        arrive(state, dice, 0, SETUP_CREATURES, events)  # K-17
        events.append(PhaseBegan("placing", 0))
    elif phase == "placing":
        if state.turn < state.seats * PIECES.druids:
            return False
        _begin_round(state, dice, events)
    elif phase == "choosing":
        if state.turn < state.seats * PIECES.cubes:
            return False
        state.phase = "acting"
        _begin_row(state, MAIN, events)
    elif phase == "acting":
        if not _next_cube(state, events):
            if state.row == MAIN:
                for place in range(len(TILES)):  # main cubes are removed first (K-72)
                    state.slots[place * 2] = [EMPTY] * len(state.slots[place * 2])
                _begin_row(state, SECONDARY, events)
            else:
                state.phase = "gems"
                events.append(PhaseBegan("gems", state.round))
                raise_menhirs(state, events)
    elif phase == "gems":
        state.phase = "council"
        events.append(PhaseBegan("council", state.round))
        hold_council(state, events)
    elif state.leaders:
        state.tasks.append(LearnTask(state.leaders.pop(0), 1))  # K-91, K-92
    elif state.round < rounds(state.seats):
        state.round += 1
        state.order.sort(key=lambda seat: state.vp[seat])  # phase A, stable: equal seats keep their order (K-21)
        events.append(Ordered(list(state.order)))
        _begin_round(state, dice, events)
    else:
        state.phase = "over"
        finish(state, events)
    return True


def _begin_round(state: KarnagState, dice: Dice, events: list[Event]) -> None:
    """Phases B and C (K-30 to K-65)."""
    events.append(PhaseBegan("creatures", state.round))
    advance(state, events)
    number = roll(dice, events)
    arrive(state, dice, number - 1, number, events)
    lay_tiles(state, dice, events)
    state.phase, state.turn = "choosing", 0
    events.append(PhaseBegan("choosing", state.round))


def lay_tiles(state: KarnagState, dice: Dice, events: list[Event]) -> None:
    state.tiles = list(range(len(TILES)))
    dice.shuffle(state.tiles)
    figures = slots(state.seats)
    state.slots = []
    for place in range(len(TILES)):  # K-66
        state.slots.append([EMPTY] * figures.main[place])
        state.slots.append([EMPTY] * figures.secondary)
    events.append(TilesLaid([TILES[tile] for tile in state.tiles]))


def _begin_row(state: KarnagState, row: int, events: list[Event]) -> None:
    state.row, state.at = row, 0
    state.acted = []
    events.append(PhaseBegan("main" if row == MAIN else "secondary", state.round))


def _next_cube(state: KarnagState, events: list[Event]) -> bool:
    """Let the next cube of the row act (K-70, K-71); False when none is left."""
    for _ in range(2):  # the rest of this pass, then one more from the left
        while state.at < len(TILES):
            cubes = state.slots[state.at * 2 + state.row]
            for slot, seat in enumerate(cubes):
                if seat == EMPTY or seat >= PERFORMED:
                    continue
                if seat in state.acted:
                    break  # blockade: the cubes below wait too
                state.acted.append(seat)
                tile = state.tiles[state.at]
                state.tasks.append(CubeTask(seat, state.at, tile, state.row, slot))
                events.append(CubeActs(seat, slot_word(tile, state.row, slot)))
                return True
            state.at += 1
            state.acted = []
        state.at = 0
    return False


def slot_word(tile: int, row: int, slot: int) -> str:
    """`capture+1`: tile, + for its main or - for its secondary action, slot from the top."""
    return f"{TILES[tile]}{'+' if row == MAIN else '-'}{slot + 1}"


def free_dark_squares(state: KarnagState) -> list[int]:
    taken = {spot for druids in state.druids for spot in druids}
    return [spot for spot in LAYOUTS[state.options.cauldron_layout].dark if spot not in taken]
