"""The rules of Oak."""

from rules.oak.before.versions import BEFORE
from rules.oak.game import Oak

OAK = Oak()
OAK.before = BEFORE

__all__ = ["OAK", "Oak"]
