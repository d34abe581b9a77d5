"""The first five minutes: people who never read anything, and everything on the playground's first post."""

from __future__ import annotations

from typing import Any

from playground import components
from playground.people import Person, Seen
from rules import GAMES
from rules.core.record import write
from tests.bot.tables.test_tables import Desk
from tests.e2e.house import House


async def test_open_join_start_and_a_first_move_in_a_few_taps(house: House) -> None:
    """Two people who press what is offered first; nothing is typed but `/table open`."""
    red, blue = house.people["Red"], house.people["Blue"]
    taps = {red.name: 0, blue.name: 0}

    async def tap(person: Person, message: Seen, label: str) -> Seen:
        taps[person.name] += 1
        answer = await person.click(message, label)
        return answer.message

    offered = await red.autocomplete("table open", "title", "")
    assert [choice["value"] for choice in offered] == list(GAMES)
    assert offered[0]["name"] == "Karnag · 2–5 players · gems, rays, creatures · about a week"
    await (await red.slash("table open", title=offered[0]["value"])).done()
    card = await blue.waits_for("table 1")
    await tap(blue, card, "Join")
    await house.calm()
    await tap(red, card, next(label for label in card.labels if label.startswith("Start")))
    place = str((await house.table()).place)
    await red.waits_for("begins", place)
    for person in (red, blue):
        person.go(place)
    for _ in range(2):
        await house.calm()
        (person,) = await house.awaited()
        before = (await house.table()).lines
        call = await person.waits_for(f"{person.mention} your move")
        panel = await tap(person, call, "Your move")
        for _ in range(6):
            if (await house.table()).lines > before:
                break
            panel = await first_choice(house, person, panel, taps)
        assert (await house.table()).lines > before, "a first move was made"
    assert max(taps.values()) <= 8, taps
    assert {person.name for person in (red, blue)} == set(taps)
    assert (await house.table()).status == "running"


async def first_choice(house: House, person: Person, panel: Seen, taps: dict[str, int]) -> Seen:
    """What somebody presses who reads nothing: the first button or the first entry of the first menu."""
    for part in components.walk(panel.json["components"]):
        id = str(part.get("custom_id") or "")
        if id.startswith("m:menu:"):
            taps[person.name] += 2
            chosen: Any = part["options"][0]["value"]
            return (await person.select(panel, id, chosen)).message
        if id.startswith(("m:pick:", "m:confirm:")) and not part.get("disabled"):
            taps[person.name] += 1
            return (await person.click(panel, id)).message
    raise AssertionError(panel.labels)


async def test_everything_on_the_first_post(house: House) -> None:
    yellow = house.people["Yellow"]
    first = await yellow.waits_for("This is a local Discord")
    assert first.labels == [*(game.title for game in GAMES.values()), "Hot seat", "Two-minute tour", "Load a record"]

    await (await yellow.click(first, "Two-minute tour")).done()
    await yellow.waits_for("tour, 1 of 6", str((await house.table(1)).place))

    which = await yellow.click(first, "Hot seat")
    assert which.message.ephemeral
    await (await yellow.click(which.message, "Karnag")).done()
    await yellow.waits_for("begins", str((await house.table(2)).place))
    table = await house.table(2)
    assert (table.status, table.seats) == ("running", 3)
    (person,) = await house.awaited(2)
    call = await person.waits_for("your move", str(table.place))
    assert call.pinged == [person.name]


async def test_a_record_is_loaded_to_be_looked_at(house: House) -> None:
    desk = Desk(house.folder / "other.db")
    played = desk.started("pebbles", 2)
    import random

    desk.play_on(played, random.Random(1))
    record = desk.tables.record(played)
    raw = write(record)
    desk.store.close()

    yellow = house.people["Yellow"]
    first = await yellow.waits_for("This is a local Discord")

    async def load(data: bytes) -> str:
        form = await yellow.click(first, "Load a record")
        answer = await (await yellow.submit(form, file=("record.json", data))).done()
        return answer.text

    assert "table 1" in await load(raw)
    table = await house.table(1)
    assert (table.status, table.lines) == ("over", len(record.lines))
    post = await yellow.waits_for("from a record", str(table.place))
    yellow.go(str(table.place))
    assert post.labels == ["Board", "Text", "Log", "Recap", "Record"]
    assert "Previously" in (await (await yellow.click(post, "Recap")).done()).text
    assert "Pebbles" in (await yellow.click(post, "Log")).text
    assert "not a valid record" in await load(b"{}")
    assert "not a valid record" in await load(raw.replace(b'"pebble":1', b'"pebble":2', 1))
    assert await house.bot.worker.do(house.tables.record, 1) == record, "it can be handed on as it came"
