"""Tables that nobody looks after: lobbies that wait, by their buttons and their timers; threads lost while the bot was
off; deeds that never succeed."""

from __future__ import annotations

import pytest

from bot.outbox import errands
from bot.store import DeedRow, Writing
from playground import threads
from tests.e2e.house import House

DAY = 24.0


async def test_a_waiting_lobby_is_kept_and_closed_by_its_buttons(house: House) -> None:
    red, blue = house.people["Red"], house.people["Blue"]
    await (await red.slash("table open", title="karnag")).done()
    home = (await house.table()).home
    for someone in (red, blue):
        someone.go(str(home))
    await house.later(14 * DAY + 1)
    asked = await red.waits_for("has not started for 14 days")
    assert asked.pinged == ["Red"]
    assert asked.labels == ["Keep it open", "Close it"]
    assert "Red" in (await blue.click(asked, "Keep it open")).text, "the host is named to who may not"
    assert asked.labels == ["Keep it open", "Close it"]
    await red.click(asked, "Keep it open")
    await house.calm()
    assert "stays open for 14 more days" in asked.text
    assert asked.labels == []
    await house.later(13 * DAY)
    assert (await house.table()).status == "lobby", "a week of silence is over, and it was kept"
    await house.later(2 * DAY)
    assert (await house.table()).status == "closed"


async def test_a_waiting_lobby_is_closed_by_its_button(house: House) -> None:
    red = house.people["Red"]
    await (await red.slash("table open", title="karnag")).done()
    red.go(str((await house.table()).home))
    await house.later(14 * DAY + 1)
    asked = await red.waits_for("has not started for 14 days")
    await red.click(asked, "Close it")
    await house.calm()
    assert "Table 1 is closed." in asked.text
    assert asked.labels == []
    assert (await house.table()).status == "closed"


async def test_nobody_is_asked_about_a_lobby_that_was_closed(house: House) -> None:
    red = house.people["Red"]
    await (await red.slash("table open", title="karnag")).done()
    red.go(str((await house.table()).place))
    await red.slash("table close")
    assert (await house.table()).status == "closed"
    for _ in range(3):
        await house.later(14 * DAY + 1)
        assert await house.posts("request") == []
        assert (await house.table()).status == "closed"


async def test_a_thread_deleted_while_the_bot_was_off_is_found_when_a_post_goes_there(house: House) -> None:
    await house.open_table("karnag", 2)
    table, world = await house.table(), house.playground.world
    await house.stop_bot()
    threads.delete_channel(world, world.channel(str(table.place)))
    await house.start_bot()
    (awaited,) = await house.awaited()
    for someone in house.people.values():
        someone.go(str(table.home))
    await house.bot.worker.do(house.tables.play, "999", 1, int(awaited.id), "place N4")
    notice = await awaited.waits_for("is deleted. Nothing is lost")
    await awaited.click(notice, "New thread")
    await house.calm()
    moved = await house.table()
    assert moved.place not in (table.place, table.home)
    (other,) = await house.awaited()
    other.go(str(moved.place))
    call = await other.waits_for("your move")
    assert (await other.click(call, "Your move")).text


async def test_a_deed_that_always_fails_is_given_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried a dozen times, five minutes apart, and never again."""
    await house.open_table("karnag", 2)
    tried: list[int] = []

    async def fails(deed: DeedRow, _: object) -> bool:
        tried.append(deed.tries)
        return False

    monkeypatch.setitem(house.bot.deeds._doing, "look", fails)

    def want(session: Writing) -> None:
        session.put(DeedRow(kind="look", table=1, target=7))

    await house.bot.worker.change(want)
    for _ in range(errands.TRIES + 4):
        await house.calm()
        house.playground.world.clock.advance(errands.RETRY + 1)
        house.bot.deeds.wake({7})
    await house.calm()
    assert tried == list(range(errands.TRIES))
    assert await house.bot.worker.look(lambda session: session.deeds()) == []
