"""A whole soak: a local Discord, the bot in its process, people at many tables, troubles, and a look after each."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from bot.cli.common import Trouble
from bot.cli.soaking.comparing import Comparing
from bot.cli.soaking.journal import BUSY, Journal
from bot.cli.soaking.ledger import Ledger
from bot.cli.soaking.people import Nuisance, Somebody
from bot.cli.soaking.process import BotProcess, Sample
from bot.cli.soaking.sending import PLAYING, Sender
from bot.cli.soaking.standing import Standing, standing
from bot.cli.soaking.trouble import Troubles
from bot.store import TableRow
from bot.ui.ids import read_id
from playground import components, moderation, seed
from playground.interactions import DEFER_UPDATE
from playground.people import Person
from playground.seen import Seen
from playground.server import Playground
from playground.state import World
from rules import GAMES

NEWCOMERS = ("Ash", "Birch", "Cedar", "Elder", "Hazel", "Ivy", "Larch", "Maple", "Rowan", "Willow")
LOCALES = ("en-US", "fr", "de")
CALM = 15.0
"""Seconds after which it is not waited any longer, once people and troubles rest and nothing at all goes forward."""
LONGEST_CALM = 240.0
"""Seconds after which it is not waited any longer, whatever goes on."""
WORKING = 0.5
"""Seconds of a processor; whoever uses so much does not stand still."""
STILL = 0.25
"""Seconds for which nothing may change for it to be calm."""
PRESSED = 3
"""Calls that are pressed at each look; at the last, all of them."""
GLANCE = 0.05
REFERENCE = re.compile(r"([0-9A-F]{4})\)$")
"""At the end of a page that says that something failed."""
PLAIN = 2
"""One of so many people wants pictures in the panel; others are quicker without."""


class Plan(msgspec.Struct, frozen=True):
    """What a soak is asked to do."""

    seed: int
    minutes: float | None
    faults: int | None
    """Ends after so many troubles, however long that takes."""
    kills: bool = True
    only: tuple[str, ...] = ()
    """Kinds of trouble; empty: all."""
    tables: int = 20
    pace: float = 0.3
    """Seconds people rest at most between two deeds."""


class House:
    going: asyncio.Event
    """People may act."""

    def __init__(self, folder: Path, plan: Plan, tell: Callable[[str], None]) -> None:
        self.plan, self.tell = plan, tell
        self.playground = Playground()
        self.bot = BotProcess(folder)
        self.chooser = random.Random(plan.seed)
        self.over = False
        self.pace = plan.pace
        self.samples: list[Sample] = []
        self.players: list[Somebody] = []
        self.homes: set[str] = set()
        self.records = 0
        """How many were verified at the end."""
        self._acting = self._channels = self._tables = self._told = 0
        self._watching: list[asyncio.Task[None]] = []

    @property
    def world(self) -> World:
        return self.playground.world

    # --- opening ---------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.playground.start()
        self.going, self._nobody_acts = asyncio.Event(), asyncio.Event()
        self._nobody_acts.set()
        self.journal = Journal(self.playground)
        self.moderator = Person(self.playground, seed.MODERATOR)
        self.guild: str = self.world.channel(self.moderator.place)["guild_id"]
        self.homes = {self.moderator.place, self.new_channel()["id"], self.new_channel()["id"]}
        await self.bot.open(self.playground.base, self.playground.token)
        self._watching = [asyncio.create_task(one) for one in (self._watch(), self._measure(), self._try_disk())]
        await self.start_bot()
        self.ledger = Ledger(self.bot.database)
        self.comparing = Comparing(self.world, self.ledger, self.journal, self.bot.now)
        self.players = [self._somebody(number, name) for number, name in enumerate([*seed.SEATS, *NEWCOMERS])]
        self.nuisance = Nuisance(self, Person(self.playground, seed.PASSER_BY), self._chance("nuisance"))
        self.troubles = Troubles(self, self._chance("troubles"))
        for somebody in self.players[1::PLAIN]:
            await somebody.command("settings", self.moderator.place, what="pictures", value="off")
        await self.fill_tables()
        await self.calm()

    def _chance(self, whose: str) -> random.Random:
        return random.Random(f"{self.plan.seed} {whose}")

    def _somebody(self, number: int, name: str) -> Somebody:
        if name in NEWCOMERS:
            seed.newcomer(self.world, self.guild, name)
        person = Person(self.playground, name)
        person.locale = LOCALES[number % len(LOCALES)]
        return Somebody(self, person, self._chance(name))

    def new_channel(self) -> dict[str, Any]:
        self._channels += 1
        return moderation.create_channel(self.world, self.guild, f"soak-{self._channels}")

    async def close(self) -> None:
        self.over = True
        for task in self._watching:
            task.cancel()
        await asyncio.gather(*self._watching, return_exceptions=True)
        await self.bot.close()
        if self.players:
            self.ledger.close()
        await self.playground.stop()

    # --- the bot ---------------------------------------------------------------------------------

    async def start_bot(self) -> None:
        """A bot that ends by itself is started again, as a supervisor would."""
        for attempt in range(5):
            if not self.bot.alive:
                self.bot.begin()
            if await self.bot.ready():
                return
            if attempt == 0:
                self.journal.found("failures", "the bot ended while it started", self.bot.last_words())
        raise Trouble(f"the bot does not start: {self.bot.last_words()}")

    async def kill_bot(self) -> None:
        self.journal.online(False)
        await self.bot.kill()
        self.journal.kills += 1

    @property
    def usual_start(self) -> float:
        return sorted(self.bot.starts)[len(self.bot.starts) // 2]

    async def connected_again(self) -> str:
        """After a trouble with the gateway; how long it took."""
        began = time.monotonic()
        self.journal.online(self.playground.gateway.online)
        with contextlib.suppress(TimeoutError):
            await self.world.until(lambda: True if self.playground.gateway.online else None, 2 * CALM)
        return f"back after {time.monotonic() - began:.1f} s"

    @contextmanager
    def store_trouble(self) -> Iterator[None]:
        began = self.journal.clock()
        self.journal.store_trouble.append((began, began + 60.0))
        yield
        self.journal.store_trouble[-1] = (began, self.journal.clock())

    async def _watch(self) -> None:
        """Whether the bot is connected, and whether the machine has time for this process and for the bot's."""
        last = since = self.journal.clock()
        while True:
            await asyncio.sleep(GLANCE)
            self.journal.online(self.playground.gateway.online)
            now = self.journal.clock()
            if now - last > BUSY:
                self.journal.busy(last, now)
            last = now
            if now - since >= 5 * GLANCE:
                since = now
                self.journal.waits.append((now, self.bot.waited()))

    async def _try_disk(self) -> None:
        """Whether the disk has time: the bot waits for it with every change."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(0.5)
            began = self.journal.clock()
            await loop.run_in_executor(None, written, self.bot.folder / "probe")
            if self.journal.clock() - began > BUSY:
                self.journal.busy(began, self.journal.clock())

    async def _measure(self) -> None:
        while True:
            await asyncio.sleep(1.0)
            if (sample := self.bot.sample()) is not None:
                self.samples.append(sample)

    # --- tables ----------------------------------------------------------------------------------

    async def fill_tables(self) -> None:
        """As many running tables as planned, of all titles and numbers of seats in turn."""
        missing = self.plan.tables - len(self.ledger.running())
        for _ in range(missing):
            await self._open_table()

    async def _open_table(self) -> None:
        number, self._tables = self._tables, self._tables + 1
        game = list(GAMES.values())[number % len(GAMES)]
        seats = game.seats[(number // len(GAMES)) % len(game.seats)]
        computers = 1 if seats > 1 and number % 3 == 2 else 0
        host, *others = self.chooser.sample(self.players, seats - computers)
        where = "thread" if number % 5 else "here"
        home = self.chooser.choice(sorted(self.homes)) if where == "thread" else self.new_channel()["id"]
        opened = await host.command("table open", home, title=game.name, seats=seats, where=where)
        if opened is not None and not opened.failed:
            await opened.done()
        lobbies = self.ledger.lobbies_of(host.id)
        if not lobbies:
            return
        with self.ledger.moment() as session:
            table = session.table(lobbies[-1])
        assert table is not None
        place = str(table.place)
        for other in others:
            await other.command("table join", place)
        for _ in range(computers):
            await host.command("table computer", place)
        await host.command("table start", place)

    def call_of(self, table: TableRow) -> Standing | None:
        """The call that stands for a table, as people find it in the channel."""
        found = [one for one in standing(self.world, str(table.place)) if one.calls == table.id]
        return found[-1] if found else None

    def lost_place(self, table: TableRow) -> None:
        """Its channel is about to be deleted: what stands there need not stand any more."""
        loss = self.comparing.losses[table.id]
        loss.places = loss.homeless = True
        with self.ledger.moment() as session:
            row = session.table(table.id)
        assert row is not None
        loss.until = row.lines

    async def moderator_says(self, command: str, channel: dict[str, Any], **options: Any) -> str:
        somebody = Sender(self, self.moderator, self.chooser)
        page = somebody.shown(await somebody.command(command, channel["id"], **options))
        return page.text if page is not None else "no answer"

    @contextmanager
    def spending(self, what: str) -> Iterator[None]:
        began = time.monotonic()
        yield
        self.journal.spent[what] += round(1000 * (time.monotonic() - began))

    # --- people ----------------------------------------------------------------------------------

    @contextmanager
    def somebody_acts(self) -> Iterator[None]:
        self._acting += 1
        self._nobody_acts.clear()
        try:
            yield
        finally:
            self._acting -= 1
            if not self._acting:
                self._nobody_acts.set()

    async def rest(self) -> None:
        """Until nobody does anything."""
        self.going.clear()
        await self._nobody_acts.wait()

    # --- the look --------------------------------------------------------------------------------

    async def calm(self) -> bool:
        """Wait until everything stands as it should and nothing changes any more; False where that does not come,
        though nothing is in its way. A busy machine takes its time: only standing still counts."""
        now = time.monotonic()
        until, changed, last, worked = now + LONGEST_CALM, now, "", self.bot.worked()
        while now < min(until, changed + CALM):
            await asyncio.sleep(GLANCE)
            now = time.monotonic()
            unsettled = [one for one in self.ledger.unsettled(self.bot.now()) if self._can_stand(one)]
            computers, there = self.ledger.computers_to_decide(), self.playground.gateway.online
            state = f"{unsettled} {computers} {there} {self.bot.alive} {self.journal.posted}"
            if state != last:
                changed, last = now, state
            elif now - changed > STILL and there and not unsettled and not computers:
                return True
            if abs(self.bot.worked() - worked) > WORKING:  # a picture may take long on a busy machine
                changed, worked = now, self.bot.worked()
        return False

    def _can_stand(self, post: tuple[int, str, int, str]) -> bool:
        channel, kind, *_ = post
        return kind == "dm" or str(channel) in self.world.channels

    async def look(self, *, press_all: bool = False) -> None:
        """With people and troubles at rest: compare, press calls, and put what has stopped going back on its feet."""
        with self.spending("rest"):
            await self.rest()
        with self.spending("calm"):
            calm = await self.calm()
        if not calm:
            await self._tell_standstill()
        with self.spending("comparing"):
            calls = self.comparing.look()
        chosen = sorted(calls) if press_all else self.chooser.sample(sorted(calls), min(PRESSED, len(calls)))
        with self.spending("pressing"):
            for table in chosen if calm else ():
                await self._press(table, calls[table])
        new = list(self.journal.findings.values())[self._told :]
        self._told += len(new)
        for finding in new:
            self.tell(str(finding))
            if finding.wrong == "failures" and (reference := REFERENCE.search(finding.what)) is not None:
                self.tell(self.bot.told_of(reference[1]))
        if not calm:
            await self.bot.kill()
            await self.start_bot()
            await self.calm()

    async def _tell_standstill(self) -> None:
        """Something is to be done, and nobody does it: what everything in the bot waits for tells who should."""
        self.journal.stuck += 1
        waits = [one for one in self.ledger.unsettled(self.bot.now()) if self._can_stand(one)]
        self.tell(f"stuck: nothing goes forward after {self.journal.last_fault}: {len(waits)} posts wait, {waits[:3]}")
        self.tell(self.bot.last_words())
        self.tell(await self.bot.waiting_for())
        self.tell("the bot is started anew")

    async def _press(self, table: int, call: Standing) -> None:
        """Whoever is awaited gets the panel from the call."""
        person = next((one for one in self.players if f"<@{one.id}>" in call.text), None)
        button = call.button("turn")
        if person is None or button is None:
            return
        message = Seen(self.playground, call.channel, call.id)
        answer = await person.press(message, button)
        if answer is not None and answer.failed:
            return  # counted among the unanswered, unless the machine was too busy
        if answer is not None and answer.interaction.answer == DEFER_UPDATE:  # the page comes later
            with contextlib.suppress(TimeoutError):
                await self.world.until(lambda: True if answer.followups else None, CALM)
        page = person.shown(answer)
        ids = [part.get("custom_id") for part in components.walk(page.json["components"])] if page is not None else []
        verbs = {found.verb for id in ids if id and (found := read_id(id)) is not None}
        if not verbs & {*PLAYING, "look", "tick", "type"}:
            said = page.text[:120] if page is not None else "no answer"
            what = f"the call of table {table} opens no panel for {person.person.name}: {said!r}"
            self.journal.found("dead_calls", what, call.where(self.world), "pressed", call.id)
        if page is not None and page.exists and page.ephemeral:
            person.person.dismiss(page)

    # --- running ---------------------------------------------------------------------------------

    async def run(self) -> None:
        began, told = time.monotonic(), time.monotonic()
        living = [asyncio.create_task(one.live()) for one in (*self.players, self.nuisance)]
        try:
            while not self._done(began):
                self.going.set()
                with self.spending("playing"):
                    await asyncio.sleep(self.chooser.uniform(0.4, 1.6))
                with self.spending("troubles"):
                    await self.troubles.throw(self.troubles.next_kind(self.plan.kills))
                await self.look()
                with self.spending("new tables"):
                    await self.fill_tables()
                self._raise(living)
                if time.monotonic() - told >= 30.0:
                    told = time.monotonic()
                    self.tell(self.progress(time.monotonic() - began))
            await self.rest()
            await self.look(press_all=True)
            self.records = self.comparing.verify_all()
        finally:
            self.over = True
            self.going.set()
            for task in living:
                task.cancel()
            await asyncio.gather(*living, return_exceptions=True)

    @staticmethod
    def _raise(living: list[asyncio.Task[None]]) -> None:
        """A person who has failed is a fault of this tool."""
        for task in living:
            if task.done():
                task.result()

    def _done(self, began: float) -> bool:
        if self.plan.faults is not None:
            return sum(self.journal.faults.values()) >= self.plan.faults
        return time.monotonic() - began >= 60.0 * (self.plan.minutes or 0.0)

    def progress(self, seconds: float) -> str:
        journal = self.journal
        wrong = ", ".join(f"{count} {kind}" for kind, count in journal.counts.items()) or "nothing wrong"
        return (
            f"{seconds:.0f} s: {sum(journal.faults.values())} faults, {journal.kills} kills, "
            f"{journal.interactions} interactions, {journal.moves} moves; {wrong}"
        )


def written(file: Path) -> None:
    """A few bytes on the disk, for sure."""
    with file.open("wb") as opened:
        opened.write(bytes(512))
        os.fsync(opened.fileno())
