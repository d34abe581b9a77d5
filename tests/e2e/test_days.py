"""Games over days through Discord's wire: calls, reminders, clocks, away, private messages, downtime, crashes."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from bot.outbox.posts import Posts
from bot.tables.timers import Timers
from playground import moderation
from playground.people import Person
from playground.seen import Seen
from rules.core.players import random_choice
from tests.e2e.house import PATIENCE, House

SILENT = 1 << 12


class Pings:
    """Every message that called somebody, as it was sent; in quiet hours without a sound."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.heard: list[tuple[str, str]] = []
        self.rings: list[tuple[str, float]] = []
        """Who was rung, and when."""
        house.playground.world.listeners.add(self._hear)

    def _hear(self, event: Any) -> None:
        if event.name == "MESSAGE_CREATE":
            message = self.house.playground.world.messages[event.data["channel_id"]][event.data["id"]]
            quietly = [user["id"] for user in message["mentions"]] if message["flags"] & SILENT else []
            self.heard += [(user, message["content"]) for user in [*message["_pings"], *quietly]]
            self.rings += [(user, self.house.playground.world.clock.now()) for user in message["_pings"]]

    def take(self) -> list[tuple[str, str]]:
        """(name, text) of what was heard since the last look."""
        names = {person.id: name for name, person in self.house.people.items()}
        found = [(names[user], text) for user, text in self.heard]
        self.heard.clear()
        return found


async def play(house: House, person: Person, chooser: random.Random) -> None:
    action = random_choice(await house.legal(person), chooser)
    words = [f"{field} {getattr(action, field) or '-'}" for field in action.__struct_fields__]
    answer = await person.slash("do", line=" ".join([type(action).__name__.lower(), *words]))
    assert "✅" in answer.text
    await house.calm()


async def call_of(house: House, person: Person) -> Seen:
    """The call that stands at the bottom."""
    (row,) = [post for post in await house.posts("call") if not post.gone]
    return next(seen for seen in person.sees() if seen.id == str(row.message))


async def test_reminders_snooze_and_away_by_button(house: House) -> None:
    pings = Pings(house)
    await house.open_table("karnag", 3)
    (person,) = await house.awaited()
    other = next(p for p in (house.people[n] for n in ("Red", "Blue", "Yellow")) if p is not person)
    assert [name for name, _ in pings.take()] == [person.name]
    call = await call_of(house, person)
    await house.later(23.9)
    assert pings.take() == []
    await house.later(0.2)
    ((name, text),) = pings.take()
    assert name == person.name
    assert "🔔 Karnag, table 1 waits for you since" in text
    assert not call.exists, "the reminder replaces the call"
    reminder = await call_of(house, person)
    assert reminder.labels == ["Your move", "Snooze 12 h", "I am away", "Mute this table", "Find a stand-in"]
    assert "does not wait for you" in (await other.click(reminder, "Snooze 12 h")).text
    assert "No reminder until" in (await person.click(reminder, "Snooze 12 h")).text
    await house.calm()
    assert "🔔" not in (await call_of(house, person)).text
    await house.later(12.1)
    assert [name for name, _ in pings.take()] == [person.name]
    reminder = await call_of(house, person)
    page = await person.click(reminder, "I am away")
    assert "28 of 28 days" in page.text
    told = await person.click(page.message, "7 days")
    assert "Your tables are told" in told.text
    await house.calm()
    standing = await call_of(house, person)
    assert standing.id == reminder.id, "edited, not sent again"
    assert "🔔" not in standing.text
    assert "is away until" in standing.text
    await house.later(6 * 24)
    assert pings.take() == []
    back = await person.click((await person.slash("away")).message, "I am back")
    assert "You are back" in back.text
    assert "You were not away" in (await person.click(told.message, "I am back")).text
    await house.calm()
    assert "away" not in (await call_of(house, person)).text
    await play(house, person, random.Random(1))
    assert person not in await house.awaited()
    assert [name for name, _ in pings.take()] == [(await house.awaited())[0].name]


async def test_bad_days_are_answered_clearly(house: House) -> None:
    red = house.people["Red"]
    assert 'I cannot read "soon"' in (await red.slash("away", until="soon")).text
    assert "over already" in (await red.slash("away", until="2020-01-01")).text
    assert "At most 90 days" in (await red.slash("away", until="200")).text
    assert "28 of 28" in (await red.slash("away")).text
    assert "Clocks" in (await red.slash("help", about="clock")).text
    assert "There is no help about moon" in (await red.slash("help", about="moon")).text


async def test_choosing_a_clock_and_seeing_it(house: House) -> None:
    red, blue = house.people["Red"], house.people["Blue"]
    await (await red.slash("table open", title="karnag")).done()
    card = await red.waits_for("table 1")
    await blue.click(card, "Join")
    assert "No clock, reminder after 24 h" in card.text
    page = await blue.click(card, "Clock")
    assert "Only Red" in (await blue.click(page.message, "Fast: 24 h + 4 h")).text
    page = await red.click(card, "Clock")
    assert "The clock is set" in (await red.click(page.message, "Fast: 24 h + 4 h")).text
    await house.calm()
    assert "Clock fast: 24 h, 4 h more for each wait, at most 48 h" in card.text
    await red.click(card, next(label for label in card.labels if label.startswith("Start")))
    place = str((await house.table()).place)
    await red.waits_for("begins", place)
    for person in house.people.values():
        person.go(place)
    await house.calm()
    (person,) = await house.awaited()
    other = red if person is blue else blue
    end = int(house.playground.world.clock.now() + 24 * 3600)
    call = await call_of(house, person)
    assert f"⏳ until <t:{end}:f> (<t:{end}:R>)" in call.text
    panel = await person.click(call, "Your move")
    assert f"⏳ until <t:{end}:f>" in panel.text
    await house.later(2)
    shown = await other.slash("table clock")
    assert "22 h 0 min" in shown.text
    assert "24 h 0 min, stands, not awaited" in shown.text
    asked = await other.slash("table clock", mode="relaxed")
    assert "The other players are asked" in asked.text
    request = await person.waits_for("proposes: Clock relaxed")
    assert request.pinged == [person.name]
    stranger = await house.people["Purple"].click(request, "Agree: 1")
    assert "do not sit" in stranger.text
    await person.click(request, "Agree: 1")
    await person.waits_for("Agreed by all")
    await house.calm()
    end = int(house.playground.world.clock.now() + 7 * 24 * 3600)
    assert f"<t:{end}:R>" in (await call_of(house, person)).text


async def test_a_clock_that_runs_out_asks_the_others(house: House) -> None:
    asked: list[tuple[int, str]] = []
    house.tables.changes = msgspec.structs.replace(
        house.tables.changes, seat_overdue=lambda session, table, seat, why: asked.append((seat, why))
    )
    pings = Pings(house)
    await house.open_table("karnag", 2)
    red, blue = house.people["Red"], house.people["Blue"]
    await red.slash("table clock", mode="fast")
    await blue.click(await blue.waits_for("proposes"), "Agree: 1")
    await house.calm()
    (person,) = await house.awaited()
    pings.take()
    await house.settle(person.name, quiet="00:00-08:00", zone="Europe/Paris")
    for _ in range(20):  # 24 hours and two nights of 8 hours
        await house.later(2.01)
    assert [name for name, _ in pings.take()] == [person.name] * 2, "at half, and with a quarter left"
    assert asked == [(int(person is blue), "clock")]
    for _ in range(8):
        await house.later(25)
    assert [name for name, _ in pings.take()] == [person.name], "after three of the person's intervals, the last time"
    assert len(asked) == 1


async def test_calls_by_private_message_and_closed_ones(house: House) -> None:
    world, pings = house.playground.world, Pings(house)
    red, blue = house.people["Red"], house.people["Blue"]
    for name in ("Red", "Blue"):
        await house.settle(name, calls="dm")
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    other = red if person is blue else blue
    assert not any(text.startswith("<@") for _, text in pings.take()), "the channel pings nobody"
    (message,) = person.sees(person.open_dm())
    assert message.text == "▶️ Karnag, table 1: your move."
    assert message.labels == ["Your move", "Go there", "Mute this table"]
    assert "You have" in (await person.click(message, "Your move")).text
    moderation.close_dm(world, other.id)
    await play(house, person, random.Random(1))
    assert message.text.startswith("✅ Karnag, table 1: answered.")
    assert [name for name, text in pings.take() if text.startswith("<@")] == [other.name], "in the channel, at once"
    assert "your move" in (await call_of(house, other)).text
    answer = await other.slash("board", show="text")
    await other.waits_until(
        lambda: bool(answer.followups) and "could not send you a private message" in answer.followups[-1].text
    )
    note = answer.followups[-1]
    moderation.close_dm(world, other.id, False)
    assert "next call comes as a private message" in (await other.click(note, "Try DM again")).text
    chooser = random.Random(2)
    await play(house, other, chooser)
    await play(house, person, chooser)
    assert other.sees(other.open_dm())[-1].text == "▶️ Karnag, table 1: your move."
    muted = await other.click(other.sees(other.open_dm())[-1], "Mute this table")
    assert "no longer calls" in muted.text
    pings.take()
    await house.later(30)
    assert pings.take() == []
    assert "calls and reminds you again" in (await other.slash("table mute")).text


async def test_a_daily_message(house: House) -> None:
    await house.settle("Red", calls="digest", zone="America/New_York")
    await house.settle("Blue", calls="digest")
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    assert person.sees(person.open_dm()) == []
    await house.later(24)
    (message,) = person.sees(person.open_dm())
    assert message.text.startswith("▶️ 1 table waits for you:")
    assert "table 1" in (await person.click(message, "Your tables")).text


async def test_downtime_is_told_once_and_calls_come_once(house: House) -> None:
    pings = Pings(house)
    await house.open_table("karnag", 3)
    (person,) = await house.awaited()
    pings.take()
    await house.later(20)
    await house.stop_bot()
    house.playground.world.clock.advance(3 * 3600 + 600)
    await house.start_bot()
    for _ in range(2):
        chapter = await person.waits_for("Back after 3 h 10 min. Nothing is lost, clocks stood still.")
        await house.later(0)
        assert chapter.text.count("Back after") == 1
        await house.restart_bot()
    await house.later(3.9)
    assert pings.take() == []
    await house.later(0.2)
    assert [name for name, _ in pings.take()] == [person.name]


@pytest.mark.parametrize("moment", ["before sending", "after sending", "before the timer"])
async def test_a_crash_between_timer_and_message(house: House, monkeypatch: pytest.MonkeyPatch, moment: str) -> None:
    """The bot dies before the timer's work is written, after that and before the message goes out, or before it is
    noted: after the restart the reminder stands there once."""
    pings = Pings(house)
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    other = next(house.people[name] for name in ("Red", "Blue") if house.people[name] is not person)
    pings.take()
    for number in range(3):
        died = asyncio.Event()
        loop = asyncio.get_running_loop()

        def dying(*_: object, _died: asyncio.Event = died, _loop: asyncio.AbstractEventLoop = loop) -> None:
            _loop.call_soon_threadsafe(_died.set)
            raise MemoryError("the process dies here")

        async def dying_too(*_: object, _died: asyncio.Event = died) -> None:
            _died.set()
            raise MemoryError("the process dies here")

        with monkeypatch.context() as patch:
            if moment == "after sending":
                patch.setattr(Posts, "_note", dying)
            elif moment == "before sending":
                patch.setattr(Posts, "_settle", dying_too)
            else:
                patch.setattr(Timers, "_run", dying)
            house.playground.world.clock.advance(24 * 3600)
            await house.bot.worker.do(house.tables.beat)
            house.bot.timekeeper.wake()
            await asyncio.wait_for(died.wait(), PATIENCE)
            await house.stop_bot()
        if number % 2:
            house.playground.world.clock.advance(300)  # past Discord's memory for what was sent
        await house.start_bot()
        await house.later(0.1)
        asked = [other.name] if number == 2 else []  # after the third reminder the other is asked what shall happen
        assert [name for name, _ in pings.take()] == [person.name, *asked]
        place, standing = await house.standing()
        assert sum("🔔" in message["content"] for message in standing) == 1
    posts = [post for post in await house.posts() if post.channel == int(place)]
    assert sorted(int(message["id"]) for message in standing) == sorted(post.message or 0 for post in posts)


async def test_a_game_of_five_over_weeks(house: House) -> None:
    """Every wait rings once at most, and never in quiet hours, whatever else goes on; what stands there is true."""
    chooser = random.Random(11)
    zones = {"Red": "Europe/Paris", "Blue": "America/New_York", "Green": "Asia/Tokyo", "Purple": "Australia/Sydney"}
    pings = Pings(house)
    for name, zone in zones.items():
        await house.settle(name, quiet="22:00-07:00", zone=zone)
    await house.open_table("karnag", 5)
    calls: Counter[str] = Counter()
    waits: Counter[str] = Counter()
    reminders = 0
    (person,) = await house.awaited()
    waits[person.name] += 1
    for step in range(40):
        if step % 9 == 4:
            await person.slash("away", until="2")
        if step % 13 == 6:
            await house.stop_bot()
            house.playground.world.clock.advance(chooser.randrange(1, 30) * 3600)
            await house.start_bot()
        for _ in range(chooser.randrange(1, 5)):
            await house.later(chooser.choice((3, 8, 13)))
            call = await call_of(house, person)
            for name, text in pings.take():
                calls[name] += "🔔" not in text
                reminders += "🔔" in text
                assert "🔔" not in text or name == person.name
            assert ("🔔" in call.text) <= ("is away" not in call.text)
        await play(house, person, chooser)
        (new,) = await house.awaited()
        if new is not person:
            waits[new.name] += 1
        person = new
    for name, text in pings.take():
        calls[name] += "🔔" not in text
    for name, zone in zones.items():
        hours = [
            datetime.fromtimestamp(at, ZoneInfo(zone)).hour for id, at in pings.rings if id == house.people[name].id
        ]
        assert hours
        assert all(7 <= hour < 22 for hour in hours)
    assert all(calls[name] <= waits[name] for name in waits), "who answered before the morning was not rung at all"
    assert calls["Yellow"] == waits["Yellow"], "no quiet hours told"
    assert sum(calls.values()) > 0.8 * sum(waits.values())
    assert reminders > 3
    assert sum(waits.values()) > 20
    started = (await house.table()).started or 0.0
    assert house.playground.world.clock.now() - started > 21 * 24 * 3600

    # A pause by agreement: for days nobody hears anything, and no time runs.
    people = [house.people[name] for name in ("Red", "Blue", "Yellow", "Green", "Purple")]
    await people[0].slash("away")  # whoever is away is back
    await people[0].slash("table pause")
    vote = await people[1].waits_for("asks to pause")
    for other in people[1:]:
        await other.click(vote, next(label for label in vote.labels if label.startswith("Agree")))
    await house.calm()
    assert (await house.table()).paused is not None
    pings.take()
    waited = await waited_of(house, person)
    for _ in range(5):
        await house.later(24)
    assert pings.take() == []
    assert await waited_of(house, person) == waited
    await people[2].slash("table resume")
    await house.calm()
    assert (await house.table()).paused is None

    # Somebody vanishes: three reminders, then the others let a computer play on, and the game goes on.
    gone, others = person, [other for other in people if other is not person]
    heard: list[tuple[str, str]] = []
    for _ in range(40):
        await house.later(8)
        heard += pings.take()
        if any("Computer plays on" in label for seen in others[0].sees() for label in seen.labels):
            break
    await house.later(0.1)
    heard += pings.take()
    assert {name for name, text in heard if "🔔" in text} == {gone.name}
    assert sum("🔔" in text for _, text in heard) in (2, 3), heard  # the third waits for the end of the night
    assert {name for name, text in heard if "🗳️" in text} <= {other.name for other in others}
    vote = await others[0].waits_for(lambda seen: any("Computer plays on" in label for label in seen.labels))
    for other in others[:3]:
        await house.calm()
        await other.click(vote, next(label for label in vote.labels if label.startswith("Computer plays on")))
    await house.calm()
    calls.clear()
    waits.clear()
    before: Person | None = None
    for _ in range(12):
        (person,) = await house.awaited()
        assert person is not gone
        waits[person.name] += person is not before
        before = person
        await play(house, person, chooser)
    (person,) = await house.awaited()
    waits[person.name] += person is not before
    for name, text in pings.take():
        calls[name] += "your move" in text
    assert all(calls[name] <= waits[name] for name in calls), "some of them sleep"


async def waited_of(house: House, person: Person) -> float:
    """Seconds of waiting that count against somebody, brought up to now."""

    def look() -> float:
        with house.tables.reading() as session:
            (row,) = [row for row in session.clocks(1) if row.person == int(person.id)]
            return row.waited if row.since is None else -1.0

    return await house.bot.worker.do(look)


async def test_clocks_stand_while_nothing_can_be_written(house: House) -> None:
    """The permission to write is taken away for days, then given back: posts come, nobody lost time."""
    world, pings = house.playground.world, Pings(house)
    await house.open_table("karnag", 2, where="here")
    red, blue = house.people["Red"], house.people["Blue"]
    await red.slash("table clock", mode="fast")
    await blue.click(await blue.waits_for("proposes"), "Agree: 1")
    await house.calm()
    channel = world.channel(red.place)
    moderation.allow(world, channel, world.bot_id, "SEND_MESSAGES", False)
    (person,) = await house.awaited()
    await person.slash("do", line="place N4")
    (other,) = await house.awaited()
    await red.waits_for("I can no longer write", red.open_dm())
    pings.take()
    world.clock.advance(100 * 3600)
    assert "24 h 0 min, ⏳ Clocks stand" in (await other.slash("table clock")).text
    moderation.allow(world, channel, world.bot_id, "SEND_MESSAGES", True)
    await house.calm()
    assert [name for name, _ in pings.take()] == [other.name]
    assert "24 h 0 min, ⏳ until" in (await other.slash("table clock")).text


async def test_somebody_vanishes_and_a_computer_plays_on(house: House) -> None:
    """Three reminders, then the vote: the absent person is not mentioned by it, and the reminder goes with the wait."""
    pings = Pings(house)
    await house.open_table("karnag", 3)
    (gone,) = await house.awaited()
    others = [house.people[name] for name in ("Red", "Blue", "Yellow") if house.people[name] is not gone]
    for _ in range(2):
        await house.later(24)
    assert [name for name, _ in pings.take()] == [gone.name] * 3, "the call and two reminders"
    await house.later(24)
    heard = pings.take()
    assert sorted(name for name, text in heard if "🔔" not in text) == sorted(other.name for other in others)
    assert [name for name, text in heard if "🔔" in text] == [gone.name]
    vote = await others[0].waits_for(lambda seen: "Computer plays on: 0" in seen.labels)
    for votes, other in enumerate(others):
        await other.click(vote, f"Computer plays on: {votes}")
        await house.calm()
    (awaited,) = await house.awaited()
    assert awaited in others
    assert [name for name, text in pings.take() if "your move" in text] == [awaited.name]
    _, standing = await house.standing()
    assert not any("🔔" in message["content"] for message in standing)


async def test_away_with_a_stand_in(house: House) -> None:
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    green = house.people["Green"]
    assert "until when" in (await person.slash("away", standin=green.id)).text
    told = await person.slash("away", until="5", standin=green.id)
    assert "1 table asks Green to stand in" in told.text
    asked = await green.waits_for(green.mention)
    assert asked.pinged == ["Green"]
