"""`menhir fuzz`: it counts every kind, finds what is broken, and finds nothing here."""

from __future__ import annotations

import json
import random
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.fuzz import Found, fuzzed
from bot.cli.fuzz_bot import GUILD, HOME, World, undrawn
from bot.cli.fuzz_inputs import leaks
from bot.features.play import service as play
from bot.tables.call import Call, Services
from bot.tables.tables import Tables
from bot.ui.ids import VERBS, Verb
from bot.ui.page import Page
from rules import GAMES

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


async def test_no_word_of_an_id_comes_back_as_a_mention(tmp_path: Path) -> None:
    """Every verb, with a mention for each of its words in turn, at a table that runs and in a lobby."""
    world = World(tmp_path, random.Random(1), 5)
    leaking, answered = set(), 0
    with undrawn():
        running, lobby = min(world.places), max(world.places)
        title = next(iter(GAMES))
        begins = ((), (title,), ("1",))
        for verb, table, begin, more in product(sorted(VERBS), (0, running, lobby), begins, (1, 2)):
            id = ":".join(("m", verb, str(table), *begin, *["@here"] * more))
            for kind in (3, 5):
                data = {"custom_id": id, "component_type": 3, "values": ["@here"], "components": []}
                await world.hand_in(kind, data, 100, world.places.get(table, HOME), GUILD)
                answered += bool(world.sent.bodies)
                if any(leaks(body) for body in world.sent.bodies):
                    leaking.add(id)
        world.close()
    assert not leaking
    assert answered > len(VERBS)


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
