"""What belongs to whom: every column is known, and after forgetting no cell holds the number of a person or server."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.store import DeedRow, PersonNotes, PlanRow, PostRow, SqliteStore
from bot.store.belongings import BELONGS
from bot.store.bodies import RequestBody
from bot.store.forgetting import remove, unmention
from bot.store.notes import Wish
from bot.tables.refused import Refused
from rules.core import verify
from rules.core.record import write
from tests.bot.features.absence.absent import DAY, HOUR, Waiting

SOMEBODY = 123456789012345678
SERVER = 987654321098765432
OTHERS = {101: "Blue", 102: "Yellow", 103: "Green"}


# --- the schema ----------------------------------------------------------------------------------


def schema(store: SqliteStore) -> dict[str, list[str]]:
    names = [row[0] for row in store.db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()]
    return {name: [row[1] for row in store.db.execute(f"PRAGMA table_info({name})").fetchall()] for name in names}


def test_every_column_is_known(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "menhir.db")
    known = {name: set(belongs.columns) for name, belongs in BELONGS.items()}
    assert {name: set(columns) for name, columns in schema(store).items()} == known
    store.close()


def test_what_holds_a_person_or_a_table_says_how_it_is_forgotten() -> None:
    for name, belongs in BELONGS.items():
        holds = belongs.columns
        for column in (column for column, what in holds.items() if what == "person"):
            assert column in belongs.own, f"{name}.{column}"
            assert belongs.becomes is None or column in belongs.becomes, f"{name}.{column}"
        for column in (column for column, what in holds.items() if what == "name"):
            assert belongs.becomes is None or column in belongs.becomes, f"{name}.{column} keeps a name"
        inside = {one.column for one in belongs.inside} | {belongs.renamed[0] if belongs.renamed else ""}
        words = {column for column, what in holds.items() if what == "words"}
        assert words <= inside, f"{name}: {words - inside} may hold people and are left alone"
        if "table" in holds.values() or "guild" in holds.values():
            assert belongs.guild, f"{name} does not go with a server"
        assert not {column for column in belongs.moderators if holds[column] == "secret"}, name


def test_paths_into_json() -> None:
    def gone(one: Any) -> bool:
        return one in (7, "7")

    value: dict[str, Any] = {"a": [1, 7], "b": {"7": "x", "8": "y"}, "c": {"d": 7, "e": 70}, "f": [[7, "t"], [8, "u"]]}
    assert [remove(value, path, gone, 0) for path in ("a[]", "b{}", "c.d", "f[][0]")] == [True] * 4
    assert value == {"a": [1], "b": {"8": "y"}, "c": {"d": 0, "e": 70}, "f": [[8, "u"]]}
    assert not any(remove(value, path, gone, 0) for path in ("a[]", "b{}", "c.d", "c.e", "x.y.z", "x[]", "a{}", "b[]"))
    assert unmention({"t": ["<@7> and <@!7>", "<@70>"]}, 7, "somebody") == {"t": ["somebody and somebody", "<@70>"]}


# --- somebody who does everything ----------------------------------------------------------------


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Waiting]:
    made = Waiting(tmp_path / "menhir.db")
    made.now = 1_790_000_000.0
    yield made
    made.store.close()


class Busy:
    """One person at many tables of one server."""

    def __init__(self, desk: Waiting, person: int, guild: int) -> None:
        self.desk, self.tables, self.person, self.guild = desk, desk.tables, person, guild
        self.place = 700

    def lobby(self, *others: int, title: str = "pebbles", **options: Any) -> int:
        self.place += 1
        opened = self.tables.open(
            self.desk.id(),
            guild=self.guild,
            home=600,
            place=self.place,
            person=self.person,
            name="Red",
            title=title,
            options=options,
            secret=b"s" * 32,
        )
        for other in others:
            self.tables.join(self.desk.id(), opened.id, other, OTHERS[other])
        return opened.id

    def game(self, *others: int, title: str = "pebbles", **options: Any) -> int:
        table = self.lobby(*others, title=title, **options)
        self.tables.start(self.desk.id(), table, self.person)
        return table

    def move(self, table: int, person: int | None = None) -> None:
        who = self.person if person is None else person
        self.tables.play(self.desk.id(), table, who, [self.desk.legal(table, who)[0]])

    def send_all(self) -> None:
        """Everything wanted stands in its channel."""
        self.desk.store.db.execute("UPDATE posts SET message = id + 9000, sent = wanted WHERE message IS NULL")

    # --- what one can do -------------------------------------------------------------------------

    def everything(self) -> None:
        self.chooses()
        self.waits_in_lobbies()
        self.plays_and_takes_back()
        self.votes()
        self.gives_seats_away()
        self.takes_seats()
        self.looks_on()
        self.is_called()
        self.is_gone()
        self.reports()
        self.tours_and_loads()

    def chooses(self) -> None:
        for what, value in (
            *(("language", "en"), ("calls", "dm"), ("remind", 6), ("zone", "Europe/Paris"), ("quiet", "22:00-07:00")),
            *(("palette", "standard"), ("text", True), ("pictures", False), ("confirm", False)),
        ):
            self.tables.choose(self.desk.id(), self.person, "Red", what, value)
        self.tables.saw(self.person, self.guild)
        with self.tables.writing() as session:
            with session.changing(PersonNotes, self.person) as notes:
                notes.wish = Wish(title="pebbles")
            with session.changing(PersonNotes, self.person) as notes:
                notes.decisions = 3

    def waits_in_lobbies(self) -> None:
        alone, shared, left = self.lobby(), self.lobby(101), self.lobby(101)
        self.tables.computer(self.desk.id(), alone, self.person)
        self.tables.invite(self.desk.id(), shared, self.person, 102)
        self.tables.set_option(self.desk.id(), shared, self.person, "rounds", "2")
        self.tables.choose_clock(self.desk.id(), shared, self.person, "normal")
        self.tables.leave(self.desk.id(), left, self.person)
        self.tables.invite(self.desk.id(), left, 101, self.person)
        handed = self.lobby(101)
        self.tables.hand_over(self.desk.id(), handed, self.person, 101)
        self.desk.later(15 * DAY)  # the hosts are asked whether their lobbies stay open

    def plays_and_takes_back(self) -> None:
        table = self.game(101, 102)
        self.move(table)
        self.tables.undo(self.desk.id(), table, self.person)
        self.move(table)
        for other in (101, 102):
            self.move(table, other)
        post = self.tables.ask_undo(self.desk.id(), table, self.person)
        assert post is not None
        self.tables.answer_undo(self.desk.id(), table, 101, post.key, False)
        last = self.desk.awaited(table)[0]
        if last != self.person:
            self.move(table, last)
        asker = next(person for person in (101, 102) if person in self.desk.seated(table))
        asked = self.tables.ask_undo(self.desk.id(), table, asker)
        if asked is not None and self.person in asked.mentions:
            self.tables.answer_undo(self.desk.id(), table, self.person, asked.key, True)
        with self.desk.store.writing() as session:  # a request from before they named seats
            body = RequestBody(text="?", buttons=[], state="yes", by=0, steps=1)
            body.asked, body.agreed = [self.person], [self.person]
            session.put(PostRow(table=table, key="old", channel=1, body=body))
        over = self.game(101, rounds=1)
        self.desk.play_on(over, random.Random(1))
        self.tables.reveal(self.desk.id(), over, self.person)
        self.tables.rematch(self.desk.id(), over, self.person, "Red")

    def votes(self) -> None:
        paused = self.game(101, 102)
        self.tables.pause(self.desk.id(), paused, self.person)
        self.desk.choose(paused, 101, "agree")
        clock = self.game(101, 102)
        self.tables.choose_clock(self.desk.id(), clock, 101, "fast")
        self.desk.choose(clock, self.person, "agree")
        ending = self.game(101, 102)
        self.tables.ask_vote(self.desk.id(), ending, self.person, "end")
        slow = self.game(101, 102)
        self.move(slow)
        self.move(slow, 101)
        self.desk.later(3.5 * DAY)
        self.tables.ask_vote(self.desk.id(), slow, self.person, "skip", 2)
        (asked,) = [post for post in self.desk.votes(slow) if post.body.vote.what == "seat"]
        self.tables.vote(self.desk.id(), slow, self.person, asked.key, "day")
        about = self.game(101, 102)
        self.desk.ask_about(about, 0)
        self.desk.choose(about, 101, "computer")
        late = self.game(101, 102)
        self.move(late, 101)
        self.move(late, 102)
        self.desk.later(4 * DAY)
        self.tables.ask_vote(self.desk.id(), late, 101, "skip", 0)

    def gives_seats_away(self) -> None:
        resigned = self.game(101, 102)
        self.tables.resign(self.desk.id(), resigned, self.person)
        self.tables.join(self.desk.id(), resigned, self.person, "Red")  # asks the others
        until = self.desk.now + 5 * DAY
        lent = self.game(101)
        post = self.tables.replace(self.desk.id(), lent, self.person, None, 103, until)
        self.tables.answer_standin(self.desk.id(), lent, 103, "Green", post.key, True)
        offered = self.game(101)
        self.tables.find_standin(self.desk.id(), offered, self.person)
        removed = self.game(101, 102)
        self.tables.remove_person(self.desk.id(), removed, 0)

    def takes_seats(self) -> None:
        """Where others gave theirs away."""
        for answer in (True, None, False):
            table = self.game(101, 102)
            self.tables.replace(self.desk.id(), table, self.person, None, 103, None)
            asked = self.desk.posts(table, "request")[-1]
            self.tables.answer_standin(self.desk.id(), table, 103, "Green", asked.key, True)
            post = self.tables.replace(self.desk.id(), table, 101, None, self.person, self.desk.now + DAY)
            if answer is not None:
                self.tables.answer_standin(self.desk.id(), table, self.person, "Red", post.key, answer)
        proposed = self.game(101, 102)
        self.tables.replace(self.desk.id(), proposed, self.person, None, 103, None)
        asked = self.desk.posts(proposed, "request")[-1]
        self.tables.answer_standin(self.desk.id(), proposed, 103, "Green", asked.key, True)
        self.move(proposed, 101)
        self.move(proposed, 102)
        self.desk.later(4 * DAY)
        self.tables.replace(self.desk.id(), proposed, 101, 0, self.person, None)

    def looks_on(self) -> None:
        watched = self.desk.started("pebbles", 3)
        self.tables.follow(self.desk.id(), watched, self.person, "phase")
        self.tables.coach(self.desk.id(), watched, 101, self.person)
        shown = self.game(101, 102)
        self.tables.coach(self.desk.id(), shown, self.person, 103)
        self.tables.follow(self.desk.id(), shown, self.person, "end")
        for seed in range(5):  # more notices than go out in a day
            many = self.game(101, rounds=1)
            self.tables.follow(self.desk.id(), many, self.person, "end")
            self.desk.play_on(many, random.Random(seed))
        self.desk.play_on(watched, random.Random(2), 5)

    def is_called(self) -> None:
        table = self.game(101, 102)
        self.tables.plan(self.desk.id(), table, self.person, "choose 1 | choose 2")
        with self.tables.writing() as session:
            words: dict[str, Any] = {"person": self.person, "ranked": ["choose 3"], "after": 1, "since": 1}
            session.put(PlanRow(table=table, seat=0, key="standing", **words))
        for other in (101, 102):
            self.tables.mute(self.desk.id(), table, other)
        self.tables.choose(self.desk.id(), self.person, "Red", "calls", "channel")
        called = self.game(101, 102)
        self.move(called, 101)
        self.send_all()
        self.desk.later(8 * HOUR)  # a reminder
        self.tables.snooze(self.desk.id(), called, self.person)
        self.tables.choose(self.desk.id(), self.person, "Red", "calls", "digest")
        listed = self.game(101, 102)
        self.desk.later(2 * DAY)
        self.tables.choose(self.desk.id(), self.person, "Red", "calls", "dm")
        private = self.game(101, 102)
        self.send_all()
        self.tables.mute(self.desk.id(), listed, self.person)
        (message, *_) = [post for post in self.desk.posts(private, "dm") if post.channel == self.person]
        self.tables.dm_refused(message)
        self.tables.news_for(self.person)
        self.tables.go_away(self.desk.id(), self.person, "5")
        self.tables.come_back(self.desk.id(), self.person)
        self.tables.go_away(self.desk.id(), self.person, "6")

    def is_gone(self) -> None:
        left = self.game(101, 102)
        self.tables.person_left(left, self.person)
        homeless = self.game(101)
        self.tables.lost_place(homeless, home_too=True)
        threadless = self.game(101)
        self.tables.lost_place(threadless)
        self.tables.new_thread(self.desk.id(), threadless, self.person)
        mute = self.game(101)
        self.tables.cannot_write(mute, 600, "Send Messages")
        with self.tables.writing() as session:
            looked = {"guild": self.guild}
            session.put(DeedRow(kind="look", table=left, target=self.person, data=looked))

    def reports(self) -> None:
        table = self.game(101, 102)
        for number in (table, 0):
            self.tables.was_refused(self.person, number, ["⛔ A druid stands there."])
            self.tables.something_wrong(
                self.desk.id(), number, self.person, self.guild, f"<@{self.person}> is stuck", ""
            )

    def tours_and_loads(self) -> None:
        words: dict[str, Any] = {"guild": self.guild, "person": self.person, "language": "en"}
        self.tables.open_tour(self.desk.id(), place=801, name="Red", title="pebbles", **words)
        over = self.game(101, rounds=1)
        self.desk.play_on(over, random.Random(3))
        self.tables.load_record(self.desk.id(), place=802, raw=write(self.tables.record(over)), **words)


def cells(store: SqliteStore, digits: str) -> list[str]:
    """Where these digits stand in the store, in text, numbers, bytes and inside JSON."""
    found = []
    for name, columns in schema(store).items():
        for row in store.db.execute(f"SELECT * FROM {name}").fetchall():
            for column, value in zip(columns, row, strict=True):
                raw = value if isinstance(value, bytes) else str(value).encode()
                if digits.encode() in raw:
                    found.append(f"{name}.{column}: {raw[:200]!r}")
    return found


def test_after_forgetting_a_person_no_cell_holds_the_number(desk: Waiting) -> None:
    Busy(desk, SOMEBODY, SERVER).everything()
    tables = {cell.split(".")[0] for cell in cells(desk.store, str(SOMEBODY))}
    wanted = {name for name, belongs in BELONGS.items() if belongs.own or belongs.inside}
    assert tables == wanted, "the person has left a trace wherever one can"
    data = desk.tables.data_of(SOMEBODY)
    assert set(data) == {"person", *wanted}
    shown = {(name, place) for name in wanted for row in data[name] for place in row.get("where", [])}
    assert shown == {
        (name, place)
        for name, belongs in BELONGS.items()
        for inside in belongs.inside
        for place in (*inside.people, *(["text"] if inside.mentions else []))
    }
    desk.tables.forget(desk.id(), SOMEBODY)
    assert cells(desk.store, str(SOMEBODY)) == []
    assert desk.tables.data_of(SOMEBODY) == {"person": SOMEBODY}
    desk.restart()
    desk.later(40 * DAY)  # whatever was set goes off without the person
    assert cells(desk.store, str(SOMEBODY)) == []
    with desk.store.writing() as session:
        games = session.tables_with_games()
    over = [table for table in games if desk.row(table).status == "over"]
    assert over
    for table in over:
        verify(desk.tables.record(table))


def test_what_stood_in_channels_is_edited_to_a_former_player(desk: Waiting) -> None:
    busy = Busy(desk, SOMEBODY, SERVER)
    table = busy.game(101, 102)
    busy.move(table, 101)
    busy.send_all()
    (call,) = desk.calls(table)
    assert f"<@{SOMEBODY}>" in call.body.text
    over = busy.game(101, rounds=1)
    desk.play_on(over, random.Random(1))
    with desk.store.writing() as session:
        row = session.table(over)
        assert row is not None
        row.language = "de"
        session.put(row)
        narrator = desk.tables.narrator(session, row)
        narrator.notice(f"<@{SOMEBODY}> und <@101>")
    busy.send_all()
    desk.tables.forget(desk.id(), SOMEBODY)
    (notice,) = [post for post in desk.posts(over, "notice") if "101" in post.body.text]
    assert notice.body.text == "jemand von früher und <@101>"
    assert notice.sent < notice.wanted, "it is edited"
    for call in desk.posts(table, "call"):
        assert call.gone or (str(SOMEBODY) not in call.body.text and call.sent < call.wanted)


def test_the_export_holds_what_is_the_persons_and_nothing_of_others(desk: Waiting) -> None:
    busy = Busy(desk, SOMEBODY, SERVER)
    table = busy.game(101, 102)
    busy.move(table)
    desk.tables.plan(desk.id(), table, SOMEBODY, "choose 2")
    desk.tables.plan(desk.id(), table, 101, "choose 5")
    desk.tables.pause(desk.id(), table, 101)
    desk.choose(table, SOMEBODY, "agree")
    desk.tables.coach(desk.id(), table, SOMEBODY, 103)
    desk.tables.coach(desk.id(), table, 101, 104)
    desk.tables.follow(desk.id(), table, SOMEBODY, "big")
    data = desk.tables.data_of(SOMEBODY)
    assert [row["ranked"] for row in data["plans"]] == [["choose 2"]]
    assert [(row["table"], row["how"]) for row in data["followers"]] == [(table, "big")]
    assert {"by": SOMEBODY, "to": 103} in [row.get("value") for row in data["settings"]]
    assert "agree" in [row.get("vote") for row in data["posts"]]
    assert [row["seat"] for row in data["seats"]] == [0]
    assert [row["id"] for row in data["tables"]] == [table]
    assert [row["at"] for row in data["lines"]] == [desk.now]
    assert data["clocks"] or not desk.awaited(table)
    raw = json.dumps(data)
    for secret in ("choose 5", "104", "ssss", "73737373", '"line"', '"events"', '"votes"'):
        assert secret not in raw, secret


# --- a server ------------------------------------------------------------------------------------


def test_after_forgetting_a_server_no_cell_holds_its_number(desk: Waiting) -> None:
    desk.tables.set_up(desk.id(), SERVER, channel=600, pace="")
    desk.tables.greet(SERVER)
    busy = Busy(desk, SOMEBODY, SERVER)
    busy.everything()
    kept = desk.started("pebbles", 2, place=99)  # on another server
    desk.tables.follow(desk.id(), kept, SOMEBODY, "end")
    tables = [row[0] for row in desk.store.db.execute("SELECT id FROM tables WHERE guild = ?", [SERVER]).fetchall()]
    for name in ("followers", "plans", "clocks", "sittings", "timers", "deeds", "posts"):
        count = desk.store.db.execute(
            f'SELECT count(*) FROM {name} WHERE "table" IN (SELECT id FROM tables)'
        ).fetchone()
        assert count[0], f"{name} are tried"
    desk.tables.forget_guild(desk.id(), SERVER)
    assert cells(desk.store, str(SERVER)) == []
    marks = ", ".join(str(table) for table in tables)
    for name, belongs in BELONGS.items():
        column = next((column for column, what in belongs.columns.items() if what == "table"), None)
        if column is not None:
            rows = desk.store.db.execute(f'SELECT * FROM {name} WHERE "{column}" IN ({marks})').fetchall()
            assert rows == [], name
    assert desk.row(kept).status == "running"
    desk.play_on(kept, random.Random(1))
    desk.later(3 * DAY)  # a notice that was held back for a table that is gone does no harm
    assert [row.person for row in followers(desk, kept)] == [SOMEBODY]
    assert desk.tables.data_of_guild(SERVER)["tables"] == []


def followers(desk: Waiting, table: int) -> list[Any]:
    with desk.store.writing() as session:
        return session.followers(table)


def test_moderators_see_no_secrets(desk: Waiting) -> None:
    desk.tables.set_up(desk.id(), SERVER, channel=600)
    Busy(desk, SOMEBODY, SERVER).everything()
    data = desk.tables.data_of_guild(SERVER)
    assert data["settings"] == [{"key": "setup", "value": {"channel": 600}}]
    assert {"plans", "followers", "clocks", "snapshots", "settings", "posts"} <= set(data["not shown"])
    raw = json.dumps(data)
    for secret in ("secret", "salt", "ranked", "choose 1", '"line"', '"events"', '"state"', "coach", "notices"):
        assert secret not in raw, secret


def test_a_request_that_lost_its_person_is_over(desk: Waiting) -> None:
    busy = Busy(desk, SOMEBODY, SERVER)
    table = busy.game(101, 102)
    for person in (101, SOMEBODY, 102):
        busy.move(table, person)
    post = desk.tables.ask_undo(desk.id(), table, 101)
    assert post is not None
    assert SOMEBODY in post.mentions
    desk.tables.forget(desk.id(), SOMEBODY)
    (after,) = [one for one in desk.posts(table, "request") if one.key == post.key]
    assert (after.body.state, after.body.buttons) == ("no", [])
    assert "a former player is no longer here" in after.body.text
    with pytest.raises(Refused, match="nothing-asked"):
        desk.tables.answer_undo(desk.id(), table, 102, post.key, True)
