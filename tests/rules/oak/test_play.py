"""Whole games by players of all kinds: what must hold in every position."""

import random
from collections.abc import Iterator, Sequence

import msgspec
import pytest

from rules.core import Action, FastDice, Match, Refusal, commitment, rule
from rules.core.record import begin, record_of, verify
from rules.core.text import text
from rules.oak import OAK
from rules.oak.actions import ACTIONS, Borrow, Gain, Order
from rules.oak.board import CAILLEACH
from rules.oak.events import EVENTS
from rules.oak.options import OakOptions
from rules.oak.state import OakState
from tests.rules.oak.helpers.players import anything, eager, game, greedy, lavish
from tests.rules.oak.properties import invariants, scramble

SWITCHES = [
    field
    for field in OakOptions.__struct_fields__
    if isinstance(getattr(OakOptions(), field), bool) and field != "eclipse"
]


Position = tuple[OakState, int, Sequence[Action], random.Random]


def positions(
    seats: int, seed: int, player: object, rich: bool = False, first: int = 0, **options: object
) -> Iterator[Position]:
    """Every position of a game with the seat asked and its legal actions, before it answers."""
    rng, dice = random.Random(seed), FastDice(seed)
    state, _ = OAK.setup(seats, OakOptions(**options), dice)  # type: ignore[arg-type]
    if rich:
        lavish(state, rng, dice, first)
    for _ in range(3000):
        waiting = OAK.waiting(state)
        if not waiting:
            return
        seat = rng.choice(waiting)
        legal = OAK.legal(state, seat)
        yield state, seat, legal, rng
        OAK.apply(state, seat, player(state, seat, legal, rng), dice)  # type: ignore[operator]
    raise AssertionError("a game without end")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize(("player", "rich"), [(anything, False), (eager, False), (eager, True)])
def test_games_end_and_nothing_is_lost(seats: int, player: object, rich: bool) -> None:
    for seed in range(8 if rich else 3):
        for state, seat, legal, _ in positions(seats, seed, player, rich):
            invariants(state)
            assert legal, "no dead end"
            assert len(legal) == len(set(legal)), "each action once"
            assert seat in range(seats)
            assert all(not OAK.legal(state, other) for other in range(seats) if other not in OAK.waiting(state))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_positions_survive_being_stored(seats: int) -> None:
    for state, seat, legal, _ in positions(seats, 11, eager, rich=True):
        again = OAK.decode(OAK.encode(state))
        assert again == state
        assert list(OAK.legal(again, seat)) == list(legal)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_legal_changes_nothing(seats: int) -> None:
    for state, seat, _, _ in positions(seats, 12, eager, rich=True):
        before = OAK.encode(state)
        OAK.legal(state, seat)
        OAK.view(state, seat)
        OAK.forced(state)
        assert OAK.encode(state) == before


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_views_show_nothing_hidden(seats: int) -> None:
    for seed in (5, 6):
        for state, _, _, rng in positions(seats, seed, eager, rich=True):
            for viewer in (None, *range(seats)):
                other = OAK.decode(OAK.encode(state))
                scramble(other, viewer, rng)
                invariants(other)
                assert OAK.view(other, viewer) == OAK.view(state, viewer)
                assert OAK.waiting(other) == OAK.waiting(state)
                assert (OAK.forced(other) is None) == (OAK.forced(state) is None)


def test_cailleachs_cards_are_hidden_from_the_others() -> None:
    """Looked for in several games, since few positions have them."""
    found = 0
    for seed in range(60):
        for state, seat, _, rng in positions(2, seed, eager, rich=True, first=CAILLEACH):
            if state.tasks and type(state.tasks[-1]).__name__ == "KeepTask":
                found += 1
                for viewer in (None, 1 - seat):
                    other = OAK.decode(OAK.encode(state))
                    scramble(other, viewer, rng)
                    assert OAK.view(other, viewer) == OAK.view(state, viewer)
                assert OAK.view(state, seat).drawn
        if found:
            return
    raise AssertionError("no game came to Cailleach's cards")


def test_every_ruling_plays_to_the_end() -> None:
    """Each switch turned over by itself, and many of them together."""
    for number, switch in enumerate(SWITCHES):
        value = not getattr(OakOptions(), switch)
        for state, _, legal, _ in positions(1 + number % 4, number, eager, True, **{switch: value}):
            assert legal
            invariants(state)
    for seed in range(8):
        rng = random.Random(seed)
        chosen = {switch: rng.random() < 0.5 for switch in SWITCHES}
        for state, _, legal, _ in positions(1 + seed % 4, seed, eager, True, eclipse=bool(seed % 2), **chosen):
            assert legal
            invariants(state)


def test_actions_read_as_they_are_written() -> None:
    for seats in (1, 2, 4):
        for _, _, legal, _ in positions(seats, 21, eager, rich=True):
            for action in legal:
                assert OAK.read_action(msgspec.to_builtins(action)) == action
                assert len(action.__struct_fields__) <= 4


def _pool() -> list[Action]:
    """Actions of many positions."""
    found: dict[Action, None] = {}
    for seed in range(12):
        for _, _, legal, _ in positions(1 + seed % 4, seed, eager, rich=True):
            found.update(dict.fromkeys(legal))
    found.update(dict.fromkeys((Order("fox"), Borrow("carnyx"), Gain("F"))))
    assert {type(action) for action in found} == set(ACTIONS)
    return list(found)


def test_every_refusal_names_a_clause_and_has_a_sentence() -> None:
    pool = _pool()
    reasons = set()
    for seats in (1, 2, 4):
        for state, seat, legal, rng in positions(seats, 41, eager, rich=True):
            for action in rng.sample(pool, 25):
                if action in legal:
                    OAK.check(state, seat, action)
                    continue
                with pytest.raises(Refusal) as caught:
                    OAK.check(state, seat, action)
                refusal = caught.value
                assert refusal.clause in OAK.clauses
                assert refusal.nearest
                assert text("rules.oak", refusal.reason, facts=refusal.facts)
                assert refusal.reason != "not-possible", (action, state.phase)
                reasons.add(refusal.reason)
    assert len(reasons) > 40


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_match_can_be_recorded_verified_and_taken_back(seats: int) -> None:
    secret = b"oak" * 8
    match: Match = begin("oak", seats, OakOptions(), secret, "salt")
    rng = random.Random(seats)
    while match.waiting:
        seat = rng.choice(match.waiting)
        action = eager(match.state, seat, match.legal(seat), rng)
        before = match.fingerprint
        match.play(seat, action)
        if match.undoable(seat) and rng.random() < 0.2:
            match.undo(seat)
            assert match.fingerprint == before
            match.redo(seat)
        invariants(match.state)
    record = record_of(match, secret, "salt", reveal=True)
    report = verify(record)
    assert report.finished
    assert record.commitment == commitment(secret)
    assert report.standings == match.standings


def test_every_kind_of_event_can_be_stored() -> None:
    union = EVENTS[0]
    for kind in EVENTS[1:]:
        union = union | kind  # type: ignore[assignment]
    decoder = msgspec.json.Decoder(union)
    seen: set[type] = set()
    for seed in range(60):
        rng, dice = random.Random(seed), FastDice(seed)
        state, events = OAK.setup(1 + seed % 3, OakOptions(eclipse=True), dice)
        lavish(state, rng, dice, CAILLEACH if seed % 2 else 0)
        while waiting := OAK.waiting(state):
            seat = rng.choice(waiting)
            events += OAK.apply(state, seat, eager(state, seat, OAK.legal(state, seat), rng), dice)
        for event in events:
            if type(event) not in seen:
                assert decoder.decode(msgspec.json.encode(event)) == event
        seen |= {type(event) for event in events}
    assert {kind.__name__ for kind in EVENTS if kind not in seen} <= {"OrderChosen", "Extended"}, "tested elsewhere"


@rule("O-202")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_greedy_player_scores_like_a_sensible_person(seats: int) -> None:
    """The figures we had to reconstruct make games of the scale people report: 50 to 65 points."""
    scores = []
    for seed in range(5 - seats // 2):
        state = game(seats, seed, greedy)
        assert state.final is not None
        scores += [placing.score for placing in state.final.placings]
    assert 45 <= sorted(scores)[len(scores) // 2] <= 65


def test_standings_add_up() -> None:
    for seats in (1, 2, 3, 4):
        state: OakState = game(seats, 3, eager)
        standings = OAK.standings(state)
        assert standings is not None
        assert sorted(placing.seat for placing in standings.placings) == list(range(seats))
        for placing in standings.placings:
            assert sum(placing.sources.values()) == placing.score


@pytest.mark.parametrize("seats", [1, 3])
def test_every_legal_action_can_be_taken(seats: int) -> None:
    """Not only the one a player happened to choose."""
    for state, seat, legal, rng in positions(seats, 51, eager, rich=True):
        before = OAK.encode(state)
        for action in legal if len(legal) < 30 else rng.sample(list(legal), 30):
            copy = OAK.decode(before)
            OAK.apply(copy, seat, action, FastDice(1))
            invariants(copy)
            assert OAK.waiting(copy) or OAK.standings(copy) is not None
