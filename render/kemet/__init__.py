"""Kemet's pictures and texts."""

from render.kemet.painter import PAINTER

__all__ = ["PAINTER"]
