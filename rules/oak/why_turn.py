"""Why an action of a turn is refused, from the plainest objection to the finest."""

from __future__ import annotations

from collections.abc import Iterator

from rules.oak import bag, costs, displays, menu
from rules.oak.actions import (
    Climb,
    Discard,
    Exchange,
    Gather,
    Limit,
    Order,
    Refresh,
    Special,
    Temple,
    Trade,
)
from rules.oak.board import (
    ABHARTACH,
    ACTION,
    ARTEFACT,
    ARTEFACT_EFFECT,
    BRANCH,
    BRANCHES,
    CARD,
    CARD_OF,
    CARDS,
    CARW_GWYN,
    CREATURE,
    DISPLAYS,
    DRUID,
    FUATH,
    GHILLIE_DHU,
    HEART,
    INGREDIENT,
    INGREDIENTS,
    KIND,
    MENHIR_SPACE,
    MENHIR_WORD,
    ORDER_FIGURES,
    ORDER_SPACE,
    ORDERS,
    RESOURCE,
    RESOURCES,
    ROWS,
    SLUAGH,
    STONES,
    TEMPLE,
    TEMPLE_OF,
    TEMPLE_WORDS,
)
from rules.oak.state import CAP, LIMITS, OakState, Player
from rules.oak.tasks import Exchanging
from rules.oak.why_effect import Facts, Objection, against_effect, against_slot, against_step


def against_order(state: OakState, seat: int, action: Order) -> Iterator[Objection]:
    number = ORDERS.index(action.order)
    for other, player in enumerate(state.players):
        if player.order == number:
            yield "order-taken", "O-17", {"order": action.order, "seat": other}


def _against_card(player: Player, card: int) -> Iterator[Objection]:
    facts: Facts = {"card": CARDS[card]}
    if card in player.played:
        yield "card-played", "O-71", facts
    if card in player.aside:
        yield "card-aside", "O-22", facts
    if card not in player.hand:
        yield "no-heart-card", "O-166", facts


def _against_druid(player: Player, word: str) -> Iterator[Objection]:
    if not player.rest[KIND[word]]:
        yield "not-at-rest", "O-27", {"druid": word}


# --- the action of a turn ------------------------------------------------------------------------


def against_temple(state: OakState, seat: int, action: Temple) -> Iterator[Objection]:
    player = state.players[seat]
    number = ACTION[action.action]
    card, kind = CARD_OF[number], KIND[action.druid]
    yield from _against_card(player, card)
    yield from _against_druid(player, action.druid)
    yield from _against_space(state, player, number, action)
    cost = costs.temple_cost(player, number, kind)
    resource = costs.PAYS[number]
    if cost > player.resources[resource]:
        yield (
            "cannot-pay",
            "O-75",
            {"cost": cost, "resource": RESOURCES[resource], "have": player.resources[resource]},
        )
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
    facts: Facts = {"space": TEMPLE_WORDS[space], "action": action.action, "druid": action.druid}
    if space // 3 != temple:
        yield "other-temple", "O-72", facts
    elif space == own and action.space:
        yield "leave-out-space", "O-72", facts
    elif space not in menu.spaces(player, number):
        yield "other-stones", "O-168", facts
    if not state.temples[space]:
        if action.second:
            yield "second-not-needed", "O-73", facts
    elif not action.second:
        if not menu.needs_no_second(player, kind):
            yield "second-needed", "O-73", facts
    elif player.rest[KIND[action.second]] < 1 + (action.second == action.druid):
        yield "second-not-at-rest", "O-73", {**facts, "second": action.second}


def against_climb(state: OakState, seat: int, action: Climb) -> Iterator[Objection]:
    player = state.players[seat]
    card = CARD[action.card]
    yield from _against_card(player, card)
    if card == HEART:
        if not action.branch:
            yield "which-branch", "O-152", {"card": action.card}
            return
        branch = BRANCH[action.branch]
        if sum(player.resources) < menu.OAK_COST:
            yield "cannot-pay-mix", "O-152", {"total": menu.OAK_COST}
    else:
        branch = TEMPLE_OF[card]
        if action.branch:
            yield "branch-of-card", "O-77", {"card": action.card, "branch": BRANCHES[branch]}
        if player.resources[branch] < menu.OAK_COST:
            facts: Facts = {"cost": menu.OAK_COST, "resource": RESOURCES[branch], "have": player.resources[branch]}
            yield "cannot-pay", "O-77", facts
    yield from against_step(state, player, branch, action.arm, action.druid)


def against_special(state: OakState, seat: int, action: Special) -> Iterator[Objection]:
    player = state.players[seat]
    ordinary = KIND[action.druid] == DRUID and FUATH not in player.creatures
    facts: Facts = {"space": action.space, "druid": action.druid}
    yield from _against_druid(player, action.druid)
    if action.space in ARTEFACT:
        yield from _against_artefact(state, player, ARTEFACT[action.space], facts)
    elif action.space == MENHIR_WORD:
        if player.spaces[MENHIR_SPACE - ORDER_SPACE]:
            yield "space-taken", "O-92", facts
        if ordinary:
            yield "elders-only", "O-96", facts
        yield from against_slot(state, player, menhir=True)
        cost = costs.menhir_cost(player, seat, KIND[action.druid])
        if not costs.payable(player, cost):
            yield "cannot-pay-mix", "O-96", {"total": cost.total}
    else:
        board = ORDER_FIGURES[player.order].spaces
        number = next((n for n, space in enumerate(board) if space.word == action.space), None)
        if number is None:
            yield "not-your-order", "O-95", {**facts, "order": ORDERS[player.order]}
            return
        if player.spaces[number]:
            yield "space-taken", "O-92", facts
        if board[number].elder and ordinary:
            yield "elders-only", "O-92", facts
        yield from against_effect(state, player, board[number].effect)


def _against_artefact(state: OakState, player: Player, tile: int, facts: Facts) -> Iterator[Objection]:
    if tile in player.exhausted:
        yield "exhausted", "O-98", facts
    artefact = next((a for a in player.artefacts if a.tile == tile), None)
    if artefact is None:
        yield "not-your-artefact", "O-115", facts
        return
    if artefact.busy:
        yield "space-taken", "O-115", facts
    loss = menu.LOSSES[artefact.notch]
    if player.vp < loss:
        yield "no-points", "O-65", {"loss": loss, "vp": player.vp}
    yield from against_effect(state, player, ARTEFACT_EFFECT[tile])


def against_gather(state: OakState, seat: int, action: Gather) -> Iterator[Objection]:
    player = state.players[seat]
    if not player.passed:
        yield "pass-first", "O-102", {}
    words = bag.forest_words(state)
    token = action.discard or action.take
    if action.discard and GHILLIE_DHU not in player.creatures:
        yield "needs-ghillie", "O-177", {}
    if token not in words:
        yield "not-in-forest", "O-102", {"ingredient": token}
    if action.discard:
        yield "not-in-bag", "O-177", {"ingredient": action.take}


# --- free actions --------------------------------------------------------------------------------


def against_trade(state: OakState, seat: int, action: Trade) -> Iterator[Objection]:
    player = state.players[seat]
    given = [INGREDIENT[word] for word in action.give.split("+")]
    facts: Facts = {"give": action.give, "take": action.take}
    right = "+".join(INGREDIENTS[kind] for kind in sorted(given))
    if right != action.give:
        yield "written-otherwise", "O-40", {"word": right}
    if len(given) == 1 and ABHARTACH not in player.creatures:
        yield "two-for-one", "O-40", facts
    if any(given.count(kind) > player.ingredients[kind] for kind in given):
        yield "no-ingredients", "O-40", facts
    if player.resources[RESOURCE[action.take]] >= CAP:
        yield "resource-full", "O-39", {"resource": action.take, "cap": CAP}


def against_limit(state: OakState, seat: int, action: Limit) -> Iterator[Objection]:
    player = state.players[seat]
    if player.limits[ROWS.index(action.row)] >= LIMITS.printed:
        yield "limit-full", "O-217", {"row": action.row, "most": LIMITS.printed}
    if not state.todo:
        cost = costs.limit_cost(player, seat)
        kind = ORDER_FIGURES[player.order].limit
        yield "cannot-raise", "O-62", {"total": cost.total, "kind": kind}


def against_exchange(state: OakState, seat: int, action: Exchange) -> Iterator[Objection]:
    player = state.players[seat]
    given = RESOURCE[action.from_]
    facts: Facts = {"given": action.from_, "received": action.to, "amount": action.amount}
    if action.from_ == action.to:
        yield "another-resource", "O-147", facts
    if not (state.todo and isinstance(state.todo[-1], Exchanging)):
        if SLUAGH + given not in player.creatures:
            yield "needs-exchanger", "O-179", facts
        if state.received[given]:
            yield "not-exchanged-on", "O-179", facts
    if action.amount > player.resources[given]:
        yield "cannot-pay", "O-147", {"cost": action.amount, "resource": action.from_, "have": player.resources[given]}
    if action.amount + player.resources[RESOURCE[action.to]] > CAP:
        yield "resource-full", "O-39", {"resource": action.to, "cap": CAP}
    if action.amount and state.todo and not isinstance(state.todo[-1], Exchanging):
        yield "needed-now", "O-214", facts
    yield "at-least-one", "O-147", facts


def against_refresh(state: OakState, seat: int, action: Refresh) -> Iterator[Objection]:
    player = state.players[seat]
    number = DISPLAYS.index(action.display)
    clause = "O-54" if number else "O-59"
    facts: Facts = {"display": action.display}
    if not state.todo and state.options.refresh_only_with_take:
        yield "only-when-taking", clause, facts
    if state.refreshed[number]:
        yield "refreshed-already", clause, facts
    if not (state.artefact_pile if number else state.creature_deck):
        yield "nothing-to-draw", "O-204", facts
    resource = displays.REFRESHING[action.display]
    if not player.resources[resource]:
        yield "cannot-pay", clause, {"cost": 1, "resource": RESOURCES[resource], "have": 0}
    yield "other-order", clause, {"order": action.order}


def against_discard(state: OakState, seat: int, action: Discard) -> Iterator[Objection]:
    if CREATURE[action.card] != CARW_GWYN:
        yield "only-carw-gwyn", "O-63", {"card": action.card}
    yield "no-carw-gwyn", "O-178", {"card": action.card}
