"""A player's turn: what the actions of the menu do (O-68 to O-105)."""

from __future__ import annotations

from rules.core import Action, Event
from rules.oak import answering, bag, climbing, costs, displays, effects, exchanging, menu, potions
from rules.oak.actions import Climb, Discard, Exchange, Gather, Limit, Pass, Refresh, Skip, Special, Temple, Trade
from rules.oak.board import (
    ACTION,
    ARTEFACT,
    ARTEFACT_EFFECT,
    ARTEFACT_SPACE,
    ARTEFACTS,
    BRANCH,
    CARD,
    CARD_OF,
    FOREST,
    HEART,
    HEART_SPACE,
    INGREDIENT,
    INGREDIENTS,
    KIND,
    KINDS,
    MENHIR_SPACE,
    MENHIR_WORD,
    ORDER_FIGURES,
    ORDER_SPACE,
    RESOURCE,
    RESOURCES,
    ROWS,
    STONES,
    TEMPLE,
    TEMPLE_OF,
    TEMPLE_WORDS,
)
from rules.oak.events import (
    CreatureDiscarded,
    Gathered,
    Passed,
    Placed,
    PlayedToClimb,
    Skipped,
    Stopped,
    Traded,
    UsedSpace,
)
from rules.oak.figures import FIGURES
from rules.oak.state import OakState, Player
from rules.oak.tasks import (
    AfterUse,
    Begin,
    Climbing,
    Raise,
    RaiseMenhir,
)
from rules.oak.tasks import Pay as PayTask

OAK_COST, LOSSES = FIGURES.moot.oak_cost, FIGURES.artefact.losses


def act(state: OakState, seat: int, action: Action, events: list[Event]) -> None:
    """Take one action of the menu; what follows from it is on `todo`."""
    if do_free_action(state, seat, action, events):
        return
    if isinstance(action, Pass):
        player = state.players[seat]
        player.passed = True  # and gather in the same turn (O-102)
        if not menu.can_gather(state, player) and menu.comes_to_turn(state, seat):
            state.acted = True  # what is free came before passing
        events.append(Passed(seat))
        return
    state.received = [False, False, False]
    if isinstance(action, Skip):
        _skip(state, seat, events)
    elif isinstance(action, Gather):
        _gather(state, seat, action, events)
    elif isinstance(action, Temple):
        _temple(state, seat, action, events)
    elif isinstance(action, Climb):
        _climb(state, seat, action, events)
    else:
        assert isinstance(action, Special)
        _special(state, seat, action, events)
    if not isinstance(action, Skip):
        menu.ask_again(state)
    state.acted = True


def _skip(state: OakState, seat: int, events: list[Event]) -> None:
    """Decline to gather, usually for the whole day (O-213), or end a turn that is over."""
    player = state.players[seat]
    if state.acted:
        state.turn_over = True
    elif not menu.can_gather(state, player):
        events.append(Skipped(seat))
    else:
        player.stopped = True
        events.append(Stopped(seat) if state.options.stopping_final else Skipped(seat))


def _temple(state: OakState, seat: int, action: Temple, events: list[Event]) -> None:
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
    _play(state, player, card)
    _send(player, kind, space)
    if action.second:
        second = KIND[action.second]
        player.rest[second] -= 1
        player.roots[second] += 1
    resource = costs.PAYS[number]
    player.resources[resource] -= cost
    word = "heart" if card == HEART else TEMPLE_WORDS[space]
    mix = f"{cost}{RESOURCES[resource]}" if cost else ""
    events.append(Placed(seat, action.action, action.druid, word, action.second, mix))
    answering.begin_action(state, seat, action.action, costs.EFFECT[number], bonus=True)


def _climb(state: OakState, seat: int, action: Climb, events: list[Event]) -> None:
    """Pay, then step (O-86)."""
    player = state.players[seat]
    card = CARD[action.card]
    _play(state, player, card)
    branch = BRANCH[action.branch] if card == HEART else TEMPLE_OF[card]
    to, kind = answering.read_way(player, branch, action.arm, action.druid)
    if card == HEART:
        events.append(PlayedToClimb(seat, action.card, ""))
        state.todo.append(Climbing(seat, branch, to, kind))
        costs.ask_to_pay(state, PayTask(seat, OAK_COST, costs.ANY), events)
    else:
        player.resources[branch] -= OAK_COST
        events.append(PlayedToClimb(seat, action.card, f"{OAK_COST}{RESOURCES[branch]}"))
        climbing.climb(state, seat, branch, to, kind, events)


def _special(state: OakState, seat: int, action: Special, events: list[Event]) -> None:
    player = state.players[seat]
    kind = KIND[action.druid]
    if action.space == MENHIR_WORD:
        cost = costs.menhir_cost(player, seat, kind)
        player.spaces[MENHIR_SPACE - ORDER_SPACE] = True
        _send(player, kind, MENHIR_SPACE)
        events.append(UsedSpace(seat, action.space, action.druid, 0))
        state.todo.append(RaiseMenhir(seat))
        costs.ask_to_pay(state, cost, events)
    elif action.space in ARTEFACT:
        _use_artefact(state, seat, ARTEFACT[action.space], kind, events)
    else:
        board = ORDER_FIGURES[player.order].spaces
        number = next(n for n, space in enumerate(board) if space.word == action.space)
        player.spaces[number] = True
        _send(player, kind, ORDER_SPACE + number)
        events.append(UsedSpace(seat, action.space, action.druid, 0))
        state.todo.append(Begin(seat, board[number].effect))


def _use_artefact(state: OakState, seat: int, tile: int, kind: int, events: list[Event]) -> None:
    """Turn it, lose the points shown, then its effect, then perhaps exhaustion (O-97, O-98)."""
    player = state.players[seat]
    artefact = next(a for a in player.artefacts if a.tile == tile)
    _send(player, kind, ARTEFACT_SPACE + tile)
    vp = player.score(-LOSSES[artefact.notch], "artefacts")
    artefact.notch += 1
    artefact.busy = True
    events.append(UsedSpace(seat, ARTEFACTS[tile], KINDS[kind], vp))
    state.todo.append(AfterUse(seat, tile, own=True))
    state.todo.append(Begin(seat, ARTEFACT_EFFECT[tile]))


def _play(state: OakState, player: Player, card: int) -> None:
    player.hand.remove(card)
    player.played.append(card)
    state.card = card


def _send(player: Player, kind: int, place: int) -> None:
    player.rest[kind] -= 1
    player.out.append((place, kind))


def do_free_action(state: OakState, seat: int, action: Action, events: list[Event]) -> bool:
    """True if it was one."""
    player = state.players[seat]
    if isinstance(action, Trade):
        potions.pay_ingredients(state, player, [INGREDIENT[word] for word in action.give.split("+")])
        player.gain(RESOURCE[action.take], 1)
        events.append(Traded(seat, action.give, action.take))
    elif isinstance(action, Limit):
        state.todo.append(Raise(seat, ROWS.index(action.row)))
        costs.ask_to_pay(state, costs.limit_cost(player, seat), events)
    elif isinstance(action, Exchange):
        exchanging.exchange_freely(state, seat, action, events)
    elif isinstance(action, Discard):
        events.append(CreatureDiscarded(seat, action.card, effects.discard_carw_gwyn(state, seat)))
    elif isinstance(action, Refresh):
        displays.refresh(state, seat, action, events)
    else:
        return False
    return True


def _gather(state: OakState, seat: int, action: Gather, events: list[Event]) -> None:
    player = state.players[seat]
    if action.discard:
        kind = INGREDIENT[action.take]
        state.bag[kind] -= 1
        state.bag[bag.take_from_forest(state, action.discard)] += 1
    else:
        kind = bag.take_from_forest(state, action.take)
    player.ingredients[kind] += 1
    moves = not menu.unicorn_helps(state, player)
    if moves:
        who = next(kind for kind in range(7) if player.roots[kind])
        player.roots[who] -= 1
        player.out.append((FOREST, who))
    else:
        player.unicorn = True
    events.append(Gathered(seat, INGREDIENTS[kind], action.discard.partition(" ")[0], moves))
