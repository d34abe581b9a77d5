"""Rules engines: no I/O at play time, no clock, nothing of Discord or of pictures."""

from rules.core.registry import GAMES, register
from rules.karnag import KARNAG

register(KARNAG)

__all__ = ["GAMES"]
