"""Pebbles drawn: the title offers its `PAINTER`."""

from examples.pebbles.render.painter import PAINTER

__all__ = ["PAINTER"]
