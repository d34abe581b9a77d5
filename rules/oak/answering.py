"""Open decisions one by one: what an answer does. The decision is on top of `todo`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core import Action, Dice, Event
from rules.oak import bag, climbing, costs, displays, effects, potions, rest
from rules.oak.actions import (
    Borrow,
    Brew,
    Draw,
    Exchange,
    Gain,
    Limit,
    Promote,
    Recharge,
    Recruit,
    Redo,
    Refresh,
    Shrine,
    Skip,
    Step,
    Take,
)
from rules.oak.actions import Pay as PayAction
from rules.oak.board import (
    ACTION,
    AFTER,
    ARTEFACT,
    ARTEFACT_EFFECT,
    BRANCH,
    CARD,
    CARD_OF,
    CREATURE,
    CU_SITH,
    FORK,
    INGREDIENT,
    INGREDIENTS,
    KIND,
    LEANNAN,
    NOT_THERE,
    POTION,
    RESOURCE,
    ROWS,
    SIDES,
    TEMPLE_OF,
)
from rules.oak.events import (
    ArtefactBorrowed,
    ArtefactRecharged,
    CardTaken,
    Gained,
    PotionTaken,
    Redone,
    Skipped,
    Took,
)
from rules.oak.exchanging import exchange, exchange_freely, within_reach
from rules.oak.figures import FIGURES
from rules.oak.state import OakState, Player
from rules.oak.tasks import (
    AfterUse,
    Begin,
    Borrowing,
    Brewing,
    Exchanging,
    Festival,
    FindArtefact,
    FindCreature,
    Gaining,
    KeepCreature,
    LimitSteps,
    Pay,
    Promoting,
    Recharging,
    Recruiting,
    Redoing,
    Source,
    Stepping,
    TakeArtefact,
    TakeBack,
    TakeCard,
    TakeCreature,
    TakeIngredient,
    TakePotion,
    TakeShrine,
)
from rules.oak.triggers import RECRUIT, TEMPLES, comes_up

BONUS_STEP = FIGURES.effects.bonus_step


def answer(state: OakState, action: Action, dice: Dice, events: list[Event]) -> None:
    task = state.todo[-1]
    if isinstance(action, Skip):
        state.todo.pop()
        events.append(Skipped(task.seat))
    elif isinstance(action, Refresh):
        displays.refresh(state, task.seat, action, events)
    elif isinstance(action, Exchange) and not isinstance(task, Exchanging):
        exchange_freely(state, task.seat, action, events)
    else:
        TAKING[type(task)](state, task, action, dice, events)


def _paid(state: OakState, task: Pay, action: PayAction, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    mix = costs.read_mix(action.mix)
    assert mix is not None
    costs.pay_mix(state.players[task.seat], task.seat, mix, events)


def _festival_gain(state: OakState, task: Festival, action: Gain, dice: Dice, events: list[Event]) -> None:
    climbing.choose_at_festival(state, task, RESOURCE[action.resource], events)


def _limit_step(state: OakState, task: LimitSteps, action: Limit, dice: Dice, events: list[Event]) -> None:
    task.left -= 1
    effects.raise_limit(state, task.seat, ROWS.index(action.row), events)


def _creature_taken(state: OakState, task: TakeCreature, action: Take | Draw, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    if isinstance(action, Draw):
        displays.draw_six(state, task.seat, events)
    else:
        displays.take_displayed_creature(state, task.seat, CREATURE[action.what], events)


def _creature_kept(state: OakState, task: KeepCreature, action: Take, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    displays.keep_creature(state, task, CREATURE[action.what], dice, events)


def _creature_found(state: OakState, task: FindCreature, action: Take, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    displays.find_creature(state, task.seat, CREATURE[action.what], dice, events)


def _artefact_taken(state: OakState, task: TakeArtefact, action: Take, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    displays.take_displayed_artefact(state, task.seat, ARTEFACT[action.what], events)


def _artefact_found(state: OakState, task: FindArtefact, action: Take, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    displays.find_artefact(state, task.seat, ARTEFACT[action.what], dice, events)


def _shrine_taken(state: OakState, task: TakeShrine, action: Shrine, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    effects.take_shrine(state, task.seat, SIDES.index(action.side), events)


def _ingredient_taken(state: OakState, task: TakeIngredient, action: Take, dice: Dice, events: list[Event]) -> None:
    player = state.players[task.seat]
    if task.forest:
        kind = bag.take_from_forest(state, action.what)
    else:
        kind = INGREDIENT[action.what]
        state.bag[kind] -= 1
    player.ingredients[kind] += 1
    task.left -= 1
    if not task.left:
        state.todo.pop()
    events.append(Took(task.seat, INGREDIENTS[kind], "forest" if task.forest else "bag"))


def _taken_back(state: OakState, task: TakeBack, action: Take, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    kind = INGREDIENT[action.what]
    state.bag[kind] -= 1
    state.players[task.seat].ingredients[kind] += 1
    events.append(Took(task.seat, action.what, "brew"))


def _card_taken(state: OakState, task: TakeCard, action: Take, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    player = state.players[task.seat]
    player.aside.remove(CARD[action.what])
    player.hand.append(CARD[action.what])
    events.append(CardTaken(task.seat, action.what))


def _potion_taken(state: OakState, task: TakePotion, action: Take, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    state.box.remove(POTION[action.what])
    state.players[task.seat].private = POTION[action.what]
    events.append(PotionTaken(task.seat, action.what))


def _promoted(state: OakState, task: Promoting, action: Promote, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    rest.promote(state.players[task.seat], task.seat, action.druid, KIND[action.elder], events)


def _recruited(state: OakState, task: Recruiting, action: Recruit, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    player = state.players[task.seat]
    count = rest.recruit(player, task.seat, action, events)
    if comes_up(player, LEANNAN, RECRUIT) and not bag.forest_empty(state):
        state.todo.append(TakeIngredient(task.seat, True, 1 if state.options.leannan_per_action else count))


def _brewed(state: OakState, task: Brewing, action: Brew, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    word = action.potion
    effect = potions.POTION_EFFECT[potions.POTION_NUMBER[word]]
    state.todo.append(Source(task.seat, word))
    state.todo.append(Begin(task.seat, effect))
    potions.brew(state, task.seat, action, events)  # Clurichaun gives back before the effect (O-172)


def _redone(state: OakState, task: Redoing, action: Redo, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    events.append(Redone(task.seat, action.action))
    bonus = state.options.temple_bonus_on_redo and action.action in ACTION
    begin_action(state, task.seat, action.action, effects.REDO_EFFECT[action.action], bonus=bonus)


def begin_action(state: OakState, seat: int, word: str, effect: str, *, bonus: bool) -> None:
    """An action of a card; `bonus`: creatures 7 to 9 may add a step on its branch, after or before it (O-169)."""
    step = _bonus_step(state, seat, TEMPLE_OF[CARD_OF[ACTION[word]]]) if bonus else []
    if state.options.bonus_step == "after":
        state.todo += step
    state.todo.append(Source(seat, word))
    state.todo.append(Begin(seat, effect))
    if state.options.bonus_step == "before":
        state.todo += step


def _bonus_step(state: OakState, seat: int, branch: int) -> list[Stepping]:
    """Whether it comes to it is seen when it is reached; unless the action must not help to get it."""
    if branch < 0:
        return []
    task = Stepping(seat, [branch], "bonus")
    owned = comes_up(state.players[seat], CU_SITH + branch, TEMPLES[branch])
    ready = owned and within_reach(state, task, branch, BONUS_STEP)
    return [task] if ready or state.options.bonus_step_from_gain else []


def _recharged(state: OakState, task: Recharging, action: Recharge, dice: Dice, events: list[Event]) -> None:
    """Back, not past the start, and no points move (O-154)."""
    tile = ARTEFACT[action.artefact]
    artefact = next(a for a in state.players[task.seat].artefacts if a.tile == tile)
    artefact.notch = max(0, artefact.notch - FIGURES.artefact.recharge)
    task.left -= 1
    task.done = [*task.done, tile]
    events.append(ArtefactRecharged(task.seat, action.artefact, artefact.notch))


def _borrowed(state: OakState, task: Borrowing, action: Borrow, dice: Dice, events: list[Event]) -> None:
    """No charge, no druid, no loss (O-156)."""
    state.todo.pop()
    tile = ARTEFACT[action.artefact]
    owner = next(
        number
        for number, player in enumerate(state.players)
        if any(a.tile == tile for a in player.artefacts) or tile in player.exhausted
    )
    events.append(ArtefactBorrowed(task.seat, action.artefact, owner))
    state.todo.append(AfterUse(task.seat, tile, own=False))
    state.todo.append(Begin(task.seat, ARTEFACT_EFFECT[tile]))


def read_way(player: Player, branch: int, arm: str, druid: str) -> climbing.Way:
    """Where a step leads that names an arm at the fork and a druid that enters."""
    at = player.branch[branch]
    if at == NOT_THERE:
        return 1, KIND[druid]
    if at == FORK:
        return AFTER[FORK][arm == "right"], -1
    return AFTER[at][0], -1


def _stepped(state: OakState, task: Stepping, action: Step, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    player = state.players[task.seat]
    branch = BRANCH[action.branch]
    if task.how == "bonus":
        player.resources[branch] -= BONUS_STEP
    if task.how == "dryad":  # the second step on the same branch, for points (O-159)
        state.todo.append(Stepping(task.seat, [branch]))
    to, kind = read_way(player, branch, action.arm, action.druid)
    climbing.climb(state, task.seat, branch, to, kind, events, points=task.how != "dryad")


def _gained(state: OakState, task: Gaining, action: Gain, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    came = state.players[task.seat].gain(RESOURCE[action.resource], task.amount)
    events.append(Gained(task.seat, {action.resource: came}, "effect"))


def _exchanged(state: OakState, task: Exchanging, action: Exchange, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    exchange(state.players[task.seat], task.seat, action, task.more, events)


TAKING: dict[type, Callable[[OakState, Any, Any, Dice, list[Event]], None]] = {
    Pay: _paid,
    Festival: _festival_gain,
    LimitSteps: _limit_step,
    TakeCreature: _creature_taken,
    KeepCreature: _creature_kept,
    FindCreature: _creature_found,
    TakeArtefact: _artefact_taken,
    FindArtefact: _artefact_found,
    TakeShrine: _shrine_taken,
    TakeIngredient: _ingredient_taken,
    TakeBack: _taken_back,
    TakeCard: _card_taken,
    TakePotion: _potion_taken,
    Promoting: _promoted,
    Recruiting: _recruited,
    Brewing: _brewed,
    Redoing: _redone,
    Recharging: _recharged,
    Borrowing: _borrowed,
    Stepping: _stepped,
    Gaining: _gained,
    Exchanging: _exchanged,
}
