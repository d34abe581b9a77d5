"""What is impossible now and why; help for a first game, in three languages."""

from __future__ import annotations

import pytest

from rules.core.text import text
from rules.karnag import KARNAG
from rules.karnag.actions import Learn, Move
from rules.karnag.chat.beginners import CLAUSES, TILE_CLAUSES
from rules.karnag.decisions import DECISIONS
from rules.karnag.state import TILES
from tests.rules.karnag.scene import Scene

CHAT = KARNAG.chat
LANGUAGES = ("en", "fr", "de")


def cannot(table: Scene) -> list[str]:
    assert CHAT is not None
    said = CHAT.cannot(KARNAG.view(table.state, table.seat), table.seat)
    return [text("rules.karnag", one.key, "en", one.facts) for one in said]


def test_work_that_cannot_be_done_is_named_with_its_clause() -> None:
    nobody = Scene(4).druids(0, "N3", "N5", "N7")
    assert cannot(nobody.acting(0, "gems")) == ["gem: no crossing you can afford (K-111)"]
    assert cannot(Scene(4).druids(0, "N3").acting(0, "capture")) == [
        "capture: no creature in line you can afford (K-121)"
    ]
    assert cannot(Scene(4).druids(0, "N3").acting(0, "potions")) == ["brew: no druid in a cauldron (K-131)"]


def test_work_that_can_be_done_is_not() -> None:
    assert cannot(Scene(4).druids(0, "N3", "WC", "WE").mana(0, 12).acting(0, "gems")) == []
    assert cannot(Scene(4).druids(0, "P1").acting(0, "potions")) == []
    assert cannot(Scene(4).druids(0, "EF").creature("golem", "F14").mana(0, 12).acting(0, "capture")) == []


def test_what_is_said_to_be_impossible_is_not_legal() -> None:
    for tile, kind in (("gems", "Gem"), ("capture", "Capture"), ("potions", "Brew")):
        for druids in (("N3", "N5"), ("N3", "WC", "WE"), ("P1", "N9"), ("EF", "S9")):
            table = Scene(4).druids(0, *druids).creature("golem", "F14").mana(0, 12).acting(0, tile)
            legal = {type(action).__name__ for action in table.legal()}
            assert bool(cannot(table)) == (kind not in legal), (tile, druids)


def test_targets_one_way_round() -> None:
    assert CHAT is not None
    table = Scene(4).druids(0, "N10", "ED", "WH").acting(0, "capture")
    view = KARNAG.view(table.state, 0)
    moves = [action for action in table.legal() if isinstance(action, Move) and action.druid == "N10"]
    shown = {
        filter.word: {move.to for move in moves if CHAT.passes(view, 0, move, filter.word)}
        for filter in CHAT.filters(view, 0, Move)
    }
    assert "N11" in shown["clockwise"] - shown["other"]
    assert "N9" in shown["other"] - shown["clockwise"]
    assert shown["clockwise"] | shown["other"] == {move.to for move in moves}
    assert CHAT.filters(view, 0, Learn) == []


def test_where_no_way_leads_round_neither_way_hides_it_nor_is_told() -> None:
    """Straight into the cauldron at whose entrance a druid stands, and from the council."""
    assert CHAT is not None
    for layout in ("six", "four"):
        table = Scene(2, cauldron_layout=layout).druids(0, "EF", "council", "WH").acting(0, "druids")
        view, entered = KARNAG.view(table.state, 0), f"P{'3' if layout == 'six' else '2'}"
        straight = 0
        for move in table.of(Move):
            ways = [filter.word for filter in CHAT.filters(view, 0, Move) if CHAT.passes(view, 0, move, filter.word)]
            note = CHAT.choice(view, 0, move, "points").note
            if move.druid == "council" or (move.druid, move.to) == ("EF", entered):
                assert (ways, note) == (["clockwise", "other"], None), move
                straight += move.druid == "EF"
            else:
                assert note is not None, move
                assert ways == [note.facts["sense"]], move
        assert straight


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_explained_in_at_most_three_sentences(language: str) -> None:
    assert TILE_CLAUSES.keys() == set(TILES)
    said: list[tuple[str, dict[str, str | int], str]]
    asking = {one.word: CLAUSES.get(one.word, one.clause) for one in DECISIONS.values() if one.kinds}
    assert asking.keys() >= CLAUSES.keys()
    said = [(f"explain-{word}", {}, clause) for word, clause in asking.items() if word != "act"]
    said += [("explain-act", {"tile": tile}, clause) for tile, clause in TILE_CLAUSES.items()]
    for key, facts, clause in said:
        sentence = text("rules.karnag", key, language, facts)
        assert 1 <= sentence.count(". ") + 1 <= 3, sentence
        assert len(sentence) <= 250
        assert clause in KARNAG.clauses


def test_the_present_question_is_explained_to_who_decides() -> None:
    assert CHAT is not None
    table = Scene(4).acting(0, "capture")
    found = CHAT.explained(KARNAG.view(table.state, 0), 0)
    assert found is not None
    assert (found[0].key, found[1]) == ("explain-act", "K-121")
    assert CHAT.explained(KARNAG.view(table.state, 1), 1) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_primer_has_eight_lines(language: str) -> None:
    assert CHAT is not None
    lines = [text("rules.karnag", said.key, language) for said in CHAT.primer()]
    assert len(lines) == 8
    assert all(line.startswith("**") and len(line) <= 200 for line in lines)
