"""What can be said of an obstacle layout: where gems can be made, where creatures get stuck, what the examples of the
rulebooks need. `search_layout` looks for a good one by these figures, `test_layout` pins those of the basic set-up."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import combinations

from rules.core import FastDice
from rules.core.players import random_choice
from rules.karnag import Karnag
from rules.karnag.board import (
    BEARING,
    COLUMNS,
    DARK,
    FREE,
    GATE,
    GLADE,
    GREEN,
    LIGHT,
    PATH,
    RAY,
    REGION,
    RIGHT,
    RING_LENGTH,
    ROCK,
    ROWS,
    STEP,
    STRIDE,
    SWAMP,
    TURN,
    VERTICAL,
    WORD,
    bare_terrain,
    column_of,
    row_of,
)
from rules.karnag.figures import rounds
from rules.karnag.mechanics.stones import alignment

Layout = Mapping[str, Mapping[int, int]]
"""Tile -> square -> ground."""
OPEN_TO = {"golem and naja": (FREE,), "ghoul": (FREE, SWAMP), "shadow": (FREE, ROCK)}
"""Creatures by the ground they may enter, stones apart."""


def terrain_of(layout: Layout) -> list[int]:
    terrain = bare_terrain()
    for squares in layout.values():
        for square, ground in squares.items():
            terrain[square] = ground
    return terrain


# --- gems ---------------------------------------------------------------------------------------


def seen(terrain: list[int]) -> tuple[dict[int, list[int]], dict[int, list[int]]]:
    """Free squares that a ray reaches without powers: square -> distances along its column, and along its row."""
    down: dict[int, list[int]] = {}
    across: dict[int, list[int]] = {}
    for place in range(RING_LENGTH):
        for distance, square in enumerate(RAY[place], start=1):
            if terrain[square] != FREE:
                break
            (down if VERTICAL[place] else across).setdefault(square, []).append(distance)
    return down, across


def crossings(terrain: list[int]) -> dict[int, int]:
    """Free squares where two rays cross without powers (K-111), and the mana that a gem costs there at least."""
    down, across = seen(terrain)
    return {
        square: min(down[square]) + min(across[square]) - 1 for square in GLADE if square in down and square in across
    }


def two_gems(terrain: list[int], first: int = 7, second: int = 4) -> set[tuple[int, int]]:
    """Pairs of squares for the rulebooks' two gems of one action: one druid's ray crosses that of a second for 7 mana,
    then that of a third for 4, and the first gem does not stand in its way."""
    found: set[tuple[int, int]] = set()
    down, across = seen(terrain)
    for place in range(RING_LENGTH):
        other = across if VERTICAL[place] else down
        ray: list[int] = []
        for square in RAY[place]:
            if terrain[square] != FREE:
                break
            ray.append(square)
        costs = [(square, {near + i for near in other.get(square, [])}) for i, square in enumerate(ray)]
        for i, (here, cheap) in enumerate(costs):
            if second in cheap:
                found.update((far, here) for far, dear in costs[i + 1 :] if first in dear)
    return found


# --- creatures ----------------------------------------------------------------------------------


def traps(terrain: list[int]) -> set[tuple[str, str, int]]:
    """(creature, square, turn) from which a creature never reaches the path by itself, alone on the board (K-31 to
    K-38)."""
    found: set[tuple[str, str, int]] = set()
    for creature, ground in OPEN_TO.items():
        enters = (*ground, PATH)
        for turn in range(2):
            safe: set[int] = set()
            for start in GLADE:
                if terrain[start] not in ground:
                    continue
                way: list[int] = []
                square: int | None = start
                while square is not None and square not in safe and terrain[square] != PATH:
                    way.append(square)
                    ahead = BEARING[square].heading
                    steps = [square + STEP[heading] for heading in (ahead, TURN[turn][ahead])]
                    square = next((step for step in steps if terrain[step] in enters), None)
                    if square in way:
                        square = None
                if square is None:
                    found.add((creature, WORD[start], turn))
                else:
                    safe.update(way)
    return found


def often_occupied(game: Karnag, seats: Iterable[int], games: int, first_seed: int = 0) -> Counter[str]:
    """In how many random games a creature stands on a square when cubes are chosen in each of the last two rounds and
    when the game is over. Games of all those numbers of seats in turn; basic set-up."""
    found: Counter[str] = Counter()
    numbers = list(seats)
    for number in range(games):
        players, rng = numbers[number % len(numbers)], random.Random(first_seed + number)
        state, _ = game.setup(players, game.read_options({}), FastDice(first_seed + number))
        dice = FastDice(first_seed + number + 1)
        moments: dict[int, set[int]] = {}
        while waiting := game.waiting(state):
            if state.phase == "choosing" and state.turn == 0:
                moments[state.round] = set(state.creatures)
            game.apply(state, waiting[0], random_choice(game.legal(state, waiting[0]), rng), dice)
        last = rounds(players)
        stood = moments[last - 1] & moments[last] & set(state.creatures)
        found.update(WORD[square] for square in stood)
    return found


# --- the rulebooks' examples --------------------------------------------------------------------


def turned_to_the_right(terrain: list[int]) -> list[str]:
    """Squares three away from two borders where something can stand before a creature (naja, golem), which then turns
    to a free square on its right."""
    found = []
    for square in GLADE:
        if BEARING[square].nearest == 3 and BEARING[square].two_nearest == 6 and terrain[square] == FREE:
            ahead = BEARING[square].heading
            if terrain[square + STEP[ahead]] != PATH and terrain[square + STEP[TURN[RIGHT][ahead]]] == FREE:
                found.append(WORD[square])
    return found


def two_golems(terrain: list[int]) -> list[tuple[str, str]]:
    """Squares of golems A and B: both three from their border, 7 and 6 from the two nearest; there is room for a gem
    before A, B stands on A's left, and B turns away from what lies before it."""
    found = []
    for b in GLADE:
        bearing = BEARING[b]
        if (bearing.nearest, bearing.two_nearest) != (3, 6) or terrain[b] != FREE:
            continue
        for step in STEP:
            a = b + step
            if terrain[a] != FREE or (BEARING[a].nearest, BEARING[a].two_nearest) != (3, 7):
                continue
            ahead = BEARING[a].heading
            meets = b + STEP[bearing.heading]
            aside = [b + STEP[turn[bearing.heading]] for turn in TURN]
            if (
                a + STEP[TURN[0][ahead]] == b
                and terrain[a + STEP[ahead]] == FREE
                and terrain[meets] != PATH
                and any(terrain[square] == FREE and square != a for square in aside)
            ):
                found.append((WORD[a], WORD[b]))
    return found


def lines_of_gems(terrain: list[int]) -> dict[str, bool]:
    """The three lines of the rulebooks' example: can gems lie so?"""
    free = [square for square in GLADE if terrain[square] == FREE]
    by_row = {row: [s for s in free if row_of(s) == row] for row in range(1, ROWS + 1)}
    by_column = {column: [s for s in free if column_of(s) == column] for column in range(1, COLUMNS + 1)}
    lines = [*by_row.values(), *by_column.values()]
    pairs = [pair for line in lines for pair in combinations(line, 2)]

    def regions(*gems: int) -> list[str]:
        return sorted(REGION[gem] for gem in gems)

    two = any(alignment(list(pair))[1] == 8 and regions(*pair) == [DARK, GREEN] for pair in pairs)
    three = any(
        alignment(list(gems))[1] == 12 and regions(*gems) == [GREEN, GREEN, LIGHT]
        for line in lines
        for gems in combinations(line, 3)
    )
    bend = any(
        alignment([corner, a, b])[1] == 18 and regions(corner, a, b) == [GREEN, GREEN, LIGHT]
        for corner in free
        for a in by_row[row_of(corner)]
        for b in by_column[column_of(corner)]
        if corner not in (a, b)
    )
    return {"two gems, 8 squares": two, "three gems, 12 squares": three, "a bend, 18 squares": bend}


def apart(layout: Layout) -> bool:
    """No tile touches another, not even by a corner (K-161)."""
    owner = {square: tile for tile, squares in layout.items() for square in squares}
    return all(
        owner.get(square + down * STRIDE + right, tile) == tile
        for square, tile in owner.items()
        for down in (-1, 0, 1)
        for right in (-1, 0, 1)
    )


def free_squares(terrain: list[int]) -> int:
    return sum(terrain[square] == FREE for square in GLADE if square not in GATE)
