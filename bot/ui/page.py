"""A message as plain data: words, a picture, buttons and menus. `discord_view` turns it into Discord's components."""

from __future__ import annotations

import msgspec

from bot.ui import limits
from render.shot import Shot


class Button(msgspec.Struct):
    id: str
    label: str
    style: str = "grey"
    """grey, blue, green, red"""
    disabled: bool = False
    url: str = ""
    """A link instead of something to press."""


class Option(msgspec.Struct):
    value: str
    label: str
    note: str = ""
    chosen: bool = False


class Menu(msgspec.Struct):
    id: str
    placeholder: str
    options: list[Option]
    most: int = 1
    """How many of them may be chosen at once."""


class Later(msgspec.Struct, frozen=True):
    """A page takes the place of another once the computer players of a table have decided."""

    table: int
    note: str
    """What it begins with."""


class Page(msgspec.Struct):
    """Lines of text above an optional picture above rows of controls."""

    lines: list[str]
    rows: list[list[Button] | Menu] = []
    picture: bytes | None = None
    alt: str = ""
    more_pictures: list[tuple[bytes, str]] = []
    """Further pictures below the first, each with its alternative text."""
    tag: int = 0
    """Marks the message as ours, to find it again after a crash."""
    shot: Shot | None = None
    """A picture to choose on, added when it is made: a page never waits for it."""
    later: Later | None = None
    """It tells that computer players decide, and is shown until they have."""
    plain: bool = False
    """Plain text with classic buttons, for messages that must read well in a notification."""
    fresh: bool = False
    """A message of its own, also where the button stands in a private one."""
    public: bool = False
    """For everybody to see: what is in it must be what a spectator may know."""


class File(msgspec.Struct):
    """A file for one person, and what is said about it."""

    name: str
    content: bytes
    text: str
    public: bool = False
    alt: str = ""
    """What a picture shows."""


class Form(msgspec.Struct):
    """A form with one line to write or one file to send, sent in under its id."""

    id: str
    title: str
    field: str
    label: str
    most: int = 0
    """Characters."""
    example: str = ""
    written: str = ""
    """Stands in the line already, to be changed."""
    several: bool = False
    """Several lines may be written."""
    file: bool = False
    """A file is asked for instead."""


def button_rows(buttons: list[Button], most_rows: int | None = None) -> list[list[Button] | Menu]:
    """Buttons in rows, fewer in a row the longer their labels are, so that a phone shows them whole; where that takes
    too many rows for their message, as many in a row as it takes."""
    rows: list[list[Button] | Menu] = []
    row: list[Button] = []
    for button in buttons:
        longest = max(len(other.label) for other in [*row, button])
        most = 5 if longest <= 7 else 4 if longest <= 12 else 3 if longest <= 25 else 2 if longest <= 40 else 1
        if len(row) >= most:
            rows.append(row)
            row = []
        row.append(button)
    if row:
        rows.append(row)
    if most_rows is not None and len(rows) > most_rows:
        return [buttons[at : at + limits.BUTTONS_PER_ROW] for at in range(0, len(buttons), limits.BUTTONS_PER_ROW)]
    return rows
