"""Open decisions one by one: what may be answered, and what an answer does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from rules.core import Action, Dice, Event
from rules.oak import bag, climbing, costs, displays, effects, potions, rest
from rules.oak.actions import (
    Borrow,
    Brew,
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
    AFTER,
    ARTEFACT,
    ARTEFACT_EFFECT,
    ARTEFACTS,
    BRANCH,
    CAILLEACH,
    CARD,
    CARDS,
    CREATURE,
    CU_SITH,
    FORK,
    INGREDIENT,
    KIND,
    LEANNAN,
    NOT_THERE,
    POTION,
    POTIONS,
    RESOURCE,
    RESOURCES,
    ROWS,
    SIDES,
    TARW,
    TEMPLE_ACTIONS,
    TEMPLE_OF,
)
from rules.oak.events import (
    ArtefactBorrowed,
    ArtefactExhausted,
    ArtefactRecharged,
    CardTaken,
    Exchanged,
    Gained,
    PotionTaken,
    Redone,
    Scored,
    Skipped,
    Took,
)
from rules.oak.figures import FIGURES
from rules.oak.state import (
    CAP,
    LIMITS,
    AfterUse,
    Begin,
    Borrowing,
    Brewing,
    Climbing,
    Exchanging,
    Festival,
    FindArtefact,
    FindCreature,
    Gaining,
    KeepCreature,
    LimitSteps,
    OakState,
    Pay,
    Player,
    Promoting,
    Raise,
    RaiseMenhir,
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

SKIP = Skip()
LIMIT_ACTIONS = tuple(Limit(row) for row in ROWS)
SHRINE_ACTIONS = tuple(Shrine(side) for side in SIDES)
CARD_TAKES = tuple(Take(word) for word in CARDS)
POTION_TAKES = tuple(Take(word) for word in POTIONS)
RECHARGES = tuple(Recharge(word) for word in ARTEFACTS)
BORROWS = tuple(Borrow(word) for word in ARTEFACTS)
REDOS = {word: Redo(word) for word in effects.REDO_EFFECT}
USES = len(FIGURES.artefact.losses)
BONUS_STEP = FIGURES.effects.bonus_step


# --- what may be answered ------------------------------------------------------------------------


def _pay(state: OakState, player: Player, task: Pay) -> list[Action]:
    return costs.pay_actions(state, task)


def _festival(state: OakState, player: Player, task: Festival) -> Sequence[Action]:
    return climbing.GAINS


def _limit_steps(state: OakState, player: Player, task: LimitSteps) -> list[Action]:
    return [LIMIT_ACTIONS[row] for row in (0, 1) if player.limits[row] < LIMITS.printed]


def _take_creature(state: OakState, player: Player, task: TakeCreature) -> list[Action]:
    return [*displays.creature_takes(state, player), *displays.refreshes(state, player, 0)]


def _keep_creature(state: OakState, player: Player, task: KeepCreature) -> list[Action]:
    return [displays.CREATURE_TAKES[card] for card in task.drawn if displays.takable(player, card)]


def _find_creature(state: OakState, player: Player, task: FindCreature) -> list[Action]:
    return [displays.CREATURE_TAKES[card] for card in sorted(state.creature_deck) if displays.takable(player, card)]


def _take_artefact(state: OakState, player: Player, task: TakeArtefact) -> list[Action]:
    takes = [displays.ARTEFACT_TAKES[tile] for tile in state.artefact_display]
    return [*takes, *displays.refreshes(state, player, 1)]


def _find_artefact(state: OakState, player: Player, task: FindArtefact) -> list[Action]:
    return [displays.ARTEFACT_TAKES[tile] for tile in sorted(state.artefact_pile)]


def _take_shrine(state: OakState, player: Player, task: TakeShrine) -> Sequence[Action]:
    return SHRINE_ACTIONS


def _take_ingredient(state: OakState, player: Player, task: TakeIngredient) -> list[Action]:
    if task.forest:
        return [*bag.takes_from_forest(state), SKIP]
    return bag.takes_from_bag(state)


def _take_back(state: OakState, player: Player, task: TakeBack) -> list[Action]:
    return [bag.TAKES[kind] for kind in task.kinds]


def _take_card(state: OakState, player: Player, task: TakeCard) -> list[Action]:
    return [CARD_TAKES[card] for card in player.aside]


def _take_potion(state: OakState, player: Player, task: TakePotion) -> list[Action]:
    return [POTION_TAKES[potion] for potion in state.box]


def _promoting(state: OakState, player: Player, task: Promoting) -> list[Action]:
    return rest.promotions(player, state.options, task.ancient)


def _recruiting(state: OakState, player: Player, task: Recruiting) -> list[Action]:
    return rest.recruits(player, state.options, task.most)


def _brewing(state: OakState, player: Player, task: Brewing) -> list[Action]:
    found = effects.brewable(state, task.seat, task.less, effects.in_progress(state))
    return [
        potions.brew_action(potion, paid)
        for potion in found
        for paid in potions.ways_to_brew(state, player, potion, task.less)
    ]


def _redoing(state: OakState, player: Player, task: Redoing) -> list[Action]:
    return [REDOS[word] for word in effects.redoable(state, task.seat, effects.in_progress(state))]


def _recharging(state: OakState, player: Player, task: Recharging) -> list[Action]:
    open_tiles = [a.tile for a in player.artefacts if a.notch and a.tile not in task.done]
    return [*(RECHARGES[tile] for tile in open_tiles), SKIP]


def _borrowing(state: OakState, player: Player, task: Borrowing) -> list[Action]:
    return [BORROWS[tile] for tile, _ in effects.borrowable(state, task.seat, effects.in_progress(state))]


def _stepping(state: OakState, player: Player, task: Stepping) -> list[Action]:
    found = climbing.steps(state, player, task.branches, task.how == "past")
    if task.how == "bonus" or (task.how == "warp" and _may_leave_warp(state, player, task)):
        found.append(SKIP)
    return found


def _may_leave_warp(state: OakState, player: Player, task: Stepping) -> bool:
    """Entering is optional, climbing on is not (O-162)."""
    return player.branch[task.branches[0]] == NOT_THERE or not state.options.wood_warp_forced


def _gaining(state: OakState, player: Player, task: Gaining) -> list[Action]:
    return [climbing.GAINS[resource] for resource in range(3) if player.resources[resource] < CAP]


@cache
def exchange_actions(given: int, received: int, least: int, most: int) -> tuple[Exchange, ...]:
    return tuple(Exchange(RESOURCES[given], RESOURCES[received], amount) for amount in range(least, most + 1))


def exchanges(player: Player, given: int, least: int = 1) -> list[Action]:
    """Of one resource into each other, as far as there is room (O-39)."""
    found: list[Action] = []
    have = player.resources[given]
    for received in range(3):
        if received != given:
            found += exchange_actions(given, received, least, min(have, CAP - player.resources[received]))
    return found


def _exchanging(state: OakState, player: Player, task: Exchanging) -> list[Action]:
    found: list[Action] = []
    if task.least == 0:  # exchanging nothing is one choice per resource received
        for received in range(3):
            if player.resources[received] < CAP:
                found += exchange_actions(1 if received == 0 else 0, received, 0, 0)
    for given in range(3):
        found += exchanges(player, given)
    return found


ANSWERS: dict[type, Callable[[OakState, Player, Any], Sequence[Action]]] = {
    Pay: _pay,
    Festival: _festival,
    LimitSteps: _limit_steps,
    TakeCreature: _take_creature,
    KeepCreature: _keep_creature,
    FindCreature: _find_creature,
    TakeArtefact: _take_artefact,
    FindArtefact: _find_artefact,
    TakeShrine: _take_shrine,
    TakeIngredient: _take_ingredient,
    TakeBack: _take_back,
    TakeCard: _take_card,
    TakePotion: _take_potion,
    Promoting: _promoting,
    Recruiting: _recruiting,
    Brewing: _brewing,
    Redoing: _redoing,
    Recharging: _recharging,
    Borrowing: _borrowing,
    Stepping: _stepping,
    Gaining: _gaining,
    Exchanging: _exchanging,
}


def answers(state: OakState) -> Sequence[Action]:
    """Everything the open decision can be answered with."""
    task = state.todo[-1]
    return ANSWERS[type(task)](state, state.players[task.seat], task)


# --- what an answer does: the task is on top of `todo` -------------------------------------------


def answer(state: OakState, action: Action, dice: Dice, events: list[Event]) -> None:
    task = state.todo[-1]
    if isinstance(action, Skip):
        state.todo.pop()
        events.append(Skipped(task.seat))
    elif isinstance(action, Refresh):
        displays.refresh(state, task.seat, action, events)
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


def _creature_taken(state: OakState, task: TakeCreature, action: Take, dice: Dice, events: list[Event]) -> None:
    state.todo.pop()
    creature = CREATURE[action.what]
    if creature == CAILLEACH and creature not in state.creature_display:
        displays.draw_six(state, task.seat, events)
    else:
        displays.take_displayed_creature(state, task.seat, creature, events)


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
    events.append(Took(task.seat, action.what, "forest" if task.forest else "bag"))


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
    if LEANNAN in player.creatures and not bag.forest_empty(state):
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
    if state.options.temple_bonus_on_redo:
        number = next((n for n, temple in enumerate(TEMPLE_ACTIONS) if temple.word == action.action), -1)
        if number >= 0:
            ask_bonus_step(state, task.seat, number)
    state.todo.append(Source(task.seat, action.action))
    state.todo.append(Begin(task.seat, effects.REDO_EFFECT[action.action]))


def ask_bonus_step(state: OakState, seat: int, action: int) -> None:
    """After a temple action, creatures 7 to 9 may add a step on that branch (O-169)."""
    from rules.oak.board import CARD_OF

    branch = TEMPLE_OF[CARD_OF[action]]
    if branch >= 0:
        state.todo.append(Stepping(seat, [branch], "bonus"))


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


def exchange(player: Player, seat: int, action: Exchange, more: int, events: list[Event]) -> None:
    player.resources[RESOURCE[action.from_]] -= action.amount
    player.gain(RESOURCE[action.to], action.amount)
    extra = player.gain(RESOURCE[action.to], more)
    events.append(Exchanged(seat, action.from_, action.amount, action.to, extra))


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


# --- what happens by itself ----------------------------------------------------------------------


def settle(state: OakState, dice: Dice, events: list[Event]) -> bool:
    """Do or close the task on top if there is nothing to decide in it; False when somebody must."""
    task = state.todo[-1]
    run = AUTOMATIC.get(type(task))
    return run is not None and run(state, task, dice, events)


def _close(state: OakState) -> bool:
    state.todo.pop()
    return True


def _begin(state: OakState, task: Begin, dice: Dice, events: list[Event]) -> bool:
    state.todo.pop()
    effects.begin(state, task.seat, task.effect, dice, events)
    return True


def _resolved(state: OakState, task: Source, dice: Dice, events: list[Event]) -> bool:
    return _close(state)


def _raise(state: OakState, task: Raise, dice: Dice, events: list[Event]) -> bool:
    state.todo.pop()
    effects.raise_limit(state, task.seat, task.row, events)
    return True


def _raise_menhir(state: OakState, task: RaiseMenhir, dice: Dice, events: list[Event]) -> bool:
    state.todo.pop()
    effects.raise_menhir(state, task.seat, events)
    return True


def _climbing(state: OakState, task: Climbing, dice: Dice, events: list[Event]) -> bool:
    state.todo.pop()
    climbing.climb(state, task.seat, task.branch, task.to, task.kind, events)
    return True


def _after_use(state: OakState, task: AfterUse, dice: Dice, events: list[Event]) -> bool:
    """Tarw Cernunnos' point, then exhaustion: a recharge inside the effect has saved the tile (O-98, O-179, E.24)."""
    state.todo.pop()
    player = state.players[task.seat]
    if TARW in player.creatures:
        events.append(Scored(task.seat, player.score(1, "artefacts"), "tarw cernunnos"))
    if task.own:
        artefact = next(a for a in player.artefacts if a.tile == task.artefact)
        if artefact.notch >= USES:
            player.artefacts.remove(artefact)
            player.exhausted.append(task.artefact)
            events.append(ArtefactExhausted(task.seat, ARTEFACTS[task.artefact]))
    return True


def _hold_festival(state: OakState, task: Festival, dice: Dice, events: list[Event]) -> bool:
    if not climbing.hold(state, task, dice, events):
        return False
    climbing.end_festival(state)
    return True


def _limit_steps_over(state: OakState, task: LimitSteps, dice: Dice, events: list[Event]) -> bool:
    player = state.players[task.seat]
    return (not task.left or min(player.limits) >= LIMITS.printed) and _close(state)


def _recharging_over(state: OakState, task: Recharging, dice: Dice, events: list[Event]) -> bool:
    artefacts = state.players[task.seat].artefacts
    return (not task.left or not any(a.notch and a.tile not in task.done for a in artefacts)) and _close(state)


def _forest_over(state: OakState, task: TakeIngredient, dice: Dice, events: list[Event]) -> bool:
    return task.forest and bag.forest_empty(state) and _close(state)


def _stepping_over(state: OakState, task: Stepping, dice: Dice, events: list[Event]) -> bool:
    player = state.players[task.seat]
    if task.how == "bonus":
        branch = task.branches[0]
        if CU_SITH + branch not in player.creatures or player.resources[branch] < BONUS_STEP:
            return _close(state)
    past = task.how == "past"
    return not any(climbing.can_step(state, player, branch, past) for branch in task.branches) and _close(state)


AUTOMATIC: dict[type, Callable[[OakState, Any, Dice, list[Event]], bool]] = {
    Begin: _begin,
    Source: _resolved,
    Raise: _raise,
    RaiseMenhir: _raise_menhir,
    Climbing: _climbing,
    AfterUse: _after_use,
    Festival: _hold_festival,
    LimitSteps: _limit_steps_over,
    Recharging: _recharging_over,
    TakeIngredient: _forest_over,
    Stepping: _stepping_over,
}
