"""Somebody at six tables: one ring in the morning, two steps to a table that waits, one to the next."""

from __future__ import annotations

import random
from itertools import zip_longest
from zoneinfo import available_timezones

import discord
import pytest

from bot.cli.soaking.people import controls
from bot.features.settings.choices import HOMES, guessed_zone
from bot.store import ClockRow, Reading
from bot.store.notes import settings_of
from bot.ui.ids import read_id
from playground.people import Person
from playground.seen import Seen
from rules.core.players import random_choice
from tests.e2e.house import House
from tests.e2e.test_days import Pings

TABLES = 6


async def line_for(house: House, person: Person, table: int) -> str:
    action = random_choice(await house.legal(person, table), random.Random(1))
    words = [f"{field} {getattr(action, field) or '-'}" for field in action.__struct_fields__]
    return " ".join([type(action).__name__.lower(), *words])


async def hand_over(house: House, table: int, to: Person) -> None:
    while (awaited := await house.awaited(table)) != [to]:
        line = await line_for(house, awaited[0], table)
        answer = await awaited[0].slash("do", line=line, table=str(table))
        assert "✅" in answer.text


async def six_tables(house: House) -> None:
    """All of them wait for Blue, the third with a clock."""
    red, blue = house.people["Red"], house.people["Blue"]
    home = red.place
    for table in range(1, TABLES + 1):
        red.go(home)
        await (await red.slash("table open", title="karnag", where="thread")).done()
        card = await red.waits_for(f"table {table}")
        await blue.click(card, "Join")
        if table == 3:
            page = await red.click(card, "Clock")
            await red.click(page.message, "Fast: 24 h + 4 h")
        await house.calm()
        await red.click(card, next(label for label in card.labels if label.startswith("Start")))
        await house.calm()
        await house.later(0.01)
    for table in range(1, TABLES + 1):
        await hand_over(house, table, blue)
        await house.later(0.01)


def clocks_of(session: Reading, table: int) -> list[ClockRow]:
    return session.clocks(table)


async def by_urgency(house: House) -> list[int]:
    """The one with a clock, then those that have waited longest."""
    waits = {}
    for table in range(1, TABLES + 1):
        rows = await house.bot.worker.look(clocks_of, table)
        waits[table] = next(row.asked for row in rows if row.asked is not None)
    return sorted(waits, key=lambda table: (table != 3, waits[table]))


def buttons(seen: Seen) -> list[str]:
    return [label for label in seen.labels if label.startswith("Karnag ")]


async def test_one_ring_two_steps_and_then_one(house: House) -> None:
    pings = Pings(house)
    red, blue = house.people["Red"], house.people["Blue"]
    await house.settle("Blue", quiet="13:00-15:00", zone="UTC")  # it is half past one
    await six_tables(house)
    assert [name for name, _ in pings.take() if name == "Blue"] == []
    await house.later(1.5)
    ((name, text),) = pings.take()
    assert name == "Blue"
    assert "Karnag, table 3" in text, "the only one with a clock is the most urgent"
    place = str((await house.table(3)).place)
    call = next(seen for seen in blue.sees(place) if "6 tables wait" in seen.labels)
    assert call.text == text
    assert not any(f"table {other}" in call.text for other in range(1, TABLES + 1) if other != 3)

    # The button of the call, or /games from anywhere: the tables by urgency, a button each.
    blue.go(place)
    waiting = await blue.click(call, "6 tables wait")
    order = await by_urgency(house)
    assert len(order) == TABLES
    assert buttons(waiting.message) == [f"Karnag {table}" for table in order]
    home = red.place
    for table in order:  # from the channel of none of them
        blue.go(home)
        listed = await blue.slash("games")
        assert buttons(listed.message) == buttons(waiting.message)
        assert "waits for you since <t:" in listed.text
        assert "⏳ until <t:" in listed.text
        panel = (await blue.click(listed.message, f"Karnag {table}")).message
        assert decides(panel) == {table}, "two steps to where a table that waits is decided"
    assert set(await waiting_tables(house, blue)) == set(order), "so far nothing was decided"

    # After a move the next table that waits is one step away, offered and not pushed.
    blue.go(str((await house.table(order[0])).place))
    page = (await blue.slash("turn")).message
    for count, (table, following) in enumerate(zip_longest(order, order[1:])):
        assert decides(page) == {table}
        while table in await waiting_tables(house, blue):
            id, values = controls(page)[0]
            answer = await (blue.select(page, id, values[0]) if values else blue.click(page, id))
            page = answer.message
        left = [label for label in page.labels if label.startswith("Next")]
        if following is None:
            assert left == []
        else:
            assert left == [f"Next: Karnag {following} ({TABLES - 1 - count})"]
            page = (await blue.click(page, left[0])).message
    assert red.name not in [name for name, text in pings.take() if "tables wait" in text]


def decides(page: Seen) -> set[int]:
    """At which tables something can be decided on a page."""
    found = [read_id(id) for id, _ in controls(page)]
    return {one.table for one in found if one is not None}


async def waiting_tables(house: House, person: Person) -> list[int]:
    return [table for table in range(1, TABLES + 1) if person in await house.awaited(table)]


async def test_the_card_names_who_is_awaited_and_since_when(house: House) -> None:
    await house.open_table("karnag", 3)
    world = house.playground.world
    for _ in range(8):
        (person,) = await house.awaited()
        await person.slash("do", line=await line_for(house, person, 1))
        await house.calm()
        begun = int(world.clock.now())
        await house.later(2)
        (person,) = await house.awaited()
        (card,) = await house.posts("card")
        line = next(line for line in card.body.lines if line.startswith("▶️"))
        assert person.name in line
        assert line.endswith(f"since <t:{begun}:R>") or (await house.table()).lines < 3
        assert card.sent == card.wanted


async def test_finished_tables_stand_on_a_page_of_their_own(house: House) -> None:
    """However many there are: a running table is never pushed out."""
    red = house.people["Red"]
    await house.open_table("karnag", 2)

    def finish(count: int) -> None:
        with house.tables.writing() as session:
            table = session.table(1)
            assert table is not None
            seats = session.seats(1)
            for number in range(count):
                table.id, table.status, table.place = 0, "over", 900 + number
                session.put(table)
                for seat in seats:
                    seat.table, seat.awaited = table.id, False
                    session.put(seat)

    await house.bot.worker.do(finish, 30)
    page = await red.slash("games")
    assert page.text.count("Karnag, table") == 1
    over = await red.click(page.message, "Finished (30)")
    assert over.text.count("Karnag, table") == 12
    assert "table 31" in over.text, "the newest first"
    more = await red.click(over.message, "More")
    more = await red.click(more.message, "More")
    assert more.text.count("Karnag, table") == 6
    assert "Karnag 1" in (await red.click(more.message, "Your tables")).message.labels


# --- asked once ----------------------------------------------------------------------------------


def test_every_locale_of_discord_has_a_zone() -> None:
    locales = {locale.value for locale in discord.Locale}
    assert locales == set(HOMES)
    assert set(HOMES.values()) <= available_timezones()
    assert guessed_zone("tlh") == "UTC"


@pytest.mark.parametrize("tap", ["guess", "menu", "skip"])
async def test_quiet_hours_are_asked_once_and_take_one_tap(house: House, tap: str) -> None:
    red, blue = house.people["Red"], house.people["Blue"]
    blue.locale = "de"
    await (await red.slash("table open", title="karnag")).done()
    card = await red.waits_for("table 1")
    joined = await blue.click(card, "Join")
    assert "Wann schläfst du?" in joined.text
    if tap == "guess":
        answer = await blue.click(joined.message, "23:00-07:00, Europe/Berlin")
        assert "✅ Ruhezeit 23:00-07:00, Europe/Berlin" in answer.text
    elif tap == "menu":
        answer = await blue.select(joined.message, "Eine andere Zeitzone", "Asia/Tokyo")
        assert "Asia/Tokyo" in answer.text
    else:
        answer = await blue.click(joined.message, "Jetzt nicht")
        assert "Nichts ist eingestellt" in answer.text
    chosen = await house.bot.worker.look(settings_of, int(blue.id))
    zones = {"guess": "Europe/Berlin", "menu": "Asia/Tokyo", "skip": ""}
    assert (chosen.zone, chosen.quiet) == (zones[tap], "" if tap == "skip" else "23:00-07:00")
    await blue.click(card, "Options")
    await (await blue.slash("table leave")).done()
    again = await blue.click(card, "Join")
    assert "Wann schläfst du?" not in again.text, "once"
