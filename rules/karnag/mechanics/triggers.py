"""When a level or a card works: the key stands beside its figures in `data.json`, and its text says the same key in
words."""

from __future__ import annotations

from rules.karnag.figures import FIGURES, KNOWLEDGE
from rules.karnag.state import CARD_WORDS

CAPTURING, CAPTURED, DRUID_MOVE, AT_COUNCIL, LEARNED = "capturing", "captured", "druid-move", "council", "learned"
DRAWN = "drawn"
PLAYED_WHEN = FIGURES.card_figures.when


def pays(track: str, when: str) -> bool:
    """That track brings something at this moment."""
    return when in KNOWLEDGE.when[track]


def marked(card: int) -> bool:
    """Its moment is the draw: it is played then or goes back, and nobody keeps it (K-135)."""
    return PLAYED_WHEN.get(CARD_WORDS[card]) == DRAWN
