"""Sleeps until the next timer is due, then has it handled; one task for all tables."""

from __future__ import annotations

import math

from bot.outbox.lanes import Loop
from bot.tables.health import Health
from bot.tables.tables import Worker
from bot.tables.timers import Timers

LONGEST_NAP = 30.0
"""Seconds: often enough to note that the bot is alive."""
SHORT_NAP = 1.0
"""With a local Discord, whose clock may be turned at any moment."""


class Timekeeper(Loop):
    """`wake` after every change; `run` until cancelled. It is idle when nothing is due."""

    def __init__(self, worker: Worker, *, local: bool) -> None:
        super().__init__("timers", self._run_due, worker.services[Health], rests=0.0)
        self.worker = worker
        self.nap = SHORT_NAP if local else LONGEST_NAP
        self.until = math.inf
        """When it looks again by itself: only an earlier timer wakes it. While it looks, every new one does."""

    async def _run_due(self) -> float:
        self.until = math.inf
        next_due = await self.worker.do(self.worker.services[Timers].run_due)
        now = self.worker.tables.now()
        pause = self.nap if next_due is None else min(self.nap, max(0.0, next_due - now))
        self.until = now + pause
        return pause
