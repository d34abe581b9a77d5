"""A card's oak action: pay, then step (O-77 to O-86, O-152)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.core import Action, Event
from rules.core.explaining import Objection
from rules.oak.actions import Climb
from rules.oak.board import BRANCH, BRANCHES, CARD, CARDS, HEART, RESOURCES, TEMPLE_OF
from rules.oak.decisions.against import Facts, against_step
from rules.oak.decisions.moot import against_card, play
from rules.oak.events import PlayedToClimb
from rules.oak.figures import FIGURES
from rules.oak.mechanics import climbing, costs
from rules.oak.state import ClimbTask, OakState, PayTask, Player

OAK_COST = FIGURES.moot.oak_cost


@cache
def climb_action(card: int, branch: int, to: int, kind: int) -> Climb:
    step = climbing.step_action(branch, to, kind)
    return Climb(CARDS[card], step.arm, step.druid, BRANCHES[branch] if card == HEART else "")


def legal(state: OakState, player: Player, card: int) -> list[Action]:
    branch = TEMPLE_OF[card]
    if card == HEART:
        if sum(player.resources) < OAK_COST:
            return []
        return [
            climb_action(card, any_branch, to, kind)
            for any_branch in range(3)
            for to, kind in climbing.ways(state, player, any_branch)
        ]
    if player.resources[branch] < OAK_COST:
        return []
    return [climb_action(card, branch, to, kind) for to, kind in climbing.ways(state, player, branch)]


def take(state: OakState, seat: int, action: Climb, events: list[Event]) -> None:
    """Pay, then step (O-86)."""
    player = state.players[seat]
    card = CARD[action.card]
    play(state, player, card)
    branch = BRANCH[action.branch] if card == HEART else TEMPLE_OF[card]
    to, kind = climbing.read_way(player, branch, action.arm, action.druid)
    if card == HEART:
        events.append(PlayedToClimb(seat, action.card, ""))
        state.tasks.append(ClimbTask(seat, branch, to, kind))
        costs.ask_to_pay(state, PayTask(seat, OAK_COST, costs.ANY), events)
    else:
        player.resources[branch] -= OAK_COST
        events.append(PlayedToClimb(seat, action.card, f"{OAK_COST}{RESOURCES[branch]}"))
        climbing.climb(state, seat, branch, to, kind, events)


def against(state: OakState, seat: int, action: Climb) -> Iterator[Objection]:
    player = state.players[seat]
    card = CARD[action.card]
    yield from against_card(player, card)
    if card == HEART:
        if not action.branch:
            yield "which-branch", "O-152", {"card": action.card}
            return
        branch = BRANCH[action.branch]
        if sum(player.resources) < OAK_COST:
            yield "cannot-pay-mix", "O-152", {"total": OAK_COST}
    else:
        branch = TEMPLE_OF[card]
        if action.branch:
            yield "branch-of-card", "O-77", {"card": action.card, "branch": BRANCHES[branch]}
        if player.resources[branch] < OAK_COST:
            facts: Facts = {"cost": OAK_COST, "resource": RESOURCES[branch], "have": player.resources[branch]}
            yield "cannot-pay", "O-77", facts
    yield from against_step(state, player, branch, action.arm, action.druid)
