"""The number that every post carries, by which it is found again: as the container's id, at the end of a button's id,
or, where there is neither, in characters that nobody sees."""

from __future__ import annotations

import re

import discord

from bot.ui.text import cut

BEGIN, ZERO, ONE = "\u200d", "\u200b", "\u200c"
"""Characters without width or meaning at the end of a text."""
_SIGNED = re.compile(f"{BEGIN}([{ZERO}{ONE}]+)\\Z")
_POST = re.compile(r":p(\d+)\Z")


def signed(text: str, tag: int, most: int) -> str:
    """The text with the number after it, both within `most` characters."""
    sign = BEGIN + f"{tag:b}".replace("0", ZERO).replace("1", ONE)
    return cut(text, most - len(sign)) + sign


def tags(message: discord.Message) -> set[int]:
    """Numbers of posts that a message of ours carries."""
    found: set[int] = set()
    if match := _SIGNED.search(message.content):
        found.add(int(match[1].replace(ZERO, "0").replace(ONE, "1"), 2))
    for component in message.components:
        if component.type is discord.ComponentType.container:
            found.add(int(getattr(component, "id", 0) or 0))
        for child in getattr(component, "children", []):
            if match := _POST.search(str(getattr(child, "custom_id", "") or "")):
                found.add(int(match[1]))
    return found
