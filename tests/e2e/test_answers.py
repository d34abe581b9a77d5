"""Nobody is left without an answer, and every answer is true: whatever holds the bot up, refuses its answer or fails
before the door."""

from __future__ import annotations

import asyncio
import itertools
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import Any

import pytest

from bot.app.client import ACKNOWLEDGED, CHATTER
from bot.features.play import lines
from bot.store import LineRow, Reading, SeatRow, SqliteStore
from bot.ui.ids import custom_id
from playground import components
from playground.interactions import COMPONENT, Interaction
from playground.people import Person
from playground.seen import Answer
from render import worker as drawing
from tests.e2e.house import House

SECONDS = 1e9
COUNTS, UNTOUCHED = "Your move counts", "othing was changed"


def heard(house: House, answer: Answer) -> str:
    """All that somebody was told in the end."""
    interaction = answer.interaction
    own = [interaction.original_id] if interaction.original_id != interaction.message_id else []
    shelf = house.playground.world.messages[interaction.channel_id]
    found = [shelf[id] for id in (*own, *interaction.followups) if id in shelf]
    texts = [
        part["content"] for message in found for part in components.walk(message["components"]) if part["type"] == 10
    ]
    return "\n".join([*texts, *(str(message["content"]) for message in found)])


# --- what counts is told so ----------------------------------------------------------------------


async def test_a_move_that_counts_is_never_told_as_undone(house: House) -> None:
    await house.open_table("pebbles", 2)
    call = await house.people["Red"].waits_for("your move")
    panels = {name: (await house.people[name].click(call, "Your move")).message for name in ("Red", "Blue")}
    for number, (name, status) in enumerate((("Red", 404), ("Blue", 403)), start=2):
        house.playground.faults.broken(path="callback", status=status)
        answer = await house.people[name].click(panels[name], "m:pick:1:1:choose~3")
        await house.calm()
        assert (await house.table()).lines >= number
        assert COUNTS in heard(house, answer)
        assert UNTOUCHED not in heard(house, answer)


async def test_what_is_done_and_not_shown(house: House) -> None:
    red, blue = house.people["Red"], house.people["Blue"]
    await (await red.slash("table open", title="pebbles", where="here")).done()
    card = await red.waits_for("table 1")
    house.playground.faults.broken(path="callback", status=400)
    joined = await blue.click(card, "Join")
    await house.calm()
    assert "it is changed" in heard(house, joined)
    assert house.person_id("Blue") in [row.person for row in await house.bot.worker.look(lambda s: s.seats(1))]
    house.playground.faults.broken(path="callback", status=400)
    again = await blue.click(card, "Join")
    await house.calm()
    assert UNTOUCHED in heard(house, again), "that was refused"


async def test_a_page_that_cannot_be_built_does_not_hide_the_move(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.ui import discord_view

    await house.open_table("pebbles", 2)
    real, built = discord_view.layout, itertools.count()

    def layout(page: Any, *given: Any) -> Any:
        if any("You chose" in line for line in page.lines) and next(built) == 0:
            raise ValueError("too much on one page")
        return real(page, *given)

    monkeypatch.setattr(discord_view, "layout", layout)
    answer = await house.people["Red"].slash("do", line="choose 3")
    await house.calm()
    assert COUNTS in heard(house, answer)
    assert (await house.table()).lines == 2


async def test_a_thread_that_counts_and_an_answer_that_fails(house: House) -> None:
    """What talks to Discord before it is done says too what is true."""
    house.playground.faults.broken(path="/webhooks/", method="PATCH", status=400)
    answer = await house.people["Red"].slash("table open", title="pebbles", where="thread")
    await answer.done()
    assert "it is changed" in heard(house, answer)
    assert (await house.table()).status == "lobby"


# --- before the door -----------------------------------------------------------------------------


async def test_somebody_who_is_no_member(house: House) -> None:
    await house.open_table("pebbles", 2)
    stranger = house.people["Purple"]
    stranger.leave_server()
    for command in ("table coach", "table host", "table invite", "table replace", "server seat"):
        given = {"table replace": {"seat": 1}, "server seat": {"seat": 1, "table": 1}}.get(command, {})
        asking = house.moderator if command.startswith("server") else house.people["Red"]
        answer = await asking.slash(command, member=stranger, options=given)
        assert "Purple is not a member of this server." in answer.text
        assert answer.message.ephemeral


async def test_nobody_is_named_in_a_private_message(house: House) -> None:
    red = house.people["Red"]
    red.go(red.open_dm()["id"])
    answer = await red.slash("away", until="3", standin=house.people["Blue"])
    assert "Do that in the server" in answer.text


async def test_a_table_with_thousands_of_digits(house: House) -> None:
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    for digits in ("9" * 5000, "9" * 20, "²", "-1"):
        data: dict[str, Any] = {"name": "do", "type": 1, "id": "1"}
        data["options"] = [
            {"name": "line", "type": 3, "value": "choose 1"},
            {"name": "table", "type": 3, "value": digits},
        ]
        channel = house.playground.world.channel(str((await house.table()).place))
        answer = Answer(house.playground, house.playground.desk.open(2, red.id, channel, data))
        await answer.settled()
        assert answer.text, digits
        assert "ref" not in answer.text
        data["options"][0]["focused"] = True
        answer = Answer(house.playground, house.playground.desk.open(4, red.id, channel, data))
        assert (await answer.settled()).choices == []
    assert (await house.table()).lines == 1


async def test_a_command_that_is_not_known_any_more(house: House) -> None:
    red = house.people["Red"]
    data = {"name": "dance", "type": 1, "id": "1", "options": []}
    channel = red.find_channel(None)
    answer = await Answer(house.playground, house.playground.desk.open(2, red.id, channel, data)).settled()
    assert "This command has changed" in answer.text


async def test_a_completion_that_fails_offers_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open_table("pebbles", 2)

    def fails(*_: Any) -> list[str]:
        raise IndexError("a fault of ours")

    monkeypatch.setattr("bot.features.play.commands.complete_line", fails)
    assert lines.complete_line is not fails
    assert await house.people["Red"].autocomplete("do", "line", "ch") == []


async def test_a_command_of_another_title_offers_nothing(house: House) -> None:
    """Also where both titles have a command of that name."""
    await house.open_table("oak", 2)
    for name in ("Red", "Blue"):
        assert await house.people[name].autocomplete("kemet order", "zone", "") == []
        assert await house.people[name].autocomplete("kemet raise", "level", "") == []


# --- in time -------------------------------------------------------------------------------------


def press(house: House, person: Person, id: str) -> Answer:
    """Press a button below the newest message, whatever id it has."""
    place = house.playground.world.channel(person.place)
    message = person.last(person.place)
    data = {"custom_id": id, "component_type": components.BUTTON, "id": 1}
    return Answer(
        house.playground, house.playground.desk.open(COMPONENT, person.id, place, data, message_id=message.id)
    )


async def tables(house: House, count: int) -> list[tuple[int, str]]:
    """Running tables of two, and who sits where: every one of them may choose a pebble at once."""
    made: list[tuple[int, str]] = []
    house.people["Red"].say("somewhere to press")
    people = [(name, house.person_id(name)) for name in ("Red", "Blue")]
    home = int(house.people["Red"].place)
    house.bot.tables.rates.spend = lambda *_: None  # type: ignore[method-assign]  # many tables at once

    def open_one(number: int) -> int:
        known = {
            "guild": int(house.playground.world.channel(str(home))["guild_id"]),
            "home": home,
            "place": 5_000_000 + number,
            "secret": b"s" * 32,
        }
        (name, host), (other, guest) = people
        table = house.tables.open(person=host, name=name, title="pebbles", options={}, **known)
        house.tables.join(table.id, guest, other)
        house.tables.start(table.id, host)
        return int(table.id)

    for number in range(count):
        table = await house.bot.worker.do(open_one, number)
        made += [(table, name) for name, _ in people]
    return made


@asynccontextmanager
async def locked(house: House, seconds: float) -> AsyncIterator[None]:
    """Another process holds the store."""
    other = sqlite3.connect(house.folder / "menhir.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    release = asyncio.get_running_loop().call_later(seconds, other.execute, "ROLLBACK")
    try:
        yield
    finally:
        release.cancel()
        other.close()


@asynccontextmanager
async def busy(house: House, seconds: float) -> AsyncIterator[None]:
    """The worker has something else to do."""
    ended = threading.Event()
    job = asyncio.create_task(house.bot.worker.do(ended.wait, min(seconds, 600.0)))
    await asyncio.sleep(0)
    try:
        yield
    finally:
        ended.set()
        await job


async def ended(house: House, answers: list[Answer]) -> None:
    """Until every one of them was told something."""
    while True:
        if all(heard(house, answer) for answer in answers):
            return
        await asyncio.sleep(0.02)


async def truthful(house: House, presses: dict[tuple[int, str], Answer]) -> tuple[int, int]:
    """How many moves were told as counting and as not; each is compared with the log of its table."""
    counted = untouched = 0
    for (table, name), answer in presses.items():
        text = heard(house, answer)
        log, seats = await house.bot.worker.look(_lines_and_seats, table)
        seat = next(row.seat for row in seats if row.person == house.person_id(name))
        played = any(f'"seat":{seat}'.encode() in line.line for line in log[1:])
        assert played == ("You chose" in text or COUNTS in text), text
        assert played != (UNTOUCHED in text), text
        counted += played
        untouched += not played
    return counted, untouched


def _lines_and_seats(session: Reading, table: int) -> tuple[list[LineRow], list[SeatRow]]:
    return session.lines(table), session.seats(table)


async def test_nothing_waits_for_the_store_where_answers_go_out(house: House) -> None:
    """Whoever holds the store up holds up no announcement: it is used by the worker alone."""
    here, store, used = threading.get_ident(), house.bot.tables.store, set()
    assert isinstance(store, SqliteStore)
    real = store._whole

    @contextmanager
    def watched(db: Any, begin: str) -> Iterator[None]:
        used.add(threading.get_ident())
        with real(db, begin):
            yield

    store._whole = watched  # type: ignore[method-assign]
    await house.open_table("karnag", 2)
    red, blue = house.people["Red"], house.people["Blue"]
    panel = (await red.click(await red.waits_for("your move"), "Your move")).message
    for label in ("More …", "Hand", "Board"):
        if label in panel.labels:
            await (await red.click(panel, label)).done()
    for command in ("board", "log", "recap", "hand", "help", "settings", "undo"):
        await (await blue.slash(command)).done()
    await red.autocomplete("do", "line", "")
    await red.slash("do", line="dance")
    await press(house, blue, "m:dance:1").settled()
    for _ in range(CHATTER):
        blue.say("and so on")
    await house.calm()
    assert used
    assert here not in used


@pytest.mark.parametrize("held", [locked, busy])
async def test_an_answer_that_takes_long_is_announced(
    house: House, held: Callable[[House, float], AbstractAsyncContextManager[None]]
) -> None:
    seats = await tables(house, 2)
    house.bot.acknowledged = 0.01
    async with held(house, SECONDS):
        presses = {
            (table, name): press(house, house.people[name], custom_id("pick", table, 1, "choose~3"))
            for table, name in seats
        }
        for answer in presses.values():
            await answer.settled()
    await ended(house, list(presses.values()))
    counted, untouched = await truthful(house, presses)
    assert counted + untouched == 4
    assert counted == 4 or held is locked


async def test_a_private_page_is_changed_after_it_was_announced(house: House) -> None:
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    panel = (await red.click(await red.waits_for("your move"), "Your move")).message
    house.bot.acknowledged = 0.01
    async with busy(house, SECONDS):
        answer = await red.click(panel, "m:pick:1:1:choose~3")
        form = await red.click(panel, "Type it") if "Type it" in panel.labels else None
    await red.waits_until(lambda: "You chose pebble 3." in panel.text)
    assert answer.followups == []
    assert form is None or "Nothing was changed" in heard(house, form)


async def test_a_private_page_that_was_put_away_comes_as_a_new_one(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever dismisses the panel before its answer is there is told all the same, and not that something failed."""
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    panel = (await red.click(await red.waits_for("your move"), "Your move")).message
    house.bot.acknowledged = 0.01
    async with busy(house, SECONDS):
        looked = await red.click(panel, "More …")
        played = await red.click(panel, "m:pick:1:1:choose~3")
        red.dismiss(panel)
    await ended(house, [looked, played])
    assert "You chose pebble 3." in heard(house, played)
    assert "ref" not in heard(house, looked)
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_private_page_put_away_before_its_answer_was_announced_comes_as_a_new_one(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    """In whose place it could be announced there is no page any more: it is announced as a message of its own."""
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    panel = (await red.click(await red.waits_for("your move"), "Your move")).message
    house.bot.acknowledged = 0.01
    async with busy(house, SECONDS):
        looked = await red.click(panel, "More …", wait=False)
        played = await red.click(panel, "m:pick:1:1:choose~3", wait=False)
        red.dismiss(panel)
        for answer in (looked, played):
            assert (await answer.settled()).message.thinking
    await ended(house, [looked, played])
    assert "You chose pebble 3." in heard(house, played)
    assert not looked.message.thinking
    assert looked.message.labels
    assert not [record for record in caplog.records if record.exc_info]


async def test_an_answer_that_waits_for_the_one_before_it_is_announced(house: House) -> None:
    """Pages of one person are shown in their order: whatever holds the first one up, the second is acknowledged."""
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    panel = (await red.click(await red.waits_for("your move"), "Your move")).message
    await house.calm()
    pages, real, shown = house.bot.late_pages, house.bot.late_pages.showing, []

    def showing(interaction: Any, page: Any) -> Any:
        shown.append(interaction)
        house.playground.world.emit("REQUEST", {})  # whoever waits looks again
        return real(interaction, page)

    pages.showing = showing  # type: ignore[method-assign]
    first_may = house.playground.faults.hold(path="callback")
    first = await red.click(panel, "More …", wait=False)
    await red.waits_until(lambda: not house.playground.faults.waiting)
    second = await red.slash("do", line="choose 3", wait=False)
    await red.waits_until(lambda: len(shown) == 2)
    shown[-1].extras["late"]._run()  # the watchdog's time has come
    assert (await second.settled()).message.thinking
    assert first.interaction.answer is None
    first_may.set()
    await ended(house, [second])
    await house.calm()
    assert "You chose pebble 3." in heard(house, second)
    assert second.followups == []


async def test_what_fails_while_the_bot_is_busy_is_announced(house: House) -> None:
    """An answer that Discord refuses is followed by another, which waits for the worker too."""
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    house.playground.faults.broken(path="callback", status=400)
    ready = house.playground.faults.hold(path="callback")
    real, held = house.bot.worker.look, asyncio.Event()

    async def look(*given: Any) -> Any:
        await held.wait()
        return await real(*given)

    real_failed = house.bot._failed

    async def failed(interaction: Any, *given: Any) -> None:
        interaction.extras["due"] = 0.0  # the watchdog's time has come
        await real_failed(interaction, *given)

    house.bot.worker.look = look  # type: ignore[method-assign, assignment]
    house.bot._failed = failed  # type: ignore[method-assign, assignment]
    answer = await red.slash("do", line="choose 3", wait=False)
    await red.waits_until(lambda: not house.playground.faults.waiting)
    ready.set()
    assert (await answer.settled()).message.thinking
    held.set()
    await ended(house, [answer])
    assert COUNTS in heard(house, answer)


async def test_a_form_comes_too_late(house: House) -> None:
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    house.bot.acknowledged = 0.01
    async with busy(house, SECONDS):
        answer = await press(house, red, "m:type:1:1").settled()
    await ended(house, [answer])
    assert "too long for a form" in heard(house, answer)
    assert "Try again" in answer.followups[0].labels


async def test_a_command_for_everybody_that_takes_long_is_for_everybody(house: House) -> None:
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    house.bot.acknowledged = 0.01
    async with busy(house, SECONDS):
        answer = await red.slash("log", public=True)
        assert answer.message.thinking
    (shown,) = await _followups(house, answer)
    assert not shown.ephemeral
    assert "Red" in shown.text


async def _followups(house: House, answer: Answer) -> Any:
    await house.people["Red"].waits_until(lambda: bool(answer.followups))
    return answer.followups


async def test_completion_does_not_wait_for_ever(house: House) -> None:
    await house.open_table("pebbles", 2)
    house.bot.acknowledged = 0.01
    async with busy(house, SECONDS):
        assert await house.people["Red"].autocomplete("do", "line", "ch") == []


@asynccontextmanager
async def no_pictures(monkeypatch: pytest.MonkeyPatch, patience: float) -> AsyncIterator[None]:
    """Every picture takes for ever."""
    ended = threading.Event()

    def draw(*_: Any) -> bytes:
        ended.wait(600.0)
        raise RuntimeError("given up")

    monkeypatch.setattr(drawing, "png", draw)
    monkeypatch.setattr(drawing, "PATIENCE", patience)
    try:
        yield
    finally:
        ended.set()


async def test_a_picture_that_never_ends_is_done_without(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open_table("karnag", 2)
    red = house.people["Red"]
    async with no_pictures(monkeypatch, 0.01):
        for _ in range(4):
            answer = await (await red.slash("board")).done()
            assert "Order of play" in answer.text, "the board in words stands in"
            assert not answer.message.json["attachments"]


# --- many of them --------------------------------------------------------------------------------

PRESSES = 200
HELD = 10.0
WATCHDOG, LATE = 2.0, 3.0
"""Seconds until whoever pressed is told that an answer will come: as we mean it, and as Discord takes it."""


class Stopwatch:
    """How long it took until each interaction was acknowledged."""

    def __init__(self, house: House) -> None:
        self.begun: dict[str, float] = {}
        self.took: dict[str, float] = {}
        desk = house.playground.desk
        real_open, real_callback = desk.open, desk.callback

        def opened(*args: Any, **kwargs: Any) -> Interaction:
            began = time.monotonic()
            interaction = real_open(*args, **kwargs)
            self.begun[interaction.id] = began
            return interaction

        def callback(id: str, *args: Any) -> Any:
            self.took.setdefault(id, time.monotonic() - self.begun[id])
            return real_callback(id, *args)

        desk.open, desk.callback = opened, callback  # type: ignore[method-assign, assignment]

    def told(self, answers: Iterable[Answer]) -> str:
        took = [self.took[answer.id] for answer in answers]
        late = [sum(seconds >= limit for seconds in took) for limit in (WATCHDOG, LATE)]
        slowest = max(took)
        return f"of {len(took)} {late[0]} after {WATCHDOG} s and {late[1]} after {LATE} s, slowest {slowest:.2f} s"


@pytest.mark.long
@pytest.mark.parametrize("held", [locked, busy])
async def test_two_hundred_presses_while_something_holds_the_bot_up(
    house: House, held: Callable[[House, float], AbstractAsyncContextManager[None]]
) -> None:
    seats = await tables(house, PRESSES // 2)
    await house.calm()
    house.bot.acknowledged = ACKNOWLEDGED
    watch = Stopwatch(house)
    async with held(house, HELD):
        presses = {}
        for table, name in seats:
            presses[table, name] = press(house, house.people[name], custom_id("pick", table, 1, "choose~3"))
            await asyncio.sleep(0.01)
        await asyncio.sleep(HELD)
    await ended(house, list(presses.values()))
    counted, untouched = await truthful(house, presses)
    assert counted + untouched == PRESSES
    assert counted == PRESSES or held is locked
    print(f"{held.__name__}: {counted} counted, {untouched} did not; {watch.told(presses.values())}")
    assert all(watch.took[answer.id] < LATE for answer in presses.values())


@pytest.mark.long
async def test_two_hundred_boards_whose_pictures_never_end(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open_table("karnag", 2)
    house.bot.acknowledged = ACKNOWLEDGED
    watch = Stopwatch(house)
    red = house.people["Red"]
    async with no_pictures(monkeypatch, 2.0):
        answers = []
        for _ in range(PRESSES):
            answers.append(await red.slash("board", wait=False))
            await asyncio.sleep(0.05)
        for answer in answers:
            await answer.done()
            assert "Order of play" in answer.text
    print(f"pictures: {watch.told(answers)}")
    assert all(watch.took[answer.id] < LATE for answer in answers)
