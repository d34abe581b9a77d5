"""Brewing, every potion, and what may stand for what."""

from typing import Any

import pytest

from rules.core import proof, rule
from rules.oak.actions import (
    Borrow,
    Brew,
    Climb,
    Exchange,
    Gain,
    Limit,
    Pass,
    Pay,
    Promote,
    Recharge,
    Redo,
    Skip,
    Special,
    Step,
    Take,
    Temple,
    Trade,
)
from rules.oak.board import ARCH, ARTEFACT, CARD, DRUID, POTION, POTIONS
from rules.oak.events import (
    ArtefactBorrowed,
    ArtefactRecharged,
    Brewed,
    Climbed,
    Extended,
    FestivalBegan,
    Fizzled,
    SunMoved,
)
from rules.oak.mechanics.potions import payments
from tests.rules.oak.scene import Table


def brewing(potion: str, ingredients: str, *orders: str, **options: Any) -> Table:
    """Forest's player stands on the brewing space, with these ingredients and that potion laid out."""
    table = Table("forest", "fox", *orders, **options)
    if potion in POTION:
        table.potion(potion)
    table.ingredients(0, ingredients)
    return table


# --- brewing -------------------------------------------------------------------------------------


@proof("O-42")
@rule("O-46", "O-48", "O-205")
def test_brewing_pays_ingredients_into_the_bag_and_takes_a_marker() -> None:
    table = brewing("blossom", "acorn root root")
    before = list(table.state.bag)
    table.play(Special("brew", "druid"), Brew("blossom", "root acorn"))
    assert table[0].ingredients == [0, 1, 0, 0, 0]
    assert table.state.bag == [before[0], before[1] + 1, before[2], before[3] + 1, before[4]]
    assert table[0].potions == 1
    assert table.happened(Brewed)[0].potion == "blossom"


@proof("O-46")
def test_a_recipe_must_be_met() -> None:
    table = brewing("blossom", "acorn bark blueberry")
    table.play(Special("brew", "druid"))
    table.refused(Brew("blossom", "bark acorn"), "O-46", "wrong-recipe")
    table.refused(Brew("blossom", "root acorn"), "O-46", "not-these-ingredients")
    table.refused(Brew("blossom", "acorn root"), "O-46", "written-otherwise")
    table.refused(Brew("stew", "bark acorn"), "O-48", "unknown-word")
    table.refused(Pass(), "O-46", "asks-brew")
    assert {action.potion for action in table.legal()} >= {"dark woods 3"}


@rule("O-46")
def test_without_ingredients_brewing_is_not_offered() -> None:
    table = brewing("blossom", "acorn bark").potion("inspiration", "wood warp")
    table.ingredients(0, "bark")
    table.refused(Special("brew", "druid"), "O-46", "nothing-to-brew")
    table.empty_temples()
    table.refused(Temple("ritual2", "druid"), "O-46", "nothing-to-brew")


@proof("O-47")
def test_what_may_be_brewed() -> None:
    table = brewing("blossom", "bark root blueberry acorn acorn mushroom").potion("inspiration", "wood warp")
    table.play(Special("brew", "druid"))
    assert {action.potion for action in table.legal()} == {
        "inspiration",
        "blossom",
        "wood warp",
        "dark woods 3",
        "dark woods 4",
        "dark woods 5",
    }
    table.refused(Brew("rune power", "blueberry acorn"), "O-47", "not-available")
    own = brewing("blossom", "bark root blueberry acorn mushroom").potion("inspiration", "wood warp")
    own[0].private, own[1].private = POTION["renewal"], POTION["rune power"]
    own.state.box = [tile for tile in own.state.box if tile not in (own[0].private, own[1].private)]
    own.play(Special("brew", "druid"))
    assert "renewal" in {action.potion for action in own.legal()}, "of the own Seelie Court"
    own.refused(Brew("rune power", "blueberry acorn"), "O-47", "not-available")


@proof("O-49")
@pytest.mark.parametrize(("level", "kinds", "vp"), [(3, 3, 3), (4, 4, 5), (5, 5, 7)])
def test_dark_woods(level: int, kinds: int, vp: int) -> None:
    """Three, four or five different ones; five at hand may also brew the smaller levels."""
    everything = "bark root blueberry acorn mushroom"
    table = brewing("", everything)
    table.play(Special("brew", "druid"))
    ways = [action for action in table.legal() if action.potion == f"dark woods {level}"]
    assert len(ways) == {3: 10, 4: 5, 5: 1}[level]
    table.play(Brew(f"dark woods {level}", " ".join(everything.split()[:kinds])))
    assert table[0].vp == vp
    assert table[0].sources == {"potions": vp}
    assert table[0].potions == 1
    assert sum(table[0].ingredients) == 5 - kinds


@proof("O-50")
def test_potions_are_brewed_again_and_again_but_two_only_once() -> None:
    table = brewing("blossom", "acorn acorn root root").druids(0, "druid druid druid")
    table.play(Special("brew", "druid"), Brew("blossom", "root acorn"), Gain("F"))
    table.play(Pass(), Skip(), seat=1)
    table.empty_temples().resources(0, 5, 6, 6)
    table.play(Temple("ritual2", "druid"), Brew("blossom", "root acorn"))
    assert table[0].potions == 2
    table = brewing("heart of the oak", "blueberry root root root root blueberry")
    table.play(Special("brew", "druid"), Brew("heart of the oak", "root root blueberry"))
    table.play(Pass(), Skip(), seat=1)
    table.empty_temples()
    table.ingredients(0, "blueberry root root bark")
    table.play(Temple("ritual2", "druid"))
    table.refused(Brew("heart of the oak", "root root blueberry"), "O-50", "brewed-once")


@proof("O-167")
def test_a_potion_may_be_brewed_for_the_marker_alone() -> None:
    table = brewing("taranis' lightning", "blueberry bark")
    table.play(Special("brew", "druid"), Brew("taranis' lightning", "bark blueberry"))
    assert table.happened(Fizzled)[0].effect == "recharge"
    assert table[0].potions == 1
    again = brewing("heart of the oak", "blueberry root root")
    again.play(Special("brew", "druid"), Brew("heart of the oak", "root root blueberry"))
    again.play(Pass(), Skip(), seat=1)
    again.empty_temples().resources(0, 6, 6, 6).ingredients(0, "blueberry root root bark").play(
        Temple("ritual2", "druid")
    )
    again.refused(Brew("heart of the oak", "root root blueberry"), "O-50", "brewed-once")
    table = brewing("taranis' lightning", "blueberry bark", brew_without_effect=False).potion("blossom", "wood warp")
    table.refused(Special("brew", "druid"), "O-46", "nothing-to-brew")


def test_level_one_takes_any_second_ingredient() -> None:
    assert len(payments(POTION["inspiration"], (1, 1, 1, 2, 1), False, False, True)) == 5
    assert len(payments(POTION["inspiration"], (1, 1, 1, 2, 1), False, False, False)) == 4
    assert payments(POTION["inspiration"], (0, 0, 0, 2, 0), False, False, True) == ((0, 0, 0, 2, 0),)
    assert payments(POTION["inspiration"], (0, 0, 0, 2, 0), False, False, False) == ()


def test_every_potion_takes_its_recipe_and_nothing_less() -> None:
    for number, word in enumerate(POTIONS):
        plenty = payments(number, (2, 2, 2, 2, 2), False, False, True)
        assert plenty, word
        for paid in plenty:
            assert payments(number, paid, False, False, True) == (paid,)
            for kind in range(5):
                if paid[kind]:
                    less = tuple(count - (other == kind) for other, count in enumerate(paid))
                    assert not payments(number, less, False, False, True)


# --- level I -------------------------------------------------------------------------------------


@rule("O-30")
def test_inspiration_promotes() -> None:
    table = brewing("inspiration", "acorn bark")
    table.play(Special("brew", "druid"), Brew("inspiration", "bark acorn"), Promote("brew", "arch"))
    assert table[0].out == [(9, ARCH)]


@proof("O-154")
def test_taranis_turns_two_artefacts_back() -> None:
    """No points move, not past the start, not an exhausted one."""
    table = brewing("taranis' lightning", "blueberry bark").points(0, 8)
    table.artefact(0, "carnyx", 2).artefact(0, "seer's ring", 1)
    table[0].exhausted.append(table.state.artefact_pile.pop(0))
    gone = table[0].exhausted[0]
    table.play(Special("brew", "druid"), Brew("taranis' lightning", "bark blueberry"))
    word = next(w for w, tile in ARTEFACT.items() if tile == gone)
    table.refused(Recharge(word), "O-154", "exhausted")
    table.play(Recharge("carnyx"))
    table.refused(Recharge("carnyx"), "O-154", "recharged-already")
    assert Skip() in table.legal(), "up to two"
    table.play(Recharge("seer's ring"))
    assert [artefact.notch for artefact in table[0].artefacts] == [0, 0]
    assert table.happened(ArtefactRecharged)[0].notch == 0
    assert table[0].vp == 8


@rule("O-154")
def test_taranis_needs_an_artefact_that_was_turned() -> None:
    table = brewing("taranis' lightning", "blueberry bark").artefact(0, "carnyx", 2).artefact(0, "horn of plenty")
    table.play(Special("brew", "druid"), Brew("taranis' lightning", "bark blueberry"))
    table.refused(Recharge("horn of plenty"), "O-154", "fully-charged")
    table.refused(Recharge("golden sickle"), "O-154", "not-your-artefact")
    table.play(Skip())
    assert table[0].artefacts[0].notch == 2


@proof("O-155", "O-217")
def test_gift_of_nature_raises_limits_twice() -> None:
    table = brewing("gift of nature", "bark root")
    table.play(Special("brew", "druid"), Brew("gift of nature", "bark root"), Limit("creatures"), Limit("shrines"))
    assert table[0].limits == [2, 2]
    table = brewing("gift of nature", "bark root")
    table[0].limits = [4, 3]
    table.play(Special("brew", "druid"), Brew("gift of nature", "bark root"))
    table.refused(Limit("shrines"), "O-217", "limit-full")
    table.play(Limit("creatures"))
    assert table[0].limits == [4, 4], "the surplus step is lost"
    assert table.waiting == (1,)


@proof("O-156")
def test_lugs_cunning_uses_anybodys_artefact() -> None:
    """No notch, no druid, no loss; occupied or not."""
    table = brewing("lug's cunning", "bark mushroom").artefact(1, "shield of toutatis", 2)
    table[1].artefacts[0].busy = True
    table.play(Special("brew", "druid"), Brew("lug's cunning", "bark mushroom"))
    table.refused(Borrow("carnyx"), "O-156", "nobodys-artefact")
    table.play(Borrow("shield of toutatis"))
    assert table.happened(ArtefactBorrowed)[0].owner == 1
    assert table[0].vp == 2
    assert table[1].artefacts[0].notch == 2
    assert [place for place, _ in table[0].out] == [9]


@rule("O-156")
def test_lugs_cunning_does_not_use_exhausted_artefacts() -> None:
    table = brewing("lug's cunning", "bark mushroom")
    table[0].exhausted.append(table.state.artefact_pile.pop(0))
    table.play(Special("brew", "druid"), Brew("lug's cunning", "bark mushroom"))
    assert table.happened(Fizzled)[0].effect == "borrow"


@proof("O-206")
def test_lugs_cunning_on_the_cauldron_may_not_brew_itself() -> None:
    table = brewing("lug's cunning", "bark mushroom mushroom root").artefact(1, "golden cauldron")
    table.play(Special("brew", "druid"), Brew("lug's cunning", "bark mushroom"), Borrow("golden cauldron"))
    words = {action.potion for action in table.legal(Brew)}
    assert "lug's cunning" not in words
    assert "dark woods 3" in words
    table.refused(Brew("lug's cunning", "mushroom"), "O-206", "still-being-resolved")
    free = brewing("lug's cunning", "bark mushroom mushroom root", no_self_nesting=False)
    free.artefact(1, "golden cauldron")
    free.play(Special("brew", "druid"), Brew("lug's cunning", "bark mushroom"), Borrow("golden cauldron"))
    assert "lug's cunning" in {action.potion for action in free.legal(Brew)}


@proof("O-157")
def test_belenos_is_a_festival_for_one() -> None:
    table = brewing("blessing of belenos", "root mushroom").points(0, 40).creatures(1, "bugul noz")
    table.druids(0, "druid druid druid", feather="4L", runes="2").resources(0, 1, 1, 1)
    table.druids(1, "druid", feather="2").resources(1, 0, 0, 0)
    table.play(Special("brew", "druid"), Brew("blessing of belenos", "root mushroom"))
    assert table[0].resources == [4, 1, 3]
    assert table[1].resources == [0, 0, 0]
    assert table.state.sun == 1
    assert table.happened(FestivalBegan)[0].only_for == 0
    assert not table.happened(SunMoved)


@proof("O-135")
def test_belenos_takes_nothing_under_the_eclipse() -> None:
    table = brewing("blessing of belenos", "root mushroom", eclipse=True).points(0, 40)
    table.druids(0, "druid", feather="4L").resources(0, 1, 1, 1)
    table.play(Special("brew", "druid"), Brew("blessing of belenos", "root mushroom"))
    assert table[0].resources == [4, 1, 1]


# --- level II ------------------------------------------------------------------------------------


@proof("O-158")
def test_rune_power_raises_a_menhir_for_any_six() -> None:
    table = brewing("rune power", "acorn blueberry").resources(0, 4, 1, 2)
    table.play(Special("brew", "druid"), Brew("rune power", "blueberry acorn"))
    table.refused(Pay("3F 3R"), "O-75", "not-so-many")
    table.refused(Brew("rune power", "blueberry acorn"), "O-216", "asks-pay")
    table.play(Pay("4F 2R"))
    assert table[0].resources == [0, 1, 0]
    assert table[0].menhirs == 1
    assert table[0].vp == 6


@rule("O-158")
def test_rune_power_needs_a_slot() -> None:
    table = brewing("rune power", "acorn blueberry").shrines(0, elder=1)
    table.play(Special("brew", "druid"), Brew("rune power", "blueberry acorn"))
    assert table.happened(Fizzled)
    assert table[0].menhirs == 0


@proof("O-159")
@rule("O-87")
def test_the_dryad_climbs_twice_with_a_festival_between() -> None:
    """No points for the first space, the token's festival before the second step."""
    table = brewing("summon dryad", "blueberry bark").token("runes", "2").sun(2)
    table.druids(0, "druid druid druid", runes="2").resources(0, 0, 0, 0)
    table.play(Special("brew", "druid"), Brew("summon dryad", "bark blueberry"), Step("runes"))
    assert table[0].resources == [0, 0, 2], "paid on the fork"
    assert table[0].vp == 0
    table.refused(Step("feather", druid="druid"), "O-87", "other-branch")
    table.play(Step("runes", arm="left"))
    assert table[0].branch[2] == 4
    assert table[0].vp == 2


@rule("O-159")
def test_the_dryad_from_just_below_a_last_space() -> None:
    """The first step is the last space and gives nothing; the second is impossible."""
    table = brewing("summon dryad", "blueberry bark").points(0, 30).druids(0, "druid", feather="4L")
    table.play(Special("brew", "druid"), Brew("summon dryad", "bark blueberry"), Step("feather"))
    assert table[0].vp == 30
    assert table.waiting == (1,)
    table = brewing("summon dryad", "blueberry bark", dryad_last_step=False).druids(0, "druid", feather="4L")
    table.play(Special("brew", "druid"), Brew("summon dryad", "bark blueberry"))
    table.refused(Step("feather"), "O-87", "other-branch")


@proof("O-160")
def test_arduinnas_gift_enters_a_blocked_last_space() -> None:
    """And scores it normally."""
    table = brewing("arduinna's gift", "bark mushroom").points(0, 20).druids(0, "druid", feather="4L")
    table.state.blocked[0] = True
    table.play(Special("brew", "druid"), Brew("arduinna's gift", "bark mushroom"), Step("feather"))
    assert table[0].vp == 24
    assert table[0].branch[0] == 5


@rule("O-149")
def test_renewal_repeats_an_action() -> None:
    table = brewing("renewal", "mushroom root").hand(0, "ritual", played="knowledge").resources(0, 0, 0, 0)
    table.play(Special("brew", "druid"), Brew("renewal", "root mushroom"))
    assert Redo("knowledge3") in table.legal()
    table.refused(Redo("ritual1"), "O-149", "not-played")
    table.play(Redo("knowledge3"), Promote("brew", "bard"))
    assert table[0].out == [(9, 2)], "nobody was placed for it"
    assert table[0].resources == [0, 0, 0]


@proof("O-161")
def test_blossom_fills_one_resource() -> None:
    table = brewing("blossom", "acorn root").resources(0, 9, 2, 8)
    table.play(Special("brew", "druid"), Brew("blossom", "root acorn"))
    table.refused(Gain("F"), "O-39", "resource-full")
    table.play(Gain("M"))
    assert table[0].resources == [9, 9, 8]


# --- level III -----------------------------------------------------------------------------------


@proof("O-87", "O-162")
def test_wood_warp_moves_every_climber_from_left_to_right() -> None:
    table = brewing("wood warp", "acorn acorn bark").no_tokens()
    table.druids(0, "druid druid druid", mistletoe="3", runes="1")
    table.play(Special("brew", "druid"), Brew("wood warp", "bark acorn acorn"))
    assert table.legal() == [Step("feather", druid="druid"), Skip()], "entering is optional"
    table.play(Step("feather", druid="druid"))
    assert table.legal() == [Step("mistletoe", arm="left"), Step("mistletoe", arm="right")], "climbing on is not"
    table.refused(Skip(), "O-78", "asks-step")
    table.play(Step("mistletoe", arm="left"), Step("runes"))
    assert table[0].branch == [1, 4, 2]
    assert table[0].vp == 6
    festive = brewing("wood warp", "acorn acorn bark").druids(0, "druid", mistletoe="1", runes="1")
    festive.play(Special("brew", "druid"), Brew("wood warp", "bark acorn acorn"), Skip())
    for branch in ("mistletoe", "runes"):
        festive.token(branch, "1").sun(2).play(Step(branch))
        told = [type(event) for event in festive.last if isinstance(event, (Climbed, FestivalBegan))]
        assert told == [Climbed, FestivalBegan], "each step with its festival, before the next one"


@rule("O-162")
def test_wood_warp_does_what_it_can_and_keeps_out_of_blocked_spaces() -> None:
    table = brewing("wood warp", "acorn acorn bark")
    table.druids(0, "druid druid druid", feather="4L", mistletoe="5R", runes="4R").points(0, 10)
    table.state.blocked[0] = True
    table.play(Special("brew", "druid"), Brew("wood warp", "bark acorn acorn"))
    assert table.legal() == [Step("runes")], "even into an open last space"
    table.play(Step("runes"))
    assert table[0].branch == [4, 7, 7]
    table = brewing("wood warp", "acorn acorn bark", wood_warp_forced=False).druids(0, "druid", runes="4R")
    table.play(Special("brew", "druid"), Brew("wood warp", "bark acorn acorn"), Skip(), Skip())
    assert table.legal() == [Step("runes"), Skip()]


@proof("O-163")
def test_animal_companion_takes_any_creature_of_the_deck() -> None:
    """Not of the display."""
    table = brewing("animal companion", "blueberry blueberry mushroom").display("korrigan", "selkie", "fuath")
    table.top_creatures("puca")
    table.play(Special("brew", "druid"), Brew("animal companion", "blueberry blueberry mushroom"))
    assert len(table.legal()) == 31, "all of the deck but Carw Gwyn, whose 3 points are missing"
    table.refused(Take("korrigan"), "O-163", "not-in-deck")
    table.refused(Take("carw gwyn"), "O-65", "no-points")
    table.refused(Take("bark"), "O-58", "asks-creature")
    table.play(Take("ellen trechend"))
    assert table[0].creatures == [35]
    assert table[0].vp == 5
    assert len(table.state.creature_display) == 3
    assert len(table.state.creature_deck) == 31


@proof("O-51", "O-164")
@rule("O-99")
def test_gift_of_the_gods_brings_a_third_place_first() -> None:
    table = brewing("gift of the gods", "bark bark root").artefact(0, "carnyx").artefact(0, "seer's ring")
    open_tile = next(word for word, tile in ARTEFACT.items() if tile == table.state.artefact_display[0])
    hidden = next(word for word, tile in ARTEFACT.items() if tile == table.state.artefact_pile[-1])
    table.play(Special("brew", "druid"), Brew("gift of the gods", "bark bark root"))
    assert table.happened(Extended)
    table.refused(Take(open_tile), "O-164", "not-in-deck")
    table.refused(Take("acorn"), "O-164", "asks-artefact")
    table.play(Take(hidden))
    assert len(table[0].artefacts) == 3
    assert table[0].vp == 4
    assert table[0].artefact_places() == 3


@rule("O-164")
def test_gift_of_the_gods_with_the_place_after_the_artefact() -> None:
    table = brewing("gift of the gods", "bark bark root", extension_before_artefact=False)
    table.artefact(0, "carnyx").artefact(0, "seer's ring")
    table.play(Special("brew", "druid"), Brew("gift of the gods", "bark bark root"))
    assert table[0].extended
    assert table.waiting == (1,), "no place for an artefact when it should have come"


@rule("O-164")
def test_gift_of_the_gods_a_second_time_needs_a_place() -> None:
    table = brewing("gift of the gods", "bark bark root").artefact(0, "carnyx").artefact(0, "seer's ring")
    table.artefact(0, "golden sickle")
    table[0].extended = True
    table.play(Special("brew", "druid"), Brew("gift of the gods", "bark bark root"))
    assert table.happened(Fizzled)[0].effect == "gods"


@proof("O-165")
def test_chosen_of_the_oak_makes_the_ancient_once() -> None:
    table = brewing("chosen of the oak", "acorn mushroom mushroom bark")
    table.play(Special("brew", "druid"), Brew("chosen of the oak", "acorn mushroom mushroom"))
    assert {action.elder for action in table.legal(Promote)} == {"ancient"}
    table.play(Promote("roots", "ancient"))
    assert table[0].once == [POTION["chosen of the oak"]]
    table.play(Pass(), Skip(), seat=1)
    table.empty_temples().ingredients(0, "acorn mushroom mushroom bark")
    table.play(Temple("ritual2", "druid"))
    table.refused(Brew("chosen of the oak", "acorn mushroom mushroom"), "O-50", "brewed-once")


@rule("O-165", "O-141")
def test_the_ancient_needs_no_rest_space_of_an_elder() -> None:
    """The Recluse brews, the Talon-Master has the only space for Elders, all ordinary druids are at rest."""
    table = brewing("chosen of the oak", "acorn mushroom mushroom").shrines(0, plain=3)
    table.druids(0, "druid druid druid druid druid talon recluse", "arch bard")
    table.play(Special("brew", "recluse"), Brew("chosen of the oak", "acorn mushroom mushroom"))
    assert table.legal() == [Promote("resting", "ancient")]


@proof("O-166")
@rule("O-151", "O-16")
def test_heart_of_the_oak_gives_its_card() -> None:
    table = brewing("heart of the oak", "blueberry root root")
    table.refused(Climb("heart", druid="druid", branch="runes"), "O-166", "no-heart-card")
    table.play(Special("brew", "druid"), Brew("heart of the oak", "root root blueberry"))
    assert CARD["heart"] in table[0].hand
    table.play(Pass(), Skip(), seat=1)
    assert Temple("heart1", "druid") in table.legal(), "usable this round"
    table.empty_temples().resources(0, 6, 6, 6).ingredients(0, "blueberry root root bark")
    table.play(Temple("ritual2", "druid"))
    table.refused(Brew("heart of the oak", "root root blueberry"), "O-50", "brewed-once")
    assert table[0].hand.count(CARD["heart"]) == 1


# --- creatures that change brewing ---------------------------------------------------------------


@proof("O-172")
def test_clurichaun_returns_one_of_those_used() -> None:
    table = brewing("blossom", "acorn root").creatures(0, "clurichaun")
    table.play(Special("brew", "druid"), Brew("blossom", "root acorn"))
    table.refused(Take("bark"), "O-172", "not-used")
    table.refused(Gain("F"), "O-172", "asks-take-back")
    table.play(Take("acorn"))
    assert table[0].ingredients == [0, 0, 0, 1, 0]
    table.play(Gain("F"))
    assert table[0].resources[0] == 9


@rule("O-172")
def test_clurichaun_needs_all_ingredients_first() -> None:
    table = brewing("blossom", "acorn").potion("inspiration", "wood warp").creatures(0, "clurichaun")
    table.refused(Special("brew", "druid"), "O-46", "nothing-to-brew")


@proof("O-173")
def test_fear_dearg_lets_two_others_stand_for_one() -> None:
    table = brewing("blossom", "acorn bark bark").potion("gift of nature", "wood warp").creatures(0, "fear dearg")
    table.play(Special("brew", "druid"))
    assert Brew("blossom", "bark bark acorn") in table.legal()
    table.play(Brew("blossom", "bark bark acorn"))
    assert sum(table[0].ingredients) == 0


@rule("O-173")
def test_fear_dearg_for_dark_woods() -> None:
    """Two extra tokens stand in for one missing kind."""
    assert payments(15, (3, 1, 0, 0, 0), False, True, True) == ((3, 1, 0, 0, 0),)
    assert payments(15, (2, 1, 0, 0, 0), False, True, True) == ()
    assert payments(15, (5, 0, 0, 0, 0), False, True, True) == ((5, 0, 0, 0, 0),)
    five = payments(17, (5, 1, 1, 1, 0), False, True, True)
    assert set(five) == {(3, 1, 1, 1, 0), (5, 0, 1, 1, 0), (5, 1, 0, 1, 0), (5, 1, 1, 0, 0)}, "one or two replaced"


@rule("O-173")
def test_fear_dearg_offers_nothing_needless() -> None:
    ways = payments(POTION["blossom"], (2, 1, 0, 2, 0), False, True, True)
    assert (0, 1, 0, 1, 0) in ways
    assert all(not (a != b and all(x >= y for x, y in zip(a, b, strict=True))) for a in ways for b in ways)


@proof("O-40")
def test_two_ingredients_buy_a_resource() -> None:
    table = Table("fox", "bee").ingredients(0, "bark bark acorn").resources(0, 6, 9, 6)
    assert Trade("bark+bark", "F") in table.legal()
    table.refused(Trade("bark+acorn", "M"), "O-39", "resource-full")
    table.refused(Trade("bark", "F"), "O-40", "two-for-one")
    table.refused(Trade("acorn+acorn", "F"), "O-40", "no-ingredients")
    table.refused(Trade("acorn+bark", "F"), "O-40", "written-otherwise")
    table.refused(Trade("bark+bark+acorn", "F"), "O-40", "unknown-word")
    table.play(Trade("bark+acorn", "R"))
    assert table[0].resources == [6, 9, 7]
    assert table[0].ingredients == [1, 0, 0, 0, 0]
    assert table.waiting == (0,), "a free action"
    table.refused(Exchange("F", "R", 1), "O-179", "needs-exchanger")


@proof("O-41")
def test_there_is_no_limit_to_ingredients() -> None:
    table = brewing("", "bark bark bark bark bark bark bark acorn acorn acorn acorn acorn acorn root root")
    table[0].elders[ARCH], table[0].rest[ARCH], table[0].rest[DRUID] = True, 1, 2
    table.play(Special("draw", "arch"))
    assert sum(table[0].ingredients) == 18
