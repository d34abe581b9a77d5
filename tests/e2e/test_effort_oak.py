"""How many taps and characters a decision of Oak costs, against a target each, and how noisy a game is."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from playground.people import Person
from rules.core import Action
from rules.core.players import random_choice
from rules.oak.actions import Climb, Gather, Pass, Shrine, Temple
from tests.e2e.effort import Taps, lay, play_quietly
from tests.e2e.house import House
from tests.rules.oak.scene import Table

ORDERS = ("bee", "fox", "cairns", "forest")


def at_the_fork() -> Table:
    return Table(*ORDERS).druids(0, "druid arch", runes="3").resources(0, 6, 6, 6)


def taken_space() -> Table:
    """Blue stands on TM2; an Arch-Druid, a Talon-Master and a druid could go."""
    table = Table(*ORDERS).druids(0, "druid arch talon").creatures(0, "caoineag").resources(0, 6, 6, 6)
    table.empty_temples().turn(1).play(Temple("knowledge2", "druid"), Shrine("plain"))
    return table.turn(0)


def gathering() -> Table:
    table = Table(*ORDERS).forest("acorn root bark mushroom blueberry")
    table.play(Pass())
    return table


def turn() -> Table:
    return Table(*ORDERS).ingredients(0, "acorn root")


ROWS: list[tuple[str, Callable[[], Table], list[Action], int, str, int]] = [
    ("climb, with a fork", at_the_fork, [Climb("ritual", "left")], 5, "/oak climb ritual left", 22),
    (
        "temple action, occupied space, Shrine",
        taken_space,
        [Temple("knowledge2", "arch", "druid"), Shrine("plain")],
        8,
        "/do temple knowledge2 arch second druid; shrine plain",
        53,
    ),
    ("gather", gathering, [Gather("acorn")], 2, "/oak gather acorn", 17),
    ("pass (asks once)", turn, [Pass()], 3, "/oak pass", 9),
]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
async def test_taps_stay_within_the_target(house: House, row: Any) -> None:
    _, scene, actions, most, _, _ = row
    await house.open_table("oak", 4)
    taps = Taps(house, await lay(house, scene()))
    await taps.open()
    for action in actions:
        await taps.do(action)
    assert taps.count <= most


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
async def test_typed_lines_stay_within_the_target(house: House, row: Any) -> None:
    _, scene, actions, _, line, most = row
    await house.open_table("oak", 4)
    person = await lay(house, scene())
    before = (await house.table()).lines
    assert len(line) <= most
    command, _, words = line.partition(" ")
    if command == "/do":
        answer = await person.slash("do", line=words)
    else:
        verb, *values = words.split()
        fields = type(actions[0]).__struct_encode_fields__
        answer = await person.slash(f"oak {verb}", options=dict(zip(fields, values, strict=False)))
    assert "✅" in answer.text, answer.text
    assert (await house.table()).lines == before + len(actions)


async def test_the_panel_tells_prices_and_who_stands_where(house: House) -> None:
    """Every step of a temple action on a taken space."""
    await house.open_table("oak", 4)
    taps = Taps(house, await lay(house, taken_space()))
    await taps.open()
    await taps.press(next(label for label in taps.panel.labels if label.startswith("Temple action")))
    menu = next(part for part in taps.controls.values() if "options" in part)
    shrine = next(option for option in menu["options"] if option["value"] == "knowledge2")
    assert shrine["label"] == "Knowledge2 · build a Shrine · 5M → from 2M"
    assert shrine["description"].endswith("Blue stands on TM2: a second druid goes to the Roots")
    await taps.choose(menu["custom_id"], "knowledge2")
    assert "Arch-Druid · 2M (5 − 2 − 1 Caoineag) + second druid" in taps.panel.labels
    assert "Talon-Master · 4M (5 − 1 Caoineag)" in taps.panel.labels
    await taps.press("Arch-Druid · 2M (5 − 2 − 1 Caoineag) + second druid")
    await taps.press("druid to the Roots")
    assert "elder · +2 VP · any druid rests here" in taps.panel.labels, taps.panel.text


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("temple knowledge2 arch second druid; shrine wide", ['"wide"', "Step 2 of 2"]),
        ("temple knowledge2 arch", ["2 things"]),
        ("temple knowlege1 arch", ['"knowlege1"']),
    ],
)
async def test_a_refused_line_names_what_is_wrong(house: House, line: str, told: list[str]) -> None:
    await house.open_table("oak", 4)
    person = await lay(house, taken_space())
    before = (await house.table()).lines
    answer = await person.slash("do", line=line)
    assert all(words in answer.text for words in told), answer.text
    assert (await house.table()).lines == before


async def test_alone_against_broichan(house: House) -> None:
    """He is told by name, never as Blue, in story and standings."""
    await house.open_table("oak", 1)
    chooser = random.Random(4)
    while (table := await house.table()).status == "running" and table.lines < 25:
        (person,) = await house.awaited()
        action = random_choice(await house.legal(person), chooser)
        await person.slash("do", line=typed(action))
    await house.calm()
    told = "\n".join(str(post.body) for post in await house.posts())
    assert "🤖 Broichan draws" in told
    assert "🤖 Broichan 0" in told or "🤖 Broichan 2" in told, "his points stand in the strip"
    assert "opponent" not in told
    assert "seat_blue" not in told
    assert "Blue" not in told


def typed(action: Action) -> str:
    values = [str(getattr(action, field)) for field in action.__struct_fields__ if getattr(action, field) != ""]
    return " ".join([type(action).__name__.lower(), *values])


@pytest.mark.long
async def test_a_whole_game_stays_quiet(house: House) -> None:
    """Kept messages within the budget, one call per wait, never two calls at once."""
    await house.open_table("oak", 4)
    chooser = random.Random(21)

    async def play(person: Person) -> None:
        answer = await person.slash("do", line=typed(random_choice(await house.legal(person), chooser)))
        assert "✅" in answer.text, answer.text

    assert await play_quietly(house, play) <= 60
