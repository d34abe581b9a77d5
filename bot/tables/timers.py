"""What happens when a timer falls due, by the timer's kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from bot.store import Session

if TYPE_CHECKING:
    from bot.tables.service import Tables

TIMERS: dict[str, Callable[[Tables, Session, int, dict[str, Any]], None]] = {}
"""(tables, session, table, data), called within the transaction that drops the timer."""
