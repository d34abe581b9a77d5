"""Moderators: setup and what it changes, health, tables, rescue, seats, ending, data, being invited."""

from __future__ import annotations

import json

import pytest

from bot.store import StoreError
from bot.tables.health import Health
from bot.tables.rates import RATES
from playground import moderation, seed, threads
from playground.people import Answer, Person, Refused
from tests.e2e.house import House

DAY = 24.0
SERVER = ("setup", "status", "tables", "rescue", "remove", "seat", "rename", "pause", "end", "data")


async def test_only_moderators_are_offered_it(house: House) -> None:
    assert "server" not in {command["name"] for command in house.people["Red"].commands()}
    with pytest.raises(Refused):
        await house.people["Red"].slash("server status")
    offered = next(command for command in house.moderator.commands() if command["name"] == "server")
    assert {option["name"] for option in offered["options"]} == set(SERVER)


async def test_setup_by_menus_and_by_command(house: House) -> None:
    moderator, red = house.moderator, house.people["Red"]
    page = await moderator.slash("server setup")
    assert "✅ Attach Files: to show the board" in page.text
    assert "Helpful, not needed: Manage Threads" in page.text
    assert "Channel for tables: any channel" in page.text
    chosen = await moderator.select(page.message, "Channel for tables", "#general")
    general = chosen.text.split("Channel for tables: <#")[1].split(">")[0]
    await moderator.select(chosen.message, "Language of new tables", "German")
    await moderator.select(chosen.message, "Clock of new tables", "fast")
    page = await moderator.click(chosen.message, "No own threads")
    assert "Own thread for each table: no" in page.text
    assert "Language of new tables: German" in page.text
    elsewhere = await red.slash("table open", title="karnag")
    assert f"tables are opened in <#{general}>" in elsewhere.text
    red.go("general")
    await red.slash("table open", title="karnag")
    table = await house.table()
    assert (table.language, table.pace, table.place) == ("de", "fast", int(general))
    page = await moderator.slash("server setup", who="moderators", pace="none")
    assert "Who may open tables: moderators" in page.text
    refused = await red.slash("table open", title="karnag", where="thread")
    assert "moderators open the tables" in refused.text
    opened = await (await moderator.slash("table open", title="karnag", where="thread")).done()
    assert "Table 2 is open" in opened.text


async def test_no_permission_to_open_threads(house: House) -> None:
    world, red = house.playground.world, house.people["Red"]
    channel = world.channel(red.place)
    moderation.allow(world, channel, world.bot_id, "CREATE_PUBLIC_THREADS", False)
    refused = await red.slash("table open", title="pebbles", options={"name": "Sunday: round 1"})
    assert "I may not open a thread here (Create Public Threads)" in refused.text
    assert refused.message.labels == ["Play in this channel", "Show what to change", "Something is wrong here"]
    text = await red.click(refused.message, "Show what to change")
    assert "in #tables Menhir lacks" in text.text
    assert "Create Public Threads: to give each table a thread of its own" in text.text
    page = await house.moderator.slash("server setup")
    assert "⚠️ Missing: Create Public Threads" in page.text
    opened = await red.click(refused.message, "Play in this channel")
    assert "Table 1 is open" in opened.text
    table = await house.table()
    assert (table.place, table.name) == (int(channel["id"]), "Sunday: round 1"), "as it was asked for"


async def test_two_tables_in_one_channel(house: House) -> None:
    red = house.people["Red"]
    await red.slash("table open", title="karnag", where="here")
    again = await red.slash("table open", title="pebbles", where="here")
    assert "Table 1 is here already" in again.text
    opened = await red.click(again.message, "Open in a new thread")
    await opened.done()
    await house.calm()
    second = await house.table(2)
    assert second.title == "pebbles"
    assert second.place != second.home


async def test_health_and_tables(house: House) -> None:
    await house.open_table("karnag", 2)
    status = await house.moderator.slash("server status")
    assert "Tables: 1 running, 1 in all." in status.text
    assert "Posts that wait: 0." in status.text
    assert "Last call: <t:" in status.text
    assert "Nothing has failed" in status.text
    health = house.bot.services[Health]
    health.failed("timers", StoreError("database or disk is full"))
    health.failed("computers", KeyError("a hidden card"), "table 1")
    status = await house.moderator.slash("server status")
    assert "⚠️ Clocks and reminders: trouble since <t:" in status.text
    assert "tried again and again: database or disk is full" in status.text
    assert "⚠️ Computer players: trouble" in status.text
    assert "hidden" not in status.text
    assert "Nothing has failed" not in status.text
    health.well("timers")
    health.well("computers", "table 1")
    world = house.playground.world
    home = world.channel(str((await house.table()).home))
    moderation.allow(world, home, world.bot_id, "SEND_MESSAGES_IN_THREADS", False)
    (awaited,) = await house.awaited()
    await awaited.slash("do", line="place N4")
    await house.people["Red"].waits_for("I can no longer write", house.people["Red"].open_dm())
    status = await house.moderator.slash("server status")
    assert "⚠️ Table 1 waits" in status.text
    assert "⚠️ Missing: Send Messages in Threads" in status.text
    tables = await house.moderator.slash("server tables")
    assert "Karnag, table 1: ⚠️ I may not write there" in tables.text
    assert "There are none" in (await house.moderator.slash("server tables", show="sleeping")).text
    moderation.allow(world, home, world.bot_id, "SEND_MESSAGES_IN_THREADS", True)
    await house.calm()
    assert "decides" in (await house.moderator.slash("server tables", show="running")).text
    await house.moderator.slash("server rename", table=1, name="Sunday")
    await house.moderator.waits_for("table 1 · Sunday")


async def test_rescue_pause_and_end(house: House) -> None:
    await house.open_table("karnag", 2)
    world, moderator = house.playground.world, house.moderator
    threads.delete_channel(world, world.channel(str((await house.table()).place)))
    await house.calm()
    moderator.go("general")
    assert "goes on here" in (await moderator.slash("server rescue", table=1)).text
    assert (await house.table()).place == int(moderator.place)
    assert "There is no table" in (await moderator.slash("server rescue", table=77)).text
    offered = await moderator.autocomplete("server pause", "table", "")
    assert [choice["value"] for choice in offered] == [1]
    assert "is paused" in (await moderator.slash("server pause", table=1)).text
    assert "goes on" in (await moderator.slash("server pause", table=1, on=False)).text
    ending = await moderator.slash("server end", table=1)
    await house.people["Red"].waits_for("A moderator ends table 1", "general")
    await moderator.click(ending.message, "Do not end it")
    await house.later(2 * DAY)
    assert (await house.table()).status == "running"
    await moderator.slash("server end", table=1)
    await house.later(DAY + 1)
    assert (await house.table()).status == "closed"


async def test_a_person_is_taken_off_a_seat(house: House) -> None:
    await house.open_table("pebbles", 3)
    red, blue, green = (house.people[name] for name in ("Red", "Blue", "Green"))
    moderator = house.moderator.go(str((await house.table()).place))
    await moderator.slash("server remove", table=1, seat=0)
    await blue.waits_for("A moderator takes")
    vote = await blue.waits_for("hall happen to the seat")
    assert sorted(vote.pinged) == ["Blue", "Yellow"]
    assert "took you off" in (await red.slash("table join")).text
    await moderator.slash("server seat", options={"table": 1, "seat": 0, "member": green})
    invitation = await green.waits_for("would you play on for")
    await green.click(invitation, "Accept")
    await house.calm()
    assert vote.labels == [], "the question has answered itself"
    assert (await green.slash("do", line="choose 1")).text.startswith("✅")


async def test_the_data_of_a_server(house: House) -> None:
    await house.open_table("pebbles", 2)
    moderator = house.moderator
    data = json.loads((await moderator.slash("server data", what="export")).message.picture())
    assert [table["id"] for table in data["tables"]] == [1]
    assert "secret" not in data["tables"][0]
    asked = await moderator.slash("server data", what="delete")
    kept = await moderator.click(asked.message, "Keep it")
    assert "Nothing was deleted" in kept.text
    asked = await moderator.slash("server data", what="delete")
    assert "Deleted: 1 table and everything" in (await moderator.click(asked.message, "Delete everything")).text
    assert "There are none" in (await moderator.slash("server tables", show="all")).text
    assert "no table here" in (await house.people["Red"].slash("turn")).text


async def test_one_greeting_per_server(house: House) -> None:
    world = house.playground.world
    guild = seed.guild(world, "Young Wood", house.people["Red"].id)
    seed.join(world, guild, world.users[house.people["Red"].id])
    hall = seed.channel(world, guild, "hall", "")
    guild["system_channel_id"] = hall["id"]
    moderation.invite_bot(world, guild["id"])
    red = house.people["Red"]
    greeting = await red.waits_for("Menhir is here", hall)
    assert greeting.pinged == []
    assert not await house.bot.worker.do(house.tables.greet, int(guild["id"])), "never again"


async def test_a_host_who_is_gone(house: House) -> None:
    red, blue = house.people["Red"], house.people["Blue"]
    await (await red.slash("table open", title="pebbles", where="here")).done()
    card = await blue.waits_for("table 1")
    await blue.click(card, "Join")
    assert "Take over" not in (await blue.slash("table info")).message.labels
    assert "after 3 days" in (await _become_host(blue)).text
    await house.later(4 * DAY)
    info = await blue.slash("table info")
    assert "No sign of the host" in info.text
    assert "You are the host" in (await blue.click(info.message, "Take over as host")).text
    assert (await house.table()).host == int(blue.id)


async def _become_host(person: Person) -> Answer:
    return await person.slash("table host", member=person)


async def test_a_number_below_zero_is_no_table(house: House) -> None:
    """Not the table of the channel either."""
    await house.open_table("pebbles", 2)
    moderator = house.moderator.go(str((await house.table()).place))
    for number in (-1, -2, 0):
        assert "There is no table" in (await moderator.slash("server rename", table=number, name="Sunday")).text
    assert (await house.table()).name == ""


async def test_nothing_is_left_of_somebody_who_is_forgotten(house: House) -> None:
    """Neither stored nor in memory, not even that they asked for it; who comes again is met again."""
    await house.open_table("pebbles", 3)
    red, bot = house.people["Red"], house.bot
    person = int(red.id)
    asked = await red.click((await red.slash("privacy")).message, "Forget me")
    await house.later(2)  # the next press is a sign of life
    assert "Nothing about you" in (await red.click(asked.message, "Yes, forget me")).text
    await house.calm()
    assert await bot.worker.do(house.tables.data_of, person) == {"person": person}
    assert not [key for key in bot.signs.seen if key[0] == person]
    await red.slash("games")
    await house.calm()
    assert set(await bot.worker.do(house.tables.data_of, person)) == {"person", "settings"}


async def test_who_may_open_tables_holds_for_rematches_and_tours_too(house: House) -> None:
    red = house.people["Red"]
    await house.open_table("pebbles", 2)
    number = 500
    while awaited := await house.awaited():
        number, legal = number + 1, await house.legal(awaited[0])
        await house.bot.worker.do(house.tables.play, str(number), 1, int(awaited[0].id), legal[:1])
    assert (await house.table()).status == "over"
    await house.moderator.slash("server setup", who="moderators")
    for refused in (
        await red.slash("table open", title="pebbles"),
        await red.slash("table rematch"),
        await red.slash("tour", title="pebbles"),
    ):
        assert "moderators open the tables" in refused.text
    assert await house.bot.worker.look(lambda session: session.count_tables()) == 1
    await house.moderator.slash("server setup", who="everyone")
    opened = await (await red.slash("table rematch")).done()
    assert "Table 2 is open" in opened.text


async def test_rates_are_shown_and_a_refusal_leaves_no_thread(house: House) -> None:
    assert "How often" not in (await house.moderator.slash("server status")).text, "a local Discord has none"
    house.bot.tables.rates.rates = RATES
    status = await house.moderator.slash("server status")
    assert "open tables: 6 times within 1 h" in status.text
    assert status.text.count(" times within ") == len(RATES)
    red, world = house.people["Red"], house.playground.world
    for number in range(1, RATES["open"].times + 1):
        assert f"Table {number} is open" in (await (await red.slash("table open", title="pebbles")).done()).text
    channels = len(world.channels)
    refused = await red.slash("table open", title="pebbles")
    assert "It is possible again <t:" in refused.text
    assert len(world.channels) == channels
    await house.later(1.1)
    assert "is open" in (await (await red.slash("table open", title="pebbles")).done()).text
