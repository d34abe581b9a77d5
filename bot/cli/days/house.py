"""A whole simulation: a local Discord whose clock stands until something happens, the bot in its process, people."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import random
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec

from bot.cli.common import ROOT, Trouble
from bot.cli.days.counting import Counting
from bot.cli.days.habits import DAY, HOUR, QUIET, TABLES, Character, Setting, everybody
from bot.cli.days.ledger import Awaited, Ledger, Table
from bot.cli.days.people import Somebody
from bot.cli.soaking.process import BotProcess
from playground import moderation, seed
from playground.clock import Clock
from playground.people import Person
from playground.server import Playground
from playground.state import World

SERVING = Path(__file__).with_name("serving.py")
WINTER = datetime(2026, 10, 25, 5, tzinfo=UTC)
"""The morning on which Europe has left summer time; a simulation has it in its middle."""
PATIENCE = 60.0
"""Real seconds after which something that the bot should do is given up; a busy machine is slow."""
GLANCE = 0.002
SHORT, LONG = 20 * 60.0, 9 * HOUR
"""The two outages: the first clean, the second a crash."""
ABSENT = 4
"""Days of a told absence."""


class Plan(msgspec.Struct, frozen=True):
    """What is simulated."""

    seed: int
    days: float = 14.0
    tree: Path = ROOT
    calls: str = ""
    """The way in which everybody is called; empty: some each way."""
    plans: str = "one"
    """none, one decision, or several in a row by half of the people."""
    half: int = 0
    """Which half: every other one from the first, or from the second."""
    tables: tuple[Setting, ...] = TABLES
    until_over: bool = False
    """It ends when each table has been played once, or after so many days; nobody is absent, nothing fails, and nothing
    is looked at once an hour."""


class House:
    now: float

    def __init__(self, folder: Path, plan: Plan, tell: Callable[[str], None]) -> None:
        self.plan, self.tell = plan, tell
        self.began = (WINTER - timedelta(days=int(plan.days) // 2 if not plan.until_over else 7)).timestamp()
        self.now = self.began
        self.playground = Playground(clock=Clock(frozen_at=self.began))
        self.bot = BotProcess(folder, (str(SERVING),), plan.tree)
        self.chooser = random.Random(plan.seed)
        self.people: list[Somebody] = []
        self.by_id: dict[str, Somebody] = {}
        self.settings: dict[int, Setting] = {}
        """How each table was opened that is not over."""
        self.clocked: dict[int, str] = {}
        """The clocks of all tables."""
        self.up = False
        self._queue: list[tuple[float, int, Somebody]] = []
        self._order = itertools.count()
        self._awaited: set[Awaited] = set()
        self._running: dict[int, Table] = {}

    @property
    def world(self) -> World:
        return self.playground.world

    @property
    def ends(self) -> float:
        return self.began + self.plan.days * DAY

    # --- opening ---------------------------------------------------------------------------------

    async def open(self) -> None:
        await self.playground.start()
        await self.bot.open(self.playground.base, self.playground.token, str(self.plan.seed))
        self.bot.set_clock(self.now)
        await self.start_bot()
        self.ledger = Ledger(self.bot.database)
        self.moderator = Person(self.playground, seed.MODERATOR)
        self.guild: str = self.world.channel(self.moderator.place)["guild_id"]
        self.homes = [moderation.create_channel(self.world, self.guild, f"hall-{n}")["id"] for n in range(2)]
        self.counting = Counting(self)
        for character in everybody(self.plan.calls):
            self.people.append(await self._settled_in(character))
        self.by_id = {somebody.id: somebody for somebody in self.people}
        for number, somebody in enumerate(self.people):
            somebody.plans_several = self.plan.plans == "several" and number % 2 == self.plan.half
        await self.settle()
        for number, setting in enumerate(self.plan.tables):
            await self.open_table(setting, self.homes[number % len(self.homes)])
        for number in sorted({number for setting in self.plan.tables for number in setting.people}):
            self._look_later(self.people[number])

    async def _settled_in(self, character: Character) -> Somebody:
        seed.newcomer(self.world, self.guild, character.name)
        person = Person(self.playground, character.name)
        somebody = Somebody(self, character, person, random.Random(f"{self.plan.seed} {character.name}"))
        chosen = {"pictures": "off", "zone": character.zone, "calls": character.calls, "quiet": QUIET}
        for what, value in chosen.items():
            if what != "quiet" or character.told:
                await somebody.command("settings", person.place, what=what, value=value)
        return somebody

    async def open_table(self, setting: Setting, home: str) -> None:
        host, *others = (self.people[number] for number in setting.people)
        seats = len(setting.people) + setting.computers
        await host.command("table open", home, title=setting.title, seats=seats, where="thread")
        await self.settle()
        place = self.ledger.place_of_lobby(host.id)
        if place is None:
            raise Trouble(f"no table of {setting.title} was opened")
        for other in others:
            await other.command("table join", place)
        for _ in range(setting.computers):
            await host.command("table computer", place)
        if setting.clock != "none":
            await host.command("table clock", place, mode=setting.clock)
        await host.command("table start", place)
        await self.settle()
        number = self.ledger.newest()
        self.settings[number], self.clocked[number] = setting, "" if setting.clock == "none" else setting.clock
        if number not in self._running:
            raise Trouble(f"table {number} ({setting.title}) did not begin")

    async def close(self) -> None:
        await self.bot.close()
        if self.people:
            self.ledger.close()
        await self.playground.stop()

    # --- the bot ---------------------------------------------------------------------------------

    async def start_bot(self) -> None:
        self.bot.begin()
        if not await self.bot.ready():
            raise Trouble(f"the bot does not start: {self.bot.last_words()}")
        self.up = True

    async def outage(self, seconds: float, *, clean: bool) -> None:
        await asyncio.sleep(1.5)  # it notes once a second that it is alive
        self.up = False
        if clean:
            await self.bot.end()
        else:
            await self.bot.kill()
        self.counting.down(self.now, self.now + seconds)
        await self._pass(self.now + seconds)
        await self.start_bot()
        await self.settle()
        self.tell(f"day {self.day:.1f}: the bot is back after {seconds / HOUR:.1f} h")

    async def settle(self) -> None:
        """Until the bot has done everything that it can do now; then look who is awaited."""
        until, last = time.monotonic() + PATIENCE, set[str]()
        while self.up and (left := self.ledger.to_do(self.now) - self.counting.given_up):
            if left != last:
                until, last = time.monotonic() + PATIENCE, left
            if time.monotonic() > until:
                self.counting.stuck(left)
                break
            await asyncio.sleep(GLANCE)
        self._running, awaited = self.ledger.running(), self.ledger.awaited()
        for one in sorted(awaited - self._awaited, key=lambda one: (one.table, one.seat)):
            self.counting.begins(one)
            self._noticed(one)
        for one in self._awaited - awaited:
            self.counting.over(one)
        self._awaited = awaited

    # --- what people know ------------------------------------------------------------------------

    @property
    def day(self) -> float:
        return (self.now - self.began) / DAY

    @property
    def running(self) -> dict[int, Table]:
        return self._running

    @property
    def awaited(self) -> set[Awaited]:
        return self._awaited

    def tables_of(self, person: str) -> list[Table]:
        return [table for table in self._running.values() if person in self.ledger.seated(table.id)]

    def waiting_for(self, person: str) -> list[Table]:
        waits = sorted(one.table for one in self.ledger.awaited() if one.person == person)
        found = self.ledger.running()
        return [found[table] for table in waits if table in found and not found[table].paused]

    def is_awaited(self, table: int, person: str) -> bool:
        return any((one.table, one.person) == (table, person) for one in self.ledger.awaited())

    def lines(self, table: int) -> int:
        found = self.ledger.running().get(table)
        return 1_000_000 if found is None else found.lines

    def may_plan(self, somebody: Somebody) -> bool:
        """Where ways of being called are mixed only those called in the channel plan, so that an earlier bot, which a
        plan of others stops, can be compared."""
        return self.plan.plans != "none" and (bool(self.plan.calls) or somebody.character.calls == "channel")

    # --- when people look ------------------------------------------------------------------------

    def _look_later(self, somebody: Somebody) -> None:
        when = somebody.character.next_look(self.now, somebody.chooser)
        if when is not None:
            self._push(when, somebody)

    def _push(self, when: float, somebody: Somebody) -> None:
        heapq.heappush(self._queue, (when, next(self._order), somebody))

    def _noticed(self, one: Awaited) -> None:
        """Who watches sees that a table waits."""
        somebody = self.by_id.get(one.person)
        if somebody is not None and somebody.character.habit.watches:
            busy = somebody.chooser.random() < 0.4
            soon = somebody.chooser.uniform(*((HOUR, 3 * HOUR) if busy else (2 * 60.0, 12 * 60.0)))
            self._push(somebody.character.morning(self.now) + soon, somebody)

    def rang(self, somebody: Somebody) -> None:
        """The phone of somebody who looks only then; at night it is seen in the morning."""
        if somebody.character.habit.rings:
            soon = somebody.chooser.uniform(5 * 60.0, 40 * 60.0)
            self._push(somebody.character.morning(self.now) + soon, somebody)

    async def _looks(self, somebody: Somebody) -> None:
        character = somebody.character
        if somebody.gone or not character.awake(self.now) or self.now < somebody.away_until:
            somebody.looking = False
            if character.habit.hours and not somebody.gone:
                self._look_later(somebody)
            elif not somebody.gone and self.now >= somebody.away_until:
                # Whoever meant to look, or fell asleep over a table, does so in the morning.
                self._push(character.morning(self.now) + somebody.chooser.uniform(2 * 60.0, 40 * 60.0), somebody)
            return
        if not self.up:
            somebody.looking = False
            self._push(self.now + somebody.chooser.uniform(0.5, 1.5) * HOUR, somebody)
            return
        pause = await somebody.step()
        await self.settle()
        if pause is not None:
            self._push(self.now + pause, somebody)
        elif character.habit.hours:
            self._look_later(somebody)

    # --- time ------------------------------------------------------------------------------------

    async def _turn(self, when: float) -> None:
        """It is so late now; the bot does what is due."""
        self.world.clock.advance(max(0.0, when - self.now))
        self.now = self.world.clock.now()
        self.bot.set_clock(self.now)
        if self.up:
            self.bot.look_again()
        await self.settle()

    async def _pass(self, until: float) -> None:
        """People act and the bot does what falls due, until then."""
        while self.now < until:
            due = self.ledger.next_due(self.now) if self.up else None
            nexts = [until, *([] if self.plan.until_over else [self.counting.next_hour])]
            nexts += [self._queue[0][0]] if self._queue else []
            nexts += [due + 0.001] if due is not None else []
            await self._turn(max(self.now, min(nexts)))
            while self._queue and self._queue[0][0] <= self.now:
                _, _, somebody = heapq.heappop(self._queue)
                if not somebody.looking or self._alone(somebody):
                    await self._looks(somebody)
            if self.now >= self.counting.next_hour and not self.plan.until_over:
                await self.counting.hour()
            await self._again()
            if self.plan.until_over and not self._running:
                return

    def _alone(self, somebody: Somebody) -> bool:
        """Of several looks at once one goes on."""
        return not any(other is somebody for _, _, other in self._queue)

    async def _again(self) -> None:
        """Finished games are opened again."""
        over = [number for number in self.settings if number not in self._running]
        for number in over:
            setting = self.settings.pop(number)
            self.counting.finished(number, setting)
            if self.up and not self.plan.until_over:
                await self.open_table(setting, self.homes[number % len(self.homes)])

    async def run(self) -> None:
        if self.plan.until_over:
            await self._pass(self.ends)
            return
        days = self.plan.days / 14
        short, long = 4.4 * days, 9.6 * days
        away = sorted((p for p in self.people if p.character.habit.away), key=lambda p: p.id)
        plan = [(5 * days, "gone"), (3 * days, "away"), (short, "short"), (long, "long")]
        for when, what in sorted(plan):
            await self._pass(self.began + when * DAY)
            if what == "gone":
                for somebody in self.people:
                    somebody.gone = somebody.character.habit.gone
            elif what == "away":
                for somebody in away:
                    await self._leave(somebody)
            else:
                await self.outage(SHORT if what == "short" else LONG, clean=what == "short")
        await self._pass(self.ends)

    async def _leave(self, somebody: Somebody) -> None:
        await somebody.command("away", somebody.person.place, until=str(ABSENT))
        await self.settle()
        last = somebody.character.local(self.now) + timedelta(days=ABSENT)
        somebody.away_until = last.replace(hour=23, minute=59, second=59).timestamp()
        self.counting.leaves(somebody, somebody.away_until)
