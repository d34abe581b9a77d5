"""Where tables live: a narrow port, and SQLite behind it."""

from bot.store.lease import Lease
from bot.store.notes import BotNotes, GuildNotes, PersonNotes, SeatNotes, TableNotes
from bot.store.port import Reading, Repeated, Store, StoreError, Touched, Writing
from bot.store.rows import (
    BY_HAND,
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
from bot.store.transactions import SqliteStore

__all__ = [
    "BY_HAND",
    "BotNotes",
    "ClockRow",
    "DeedRow",
    "FollowerRow",
    "GuildNotes",
    "Lease",
    "LineRow",
    "PersonNotes",
    "PersonRow",
    "PlanRow",
    "PostRow",
    "Reading",
    "Repeated",
    "ReportRow",
    "SeatNotes",
    "SeatRow",
    "SittingRow",
    "SnapshotRow",
    "SqliteStore",
    "Store",
    "StoreError",
    "TableNotes",
    "TableRow",
    "Touched",
    "Writing",
]
