"""Where the tables are worked on: one thread of its own, so that the event loop never waits for the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from bot.store import Reading, Writing
from bot.tables.services import Services
from bot.tables.tables import Tables

P = ParamSpec("P")
T = TypeVar("T")


class Worker:
    """Runs one piece of work at a time, in the order in which it was handed in; what reads or changes tables is handed
    an open transaction."""

    def __init__(self, services: Services) -> None:
        self.services, self.tables = services, services[Tables]
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        def careful() -> T:
            try:
                return work(*args, **kwargs)
            except StopIteration as error:  # it cannot cross a future: the one who waits would wait for ever
                raise RuntimeError("a search found nothing") from error

        return await asyncio.get_running_loop().run_in_executor(self._thread, careful)

    async def look(self, work: Callable[Concatenate[Reading, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work that reads."""
        return await self.do(lambda: self.tables.look(work, *args, **kwargs))

    async def change(self, work: Callable[[Writing], T], *, claim: str | None = None, table: int | None = None) -> T:
        """Work that changes something, about that table if one is named; once for each claim."""
        return await self.do(lambda: self.tables.change(work, claim=claim, table=table))

    def close(self) -> None:
        self._thread.shutdown(wait=True)
        self.tables.store.close()
