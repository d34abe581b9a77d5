"""Lets computer players decide in the background, some steps at a time, so that people are never kept waiting."""

from __future__ import annotations

import asyncio

from bot.outbox.lanes import Loop
from bot.store import StoreError
from bot.tables.health import Health
from bot.tables.play import Play
from bot.tables.stuck import StuckGames
from bot.tables.tables import Stuck, Worker

FIRST_PAUSE = 5.0
"""Seconds until a computer seat that failed is tried again; doubled each time."""
LONGEST_PAUSE = 3600.0


class Computers(Loop):
    """`wake` after every change; `run` until cancelled."""

    def __init__(self, worker: Worker, *, first_pause: float = FIRST_PAUSE) -> None:
        super().__init__("computers", self._decide_all, worker.services[Health])
        self.worker, self.first_pause = worker, first_pause
        self._failing: dict[int, tuple[float, float]] = {}
        """Tables whose computer seat failed: the pause, and when it ends."""

    async def _decide_all(self) -> float | None:
        """Everybody who is awaited; seconds until one who failed is tried again."""
        waiting = await self.worker.look(lambda session: session.computers_awaited())
        for table in self._failing.keys() - set(waiting):
            self._well(table)
        for table in waiting:
            if self._wait(table) <= 0:
                await self._decide(table)
        return min(map(self._wait, self._failing), default=None)

    def _wait(self, table: int) -> float:
        until = self._failing[table][1] if table in self._failing else 0.0
        return max(0.0, until - asyncio.get_running_loop().time())

    async def _decide(self, table: int) -> None:
        play, stuck = self.worker.services[Play], self.worker.services[StuckGames]
        try:
            while await self.worker.change(lambda session: play.run_computers(session, table), table=table):
                pass
        except StoreError:
            raise  # no fault of theirs
        except Exception as error:  # noqa: BLE001  no table keeps the others waiting
            first = self._fails(table, error)
            if first and isinstance(error, Stuck):
                await self.worker.change(lambda session: stuck.stuck(session, table))
        else:
            self._well(table)

    def _fails(self, table: int, error: Exception) -> bool:
        """Whether it is the first time."""
        times = self.health.failed("computers", error, f"table {table}")
        pause = min(self.first_pause * 2 ** (min(times, 30) - 1), LONGEST_PAUSE)
        self._failing[table] = (pause, asyncio.get_running_loop().time() + pause)
        return times == 1

    def _well(self, table: int) -> None:
        if self._failing.pop(table, None) is not None:
            self.health.well("computers", f"table {table}")
