"""Looks for the obstacle layout of the basic set-up:

    PYTHONPATH=. python -m tests.rules.karnag.helpers.search_layout --seed 2 --first 4 --tries 1

Every tile is laid at random and then moved about, one at a time, as long as the figures do not get worse (and now and
then although they do, less and less often). What is asked for stands in `faults`. A layout without any is judged by
random games, and if it is promising its neighbours are too. The chosen one stands in `rules/karnag/data.json`.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from functools import cache
from unittest import mock

from rules.core import Dice, Event
from rules.karnag import Karnag
from rules.karnag.board import (
    CLOSED,
    COLUMNS,
    DARK,
    FREE,
    GLADE,
    GREEN,
    LIGHT,
    REGION,
    ROCK,
    ROWS,
    SWAMP,
    TILE_NAMES,
    column_of,
    row_of,
)
from rules.karnag.mechanics.obstacles import MIXED, placements
from rules.karnag.state import KarnagOptions, KarnagState
from tests.rules.karnag.helpers.layout import (
    apart,
    crossings,
    often_occupied,
    terrain_of,
    traps,
    turned_to_the_right,
    two_gems,
    two_golems,
)

WANTED = {GREEN: 28, LIGHT: 20, DARK: 14}
"""Squares where two rays cross without powers: at least so many of each region."""
CHEAPEST = 4
"""The mana of the cheaper gem in the rulebooks' example; none costs less."""
WARM, COLD = 3.0, 0.15

Chosen = tuple[str, str, dict[int, int]]
"""First square, turn, what is covered."""


def quarter(square: int) -> tuple[bool, bool]:
    return row_of(square) <= ROWS // 2, column_of(square) <= COLUMNS // 2


@cache
def ways(tile: str) -> tuple[Chosen, ...]:
    """Every way to lay a tile in the empty glade: away from the gate, mixed ones on a corner, as players lay them."""
    return tuple((place.action.square, place.action.turn, place.squares) for place in placements(tile))


def faults(layout: dict[str, Chosen]) -> float:
    """0 where everything asked for is there; the more is missing the more."""
    tiles = {tile: squares for tile, (_, _, squares) in layout.items()}
    terrain = terrain_of(tiles)
    crossing = crossings(terrain)
    by_region = {region: sum(REGION[square] == region for square in crossing) for region in WANTED}
    missing = float(sum(max(0, wanted - by_region[region]) for region, wanted in WANTED.items()))
    missing += 1.5 * len({(square, turn) for _, square, turn in traps(terrain)})
    missing += 4 * (not two_gems(terrain)) + 4 * (not turned_to_the_right(terrain)) + 4 * (not two_golems(terrain))
    missing += 4 * sum(mana < CHEAPEST for mana in crossing.values())
    corners = {quarter(next(iter(tiles[tile]))) for tile in MIXED}
    missing += 4 * (len(MIXED) - len(corners))
    for around in {(north, west) for north in (True, False) for west in (True, False)}:
        here = sum(quarter(next(iter(tiles[tile]))) == around for tile in tiles if tile not in MIXED)
        missing += 2 * max(0, 2 - here, here - 3)  # nine tiles, two or three to a quarter
    return missing


def fits(layout: dict[str, Chosen]) -> bool:
    tiles = {tile: squares for tile, (_, _, squares) in layout.items()}
    return sum(map(len, tiles.values())) == len({s for squares in tiles.values() for s in squares}) and apart(tiles)


def begin(rng: random.Random) -> dict[str, Chosen]:
    while True:
        layout: dict[str, Chosen] = {}
        for tile in sorted(TILE_NAMES, key=lambda tile: (tile not in MIXED, rng.random())):
            open_ways = [way for way in ways(tile) if fits({**layout, tile: way})]
            if not open_ways:
                break
            layout[tile] = rng.choice(open_ways)
        else:
            return layout


def search(rng: random.Random, steps: int) -> tuple[float, dict[str, Chosen]]:
    layout = begin(rng)
    now = faults(layout)
    best, best_layout = now, layout
    for step in range(steps):
        heat = WARM * (COLD / WARM) ** (step / steps)
        tile = rng.choice(list(TILE_NAMES))
        other = {**layout, tile: rng.choice(ways(tile))}
        if not fits(other):
            continue
        then = faults(other)
        if then <= now or rng.random() < math.exp((now - then) / heat):
            layout, now = other, then
            if now < best:
                best, best_layout = now, layout
            if not best:
                break
    return best, best_layout


class OnLayout(Karnag):
    """Karnag with another basic set-up: the tiles are laid before anything else happens."""

    def __init__(self, tiles: dict[str, dict[int, int]]) -> None:
        self.tiles = tiles

    def setup(self, seats: int, options: KarnagOptions, dice: Dice) -> tuple[KarnagState, list[Event]]:
        with mock.patch("rules.karnag.setup.basic_layout", return_value=self.tiles):
            return super().setup(seats, options, dice)


def judged(layout: dict[str, Chosen], games: int) -> list[tuple[str, int]]:
    """The squares on which creatures stand most often, in random games on that layout."""
    tiles = {tile: layout[tile][2] for tile in TILE_NAMES}
    return often_occupied(OnLayout(tiles), range(2, 6), games).most_common(4)


def improved(layout: dict[str, Chosen], rng: random.Random, tries: int, games: int) -> tuple[int, dict[str, Chosen]]:
    """Layouts next to a faultless one, tile by tile, as long as fewer creatures stand where they stand most often."""
    most = judged(layout, games)[0][1]
    while tries:
        tile = rng.choice(list(TILE_NAMES))
        other = {**layout, tile: rng.choice(ways(tile))}
        if other == layout or not fits(other) or faults(other):
            continue
        tries -= 1
        then = judged(other, games)[0][1]
        if then <= most:
            layout, most = other, then
    return most, layout


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--tries", type=int, default=10)
    parser.add_argument("--steps", type=int, default=15_000)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--improve", type=int, default=60)
    parser.add_argument("--promising", type=float, default=0.22)
    chosen = parser.parse_args()
    for number in range(chosen.first, chosen.first + chosen.tries):
        rng = random.Random(chosen.seed * 1000 + number)
        missing, layout = search(rng, chosen.steps)
        if missing:
            print(f"try {number}: {missing:g} missing", flush=True)
            continue
        print(f"try {number}")
        tell(layout, chosen.games)
        if judged(layout, chosen.games)[0][1] <= chosen.promising * chosen.games:
            _, layout = improved(rng=rng, layout=layout, tries=chosen.improve, games=chosen.games)
            print(f"try {number}, improved")
            tell(layout, chosen.games)


def tell(layout: dict[str, Chosen], games: int) -> None:
    """The figures of a layout, its words for `data.json`, and a drawing: + is where two rays cross."""
    terrain = terrain_of({tile: squares for tile, (_, _, squares) in layout.items()})
    found = crossings(terrain)
    regions = {region: sum(REGION[square] == region for square in found) for region in WANTED}
    print(f"  {len(found)} crossings {regions}, cheapest {min(found.values())}")
    print(f"  often occupied in {games} games: {judged(layout, games)}")
    print("  " + json.dumps({tile: layout[tile][:2] for tile in TILE_NAMES}))
    marks = {FREE: "·", ROCK: "R", SWAMP: "S", CLOSED: "#"}
    for row in range(1, ROWS + 1):
        line = [square for square in GLADE if row_of(square) == row]
        print("  " + "".join("+" if square in found else marks[terrain[square]] for square in line), flush=True)


if __name__ == "__main__":
    main()
