"""Each Moot card, Order, Elder and card of Broichan does what its text says: scenes written from the English texts
alone (`tests.rules.effects`); and every number in a text of an effect comes from the figures."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import rules.oak
from rules.core.text import text
from rules.oak import OAK
from rules.oak.actions import (
    Climb,
    Exchange,
    Gain,
    Limit,
    Pay,
    Promote,
    Recruit,
    Redo,
    Shrine,
    Special,
    Take,
    Temple,
)
from rules.oak.board import (
    ACTION,
    ARTEFACT,
    ARTEFACTS,
    BROICHAN_CARDS,
    CARD,
    CREATURE,
    KIND,
    KINDS,
    ORDERS,
    TEMPLE_ACTIONS,
)
from rules.oak.chat import prices
from rules.oak.figures import FIGURES
from rules.oak.mechanics.potions import POTION_WORDS
from rules.oak.view import SeatView
from tests.rules.effects import Scenes, changes_with, literal_numbers
from tests.rules.oak.helpers.deeds import (
    brews,
    builds_a_shrine,
    climbs_anywhere,
    laid,
    promotes,
    raises_a_limit,
    says,
    takes_a_creature,
    takes_an_artefact,
)
from tests.rules.oak.scene import Table
from tests.rules.oak.test_broichan import his_turn, solo

# --- Moot cards ----------------------------------------------------------------------------------


def priced(word: str) -> str:
    """`raise a card limit, 1F`."""
    action = TEMPLE_ACTIONS[ACTION[word]]
    return f"{text('rules.oak', 'word-effect', 'en', prices.action(action.effect))}, {action.cost}{action.pays}"


moot = Scenes(priced)


def played(word: str, says: str, table: Table | None = None) -> Table:
    """Seat 0 has just done that temple action, and paid what its text says."""
    table = table or laid()
    price, letter = re.findall(r"(\d+)([FMR])$", says)[0]
    table[0].resources = [8, 8, 8]
    table.hand(0, re.split(r"\d", word)[0])
    table.play(Temple(word, "druid"))
    assert dict(zip("FMR", table[0].resources, strict=True)) == {"F": 8, "M": 8, "R": 8} | {letter: 8 - int(price)}
    return table


def action(word: str, says: str) -> Callable[[Callable[[Table], None]], None]:
    """A scene of what follows the payment."""

    def keep(follows: Callable[[Table], None]) -> None:
        moot(word, says)(lambda: follows(played(word, says, prepared())))

    return keep


def prepared() -> Table:
    table = laid().display("puca", "fuath").open_artefacts("carnyx", "golden sickle").ingredients(0, "bark root acorn")
    return table.druids(0, "druid druid").no_tokens()


def climbs(table: Table) -> None:
    climbs_anywhere(table, table[0].resources)


action("storytelling1", "raise a card limit, 1F")(raises_a_limit)
action("storytelling2", "take a creature, 6F")(takes_a_creature)
action("storytelling3", "take an artefact, 6F")(takes_an_artefact)
action("worship2", "climb 1 space on any branch, 1F")(climbs)
action("worship3", "promote a druid, 4F")(promotes)
action("knowledge2", "build a Shrine, 5M")(builds_a_shrine)
action("knowledge3", "promote a druid, 6M")(promotes)
action("wisdom2", "brew a potion, 1M")(brews)
action("wisdom3", "take a creature, 4M")(takes_a_creature)
action("ritual2", "brew a potion, 3R")(brews)
action("mysticism1", "build a Shrine, 3R")(builds_a_shrine)
action("mysticism2", "take an artefact, 4R")(takes_an_artefact)


@action("worship1", "recruit 1 druid, 0F")
def _worship1(table: Table) -> None:
    assert {one.druids for one in table.legal(Recruit)} == {"druid"}
    table.play(Recruit("druid"))
    assert table[0].rest[KIND["druid"]] == 2


@action("ritual1", "recruit up to 2 druids, 3R")
def _ritual1(table: Table) -> None:
    assert {one.druids for one in table.legal(Recruit)} == {"druid", "druid druid"}
    table.play(Recruit("druid druid"))
    assert table[0].rest[KIND["druid"]] == 3


@action("knowledge1", "any ingredient of the Bag, 3M")
def _knowledge1(table: Table) -> None:
    assert len(table.legal(Take)) == 5
    table.play(Take("mushroom"))
    assert table[0].ingredients[4] == 1


@action("wisdom1", "turn one resource into another, 0M")
def _wisdom1(table: Table) -> None:
    table.resources(0, 5, 0, 0).play(Exchange("F", "R", 4))
    assert table[0].resources == [1, 0, 4]


@action("ritual3", "take an advanced card, 4R")
def _ritual3(table: Table) -> None:
    table.play(Take("mysticism"))
    assert CARD["mysticism"] in table[0].hand


@moot("mysticism3", "repeat a played action, 6R")
def _mysticism3() -> None:
    table = laid()
    table[0].resources = [1, 1, 6]
    table.hand(0, "mysticism", played="storytelling").play(Temple("mysticism3", "druid"))
    assert table[0].resources == [1, 1, 0]
    table.play(Redo("storytelling1"))
    raises_a_limit(table)


def heart(word: str, says: str, follows: Callable[[Table], None]) -> None:
    def scene() -> None:
        table = prepared()
        table[0].resources = [8, 8, 8]
        table[0].hand.append(CARD["heart"])
        table.play(Temple(word, "druid"))
        price, letter = int(says[-2]), "FMR".index(says[-1])
        assert [8 - have for have in table[0].resources] == [price if n == letter else 0 for n in range(3)]
        assert table.state.temples == [0] * 9, "a space of its own"
        follows(table)

    moot(word, says)(scene)


heart("heart1", "promote a druid, 3F", promotes)
heart("heart2creature", "take a creature, 3M", takes_a_creature)
heart("heart2brew", "brew a potion, 3M", brews)
heart("heart3shrine", "build a Shrine, 3R", builds_a_shrine)
heart("heart3artefact", "take an artefact, 3R", takes_an_artefact)

test_moot_cards = moot.test(one.word for one in TEMPLE_ACTIONS)


@pytest.mark.parametrize("card", [word for word in CARD if word != "heart"])
def test_the_oak_action_of_each_card_costs_three_of_its_resource(card: str) -> None:
    """O-77: For an oak action you pay 3 of the card's resource."""
    said = text("rules.oak", "O-77", "en")
    assert said == "For an oak action you pay 3 of the card's resource."
    table = laid().no_tokens()
    table.hand(0, card).play(Climb(card, "", "druid"))
    branch = {"storytelling": 0, "worship": 0, "knowledge": 1, "wisdom": 1, "ritual": 2, "mysticism": 2}[card]
    assert [6 - have for have in table[0].resources] == [3 if n == branch else 0 for n in range(3)]
    assert table[0].branch == [int(n == branch) for n in range(3)]


# --- Orders --------------------------------------------------------------------------------------

order = Scenes(says("note-order", prices.order))


def limit_payments(word: str) -> set[str]:
    """How the Order may pay for a limit with 4 of each; one way only is paid at once."""
    table = laid(word, "bee" if word != "bee" else "fox").resources(0, 4, 4, 4)
    table.play(Limit("shrines"))
    if table.legal(Pay):
        return {one.mix for one in table.legal(Pay)}
    return {"".join(f"{4 - have}{letter}" for have, letter in zip(table[0].resources, "FMR", strict=True) if have < 4)}


def elders_only(table: Table, word: str) -> None:
    assert {one.druid for one in table.legal(Special) if one.space == word} == {"bard"}


@order("bee", "promote a druid with any druid; all 3 rest spaces take Elders; limit step 3M")
def _bee() -> None:
    table = laid("bee", "fox").druids(0, "druid arch bard")
    assert {one.druid for one in table.legal(Special) if one.space == "order"} == {"druid", "arch", "bard"}
    table.play(Special("order", "druid"), Promote("roots", "talon"))
    full = laid("bee", "fox").druids(0, "arch bard", "ovate").hand(0, "ritual")
    full.play(Temple("ritual1", "bard"), Recruit("ovate"))
    assert sum(full[0].rest[1:]) == 2
    assert Table("bee", "fox")[0].slots(0) == 1
    view = table_view(laid("bee", "fox"))
    assert (view.rest_elders, view.rest_all) == (3, 3)
    assert limit_payments("bee") == {"3M"}


def table_view(table: Table) -> SeatView:
    return OAK.view(table.state, 0).seats[0]


@order("blackbird", "an Elder takes a creature; limit step 3F")
def _blackbird() -> None:
    table = laid("blackbird", "bee").druids(0, "druid bard").display("puca", "fuath")
    elders_only(table, "order")
    table.play(Special("order", "bard"))
    takes_a_creature(table)
    assert limit_payments("blackbird") == {"3F"}


@order("cairns", "an Elder builds a Shrine; two Shrines share a slot; limit step 3R")
def _cairns() -> None:
    table = laid("cairns", "bee").druids(0, "druid bard").shrines(0, plain=1)
    table[0].limits[0] = 1
    elders_only(table, "order")
    table.play(Special("order", "bard"))
    table.play(Shrine("plain"))
    assert (table[0].shrines, table[0].limits[0] + 1, table[0].upper_used()) == ([0, 2], 2, 1)
    assert limit_payments("cairns") == {"3R"}


@order("fox", "an Elder gains 6 of one resource; limit step 3 in any mix")
def _fox() -> None:
    table = laid("fox", "bee").druids(0, "druid bard").resources(0, 1, 1, 1)
    elders_only(table, "order")
    table.play(Special("order", "bard"), Gain("M"))
    assert table[0].resources == [1, 7, 1]
    assert limit_payments("fox") >= {"3F", "1F 1M 1R", "2M 1R"}
    assert len(limit_payments("fox")) == 10


@order("forest", "brew with any druid; an Elder draws 3 ingredients; limit step 3 of one kind")
def _forest() -> None:
    table = laid("forest", "bee").druids(0, "druid bard").ingredients(0, "bark root acorn")
    assert {one.druid for one in table.legal(Special) if one.space == "brew"} == {"druid", "bard"}
    elders_only(table, "draw")
    table.play(Special("brew", "druid"))
    brews(table)
    table.turn(0).play(Special("draw", "bard"))
    assert sum(table[0].ingredients) == 3
    assert limit_payments("forest") == {"3F", "3M", "3R"}


test_orders = order.test(ORDERS)

# --- Elders --------------------------------------------------------------------------------------

elder = Scenes(says("note-elder", prices.elder))


def temple_price(kind: str, word: str, table: Table | None = None) -> int:
    table = (table or laid("bee", "fox")).druids(0, f"druid {kind}")
    before = sum(table[0].resources)
    table.play(Temple(word, kind))
    return before - sum(table[0].resources)


@elder("arch", "temple actions and Menhirs cost 2 less")
def _arch() -> None:
    assert temple_price("arch", "knowledge2") == 5 - 2
    table = laid("bee", "fox").druids(0, "druid arch")
    table.play(Special("menhir", "arch"), Pay("1F 3M 3R"))
    assert (table[0].menhirs, sum(table[0].resources)) == (1, 18 - (9 - 2))


@elder("bard", "one more slot in both rows")
def _bard() -> None:
    table = laid().druids(0, "druid")
    slots = [table[0].slots(row) for row in (0, 1)]
    table.play(Temple("knowledge3", "druid"), Promote("roots", "bard"))
    assert [table[0].slots(row) for row in (0, 1)] == [slots[0] + 1, slots[1] + 1]


@elder("ovate", "brewing costs 1 less")
def _ovate() -> None:
    assert temple_price("ovate", "ritual2", laid("bee", "fox").ingredients(0, "bark root acorn")) == 3 - 1
    assert temple_price("ovate", "knowledge2") == 5


@elder("talon", "needs no second druid on a taken space")
def _talon() -> None:
    table = Table("bee", "fox").neutral("TF1").druids(0, "talon bard")
    table.play(Temple("storytelling1", "talon"))
    assert sum(table[0].rest) == 1


@elder("recluse", "has a rest space of its own")
def _recluse() -> None:
    table = laid().druids(0, "druid druid druid", "recluse")
    table.play(Temple("ritual1", "druid"))
    table.play(Recruit("druid recluse"))
    assert sum(table[0].rest) == 4, "three spaces for the others"


@elder("ancient", "all powers of the others")
def _ancient() -> None:
    assert temple_price("ancient", "knowledge2") == 5 - 2
    assert temple_price("ancient", "ritual2", laid("bee", "fox").ingredients(0, "bark root acorn")) == 3 - 2 - 1
    table = Table("bee", "fox").neutral("TF1").druids(0, "ancient druid")
    assert Temple("storytelling1", "ancient") in table.legal()
    assert [table[0].slots(row) for row in (0, 1)] == [2, 2]
    full = laid().druids(0, "druid druid druid", "ancient")
    full.play(Temple("ritual1", "druid"), Recruit("druid ancient"))
    assert sum(full[0].rest) == 4


test_elders = elder.test(KINDS[1:])

# --- Broichan's cards ----------------------------------------------------------------------------

broichan = Scenes(says("word-broichan-effect", prices.broichan))


@broichan("storytelling", "loses 4 VP, as if using an artefact")
def _his_storytelling() -> None:
    table = his_turn(solo().points(1, 10), "storytelling")
    assert (table[1].vp, table[1].sources["artefacts"]) == (6, -4)


@broichan("worship", "promotes one of his druids")
def _his_worship() -> None:
    assert sum(his_turn(solo(), "worship")[1].elders) == 1


@broichan("knowledge", "takes the open creature with the highest number")
def _his_knowledge() -> None:
    table = his_turn(solo().display("korrigan", "puca", "selkie"), "knowledge")
    assert table[1].creatures == [CREATURE["puca"]]
    assert CREATURE["puca"] > max(CREATURE["korrigan"], CREATURE["selkie"])


@broichan("wisdom", "brews his highest Dark Woods, or else draws 2 ingredients")
def _his_wisdom() -> None:
    table = his_turn(solo().ingredients(1, "bark root acorn mushroom"), "wisdom")
    assert (table[1].vp, sum(table[1].ingredients)) == (5, 0)
    table = his_turn(solo().ingredients(1, "bark bark"), "wisdom")
    assert table[1].vp == 0
    assert sum(table[1].ingredients) in (4, 1), "two more, unless they made three of a kind"


@broichan("ritual", "builds a Shrine, by turns for 2 and 4 VP")
def _his_ritual() -> None:
    table = solo()
    scores = []
    for _ in range(3):
        table[1].out, table[1].roots = [], [9, 0, 0, 0, 0, 0, 0]
        table.neutral("TF1", "TM2", "TR3")
        scores.append(his_turn(table, "ritual")[1].vp)
    assert scores == [2, 2 + 4, 2 + 4 + 2]


@broichan("mysticism", "takes the open artefact with the highest number")
def _his_mysticism() -> None:
    table = his_turn(solo().open_artefacts("carnyx", "seer's ring", "golden sickle"), "mysticism")
    assert table[1].exhausted == [ARTEFACT["seer's ring"]]


test_broichans_cards = broichan.test(BROICHAN_CARDS)


# --- numbers come from the figures ---------------------------------------------------------------

MESSAGES: dict[str, tuple[Callable[[str], prices.Facts], list[str], prices.Facts]] = {
    "word-potion-effect": (prices.potion, list(POTION_WORDS), prices.OF_POTIONS),
    "word-artefact-effect": (prices.artefact, list(ARTEFACTS), prices.OF_ARTEFACTS),
    "word-effect": (prices.action, [*(one.effect for one in TEMPLE_ACTIONS), "six", "draw"], prices.OF_ACTIONS),
    "word-broichan-effect": (prices.broichan, list(BROICHAN_CARDS), prices.OF_BROICHAN),
}
BARE = {"summon-dryad": ["2"], "dark-woods-3": ["3"], "dark-woods-4": ["4"], "dark-woods-5": ["5"]}
"""Beside one step and one druid: the Dryad's two, and the kinds of Dark Woods, which are its name."""


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("message", MESSAGES)
def test_every_number_is_said_and_none_stands_in_the_text(message: str, language: str) -> None:
    facts, words, numbers = MESSAGES[message]
    said = set()
    for word in words:
        said |= changes_with(lambda facts: text("rules.oak", message, language, facts), facts(word))
    assert said == numbers.keys()
    found = literal_numbers(Path(rules.oak.__file__).parent / "text" / f"{language}.ftl", message)
    bare = {name: others for name, numbers in found.items() if (others := [one for one in numbers if one != "1"])}
    assert bare == (BARE if message == "word-potion-effect" else {})


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_clauses_of_broichans_cards_count_with_the_figures(language: str) -> None:
    figure = FIGURES.broichan
    counted = {
        "O-221": [-figure.storytelling],
        "O-224": [figure.draws],
        "O-225": [FIGURES.shrine.elder, FIGURES.shrine.plain, FIGURES.shrine.elder],
    }
    for clause, numbers in counted.items():
        assert list(map(int, re.findall(r"\d+", text("rules.oak", clause, language)))) == numbers
