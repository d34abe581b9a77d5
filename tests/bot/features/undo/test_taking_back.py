"""What may be taken back, by whom and until when; requests that name their steps; games that cannot go on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.app.computers import Computers
from bot.app.thinking import AtOnce
from bot.store import PostRow
from bot.store.bodies import RequestBody
from bot.tables.deciding import Asked, Deciding
from bot.tables.health import Health
from bot.tables.narrator import Speaker
from bot.tables.stuck import StuckGames
from bot.tables.tables import Refused, Stuck, report_to
from examples.pebbles.rules import Pebbles
from examples.pebbles.rules.actions import Choose
from examples.pebbles.rules.state import PebblesState
from rules.core import Action, verify
from rules.core.record import TakenBack
from tests.bot.facade import Answers
from tests.bot.tables.test_tables import HOME, PEOPLE, PLACE, Desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


def placed(desk: Desk, people: int = 3, computers: int = 0) -> tuple[int, list[int]]:
    """A game of Karnag in which the first two seats have placed a druid: the table, and who played in order."""
    table = desk.started("karnag", people, computers)
    order = []
    for square in ("N3", "N4"):
        (person,) = desk.awaited(table)
        order.append(person)
        desk.tables.play(desk.id(), table, person, f"place {square}")
    return table, order


def lines(desk: Desk, table: int) -> int:
    return len(desk.tables.record(table).lines)


def the_request(desk: Desk, table: int) -> PostRow[Any]:
    return desk.posts(table, "request")[-1]


# --- requests mean the steps they name --------------------------------------------------------------


def test_agreeing_takes_back_exactly_what_was_named(desk: Desk) -> None:
    table, (first, second) = placed(desk)
    asked = desk.tables.ask_undo(desk.id(), table, first)
    assert asked is not None
    assert asked.body.lines == [1, 2]
    desk.tables.answer_undo(desk.id(), table, second, asked.key, True)
    assert the_request(desk, table).body.state == "yes"
    assert desk.awaited(table) == [first]
    record = desk.tables.record(table)
    seats = {row.person: row.seat for row in seats_of(desk, table)}
    assert record.lines[-1] == TakenBack(seat=seats[first], steps=2, agreed=[seats[second]], hash=record.lines[-1].hash)
    assert verify(record).taken_back == 2


@pytest.mark.parametrize(
    ("told", "what"), [("x" * 1500, "x" * 349 + "…"), ("", "a step taken in secret.")], ids=["long", "hidden"]
)
def test_a_request_and_its_answer_fit_one_message(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, told: str, what: str
) -> None:
    table, people = placed(desk)
    monkeypatch.setattr(Speaker, "told", lambda *_: told)
    asked = desk.tables.ask_undo(desk.id(), table, people[0])
    assert what in asked.body.text
    for person in people[1:]:
        desk.tables.answer_undo(desk.id(), table, person, asked.key, True)
    text = the_request(desk, table).body.text
    assert text.count(what) == 2
    assert "✅ Agreed. Taken back: " in text
    assert len(text) < 1200, "with room for marks as emoji"


def seats_of(desk: Desk, table: int) -> list[Any]:
    with desk.store.writing() as session:
        return session.seats(table)


def test_a_step_between_asking_and_agreeing_ends_the_request(desk: Desk) -> None:
    table, (first, second) = placed(desk)
    asked = desk.tables.ask_undo(desk.id(), table, first)
    assert asked is not None
    (third,) = desk.awaited(table)
    desk.tables.play(desk.id(), table, third, "place N5")
    post = the_request(desk, table)
    assert post.body.state == "lapsed"
    assert post.body.buttons == []
    assert "plays on" in post.body.text.splitlines()[-1]
    with pytest.raises(Refused, match="nothing-asked"):
        desk.tables.answer_undo(desk.id(), table, second, asked.key, True)
    assert lines(desk, table) == 4


@pytest.mark.parametrize("how", ["plan", "default", "redo"])
def test_whoever_plays_between_the_request_lapses(desk: Desk, how: str) -> None:
    table, (first, second) = placed(desk)
    (third,) = desk.awaited(table)
    if how == "redo":
        desk.tables.play(desk.id(), table, third, "place N5")
        desk.tables.undo(desk.id(), table, third)
    asked = desk.tables.ask_undo(desk.id(), table, first)
    assert asked is not None
    seat = next(row.seat for row in seats_of(desk, table) if row.person == third)
    if how == "redo":
        desk.tables.redo(desk.id(), table, third)
    else:
        with desk.tables.writing(None, table) as session:
            row = session.table(table)
            assert row is not None
            live = desk.tables.cache.get(session, row)
            if how == "plan":
                action = live.match.legal(seat)[0]
                desk.tables.take(session, row, live, seat, [action], third, None, planned=True)
            else:
                desk.tables.deputise(session, row, seat)
        desk.tables.run_computers(table)
    assert the_request(desk, table).body.state == "lapsed"
    with pytest.raises(Refused, match="nothing-asked"):
        desk.tables.answer_undo(desk.id(), table, second, asked.key, True)


def test_a_free_undo_of_what_was_meant_ends_the_request(desk: Desk) -> None:
    table, (first, second) = placed(desk)
    asked = desk.tables.ask_undo(desk.id(), table, first)
    assert asked is not None
    desk.tables.undo(desk.id(), table, second)
    post = the_request(desk, table)
    assert post.body.state == "lapsed"
    assert "lapses" in post.body.text


def test_a_request_from_before_requests_named_their_steps_lapses(desk: Desk) -> None:
    table, (first, second) = placed(desk)
    asked = desk.tables.ask_undo(desk.id(), table, first)
    assert asked is not None
    with desk.store.writing() as session:
        post = session.post(table, RequestBody, asked.key)
        assert post is not None
        post.body.lines, post.body.steps, post.body.asked = None, 2, [second]
        session.put(post)
    desk.tables.answer_undo(desk.id(), table, second, asked.key, True)
    assert the_request(desk, table).body.state == "lapsed"
    assert lines(desk, table) == 3


def test_a_seat_that_changed_hands_answers_by_who_sits_there_now(desk: Desk) -> None:
    table, (first, second) = placed(desk)
    asked = desk.tables.ask_undo(desk.id(), table, first)
    assert asked is not None
    with desk.store.writing() as session:
        row = next(row for row in session.seats(table) if row.person == second)
        row.person = 104
        session.put(row)
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.answer_undo(desk.id(), table, second, asked.key, True)
    desk.tables.answer_undo(desk.id(), table, 104, asked.key, True)
    assert the_request(desk, table).body.state == "yes"


def test_bad_requests_get_a_clear_answer_and_change_nothing(desk: Desk) -> None:
    table, (first, second) = placed(desk)
    (third,) = desk.awaited(table)
    before = lines(desk, table)
    for person, refusal in ((999, "not-at-table"), (third, "undo-too-far")):
        with pytest.raises(Refused, match=refusal):
            desk.tables.ask_undo(desk.id(), table, person)
    for ask in (desk.tables.undo, desk.tables.redo):
        with pytest.raises(Refused, match="not-at-table"):
            ask(desk.id(), table, 999)
    with pytest.raises(Refused, match="nothing-to-redo"):
        desk.tables.redo(desk.id(), table, third)
    asked = desk.tables.ask_undo(desk.id(), table, first)
    assert asked is not None
    for person in (first, second):
        with pytest.raises(Refused, match="asked-already"):
            desk.tables.ask_undo(desk.id(), table, person)
    for person, key, refusal in (
        (999, asked.key, "not-at-table"),
        (third, asked.key, "not-asked"),
        (first, asked.key, "not-asked"),
        (second, "17", "nothing-asked"),
    ):
        with pytest.raises(Refused, match=refusal):
            desk.tables.answer_undo(desk.id(), table, person, key, True)
    assert lines(desk, table) == before
    desk.tables.answer_undo(desk.id(), table, second, asked.key, True)
    with pytest.raises(Refused, match="nothing-asked"):
        desk.tables.answer_undo(desk.id(), table, second, asked.key, True)


def test_a_request_of_another_table_is_not_answered_here(desk: Desk) -> None:
    table, (first, second) = placed(desk)
    asked = desk.tables.ask_undo(desk.id(), table, first)
    assert asked is not None
    other = desk.tables.open(
        desk.id(), guild=1, home=HOME, place=PLACE + 1, person=second, name="Blue", title="karnag", options={}
    )
    desk.tables.join(desk.id(), other.id, 104, PEOPLE[104])
    desk.tables.start(desk.id(), other.id, second)
    with pytest.raises(Refused, match="nothing-asked"):
        desk.tables.answer_undo(desk.id(), other.id, second, asked.key, True)
    assert the_request(desk, table).body.state == "open"


# --- the end ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("computers", [0, 1])
def test_nothing_is_taken_back_after_the_end(desk: Desk, computers: int) -> None:
    table = desk.started("pebbles", 2 - computers, computers)
    while desk.tables.run_computers(table):
        pass
    desk.play_on(table, random.Random(1))
    record = desk.tables.record(table)
    assert record.standings is not None
    person = desk.seated(table)[0]
    for ask in (desk.tables.undo, desk.tables.redo, desk.tables.ask_undo, desk.tables.ask_way_back):
        with pytest.raises(Refused, match="undo-over"):
            ask(desk.id(), table, person)
    with pytest.raises(Refused, match="not-now-over"):
        desk.tables.play(desk.id(), table, person, [Choose(1)])
    answers = Answers(desk.tables)
    with pytest.raises(Refused, match="undo-over"):
        answers.undo(desk.id(), table, person)
    assert desk.tables.record(table) == record
    assert all("undo" not in str(row) for row in answers.panel(table, person).rows)


# --- dead ends --------------------------------------------------------------------------------------


@pytest.fixture
def trap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever chooses pebble 3 first leaves the others without anything to do."""
    real = Pebbles.legal

    def legal(self: Pebbles, state: PebblesState, seat: int) -> Sequence[Action]:
        return [] if 3 in state.chosen else real(self, state, seat)

    monkeypatch.setattr(Pebbles, "legal", legal)


@pytest.mark.usefixtures("trap")
def test_a_step_into_a_dead_end_is_not_taken_and_told(desk: Desk, tmp_path: Path) -> None:
    table = desk.started("pebbles", 2)
    desk.tables.report = report_to(tmp_path / "stuck")
    with pytest.raises(Refused, match="dead-end"):
        desk.tables.play(desk.id(), table, 100, [Choose(3)])
    assert lines(desk, table) == 1
    (notice,) = desk.posts(table, "notice")
    assert "not taken" in notice.body.text
    assert "3" not in notice.body.text, "what was tried stays secret"
    (report,) = (tmp_path / "stuck").iterdir()
    assert report.stat().st_mode & 0o777 == 0o600
    told = json.loads(report.read_text())
    assert told["step"] == {"seat": 0, "action": {"do": "choose", "pebble": 3}}
    assert told["stuck"] == 1
    with pytest.raises(Refused, match="dead-end"):
        desk.tables.play(desk.id(), table, 100, [Choose(3)])
    assert len(desk.posts(table, "notice")) == 1, "told once"
    desk.tables.play(desk.id(), table, 100, [Choose(2)])
    desk.tables.play(desk.id(), table, 101, [Choose(1)])
    assert verify(desk.tables.record(table)).steps == 2


@pytest.mark.usefixtures("trap")
def test_a_computer_player_chooses_something_else(desk: Desk) -> None:
    table = desk.started("pebbles", 0 + 1, 2)
    while desk.tables.run_computers(table):
        pass
    chosen = [line for line in desk.tables.record(table).lines if line.__class__.__name__ == "Step"]
    assert len(chosen) == 2
    assert all(line.action["pebble"] != 3 for line in chosen)


def test_a_game_left_stuck_gets_a_way_back(desk: Desk, request: pytest.FixtureRequest) -> None:
    """A position from an older version in which somebody may do nothing: said once, and any player can ask."""
    table = desk.started("pebbles", 2, 1)
    desk.tables.play(desk.id(), table, 100, [Choose(3)])
    request.getfixturevalue("trap")
    desk.restart()
    with pytest.raises(Stuck):
        desk.tables.run_computers(table)
    desk.tables.stuck(table)
    desk.tables.stuck(table)
    (notice,) = desk.posts(table, "notice")
    assert notice.body.buttons == [["wayback"]]
    page = Answers(desk.tables).panel(table, 101)
    assert "nothing is possible" in page.lines[0]
    assert page.rows[0][0].id == f"m:wayback:{table}"
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.ask_way_back(desk.id(), table, 999)
    asked = desk.tables.ask_way_back(desk.id(), table, 101)
    assert asked is not None
    assert asked.mentions == [100], "whose step it is"
    desk.tables.answer_undo(desk.id(), table, 100, asked.key, True)
    assert sorted(desk.awaited(table)) == [100, 101]
    with pytest.raises(Refused, match="not-stuck"):
        desk.tables.ask_way_back(desk.id(), table, 101)
    desk.tables.play(desk.id(), table, 100, [Choose(2)])
    verify(desk.tables.record(table))


def test_of_a_stuck_game_that_is_over_meanwhile_nobody_is_told(desk: Desk, request: pytest.FixtureRequest) -> None:
    """A computer player has found out that it can do nothing; before that is noted its host ends the game."""
    table = desk.started("pebbles", 2, 1)
    desk.tables.play(desk.id(), table, 100, [Choose(3)])
    request.getfixturevalue("trap")
    desk.restart()
    desk.tables.end(desk.id(), table, 100)
    told = [post.body.text for post in desk.posts(table, "notice")]
    desk.tables.stuck(table)
    desk.tables.stuck(table + 1)
    assert [post.body.text for post in desk.posts(table, "notice")] == told


class FailingTables:
    """Computer players that always fail."""

    def __init__(self) -> None:
        self.tried = 0
        self.told: list[int] = []

    def computers_awaited(self) -> list[int]:
        return [7]

    def asked(self, session: Any, table: int) -> Asked | None:
        self.tried += 1
        raise Stuck(1)

    def stuck(self, session: Any, table: int) -> None:
        self.told.append(table)


class FailingDesk:
    def __init__(self) -> None:
        self.tables = FailingTables()
        self.services = {Deciding: self.tables, StuckGames: self.tables, Health: Health(lambda: 0.0)}

    async def look(self, work: Any, *args: Any) -> Any:
        return work(self.tables, *args)

    async def change(self, work: Any, **_: Any) -> Any:
        return work(self.tables)


async def test_failing_computers_are_tried_again_with_growing_pauses_and_reported_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    desk = FailingDesk()
    computers = Computers(desk, AtOnce(), first_pause=4.0)  # type: ignore[arg-type]
    loop = asyncio.get_running_loop()
    now, real = loop.time(), loop.time
    pauses: list[float] = []
    loop.time = lambda: now  # type: ignore[method-assign]
    try:
        for _ in range(12):
            pause = await computers.work()
            assert pause is not None
            pauses.append(round(pause, 6))
            tried = desk.tables.tried
            await computers.work()
            assert desk.tables.tried == tried, "whoever is woken meanwhile does not try again"
            now += pause
    finally:
        loop.time = real  # type: ignore[method-assign]
    assert pauses[:4] == [4.0, 8.0, 16.0, 32.0]
    assert pauses[-2:] == [3600.0, 3600.0]
    assert desk.tables.told == [7]
    assert len([record for record in caplog.records if "computers (table 7)" in record.message]) == 1


async def test_a_pausing_table_is_left_alone(desk: Desk) -> None:
    failing = FailingDesk()
    computers = Computers(failing, AtOnce(), first_pause=3600.0)  # type: ignore[arg-type]
    task = asyncio.create_task(computers.run())
    for _ in range(5):
        computers.wake()
        for _ in range(10):
            await asyncio.sleep(0)
    task.cancel()
    assert failing.tables.tried == 1
