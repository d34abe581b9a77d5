"""The search of computer players: what it is promised to do in every title, whatever the judge says."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rules.core import (
    GAMES,
    Action,
    Dice,
    Event,
    FastDice,
    Game,
    Illegal,
    Imagined,
    Options,
    Placing,
    Refusal,
    Standings,
    State,
    View,
)
from rules.core.players import random_choice
from rules.core.thinking.judge import Data, Judge, Terms, Version, final_values, squashed
from rules.core.thinking.search import Search
from tests.rules.test_properties import TITLES
from tests.titles import has_secrets, is_short, properties

DATA = Data(scale=1.0, versions=[Version(1, {})])


def positions(title: str, seats: int, every: int, most: int) -> Iterator[tuple[Game[Any, Any], Any, int]]:
    """Positions of a random game in which somebody has a choice, each with a seat that has it."""
    game, chooser, dice = GAMES[title], random.Random(seats), FastDice(seats)
    state, _ = game.setup(seats, game.options(), dice)
    found = steps = 0
    while waiting := game.waiting(state):
        seat = waiting[chooser.randrange(len(waiting))]
        legal = game.legal(state, seat)
        if len(legal) > 1:
            steps += 1
            if steps % every == 0:
                yield game, state, seat
                found += 1
                if found == most:
                    return
        game.apply(state, seat, random_choice(legal, chooser), dice)


@pytest.mark.parametrize("title", TITLES)
def test_the_same_seed_and_count_give_the_same_move(title: str) -> None:
    for game, state, seat in positions(title, 2, every=1 if is_short(title) else 17, most=4):
        thoughts = []
        for _ in range(2):
            search = Search(game.imagine(state, seat, FastDice(3)), game.judge, 11)
            search.run(60)
            thoughts.append(search.ranked())
        assert thoughts[0] == thoughts[1]
        assert thoughts[0][0].action in game.legal(state, seat)
        assert sum(one.tries for one in thoughts[0]) == 60


@pytest.mark.parametrize("title", TITLES)
def test_stopping_early_is_thinking_less(title: str) -> None:
    """A clock only makes it fewer descents: stopped after 25 it says what it says after 25."""
    game, state, seat = next(positions(title, 2, every=2, most=1))
    stopped, counted = (Search(game.imagine(state, seat, FastDice(3)), game.judge, 5) for _ in range(2))
    stopped.run(1_000, lambda: stopped.descents >= 25)
    counted.run(25)
    assert stopped.descents == counted.descents == 25
    assert stopped.ranked() == counted.ranked()
    counted.run(10)
    assert counted.descents == 35


@pytest.mark.parametrize("title", TITLES)
def test_what_the_seat_may_not_know_changes_nothing(title: str) -> None:
    """Positions that differ in the unknown alone are thought about in the same way, to the last figure."""
    scramble = properties(title).scramble
    differed = 0
    for game, state, seat in positions(title, 3, every=1 if is_short(title) else 23, most=5):
        other = game.decode(game.encode(state))
        scramble(other, seat, random.Random(7))
        differed += game.encode(other) != game.encode(state)
        one, two = (game.imagine(each, seat, FastDice(0)) for each in (state, other))
        assert one.saved() == two.saved()
        first, second = Search(one, game.judge, 9), Search(two, game.judge, 9)
        first.run(40)
        second.run(40)
        assert first.ranked() == second.ranked()
    assert differed or not has_secrets(title), "nothing was hidden in any of them"


@pytest.mark.parametrize("title", TITLES)
def test_imagined_anew_from_the_imagined_is_as_from_the_true(title: str) -> None:
    """So one imagined position is all that a thinking process needs."""
    for game, state, seat in positions(title, 2, every=1 if is_short(title) else 13, most=6):
        imagined = game.imagine(state, seat, FastDice(0))
        again = Imagined.load(game, seat, imagined.saved(), FastDice(1))
        for seed in (4, 5):
            assert again.imagined_anew(FastDice(seed)).saved() == game.imagine(state, seat, FastDice(seed)).saved()


# --- a title small enough to know what is right --------------------------------------------------


class Go(Action, frozen=True):
    to: str


class TrackState(State):
    """Seat 0 chooses a way; some ways ask somebody again, some roll a die, one leaves seat 1 with nothing to do."""

    at: str = "start"
    chosen: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    points: list[int] = msgspec.field(default_factory=lambda: [0, 0])


class TrackView(View, frozen=True):
    at: str


WAYS = {
    "start": ("dead", "small", "trap", "roll", "double"),
    "trap": ("give", "take"),
    "double": ("a", "b"),
}


class Track(Game[TrackState, Options]):
    name, title, version, seats = "track", "Track", 1, range(2, 3)
    options, state, actions, events = Options, TrackState, (Go,), ()
    clauses = {}

    def setup(self, seats: int, options: Options, dice: Dice) -> tuple[TrackState, list[Event]]:
        return TrackState(), []

    def waiting(self, state: TrackState) -> tuple[int, ...]:
        if state.at == "double":
            return tuple(seat for seat in (0, 1) if not state.chosen[seat])
        return {"start": (0,), "trap": (1,), "dead": (1,)}.get(state.at, ())

    def legal(self, state: TrackState, seat: int) -> list[Action]:
        return [Go(way) for way in WAYS.get(state.at, ())] if seat in self.waiting(state) else []

    def apply(self, state: TrackState, seat: int, action: Action, dice: Dice) -> list[Event]:
        assert isinstance(action, Go)
        if state.at == "double":
            state.chosen[seat] = action.to
            if all(state.chosen):
                state.at, state.points = "end", [6, 0] if state.chosen[0] == state.chosen[1] else [0, 6]
        elif action.to in ("dead", "trap", "double"):
            state.at = action.to
            state.points = [9, 0] if action.to == "trap" else state.points
        else:
            gain = {"small": [2, 0], "give": [9, 0], "take": [0, 9], "roll": [7, 0] if dice.below(2) else [0, 8]}
            state.at, state.points = "end", gain[action.to]
        return []

    def forced(self, state: TrackState) -> None:
        return None

    def view(self, state: TrackState, seat: int | None) -> TrackView:
        return TrackView(state.at)

    def standings(self, state: TrackState) -> Standings | None:
        if state.at != "end":
            return None
        first, second = state.points
        return Standings(
            [Placing(0, 1 + (second > first), first, 0, {}), Placing(1, 1 + (first > second), second, 0, {})]
        )

    def explain(self, state: TrackState, seat: int, action: Action) -> Refusal:
        return Illegal("no", "")

    def redraw(self, state: TrackState, seat: int | None, dice: Dice) -> None:
        return None


class Counts(Judge[TrackState]):
    term_names = ("points",)

    def terms(self, state: TrackState) -> list[Terms]:
        return [{"points": float(points)} for points in state.points]


def track_search(at: str, seat: int, descents: int) -> dict[str, tuple[float, int]]:
    search = Search(Track().imagine(TrackState(at=at), seat, FastDice(0)), Counts(DATA), 1)
    search.run(descents)
    return {one.action.to: (one.value, one.tries) for one in search.ranked() if isinstance(one.action, Go)}


def test_it_sees_what_the_other_will_answer() -> None:
    """One step ahead the trap looks best; the answer to it loses. The small sure gain is the best move."""
    search = Search(Track().imagine(TrackState(), 0, FastDice(0)), Counts(DATA), 1)
    search.run(5)
    assert max(search.ranked(), key=lambda one: one.value).action == Go("trap")
    search.run(400)
    assert search.best() == Go("small")


def test_a_die_is_rolled_more_than_once() -> None:
    value, tries = track_search("start", 0, 400)["roll"]
    assert tries >= 4
    assert 0.1 < value < 0.9, "one outcome would be all or nothing"


def test_who_decides_at_the_same_time_is_not_answered() -> None:
    """Matching is even: whoever could see the other's choice would win always."""
    found = track_search("double", 0, 200)
    assert all(0.1 < value < 0.9 for value, _ in found.values()), found
    below = track_search("start", 0, 400)["double"]
    assert 0.1 < below[0] < 0.9


def test_it_survives_that_nothing_can_be_done() -> None:
    """Where a move leaves somebody with nothing, where the seat itself has nothing, where there is one move only."""
    assert "dead" in track_search("start", 0, 300)
    search = Search(Track().imagine(TrackState(at="dead"), 1, FastDice(0)), Counts(DATA), 1)
    search.run(50)
    assert search.best() is None
    assert search.descents == 0


# --- values --------------------------------------------------------------------------------------


def test_a_lead_is_over_the_best_other() -> None:
    assert squashed([3.0, 3.0, 0.0], 2.0)[:2] == [0.5, 0.5]
    ahead, behind, far = squashed([5.0, 3.0, 0.0], 2.0)
    assert ahead == pytest.approx(1 - behind)
    assert far < behind < 0.5 < ahead
    assert squashed([1e9, 0.0], 1.0)[1] > 0


def test_a_victory_is_worth_more_than_any_lead() -> None:
    standings = Standings([Placing(1, 1, 10, 0, {}), Placing(0, 2, 9, 0, {})])
    lost, won = final_values(standings, 2, 5.0)
    assert lost < 0.1
    assert won > 0.9
    shared = Standings([Placing(0, 1, 10, 0, {}), Placing(1, 1, 10, 0, {})])
    assert final_values(shared, 2, 5.0) == [pytest.approx(0.5)] * 2
