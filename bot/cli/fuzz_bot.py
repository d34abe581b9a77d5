"""A bot without Discord: interactions come in as Discord's own JSON, and what it would send is kept."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
from discord.app_commands import AppCommandError
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.app.client import Menhir
from bot.features.lobby.service import Lobby
from bot.outbox.pages import LatePages
from bot.store import SqliteStore
from bot.tables.call import Call
from bot.tables.loaded import Cache
from bot.tables.play import Play
from bot.tables.tables import Worker
from bot.ui import pictures
from bot.ui.page import Page
from render.shot import Shot
from render.text_board import TextBoard
from render.worker import Illustration
from rules import GAMES
from rules.core.players import random_choice

JSON = dict[str, Any]
GUILD, OTHER_GUILD, HOME, PRIVATE, BOT = 1, 2, 10, 500, 9000
PEOPLE = {100: "Red", 101: "Blue", 102: "Yellow", 103: "Green", 200: "Eve"}
"""Eve is of the other server, and a moderator there."""
NEVER = 1e9
NOON = 1_790_000_000.0
A_WEEK = 7 * 24 * 3600.0
TOLD = (
    *(f"SELECT * FROM {name}" for name in ("tables", "seats", "sittings", "deeds", "plans", "followers", "clocks")),
    'SELECT "table", count(*), total(length(line)) FROM lines GROUP BY "table"',
    "SELECT id, channel, message, sent, wanted, gone, length(body) FROM posts",
)
"""What is read of the store to see whether something changed by what was refused."""


class Sent(AsyncWebhookAdapter):
    """What would go to Discord as answers to interactions."""

    def __init__(self) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.bodies: list[JSON] = []

    async def request(self, route: Any, session: Any, **given: Any) -> Any:
        body = given.get("payload")
        for part in given.get("multipart") or ():
            if part["name"] == "payload_json":
                body = json.loads(part["value"])
        self.bodies.append(body or {})
        if route.url.endswith("/callback"):
            return {"interaction": {"id": "1", "type": 2}}
        return message(HOME, 77)


class _Straight(Worker):
    """The worker, without a thread of its own."""

    async def do(self, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        return work(*args, **kwargs)


class _Undrawn(LatePages):
    @asynccontextmanager
    async def showing(self, interaction: discord.Interaction[Any], page: Page) -> AsyncIterator[None]:
        yield


class World:
    """A store with a table of every title and in every state, and the bot that serves it. What is done there is undone
    by `again`."""

    def __init__(self, folder: Path, chooser: random.Random, steps: int) -> None:
        """`steps`: about how far the games are."""
        self.chooser, self.ids, self.sent, self.now = chooser, 10_000, Sent(), NOON
        self.store = SqliteStore(folder / "menhir.db")
        self.store.db.execute("PRAGMA synchronous = OFF")
        self.bot = Menhir(store=self.store, clock=lambda: self.now, acknowledged=NEVER, secret=lambda: b"fuzz" * 8)
        self.bot.worker = _Straight(self.bot.services)
        self.bot.late_pages = _Undrawn(self.bot.marks)
        self.bot.loop = asyncio.get_running_loop()
        self.bot.http.request = self._asked  # type: ignore[method-assign]
        self.services, self.tables = self.bot.services, self.bot.tables
        _be_known(self.bot)
        self.places: dict[int, int] = {}
        """Tables, and where they are."""
        self._build(steps)
        self._kept = sqlite3.connect(":memory:")
        self.store.db.conn.backup(self._kept)
        async_context.set(self.sent)

    # --- what there is ---------------------------------------------------------------------------

    def _build(self, steps: int) -> None:
        play, lobby = self.services[Play], self.services[Lobby]
        for title, game in GAMES.items():
            table = self._open(title, min(3, game.seats.stop - 1))
            self._do(play.start, table, 100)
            for _ in range(self.chooser.randrange(steps) if steps else 0):
                self._step(table)
        for title, what in zip(GAMES, ("lobby", "closed", "over"), strict=False):
            table = self._open(title, 2)
            if what == "closed":
                self._do(lobby.close, table, 100)
            elif what == "over":
                self._do(play.start, table, 100)
                self._do(play.end, table, 100)

    def _open(self, title: str, people: int) -> int:
        place, lobby = HOME + 1 + len(self.places), self.services[Lobby]
        where: JSON = {"guild": GUILD, "home": HOME, "place": place, "language": "en"}
        self.now += A_WEEK  # nobody opens many tables a day
        row = self._do(lobby.open, person=100, name="Red", title=title, **where)
        for person in range(101, 100 + people):
            self._do(lobby.join, row.id, person, PEOPLE[person])
        self.places[row.id] = place
        return int(row.id)

    def _step(self, table: int) -> None:
        match, seats = self.tables.look(self._match, table)
        if match is None or not match.waiting:
            return
        seat = self.chooser.choice(match.waiting)
        action = random_choice(match.legal(seat), self.chooser)
        person = next(row.person for row in seats if row.seat == seat)
        self._do(self.services[Play].play, table, person, [action])

    def _match(self, session: Any, table: int) -> tuple[Any, Any]:
        row = session.table(table)
        if row is None or row.status not in ("running", "over"):
            return None, []
        return self.tables.cache.get(session, row).match, session.seats(table)

    def _do(self, work: Callable[..., Any], *args: Any, **given: Any) -> Any:
        return self.tables.change(lambda session: work(session, *args, **given), claim=str(self.next_id()))

    def again(self) -> None:
        """Everything as it was at the beginning."""
        self._kept.backup(self.store.db.conn)
        self.tables.cache = Cache()

    def close(self) -> None:
        self.bot.worker._touched.clear()
        self._kept.close()
        self.store.close()

    # --- looking ---------------------------------------------------------------------------------

    def awaited(self, table: int) -> tuple[Any, int | None, int]:
        """The game of a table, somebody who is to decide there (anybody, where nobody is), and the seat."""
        match, seats = self.tables.look(self._match, table)
        sitting = [row for row in seats if row.person is not None]
        if match is None or not sitting:
            return None, None, 0
        asked = [row for row in sitting if row.seat in match.waiting]
        row = self.chooser.choice(asked if asked and self.chooser.random() < 0.9 else sitting)
        return match, row.person, row.seat

    def fingerprint(self) -> tuple[Any, ...]:
        """What must stay as it is when something is refused: the store, and the games in memory."""
        found = [self.store.db.execute(sql).fetchall() for sql in TOLD]
        games = [self.tables.look(self._match, table)[0] for table in self.places]
        return hash(str(found)), tuple(game.seal for game in games if game is not None)

    # --- handing in ------------------------------------------------------------------------------

    def next_id(self) -> int:
        self.ids += 1
        return self.ids

    def call(self, table: int, person: int, **given: Any) -> Call:
        """As the client makes it, for what goes to the door directly."""
        known: JSON = {"channel": self.places.get(table, HOME), "guild": GUILD, "moderator": False, "locale": "en-GB"}
        return Call(id=str(self.next_id()), table=table, person=person, name=PEOPLE.get(person, "?"), **(known | given))

    async def hand_in(self, kind: int, data: JSON, person: int, channel: int, guild: int | None) -> Any:
        """An interaction, until the bot is done with it."""
        self.sent.bodies.clear()
        moderator = person == 200
        payload = _interaction(self.next_id(), kind, data, person, channel, guild, moderator=moderator)
        interaction: Any = discord.Interaction(data=payload, state=self.bot._connection)  # type: ignore[arg-type]
        if kind in (2, 4):
            try:
                await self.bot.tree._call(interaction)
            except AppCommandError as error:
                await self.bot.tree._dispatch_error(interaction, error)
        else:
            await self.bot.on_interaction(interaction)
        return interaction

    async def _asked(self, route: Any, **given: Any) -> Any:
        """What the bot asks Discord beside its answers: threads are made, nothing else is allowed or there."""
        if route.method == "POST" and route.path.endswith("/threads"):
            return channel(self.next_id(), 11, "thread") | {"guild_id": str(GUILD), "parent_id": str(HOME)}
        if "/thread-members/" in route.path:
            return None
        answer: Any = SimpleNamespace(status=403 if route.method == "POST" else 404, reason="no")
        raise (discord.Forbidden if route.method == "POST" else discord.NotFound)(answer, "no")


@contextmanager
def undrawn() -> Iterator[None]:
    """Pictures are not drawn: their text stands in."""

    async def illustrate(shot: Shot) -> Illustration:
        return Illustration(None, "", TextBoard(("board",)))

    real = pictures.illustrate
    pictures.illustrate = illustrate
    try:
        yield
    finally:
        pictures.illustrate = real


# --- Discord's JSON ------------------------------------------------------------------------------


def _be_known(bot: Menhir) -> None:
    """The bot knows itself and its two servers."""
    state: Any = bot._connection
    state.application_id = BOT
    state.user = discord.ClientUser(state=state, data=user(BOT))  # type: ignore[arg-type]
    for id in (GUILD, OTHER_GUILD):
        everyone = {"id": str(id), "name": "@everyone", "permissions": str(discord.Permissions.all().value)}
        role = everyone | {"color": 0, "position": 0, "hoist": False, "managed": False, "mentionable": False}
        channels = [channel(HOME if id == GUILD else HOME + 1000, 0, "tables")]
        guild: Any = {"id": str(id), "name": "server", "roles": [role], "channels": channels, "owner_id": "1"}
        guild |= {"members": [member(BOT)], "emojis": [], "stickers": [], "threads": [], "features": []}
        guild |= {"preferred_locale": "en-US", "premium_tier": 0, "nsfw_level": 0, "system_channel_flags": 0}
        guild |= {"verification_level": 0, "default_message_notifications": 0, "explicit_content_filter": 0}
        guild |= {"mfa_level": 0, "afk_timeout": 60, "member_count": 6, "premium_subscription_count": 0}
        state._add_guild(discord.Guild(data=guild, state=state))


def user(id: int) -> JSON:
    name = PEOPLE.get(id, "Stranger")
    return {
        "id": str(id),
        "username": name,
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "bot": id == BOT,
    }


def member(id: int) -> JSON:
    return {"user": user(id), "roles": [], "joined_at": None, "deaf": False, "mute": False, "flags": 0, "nick": None}


def channel(id: int, kind: int, name: str) -> JSON:
    made: JSON = {"id": str(id), "type": kind, "name": name, "position": 0, "permission_overwrites": [], "nsfw": False}
    if kind == 11:
        times = {"archive_timestamp": "2026-01-01T00:00:00+00:00", "auto_archive_duration": 60, "archived": False}
        made |= {
            "owner_id": str(BOT),
            "parent_id": str(HOME),
            "thread_metadata": times,
            "message_count": 0,
            "member_count": 1,
        }
    return made


def message(channel: int, id: int, *, flags: int = 64) -> JSON:
    made: JSON = {"id": str(id), "channel_id": str(channel), "author": user(BOT), "content": "", "type": 0}
    made |= {"timestamp": "2026-01-01T00:00:00+00:00", "edited_timestamp": None, "tts": False, "pinned": False}
    made |= {"mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [], "embeds": []}
    return made | {"components": [], "flags": flags}


def _interaction(
    id: int, kind: int, data: JSON, person: int, place: int, guild: int | None, *, moderator: bool
) -> JSON:
    allowed = discord.Permissions.all().value if moderator else discord.Permissions(1024 | 2048).value
    made: JSON = {"id": str(id), "application_id": str(BOT), "type": kind, "token": "token", "version": 1, "data": data}
    made |= {"channel_id": str(place), "locale": ("en-US", "fr", "de")[id % 3], "attachment_size_limit": 10**7}
    made |= {"app_permissions": str(discord.Permissions.all().value), "entitlements": []}
    if guild is None:
        made |= {"user": user(person), "channel": {"id": str(place), "type": 1, "recipients": [user(person)]}}
    else:
        made |= {"guild_id": str(guild), "guild": {"id": str(guild), "locale": "en-US", "features": []}}
        made |= {"member": member(person) | {"permissions": str(allowed)}, "channel": channel(place, 0, "here")}
    if kind in (3, 5) and id % 2:
        made["message"] = message(place, 78, flags=64 if id % 4 == 1 else 0)
    elif kind == 3:
        made["message"] = message(place, 78, flags=0)
    return made
