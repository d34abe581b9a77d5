"""Which straight stretches between menhirs the encircling line takes (K-152 to K-154).

The view names the line's length and its menhirs; the way between them follows from the board.
"""

from __future__ import annotations

import heapq
from itertools import pairwise

from rules.karnag.board import GATE, SQUARE, STRIDE, WORD, column_of, row_of

Stretch = tuple[str, str]
Edges = dict[int, list[tuple[int, int, int]]]
"""Menhir -> next menhir, squares to it, and its share of a turn around the gate."""


def segments(menhirs: list[str], ring: list[str], line: int) -> list[Stretch]:
    """All stretches that lie on some closed line of that length around the gate; each once, in reading order."""
    part = {SQUARE[word] for word in ring}
    edges = _edges([SQUARE[word] for word in menhirs])
    found: set[tuple[int, int]] = set()
    for start in part:
        reach = _reach(start, edges, line)
        for (menhir, turns), length in reach.items():
            for other, further, turn in edges[menhir]:
                for around in (1, -1):
                    back = reach.get((other, turns + turn - around))
                    if back is not None and length + further + back == line:
                        found.add((min(menhir, other), max(menhir, other)))
    if not found:  # a line that may not cross itself can be longer than the shortest one: show all its stretches
        found = {(min(a, b), max(a, b)) for a in part for b, _, _ in edges.get(a, []) if b in part}
    return [(WORD[a], WORD[b]) for a, b in sorted(found)]


def _edges(menhirs: list[int]) -> Edges:
    """Each menhir and the next one in its row and column, unless the gate lies between."""
    edges: Edges = {menhir: [] for menhir in menhirs}
    top, left, right = min(map(row_of, GATE)), min(map(column_of, GATE)), max(map(column_of, GATE))
    for line_of, along, step in ((row_of, column_of, 1), (column_of, row_of, STRIDE)):
        lines: dict[int, list[int]] = {}
        for menhir in sorted(menhirs, key=along):
            lines.setdefault(line_of(menhir), []).append(menhir)
        for standing in lines.values():
            for a, b in pairwise(standing):
                if any(square in GATE for square in range(a, b, step)):
                    continue
                above = step == 1 and row_of(a) < top and column_of(a) <= left and column_of(b) >= right
                edges[a].append((b, along(b) - along(a), 1 if above else 0))
                edges[b].append((a, along(b) - along(a), -1 if above else 0))
    return edges


def _reach(start: int, edges: Edges, most: int) -> dict[tuple[int, int], int]:
    """(menhir, turns around the gate) -> squares from the start, up to `most`."""
    if start not in edges:
        return {}
    best = {(start, 0): 0}
    heap = [(0, start, 0)]
    while heap:
        length, menhir, turns = heapq.heappop(heap)
        if best[menhir, turns] < length:
            continue
        for other, further, turn in edges[menhir]:
            key, total = (other, turns + turn), length + further
            if abs(key[1]) <= 2 and total <= most and total < best.get(key, most + 1):
                best[key] = total
                heapq.heappush(heap, (total, *key))
    return best
