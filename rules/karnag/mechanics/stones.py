"""Gems and menhirs: gem steps, alignments (phase F), and the line around the gate (K-80 to K-87, K-152 to K-154)."""

from __future__ import annotations

import heapq
from itertools import combinations, pairwise

from rules.karnag.board import FREE, GATE, NEIGHBOURS, STRIDE, column_of, row_of
from rules.karnag.state import KarnagState


def gem_steps(state: KarnagState, seat: int) -> list[tuple[int, int]]:
    """Every single step of that seat's gems: neighbouring, totally free glade squares (K-8, K-128)."""
    return [
        (gem, step)
        for gem in state.gems_of(seat)
        for step in NEIGHBOURS[gem]
        if state.terrain[step] == FREE and step not in state.creatures and step not in state.stones
    ]


# --- alignments ---------------------------------------------------------------------------------


def alignment(gems: list[int]) -> tuple[list[int], int]:
    """The gems of one colour that stand in line with another, and the squares of all their lines, each counted once.

    Nothing between them matters, not even the gate (K-84).
    """
    squares: set[int] = set()
    aligned: set[int] = set()
    for a, b in combinations(sorted(gems), 2):
        step = 1 if row_of(a) == row_of(b) else STRIDE if column_of(a) == column_of(b) else 0
        if step:
            aligned |= {a, b}
            squares.update(range(a, b + 1, step))
    return sorted(aligned), len(squares)


# --- encircling ---------------------------------------------------------------------------------

Edge = tuple[int, int, int]
"""The next menhir, the length of the way there, and its share of a turn around the gate."""

_TOP, _BOTTOM = min(map(row_of, GATE)), max(map(row_of, GATE))
_LEFT, _RIGHT = min(map(column_of, GATE)), max(map(column_of, GATE))


def encircling(menhirs: list[int], simple_line_only: bool = False) -> tuple[int, set[int]]:
    """The length of the shortest closed line around the gate and all menhirs on lines of that length, or (0, none)."""
    edges = _edges(menhirs)
    shortest = {menhir: _around(menhir, edges) for menhir in menhirs}
    lengths = [length for length in shortest.values() if length]
    if not lengths:
        return 0, set()
    least = min(lengths)
    if simple_line_only:
        return _simple_lines(sorted(menhirs), edges, least)
    return least, {menhir for menhir, length in shortest.items() if length == least}


def _edges(menhirs: list[int]) -> dict[int, list[Edge]]:
    """Each menhir joined to the next one in each direction, unless the gate lies between."""
    edges: dict[int, list[Edge]] = {menhir: [] for menhir in menhirs}
    for line_of, along in ((row_of, column_of), (column_of, row_of)):
        lines: dict[int, list[int]] = {}
        for menhir in sorted(menhirs, key=along):
            lines.setdefault(line_of(menhir), []).append(menhir)
        for menhirs_in_line in lines.values():
            for a, b in pairwise(menhirs_in_line):
                horizontal = line_of is row_of
                step = 1 if horizontal else STRIDE
                if any(square in GATE for square in range(a, b, step)):
                    continue
                # A closed line goes around the gate iff its crossings of the line north of it do not cancel out.
                crosses = horizontal and row_of(a) < _TOP and column_of(a) <= _LEFT and column_of(b) >= _RIGHT
                length = along(b) - along(a)
                edges[a].append((b, length, 1 if crosses else 0))
                edges[b].append((a, length, -1 if crosses else 0))
    return edges


def _around(start: int, edges: dict[int, list[Edge]]) -> int:
    """The shortest line from a menhir back to itself whose turns do not cancel out; 0 if there is none."""
    most_turns = _TOP
    best: dict[tuple[int, int], int] = {(start, 0): 0}
    heap = [(0, start, 0)]
    while heap:
        length, menhir, turns = heapq.heappop(heap)
        if menhir == start and turns:
            return length
        if best[menhir, turns] < length:
            continue
        for other, further, turn in edges[menhir]:
            key = (other, turns + turn)
            if abs(key[1]) <= most_turns and length + further < best.get(key, 1 << 30):
                best[key] = length + further
                heapq.heappush(heap, (length + further, *key))
    return 0


def _simple_lines(menhirs: list[int], edges: dict[int, list[Edge]], limit: int) -> tuple[int, set[int]]:
    """As `encircling`, for outlines that neither meet a menhir twice nor cross themselves (K-152).

    The limit rises from the length without that condition to the next possible one until an outline fits.
    """
    while limit:
        search = _OutlineSearch(menhirs, edges, limit)
        for start in menhirs:
            search.extend([start], 0, 0)
        if search.found:
            return limit, search.found
        limit = search.beyond
    return 0, set()


class _OutlineSearch:
    """Depth-first search for all outlines up to a length, each from its smallest menhir."""

    def __init__(self, menhirs: list[int], edges: dict[int, list[Edge]], limit: int) -> None:
        self.edges, self.limit = edges, limit
        self.back = {start: _distances(start, edges) for start in menhirs}
        self.found: set[int] = set()
        self.beyond = 0
        """The least length over the limit that was met; 0 if there was none."""

    def extend(self, path: list[int], length: int, turns: int) -> None:
        start, menhir = path[0], path[-1]
        for other, further, turn in self.edges[menhir]:
            if other < start or _crosses(path, other):
                continue
            if other == start:
                if turns + turn and self._within(length + further):
                    self.found.update(path)
            elif other not in path and self._within(length + further + self.back[start][other]):
                self.extend([*path, other], length + further, turns + turn)

    def _within(self, length: int) -> bool:
        if length <= self.limit:
            return True
        self.beyond = min(self.beyond or length, length)
        return False


def _distances(start: int, edges: dict[int, list[Edge]]) -> dict[int, int]:
    distances = {start: 0}
    heap = [(0, start)]
    while heap:
        length, menhir = heapq.heappop(heap)
        for other, further, _ in edges[menhir]:
            if length + further < distances.get(other, 1 << 30):
                distances[other] = length + further
                heapq.heappush(heap, (length + further, other))
    return distances


def _crosses(path: list[int], other: int) -> bool:
    """Would the segment from the end of the path cross one of its segments? (They meet in menhirs only at ends.)"""
    a_row, a_column = row_of(path[-1]), column_of(path[-1])
    b_row, b_column = row_of(other), column_of(other)
    for c, d in pairwise(path):
        c_row, c_column, d_row, d_column = row_of(c), column_of(c), row_of(d), column_of(d)
        if a_row == b_row and c_column == d_column:
            across = min(a_column, b_column) < c_column < max(a_column, b_column)
            if across and min(c_row, d_row) < a_row < max(c_row, d_row):
                return True
        elif a_column == b_column and c_row == d_row:
            across = min(c_column, d_column) < a_column < max(c_column, d_column)
            if across and min(a_row, b_row) < c_row < max(a_row, b_row):
                return True
    return False
