"""Sentences about tiles, cards and creatures: their triggers and numbers are those of the engine and of the table of
the printed material, in every language; and the names of printed things and zones."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from rules.core.text import catalogue, sources, text
from rules.kemet.chat.prices import card_effect_facts, creature_facts, tile_facts
from rules.kemet.figures import FIGURES, Beast
from rules.kemet.material.board import BOARD, name
from rules.kemet.material.differences import triggers
from rules.kemet.material.make import key
from rules.kemet.material.table import SPECIAL, TABLE, TRIGGERS, Card, Effect, Tile
from rules.kemet.mechanics.stock import STOCK
from tests.rules.effects import changes_with, literal_numbers
from tests.rules.triggers import LANGUAGES, named, parsed, variants

PACKAGE, MATERIAL = "rules.kemet", "rules.kemet.material"
ENTRIES: list[Tile | Card] = [*TABLE.tiles, *TABLE.cards]
SENTENCES = ("word-tile-effect", "word-card-effect", "word-creature-effect")
LONGEST = 100
"""A choice with its effect is one line of a menu."""


# --- triggers: text, engine and table ------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", STOCK.tile_words)
def test_a_tiles_sentence_names_the_triggers_of_the_engine(word: str, language: str) -> None:
    tile = STOCK.tiles[STOCK.tile[word]]
    printed = next(one for one in TABLE.tiles if (one.colour, one.key) == (tile.colour, key(tile.name)))
    engine = triggers(tile)
    assert named(PACKAGE, "word-tile-effect", printed.key, language) == engine
    assert engine == {effect.trigger for effect in printed.effects}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", STOCK.card_words)
def test_a_cards_sentence_names_the_triggers_of_the_engine(word: str, language: str) -> None:
    engine = triggers(STOCK.cards[STOCK.card[word]])
    printed = next(one for one in TABLE.cards if one.key == key(word))
    assert named(PACKAGE, "word-card-effect", printed.key, language) == engine
    assert engine == {effect.trigger for effect in printed.effects}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("beast", FIGURES.creatures, ids=lambda beast: beast.name)
def test_a_creatures_sentence_names_the_triggers_of_the_engine(beast: Beast, language: str) -> None:
    """What its tile does without it (fame, a card at night) stands in the sentence of the tile alone."""
    printed = next(one for one in TABLE.tiles if one.key == f"{'the-' * (beast.name == 'Mummy')}{key(beast.name)}")
    tied = {effect.trigger for effect in printed.effects if "tied-troop" in effect.conditions}
    assert named(PACKAGE, "word-creature-effect", key(beast.name), language) == triggers(beast) == tied


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trigger_of_the_table_is_used(language: str) -> None:
    used = {
        trigger
        for message in SENTENCES
        for slug in variants(PACKAGE, message, language)
        for trigger in named(PACKAGE, message, slug, language)
    }
    assert used == set(TRIGGERS)


def test_a_changed_trigger_is_noticed() -> None:
    """The comparison can fail: another trigger in the engine is another set of keys."""
    charge = STOCK.tiles[STOCK.tile["charge"]]
    carnage = STOCK.tiles[STOCK.tile["carnage"]]
    assert triggers(charge) != triggers(carnage)
    assert named(PACKAGE, "word-tile-effect", "charge", "de") != triggers(carnage)


# --- numbers -------------------------------------------------------------------------------------------

UNSAID = ("least", "actions", "districts", "out", "tokens")
"""Said in words (a Move, a silver token, one of them) or not at all."""


def numbers(effects: tuple[Effect, ...]) -> Counter[int]:
    """Those that a sentence about these effects must have."""
    found = [number for effect in effects for word, number in effect.numbers.items() if word not in UNSAID]
    for effect in effects:
        if effect.card:
            special = SPECIAL[effect.card]
            found += [number for number in (special.strength, special.damage, special.defense) if number]
    return Counter(found)


def digits(sentence: str) -> Counter[int]:
    return Counter(int(found) for found in re.findall(r"\d+", sentence))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_each_sentence_are_those_of_the_table(language: str) -> None:
    for word in STOCK.tile_words:
        tile = STOCK.tiles[STOCK.tile[word]]
        printed = next(one for one in TABLE.tiles if (one.colour, one.key) == (tile.colour, key(tile.name)))
        said = text(PACKAGE, "word-tile-effect", language, tile_facts(STOCK, word))
        assert digits(said) == numbers(printed.effects), said
        assert len(said) <= LONGEST
    for card in TABLE.cards:
        said = text(PACKAGE, "word-card-effect", language, card_effect_facts(STOCK, card.name.lower()))
        assert digits(said) == numbers(card.effects), said
    for beast in FIGURES.creatures:
        printed = next(one for one in TABLE.tiles if one.key.removeprefix("the-") == key(beast.name))
        tied = tuple(effect for effect in printed.effects if "tied-troop" in effect.conditions)
        said = text(PACKAGE, "word-creature-effect", language, creature_facts(STOCK, beast.name.lower()))
        assert digits(said) == numbers(tied), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_figure_changes_the_sentence(language: str) -> None:
    """Every number of the engine that is not nothing is said; but those of yes and no, of levels and of copies."""
    for word in STOCK.tile_words:
        facts = tile_facts(STOCK, word)
        said = changes_with(lambda given: text(PACKAGE, "word-tile-effect", language, given), facts)
        figures = {fact for fact, value in facts.items() if isinstance(value, int) and value}
        assert said == figures - {"slug"}, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_the_games_own_sentences_come_from_data(language: str) -> None:
    """But for the fame of the Soul Devourer, which the engine always gives one by one; it is the printed one."""
    (catalogue_file,) = sources("rules.kemet", language)
    devourer = next(tile for tile in TABLE.tiles if tile.key == "soul-devourer")
    fame = [str(effect.numbers["fame"]) for effect in devourer.effects if effect.kind == "fame-for-kills"]
    for message in SENTENCES:
        expected = {} if "card" in message else {"soul-devourer": fame, "devourer": fame}
        assert literal_numbers(Path(str(catalogue_file)), message) == expected


# --- names ---------------------------------------------------------------------------------------------


def test_all_languages_have_the_same_names_and_nothing_unused() -> None:
    wanted = {f"name-{entry.key}" for entry in ENTRIES}
    wanted |= {f"city-{city}" for city in BOARD.cities} | {"zone-district", "zone-front"}
    wanted |= {f"zone-{word.lower()}" for word, zone in BOARD.zones.items() if not (zone.city or zone.front_of)}
    for language in LANGUAGES:
        assert set(parsed(MATERIAL, language)) == wanted


def test_english_names_are_those_printed() -> None:
    for entry in ENTRIES:
        assert text(MATERIAL, f"name-{entry.key}") == entry.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_tell_entries_and_zones_apart(language: str) -> None:
    names = [text(MATERIAL, f"name-{key}", language) for key in dict.fromkeys(entry.key for entry in ENTRIES)]
    assert len(set(names)) == len(names) == 62
    zones = [name(word, language) for word in BOARD.zones]
    assert len(set(zones)) == len(zones)
    assert catalogue(MATERIAL, language) is not None


@pytest.mark.parametrize(("language", "ours"), [("fr", "les nôtres"), ("de", "unsere")])
def test_translated_names_are_marked_as_ours(language: str, ours: str) -> None:
    (file,) = sources(MATERIAL, language)
    body = FluentParser().parse(file.read_text("utf-8")).body
    over = ""
    for entry in body:
        if isinstance(entry, ast.GroupComment):
            over = entry.content or ""
        if isinstance(entry, ast.Message) and entry.id.name.startswith("name-"):
            assert ours in over


@pytest.mark.parametrize(("language", "word"), [("en", "creature: "), ("fr", "créature : "), ("de", "Kreatur: ")])
def test_creatures_are_called_so_and_nothing_else_is(language: str, word: str) -> None:
    for tile in STOCK.tile_words:
        said = text(PACKAGE, "word-tile-effect", language, tile_facts(STOCK, tile))
        assert said.startswith(word) == bool(STOCK.tiles[STOCK.tile[tile]].creature)
