"""`menhir soak` as it is run, and its parts."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.common import ROOT
from bot.cli.soak import grown
from bot.cli.soaking.journal import WRONGS
from bot.cli.soaking.process import BotProcess, Sample
from bot.cli.soaking.retelling import separated
from bot.cli.soaking.trouble import KILLS, KINDS, Late
from playground.server import Playground

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("words", [["--minutes", "0"], ["--faults", "0"], ["--tables", "0"], ["--only", "rain"]])
def test_bad_input_is_one_line(capsys: Capture, words: list[str]) -> None:
    assert main(["soak", *words]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_lines_that_stand_in_one_are_told_apart() -> None:
    known = Counter(["\ue100 ǂ digs; deep.", "\ue100 ǂ sings.", "\ue100 ǂ rests", "It rains."])
    assert separated("\ue100 ǂ sings.", known) == ["\ue100 ǂ sings."]
    assert separated("\ue100 ǂ digs; deep; sings; sings.", known) == [
        "\ue100 ǂ digs; deep.",
        "\ue100 ǂ sings.",
        "\ue100 ǂ sings.",
    ]
    assert separated("\ue100 ǂ sings; rests", known) == ["\ue100 ǂ sings.", "\ue100 ǂ rests"]
    assert separated("\ue101 ǂ sings.", known) == []
    assert separated("~~\ue100 ǂ sings.~~ taken back", known) == []
    assert separated("\ue100 ǂ sings; dances.", known) == []


def test_what_a_bot_holds_is_compared_by_thirds() -> None:
    samples = [Sample(100, 10, 5)] * 3 + [Sample(200, 10, 5)] * 3 + [Sample(300, 20, 5)] * 3
    assert grown(samples)["grown"] == {"memory": 1.5, "handles": 2.0, "tasks": 1.0}
    assert grown([])["grown"] is None


async def test_interactions_overtake_each_other() -> None:
    async with Playground() as playground:
        house: Any = SimpleNamespace(playground=playground, world=playground.world)
        late, heard = Late(house), []
        late._hear = lambda event: heard.append(event.data)
        late.next = 2
        for name in "abcd":
            playground.world.emit("INTERACTION_CREATE", {"name": name})
        assert [data["name"] for data in heard] == ["c", "b", "a", "d"]
        late.next = 1
        playground.world.emit("INTERACTION_CREATE", {"name": "e"})
        assert len(heard) == 4, "it waits for the next"
        late.release()
        assert heard[-1] == {"name": "e"}


def _can_write(database: Path) -> bool:
    other = sqlite3.connect(database, isolation_level=None, timeout=0.0)
    try:
        other.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError:
        return False
    finally:
        other.close()
    return True


async def _killed_filled_locked(folder: Path) -> None:
    playground = Playground()
    await playground.start()
    bot = BotProcess(folder)
    try:
        await bot.open(playground.base, playground.token)
        bot.begin()
        assert await bot.ready()
        first = bot.pid
        sample = bot.sample()
        assert sample is not None
        assert sample.handles > 3
        with bot.full_disk(0):
            assert resource.prlimit(bot.pid, resource.RLIMIT_FSIZE)[0] == 0
        assert resource.prlimit(bot.pid, resource.RLIMIT_FSIZE)[0] != 0
        async with bot.locked_store():
            assert not _can_write(bot.database)
        assert _can_write(bot.database)
        bot.turn_clock(-3600.0)
        assert bot.shift == -3600.0
        await bot.kill()
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
        bot.begin()
        await bot.kill()
        bot.begin()
        assert await bot.ready()
        assert bot.pid != first
    finally:
        await bot.close()
        await playground.stop()


@pytest.mark.long
async def test_a_bot_comes_and_goes(tmp_path: Path) -> None:
    """Its disk is full and its store locked as long as that is asked for, and it is there again after a kill."""
    await asyncio.wait_for(_killed_filled_locked(tmp_path), 300)


@pytest.mark.long
def test_a_short_soak_finds_nothing() -> None:
    """Every trouble once, and kills among them: nothing is lost, doubled, missing, dead or unanswered."""
    troubles = len(KINDS) - len(KILLS) + sum(KILLS.values())
    words = ["soak", "--faults", str(troubles), "--seed", "12", "--tables", "12"]
    ran = subprocess.run(
        [sys.executable, "-m", "bot", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    found: dict[str, Any] = json.loads(ran.stdout.splitlines()[-1])
    told = ran.stdout[-4000:] + ran.stderr[-4000:]
    assert {wrong: found[wrong] for wrong in (*WRONGS, "stuck")} == dict.fromkeys((*WRONGS, "stuck"), 0), told
    assert set(found["by_kind"]) == set(KINDS)
    assert found["faults"] == troubles
    assert found["kills"] == KILLS["kill"] + 2 * KILLS["kill while starting"]
    assert found["moves"] > 100
    assert found["verified"] >= 12
    assert ran.returncode == 0, told
