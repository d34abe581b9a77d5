"""Where tables live: a narrow port, and SQLite behind it."""

from bot.store.port import Session, Store, StoreError
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
from bot.store.sqlite import SqliteStore

__all__ = [
    "ClockRow",
    "DeedRow",
    "FollowerRow",
    "LineRow",
    "PersonRow",
    "PlanRow",
    "PostRow",
    "SeatRow",
    "Session",
    "SittingRow",
    "SnapshotRow",
    "SqliteStore",
    "Store",
    "StoreError",
    "TableRow",
]
