"""What everything at a table needs: transactions, the thread they run in, games in memory, who may do what."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import msgspec

from bot.store import PersonNotes, PostRow, Reading, Repeated, SeatRow, Store, TableRow, Touched, Writing
from bot.store.bodies import Body
from bot.store.notes import settings_of
from bot.store.privacy import OWNER, private_folder
from bot.tables.call import Services
from bot.tables.changes import Change, Changes, run
from bot.tables.loaded import Cache, Loaded, load, record, retired
from bot.tables.narrator import Narrator, Speaker, practice
from bot.tables.rates import RATES, Rate, Rates
from bot.tables.refused import Refused as Refused
from rules.core import DeadEnd, Match, Record, Refusal
from rules.core.match import Played

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

DISCORD_EPOCH = 1_420_070_400_000
"""Discord's ids are milliseconds since then, moved by 22 bits."""
CLAIMED = 24 * 60 * 60.0
"""Seconds for which an interaction is remembered; Discord delivers none after 15 minutes."""
HERE = 120.0
"""Seconds after an own step for which somebody is thought to be still at the table, and is not rung by it."""
HOST_GONE = 3 * 24 * 3600.0
TIDY = 1000
"""Transactions between two clearings."""


class Stuck(Exception):
    """A seat is awaited and may do nothing, through a fault of the title: the table needs a way back."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} may do nothing")
        self.seat = seat


class Outcome(msgspec.Struct):
    """What an action led to, for the private answer."""

    table: TableRow
    seat: int
    steps: list[Played]
    deeds: list[str]
    """The steps in a few words, for the person who took them."""
    again: bool
    """The same person decides next."""
    over: bool


def log_report(name: str, content: bytes) -> None:
    """Where there is no folder for it."""
    log.error("%s: a game cannot go on; %d bytes of report have no folder", name, len(content))


def report_to(folder: Path) -> Callable[[str, bytes], None]:
    """Files for the operator, readable by nobody else: they hold what players hide."""

    def report(name: str, content: bytes) -> None:
        try:
            private_folder(folder)
            file = os.open(folder / name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OWNER)
            with os.fdopen(file, "wb") as opened:
                opened.write(content)
        except OSError as error:
            log.error("%s: a game cannot go on, and its position could not be written: %s", name, error)
        else:
            log.error("a game cannot go on; its position is in %s", folder / name)

    return report


def new_secret() -> bytes:
    """What a table's dice hang on, and nobody can guess."""
    return secrets.token_bytes(32)


class Tables:
    """What all of them need: transactions, games in memory, who sits where."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        *,
        call_delay: float = 8.0,
        secret: Callable[[], bytes] = new_secret,
        rates: Mapping[str, Rate] = RATES,
    ) -> None:
        self.rates = Rates(clock, rates)
        self.store, self.now, self.call_delay, self.secret = store, clock, call_delay, secret
        self.changes = Changes()
        self.cache = Cache()
        self.here = HERE
        self._transactions = 0
        self.report: Callable[[str, bytes], None] = log_report
        """Gives the operator a file by name: a position in which a game cannot go on."""

    # --- transactions ----------------------------------------------------------------------------

    def look(self, work: Callable[Concatenate[Reading, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work that reads: nothing can be written in it."""
        with self.store.reading() as session:
            return work(session, *args, **kwargs)

    def change(self, work: Callable[[Writing], T], *, claim: str | None = None, table: int | None = None) -> T:
        """Work that changes something, about that table if one is named: all of it, or nothing. A repeated interaction
        changes nothing."""
        session: Writing | None = None
        try:
            with self.store.writing(claim) as session:
                session.about = table
                if self.cache.remade:  # what was made anew while somebody looked
                    self.cache.keep_remade(session)
                self._transactions += 1
                if self._transactions % TIDY == 1:
                    self._tidy(session)
                return work(session)
        except DeadEnd as dead_end:
            stuck = session.about if session is not None else None
            if stuck is None:
                raise
            self.cache.drop(stuck)
            step = dead_end
            self.change(lambda told: self.changes.dead_end(told, stuck, step))
            raise Refused("dead-end") from dead_end
        except (Refused, Refusal, Repeated):
            # The game in memory stays: what others could take back or redo must not tell of somebody's attempt. One
            # that ran ahead of the store has more lines, and is loaded anew when it is asked for.
            raise
        except BaseException:
            if session is not None and session.about is not None:
                self.cache.drop(session.about)
            raise

    def _tidy(self, session: Writing) -> None:
        """What was claimed more than a day ago cannot be delivered again."""
        old = int((self.now() - CLAIMED) * 1000) - DISCORD_EPOCH
        if old > 0:
            session.forget_claims(old << 22)

    def speaker(self, session: Reading, table: TableRow) -> Speaker:
        """Speaks for a table to one person."""
        return Speaker(session, table, session.seats(table.id)[: table.seats], self.now())

    def narrator(self, session: Writing, table: TableRow) -> Narrator:
        """Tells the table's story."""
        seats = session.seats(table.id)[: table.seats]
        narrator = Narrator(session, table, seats, self.now())
        alone = sum(row.person is not None for row in seats) < 2
        narrator.call_delay = self._delay_alone(session, table, seats) if alone else self.call_delay
        return narrator

    def _delay_alone(self, session: Reading, table: TableRow, seats: Sequence[SeatRow]) -> float:
        """Seconds for which the call to somebody waits who plays alone: whoever has just moved against computer players
        sees the next question in the panel. Where others play they may go on meanwhile."""
        here = practice(seats) and any(
            row.moved and row.moved + self.here > self.now() for row in session.clocks(table.id)
        )
        return self.call_delay if here else 0.0

    @staticmethod
    def table(session: Reading, id: int) -> TableRow:
        table = session.table(id)
        if table is None or table.status == "closed":
            raise Refused("no-table")
        return table

    def in_lobby(self, session: Reading, id: int) -> TableRow:
        table = self.table(session, id)
        if table.status != "lobby":
            raise Refused("started")
        return table

    @staticmethod
    def my_seat(session: Reading, table: TableRow, person: int) -> SeatRow:
        for row in session.seats(table.id):
            if row.person == person:
                return row
        raise Refused("not-at-table")

    def host_only(self, session: Reading, table: TableRow, person: int, moderator: bool) -> None:
        """Somebody else of the table is offered to become host where the host is gone."""
        if person == table.host or moderator:
            return
        seats = session.seats(table.id)
        refused = Refused("only-host", who=next((row.name for row in seats if row.person == table.host), "?"))
        if any(row.person == person for row in seats) and self.host_gone(session, table):
            refused.offering("host", table.id)
        raise refused

    def host_gone(self, session: Reading, table: TableRow) -> bool:
        """No sign of the host for three days."""
        seen = session.note(PersonNotes, table.host).seen
        return self.now() >= (table.created if seen is None else seen) + HOST_GONE

    def seated(self, session: Reading, table_id: int, person: int) -> tuple[TableRow, Loaded, SeatRow]:
        """A game that has begun, and the seat from which somebody plays."""
        table = session.table(table_id)
        if table is None or table.status == "closed":
            raise Refused("no-table")
        if table.status == "lobby":
            raise Refused("no-running-table")
        live = self.cache.get(session, table)
        row = next((row for row in session.seats(table.id) if row.person == person), None)
        if row is None:
            raise Refused("not-at-table")
        return table, live, row

    # --- what others add to a change ------------------------------------------------------------

    def clock_changed(self, session: Writing, table: TableRow, live: Loaded | None) -> None:
        """Who is awaited, or whether time runs, may have changed."""
        run(self.changes.waits_changed, Change(session, table, live))

    def dm_refused(self, session: Writing, post: PostRow[Body]) -> None:
        """A private message could not be delivered: whoever knows the post answers for it."""
        next(answer for knows, answer in self.changes.dm_refused if knows(post))(session, post)

    # --- looking ---------------------------------------------------------------------------------

    def kept_live(self, session: Reading, table: TableRow) -> Loaded | None:
        """The game, unless it was begun under rules that are kept no longer: what is said about seats and time goes on
        without it."""
        return None if retired(table) else self.cache.get(session, table)

    def moment(self, session: Reading, table_id: int, lines: int) -> Match | None:
        """The position after that many lines, for a picture."""
        table = session.table(table_id)
        if table is None or table.status == "lobby":
            return None
        live = self.cache.get(session, table)
        if live.lines == lines:
            return live.match
        return load(session, table, lines=lines).match

    def record(self, session: Reading, table_id: int) -> Record:
        return record(session, self.table(session, table_id))


class Worker:
    """Runs one piece of work at a time, in the order in which it was handed in; what reads or changes tables is handed
    an open transaction."""

    def __init__(self, services: Services) -> None:
        self.services, self.tables = services, services[Tables]
        self.touched: Callable[[Touched], None] = lambda touched: None
        """Told what every change has left to do for others."""
        self._touched: deque[Touched] = deque()
        self.tables.store.committed = self._touched.append
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="worker")

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        loop = asyncio.get_running_loop()
        given_up: list[bool] = []

        def careful() -> T:
            try:
                return work(*args, **kwargs)
            except StopIteration as error:  # it cannot cross a future: the one who waits would wait for ever
                raise RuntimeError("a search found nothing") from error
            finally:
                if given_up and not loop.is_closed():  # nobody waits for it any more, and yet it counts
                    loop.call_soon_threadsafe(self._tell)

        job = loop.run_in_executor(self._thread, careful)
        job.add_done_callback(partial(loop.call_soon, self._tell))  # whoever waits for the job goes on first
        try:
            return await job
        except asyncio.CancelledError:
            given_up.append(True)
            raise

    def _tell(self, *_: object) -> None:
        """Whoever has got work by what was committed."""
        while self._touched:
            self.touched(self._touched.popleft())

    async def look(self, work: Callable[Concatenate[Reading, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Work that reads."""
        return await self.do(lambda: self.tables.look(work, *args, **kwargs))

    async def soon(self, seconds: float, work: Callable[[Reading], T]) -> T:
        """Work that reads and is of no use later: a TimeoutError then, and nothing done if it has not begun."""
        async with asyncio.timeout(seconds):
            return await self.look(work)

    async def change(self, work: Callable[[Writing], T], *, claim: str | None = None, table: int | None = None) -> T:
        """Work that changes something, about that table if one is named; once for each claim."""
        return await self.do(lambda: self.tables.change(work, claim=claim, table=table))

    def close(self) -> None:
        self._thread.shutdown(wait=True)
        self.tables.store.close()


def opened(
    services: Services, session: Reading, table_id: int, person: int | None = None
) -> tuple[TableRow, Speaker, Loaded]:
    """A game that has begun; the table speaks the language the person has chosen, if any (a copy: never stored)."""
    table = session.table(table_id)
    if table is None or (table.status == "closed" and not table.lines):
        raise Refused("no-table")
    if table.status == "lobby":
        raise Refused("no-running-table")
    live = services[Tables].cache.get(session, table)
    chosen = settings_of(session, person).language if person is not None else ""
    if chosen:
        table = msgspec.structs.replace(table, language=chosen)
    return table, services[Tables].speaker(session, table), live


def seat_of(narrator: Speaker, person: int) -> SeatRow | None:
    return next((row for row in narrator.seats if row.person == person), None)
