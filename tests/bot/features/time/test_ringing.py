"""People are rung, not calls: who rests is named, and rung once when the rest is over; judged when a post is sent."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from bot.store import PersonNotes, PostRow
from bot.tables.pace import HOUR
from bot.tables.tables import Tables as Real
from rules.core.players import random_choice
from tests.bot.facade import Answers
from tests.bot.features.time.timing import START, Days

NIGHT = "22:00-07:00"
EVENING = START + 9 * HOUR  # 21:00


def play(days: Days, table: int, person: int) -> None:
    legal = days.legal(table, person)
    days.tables.play(days.id(), table, person, [random_choice(legal, random.Random(1))])


def hand_over(days: Days, table: int, to: int) -> None:
    """Others play until the table waits for that person."""
    for _ in range(50):
        awaited = days.awaited(table)
        if awaited == [to]:
            return
        play(days, table, next(person for person in awaited if person != to))
    raise AssertionError("it never comes to that")


def duels(days: Days, count: int, sleeper: int = 101) -> list[int]:
    """Tables of two that do not wait for the sleeper, whose night begins at 22:00."""
    days.set(sleeper, quiet=NIGHT, zone="UTC")
    tables = []
    for number in range(count):
        table = days.table("karnag", 2, place=50 + number)
        days.tables.start(days.id(), table, 100)
        while days.awaited(table) != [100]:
            play(days, table, sleeper)
        tables.append(table)
    days.live(0.1)
    days.take_rings()
    return tables


def until(days: Days, hour: float) -> None:
    """To that hour of the day after the start, in small steps."""
    days.live((START + 24 * HOUR - 12 * HOUR + hour * HOUR - days.now) / HOUR)


def labels(post: PostRow[Any]) -> list[str]:
    return [words[0] for words in post.body.buttons if isinstance(words, list)]


# --- a joint call --------------------------------------------------------------------------------


def test_a_joint_call_rings_those_who_are_awake_and_names_the_others(days: Days) -> None:
    table = days.table("pebbles", 4)
    for person in (101, 102):
        days.set(person, quiet="11:00-15:30", zone="UTC")
    days.set(103, calls="dm")
    days.tables.start(days.id(), table, 100)
    days.live(0.1)
    assert sorted((ring.person, ring.kind) for ring in days.take_rings()) == [(100, "call"), (103, "dm")]
    assert all(f"<@{person}>" in days.call(table).body.text for person in (100, 101, 102, 103))
    days.live(3.5)
    assert sorted(ring.person for ring in days.take_rings()) == [101, 102]
    assert len([post for post in days.posts(table, "call") if not post.gone]) == 1


def test_nobody_rings_where_only_the_one_called_privately_is_awake(days: Days) -> None:
    table = days.table("pebbles", 2)
    days.set(100, calls="dm")
    days.set(101, quiet="11:00-15:30", zone="UTC")
    days.tables.start(days.id(), table, 100)
    days.live(0.1)
    assert [(ring.person, ring.kind) for ring in days.take_rings()] == [(100, "dm")]


# --- the morning ---------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["channel", "dm", "digest"])
def test_one_ring_makes_up_for_a_night(days: Days, way: str) -> None:
    tables = duels(days, 3)
    days.set(101, calls=way)
    days.live((EVENING + 2 * HOUR - days.now) / HOUR)
    for table in tables:
        hand_over(days, table, 101)
        days.live(0.5)
    assert [ring for ring in days.take_rings() if ring.person == 101] == []
    until(days, 12)
    (ring,) = [ring for ring in days.take_rings() if ring.person == 101]
    end = START + (19 if way != "digest" else 21) * HOUR  # at 7, or with the daily list at 9
    assert end <= ring.at <= end + 0.3 * HOUR
    if way == "channel":
        call = days.call(tables[0])
        assert (ring.table, call.mentions) == (tables[0], [101]), "the one that has waited longest"
        assert call.body.buttons[-1] == ["waiting", "3"]
        assert all(f"table {other}" not in call.body.text for other in tables[1:])
        assert all(days.call(other).mentions == [] for other in tables[1:])
    else:
        (message,) = [post for table in tables for post in days.posts(table, "dm") if post.channel == 101]
        assert all(f"table {table} " in message.body.text for table in tables)
        assert [button.table for button in message.body.buttons[:3]] == tables
    days.live(10)
    assert [ring for ring in days.take_rings() if ring.person == 101] == [], "once"


def test_what_was_answered_at_night_does_not_ring(days: Days) -> None:
    (table,) = duels(days, 1)
    days.live((EVENING + 2 * HOUR - days.now) / HOUR)
    hand_over(days, table, 101)
    days.live(1)
    while days.awaited(table) == [101]:
        play(days, table, 101)
    until(days, 12)
    assert [ring for ring in days.take_rings() if ring.person == 101] == []


def test_the_first_morning_back(days: Days) -> None:
    """Who has told no quiet hours is not rung at midnight."""
    tables = duels(days, 2, sleeper=101)
    days.set(101, quiet="", zone="Europe/Paris")
    days.tables.go_away(days.id(), 101, "1")
    for table in tables:
        hand_over(days, table, 101)
    days.live(60)
    ring, *later = [ring for ring in days.take_rings() if ring.person == 101]
    assert ring.at == pytest.approx(START + (12 + 24 + 8) * HOUR, abs=0.3 * HOUR), "9 o'clock in Paris"
    assert days.call(ring.table).mentions == [101]
    assert all(one.at - ring.at > 12 * HOUR for one in later)


def test_quiet_hours_that_end_earlier_ring_earlier(days: Days) -> None:
    (table,) = duels(days, 1)
    days.live((EVENING + 2 * HOUR - days.now) / HOUR)
    hand_over(days, table, 101)
    days.live(1)
    days.tables.choose(days.id(), 101, "Blue", "quiet", "")
    days.live(0.1)
    assert [ring.person for ring in days.take_rings()] == [101]


def test_i_am_back_shows_what_waits_and_rings_no_more(days: Days) -> None:
    tables = duels(days, 2)
    days.set(101, quiet="")
    days.tables.go_away(days.id(), 101, "5")
    for table in tables:
        hand_over(days, table, 101)
    days.live(1)
    days.tables.come_back(days.id(), 101)
    days.live(12)
    assert [ring for ring in days.take_rings() if ring.person == 101] == []


def test_late_at_several_tables_in_the_morning_is_one_ring(days: Days) -> None:
    tables = duels(days, 3)
    days.live((EVENING + 0.5 * HOUR - days.now) / HOUR)
    for table in tables:
        hand_over(days, table, 101)
    days.live(0.2)
    assert len(days.take_rings()) == 3, "it is evening"
    days.set(101, remind=3)  # due in the night
    until(days, 8)
    (ring,) = [ring for ring in days.take_rings() if ring.person == 101]
    assert [days.call(table).body.remind for table in tables] == [1, 1, 1], "each says since when it waits"
    assert days.call(ring.table).body.buttons[-1] == ["waiting", "3"]


# --- when it is judged ---------------------------------------------------------------------------


def test_silence_is_judged_when_a_call_is_sent(days: Days) -> None:
    (table,) = duels(days, 1)
    days.live((EVENING + HOUR - 5 - days.now) / HOUR)
    hand_over(days, table, 101)  # five seconds before the night; the call comes after eight
    days.live(1)
    assert days.take_rings() == []
    until(days, 8)
    assert [ring.person for ring in days.take_rings()] == [101]


def test_who_has_just_moved_is_not_rung_but_not_forgotten_either(days: Days) -> None:
    (table,) = duels(days, 1)
    while days.awaited(table) != [101]:
        play(days, table, 100)
    days.now += 30
    while days.awaited(table) != [100]:
        play(days, table, 101)
    days.now += 10
    days.deliver()
    assert days.take_rings() == []
    assert days.call(table).body.silent
    play(days, table, 100)
    days.live(0.01)
    while days.awaited(table) != [100]:
        play(days, table, 101)
    days.now += 10
    days.deliver()
    assert [ring.person for ring in days.take_rings()] == []
    days.live(0.1, step=0.01)
    assert [ring.person for ring in days.take_rings()] == [100], "still awaited when the two minutes are over"


def test_a_hidden_step_is_no_sign_of_being_there(days: Days) -> None:
    """Whether a call rings must not tell that somebody has just decided in secret."""
    table = days.started("karnag", 2)
    (person,) = days.awaited(table)
    before = days.row(table, person - 100).moved
    with days.store.writing() as session:
        row = session.table(table)
        assert row is not None
        live = days.tables.cache.get(session, row)
        narrator = days.tables.narrator(session, row)
        days.tables.after(session, row, live, narrator, [person - 100], actor=person - 100, hidden=True)
    assert days.row(table, person - 100).moved == before


# --- votes and requests --------------------------------------------------------------------------


def test_votes_and_requests_keep_quiet_hours(days: Days) -> None:
    table = days.started("karnag", 3)
    days.set(101, quiet="11:00-15:30", zone="UTC")
    days.live(0.1)
    days.take_rings()
    days.tables.pause(days.id(), table, 100)
    days.live(0.1)
    assert [ring.person for ring in days.take_rings() if ring.kind == "request"] == [102]
    (vote,) = days.posts(table, "request")
    assert "<@101>" in vote.body.text
    days.live(3.5)
    assert [ring.person for ring in days.take_rings() if ring.kind == "request"] == [101]
    (again,) = days.posts(table, "request")
    assert (again.key, again.id != vote.id) == (vote.key, True)
    other = days.tables.ask_vote(days.id(), table, 100, "end")
    assert other.key == "vote2"
    days.tables.vote(days.id(), table, 101, again.key, "agree")
    days.tables.vote(days.id(), table, 102, again.key, "agree")
    assert days.posts(table, "request")[0].body.buttons == []


@pytest.mark.parametrize("way", ["channel", "dm", "digest"])
def test_what_was_asked_at_several_tables_is_one_ring_that_leads_to_all(days: Days, way: str) -> None:
    tables = duels(days, 2)
    days.set(101, calls=way)
    days.live((EVENING + 2 * HOUR - days.now) / HOUR)
    for table in tables:
        days.tables.pause(days.id(), table, 100)
    until(days, 12)
    (ring,) = [ring for ring in days.take_rings() if ring.person == 101]
    assert (ring.table, ring.kind) == (tables[0], "request" if way != "digest" else "dm")
    (first,), (other,) = (days.posts(table, "request") for table in tables)
    assert (first.body.buttons[2:], other.body.buttons[2:]) == ([["waiting", "2"]] if way != "digest" else [], [])
    lines = Answers(days.tables).games(101, "en").lines
    assert [f"table {table}" in line for table, line in zip(tables, lines[1:], strict=True)] == [True, True]
    assert all("You are asked there" in line for line in lines[1:])
    days.tables.vote(days.id(), tables[0], 101, first.key, "refuse")
    assert days.posts(tables[0], "request")[0].body.buttons == []
    asked = [line for line in Answers(days.tables).games(101, "en").lines if "You are asked there" in line]
    assert [f"table {tables[1]}" in line for line in asked] == [True]


def test_a_request_to_take_back_keeps_quiet_hours(days: Days) -> None:
    table = days.started("karnag", 3)
    days.live(0.1)
    (first,) = days.awaited(table)
    play(days, table, first)
    (second,) = days.awaited(table)
    play(days, table, second)
    days.set(second, quiet="11:00-15:30", zone="UTC")
    days.live(0.1)
    days.take_rings()
    days.tables.ask_undo(days.id(), table, first)
    days.live(0.1)
    (asked,) = days.posts(table, "request")
    assert f"<@{second}>" in asked.body.text
    assert [ring for ring in days.take_rings() if ring.kind == "request"] == []
    days.live(3.5)
    assert [ring.person for ring in days.take_rings() if ring.kind == "request"] == [second]


def test_a_vote_that_is_over_in_the_morning_rings_nobody(days: Days) -> None:
    table = days.started("karnag", 3)
    days.set(101, quiet="11:00-15:30", zone="UTC")
    days.live(0.1)
    days.tables.pause(days.id(), table, 100)
    days.live(0.1)
    (vote,) = days.posts(table, "request")
    days.tables.vote(days.id(), table, 102, vote.key, "refuse")
    days.take_rings()
    days.live(4)
    assert [ring for ring in days.take_rings() if ring.kind == "request"] == []


# --- crashes -------------------------------------------------------------------------------------


class Died(BaseException):
    """The process was killed."""


def mortal(days: Days, death: int, moment: str) -> list[int]:
    """The process dies at the end of that transaction, counted from now: before it counts, or right after, when nothing
    that follows it is done. How many there were."""
    real, count = days.tables.services[Real], [0]
    change = real.change

    def dying(work: Callable[[Any], Any], **given: Any) -> Any:
        count[0] += 1
        dies = count[0] == death

        def working(session: Any) -> Any:
            found = work(session)
            if dies and moment == "before":
                raise Died
            return found

        found = change(working, **given)
        if dies:
            raise Died
        return found

    real.change = dying
    return count


def told_of(days: Days, tables: list[int]) -> str:
    """What stands in the channels of some tables and is private to the sleeper: calls, requests, messages."""
    posts = [post for table in tables for post in days.posts(table) if not post.gone]
    return "\n".join(
        f"{post.kind} {getattr(post.body, 'text', '')} {post.body.buttons}"
        for post in posts
        if post.kind in ("call", "request") or (post.kind == "dm" and post.channel == 101)
    )


@pytest.mark.parametrize("moment", ["before", "after"])
@pytest.mark.parametrize("owed", ["a call", "two calls", "a call and a vote"])
@pytest.mark.parametrize("way", ["channel", "dm", "digest"])
def test_death_at_any_point_between_ring_list_and_note(days: Days, way: str, owed: str, moment: str) -> None:
    """Nobody is rung twice, nobody is forgotten: whatever transaction the process dies in or after, and also when a
    message was sent and not noted (it is found again by its number)."""
    tables = duels(days, 2)
    days.set(101, calls=way)
    days.live((EVENING + 2 * HOUR - days.now) / HOUR)
    for table in tables:
        if table == tables[0] or owed == "two calls":
            hand_over(days, table, 101)
    if owed == "a call and a vote":
        days.tables.pause(days.id(), tables[1], 100)
    days.store.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    evening, kept, standing = days.now, days.path.read_bytes(), set(days.stands)
    death = last = 0
    while death <= last:
        days.store.close()
        for leftover in days.path.parent.glob(f"{days.path.name}-*"):
            leftover.unlink()
        days.path.write_bytes(kept)
        days.now, days.rings, days.stands = evening, [], set(standing)
        days.open_store()
        days.tables.beat()
        count = mortal(days, death, moment)
        died = False
        for hour in (
            evening + 0.1 * HOUR,
            START + 19 * HOUR,
            START + 19.1 * HOUR,
            START + 21 * HOUR,
            START + 21.1 * HOUR,
        ):
            days.now = hour
            for work in (lambda: days.tables.run_due(), lambda: days.deliver()):
                try:
                    work()
                except Died:
                    died = True
                    days.restart()
                    days.tables.wake_up()
                    days.tables.run_due()
                    days.deliver()
        assert died is (death > 0)
        rings = [ring for ring in days.take_rings() if ring.person == 101]
        assert len(rings) == 1, (death, rings)
        assert 0 <= rings[0].at - (START + 19 * HOUR) <= 2.1 * HOUR
        told = told_of(days, tables)
        voted = owed == "a call and a vote"
        assert told.count("asks to pause") == voted, "what was asked stands there, once"
        if way == "channel":
            assert rings[0].kind == "call"
            assert told.count("['waiting', '2']") == (owed != "a call"), "the ring says that both wait"
            page = Answers(days.tables).games(101, "en")
            assert sum("You are asked there" in line for line in page.lines) == voted
        else:
            (message,) = [post for table in tables for post in days.posts(table, "dm") if post.channel == 101]
            named = [table for table in tables if f"Karnag, table {table}" in message.body.text]
            assert named == (tables[:1] if owed == "a call" else tables), "all that waits, in one message"
        last = max(last, count[0] if not death else 0)
        death += 1
    assert last > 4, "the calls, the ring, their notes"


def test_the_note_of_what_is_owed_goes_with_the_person(days: Days) -> None:
    (table,) = duels(days, 1)
    days.live((EVENING + 2 * HOUR - days.now) / HOUR)
    hand_over(days, table, 101)
    days.live(1)
    with days.store.writing() as session:
        assert session.note(PersonNotes, 101).held == [(table, "")]
        session.forget_person(101, {"en": "a former player", "fr": "x", "de": "x"})
        assert session.note(PersonNotes, 101).held == []
    assert b"101" not in days.store.db.execute("SELECT group_concat(data) FROM timers").fetchone()[0].encode()
