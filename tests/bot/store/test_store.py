"""The contract every store keeps. Another implementation is tested by adding it to `store`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.store import (
    ClockRow,
    DeedRow,
    FollowerRow,
    GuildNotes,
    LineRow,
    PersonNotes,
    PersonRow,
    PlanRow,
    PostRow,
    Repeated,
    SeatRow,
    SittingRow,
    SnapshotRow,
    SqliteStore,
    Store,
    StoreError,
    TableNotes,
    TableRow,
    Touched,
)
from bot.store.bodies import CallBody, DmBody
from bot.store.notes import MuteNotes, Settings, Setup
from bot.store.sqlite import SqliteReading, SqliteWriting


class Boom(Exception):
    pass


@pytest.fixture(params=["sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    made = SqliteStore(tmp_path / "menhir.db")
    yield made
    made.close()


def table(place: int = 100, **changes: object) -> TableRow:
    row = TableRow(guild=1, home=50, place=place, title="karnag", host=7, seats=4, secret=b"s" * 32, created=1.0)
    for name, value in changes.items():
        setattr(row, name, value)
    return row


def test_tables_come_back_as_they_went(store: Store) -> None:
    row = table(name="Red's table", options={"setup": "advanced"}, language="de", started=2.5)
    with store.writing() as session:
        id = session.put(row)
    with store.writing() as session:
        assert session.table(id) == row
        assert session.table(id + 1) is None
        row.status, row.lines = "running", 5
        session.put(row)
        assert session.table(id) == row


def test_one_game_at_a_time_in_a_place(store: Store) -> None:
    with store.writing() as session:
        first = table()
        session.put(first)
    with pytest.raises(sqlite3.IntegrityError), store.writing() as session:
        session.put(table())
    with store.writing() as session:
        first.status = "over"
        session.put(first)
        assert session.table_at(100) == first, "the last game is still there to look at"
        second = session.put(table())
        found = session.table_at(100)
        assert found is not None
        assert found.id == second
        assert session.table_at(101) is None


def test_seats_and_who_is_awaited(store: Store) -> None:
    with store.writing() as session:
        a, b, c = (session.put(table(place)) for place in (1, 2, 3))
        for id, awaited in ((a, False), (b, True), (c, False)):
            session.put(SeatRow(table=id, seat=0, person=7, name="x", awaited=awaited))
            session.put(SeatRow(table=id, seat=1, person=8, computer="easy"))
        closed = session.table(c)
        assert closed is not None
        closed.status = "closed"
        session.put(closed)
        assert [row.id for row, _ in session.tables_of(7)] == [b, a]
        assert [seat.person for seat in session.seats(a)] == [7, 8]
        session.put(SeatRow(table=a, seat=0, person=9))
        assert [row.id for row, _ in session.tables_of(7)] == [b]
        assert [row.id for row in session.tables_in(1)] == [a, b]
        assert session.tables_in(2) == []


def test_an_interaction_counts_once(store: Store) -> None:
    with store.writing() as session:
        assert session.claim("i1")
        assert not session.claim("i1")
    with store.writing() as session:
        assert not session.claim("i1")
        assert session.claim("i2")


def test_a_failing_transaction_leaves_nothing(store: Store) -> None:
    with pytest.raises(Boom), store.writing() as session:
        session.claim("i1")
        session.put(table())
        raise Boom
    with store.writing() as session:
        assert session.claim("i1")
        assert session.table_at(100) is None


def test_a_reading_cannot_write(tmp_path: Path) -> None:
    """Whatever it is asked: SQLite itself refuses, and says so as the store does."""
    store = SqliteStore(tmp_path / "menhir.db")
    with pytest.raises(StoreError, match="readonly"), store.reading() as session:
        SqliteWriting(session.db, Touched()).claim("i1")
    with pytest.raises(RuntimeError), store.reading(), store.writing():
        pass
    assert not any(hasattr(SqliteReading, name) for name in ("claim", "put_table", "add_post", "drop_timer"))
    with store.writing() as session:
        assert session.claim("i1"), "nothing was written, and the store goes on"
    store.close()


def test_a_reading_is_of_one_moment_and_sees_what_counts(tmp_path: Path) -> None:
    store, other = SqliteStore(tmp_path / "menhir.db"), SqliteStore(tmp_path / "menhir.db")
    with store.reading() as session:
        assert session.count_tables() == 0
        with other.writing() as writing:
            writing.put(table())
        assert session.count_tables() == 0
    with store.reading() as looking:
        assert looking.count_tables() == 1
    store.close()
    other.close()


def test_none_is_opened_inside_an_open_one(store: Store) -> None:
    """What is done in a transaction is handed it. The one that was tried in vain changes nothing about the open one."""
    with store.writing() as session:
        id = session.put(table())
        for opening in (store.reading, store.writing):
            with pytest.raises(RuntimeError, match="open already"), opening():
                raise AssertionError("never begun")
        assert session.table(id) is not None
    with store.reading() as looking:
        assert looking.count_tables() == 1
        with pytest.raises(RuntimeError, match="open already"), store.reading():
            raise AssertionError("never begun")
        assert looking.count_tables() == 1


def test_a_claim_is_made_once_and_goes_with_what_fails(store: Store) -> None:
    with suppress(Boom), store.writing("i1") as session:
        assert session.claimed == "i1"
        raise Boom
    with store.writing("i1") as session:
        session.put(table())
    with pytest.raises(Repeated), store.writing("i1") as session:
        raise AssertionError("never begun")
    with store.writing() as session:
        assert session.claimed is None
        assert session.count_tables() == 1


def test_what_a_change_touched_is_told_when_it_counts(store: Store) -> None:
    heard: list[Touched] = []

    def told() -> Touched:
        (touched,) = heard
        heard.clear()
        return touched

    store.committed = heard.append
    with store.writing() as session:
        id = session.put(table())
        assert heard == []
    assert told() == Touched()
    post = PostRow(table=id, key="1", channel=5, body=CallBody(text="", buttons=[], asked=[]))
    with store.writing() as session:
        session.put(post)
        for due in (20.0, 10.0, 30.0):
            session.add_timer(due, "wait", id, {})
        assert heard == [], "only the whole counts"
    assert told() == Touched(posts={5}, timer=10.0)
    with store.writing() as session:
        post.sent, post.message = post.wanted, 77
        session.put(post)
    assert told() == Touched(), "it stands as it should"
    with store.writing() as session:
        post.gone = True
        session.put(post)
    assert told() == Touched(posts={5})
    with store.writing() as session:
        session.put(DeedRow(kind="look", table=id, target=7))
        session.put(SeatRow(table=id, seat=1, person=7, awaited=True))
    assert told() == Touched(deeds={7})
    for row in (
        SeatRow(table=id, seat=0, computer="easy", awaited=True),
        SeatRow(table=id, seat=0, computer="easy"),  # what it thinks about may have changed
        SeatRow(table=id, seat=1, person=7, deputy="middle", awaited=True),
    ):
        with store.writing() as session:
            session.put(row)
        assert told() == Touched(computers={id})
    with suppress(Boom), store.writing() as session:
        session.add_timer(1.0, "wait", id, {})
        raise Boom
    with store.reading() as looking:
        assert looking.next_due() == 10.0
    assert heard == []


def test_whoever_cannot_be_woken_a_change_counts(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    def closing(_: Touched) -> None:
        raise RuntimeError("the loop is closed")

    store.committed = closing
    with store.writing() as session:
        session.put(table())
    assert "nobody was woken" in caplog.text
    with store.reading() as looking:
        assert looking.count_tables() == 1


def test_lines_and_snapshots(store: Store) -> None:
    with store.writing() as session:
        id = session.put(table())
        for n in range(4):
            session.put(LineRow(table=id, n=n, at=n, person=7, interaction=None, line=b"{}", events=b"[]"))
        for n in (0, 2):
            session.put(SnapshotRow(table=id, n=n, state=bytes([n]), seal="s", position=n, rules_version=1))
        session.put_line(id, 1, b'{"undone":true}')
    with store.writing() as session:
        assert [row.n for row in session.lines(id, 2)] == [2, 3]
        assert session.lines(id)[1].line == b'{"undone":true}'
        newest, older = session.snapshot(id), session.snapshot(id, 1)
        assert newest is not None
        assert older is not None
        assert (newest.n, older.n) == (2, 0)
        assert session.snapshot(id + 1) is None
    with pytest.raises(sqlite3.IntegrityError), store.writing() as session:
        session.put(LineRow(table=id, n=1, at=0, person=None, interaction=None, line=b"", events=b""))


def test_posts_are_unsettled_until_they_stand_as_wanted(store: Store) -> None:
    with store.writing() as session:
        id = session.put(table())
        post = PostRow(table=id, key="1", channel=5, body=CallBody(text="x", buttons=[], asked=[0]), mentions=[7, 8])
        session.put(post)
        assert session.unsettled_posts() == [post]
        post.sent, post.message = 1, 99
        session.put(post)
        assert session.unsettled_posts() == []
        post.gone = True
        session.put(post)
        assert session.unsettled_posts() == [post]
        assert session.post(id, CallBody, "1") == post
        assert session.posts(id) == session.posts(id, CallBody) == [post]
        assert session.posts(id, DmBody) == []
        session.drop_post(post.id)
        assert session.posts(id) == []


def test_clocks_and_downtimes(store: Store) -> None:
    with store.writing() as session:
        ids = [session.put(table(place=place)) for place in (100, 101, 102)]
        for id in ids[:2]:
            row = session.table(id)
            assert row is not None
            row.status = "running"
            session.put(row)
        assert [row.id for row in session.running_tables(0, 10)] == ids[:2]
        assert [row.id for row in session.running_tables(ids[0], 10)] == ids[1:2]
        assert [row.id for row in session.running_tables(0, 1)] == ids[:1]
        clock = ClockRow(table=ids[0], seat=1, person=7, bank=3.5, since=2.0, quiet="22:00-07:00", flagged=True)
        session.put(clock)
        session.put(ClockRow(table=ids[0], seat=0, person=8))
        assert session.clocks(ids[0])[1] == clock
        clock.since = None
        session.put(clock)
        assert session.clocks(ids[0]) == [ClockRow(table=ids[0], seat=0, person=8), clock]
        assert session.clocks(ids[1]) == []
        for since, until in ((10.0, 20.0), (30.0, 45.0)):
            session.add_down(since, until)
        assert session.downs(5.0) == [(10.0, 20.0), (30.0, 45.0)]
        assert session.downs(20.0) == [(30.0, 45.0)]
        timer = session.add_timer(1.0, "x", 0, {})
        assert session.drop_timer(timer)
        assert not session.drop_timer(timer)


def test_people_settings_timers(store: Store) -> None:
    with store.writing() as session:
        person = PersonRow(id=7, name="*bold* @everyone", locale="fr", settings=Settings(text=True))
        session.put(person)
        assert session.person(7) == person
        assert session.person(8) is None
        with session.changing(GuildNotes, 1) as notes:
            notes.setup = Setup(language="de")
        assert session.note(GuildNotes, 1) == GuildNotes(setup=Setup(language="de"))
        assert session.note(GuildNotes, 2) == GuildNotes()
        late = session.add_timer(20.0, "call", 1, {"a": 1})
        soon = session.add_timer(10.0, "call", 1, {})
        session.add_timer(30.0, "other", 1, {})
        assert session.next_due() == 10.0
        assert [timer[0] for timer in session.due_timers(25.0)] == [soon, late]
        session.drop_timers(1, "call")
        assert session.next_due() == 30.0


def test_everything_is_still_there_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "menhir.db"
    first = SqliteStore(path)
    with first.writing() as session:
        id = session.put(table())
    first.close()
    second = SqliteStore(path)
    with second.writing() as session:
        assert session.table(id) is not None
    assert second.db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert second.db.execute("PRAGMA synchronous").fetchone()[0] == 2
    second.close()


def test_a_backup_of_a_running_store_opens(store: Store, tmp_path: Path) -> None:
    with store.writing() as session:
        id = session.put(table())
    store.backup(str(tmp_path / "copy.db"))
    copy = SqliteStore(tmp_path / "copy.db")
    with copy.writing() as session:
        assert session.table(id) is not None
    copy.close()


def test_a_locked_store_says_so_and_writes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "menhir.db"
    store = SqliteStore(path)
    store.db.execute("PRAGMA busy_timeout = 1")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreError, match="locked"), store.writing() as session:
        session.claim("never")
    other.execute("ROLLBACK")
    with store.writing() as session:
        assert session.claim("never")
    other.close()
    store.close()


def test_a_full_disk_is_reported_and_nothing_is_half_written(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "menhir.db")
    pages = store.db.execute("PRAGMA page_count").fetchone()[0]
    store.db.execute(f"PRAGMA max_page_count = {pages + 2}")
    with pytest.raises(StoreError, match="full"), store.writing() as session:
        session.claim("half")
        for place in range(500):
            session.put(table(place, name="x" * 500))
    store.db.execute("PRAGMA max_page_count = 1000000")
    with store.writing() as session:
        assert session.claim("half")
        assert session.table_at(1) is None
    store.close()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "menhir.db"
    path.write_bytes(b"not a database at all, but long enough to be read as one" * 20)
    with pytest.raises(StoreError):
        SqliteStore(path)


def test_sittings_deeds_and_messages(store: Store) -> None:
    with store.writing() as session:
        id = session.put(table())
        first = SittingRow(table=id, seat=1, person=7, name="Red", since=1.0)
        session.put(first)
        session.put(SittingRow(table=id, seat=0, person=8, name="Blue", since=1.0))
        first.until, first.why, first.back_until, first.back_asks = 5.0, "resigned", 9.0, True
        session.put(first)
        deed = DeedRow(kind="look", table=id, target=7, data={"guild": 1})
        session.put(deed)
        body = CallBody(text="x", buttons=[], asked=[0])
        session.put(PostRow(table=id, key="1", channel=5, body=body, message=77))
    with store.writing() as session:
        assert [row.seat for row in session.sittings(id)] == [0, 1]
        assert session.sittings(id)[1] == first
        assert session.sat_at(7) == [id]
        assert session.sat_at(9) == []
        (found,) = session.deeds()
        assert found == deed
        found.tries = 3
        session.put(found)
        assert session.deeds()[0].tries == 3
        session.drop_deed(found.id)
        assert session.deeds() == []
        post = session.post_of(77)
        assert post is not None
        assert post.kind == "call"
        assert session.post_of(78) is None


def test_forgetting_leaves_nothing_of_a_person_or_a_server(store: Store) -> None:
    with store.writing() as session:
        id, other = session.put(table(1)), session.put(table(2, guild=2))
        for place in (id, other):
            session.put(SeatRow(table=place, seat=0, person=7, name="Red"))
            session.put(SittingRow(table=place, seat=0, person=7, name="Red", since=1.0))
            session.put(LineRow(table=place, n=0, at=1.0, person=7, interaction=None, line=b"", events=b""))
            with session.changing(MuteNotes, place, 7) as muted:
                muted.muted = True
            with session.changing(TableNotes, place) as notes:
                notes.calls = 3
        session.put(PostRow(table=id, key="1", channel=7, body=DmBody(text="x", buttons=[])))
        session.put(PersonRow(id=7, name="Red"))
        with session.changing(PersonNotes, 7) as seen:
            seen.seen = 1.0
        session.forget_person(7, {"en": "a former player"})
        assert session.sat_at(7) == []
        assert session.person(7) is None
        assert session.note(PersonNotes, 7) == PersonNotes()
        assert not session.note(MuteNotes, id, 7).muted
        assert session.posts(id) == []
        assert session.lines(id)[0].person is None
        assert session.seats(id)[0].name == "a former player"
        session.forget_guild(1)
        assert session.all_tables_in(1) == []
        assert session.table(other) is not None
        assert session.note(TableNotes, id) == TableNotes()
        assert session.note(TableNotes, other).calls == 3


def test_plans_and_followers(store: Store) -> None:
    with store.writing() as session:
        a, b = (session.put(table(place)) for place in (1, 2))
        words: dict[str, Any] = {"person": 7, "ranked": ["cube gems+", "cube mind-"], "after": 3, "since": 9}
        first, second = (PlanRow(table=id, seat=1, **words) for id in (a, b))
        for row in (first, second, PlanRow(table=a, seat=1, key="defence", **words)):
            session.put(row)
        first.due, second.due, second.spent = 20.0, 10.0, True
        session.put(first)
        session.put(second)
    with store.writing() as session:
        assert session.plans(b) == [second]
        assert [row.key for row in session.plans(a)] == ["", "defence"]
        session.drop_plan(first)
        assert [row.key for row in session.plans(a)] == ["defence"]
        follower = FollowerRow(table=a, person=7, how="big", told=3)
        session.put(follower)
        session.put(FollowerRow(table=b, person=7, how="end", told=0))
        assert session.followers(a) == [follower]
        follower.how = "phase"
        session.put(follower)
        assert session.followers(a) == [follower]
        session.drop_follower(a, 7)
        assert session.followers(a) == []
        assert len(session.followers(b)) == 1
