"""Every sentence about an effect names when it works by the key that the engine's own data has for it, in each
language, and has no figure that was typed where the data has it.

The keys are messages (`when-dusk`), so that one moment has one wording, and a sentence that says another moment than
its data is found, whatever its language (`tests/rules/triggers.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest

from rules import GAMES
from rules.druids.figures import LOSSES
from rules.druids.mechanics.settling import FALLS
from rules.karnag.figures import FIGURES as KARNAG
from rules.karnag.state import CARD_WORDS, TILES
from rules.kemet.figures import FIGURES as KEMET
from rules.kemet.material.differences import triggers
from rules.kemet.material.make import key
from rules.kemet.material.table import TABLE, TRIGGERS
from rules.kemet.mechanics.stock import STOCK
from rules.oak.board import ARTEFACTS, CREATURE, CREATURES, slug
from rules.oak.board import WHEN as OAK
from tests.rules.triggers import LANGUAGES, figures, named, names_itself, parsed, told_triggers, variants

EVERY_VARIANT = "*"
"""A sentence whose variants are about the same effect with other numbers."""


class Told(NamedTuple):
    """A sentence about an effect, and when the engine lets the effect work."""

    message: str
    variant: str
    triggers: set[str]


def _karnag() -> Iterator[Told]:
    for track, keys in KARNAG.knowledge.when.items():
        yield Told(f"note-track-{track}", EVERY_VARIANT, set(keys))
    moments = KARNAG.card_figures.when
    for card in CARD_WORDS:
        yield Told("word-card-effect", card, {moments[card]} if card in moments else set())
    for tile in TILES:
        yield Told("note-slot", tile, set())


def _oak() -> Iterator[Told]:
    for word in CREATURES[1:]:
        when = OAK[CREATURE[word]]
        yield Told("word-creature-effect", slug(word), {when} if when else set())
    for word in ARTEFACTS:
        yield Told("word-artefact-effect", slug(word), set())
    for message in ("word-potion-effect", "word-broichan-effect", "note-order", "note-elder"):
        for variant in variants("rules.oak", message, "en"):
            yield Told(message, variant, set())


def _kemet() -> Iterator[Told]:
    """Words are those of the table: a tile of an older printing has no sentence of its own among these."""
    for word in STOCK.tile_words:
        tile = STOCK.tiles[STOCK.tile[word]]
        printed = next(one for one in TABLE.tiles if (one.colour, one.key) == (tile.colour, key(tile.name)))
        yield Told("word-tile-effect", printed.key, triggers(tile))
    for word in STOCK.card_words:
        yield Told("word-card-effect", key(word), triggers(STOCK.cards[STOCK.card[word]]))
    for beast in KEMET.creatures:
        yield Told("word-creature-effect", key(beast.name), triggers(beast))


def _druids() -> Iterator[Told]:
    """No cards: what happens by itself is the loss of pieces, told by its clause and on the page about black magic."""
    for what, clause in {"population": 45, "stone": 31, "temple": 35, "ward": 53, "demon": 47}.items():
        yield Told(f"D-{clause}", "", {getattr(LOSSES, what)})
    yield Told("explain-black", "", {LOSSES.population, LOSSES.stone})


def _said(package: str, message: str, variant: str, language: str) -> set[str]:
    if variant != EVERY_VARIANT:
        return named(package, message, variant, language)
    return set().union(*(named(package, message, one, language) for one in variants(package, message, language)))


TITLES = {"karnag": list(_karnag()), "oak": list(_oak()), "kemet": list(_kemet()), "druids": list(_druids())}
EVERY_TITLE = pytest.mark.parametrize("title", TITLES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_LANGUAGE
@EVERY_TITLE
def test_a_sentence_names_the_triggers_of_the_engine(title: str, language: str) -> None:
    wrong = {
        (message, variant): (said, engine)
        for message, variant, engine in TITLES[title]
        if (said := _said(f"rules.{title}", message, variant, language)) != engine
    }
    assert wrong == {}


@EVERY_LANGUAGE
@EVERY_TITLE
def test_triggers_have_words_and_there_are_no_others(title: str, language: str) -> None:
    """The key of the text is the key of the data; its forms are the same in every language, and each is used."""
    told = told_triggers(f"rules.{title}", language)
    engine = set().union(*(one.triggers for one in TITLES[title]))
    assert set(told) == engine | (set(TRIGGERS) if title == "kemet" else set())
    assert told == told_triggers(f"rules.{title}", "en")


@EVERY_LANGUAGE
@EVERY_TITLE
def test_only_sentences_about_effects_name_triggers(title: str, language: str) -> None:
    """Whatever else names one would be about an effect that is not compared with the engine."""
    package, compared = f"rules.{title}", {one.message for one in TITLES[title]}
    assert {word for word in parsed(package, language) if names_itself(package, word, language)} <= compared


def test_every_title_is_compared() -> None:
    assert set(TITLES) == {title for title, game in GAMES.items() if type(game).__module__.startswith("rules.")}


# --- figures ------------------------------------------------------------------------------------------

TYPED = {
    "karnag": {"1": "a single one: no figure of the data is meant, or it is the least of a range"},
    "oak": {
        "1": "a single one",
        "2": "the two steps of Summon Dryad are a first without points and a second (O-159)",
        "3": "the Dark Woods of 3, 4 and 5 kinds are three potions, told apart by it",
        "4": "the same",
        "5": "the same",
    },
    "kemet": {"1": "the Soul Devourer's fame, which the engine gives one by one"},
}
"""Figures that stand in sentences as they are, and why."""


@EVERY_LANGUAGE
@pytest.mark.parametrize("title", TYPED)
def test_figures_in_sentences_about_effects_come_from_the_data(title: str, language: str) -> None:
    """Druids and Demons tells its effects by its clauses, whose figures are compared with the data
    (`tests/rules/druids/test_effects.py`)."""
    package = f"rules.{title}"
    typed: dict[str, set[str]] = {}
    for message in {one.message for one in TITLES[title]}:
        for variant in variants(package, message, language):
            for figure in figures(package, message, variant, language):
                typed.setdefault(figure, set()).add(f"{message} {variant}")
    assert {figure: where for figure, where in typed.items() if figure not in TYPED[title]} == {}


# --- the engine asks for the keys ---------------------------------------------------------------------


def test_karnags_council_pays_at_its_key(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.rules.karnag.test_effects import council_points

    assert council_points(3, council=5) == 3 + 6
    monkeypatch.setitem(KARNAG.knowledge.when, "council", ["learned"])
    assert council_points(3, council=5) == 3


def test_oaks_creatures_come_up_at_their_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    from rules.oak.mechanics import triggers as oak
    from tests.rules.oak.test_effects_creatures import at_dusk

    assert at_dusk("korrigan") == [0, 2, 0]
    elsewhere = [("festival" if number == CREATURE["korrigan"] else when) for number, when in enumerate(OAK)]
    monkeypatch.setattr(oak, "WHEN", tuple(elsewhere))
    assert at_dusk("korrigan") == [0, 0, 0]


def test_the_losses_of_druids_have_their_moments_and_no_others() -> None:
    """A loss whose data names a moment that the engine does not know for it is an error when the title is read."""
    assert {(what, getattr(LOSSES, what)) for what, _ in FALLS} == set(FALLS)
