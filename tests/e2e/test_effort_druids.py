"""How many taps and characters a decision of Druids and Demons costs, each against a target; how noisy a game is."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from playground.people import Person
from rules.core import Action, FastDice
from rules.core.players import random_choice
from rules.druids import DRUIDS
from rules.druids.actions import Act, Draw, Lay, Move, Stone
from rules.druids.suggest import advise
from tests.e2e.effort import Taps, lay, play_quietly
from tests.e2e.house import House
from tests.rules.druids.table import A, B, Table, meadow

EIGHT = "M16 L16 N15 N14 O14 P13 O12 K16"
"""Populations that can all step towards 3 o'clock."""
ONE_BY_ONE = "M16-M17 L16-L17 K17xK18 N15-N16 N14-N15 O14-O15 P13-P14 O12-O13"


def choosing() -> Table:
    return meadow().populate(A, "M16").begin(A)


def one_piece() -> Table:
    """A piece in hand, and a field that takes it in one turn, as two fields of three do."""
    return Table().tile("L15", "FFWWMM").hold("FFFFFW").left(0)


def scouting() -> Table:
    """All pieces left are alike, so that the draws are known."""
    return Table().tile("L15", "FFFFWW").tile("N11", "FFWWMM", 5).turn(A, "scout", 8).bag(FFFWWM=20)


def eight_alone() -> Table:
    table = meadow().populate(A, "M16 L16 K17 N15 N14 O14 P13 O12 J18 L18").populate(B, "K18 I13")
    return table.turn(A, "move", 8)


def eight_in_a_row() -> Table:
    return meadow().populate(A, EIGHT).turn(A, "move", 8)


def a_stone() -> Table:
    return meadow().populate(A, "M16 L16 L17 M17").stones(A, "O12@12").turn(A, "white", 2)


ROWS: list[tuple[str, Callable[[], Table], list[Action], int, list[str], int]] = [
    ("choose two actions", choosing, [Act("scout", "move")], 4, ["/druids act scout move"], 22),
    ("lay one drawn piece", one_piece, [Lay("M15", 1)], 3, ["/druids lay M15 1"], 17),
    (
        "move 8, one by one",
        eight_alone,
        [Move(word) for word in ONE_BY_ONE.split()],
        34,
        [f"/do move {ONE_BY_ONE}"],
        72,
    ),
    ("stone", a_stone, [Stone("M16@12")], 4, ["/druids stone M16@12"], 20),
]


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
async def test_taps_stay_within_the_target(house: House, row: Any) -> None:
    _, scene, actions, most, _, _ = row
    await house.open_table("druids", 2)
    taps = Taps(house, await lay(house, scene()))
    await taps.open()
    for action in actions:
        await taps.do(action)
    assert taps.count <= most


async def typed(person: Person, line: str) -> str:
    command, rest = line.split(" ", 1)
    if command == "/do":
        return (await person.slash("do", line=rest)).text
    name, *values = rest.split()
    options = next(form.options for form in DRUIDS.forms if form.name == name)
    return (await person.slash(f"druids {name}", options=dict(zip(options, values, strict=False)))).text


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
async def test_typed_lines_stay_within_the_target(house: House, row: Any) -> None:
    _, scene, actions, _, lines, most = row
    await house.open_table("druids", 2)
    person = await lay(house, scene())
    before = (await house.table()).lines
    assert sum(len(line) for line in lines) <= most
    for line in lines:
        answer = await typed(person, line)
        assert "✅" in answer, answer
    assert (await house.table()).lines == before + len(actions)


# --- a row in one direction -----------------------------------------------------------------------


async def test_eight_in_one_direction_by_panel(house: House) -> None:
    await house.open_table("druids", 2)
    taps = Taps(house, await lay(house, eight_in_a_row()))
    before = (await house.table()).lines
    await taps.open()
    await taps.press("Several at once (up to 8)")
    await taps.choose(next(id for id in taps.controls if id.startswith("m:tick:")), *EIGHT.split())
    await taps.press("3 o'clock")
    assert "All 8 go to 3 o'clock." in taps.panel.text
    await taps.press(next(id for id in taps.controls if id.startswith("m:confirm:")))
    assert (await house.table()).lines == before + 8
    assert taps.count <= 14


async def test_eight_in_one_direction_by_line(house: House) -> None:
    await house.open_table("druids", 2)
    person = await lay(house, eight_in_a_row())
    before = (await house.table()).lines
    line = f"/do move {EIGHT} > 3"
    assert len(line) <= 44
    answer = await typed(person, line)
    assert "✅" in answer, answer
    assert (await house.table()).lines == before + 8


async def test_a_bad_item_refuses_the_list_and_is_named(house: House) -> None:
    await house.open_table("druids", 2)
    person = await lay(house, eight_in_a_row())
    before = (await house.table()).lines
    answer = await typed(person, "/do move M16-M17 L16-L17 M17-M18 N15-N16")
    assert "M17-M18" in answer
    assert "3" in answer
    assert "D-64" in answer
    assert (await house.table()).lines == before


# --- scouting -------------------------------------------------------------------------------------


async def in_hand(house: House, person: Person) -> list[Lay]:
    return [action for action in await house.legal(person) if isinstance(action, Lay)]


def easiest(legal: list[Lay]) -> Lay:
    """A place that takes the piece in one turn, if there is one."""
    fields = [action.field for action in legal]
    return next((action for action in legal if fields.count(action.field) == 1), legal[0])


async def test_scouting_eight_by_panel(house: House) -> None:
    """The first piece is drawn by hand, each next one as soon as one is laid."""
    await house.open_table("druids", 2)
    person = await lay(house, scouting())
    before = (await house.table()).lines
    taps = Taps(house, person)
    await taps.open()
    await taps.do(Draw())
    for number in range(8):
        legal = await in_hand(house, person)
        assert legal, number
        await taps.do(easiest(legal))
    assert not await in_hand(house, person)
    assert (await house.table()).lines == before + 16
    assert taps.count <= 25


async def test_scouting_eight_by_command(house: House) -> None:
    await house.open_table("druids", 2)
    person = await lay(house, scouting())
    before = (await house.table()).lines
    assert "✅" in await typed(person, "/druids draw ")
    characters = 0
    for _ in range(8):
        legal = await in_hand(house, person)
        action = easiest(legal)
        only = [other.field for other in legal].count(action.field) == 1  # then the hour need not be said
        line = f"/druids lay {action.field}" if only else f"/druids lay {action.field} {action.hour}"
        characters += len(line)
        answer = await typed(person, line)
        assert "✅" in answer, answer
    assert not await in_hand(house, person)
    assert (await house.table()).lines == before + 16
    assert characters <= 136


async def test_a_place_with_several_turns_costs_the_hour_besides(house: House) -> None:
    await house.open_table("druids", 2)
    person = await lay(house, one_piece())
    taps = Taps(house, person)
    await taps.open()
    await taps.do(Lay("N14", 5))
    assert taps.count <= 5  # the hours are a menu where all six fit


async def test_a_piece_is_laid_by_advice_and_scouting_stops_when_told(house: House) -> None:
    await house.open_table("druids", 2)
    person = await lay(house, scouting())
    taps = Taps(house, person)
    await taps.open()
    await taps.do(Draw())
    before, state = (await house.table()).lines, await position(house)
    wanted = advise(state, A)
    await taps.press("Lay it for me")
    assert wanted.field in taps.panel.text
    assert (await house.table()).lines == before + 2, "and the next one is drawn"
    stop = next(id for id in taps.controls if id.startswith("m:look:") and "@0" in id)
    await taps.press(stop)
    await taps.do(easiest(await in_hand(house, person)))
    assert (await house.table()).lines == before + 3, "nothing is drawn"
    assert not await in_hand(house, person)


async def position(house: House) -> Any:
    def look() -> Any:
        with house.tables.reading() as session:
            row = session.table(1)
            assert row is not None
            return house.tables.cache.get(session, row).match.state

    return await house.bot.worker.do(look)


# --- noise ----------------------------------------------------------------------------------------

PER_TURN = {2: (50 - 3) / 36, 3: (70 - 3) / 55}
"""Kept messages that a turn may cost: the target of a game of usual length without start, set-up and end."""


@pytest.mark.long
@pytest.mark.parametrize("people", [2, 3])
async def test_a_whole_game_stays_quiet(house: House, people: int) -> None:
    """Players at random need other numbers of turns than people, so the budget is held per turn. One call per wait,
    never two calls at once."""
    await house.open_table("druids", people)
    chooser = random.Random(20 + people)
    kept = await play_quietly(house, lambda person: play_some(house, person, chooser))
    turns = (await position(house)).turns
    assert turns > 10
    assert kept - 3 <= PER_TURN[people] * turns


async def play_some(house: House, person: Person, chooser: random.Random) -> None:
    """Steps of somebody who plays at random but likes to scout, in one line as far as nothing new is shown."""
    state = DRUIDS.decode(DRUIDS.encode(await position(house)))
    seat, dice, line = state.turn.seat, FastDice(1), []
    for _ in range(20):
        legal = list(DRUIDS.legal(state, seat))
        eager = [action for action in legal if isinstance(action, Draw) or getattr(action, "first", "") == "scout"]
        action = random_choice(eager or legal, chooser)
        line.append(words_of(action))
        shows = action.reveals or state.phase == "setup"
        DRUIDS.apply(state, seat, action, dice)
        while (forced := DRUIDS.forced(state)) is not None:
            DRUIDS.apply(state, *forced, dice)
        if shows or seat not in DRUIDS.waiting(state):
            break
    answer = await person.slash("do", line="; ".join(line))
    assert "✅" in answer.text, (line, answer.text)


def words_of(action: Action) -> str:
    words = [type(action).__name__.lower()]
    for field, option in zip(action.__struct_fields__, action.__struct_encode_fields__, strict=True):
        value = getattr(action, field)
        if value is True:
            words.append("all")
        elif value:
            words += ["from", value] if option == "from" else [str(value)]
    return " ".join(words)
