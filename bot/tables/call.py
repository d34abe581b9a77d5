"""What a handler is given: the call, all services, and, where it has to talk to Discord first, the way to do so."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol, TypeVar, cast

import discord
import msgspec

from bot.store import Reading, SeatRow, TableRow, Writing
from bot.store.notes import Settings
from bot.tables.choosing import JOIN
from bot.tables.refused import Refused
from bot.ui.ids import NUMBER, whole
from bot.ui.page import Button, Page
from rules.core.game import Filled
from rules.core.thinking.levels import Question, Thought

S = TypeVar("S")
Part = Callable[["Services", Reading, TableRow, SeatRow], tuple[list[str], list[Button]]]
"""What a feature adds to another's page for somebody who sits there: lines and buttons."""


class Services:
    """Made once, in `bot.app.services`. Pages and presses are given it beside the open transaction."""

    beside_panel: Sequence[Part] = ()
    """What stands above the last row of a panel on which nothing is chosen yet."""
    beside_hand: Sequence[Part] = ()
    """What stands below one's own hand."""
    commands: Callable[[], Sequence[Any]]
    """All common slash commands, for the page that lists them."""

    def __init__(self, *made: object) -> None:
        self._made = {type(one): one for one in made}

    def __getitem__(self, kind: type[S]) -> S:
        return cast(S, self._made[kind])

    def __iter__(self) -> Iterator[object]:
        return iter(self._made.values())


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
        return int(self.words[0]) if self.words and NUMBER.fullmatch(self.words[0]) else None

    def word(self, place: int) -> str:
        """A word of the id. Where there is none, no page of ours has the button."""
        if not -len(self.words) <= place < len(self.words):
            raise Refused("unknown-button")
        return self.words[place]

    def number(self, place: int) -> int:
        """A word of the id that is a number."""
        found = whole(self.word(place))
        if found is None:
            raise Refused("unknown-button")
        return found

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


T = TypeVar("T")


class Talk(Protocol):
    """One interaction on the event loop. What concerns tables is handed to the worker, a job and a transaction each."""

    interaction: discord.Interaction[Any]
    client: Any
    """The bot, for what only Discord's library can do."""
    local: bool
    """The bot is connected to a local Discord."""

    async def look(self, work: Callable[[Services, Reading], T]) -> T:
        """Read something."""

    async def change(self, work: Callable[[Services, Writing], T], *, claim: str | None = None) -> T:
        """Change something, once for each claim (None: whenever it is asked)."""

    async def thinking(self, *, public: bool = False) -> None:
        """Say that an answer will come, as a message of its own: something takes long now."""

    async def thought(self, table: int, question: Question, seconds: float) -> Thought | None:
        """What comes of thinking about it elsewhere for so long at most; None where nobody could."""

    async def show(self, page: Page) -> None:
        """Answer already, where more is to be done after it."""
