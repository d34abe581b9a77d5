"""Oak's pictures and text boards."""

from render.oak.painter import PAINTER

__all__ = ["PAINTER"]
