"""Set-up, components and the choice of Orders (O-1 to O-26)."""

import json
import re
from importlib.resources import files

import pytest

from rules.core import FastDice, proof, rule
from rules.core.text import text
from rules.oak import OAK
from rules.oak.actions import Order, Pass, Promote, Skip, Special
from rules.oak.board import (
    ARTEFACTS,
    CARDS,
    CREATURE_VP,
    CREATURES,
    INGREDIENTS,
    KINDS,
    ORDERS,
    POTIONS,
    RESOURCES,
    STARTING,
    TEMPLE_WORDS,
)
from rules.oak.events import PotionsLaid
from rules.oak.figures import FIGURES
from rules.oak.mechanics.potions import POTION_WORDS
from rules.oak.options import OakOptions
from rules.oak.scoring import SOURCES
from tests.rules.oak.properties import invariants
from tests.rules.oak.scene import Table


@proof("O-1", "O-2", "O-3", "O-4", "O-5", "O-6")
@rule("O-202", "O-203")
def test_what_is_in_the_box() -> None:
    assert OAK.seats == range(1, 5)
    assert len(ORDERS) == 5
    assert len(ARTEFACTS) == 12
    assert len(CREATURES) - 1 == 35
    assert sum(getattr(FIGURES.bag, word) for word in ("bark", "root", "blueberry", "acorn", "mushroom")) == 40
    assert FIGURES.shrine.supply == 24
    assert len(POTIONS) == 15
    assert len(CARDS) == 6 + 1, "six Moot cards and the Heart of the Oak"
    assert len(KINDS) == 1 + 6, "an accessory for each kind of Elder"
    assert sum(place.four for place in FIGURES.solar.tokens) == 6
    assert FIGURES.druids.each == 9
    assert CREATURE_VP[34] == -3
    assert CREATURE_VP[35] == 5


def test_every_figure_says_where_it_comes_from() -> None:
    data = json.loads(files("rules.oak").joinpath("data.json").read_bytes())
    for name, part in data.items():
        if name != "_about":
            for piece in part if isinstance(part, list) else [part]:
                assert any(tag in piece["tag"] for tag in ("seed", "source", "ours")), name


def test_every_clause_and_everything_with_a_name_has_its_words() -> None:
    for clause in OAK.clauses:
        assert len(text("rules.oak", clause)) > 10
    for prefix, words in (
        ("card", CARDS),
        ("potion", POTION_WORDS),
        ("artefact", ARTEFACTS),
        ("creature", CREATURES[1:]),
        ("order", ORDERS),
        ("druid", KINDS),
        ("ingredient", INGREDIENTS),
        ("resource", RESOURCES),
        ("source", SOURCES),
    ):
        for word in words:
            key = re.sub(r"[^A-Za-z0-9]+", "-", word).strip("-")
            assert text("rules.oak", f"{prefix}-{key}")


@proof("O-7", "O-13", "O-14", "O-16", "O-19", "O-20", "O-21", "O-22", "O-23")
def test_the_first_position() -> None:
    table = Table("fox", "bee", "cairns")
    assert table.state.sun == 1
    assert FIGURES.solar.spaces == 11
    assert table.state.round == 1
    assert table.state.supply == 24
    for player in table.state.players:
        assert player.limits == [1, 1]
        assert player.resources == [6, 6, 6]
        assert player.vp == 0
        assert player.rest[0] == 3
        assert player.roots[0] == 6
        assert [CARDS[card] for card in player.hand] == ["storytelling", "knowledge", "ritual"]
        assert [CARDS[card] for card in player.aside] == ["worship", "wisdom", "mysticism"]
        assert player.slots(0) == player.slots(1) == 1, "no Bard board yet"
        assert player.artefact_places() == 2, "no extension yet"
        assert len(STARTING) == 3


@proof("O-8")
@pytest.mark.parametrize(("seats", "tokens"), [(1, 4), (2, 4), (3, 4), (4, 6)])
def test_solar_tokens_by_number_of_players(seats: int, tokens: int) -> None:
    state, _ = OAK.setup(seats, OakOptions(), FastDice(3))
    assert sum(state.tokens) == tokens
    assert state.tokens[0 * 8 + 2] == 2
    assert state.tokens[2 * 8 + 2] == 2
    assert state.tokens[1 * 8 + 1] == state.tokens[1 * 8 + 2] == (seats == 4)


@proof("O-9")
@rule("O-181")
@pytest.mark.parametrize(("seats", "ingredients"), [(1, 4), (2, 4), (3, 5), (4, 6)])
def test_the_forest_holds_two_more_than_players(seats: int, ingredients: int) -> None:
    state, _ = OAK.setup(seats, OakOptions(), FastDice(3))
    assert sum(kind >= 0 for kind in state.forest) == ingredients
    assert sum(state.bag) == 40 - ingredients
    invariants(state)


@proof("O-10", "O-11", "O-12")
def test_displays() -> None:
    seen = set()
    for seed in range(30):
        state, events = OAK.setup(2, OakOptions(), FastDice(seed))
        assert [FIGURES.potions.tiles[tile].level for tile in state.potions] == [1, 2, 3]
        assert len(state.box) == 12
        assert len(state.creature_display) == 3
        assert len(state.creature_deck) == 32
        assert len(state.artefact_display) == 3
        assert len(state.artefact_pile) == 9
        seen.add(tuple(state.potions))
        assert any(isinstance(event, PotionsLaid) for event in events)
    assert len(seen) > 10


@proof("O-15")
def test_the_first_player_is_drawn_by_lot_or_the_first_seat() -> None:
    drawn = {OAK.setup(4, OakOptions(), FastDice(seed))[0].first for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert OAK.setup(4, OakOptions(first_player="first seat"), FastDice(5))[0].first == 0


@proof("O-17")
def test_orders_are_chosen_against_the_clock_and_each_once() -> None:
    state, _ = OAK.setup(4, OakOptions(first_player="first seat"), FastDice(1))
    dice = FastDice(1)
    chosen = []
    for order in ("fox", "bee", "forest", "cairns"):
        seat = OAK.waiting(state)[0]
        chosen.append(seat)
        assert Order(order) in OAK.legal(state, seat)
        OAK.apply(state, seat, Order(order), dice)
    assert chosen == [3, 2, 1, 0], "the first player last"
    table = Table.__new__(Table)
    table.state, _ = OAK.setup(3, OakOptions(first_player="first seat"), FastDice(1))
    table.dice = dice
    table.play(Order("fox"))
    table.refused(Order("fox"), "O-17", "order-taken")
    table.refused(Pass(), "O-17", "asks-order")
    table.refused(Order("wolf"), "O-17", "unknown-word")
    table.refused(Skip(), "O-17", "asks-order")


@proof("O-18")
def test_each_player_may_make_each_elder_once_and_the_ancient_only_by_potion() -> None:
    table = Table("bee", "fox").druids(0, "druid druid druid")
    table.play(Special("order", "druid"))
    kinds = {action.elder for action in table.legal(Promote)}
    assert kinds == {"arch", "bard", "ovate", "talon", "recluse"}


@proof("O-24", "O-25", "O-26")
@pytest.mark.parametrize(
    ("seats", "spaces"),
    [(1, ["TF1", "TM2", "TR3"]), (2, ["TF1", "TM2", "TR3"]), (3, ["TF1"]), (4, [])],
)
def test_neutral_druids(seats: int, spaces: list[str]) -> None:
    state, _ = OAK.setup(seats, OakOptions(), FastDice(3))
    assert [TEMPLE_WORDS[space] for space in state.neutral] == spaces
    assert sum(state.temples) == len(spaces)
