"""Whether an action could do anything where that depends on who goes for it: judged as it will be asked (O-76).

Whoever acts leaves a rest space, a second druid comes to the Roots, a price is paid and a card played before the effect
begins. An effect that leads to others, a redo, is judged in just that position.
"""

from __future__ import annotations

from copy import copy

from rules.oak import before
from rules.oak.board import ARTEFACT_SPACE, ARTEFACTS, CARD_OF, DRUID, TEMPLE_ACTIONS
from rules.oak.figures import FIGURES
from rules.oak.mechanics import climbing, costs, effects, rest
from rules.oak.state import OakState, Player

Druids = tuple[int, ...]
"""The acting druid, and the second one if there is one, by kind."""

DIRECTLY = ("promote", "recruit one", "recruit two", "step")
"""Effects whose possibility the druids just placed change: they leave a rest space, or come to the Roots."""
NEVER_DEPENDS = {action.effect for action in TEMPLE_ACTIONS} - {*DIRECTLY, "brew", "brew less", "redo"}
"""Of the temple actions', those that nobody's going changes, whatever the options."""
LOSSES = FIGURES.artefact.losses


def depends_on_actor(state: OakState, effect: str) -> bool:
    return effect in DIRECTLY or _leads_to_others(state, effect)


def _leads_to_others(state: OakState, effect: str) -> bool:
    """Brewing does only where the potion's effect must be possible too (O-167)."""
    brews = effect in ("brew", "brew less") and not state.options.brew_without_effect
    return effect == "redo" or (brews and not before.redo_was_judged_at_rest(state))


def temple_action_possible(state: OakState, seat: int, action: int, space: int, druids: Druids) -> bool:
    player, effect = state.players[seat], costs.EFFECT[action]
    if effect in DIRECTLY:
        return _directly(state, player, effect, druids)
    if before.redo_was_judged_at_rest(state):
        return _at_rest(state, seat, action)
    there = _gone(player, space, druids)
    there.resources[costs.PAYS[action]] -= costs.temple_cost(player, action, druids[0])
    there.hand = [card for card in player.hand if card != CARD_OF[action]]
    there.played = [*player.played, CARD_OF[action]]
    return _possible_there(state, seat, there, effect, (TEMPLE_ACTIONS[action].word,), CARD_OF[action])


def special_possible(state: OakState, seat: int, effect: str, place: int, kind: int) -> bool:
    """On a space of the Order's board, or on an artefact, which costs points and is turned."""
    player = state.players[seat]
    if effect in DIRECTLY:
        return _directly(state, player, effect, (kind,))
    tile = place - ARTEFACT_SPACE
    names = (ARTEFACTS[tile],) if tile >= 0 else ()
    if before.redo_was_judged_at_rest(state):
        return effects.possible(state, seat, effect, names)
    there = _gone(player, place, (kind,))
    if tile >= 0:
        there.vp -= LOSSES[next(artefact.notch for artefact in player.artefacts if artefact.tile == tile)]
    return _possible_there(state, seat, there, effect, names, state.card)


# --- effects that druids change directly ---------------------------------------------------------


def _directly(state: OakState, player: Player, effect: str, druids: Druids) -> bool:
    if effect == "promote":
        if druids[0] == DRUID or DRUID in druids[1:]:
            return rest.promotable(player, state.options, acting=DRUID)
        return _promotable_without(state, player, druids)
    if effect == "step":
        return any(climbing.can_step(state, player, branch, more_roots=len(druids) > 1) for branch in range(3))
    return rest.recruitable(player, state.options, druids)


def _promotable_without(state: OakState, player: Player, druids: Druids) -> bool:
    for kind in druids:
        player.rest[kind] -= 1
    able = rest.promotable(player, state.options)
    for kind in druids:
        player.rest[kind] += 1
    return able


# --- effects that lead to others -----------------------------------------------------------------


def _gone(player: Player, place: int, druids: Druids) -> Player:
    """The player once the druids have gone."""
    there = copy(player)
    there.rest, there.roots = list(player.rest), list(player.roots)
    there.resources = list(player.resources)
    for kind in druids:
        there.rest[kind] -= 1
    for kind in druids[1:]:
        there.roots[kind] += 1
    there.out = [*player.out, (place, druids[0])]
    return there


def _possible_there(state: OakState, seat: int, there: Player, effect: str, names: effects.Names, card: int) -> bool:
    player, resolved = state.players[seat], state.card
    state.players[seat], state.card = there, card
    try:
        return effects.possible(state, seat, effect, names)
    finally:
        state.players[seat], state.card = player, resolved


def _at_rest(state: OakState, seat: int, action: int) -> bool:
    """As until version 3: everybody still at rest, the price that of an ordinary druid."""
    player, pays = state.players[seat], costs.PAYS[action]
    cost = max(0, min(costs.without_actor(player, action), player.resources[pays]))
    same = state.options.redo_same_card
    player.resources[pays] -= cost
    if same:
        player.played.append(CARD_OF[action])
    able = effects.possible(state, seat, costs.EFFECT[action], (TEMPLE_ACTIONS[action].word,))
    if same:
        player.played.pop()
    player.resources[pays] += cost
    return able
