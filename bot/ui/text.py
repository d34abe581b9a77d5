"""Sentences of the bot itself, and names that cannot do harm."""

from __future__ import annotations

import re
import unicodedata

import discord

from rules.core.text import text

SEAT_MARK = 0xE100
"""Stored texts carry a seat's mark as one private character; posts turn it into an emoji when they are sent."""
SEATS = ("red", "blue", "yellow", "green", "purple")
SIGNS = "▶✅⛔↩🎲⚔⏳🔔🔒🏁🗺✋📜📖👁🗳⏸🤖⚠🪨🔴🟦🟨🟩🟪"
"""Every emoji the bot writes: one meaning each, left out for people who read without pictures."""
LONGEST_NAME = 32
LONGEST_MARK = 36
"""Characters of a mark as it is sent: `<:seat_purple:1234567890123456789>`."""


def say(language: str, key: str, **facts: str | float) -> str:
    return text("bot", key, language, facts)


def worded(value: object, language: str) -> str:
    """An option's value as people read it."""
    if isinstance(value, bool):
        return say(language, "switch-on" if value else "switch-off")
    return str(value)


def mark(seat: int) -> str:
    return chr(SEAT_MARK + seat)


MARKS = tuple(mark(seat) for seat in range(len(SEATS)))


def shown_length(text: str) -> int:
    """How long a text is when it is sent, with every seat's mark at its whole code."""
    return len(text) + sum(map(text.count, MARKS)) * (LONGEST_MARK - 1)


def safe(name: str, longest: int = LONGEST_NAME) -> str:
    """Somebody's name or free text as plain characters: no formatting, mentions, control or private characters."""
    shown = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", name))
    shown = " ".join(shown.split())
    if len(shown) > longest:
        shown = shown[: longest - 1].rstrip() + "…"
    shown = discord.utils.escape_markdown(shown or "?")
    return re.sub(r"[@<>`]", lambda found: {"@": "@\u200b", "<": "‹", ">": "›", "`": "'"}[found[0]], shown)


def timestamp(when: float) -> str:
    """A moment as Discord shows it: in the reader's own zone, and how far away it is."""
    return f"<t:{int(when)}:f> (<t:{int(when)}:R>)"


def cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
