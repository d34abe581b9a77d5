"""Karnag, by Pascal Cadot: druids around a glade, creatures coming out of a gate."""

from rules.karnag.game import Karnag

KARNAG = Karnag()

__all__ = ["KARNAG", "Karnag"]
