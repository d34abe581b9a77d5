"""The playground as a whole: one web server that is REST, gateway, file host and page at once."""

import io
import ipaddress
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import web
from PIL import Image

from . import limits, seed, threads
from .clock import Clock
from .errors import plain
from .faults import Faults
from .gateway import Gateway
from .interactions import Desk
from .pagesocket import PageSocket
from .rest.app import Rest
from .state import THREADS, World

log = logging.getLogger(__name__)
JSON = dict[str, Any]
PAGE = Path(__file__).parent / "page"


class Playground:
    """A local Discord. `async with Playground() as playground:` serves it; `base` and `token` are what a bot needs."""

    def __init__(self, folder: Path | None = None, clock: Clock | None = None, name: str = "Menhir") -> None:
        self.folder, self.bot_name = folder, name
        self.clock = clock
        self.failures: list[str] = []  # our own mistakes; tests fail on any
        self.restart_bot: Callable[[], Awaitable[None]] | None = None  # set by whoever runs the bot
        self._runner: web.AppRunner | None = None

    async def start(self, host: str = "127.0.0.1", port: int = 0) -> "Playground":
        """Open the world and listen. Raises OSError when the port is taken."""
        self._host = host
        self.world = World(self.folder, self.clock)
        seed.plant(self.world)
        self.faults = Faults()
        self.desk = Desk(self.world)
        self.gateway = Gateway(self)
        self.gateway.load()
        self.rest = Rest(self)
        self.page = PageSocket(self)
        self.faults.gateway, self.faults.desk = self.gateway, self.desk
        app = web.Application(client_max_size=limits.REQUEST_SIZE + 2 * limits.MiB)
        self.rest.add_to(app)
        app.router.add_get("/gateway/", self.gateway.serve)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/attachments/{channel}/{id}/{name}", self._attachment)
        app.router.add_get("/emojis/{file}", self._emoji)
        app.router.add_get("/{kind:avatars|embed|icons}/{rest:.*}", self._avatar)
        app.router.add_get("/page/socket", self.page.serve)
        app.router.add_get("/", self._index)
        app.router.add_static("/page", PAGE)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=2.0)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port).start()
        except OSError:
            await self._runner.cleanup()
            self.world.close()
            raise
        self.port = int(self._runner.addresses[0][1])
        shown = "127.0.0.1" if ipaddress.ip_address(host).is_unspecified else host
        self.base = f"http://[{shown}]:{self.port}" if ":" in shown else f"http://{shown}:{self.port}"
        self.gateway_url = self.base.replace("http", "ws", 1) + "/gateway/"
        _rebase(self.world, self.base)
        self.desk.start()
        for channel in list(self.world.channels.values()):
            if channel["type"] in THREADS:
                threads.watch(self.world, channel)
        return self

    async def stop(self) -> None:
        """End cleanly: sessions are kept for resume, the data is on disk."""
        await self.gateway.close()
        await self.page.close()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None
        self.world.close()

    async def restart(self) -> None:
        """Stop and start on the same port and folder, as an operator would. Without a folder all would be lost."""
        if self.folder is None:
            raise ValueError("only a playground with a folder comes back")
        await self.stop()
        await self.start(self._host, self.port)

    async def __aenter__(self) -> "Playground":
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    @property
    def token(self) -> str:
        return self.world.token

    async def bot_is_there(self) -> None:
        """Wait until a bot is connected."""
        await self.world.until(lambda: True if self.gateway.online else None)

    # Files ------------------------------------------------------------------------------------------------------

    async def _attachment(self, request: web.Request) -> web.Response:
        return self._file(request.match_info["id"])

    async def _emoji(self, request: web.Request) -> web.Response:
        return self._file(request.match_info["file"].partition(".")[0])

    def _file(self, id: str) -> web.Response:
        found = self.world.store.file(id)
        if found is None:
            return web.json_response(plain(404, "Not Found").body(), status=404)
        name, kind, body = found
        # Only pictures are shown in place; anything else is a download, so that no upload can run as a page.
        headers = {"Cache-Control": "public, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}
        headers["Content-Security-Policy"] = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
        if not kind.startswith("image/") or kind == "image/svg+xml":
            headers["Content-Disposition"] = f'attachment; filename="{name}"'
        return web.Response(body=body, content_type=kind, headers=headers)

    async def _avatar(self, request: web.Request) -> web.Response:
        """Nobody here has an avatar of their own; one grey stone serves for all."""
        picture = io.BytesIO()
        Image.new("RGB", (64, 64), "#8E877B").save(picture, "PNG")
        return web.Response(body=picture.getvalue(), content_type="image/png")

    async def _index(self, request: web.Request) -> web.FileResponse:
        policy = "default-src 'self'; img-src 'self' data: blob:; connect-src 'self'; frame-ancestors 'none'"
        headers = {"Content-Security-Policy": policy, "Cache-Control": "no-cache"}
        return web.FileResponse(PAGE / "index.html", headers=headers)


def _rebase(world: World, base: str) -> None:
    """Files are addressed by where the server listens; after a start on another port the old addresses move along."""
    before = world.meta.get("base")
    world.base = base
    if before and before != base:
        for shelf in world.messages.values():
            for message in shelf.values():
                text = json.dumps(message)
                if before in text:
                    message.update(json.loads(text.replace(f"{before}/", f"{base}/")))
                    world.keep("message", message)
    world.meta["base"] = base
    world.keep_meta()
