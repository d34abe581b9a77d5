"""Every trouble that a soak knows, each thrown while people play and lifted before it is looked at what stands."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from bot.cli.soaking.process import BotProcess
from bot.cli.soaking.standing import read
from bot.store import TableRow
from playground import messages, moderation, threads
from playground.errors import ApiError
from playground.faults import Trouble as Refusing
from playground.state import THREADS, Event

if TYPE_CHECKING:
    from bot.cli.soaking.house import House

MESSAGES = "/messages"
CALLBACK = "/callback"
METHODS = ("POST", "PATCH", "DELETE", "")
KILLS = {"kill": 6, "kill while starting": 2}
"""How often they come for each of the others."""
LONG_DOWN = 0.3
"""Of all kills: the bot comes back so late that Discord has forgotten which nonces it has seen."""
STARTING = 2.0
"""Seconds within which a bot that starts is killed."""


class Troubles:
    """Throws them, one at a time."""

    def __init__(self, house: House, chooser: random.Random) -> None:
        self.house, self.chooser = house, chooser
        self.late = Late(house)
        self._bag: list[str] = []

    def next_kind(self, kills: bool) -> str:
        """All kinds in turn, in an order of chance; a kill is every fourth."""
        if not self._bag:
            wanted = self.house.plan.only or tuple(KINDS)
            self._bag = [kind for kind in wanted for _ in range(KILLS.get(kind, 1)) if kills or kind not in KILLS]
            self.chooser.shuffle(self._bag)
        return self._bag.pop()

    async def throw(self, kind: str) -> None:
        self.house.journal.last_fault = kind
        how = await KINDS[kind](self)
        self.house.journal.fault(kind, how)
        await self._while(0.1, 0.6)
        self.house.playground.faults.waiting.clear()
        self.house.playground.faults.deliver_twice = 0
        self.late.release()

    async def _while(self, least: float, most: float) -> float:
        """For some time people go on."""
        seconds = self.chooser.uniform(least, most)
        await asyncio.sleep(seconds)
        return seconds

    @property
    def _bot(self) -> BotProcess:
        return self.house.bot

    def _some_table(self) -> TableRow | None:
        """One that has a place."""
        channels = self.house.world.channels
        found = [table for table in self.house.ledger.running() if str(table.place) in channels]
        return self.chooser.choice(found) if found else None

    # --- the process -----------------------------------------------------------------------------

    async def _kill(self) -> str:
        await self._while(0.0, 1.2)
        await self.house.kill_bot()
        long = self.chooser.random() < LONG_DOWN
        if long:
            self.house.world.nonces.clear()
        await self.house.start_bot()
        return "and back after Discord has forgotten the nonces" if long else ""

    async def _kill_while_starting(self) -> str:
        await self.house.kill_bot()
        self._bot.begin()
        seconds = self.chooser.uniform(0.0, min(STARTING, 1.2 * self.house.usual_start))
        await asyncio.sleep(seconds)
        await self.house.kill_bot()
        await self.house.start_bot()
        return f"after {seconds:.2f} s"

    async def _full_disk(self) -> str:
        log = self._bot.database.with_name("menhir.db-wal")
        size = log.stat().st_size if log.exists() else 0
        room = self.chooser.choice([0, self.chooser.randrange(size + 1), size])
        with self.house.store_trouble(), self._bot.full_disk(room):
            seconds = await self._while(0.5, 3.0)
        return f"{room} bytes of the log for {seconds:.1f} s"

    async def _locked_store(self) -> str:
        with self.house.store_trouble():
            async with self._bot.locked_store():
                seconds = await self._while(0.3, 6.5)
        return f"for {seconds:.1f} s"

    async def _clock_forward(self) -> str:
        return self._turn(self.chooser.choice([60.0, 3600.0, 3600.0, 26 * 3600.0]))

    async def _clock_back(self) -> str:
        return self._turn(-self.chooser.choice([30.0, 3600.0, 3600.0, 26 * 3600.0]))

    def _turn(self, seconds: float) -> str:
        self._bot.turn_clock(seconds)
        return f"{seconds:+.0f} s, now {self._bot.shift:+.0f} s"

    # --- requests --------------------------------------------------------------------------------

    def _next(self, times: int, method: str, path: str, **how: object) -> Refusing:
        return self.house.playground.faults.next(Refusing(times, method, path, **how))  # type: ignore[arg-type]

    async def _too_many(self) -> str:
        wait = self.chooser.uniform(0.05, 0.8)
        times, method = self.chooser.randrange(1, 5), self.chooser.choice(METHODS)
        self._next(times, method, MESSAGES, status=429, retry_after=wait)
        await self._while(0.5, 1.5)
        return f"{times} of {method or 'any'}, {wait:.1f} s"

    async def _too_many_for_all(self) -> str:
        wait = self.chooser.uniform(0.05, 1.0)
        self._next(self.chooser.randrange(1, 4), "", MESSAGES, status=429, retry_after=wait, shared=True)
        await self._while(0.5, 1.5)
        return f"{wait:.1f} s"

    async def _broken(self) -> str:
        status, method = self.chooser.choice([500, 502, 503]), self.chooser.choice(METHODS)
        times = self.chooser.choice([1, 1, 2, 6])  # the library itself tries five times
        self._next(times, method, MESSAGES, status=status)
        self._next(self.chooser.randrange(0, 2), "POST", CALLBACK, status=status)
        await self._while(0.5, 2.0)
        return f"{times} times {status} for {method or 'any'}"

    async def _lost_request(self) -> str:
        return await self._lost(lose_request=True)

    async def _lost_answer(self) -> str:
        return await self._lost(lose_answer=True)

    async def _lost(self, **how: bool) -> str:
        path, method = self.chooser.choice([(MESSAGES, one) for one in METHODS] + [(CALLBACK, "POST")])
        times = self.chooser.randrange(1, 4)
        self._next(times, method, path, **how)
        await self._while(0.5, 1.5)
        return f"{times} of {method or 'any'} {path}"

    # --- the gateway -----------------------------------------------------------------------------

    async def _drop(self) -> str:
        await self.house.playground.faults.drop()
        return await self.house.connected_again()

    async def _drop_for_good(self) -> str:
        await self.house.playground.faults.drop_for_good()
        return await self.house.connected_again()

    async def _reconnect(self) -> str:
        await self.house.playground.faults.ask_reconnect()
        await self._while(0.2, 0.5)
        return await self.house.connected_again()

    async def _invalid(self) -> str:
        await self.house.playground.faults.invalidate(resumable=True)
        return await self.house.connected_again()

    async def _invalid_for_good(self) -> str:
        await self.house.playground.faults.invalidate(resumable=False)
        return await self.house.connected_again()

    # --- interactions ----------------------------------------------------------------------------

    async def _twice(self) -> str:
        count = self.chooser.randrange(1, 8)
        self.house.playground.faults.deliver_twice = count
        await self._while(0.4, 1.0)
        return f"{count} of them"

    async def _reordered(self) -> str:
        count = self.late.next = self.chooser.randrange(1, 6)
        await self._while(0.4, 1.0)
        return f"{count} of them"

    async def _redelivered(self) -> str:
        recent = [one for one in self.house.journal.recent if one.channel_id in self.house.world.channels]
        for interaction in self.chooser.sample(recent, min(4, len(recent))):
            with contextlib.suppress(ApiError):  # whoever sent it may be gone
                self.house.playground.faults.again(interaction)
        return f"{min(4, len(recent))} of them"

    # --- what people take away -------------------------------------------------------------------

    async def _messages_deleted(self) -> str:
        """A moderator deletes some messages of a table by hand."""
        table = self._some_table()
        if table is None:
            return "none"
        shelf = [one for one in self.house.world.messages_in(str(table.place)) if self._is_bots(one)]
        loss, gone = self.house.comparing.losses[table.id], []
        for message in self.chooser.sample(shelf, min(self.chooser.randrange(1, 4), len(shelf))):
            loss.texts.append(read(message).text)
            loss.messages.add(message["id"])
            gone.append(message["id"])
            messages.delete(self.house.world, message)
        return f"table {table.id}: {', '.join(gone)}"

    def _is_bots(self, message: dict[str, Any]) -> bool:
        return bool(message["author"]["id"] == self.house.world.bot_id)

    async def _thread_deleted(self) -> str:
        return self._place_deleted(threads_only=True)

    async def _channel_deleted(self) -> str:
        return self._place_deleted(threads_only=False)

    def _place_deleted(self, threads_only: bool) -> str:
        """A place of a table goes, with all that is in it; channels that are the home of many stay."""
        world = self.house.world
        found = [
            table
            for table in self.house.ledger.running()
            if str(table.place) in world.channels
            and (world.channels[str(table.place)]["type"] in THREADS) == threads_only
        ]
        found = [table for table in found if threads_only or str(table.place) not in self.house.homes]
        if not found:
            return "none"
        table = self.chooser.choice(found)
        self.house.lost_place(table)
        threads.delete_channel(world, world.channels[str(table.place)])
        return f"table {table.id}: {table.place}"

    async def _moved(self) -> str:
        """A table is brought to a new channel, within the window in which Discord remembers what was sent."""
        table = self._some_table()
        if table is None:
            return "none"
        made = self.house.new_channel()
        answer = await self.house.moderator_says("table move", made, table=table.id)
        return f"table {table.id} from {table.place} to {made['id']}: {answer[:60]!r}"

    async def _permission(self) -> str:
        table = self._some_table()
        if table is None:
            return "none"
        world = self.house.world
        channel = world.channels[str(table.place)]
        thread = channel["type"] in THREADS
        name = self.chooser.choice(
            ["SEND_MESSAGES_IN_THREADS" if thread else "SEND_MESSAGES", "VIEW_CHANNEL", "ATTACH_FILES"]
        )
        moderation.allow(world, channel, world.bot_id, name, False)
        seconds = await self._while(0.5, 2.0)
        if channel["id"] in world.channels:
            moderation.allow(world, channel, world.bot_id, name, True)
        return f"{name} at table {table.id} for {seconds:.1f} s"


KINDS: dict[str, Callable[[Troubles], Awaitable[str]]] = {
    "kill": Troubles._kill,
    "kill while starting": Troubles._kill_while_starting,
    "full disk": Troubles._full_disk,
    "locked store": Troubles._locked_store,
    "429": Troubles._too_many,
    "global 429": Troubles._too_many_for_all,
    "5xx": Troubles._broken,
    "request lost": Troubles._lost_request,
    "answer lost": Troubles._lost_answer,
    "gateway drop": Troubles._drop,
    "gateway drop for good": Troubles._drop_for_good,
    "op 7": Troubles._reconnect,
    "op 9 resumable": Troubles._invalid,
    "op 9": Troubles._invalid_for_good,
    "interactions twice": Troubles._twice,
    "interactions reordered": Troubles._reordered,
    "interaction redelivered": Troubles._redelivered,
    "messages deleted": Troubles._messages_deleted,
    "thread deleted": Troubles._thread_deleted,
    "channel deleted": Troubles._channel_deleted,
    "table moved": Troubles._moved,
    "permission taken": Troubles._permission,
    "clock forward": Troubles._clock_forward,
    "clock back": Troubles._clock_back,
}
"""Everything that can go wrong, by name; each tells how it went wrong this time."""


class Late:
    """Interactions that overtake each other on their way to the bot."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.next = 0
        """So many of the next interactions come after the one that follows them."""
        self._held: list[Event] = []
        gateway = house.playground.gateway
        self._hear = gateway._hear
        house.world.listeners.remove(self._hear)
        house.world.listeners.add(self._heard)

    def _heard(self, event: Event) -> None:
        if event.name == "INTERACTION_CREATE" and self.next > 0:
            self.next -= 1
            self._held.append(event)
            asyncio.get_running_loop().call_later(0.4, self.release)
            return
        self._hear(event)
        if event.name == "INTERACTION_CREATE":
            self.release()

    def release(self) -> None:
        held, self._held = self._held, []
        for event in reversed(held):
            self._hear(event)
