"""The table of the printed material: complete and consistent in itself, and the same as the facts it was made from."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rules.kemet.material import make
from rules.kemet.material.table import COLOURS, CONDITIONS, KINDS, SPECIAL, TABLE, TRIGGERS, Card, Effect, Tile

FACTS = Path(os.environ.get("MENHIR_FACTS", Path(__file__).parents[4] / "shared" / "games")) / "kemet_material.json"
EVERY: list[Tile | Card] = [*TABLE.tiles, *TABLE.cards]


# --- in itself -----------------------------------------------------------------------------------


def test_there_are_64_tiles_38_cards_and_ten_battle_cards() -> None:
    assert sum(tile.copies for tile in TABLE.tiles) == 64
    assert sum(card.copies for card in TABLE.cards) == 38
    assert sum(card.copies for card in TABLE.cards if not card.per_player) == 33, "the deck, without Diversion"
    assert (len(TABLE.battle_cards), len(TABLE.special_cards)) == (8, 2)


@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_has_four_tiles_of_each_level_and_two_second_copies(colour: str) -> None:
    own = [tile for tile in TABLE.tiles if tile.colour == colour]
    assert Counter(tile.level for tile in own for _ in range(tile.copies)) == {1: 4, 2: 4, 3: 4, 4: 4}
    assert [tile.level for tile in own if tile.copies == 2] == [1, 1]
    assert {"domination", "act-of-god"} <= {tile.key for tile in own}
    assert len({tile.key for tile in own}) == len(own)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_tiles_of_any_colours_in_play_add_up(players: int) -> None:
    rule = TABLE.setup.players[players]
    by_colour = {
        colour: sum(
            1 if rule.one_copy else tile.copies
            for tile in TABLE.tiles
            if tile.colour == colour and tile.key not in rule.without
        )
        for colour in COLOURS
    }
    assert set(by_colour.values()) == {rule.tiles // rule.colours}


@pytest.mark.parametrize("entry", EVERY, ids=lambda one: f"{getattr(one, 'colour', 'card')} {one.key}")
def test_every_effect_has_trigger_kind_and_the_numbers_of_its_kind(entry: Tile | Card) -> None:
    assert entry.effects
    for effect in entry.effects:
        assert effect.trigger in TRIGGERS
        assert tuple(effect.numbers) == KINDS[effect.kind]
        assert set(effect.conditions) <= set(CONDITIONS)
        assert bool(effect.choices) == (effect.kind == "gold-action")
        assert (effect.card in SPECIAL) == (effect.kind == "special-card")
    assert entry.key == make.key(entry.name)
    said = [(effect.trigger, effect.kind, effect.conditions) for effect in entry.effects]
    assert len(set(said)) == len(said), "an effect twice"


def test_every_word_of_effects_is_used() -> None:
    effects = [effect for entry in EVERY for effect in entry.effects]
    assert {effect.trigger for effect in effects} == set(TRIGGERS)
    assert {effect.kind for effect in effects} == set(KINDS)
    assert {condition for effect in effects for condition in effect.conditions} == set(CONDITIONS)


def test_the_same_tile_in_several_colours_does_the_same() -> None:
    for name in ("domination", "act-of-god"):
        assert len({(tile.level, tile.copies, str(tile.effects)) for tile in TABLE.tiles if tile.key == name}) == 1
    assert Counter(tile.key for tile in TABLE.tiles).most_common(3)[2][1] == 1, "no other name comes twice"


def test_a_creature_works_for_the_troop_it_is_tied_to() -> None:
    creatures = [tile for tile in TABLE.tiles if tile.creature]
    assert len(creatures) == 10
    for tile in TABLE.tiles:
        tied = [effect for effect in tile.effects if "tied-troop" in effect.conditions]
        assert bool(tied) == tile.creature
        free = {effect.trigger for effect in tile.effects} - {effect.trigger for effect in tied}
        assert not tile.creature or free <= {"purchase", "night-cards"}


def test_the_icon_of_a_card_is_when_it_works() -> None:
    for card in TABLE.cards:
        assert {effect.trigger.partition("-")[0] for effect in card.effects} == {card.icon}


def test_set_up_adds_up() -> None:
    setup = TABLE.setup
    assert sum(setup.troops) + 2 == setup.units, "two units stay in supply"
    assert setup.battle_cards == len(TABLE.battle_cards)
    assert sum(len(spaces) for spaces in setup.spaces.values()) == 10
    assert {seats: one.pyramid_levels for seats, one in setup.players.items()} == {2: 2, 3: 3, 4: 3, 5: 3}


def test_thirteen_rules_differ_between_the_printings() -> None:
    assert len({rule.key for rule in TABLE.printings}) == len(TABLE.printings) == 13
    assert [rule.key for rule in TABLE.printings if rule.of_2021 == rule.of_2024] == []


def test_the_table_is_written_as_make_writes_it() -> None:
    kept = make.PLACE.read_text("utf-8")
    assert make.written(json.loads(kept)) == kept


# --- against the facts ---------------------------------------------------------------------------

WHEN = {
    "battle, attack": {"attack"},
    "Move": {"move"},
    "battle": {"battle", "attack", "defence"},
    "on purchase": {"purchase"},
    "creature": {"move", "battle", "purchase", "enemy-move", "rewards"},
    "creature + Night": {"move", "battle", "night-cards"},
    "Move + battle": {"move", "battle"},
    "battle, end of Confrontation": {"confrontation-end"},
    "gold": {"gold"},
    "Recruit": {"recruit"},
    "battle, defence": {"defence"},
    "Pray": {"pray"},
    "always": {"always"},
    "battle, defence, rewards": {"rewards"},
    "battle, War Council": {"council"},
    "Buy": {"buy"},
    "Raise": {"raise"},
    "Night, Divine Intervention": {"night-cards"},
    "Night, Awakening": {"night-awakening"},
    "battle, end of Casualties": {"casualties-end"},
    "battle, attack, start of War Council": {"attack-council"},
    "spending": {"spending"},
    "Night, Prayers": {"night-prayers"},
    "Day and Night": {"gaining"},
}
"""The times of the facts, and the triggers they allow."""
UNSAID = {"least": 0, "actions": 1, "districts": 1, "out": 1, "levels": 1}
"""Numbers that the facts say in words (free, a Move, one district) or not at all."""


@pytest.fixture(scope="module")
def facts() -> dict[str, Any]:
    if not FACTS.is_file():
        pytest.skip("the file of facts is not part of the repository")
    found: dict[str, Any] = json.loads(FACTS.read_text("utf-8"))
    return found


def test_making_the_table_anew_changes_nothing(facts: dict[str, Any]) -> None:
    table = json.loads(make.PLACE.read_text("utf-8"))
    assert make.filled(facts, table) == table


def test_an_entry_without_effects_is_refused(facts: dict[str, Any]) -> None:
    table = json.loads(make.PLACE.read_text("utf-8"))
    table["tiles"].pop()
    with pytest.raises(SystemExit, match="onyx Act of God"):
        make.filled(facts, table)


def test_tiles_are_those_of_the_facts(facts: dict[str, Any]) -> None:
    assert len(facts["tiles"]) == len(TABLE.tiles)
    for fact, tile in zip(facts["tiles"], TABLE.tiles, strict=True):
        place = (fact["colour"], fact["level"], fact["name"], fact["copies"])
        assert (tile.colour, tile.level, tile.name, tile.copies) == place
        assert tile.creature == fact["when"].startswith("creature")
        assert {effect.trigger for effect in tile.effects} <= WHEN[fact["when"]], tile.key
        if fact["effect"].startswith("as Wrryt Storm"):
            fact = {**fact, "effect": fact["effect"].removeprefix("as Wrryt Storm with ")}
        _same_numbers(fact["effect"], tile.effects, tile.key)


def test_cards_are_those_of_the_facts(facts: dict[str, Any]) -> None:
    for fact, card in zip(facts["cards"], TABLE.cards, strict=True):
        assert (card.name, card.cost, card.icon) == (fact["name"], fact["cost"], fact["icon"])
        assert card.copies == make.copies(fact["copies"])
        _same_numbers(fact["effect"], card.effects, card.key)
    assert {make.key(name) for name in facts["cards_not_in_the_game"]}.isdisjoint(card.key for card in TABLE.cards)


def _same_numbers(prose: str, effects: tuple[Effect, ...], name: str) -> None:
    said = Counter(int(digits) for digits in re.findall(r"\d+", prose))
    ours = Counter(number for effect in effects for word, number in effect.numbers.items() if word not in UNSAID)
    for effect in effects:
        assert all(effect.numbers.get(word, number) == number for word, number in UNSAID.items()), name
        if effect.card:
            special = SPECIAL[effect.card]
            ours.update(number for number in (special.strength, special.damage, special.defense) if number)
    said -= Counter([0] * prose.count("min 0"))
    assert said == ours, f"{name}: {prose!r}"


def test_battle_cards_are_those_of_the_facts(facts: dict[str, Any]) -> None:
    ours = [[card.strength, card.damage, card.defense, -card.own_loss] for card in TABLE.battle_cards]
    assert ours == facts["battle_cards"]
    special = {card.name: [card.strength, card.damage, card.defense] for card in TABLE.special_cards}
    assert special == facts["special_cards"]


def test_set_up_is_that_of_the_facts(facts: dict[str, Any]) -> None:
    setup = TABLE.setup
    said = facts["setup"]
    for words in (
        f"{setup.pp} PP",
        f"{setup.units} units, {setup.troops[0]} in each of two own districts",
        f"{setup.battle_cards} battle cards",
        f"Diversion + {setup.cards} DI",
        f"in {setup.pyramids}",
        f"one level-{setup.first_tile_level} tile in {setup.first_tile}",
    ):
        assert words in said
    text = facts["setup_2024_text"]
    for players, rule in setup.players.items():
        assert text["colours and tiles"][f"{players} players"].startswith(f"{rule.colours} colours, {rule.tiles} tiles")
    assert text["victory"].startswith(f"{setup.victory_fame} or more fame")
