"""Typed lines and forms: one line means a whole action; a line is refused as a whole, and tells nothing hidden."""

from __future__ import annotations

import random

import pytest

from rules.core import Action, FastDice, Illegal, Match, Refusal
from rules.core.chat import NOTHING
from rules.core.dice import FairDice
from rules.core.game import Filled
from rules.core.players import random_choice
from rules.kemet.actions import (
    Aftermath,
    Battle,
    Buy,
    Card,
    Creature,
    Done,
    First,
    Move,
    Night,
    Order,
    Position,
    Pray,
    Raise,
    Recruit,
    Setup,
    Step,
    Swap,
)
from rules.kemet.figures import COLOURS as BOX_COLOURS
from rules.kemet.mechanics.stock import STOCK
from rules.kemet.options import KemetOptions
from rules.kemet.state import NO_COLOUR
from tests.rules.kemet.scene import GAME as KEMET
from tests.rules.kemet.scene import OlderScene, Scene

COLOURS = "ruby sapphire onyx"


def read(scene: Scene, line: str, seat: int = 0) -> list[Action]:
    before = KEMET.encode(scene.state)
    actions = KEMET.read_line(scene.imagine(seat), line)
    assert KEMET.encode(scene.state) == before, "reading changes nothing"
    trial = KEMET.decode(before)
    for action in actions:
        KEMET.check(trial, seat, action)
        KEMET.apply(trial, seat, action, FastDice(1))
        while (forced := KEMET.forced(trial)) is not None:
            KEMET.apply(trial, *forced, FastDice(1))
    return actions


def refused(scene: Scene, line: str, seat: int = 0) -> Refusal:
    with pytest.raises(Refusal) as caught:
        KEMET.read_line(scene.imagine(seat), line)
    assert caught.value.clause == "" or caught.value.clause in KEMET.clauses
    assert {"step", "steps", "typed"} <= set(caught.value.facts)
    return caught.value


def day() -> Scene:
    """Seat 0 to place a token: five units in 1b beside a ruby pyramid, a foe at T1, two moves."""
    scene = Scene(4, COLOURS).own(0, "priest of mafdet").pyramid("1b", "ruby", 2)
    return scene.troop(0, "1b", 5).troop(1, "T1", 3).pp(0, 9).turn(0)


MOVE = [Move(space="move3"), Move(troop="1b")]


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("pray", [Pray("pray1")]),
        ("PRAY pray2", [Pray("pray2")]),
        ("move 1b 5 > F1 4 > T1", [*MOVE, Step("F1", 5), Step("T1", 4)]),
        ("move 1b 5 F1 4 T1", [*MOVE, Step("F1", 5), Step("T1", 4)]),
        ("Move 1B 5→f1 4→t1", [*MOVE, Step("F1", 5), Step("T1", 4)]),
        ("move 1b 4 F1 T1", [*MOVE, Step("F1", 4), Step("T1", 4)]),
        ("move 1b T1", [*MOVE, Step("F1", 5), Step("T1", 5)]),
        ("move 1b teleport T1", [*MOVE, Step("T1", 5, "", "teleport")]),
        ("move 1b 3 F1", [*MOVE, Step("F1", 3), Done()]),
        ("move move2 1b 3 F1", [Move(space="move2"), Move(troop="1b"), Step("F1", 3), Done()]),
        ("move 1b", MOVE),
        ("recruit 1a 3, 1c 2", [Recruit(), Recruit("1a 3"), Recruit("1c 2")]),
        ("recruit 1a 1", [Recruit(), Recruit("1a 1"), Done()]),
        ("recruit 2 1a", [Recruit(), Recruit("1a 2"), Done()]),
        ("buy carnage", [Buy(box="ruby"), Buy("carnage")]),
        ("buy Carn", [Buy(box="ruby"), Buy("carnage")]),
        ("buy ruby", [Buy(box="ruby")]),
        ("raise 1b 3", [Raise(), Raise("1b", 3)]),
        ("raise 1b ruby 3", [Raise(), Raise("1b", 3)]),
        ("raise 1a onyx 1", [Raise(), Raise("1a", 1, "onyx")]),
        ("raise 1a 1N", [Raise(), Raise("1a", 1, "onyx")]),
        ("raise 1a Saphir 1", [Raise(), Raise("1a", 1, "sapphire")]),
        ("idle raise", [Raise(), Done()]),
        ("idle move2", [Move(space="move2"), Done()]),
        ("idle buy ruby", [Buy(box="ruby"), Done()]),
    ],
)
def test_a_whole_action_of_the_day_is_one_line(line: str, actions: list[Action]) -> None:
    assert read(day(), line) == actions


def test_prayers_go_where_a_level_still_needs_a_token() -> None:
    scene = day()
    scene.state.tokens[0][2] = 1  # a Buy box: level 1
    scene.state.left[0] -= 1
    assert read(scene, "pray") == [Pray("pray2")]
    scene.state.tokens[0][6] = 1  # Recruit: level 3
    scene.state.left[0] -= 1
    assert read(scene, "move 1b")[0] == Move(space="move2")


def test_an_action_that_is_open_is_gone_on_with() -> None:
    scene = day().do(0, Recruit())
    assert read(scene, "recruit 1a 2") == [Recruit("1a 2")]
    assert read(scene, "recruit 1a 2, 1c 1; done") == [Recruit("1a 2"), Recruit("1c 1")], "nothing is left to do"
    scene = day().do(0, *MOVE)
    assert read(scene, "move F1 2 T1") == [Step("F1", 5), Step("T1", 2)]
    assert read(scene, "move 1b 3 F1") == [Step("F1", 3), Done()]
    assert read(scene, "step F1 3") == [Step("F1", 3)]


def test_silver_and_gold_of_a_line_are_laid_together() -> None:
    scene = Scene(4, COLOURS).own(0, "ruby act of god", "surprise attack").troop(0, "1b", 5).turn(0)
    line = read(scene, "pray; recruit silver 1a 2; move gold 1b F1")
    assert line[:3] == [Pray("pray1"), Recruit(token="silver"), Move(token="gold")]
    assert line[3:] == [Order("pray1"), Order("recruit"), Recruit("1a 2"), Done(), Move(troop="1b"), Step("F1", 5)]
    assert read(scene, "pray") == [Pray("pray1"), Done()]
    scene.do(0, Pray("pray1"))
    assert read(scene, "move gold 1b 2 F1")[0] == Move(token="gold")


def test_a_box_is_asked_for_only_where_several_would_do() -> None:
    scene = day().troop(0, "2a", 2).pyramid("2a", "ruby", 2)
    refusal = refused(scene, "buy carnage")
    assert (refusal.reason, refusal.facts["boxes"]) == ("which-box-for", "ruby, blank")
    assert read(scene, "buy carnage blank") == [Buy(box="blank"), Buy("carnage")]
    assert refused(scene, "buy").reason == "which-box"


def test_creatures_go_along_unless_they_stay() -> None:
    scene = Scene(4, COLOURS).own(0, "phoenix").troop(0, "F1", 4, "phoenix").turn(0)
    march = [Move(space="move3"), Move(troop="F1")]
    assert read(scene, "move F1 3 O1") == [*march, Step("O1", 3, "phoenix"), Done()]
    assert read(scene, "move F1 phoenix 3 O1") == [*march, Step("O1", 3, "phoenix"), Done()]
    assert read(scene, "move F1 3 stays O1") == [*march, Step("O1", 3, "stays"), Done()]
    filled = Filled("move", {"troop": "F1", "path": "3 O1", "creature": "stays"})
    assert KEMET.read_form(scene.imagine(0), filled) == [*march, Step("O1", 3, "stays"), Done()]


def test_a_line_ends_the_turn_it_began() -> None:
    """Whoever holds cards is asked at the end of the turn; a line that laid the token has said what it wanted."""
    scene = day().hand(0, "prayer")
    assert read(scene, "pray") == [Pray("pray1"), Done()]
    assert read(scene, "pray; done") == [Pray("pray1"), Done()]
    assert read(scene.hand(0, "war rage"), "pray; card prayer") == [Pray("pray1"), Card("prayer"), Done()]
    assert read(scene, "recruit 1a 1; done") == [Recruit(), Recruit("1a 1"), Done(), Done()]
    assert read(day(), "recruit 1a 3, 1c 2; done") == [Recruit(), Recruit("1a 3"), Recruit("1c 2")]


def test_cards_bring_their_units_and_name_their_targets() -> None:
    scene = Scene(3).hand(0, "tactical support", "raining fire").discarded("war rage")
    scene.troop(0, "1a", 2).troop(1, "F2", 2).turn(0)
    assert read(scene, "card tactical support 1a 2") == [Card("tactical support"), Recruit("1a 2")]
    assert read(scene, "card tactical 1a 1, 1b 1") == [Card("tactical support"), Recruit("1a 1"), Recruit("1b 1")]
    assert read(scene, "card raining fire f2; pray") == [Card("raining fire", "F2"), Pray("pray1"), Done()]
    assert read(scene, "card rain") == [Card("raining fire", "F2")]
    old = OlderScene(3).hand(0, "divine memory").discarded("war rage").turn(0)
    assert read(old, "card divine memory War Rage") == [Card("divine memory", "war rage")]
    assert refused(scene, "card prayer").reason == "not-in-hand"
    assert refused(scene, "card firework").reason == "which-card-word"


def test_creatures_of_the_supply() -> None:
    scene = Scene(4, COLOURS).own(0, "phoenix").troop(0, "1b", 3).turn(0)
    assert read(scene, "creature phoenix 1b") == [Creature("phoenix", "1b")]
    assert read(scene, "creature phoe") == [Creature("phoenix", "1b")]
    assert refused(scene, "creature dragon").reason == "which-creature"
    assert refused(scene.troop(0, "1a", 2), "creature phoenix").reason == "which-district"


# --- set-up, battles, nights -----------------------------------------------------------------------


def setting_up(seats: int = 4) -> Scene:
    scene = Scene(seats, COLOURS)
    scene.state.phase, scene.state.turn = "setup", 0
    return scene


@pytest.mark.parametrize(
    "line",
    [
        "setup 1a 1b 1a ruby 2, 1b onyx 1",
        "setup 1b 1a 1b onyx 1, 1a ruby 2",
        "Setup 1a 1b 1a 2R 1b 1N",
        "setup troops 1a 1b pyramids 1a 2 ruby, 1b 1 onyx",
    ],
)
def test_set_up_in_one_line(line: str) -> None:
    assert read(setting_up(), line) == [Setup("1a 1b", "1a ruby 2, 1b onyx 1")]
    filled = Filled("setup", {"troops": "1a 1b", "pyramids": "1a ruby 2, 1b onyx 1"})
    assert KEMET.read_form(setting_up().imagine(0), filled) == [Setup("1a 1b", "1a ruby 2, 1b onyx 1")]


def fighting() -> Scene:
    scene = Scene(4).troop(0, "F1", 4).troop(1, "T1", 3).hand(0, "war fury", "bloody battle").hand(1, "iron wall")
    return scene.turn(0).march(0, "F1", "T1")


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("battle 3 7", [Battle("3", "7")]),
        ("battle 3 drop 7 after lose retreat", [Battle(after="lose retreat"), Battle("3", "7")]),
        ("battle drop 7 play 3", [Battle("3", "7")]),
        ("battle 3 7 war fury", [Battle(cards="war fury"), Battle("3", "7")]),
        (
            "battle 3, 7, Bloody Battle, war f",
            [Battle(cards="bloody battle"), Battle(cards="war fury"), Battle("3", "7")],
        ),
        (
            "battle 3 7 lose recall win stay",
            [Battle(after="lose recall"), Battle(after="win stay"), Battle("3", "7")],
        ),
        ("battle war fury", [Battle(cards="war fury")]),
    ],
)
def test_battle_cards_in_one_line(line: str, actions: list[Action]) -> None:
    assert read(fighting(), line) == actions


def test_what_was_said_before_a_battle_can_be_changed() -> None:
    scene = fighting().do(0, Battle(after="lose recall"), Battle(cards="bloody battle"))
    assert read(scene, "battle 3 7 none lose retreat") == [
        Battle(cards="none"),
        Battle(after="ask"),
        Battle(after="lose retreat"),
        Battle("3", "7"),
    ]
    assert read(scene, "battle ask 3 7") == [Battle(after="ask"), Battle("3", "7")]
    assert read(scene, "battle lose recall 3 7") == [Battle("3", "7")]


def test_a_standing_defence_waits_for_an_attack() -> None:
    values = {"play": "4", "drop": "7", "cards": "Iron Wall", "after": "lose recall"}
    scene = Scene(4).troop(0, "F1", 4).troop(1, "T1", 3).hand(1, "iron wall").turn(0)
    plan = KEMET.read_plan(scene.imagine(1), Filled("defence", values))
    assert plan == "battle defence 4 drop 7 iron wall after lose recall"
    assert refused(scene, plan, seat=1).reason == "somebody-else"
    attacked = scene.march(0, "F1", "T1")
    expected = [Battle(cards="iron wall"), Battle(after="lose recall"), Battle("4", "7")]
    assert read(attacked, plan, seat=1) == expected
    assert refused(attacked, plan).reason == "not-attacked", "it is no plan for attacks"
    for wrong, reason in (
        ({"play": "4", "drop": "4"}, "two-cards"),
        ({"play": "9", "drop": "4"}, "which-battle-word"),
        ({"play": "offensive", "drop": "4"}, "battle-card-not-in-hand"),
    ):
        with pytest.raises(Refusal) as caught:
            KEMET.read_plan(scene.imagine(1), Filled("defence", wrong))
        assert caught.value.reason == reason


def test_the_whole_night_in_one_line() -> None:
    scene = Scene(3).troop(0, "SA", 3).troop(0, "DT", 2).vets(0, 3).glory(1, divine=4).glory(2, divine=4).night()
    line = "night yes no 1 PP, 2 cards 2"
    expected = [Night(offering="yes"), Night(delta="no"), Night(vets="1 PP"), Night(vets="2 cards"), Position(2)]
    assert read(scene, line) == expected
    assert read(scene, "night offering yes delta no 1pp 2 cards position 2") == expected
    assert read(scene, "night yes") == expected[:1]
    values = {"offering": "Yes", "delta": "no", "vets": "1 PP, 2 cards", "position": "2"}
    assert KEMET.read_form(scene.imagine(0), Filled("night", values)) == expected
    scene.do(0, *expected[:2])
    assert read(scene, line) == expected[2:], "answers to what is past are left out"
    assert refused(scene, "night yes").reason == "night-not-asked"
    assert refused(day(), "night yes").reason == "night-not-asked"


def test_single_answers() -> None:
    scene = fighting().fight(0, 1, "3", "2")
    assert read(scene, "aftermath Recall", seat=scene.waiting[0]) == [Aftermath("recall")]
    scene = Scene(3)
    scene.state.phase, scene.state.turn = "first", 0
    scene.pyramid("3a", "diamond" if 2 in scene.state.colours else "ruby", 1)
    tile = KEMET.legal(scene.state, 2)[0]
    assert isinstance(tile, First)
    assert read(scene, f"first {tile.tile.upper()}", seat=2) == [tile]
    bought = Scene(3, COLOURS).pyramid("1a", "ruby", 2).pp(0, 9).turn(0)
    line = read(bought, "buy wrryt storm; swap 7")
    assert line[-1] == Swap("7")


def test_rules_of_a_line() -> None:
    assert refused(day(), "fly away").reason == "unknown-verb"
    refusal = refused(day(), "card prayer; pray")
    assert (refusal.facts["step"], refusal.facts["steps"], refusal.facts["typed"]) == (1, 2, "card prayer")
    refusal = refused(day(), "recruit 1a 3, 1c 9")
    assert (refusal.reason, refusal.facts["step"], refusal.facts["typed"]) == ("supply", 2, "recruit 1c 9")
    assert refusal.nearest == (Recruit("1c 1"), Recruit("1c 2"), Recruit("1c 3"), Recruit("1c 4"))
    with pytest.raises(Refusal) as caught:
        KEMET.read_line(day().imagine(0), " ; ")
    assert caught.value.reason == "empty-line"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("move 1b 5 X1", "which-place"),
        ("move 1b 9 F1", "not-so-many"),
        ("move 1b 5", "path-ends"),
        ("move 1b F1 SA", "not-adjacent"),
        ("buy legion", "no-pyramid"),
        ("buy shovel", "which-tile-word"),
        ("raise 1b", "which-level"),
        ("raise 1b 4", "too-dear"),
        ("raise 1b 3 sideways", "unfitting-words"),
        ("step", "verb-not-now"),
        ("idle pray", "idle-what"),
        ("pray pray1 twice", "unfitting-words"),
    ],
)
def test_the_first_bad_word_is_named(line: str, reason: str) -> None:
    scene = day().pp(0, 6)
    refusal = refused(scene, line)
    assert refusal.reason == reason
    assert refusal.nearest
    assert not any(isinstance(action, Done) for action in refusal.nearest)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("battle 3 7 5", "third-battle-card"),
        ("battle 3 7 bogus", "which-battle-word"),
        ("battle 3 7 after lose", "after-what"),
        ("battle 3", "two-cards"),
    ],
)
def test_bad_words_of_a_battle(line: str, reason: str) -> None:
    assert refused(fighting(), line).reason == reason


def test_bad_words_of_set_up_and_night() -> None:
    assert refused(setting_up(), "setup 1a 1b 1a").reason == "which-pyramid-word"
    scene = Scene(3).troop(0, "SA", 3).night()
    assert refused(scene, "night perhaps").reason == "night-word"


def test_a_line_cannot_look_ahead() -> None:
    """What comes after something new is refused in the same words whatever it is, with nothing about it."""
    told = set()
    for card in ("1", "5"):
        scene = fighting()
        scene.do(1, Battle(card, "8" if card == "1" else "1"))
        for line in ("battle 3 7; aftermath recall", "battle 3 7; pray", "battle 3 7; answer swap"):
            refusal = refused(scene, line)
            assert isinstance(refusal, Illegal)
            told.add((refusal.reason, refusal.nearest if "aftermath" in line else ()))
    assert len(told) == 2
    assert {reason for reason, _ in told} == {"reveal-ends-line"}


def opponents_differ() -> list[Scene]:
    """The same for seat 0: seat 1 has locked in other cards, or added one, and holds another hand."""
    scenes = []
    for card, drop, added in (("1", "8", ""), ("5", "1", ""), ("8", "2", "iron wall")):
        scene = fighting()
        if added:
            scene.do(1, Battle(cards=added))
        scenes.append(scene.do(1, Battle(card, drop)))
    return scenes


@pytest.mark.parametrize("typed", ["battle 4 1; ", "battle 4 1; a", "battle 4 1; answer ", "battle 4 1; aftermath "])
def test_nothing_completes_a_line_after_the_reveal(typed: str) -> None:
    for scene in opponents_differ():
        assert KEMET.complete_line(scene.imagine(0), typed) == []


@pytest.mark.parametrize(
    "line", ["battle 4 1", "battle 4 1 war fury lose recall", "battle 4 1; aftermath stay", "battle 4 4"]
)
def test_a_line_is_read_the_same_whatever_the_others_hold(line: str) -> None:
    said = set()
    for scene in opponents_differ():
        try:
            said.add(str(KEMET.read_line(scene.imagine(0), line)))
        except Refusal as refusal:
            said.add(str((refusal.reason, refusal.nearest)))
    assert len(said) == 1


def test_a_night_line_tells_no_card_before_it_is_seen() -> None:
    """Vision and drawn cards come after what was typed; nothing names them."""
    for seed in (1, 2, 3):
        scene = Scene(3, "ruby sapphire diamond", seed=seed).own(0, "vision").troop(0, "SA", 3).vets(0, 1).night()
        assert KEMET.complete_line(scene.imagine(0), "night yes 0 PP; ") == []
        assert KEMET.complete_line(scene.imagine(0), "night yes 0 PP; answer ") == []
        refusal = refused(scene, "night yes 0 PP; answer bloody battle")
        assert refusal.reason == "reveal-ends-line"
        assert all(isinstance(action, Night) for action in refusal.nearest), "what works now, nothing from the deck"


# --- every action in its plain form ---------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_every_action_can_be_typed_field_by_field(seats: int) -> None:
    match = Match(KEMET, seats, KemetOptions(), FairDice(b"typed", str(seats)))
    chooser, kinds = random.Random(seats), set()
    while match.waiting and len(match.steps) < 500:
        seat = chooser.choice(match.waiting)
        action = random_choice(match.legal(seat), chooser)
        words = [str(getattr(action, field) or NOTHING) for field in action.__struct_fields__]
        line = " ".join([type(action).__name__.lower(), *words])
        assert KEMET.read_line(match.imagine(seat), line) == [action], line
        kinds.add(type(action))
        match.play(seat, action)
    assert len(kinds) > 14


@pytest.mark.parametrize("use", ["move", "recruit"])
def test_a_gold_token_that_lies_is_gone_on_with(use: str) -> None:
    """Two tokens lie and the order is asked: a line with the gold token's action takes that one first."""
    lying = {"move": Move(token="gold"), "recruit": Recruit(token="gold")}
    scene = Scene(4, COLOURS).own(0, _tile_for(use)).troop(0, "1b", 5).turn(0).do(0, Pray("pray1"), lying[use])
    gone_on: dict[str, tuple[str, list[Action]]] = {
        "move": ("move 1b F1", [Move(troop="1b"), Step("F1", 5)]),
        "recruit": ("recruit 1a 2", [Recruit("1a 2")]),
    }
    line, actions = gone_on[use]
    assert read(scene, line)[: 1 + len(actions)] == [Order("gold"), *actions]


def _tile_for(use: str) -> str:
    return next(word for word, tile in zip(STOCK.tile_words, STOCK.tiles, strict=True) if use in tile.gold)


def test_a_tile_that_no_box_sells_is_refused_by_the_box_of_its_colour() -> None:
    scene = day().pp(0, 0)
    for number, (word, tile) in enumerate(zip(STOCK.tile_words, STOCK.tiles, strict=True)):
        on_sale = scene.state.market[number] and number not in scene.state.tiles[0]
        if on_sale and tile.colour == "ruby" and tile.level in (1, 2):
            assert refused(scene, f"buy {word} blank").reason == "wrong-box"
            alone = refused(scene, f"buy {word}")
            assert (alone.reason, alone.clause) == ("too-dear", "T-57"), word


def test_of_several_boxes_the_one_of_the_tiles_colour_says_why_not() -> None:
    """Whatever order the boxes lie in."""
    scene = day().pyramid("1a", "onyx", 2).pp(0, 0)
    scene.state.boxes[0] = [BOX_COLOURS.index("ruby"), BOX_COLOURS.index("onyx"), NO_COLOUR]
    for word in ("carnage", "honor in battle"):
        assert refused(scene, f"buy {word} blank").reason == "wrong-box"
        assert refused(scene, f"buy {word}").reason == "too-dear", word
