"""Gateway v10: sessions over websockets. Identify, ready, events, heartbeats, resume, reconnect, invalid session.

A session outlives its connection: events go on being numbered and kept, and a resume replays what was missed.
"""

import asyncio
import contextlib
import json
import logging
import secrets
from collections import deque
from typing import TYPE_CHECKING, Any

from aiohttp import WSCloseCode, WSMsgType, web

from .compressing import Compressor, compressor_for
from .state import DM, THREADS, Event, wire

if TYPE_CHECKING:
    from .server import Playground

log = logging.getLogger(__name__)
JSON = dict[str, Any]

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT = 0, 1, 2, 3, 4, 6, 7
REQUEST_MEMBERS, INVALID, HELLO, ACK = 8, 9, 10, 11
HEARTBEAT_EVERY = 41_250
MISSED = 1.5
"""A client from which nothing was heard for so many intervals is taken for gone."""
ACK_AFTER = 0.2
ACKNOWLEDGED: JSON = {"op": ACK, "d": None, "s": None, "t": None}
BUFFER, SLEEPING_SESSIONS = 2000, 16
CONTENT_INTENT = 1 << 15

# Event -> the intent that subscribes to it, in servers and in DMs. Others always arrive.
INTENTS = {
    "MESSAGE_CREATE": (1 << 9, 1 << 12),
    "MESSAGE_UPDATE": (1 << 9, 1 << 12),
    "MESSAGE_DELETE": (1 << 9, 1 << 12),
    "MESSAGE_REACTION_ADD": (1 << 10, 1 << 13),
    "MESSAGE_REACTION_REMOVE": (1 << 10, 1 << 13),
    "TYPING_START": (1 << 11, 1 << 14),
    "CHANNEL_PINS_UPDATE": (1 << 0, 1 << 12),
    "GUILD_MEMBER_ADD": (1 << 1, 0),
    "GUILD_MEMBER_UPDATE": (1 << 1, 0),
    "GUILD_MEMBER_REMOVE": (1 << 1, 0),
} | dict.fromkeys(
    [
        "GUILD_CREATE",
        "GUILD_UPDATE",
        "GUILD_DELETE",
        "GUILD_ROLE_UPDATE",
        "CHANNEL_CREATE",
        "CHANNEL_UPDATE",
        "CHANNEL_DELETE",
        "THREAD_CREATE",
        "THREAD_UPDATE",
        "THREAD_DELETE",
        "THREAD_MEMBERS_UPDATE",
    ],
    (1 << 0, 0),
)
# Events for pages and people only.
OURS = ("COMMANDS", "EMOJI", "INTERACTION", "GATEWAY", "REQUEST")


class Session:
    """What one identified client is owed: numbered events, kept until they are too many."""

    def __init__(self, id: str, intents: int, shard: tuple[int, int]) -> None:
        self.id, self.intents, self.shard = id, intents, shard
        self.seq = 0
        self.kept: deque[JSON] = deque(maxlen=BUFFER)
        self.connection: Connection | None = None

    def dispatch(self, name: str, data: JSON) -> None:
        self.seq += 1
        # As text at once: the objects behind it go on changing.
        payload = {"op": DISPATCH, "t": name, "s": self.seq, "d": json.loads(json.dumps(data))}
        self.kept.append(payload)
        if self.connection is not None:
            self.connection.send(payload)


class Connection:
    """One websocket: a queue out, so that a slow reader never holds the world up."""

    def __init__(self, socket: web.WebSocketResponse, compressor: Compressor | None) -> None:
        self.socket, self.compressor = socket, compressor
        self.queue: asyncio.Queue[JSON | int] = asyncio.Queue()
        self.session: Session | None = None
        self.ended = asyncio.Event()
        self.heard = asyncio.get_running_loop().time()
        """When the last heartbeat came, or the connection was made."""
        self.gone = False
        """Heartbeats have stopped; whatever code the socket ends with, nobody has said goodbye."""
        self.alarm: asyncio.TimerHandle
        """When it is looked at again, whether heartbeats still come."""
        self.writer = asyncio.create_task(self._write())

    def send(self, payload: JSON) -> None:
        self.queue.put_nowait(payload)

    def close(self, code: int) -> None:
        self.queue.put_nowait(code)

    async def _write(self) -> None:
        while True:
            item = await self.queue.get()
            if isinstance(item, int):
                await self.socket.close(code=item)
                return
            text = json.dumps(item)
            if self.compressor is None:
                await self.socket.send_str(text)
            else:
                await self.socket.send_bytes(self.compressor.pack(text.encode()))


class Gateway:
    """All sessions and connections of the bot."""

    def __init__(self, playground: "Playground") -> None:
        self.playground = playground
        self.world = playground.world
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.sent: deque[JSON] = deque(maxlen=5000)  # for tests that compare events with Discord's description
        self.heartbeat_every = HEARTBEAT_EVERY
        self.identified = 0
        self.resumed = 0
        self.world.listeners.add(self._hear)

    # Serving ----------------------------------------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=1 << 20, autoping=True)
        await socket.prepare(request)
        if request.query.get("v", "10") not in ("9", "10"):
            await socket.close(code=4012)
            return socket
        connection = Connection(socket, compressor_for(request.query.get("compress", "")))
        self.connections.add(connection)
        hello = {"heartbeat_interval": self.heartbeat_every, "_trace": []}
        connection.send({"op": HELLO, "d": hello, "s": None, "t": None})
        self._watch(connection)
        try:
            async for message in socket:
                if message.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
                    continue
                if (code := self._take(connection, message.data)) is not None:
                    connection.close(code)
                    break
            if socket.close_code in (1000, 1001) and connection.session is not None and not connection.gone:
                self.sessions.pop(connection.session.id, None)  # the client said it is done
            if not socket.closed:
                await asyncio.wait([connection.writer], timeout=1.0)
        finally:
            connection.alarm.cancel()
            connection.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionError):
                await connection.writer
            self.connections.discard(connection)
            connection.ended.set()
            if connection.session is not None and connection.session.connection is connection:
                connection.session.connection = None
            self.world.emit("GATEWAY", {})
        return socket

    def _watch(self, connection: Connection) -> None:
        """Ends a connection whose client has stopped to send heartbeats. Its session can be resumed."""
        loop = asyncio.get_running_loop()
        wait = connection.heard + MISSED * self.heartbeat_every / 1000 - loop.time()
        if wait > 0:
            connection.alarm = loop.call_later(wait, self._watch, connection)
        else:
            connection.gone = True
            connection.close(4000)

    def _take(self, connection: Connection, raw: str | bytes) -> int | None:
        """Act on what the client sent; gives the close code when it cannot go on."""
        try:
            payload = json.loads(raw)
            op, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return 4002
        if op == HEARTBEAT:
            connection.heard = asyncio.get_running_loop().time()
            # A moment later, as over a network: a client in this very process notes first that it has sent.
            asyncio.get_running_loop().call_later(ACK_AFTER, connection.send, ACKNOWLEDGED)
        elif op == IDENTIFY:
            return 4005 if connection.session else self._identify(connection, data)
        elif op == RESUME:
            return 4005 if connection.session else self._resume(connection, data)
        elif connection.session is None:
            return 4003
        elif op == REQUEST_MEMBERS:
            self._members(connection.session, data)
        elif op not in (PRESENCE, VOICE, 31):
            return 4001
        return None

    def _identify(self, connection: Connection, data: Any) -> int | None:
        if not isinstance(data, dict) or not self._token_fits(data.get("token")):
            return 4004
        intents = data.get("intents")
        if isinstance(intents, bool) or not isinstance(intents, int) or not 0 <= intents < 1 << 26:
            return 4013
        shard = data.get("shard") or [0, 1]
        if not isinstance(shard, list) or len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            return 4010
        session = Session(secrets.token_hex(16), intents, (shard[0], shard[1]))
        self.sessions[session.id] = session
        self._forget_sleepers()
        connection.session, session.connection = session, connection
        self.identified += 1
        self._greet(session)
        self.world.emit("GATEWAY", {})  # wakes whoever waits for the bot to be there
        return None

    def _token_fits(self, token: Any) -> bool:
        given = str(token).removeprefix("Bot ")
        return secrets.compare_digest(given.encode(), self.world.token.encode())

    def _greet(self, session: Session) -> None:
        world = self.world
        guilds = [
            guild
            for guild in world.guilds.values()
            if (guild["id"], world.bot_id) in world.members and self._on_shard(session, guild["id"])
        ]
        ready: JSON = {
            "v": 10,
            "user": wire(world.users[world.bot_id]) | {"verified": True, "mfa_enabled": False, "email": None},
            "user_settings": {},
            "guilds": [{"id": guild["id"], "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.playground.gateway_url,
            "application": {"id": world.bot_id, "flags": 1 << 19, "flags_new": str(1 << 19)},
            "shard": list(session.shard),
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
            "geo_ordered_rtc_regions": [],
            "auth": {},
            "_trace": ["playground"],
        }
        self._dispatch(session, "READY", ready)
        if session.intents & 1:
            for guild in guilds:
                self._dispatch(session, "GUILD_CREATE", self._full_guild(session, guild))

    def _full_guild(self, session: Session, guild: JSON) -> JSON:
        world = self.world
        members = [m for (id, _), m in world.members.items() if id == guild["id"]]
        known = members if session.intents & (1 << 1) else [m for m in members if m["user"]["id"] == world.bot_id]
        channels = [c for c in world.channels.values() if c.get("guild_id") == guild["id"]]
        threads = [
            c
            for c in channels
            if c["type"] in THREADS
            and not c["thread_metadata"]["archived"]
            and world.may(c, world.bot_id, "VIEW_CHANNEL")
        ]
        return wire(guild) | {
            "joined_at": guild["_joined_at"],
            "large": False,
            "unavailable": False,
            "member_count": len(members),
            "members": [wire(member) for member in known],
            "channels": [world.show_channel(c, world.bot_id) for c in channels if c["type"] not in THREADS],
            "threads": [world.show_channel(c, world.bot_id) for c in threads],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def _resume(self, connection: Connection, data: Any) -> int | None:
        if not isinstance(data, dict) or not self._token_fits(data.get("token")):
            return 4004
        session = self.sessions.get(str(data.get("session_id")))
        seq = data.get("seq")
        oldest = session.kept[0]["s"] if session is not None and session.kept else 1
        if session is None or not isinstance(seq, int) or seq > session.seq or seq < oldest - 1:
            connection.send({"op": INVALID, "d": False, "s": None, "t": None})
            return None
        if session.connection is not None:
            session.connection.session = None
            session.connection.close(WSCloseCode.GOING_AWAY)
        connection.session, session.connection = session, connection
        for payload in session.kept:
            if payload["s"] > seq:
                connection.send(payload)
        self.resumed += 1
        self._dispatch(session, "RESUMED", {"_trace": ["playground"]})
        self.world.emit("GATEWAY", {})
        return None

    def _members(self, session: Session, data: Any) -> None:
        if not isinstance(data, dict) or str(data.get("guild_id")) not in self.world.guilds:
            return
        guild_id = str(data["guild_id"])
        members = [wire(m) for (id, _), m in self.world.members.items() if id == guild_id]
        wanted = data.get("user_ids")
        missing: list[str] = []
        if wanted is not None:
            ids = [str(id) for id in (wanted if isinstance(wanted, list) else [wanted])]
            members = [m for m in members if m["user"]["id"] in ids]
            missing = [id for id in ids if (guild_id, id) not in self.world.members]
        elif query := str(data.get("query") or "").lower():
            members = [m for m in members if m["user"]["username"].lower().startswith(query)]
        if limit := int(data.get("limit") or 0):
            members = members[:limit]
        chunk: JSON = {"guild_id": guild_id, "members": members, "chunk_index": 0, "chunk_count": 1}
        chunk["not_found"] = missing
        if data.get("nonce"):
            chunk["nonce"] = data["nonce"]
        self._dispatch(session, "GUILD_MEMBERS_CHUNK", chunk)

    # Events -----------------------------------------------------------------------------------------------------

    def _hear(self, event: Event) -> None:
        world = self.world
        if event.name in OURS or event.only is not None or not world.concerns(event, world.bot_id):
            return
        for session in tuple(self.sessions.values()):
            if not self._on_shard(session, event.guild_id) or not _subscribed(session, event):
                continue
            data = event.data
            if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
                data = self._readable(session, event)
            elif event.name == "GUILD_CREATE":
                data = self._full_guild(session, world.guild(str(event.guild_id)))
                del data["unavailable"]  # it is a server that is new to the bot, not one that is back
            self._dispatch(session, event.name, data)
            connected = session.connection is not None
            if event.name == "INTERACTION_CREATE" and connected and self.playground.faults.deliver_twice > 0:
                self.playground.faults.deliver_twice -= 1
                self._dispatch(session, event.name, data)

    def _readable(self, session: Session, event: Event) -> JSON:
        """Without the message content intent, what others write arrives empty, unless it is for the bot."""
        data, me = event.data, self.world.bot_id
        mine = data["author"]["id"] == me or any(user["id"] == me for user in data["mentions"])
        channel = self.world.channels.get(data["channel_id"])
        if session.intents & CONTENT_INTENT or mine or (channel is not None and channel["type"] == DM):
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    def _on_shard(self, session: Session, guild_id: str | None) -> bool:
        number, count = session.shard
        return (int(guild_id) >> 22) % count == number if guild_id else number == 0

    def _dispatch(self, session: Session, name: str, data: JSON) -> None:
        session.dispatch(name, data)
        self.sent.append(session.kept[-1])

    @property
    def online(self) -> bool:
        return any(session.connection is not None for session in self.sessions.values())

    # Keeping sessions, and trouble ------------------------------------------------------------------------------

    def _forget_sleepers(self) -> None:
        sleeping = [session for session in self.sessions.values() if session.connection is None]
        for session in sleeping[:-SLEEPING_SESSIONS]:
            del self.sessions[session.id]

    def forget_sessions(self) -> None:
        self.sessions.clear()

    def keep(self) -> None:
        """Write the sessions down, so that a client can resume after the playground itself was restarted."""
        self.world.store.delete("sessions", "sessions")
        kept = [
            {"id": s.id, "intents": s.intents, "shard": list(s.shard), "seq": s.seq, "kept": list(s.kept)[-200:]}
            for s in self.sessions.values()
        ]
        self.world.store.put("sessions", "sessions", {"sessions": kept})

    def load(self) -> None:
        for body in self.world.store.all("sessions"):
            for entry in body["sessions"]:
                session = Session(entry["id"], entry["intents"], tuple(entry["shard"]))
                session.seq = entry["seq"]
                session.kept.extend(entry["kept"])
                self.sessions[session.id] = session

    async def drop(self) -> None:
        """Cut all connections as a broken network does."""
        for connection in tuple(self.connections):
            if connection.session is not None:
                connection.session.connection = None
            transport = connection.socket._req.transport if connection.socket._req is not None else None
            if transport is not None:
                transport.abort()
        if serving := [connection.ended.wait() for connection in self.connections]:
            await asyncio.gather(*serving)

    async def ask_reconnect(self) -> None:
        for connection in tuple(self.connections):
            connection.send({"op": RECONNECT, "d": None, "s": None, "t": None})

    async def invalidate(self, resumable: bool) -> None:
        if not resumable:
            self.forget_sessions()
        for connection in tuple(self.connections):
            connection.send({"op": INVALID, "d": resumable, "s": None, "t": None})
            if connection.session is not None:
                connection.session.connection = None
                connection.session = None

    async def close(self) -> None:
        """End every connection in a way that lets clients resume."""
        self.keep()
        for connection in self.connections:
            connection.writer.cancel()  # what is not sent by now is sent after the resume
        for connection in tuple(self.connections):
            if connection.session is not None:
                connection.session.connection = None
                connection.session = None
            with contextlib.suppress(ConnectionError, RuntimeError):
                await connection.socket.close(code=WSCloseCode.SERVICE_RESTART)


def _subscribed(session: Session, event: Event) -> bool:
    needed = INTENTS.get(event.name)
    if needed is None:
        return True
    return bool(session.intents & needed[0 if event.guild_id else 1])
