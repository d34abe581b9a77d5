"""Special spaces: those of the Order, the menhir, own artefacts (O-92 to O-98, O-115)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.core import Action, Event
from rules.core.explaining import Objection
from rules.oak.actions import Special
from rules.oak.board import (
    ARTEFACT,
    ARTEFACT_EFFECT,
    ARTEFACT_SPACE,
    ARTEFACTS,
    DRUID,
    FUATH,
    KIND,
    KINDS,
    MENHIR_SPACE,
    MENHIR_WORD,
    ORDER_FIGURES,
    ORDER_SPACE,
    ORDERS,
)
from rules.oak.decisions.against import Facts, against_effect, against_slot
from rules.oak.decisions.common import space_facts
from rules.oak.decisions.moot import against_druid, send
from rules.oak.events import UsedSpace
from rules.oak.figures import FIGURES
from rules.oak.mechanics import costs, effects, judging
from rules.oak.state import AfterUseTask, BeginTask, MenhirTask, OakState, Player

LOSSES = FIGURES.artefact.losses


@cache
def special_action(space: str, kind: int) -> Special:
    return Special(space, KINDS[kind])


def legal(state: OakState, seat: int, kinds: tuple[int, ...]) -> list[Action]:
    """With druids of these kinds."""
    player = state.players[seat]
    elders = kinds if FUATH in player.creatures else tuple([kind for kind in kinds if kind != DRUID])
    found: list[Action] = []
    for number, space in enumerate(ORDER_FIGURES[player.order].spaces):
        able = elders if space.elder else kinds
        if player.spaces[number] or not able:
            continue
        plain = not judging.depends_on_actor(state, space.effect)
        if plain and not effects.possible(state, seat, space.effect):
            continue
        for kind in able:
            if plain or judging.special_possible(state, seat, space.effect, ORDER_SPACE + number, kind):
                found.append(special_action(space.word, kind))
    if elders and not player.spaces[MENHIR_SPACE - ORDER_SPACE] and state.supply and player.menhir_fits():
        for kind in elders:
            if costs.payable(player, costs.menhir_cost(player, seat, kind)):
                found.append(special_action(MENHIR_WORD, kind))
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
                found.append(special_action(word, kind))
    return found


def take(state: OakState, seat: int, action: Special, events: list[Event]) -> None:
    player = state.players[seat]
    kind = KIND[action.druid]
    if action.space == MENHIR_WORD:
        cost = costs.menhir_cost(player, seat, kind)
        player.spaces[MENHIR_SPACE - ORDER_SPACE] = True
        send(player, kind, MENHIR_SPACE)
        events.append(UsedSpace(seat, action.space, action.druid, 0))
        state.tasks.append(MenhirTask(seat))
        costs.ask_to_pay(state, cost, events)
    elif action.space in ARTEFACT:
        _use_artefact(state, seat, ARTEFACT[action.space], kind, events)
    else:
        board = ORDER_FIGURES[player.order].spaces
        number = next(n for n, space in enumerate(board) if space.word == action.space)
        player.spaces[number] = True
        send(player, kind, ORDER_SPACE + number)
        events.append(UsedSpace(seat, action.space, action.druid, 0))
        state.tasks.append(BeginTask(seat, board[number].effect))


def _use_artefact(state: OakState, seat: int, tile: int, kind: int, events: list[Event]) -> None:
    """Turn it, lose the points shown, then its effect, then perhaps exhaustion (O-97, O-98)."""
    player = state.players[seat]
    artefact = next(a for a in player.artefacts if a.tile == tile)
    send(player, kind, ARTEFACT_SPACE + tile)
    vp = player.score(-LOSSES[artefact.notch], "artefacts")
    artefact.notch += 1
    artefact.busy = True
    events.append(UsedSpace(seat, ARTEFACTS[tile], KINDS[kind], vp))
    state.tasks.append(AfterUseTask(seat, tile, own=True))
    state.tasks.append(BeginTask(seat, ARTEFACT_EFFECT[tile]))


# --- why not -------------------------------------------------------------------------------------


def against(state: OakState, seat: int, action: Special) -> Iterator[Objection]:
    player = state.players[seat]
    ordinary = KIND[action.druid] == DRUID and FUATH not in player.creatures
    facts = space_facts(action.space, action.druid)
    yield from against_druid(player, action.druid)
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
    loss = LOSSES[artefact.notch]
    if player.vp < loss:
        yield "no-points", "O-65", {"loss": loss, "vp": player.vp}
    yield from against_effect(state, player, ARTEFACT_EFFECT[tile])
