"""What a button's id says, and who answers it: `m:verb:table:word:…`. Ids live in messages for months."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

ID = re.compile(r"m:(?P<verb>[a-z]+):(?P<table>\d+)(?::(?P<rest>.*))?", re.S)
POST = re.compile(r"p\d+")
"""The last word of an id that stands in a post: the post's number."""

H = TypeVar("H", bound=Callable[..., Any])


class Verb(msgspec.Struct, frozen=True):
    """What a press, or a command that does the same, leads to."""

    handle: Callable[..., Any]
    """Given all services, the open transaction and the call (`bot.app.door`)."""
    writes: bool = False
    fresh: bool = False
    """The answer is a message of its own, also where the button stands in a private one."""


VERBS: dict[str, Verb] = {}
"""By the word in the id."""


def press(*words: str, writes: bool = False, fresh: bool = False) -> Callable[[H], H]:
    """The function that answers presses with these words."""

    def known(handle: H) -> H:
        for word in words:
            if word in VERBS:
                raise ValueError(f"two functions answer {word!r}")
            VERBS[word] = Verb(handle, writes, fresh)
        return handle

    return known


def read_id(text: str) -> tuple[str, int, list[str]] | None:
    """Verb, table and words of an id, without the number of the post it stands in; None if it is none of ours."""
    match = ID.fullmatch(text)
    if match is None:
        return None
    words = (match["rest"] or "").split(":")
    return match["verb"], int(match["table"]), words[:-1] if POST.fullmatch(words[-1]) else words
