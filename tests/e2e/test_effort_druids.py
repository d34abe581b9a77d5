"""How many taps and characters a decision of Druids and Demons costs, each against a target; how noisy a game is."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path as FilePath
from typing import Any

import pytest

from bot.tables.choosing import THEN
from playground.people import Person
from rules.core import Action, FastDice
from rules.core.players import random_choice
from rules.druids import DRUIDS
from rules.druids.actions import Act, Auto, Draw, Drawall, Lay, Move, Stone
from rules.druids.board import BIG_FIELD, CORNER_FIELDS, FIELD, SIDE_OF_HOUR, distance
from rules.druids.mechanics.pieces import PATTERNS, PORTAL, turned
from rules.druids.mechanics.suggest import advise, new_corners
from rules.druids.state import ACTION_WORDS, SCOUT
from tests.e2e.effort import Taps, lay, play_quietly
from tests.e2e.house import House
from tests.rules.druids.scene import A, B, Scene, meadow

EIGHT = "M16 L16 N15 N14 O14 P13 O12 K16"
"""Populations that can all step towards 3 o'clock."""
ONE_BY_ONE = "M16-M17 L16-L17 K17xK18 N15-N16 N14-N15 O14-O15 P13-P14 O12-O13"


def choosing() -> Scene:
    return meadow().populate(A, "M16").begin(A)


def doubled() -> Scene:
    """A doubled scouting on a grown map, beside own populations, with pieces of several kinds and a portal."""
    table = meadow().populate(A, "M16 L16 L17").populate(B, "I13 I14").turn(A, "scout", 12)
    table.state.turn.runs = [ACTION_WORDS.index("scout")]
    return table.bag(FFFFWW=6, FFFWWM=6, FFWWMM=6, FFFMMM=6, portal=1)


def one_piece() -> Scene:
    """A piece in hand, and a field that takes it in one turn, as two fields of three do."""
    return Scene().tile("L15", "FFWWMM").hold("FFFFFW").left(0)


def scouting() -> Scene:
    """All pieces left are alike, so that the draws are known."""
    return Scene().tile("L15", "FFFFWW").tile("N11", "FFWWMM", 5).turn(A, "scout", 8).bag(FFFWWM=20)


def eight_alone() -> Scene:
    table = meadow().populate(A, "M16 L16 K17 N15 N14 O14 P13 O12 J18 L18").populate(B, "K18 I13")
    return table.turn(A, "move", 8)


def eight_in_a_row() -> Scene:
    return meadow().populate(A, EIGHT).turn(A, "move", 8)


def a_stone() -> Scene:
    return meadow().populate(A, "M16 L16 L17 M17").stones(A, "O12@12").turn(A, "white", 2)


ROWS: list[tuple[str, Callable[[], Scene], list[Action], int, list[str], int]] = [
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


async def drawing(house: House, person: Person) -> bool:
    return Draw() in await house.legal(person)


def easiest(legal: list[Lay]) -> Lay:
    """A place that takes the piece in one turn, if there is one."""
    fields = [action.field for action in legal]
    return next((action for action in legal if fields.count(action.field) == 1), legal[0])


async def test_scouting_eight_one_by_one(house: House) -> None:
    """Every place chosen by hand, each draw when it is wanted: a tap more for each piece than laying it costs."""
    await house.open_table("druids", 2)
    person = await lay(house, scouting())
    before = (await house.table()).lines
    taps = Taps(house, person)
    await taps.open()
    for number in range(8):
        await taps.do(Draw())
        legal = await in_hand(house, person)
        assert legal, number
        await taps.do(easiest(legal))
    assert not await in_hand(house, person)
    assert (await house.table()).lines == before + 16
    assert taps.count <= 33


async def test_a_mistapped_lay_is_taken_back_for_one_tap(house: House) -> None:
    """Nothing is drawn before somebody wants it, so nobody has to be asked."""
    await house.open_table("druids", 2)
    person = await lay(house, scouting())
    taps = Taps(house, person)
    await taps.open()
    await taps.do(Draw())
    tiles = len((await position(house)).tiles)
    await taps.do(easiest(await in_hand(house, person)))
    assert len((await position(house)).tiles) == tiles + 1
    await taps.press("m:undo:1")
    assert len((await position(house)).tiles) == tiles
    assert await in_hand(house, person)


async def test_a_doubled_scouting_laid_for_me(house: House) -> None:
    """All pieces drawn in one tap and laid in one; a portal is chosen by hand."""
    await house.open_table("druids", 2)
    person = await lay(house, doubled())
    taps = Taps(house, person)
    await taps.open()
    await taps.do(Drawall())
    await taps.press(next(label for label in taps.panel.labels if label.endswith("for me") and "Lay the" in label))
    while legal := await in_hand(house, person):
        await taps.do(easiest(legal))
    assert not await drawing(house, person)
    assert taps.count <= 6


async def test_a_doubled_scouting_with_the_places_that_matter_by_hand(house: House) -> None:
    """Two of the twelve are laid by hand, the rest for me; all of it can be taken back."""
    await house.open_table("druids", 2)
    person = await lay(house, doubled())
    taps = Taps(house, person)
    await taps.open()
    await taps.do(Drawall())
    for _ in range(2):
        await taps.do(next(iter(wanted(await position(house)))))
    await taps.press(next(label for label in taps.panel.labels if label.endswith("for me") and "Lay the" in label))
    while legal := await in_hand(house, person):
        await taps.do(easiest(legal))
    assert not await drawing(house, person)
    assert taps.count <= 14


def wanted(state: Any) -> list[Lay]:
    """What a careful player would lay by hand: a piece that makes a stone corner."""
    pieces = [piece for piece in dict.fromkeys(state.face_up) if piece != PORTAL]
    return [advise(state, state.turn.seat, piece) for piece in pieces]


async def test_scouting_by_one_line(house: House) -> None:
    """`auto rest`, `auto 3` and `wish` work as they are typed."""
    await house.open_table("druids", 2)
    person = await lay(house, scouting())
    before = (await house.table()).lines
    answer = await typed(person, "/do wish M15 K14 else auto")
    assert "✅" in answer, answer
    assert "✅" in await typed(person, "/do auto 3 tight")
    assert "✅" in await typed(person, "/do auto rest")
    assert not await drawing(house, person)
    assert (await house.table()).lines == before + 3


async def test_scouting_eight_by_command(house: House) -> None:
    await house.open_table("druids", 2)
    person = await lay(house, scouting())
    before = (await house.table()).lines
    characters = 0
    for _ in range(8):
        assert "✅" in await typed(person, "/druids draw ")
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


async def test_a_piece_is_laid_by_advice_and_the_next_waits(house: House) -> None:
    await house.open_table("druids", 2)
    person = await lay(house, scouting())
    taps = Taps(house, person)
    await taps.open()
    await taps.do(Draw())
    before, state = (await house.table()).lines, await position(house)
    wanted_place = advise(state, A)
    await taps.press("Lay it for me")
    assert wanted_place.field in taps.panel.text
    assert (await house.table()).lines == before + 1, "the next one waits"
    assert await drawing(house, person)


async def position(house: House) -> Any:
    def look() -> Any:
        with house.tables.reading() as session:
            row = session.table(1)
            assert row is not None
            return house.tables.cache.get(session, row).match.state

    return await house.bot.worker.do(look)


# --- whole games ----------------------------------------------------------------------------------

EVERY = 99


SCOUT_TWICE = Act("scout", "scout")
Among = Callable[[Any, list[Lay]], list[Lay]]
"""Of all ways to lay a piece those of which a person takes one by lot."""


def everywhere(state: Any, lays: list[Lay]) -> list[Lay]:
    return lays


def near_home(state: Any, lays: list[Lay]) -> list[Lay]:
    """Not farther than two fields from an own population or stone (from the demons for who has none), a new corner for
    a stone there before others: what people lay who do not play by lot."""
    seat = state.turn.seat
    at_stones = [field for corner, owner in state.stones.items() if owner == seat for field in CORNER_FIELDS[corner]]
    home = [*state.populations[seat], *at_stones] or list(BIG_FIELD)
    near = [lay for lay in lays if min(distance(FIELD[lay.field], field) for field in home) <= 2] or lays
    return [lay for lay in near if _corners(state, lay)] or near


def _corners(state: Any, lay: Lay) -> int:
    sides = turned(lay.piece or PATTERNS[state.drawn], SIDE_OF_HOUR[lay.hour]) if lay.hour else ""
    return new_corners(state, FIELD[lay.field], sides) if sides else 0


@pytest.mark.long
@pytest.mark.parametrize(
    ("by_hand", "among", "games", "usual", "longest"),
    [(1, everywhere, 2, 14, 14), (EVERY, everywhere, 1, 14.2, 16), (EVERY, near_home, 1, 14.4, 15)],
    ids=["one by hand", "all by hand, by lot", "all by hand"],
)
async def test_whole_games_stay_within_the_target(
    tmp_path: FilePath, by_hand: int, among: Among, games: int, usual: float, longest: int
) -> None:
    """Players who tap exactly what they drew by lot, from opening the panel to the end of the turn: so many pieces of a
    scouting in the order in which they were drawn, each on a place drawn by lot from all places or from those that
    people would look at, the rest laid for them. Where every piece is drawn by itself, and fields stand in menus, such
    games cost 12.4 taps a turn and 31 to 36 in a doubled scouting.

    Twelve pieces by hand are twelve taps; the panel, and the choice with the drawing, are two more: below 14 no doubled
    scouting of twelve pieces can be where each is somebody's own choice. Where a piece fits in more ways than a page
    has buttons those that few would look at are two taps: who lays by lot among all fifty places meets them (14.1 on
    average of nine), and sometimes who lays near home (14.4 of five, all of twelve pieces)."""
    turns: list[int] = []
    doubled: list[int] = []
    for people in (2, 3, 4):
        for number in range(games):
            house = House(tmp_path / f"{people}-{number}")
            await house.open()
            try:
                await house.open_table("druids", people)
                await whole_game(house, random.Random(number), by_hand, turns, doubled, among)
            finally:
                await house.close()
    assert len(turns) > 25 * games
    assert len(doubled) >= 5 * games
    assert sum(turns) / len(turns) <= 8
    assert sum(doubled) / len(doubled) <= usual
    assert max(doubled) <= longest


async def whole_game(
    house: House, lot: random.Random, by_hand: int, turns: list[int], doubled: list[int], among: Among = everywhere
) -> None:
    """Play to the end and note the taps of each turn; those of the set-up are within what a piece by hand costs."""
    while awaited := await house.awaited():
        state = await position(house)
        now, seat, taps = whose(state), state.turn.seat, Taps(house, awaited[0])
        await taps.open()
        left = by_hand if state.phase != "setup" else 0
        while whose(state := await position(house)) == now and await house.awaited():
            left -= await one_step(house, taps, state, lot, left, among)
        if now[2]:
            assert taps.count <= 8
            continue
        turns.append(taps.count)
        if state.chosen[seat] == [SCOUT]:
            doubled.append(taps.count)


def whose(state: Any) -> tuple[int, int, bool]:
    return state.turns, state.turn.seat, state.phase == "setup"


async def one_step(house: House, taps: Taps, state: Any, lot: random.Random, by_hand: int, among: Among) -> bool:
    """The next step; whether it was a piece laid by hand."""
    legal = await house.legal(taps.person)
    lays = [action for action in legal if isinstance(action, Lay)]
    if Drawall() in legal:
        await taps.do(Drawall())
    elif (action := None if lays else random_choice(legal, lot)) == SCOUT_TWICE and (both := _drawing_too(taps)):
        await taps.press(both)
    elif lays and not by_hand:
        await taps.press(next(id for id in taps.controls if id.startswith("m:advise:")))
    else:
        await taps.do(action or lot.choice(among(state, _next_piece(state, lays))))
    return bool(lays and by_hand)


def _drawing_too(taps: Taps) -> str:
    """The button that chooses to scout twice and draws all pieces, as these people would do next."""
    return next((id for id in taps.controls if id.split(":")[-1].startswith(f"{THEN}~")), "")


def _next_piece(state: Any, lays: list[Lay]) -> list[Lay]:
    """The ways to lay the piece that was drawn first, of those that fit."""
    first = next((PATTERNS[piece] for piece in state.face_up if any(lay.piece == PATTERNS[piece] for lay in lays)), "")
    return [lay for lay in lays if lay.piece == first] or lays


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
        shows = action.reveals or isinstance(action, Auto)  # an order may draw
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
