"""What a seat has seen of the cards is found again in all it imagines, and nothing else is."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from rules.core import FastDice, Match, rule
from rules.karnag import KARNAG
from rules.karnag.actions import Card, Done, Draw, Keep
from rules.karnag.figures import FIGURES
from rules.karnag.state import (
    CARD_WORDS,
    DRAWN,
    FIRST_MARKED,
    KEPT,
    PLAYED,
    RETURNED,
    Handled,
    KarnagOptions,
    KarnagState,
    KeepTask,
    Learned,
)
from tests.rules.chance import likelihood
from tests.rules.karnag.helpers.following import Course
from tests.rules.karnag.properties import cards_are_kept
from tests.rules.karnag.scene import SECONDARY, Scene

MANY = 300


def imaginations(state: KarnagState, viewer: int | None, number: int = MANY) -> Iterator[KarnagState]:
    for seed in range(number):
        yield KARNAG.imagine(state, viewer, FastDice(seed)).state


def words(cards: list[int]) -> list[str]:
    return [CARD_WORDS[card] for card in cards]


def spread(state: KarnagState, viewer: int | None, value: Callable[[KarnagState], Any], number: int = MANY) -> Any:
    return Counter(value(other) for other in imaginations(state, viewer, number))


def cards(*top: str) -> list[int]:
    """The whole deck with these on top, the others in the order of their numbers."""
    rest = [word for word in CARD_WORDS for _ in range(int(FIGURES.cards[word]))]
    for word in top:
        rest.remove(word)
    return [CARD_WORDS.index(word) for word in (*top, *rest)]


def gone(first: list[int], *handled: Handled, seats: int = 3) -> KarnagState:
    """A position in which the cards have gone this way."""
    state = Scene(seats).state
    state.learned = Learned(first, list(handled))
    course = Course(state.learned, seats)
    if handled and handled[-1].how == DRAWN:
        state.tasks.append(KeepTask(handled[-1].seat, [], 0))
    course.lay_out(state)
    state.seen = sum(piece in course.backs for piece in course.deck)
    return state


def through(seat: int, count: int) -> tuple[Handled, Handled]:
    """Somebody looks at so many cards and puts them all under the deck: the way of a long game in two steps."""
    return Handled(seat, DRAWN, count), Handled(seat, RETURNED, -1)


# --- what was seen stays seen -------------------------------------------------------------------


@rule("K-134", "K-167")
def test_cards_put_back_lie_where_their_drawer_put_them() -> None:
    table = Scene(2).deck("mana", "gems", "control", "knowledge").remembering().acting(0, "cards")
    table.play(Draw())
    for other in imaginations(table.state, 0, 20):
        assert other.tasks == table.state.tasks, "it looks at them"
    table.play(Keep("gems"))
    for other in imaginations(table.state, 0):
        assert words(other.deck[-3:]) == ["mana", "control", "knowledge"]
        assert words(other.hands[0]) == ["gems"]


@rule("K-134", "K-167")
def test_for_others_they_are_spread_over_all_unmarked_cards() -> None:
    """Backs are seen: what was drawn is unmarked, each unmarked card as likely for every one of the four."""
    table = Scene(2).deck("mana", "gems", "control", "knowledge").remembering().acting(0, "cards")
    table.play(Draw(), Keep("gems"))
    unmarked = [card for card in cards() if card < FIRST_MARKED]
    weights = {card: count / len(unmarked) for card, count in Counter(unmarked).items()}
    places: list[Callable[[KarnagState], int]] = [
        lambda other: other.hands[0][0],
        lambda other: other.deck[-1],
        lambda other: other.deck[-3],
    ]
    for viewer in (1, None):
        for place in places:
            found = spread(table.state, viewer, place, 600)
            assert likelihood(found, weights) > 0.001, found


def test_what_somebody_looks_at_is_its_own() -> None:
    table = Scene(2).deck("mana", "ghoul", "control", "naja").remembering().acting(0, "cards")
    table.play(Draw())
    task = table.state.tasks[-1]
    assert isinstance(task, KeepTask)
    for place, marked in enumerate((False, True, False, True)):
        found = spread(table.state, 1, lambda other, place=place: other.tasks[-1].drawn[place])  # type: ignore[misc]
        assert len(found) > 2
        assert all((card >= FIRST_MARKED) == marked for card in found), "backs are public"


@rule("K-133")
def test_a_card_played_lies_where_everybody_knows_it() -> None:
    table = Scene(3).deck("mana").remembering().acting(0, "cards", SECONDARY)
    table.play(Draw())
    assert len(spread(table.state, 1, lambda other: other.hands[0][0])) > 3
    table.play(Card("mana"))
    for viewer in (0, 1, 2, None):
        assert spread(table.state, viewer, lambda other: CARD_WORDS[other.deck[-1]], 60) == {"mana": 60}


@rule("K-135", "K-167")
def test_a_marked_card_played_is_known_among_the_marked_ones() -> None:
    """One marked card among four: everybody knows where it lies. Two: one of them, each as likely."""
    table = Scene(2).deck("mana", "ghoul", "control", "gems").remembering().reserve(0, ghoul=1).acting(0, "cards")
    table.play(Draw(), Keep("ghoul"))
    assert spread(table.state, 1, lambda other: CARD_WORDS[other.deck[-3]], 60) == {"ghoul": 60}
    table = Scene(2).deck("mana", "ghoul", "control", "naja").remembering().reserve(0, ghoul=1).acting(0, "cards")
    table.play(Draw(), Keep("ghoul"))
    found = spread(table.state, 1, lambda other: (other.deck[-3], other.deck[-1]), 1200)
    marked = Counter(card for card in cards() if card >= FIRST_MARKED)
    ghoul = CARD_WORDS.index("ghoul")
    marked[ghoul] -= 1
    total = sum(marked.values())
    weights: dict[Any, float] = {}
    for card, count in marked.items():
        for pair in ((ghoul, card), (card, ghoul)):
            weights[pair] = weights.get(pair, 0) + count / total / 2
    assert likelihood(found, weights) > 0.001
    assert spread(table.state, 0, lambda other: words(other.deck[-3:])[0], 30) == {"ghoul": 30}


def test_only_the_top_card_shows_its_back() -> None:
    for top in ("ghoul", "mana"):
        state = gone(cards(top, "naja", "mana"))
        for viewer in (0, None):
            assert spread(state, viewer, lambda other: other.deck[0] >= FIRST_MARKED) == {top == "ghoul": MANY}
            below = spread(state, viewer, lambda other: other.deck[1] >= FIRST_MARKED, 600)
            marked = sum(card >= FIRST_MARKED for card in cards()) - (top == "ghoul")
            assert likelihood(below, {True: marked / 35, False: 1 - marked / 35}) > 0.001


def test_a_card_that_went_by_with_others_is_still_known() -> None:
    """Seat 0 put mana, control and gems under the deck; seat 1 has looked at everything above since."""
    state = gone(
        cards("mana", "control", "knowledge", "gems"), Handled(0, DRAWN, 4), Handled(0, KEPT, 2), *through(1, 32)
    )
    assert words(state.deck[:3]) == ["mana", "control", "gems"]
    for other in imaginations(state, 0, 60):
        assert words(other.deck[:3]) == ["mana", "control", "gems"]
    for other in imaginations(state, 1, 60):
        assert other.deck[3:] == state.deck[3:]
    assert len(spread(state, 2, lambda other: tuple(other.deck[:3]))) > 30


@rule("K-137")
def test_a_known_card_drawn_alone_is_known_in_the_hand() -> None:
    """Seat 1 draws the mana that seat 0 put under the deck: it must have kept it."""
    first = cards("mana", "control", "knowledge", "gems")
    handled = [Handled(0, DRAWN, 4), Handled(0, KEPT, 2), *through(1, 32), Handled(1, DRAWN, 1), Handled(1, KEPT, 0)]
    state = gone(first, *handled)
    assert spread(state, 0, lambda other: words(other.hands[1])[0], 60) == {"mana": 60}
    assert len(spread(state, 2, lambda other: other.hands[1][0])) > 3


# --- what others did with known cards -----------------------------------------------------------

KNOWN = (Handled(0, DRAWN, 4), Handled(0, KEPT, 3), *through(2, 32))
"""Mana, control and gems come back to the top, known to seat 0; seat 2 has seen the others."""
FIRST = cards("mana", "control", "gems", "through", "knowledge")


def test_a_seat_does_not_see_which_of_the_cards_it_knows_was_kept() -> None:
    """Seat 1 draws mana, control, gems and one more and keeps one: each as likely; the others lie as drawn."""
    state = gone(FIRST, *KNOWN, Handled(1, DRAWN, 4), Handled(1, KEPT, 1))
    names = ["mana", "control", "gems"]
    found: Counter[str] = Counter()
    for other in imaginations(state, 0, 600):
        kept, under = words(other.hands[1])[0], words(other.deck[-3:])
        ways = [n for n in range(3) if kept == names[n] and [*names[:n], *names[n + 1 :]] == under[:2]]
        found[names[ways[0]] if ways else "the fourth"] += 1
        assert ways or under == names, "nothing else can have happened"
    assert likelihood(found, dict.fromkeys([*names, "the fourth"], 0.25)) > 0.001


def test_where_it_kept_them_the_position_is_imagined_alike() -> None:
    """Which one was really kept changes nothing for seat 0, and for seat 2, who knows the fourth."""
    made = [gone(FIRST, *KNOWN, Handled(1, DRAWN, 4), Handled(1, KEPT, kept)) for kept in range(4)]
    for viewer in (0, 2, None):
        seen = {KARNAG.encode(KARNAG.imagine(state, viewer, FastDice(3)).state) for state in made}
        assert len(seen) == 1
    assert len({KARNAG.encode(KARNAG.imagine(state, 1, FastDice(3)).state) for state in made}) == 4


def test_nobody_is_told_in_which_order_backs_went_under_the_deck() -> None:
    """Seat 1 draws an unmarked, a marked and an unmarked card and keeps the first or the last: by the order of backs
    under the deck it could be told, and nobody else has seen that. When they come up again it is seen by all."""
    marked = CARD_WORDS[FIRST_MARKED]
    first = cards("mana", marked, "gems")
    made = [gone(first, Handled(1, DRAWN, 3), Handled(1, KEPT, kept)) for kept in (0, 2)]
    for viewer in (0, 2, None):
        assert len({KARNAG.encode(KARNAG.imagine(state, viewer, FastDice(3)).state) for state in made}) == 1
    found = spread(made[0], 0, lambda other: other.deck[-1] >= FIRST_MARKED)
    assert likelihood({str(key): count for key, count in found.items()}, {"True": 0.5, "False": 0.5}) > 0.001
    round_again = through(2, len(first) - 3)
    for kept, back in ((0, True), (2, False)):
        state = gone(first, Handled(1, DRAWN, 3), Handled(1, KEPT, kept), *round_again)
        assert spread(state, 0, lambda other: other.deck[0] >= FIRST_MARKED, 60) == {back: 60}, "the back on top"


def test_what_is_found_later_tells_what_was_kept() -> None:
    """The three come round again, and seat 0 draws them: control is missing, so seat 1 holds it."""
    again = (*through(2, 31), Handled(0, DRAWN, 3), Handled(0, RETURNED, -1))
    state = gone(FIRST, *KNOWN, Handled(1, DRAWN, 4), Handled(1, KEPT, 1), *again)
    assert spread(state, 0, lambda other: words(other.hands[1])[0], 200) == {"control": 200}
    for other in imaginations(state, 0, 60):
        assert words(other.deck[-3:-1]) == ["mana", "gems"]


def test_a_card_played_tells_what_was_kept() -> None:
    """Seat 1 kept one of mana, control, gems and an unknown fourth, and plays mana: it was the known one, or the fourth
    is a mana too, as likely as mana is among the unmarked cards that seat 0 has not seen."""
    mana = CARD_WORDS.index("mana")
    state = gone(FIRST, *KNOWN, Handled(1, DRAWN, 4), Handled(1, KEPT, 0), Handled(1, PLAYED, mana))
    unseen = [card for card in FIRST[4:] if card < FIRST_MARKED]
    share = unseen.count(mana) / len(unseen)
    found: Counter[str] = Counter()
    for other in imaginations(state, 0, 800):
        assert words(other.deck[-1:]) == ["mana"]
        rest = words(other.deck[-4:-1])
        assert rest[:2] == ["control", "gems"] or rest == ["mana", "control", "gems"]
        found["the known one" if rest[:2] == ["control", "gems"] else "the fourth"] += 1
    assert likelihood(found, {"the known one": 1 / (1 + share), "the fourth": share / (1 + share)}) > 0.001


def test_a_long_game_is_imagined_as_it_went() -> None:
    """Cards go round and round through all hands; what each seat saw is in every imagination of it."""
    chooser = random.Random(8)
    first, handled = cards(), list[Handled]()
    chooser.shuffle(first)
    for _ in range(40):
        course = Course(Learned(first, handled), 3)
        seat = chooser.randrange(3)
        held = sorted({first[piece] for piece in course.hands[seat]})
        if held and chooser.random() < 0.6:
            handled.append(Handled(seat, PLAYED, chooser.choice(held)))
            continue
        plain = [n for n, piece in enumerate(course.deck[:4]) if not course.marked(piece)]
        handled.append(Handled(seat, DRAWN, 4))
        handled.append(Handled(seat, KEPT, chooser.choice(plain)) if plain else Handled(seat, RETURNED, -1))
    state = gone(first, *handled)
    course = Course(Learned(first, handled), 3)
    assert course.doubts == {-1, 0, 1, 2}
    for viewer in (0, 1, 2, None):
        differ = 0
        for other in imaginations(state, viewer, 6):
            assert other.learned is not None
            assert _faces_seen(other.learned, viewer) == _faces_seen(state.learned, viewer)
            other_course = Course(other.learned, 3)
            assert [other_course.first[piece] for piece in other_course.deck] == other.deck
            differ += other.deck != state.deck
        assert differ, "the rest is guessed"


def _faces_seen(learned: Learned | None, viewer: int | None) -> list[Any]:
    """What a viewer saw, one handling after the other, told anew from a course."""
    assert learned is not None
    told: list[Any] = []
    for number, handled in enumerate(learned.handled):
        before = Course(Learned(learned.first, learned.handled[:number]), 3)
        own = handled.seat == viewer
        if handled.how == DRAWN:
            drawn = [learned.first[piece] for piece in before.deck[: handled.number]]
            told.append(drawn if own else [card >= FIRST_MARKED for card in drawn])
        elif handled.how == KEPT:
            told.append(handled.number if own else "kept")
        else:
            told.append(handled.number)
        told.append(before.deck and learned.first[before.deck[0]] >= FIRST_MARKED)
    return told


# --- memory -------------------------------------------------------------------------------------


def test_taking_back_a_draw_shuffles_what_nobody_has_seen() -> None:
    """The cards that seat 0 put under the deck stay where it knows them, and everything still fits."""
    table = Scene(2).deck("mana", "gems", "control", "knowledge").remembering().acting(0, "cards")
    table.play(Draw(), Keep("gems"), Done())
    state = KARNAG.encode(table.acting(1, "cards").state)
    match = Match.resume(KARNAG, 2, KarnagOptions(), FastDice(5), state=state, seal="")
    deck = list(match.state.deck)
    match.play(1, Draw())
    match.take_back(1, 1, [0])
    assert match.state.deck != deck
    assert match.state.deck[-3:] == deck[-3:]
    assert match.state.learned.first[:4] == cards("mana", "gems", "control", "knowledge")[:4]
    cards_are_kept(match.state)
    for other in imaginations(match.state, 0, 60):
        assert words(other.deck[-3:]) == ["mana", "control", "knowledge"]
    match.play(1, Draw())
    cards_are_kept(match.state)


def test_a_snapshot_without_memory_is_played_and_imagined_by_what_it_shows() -> None:
    table = Scene(3).deck("mana", "ghoul").remembering().acting(0, "cards", SECONDARY)
    table.play(Draw())
    whole = msgspec.to_builtins(table.state)
    del whole["learned"]
    old = KARNAG.decode(msgspec.msgpack.encode(whole))
    assert KARNAG.remembers(table.state)
    assert not KARNAG.remembers(old)
    for viewer in (0, 1, None):
        for other in imaginations(old, viewer, 20):
            assert KARNAG.view(other, viewer) == KARNAG.view(old, viewer)
    assert len(spread(old, 1, lambda other: other.hands[0][0])) > 3
    KARNAG.apply(old, 0, Card("mana"), FastDice(1))
    assert (words(old.deck[-1:]), old.seen, old.learned) == (["mana"], 1, None)


def test_at_the_end_hands_lie_open() -> None:
    table = Scene(2).deck("mana").remembering().acting(0, "cards", SECONDARY)
    table.play(Draw())
    table.state.tasks.clear()
    table.state.phase = "over"
    for viewer in (0, 1, None):
        assert spread(table.state, viewer, lambda other: words(other.hands[0])[0], 30) == {"mana": 30}
        assert len(spread(table.state, viewer, lambda other: tuple(other.deck), 30)) == 30
