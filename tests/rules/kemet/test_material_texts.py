"""Sentences about the printed material: their numbers and triggers are those of the table, in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from rules.core.text import catalogue, named, sources, text
from rules.kemet.material.board import BOARD, name
from rules.kemet.material.table import TABLE, TRIGGERS, Card, Tile, facts
from tests.rules.effects import literal_numbers

PACKAGE = "rules.kemet.material"
LANGUAGES = ("en", "fr", "de")
ENTRIES: list[Tile | Card] = [*TABLE.tiles, *TABLE.cards]


def message(entry: Tile | Card) -> str:
    return f"{'tile' if isinstance(entry, Tile) else 'card'}-{entry.key}"


@cache
def messages(language: str) -> dict[str, ast.Message]:
    (file,) = sources(PACKAGE, language)
    body = FluentParser().parse(file.read_text("utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    found = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({one.id.name for one in found}) == len(found), "a message twice"
    return {one.id.name: one for one in found}


class _Parts(visitor.Visitor):
    """What a message is made of: plain words, messages it refers to (in order), facts."""

    def __init__(self, language: str, key: str) -> None:
        self.language, self.plain, self.triggers, self.facts = language, "", list[str](), set[str]()
        self.visit(messages(language)[key])

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.plain += node.value

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        if node.id.name.startswith("trigger-"):
            self.triggers.append(node.id.name.removeprefix("trigger-"))
        else:
            inner = _Parts(self.language, node.id.name)
            self.plain += inner.plain
            self.facts |= inner.facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_has_the_triggers_and_numbers_of_its_entry(language: str) -> None:
    for entry in ENTRIES:
        parts = _Parts(language, message(entry))
        assert parts.triggers == list(dict.fromkeys(effect.trigger for effect in entry.effects)), message(entry)
        assert parts.facts == set(facts(entry.effects)), message(entry)
        assert not re.search(r"\d", parts.plain), f"{message(entry)} has a number of its own"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_number_changes_the_sentence(language: str) -> None:
    """Every number is printed as it is handed in, and no other."""
    for entry in ENTRIES:
        handed = {fact: 41 + at for at, fact in enumerate(facts(entry.effects))}
        said = text(PACKAGE, message(entry), language, handed)
        assert sorted(int(digits) for digits in re.findall(r"\d+", said)) == sorted(handed.values()), said
        assert said.startswith(said[0].upper())
        assert said.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_the_games_own_sentences_come_from_data(language: str) -> None:
    """But for the fame of the Soul Devourer, which the engine always gives one by one; it is the printed one."""
    (catalogue_file,) = sources("rules.kemet", language)
    devourer = next(tile for tile in TABLE.tiles if tile.key == "soul-devourer")
    fame = [str(effect.numbers["fame"]) for effect in devourer.effects if effect.kind == "fame-for-kills"]
    for key in ("word-tile-effect", "word-creature-effect", "word-card-effect"):
        expected = {} if "card" in key else {"soul-devourer": fame, "devourer": fame}
        assert literal_numbers(Path(str(catalogue_file)), key) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_battle_cards_say_their_figures(language: str) -> None:
    for card in (*TABLE.battle_cards, *TABLE.special_cards):
        figures = {"strength": card.strength, "damage": card.damage, "defense": card.defense, "loss": card.own_loss}
        said = text(PACKAGE, "battle-card", language, figures)
        assert [int(digit) for digit in re.findall(r"\d+", said)] == [number for number in figures.values() if number]


def test_all_languages_have_the_same_messages_and_nothing_unused() -> None:
    wanted = {message(entry) for entry in ENTRIES} | {f"name-{entry.key}" for entry in ENTRIES} | {"battle-card"}
    wanted |= {f"trigger-{trigger}" for trigger in TRIGGERS} | {"n-moves", "n-units", "n-cards", "n-districts"}
    wanted |= {f"city-{city}" for city in BOARD.cities} | {"zone-district", "zone-front"}
    wanted |= {f"zone-{word.lower()}" for word, zone in BOARD.zones.items() if not (zone.city or zone.front_of)}
    for language in LANGUAGES:
        assert set(messages(language)) == wanted
        for key in wanted:
            assert _Parts(language, key).facts == named(PACKAGE, key)


def test_english_names_are_those_printed() -> None:
    for entry in ENTRIES:
        assert text(PACKAGE, f"name-{entry.key}") == entry.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_tell_entries_and_zones_apart(language: str) -> None:
    names = [text(PACKAGE, f"name-{key}", language) for key in dict.fromkeys(entry.key for entry in ENTRIES)]
    assert len(set(names)) == len(names) == 62
    zones = [name(word, language) for word in BOARD.zones]
    assert len(set(zones)) == len(zones)
    assert catalogue(PACKAGE, language) is not None


@pytest.mark.parametrize(("language", "ours"), [("fr", "les nôtres"), ("de", "unsere")])
def test_translated_names_are_marked_as_ours(language: str, ours: str) -> None:
    (file,) = sources(PACKAGE, language)
    body = FluentParser().parse(file.read_text("utf-8")).body
    over = ""
    for entry in body:
        if isinstance(entry, ast.GroupComment):
            over = entry.content or ""
        if isinstance(entry, ast.Message) and entry.id.name.startswith("name-"):
            assert ours in over


@pytest.mark.parametrize(("language", "word"), [("en", "Creature. "), ("fr", "Créature. "), ("de", "Kreatur. ")])
def test_creatures_are_called_so_and_nothing_else_is(language: str, word: str) -> None:
    for tile in TABLE.tiles:
        assert text(PACKAGE, message(tile), language, facts(tile.effects)).startswith(word) == tile.creature
