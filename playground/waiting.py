"""What somebody waits for in vain, in words that tell afterwards what was missed."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import components

if TYPE_CHECKING:
    from .state import World

THINKING = 1 << 7
"""A message's flag: the bot has said that an answer will come."""
LATEST = 8
"""So many messages are shown."""
LONGEST = 300
"""Characters of each."""


def described(world: World, ready: Callable[[], Any]) -> str:
    """Who waited, for what, and the newest messages."""
    lines = ["what was waited for did not happen", f"in {_waiting()}", *(f"until {asked}" for asked in _asked(ready))]
    every = [message for shelf in world.messages.values() for message in shelf.values()]
    every.sort(key=lambda message: int(message["id"]))
    return "\n  ".join([*lines, *(_told(world, message) for message in every[-LATEST:])])


def _waiting() -> str:
    """The function outside of this package that waits; under a task all that wait for one another are on the stack."""
    here = str(Path(__file__).parent)
    frame = inspect.currentframe()
    while frame is not None:
        name = frame.f_code.co_filename
        if not name.startswith(here) and "asyncio" not in name:
            return f"{frame.f_code.co_name} ({Path(name).name}:{frame.f_lineno})"
        frame = frame.f_back
    return "?"


def _asked(ready: Any) -> Iterator[str]:
    """The condition and what it was made of, outermost first."""
    code = ready.__code__
    try:
        source = inspect.getsource(ready).strip()
    except OSError:
        source = ready.__qualname__
    yield f"{Path(code.co_filename).name}:{code.co_firstlineno} {source}"[:LONGEST]
    for name, cell in zip(code.co_freevars, ready.__closure__ or (), strict=True):
        try:
            value = cell.cell_contents
        except ValueError:  # not set yet
            continue
        if inspect.isfunction(value):
            yield from _asked(value)
        else:
            yield f"  {name} = {value!r}"[:LONGEST]


def _told(world: World, message: dict[str, Any]) -> str:
    """A message as people see it, and where."""
    channel = world.channels.get(message["channel_id"], {})
    texts = [message["content"], *components.texts(message["components"])]
    labels = [part.get("label") for part in components.walk(message["components"]) if part["type"] == components.BUTTON]
    whom = f" for {message['_for']} alone" if message["_for"] else ""
    thinking = " (thinking)" if message["flags"] & THINKING else ""
    text = " / ".join(text for text in texts if text)[:LONGEST]
    where, who = channel.get("name", message["channel_id"]), message["author"]["username"]
    return f"#{where}{whom}, {who}{thinking}: {text} {labels}"
