"""People who are away or gone: pauses, stand-ins, coming back, hosts, sleeping tables, lost places, forgetting."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.features.absence.away import last_moment
from bot.features.absence.commands import LONGEST
from bot.store import DeedRow
from bot.store.bodies import CallBody, RequestBody
from bot.store.notes import Setup
from bot.store.sqlite import SqliteWriting
from bot.tables.refused import Refused
from bot.ui.text import say
from rules.core import verify
from tests.bot.features.absence.absent import DAY, HOUR, Waiting
from tests.bot.tables.test_tables import GUILD, HOME, PLACE


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Waiting]:
    made = Waiting(tmp_path / "menhir.db")
    yield made
    made.store.close()


def deeds(desk: Waiting) -> list[DeedRow]:
    with desk.store.writing() as session:
        return session.deeds()


# --- pausing -------------------------------------------------------------------------------------


def test_all_agree_to_a_pause(desk: Waiting) -> None:
    id = desk.started("pebbles", 3)
    desk.tables.pause(desk.id(), id, 100)
    desk.choose(id, 101, "agree")
    assert desk.row(id).paused is None
    desk.choose(id, 102, "agree")
    assert desk.row(id).paused == desk.now
    (call,) = desk.calls(id)
    assert "paused" in call.body.text
    with pytest.raises(Refused, match="paused") as refused:
        desk.tables.play(desk.id(), id, 100, [desk.legal(id, 100)[0]])
    assert refused.value.ways == [("resume", id, ())]
    with pytest.raises(Refused, match="paused-already"):
        desk.tables.pause(desk.id(), id, 101)
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.resume(desk.id(), id, 999)
    desk.later(DAY)
    desk.tables.resume(desk.id(), id, 102)
    assert desk.row(id).paused is None
    (after,) = desk.calls(id)
    assert after.id == call.id, "the same wait has the same call: nobody is mentioned again"
    assert "your move" in after.body.text
    desk.tables.play(desk.id(), id, 100, [desk.legal(id, 100)[0]])
    with pytest.raises(Refused, match="not-paused"):
        desk.tables.resume(desk.id(), id, 102)


def test_one_no_is_enough_and_a_date_ends_the_pause(desk: Waiting) -> None:
    id = desk.started("pebbles", 3)
    desk.tables.pause(desk.id(), id, 100)
    desk.choose(id, 101, "refuse")
    assert desk.row(id).paused is None
    until = desk.now + 5 * DAY
    desk.tables.pause(desk.id(), id, 100, until)
    desk.choose(id, 101, "agree")
    desk.choose(id, 102, "agree")
    desk.later(5 * DAY - 1)
    assert desk.row(id).paused is not None
    desk.later(2)
    assert desk.row(id).paused is None
    assert "The pause is over" in desk.texts(id)


def test_the_last_day_of_a_pause_may_be_far(desk: Waiting) -> None:
    now = 1_790_000_000.0  # 2026-09-21 14:13 UTC
    with pytest.raises(Refused, match="away-long"):
        last_moment("2027-03-01", now, "")
    assert last_moment("2027-03-01", now, "", LONGEST) > now
    for typed, key in (("tomorrow", "away-unread"), ("2026-09-20", "away-past"), ("2027-10-01", "away-long")):
        with pytest.raises(Refused, match=key):
            last_moment(typed, now, "", LONGEST)


# --- seats that change hands ---------------------------------------------------------------------


def test_resigning_and_coming_back(desk: Waiting) -> None:
    """The computer plays on, the seat is offered, and the way back is open for a day if nobody objects."""
    id = desk.started("pebbles", 3)
    desk.tables.resign(desk.id(), id, 100)
    assert desk.seat(id, 0).computer == "middle"
    assert desk.row(id).host == 101, "the host's role goes on"
    offer = desk.posts(id, "notice")[-1]
    assert "resigns" in offer.body.text
    assert offer.body.buttons[0].label == "Take this seat"
    desk.tables.join(desk.id(), id, 100, "Red")
    assert desk.seat(id, 0).person is None, "the others are asked first"
    desk.choose(id, 101, "agree")
    desk.choose(id, 102, "agree")
    assert desk.seat(id, 0).person == 100
    desk.tables.resign(desk.id(), id, 100)
    desk.tables.join(desk.id(), id, 100, "Red")
    desk.choose(id, 102, "refuse")
    assert desk.seat(id, 0).person is None
    desk.later(25 * HOUR)
    assert desk.tables.join(desk.id(), id, 104, "Purple") == 0, "anybody can take it"
    assert desk.posts(id, "notice")[-1].body.text.startswith("✅")
    with pytest.raises(Refused, match="table-full"):
        desk.tables.join(desk.id(), id, 100, "Red")
    assert [(row.name, row.why) for row in desk.history(id)] == [
        ("Red", "resigned"),
        ("", "back"),
        ("Red", "resigned"),
        ("", "standin"),
        ("Purple", ""),
    ]


def test_silence_brings_somebody_back(desk: Waiting) -> None:
    id = desk.started("pebbles", 3)
    desk.tables.resign(desk.id(), id, 100)
    desk.later(2 * HOUR)
    desk.tables.join(desk.id(), id, 100, "Red")
    desk.later(23 * HOUR)
    assert desk.seat(id, 0).person == 100


def test_a_stand_in_for_a_while(desk: Waiting) -> None:
    id = desk.started("karnag", 3)
    (awaited,) = desk.awaited(id)
    seat = desk.seat_of(id, awaited)
    old_question = desk.seat(id, seat).question
    post = desk.tables.replace(desk.id(), id, awaited, None, 104, desk.now + 4 * DAY)
    assert post.mentions == [104]
    with pytest.raises(Refused, match="not-asked-you"):
        desk.tables.answer_standin(desk.id(), id, 103, "Green", post.key, True)
    with pytest.raises(Refused, match="asked-already"):
        desk.tables.replace(desk.id(), id, awaited, None, 104)
    desk.tables.answer_standin(desk.id(), id, 104, "Purple", post.key, True)
    assert desk.awaited(id) == [104]
    assert desk.calls(id)[-1].mentions == [104], "the stand-in is called"
    with pytest.raises(Refused, match="stale"):
        desk.tables.play(desk.id(), id, 104, [desk.legal(id, 104)[0]], question=old_question)
    desk.later(4 * DAY + 1)
    assert desk.seat(id, seat).person == awaited, "back on the day"
    assert [row.name for row in desk.history(id)] == [desk.seat(id, seat).name, "Purple", desk.seat(id, seat).name]


def test_the_one_who_lent_a_seat_may_take_it_back_early(desk: Waiting) -> None:
    id = desk.started("pebbles", 3)
    post = desk.tables.replace(desk.id(), id, 100, None, 104, desk.now + 9 * DAY)
    desk.tables.answer_standin(desk.id(), id, 104, "Purple", post.key, True)
    assert desk.tables.join(desk.id(), id, 100, "Red") == 0
    assert desk.seat(id, 0).person == 100
    desk.later(10 * DAY)
    assert desk.seat(id, 0).person == 100


def test_looking_for_a_stand_in(desk: Waiting) -> None:
    """Anybody may take an offered seat; until then it stays with who has it."""
    id = desk.started("pebbles", 3)
    desk.tables.replace(desk.id(), id, 101)
    assert desk.seat(id, 1).person == 101
    with pytest.raises(Refused, match="already-seated"):
        desk.tables.join(desk.id(), id, 100, "Red")
    assert desk.tables.join(desk.id(), id, 104, "Purple", 1) == 1
    assert desk.posts(id, "notice")[0].body.buttons == []
    with pytest.raises(Refused, match="table-full"):
        desk.tables.join(desk.id(), id, 101, "Blue")


def test_a_reminder_offers_only_the_seat_it_reminds(desk: Waiting) -> None:
    id = desk.started("pebbles", 3)
    with pytest.raises(Refused, match="not-asked-you"):
        desk.tables.find_standin(desk.id(), id, 101, 0)
    desk.tables.find_standin(desk.id(), id, 100, 0)
    assert desk.tables.join(desk.id(), id, 104, "Purple") == 0


def test_replacing_somebody_else_takes_a_vote(desk: Waiting) -> None:
    id = desk.started("pebbles", 4)
    with pytest.raises(Refused, match="vote-too-soon"):
        desk.tables.replace(desk.id(), id, 101, 0, 104)
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.replace(desk.id(), id, 999, 0, 104)
    with pytest.raises(Refused, match="sits-already"):
        desk.tables.replace(desk.id(), id, 101, 0, 102)
    with pytest.raises(Refused, match="no-such-seat"):
        desk.tables.replace(desk.id(), id, 101, 9, 104)
    desk.later(2 * DAY)
    desk.tables.replace(desk.id(), id, 101, 0, 104)
    desk.choose(id, 102, "agree")
    invitation = next(post for post in desk.posts(id, "request") if post.key.startswith("standin"))
    desk.tables.answer_standin(desk.id(), id, 104, "Purple", invitation.key, False)
    assert desk.seat(id, 0).person == 100, "asked and declined: nothing has changed"


def test_results_keep_both_names(desk: Waiting) -> None:
    id = desk.started("pebbles", 3)
    desk.tables.replace(desk.id(), id, 100)
    desk.tables.join(desk.id(), id, 104, "Purple")
    desk.play_on(id, random.Random(3))
    (end,) = desk.posts(id, "end")
    assert any("Red → Purple" in line for line in end.body.lines)
    verify(desk.tables.record(id))


def test_a_replaced_game_is_played_to_its_end(desk: Waiting) -> None:
    """Whatever happened to the seats, the record is whole."""
    id = desk.started("karnag", 3)
    chooser = random.Random(8)
    desk.play_on(id, chooser, 20)
    desk.tables.resign(desk.id(), id, 102)
    desk.play_on(id, chooser, 20)
    assert desk.tables.join(desk.id(), id, 103, "Green") == 2
    desk.play_on(id, chooser, 10)
    desk.restart()
    desk.play_on(id, chooser, 10)
    verify(desk.tables.record(id))


# --- hosts, people who left ----------------------------------------------------------------------


def test_a_host_who_is_gone(desk: Waiting) -> None:
    id = desk.table("karnag", 3)
    desk.tables.saw(100, GUILD)
    desk.later(2 * DAY)
    with pytest.raises(Refused, match="host-there"):
        desk.tables.take_over_host(desk.id(), id, 101)
    with pytest.raises(Refused, match="only-host") as plain:
        desk.tables.start(desk.id(), id, 101)
    assert plain.value.ways == []
    desk.later(DAY)
    with pytest.raises(Refused, match="only-host") as offered:
        desk.tables.start(desk.id(), id, 101)
    assert offered.value.ways == [("host", id, ())]
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.take_over_host(desk.id(), id, 999)
    desk.tables.take_over_host(desk.id(), id, 101)
    desk.tables.start(desk.id(), id, 101)
    with pytest.raises(Refused, match="host-already"):
        desk.tables.take_over_host(desk.id(), id, 101)


def test_somebody_left_the_server(desk: Waiting) -> None:
    """Looked for once a day, named instead of mentioned, kept for three days, then the others decide."""
    id = desk.started("karnag", 3)
    (awaited,) = desk.awaited(id)
    desk.later(DAY + 1)
    (look,) = deeds(desk)
    assert (look.kind, look.target) == ("look", awaited)
    desk.tables.person_left(id, awaited)
    desk.tables.person_left(id, awaited)
    assert desk.texts(id).count("no longer in this server") == 1
    (call,) = desk.calls(id)
    assert f"<@{awaited}>" not in call.body.text
    assert call.mentions == []
    desk.later(3 * DAY)
    silent, vote = desk.votes(id)
    assert silent.body.buttons == [], "that was asked after three days of silence, and nobody chose anything"
    assert awaited not in vote.mentions
    desk.tables.saw(awaited, GUILD)
    assert "is back" in desk.votes(id)[1].body.text
    assert desk.votes(id)[1].body.buttons == []
    (call,) = desk.calls(id)
    assert f"<@{awaited}>" in call.body.text
    desk.tables.play(desk.id(), id, awaited, [desk.legal(id, awaited)[0]])


KEPT = {
    "en": r"The seat is kept for (\d+) days\.",
    "fr": r"La place est gardée (\d+) jours\.",
    "de": r"Der Platz wird (\d+) Tage freigehalten\.",
}


@pytest.mark.parametrize("language", sorted(KEPT))
def test_the_seat_is_kept_as_long_as_the_table_is_told(desk: Waiting, language: str) -> None:
    id = desk.table("karnag", 3)
    desk.speaks(id, language)
    desk.tables.start(desk.id(), id, 100)
    (awaited,) = desk.awaited(id)
    desk.tables.person_left(id, awaited)
    told = re.search(KEPT[language], desk.texts(id))
    assert told is not None, desk.texts(id)
    desk.later(int(told[1]) * DAY - 1)
    assert desk.votes(id) == []
    with pytest.raises(Refused):
        desk.tables.join(desk.id(), id, 104, "Purple")
    assert awaited in desk.seated(id), "it is not free: it is kept for its owner"
    desk.later(2)
    assert len(desk.votes(id)) == 1, "then the others are asked"


ASKED = {
    "en": "asks Purple to stand in",
    "fr": "demande à Purple de vous remplacer",
    "de": "bittet Purple um Vertretung",
}


@pytest.mark.parametrize("language", sorted(ASKED))
def test_the_one_who_is_said_to_be_asked_is_asked(desk: Waiting, language: str) -> None:
    """The request goes to the stand-in, and the answer to whoever goes away says so: not that the stand-in is asked
    about somebody else."""
    id = desk.started("pebbles", 3)
    post = desk.tables.replace(desk.id(), id, 100, None, 104, desk.now + 4 * DAY)
    assert post.mentions == [104]
    assert isinstance(post.body, RequestBody)
    assert post.body.text.startswith("<@104> would you play on")
    assert ASKED[language] in say(language, "away-standin", count=1, who="Purple")


# --- sleeping ------------------------------------------------------------------------------------


def test_a_silent_table_sleeps_and_wakes_by_one_press(desk: Waiting) -> None:
    id = desk.started("pebbles", 3)
    desk.later(10 * DAY)
    desk.tables.play(desk.id(), id, 100, [desk.legal(id, 100)[0]])
    desk.later(13 * DAY)
    assert "sleeps" not in desk.texts(id), "a move keeps it awake"
    desk.later(2 * DAY)
    assert desk.texts(id).count("sleeps") == 1
    post = desk.posts(id, "notice")[-1]
    assert post.mentions == []
    assert [button.label for button in post.body.buttons] == ["Wake it", "End without result"]
    assert [deed.kind for deed in deeds(desk) if deed.kind != "look"] == ["archive"]
    assert desk.row(id).paused is not None
    desk.later(100 * DAY)
    assert desk.texts(id).count("sleeps") == 1, "told once"
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.wake(desk.id(), id, 999)
    desk.tables.wake(desk.id(), id, 102)
    assert desk.row(id).paused is None
    with pytest.raises(Refused, match="not-asleep"):
        desk.tables.wake(desk.id(), id, 102)
    desk.later(15 * DAY)
    assert "sleeps" in desk.posts(id, "notice")[-1].body.text, "and it can fall asleep again"
    desk.tables.play(desk.id(), id, 101, [desk.legal(id, 101)[0]])
    assert desk.row(id).paused is None, "any move wakes it too"


def test_a_table_does_not_sleep_while_somebody_has_said_to_be_away(desk: Waiting) -> None:
    id = desk.started("karnag", 2)
    (awaited,) = desk.awaited(id)
    desk.tables.go_away(desk.id(), awaited, "20")
    desk.later(25 * DAY)
    assert "sleeps" not in desk.texts(id)
    desk.later(12 * DAY)
    assert "sleeps" in desk.texts(id), "fourteen days after the return"


def test_ending_a_sleeping_table(desk: Waiting) -> None:
    """Silence agrees; one objection keeps it."""
    id = desk.started("pebbles", 3)
    desk.later(15 * DAY)
    desk.tables.end_asleep(desk.id(), id, 100)
    desk.choose(id, 101, "refuse")
    assert desk.row(id).status == "running"
    desk.tables.end_asleep(desk.id(), id, 100)
    desk.later(4 * DAY)
    assert desk.row(id).status == "closed"


def test_a_lobby_nobody_starts(desk: Waiting) -> None:
    id = desk.table("karnag", 2)
    desk.later(14 * DAY + 1)
    (asked,) = desk.posts(id, "request")
    assert asked.mentions == [100]
    with pytest.raises(Refused, match="only-host"):
        desk.tables.keep_lobby(desk.id(), id, 101, True)
    desk.tables.keep_lobby(desk.id(), id, 100, True)
    desk.later(13 * DAY)
    assert desk.row(id).status == "lobby"
    desk.later(2 * DAY)
    assert desk.row(id).status == "closed"
    silent = desk.table("karnag", 2, place=12)
    desk.later(20 * DAY)
    assert desk.row(silent).status == "lobby"
    desk.later(2 * DAY)
    assert desk.row(silent).status == "closed"
    started = desk.table("pebbles", 2, place=13)
    desk.tables.start(desk.id(), started, 100)
    desk.later(30 * DAY)
    assert desk.row(started).status == "running"


def test_the_thread_of_a_finished_game_is_archived_later(desk: Waiting) -> None:
    id = desk.started("pebbles", 2)
    desk.play_on(id, random.Random(1))
    assert desk.row(id).status == "over"
    desk.later(6 * DAY)
    assert deeds(desk) == []
    desk.later(2 * DAY)
    assert [(deed.kind, deed.target) for deed in deeds(desk)] == [("archive", PLACE)]


# --- places --------------------------------------------------------------------------------------


def test_a_lost_thread_and_a_lost_channel(desk: Waiting) -> None:
    id = desk.started("karnag", 2)
    desk.tables.lost_place(id)
    desk.tables.lost_place(id)
    post = desk.posts(id, "notice")[-1]
    assert post.channel == HOME
    assert [button.label for button in post.body.buttons] == ["Go on here", "New thread", "End the game"]
    assert len(desk.posts(id, "notice")) == 1
    assert desk.row(id).paused is not None, "clocks stand"
    desk.tables.ask_vote(desk.id(), id, 100, "end")
    assert desk.votes(id)[0].channel == HOME, "asked where it can be read"
    desk.tables.lost_place(id, home_too=True)
    assert sorted(post.channel for post in desk.posts(id, "dm")) == [100, 101]
    desk.tables.new_thread(desk.id(), id, 100)
    with pytest.raises(Refused, match="nothing-asked"):
        desk.tables.new_thread(desk.id(), id, 101)
    desk.tables.move(desk.id(), id, 100, 55)
    assert desk.row(id).paused is None
    assert "<#55>" in desk.posts(id, "notice")[0].body.text


def test_a_deleted_call_comes_again_without_a_mention(desk: Waiting) -> None:
    id = desk.started("karnag", 2)

    def sent(message: int) -> None:
        with desk.store.writing() as session:
            (call,) = (post for post in session.posts(id, CallBody) if not post.gone)
            call.message, call.sent = message, call.wanted
            session.put(call)

    sent(500)
    desk.tables.message_deleted(499)
    assert desk.calls(id)[0].message == 500
    desk.tables.message_deleted(500)
    (call,) = desk.calls(id)
    assert (call.message, call.sent, call.mentions) == (None, 0, [])
    sent(501)
    desk.now += 2 * DAY
    desk.tables.message_deleted(501)
    (call,) = desk.calls(id)
    assert call.sent == call.wanted, "an old one is left away"


# --- moderators and data -------------------------------------------------------------------------


def test_a_moderator_ends_a_table_with_notice(desk: Waiting) -> None:
    id = desk.started("pebbles", 2)
    desk.tables.end_soon(desk.id(), id)
    with pytest.raises(Refused, match="ends-already"):
        desk.tables.end_soon(desk.id(), id)
    desk.tables.end_never(desk.id(), id)
    desk.later(2 * DAY)
    assert desk.row(id).status == "running"
    desk.tables.end_soon(desk.id(), id)
    desk.later(23 * HOUR)
    assert desk.row(id).status == "running"
    desk.later(2 * HOUR)
    assert desk.row(id).status == "closed"


def test_a_moderator_takes_somebody_off_a_seat(desk: Waiting) -> None:
    id = desk.started("pebbles", 3)
    desk.tables.remove_person(desk.id(), id, 0)
    assert desk.seat(id, 0).person is None
    with pytest.raises(Refused, match="was-removed"):
        desk.tables.join(desk.id(), id, 100, "Red")
    (vote,) = desk.votes(id)
    assert vote.mentions == [101, 102]
    desk.choose(id, 101, "standin")
    desk.choose(id, 102, "standin")
    assert desk.tables.join(desk.id(), id, 103, "Green") == 0
    with pytest.raises(Refused, match="no-such-seat"):
        desk.tables.remove_person(desk.id(), id, 9)
    lobby = desk.table("pebbles", 2, place=12)
    desk.tables.remove_person(desk.id(), lobby, 0)
    assert desk.row(lobby).host == 101
    desk.tables.remove_person(desk.id(), lobby, 1)
    assert desk.row(lobby).status == "closed"


def test_what_a_server_chooses(desk: Waiting) -> None:
    assert desk.tables.setup(GUILD) == Setup()
    desk.tables.set_up(desk.id(), GUILD, pace="fast", who="moderators")
    desk.tables.set_up(desk.id(), GUILD, language="de")
    assert desk.tables.setup(GUILD) == Setup(pace="fast", who="moderators", language="de")
    assert desk.row(desk.table("karnag", 2)).pace == "fast"
    assert [desk.tables.greet(GUILD), desk.tables.greet(GUILD)] == [True, False]


def test_forgetting_a_person(desk: Waiting) -> None:
    """Nothing in the store names the person any more; the moves stay and the game goes on by vote."""
    id = desk.started("pebbles", 3)
    lobby = desk.table("pebbles", 2, place=12)
    desk.tables.play(desk.id(), id, 100, [desk.legal(id, 100)[0]])
    desk.tables.saw(100, GUILD)
    data = desk.tables.data_of(100)
    assert [row["table"] for row in data["seats"]] == [id, lobby]
    assert len(data["lines"]) == 1
    assert b"secret" not in str(data).encode()
    desk.tables.forget(desk.id(), 100)
    assert desk.tables.data_of(100) == {"person": 100}
    assert desk.seat(id, 0).name == "a former player"
    assert desk.row(lobby).host == 101
    (vote,) = desk.votes(id)
    assert vote.mentions == [101, 102]
    desk.choose(id, 101, "computer")
    desk.choose(id, 102, "computer")
    desk.play_on(id, random.Random(2))
    assert desk.row(id).status == "over"
    verify(desk.tables.record(id))
    assert any("a former player → 🤖" in line for line in desk.posts(id, "end")[0].body.lines)


def test_forgetting_a_server(desk: Waiting) -> None:
    desk.started("pebbles", 3)
    desk.tables.set_up(desk.id(), GUILD, pace="fast")
    data = desk.tables.data_of_guild(GUILD)
    assert len(data["tables"]) == 1
    assert "secret" not in data["tables"][0]
    assert desk.tables.forget_guild(desk.id(), GUILD) == 1
    after = desk.tables.data_of_guild(GUILD)
    assert (after.pop("server"), after.pop("not shown")) == (GUILD, [])
    assert not any(after.values())
    with desk.store.writing() as session:
        assert session.next_due() is None
        assert session.unsettled_posts() == []


def test_a_crash_in_the_middle_leaves_nothing_half_done(desk: Waiting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whichever write of a decision fails, the vote stands as it stood and can be decided afterwards."""
    id = desk.started("pebbles", 3)
    desk.ask_about(id, 0)
    desk.choose(id, 101, "computer")
    before = desk.posts(id)
    real = SqliteWriting.put
    left = 0

    def put(self: SqliteWriting, row: Any) -> int:
        nonlocal left
        left -= 1
        if left == 0:
            raise MemoryError("the process dies here")
        return real(self, row)

    monkeypatch.setattr(SqliteWriting, "put", put)
    for at in range(1, 40):
        left = at
        try:
            desk.choose(id, 102, "computer")
        except MemoryError:
            assert desk.posts(id) == before
            assert desk.seat(id, 0).person == 100
            assert desk.history(id) == []
        else:
            break
    assert at >= 4, "several writes make the change"
    assert desk.seat(id, 0).computer == "middle"
