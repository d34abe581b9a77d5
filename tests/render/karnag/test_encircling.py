"""The line around the gate, as the final picture shows it."""

import pytest

from render.karnag.example import LINE, MENHIRS, RING
from render.karnag.parts.encircling import segments
from rules.karnag.board import SQUARE, STRIDE, WORD
from rules.karnag.mechanics.stones import encircling


def line_of(menhirs: list[str]) -> tuple[int, list[str], list[tuple[str, str]]]:
    length, ring = encircling([SQUARE[word] for word in menhirs])
    words = [WORD[square] for square in sorted(ring)]
    return length, words, segments(menhirs, words, length)


def squares(stretch: tuple[str, str]) -> int:
    (r1, c1), (r2, c2) = (divmod(SQUARE[word], STRIDE) for word in stretch)
    assert r1 == r2 or c1 == c2
    return abs(r1 - r2) + abs(c1 - c2)


def test_the_rulebooks_line_of_twenty_two() -> None:
    outline = ["D6", "D10", "E10", "E12", "I12", "I8", "H8", "H6"]
    length, ring, stretches = line_of([*outline, "K6", "K12"])
    assert length == 22
    assert sorted(ring) == sorted(outline)
    assert sum(map(squares, stretches)) == 22
    assert {frozenset(stretch) for stretch in stretches} == {
        frozenset(pair) for pair in zip(outline, outline[1:] + outline[:1], strict=True)
    }


def test_two_lines_of_equal_length_are_both_shown() -> None:
    length, ring, stretches = line_of(["D6", "D11", "H11", "I11", "I10", "H10", "I6"])
    assert length == 20
    assert len(ring) == 7
    assert {("H10", "H11"), ("I10", "I11"), ("H10", "I10"), ("H11", "I11")} <= set(stretches)


def test_a_line_that_crosses_itself() -> None:
    length, _, stretches = line_of(["D7", "D14", "H14", "H6", "K6", "K7"])
    assert length == 30
    assert sum(map(squares, stretches)) == 30


def test_the_example_is_encircled_as_it_says() -> None:
    menhirs = [word for seat in MENHIRS for word in seat]
    length, ring, stretches = line_of(menhirs)
    assert (length, sorted(ring)) == (LINE, sorted(RING))
    assert sum(map(squares, stretches)) == LINE


@pytest.mark.parametrize("ring", [[], ["D6"]])
def test_strange_lines_do_not_fail(ring: list[str]) -> None:
    assert segments(["D6"], ring, 12) == []
