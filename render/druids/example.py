"""A position that shows everything, for choosing colours, measuring and tests. Not reached by play."""

from __future__ import annotations

from rules.core import Placing, Standings
from rules.druids.board import BIG_FIELD, CORNER, CORNER_WORD, FIELD, MIDDLE, NEIGHBOURS, WORD, distance
from rules.druids.decisions.common import OpenTurn
from rules.druids.figures import PIECES, PLAYABLE, POINTS, SUPPLY
from rules.druids.mechanics.pieces import PATTERNS, habitable, turned
from rules.druids.state import DruidsOptions
from rules.druids.view import DruidsView, SeatView, StoneView, TempleView, TileView

POPULATIONS = (
    ["M16", "L16", "L17", "M17", "K17", "N16"],
    ["J12", "J13", "K12", "I13", "K13"],
    ["O10", "P9", "P10", "Q9"],
    ["O15", "P14", "N15", "P13"],
)
STONES = (["M16@12", "M16@2", "M16@4"], ["J13@8", "J13@10"], ["P9@2"], ["P13@2", "O15@8"])
TEMPLES = {"M16": 0, "J12": None}
IMMORTAL, MOVED = ("L17", "J13"), ("N16", "K17")
DEMONS = ("M15", "L12", "K12", "N11", "O12")
PORTALS = ("K15", "Q11")


def example(seats: int = 4, over: bool = False, drawn: str = "") -> DruidsView:
    """A game in full swing, with a piece in hand, or its end."""
    fields = [
        WORD[field] for field in range(len(WORD)) if 2 <= distance(field, MIDDLE) <= 4 and WORD[field] not in PORTALS
    ]
    owner = {field: seat for seat in range(seats) for field in POPULATIONS[seat] if field not in DEMONS}
    tiles = [_tile(field, number, owner.get(field)) for number, field in enumerate(fields)]
    players = [_seat(seat, seats, owner) for seat in range(seats)]
    asked = OpenTurn("white", (0,), left=2, runs=["white", "move"], may_boost=True)
    if drawn:
        asked = OpenTurn(
            "lay", (0,), left=4, drawn=drawn, places={"H13": [1, 5], "R12": [3]}, runs=["scout"], doubled=True
        )
    best = sorted(players, key=lambda player: -player.points)
    placings = [Placing(player.seat, place, player.points, 0, player.sources) for place, player in enumerate(best, 1)]
    return DruidsView(
        viewer=None,
        options=DruidsOptions(),
        phase="over" if over else "acting",
        order=[*range(1, seats), 0],
        turns=16,
        asked=OpenTurn("over") if over else asked,
        big_field=[WORD[field] for field in BIG_FIELD],
        tiles=tiles,
        portals=list(PORTALS),
        ring=sorted({WORD[other] for word in PORTALS for other in NEIGHBOURS[FIELD[word]]} & set(fields)),
        stones=[StoneView(CORNER_WORD[CORNER[corner]], seat) for seat in range(seats) for corner in STONES[seat]],
        temples=[TempleView(field, seat) for field, seat in TEMPLES.items()],
        seats=players,
        face_up=[],
        bag={pattern: max(1, count // 2) for pattern, count in PIECES.items()},
        last=False,
        temples_left=SUPPLY.temples - len(TEMPLES),
        markers_left=SUPPLY.demons - len(DEMONS) - len(IMMORTAL),
        closed=[],
        quiet=2,
        goal=POINTS.goal,
        standings=Standings(placings, {"ended-bag": 1, "turns": 16}) if over else None,
    )


def _tile(field: str, number: int, population: int | None) -> TileView:
    sides = turned(PATTERNS[number % (len(PATTERNS) - 1)], number % 6)
    immortal = population is not None and field in IMMORTAL
    moved = population is not None and field in MOVED
    return TileView(field, sides, habitable(sides), field in DEMONS, population, immortal, field in TEMPLES, moved)


def _seat(seat: int, seats: int, owner: dict[str, int]) -> SeatView:
    standing = sorted(field for field, who in owner.items() if who == seat)
    temples = sum(owned == seat for owned in TEMPLES.values())
    sources = {
        "populations": len(standing) * POINTS.population,
        "stones": len(STONES[seat]) * POINTS.stone,
        "temples": temples * POINTS.temple,
    }
    return SeatView(
        seat=seat,
        points=sum(sources.values()),
        sources=sources,
        populations=standing,
        populations_left=PLAYABLE - len(standing) - 4,
        stones_left=SUPPLY.stones - len(STONES[seat]),
        captured=[(other + seat) % 3 if other != seat else 0 for other in range(seats)],
        lost=1,
        stones_lost=0,
        chosen=[["white", "move"], ["new", "new"], ["black", "scout"], []][seat],
    )
