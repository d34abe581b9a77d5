"""Discord's rate limits: whatever is refused for a while comes later, once, and in its order."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from tests.e2e.house import House

SQUARES = ("N3", "N4", "N5", "N12", "N13", "N14")


@pytest.mark.long
async def test_a_hasty_table_is_told_in_full_under_rate_limits(house: House) -> None:
    """Five requests a bucket, and a clock that runs on only while somebody waits. People type faster than that."""
    await house.open_table("karnag", 2)
    world, place = house.playground.world, str((await house.table()).place)
    house.playground.faults.rate_limits = True
    house.playground.rest.buckets.window = 0.05

    async def time_passes() -> None:
        while True:
            world.clock.advance(0.05)
            await asyncio.sleep(0.01)

    passing = asyncio.ensure_future(time_passes())
    for square in SQUARES:
        (person,) = await house.awaited()
        assert (await person.slash("do", line=f"place {square}")).text.startswith("✅")
    await house.calm()
    passing.cancel()
    _, standing = await house.standing()
    told = "\n".join(str(message["components"]) + message["content"] for message in standing)
    assert all(square in told for square in SQUARES)
    assert sum("your move" in message["content"] for message in standing) <= 1, "one call per wait"
    posts = await house.posts()
    assert all(post.sent >= post.wanted for post in posts)
    messages = Counter(post.message for post in posts if post.message is not None)
    assert set(messages.values()) == {1}
    assert len(standing) == sum(post.channel == int(place) for post in posts), "every post once, and nothing else"
