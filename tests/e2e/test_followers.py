"""Followers through the local Discord: private messages, the thread, closed doors, and a crash in between."""

from __future__ import annotations

import random

from playground import moderation
from playground.people import Person, Seen
from rules.core.players import random_choice
from tests.e2e.house import House
from tests.e2e.test_kill import line_of


async def play_to_next_chapter(house: House, chooser: random.Random) -> None:
    now = (await house.table()).chapter
    while (await house.table()).chapter == now:
        (person,) = await house.awaited()
        await person.slash("do", line=line_of(random_choice(await house.legal(person), chooser)))


def letters(person: Person) -> list[Seen]:
    return [seen for seen in person.sees(person.open_dm()) if "👁️" in seen.text]


async def test_following_by_button_and_by_command(house: House) -> None:
    await house.open_table("karnag", 2)
    green, chooser = house.people["Green"], random.Random(1)
    card = await green.waits_for("Waiting for", "tables")
    assert {"Recap", "Follow …"} <= set(card.labels)
    page = await green.click(card, "Follow …")
    assert "do not follow" in page.text
    assert page.message.labels == ["Every phase", "Big events", "Only the end"]
    chosen = await green.click(page.message, "Every phase")
    assert "You follow table 1: every phase" in chosen.text
    place = str((await house.table()).place)
    assert green.id in house.playground.world.thread_members[place]
    await play_to_next_chapter(house, chooser)
    await house.calm()
    (letter,) = letters(green)
    assert letter.labels == ["Go there"]
    assert len(letter.json["attachments"]) == 1
    assert letter.alt_texts[0]
    assert len(letter.picture()) < 300_000
    assert green.mention not in "".join(seen.text for seen in green.sees()), "the channel mentions no follower"
    await house.restart_bot()
    await house.calm()
    assert len(letters(green)) == 1
    assert "do not follow" in (await green.slash("watch", how="stop")).text
    await play_to_next_chapter(house, chooser)
    await house.calm()
    assert len(letters(green)) == 1


async def test_an_answer_lost_on_the_way_doubles_nothing(house: House) -> None:
    await house.open_table("karnag", 2)
    green, chooser = house.people["Green"], random.Random(1)
    await green.slash("watch", how="phase")
    dm = green.open_dm()["id"]
    house.playground.faults.lost_answer(path=f"/channels/{dm}/messages", method="POST")
    await play_to_next_chapter(house, chooser)
    await house.restart_bot()
    await house.calm()
    assert len(letters(green)) == 1


async def test_closed_private_messages(house: House) -> None:
    await house.open_table("karnag", 2)
    green, chooser = house.people["Green"], random.Random(1)
    moderation.close_dm(house.playground.world, green.id)
    await green.slash("watch", how="phase")
    await play_to_next_chapter(house, chooser)
    await house.calm()
    assert letters(green) == []
    assert await house.posts("dm") == []
    assert green.id in house.playground.world.thread_members[str((await house.table()).place)]


async def test_recap_through_discord(house: House) -> None:
    await house.open_table("karnag", 2)
    chooser = random.Random(1)
    for _ in range(4):
        await play_to_next_chapter(house, chooser)
    red, green = house.people["Red"], house.people["Green"]
    mine = await (await red.slash("recap")).done()
    assert mine.message.ephemeral
    assert "You (Red)" in mine.text
    assert mine.message.labels == ["Turn by turn", "Your move"]
    assert len(mine.message.json["attachments"]) == 2, "now and then"
    assert "Karnag" in (await red.click(mine.message, "Turn by turn")).text
    offered = await red.autocomplete("recap", "since", "round")
    assert {choice["value"] for choice in offered} >= {"this round", "round 1"}
    assert "round" in (await (await red.slash("recap", since="round 1")).done()).text
    assert "I do not know" in (await red.slash("recap", since="never")).text
    shown = await (await red.slash("recap", public=True)).done()
    assert not shown.message.ephemeral
    assert "You (" not in shown.text
    assert shown.message.labels == []
    card = await green.waits_for("Waiting for", "tables")
    watching = await (await green.click(card, "Recap")).done()
    assert "You (" not in watching.text
    assert watching.message.ephemeral
