"""Ids of buttons, menus and forms, `m:verb:table:word:…`: what they carry, read back."""

from __future__ import annotations

import re
from typing import NamedTuple

OLD = {"p": "pick", "s": "menu", "f": "look", "b": "back", "t": "tick", "v": "advise", "x": "confirm"}
"""Verbs as messages of earlier times carry them, and their names. Those messages stand for ever, so does this table."""

_ID = re.compile(r"m:(?P<verb>[a-z]+):(?P<table>\d+)(?::(?P<rest>.*))?", re.S)
_POST = re.compile(r"p\d+")


class Id(NamedTuple):
    """What an id carries."""

    verb: str
    table: int
    words: list[str]
    post: str
    """`p` and the number of the post that shows the button; empty on private pages."""


def read_id(text: str) -> Id | None:
    """None if it is not one of ours. An old verb is read by its name."""
    match = _ID.fullmatch(text)
    if match is None:
        return None
    words = (match["rest"] or "").split(":")
    post = words.pop() if _POST.fullmatch(words[-1]) else ""
    return Id(OLD.get(match["verb"], match["verb"]), int(match["table"]), words, post)
