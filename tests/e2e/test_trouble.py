"""Wrong people, old buttons, double clicks, lost answers, odd names, missing permissions."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from bot.outbox.posts import Posts
from bot.ui.ids import OLD
from playground import components, moderation, threads
from playground.people import Person
from rules.core import verify
from rules.core.players import random_choice
from rules.karnag.actions import Place
from tests.e2e.house import PATIENCE, House


def public(person: Person) -> list[str]:
    return [seen.text for seen in person.sees() if not seen.ephemeral]


async def test_people_who_may_not(house: House) -> None:
    await house.open_table("karnag", 3)
    (right,) = await house.awaited()
    wrong = next(house.people[name] for name in ("Red", "Blue", "Yellow") if house.people[name] is not right)
    passer_by = house.people["Purple"]
    before = public(right)
    answer = await wrong.slash("do", line="place N4")
    assert f"{right.name} decides first" in answer.text
    assert answer.message.ephemeral
    answer = await passer_by.slash("do", line="place N4")
    assert "do not sit" in answer.text
    call = await right.waits_for("your move")
    card = await passer_by.click(call, "Your move")
    assert "You are watching" in card.text
    assert "Board" in card.message.labels
    other = await wrong.click(call, "Your move")
    assert "Not now" in other.text
    assert await passer_by.autocomplete("karnag place", "square", "") == []
    assert await wrong.autocomplete("karnag place", "square", "") == []
    assert len(await right.autocomplete("karnag place", "square", "")) == 16
    assert public(right) == before
    assert (await house.table()).lines == 1


async def test_refusals_name_the_rule_and_what_works(house: House) -> None:
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    await person.slash("karnag place", square="N4")
    (person,) = await house.awaited()
    answer = await person.slash("karnag place", square="N4")
    assert "⛔ A druid stands on N4." in answer.text
    assert "K-3:" in answer.text
    assert "Works:" in answer.text
    assert answer.message.ephemeral
    unread = await person.slash("karnag place", square="N77")
    assert 'I cannot read "N77"' in unread.text
    assert "Works:" in unread.text
    unread = await person.slash("karnag place", square="N133")
    assert "Did you mean N13?" in unread.text
    rule = await person.click(answer.message, "Rule K-3")
    assert "K-3" in rule.text
    fresh = await person.click(answer.message, "Back to the move")
    assert "You have" in fresh.text
    assert fresh.message == answer.message, "the refusal turns into the panel"
    done = await person.click(unread.message, "Yes, N13")
    assert "✅ druid on N13" in done.text


async def test_an_old_panel_says_so_and_shows_the_fresh_one(house: House) -> None:
    """Two panels open on two devices: what one of them did makes the other old, also when the same is asked again."""
    await house.open_table("pebbles", 2)
    red, blue = house.people["Red"], house.people["Blue"]
    call = await red.waits_for("your move")
    one = (await red.click(call, "Your move")).message
    two = (await red.click(call, "Your move")).message
    three = (await blue.click(call, "Your move")).message
    await red.click(one, "m:pick:1:1:choose~3")
    answered = await red.click(two, "m:pick:1:1:choose~3")
    assert "You chose pebble 3." in answered.text
    assert (await house.table()).lines == 2
    await blue.slash("do", line="choose 1")
    lines = (await house.table()).lines
    while blue not in await house.awaited():
        for person in await house.awaited():
            await person.slash("do", line=_line((await house.legal(person))[-1]))
        lines = (await house.table()).lines
    house.tables.now = lambda: 2_000_000_000.0
    stale = await blue.click(three, "m:pick:1:1:choose~2")
    assert "This panel is old" in stale.text
    assert "Now asked: " in stale.text
    fresh = await blue.click(stale.message, "Fresh panel")
    assert "You have" in fresh.text
    assert (await house.table()).lines == lines


async def test_a_panel_of_an_old_message_still_plays(house: House) -> None:
    """Its buttons say their verbs as they were once written."""
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    panel = (await red.click(await red.waits_for("your move"), "Your move")).message
    for part in components.walk(panel.json["components"]):
        for old, verb in OLD.items():
            if part.get("custom_id", "").startswith(f"m:{verb}:"):
                part["custom_id"] = part["custom_id"].replace(verb, old, 1)
    answered = await red.click(panel, "m:p:1:1:choose~3")
    assert "You chose pebble 3." in answered.text
    assert (await house.table()).lines == 2


def _line(action: Any) -> str:
    return " ".join([type(action).__name__.lower(), *(str(getattr(action, f)) for f in action.__struct_fields__)])


def _ids(message: object) -> list[str]:
    from playground import components

    parts = components.walk(message.json["components"])  # type: ignore[attr-defined]
    return [str(part["custom_id"]) for part in parts if part.get("custom_id")]


async def test_the_same_press_delivered_twice_is_one_move(house: House) -> None:
    await house.open_table("karnag", 2)
    house.playground.faults.deliver_twice = 1
    (person,) = await house.awaited()
    await person.slash("do", line="place N4")
    await house.calm()
    assert (await house.table()).lines == 2
    assert sum("N4" in line for line in public(person)[-2].splitlines()) == 1


async def test_a_double_click_is_one_move(house: House) -> None:
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    call = await person.waits_for("your move")
    panel = (await person.click(call, "Your move")).message
    menu = next(id for id in _ids(panel) if id.startswith("m:menu:"))
    first = await person.select(panel, menu, "N4", wait=False)
    second = await person.select(panel, menu, "N4", wait=False)
    await first.settled()
    await second.settled()
    assert (await house.table()).lines == 2


async def test_two_people_at_the_same_instant(house: House) -> None:
    await house.open_table("pebbles", 4)
    people = [house.people[name] for name in ("Red", "Blue", "Yellow", "Green")]
    answers = [await person.slash("do", line="choose 2", wait=False) for person in people]
    for answer in answers:
        await answer.settled()
    assert all("✅" in answer.text for answer in answers)
    table = await house.table()
    assert table.lines == 5
    await house.calm()


async def test_a_lost_answer_sends_no_second_post(house: House) -> None:
    await house.open_table("karnag", 2)
    chooser = random.Random(1)
    for _ in range(6):
        house.playground.faults.lost_answer(path="/channels/{channel_id}/messages", method="POST")
        (person,) = await house.awaited()
        action = random_choice(await house.legal(person), chooser)
        assert isinstance(action, Place)
        await person.slash("do", line=f"place {action.square}")
        await house.calm()
    posts = await house.posts()
    place, standing = await house.standing()
    wanted = [post for post in posts if not post.gone and post.channel == int(place)]
    assert len(standing) == len(wanted)


@pytest.mark.parametrize("after", [True, False])
async def test_a_crash_between_sending_and_noting(house: House, monkeypatch: pytest.MonkeyPatch, after: bool) -> None:
    """The bot dies right after a message went out, before it is noted; also past Discord's nonce window."""
    await house.open_table("karnag", 2)
    chooser = random.Random(4)
    original = Posts._note
    for _ in range(5):
        died = asyncio.Event()
        loop = asyncio.get_running_loop()

        def dying(
            self: Posts, *args: object, _died: asyncio.Event = died, _loop: asyncio.AbstractEventLoop = loop
        ) -> None:
            _loop.call_soon_threadsafe(_died.set)
            raise MemoryError("the process dies here")

        monkeypatch.setattr(Posts, "_note", dying)
        (person,) = await house.awaited()
        action = random_choice(await house.legal(person), chooser)
        assert isinstance(action, Place)
        await person.slash("do", line=f"place {action.square}")
        await asyncio.wait_for(died.wait(), PATIENCE)
        monkeypatch.setattr(Posts, "_note", original)
        if after:
            house.playground.world.clock.advance(3600)
        await house.restart_bot()
        await house.calm()
    posts = await house.posts()
    place, standing = await house.standing()
    assert sorted(int(m["id"]) for m in standing) == sorted(
        post.message for post in posts if post.message is not None and post.channel == int(place)
    )


async def test_a_restart_in_mid_turn_keeps_panel_and_buttons(house: House) -> None:
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    call = await person.waits_for("your move")
    panel = (await person.click(call, "Your move")).message
    menu = next(id for id in _ids(panel) if id.startswith("m:menu:"))
    await house.restart_bot()
    done = await person.select(panel, menu, "N4")
    assert "✅" in done.text
    await house.restart_bot()
    back = await person.click(done.message, "Undo")
    assert "Taken back" in back.text
    assert (await house.awaited()) == [person]


async def test_undo_by_button_and_request(house: House) -> None:
    await house.open_table("karnag", 2)
    (first,) = await house.awaited()
    await first.slash("do", line="place N4")
    (second,) = await house.awaited()
    await second.slash("do", line="place N5")
    refused = await first.slash("undo")
    assert "on your own any more: since your step" in refused.text
    assert f"Ask {second.name} to allow it" in refused.message.labels
    asked = await first.click(refused.message, f"Ask {second.name} to allow it")
    assert "asked" in asked.text
    request = await second.waits_for("asks to take back")
    assert request.pinged == [second.name]
    stranger = await house.people["Purple"].click(request, "Agree")
    assert "do not sit" in stranger.text
    assert stranger.message.ephemeral
    await second.click(request, "Agree")
    await second.waits_for("Agreed")
    await house.calm()
    assert (await house.awaited()) == [first]
    assert "~~" in "\n".join(public(first))
    verify(await house.bot.worker.do(house.tables.record, 1))


async def test_odd_names_do_no_harm(house: House) -> None:
    red = house.people["Red"]
    odd = "**@everyone** `x` <@1> \u202e\u0007 [a](http://b) # h"
    house.playground.world.users[red.id]["global_name"] = odd
    await red.slash("table open", title="karnag", where="here", name="||spoiler|| @here")
    card = await red.waits_for("table 1")
    assert card.pinged == []
    text = card.text
    assert "@everyone" not in text
    assert "<@1>" not in text
    assert "\u202e" not in text
    assert "@here" not in text


async def test_a_deleted_thread_is_not_the_end(house: House) -> None:
    """The game is told of at home, goes on there, and nobody is called twice for one wait."""
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    table = await house.table()
    threads.delete_channel(house.playground.world, house.playground.world.channel(str(table.place)))
    for someone in house.people.values():
        someone.go(str(table.home))
    await house.bot.worker.do(house.tables.play, "999", 1, int(person.id), "place N4")
    notice = await person.waits_for("is deleted. Nothing is lost")
    answer = await house.people["Purple"].click(notice, "Go on here")
    assert "do not sit" in answer.text
    answer = await person.click(notice, "Go on here")
    assert "goes on here" in answer.text
    await house.calm()
    (other,) = await house.awaited()
    call = await other.waits_for("your move")
    panel = await other.click(call, "Your move")
    assert "You have" in panel.text
    assert (await other.slash("do", line="place N5")).text.startswith("✅")


async def test_no_permission_to_write_is_told_to_the_host_and_posts_wait(house: House) -> None:
    await house.open_table("karnag", 2, where="here")
    world, red = house.playground.world, house.people["Red"]
    channel = world.channel(red.place)
    moderation.allow(world, channel, world.bot_id, "SEND_MESSAGES", False)
    (person,) = await house.awaited()
    await person.slash("do", line="place N4")
    red.go(red.open_dm())
    told = await red.waits_for("I can no longer write")
    assert "(Send Messages). The game is safe" in told.text
    assert told.labels == ["Try again", "Move the table"]
    moderation.allow(world, channel, world.bot_id, "SEND_MESSAGES", True)
    await house.calm()
    (other,) = await house.awaited()
    assert (await other.waits_for("your move", channel)).pinged == [other.name]


async def test_no_permission_to_attach_files_gives_text(house: House) -> None:
    world = house.playground.world
    channel = world.channel(house.people["Red"].place)
    moderation.allow(world, channel, world.bot_id, "ATTACH_FILES", False)
    await house.open_table("karnag", 2, where="here")
    begin = await house.people["Red"].waits_for("begins")
    assert "Attach Files is missing" in begin.text
    assert begin.json["attachments"] == []


async def test_watching_adds_to_the_thread(house: House) -> None:
    await house.open_table("karnag", 2)
    green = house.people["Green"]
    assert "You follow" in (await green.slash("watch", how="phase")).text
    place = str((await house.table()).place)
    assert green.id in house.playground.world.thread_members[place]
    world = house.playground.world
    moderation.allow(world, world.channel(str((await house.table()).home)), world.bot_id, "MANAGE_THREADS", False)
    assert "Manage Threads" in (await green.slash("watch", how="stop")).text, (
        "Discord lets only moderators take others out"
    )
    moderation.allow(world, world.channel(str((await house.table()).home)), world.bot_id, "MANAGE_THREADS", True)
    assert "do not follow" in (await green.slash("watch", how="stop")).text
    assert green.id not in world.thread_members[place]


async def test_bad_tables_are_told(house: House) -> None:
    red = house.people["Red"]
    answer = await red.slash("table open", title="nonsense")
    assert "no game called" in answer.text
    answer = await red.slash("table open", options={"title": "karnag", "seats": 5, "options": "dance=1"})
    assert "There are these options" in answer.text


async def test_the_same_person_cannot_play_two_titles_commands(house: House) -> None:
    await house.open_table("pebbles", 2)
    answer = await house.people["Red"].slash("karnag place", square="N4")
    assert "This is a Pebbles table" in answer.text


async def test_a_second_table_in_the_same_channel(house: House) -> None:
    red = house.people["Red"]
    await red.slash("table open", title="karnag", where="here")
    await house.calm()
    again = await red.slash("table open", title="karnag", where="here")
    assert "Table 1 is here already" in again.text
    thread = await red.slash("table open", title="karnag")
    await thread.done()
    assert "Table 2 is open" in thread.text
    games = await red.slash("games")
    assert "table 1" in games.text
    assert "table 2" in games.text


async def test_looking(house: House) -> None:
    await house.open_table("karnag", 2)
    passer_by, (person,) = house.people["Green"], await house.awaited()
    await person.slash("do", line="place N4")
    log = await passer_by.slash("log", full=True)
    assert "N4" in log.text
    board = await (await passer_by.slash("board", show="text")).done()
    assert "N4" in board.text
    picture = await (await passer_by.slash("board")).done()
    assert picture.message.picture().startswith(b"\x89PNG")
    assert "Karnag" in picture.message.alt_texts[0]
    zoom = await (await passer_by.slash("board", show="gate")).done()
    assert zoom.message.picture() != picture.message.picture()
    assert "There is no moon" in (await passer_by.slash("board", show="moon")).text
    rules = await passer_by.slash("rules", find="K-104")
    assert "jumped" in rules.text
    words = await passer_by.slash("rules", find="cauldron brews")
    assert "K-107" in words.text
    none = await passer_by.slash("rules", find="spaceship")
    assert "No rule" in none.text
    hand = await passer_by.slash("hand")
    assert "do not sit" in hand.text
    assert "hand" in (await person.slash("hand")).text
    record = await passer_by.slash("export")
    assert "still running" in record.text
    info = await passer_by.slash("table info")
    assert "Fairness seal" in info.text


async def test_threads_of_running_games_are_shown_as_long_as_discord_lets_them(house: House) -> None:
    """Also the one that takes the place of a deleted one, and one from before threads were kept longest."""
    await house.open_table("karnag", 2)
    world, (person,) = house.playground.world, await house.awaited()

    def shown() -> dict[str, Any]:
        made: dict[str, Any] = world.channel(str(place))["thread_metadata"]
        return made

    place = (await house.table()).place
    assert shown()["auto_archive_duration"] == 10080
    thread: Any = house.bot.get_channel(place)
    await thread.edit(archived=True, auto_archive_duration=1440)
    await house.bot.worker.do(house.tables.play, "998", 1, int(person.id), "place N4")
    await house.calm()
    assert (shown()["archived"], shown()["auto_archive_duration"]) == (False, 10080)
    threads.delete_channel(world, world.channel(str(place)))
    for someone in house.people.values():
        someone.go(str((await house.table()).home))
    (person,) = await house.awaited()
    await house.bot.worker.do(house.tables.play, "999", 1, int(person.id), "place N5")
    notice = await person.waits_for("is deleted. Nothing is lost")
    await person.click(notice, "New thread")
    await house.calm()
    place = (await house.table()).place
    assert shown()["auto_archive_duration"] == 10080
