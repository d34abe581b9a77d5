"""People in a soak: they play, dawdle, press twice, look around, take back, vote, follow, leave and come back, forge
ids and type nonsense; one of them opens tables, invites and asks without end."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Collection
from typing import TYPE_CHECKING, Any

from bot.cli.soaking.sending import PLAYING, Sender
from bot.store import TableRow
from bot.ui.ids import read_id
from playground import components, filling
from playground.errors import ApiError
from playground.interactions import AUTOCOMPLETE, COMPONENT
from playground.people import Person
from playground.seen import Answer, Refused, Seen
from rules import GAMES
from rules.core import Refusal
from rules.core.players import random_choice
from rules.core.words import NOTHING

if TYPE_CHECKING:
    from bot.cli.soaking.house import House

NEVER = {"wipe", "forget", "keep", "setup", "set", "settype", "settyped", "sleepend", "resign", "tourclose", "load"}
"""Verbs that nobody presses by chance: they end what is looked at, or change how people want to be called."""
TAPS = 14
"""In one panel, before somebody gives up."""
LOOKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("board", {}),
    ("board", {"show": "text"}),
    ("hand", {}),
    ("log", {"full": True}),
    ("log", {}),
    ("games", {}),
    ("help", {}),
    ("recap", {}),
    ("recap", {"public": True}),
    ("table info", {}),
    ("rules", {"find": "move"}),
    ("export", {}),
    ("privacy", {}),
    ("plan", {}),
)
ASKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("table vote", {"what": "pause"}),
    ("table vote", {"what": "undo"}),
    ("table vote", {"what": "skip", "seat": 0}),
    ("table pause", {}),
    ("table resume", {}),
    ("table clock", {"mode": "relaxed"}),
    ("table clock", {"mode": "none"}),
    ("undo", {"back": "ask"}),
)
NONSENSE = (
    "",
    "-",
    "²",
    "--5",
    "move",
    "move N1 N1 ²",
    "x" * 390,
    "; , ;",
    "pass, pass, pass",
    "@everyone <@1> `",
    "9" * 60,
    "\u202e\u0007",
    "done 1 2 3",
    "battle , x",
    "card -",
    "creature -",
    "move druid - to N12 0",
)


class Somebody(Sender):
    """A person with habits."""

    def __init__(self, house: House, person: Person, chooser: random.Random) -> None:
        super().__init__(house, person, chooser)
        self.habits: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (70, self.play),
            (9, self.look_around),
            (7, self.press_anything),
            (5, self.take_back),
            (3, self.ask_the_table),
            (3, self.type_nonsense),
            (4, self.forge),
            (2, self.follow),
            (2, self.plan),
            (2, self.chat),
            (1, self.leave_and_come_back),
            (6, self.dawdle),
        ]

    async def live(self) -> None:
        """Until it is over; nobody does anything while it is looked at what stands."""
        weights = [weight for weight, _ in self.habits]
        while not self.house.over:
            await self.house.going.wait()
            ((_, habit),) = self.chooser.choices(self.habits, weights)
            with self.house.somebody_acts():
                await habit()
            await asyncio.sleep(self.chooser.uniform(0.0, self.house.pace))

    # --- playing ---------------------------------------------------------------------------------

    async def play(self) -> None:
        waiting = self.house.ledger.waiting_for(self.id)
        if not waiting:
            await self.dawdle()
            return
        table, seat = self.chooser.choice(waiting)
        if str(table.place) not in self.house.world.channels:
            await self.bring_home(table)
        elif self.chooser.random() < 0.5:
            await self.play_typed(table, seat.seat)
        else:
            await self.play_by_panel(table)

    async def play_typed(self, table: TableRow, seat: int) -> None:
        with self.house.ledger.moment() as session:
            row = session.table(table.id)
            retold = self.house.comparing.retold(session, row) if row is not None else None
        if retold is None or retold.match is None or seat not in retold.match.waiting:
            return
        action = random_choice(retold.match.legal(seat), self.chooser)
        line = [str(getattr(action, field) or NOTHING) for field in action.__struct_fields__]
        typed = " ".join([type(action).__name__.lower(), *line])
        try:
            steps = len(retold.game.read_line(retold.match.imagine(seat), typed))
        except Refusal:  # it has words of its own for this
            await self.play_by_panel(table)
            return
        if len(typed) <= 400:
            alone = row.lines if steps == 1 and row is not None else None
            self.put_away(self.shown(await self.command("do", str(table.place), plays=True, alone=alone, line=typed)))

    async def play_by_panel(self, table: TableRow) -> None:
        call = self.house.call_of(table)
        if call is None:
            page = self.shown(await self.command("turn", str(table.place)))
        else:
            message = Seen(self.house.playground, call.channel, call.id)
            answer = call.button("answer")
            if answer is not None and self.chooser.random() < 0.5:
                await self.press(message, answer, twice=self.chooser.random() < 0.2)
                return
            page = self.shown(await self.press(message, call.button("turn") or ""))
        await self.tap_through(page)
        self.put_away(page)

    async def tap_through(self, page: Seen | None) -> None:
        for _ in range(TAPS):
            offered = controls(page) if page is not None and page.exists else []
            if page is None or not offered or not self.house.going.is_set():
                return
            id, values = self.chooser.choice(offered)
            chosen = [self.chooser.choice(values)] if values else []
            twice, closing = self.chooser.random() < 0.1, self.chooser.random() < 0.03
            answer = await self.press(page, id, *chosen, twice=twice, closing=closing)
            if answer is None or answer.failed:
                return
            page = self.shown(answer) or page
            if page.text.startswith("✅") and self.chooser.random() < 0.7:
                return

    async def bring_home(self, table: TableRow) -> None:
        """The table's place is gone: go on where its card stands, or in a new thread."""
        home = str(table.home)
        if home not in self.house.world.channels:
            await self.command("table move", self.house.new_channel()["id"], table=table.id)
            return
        wanted = self.chooser.choice(["here", "thread"])
        for message in reversed(self.person.sees(home)):
            for part in components.walk(message.json["components"]):
                found = read_id(str(part.get("custom_id", "")))
                if found is not None and found.table == table.id and found.verb == wanted:
                    await self.press(message, part["custom_id"])
                    return

    # --- beside playing --------------------------------------------------------------------------

    async def dawdle(self) -> None:
        await asyncio.sleep(self.chooser.uniform(0.0, 2 * self.house.pace))

    def _somewhere(self) -> str | None:
        """A place where a game is on."""
        tables = self.house.ledger.sitting_at(self.id) if self.chooser.random() < 0.8 else self.house.ledger.running()
        places = [str(table.place) for table in tables if str(table.place) in self.house.world.channels]
        return self.chooser.choice(places) if places else None

    async def look_around(self) -> None:
        name, options = self.chooser.choice(LOOKS)
        if (place := self._somewhere()) is not None:
            self.put_away(self.shown(await self.command(name, place, **options)))

    async def press_anything(self) -> None:
        """Some button that is to be seen, however old."""
        place = self._somewhere()
        seen = self.person.sees(place)[-12:] if place is not None else []
        if not seen:
            return
        message = self.chooser.choice(seen)
        buttons = [
            part["custom_id"]
            for part in components.walk(message.json["components"])
            if part["type"] == components.BUTTON and part.get("custom_id") and not part.get("disabled")
        ]
        allowed = [id for id in buttons if (found := read_id(id)) is not None and found.verb not in NEVER]
        if allowed:
            twice = self.chooser.random() < 0.15
            self.put_away(self.shown(await self.press(message, self.chooser.choice(allowed), twice=twice)))

    async def take_back(self) -> None:
        place = self._somewhere()
        if place is None:
            return
        if self.chooser.random() < 0.3:
            self.put_away(self.shown(await self.command("redo", place)))
            return
        page = self.shown(await self.command("undo", place, back=self.chooser.choice(["step", "turn"])))
        if page is not None and page.exists:
            asks = [part["custom_id"] for part in components.walk(page.json["components"]) if part.get("custom_id")]
            asks = [id for id in asks if id.startswith("m:askundo:")]
            if asks and self.chooser.random() < 0.6:
                await self.press(page, asks[0])
        self.put_away(page)

    async def ask_the_table(self) -> None:
        name, options = self.chooser.choice(ASKS)
        if (place := self._somewhere()) is not None:
            self.put_away(self.shown(await self.command(name, place, **options)))

    async def follow(self) -> None:
        if (place := self._somewhere()) is not None:
            how = self.chooser.choice(["phase", "big", "end", "stop"])
            self.put_away(self.shown(await self.command("watch", place, how=how)))

    async def plan(self) -> None:
        if (place := self._somewhere()) is not None:
            options: dict[str, Any] = self.chooser.choice([{}, {"clear": True}, {"line": "pass"}])
            self.put_away(self.shown(await self.command("plan", place, **options)))

    async def chat(self) -> None:
        """Others write below a chapter until the story goes on in a new one."""
        place = self._somewhere()
        for _ in range(self.chooser.randrange(1, 10) if place is not None else 0):
            try:
                self.person.say("so it goes", place)
            except (Refused, ApiError):
                return

    async def leave_and_come_back(self) -> None:
        place = self._somewhere()
        if place is None:
            return
        if self.chooser.random() < 0.5:
            await self.command("away", place, until=self.chooser.choice(["1d", "3h", "tomorrow", "stop"]))
            return
        guild = self.house.guild
        self.person.leave_server(guild)
        await asyncio.sleep(self.chooser.uniform(0.0, self.house.pace))
        self.person.join_server(guild)

    # --- what nobody should send -----------------------------------------------------------------

    async def type_nonsense(self) -> None:
        place = self._somewhere()
        if place is None:
            return
        text = self.chooser.choice(NONSENSE)
        kind = self.chooser.randrange(4)
        if kind == 0:
            opening = self.person.slash("rules", place, wait=False, find=text or "?")
            page = self.shown(await self.send(opening, f"/rules find:{text!r}"))
        elif kind == 1:
            tables = [str(self.chooser.randrange(60)), "9" * self.chooser.choice([20, 4400]), "²", "-1"]
            options = {"line": text or "?", "table": self.chooser.choice(tables)}
            opening = self.person.slash("do", place, wait=False, options=options)
            page = self.shown(await self.send(opening, f"/do line:{text!r} table:{options['table'][:30]}"))
        elif kind == 2:
            await self._complete(place, text)
            return
        else:
            opening = self.person.slash("do", place, wait=False, line=text or "?")
            page = self.shown(await self.send(opening, f"/do line:{text!r}"))
        self.put_away(page)

    async def _complete(self, place: str, text: str) -> None:
        """What is offered while somebody types; the client sends it with every key."""
        await self.send(self._completing(place, text), f"autocompletion of /do line:{text!r}")

    async def _completing(self, place: str, text: str) -> Answer:
        channel, desk = self.house.world.channel(place), self.house.playground.desk
        data = filling.command_data(self.person, "do", channel, {"line": text}, "line")
        return Answer(self.house.playground, desk.open(AUTOCOMPLETE, self.person.id, channel, data))

    async def forge(self) -> None:
        """An id that no message carries, sent all the same."""
        place = self._somewhere()
        seen = self.person.sees(place)[-12:] if place is not None else []
        ids = [
            part["custom_id"]
            for one in seen
            for part in components.walk(one.json["components"])
            if part.get("custom_id")
        ]
        ids = [id for id in ids if (found := read_id(id)) is not None and found.verb not in NEVER]
        if not ids or place is None:
            return
        forged = self.bent(self.chooser.choice(ids))
        data = {"custom_id": forged, "component_type": components.BUTTON, "id": 1}
        message = self.chooser.choice(seen)
        self.put_away(self.shown(await self.send(self._forged(place, data, message.id), f"forged {forged}")))

    async def _forged(self, place: str, data: dict[str, Any], message: str) -> Answer:
        world, desk = self.house.world, self.house.playground.desk
        if place not in world.channels or not world.may(world.channel(place), self.person.id, "VIEW_CHANNEL"):
            raise Refused("not to be seen any more")
        opened = desk.open(COMPONENT, self.person.id, world.channel(place), data, message_id=message)
        return Answer(self.house.playground, opened)

    def bent(self, id: str) -> str:
        """An id with one of its words changed."""
        words = id.split(":")
        at = self.chooser.randrange(2, len(words) + 1)
        new = self.chooser.choice(
            ["0", "1", "7", "-1", "9" * 40, "²", "", "x", "~", "p1", str(self.chooser.randrange(40))]
        )
        if at == 2:
            words[2] = self.chooser.choice(["0", "1", "3", "99999", str(self.chooser.randrange(40))])
        elif at == len(words):
            words = words[:-1] if len(words) > 3 and self.chooser.random() < 0.5 else [*words, new]
        else:
            words[at] = new
        return ":".join(words)[:100]


class Nuisance(Somebody):
    """Opens lobbies, invites and asks without end."""

    def __init__(self, house: House, person: Person, chooser: random.Random) -> None:
        super().__init__(house, person, chooser)
        self.habits = [
            (3, self.open_another),
            (3, self.invite),
            (3, self.ask_the_table),
            (2, self.forge),
            (2, self.type_nonsense),
            (2, self.press_anything),
        ]

    async def open_another(self) -> None:
        title = self.chooser.choice(list(GAMES))
        where = self.chooser.choice(["thread", "thread", "here"])
        home = self.chooser.choice(sorted(self.house.homes))
        self.put_away(self.shown(await self.command("table open", home, title=title, where=where)))

    async def invite(self) -> None:
        lobbies = self.house.ledger.lobbies_of(self.id)
        if not lobbies:
            return
        with self.house.ledger.moment() as session:
            table = session.table(self.chooser.choice(lobbies))
        if table is not None:
            member = self.chooser.choice(self.house.players).person
            self.put_away(self.shown(await self.command("table invite", str(table.place), member=member)))


def controls(page: Seen, verbs: Collection[str] = PLAYING) -> list[tuple[str, list[str]]]:
    """What a panel lets one choose: (id, []) of a button, (id, values) of a menu."""
    found: list[tuple[str, list[str]]] = []
    for part in components.walk(page.json["components"]):
        read = read_id(str(part.get("custom_id") or ""))
        if read is None or read.verb not in verbs or part.get("disabled"):
            continue
        if part["type"] == components.BUTTON:
            found.append((part["custom_id"], []))
        elif part["type"] == components.STRING_SELECT:
            found.append((part["custom_id"], [option["value"] for option in part["options"]]))
    return found
