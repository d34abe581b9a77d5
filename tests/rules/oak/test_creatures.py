"""Creatures: taking them, and each one's power."""

from pathlib import Path
from typing import Any

import pytest

from rules.core import Action, Event, FastDice, Match, proof, rule
from rules.core.text import text
from rules.oak import OAK
from rules.oak.actions import (
    Borrow,
    Brew,
    Climb,
    Discard,
    Draw,
    Exchange,
    Gain,
    Gather,
    Limit,
    Pass,
    Pay,
    Recruit,
    Redo,
    Refresh,
    Shrine,
    Skip,
    Special,
    Step,
    Take,
    Temple,
    Trade,
)
from rules.oak.board import CREATURE, DRUID, POTION, POTIONS, TEMPLE
from rules.oak.chat.prices import creature
from rules.oak.events import CreatureDiscarded, Gathered, LookedAtCreatures, SawCreatures, Scored, Took
from tests.rules.oak.scene import Table


def owning(*creatures: str, **options: Any) -> Table:
    """Seat 0, Order of the Fox, has these; the temples are empty."""
    return Table("fox", "bee", **options).empty_temples().creatures(0, *creatures)


# --- taking --------------------------------------------------------------------------------------


@proof("O-58", "O-64")
def test_a_creature_scores_at_once_and_the_display_is_filled() -> None:
    table = Table().empty_temples().display("cailleach", "selkie", "ellen trechend").top_creatures("fuath")
    table.play(Temple("storytelling2", "druid"))
    table.refused(Take("korrigan"), "O-58", "not-displayed")
    table.refused(Take("carnyx"), "O-58", "asks-creature")
    table.refused(Skip(), "O-58", "asks-creature")
    table.play(Take("cailleach"))
    assert table[0].vp == 3
    assert table.state.creature_display == [CREATURE["selkie"], CREATURE["ellen trechend"], CREATURE["fuath"]]


@proof("O-59")
def test_the_creatures_are_refreshed_once_for_a_mistletoe() -> None:
    table = Table().empty_temples().display("korrigan", "selkie", "fuath").top_creatures("puca", "bodach", "unicorn")
    table.play(Temple("storytelling2", "druid"), Refresh("creatures"))
    assert table[0].resources == [0, 5, 6]
    assert table.state.creature_deck[-3:] == [CREATURE[w] for w in ("korrigan", "selkie", "fuath")]
    assert table.state.known_creatures == [CREATURE[w] for w in ("korrigan", "selkie", "fuath")]
    table.refused(Refresh("creatures"), "O-59", "refreshed-already")
    table.play(Take("puca"))
    assert table[0].creatures == [CREATURE["puca"]]


@rule("O-59")
def test_an_undo_behind_a_reveal_keeps_what_everybody_saw_go_under() -> None:
    table = Table().empty_temples().display("korrigan", "selkie", "fuath")
    table.play(Temple("storytelling2", "druid"), Refresh("creatures", "213"))
    before = list(table.state.creature_deck)
    OAK.reseal(table.state, table.dice)
    assert table.state.creature_deck[-3:] == before[-3:]
    assert table.state.creature_deck != before
    assert sorted(table.state.creature_deck) == sorted(before)


@rule("O-60", "O-62")
def test_a_creature_needs_a_slot() -> None:
    """Two creatures and a limit of three leave one; full rows need a raise first."""
    table = owning("korrigan", "selkie").display("puca", "fuath", "unicorn")
    assert table[0].limits[1] == 3
    assert Temple("storytelling2", "druid") in table.legal()
    table[0].limits[1] = 2
    table.resources(0, 9, 6, 6)
    table.refused(Temple("storytelling2", "druid"), "O-60", "no-creature-slot")
    table.play(Limit("creatures"), Pay("3M"))
    assert Temple("storytelling2", "druid") in table.legal()


@proof("O-63")
def test_creatures_work_only_in_their_phase() -> None:
    table = owning("korrigan").resources(0, 1, 1, 1)
    table.refused(Discard("korrigan"), "O-63", "only-carw-gwyn")
    assert table[0].resources == [1, 1, 1], "Korrigan pays at dusk, not before"
    table.pass_all()
    assert table[0].resources == [4, 6, 4]


@rule("O-204")
def test_a_short_deck_leaves_gaps_and_an_empty_display_gives_nothing() -> None:
    table = Table().empty_temples()
    table[1].limits[1] = 4
    table.state.lost_creatures = [*table.state.creature_deck, *table.state.creature_display[:2]]
    del table.state.creature_display[:2]
    table.state.creature_deck = []
    last = table.state.creature_display[0]
    word = next(word for word, card in CREATURE.items() if card == last)
    table.points(0, 5).play(Temple("storytelling2", "druid"), Take(word))
    assert table.state.creature_display == []
    table.play(Pass(), Skip(), seat=1)
    table.hand(0, "wisdom").resources(0, 6, 6, 6)
    table[0].limits[1] = 4
    table.refused(Temple("wisdom3", "druid"), "O-204", "nothing-displayed")


# --- 1 to 3: exchanging --------------------------------------------------------------------------


@proof("O-179")
@pytest.mark.parametrize(("creature", "given"), [("sluagh na marbh", "F"), ("bodach", "M"), ("selkie", "R")])
def test_three_creatures_exchange_one_resource_for_the_others(creature: str, given: str) -> None:
    table = owning(creature).resources(0, 6, 6, 6)
    exchanges = table.legal(Exchange)
    assert {action.from_ for action in exchanges} == {given}
    assert len(exchanges) == 6, "up to three of each of the others fit"
    other = next(letter for letter in "FMR" if letter != given)
    table.play(Exchange(given, other, 2))
    assert table[0].resources["FMR".index(given)] == 4
    assert table[0].resources["FMR".index(other)] == 8
    assert table.waiting == (0,), "a free action"


@rule("O-179", "O-214")
def test_what_was_exchanged_is_not_exchanged_on() -> None:
    """No circle without end."""
    table = owning("sluagh na marbh", "bodach", "selkie").resources(0, 5, 5, 5)
    table.play(Exchange("F", "M", 1))
    table.refused(Exchange("M", "F", 1), "O-179", "not-exchanged-on")
    assert Exchange("R", "F", 1) in table.legal()
    table.play(Exchange("R", "F", 1))
    assert not [action for action in table.legal(Exchange) if action.from_ in "FM"]
    table.play(Climb("knowledge", druid="druid"))
    table.play(Pass(), Skip(), seat=1)
    assert Exchange("M", "F", 1) in table.legal(), "a new turn"
    table = owning("sluagh na marbh", "bodach", ask_after_action=True).resources(0, 5, 5, 5)
    table.play(Exchange("F", "M", 1), Climb("ritual", druid="druid"))
    assert Exchange("M", "F", 1) in table.legal(), "after an action"


# --- 4 to 6: spaces ------------------------------------------------------------------------------


@proof("O-168")
@pytest.mark.parametrize(
    ("creature", "action", "space"),
    [("boggart", "knowledge1", "TM3"), ("dobhar-chu", "knowledge2", "TM1"), ("each uisge", "knowledge3", "TM2")],
)
def test_any_space_of_the_temple_counts_as_the_right_one(creature: str, action: str, space: str) -> None:
    table = owning(creature)
    own = f"TM{action[-1]}"
    assert Temple(action, "druid", space=space) in table.legal()
    table.refused(Temple(action, "druid", space=own), "O-72", "leave-out-space")
    table.refused(Temple(action, "druid", space="TF1"), "O-72", "other-temple")
    table.play(Temple(action, "druid", space=space))
    assert table[0].out == [(TEMPLE[space], DRUID)]


@rule("O-168")
def test_occupancy_is_that_of_the_space_stood_on() -> None:
    table = owning("boggart").neutral("TF1")
    legal = table.legal(Temple)
    assert Temple("storytelling1", "druid") not in legal
    assert Temple("storytelling1", "druid", "druid") in legal
    assert Temple("storytelling1", "druid", space="TF2") in legal
    table.refused(Temple("storytelling2", "druid", space="TF3"), "O-168", "other-stones")


# --- 7 to 9: a step with a temple action ---------------------------------------------------------


@proof("O-169")
@pytest.mark.parametrize(
    ("creature", "action", "answer", "branch"),
    [
        ("cu-sith", "storytelling1", Limit("creatures"), "feather"),
        ("buggane", "knowledge2", Shrine("plain"), "mistletoe"),
        ("yan-gant-y-tan", "ritual1", Recruit("druid"), "runes"),
    ],
)
def test_a_temple_action_with_a_step(creature: str, action: str, answer: Action, branch: str) -> None:
    table = owning(creature)
    table.play(Temple(action, "druid"), answer)
    number = ("feather", "mistletoe", "runes").index(branch)
    before = table[0].resources[number]
    assert table.legal() == [Step(branch, druid="druid"), Skip()]
    table.play(Step(branch, druid="druid"))
    assert table[0].resources[number] == before - 1
    assert table[0].branch[number] == 1


@rule("O-169")
def test_the_step_is_optional_and_must_be_paid_and_is_of_that_temple_only() -> None:
    table = owning("cu-sith")
    table.play(Temple("storytelling1", "druid"), Limit("creatures"), Skip())
    assert table[0].branch == [0, 0, 0]
    table = owning("cu-sith")
    table.play(Temple("ritual1", "druid"), Recruit("druid"))
    assert table.waiting == (1,)
    table = owning("cu-sith").resources(0, 1, 0, 0)
    table.play(Temple("storytelling1", "druid"), Limit("creatures"))
    assert table.waiting == (1,), "nothing left to pay with"


@rule("O-169")
def test_no_step_with_a_redo_unless_the_table_says_so() -> None:
    for on_redo in (False, True):
        table = owning("cu-sith", temple_bonus_on_redo=on_redo).artefact(0, "seer's ring")
        table.hand(0, "knowledge", played="storytelling")
        table.play(Special("seer's ring", "druid"), Redo("storytelling1"), Limit("creatures"))
        assert (table.waiting == (0,)) is on_redo


# --- 10 to 13: dusk ------------------------------------------------------------------------------


@rule("O-179", "O-128")
@pytest.mark.parametrize(
    ("creature", "resources"),
    [("ceiliog lugus", [6, 4, 4]), ("korrigan", [4, 6, 4]), ("pixie queen", [4, 4, 6])],
)
def test_three_creatures_pay_two_at_dusk(creature: str, resources: list[int]) -> None:
    table = owning(creature).resources(0, 1, 1, 1).pass_all()
    assert table[0].resources == resources, "2, then dawn's 3 of each"


@rule("O-179")
def test_aos_si_draws_at_dusk() -> None:
    table = owning("aos si").pass_all()
    assert sum(table[0].ingredients) == 1


@proof("O-128")
def test_dusk_creatures_before_or_after_the_sun() -> None:
    """With 9 as cap and the festival in between the order can be seen under the Eclipse."""
    for before, runes in ((False, 2), (True, 0)):
        table = owning("pixie queen", eclipse=True, dusk_creatures_before_sun=before).sun(2).points(0, 30)
        table.druids(0, "druid", runes="4L").resources(0, 0, 0, 0).pass_all()
        assert table[0].resources == [3, 3, runes + 3]


# --- 14 to 20 ------------------------------------------------------------------------------------


@proof("O-170")
def test_aonbharr_adds_one_of_each_kind_gained() -> None:
    table = owning("aonbharr").token("runes", "2").sun(2).resources(0, 0, 0, 3)
    table.druids(0, "druid", runes="2", feather="1", mistletoe="5L")
    table.play(Climb("ritual"))
    assert table[0].resources == [2, 0, 3], "1 + 1 feathers, 2 + 1 runes, nothing of the last space"


@rule("O-170", "O-171")
@pytest.mark.parametrize(("counts", "mistletoe"), [(True, 3), (False, 2)])
def test_aonbharr_with_bugul_noz(counts: bool, mistletoe: int) -> None:
    table = owning("aonbharr", "bugul noz", aonbharr_counts_bugul=counts).token("runes", "2").sun(2)
    table.druids(0, "druid", runes="2").resources(0, 0, 0, 3)
    table.play(Climb("ritual"), Gain("M"))
    assert table[0].resources == [0, mistletoe, 3]


@proof("O-171")
def test_bugul_noz_pays_even_who_is_ahead() -> None:
    table = owning("bugul noz").token("runes", "2").sun(2).points(0, 50)
    table.druids(0, "druid", runes="2").resources(0, 0, 0, 3)
    table.play(Climb("ritual"), Gain("F"))
    assert table[0].resources == [2, 0, 0]


@rule("O-179")
def test_caoineag_saves_one_in_every_temple() -> None:
    table = owning("caoineag").resources(0, 5, 4, 2)
    assert {a.action for a in table.legal(Temple)} >= {"storytelling2", "knowledge2", "ritual1"}
    table.play(Temple("knowledge2", "druid"), Shrine("elder"))
    assert table[0].resources == [5, 0, 2]


@rule("O-179", "O-142")
def test_discounts_add_up() -> None:
    """Caoineag 1, Fear Gorta 2, Arch-Druid 2: a creature of six for one."""
    table = owning("caoineag", "fear gorta").druids(0, "arch druid").resources(0, 1, 0, 0)
    table.display("puca", "fuath", "unicorn")
    table.play(Temple("storytelling2", "arch"), Take("unicorn"))
    assert table[0].resources == [0, 0, 0]


@proof("O-174")
def test_fear_gorta_saves_two_on_creatures_but_not_on_itself() -> None:
    table = owning("fear gorta").resources(0, 4, 0, 0)
    table.play(Temple("storytelling2", "druid"))
    assert table[0].resources[0] == 0
    table = Table().empty_temples().display("fear gorta", "caoineag", "puca").resources(0, 6, 0, 0)
    table.play(Temple("storytelling2", "druid"), Take("fear gorta"))
    assert table[0].resources[0] == 0


@rule("O-179")
def test_abhartach_trades_a_single_ingredient() -> None:
    table = owning("abhartach").ingredients(0, "bark acorn")
    table.play(Trade("bark", "F"), Trade("acorn", "R"))
    assert table[0].resources == [7, 6, 7]
    assert sum(table[0].ingredients) == 0


# --- 21 to 23 ------------------------------------------------------------------------------------


@proof("O-175")
def test_cailleach_draws_six_and_one_must_be_taken() -> None:
    six = ("puca", "fuath", "unicorn", "fachan", "glaistig", "carw gwyn")
    table = owning("cailleach").display("korrigan", "selkie", "bodach").top_creatures(*six, "gancanagh")
    table.play(Temple("storytelling2", "druid"), Draw())
    assert table.happened(LookedAtCreatures)[0].cards == 6
    seen = table.happened(SawCreatures)[0]
    assert seen.only == 0
    assert sorted(seen.cards) == sorted(six)
    assert {action.what for action in table.legal()} == set(six) - {"carw gwyn"}, "its 3 points are missing"
    table.refused(Take("korrigan"), "O-175", "not-drawn")
    table.refused(Skip(), "O-175", "asks-keep")
    assert OAK.view(table.state, 0).drawn is not None
    assert OAK.view(table.state, 1).drawn is None
    assert OAK.view(table.state, None).drawn is None
    table.play(Take("puca"))
    assert CREATURE["puca"] in table[0].creatures
    assert sorted(table.state.creature_deck[-5:]) == sorted(CREATURE[w] for w in six if w != "puca")
    assert len(table.state.creature_display) == 3


@rule("O-175", "O-204")
def test_cailleach_draws_what_is_left() -> None:
    table = owning("cailleach")
    deck = table.state.creature_deck
    keep = [card for card in deck if card != CREATURE["carw gwyn"]][:2]
    table.state.lost_creatures = [card for card in deck if card not in keep]
    table.state.creature_deck = keep
    table.play(Temple("storytelling2", "druid"), Draw())
    assert len(table.legal()) == 2


@rule("O-175")
def test_cailleach_is_not_drawn_with_by_others_nor_from_an_empty_deck() -> None:
    table = owning("korrigan")
    table.play(Temple("storytelling2", "druid"))
    table.refused(Draw(), "O-175", "needs-cailleach")
    table = owning("cailleach")
    table.play(Temple("storytelling2", "druid"))
    assert Draw() in table.legal()
    table.state.lost_creatures, table.state.creature_deck = table.state.creature_deck, []
    assert Draw() not in table.legal()
    table.refused(Draw(), "O-204", "nothing-to-draw")


@rule("O-175")
def test_what_cailleach_showed_is_not_taken_back_freely() -> None:
    """The draw says so beforehand, and taking from the display shows the next card."""
    table = owning("cailleach").display("korrigan", "selkie", "bodach")
    match = Match(OAK, 2, table.options, FastDice(3))
    for action, free in ((Draw(), 0), (Take("korrigan"), 0)):
        match.state = OAK.decode(OAK.encode(table.state))
        match.steps.clear()
        match._legal.clear()
        match.play(0, Temple("storytelling2", "druid"))
        assert match.undoable(0) == 1
        match.play(0, action)
        assert match.undoable(0) == free
    assert Draw.reveals


@proof("O-176")
def test_fuath_opens_elder_spaces_to_anybody() -> None:
    """Special spaces only."""
    table = owning("fuath")
    table.play(Special("order", "druid"), Gain("R"))
    assert table[0].resources == [6, 6, 9]
    table.play(Pass(), Skip(), seat=1)
    table.resources(0, 6, 6, 6)
    table.play(Special("menhir", "druid"))
    assert table[0].menhirs == 1
    table = owning("groac'h").neutral("TF1").druids(0, "bard druid")
    assert Temple("storytelling1", "bard") in table.legal(), "Groac'h: like a Talon-Master"


@rule("O-176", "O-220")
def test_groach_makes_talon_masters_of_all_elders() -> None:
    table = owning("groac'h").neutral("TF1").druids(0, "bard druid")
    assert Temple("storytelling1", "bard") in table.legal()
    assert Temple("storytelling1", "bard", "druid") in table.legal(), "waived"
    table.refused(Temple("storytelling1", "druid"), "O-73", "second-needed")


# --- 24, 25: gathering ---------------------------------------------------------------------------


@proof("O-177")
def test_ghillie_dhu_gathers_from_the_bag() -> None:
    """The token discarded goes back into the Bag."""
    table = owning("ghillie dhu").forest("bark acorn")
    bark = table.state.bag[0]
    table.play(Pass())
    table.play(Gather("mushroom", "bark"))
    assert table[0].ingredients == [0, 0, 0, 0, 1]
    assert table.state.bag[0] == bark + 1
    assert table.state.forest.count(0) == 0
    assert table.happened(Gathered)[0].discarded == "bark"
    assert table[0].out == [(13, DRUID)]
    table = owning("unicorn").forest("bark acorn")
    table.play(Pass(), Gather("acorn"))
    assert table[0].out == [], "the Unicorn sends nobody"


@rule("O-177")
def test_only_ghillie_dhu_does_and_only_with_a_token_in_the_forest() -> None:
    table = Table().forest("bark acorn")
    table.play(Pass())
    table.refused(Gather("mushroom", "bark"), "O-177", "needs-ghillie")
    table.refused(Gather("mushroom"), "O-102", "not-in-forest")
    table = owning("ghillie dhu").forest("")
    table.play(Pass())
    assert table.waiting == (1,)
    table = owning("ghillie dhu").forest("bark")
    table.play(Pass())
    table.refused(Gather("mushroom", "acorn"), "O-102", "not-in-forest")


@rule("O-177", "O-116")
def test_the_unicorn_gathers_without_a_druid() -> None:
    table = owning("unicorn").forest("bark acorn root")
    table[0].roots[DRUID], table[0].out = 0, [(13, DRUID)] * 6
    table.play(Pass(), Gather("acorn"))
    assert table[0].ingredients[3] == 1
    assert len(table[0].out) == 6
    table.play(Pass(), Skip(), seat=1)
    assert table.waiting == (0,), "the day goes on for the Unicorn"


@rule("O-177", "O-116")
def test_the_unicorn_under_other_rulings() -> None:
    table = owning("unicorn", unicorn_every_turn=False).forest("bark acorn root")
    table[0].roots[DRUID], table[0].out = 0, [(13, DRUID)] * 6
    table.play(Pass(), Gather("acorn"))
    table.play(Pass(), Skip(), seat=1)
    assert table.state.round == 2
    table = owning("unicorn", unicorn_extends_day=False).forest("bark acorn root")
    for seat in (0, 1):
        table[seat].roots[DRUID], table[seat].out = 0, [(13, DRUID)] * 6
    table.play(Pass())
    assert table.waiting == (1,), "nobody on the Roots: no gathering"


# --- 26 to 30 ------------------------------------------------------------------------------------


@rule("O-179", "O-216")
def test_fachan_saves_three_on_menhirs() -> None:
    table = owning("fachan").druids(0, "bard druid").resources(0, 3, 3, 0)
    table.play(Special("menhir", "bard"))
    assert table[0].resources == [0, 0, 0]
    assert table[0].menhirs == 1
    table = Table("forest", "fox").creatures(0, "fachan").potion("rune power").ingredients(0, "acorn blueberry")
    table.resources(0, 1, 1, 1)
    table.play(Special("brew", "druid"), Brew("rune power", "blueberry acorn"))
    assert table[0].menhirs == 1, "any three"


@rule("O-179")
def test_glaistig_takes_an_ingredient_with_a_shrine_or_menhir() -> None:
    table = owning("glaistig").forest("bark acorn")
    table.play(Temple("knowledge2", "druid"), Shrine("plain"))
    table.refused(Take("root"), "O-179", "not-in-forest")
    table.refused(Pass(), "O-146", "asks-ingredient")
    table.play(Take("acorn"))
    assert table[0].ingredients[3] == 1
    assert table[0].roots[DRUID] == 6, "without a druid"
    table = owning("glaistig").forest("bark acorn").druids(0, "bard druid")
    table.play(Special("menhir", "bard"), Skip())
    assert sum(table[0].ingredients) == 0


TRIGGERS: dict[str, tuple[Action, ...]] = {
    "shrine": (Temple("knowledge2", "druid"), Shrine("plain")),
    "menhir": (Special("menhir", "bard"),),
    "ingredient": (Temple("knowledge1", "druid"), Take("root")),
    "draw": (Special("golden sickle", "druid"),),
}
"""What is done for it: the two kinds of cards, an ingredient of the Bag chosen, ingredients of the Bag drawn."""
WORDS = {
    "en": ("when", {"shrine": "Shrine", "menhir": "Menhir", "ingredient": "ingredient", "draw": "draw"}),
    "fr": ("quand", {"shrine": "Sanctuaire", "menhir": "Menhir", "ingredient": "ingrédient", "draw": "pioch"}),
    "de": ("wenn", {"shrine": "Schrein", "menhir": "Menhir", "ingredient": "Zutat", "draw": "zieh"}),
}


@rule("O-179")
@pytest.mark.parametrize("language", WORDS)
def test_glaistig_is_told_as_she_is_played(language: str) -> None:
    """The sentence names exactly the deeds after which the Forest gives something, and how much it gives."""
    when, words = WORDS[language]
    gift, _, trigger = text("rules.oak", "word-creature-effect", language, creature("glaistig")).partition(f"{when} ")
    for deed, actions in TRIGGERS.items():
        table = owning("glaistig").forest("bark acorn blueberry").druids(0, "bard druid")
        table.artefact(0, "golden sickle").play(*actions)
        taken: list[Event] = []
        while table.waiting == (0,) and (offered := table.legal(Take)):
            taken += [event for event in table.play(offered[0]) if isinstance(event, Took) and event.where == "forest"]
        assert (words[deed].casefold() in trigger.casefold()) == bool(taken), deed
        if taken:
            assert gift.split().count(str(len(taken))) == 1
            assert text("rules.oak", "place-forest", language).casefold() in gift.casefold()


@rule("O-179")
@pytest.mark.parametrize(("per_action", "taken"), [(True, 1), (False, 2)])
def test_leannan_sidhe_takes_an_ingredient_when_recruiting(per_action: bool, taken: int) -> None:
    table = owning("leannan sidhe", leannan_per_action=per_action).forest("bark acorn root").druids(0, "druid")
    table.play(Temple("ritual1", "druid"), Recruit("druid druid"))
    for word in ("acorn", "bark")[:taken]:
        table.play(Take(word))
    assert table.waiting == (1,)
    assert sum(table[0].ingredients) == taken


@rule("O-179")
def test_tarw_cernunnos_scores_each_use_of_an_artefact() -> None:
    table = owning("tarw cernunnos").artefact(0, "golden sickle")
    table.play(Special("golden sickle", "druid"))
    assert table[0].vp == 1
    assert table.happened(Scored)[0].why == "tarw cernunnos"
    table = Table("forest", "fox").creatures(0, "tarw cernunnos").artefact(1, "golden sickle").potion("lug's cunning")
    table.ingredients(0, "bark mushroom")
    table.play(Special("brew", "druid"), Brew("lug's cunning", "bark mushroom"), Borrow("golden sickle"))
    assert table[0].vp == 1, "also by Lug's Cunning"


@rule("O-179", "O-62")
def test_the_unseelie_court_saves_two_on_limits() -> None:
    table = owning("the unseelie court").resources(0, 0, 1, 0)
    table.play(Limit("shrines"))
    assert table[0].resources == [0, 0, 0], "any three become any one"
    assert table[0].limits[0] == 2
    assert Temple("storytelling1", "druid") in table.legal(), "1 - 2 is nothing"


# --- 31 to 35 ------------------------------------------------------------------------------------


@proof("O-178")
def test_what_the_last_five_creatures_bring() -> None:
    seats = [OAK.view(table.state, None).seats[0] for table in (owning(), owning("gancanagh"))]
    assert [seat.rest_all for seat in seats] == [3, 5]
    puca = owning("puca")
    assert puca[0].slots(1) == puca[0].limits[1] + 2
    court = Table().empty_temples().display("the seelie court", "selkie", "fuath")
    court.play(Temple("storytelling2", "druid"), Take("the seelie court"), Take(POTIONS[court.state.box[0]]))
    assert court[0].private >= 0
    for word, vp in (("carw gwyn", -3), ("ellen trechend", 5)):
        table = Table().empty_temples().display(word, "selkie", "fuath").points(0, 3)
        table.play(Temple("storytelling2", "druid"), Take(word))
        assert table[0].vp == 3 + vp
    carw = owning("carw gwyn")
    carw.play(Discard("carw gwyn"))
    assert carw[0].vp == 6


@rule("O-178")
def test_gancanagh_adds_two_rest_spaces_for_ordinary_druids() -> None:
    table = owning("gancanagh")
    table.play(Temple("ritual1", "druid"), Recruit("druid druid"))
    assert table[0].rest[DRUID] == 4
    table.pass_all()
    assert table[0].rest[DRUID] == 5


@rule("O-178")
def test_gancanagh_under_other_rulings() -> None:
    table = owning("gancanagh", gancanagh_dusk_only=True)
    table.play(Temple("ritual1", "druid"))
    assert table.legal() == [Recruit("druid")], "not by recruiting"
    table = owning("gancanagh", gancanagh_elders=True).druids(0, "arch druid", "bard")
    table.play(Temple("ritual1", "druid"))
    assert Recruit("bard") in table.legal()


@rule("O-178", "O-47")
def test_the_seelie_court_brings_a_potion_of_ones_own() -> None:
    table = Table().empty_temples().display("the seelie court", "selkie", "puca").potion("blossom", "wood warp")
    table.play(Temple("storytelling2", "druid"), Take("the seelie court"))
    table.refused(Take("blossom"), "O-178", "not-in-box")
    table.refused(Skip(), "O-178", "asks-potion")
    table.play(Take("heart of the oak"))
    assert table[0].private == POTION["heart of the oak"]
    for seat in (0, 1):
        table.ingredients(seat, "blueberry root root bark").resources(seat, 6, 6, 6)
    table.play(Temple("ritual2", "druid"), seat=1)
    table.refused(Brew("heart of the oak", "root root blueberry"), "O-47", "not-available")
    table.play(Brew("dark woods 3", "bark root blueberry"))
    table.play(Temple("ritual2", "druid", "druid"), Brew("heart of the oak", "root root blueberry"))
    assert 6 in table[0].hand


@rule("O-178")
def test_puca_needs_a_slot_and_adds_two() -> None:
    table = Table().empty_temples().display("puca", "selkie", "fuath")
    table.play(Temple("storytelling2", "druid"), Take("puca"))
    assert table[0].limits[1] == 1
    assert table[0].slots(1) == 3
    assert table[0].slots(0) == 1
    assert table[0].vp == 1


@proof("O-205")
@rule("O-178", "O-65", "O-214")
def test_carw_gwyn_costs_three_and_gives_six() -> None:
    table = Table().empty_temples().display("carw gwyn", "selkie", "fuath").points(0, 2)
    table.play(Temple("storytelling2", "druid"))
    table.refused(Take("carw gwyn"), "O-65", "no-points")
    table = Table().empty_temples().display("carw gwyn", "selkie", "fuath").points(0, 3)
    table.refused(Discard("carw gwyn"), "O-178", "no-carw-gwyn")
    table.play(Temple("storytelling2", "druid"), Take("carw gwyn"))
    assert table[0].vp == 0
    assert not table[0].creature_fits()
    table.play(Pass(), Skip(), seat=1)
    table.play(Discard("carw gwyn"))
    assert table[0].vp == 6
    assert table.happened(CreatureDiscarded)[0].vp == 6
    assert table[0].creature_fits(), "its slot is free"
    assert table.state.lost_creatures == [CREATURE["carw gwyn"]]
    assert table.waiting == (0,)
    bark = table.ingredients(0, "bark bark").state.bag[0]
    table.play(Trade("bark+bark", "F"))
    assert table.state.bag[0] == bark + 2, "what is spent goes into the Bag"


@proof("O-214")
def test_any_time_means_in_the_own_turn() -> None:
    table = owning("carw gwyn").points(0, 3).creatures(1, "sluagh na marbh")
    assert Discard("carw gwyn") in table.legal()
    assert table.waiting == (0,)
    assert list(OAK.legal(table.state, 1)) == []


@rule("O-178")
def test_ellen_trechend_scores_five_once() -> None:
    table = Table().empty_temples().display("ellen trechend", "selkie", "fuath")
    table.play(Temple("storytelling2", "druid"), Take("ellen trechend"))
    assert table[0].vp == 5
    assert not table[0].creature_fits()


def test_every_creature_has_a_test_here() -> None:
    """A card nobody tests is a card that may do anything."""
    folder = Path(__file__).parent
    text = "".join(path.read_text("utf-8") for path in sorted(folder.glob("test_*.py")))
    assert [word for word in CREATURE if f'"{word}"' not in text] == []
