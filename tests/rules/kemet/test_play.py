"""Random play: invariants, secrets, records, refusals and views hold in every position met."""

from __future__ import annotations

import random

import msgspec
import pytest

from rules.core import Action, FastDice, Illegal, Invalid, Match, NotNow, Refusal, proof, rule
from rules.core.record import begin, record_of, verify
from rules.core.text import text
from rules.kemet.actions import ACTIONS, Battle, Move, Pray, Step
from rules.kemet.figures import FIGURES
from rules.kemet.options import KemetOptions
from rules.kemet.state import KemetState
from tests.rules.kemet.properties import invariants, scramble
from tests.rules.kemet.scene import GAME as KEMET
from tests.rules.kemet.scene import Scene

PRINTED = KEMET.options(layout="printed", cities="chosen")
OPTIONS = [
    PRINTED,
    KEMET.options(layout="classic", printing="2024"),
    KEMET.options(
        layout="printed",
        bank="east",
        storms="cities and fronts",
        cities="chosen",
        setup_order="together",
        win_check="turn start",
        silver_balances=False,
        raise_in_occupied=False,
        loser_may_stay=True,
        creature_must_leave=True,
        first_tile_order="turn order",
        start_pp=11,
        start_cards=5,
    ),
]


def positions(seats: int, options: KemetOptions, seed: int, most: int = 100_000):  # type: ignore[no-untyped-def]
    """Every position of a random game, with the seat that decides and what it may do."""
    rng, dice = random.Random(seed), FastDice(seed)
    state, _ = KEMET.setup(seats, options, dice)
    for _ in range(most):
        waiting = KEMET.waiting(state)
        if not waiting:
            break
        seat = rng.choice(waiting)
        legal = KEMET.legal(state, seat)
        yield state, seat, legal, rng
        KEMET.apply(state, seat, rng.choice(legal), dice)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=["printed", "classic of 2024", "other rulings"])
def test_whole_games_keep_every_invariant(seats: int, options: KemetOptions) -> None:
    state: KemetState | None = None
    permanent = [0] * seats
    for state, _, legal, _ in positions(seats, options, seed=seats):
        assert legal
        assert len(set(legal)) == len(legal)
        invariants(state)
        now = [divine + battle for divine, battle in zip(state.divine, state.battle, strict=True)]
        assert all(after >= before for before, after in zip(permanent, now, strict=True))  # T-34
        permanent = now
    assert state is not None
    standings = KEMET.standings(state)
    assert standings is not None
    best = standings.placings[0]
    assert best.score >= FIGURES.victory.fame
    assert best.score == max(placing.score for placing in standings.placings)
    for placing in standings.placings:
        assert sum(placing.sources.values()) == placing.score


@proof("T-99")
@rule("T-155")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_views_and_questions_do_not_depend_on_what_is_hidden(seats: int) -> None:
    for number, (state, _, _, rng) in enumerate(positions(seats, PRINTED, seed=40 + seats)):
        if number % 5:
            continue
        viewer = rng.choice([None, *range(seats)])
        other = KEMET.decode(KEMET.encode(state))
        assert other == state
        scramble(other, viewer, rng)
        invariants(other)
        assert KEMET.view(other, viewer) == KEMET.view(state, viewer)
        assert KEMET.waiting(other) == KEMET.waiting(state)
        assert KEMET.forced(other) == KEMET.forced(state)


def test_scramble_changes_something() -> None:
    scene = Scene(3).hand(1, "prayer", "bloody battle", "war rage", "swiftness").turn(0)
    other = KEMET.decode(KEMET.encode(scene.state))
    scramble(other, 0, random.Random(3))
    assert other.hands[1] != scene.state.hands[1]
    assert other.deck != scene.state.deck


def test_what_a_view_tells() -> None:
    scene = Scene(3, "ruby sapphire diamond").own(0, "priest of mafdet").pyramid("1a", "ruby", 2).troop(0, "1a", 3)
    scene.turn(0).do(0, Move(space="move3"), Move(troop="1a"))
    view = KEMET.view(scene.state, 0)
    zones = {zone.word: zone for zone in view.zones}
    assert (zones["1a"].pyramid, zones["1a"].holder, zones["1a"].units, zones["1b"].controller) == ("2R", 0, 3, 0)
    assert (view.asked.word, view.asked.seats) == ("move", (0,))
    assert view.asked.facts == {"zone": "1a", "land": 2, "cost": 2, "alone": 2}
    spaces = {space.word: space for space in view.seats[0].spaces}
    assert (spaces["move3"].token, spaces["buy1"].box, spaces["buy2"].box) == ("coloured", "ruby", "blank")
    assert view.seats[0].missing_levels == [1, 2]
    offers = {offer.tile: offer for offer in view.market}
    assert (offers["legion"].level, offers["legion"].price, offers["priest of mafdet"].copies) == (3, 3, 1)
    assert KEMET.view(scene.state, None).market[0].price is None


def test_a_view_can_be_written_down() -> None:
    for number, (state, seat, _, _) in enumerate(positions(3, PRINTED, seed=9, most=400)):
        if number % 20 == 0:
            data = msgspec.json.encode(KEMET.view(state, seat))
            assert b"deck" in data


@pytest.mark.parametrize("seats", [2, 4])
def test_every_refusal_names_a_clause_and_has_a_text(seats: int) -> None:
    """Actions of other moments, and actions with one field exchanged, are refused with words and alternatives."""
    pool: list[Action] = []
    refusals = 0
    for state, seat, legal, rng in positions(seats, KEMET.options(raise_in_occupied=seats == 2), seed=70 + seats):
        pool.append(rng.choice(legal))
        action = rng.choice(pool if rng.random() < 0.4 else legal)
        if action.__struct_fields__:
            field = rng.choice(action.__struct_fields__)
            donor = rng.choice([other for other in pool if hasattr(other, field)] or [action])
            action = msgspec.structs.replace(action, **{field: getattr(donor, field)})
        if action in legal:
            KEMET.check(state, seat, action)
            continue
        with pytest.raises(Refusal) as caught:
            KEMET.check(state, seat, action)
        refusal = caught.value
        assert isinstance(refusal, (Illegal, Invalid))
        assert refusal.reason != "not-possible", action
        assert refusal.nearest
        assert text("rules.kemet", refusal.clause)
        assert text("rules.kemet", refusal.reason, facts=refusal.facts)
        refusals += 1
    assert refusals > 100


def test_words_that_name_nothing() -> None:
    scene = Scene(3).troop(0, "1a", 2).turn(0)
    for action in (Pray("altar"), Pray("pray1", token="bronze")):
        refusal = scene.refused(0, action)
        assert (refusal.kind, refusal.reason) == ("invalid", "unknown-word")
    scene.march(0, "1a")
    assert scene.refused(0, Step("Z9", 1)).kind == "invalid"
    with pytest.raises(Invalid):
        KEMET.read_action({"do": "pray", "space": 3})


def test_another_seats_decision_is_not_now() -> None:
    match = Match(KEMET, 3, KEMET.options(setup_order="turn order"), FastDice(3))
    somebody = next(seat for seat in range(3) if seat not in match.waiting)
    with pytest.raises(NotNow) as caught:
        match.play(somebody, match.legal(match.waiting[0])[0])
    assert not caught.value.nearest, "what others may do can tell what they hold"


def test_every_clause_and_every_action_has_its_text() -> None:
    for clause in KEMET.clauses:
        assert text("rules.kemet", clause)
    for kind in ACTIONS:
        assert kind.clause in KEMET.clauses
        assert len(kind.__struct_fields__) <= 4


def test_a_record_verifies() -> None:
    secret = bytes(range(32))
    match = begin("kemet", 3, PRINTED, secret, "salt")
    rng = random.Random(8)
    while match.waiting and len(match.steps) < 400:
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.legal(seat)))
        if rng.random() < 0.05 and match.undoable(seat):
            match.undo(seat)
    report = verify(record_of(match, secret, "salt", reveal=True))
    assert report.steps >= 400
    assert report.secret_checked


def test_a_battle_choice_can_be_taken_back_until_the_other_has_chosen() -> None:
    match = Match(KEMET, 2, PRINTED, FastDice(11))
    rng = random.Random(2)
    while len(match.waiting) != 2 or match.state.phase != "day":
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.legal(seat)))
    first, second = match.waiting
    pair = next(action for action in match.legal(first) if isinstance(action, Battle) and action.play)
    match.play(first, pair)
    assert match.undoable(first) >= 1
    match.undo(first)
    match.play(first, pair)
    match.play(second, next(a for a in match.legal(second) if isinstance(a, Battle) and a.play))
    assert match.undoable(first) == 0


def test_what_the_other_has_added_in_secret_does_not_stand_against_undo() -> None:
    """Else undo would tell of it. It is played again after the undo."""
    scene = Scene(3).troop(0, "F1", 3).troop(1, "T1", 2).hand(1, "bloody battle").pp(1, 5).turn(0).march(0, "F1")
    match = Match(KEMET, 3, PRINTED, FastDice(1))
    match.state = scene.state
    match._legal.clear()
    match.play(0, Step("T1", 3))
    assert set(match.waiting) == {0, 1}
    pair = next(action for action in match.legal(0) if isinstance(action, Battle) and action.play)
    match.play(0, pair)
    added = Battle(cards="bloody battle")
    match.play(1, added)
    assert match.steps[-1].hidden
    assert match.undoable(0) == 2
    assert [step.action for step in match.undo(0)] == [pair]
    assert match.steps[-1].action == added
    assert set(match.waiting) == {0, 1}
    assert match.redoable(0) == pair
    match.redo(0)
    assert [step.action for step in match.undo(0, 2)] == [Step("T1", 3), pair], "the battle goes, and what was added"
    assert not match.steps
    assert match.waiting == (0,)


def test_reseal_shuffles_the_deck_only() -> None:
    scene = Scene(3).turn(0)
    before = KEMET.decode(KEMET.encode(scene.state))
    KEMET.reseal(scene.state, FastDice(99))
    assert scene.state.deck != before.deck
    assert sorted(scene.state.deck) == sorted(before.deck)
    scene.state.deck = before.deck
    assert scene.state == before


def test_nearest_steps_come_first() -> None:
    scene = Scene(3).troop(0, "F1", 4).turn(0).march(0, "F1")
    refusal = scene.refused(0, Step("T1", 5))
    assert refusal.nearest[0] == Step("T1", 4)


def test_when_it_is_over_all_hands_are_open_and_nobody_is_asked() -> None:
    scene = Scene(3).hand(1, "bloody battle").glory(0, divine=9).turn(0)
    view = KEMET.view(scene.state, None)
    assert view.phase == "over"
    assert (view.asked.word, view.asked.seats) == ("over", ())
    assert view.seats[1].hand is not None
    assert [card.word for card in view.seats[1].hand] == ["diversion", "bloody battle"]
    assert view.final is not None
    assert [placing.seat for placing in view.final.placings] == [0, 1, 2]
    assert [placing.place for placing in view.final.placings] == [1, 2, 2]
    assert view.final.placings[0].sources == {"battle": 0, "divine": 9, "temples": 0, "pyramids": 0}
