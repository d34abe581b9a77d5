"""Positions as a seat may know them: what it has learned is kept, everything else is spread as it should be."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator

import pytest

from rules.core import FastDice, Match, proof, rule
from rules.core.players import random_choice
from rules.kemet.actions import Aftermath, Battle, Buy, Setup, Swap
from rules.kemet.events import Standing
from rules.kemet.mechanics.stock import STOCK
from rules.kemet.options import KemetOptions
from rules.kemet.setup import setup_actions
from rules.kemet.state import NO_CARD, BattleTask, KemetState
from rules.kemet.words import BATTLE, ORDINARY
from tests.rules.kemet.properties import invariants, scramble
from tests.rules.kemet.scene import DONE, Scene
from tests.rules.kemet.scene import GAME as KEMET

THREE = "ruby sapphire diamond"
VIEWERS = (None, 0, 1, 2)


def imagined(scene: Scene, seat: int | None, times: int = 250) -> list[KemetState]:
    found = [scene.imagine(seat, seed).state for seed in range(times)]
    for state in found[:10]:
        invariants(state)
        assert KEMET.view(state, seat) == KEMET.view(scene.state, seat)
    return found


# --- cards seen in the deck ------------------------------------------------------------------------


@rule("T-156")
def test_everybody_knows_the_discard_shuffled_into_the_deck() -> None:
    """Older cards of the hands are none of them, cards drawn since are."""
    scene = Scene(3, THREE).hand(1, "prayer", "swiftness").hand(2, "war rage")
    state = scene.state
    state.discard, state.deck = state.deck, []
    old = Counter(card for hand in state.hands for card in hand)
    new = Counter(state.discard)
    scene.night()
    assert len(state.deck) == new.total() - 3
    seen = set()
    for viewer in VIEWERS:
        for one in imagined(scene, viewer, 30):
            assert Counter(one.deck) <= new
            for seat, many in ((1, 2), (2, 1)):
                if seat != viewer:
                    assert (Counter(one.hands[seat]) & old).total() >= many
            seen.add((tuple(one.hands[1]), tuple(one.hands[2])))
    assert len(seen) > 20


# --- cards everybody knows -------------------------------------------------------------------------


@rule("T-24")
def test_the_first_diversion_stays_known_until_it_is_shown() -> None:
    state, _ = KEMET.setup(4, KemetOptions(), FastDice(5))
    for seed in range(30):
        hands = KEMET.imagine(state, 0, FastDice(seed)).state.hands
        assert all(hand.count(STOCK.diversion) == 1 for hand in hands)


# --- battle cards ----------------------------------------------------------------------------------


def chi_square(found: Counter[str], weights: dict[str, float]) -> float:
    """How far counts are from what the weights say; for as few places as here 30 is exceeded once in ten thousand."""
    assert set(found) <= set(weights)
    total, whole = found.total(), sum(weights.values())
    expected = {name: total * weight / whole for name, weight in weights.items()}
    return sum((found[name] - many) ** 2 / many for name, many in expected.items())


def attacked(scene: Scene) -> Scene:
    """Seat 0 attacks seat 1 at T1."""
    return scene.troop(0, "F1", 5).troop(1, "T1", 5).turn(0).march(0, "F1", "T1")


def council_of(state: KemetState, side: int) -> tuple[int, int, tuple[int, ...], str, str]:
    task = state.tasks[-1]
    assert isinstance(task, BattleTask)
    council = task.councils[side]
    return council.play, council.drop, tuple(council.cards), council.lose, council.win


@rule("T-97", "T-99")
def test_locked_choices_are_drawn_from_what_is_legal() -> None:
    scene = attacked(Scene(3).hand(1, "war rage", "war fury", "bloody battle").pp(1, 1))
    scene.do(1, Battle(cards="war fury"), Battle(after="lose recall"), Battle("4", "7"))
    own = council_of(scene.state, 1)
    assert {council_of(state, 1) for state in imagined(scene, 1, 10)} == {own}
    states = imagined(scene, 0, 400)
    plays = Counter(str(council_of(state, 1)[0]) for state in states)
    assert chi_square(plays, {str(card): 1.0 for card in range(ORDINARY)}) < 30
    answers = Counter(f"{council_of(state, 1)[3]}/{council_of(state, 1)[4]}" for state in states)
    ways = [f"{lose}/{win}" for lose in ("", "recall", "retreat") for win in ("", "recall", "stay")]
    assert chi_square(answers, dict.fromkeys(ways, 1.0)) < 35
    for state in states:
        play, drop, cards, _, _ = council_of(state, 1)
        assert play != drop
        assert {play, drop} <= set(state.battle_hands[1])
        assert not Counter(cards) - Counter(state.hands[1])
        assert sum(STOCK.cards[card].cost for card in cards) <= 1
    assert {bool(council_of(state, 1)[2]) for state in states} == {True, False}


def test_what_is_not_locked_in_counts_as_not_chosen() -> None:
    scene = attacked(Scene(3).hand(1, "war rage")).do(1, Battle(cards="war rage"), Battle(after="lose recall"))
    nothing = (NO_CARD, NO_CARD, (), "", "")
    assert {council_of(state, 1) for state in imagined(scene, 0, 10)} == {nothing}
    assert council_of(scene.imagine(1).state, 1) == council_of(scene.state, 1)


def test_a_spy_knows_the_card_and_no_more() -> None:
    scene = attacked(Scene(3, THREE).own(0, "spying")).do(1, Battle("4", "7"))
    states = imagined(scene, 0)
    assert {council_of(state, 1)[0] for state in states} == {BATTLE["4"]}
    assert {council_of(state, 1)[1] for state in states} == set(range(ORDINARY)) - {BATTLE["4"]}
    assert len({council_of(state, 1)[0] for state in imagined(scene, 2)}) == ORDINARY


@rule("T-163")
def test_a_battle_card_shown_since_was_not_set_aside() -> None:
    scene = Scene(3, THREE).pyramid("2a", "ruby", 2).pp(1, 9).troop(1, "T1", 5).turn(1)
    scene.do(1, Buy(box="ruby"), Buy("wrryt storm"), Swap("7"))
    every = set(range(ORDINARY))
    assert {state.set_aside[1][0] for state in imagined(scene, 0, 100)} == every
    assert {state.set_aside[1][0] for state in imagined(scene, 1, 10)} == {BATTLE["7"]}
    scene.troop(0, "F1", 5).turn(0).march(0, "F1", "T1").do(0, Battle("8", "1")).do(1, Battle("4", "2"))
    shown = {BATTLE["4"]}
    for viewer in (None, 0, 2):
        assert {state.set_aside[1][0] for state in imagined(scene, viewer, 100)} == every - shown
    while scene.waiting and isinstance(scene.state.tasks[-1], BattleTask):
        scene.do(scene.waiting[0], scene.legal(scene.waiting[0])[0])
    state = scene.state
    state.battle_hands[1] = sorted(state.battle_hands[1] + state.face_up[1] + state.face_down[1])
    state.face_up[1], state.face_down[1] = [], []
    assert {one.set_aside[1][0] for one in imagined(scene, 0, 100)} == every - shown, "also when all are back in hand"
    assert all(BATTLE["4"] in one.battle_hands[1] for one in imagined(scene, 0, 20))


def test_what_was_said_for_afterwards_stays_unknown_until_it_counts() -> None:
    """Using it is a reveal, and so is that nothing was said."""
    told = set()
    for said in ("lose recall", "lose retreat", ""):
        scene = attacked(Scene(3, THREE).own(0, "divine wound").hand(0, "prayer"))
        if said:
            scene.do(1, Battle(after=said))
        scene.do(1, Battle("8", "1")).do(0, Battle("2", "3"))
        councils = {scene.imagine(0, seed).state.tasks[-1].councils[1].lose for seed in range(40)}  # type: ignore[union-attr]
        assert councils == {"", "recall", "retreat"}
        assert councils == {scene.imagine(None, seed).state.tasks[-1].councils[1].lose for seed in range(40)}  # type: ignore[union-attr]
        match = Match(KEMET, 3, KemetOptions(), FastDice(1))
        match.state = scene.state
        match._legal.clear()
        match.play(0, DONE)
        assert match.steps[-1].revealed
        assert match.undoable(0) == 0
        standing = [event for event in match.events if isinstance(event, Standing)]
        assert [event.answer for event in standing][:1] == [said.removeprefix("lose ")]
        told.add(match.waiting)
    assert told == {(1,), (0,)}


def test_whoever_is_asked_has_said_nothing_that_fits() -> None:
    scene = attacked(Scene(3)).do(1, Battle("8", "1")).do(0, Battle("2", "3"))
    assert scene.legal(1, Aftermath)
    for state in imagined(scene, 0):
        assert state.tasks[-1].councils[1].lose == ""  # type: ignore[union-attr]


# --- set-up ----------------------------------------------------------------------------------------


def test_plans_of_the_set_up_are_drawn_from_all_that_are_possible() -> None:
    state, _ = KEMET.setup(3, KEMET.options(setup_order="together"), FastDice(5))
    for seat in (0, 1):
        KEMET.apply(state, seat, setup_actions(state, seat)[7], FastDice(1))
    found = {tuple(KEMET.imagine(state, 2, FastDice(seed)).state.plans[0]) for seed in range(60)}
    legal = [one for one in setup_actions(state, 0) if isinstance(one, Setup)]
    assert len(found) > 30
    assert found <= {(one.troops, one.pyramids) for one in legal}
    assert all(KEMET.imagine(state, 1, FastDice(seed)).state.plans[1] == state.plans[1] for seed in range(5))


# --- over whole games ------------------------------------------------------------------------------


def whole_games(seats: int, seeds: Iterable[int]) -> Iterator[tuple[KemetState, random.Random]]:
    for seed in seeds:
        rng, dice = random.Random(seed), FastDice(seed)
        state, _ = KEMET.setup(
            seats, KEMET.options(layout="printed", cities="chosen", start_cards=5 if seed % 2 else 2), dice
        )
        while waiting := KEMET.waiting(state):
            yield state, rng
            seat = rng.choice(waiting)
            KEMET.apply(state, seat, random_choice(KEMET.legal(state, seat), rng), dice)


def same_bytes(state: KemetState, viewer: int | None, rng: random.Random) -> None:
    """What the viewer may not know makes no difference, what others have learned included."""
    seed = rng.randrange(1000)
    one = KEMET.imagine(state, viewer, FastDice(seed))
    other = KEMET.decode(KEMET.encode(state))
    scramble(other, viewer, rng)
    assert KEMET.encode(KEMET.imagine(other, viewer, FastDice(seed)).state) == KEMET.encode(one.state)
    invariants(one.state)
    assert one.view() == KEMET.view(state, viewer)
    assert one.waiting == KEMET.waiting(state)
    assert viewer is None or one.legal() == KEMET.legal(state, viewer)
    again = KEMET.imagine(one.state, rng.choice([None, *range(state.seats)]), FastDice(seed))
    invariants(again.state)


def same_told(state: KemetState, viewer: int | None, rng: random.Random) -> None:
    """Before the first reveal two imaginations go the same way."""
    if viewer is None or viewer not in KEMET.waiting(state):
        return
    legal = list(KEMET.legal(state, viewer))
    for action in rng.sample(legal, min(3, len(legal))):
        one, other = (KEMET.imagine(state, viewer, FastDice(seed)) for seed in (1, 2))
        one.play(action)
        other.play(action)
        assert one.told == other.told, action
        if not one.told:
            assert one.view() == other.view(), action
            assert one.waiting == other.waiting
            assert list(one.legal()) == list(other.legal())


def play_on(state: KemetState, viewer: int | None, rng: random.Random) -> None:
    """200 random steps from an imagined position."""
    one = KEMET.imagine(state, viewer, FastDice(rng.randrange(1000)))
    for _ in range(200):
        if not one.waiting:
            break
        seat = rng.choice(one.waiting)
        one.play(random_choice(one.legal(seat), rng), seat)
    invariants(one.state)


Tried = Callable[[KemetState, int | None, random.Random], None]


def try_over_games(seats: int, seeds: Iterable[int], every: int, tried: Tried) -> int:
    count = 0
    for number, (state, rng) in enumerate(whole_games(seats, seeds)):
        if number % every == 0:
            tried(state, rng.choice([None, *range(seats)]), rng)
            count += 1
    return count


CHECKS = [(same_bytes, 9), (same_told, 9), (play_on, 150)]


@pytest.mark.parametrize(("tried", "every"), CHECKS, ids=lambda value: getattr(value, "__name__", ""))
@pytest.mark.parametrize("seats", [2, 4])
def test_imagined_positions_over_a_game(seats: int, tried: Tried, every: int) -> None:
    assert try_over_games(seats, [seats], every, tried) > 4


@pytest.mark.long
@pytest.mark.parametrize("tried", [same_bytes, same_told, play_on])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_imagined_positions_over_many_games(seats: int, tried: Tried) -> None:
    assert try_over_games(seats, range(100, 112), 40 if tried is play_on else 5, tried) > 100


# --- positions from before -------------------------------------------------------------------------


def test_a_position_without_memory_can_be_played_and_imagined() -> None:
    scene = attacked(Scene(3, THREE).own(0, "vision").hand(0, "prayer").hand(1, "war rage"))
    assert KEMET.remembers(scene.state)
    scene.state.learned = None
    assert not KEMET.remembers(scene.state)
    imagined(scene, 0, 5)
    scene.fight(0, 1, "2", "8", d=("war rage",))
    while isinstance(scene.state.tasks[-1], BattleTask):
        scene.do(scene.waiting[0], scene.legal(scene.waiting[0])[0])
    assert STOCK.card["war rage"] in scene.state.discard
    scene.night()
    while scene.state.phase == "night":
        scene.do(scene.waiting[0], scene.legal(scene.waiting[0])[0])
    assert scene.state.learned is None
    imagined(scene, 1, 5)


# --- cards of the printed material --------------------------------------------------------------------


@proof("T-24")
@rule("T-99")
def test_diversion_is_in_every_hand_and_its_use_is_a_secret() -> None:
    """A bluff locked in is as unknown as a card that does something, and after the reveal back where it was."""
    scene = attacked(Scene(3).hand(1, "war rage", "war fury").pp(1, 1))
    plain, bluff = (attacked(Scene(3).hand(1, "war rage", "war fury").pp(1, 1)) for _ in range(2))
    scene.do(1, Battle(cards="war rage"), Battle("8", "1"))
    bluff.do(1, Battle(cards="diversion"), Battle("8", "1"))
    plain.do(1, Battle("8", "1"))
    for viewer in (None, 0, 2):
        views = [KEMET.view(one.state, viewer) for one in (scene, bluff, plain)]
        assert views[0] == views[1] == views[2]
        added = [one.tasks[-1].councils[1].cards for one in imagined_states(bluff, viewer)]  # type: ignore[union-attr]
        assert {0} <= {card for cards in added for card in cards}, "a bluff is among what may be there"
        assert [] in added
    bluff.do(0, Battle("2", "3"))
    assert [card for card in bluff.state.hands[1] if card == STOCK.diversion] == [STOCK.diversion]
    assert STOCK.diversion not in bluff.state.discard


def imagined_states(scene: Scene, viewer: int | None) -> list[KemetState]:
    return [scene.imagine(viewer, seed).state for seed in range(80)]


@rule("T-128", "T-134")
def test_what_vision_draws_is_known_to_one_seat_and_what_it_discards_to_all() -> None:
    scene = Scene(3, THREE).own(0, "vision").night()
    hand = sorted(scene.state.hands[0])
    assert len(hand) == 1 + 1 + 4
    assert all(sorted(state.hands[0]) == hand for state in imagined_states(scene, 0))
    assert len({tuple(sorted(state.hands[0])) for state in imagined_states(scene, 1)}) > 20
    first = scene.legal(0)[0]
    scene.do(0, first)
    for viewer in VIEWERS:
        assert KEMET.view(scene.state, viewer).discard == [first.choice]  # type: ignore[attr-defined]


@rule("T-97")
def test_what_priest_of_thoeris_draws_is_a_secret() -> None:
    scene = Scene(3, THREE).own(0, "priest of thoeris").troop(0, "F1", 4).troop(1, "T1", 2).turn(0)
    scene.march(0, "F1", "T1")
    assert len(scene.state.hands[0]) == 2
    hands = {tuple(sorted(state.hands[0])) for state in imagined_states(scene, 1)}
    assert len(hands) > 5
    assert all(STOCK.diversion in cards for cards in hands)
