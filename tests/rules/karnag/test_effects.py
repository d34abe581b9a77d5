"""Every card, captured creature, action tile and level of a track does what its English text says.

Each scene is written from the text alone, which stands above it (`tests/rules/effects.py`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import rules.karnag
from rules.core import proof
from rules.core.text import text
from rules.karnag import KARNAG
from rules.karnag.actions import Brew, Capture, Card, Creature, Draw, Gem, Keep, Learn, Move, Shift
from rules.karnag.chat import labels
from rules.karnag.chat.prices import PACKAGE, card_facts, slot_facts
from rules.karnag.figures import LEVELS
from rules.karnag.scoring import hold_council
from rules.karnag.state import CARD_WORDS, KINDS, TILES, TRACKS
from tests.rules.effects import Scenes, changes_with
from tests.rules.karnag.scene import MAIN, SECONDARY, Scene

ROWS = {"main": MAIN, "secondary": SECONDARY}

# --- cards --------------------------------------------------------------------------------------

card = Scenes(lambda word: text(PACKAGE, "note-card", "en", card_facts(word)))


def held(word: str, tile: str = "cards", row: int = MAIN) -> Scene:
    """A card in the hand of seat 0, whose cube acts."""
    return Scene(2).hand(0, word).mana(0, 10).acting(0, tile, row)


def captures(scene: Scene) -> set[str]:
    return {capture.druid for capture in scene.of(Capture)}


@card("through", "a line passes 1 rock or swamp")
def _through() -> None:
    for lay in (Scene.rock, Scene.swamp):
        lines = [
            lay(held("through", "capture").druids(0, "WE").creature("golem", "E4"), *there)
            for there in (["E2"], ["E2", "E3"])
        ]
        assert captures(lines[0]) == {"WE"}, "one square is passed"
        assert not captures(lines[1]), "two are not"
        lines[0].play(Capture("WE"))
        assert lines[0].state.hands[0] == [], "the card is used up"


@card("acceleration", "a druid move ± 1 to 3 points, or alone a move of 1 to 3 points")
def _acceleration() -> None:
    totals = []
    for use in ("-3", "-2", "-1", "+1", "+2", "+3"):
        scene = held("acceleration", "druids", SECONDARY).druids(0, "N8").after(Card("acceleration", use))
        totals.append({points for found in scene.moves("N8").values() for points in found})
    usual = held("acceleration", "druids", SECONDARY).druids(0, "N8")
    assert [max(points) for points in totals] == [2, 3, 4, 6, 7, 8]
    assert max(points for found in usual.moves("N8").values() for points in found) == 5
    assert {one.use for one in usual.of(Card)} == {"-3", "-2", "-1", "+1", "+2", "+3", "alone"}
    alone = held("acceleration", "potions").druids(0, "N8").after(Card("acceleration", "alone"))
    assert {points for found in alone.moves("N8").values() for points in found} == {1, 2, 3}


@card("mana", "4 mana")
def _mana() -> None:
    scene = held("mana").after(Card("mana"))
    assert scene.state.mana[0] == 10 + 4


@card("gems", "one gem 1 or 2 squares, or two gems 1 square each")
def _gems() -> None:
    one = held("gems").gems(0, "E3").after(Card("gems"), Shift("E3", "E4"))
    assert one.can_finish(), "1 square"
    one.play(Shift("E4", "E5"))
    assert not one.of(Shift), "not a third"
    two = held("gems").gems(0, "E3", "I9").after(Card("gems"), Shift("E3", "E4"), Shift("I9", "I10"))
    assert not two.of(Shift)


@card("knowledge", "2 levels of knowledge")
def _knowledge() -> None:
    scene = held("knowledge").after(Card("knowledge"), Learn("move"), Learn("council"))
    assert sum(scene.state.knowledge[0]) == 2
    assert not scene.of(Learn)


@card("control", "lead a creature 1 to 3 squares")
def _control() -> None:
    scene = held("control").creature("golem", "D4").after(Card("control"))
    assert {"D5", "D6", "D7"} <= scene.led("D4")
    assert "D8" not in scene.led("D4")
    scene.play(Creature("D4", "D7"))
    assert not scene.of(Creature), "one creature"


def banishes(kind: str) -> None:
    scene = Scene(2).reserve(0, **{kind: 2}).deck(kind, "mana", "gems", "control").acting(0, "cards")
    scene.play(Draw(), Keep(kind))
    assert scene.state.reserve[0][KINDS.index(kind)] == 1, "removes one"
    assert scene.state.vp[0] == 5
    assert scene.state.hands[0] == [], "never kept"
    without = Scene(2).deck(kind, "mana", "gems", "control").acting(0, "cards")
    without.play(Draw())
    assert Keep(kind) not in without.legal(), "of your reserve"


card("ghoul", "removes a ghoul of your reserve for 5 VP when drawn")(lambda: banishes("ghoul"))
card("shadow", "removes a dark shadow of your reserve for 5 VP when drawn")(lambda: banishes("shadow"))
card("naja", "removes a naja of your reserve for 5 VP when drawn")(lambda: banishes("naja"))
test_cards = card.test(CARD_WORDS)


@proof("K-138")
def test_cards_do_what_the_clause_lists() -> None:
    """All of the clause at once: each card as its own scene above, with the clause's numbers."""
    clause = text(PACKAGE, "K-138", "en")
    for word, (says, scene) in card.written.items():
        if not word.startswith(tuple(KINDS)):  # what marked ones bring is another clause
            assert set(re.findall(r"\d", says)) <= set(re.findall(r"\d", clause)), word
        scene()


# --- captured creatures ---------------------------------------------------------------------------

creature = Scenes(lambda word: text(PACKAGE, "hand-creature", "en", {"creature": word, "count": 1}).partition(": ")[2])
OBSTACLES: dict[str, Callable[[Scene, list[str]], Scene]] = {
    "rock": lambda scene, squares: scene.rock(*squares),
    "swamp": lambda scene, squares: scene.swamp(*squares),
    "gem": lambda scene, squares: scene.gems(1, *squares),
    "menhir": lambda scene, squares: scene.menhirs(1, *squares),
}


def passed(kind: str, obstacle: str, captured: int) -> int:
    """How many of these obstacles lines of one action pass with so many captured creatures of the kind."""
    most = 0
    for number in range(1, 4):
        squares = [f"E{2 + place}" for place in range(number)]
        scene = Scene(2).reserve(0, **{kind: captured}).druids(0, "WE").creature("golem", "E6").mana(0, 20)
        if captures(OBSTACLES[obstacle](scene, squares).acting(0, "capture")):
            most = number
    return most


def passes_each(kind: str, *obstacles: str) -> None:
    for obstacle in OBSTACLES:
        for captured in (0, 1, 2):
            assert passed(kind, obstacle, captured) == (captured if obstacle in obstacles else 0), (obstacle, captured)


creature("golem", "no power")(lambda: passes_each("golem"))
creature("ghoul", "each lets your lines pass 1 swamp per action")(lambda: passes_each("ghoul", "swamp"))
creature("shadow", "each lets your lines pass 1 rock per action")(lambda: passes_each("shadow", "rock"))
creature("naja", "each lets your lines pass 1 gem or menhir per action")(lambda: passes_each("naja", "gem", "menhir"))
test_captured_creatures = creature.test(KINDS)

# --- action tiles ---------------------------------------------------------------------------------

tile = Scenes(lambda word: text(PACKAGE, "note-slot", "en", slot_facts(*word.split())))


def totals(name: str, row: int) -> set[int]:
    """The points that a druid may move while the others are in cauldrons."""
    scene = Scene(2).druids(0, "N8", "P5", "P6").acting(0, name, row)
    return {points for found in scene.moves("N8").values() for points in found}


@tile("druids main", "move druids 5 to 8 points")
def _druids_main() -> None:
    assert totals("druids", MAIN) == {5, 6, 7, 8}


@tile("druids secondary", "move druids 5 points")
def _druids_secondary() -> None:
    assert totals("druids", SECONDARY) == {5}


def gem_scene(row: int) -> Scene:
    return Scene(2).druids(0, "N3", "WC").mana(0, 20).acting(0, "gems", row)


@tile("gems main", "move druids 6 points, or make gems and learn 1 level")
def _gems_main() -> None:
    assert totals("gems", MAIN) == {6}
    scene = gem_scene(MAIN)
    scene.play(Gem("C3", "N3", "WC"))
    assert not scene.of(Move), "or"
    scene.play(Learn("move"))
    assert not scene.of(Learn), "1 level"


@tile("gems secondary", "make gems")
def _gems_secondary() -> None:
    scene = gem_scene(SECONDARY)
    assert scene.kinds() == {"Gem", "Decline"}
    scene.play(Gem("C3", "N3", "WC"))
    assert scene.state.gems_of(0)


def capture_scene(row: int) -> Scene:
    return Scene(2).druids(0, "WE").creature("golem", "E4").mana(0, 20).acting(0, "capture", row)


@tile("capture main", "move druids 7 points, or capture and learn 1 level")
def _capture_main() -> None:
    assert totals("capture", MAIN) == {7}
    scene = capture_scene(MAIN).after(Capture("WE"))
    assert not scene.of(Move), "or"
    scene.play(Learn("move"))
    assert not scene.of(Learn), "1 level"


@tile("capture secondary", "capture creatures")
def _capture_secondary() -> None:
    assert capture_scene(SECONDARY).kinds() == {"Capture", "Decline"}


@tile("mind main", "learn 1 level, or lead a creature up to 3 squares")
def _mind_main() -> None:
    scene = Scene(2).creature("golem", "D4").acting(0, "mind")
    assert scene.kinds() == {"Learn", "Creature", "Decline"}
    assert {"D5", "D6", "D7"} <= scene.led("D4")
    assert "D8" not in scene.led("D4")


@tile("mind secondary", "move a gem 1 square, or lead a creature 1 square")
def _mind_secondary() -> None:
    scene = Scene(2).creature("golem", "D4").gems(0, "I9").acting(0, "mind", SECONDARY)
    assert scene.kinds() == {"Shift", "Creature", "Decline"}
    assert {shift.to for shift in scene.of(Shift)} == {"H9", "J9", "I8", "I10"}
    assert scene.led("D4") == {"C4", "E4", "D3", "D5"}


def brews(row: str, *mana: int) -> None:
    for druids, gained in enumerate(mana, 1):
        scene = (
            Scene(2, cauldron_layout="six")
            .druids(0, *("P1", "P2", "P3")[:druids])
            .mana(0, 1)
            .acting(0, "potions", ROWS[row])
        )
        scene.play(Brew())
        assert scene.state.mana[0] == 1 + gained
        for _ in range(druids):
            scene.play(Learn("move"))
        assert sum(scene.state.knowledge[0]) == druids, "a level for each"
        assert not scene.of(Learn)


tile("potions main", "brew: 5, 8 or 10 mana and a level for each druid")(lambda: brews("main", 5, 8, 10))
tile("potions secondary", "brew: 3, 5 or 5 mana and a level for each druid")(lambda: brews("secondary", 3, 5, 5))


@tile("cards main", "draw 4 cards, keep 1")
def _cards_main() -> None:
    scene = Scene(2).deck("mana", "gems", "control", "through").acting(0, "cards")
    scene.play(Draw())
    assert {keep.card for keep in scene.of(Keep)} == {"mana", "gems", "control", "through"}
    scene.play(Keep("gems"))
    assert scene.state.hands[0] == [CARD_WORDS.index("gems")]


@tile("cards secondary", "draw 1 card")
def _cards_secondary() -> None:
    scene = Scene(2).deck("mana", "gems").acting(0, "cards", SECONDARY)
    scene.play(Draw())
    assert scene.state.hands[0] == [CARD_WORDS.index("mana")]


test_action_tiles = tile.test([f"{name} {row}" for name in TILES for row in ROWS])

# --- knowledge ------------------------------------------------------------------------------------


def said_of_level(word: str) -> str:
    """What the menu says of learning that level."""
    name, level = word.split()
    scene = Scene(2).level(0, **{name: int(level) - 1}).acting(0, "mind")
    note = labels.choice(KARNAG.view(scene.state, 0), 0, Learn(name), "track").note
    assert note is not None
    return text(PACKAGE, note.key, "en", note.facts)


level = Scenes(said_of_level)


def learned(name: str, number: int, **levels: int) -> Scene:
    """Right after the level was learned, with a gem on the glade."""
    scene = Scene(2).level(0, **{name: number - 1}, **levels).gems(0, "E3").mana(0, 0).acting(0, "mind")
    return scene.after(Learn(name))


def nothing_yet(name: str) -> None:
    scene = learned(name, 1)
    assert (scene.state.mana[0], scene.state.vp[0], scene.of(Shift), scene.of(Learn)) == (0, 0, [], [])
    assert capture_points(**{name: 1}) == 5, "a golem, nothing more"
    assert move_points(**{name: 1}) == {5}
    assert council_points(3, **{name: 1}) == 3


def capture_points(**levels: int) -> int:
    """Points for one golem."""
    scene = capture_scene(SECONDARY).level(0, **levels).after(Capture("WE"))
    return scene.state.vp[0]


def captures_pay(number: int, once: int, each: int) -> None:
    scene = Scene(2).druids(0, "WE", "WI").creature("golem", "E4").creature("golem", "I4").mana(0, 20)
    scene.level(0, capture=number).acting(0, "capture", SECONDARY)
    assert scene.after(Capture("WE")).state.vp[0] == 5 + once + each
    assert scene.after(Capture("WI")).state.vp[0] == 5 + 5 + once + 2 * each


def move_points(**levels: int) -> set[int]:
    scene = Scene(2).druids(0, "N8", "P5", "P6").level(0, **levels).acting(0, "druids", SECONDARY)
    return {points for found in scene.moves("N8").values() for points in found}


def moves_reach(number: int, more: int) -> None:
    assert move_points(move=number) == set(range(5, 5 + more + 1)), "up to"


def council_points(druids: int, **levels: int) -> int:
    """Points of so many druids at the council, 1 each beside what the track adds (K-90)."""
    scene = Scene(2).druids(0, *["N8", "N9", "N10"][druids:]).level(0, **levels)
    scene.druids(1, "S8", "S9", "S10")
    hold_council(scene.state, [])
    return scene.state.vp[0]


def council_pays(number: int, *more: int) -> None:
    for druids in (1, 2, 3):
        assert council_points(druids, council=number) == druids + sum(more[:druids])


def gems_move(number: int, squares: int) -> None:
    scene = learned("gems", number)
    for step in range(squares):
        assert not scene.can_finish(), "now"
        scene.play(Shift(f"E{3 + step}", f"E{4 + step}"))
    assert not scene.of(Shift)


def mana_comes(number: int, mana: int, parchment: bool) -> None:
    scene = learned("mana", number)
    assert scene.state.mana[0] == mana
    assert scene.tracks() == (set(TRACKS) - {"mana"} if parchment else set()), "on another track"


for _name in TRACKS:
    level(f"{_name} 1", "gives nothing yet")(lambda name=_name: nothing_yet(name))  # type: ignore[misc]
level("capture 2", "1 VP per action with a capture")(lambda: captures_pay(2, 1, 0))
level("capture 3", "2 VP per action with a capture")(lambda: captures_pay(3, 2, 0))
level("capture 4", "2 VP per action with a capture, 1 VP per creature")(lambda: captures_pay(4, 2, 1))
level("capture 5", "3 VP per action with a capture, 2 VP per creature")(lambda: captures_pay(5, 3, 2))
level("move 2", "up to 1 more point on druid moves")(lambda: moves_reach(2, 1))
level("move 3", "up to 2 more points on druid moves")(lambda: moves_reach(3, 2))
level("move 4", "up to 3 more points on druid moves")(lambda: moves_reach(4, 3))
level("move 5", "up to 4 more points on druid moves")(lambda: moves_reach(5, 4))
MORE = "more VP for your 1st, 2nd, 3rd druid at the council"
level("council 2", f"1, 0, 0 {MORE}")(lambda: council_pays(2, 1, 0, 0))
level("council 3", f"1, 1, 0 {MORE}")(lambda: council_pays(3, 1, 1, 0))
level("council 4", f"2, 1, 1 {MORE}")(lambda: council_pays(4, 2, 1, 1))
level("council 5", f"3, 2, 1 {MORE}")(lambda: council_pays(5, 3, 2, 1))
level("gems 2", "move your gems 1 square now")(lambda: gems_move(2, 1))
level("gems 3", "move your gems 2 squares now")(lambda: gems_move(3, 2))
level("gems 4", "move your gems 2 squares now")(lambda: gems_move(4, 2))
level("gems 5", "move your gems 3 squares now")(lambda: gems_move(5, 3))
level("mana 2", "2 mana now")(lambda: mana_comes(2, 2, parchment=False))
level("mana 3", "3 mana now, and a level on another track")(lambda: mana_comes(3, 3, parchment=True))
level("mana 4", "4 mana now")(lambda: mana_comes(4, 4, parchment=False))
level("mana 5", "5 mana now, and a level on another track")(lambda: mana_comes(5, 5, parchment=True))
test_levels_of_tracks = level.test([f"{name} {number}" for name in TRACKS for number in range(1, LEVELS + 1)])

# --- numbers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("key", ["word-card-effect", "note-slot"])
def test_numbers_in_effects_come_from_data(key: str, language: str) -> None:
    """Every number but a single one is a fact, and the fact is said: another figure is another sentence."""
    catalogue = Path(rules.karnag.__file__).parent.joinpath("text", f"{language}.ftl").read_text("utf-8")
    message = re.search(rf"^{key} = .*?^}}", catalogue, re.MULTILINE | re.DOTALL)
    assert message is not None
    assert set(re.findall(r"\b\d+\b", message.group())) <= {"1"}


SAID = {
    "through": set(), "acceleration": {"far"}, "mana": {"gain"}, "gems": {"steps"}, "knowledge": {"levels"},
    "control": {"reach"}, "ghoul": {"points"}, "shadow": {"points"}, "naja": {"points"},
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("word", CARD_WORDS)
def test_a_card_says_its_own_figure_and_no_other(word: str, language: str) -> None:
    said = changes_with(lambda facts: text(PACKAGE, "note-card", language, facts), card_facts(word))
    assert said == SAID[word]
