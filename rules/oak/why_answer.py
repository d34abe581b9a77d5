"""Why an answer to an open decision is refused, from the plainest objection to the finest."""

from __future__ import annotations

from collections.abc import Iterator

from rules.oak import costs, displays, effects, potions, rest
from rules.oak.actions import Borrow, Brew, Draw, Gain, Home, Pay, Promote, Recharge, Recruit, Redo, Step, Take
from rules.oak.board import (
    ACTION,
    ANCIENT,
    ARTEFACT,
    ARTEFACT_EFFECT,
    BRANCH,
    BRANCHES,
    CAILLEACH,
    CARD,
    CARD_OF,
    CREATURE,
    FOREST,
    INGREDIENT,
    INGREDIENTS,
    KIND,
    KINDS,
    OAK_SUFFIX,
    RESOURCE,
    RESOURCES,
)
from rules.oak.questions import BONUS_STEP
from rules.oak.state import CAP, OakState
from rules.oak.tasks import (
    FindArtefact,
    FindCreature,
    KeepCreature,
    Promoting,
    Recharging,
    Recruiting,
    Stepping,
    TakeArtefact,
    TakeBack,
    TakeCard,
    TakeCreature,
    TakeIngredient,
    TakePotion,
)
from rules.oak.tasks import Pay as PayTask
from rules.oak.why_effect import Facts, Objection, against_effect, against_mix, against_step


def against_pay(state: OakState, seat: int, action: Pay) -> Iterator[Objection]:
    task = state.todo[-1]
    assert isinstance(task, PayTask)
    mix = costs.read_mix(action.mix)
    assert mix is not None
    if costs.mix_word(mix) != action.mix:
        yield "written-otherwise", "O-216", {"word": costs.mix_word(mix)}
    yield from against_mix(state.players[seat], task, mix)


def against_promote(state: OakState, seat: int, action: Promote) -> Iterator[Objection]:
    task = state.todo[-1]
    assert isinstance(task, Promoting)
    player = state.players[seat]
    kind = KIND[action.elder]
    facts: Facts = {"druid": action.druid, "elder": action.elder}
    if not kind:
        yield "not-an-elder", "O-30", facts
    if kind == ANCIENT and not task.ancient:
        yield "only-by-potion", "O-38", facts
    if task.ancient and kind != ANCIENT:
        yield "only-ancient", "O-165", facts
    if player.elders[kind]:
        yield "elder-taken", "O-36", facts
    if action.druid not in rest.ordinary_places(player):
        yield "no-ordinary-there", "O-37", facts
    yield "no-elder-rest", "O-215", facts


def against_recruit(state: OakState, seat: int, action: Recruit) -> Iterator[Objection]:
    task = state.todo[-1]
    assert isinstance(task, Recruiting)
    player = state.players[seat]
    kinds = [KIND[word] for word in action.druids.split()]
    yield from _otherwise(action.druids, kinds, "O-145")
    if len(kinds) > task.most:
        yield "too-many", "O-145", {"most": task.most}
    for kind in kinds:
        if kinds.count(kind) > player.roots[kind]:
            yield "not-on-roots", "O-145", {"druid": KINDS[kind], "branch": "", "at": ""}
    yield "no-rest", "O-32", {}


def _otherwise(word: str, kinds: list[int], clause: str) -> Iterator[Objection]:
    """Several druids have one order in which they are written."""
    right = " ".join(KINDS[kind] for kind in sorted(kinds))
    if right != word:
        yield "written-otherwise", clause, {"word": right}


def against_take(state: OakState, seat: int, action: Take) -> Iterator[Objection]:
    task = state.todo[-1]
    player = state.players[seat]
    what = action.what
    facts: Facts = {"what": what}
    creature = CREATURE.get(what)
    if isinstance(task, (TakeCreature, KeepCreature, FindCreature)):
        if creature is None:
            yield "asks-creature", "O-58", facts
            return
        if isinstance(task, TakeCreature) and creature not in state.creature_display:
            yield "not-displayed", "O-58", facts
        if isinstance(task, KeepCreature) and creature not in task.drawn:
            yield "not-drawn", "O-175", facts
        if isinstance(task, FindCreature) and creature not in state.creature_deck:
            yield "not-in-deck", "O-163", facts
        if not displays.takable(player, creature):
            yield "no-points", "O-65", {"loss": 3, "vp": player.vp}
    elif isinstance(task, TakeArtefact):
        yield ("not-displayed", "O-52", facts) if what in ARTEFACT else ("asks-artefact", "O-52", facts)
    elif isinstance(task, FindArtefact):
        yield ("not-in-deck", "O-164", facts) if what in ARTEFACT else ("asks-artefact", "O-164", facts)
    elif isinstance(task, TakeIngredient):
        yield (
            ("not-in-forest", "O-179", {"ingredient": what})
            if task.forest
            else (
                "not-in-bag",
                "O-146",
                {"ingredient": what},
            )
        )
    elif isinstance(task, TakeBack):
        yield "not-used", "O-172", facts
    elif isinstance(task, TakeCard):
        yield "not-aside", "O-148", facts
    elif isinstance(task, TakePotion):
        yield "not-in-box", "O-178", facts


def against_draw(state: OakState, seat: int, action: Draw) -> Iterator[Objection]:
    if CAILLEACH not in state.players[seat].creatures:
        yield "needs-cailleach", "O-175", {}
    yield "nothing-to-draw", "O-204", {"display": "creatures"}


def against_brew(state: OakState, seat: int, action: Brew) -> Iterator[Objection]:
    player = state.players[seat]
    potion = potions.POTION_NUMBER[action.potion]
    facts: Facts = {"potion": action.potion, "with": action.with_}
    if not state.todo and potion < potions.FIRST_DARK:
        yield "only-dark-woods", "O-129", facts
    if potion in player.once:
        yield "brewed-once", "O-50", facts
    if potion not in potions.open_potions(state, player):
        yield "not-available", "O-47", facts
    kinds = [INGREDIENT[word] for word in action.with_.split()]
    right = " ".join(INGREDIENTS[kind] for kind in sorted(kinds))
    if right != action.with_:
        yield "written-otherwise", "O-46", {"word": right}
    if action.potion in effects.in_progress(state):
        yield "still-being-resolved", "O-206", {"name": action.potion}
    if any(kinds.count(kind) > player.ingredients[kind] for kind in kinds):
        yield "not-these-ingredients", "O-46", facts
    less = bool(state.todo) and getattr(state.todo[-1], "less", False)
    paid = tuple(kinds.count(kind) for kind in range(5))
    if paid not in potions.ways_to_brew(state, player, potion, less):
        yield "wrong-recipe", "O-46", facts
    yield from against_effect(state, player, potions.POTION_EFFECT[potion])


def against_redo(state: OakState, seat: int, action: Redo) -> Iterator[Objection]:
    player = state.players[seat]
    oak = action.action.endswith(OAK_SUFFIX)
    card = CARD[action.action.removesuffix(OAK_SUFFIX)] if oak else CARD_OF[ACTION[action.action]]
    facts: Facts = {"action": action.action}
    if card == state.card and not state.options.redo_same_card:
        yield "card-being-resolved", "O-150", facts
    if card not in player.played:
        yield "not-played", "O-149", facts
    if oak and not state.options.redo_includes_oak:
        yield "temple-actions-only", "O-150", facts
    if action.action in effects.in_progress(state):
        yield "still-being-resolved", "O-150", {"name": action.action}
    yield from against_effect(state, player, effects.REDO_EFFECT[action.action])


def against_recharge(state: OakState, seat: int, action: Recharge) -> Iterator[Objection]:
    task = state.todo[-1]
    assert isinstance(task, Recharging)
    player = state.players[seat]
    tile = ARTEFACT[action.artefact]
    facts: Facts = {"space": action.artefact, "druid": ""}
    if tile in player.exhausted:
        yield "exhausted", "O-154", facts
    if all(a.tile != tile for a in player.artefacts):
        yield "not-your-artefact", "O-154", facts
    if tile in task.done:
        yield "recharged-already", "O-154", facts
    yield "fully-charged", "O-154", facts


def against_borrow(state: OakState, seat: int, action: Borrow) -> Iterator[Objection]:
    tile = ARTEFACT[action.artefact]
    facts: Facts = {"space": action.artefact, "druid": ""}
    if action.artefact in effects.in_progress(state):
        yield "still-being-resolved", "O-206", {"name": action.artefact}
    if all(a.tile != tile for player in state.players for a in player.artefacts):
        yield "nobodys-artefact", "O-156", facts
    yield from against_effect(state, state.players[seat], ARTEFACT_EFFECT[tile])


def against_step_answer(state: OakState, seat: int, action: Step) -> Iterator[Objection]:
    task = state.todo[-1]
    assert isinstance(task, Stepping)
    branch = BRANCH[action.branch]
    if branch not in task.branches:
        names = ", ".join(BRANCHES[b] for b in task.branches)
        yield "other-branch", "O-87", {"branch": action.branch, "branches": names}
    have = state.players[seat].resources[branch]
    if task.how == "bonus" and have < BONUS_STEP:
        yield "cannot-pay", "O-169", {"cost": BONUS_STEP, "resource": RESOURCES[branch], "have": have}
    yield from against_step(state, state.players[seat], branch, action.arm, action.druid, task.how == "past")


def against_gain(state: OakState, seat: int, action: Gain) -> Iterator[Objection]:
    if state.players[seat].resources[RESOURCE[action.resource]] >= CAP:
        yield "resource-full", "O-39", {"resource": action.resource, "cap": CAP}


def against_home(state: OakState, seat: int, action: Home) -> Iterator[Objection]:
    kinds = [KIND[word] for word in action.druids.split()]
    yield from _otherwise(action.druids, kinds, "O-118")
    coming = [kind for place, kind in state.players[seat].out if place != FOREST]
    for kind in kinds:
        if kinds.count(kind) > coming.count(kind):
            yield "not-coming-home", "O-119", {"druid": KINDS[kind]}
    yield "rest-not-filled", "O-118", {}
