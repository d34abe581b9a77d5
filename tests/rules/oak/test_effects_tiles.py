"""Each potion and artefact does what its text says: scenes written from the texts alone (`tests.rules.effects`)."""

from __future__ import annotations

from rules.oak.actions import (
    Borrow,
    Brew,
    Exchange,
    Gain,
    Limit,
    Pay,
    Promote,
    Recharge,
    Redo,
    Skip,
    Special,
    Step,
    Take,
    Temple,
)
from rules.oak.board import (
    ARTEFACT,
    ARTEFACTS,
    CARD,
    CREATURE,
    KIND,
)
from rules.oak.chat import prices
from rules.oak.figures import FIGURES
from rules.oak.mechanics.potions import POTION_WORDS
from tests.rules.effects import Scenes
from tests.rules.oak.helpers.deeds import (
    builds_a_shrine,
    climbs_anywhere,
    laid,
    over,
    promotes,
    says,
    takes_a_creature,
)
from tests.rules.oak.scene import Table

# --- potions -------------------------------------------------------------------------------------

potion = Scenes(says("word-potion-effect", prices.potion))


def brewed(word: str, table: Table | None = None) -> Table:
    """Seat 0 has just brewed it, in a temple, for exactly what it takes."""
    table = table or laid()
    if word.startswith("dark"):
        given = " ".join(("bark", "root", "blueberry", "acorn", "mushroom")[: int(word[-1])])
    else:
        tile = next(tile for tile in FIGURES.potions.tiles if tile.word == word)
        table.potion(word)
        extra = ["acorn" if tile.recipe[0] != "acorn" else "bark"] * tile.any
        kinds = ("bark", "root", "blueberry", "acorn", "mushroom")
        given = " ".join(sorted([*tile.recipe, *extra], key=kinds.index))
    table.ingredients(0, given).play(Temple("ritual2", "druid"), Brew(word, given))
    assert (table[0].potions, sum(table[0].ingredients)) == (1, 0)
    return table


@potion("inspiration", "promote a druid")
def _inspiration() -> None:
    table = brewed("inspiration")
    table.play(Promote("roots", "bard"))
    assert table[0].roots[KIND["bard"]] == 1
    over(table)


@potion("taranis' lightning", "turn up to 2 of your artefacts back 2 notches")
def _taranis() -> None:
    table = laid().artefact(0, "carnyx", 2).artefact(0, "golden sickle", 2)
    brewed("taranis' lightning", table)
    table.play(Recharge("carnyx"))
    assert Skip() in table.legal(), "up to"
    table.play(Recharge("golden sickle"))
    assert [artefact.notch for artefact in table[0].artefacts] == [0, 0]
    over(table)


@potion("gift of nature", "raise limits twice")
def _gift_of_nature() -> None:
    table = brewed("gift of nature")
    table.play(Limit("shrines"), Limit("creatures"))
    assert table[0].limits == [2, 2]
    over(table)


@potion("lug's cunning", "use anybody's active artefact without a druid and without turning it")
def _lug() -> None:
    table = laid().artefact(1, "moonstone necklace", 1).artefact(0, "carnyx").resources(0, 0, 6, 6)
    brewed("lug's cunning", table)
    assert {one.artefact for one in table.legal(Borrow)} == {"moonstone necklace", "carnyx"}
    table.play(Borrow("moonstone necklace"))
    assert table[0].resources[0] == 6
    assert (table[1].artefacts[0].notch, len(table[0].out)) == (1, 1)
    over(table)


@potion("blessing of belenos", "a festival for you alone")
def _belenos() -> None:
    table = laid().druids(0, "druid", feather="2").druids(1, "druid", feather="2").resources(0, 0, 6, 6)
    table.resources(1, 0, 0, 0).points(0, 40)
    brewed("blessing of belenos", table)
    assert (table[0].resources[0], table[1].resources[0], table.state.sun) == (2, 0, 1)


@potion("rune power", "raise a Menhir for any 6 resources")
def _rune_power() -> None:
    table = brewed("rune power", laid().resources(0, 6, 6, 9))
    table.play(Pay("1F 2M 3R"))
    assert (table[0].menhirs, table[0].resources) == (1, [5, 4, 3])
    over(table)


@potion("summon dryad", "climb 2 on one branch; the first gives no points")
def _dryad() -> None:
    table = brewed("summon dryad", laid().no_tokens())
    table.play(Step("mistletoe", "", "druid"))
    assert table[0].vp == 0
    assert {one.branch for one in table.legal(Step)} <= {"mistletoe"}
    if table.waiting == (0,):
        table.play(table.legal(Step)[0])
    assert (table[0].branch[1], table[0].vp) == (2, 2)
    over(table)


@potion("arduinna's gift", "climb 1, even onto a blocked last space")
def _arduinna() -> None:
    table = laid().druids(0, "druid bard", mistletoe="4L").no_tokens()
    table.state.blocked[2] = True
    brewed("arduinna's gift", table)
    table.play(Step("mistletoe"))
    assert table[0].branch[1] == 5
    over(table)


@potion("renewal", "repeat a played action")
def _renewal() -> None:
    table = laid().hand(0, "ritual", played="storytelling").resources(0, 0, 0, 6)
    brewed("renewal", table)
    table.play(Redo("storytelling1"), Limit("creatures"))
    assert (table[0].limits[1], table[0].resources[0]) == (2, 0)
    over(table)


@potion("blossom", "fill one resource up to 9")
def _blossom() -> None:
    table = brewed("blossom")
    table.play(Gain("F"))
    assert table[0].resources == [9, 6, 3]
    over(table)


@potion("wood warp", "climb 1 on every branch")
def _wood_warp() -> None:
    table = laid().druids(0, "druid", feather="1", mistletoe="1", runes="1").no_tokens()
    brewed("wood warp", table)
    while table.waiting == (0,):
        table.play(table.legal(Step)[0])
    assert table[0].branch == [2, 2, 2]
    over(table)


@potion("animal companion", "take any creature of the deck")
def _companion() -> None:
    table = laid().points(0, 9)
    deck = set(table.state.creature_deck)
    brewed("animal companion", table)
    assert {CREATURE[one.what] for one in table.legal(Take)} == deck
    table.play(table.legal(Take)[-1])
    assert len(table[0].creatures) == 1
    over(table)


@potion("gift of the gods", "take any artefact of the pile; the first time a third place too")
def _gods() -> None:
    table = laid()
    pile = set(table.state.artefact_pile)
    assert table[0].artefact_places() == 2
    brewed("gift of the gods", table)
    assert {ARTEFACT[one.what] for one in table.legal(Take)} == pile
    table.play(table.legal(Take)[0])
    assert (len(table[0].artefacts), table[0].artefact_places()) == (1, 3)
    table[0].potions = 0
    table.druids(0, "druid")
    again = brewed("gift of the gods", table.turn(0).hand(0, "ritual").empty_temples().resources(0, 6, 6, 6))
    again.play(again.legal(Take)[0])
    assert (len(again[0].artefacts), again[0].artefact_places()) == (2, 3)


@potion("chosen of the oak", "make a druid the Ancient")
def _chosen() -> None:
    table = brewed("chosen of the oak")
    assert {one.elder for one in table.legal(Promote)} == {"ancient"}
    table.play(Promote("roots", "ancient"))
    assert table[0].roots[KIND["ancient"]] == 1


@potion("heart of the oak", "take the card Heart of the Oak")
def _heart() -> None:
    assert CARD["heart"] in brewed("heart of the oak")[0].hand


@potion("dark woods 3", "3 VP for 3 kinds")
def _dark_3() -> None:
    assert brewed("dark woods 3")[0].vp == 3


@potion("dark woods 4", "5 VP for 4 kinds")
def _dark_4() -> None:
    assert brewed("dark woods 4")[0].vp == 5


@potion("dark woods 5", "7 VP for 5 kinds")
def _dark_5() -> None:
    assert brewed("dark woods 5")[0].vp == 7


test_potions = potion.test(POTION_WORDS)

# --- artefacts -----------------------------------------------------------------------------------

artefact = Scenes(says("word-artefact-effect", prices.artefact))


def used(word: str, table: Table | None = None) -> Table:
    table = (table or laid().resources(0, 1, 1, 1)).artefact(0, word)
    table.play(Special(word, "druid"))
    return table


@artefact("moonstone necklace", "gain 6F")
def _necklace() -> None:
    assert used("moonstone necklace")[0].resources == [7, 1, 1]


@artefact("arduinna's pendant", "gain 6M")
def _pendant() -> None:
    assert used("arduinna's pendant")[0].resources == [1, 7, 1]


@artefact("bag of rune stones", "gain 6R")
def _rune_stones() -> None:
    assert used("bag of rune stones")[0].resources == [1, 1, 7]


@artefact("ornament of cernunnos", "take a creature")
def _ornament() -> None:
    table = used("ornament of cernunnos", laid().display("puca", "fuath"))
    takes_a_creature(table)


@artefact("enchanted wood-shaper", "build a Shrine")
def _shaper() -> None:
    builds_a_shrine(used("enchanted wood-shaper"))


@artefact("carnyx", "climb 1 space on any branch")
def _carnyx() -> None:
    climbs_anywhere(used("carnyx"), [1, 1, 1])


@artefact("antler headdress", "promote a druid")
def _headdress() -> None:
    promotes(used("antler headdress"))


@artefact("golden cauldron", "brew a potion with 1 ingredient less")
def _cauldron() -> None:
    table = used("golden cauldron", laid().ingredients(0, "bark root"))
    table.play(Brew("dark woods 3", "bark root"))
    assert table[0].vp == 3


@artefact("golden sickle", "draw 3 ingredients")
def _sickle() -> None:
    table = laid()
    bag = sum(table.state.bag)
    used("golden sickle", table)
    assert (sum(table[0].ingredients), sum(table.state.bag)) == (3, bag - 3)


@artefact("horn of plenty", "turn one resource into another, and 3 more of it")
def _horn() -> None:
    table = used("horn of plenty", laid().resources(0, 4, 1, 1))
    table.play(Exchange("F", "M", 2))
    assert table[0].resources == [2, 1 + 2 + 3, 1]


@artefact("seer's ring", "repeat a played action")
def _ring() -> None:
    table = used("seer's ring", laid().hand(0, "ritual", played="knowledge").resources(0, 0, 0, 0))
    table.play(Redo("knowledge2"))
    builds_a_shrine(table)


@artefact("shield of toutatis", "2 VP")
def _shield() -> None:
    assert used("shield of toutatis")[0].vp == 2


test_artefacts = artefact.test(ARTEFACTS)
