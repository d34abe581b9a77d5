"""Events become arrows, ghosts, frames, points and sentences."""

from __future__ import annotations

import msgspec
import pytest

from render.druids.changes import MOST_FRAMES, changes, gains
from render.druids.example import example
from render.druids.words import DruidsWords
from render.scene import Arrow, Ghost, Piece
from rules.core import Event
from rules.druids import DRUIDS
from rules.druids import events as e
from rules.druids.scoring import points
from tests.render.druids.keen import played


def test_marks() -> None:
    found = changes(
        example(),
        [
            e.Moved(0, "K16", "K17"),
            e.StoneSet(0, "N16@12", "L16@6"),
            e.DemonLaid(0, "K12"),
            e.PopulationLost(1, "K12"),
            e.DemonLifted(0, "M18"),
            e.Settled(0, "L16"),
        ],
        DruidsWords(),
    )
    assert found.arrows == [Arrow(("K16", "K17")), Arrow(("L16@6", "N16@12"))]
    assert found.focus == ["K17", "N16@12", "K12", "L16"]
    assert found.ghosts == [
        Ghost(Piece("population", "K16", 0)),
        Ghost(Piece("stone", "L16@6", 0)),
        Ghost(Piece("population", "K12", 1), gone=True),
        Ghost(Piece("demon", "M18"), gone=True),
    ]
    assert found.story[0] == "Red moves a population K16 → K17."
    assert found.seat is None, "sentences about two seats: a token would stand before the wrong one"
    assert changes(example(), [e.Settled(0, "L16"), e.Moved(0, "K16", "K17")], DruidsWords()).seat == 0


def test_too_many_marks_are_left_out() -> None:
    moves: list[Event] = [e.Moved(0, "K16", "K17") for _ in range(6)]
    assert changes(example(), moves, DruidsWords()).arrows == []
    settled: list[Event] = [e.Settled(0, tile.field) for tile in example().tiles]
    assert len(changes(example(), settled, DruidsWords()).focus) == MOST_FRAMES


def test_what_is_for_one_seat_alone_is_not_told() -> None:
    assert changes(example(), [e.Settled(0, "L16", only=0)], DruidsWords()).story == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gains_are_the_difference_of_scores(seats: int) -> None:
    """Also where stones fall and temples change hands."""
    seen: set[type[Event]] = set()
    then: list[int] = [0] * seats
    for seed in (30 + seats, 40 + seats):
        then = [0] * seats
        for state, events in played(seats, seed):
            now = [points(state, seat) for seat in range(seats)]
            if events and not {type(event) for event in events} <= QUIET:
                expected = {seat: now[seat] - then[seat] for seat in range(seats) if now[seat] != then[seat]}
                assert gains(DRUIDS.view(state, None), events) == expected
            seen |= {type(event) for event in events}
            then = now
    assert {e.Settled, e.Moved, e.StoneSet, e.Warded} <= seen


QUIET = {e.Laid, e.Drew, e.Chose, e.ActionBegan, e.ActionEnded}


def test_gains_of_falling_and_passing_temples() -> None:
    """M16 has three stones of Red and a temple: what it was worth before."""
    view = example()
    fallen = msgspec.structs.replace(view, temples=[], stones=[one for one in view.stones if one.corner != "M16@12"])
    assert gains(fallen, [e.StoneLost(0, "M16@12"), e.TempleFell("M16")]) == {0: -8}
    assert gains(view, [e.Converted(0, "M16@12", 1), e.Converted(0, "N16@12", 1), e.TemplePassed("M16", 0)]) == {
        0: 11,
        1: -11,
    }
    assert gains(view, [e.StoneSet(0, "M16@12", "P9@12"), e.TempleSet(0, "M16", "J12")]) == {0: 5}


def test_every_kind_of_event_can_be_shown() -> None:
    from tests.rules.druids.test_chat import STORIES

    assert {type(event) for event, _ in STORIES} == set(DRUIDS.events)
    for event, _ in STORIES:
        changes(example(), [event], DruidsWords())
