"""Open decisions one by one: what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rules.core import Action
from rules.oak import bag, climbing, costs, displays, effects, potions, rest
from rules.oak.actions import (
    Borrow,
    Exchange,
    Limit,
    Recharge,
    Redo,
    Shrine,
    Skip,
    Take,
)
from rules.oak.board import (
    ARTEFACTS,
    CARDS,
    NOT_THERE,
    POTIONS,
    RESOURCE,
    ROWS,
    SIDES,
)
from rules.oak.exchanging import between_parts, exchange_actions, exchanges, free_exchanges
from rules.oak.figures import FIGURES
from rules.oak.state import CAP, LIMITS, OakState, Player
from rules.oak.tasks import (
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
    Stepping,
    TakeArtefact,
    TakeBack,
    TakeCard,
    TakeCreature,
    TakeIngredient,
    TakePotion,
    TakeShrine,
)

BONUS_STEP = FIGURES.effects.bonus_step
SKIP = Skip()
LIMIT_ACTIONS = tuple(Limit(row) for row in ROWS)
SHRINE_ACTIONS = tuple(Shrine(side) for side in SIDES)
CARD_TAKES = tuple(Take(word) for word in CARDS)
POTION_TAKES = tuple(Take(word) for word in POTIONS)
RECHARGES = tuple(Recharge(word) for word in ARTEFACTS)
BORROWS = tuple(Borrow(word) for word in ARTEFACTS)
REDOS = {word: Redo(word) for word in effects.REDO_EFFECT}


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
    if task.how == "bonus" and player.resources[task.branches[0]] < BONUS_STEP:
        found = []  # it takes an exchange first
    if task.how == "bonus" or (task.how == "warp" and _may_leave_warp(state, player, task)):
        found.append(SKIP)
    return found


def _may_leave_warp(state: OakState, player: Player, task: Stepping) -> bool:
    """Entering is optional, climbing on is not (O-162)."""
    return player.branch[task.branches[0]] == NOT_THERE or not state.options.wood_warp_forced


def _gaining(state: OakState, player: Player, task: Gaining) -> list[Action]:
    return [climbing.GAINS[resource] for resource in range(3) if player.resources[resource] < CAP]


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
    """Everything the open decision can be answered with, and with the option an exchange before it."""
    task = state.todo[-1]
    player = state.players[task.seat]
    found = ANSWERS[type(task)](state, player, task)
    if not between_parts(state, task):
        return found
    return [*found, *(action for action in free_exchanges(state, player) if _answerable_after(state, player, action))]


def _answerable_after(state: OakState, player: Player, action: Action) -> bool:
    """An exchange must not take away what the open decision needs."""
    assert isinstance(action, Exchange)
    task, before = state.todo[-1], list(player.resources)
    player.resources[RESOURCE[action.from_]] -= action.amount
    player.resources[RESOURCE[action.to]] += action.amount
    able = bool(ANSWERS[type(task)](state, player, task))
    player.resources = before
    return able
