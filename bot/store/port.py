"""What the bot asks of a store. One interaction is one `transaction`: all of it happens, or nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol, overload

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
    SeatRow,
    SittingRow,
    SnapshotRow,
    TableRow,
)


class StoreError(Exception):
    """The store cannot work now (full disk, locked or damaged file). Nothing was written."""


class Session(Protocol):
    """Inside one transaction. Rows returned are copies: change them and put them back."""

    # tables and seats
    def add_table(self, row: TableRow) -> int: ...
    def table(self, id: int) -> TableRow | None: ...
    def put_table(self, row: TableRow) -> None: ...
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

    def running_tables(self, after: int, most: int) -> list[TableRow]:
        """Some of the running tables with a number above `after`, in order."""

    def count_tables(self) -> int: ...
    def tables_with_games(self) -> list[int]:
        """Tables that have a log, oldest first."""

    def seats(self, table: int) -> list[SeatRow]: ...
    def put_seat(self, row: SeatRow) -> None: ...

    # who sat where
    def sittings(self, table: int) -> list[SittingRow]:
        """By seat, oldest first."""

    def add_sitting(self, row: SittingRow) -> int: ...
    def put_sitting(self, row: SittingRow) -> None: ...
    def sat_at(self, person: int) -> list[int]:
        """Tables where the person sits or once sat."""

    # the log
    def claim(self, interaction: str) -> bool:
        """True the first time an interaction is seen."""

    def forget_claims(self, before: int) -> int:
        """Drop claims of interactions with smaller ids; how many there were."""

    def add_line(self, row: LineRow) -> None: ...
    def put_line(self, table: int, n: int, line: bytes) -> None:
        """Mark a line as taken back (its text is replaced, its place is not)."""

    def lines(self, table: int, since: int = 0) -> list[LineRow]:
        """Lines n >= since, in order."""

    def add_snapshot(self, row: SnapshotRow) -> None: ...
    def snapshot(self, table: int, at_most: int | None = None) -> SnapshotRow | None:
        """The latest position after at most that many lines."""

    # posts
    def add_post(self, row: PostRow[Body]) -> int: ...
    def put_post(self, row: PostRow[Body]) -> None: ...
    def post(self, table: int, kind: type[B], key: str) -> PostRow[B] | None: ...
    @overload
    def posts(self, table: int) -> list[PostRow[Body]]: ...
    @overload
    def posts(self, table: int, kind: type[B]) -> list[PostRow[B]]: ...
    def unsettled_posts(self) -> list[PostRow[Body]]:
        """Posts that are not yet as they should be, oldest first."""

    def drop_post(self, id: int) -> None: ...
    def post_of(self, message: int) -> PostRow[Body] | None:
        """The post that stands as that message."""

    # deeds
    def add_deed(self, row: DeedRow) -> int: ...
    def put_deed(self, row: DeedRow) -> None: ...
    def deeds(self) -> list[DeedRow]:
        """What is still to be done, oldest first."""

    def drop_deed(self, id: int) -> None: ...

    # plans and followers
    def plans(self, table: int) -> list[PlanRow]: ...
    def put_plan(self, row: PlanRow) -> None: ...
    def drop_plan(self, row: PlanRow) -> None: ...
    def followers(self, table: int) -> list[FollowerRow]: ...
    def put_follower(self, row: FollowerRow) -> None: ...
    def drop_follower(self, table: int, person: int) -> None: ...

    # people and notes
    def person(self, id: int) -> PersonRow | None: ...
    def put_person(self, row: PersonRow) -> None: ...
    def note(self, kind: type[N], id: int, of: int | None = None) -> N:
        """What is noted about a table, person or server; `of` is the seat or person where notes are about one."""

    def changing(self, kind: type[N], id: int, of: int | None = None) -> AbstractContextManager[N]:
        """The same, to be changed: what differs at the end of the block is written, and only that."""

    # forgetting
    def belongings_of(self, person: int) -> dict[str, list[dict[str, Any]]]:
        """Every row that belongs to the person, or the part of it that does (`belongings`)."""

    def forget_person(self, person: int, former: Mapping[str, str]) -> None:
        """Everything that names the person goes; moves stay, as moves of their seats. `former` is the word for a former
        player, by language."""

    def belongings_of_guild(self, guild: int) -> dict[str, Any]:
        """What moderators may see of all that belongs to a server."""

    def forget_guild(self, guild: int) -> None:
        """Every table of a server with all that belongs to it, and the server's settings."""

    # clocks
    def clocks(self, table: int) -> list[ClockRow]: ...
    def put_clock(self, row: ClockRow) -> None: ...
    def add_down(self, since: float, until: float) -> None:
        """The bot was not there."""

    def downs(self, since: float) -> list[tuple[float, float]]:
        """When the bot was not there, from an instant on."""

    # timers
    def add_timer(self, due: float, kind: str, table: int, data: dict[str, Any]) -> int: ...
    def due_timers(self, now: float) -> Sequence[tuple[int, str, int, dict[str, Any]]]: ...
    def next_due(self) -> float | None: ...
    def drop_timer(self, id: int) -> bool:
        """True if it was there."""

    def drop_timers(self, table: int, kind: str) -> None: ...


class Store(Protocol):
    def transaction(self) -> AbstractContextManager[Session]: ...
    def backup(self, target: str) -> None:
        """A consistent copy while the bot runs."""

    def close(self) -> None: ...
