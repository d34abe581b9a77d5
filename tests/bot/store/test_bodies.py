"""Bodies of posts: what older versions stored is read, and written again as it was."""

from __future__ import annotations

import json
import lzma
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.store.bodies import (
    ASIDE,
    BODIES,
    STRUCK,
    ChapterBody,
    ChapterLine,
    PostButton,
    ReadButton,
    read_body,
    read_button,
    write_body,
)

OLDER = Path(__file__).parents[2] / "fixtures" / "older.db.xz"
IN_OLDER = {"card", "begin", "chapter", "call", "request", "end", "dm"}
"""Kinds of posts the older store holds."""

YES = {"verb": "standin", "words": ["standin1", "yes"], "label": "Yes", "style": "green"}
BALLOT = {
    "what": "pause",
    "voters": [100, 101],
    "choices": ["agree", "refuse"],
    "otherwise": "refuse",
    "ends": 5.0,
    "seat": None,
    "by": 0,
    "veto": True,
    "plurality": False,
    "votes": {"100": "agree"},
    "data": {"until": 7.5},
}
CALL = {"text": "your move", "buttons": [["answer", "7", "a.b", "0", "Pass"], ["turn"], ["plan"]], "asked": [0, 1]}
ASKED = {"text": "?", "buttons": [["agree"], ["refuse"]], "state": "open"}
VOTE = {"text": "? so", "question": "?", "buttons": [YES], "state": "voting"}
CHAPTER = {"heading": "A", "n": 3, "open": True, "strip": [], "next": "", "picture": None}

STORED: list[tuple[str, dict[str, Any]]] = [
    ("card", {"heading": "A", "lines": ["x"], "buttons": [["join"], ["start", "2", "waits"]]}),
    ("tour", {"heading": "A", "lines": ["x"], "buttons": [["tourtext"], ["skip"]], "picture": None}),
    ("tour", {"heading": "A", "lines": ["x"], "buttons": [], "picture": 4}),
    ("chapter", {**CHAPTER, "lines": [[3, "told", 0], [4, "Red did", 4], [-1, "~~gone~~"], [-2, "aside"], [5, "old"]]}),
    ("chapter", {**CHAPTER, "lines": [], "open": False, "picture": 9, "values": [{"0": 3, "1": "0-1"}]}),
    ("call", {"silent": True, "time": "until then", "usual": 9.5, **CALL}),
    ("call", {**CALL, "time": ""}),
    ("call", {**CALL, "still": True, "buttons": [["resume"]]}),
    ("call", {**CALL, "time": "", "remind": 0}),
    ("request", {**ASKED, "by": 0, "lines": [4, 5], "asked": [1, 2], "agreed": []}),
    ("request", {**ASKED, "by": 0, "steps": 2, "asked": [101], "agreed": []}),
    ("request", {**ASKED, "pace": "fast", "asked": [101], "agreed": []}),
    ("request", {**ASKED, "state": "guest"}),
    ("request", {**VOTE, "state": "lobby"}),
    ("request", {**VOTE, "state": "asked", "seat": 1, "member": 103, "until": 8.5}),
    ("request", {**VOTE, "vote": BALLOT}),
    ("request", {**VOTE, "vote": {**BALLOT, "what": "seat", "seat": 2, "data": {"why": "left"}}}),
    ("request", {**VOTE, "vote": {**BALLOT, "what": "back", "data": {"person": 101, "name": "Blue"}}}),
    ("request", {**VOTE, "vote": {**BALLOT, "what": "standin", "data": {"member": 103, "until": 8.5}}}),
    ("request", {**VOTE, "vote": {**BALLOT, "what": "clock", "data": {"pace": "fast"}}}),
    ("request", {**VOTE, "vote": {**BALLOT, "what": "end", "data": {}}}),
    ("request", {**VOTE, "state": "asked", "seat": 1, "member": None, "until": None}),
    ("request", {**VOTE, "vote": {**BALLOT, "data": {"until": None}}}),
    ("request", {**VOTE, "vote": {**BALLOT, "what": "back", "data": {"person": None, "name": "Blue"}}}),
    ("request", {**VOTE, "vote": {**BALLOT, "what": "standin", "data": {"member": None, "until": None}}}),
    ("notice", {"text": "x", "buttons": []}),
    ("notice", {"text": "x", "buttons": [{"verb": "join", "words": [2], "label": "Take", "style": "green"}]}),
    ("dm", {"text": "x", "buttons": [["go"], ["mute"]], "silent": True}),
    ("dm", {"text": "x", "buttons": [["go"]], "picture": 12}),
]
"""What is stored and the older store lacks."""


def stored_bodies() -> list[tuple[str, str]]:
    db = sqlite3.connect(":memory:")
    db.deserialize(lzma.decompress(OLDER.read_bytes()))
    found: list[tuple[str, str]] = db.execute("SELECT kind, body FROM posts").fetchall()
    db.close()
    return found


def test_every_body_of_the_older_store_is_written_as_it_was_read() -> None:
    found = stored_bodies()
    assert {kind for kind, _ in found} == IN_OLDER
    assert len(found) > 4000
    for kind, body in found:
        assert json.loads(write_body(read_body(kind, body))) == json.loads(body)


@pytest.mark.parametrize(("kind", "body"), STORED)
def test_every_form_of_a_body_is_written_as_it_was_read(kind: str, body: dict[str, Any]) -> None:
    assert json.loads(write_body(read_body(kind, json.dumps(body)))) == body


def test_every_kind_is_seen_here() -> None:
    assert {kind for kind, _ in STORED} | IN_OLDER == set(BODIES)


def test_lines_of_a_chapter() -> None:
    stored = {**CHAPTER, "lines": [[3, "told", 0], [STRUCK, "~~gone~~"], [ASIDE, "aside"]]}
    body = read_body("chapter", json.dumps(stored))
    assert isinstance(body, ChapterBody)
    assert body.lines == [ChapterLine(3, "told", 0), ChapterLine(STRUCK, "~~gone~~"), ChapterLine(ASIDE, "aside")]


@pytest.mark.parametrize(
    ("stored", "meant"),
    [
        (["board"], ReadButton(verb="board")),
        (["turn"], ReadButton(verb="turn", style="blue")),
        (["agree"], ReadButton(verb="agree", words=("7",), style="green")),
        (["refuse"], ReadButton(verb="refuse", words=("7",))),
        (["find", "2"], ReadButton(verb="find", words=("2",))),
        (["start", "3", "ready"], ReadButton(verb="start", count=3, style="green")),
        (["start", "1", "waits"], ReadButton(verb="start", count=1, style="green", disabled=True)),
        (
            ["answer", "12", "a.b", "0", "Pass"],
            ReadButton(verb="answer", words=("12", "a.b", "0"), label="Pass", style="blue"),
        ),
        (
            PostButton("vote", ["vote1", "wait"], "Wait: 2", "grey"),
            ReadButton(verb="vote", words=("vote1", "wait"), label="Wait: 2"),
        ),
    ],
)
def test_buttons(stored: list[str] | PostButton, meant: ReadButton) -> None:
    assert read_button(stored, "7") == meant
