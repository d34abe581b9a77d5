"""Waiting for something at the local Discord: nothing is missed, and what does not happen is told so that it can be
understood."""

from __future__ import annotations

import asyncio

import pytest

from playground.people import Person
from playground.server import Playground


async def test_what_is_no_event_is_seen_too(playground: Playground, red: Person) -> None:
    """A fault that is taken, a list that grows: nobody tells of them."""
    seen: list[str] = []
    asyncio.get_running_loop().call_soon(seen.append, "one")
    async with asyncio.timeout(60):
        await red.waits_until(lambda: bool(seen))


async def test_what_stands_for_a_moment_is_seen(playground: Playground, red: Person) -> None:
    def come_and_go() -> None:
        red.delete(red.say("for a moment"))

    asyncio.get_running_loop().call_soon(come_and_go)
    async with asyncio.timeout(60):
        await red.waits_for("for a moment")


async def test_a_look_that_fails_fails_for_who_waits_alone(playground: Playground, red: Person) -> None:
    """Whoever makes the event goes on."""
    said = red.say("soon gone")
    waiting = asyncio.ensure_future(red.waits_until(lambda: "other words" in said.text))
    await asyncio.sleep(0)
    red.delete(said)
    with pytest.raises(Exception, match="Unknown Message"):
        await waiting


async def test_what_does_not_happen_is_told_with_what_was_waited_for(playground: Playground, red: Person) -> None:
    red.say("something else")
    wanted = "the words that never come"

    async def hopes() -> None:
        await playground.world.until(lambda: wanted if red.last().text == wanted else None, patience=0.0)

    with pytest.raises(TimeoutError) as failed:
        await hopes()
    told = str(failed.value)
    assert "what was waited for did not happen" in told
    assert "in hopes (test_waiting.py:" in told
    assert "red.last().text == wanted" in told
    assert f"wanted = {wanted!r}" in told
    assert "#tables, " in told
    assert "something else" in told
