"""Karnag as the engine knows it: asks the modules of this package, keeps nothing."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Dice, Event, Game, Refusal, Seat, Standings
from rules.core.clauses import load_clauses
from rules.karnag import cards, performing
from rules.karnag.actions import (
    ACTIONS,
    Creature,
    Cube,
    Done,
    Draw,
    Keep,
    Learn,
    Menhir,
    Move,
    Obstacle,
    Place,
    Shift,
)
from rules.karnag.board import RING_LENGTH, SPOT, SPOT_WORD, SQUARE, WORD, ring_distance
from rules.karnag.chat import KarnagChat
from rules.karnag.deck import shuffle_untouched
from rules.karnag.druids import moves
from rules.karnag.events import EVENTS, CubePlaced, DruidPlaced, ObstacleLaid, Passed
from rules.karnag.explain import VOCABULARY, explain
from rules.karnag.figures import RULES, SEATS
from rules.karnag.flow import close_task, free_dark_squares, go_on, new_game, slot_word
from rules.karnag.imagine import redraw
from rules.karnag.knowledge import climb, open_tracks
from rules.karnag.obstacles import lay, open_placements
from rules.karnag.scoring import raise_menhir
from rules.karnag.state import (
    EMPTY,
    TILES,
    ControlTask,
    CubeTask,
    KarnagOptions,
    KarnagState,
    KeepTask,
    LearnTask,
    ShiftTask,
    Task,
    WalkTask,
)
from rules.karnag.view import KarnagView, view

DONE = Done()
PLACES = tuple(Place(word) for word in SPOT_WORD)
CUBES = {
    (tile, row, slot): Cube(slot_word(tile, row, slot))
    for tile in range(len(TILES))
    for row in (0, 1)
    for slot in range(3)
}
SLOTS = {cube.slot: key for key, cube in CUBES.items()}


class Karnag(Game[KarnagState, KarnagOptions]):
    name = "karnag"
    title = "Karnag"
    version = RULES
    seats = SEATS
    options = KarnagOptions
    state = KarnagState
    actions = ACTIONS
    events = EVENTS
    clauses = load_clauses("rules.karnag")
    chat = KarnagChat()

    def setup(self, seats: int, options: KarnagOptions, dice: Dice) -> tuple[KarnagState, list[Event]]:
        return new_game(seats, options, dice, self.version)

    def waiting(self, state: KarnagState) -> tuple[Seat, ...]:
        if state.tasks:
            return (state.tasks[-1].seat,)
        if state.phase == "over":
            return ()
        return (state.order[state.turn % state.seats],)

    def legal(self, state: KarnagState, seat: Seat) -> Sequence[Action]:
        if self.waiting(state) != (seat,):
            return []
        if state.tasks:
            return task_actions(state, state.tasks[-1])
        if state.phase == "choosing":
            return cube_slots(state)
        if state.phase == "placing":
            return [PLACES[spot] for spot in free_dark_squares(state)]
        return [placement.action for placement in open_placements(state)]

    def apply(self, state: KarnagState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        events: list[Event] = []
        if state.tasks:
            take(state, state.tasks[-1], action, events)
        else:
            put_down(state, seat, action, events)
        go_on(state, dice, events)
        return events

    def view(self, state: KarnagState, seat: Seat | None) -> KarnagView:
        return view(state, seat)

    def standings(self, state: KarnagState) -> Standings | None:
        return state.final

    def explain(self, state: KarnagState, seat: Seat, action: Action) -> Refusal:
        return explain(state, seat, action)

    def vocabulary(self) -> frozenset[str]:
        return VOCABULARY

    def forced(self, state: KarnagState) -> tuple[Seat, Action] | None:
        """A seat with cards is always asked: whether a card could be played is its secret."""
        if state.tasks:
            task = state.tasks[-1]
            if isinstance(task, KeepTask) or (isinstance(task, CubeTask) and state.hands[task.seat]):
                return None
        return super().forced(state)

    def reseal(self, state: KarnagState, dice: Dice) -> None:
        """Shuffle the part of the deck that nobody has put there (K-167)."""
        shuffle_untouched(state, dice)

    def redraw(self, state: KarnagState, seat: Seat | None, dice: Dice) -> None:
        redraw(state, seat, dice)

    def remembers(self, state: KarnagState) -> bool:
        return state.learned is not None

    def unlikeness(self, tried: Action, other: Action) -> float:
        """Between druid moves also the way along the path counts: the nearest squares come first."""
        unlike = super().unlikeness(tried, other)
        if isinstance(tried, Move) and isinstance(other, Move):
            here, there = SPOT.get(tried.to, -1), SPOT.get(other.to, -1)
            if 0 <= here < RING_LENGTH and 0 <= there < RING_LENGTH:
                return unlike + ring_distance(here, there) / RING_LENGTH
        return unlike


# --- decisions without a task: putting something down -------------------------------------------


def cube_slots(state: KarnagState) -> list[Action]:
    """Every free slot (K-67)."""
    return [
        CUBES[tile, row, slot]
        for place, tile in enumerate(state.tiles)
        for row in (0, 1)
        for slot, cube in enumerate(state.slots[place * 2 + row])
        if cube == EMPTY
    ]


def put_down(state: KarnagState, seat: Seat, action: Action, events: list[Event]) -> None:
    if isinstance(action, Cube):
        tile, row, slot = SLOTS[action.slot]
        state.slots[state.tiles.index(tile) * 2 + row][slot] = seat
        events.append(CubePlaced(seat, action.slot))
    elif isinstance(action, Place):
        druids = state.druids[seat]
        druids[state.turn // state.seats] = SPOT[action.square]
        events.append(DruidPlaced(seat, action.square))
    else:
        assert isinstance(action, Obstacle)
        squares = next(place.squares for place in open_placements(state) if place.action == action)
        lay(state, action.tile, squares)
        events.append(ObstacleLaid(seat, action.tile, [WORD[square] for square in sorted(squares)]))
    state.turn += 1


# --- decisions with a task ----------------------------------------------------------------------


def task_actions(state: KarnagState, task: Task) -> list[Action]:
    if isinstance(task, CubeTask):
        return performing.cube_actions(state, task)
    if isinstance(task, LearnTask):
        tracks: list[Action] = list(open_tracks(state, task.seat, task.no_mana))
        return [*tracks, DONE] if task.optional else tracks
    if isinstance(task, ShiftTask):
        shifts = performing.shift_actions(state, task.seat)
        return [*shifts, DONE] if task.begun and not task.must else shifts
    if isinstance(task, WalkTask):
        under = next((below.walk for below in state.tasks if isinstance(below, CubeTask)), None)
        walking: list[Action] = list(moves(state, task.seat, task.walk, under))
        return [*walking, DONE] if task.walk.spent else walking
    if isinstance(task, ControlTask):
        return performing.creature_actions(state, task.reach, task.creature)
    if isinstance(task, KeepTask):
        return cards.keep_actions(state, task)
    return [Menhir(WORD[gem]) for gem in task.gems]


def take(state: KarnagState, task: Task, action: Action, events: list[Event]) -> None:
    if isinstance(task, CubeTask):
        if performing.perform(state, task, action, events):
            close_task(state)
    elif isinstance(task, KeepTask):
        if isinstance(action, Keep):
            cards.keep(state, task, action.card, events)
        elif isinstance(action, Draw):
            cards.redraw(state, task, events)
        else:
            cards.stop_drawing(state, task, events)
    elif isinstance(action, Done):
        close_task(state)
        if isinstance(task, LearnTask):
            events.append(Passed(task.seat))
    elif isinstance(task, LearnTask):
        assert isinstance(action, Learn)
        task.left -= 1
        task.optional = True
        climb(state, task.seat, action.track, events)
    elif isinstance(task, ShiftTask):
        assert isinstance(action, Shift)
        task.left -= 1
        task.begun = True
        performing.shift_gem(state, task.seat, action, events)
    elif isinstance(task, WalkTask):
        assert isinstance(action, Move)
        performing.walk_druid(state, task.seat, task.walk, action, events)
    elif isinstance(task, ControlTask):
        assert isinstance(action, Creature)
        close_task(state)
        moved_to = performing.lead_creature(state, task.seat, action, events)
        acting = state.tasks[-1]
        assert isinstance(acting, CubeTask)
        acting.creature = moved_to
    else:
        assert isinstance(action, Menhir)
        gem = SQUARE[action.gem]
        task.gems.remove(gem)
        raise_menhir(state, task.seat, gem, events)
        if not state.menhirs_left[task.seat]:
            close_task(state)
