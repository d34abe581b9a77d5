"""Oak's pictures and twins."""

from render.oak.painter import PAINTER

__all__ = ["PAINTER"]
