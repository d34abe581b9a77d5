"""What goes out, and what stands in its way: a store that cannot work, slow channels, messages deleted or lost."""

from __future__ import annotations

import asyncio
import math
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from bot.features.lobby.service import Lobby
from bot.outbox import errands
from bot.outbox.lanes import Pace
from bot.outbox.posts import CARD_GAP, EDIT_GAP, STORY, Channel, Posts
from bot.store import DeedRow, PostRow, Reading, SeatRow, SqliteStore, StoreError
from bot.store.bodies import CallBody, ChapterBody, NoticeBody
from bot.store.sqlite import UNSETTLED
from bot.tables.health import Health
from bot.tables.places import Places
from bot.tables.play import Play
from playground import moderation, threads
from playground.faults import Trouble
from playground.people import Person
from playground.seen import Seen
from tests.bot.facade import Tables
from tests.e2e.house import PATIENCE, House
from tests.e2e.test_kill import line_of

MESSAGES = "/channels/{channel_id}/messages"
LOGGED = "bot.tables.health"


async def until(house: House, ready: Callable[[], bool]) -> None:
    """Looked at again and again: what is waited for is no event of the playground's."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if ready():
                return
            await asyncio.sleep(0.005)


async def stand_as_wanted(house: House) -> None:
    """Every post stands once, and nothing else of ours."""
    await house.calm()
    _, standing = await house.standing()
    place = (await house.table()).place
    wanted = [post.message for post in await house.posts() if post.channel == place and not post.gone]
    assert sorted(int(message["id"]) for message in standing) == sorted(id for id in wanted if id is not None)


# --- a store that cannot work ---------------------------------------------------------------------


@contextmanager
def locked(store: SqliteStore) -> Iterator[None]:
    """Another process holds the write lock."""
    store.db.execute("PRAGMA busy_timeout = 1")
    (_, _, path) = store.db.execute("PRAGMA database_list").fetchone()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextmanager
def away(store: SqliteStore) -> Iterator[None]:
    """It can neither be read nor written."""
    real = store._whole

    @contextmanager
    def whole(*_: Any) -> Iterator[None]:
        raise StoreError("disk I/O error")
        yield

    store._whole = whole  # type: ignore[method-assign, assignment]
    yield
    store._whole = real  # type: ignore[method-assign]


@pytest.mark.parametrize(
    "trouble", [pytest.param(locked, marks=pytest.mark.long, id="locked"), pytest.param(away, id="away")]
)
async def test_a_store_that_cannot_work_while_a_post_goes_out(
    house: House, trouble: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """Everything goes on by itself, at all tables: posts, errands, computer players, timers; told of once."""
    await house.open_table("pebbles", 1, computers=1)
    bot, red = house.bot, house.people["Red"]
    bot.computers.first = bot.timekeeper.first = bot.deeds.lanes.first = 0.02
    health = bot.services[Health]
    held = house.playground.faults.hold(path="/messages", times=100)
    store = bot.tables.store
    assert isinstance(store, SqliteStore)
    await red.slash("do", line="choose 1")
    await until(house, lambda: bool(house.playground.faults.log))
    with trouble(store):
        held.set()
        house.playground.faults.waiting.clear()
        bot.deeds.wake([1])
        bot.timekeeper.wake()
        bot.computers.wake()
        failing = {"posts"} if trouble is locked else {"posts", "errands", "computers", "timers"}
        await until(house, lambda: failing <= {kind for kind, _ in health.lasting()})
        caught = [record for record in caplog.records if record.name == LOGGED and record.exc_info]
        await until(house, lambda: all(trouble.times > 2 for _, trouble in health.lasting()))
        assert len(caught) == 1
        assert len([record for record in caplog.records if record.name == LOGGED and record.exc_info]) == 1
    await until(house, lambda: not health.lasting())
    await house.computers_played()
    await stand_as_wanted(house)
    lines = (await house.table()).lines
    assert lines > 1
    await red.slash("do", line=line_of((await house.legal(red))[0]))
    await house.computers_played()
    assert (await house.table()).lines > lines
    await stand_as_wanted(house)


def test_what_is_left_to_do_is_found_by_an_index(tmp_path: Any) -> None:
    """The same for ten tables and ten thousand: nothing but what is unsettled is looked at, by channel."""
    store = SqliteStore(tmp_path / "menhir.db")
    for sql, given in (
        (f"SELECT * FROM posts WHERE channel = ? AND ({UNSETTLED}) ORDER BY id", [1]),
        (f"SELECT channel, id, message FROM posts WHERE {UNSETTLED}", []),
        ("SELECT * FROM deeds WHERE target = ? ORDER BY id", [1]),
    ):
        (plan,) = store.db.execute(f"EXPLAIN QUERY PLAN {sql}", given).fetchall()
        assert "USING INDEX" in plan[3] or "USING COVERING INDEX" in plan[3], plan
    store.close()


# --- slow channels --------------------------------------------------------------------------------


async def new_channels(house: House, count: int) -> list[int]:
    world = house.playground.world
    guild = world.channel(house.people["Red"].place)["guild_id"]
    made = [int(moderation.create_channel(world, guild, f"table-{n}")["id"]) for n in range(count)]
    await house.heard()
    return made


async def begin_in(house: House, channel: int) -> None:
    """A table of Red and Blue there."""
    services, red, blue = house.bot.services, house.person_id("Red"), house.person_id("Blue")
    guild = int(house.playground.world.channel(str(channel))["guild_id"])

    def begin(session: Any) -> None:
        facts: dict[str, Any] = {"guild": guild, "home": channel, "place": channel, "title": "pebbles"}
        table = services[Lobby].open(session, person=red, name="Red", **facts)
        services[Lobby].join(session, table.id, blue, "Blue")
        services[Play].start(session, table.id, red)

    await house.bot.worker.change(begin, claim=str(channel))


def calls(house: House, channel: int) -> list[Any]:
    found = house.playground.world.messages.get(str(channel), {}).values()
    return [message for message in found if message["_pings"]]


async def test_slow_channels_delay_nobody(house: House) -> None:
    """One channel is at its limit for an hour, one does not answer: everybody else is called all the same, and in each
    channel things stand in their order."""
    house.bot.posts.lanes.finishing = 0.0
    faults = house.playground.faults
    limited, silent, *others = await new_channels(house, 8)
    faults.next(Trouble(99, "", "/messages", str(limited), status=429, retry_after=3600.0))
    gate = faults.hold("/messages", channel=str(silent), times=99)
    for channel in (limited, silent, *others):
        await begin_in(house, channel)
    await until(house, lambda: all(len(calls(house, channel)) == 1 for channel in others))
    assert calls(house, limited) == calls(house, silent) == []
    assert set(house.bot.posts._channels) >= {limited, silent}
    faults.waiting.clear()
    gate.set()
    await until(house, lambda: len(calls(house, silent)) == 1)
    for channel in (silent, *others):
        sent = await noted(house, channel)
        assert [id for _, id in sorted(sent)] == sorted(id for _, id in sent)


async def noted(house: House, channel: int) -> list[tuple[int, int]]:
    """Messages and posts of the table there, once it is noted of every post that it stands."""

    def look(session: Reading) -> list[PostRow[Any]]:
        table = session.table_at(channel)
        assert table is not None
        return session.posts(table.id)

    async with asyncio.timeout(PATIENCE):
        while True:
            sent = [(post.message, post.id) for post in await house.bot.worker.look(look)]
            if None not in [message for message, _ in sent]:
                return [(message or 0, id) for message, id in sent]


@pytest.mark.long
async def test_a_post_that_is_refused_keeps_no_other_waiting(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """It is tried again for ever, and told of once."""
    await house.open_table("karnag", 2)
    place = (await house.table()).place
    real = Posts._send

    async def send(self: Posts, channel: Any, post: PostRow[Any], table: Any) -> None:
        if post.body.kind == "notice":
            raise ValueError("a page that cannot be made")
        await real(self, channel, post, table)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Posts, "_send", send)
        await notice(house, "Hello.")
        (person,) = await house.awaited()
        await person.slash("do", line="place N4")
        (other,) = await house.awaited()
        await other.waits_for("your move")
        known = house.bot.posts._channels[place]
        await until(house, lambda: any(delay.pause > 0.1 for delay in known.failing.values()))
    await stand_as_wanted(house)
    assert house.bot.posts._channels == {}
    assert house.bot.services[Health].troubles == {}
    told = [(record.message, bool(record.exc_info)) for record in caplog.records if record.name == LOGGED]
    assert [traceback for _, traceback in told] == [True, False]
    assert "a page that cannot be made" in told[0][0]
    assert "works again" in told[1][0]


async def notice(house: House, text: str) -> None:
    def put(session: Any) -> None:
        table = session.table(1)
        house.bot.tables.narrator(session, table).notice(text)

    await house.bot.worker.change(put)


async def test_requests_are_spread_over_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few at once, then so many a second, however many channels there are."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: 100.0)
    pace = Pace(64)
    for _ in range(11):
        await pace.turn()
    assert slept == [1 / 64, 2 / 64, 3 / 64]
    await Pace(math.inf).turn()
    assert len(slept) == 3


@pytest.mark.long
async def test_what_discord_told_while_the_store_could_not_work(house: House) -> None:
    """A call is deleted by hand meanwhile: it comes again."""
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    call = await person.waits_for("your move")
    store, health = house.bot.tables.store, house.bot.services[Health]
    assert isinstance(store, SqliteStore)
    house.moderator.go(call.channel_id)
    with away(store):
        house.moderator.delete(call)
        await until(house, lambda: ("heard", call.id) in health.troubles)
    await person.waits_for(lambda seen: "your move" in seen.text and seen.id != call.id)
    await stand_as_wanted(house)


# --- moved, deleted, lost -------------------------------------------------------------------------


async def test_a_table_that_is_moved_arrives_with_chapter_and_call(house: House) -> None:
    """Also back again, within the time for which Discord remembers what was sent; no call is left behind."""
    await house.open_table("karnag", 2, where="here")
    (person,) = await house.awaited()
    old = (await house.table()).place
    new = (await new_channels(house, 1))[0]
    for here, there in ((old, new), (new, old), (old, new)):
        before = len(house.playground.world.messages.get(str(there), {}))
        await house.bot.worker.do(house.tables.move, 1, int(person.id), there)
        await stand_as_wanted_in(house, there)
        kinds = {post.kind for post in await house.posts() if post.channel == there}
        assert {"chapter", "call"} <= kinds
        assert len(house.playground.world.messages[str(there)]) >= before + 2
        assert not [m for m in house.playground.world.messages[str(here)].values() if "your move" in m["content"]]
    assert sum(len(calls(house, channel)) for channel in (old, new)) == 0, "the wait was called before"


async def test_a_table_that_is_moved_while_its_call_goes_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the look at what is to be sent and the sending: nothing is sent to the place that was left."""
    await house.open_table("karnag", 2, where="here")
    (person,) = await house.awaited()
    old, new = (await house.table()).place, (await new_channels(house, 1))[0]
    real = Posts._send

    async def send(self: Posts, channel: Any, post: PostRow[Any], table: Any) -> None:
        if post.kind == "call" and channel.id == old:
            await house.bot.worker.do(house.tables.move, 1, int(person.id), new)
        await real(self, channel, post, table)

    monkeypatch.setattr(Posts, "_send", send)
    await person.slash("do", line="place N4")
    await stand_as_wanted_in(house, new)
    assert (await house.table()).place == new
    (call,) = calls(house, new)
    assert "your move" in call["content"]
    assert calls(house, old) == []


@pytest.mark.parametrize("back", [False, True])
async def test_a_table_that_is_moved_while_nobody_knows_whether_its_call_stands(house: House, back: bool) -> None:
    """The answer was lost: the message is looked for in the place that was left. Brought back, the new one stays."""
    await house.open_table("karnag", 2, where="here")
    (person,) = await house.awaited()
    old, new = (await house.table()).place, (await new_channels(house, 1))[0]
    house.bot.posts.retry = 3600.0
    house.playground.faults.lost_answer(path=MESSAGES, method="POST")
    await person.slash("do", line="place N4")
    (other,) = await house.awaited()
    lost = await other.waits_for(lambda seen: "your move" in seen.text and other.mention in seen.text)
    await until(house, lambda: bool(house.bot.posts._channels[old].failing))
    held = house.playground.faults.hold(path=MESSAGES, method="GET", channel=str(old))
    await house.bot.worker.do(house.tables.move, 1, int(person.id), new)
    if back:
        await house.bot.worker.do(house.tables.move, 1, int(person.id), old)
    held.set()
    house.bot.posts.hurry()
    place = old if back else new
    await stand_as_wanted_in(house, place)
    (call,) = [post for post in await house.posts("call") if not post.gone]
    assert (call.channel, str(call.message) in house.playground.world.messages[str(place)]) == (place, True)
    if not back:
        assert lost.id not in house.playground.world.messages[str(old)]


async def stand_as_wanted_in(house: House, channel: int) -> None:
    await house.calm()
    found = {int(id) for id in house.playground.world.messages[str(channel)]}
    wanted = {post.message for post in await house.posts() if post.channel == channel and not post.gone}
    assert wanted <= found
    assert None not in wanted


async def test_a_question_that_is_deleted_by_hand_comes_again(house: House) -> None:
    await house.open_table("karnag", 2)
    (first,) = await house.awaited()
    await first.slash("do", line="place N4")
    (second,) = await house.awaited()
    await second.slash("do", line="place N5")
    refused = await first.slash("undo")
    await first.click(refused.message, f"Ask {second.name} to allow it")
    request = await second.waits_for("asks to take back")
    again = await deleted(house, second, request, "asks to take back")
    assert again.pinged == []
    again = await deleted(house, second, again, "asks to take back")
    await second.click(again, "Agree")
    await second.waits_for("Agreed")
    await house.calm()
    assert (await house.awaited()) == [first]
    await deleted_for_good(house, second, await second.waits_for("Agreed"))


async def deleted(house: House, person: Person, message: Seen, words: str) -> Seen:
    """What comes in the place of a message that a moderator deletes."""
    house.moderator.go(message.channel_id)
    house.moderator.delete(message)
    return await person.waits_for(lambda seen: words in seen.text and seen.id != message.id)


async def test_a_call_deleted_before_it_is_noted_that_it_stands(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord tells of the deletion when nobody knows the message yet: the call comes again all the same."""
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    posts, sent = house.bot.posts, asyncio.Event()
    real = posts._change

    async def change(work: Any, *given: Any) -> Any:
        if work == posts._note and given[0].kind == "call":
            await sent.wait()
        return await real(work, *given)

    monkeypatch.setattr(posts, "_change", change)
    await person.slash("do", line="place N4")
    (other,) = await house.awaited()
    call = await other.waits_for(lambda seen: "your move" in seen.text and other.mention in seen.text)
    house.moderator.go(call.channel_id)
    house.moderator.delete(call)
    await house.heard()
    sent.set()
    await stand_as_wanted(house)
    assert (await other.waits_for(lambda seen: "your move" in seen.text and seen.id != call.id)).pinged == []


async def deleted_for_good(house: House, person: Person, message: Seen) -> None:
    """What was answered stays away."""
    house.moderator.delete(message)
    await house.heard()
    await house.calm()
    assert all("Agreed" not in seen.text for seen in person.sees())


async def called_without_an_answer(house: House) -> tuple[Person, Seen]:
    """Somebody is called, and Discord's answer to that message is lost; nothing is tried again by itself."""
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    house.bot.posts.retry = 3600.0
    house.playground.faults.lost_answer(path=MESSAGES, method="POST")
    await person.slash("do", line="place N4")
    (other,) = await house.awaited()
    call = await other.waits_for(lambda seen: "your move" in seen.text and other.mention in seen.text)
    known = house.bot.posts._channels[int(call.channel_id)]
    await until(house, lambda: bool(known.failing))
    return other, call


@pytest.mark.long
async def test_a_call_deleted_before_it_was_noted_is_sent_at_once(house: House) -> None:
    """Its answer was lost, and Discord does not make it again under the same nonce."""
    other, call = await called_without_an_answer(house)
    house.moderator.go(call.channel_id)
    house.moderator.delete(call)
    house.bot.posts.hurry()
    await stand_as_wanted(house)
    again = await other.waits_for(lambda seen: "your move" in seen.text and seen.id != call.id)
    assert again.pinged == []


async def test_a_call_whose_answer_was_lost_goes_away_in_the_end(house: House) -> None:
    """It is over before anybody knows that it stands, and at first it cannot be deleted."""
    other, call = await called_without_an_answer(house)
    known = house.bot.posts._channels[int(call.channel_id)]
    await other.slash("do", line="place N5")
    house.playground.faults.broken(path="/messages/{message_id}", method="DELETE", status=403)
    house.bot.posts.hurry()
    await until(house, lambda: any(delay.pause > 3600.0 for delay in known.failing.values()))
    house.bot.posts.hurry()
    await stand_as_wanted(house)
    assert house.bot.services[Health].troubles == {}


async def test_a_post_without_buttons_is_found_again(house: House) -> None:
    """Its answer was lost, and Discord has forgotten its nonce."""
    await house.open_table("karnag", 2)
    house.bot.posts.retry = 3600.0
    house.playground.faults.lost_answer(path=MESSAGES, method="POST")
    await notice(house, "Hello.")
    red = house.people["Red"]
    seen = await red.waits_for("Hello.")
    sent = seen.text
    known = house.bot.posts._channels[int(seen.channel_id)]
    await until(house, lambda: bool(known.failing))
    house.playground.world.clock.advance(3600)
    house.bot.posts.hurry()
    await stand_as_wanted(house)
    assert len([one for one in red.sees() if "Hello." in one.text]) == 1
    (row,) = [post for post in await house.posts("notice") if "Hello." in post.body.text]
    assert str(row.message) == seen.id
    assert sent != "Hello."
    assert "".join(letter for letter in sent if letter.isprintable()) == "Hello.", "nobody sees the rest"
    assert seen.text == "Hello."


@pytest.mark.long
async def test_what_is_given_up_while_it_goes_out_is_taken_away(house: House) -> None:
    await house.open_table("karnag", 2)
    gate = house.playground.faults.hold(MESSAGES, "POST")
    await notice(house, "Hello.")
    await until(house, lambda: not house.playground.faults.waiting)

    def drop(session: Any) -> None:
        (post,) = [post for post in session.posts(1, NoticeBody) if post.body.text == "Hello."]
        session.drop_post(post.id)

    await house.bot.worker.change(drop)
    gate.set()
    await until(house, lambda: any(one.method == "DELETE" for one in house.playground.rest.exchanges))
    await stand_as_wanted(house)
    assert not any("Hello." in seen.text for seen in house.people["Red"].sees())


async def test_what_is_wanted_again_while_it_is_taken_away(house: House) -> None:
    """As a chapter is that was taken back and begins again before its message was deleted."""
    await house.open_table("karnag", 2)
    await notice(house, "Hello.")
    await house.calm()
    gate = house.playground.faults.hold("/messages/{message_id}", "DELETE")

    def take_away(session: Any) -> None:
        (post,) = [post for post in session.posts(1, NoticeBody) if post.body.text == "Hello."]
        post.gone = True
        session.put(post)

    def want(session: Any) -> None:
        (post,) = [post for post in session.posts(1, NoticeBody) if post.body.text == "Hello."]
        table = session.table(1)
        house.bot.tables.narrator(session, table)._want(post.key, table.place, post.body)

    await house.bot.worker.change(take_away)
    await until(house, lambda: not house.playground.faults.waiting)
    await house.bot.worker.change(want)
    gate.set()
    await stand_as_wanted(house)
    assert len([seen for seen in house.people["Red"].sees() if "Hello." in seen.text]) == 1


async def test_a_thread_deleted_while_the_bot_was_off(house: House) -> None:
    """The next post finds that out: the table is told of at home, and gets a new thread with chapter and call."""
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    table = await house.table()
    await house.stop_bot()
    store = SqliteStore(house.folder / "menhir.db")
    Tables(store, house.playground.world.clock.now, call_delay=0.0).play("999", 1, int(person.id), "place N4")
    store.close()
    threads.delete_channel(house.playground.world, house.playground.world.channel(str(table.place)))
    for someone in house.people.values():
        someone.go(str(table.home))
    await house.start_bot()
    told = await person.waits_for("is deleted. Nothing is lost")
    assert (await house.table()).paused is not None
    assert "gets a new thread" in (await person.click(told, "New thread")).text
    await house.calm()
    moved = await house.table()
    assert moved.place not in (table.place, table.home)
    assert moved.paused is None
    (other,) = await house.awaited()
    other.go(str(moved.place))
    assert other is not person
    assert (await other.waits_for("your move")).pinged == [other.name]
    assert any("N4" in seen.text for seen in other.sees())


async def test_an_errand_that_always_fails_is_given_up(house: House, caplog: pytest.LogCaptureFixture) -> None:
    """It is told of once, and nothing else waits for it."""
    await house.open_table("karnag", 2)
    tried: list[int] = []

    async def failing(deed: DeedRow, _: Any) -> bool:
        tried.append(deed.id)
        raise ValueError("never")

    house.bot.deeds._doing["look"] = failing
    await house.bot.worker.change(lambda session: session.put(DeedRow(kind="look", table=1, target=9)))
    for _ in range(errands.TRIES):
        await house.calm()
        house.playground.world.clock.advance(errands.RETRY)
        house.bot.deeds.wake([9])
        await asyncio.sleep(0)
    await house.calm()
    assert len(tried) == errands.TRIES
    assert await house.bot.worker.look(lambda session: session.deeds()) == []
    assert len([record for record in caplog.records if record.exc_info and record.name == LOGGED]) == 1
    assert house.bot.services[Health].troubles == {}


async def test_nothing_is_kept_about_what_is_settled(house: House) -> None:
    await house.open_table("karnag", 2)
    for square in ("N4", "N5", "N10", "N11"):
        (person,) = await house.awaited()
        await person.slash("do", line=f"place {square}")
        await house.calm()
    assert house.bot.posts._channels == {}
    assert len(house.bot.posts._edited) <= 1
    assert house.bot.posts.lanes._lanes == {}
    assert house.bot.services[Health].troubles == {}


# --- a clock that is set back ---------------------------------------------------------------------


async def test_a_clock_set_back_silences_no_call() -> None:
    now, steady = 5000.0, 10.0
    services = {Health: Health(lambda: now), Places: None}
    worker = SimpleNamespace(services=services, tables=SimpleNamespace(now=lambda: now, call_delay=8.0))
    posts = Posts(None, worker, None, None, steady=lambda: steady)  # type: ignore[arg-type]
    known = Channel()

    def post(not_before: float) -> PostRow[CallBody]:
        body = CallBody(text="", buttons=[], asked=[])
        return PostRow(id=3, table=1, key="1", channel=5, body=body, not_before=not_before)

    assert posts._due(known, post(5008.0)) == 8.0
    now, steady = 5000.0 - 3600.0, 15.0
    assert posts._due(known, post(5008.0)) == 3.0
    steady = 18.0
    assert posts._due(known, post(5008.0)) == 0.0
    assert posts._due(known, post(now + 8.0)) == 8.0, "what is wanted now waits as it should"
    now += 8.0
    assert posts._due(known, post(now)) == 0.0
    for late in (30.0, 3600.0):
        assert posts._due(Channel(), post(now + late)) == 0.0, "after a start too: no call waits that long"
    held = post(now + 900.0)
    held.body.usual = now + 4.0
    assert posts._due(Channel(), held) == 900.0, "unless a plan is to be played before it"


# --- computer players -----------------------------------------------------------------------------


async def test_the_story_waits_for_computer_players_and_edits_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Against computer players an edit waits for nothing; while they decide, all of it is one story, for a second."""
    services = {Health: Health(lambda: 0.0), Places: None}
    worker = SimpleNamespace(services=services, tables=SimpleNamespace(now=lambda: 0.0, call_delay=8.0))
    posts = Posts(None, worker, None, None)  # type: ignore[arg-type]
    loop, now = asyncio.get_running_loop(), 100.0
    monkeypatch.setattr(loop, "time", lambda: now)
    body = ChapterBody(heading="", lines=[], n=0, open=True, strip=[], next="", picture=None)
    chapter = PostRow(id=3, table=1, key="1", channel=5, body=body, message=7)
    red, blue = SeatRow(table=1, seat=0, person=1), SeatRow(table=1, seat=1, person=2)
    computer, thinks = (SeatRow(table=1, seat=2, computer="easy", awaited=awaited) for awaited in (False, True))
    posts._note_edit(chapter.id)
    known = Channel()
    assert posts._due(known, chapter, [red, computer]) == 0.0
    assert posts._due(known, chapter, [red, blue, computer]) == EDIT_GAP
    assert posts._due(known, chapter, [red, thinks]) == STORY
    now += 0.75
    assert posts._due(known, chapter, [red, thinks]) == STORY - 0.75
    assert posts._due(known, chapter, [red, computer]) <= 0.0
    assert posts._due(known, chapter, [red, thinks]) == STORY, "another hand-over"
    now += 2.0
    assert posts._due(known, chapter, [red, thinks]) <= 0.0, "then it says who thinks"


@pytest.mark.parametrize("back", [30.0, 26 * 3600.0])
async def test_a_clock_set_back_while_a_call_waits(house: House, back: float) -> None:
    """It goes out when it was to go out, though its row names a time that is far away now."""
    await house.open_table("karnag", 2)
    now, steady = house.playground.world.clock.now(), 100.0
    house.bot.tables.now = lambda: now
    house.bot.posts.steady = lambda: steady
    house.bot.tables.call_delay = 8.0
    (person,) = await house.awaited()
    place = (await house.table()).place
    await person.slash("do", line="place N4")
    (other,) = await house.awaited()
    (call,) = [post for post in await house.posts("call") if not post.gone]
    await until(house, lambda: call.id in house.bot.posts._channels[place].waiting)
    now -= back
    steady += 8.0
    house.bot.posts.wake([place])
    await house.calm()
    assert (await other.waits_for(lambda seen: other.mention in seen.text)).pinged == [other.name]
    await stand_as_wanted(house)


# --- the card of a game that goes on --------------------------------------------------------------


async def test_the_card_of_a_lively_table_is_edited_now_and_then_and_right_by_then(house: House) -> None:
    """The first change shows at once; what follows within two minutes is one edit, also over a start; the end waits
    for nothing."""
    await house.open_table("karnag", 2)
    world, home = house.playground.world, str((await house.table()).home)
    (card,) = await house.posts("card")
    edits: list[str] = []

    def hear(event: Any) -> None:
        if event.name == "MESSAGE_UPDATE" and event.data["id"] == str(card.message):
            edits.append(Seen(house.playground, home, str(card.message)).text)

    async def move() -> Person:
        (person,) = await house.awaited()
        await (await person.slash("do", line=line_of((await house.legal(person))[0]))).done()
        (other,) = await house.awaited()
        place = (await house.table()).place
        await until(house, lambda: place not in house.bot.posts._channels)  # the thread is as it should be
        return other

    world.listeners.add(hear)
    house.card_gap = house.bot.posts.card_gap = CARD_GAP
    await move()
    await house.calm()
    assert len(edits) == 1, "nothing was told for a while"
    for _ in range(7):
        await move()
    assert len(edits) == 1
    await house.restart_bot()
    world.clock.advance(CARD_GAP - 1.0)
    house.bot.posts.lanes.wake_all()
    awaited = await move()
    assert len(edits) == 1
    world.clock.advance(1.0)
    house.bot.posts.lanes.wake_all()
    await house.calm()
    assert len(edits) == 2
    assert f" {awaited.name} since" in next(line for line in edits[-1].splitlines() if line.startswith("▶️"))
    await move()
    await (await house.people["Red"].slash("table end")).done()
    await house.calm()
    assert "▶️" not in edits[-1]
    assert len(edits) == 3
