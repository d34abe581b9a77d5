"""Somebody shows no sign any more: one question for all tables, within three days; the tables go on within four."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.store import PersonNotes
from bot.tables.call import Call
from bot.tables.pace import HOUR, PACES
from bot.tables.votes import Votes
from bot.ui.ids import VERBS
from tests.bot.features.absence.absent import DAY, Waiting
from tests.bot.tables.test_tables import GUILD


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Waiting]:
    made = Waiting(tmp_path / "menhir.db")
    made.now = 1_790_000_000.0
    yield made
    made.store.close()


def seen(desk: Waiting, *people: int) -> None:
    for person in people:
        desk.tables.saw(person, GUILD)


def waits_for(desk: Waiting, gone: int, people: int = 3, pace: str = "none", place: int = 11) -> int:
    """A running table that waits for that person."""
    table = desk.table("karnag", people, place=place)
    if pace != "none":
        desk.tables.choose_clock(desk.id(), table, 100, pace)
    desk.tables.start(desk.id(), table, 100)
    while desk.awaited(table) != [gone]:
        (person,) = desk.awaited(table)
        desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[0]])
    return table


def full(desk: Waiting, table: int) -> None:
    """Everybody has as much time as the clock can hold."""
    with desk.store.writing() as session:
        row = session.table(table)
        assert row is not None
        for clock in session.clocks(table):
            if clock.bank is not None:
                clock.bank = clock.whole = PACES[row.pace].most
                session.put(clock)
        desk.tables.clock_changed(session, row, None)


@pytest.mark.parametrize("pace", ["none", "fast", "normal", "relaxed"])
@pytest.mark.parametrize("choice", [None, "day", "standin", "computer", "default"])
def test_the_others_are_asked_within_three_days_and_the_table_goes_on_within_four(
    desk: Waiting, pace: str, choice: str | None
) -> None:
    """Whatever the clock, and whatever the others choose."""
    table = waits_for(desk, 101, pace=pace)
    full(desk, table)
    begun = desk.now
    seen(desk, 100, 101, 102)
    while not desk.votes(table):
        desk.later(HOUR)
    assert desk.now <= begun + 3 * DAY
    assert "<@101>" not in desk.votes(table)[0].body.text
    if choice is not None and choice in {one for post in desk.votes(table) for one in post.body.vote.choices}:
        for person in (100, 102):
            desk.choose(table, person, choice)
    while 101 in desk.awaited(table):
        assert desk.now <= begun + 4 * DAY
        desk.later(HOUR)
    assert (desk.seat(table, 1).person is None) is (choice == "computer"), "the seat stays, unless it was given away"


@pytest.mark.parametrize("sign", [20, 71])
def test_somebody_who_is_seen_elsewhere_has_not_vanished(desk: Waiting, sign: float) -> None:
    """The others are asked about this table alone, and nothing is decided for the person."""
    here, there = waits_for(desk, 101), waits_for(desk, 101, place=12)
    seen(desk, 100, 102)
    desk.later(sign * HOUR)
    seen(desk, 101)
    desk.later(73 * HOUR - sign * HOUR)
    assert [post.body.vote.choices[0] for table in (here, there) for post in desk.votes(table)] == ["wait", "wait"]
    desk.later(30 * HOUR)
    assert desk.awaited(here) == desk.awaited(there) == [101]


def test_one_question_for_all_tables_they_share(desk: Waiting) -> None:
    """Who sits at several of them is rung by the first, and answers once; what is public names no other table."""
    first = waits_for(desk, 101, people=3)
    desk.later(40 * HOUR)
    second = waits_for(desk, 101, people=4, place=12)
    seen(desk, 100, 102, 103)
    desk.later(33 * HOUR)
    (asked,), (also,) = desk.votes(first), desk.votes(second)
    assert asked.mentions == [100, 102]
    assert also.mentions == [103], "the others were rung by the first"
    assert f"table {second}" not in asked.body.text + str(asked.body.buttons)
    page = press_vote(desk, first, 102, asked.key, "computer")
    assert page.lines == [
        "✅ Your answer counts at 2 tables where the same is asked. Any of them can be changed there."
    ]
    assert desk.votes(second)[0].body.vote.votes == {"102": "computer"}
    press_vote(desk, second, 102, also.key, "default")
    assert desk.votes(first)[0].body.vote.votes == {"102": "computer"}, "a change counts where it was made"
    press_vote(desk, first, 100, asked.key, "computer")
    assert desk.seat(first, 1).computer is not None
    assert desk.votes(second)[0].body.vote.votes == {"102": "default", "100": "computer"}
    assert press_vote(desk, second, 103, also.key, "computer") is None
    assert desk.seat(second, 1).computer is not None


def press_vote(desk: Waiting, table: int, person: int, key: str, choice: str) -> Any:
    services = desk.tables.services
    call = Call(
        id=desk.id(), table=table, person=person, name="", locale="en", channel=0, guild=GUILD, moderator=False,
        words=[key, choice],
    )  # fmt: skip
    assert services[Votes] is not None
    return desk.tables.change(lambda session: VERBS["vote"].handle(services, session, call))


def test_a_table_that_is_asked_with_another_goes_on_within_four_days_too(desk: Waiting) -> None:
    """Four days of its own wait, whenever its clock was last looked at."""
    first = waits_for(desk, 101)
    seen(desk, 101)
    desk.later(40 * HOUR)
    second, begun = waits_for(desk, 101, people=4, place=12), desk.now
    seen(desk, 100, 102, 103)
    desk.later(33 * HOUR)
    assert desk.votes(first)
    assert desk.votes(second)
    while 101 in desk.awaited(second):
        assert desk.now <= begun + 4 * DAY
        desk.later(HOUR)


def test_a_table_that_all_have_left_is_not_played_on_by_computers(desk: Waiting) -> None:
    table = waits_for(desk, 101)
    desk.later(13 * DAY)
    assert desk.awaited(table) == [101]
    desk.later(3 * DAY)
    assert "sleeps" in desk.texts(table)


def test_tables_where_all_are_silent_do_not_ask_each_other_over_and_over(desk: Waiting) -> None:
    tables = [desk.started("pebbles", 3, place=20 + number) for number in range(4)]
    desk.later(10 * DAY)
    assert [desk.votes(table) for table in tables] == [[], [], [], []]
    (waiting,) = desk.store.db.execute("SELECT count(*) FROM timers WHERE kind = 'ask'").fetchone()
    assert waiting <= 3 * len(tables), "one for each seat"


def test_somebody_who_comes_back_in_time_decides(desk: Waiting) -> None:
    table = waits_for(desk, 101)
    seen(desk, 100, 101, 102)
    desk.later(90 * HOUR)
    seen(desk, 101)
    desk.later(10 * HOUR)
    assert desk.awaited(table) == [101]
    with desk.store.writing() as session:
        assert session.note(PersonNotes, 101).seen is not None


def together(desk: Waiting) -> int:
    """A table that asks all three at once."""
    table = desk.started("pebbles", 3)
    assert desk.awaited(table) == [100, 101, 102]
    seen(desk, 100, 101, 102)
    return table


def answers(desk: Waiting, table: int, person: int) -> None:
    desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[0]])
    seen(desk, person)


def asked_and_on(desk: Waiting, table: int, begun: float) -> tuple[float, float]:
    """Hours until the others are asked about the second, and until this wait for that person is over."""
    waits = waiting_since(desk, table)
    while not desk.votes(table) and desk.now < begun + 10 * DAY:
        desk.later(HOUR)
    asked = desk.now
    while waiting_since(desk, table) == waits and desk.now < begun + 10 * DAY:
        desk.later(HOUR)
    return (asked - begun) / HOUR, (desk.now - begun) / HOUR


def waiting_since(desk: Waiting, table: int) -> float | None:
    with desk.store.writing() as session:
        return next(row.asked for row in session.clocks(table) if row.seat == 1)


def test_others_who_are_late_too_but_have_not_vanished_are_asked(desk: Waiting) -> None:
    """Nobody has answered a question put to all: one of them plays elsewhere meanwhile, one is gone."""
    table, begun = together(desk), desk.now
    desk.later(30 * HOUR)
    seen(desk, 100)
    assert asked_and_on(desk, table, begun) == (72.0, 96.0)
    (vote, *_) = desk.votes(table)
    assert vote.body.vote.seat == 1
    assert vote.body.vote.voters == [100, 102]


def test_whoever_vanished_while_a_late_person_could_not_be_asked_about_is_asked_about_in_time(desk: Waiting) -> None:
    """The wait is older than the last sign: at its third day all are late, and nobody has vanished."""
    table = together(desk)
    desk.later(40 * HOUR)
    seen(desk, 100, 101, 102)
    sign = desk.now
    desk.later(50 * HOUR)
    assert desk.votes(table) == []
    seen(desk, 100, 102)
    assert asked_and_on(desk, table, sign) == (72.0, 96.0)


def test_what_others_take_back_is_no_sign_of_somebody(desk: Waiting) -> None:
    """The question is put anew, and everybody's time runs on."""
    table, begun = together(desk), desk.now
    desk.later(HOUR)
    answers(desk, table, 100)
    desk.later(22 * HOUR)
    desk.tables.undo(desk.id(), table, 100)
    with desk.store.writing() as session:
        waited = {row.seat: row.waited / HOUR for row in session.clocks(table)}
    assert waited == {0: 0.0, 1: 23.0, 2: 23.0}
    answers(desk, table, 100)
    answers(desk, table, 102)
    assert asked_and_on(desk, table, begun) == (72.0, 96.0)


def test_taking_back_while_the_others_are_asked_puts_nothing_off(desk: Waiting) -> None:
    table, begun = together(desk), desk.now
    desk.later(HOUR)
    answers(desk, table, 100)
    answers(desk, table, 102)
    desk.later(73 * HOUR)
    for person in (100, 102):
        desk.choose(table, person, "day")
    desk.tables.undo(desk.id(), table, 102)
    answers(desk, table, 102)
    assert asked_and_on(desk, table, begun) == (74.0, 96.0)


def test_the_first_who_comes_back_to_a_silent_table_is_asked_soon(desk: Waiting) -> None:
    table = together(desk)
    desk.later(5 * DAY)
    assert desk.votes(table) == []
    back = desk.now
    answers(desk, table, 100)
    asked, on = asked_and_on(desk, table, back)
    assert asked <= 6.0
    assert on <= 30.0
