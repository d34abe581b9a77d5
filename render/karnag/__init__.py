"""Karnag's pictures and texts."""

from render.karnag.painter import PAINTER

__all__ = ["PAINTER"]
