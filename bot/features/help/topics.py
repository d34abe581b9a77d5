"""Help by topic: `/help about:`. A part of the bot that has something to explain adds its lines here."""

from __future__ import annotations

from bot.tables.refused import Refused
from bot.ui.page import Page
from bot.ui.text import say

TOPICS: dict[str, int] = {
    "clock": 7,
    "absence": 8,
    "servers": 6,
    "plans": 4,
    "hints": 3,
    "following": 3,
    "watching": 1,
    "undo": 1,
    "fair": 1,
    "text": 1,
}
"""Topic -> how many lines `help-<topic>-<n>` it has."""


def topic(about: str, language: str) -> Page:
    name = about.strip().casefold()
    if name not in TOPICS:
        raise Refused("no-such-topic", about=about, topics=", ".join(TOPICS))
    return Page(lines=[say(language, f"help-{name}-{number}") for number in range(1, TOPICS[name] + 1)])
