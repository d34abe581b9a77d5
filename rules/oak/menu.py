"""A player's turn: the menu of actions and free actions, and gathering (O-68 to O-105)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.core import Action
from rules.oak import bag, before, climbing, costs, displays, effects, exchanging, judging, questions
from rules.oak.actions import Climb, Discard, Gather, Pass, Skip, Special, Temple, Trade
from rules.oak.board import (
    ABHARTACH,
    ACTIONS_OF,
    ANCIENT,
    ARTEFACT_EFFECT,
    ARTEFACT_SPACE,
    ARTEFACTS,
    BOGGART,
    BRANCHES,
    CARD_OF,
    CARDS,
    CARW_GWYN,
    CREATURES,
    DRUID,
    FUATH,
    GHILLIE_DHU,
    GROACH,
    HEART,
    HEART_SPACE,
    INGREDIENTS,
    KINDS,
    MENHIR_SPACE,
    MENHIR_WORD,
    ORDER_FIGURES,
    ORDER_SPACE,
    RESOURCES,
    STONES,
    TALON,
    TEMPLE_ACTIONS,
    TEMPLE_OF,
    TEMPLE_WORDS,
    UNICORN,
)
from rules.oak.figures import FIGURES
from rules.oak.state import CAP, LIMITS, OakState, Player

PASS, SKIP = Pass(), Skip()
DISCARD = Discard(CREATURES[CARW_GWYN])
OAK_COST = FIGURES.moot.oak_cost
LOSSES = FIGURES.artefact.losses
NOBODY = -1
OWN_SPACE = -1


# --- the actions, made once ----------------------------------------------------------------------


@cache
def temple_action(action: int, kind: int, second: int, space: int) -> Temple:
    return Temple(
        TEMPLE_ACTIONS[action].word,
        KINDS[kind],
        KINDS[second] if second != NOBODY else "",
        TEMPLE_WORDS[space] if space != OWN_SPACE else "",
    )


@cache
def climb_action(card: int, branch: int, to: int, kind: int) -> Climb:
    step = climbing.step_action(branch, to, kind)
    return Climb(CARDS[card], step.arm, step.druid, BRANCHES[branch] if card == HEART else "")


@cache
def special_action(space: str, kind: int) -> Special:
    return Special(space, KINDS[kind])


@cache
def gather_action(take: str, discard: str) -> Gather:
    return Gather(take, discard)


@cache
def trades(have: tuple[int, ...], room: tuple[bool, ...], single: bool) -> tuple[Trade, ...]:
    """Two ingredients for a resource; with Abhartach also one (O-40, O-179)."""
    gifts = [INGREDIENTS[kind] for kind in range(5) if have[kind]] if single else []
    gifts += [
        f"{INGREDIENTS[a]}+{INGREDIENTS[b]}"
        for a in range(5)
        for b in range(a, 5)
        if have[a] and have[b] and (a != b or have[a] > 1)
    ]
    return tuple(Trade(give, RESOURCES[take]) for give in gifts for take in range(3) if room[take])


# --- the menu ------------------------------------------------------------------------------------


def menu(state: OakState, seat: int) -> list[Action]:
    """Everything the player whose turn it is may do."""
    player = state.players[seat]
    if state.acted:  # only with the option `ask_after_action`
        return [*free_actions(state, seat), SKIP]
    if player.passed:
        found: list[Action] = gatherings(state, player) if can_gather(state, player) else [SKIP]
        if state.options.free_actions_after_pass:
            found += free_actions(state, seat)
        elif state.options.exchange_any_time:
            found += exchanging.free_exchanges(state, player)
        return found
    found = []
    kinds = [kind for kind in range(7) if player.rest[kind]]
    for card in player.hand:
        if kinds:
            found += _temple_actions(state, seat, card, kinds)
        found += _climbs(state, player, card)
    if kinds:
        found += _specials(state, seat, kinds)
    found += free_actions(state, seat)
    found.append(PASS)
    return found


def _temple_actions(state: OakState, seat: int, card: int, kinds: list[int]) -> list[Action]:
    """One card's temple actions: who, on which space, with which second druid (O-72 to O-76)."""
    player = state.players[seat]
    found: list[Action] = []
    for action in ACTIONS_OF[card]:
        effect = costs.EFFECT[action]
        have = player.resources[costs.PAYS[action]]
        cost = costs.without_actor(player, action)
        able = [kind for kind in kinds if cost <= have or cost - costs.actor_discount(kind, effect) <= have]
        plain = not judging.depends_on_actor(state, effect)
        if not able or (plain and not effects.possible(state, seat, effect)):
            continue
        for space in spaces(player, action):
            own = OWN_SPACE if card == HEART or space % 3 == STONES[action] else space
            taken = card != HEART and state.temples[space] > 0
            for kind in able:
                if (not taken or needs_no_second(player, kind)) and (
                    plain or judging.temple_action_possible(state, seat, action, space, (kind,))
                ):
                    found.append(temple_action(action, kind, NOBODY, own))
                if taken:
                    for second in kinds:
                        if (second != kind or player.rest[kind] > 1) and (
                            plain or judging.temple_action_possible(state, seat, action, space, (kind, second))
                        ):
                            found.append(temple_action(action, kind, second, own))
    return found


OWN = tuple(
    (TEMPLE_OF[card] * 3 + stones if TEMPLE_OF[card] >= 0 else HEART_SPACE,)
    for card, stones in zip(CARD_OF, STONES, strict=True)
)
"""The space of each temple action."""
TEMPLES = tuple(tuple(range(temple * 3, temple * 3 + 3)) for temple in range(3))


def spaces(player: Player, action: int) -> tuple[int, ...]:
    """Temple spaces on which this action can be done: its own, or any of the temple with a creature's help (O-168)."""
    if player.creatures and BOGGART + STONES[action] in player.creatures and CARD_OF[action] != HEART:
        return TEMPLES[TEMPLE_OF[CARD_OF[action]]]
    return OWN[action]


def needs_no_second(player: Player, kind: int) -> bool:
    """May stand with others without a second druid (O-139, O-141, O-176)."""
    return kind in (TALON, ANCIENT) or (kind != DRUID and GROACH in player.creatures)


def _climbs(state: OakState, player: Player, card: int) -> list[Action]:
    """The oak action of a card (O-77, O-152)."""
    branch = TEMPLE_OF[card]
    if card == HEART:
        if sum(player.resources) < OAK_COST:
            return []
        return [
            climb_action(card, any_branch, *way)
            for any_branch in range(3)
            for way in climbing.ways(state, player, any_branch)
        ]
    if player.resources[branch] < OAK_COST:
        return []
    return [climb_action(card, branch, *way) for way in climbing.ways(state, player, branch)]


def _specials(state: OakState, seat: int, kinds: list[int]) -> Iterator[Action]:
    """The Order's spaces, the menhir, own artefacts (O-92 to O-97)."""
    player = state.players[seat]
    anybody = FUATH in player.creatures
    for number, space in enumerate(ORDER_FIGURES[player.order].spaces):
        if player.spaces[number]:
            continue
        plain = not judging.depends_on_actor(state, space.effect)
        if plain and not effects.possible(state, seat, space.effect):
            continue
        for kind in kinds:
            if (kind != DRUID or anybody or not space.elder) and (
                plain or judging.special_possible(state, seat, space.effect, ORDER_SPACE + number, kind)
            ):
                yield special_action(space.word, kind)
    if not player.spaces[MENHIR_SPACE - ORDER_SPACE] and state.supply and player.menhir_fits():
        for kind in kinds:
            if (kind != DRUID or anybody) and costs.payable(player, costs.menhir_cost(player, seat, kind)):
                yield special_action(MENHIR_WORD, kind)
    for artefact in player.artefacts:
        if artefact.busy or player.vp < LOSSES[artefact.notch]:
            continue
        effect = ARTEFACT_EFFECT[artefact.tile]
        word = ARTEFACTS[artefact.tile]
        plain = not judging.depends_on_actor(state, effect)
        if plain and not effects.possible(state, seat, effect, (word,)):
            continue
        for kind in kinds:
            if plain or judging.special_possible(state, seat, effect, ARTEFACT_SPACE + artefact.tile, kind):
                yield special_action(word, kind)


# --- free actions --------------------------------------------------------------------------------


def free_actions(state: OakState, seat: int) -> list[Action]:
    """Trading, limits, exchanges, Carw Gwyn: as often as wanted in the own turn (O-40, O-62, O-179, O-214)."""
    player = state.players[seat]
    resources = player.resources
    found: list[Action] = []
    if any(player.ingredients) and min(resources) < CAP:
        have = tuple([2 if own > 2 else own for own in player.ingredients])
        found += trades(have, tuple([own < CAP for own in resources]), ABHARTACH in player.creatures)
    if min(player.limits) < LIMITS.printed and costs.payable(player, costs.limit_cost(player, seat)):
        found += [questions.LIMIT_ACTIONS[row] for row in (0, 1) if player.limits[row] < LIMITS.printed]
    if player.creatures:
        found += exchanging.free_exchanges(state, player)
        if CARW_GWYN in player.creatures:
            found.append(DISCARD)
    if not state.options.refresh_only_with_take:
        found += displays.refreshes(state, player, 0)
        found += displays.refreshes(state, player, 1)
    return found


def may_follow(state: OakState, seat: int) -> bool:
    """The table asks for free actions after the action too, and there is one."""
    if not state.options.ask_after_action or state.turn_over or state.players[seat].passed:
        return False
    return bool(free_actions(state, seat))


def comes_to_turn(state: OakState, seat: int) -> bool:
    """Has passed, and can gather or, where the option allows it, still do something for free (O-105)."""
    if can_gather(state, state.players[seat]):
        return True
    allowed = state.options.free_actions_after_pass and not before.only_gatherers_came_to_turn(state)
    return allowed and bool(free_actions(state, seat))


# --- gathering (O-102, O-177, O-213) -------------------------------------------------------------


def can_gather(state: OakState, player: Player) -> bool:
    """A druid on the Roots, or the Unicorn, and something in the Forest."""
    if player.stopped or bag.forest_empty(state):
        return False
    return any(player.roots) or unicorn_helps(state, player)


def ask_again(state: OakState) -> None:
    """Something has been done: who declined to gather is asked again, where declining is not for the day (O-213)."""
    if not state.options.stopping_final:
        for player in state.players:
            player.stopped = False


def unicorn_helps(state: OakState, player: Player) -> bool:
    """The Unicorn gathers without a druid."""
    options = state.options
    if UNICORN not in player.creatures or (player.unicorn and not options.unicorn_every_turn):
        return False
    return options.unicorn_extends_day or any(any(other.roots) for other in state.players)


def gatherings(state: OakState, player: Player) -> list[Action]:
    words = bag.forest_words(state)
    found: list[Action] = [gather_action(word, "") for word in words]
    if GHILLIE_DHU in player.creatures:
        kinds = [INGREDIENTS[kind] for kind, count in enumerate(state.bag) if count]
        found += [gather_action(take, discard) for take in kinds for discard in words]
    found.append(SKIP)
    return found
