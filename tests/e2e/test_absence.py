"""People who vanish, by commands and buttons: votes, stand-ins, pauses, sleep, lost places, people who leave."""

from __future__ import annotations

import pytest

from bot.features.play import service as play
from playground import moderation, threads
from playground.people import Person
from rules.core import verify
from tests.e2e.house import House

HOUR, DAY = 1.0, 24.0


def others(house: House, people: int, absent: Person) -> list[Person]:
    names = ("Red", "Blue", "Yellow", "Green", "Purple")[:people]
    return [house.people[name] for name in names if house.people[name] is not absent]


async def test_a_vanished_player_is_replaced_by_vote_and_comes_back(house: House) -> None:
    await house.open_table("karnag", 3)
    (absent,) = await house.awaited()
    first, second = others(house, 3, absent)
    soon = await first.slash("table vote", what="replace")
    assert "nobody is hurried" in soon.text
    stranger = house.people["Purple"]
    assert "do not sit" in (await stranger.slash("table vote", what="replace")).text
    await house.later(25 * HOUR)
    assert "asked" in (await first.slash("table vote", what="replace")).text
    vote = await first.waits_for("what shall happen")
    assert sorted(vote.pinged) == sorted([first.name, second.name]), "not the absent person"
    assert "You do not sit here" in (await stranger.click(vote, "Computer plays on: 0")).text
    assert "your own seat" in (await absent.click(vote, "Computer plays on: 0")).text
    await first.click(vote, "Computer plays on: 0")
    await house.calm()
    await second.click(vote, "Computer plays on: 1")
    await house.calm()
    assert "2 of 2: the computer plays on" in vote.text
    assert vote.labels == []
    back = await absent.slash("table join")
    assert "You play" in back.text
    await absent.waits_for("is back in the seat")
    assert "🤖" in (await first.slash("table info")).text, "who sat where is kept"
    await house.calm()
    verify(await house.bot.worker.do(house.tables.record, 1))


async def test_resigning_is_asked_first_and_the_seat_can_be_taken(house: House) -> None:
    await house.open_table("karnag", 3)
    red, purple = house.people["Red"], house.people["Purple"]
    asked = await red.slash("table resign")
    assert asked.message.labels == ["Resign", "Find a stand-in", "Stay"]
    stays = await red.click(asked.message, "Stay")
    assert "You stay" in stays.text
    asked = await red.slash("table resign")
    await red.click(asked.message, "Resign")
    offer = await purple.waits_for("resigns")
    assert offer.pinged == []
    taken = await purple.click(offer, "Take this seat")
    assert "Red now" in taken.text
    await house.calm()
    assert offer.labels == []
    assert "All seats are taken" in (await red.slash("table join")).text


async def test_a_stand_in_by_invitation(house: House) -> None:
    await house.open_table("pebbles", 3)
    red, purple = house.people["Red"], house.people["Purple"]
    wrong = await red.slash("table replace", options={"seat": 0, "member": purple, "until": "someday"})
    assert "cannot read" in wrong.text
    await red.slash("table replace", options={"seat": 0, "member": purple, "until": "3"})
    invitation = await purple.waits_for("would you play on for")
    assert invitation.pinged == ["Purple"]
    assert "Somebody else was asked" in (await house.people["Green"].click(invitation, "Accept")).text
    await purple.click(invitation, "Accept")
    await house.calm()
    assert "plays on for" in invitation.text
    assert (await purple.slash("do", line="choose 1")).text.startswith("✅")
    await house.later(4 * DAY)
    await red.waits_for("is back in the seat")


async def test_a_pause_by_agreement(house: House) -> None:
    await house.open_table("karnag", 2)
    red, blue = house.people["Red"], house.people["Blue"]
    (awaited,) = await house.awaited()
    calls = len(awaited.pings())
    await red.slash("table pause", until="7")
    vote = await blue.waits_for("asks to pause until")
    assert vote.pinged == ["Blue"]
    await blue.click(vote, "Agree: 1")
    await house.calm()
    assert "⏸️ Paused until" in vote.text
    refused = await awaited.slash("do", line="place N4")
    assert "paused" in refused.text
    assert "You do not sit" in (await house.people["Green"].slash("table resume")).text
    resumed = await awaited.click(refused.message, "Resume")
    assert "goes on" in resumed.text
    await house.calm()
    assert (await awaited.slash("do", line="place N4")).text.startswith("✅")
    pings = [ping for ping in awaited.pings() if "your move" in ping.text]
    assert len(pings) <= calls, "nobody was called again for the same wait"


async def test_a_table_sleeps_and_wakes(house: House) -> None:
    await house.open_table("karnag", 2)
    place = str((await house.table()).place)
    red = house.people["Red"]
    await house.later(15 * DAY)
    post = await red.waits_for("sleeps")
    assert post.pinged == []
    world = house.playground.world
    await red.waits_until(lambda: bool(world.channel(place)["thread_metadata"]["archived"]))
    await house.restart_bot()
    await house.later(90 * DAY)
    assert world.channel(place)["thread_metadata"]["archived"]
    assert "do not sit" in (await house.people["Green"].click(post, "Wake it")).text
    assert "awake" in (await red.click(post, "Wake it")).text
    await house.calm()
    assert "wakes table" in post.text
    assert not world.channel(place)["thread_metadata"]["archived"]
    (awaited,) = await house.awaited()
    assert (await awaited.slash("do", line="place N4")).text.startswith("✅")


async def test_a_deed_that_was_not_done_before_a_crash_is_done_after_it(house: House) -> None:
    """The thread of a game that has ended is archived after seven quiet days, and not while people talk there."""
    await house.open_table("karnag", 2)
    world, red = house.playground.world, house.people["Red"]
    thread = world.channel(str((await house.table()).place))
    thread["thread_metadata"]["archive_timestamp"] = "2036-01-01T00:00:00+00:00"  # Discord does not come before us
    threads.watch(world, thread)
    await red.slash("table end")

    async def dying(*_: object) -> bool:
        raise MemoryError("the process dies here")

    await house.later(5 * DAY)
    red.say("What a game.")
    await house.heard()
    await house.later(3 * DAY)
    assert not thread["thread_metadata"]["archived"], "somebody has written there"
    house.bot.deeds._doing["archive"] = dying
    await house.later(5 * DAY)
    assert not thread["thread_metadata"]["archived"]
    await house.restart_bot()
    await house.later(1)
    house.bot.deeds.lanes.wake_all()
    await red.waits_until(lambda: bool(thread["thread_metadata"]["archived"]))


async def test_a_new_thread_for_a_lost_one(house: House) -> None:
    """First press wins, nobody is called twice, and what was asked in the old thread is found in the new one."""
    await house.open_table("karnag", 2)
    table, world = await house.table(), house.playground.world
    (awaited,) = await house.awaited()
    threads.delete_channel(world, world.channel(str(table.place)))
    for someone in house.people.values():
        someone.go(str(table.home))
    notice = await awaited.waits_for("is deleted. Nothing is lost")
    assert notice.labels == ["Go on here", "New thread", "End the game"]
    assert "do not sit" in (await house.people["Green"].click(notice, "New thread")).text
    assert "gets a new thread" in (await awaited.click(notice, "New thread")).text
    await house.calm()
    moved = await house.table()
    assert moved.place not in (table.place, table.home)
    assert notice.labels == []
    awaited.go(str(moved.place))
    call = await awaited.waits_for("your move")
    assert call.pinged == [], "that wait was called before"
    assert (await awaited.slash("do", line="place N4")).text.startswith("✅")


async def test_a_channel_that_is_gone(house: House) -> None:
    """Each player hears of it privately; /games brings the table to another channel."""
    await house.open_table("karnag", 2)
    table, world = await house.table(), house.playground.world
    threads.delete_channel(world, world.channel(str(table.home)))
    red = house.people["Red"]
    await house.calm()
    for name in ("Red", "Blue"):
        person = house.people[name]
        assert "Nothing is lost" in (await person.waits_for("was deleted", person.open_dm())).text
    red.go("general")
    games = await red.slash("games")
    assert "without a place" in games.text
    assert "goes on here" in (await red.click(games.message, "Bring table 1 here")).text
    await house.calm()
    (awaited,) = await house.awaited()
    awaited.go("general")
    assert (await awaited.slash("do", line="place N4")).text.startswith("✅")


async def test_a_locked_thread_is_as_permission_lost(house: House) -> None:
    await house.open_table("karnag", 2)
    world, red = house.playground.world, house.people["Red"]
    thread = world.channel(str((await house.table()).place))
    (awaited,) = await house.awaited()
    moderation.lock_thread(world, thread)
    await house.bot.worker.do(house.tables.play, "991", 1, int(awaited.id), "place N4")
    red.go(red.open_dm())
    told = await red.waits_for("I can no longer write")
    assert "Manage Threads" in told.text
    assert (await house.table()).paused is not None, "clocks stand"
    where = await red.click(told, "Move the table")
    moved = await red.select(where.message, "Which channel", "#general")
    assert "goes on in" in moved.text
    await house.calm()
    assert (await house.table()).paused is None
    (other,) = await house.awaited()
    other.go("general")
    assert (await other.waits_for("your move")).pinged == [other.name]


async def test_trying_again_once_it_is_allowed(house: House) -> None:
    await house.open_table("karnag", 2, where="here")
    world, red = house.playground.world, house.people["Red"]
    channel = world.channel(red.place)
    house.bot.posts.retry = 3600.0
    moderation.allow(world, channel, world.bot_id, "SEND_MESSAGES", False)
    (person,) = await house.awaited()
    await person.slash("do", line="place N4")
    red.go(red.open_dm())
    told = await red.waits_for("I can no longer write")
    moderation.allow(world, channel, world.bot_id, "SEND_MESSAGES", True)
    assert "tried again" in (await red.click(told, "Try again")).text
    (other,) = await house.awaited()
    await house.calm()
    assert (await other.waits_for("your move", channel)).pinged == [other.name]
    assert (await house.table()).paused is None


async def test_a_call_deleted_by_hand_comes_again_without_a_mention(house: House) -> None:
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    call = await person.waits_for("your move")
    assert call.pinged == [person.name]
    house.moderator.go(call.channel_id)
    house.moderator.delete(call)
    again = await person.waits_for(lambda seen: "your move" in seen.text and seen.id != call.id)
    assert again.pinged == []


async def test_somebody_leaves_the_server(house: House) -> None:
    await house.open_table("karnag", 3)
    (absent,) = await house.awaited()
    first, second = others(house, 3, absent)
    home = str((await house.table()).home)
    absent.leave_server(house.playground.world.channel(home)["guild_id"])
    await house.later(25 * HOUR)
    notice = await first.waits_for("no longer in this server")
    assert notice.pinged == []
    await house.later(3 * DAY)
    vote = await first.waits_for("hall happen to the seat")
    assert sorted(vote.pinged) == sorted([first.name, second.name])
    absent.join_server(house.playground.world.channel(home)["guild_id"])
    absent.go(str((await house.table()).place))
    assert (await absent.slash("do", line="place N4")).text.startswith("✅"), "back in the server, back in the seat"
    await house.calm()
    assert vote.labels == []


async def test_being_forgotten(house: House) -> None:
    await house.open_table("pebbles", 3)
    red, blue = house.people["Red"], house.people["Blue"]
    page = await red.slash("privacy")
    data = await red.click(page.message, "Download")
    assert b'"tables"' in data.message.picture()
    sure = await red.click(page.message, "Forget me")
    done = await red.click(sure.message, "Yes, forget me")
    assert "Nothing about you" in done.text
    vote = await blue.waits_for("hall happen to the seat")
    assert "a former player" in vote.text
    assert "do not sit" in (await red.slash("hand")).text


async def test_our_own_failure_can_be_tried_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    call = await person.waits_for("your move")

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(play, "panel", broken)
        failed = await person.click(call, "Your move")
    assert "did not work" in failed.text
    panel = await person.click(failed.message, "Try again")
    assert "You have" in panel.text
