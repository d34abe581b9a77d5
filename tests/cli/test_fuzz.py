"""`menhir fuzz`: it counts every kind, finds what is broken, and finds nothing here."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.fuzz import Found, fuzzed
from bot.features.play import service as play
from bot.tables.call import Call, Services
from bot.tables.tables import Tables
from bot.ui.ids import VERBS, Verb
from bot.ui.page import Page

Capture = pytest.CaptureFixture[str]
INPUTS, SOME, MANY = 1000, 400, 20_000


def _nothing_wrong(found: Found, inputs: int) -> None:
    assert found.inputs == inputs == sum(found.kinds.values())
    for kind in ("options", "ids", "forms"):
        assert found.kinds[kind] >= inputs / 10
    assert found.kinds["records"] >= inputs / 50
    assert found.kinds["stores"] >= inputs / 2000
    assert found.kinds["lines"] + found.kinds["completions"] > inputs / 2
    assert found.bad == 0, found


def test_hostile_inputs_are_answered() -> None:
    found = fuzzed(INPUTS, seed=1, samples=5)
    _nothing_wrong(found, INPUTS)
    assert len(found.refusals) == 5


@pytest.mark.long
@pytest.mark.parametrize("seed", [2])
def test_many_hostile_inputs_are_answered(seed: int) -> None:
    _nothing_wrong(fuzzed(MANY, seed), MANY)


def test_what_is_broken_is_found(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """A fault in a page, a change by what is refused, and a mention."""

    def faulty(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("a fault of ours")

    def leaky(services: Services, session: Any, call: Call) -> Any:
        store: Any = services[Tables].store
        store.db.conn.execute("UPDATE tables SET name = name || '!'")
        return Page(lines=["@everyone"])

    monkeypatch.setattr(play, "panel", faulty)
    for verb in ("games", "info", "log", "how", "can", "seal", "text", "zoom", "guide", "rulesfor"):
        monkeypatch.setitem(VERBS, verb, Verb(leaky))
    assert main(["fuzz", "--inputs", str(SOME), "--seed", "4", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert any("ZeroDivisionError: a fault of ours" in where for where in found["tracebacks"])
    assert found["changed_by_refused"] > 0
    assert found["mentions"] > 0
    assert found["examples"]


def test_there_is_something_to_hand_in(capsys: Capture) -> None:
    assert main(["fuzz", "--inputs", "0"]) == 2
    assert "--inputs must be 1 or more" in capsys.readouterr().err
