"""The whole bot is killed while a computer player thinks: the next one asks again, and no process thinks on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.store import TableNotes
from rules.core import verify
from rules.core.record import Step
from tests.e2e.test_kill import Killed, check_channel, line_of
from tests.e2e.test_kill import killed as killed


def children(pid: int) -> list[int]:
    """The processes that it has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            of = int(stat.read_text().rsplit(")", 1)[1].split()[1])
        except OSError:  # it has just ended
            continue
        if of == pid:
            found.append(int(stat.parent.name))
    return found


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def red_asked(killed: Killed) -> bool:
    """Or the game is over."""
    tables = killed.tables()
    with tables.reading() as session:
        asked = any(row.awaited and row.person is not None for row in session.seats(1))
    tables.store.close()
    return asked or over(killed)


def over(killed: Killed) -> bool:
    tables = killed.tables()
    with tables.reading() as session:
        table = session.table(1)
    tables.store.close()
    assert table is not None
    return table.status != "running"


def steps(killed: Killed) -> list[Any]:
    tables = killed.tables()
    found = [line for line in tables.record(1).lines if isinstance(line, Step)]
    tables.store.close()
    return found


@pytest.mark.parametrize(("title", "kills"), [("oak", 1), pytest.param("oak", 3, marks=pytest.mark.long)])
async def test_killed_while_somebody_thinks(killed: Killed, title: str, kills: int) -> None:
    chooser = random.Random(title)
    killed.how = "thinking"
    red = killed.people["Red"]
    await killed.start()
    await (await red.slash("table open", title=title, where="here")).done()
    for _ in range(2):
        await red.slash("table computer", level="strong")
    await red.slash("table start")
    done = 0
    while done < kills:
        await killed._until(lambda: red_asked(killed))
        if over(killed):
            break
        while red_asked(killed) and not over(killed):
            await killed.calm()  # else a wait could be over before its call is sent
            _, action = killed.turn(chooser)
            await red.slash("do", line=line_of(action))
        assert killed.process is not None
        thinking = children(killed.process.pid)
        moment = chooser.randrange(3)
        before = killed.lines()
        if moment:  # else as soon as they are asked; here after some of what they decide
            await killed._until(lambda: killed.lines() >= before + moment or red_asked(killed))  # noqa: B023
        thinking = thinking or children(killed.process.pid)
        told = steps(killed)
        await killed.kill()
        done += 1
        await killed._until(lambda: not any(map(runs, thinking)))  # noqa: B023
        assert steps(killed)[: len(told)] == told, "nothing is lost"
        await killed.start()
    await killed._until(lambda: red_asked(killed))
    await killed.calm()
    tables = killed.tables()
    with tables.reading() as session:
        posts, waits = session.posts(1), session.note(TableNotes, 1).calls
    assert verify(tables.record(1)).steps == len(steps(killed)), "and nothing doubled"
    tables.store.close()
    assert done == kills or over(killed)
    check_channel(killed, posts)
    assert set(killed.pings.values()) == {1}, "no wait was called twice"
    assert sum(killed.pings.values()) == waits, "every wait was called"
