"""Positions that show everything, for choosing colours, measuring, documentation and tests. Not reached by play."""

from __future__ import annotations

from rules.core import Placing, Standings
from rules.karnag.board import OBSTACLES, WORD
from rules.karnag.figures import FIGURES, rounds, slots
from rules.karnag.state import KINDS, TILES, TRACKS, KarnagOptions
from rules.karnag.view import Asked, CreatureView, KarnagView, SeatView, SlotView, StoneView, TileView

DRUIDS = (
    ["N7", "P2", "council"],
    ["N14", "EI", "P4"],
    ["WE", "S9", "council"],
    ["EB", "S13", "P6"],
    ["NW", "S4", "P3"],
)
GEMS = (["C7"], ["D14"], ["E9", "J8"], ["B4"], ["K14"])
MENHIRS = (["E5", "E11"], ["H11", "H10"], ["I10", "I7"], ["I5", "K3"], ["B10", "K6"])
LINE, RING = 20, ("E5", "E11", "H10", "H11", "I5", "I7", "I10")
CREATURES = (
    CreatureView("golem", "left", "F11", False),
    CreatureView("golem", "right", "C9", False),
    CreatureView("ghoul", "right", "D12", True),
    CreatureView("naja", "left", "K14", False),
    CreatureView("shadow", "right", "C6", True),
    CreatureView("golem", "right", "I15", False),
    CreatureView("shadow", "left", "G11", False),
    CreatureView("naja", "right", "J2", False),
)
CUBES = ((0, 1, 2), (3, 4, None), (2, 3, 1), (4, 0, None), (1, 2, None), (0, None, None))


def example(seats: int = 5, over: bool = False, viewer: int | None = None) -> KarnagView:
    """A game in full swing, or its end with the gate encircled."""
    order = [2, 0, 3, 1, 4]
    count = slots(seats)
    standings = _standings(seats)
    final = {one.seat: one.score for one in standings.placings} if over else {}
    return KarnagView(
        viewer=viewer,
        options=KarnagOptions(),
        phase="over" if over else "acting",
        round=rounds(seats) if over else 3,
        rounds=rounds(seats),
        row="secondary" if over else "main",
        order=[seat for seat in order if seat < seats],
        asked=Asked("over") if over else Asked("act", (1,), slot="druids+1", spent=4, least=5, most=8),
        obstacles={
            tile: {WORD[square]: kind for square, kind in squares.items()} for tile, squares in OBSTACLES.items()
        },
        creatures=list(CREATURES),
        stones=[
            StoneView(seat, menhir, at)
            for menhir, placed in ((False, GEMS), (True, MENHIRS))
            for seat, squares in enumerate(placed[:seats])
            for at in squares
        ],
        tiles=[_tile(place, count.main[place], count.secondary, seats) for place in range(len(TILES))],
        seats=[_seat(seat, viewer == seat or over, final.get(seat)) for seat in range(seats)],
        deck=27,
        top_marked=True,
        bag=14,
        gone={"golem": 2, "ghoul": 0, "shadow": 1, "naja": 0},
        line=LINE if over and seats >= 4 else 0,
        ring=list(RING) if over and seats >= 4 else [],
        standings=standings if over else None,
    )


def _tile(place: int, main: int, secondary: int, seats: int) -> TileView:
    tile = ("capture", "druids", "potions", "gems", "cards", "mind")[place]

    def row(sign: str, many: int, turn: int) -> list[SlotView]:
        cubes = (*CUBES[(place + turn) % len(CUBES)], None, None)
        found = []
        for slot in range(many):
            seat = cubes[slot] if cubes[slot] is not None and (cubes[slot] or 0) < seats else None
            if (tile, sign, slot) == ("druids", "+", 0):
                seat = 1
            done = sign == "+" and place == 0 and slot < 2 and seat is not None
            found.append(SlotView(f"{tile}{sign}{slot + 1}", seat, done))
        return found

    return TileView(tile, row("+", main, 0), row("-", secondary, 3))


def _seat(seat: int, open_hand: bool, final: int | None) -> SeatView:
    hand = ["through", "control", "naja"][: seat % 4]
    return SeatView(
        seat=seat,
        vp=(24, 33, 21, 26, 107)[seat] if final is None else final,
        mana=(13, 4, 9, 6, 20)[seat],
        druids=list(DRUIDS[seat]),
        knowledge=dict(
            zip(
                TRACKS,
                ((0, 3, 1, 1, 0), (3, 1, 2, 1, 0), (1, 2, 0, 1, 1), (2, 0, 1, 0, 1), (5, 4, 3, 2, 1))[seat],
                strict=True,
            )
        ),
        reserve=dict(
            zip(KINDS, ((1, 0, 2, 0), (0, 1, 0, 0), (2, 0, 0, 1), (0, 0, 0, 0), (1, 1, 1, 1))[seat], strict=True)
        ),
        gems_left=FIGURES.pieces.gems - len(GEMS[seat]),
        menhirs_left=FIGURES.pieces.menhirs - len(MENHIRS[seat]),
        cards=len(hand),
        hand=hand if open_hand else None,
    )


def _standings(seats: int) -> Standings:
    sources = {
        "captures": 9,
        "lines": 12,
        "regions": 14,
        "council": 7,
        "escapes": -4,
        "cards": 1,
        "gems": 8,
        "menhirs": 8,
    }
    placings = []
    for place in range(seats):
        seat = (4, 1, 3, 0, 2)[place] if seats == 5 else (1, 3, 0, 2)[place] if seats == 4 else place
        own = {source: max(1, points - place) if points > 0 else points for source, points in sources.items()}
        placings.append(Placing(seat, place + 1, sum(own.values()), 4 + place, own))
    return Standings(placings, {"line": LINE, "menhirs": len(RING)})
