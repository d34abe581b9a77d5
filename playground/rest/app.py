"""The REST server: door (token), body, troubles, rate-limit headers, answers and errors in Discord's shape."""

import asyncio
import contextlib
import hashlib
import json
import logging
import secrets
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from aiohttp import web

from ..errors import ApiError, plain
from ..faults import Trouble
from . import applications, channels, commands, guilds, interactions, messages, reactions, users
from .call import ROUTES, Call, Reply, Route

if TYPE_CHECKING:
    from ..server import Playground

log = logging.getLogger(__name__)
JSON = dict[str, Any]
MODULES = (applications, channels, commands, guilds, interactions, messages, reactions, users)

VERSIONS = ("/api/v10", "/api")  # a path without a version means the newest


@dataclass(frozen=True)
class Exchange:
    """One request and its answer, for tests that compare both with Discord's own description."""

    method: str
    template: str | None  # None: there is no such route
    path: str
    sent: Any
    status: int  # 0: the request never arrived
    answer: Any


LIMIT, WINDOW = 5, 5.0
"""So many requests per bucket, and in how many seconds."""


class Buckets:
    """Rate limits as Discord tells them: per route and per channel, server or webhook."""

    def __init__(self, playground: "Playground") -> None:
        self.playground = playground
        self.used: dict[str, tuple[int, float]] = {}
        self.limit, self.window = LIMIT, WINDOW
        self.now = playground.world.clock.now
        """Whoever waits for a limit lets real time pass: where the world's clock stands, this one may not."""

    def take(self, route: Route, request: web.Request) -> tuple[dict[str, str], float]:
        """The headers of this answer, and for how long the request is refused (0: not at all)."""
        enforced = self.playground.faults.rate_limits
        limit, window = (self.limit, self.window) if enforced else (1000, 1.0)
        major = [request.match_info.get(key, "") for key in ("channel_id", "guild_id", "token")]
        name = hashlib.blake2b(f"{route.method} {route.template}".encode(), digest_size=8).hexdigest()
        key = ":".join([name, *major])
        now = self.now()
        count, reset = self.used.get(key, (0, now + window))
        if now >= reset:
            count, reset = 0, now + window
        wait = reset - now if count >= limit else 0.0
        if enforced:
            self.used[key] = (count + (not wait), reset)
        headers = {
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Remaining": str(max(0, limit - count - 1)),
            "X-RateLimit-Reset": f"{reset:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, reset - now):.3f}",
            "X-RateLimit-Bucket": name,
        }
        return headers, wait


class Rest:
    """Serves the API on an aiohttp application and remembers what was asked."""

    def __init__(self, playground: "Playground") -> None:
        self.playground = playground
        self.buckets = Buckets(playground)
        self.exchanges: deque[Exchange] = deque(maxlen=5000)
        self.unknown: list[str] = []  # requests for routes that do not exist, the first thousand

    def add_to(self, app: web.Application) -> None:
        for version in VERSIONS:
            for entry in ROUTES:
                app.router.add_route(entry.method, version + entry.template, self._serving(entry))
        app.router.add_route("*", "/api/{tail:.*}", self._nowhere)

    def _serving(self, route: Route) -> Any:
        async def serve(request: web.Request) -> web.StreamResponse:
            return await self._serve(route, request)

        return serve

    async def _serve(self, route: Route, request: web.Request) -> web.StreamResponse:
        headers, wait = self.buckets.take(route, request)
        call = Call(self.playground, request, route.template)
        channel = request.match_info.get("channel_id", "")
        if trouble := self.playground.faults.take(route.method, route.template, channel):
            self.playground.world.emit("REQUEST", {})
        lost = trouble is not None and trouble.lose_request
        reply = Reply(0) if lost else await self._refused(trouble, wait, headers)
        if reply is None:
            reply = await self._answer(route, call)
        if trouble is not None and (trouble.lose_answer or lost):
            assert request.transport is not None
            request.transport.abort()
        return self._finish(route, call, reply, headers)

    async def _refused(self, trouble: Trouble | None, wait: float, headers: dict[str, str]) -> Reply | None:
        if trouble is not None and trouble.gate is not None:
            await trouble.gate.wait()
        shared = trouble is not None and trouble.shared
        if trouble is not None and trouble.status == 429:
            wait = trouble.retry_after
        elif trouble is not None and trouble.status:
            return Reply(trouble.status, {"message": f"{trouble.status}: the playground was told to fail", "code": 0})
        elif not wait:
            return None
        headers |= {
            "Retry-After": f"{wait:.3f}",
            # Clients take a 429 without this header for a ban by the network in front of Discord.
            "Via": "1.1 playground",
            "X-RateLimit-Scope": "global" if shared else "user",
        }
        if shared:
            headers["X-RateLimit-Global"] = "true"
        return Reply(429, {"message": "You are being rate limited.", "code": 0, "retry_after": wait, "global": shared})

    async def _answer(self, route: Route, call: Call) -> Reply:
        try:
            if not route.open:
                self._door(call.request)
            await call.read()
            answer = await route.handler(call)
        except ApiError as error:
            return Reply(error.status, error.body())
        except (asyncio.CancelledError, ConnectionError):
            raise
        except Exception:
            log.exception("%s %s", route.method, route.template)
            self.playground.failures.append(f"{route.method} {route.template}")
            return Reply(500, {"message": "500: Internal Server Error", "code": 0})
        if isinstance(answer, Reply):
            return answer
        return Reply(204) if answer is None else Reply(200, answer)

    def _door(self, request: web.Request) -> None:
        given = request.headers.get("Authorization", "").encode()
        if not secrets.compare_digest(given, f"Bot {self.playground.world.token}".encode()):
            raise plain(401, "Unauthorized")

    def _finish(self, route: Route, call: Call, reply: Reply, headers: dict[str, str]) -> web.Response:
        self.exchanges.append(
            Exchange(route.method, route.template, call.request.path, call.body, reply.status, reply.data)
        )
        self.playground.world.emit("REQUEST", {})
        return _response(reply, headers)

    async def _nowhere(self, request: web.Request) -> web.Response:
        """No such route, or not with this method. Kept, so that an end-to-end test can fail on it."""
        templates = {
            resource.canonical
            for resource in request.app.router.resources()
            if resource.canonical.startswith("/api/") and _fits(resource.canonical, request.path)
        }
        wrong_method = bool(templates - {"/api/{tail}"})
        status, message = (405, "Method Not Allowed") if wrong_method else (404, "Not Found")
        if len(self.unknown) < 1000:
            self.unknown.append(f"{request.method} {request.path}")
        with contextlib.suppress(ConnectionError):
            await request.read()
        self.exchanges.append(Exchange(request.method, None, request.path, None, status, None))
        return _response(Reply(status, plain(status, message).body()), {})


def _fits(template: str, path: str) -> bool:
    wanted, given = template.split("/"), path.split("/")
    return len(wanted) == len(given) and all(
        want.startswith("{") or want == have for want, have in zip(wanted, given, strict=True)
    )


def _response(reply: Reply, headers: dict[str, str]) -> web.Response:
    if reply.data is None:
        return web.Response(status=reply.status or 500, headers=headers)
    # The type must be exactly this: discord.py compares it as a string.
    body = json.dumps(reply.data).encode()
    return web.Response(status=reply.status, body=body, headers={**headers, "Content-Type": "application/json"})
