"""The rulebook read from front to back, scenes written from its text alone: every worked example it has, on the printed
board, and the places where the engine once differed from it.

Worked examples and remarks with figures, and the test of each (a test checks that they are there):

| chapter | example | test |
|---|---|---|
| 2.1 | colours and tiles by number of players | test_setup.test_tiles_by_number_of_players |
| 3.3 | nine fame points, one action of each opponent, then the win | test_the_note_on_the_end |
| 3.4.2 | Spying: a Sapphire pyramid of level 3 or 4 and 3 PP | test_the_example_of_spying |
| 3.4.2 | a tile of an occupied pyramid's colour is bought with any box | test_the_note_on_boxes |
| 3.4.3 | level 2 to 3 for 3 PP, level 1 to 3 for 5 PP | test_the_examples_of_pyramids |
| 3.4.5 | Claire, A: by teleport for 2 PP into the temple | test_claire_teleports |
| 3.4.5 | Claire, B: three land moves with Mafdet and the Snake | test_claire_walks |
| 3.5.5 | a defender who wins has two veterans | test_the_remark_on_two_veterans |
| 3.5 | Jacques attacks Guillaume in a temple | test_jacques_and_guillaume |
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core import Action, rule
from rules.kemet import KEMET
from rules.kemet.actions import Aftermath, Buy, Card, Creature, Move, Order, Pray, Raise, Recruit, Setup, Step
from rules.kemet.events import Casualties, Ended, Strength
from rules.kemet.mechanics.stock import STOCK
from rules.kemet.state import NO_COLOUR, MoveTask
from tests.rules.kemet.scene import DONE, OlderScene, PrintedScene, Scene

FOUR = "ruby sapphire onyx"
HERE = Path(__file__)


def test_every_example_of_the_list_has_its_test() -> None:
    rows = [line.split("|") for line in (__doc__ or "").splitlines() if line.startswith("| ") and "test_" in line]
    assert len(rows) == 9
    for row in rows:
        module, _, name = row[3].strip().rpartition(".")
        source = (HERE.with_name(f"{module}.py") if module else HERE).read_text("utf-8")
        assert f"def {name}(" in source, name


# --- worked examples -----------------------------------------------------------------------------------


@rule("T-47", "T-48")
@pytest.mark.parametrize("answered", [False, True])
def test_the_note_on_the_end(answered: bool) -> None:
    """She had nine points after her action; each opponent plays one; if none of them changed that, she has won."""
    scene = PrintedScene(3, FOUR).glory(0, divine=8).troop(0, "F1", 2).troop(1, "F2", 3).troop(1, "2a", 1)
    scene.turn(0).march(0, "F1", "T1").do(0, DONE)
    assert scene.fame(0) == 9
    assert not scene.told(Ended), "not before the others have played"
    if answered:
        scene.march(1, "F2", "T1").fight(1, 0, "4", "8").do(0, Aftermath("recall")).do(1, Aftermath("stay"))
    else:
        scene.do(1, Pray("pray1"))
    scene.do(2, Pray("pray1"))
    assert bool(scene.told(Ended)) == (not answered)
    assert scene.fame(0) == (8 if answered else 9)


@rule("T-51", "T-57")
@pytest.mark.parametrize(("level", "points", "buys"), [(2, 11, False), (3, 3, True), (4, 3, True), (3, 2, False)])
def test_the_example_of_spying(level: int, points: int, buys: bool) -> None:
    scene = PrintedScene(4, FOUR).pyramid("1a", "sapphire", level).pp(0, points).turn(0).do(0, Buy(box="sapphire"))
    assert (Buy("spying") in scene.legal(0)) == buys
    if buys:
        scene.do(0, Buy("spying"))
        assert scene.state.pp[0] == points - 3


@rule("T-52", "T-53")
def test_the_note_on_boxes() -> None:
    """An opponent's pyramid under control lets its colour be bought with any box, also an empty one."""
    for box in ("sapphire", "blank"):
        scene = PrintedScene(4, FOUR).pyramid("1a", "sapphire", 1).pyramid("3a", "ruby", 2).troop(0, "3a", 2)
        scene.turn(0).do(0, Buy(box=box))
        assert Buy("carnage") in scene.legal(0), box
        assert (Buy("recruiting scribe") in scene.legal(0)) == (box == "sapphire"), "the own colour with its own box"


@rule("T-65", "T-66")
@pytest.mark.parametrize(("start", "points"), [(2, 3), (1, 5)])
def test_the_examples_of_pyramids(start: int, points: int) -> None:
    scene = PrintedScene(4, FOUR).pyramid("1a", "ruby", start).pp(0, points).turn(0)
    scene.do(0, Raise(), Raise("1a", 3))
    assert (scene.state.level[scene.zone("1a")], scene.state.pp[0]) == (3, 0)
    poor = PrintedScene(4, FOUR).pyramid("1a", "ruby", start).pp(0, points - 1).turn(0).do(0, Raise())
    assert poor.refused(0, Raise("1a", 3)).reason == "too-dear"


CITIES = [(0, "1"), (1, "3")]
"""Seats on the west bank; the temple on the east bank is T3."""


@rule("T-77", "T-81")
@pytest.mark.parametrize(("seat", "city"), CITIES)
def test_claire_teleports(seat: int, city: str) -> None:
    scene = PrintedScene(4, FOUR).pyramid(f"{city}a", "ruby", 1).troop(seat, f"{city}a", 4).pp(seat, 2).turn(seat)
    scene.march(seat, f"{city}a", Step("T3", 4, way="teleport"))
    assert (scene.holder("T3"), scene.state.pp[seat]) == (seat, 0)
    assert scene.legal(seat, Step), "the land move is still there"
    scene.do(seat, DONE)
    assert scene.fame(seat) == 1, "a temple"


@rule("T-77", "T-82", "T-84")
@pytest.mark.parametrize(("seat", "city"), CITIES)
def test_claire_walks(seat: int, city: str) -> None:
    """District, harbor, over the Nile, temple: three land moves, which need both the tile and the creature."""
    snake = "deep desert snake"
    for tiles, arrives in (((snake, "priest of mafdet"), True), ((snake,), False)):
        scene = PrintedScene(4, "ruby sapphire diamond").own(seat, *tiles).troop(seat, f"{city}a", 4, snake).turn(seat)
        scene.march(seat, f"{city}a", Step(f"F{city}", 4, snake), Step("EB", 4, snake))
        assert (Step("T3", 4, snake) in scene.legal(seat)) == arrives
        if arrives:
            scene.do(seat, Step("T3", 4, snake))
            assert (scene.holder("T3"), scene.state.pp[seat]) == (seat, 7), "for nothing"
            assert not scene.legal(seat, Step)


@rule("T-109", "T-110")
def test_the_remark_on_two_veterans() -> None:
    scene = PrintedScene(4, FOUR).troop(0, "F1", 3).troop(1, "T1", 4).turn(0).march(0, "F1", "T1").fight(0, 1, "8", "4")
    assert (scene.state.veterans[0], scene.state.veterans[1]) == (1, 2)
    assert scene.state.battle == [0, 0, 0, 0]


@rule("T-122")
def test_jacques_and_guillaume() -> None:
    jacques, guillaume, elephant = 0, 1, "ancestral elephant"
    scene = PrintedScene(4, FOUR).own(jacques, "charge", "blades of neith").own(guillaume, elephant)
    scene.hand(guillaume, "bronze wall", "war fury").pp(guillaume, 1)
    scene.troop(jacques, "F1", 5).troop(guillaume, "T1", 4, elephant).turn(jacques).march(jacques, "F1", "T1")
    scene.fight(jacques, guillaume, "3", "5", d=("bronze wall", "war fury"))
    attack, defence = scene.told(Strength)
    assert (attack.total, attack.damage) == (7 + 3, 2)
    assert (defence.total, defence.defense, defence.damage) == (5 + 2 + 2, 4, 0)
    assert scene.state.pp[guillaume] == 0, "one point for War Fury, Bronze Wall is free"
    assert [one.unblockable + one.own + one.damage for one in scene.told(Casualties)] == [0, 0]
    assert (scene.state.battle[jacques], scene.state.veterans[guillaume], scene.state.veterans[jacques]) == (1, 1, 0)
    scene.do(guillaume, Aftermath("recall"))
    assert (scene.state.pp[guillaume], scene.state.supply[guillaume]) == (3, 12)
    assert scene.state.stable[guillaume] == 1 << STOCK.beast[elephant]
    assert Aftermath("recall") in scene.legal(jacques), "he could, but he leaves it there"
    scene.do(jacques, Aftermath("stay"))
    assert (scene.holder("T1"), scene.units("T1")) == (jacques, 5)
    assert sorted(scene.state.discard) == sorted([STOCK.card["bronze wall"], STOCK.card["war fury"]])
    assert [len(scene.state.face_up[seat]) for seat in (jacques, guillaume)] == [1, 1]
    assert [len(scene.state.face_down[seat]) for seat in (jacques, guillaume)] == [1, 1]


# --- what is paid on the way never takes away the last legal ending (K1) -----------------------------------


def every_end(scene: Scene, seat: int = 0, known: dict[bytes, int] | None = None) -> int:
    """Everything that can be done until the Move is over, in every order; nobody is ever left with nothing to do."""
    known = {} if known is None else known
    saved = scene.game.encode(scene.state)
    if saved in known:
        return known[saved]
    ends = 0
    for action in scene.legal(seat):
        scene.state = scene.game.decode(saved)
        scene.game.apply(scene.state, seat, action, scene.dice)
        waiting = scene.waiting
        assert all(scene.game.legal(scene.state, other) for other in waiting), action
        moving = waiting == (seat,) and any(isinstance(task, MoveTask) for task in scene.state.tasks)
        ends += every_end(scene, seat, known) if moving else 1
    scene.state = scene.game.decode(saved)
    assert ends, "no way to end the Move"
    known[saved] = ends
    return ends


@rule("T-79", "T-90")
@pytest.mark.parametrize("points", [2, 3])
def test_a_troop_that_is_too_large_can_always_end(points: int) -> None:
    """Seven units in a district with a pyramid, no land move left: the teleport for 2 PP, or a card, is the way out."""
    cards = ("transfer", "swiftness", "tactical support", "raining fire", "prayer")
    scene = PrintedScene(3, "ruby sapphire diamond").pyramid("1b", "ruby", 1).troop(0, "F1", 3).troop(0, "1b", 4)
    scene.troop(1, "T1", 1).pp(0, points).hand(0, *cards).turn(0).do(0, Move(space="move3"), Move(troop="F1"))
    scene.do(0, Step("1b", 3))
    assert not [action for action in scene.legal(0) if isinstance(action, Creature) or action == DONE]
    assert {action.card for action in scene.legal(0, Card) if isinstance(action, Card)} == {"transfer"}
    assert scene.refused(0, Card("prayer")).reason == "over-the-limit"
    assert every_end(scene) > 20


@rule("T-90")
def test_a_step_without_a_legal_ending_is_not_offered() -> None:
    """The same without the points: more than one may not even enter. A card in hand is no ending yet (ours)."""
    scene = PrintedScene(3, "ruby sapphire diamond").pyramid("1b", "ruby", 1).troop(0, "F1", 3).troop(0, "1b", 4)
    scene.pp(0, 1).hand(0, "transfer").turn(0).do(0, Move(space="move3"), Move(troop="F1"))
    assert [one.units for one in scene.legal(0, Step) if isinstance(one, Step) and one.to == "1b"] == [1]


@rule("T-79", "T-90")
@pytest.mark.parametrize("points", [1, 2, 3])
@pytest.mark.parametrize("cards", [("open gates",), ("open gates", "swiftness"), ("open gates", "teleportation")])
def test_open_gates_never_takes_the_last_ending(cards: tuple[str, ...], points: int) -> None:
    """A card of games begun before: it costs a point and opens walls, but puts nothing right by itself."""
    scene = OlderScene(3, "ruby sapphire diamond").pyramid("1b", "ruby", 1).troop(0, "F1", 2).troop(0, "1b", 4)
    scene.pp(0, points).hand(0, *cards).turn(0).do(0, Move(space="move3"), Move(troop="F1"))
    assert every_end(scene) > 3


# --- the new Buy token (K2) ------------------------------------------------------------------------------


@rule("T-10", "T-30")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_the_set_up_one_box_at_most_is_empty(seats: int) -> None:
    """So the player has nothing to choose when a third pyramid is founded: there is one place for its token."""
    state, dice = PrintedScene(seats, "").state, PrintedScene(seats).dice
    state.phase, state.turn = "setup", 0
    seat = KEMET.waiting(state)[0]
    ways = [action for action in KEMET.legal(state, seat) if isinstance(action, Setup)]
    assert ways
    saved = KEMET.encode(state)
    for action in ways[:: max(1, len(ways) // 40)]:
        trial = KEMET.decode(saved)
        KEMET.apply(trial, seat, action, dice)
        assert trial.boxes[seat].count(NO_COLOUR) <= 1, action
    assert all(len(action.pyramids.split(",")) >= 2 for action in ways)


@rule("T-10", "T-52", "T-159")
def test_raise_then_buy_the_new_colour_with_silver() -> None:
    """Both tokens lie; the Raise first, then the Buy on the box that has just become coloured."""
    scene = PrintedScene(4, FOUR).own(0, "ruby act of god").pyramid("1a", "ruby", 2).pyramid("1b", "sapphire", 1)
    scene.pp(0, 4).turn(0).do(0, Raise(), Buy(box="blank", token="silver"), Order("raise"), Raise("1c", 1, "onyx"))
    onyx = [one.tile for one in scene.legal(0, Buy) if isinstance(one, Buy)]
    assert onyx
    assert {STOCK.tiles[STOCK.tile[tile]].colour for tile in onyx} == {"onyx"}
    scene.do(0, Buy("local recruit"))
    assert "local recruit" in [STOCK.tile_words[tile] for tile in scene.state.tiles[0]]


# --- day cards and creatures at any time of the own turn, but not in a battle (K3) ------------------------

DURING: dict[str, list[Action]] = {
    "before the token": [],
    "a Buy": [Buy(box="ruby")],
    "a Raise": [Raise()],
    "a Recruit": [Recruit()],
    "a Recruit, half done": [Recruit(), Recruit("1a 1")],
    "a Move, no troop named": [Move(space="move3")],
    "a Move, before the first step": [Move(space="move3"), Move(troop="F1")],
    "a Move, on the way": [Move(space="move3"), Move(troop="F1"), Step("T1", 2)],
    "the end of the turn": [Pray("pray1")],
}


def turn() -> Scene:
    scene = PrintedScene(3, "ruby sapphire diamond").own(0, "phoenix", "priest of mafdet").pyramid("1a", "ruby", 2)
    return scene.troop(0, "1b", 2).troop(0, "F1", 2).troop(1, "F2", 2).hand(0, "prayer", "raining fire").turn(0)


@rule("T-42", "T-60")
@pytest.mark.parametrize("when", DURING)
def test_at_any_time_of_the_turn(when: str) -> None:
    scene = turn().do(0, *DURING[when])
    wanted: list[Action] = [Card("prayer"), Card("raining fire", "F2"), Creature("phoenix", "1b")]
    assert set(wanted) <= set(scene.legal(0))
    points = scene.state.pp[0]
    scene.do(0, *wanted)
    assert (scene.state.pp[0], scene.units("F2"), scene.creature("1b")) == (min(11, points + 2) - 1, 1, "phoenix")


@rule("T-42", "T-97")
def test_but_not_in_a_battle_nor_in_anothers_turn() -> None:
    scene = turn().hand(1, "prayer").march(0, "F1", "T1", "F2")
    for seat in (0, 1):
        assert not scene.legal(seat, Card)
        assert scene.refused(seat, Card("prayer")).clause == "T-97"
    other = turn().do(0, Pray("pray1"), DONE)
    assert other.waiting == (1,)
    assert not other.legal(0)


# --- reasons (K4) ------------------------------------------------------------------------------------------


@rule("T-60", "T-159")
@pytest.mark.parametrize(
    ("doing", "reason"),
    [
        ([Raise(), Recruit(token="silver")], "creatures-wait"),
        ([Raise()], "finish-placing"),
        ([Pray("pray1"), DONE], "creatures-wait"),
        ([Raise(), DONE], "creatures-wait"),
    ],
)
def test_why_a_creature_cannot_come_by_the_later_rulebook(doing: list[Action], reason: str) -> None:
    """Tokens have to be laid to the end only while they are being laid."""
    scene = PrintedScene(3, "ruby sapphire diamond", printing="2024").own(0, "phoenix", "ruby act of god")
    scene.troop(0, "1b", 2).hand(0, "prayer").turn(0).do(0, *doing)
    assert scene.refused(0, Creature("phoenix", "1b")).reason == reason


@rule("T-42")
def test_a_day_card_is_not_for_the_night() -> None:
    scene = PrintedScene(3, "ruby sapphire diamond").own(0, "hand of god").pyramid("1a", "diamond", 3)
    scene.hand(0, "prayer", "raining fire").troop(1, "T1", 2).night()
    assert scene.legal(0, Raise), "Hand of God"
    assert scene.refused(0, Card("prayer")).reason == "only-by-day"
    assert scene.refused(0, Card("raining fire", "T1")).reason == "only-by-day"


@rule("T-79", "T-81")
def test_where_transfer_does_not_lead() -> None:
    scene = PrintedScene(3, "ruby sapphire diamond").hand(0, "transfer").troop(0, "T1", 2).turn(0).march(0, "T1")
    assert scene.refused(0, Card("transfer", "F1")).reason == "no-obelisk"
    assert scene.refused(0, Card("transfer", "T1")).reason == "already-there"
    assert scene.refused(0, Card("transfer")).reason == "wrong-target"
    assert Card("transfer", "DT") in scene.legal(0)
