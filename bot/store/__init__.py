"""Where tables live: a narrow port, and SQLite behind it."""

from bot.store.notes import BotNotes, GuildNotes, PersonNotes, SeatNotes, TableNotes
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
    "BotNotes",
    "ClockRow",
    "DeedRow",
    "FollowerRow",
    "GuildNotes",
    "LineRow",
    "PersonNotes",
    "PersonRow",
    "PlanRow",
    "PostRow",
    "SeatNotes",
    "SeatRow",
    "Session",
    "SittingRow",
    "SnapshotRow",
    "SqliteStore",
    "Store",
    "StoreError",
    "TableNotes",
    "TableRow",
]
