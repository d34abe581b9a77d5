"""Artefacts: gaining, turning, exhausting, and each one's power."""

from typing import Any

import pytest

from rules.core import proof, rule
from rules.oak.actions import (
    Brew,
    Exchange,
    Limit,
    Pass,
    Promote,
    Recharge,
    Redo,
    Refresh,
    Shrine,
    Skip,
    Special,
    Step,
    Take,
    Temple,
)
from rules.oak.board import ARTEFACT, ARTEFACTS, BARD
from rules.oak.events import ArtefactExhausted, Drew, Refreshed, Revealed, UsedSpace
from tests.rules.oak.scene import Table


def using(artefact: str, notch: int = 0, **options: Any) -> Table:
    return Table("fox", "bee", **options).artefact(0, artefact, notch)


@proof("O-52")
@rule("O-64")
def test_a_new_artefact_gives_four_points_and_the_display_is_filled() -> None:
    table = Table().empty_temples().open_artefacts("carnyx", "golden sickle", "seer's ring")
    table.play(Temple("storytelling3", "druid"))
    table.refused(Take("golden cauldron"), "O-52", "not-displayed")
    table.refused(Take("korrigan"), "O-52", "asks-artefact")
    table.play(Take("carnyx"))
    assert table[0].vp == 4
    assert [a.tile for a in table[0].artefacts] == [ARTEFACT["carnyx"]]
    assert len(table.state.artefact_display) == 3
    assert len(table.state.artefact_pile) == 8
    assert table.happened(Revealed)[0].display == "artefacts"


@proof("O-53", "O-99")
@rule("O-51")
def test_two_places_and_none_can_be_cleared() -> None:
    table = Table().empty_temples().artefact(0, "carnyx").artefact(0, "seer's ring")
    table.refused(Temple("storytelling3", "druid"), "O-53", "no-artefact-place")
    table[0].exhausted.append(table[0].artefacts.pop().tile)
    assert Temple("storytelling3", "druid") in table.legal(), "exhausted ones take no place"


@proof("O-54")
def test_the_artefacts_are_refreshed_once_for_a_rune() -> None:
    table = Table().empty_temples().open_artefacts("carnyx", "golden sickle", "seer's ring").resources(0, 6, 6, 1)
    table.refused(Refresh("artefacts"), "O-54", "only-when-taking")
    table.play(Temple("storytelling3", "druid"))
    assert len(table.legal(Refresh)) == 6, "every order in which the three can go under"
    table.play(Refresh("artefacts", "312"))
    assert table[0].resources == [0, 6, 0]
    assert table.state.artefact_pile[-3:] == [ARTEFACT[w] for w in ("seer's ring", "carnyx", "golden sickle")]
    assert table.happened(Refreshed)[0].under == ["seer's ring", "carnyx", "golden sickle"]
    assert len(table.state.artefact_display) == 3
    table.refused(Refresh("artefacts"), "O-54", "refreshed-already")
    table.refused(Refresh("artefacts", "99"), "O-59", "unknown-word")


@rule("O-54")
def test_refreshing_needs_the_rune() -> None:
    table = Table().empty_temples().resources(0, 6, 6, 0)
    table.play(Temple("storytelling3", "druid"))
    table.refused(Refresh("artefacts"), "O-54", "cannot-pay")


@rule("O-54", "O-59")
def test_refreshing_at_any_time_as_an_option() -> None:
    table = Table(refresh_only_with_take=False)
    table.play(Refresh("creatures"), Refresh("artefacts", "321"))
    assert table[0].resources == [6, 5, 5]
    assert table.waiting == (0,)
    assert not table.legal(Refresh)


@rule("O-204")
def test_an_empty_display_gives_nothing() -> None:
    table = Table().empty_temples()
    table[1].exhausted = [*table.state.artefact_display, *table.state.artefact_pile]
    table.state.artefact_display, table.state.artefact_pile = [], []
    table.refused(Temple("storytelling3", "druid"), "O-204", "nothing-displayed")


@proof("O-204")
def test_a_gap_stays_when_the_pile_is_empty_and_then_nothing_is_refreshed() -> None:
    table = Table().empty_temples()
    table[1].exhausted, table.state.artefact_pile = table.state.artefact_pile, []
    table.play(Temple("storytelling3", "druid"))
    table.refused(Refresh("artefacts"), "O-204", "nothing-to-draw")
    table.play(Take(ARTEFACTS[table.state.artefact_display[0]]))
    assert len(table.state.artefact_display) == 2


# --- using ---------------------------------------------------------------------------------------


@proof("O-97", "O-115")
@rule("O-93", "O-94")
def test_using_an_artefact_turns_it_and_costs_points() -> None:
    """Losses 0, 1, 3; one druid, once a round."""
    table = using("shield of toutatis").points(0, 0)
    table.play(Special("shield of toutatis", "druid"))
    assert table[0].vp == 2
    assert table[0].artefacts[0].notch == 1
    assert table.happened(UsedSpace)[0].vp == 0
    table.play(Pass(), Skip(), seat=1)
    table.refused(Special("shield of toutatis", "druid"), "O-115", "space-taken")
    table.pass_all()
    table.turn(0).points(0, 0)
    table.refused(Special("shield of toutatis", "druid"), "O-65", "no-points")
    table.points(0, 1)
    table.play(Special("shield of toutatis", "druid"))
    assert table[0].vp == 2
    assert table[0].artefacts[0].notch == 2, "one use is left"
    assert table[0].exhausted == []


@proof("O-65")
def test_what_the_artefact_would_give_does_not_pay_its_loss() -> None:
    table = using("shield of toutatis", 2).points(0, 2).creatures(0, "tarw cernunnos")
    table.refused(Special("shield of toutatis", "druid"), "O-65", "no-points")


@proof("O-98")
def test_the_last_notch_exhausts_it_after_the_effect() -> None:
    table = using("shield of toutatis", 2).points(0, 3)
    table.play(Special("shield of toutatis", "druid"))
    assert table[0].vp == 2
    assert table[0].artefacts == []
    assert table[0].exhausted == [ARTEFACT["shield of toutatis"]]
    assert table.happened(ArtefactExhausted)
    assert table[0].out == [(20 + 11, 0)], "the druid stays until dusk"
    table.play(Pass(), Skip(), seat=1)
    table.refused(Special("shield of toutatis", "druid"), "O-98", "exhausted")
    table.pass_all()
    assert table[0].rest[0] == 3


@rule("O-115")
def test_only_own_artefacts_are_used() -> None:
    table = Table().artefact(1, "carnyx")
    table.refused(Special("carnyx", "druid"), "O-115", "not-your-artefact")
    table.refused(Special("mirror", "druid"), "O-94", "unknown-word")


@rule("O-98")
def test_a_recharge_inside_its_own_effect_saves_it() -> None:
    """Seer's Ring -> redo a brewing -> Taranis on the Ring."""
    table = using("seer's ring", 2).points(0, 9).potion("taranis' lightning").ingredients(0, "blueberry bark")
    table.hand(0, "knowledge", played="ritual")
    table.play(Special("seer's ring", "druid"), Redo("ritual2"), Brew("taranis' lightning", "bark blueberry"))
    table.play(Recharge("seer's ring"))
    assert table[0].exhausted == []
    assert table[0].artefacts[0].notch == 1


@rule("O-53")
def test_the_place_of_an_artefact_about_to_be_exhausted_is_not_free() -> None:
    table = using("seer's ring", 2).points(0, 9).artefact(0, "carnyx").hand(0, "knowledge", played="storytelling")
    table.play(Special("seer's ring", "druid"))
    assert Redo("storytelling3") not in table.legal()
    table.refused(Redo("storytelling3"), "O-53", "no-artefact-place")


# --- each power ----------------------------------------------------------------------------------


@proof("O-111")
def test_what_seven_artefacts_give() -> None:
    for number, word in enumerate(("moonstone necklace", "arduinna's pendant", "bag of rune stones")):
        table = using(word).resources(0, 0, 0, 0)
        table.play(Special(word, "druid"))
        assert table[0].resources == [6 * (number == kind) for kind in range(3)]
    creature, shrine = Special("ornament of cernunnos", "druid"), Special("enchanted wood-shaper", "druid")
    table = Table().artefact(0, creature.space).artefact(0, shrine.space)
    assert {creature, shrine} <= set(table.legal())
    table.creatures(0, "korrigan").shrines(0, plain=1)
    table[0].limits = [1, 1]
    assert not {creature, shrine} & set(table.legal()), "no slot is free"
    table = using("antler headdress")
    table.play(Special("antler headdress", "druid"))
    assert {type(action) for action in table.legal()} == {Promote}
    table = using("golden sickle")
    table.play(Special("golden sickle", "druid"))
    assert sum(table[0].ingredients) == 3


@rule("O-111")
@pytest.mark.parametrize(
    ("artefact", "resources"),
    [
        ("moonstone necklace", [8, 5, 2]),
        ("arduinna's pendant", [2, 9, 2]),
        ("bag of rune stones", [2, 5, 8]),
    ],
)
def test_three_artefacts_give_six(artefact: str, resources: list[int]) -> None:
    table = using(artefact).resources(0, 2, 5, 2)
    table.play(Special(artefact, "druid"))
    assert table[0].resources == resources, "at most 9"


@rule("O-39", "O-111")
def test_six_of_what_is_full_is_not_offered() -> None:
    table = using("moonstone necklace").resources(0, 9, 5, 2)
    table.refused(Special("moonstone necklace", "druid"), "O-39", "resources-full")


@rule("O-111", "O-60")
def test_the_ornament_takes_a_creature_into_a_free_slot() -> None:
    table = using("ornament of cernunnos").display("korrigan", "selkie", "fuath").resources(0, 0, 1, 0)
    table.play(Special("ornament of cernunnos", "druid"), Take("korrigan"))
    assert table[0].creatures == [11]
    assert table[0].vp == 2
    full = using("ornament of cernunnos").creatures(0, "korrigan")
    full[0].limits[1] = 1
    full.refused(Special("ornament of cernunnos", "druid"), "O-60", "no-creature-slot")


@rule("O-111", "O-60")
def test_the_wood_shaper_takes_a_shrine() -> None:
    table = using("enchanted wood-shaper")
    table.play(Special("enchanted wood-shaper", "druid"), Shrine("plain"))
    assert table[0].shrines == [0, 1]
    full = using("enchanted wood-shaper").shrines(0, elder=1)
    full.refused(Special("enchanted wood-shaper", "druid"), "O-60", "no-upper-slot")


@proof("O-153")
def test_the_carnyx_climbs_for_free() -> None:
    table = using("carnyx").resources(0, 0, 0, 0).druids(0, "druid", mistletoe="1")
    table.play(Special("carnyx", "druid"), Step("mistletoe"))
    assert table[0].branch == [0, 2, 0]
    assert table[0].vp == 2


@rule("O-111")
def test_the_headdress_promotes() -> None:
    table = using("antler headdress")
    table.play(Special("antler headdress", "druid"), Promote("antler headdress", "bard"))
    assert table[0].elders[BARD]


@proof("O-112")
def test_the_cauldron_brews_with_one_less() -> None:
    """Any one is left out; four different then need three; no resources are paid."""
    table = using("golden cauldron").potion("wood warp").ingredients(0, "acorn bark root").resources(0, 0, 0, 0)
    table.play(Special("golden cauldron", "druid"))
    words = {(action.potion, action.with_) for action in table.legal(Brew)}
    assert ("wood warp", "bark acorn") in words
    assert ("dark woods 4", "bark root acorn") in words
    assert ("dark woods 3", "bark root") in words
    assert all(with_ for _, with_ in words), "at least one is used"
    table.play(Brew("dark woods 4", "bark root acorn"))
    assert table[0].vp == 5


@rule("O-111")
def test_the_sickle_draws_three() -> None:
    table = using("golden sickle")
    table.play(Special("golden sickle", "druid"))
    assert sum(table[0].ingredients) == 3
    assert len(table.happened(Drew)[0].ingredients) == 3


@rule("O-111")
def test_a_short_bag_gives_fewer() -> None:
    table = using("golden sickle").ingredients(1, "")
    table[1].ingredients, table.state.bag = [b + 0 for b in table.state.bag], [0] * 5
    table[1].ingredients[0] -= 1
    table.state.bag[0] = 1
    table.play(Special("golden sickle", "druid"))
    assert sum(table[0].ingredients) == 1
    assert sum(table.state.bag) == 0


@proof("O-113")
def test_the_horn_turns_some_into_another_and_adds_three() -> None:
    table = using("horn of plenty").resources(0, 5, 2, 9)
    table.play(Special("horn of plenty", "druid"))
    table.refused(Exchange("F", "M", 6), "O-147", "cannot-pay")
    table.refused(Exchange("F", "R", 1), "O-39", "resource-full")
    table.refused(Exchange("F", "F", 1), "O-147", "another-resource")
    table.play(Exchange("F", "M", 4))
    assert table[0].resources == [1, 9, 9], "2 + 4 + 3"


@rule("O-113")
def test_the_horn_may_exchange_nothing() -> None:
    table = using("horn of plenty").resources(0, 5, 2, 9)
    table.play(Special("horn of plenty", "druid"), Exchange("F", "M", 0))
    assert table[0].resources == [5, 5, 9]
    full = using("horn of plenty").resources(0, 5, 2, 9)
    full.play(Special("horn of plenty", "druid"))
    assert {one.to for one in full.legal(Exchange) if not one.amount} == {"F", "M"}, "of runes there are nine already"
    for x_zero in (True, False):
        stuffed = using("horn of plenty", horn_x_zero=x_zero).resources(0, 9, 9, 9)
        stuffed.refused(Special("horn of plenty", "druid"), "O-39", "resources-full")
    strict = using("horn of plenty", horn_x_zero=False).resources(0, 5, 2, 9)
    strict.play(Special("horn of plenty", "druid"))
    strict.refused(Exchange("F", "M", 0), "O-147", "at-least-one")


@proof("O-114")
@rule("O-149")
def test_the_ring_repeats_and_the_shield_scores() -> None:
    table = using("seer's ring").hand(0, "knowledge", played="storytelling").resources(0, 0, 0, 0)
    table.play(Special("seer's ring", "druid"), Redo("storytelling1"), Limit("shrines"))
    assert table[0].limits == [2, 1]
    assert table[0].resources == [0, 0, 0]
    table = using("shield of toutatis")
    table.play(Special("shield of toutatis", "druid"))
    assert table[0].vp == 2


@rule("O-114", "O-150")
def test_the_ring_needs_a_card_played_this_round() -> None:
    table = using("seer's ring")
    table.refused(Special("seer's ring", "druid"), "O-150", "nothing-to-redo")
