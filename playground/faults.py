"""Trouble on demand: lost connections, refused requests, delays, double deliveries."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .gateway import Gateway
    from .interactions import Desk, Interaction


@dataclass
class Trouble:
    """What happens to the next requests that match: a 429, a 5xx, a delay, or an answer lost on the way."""

    times: int = 1
    method: str = ""  # empty: any
    path: str = ""  # part of the route's template; empty: any
    channel: str = ""  # the id in the path; empty: any
    status: int = 0  # 429, 500, 502, 503 …; 0: the request is served
    retry_after: float = 0.0
    shared: bool = False  # a 429 for everybody (`global`)
    lose_answer: bool = False  # the request is carried out, then the connection is cut
    lose_request: bool = False  # the connection is cut before anything is carried out
    gate: asyncio.Event | None = None  # served only once this is set

    def matches(self, method: str, template: str, channel: str) -> bool:
        there = self.channel in ("", channel)
        return self.times > 0 and self.method in ("", method) and self.path in template and there


@dataclass
class Faults:
    """The switchboard. Everything is off until asked for."""

    gateway: "Gateway | None" = None
    desk: "Desk | None" = None
    waiting: list[Trouble] = field(default_factory=list)
    deliver_twice: int = 0  # how many of the next interactions are delivered a second time
    rate_limits: bool = False  # count requests per bucket and refuse what is over
    log: deque[str] = field(default_factory=lambda: deque(maxlen=200))

    def next(self, trouble: Trouble) -> Trouble:
        self.waiting.append(trouble)
        return trouble

    def too_many(self, times: int = 1, path: str = "", retry_after: float = 0.0, shared: bool = False) -> Trouble:
        return self.next(Trouble(times, path=path, status=429, retry_after=retry_after, shared=shared))

    def broken(self, times: int = 1, path: str = "", status: int = 502, method: str = "") -> Trouble:
        return self.next(Trouble(times, method, path, status=status))

    def lost_answer(self, times: int = 1, path: str = "", method: str = "") -> Trouble:
        """The bot's request is done, but the bot never hears so: the case that makes a nonce necessary."""
        return self.next(Trouble(times, method, path, lose_answer=True))

    def lost_request(self, times: int = 1, path: str = "", method: str = "") -> Trouble:
        """The bot's request never arrives, and the bot does not hear so either."""
        return self.next(Trouble(times, method, path, lose_request=True))

    def hold(self, path: str = "", method: str = "", channel: str = "", times: int = 1) -> asyncio.Event:
        """The next matching requests wait until the returned event is set."""
        gate = asyncio.Event()
        self.next(Trouble(times, method, path, channel, gate=gate))
        return gate

    def take(self, method: str, template: str, channel: str = "") -> Trouble | None:
        """The trouble this request runs into, used up by one."""
        for trouble in self.waiting:
            if trouble.matches(method, template, channel):
                trouble.times -= 1
                if not trouble.times:
                    self.waiting.remove(trouble)
                self.log.append(f"{method} {template}: {trouble.status or 'held or lost'}")
                return trouble
        return None

    # The gateway's troubles -------------------------------------------------------------------------------------

    async def drop(self) -> None:
        """Cut every gateway connection without a word; the sessions can be resumed."""
        assert self.gateway is not None
        await self.gateway.drop()

    async def drop_for_good(self) -> None:
        """Cut every connection and forget the sessions: a resume is answered with "invalid session"."""
        assert self.gateway is not None
        self.gateway.forget_sessions()
        await self.gateway.drop()

    async def ask_reconnect(self) -> None:
        """Opcode 7."""
        assert self.gateway is not None
        await self.gateway.ask_reconnect()

    async def invalidate(self, resumable: bool = False) -> None:
        """Opcode 9."""
        assert self.gateway is not None
        await self.gateway.invalidate(resumable)

    def again(self, interaction: "Interaction") -> None:
        """Deliver an interaction once more."""
        assert self.desk is not None
        self.desk.deliver(interaction)
