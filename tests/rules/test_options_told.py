"""Every option is told in one plain sentence in each language: what it changes, its usual value, its clause."""

from __future__ import annotations

import re

import pytest

from rules import GAMES
from rules.core.text import text
from tests.titles import package

USUAL = {"en": r"\busual(ly)?\b", "fr": r"d’(habitude|usage)", "de": r"\b(üblich|meist)\b"}
TITLES = sorted(title for title in GAMES if package(title).startswith("rules."))
OPTIONS = [(title, option) for title in TITLES for option in GAMES[title].options.__struct_fields__]


def test_there_are_options_in_every_title() -> None:
    assert {title for title, _ in OPTIONS} == set(TITLES)
    assert {"druids", "karnag", "kemet", "oak"} <= set(TITLES)


@pytest.mark.parametrize(("title", "option"), OPTIONS)
def test_an_option_is_told_in_one_sentence(title: str, option: str) -> None:
    game = GAMES[title]
    clauses = game.options.decides[option]
    told = {language: text(package(title), f"option-{option}", language) for language in USUAL}
    assert len(set(told.values())) == len(told), "each language has words of its own"
    for language, sentence in told.items():
        assert sentence.endswith(")."), sentence
        assert not re.search(r"[.!?] [A-ZÀ-Ý]", sentence), f"more than one sentence: {sentence}"
        assert 30 <= len(sentence) <= 230, (len(sentence), sentence)
        assert re.search(USUAL[language], sentence), f"no usual value: {sentence}"
        cited = re.findall(r"\b[A-Z]+-\d+\b", sentence)
        assert cited, f"no clause: {sentence}"
        assert set(cited) <= set(clauses), f"another clause than it decides: {sentence}"
        assert set(cited) <= set(game.clauses)
