"""Rules engines: no I/O at play time, no clock, nothing of Discord or of pictures."""

from rules.core.registry import GAMES, register
from rules.druids import DRUIDS
from rules.karnag import KARNAG
from rules.kemet import KEMET
from rules.oak import OAK

for game in (KARNAG, OAK, KEMET, DRUIDS):
    register(game)

__all__ = ["GAMES"]
