"""Clients nobody here wrote log in, register a command, receive an interaction and answer it."""

import asyncio
import os
import shutil
from pathlib import Path

import pytest

from playground.people import Person
from playground.server import Playground
from tests.playground import fits

HERE = Path(__file__).parent
INSTALLED = HERE.parents[1] / ".ci" / "clients"
NODE_MODULES = INSTALLED / "node" / "node_modules"
HIKARI = INSTALLED / "hikari" / "bin" / "python"

CLIENTS = [
    pytest.param(
        "discord.js",
        ["node", str(HERE / "clients" / "discordjs_bot.cjs")],
        marks=pytest.mark.skipif(
            shutil.which("node") is None or not (NODE_MODULES / "discord.js").exists(),
            reason="discord.js is not installed; .ci/run installs it",
        ),
    ),
    pytest.param(
        "hikari",
        [str(HIKARI), str(HERE / "clients" / "hikari_bot.py")],
        marks=pytest.mark.skipif(not HIKARI.exists(), reason="hikari is not installed; .ci/run installs it"),
    ),
]


@pytest.mark.parametrize(("name", "command"), CLIENTS)
async def test_a_conversation_with(name: str, command: list[str], playground: Playground) -> None:
    red, blue = Person(playground, "Red"), Person(playground, "Blue")
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "DISCORD_TOKEN")}
    environment["NODE_CLIENTS"] = str(NODE_MODULES)
    process = await asyncio.create_subprocess_exec(*command, playground.base, playground.token, env=environment)
    try:
        await playground.world.until(lambda: True if playground.world.commands else None, patience=60)
        answer = await red.slash("ping", word="stone")
        assert answer.text == f"{name} heard stone"
        assert blue.last() == answer.message
        await blue.click(answer.message, "Again")
        assert answer.text == f"{name} edited for Blue"
        assert (await blue.waits_for("and followed up")).ephemeral
        assert [seen.text for seen in red.sees()] == [f"{name} edited for Blue"]
        assert playground.rest.unknown == []
        if fits.PRESENT:
            assert not sorted(set(fits.misfits(playground)))
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
