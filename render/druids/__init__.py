"""Druids and Demons: pictures and text boards."""

from render.druids.painter import PAINTER

__all__ = ["PAINTER"]
