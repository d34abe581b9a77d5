"""Thinking processes: what they answer, in which order, how long; and what becomes of those that die or hang."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.app import thinking
from bot.app.thinking import LEAST, AtOnce, NoThought, Process, Thinkers
from rules import GAMES
from rules.core import FastDice, Match
from rules.core.thinking.levels import Question, Thought, think

PRETENDING = Path(__file__).with_name("pretending.py")
LONG = 1000.0
"""Seconds that no test waits for."""

Made = Callable[..., Thinkers]


@pytest.fixture
async def made(tmp_path: Path) -> AsyncIterator[Made]:
    pools: list[Thinkers] = []

    def make(how: str = "", count: int = 1, **more: Any) -> Thinkers:
        if how:
            more["command"] = (sys.executable, str(PRETENDING), how, str(tmp_path / "asked"))
        pools.append(Thinkers(count, **more))
        return pools[-1]

    yield make
    for pool in pools:
        await pool.close()
        assert not any(process.pid for process in pool.processes)


def asking(level: Any = "strong", **more: Any) -> Question:
    game = GAMES["oak"]
    match = Match(game, 2, game.options(), FastDice(1))
    seat = match.waiting[0]
    position = match.imagine(seat).saved()
    return Question(game.name, game.version, 2, seat, position, level, 3, **{"descents": 40, **more})


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110  nobody tells of that
            await asyncio.sleep(0.005)


async def at_it(pool: Thinkers) -> Process:
    """The process that has been given a question."""
    await until(lambda: any(process.job for process in pool.processes))
    return next(process for process in pool.processes if process.job)


async def test_a_process_answers_what_is_thought_here(made: Made) -> None:
    """And nothing else is started before there is a question."""
    pool = made()
    assert pool.processes == []
    for level in ("easy", "middle", "strong", "random"):
        question = asking(level, hint=True)
        found = await pool.think(1, question, LONG)
        assert found == think(GAMES["oak"], question)
        assert found == await AtOnce(descents=40).think(1, question, 0.0)
    assert len(pool.processes) == 1


async def test_time_only_stops_early_and_a_kill_in_the_middle_of_a_search_changes_nothing(made: Made) -> None:
    pool = made()
    endless = msgspec.structs.replace(asking(), descents=10**9)
    searched = asyncio.ensure_future(pool.think(1, endless, LONG))
    process = await at_it(pool)
    first = process.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    await until(lambda: process.pid not in (None, first) and process.job is not None)
    process.enough()
    found = await searched
    assert found.action is not None
    assert found.descents < 10**9


async def test_whoever_dies_is_replaced_and_asked_again(made: Made) -> None:
    pool = made("once dies")
    assert (await pool.think(1, asking(), LONG)).action is not None


async def test_whoever_hangs_is_ended_and_asked_again(made: Made, tmp_path: Path) -> None:
    """Some time after it was told that it is enough: that moment is brought forward here."""
    pool = made("once hangs", grace=LONG)
    pool.begin()
    searched = asyncio.ensure_future(pool.think(1, asking(), LONG))
    process = await at_it(pool)
    hanging = process.pid
    await until((tmp_path / "asked").exists)
    enough, ended = process._timers
    assert ended.when() - enough.when() == pytest.approx(LONG)
    assert ended._callback == process.end  # type: ignore[attr-defined]
    process.end()
    assert (await searched).action is not None
    assert process.pid != hanging


@pytest.mark.parametrize("how", ["dies", "errs"])
async def test_a_question_without_an_answer_is_told_after_some_tries(made: Made, how: str) -> None:
    pool = made(how)
    with pytest.raises(NoThought):
        await pool.think(1, asking(), LONG)
    assert not pool.queued


async def test_where_nothing_can_be_started_somebody_hears_of_it(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PAUSE", 0.0)
    with pytest.raises(NoThought):
        await made("stillborn").think(1, asking(), LONG)
    with pytest.raises(NoThought):
        await made(command=("/nowhere/at/all",)).think(1, asking(), LONG)


async def test_the_last_try_is_an_easier_one(made: Made) -> None:
    """A search that kills whoever searches does not keep the game."""
    job = thinking.Job(1, asking(), LONG)
    tried = [(job.failed("x"), job.question.level) for _ in range(3)]
    assert tried == [(True, "strong"), (True, "middle"), (False, "middle")]
    assert isinstance(job.done.exception(), NoThought)


async def test_tables_take_turns(made: Made) -> None:
    pool = made("answers")
    order: list[int] = []

    async def ask(table: int) -> None:
        await pool.think(table, asking(), LONG)
        order.append(table)

    asked = [asyncio.ensure_future(ask(table)) for table in (1, 1, 1, 2, 3, 2)]
    await asyncio.gather(*asked)
    assert order == [1, 2, 3, 1, 2, 1]


async def test_the_more_wait_the_shorter_everybody_thinks(made: Made) -> None:
    """Also whoever is at it already."""
    pool = made("waits", count=2)
    assert pool.share(4.0) == 4.0
    asked = [asyncio.ensure_future(pool.think(table, asking(), 4.0)) for table in range(8)]
    await asyncio.sleep(0)
    assert pool.share(4.0) == 1.0
    assert pool.share(0.01) == LEAST
    await at_it(pool)
    process = next(process for process in pool.processes if process.job)
    assert process._timers[0].when() - process._began == pytest.approx(1.0)
    for one in asked:
        one.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert not pool.queued


async def test_what_nobody_wants_to_know_any_more_is_not_thought_on(made: Made) -> None:
    pool = made("waits")
    first, second = (asyncio.ensure_future(pool.think(table, asking(), LONG)) for table in (1, 2))
    process = await at_it(pool)
    third = asyncio.ensure_future(pool.think(3, asking(), LONG))
    second.cancel()
    first.cancel()
    await until(lambda: process.job is not None and process.job.table == 3)
    process.enough()
    assert (await third).action is not None


async def test_a_process_hears_of_no_secret(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "hush")
    found: Thought = await made("answers").think(1, asking(), LONG)
    assert found.action is not None
    assert set(found.action["knows"]) <= {*thinking.PASSED_ON, "PYTHONPATH", "LC_CTYPE"}


async def test_it_ends_with_whoever_started_it(made: Made) -> None:
    """Whatever is being thought: its questions come to an end."""
    pool = made()
    searched = asyncio.ensure_future(pool.think(1, msgspec.structs.replace(asking(), descents=10**9), LONG))
    process = await at_it(pool)
    running = process._running
    assert running is not None
    assert running.stdin is not None
    running.stdin.close()
    assert await asyncio.wait_for(running.wait(), 60) == 0
    searched.cancel()
