"""A playground, a bot on it over real sockets, and people."""

from collections.abc import AsyncIterator

import pytest

from playground.clock import Clock
from playground.people import Person
from playground.running import running
from playground.server import Playground
from tests.playground.demo_bot import DemoBot


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
    async with running(playground, DemoBot(playground.base)) as made:
        await made.servers_told()
        yield made
        assert playground.rest.unknown == [], "the bot asked for something the playground does not know"


@pytest.fixture
def red(playground: Playground) -> Person:
    return Person(playground, "Red")


@pytest.fixture
def blue(playground: Playground) -> Person:
    return Person(playground, "Blue")
