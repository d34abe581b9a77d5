"""One API request: who asks, for what, with which body; and the table of routes."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import BodyPartReader, hdrs, web

from .. import limits
from ..errors import ApiError, plain
from ..messages import Upload
from ..state import World

if TYPE_CHECKING:
    from ..server import Playground

JSON = dict[str, Any]


@dataclass
class Reply:
    """An answer that is not a plain 200."""

    status: int
    data: Any = None


@dataclass
class Call:
    """A request that has passed the door; `body` is the JSON, from `payload_json` where there are files."""

    playground: "Playground"
    request: web.Request
    template: str
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)
    fields: JSON = field(default_factory=dict)

    @property
    def world(self) -> World:
        return self.playground.world

    @property
    def me(self) -> str:
        return self.world.bot_id

    def __getitem__(self, name: str) -> str:
        """A part of the path."""
        return self.request.match_info[name]

    @property
    def form(self) -> JSON:
        """The body, which must be an object."""
        if self.body is None:
            return {}
        if not isinstance(self.body, dict):
            raise ApiError(50109)
        return self.body

    def query_number(self, name: str, default: int, least: int, most: int) -> int:
        text = self.request.query.get(name)
        if text is None:
            return default
        if not text.isdigit() or not least <= int(text) <= most:
            message = f"int value should be between {least} and {most}."
            raise ApiError(50035, {name: {"_errors": [{"code": "NUMBER_TYPE_MAX", "message": message}]}})
        return int(text)

    def channel(self) -> JSON:
        """The channel of the path, which the bot must be able to see."""
        channel = self.world.channel(self["channel_id"])
        self.world.require(channel, self.me)
        return channel

    def message(self, channel: JSON) -> JSON:
        """The message of the path; ephemeral ones cannot be reached this way."""
        message = self.world.message(channel["id"], self["message_id"])
        if message["_for"] is not None:
            raise ApiError(10008)
        return message

    def my_application(self) -> str:
        if self["application_id"] != self.me:
            raise ApiError(20012)
        return self.me

    async def read(self) -> None:
        """Read the body: JSON, or a form whose `payload_json` is the JSON and whose `files[N]` are uploads."""
        kind = self.request.content_type
        length = self.request.content_length
        if length is not None and length > limits.REQUEST_SIZE:
            raise ApiError(40005)
        if kind == "multipart/form-data":
            await self._read_parts()
        elif kind == "application/x-www-form-urlencoded" and self.request.can_read_body:
            self.body = _parse(dict(await self.request.post()).get("payload_json") or "null")
        elif self.request.can_read_body:
            raw = await self._read_all()
            if raw and kind != "application/json":
                raise plain(415, "Unsupported Media Type") if kind.startswith("text/") else ApiError(50109)
            self.body = _parse(raw) if raw else None

    async def _read_all(self) -> bytes:
        raw = bytearray()
        async for chunk in self.request.content.iter_any():
            raw += chunk
            if len(raw) > limits.REQUEST_SIZE:
                raise ApiError(40005)
        return bytes(raw)

    async def _read_parts(self) -> None:
        try:
            parts = await self.request.multipart()
        except (ValueError, AssertionError):
            raise ApiError(50109) from None
        size = 0
        while True:
            try:
                part = await parts.next()
            except ValueError:
                raise ApiError(50109) from None
            if part is None:
                return
            if not isinstance(part, BodyPartReader):
                raise ApiError(50109)
            raw = bytearray()
            while chunk := await part.read_chunk(65536):
                raw += chunk
                size += len(chunk)
                if size > limits.REQUEST_SIZE:
                    raise ApiError(40005)
            name = part.name or ""
            if name == "payload_json":
                self.body = _parse(bytes(raw))
            elif part.filename is not None:
                key = name.removeprefix("files[").removesuffix("]")
                self.uploads.append(Upload(key, part.filename, bytes(raw)))
            else:
                self.fields[name] = raw.decode("utf-8", "replace")


def _parse(raw: Any) -> Any:
    try:
        return _strings(json.loads(raw))
    except (ValueError, RecursionError):
        raise ApiError(50109) from None


# Clients send some ids as numbers; Discord takes both, and so does everything behind this line see strings only.
_ID_KEYS = {"message_id", "channel_id", "guild_id", "recipient_id", "user_id", "target_id"}


def _strings(thing: Any) -> Any:
    if isinstance(thing, dict):
        made = {}
        for key, value in thing.items():
            numeric = isinstance(value, int) and not isinstance(value, bool)
            made[key] = str(value) if numeric and key in _ID_KEYS else _strings(value)
        return made
    return [_strings(item) for item in thing] if isinstance(thing, list) else thing


Handler = Callable[[Call], Awaitable[Any]]


@dataclass(frozen=True)
class Route:
    method: str
    template: str
    handler: Handler
    open: bool  # needs no bot token: the path carries its own secret, or there is none


ROUTES: list[Route] = []


def route(method: str, template: str, *, open: bool = False) -> Callable[[Handler], Handler]:
    """Serve a method and path. The handler gives the JSON to answer (None: 204), or a `Reply`."""
    assert method in hdrs.METH_ALL

    def keep(handler: Handler) -> Handler:
        ROUTES.append(Route(method, template, handler, open))
        return handler

    return keep
