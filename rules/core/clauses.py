"""Rule clauses: an id, where it comes from, a text in our words, and the marker that ties tests to them."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Literal, TypeVar

import msgspec

F = TypeVar("F", bound=Callable[..., object])


class Clause(msgspec.Struct, frozen=True):
    """One statement of a rulebook, or of ours where the rulebook is silent."""

    id: str
    kind: Literal["rule", "component"]
    """A component clause only describes what is in the box."""
    source: str
    """Who says so: `EN`, `FR`, `EN+FR` the rulebooks; `derived` follows from them; `ruling`, `ours` is our decision."""


class _Line(msgspec.Struct, frozen=True):
    source: str
    kind: Literal["rule", "component"] = "rule"


def load_clauses(package: str) -> dict[str, Clause]:
    """The clauses of a title, in order, from `clauses.json` beside its code. Texts live in `text/<language>.ftl`."""
    raw = files(package).joinpath("clauses.json").read_bytes()
    lines = msgspec.json.decode(raw, type=dict[str, _Line])
    return {id: Clause(id, line.kind, line.source) for id, line in lines.items()}


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a test as one about these clauses: `@rule("K-71")`. `menhir clauses` reads the marks."""

    def mark(test: F) -> F:
        known: tuple[str, ...] = getattr(test, "rules", ())
        test.rules = (*ids, *known)  # type: ignore[attr-defined]
        return test

    return mark


def proof(*ids: str) -> Callable[[F], F]:
    """The same, and of all tests about these clauses this is the one that proves them: one for each clause."""
    return rule(*ids)
