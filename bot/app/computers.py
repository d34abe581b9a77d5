"""Lets computer players decide in the background, some steps at a time, so that people are never kept waiting."""

from __future__ import annotations

import asyncio
import logging

from bot.tables.play import Play
from bot.tables.refused import RulesRetired
from bot.tables.stuck import StuckGames
from bot.tables.tables import Stuck, Worker

log = logging.getLogger(__name__)

FIRST_PAUSE = 5.0
"""Seconds until a computer seat that failed is tried again; doubled each time."""
LONGEST_PAUSE = 3600.0


class Computers:
    """`wake` after every change; `run` until cancelled."""

    def __init__(self, worker: Worker, *, first_pause: float = FIRST_PAUSE) -> None:
        self.worker, self.first_pause = worker, first_pause
        self._changed = asyncio.Event()
        self._failing: dict[int, tuple[float, float]] = {}
        """Tables whose computer seat failed: the pause, and when it ends."""

    def wake(self) -> None:
        self._changed.set()

    async def run(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            waiting = await self.worker.look(lambda session: session.computers_awaited())
            self._failing = {table: pause for table, pause in self._failing.items() if table in waiting}
            for table in waiting:
                if not self._pausing(table):
                    await self._decide(table)

    def _pausing(self, table: int) -> bool:
        return table in self._failing and asyncio.get_running_loop().time() < self._failing[table][1]

    async def _decide(self, table: int) -> None:
        play, stuck = self.worker.services[Play], self.worker.services[StuckGames]
        try:
            while await self.worker.change(lambda session: play.run_computers(session, table), table=table):
                pass
        except Exception as error:
            first = table not in self._failing
            self._pause(table)
            if first and isinstance(error, RulesRetired):
                log.warning("computer players of table %s wait: its rules are kept no longer", table)
            elif first:
                log.exception("computer players of table %s fail; they are tried again later", table)
                if isinstance(error, Stuck):
                    await self.worker.change(lambda session: stuck.stuck(session, table))
        else:
            self._failing.pop(table, None)

    def _pause(self, table: int) -> None:
        loop = asyncio.get_running_loop()
        pause = self._failing[table][0] * 2 if table in self._failing else self.first_pause
        pause = min(pause, LONGEST_PAUSE)
        self._failing[table] = (pause, loop.time() + pause)
        loop.call_later(pause, self.wake)
