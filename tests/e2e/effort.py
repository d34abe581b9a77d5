"""What it costs to play: a person who knows what to do, and counts taps; scenes laid on a running table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.tables.choosing import Choosing, coded
from playground import components
from playground.people import Person, Seen
from rules import GAMES
from rules.core import Action
from rules.core.plainchat import chat_of
from tests.e2e.house import House


async def lay(house: House, scene: Any) -> Person:
    """Put a scene (something with a `state`) on the running table; who decides in it (the first, if several do)."""

    def put() -> int:
        tables = house.tables
        with tables.store.writing() as session:
            row = session.table(1)
            assert row is not None
            live = tables.cache.get(session, row)
            live.match.state = scene.state
            live.match._legal.clear()
            for seat in session.seats(1):
                seat.awaited = seat.seat in live.match.waiting
                session.put(seat)
            person = session.seats(1)[live.match.waiting[0]].person
            assert person is not None
            return person

    return house.by_id(await house.bot.worker.do(put))


class Taps:
    """A person who knows what to do, and counts: one tap per button, two per choice in a menu."""

    def __init__(self, house: House, person: Person) -> None:
        self.house, self.person, self.count = house, person, 0
        self.panel: Seen

    async def open(self) -> None:
        post = await self.person.waits_for(lambda seen: "Your move" in seen.labels and not seen.ephemeral)
        await self.press("Your move", post)

    async def press(self, what: str, message: Seen | None = None) -> None:
        """A button, by its label or id."""
        self.count += 1
        self.panel = (await self.person.click(message or self.panel, what)).message

    async def choose(self, menu: str, *values: str) -> None:
        """One value of a menu costs two taps, each further one another tap."""
        self.count += 1 + len(values)
        self.panel = (await self.person.select(self.panel, menu, *values)).message

    @property
    def controls(self) -> dict[str, Any]:
        """What the panel offers, by id."""
        walked = components.walk(self.panel.json["components"])
        return {str(part["custom_id"]): part for part in walked if part.get("custom_id")}

    async def do(self, action: Action, *, exact: bool = False) -> None:
        """Tap an action together, with everything that is asked on the way. `exact` chooses what is implied too."""
        before = (await self.house.table()).lines
        for _ in range(10):
            if (await self.house.table()).lines > before:
                return
            await self._next(action, await self._choosing(), exact)
        if (await self.house.table()).lines == before:
            raise AssertionError(f"{action} takes too many taps")

    async def _choosing(self) -> Choosing:
        title = (await self.house.table()).title
        return Choosing(chat_of(GAMES[title]), await self.house.legal(self.person))

    async def _next(self, action: Action, choosing: Choosing, exact: bool) -> None:
        """The next tap towards the action: an answer in a menu or on a button, the kind, or Confirm."""
        kind = type(action).__name__.lower()
        asked = choosing.questions(type(action), True)
        answers = {coded(choosing.word(action, question, whole)) for question in asked for whole in (False, True)}
        offered = self.controls
        for id, part in offered.items():
            if id.startswith("m:menu:"):
                values = [option["value"] for option in part["options"]]
                chosen = next((value for value in values if value in answers), None)
                if chosen is not None:
                    await self.choose(id, chosen)
                    return
        ids = [id for id in offered if id.startswith(("m:pick:", "m:confirm:"))]
        exactly = next((id for id in offered if id.startswith("m:look:") and ":@x" in id), None)
        if exact and exactly is not None:
            await self.press(exactly)
            return
        last = {id: id.split(":")[-1].split("~")[-1] for id in ids}
        best = next((id for id in ids if last[id] in answers), None) or next(
            (id for id in ids if last[id] == kind), None
        )
        assert best is not None, (action, self.panel.text, list(offered))
        await self.press(best)


async def play_quietly(house: House, play: Callable[[Person], Awaitable[None]]) -> int:
    """Play until nobody is awaited; how many messages were kept. Each wait is called exactly once, and there are never
    two calls at once."""
    pings = 0

    def heard(event: Any) -> None:
        nonlocal pings
        if event.name == "MESSAGE_CREATE":
            message = house.playground.world.messages[event.data["channel_id"]][event.data["id"]]
            pings += bool(message["_pings"])

    house.playground.world.listeners.add(heard)
    waits, before = 0, set(await house.awaited())
    while awaited := await house.awaited():
        await play(awaited[0])
        await house.calm()
        now = set(await house.awaited())
        waits += bool(now - before)  # who answers of several makes no new wait
        before = now
        _, standing = await house.standing()
        assert len([message for message in standing if message["_pings"]]) == (1 if now else 0)
    assert pings == waits
    _, standing = await house.standing()
    return len(standing)
