"""Tables without Discord: lobby, play, undo, posts, computers, restarts, crashes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from bot.store import PostRow, Repeated, SqliteStore, TableNotes
from bot.store.bodies import BODIES
from bot.store.sqlite import SqliteWriting
from bot.tables.narrator import SHORT
from bot.tables.refused import Refused
from rules.core import Illegal, NotNow, verify
from rules.core.players import random_choice
from rules.core.record import read, write
from tests.bot.facade import Tables

GUILD, HOME, PLACE = 1, 10, 11
PEOPLE = {100: "Red", 101: "Blue", 102: "Yellow", 103: "Green", 104: "Purple"}


class Desk:
    """A store, its tables, and a clock and interaction ids under the test's control."""

    def __init__(self, path: Path) -> None:
        self.path, self.now, self.ids = path, 1000.0, 0
        self.open_store()

    def open_store(self) -> None:
        self.store = SqliteStore(self.path)
        self.store.db.execute("PRAGMA synchronous = OFF")
        self.tables = Tables(self.store, lambda: self.now)

    def restart(self) -> None:
        self.store.close()
        self.open_store()

    def id(self) -> str:
        self.ids += 1
        return str(10_000 + self.ids)

    def table(
        self, title: str = "karnag", people: int = 3, computers: int = 0, place: int = PLACE, **options: Any
    ) -> int:
        row = self.tables.open(
            self.id(),
            guild=GUILD,
            home=HOME,
            place=place,
            person=100,
            name="Red",
            title=title,
            options=options,
            secret=b"s" * 32,
        )
        for person in range(101, 100 + people):
            self.tables.join(self.id(), row.id, person, PEOPLE[person])
        for _ in range(computers):
            self.tables.computer(self.id(), row.id, 100)
        return row.id

    def started(self, title: str = "karnag", people: int = 3, computers: int = 0, **options: Any) -> int:
        id = self.table(title, people, computers, **options)
        self.tables.start(self.id(), id, 100)
        return id

    def seated(self, table: int) -> list[int]:
        with self.store.writing() as session:
            return [row.person for row in session.seats(table) if row.person is not None]

    def awaited(self, table: int) -> list[int]:
        with self.store.writing() as session:
            return [row.person for row in session.seats(table) if row.awaited and row.person is not None]

    def legal(self, table: int, person: int) -> list[Any]:
        with self.store.writing() as session:
            row = session.table(table)
            assert row is not None
            live = self.tables.cache.get(session, row)
            seat = next(s.seat for s in session.seats(table) if s.person == person)
            return list(live.match.legal(seat))

    def posts(self, table: int, kind: Any = None) -> list[PostRow[Any]]:
        with self.store.writing() as session:
            return session.posts(table) if kind is None else session.posts(table, BODIES[kind])

    def play_on(self, table: int, chooser: random.Random, steps: int = 10_000) -> int:
        """Random people play; how many steps were taken."""
        taken = 0
        while taken < steps and (awaited := self.awaited(table)):
            person = chooser.choice(awaited)
            self.tables.play(self.id(), table, person, [random_choice(self.legal(table, person), chooser)])
            taken += 1
            while self.tables.run_computers(table):
                pass
        return taken


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


# --- lobby ---------------------------------------------------------------------------------------


def test_opening_joining_leaving(desk: Desk) -> None:
    id = desk.table(people=2)
    with pytest.raises(Refused, match="already-seated"):
        desk.tables.join(desk.id(), id, 101, "Blue")
    assert desk.tables.join(desk.id(), id, 102, "Yellow", seat=4) == 4
    desk.tables.leave(desk.id(), id, 102)
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.leave(desk.id(), id, 102)
    desk.tables.leave(desk.id(), id, 100)
    with desk.store.writing() as session:
        table = session.table(id)
        assert table is not None
        assert table.host == 101, "the next person is host"
    desk.tables.leave(desk.id(), id, 101)
    with pytest.raises(Refused, match="no-table"):
        desk.tables.join(desk.id(), id, 100, "Red")
    (card,) = desk.posts(id, "card")
    assert card.channel == HOME
    assert card.body.buttons == []


def test_changing_the_lobby(desk: Desk) -> None:
    id = desk.table(people=3)

    def sitting() -> list[int | None]:
        with desk.store.writing() as session:
            return [row.person for row in session.seats(id)]

    desk.tables.take_seat(desk.id(), id, 101, 4)
    assert sitting() == [100, None, 102, None, 101]
    for seat, key in ((2, "seat-taken"), (7, "no-such-seat")):
        with pytest.raises(Refused, match=key):
            desk.tables.take_seat(desk.id(), id, 101, seat)
    with pytest.raises(Refused, match="only-host"):
        desk.tables.remove(desk.id(), id, 101, 2)
    with pytest.raises(Refused, match="host-stays"):
        desk.tables.remove(desk.id(), id, 100, 0)
    desk.tables.remove(desk.id(), id, 100, 2)
    assert sitting() == [100, None, None, None, 101]
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.hand_over(desk.id(), id, 100, 102)
    desk.tables.hand_over(desk.id(), id, 100, 101)
    desk.tables.set_option(desk.id(), id, 101, "setup", "advanced")
    desk.tables.set_option(desk.id(), id, 101, "simple_line_only", "true")
    (card,) = desk.posts(id, "card")
    assert any("setup advanced" in line and "simple_line_only True" in line for line in card.body.lines)
    desk.tables.set_option(desk.id(), id, 101, "setup", "basic")
    with pytest.raises(Refused, match="bad-option"):
        desk.tables.set_option(desk.id(), id, 101, "setup", "dance")
    with pytest.raises(Refused, match="option-names"):
        desk.tables.set_option(desk.id(), id, 101, "dance", "1")
    desk.tables.invite(desk.id(), id, 101, 103)
    (invitation,) = desk.posts(id, "request")
    assert (invitation.mentions, invitation.channel) == ([103], HOME)
    with pytest.raises(Refused, match="asked-already"):
        desk.tables.invite(desk.id(), id, 101, 103)
    with pytest.raises(Refused, match="sits-already"):
        desk.tables.invite(desk.id(), id, 101, 100)
    desk.tables.start(desk.id(), id, 101)
    with desk.store.writing() as session:
        table = session.table(id)
        assert table is not None
        assert table.options == {"simple_line_only": True}
        assert [row.person for row in session.seats(id)][:2] == [100, 101], "seats close up in their order"


def test_who_may_do_what_in_the_lobby(desk: Desk) -> None:
    id = desk.table(people=2)
    for attempt in (desk.tables.start, desk.tables.computer, desk.tables.close):
        with pytest.raises(Refused, match="only-host"):
            attempt(desk.id(), id, 101)
    desk.tables.computer(desk.id(), id, 999, moderator=True)
    desk.tables.start(desk.id(), id, 999, moderator=True)
    assert desk.tables.join(desk.id(), id, 104, "Purple") == 2, "a computer's seat can be taken at any time"
    with pytest.raises(Refused, match="table-full"):
        desk.tables.join(desk.id(), id, 103, "Green")
    with pytest.raises(Refused, match="started"):
        desk.tables.close(desk.id(), id, 100)


def test_bad_tables_are_refused(desk: Desk) -> None:
    def attempt(**changes: Any) -> Any:
        words: dict[str, Any] = {
            "guild": 1,
            "home": 1,
            "place": 5,
            "person": 100,
            "name": "x",
            "title": "karnag",
        } | changes
        return desk.tables.open(desk.id(), **words)

    for changes, key in (
        ({"title": "dance"}, "no-such-title"),
        ({"seats": 9}, "bad-seats"),
        ({"options": {"setup": "dance"}}, "bad-option"),
        ({"options": {"dance": 1}}, "bad-option"),
    ):
        with pytest.raises(Refused, match=key):
            attempt(**changes)
    attempt()
    with pytest.raises(Refused, match="place-taken"):
        attempt()
    alone = desk.table(people=1, place=77)
    with pytest.raises(Refused, match="too-few"):
        desk.tables.start(desk.id(), alone, 100)


def test_the_seal_stands_in_the_lobby_and_the_salt_comes_later(desk: Desk) -> None:
    id = desk.table()
    (card,) = desk.posts(id, "card")
    assert any("Fairness seal" in line for line in card.body.lines)
    with desk.store.writing() as session:
        lobby = session.table(id)
    desk.tables.start("424242", id, 100)
    with desk.store.writing() as session:
        running = session.table(id)
    assert lobby is not None
    assert running is not None
    assert lobby.secret == running.secret
    assert (lobby.salt, running.salt) == ("", "424242")


# --- playing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "people"), [("karnag", 2), ("karnag", 4), ("pebbles", 3)])
def test_a_whole_game_ends_with_a_record_that_verifies(desk: Desk, title: str, people: int) -> None:
    id = desk.started(title, people)
    desk.play_on(id, random.Random(3))
    record = desk.tables.record(id)
    assert verify(read(write(record))).finished
    assert record.secret == (b"s" * 32).hex()
    (end,) = desk.posts(id, "end")
    text = "\n".join(end.body.lines)
    assert record.secret in text
    assert record.lines[-1].hash in text
    assert record.standings is not None
    for placing in record.standings.placings:
        assert f"{placing.place}  " in text
    assert [post for post in desk.posts(id, "call") if not post.gone] == []


def test_the_secret_stays_in_until_the_end(desk: Desk) -> None:
    id = desk.started("karnag", 2)
    desk.play_on(id, random.Random(3), 30)
    assert desk.tables.record(id).secret is None
    told = repr([post.body for post in desk.posts(id)])
    assert (b"s" * 32).hex() not in told


def test_the_wrong_person_the_wrong_time(desk: Desk) -> None:
    id = desk.started("karnag", 3)
    (right,) = desk.awaited(id)
    wrong = next(person for person in (100, 101, 102) if person != right)
    action = desk.legal(id, right)[0]
    with pytest.raises(NotNow):
        desk.tables.play(desk.id(), id, wrong, [action])
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.play(desk.id(), id, 999, [action])
    with pytest.raises(Refused, match="no-table"):
        desk.tables.play(desk.id(), id + 5, right, [action])
    before = desk.posts(id)
    desk.tables.play(desk.id(), id, right, [action])
    assert desk.posts(id) != before


def test_the_same_interaction_twice_is_one_move(desk: Desk) -> None:
    id = desk.started("pebbles", 2)
    interaction = desk.id()
    desk.tables.play(interaction, id, 100, [desk.legal(id, 100)[0]])
    with pytest.raises(Repeated):
        desk.tables.play(interaction, id, 100, [desk.legal(id, 101)[0]])
    assert len(desk.tables.record(id).lines) == 2


def test_a_stale_question_is_refused_and_anothers_answer_does_not_make_mine_stale(desk: Desk) -> None:
    id = desk.started("pebbles", 3)

    def question(person: int) -> int:
        with desk.store.writing() as session:
            return next(row.question for row in session.seats(id) if row.person == person)

    mine = question(100)
    desk.tables.play(desk.id(), id, 101, [desk.legal(id, 101)[0]])
    assert question(100) == mine
    desk.tables.play(desk.id(), id, 100, [desk.legal(id, 100)[0]], question=mine)
    desk.tables.play(desk.id(), id, 102, [desk.legal(id, 102)[0]])
    if 100 in desk.awaited(id):
        with pytest.raises(Refused, match="stale"):
            desk.tables.play(desk.id(), id, 100, [desk.legal(id, 100)[0]], question=mine)


def test_a_line_is_played_whole_or_not_at_all(desk: Desk) -> None:
    id = desk.started("karnag", 2)
    (person,) = desk.awaited(id)
    desk.tables.play(desk.id(), id, person, "place N4")
    (person,) = desk.awaited(id)
    with pytest.raises(Illegal) as refused:
        desk.tables.play(desk.id(), id, person, "place N4")
    assert refused.value.clause == "K-3"
    assert len(desk.tables.record(id).lines) == 2


# --- calls and chapters ----------------------------------------------------------------------------


def test_one_call_per_wait(desk: Desk) -> None:
    """Over a whole game: a call begins exactly when somebody becomes awaited, and never two at once."""
    id = desk.started("karnag", 3)
    chooser = random.Random(7)
    waits, awaited_before = 1, set(desk.awaited(id))
    while awaited := desk.awaited(id):
        (call,) = [post for post in desk.posts(id, "call") if not post.gone]
        assert set(awaited) <= set(call.mentions) | awaited_before
        assert all(f"<@{person}>" in call.body.text for person in awaited)
        person = awaited[0]
        desk.now += 60
        desk.tables.play(desk.id(), id, person, [random_choice(desk.legal(id, person), chooser)])
        after = set(desk.awaited(id))
        waits += bool(after - set(awaited))
        awaited_before = set(awaited)
    with desk.store.writing() as session:
        assert session.note(TableNotes, id).calls == waits
    assert [post for post in desk.posts(id, "call") if not post.gone] == []


def test_a_call_answered_before_it_was_sent_is_never_sent(desk: Desk) -> None:
    id = desk.started("karnag", 2)
    (person,) = desk.awaited(id)
    desk.tables.play(desk.id(), id, person, "place N4")
    (call,) = desk.posts(id, "call")
    assert call.mentions != [person]
    assert call.not_before == desk.now + 8


def test_simultaneous_waits_share_one_call_that_is_edited(desk: Desk) -> None:
    id = desk.started("pebbles", 3)
    (call,) = desk.posts(id, "call")
    assert set(call.mentions) == {100, 101, 102}
    desk.now += 60
    desk.tables.play(desk.id(), id, 101, [desk.legal(id, 101)[0]])
    (edited,) = desk.posts(id, "call")
    assert edited.id == call.id
    assert edited.wanted == 2
    assert "<@101>" not in edited.body.text


@pytest.fixture
def twins(tmp_path: Path) -> Iterator[list[Desk]]:
    """Two desks where the same things happen under the same ids."""
    made = [Desk(tmp_path / "a.db"), Desk(tmp_path / "b.db")]
    yield made
    for desk in made:
        desk.store.close()


def test_secret_events_are_not_in_the_story(twins: list[Desk]) -> None:
    """Two tables that differ only in what one person chose in secret tell the same."""
    told = []
    for desk, pebble in zip(twins, (1, 4), strict=True):
        id = desk.started("pebbles", 3)
        before = desk.posts(id)
        desk.tables.play(desk.id(), id, 101, f"choose {pebble}")
        assert desk.posts(id) != before
        told.append(desk.posts(id))
    assert told[0] == told[1]


def test_messages_kept_stay_within_the_budget(desk: Desk) -> None:
    id = desk.started("karnag", 4)
    desk.play_on(id, random.Random(5))
    kept = [post for post in desk.posts(id) if not post.gone and post.kind != "call"]
    assert len(kept) <= 40
    assert all(sum(len(line.text) for line in post.body.lines) <= 3700 for post in kept if post.kind == "chapter")


def test_short_turns_share_a_message(desk: Desk) -> None:
    """A turn begins below the one before if that has told little; the card tells what was done, not whose turn it is;
    what is taken back leaves no heading."""
    id = desk.started("druids", 2)
    chooser, shared, undone = random.Random(3), 0, 0
    for _ in range(120):
        (person,) = desk.awaited(id)
        before = [post.body.lines for post in desk.posts(id, "chapter")]
        desk.tables.play(desk.id(), id, person, [random_choice(desk.legal(id, person), chooser)])
        now = desk.posts(id, "chapter")[-1].body
        if now.lines and now.lines[-1].heads:
            assert now.lines[-1].text.endswith("'s turn**")
            assert not desk.posts(id, "card")[0].body.lines[-1].endswith("**")
            line = now.lines[-1].text
            with suppress(Refused):  # where it cannot be taken back freely
                desk.tables.undo(desk.id(), id, person)
                assert [post.body.lines for post in desk.posts(id, "chapter")] == before
                desk.tables.redo(desk.id(), id, person)
                undone += 1
            assert desk.posts(id, "chapter")[-1].body.lines[-1].text == line
            shared += 1
    assert shared > 3
    assert undone > 0
    chapters = [post.body for post in desk.posts(id, "chapter")][1:]
    for body, following in pairwise(chapters):
        heads = [number for number, line in enumerate(body.lines) if line.heads]
        for number in heads:
            assert sum(len(line.text) for line in body.lines[:number]) <= SHORT
        assert sum(len(line.text) for line in body.lines) > SHORT, "else the next would have begun there"
        assert following.heading.endswith("'s turn")


# --- undo ------------------------------------------------------------------------------------------


def test_free_undo_takes_the_line_out_of_the_story(desk: Desk) -> None:
    id = desk.started("karnag", 3)
    (person,) = desk.awaited(id)
    before = [post.body.lines for post in desk.posts(id, "chapter")]
    desk.tables.play(desk.id(), id, person, "place N4")
    assert [post.body.lines for post in desk.posts(id, "chapter")] != before
    desk.tables.undo(desk.id(), id, person)
    assert [post.body.lines for post in desk.posts(id, "chapter")] == before
    assert desk.awaited(id) == [person]
    desk.tables.redo(desk.id(), id, person)
    other = desk.awaited(id)[0]
    desk.tables.play(desk.id(), id, other, "place N5")
    with pytest.raises(Refused, match="undo-not-free"):
        desk.tables.undo(desk.id(), id, person)
    record = desk.tables.record(id)
    assert sum(getattr(line, "undone", False) for line in record.lines) == 1
    verify(record)


def test_undo_by_request_needs_those_concerned(desk: Desk) -> None:
    id = desk.started("karnag", 3)
    order = []
    for square in ("N3", "N4", "N5"):
        (person,) = desk.awaited(id)
        order.append(person)
        desk.tables.play(desk.id(), id, person, f"place {square}")
    post = desk.tables.ask_undo(desk.id(), id, order[0])
    assert post is not None
    assert set(post.mentions) == {order[1], order[2]}
    with pytest.raises(Refused, match="asked-already"):
        desk.tables.ask_undo(desk.id(), id, order[0])
    desk.tables.answer_undo(desk.id(), id, order[1], post.key, True)
    assert desk.awaited(id) == [order[0]], "not yet: the turn is at the first again because three placed"
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.answer_undo(desk.id(), id, 999, post.key, True)
    desk.tables.answer_undo(desk.id(), id, order[2], post.key, True)
    assert desk.awaited(id) == [order[0]]
    record = desk.tables.record(id)
    assert sum(getattr(line, "undone", False) for line in record.lines) == 3
    verify(record)
    story = str([chapter.body.lines for chapter in desk.posts(id, "chapter")])
    assert story.count("taken back") == 3, "struck through, not removed"
    with pytest.raises(Refused, match="nothing-asked"):
        desk.tables.answer_undo(desk.id(), id, order[2], post.key, True)


def test_playing_on_or_a_no_means_no(desk: Desk) -> None:
    id = desk.started("karnag", 3)
    order = []
    for square in ("N3", "N4"):
        (person,) = desk.awaited(id)
        order.append(person)
        desk.tables.play(desk.id(), id, person, f"place {square}")
    (third,) = desk.awaited(id)
    first = desk.tables.ask_undo(desk.id(), id, order[0])
    assert first is not None
    desk.tables.answer_undo(desk.id(), id, order[1], first.key, False)
    second = desk.tables.ask_undo(desk.id(), id, order[0])
    assert second is not None
    desk.tables.play(desk.id(), id, third, "place N5")
    states = [post.body.state for post in desk.posts(id, "request")]
    assert states == ["no", "lapsed"]
    assert len(desk.tables.record(id).lines) == 4


# --- computers, restarts ---------------------------------------------------------------------------


def test_one_person_and_computers_finish_a_game(desk: Desk) -> None:
    id = desk.started("karnag", 1, 3)
    while desk.tables.run_computers(id):
        pass
    desk.play_on(id, random.Random(2))
    verify(desk.tables.record(id))
    calls = desk.posts(id, "call")
    assert all(post.mentions == [100] for post in calls)


def test_a_game_is_broken_off_by_its_host_or_a_moderator(desk: Desk) -> None:
    id = desk.started("karnag", 2)
    desk.play_on(id, random.Random(1), 20)
    with pytest.raises(Refused, match="only-host"):
        desk.tables.end(desk.id(), id, 101)
    desk.tables.end(desk.id(), id, 100)
    assert desk.awaited(id) == []
    assert [post for post in desk.posts(id, "call") if not post.gone] == []
    (notice,) = desk.posts(id, "notice")
    assert "without a result" in notice.body.text
    with pytest.raises(Refused, match="no-table"):
        desk.tables.play(desk.id(), id, 100, "place N4")
    again = desk.table("karnag", 2)
    assert again != id, "the place is free for another game"


def test_computers_only_play_to_the_end(desk: Desk) -> None:
    id = desk.started("karnag", 1, 2)
    desk.tables.resign(desk.id(), id, 100)
    while desk.tables.run_computers(id):
        pass
    assert desk.tables.record(id).standings is not None


def test_a_restart_changes_nothing(twins: list[Desk]) -> None:
    """The same game played with and without restarts between the steps."""
    for restart, desk in enumerate(twins):
        id = desk.started("karnag", 3)
        chooser = random.Random(1)
        for _ in range(120):
            desk.play_on(id, chooser, 1)
            if restart:
                desk.restart()
    assert write(twins[0].tables.record(1)) == write(twins[1].tables.record(1))
    assert twins[0].posts(1) == twins[1].posts(1)


class Boom(Exception):
    pass


class FailingSession(SqliteWriting):
    """Fails at its n-th call."""

    point = 0
    calls = 0

    def __getattribute__(self, name: str) -> Any:
        if not name.startswith("_") and name != "db":
            cls = type(self)
            cls.calls += 1
            if cls.calls == cls.point:
                raise Boom
        return super().__getattribute__(name)


def test_a_fault_at_any_step_of_a_move_leaves_the_table_as_it_was(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every call into the store fails once, in the middle of a move; then the move is made again and counts once."""
    id = desk.started("karnag", 3)
    chooser = random.Random(8)
    crashes = 0
    for number in range(18):
        (person,) = desk.awaited(id)
        action = random_choice(desk.legal(id, person), chooser)
        interaction = desk.id()
        with monkeypatch.context() as patch:
            patch.setattr("bot.store.transactions.SqliteWriting", FailingSession)
            FailingSession.point = 0
            while True:
                FailingSession.point += 1
                FailingSession.calls = 0
                try:
                    desk.tables.play(interaction, id, person, [action])
                except Boom:
                    crashes += 1
                else:
                    break
        record = desk.tables.record(id)
        assert len(record.lines) == number + 2
    assert crashes > 200
    verify(desk.tables.record(id))
