"""Rounds, turns, passing and gathering, dusk and dawn, the end."""

import pytest

from rules.core import proof, rule
from rules.oak import OAK
from rules.oak.actions import Brew, Climb, Discard, Gather, Limit, Pass, Skip, Temple, Trade
from rules.oak.board import DRUID, TEMPLE_WORDS
from rules.oak.events import FirstPlayer, ForestFilled, Gained, PhaseBegan, TurnBegan
from tests.rules.oak.scene import Table


@proof("O-66")
@rule("O-67", "O-125", "O-14")
def test_five_rounds_the_first_without_dawn_the_last_without_dusk() -> None:
    table = Table()
    seen = []
    while table.state.phase != "over":
        assert table[0].resources == [6, 6, 6] if table.state.round == 1 else [9, 9, 9]
        seen.append(table.state.round)
        before = table.state.sun
        table.pass_all()
        if str(table.state.phase) != "over":
            assert table.state.sun == before + 1
    assert seen == [1, 2, 3, 4, 5]
    assert table.state.sun == 5, "four dusks"
    assert OAK.waiting(table.state) == ()


@proof("O-202")
def test_one_to_four_play_five_rounds_for_most_points() -> None:
    assert OAK.seats == range(1, 5)
    table = Table("fox", "bee", "cairns").points(1, 9).points(2, 4)
    while table.state.phase != "over":
        assert table.state.final is None
        table.pass_all()
    assert table.state.round == 5
    standings = OAK.standings(table.state)
    assert standings is not None
    assert [(placing.seat, placing.place) for placing in standings.placings] == [(1, 1), (2, 2), (0, 3)]


@proof("O-67")
def test_dawn_gives_three_of_each_up_to_nine() -> None:
    table = Table().resources(0, 1, 5, 8).pass_all()
    assert table[0].resources == [4, 8, 9]
    assert [event.resources for event in table.happened(Gained)] == [
        {"F": 3, "M": 3, "R": 1},
        {"F": 3, "M": 3, "R": 3},
    ]


@proof("O-68", "O-104")
def test_turns_go_round_and_who_has_not_passed_goes_on() -> None:
    table = Table("fox", "bee", "cairns").empty_temples()
    assert table.waiting == (0,)
    table.play(Climb("ritual", druid="druid"))
    assert table.waiting == (1,)
    table.play(Pass(), Skip())
    assert table.waiting == (2,)
    table.play(Climb("ritual", druid="druid"))
    assert table.waiting == (0,)
    table.play(Climb("knowledge", druid="druid"))
    assert table.waiting == (2,), "who has stopped is left out"
    assert [event.seat for event in table.happened(TurnBegan)] == [2]


@proof("O-101", "O-102")
@rule("O-100")
def test_passing_lets_one_gather_in_that_very_turn_and_only_gather() -> None:
    table = Table().forest("bark acorn")
    table.refused(Gather("acorn"), "O-102", "pass-first")
    table.play(Pass())
    assert table.waiting == (0,)
    table.refused(Climb("ritual", druid="druid"), "O-101", "asks-gather")
    table.refused(Pass(), "O-101", "asks-gather")
    table.refused(Gather("stone"), "O-102", "unknown-word")
    table.play(Gather("acorn"))
    assert table[0].ingredients == [0, 0, 0, 1, 0]
    assert table[0].roots[DRUID] == 5
    assert table[0].out == [(13, DRUID)]
    assert table.waiting == (1,)


@proof("O-100")
def test_who_can_do_nothing_must_pass() -> None:
    table = Table().resources(0, 0, 0, 0).druids(0, "")
    assert table.legal() == [Pass()]
    assert OAK.forced(table.state) == (0, Pass())
    table = Table()
    for seat in (0, 1, 0):
        assert table.waiting == (seat,)
        assert Pass() in table.legal(), "in any turn, with everything still possible"
        table.play(
            Climb("ritual", druid="druid")
            if seat == 0 and not table[0].branch[2]
            else Climb("knowledge", druid="druid")
        )


@proof("O-103")
@rule("O-213")
def test_gathering_goes_on_turn_by_turn_until_one_stops() -> None:
    table = Table().forest("bark acorn root mushroom")
    table.play(Pass(), Gather("bark"))
    table.play(Climb("ritual", druid="druid"))
    table.play(Gather("acorn"))
    table.play(Climb("knowledge", druid="druid"))
    table.play(Skip())
    assert table[0].stopped
    table.play(Climb("storytelling", druid="druid"))
    assert table.waiting == (1,), "stopping is for the day"


@proof("O-105")
def test_free_actions_are_over_after_the_passing_turn() -> None:
    table = Table().ingredients(0, "bark bark").forest("acorn root")
    table.play(Pass())
    table.refused(Trade("bark+bark", "F"), "O-101", "asks-gather")
    table.play(Gather("acorn"))
    table.play(Climb("ritual", druid="druid"), seat=1)
    table.refused(Trade("bark+bark", "F"), "O-101", "asks-gather")
    open_table = Table(free_actions_after_pass=True).ingredients(0, "bark bark").forest("acorn root")
    open_table.play(Pass(), Trade("bark+bark", "F"))
    assert open_table[0].resources[0] == 7
    assert open_table.waiting == (0,)


@rule("O-40", "O-62")
def test_free_actions_may_be_asked_for_after_the_action_too() -> None:
    table = Table(ask_after_action=True).ingredients(0, "bark bark")
    table.play(Climb("ritual", druid="druid"))
    assert table.waiting == (0,)
    table.refused(Climb("knowledge", druid="druid"), "O-69", "asks-after")
    table.play(Trade("bark+bark", "F"), Limit("creatures"))
    table.play(table.legal()[0], Skip())
    assert table.waiting == (1,)
    assert table[0].limits == [1, 2]


@proof("O-116")
def test_the_day_ends_when_the_forest_is_empty_or_nobody_gathers() -> None:
    table = Table().forest("bark")
    table.play(Pass(), Gather("bark"))
    table.play(Pass())
    assert table.state.round == 2
    table = Table().forest("bark acorn root")
    for seat in (0, 1):
        table[seat].roots[DRUID], table[seat].out = 0, [(13, DRUID)] * 6
    table.play(Pass())
    table.play(Pass())
    assert table.state.round == 2, "no druid on the Roots"


@proof("O-121", "O-122", "O-124")
@rule("O-119")
def test_dusk_returns_cards_fills_the_forest_and_passes_the_token() -> None:
    table = Table("fox", "bee", "cairns").neutral("TM2").forest("bark acorn")
    table.play(Temple("storytelling1", "druid"), Limit("creatures"))
    before = sum(table[seat].roots[DRUID] for seat in range(3))
    table.pass_all()
    assert table[0].played == []
    assert table[0].hand == [0, 2, 4]
    assert sum(kind >= 0 for kind in table.state.forest) == 2 + 5, "added to what was left"
    assert len(table.happened(ForestFilled)[0].ingredients) == 5
    assert table.state.first == 1
    assert table.waiting == (1,)
    assert table.happened(FirstPlayer)[0].seat == 1
    assert sum(table[seat].roots[DRUID] for seat in range(3)) == before, "the Roots stay as they are"


@proof("O-126")
def test_neutral_druids_go_round_in_their_temples() -> None:
    table = Table()
    rounds = []
    for _ in range(4):
        rounds.append([TEMPLE_WORDS[space] for space in table.state.neutral])
        table.pass_all()
    assert rounds == [
        ["TF1", "TM2", "TR3"],
        ["TF2", "TM3", "TR1"],
        ["TF3", "TM1", "TR2"],
        ["TF1", "TM2", "TR3"],
    ]


@proof("O-127")
def test_with_three_players_the_neutral_druid_goes_to_the_next_temple() -> None:
    table = Table("fox", "bee", "cairns")
    rounds = []
    for _ in range(4):
        rounds.append([TEMPLE_WORDS[space] for space in table.state.neutral])
        table.pass_all()
    assert rounds == [["TF1"], ["TM2"], ["TR3"], ["TF1"]]
    table = Table("fox", "bee", "cairns", "forest").pass_all()
    assert table.state.neutral == []
    assert sum(table.state.temples) == 0


# --- the end -------------------------------------------------------------------------------------


def last_day(*orders: str) -> Table:
    table = Table(*orders)
    table.state.round = 5
    return table


@proof("O-117")
@rule("O-128")
def test_the_fifth_day_has_no_dusk() -> None:
    table = last_day().creatures(0, "korrigan").resources(0, 1, 1, 1)
    sun = table.state.sun
    table.pass_all()
    assert table.state.phase == "over"
    assert table[0].resources == [1, 1, 1]
    assert table.state.sun == sun


@proof("O-129", "O-130")
def test_the_last_dark_woods_and_carw_gwyn() -> None:
    table = last_day().ingredients(0, "bark root acorn mushroom").creatures(0, "carw gwyn").points(0, 5)
    table.ingredients(1, "bark bark")
    table.pass_all()
    assert table.state.phase == "final"
    assert table.waiting == (0,)
    table.refused(Brew("blossom", "root acorn"), "O-129", "only-dark-woods")
    table.refused(Pass(), "O-129", "asks-final")
    table.play(Brew("dark woods 4", "bark root acorn mushroom"))
    assert not table.legal(Brew), "once"
    table.play(Discard("carw gwyn"))
    assert table[0].vp == 16
    assert str(table.state.phase) == "over"


@rule("O-129")
def test_the_last_brewing_may_be_left() -> None:
    table = last_day().ingredients(0, "bark root acorn").ingredients(1, "bark root acorn").pass_all()
    assert set(table.waiting) == {0, 1}, "all at once"
    table.play(Skip(), seat=1)
    table.play(Brew("dark woods 3", "bark root acorn"), seat=0)
    assert (table[0].vp, table[1].vp) == (3, 0)


@proof("O-131")
@pytest.mark.parametrize(
    ("points", "branches", "places"),
    [
        ((20, 15), ("1", "5L"), [1, 2]),
        ((20, 20), ("3", "5L"), [2, 1]),
        ((20, 20), ("4R", "4L"), [1, 1]),
    ],
)
def test_the_winner(points: tuple[int, int], branches: tuple[str, str], places: list[int]) -> None:
    """Ties are broken by the spaces travelled, last spaces included."""
    table = last_day()
    for seat in (0, 1):
        table.points(seat, points[seat]).druids(seat, "druid", mistletoe=branches[seat])
    table.pass_all()
    standings = OAK.standings(table.state)
    assert standings is not None
    assert [place.place for place in sorted(standings.placings, key=lambda p: p.seat)] == places
    assert [place.place for place in standings.placings] == sorted(places)
    assert sum(standings.placings[0].sources.values()) == standings.placings[0].score


@rule("O-131")
def test_three_branches_count_together() -> None:
    table = last_day().druids(0, "druid", feather="5L", mistletoe="5R", runes="5R").pass_all()
    standings = OAK.standings(table.state)
    assert standings is not None
    assert standings.placings[0].tiebreak == 15


@proof("O-132")
def test_left_overs_are_worth_nothing() -> None:
    table = last_day().resources(0, 9, 9, 9).ingredients(0, "bark bark acorn acorn").points(0, 7).pass_all()
    standings = OAK.standings(table.state)
    assert standings is not None
    assert standings.placings[0].score == 7


@proof("O-39")
def test_gains_above_nine_are_lost() -> None:
    table = Table().resources(0, 8, 9, 7).pass_all()
    assert table[0].resources == [9, 9, 9]


@proof("O-125")
def test_phases_are_told() -> None:
    table = Table()
    table.pass_all()
    assert [event.phase for event in table.happened(PhaseBegan)] == ["dusk", "dawn", "day"]
