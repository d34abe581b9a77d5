"""Climbing, last spaces, solar tokens, the sun and festivals."""

import pytest

from rules.core import Event, proof, rule
from rules.oak.actions import Climb, Gain, Pass, Skip, Step, Temple
from rules.oak.board import DRUID
from rules.oak.events import Blocked, Climbed, FestivalBegan, Gained, Lost, PlayedToClimb, SunMoved, TokenTaken
from rules.oak.mechanics.climbing import end_points, move_sun
from tests.rules.oak.scene import Table


@proof("O-77", "O-78", "O-81")
@rule("O-70")
def test_an_oak_action_enters_then_climbs() -> None:
    table = Table()
    table.play(Climb("ritual", druid="druid"))
    assert table[0].resources == [6, 6, 3]
    assert table[0].branch == [0, 0, 1]
    assert table[0].roots[DRUID] == 5
    assert table[0].rest[DRUID] == 3, "no active druid is used"
    assert table[0].vp == 2
    assert table.happened(PlayedToClimb)[0].mix == "3R"
    table.play(Pass(), Skip(), seat=1)
    table.refused(Climb("ritual"), "O-71", "card-played")
    table.hand(0, "mysticism")
    table.play(Climb("mysticism"))
    assert table[0].branch == [0, 0, 2]
    assert table[0].vp == 4


@rule("O-77")
def test_an_oak_action_must_be_paid() -> None:
    table = Table().resources(0, 2, 2, 2)
    table.refused(Climb("storytelling", druid="druid"), "O-77", "cannot-pay")


@rule("O-78")
def test_who_enters_must_stand_on_the_roots() -> None:
    table = Table().druids(0, "druid", "bard")
    assert Climb("ritual", druid="bard") in table.legal()
    table.refused(Climb("ritual", druid="arch"), "O-78", "not-on-roots")
    table.refused(Climb("ritual"), "O-78", "who-enters")
    table[0].roots, table[0].out = [0] * 7, [(13, DRUID)] * 7 + [(13, 2)]
    table.refused(Climb("ritual", druid="druid"), "O-78", "nobody-on-roots")


@proof("O-79")
def test_one_druid_per_branch_for_the_whole_game() -> None:
    table = Table().druids(0, "druid", runes="2", feather="5L")
    table.refused(Climb("ritual", druid="druid"), "O-79", "one-per-branch")
    table.refused(Climb("storytelling", druid="druid"), "O-79", "branch-finished")


@proof("O-80")
def test_an_arm_is_chosen_at_the_fork() -> None:
    table = Table().druids(0, "druid", runes="3", feather="2").no_tokens()
    table.refused(Climb("ritual"), "O-80", "which-arm")
    table.refused(Climb("storytelling", arm="left"), "O-80", "no-fork")
    table.refused(Climb("knowledge", arm="left", druid="druid"), "O-80", "no-fork")
    table.play(Climb("ritual", arm="right"))
    assert table.happened(Climbed)[0].to == "R4R"
    assert table[0].branch[2] == 6


@proof("O-218")
@rule("O-82")
@pytest.mark.parametrize(
    ("space", "points"),
    [("5L", 3), ("5R", 4)],
)
def test_the_feather_ends(space: str, points: int) -> None:
    """17 points are three times five; two Elders are two times two."""
    table = Table().points(0, 17).no_tokens()
    table.druids(0, "druid arch", "bard", feather="4" + space[1])
    table.play(Climb("storytelling"))
    assert table[0].vp == 17 + points
    assert table[0].sources == {"oak": 17, "last spaces": points}


@proof("O-82")
def test_last_spaces_score_what_one_owns_on_arrival() -> None:
    """Creatures and potions, Shrines and Menhirs, artefacts; what comes later adds nothing."""
    table = Table().creatures(0, "korrigan", "puca", "selkie").druids(0, "druid", mistletoe="4L")
    table.play(Climb("knowledge"))
    assert table[0].vp == 6
    table = Table().druids(0, "druid", mistletoe="4R")
    table[0].potions = 4
    table.play(Climb("knowledge"))
    assert table[0].vp == 8
    table = Table().shrines(0, elder=1, plain=2, menhirs=1).druids(0, "druid", runes="4L")
    table.play(Climb("ritual"))
    assert table[0].vp == 8
    table = Table().artefact(0, "carnyx").artefact(0, "seer's ring").druids(0, "druid", runes="4R")
    table[0].exhausted.append(table.state.artefact_pile.pop(0))
    table.play(Climb("ritual"))
    assert table[0].vp == 9, "exhausted or not"
    table[0].exhausted.append(table.state.artefact_pile.pop(0))
    table.pass_all()
    assert table[0].vp == 9, "one more afterwards"


@rule("O-218")
def test_the_feather_end_may_count_all_points_ever_gained() -> None:
    table = Table(feather_l_lifetime_vp=True).points(0, 12)
    table[0].gained = 21
    assert end_points(table.state, table[0], 0) == 4


@proof("O-120")
@rule("O-83", "O-84")
def test_a_last_space_is_shared_in_the_same_round_and_then_blocked() -> None:
    table = Table().no_tokens()
    for seat in (0, 1):
        table.druids(seat, "druid", runes="4R").points(seat, 10)
    table.druids(1, "druid", runes="4R", feather="1")
    table.play(Climb("ritual"), seat=0)
    table.play(Climb("ritual"), seat=1)
    assert table[0].branch[2] == table[1].branch[2] == 7
    table.pass_all()
    assert [event.spaces for event in table.happened(Blocked)] == [["R5R"]]
    assert table.state.blocked == [False, False, False, False, False, True]


@proof("O-84")
def test_a_last_space_is_open_until_the_dusk_after_somebody_reached_it() -> None:
    table = Table("fox", "bee", "cairns").no_tokens()
    for seat in range(3):
        table.druids(seat, "druid", runes="4R")
    table.play(Climb("ritual"), seat=0)
    table.play(Climb("ritual"), seat=1)
    assert table[0].branch[2] == table[1].branch[2] == 7, "open all day"
    assert Climb("ritual") in table.legal(seat=2)
    table.pass_all()
    assert table[2].branch[2] == 6
    table.turn(2).refused(Climb("ritual"), "O-84", "end-blocked")


@rule("O-84")
def test_a_druid_below_a_blocked_last_space_is_stuck() -> None:
    table = Table().druids(0, "druid", runes="4R")
    table.state.blocked[5] = True
    table.refused(Climb("ritual"), "O-84", "end-blocked")


@proof("O-83")
def test_druids_of_different_players_share_spaces() -> None:
    table = Table()
    table.play(Climb("ritual", druid="druid"), seat=0)
    table.play(Climb("ritual", druid="druid"), seat=1)
    assert table[0].branch == table[1].branch == [0, 0, 1]


# --- tokens, sun, festivals ----------------------------------------------------------------------


@proof("O-43", "O-85")
def test_each_crossing_takes_one_token_and_moves_the_sun() -> None:
    """Two tokens, so the third to cross moves nothing."""
    table = Table("fox", "bee", "cairns").token("runes", "2", 2)
    for seat in range(3):
        table.druids(seat, "druid", runes="2")
    table.play(Climb("ritual"), seat=0)
    assert table.state.sun == 2
    assert table.happened(TokenTaken)[0].after == "R2"
    table.play(Climb("ritual"), seat=1)
    assert table.state.sun == 3
    table.play(Climb("ritual"), seat=2)
    assert table.state.sun == 3
    assert not table.happened(TokenTaken)
    table.pass_all()
    assert table.state.sun == 4, "and one at dusk"


@proof("O-44", "O-88", "O-89")
def test_a_festival_pays_everybody_behind_the_sun() -> None:
    """Also who has passed; the space just reached counts."""
    table = Table("fox", "bee", "cairns").token("runes", "2").sun(2)
    table.druids(0, "druid", runes="2", feather="1").resources(0, 3, 3, 3)
    table.druids(1, "druid", mistletoe="4L").resources(1, 0, 0, 0).points(1, 12)
    table.druids(2, "druid", mistletoe="2").resources(2, 0, 0, 0).points(2, 14)
    table[1].passed = table[1].stopped = True
    table.play(Climb("ritual"))
    assert table.state.sun == 3
    assert table.happened(FestivalBegan)[0].value == 13
    assert table[0].resources == [4, 3, 2], "3 - 3 + 2 runes, 1 feather"
    assert table[1].resources == [0, 3, 0], "12 is behind 13"
    assert table[2].resources == [0, 0, 0], "14 is ahead"


@proof("O-90")
def test_a_last_space_pays_nothing() -> None:
    table = Table().druids(0, "druid", runes="5R", feather="5L").resources(0, 1, 1, 1).sun(2).pass_all()
    assert table.state.sun == 3
    assert [event.why for event in table.happened(Gained)] == ["dawn", "dawn"]
    assert table[0].resources == [4, 4, 4]
    ahead = Table("fox", "bee", "cairns").token("runes", "2").sun(2).druids(0, "druid", runes="2")
    ahead.druids(1, "druid", mistletoe="2").resources(1, 0, 0, 0).points(1, 14)
    ahead.druids(2, "druid").resources(2, 0, 0, 0)
    ahead.play(Climb("ritual"))
    assert ahead.happened(FestivalBegan)[0].value == 13
    assert ahead[1].resources == [0, 0, 0], "ahead of the sun"
    assert ahead[2].resources == [0, 0, 0], "behind it, with nobody on a branch"


@proof("O-91")
@pytest.mark.parametrize(("equal_counts", "runes"), [(False, 1), (True, 3)])
def test_points_equal_to_the_sun(equal_counts: bool, runes: int) -> None:
    table = Table(festival_equal=equal_counts, eclipse=True).token("feather", "2").sun(2)
    table.druids(0, "druid", feather="2").druids(1, "druid", runes="2").points(1, 18).resources(1, 1, 1, 1)
    table.play(Climb("storytelling"))
    assert table[1].resources == [1, 1, runes]


@proof("O-86")
def test_points_come_before_the_festival() -> None:
    """The two points of the step carry the player past the sun."""
    table = Table().token("runes", "2").sun(2).druids(0, "druid", runes="2").points(0, 17)
    table.play(Climb("ritual"))
    assert table[0].vp == 19
    assert table[0].resources == [6, 6, 3]


@proof("O-45")
def test_the_sun_stops_at_its_last_space() -> None:
    table = Table().sun(11)
    events: list[Event] = []
    move_sun(table.state, 0, events)
    assert table.state.sun == 11
    assert events == []


@rule("O-45")
def test_four_players_can_bring_the_sun_to_its_last_space() -> None:
    table = Table("fox", "bee", "cairns", "forest")
    assert 1 + sum(table.state.tokens) + 4 == 11


@rule("O-87")
def test_a_step_of_choice_offers_every_open_branch() -> None:
    table = Table().hand(0, "worship").empty_temples().druids(0, "druid", "bard", feather="3", mistletoe="5L")
    table.play(Temple("worship2", "druid"))
    assert table.legal() == [
        Step("feather", arm="left"),
        Step("feather", arm="right"),
        Step("runes", druid="druid"),
        Step("runes", druid="bard"),
    ]
    table.refused(Step("mistletoe"), "O-79", "branch-finished")
    table.refused(Skip(), "O-78", "asks-step")
    table.play(Step("feather", arm="left"))
    assert table[0].branch[0] == 4


# --- Eclipse -------------------------------------------------------------------------------------


@proof("O-133", "O-134")
def test_eclipse_takes_from_who_is_ahead() -> None:
    table = Table(eclipse=True).token("feather", "2").sun(2)
    table.druids(0, "druid", feather="2")
    table.druids(1, "druid", runes="4R", mistletoe="2").points(1, 19).resources(1, 5, 5, 1)
    table.play(Climb("storytelling"))
    assert table[1].resources == [5, 3, 0], "two mistletoe, and the only rune of three"
    assert table.happened(Lost)[0].resources == {"M": 2, "R": 1}
    assert table[0].resources == [5, 6, 6], "behind: paid as usual"


@rule("O-133")
def test_without_eclipse_nobody_loses_anything() -> None:
    table = Table().token("feather", "2").sun(2).druids(0, "druid", feather="2")
    table.druids(1, "druid", runes="4R").points(1, 19).resources(1, 5, 5, 5)
    table.play(Climb("storytelling"))
    assert table[1].resources == [5, 5, 5]


@proof("O-123")
@rule("O-43")
def test_the_sun_moves_at_dusk() -> None:
    table = Table().druids(0, "druid", feather="2").resources(0, 0, 0, 0).sun(2)
    table.pass_all()
    assert table.state.sun == 3
    assert table.happened(SunMoved)[0].solstice
    assert table[0].resources == [5, 3, 3], "2 feathers of the festival, then dawn"


@rule("O-171")
def test_only_bugul_noz_is_asked_at_a_festival() -> None:
    table = Table().token("feather", "2").sun(2).druids(0, "druid", feather="2")
    table.creatures(1, "bugul noz").points(1, 40).resources(1, 1, 1, 1)
    table.play(Climb("storytelling"))
    assert table.waiting == (1,)
    table.refused(Pass(), "O-171", "asks-festival")
    table.play(Gain("R"))
    assert table[1].resources == [1, 1, 3]
    assert table.waiting == (1,), "and it is the next turn"
