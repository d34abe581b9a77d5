"""Kemet as the engine knows it: asks the modules of this package, keeps nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.core import Action, Dice, Event, Game, Refusal, Seat, Standings
from rules.core.clauses import load_clauses
from rules.core.game import Filled, Form
from rules.core.imagined import Imagined
from rules.kemet import (
    aftermath,
    battle,
    before,
    beginning,
    cards,
    council,
    imagine,
    moving,
    night,
    purchase,
    pyramids,
    reader,
    recruiting,
)
from rules.kemet.actions import (
    ACTIONS,
    Aftermath,
    Answer,
    Battle,
    Buy,
    Card,
    Creature,
    Done,
    First,
    Move,
    Night,
    Order,
    Position,
    Raise,
    Recruit,
    Retreat,
    Setup,
    Step,
    Swap,
)
from rules.kemet.board import NO_ZONE
from rules.kemet.chat import KemetChat
from rules.kemet.creatures import creature_actions, put
from rules.kemet.events import EVENTS, Declined
from rules.kemet.explain import explain
from rules.kemet.figures import SEATS
from rules.kemet.flow import close_place, go_on, take_turn, turn_actions
from rules.kemet.shown import KemetView
from rules.kemet.state import (
    BattleTask,
    BuyTask,
    KemetOptions,
    KemetState,
    MoveTask,
    NightTask,
    OrderTask,
    PlaceTask,
    PrayersTask,
    RaiseTask,
    RecruitTask,
    SwapTask,
    TurnTask,
    VisionTask,
)
from rules.kemet.tokens import DONE
from rules.kemet.view import view
from rules.kemet.waits import waiting


class Kemet(Game[KemetState, KemetOptions]):
    name = "kemet"
    title = "Kemet: Blood and Sand"
    version = 2
    seats = SEATS
    options = KemetOptions
    state = KemetState
    actions = ACTIONS
    events = EVENTS
    clauses = load_clauses("rules.kemet")
    chat = KemetChat()

    def __init__(self, version: int = version) -> None:
        self.version = version  # type: ignore[misc]  # an earlier version is the same game, begun under its number
        self.before = before.older(Kemet) if version == Kemet.version else {}

    def setup(self, seats: int, options: KemetOptions, dice: Dice) -> tuple[KemetState, list[Event]]:
        return beginning.new_game(seats, options, dice, self.version)

    def waiting(self, state: KemetState) -> tuple[Seat, ...]:
        return waiting(state)

    def legal(self, state: KemetState, seat: Seat) -> Sequence[Action]:
        if seat not in waiting(state):
            return []
        if state.tasks:
            task = state.tasks[-1]
            return LEGAL[type(task)](state, task, seat)
        if state.phase == "setup":
            return beginning.setup_actions(state, seat)
        if state.phase == "first":
            return purchase.first_tiles(state, seat)
        return night.position_actions(state)

    def apply(self, state: KemetState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        events: list[Event] = []
        if state.tasks:
            task = state.tasks[-1]
            TAKE[type(task)](state, task, seat, action, dice, events)
        elif isinstance(action, Setup):
            beginning.plan(state, seat, action, events)
        elif isinstance(action, First):
            beginning.take_first(state, seat, action, events)
        else:
            assert isinstance(action, Position)
            night.take_position(state, seat, action.place - 1, events)
        go_on(state, dice, events)
        return events

    def view(self, state: KemetState, seat: Seat | None) -> KemetView:
        return view(state, seat)

    def standings(self, state: KemetState) -> Standings | None:
        return state.final

    def explain(self, state: KemetState, seat: Seat, action: Action) -> Refusal:
        return explain(state, seat, action)

    def forced(self, state: KemetState) -> tuple[Seat, Action] | None:
        """Where a hidden card might have been played, the seat is always asked, whether it has one or not."""
        if state.tasks:
            task = state.tasks[-1]
            if isinstance(task, (VisionTask, BattleTask)):
                return None
            if isinstance(task, (TurnTask, MoveTask)) and state.hands[task.seat]:
                return None
        return super().forced(state)

    def redraw(self, state: KemetState, seat: Seat | None, dice: Dice) -> None:
        imagine.redraw(state, seat, dice)

    def remembers(self, state: KemetState) -> bool:
        return state.learned is not None

    def reseal(self, state: KemetState, dice: Dice) -> None:
        """Nobody knows anything of the deck's order. Which cards are in it stays, and so what has been learned."""
        dice.shuffle(state.deck)

    # --- typed lines and forms: `rules.kemet.reader` ---------------------------------------------

    def read_line(self, imagined: Imagined[KemetState], line: str) -> list[Action]:
        return reader.read_line(imagined, line)

    def read_form(self, imagined: Imagined[KemetState], filled: Filled) -> list[Action]:
        return reader.read_form(imagined, filled)

    def read_plan(self, imagined: Imagined[KemetState], filled: Filled) -> str:
        return reader.read_plan(imagined, filled)

    @property
    def forms(self) -> tuple[Form, ...]:
        return reader.FORMS

    def unlikeness(self, tried: Action, other: Action) -> float:
        """Between numbers the distance counts: the nearest come first."""
        unlike = super().unlikeness(tried, other)
        if type(tried) is not type(other):
            return unlike
        for field in ("units", "level", "place"):
            if hasattr(tried, field):
                unlike += abs(getattr(tried, field) - getattr(other, field)) / 20
        return unlike


# --- what each open decision offers --------------------------------------------------------------


def _or_done(actions: list[Action]) -> list[Action]:
    actions.append(DONE)
    return actions


def _moving(state: KemetState, task: MoveTask, seat: Seat) -> list[Action]:
    """A troop, then steps and cards; free acts between steps, unless the group is over a limit (R-43)."""
    if task.zone == NO_ZONE:
        return _or_done(moving.troops(state, seat))
    found = moving.step_actions(state, task)
    if task.portal != NO_ZONE:
        return found
    found += cards.move_actions(state, task)
    if not moving.over_limit(state, task):
        found.append(DONE)
        if task.begun:
            found += cards.day_actions(state, seat)
            found += creature_actions(state, seat)
    return found


def _placing(state: KemetState, task: PlaceTask, seat: Seat) -> list[Action]:
    found = recruiting.place_actions(state, task)
    return found if task.least and found else _or_done(found)


def _fighting(state: KemetState, task: BattleTask, seat: Seat) -> list[Action]:
    stage = task.stage
    if stage == "council":
        return council.council_actions(state, task, seat)
    if stage == "diversion":
        return [council.SWAP, council.KEEP]
    if stage == "wound":
        return council.wound_actions(state, task)
    if stage == "retreat":
        return aftermath.retreat_actions(state, task)
    if stage == "keep":
        return aftermath.keep_actions(state, task)
    options = aftermath.loser_options if stage == "loser" else aftermath.winner_options
    return [aftermath.HOW[how] for how in options(state, task)]


LEGAL: dict[type, Callable[[KemetState, Any, Seat], list[Action]]] = {
    TurnTask: lambda state, task, seat: turn_actions(state, task),
    BuyTask: lambda state, task, seat: _or_done(purchase.buy_actions(state, task)),
    SwapTask: lambda state, task, seat: purchase.swap_actions(state, task),
    RaiseTask: lambda state, task, seat: _or_done(pyramids.raise_actions(state, task)),
    RecruitTask: lambda state, task, seat: _or_done(recruiting.recruit_actions(state, task)),
    PlaceTask: _placing,
    MoveTask: _moving,
    OrderTask: lambda state, task, seat: [Order(state.board.words[fight.zone]) for fight in state.fights],
    BattleTask: _fighting,
    VisionTask: lambda state, task, seat: night.vision_actions(task),
    NightTask: lambda state, task, seat: night.night_actions(state, task),
    PrayersTask: lambda state, task, seat: night.prayer_actions(state, seat),
}


# --- doing it ------------------------------------------------------------------------------------

Events = list[Event]


def _take_turn(state: KemetState, task: TurnTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
    take_turn(state, task, action, events)


def _buy(state: KemetState, task: BuyTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
    if isinstance(action, Buy):
        purchase.buy(state, task, action, events)
    else:
        _decline(state, seat, "buy", events)


def _decline(state: KemetState, seat: Seat, what: str, events: Events) -> None:
    state.tasks.pop()
    events.append(Declined(seat, what))


def _swap(state: KemetState, task: SwapTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
    assert isinstance(action, Swap)
    purchase.swap(state, task, action, events)


def _raise(state: KemetState, task: RaiseTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
    if isinstance(action, Raise):
        pyramids.raise_pyramid(state, task, action, events)
    else:
        _decline(state, seat, "raise", events)


def _recruit(state: KemetState, task: RecruitTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
    if isinstance(action, Recruit):
        recruiting.recruit(state, task, action, events)
        return
    if not task.placed:
        events.append(Declined(seat, "recruit"))
    recruiting.close_recruit(state, task)


def _place(state: KemetState, task: PlaceTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
    if isinstance(action, Recruit):
        recruiting.place_units(state, task, action, events)
        return
    if not task.placed:
        events.append(Declined(seat, task.why))
    close_place(state, task, events)


def _move(state: KemetState, task: MoveTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
    if isinstance(action, Step):
        moving.make_step(state, task, action, events)
    elif isinstance(action, Move):
        moving.choose_troop(state, task, action)
    elif isinstance(action, Card):
        cards.play(state, seat, action, events)
    elif isinstance(action, Creature):
        put(state, seat, action, _turn_of(state), events)
    else:
        assert isinstance(action, Done)
        if task.begun:
            _turn_of(state).quiet = True  # its last window was this one
        else:
            events.append(Declined(seat, "move"))
        moving.end_move(state, events)


def _turn_of(state: KemetState) -> TurnTask:
    turn = state.tasks[0]
    assert isinstance(turn, TurnTask)
    return turn


def _order(state: KemetState, task: OrderTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
    assert isinstance(action, Order)
    state.tasks.pop()
    zone = state.board.index[action.first]
    battle.begin(state, next(fight for fight in state.fights if fight.zone == zone), events)


def _fight(state: KemetState, task: BattleTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
    if isinstance(action, Battle):
        council.choose(state, task, seat, action, events)
    elif task.stage == "diversion":
        council.divert(state, task, action, events)
    elif task.stage == "wound":
        council.wound(state, task, action, events)
    elif isinstance(action, Aftermath):
        aftermath.settle(state, task, task.seats.index(seat), action.how, events)
    elif isinstance(action, Retreat):
        aftermath.send_to(state, task, state.board.index[action.zone], events)
    else:
        assert isinstance(action, Answer)
        aftermath.keep(state, task, action, events)


def _see(state: KemetState, task: VisionTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
    assert isinstance(action, Answer)
    night.see(state, task, action, dice, events)


def _night(state: KemetState, task: NightTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
    assert isinstance(action, Night)
    night.answer(state, task, action, dice, events)


def _prayers(state: KemetState, task: PrayersTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
    assert isinstance(action, Night)
    night.pray_with_veterans(state, task, seat, action, events)


TAKE: dict[type, Callable[[KemetState, Any, Seat, Action, Dice, Events], None]] = {
    TurnTask: _take_turn,
    BuyTask: _buy,
    SwapTask: _swap,
    RaiseTask: _raise,
    RecruitTask: _recruit,
    PlaceTask: _place,
    MoveTask: _move,
    OrderTask: _order,
    BattleTask: _fight,
    VisionTask: _see,
    NightTask: _night,
    PrayersTask: _prayers,
}
