"""A bot on a playground for the length of a block: in tests, and wherever one is needed for a while."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Protocol, TypeVar

from .server import Playground


class Client(Protocol):
    """What a discord.py client offers; named here so that this package needs no discord.py."""

    async def start(self, token: str) -> None: ...
    async def wait_until_ready(self) -> None: ...
    async def close(self) -> None: ...


C = TypeVar("C", bound=Client)


@asynccontextmanager
async def running(playground: Playground, client: C, patience: float = 60.0) -> AsyncIterator[C]:
    """Log a client in and wait until it is ready; if it ends before, its own error is raised. Closed at the end."""
    task: asyncio.Task[Any] = asyncio.create_task(client.start(playground.token))
    try:
        await asyncio.sleep(0)  # `wait_until_ready` works only once `start` has begun
        ready = asyncio.ensure_future(client.wait_until_ready())
        await asyncio.wait([task, ready], return_when=asyncio.FIRST_COMPLETED, timeout=patience)
        if not ready.done():
            ready.cancel()
            if task.done():
                task.result()
            raise TimeoutError("the bot did not get ready")
        yield client
    finally:
        await client.close()
        await asyncio.gather(task, return_exceptions=True)
