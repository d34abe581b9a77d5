"""The clockwork: what happens by itself until somebody must decide or the game is over."""

from __future__ import annotations

from rules.core import Action, Dice, Event
from rules.kemet import aftermath, battle, council, night
from rules.kemet.actions import Card, Creature, Done, Order
from rules.kemet.before import standing_answers_were_silent
from rules.kemet.cards import day_actions, play
from rules.kemet.creatures import creature_actions, open_places, put
from rules.kemet.events import LapBegan, PhaseBegan, Standing, TurnBegan
from rules.kemet.fame import finish, wins
from rules.kemet.figures import PIECES, PRICES
from rules.kemet.prayer import gain
from rules.kemet.recruiting import CONSCRIPTION
from rules.kemet.state import (
    BattleTask,
    BuyTask,
    KemetState,
    MoveTask,
    NightTask,
    OrderTask,
    PlaceTask,
    RaiseTask,
    RecruitTask,
    Task,
    TurnTask,
)
from rules.kemet.tiles import effects
from rules.kemet.tokens import DONE, bonus_placements, may_add, place, placements
from rules.kemet.words import BUYS, COLOURED, GOLD, MOVE_2, MOVE_3, PRAY_1, PRAY_2, RAISE, RECRUIT, SPACE, SPACES

ORDER_SPACE = tuple(Order(word) for word in SPACES)


def go_on(state: KemetState, dice: Dice, events: list[Event]) -> None:
    """Run until somebody must decide or the game is over."""
    while state.phase != "over":
        if state.tasks:
            if not _settled(state, state.tasks[-1], events):
                return
        elif state.phase == "day":
            _next_turn(state, events)
        elif state.phase == "night":
            if not night.go_on(state, dice, events):
                return
        elif state.turn < state.seats:
            return
        else:
            _begin(state, events)


def _begin(state: KemetState, events: list[Event]) -> None:
    """From troops and pyramids to the free tiles, and on to the first Day (T-33)."""
    state.phase, state.turn = ("first", 0) if state.phase == "setup" else ("day", 0)
    events.append(PhaseBegan(state.phase, state.round))


def _next_turn(state: KemetState, events: list[Event]) -> None:
    """Five laps of one turn each (T-37), then the Night."""
    if state.turn == state.seats * PIECES.tokens:
        night.begin(state, events)
        return
    lap, place_in_order = divmod(state.turn, state.seats)
    seat = state.order[place_in_order]
    if not place_in_order:
        events.append(LapBegan(lap + 1, state.round))
    state.turn += 1
    events.append(TurnBegan(seat, state.left[seat]))
    if wins(state, seat):
        finish(state, seat, events)
        return
    state.tasks.append(TurnTask(seat))


# --- open decisions ------------------------------------------------------------------------------


def _settled(state: KemetState, task: Task, events: list[Event]) -> bool:
    """Let the open decision go as far as it goes by itself; False when it must be asked."""
    if isinstance(task, TurnTask):
        return _turn(state, task, events)
    if isinstance(task, BattleTask):
        return _battle(state, task, events)
    if isinstance(task, NightTask):
        if task.what == "cards" and not night.drawable(state, task.seat):
            state.tasks.pop()
            return True
    elif isinstance(task, PlaceTask) and not task.left:
        close_place(state, task, events)
        return True
    return False


def close_place(state: KemetState, task: PlaceTask, events: list[Event]) -> None:
    state.tasks.pop()
    if task.why == CONSCRIPTION:
        night.lose_veterans(state, task.seat, events)


# --- a turn --------------------------------------------------------------------------------------


def _turn(state: KemetState, task: TurnTask, events: list[Event]) -> bool:
    if state.fights:  # battles come before everything else (T-89, T-168)
        if len(state.fights) == 1:
            battle.begin(state, state.fights[0], events)
        else:
            state.tasks.append(OrderTask(task.seat))
        return True
    if task.stage == "main":
        if state.options.win_check == "until token" and wins(state, task.seat):
            finish(state, task.seat, events)
            return True
        return False
    if task.stage == "bonus":
        if may_add(state, task.seat):
            return False
        task.stage = "acting"
        return True
    window = bool(state.hands[task.seat] or open_places(state, task.seat))
    if task.stage == "acting":
        if not task.open:
            task.stage = "end"
        elif len(task.open) > 1 or (task.acted and window):
            return False
        else:
            begin_action(state, task, task.open[0], events)
        return True
    if window and not task.quiet:
        return False
    state.tasks.pop()
    return True


def begin_action(state: KemetState, task: TurnTask, space: int, events: list[Event]) -> None:
    """The action of a token; what it needs decided becomes a task (T-45)."""
    task.open.remove(space)
    task.acted, task.quiet = True, False
    seat = task.seat
    own = effects(state.powers[seat])
    use = task.gold_use if space == GOLD else USES[space]
    if use == "pray":
        gain(state, seat, PRICES.pray + own.pray, "pray", events)
    elif use == "buy":
        state.tasks.append(BuyTask(seat, BUYS.index(space) if space != GOLD else -1))
    elif use == "raise":
        state.tasks.append(RaiseTask(seat))
    elif use == "recruit":
        state.tasks.append(RecruitTask(seat))
    else:
        state.tasks.append(MoveTask(seat, ignores_walls=space == GOLD and own.ignores_walls))


USES = {
    PRAY_1: "pray",
    PRAY_2: "pray",
    BUYS[0]: "buy",
    BUYS[1]: "buy",
    BUYS[2]: "buy",
    RAISE: "raise",
    RECRUIT: "recruit",
    MOVE_2: "move",
    MOVE_3: "move",
}


def turn_actions(state: KemetState, task: TurnTask) -> list[Action]:
    """Free acts in every window but while tokens are being laid (R-43), and what the stage asks."""
    seat = task.seat
    if task.stage == "bonus":
        return bonus_placements(state, task)
    if task.stage == "main":
        found = placements(state, seat, COLOURED)
        found += creature_actions(state, seat, task)
    elif task.stage == "acting":
        found = [ORDER_SPACE[space] for space in task.open]
        found += creature_actions(state, seat)
    else:
        found = [DONE, *creature_actions(state, seat)]
    return found + day_actions(state, seat)


def take_turn(state: KemetState, task: TurnTask, action: Action, events: list[Event]) -> None:
    if isinstance(action, Card):
        play(state, task.seat, action, events)
    elif isinstance(action, Creature):
        put(state, task.seat, action, task, events)
    elif isinstance(action, Order):
        begin_action(state, task, SPACE[action.first], events)
    elif isinstance(action, Done):
        if task.stage == "end":
            state.tasks.pop()
        else:
            task.stage = "acting"
    else:
        place(state, task, action, events)


# --- a battle ------------------------------------------------------------------------------------


def _battle(state: KemetState, task: BattleTask, events: list[Event]) -> bool:
    """One stage of a battle; False when it must be asked."""
    stage, seats = task.stage, task.seats
    if stage == "council":
        return False
    if stage == "diversion":
        if council.may_divert(task.councils[task.side]):
            return False
        task.stage = "wound"
    elif stage == "wound":
        if council.may_wound(state, seats[task.side]):
            return False
        council.next_side(task)
    elif stage == "resolve":
        battle.resolve(state, task, events)
    elif stage == "reinforce":
        task.stage = "loser"
        reinforcements = battle.reinforcements(task)
        if reinforcements is not None:
            state.tasks.append(reinforcements)
    elif stage in ("loser", "winner"):
        return _aftermath(state, task, events)
    elif stage == "end":
        aftermath.end(state, task, events)
    else:
        if stage == "retreat":
            zones = aftermath.retreat_zones(state, task)
            if len(zones) == 1:
                aftermath.send_to(state, task, zones[0], events)
                return True
        return False
    return True


def _aftermath(state: KemetState, task: BattleTask, events: list[Event]) -> bool:
    """The loser, then the winner; an answer given beforehand is used if it is possible (D10, D12)."""
    loser = task.stage == "loser"
    side = 1 - task.winner if loser else task.winner
    options = aftermath.loser_options(state, task) if loser else aftermath.winner_options(state, task)
    if not options:
        task.stage = "winner" if loser else "end"
        return True
    chosen: str = task.councils[side].lose if loser else task.councils[side].win
    if len(options) > 1 and not standing_answers_were_silent(state):
        events.append(Standing(task.seats[side], chosen if chosen in options else ""))
    if chosen not in options:
        if len(options) > 1:
            return False
        chosen = options[0]
    aftermath.settle(state, task, side, chosen, events)
    return True
