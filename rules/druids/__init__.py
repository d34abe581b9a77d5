"""Druids and Demons, after "Druiden und Daemonen" (monsieurbernard.art): stones and demons on a growing map."""

from rules.druids.before.game import BEFORE
from rules.druids.game import Druids

DRUIDS = Druids()
DRUIDS.before = BEFORE

__all__ = ["DRUIDS", "Druids"]
