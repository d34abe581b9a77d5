"""Typed lines are helped along: completed word by word, mended where one word is wrong, told where something was left
out."""

from __future__ import annotations

import random

import pytest

from rules import GAMES
from rules.core import FastDice, Game, Match, Refusal
from rules.core.chat import NOTHING
from rules.core.completing import left_out, mended
from rules.core.game import Filled
from rules.core.players import random_choice
from rules.karnag import KARNAG
from rules.karnag.actions import Cube, Move
from tests.rules.karnag.scene import Scene


def moving() -> Scene:
    return Scene(4).druids(0, "N10", "ED", "WH").acting(0, "capture")


def completed(table: Scene, typed: str) -> list[str]:
    return KARNAG.complete_line(table.imagined, typed)


def test_verbs_come_first() -> None:
    lines = completed(moving(), "")
    assert "move" in lines
    assert "brew" not in lines, "nothing can be brewed"
    assert completed(moving(), "mo") == ["move"]


def test_the_next_word_is_legal_after_the_words_typed() -> None:
    table = moving()
    assert completed(table, "move ") == ["move N10", "move ED", "move WH"]
    targets = completed(table, "move n10 ")
    assert "move n10 P2" in targets
    assert len(targets) == len(set(targets)) > 3
    assert completed(table, "move N10 P")[0] == "move N10 P2"


def test_steps_before_a_comma_are_tried_first() -> None:
    table = moving()
    lines = completed(table, "move N10 P2, ")
    assert "move N10 P2, ED" in lines
    assert "move N10 P2, N10" not in lines, "each druid moves once"
    assert "move N10 P2; move" in completed(table, "move N10 P2; ")
    assert completed(table, "move N10 X2, ") == []


def test_a_line_that_can_be_played_is_offered_as_it_is() -> None:
    assert completed(moving(), "move N10 P2")[0] == "move N10 P2"


def test_names_of_fields_are_understood() -> None:
    table = Scene(2).druids(0, "N3", "WE", "WC").mana(0, 20).acting(0, "gems")
    assert set(completed(table, "gem E3 leaves ")) == {"gem E3 leaves N3", "gem E3 leaves WE"}


PLAIN = [title for title, game in sorted(GAMES.items()) if type(game).complete_line is Game.complete_line]
"""Titles without a notation of their own."""


@pytest.mark.parametrize("title", PLAIN)
def test_every_action_can_be_typed_by_completions_alone(title: str) -> None:
    """Word by word, in random games: each next word of a legal action is offered, up to a comma inside a value."""
    game = GAMES[title]
    match = Match(game, game.seats[-1], game.options(), FastDice(4))
    chooser = random.Random(4)
    for _ in range(60):
        if not match.waiting:
            break
        seat = match.waiting[0]
        action = random_choice(match.legal(seat), chooser)
        fields = [f for f in action.__struct_fields__ if f not in action.shortened]
        words = [type(action).__name__.lower()]
        words += [word for field in fields for word in (str(getattr(action, field)).split() or [NOTHING])]
        comma = next((n for n, word in enumerate(words) if "," in word), len(words))
        for count in range(min(comma + 1, len(words))):
            typed = " ".join(words[:count]) + (" " if count else "")
            offered = game.complete_line(match.imagine(seat), typed)
            assert typed + words[count] in offered, (typed, action, offered[:9])
        match.play(seat, action)


@pytest.mark.parametrize(
    ("line", "word", "instead"),
    [("move N100 P2", "N100", "N10"), ("mve N10 P2", "mve", "move"), ("move N10 P22", "P22", "P2")],
)
def test_one_wrong_word_is_mended(line: str, word: str, instead: str) -> None:
    table = moving()
    with pytest.raises(Refusal):
        KARNAG.read_line(table.imagined, line)
    found = mended(table.imagined, line)
    assert found is not None
    assert (found.word, found.instead, found.line) == (word, instead, line.replace(word, instead))
    assert KARNAG.read_line(table.imagined, found.line)


def test_nonsense_is_not_mended() -> None:
    table = moving()
    assert mended(table.imagined, "sing a song") is None
    assert mended(table.imagined, "") is None


def test_what_is_left_out_is_noticed() -> None:
    assert left_out("move N10 P2", [Move("N10", "P2", 3)])
    assert not left_out("move n10 p2 3", [Move("N10", "P2", 3)])
    assert not left_out("cube capture+", [Cube("capture+1")]), "a slot may always be named without its number"


def test_an_option_is_completed_with_what_fits_the_others() -> None:
    """The options filled in before decide what is offered in the next, in whatever order they are filled in."""
    table = moving()
    assert KARNAG.chat is not None
    view, legal = KARNAG.view(table.state, 0), table.legal()
    moves = [action for action in legal if isinstance(action, Move)]
    for druid in ("N10", "ED", "WH"):
        reached = {move.to for move in moves if move.druid == druid}
        assert reached < {move.to for move in moves}
        for typed in (druid, druid.lower()):
            found = KARNAG.chat.completions(view, 0, legal, Filled("move", {"druid": typed}), "to", "")
            assert {choice.word for choice in found} == reached
    for to in sorted({move.to for move in moves}):
        found = KARNAG.chat.completions(view, 0, legal, Filled("move", {"to": to}), "druid", "")
        assert {choice.word for choice in found} == {move.druid for move in moves if move.to == to}
