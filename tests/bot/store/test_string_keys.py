"""Bodies of posts and notes are structs: outside the store nobody reaches into them by a word."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

BOT = Path(__file__).parents[3] / "bot"
DICT_METHODS = ("get", "pop", "setdefault", "update", "items", "keys", "values")
ROWS_BY_WORD = ("setting", "put_setting")


def offences(source: str) -> Iterator[tuple[int, str]]:
    """Line and code of each place that treats a body as a dict, or reads or writes the settings table by its words."""
    for node in ast.walk(ast.parse(source)):
        if _by_word(node):
            yield node.lineno, ast.unparse(node)  # type: ignore[attr-defined]


def _by_word(node: ast.AST) -> bool:
    match node:
        case ast.Subscript(value=value, slice=ast.Constant(value=str())):
            return _is_body(value)
        case ast.Call(func=ast.Attribute(value=value, attr=method)):
            return (method in DICT_METHODS and _is_body(value)) or method in ROWS_BY_WORD
        case ast.Compare(left=ast.Constant(value=str()), ops=[ast.In() | ast.NotIn()], comparators=[value]):
            return _is_body(value)
        case ast.AugAssign(target=value, op=ast.BitOr()) | ast.BinOp(left=value, op=ast.BitOr()):
            return _is_body(value)
        case ast.keyword(arg="body", value=ast.Dict()):
            return True
        case ast.Assign(targets=[target], value=ast.Dict()) | ast.AnnAssign(target=target, value=ast.Dict()):
            return _is_body(target)
        case ast.Constant(value=str() as text):
            return any(f"{word} settings" in text for word in ("FROM", "INTO", "UPDATE"))
    return False


def _is_body(node: ast.expr) -> bool:
    return (isinstance(node, ast.Attribute) and node.attr == "body") or (
        isinstance(node, ast.Name) and node.id == "body"
    )


def test_nobody_reaches_into_bodies_and_notes_by_a_word() -> None:
    paths = [path for path in sorted(BOT.rglob("*.py")) if path.parent.name != "store"]
    assert len(paths) > 100
    found = [f"{path.relative_to(BOT)}:{line}: {code}" for path in paths for line, code in offences(path.read_text())]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        'post.body["text"]',
        'post.body["text"] = 1',
        'body["text"]',
        'post.body.get("time")',
        'post.body.pop("usual")',
        "post.body.items()",
        '"lines" in post.body',
        '"lines" not in body',
        'post.body |= {"open": False}',
        'moved = post.body | {"picture": 1}',
        'PostRow(table=1, body={"text": ""})',
        'body = {"text": ""}',
        'body: dict[str, object] = {"text": ""}',
        'session.setting("table", 1, "calls")',
        'session.put_setting("table", 1, f"coach{seat}", None)',
        'db.execute("SELECT value FROM settings")',
    ],
)
def test_an_offence_is_found(source: str) -> None:
    assert [code for _, code in offences(source)]


@pytest.mark.parametrize("source", ["post.body.text", "rows[post.body.seat]", 'settings["text"]', 'setting("TOKEN")'])
def test_what_is_none_is_not(source: str) -> None:
    assert list(offences(source)) == []
