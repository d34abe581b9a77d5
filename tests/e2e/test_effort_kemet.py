"""How many taps and characters a decision of Kemet costs, against a target each, and how noisy a game is."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from playground.people import Person
from rules.core import Action
from rules.kemet.actions import (
    Battle,
    Buy,
    City,
    Done,
    Move,
    Night,
    Position,
    Pray,
    Recruit,
    Setup,
    Step,
)
from rules.kemet.state import KemetState
from tests.e2e.effort import Taps, lay, play_quietly
from tests.e2e.house import House
from tests.rules.kemet.scene import PrintedScene as Scene
from tests.rules.kemet.scene import keen_choice

COLOURS = "ruby sapphire onyx"


def day() -> Scene:
    """A turn as people have it: cards in hand, two troops, a foe near by."""
    scene = Scene(4, COLOURS).own(0, "priest of mafdet").pyramid("1b", "ruby", 2).pyramid("1a", "sapphire", 3)
    scene.troop(0, "1b", 5).troop(0, "SA", 2).troop(1, "T1", 3).pp(0, 9).pp(1, 9)
    return scene.hand(0, "war fury", "bloody battle").hand(1, "iron wall").turn(0)


def recruiting() -> Scene:
    return day().troop(0, "SA", 0).troop(0, "1b", 2)


def fighting() -> Scene:
    return day().do(0, Move(space="move3"), Move(troop="1b"), Step("F1", 5), Step("T1", 4))


def dusk() -> Scene:
    scene = Scene(4, COLOURS).troop(0, "SA", 3).troop(0, "DT", 2).vets(0, 3)
    for seat in (1, 2, 3):
        scene.glory(seat, divine=4)
    return scene.night()


async def march(taps: Taps) -> None:
    """Five go to F1, four of them on to T1."""
    await taps.do(Move(space="move3"))
    await taps.do(Move(troop="1b"))
    await taps.press("March: several zones at once")
    menu = next(id for id in taps.controls if id.startswith("m:tick:"))
    await taps.choose(menu, "F1 T1")
    await taps.press("4 arrive, 1 stays in the zone before")
    assert "4 units: 1b → F1 → T1, 1 stays in F1." in taps.panel.text
    play = next(id for id in taps.controls if id.startswith("m:confirm:"))
    await taps.press(play)


def tap(*actions: Action) -> Callable[[Taps], Awaitable[None]]:
    async def all_of_them(taps: Taps) -> None:
        for action in actions:
            await taps.do(action)

    return all_of_them


class Row(msgspec.Struct):
    name: str
    scene: Callable[[], Scene]
    by_panel: Callable[[Taps], Awaitable[None]]
    taps: int
    line: str
    options: dict[str, str] | None
    """Of the command; None where the line is typed with /do."""
    characters: int
    lines: int
    """How many entries the record has of it."""


ROWS = [
    Row("pray", day, tap(Pray("pray1")), 2, "/kemet pray", {}, 11, 2),
    Row("buy", day, tap(Buy(box="sapphire"), Buy("legion")), 5, "/kemet buy legion", {"tile": "legion"}, 17, 3),
    Row(
        "recruit 5 into two districts",
        recruiting,
        tap(Recruit(), Recruit("1a 3"), Recruit("1c 2"), Done()),
        7,
        "/kemet recruit 1a 3, 1c 2",
        {"where": "1a 3, 1c 2"},
        25,
        5,
    ),
    Row("move two zones, part of a troop", day, march, 8, "/do move 1b 5 > F1 4 > T1", None, 25, 4),
    Row("battle cards", fighting, tap(Battle("3", "7")), 6, "/kemet battle 3 7", {"play": "3", "drop": "7"}, 17, 1),
    Row(
        "battle cards with an added card",
        fighting,
        tap(Battle(cards="war fury"), Battle("3", "7")),
        8,
        "/kemet battle 3 7 war fury",
        {"play": "3", "drop": "7", "cards": "war fury"},
        26,
        2,
    ),
    Row(
        "whole night",
        dusk,
        tap(Night(offering="yes"), Night(delta="no"), Night(vets="1 PP"), Night(vets="2 cards"), Position(2)),
        9,
        "/kemet night yes no 1 PP, 2 cards 2",
        {"offering": "yes", "delta": "no", "vets": "1 PP, 2 cards", "position": "2"},
        35,
        5,
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
async def test_taps_stay_within_the_target(house: House, row: Row) -> None:
    await house.open_table("kemet", 4)
    taps = Taps(house, await lay(house, row.scene()))
    before = (await house.table()).lines
    await taps.open()
    await row.by_panel(taps)
    assert (await house.table()).lines == before + row.lines
    assert taps.count <= row.taps


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
async def test_typed_lines_stay_within_the_target(house: House, row: Row) -> None:
    await house.open_table("kemet", 4)
    person = await lay(house, row.scene())
    before = (await house.table()).lines
    assert len(row.line) <= row.characters
    if row.options is None:
        answer = await person.slash("do", line=row.line.removeprefix("/do "))
    else:
        answer = await person.slash(" ".join(row.line[1:].split()[:2]), options=row.options)
    assert "✅" in answer.text, answer.text
    assert (await house.table()).lines == before + row.lines


@pytest.mark.parametrize("typed", [False, True])
async def test_retreat_or_recall_is_one_tap_on_the_call(house: House, typed: bool) -> None:
    await house.open_table("kemet", 4)
    attacker = await lay(house, fighting().do(1, Battle("2", "1")))
    await attacker.slash("kemet battle", options={"play": "3", "drop": "7"})
    await house.calm()
    (person,) = await house.awaited()
    before = (await house.table()).lines
    if typed:
        assert len("/kemet aftermath recall") <= 23
        answer = await person.slash("kemet aftermath", options={"how": "recall"})
        assert "✅" in answer.text
    else:
        call = await person.waits_for(lambda seen: person.mention in seen.text and "Your move" in seen.labels)
        recall = next(label for label in call.labels if label.startswith("recall"))
        await person.click(call, recall)
    await house.calm()
    assert (await house.table()).lines == before + 1


async def test_a_newcomers_first_move_takes_at_most_eight_taps(house: House) -> None:
    await house.open_table("kemet", 4)
    person = (await house.awaited())[0]
    taps = Taps(house, person)
    taps.count = 2  # Join or open, Start
    await taps.open()
    action = (await house.legal(person))[0]
    assert isinstance(action, City)
    await taps.do(action)
    assert taps.count <= 8
    while not isinstance(action := (await house.legal((await house.awaited())[0]))[0], Setup):
        await (await house.awaited())[0].slash("kemet city", options={"city": str(action.city)})
        await house.calm()
    building = Taps(house, (await house.awaited())[0])
    await building.open()
    await building.do(action)
    assert building.count <= 8 - 2


def late() -> Scene:
    """A game that has come far: four fame each, from here it is won within a few days."""
    scene = Scene(4, COLOURS)
    for seat, city in enumerate(scene.state.cities):
        scene.pyramid(f"{city}a", "ruby", 3).pyramid(f"{city}b", "onyx", 2)
        scene.troop(seat, f"{city}a", 5).troop(seat, f"F{city}", 4).glory(seat, divine=4)
    return scene.turn(0)


async def test_the_second_half_of_a_game_stays_quiet(house: House) -> None:
    """Kept messages within the budget of a day (60 for four of them), one call per wait, never two calls at once."""
    await house.open_table("kemet", 4)
    await lay(house, late())
    await (await house.awaited())[0].slash("do", line="pray")  # calls from here on are those of the scene
    await house.calm()
    kept_before = len((await house.standing())[1])
    chooser = random.Random(5)
    days = 0

    def choose(person: int) -> tuple[Action, int]:
        tables = house.tables
        with tables.reading() as session:
            row = session.table(1)
            assert row is not None
            state = tables.cache.get(session, row).match.state
            assert isinstance(state, KemetState)
            seat = next(row.seat for row in session.seats(1) if row.person == person)
            return keen_choice(state, seat, chooser), state.round

    async def play(person: Person) -> None:
        nonlocal days
        action, days = await house.bot.worker.do(choose, int(person.id))
        words = [str(getattr(action, field) or "-") for field in action.__struct_fields__]
        await person.slash("do", line=" ".join([type(action).__name__.lower(), *words]))

    kept = await play_quietly(house, play)
    assert kept - kept_before <= 15 * days
