"""The tour, card by card, by somebody who only presses what the cards say."""

from __future__ import annotations

import pytest

from bot.features.tour.service import lead_in
from playground import moderation
from playground.people import Person, Seen
from rules import GAMES
from tests.e2e.effort import Taps
from tests.e2e.house import House


async def card(person: Person, number: int) -> Seen:
    return await person.waits_for(f"tour, {number} of 6")


async def begin(house: House, person: Person, **words: str) -> None:
    answer = await (await person.slash("tour", options=words)).done()
    assert answer.message.ephemeral
    assert "Your tour is ready" in answer.text, answer.text
    person.go(str((await house.table()).place))
    await house.calm()


async def test_six_cards_in_a_private_thread(house: House) -> None:
    yellow = house.people["Yellow"]
    await begin(house, yellow)
    world = house.playground.world
    place = world.channel(yellow.place)
    assert place["type"] == 12, "a private thread"
    assert not world.may(place, house.people["Green"].id, "VIEW_CHANNEL"), "nobody else sees it"

    first = await card(yellow, 1)
    assert len(first.json["attachments"]) == 1
    assert first.labels == ["Text", "Skip"]
    text = await (await yellow.click(first, "Text")).done()
    assert "Karnag" in text.text
    await house.calm()
    assert first.labels == [], "a card that is done has no buttons"

    second = await card(yellow, 2)
    taps = Taps(house, yellow)
    lines = (await house.table()).lines
    await taps.press("Your move", second)
    legal = await house.legal(yellow)
    await taps.do(legal[0])
    assert (await house.table()).lines == lines + 1

    third = await card(yellow, 3)
    assert "Taken back" in (await yellow.click(third, "Undo")).text
    await house.calm()
    assert third.labels, "there is still something to do on it"
    await taps.press("Your move", third)
    await taps.do((await house.legal(yellow))[1])

    fourth = await card(yellow, 4)
    before = (await house.table()).lines
    form = await yellow.click(fourth, "Type it")
    refused = await yellow.submit(form, line="move Z99")
    assert "⛔" in refused.text or "cannot read" in refused.text
    assert (await house.table()).lines == before, "nothing was played"

    fifth = await card(yellow, 5)
    assert fifth.labels == ["Your move", "Skip"]
    for _ in range(12):
        if any("tour, 6 of 6" in seen.text for seen in yellow.sees()):
            break
        legal = await house.legal(yellow)
        if not legal:
            break
        ending = [action for action in legal if action.ends] or legal
        await taps.open()
        await taps.do(ending[0])
        await house.calm()
    sixth = await card(yellow, 6)
    assert sixth.labels == ["Hand", "Log", "Rules", "Keep playing", "Open a real table", "Close"]
    for label, words in (("Hand", "hand"), ("Log", "Karnag"), ("Rules", "K-")):
        shown = await yellow.click(sixth, label)
        assert words in shown.text
        assert shown.message.ephemeral
    assert "goes on" in (await yellow.click(sixth, "Keep playing")).text
    await house.calm()
    assert sixth.labels == []
    assert (await house.table()).status == "running"
    assert await house.posts("card") == [], "no card in a channel"


async def test_skipping_everything_opening_a_real_table_and_closing(house: House) -> None:
    yellow = house.people["Yellow"]
    await begin(house, yellow)
    start = (await house.table()).lines
    for number in range(1, 5):
        shown = await card(yellow, number)
        await yellow.click(shown, "Skip")
    assert (await house.table()).lines == start, "the computer player waits"
    await house.restart_bot()
    fifth = await card(yellow, 5)
    await yellow.click(fifth, "Skip")
    sixth = await card(yellow, 6)
    real = await (await yellow.click(sixth, "Open a real table")).done()
    assert "Table 2 is open" in real.text
    lobby = await yellow.waits_for("table 2", "tables")
    assert "Join" in lobby.labels
    closed = await yellow.click(sixth, "Close")
    assert "closed" in closed.text
    assert (await house.table(1)).status == "closed"
    world = house.playground.world
    await yellow.waits_until(lambda: bool(world.channel(yellow.place)["thread_metadata"]["archived"]))


async def test_where_private_threads_are_not_allowed_it_comes_by_private_message(house: House) -> None:
    yellow, world = house.people["Yellow"], house.playground.world
    channel = world.channel(yellow.place)
    moderation.allow(world, channel, world.bot_id, "CREATE_PRIVATE_THREADS", False)
    await begin(house, yellow)
    assert world.channel(yellow.place)["type"] == 1
    await yellow.click(await card(yellow, 1), "Skip")
    second = await card(yellow, 2)
    assert "You have" in (await yellow.click(second, "Your move")).text
    moderation.close_dm(world, yellow.id)
    refused = await (await yellow.slash("tour", "tables")).done()
    assert "Create Private Threads" in refused.text


async def test_one_tour_at_a_time_and_only_titles_there_are(house: House) -> None:
    yellow = house.people["Yellow"]
    assert "no game called" in (await yellow.slash("tour", title="chess")).text
    await begin(house, yellow)
    await (await yellow.slash("tour", "tables", title="druids")).done()
    assert (await house.table(1)).status == "closed"
    assert (await house.table(2)).title == "druids"
    green = house.people["Green"]
    assert green.id not in house.playground.world.thread_members[str((await house.table(2)).place)]


@pytest.mark.parametrize("title", sorted(GAMES))
async def test_the_start_is_the_same_for_everybody(house: House, title: str) -> None:
    for person in (house.people["Yellow"], house.people["Green"]):
        await (await person.slash("tour", "tables", title=title)).done()
    first, second = await house.table(1), await house.table(2)
    steps = lead_in(first)
    assert steps == lead_in(second)
    assert first.lines == second.lines == len(steps) + 1
    assert await house.legal(house.people["Yellow"], 1) == await house.legal(house.people["Green"], 2) != []
