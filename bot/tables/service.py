"""What people can do at a table. Each call is one transaction; a repeated interaction changes nothing."""

from __future__ import annotations

from bot.tables.data import Data


class Tables(Data):
    """Used by one thread at a time (`bot.desk` gives it one)."""
