"""Malformed requests, unknown routes, wrong tokens, broken clients: an error each, and everything goes on."""

import asyncio
import contextlib
import json
import re
import zlib
from typing import Any

import aiohttp
import pytest

from playground.people import Person
from playground.server import PAGE, Playground
from tests.playground.api import Api
from tests.playground.demo_bot import DemoBot

MULTIPART = "multipart/form-data; boundary=x"


async def test_unknown_routes(playground: Playground) -> None:
    async with Api(playground) as api:
        for method, path in [("GET", "/nothing"), ("POST", "/channels/1/nothing"), ("GET", "/"), ("GET", "/guilds")]:
            assert await api(method, path) == (404, {"message": "404: Not Found", "code": 0})
        assert await api("DELETE", "/users/@me") == (405, {"message": "405: Method Not Allowed", "code": 0})
        assert await api("PUT", "/channels/1") == (405, {"message": "405: Method Not Allowed", "code": 0})
    assert "GET /api/v10/nothing" in playground.rest.unknown


async def test_wrong_tokens(playground: Playground, red: Person) -> None:
    unauthorized = (401, {"message": "401: Unauthorized", "code": 0})
    async with Api(playground) as api:
        for token in ("", "Bot", "Bot wrong", playground.token, f"Bearer {playground.token}", "Bot é"):
            raw = {"Authorization": token.encode("utf-8").decode("latin-1")}
            assert await api("GET", "/users/@me", headers=raw) == unauthorized
            assert await api("POST", f"/channels/{red.place}/messages", {"content": "x"}, headers=raw) == unauthorized
    assert red.sees() == []


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        (b"{", "application/json"),
        (b'{"content": ', "application/json"),
        (b"[1]", "application/json"),
        (b'"x"', "application/json"),
        (b"\xff\xfe", "application/json"),
        (b"[" * 100_000, "application/json"),
        (b"no parts", MULTIPART),
        (
            b'--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{\r\n--x--',
            MULTIPART,
        ),
        (b"payload_json=%7B", "application/x-www-form-urlencoded"),
    ],
)
async def test_malformed_bodies(playground: Playground, red: Person, body: bytes, kind: str) -> None:
    async with Api(playground) as api:
        status, answer = await api("POST", f"/channels/{red.place}/messages", data=body, headers={"Content-Type": kind})
    assert (status, answer["code"]) in [(400, 50109), (400, 50006)]
    assert red.sees() == []


async def test_too_large_without_saying_so(playground: Playground, red: Person) -> None:
    async def endless() -> Any:
        for _ in range(30):
            yield b"x" * 1024 * 1024

    url = f"{playground.base}/api/v10/channels/{red.place}/messages"
    headers = {"Authorization": f"Bot {playground.token}", "Content-Type": "application/json"}
    async with aiohttp.ClientSession() as session:
        try:
            async with session.post(url, data=endless(), headers=headers) as response:
                assert (response.status, (await response.json())["code"]) == (413, 40005)
        except aiohttp.ClientError:
            assert playground.rest.exchanges[-1].status == 413  # the server hung up while we were still sending
    assert red.sees() == []


class Socket:
    """A bare gateway client."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def next(self, op: int) -> dict[str, Any]:
        while True:
            message = await self.socket.receive(timeout=120)
            assert message.type == aiohttp.WSMsgType.TEXT, message
            payload: dict[str, Any] = json.loads(message.data)
            if payload["op"] == op:
                return payload

    async def code(self) -> int | None:
        while (await self.socket.receive(timeout=120)).type not in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED):
            pass
        return self.socket.close_code


def identify(playground: Playground, **more: Any) -> dict[str, Any]:
    properties = {"os": "x", "browser": "x", "device": "x"}
    return {"op": 2, "d": {"token": playground.token, "intents": 513, "properties": properties, **more}}


@pytest.mark.parametrize(
    ("say", "code"),
    [
        ("not json", 4002),
        ("[]", 4002),
        ('{"d": 1}', 4002),
        ({"op": 99}, 4003),
        ({"op": 3, "d": {}}, 4003),
        ({"op": 2, "d": {"token": "wrong", "intents": 1}}, 4004),
        ({"op": 2, "d": None}, 4004),
        ({"op": 6, "d": {"token": "wrong", "session_id": "x", "seq": 1}}, 4004),
        ("intents", 4013),
        ("shard", 4010),
        ("twice", 4005),
        ("opcode", 4001),
    ],
)
async def test_the_gateway_closes_with_discords_codes(playground: Playground, say: Any, code: int) -> None:
    lines = {
        "intents": [identify(playground, intents="all")],
        "shard": [identify(playground, shard=[2, 2])],
        "twice": [identify(playground), identify(playground)],
        "opcode": [identify(playground), {"op": 77}],
    }.get(say if isinstance(say, str) else "", [say])
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway_url) as socket:
        for line in lines:
            await socket.send_str(line if isinstance(line, str) else json.dumps(line))
        assert await Socket(socket).code() == code


async def test_the_gateway_by_hand(playground: Playground, red: Person) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(f"{playground.gateway_url}?v=10&encoding=json") as socket:
            line = Socket(socket)
            hello = await line.next(10)
            assert hello["d"]["heartbeat_interval"] > 0
            await socket.send_str(json.dumps({"op": 1, "d": None}))
            await line.next(11)
            await socket.send_str(json.dumps(identify(playground, shard=[0, 1])))
            ready = await line.next(0)
            assert ready["t"] == "READY"
            guild = await line.next(0)
            assert [m["user"]["username"] for m in guild["d"]["members"]] == ["Menhir"], "no intent, no members"
            await line.next(0)
            wanted = {"guild_id": guild["d"]["id"], "query": "re", "limit": 5}
            await socket.send_bytes(json.dumps({"op": 8, "d": wanted}).encode())
            chunk = await line.next(0)
            assert [m["user"]["username"] for m in chunk["d"]["members"]] == ["red"]
            red.say("one")
            assert (await line.next(0))["d"]["content"] == "", "no intent, no content"
        # A clean goodbye ends the session: it cannot be resumed.
        async with session.ws_connect(playground.gateway_url) as socket:
            resume = {"token": playground.token, "session_id": ready["d"]["session_id"], "seq": chunk["s"]}
            await socket.send_str(json.dumps({"op": 6, "d": resume}))
            assert (await Socket(socket).next(9))["d"] is False


async def test_a_shard_gets_its_own_servers(playground: Playground) -> None:
    seen = []
    async with aiohttp.ClientSession() as session:
        for number in range(2):
            async with session.ws_connect(playground.gateway_url) as socket:
                await socket.send_str(json.dumps(identify(playground, shard=[number, 2])))
                ready = await Socket(socket).next(0)
                mine = [guild["id"] for guild in ready["d"]["guilds"]]
                assert all((int(id) >> 22) % 2 == number for id in mine)
                seen += mine
    assert sorted(seen) == sorted(playground.world.guilds)


async def test_compressed(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(f"{playground.gateway_url}?compress=zlib-stream") as socket:
            raw = await socket.receive_bytes(timeout=120)
            assert raw.endswith(b"\x00\x00\xff\xff")
            assert json.loads(zlib.decompressobj().decompress(raw))["op"] == 10
        async with session.ws_connect(f"{playground.gateway_url}?v=5") as socket:
            assert await Socket(socket).code() == 4012


# The page's socket ------------------------------------------------------------------------------------------------


class Page:
    """The page's end of its socket, without a page."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.events: list[dict[str, Any]] = []
        self.number = 0

    async def act(self, name: str, **words: Any) -> dict[str, Any]:
        self.number += 1
        await self.socket.send_str(json.dumps({"id": self.number, "act": name, **words}))
        return await self.answer(self.number)

    async def answer(self, number: int | None) -> dict[str, Any]:
        while True:
            said: dict[str, Any] = json.loads(await self.socket.receive_str(timeout=120))
            if said.get("re", 0) == number:
                return said
            self.events.append(said)


NONSENSE = [
    "", "x", "[]", "null", "{}", '{"act": 5}', '{"act": "__class__"}', '{"act": "look"}',
    '{"act": "look", "channel": 5}',
    '{"act": "look", "channel": "1"}', '{"act": "click", "channel": "x", "message": "y", "custom_id": "z"}',
    '{"act": "slash", "channel": "HERE", "command": "", "options": {}}',
    '{"act": "slash", "channel": "HERE", "command": "help", "options": []}',
    '{"act": "slash", "channel": "HERE", "command": "help", "options": {"self": 1}}',
    '{"act": "select", "channel": "HERE", "message": "1", "custom_id": "z", "values": 3}',
    '{"act": "submit", "interaction": "1", "values": {}}', '{"act": "locale", "locale": "klingon"}',
    '{"act": "be", "person": "Nobody"}', '{"act": "be", "person": ["Red"]}', '{"act": "trouble", "what": "nothing"}',
    '{"act": "trouble", "what": "permission", "channel": "HERE", "name": "FLY"}',
    '{"act": "say", "channel": "HERE", "text": ""}',
    '{"act": "autocomplete", "channel": "HERE", "command": "help", "focused": "x", "text": "y", "options": {}}',
    "[" * 5000,
]  # fmt: skip


async def test_a_broken_page_harms_nobody(playground: Playground, bot: DemoBot, red: Person) -> None:
    url = f"{playground.base}/page/socket"
    async with aiohttp.ClientSession() as session:
        async with session.ws_connect(url) as socket:
            page = Page(socket)
            assert not (await page.act("say", channel=red.place, text="who am I?"))["ok"]
            assert (await page.act("be", person="Red"))["ok"]
            for line in NONSENSE:
                await socket.send_str(line.replace("HERE", red.place))
                said = await page.answer(None)
                assert said["ok"] is False, line
                assert said["error"], line
            await socket.send_bytes(b"\x00\x01")
            assert (await page.act("look", channel=red.place))["ok"]
        async with session.ws_connect(url) as socket:  # says it is alive, then never reads and vanishes
            await socket.send_str(json.dumps({"id": 1, "act": "be", "person": "Blue"}))
            for _ in range(100):
                await socket.send_str(json.dumps({"act": "look", "channel": red.place}))
            assert socket._response.connection is not None
            transport = socket._response.connection.transport
            assert transport is not None
            transport.abort()
        async with session.ws_connect(url) as socket:
            with contextlib.suppress(ConnectionError):  # the other end may hang up before all of it is sent
                await socket.send_str("x" * (5 << 20))
            ended = (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED, aiohttp.WSMsgType.ERROR)
            assert (await socket.receive(timeout=120)).type in ended
    assert (await red.slash("help")).message.ephemeral
    assert playground.failures == []
    assert not bot.is_closed()


async def test_a_page_of_another_site_is_turned_away(playground: Playground) -> None:
    async with aiohttp.ClientSession() as session:
        for headers in ({"Origin": "http://evil.example"}, {"Origin": "http://evil.example", "Host": "evil.example"}):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect(f"{playground.base}/page/socket", headers=headers)
            assert refused.value.status == 403
        local = f"localhost:{playground.port}"
        async with session.ws_connect(f"{playground.base}/page/socket", headers={"Host": local}) as socket:
            assert not socket.closed


@pytest.mark.usefixtures("bot")
async def test_a_page_gets_what_its_person_sees(playground: Playground, red: Person, blue: Person) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{playground.base}/page/socket") as socket:
        page = Page(socket)
        state = (await page.act("be", person="Blue"))["result"]
        names = [channel["name"] for channel in state["channels"]]
        assert "moderators" not in names
        hidden = Person(playground, "Moderator", "moderators")
        hidden.say("for moderators only")
        await red.slash("private")
        await blue.waits_for("And for everybody.")
        assert not (await page.act("look", channel=hidden.place))["ok"]
        looked = (await page.act("look", channel=red.place))["result"]
        assert [message["content"] for message in looked["messages"]] == ["And for everybody."]
        told = json.dumps(page.events) + json.dumps(looked)
        assert "Only for your eyes." not in told
        assert "for moderators only" not in told
        assert '"token"' not in told
        secret = red.sees()[0]
        for name, words in (("dismiss", {}), ("delete", {}), ("click", {"custom_id": "x"})):
            refused = await page.act(name, channel=red.place, message=secret.id, **words)
            assert not refused["ok"], name
        assert secret.exists


async def test_uploads_cannot_run_as_a_page(playground: Playground, red: Person) -> None:
    red.say("look", files=[("x.html", b"<script>1</script>"), ("x.svg", b"<svg onload='1'/>")])
    async with aiohttp.ClientSession() as session:
        for attachment in red.last().json["attachments"]:
            async with session.get(attachment["url"]) as response:
                assert response.headers["Content-Disposition"].startswith("attachment")
                assert "sandbox" in response.headers["Content-Security-Policy"]
        async with session.get(playground.base) as response:
            assert "default-src 'self'" in response.headers["Content-Security-Policy"]
        for path in ("/attachments/1/2/x", "/emojis/1.png", "/page/../server.py", "/page/%2e%2e/server.py"):
            async with session.get(playground.base + path) as response:
                assert response.status in (403, 404), path


def test_the_page_never_reads_words_as_html_and_asks_nobody_else() -> None:
    files = [file for file in PAGE.iterdir() if file.suffix in (".js", ".html", ".css")]
    assert len(files) > 8
    for file in files:
        text = file.read_text()
        for forbidden in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"):
            assert forbidden not in text, (file.name, forbidden)
        addresses = re.findall(r"(?:src|href|url)\s*[=(:]\s*[\"']?https?://[^\"')\s]+", text)
        assert addresses == [], file.name


async def test_many_pages_at_once(playground: Playground, red: Person) -> None:
    async with aiohttp.ClientSession() as session:
        sockets = [await session.ws_connect(f"{playground.base}/page/socket") for _ in range(20)]
        pages = [Page(socket) for socket in sockets]
        await asyncio.gather(*(page.act("be", person="Green") for page in pages))
        red.say("to all")
        for page in pages:
            while not any(event.get("event") == "message" for event in page.events):
                page.events.append(json.loads(await page.socket.receive_str(timeout=120)))
        await asyncio.gather(*(socket.close() for socket in sockets))
