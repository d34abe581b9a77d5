"""Writes down what people of a simulation notice: rings, calls, waits, messages; and looks around once an hour."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from bot.cli.days.habits import HOUR, Setting
from bot.cli.days.ledger import Awaited, Table
from bot.cli.soaking.standing import Standing, read, standing
from playground.state import DM

if TYPE_CHECKING:
    from bot.cli.days.house import House
    from bot.cli.days.people import Somebody

PLANNED = "As planned"
TIMESTAMP = re.compile(r"<t:(\d+):")
DEADLINE = re.compile(r"^(?:.*\b(\w+): .*?|)⏳ until <t:(\d+):", re.M)
SEAT_OF = re.compile(r"the seat of (.+?)\?")
"""Whom a vote is about."""
RIGHT = 60.0
"""Seconds by which a time that is shown may be wrong."""


class Ring(msgspec.Struct):
    """A phone rings."""

    person: str
    at: float
    kind: str
    """call, reminder, asked, private or other."""
    table: int


class Told(msgspec.Struct):
    """A call or reminder that went out, and whom it names; silently or not."""

    at: float
    table: int
    people: list[str]
    reminder: bool


class Wait(msgspec.Struct):
    """From when to when a table waited for somebody."""

    table: int
    seat: int
    person: str
    begun: float
    over: float | None = None


class Counting:
    def __init__(self, house: House) -> None:
        self.house = house
        self.rings: list[Ring] = []
        self.told: list[Told] = []
        self.waits: list[Wait] = []
        self.asked: list[tuple[float, int, str]] = []
        """When the others were asked about somebody, at which table, and about whom."""
        self.planned: list[tuple[float, int]] = []
        """When a plan was played."""
        self.downs: list[tuple[float, float]] = []
        self.absences: dict[str, tuple[float, float]] = {}
        self.ended: list[tuple[int, Setting, float, float]] = []
        """Table, what it was, when it began, when it was over."""
        self.messages: Counter[str] = Counter()
        self.hours: Counter[str] = Counter()
        """What was seen at how many full hours: see `hour`."""
        self.causes: Counter[str] = Counter()
        """Why somebody had not answered yet, in hours."""
        self.wrong_deadlines: list[float] = []
        """By how many seconds a deadline that stood in a call was wrong."""
        self.mornings: list[tuple[int, int, int]] = []
        """Of somebody at six tables: how many wait, how many of these never rang, unread messages."""
        self.refused = 0
        """Moves that came to nothing."""
        self.given_up: set[str] = set()
        """What the bot should have done and did not, however long it was waited for."""
        self.kept: Counter[str] = Counter()
        """Messages at tables that were sent and not deleted, by their kind."""
        self.next_hour = house.now + HOUR
        self.begun: dict[int, float] = {}
        self.places: dict[str, int] = {}
        self._open: dict[Awaited, Wait] = {}
        self._ours: dict[str, str] = {}
        """Messages of the bot at tables, and their kinds."""
        self._plans: Counter[str] = Counter()
        self._pictures: set[str] = set()
        house.world.listeners.add(self._hear)

    # --- told by the house -----------------------------------------------------------------------

    def begins(self, one: Awaited) -> None:
        table = self.house.running[one.table]
        self.places[table.place] = one.table
        self.begun.setdefault(one.table, self.house.now)
        wait = Wait(one.table, one.seat, one.person, self.house.now)
        self._open[one] = wait
        self.waits.append(wait)

    def over(self, one: Awaited) -> None:
        self._open.pop(one).over = self.house.now

    def down(self, begin: float, end: float) -> None:
        self.downs.append((begin, end))

    def leaves(self, somebody: Somebody, until: float) -> None:
        self.absences[somebody.id] = (self.house.now, until)

    def finished(self, number: int, setting: Setting) -> None:
        self.ended.append((number, setting, self.begun.get(number, self.house.now), self.house.now))
        self.house.tell(f"day {self.house.day:.1f}: {setting.title} of {len(setting.people)} is over (table {number})")

    def stuck(self, left: set[str]) -> None:
        self.given_up |= left
        self.house.tell(f"day {self.house.day:.1f}: the bot does not do {sorted(left)[:4]}")

    # --- heard from Discord ----------------------------------------------------------------------

    def _hear(self, event: Any) -> None:
        if event.name in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            message = self.house.world.messages.get(event.data["channel_id"], {}).get(event.data["id"])
            if message is not None and message["author"]["id"] == self.house.world.bot_id and message["_for"] is None:
                self._heard(message, new=event.name == "MESSAGE_CREATE")
        elif event.name == "MESSAGE_DELETE" and event.data["id"] in self._ours:
            self.messages["deleted"] += 1
            self.kept[self._ours.pop(event.data["id"])] -= 1

    def _heard(self, message: dict[str, Any], *, new: bool) -> None:
        channel, one = message["channel_id"], read(message)
        private = self.house.world.channels[channel]["type"] == DM
        if new:
            for person in message["_pings"]:
                self._rings(person, one, private)
            self._tells(one, message, private)
        if private:
            return
        if channel in self.house.homes:
            self.messages["card edits"] += not new
            return
        if channel not in self.places:
            return
        if new:
            self._ours[message["id"]] = kind = "story" if one.layout else kind_of(one, False)
            self.kept[kind] += 1
        self.messages["sent" if new else "edits"] += 1
        pictures = {str(one["id"]) for one in message["attachments"]}
        self.messages["pictures"] += len(pictures - self._pictures)
        self._pictures |= pictures
        count = one.text.count(PLANNED)
        if count > self._plans[one.id]:
            self.planned.append((self.house.now, self.places[channel]))
        self._plans[one.id] = count

    def _rings(self, person: str, one: Standing, private: bool) -> None:
        somebody = self.house.by_id.get(person)
        if somebody is None:
            return
        self.rings.append(Ring(person, self.house.now, kind_of(one, private), one.table or 0))
        self.house.rang(somebody)

    def _tells(self, one: Standing, message: dict[str, Any], private: bool) -> None:
        verbs = {id.verb for id in one.ids}
        table = one.table or 0
        about = SEAT_OF.search(one.text) if "vote" in verbs and not private else None
        if about is not None:
            people = [somebody.id for somebody in self.house.people if named(somebody, about[1])]
            self.asked += [(self.house.now, table, person) for person in people]
        if "turn" in verbs and not one.layout:
            channel = self.house.world.channels[one.channel]
            people = [
                somebody.id
                for somebody in self.house.people
                if (somebody.id in channel["_users"] if private else named(somebody, one.text))
            ]
            self.told.append(Told(self.house.now, table, people, "🔔" in one.text))

    # --- once an hour ----------------------------------------------------------------------------

    async def hour(self) -> None:
        """What stands everywhere, compared with what is true."""
        self.next_hour += HOUR
        self._morning()
        for one, wait in self._open.items():
            self.causes[self._cause(one, wait)] += 1
        if not self.house.up:
            return
        for table in self.house.running.values():
            awaited = {one.person: wait for one, wait in self._open.items() if one.table == table.id}
            if not awaited or table.paused:
                continue
            self.hours["tables"] += 1
            self.hours["hidden"] += self._hidden(table)
            names, since = self._card(table, awaited)
            self.hours["card names"] += names
            self.hours["card since"] += since
            if table.pace:
                await self._deadlines(table, awaited)

    def _hidden(self, table: Table) -> bool:
        metadata = self.house.world.channels[table.place].get("thread_metadata")
        return bool(metadata and metadata["archived"])

    def _card(self, table: Table, awaited: dict[str, Wait]) -> tuple[bool, bool]:
        """Whether the card names those who are awaited and nobody else, and whether it says since when."""
        for one in standing(self.house.world, table.home):
            if one.layout and one.table == table.id:
                line = next((line for line in one.text.splitlines() if line.startswith("▶️")), "")
                named_there = {somebody.id for somebody in self.house.people if named(somebody, line)}
                found = TIMESTAMP.search(line)
                begun = min(wait.begun for wait in awaited.values())
                since = found is not None and abs(int(found[1]) - begun) <= RIGHT
                return named_there == set(awaited), named_there == set(awaited) and since
        return False, False

    async def _deadlines(self, table: Table, awaited: dict[str, Wait]) -> None:
        """What the call shows against what the clock says when it is asked."""
        calls = [one.text for one in standing(self.house.world, table.place) if one.calls == table.id]
        page = await self.house.moderator.slash("table clock", table.place)
        true = page.text
        self.house.moderator.dismiss(page.message)
        for person in awaited:
            name = self.house.by_id[person].character.name
            shown, real = deadline(name, "\n".join(calls)), deadline(name, true)
            # In quiet hours it says until when the clock stands; when it is out, that it is.
            if shown is not None and real is not None and real > self.house.now:
                self.wrong_deadlines.append(abs(shown - real))

    def _cause(self, one: Awaited, wait: Wait) -> str:
        now, somebody = self.house.now, self.house.by_id[one.person]
        if not self.house.up:
            return "bot down"
        if somebody.gone:
            return "vanished"
        if now < somebody.away_until:
            return "away"
        if not somebody.character.awake(now):
            return "asleep"
        if somebody.character.weekend(now):
            return "weekend"
        rung = any(ring.person == one.person and ring.at >= wait.begun for ring in reversed(self.rings[-400:]))
        return "habit" if rung else "not rung"

    def _morning(self) -> None:
        """The person at most tables gets up."""
        somebody = max(self.house.people, key=lambda one: len(self.house.tables_of(one.id)))
        if somebody.character.local(self.house.now).hour != 7:
            return
        waits = [wait for one, wait in self._open.items() if one.person == somebody.id]
        rung = [
            wait
            for wait in waits
            if any(
                (ring.person, ring.table) == (somebody.id, wait.table) and ring.at >= wait.begun for ring in self.rings
            )
        ]
        unread = sum(
            1
            for table in self.house.tables_of(somebody.id)
            for one in standing(self.house.world, table.place)
            if self.house.now - 8 * HOUR < int(one.id) / 4194304000 + 1420070400
        )
        self.mornings.append((len(waits), len(waits) - len(rung), unread))


def named(somebody: Somebody, text: str) -> bool:
    return f"<@{somebody.id}>" in text or re.search(rf"\b{somebody.character.name}\b", text) is not None


def deadline(name: str, text: str) -> int | None:
    """Somebody's, on a call or on a clock's page; a call of one person does not name whose it is."""
    found = {whose: int(when) for whose, when in DEADLINE.findall(text)}
    return found.get(name, found.get("") if len(found) == 1 else None)


def kind_of(one: Standing, private: bool) -> str:
    verbs = {id.verb for id in one.ids}
    if private:
        return "private"
    if "🔔" in one.text:
        return "reminder"
    if verbs & {"vote", "agree", "refuse", "standin"}:
        return "asked"
    return "call" if "turn" in verbs else "other"
