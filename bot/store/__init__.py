"""Where tables live: a narrow port, and SQLite behind it."""

from bot.store.port import Reading, Repeated, Store, StoreError, Touched, Writing
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
from bot.store.transactions import SqliteStore

__all__ = [
    "ClockRow",
    "DeedRow",
    "FollowerRow",
    "LineRow",
    "PersonRow",
    "PlanRow",
    "PostRow",
    "Reading",
    "Repeated",
    "SeatRow",
    "SittingRow",
    "SnapshotRow",
    "SqliteStore",
    "Store",
    "StoreError",
    "TableRow",
    "Touched",
    "Writing",
]
