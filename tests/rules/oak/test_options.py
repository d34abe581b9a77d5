"""Rulings that are options: what each changes, and that its usual value leaves the game as the rulebook is read."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from rules.core import FastDice, proof, rule
from rules.core.text import catalogue, text
from rules.oak import OAK
from rules.oak.actions import (
    Exchange,
    Gather,
    Limit,
    Pass,
    Pay,
    Redo,
    Skip,
    Special,
    Step,
    Take,
    Temple,
    Trade,
)
from rules.oak.board import CARD
from rules.oak.events import Climbed, CreatureTaken, Skipped, Stopped
from rules.oak.options import OakOptions
from tests.rules.oak.helpers.players import anything, eager
from tests.rules.oak.properties import invariants
from tests.rules.oak.scene import Table

# --- texts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_option_says_in_a_sentence_what_it_changes_its_usual_value_and_its_clause(language: str) -> None:
    usual = msgspec.to_builtins(OakOptions())
    spoken = {"en": ("yes", "no"), "fr": ("oui", "non"), "de": ("ja", "nein")}[language]
    for name, value in usual.items():
        told = text("rules.oak", f"option-{name}", language)
        assert told.endswith("."), name
        assert 40 < len(told) <= 250, (name, len(told))
        for clause in OakOptions.decides[name]:
            assert clause in told, name
        if isinstance(value, bool):
            assert told.partition("(")[2].partition(",")[0].split()[-1] == spoken[not value], (name, told)
    bundle = catalogue("rules.oak", language)
    assert bundle is not None
    assert not bundle.has_message("option-unknown")


def test_every_option_decides_a_clause() -> None:
    assert OakOptions.decides.keys() == set(OakOptions.__struct_fields__)
    assert OakOptions.since.keys() <= OakOptions.decides.keys()
    assert {clause for clauses in OakOptions.decides.values() for clause in clauses} <= OAK.clauses.keys()


# --- free actions after passing (O-105) ----------------------------------------------------------


def passed_without_a_forest(**options: Any) -> Table:
    """Seat 0 has passed and cannot gather; seat 1 goes on."""
    table = Table("fox", "bee", **options).empty_temples().forest("").ingredients(0, "bark root").resources(0, 3, 0, 0)
    table.play(Pass())
    assert table.waiting == (1,), "free actions were there before passing"
    table.play(Temple("storytelling1", "druid"), Limit("shrines"))
    return table


@rule("O-105")
def test_who_cannot_gather_still_has_free_actions_where_the_option_gives_them() -> None:
    assert passed_without_a_forest().waiting == (1,)
    table = passed_without_a_forest(free_actions_after_pass=True)
    assert table.waiting == (0,)
    assert Skip() in table.legal()
    assert not table.legal(Gather)
    assert OAK.view(table.state, 0).asked.word == "after"
    table.refused(Gather("bark"), "O-105", "asks-after")
    table.play(Trade("bark+root", "R"))
    assert table.waiting == (0,)
    table.play(Limit("shrines"), Pay("3F"))
    assert table.waiting == (1,), "nothing is left that would be free"


@rule("O-105", "O-116")
def test_they_end_with_the_day_and_need_not_be_used() -> None:
    table = passed_without_a_forest(free_actions_after_pass=True)
    table.play(Skip())
    assert [type(event) for event in table.last][:1] == [Skipped]
    assert not table[0].stopped
    assert table.waiting == (1,)
    table.play(Pass(), seat=1)
    assert table.state.round == 2, "free actions alone do not prolong the day"


def test_until_version_3_only_gatherers_came_to_turn() -> None:
    old = OAK.at(3)
    table = Table("fox", "bee", free_actions_after_pass=True).empty_temples().forest("").ingredients(0, "bark root")
    state = old.decode(OAK.encode(table.state))
    old.apply(state, 0, Pass(), table.dice)
    old.apply(state, 1, Temple("storytelling1", "druid"), table.dice)
    old.apply(state, 1, Limit("shrines"), table.dice)
    assert old.waiting(state) == (1,)


# --- declining to gather (O-213) -----------------------------------------------------------------


@proof("O-213")
def test_declining_to_gather_is_final() -> None:
    table = Table("fox", "bee").empty_temples().forest("bark root acorn")
    table.play(Pass(), Skip())
    assert [type(event) for event in table.last if isinstance(event, Stopped)] == [Stopped]
    table.play(Pass(), Gather("bark"))
    assert table.waiting == (1,), "who has stopped is not asked again"
    table.play(Gather("root"), Gather("acorn"))
    assert table.state.round == 2


@rule("O-213", "O-116")
def test_where_it_is_not_who_declined_is_asked_again_once_something_was_done() -> None:
    table = Table("fox", "bee", stopping_final=False).empty_temples().forest("bark root acorn")
    table.play(Pass(), Skip())
    assert not table.happened(Stopped)
    table.play(Pass(), Gather("bark"), seat=1)
    assert table.waiting == (0,)
    table.play(Gather("root"))
    table.play(Skip(), seat=1)
    assert table.waiting == (0,)
    table.play(Skip())
    assert table.state.round == 2, "all declined in a row: nobody wants to gather (O-116)"


# --- creatures 1 to 3 at any time (O-179, O-214) -------------------------------------------------


def before_a_payment(**options: Any) -> Table:
    table = Table("fox", "bee", **options).empty_temples().creatures(0, "selkie").resources(0, 2, 0, 4)
    table.play(Limit("shrines"))
    return table


@rule("O-179", "O-214")
def test_creatures_exchange_between_the_parts_of_an_effect_only_with_the_option() -> None:
    table = before_a_payment()
    table.refused(Exchange("R", "M", 2), "O-216", "asks-pay")
    table = before_a_payment(exchange_any_time=True)
    table.play(Exchange("R", "M", 2))
    assert table[0].resources == [2, 2, 2]
    table.refused(Exchange("M", "R", 1), "O-179", "needs-exchanger")
    table.play(Pay("1F 1M 1R"))
    assert table[0].limits[0] == 2


@rule("O-179")
def test_an_exchange_never_takes_away_what_is_to_be_paid() -> None:
    """A Menhir wants three of each: no rune may leave that the payment needs."""
    table = Table("fox", "bee", exchange_any_time=True).empty_temples().creatures(0, "selkie").druids(0, "arch druid")
    table.resources(0, 3, 3, 3).play(Special("menhir", "arch"))
    assert table.legal(Pay)
    assert all(action.amount <= 2 for action in table.legal(Exchange))
    table.refused(Exchange("R", "F", 3), "O-214", "needed-now")
    for action in table.legal(Exchange):
        state = OAK.decode(OAK.encode(table.state))
        OAK.apply(state, 0, action, table.dice)
        assert any(isinstance(answer, Pay) for answer in OAK.legal(state, 0)), action


@rule("O-169", "O-179")
def test_a_step_can_be_paid_by_an_exchange_in_between() -> None:
    for free in (False, True):
        table = Table("fox", "bee", exchange_any_time=free).empty_temples().creatures(0, "cu-sith", "selkie")
        table.resources(0, 1, 0, 2).play(Temple("storytelling1", "druid"), Limit("shrines"))
        assert (table.waiting == (0,)) == free
        if free:
            table.refused(Step("feather", "", "druid"), "O-169", "cannot-pay")
            table.play(Exchange("R", "F", 1), Step("feather", "", "druid"))
            assert table[0].branch[0] == 1
            assert table[0].resources == [0, 0, 1]


@rule("O-179", "O-214")
def test_they_exchange_while_one_gathers_too() -> None:
    for free in (False, True):
        table = Table("fox", "bee", exchange_any_time=free).forest("bark root").creatures(0, "selkie")
        table.play(Pass())
        assert bool(table.legal(Exchange)) == free


# --- the step of creatures 7 to 9 (O-169) --------------------------------------------------------


@rule("O-169")
@pytest.mark.parametrize("when", ["after", "before"])
def test_the_step_of_a_creature_comes_after_the_action_or_before_it(when: str) -> None:
    table = Table("fox", "bee", bonus_step=when).empty_temples().creatures(0, "cu-sith").display("korrigan", "puca")
    table.resources(0, 9, 6, 6)
    table[0].limits[1] = 3
    step, take = Step("feather", "", "druid"), Take("puca")
    events = table.play(Temple("storytelling2", "druid"), *((take, step) if when == "after" else (step, take)))
    order = [type(event) for event in events if isinstance(event, (Climbed, CreatureTaken))]
    assert order == ([CreatureTaken, Climbed] if when == "after" else [Climbed, CreatureTaken])
    assert table[0].resources[0] == 2
    assert table.waiting == (1,)


def gains_the_price(**options: Any) -> Table:
    """Wisdom's exchange brings the mistletoe that Buggane's step costs."""
    table = Table("fox", "bee", **options).empty_temples().creatures(0, "buggane").resources(0, 2, 0, 0)
    table.hand(0, "wisdom").play(Temple("wisdom1", "druid"), Exchange("F", "M", 2))
    return table


@rule("O-169")
def test_it_may_be_paid_from_what_the_action_brought() -> None:
    table = gains_the_price()
    table.play(Step("mistletoe", "", "druid"))
    assert table[0].resources == [0, 1, 0]
    assert gains_the_price(bonus_step_from_gain=False).waiting == (1,)
    assert gains_the_price(bonus_step="before").waiting == (1,)


@rule("O-169")
@pytest.mark.parametrize("at_once", [True, False])
def test_a_creature_just_taken_adds_its_step_at_once(at_once: bool) -> None:
    table = Table("fox", "bee", bonus_step_from_gain=at_once).empty_temples().display("cu-sith", "puca")
    table.resources(0, 9, 6, 6).play(Temple("storytelling2", "druid"), Take("cu-sith"))
    assert (Step("feather", "", "druid") in table.legal()) == at_once
    owned = Table("fox", "bee", bonus_step_from_gain=at_once).empty_temples().creatures(0, "cu-sith")
    owned.play(Temple("storytelling1", "druid"), Limit("shrines"))
    assert Step("feather", "", "druid") in owned.legal(), "who has it and can pay may step in any case"


@rule("O-169", "O-150")
def test_the_order_holds_for_a_redo_too() -> None:
    table = Table("fox", "bee", bonus_step="before", temple_bonus_on_redo=True).empty_temples().creatures(0, "cu-sith")
    table.artefact(0, "seer's ring").hand(0, "knowledge", played="storytelling")
    table.play(Special("seer's ring", "druid"), Redo("storytelling1"))
    assert Step("feather", "", "druid") in table.legal()
    table.play(Skip())
    assert table.legal(Limit)


# --- Broichan's cards at dusk (O-227) ------------------------------------------------------------


@rule("O-227")
@pytest.mark.parametrize("shuffled", [False, True])
def test_broichans_used_cards_lie_through_dusk_unless_the_option_says_otherwise(shuffled: bool) -> None:
    table = Table("fox", seats=1, broichan_reshuffles_at_dusk=shuffled).forest("")
    used = list(table.state.broichan_discard)
    assert len(used) == 1
    while table.state.round == 1:
        legal = table.legal()
        table.play(Pass() if Pass() in legal else legal[0])
    deck, discard = table.state.broichan_deck, table.state.broichan_discard
    if shuffled:
        assert len(discard) <= 1, "but for a card of the new day"
        assert len(deck) >= 5
    else:
        assert used[0] in discard
        assert used[0] not in deck
    assert sorted(deck + discard) == sorted(CARD[card] for card in CARD if card != "heart")


# --- all of them together ------------------------------------------------------------------------

CHOICES: dict[str, list[Any]] = {
    name: [True, False] if isinstance(value, bool) else {"first_player": ["random", "first seat"]}.get(
        name, ["after", "before"]
    )
    for name, value in msgspec.to_builtins(OakOptions()).items()
}  # fmt: skip


@pytest.mark.parametrize("seed", range(6))
def test_games_under_any_mix_of_options_come_to_an_end(seed: int) -> None:
    rng, dice = random.Random(seed), FastDice(seed)
    options = OakOptions(**{name: rng.choice(values) for name, values in CHOICES.items()})
    state, _ = OAK.setup(1 + seed % 4, options, dice)
    player, steps = (anything, eager)[seed % 2], 0
    while waiting := OAK.waiting(state):
        seat = rng.choice(waiting)
        legal = OAK.legal(state, seat)
        assert legal, (options, state.tasks[-1:])
        OAK.apply(state, seat, player(state, seat, legal, rng), dice)
        steps += 1
        if steps % 10 == 0:
            invariants(state)
        assert steps < 3000
