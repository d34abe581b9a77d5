"""The rules of Oak."""

from rules.oak.game import OAK

__all__ = ["OAK"]
