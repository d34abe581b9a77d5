"""A playground, a bot on it over real sockets, and people."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.playground.clock import Clock
from bot.playground.people import Person
from bot.playground.server import Playground

sys.path.insert(0, str(Path(__file__).parent))

from demo_bot import DemoBot

ROOT = Path(__file__).parents[2]
SHARED = ROOT.parent / "shared" / "discord"


@asynccontextmanager
async def running(playground: Playground) -> AsyncIterator[DemoBot]:
    """The demo bot, connected to a playground."""
    bot = DemoBot(playground.base)
    task = asyncio.create_task(bot.start(playground.token))
    try:
        await first(task, bot.wait_until_ready)
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)


async def first(task: "asyncio.Task[None]", ready: Callable[[], Awaitable[object]]) -> None:
    """Wait for the bot to be ready; fail at once with its own error if it ends before."""
    await asyncio.sleep(0)
    waiting = asyncio.ensure_future(ready())
    await asyncio.wait([task, waiting], return_when=asyncio.FIRST_COMPLETED, timeout=20)
    if task.done():
        waiting.cancel()
        await task
    assert waiting.done(), "the bot did not get ready"


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    """A fresh world whose clock stands still; ends with a check that we made no mistake of our own."""
    made = Playground(clock=Clock(frozen_at=1_790_000_000.0))
    await made.start()
    yield made
    await made.stop()
    assert made.failures == []


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[DemoBot]:
    async with running(playground) as made:
        yield made
        assert playground.rest.unknown == [], "the bot asked for something the playground does not know"


@pytest.fixture
def red(playground: Playground) -> Person:
    return Person(playground, "Red")


@pytest.fixture
def blue(playground: Playground) -> Person:
    return Person(playground, "Blue")
