"""Pictures for posts: made off the event loop, and never a reason for a post not to go out."""

from __future__ import annotations

import asyncio
import ctypes
import logging
from concurrent.futures import Future, ThreadPoolExecutor
from functools import lru_cache
from typing import NamedTuple

from render.pictures import png
from render.shot import Shot
from render.text_board import TextBoard, alt_text, text_board

log = logging.getLogger(__name__)

WORKERS = 2
PATIENCE = 30.0
"""Seconds after which a picture is done without."""


class Illustration(NamedTuple):
    """What a post needs. Without a picture (`png` is None) the post goes out with the text board."""

    png: bytes | None
    alt: str
    text_board: TextBoard


def illustrate(shot: Shot) -> Illustration:
    """Picture, alternative text and text board. Whatever fails is logged and left out; nothing is raised for it.

    Takes tens of milliseconds: refuses to run on an event loop. Check words that people typed beforehand
    (`pictures.check_focus`).
    """
    _refuse_on_event_loop()
    picture: bytes | None = None
    try:
        picture = png(shot)
    except Exception:
        log.exception("no picture of a %s", type(shot.view).__name__)
    return _told(picture, shot)


def _told(picture: bytes | None, shot: Shot) -> Illustration:
    try:
        return Illustration(picture, alt_text(shot), text_board(shot))
    except Exception:
        log.exception("no text board of a %s", type(shot.view).__name__)
        return Illustration(picture, "", TextBoard(()))


async def illustrated(shot: Shot) -> Illustration:
    """The same from a coroutine: the work is done by threads of our own. One that does not end is left to itself; where
    all of them are held up, nobody waits for them."""
    _overdue[:] = [job for job in _overdue if not job.done()]
    if len(_overdue) >= WORKERS:
        return _told(None, shot)
    job = _threads().submit(illustrate, shot)
    try:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.wrap_future(job)
    except TimeoutError:
        log.error("no picture of a %s after %.0f seconds", type(shot.view).__name__, PATIENCE)
        if not job.cancel():  # it holds a thread up; one that was not begun holds up nothing
            _overdue.append(job)
        return _told(None, shot)


_overdue: list[Future[Illustration]] = []
"""Pictures that nobody waits for any more and that are still being made."""


LARGE = 256 * 1024
"""Bytes from which on a piece of memory is given back to the system as soon as it is free."""
MMAP_THRESHOLD, ARENA_MAX = -3, -8
"""Names of settings in the GNU C library (malloc.h)."""


def give_back() -> None:
    """Have the memory of pictures given back when they are drawn. The GNU C library would keep more and more of it, the
    larger the pictures and the more threads draw; other libraries need not be told."""
    settle = getattr(ctypes.CDLL(None), "mallopt", None)
    if settle is not None:
        settle(MMAP_THRESHOLD, LARGE)
        settle(ARENA_MAX, WORKERS)


@lru_cache(maxsize=1)
def _threads() -> ThreadPoolExecutor:
    give_back()
    return ThreadPoolExecutor(WORKERS, thread_name_prefix="picture")


def _refuse_on_event_loop() -> None:
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return
    raise RuntimeError("pictures are made off the event loop: await render.worker.illustrated()")
