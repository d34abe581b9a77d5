"""Rules engines: no I/O at play time, no clock, nothing of Discord or of pictures."""

from rules.core.registry import GAMES, register
from rules.druids import DRUIDS
from rules.karnag import KARNAG

register(KARNAG)
register(DRUIDS)

__all__ = ["GAMES"]
