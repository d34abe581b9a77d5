"""Each creature does what its text says: scenes written from the English texts alone (`tests.rules.effects`)."""

from __future__ import annotations

from pathlib import Path

import pytest

import rules.oak
from rules.core.text import text
from rules.oak.actions import (
    Brew,
    Discard,
    Draw,
    Exchange,
    Gain,
    Gather,
    Limit,
    Pass,
    Pay,
    Recruit,
    Shrine,
    Skip,
    Special,
    Step,
    Take,
    Temple,
    Trade,
)
from rules.oak.board import CREATURE, CREATURES, KIND, TEMPLE
from rules.oak.chat import prices
from rules.oak.flow import go_on
from rules.oak.mechanics.climbing import hold_for_one, move_sun
from tests.rules.effects import Scenes, changes_with, literal_numbers
from tests.rules.oak.scene import Table

creature = Scenes(lambda word: text("rules.oak", "word-creature-effect", "en", prices.creature(word)))


def owner(*words: str) -> Table:
    """Seat 0 has them; the temples are empty."""
    return Table("fox", "bee").empty_temples().creatures(0, *words)


# --- resources -----------------------------------------------------------------------------------


def exchanges(word: str, given: str, received: set[str]) -> None:
    table = owner(word).resources(0, 4, 4, 4)
    assert {(action.from_, action.to) for action in table.legal(Exchange)} == {(given, other) for other in received}
    assert not Table().legal(Exchange)
    to = min(received)
    before = dict(zip("FMR", table[0].resources, strict=True))
    table.play(Exchange(given, to, 3))
    assert dict(zip("FMR", table[0].resources, strict=True)) == before | {given: 1, to: 7}
    assert table.waiting == (0,), "free: it takes no action"


@creature("sluagh na marbh", "turns F into M or R, free")
def _sluagh() -> None:
    exchanges("sluagh na marbh", "F", {"M", "R"})


@creature("bodach", "turns M into F or R, free")
def _bodach() -> None:
    exchanges("bodach", "M", {"F", "R"})


@creature("selkie", "turns R into F or M, free")
def _selkie() -> None:
    exchanges("selkie", "R", {"F", "M"})


def at_dusk(word: str) -> list[int]:
    """What the owner has more than somebody without it, once dusk and dawn are over."""
    table = owner(word).resources(0, 1, 1, 1).resources(1, 1, 1, 1).no_tokens()
    table.pass_all()
    assert table.state.round == 2
    return [a - b for a, b in zip(table[0].resources, table[1].resources, strict=True)]


@creature("ceiliog lugus", "2F at dusk")
def _ceiliog() -> None:
    assert at_dusk("ceiliog lugus") == [2, 0, 0]


@creature("korrigan", "2M at dusk")
def _korrigan() -> None:
    assert at_dusk("korrigan") == [0, 2, 0]


@creature("pixie queen", "2R at dusk")
def _pixie() -> None:
    assert at_dusk("pixie queen") == [0, 0, 2]


@creature("aos si", "draw an ingredient at dusk")
def _aos_si() -> None:
    table = owner("aos si").pass_all()
    assert [sum(table[seat].ingredients) for seat in (0, 1)] == [1, 0]


def festival(word: str, points: int = 0) -> Table:
    """A solstice comes: seat 0 stands on M2, seat 1 on R1."""
    table = owner(word).druids(0, "druid", mistletoe="2").druids(1, "druid", runes="1").points(0, points)
    table.resources(0, 1, 1, 1).resources(1, 1, 1, 1).sun(2)
    move_sun(table.state, 0, table.last)
    go_on(table.state, table.dice, table.last)
    return table


@creature("aonbharr", "1 more of each resource gained at every festival")
def _aonbharr() -> None:
    table = festival("aonbharr")
    assert table[0].resources == [1, 1 + 2 + 1, 1]
    assert table[1].resources == [1, 1, 1 + 1]


@creature("bugul noz", "2 of one resource at every festival")
def _bugul() -> None:
    for points, income in ((0, 2), (40, 0)):
        table = festival("bugul noz", points)
        assert set(table.legal()) == {Gain("F"), Gain("M"), Gain("R")}
        table.play(Gain("F"))
        assert table[0].resources == [1 + 2, 1 + income, 1], "behind the sun or not"
    hold_for_one(table.state, 1, table.last)
    go_on(table.state, table.dice, table.last)
    assert not table.legal(Gain), "somebody else's festival"


# --- prices --------------------------------------------------------------------------------------


def paid(table: Table, *actions: Temple | Special | Limit | Pay | Take | Shrine) -> int:
    before = sum(table[0].resources)
    table.play(*actions)
    return before - sum(table[0].resources)


@creature("caoineag", "temple actions cost 1 less")
def _caoineag() -> None:
    assert paid(owner("caoineag"), Temple("knowledge2", "druid")) == 5 - 1
    assert paid(owner("caoineag"), Temple("storytelling1", "druid")) == 1 - 1
    assert paid(owner("caoineag"), Temple("ritual1", "druid")) == 3 - 1


@creature("fear gorta", "temple actions for a creature cost 2 less")
def _fear_gorta() -> None:
    assert paid(owner("fear gorta"), Temple("storytelling2", "druid")) == 6 - 2
    assert paid(owner("fear gorta"), Temple("storytelling3", "druid")) == 6


@creature("fachan", "Menhirs cost 3 less")
def _fachan() -> None:
    table = owner("fachan").druids(0, "bard")
    assert paid(table, Special("menhir", "bard"), Pay("2F 2M 2R")) == 9 - 3
    assert table[0].menhirs == 1


@creature("the unseelie court", "raising limits costs 2 less")
def _unseelie() -> None:
    assert paid(owner("the unseelie court"), Limit("shrines"), Pay("1F")) == 3 - 2
    assert paid(owner("the unseelie court"), Temple("storytelling1", "druid")) == 0


@creature("abhartach", "trade one ingredient for a resource")
def _abhartach() -> None:
    table = owner("abhartach").ingredients(0, "acorn").resources(0, 0, 0, 0)
    table.play(Trade("acorn", "M"))
    assert (table[0].resources, sum(table[0].ingredients)) == ([0, 1, 0], 0)


# --- temples and druids --------------------------------------------------------------------------


def on_any_space(word: str, action: str, others: set[str]) -> None:
    """That action is done on the two other spaces of its temple as well, and no other action is."""
    table = owner(word).druids(0, "druid bard").resources(0, 9, 9, 9)
    moved = {(one.action, one.space) for one in table.legal(Temple) if one.space}
    assert {space for name, space in moved if name == action} == others
    assert all(name[-1] == action[-1] for name, _ in moved)
    space = min(others)
    table.play(Temple(action, "druid", "", space))
    assert table.state.temples.count(1) == 1
    assert TEMPLE[space] in [place for place, _ in table[0].out]


@creature("boggart", "first actions of your cards on any space of their temple")
def _boggart() -> None:
    on_any_space("boggart", "storytelling1", {"TF2", "TF3"})


@creature("dobhar-chu", "second actions of your cards on any space of their temple")
def _dobhar() -> None:
    on_any_space("dobhar-chu", "knowledge2", {"TM1", "TM3"})


@creature("each uisge", "third actions of your cards on any space of their temple")
def _each_uisge() -> None:
    on_any_space("each uisge", "ritual3", {"TR1", "TR2"})


def climbs_too(word: str, inside: tuple[Temple, Limit | Shrine | Take], outside: Temple, branch: str, at: int) -> None:
    table = owner(word).resources(0, 6, 6, 6).potion("inspiration")
    table.play(*inside)
    before = table[0].resources[at]
    table.play(Step(branch, "", "druid"))
    assert table[0].branch[at] == 1
    assert before - table[0].resources[at] == 1
    other = owner(word).resources(0, 6, 6, 6)
    other.play(outside)
    while other.waiting == (0,):
        assert not other.legal(Step)
        other.play(other.legal()[0])


@creature("cu-sith", "with an action in TF1 to TF3, pay 1F more to climb 1 on feather")
def _cu_sith() -> None:
    inside = Temple("storytelling1", "druid"), Limit("shrines")
    climbs_too("cu-sith", inside, Temple("knowledge2", "druid"), "feather", 0)


@creature("buggane", "with an action in TM1 to TM3, pay 1M more to climb 1 on mistletoe")
def _buggane() -> None:
    inside = Temple("knowledge2", "druid"), Shrine("plain")
    climbs_too("buggane", inside, Temple("storytelling1", "druid"), "mistletoe", 1)


@creature("yan-gant-y-tan", "with an action in TR1 to TR3, pay 1R more to climb 1 on runes")
def _yan() -> None:
    inside = Temple("ritual3", "druid"), Take("wisdom")
    climbs_too("yan-gant-y-tan", inside, Temple("knowledge2", "druid"), "runes", 2)


@creature("fuath", "any druid may use Elder spaces")
def _fuath() -> None:
    without = Table("fox", "bee").empty_temples().resources(0, 5, 5, 5)
    assert not {"order", "menhir"} & {one.space for one in without.legal(Special)}
    table = owner("fuath").resources(0, 5, 5, 5)
    assert {Special("order", "druid"), Special("menhir", "druid")} <= set(table.legal())


@creature("groac'h", "your Elders need no second druid")
def _groach() -> None:
    for words, alone in (((), {"talon"}), (("groac'h",), {"talon", "bard"})):
        table = Table("bee", "fox").creatures(0, *words).neutral("TF1").druids(0, "talon bard druid")
        lonely = [one.druid for one in table.legal(Temple) if one.action == "storytelling1" and not one.second]
        assert set(lonely) == alone


@creature("gancanagh", "2 more rest spaces for ordinary druids")
def _gancanagh() -> None:
    for words, room in (((), 0), (("gancanagh",), 2)):
        table = Table("fox", "bee").empty_temples().creatures(0, *words).druids(0, "druid druid druid", "bard")
        table.play(Temple("ritual1", "druid"))  # it leaves a space of its own
        groups = [one.druids.split() for one in table.legal(Recruit)]
        assert max(map(len, groups)) == min(2, room + 1)
        if words:
            table.play(Recruit("druid druid"))
            assert table[0].rest[KIND["druid"]] == 4


# --- ingredients ---------------------------------------------------------------------------------


@creature("clurichaun", "take back one of the ingredients used when you brew")
def _clurichaun() -> None:
    table = owner("clurichaun").ingredients(0, "bark root blueberry acorn")
    table.play(Temple("ritual2", "druid"), Brew("dark woods 3", "bark root blueberry"))
    assert set(table.legal()) == {Take("bark"), Take("root"), Take("blueberry")}
    table.play(Take("root"))
    assert table[0].ingredients == [0, 1, 0, 1, 0]


@creature("fear dearg", "two other ingredients may stand for one of a potion")
def _fear_dearg() -> None:
    laid = ("lug's cunning", "blossom", "wood warp")
    without = owner().potion(*laid).ingredients(0, "acorn bark bark")
    assert Temple("ritual2", "druid") not in without.legal()
    table = owner("fear dearg").potion(*laid).ingredients(0, "acorn bark bark")
    table.play(Temple("ritual2", "druid"), Brew("blossom", "bark bark acorn"))
    assert sum(table[0].ingredients) == 0


@creature("ghillie dhu", "gather from the Bag, discarding one of the Forest")
def _ghillie() -> None:
    table = owner("ghillie dhu").forest("bark root")
    acorns, roots = table.state.bag[3], table.state.bag[1]
    table.play(Pass(), Gather("acorn", "root"))
    assert table[0].ingredients == [0, 0, 0, 1, 0]
    assert (table.state.bag[3], table.state.bag[1]) == (acorns - 1, roots + 1)
    assert table.state.forest[:2] == [0, -1]


@creature("unicorn", "gather without a druid")
def _unicorn() -> None:
    table = owner("unicorn").forest("bark root")
    roots = list(table[0].roots)
    table.play(Pass(), Gather("bark"))
    assert (table[0].roots, table[0].out) == (roots, [])
    assert table[0].ingredients[0] == 1


def takes_from_forest(table: Table) -> None:
    assert set(table.legal()) == {Take("bark"), Take("root"), Skip()}, "you may"
    table.play(Take("root"))
    assert table[0].ingredients == [0, 1, 0, 0, 0]
    assert table.waiting == (1,), "1, not more"


@creature("glaistig", "you may take 1 from the Forest when you take a Shrine or Menhir")
def _glaistig() -> None:
    shrine = owner("glaistig").forest("bark root")
    shrine.play(Temple("knowledge2", "druid"), Shrine("plain"))
    takes_from_forest(shrine)
    menhir = owner("glaistig").forest("bark root").druids(0, "bard druid")
    menhir.play(Special("menhir", "bard"))
    takes_from_forest(menhir)
    for other in (Temple("storytelling1", "druid"), Temple("ritual1", "druid")):
        table = owner("glaistig").forest("bark root").druids(0, "druid druid")
        table.play(other)
        table.play(table.legal()[0])
        assert table.waiting == (1,)


@creature("leannan sidhe", "you may take 1 from the Forest when you recruit")
def _leannan() -> None:
    table = owner("leannan sidhe").forest("bark root").druids(0, "druid druid")
    table.play(Temple("ritual1", "druid"), Recruit("druid druid"))
    takes_from_forest(table)
    table = owner("leannan sidhe").forest("bark root")
    table.play(Temple("knowledge2", "druid"), Shrine("plain"))
    assert table.waiting == (1,)


# --- cards and points ----------------------------------------------------------------------------


@creature("cailleach", "draw 6 creatures and take one instead of an open one")
def _cailleach() -> None:
    table = owner("cailleach").display("korrigan", "selkie", "bodach")
    drawn = table.state.creature_deck[:6]
    table.play(Temple("storytelling2", "druid"), Draw())
    assert {CREATURE[one.what] for one in table.legal(Take)} | {CREATURE["carw gwyn"]} >= set(drawn)
    assert {CREATURE[one.what] for one in table.legal(Take)} <= set(drawn)
    table.play(table.legal(Take)[0])
    assert len(table[0].creatures) == 2
    assert table.state.creature_display == [CREATURE[word] for word in ("korrigan", "selkie", "bodach")]


@creature("tarw cernunnos", "1 VP whenever you use an artefact")
def _tarw() -> None:
    table = owner("tarw cernunnos").artefact(0, "golden sickle").points(0, 5)
    table.play(Special("golden sickle", "druid"))
    assert table[0].vp == 5 + 1
    table = owner("tarw cernunnos").points(0, 5)
    table.play(Temple("storytelling1", "druid"), Limit("shrines"))
    assert table[0].vp == 5


@creature("the seelie court", "at once choose a potion tile of your own")
def _seelie() -> None:
    table = Table().empty_temples().display("the seelie court").potion("inspiration", "rune power", "wood warp")
    table.play(Temple("storytelling2", "druid"), Take("the seelie court"))
    assert len(table.legal(Take)) == 12
    table.play(Take("blossom"))
    table.ingredients(0, "acorn root").ingredients(1, "acorn root")
    for seat, may in ((0, True), (1, False)):
        table.turn(seat).resources(seat, 6, 6, 6)
        if Temple("ritual2", "druid") in table.legal():
            table.play(Temple("ritual2", "druid"))
            assert ("blossom" in {one.potion for one in table.legal(Brew)}) == may
            table.state.tasks.clear()
        else:
            assert not may


@creature("puca", "2 more creature slots")
def _puca() -> None:
    table = Table().empty_temples()
    slots = table[0].slots(1)
    table.display("puca").play(Temple("storytelling2", "druid"), Take("puca"))
    assert table[0].slots(1) == slots + 2


@creature("carw gwyn", "costs 3 VP; discard it for 6 VP in any turn of yours or at the end")
def _carw_gwyn() -> None:
    table = Table().empty_temples().display("carw gwyn").points(0, 10)
    table.play(Temple("storytelling2", "druid"), Take("carw gwyn"))
    assert table[0].vp == 10 - 3
    assert Discard("carw gwyn") not in table.legal()
    table.turn(0).play(Discard("carw gwyn"))
    assert table[0].vp == 7 + 6
    end = owner("carw gwyn").points(0, 4)
    end.state.round = 5
    end.pass_all()
    end.play(Discard("carw gwyn"), seat=0)
    assert end[0].vp == 4 + 6


@creature("ellen trechend", "5 VP and no power")
def _ellen() -> None:
    table = Table().empty_temples().display("ellen trechend")
    table.play(Temple("storytelling2", "druid"), Take("ellen trechend"))
    assert table[0].vp == 5
    with_it, without = (owner(*words).forest("bark root") for words in (("ellen trechend",), ()))
    without[0].limits[1] = with_it[0].limits[1] - 1
    assert set(with_it.legal()) == set(without.legal())


test_creatures = creature.test(CREATURES[1:])


# --- numbers and moments come from the figures ---------------------------------------------------

CATALOGUES = Path(rules.oak.__file__).parent / "text"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_number_but_one_stands_in_a_text(language: str) -> None:
    found = literal_numbers(CATALOGUES / f"{language}.ftl", "word-creature-effect")
    assert {number for numbers in found.values() for number in numbers} <= {"1"}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_number_of_the_figures_is_said_by_one_creature_or_three(language: str) -> None:
    said: dict[str, list[str]] = {}
    for word in CREATURES[1:]:
        facts = prices.creature(word)
        for name in changes_with(lambda facts: text("rules.oak", "word-creature-effect", language, facts), facts):
            said.setdefault(name, []).append(word)
    assert said.keys() == prices.OF_CREATURES.keys()
    assert {name: len(words) for name, words in said.items() if len(words) > 1} == {"bonus": 3, "dusk": 3}
