"""Somebody in the simulation: looks when the habit says so, plays what is legal, answers what is asked, plans ahead.

All of it through Discord: slash commands, what they complete, buttons and menus.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from bot.cli.days.habits import Character
from bot.cli.days.ledger import Table
from bot.cli.soaking.people import controls
from bot.cli.soaking.standing import Standing, standing
from bot.ui.ids import read_id
from playground.errors import ApiError
from playground.people import Person
from playground.seen import Answer, Refused, Seen

if TYPE_CHECKING:
    from bot.cli.days.house import House

TAPS = 14
"""In one panel, before somebody gives up."""
MOVES = 25
"""At one look, at most."""
TRIES = 4
ASKED = {"vote", "agree", "refuse"}
BETWEEN = (15.0, 50.0)
"""Seconds from one move to the next."""
NEXT = " >> "
"""Between the decisions of a plan."""
ENOUGH = 4
"""Decisions that are planned already, and with which somebody leaves it."""
BARE = 2
"""Colons in the id of a button that opens something and chooses nothing; what is chosen names its decision next."""
ALTERNATIVES, TYPED, TAPPED = 3, 4, 8
"""Lines in a plan for one decision, best first; decisions in a row that are planned in a line, and by choosing."""


class Somebody:
    def __init__(self, house: House, character: Character, person: Person, chooser: random.Random) -> None:
        self.house, self.character, self.person, self.chooser = house, character, person, chooser
        self.id = person.id
        self.looking = False
        """A look goes on: the next move is a matter of seconds."""
        self.gone = False
        self.away_until = 0.0
        self.last_sign = 0.0
        self.plans_several = False
        self._moves, self._failed = 0, dict[int, int]()
        self._answered: set[str] = set()
        self._decided = set[int]()
        """Tables at which something was decided by hand since it was last planned there."""
        self._offered: dict[int, list[str]] = {}
        """What could be typed at a table when it was last looked at."""

    # --- sending ---------------------------------------------------------------------------------

    async def command(self, name: str, place: str, **options: Any) -> Seen | None:
        try:
            return self._page(await (await self.person.slash(name, place, options=options)).done())
        except (Refused, ApiError):
            return None

    async def press(self, message: Seen, id: str, *values: str) -> Seen | None:
        try:
            if values:
                return self._page(await self.person.select(message, id, *values))
            return self._page(await self.person.click(message, id))
        except (Refused, ApiError):
            return None

    def _page(self, answer: Answer) -> Seen | None:
        self.last_sign = self.house.now
        if answer.failed or answer.interaction.original_id is None:
            return None
        pages = [page for page in (*answer.followups[::-1], answer.message) if page.exists]
        return pages[0] if pages else None

    # --- one look --------------------------------------------------------------------------------

    async def step(self) -> float | None:
        """One deed of a look; in how many seconds the next follows, None when there is nothing more to do."""
        if not self.looking:
            self.looking, self._moves, self._failed = True, 0, {}
        for table in self.house.tables_of(self.id):
            if await self._answer_questions(table):
                return self.chooser.uniform(*BETWEEN)
        waiting = [table for table in self.house.waiting_for(self.id) if self._failed.get(table.id, 0) < TRIES]
        if waiting and self._moves < MOVES:
            await self._move(waiting[0])
            return self.chooser.uniform(*BETWEEN)
        await self._plan()
        self.looking = False
        return None

    async def _move(self, table: Table) -> None:
        before = self.house.lines(table.id)
        if self.chooser.random() < 0.6 or self._failed.get(table.id):
            await self._type(table)
        if self.house.lines(table.id) == before:
            await self._tap(table)
        self._moves += 1
        if self.house.lines(table.id) == before:
            self._failed[table.id] = self._failed.get(table.id, 0) + 1
            self.house.counting.refused += 1
            return
        self._decided.add(table.id)
        if self.chooser.random() < 0.02:
            await self.command("undo", table.place)
        elif self.chooser.random() < 0.01:
            await self.command("undo", table.place, back="ask")

    async def _type(self, table: Table) -> None:
        """What the client completes is legal; any of it will do."""
        lines = await self._complete(table, "")
        if lines:
            self._offered[table.id] = lines
            self._put_away(await self.command("do", table.place, line=self.chooser.choice(lines)))

    async def _complete(self, table: Table, typed: str) -> list[str]:
        """Lines that begin so, as far as the client completes them: word by word, one way of several."""
        try:
            offered = await self.person.autocomplete("do", "line", typed, table.place)
        except (Refused, ApiError):
            return []
        lines = [str(choice["value"]) for choice in offered if str(choice["value"]).startswith(typed)]
        longer = [line for line in lines if len(line) > len(typed)]
        if not longer:
            return [typed] if typed else []
        further = await self._complete(table, f"{self.chooser.choice(longer).strip()} ")
        return further if len(further) > 1 else lines

    async def _tap(self, table: Table) -> None:
        page = await self.command("turn", table.place)
        before = self.house.lines(table.id)
        for _ in range(TAPS):
            offered = controls(page) if page is not None and page.exists else []
            if page is None or not offered or self.house.lines(table.id) > before:
                break
            id, values = self.chooser.choice(offered)
            page = await self.press(page, id, *([self.chooser.choice(values)] if values else [])) or page
        self._put_away(page)

    def _put_away(self, page: Seen | None) -> None:
        if page is not None and page.exists and page.ephemeral:
            self.person.dismiss(page)

    async def _answer_questions(self, table: Table) -> bool:
        """Votes and requests that stand there and were not answered; whether there was one."""
        for one in standing(self.house.world, table.place):
            buttons = answers(one)
            if one.id in self._answered or not buttons:
                continue
            self._answered.add(one.id)
            kind = [name for name in buttons if (read_id(name) or ("",))[0] == "agree"]
            chosen = kind[0] if kind and self.chooser.random() < 0.8 else self.chooser.choice(buttons)
            self._put_away(await self.press(Seen(self.house.playground, one.channel, one.id), chosen))
            return True
        return False

    # --- ahead -----------------------------------------------------------------------------------

    async def _plan(self) -> None:
        """For the next decision at a table that waits for others, from what could be done there the last time."""
        for table in self.house.tables_of(self.id):
            lines = self._offered.get(table.id, [])
            if not self.house.may_plan(self) or self.house.is_awaited(table.id, self.id):
                continue
            if self.plans_several:
                await self._plan_several(table, lines)
            elif lines and self.chooser.random() < 0.3:
                await self.command("plan", table.place, line=self._ranked(lines))

    def _ranked(self, lines: list[str]) -> str:
        return " | ".join(self.chooser.sample(lines, min(len(lines), ALTERNATIVES)))

    async def _plan_several(self, table: Table, lines: list[str]) -> None:
        """By choosing from what may come, where the bot offers that; else typed, and where it takes no plan of several
        decisions, for one."""
        page = await self.command("plan", table.place)
        if page is not None and table.id in self._decided and (old := opening(page, "unplan")):
            # It has left something to decide: what may come now is planned anew.
            page = await self.press(page, old) and await self.command("plan", table.place)
        self._decided.discard(table.id)
        if page is not None and (more := opening(page, "ahead")):
            page = await self.press(page, more) or page
            if asked := choices(page, "ahead"):
                if int(number_of(asked)) <= ENOUGH:
                    await self._choose_ahead(page)
                return
        if not lines:
            return
        typed = [self._ranked(lines) for _ in range(TYPED)]
        answer = await self.command("plan", table.place, line=NEXT.join(typed))
        if answer is None or NEXT.strip() not in answer.text:
            await self.command("plan", table.place, line=typed[0])

    async def _choose_ahead(self, page: Seen) -> None:
        """For each decision what one likes best, and what else if that is not possible; now and then the rest of these
        for the decision after it."""
        for _ in range(TAPPED):
            if int(number_of(choices(page, "ahead"))) > TAPPED:
                break
            page = await self._choose(page, "ahead")
            for _ in range(ALTERNATIVES - 1):
                if other := opening(page, "instead"):
                    page = await self._choose(await self.press(page, other) or page, "instead")
            left = opening(page, "rest")
            if left and self.chooser.random() < 0.2:
                page = await self.press(page, left) or page
            if not choices(page, "ahead"):
                break
        self._put_away(page)

    async def _choose(self, page: Seen, verb: str) -> Seen:
        """Each choice leads to the next question, until the decision is made and another one is asked."""
        offered = choices(page, verb)
        decision = number_of(offered)
        for _ in range(TAPS):
            if not offered or number_of(offered) != decision:
                break
            id, values = self.chooser.choice(offered)
            page = await self.press(page, id, *([self.chooser.choice(values)] if values else [])) or page
            offered = choices(page, verb)
        return page


def choices(page: Seen, verb: str) -> list[tuple[str, list[str]]]:
    """What can be chosen for a decision to come, without the way back."""
    found = controls(page, (verb,)) if page.exists else []
    return [(id, values) for id, values in found if id.count(":") > BARE and not id.endswith(":b")]


def opening(page: Seen, verb: str) -> str:
    """The button that leads to such choices, or repeats them; empty where there is none."""
    found = [id for id, _ in controls(page, (verb,))] if page.exists else []
    return next((id for id in found if id.count(":") == BARE or verb == "rest"), "")


def number_of(offered: list[tuple[str, list[str]]]) -> str:
    """For which decision these choices are."""
    return offered[0][0].split(":")[BARE + 1] if offered else ""


def answers(one: Standing) -> list[str]:
    """The buttons of a vote or request, save the one that would end the game."""
    return [name for name, id in zip(one.names, one.ids, strict=True) if id.verb in ASKED and id.words[-1] != "end"]
