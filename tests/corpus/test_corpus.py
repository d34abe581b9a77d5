"""The corpus: games of every title, number of seats and option are played again from their records, line by line; what
went wrong once is tried again where it went wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core import GAMES, verify
from rules.core.record import replay
from tests.corpus.add import came_to
from tests.corpus.make import GAMES_OF, values
from tests.corpus.shelf import FOLDER, Entry, entries, record

SHELF = entries()
PLAYED = [entry for entry in SHELF if not entry.why]
BUGS = [entry for entry in SHELF if entry.why]
LINES_OFTEN = 450
"""Of each title, so many lines are played again on every run, in the shortest games; all in the long tests."""


def often() -> set[str]:
    found: set[str] = set()
    for title in GAMES_OF:
        lines = 0
        for entry in sorted((one for one in PLAYED if one.title == title), key=lambda one: one.lines):
            if lines and lines + entry.lines > LINES_OFTEN:
                break
            lines += entry.lines
            found.add(entry.file)
    return found


CASES = [
    pytest.param(entry, id=Path(entry.file).stem, marks=[] if entry.file in often() else pytest.mark.long)
    for entry in PLAYED
]


@pytest.mark.parametrize("entry", CASES)
def test_a_game_holds(entry: Entry) -> None:
    found = verify(record(entry), hash=entry.hash)
    assert found.finished
    assert found.secret_checked
    assert (found.title, found.seats) == (entry.title, entry.seats)


@pytest.mark.parametrize("entry", BUGS, ids=[Path(entry.file).stem for entry in BUGS])
def test_what_went_wrong_goes_right(entry: Entry) -> None:
    kept = record(entry)
    match = replay(kept)
    assert kept.lines[-1].hash == entry.hash
    if entry.tried is not None:
        before = match.saved()
        assert came_to(match, entry.tried.seat, entry.tried.line) == entry.tried
        assert match.saved() == before


def test_the_index_lists_what_stands_there() -> None:
    there = {str(file.relative_to(FOLDER)) for file in FOLDER.rglob("*.xz")}
    assert {entry.file for entry in SHELF} == there
    assert len(PLAYED) >= 100
    assert BUGS
    for entry in SHELF:
        assert entry.file.startswith("bugs/" if entry.why else "games/")


@pytest.mark.parametrize("title", sorted(GAMES_OF))
def test_every_number_of_seats_and_every_value_of_every_option_was_played(title: str) -> None:
    game = GAMES[title]
    played = [entry for entry in PLAYED if entry.title == title]
    assert {entry.seats for entry in played} == set(game.seats)
    usual = {name: getattr(game.options(), name) for name in values(game)}
    for name, possible in values(game).items():
        seen = [entry.options.get(name, usual[name]) for entry in played]
        assert set(seen) == set(possible), name
