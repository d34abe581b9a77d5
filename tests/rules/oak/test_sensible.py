"""What players who think leave out: another way to do the same, and changes of resources that pay for nothing."""

from __future__ import annotations

import random
from collections import Counter

from rules.core import FastDice
from rules.core.players import random_choice
from rules.oak import OAK
from rules.oak.actions import Exchange, Limit, Promote, Refresh, Special, Temple, Trade
from rules.oak.board import CREATURES, SLUAGH
from rules.oak.mechanics.sensible import sensible
from tests.rules.oak.scene import Table


def kept(table: Table, seat: int = 0) -> list[object]:
    return list(sensible(table.state, seat, OAK.legal(table.state, seat)))


def trades(table: Table) -> list[Trade]:
    return [action for action in kept(table) if isinstance(action, Trade)]


def test_a_trade_is_thought_of_where_it_pays_for_something_and_gives_what_there_is_most_of() -> None:
    table = Table().hand(0, "knowledge").ingredients(0, "root root root bark acorn").resources(0, 0, 2, 0)
    assert trades(table) == [Trade("root+root", "M")], "3M is the price of Knowledge; of feathers there is no use"


def test_no_trade_where_nothing_is_missing() -> None:
    table = Table().hand(0, "knowledge").ingredients(0, "root root root bark").resources(0, 8, 8, 8)
    assert any(isinstance(action, Trade) for action in OAK.legal(table.state, 0))
    assert not trades(table)


def test_an_exchange_is_of_as_much_as_pays_for_something() -> None:
    table = Table().hand(0, "ritual").creatures(0, CREATURES[SLUAGH]).resources(0, 9, 0, 0)
    found = {action.amount for action in kept(table) if isinstance(action, Exchange) and action.to == "R"}
    assert found == {3, 4}, "3R for the oak, two druids or a potion, 4R for a card"


def test_an_ordinary_druid_goes_before_an_elder_who_saves_nothing() -> None:
    table = Table().empty_temples().hand(0, "knowledge").druids(0, "druid bard arch").resources(0, 9, 9, 9)
    going = {action.druid for action in kept(table) if isinstance(action, Temple) and action.action == "knowledge2"}
    assert going == {"druid", "arch"}, "the Arch-Druid pays less"


def test_a_limit_is_raised_for_a_row_that_is_full() -> None:
    table = Table().resources(0, 9, 9, 9).creatures(0, CREATURES[SLUAGH])
    table[0].limits = [2, 1]
    assert [action.row for action in kept(table) if isinstance(action, Limit)] == ["creatures"]


def test_what_is_left_out_has_something_like_it_that_stays() -> None:
    """Over whole games: never empty, nothing made up, in the order of `legal`; of each kind of action that does
    something by itself each space, elder and display is still there."""
    left_out: Counter[str] = Counter()
    rng = random.Random(5)
    for seats in (1, 2, 4):
        dice = FastDice(seats)
        state, _ = OAK.setup(seats, OAK.options(), dice)
        while waiting := OAK.waiting(state):
            seat = waiting[0]
            legal = OAK.legal(state, seat)
            found = sensible(state, seat, legal)
            assert found, legal
            assert [action for action in legal if action in set(found)] == list(found)
            for kind, what in ((Special, "space"), (Promote, "elder"), (Refresh, "display"), (Temple, "action")):
                assert whats(found, kind, what) == whats(legal, kind, what)
            left_out.update(type(action).__name__ for action in set(legal) - set(found))
            OAK.apply(state, seat, random_choice(legal, rng), dice)
    assert {"Trade", "Temple", "Special", "Promote"} <= set(left_out), left_out


def whats(actions: object, kind: type, what: str) -> set[str]:
    return {getattr(action, what) for action in actions if isinstance(action, kind)}  # type: ignore[attr-defined]
