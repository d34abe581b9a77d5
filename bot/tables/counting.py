"""Lines of the log as a reader counts them: those the reader was told of, and the reader's own.

What somebody does in secret is a line too. A number that a button carries, the time of a moment or where a turn began
must not tell of it, so they are taken from this count.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

import msgspec

from bot.store import LineRow, Reading, TableRow
from bot.tables.loaded import read_events, read_line
from bot.ui.ids import whole
from rules.core.record import Step, TakenBack


class Known(int):
    """So many lines as their reader counts them. In an id it is marked, since older ids count all lines."""

    def __str__(self) -> str:
        return f"k{int(self)}"


def read_number(word: str) -> int | None:
    """A number of lines from a word of an id."""
    found = whole(word.removeprefix("k"))
    return found if found is None or not word.startswith("k") else Known(found)


class Counted:
    """The numbers of the lines that a reader knows of."""

    def __init__(self, rows: list[LineRow], known: list[int]) -> None:
        self.rows, self.known = rows, known

    def out(self, lines: int) -> Known:
        """That many lines, as the reader counts them."""
        return Known(bisect_left(self.known, lines))

    def lines(self, count: int) -> int:
        """And back: up to the next line that the reader knows of."""
        if not isinstance(count, Known):
            return int(count)
        return self.known[count] if count < len(self.known) else len(self.rows)

    def at(self, lines: int) -> float:
        """When the last line happened that the reader knows of, among the first so many."""
        return self.rows[self.known[max(0, self.out(lines) - 1)]].at


def counted(session: Reading, table: TableRow, seat: int | None) -> Counted:
    """The log as that seat (None: everybody) counts it. That something was taken back is known to those who knew of
    it."""
    rows = session.lines(table.id)
    known: list[int] = []
    steps: list[bool] = []
    for row in rows:
        if row.events != b"[]":
            heard = b'"only"' not in row.events or any(event.only in (None, seat) for event in read_events(table, row))
            heard = heard or _own(row, seat)
            steps += [heard] if row.n else []
        else:
            line = read_line(row)
            if isinstance(line, TakenBack):
                gone = steps[len(steps) - line.steps :]
                del steps[len(steps) - line.steps :]
                heard = any(gone)
            else:
                heard = not isinstance(line, Step) or line.seat == seat
                steps += [heard] if row.n else []
        if heard or row.n == 0:
            known.append(row.n)
    return Counted(rows, known)


def _own(row: LineRow, seat: int | None) -> bool:
    line = read_line(row)
    return isinstance(line, Step) and line.seat == seat


def count_lines(rows: Sequence[LineRow]) -> tuple[int, int]:
    """How many steps a log has, and how many of them were taken back."""
    steps = undone = 0
    for row in rows:
        line = msgspec.json.decode(row.line)
        if line["line"] == "step":
            steps += 1
            undone += bool(line.get("undone"))
    return steps, undone
