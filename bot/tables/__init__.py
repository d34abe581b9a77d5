"""Tables: who sits where, what is played, what is told. Nothing here knows Discord's wire or a title by name."""

from bot.tables.base import Outcome, Refused, Repeated
from bot.tables.service import Tables

__all__ = ["Outcome", "Refused", "Repeated", "Tables"]
