"""One interaction, read: who asks what, where. Nothing of Discord's is in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from bot.store import Reading
from bot.store.settings import Settings
from bot.tables.path import JOIN
from bot.ui.page import Page
from rules.core.game import Filled

LANGUAGES = ("en", "fr", "de")
HERE = -1
"""In the place of a table's number: the table of the channel."""
HERE_IF_ANY = -2
"""The same; none (0) where there is no table."""

Then = Callable[[Reading], Page]
"""What a change led to, read after it counts."""


class Call(msgspec.Struct, kw_only=True):
    id: str
    table: int
    """The door puts a number in the place of `HERE` and `HERE_IF_ANY`."""
    person: int
    name: str
    locale: str
    channel: int
    guild: int | None
    moderator: bool
    channel_name: str = ""
    permissions: int = 0
    """What the bot may do in the channel, in Discord's bits."""
    words: list[str] = []
    """What the id says besides verb and table."""
    values: list[str] = []
    """What was chosen in a menu."""
    fields: dict[str, str] = {}
    """What was written into a form."""
    given: dict[str, Any] = {}
    """The options of a command, by name."""
    filled: Filled | None = None
    """A title's command with its options."""
    sign: bool = False
    """The person has not been noted here for an hour: a sign of life."""
    settings: Settings = Settings()
    """Read by the door."""

    @property
    def language(self) -> str:
        return language_of(self.settings, self.locale)

    @property
    def question(self) -> int | None:
        return int(self.words[0]) if self.words and self.words[0].isdigit() else None

    @property
    def said(self) -> list[str]:
        """Words of the id, then what was chosen in a menu."""
        return [word for word in (*self.words, *self.values) if word]

    @property
    def chosen(self) -> list[str]:
        """The choices that the id carries."""
        return [word for word in self.words[1].split(JOIN) if word] if len(self.words) > 1 else []

    @property
    def path(self) -> list[str]:
        """The choices that the id carries, and the one just made in a menu."""
        return [*self.chosen, *self.values]


def language_of(settings: Settings, locale: str) -> str:
    """The language chosen, else Discord's, else English."""
    short = settings.language or locale.split("-")[0]
    return short if short in LANGUAGES else "en"
