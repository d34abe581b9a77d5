"""Alone against Broichan (O-180 to O-201, O-209 to O-212, O-219)."""

from typing import Any

import pytest

from rules.core import FastDice, proof, rule
from rules.core.chat import plain
from rules.oak import OAK
from rules.oak.actions import Borrow, Brew, Climb, Gather, Order, Pass, Skip, Special
from rules.oak.board import CARD, CARDS, CREATURE, DRUID, INGREDIENT, KIND, ORDERS, TEMPLE, TEMPLE_WORDS
from rules.oak.events import (
    BroichanDrew,
    BroichanEnded,
    BroichanPlaced,
    BroichanTripled,
    Climbed,
    Drew,
    Gathered,
    Passed,
)
from rules.oak.flow import go_on
from rules.oak.mechanics import broichan
from rules.oak.mechanics.climbing import end_points
from rules.oak.options import OakOptions
from rules.oak.scoring import broichan_place
from rules.oak.state import TriplesTask
from tests.rules.oak.properties import invariants
from tests.rules.oak.scene import Table


def solo(**options: Any) -> Table:
    """It is the player's turn in round 1; Broichan's first turn is undone so that a test can lay everything out."""
    table = Table("fox", seats=1, **options)
    him = table[1]
    him.out, him.branch, him.roots, him.rest = [], [0, 0, 0], [9, 0, 0, 0, 0, 0, 0], [0] * 7
    him.elders, him.climber = [False] * 7, [0] * 3
    him.vp, him.gained, him.sources, him.potions = 0, 0, {}, 0
    for card in him.creatures:
        table.state.creature_deck.append(card)
    for tile in him.exhausted:
        table.state.artefact_pile.append(tile)
    table.state.supply += sum(him.shrines)
    him.creatures, him.exhausted, him.shrines = [], [], [0, 0]
    table.ingredients(1, "")
    table.neutral("TF1", "TM2", "TR3")
    table.state.broichan_deck += table.state.broichan_discard
    table.state.broichan_discard = []
    return table


def his_turn(table: Table, card: str) -> Table:
    """He draws this card."""
    deck = table.state.broichan_deck
    deck += table.state.broichan_discard
    table.state.broichan_discard = []
    deck.insert(0, deck.pop(deck.index(CARD[card])))
    table.state.turn, table.state.acted = 1, False
    table.last = []
    go_on(table.state, table.dice, table.last)
    invariants(table.state)
    return table


# --- set-up --------------------------------------------------------------------------------------


@proof("O-180", "O-181", "O-182")
@rule("O-183", "O-186", "O-212")
def test_a_solo_game_is_set_up_for_two() -> None:
    state, _ = OAK.setup(1, OakOptions(), FastDice(4))
    him = state.players[1]
    assert him.roots == [9, 0, 0, 0, 0, 0, 0]
    assert him.vp == 0
    assert him.resources == [0, 0, 0]
    assert state.first == 1
    assert [TEMPLE_WORDS[space] for space in state.neutral] == ["TF1", "TM2", "TR3"]
    assert sorted(state.broichan_deck) == [0, 1, 2, 3, 4, 5]
    assert len(OAK.legal(state, 0)) == 5, "any Order"
    events = OAK.apply(state, 0, Order("cairns"), FastDice(4))
    assert any(isinstance(event, BroichanDrew) for event in events), "he begins"
    assert OAK.waiting(state) == (0,)


@proof("O-186")
@rule("O-193")
def test_all_his_druids_begin_the_round_on_the_roots_and_do_what_active_and_inactive_ones_do() -> None:
    """Only active druids go into temples, only inactive ones enter a branch: his do both from the Roots."""
    table = his_turn(solo(), "ritual")
    assert (sum(table[1].roots), len(table[1].out), table[1].branch) == (8, 1, [0, 0, 0])
    his_turn(full_temple(table, "M"), "knowledge")
    assert (sum(table[1].roots), len(table[1].out), table[1].branch) == (7, 1, [0, 1, 0])
    table.forest("").play(Pass())
    assert table.state.round == 2
    begun = len(table.happened(BroichanPlaced))
    assert (sum(table[1].roots), len(table[1].out), sum(table[1].rest)) == (8 - begun, begun, 0)


# --- placing -------------------------------------------------------------------------------------


@proof("O-187")
def test_he_takes_the_first_free_space_from_the_neutral_druid_on() -> None:
    """The neutral druid's own space is never free; after three stones comes one."""
    table = his_turn(solo(), "mysticism")
    assert table[1].out == [(TEMPLE["TR1"], DRUID)]
    table = solo()
    table.state.temples[TEMPLE["TR1"]] += 1
    table[0].out.append((TEMPLE["TR1"], DRUID))
    table[0].rest[DRUID] -= 1
    his_turn(table, "ritual")
    assert table[1].out == [(TEMPLE["TR2"], DRUID)]
    assert [event.space for event in table.happened(BroichanPlaced)] == ["TR2"]


def full_temple(table: Table, letter: str) -> Table:
    for stones in (1, 2, 3):
        space = TEMPLE[f"T{letter}{stones}"]
        if not table.state.temples[space]:
            table.state.temples[space] += 1
            table[0].out.append((space, DRUID))
            table[0].rest[DRUID] -= 1
    return table


@proof("O-188", "O-199")
def test_with_a_full_temple_he_climbs_instead() -> None:
    table = full_temple(solo(), "R")
    shrines = sum(table[1].shrines)
    his_turn(table, "ritual")
    assert table[1].branch == [0, 0, 1]
    assert table[1].vp == 2
    assert sum(table[1].shrines) == shrines, "no card action"
    assert table[1].out == []


@proof("O-189", "O-190")
def test_if_he_cannot_climb_he_joins_the_neutral_druid() -> None:
    table = full_temple(solo(), "R").druids(1, "", runes="5L")
    his_turn(table, "ritual")
    assert table[1].out == [(TEMPLE["TR3"], DRUID)]
    assert table[1].shrines == [1, 0]


@proof("O-227")
@rule("O-187")
def test_an_empty_pile_is_shuffled_from_the_discards() -> None:
    table = solo()
    table.state.broichan_discard, table.state.broichan_deck = [0, 1, 2, 3, 4, 5], []
    table.state.turn, table.state.acted = 1, False
    go_on(table.state, table.dice, [])
    assert len(table.state.broichan_deck) == 5
    assert len(table.state.broichan_discard) == 1
    used = table.state.broichan_discard[0]
    table.forest("").play(Pass())
    assert table.state.round == 2
    assert used in table.state.broichan_discard, "dusk leaves it as it is"


# --- his six cards -------------------------------------------------------------------------------


@proof("O-201", "O-221")
@rule("O-190")
def test_storytelling_costs_him_four_points_at_most() -> None:
    assert his_turn(solo().points(1, 9), "storytelling")[1].vp == 5
    assert his_turn(solo().points(1, 3), "storytelling")[1].vp == 0


@proof("O-185", "O-219", "O-222")
@rule("O-190")
def test_worship_promotes_one_of_his_druids() -> None:
    table = his_turn(solo(), "worship")
    assert table[1].roots[KIND["arch"]] == 1
    assert table[1].elders[1]
    full = solo().druids(1, "", "arch bard ovate talon recluse")
    his_turn(full, "worship")
    assert not full[1].elders[6], "never the Ancient: the action is skipped"
    brewed = []
    for elder in ("", "ovate"):
        brewer = his_turn(solo().druids(1, "", elder).ingredients(1, "bark root"), "wisdom")
        brewed.append((brewer[1].potions, sum(brewer[1].ingredients)))
    assert brewed[0] == brewed[1]
    assert brewed[0][0] == 0, "an Ovate saves him no ingredient"
    for elder in ("arch", "bard", "talon", "recluse", "ancient"):
        his = his_turn(full_temple(solo().druids(1, "", f"{elder} druid"), "R"), "ritual")[1]
        assert (his.branch, his.out, his.rest) == ([0, 0, 1], [], [0] * 7), "a Talon-Master climbs like any"
        assert (his.shrines, his.limits) == (solo()[1].shrines, solo()[1].limits)


@rule("O-219")
def test_worship_finds_an_ordinary_druid_elsewhere() -> None:
    table = solo().druids(1, "", "arch", feather="2")
    table[1].roots[DRUID], table[1].out = 0, [(TEMPLE["TM1"], DRUID)] * 7
    table.state.temples[TEMPLE["TM1"]] = 7
    his_turn(table, "worship")
    assert table[1].elders[2]
    assert table[1].out.count((TEMPLE["TM1"], 2)) == 1


@proof("O-223")
@rule("O-190", "O-184", "O-210")
def test_knowledge_takes_the_creature_with_the_highest_number() -> None:
    table = solo().display("korrigan", "the seelie court", "selkie")
    his_turn(table, "knowledge")
    assert table[1].creatures == [CREATURE["the seelie court"]]
    assert table[1].vp == 1
    assert table[1].private == -1, "no benefit"
    assert len(table.state.creature_display) == 3
    assert table.waiting == (0,)


@proof("O-210")
@rule("O-201")
def test_carw_gwyn_costs_him_what_he_has_and_gives_nothing_later() -> None:
    table = solo().display("korrigan", "carw gwyn", "selkie").points(1, 2)
    his_turn(table, "knowledge")
    assert table[1].sources == {"oak": 2, "creatures": -2}
    table.state.round = 5
    table.forest("").play(Pass())
    assert table.state.phase == "over"
    assert table[1].sources["creatures"] == -2


@proof("O-183")
@rule("O-190", "O-224")
@pytest.mark.parametrize(("ingredients", "vp"), [("bark root acorn", 3), ("bark root acorn mushroom mushroom", 5)])
def test_wisdom_brews_the_highest_dark_woods(ingredients: str, vp: int) -> None:
    table = his_turn(solo().ingredients(1, ingredients), "wisdom")
    assert table[1].vp == vp
    assert table[1].potions == 1
    assert sum(table[1].ingredients) == len(ingredients.split()) - (3 if vp == 3 else 4)
    assert table[1].resources == [0, 0, 0]


@proof("O-224")
@rule("O-190", "O-183")
def test_wisdom_draws_two_if_nothing_can_be_brewed() -> None:
    table = his_turn(solo().ingredients(1, "bark bark"), "wisdom")
    assert table[1].potions == 0
    assert len(table.happened(Drew)[0].ingredients) == 2
    table = his_turn(solo().ingredients(1, "bark root acorn mushroom mushroom"), "wisdom")
    assert table[1].vp == 5, "four different ones: the highest he can"
    assert not table.happened(Drew)


@proof("O-226")
@rule("O-190", "O-184")
def test_mysticism_takes_the_artefact_with_the_highest_number() -> None:
    """With an empty display nothing happens."""
    table = solo().open_artefacts("carnyx", "golden sickle", "moonstone necklace")
    his_turn(table, "mysticism")
    assert table[1].exhausted == [8]
    assert table[1].vp == 4
    assert end_points(table.state, table[1], 5) == 3
    empty = solo()
    empty[0].exhausted = [*empty.state.artefact_display, *empty.state.artefact_pile]
    empty.state.artefact_display, empty.state.artefact_pile = [], []
    his_turn(empty, "mysticism")
    assert empty[1].vp == 0


@proof("O-209", "O-225")
@rule("O-190")
def test_ritual_takes_shrines_for_two_and_four_points_in_turn() -> None:
    table = solo()
    for shrines, vp in (([1, 0], 2), ([1, 1], 6), ([2, 1], 8)):
        his_turn(table, "ritual")
        assert table[1].shrines == shrines
        assert table[1].vp == vp
        table.druids(1).neutral("TF1", "TM2", "TR3")
    assert end_points(table.state, table[1], 4) == 6, "covered ones count too"


def test_what_his_cards_do_is_told_with_the_hand_and_in_the_primer() -> None:
    """Each card once, used or still to come; with others at the table there are none."""
    table = solo()
    table.state.broichan_discard = [table.state.broichan_deck.pop(0)]
    used = CARDS[table.state.broichan_discard[0]]
    chat = OAK.chat
    assert chat is not None
    lines = [said for said in chat.hand(OAK.view(table.state, 0), 0) if said.key == "hand-broichan"]
    assert [said.facts["card"] for said in lines] == [card for card in CARDS if card != "heart"]
    assert {said.facts["card"] for said in lines if said.facts["used"] == "yes"} == {used}
    explained = chat.explained(OAK.view(table.state, 0), 0)
    assert explained is not None
    assert "Broichan" in plain(chat, explained[0], "en", str)
    for language, of_card in (("en", "open creature"), ("fr", "créature disponible"), ("de", "offene Kreatur")):
        told = [plain(chat, said, language, str) for said in lines]
        assert sum(of_card in line for line in told) == 1
        assert any("Broichan" in plain(chat, said, language, str) for said in chat.primer())
    assert not [said for said in chat.hand(OAK.view(Table().state, 0), 0) if said.key == "hand-broichan"]


def ended(his_points: int, spaces: str = "") -> Table:
    """The last day is over; the player has 20 points and has travelled 2 spaces."""
    table = solo().points(0, 20).druids(0, "druid", feather="2").points(1, his_points).forest("")
    if spaces:
        table.druids(1, "", feather=spaces)
    table.state.round = 5
    table.play(Pass())
    assert table.state.phase == "over"
    return table


@proof("O-212")
@rule("O-131")
@pytest.mark.parametrize(
    ("his_points", "spaces", "places"),
    [(21, "", (2, 1)), (19, "", (1, 2)), (20, "3", (2, 1)), (20, "1", (1, 2)), (20, "2", (1, 1))],
)
def test_the_end_tells_his_place_beside_the_players(his_points: int, spaces: str, places: tuple[int, int]) -> None:
    table = ended(his_points, spaces)
    assert table.state.final is not None
    assert (table.state.final.placings[0].place, broichan_place(table.state.final)) == places
    told = table.happened(BroichanEnded)
    assert told == [BroichanEnded(places[1], his_points, int(spaces or 0))]
    alone, _ = OAK.setup(1, OakOptions(), FastDice(his_points))
    assert {action.order for action in OAK.legal(alone, 0) if isinstance(action, Order)} == set(ORDERS), "any Order"


@proof("O-184")
def test_no_creature_ever_helps_him() -> None:
    table = solo().creatures(1, "glaistig", "korrigan", "bugul noz", "aos si").druids(1, "", feather="2")
    table.forest("bark acorn")
    his_turn(table, "ritual")
    assert table.waiting == (0,), "Glaistig asks nobody"
    table.sun(2)
    table.play(Pass(), Skip())
    assert sum(table[1].ingredients) == 3, "two gathered, one of the festival, none of Aos sí"
    assert table[1].resources == [0, 0, 0]
    for card, what in (("knowledge", "creatures"), ("mysticism", "artefacts"), ("ritual", "shrines")):
        table = his_turn(solo().display("korrigan", "selkie", "bodach"), card)
        assert table[1].sources == {what: table[1].vp}, "scored"
        assert table[1].vp > 0
        his = OAK.view(table.state, 0).seats[1]
        opened = [*his.creatures, *his.artefacts, *his.exhausted, *(side for side, n in his.shrines.items() if n)]
        assert len(opened) == 1, "laid open"
        assert (table[1].resources, table[1].rest, table[1].potions) == ([0, 0, 0], [0] * 7, 0), "not used"


@rule("O-156")
def test_lugs_cunning_on_his_artefacts_is_an_option() -> None:
    for allowed in (False, True):
        table = solo(lug_on_broichan=allowed).potion("lug's cunning").ingredients(0, "bark mushroom")
        table[0].order = 4
        table.artefact(1, "shield of toutatis")
        table[1].exhausted.append(table[1].artefacts.pop().tile)
        table.play(Special("brew", "druid"), Brew("lug's cunning", "bark mushroom"))
        assert (Borrow("shield of toutatis") in OAK.legal(table.state, 0)) is allowed


# --- passing, gathering, dusk, festivals ---------------------------------------------------------


@proof("O-191")
def test_without_a_druid_on_the_roots_he_passes() -> None:
    table = solo().druids(1, "")
    table[1].roots, table[1].out = [0] * 7, [(0, DRUID)] * 9
    table.empty_temples().neutral("TF1", "TM2", "TR3")
    cards = len(table.state.broichan_deck)
    his_turn(table, "ritual")
    assert table[1].passed
    assert len(table.state.broichan_deck) == cards, "no card drawn"
    assert table.happened(Passed)
    table = solo().forest("acorn bark root")
    table.play(Pass(), Gather("bark"))
    assert table[1].passed, "after you passed"


@proof("O-192", "O-211")
@rule("O-191")
def test_after_you_passed_he_passes_and_gathers_the_nearest_until_the_forest_is_empty() -> None:
    table = solo().forest("- acorn bark - root mushroom")
    table.play(Pass())
    assert [action.take for action in table.legal(Gather)] == ["acorn", "bark", "root", "mushroom"]
    table.play(Gather("bark"))
    assert table[1].passed
    assert table.happened(Gathered)[1].ingredient == "acorn"
    assert table[1].roots[DRUID] == 9, "without a druid"
    table.play(Skip())
    assert table.state.round == 2
    assert table[1].ingredients[INGREDIENT["root"]] == table[1].ingredients[INGREDIENT["mushroom"]] == 1


@rule("O-192")
def test_equal_tokens_are_told_apart_because_he_takes_the_first() -> None:
    table = solo().forest("acorn bark acorn")
    table.play(Pass())
    assert [action.take for action in table.legal(Gather)] == ["acorn", "bark", "acorn 3"]
    table.play(Gather("acorn 3"))
    assert table.happened(Gathered)[1].ingredient == "acorn"
    table = solo().forest("acorn bark acorn")
    table.play(Pass(), Gather("acorn"))
    assert table.happened(Gathered)[1].ingredient == "bark"


@rule("O-211")
def test_he_may_leave_the_forest_under_another_ruling() -> None:
    table = solo(broichan_empties_forest=False).forest("acorn bark root")
    table[0].roots[DRUID], table[0].out = 0, [(13, DRUID)] * 6
    table[1].roots[DRUID], table[1].out = 0, [(TEMPLE["TF2"], DRUID)] * 9
    table.state.temples[TEMPLE["TF2"]] = 9
    table.play(Pass())
    assert table.state.round == 2


@proof("O-193")
def test_his_druids_return_to_the_roots_at_dusk() -> None:
    table = solo().druids(1, "", feather="2")
    table[1].roots[DRUID], table[1].out = 6, [(TEMPLE["TM1"], DRUID), (TEMPLE["TR1"], DRUID)]
    table.state.temples[TEMPLE["TM1"]] += 1
    table.state.temples[TEMPLE["TR1"]] += 1
    table.play(Pass(), Skip())
    assert table[1].roots[DRUID] + sum(at > 0 for at in table[1].branch) == 9
    assert table[1].out == []
    assert table[1].hand == []


@proof("O-194")
def test_a_festival_gives_him_an_ingredient_per_climber_last_spaces_included() -> None:
    table = solo().token("runes", "2").sun(2).druids(0, "druid", runes="2")
    table.druids(1, "", feather="5L", mistletoe="1").points(1, 5).ingredients(1, "")
    table.state.broichan_deck.sort(key=lambda card: card != CARD["storytelling"])
    table.play(Climb("ritual"))
    drawn = [event for event in table.happened(Drew) if event.seat == 1]
    assert len(drawn[0].ingredients) == 2
    ahead = solo().token("runes", "2").sun(2).druids(0, "druid", runes="2")
    ahead.druids(1, "", feather="5L").points(1, 30)
    ahead.state.broichan_deck.sort(key=lambda card: card != CARD["storytelling"])
    ahead.play(Climb("ritual"))
    assert not ahead.happened(Drew)


# --- three equal ingredients ---------------------------------------------------------------------


def settle(table: Table) -> Table:
    table.state.tasks.append(TriplesTask(1))
    table.last = []
    go_on(table.state, table.dice, table.last)
    invariants(table.state)
    return table


@proof("O-195")
@rule("O-205")
def test_three_equal_ingredients_become_a_step() -> None:
    table = solo().ingredients(1, "acorn acorn acorn bark")
    bag = table.state.bag[INGREDIENT["acorn"]]
    settle(table)
    assert table[1].ingredients == [1, 0, 0, 0, 0]
    assert table.state.bag[INGREDIENT["acorn"]] == bag + 3
    assert sum(table[1].branch) == 1
    assert table.happened(BroichanTripled)[0].ingredient == "acorn"


@proof("O-198")
@rule("O-195")
def test_a_step_by_triple_can_cause_a_festival_that_gives_the_next_triple() -> None:
    table = solo().ingredients(1, "acorn acorn acorn bark bark").druids(1, "", feather="2").token("feather", "2")
    table.sun(2)
    table[1].potions = 0
    for kind in (1, 2, 3, 4):
        table[0].ingredients[kind] += table.state.bag[kind]
        table.state.bag[kind] = 0
    table[1].elders = [False] * 7
    settle(table)
    assert table.state.sun == 3
    assert table[1].branch[0] >= 3
    assert len(table.happened(BroichanTripled)) == 2, "the bark drawn at the festival was the third"


@proof("O-196")
@rule("O-209")
def test_he_climbs_where_the_last_space_gives_most_now() -> None:
    table = solo()
    table[1].potions = 3
    assert broichan.choose_branch(table.state) == 1
    table[1].exhausted = [table.state.artefact_pile.pop(), table.state.artefact_pile.pop()]
    assert broichan.choose_branch(table.state) == 1, "6 and 6: a tie, then the leftmost"
    table.druids(1, "", runes="2")
    assert broichan.choose_branch(table.state) == 2, "closest to the last space"
    table.state.blocked[5] = True
    assert broichan.choose_branch(table.state) == 1, "blocked last spaces are ignored"


@rule("O-196")
def test_at_the_fork_he_takes_the_better_arm() -> None:
    for potions, to in ((3, "M4R"), (0, "M4L")):
        table = solo().druids(1, "", mistletoe="3", feather="5R", runes="5L").ingredients(1, "bark bark bark")
        table[1].potions = potions
        settle(table)
        assert [event.to for event in table.happened(Climbed)] == [to]


@proof("O-197")
def test_with_all_last_spaces_blocked_he_goes_for_a_festival() -> None:
    table = solo().druids(1, "", runes="2", feather="1").sun(2).token("runes", "2")
    table.state.blocked = [True] * 6
    assert broichan.choose_branch(table.state) == 2
    table.sun(1)
    assert broichan.choose_branch(table.state) == 0, "no festival to be had: leftmost"
    table.druids(1, "", feather="4L", mistletoe="4L", runes="4L")
    assert broichan.choose_branch(table.state) is None


@proof("O-200")
@rule("O-131", "O-212")
def test_at_the_end_he_brews_and_is_compared() -> None:
    table = solo().ingredients(1, "bark root acorn mushroom").points(1, 10).points(0, 14).forest("")
    table.state.round = 5
    table.play(Pass())
    standings = OAK.standings(table.state)
    assert standings is not None
    assert standings.facts["broichan"] == 15
    assert [(place.seat, place.place, place.score) for place in standings.placings] == [(0, 2, 14)]
    table = solo().points(1, 10).points(0, 14).forest("")
    table.state.round = 5
    table.play(Pass())
    standings = OAK.standings(table.state)
    assert standings is not None
    assert standings.placings[0].place == 1
