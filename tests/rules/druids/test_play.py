"""Random games: no dead end, nothing lost, everything round-trips, every action and event happens."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from rules.core import Action, FastDice, Match, Refusal, rule
from rules.core.record import begin, record_of, verify
from rules.druids import DRUIDS
from rules.druids.actions import ACTIONS, Act, Auto, Convert, Done, Draw, Move, New, Stone, Temple
from rules.druids.board import WORD
from rules.druids.events import EVENTS
from rules.druids.mechanics.scouting import may_order
from rules.druids.mechanics.suggest import suggest_new
from rules.druids.state import ACTION_WORDS, DruidsOptions, DruidsState
from tests.rules.druids.properties import VARIANTS, invariants, scramble

OTHER_RULINGS = DRUIDS.read_options(VARIANTS[-1])


def eager(state: DruidsState, legal: list[Action], rng: random.Random) -> Action:
    """A random player with a taste for captures, temples and stones, who seldom stops early, so that all happens."""
    prizes = [
        action
        for action in legal
        if isinstance(action, Convert)
        or (isinstance(action, (Stone, Temple)) and not action.from_)
        or (isinstance(action, Move) and "x" in action.moves)
    ]
    rare = [action for action in prizes if not isinstance(action, Stone)]
    if rare or (prizes and rng.random() < 0.6):
        return rng.choice(rare or prizes)
    if isinstance(legal[0], New) and rng.random() < 0.5:
        field = suggest_new(state, state.turn.seat)
        assert field is not None
        return New(WORD[field])
    if isinstance(legal[0], Act) and state.seats != 3:  # tables of three scout as they like and empty the bag
        at_home: list[Action] = [
            action for action in legal if isinstance(action, Act) and "scout" not in (action.first, action.second)
        ]
        legal = at_home or legal
    kinds = sorted({type(action).__name__ for action in legal} - {"Done"})
    if not kinds or rng.random() < 0.02:
        return next((action for action in legal if isinstance(action, Done)), legal[0])
    kind = rng.choice(kinds)
    return rng.choice([action for action in legal if type(action).__name__ == kind])


def play(seats: int, seed: int, options: DruidsOptions, counts: Counter[str]) -> DruidsState:
    dice, rng = FastDice(seed), random.Random(seed)
    state, events = DRUIDS.setup(seats, options, dice)
    steps = 0
    while waiting := DRUIDS.waiting(state):
        legal = list(DRUIDS.legal(state, waiting[0]))
        assert legal, "a dead end"
        assert len(set(legal)) == len(legal)
        action = eager(state, legal, rng)
        counts[type(action).__name__] += 1
        events = DRUIDS.apply(state, waiting[0], action, dice)
        counts.update(type(event).__name__ for event in events)
        steps += 1
        if steps % 5 == 0:
            invariants(state)
        assert steps < 20_000
    invariants(state)
    assert DRUIDS.standings(state) is not None
    return state


@rule("D-2", "D-3", "D-69", "D-75")
def test_random_games_end_and_keep_every_piece() -> None:
    counts: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for seed in range(12):
            state = play(seats, seed, DruidsOptions(), counts)
            assert state.final is not None
            ends[next(key for key in state.final.facts if key.startswith("ended-"))] += 1
            assert sum(placing.score for placing in state.final.placings) == sum(
                sum(placing.sources.values()) for placing in state.final.placings
            )
    kinds: tuple[type, ...] = (*ACTIONS, *EVENTS)
    missing = {kind.__name__ for kind in kinds} - set(counts)
    rare = {"Misfit", "NothingFits", "Standstill", "TemplePassed"}
    elsewhere = {"Ordered"}  # before the first step
    assert missing <= rare | elsewhere
    assert ends["ended-points"]
    assert ends["ended-bag"]


def test_random_games_under_the_other_rulings() -> None:
    counts: Counter[str] = Counter()
    for seats in (2, 3, 4):
        play(seats, seats, OTHER_RULINGS, counts)
    assert counts["Captured"]
    assert counts["Drawall"]
    assert not counts["Draw"]


def test_check_agrees_with_legal_and_refusals_are_complete() -> None:
    """Actions of one position tried in another: taken exactly when listed, refused with a clause and a way on."""
    rng = random.Random(3)
    dice = FastDice(3)
    state, _ = DRUIDS.setup(3, DruidsOptions(), dice)
    seen: list[Action] = []
    reasons: Counter[str] = Counter()
    while waiting := DRUIDS.waiting(state):
        legal = list(DRUIDS.legal(state, waiting[0]))
        before = DRUIDS.encode(state)
        for action in rng.sample(seen, min(4, len(seen))) + rng.sample(legal, min(2, len(legal))):
            if action in legal or (isinstance(action, Auto) and may_order(state, action)):
                DRUIDS.check(state, waiting[0], action)
                continue
            with pytest.raises(Refusal) as caught:
                DRUIDS.check(state, waiting[0], action)
            assert caught.value.clause in DRUIDS.clauses
            assert caught.value.reason != "not-possible"
            assert set(caught.value.nearest) <= set(legal)
            assert caught.value.nearest
            reasons[caught.value.reason] += 1
        assert DRUIDS.encode(state) == before
        action = eager(state, legal, rng)
        seen.append(action)
        DRUIDS.apply(state, waiting[0], action, dice)
    assert len(reasons) > 15


def test_positions_round_trip_and_nothing_is_hidden() -> None:
    rng = random.Random(4)
    dice = FastDice(4)
    state, _ = DRUIDS.setup(4, DruidsOptions(), dice)
    step = 0
    while waiting := DRUIDS.waiting(state):
        if step % 10 == 0:
            data = DRUIDS.encode(state)
            again = DRUIDS.decode(data)
            assert again == state
            assert DRUIDS.encode(again) == data
            assert DRUIDS.legal(again, waiting[0]) == DRUIDS.legal(state, waiting[0])
            for viewer in (None, 0, 3):
                view = DRUIDS.view(state, viewer)
                scramble(again, viewer, rng)
                assert DRUIDS.view(again, viewer) == view
            assert DRUIDS.waiting(again) == waiting
            assert DRUIDS.forced(again) == DRUIDS.forced(state)
        DRUIDS.apply(state, waiting[0], eager(state, list(DRUIDS.legal(state, waiting[0])), rng), dice)
        step += 1


def test_only_who_is_waited_for_may_act() -> None:
    state, _ = DRUIDS.setup(3, DruidsOptions(), FastDice(1))
    for seat in range(3):
        assert bool(DRUIDS.legal(state, seat)) == (DRUIDS.waiting(state) == (seat,))


def test_a_match_is_recorded_and_verified() -> None:
    rng = random.Random(5)
    match = begin("druids", 2, DruidsOptions(), b"a secret of sixteen or more", "salt")
    for _ in range(300):
        if not match.waiting:
            break
        seat = match.waiting[0]
        match.play(seat, eager(match.state, list(match.legal(seat)), rng))
    report = verify(record_of(match, b"a secret of sixteen or more", "salt", reveal=True))
    assert report.steps == len(match.steps)
    assert report.secret_checked


def test_undo_goes_back_to_the_last_draw() -> None:
    match = Match(DRUIDS, 2, DruidsOptions(), FastDice(2))
    while match.state.phase == "setup":
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    seat = match.waiting[0]
    match.play(seat, Act("scout", "new"))
    assert match.undoable(seat) == 1  # the others' pieces were laid before it
    match.play(seat, Draw())
    assert match.undoable(seat) == 0
    match.play(seat, match.legal(seat)[0])
    assert match.undoable(seat) == 1
    match.play(seat, Done())
    assert match.undoable(seat) == 2


@rule("D-38")
def test_there_is_always_an_action_to_choose() -> None:
    """Two choices close at most four of the five actions, so a pair is always open."""
    for before in _choices():
        for own in _choices():
            state, _ = DRUIDS.setup(2, DruidsOptions(), FastDice(1))
            state.phase, state.drawn = "choosing", -1
            state.chosen_before, state.chosen[state.turn.seat] = before, own
            legal = DRUIDS.legal(state, state.turn.seat)
            assert 1 <= len(legal) <= 25


def _choices() -> list[list[int]]:
    numbers = range(len(ACTION_WORDS))
    return [[], *([a] for a in numbers), *([a, b] for a in numbers for b in numbers if a != b)]
