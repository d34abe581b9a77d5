"""Starting and ending: commands that Discord refuses, another process that serves the same games."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.app.client import Menhir
from bot.app.connection import ANSWERED
from bot.app.syncing import AGAIN, Syncing
from bot.cli.common import Trouble
from bot.cli.play import served_by_us
from bot.store import Lease, lease
from bot.tables.health import Health
from tests.e2e.house import House

HOLDER = """
import pathlib, runpy, sys
Lease = runpy.run_path(sys.argv[2])["Lease"]
print(Lease(pathlib.Path(sys.argv[1])).take(), flush=True)
sys.stdin.read()
"""
"""Takes the lease of a store until it is told to end; quick to start, since it loads nothing else."""


def commands_sent(house: House) -> int:
    sent = house.playground.rest.exchanges
    return len([one for one in sent if one.method == "PUT" and (one.template or "").endswith("/commands")])


# --- commands -------------------------------------------------------------------------------------


async def test_commands_are_sent_only_when_they_changed(house: House) -> None:
    assert commands_sent(house) == 1
    await house.restart_bot()
    assert commands_sent(house) == 1
    assert "table" in (await house.people["Red"].slash("help")).text
    house.bot.tree.remove_command("tour")
    await Syncing(house.bot.tree, house.bot.worker)._sync()
    assert commands_sent(house) == 2


@pytest.mark.parametrize("status", [403, pytest.param(400, marks=pytest.mark.long)])
async def test_refused_commands_keep_nobody_from_playing(
    house: House, status: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Those that Discord knows go on working; moderators are told, and it is tried again every hour."""
    await house.open_table("pebbles", 2)
    await house.stop_bot()
    house.bot.tables.store.close()
    _forget_digest(house.folder / "menhir.db")
    house.playground.faults.broken(path="/commands", method="PUT", status=status)
    caplog.clear()
    await house.start_bot()
    assert (await house.people["Red"].slash("do", line="choose 3")).text.startswith("✅")
    shown = await house.moderator.slash("server status")
    assert "⚠️ Slash commands: trouble since" in shown.text
    assert len([record for record in caplog.records if record.name == "bot.tables.health"]) == 1
    assert house.bot.syncing.first == house.bot.syncing.longest == AGAIN == 3600.0
    house.bot.background.start("now", Syncing(house.bot.tree, house.bot.worker).run(until_settled=True))
    await house.people["Red"].waits_until(lambda: commands_sent(house) == 3)
    health = house.bot.services[Health]
    async with asyncio.timeout(60):
        while health.lasting():  # noqa: ASYNC110  no event of the playground's
            await asyncio.sleep(0.005)
    assert "Nothing has failed" in (await house.moderator.slash("server status")).text


async def test_a_start_does_not_wait_for_commands_that_take_long(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.stop_bot()
    _forget_digest(house.folder / "menhir.db")
    held = house.playground.faults.hold(path="/commands", method="PUT")
    real = Menhir.__init__

    def made(self: Menhir, *args: Any, **given: Any) -> None:
        real(self, *args, **given)
        self.sync_patience = 0.0

    monkeypatch.setattr(Menhir, "__init__", made)
    await house.start_bot()
    assert "table" in (await house.people["Red"].slash("help")).text
    assert not house.bot.syncing.tried.is_set()
    held.set()
    await asyncio.wait_for(house.bot.syncing.tried.wait(), 60)


def _forget_digest(store: Path) -> None:
    with sqlite3.connect(store) as connection:
        connection.execute("DELETE FROM settings WHERE scope = 'bot' AND key = 'commands'")
    connection.close()


@pytest.mark.parametrize("code", ANSWERED)
def test_what_is_offered_too_late_is_no_error(code: int, caplog: pytest.LogCaptureFixture) -> None:
    """The library logs it as one; everything else it logs is kept."""
    answer: Any = SimpleNamespace(status=404, reason="Not Found")
    log = logging.getLogger("discord.app_commands.tree")
    for said in (code, 50035):
        try:
            raise discord.HTTPException(answer, {"code": said, "message": "?"})
        except discord.HTTPException:
            log.exception("Ignoring exception in autocomplete for %r", "do")
    assert len(caplog.records) == 1
    assert "50035" in caplog.text


# --- one process per store ------------------------------------------------------------------------


@pytest.fixture
def other(tmp_path: Path) -> Any:
    """Another process that serves the games in `tmp_path`."""
    words = [sys.executable, "-c", HOLDER, str(tmp_path / "menhir.db"), lease.__file__]
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stdout.readline() == b"True\n"
    yield process
    process.kill()
    process.wait()
    process.stdin.close()
    process.stdout.close()


async def test_a_second_process_is_refused(tmp_path: Path, other: Any, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(Trouble, match=rf"another process \({other.pid}\), and it goes on; stop it first"):
        async with served_by_us(tmp_path, patience=0.2):
            raise AssertionError("never served")
    assert "waiting up to 0 seconds for it to hand over" in capsys.readouterr().out
    assert not (tmp_path / "menhir.db").exists(), "nothing was opened, and nothing brought up to date"


@pytest.mark.parametrize("how", ["is killed", pytest.param("ends", marks=pytest.mark.long)])
async def test_a_store_is_handed_over(tmp_path: Path, other: Any, capsys: pytest.CaptureFixture[str], how: str) -> None:
    looks: list[bool] = []

    async def looking() -> None:
        async with served_by_us(tmp_path) as store:
            looks.append(store.db.execute("SELECT count(*) FROM tables").fetchone() == (0,))
            store.close()

    waiting = asyncio.create_task(looking())
    while "waiting up to 60 seconds" not in capsys.readouterr().out:  # noqa: ASYNC110  printed, and no event
        await asyncio.sleep(0)
    assert looks == []
    other.kill() if how == "is killed" else other.stdin.close()
    await asyncio.wait_for(waiting, 60)
    assert looks == [True]
    assert "handed over" in capsys.readouterr().out
    assert Lease(tmp_path / "menhir.db").take(), "and it is let go of in the end"
