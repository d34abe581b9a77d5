"""Phase B: creatures in the glade, escapes, arrivals."""

from __future__ import annotations

import pytest

from rules.core import proof, rule
from rules.karnag import KARNAG
from rules.karnag.actions import Capture, Card, Creature, Cube, Place
from rules.karnag.board import BEARING, GATE, GATE_WORD, SQUARE, WORD
from rules.karnag.events import Arrived, CreatureMoved, CreatureStayed, Escaped, Penalised, PhaseBegan, Rolled, Shut
from rules.karnag.mechanics.creatures import advance, arrive, druid_squares, escape, march, reachable
from rules.karnag.state import GHOUL, GOLEM, KINDS, NAJA, SHADOW, KarnagOptions, token
from tests.rules.karnag.scene import FACE, Scene, Scripted, p

LEFT, RIGHT = 0, 1


def advanced(table: Scene) -> dict[str, str]:
    """Where every creature is after phase B.1, start -> end (a creature that stayed, to its own square)."""
    table.events = []
    advance(table.state, table.events)
    ends: dict[str, str] = {}
    for event in table.events:
        if isinstance(event, CreatureMoved):
            ends[event.start] = event.way[-1]
        elif isinstance(event, CreatureStayed):
            ends[event.at] = event.at
    return ends


def marched(table: Scene, gate: int, kind: int, turn: int, points: int) -> list[str]:
    """The squares an arriving creature enters."""
    table.events = []
    march(table.state, gate - 1, token(kind, turn), points, druid_squares(table.state), table.events)
    return [square for event in table.events if isinstance(event, CreatureMoved) for square in event.way]


@proof("K-30")
def test_black_cubes_come_off_before_anything_moves() -> None:
    table = Scene().creature("golem", p(3, 6), black=True)
    advanced(table)
    assert table.state.black == []


@proof("K-31", "K-33")
@rule("K-45")
def test_each_goes_one_square_and_the_nearest_makes_room() -> None:
    table = Scene().creature("golem", p(1, 6)).creature("golem", p(2, 6)).creature("golem", p(3, 6))
    assert advanced(table) == {"A6": "N6", "B6": "A6", "C6": "B6"}
    assert table.creatures() == {"A6": "golem", "B6": "golem"}
    assert table.state.gone == [1, 0, 0, 0]
    assert sum(isinstance(event, Escaped) for event in table.events) == 1


@proof("K-32")
def test_distance_to_the_border_ignores_what_stands_between() -> None:
    bearing = BEARING[SQUARE[p(3, 4)]]
    assert (bearing.nearest, bearing.two_nearest) == (3, 7)
    table = Scene().creature("golem", p(3, 4)).gems(0, p(2, 4), p(1, 4))
    assert advanced(table) == {"C4": "C3"}, "it still heads north and turns, it does not head west"


@proof("K-34")
@pytest.mark.parametrize("blocker", ["creature", "gem", "menhir", "rock", "swamp", "druid"])
def test_a_creature_enters_free_squares_only(blocker: str) -> None:
    row = 1 if blocker == "druid" else 2
    table = Scene().creature("golem", p(row, 6), "left")
    ahead = p(row - 1, 6)
    if blocker == "creature":
        table.creature("golem", ahead, black=False).gems(0, p(1, 5)).druids(1, "N6")  # it cannot move itself
    elif blocker == "gem":
        table.gems(0, ahead)
    elif blocker == "menhir":
        table.menhirs(0, ahead)
    elif blocker == "rock":
        table.rock(ahead)
    elif blocker == "swamp":
        table.swamp(ahead)
    else:
        table.druids(0, ahead)
    assert advanced(table)[p(row, 6)] == p(row, 5)


@rule("K-34")
def test_the_gate_bars_the_way() -> None:
    table = Scene().creature("golem", p(6, 7))
    led = reachable(table.state, SQUARE[p(6, 7)], 3, set())
    assert led
    assert not set(led) & set(GATE)
    beside = Scene().creature("golem", p(5, 8), "left").rock(p(4, 8), p(5, 7))
    assert advanced(beside) == {"E8": "E8"}


@proof("K-35", "K-61")
@pytest.mark.parametrize(
    ("kind", "ground"), [("shadow", "rock"), ("ghoul", "swamp"), ("naja", "gem"), ("naja", "menhir")]
)
def test_each_special_creature_passes_its_own_ground(kind: str, ground: str) -> None:
    def lay(table: Scene, square: str) -> None:
        {"rock": table.rock, "swamp": table.swamp}.get(ground, lambda s: table.gems(1, s))(square)

    table = Scene().creature(kind, p(2, 6))
    lay(table, p(1, 6))
    assert advanced(table) == {"B6": "A6"}, "it stops there"
    other = Scene().creature("golem", p(2, 6))
    lay(other, p(1, 6))
    assert advanced(other) == {"B6": "B5"}
    arriving = Scene()
    lay(arriving, p(5, 8))
    number = {"shadow": SHADOW, "ghoul": GHOUL, "naja": NAJA}[kind]
    assert marched(arriving, 1, number, LEFT, 2) == [p(5, 8), p(4, 8)], "arrivals too"


@rule("K-35")
def test_creatures_block_each_other_under_stones_too() -> None:
    table = (
        Scene().menhirs(0, p(2, 6)).creature("naja", p(2, 6)).druids(1, "N6").creature("naja", p(3, 6)).rock(p(1, 6))
    )
    ends = advanced(table)
    assert ends["B6"] == "B5"
    assert ends["C6"] == "B6"
    stuck = (
        Scene().menhirs(0, p(1, 6), p(1, 5)).creature("naja", p(1, 6)).creature("naja", p(1, 5)).druids(1, "N6", "N5")
    )
    stuck.rock(p(1, 4))
    assert advanced(stuck) == {"A6": "A6", "A5": "A5"}


@rule("K-36", "K-39")
def test_the_rulebooks_two_golems() -> None:
    table = Scene().creature("golem", p(3, 4), "left").creature("golem", p(3, 3), "left").gems(0, p(2, 4), p(2, 3))
    a, b = BEARING[SQUARE[p(3, 4)]], BEARING[SQUARE[p(3, 3)]]
    assert (a.two_nearest, b.two_nearest) == (7, 6)
    assert advanced(table) == {"C3": "C2", "C4": "C3"}
    order = [event.start for event in table.events if isinstance(event, CreatureMoved)]
    assert order == ["C3", "C4"], "the one with the smaller sum first"


@proof("K-37")
@rule("K-36")
def test_equally_near_borders_and_a_turn_to_the_right() -> None:
    assert advanced(Scene().creature("golem", p(3, 3), "right").rock(p(2, 3))) == {"C3": "C4"}


@proof("K-39")
def test_equal_golems_that_want_one_square_both_stay() -> None:
    table = Scene().creature("golem", p(2, 3), "left").creature("golem", p(3, 2), "right").menhirs(0, p(1, 3), p(3, 1))
    assert advanced(table) == {"B3": "B3", "C2": "C2"}
    table = Scene().creature("ghoul", p(2, 3), "left").creature("golem", p(3, 2), "right").menhirs(0, p(1, 3), p(3, 1))
    assert advanced(table) == {"C2": "B2", "B3": "B3"}, "a golem goes before a ghoul, which is then blocked"


@rule("K-39")
def test_a_peer_makes_room() -> None:
    table = Scene().creature("golem", p(5, 8), "right").creature("golem", p(5, 9), "left").menhirs(0, p(4, 8))
    assert advanced(table) == {"E9": "D9", "E8": "E9"}


@proof("K-50")
@rule("K-37")
def test_a_druid_turns_an_escape_away() -> None:
    assert advanced(Scene().creature("shadow", p(1, 6), "left")) == {"A6": "N6"}
    table = Scene().creature("shadow", p(1, 6), "left").druids(0, "N6")
    assert advanced(table) == {"A6": "A5"}
    assert table.creatures() == {"A5": "shadow"}


@proof("K-38", "K-40")
def test_a_blocked_creature_stays_and_is_tried_again() -> None:
    table = Scene().creature("golem", p(3, 6), "right").gems(0, p(2, 6), p(3, 7))
    assert advanced(table) == {"C6": "C6"}
    del table.state.stones[SQUARE[p(3, 7)]]
    assert advanced(table) == {"C6": "C7"}
    shadow = Scene().creature("shadow", p(3, 6), "right").rock(p(2, 6), p(3, 7))
    assert advanced(shadow) == {"C6": "B6"}


@rule("K-38")
def test_option_a_second_turn_steps_back() -> None:
    scene = Scene(second_turn_when_blocked=True).creature("golem", p(3, 6), "right").gems(0, p(2, 6), p(3, 7))
    assert advanced(scene) == {"C6": "D6"}


@proof("K-45")
def test_a_creature_on_the_path_is_out_of_the_game() -> None:
    """By itself or led there, of every kind; what it was is told, and it never comes back."""
    for number, kind in enumerate(KINDS):
        alone = Scene().creature(kind, p(1, 6))
        assert advanced(alone) == {"A6": "N6"}
        led = Scene().creature(kind, p(2, 6)).acting(0, "mind")
        led.play(Creature("B6", "N6"))
        for scene in (alone, led):
            assert scene.creatures() == {}
            assert scene.state.gone == [int(other == number) for other in range(len(KINDS))]
            assert [event for event in scene.events if isinstance(event, Escaped)] == [Escaped(kind, "N6")]


@rule("K-45", "K-46")
def test_a_creature_leaves_only_straight_and_never_at_a_corner() -> None:
    table = Scene().creature("golem", p(1, 1))
    assert advanced(table) == {"A1": "N1"}
    reach = reachable(Scene().creature("golem", p(1, 1)).state, SQUARE[p(1, 1)], 3, set())
    words = {WORD[square] for square in reach}
    assert {"N1", "WA"} <= words
    assert "NW" not in words
    assert "N2" in words, "by way of A2"
    assert "N4" not in words, "not along the path"


@proof("K-7")
@rule("K-47")
def test_what_an_escape_costs() -> None:
    """Green next to it 3, Purple two squares off 2, Green's other druid 1, Yellow safe."""
    for far in ("N10", "N11"):
        table = Scene().vp(10, 10, 10, 10).druids(0, "N7", far).druids(1, "N4").druids(2, "N12")
        escape(table.state, token(SHADOW, 0), SQUARE["N6"], table.events)
        assert table.state.vp == [6, 8, 10, 10]
        assert [event.vp for event in table.events if isinstance(event, Penalised)] == [3, 1, 2]
    poor = Scene().vp(10, 1, 0, 0).druids(1, "N4")
    escape(poor.state, token(SHADOW, 0), SQUARE["N6"], poor.events)
    assert poor.state.vp[1] == 0
    rich = Scene(2).mana(0, 18).hand(0, "mana").acting(0, "mind")
    rich.play(Card("mana"))
    assert rich.state.mana[0] == 20, "4 came, 2 of them are lost"
    for mana, possible in ((4, True), (3, False)):
        catch = Scene(2).druids(0, "WE").creature("golem", "E4").mana(0, mana).acting(0, "capture")
        assert bool(catch.of(Capture)) == possible, "what cannot be paid cannot be done"


@proof("K-47")
@rule("K-49")
@pytest.mark.parametrize(
    ("druid", "loss"), [("N8", 2), ("N9", 2), ("N10", 1), ("N11", 1), ("N12", 0), ("N5", 3), ("NW", 0)]
)
def test_the_penalty_falls_with_the_distance(druid: str, loss: int) -> None:
    table = Scene().vp(9, 0, 0, 0).druids(0, druid)
    escape(table.state, token(GOLEM, 0), SQUARE["N6"], table.events)
    assert table.state.vp[0] == 9 - loss


@proof("K-49")
def test_the_distance_goes_around_corners_and_counts_occupied_squares() -> None:
    table = Scene().vp(9, 9, 0, 0).druids(0, "EB").druids(1, "EA", "NE")
    escape(table.state, token(GOLEM, 0), SQUARE["N16"], table.events)
    assert table.state.vp[0] == 9 - 2, "N16 to EB is 3, over two druids"
    assert table.state.vp[1] == 9 - 2 - 3


@proof("K-48")
def test_druids_in_cauldrons_and_at_the_council_are_safe() -> None:
    table = Scene().vp(9, 0, 0, 0).druids(0, "P1", "P1", "council")
    escape(table.state, token(GOLEM, 0), SQUARE["N4"], table.events)
    assert table.state.vp[0] == 9


# --- arrivals ------------------------------------------------------------------------------------


@proof("K-57")
@rule("K-56")
def test_the_golem_turns_left_and_uses_up_its_points() -> None:
    assert marched(Scene().rock(p(4, 8)), 1, GOLEM, LEFT, 4) == [p(5, 8), p(5, 7), p(5, 6), p(5, 5)]


@rule("K-57")
def test_the_ghoul_turns_twice() -> None:
    assert marched(Scene().rock(p(6, 12), p(8, 11)), 2, GHOUL, RIGHT, 4) == [p(6, 10), p(6, 11), p(7, 11), p(7, 10)]


@rule("K-58")
def test_stopped_after_turning_the_rest_is_lost() -> None:
    assert marched(Scene().rock(p(6, 12), p(7, 11)), 2, GHOUL, RIGHT, 3) == [p(6, 10), p(6, 11)]


@proof("K-58")
def test_no_square_twice_in_one_move() -> None:
    """Turning right around E9 it would come back to its first square, and stops instead."""
    table = Scene().rock(p(6, 12), p(8, 11), p(7, 9))
    way = marched(table, 2, GOLEM, RIGHT, 4)
    assert way == [p(6, 10), p(6, 11), p(7, 11), p(7, 10)]
    table = Scene().rock(p(6, 12), p(8, 11), p(7, 9))
    assert marched(table, 2, GOLEM, RIGHT, 9)[-1] == p(7, 10), "north of it lies a square it has used"


@proof("K-60")
def test_both_sides_blocked_the_token_is_out() -> None:
    table = Scene().creature("golem", p(7, 7)).creature("golem", p(8, 8))
    assert marched(table, 4, NAJA, LEFT, 4) == []
    assert isinstance(table.events[-1], Shut)
    assert table.state.gone == [0, 0, 0, 1]


@proof("K-59")
def test_the_other_side_and_then_along_the_arrow() -> None:
    assert marched(Scene().menhirs(0, p(5, 8)), 1, GOLEM, LEFT, 3) == [p(6, 7), p(5, 7), p(4, 7)]


@proof("K-46")
def test_a_march_ends_on_the_path() -> None:
    table = Scene().rock(p(4, 8), p(5, 6))
    way = marched(table, 1, GOLEM, LEFT, 12)
    assert way[-1].startswith(("N", "E", "S", "W"))
    assert len(way) < 12
    assert any(isinstance(event, Escaped) for event in table.events)


@proof("K-55")
@pytest.mark.parametrize(("number", "gates"), [(2, [2, 3]), (3, [3, 4, 1]), (4, [4, 1, 2, 3])])
def test_the_die_gives_number_and_first_gate(number: int, gates: list[int]) -> None:
    table = Scene(2)
    arrive(table.state, Scripted(), number - 1, number, table.events)
    assert [event.gate for event in table.events if isinstance(event, Arrived)] == [
        GATE_WORD[gate - 1] for gate in gates
    ]


@proof("K-56")
@rule("K-15")
def test_every_arrival_has_its_own_roll_and_token() -> None:
    table = Scene()
    table.state.bag[:] = [0, 0, 1, 0, 0, 0, 0, 1]
    table.events = []
    arrive(table.state, Scripted(1, 0, FACE[4], FACE[2]), 1, 2, table.events)
    arrived = [(event.creature, event.turns) for event in table.events if isinstance(event, Arrived)]
    assert arrived == [("naja", "right"), ("ghoul", "left")]
    assert [event.number for event in table.events if isinstance(event, Rolled)] == [4, 2]
    assert table.creatures() == {p(6, 13): "naja", p(9, 9): "ghoul"}
    assert sum(table.state.bag) == 0


@proof("K-62")
def test_the_gate_is_empty_after_phase_b() -> None:
    table = Scene().menhirs(0, p(5, 8), p(6, 7), p(6, 10), p(5, 9))
    arrive(table.state, Scripted(), 0, 4, table.events)
    assert not set(table.state.creatures) & set(GATE)


@proof("K-17", "K-22")
@rule("K-19", "K-20")
def test_creatures_move_without_anybody_deciding() -> None:
    """Set-up rolls four times; the last druid placed starts round 1 with its phase B and asks for the first cube."""
    state, events = KARNAG.setup(2, KarnagOptions(), Scripted())
    assert [event.gate for event in events if isinstance(event, Arrived)] == list(GATE_WORD)
    assert sum(isinstance(event, Rolled) for event in events) == 4
    while state.phase == "placing":
        seat = KARNAG.waiting(state)[0]
        legal = KARNAG.legal(state, seat)
        assert all(isinstance(action, Place) for action in legal)
        events = KARNAG.apply(state, seat, legal[0], Scripted())
    begun = [event.phase for event in events if isinstance(event, PhaseBegan)]
    assert begun == ["creatures", "choosing"]
    assert all(isinstance(action, Cube) for action in KARNAG.legal(state, state.order[0]))
