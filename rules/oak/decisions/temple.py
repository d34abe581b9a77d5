"""A card's temple actions: who goes, on which space, with which second druid (O-72 to O-76)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.core import Action, Event
from rules.core.explaining import Objection
from rules.oak.actions import Temple
from rules.oak.board import (
    ACTION,
    ACTIONS_OF,
    ANCIENT,
    BOGGART,
    CARD_OF,
    CARDS,
    DRUID,
    GROACH,
    HEART,
    HEART_SPACE,
    KIND,
    KINDS,
    RESOURCES,
    STONES,
    TALON,
    TEMPLE,
    TEMPLE_ACTIONS,
    TEMPLE_OF,
    TEMPLE_WORDS,
)
from rules.oak.decisions.against import Facts, against_effect
from rules.oak.decisions.common import action_facts
from rules.oak.decisions.moot import against_card, against_druid, play, send
from rules.oak.events import Placed
from rules.oak.mechanics import costs, effects, judging
from rules.oak.state import OakState, Player

NOBODY = -1
OWN_SPACE = -1
OWN = tuple(
    (TEMPLE_OF[card] * 3 + stones if TEMPLE_OF[card] >= 0 else HEART_SPACE,)
    for card, stones in zip(CARD_OF, STONES, strict=True)
)
"""The space of each temple action."""
TEMPLES = tuple(tuple(range(temple * 3, temple * 3 + 3)) for temple in range(3))


@cache
def temple_action(action: int, kind: int, second: int, space: int) -> Temple:
    return Temple(
        TEMPLE_ACTIONS[action].word,
        KINDS[kind],
        KINDS[second] if second != NOBODY else "",
        TEMPLE_WORDS[space] if space != OWN_SPACE else "",
    )


@cache
def alone(action: int, kinds: tuple[int, ...], space: int) -> tuple[Temple, ...]:
    """With one druid of each of these kinds."""
    return tuple(temple_action(action, kind, NOBODY, space) for kind in kinds)


def legal(state: OakState, seat: int, card: int, kinds: tuple[int, ...]) -> list[Action]:
    """Of one card, with druids of these kinds."""
    player = state.players[seat]
    resources, temples, heart = player.resources, state.temples, card == HEART
    found: list[Action] = []
    for action in ACTIONS_OF[card]:
        effect = costs.EFFECT[action]
        have, cost = resources[costs.PAYS[action]], costs.without_actor(player, action)
        able = kinds if cost <= have else costs.saving(kinds, effect, cost - have)
        if not able:
            continue
        plain = effect in judging.NEVER_DEPENDS or not judging.depends_on_actor(state, effect)
        if plain and not effects.possible(state, seat, effect):
            continue
        for space in spaces(player, action):
            own = OWN_SPACE if heart or space % 3 == STONES[action] else space
            taken = not heart and temples[space] > 0
            if plain and not taken:
                found += alone(action, able, own)
                continue
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


def spaces(player: Player, action: int) -> tuple[int, ...]:
    """Temple spaces on which this action can be done: its own, or any of the temple with a creature's help (O-168)."""
    if player.creatures and BOGGART + STONES[action] in player.creatures and CARD_OF[action] != HEART:
        return TEMPLES[TEMPLE_OF[CARD_OF[action]]]
    return OWN[action]


def needs_no_second(player: Player, kind: int) -> bool:
    """May stand with others without a second druid (O-139, O-141, O-176)."""
    return kind in (TALON, ANCIENT) or (kind != DRUID and GROACH in player.creatures)


def take(state: OakState, seat: int, action: Temple, events: list[Event]) -> None:
    """Place, send the second druid to the Roots, pay, then the effect (O-72 to O-75)."""
    player = state.players[seat]
    number = ACTION[action.action]
    card, kind = CARD_OF[number], KIND[action.druid]
    if card == HEART:
        space = HEART_SPACE
    else:
        space = TEMPLE[action.space] if action.space else TEMPLE_OF[card] * 3 + STONES[number]
        state.temples[space] += 1
    cost = costs.temple_cost(player, number, kind)
    play(state, player, card)
    send(player, kind, space)
    if action.second:
        second = KIND[action.second]
        player.rest[second] -= 1
        player.roots[second] += 1
    resource = costs.PAYS[number]
    player.resources[resource] -= cost
    word = "heart" if card == HEART else TEMPLE_WORDS[space]
    mix = f"{cost}{RESOURCES[resource]}" if cost else ""
    events.append(Placed(seat, action.action, action.druid, word, action.second, mix))
    effects.begin_action(state, seat, action.action, costs.EFFECT[number], bonus=True)


# --- why not -------------------------------------------------------------------------------------


def against(state: OakState, seat: int, action: Temple) -> Iterator[Objection]:
    player = state.players[seat]
    number = ACTION[action.action]
    card, kind = CARD_OF[number], KIND[action.druid]
    yield from against_card(player, card)
    yield from against_druid(player, action.druid)
    yield from _against_space(state, player, number, action)
    cost, resource = costs.temple_cost(player, number, kind), costs.PAYS[number]
    have = player.resources[resource]
    if cost > have:
        yield "cannot-pay", "O-75", {"cost": cost, "resource": RESOURCES[resource], "have": have}
    yield from against_effect(state, player, costs.EFFECT[number])


def _against_space(state: OakState, player: Player, number: int, action: Temple) -> Iterator[Objection]:
    card, kind = CARD_OF[number], KIND[action.druid]
    temple = TEMPLE_OF[card]
    if card == HEART:
        if action.space or action.second:
            yield "own-space", "O-151", {"card": CARDS[card]}
        return
    own = temple * 3 + STONES[number]
    space = TEMPLE[action.space] if action.space else own
    facts: Facts = {"space": TEMPLE_WORDS[space], "druid": action.druid, **action_facts(action.action)}
    if space // 3 != temple:
        yield "other-temple", "O-72", facts
    elif space == own and action.space:
        yield "leave-out-space", "O-72", facts
    elif space not in spaces(player, number):
        yield "other-stones", "O-168", facts
    if not state.temples[space]:
        if action.second:
            yield "second-not-needed", "O-73", facts
    elif not action.second:
        if not needs_no_second(player, kind):
            yield "second-needed", "O-73", facts
    elif player.rest[KIND[action.second]] < 1 + (action.second == action.druid):
        yield "second-not-at-rest", "O-73", {**facts, "second": action.second}
