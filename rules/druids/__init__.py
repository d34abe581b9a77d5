"""Druids and Demons, after "Druiden und Daemonen" (monsieurbernard.art): stones and demons on a growing map."""

from rules.druids.game import Druids

DRUIDS = Druids()

__all__ = ["DRUIDS", "Druids"]
