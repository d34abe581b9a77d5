"""Who may import whom: rules know no bot, a room of the bot only those below it, a feature only earlier ones."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.features import FEATURES
from rules import GAMES

ROOT = Path(__file__).parents[1]
TITLES = tuple(title for title in GAMES if (ROOT / "rules" / title).is_dir())

BELOW = {
    "ui": ("ui",),
    "store": ("store",),
    "tables": ("tables", "store", "ui"),
    "outbox": ("outbox", "tables", "store", "ui"),
    "features": ("features", "tables", "store", "ui"),
    "app": ("app", "outbox", "features", "tables", "store", "ui"),
    "cli": ("cli", "app", "outbox", "features", "tables", "store", "ui"),
    "__main__": ("cli",),
}
"""Rooms of the bot, and of which of them each may import."""
ASKED = "service"
"""The module of a feature that later ones may import."""


def imports() -> Iterator[tuple[str, str]]:
    """(module, module it imports), of everything that is ours and no test."""
    paths = [path for top in ("bot", "playground", "render", "rules") for path in (ROOT / top).rglob("*.py")]
    paths += [path for path in (ROOT / "examples").rglob("*.py") if "tests" not in path.parts[-2:]]
    known = {_name(path) for path in paths}
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                yield from ((_name(path), alias.name) for alias in node.names if alias.name in known)
            elif isinstance(node, ast.ImportFrom) and node.module in known:
                for alias in node.names:
                    inner = f"{node.module}.{alias.name}"
                    yield _name(path), inner if inner in known else node.module


def _name(path: Path) -> str:
    return path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".").removesuffix(".__init__")


def allowed(importer: str, imported: str) -> bool:
    top, _, rest = importer.partition(".")
    other, _, rest_of_other = imported.partition(".")
    if top == "bot":
        return other in ("rules", "render") or (other == "bot" and _in_the_bot(rest, rest_of_other)) or _runs(rest)
    if top == "playground":
        return other == "playground"
    if top == "examples":
        return _as_a_title(rest, imported)
    if top == "render" and other == "render":
        return _titles_apart(rest, rest_of_other)
    if top == "rules":
        return other == "rules" and _titles_apart(rest, rest_of_other)
    return other == "rules" and _titles_apart(rest, rest_of_other)


def _as_a_title(rest: str, imported: str) -> bool:
    """An example knows itself and what titles share; its rules know no pictures."""
    name, _, part = rest.partition(".")
    inward = ("rules",) if part.startswith("rules") else ("rules", "render")
    if imported.startswith(f"examples.{name}."):
        return imported.split(".")[2] in inward
    top, _, other = imported.partition(".")
    return top in inward and other.partition(".")[0] not in TITLES


def _runs(rest: str) -> bool:
    """Tools may use everything, the playground too."""
    return rest.partition(".")[0] == "cli"


def _titles_apart(rest: str, other: str) -> bool:
    """What titles share knows none of them, and no title another."""
    mine, asked = rest.partition(".")[0], other.partition(".")[0]
    return asked not in TITLES or mine == asked or not mine


def _in_the_bot(rest: str, other: str) -> bool:
    mine, asked = rest.split("."), other.split(".")
    if asked[0] not in BELOW.get(mine[0], ()):
        return False
    if mine[0] == asked[0] == "features" and len(mine) > 1 and len(asked) > 1 and mine[1] != asked[1]:
        return FEATURES.index(asked[1]) < FEATURES.index(mine[1]) and asked[2:3] == [ASKED]
    return True


def test_every_folder_of_features_has_its_place() -> None:
    folders = {path.parent.name for path in (ROOT / "bot" / "features").glob("*/__init__.py")}
    assert folders == set(FEATURES)


@pytest.mark.parametrize(
    ("importer", "imported", "may"),
    [
        ("examples.pebbles.rules.game", "rules.core", True),
        ("examples.pebbles.rules.game", "examples.pebbles.rules.view", True),
        ("examples.pebbles.render.board", "examples.pebbles.rules.view", True),
        ("examples.pebbles.render.board", "render.frame", True),
        ("examples.pebbles.rules.view", "examples.pebbles.render.board", False),
        ("examples.pebbles.rules.view", "render.words", False),
        ("examples.pebbles.rules.game", "rules.karnag.game", False),
        ("examples.pebbles.rules.game", "bot.tables.play", False),
        ("rules.core.game", "examples.pebbles.rules.game", False),
        ("bot.tables.play", "examples.pebbles.rules.game", False),
    ],
)
def test_an_example_stands_where_a_title_does(importer: str, imported: str, may: bool) -> None:
    assert allowed(importer, imported) == may


def test_nobody_imports_upwards() -> None:
    assert sorted({arrow for arrow in imports() if not allowed(*arrow)}) == [], "arrows against the drawing"
