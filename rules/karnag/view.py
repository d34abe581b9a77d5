"""What one seat, or a spectator, may know of a position. Places and things are words."""

from __future__ import annotations

import msgspec

from rules.core import Seat, Standings, View
from rules.karnag.board import NOWHERE, SPOT_WORD, WORD
from rules.karnag.decisions import Asked as Asked
from rules.karnag.decisions import asked
from rules.karnag.figures import PIECES, RULES, rounds
from rules.karnag.flow import slot_word
from rules.karnag.state import (
    CARD_WORDS,
    EMPTY,
    FIRST_MARKED,
    KINDS,
    PERFORMED,
    TILES,
    TRACKS,
    KarnagOptions,
    KarnagState,
)


class CreatureView(msgspec.Struct, frozen=True):
    kind: str
    turns: str
    at: str
    black: bool


class StoneView(msgspec.Struct, frozen=True):
    seat: Seat
    menhir: bool
    at: str


class SlotView(msgspec.Struct, frozen=True):
    word: str
    seat: Seat | None
    performed: bool


class TileView(msgspec.Struct, frozen=True):
    tile: str
    main: list[SlotView]
    secondary: list[SlotView]


class SeatView(msgspec.Struct, frozen=True):
    """One player's things. `hand` is None where the viewer may not see it."""

    seat: Seat
    vp: int
    mana: int
    druids: list[str]
    """Where they stand; druids not placed yet are absent."""
    knowledge: dict[str, int]
    reserve: dict[str, int]
    gems_left: int
    menhirs_left: int
    cards: int
    hand: list[str] | None


class KarnagView(View, frozen=True):
    viewer: Seat | None
    options: KarnagOptions
    phase: str
    round: int
    rounds: int
    row: str
    order: list[Seat]
    asked: Asked
    obstacles: dict[str, dict[str, int]]
    """Tile -> square -> ground (1 rock, 2 swamp)."""
    creatures: list[CreatureView]
    stones: list[StoneView]
    tiles: list[TileView]
    seats: list[SeatView]
    deck: int
    top_marked: bool
    bag: int
    gone: dict[str, int]
    line: int
    ring: list[str]
    standings: Standings | None
    rules: int = RULES
    """The version of the rules under which the game was begun."""


def view(state: KarnagState, viewer: Seat | None) -> KarnagView:
    return KarnagView(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        round=state.round,
        rounds=rounds(state.seats),
        row=("main", "secondary")[state.row],
        order=list(state.order),
        asked=asked(state, viewer),
        obstacles={
            tile: {WORD[square]: state.terrain[square] for square in squares}
            for tile, squares in sorted(state.obstacles.items())
        },
        creatures=[
            CreatureView(KINDS[token >> 1], ("left", "right")[token & 1], WORD[square], square in state.black)
            for square, token in sorted(state.creatures.items())
        ],
        stones=[StoneView(stone >> 1, bool(stone & 1), WORD[square]) for square, stone in sorted(state.stones.items())],
        tiles=[_tile(state, place) for place in range(len(state.tiles))],
        seats=[_seat(state, seat, viewer) for seat in range(state.seats)],
        deck=len(state.deck),
        top_marked=bool(state.deck) and state.deck[0] >= FIRST_MARKED,
        bag=sum(state.bag),
        gone=dict(zip(KINDS, state.gone, strict=True)),
        line=state.line,
        ring=[WORD[square] for square in state.ring],
        standings=state.final,
        rules=state.rules,
    )


def _tile(state: KarnagState, place: int) -> TileView:
    tile = state.tiles[place]
    rows = [
        [
            SlotView(
                slot_word(tile, row, slot),
                None if cube == EMPTY else cube % PERFORMED,
                cube >= PERFORMED,
            )
            for slot, cube in enumerate(state.slots[place * 2 + row])
        ]
        for row in (0, 1)
    ]
    return TileView(TILES[tile], *rows)


def _seat(state: KarnagState, seat: Seat, viewer: Seat | None) -> SeatView:
    open_hand = viewer == seat or state.phase == "over"
    hand = state.hands[seat]
    return SeatView(
        seat=seat,
        vp=state.vp[seat],
        mana=state.mana[seat],
        druids=[SPOT_WORD[spot] for spot in state.druids[seat] if spot != NOWHERE],
        knowledge=dict(zip(TRACKS, state.knowledge[seat], strict=True)),
        reserve=dict(zip(KINDS, state.reserve[seat], strict=True)),
        gems_left=PIECES.gems - len(state.gems_of(seat)),
        menhirs_left=state.menhirs_left[seat],
        cards=len(hand),
        hand=[CARD_WORDS[card] for card in sorted(hand)] if open_hand else None,
    )
