"""Plays plans in the background, when their time has come."""

from __future__ import annotations

import asyncio
import logging

from bot.desk import Desk

log = logging.getLogger(__name__)


class Planner:
    """`wake` after every change; `run` until cancelled."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._changed = asyncio.Event()

    def wake(self) -> None:
        self._changed.set()

    async def run(self) -> None:
        tables = self.desk.tables
        while True:
            self._changed.clear()
            due, pause = await self.desk.do(tables.waiting_plans)
            for table in due:
                try:
                    while await self.desk.do(tables.run_plans, table):
                        pass
                except Exception:
                    log.exception("plans of table %s", table)
                    await self.desk.do(tables.spoil_plans, table)
            if due:
                continue
            try:
                await asyncio.wait_for(self._changed.wait(), pause)
            except TimeoutError:
                continue
