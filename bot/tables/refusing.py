"""What somebody reads who may not do something, and the buttons that lead on."""

from __future__ import annotations

from bot.tables.refused import Refused
from bot.ui.ids import custom_id
from bot.ui.page import Button, Menu, Page, button_rows
from bot.ui.text import safe, say

LONGEST_FACT = 200


def refused_page(refused: Refused, language: str, table: int = 0) -> Page:
    """What somebody may not do, and the buttons that lead on."""
    facts = {key: safe(fact, LONGEST_FACT) if isinstance(fact, str) else fact for key, fact in refused.facts.items()}
    return Page(lines=[say(language, refused.key, **facts)], rows=_ways(refused, language, table))


def wrong_button(table: int, language: str) -> Button:
    """Whoever thinks that a refusal is a mistake can say so."""
    return Button(custom_id("wrong", max(0, table)), say(language, "button-wrong"))


def _ways(refused: Refused, language: str, table: int) -> list[list[Button] | Menu]:
    """The buttons a refusal offers."""
    buttons = []
    for verb, number, words in refused.ways:
        label = say(language, f"way-{'-'.join(str(word) for word in (verb, *words))}")
        buttons.append(Button(custom_id(verb, number, *words), label))
    return button_rows([*buttons, wrong_button(table, language)])
