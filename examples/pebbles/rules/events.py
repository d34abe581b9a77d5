"""What can happen. Story and picture are made from it: `story-<event>` in the texts, with the fields as facts."""

from __future__ import annotations

from typing import ClassVar

from rules.core import Event


class Rolled(Event, frozen=True):
    """A round begins."""

    reveals: ClassVar[bool] = True
    number: int


class Ready(Event, frozen=True):
    """Somebody has chosen; what is secret."""

    seat: int


class Chose(Event, frozen=True):
    """For the chooser's eyes."""

    seat: int
    pebble: int


class Shown(Event, frozen=True):
    reveals: ClassVar[bool] = True
    pebbles: list[int]
    winners: list[int]
    points: int


class Swapped(Event, frozen=True):
    seat: int


EVENTS: tuple[type[Event], ...] = (Rolled, Ready, Chose, Shown, Swapped)
