"""What people can do at a table. Each call is one transaction; a repeated interaction changes nothing."""

from __future__ import annotations

from bot.tables.after import After
from bot.tables.lobby import Lobby
from bot.tables.people import People
from bot.tables.taking import Taking
from bot.tables.undo import Undo


class Tables(Lobby, Undo, People, Taking, After):
    """Used by one thread at a time (`bot.desk` gives it one)."""
