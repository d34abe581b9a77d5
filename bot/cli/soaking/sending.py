"""Somebody at the local Discord whose every interaction is written down with its answer."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from bot.ui.ids import read_id
from playground.errors import ApiError
from playground.people import Person
from playground.seen import Answer, Refused, Seen

if TYPE_CHECKING:
    from bot.cli.soaking.house import House

PLAYING = ("pick", "menu", "confirm", "advise")
"""Verbs of a panel that lead to a move."""


class Sender:
    def __init__(self, house: House, person: Person, chooser: random.Random) -> None:
        self.house, self.person, self.chooser = house, person, chooser

    @property
    def id(self) -> int:
        return int(self.person.id)

    async def send(
        self, opening: Coroutine[Any, Any, Answer], what: str, *, plays: bool = False, alone: int | None = None
    ) -> Answer | None:
        """Send something and wait for the answer; None where the client itself would not have it."""
        try:
            answer = await opening
        except (Refused, ApiError):
            return None
        await self._await(answer, what, plays, alone=alone)
        return answer

    async def _await(self, answer: Answer, what: str, plays: bool, press: str = "", alone: int | None = None) -> None:
        asked = self.house.journal.sent(answer, what, self.person.name, plays=plays, press=press, alone=alone)
        await answer.settled()
        self.house.journal.settled(asked, answer)
        if asked.confirmed and press and not self.house.ledger.has_line(asked.id):
            asked.confirmed = self.house.ledger.still_asked(press.partition(" ")[0], self.id)

    async def command(
        self, name: str, channel: str, *, plays: bool = False, alone: int | None = None, **options: Any
    ) -> Answer | None:
        if channel not in self.house.world.channels:
            return None
        told = " ".join(f"{key}:{value}" for key, value in options.items())
        opening = self.person.slash(name, channel, wait=False, options=options)
        return await self.send(opening, f"/{name} {told}".strip(), plays=plays, alone=alone)

    async def press(
        self, message: Seen, id: str, *values: str, twice: bool = False, closing: bool = False
    ) -> Answer | None:
        """Press a button or choose in a menu; twice: before the first answer is there; closing: and put the private
        page away before the answer can be shown on it."""
        found = read_id(id)
        plays = found is not None and found.verb in (*PLAYING, "answer")
        what = f"{id} {' '.join(values)}".strip()
        openings = [
            self.person.select(message, id, *values, wait=False)
            if values
            else self.person.click(message, id, wait=False)
            for _ in range(2 if twice else 1)
        ]
        first, *others = openings
        try:
            answers = [await first, *[await other for other in others]]
        except (Refused, ApiError):
            for other in others:
                other.close()
            return None
        if closing and message.exists and message.ephemeral:
            self.person.dismiss(message)
        await asyncio.gather(*(self._await(answer, what, plays, what) for answer in answers))
        return answers[0]

    def shown(self, answer: Answer | None) -> Seen | None:
        """The page that somebody got, if one is there; where the bot took its time, it came after the answer."""
        if answer is None or answer.failed or answer.interaction.original_id is None:
            return None
        pages = [page for page in (*answer.followups[::-1], answer.message) if page.exists]
        return pages[0] if pages else None

    def put_away(self, page: Seen | None) -> None:
        if page is not None and page.exists and page.ephemeral and self.chooser.random() < 0.8:
            self.person.dismiss(page)
