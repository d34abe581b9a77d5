"""The thirteen rules that the rulebooks of 2021 and 2024 word differently, each both ways; and the printed set-up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.core import Action, FastDice, proof, rule
from rules.kemet import KEMET
from rules.kemet.actions import (
    Aftermath,
    Battle,
    Buy,
    Card,
    Creature,
    Move,
    Night,
    Order,
    Pray,
    Raise,
    Recruit,
    Retreat,
    Setup,
    Step,
)
from rules.kemet.board import cities_of, parts_in_play
from rules.kemet.events import BattleBegan, CardsUnpaid, Declined, Ended, Strength, VeteransSpent
from rules.kemet.flow import go_on
from rules.kemet.material.board import BOARD
from rules.kemet.material.table import TABLE
from rules.kemet.mechanics.stock import STOCK
from rules.kemet.state import KemetState
from tests.rules.kemet.scene import DONE, Scene

THREE = "ruby sapphire diamond"
BOTH = ["2021", "2024"]
RULES = {one.key: one for one in TABLE.printings}


def of(key: str, printing: str) -> str | int:
    """What the table says about a rule in that printing."""
    return RULES[key].of_2021 if printing == "2021" else RULES[key].of_2024


def in_both(test: object) -> object:
    return pytest.mark.parametrize("printing", BOTH)(test)


def scene_of(printing: str, colours: str = THREE, **options: Any) -> Scene:
    return Scene(3, colours, printing=printing, **options)


def test_there_are_thirteen() -> None:
    assert len(RULES) == 13
    assert KEMET.options().printing == "2021"
    source = Path(__file__).read_text("utf-8")
    assert {key for key in RULES if f'of("{key}", ' not in source} == set(), "each has a test that asks the table"


# --- the night -----------------------------------------------------------------------------------------


@in_both
@rule("T-128")
def test_veterans_per_card(printing: str) -> None:
    each = of("veterans-per-card", printing)
    assert isinstance(each, int)
    scene = scene_of(printing).vets(0, 5).pp(0, 11).night()
    assert scene.legal(0) == [Night(vets=f"{number} cards") for number in range(0, 6, each)]
    before = len(scene.state.hands[0])
    scene.do(0, Night(vets=f"{2 * each} cards"))
    assert len(scene.state.hands[0]) == before + 2
    assert scene.state.veterans[0] == 5 - 2 * each


@in_both
@rule("T-129", "T-130")
def test_veterans_left_over(printing: str) -> None:
    scene = scene_of(printing).vets(0, 1).pp(0, 11).night()
    if printing == "2021":  # one veteran buys no card by the other rulebook
        scene.do(0, Night(vets="0 cards"))
    assert scene.state.step == 7
    scene.do(0, DONE)
    steps = [event.phase if hasattr(event, "phase") else event for event in scene.events]
    lost = next(number for number, one in enumerate(steps) if isinstance(one, VeteransSpent))
    assert (lost < steps.index("awakening")) == (of("veterans-lost", printing) == "conscription")
    assert scene.state.veterans[0] == 0


@in_both
@rule("T-130")
def test_units_over_the_limit_at_the_awakening(printing: str) -> None:
    """It cannot happen with the tiles there are; the rulebook of 2024 says where they would go."""
    scene = scene_of(printing)
    zone = scene.zone("1a")
    scene.state.holder[zone], scene.state.units[zone] = 0, 6
    scene.state.supply[0] = 6
    scene.state.tasks, scene.state.turn = [], scene.state.seats * 5

    go_on(scene.state, FastDice(1), [])
    assert scene.units("1a") == (6 if printing == "2021" else 5)


# --- battles -------------------------------------------------------------------------------------------


@in_both
@rule("T-112")
def test_a_loser_whose_winner_has_fallen(printing: str) -> None:
    scene = scene_of(printing).hand(1, "bloodbath").troop(0, "F1", 2).troop(1, "T1", 3).turn(0).march(0, "F1", "T1")
    scene.fight(0, 1, "2", "7", d=("bloodbath",))
    if of("loser-when-winner-falls", printing) == "no retreat":
        assert scene.holder("T1") == -1, "recalled"
        return
    assert scene.legal(1) == [Aftermath("retreat"), Aftermath("recall")]
    scene.do(1, Aftermath("retreat"))
    assert scene.waiting == (0,), "the winner chooses where to, fallen or not"
    scene.do(0, Retreat("O1"))
    assert (scene.holder("O1"), scene.units("O1")) == (1, 2)


@in_both
@rule("T-114")
def test_where_a_retreat_may_lead(printing: str) -> None:
    scene = scene_of(printing).troop(0, "B1", 5).troop(1, "O1", 3).troop(1, "F2", 1).turn(0)
    scene.march(0, "B1", "O1").fight(0, 1, "4", "8").do(1, Aftermath("retreat"))
    onto_own = Retreat("F2") in scene.legal(0)
    assert onto_own == (of("retreat-to", printing) == "zone without enemy")
    assert Retreat("F1") in scene.legal(0)


@in_both
@rule("T-74", "T-75")
def test_when_a_recruit_fights(printing: str) -> None:
    scene = scene_of(printing).troop(1, "1a", 1).turn(0).do(0, Recruit(), Recruit("1a 2"))
    at_once = of("recruit-battle", printing) == "at once"
    assert bool(scene.told(BattleBegan)) == at_once
    if not at_once:
        scene.do(0, Recruit("1b 1"), DONE)
        assert scene.told(BattleBegan)
        return
    scene.fight(0, 1, "3", "2").do(0, Aftermath("stay"))
    scene.do(0, Recruit("1b 1"), DONE)
    assert (scene.holder("1a"), scene.units("1b")) == (0, 1), "the Recruit goes on after its battle"
    assert scene.refused(1, DONE).clause == "T-38"


@proof("T-75")
@rule("T-168")
def test_two_battles_at_once_come_in_the_order_of_placing() -> None:
    scene = scene_of("2021").troop(1, "1a", 1).troop(2, "1b", 1).hand(0, "prayer").turn(0)
    scene.do(0, Recruit(), Recruit("1b 3"))
    assert scene.told(BattleBegan)[0].zone == "1b"
    assert scene.refused(0, Card("prayer")).clause == "T-97"
    scene.fight(0, 2, "3", "2").do(0, Aftermath("stay"))
    scene.do(0, Recruit("1a 3"))
    assert scene.told(BattleBegan)[0].zone == "1a"


@in_both
@rule("T-98", "T-100")
def test_a_card_that_cannot_be_paid(printing: str) -> None:
    scene = scene_of(printing).hand(0, "war fury", "bloodbath").pp(0, 1)
    scene.troop(0, "F1", 4).troop(1, "T1", 3).turn(0).march(0, "F1", "T1").do(0, Battle(cards="war fury"))
    if of("unpaid-card", printing) == "may not be played":
        assert scene.refused(0, Battle(cards="bloodbath")).reason == "too-dear"
        return
    scene.do(0, Battle(cards="bloodbath"), Battle("3", "7")).do(1, Battle("5", "8"))
    assert scene.told(CardsUnpaid)[0].cards == ["bloodbath"]
    side = scene.told(Strength)[0]
    assert (side.total, side.damage) == (4 + 3 + 2, 2)
    assert (scene.state.pp[0], scene.state.hands[0]) == (0, [STOCK.diversion])


# --- the day -------------------------------------------------------------------------------------------


@in_both
@rule("T-42")
@pytest.mark.parametrize("action", ["buy", "raise", "recruit", "move", "on the way"])
def test_day_cards_inside_an_action(printing: str, action: str) -> None:
    scene = scene_of(printing).pyramid("1a", "ruby", 1).troop(0, "1b", 2).hand(0, "prayer").pp(0, 5).turn(0)
    doing: dict[str, list[Action]] = {
        "buy": [Buy(box="ruby"), *([DONE] if printing == "2024" else [])],
        "raise": [Raise()],
        "recruit": [Recruit()],
        "move": [Move(space="move3")],
        "on the way": [Move(space="move3"), Move(troop="1b"), Step("F1", 2)],
    }
    scene.do(0, *doing[action])
    if of("day-card", printing) == "any time but in a battle":
        scene.do(0, Card("prayer"))
        assert scene.state.pp[0] == 7
    else:
        assert scene.refused(0, Card("prayer")).reason == "cards-wait"
        scene.do(0, DONE)
        assert Card("prayer") in scene.legal(0), "after the action"


@rule("T-42", "T-165")
def test_units_of_a_card_may_fight_in_the_middle_of_a_move() -> None:
    """The Move goes on after the battle, and the temple passed through gives nothing yet."""
    scene = scene_of("2021").own(0, "priest of mafdet").troop(0, "F1", 3).troop(1, "1a", 1).hand(0, "tactical support")
    scene.turn(0).march(0, "F1", "T1").do(0, Card("tactical support"), Recruit("1a 2"))
    scene.fight(0, 1, "3", "2").do(0, Aftermath("stay"))
    assert scene.fame(0) == 1, "the battle, not the temple"
    scene.do(0, Step("F2", 3), DONE)
    assert (scene.holder("F2"), scene.holder("1a")) == (0, 0)


@in_both
@rule("T-60")
def test_creatures_from_the_supply(printing: str) -> None:
    any_time = of("creature-from-supply", printing) == "any time in the turn"
    before = scene_of(printing).own(0, "phoenix").troop(0, "1a", 2).turn(0)
    assert Creature("phoenix", "1a") in before.legal(0)
    raising = scene_of(printing).own(0, "phoenix").troop(0, "1a", 2).turn(0).do(0, Raise())
    assert (Creature("phoenix", "1a") in raising.legal(0)) == any_time
    prayed = scene_of(printing).own(0, "phoenix").troop(0, "1a", 2).hand(0, "prayer").turn(0).do(0, Pray("pray1"))
    assert (Creature("phoenix", "1a") in prayed.legal(0)) == any_time
    bought = scene_of(printing).own(0, "royal scarab").pyramid("1a", "ruby", 2).troop(0, "1a", 2).turn(0)
    bought.do(0, Buy(box="ruby"), *([DONE] if printing == "2024" else []), Buy("phoenix"))
    assert Creature("phoenix", "1a") in bought.legal(0), "on purchase"
    assert (Creature("royal scarab", "1a") in bought.legal(0)) == any_time
    recruited = scene_of(printing).own(0, "phoenix").troop(0, "1b", 2).turn(0).do(0, Recruit(), Recruit("1a 1"))
    assert Creature("phoenix", "1a") in recruited.legal(0), "together with units added"
    assert (Creature("phoenix", "1b") in recruited.legal(0)) == any_time


@in_both
@rule("T-77")
def test_a_creatures_moves(printing: str) -> None:
    """The same as long as it goes along; left behind it counts, but where a table of 2021 plays otherwise."""
    for must_leave in (False, True):
        for along in ("royal scarab", "stays"):
            scene = scene_of(printing, creature_must_leave=must_leave).own(0, "royal scarab")
            scene.troop(0, "1a", 3, "royal scarab").turn(0).march(0, "1a", Step("F1", 2, along))
            counts = along != "stays" or not must_leave or printing == "2024"
            assert bool(scene.legal(0, Step)) == counts, (must_leave, along)
    assert of("creature-moves", "2024") == "when the Move begins, also if it is left behind"


@rule("T-77")
def test_the_value_is_fixed_as_the_move_begins() -> None:
    """A creature that joins after the troop was chosen adds nothing to this Move."""
    scene = scene_of("2021").own(0, "royal scarab").troop(0, "1a", 3).turn(0).march(0, "1a")
    scene.do(0, Creature("royal scarab", "1a"), Step("F1", 3, "royal scarab"))
    assert not scene.legal(0, Step)


@in_both
@rule("T-90")
def test_a_surplus_creature(printing: str) -> None:
    """2021: it is shed by leaving it behind alone. 2024: nothing is removed to make room for a move (R-11)."""
    scene = scene_of(printing).own(0, "phoenix", "royal scarab").troop(0, "1a", 2, "phoenix")
    scene.troop(0, "F1", 2, "royal scarab").turn(0).march(0, "1a", Step("F1", 2, "phoenix"))
    everyone = Step("T1", 4, "phoenix")
    assert (everyone in scene.legal(0)) == (printing == "2021")
    scene.do(0, Step("T1", 3, "phoenix"))
    assert (scene.creature("F1"), scene.creature("T1")) == ("royal scarab", "phoenix")
    alone = scene_of(printing).own(0, "phoenix").troop(0, "1a", 2, "phoenix").turn(0).march(0, "1a")
    assert (Step("F1", 2, "stays") in alone.legal(0)) == (printing == "2021")
    assert Step("F1", 1, "stays") in alone.legal(0)


@in_both
@rule("T-47")
def test_when_the_win_is_looked_for(printing: str) -> None:
    scene = scene_of(printing).glory(0, divine=8).pyramid("1a", "ruby", 4).troop(1, "1a", 1).hand(0, "raining fire")
    scene.turn(0).do(0, Card("raining fire", "1a"))
    assert scene.fame(0) == 9
    assert bool(scene.told(Ended)) == (of("win", printing) == "on the turn, before an action token")


@in_both
@rule("T-55")
def test_one_tile_of_a_colour_a_day(printing: str) -> None:
    scene = scene_of(printing).pyramid("1a", "ruby", 2).troop(0, "2a", 1).pyramid("2a", "ruby", 2).pp(0, 9).turn(0)
    scene.state.bought[0] = [0]
    scene.do(0, Buy(box="ruby"), *([DONE] if printing == "2024" else []))
    assert (Buy("carnage") in scene.legal(0)) == (of("one-tile-of-a-colour", printing) == "missing")


@in_both
@rule("T-44")
def test_where_the_gold_token_comes_from(printing: str) -> None:
    """2024: it may be laid beside the token that buys the gold tile, and used with it."""
    onyx = "ruby sapphire onyx"
    scene = scene_of(printing, onyx).pyramid("1a", "onyx", 3).troop(0, "1b", 2).pp(0, 9).turn(0)
    scene.do(0, Buy(box="onyx"))
    if of("gold-token", printing) == "supply":
        assert Buy("forced march") in scene.legal(0), "no token to add"
        return
    assert Move(token="gold") in scene.legal(0)
    scene.do(0, Move(token="gold"), Order("buy1"), Buy("forced march"))
    scene.do(0, Move(troop="1b"), Step("F1", 2))
    assert scene.holder("F1") == 0
    in_vain = scene_of(printing, onyx).pyramid("1a", "onyx", 3).troop(0, "1b", 2).pp(0, 9).turn(0)
    in_vain.do(0, Buy(box="onyx"), Move(token="gold"), Order("buy1"), DONE)
    assert [event.what for event in in_vain.told(Declined)] == ["buy", "move"], "without a gold tile it does nothing"


@in_both
@rule("T-40", "T-41")
def test_silver_and_equilibrium(printing: str) -> None:
    """2021: a token on each level, where a table may leave silver out. 2024: whatever its colour."""
    for balances in (True, False):
        scene = scene_of(printing, silver_balances=balances).own(0, "ruby act of god").troop(0, "1a", 1)
        scene.state.tokens[0][0] = scene.state.tokens[0][2] = scene.state.tokens[0][1] = 1
        scene.state.left[0] = 2
        scene.turn(0).do(0, Raise(), Recruit(token="silver"), Order("raise"), DONE, DONE)
        scene.turn(0)
        free = Buy(box="blank") in scene.legal(0)
        assert free == (balances or of("equilibrium", printing) == "a token on each level, whatever its colour")


# --- the set-up ------------------------------------------------------------------------------------------


def begun(seats: int, **options: object) -> KemetState:
    return KEMET.setup(seats, KEMET.options(**options), FastDice(3))[0]  # type: ignore[arg-type]


@proof("T-29")
@rule("T-30")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cities_are_chosen_in_turn_order_then_pyramids_then_tiles_in_reverse(seats: int) -> None:
    state, asked = begun(seats), []
    while state.phase in ("setup", "first"):
        (seat,) = KEMET.waiting(state)
        action = KEMET.legal(state, seat)[-1]
        asked.append((type(action).__name__, seat))
        KEMET.apply(state, seat, action, FastDice(1))
    order = state.order
    cities = [("City", seat) for seat in order[:-1]]
    tiles = [("First", seat) for seat in reversed(order)]
    placed = [one for one in asked if one[0] in ("City", "Setup", "First")]
    assert placed == [*cities, *(("Setup", seat) for seat in order), *tiles]
    assert sorted(state.cities) == list(cities_of("printed", seats))
    for seat in range(seats):
        own = {state.board.words[zone][0] for zone in state.board.districts[seat]}
        assert own == {str(state.cities[seat])}


@rule("T-29")
def test_cities_by_seat_as_an_option() -> None:
    state = begun(4, cities="by seat")
    assert state.cities == (1, 3, 4, 6)
    seat = state.order[0]
    assert all(isinstance(action, Setup) for action in KEMET.legal(state, seat))


@rule("T-30")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_parts_of_pyramids(seats: int) -> None:
    """Two players have six parts, of two pyramids: no third can ever be founded."""
    each = TABLE.setup.players[seats].pyramid_levels
    assert min(3, len(begun(seats).colours)) == each
    assert each == (2 if seats == 2 else 3)


@rule("T-4", "T-16")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bank", ["west", "east"])
@pytest.mark.parametrize("storms", ["cities", "cities and fronts"])
def test_every_choice_of_parts_is_one_of_the_table(seats: int, bank: str, storms: str) -> None:
    parts = parts_in_play(seats, bank, storms)
    assert parts in BOARD.in_play[seats]
    assert len(cities_of("printed", seats, bank, storms)) == seats
    if seats in (2, 3):
        assert parts.banks == (bank,)
    if seats == 5:
        assert {BOARD.cities[city].bank for city in parts.storms} != {bank}
    if parts.storms:
        assert parts.fronts == (storms == "cities and fronts")
    assert parts_in_play(seats, "west", "cities") == BOARD.in_play[seats][0], "the most likely is the default"


@proof("T-8")
@rule("T-82", "T-84")
def test_the_delta_is_reached_by_teleport_only_and_ships_leave_it() -> None:
    scene = Scene(3, THREE, layout="printed").pyramid("1a", "ruby", 1).troop(0, "1a", 3).troop(0, "DM", 2).turn(0)
    board = scene.state.board
    delta = {board.index[word] for word in ("DT", "DM", "SA")}
    for seat in range(3):
        for zone in range(len(board.words)):
            if zone not in delta:
                assert not delta & set(board.roads[seat][zone])
    assert board.index["WB"] in board.roads[0][board.index["DM"]]
    scene.march(0, "1a", Step("DT", 3, way="teleport"))
    assert scene.holder("DT") == 0
