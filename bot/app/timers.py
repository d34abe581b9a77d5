"""Sleeps until the next timer is due, then has it handled; one task for all tables."""

from __future__ import annotations

import asyncio
import logging

from bot.tables.tables import Worker
from bot.tables.timers import Timers

log = logging.getLogger(__name__)

LONGEST_NAP = 30.0
"""Seconds: often enough to note that the bot is alive."""
SHORT_NAP = 1.0
"""With a local Discord, whose clock may be turned at any moment."""


class Timekeeper:
    """`wake` after every change; `run` until cancelled."""

    def __init__(self, worker: Worker, *, local: bool) -> None:
        self.worker = worker
        self.nap = SHORT_NAP if local else LONGEST_NAP
        self._changed = asyncio.Event()
        self.idle = asyncio.Event()
        """Nothing is due."""

    def wake(self) -> None:
        self.idle.clear()
        self._changed.set()

    async def run(self) -> None:
        while True:
            self._changed.clear()
            pause = self.nap
            try:
                next_due = await self.worker.do(self.worker.services[Timers].run_due)
                if next_due is not None:
                    pause = min(pause, max(0.0, next_due - self.worker.tables.now()))
            except Exception:
                log.exception("timers wait")  # the next nap tries again: no fault may stop the time for good
            await asyncio.sleep(0)  # what it has changed itself is told first
            if not self._changed.is_set():
                self.idle.set()
            try:
                async with asyncio.timeout(pause):  # unlike wait_for it never swallows being cancelled
                    await self._changed.wait()
            except TimeoutError:
                continue
