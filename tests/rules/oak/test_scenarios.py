"""The rulebook's worked examples with their numbers."""

from rules.core import proof, rule
from rules.oak import OAK
from rules.oak.actions import (
    Brew,
    Climb,
    Limit,
    Pass,
    Pay,
    Promote,
    Redo,
    Shrine,
    Skip,
    Special,
    Take,
    Temple,
)
from rules.oak.board import ARTEFACT, BARD, CARD, DRUID, TALON
from rules.oak.events import ArtefactExhausted, FestivalBegan, MenhirRaised, Promoted
from tests.rules.oak.scene import Table


@proof("O-75")
@rule("O-72", "O-73", "O-56")
def test_a_shrine_on_an_occupied_space() -> None:
    """Two active druids, somebody on the space with two stones: one acts, one goes to the Roots, 5 mistletoe."""
    table = Table("bee", "fox").neutral("TM2").druids(0, "druid druid").resources(0, 6, 5, 6)
    table.play(Temple("knowledge2", "druid", "druid"))
    assert table.state.temples[4] == 2
    assert table[0].roots[DRUID] == 8
    assert table[0].resources == [6, 0, 6]
    table.play(Shrine("plain"))
    assert table[0].vp == 4
    assert table[0].played == [CARD["knowledge"]]


@rule("O-77", "O-80", "O-85", "O-86", "O-89")
def test_an_oak_action_with_a_festival() -> None:
    """3 runes, 2 points, a token, a festival, 2 runes: one rune less in the end; next comes the fork."""
    table = Table("bee", "fox").druids(0, "druid", runes="2").token("runes", "2").sun(4).points(0, 10)
    table.play(Climb("ritual"))
    assert table[0].branch == [0, 0, 3]
    assert table[0].vp == 12
    assert table.state.sun == 5
    assert table.state.tokens == [0] * 24
    assert table.happened(FestivalBegan)
    assert table[0].resources == [6, 6, 5]
    table.play(Pass(), Skip())
    table.hand(0, "mysticism")
    table.refused(Climb("mysticism"), "O-80", "which-arm")


@proof("O-48")
@rule("O-110", "O-143", "O-157")
def test_the_forest_brews_belenos_with_a_bard() -> None:
    """No resources, no power of the Bard, a marker, his festival's income; root and anything do."""
    for second in ("mushroom", "bark", "root"):
        table = Table("forest", "fox").potion("blessing of belenos").points(0, 30)
        words = "root mushroom" if second == "mushroom" else "bark root" if second == "bark" else "root root"
        table.druids(0, "bard druid", feather="2").ingredients(0, words).resources(0, 2, 2, 2)
        table.resources(1, 0, 0, 0).druids(1, "druid", feather="2")
        table.play(Special("brew", "bard"), Brew("blessing of belenos", words))
        assert table[0].resources == [4, 2, 2]
        assert table[0].potions == 1
        assert sum(table[0].ingredients) == 0
        assert table.state.sun == 1
        assert table[1].resources == [0, 0, 0]


@proof("O-94")
@rule("O-96", "O-62", "O-109", "O-139")
def test_the_fox_raises_a_menhir_and_the_limit() -> None:
    """Nine for the Menhir, three more for the slot: 4 of each are just enough, 3 of each are not."""
    table = Table("fox", "bee").druids(0, "talon druid").shrines(0, plain=1).resources(0, 4, 4, 4)
    table.refused(Special("menhir", "talon"), "O-60", "no-upper-slot")
    table.play(Limit("shrines"), Pay("1F 1M 1R"), Special("menhir", "talon"))
    assert table[0].resources == [0, 0, 0]
    assert table[0].menhirs == 1
    assert table[0].vp == 6
    assert table[0].out == [(11, TALON)]
    assert table.happened(MenhirRaised)
    poor = Table("fox", "bee").druids(0, "talon druid").shrines(0, plain=1).resources(0, 3, 3, 3)
    poor.play(Limit("shrines"), Pay("1F 1M 1R"))
    poor.refused(Special("menhir", "talon"), "O-96", "cannot-pay-mix")


@rule("O-97", "O-98", "O-149", "O-137", "O-118")
def test_the_last_turn_of_the_seers_ring() -> None:
    """3 points less, a promotion again for nothing, of the very druid on the Ring, which is then exhausted."""
    table = Table("fox", "bee").artefact(0, "seer's ring", 2).points(0, 3).hand(0, "ritual", played="knowledge")
    table.resources(0, 0, 0, 0).druids(0, "druid druid talon")
    table.play(Special("seer's ring", "druid"))
    assert table[0].vp == 0
    table.play(Redo("knowledge3"), Promote("seer's ring", "bard"))
    assert table.happened(Promoted)[0].druid == "seer's ring"
    assert table[0].slots(0) == table[0].slots(1) == 2
    assert table.happened(ArtefactExhausted)
    assert table[0].exhausted == [ARTEFACT["seer's ring"]]
    assert table[0].out == [(20 + ARTEFACT["seer's ring"], BARD)]
    assert table[0].artefact_fits()
    table.pass_all()
    assert table[0].roots[BARD] == 1, "the only space for an Elder is the Talon-Master's"


@proof("O-60")
def test_limits() -> None:
    """Two creatures of three allowed: one more; the upper row is full until it is raised."""
    table = Table("fox", "bee").creatures(0, "korrigan", "selkie").shrines(0, elder=1).empty_temples()
    assert table[0].limits == [1, 3]
    assert Temple("storytelling2", "druid") in table.legal()
    assert Temple("knowledge2", "druid") not in table.legal()
    table.play(Limit("shrines"), Pay("3F"))
    assert Temple("knowledge2", "druid") in table.legal()


@proof("O-203")
@rule("O-58", "O-77")
def test_storytelling_both_ways() -> None:
    """6 feathers for a creature, or 3 feathers for a step on the feather branch."""
    table = Table("bee", "fox").empty_temples().display("korrigan", "selkie", "puca").top_creatures("fuath")
    table.play(Temple("storytelling2", "druid"), Take("korrigan"))
    assert table[0].resources == [0, 6, 6]
    assert table[0].vp == 2
    assert table.state.creature_display == [3, 33, 22]
    table = Table("bee", "fox")
    table.play(Climb("storytelling", druid="druid"))
    assert table[0].resources == [3, 6, 6]
    assert table[0].branch == [1, 0, 0]


def test_the_view_tells_what_lies_open() -> None:
    table = Table("fox", "bee").creatures(0, "korrigan").artefact(1, "carnyx", 1).druids(0, "druid bard", runes="3")
    table.neutral("TF1").shrines(0, elder=1).token("runes", "2", 2)
    seen = OAK.view(table.state, None)
    assert seen.viewer is None
    assert seen.temples["TF1"] == [None]
    assert seen.tokens == {"R2": 2}
    me, other = seen.seats
    assert me.order == "fox"
    assert me.rest == ["druid", "bard"]
    assert me.climbers[0].at == "R3"
    assert me.creature_row.used == 1
    assert me.shrine_row.slots == 2
    assert me.shrine_row.used == 1
    assert (me.rest_elders, me.rest_all) == (2, 4)
    assert other.artefacts[0].loss == 1
    assert seen.asked.word == "turn"
    assert seen.creature_deck == len(table.state.creature_deck)
