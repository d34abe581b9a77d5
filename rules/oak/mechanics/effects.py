"""What cards, spaces, potions and artefacts do: whether an effect can happen, and how it begins.

An effect is known by its word in `data.json`. Beginning one does what needs no choice and puts the rest on `tasks`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core import Dice, Event
from rules.oak.board import (
    ACTION,
    ACTIONS_OF,
    ARTEFACT_EFFECT,
    ARTEFACTS,
    BRANCHES,
    BUGUL_NOZ,
    CARD_OF,
    CARDS,
    CARW_GWYN,
    CU_SITH,
    GLAISTIG,
    HEART,
    INCOME,
    OAK_SUFFIX,
    OAK_WORDS,
    RESOURCES,
    TEMPLE_ACTIONS,
    TEMPLE_OF,
)
from rules.oak.events import CardTaken, Extended, Fizzled, Gained, LimitRaised, MenhirRaised, Scored, ShrineTaken
from rules.oak.figures import FIGURES
from rules.oak.mechanics import bag, climbing, costs, displays, potions, rest
from rules.oak.mechanics.exchanging import within_reach
from rules.oak.mechanics.triggers import SHRINE, TEMPLES, comes_up
from rules.oak.state import (
    CAP,
    LIMITS,
    AfterUseTask,
    ArtefactTask,
    BeginTask,
    BorrowTask,
    BrewTask,
    CardTask,
    CreatureTask,
    ExchangeTask,
    FindArtefactTask,
    FindCreatureTask,
    GainTask,
    IngredientTask,
    LimitTask,
    MenhirTask,
    OakState,
    Player,
    PromoteTask,
    RechargeTask,
    RecruitTask,
    RedoTask,
    ShrineTask,
    SourceTask,
    StepTask,
    Task,
)

EFFECTS = FIGURES.effects
BONUS_STEP = EFFECTS.bonus_step
ALL_BRANCHES = list(range(len(BRANCHES)))
Names = tuple[str, ...]
"""What is being resolved, for the ban on self-nesting (O-206)."""


# --- can it happen? (O-76) -----------------------------------------------------------------------


def possible(state: OakState, seat: int, effect: str, under: Names | None = None) -> bool:
    """The effect could do something now. `under`: what it would be part of; None asks the position."""
    player = state.players[seat]
    check = PLAIN.get(effect)
    if check is not None:
        return check(state, player)
    names = in_progress(state) if under is None else under
    ways: Iterator[object]
    if effect in ("brew", "brew less"):
        ways = brewable(state, seat, effect == "brew less", names)
    elif effect == "redo":
        ways = redoable(state, seat, names)
    else:
        assert effect == "borrow", effect
        ways = borrowable(state, seat, names)
    return next(ways, None) is not None


def _limit(state: OakState, player: Player) -> bool:
    return min(player.limits) < LIMITS.printed  # O-217


def _artefact(state: OakState, player: Player) -> bool:
    return bool(state.artefact_display) and player.artefact_fits()  # O-53


def _recruit(state: OakState, player: Player) -> bool:
    return rest.recruitable(player, state.options)


def _promote(state: OakState, player: Player) -> bool:
    return rest.promotable(player, state.options)


def _shrine(state: OakState, player: Player) -> bool:
    return state.supply > 0 and player.shrine_fits()


def _ingredient(state: OakState, player: Player) -> bool:
    return any(state.bag)


def _exchange(state: OakState, player: Player) -> bool:
    return max(player.resources) > 0 and min(player.resources) < CAP  # one that has some and another that has room


def _advanced(state: OakState, player: Player) -> bool:
    return bool(player.aside)


def _gain(state: OakState, player: Player) -> bool:
    return min(player.resources) < CAP


def _gain_one(resource: int) -> Callable[[OakState, Player], bool]:
    return lambda state, player: player.resources[resource] < CAP


def _horn(state: OakState, player: Player) -> bool:
    return _gain(state, player) if state.options.horn_x_zero else _exchange(state, player)


def _step(state: OakState, player: Player) -> bool:
    return any(climbing.can_step(state, player, branch) for branch in ALL_BRANCHES)


def _step_on(branch: int) -> Callable[[OakState, Player], bool]:
    return lambda state, player: climbing.can_step(state, player, branch)


def _step_past(state: OakState, player: Player) -> bool:
    return any(climbing.can_step(state, player, branch, past=True) for branch in ALL_BRANCHES)


def dryad_branches(state: OakState, player: Player) -> list[int]:
    return [
        branch
        for branch in ALL_BRANCHES
        if climbing.can_step(state, player, branch) and (state.options.dryad_last_step or player.branch[branch] < 4)
    ]


def _recharge(state: OakState, player: Player) -> bool:
    return any(artefact.notch for artefact in player.artefacts)


def _festival(state: OakState, player: Player) -> bool:
    return any(INCOME[at] for at in player.branch) or BUGUL_NOZ in player.creatures


def _menhir_for_six(state: OakState, player: Player) -> bool:
    return state.supply > 0 and player.menhir_fits() and costs.payable(player, costs.rune_power_cost(player, 0))


def _gods(state: OakState, player: Player) -> bool:
    return not player.extended or (bool(state.artefact_pile) and player.artefact_fits())


def _chosen(state: OakState, player: Player) -> bool:
    return rest.promotable(player, state.options, ancient=True)


def _heart(state: OakState, player: Player) -> bool:
    return HEART not in player.hand and HEART not in player.played


def _always(state: OakState, player: Player) -> bool:
    return True


PLAIN: dict[str, Callable[[OakState, Player], bool]] = {
    "limit": _limit,
    "limit twice": _limit,
    "creature": displays.can_take_creature,
    "artefact": _artefact,
    "recruit one": _recruit,
    "recruit two": _recruit,
    "promote": _promote,
    "shrine": _shrine,
    "ingredient": _ingredient,
    "draw": _ingredient,
    "exchange": _exchange,
    "advanced": _advanced,
    "six": _gain,
    "fill": _gain,
    "horn": _horn,
    "step": _step,
    "step past": _step_past,
    "dryad": lambda state, player: bool(dryad_branches(state, player)),
    "warp": _step,
    "recharge": _recharge,
    "festival": _festival,
    "menhir for six": _menhir_for_six,
    "companion": displays.can_find_creature,
    "gods": _gods,
    "chosen": _chosen,
    "heart": _heart,
    "points": _always,
    "dark woods": _always,
    **{f"six {letter}": _gain_one(number) for number, letter in enumerate(RESOURCES)},
    **{f"step {letter}": _step_on(number) for number, letter in enumerate(RESOURCES)},
}


# --- effects inside effects (O-149, O-150, O-156, O-206) ----------------------------------------


def in_progress(state: OakState) -> Names:
    """Potions, artefacts and redos that have begun and are not resolved."""
    names = []
    for task in state.tasks:
        if isinstance(task, SourceTask):
            names.append(task.name)
        elif isinstance(task, AfterUseTask):
            names.append(ARTEFACTS[task.artefact])
    return tuple(names)


def brewable(state: OakState, seat: int, less: bool, under: Names) -> Iterator[int]:
    """Potions this player could brew now, with what is at hand."""
    player = state.players[seat]
    if sum(player.ingredients) < potions.LEAST - less:
        return
    for potion in potions.affordable(state, player, less):
        word = potions.POTION_WORDS[potion]
        if word in under and (state.options.no_self_nesting or not state.options.brew_without_effect):
            continue
        effect = potions.POTION_EFFECT[potion]
        if state.options.brew_without_effect or possible(state, seat, effect, (*under, word)):  # O-167
            yield potion


def redo_words(effect_card: int) -> list[tuple[str, str]]:
    """The actions of a card as a redo knows them: word and effect."""
    temple = [(TEMPLE_ACTIONS[number].word, TEMPLE_ACTIONS[number].effect) for number in ACTIONS_OF[effect_card]]
    branch = TEMPLE_OF[effect_card]
    return [*temple, (OAK_WORDS[effect_card], f"step {RESOURCES[branch]}" if branch >= 0 else "step")]


REDO_WORDS = tuple(redo_words(card) for card in range(len(CARDS)))
REDO_EFFECT = {word: effect for words in REDO_WORDS for word, effect in words}


def redoable(state: OakState, seat: int, under: Names) -> Iterator[str]:
    """Actions of cards played this round, not of the one being resolved, that could happen now."""
    for card in state.players[seat].played:
        if card == state.card and not state.options.redo_same_card:
            continue
        for word, effect in REDO_WORDS[card]:
            if word.endswith(OAK_SUFFIX) and not state.options.redo_includes_oak:
                continue
            if word not in under and possible(state, seat, effect, (*under, word)):
                yield word


def borrowable(state: OakState, seat: int, under: Names) -> Iterator[tuple[int, int]]:
    """(artefact, owner): active artefacts of anybody whose power could be used now."""
    for owner, player in enumerate(state.players):
        tiles = [artefact.tile for artefact in player.artefacts]
        if state.solo and owner == state.seats and state.options.lug_on_broichan:
            tiles = player.exhausted
        for tile in tiles:
            word = ARTEFACTS[tile]
            if word in under and (state.options.no_self_nesting or not state.options.brew_without_effect):
                continue
            if possible(state, seat, ARTEFACT_EFFECT[tile], (*under, word)):
                yield tile, owner


# --- it happens ----------------------------------------------------------------------------------


def begin(state: OakState, seat: int, effect: str, dice: Dice, events: list[Event]) -> None:
    """Do what needs no choice and ask for the rest; an effect that cannot happen fizzles (O-167)."""
    player = state.players[seat]
    if not possible(state, seat, effect):
        events.append(Fizzled(seat, effect))
    elif effect in ASKING:
        state.tasks.append(ASKING[effect](seat))
    elif effect == "draw":
        bag.draw(state, seat, EFFECTS.draw, dice, events)
    elif effect.startswith("six "):
        resource = RESOURCES.index(effect[-1])
        events.append(Gained(seat, {effect[-1]: player.gain(resource, EFFECTS.six)}, "effect"))
    elif effect.startswith("step "):
        state.tasks.append(StepTask(seat, [RESOURCES.index(effect[-1])]))
    elif effect == "points":
        events.append(Scored(seat, player.score(EFFECTS.points, "artefacts"), effect))
    elif effect == "horn":
        state.tasks.append(ExchangeTask(seat, EFFECTS.horn, 0 if state.options.horn_x_zero else 1))
    elif effect == "dryad":
        state.tasks.append(StepTask(seat, dryad_branches(state, player), "dryad"))
    elif effect == "warp":
        state.tasks.extend(StepTask(seat, [branch], "warp") for branch in reversed(ALL_BRANCHES))
    elif effect == "festival":
        climbing.hold_for_one(state, seat, events)
    elif effect == "menhir for six":
        state.tasks.append(MenhirTask(seat))
        costs.ask_to_pay(state, costs.rune_power_cost(player, seat), events)
    elif effect == "gods":
        _gift_of_the_gods(state, seat, events)
    elif effect == "heart":
        player.hand.append(HEART)  # O-166
        events.append(CardTaken(seat, CARDS[HEART]))
    else:
        assert effect == "dark woods", effect


ASKING: dict[str, Callable[[int], Task]] = {
    "limit": lambda seat: LimitTask(seat, 1),
    "limit twice": lambda seat: LimitTask(seat, 2),
    "creature": CreatureTask,
    "artefact": ArtefactTask,
    "recruit one": lambda seat: RecruitTask(seat, 1),
    "recruit two": lambda seat: RecruitTask(seat, EFFECTS.recruits),
    "promote": PromoteTask,
    "chosen": lambda seat: PromoteTask(seat, ancient=True),
    "shrine": ShrineTask,
    "ingredient": lambda seat: IngredientTask(seat, forest=False),
    "exchange": lambda seat: ExchangeTask(seat, 0, 1),
    "advanced": CardTask,
    "redo": RedoTask,
    "brew": BrewTask,
    "brew less": lambda seat: BrewTask(seat, less=True),
    "six": lambda seat: GainTask(seat, EFFECTS.six),
    "fill": lambda seat: GainTask(seat, CAP),
    "step": lambda seat: StepTask(seat, ALL_BRANCHES),
    "step past": lambda seat: StepTask(seat, ALL_BRANCHES, "past"),
    "recharge": lambda seat: RechargeTask(seat, EFFECTS.recharged),
    "borrow": BorrowTask,
    "companion": FindCreatureTask,
}


def _gift_of_the_gods(state: OakState, seat: int, events: list[Event]) -> None:
    """The first time a third place comes too (O-164)."""
    player = state.players[seat]
    fits = player.artefact_fits()
    if not player.extended:
        player.extended = True
        events.append(Extended(seat))
        fits = fits or state.options.extension_before_artefact
    if fits and state.artefact_pile:
        state.tasks.append(FindArtefactTask(seat))


# --- an action of a card -------------------------------------------------------------------------


def begin_action(state: OakState, seat: int, word: str, effect: str, *, bonus: bool) -> None:
    """An action of a card; `bonus`: creatures 7 to 9 may add a step on its branch, after or before it (O-169)."""
    step = _bonus_step(state, seat, TEMPLE_OF[CARD_OF[ACTION[word]]]) if bonus else []
    if state.options.bonus_step == "after":
        state.tasks += step
    state.tasks.append(SourceTask(seat, word))
    state.tasks.append(BeginTask(seat, effect))
    if state.options.bonus_step == "before":
        state.tasks += step


def _bonus_step(state: OakState, seat: int, branch: int) -> list[StepTask]:
    """Whether it comes to it is seen when it is reached; unless the action must not help to get it."""
    if branch < 0:
        return []
    task = StepTask(seat, [branch], "bonus")
    owned = comes_up(state.players[seat], CU_SITH + branch, TEMPLES[branch])
    ready = owned and within_reach(state, task, branch, BONUS_STEP)
    return [task] if ready or state.options.bonus_step_from_gain else []


# --- things several effects share ----------------------------------------------------------------


def raise_limit(state: OakState, seat: int, row: int, events: list[Event]) -> None:
    player = state.players[seat]
    player.limits[row] += 1
    events.append(LimitRaised(seat, ("shrines", "creatures")[row], player.limits[row]))


def take_shrine(state: OakState, seat: int, side: int, events: list[Event]) -> None:
    """Its side is for good (O-56)."""
    player = state.players[seat]
    state.supply -= 1
    player.shrines[side] += 1
    vp = player.score((FIGURES.shrine.elder, FIGURES.shrine.plain)[side], "shrines")
    events.append(ShrineTaken(seat, ("elder", "plain")[side], vp))
    _glaistig(state, seat)


def raise_menhir(state: OakState, seat: int, events: list[Event]) -> None:
    player = state.players[seat]
    state.supply -= 1
    player.menhirs += 1
    events.append(MenhirRaised(seat, player.score(FIGURES.menhir.vp, "menhirs")))
    _glaistig(state, seat)


def _glaistig(state: OakState, seat: int) -> None:
    if seat < state.seats and comes_up(state.players[seat], GLAISTIG, SHRINE) and not bag.forest_empty(state):
        state.tasks.append(IngredientTask(seat, forest=True))


def discard_carw_gwyn(state: OakState, seat: int) -> int:
    """Out of the game, for 6 points (O-178, O-205)."""
    player = state.players[seat]
    player.creatures.remove(CARW_GWYN)
    state.lost_creatures.append(CARW_GWYN)
    return player.score(FIGURES.creature.discard_vp, "creatures")
