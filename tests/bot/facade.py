"""Page functions as tests call them: each in a transaction of its own, as through the door."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Callable
from functools import cache
from typing import Any

import bot.features
from bot.app.answers import Answers as Real


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


class Answers:
    """What the bot answers one person. A page that writes is given the interaction's id before all else."""

    def __init__(self, tables: Any) -> None:
        self.tables, self.services = tables, Real(tables)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        page = page_functions().get(name)
        if page is None:
            return getattr(self.services, name)  # type: ignore[no-any-return]
        given = inspect.signature(page).parameters
        writes = "Writing" in str(given["session"].annotation)

        def answer(*args: Any, **kwargs: Any) -> Any:
            if not writes:
                with self.tables.reading() as session:
                    return page(self.services, session, *args, **kwargs)
            claim = args[0] if args and isinstance(args[0], str) else None
            with self.tables.writing(claim) as session:
                named = claim is None or "interaction" in given
                return page(self.services, session, *(args if named else args[1:]), **kwargs)

        return answer
