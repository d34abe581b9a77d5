"""Brewing a potion, and an action done once more (O-46 to O-50, O-149, O-150, O-167)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action, Dice
from rules.core.explaining import Objection
from rules.oak.actions import Brew, Redo
from rules.oak.board import ACTION, CARD, CARD_OF, INGREDIENT, INGREDIENTS, OAK_SUFFIX
from rules.oak.decisions.against import Facts, against_effect
from rules.oak.decisions.common import Answering, Events, action_facts, named, written_otherwise
from rules.oak.events import Redone
from rules.oak.mechanics import effects, potions
from rules.oak.state import BeginTask, BrewTask, OakState, Player, RedoTask, SourceTask

REDOS = {word: Redo(word) for word in effects.REDO_EFFECT}


class Brewing(Answering[BrewTask]):
    task = BrewTask
    word = "brew"
    kinds = (Brew,)
    clause = "O-46"

    def answers(self, state: OakState, player: Player, task: BrewTask) -> Sequence[Action]:
        found = effects.brewable(state, task.seat, task.less, effects.in_progress(state))
        return [
            potions.brew_action(potion, paid)
            for potion in found
            for paid in potions.ways_to_brew(state, player, potion, task.less)
        ]

    def answer(self, state: OakState, task: BrewTask, action: Brew, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        effect = potions.POTION_EFFECT[potions.POTION_NUMBER[action.potion]]
        state.tasks.append(SourceTask(task.seat, action.potion))
        state.tasks.append(BeginTask(task.seat, effect))
        potions.brew(state, task.seat, action, events)  # Clurichaun gives back before the effect (O-172)

    def against(self, state: OakState, task: BrewTask, player: Player, action: Brew) -> Iterator[Objection]:
        return against_brew(state, player, action, task.less)


def brew_facts(action: Brew) -> Facts:
    return {"potion": named(action.potion), "with": action.with_}


def against_brew(state: OakState, player: Player, action: Brew, less: bool) -> Iterator[Objection]:
    potion = potions.POTION_NUMBER[action.potion]
    facts = brew_facts(action)
    if potion in player.once:
        yield "brewed-once", "O-50", facts
    if potion not in potions.open_potions(state, player):
        yield "not-available", "O-47", facts
    kinds = [INGREDIENT[word] for word in action.with_.split()]
    right = " ".join(INGREDIENTS[kind] for kind in sorted(kinds))
    yield from written_otherwise(action.with_, right, "O-46")
    if action.potion in effects.in_progress(state):
        yield "still-being-resolved", "O-206", {"name": action.potion}
    if any(kinds.count(kind) > player.ingredients[kind] for kind in kinds):
        yield "not-these-ingredients", "O-46", facts
    paid = tuple(kinds.count(kind) for kind in range(5))
    if paid not in potions.ways_to_brew(state, player, potion, less):
        yield "wrong-recipe", "O-46", facts
    yield from against_effect(state, player, potions.POTION_EFFECT[potion])


class Redoing(Answering[RedoTask]):
    """An action of a card played this round, without a druid and without its price."""

    task = RedoTask
    word = "redo"
    kinds = (Redo,)
    clause = "O-149"

    def answers(self, state: OakState, player: Player, task: RedoTask) -> Sequence[Action]:
        return [REDOS[word] for word in effects.redoable(state, task.seat, effects.in_progress(state))]

    def answer(self, state: OakState, task: RedoTask, action: Redo, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        events.append(Redone(task.seat, action.action))
        bonus = state.options.temple_bonus_on_redo and action.action in ACTION
        effects.begin_action(state, task.seat, action.action, effects.REDO_EFFECT[action.action], bonus=bonus)

    def against(self, state: OakState, task: RedoTask, player: Player, action: Redo) -> Iterator[Objection]:
        oak = action.action.endswith(OAK_SUFFIX)
        card = CARD[action.action.removesuffix(OAK_SUFFIX)] if oak else CARD_OF[ACTION[action.action]]
        facts = action_facts(action.action)
        if card == state.card and not state.options.redo_same_card:
            yield "card-being-resolved", "O-150", facts
        if card not in player.played:
            yield "not-played", "O-149", facts
        if oak and not state.options.redo_includes_oak:
            yield "temple-actions-only", "O-150", facts
        if action.action in effects.in_progress(state):
            yield "still-being-resolved", "O-150", {"name": action.action}
        yield from against_effect(state, player, effects.REDO_EFFECT[action.action])
