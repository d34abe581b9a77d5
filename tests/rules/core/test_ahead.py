"""Looking ahead: the decision that may come, found the same way for the same knowledge, and chosen as a line."""

from __future__ import annotations

import random

import pytest

from rules import GAMES
from rules.core import Match
from rules.core.ahead import foresee, line_for
from rules.core.dice import FastDice
from rules.core.plans import check_planned, first_legal
from rules.core.players import random_choice

TITLES = ("karnag", "oak", "kemet", "druids")


def begun(title: str, steps: int) -> Match:
    game, chooser = GAMES[title], random.Random(5)
    match = Match(game, max(game.seats), game.options(), FastDice(5))
    for _ in range(steps):
        match.play(match.waiting[0], random_choice(list(match.legal(match.waiting[0])), chooser))
    return match


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("steps", [3, 40])
def test_three_decisions_can_be_planned_by_choosing(title: str, steps: int) -> None:
    match, chooser = begun(title, steps), random.Random(1)
    state = match.saved()
    seat = next(seat for seat in range(match.seats) if seat not in match.waiting or match.seats == len(match.waiting))
    plan: list[list[str]] = []
    for _ in range(3):
        here = foresee(match.imagine(seat), plan)
        assert here is not None
        assert here.awaited
        again = foresee(match.imagine(seat), plan)
        assert again is not None
        assert again.game.encode(again.state) == here.game.encode(here.state)
        lines = [
            line for action in chooser.sample(list(here.legal()), len(here.legal())) if (line := line_for(here, action))
        ]
        check_planned(match.imagine(seat), lines[0])
        found = first_legal(here, lines)
        assert found is not None
        plan.append(lines)
    assert match.saved() == state, "nothing was played"


@pytest.mark.parametrize("title", TITLES)
def test_nearly_every_choice_can_be_written(title: str) -> None:
    chooser, written, tried = random.Random(2), 0, 0
    for steps in range(0, 60, 6):
        match = begun(title, steps)
        here = foresee(match.imagine(0), [])
        if here is None:
            continue
        legal = list(here.legal())
        for action in chooser.sample(legal, min(5, len(legal))):
            line, tried = line_for(here, action), tried + 1
            if line is not None:
                written += 1
                assert type(here.game.read_line(here, line)[0]) is type(action)
    assert tried > 20
    assert written >= 0.9 * tried


def test_a_plan_that_cannot_come_is_not_told() -> None:
    match = begun("karnag", 3)
    assert foresee(match.imagine(0), [["if mana 99: cube gems+"]]) is None
