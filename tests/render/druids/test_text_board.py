"""The text board names every piece of a view exactly once, and every fact about the players."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from render.druids.example import example
from render.druids.scene import pieces
from render.shot import Shot
from render.text_board import ALT_TEXT, PAGE, alt_text, text_board
from rules.druids import events as e
from rules.druids.state import DruidsOptions
from rules.druids.view import DruidsView
from tests.render.druids.keen import keen

SEATS = {"Red": 0, "Blue": 1, "Yellow": 2, "Green": 3}
POSITIONS = [(seats, steps) for seats in (2, 3, 4) for steps in (0, 45, 150, 9999)]


def read(lines: tuple[str, ...]) -> Counter[tuple[str, str, int | None, tuple[str, ...]]]:
    """The pieces a reader finds in the text board, knowing nothing of the view."""
    found: Counter[tuple[str, str, int | None, tuple[str, ...]]] = Counter()
    for line in lines:
        if match := re.fullmatch(r"(Big demon field|Portals): (.+)\.", line):
            kind = "portal" if match[1] == "Portals" else "big"
            found.update((kind, word, None, ()) for word in match[2].split(", ") if word != "none")
        elif match := re.fullmatch(r"Stone (\S+): (\w+)\.", line):
            found[("stone", match[1], SEATS[match[2]], ())] += 1
        elif match := re.fullmatch(r"([A-Y]\d+): sides ([FWM]{6})(.*)\.", line):
            field, facts = match[1], match[3].split("; ")
            found[("tile", field, None, (match[2],))] += 1
            traits = tuple(word for word in ("immortal", "moved") if any(fact.startswith(word) for fact in facts))
            for fact in facts:
                if fact == "demon":
                    found[("demon", field, None, ())] += 1
                elif part := re.fullmatch(r"temple of (\w+)", fact):
                    found[("temple", field, SEATS.get(part[1]), ())] += 1
                elif part := re.fullmatch(r"(?:immortal )?population of (\w+)", fact):
                    found[("population", field, SEATS[part[1]], traits)] += 1
    return found


def on_table(view: DruidsView) -> Counter[tuple[str, str, int | None, tuple[str, ...]]]:
    return Counter((piece.kind, piece.at, piece.seat, piece.traits) for piece in pieces(view))


@pytest.mark.parametrize("language", ["fr", "de"])
def test_other_languages_tell_as_much(language: str) -> None:
    for view in (keen(4, 4, 150)[0], keen(3, 3, 9999)[0], example(4, drawn="portal")):
        lines, english = text_board(Shot(view, language)).lines, text_board(Shot(view)).lines
        assert len(lines) == len(english)
        assert [re.findall(r"[A-Y]\d+(?:@\d+)?", line) for line in lines] == [
            re.findall(r"[A-Y]\d+(?:@\d+)?", line) for line in english
        ]
        assert len(alt_text(Shot(view, language))) <= ALT_TEXT


@pytest.mark.parametrize(("seats", "steps"), POSITIONS)
def test_every_piece_is_named_once(seats: int, steps: int) -> None:
    view, _ = keen(seats, seats, steps)
    assert read(text_board(Shot(view)).lines) == on_table(view)


def test_every_piece_of_the_example_is_named_once() -> None:
    for view in (example(), example(over=True), example(3, drawn="FFWWMM")):
        assert read(text_board(Shot(view)).lines) == on_table(view)


@pytest.mark.parametrize(("seats", "steps"), POSITIONS)
def test_players_and_stocks(seats: int, steps: int) -> None:
    view, _ = keen(seats, seats, steps)
    text = text_board(Shot(view)).text
    for player, name in zip(view.seats, SEATS, strict=False):
        parts = player.sources
        assert (
            f"{name}: {player.points} of 36 points: populations {parts['populations']}, stones {parts['stones']}, "
            f"temples {parts['temples']}." in text
        )
        assert f"{name}, supply: {player.populations_left} populations, {player.stones_left} stones;" in text
        assert f"{name}, last choice: {', '.join(player.chosen) or 'none'}." in text
    assert f"Supply: {view.markers_left} demon markers, {view.temples_left} temples." in text
    bag = re.search(r"Bag: (\d+) pieces; (.+)\.", text)
    assert bag is not None
    counts = {} if bag[2] == "none" else {piece: int(n) for piece, n in (one.split() for one in bag[2].split(", "))}
    assert counts == view.bag
    assert int(bag[1]) == sum(view.bag.values())


def test_the_piece_in_hand_and_its_places() -> None:
    view = example(drawn="FFWWMM")
    assert "Drawn: FFWWMM; fits H13 1 5, R12 3." in text_board(Shot(view)).lines
    assert "Awaited: Red; FFWWMM: 2 places fit; 4 more to come." in text_board(Shot(view)).lines


def test_options_that_differ_are_told() -> None:
    view, _ = keen(2, 2, 0, DruidsOptions(scouting="face up", reuse=False))
    assert "Options: scouting face up, reuse false." in text_board(Shot(view)).lines
    assert "Options" not in text_board(Shot(keen(2, 2, 0)[0])).text


def test_pages_and_alternative_text() -> None:
    view, events = keen(4, 4, 9999)
    assert all(len(page) <= PAGE for page in text_board(Shot(view)).pages())
    said = alt_text(Shot(view, events=[event for step in events for event in step], names={0: "Ada" * 40}))
    assert 40 < len(said) <= ALT_TEXT
    plain = alt_text(Shot(example(), events=[e.TempleSet(0, "M16")]))
    assert plain.startswith("Druids and Demons, Turn 17")
    assert "Red: white magic, 2 options left." in plain
    assert "Points: Red 20" in plain
    assert plain.endswith("Red sets a temple on M16.")
