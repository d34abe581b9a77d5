"""What is taken: creatures, artefacts, Shrines, ingredients, cards, potion tiles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules.core import Action, Dice
from rules.core.explaining import Objection
from rules.oak.actions import Draw, Refresh, Shrine, Take
from rules.oak.board import (
    ARTEFACT,
    CAILLEACH,
    CARD,
    CARDS,
    CREATURE,
    INGREDIENT,
    INGREDIENTS,
    POTION,
    POTIONS,
    SIDES,
)
from rules.oak.decisions.against import Facts
from rules.oak.decisions.common import SKIP, Answering, Events, T
from rules.oak.events import CardTaken, PotionTaken, Took
from rules.oak.mechanics import bag, displays, effects
from rules.oak.state import (
    ArtefactTask,
    CardTask,
    CreatureTask,
    FindArtefactTask,
    FindCreatureTask,
    IngredientTask,
    KeepTask,
    OakState,
    Player,
    PotionTask,
    ShrineTask,
    TakeBackTask,
)

SHRINE_ACTIONS = tuple(Shrine(side) for side in SIDES)
CARD_TAKES = tuple(Take(word) for word in CARDS)
POTION_TAKES = tuple(Take(word) for word in POTIONS)


# --- creatures (O-57 to O-59, O-163, O-175) ------------------------------------------------------


class TakingCreature(Answering[CreatureTask]):
    """One of the open ones; Cailleach's owner may draw six instead."""

    task = CreatureTask
    word = "creature"
    kinds = (Take, Draw, Refresh)
    clause = "O-58"

    def answers(self, state: OakState, player: Player, task: CreatureTask) -> Sequence[Action]:
        return [*displays.creature_takes(state, player), *displays.refreshes(state, player, 0)]

    def answer(self, state: OakState, task: CreatureTask, action: Take | Draw, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        if isinstance(action, Draw):
            displays.draw_six(state, task.seat, events)
        else:
            displays.take_displayed_creature(state, task.seat, CREATURE[action.what], events)

    def against(self, state: OakState, task: CreatureTask, player: Player, action: Any) -> Iterator[Objection]:
        if isinstance(action, Draw):
            if CAILLEACH not in player.creatures:
                yield "needs-cailleach", "O-175", {}
            yield "nothing-to-draw", "O-204", {"display": "creatures"}
        else:
            yield from _against_creature(player, action, state.creature_display, ("not-displayed", "O-58"))


class KeepingCreature(Answering[KeepTask]):
    """Cailleach's cards: one must be taken (O-175)."""

    task = KeepTask
    word = "keep"
    kinds = (Take,)
    clause = "O-175"

    def answers(self, state: OakState, player: Player, task: KeepTask) -> Sequence[Action]:
        return [displays.CREATURE_TAKES[card] for card in task.drawn if displays.takable(player, card)]

    def answer(self, state: OakState, task: KeepTask, action: Take, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        displays.keep_creature(state, task, CREATURE[action.what], dice, events)

    def against(self, state: OakState, task: KeepTask, player: Player, action: Take) -> Iterator[Objection]:
        return _against_creature(player, action, task.drawn, ("not-drawn", "O-175"))

    def facts(self, state: OakState, task: KeepTask) -> Facts:
        return {"left": len(task.drawn)}


class FindingCreature(Answering[FindCreatureTask]):
    """Animal Companion: any creature of the deck (O-163)."""

    task = FindCreatureTask
    word = "find-creature"
    asks = "creature"
    kinds = (Take,)
    clause = "O-163"

    def answers(self, state: OakState, player: Player, task: FindCreatureTask) -> Sequence[Action]:
        return [displays.CREATURE_TAKES[card] for card in sorted(state.creature_deck) if displays.takable(player, card)]

    def answer(self, state: OakState, task: FindCreatureTask, action: Take, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        displays.find_creature(state, task.seat, CREATURE[action.what], dice, events)

    def against(self, state: OakState, task: FindCreatureTask, player: Player, action: Take) -> Iterator[Objection]:
        return _against_creature(player, action, state.creature_deck, ("not-in-deck", "O-163"))


def _against_creature(player: Player, action: Take, among: list[int], missing: tuple[str, str]) -> Iterator[Objection]:
    creature = CREATURE.get(action.what)
    if creature is None:
        yield "asks-creature", "O-58", {"what": action.what}
        return
    if creature not in among:
        yield *missing, {"what": action.what}
    if not displays.takable(player, creature):
        yield "no-points", "O-65", {"loss": 3, "vp": player.vp}


# --- artefacts (O-52 to O-54, O-164) -------------------------------------------------------------


class TakingArtefact(Answering[ArtefactTask]):
    task = ArtefactTask
    word = "artefact"
    kinds = (Take, Refresh)
    clause = "O-52"

    def answers(self, state: OakState, player: Player, task: ArtefactTask) -> Sequence[Action]:
        takes = [displays.ARTEFACT_TAKES[tile] for tile in state.artefact_display]
        return [*takes, *displays.refreshes(state, player, 1)]

    def answer(self, state: OakState, task: ArtefactTask, action: Take, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        displays.take_displayed_artefact(state, task.seat, ARTEFACT[action.what], events)

    def against(self, state: OakState, task: ArtefactTask, player: Player, action: Take) -> Iterator[Objection]:
        reason = "not-displayed" if action.what in ARTEFACT else "asks-artefact"
        yield reason, "O-52", {"what": action.what}


class FindingArtefact(Answering[FindArtefactTask]):
    """Gift of the Gods: any artefact of the pile (O-164)."""

    task = FindArtefactTask
    word = "find-artefact"
    asks = "artefact"
    kinds = (Take,)
    clause = "O-164"

    def answers(self, state: OakState, player: Player, task: FindArtefactTask) -> Sequence[Action]:
        return [displays.ARTEFACT_TAKES[tile] for tile in sorted(state.artefact_pile)]

    def answer(self, state: OakState, task: FindArtefactTask, action: Take, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        displays.find_artefact(state, task.seat, ARTEFACT[action.what], dice, events)

    def against(self, state: OakState, task: FindArtefactTask, player: Player, action: Take) -> Iterator[Objection]:
        reason = "not-in-deck" if action.what in ARTEFACT else "asks-artefact"
        yield reason, "O-164", {"what": action.what}


# --- Shrines, ingredients ------------------------------------------------------------------------


class TakingShrine(Answering[ShrineTask]):
    """Its side is for good (O-56)."""

    task = ShrineTask
    word = "shrine"
    kinds = (Shrine,)
    clause = "O-56"

    def answers(self, state: OakState, player: Player, task: ShrineTask) -> Sequence[Action]:
        return SHRINE_ACTIONS

    def answer(self, state: OakState, task: ShrineTask, action: Shrine, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        effects.take_shrine(state, task.seat, SIDES.index(action.side), events)


class TakingIngredient(Answering[IngredientTask]):
    """From the Bag, or with a creature's help from the Forest; the latter may be left (O-146, O-179)."""

    task = IngredientTask
    word = "ingredient"
    kinds = (Take,)
    clause = "O-146"

    def answers(self, state: OakState, player: Player, task: IngredientTask) -> Sequence[Action]:
        return [*bag.takes_from_forest(state), SKIP] if task.forest else bag.takes_from_bag(state)

    def answer(self, state: OakState, task: IngredientTask, action: Take, dice: Dice, events: Events) -> None:
        if task.forest:
            kind = bag.take_from_forest(state, action.what)
        else:
            kind = INGREDIENT[action.what]
            state.bag[kind] -= 1
        state.players[task.seat].ingredients[kind] += 1
        task.left -= 1
        if not task.left:
            state.tasks.pop()
        events.append(Took(task.seat, INGREDIENTS[kind], "forest" if task.forest else "bag"))

    def over(self, state: OakState, task: IngredientTask) -> bool:
        return task.forest and bag.forest_empty(state)

    def against(self, state: OakState, task: IngredientTask, player: Player, action: Take) -> Iterator[Objection]:
        reason, clause = ("not-in-forest", "O-179") if task.forest else ("not-in-bag", "O-146")
        yield reason, clause, {"ingredient": action.what}

    def facts(self, state: OakState, task: IngredientTask) -> Facts:
        return {"left": task.left}


class TakingOne(Answering[T]):
    """One of a few things; anything else is none of them."""

    kinds = (Take,)
    missing = ""

    def against(self, state: OakState, task: T, player: Player, action: Take) -> Iterator[Objection]:
        yield self.missing, self.clause, {"what": action.what}


class TakingBack(TakingOne[TakeBackTask]):
    """Clurichaun: one of the ingredients just used (O-172)."""

    task = TakeBackTask
    word = "take-back"
    clause = "O-172"
    missing = "not-used"

    def answers(self, state: OakState, player: Player, task: TakeBackTask) -> Sequence[Action]:
        return [bag.TAKES[kind] for kind in task.kinds]

    def answer(self, state: OakState, task: TakeBackTask, action: Take, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        kind = INGREDIENT[action.what]
        state.bag[kind] -= 1
        state.players[task.seat].ingredients[kind] += 1
        events.append(Took(task.seat, action.what, "brew"))


# --- cards and tiles -----------------------------------------------------------------------------


class TakingCard(TakingOne[CardTask]):
    """An advanced Moot card (O-148)."""

    task = CardTask
    word = "card"
    clause = "O-148"
    missing = "not-aside"

    def answers(self, state: OakState, player: Player, task: CardTask) -> Sequence[Action]:
        return [CARD_TAKES[card] for card in player.aside]

    def answer(self, state: OakState, task: CardTask, action: Take, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        player = state.players[task.seat]
        player.aside.remove(CARD[action.what])
        player.hand.append(CARD[action.what])
        events.append(CardTaken(task.seat, action.what))


class TakingPotion(TakingOne[PotionTask]):
    """The Seelie Court (O-178)."""

    task = PotionTask
    word = "potion"
    clause = "O-178"
    missing = "not-in-box"

    def answers(self, state: OakState, player: Player, task: PotionTask) -> Sequence[Action]:
        return [POTION_TAKES[potion] for potion in state.box]

    def answer(self, state: OakState, task: PotionTask, action: Take, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        state.box.remove(POTION[action.what])
        state.players[task.seat].private = POTION[action.what]
        events.append(PotionTaken(task.seat, action.what))
