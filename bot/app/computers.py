"""Lets computer players decide in the background, each table by itself, so that people are never kept waiting.

What a player thinks is asked of the thinking processes; on the worker a question is only made, and an answer played.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

import msgspec

from bot.app.thinking import Thinks
from bot.outbox.lanes import Loop
from bot.store import Reading, StoreError, Writing
from bot.tables.deciding import Asked, Deciding, same
from bot.tables.health import Health
from bot.tables.stuck import StuckGames
from bot.tables.tables import Stuck, Worker
from rules.core.thinking.levels import Thought

FIRST_PAUSE = 5.0
"""Seconds until a computer seat that failed is tried again; doubled each time."""
LONGEST_PAUSE = 3600.0
USUAL = 8.0
"""Decisions between two questions of a person, where nothing is known yet."""
KEPT = 1000
"""Tables of which it is remembered how many there are."""
WORTH_SEARCHING = 0.04
"""Seconds: in less than that one step ahead sees more than a search."""


class HandOver:
    """All that computer players decide until a person is asked again, and how long they think about it in all."""

    def __init__(self, usual: float) -> None:
        self.usual, self.decisions = usual, 0
        self.began = asyncio.get_running_loop().time()

    def seconds(self, asked: Asked) -> float:
        """For the next decision: what is left, shared among those that are still to be expected."""
        left = asked.seconds - (asyncio.get_running_loop().time() - self.began)
        expected = max(2.0, 1.5 * self.usual - self.decisions)
        return max(0.0, left / expected)


class Computers(Loop):
    """`wake` after every change; `run` until cancelled."""

    def __init__(self, worker: Worker, thinkers: Thinks, *, first_pause: float = FIRST_PAUSE) -> None:
        super().__init__("computers", self._decide_all, worker.services[Health])
        self.worker, self.thinkers, self.first_pause = worker, thinkers, first_pause
        self.deciding = worker.services[Deciding]
        self._deciding: dict[int, asyncio.Task[None]] = {}
        """By table."""
        self._thinking: dict[int, tuple[Asked, asyncio.Future[Thought]]] = {}
        """By table."""
        self._usual: dict[int, float] = {}
        """Decisions between two questions of a person, by table."""
        self._touched: set[int] = set()
        """Tables where something has changed since it was last looked at."""
        self._held: set[int] = set()
        """Tables where computer players are awaited and nothing is asked of them until something changes."""
        self._watched: dict[int, asyncio.Event] = {}
        """Tables at which somebody waits until they have decided."""
        self._failing: dict[int, tuple[float, float]] = {}
        """Tables whose computer seat failed: the pause, and when it ends."""

    def wake(self, tables: Iterable[int] = ()) -> None:
        """There may be something to decide, and what is thought about at these tables may be asked no longer."""
        self._touched.update(tables)
        self._held -= self._touched
        self.thinkers.begin()
        super().wake()

    async def run(self, *, until_settled: bool = False) -> None:
        try:
            await super().run(until_settled=until_settled)
        finally:
            tasks = list(self._deciding.values())
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def decided(self, table: int) -> asyncio.Event:
        """Set as soon as computer players there have decided all that they are asked, or have failed."""
        return self._watched.setdefault(table, asyncio.Event())

    async def _decide_all(self) -> float | None:
        """Until nobody is awaited any more; seconds until one who failed is tried again."""
        while await self._begun():
            await self._drop_what_is_asked_no_longer()
            changed = asyncio.ensure_future(self._changed.wait())
            try:
                await asyncio.wait([*self._deciding.values(), changed], return_when=asyncio.FIRST_COMPLETED)
            finally:
                changed.cancel()
            if self._ending.is_set():
                break
            self._changed.clear()
        return min(map(self._wait, self._failing), default=None)

    async def _begun(self) -> bool:
        """Everybody who is awaited is at it; whether there is anybody."""
        for table, task in list(self._deciding.items()):
            if task.done():
                del self._deciding[table]
                task.result()
        waiting = await self.worker.look(lambda session: session.computers_awaited())
        for table in self._failing.keys() - set(waiting):
            self._well(table)
        self._held &= set(waiting)
        for table in waiting:
            if table not in self._deciding and table not in self._held and self._wait(table) <= 0:
                self._deciding[table] = asyncio.create_task(self._decide(table), name=f"computers {table}")
        return bool(self._deciding)

    async def _drop_what_is_asked_no_longer(self) -> None:
        """Nobody thinks on about a position that has changed."""
        touched, self._touched = self._touched, set()
        asked = {table: self._thinking[table][0] for table in touched & self._thinking.keys()}
        for table in await self.worker.look(self._asked_no_longer, asked) if asked else []:
            if table in self._thinking and self._thinking[table][0] is asked[table]:
                self._thinking[table][1].cancel()

    def _asked_no_longer(self, session: Reading, asked: Mapping[int, Asked]) -> list[int]:
        found = []
        for table, then in asked.items():
            try:
                now = self.deciding.asked(session, table)
            except Stuck:
                now = None
            if now is None or not same(now, then):
                found.append(table)
        return found

    # --- one table -------------------------------------------------------------------------------

    async def _decide(self, table: int) -> None:
        stuck = self.worker.services[StuckGames]
        try:
            await self._hand_over(table)
        except StoreError:
            raise  # no fault of theirs
        except Exception as error:  # noqa: BLE001  no table keeps the others waiting
            first = self._fails(table, error)
            if first and isinstance(error, Stuck):
                await self.worker.change(lambda session: stuck.stuck(session, table))
        else:
            self._well(table)
        finally:
            self._watched.pop(table, asyncio.Event()).set()

    async def _hand_over(self, table: int) -> None:
        """Decision after decision, each in a transaction of its own, until nobody waits for a computer player."""
        over = HandOver(self._usual.pop(table, USUAL))
        asked = await self.worker.look(self.deciding.asked, table)
        if asked is None:
            self._held.add(table)
        while asked is not None:
            thought = asked.only or await self._thought(asked, over.seconds(asked))
            if thought is None:
                asked = await self.worker.look(self.deciding.asked, table)
                continue
            asked = await self._decided(asked, thought)
            over.decisions += 1
            if asked is not None and not asked.people and over.decisions >= USUAL:
                over = HandOver(USUAL)  # nobody waits
        self._usual[table] = (over.usual + over.decisions) / 2
        while len(self._usual) > KEPT:
            del self._usual[next(iter(self._usual))]

    async def _thought(self, asked: Asked, seconds: float) -> Thought | None:
        """None where the position has changed meanwhile."""
        question = asked.question
        if question.level == "strong" and seconds < WORTH_SEARCHING:
            question = msgspec.structs.replace(question, level="middle")
        thinking = asyncio.ensure_future(self.thinkers.think(asked.table, question, seconds))
        self._thinking[asked.table] = asked, thinking
        try:
            await asyncio.wait([thinking])
            return None if thinking.cancelled() else thinking.result()
        finally:
            thinking.cancel()
            del self._thinking[asked.table]

    async def _decided(self, asked: Asked, thought: Thought) -> Asked | None:
        def decide(session: Writing) -> Asked | None:
            return self.deciding.decide(session, asked, thought)

        return await self.worker.change(decide, table=asked.table)

    # --- what fails ------------------------------------------------------------------------------

    def _wait(self, table: int) -> float:
        until = self._failing[table][1] if table in self._failing else 0.0
        return max(0.0, until - asyncio.get_running_loop().time())

    def _fails(self, table: int, error: Exception) -> bool:
        """Whether it is the first time."""
        times = self.health.failed("computers", error, f"table {table}")
        pause = min(self.first_pause * 2 ** (min(times, 30) - 1), LONGEST_PAUSE)
        self._failing[table] = (pause, asyncio.get_running_loop().time() + pause)
        return times == 1

    def _well(self, table: int) -> None:
        if self._failing.pop(table, None) is not None:
            self.health.well("computers", f"table {table}")
