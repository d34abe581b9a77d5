"""Where tables live: a narrow port, and SQLite behind it."""

from bot.store.port import Session, Store, StoreError
from bot.store.rows import ClockRow, FollowerRow, LineRow, PersonRow, PlanRow, PostRow, SeatRow, SnapshotRow, TableRow
from bot.store.sqlite import SqliteStore

__all__ = [
    "ClockRow",
    "FollowerRow",
    "LineRow",
    "PersonRow",
    "PlanRow",
    "PostRow",
    "SeatRow",
    "Session",
    "SnapshotRow",
    "SqliteStore",
    "Store",
    "StoreError",
    "TableRow",
]
