"""A ruling of ours is an option of the table, or docs/rulings/<title>.md says why it is none."""

from __future__ import annotations

import re

import pytest

from rules import GAMES
from tests.titles import ROOT

HEADING = "## Rulings without an option\n"
PAGES = ROOT / "docs" / "rulings"
TITLES = sorted(title for title in GAMES if (PAGES / f"{title}.md").exists())
"""A title that was just begun has no page yet."""
CLAUSE = re.compile(r"\b[A-Z]-\d+\b")
REASON = 8
"""Words that a reason has at least."""


def left_to_us(title: str) -> set[str]:
    """Clauses that are ours in part or in whole, and that no option decides."""
    game = GAMES[title]
    decided = {clause for clauses in game.options.decides.values() for clause in clauses}
    return {id for id, clause in game.clauses.items() if {"ruling", "ours"} & set(clause.source.split(", "))} - decided


def reasons(title: str) -> dict[str, str]:
    """Clause -> what is said of it among the rulings without an option."""
    written = (PAGES / f"{title}.md").read_text("utf-8")
    section = written.partition(HEADING)[2].partition("\n## ")[0]
    points = re.split(r"^[*-] ", section, flags=re.MULTILINE)[1:]
    return {clause: point for point in points for clause in CLAUSE.findall(point)}


@pytest.mark.parametrize("title", TITLES)
def test_a_ruling_of_ours_is_an_option_or_says_why_not(title: str) -> None:
    ours, told = left_to_us(title), reasons(title)
    assert sorted(ours - told.keys()) == []
    assert {clause: told[clause] for clause in ours if len(CLAUSE.sub("", told[clause]).split()) < REASON} == {}
    assert told.keys() <= GAMES[title].clauses.keys()


def test_every_rulebook_leaves_something_open() -> None:
    assert {"druids", "karnag", "kemet", "oak"} <= {title for title in TITLES if left_to_us(title)}
