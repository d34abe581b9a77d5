"""What it costs to play: a person who knows what to do, and counts taps; scenes laid on a running table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from bot.tables.choosing import EXACT, GROUP, JOIN, Choosing, Path, means
from playground import components
from playground.people import Person, Seen
from rules import GAMES
from rules.core import Action
from rules.core.chat import plain
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

    async def do(self, action: Action) -> None:
        """Tap exactly this action together, with everything that is asked on the way."""
        before = (await self.house.table()).lines
        choosing = await self._choosing()
        way = choosing.path_to(action)
        assert way is not None, f"no choices lead to {action}"
        for _ in range(10):
            tap = self._furthest(way) or await self._deeper(choosing, action)
            await (self.choose(*tap) if tap[1] else self.press(tap[0]))
            if (await self.house.table()).lines > before:
                return
        raise AssertionError(f"{action} takes too many taps")

    async def _choosing(self) -> Choosing:
        title = (await self.house.table()).title
        return Choosing(chat_of(GAMES[title]), await self.house.legal(self.person))

    def _furthest(self, way: Path) -> tuple[str, str] | None:
        """The tap that leads furthest towards an action: a control's id, and the value if it is a menu."""
        taps: list[tuple[int, bool, str, str]] = []
        for id, part in self.controls.items():
            verb, parts = id.split(":")[1], id.split(":")[-1].split(JOIN)
            if verb in ("pick", "confirm"):
                taps.append((_far(Path.read(parts), way), True, id, ""))
            elif verb == "menu":
                values = [option["value"] for option in part["options"]]
                taps += [(_far(Path.read([*parts, value]), way), False, id, value) for value in values]
        far, _, id, value = max(taps, default=(-1, False, "", ""))
        return (id, value) if far >= 0 else None

    async def _deeper(self, choosing: Choosing, action: Action) -> tuple[str, str]:
        """Where the answer does not stand on the page: the group it stands in, or *Choose exactly*."""
        looks = {id: str(part.get("label", "")) for id, part in self.controls.items() if id.startswith("m:look:")}
        exactly = next((id for id in looks if f":{EXACT}" in id), None)
        if not any(GROUP in id for id in looks) and exactly is not None:
            return exactly, ""
        view, seat = await self.house.seen_by(self.person)
        groups = [choosing.chat.group(view, seat, action, asked) for asked in choosing.chat.questions(type(action))]
        names = tuple(plain(choosing.chat, group, "en", str) for group in groups if group is not None)
        found = next((id for id, label in looks.items() if GROUP in id and label.startswith(names)), None)
        assert found is not None, (action, self.panel.text, list(self.controls))
        return found, ""


def _far(path: Path, way: Path) -> int:
    """How many answers of the way a tap has behind it; -1 where it leads elsewhere."""
    on_the_way = all(means(given, wanted) for given, wanted in zip(path.answers, way.answers, strict=False))
    same = path.kind == way.kind and path.exact == way.exact and path.group is None and not path.filter
    same = same and not path.then
    return len(path.answers) if same and on_the_way and len(path.answers) <= len(way.answers) else -1


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
