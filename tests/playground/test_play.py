"""`./menhir play`: one command, a page, a bot that answers, and everything back after Ctrl-C."""

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.__main__ import main
from bot.app.connection import use_api_base
from bot.cli import play
from bot.cli.common import Trouble
from playground.server import Playground
from tests.playground.playing import ROOT, playing

JSON = dict[str, Any]


class Line:
    """The page's socket, asked one thing at a time."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket, self.number = socket, 0
        self.state: JSON = {}

    async def act(self, name: str, **words: Any) -> JSON:
        self.number += 1
        await self.socket.send_str(json.dumps({"id": self.number, "act": name, **words}))
        while True:
            said: JSON = json.loads(await self.socket.receive_str(timeout=120))
            if said.get("event") == "state":
                self.state = said["state"]
            if said.get("re") == self.number:
                assert said["ok"], said
                return dict(said["result"] or {}) if not isinstance(said["result"], list) else {"list": said["result"]}

    async def until(self, ready: str) -> None:
        """Wait for a state whose `ready` is no longer empty."""
        while not (self.state.get("bot", {}).get(ready) and self.state.get("commands") != "0"):
            said = json.loads(await self.socket.receive_str(timeout=120))
            self.state = said.get("state", self.state)


async def test_one_command_then_the_page_and_an_answer_and_again(tmp_path: Path) -> None:
    async with aiohttp.ClientSession() as session:
        async with playing(tmp_path) as (address, _):
            async with session.get(address) as response:
                assert response.status == 200
                assert "Menhir playground" in await response.text()
            for name in ("main.js", "style.css", "icon.svg"):
                async with session.get(f"{address}page/{name}") as response:
                    assert response.status == 200
            async with session.ws_connect(f"{address}page/socket") as socket:
                line = Line(socket)
                line.state = await line.act("be", person="Red")
                await line.until("online")
                tables = next(c["id"] for c in line.state["channels"] if c["name"] == "tables")
                for _ in range(2400):  # the bot's first words come when it is ready
                    if (await line.act("look", channel=tables))["messages"]:
                        break
                    await asyncio.sleep(0.05)
                offered = (await line.act("commands", channel=tables))["list"]
                assert "help" in [command["name"] for command in offered]
                assert (await line.act("slash", channel=tables, command="help", options={}))["failed"] is False
                await line.act("say", channel=tables, text="remember me")
                before = (await line.act("look", channel=tables))["messages"]
                assert "remember me" in [message["content"] for message in before]
                assert len(before) == 3, "welcome, help, and this"
                # A second one would spoil the first one's data.
                words = (str(ROOT / "menhir"), "play", "--data", str(tmp_path / "playground"))
                second = await asyncio.create_subprocess_exec(*words, stderr=asyncio.subprocess.PIPE)
                _, complaint = await second.communicate()
                assert (second.returncode, b"in use" in complaint) == (2, True)
        async with playing(tmp_path) as (address, _), session.ws_connect(f"{address}page/socket") as socket:
            line = Line(socket)
            line.state = await line.act("be", person="Red")
            await line.until("online")
            after = (await line.act("look", channel=tables))["messages"]
            assert [message["id"] for message in after] == [message["id"] for message in before]
            assert (await line.act("slash", channel=tables, command="help", options={}))["failed"] is False
            await line.act("trouble", what="restart")
            await line.until("online")
            assert len((await line.act("look", channel=tables))["messages"]) == len(before) + 1


def test_other_machines_only_when_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    assert main(["play", "--host", "0.0.0.0"]) == 2
    assert "--expose" in capsys.readouterr().err
    assert main(["play", "--host", "somewhere"]) == 2
    assert "address" in capsys.readouterr().err


def test_a_port_that_is_taken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["play", "--port", str(port), "--data", str(tmp_path)]) == 2
    complaint = capsys.readouterr().err
    assert str(port) in complaint
    assert complaint.count("\n") == 1


async def test_the_next_free_port(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        monkeypatch.setattr(play, "PORT", port)
        playground = Playground()
        await play._listen(playground, "127.0.0.1", None)
        assert port < playground.port < port + 20
        await playground.stop()


@pytest.mark.parametrize("place", ["environment", ".env"])
def test_with_a_token_it_serves_discord(place: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    served: list[str] = []

    async def serve(token: str) -> None:
        served.append(token)

    monkeypatch.setattr(play, "_serve_discord", serve)
    monkeypatch.setattr(play, "ROOT", tmp_path)
    if place == "environment":
        monkeypatch.setenv("DISCORD_TOKEN", "from-environment")
    else:
        monkeypatch.delenv("DISCORD_TOKEN", raising=False)
        (tmp_path / ".env").write_text("DISCORD_TOKEN=from-.env\n")
    assert main(["play"]) == 0
    assert served == [f"from-{place}"]


async def test_a_wrong_token_is_one_line(playground: Playground) -> None:
    use_api_base(playground.base)  # stands in for Discord
    with pytest.raises(Trouble, match="refused DISCORD_TOKEN"):
        await play._serve_discord("wrong.token.here")
    await playground.stop()
    with pytest.raises(Trouble, match="cannot be reached"):
        await play._serve_discord("wrong.token.here")
    await playground.start()
