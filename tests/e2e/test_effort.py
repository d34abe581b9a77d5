"""How many taps and characters a decision of Karnag costs, against a target each, and how noisy a game is."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from playground.people import Person
from rules.core import Action
from rules.core.players import random_choice
from rules.karnag.actions import Brew, Capture, Cube, Decline, Done, Draw, Gem, Keep, Learn, Move, Place
from tests.e2e.effort import Taps, lay, play_quietly
from tests.e2e.house import House
from tests.rules.karnag.scene import Scene


def choosing() -> Scene:
    from rules.karnag.flow import lay_tiles
    from tests.rules.karnag.scene import Scripted

    table = Scene(4)
    table.state.phase, table.state.turn = "choosing", 0
    lay_tiles(table.state, Scripted(), [])
    return table


def placing() -> Scene:
    table = Scene(4).nowhere()
    table.state.phase, table.state.turn = "placing", 0
    return table


def three_druids() -> Scene:
    return Scene(4).druids(0, "N10", "ED", "WH").acting(0, "capture")


def gems() -> Scene:
    return Scene(4).druids(0, "N3", "WC", "WE").mana(0, 12).acting(0, "gems")


def captures() -> Scene:
    table = Scene(4).druids(0, "EF", "N3", "S9").creature("golem", "F14").creature("ghoul", "C3").mana(0, 12)
    return table.acting(0, "capture")


def brewing() -> Scene:
    return Scene(4).druids(0, "P1", "P4", "N9").acting(0, "potions")


def drawing() -> Scene:
    return Scene(4).deck("mana", "gems", "control", "through").acting(0, "cards")


ROWS: list[tuple[str, Callable[[], Scene], list[Action], int, list[str], int]] = [
    ("place a druid", placing, [Place("N4")], 3, ["/karnag place N4"], 16),
    ("cube", choosing, [Cube("capture+1")], 2, ["/karnag cube capture+"], 21),
    (
        "three druids, 7 points, one into a cauldron",
        three_druids,
        [Move("N10", "P2", 3), Move("ED", "EF", 2), Move("WH", "WF", 2)],
        11,
        ["/do move N10 P2, ED EF, WH WF"],
        29,
    ),
    (
        "gem, choice of druid, done",
        gems,
        [Gem("E3", "WE", "N3"), Done()],
        5,
        ["/do gem E3 leaves WE; done"],
        26,
    ),
    ("one capture, done", captures, [Capture("EF"), Done()], 4, ["/do capture EF; done"], 20),
    (
        "brew with two druids, two levels",
        brewing,
        [Brew(), Learn("capture"), Learn("council")],
        5,
        ["/do brew; learn capture, council"],
        32,
    ),
    # The card just drawn may be played at once, so its owner ends the action.
    ("draw 4, keep 1", drawing, [Draw(), Keep("control"), Done()], 4, ["/do draw", "/do keep control; done"], 32),
    ("decline", brewing, [Decline()], 2, ["/karnag decline"], 15),
]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
async def test_taps_stay_within_the_target(house: House, row: Any) -> None:
    _, scene, actions, most, _, _ = row
    await house.open_table("karnag", 4)
    taps = Taps(house, await lay(house, scene()))
    await taps.open()
    for action in actions:
        await taps.do(action)
    assert taps.count <= most


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
async def test_typed_lines_stay_within_the_target(house: House, row: Any) -> None:
    _, scene, actions, _, lines, most = row
    await house.open_table("karnag", 4)
    person = await lay(house, scene())
    before = (await house.table()).lines
    assert sum(len(line) for line in lines) <= most
    for line in lines:
        words = line.split(" ", 1)
        if words[0] == "/do":
            answer = await person.slash("do", line=words[1])
        else:
            verb, *values = words[1].split()
            kind = next(kind for kind in (Place, Cube, Draw, Decline) if kind.__name__.lower() == verb)
            options = dict(zip(kind.__struct_fields__, values, strict=True))
            answer = await person.slash(f"karnag {verb}", options=options)
        assert "✅" in answer.text, answer.text
    assert (await house.table()).lines == before + len(actions)


async def test_a_newcomers_first_move_takes_at_most_eight_taps(house: House) -> None:
    """Two people who never read anything; nothing is typed but /table open."""
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    taps = Taps(house, person)
    taps.count = 2  # Join or open, Start
    await taps.open()
    await taps.do(Place("N4"))
    assert taps.count <= 8


@pytest.mark.long
async def test_a_whole_game_stays_quiet(house: House) -> None:
    """Kept messages within the budget, one call per wait, never two calls at once."""
    await house.open_table("karnag", 4)
    chooser = random.Random(21)

    async def play(person: Person) -> None:
        action = random_choice(await house.legal(person), chooser)
        words = [str(getattr(action, field) or "-") for field in action.__struct_fields__]
        await person.slash("do", line=" ".join([type(action).__name__.lower(), *words]))

    assert await play_quietly(house, play) <= 40
