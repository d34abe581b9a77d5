"""Karnag, by Pascal Cadot: druids around a glade, creatures coming out of a gate."""

from rules.karnag.before.game import BEFORE
from rules.karnag.game import Karnag

KARNAG = Karnag()
KARNAG.before = BEFORE

__all__ = ["KARNAG", "Karnag"]
