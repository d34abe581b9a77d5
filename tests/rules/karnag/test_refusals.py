"""What cannot be done is refused with a clause and with what would work, and changes nothing."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import rules.karnag
from rules.core import Action, FastDice, Illegal, Invalid, Match, NotNow, Refusal, rule
from rules.core.plans import check_line
from rules.core.players import random_choice
from rules.core.text import text
from rules.karnag import KARNAG
from rules.karnag.actions import (
    Capture,
    Card,
    Creature,
    Cube,
    Done,
    Draw,
    Gem,
    Keep,
    Learn,
    Move,
    Obstacle,
    Place,
    Shift,
)
from rules.karnag.board import RAY, RING, RING_LENGTH, WORD
from rules.karnag.decisions import DECISIONS
from rules.karnag.figures import FIGURES
from rules.karnag.state import SECONDARY, KarnagOptions
from tests.rules.karnag.scene import Scene, p
from tests.rules.speaking import LANGUAGES

PACKAGE = "rules.karnag"


def match(seats: int = 3, seed: int = 1) -> Match:
    return Match(KARNAG, seats, KarnagOptions(), FastDice(seed))


@pytest.mark.parametrize(
    "action", [Place("N77"), Cube("dance+1"), Move("X9", "N4", 1), Learn("cooking"), Keep("joker"), Capture("gate")]
)
def test_words_that_name_nothing_cannot_be_read(action: object) -> None:
    game = match()
    seat = game.waiting[0]
    before = game.saved()
    with pytest.raises(Invalid) as refused:
        game.play(seat, action)  # type: ignore[arg-type]
    assert refused.value.reason == "unknown-word"
    assert refused.value.clause in KARNAG.clauses
    assert refused.value.nearest
    assert game.saved() == before


@pytest.mark.parametrize(
    "data", [b"{", b'{"do":"dance"}', b'{"do":"place"}', b'{"do":"move","druid":3}', {"do": "cube"}, []]
)
def test_actions_that_are_not_actions_cannot_be_read(data: object) -> None:
    with pytest.raises(Invalid) as refused:
        KARNAG.read_action(data)
    assert refused.value.reason == "unreadable"
    assert refused.value.clause in KARNAG.clauses


def test_the_wrong_seat_is_told_whose_decision_it_is() -> None:
    game = match()
    right = game.waiting[0]
    before = game.saved()
    for seat in (right + 1) % 3, 7, -1:
        with pytest.raises(NotNow) as refused:
            game.play(seat, Place("N4"))
        assert refused.value.facts == {"seats": str(right)}
        assert refused.value.nearest == (), "what others may do is theirs to know"
        assert refused.value.clause in KARNAG.clauses
    assert game.saved() == before
    assert game.lines[-1].hash == game.seal


def test_an_illegal_action_leaves_nothing_behind() -> None:
    game = match()
    seat = game.waiting[0]
    game.play(seat, Place("N4"))
    before, seal = game.saved(), game.seal
    with pytest.raises(Illegal) as refused:
        game.play(game.waiting[0], Place("N4"))
    assert (refused.value.clause, refused.value.reason) == ("K-3", "druid-there")
    assert (game.saved(), game.seal, len(game.steps)) == (before, seal, 1)


def test_another_kind_of_decision_is_open() -> None:
    game = match()
    with pytest.raises(Illegal) as refused:
        game.play(game.waiting[0], Cube("cards+1"))
    assert (refused.value.clause, refused.value.reason) == ("K-18", "asks-place")


def test_nearest_moves_come_first() -> None:
    table = Scene().druids(0, "N8", "S8", "S9").druids(1, "N9").acting(0, "druids")
    nearest = table.refuses(Move("N8", "N9", 1)).nearest
    assert {action.to for action in nearest[:2]} == {"N10", "N7"}  # type: ignore[attr-defined]
    assert all(action.druid == "N8" for action in nearest[:3])  # type: ignore[attr-defined]


def test_over_is_over() -> None:
    game = match(2)
    while game.waiting:
        seat = game.waiting[0]
        game.play(seat, game.legal(seat)[0])
    with pytest.raises(NotNow) as refused:
        game.play(0, Done())
    assert refused.value.reason == "game-over"


def test_more_refusals_name_their_clause() -> None:
    table = Scene(2).druids(0, "N8").gems(0, p(5, 3)).acting(0, "mind")
    assert table.refuses(Shift("E3", "E4")).clause == "K-128"
    assert table.refuses(Draw()).clause == "K-134"
    assert table.refuses(Done()).clause == "K-74"
    table.play(Learn("move"))


# --- texts ---------------------------------------------------------------------------------------


def test_every_clause_has_a_text_in_our_words() -> None:
    for clause in KARNAG.clauses:
        words = text(PACKAGE, clause)
        assert 15 < len(words) < 420, clause
        assert words.endswith("."), clause


def test_every_reason_has_a_sentence_and_every_sentence_a_use() -> None:
    folder = Path(rules.karnag.__file__).parent
    source = "".join(place.read_text("utf-8") for place in (folder / "decisions").glob("*.py"))
    used = set(re.findall(r'"(?!question-)([a-z]+(?:-[a-z]+)+|costs)"', source))
    used |= {"unreadable", "somebody-else", "game-over", "unknown-word", "not-possible"}
    used |= {f"asks-{decision.word}" for decision in DECISIONS.values() if decision.kinds}
    used |= {"seat-unknown"}
    core = Path(rules.core.__file__).parent
    for module in ("lines.py", "reader.py", "match.py"):
        raised = re.findall(r'(?:Invalid|Illegal|NotNow)\("([a-z-]+)"', (core / module).read_text("utf-8"))
        assert raised, module
        used.update(raised)
    refusals = (folder / "text" / "en.ftl").read_text("utf-8").partition("## Refusals")[2].partition("\n## ")[0]
    ours = set(re.findall(r"^([a-z][a-z-]*) =", refusals, re.M))
    engines = set(re.findall(r"^([a-z][a-z-]*) =", (core / "text" / "en.ftl").read_text("utf-8"), re.M))
    assert ours <= used
    assert used - engines <= ours


def sentence(table: Scene, action: Action) -> str:
    refused = table.refuses(action)
    return text(PACKAGE, refused.reason, facts=refused.facts)


def test_a_druid_without_a_line_is_told_why() -> None:
    """Corners, cauldrons and the council: each by its own words, and no path square besides."""
    for place, who in (
        ("NW", "A druid on a corner square"),
        ("P1", "The druid in P1"),
        ("council", "A druid at the council"),
    ):
        table = Scene(2).druids(0, place, "WE", "N3").mana(0, 20).acting(0, "gems")
        assert sentence(table, Gem("E3", place, "WE")) == f"{who} has no line into the glade."
    without = {WORD[RING[spot]] for spot in range(RING_LENGTH) if not RAY[spot]}
    assert without == {"NW", "NE", "SE", "SW"}


@pytest.mark.parametrize(
    ("rocks", "swamps", "shadows", "words"),
    [
        (["A4"], [], 0, "1 rock;"),
        (["A4", "B4"], [], 1, "2 rocks;"),
        ([], ["A4"], 0, "1 swamp;"),
        (["A4"], ["B4"], 1, "1 rock and 1 swamp;"),
    ],
)
def test_what_a_line_cannot_pass_is_counted(rocks: list[str], swamps: list[str], shadows: int, words: str) -> None:
    """The numbers are those of the whole line, so that one creature too few is not called none."""
    table = Scene(2).druids(0, "N4", "S9").creature("golem", "C4").mana(0, 20).reserve(0, shadow=shadows)
    for square in rocks:
        table.rock(square)
    for square in swamps:
        table.swamp(square)
    table.acting(0, "capture", SECONDARY)
    refused = table.refuses(Capture("N4"))
    assert refused.facts == {"rocks": len(rocks), "swamps": len(swamps), "stones": 0}
    told = sentence(table, Capture("N4"))
    assert told == f"The line would have to pass {words} your captured creatures and cards are not enough for that."
    table.hand(0, *["through"] * (len(rocks) + len(swamps) - shadows))
    assert Capture("N4") in table.legal(), "with enough cards it goes"


def test_refusals_can_be_said() -> None:
    """Every refusal met in random play becomes a sentence with all its facts filled in."""
    chooser = random.Random(4)
    said: set[str] = set()
    for seed in range(6):
        game = match(2 + seed % 4, seed)
        pool: list[object] = []
        while game.waiting and len(game.steps) < 260:
            seat = game.waiting[0]
            legal = game.legal(seat)
            pool = [*pool[-150:], *chooser.sample(list(legal), min(3, len(legal)))]
            for other in chooser.sample(pool, min(4, len(pool))):
                try:
                    game.check(seat, other)  # type: ignore[arg-type]
                except Refusal as refusal:
                    sentence = text(PACKAGE, refusal.reason, facts=refusal.facts)
                    assert "{" not in sentence
                    assert refusal.clause in KARNAG.clauses
                    said.add(refusal.reason)
            game.play(seat, random_choice(legal, chooser))
    assert len(said) > 25


# --- reasons that name what really stands against it ------------------------------------------------------------------


@rule("K-129")
def test_a_creature_led_too_far_is_told_how_far_it_goes() -> None:
    table = Scene(2).creature("golem", p(5, 5)).acting(0, "mind")
    refusal = table.refuses(Creature("E5", "E9"))
    assert (refusal.reason, refusal.clause) == ("creature-too-far", "K-129")
    assert refusal.facts == {"creature": "E5", "to": "E9", "squares": 4, "reach": 3}
    around = Scene(2).creature("golem", p(5, 5)).rock(p(5, 6), p(4, 6), p(6, 6)).acting(0, "mind")
    assert around.refuses(Creature("E5", "E7")).facts["squares"] == 6, "the way it would have to go"
    one = Scene(2).creature("golem", p(5, 5)).acting(0, "mind", SECONDARY)
    assert one.refuses(Creature("E5", "E7")).facts["reach"] == 1
    card = Scene(2).creature("golem", p(5, 5)).hand(0, "control").acting(0, "druids")
    card.play(Card("control"))
    assert card.refuses(Creature("E5", "E9")).reason == "creature-too-far"


@rule("K-129")
def test_a_creature_that_can_never_get_there_is_told_so() -> None:
    shut = Scene(2).creature("golem", p(5, 5)).gems(0, p(4, 5), p(6, 5), p(5, 4)).acting(0, "mind")
    assert shut.refuses(Creature("E5", "D5")).reason == "creature-cannot-go"
    closed = Scene(2).creature("golem", p(5, 5)).rock(p(4, 8), p(3, 9), p(5, 9), p(4, 10)).acting(0, "mind")
    assert closed.refuses(Creature("E5", "D9")).reason == "creature-cannot-go"
    assert closed.refuses(Creature("E5", "F8")).reason == "creature-cannot-go", "the gate"


def laid(*tiles: Obstacle) -> Scene:
    table = Scene(2, setup="advanced")
    table.state.phase, table.state.turn = "obstacles", 0
    table.play(*tiles)
    return table


CORNERS = (
    Obstacle("mixed1", "A1", "west"),
    Obstacle("mixed2", "K1", "west"),
    Obstacle("mixed3", "A15", "north"),
    Obstacle("mixed4", "L15", "south"),
)


@rule("K-160", "K-161")
def test_an_equal_tile_of_a_lower_number_comes_first() -> None:
    table = laid(*CORNERS)
    refusal = table.refuses(Obstacle("rock6", "C4", "north"))
    assert (refusal.reason, refusal.clause, refusal.facts) == ("equal-tile-first", "K-160", {"tile": "rock5"})
    assert table.refuses(Obstacle("rock4", "C4", "north")).facts == {"tile": "rock1"}
    assert laid().refuses(Obstacle("mixed4", "A1", "north")).reason == "equal-tile-first"
    table.play(Obstacle("rock5", "C4", "north"))
    assert Obstacle("rock6", "C12", "north") in table.legal()


@rule("K-160", "K-161")
def test_obstacles_are_refused_for_what_is_wrong_with_them() -> None:
    assert laid().refuses(Obstacle("mixed1", "C5", "north")).reason == "mixed-corner"
    assert laid().refuses(Obstacle("rock1", "C5", "north")).reason == "mixed-first"
    assert laid(CORNERS[0]).refuses(Obstacle("mixed1", "A15", "north")).reason == "tile-lies"
    assert laid(CORNERS[0]).refuses(Obstacle("mixed2", "A1", "north")).reason == "tile-does-not-fit"
    same = laid(*CORNERS).refuses(Obstacle("rock1", "C5", "south"))
    assert (same.reason, same.facts) == ("same-turn", {"tile": "rock1", "turn": "north"})
    assert laid(*CORNERS).refuses(Obstacle("rock1", "E8", "north")).reason == "tile-does-not-fit"


@pytest.mark.parametrize("language", LANGUAGES)
def test_these_reasons_can_be_said(language: str) -> None:
    table = Scene(2).creature("golem", p(5, 5)).acting(0, "mind", SECONDARY)
    refusals = [
        table.refuses(Creature("E5", "E7")),
        laid(*CORNERS).refuses(Obstacle("rock6", "C4", "north")),
        laid(*CORNERS).refuses(Obstacle("rock1", "C5", "south")),
    ]
    for refusal in refusals:
        sentence = text(PACKAGE, refusal.reason, language, refusal.facts)
        assert sentence.endswith(".")
        assert "{" not in sentence


@pytest.mark.parametrize("line", ["cube gems+", "cube gems+1", "capture n5", "gem b3 n3 wb", "obstacle rock1 c5 north"])
def test_a_line_that_may_come_true_can_be_planned(line: str) -> None:
    check_line(KARNAG, line)


@pytest.mark.parametrize(("line", "word"), [("cube gems", "gems"), ("capture rock1", "rock1"), ("learn n5", "n5")])
def test_a_word_of_another_field_can_never_be_read(line: str, word: str) -> None:
    with pytest.raises(Invalid) as refused:
        check_line(KARNAG, line)
    assert (refused.value.reason, refused.value.facts["word"]) == ("unfitting-words", word)


@pytest.mark.parametrize("layout", ["six", "four"])
def test_who_is_off_the_path_has_nothing_in_line(layout: str) -> None:
    """A druid in any cauldron and at the council: no capture, no gem, and a sentence that says why."""
    for spot in (*(cauldron.name for cauldron in getattr(FIGURES.cauldrons, layout)), "council"):
        table = Scene(3, cauldron_layout=layout).druids(0, spot, "N3").mana(0, 20).acting(0, "capture")
        refusal = table.refuses(Capture(spot))
        assert (refusal.reason, refusal.clause, refusal.facts["druid"]) == ("no-creature-in-line", "K-121", spot)
        assert text(PACKAGE, refusal.reason, facts=refusal.facts)
        table = Scene(3, cauldron_layout=layout).druids(0, spot, "N3", "WE").mana(0, 20).acting(0, "gems")
        assert table.refuses(Gem("E3", spot, "N3")).clause in KARNAG.clauses
