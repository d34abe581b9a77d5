"""Every clause and every refusal has its sentence; every figure its provenance; words in any spelling."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

from rules.core import Invalid
from rules.core.text import catalogue, text
from rules.druids import DRUIDS
from rules.druids.actions import Act, Convert, Demon, Lay, Move, New, Stone
from rules.druids.figures import FIGURES, PIECES
from rules.druids.mechanics.pieces import PATTERNS, habitable, turned
from tests.rules.druids.scene import A, B, Scene, meadow, written
from tests.rules.druids.test_map import NOTCHES
from tests.rules.speaking import LANGUAGES

PACKAGE = "rules.druids"


def test_every_clause_has_a_text_and_a_source() -> None:
    assert list(DRUIDS.clauses) == [f"D-{number}" for number in range(1, 78)]
    for id, clause in DRUIDS.clauses.items():
        for language in LANGUAGES:
            sentence = text(PACKAGE, id, language)
            assert 15 <= len(sentence) <= (200 if language == "en" else 240)
            assert sentence.endswith(".")
        assert set(clause.source.split(", ")) <= {"DE+EN", "ruling", "ours"}


CHOICES = {"wish-auto"}
"""Words in the same places that are no reasons."""


def test_every_reason_has_a_sentence() -> None:
    """Read from the code itself, so that a new reason without a sentence is found."""
    reasons: set[str] = set()
    modules = [module for room in ("decisions", "lines") for module in files(PACKAGE).joinpath(room).iterdir()]
    for module in (module for module in modules if module.name.endswith(".py")):
        code = module.read_text("utf-8")
        told = r'(?:yield|return|Illegal\(|Invalid\(|NotNow\(|key = |iter\(\[)\s*\(?"([a-z]+(?:-[a-z]+)+)"'
        reasons |= set(re.findall(told, code)) - CHOICES
        reasons |= set(re.findall(r'else \(?"([a-z]+(?:-[a-z]+)+)"', code))
    bundle, core = catalogue(PACKAGE, "en"), catalogue("rules.core", "en")
    assert bundle is not None
    assert core is not None
    assert len(reasons) > 60
    assert {"line-then", "line-yes"} <= reasons
    assert [reason for reason in sorted(reasons) if not (bundle.has_message(reason) or core.has_message(reason))] == []


LANDSCAPES = {
    "en": {"F": "forest", "W": "water", "M": "mountain"},
    "fr": {"F": "forêt", "W": "eau", "M": "montagne"},
    "de": {"F": "Wald", "W": "Wasser", "M": "Gebirge"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_piece_is_told_by_the_landscapes_it_shows(language: str) -> None:
    for pattern in PATTERNS:
        told = set(re.split(r"[ -]", text(PACKAGE, "word-piece", language, {"piece": pattern})))
        shown = set() if pattern == "portal" else set(pattern)
        assert {letter for letter, word in LANDSCAPES[language].items() if word in told} == shown, pattern
    for letter, word in LANDSCAPES[language].items():
        facts: dict[str, str | int] = {"wanted": letter, "shows": letter}
        assert text(PACKAGE, "word-wanted", language, facts) == text(PACKAGE, "word-shows", language, facts) == word


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_refusals_name_actions_in_the_language(language: str) -> None:
    table = meadow().populate(A, "M16").choose(A, "new", "move")
    lines = ["act scout scout", "move M16-M17", "demon M15", "draw", "boost white"]
    refusals = [table.refusal(line) for line in lines]
    closed = meadow().begin(A).play("act scout new", "done all")
    refusals += [closed.refusal("act new new"), Scene().hold("portal").refusal("done")]
    strict = meadow(repeat_options=False).turn(A, "black").play("demon M15")
    refusals.append(strict.refusal("demon N14"))
    assert {"chosen-already", "comes-later", "not-chosen", "boost-not-running", "chosen-before", "option-taken"} <= {
        refusal.reason for refusal in refusals
    }
    english = {"black", "white", "scout", "new", "move", "demon"} | ({"portal"} if language == "fr" else set())
    for refusal in refusals:
        sentence = text(PACKAGE, refusal.reason, language, refusal.facts)
        assert not english & set(re.findall(r"\w+", sentence.lower())), sentence


def test_where_demons_may_start_is_what_the_refusal_says() -> None:
    """The big demon field, an own immortal population, a demon connected with one of them."""
    sentence = text(PACKAGE, "not-connected", "en", {"field": "M18"})
    for place in ("next to the big demon field", "an immortal population of yours", "a demon connected"):
        assert place in sentence
    table = meadow().populate(A, "M17").stones(A, "M17@2").turn(A, "black")
    assert table.refuses("demon M18") == ("not-connected", "D-43")
    assert Demon("M18") in table.wards("M17").legal
    foreign = meadow().populate(B, "M17").stones(B, "M17@2").wards("M17").turn(A, "black")
    assert foreign.refuses("demon M18") == ("not-connected", "D-43")
    chain = meadow().demons("M15 M16 M17").turn(A, "black")
    assert Demon("M18") in chain.legal


ONE_AND_TWO: list[tuple[str, dict[str, str | int], str, tuple[str, str, str], tuple[str, str, str]]] = [
    (
        "too-few-captured",
        {"price": 5},
        "captured",
        ("You have 1 captured population;", "1 population capturée ;", "1 gefangene Population;"),
        ("You have 2 captured populations;", "2 populations capturées ;", "2 gefangene Populationen;"),
    ),
    (
        "three-to-capture",
        {"to": "M16"},
        "able",
        ("1 of 3 populations could", "1 population sur 3 pourrait", "1 von 3 Populationen könnte "),
        ("2 of 3 populations could", "2 populations sur 3 pourraient", "2 von 3 Populationen könnten "),
    ),
    (
        "three-stones",
        {"field": "M16"},
        "stones",
        ("1 of 3 stones", "1 pierre sur 3", "1 von 3 Steinen"),
        ("2 of 3 stones", "2 pierres sur 3", "2 von 3 Steinen"),
    ),
    (
        "kind-move",
        {"captures": 0},
        "count",
        ("1 can move", "1 possible", "1 kann sich"),
        ("2 can move", "2 possibles", "2 können sich"),
    ),
    (
        "note-moves",
        {"captures": 1},
        "count",
        ("1 can move", "1 peut se", "1 kann sich"),
        ("2 can move", "2 peuvent se", "2 können sich"),
    ),
    (
        "having",
        {"goal": 36, "populations": 1, "stones": 1, "captured": 1},
        "points",
        ("1 of 36 points", "1 point sur 36", "1 von 36 Punkten"),
        ("2 of 36 points", "2 points sur 36", "2 von 36 Punkten"),
    ),
    (
        "story-standstill",
        {},
        "turns",
        ("1 more turn.", "dans 1 tour.", "1 weiterem Zug."),
        ("2 more turns.", "dans 2 tours.", "2 weiteren Zügen."),
    ),
    (
        "n-able",
        {"count": 3, "hour": 5},
        "can",
        ("1 of 3 can", "1 sur 3 peut ", "1 von 3 kann "),
        ("2 of 3 can", "2 sur 3 peuvent ", "2 von 3 können "),
    ),
]


@pytest.mark.parametrize(("key", "facts", "counted", "one", "two"), ONE_AND_TWO, ids=lambda value: str(value)[:20])
def test_one_is_not_told_as_many(
    key: str, facts: dict[str, str | int], counted: str, one: tuple[str, ...], two: tuple[str, ...]
) -> None:
    for number, wanted in ((1, one), (2, two)):
        for language, words in zip(LANGUAGES, wanted, strict=True):
            assert words in text(PACKAGE, key, language, {**facts, counted: number})


def test_every_figure_has_a_provenance() -> None:
    data = json.loads(files(PACKAGE).joinpath("data.json").read_text("utf-8"))
    for name, figures in data.items():
        if name != "_about":
            assert figures["tag"].split(" ")[0] in ("seed", "source", "ours"), name


def test_the_bag() -> None:
    """91 landscape pieces and 5 portals; no pattern is a turn of another; shares of the sides as balanced."""
    tiles = {pattern: count for pattern, count in PIECES.items() if pattern != "portal"}
    assert (sum(tiles.values()), PIECES["portal"], len(PATTERNS)) == (91, 5, 20)
    for pattern in tiles:
        assert [other for other in tiles if other in [turned(pattern, turn) for turn in range(6)]] == [pattern]
    sides = "".join(pattern * count for pattern, count in tiles.items())
    assert [round(100 * sides.count(letter) / len(sides), 1) for letter in "FWM"] == [48.9, 26.9, 24.2]
    assert sum(count for pattern, count in tiles.items() if habitable(pattern)) == 87
    assert FIGURES.supply.populations == 40


def test_words_are_read_in_any_spelling() -> None:
    assert DRUIDS.read_action({"do": "stone", "corner": "l17@8", "from": "l16@6"}) == Stone("M16@12", "L16@6")
    assert DRUIDS.read_action({"do": "move", "moves": "m16Xm17"}) == Move("M16xM17")
    assert DRUIDS.read_action({"do": "new", "fields": "m16"}) == New("M16")
    assert DRUIDS.read_action({"do": "lay", "field": "l15", "hour": 3}) == Lay("L15", 3)
    assert DRUIDS.read_action(b'{"do": "convert", "corner": "L16@4"}') == Convert("M16@12")
    with pytest.raises(Invalid):
        DRUIDS.read_action({"do": "dance"})
    with pytest.raises(Invalid):
        DRUIDS.read_action({"do": "lay", "field": 3})


@pytest.mark.parametrize(
    "line",
    ["demon Z9", "demon A1", "lift M16@2", "ward here", "new M99"],
)
def test_unknown_places(line: str) -> None:
    refusal = meadow().refusal(line)
    assert isinstance(refusal, Invalid)
    assert refusal.reason == "unknown-word"
    assert refusal.facts["word"] == line.split()[1].upper()


def test_other_unknown_words() -> None:
    table = meadow().begin(A)
    with pytest.raises(Invalid) as caught:
        DRUIDS.check(table.state, A, Act("white", "magic"))
    assert caught.value.facts == {"word": "magic"}
    for action in (Stone("M16@3"), Convert("M16"), Move("M16"), Move("M16-Z1"), Lay("L15", 2), Stone("M16@12", "x")):
        with pytest.raises(Invalid):
            DRUIDS.check(table.state, A, action)
    with pytest.raises(Invalid):
        DRUIDS.check(Scene().hold("FFWWMM").state, A, Lay("L15", 12))


def test_corners_under_another_name_are_explained() -> None:
    table = meadow().populate(A, "M16 L16 L17").turn(A, "white")
    with pytest.raises(Exception, match="other-name"):
        DRUIDS.check(table.state, A, Stone("L16@4"))


def test_nearest_places_come_first() -> None:
    table = meadow().populate(A, "M15")
    refusal = table.turn(A, "new").refusal("new M17")
    assert refusal.nearest[0] == New("M16")
    refusal = table.turn(A, "move").refusal("move M15-M17")
    assert refusal.nearest[0] == Move("M15-M16")
    assert written("stone P13@2 from M16@12") == Stone("O14@6", "M16@12")


def test_the_view_shows_the_board() -> None:
    table = meadow().populate(A, "M16 M17 L17").stones(A, "M16@12 M16@4 M16@8").temples("M16").wards("M16")
    table.demons("M15").captured(A, 1, 2).turn(A, "move")
    view = DRUIDS.view(table.state, None)
    tiles = {tile.field: tile for tile in view.tiles}
    assert tiles["M16"].population == A
    assert tiles["M16"].immortal
    assert tiles["M16"].temple
    assert tiles["M15"].demon
    assert view.temples[0].seat == A
    assert view.seats[A].points == 3 + 9 + 5
    assert view.seats[A].captured == [0, 2]
    assert view.asked is not None
    assert (view.asked.word, view.asked.left) == ("move", 30)
    assert view.bag == {"FFFWWW": 3, "FFWWMM": 3}
    lay = DRUIDS.view(Scene().hold("FFWWMM").state, A).asked
    assert lay is not None
    assert (lay.word, lay.drawn) == ("lay", "FFWWMM")
    assert lay.places == {field: [1, 3, 5, 7, 9, 11] for field in NOTCHES}
    portal = DRUIDS.view(Scene().hold("portal").state, A).asked
    assert portal is not None
    assert len(portal.places) == 12
    assert portal.places["M15"] == []
    choosing = DRUIDS.view(meadow().begin(A).play("act scout new", "done all").state, A)
    assert choosing.asked is not None
    assert choosing.asked.open == ["black", "white", "move"]
    assert choosing.closed == ["scout", "new"]
    assert choosing.seats[A].chosen == ["scout", "new"]
