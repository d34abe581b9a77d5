"""What must hold in every position of every title, tried over random play.

A title brings `tests/rules/<title>/properties.py`: `invariants(state)` asserts what is conserved, `scramble(state,
viewer, rng)` changes only what that viewer may not know; `VARIANTS` lists option sets to try, `HAS_SECRETS = False`
says that there is nothing to hide, `IS_SHORT = True` that a game has a few decisions only.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from rules.core import GAMES, Action, FairDice, FastDice, Game, Match, Refusal
from rules.core.players import random_choice
from rules.core.text import catalogue
from tests.rules.happened import true
from tests.titles import has_secrets, package, properties

TITLES = sorted(GAMES)
CASES = [
    pytest.param(
        title, seats, marks=[] if seats in (GAMES[title].seats[0], GAMES[title].seats[-1]) else pytest.mark.long
    )
    for title in TITLES
    for seats in GAMES[title].seats
]
"""Every number of seats; those between the fewest and the most are long."""
GAMES_EACH = 3


def positions(
    title: str, seats: int, seeds: range, every: int = 1
) -> Iterator[tuple[Game[Any, Any], Any, random.Random]]:
    """Positions of random games, each as its own copy; what happened on the way is true."""
    game = GAMES[title]
    variants = getattr(properties(title), "VARIANTS", [{}])
    for seed in seeds:
        chooser, dice = random.Random(seed), FastDice(seed)
        options = game.read_options(variants[seed % len(variants)])
        state, events = game.setup(seats, options, dice)
        true(game, seats, events)
        step = 0
        while True:
            if step % every == 0 or not game.waiting(state):
                yield game, game.decode(game.encode(state)), chooser
            waiting = game.waiting(state)
            if not waiting:
                break
            seat = chooser.choice(waiting)
            true(game, seats, game.apply(state, seat, random_choice(game.legal(state, seat), chooser), dice))
            step += 1
            assert step < 20_000, "it does not end"


@pytest.mark.parametrize(("title", "seats"), CASES)
def test_no_dead_end_and_everything_is_conserved(title: str, seats: int) -> None:
    invariants: Callable[[Any], None] = properties(title).invariants
    over = 0
    for game, state, _ in positions(title, seats, range(GAMES_EACH)):
        invariants(state)
        waiting = game.waiting(state)
        over += not waiting
        assert (game.standings(state) is None) == bool(waiting)
        for seat in range(seats):
            legal = game.legal(state, seat)
            assert bool(legal) == (seat in waiting), "who is waited for can act, nobody else can"
            assert len(set(legal)) == len(legal), "each action once"
            assert all(isinstance(action, game.actions) for action in legal)
    assert over == GAMES_EACH


@pytest.mark.parametrize(("title", "seats"), CASES)
def test_check_agrees_with_legal(title: str, seats: int) -> None:
    """Legal actions pass; actions of other positions, and legal ones with a field changed, pass exactly if listed."""
    pool: list[Action] = []
    said: set[tuple[str, str]] = set()
    refused = 0
    for game, state, chooser in positions(title, seats, range(10, 10 + GAMES_EACH), every=3):
        for seat in game.waiting(state):
            legal = game.legal(state, seat)
            before = game.encode(state)
            tried = [*chooser.sample(list(legal), min(4, len(legal))), *chooser.sample(pool, min(8, len(pool)))]
            tried += [_mixed(action, pool, chooser) for action in tried if pool]
            for action in tried:
                try:
                    game.check(state, seat, action)
                except Refusal as refusal:
                    refused += 1
                    assert action not in legal, action
                    assert refusal.clause in game.clauses, refusal
                    assert refusal.kind in ("invalid", "illegal")
                    assert refusal.nearest
                    assert set(refusal.nearest) <= set(legal)
                    said.add((refusal.reason, refusal.clause))
                else:
                    assert action in legal or not action.listed, action
            assert game.encode(state) == before, "checking changes nothing"
            pool = [*pool[-300:], *chooser.sample(list(legal), min(6, len(legal)))]
    assert refused > 20
    for reason, clause in said:
        _spoken(GAMES[title], reason, clause)


def _spoken(game: Game[Any, Any], reason: str, clause: str) -> None:
    """A refusal's sentence and clause stand in every language the title speaks."""
    for language in ("en", "fr", "de"):
        own, core = catalogue(package(game.name), language), catalogue("rules.core", language)
        assert core is not None
        if own is not None:
            assert own.has_message(reason) or core.has_message(reason), (language, reason)
            assert own.has_message(clause), (language, clause)


def _mixed(action: Action, pool: list[Action], chooser: random.Random) -> Action:
    """The action with one field taken from another action that has it."""
    fields = list(action.__struct_fields__)
    chooser.shuffle(fields)
    for field in fields:
        values = [getattr(other, field) for other in pool if field in other.__struct_fields__]
        values = [value for value in values if type(value) is type(getattr(action, field))]
        if values:
            return msgspec.structs.replace(action, **{field: chooser.choice(values)})
    return action


@pytest.mark.parametrize(("title", "seats"), CASES)
def test_a_position_survives_its_bytes(title: str, seats: int) -> None:
    for game, state, chooser in positions(title, seats, range(20, 22), every=5):
        copy = game.decode(game.encode(state))
        assert copy == state
        for seat in game.waiting(state):
            legal = game.legal(state, seat)
            assert list(game.legal(copy, seat)) == list(legal)
            action = chooser.choice(list(legal))
            wire = msgspec.json.encode(action)
            assert game.read_action(wire) == action
            assert game.read_action(msgspec.json.decode(wire)) == action
            events = game.apply(state, seat, action, FastDice(7))
            assert game.apply(copy, seat, action, FastDice(7)) == events
            assert game.encode(copy) == game.encode(state)
            break


@pytest.mark.parametrize("every", [8, pytest.param(2, marks=pytest.mark.long)])
@pytest.mark.parametrize(("title", "seats"), CASES)
def test_views_hide_what_they_must(title: str, seats: int, every: int) -> None:
    """What a viewer may not know can change unnoticed: the view, who is waited for, what is forced stay the same."""
    scramble: Callable[[Any, int | None, random.Random], None] = properties(title).scramble
    differed = 0
    for game, state, chooser in positions(title, seats, range(30, 30 + GAMES_EACH), every=every):
        if not game.waiting(state):
            continue
        for viewer in (None, *range(seats)):
            other = game.decode(game.encode(state))
            scramble(other, viewer, chooser)
            differed += other != state
            assert msgspec.json.encode(game.view(other, viewer)) == msgspec.json.encode(game.view(state, viewer))
            assert game.waiting(other) == game.waiting(state)
            if viewer is not None:
                assert list(game.legal(other, viewer)) == list(game.legal(state, viewer))
            forced, seen = game.forced(other), game.forced(state)
            assert (forced is None) == (seen is None), "that a question answers itself tells nothing"
    if has_secrets(title):
        assert differed > 40 // every, "there was something to hide"


@pytest.mark.parametrize(("title", "seats"), CASES)
def test_undo_then_redo_gives_the_same_position(title: str, seats: int) -> None:
    game = GAMES[title]
    chooser = random.Random(seats)
    match = Match(game, seats, game.options(), FairDice(b"undo", str(seats)))
    undone = 0
    while (waiting := match.waiting) and len(match.steps) < 600:
        seat = chooser.choice(waiting)
        before = match.saved()
        match.play(seat, random_choice(match.legal(seat), chooser))
        after, told = match.saved(), list(match.events)
        if match.undoable(seat):
            undone += 1
            match.undo(seat)
            assert match.saved() == before
            match.redo(seat)
            assert match.saved() == after
            assert match.events == told
        else:
            step = match.steps[-1]
            assert step.revealed or match.over
    assert undone


@pytest.mark.parametrize(("title", "seats"), CASES)
def test_free_undo_never_crosses_new_information(title: str, seats: int) -> None:
    """What used the dice or told something revealing cannot be taken back freely, nor what came before a decision of
    somebody else. A step hidden from the others changes nothing for them, their undo included."""
    game = GAMES[title]
    chooser = random.Random(seats + 50)
    match = Match(game, seats, game.options(), FairDice(b"barrier", str(seats)))
    while waiting := match.waiting:
        seat = chooser.choice(waiting)
        free = {other: match.undoable(other) for other in range(seats) if other != seat}
        match.play(seat, random_choice(match.legal(seat), chooser))
        line, step = match.lines[-1], match.steps[-1]
        if line.chance or any(event.reveals for event in step.events):
            assert match.undoable(seat) == 0
            assert not step.hidden
        for other, count in free.items():
            assert match.undoable(other) == (count if step.hidden else 0)
        if step.hidden:
            before = game.decode(step.before)
            assert match.waiting == waiting
            assert all(event.only == seat for event in step.events)
            assert all(game.view(before, other) == match.view(other) for other in (None, *free))


@pytest.mark.parametrize("title", TITLES)
def test_scores_add_up_to_their_sources(title: str) -> None:
    game = GAMES[title]
    for seats in game.seats:
        for _, state, _ in positions(title, seats, range(40, 42), every=10_000):
            standings = game.standings(state)
            if standings is None:
                continue
            assert sorted(placing.seat for placing in standings.placings) == list(range(seats))
            assert [placing.place for placing in standings.placings] == sorted(p.place for p in standings.placings)
            assert standings.placings[0].place == 1 or seats == 1, "alone, one can also lose"
            for placing in standings.placings:
                assert sum(placing.sources.values()) == placing.score
