"""Rules engines: no I/O at play time, no clock, nothing of Discord or of pictures."""

from rules.core.registry import GAMES, register
from rules.karnag import KARNAG
from rules.oak import OAK

register(KARNAG)
register(OAK)

__all__ = ["GAMES"]
