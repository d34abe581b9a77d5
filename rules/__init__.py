"""Rules engines: no I/O at play time, no clock, nothing of Discord or of pictures."""

from importlib import import_module

from rules.core.registry import GAMES, register

TITLES = ("karnag", "oak", "kemet", "druids")
"""Each is a package here that offers its game under its own name in capitals. In the order of menus."""

for title in TITLES:
    register(getattr(import_module(f"rules.{title}"), title.upper()))

__all__ = ["GAMES", "TITLES"]
