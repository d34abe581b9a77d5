"""What one seat, or a spectator, may know of a position. Places and things are words.

Almost everything lies open; hidden are the orders of decks and the cards Cailleach's owner is looking at.
"""

from __future__ import annotations

import msgspec

from rules.core import Asked, Seat, Standings, View
from rules.oak.board import (
    ARTEFACTS,
    BRANCHES,
    CARDS,
    CREATURES,
    INGREDIENTS,
    KINDS,
    NO_ORDER,
    NOT_THERE,
    ORDERS,
    POTIONS,
    RESOURCES,
    TEMPLE_WORDS,
    TREE_WORD,
    place_word,
)
from rules.oak.decisions import opened
from rules.oak.figures import FIGURES
from rules.oak.mechanics import climbing, costs
from rules.oak.mechanics.bag import EMPTY
from rules.oak.mechanics.potions import POTION_WORDS
from rules.oak.mechanics.rest import capacity
from rules.oak.options import OakOptions
from rules.oak.state import KeepTask, OakState


class Standing(msgspec.Struct, frozen=True):
    """A druid that stands somewhere on the board."""

    druid: str
    at: str


class RowView(msgspec.Struct, frozen=True):
    """A card limit: the marker, all slots it and boards and creatures open, and how many are used."""

    limit: int
    slots: int
    used: int


class ArtefactView(msgspec.Struct, frozen=True):
    artefact: str
    notch: int
    loss: int
    """Points its next use costs."""
    busy: bool


class SeatView(msgspec.Struct, frozen=True):
    """One player's things; `seat` equal to the number of seats is Broichan."""

    seat: Seat
    order: str
    vp: int
    gained: int
    """Points ever gained, losses not deducted."""
    resources: dict[str, int]
    ingredients: dict[str, int]
    rest: list[str]
    rest_elders: int
    """Rest spaces open to Elders, without those of the Recluse and the Ancient."""
    rest_all: int
    roots: list[str]
    placed: list[Standing]
    climbers: list[Standing]
    elders: list[str]
    shrine_row: RowView
    creature_row: RowView
    shrines: dict[str, int]
    menhirs: int
    creatures: list[str]
    artefacts: list[ArtefactView]
    artefact_places: int
    exhausted: list[str]
    hand: list[str]
    played: list[str]
    aside: list[str]
    potions: int
    private: str
    """The Seelie Court's potion, or nothing."""
    passed: bool
    stopped: bool
    travelled: int
    limit_cost: int
    sources: dict[str, int]


class OakView(View, frozen=True):
    viewer: Seat | None
    options: OakOptions
    phase: str
    round: int
    rounds: int
    first: Seat
    turn: Seat
    asked: Asked
    drawn: list[str] | None
    """Cards to choose from, for their drawer only."""
    sun: int
    sun_value: int
    solar_values: list[int]
    solstices: list[int]
    tokens: dict[str, int]
    """Solar tokens, by the space below them."""
    blocked: list[str]
    temples: dict[str, list[Seat | None]]
    """Who stands on each temple space; None is a neutral druid."""
    forest: list[str]
    """By place from the top left corner; an empty place is an empty word."""
    bag: dict[str, int]
    potions: list[str]
    creatures: list[str]
    artefacts: list[str]
    creature_deck: int
    artefact_pile: int
    supply: int
    box: list[str]
    broichan_deck: int
    broichan_discard: list[str]
    seats: list[SeatView]
    standings: Standings | None


def view(state: OakState, viewer: Seat | None) -> OakView:
    decision, task = opened(state)
    return OakView(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=FIGURES.rounds.count,
        first=state.first,
        turn=state.turn,
        asked=decision.asked(state, task, viewer),
        drawn=[CREATURES[card] for card in task.drawn] if isinstance(task, KeepTask) and viewer == task.seat else None,
        sun=state.sun,
        sun_value=climbing.sun_value(state),
        solar_values=list(climbing.sun_values(state)),
        solstices=FIGURES.solar.solstices,
        tokens={
            TREE_WORD[place // 8][place % 8] or BRANCHES[place // 8]: count
            for place, count in enumerate(state.tokens)
            if count
        },
        blocked=[end.space for end, closed in zip(FIGURES.ends, state.blocked, strict=True) if closed],
        temples=_temples(state),
        forest=[INGREDIENTS[kind] if kind != EMPTY else "" for kind in state.forest],
        bag=dict(zip(INGREDIENTS, state.bag, strict=True)),
        potions=[POTIONS[tile] for tile in state.potions],
        creatures=[CREATURES[card] for card in state.creature_display],
        artefacts=[ARTEFACTS[tile] for tile in state.artefact_display],
        creature_deck=len(state.creature_deck),
        artefact_pile=len(state.artefact_pile),
        supply=state.supply,
        box=[POTIONS[tile] for tile in state.box],
        broichan_deck=len(state.broichan_deck),
        broichan_discard=[CARDS[card] for card in state.broichan_discard],
        seats=[_seat(state, seat) for seat in range(len(state.players))],
        standings=state.final,
    )


def _temples(state: OakState) -> dict[str, list[Seat | None]]:
    found: dict[str, list[Seat | None]] = {word: [] for word in TEMPLE_WORDS}
    for space in state.neutral:
        found[TEMPLE_WORDS[space]].append(None)
    for seat, player in enumerate(state.players):
        for place, _ in player.out:
            if place < len(TEMPLE_WORDS):
                found[TEMPLE_WORDS[place]].append(seat)
    return found


def _counted(counts: list[int]) -> list[str]:
    """Druids by name, as often as there are."""
    return [KINDS[kind] for kind, count in enumerate(counts) for _ in range(count)]


def _seat(state: OakState, seat: Seat) -> SeatView:
    player = state.players[seat]
    seated = player.order != NO_ORDER
    elder, total = capacity(player, state.options) if seated else (0, 0)
    return SeatView(
        seat=seat,
        order=ORDERS[player.order] if seated else "",
        vp=player.vp,
        gained=player.gained,
        resources=dict(zip(RESOURCES, player.resources, strict=True)),
        ingredients=dict(zip(INGREDIENTS, player.ingredients, strict=True)),
        rest=_counted(player.rest),
        rest_elders=elder,
        rest_all=total,
        roots=_counted(player.roots),
        placed=[Standing(KINDS[kind], place_word(player.order, place)) for place, kind in player.out],
        climbers=[
            Standing(KINDS[player.climber[branch]], TREE_WORD[branch][at])
            for branch, at in enumerate(player.branch)
            if at != NOT_THERE
        ],
        elders=[KINDS[kind] for kind, made in enumerate(player.elders) if made],
        shrine_row=RowView(player.limits[0], player.slots(0), player.upper_used()),
        creature_row=RowView(player.limits[1], player.slots(1), len(player.creatures)),
        shrines={"elder": player.shrines[0], "plain": player.shrines[1]},
        menhirs=player.menhirs,
        creatures=[CREATURES[card] for card in player.creatures],
        artefacts=[ArtefactView(ARTEFACTS[a.tile], a.notch, _next_loss(a.notch), a.busy) for a in player.artefacts],
        artefact_places=player.artefact_places(),
        exhausted=[ARTEFACTS[tile] for tile in player.exhausted],
        hand=[CARDS[card] for card in player.hand],
        played=[CARDS[card] for card in player.played],
        aside=[CARDS[card] for card in player.aside],
        potions=player.potions,
        private=POTION_WORDS[player.private] if player.private >= 0 else "",
        passed=player.passed,
        stopped=player.stopped,
        travelled=climbing.travelled(player),
        limit_cost=costs.limit_cost(player, seat).total if seated else 0,
        sources=dict(player.sources),
    )


def _next_loss(notch: int) -> int:
    """What the next use costs; nothing for one being used for the last time."""
    losses = FIGURES.artefact.losses
    return losses[notch] if notch < len(losses) else 0
