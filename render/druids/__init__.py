"""Druids and Demons: pictures and twins."""

from render.druids.painter import PAINTER

__all__ = ["PAINTER"]
