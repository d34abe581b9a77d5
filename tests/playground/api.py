"""Raw requests to a playground, as a bot without a library would make them."""

import io
import json
from typing import Any

import aiohttp

from playground.server import Playground

JSON = dict[str, Any]


class Api:
    """One HTTP session with the bot's token."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.session = aiohttp.ClientSession(headers={"Authorization": f"Bot {playground.token}"})

    async def __aenter__(self) -> "Api":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.session.close()

    async def __call__(
        self, method: str, path: str, body: Any = None, *, files: list[tuple[str, bytes]] | None = None, **more: Any
    ) -> tuple[int, Any]:
        """Status and answer. With files the body goes as `payload_json`."""
        url = f"{self.playground.base}/api/v10{path}"
        if files is not None:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", json.dumps(body or {}), content_type="application/json")
            for number, (name, raw) in enumerate(files):
                file = io.BytesIO(raw)
                form.add_field(f"files[{number}]", file, filename=name, content_type="application/octet-stream")
            more["data"] = form
        elif body is not None:
            more["json"] = body
        async with self.session.request(method, url, **more) as response:
            raw = await response.read()
            assert not raw or response.headers["Content-Type"] == "application/json"
            return response.status, json.loads(raw) if raw else None
