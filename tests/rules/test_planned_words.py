"""Plans refuse words that can never be read, in every title, and take whatever can be typed in some position."""

from __future__ import annotations

import random

import msgspec
import pytest

from rules import GAMES
from rules.core import Action, FastDice, Invalid
from rules.core.plans import check_line
from rules.core.players import random_choice
from rules.core.words import NOTHING

NONSENSE = ("frobnicate", "xyzzy")


def typed(action: Action) -> str:
    """An action as a line: its verb, and the words of its fields in their order; the only yes there is, is `all`."""
    words = [type(action).__name__.lower()]
    for field in msgspec.structs.fields(action):
        value = getattr(action, field.name)
        if value != field.default and value not in ("", NOTHING):
            words.append("all" if value is True else str(value))
    return " ".join(words)


@pytest.mark.parametrize("title", sorted(GAMES))
@pytest.mark.parametrize("seed", [1, 2])
def test_what_is_legal_somewhere_can_be_planned_and_with_a_strange_word_it_cannot(title: str, seed: int) -> None:
    game, chooser, dice = GAMES[title], random.Random(seed), FastDice(seed)
    state, _ = game.setup(game.seats.start, game.options(), dice)
    seen: set[type[Action]] = set()
    for _ in range(400):
        if not (waiting := game.waiting(state)):
            break
        seat = chooser.choice(list(waiting))
        action = random_choice(game.legal(state, seat), chooser)
        line = typed(action)
        check_line(game, line)
        seen.add(type(action))
        for word in NONSENSE:
            with pytest.raises(Invalid) as refused:
                check_line(game, f"{line} {word}")
            assert word in str(refused.value.facts["word"]), line
        game.apply(state, seat, action, dice)
        while (forced := game.forced(state)) is not None:
            game.apply(state, *forced, dice)
    assert len(seen) >= min(5, len(game.actions) - 1)


@pytest.mark.parametrize(
    ("title", "line"),
    [
        ("druids", "wish M15 K14 else auto"),
        ("druids", "auto rest tight all"),
        ("druids", "auto 3 near M16"),
        ("druids", "M16-M17 L16xL17"),
        ("druids", "move M16 L16 > 3"),
        ("druids", "lay FFWWMM L15 11W draw"),
        ("druids", "stone M16@12 from L17+L16+M16"),
        ("druids", "new M16 auto"),
        ("druids", "done all"),
        ("kemet", "move 1b 5 > F1 4 > T1"),
        ("kemet", "battle 3 drop 7 after lose retreat"),
        ("kemet", "buy charge"),
    ],
)
def test_lines_in_a_notation_of_their_own_can_be_planned(title: str, line: str) -> None:
    check_line(GAMES[title], line)


@pytest.mark.parametrize(
    ("title", "line"),
    [
        ("druids", "wish Z99"),
        ("druids", "Z99-M16"),
        ("druids", "move M16-Z99"),
        ("druids", "stone Z99@12"),
        ("druids", "act scout frobnicate"),
        ("druids", "auto rest sideways"),
        ("kemet", "buy frobnicate"),
        ("kemet", "recruit 1a 3, xyzzy 2"),
    ],
)
def test_places_and_words_that_do_not_exist_cannot(title: str, line: str) -> None:
    with pytest.raises(Invalid):
        check_line(GAMES[title], line)
