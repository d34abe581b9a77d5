"""The answer to a line that cannot be read names the word that is wrong, and the commands there are now."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bot.cli.fuzz_words import typed
from rules import GAMES
from rules.core import Action, Imagined, Refusal
from rules.core.completing import mended
from rules.core.dice import FastDice
from rules.core.match import Match
from rules.core.players import random_choice
from rules.core.reader import verb_of
from rules.core.text import catalogue, text
from rules.core.words import NOTHING

LANGUAGES = ("en", "fr", "de")
STRANGE = "qwoz"
"""A word of no title."""
KINDS = 6
"""So many lines of each kind of action."""


def lines(title: str) -> Iterator[tuple[Imagined[Any], Action, str]]:
    """Legal lines of every kind of action that random games come to, where they can be typed as they are."""
    game, chooser = GAMES[title], random.Random(title)
    seen: dict[type[Action], int] = {}
    for seats in (min(game.seats), max(game.seats)):
        match = Match(game, seats, game.options(), FastDice(seats))
        for _ in range(400):
            if match.over:
                break
            seat = chooser.choice(match.waiting)
            action = random_choice(match.legal(seat), chooser)
            words = [word for word in typed(action).split() if word not in (NOTHING, "False")]
            line = " ".join("all" if word == "True" else word for word in words)
            if seen.get(type(action), 0) < KINDS and _reads(match.imagine(seat), line):
                seen[type(action)] = seen.get(type(action), 0) + 1
                yield match.imagine(seat), action, line
            match.play(seat, action)


def _reads(imagined: Imagined[Any], line: str) -> bool:
    try:
        return bool(imagined.read(line))
    except Refusal:
        return False


def refused(imagined: Imagined[Any], line: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        imagined.read(line)
    return caught.value


def sentences(title: str, refusal: Refusal) -> list[str]:
    """As people read it, in each language: in the title's words, else in the engine's."""
    game, told = GAMES[title], []
    assert game.chat is not None
    for language in LANGUAGES:
        own = catalogue(game.chat.package, language)
        place = game.chat.package if own is not None and own.has_message(refusal.reason) else "rules.core"
        told.append(text(place, refusal.reason, language, game.chat.spelled(refusal.facts, language)))
    return told


@pytest.mark.parametrize("title", sorted(GAMES))
def test_a_strange_word_is_named_wherever_it_stands(title: str) -> None:
    tried = 0
    for imagined, _, line in lines(title):
        words = line.split()
        for at in range(1, len(words) + 1):
            refusal = refused(imagined, " ".join([*words[:at], STRANGE, *words[at:]]))
            for told in sentences(title, refusal):
                assert STRANGE in told, (line, at, told)
            assert refusal.nearest
            tried += 1
    assert tried > 10


@pytest.mark.parametrize("title", sorted(GAMES))
def test_a_strange_verb_is_named_with_those_that_can_be_used(title: str) -> None:
    for imagined, action, line in lines(title):
        _, *words = line.split()
        refusal = refused(imagined, " ".join(["c\u00fcb.3", *words]))
        for told in sentences(title, refusal):
            assert "c\u00fcb.3" in told, "as it was typed"
            assert verb_of(type(action)) in told.replace(",", " ").replace(".", " ").split(), (line, told)


@pytest.mark.parametrize("title", sorted(GAMES))
def test_a_line_that_is_whole_is_told_which_word_is_too_many(title: str) -> None:
    """Twice the same is one too many, unless rules say more about it."""
    for imagined, _, line in lines(title):
        words = line.split()
        try:
            imagined.read(" ".join([*words, words[-1]]))
        except Refusal as refusal:
            if refusal.kind == "invalid":
                assert refusal.reason != "missing-word", line
                assert all(words[-1].casefold() in told.casefold() for told in sentences(title, refusal)), line


@pytest.mark.parametrize("title", sorted(GAMES))
def test_what_works_is_told_of_the_position_in_which_it_works(title: str) -> None:
    """After steps that show nothing new it is what could be done then; after others, what can be done now."""
    goes_on = later = 0
    for imagined, _, line in lines(title):
        refusal = refused(imagined, f"{line}; {STRANGE}")
        then, at = imagined.copy(), imagined.copy()
        for action in imagined.read(line):
            then.play(action)
            if at.view() != refusal.seen:
                at.play(action)
        goes_on += then.awaited and not then.told
        if refusal.seen is None:
            at = imagined
        else:
            assert at.view() == refusal.seen, line
            assert len(at.dice.drawn) == len(imagined.dice.drawn), f"what chance would bring is not told: {line}"
            later += 1
        assert set(refusal.nearest) <= set(at.legal()), line
    assert (later > 0) == (goes_on > 0)


def test_digits_of_another_script_are_taken_for_the_usual_ones() -> None:
    match = Match(GAMES["karnag"], 2, GAMES["karnag"].options(), FastDice(1))
    while not any(verb_of(type(action)) == "cube" for action in match.legal(match.waiting[0])):
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    imagined = match.imagine(match.waiting[0])
    line = next(typed(action) for action in imagined.legal() if typed(action).endswith("2"))
    found = mended(imagined, line.replace("2", "\uff12"))
    assert found is not None
    assert found.line == line


@pytest.mark.parametrize("title", sorted(GAMES))
def test_whoever_is_not_to_decide_is_told_so_whatever_is_typed(title: str) -> None:
    """Nothing can be begun then, so no commands are named."""
    game, chooser = GAMES[title], random.Random(title)
    match = Match(game, max(game.seats), game.options(), FastDice(1))
    while len(match.waiting) == match.seats:
        seat = chooser.choice(match.waiting)
        match.play(seat, random_choice(match.legal(seat), chooser))
    others = [seat for seat in range(match.seats) if seat not in match.waiting]
    assert {refused(match.imagine(seat), f"{STRANGE} 3").reason for seat in others} == {"somebody-else"}
