"""What a transaction asks of SQLite: rows in and out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar, overload

import msgspec
from sqlite_utils import Database

from bot.store import forgetting
from bot.store.bodies import BODIES, B, Body, write_body
from bot.store.notes import N, Settings, keys_of, read_notes, write_notes
from bot.store.port import Touched
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

R = TypeVar("R", bound=msgspec.Struct)

JSON_COLUMNS = {"options", "settings", "mentions", "data", "ranked", "later", "versions", "refusals"}
BOOL_COLUMNS = {"awaited", "gone", "back_asks", "flagged", "spent"}
OPEN = "('lobby', 'running')"
UNSETTLED = "sent < wanted OR gone"
"""Of posts. An index holds these alone, by channel, and is used where the condition is written just so."""
KEPT: dict[type[msgspec.Struct], tuple[str, bool]] = {
    TableRow: ("tables", True),
    SeatRow: ("seats", False),
    SittingRow: ("sittings", True),
    LineRow: ("lines", False),
    SnapshotRow: ("snapshots", False),
    PostRow: ("posts", True),
    DeedRow: ("deeds", True),
    ReportRow: ("reports", True),
    PlanRow: ("plans", False),
    FollowerRow: ("followers", False),
    PersonRow: ("people", False),
    ClockRow: ("clocks", False),
}
"""Where each kind of row is kept, and whether it gets a number when it is new."""


@dataclass(eq=False)
class SqliteReading:
    """One transaction on a connection."""

    db: Database
    about: int | None = field(default=None, init=False)

    # --- helpers ---------------------------------------------------------------------------------

    def _rows(self, kind: type[R], sql: str, parameters: Sequence[Any] = ()) -> list[R]:
        cursor = self.db.execute(sql, list(parameters))
        names = [column[0] for column in cursor.description]
        return [kind(**_values(zip(names, values, strict=True))) for values in cursor.fetchall()]

    # --- tables and seats ------------------------------------------------------------------------

    def table(self, id: int) -> TableRow | None:
        return next(iter(self._rows(TableRow, "SELECT * FROM tables WHERE id = ?", [id])), None)

    def table_at(self, place: int) -> TableRow | None:
        found = self._rows(
            TableRow,
            "SELECT * FROM tables WHERE (place = ? AND status != 'closed') OR (home = ? AND status = 'lobby') "
            f"ORDER BY place = ? DESC, status IN {OPEN} DESC, id DESC LIMIT 1",
            [place, place, place],
        )
        return found[0] if found else None

    def computers_awaited(self) -> list[int]:
        cursor = self.db.execute(
            'SELECT "table" FROM seats WHERE computer IS NOT NULL AND awaited '
            'UNION SELECT "table" FROM seats WHERE deputy IS NOT NULL AND awaited'
        )
        return [int(row[0]) for row in cursor.fetchall()]

    def tables_in(self, guild: int, *, open_only: bool = True) -> list[TableRow]:
        wanted = OPEN if open_only else "('lobby', 'running', 'over')"
        return self._rows(TableRow, f"SELECT * FROM tables WHERE guild = ? AND status IN {wanted} ORDER BY id", [guild])

    def all_tables_in(self, guild: int) -> list[TableRow]:
        return self._rows(TableRow, "SELECT * FROM tables WHERE guild = ? ORDER BY id", [guild])

    def tables_of(self, person: int) -> list[tuple[TableRow, SeatRow]]:
        found = self._rows(SeatRow, 'SELECT * FROM seats WHERE person = ? ORDER BY awaited DESC, "table"', [person])
        pairs = [(self.table(seat.table), seat) for seat in found]
        return [(table, seat) for table, seat in pairs if table is not None and table.status != "closed"]

    def tables_awaiting(self, person: int) -> list[tuple[TableRow, SeatRow]]:
        found = self._rows(SeatRow, 'SELECT * FROM seats WHERE person = ? AND awaited ORDER BY "table"', [person])
        pairs = [(self.table(seat.table), seat) for seat in found]
        return [(table, seat) for table, seat in pairs if table is not None and table.status == "running"]

    def running_tables(self, after: int, most: int) -> list[TableRow]:
        return self._rows(
            TableRow, "SELECT * FROM tables WHERE status = 'running' AND id > ? ORDER BY id LIMIT ?", [after, most]
        )

    def count_tables(self) -> int:
        return int(self.db.execute("SELECT count(*) FROM tables").fetchone()[0])

    def tables_with_games(self) -> list[int]:
        return [int(row[0]) for row in self.db.execute("SELECT id FROM tables WHERE lines > 0 ORDER BY id").fetchall()]

    def seats(self, table: int) -> list[SeatRow]:
        return self._rows(SeatRow, 'SELECT * FROM seats WHERE "table" = ? ORDER BY seat', [table])

    # --- who sat where ---------------------------------------------------------------------------

    def sittings(self, table: int) -> list[SittingRow]:
        return self._rows(SittingRow, 'SELECT * FROM sittings WHERE "table" = ? ORDER BY seat, id', [table])

    def sat_at(self, person: int) -> list[int]:
        sql = 'SELECT "table" FROM seats WHERE person = ? UNION SELECT "table" FROM sittings WHERE person = ?'
        return sorted(int(row[0]) for row in self.db.execute(sql, [person, person]).fetchall())

    # --- the log ---------------------------------------------------------------------------------

    def lines(self, table: int, since: int = 0) -> list[LineRow]:
        return self._rows(LineRow, 'SELECT * FROM lines WHERE "table" = ? AND n >= ? ORDER BY n', [table, since])

    def snapshot(self, table: int, at_most: int | None = None) -> SnapshotRow | None:
        limit = 1 << 60 if at_most is None else at_most
        found = self._rows(
            SnapshotRow, 'SELECT * FROM snapshots WHERE "table" = ? AND n <= ? ORDER BY n DESC LIMIT 1', [table, limit]
        )
        return found[0] if found else None

    # --- posts -----------------------------------------------------------------------------------

    def post(self, table: int, kind: type[B], key: str) -> PostRow[B] | None:
        sql = 'SELECT * FROM posts WHERE "table" = ? AND kind = ? AND key = ?'
        return next(iter(self._rows(PostRow, sql, [table, kind.kind, key])), None)

    @overload
    def posts(self, table: int) -> list[PostRow[Body]]: ...
    @overload
    def posts(self, table: int, kind: type[B]) -> list[PostRow[B]]: ...
    def posts(self, table: int, kind: type[Body] | None = None) -> Sequence[PostRow[Body]]:
        if kind is None:
            return self._rows(PostRow, 'SELECT * FROM posts WHERE "table" = ? ORDER BY id', [table])
        sql = 'SELECT * FROM posts WHERE "table" = ? AND kind = ? ORDER BY id'
        return self._rows(PostRow, sql, [table, kind.kind])

    def unsettled_posts(self, channel: int | None = None) -> list[PostRow[Body]]:
        if channel is None:
            return self._rows(PostRow, f"SELECT * FROM posts WHERE {UNSETTLED} ORDER BY id")
        return self._rows(PostRow, f"SELECT * FROM posts WHERE channel = ? AND ({UNSETTLED}) ORDER BY id", [channel])

    def unsettled_channels(self) -> dict[int, list[int]]:
        found: dict[int, list[int]] = {}
        for channel, id, message in self.db.execute(f"SELECT channel, id, message FROM posts WHERE {UNSETTLED}"):
            unsent = found.setdefault(int(channel), [])
            if message is None:
                unsent.append(int(id))
        return found

    def post_of(self, message: int) -> PostRow[Body] | None:
        return next(iter(self._rows(PostRow, "SELECT * FROM posts WHERE message = ?", [message])), None)

    # --- deeds -----------------------------------------------------------------------------------

    def deeds(self, target: int | None = None) -> list[DeedRow]:
        if target is None:
            return self._rows(DeedRow, "SELECT * FROM deeds ORDER BY id")
        return self._rows(DeedRow, "SELECT * FROM deeds WHERE target = ? ORDER BY id", [target])

    def deed_targets(self) -> list[int]:
        return [int(row[0]) for row in self.db.execute("SELECT DISTINCT target FROM deeds").fetchall()]

    # --- plans and followers ---------------------------------------------------------------------

    def plans(self, table: int) -> list[PlanRow]:
        return self._rows(PlanRow, 'SELECT * FROM plans WHERE "table" = ? ORDER BY seat, key', [table])

    def followers(self, table: int) -> list[FollowerRow]:
        return self._rows(FollowerRow, 'SELECT * FROM followers WHERE "table" = ? ORDER BY person', [table])

    # --- reports ---------------------------------------------------------------------------------

    def reports(self) -> list[ReportRow]:
        return self._rows(ReportRow, "SELECT * FROM reports ORDER BY id")

    # --- people and notes ------------------------------------------------------------------------

    def person(self, id: int) -> PersonRow | None:
        return next(iter(self._rows(PersonRow, "SELECT * FROM people WHERE id = ?", [id])), None)

    def note(self, kind: type[N], id: int, of: int | None = None) -> N:
        keys = keys_of(kind, of)
        cursor = self.db.execute("SELECT key, value FROM settings WHERE scope = ? AND id = ?", [kind.scope, id])
        return read_notes(kind, {keys[key]: value for key, value in cursor.fetchall() if key in keys})

    # --- forgetting ------------------------------------------------------------------------------

    def belongings_of(self, person: int) -> dict[str, list[dict[str, Any]]]:
        return forgetting.belongings_of(self.db, person)

    def belongings_of_guild(self, guild: int) -> dict[str, Any]:
        return forgetting.belongings_of_guild(self.db, guild)

    # --- clocks ----------------------------------------------------------------------------------

    def clocks(self, table: int) -> list[ClockRow]:
        return self._rows(ClockRow, 'SELECT * FROM clocks WHERE "table" = ? ORDER BY seat', [table])

    def downs(self, since: float) -> list[tuple[float, float]]:
        cursor = self.db.execute("SELECT since, until FROM downs WHERE until > ? ORDER BY until", [since])
        return [(float(begin), float(end)) for begin, end in cursor.fetchall()]

    # --- timers ----------------------------------------------------------------------------------

    def due_timers(self, now: float) -> Sequence[tuple[int, str, int, dict[str, Any]]]:
        cursor = self.db.execute(
            'SELECT id, kind, "table", data FROM timers WHERE due <= ? ORDER BY due, id LIMIT 100', [now]
        )
        return [(id, kind, table, msgspec.json.decode(data)) for id, kind, table, data in cursor.fetchall()]

    def next_due(self) -> float | None:
        found = self.db.execute("SELECT due FROM timers ORDER BY due LIMIT 1").fetchone()
        return None if found is None else float(found[0])


@dataclass(eq=False)
class SqliteWriting(SqliteReading):
    """One transaction that may write."""

    touched: Touched
    claimed: str | None = None

    # --- rows ------------------------------------------------------------------------------------

    def put(self, row: msgspec.Struct) -> int:
        table, numbered = KEPT[type(row)]
        values = msgspec.structs.asdict(row)
        for name, value in values.items():
            if name in JSON_COLUMNS:
                values[name] = msgspec.json.encode(value).decode()
            elif name in BOOL_COLUMNS:
                values[name] = int(value)
        if isinstance(row, PostRow):
            values |= {"kind": row.body.kind, "body": write_body(row.body)}
        id = int(values.pop("id")) if numbered else 0
        names = [f'"{name}"' for name in values]
        if id:
            words = ", ".join(f"{name} = ?" for name in names)
            self.db.execute(f"UPDATE {table} SET {words} WHERE id = ?", [*values.values(), id])
        else:
            verb = "INSERT" if numbered or isinstance(row, LineRow) else "INSERT OR REPLACE"
            marks = ", ".join("?" * len(values))
            cursor = self.db.execute(
                f"{verb} INTO {table} ({', '.join(names)}) VALUES ({marks})", list(values.values())
            )
            id = int(cursor.lastrowid or 0)
        if isinstance(row, TableRow | SittingRow | PostRow | DeedRow | ReportRow):
            row.id = id
        if isinstance(row, PostRow):
            if row.sent < row.wanted or row.gone:
                self.touched.posts.add(row.channel)
        elif isinstance(row, DeedRow):
            self.touched.deeds.add(row.target)
        elif isinstance(row, SeatRow) and (row.computer or row.deputy):
            self.touched.computers.add(row.table)
        return id

    # --- the log ---------------------------------------------------------------------------------

    def claim(self, interaction: str) -> bool:
        cursor = self.db.execute("INSERT OR IGNORE INTO interactions (id) VALUES (?)", [interaction])
        return cursor.rowcount == 1

    def forget_claims(self, before: int) -> int:
        # Ids are numbers as text, some with a suffix. The text range reads only the old end of the index; the number
        # decides, so that ids of another length or kind are left alone.
        cursor = self.db.execute(
            "DELETE FROM interactions WHERE id < ? AND CAST(id AS INTEGER) BETWEEN 1 AND ?", [str(before), before - 1]
        )
        return int(cursor.rowcount)

    def put_line(self, table: int, n: int, line: bytes) -> None:
        self.db.execute('UPDATE lines SET line = ? WHERE "table" = ? AND n = ?', [line, table, n])

    # --- posts -----------------------------------------------------------------------------------

    def drop_post(self, id: int) -> None:
        self.db.execute("DELETE FROM posts WHERE id = ?", [id])

    # --- deeds -----------------------------------------------------------------------------------

    def drop_deed(self, id: int) -> None:
        self.db.execute("DELETE FROM deeds WHERE id = ?", [id])

    # --- plans and followers ---------------------------------------------------------------------

    def drop_plan(self, row: PlanRow) -> None:
        words = [row.table, row.seat, row.key]
        self.db.execute('DELETE FROM plans WHERE "table" = ? AND seat = ? AND key = ?', words)

    def drop_follower(self, table: int, person: int) -> None:
        self.db.execute('DELETE FROM followers WHERE "table" = ? AND person = ?', [table, person])

    # --- people and notes ------------------------------------------------------------------------

    @contextmanager
    def changing(self, kind: type[N], id: int, of: int | None = None) -> Iterator[N]:
        notes = self.note(kind, id, of)
        before = write_notes(notes)
        yield notes
        for name, value in write_notes(notes).items():
            if value != before[name]:
                self.db.execute(
                    "INSERT OR REPLACE INTO settings (scope, id, key, value) VALUES (?, ?, ?, ?)",
                    [kind.scope, id, name.format(of), value],
                )

    # --- forgetting ------------------------------------------------------------------------------

    def forget_person(self, person: int, former: Mapping[str, str]) -> None:
        forgetting.forget_person(self.db, person, former)
        self.touched.posts.update(self.unsettled_channels())

    def forget_guild(self, guild: int) -> None:
        forgetting.forget_guild(self.db, guild)

    # --- clocks ----------------------------------------------------------------------------------

    def add_down(self, since: float, until: float) -> None:
        self.db.execute("INSERT OR REPLACE INTO downs (until, since) VALUES (?, ?)", [until, since])

    # --- timers ----------------------------------------------------------------------------------

    def add_timer(self, due: float, kind: str, table: int, data: dict[str, Any]) -> int:
        cursor = self.db.execute(
            'INSERT INTO timers (due, kind, "table", data) VALUES (?, ?, ?, ?)',
            [due, kind, table, msgspec.json.encode(data).decode()],
        )
        self.touched.timer = due if self.touched.timer is None else min(due, self.touched.timer)
        return int(cursor.lastrowid or 0)

    def drop_timer(self, id: int) -> bool:
        return self.db.execute("DELETE FROM timers WHERE id = ?", [id]).rowcount == 1

    def drop_timers(self, table: int, kind: str) -> None:
        self.db.execute('DELETE FROM timers WHERE "table" = ? AND kind = ?', [table, kind])


def _values(columns: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    stored = dict(columns)
    for name, value in stored.items():
        if name == "settings":
            stored[name] = msgspec.json.decode(value, type=Settings)
        elif name in JSON_COLUMNS:
            stored[name] = msgspec.json.decode(value)
        elif name in BOOL_COLUMNS:
            stored[name] = bool(value)
    if "body" in stored:
        stored["body"] = msgspec.json.decode(stored["body"], type=BODIES[stored.pop("kind")])
    return stored
