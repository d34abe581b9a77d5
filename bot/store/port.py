"""What the bot asks of a store. One interaction is one `writing`: all of it happens, or nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, overload

import msgspec

from bot.store.bodies import B, Body
from bot.store.notes import N
from bot.store.rows import (
    ClockRow,
    DeedRow,
    FollowerRow,
    LineRow,
    PersonRow,
    PlanRow,
    PostRow,
    ReportRow,
    SeatRow,
    SittingRow,
    SnapshotRow,
    TableRow,
)


class StoreError(Exception):
    """The store cannot work now (full disk, locked or damaged file). Nothing was written."""


class Repeated(Exception):
    """An interaction that was handled before."""


class Touched(msgspec.Struct):
    """What a transaction has left to do for others: only they are woken when it counts."""

    posts: set[int] = set()
    """Channels, and people written to alone, where some post is not as it should be."""
    deeds: set[int] = set()
    """Channels and people with whom something is to be done."""
    computers: set[int] = set()
    """Tables where something has changed at a seat on which a computer player decides, or may do so again."""
    timer: float | None = None
    """The earliest of the timers that were set."""


class Reading(Protocol):
    """Inside one transaction: what is read is of one moment. Rows returned are copies."""

    about: int | None
    """The table that it is about: its game in memory goes where a change fails."""

    # tables and seats
    def table(self, id: int) -> TableRow | None: ...
    def table_at(self, place: int) -> TableRow | None:
        """The table in a lobby or running in that channel or thread, else the last one that was over there, else the
        newest lobby whose card stands there."""

    def computers_awaited(self) -> list[int]:
        """Tables where a computer player is to decide."""

    def tables_in(self, guild: int, *, open_only: bool = True) -> list[TableRow]: ...
    def all_tables_in(self, guild: int) -> list[TableRow]:
        """Also those that are over or closed."""

    def tables_of(self, person: int) -> list[tuple[TableRow, SeatRow]]:
        """Tables where the person sits and that are not closed, those that wait for the person first."""

    def tables_awaiting(self, person: int) -> list[tuple[TableRow, SeatRow]]:
        """Running tables whose game waits for the person."""

    def running_tables(self, after: int, most: int) -> list[TableRow]:
        """Some of the running tables with a number above `after`, in order."""

    def count_tables(self) -> int: ...
    def tables_with_games(self) -> list[int]:
        """Tables that have a log, oldest first."""

    def seats(self, table: int) -> list[SeatRow]: ...

    # who sat where
    def sittings(self, table: int) -> list[SittingRow]:
        """By seat, oldest first."""

    def sat_at(self, person: int) -> list[int]:
        """Tables where the person sits or once sat."""

    # the log
    def lines(self, table: int, since: int = 0) -> list[LineRow]:
        """Lines n >= since, in order."""

    def snapshot(self, table: int, at_most: int | None = None) -> SnapshotRow | None:
        """The latest position after at most that many lines."""

    # posts
    def post(self, table: int, kind: type[B], key: str) -> PostRow[B] | None: ...
    @overload
    def posts(self, table: int) -> list[PostRow[Body]]: ...
    @overload
    def posts(self, table: int, kind: type[B]) -> list[PostRow[B]]: ...
    def unsettled_posts(self, channel: int | None = None) -> list[PostRow[Body]]:
        """Posts that are not yet as they should be, oldest first: of one channel, or all."""

    def unsettled_channels(self) -> dict[int, list[int]]:
        """Where there are such posts; with the numbers of those that no message is known of."""

    def post_of(self, message: int) -> PostRow[Body] | None:
        """The post that stands as that message."""

    # deeds
    def deeds(self, target: int | None = None) -> list[DeedRow]:
        """What is still to be done, oldest first: with one channel or person, or all."""

    def deed_targets(self) -> list[int]:
        """With whom something is to be done."""

    # plans and followers
    def plans(self, table: int) -> list[PlanRow]: ...
    def followers(self, table: int) -> list[FollowerRow]: ...

    # reports
    def reports(self) -> list[ReportRow]:
        """All that people said is wrong, oldest first."""

    # people and notes
    def person(self, id: int) -> PersonRow | None: ...
    def note(self, kind: type[N], id: int, of: int | None = None) -> N:
        """What is noted about a table, person or server; `of` is the seat or person where notes are about one."""

    # forgetting
    def belongings_of(self, person: int) -> dict[str, list[dict[str, Any]]]:
        """Every row that belongs to the person, or the part of it that does (`belongings`)."""

    def belongings_of_guild(self, guild: int) -> dict[str, Any]:
        """What moderators may see of all that belongs to a server."""

    # clocks
    def clocks(self, table: int) -> list[ClockRow]: ...
    def downs(self, since: float) -> list[tuple[float, float]]:
        """When the bot was not there, from an instant on."""

    # timers
    def due_timers(self, now: float) -> Sequence[tuple[int, str, int, dict[str, Any]]]: ...
    def next_due(self) -> float | None: ...


class Writing(Reading, Protocol):
    """Inside one transaction that may change things: change the rows that are read, and put them back."""

    touched: Touched
    claimed: str | None
    """The interaction that it answers."""

    def put(self, row: msgspec.Struct) -> int:
        """Write a row, in the place of the one it was read from. One that is new and has a number (tables, sittings,
        posts, deeds) gets it."""

    # the log
    def claim(self, interaction: str) -> bool:
        """True the first time an interaction is seen."""

    def forget_claims(self, before: int) -> int:
        """Drop claims of interactions with smaller ids; how many there were."""

    def put_line(self, table: int, n: int, line: bytes) -> None:
        """Mark a line as taken back (its text is replaced, its place is not)."""

    # posts
    def drop_post(self, id: int) -> None: ...

    # deeds
    def drop_deed(self, id: int) -> None: ...

    # plans and followers
    def drop_plan(self, row: PlanRow) -> None: ...
    def drop_follower(self, table: int, person: int) -> None: ...

    # people and notes
    def changing(self, kind: type[N], id: int, of: int | None = None) -> AbstractContextManager[N]:
        """The same, to be changed: what differs at the end of the block is written, and only that."""

    # forgetting
    def forget_person(self, person: int, former: Mapping[str, str]) -> None:
        """Everything that names the person goes; moves stay, as moves of their seats. `former` is the word for a former
        player, by language."""

    def forget_guild(self, guild: int) -> None:
        """Every table of a server with all that belongs to it, and the server's settings."""

    # clocks
    def add_down(self, since: float, until: float) -> None:
        """The bot was not there."""

    # timers
    def add_timer(self, due: float, kind: str, table: int, data: dict[str, Any]) -> int: ...
    def drop_timer(self, id: int) -> bool:
        """True if it was there."""

    def drop_timers(self, table: int, kind: str) -> None: ...


class Store(Protocol):
    """Used by one thread at a time, with one transaction at a time: what is done in it is handed it, and opens none."""

    committed: Callable[[Touched], None]
    """Called after every writing that counts."""

    def reading(self) -> AbstractContextManager[Reading]: ...
    def writing(self, claim: str | None = None) -> AbstractContextManager[Writing]:
        """All of it happens, or nothing. Raises Repeated if an interaction of that id was claimed before."""

    def backup(self, target: str) -> None:
        """A consistent copy while the bot runs."""

    def close(self) -> None: ...
