"""Ids of buttons, menus and forms, `m:verb:table:word:…`: what they carry, and who answers them. They live in messages
for months."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from bot.ui import limits

OLD = {"p": "pick", "s": "menu", "f": "look", "b": "back", "t": "tick", "v": "advise", "x": "confirm"}
"""Verbs as messages of earlier times carry them, and their names. Those messages stand for ever, so does this table."""

LONGEST_NUMBER = 19
"""Digits of the longest number there is: Discord's own ids."""
_LARGEST = 2**63 - 1
"""What the store can count to."""
NUMBER = re.compile(r"[0-9]{1,18}")
"""Numbers that ids carry; all of them fit into the store."""
_ID = re.compile(r"m:(?P<verb>[a-z]+):(?P<table>[0-9]{1,18})(?::(?P<rest>.*))?", re.S)
_POST = re.compile(r"p[0-9]+")

H = TypeVar("H", bound=Callable[..., Any])


def custom_id(verb: str, table: int, *words: str | int) -> str:
    """`m:verb:table:word:word`. Too long an id is an error of ours, found by a test that walks all panels."""
    id = ":".join(["m", verb, str(table), *(str(word) for word in words)])
    if len(id) > limits.CUSTOM_ID:
        raise ValueError(f"an id of {len(id)} characters: {id}")
    return id


def whole(word: str) -> int | None:
    """The number that a word is; None if it is none, or one that nothing has."""
    if not (word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER):
        return None
    number = int(word)
    return number if number <= _LARGEST else None


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


# --- who answers ---------------------------------------------------------------------------------


class Verb(msgspec.Struct, frozen=True):
    """What a press, or a command that does the same, leads to."""

    handle: Callable[..., Any]
    """Given all services, the open transaction and the call (`bot.app.door`)."""
    writes: bool = False
    talks: bool = False
    """It talks to Discord before it is done: a coroutine, given a `Talk` and the call."""
    fresh: bool = False
    """The answer is a message of its own, also where the button stands in a private one."""


VERBS: dict[str, Verb] = {}
"""By the word in the id."""


def press(*words: str, writes: bool = False, talks: bool = False, fresh: bool = False) -> Callable[[H], H]:
    """The function that answers presses with these words. A word means one thing: twice, or an old one anew, is an
    error."""

    def known(handle: H) -> H:
        for word in words:
            if word in VERBS or word in OLD:
                raise ValueError(f"the verb {word!r} is answered already")
            VERBS[word] = Verb(handle, writes, talks, fresh)
        return handle

    return known


def place_url(guild: int | None, place: int) -> str:
    """Where a channel or thread is found on Discord."""
    return f"https://discord.com/channels/{guild or '@me'}/{place}"
