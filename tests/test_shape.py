"""The shape of the house: short ancestries, short modules, few places that open a transaction."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
OURS = ("bot", "rules", "render", "playground", "examples")
ANCESTORS = 3
OPENINGS = 4
LINES = 450


def classes() -> Iterator[type]:
    for top in OURS:
        for found in pkgutil.walk_packages(importlib.import_module(top).__path__, f"{top}."):
            if found.name.endswith("__main__"):
                continue
            module = importlib.import_module(found.name)
            yield from (one for one in vars(module).values() if inspect.isclass(one) and one.__module__ == found.name)


def test_no_class_has_a_long_ancestry() -> None:
    seen = list(classes())
    assert len(seen) > 500
    for one in seen:
        ancestors = [other for other in one.__mro__[1:] if other.__module__.partition(".")[0] in OURS]
        assert len(ancestors) <= ANCESTORS or issubclass(one, BaseException), (one, ancestors)


def test_few_places_open_a_transaction() -> None:
    """Everything else is handed an open one."""
    openings = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in (ROOT / "bot").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("reading", "writing")
    ]
    assert 0 < len(openings) <= OPENINGS, openings


def test_no_module_is_long() -> None:
    lengths = {path: len(path.read_text("utf-8").splitlines()) for top in OURS for path in (ROOT / top).rglob("*.py")}
    assert len(lengths) > 400
    assert {path.relative_to(ROOT): lines for path, lines in lengths.items() if lines > LINES} == {}
