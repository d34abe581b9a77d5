"""The rules of Oak."""

from rules.oak.before.versions import BEFORE
from rules.oak.game import OAK

OAK.before = BEFORE

__all__ = ["OAK"]
