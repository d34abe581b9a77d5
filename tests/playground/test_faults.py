"""Trouble on demand, and a bot that lives through it."""

from typing import Any

import aiohttp
import discord
import pytest

from bot.app.connection import use_api_base
from playground.people import Person
from playground.running import running
from playground.server import Playground
from tests.playground.demo_bot import DemoBot


async def test_a_lost_connection_is_resumed_and_nothing_is_missed(
    playground: Playground, bot: DemoBot, red: Person
) -> None:
    message = (await red.slash("count")).message
    await playground.faults.drop()
    answer = await red.click(message, "Pressed 0", wait=False)  # while nobody is connected
    await answer.settled()
    assert message.text == "Count is 1"
    assert (playground.gateway.identified, playground.gateway.resumed) == (1, 1)
    assert len(bot.handled) == len(set(bot.handled)) == 2


async def test_a_forgotten_session_identifies_anew(playground: Playground, bot: DemoBot, red: Person) -> None:
    await playground.faults.drop_for_good()
    await identified_again(playground, 2)
    assert (await red.slash("help")).message.ephemeral
    assert playground.gateway.resumed == 0


async def identified_again(playground: Playground, times: int) -> None:
    await playground.world.until(lambda: True if playground.gateway.identified == times else None)


async def test_asked_to_reconnect(playground: Playground, bot: DemoBot, red: Person) -> None:
    await playground.faults.ask_reconnect()
    await playground.world.until(lambda: True if playground.gateway.resumed == 1 else None)
    assert (await red.slash("help")).message.ephemeral


async def test_delivered_twice(playground: Playground, bot: DemoBot, red: Person) -> None:
    message = (await red.slash("count")).message
    playground.faults.deliver_twice = 1
    answer = await red.click(message, "Pressed 0")
    await red.slash("help")  # whatever came before has been handled by now
    assert bot.handled.count(int(answer.interaction.id)) == 2
    assert message.text == "Count is 1", "the second answer was refused"
    playground.faults.again(answer.interaction)
    await red.slash("help")
    assert bot.handled.count(int(answer.interaction.id)) == 3


async def test_a_request_that_is_lost_is_not_carried_out(playground: Playground, bot: DemoBot, red: Person) -> None:
    channel = bot.get_channel(int(red.place))
    assert isinstance(channel, discord.TextChannel)
    before = len(red.sees())
    playground.faults.lost_request(path="/messages", method="POST")
    with pytest.raises(aiohttp.ClientConnectionError):
        await channel.send("never heard")
    assert len(red.sees()) == before
    assert playground.rest.exchanges[-1].status == 0
    await channel.send("heard")
    assert red.last().text == "heard"


async def test_429_and_5xx_are_retried(playground: Playground, bot: DemoBot, red: Person) -> None:
    channel = bot.get_channel(int(red.place))
    assert isinstance(channel, discord.TextChannel)
    playground.faults.too_many(times=2, path="/messages", retry_after=0.0)
    await channel.send("after two refusals")
    statuses = [e.status for e in playground.rest.exchanges if e.template == "/channels/{channel_id}/messages"]
    assert statuses == [429, 429, 200]
    assert [seen.text for seen in red.sees()] == ["after two refusals"]
    playground.faults.broken(times=1, path="/messages", status=400)
    with pytest.raises(discord.HTTPException) as error:
        await channel.send("never")
    assert error.value.status == 400
    assert len(red.sees()) == 1


async def test_a_lost_answer_and_a_nonce_make_one_message(playground: Playground, bot: DemoBot, red: Person) -> None:
    playground.faults.lost_answer(path="/channels/{channel_id}/messages", method="POST")
    url = f"{playground.base}/api/v10/channels/{red.place}/messages"
    body = {"content": "once", "nonce": "row-1", "enforce_nonce": True}
    headers = {"Authorization": f"Bot {playground.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        with pytest.raises(aiohttp.ClientError):
            await session.post(url, json=body)
        async with session.post(url, json=body) as response:
            assert response.status == 200
    assert [seen.text for seen in red.sees()] == ["once"]


async def test_discord_py_asks_for_the_nonce_to_be_enforced(playground: Playground, bot: DemoBot, red: Person) -> None:
    channel = bot.get_channel(int(red.place))
    assert isinstance(channel, discord.TextChannel)
    one = await channel.send("once", nonce="row-17")
    again = await channel.send("once", nonce="row-17")
    assert one.id == again.id
    assert len(red.sees()) == 1


async def test_an_invalid_session(playground: Playground, bot: DemoBot, red: Person) -> None:
    await playground.faults.invalidate(resumable=True)
    await red.waits_until(lambda: playground.gateway.resumed == 1)
    await playground.faults.invalidate(resumable=False)
    await identified_again(playground, 2)
    assert (await red.slash("help")).message.ephemeral


async def test_two_shards(playground: Playground, red: Person) -> None:
    class Sharded(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            pass  # Discord wants 5 seconds between two; the local one does not

    use_api_base(playground.base)
    made = Sharded(intents=discord.Intents(guilds=True), shard_count=2, guild_ready_timeout=0.05)
    async with running(playground, made) as client:
        assert {guild.name for guild in client.guilds} == {"Standing Stones", "Old Grove"}
        assert all(guild.shard_id == (guild.id >> 22) % 2 for guild in client.guilds)
        assert playground.gateway.identified == 2


async def test_a_delayed_answer(playground: Playground, bot: DemoBot, red: Person) -> None:
    gate = playground.faults.hold(path="/callback")
    answer = await red.slash("help", wait=False)
    await red.waits_until(lambda: bool(playground.faults.log))
    assert not answer.interaction.settled
    playground.world.clock.advance(3.1)
    assert answer.failed
    gate.set()
    await red.waits_until(lambda: 10062 in [body.get("code") for body in answers(playground)])
    assert red.sees() == []


def answers(playground: Playground) -> list[Any]:
    return [e.answer for e in playground.rest.exchanges if isinstance(e.answer, dict)]


async def test_rate_limits_are_told_and_kept(playground: Playground, bot: DemoBot, red: Person) -> None:
    playground.faults.rate_limits = True
    headers = {"Authorization": f"Bot {playground.token}"}
    url = f"{playground.base}/api/v10/channels/{red.place}/messages"
    left, statuses = [], []
    async with aiohttp.ClientSession(headers=headers) as session:
        for _ in range(6):
            async with session.post(url, json={"content": "x"}) as response:
                statuses.append(response.status)
                left.append(response.headers["X-RateLimit-Remaining"])
                body = await response.json()
                if response.status == 429:
                    assert response.headers["Via"]
                    assert body["retry_after"] == float(response.headers["Retry-After"]) == 5.0
        assert statuses == [200] * 5 + [429]
        assert left == ["4", "3", "2", "1", "0", "0"]
        playground.world.clock.advance(5)
        async with session.post(url, json={"content": "x"}) as response:
            assert response.status == 200


async def test_nobody_answers(playground: Playground, red: Person) -> None:
    command = {"id": "1", "name": "go", "type": 1}
    interaction = playground.desk.open(2, red.id, playground.world.channel(red.place), command)
    playground.world.clock.advance(3)
    assert interaction.failed
    assert red.sees() == []
