"""Telepathy, gem steps, potions, power cards, knowledge."""

from __future__ import annotations

import pytest

from rules.core import proof, rule
from rules.karnag import KARNAG
from rules.karnag.actions import Brew, Card, Creature, Decline, Done, Draw, Keep, Learn, Move, Shift
from rules.karnag.board import SQUARE
from rules.karnag.events import (
    Banished,
    Brewed,
    CreatureLed,
    Drew,
    Escaped,
    KeptCard,
    ManaGained,
    SawCards,
    WentToCouncil,
)
from rules.karnag.state import CARD_WORDS, CubeTask
from tests.rules.karnag.scene import MAIN, SECONDARY, Scene, p

# --- mind ----------------------------------------------------------------------------------------


@proof("K-128")
def test_the_mind_tile() -> None:
    table = Scene(2).creature("golem", p(4, 4)).gems(0, p(9, 3)).acting(0, "mind")
    assert table.kinds() == {"Learn", "Creature", "Decline"}
    table.play(Learn("council"))
    assert table.state.tasks[-1].seat == 1, "either, or"
    second = Scene(2).creature("golem", p(4, 4)).gems(0, p(9, 3)).gems(1, p(3, 12)).acting(0, "mind", SECONDARY)
    assert second.kinds() == {"Shift", "Creature", "Decline"}
    assert {shift.gem for shift in second.of(Shift)} == {"I3"}
    assert second.led("D4") == {"C4", "E4", "D3", "D5"}
    second.play(Shift("I3", "I4"))
    assert second.state.gems_of(0) == [SQUARE["I4"]]
    assert second.state.tasks[-1].seat == 1


@proof("K-5", "K-9")
@rule("K-128", "K-8", "K-4")
def test_gem_steps_go_to_free_neighbours_only() -> None:
    table = Scene(2).gems(0, p(1, 6), p(5, 8)).rock(p(1, 5)).creature("golem", p(2, 6)).menhirs(0, p(1, 7))
    table.gems(1, p(9, 9)).acting(0, "mind", SECONDARY)
    steps = {(shift.gem, shift.to) for shift in table.of(Shift)}
    assert steps == {("E8", "D8"), ("E8", "E7"), ("E8", "E9")}, "no path, rock, creature, stone, gate"
    assert table.refuses(Shift("I9", "I10")).clause == "K-4"
    assert table.refuses(Shift("A7", "A8")).clause == "K-9"
    assert table.refuses(Shift("E8", "D9")).clause == "K-5"
    assert table.refuses(Shift("A6", "A5")).clause == "K-8"
    assert table.refuses(Shift("A6", "N6")).clause == "K-8"


@proof("K-129")
@rule("K-128")
def test_a_led_creature_goes_any_way_over_squares_it_can_enter() -> None:
    table = Scene(2).creature("golem", p(3, 6)).rock(p(2, 6)).swamp(p(3, 7)).gems(1, p(4, 6)).acting(0, "mind")
    led = table.led("C6")
    assert {"C5", "B5", "C4", "D5", "A5", "E5", "C3", "B4", "D4"} <= led
    assert not {"B6", "C7", "D6", "C6"} & led
    assert "N6" not in led
    ghoul = Scene(2).creature("ghoul", p(3, 6)).swamp(p(3, 7)).acting(0, "mind")
    assert "C7" in ghoul.led("C6")
    assert table.refuses(Creature("C6", "C7")).clause == "K-129"
    assert table.refuses(Creature("D9", "D8")).clause == "K-129"


@rule("K-129", "K-45")
def test_a_creature_led_onto_the_path_escapes_and_costs_its_leader_too() -> None:
    table = Scene(2).creature("golem", p(1, 6)).druids(0, "N7").vp(5, 5).acting(0, "mind", SECONDARY)
    events = table.play(Creature("A6", "N6"))
    assert events[0] == CreatureLed(0, "golem", "A6", "N6")
    assert Escaped("golem", "N6") in events
    assert table.state.vp == [2, 5]
    assert table.creatures() == {}


@proof("K-130")
def test_a_led_creature_gets_a_black_cube_and_rests() -> None:
    scene = Scene(2).creature("golem", p(4, 4)).creature("naja", p(9, 9)).acting(0, "mind")
    scene.play(Creature("D4", "C4"))
    assert scene.state.black == [SQUARE["C4"]]
    scene.acting(1, "mind")
    assert scene.led("C4") == set()
    assert scene.led("I9")
    assert scene.refuses(Creature("C4", "C5")).clause == "K-130"


@proof("K-165")
@rule("K-130")
def test_control_cards_add_up_when_played_together() -> None:
    table = Scene(2).creature("golem", p(4, 4)).hand(0, "control", "control", "mana").acting(0, "mind")
    table.play(Creature("D4", "D7"), Card("control"))
    assert "D10" in table.led("D7")
    table.play(Creature("D7", "D10"))
    assert table.state.black == [SQUARE["D10"]]
    table.play(Card("mana"))
    assert Card("control") not in table.legal(), "something came in between; no other creature is left"
    assert table.refuses(Card("control")).clause == "K-138"


@rule("K-165", "K-138")
def test_a_control_card_before_the_tiles_own_move() -> None:
    table = Scene(2).creature("golem", p(4, 4)).creature("naja", p(9, 9)).hand(0, "control").acting(0, "mind")
    table.play(Card("control"))
    assert table.kinds() == {"Creature"}
    table.play(Creature("D4", "D7"))
    assert "D10" in table.led("D7"), "together with the same action"
    assert "I8" in table.led("I9")
    table.play(Creature("I9", "I8"))
    assert table.state.tasks[-1].seat == 1


@proof("K-166")
def test_there_are_always_enough_black_cubes() -> None:
    table = Scene(2)
    for column in range(1, 11):
        table.creature("golem", p(4, column), black=True)
    table.creature("golem", p(9, 9)).acting(0, "mind").play(Creature("I9", "I10"))
    assert len(table.state.black) == 11
    escaping = Scene(2).creature("golem", p(1, 6)).hand(0, "control").acting(0, "mind")
    escaping.play(Creature("A6", "A7"), Card("control"), Creature("A7", "N7"))
    assert escaping.state.black == [], "the cube goes back with the creature"


# --- potions -------------------------------------------------------------------------------------


@rule("K-131", "K-132", "K-93", "K-7")
def test_potions_cost_mana_teach_and_send_the_druids_to_the_council() -> None:
    table = Scene(3).druids(0, "P1", "P4", "N9").mana(0, 18).acting(0, "potions")
    events = table.play(Brew())
    assert events == [Brewed(0, 2, 2)], "8 mana, 6 of them lost"
    table.play(Learn("council"), Learn("council"))
    assert WentToCouncil(0, ["P1", "P4"]) in table.events
    assert table.spots(0) == ["council", "council", "N9"]
    assert table.state.knowledge[0][2] == 2
    three = Scene(3).druids(0, "P1", "P1", "P4").mana(0, 3).acting(0, "potions", SECONDARY)
    three.play(Brew(), Learn("council"), Learn("move"), Learn("move"))
    assert three.state.mana[0] == 8
    assert three.spots(0) == ["council"] * 3


@proof("K-131")
@pytest.mark.parametrize(("row", "mana"), [(MAIN, [5, 8, 10]), (SECONDARY, [3, 5, 5])])
def test_mana_of_potions(row: int, mana: list[int]) -> None:
    for druids, gain in enumerate(mana, start=1):
        table = Scene(5).druids(0, *["P1", "P1", "P2"][:druids]).mana(0, 0).acting(0, "potions", row)
        table.play(Brew())
        assert table.state.mana[0] == gain


@proof("K-132")
def test_all_druids_in_cauldrons_brew_and_levels_may_be_left() -> None:
    table = Scene(3).druids(0, "P1", "P4", "N9").acting(0, "potions")
    assert table.kinds() == {"Brew", "Decline"}
    table.play(Brew(), Done())
    assert table.spots(0) == ["council", "council", "N9"]
    assert table.state.knowledge[0] == [0] * 5
    taken = Scene(3).druids(0, "P1", "P4", "N9").acting(0, "potions")
    taken.play(Brew(), Learn("move"), Learn("council"))
    assert sum(taken.state.knowledge[0]) == 2, "one for each of them"
    assert taken.state.tasks[-1].seat == 1
    full = Scene(3).druids(0, "P1").full_tracks(0).acting(0, "potions")
    full.play(Brew())
    assert full.spots(0) == ["council"] * 3
    assert full.state.tasks[-1].seat == 1


@proof("K-74")
@rule("K-131")
def test_no_druid_in_a_cauldron_no_potion() -> None:
    table = Scene(3).druids(0, "N9").acting(0, "potions")
    assert table.legal() == [Decline()]
    assert KARNAG.forced(table.state) == (0, Decline())
    assert table.refuses(Brew()).clause == "K-131"
    table.play(Decline())
    assert table.state.mana[0] == 11
    willing = Scene(3).druids(0, "P1").acting(0, "potions")
    willing.play(Decline())
    assert willing.state.mana[0] == 11, "who will not act takes it as well as who cannot"
    part = Scene(2).acting(0, "gems").mana(0, 10)
    part.play(Learn("move"))
    assert part.state.tasks[-1].seat == 1
    assert part.state.mana[0] == 10, "a level is a part of it"


@rule("K-74")
def test_compensation_as_points_is_an_option() -> None:
    table = Scene(3, compensation="vp").acting(0, "potions")
    table.play(Decline())
    assert (table.state.vp[0], table.state.mana[0]) == (1, 10)
    full = Scene(3).mana(0, 20).acting(0, "potions")
    full.play(Decline())
    assert full.state.mana[0] == 20


# --- drawing -------------------------------------------------------------------------------------


@proof("K-134", "K-167")
def test_draw_four_keep_one_the_rest_go_under_as_drawn() -> None:
    table = Scene(2).deck("mana", "gems", "control", "mana").acting(0, "cards")
    size = len(table.state.deck)
    assert table.kinds() == {"Draw", "Decline"}
    events = table.play(Draw())
    assert events == [Drew(0, [False] * 4), SawCards(0, ["mana", "gems", "control", "mana"], only=0)]
    assert set(table.legal()) == {Keep("mana"), Keep("gems"), Keep("control")}
    events = table.play(Keep("gems"))
    assert KeptCard(0, "gems", only=0) in events
    assert [CARD_WORDS[card] for card in table.state.deck[-3:]] == ["mana", "control", "mana"]
    assert len(table.state.deck) == size - 1
    assert [CARD_WORDS[card] for card in table.state.hands[0]] == ["gems"]
    assert table.state.seen == 3


@rule("K-134")
def test_a_card_just_drawn_may_be_played_at_once() -> None:
    table = Scene(2).deck("mana").mana(0, 3).acting(0, "cards", SECONDARY)
    table.play(Draw())
    assert table.legal() == [Card("mana"), Done()]
    table.play(Card("mana"))
    assert table.state.mana[0] == 7
    assert table.state.tasks[-1].seat == 1, "an empty hand: nothing left to ask"


@rule("K-134")
def test_there_is_no_hand_limit() -> None:
    table = Scene(2).hand(0, *["mana"] * 5, *["control"] * 5).deck("gems").acting(0, "cards", SECONDARY)
    table.play(Draw())
    assert len(table.state.hands[0]) == 11


@rule("K-135", "K-136", "K-167")
def test_of_four_marked_cards_one_may_be_kept_to_banish_a_creature() -> None:
    table = Scene(2).deck("ghoul", "ghoul", "shadow", "naja").reserve(0, ghoul=1).acting(0, "cards")
    table.play(Draw())
    assert set(table.legal()) == {Keep("ghoul"), Draw(), Done()}
    assert table.refuses(Keep("naja")).clause == "K-135"
    events = table.play(Keep("ghoul"))
    assert Banished(0, "ghoul", 5) in events
    assert table.state.vp[0] == 5
    assert table.state.reserve[0] == [0] * 4
    assert table.state.gone[1] == 1
    assert table.state.hands[0] == []
    assert [CARD_WORDS[card] for card in table.state.deck[-4:]] == ["ghoul", "ghoul", "shadow", "naja"]

    again = Scene(2).deck("ghoul", "ghoul", "shadow", "naja", "mana", "gems", "control", "mana").acting(0, "cards")
    again.play(Draw())
    assert set(again.legal()) == {Draw(), Done()}
    again.play(Draw())
    assert set(again.legal()) == {Keep("mana"), Keep("gems"), Keep("control")}
    stop = Scene(2).deck("ghoul", "ghoul", "shadow", "naja").mana(0, 10).acting(0, "cards")
    stop.play(Draw(), Done())
    assert stop.state.mana[0] == 10, "who stops has performed the action"
    assert len(stop.state.deck) == 36


@proof("K-136")
def test_three_marked_the_fourth_must_be_taken() -> None:
    table = Scene(2).deck("ghoul", "shadow", "naja", "mana").reserve(0, naja=1).acting(0, "cards")
    table.play(Draw())
    assert set(table.legal()) == {Keep("mana"), Keep("naja")}
    assert table.refuses(Done()).clause == "K-136"
    assert table.refuses(Draw()).clause == "K-136"


@proof("K-135")
def test_marked_cards_never_reach_a_hand() -> None:
    table = Scene(2).deck("naja", "mana").reserve(0, naja=1).acting(0, "cards", SECONDARY)
    table.play(Draw(), Keep("naja"))
    assert table.state.hands[0] == []
    assert table.state.vp[0] == 5
    mine = Scene(2).hand(0, "mana").acting(0, "cards")
    assert mine.refuses(Card("naja")).clause == "K-135"


@proof("K-137")
@rule("K-167")
def test_a_marked_card_not_used_may_be_replaced_again_and_again() -> None:
    table = Scene(2).deck("ghoul", "naja", "mana").acting(0, "cards", SECONDARY)
    table.play(Draw())
    assert set(table.legal()) == {Draw(), Done()}
    table.play(Draw(), Draw())
    assert [CARD_WORDS[card] for card in table.state.hands[0]] == ["mana"]
    assert [CARD_WORDS[card] for card in table.state.deck[-2:]] == ["ghoul", "naja"]
    stop = Scene(2).deck("ghoul").acting(0, "cards", SECONDARY)
    stop.play(Draw(), Done())
    assert stop.state.mana[0] == 10


# --- playing cards -------------------------------------------------------------------------------


@proof("K-133", "K-164")
def test_cards_before_during_and_after_the_own_action() -> None:
    table = (
        Scene(2).druids(0, "N8", "S8", "P6").hand(0, "mana", "mana", "mana").mana(0, 0).acting(0, "druids", SECONDARY)
    )
    table.play(Card("mana"), Move("N8", "N9", 1), Card("mana"), Move("S8", "S4", 4))
    assert table.legal() == [Card("mana"), Done()]
    table.play(Card("mana"))
    assert table.state.mana[0] == 12
    assert table.state.tasks[-1].seat == 1
    other = Scene(2).hand(1, "mana").acting(0, "druids")
    assert not KARNAG.legal(other.state, 1), "only in one's own action"


@rule("K-164", "K-74")
def test_cards_around_a_declined_action_do_not_cost_the_compensation() -> None:
    table = Scene(2).hand(0, "mana").mana(0, 3).acting(0, "potions")
    table.play(Card("mana"), Decline())
    assert table.state.mana[0] == 8


@rule("K-133")
def test_a_card_is_used_in_one_go() -> None:
    table = Scene(2).druids(0, "N8", "S8").hand(0, "acceleration", "mana").acting(0, "cards")
    table.play(Card("acceleration", "alone"))
    assert table.kinds() == {"Move"}, "no other card until it is used"
    assert table.refuses(Card("mana")).clause == "K-138"
    table.play(Move("N8", "N9", 1), Done())
    assert table.kinds() == {"Draw", "Card", "Decline"}


@rule("K-133")
def test_a_played_card_goes_under_the_deck() -> None:
    table = Scene(2).hand(0, "mana").acting(0, "potions")
    table.play(Card("mana"))
    assert CARD_WORDS[table.state.deck[-1]] == "mana"
    assert table.state.seen == 1


@rule("K-138")
def test_acceleration_alone_needs_a_druid_that_can_move() -> None:
    table = Scene(3).druids(0, "P1", "P1", "P2").hand(0, "acceleration").acting(0, "cards")
    assert table.of(Card) == []
    moving = Scene(3).druids(0, "P1", "P1", "council").hand(0, "acceleration").acting(0, "cards")
    assert moving.of(Card) == [Card("acceleration", "alone")], "no druid move to lengthen on this tile"


@rule("K-138")
def test_the_gems_card() -> None:
    """One gem one or two squares, or two gems one square each."""
    table = Scene(2).gems(0, p(5, 3), p(9, 9)).hand(0, "gems").acting(0, "cards")
    table.play(Card("gems"))
    assert not table.can_finish()
    table.play(Shift("E3", "E4"))
    assert table.can_finish()
    assert {shift.gem for shift in table.of(Shift)} == {"E4", "I9"}
    table.play(Shift("E4", "E5"))
    assert sorted(table.state.gems_of(0)) == sorted([SQUARE["E5"], SQUARE["I9"]])
    assert isinstance(table.state.tasks[-1], CubeTask)
    none = Scene(2).hand(0, "gems").acting(0, "cards")
    assert none.of(Card) == []


@rule("K-138", "K-168")
def test_the_knowledge_card() -> None:
    table = Scene(2).hand(0, "knowledge").acting(0, "cards")
    table.play(Card("knowledge"))
    assert table.kinds() == {"Learn"}
    table.play(Learn("council"))
    assert table.can_finish(), "of two levels one may be taken alone"
    table.play(Learn("council"))
    assert table.state.knowledge[0][2] == 2
    last = Scene(2).full_tracks(0).level(0, council=4).hand(0, "knowledge").acting(0, "cards")
    last.play(Card("knowledge"), Learn("council"))
    assert isinstance(last.state.tasks[-1], CubeTask), "the other level lapses"
    full = Scene(2).full_tracks(0).hand(0, "knowledge").acting(0, "cards")
    assert full.of(Card) == []


@rule("K-138")
def test_the_mana_card() -> None:
    table = Scene(2).hand(0, "mana").mana(0, 18).acting(0, "cards")
    assert table.play(Card("mana"))[1] == ManaGained(0, 2)


@rule("K-164", "K-138")
def test_a_through_card_is_not_played_by_itself() -> None:
    table = Scene(2).hand(0, "through").acting(0, "cards")
    assert table.of(Card) == []
    assert table.refuses(Card("through")).clause == "K-164"


# --- knowledge -----------------------------------------------------------------------------------


@proof("K-139")
def test_tracks_have_five_levels_and_the_first_gives_nothing() -> None:
    table = Scene(2).mana(0, 5).gems(0, p(5, 3)).acting(0, "mind")
    table.play(Learn("mana"))
    assert table.state.mana[0] == 5
    table.acting(0, "mind").play(Learn("gems"))
    assert table.state.tasks[-1].seat == 1
    full = Scene(2).level(0, move=5).acting(0, "mind")
    assert full.tracks() == {"capture", "council", "gems", "mana"}
    assert full.refuses(Learn("move")).clause == "K-139"


@proof("K-143")
@pytest.mark.parametrize(("level", "steps"), [(1, 0), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_the_gem_track_moves_own_gems(level: int, steps: int) -> None:
    table = Scene(2).gems(0, p(5, 3), p(9, 9)).level(0, gems=level - 1).acting(0, "mind")
    table.play(Learn("gems"))
    for left in range(steps, 0, -1):
        assert table.kinds() == {"Shift"}, "all of them must be made"
        assert table.refuses(Done()).clause == "K-143"
        assert len({shift.gem for shift in table.of(Shift)}) == 2, "split freely"
        table.play(table.of(Shift)[left])
    assert table.state.tasks[-1].seat == 1


@rule("K-143")
def test_gem_points_lapse_only_when_no_gem_can_step() -> None:
    walled = Scene(2).gems(0, p(1, 1)).rock(p(1, 2), p(2, 1)).level(0, gems=4).acting(0, "mind")
    walled.play(Learn("gems"))
    assert walled.state.tasks[-1].seat == 1
    none = Scene(2).level(0, gems=4).acting(0, "mind")
    none.play(Learn("gems"))
    assert none.state.tasks[-1].seat == 1


@proof("K-144")
@pytest.mark.parametrize(
    ("level", "mana", "parchment"), [(1, 0, False), (2, 2, False), (3, 3, True), (4, 4, False), (5, 5, True)]
)
def test_the_mana_track(level: int, mana: int, parchment: bool) -> None:
    table = Scene(2).level(0, mana=level - 1).mana(0, 4).acting(0, "mind")
    table.play(Learn("mana"))
    assert table.state.mana[0] == 4 + mana
    if parchment:
        assert table.kinds() == {"Learn", "Done"}, "if wanted"
        assert "mana" not in table.tracks()
        assert table.refuses(Learn("mana")).clause == ("K-139" if level == 5 else "K-144")
        table.play(Done())
    assert table.state.tasks[-1].seat == 1


@proof("K-168")
@rule("K-144")
def test_levels_are_taken_one_by_one_with_what_they_bring() -> None:
    """The knowledge card on the mana track from 1: 2 mana, then 3 mana and a parchment, which moves gems."""
    table = Scene(2).level(0, mana=1, gems=1).gems(0, p(5, 3)).mana(0, 0).hand(0, "knowledge").acting(0, "cards")
    table.play(Card("knowledge"), Learn("mana"))
    assert table.state.mana[0] == 2
    table.play(Learn("mana"))
    assert table.state.mana[0] == 5
    assert table.tracks() == {"capture", "move", "council", "gems"}
    table.play(Learn("gems"))
    assert table.kinds() == {"Shift"}
    table.play(Shift("E3", "E4"))
    assert isinstance(table.state.tasks[-1], CubeTask)


@rule("K-168")
def test_a_level_nobody_can_use_lapses() -> None:
    table = Scene(2).full_tracks(0).level(0, mana=4).acting(0, "mind")
    table.play(Learn("mana"))
    assert table.state.tasks[-1].seat == 1, "the parchment finds every other track full"
    full = Scene(2).full_tracks(0).acting(0, "mind")
    assert full.legal() == [Decline()]
