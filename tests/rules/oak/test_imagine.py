"""What each seat can know of Oak, and what is drawn anew for it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import permutations
from typing import TypeVar

import msgspec
import pytest

from rules.core import FastDice
from rules.oak import OAK
from rules.oak.actions import Draw, Refresh, Take, Temple
from rules.oak.board import CAILLEACH, CARD, CREATURE
from rules.oak.events import BroichanDrew
from rules.oak.mechanics import learned
from rules.oak.state import CreatureTask, FindCreatureTask, KeepTask, Learned, OakState
from tests.rules.oak.helpers.players import anything, eager
from tests.rules.oak.properties import expected, invariants, scramble, unknowns
from tests.rules.oak.scene import Table
from tests.rules.oak.test_play import positions

V = TypeVar("V", bound=Hashable)
SIX = ("puca", "fuath", "unicorn", "fachan", "glaistig", "selkie")


def cards(*words: str) -> list[int]:
    return [CREATURE[word] for word in words]


def imagined(state: OakState, viewer: int | None, times: int = 200) -> Iterator[OakState]:
    """What that viewer imagines, with many dice."""
    for seed in range(times):
        yield OAK.imagine(state, viewer, FastDice(seed)).state


def drawing(*deck: str) -> Table:
    """Seat 0 owns Cailleach and is about to take a creature; the deck begins so."""
    table = Table().empty_temples().creatures(0, "cailleach").display("korrigan", "bodach", "caoineag")
    table.top_creatures(*deck).resources(0, 9, 9, 9)
    table[0].limits[1] = 4
    table.play(Temple("storytelling2", "druid"))
    return table


def short_deck(table: Table, count: int) -> Table:
    """All but the first cards of the deck are out of the game."""
    table.state.lost_creatures += table.state.creature_deck[count:]
    del table.state.creature_deck[count:]
    return table


def look_again(table: Table) -> Table:
    table.state.tasks.append(CreatureTask(0))
    return table


def even(state: OakState, viewer: int | None, read: Callable[[OakState], V], values: set[V]) -> None:
    """The viewer imagines just these values, each about as often."""
    times = 30 * len(values)
    found = Counter(read(other) for other in imagined(state, viewer, times))
    assert set(found) == values
    assert all(8 < count < 70 for count in found.values()), found


# --- Cailleach -----------------------------------------------------------------------------------


def test_cards_being_looked_at_are_known_to_who_looks_and_spread_for_the_others() -> None:
    table = drawing(*SIX)
    table.play(Draw())
    unseen = {*table.state.creature_deck, *cards(*SIX)}
    assert all(drawn(state) == sorted(cards(*SIX)) for state in imagined(table.state, 0))
    for viewer in (1, None):
        seen = {card for state in imagined(table.state, viewer) for card in drawn(state)}
        assert seen == unseen
    even(table.state, 1, lambda state: min(drawn(state)) < 5, {True, False})


def drawn(state: OakState) -> list[int]:
    task = state.tasks[-1]
    assert isinstance(task, KeepTask)
    return task.drawn


def test_cards_put_back_lie_at_the_bottom_for_who_saw_them_in_an_order_nobody_knows() -> None:
    table = drawing(*SIX)
    table.play(Draw(), Take("puca"))
    back = sorted(cards(*SIX[1:]))
    orders = set()
    for state in imagined(table.state, 0):
        assert sorted(state.creature_deck[-5:]) == back
        orders.add(tuple(state.creature_deck[-5:]))
    assert len(orders) > 60
    unseen = set(table.state.creature_deck)
    for viewer in (1, None):
        even(table.state, viewer, lambda state: state.creature_deck[-1], unseen)


def test_a_card_everybody_saw_go_under_is_known_to_be_among_those_looked_at_and_put_back() -> None:
    """Six cards: three come into the display, the three that lay there go under, and all six are drawn."""
    table = short_deck(drawing(*SIX), 6)
    table.play(Refresh("creatures"), Draw())
    six = sorted(cards(*SIX[3:], "korrigan", "bodach", "caoineag"))
    for viewer in (0, 1, None):
        assert all(drawn(state) == six for state in imagined(table.state, viewer, 20))
    table.play(Take("bodach"))
    for viewer in (0, 1, None):
        even(table.state, viewer, lambda state: state.creature_deck[0], set(six) - {CREATURE["bodach"]})


def cut_bunch() -> Table:
    """Korrigan went under for all to see, and back under in a bunch of five, of which four are looked at."""
    table = short_deck(drawing(*SIX, "abhartach", "buggane"), 8)
    table.play(Refresh("creatures"), Draw(), Take("glaistig"))
    assert CREATURE["korrigan"] in table.state.creature_deck[-5:]
    look_again(table).play(Draw())
    assert len(table.state.creature_deck) == 1
    return table


def test_in_which_part_of_a_bunch_a_card_is_who_has_looked_knows() -> None:
    table = cut_bunch()
    korrigan = CREATURE["korrigan"]
    assert all(drawn(state) == drawn(table.state) for state in imagined(table.state, 0, 20))
    for viewer in (1, None):
        found = Counter(korrigan in drawn(state) for state in imagined(table.state, viewer, 500))
        assert 360 < found[True] < 440, "four of five"
        assert all(set(cards("bodach", "caoineag")) <= set(drawn(state)) for state in imagined(table.state, viewer, 20))
    kept = next(card for card in drawn(table.state) if card in cards(*SIX, "abhartach", "buggane"))
    table.play(next(take for take in table.legal(Take) if getattr(take, "what", "") == word(kept)))
    found = Counter(state.creature_deck[0] == korrigan for state in imagined(table.state, 1, 500))
    assert 90 < found[True] < 160, "the card kept was not korrigan: one of the other three, or of all four"


def word(card: int) -> str:
    return next(word for word, number in CREATURE.items() if number == card)


World = tuple[tuple[int, ...], tuple[int, ...]]
"""A deck and the cards being looked at."""


def test_ways_are_weighed_as_all_worlds_together_weigh_them() -> None:
    """Every order of eight cards, every shuffle of those put back, against the few ways that are kept."""
    story = [
        ("shown", 0),
        ("shown", 1),
        ("shown", 2),
        ("under", 2, 0, 1),
        ("look", 6),
        ("keep", 3),
        ("shown", 0),
        ("look", 4),
        ("keep", 4),
        ("shown", 5),
        ("look", 2),
        ("keep", 2),
    ]
    worlds: dict[World, float] = {(deck, ()): 1.0 for deck in permutations(range(8))}
    known = Learned()
    learned.begin(known, list(range(8)), [])
    widest = 0
    for what, *numbers in story:
        told = [int(number) for number in numbers]
        if what == "shown":
            learned.shown(known, told[0])
            worlds = {(deck[1:], hand): chance for (deck, hand), chance in worlds.items() if deck[0] == told[0]}
        elif what == "under":
            learned.put_under(known, told)
            worlds = {((*deck, *told), hand): chance for (deck, hand), chance in worlds.items()}
        elif what == "look":
            learned.looked(known, told[0])
            worlds = {(deck[: told[0]], deck[told[0] :]): chance for (deck, _), chance in worlds.items()}
            worlds = {(deck, hand): chance for (hand, deck), chance in worlds.items()}
        else:
            learned.kept(known, told[0])
            worlds = _put_back(worlds, told[0])
        widest = max(widest, len(known.ways))
        _agree(known, worlds)
    assert widest > 1, "a bunch with cards that everybody knows was cut"


def _put_back(worlds: dict[World, float], kept: int) -> dict[World, float]:
    after: Counter[World] = Counter()
    for (deck, hand), chance in worlds.items():
        if kept in hand:
            for back in permutations(card for card in hand if card != kept):
                after[((*deck, *back), ())] += chance  # type: ignore[assignment]
    return dict(after)


def _agree(known: Learned, worlds: dict[World, float]) -> None:
    """Card by card: who is in the hand, and who lies at each place of the deck."""
    total = sum(worlds.values())
    deck, hand = next(iter(worlds))
    (held, chances), *bunches = expected(known, sorted([*deck, *hand]))
    assert held == len(hand)
    for card, chance in chances.items():
        found = sum(weight for (_, hand), weight in worlds.items() if card in hand)
        assert found / total == pytest.approx(chance)
    places = [(size, chances) for size, chances in bunches for _ in range(size)]
    assert len(places) == len(deck)
    for place, (size, chances) in enumerate(places):
        for card, chance in chances.items():
            found = sum(weight for (deck, _), weight in worlds.items() if deck[place] == card)
            assert found / total == pytest.approx(chance / size)


def test_nothing_is_remembered_of_a_deck_that_was_shuffled() -> None:
    table = drawing(*SIX)
    table.play(Draw(), Take("puca"))
    table.state.tasks.append(FindCreatureTask(0))
    table.play(Take("gancanagh"))
    assert table.state.learned == Learned()
    unseen = set(table.state.creature_deck)
    for viewer in (0, 1):
        even(table.state, viewer, lambda state: state.creature_deck[-1], unseen)


def test_what_a_refresh_put_under_lies_there_for_everybody() -> None:
    table = Table().empty_temples().display("korrigan", "selkie", "fuath")
    table.play(Temple("storytelling2", "druid"), Refresh("creatures", "213"))
    under = cards("selkie", "korrigan", "fuath")
    for viewer in (0, 1, None):
        assert all(state.creature_deck[-3:] == under for state in imagined(table.state, viewer))
        even(table.state, viewer, lambda state: state.creature_deck[0], set(table.state.creature_deck) - set(under))


# --- Broichan ------------------------------------------------------------------------------------


def solo() -> Table:
    """Broichan has played three of his six cards."""
    table = Table("fox")
    discard = [CARD[word] for word in ("worship", "wisdom", "ritual")]
    table.state.broichan_discard = discard
    table.state.broichan_deck = [card for card in range(6) if card not in discard]
    return table


def test_broichans_next_card_is_any_that_he_has_not_played() -> None:
    table = solo()
    for viewer in (0, None):
        even(table.state, viewer, lambda state: state.broichan_deck[0], set(table.state.broichan_deck))
        assert all(state.broichan_discard == table.state.broichan_discard for state in imagined(table.state, viewer, 5))


def test_a_line_ends_where_broichan_draws() -> None:
    """Whatever card lies on top, what is read and completed is the same."""
    answers = set()
    for first in range(3):
        table = solo()
        deck = table.state.broichan_deck
        deck.insert(0, deck.pop(first))
        known = OAK.imagine(table.state, 0, FastDice(0))
        trial = known.copy()
        climb = next(action for action in trial.legal() if type(action).__name__ == "Climb")
        assert any(isinstance(event, BroichanDrew) for event in trial.play(climb))
        assert trial.told
        line = "climb " + " ".join(
            str(getattr(climb, field)) for field in climb.__struct_fields__ if getattr(climb, field)
        )
        assert OAK.read_line(known, line) == [climb]
        assert OAK.complete_line(known, f"{line}; ") == []
        answers.add((line, tuple(OAK.complete_line(known, "climb "))))
    assert len(answers) == 1


# --- everything ----------------------------------------------------------------------------------


def scenes() -> Iterator[tuple[OakState, random.Random]]:
    """Positions of games for one to four, those with Cailleach's cards among them."""
    for seats in (1, 2, 3, 4):
        for seed in (3, 4):
            for number, (state, _, _, rng) in enumerate(positions(seats, seed, eager, rich=True, first=CAILLEACH)):
                looked_into = state.learned is not None and bool(state.learned.bunches)
                if number % (4 if looked_into else 12) == 0:
                    yield state, rng
    for table in (cut_bunch(), solo()):
        yield table.state, random.Random(1)


def test_what_is_imagined_depends_on_nothing_hidden_and_looks_the_same() -> None:
    followed = 0
    for state, rng in scenes():
        followed += state.learned is not None and bool(state.learned.bunches)
        for viewer in (None, *range(state.seats)):
            other = OAK.decode(OAK.encode(state))
            scramble(other, viewer, rng)
            invariants(other)
            one, two = (OAK.imagine(position, viewer, FastDice(5)) for position in (state, other))
            assert OAK.encode(one.state) == OAK.encode(two.state)
            invariants(one.state)
            assert one.view() == OAK.view(state, viewer)
            assert one.waiting == OAK.waiting(state)
            if viewer is not None:
                assert list(one.legal()) == list(OAK.legal(state, viewer))
    assert followed > 20


def test_an_undo_behind_a_reveal_leaves_what_anybody_knows() -> None:
    changed = 0
    for state, _ in scenes():
        other = OAK.decode(OAK.encode(state))
        OAK.reseal(other, FastDice(8))
        changed += other != state
        for viewer in (None, *range(state.seats)):
            one, two = (OAK.imagine(position, viewer, FastDice(5)) for position in (state, other))
            assert OAK.encode(one.state) == OAK.encode(two.state)
    assert changed > 50


def test_a_step_tells_or_it_leads_to_the_same() -> None:
    told = Counter[bool]()
    for state, rng in scenes():
        for seat in OAK.waiting(state):
            legal = list(OAK.legal(state, seat))
            for action in rng.sample(legal, min(6, len(legal))):
                one, two = (OAK.imagine(state, seat, FastDice(seed)) for seed in (1, 2))
                one.play(action)
                two.play(action)
                assert one.told == two.told
                told[one.told] += 1
                if not one.told:
                    assert (one.view(), one.waiting, list(one.legal())) == (two.view(), two.waiting, list(two.legal()))
    assert min(told[True], told[False]) > 20


def test_imagined_games_can_be_played_to_the_end() -> None:
    for number, (state, rng) in enumerate(scenes()):
        if number % 7 == 0:
            game = OAK.imagine(state, rng.choice([None, *range(state.seats)]), FastDice(number))
            while waiting := game.waiting:
                seat = rng.choice(waiting)
                game.play(anything(game.state, seat, game.legal(seat), rng), seat)
                invariants(game.state)


def test_unknowns_are_spread_as_they_should_be() -> None:
    """Chi-square, for the scenes in which most is remembered; the bound is far beyond what even dice come to."""
    looked = drawing(*SIX)
    looked.play(Draw())
    back = drawing(*SIX)
    back.play(Draw(), Take("puca"))
    checked = 0
    for table in (looked, back, cut_bunch(), solo()):
        for viewer in (None, *range(table.state.seats)):
            states = list(imagined(table.state, viewer, 400))
            for name, read, chances in unknowns(table.state, viewer):
                found = Counter(read(state) for state in states)
                assert set(found) <= set(chances), name
                off = sum((found[value] - 400 * chance) ** 2 / (400 * chance) for value, chance in chances.items())
                freedom = len(chances) - 1
                assert off < freedom + 5 * (2 * freedom) ** 0.5 + 12, (name, off, freedom)
                checked += 1
    assert checked > 25


def test_a_snapshot_from_before_knowledge_was_kept_still_plays() -> None:
    table = drawing(*SIX)
    plain = msgspec.to_builtins(table.state)
    del plain["learned"]
    table.state = msgspec.convert(plain, OakState)
    assert not OAK.remembers(table.state)
    table.play(Refresh("creatures"), Draw())
    for viewer in (None, 0, 1):
        for state in imagined(table.state, viewer, 20):
            invariants(state)
            assert OAK.view(state, viewer) == OAK.view(table.state, viewer)
    table.play(table.legal(Take)[0])
    OAK.reseal(table.state, table.dice)
    invariants(table.state)
    assert table.state.learned is None
    assert OAK.remembers(Table().state)
