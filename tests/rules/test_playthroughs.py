"""Games as text, reviewed as differences: a change of the rules shows here what it changes.

`MENHIR_GOLDEN=write ./menhir test tests/rules/test_playthroughs.py` writes them anew.
"""

from __future__ import annotations

import os
import random

import msgspec
import pytest

from rules.core import GAMES, FastDice, Match
from rules.core.players import random_choice
from tests.titles import folder

STEPS = 120


def playthrough(title: str) -> str:
    """The beginning of a random game with the fewest seats: decisions, what happened, and a hash of the position."""
    game = GAMES[title]
    seats = game.seats[0]
    match = Match(game, seats, game.options(), FastDice(7))
    chooser = random.Random(7)
    lines = [f"{game.title}, {seats} seats", *_told(match.events)]
    for number in range(1, STEPS + 1):
        if not match.waiting:
            break
        seat = match.waiting[0]
        legal = match.legal(seat)
        action = random_choice(legal, chooser)
        events = match.play(seat, action)
        lines.append(f"{number}. seat {seat}, 1 of {len(legal)}: {_words(action)}")
        lines += _told(events)
    lines.append(f"position {match.fingerprint}")
    return "\n".join(lines) + "\n"


def _told(events: object) -> list[str]:
    return [f"    {_words(event)}" for event in events]  # type: ignore[attr-defined]


def _words(struct: msgspec.Struct) -> str:
    values = {name: value for name, value in msgspec.to_builtins(struct).items() if name not in ("do", "event")}
    facts = " ".join(f"{name}={value}" for name, value in values.items())
    return f"{type(struct).__name__} {facts}".rstrip()


@pytest.mark.parametrize("title", sorted(GAMES))
def test_the_game_goes_as_it_went(title: str) -> None:
    file = folder(title) / "playthrough.txt"
    played = playthrough(title)
    if os.environ.get("MENHIR_GOLDEN") == "write":
        file.write_text(played, "utf-8")
    assert played == file.read_text("utf-8")
