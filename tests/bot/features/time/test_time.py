"""Clocks, reminders, quiet hours, away days, pauses, downtime: on a clock that is turned."""

from __future__ import annotations

import random
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.features.absence.pages import away_page
from bot.store import ClockRow, PersonNotes, PostRow
from bot.store.sqlite import SqliteWriting
from bot.tables import bank
from bot.tables.pace import AWAY_DAYS, DAY, HOUR, PACES
from bot.tables.refused import Refused
from bot.tables.timers import LATER
from bot.tables.waiting import downs_of
from rules.core.players import random_choice
from tests.bot.facade import Answers
from tests.bot.features.time.timing import START, Days
from tests.bot.tables.test_tables import PLACE


def play(days: Days, table: int, person: int, chooser: random.Random | None = None) -> None:
    legal = days.legal(table, person)
    days.tables.play(days.id(), table, person, [random_choice(legal, chooser or random.Random(1))])


def seat_of(person: int) -> int:
    return person - 100


def paced(days: Days, pace: str, title: str = "karnag", people: int = 3) -> int:
    table = days.table(title, people)
    days.tables.choose_clock(days.id(), table, 100, pace)
    days.tables.start(days.id(), table, 100)
    return table


def at(instant: float) -> datetime:
    return datetime.fromtimestamp(instant, UTC)


# --- reminders without a clock -------------------------------------------------------------------


def test_three_reminders_then_the_others_are_asked(days: Days) -> None:
    table = days.started("karnag", 3)
    (person,) = days.awaited(table)
    first = days.call(table)
    days.later(23.9)
    assert days.call(table).id == first.id
    for hours, number in ((0.1, 1), (24, 2), (24, 3)):
        assert days.asked == []
        days.later(hours)
        call = days.call(table)
        assert call.body.remind == seat_of(person)
        assert call.mentions == [person]
        assert f"<t:{int(START)}:R>" in call.body.text
        assert [words[0] for words in call.body.buttons] == ["turn", "snooze", "away", "mute", "find"]
        assert len([post for post in days.sent(table, "call") if not post.gone]) == 1
        assert days.row(table, seat_of(person)).reminded == number
    assert days.asked == [(table, seat_of(person), "silence")]
    last = days.call(table)
    days.later(500)
    assert days.call(table).id == last.id, "three and no more"
    assert len(days.asked) == 1


def test_an_own_step_ends_the_reminder_and_begins_anew(days: Days) -> None:
    table = days.started("karnag", 3)
    (person,) = days.awaited(table)
    days.later(25)
    play(days, table, person)
    (other,) = days.awaited(table)
    assert other != person
    call = days.call(table)
    assert call.body.remind is None
    assert call.mentions == [other]
    days.later(23)
    assert days.call(table).id == call.id
    days.tables.undo(days.id(), table, person)
    assert days.call(table).mentions == [person], "the wait of the other is over, and so is its reminder"
    days.later(2)
    assert days.call(table).body.remind is None


def test_the_last_of_several_is_told_so(days: Days) -> None:
    table = days.started("pebbles", 4)
    for person in (100, 102, 103):
        play(days, table, person)
    assert "<@101>" in days.call(table).body.text
    days.later(24)
    call = days.call(table)
    assert "You are the last of 4." in call.body.text
    assert call.mentions == [101]


def test_several_late_people_are_reminded_together(days: Days) -> None:
    table = days.started("pebbles", 3)
    days.set(101, remind=30)
    days.later(1)
    days.sent(table)
    days.later(23)
    call = days.call(table)
    assert call.mentions == [100, 102]
    assert (call.body.remind, call.body.also) == (0, [2])
    assert "<@100> <@102>" in call.body.text
    assert "Also awaited" in call.body.text
    assert {days.row(table, seat).reminded for seat in (0, 2)} == {1}
    days.later(6)
    assert days.call(table).mentions == [101, 100, 102], "one that was never sent leaves nobody out"
    days.sent(table)
    days.later(18)
    assert days.call(table).mentions == [100, 102]
    days.sent(table)
    days.later(12)
    assert days.call(table).mentions == [101]
    with pytest.raises(Refused):
        days.tables.find_standin(days.id(), table, 102, 1)
    play(days, table, 101)
    assert days.call(table).body.remind is None, "the reminded person answered"


def test_reminders_keep_out_of_quiet_hours(days: Days) -> None:
    table = days.started("karnag", 3)
    (person,) = days.awaited(table)
    days.set(person, quiet="11:00-15:30", zone="UTC")  # the first reminder would come at 12:00
    days.later(24)
    assert days.call(table).body.remind is None
    days.later(3.4)
    assert days.call(table).body.remind is None
    days.later(0.1)
    assert days.call(table).body.remind == seat_of(person)
    days.set(person, quiet="")
    days.later(20.5)
    assert days.row(table, seat_of(person)).reminded == 2, "48 h after the call, as ever"


def test_a_call_in_quiet_hours_makes_no_sound(days: Days) -> None:
    table = days.started("karnag", 2)
    (person,) = days.awaited(table)
    other = 201 - person
    days.set(other, quiet="11:00-15:30", zone="UTC")
    play(days, table, person)
    days.now += 10
    days.sent(table)
    call = days.call(table)
    assert call.body.silent is True
    assert call.mentions == []
    assert f"<@{other}>" in call.body.text, "named, not rung"
    days.later(27.6)
    days.sent(table)
    assert not days.call(table).body.silent, "a reminder is heard"
    assert days.call(table).mentions == [other]


def test_snooze(days: Days) -> None:
    table = days.started("karnag", 3)
    (person,) = days.awaited(table)
    days.later(24)
    hold = days.tables.snooze(days.id(), table, person)
    assert hold == days.now + 12 * HOUR
    assert days.call(table).body.remind is None
    days.later(11.9)
    assert days.call(table).body.remind is None
    days.later(0.2)
    assert days.call(table).body.remind == seat_of(person)
    assert days.row(table, seat_of(person)).reminded == 1, "an extra one that was asked for"
    for _ in range(8):  # snoozing for ever does not keep the others waiting for ever
        days.tables.snooze(days.id(), table, person)
        days.later(12)
    assert days.asked == [(table, seat_of(person), "silence")]
    with pytest.raises(Refused, match="not-awaited"):
        days.tables.snooze(days.id(), table, next(other for other in (100, 101, 102) if other != person))
    with pytest.raises(Refused, match="not-at-table"):
        days.tables.snooze(days.id(), table, 104)


def test_a_muted_table_is_silent_but_not_forgotten(days: Days) -> None:
    table = days.started("karnag", 3)
    (person,) = days.awaited(table)
    call = days.call(table)
    assert days.tables.mute(days.id(), table, person)
    days.later(80)
    assert days.call(table).id == call.id
    assert days.asked == [(table, seat_of(person), "silence")]
    assert not days.tables.mute(days.id(), table, person)
    with pytest.raises(Refused, match="not-at-table"):
        days.tables.mute(days.id(), table, 104)


# --- clocks --------------------------------------------------------------------------------------


def test_a_clock_reminds_at_half_and_a_quarter_then_asks(days: Days) -> None:
    table = paced(days, "fast")
    (person,) = days.awaited(table)
    call = days.call(table)
    assert f"<t:{int(START + 24 * HOUR)}:R>" in call.body.time
    days.later(11.9)
    assert days.call(table).id == call.id
    days.later(0.1)
    half = days.call(table)
    assert half.body.remind == seat_of(person)
    assert half.body.time == call.body.time, "the deadline has not moved"
    days.later(5.9)
    assert days.call(table).id == half.id
    days.later(0.1)
    quarter = days.call(table)
    assert quarter.id != half.id
    assert days.asked == []
    days.later(6)
    assert days.asked == [(table, seat_of(person), "clock")]
    assert days.call(table).id == quarter.id, "the absent person is not mentioned again"
    assert days.bank(table, seat_of(person)) == 0
    days.later(500)
    assert len(days.asked) == 1


def test_the_bank_grows_with_each_wait_up_to_the_cap(days: Days) -> None:
    table = paced(days, "fast", people=2)
    chooser = random.Random(2)
    pace = PACES["fast"]
    left = {100: pace.bank, 101: pace.bank}
    waits = dict.fromkeys(left, 0)
    for _ in range(14):
        (person,) = days.awaited(table)
        waits[person] += 1
        if waits[person] > 1:
            left[person] = min(pace.most, left[person] + pace.more)
        assert days.bank(table, seat_of(person)) * HOUR == left[person]
        days.later(1)
        left[person] -= HOUR
        play(days, table, person, chooser)
        if days.awaited(table) == [person]:
            break
    assert min(waits.values()) > 2


def test_an_undo_gives_no_time(days: Days) -> None:
    table = paced(days, "fast", people=2)
    (person,) = days.awaited(table)
    days.later(5)
    for _ in range(5):
        play(days, table, person)
        days.tables.undo(days.id(), table, person)
    assert days.awaited(table) == [person]
    assert days.bank(table, seat_of(person)) == 19


def frozen(days: Days, table: int, seat: int, hours: float) -> bool:
    before = days.bank(table, seat)
    days.later(hours)
    return days.bank(table, seat) == before


def test_what_freezes_a_clock(days: Days) -> None:
    table = paced(days, "relaxed")
    (person,) = days.awaited(table)
    seat = seat_of(person)
    assert not frozen(days, table, seat, 1)
    days.pause(table, days.now)
    assert frozen(days, table, seat, 50)
    assert "Paused" in days.call(table).body.time
    days.pause(table, None)
    assert not frozen(days, table, seat, 1)
    days.tables.cannot_write(table, PLACE, "Send Messages")
    assert frozen(days, table, seat, 100)
    days.tables.can_write(table)
    assert not frozen(days, table, seat, 1)
    days.tables.lost_place(table)
    assert frozen(days, table, seat, 50)
    days.tables.move(days.id(), table, person, 77)
    assert not frozen(days, table, seat, 1)
    before = days.bank(table, seat)
    days.sleep(100)
    assert days.bank(table, seat) == before
    assert not frozen(days, table, seat, 1)
    assert days.bank(table, seat) == 7 * 24 - 5
    assert days.asked == []
    assert days.call(table).body.remind is None


def test_quiet_hours_stop_a_clock_for_half_a_day_at_most(days: Days) -> None:
    table = paced(days, "normal")
    (person,) = days.awaited(table)
    seat = seat_of(person)
    days.set(person, quiet="22:00-07:00", zone="Europe/Paris")
    days.later(24)
    assert days.bank(table, seat) == 72 - 15
    days.set(person, quiet="00:00-23:00", zone="UTC")
    days.later(48)
    assert days.bank(table, seat) == 72 - 15 - 24


def test_new_quiet_hours_do_not_change_the_past(days: Days) -> None:
    table = paced(days, "normal")
    (person,) = days.awaited(table)
    days.later(20)
    days.set(person, quiet="13:00-20:00", zone="UTC")
    assert days.bank(table, seat_of(person)) == 52


def test_a_reminder_goes_when_the_table_is_paused(days: Days) -> None:
    table = days.started("karnag", 3)
    (person,) = days.awaited(table)
    days.later(25)
    assert days.call(table).body.remind == seat_of(person)
    days.pause(table, days.now)
    call = days.call(table)
    assert call.body.remind is None
    assert "Paused" in call.body.time
    days.later(1000)
    assert days.call(table).id == call.id
    assert days.asked == []
    days.pause(table, None)
    assert days.call(table).body.time == ""
    days.later(22.9)
    assert days.call(table).id == call.id
    days.later(0.2)
    assert days.row(table, seat_of(person)).reminded == 2, "48 h of waiting, the pause not counted"


def test_another_person_on_the_seat_begins_anew(days: Days) -> None:
    table = paced(days, "fast")
    (person,) = days.awaited(table)
    seat = seat_of(person)
    days.later(23)
    with days.store.writing() as session:
        row = session.table(table)
        assert row is not None
        rows = session.seats(table)
        rows[seat].person, rows[seat].name = 104, "Purple"
        session.put(rows[seat])
        days.tables.clock_changed(session, row, None)
    assert days.call(table).body.remind is None
    assert days.bank(table, seat) == 24
    assert days.row(table, seat).person == 104


# --- away ----------------------------------------------------------------------------------------


def test_away_days_stop_clocks_within_the_allowance(days: Days) -> None:
    days.tables.go_away(days.id(), 100, "30")
    days.later(20 * 24)
    assert days.tables.come_back(days.id(), 100)
    assert not days.tables.come_back(days.id(), 100)
    assert days.tables.absence(100).days_left == AWAY_DAYS - 20
    table = paced(days, "fast", people=2)
    while days.awaited(table) != [100]:
        play(days, table, 101)
    told = days.tables.go_away(days.id(), 100, "20")
    assert told.spared == days.now + 8 * DAY
    assert told.until == datetime(2026, 4, 12, tzinfo=UTC).timestamp()
    assert told.days_left == 0
    assert "is away until" in days.call(table).body.time
    (card,) = days.posts(table, "card")
    assert any("is away until" in line for line in card.body.lines)
    assert frozen(days, table, 0, 7 * 24)
    assert days.call(table).body.remind is None
    days.later(24 + 22)
    assert days.bank(table, 0) == 2
    assert days.call(table).body.remind is None, "never while away"
    assert days.asked == []
    days.later(2)
    assert days.asked == [(table, 0, "clock")], "the others need not wait longer than the allowance"
    days.later(12 * 24)
    assert days.tables.absence(100).until == 0
    with days.store.writing() as session:
        assert session.note(PersonNotes, 100).away is None
    assert "away" not in days.call(table).body.time
    days.later(366 * 24)
    assert days.tables.absence(100).days_left == AWAY_DAYS, "a new year"


def test_reminders_wait_for_the_return(days: Days) -> None:
    table = days.started("karnag", 3)
    (person,) = days.awaited(table)
    days.later(25)
    days.tables.go_away(days.id(), person, "2026-03-10")
    assert days.call(table).body.remind is None, "the reminder that stood there is one no longer"
    days.later(24)
    assert days.asked == []
    end = datetime(2026, 3, 11, tzinfo=UTC).timestamp()
    days.later((end - days.now) / HOUR + 22)
    assert days.call(table).body.remind is None
    days.later(1.1)
    assert days.call(table).body.remind == seat_of(person), "48 h of waiting, without the days away"


def test_playing_while_away_asks_nothing_and_ends_nothing(days: Days) -> None:
    table = days.started("karnag", 2)
    (person,) = days.awaited(table)
    days.tables.go_away(days.id(), person, "5")
    play(days, table, person)
    assert days.tables.absence(person).until > days.now


@pytest.mark.parametrize(
    ("typed", "key"),
    [("2026-02-01", "away-past"), ("tomorrow", "away-unread"), ("2027-03-01", "away-long"), ("999", "away-long")],
)
def test_days_that_make_no_sense(days: Days, typed: str, key: str) -> None:
    with pytest.raises(Refused, match=key):
        days.tables.go_away(days.id(), 100, typed)
    assert days.tables.absence(100).until == 0


# --- the bot is down -----------------------------------------------------------------------------


def story(days: Days, table: int) -> list[str]:
    return [line.text for post in days.posts(table, "chapter") for line in post.body.lines]


def test_downtime_is_told_once_and_costs_nobody_anything(days: Days) -> None:
    table = days.started("karnag", 3)
    (person,) = days.awaited(table)
    days.later(20)
    days.sleep(3 + 10 / 60)
    assert story(days, table)[-1] == "Back after 3 h 10 min. Nothing is lost, clocks stood still."
    assert days.call(table).body.remind is None
    days.later(3.9)
    assert days.call(table).body.remind is None, "no catching up: the reminder comes later by the downtime"
    days.later(0.2)
    assert days.call(table).body.remind == seat_of(person)
    days.sleep(0.1)
    assert sum("Back after" in line for line in story(days, table)) == 1, "a short break is not told"
    days.sleep(50)
    assert sum("Back after" in line for line in story(days, table)) == 1, "instead of the line before"
    assert story(days, table)[-1].startswith("Back after 2 d 2 h.")


@pytest.mark.parametrize("hours", [0.05, 0.4, 9.0])
def test_deadlines_that_are_shown_are_true_after_a_downtime(days: Days, hours: float) -> None:
    """Also after a short one that is not told, and where the new deadline falls behind a night."""
    table = paced(days, "normal")
    (person,) = days.awaited(table)
    days.set(person, quiet="22:00-07:00", zone="UTC")
    for _ in range(3):
        days.later(1)
        days.sent(table)
        days.sleep(hours)
        days.sent(table)
        row = days.row(table, seat_of(person))
        with days.store.reading() as session:
            end = bank.deadline(row, downs_of(session, [row]))
        assert end is not None
        assert f"<t:{int(end)}:f>" in days.call(table).body.time


def test_many_tables_are_told_of_a_downtime_in_parts(days: Days) -> None:
    tables = []
    for place in range(500, 560):
        table = days.table("pebbles", 2, place=place)
        days.tables.start(days.id(), table, 100)
        tables.append(table)
    days.sleep(1)
    assert all(sum("Back after" in line for line in story(days, table)) == 1 for table in tables)


def test_games_older_than_clocks_are_looked_after(days: Days) -> None:
    table = days.started("karnag", 3)
    (person,) = days.awaited(table)
    days.store.db.execute("DELETE FROM clocks")
    days.store.db.execute("DELETE FROM timers")
    with days.store.writing() as session:
        session.add_timer(0.0, "arm", 0, {"after": 0})
    days.later(1)
    assert days.call(table).body.remind is None
    days.later(24)
    assert days.call(table).body.remind == seat_of(person)


# --- private messages ----------------------------------------------------------------------------


def test_calls_by_private_message(days: Days) -> None:
    table = days.table("karnag", 2)
    for person in (100, 101):
        days.set(person, calls="dm")
    days.tables.start(days.id(), table, 100)
    (person,) = days.awaited(table)
    assert days.call(table).mentions == []
    (message,) = days.posts(table, "dm")
    assert message.channel == person
    assert message.body.text == "▶️ Karnag, table 1: your move."
    assert message.body.buttons == [["turn"], ["go"], ["mute"]]
    days.now += 10
    days.sent(table)
    days.later(24)
    assert days.call(table).mentions == []
    old, reminder = days.posts(table, "dm")
    assert old.gone
    assert "waits for you since" in reminder.body.text
    days.now += 10
    days.sent(table)
    play(days, table, person)
    done, other = days.posts(table, "dm")
    assert done.body.text == "✅ Karnag, table 1: answered."
    assert done.wanted > done.sent
    assert other.channel != person
    days.tables.undo(days.id(), table, person)
    assert [post.channel for post in days.posts(table, "dm")] == [person, person], "it was never sent, and never is"


def test_closed_private_messages_fall_back_to_the_channel(days: Days) -> None:
    table = days.table("karnag", 2)
    days.set(100, calls="dm")
    days.set(101, calls="dm")
    days.tables.start(days.id(), table, 100)
    (person,) = days.awaited(table)
    (message,) = days.posts(table, "dm")
    days.tables.dm_refused(message)
    days.tables.dm_refused(message)
    assert days.call(table).mentions == [person]
    assert days.call(table).body.remind is None
    assert len([post for post in days.posts(table, "call") if post.mentions]) == 1
    assert days.posts(table, "dm") == []
    assert days.tables.news_for(person)
    assert not days.tables.news_for(person), "told once"
    assert not days.tables.news_for(201 - person)
    days.later(24)
    assert days.call(table).mentions == [person], "reminders too"
    days.tables.try_dm_again(days.id(), person)
    play(days, table, person)
    days.sent(table)
    play(days, table, 201 - person)
    assert person in [post.channel for post in days.posts(table, "dm")]


def test_one_message_a_day(days: Days) -> None:
    first, second = days.table("karnag", 2), days.table("pebbles", 2, place=99)
    for person in (100, 101):
        days.set(person, calls="digest", zone="Europe/Paris")
    days.tables.start(days.id(), first, 100)
    days.tables.start(days.id(), second, 100)
    (person,) = days.awaited(first)
    assert days.call(first).mentions == days.call(second).mentions == []
    days.later(24)

    def digests() -> list[PostRow[Any]]:
        found = [*days.posts(first, "dm"), *days.posts(second, "dm")]
        return [post for post in found if post.channel == person]

    (message,) = digests()
    assert message.body.text.startswith("▶️ 2 tables wait for you:")
    assert "Karnag, table 1" in message.body.text
    days.later(24)
    assert len(digests()) == 2
    play(days, first, person)
    play(days, second, person)
    days.later(24)
    assert len(digests()) == 2, "nothing waits, nothing is said"


# --- choosing a clock ----------------------------------------------------------------------------


def test_the_host_sets_the_clock_before_the_start(days: Days) -> None:
    table = days.table("karnag", 3)
    with pytest.raises(Refused, match="only-host"):
        days.tables.choose_clock(days.id(), table, 101, "fast")
    with pytest.raises(Refused, match="no-such-pace"):
        days.tables.choose_clock(days.id(), table, 100, "warp")
    with pytest.raises(Refused, match="same-pace"):
        days.tables.choose_clock(days.id(), table, 100, "none")
    assert days.tables.choose_clock(days.id(), table, 100, "normal") is None
    (card,) = days.posts(table, "card")
    assert "Clock normal: 72 h, 12 h more for each wait, at most 120 h" in card.body.lines


def test_all_players_agree_on_another_clock(days: Days) -> None:
    table = days.started("karnag", 3)
    (person,) = days.awaited(table)
    others = [other for other in (100, 101, 102) if other != person]
    post = days.tables.choose_clock(days.id(), table, person, "fast")
    assert post is not None
    assert post.mentions == others
    play(days, table, person)
    with pytest.raises(Refused, match="vote-not-at-table"):
        days.tables.vote(days.id(), table, 104, post.key, "agree")
    with pytest.raises(Refused, match="asked-already"):
        days.tables.choose_clock(days.id(), table, others[0], "relaxed")
    days.tables.vote(days.id(), table, others[0], post.key, "agree")
    days.tables.vote(days.id(), table, others[0], post.key, "agree")
    assert pace_of(days, table) == ""
    days.tables.vote(days.id(), table, others[1], post.key, "agree")
    assert pace_of(days, table) == "fast"
    (awaited,) = days.awaited(table)
    assert days.bank(table, seat_of(awaited)) == 24
    with pytest.raises(Refused, match="nothing-asked"):
        days.tables.vote(days.id(), table, others[0], post.key, "refuse")
    refused = days.tables.choose_clock(days.id(), table, person, "none")
    assert refused is not None
    days.tables.vote(days.id(), table, others[1], refused.key, "refuse")
    assert pace_of(days, table) == "fast"


def pace_of(days: Days, table: int) -> str:
    with days.store.writing() as session:
        row = session.table(table)
        assert row is not None
        return row.pace


def test_the_clock_tells_why_it_stands(days: Days) -> None:
    table = paced(days, "normal")
    (person,) = days.awaited(table)

    def lines() -> str:
        return "\n".join(Answers(days.tables).clock_page(table, person, "en").lines)

    days.later(1.5)
    assert lines().count("3 d 0 h, stands, not awaited") == 2
    assert "2 d 22 h, ⏳ until" in lines()
    days.set(person, quiet="13:00-15:00", zone="UTC")
    assert f"stands until <t:{int(START + 3 * HOUR)}:t>, quiet hours" in lines()
    days.tables.go_away(days.id(), person, "3")
    assert ", away" in lines()
    days.pause(table, days.now)
    assert "Paused" in lines()
    for language in ("fr", "de"):
        assert len(Answers(days.tables).clock_page(table, person, language).lines) == len(lines().splitlines())
    assert "You are away until" in "\n".join(away_page(days.tables.absence(person), "en").lines)


# --- crashes -------------------------------------------------------------------------------------


class Died(BaseException):
    """The process ends here."""


class DyingSession(SqliteWriting):
    """Dies at its n-th call."""

    point = 0
    calls = 0

    def __getattribute__(self, name: str) -> Any:
        if not name.startswith("_") and name != "db":
            cls = type(self)
            cls.calls += 1
            if cls.calls == cls.point:
                raise Died
        return super().__getattribute__(name)


@pytest.mark.parametrize("pace", ["none", "fast"])
def test_death_at_any_point_between_timer_and_post(
    days: Days,
    monkeypatch: pytest.MonkeyPatch,
    pace: str,
) -> None:
    """Whatever call into the store is the last one: after the restart each reminder and question comes once."""
    table = days.table("karnag", 2)
    if pace != "none":
        days.tables.choose_clock(days.id(), table, 100, pace)
    days.tables.start(days.id(), table, 100)
    (person,) = days.awaited(table)
    deaths = 0
    steps = [24.0, 24.0, 24.0] if pace == "none" else [12.0, 6.0, 6.0]
    for number, hours in enumerate(steps, start=1):
        days.tables.beat()
        days.now += hours * HOUR
        days.tables.beat()
        DyingSession.point = 0
        while True:
            with monkeypatch.context() as patch:
                patch.setattr("bot.store.transactions.SqliteWriting", DyingSession)
                DyingSession.point += 1
                DyingSession.calls = 0
                try:
                    days.tables.run_due()
                except Died:
                    deaths += 1
                else:
                    break
            days.restart()
            days.tables.wake_up()
        reminders = [post for post in days.posts(table, "call") if post.body.remind is not None]
        expected = number if pace == "none" else min(number, 2)
        assert len(reminders) == expected
        assert [post.gone for post in reminders] == [True] * (expected - 1) + [False]
        assert all(post.mentions == [person] for post in reminders)
    assert len(days.asked) == 1
    assert deaths > 40


def test_a_handler_that_fails_is_tried_again_and_holds_up_nobody(
    days: Days,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[Any] = []
    troubles = [True]

    def handle(session: Any, table: int, data: dict[str, Any]) -> None:
        if data.get("bad") and troubles:
            troubles.pop()
            raise RuntimeError("a fault of ours")
        heard.append(data)

    monkeypatch.setitem(days.tables.changes.timers, "probe", handle)
    with days.store.writing() as session:
        session.add_timer(days.now, "probe", 0, {"bad": True})
        session.add_timer(days.now, "nobody knows", 0, {})
        session.add_timer(days.now + 1, "probe", 0, {"n": 2})
        session.add_timer(days.now + HOUR, "probe", 0, {"n": 3})
    days.now += 1
    due = days.tables.run_due()
    assert heard == [{"n": 2}]
    assert due == days.now + LATER
    days.now += LATER
    assert days.tables.run_due() == START + HOUR
    assert heard == [{"n": 2}, {"bad": True}]


# --- the others are asked ------------------------------------------------------------------------


def begun(hour: int, **given: Any) -> ClockRow:
    """A wait that began at that hour."""
    since = datetime(2026, 11, 2, hour, tzinfo=UTC).timestamp()
    return ClockRow(table=1, seat=0, person=7, since=since, asked=since, quiet="22:00-07:00", zone="UTC", **given)


def ask(row: ClockRow, hours: int = 24, sign: float = 0.0) -> float:
    """Hours until the others are asked."""
    assert row.since is not None
    (found,) = [one.at for one in bank.due(row, [], hours, sign) if one.what == "ask"]
    return (found - row.since) / HOUR


@pytest.mark.parametrize("hour", [3, 12, 23])
@pytest.mark.parametrize("pace", ["none", "fast", "normal", "relaxed"])
@pytest.mark.parametrize("hours", [1, 24, 168])
def test_nobody_waits_longer_than_three_days_until_the_others_are_asked(hour: int, pace: str, hours: int) -> None:
    """Whatever the clock, the hour, and how often somebody wants to be reminded."""
    bank = {} if pace == "none" else {"bank": PACES[pace].most, "whole": PACES[pace].most}
    assert 24 <= ask(begun(hour, **bank), hours) <= 72


@pytest.mark.parametrize("pace", ["none", "fast", "normal", "relaxed"])
@pytest.mark.parametrize("hours", [6, 12, 24])
def test_the_personal_interval_counts_with_any_clock(pace: str, hours: int) -> None:
    row = begun(8)
    if pace != "none":
        row.bank = row.whole = PACES[pace].most
    assert row.since is not None
    (reminder,) = [one.at for one in bank.due(row, [], hours) if one.what == "remind"]
    expected = row.since + hours * HOUR
    assert reminder == expected if at(expected).hour < 22 else at(reminder).hour == 7


def test_out_of_time_is_not_gone() -> None:
    """Somebody who answers once a day does not lose the seat; a day without a sign is the least."""
    row = begun(9, bank=4 * HOUR, whole=4 * HOUR)
    assert row.since is not None
    assert ask(row) == 24
    assert ask(row, sign=row.since + 10 * HOUR) == 34
    assert ask(row, sign=row.since + 70 * HOUR) == 72, "seen elsewhere, but not here"
    row.hold = row.since + 30 * HOUR
    assert ask(row) == 30, "snoozed: the reminder comes first"


@pytest.mark.parametrize(("pace", "hours", "more"), [("none", 65, 0), ("fast", 18, 12)])
def test_the_vote_never_comes_before_the_reminder_that_was_asked_for(
    days: Days, pace: str, hours: int, more: int
) -> None:
    """Where the three days, or the clock, are out before it; with a clock also a day without a sign is waited for."""
    table = paced(days, pace) if pace != "none" else days.started("karnag", 3)
    (person,) = days.awaited(table)
    days.later(hours)
    days.tables.snooze(days.id(), table, person)
    days.sent(table)
    days.later(8)
    assert days.asked == []
    days.later(4)
    assert days.call(table).body.remind == seat_of(person)
    days.later(more)
    assert [seat for _, seat, _ in days.asked] == [seat_of(person)]


def test_a_clock_that_is_out_says_so(days: Days) -> None:
    """And no deadline that is always now."""
    table = paced(days, "fast")
    (person,) = days.awaited(table)
    for _ in range(3):
        days.later(10)
    shown = "\n".join(Answers(days.tables).clock_page(table, person, "en").lines)
    assert "0 min, the time is out" in shown
    assert "until" not in shown
