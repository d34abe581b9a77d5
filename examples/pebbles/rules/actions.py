"""What people can do: small decisions in the words of the game. Class names are tags in records."""

from __future__ import annotations

from typing import ClassVar

from rules.core import Action


class Choose(Action, frozen=True):
    """Choose a pebble in secret."""

    clause: ClassVar[str] = "P-2"
    pebble: int


class Swap(Action, frozen=True):
    """Swap a pebble for one from the bag."""

    clause: ClassVar[str] = "P-4"
    reveals: ClassVar[bool] = True
    pebble: int


class Pass(Action, frozen=True):
    """Keep your pebbles."""

    clause: ClassVar[str] = "P-4"
    ends: ClassVar[bool] = True


ACTIONS: tuple[type[Action], ...] = (Choose, Swap, Pass)
