"""Druids: resting, acting, promotion, recruiting, coming home; the powers of the Elders."""

import pytest

from rules.core import proof, rule
from rules.oak import OAK
from rules.oak.actions import (
    Brew,
    Climb,
    Home,
    Limit,
    Pass,
    Pay,
    Promote,
    Recruit,
    Shrine,
    Skip,
    Special,
    Step,
    Take,
    Temple,
)
from rules.oak.board import ANCIENT, ARCH, BARD, DRUID, KIND, OVATE, RECLUSE, TALON
from rules.oak.events import CameHome, Placed, Promoted
from tests.rules.oak.scene import Table


@proof("O-28")
@rule("O-27", "O-72")
def test_a_druid_at_rest_acts_and_stays_until_dusk() -> None:
    table = Table().empty_temples()
    table.play(Temple("storytelling1", "druid"), Limit("creatures"))
    assert table[0].rest[DRUID] == 2
    assert table[0].out == [(0, DRUID)]
    table.play(Pass(), Skip())
    assert table.waiting == (0,)
    assert not any(action.druid != "druid" for action in table.legal(Temple))
    table.pass_all()
    assert table.state.round == 2
    assert table[0].rest[DRUID] == 3
    assert table[0].out == []


@proof("O-27")
def test_druids_at_rest_go_to_temples_special_spaces_and_the_roots() -> None:
    table = Table("bee", "fox").neutral("TF1")
    assert Temple("knowledge1", "druid") in table.legal()
    assert Special("order", "druid") in table.legal()
    table.play(Temple("storytelling1", "druid", "druid"), Limit("creatures"))
    assert table[0].out == [(0, DRUID)]
    assert (table[0].rest[DRUID], table[0].roots[DRUID]) == (1, 7), "the second druid"


@rule("O-27")
def test_a_druid_that_is_not_at_rest_cannot_act() -> None:
    table = Table().druids(0, "", "arch")
    table.refused(Temple("storytelling1", "druid"), "O-27", "not-at-rest")
    table.refused(Special("order", "arch"), "O-27", "not-at-rest")


@proof("O-29")
def test_druids_on_the_roots_climb_gather_and_are_recruited() -> None:
    table = Table("fox", "bee").druids(0, "druid").empty_temples()
    assert Climb("ritual", druid="druid") in table.legal()
    table.play(Temple("ritual1", "druid"))
    assert Recruit("druid druid") in table.legal()
    table.play(Recruit("druid"))
    table.play(Pass(), Skip(), seat=1)
    table.play(Pass())
    assert table.legal()[0].take
    assert table[0].roots[DRUID] == 7


@proof("O-30", "O-31")
def test_any_ordinary_druid_can_be_promoted_wherever_it_is() -> None:
    table = Table("bee", "fox").druids(0, "druid druid druid", feather="3").empty_temples()
    table.play(Temple("storytelling1", "druid"), Limit("creatures"))
    table.play(Pass(), Skip(), seat=1)
    table.play(Special("order", "druid"))
    places = {action.druid for action in table.legal(Promote)}
    assert places == {"resting", "roots", "TF1", "order", "F3"}
    table.play(Promote("TF1", "ovate"))
    assert table[0].out == [(0, OVATE), (9, DRUID)]
    assert table.happened(Promoted)[0].elder == "ovate"
    table.pass_all()
    assert table[0].rest[OVATE] == 1, "comes home at dusk as an Elder"


@proof("O-33", "O-215")
@rule("O-32")
def test_an_elder_needs_a_marked_rest_space() -> None:
    """Blackbird: one of three rest spaces takes an Elder; druids are moved about to free it."""
    table = Table("blackbird", "bee").druids(0, "druid druid druid").empty_temples()
    table.play(Temple("knowledge3", "druid"))
    assert Promote("resting", "arch") in table.legal()
    table.play(Promote("resting", "arch"))
    table.pass_all()
    table.resources(0, 6, 9, 6).turn(0)
    table.empty_temples().play(Temple("knowledge3", "druid"))
    table.refused(Promote("resting", "bard"), "O-215", "no-elder-rest")
    assert Promote("resting", "recluse") in table.legal(), "the Recluse has its own"
    assert Promote("TM3", "bard") in table.legal()
    crowded = Table("blackbird", "bee").druids(0, "druid druid druid").empty_temples()
    crowded.play(Temple("ritual1", "druid"))
    assert Recruit("druid") in crowded.legal()
    assert Recruit("druid druid") not in crowded.legal(), "nobody goes to the Roots to make room for a second"


@rule("O-215")
def test_promotion_at_rest_without_a_place_as_an_option() -> None:
    table = Table("fox", "bee", promote_needs_place=False).druids(0, "druid druid arch").empty_temples()
    table.play(Temple("knowledge3", "druid"))
    assert Promote("resting", "bard") in table.legal()


@proof("O-34")
@rule("O-92")
def test_elders_may_use_elder_spaces_and_all_others() -> None:
    table = Table("fox", "bee").druids(0, "druid ovate druid").empty_temples()
    assert Special("order", "ovate") in table.legal()
    assert Temple("storytelling1", "ovate") in table.legal()
    table.refused(Special("order", "druid"), "O-92", "elders-only")


@proof("O-36", "O-37", "O-38")
def test_one_elder_of_each_kind_and_never_promoted_again() -> None:
    table = Table("bee", "fox").druids(0, "druid arch bard")
    table.play(Special("order", "druid"))
    table.refused(Promote("order", "arch"), "O-36", "elder-taken")
    table.refused(Promote("order", "ancient"), "O-38", "only-by-potion")
    table.refused(Promote("F1", "talon"), "O-37", "no-ordinary-there")
    table.refused(Promote("order", "druid"), "O-30", "not-an-elder")
    assert {action.elder for action in table.legal()} == {"ovate", "talon", "recluse"}


@rule("O-36")
def test_with_all_five_elders_nothing_can_be_promoted() -> None:
    table = Table("bee", "fox").druids(0, "druid arch bard", "ovate talon recluse").empty_temples()
    table.refused(Special("order", "druid"), "O-36", "all-elders")


@rule("O-30")
def test_a_druid_in_the_forest_can_be_promoted() -> None:
    """The Arch-Druid acts; the only other ordinary druids are in the Forest and at rest."""
    table = Table("fox", "bee").druids(0, "arch druid", feather="1 bard", mistletoe="1 ovate", runes="1 talon")
    table[0].roots[DRUID], table[0].out = 0, [(13, DRUID)] * 4
    table.empty_temples().play(Temple("knowledge3", "arch"))
    assert {action.druid for action in table.legal(Promote)} == {"resting", "forest"}
    table.play(Promote("forest", "recluse"))
    table.pass_all()
    assert table[0].roots[RECLUSE] == 1, "from the Forest to the Roots, like everybody there"


@proof("O-32", "O-145")
def test_recruiting_takes_elders_only_to_marked_spaces() -> None:
    table = Table("fox", "bee").druids(0, "druid druid talon", "bard arch recluse").empty_temples()
    table.play(Temple("ritual1", "druid"))
    words = {action.druids for action in table.legal(Recruit)}
    assert words == {"druid", "recluse", "druid recluse"}
    table.refused(Recruit("bard"), "O-32", "no-rest")
    table.refused(Recruit("druid druid"), "O-32", "no-rest")
    table.refused(Recruit("recluse druid"), "O-145", "written-otherwise")
    table.refused(Recruit("ovate"), "O-145", "not-on-roots")
    table.refused(Recruit("druid druid druid"), "O-145", "too-many")
    table.play(Recruit("druid recluse"))
    assert table[0].rest[RECLUSE] == 1
    table = Table("fox", "bee").hand(0, "worship").druids(0, "druid").empty_temples()
    table.play(Temple("worship1", "druid"))
    assert table.legal() == [Recruit("druid")], "one with Worship"


@rule("O-145")
def test_recruiting_needs_somebody_and_a_place() -> None:
    table = Table("fox", "bee").hand(0, "worship", "ritual").empty_temples()
    table[0].roots[DRUID], table[0].out = 0, [(13, DRUID)] * 6
    table.refused(Temple("ritual1", "druid"), "O-145", "nobody-on-roots")


@proof("O-118", "O-119")
def test_homecoming_when_rest_is_too_small() -> None:
    """Fox with two druids at rest and three coming home: one must stay behind."""
    table = Table("fox", "bee").druids(0, "druid druid", "druid")
    table[0].out = [(0, DRUID), (1, ARCH), (2, BARD), (13, DRUID)]
    table[0].elders[ARCH] = table[0].elders[BARD] = True
    table[0].roots[DRUID] = 3
    table.empty_temples().pass_all()
    assert table.state.phase == "home"
    assert table.waiting == (0,)
    assert {action.druids for action in table.legal()} == {
        "druid arch bard",
        "druid arch",
        "druid bard",
        "arch bard",
    } - {"druid arch bard"}
    table.refused(Home("druid"), "O-118", "rest-not-filled")
    table.refused(Home("talon"), "O-119", "not-coming-home")
    table.refused(Home("bard druid"), "O-118", "written-otherwise")
    table.refused(Pass(), "O-118", "asks-home")
    table.play(Home("druid bard"))
    assert table[0].rest == [2, 1, 0, 0, 0, 0, 0]
    assert table[0].roots == [5, 0, 1, 0, 0, 0, 0]
    assert table.happened(CameHome)[0].roots == ["druid", "bard", "druid"]


@rule("O-118")
def test_elders_without_a_place_go_to_the_roots_though_ordinary_spaces_are_free() -> None:
    table = Table("fox", "bee").druids(0, "talon")
    table[0].out = [(0, ARCH)]
    table[0].elders[ARCH] = True
    table[0].roots[DRUID] = 7
    table.empty_temples().pass_all()
    assert table[0].rest == [0, 0, 0, 0, 1, 0, 0]
    assert table[0].roots[ARCH] == 1


def test_all_who_choose_at_dusk_are_asked_at_once() -> None:
    table = Table("fox", "cairns")
    for seat in (0, 1):
        table.druids(seat, "druid druid")
        table[seat].out = [(0, DRUID), (1, ARCH)]
        table[seat].elders[ARCH] = True
        table[seat].roots[DRUID] = 5
    table.empty_temples().pass_all()
    assert table.waiting == (0, 1)
    table.play(Home("druid"), seat=1)
    assert list(table.waiting) == [0]
    table.play(Home("arch"), seat=0)
    assert table[0].rest == [3, 0, 0, 0, 0, 0, 0]
    assert table[1].rest == [2, 1, 0, 0, 0, 0, 0]


# --- powers --------------------------------------------------------------------------------------


@proof("O-35")
def test_a_power_works_on_promotion_or_use_and_is_optional() -> None:
    table = Table("bee", "fox")
    table.play(Special("order", "druid"), Promote("order", "bard"))
    assert table[0].slots(0) == 2, "the Bard's, when promoted"
    table = Table("fox", "bee").druids(0, "talon druid").neutral("TF1")
    assert Temple("storytelling1", "talon") in table.legal(), "the Talon-Master's, when used"
    assert Temple("storytelling1", "talon", "druid") in table.legal(), "or not used"


@proof("O-136")
@rule("O-35")
def test_the_arch_druid_acts_for_two_less() -> None:
    table = Table("fox", "bee").druids(0, "arch druid").empty_temples().resources(0, 4, 3, 1)
    assert Temple("storytelling2", "arch") in table.legal()
    table.refused(Temple("storytelling2", "druid"), "O-75", "cannot-pay")
    table.play(Temple("storytelling2", "arch"))
    assert table[0].resources[0] == 0
    assert table.happened(Placed)[0].mix == "4F"


@rule("O-136")
def test_the_arch_druid_never_pays_less_than_nothing() -> None:
    table = Table("fox", "bee").druids(0, "arch druid").empty_temples().resources(0, 0, 6, 6)
    table.play(Temple("storytelling1", "arch"))
    assert table[0].resources == [0, 6, 6]


@proof("O-216")
@rule("O-136")
def test_the_arch_druid_at_the_menhir_chooses_what_to_save() -> None:
    table = Table("fox", "bee").druids(0, "arch druid").resources(0, 3, 3, 1)
    table.play(Special("menhir", "arch"))
    assert table[0].resources == [0, 0, 0]
    table = Table("fox", "bee").druids(0, "arch druid").resources(0, 3, 3, 2)
    table.play(Special("menhir", "arch"))
    assert {action.mix for action in table.legal(Pay)} == {"3F 3M 1R", "3F 2M 2R", "2F 3M 2R"}
    table.refused(Pay("3F 3M 3R"), "O-216", "wrong-total")
    table.refused(Pay("1F 3M 3R"), "O-75", "not-so-many")
    table.refused(Pay("3M 2F 2R"), "O-216", "written-otherwise")
    table.refused(Pay("seven"), "O-216", "unknown-word")
    table.play(Pay("2F 3M 2R"))
    assert table[0].resources == [1, 0, 0]
    assert table[0].menhirs == 1


@proof("O-61", "O-137")
def test_the_bard_adds_a_slot_to_each_row() -> None:
    table = Table("bee", "fox")
    table.play(Special("order", "druid"), Promote("order", "bard"))
    assert table[0].slots(0) == table[0].slots(1) == 2
    assert table[0].limits == [1, 1]
    table = Table().empty_temples()
    table.play(Temple("storytelling1", "druid"), Limit("shrines"))
    assert (table[0].slots(0), table[0].slots(1)) == (2, 1), "an action raises one limit"


@proof("O-138", "O-142")
@pytest.mark.parametrize(("kind", "cost"), [("ovate", 2), ("druid", 3), ("arch", 1), ("ancient", 0)])
def test_brewing_with_an_ovate_costs_one_less(kind: str, cost: int) -> None:
    table = Table("fox", "bee").potion("blossom").druids(0, f"{kind} druid").empty_temples()
    table.ingredients(0, "acorn root")
    table.play(Temple("ritual2", kind))
    assert table[0].resources[2] == 6 - cost


@proof("O-139", "O-220")
@rule("O-73")
def test_the_talon_master_needs_no_second_druid_but_may_send_one() -> None:
    table = Table("fox", "bee").druids(0, "talon druid").neutral("TF1")
    legal = table.legal(Temple)
    assert Temple("storytelling1", "talon") in legal
    assert Temple("storytelling1", "talon", "druid") in legal
    assert Temple("storytelling1", "druid") not in legal
    table.play(Temple("storytelling1", "talon", "druid"))
    assert table[0].roots[DRUID] == 8


@proof("O-140")
def test_the_recluse_rests_on_its_own_space() -> None:
    table = Table("fox", "bee").druids(0, "druid druid druid")
    table[0].out = [(0, RECLUSE), (1, TALON)]
    table[0].elders[RECLUSE] = table[0].elders[TALON] = True
    table[0].roots[DRUID] = 4
    table.empty_temples().pass_all()
    assert table[0].rest == [3, 0, 0, 0, 0, 1, 0]
    assert table[0].roots[TALON] == 1
    assert Temple("storytelling1", "recluse") in table.turn(0).empty_temples().legal(), "active there"


@proof("O-141", "O-207")
@rule("O-142")
def test_the_ancient_has_all_powers_at_once() -> None:
    table = Table("fox", "bee").potion("chosen of the oak", "blossom").empty_temples()
    table.ingredients(0, "acorn mushroom mushroom")
    table.play(Temple("ritual2", "druid"), Brew("chosen of the oak", "acorn mushroom mushroom"))
    table.refused(Promote("resting", "bard"), "O-165", "only-ancient")
    table.play(Promote("resting", "ancient"))
    assert table[0].slots(0) == table[0].slots(1) == 2
    table.pass_all()
    assert table[0].rest[ANCIENT] == 1
    table.neutral("TR2").turn(0).ingredients(0, "acorn root").resources(0, 0, 0, 0)
    assert Temple("ritual2", "ancient") in table.legal(), "3 - 2 - 1 = 0, and no second druid"
    assert Special("order", "ancient") in table.legal(), "an Elder on an Elder's space"


@proof("O-143")
def test_powers_save_nothing_where_nothing_is_paid() -> None:
    """Forest's brewing space costs nothing, so the Ovate saves nothing."""
    table = Table("forest", "bee").potion("blossom").druids(0, "ovate druid").ingredients(0, "acorn root")
    table.resources(0, 2, 3, 4)
    table.play(Special("brew", "ovate"))
    assert table[0].resources == [2, 3, 4]


# --- the second druid ----------------------------------------------------------------------------


@proof("O-73", "O-74")
def test_an_occupied_space_costs_one_more_druid_however_many_stand_there() -> None:
    table = Table("fox", "bee").neutral("TF1").druids(0, "druid druid")
    table[1].out = [(0, DRUID), (0, DRUID)]
    table[1].rest[DRUID] = 1
    table.state.temples[0] = 3
    table.refused(Temple("storytelling1", "druid"), "O-73", "second-needed")
    table.play(Temple("storytelling1", "druid", "druid"))
    assert table.state.temples[0] == 4
    assert table[0].rest[DRUID] == 0
    assert table[0].roots[DRUID] == 8


@rule("O-73")
def test_own_and_neutral_druids_count_and_one_druid_is_not_enough() -> None:
    table = Table("fox", "bee").empty_temples().druids(0, "druid druid").hand(0, "storytelling", "worship")
    table.play(Temple("storytelling1", "druid"), Limit("creatures"))
    table.play(Pass(), Skip(), seat=1)
    table.refused(Temple("worship1", "druid"), "O-73", "second-needed")
    table.refused(Temple("worship1", "druid", "druid"), "O-73", "second-not-at-rest")
    table.refused(Temple("worship2", "druid", "druid"), "O-73", "second-not-needed")


@rule("O-73")
def test_the_second_druid_is_usable_as_inactive_in_the_same_turn() -> None:
    """It comes straight back by recruiting, or enters the oak."""
    table = Table("fox", "bee").neutral("TR1").druids(0, "druid bard")
    table[0].roots[DRUID], table[0].out = 0, [(13, DRUID)] * 7
    assert Temple("ritual1", "druid", "bard") in table.legal()
    table.play(Temple("ritual1", "druid", "bard"), Recruit("bard"))
    assert table[0].rest[BARD] == 1
    table = Table("fox", "bee").neutral("TF2").druids(0, "druid bard").hand(0, "worship")
    table[0].roots[DRUID], table[0].out = 0, [(13, DRUID)] * 7
    table.play(Temple("worship2", "druid", "bard"), Step("feather", druid="bard"))
    assert table[0].branch[0] == 1
    assert table[0].climber[0] == BARD


@rule("O-145")
def test_the_placed_druid_frees_its_rest_space_first() -> None:
    """All three rest spaces full, one acts, so one can be recruited."""
    table = Table("fox", "bee").empty_temples()
    table.play(Temple("ritual1", "druid"))
    assert table.legal() == [Recruit("druid")]


@rule("O-37", "O-82")
def test_a_druid_on_a_last_space_can_be_promoted_and_counts() -> None:
    table = Table("bee", "fox").druids(0, "druid druid", feather="5R")
    table.play(Special("order", "druid"), Promote("F5R", "bard"))
    assert table[0].climber[0] == KIND["bard"]
    assert table[0].slots(0) == 2


@rule("O-136")
def test_promoting_the_acting_druid_gives_no_discount_back() -> None:
    table = Table("fox", "bee").empty_temples()
    table.play(Temple("knowledge3", "druid"), Promote("TM3", "arch"))
    assert table[0].resources[1] == 0


def test_shrines_give_rest() -> None:
    table = Table("fox", "bee").shrines(0, elder=1, plain=1).druids(0, "druid druid druid")
    table[0].out = [(0, ARCH), (1, TALON), (2, DRUID)]
    table[0].elders[ARCH] = table[0].elders[TALON] = True
    table[0].roots[DRUID] = 3
    table.empty_temples().pass_all()
    assert {action.druids for action in table.legal()} == {"druid", "arch", "talon"}
    table.play(Home("druid"))
    assert table[0].rest == [3, 1, 0, 0, 1, 0, 0]


@proof("O-56")
def test_a_shrine_side_is_chosen_for_good() -> None:
    for side, vp in (("elder", 2), ("plain", 4)):
        table = Table("fox", "bee").empty_temples()
        table.play(Temple("knowledge2", "druid"))
        table.refused(Take("korrigan"), "O-56", "asks-shrine")
        table.refused(Shrine("both"), "O-56", "unknown-word")
        table.play(Shrine(side))
        assert table[0].vp == vp
        assert table[0].shrines == [int(side == "elder"), int(side == "plain")]
        assert table.state.supply == 23
        seen = OAK.view(table.state, None).seats[0]
        assert (seen.rest_elders, seen.rest_all) == (1 + (side == "elder"), 4)
