"""Tables: who sits where, what is played, what is told. Nothing here knows Discord's wire or a title by name."""

from bot.tables.service import Outcome, Refused, Repeated, Tables

__all__ = ["Outcome", "Refused", "Repeated", "Tables"]
