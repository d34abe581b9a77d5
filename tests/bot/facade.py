"""Services and pages as tests call them: each call in a transaction of its own, as through the door."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache
from typing import Any

import msgspec

import bot.features
from bot.app.services import made
from bot.store import Reading, Store, Writing
from bot.store.sqlite import SqliteReading
from bot.tables.call import Services
from bot.tables.deciding import Asked, Deciding
from bot.tables.tables import Tables as Real
from rules import GAMES
from rules.core.thinking.levels import Level, Thought, think


class Tables:
    """All services as one: whose it is, is found by its name. What changes something is given the interaction's id
    before all else, where there is one."""

    def __init__(self, store: Store, clock: Callable[[], float], **given: Any) -> None:
        self.__dict__["services"] = made(store, clock, **{"rates": {}, **given})  # tests stand still and do much

    @classmethod
    def of(cls, services: Services) -> Tables:
        """Those of a bot that runs."""
        found = cls.__new__(cls)
        found.__dict__["services"] = services
        return found

    def reading(self) -> AbstractContextManager[Reading]:
        return self.services[Real].store.reading()

    def writing(self, claim: str | None = None, table: int | None = None) -> AbstractContextManager[Writing]:
        return self.services[Real].store.writing(claim)

    def run_computers(self, table: int, level: Level | None = "random", descents: int = 20) -> bool:
        """Let computer players decide as long as somebody waits for them, each in a transaction of its own; False."""
        asked = self.asked(table)
        while asked is not None:
            question = msgspec.structs.replace(asked.question, level=level or asked.question.level, descents=descents)
            asked = self._decided(asked, think(GAMES[question.title].at(question.version), question))
        return False

    def _decided(self, asked: Asked, thought: Thought) -> Asked | None:
        tables, deciding = self.services[Real], self.services[Deciding]
        found: Asked | None = tables.change(lambda session: deciding.decide(session, asked, thought), table=asked.table)
        return found

    def __getattr__(self, name: str) -> Any:
        tables = self.services[Real]
        for service in self.services:
            if hasattr(type(service), name):
                return _opening(self.services, getattr(service, name))
        return getattr(tables, name)

    def __setattr__(self, name: str, value: Any) -> None:
        owner = next((one for one in self.services if hasattr(type(one), name)), self.services[Real])
        setattr(owner, name, value)


class Answers:
    """All pages."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def __getattr__(self, name: str) -> Callable[..., Any]:
        page = page_functions()[name]
        return _opening(self.tables.services, page, self.tables.services)


@cache
def page_functions() -> dict[str, Callable[..., Any]]:
    """By name: the functions of features that are given all services and an open transaction."""
    found: dict[str, Callable[..., Any]] = {}
    for module in pkgutil.walk_packages(bot.features.__path__, "bot.features."):
        for name, one in vars(importlib.import_module(module.name)).items():
            if inspect.isfunction(one) and one.__module__ == module.name:
                given = list(inspect.signature(one).parameters)
                if given[:2] == ["services", "session"] and given[2:3] != ["call"] and not name.startswith("_"):
                    assert name not in found, f"{name} is in {found[name].__module__} and in {module.name}"
                    found[name] = one
    return found


def _opening(services: Services, work: Any, *first: Any) -> Any:
    """The same, with a transaction around it, unless the test has one open."""
    if not callable(work):
        return work
    asked = list(inspect.signature(work).parameters.values())[len(first) :][:1]
    if not asked or asked[0].name != "session":
        return work
    tables = services[Real]

    def opened(*args: Any, **kwargs: Any) -> Any:
        if args and isinstance(args[0], SqliteReading):
            return work(*first, *args, **kwargs)
        if "Writing" not in str(asked[0].annotation):
            return tables.look(lambda session: work(*first, session, *args, **kwargs))
        claim = args[0] if args and isinstance(args[0], str) else None
        rest = args if claim is None else args[1:]
        table = rest[0] if rest and isinstance(rest[0], int) else None
        return tables.change(lambda session: work(*first, session, *rest, **kwargs), claim=claim, table=table)

    return opened
