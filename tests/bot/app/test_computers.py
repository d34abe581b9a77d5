"""Computer players in the background: who is asked what, how long they may think, and what a change or a crash does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.app.computers import Computers
from bot.app.thinking import AtOnce, NoThought
from bot.store import TableNotes
from bot.tables.health import Health
from bot.tables.tables import Worker
from rules.core import verify
from rules.core.record import Step
from rules.core.thinking.levels import Question, Thought, encode
from tests.bot.tables.test_tables import Desk


class Held(AtOnce):
    """Thinks until it is let go."""

    def __init__(self) -> None:
        super().__init__("random")
        self.asked: list[Question] = []
        self.dropped = 0
        self.go = asyncio.Event()

    async def think(self, table: int, question: Question, seconds: float) -> Thought:
        self.asked.append(question)
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        return await super().think(table, question, seconds)


class Timed(AtOnce):
    """Takes all the time that it is given, by a clock that it turns itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__("random")
        self.spent: list[float] = []
        self.levels: set[str] = set()
        self.now = asyncio.get_running_loop().time()
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: self.now)

    async def think(self, table: int, question: Question, seconds: float) -> Thought:
        self.spent.append(seconds)
        self.levels.add(question.level)
        self.now += seconds
        return await super().think(table, question, seconds)


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


def worker_of(desk: Desk) -> Worker:
    return Worker(desk.tables.services)


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not true():  # noqa: ASYNC110  nobody tells of that
            await asyncio.sleep(0.001)


async def until_asked(desk: Desk, worker: Worker, table: int, *people: int) -> None:
    """Until these are awaited there; looked at on the worker, where others work too."""
    async with asyncio.timeout(60):
        while await worker.do(desk.awaited, table) != list(people):
            pass


async def ended(running: asyncio.Task[None], worker: Worker) -> None:
    """It goes on no more, and what the worker had begun for it is done."""
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    await worker.do(lambda: None)


def waits_for_a_computer(desk: Desk, people: int = 1, computers: int = 2) -> int:
    """A table at which a computer player is to decide."""
    table = desk.started("karnag", people, computers)
    while people_wait := desk.awaited(table):
        desk.tables.play(desk.id(), table, people_wait[0], [desk.legal(table, people_wait[0])[0]])
    return table


def steps(desk: Desk, table: int) -> list[Step]:
    return [line for line in desk.tables.record(table).lines if isinstance(line, Step)]


def set_levels(desk: Desk, table: int, level: str, *, deep: bool = False) -> None:
    with desk.tables.writing() as session:
        for row in session.seats(table):
            if row.computer is not None:
                row.computer = level
                session.put(row)
        with session.changing(TableNotes, table) as notes:
            notes.deep = deep


async def test_they_decide_until_a_person_is_asked(desk: Desk) -> None:
    table = waits_for_a_computer(desk)
    computers = Computers(worker_of(desk), AtOnce("random"))
    assert await computers.work() is None
    assert desk.awaited(table) == [100]
    verify(desk.tables.record(table))


@pytest.mark.parametrize(
    ("level", "deep", "most"),
    [
        ("easy", False, 1.0),
        ("middle", False, 1.0),
        ("middle", True, 1.0),
        ("strong", False, 4.0),
        ("strong", True, 30.0),
    ],
)
async def test_thinking_between_two_questions_of_a_person_has_a_limit(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, level: str, deep: bool, most: float
) -> None:
    """All decisions and seats together; what is not used up by the first is there for the others."""
    table = waits_for_a_computer(desk, computers=3)
    set_levels(desk, table, level, deep=deep)
    timed = Timed(monkeypatch)
    computers = Computers(worker_of(desk), timed)
    chooser = 0
    while len(timed.spent) < 60 and not desk.tables.look(lambda session: session.table(table).status == "over"):
        before = len(timed.spent)
        await computers.work()
        assert sum(timed.spent[before:]) <= most
        if len(timed.spent) > before:
            assert timed.spent[before] >= most / 16, "nobody hurries without need"
        for person in desk.awaited(table):
            chooser += 1
            legal = desk.legal(table, person)
            desk.tables.play(desk.id(), table, person, [legal[chooser % len(legal)]])
    assert len(timed.spent) >= 60
    assert level in timed.levels


async def test_an_undo_while_somebody_thinks_ends_the_thinking(desk: Desk) -> None:
    table = desk.started("karnag", 1, 2)
    desk.tables.run_computers(table)
    while desk.awaited(table):
        desk.tables.play(desk.id(), table, 100, [desk.legal(table, 100)[0]])
    held = Held()
    worker = worker_of(desk)
    computers = Computers(worker, held)
    worker.touched = lambda touched: computers.wake(touched.computers) if touched.computers else None
    running = asyncio.create_task(computers.run())
    await until(lambda: held.asked)
    before = await worker.do(lambda: len(steps(desk, table)))
    await worker.do(lambda: desk.tables.undo(desk.id(), table, 100))
    await until(lambda: held.dropped)
    await computers.idle.wait()
    assert desk.awaited(table) == [100]
    assert sum(not step.undone for step in steps(desk, table)) == before - 1
    held.go.set()
    await worker.do(lambda: desk.tables.play(desk.id(), table, 100, [desk.legal(table, 100)[0]]))
    while await worker.do(lambda: len(steps(desk, table))) <= before + 1:
        pass
    await until_asked(desk, worker, table, 100)
    await ended(running, worker)
    verify(desk.tables.record(table))


async def test_a_crash_while_somebody_thinks_loses_and_doubles_nothing(desk: Desk) -> None:
    """The next bot asks the very same question."""
    table = waits_for_a_computer(desk)
    held = Held()
    worker = worker_of(desk)
    running = asyncio.create_task(Computers(worker, held).run())
    await until(lambda: held.asked)
    await ended(running, worker)
    before = len(steps(desk, table))
    desk.restart()
    again = Held()
    again.go.set()
    computers = Computers(worker_of(desk), again)
    await computers.work()
    assert encode(again.asked[0]) == encode(held.asked[0])
    assert desk.awaited(table) == [100]
    assert len(steps(desk, table)) > before
    verify(desk.tables.record(table))


async def test_an_answer_counts_once(desk: Desk) -> None:
    table = waits_for_a_computer(desk)
    asked = desk.tables.asked(table)
    thought = await AtOnce("random").think(table, asked.question, 0.0)
    before = len(steps(desk, table))
    desk.tables._decided(asked, thought)
    desk.tables._decided(asked, thought)
    assert len(steps(desk, table)) == before + 1


async def test_what_cannot_be_thought_is_told_and_tried_again(desk: Desk) -> None:
    class Failing(AtOnce):
        fails = True

        async def think(self, table: int, question: Question, seconds: float) -> Thought:
            if self.fails:
                raise NoThought("gone")
            return await super().think(table, question, seconds)

    table = waits_for_a_computer(desk)
    failing = Failing("random")
    worker = worker_of(desk)
    computers = Computers(worker, failing, first_pause=1000.0)
    assert await computers.work() is not None
    health = worker.services[Health]
    assert any("table" in str(trouble) for trouble in health.troubles)
    failing.fails = False
    computers._failing[table] = 0.0, 0.0
    await computers.work()
    assert desk.awaited(table) == [100]
    assert not health.troubles


async def test_tables_think_side_by_side(desk: Desk) -> None:
    """One that takes long keeps no other waiting."""
    tables = [waits_for_a_computer(desk), 0]
    other = desk.tables.open(
        desk.id(), guild=1, home=10, place=77, person=101, name="Blue", title="karnag", secret=bytes(32)
    )
    tables[1] = other.id
    for _ in range(2):
        desk.tables.computer(desk.id(), other.id, 101)
    desk.tables.start(desk.id(), other.id, 101)

    class First(AtOnce):
        held = asyncio.Event()

        async def think(self, table: int, question: Question, seconds: float) -> Thought:
            if table == tables[0]:
                await self.held.wait()
            return await super().think(table, question, seconds)

    first = First("random")
    worker = worker_of(desk)
    running = asyncio.create_task(Computers(worker, first).run())
    await until_asked(desk, worker, tables[1], 101)
    await until_asked(desk, worker, tables[0])
    first.held.set()
    await until_asked(desk, worker, tables[0], 100)
    await ended(running, worker)


def test_words_that_no_level_has_are_easy(tmp_path: Path) -> None:
    made = Desk(tmp_path / "menhir.db")
    table = waits_for_a_computer(made)
    levels: dict[str, Any] = {}
    for word in ("easy", "middle", "strong", "random", "clever"):
        set_levels(made, table, word)
        levels[word] = made.tables.asked(table).question.level
    assert levels == {"easy": "easy", "middle": "middle", "strong": "strong", "random": "random", "clever": "easy"}
    made.store.close()
