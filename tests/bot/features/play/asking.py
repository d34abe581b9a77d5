"""Hints as somebody at a desk takes them: the talk without Discord, and those who think."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, TypeVar

from bot.app.interactions import Talking
from bot.app.thinking import AtOnce, NoThought
from bot.features.play import hints
from bot.store import Reading, Writing
from bot.tables.call import Call, Services
from bot.tables.tables import Tables
from bot.ui.page import Page
from rules.core.thinking.levels import Question, Thought
from tests.bot.tables.test_tables import GUILD, PLACE, Desk

T = TypeVar("T")


class Thinking(AtOnce):
    """Thinks at once; what happens meanwhile, and whether it fails, is said before."""

    def __init__(self, descents: int = 6) -> None:
        super().__init__(descents=descents)
        self.asked: list[Question] = []
        self.meanwhile: Callable[[], object] = lambda: None
        self.fails = False

    async def think(self, table: int, question: Question, seconds: float) -> Thought:
        self.asked.append(question)
        self.meanwhile()
        if self.fails:
            raise NoThought("it died")
        return await super().think(table, question, seconds)


class Here(Talking):
    """The way to the tables of a desk."""

    def __init__(self, desk: Desk, thinkers: AtOnce) -> None:
        self.services: Services = desk.tables.services
        self.client: Any = SimpleNamespace(thinkers=thinkers)
        self.interaction: Any = SimpleNamespace(id=1)
        self.waits = 0

    async def look(self, work: Callable[[Services, Reading], T]) -> T:
        return self.services[Tables].look(lambda session: work(self.services, session))

    async def change(self, work: Callable[[Services, Writing], T], *, claim: str | None = None) -> T:
        return self.services[Tables].change(lambda session: work(self.services, session), claim=claim)

    async def thinking(self, *, public: bool = False) -> None:
        self.waits += 1


async def taken(desk: Desk, table: int, person: int, thinkers: AtOnce, *, question: int | None = None) -> Page:
    """Press Hint, on the button of that question (None: the one of now)."""
    if question is None:
        question = asked_now(desk, table, person)
    call = Call(
        id=desk.id(), table=table, person=person, name="", locale="en", channel=PLACE, guild=GUILD, moderator=False,
        words=[str(question)],
    )  # fmt: skip
    return await hints.hint(Here(desk, thinkers), call)


def asked_now(desk: Desk, table: int, person: int) -> int:
    with desk.tables.reading() as session:
        return next(row.question for row in session.seats(table) if row.person == person)
