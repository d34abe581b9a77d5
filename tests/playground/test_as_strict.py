"""As strict as Discord: quiet threads are archived, members are not listed, who sends no heartbeats is cut off."""

import json

import aiohttp
import pytest

from playground import threads
from playground.people import Person
from playground.server import Playground
from tests.playground.api import Api
from tests.playground.test_bad_input import Socket, identify

HOUR = 3600.0


def archived(playground: Playground, thread: str) -> bool:
    return bool(playground.world.channel(thread)["thread_metadata"]["archived"])


async def test_a_quiet_thread_is_archived_by_its_own_time(playground: Playground, red: Person) -> None:
    """A message keeps it awake; edits, reactions and looking do not."""
    world = playground.world
    async with Api(playground) as api:
        for minutes in (60, 1440, 4320, 10080):
            body = {"name": "Table", "type": 11, "auto_archive_duration": minutes}
            _, thread = await api("POST", f"/channels/{red.place}/threads", body)
            _, message = await api("POST", f"/channels/{thread['id']}/messages", {"content": "one"})
            world.clock.advance(minutes * 60 - 10)
            status, _ = await api("PATCH", f"/channels/{thread['id']}/messages/{message['id']}", {"content": "two"})
            assert status == 200
            assert not archived(playground, thread["id"])
            world.clock.advance(11)
            assert archived(playground, thread["id"]), minutes
            status, answer = await api(
                "PATCH", f"/channels/{thread['id']}/messages/{message['id']}", {"content": "three"}
            )
            assert (status, answer["code"]) == (400, 50083), "nothing is edited in it"
            await api("POST", f"/channels/{thread['id']}/messages", {"content": "awake"})
            assert not archived(playground, thread["id"])
            world.clock.advance(minutes * 60 - 10)
            assert not archived(playground, thread["id"]), "the message counts from when it was sent"
            await api("POST", f"/channels/{thread['id']}/messages", {"content": "still"})
            world.clock.advance(minutes * 60 - 10)
            assert not archived(playground, thread["id"])
            world.clock.advance(11)
            assert archived(playground, thread["id"])


async def test_another_time_and_a_wake_begin_anew(playground: Playground, red: Person) -> None:
    thread = threads.start(playground.world, red.find_channel("tables"), red.id, {"name": "Table", "type": 11})
    playground.world.clock.advance(25 * HOUR)
    assert archived(playground, thread["id"])
    threads.edit(playground.world, thread, red.id, {"archived": False, "auto_archive_duration": 60})
    playground.world.clock.advance(0.9 * HOUR)
    assert not archived(playground, thread["id"])
    playground.world.clock.advance(0.2 * HOUR)
    assert archived(playground, thread["id"])


async def test_members_are_not_listed_without_the_privileged_intent(playground: Playground, red: Person) -> None:
    guild = red.find_channel("tables")["guild_id"]
    async with Api(playground) as api:
        status, answer = await api("GET", f"/guilds/{guild}/members?limit=10")
        assert (status, answer["code"]) == (403, 50001)
        assert (await api("GET", f"/guilds/{guild}/members/{red.id}"))[0] == 200, "one by number is told"


async def test_who_sends_no_heartbeats_is_cut_off_and_can_resume(playground: Playground, red: Person) -> None:
    gateway = playground.gateway
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(playground.gateway_url) as socket:
            line = Socket(socket)
            every = (await line.next(10))["d"]["heartbeat_interval"]
            await socket.send_str(json.dumps(identify(playground)))
            ready = await line.next(0)
            (connection,) = gateway.connections
            assert connection.alarm.when() == pytest.approx(connection.heard + 1.5 * every / 1000, abs=0.1)
            connection.heard -= 1.4 * every / 1000
            gateway._watch(connection)
            connection.heard -= 0.1 * every / 1000
            gateway._watch(connection)
            assert await line.code() == 4000
        red.say("missed")
        async with session.ws_connect(playground.gateway_url) as socket:
            resume = {"token": playground.token, "session_id": ready["d"]["session_id"], "seq": ready["s"]}
            await socket.send_str(json.dumps({"op": 6, "d": resume}))
            names = []
            line = Socket(socket)
            while "RESUMED" not in names:
                names.append((await line.next(0))["t"])
            assert "MESSAGE_CREATE" in names


async def test_an_acknowledgement_comes_after_the_client_has_noted_its_heartbeat(playground: Playground) -> None:
    """A client in this process would else take it for an answer to the heartbeat before, and say it cannot keep up."""
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway_url) as socket:
        line = Socket(socket)
        await line.next(10)
        await socket.send_str(json.dumps({"op": 1, "d": None}))
        await socket.send_str(json.dumps(identify(playground)))
        assert (await line.next(0))["t"] == "READY", "what was asked later is answered earlier"
        while True:
            payload = json.loads((await socket.receive()).data)
            if payload["op"] == 11:
                break
