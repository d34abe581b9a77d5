"""The world of the playground: its objects in Discord's wire shape, kept in a store, changes told as events.

Keys that begin with `_` are ours (who may see an ephemeral message, who was pinged) and never leave through the API.
"""

import asyncio
import base64
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

from . import permissions, waiting
from .clock import Clock, Timer
from .errors import ApiError
from .store import Store

JSON = dict[str, Any]
T = TypeVar("T")

DISCORD_EPOCH = 1_420_070_400_000
INTERACTIONS = 1 << 21
"""In an id: this bit is set in those of interactions."""
TEXT, DM, NEWS, CATEGORY = 0, 1, 5, 4
THREADS = (10, 11, 12)
EPHEMERAL, LOADING, HAS_THREAD, V2 = 1 << 6, 1 << 7, 1 << 5, 1 << 15


@dataclass(frozen=True, slots=True)
class Event:
    """Something that changed. `only` names the one person who may learn of it; such events never reach the bot."""

    name: str
    data: JSON
    guild_id: str | None = None
    channel_id: str | None = None
    only: str | None = None
    seen_by: frozenset[str] | None = None  # for what is gone already: who could see it


Listener = Callable[[Event], None]
LOOK_AGAIN = 0.05
"""Seconds until whoever waits looks again, though nothing was told."""
AGAIN = Event("AGAIN", {})


def wire(thing: JSON) -> JSON:
    """The object as the API shows it."""
    return {key: value for key, value in thing.items() if not key.startswith("_")}


def snowflake_time(id: str) -> float:
    """When something was made, by its id."""
    return ((int(id) >> 22) + DISCORD_EPOCH) / 1000


class World:
    """All objects, by id. Change an object, then `keep` it; then `emit` the event."""

    def __init__(self, folder: Path | None = None, clock: Clock | None = None) -> None:
        self.store = Store(folder)
        self.clock = clock or Clock()
        self.base = "http://127.0.0.1"  # where the server listens; set when it starts
        self.users: dict[str, JSON] = {}
        self.guilds: dict[str, JSON] = {}
        self.members: dict[tuple[str, str], JSON] = {}
        self.channels: dict[str, JSON] = {}
        self.messages: dict[str, dict[str, JSON]] = {}  # channel -> id -> message, oldest first
        self.commands: dict[str, JSON] = {}
        self.emoji: dict[str, JSON] = {}
        self.thread_members: dict[str, dict[str, JSON]] = {}  # thread -> user -> entry
        self.reads: dict[str, JSON] = {}  # person -> {channel: last message read}
        self.nonces: dict[tuple[str, str], JSON] = {}  # author and nonce -> the message sent with it
        self.quiet: dict[str, Timer] = {}  # thread -> when it is looked at again, whether it has gone quiet
        self.meta: JSON = {}
        self.listeners: set[Listener] = set()
        self._last_id = 0
        self._last_interaction = 0
        self._load()

    # Ids and time -----------------------------------------------------------------------------------------------

    def snowflake(self) -> str:
        """A fresh id that carries the time; always larger than every id before it."""
        by_time = (int(self.clock.now() * 1000) - DISCORD_EPOCH) << 22
        self._last_id = max(by_time, self._last_id + 1)
        return str(self._last_id)

    def interaction_id(self) -> str:
        """The same for an interaction. As on Discord somebody else numbers them: the upper half of the numbers of a
        millisecond is theirs, so what they are does not hang on how many messages came before."""
        by_time = (int(self.clock.now() * 1000) - DISCORD_EPOCH) << 22 | INTERACTIONS
        self._last_interaction = max(by_time, self._last_interaction + 1)
        return str(self._last_interaction)

    def took(self, id: str) -> None:
        """Learn of an interaction's id given out before a restart."""
        self._last_interaction = max(self._last_interaction, int(id))

    def timestamp(self, seconds: float | None = None) -> str:
        return datetime.fromtimestamp(self.clock.now() if seconds is None else seconds, UTC).isoformat()

    # Keeping ----------------------------------------------------------------------------------------------------

    def _load(self) -> None:
        for meta in self.store.all("meta"):
            self.meta = meta
        for kind, shelf in (("user", self.users), ("guild", self.guilds), ("channel", self.channels)):
            shelf.update((thing["id"], thing) for thing in self.store.all(kind))
        for kind, shelf in (("command", self.commands), ("emoji", self.emoji)):
            shelf.update((thing["id"], thing) for thing in self.store.all(kind))
        for member in self.store.all("member"):
            self.members[member["_guild"], member["user"]["id"]] = member
        for message in self.store.all("message"):
            self.messages.setdefault(message["channel_id"], {})[message["id"]] = message
            if message.get("_nonce"):
                self.nonces[message["author"]["id"], message["_nonce"]] = message
        for entry in self.store.all("thread_member"):
            self.thread_members.setdefault(entry["id"], {})[entry["user_id"]] = entry
        for read in self.store.all("read"):
            self.reads[read["user"]] = read["channels"]
        self._last_id = int(self.meta.get("last_id", 0))
        for shelf in (self.users, self.channels, self.commands, self.emoji, *self.messages.values()):
            self._last_id = max(self._last_id, *(int(id) for id in shelf), 0)

    def keep(self, kind: str, thing: JSON) -> None:
        """Write one changed object down. Members and thread members have a double key."""
        key = thing.get("id", "")
        if kind == "member":
            key = f"{thing['_guild']}/{thing['user']['id']}"
        elif kind == "thread_member":
            key = f"{thing['id']}/{thing['user_id']}"
        self.store.put(kind, key, thing)

    def keep_meta(self) -> None:
        self.meta["last_id"] = self._last_id
        self.store.put("meta", "meta", self.meta)

    # The application --------------------------------------------------------------------------------------------

    @property
    def bot_id(self) -> str:
        return str(self.meta["application_id"])

    @property
    def token(self) -> str:
        return str(self.meta["token"])

    def make_application(self) -> None:
        """Give the bot its id and its token. The first part of a token is the id in base64, as clients expect."""
        id = self.snowflake()
        first = base64.b64encode(id.encode()).decode().rstrip("=")
        self.meta.update(application_id=id, token=f"{first}.local.{secrets.token_urlsafe(20)}")

    # Events -----------------------------------------------------------------------------------------------------

    def emit(self, name: str, data: JSON, **where: Any) -> None:
        event = Event(name, data, **where)
        for listener in tuple(self.listeners):
            listener(event)

    async def until(self, ready: Callable[[], T | None], patience: float = 120.0) -> T:
        """Wait until `ready()` gives something. Patience only turns a hang into a failure.

        Looked at with every event, for what stands only for a moment, and again and again, for what is no event."""
        if (found := ready()) is not None:
            return found
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def look(_: Event) -> None:
            if future.done():
                return
            try:
                found = ready()
            except Exception as error:  # noqa: BLE001  it is told to who waits, not to whoever made the event
                future.set_exception(error)
                return
            if found is not None:
                future.set_result(found)

        self.listeners.add(look)
        try:
            async with asyncio.timeout(patience):
                while not future.done():
                    await asyncio.wait([future], timeout=LOOK_AGAIN)
                    look(AGAIN)
            return future.result()
        except TimeoutError:
            raise TimeoutError(waiting.described(self, ready)) from None
        finally:
            self.listeners.discard(look)

    # Looking up -------------------------------------------------------------------------------------------------

    def user(self, id: str) -> JSON:
        return _found(self.users, id, 10013)

    def guild(self, id: str) -> JSON:
        return _found(self.guilds, id, 10004)

    def channel(self, id: str) -> JSON:
        return _found(self.channels, id, 10003)

    def member(self, guild_id: str, user_id: str) -> JSON:
        return _found(self.members, (guild_id, user_id), 10007)

    def message(self, channel_id: str, id: str) -> JSON:
        return _found(self.messages.get(channel_id, {}), id, 10008)

    def messages_in(self, channel_id: str, viewer: str | None = None) -> list[JSON]:
        """Messages oldest first: the public ones, and with a viewer also the ephemeral ones only they see."""
        shelf = self.messages.get(channel_id, {}).values()
        return [message for message in shelf if message.get("_for") in (None, viewer)]

    def parent(self, channel: JSON) -> JSON:
        """The channel whose permissions count: a thread's parent, else the channel itself."""
        return self.channels[channel["parent_id"]] if channel["type"] in THREADS else channel

    def permissions(self, channel: JSON, user_id: str) -> int:
        """What a user may do in a channel, thread or DM; 0 for somebody who is not there."""
        if channel["type"] == DM:
            return permissions.DIRECT if user_id in channel["_users"] else 0
        member = self.members.get((channel["guild_id"], user_id))
        if member is None:
            return 0
        bits = permissions.in_channel(self.guilds[channel["guild_id"]], self.parent(channel), member)
        joined = user_id in self.thread_members.get(channel["id"], {})
        if channel["type"] == 12 and not joined and not permissions.has(bits, "MANAGE_THREADS"):
            return 0
        return bits

    def may(self, channel: JSON, user_id: str, name: str) -> bool:
        return permissions.has(self.permissions(channel, user_id), name)

    def require(self, channel: JSON, user_id: str, *names: str) -> None:
        """Refuse as Discord does: 50001 where the channel is not visible, 50013 where a permission is missing."""
        bits = self.permissions(channel, user_id)
        if not permissions.has(bits, "VIEW_CHANNEL"):
            raise ApiError(50001)
        for name in names:
            if name == "SEND_MESSAGES" and channel["type"] in THREADS:
                name = "SEND_MESSAGES_IN_THREADS"
            if not permissions.has(bits, name):
                raise ApiError(50013)

    def concerns(self, event: Event, user_id: str) -> bool:
        """Whether a user may learn of an event."""
        if event.only is not None:
            return event.only == user_id
        if event.seen_by is not None:
            return user_id in event.seen_by
        if event.channel_id is not None and (channel := self.channels.get(event.channel_id)):
            return self.may(channel, user_id, "VIEW_CHANNEL")
        return event.guild_id is None or (event.guild_id, user_id) in self.members

    def channels_of(self, user_id: str) -> Iterable[JSON]:
        """Every channel, thread and DM a user can see."""
        for channel in self.channels.values():
            if permissions.has(self.permissions(channel, user_id), "VIEW_CHANNEL"):
                yield channel

    def direct_channel(self, first: str, second: str) -> JSON:
        """The DM of two users, made when there is none yet."""
        pair = sorted((first, second), key=int)
        for channel in self.channels.values():
            if channel["type"] == DM and channel["_users"] == pair:
                return channel
        channel = {"id": self.snowflake(), "type": DM, "last_message_id": None, "flags": 0, "_users": pair}
        self.channels[channel["id"]] = channel
        self.keep("channel", channel)
        return channel

    def show_channel(self, channel: JSON, viewer: str) -> JSON:
        """The channel as one user gets it: a DM names the other side, a thread carries the own membership."""
        shown = wire(channel)
        if channel["type"] == DM:
            others = [id for id in channel["_users"] if id != viewer]
            shown["recipients"] = [wire(self.users[id]) for id in others]
        if channel["type"] in THREADS and (own := self.thread_members.get(channel["id"], {}).get(viewer)):
            shown["member"] = {"id": own["id"], "user_id": own["user_id"], **_joined(own)}
        return shown

    # Reading marks ----------------------------------------------------------------------------------------------

    def mark_read(self, user_id: str, channel_id: str) -> None:
        newest = next(reversed(self.messages.get(channel_id, {})), "0")
        marks = self.reads.setdefault(user_id, {})
        if int(marks.get(channel_id, "0")) < int(newest):
            marks[channel_id] = newest
            self.store.put("read", user_id, {"user": user_id, "channels": marks})

    def unread(self, user_id: str, channel_id: str) -> tuple[int, int]:
        """How many messages of others are unread, and how many of them pinged this user."""
        mark = int(self.reads.get(user_id, {}).get(channel_id, "0"))
        unread = pings = 0
        for message in reversed(self.messages.get(channel_id, {}).values()):
            if int(message["id"]) <= mark:
                break
            if message["author"]["id"] != user_id and message["_for"] is None:
                unread += 1
                pings += user_id in message["_pings"]
        return unread, pings

    def close(self) -> None:
        self.keep_meta()
        self.clock.close()
        self.store.close()


def _found(shelf: dict[Any, JSON], key: Any, code: int) -> JSON:
    thing = shelf.get(key)
    if thing is None:
        raise ApiError(code)
    return thing


def _joined(entry: JSON) -> JSON:
    return {"join_timestamp": entry["join_timestamp"], "flags": entry["flags"]}
