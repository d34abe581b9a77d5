"""Restarting either side in the middle of a conversation loses nothing and repeats nothing."""

import shutil
from pathlib import Path

from playground.clock import Clock
from playground.people import Person
from playground.running import running
from playground.server import Playground
from tests.playground.demo_bot import DemoBot


async def test_the_bot_is_restarted(playground: Playground, red: Person, blue: Person) -> None:
    async with running(playground, DemoBot(playground.base)):
        message = (await red.slash("count")).message
        await red.click(message, "Pressed 0")
        form = await red.slash("rename")
    before = [seen.text for seen in red.sees()]
    unheard = await blue.click(message, "Pressed 1", wait=False)
    playground.world.clock.advance(3)
    assert unheard.failed, "nobody was there; Discord says so and keeps nothing"
    async with running(playground, DemoBot(playground.base)) as bot:
        assert [seen.text for seen in red.sees()] == before, "starting says nothing twice"
        await blue.click(message, "Pressed 1")
        assert message.text == "Count is 2"
        assert len(bot.handled) == 1
        # A form is state of the process; this one was opened by the process before. It fails, and can be opened anew.
        lost = await red.submit(form, Name="x", wait=False)
        await red.slash("help")
        playground.world.clock.advance(3)
        assert lost.failed
        assert (await red.submit(await red.slash("rename"), Name="y")).text == "The stone is called y."
        assert len({seen.id for seen in red.sees()}) == len(red.sees())


async def test_the_playground_is_restarted(tmp_path: Path) -> None:
    clock = Clock(frozen_at=1_790_000_000.0)
    playground = Playground(tmp_path, clock)
    await playground.start()
    port = playground.port
    async with running(playground, DemoBot(playground.base)) as bot:
        red, blue = Person(playground, "Red"), Person(playground, "Blue")
        red.locale = "de"
        message = (await red.slash("count")).message
        await red.slash("private")
        await blue.waits_for("And for everybody.")
        await (await red.slash("draw")).done()
        await red.slash("thread", name="Table 9")
        await red.waits_for(lambda seen: seen.json["type"] == 6)
        await red.slash("stone")
        await blue.waits_for(lambda seen: bool(seen.json.get("_reactions")))
        told = {name: [seen.text for seen in person.sees()] for name, person in (("Red", red), ("Blue", blue))}
        unread = playground.world.unread(blue.id, red.place)
        ids = [seen.id for seen in red.sees()]
        pending = await red.click(message, "Pressed 0", wait=False)
        token, commands = playground.token, set(playground.world.commands)
        await playground.restart()
        assert playground.port == port
        assert (playground.token, set(playground.world.commands)) == (token, commands)
        assert {name: [s.text for s in p.sees()] for name, p in (("Red", red), ("Blue", blue))} == told
        assert [seen.id for seen in red.sees()] == ids
        assert playground.world.unread(blue.id, red.place) == unread
        assert red.locale == "de"
        assert blue.go("Table 9").last().text == "The game begins."
        drawn = next(seen for seen in red.sees() if seen.alt_texts)
        assert drawn.picture().startswith(b"\x89PNG")
        assert [emoji["name"] for emoji in playground.world.emoji.values()] == ["seat_red"]

        # The bot resumes its session by itself and answers what it had been asked before the restart.
        await playground.world.until(lambda: True if pending.interaction.answer is not None else None)
        assert playground.gateway.identified == 0
        assert playground.gateway.resumed == 1
        assert red.sees()[ids.index(message.id)].text == "Count is 1"
        assert len(bot.handled) == len(set(bot.handled)), "nothing was delivered twice"
        assert [seen.id for seen in red.sees()] == ids
        assert playground.failures == []
    await playground.stop()


async def test_another_port_keeps_the_pictures(tmp_path: Path) -> None:
    async with Playground(tmp_path) as one:
        before, ids = one.base, one.world.meta["application_id"]
        Person(one, "Red").say("look", files=[("a.txt", b"words")])
    other = Playground(tmp_path)
    await other.start(port=0)
    try:
        assert other.world.meta["application_id"] == ids
        attachment = Person(other, "Red").last().json["attachments"][0]
        assert attachment["url"].startswith(other.base + "/attachments/")
        assert other.base == before or before not in str(attachment)
    finally:
        await other.stop()


async def test_a_crash_of_the_playground_loses_nothing(tmp_path: Path) -> None:
    clock = Clock(frozen_at=1_790_000_000.0)
    playground = Playground(tmp_path / "one", clock)
    await playground.start()
    async with running(playground, DemoBot(playground.base)):
        red = Person(playground, "Red")
        message = (await red.slash("count")).message
        await (await red.slash("draw")).done()
        # What is on the disk at this moment is what a crash would leave.
        shutil.copytree(tmp_path / "one", tmp_path / "two")
        told = [(seen.id, seen.text) for seen in red.sees()]
    await playground.stop()
    async with Playground(tmp_path / "two", clock) as after:
        red = Person(after, "Red")
        assert [(seen.id, seen.text) for seen in red.sees()] == told
        async with running(after, DemoBot(after.base)):
            await red.click(red.sees()[0], "Pressed 0")
            assert red.sees()[0].text == "Count is 1"
            assert len(red.sees()) == len(told)
            assert red.say("new").id > message.id
