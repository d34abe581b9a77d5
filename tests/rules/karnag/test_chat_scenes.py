"""Karnag in chat, scene by scene: the exact words of buttons, menus and questions."""

from __future__ import annotations

from rules.core import Action
from rules.karnag import KARNAG
from rules.karnag.actions import (
    Brew,
    Capture,
    Card,
    Creature,
    Cube,
    Draw,
    Gem,
    Keep,
    Learn,
    Menhir,
    Move,
    Obstacle,
    Place,
    Shift,
)
from rules.karnag.board import SQUARE
from rules.karnag.state import MAIN, SECONDARY, MenhirTask
from tests.rules.karnag.scene import Scene
from tests.rules.speaking import CHAT, LANGUAGES, Spoken, say


def labels(table: Scene, action: Action, field: str) -> tuple[str, str | None]:
    offered = CHAT.choice(KARNAG.view(table.state, table.seat), table.seat, action, field)
    spoken = Spoken(CHAT)
    spoken.add("label", offered.label)
    spoken.add("note", offered.note)
    spoken.check(LANGUAGES)
    return say(offered.label), say(offered.note) if offered.note else None


def kinds(table: Scene) -> list[str]:
    """The buttons of the open decision."""
    view, legal = KARNAG.view(table.state, table.seat), table.legal()
    found = list(dict.fromkeys(type(action) for action in legal))
    return [say(CHAT.kind(view, table.seat, kind, [a for a in legal if type(a) is kind])) for kind in found]


def asked(table: Scene) -> str:
    return say(CHAT.question(KARNAG.view(table.state, None), table.seat))


def test_a_druid_move() -> None:
    table = Scene(2).druids(0, "N10", "EA").druids(1, "N9", "S5").creature("ghoul", "D11").acting(0, "capture")
    assert kinds(table) == ["Move druids: 7 points", "Learn: 1 level", "Decline: +1 mana"]
    assert asked(table) == "capture+1, main action"
    assert labels(table, Move("N10", "P2", 3), "to") == ("P2 · cauldron · 3 points", "free places: 1 of 1")
    assert labels(table, Move("N10", "N11", 1), "to") == ("N11 · 1 point", "sees D11: ghoul, 4 mana")
    assert labels(table, Move("N10", "N12", 2), "to") == ("N12 · 2 points", "entrance of P2")
    assert labels(table, Move("N10", "N8", 1), "to") == ("N8 · 1 point", "jumps N9")
    assert labels(table, Move("N10", "N8", 1), "points") == ("1 point", "the other way round")
    assert labels(table, Move("council", "NE", 1), "druid") == ("council", "comes back on a corner, for 1 point")
    move = Move("N10", "P2", 3)
    assert say(CHAT.deed(KARNAG.view(table.state, 0), 0, move)) == "N10 → P2 (3)"
    table.play(move)
    assert asked(table) == "druid move, 4 of 7 points left"
    assert kinds(table) == ["Move druids: 4 points"]
    assert labels(Scene(2).druids(0, "N12").creature("golem", "A12").acting(0, "druids"), Move("N12", "P2", 1), "to")


def test_the_points_of_the_move_track_are_open() -> None:
    table = Scene(2).druids(0, "N10").level(0, move=3).hand(0, "acceleration").acting(0, "druids")
    assert kinds(table) == ["Move druids: 5 to 10 points", "Play a card (1)", "Decline: +1 mana"]
    assert labels(table, Card("acceleration", "+2"), "use") == ("+2 · 7 to 12 points", None)
    assert labels(table, Card("acceleration", "alone"), "use") == ("alone · a move of 1 to 3 points", None)
    table.play(Move("N10", "N3", 7))
    assert asked(table) == "druid move, up to 3 points left"
    assert kinds(table)[0] == "Move druids: up to 3 points"
    secondary = Scene(2).druids(0, "N10").hand(0, "acceleration").acting(0, "druids", SECONDARY)
    assert labels(secondary, Card("acceleration", "-2"), "use") == ("-2 · 3 points", None)
    secondary.play(Card("acceleration", "alone"))
    assert asked(secondary) == "acceleration card, 1 to 3 points left"


def test_two_gems() -> None:
    table = Scene(2).druids(0, "N3", "WE", "WC").mana(0, 12).hand(0, "mana").acting(0, "gems")
    expected = ["Move druids: 6 points", "Gem: 2 places, from 5 mana", "Learn: 1 level", "Play a card (1)"]
    assert kinds(table) == [*expected, "Decline: +1 mana"]
    having = CHAT.having(KARNAG.view(table.state, 0), 0)
    assert say(having) == "12 mana · 3 gems · 1 card · druids: N3, WE, WC"
    gem = Gem("E3", "WE", "N3")
    assert labels(table, gem, "at") == ("E3 · 7 mana · green", "lines of N3 and WE")
    second = "then C3 is possible for 5 of 5 mana"
    assert labels(table, gem, "leaves") == ("WE goes, N3 stays · 7 mana", second)
    assert labels(table, gem, "stays") == ("N3 stays · 7 mana", second)
    other = Gem("E3", "N3", "WE")
    assert labels(table, other, "leaves") == ("N3 goes, WE stays · 7 mana", "then no second gem; 5 mana left")
    assert say(CHAT.deed(KARNAG.view(table.state, 0), 0, gem)) == "gem at E3 (7 mana), WE to the council"
    table.gems(0, "E10")
    assert labels(table, gem, "at") == ("E3 · 7 mana · green", "in line with E10: 22 VP if it stays so")


def test_one_crossing_from_two_sides_has_two_prices() -> None:
    table = Scene(2).druids(0, "N3", "S3", "WE").mana(0, 20).acting(0, "gems", SECONDARY)
    assert labels(table, Gem("E3", "WE", "N3"), "at") == ("E3 · from 7 mana · green", None)
    assert labels(table, Gem("E3", "WE", "N3"), "leaves") == ("WE goes to the council", None)
    assert labels(table, Gem("E3", "WE", "S3"), "stays")[0] == "S3 stays · 10 mana"
    assert kinds(table)[0] == "Gem: 1 place, 7 mana"


def test_captures_with_powers_and_cards() -> None:
    table = Scene(2).druids(0, "N4", "N8").creature("golem", "C4").creature("naja", "A8").level(0, capture=4)
    table.hand(0, "through", "through").reserve(0, shadow=1).acting(0, "capture", SECONDARY)
    for number, square in enumerate(("A4", "B4"), start=1):
        table.rock(square).state.obstacles[f"rock{number}"] = [SQUARE[square]]
    assert kinds(table)[:2] == ["Capture: 2 in line, from 1 mana", "Decline: +1 mana"]
    capture = Capture("N4")
    note = "8 VP, N4 goes to the council; takes 1 through card"  # golem 5, 1 per creature, 2 once per action
    assert labels(table, capture, "druid") == ("N4 · golem at C4 · 3 mana", note)
    table.play(Capture("N8"))
    assert labels(table, capture, "druid")[1] == "6 VP, N4 goes to the council; takes 1 through card"
    table.play(capture)
    assert table.state.hands[0].count(0) == 1


def test_a_power_used_is_not_promised_again() -> None:
    table = Scene(2).druids(0, "N4", "N8").creature("golem", "B4").creature("golem", "B8").reserve(0, shadow=1)
    table.hand(0, "through").acting(0, "capture", SECONDARY)
    for number, square in enumerate(("A4", "A8"), start=1):
        table.rock(square).state.obstacles[f"rock{number}"] = [SQUARE[square]]
    assert labels(table, Capture("N8"), "druid")[1] == "5 VP, N8 goes to the council"
    table.play(Capture("N4"))
    assert labels(table, Capture("N8"), "druid")[1] == "5 VP, N8 goes to the council; takes 1 through card"


def test_cubes() -> None:
    table = Scene(4)
    state = table.state
    state.phase, state.turn = "choosing", 8
    state.tiles = [2, 0, 1, 3, 4, 5]
    state.slots = [[-1, -1], [-1, -1, -1]] * 6
    state.slots = [list(row) for row in state.slots]
    state.slots[0] = [0, -1]
    state.slots[1] = [-1, 0, -1]
    assert asked(table) == "cube 3 of 5"
    assert kinds(table) == ["Place a cube: 28 free slots"]
    assert say(CHAT.having(KARNAG.view(state, 0), 0)) == "10 mana · 0 cards · cubes: capture+1, capture-2"
    assert labels(table, Cube("capture+2"), "slot") == ("capture+ · 1 of 2 free", "later: you act there already")
    assert labels(table, Cube("capture-1"), "slot")[1] == "your cube below then acts later"
    assert labels(table, Cube("druids-1"), "slot") == ("druids- · 3 of 3 free", "move druids 5 points")
    assert labels(table, Cube("druids-3"), "slot") == ("druids-3 · slot 3 of 3", "move druids 5 points")


def test_creatures_gems_and_menhirs() -> None:
    table = Scene(2).druids(0, "N7", "S1").druids(1, "N9").creature("golem", "A8").vp(9, 9).acting(0, "mind")
    assert kinds(table) == ["Learn: 1 level", "Lead a creature: 1 to 3 squares", "Decline: +1 mana"]
    assert labels(table, Creature("A8", "N8"), "creature") == ("A8 · golem, turns left", None)
    escape = ("N8 · path · 1 square", "escapes; you lose 3 VP, the others 3")
    assert labels(table, Creature("A8", "N8"), "to") == escape
    assert labels(table, Creature("A8", "B7"), "to") == ("B7 · 2 squares", "then N7 sees it: 2 mana")
    shift = Scene(2).gems(0, "A1", "C5").acting(0, "mind", SECONDARY)
    assert kinds(shift)[0] == "Move a gem: 1 square"
    assert labels(shift, Shift("C5", "B5"), "gem") == ("C5 · light brown", None)
    raising = Scene(2).gems(0, "C1", "C5", "C6").acting(0, "mind")
    raising.state.menhirs_left[0] = 1
    raising.state.phase, raising.state.tasks = "gems", [MenhirTask(0, [SQUARE["C1"], SQUARE["C5"], SQUARE["C6"]])]
    assert asked(raising) == "gem that becomes a menhir, 1 menhir left"
    assert kinds(raising) == ["Raise a menhir: 1 left"]
    assert labels(raising, Menhir("C5"), "gem") == ("C5 · light brown · 7 VP", None)
    assert say(CHAT.deed(KARNAG.view(raising.state, 0), 0, Menhir("C5"))) == "menhir at C5 (7 VP)"


def test_potions_tracks_and_cards() -> None:
    table = Scene(2).druids(0, "P1", "P3").mana(0, 15).level(0, mana=2, capture=3).acting(0, "potions")
    assert kinds(table) == ["Brew: 2 druids, +5 mana", "Decline: +1 mana"]
    table.play(Brew())
    assert asked(table) == "potions+1, 2 levels of knowledge"
    assert labels(table, Learn("mana"), "track")[1] == "0 mana now, and a level on another track"
    assert labels(table, Learn("capture"), "track") == (
        "capture · level 4 of 5",
        "2 VP per action with a capture, 1 VP per creature",
    )
    cards = Scene(2).hand(0, "mana", "mana").reserve(0, ghoul=1).deck("ghoul", "ghoul", "shadow", "mana")
    cards.acting(0, "cards", MAIN)
    assert labels(cards, Card("mana"), "card") == ("Gain Mana × 2", "4 mana")
    cards.play(Draw())
    assert asked(cards) == "choose 1 of 4 cards, 3 marked"
    assert kinds(cards) == ["Choose a card: 2 possible"]
    assert labels(cards, Keep("ghoul"), "card")[0] == "Elimination of a ghoul · 5 VP"
    hand = [say(line) for line in CHAT.hand(KARNAG.view(cards.state, 0), 0)]
    assert hand[-2:] == ["Gain Mana × 2: 4 mana", "ghoul × 1: each lets your lines pass 1 swamp per action"]
    assert len(hand) == 6
    again = Scene(2).deck("ghoul").acting(0, "cards", SECONDARY)
    again.play(Draw())
    assert kinds(again) == ["Put back, draw 1 card", "Take none"]


def test_setting_up_and_the_regions() -> None:
    table = Scene(3).nowhere().creature("golem", "C4")
    assert asked(table) == "druid 1 of 3"
    assert labels(table, Place("N4"), "square") == ("N4 · entrance of P1", "sees C4: golem, 3 mana")
    laying = Scene(2, setup="advanced")
    assert asked(laying) == "lay an obstacle tile"
    tile = next(action for action in laying.legal() if isinstance(action, Obstacle) and action.tile == "mixed1")
    assert labels(laying, tile, "tile") == ("mixed1 · rock and swamp, 3 squares", None)
    assert labels(laying, tile, "turn")[0].startswith("north · A1, A2, B1")
    regions = CHAT.regions(KARNAG.view(table.state, None))
    assert regions == ["north", "east", "south", "west", "gate", "P1", "P2", "P3", "P4", "P5", "P6"]
    four = CHAT.regions(KARNAG.view(Scene(2, cauldron_layout="four").state, None))
    assert four[-1] == "P4"
