"""Moot cards, Orders, the menhir, slots and free limit steps."""

import pytest

from rules.core import proof, rule
from rules.oak.actions import (
    Climb,
    Exchange,
    Gain,
    Limit,
    Pass,
    Pay,
    Promote,
    Recruit,
    Redo,
    Shrine,
    Skip,
    Special,
    Step,
    Take,
    Temple,
)
from rules.oak.board import ARTEFACTS, CARD, DRUID, ORDERS
from rules.oak.events import Drew, MenhirRaised, Redone
from tests.rules.oak.scene import Table

# --- playing a card ------------------------------------------------------------------------------


@proof("O-69", "O-70", "O-71")
@rule("O-55")
def test_a_card_is_played_once_a_round_for_one_of_its_actions() -> None:
    table = Table().empty_temples()
    table.play(Temple("storytelling1", "druid"), Limit("creatures"))
    assert table[0].played == [CARD["storytelling"]]
    assert table[0].hand == [CARD["knowledge"], CARD["ritual"]]
    table.play(Pass(), Skip(), seat=1)
    table.refused(Temple("storytelling2", "druid"), "O-71", "card-played")
    table.refused(Climb("storytelling", druid="druid"), "O-71", "card-played")
    table.refused(Temple("wisdom1", "druid"), "O-22", "card-aside")
    table.refused(Step("feather"), "O-69", "asks-turn")
    assert {type(action) for action in table.legal()} >= {Temple, Climb, Pass}
    table.pass_all()
    assert CARD["storytelling"] in table[0].hand, "back at dusk"
    assert {type(action) for action in Table("bee", "fox").legal()} >= {Temple, Climb, Special, Pass}


@proof("O-72")
@rule("O-75")
def test_the_three_spaces_are_the_three_actions() -> None:
    table = Table().empty_temples()
    table.play(Temple("knowledge2", "druid"), Shrine("elder"))
    assert table.state.temples == [0, 0, 0, 0, 1, 0, 0, 0, 0]
    assert table[0].resources == [6, 1, 6]
    table.resources(1, 5, 6, 6)
    table.refused(Temple("storytelling2", "druid"), "O-75", "cannot-pay")
    table.refused(Temple("storytelling9", "druid"), "O-72", "unknown-word")
    table.refused(Temple("storytelling1", "wizard"), "O-72", "unknown-word")


@proof("O-76")
def test_an_action_that_could_do_nothing_is_not_offered() -> None:
    table = Table().empty_temples().hand(0, "storytelling", "ritual", "wisdom", "mysticism", "worship")
    table[0].limits = [4, 4]
    table.refused(Temple("storytelling1", "druid"), "O-217", "limits-full")
    table.refused(Temple("mysticism3", "druid"), "O-150", "nothing-to-redo")
    table.hand(0, "wisdom", "ritual", "storytelling", "knowledge", "worship", "mysticism").resources(0, 0, 0, 4)
    table.refused(Temple("ritual3", "druid"), "O-148", "nothing-aside")
    table.resources(0, 0, 0, 0)
    table.refused(Temple("wisdom1", "druid"), "O-147", "nothing-to-exchange")


# --- each card -----------------------------------------------------------------------------------


@proof("O-144")
@rule("O-217")
def test_storytelling_1_moves_one_limit_marker() -> None:
    table = Table().empty_temples()
    table.play(Temple("storytelling1", "druid"))
    assert table.legal() == [Limit("shrines"), Limit("creatures")]
    table.refused(Pass(), "O-144", "asks-limit")
    table.play(Limit("shrines"))
    assert table[0].limits == [2, 1]
    assert table[0].resources == [5, 6, 6]


@rule("O-145")
def test_worship_1_recruits_one_for_nothing() -> None:
    table = Table().empty_temples().hand(0, "worship").resources(0, 0, 0, 0)
    table.play(Temple("worship1", "druid"))
    assert table.legal() == [Recruit("druid")]
    table.refused(Pass(), "O-145", "asks-recruit")
    table.play(Recruit("druid"))
    assert table[0].rest[DRUID] == 3


def test_worship_2_and_3() -> None:
    table = Table().empty_temples().hand(0, "worship")
    table.play(Temple("worship2", "druid"), Step("runes", druid="druid"))
    assert table[0].resources == [5, 6, 6]
    assert table[0].branch == [0, 0, 1]
    table = Table().empty_temples().hand(0, "worship")
    table.play(Temple("worship3", "druid"))
    table.refused(Pass(), "O-30", "asks-promote")
    table.play(Promote("TF3", "talon"))
    assert table[0].resources == [2, 6, 6]


@proof("O-146")
def test_knowledge_1_takes_any_ingredient_of_the_bag() -> None:
    """An empty Bag offers nothing."""
    table = Table().empty_temples()
    table.play(Temple("knowledge1", "druid"))
    assert [action.what for action in table.legal()] == ["bark", "root", "blueberry", "acorn", "mushroom"]
    table.play(Take("acorn"))
    assert table[0].ingredients == [0, 0, 0, 1, 0]
    assert table[0].resources == [6, 3, 6]
    table = Table().empty_temples()
    table[1].ingredients, table.state.bag = list(table.state.bag), [0] * 5
    table.refused(Temple("knowledge1", "druid"), "O-146", "bag-empty")
    table.state.bag[0], table[1].ingredients[0] = 1, table[1].ingredients[0] - 1
    table.play(Temple("knowledge1", "druid"))
    table.refused(Take("acorn"), "O-146", "not-in-bag")


@proof("O-147")
def test_wisdom_1_exchanges_one_kind_for_one_other() -> None:
    table = Table().empty_temples().hand(0, "wisdom").resources(0, 6, 2, 8)
    table.play(Temple("wisdom1", "druid"))
    table.refused(Exchange("F", "R", 2), "O-39", "resource-full")
    table.refused(Exchange("F", "M", 0), "O-147", "at-least-one")
    table.refused(Exchange("X", "M", 1), "O-147", "unknown-word")
    table.refused(Pass(), "O-147", "asks-exchange")
    table.play(Exchange("F", "M", 5))
    assert table[0].resources == [1, 7, 8]


def test_wisdom_2_and_3() -> None:
    table = Table().empty_temples().hand(0, "wisdom").ingredients(0, "bark root acorn")
    table.play(Temple("wisdom2", "druid"))
    assert table[0].resources == [6, 5, 6]
    assert table.legal()
    table = Table().empty_temples().hand(0, "wisdom").display("korrigan", "selkie", "puca")
    table.play(Temple("wisdom3", "druid"), Take("selkie"))
    assert table[0].resources == [6, 2, 6]
    assert table[0].creatures == [3]


@proof("O-55", "O-148")
def test_ritual_3_takes_an_advanced_card_usable_at_once() -> None:
    table = Table().empty_temples()
    table.refused(Temple("worship1", "druid"), "O-22", "card-aside")
    table.play(Temple("ritual3", "druid"))
    table.refused(Take("ritual"), "O-148", "not-aside")
    table.refused(Pass(), "O-148", "asks-card")
    table.play(Take("worship"))
    assert table[0].resources == [6, 6, 2]
    table.play(Pass(), Skip(), seat=1)
    assert Temple("worship1", "druid") in table.legal()
    table.pass_all()
    assert CARD["worship"] in table[0].hand, "for the rest of the game"
    assert CARD["worship"] not in table[0].aside


def test_mysticism_1_and_2() -> None:
    table = Table().empty_temples().hand(0, "mysticism")
    table.play(Temple("mysticism1", "druid"), Shrine("plain"))
    assert table[0].resources == [6, 6, 3]
    table = Table().empty_temples().hand(0, "mysticism")
    table.play(Temple("mysticism2", "druid"))
    table.play(Take(ARTEFACTS[table.state.artefact_display[0]]))
    assert table[0].resources == [6, 6, 2]


@proof("O-149", "O-150")
def test_mysticism_3_repeats_an_action_of_a_card_played_before() -> None:
    table = Table().empty_temples().hand(0, "mysticism", "ritual", played="knowledge storytelling")
    table.resources(0, 0, 0, 6).druids(0, "druid druid")
    table.play(Temple("mysticism3", "druid"))
    words = {action.action for action in table.legal()}
    assert words >= {"knowledge2", "knowledge3", "storytelling1", "knowledge-oak", "storytelling-oak"}
    table.refused(Redo("mysticism1"), "O-150", "card-being-resolved")
    table.refused(Redo("ritual2"), "O-149", "not-played")
    table.refused(Pass(), "O-149", "asks-redo")
    table.play(Redo("knowledge-oak"), Step("mistletoe", druid="druid"))
    assert table[0].branch == [0, 1, 0]
    assert table[0].resources == [0, 0, 0]
    assert table.happened(Redone)[0].action == "knowledge-oak"


@rule("O-150")
def test_redo_under_other_rulings() -> None:
    table = Table(redo_includes_oak=False).empty_temples().hand(0, "mysticism", played="knowledge")
    table.play(Temple("mysticism3", "druid"))
    assert not [action for action in table.legal() if action.action.endswith("-oak")]
    table.refused(Redo("knowledge-oak"), "O-150", "temple-actions-only")
    table = Table(redo_same_card=True).empty_temples().hand(0, "mysticism")
    table.play(Temple("mysticism3", "druid"))
    assert {action.action for action in table.legal()} >= {"mysticism1", "mysticism2", "mysticism-oak"}
    table.refused(Redo("mysticism3"), "O-150", "still-being-resolved")


@rule("O-149", "O-150")
def test_a_redo_of_a_redo_may_not_choose_itself() -> None:
    table = Table().artefact(0, "seer's ring").hand(0, "ritual", played="mysticism knowledge")
    table.play(Special("seer's ring", "druid"), Redo("mysticism3"))
    table.refused(Redo("mysticism3"), "O-150", "still-being-resolved")
    table.play(Redo("mysticism1"), Shrine("plain"))
    assert table[0].vp == 4


@rule("O-149", "O-148")
def test_a_card_gained_and_played_this_round_can_be_repeated() -> None:
    table = Table().empty_temples().artefact(0, "seer's ring").druids(0, "druid druid druid")
    table.play(Temple("ritual3", "druid"), Take("worship"))
    table.play(Pass(), Skip(), seat=1)
    table.play(Climb("worship", druid="druid"))
    table.play(Special("seer's ring", "druid"))
    assert {action.action for action in table.legal()} >= {"worship1", "worship3", "worship-oak", "ritual1"}
    table.refused(Redo("knowledge3"), "O-149", "not-played")
    table.play(Redo("worship3"), Promote("TR3", "arch"))
    assert table[0].elders[1]


@rule("O-149")
def test_a_redo_costs_no_resources_but_other_costs_stay() -> None:
    """A slot, ingredients and Carw Gwyn's points."""
    table = Table().artefact(0, "seer's ring").hand(0, "ritual", played="storytelling").resources(0, 0, 0, 0)
    table.display("carw gwyn", "selkie", "puca")
    table.play(Special("seer's ring", "druid"), Redo("storytelling2"))
    table.refused(Take("carw gwyn"), "O-65", "no-points")
    table = Table().artefact(0, "seer's ring").hand(0, "knowledge", played="ritual storytelling")
    table.creatures(0, "korrigan")
    table[0].limits[1] = 1
    table.play(Special("seer's ring", "druid"))
    table.refused(Redo("ritual2"), "O-46", "nothing-to-brew")
    table.refused(Redo("storytelling2"), "O-60", "no-creature-slot")


def test_a_redo_is_not_offered_if_only_an_exchange_of_nothing_is_left() -> None:
    table = Table().empty_temples().hand(0, "mysticism", played="wisdom").resources(0, 0, 0, 6)
    table.druids(0, "druid", mistletoe="5L")
    table.creatures(0, "korrigan")
    table[0].limits[1] = 1
    assert Temple("mysticism3", "druid") not in table.legal()
    table.resources(0, 1, 0, 6)
    assert Temple("mysticism3", "druid") in table.legal()


@proof("O-151")
def test_the_heart_card_has_five_actions_on_its_own_space() -> None:
    table = Table().hand(0, "heart").ingredients(0, "bark root acorn")
    table[0].aside = [0, 1, 2, 3, 4, 5]
    words = {action.action for action in table.legal(Temple)}
    assert words == {"heart1", "heart2creature", "heart2brew", "heart3shrine", "heart3artefact"}
    table.refused(Temple("heart1", "druid", "druid"), "O-151", "own-space")
    table.refused(Temple("heart1", "druid", space="TF1"), "O-151", "own-space")
    table.play(Temple("heart3shrine", "druid"), Shrine("elder"))
    assert table[0].resources == [6, 6, 3]
    assert table[0].out == [(12, DRUID)]
    table.pass_all()
    assert table[0].out == []
    assert CARD["heart"] in table[0].hand


@proof("O-152")
def test_the_heart_climbs_any_branch_for_any_three() -> None:
    table = Table().hand(0, "heart").resources(0, 1, 2, 1)
    table[0].aside = [0, 1, 2, 3, 4, 5]
    table.refused(Climb("heart", druid="druid"), "O-152", "which-branch")
    table.play(Climb("heart", druid="druid", branch="feather"))
    assert {action.mix for action in table.legal(Pay)} == {"1F 2M", "1F 1M 1R", "2M 1R"}
    table.play(Pay("2M 1R"))
    assert table[0].branch == [1, 0, 0]
    assert table[0].resources == [1, 0, 0]
    poor = Table().hand(0, "heart").resources(0, 1, 1, 0)
    poor[0].aside = [0, 1, 2, 3, 4, 5]
    poor.refused(Climb("heart", druid="druid", branch="feather"), "O-152", "cannot-pay-mix")
    other = Table()
    other.refused(Climb("ritual", druid="druid", branch="feather"), "O-77", "branch-of-card")


# --- Orders --------------------------------------------------------------------------------------


@proof("O-93")
def test_special_spaces_are_on_orders_menhirs_and_artefacts() -> None:
    table = Table("fox", "bee").druids(0, "arch druid").artefact(0, "carnyx")
    assert {action.space for action in table.legal(Special)} == {"order", "menhir", "carnyx"}


@pytest.mark.parametrize("order", ORDERS)
@proof("O-95")
def test_every_order_has_its_spaces(order: str) -> None:
    """And of the lasting effects one that is seen at once: the Cairns have room for two Shrines in a slot."""
    table = Table(order, "fox" if order == "bee" else "bee").druids(0, "arch druid").ingredients(0, "bark root acorn")
    spaces = {action.space for action in table.legal(Special)} - {"menhir"}
    assert spaces == ({"brew", "draw"} if order == "forest" else {"order"})
    assert table.shrines(0, elder=1)[0].shrine_fits() == (order == "cairns")


@rule("O-95", "O-92")
def test_an_order_space_holds_one_druid() -> None:
    table = Table("bee", "fox")
    table.play(Special("order", "druid"), Promote("roots", "arch"))
    table.play(Pass(), Skip(), seat=1)
    table.refused(Special("order", "druid"), "O-92", "space-taken")
    table.refused(Special("brew", "druid"), "O-95", "not-your-order")
    assert len(ORDERS) == 5


@rule("O-92")
def test_a_talon_master_does_not_share_a_special_space() -> None:
    table = Table("fox", "bee").druids(0, "talon recluse")
    table.play(Special("order", "recluse"), Gain("F"))
    table.play(Pass(), Skip(), seat=1)
    table.refused(Special("order", "talon"), "O-92", "space-taken")


@proof("O-106")
def test_the_bee_promotes_and_rests_three_elders() -> None:
    table = Table("bee", "fox").druids(0, "druid arch bard")
    table.play(Special("order", "druid"), Promote("order", "talon"))
    assert table[0].out == [(9, 4)]
    table.pass_all()
    assert table[0].rest == [0, 1, 1, 0, 1, 0, 0]


@proof("O-107")
def test_the_blackbird_takes_a_creature() -> None:
    table = Table("blackbird", "fox").druids(0, "druid arch").display("korrigan", "selkie", "puca")
    table.refused(Special("order", "druid"), "O-92", "elders-only")
    table.play(Special("order", "arch"), Take("korrigan"))
    assert table[0].creatures == [11]
    assert table[0].resources == [6, 6, 6]
    assert table[0].vp == 2


@proof("O-108")
def test_the_cairns_take_a_shrine_and_stack_two() -> None:
    """A half-filled slot takes a Shrine, never a Menhir."""
    table = Table("cairns", "fox").druids(0, "druid arch").shrines(0, elder=1)
    assert table[0].limits[0] == 1
    assert table[0].shrine_fits()
    assert not table[0].menhir_fits()
    table.refused(Special("menhir", "arch"), "O-60", "no-upper-slot")
    table.play(Special("order", "arch"), Shrine("plain"))
    assert table[0].shrines == [1, 1]
    assert not table[0].shrine_fits()


@proof("O-208")
def test_the_cairns_stack_two_in_the_bards_slot_too() -> None:
    table = Table("cairns", "fox").druids(0, "druid bard").shrines(0, elder=2)
    assert table[0].slots(0) == 2
    assert table[0].shrine_fits()
    table.shrines(0, elder=4)
    assert not table[0].shrine_fits()


@proof("O-109")
@rule("O-62")
def test_the_fox_gains_six_and_raises_limits_for_any_three() -> None:
    table = Table("fox", "bee").druids(0, "druid arch").resources(0, 1, 1, 1)
    table.play(Special("order", "arch"), Gain("F"))
    assert table[0].resources == [7, 1, 1]
    table.play(Pass(), Skip(), seat=1)
    table.play(Limit("creatures"), Pay("1F 1M 1R"))
    assert table[0].limits == [1, 2]
    assert table[0].resources == [6, 0, 0]


@rule("O-109")
def test_the_fox_with_everything_full_gains_nothing() -> None:
    table = Table("fox", "bee").druids(0, "druid arch").resources(0, 9, 9, 9)
    table.refused(Special("order", "arch"), "O-39", "resources-full")


@proof("O-110")
def test_the_forest_brews_and_draws() -> None:
    table = Table("forest", "bee").druids(0, "druid arch")
    table.refused(Special("draw", "druid"), "O-92", "elders-only")
    table.play(Special("draw", "arch"))
    assert sum(table[0].ingredients) == 3
    assert table.happened(Drew)[0].seat == 0
    table.play(Pass(), Skip(), seat=1)
    table.ingredients(0, "bark root acorn")
    assert Special("brew", "druid") in table.legal()


@proof("O-62")
@rule("O-217")
@pytest.mark.parametrize(
    ("order", "resources", "mixes"),
    [
        ("bee", [6, 3, 0], None),
        ("blackbird", [3, 0, 0], None),
        ("cairns", [0, 0, 3], None),
        ("fox", [1, 1, 2], {"1F 1M 1R", "1F 2R", "1M 2R"}),
        ("forest", [3, 2, 4], {"3F", "3R"}),
    ],
)
def test_each_order_raises_limits_at_its_price(order: str, resources: list[int], mixes: set[str] | None) -> None:
    table = Table(order, "bee" if order != "bee" else "fox").resources(0, *resources)
    table.play(Limit("shrines"))
    if mixes is None:
        assert sum(table[0].resources) == sum(resources) - 3
    else:
        assert {action.mix for action in table.legal()} == mixes
        table.play(sorted(table.legal(), key=lambda action: action.mix)[0])
    assert table[0].limits == [2, 1]
    assert table.waiting == (0,), "free, and as often as it can be paid"
    table.resources(0, 1, 1, 0)
    table.refused(Limit("shrines"), "O-62", "cannot-raise")
    table.resources(0, 9, 9, 9)
    table[0].limits = [4, 1]
    table.refused(Limit("shrines"), "O-217", "limit-full")


@rule("O-62")
def test_forest_pays_with_three_of_one_kind() -> None:
    table = Table("forest", "bee").resources(0, 3, 3, 0)
    table.play(Limit("shrines"))
    table.refused(Pay("2F 1M"), "O-62", "one-kind")


# --- menhirs -------------------------------------------------------------------------------------


@proof("O-57", "O-92", "O-96")
@rule("O-93")
def test_a_menhir_takes_an_elder_and_three_of_each() -> None:
    table = Table("fox", "bee").druids(0, "druid arch bard").resources(0, 4, 4, 4)
    table.refused(Special("menhir", "druid"), "O-96", "elders-only")
    table.play(Special("menhir", "bard"))
    assert table[0].resources == [1, 1, 1]
    assert table[0].menhirs == 1
    assert table[0].vp == 6
    assert table[0].shrines == [0, 0], "no rest space"
    assert table.happened(MenhirRaised)[0].vp == 6
    table.play(Pass(), Skip(), seat=1)
    table.resources(0, 9, 9, 9)
    table.refused(Special("menhir", "arch"), "O-92", "space-taken")
    assert not table[1].spaces[2], "each player has a space"


@rule("O-96")
def test_a_menhir_must_be_paid_in_threes() -> None:
    table = Table("fox", "bee").druids(0, "druid bard").resources(0, 9, 9, 2)
    table.refused(Special("menhir", "bard"), "O-96", "cannot-pay-mix")


@rule("O-204")
def test_without_cards_no_shrine_and_no_menhir() -> None:
    table = Table("fox", "bee").empty_temples().druids(0, "druid bard").resources(0, 9, 9, 9)
    table[1].limits[0] = 4
    table[1].menhirs, table.state.supply = 24, 0
    table.refused(Special("menhir", "bard"), "O-204", "no-shrine-left")
    table.refused(Temple("knowledge2", "druid"), "O-204", "no-shrine-left")
