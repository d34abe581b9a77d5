"""Set-up, play order, tiles, cubes and the blockade."""

from __future__ import annotations

from itertools import groupby

import pytest

from rules.core import FastDice, proof, rule
from rules.core.text import text
from rules.karnag import KARNAG
from rules.karnag.actions import Cube, Decline, Obstacle, Place
from rules.karnag.board import (
    AROUND_GATE,
    CAULDRON,
    GLADE,
    LAYOUTS,
    OBSTACLES,
    RING_LENGTH,
    ROCK,
    SPOT_WORD,
    SQUARE,
    STEP,
    STRIDE,
    SWAMP,
    WORD,
)
from rules.karnag.decisions import go_on
from rules.karnag.events import Arrived, CubeActs, CubePlaced, Ordered, PhaseBegan, TilesLaid
from rules.karnag.figures import FIGURES
from rules.karnag.flow import lay_tiles
from rules.karnag.mechanics.obstacles import GLADE_CORNERS, MIXED, lay, open_placements
from rules.karnag.state import (
    CARD_WORDS,
    EMPTY,
    KINDS,
    PERFORMED,
    SECONDARY,
    TILES,
    CubeTask,
    KarnagOptions,
    KarnagState,
)
from tests.rules.karnag.scene import Scene, Scripted

ALL_SEATS = [2, 3, 4, 5]


def fresh(seats: int, seed: int = 1, **options: str) -> KarnagState:
    return KARNAG.setup(seats, KarnagOptions(**options), FastDice(seed))[0]  # type: ignore[arg-type]


@proof("K-1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_what_each_player_has(seats: int) -> None:
    state = fresh(seats)
    assert all(len(druids) == 3 for druids in state.druids)
    assert all(len(tracks) == 5 for tracks in state.knowledge)
    assert state.menhirs_left == [7] * seats
    assert FIGURES.pieces.gems == 3
    assert FIGURES.pieces.cubes == 5
    assert KARNAG.seats == range(2, 6)


@proof("K-2")
def test_what_is_shared() -> None:
    assert FIGURES.die.faces == [2, 3, 3, 3, 4, 4]
    counts = {kind: getattr(FIGURES.creatures, kind) for kind in KINDS}
    assert {kind: count.left + count.right for kind, count in counts.items()} == {
        "golem": 15,
        "ghoul": 5,
        "shadow": 5,
        "naja": 5,
    }
    assert [sum(tile.startswith(kind) for tile in OBSTACLES) for kind in ("rock", "swamp", "mixed")] == [6, 3, 4]
    assert sum(int(FIGURES.cards[word]) for word in CARD_WORDS) == 36
    assert len(TILES) == 6


def what_begins() -> list[str]:
    """What begins in a game in which nobody acts, in order; the same again and again is told once."""
    state, _ = KARNAG.setup(2, KarnagOptions(), FastDice(5))
    dice, found = FastDice(6), []
    while waiting := KARNAG.waiting(state):
        legal = KARNAG.legal(state, waiting[0])
        for event in KARNAG.apply(state, waiting[0], Decline() if Decline() in legal else legal[0], dice):
            if isinstance(event, PhaseBegan):
                found.append(f"{event.phase} {event.round}")
            elif isinstance(event, (Ordered, Arrived, TilesLaid, CubePlaced, CubeActs)):
                found.append(type(event).__name__)
    return [what for what, _ in groupby(found)]


@proof("K-20", "K-19")
def test_a_round_has_seven_phases_and_the_first_one_less() -> None:
    """Play order, creatures, tiles, cubes, actions, gems, council; round 1 keeps the order of the set-up."""
    order, *phases = (
        *("Ordered", "creatures", "Arrived", "TilesLaid", "choosing", "CubePlaced"),
        *("main", "CubeActs", "secondary", "CubeActs", "gems", "council"),
    )

    def of(number: int) -> list[str]:
        return [f"{phase} {number}" if phase.islower() else phase for phase in phases]

    begins = what_begins()
    assert begins[: len(phases)] == of(1)
    assert begins == [*of(1), *(what for number in range(2, 7) for what in (order, *of(number)))]


@proof("K-10")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 6), (4, 5), (5, 5)])
def test_rounds(seats: int, rounds: int) -> None:
    """Cubes are placed in exactly that many rounds; everybody declines everything."""
    state = fresh(seats)
    chosen = 0
    dice = FastDice(3)
    while waiting := KARNAG.waiting(state):
        legal = KARNAG.legal(state, waiting[0])
        calm = Decline() if Decline() in legal else legal[-1]
        events = KARNAG.apply(state, waiting[0], calm, dice)
        chosen += sum(isinstance(event, PhaseBegan) and event.phase == "choosing" for event in events)
    assert chosen == rounds
    assert state.round == rounds


@proof("K-11", "K-12")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_everybody_starts_alike(seats: int) -> None:
    state = fresh(seats)
    assert state.mana == [10] * seats
    assert state.vp == [0] * seats
    assert state.hands == [[]] * seats
    assert state.reserve == [[0, 0, 0, 0]] * seats
    assert state.stones == {}
    assert state.knowledge == [[0] * 5] * seats


@proof("K-13")
def test_the_deck_is_shuffled() -> None:
    decks = {tuple(fresh(3, seed).deck) for seed in range(5)}
    assert len(decks) == 5
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(fresh(3).deck))}
    assert len(fresh(3).deck) == 36


@proof("K-14")
def test_basic_obstacles_lie_apart() -> None:
    state = fresh(3)
    assert set(state.obstacles) == set(OBSTACLES)
    squares = {square: tile for tile, covered in state.obstacles.items() for square in covered}
    assert len(squares) == 37
    for square, tile in squares.items():
        around = [square + down * STRIDE + right for down in (-1, 0, 1) for right in (-1, 0, 1)]
        assert all(squares.get(other, tile) == tile for other in around)
        assert square not in AROUND_GATE
        assert square in GLADE


@proof("K-15")
def test_tokens_come_at_random() -> None:
    first = {tuple(sorted(fresh(2, seed).creatures.values())) for seed in range(8)}
    assert len(first) > 3
    assert sum(fresh(2).bag) + len(fresh(2).creatures) + sum(fresh(2).gone) == 30


@proof("K-16")
def test_the_first_order_is_random() -> None:
    assert len({tuple(fresh(4, seed).order) for seed in range(12)}) > 5


@proof("K-18")
@rule("K-3")
@pytest.mark.parametrize("layout", ["six", "four"])
def test_druids_are_placed_in_turn_on_free_dark_squares(layout: str) -> None:
    state = fresh(5, cauldron_layout=layout)
    dark = [SPOT_WORD[spot] for spot in LAYOUTS[layout].dark]
    sides = [sum(word[0] == side for word in dark) for side in "NSEW"]
    assert sides == [6, 6, 2, 2]
    seats, free = [], set(dark)
    while state.phase == "placing":
        seat = KARNAG.waiting(state)[0]
        legal = [action for action in KARNAG.legal(state, seat) if isinstance(action, Place)]
        assert len(legal) == len(KARNAG.legal(state, seat))
        assert {action.square for action in legal} == free
        seats.append(seat)
        free.discard(legal[0].square)
        KARNAG.apply(state, seat, legal[0], FastDice(1))
    assert seats == state.order * 3
    assert len(free) == 1


@proof("K-21")
def test_fewest_points_first_and_ties_keep_their_order() -> None:
    blue, red, green, yellow = 0, 1, 2, 3
    table = Scene().vp(10, 7, 10, 3)
    table.state.order = [blue, red, green, yellow]
    table.state.phase, table.state.round = "council", 1
    table.state.leaders = []
    for druids in table.state.druids:
        druids[:] = [0, 1, 2]
    events: list[object] = []
    go_on(table.state, Scripted(), events)  # type: ignore[arg-type]
    assert table.state.order == [yellow, red, blue, green]
    assert Ordered([yellow, red, blue, green]) in events


@proof("K-65", "K-66")
@pytest.mark.parametrize(
    ("seats", "main", "secondary"), [(2, [2, 1] * 3, 2), (3, [2] * 6, 2), (4, [2] * 6, 3), (5, [3] * 6, 3)]
)
def test_tiles_and_slots(seats: int, main: list[int], secondary: int) -> None:
    rows = set()
    for seed in range(6):
        state = fresh(seats)
        events: list[object] = []
        lay_tiles(state, FastDice(seed), events)  # type: ignore[arg-type]
        rows.add(tuple(state.tiles))
        assert sorted(state.tiles) == list(range(6))
        assert [len(state.slots[place * 2]) for place in range(6)] == main
        assert [len(state.slots[place * 2 + 1]) for place in range(6)] == [secondary] * 6
        assert events == [TilesLaid([TILES[tile] for tile in state.tiles])]
    assert len(rows) > 3


@proof("K-67")
@pytest.mark.parametrize(("seats", "slots"), [(2, 21), (3, 24), (4, 30), (5, 36)])
def test_cubes_go_one_at_a_time_on_any_free_slot(seats: int, slots: int) -> None:
    state = fresh(seats)
    dice = FastDice(2)
    while state.phase == "placing":
        seat = KARNAG.waiting(state)[0]
        KARNAG.apply(state, seat, KARNAG.legal(state, seat)[0], dice)
    placed: list[int] = []
    while state.phase == "choosing":
        seat = KARNAG.waiting(state)[0]
        legal = KARNAG.legal(state, seat)
        assert len(legal) == slots - len(placed)
        assert all(isinstance(action, Cube) for action in legal), "no passing"
        placed.append(seat)
        KARNAG.apply(state, seat, legal[len(placed) % len(legal)], dice)
    assert placed == state.order * 5


@rule("K-67")
def test_one_player_may_take_several_slots_of_one_action() -> None:
    table = Scene(2)
    table.state.phase, table.state.turn = "choosing", 0
    lay_tiles(table.state, Scripted(), [])
    tile = TILES[table.state.tiles[0]]
    table.play(Cube(f"{tile}+1"), Cube(f"{tile}-1"), Cube(f"{tile}+2"))
    assert table.state.slots[0] == [0, 0]
    refusal = table.refuses(Cube(f"{tile}+1"))
    assert (refusal.clause, refusal.reason) == ("K-67", "slot-taken")
    assert table.refuses(Cube(f"{TILES[table.state.tiles[1]]}+2")).clause == "K-66"


# --- performing order ----------------------------------------------------------------------------

A, B, C, D = range(4)
E = EMPTY


def performed(main: list[list[int]], secondary: list[list[int]]) -> tuple[list[str], list[str]]:
    """Which cubes act, in order, as tile number and letter; everybody declines."""
    table = Scene(4)
    state = table.state
    state.tiles = list(range(6))
    state.slots = []
    for place in range(6):
        state.slots.append(list(main[place]) if place < len(main) else [E, E])
        state.slots.append(list(secondary[place]) if place < len(secondary) else [E, E, E])
    state.phase, state.turn = "choosing", 20
    events: list[object] = []
    go_on(state, Scripted(), events)  # type: ignore[arg-type]
    rows: tuple[list[str], list[str]] = ([], [])
    while str(state.phase) == "acting":
        task = state.tasks[-1]
        assert isinstance(task, CubeTask)
        rows[state.row].append(f"{task.place + 1}{'ABCD'[task.seat]}")
        if state.row == SECONDARY:
            assert all(cube == E for place in range(6) for cube in state.slots[place * 2]), "main cubes are gone"
        table.play(Decline())
    return rows


MAIN_ROW = [[A, B], [A, A], [B, B], [E, C], [D, C], [D, E]]


@proof("K-70", "K-71", "K-72")
def test_the_rulebooks_blockades() -> None:
    main, secondary = performed(MAIN_ROW, [[C, B, D], [A, A, D], [C, C, E], [D, B, E]])
    assert main == ["1A", "1B", "2A", "3B", "4C", "5D", "5C", "6D", "2A", "3B"]
    assert secondary == ["1C", "1B", "1D", "2A", "3C", "4D", "4B", "2A", "2D", "3C"]


@rule("K-71")
def test_a_third_cube_waits_for_a_third_pass() -> None:
    main, _ = performed([[A, A, A], [B, A, B]], [])
    assert main == ["1A", "2B", "2A", "1A", "2B", "1A"]


@rule("K-71")
@pytest.mark.parametrize(
    ("language", "says"), [("en", "in this pass"), ("fr", "pendant ce passage"), ("de", "in diesem Durchgang")]
)
def test_a_tile_stops_at_whoever_acted_in_this_pass_and_the_clause_says_so(language: str, says: str) -> None:
    """A acts and then B; A's other cube waits though it was not A who acted last."""
    main, _ = performed([[A, B, A]], [])
    assert main == ["1A", "1B", "1A"]
    with_a_tile_between, _ = performed([[A, B, A], [C]], [])
    assert with_a_tile_between == ["1A", "1B", "2C", "1A"]
    assert says in text("rules.karnag", "K-71", language)


@pytest.mark.parametrize("clause", ["K-47", "K-59", "K-133"])
def test_what_both_rulebooks_say_is_marked_so(clause: str) -> None:
    assert KARNAG.clauses[clause].source == "EN+FR"


@rule("K-70")
def test_a_cube_that_has_acted_slips_to_the_left() -> None:
    table = Scene().acting(0, "druids")
    events = table.play(Decline())
    assert table.state.slots[0][0] == 0 + PERFORMED
    assert CubeActs(1, "cards+3") in events


# --- advanced set-up -----------------------------------------------------------------------------


def laid_at_random(seats: int, seed: int) -> tuple[KarnagState, list[tuple[int, Obstacle]]]:
    state = fresh(seats, seed, setup="advanced")
    dice, order = FastDice(seed), []
    while state.phase == "obstacles":
        seat = KARNAG.waiting(state)[0]
        legal = KARNAG.legal(state, seat)
        action = dice.pick(legal)
        assert isinstance(action, Obstacle)
        order.append((seat, action))
        KARNAG.apply(state, seat, action, dice)
    return state, order


@proof("K-160")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_players_lay_mixed_tiles_on_the_corners_first(seats: int) -> None:
    state, order = laid_at_random(seats, seats)
    assert [seat for seat, _ in order] == [state.order[i % seats] for i in range(len(order))]
    assert {action.tile for _, action in order[:4]} == set(MIXED)
    corners = [set(state.obstacles[tile]) & set(GLADE_CORNERS) for tile in MIXED]
    assert sorted(len(corner) for corner in corners) == [1, 1, 1, 1]
    assert set.union(*corners) == set(GLADE_CORNERS)
    assert state.phase == "placing"
    assert state.creatures, "creatures arrive after the obstacles"


@proof("K-161")
@pytest.mark.parametrize("seed", range(4))
def test_tiles_never_touch_each_other_or_the_gate(seed: int) -> None:
    state, _ = laid_at_random(3, seed)
    for tile, squares in state.obstacles.items():
        others = {square for other, covered in state.obstacles.items() if other != tile for square in covered}
        near = {square + down * STRIDE + right for square in squares for down in (-1, 0, 1) for right in (-1, 0, 1)}
        assert not near & others
        assert not set(squares) & AROUND_GATE
        assert set(squares) <= set(GLADE)


@rule("K-161")
def test_tiles_turn_but_are_not_turned_over() -> None:
    """mixed1 is an angle: however it lies, its swamp arm comes clockwise before its rock arm."""
    state = fresh(2, setup="advanced")
    mine = [action for action in KARNAG.legal(state, state.order[0]) if getattr(action, "tile", "") == "mixed1"]
    assert {action.turn for action in mine if isinstance(action, Obstacle)} == {"north", "east", "south", "west"}
    for action in mine:
        trial = fresh(2, setup="advanced")
        KARNAG.apply(trial, trial.order[0], action, Scripted())
        squares = trial.obstacles["mixed1"]
        (arms,) = [
            {heading: square + step for heading, step in enumerate(STEP) if square + step in squares}
            for square in squares
            if sum(square + step in squares for step in STEP) == 2
        ]
        (swamp_arm,) = [heading for heading in arms if (heading + 1) % 4 in arms]
        assert trial.terrain[arms[swamp_arm]] == SWAMP
        assert trial.terrain[arms[(swamp_arm + 1) % 4]] == ROCK


@proof("K-162")
def test_tiles_that_fit_nowhere_are_left_out() -> None:
    state = fresh(2, setup="advanced")
    dice = FastDice(1)
    for _ in range(4):
        KARNAG.apply(state, KARNAG.waiting(state)[0], KARNAG.legal(state, KARNAG.waiting(state)[0])[0], dice)
    assert KARNAG.legal(state, KARNAG.waiting(state)[0])
    state.obstacles["swamp3"] = [
        square for square in GLADE if (square // STRIDE) % 2 == 0
    ]  # every other row is covered
    assert KARNAG.legal(state, KARNAG.waiting(state)[0]) == []
    go_on(state, dice, [])
    assert state.phase == "placing"


@pytest.mark.parametrize("mixed_lie", [False, True])
def test_legal_lists_each_placement_once(mixed_lie: bool) -> None:
    """Tiles that look alike, however they are turned, are one tile to choose."""
    state = fresh(3, setup="advanced")
    if mixed_lie:
        for tile in MIXED:
            lay(state, tile, OBSTACLES[tile])
    legal = KARNAG.legal(state, state.order[0])
    assert len(set(legal)) == len(legal)
    covered: set[tuple[tuple[int, int], ...]] = set()
    for placement in open_placements(state):
        squares = tuple(sorted(placement.squares.items()))
        assert squares not in covered
        assert placement.action.square == WORD[min(placement.squares)]
        covered.add(squares)
    assert len(covered) == len(legal)


def test_a_tile_lies_where_its_placement_says() -> None:
    state = fresh(3, setup="advanced")
    for placement in open_placements(state):
        trial = KARNAG.decode(KARNAG.encode(state))
        KARNAG.apply(trial, trial.order[0], placement.action, Scripted())
        laid = {square: trial.terrain[square] for square in trial.obstacles[placement.action.tile]}
        assert laid == placement.squares


# --- the board -----------------------------------------------------------------------------------


@rule("K-106")
@pytest.mark.parametrize(
    ("layout", "seats", "places"),
    [
        ("six", 2, "1 1 1 1 1 1"),
        ("six", 3, "2 2 1 2 2 1"),
        ("six", 4, "2 2 1 2 2 1"),
        ("six", 5, "2 2 2 2 2 2"),
        ("four", 2, "1 1 1 1"),
        ("four", 3, "2 1 2 1"),
        ("four", 4, "2 1 2 1"),
        ("four", 5, "2 2 2 2"),
    ],
)
def test_so_many_druids_fit_into_a_cauldron(layout: str, seats: int, places: str) -> None:
    cauldrons = LAYOUTS[layout]
    assert " ".join(str(count) for count in cauldrons.places[seats]) == places
    for number, room in enumerate(cauldrons.places[seats]):
        others = [f"P{number + 1}"] * room
        entrance = next(SPOT_WORD[place] for place in cauldrons.dark if cauldrons.entrance[place] == CAULDRON + number)
        table = Scene(seats, cauldron_layout=layout).druids(1, *others).druids(0, entrance).acting(0, "druids")
        assert f"P{number + 1}" not in table.moves(entrance), "it is full"
        table = Scene(seats, cauldron_layout=layout).druids(1, *others[1:]).druids(0, entrance).acting(0, "druids")
        assert f"P{number + 1}" in table.moves(entrance), "there is a place"


def test_words_and_squares() -> None:
    assert SQUARE["A1"] == 1 * STRIDE + 1
    assert SQUARE["L16"] == 12 * STRIDE + 16
    assert len({*SPOT_WORD}) == len(SPOT_WORD) == RING_LENGTH + 6 + 1
    assert SPOT_WORD[CAULDRON] == "P1"
    assert RING_LENGTH == 60
    assert [SPOT_WORD[i] for i in (0, 17, 30, 47)] == ["NW", "NE", "SE", "SW"]


@proof("K-6")
def test_tiles_have_one_word_each() -> None:
    assert TILES == ("druids", "gems", "capture", "mind", "potions", "cards")
    state = fresh(2)
    assert Place("N4") in KARNAG.legal(state, state.order[0])
