"""Conditions of plans: read in three languages, asked of what a seat may know, the same words at any time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from rules import GAMES
from rules.core import Game, Invalid, Match
from rules.core.conditions import AND, FREE, IDLE, LESS, MINE, NOT, TAKEN, Facts, Place, guarded, holds
from rules.core.dice import FastDice
from rules.core.plans import check_planned, decisions, first_legal
from rules.core.players import random_choice

FACTS = Facts({"tm2": Place(True), "n7": Place(True, mine=True), "n8": Place(False)}, {"mana": 5, "battle cards": 2})


@pytest.mark.parametrize(
    ("condition", "true"),
    [
        ("TM2 taken", True),
        ("the TM2 is taken", True),
        ("TM2 free", False),
        ("TM2 mine", False),
        ("N7 mine", True),
        ("N8 is free", True),
        ("N8 occupé", False),
        ("N7 besetzt", True),
        ("N7 ist nicht frei", True),
        ("not TM2 taken", False),
        ("mana 5", True),
        ("mana 6", False),
        ("mana at least 5", True),
        ("mana under 6", True),
        ("mana unter 5", False),
        ("battle cards 2", True),
        ("TM2 taken and mana 5", True),
        ("TM2 taken und mana 6", False),
        ("mana 6 et TM2 pris", False),
    ],
)
def test_what_a_condition_says(condition: str, true: bool) -> None:
    assert holds(FACTS, condition) is true


@pytest.mark.parametrize(
    "condition", ["TM9 taken", "mana", "mana taken", "TM2", "TM2 5", "taken", "", "mana 6 and TM9 taken"]
)
def test_what_cannot_be_read_is_refused(condition: str) -> None:
    with pytest.raises(Invalid):
        holds(FACTS, condition)


@pytest.mark.parametrize(
    ("line", "condition", "bare"),
    [
        ("if TM2 taken: pass", "TM2 taken", "pass"),
        ("If TM2 is taken, then pass", "TM2 is taken", "pass"),
        ("si TM2 pris alors pass", "TM2 pris", "pass"),
        ("wenn TM2 besetzt dann pass", "TM2 besetzt", "pass"),
        ("lay M16 3 then draw", "", "lay M16 3 then draw"),
        ("pass", "", "pass"),
    ],
)
def test_where_a_condition_ends(line: str, condition: str, bare: str) -> None:
    assert guarded(line) == (condition, bare)


def test_a_condition_without_end() -> None:
    with pytest.raises(Invalid) as refused:
        guarded("if TM2 taken pass")
    assert refused.value.reason == "plan-condition-open"


def test_decisions_and_their_lines() -> None:
    assert decisions("a | b >> c") == [["a", "b"], ["c"]]
    assert decisions("a\nif x 1: b | c\n\n") == [["a"], ["if x 1: b", "c"]]
    assert decisions(" | >> \n") == []


# --- in every title ------------------------------------------------------------------------------

RULES = [game for newest in GAMES.values() for game in (newest, *newest.before.values())]


def played(game: Game[Any, Any], steps: int) -> Iterator[Match]:
    match, chooser = Match(game, max(game.seats), game.options(), FastDice(1)), random.Random(1)
    for _ in range(steps):
        if match.over:
            return
        seat = match.waiting[0]
        match.play(seat, random_choice(list(match.legal(seat)), chooser))
        yield match


@pytest.mark.parametrize("game", RULES, ids=lambda game: f"{game.name}-{game.version}")
def test_the_same_words_at_any_time_and_all_of_them_can_be_read(game: Game[Any, Any]) -> None:
    known, taken, mine = None, 0, 0
    for number, match in enumerate(played(game, 90)):
        if number % 15:
            continue
        for seat in range(match.seats):
            facts = game.facts(match.imagine(seat).view(), seat)
            words = (facts.places.keys(), facts.amounts.keys())
            assert known is None or words == known
            known = words
            taken += sum(place.taken for place in facts.places.values())
            mine += sum(place.mine for place in facts.places.values())
    assert known is not None
    if not known[0]:
        assert game.name not in ("karnag", "oak", "kemet", "druids")
        return
    assert taken > mine > 0, "some are taken, and some of them by the seat itself"
    for place in known[0]:
        assert holds(facts, f"{place.upper()} taken") is not holds(facts, f"the {place} is free")
        assert holds(facts, f"{place} mine") is facts.places[place].mine
    for thing, amount in facts.amounts.items():
        if amount >= 0:
            assert holds(facts, f"{thing} {amount}")
            assert not holds(facts, f"{thing} {amount + 1}")
    said = {*TAKEN, *FREE, *MINE, *NOT, *AND, *LESS}
    assert not said & {word for name in (*known[0], *known[1]) for word in name.split()}
    assert not (game.vocabulary() or frozenset()) & {*said, *IDLE, "if", "si", "wenn", "falls"}


def test_a_line_is_skipped_while_its_condition_is_false() -> None:
    match = Match(GAMES["karnag"], 2, GAMES["karnag"].options(), FastDice(3))
    chooser = random.Random(3)
    while match.view(None).phase != "choosing":  # type: ignore[attr-defined]
        match.play(match.waiting[0], random_choice(list(match.legal(match.waiting[0])), chooser))
    (seat,) = match.waiting
    imagined = match.imagine(seat)
    lines = ["if gems+1 taken: cube mind-", "if gems+1 free and mana 0: cube gems+", "cube potions+"]
    for line in lines:
        check_planned(imagined, line)
    found = first_legal(imagined, lines)
    assert found is not None
    assert found[0] == lines[1]
    match.play(seat, found[1][0])
    (other,) = match.waiting
    found = first_legal(match.imagine(other), lines)
    assert found is not None
    assert found[0] == lines[0], "now the space is taken"
    with pytest.raises(Invalid):
        check_planned(imagined, "if gems+9 taken: cube mind-")
    with pytest.raises(Invalid):
        check_planned(imagined, "if gems+1 taken: dance")
