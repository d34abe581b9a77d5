"""What the judge of Oak sees: what has been paid for and is not chosen yet, and which Elders can act."""

from __future__ import annotations

import pytest

from rules.core import Action, FastDice
from rules.core.thinking.stepping import best_of, one_step
from rules.oak import OAK
from rules.oak.actions import Limit, Pass, Promote, Temple
from rules.oak.judge import JUDGE
from tests.rules.oak.scene import Table


def worth(table: Table) -> float:
    return sum(JUDGE.terms(table.state)[0].values())


@pytest.mark.parametrize("action", ["knowledge3", "knowledge2", "storytelling3", "ritual1"])
def test_an_action_that_still_asks_is_no_loss(action: str) -> None:
    """Promotion, Shrine, Artefact, recruits: the druid and the price are gone, the choice is open."""
    table = Table("cairns", "fox").empty_temples().druids(0, "druid druid druid").resources(0, 6, 6, 6)
    before = worth(table)
    table.play(Temple(action, "druid"))
    assert table.state.tasks, "something is still to be chosen"
    assert worth(table) > before - 1.5


def test_the_first_elder_is_taken_where_the_order_needs_one() -> None:
    table = Table("cairns", "fox").empty_temples().druids(0, "druid druid druid").resources(0, 6, 6, 6)
    before = worth(table)
    table.play(Temple("knowledge3", "druid"), Promote("resting", "arch"))
    assert worth(table) > before + 2


def test_an_elder_on_the_roots_is_worth_less_than_one_at_rest() -> None:
    resting = Table("cairns", "fox").druids(0, "arch druid", "druid")
    rooted = Table("cairns", "fox").druids(0, "druid druid", "arch")
    assert JUDGE.terms(resting.state)[0]["elders"] > JUDGE.terms(rooted.state)[0]["elders"] + 1


def of_order(table: Table) -> float:
    return JUDGE.terms(table.state)[0]["order"]


@pytest.mark.parametrize("order", ["blackbird", "cairns", "fox"])
def test_the_orders_space_is_worth_something_as_long_as_it_can_be_used_today(order: str) -> None:
    """Sending the only Elder elsewhere costs what the space would have brought; tomorrow the Elder is back."""
    ready = Table(order, "forest").druids(0, "arch druid")
    assert of_order(ready) > of_order(Table(order, "forest").druids(0, "druid druid")) + 1
    used = Table(order, "forest").druids(0, "arch druid")
    used[0].spaces[0] = True
    assert of_order(used) < of_order(ready) - 1


def test_a_bee_with_all_elders_has_nobody_to_promote() -> None:
    table = Table("bee", "forest").druids(0, "arch bard ovate talon recluse")
    assert of_order(table) < of_order(Table("bee", "forest").druids(0, "arch druid druid"))


def test_druids_who_find_no_work_are_worth_little() -> None:
    def druids(names: str) -> float:
        table = Table("cairns", "fox").druids(0, names)
        table[0].shrines = [0, 2]
        return JUDGE.terms(table.state)[0]["druids"]

    second = druids("druid druid") - druids("druid")
    fifth = druids("druid druid druid druid druid") - druids("druid druid druid druid")
    assert second > 2 * fifth > 0


def chosen(table: Table) -> Action:
    position = OAK.imagine(table.state, 0, FastDice(0))
    return best_of(one_step(position, JUDGE, 1)).action


def test_nobody_passes_with_druids_and_resources_left() -> None:
    table = Table("cairns", "fox").empty_temples().druids(0, "druid druid druid").resources(0, 6, 6, 6)
    assert not isinstance(chosen(table), Pass | Limit)


def test_a_move_that_shows_nothing_is_tried_in_one_possibility() -> None:
    """The order of decks, all that is hidden, is nothing the judge looks at."""
    table = Table("cairns", "fox").empty_temples().druids(0, "druid druid druid").resources(0, 6, 6, 6)
    tried = one_step(OAK.imagine(table.state, 0, FastDice(0)), JUDGE, 1)
    assert len(tried) > 3
    assert {len(one.values) for one in tried} == {1}


def test_an_advanced_card_is_worth_more_to_whom_it_suits() -> None:
    def cards(*elders: str) -> float:
        table = Table("cairns", "fox").hand(0, "storytelling", "knowledge", "ritual", "worship")
        return JUDGE.terms(table.druids(0, " ".join(elders)).state)[0]["cards"]

    assert cards("druid", "druid") > cards("arch", "bard") > 0, "Worship makes Elders"
