"""Rules engines: no I/O at play time, no clock, nothing of Discord or of pictures."""

from rules.core.registry import GAMES, register
from rules.karnag import KARNAG
from rules.kemet import KEMET

register(KARNAG)
register(KEMET)

__all__ = ["GAMES"]
