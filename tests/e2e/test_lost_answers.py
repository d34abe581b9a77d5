"""What is lost on its way to Discord is sent again: nobody is told that something failed when all was well, and nobody
gets an answer twice."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import Route

from bot.app import door
from bot.app.door import AGAIN, Answers
from bot.app.kept import Kept
from bot.outbox.lanes import Tasks
from bot.tables.health import Health
from playground.seen import Answer, Seen
from tests.e2e.house import House

LOSSES = [("lost_request", 1), ("lost_request", len(AGAIN)), ("lost_answer", 1)]
"""How, and how often in a row: at most as often as it is tried again."""
CALLBACK, WEBHOOK = "/callback", "/webhooks/"


@pytest.fixture(params=LOSSES, ids=lambda one: f"{one[0]}-{one[1]}")
def lost(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[str, int]:
    monkeypatch.setattr(door, "AGAIN", (0.0,) * len(AGAIN))
    how, times = request.param
    return how, times


def lose(house: House, lost: tuple[str, int], path: str = CALLBACK, method: str = "") -> None:
    """The next requests, and nothing else, are lost."""
    how, times = lost
    getattr(house.playground.faults, how)(times=times, path=path, method=method)


async def whole(house: House, answer: Answer) -> str:
    """What somebody was told, in one message and without a failure."""
    await answer.done()
    await house.calm()
    assert house.playground.faults.waiting == [], "the trouble was met"
    assert not answer.failed
    assert answer.followups == []
    assert "ref" not in answer.text
    return answer.text


@asynccontextmanager
async def busy(house: House) -> AsyncIterator[None]:
    """The worker has something else to do."""
    ended = threading.Event()
    job = asyncio.create_task(house.bot.worker.do(ended.wait, 600.0))
    await asyncio.sleep(0)
    try:
        yield
    finally:
        ended.set()
        await job


# --- the first answer ----------------------------------------------------------------------------


async def test_a_page(house: House, lost: tuple[str, int]) -> None:
    lose(house, lost)
    assert "/table open" in await whole(house, await house.people["Red"].slash("help"))


async def test_a_move_by_command(house: House, lost: tuple[str, int]) -> None:
    await house.open_table("pebbles", 2)
    lose(house, lost)
    assert "You chose pebble 3." in await whole(house, await house.people["Red"].slash("do", line="choose 3"))
    assert (await house.table()).lines == 2


async def test_a_panel_that_is_changed(house: House, lost: tuple[str, int]) -> None:
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    panel = (await red.click(await red.waits_for("your move"), "Your move")).message
    lose(house, lost)
    answer = await red.click(panel, "m:pick:1:1:choose~3")
    assert "You chose pebble 3." in await whole(house, answer)
    assert answer.message == panel
    assert (await house.table()).lines == 2


async def test_a_form_and_what_was_written_into_it(house: House, lost: tuple[str, int]) -> None:
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    panel = (await red.click(await red.waits_for("your move"), "Your move")).message
    more = (await red.click(panel, "More …")).message
    lose(house, lost)
    form = await red.click(more, "Type it")
    await house.calm()
    assert form.modal["title"]
    assert form.followups == []
    lose(house, lost)
    assert "You chose pebble 3." in await whole(house, await red.submit(form, {"line": "choose 3"}))


async def test_what_is_offered_while_somebody_types(
    house: House, lost: tuple[str, int], caplog: pytest.LogCaptureFixture
) -> None:
    await house.open_table("pebbles", 2)
    lose(house, lost)
    offered = await house.people["Red"].autocomplete("do", "line", "ch")
    assert "choose" in [choice["value"] for choice in offered]
    await house.calm()
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_press_below_a_post_for_everybody(house: House, lost: tuple[str, int]) -> None:
    red = house.people["Red"]
    await (await red.slash("table open", title="pebbles", where="here")).done()
    card = await red.waits_for("table 1")
    lose(house, lost)
    joined = await house.people["Blue"].click(card, "Join")
    assert "You are" in await whole(house, joined)


async def test_a_file_is_whole_the_second_time(house: House, lost: tuple[str, int]) -> None:
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    page = await red.slash("privacy")
    lose(house, lost)
    answer = await red.click(page.message, "m:mydata:0")
    await house.calm()
    assert answer.message.picture().startswith(b"{"), "the whole file"
    assert answer.followups == []


# --- what was announced --------------------------------------------------------------------------


async def test_that_an_answer_will_come(house: House, lost: tuple[str, int]) -> None:
    await house.open_table("karnag", 2)
    lose(house, lost)
    answer = await house.people["Red"].slash("board")
    await whole(house, answer)
    assert answer.message.picture().startswith(b"\x89PNG")


@pytest.mark.parametrize("method", ["PATCH", "POST"])
async def test_what_was_announced(house: House, lost: tuple[str, int], method: str) -> None:
    """It comes with its picture into the message that was announced, and is not said twice."""
    await house.open_table("karnag", 2)
    lose(house, lost, WEBHOOK, method)
    answer = await house.people["Red"].slash("board")
    if method == "POST":  # what was announced is put there by a change, which can be sent again without harm
        await answer.done()
        assert house.playground.faults.waiting
        house.playground.faults.waiting.clear()
    await whole(house, answer)
    assert answer.message.picture().startswith(b"\x89PNG")


async def test_for_everybody(house: House, lost: tuple[str, int]) -> None:
    await house.open_table("karnag", 2)
    lose(house, lost)
    answer = await house.people["Red"].slash("recap", public=True)
    await whole(house, answer)
    assert not answer.message.ephemeral


async def test_the_watchdog(house: House, lost: tuple[str, int]) -> None:
    """That one will come is told although it is lost at first; then the answer itself."""
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    panel = (await red.click(await red.waits_for("your move"), "Your move")).message
    house.bot.acknowledged = 0.01
    async with busy(house):
        lose(house, lost)
        looked = await red.click(panel, "More …")
    await whole(house, looked)
    assert "Something is wrong" in " ".join(panel.labels)
    async with busy(house):
        lose(house, lost)
        typed = await red.slash("do", line="choose 3")
    assert "You chose pebble 3." in await whole(house, typed)


# --- when nothing helps --------------------------------------------------------------------------


async def test_an_answer_that_never_arrives(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """However often it is tried: the move counts, and the operator has the story once."""
    monkeypatch.setattr(door, "AGAIN", (0.0,))
    await house.open_table("pebbles", 2)
    house.playground.faults.lost_request(times=100, path=CALLBACK)
    await house.people["Red"].slash("do", line="choose 3", wait=False)
    await house.people["Red"].waits_until(lambda: len(house.playground.faults.log) >= 4)
    await house.calm()
    house.playground.faults.waiting.clear()
    assert (await house.table()).lines == 2
    stories = [record for record in caplog.records if record.exc_info]
    assert len(stories) == 1
    assert "could not be answered" in caplog.text


TRIES = len(AGAIN) + 1


@pytest.fixture
def at_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is lost is sent again without a pause."""
    monkeypatch.setattr(door, "AGAIN", (0.0,) * len(AGAIN))
    house.bot.kept.first = 0.01


async def until(condition: Callable[[], object]) -> None:
    """Of something that nobody at the local Discord sees."""
    while True:
        if condition():
            return
        await asyncio.sleep(0.01)


async def panel_of(house: House) -> Seen:
    red = house.people["Red"]
    return (await red.click(await red.waits_for("your move"), "Your move")).message


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("how", ["lost_request", "lost_answer"])
async def test_what_was_announced_and_does_not_get_through_comes_later(house: House, how: str) -> None:
    """Nobody is left with somebody who thinks for ever."""
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    house.bot.acknowledged = 0.01
    async with busy(house):
        typed = await red.slash("do", line="choose 3")
        assert typed.message.thinking
        getattr(house.playground.faults, how)(times=3 * TRIES, path=WEBHOOK, method="PATCH")
    await red.waits_until(lambda: not typed.message.thinking and "You chose pebble 3." in typed.text)
    await until(lambda: not house.bot.kept.answers)
    assert typed.followups == []
    assert (await house.table()).lines == 2


@pytest.mark.usefixtures("at_once")
async def test_a_panel_whose_answer_does_not_get_through_is_changed_later(house: House) -> None:
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    panel = await panel_of(house)
    house.bot.acknowledged = 0.01
    async with busy(house):
        answer = await red.click(panel, "m:pick:1:1:choose~3")
        house.playground.faults.lost_request(times=3 * TRIES, path=WEBHOOK, method="PATCH")
    await red.waits_until(lambda: "You chose pebble 3." in panel.text)
    assert answer.followups == []


@pytest.mark.usefixtures("at_once")
async def test_an_answer_that_is_kept_never_replaces_a_newer_page(house: House) -> None:
    await house.open_table("pebbles", 2)
    red, kept = house.people["Red"], house.bot.kept
    panel = await panel_of(house)
    kept.first = 600.0
    house.bot.acknowledged = 0.01
    async with busy(house):
        await red.click(panel, "m:pick:1:1:choose~3")
        house.playground.faults.lost_request(times=2 * TRIES, path=WEBHOOK, method="PATCH")
    await until(lambda: kept.answers and not house.playground.faults.waiting)
    await red.click(panel, "More …")
    await until(lambda: not kept.answers)
    await house.calm()
    assert not panel.text.startswith("✅ pebble 3"), "what was kept"


@pytest.mark.usefixtures("at_once")
async def test_an_answer_whose_announcement_was_not_heard_of(house: House) -> None:
    """It has arrived, whatever became of what Discord said to it."""
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    panel = await panel_of(house)
    house.bot.acknowledged = 0.01
    async with busy(house):
        house.playground.faults.lost_answer(times=TRIES, path=CALLBACK)
        looked = await red.click(panel, "More …")
        await until(lambda: not house.playground.faults.waiting)
        house.playground.faults.lost_answer(times=TRIES, path=CALLBACK)
        typed = await red.slash("do", line="choose 3")
        await until(lambda: not house.playground.faults.waiting)
    await red.waits_until(lambda: "You chose pebble 3." in typed.text and not typed.message.thinking)
    await red.waits_until(lambda: "Something is wrong" in " ".join(panel.labels))
    assert typed.followups == looked.followups == []


async def test_an_answer_that_is_kept_outlives_the_one_before_it() -> None:
    """The older one gets through while the newer one for the same page is kept already."""

    def pressed(number: int) -> Any:
        flags, response = SimpleNamespace(ephemeral=True), SimpleNamespace(is_done=lambda: True)
        return SimpleNamespace(id=number, message=SimpleNamespace(id=7, flags=flags), extras={}, response=response)

    kept = Kept(Tasks(), Health(lambda: 0.0), first=0.0)
    older, newer, through, failing = pressed(1), pressed(2), asyncio.Event(), asyncio.Event()
    shown = []

    async def show_older() -> None:
        await through.wait()
        shown.append(1)

    async def show_newer() -> None:
        if 1 not in shown:
            failing.set()
            raise ConnectionResetError
        shown.append(2)

    await kept.failed(older, show_older, ConnectionResetError())
    await asyncio.sleep(0)
    kept.pressed_on(newer)
    await kept.failed(newer, show_newer, ConnectionResetError())
    await failing.wait()
    through.set()
    await asyncio.gather(*kept.background.running)
    assert shown == [1, 2]
    assert kept.answers == {}


class Wire:
    """Discord behind a line that answers as it was told."""

    def __init__(self, *answers: tuple[int, int] | Exception) -> None:
        self.answers = list(answers)

    @asynccontextmanager
    async def request(self, *_: object, **__: object) -> AsyncIterator[object]:
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        yield _Response(*answer)


class _Response:
    reason = ""

    def __init__(self, status: int, code: int) -> None:
        self.status, self.code, self.headers = status, code, {"content-type": "application/json"}

    async def text(self, encoding: str = "utf-8") -> str:
        return f'{{"code": {self.code}, "message": "", "interaction": {{"id": "1"}}}}'


async def _no_sleep(_: float) -> None:
    return None


@pytest.mark.parametrize(
    ("answers", "arrived"),
    [
        ([(502, 0), (400, 40060)], True),
        ([aiohttp.ServerDisconnectedError(), (400, 40060)], True),
        ([ConnectionResetError(), (502, 0), (200, 0)], True),
        ([(400, 40060)], False),
        ([aiohttp.ServerDisconnectedError(), (404, 10062)], False),
    ],
)
async def test_who_has_answered(
    answers: list[tuple[int, int] | Exception], arrived: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An interaction that has its answer after one of ours may have arrived has ours; else it was another's."""
    monkeypatch.setattr(asyncio, "sleep", _no_sleep)
    route = Route("POST", "/interactions/{webhook_id}/{webhook_token}/callback", webhook_id=1, webhook_token="t")
    asking = Answers().request(route, Wire(*answers), payload={})
    if arrived:
        assert await asking
    else:
        with pytest.raises(discord.HTTPException):
            await asking
