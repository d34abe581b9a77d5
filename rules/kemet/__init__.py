"""Kemet: Blood and Sand, by Jacques Bariot and Guillaume Montiage: gods at war over temples and pyramids."""

from rules.kemet.game import Kemet

KEMET = Kemet()

__all__ = ["KEMET", "Kemet"]
