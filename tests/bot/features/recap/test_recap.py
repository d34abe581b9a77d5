"""The story so far: few lines, the heavy ones, nothing secret."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.features.recap.service import Told, choose, events_of
from bot.tables.refused import Refused
from bot.ui.page import Page
from bot.ui.text import say
from rules import GAMES
from tests.bot.facade import Answers
from tests.bot.tables.test_tables import Desk
from tests.bot.test_walk import fits, spoken

DAY = 24 * 3600.0


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


def lines(desk: Desk, table: int, person: int | None, since: str | int | None = None) -> list[str]:
    page: Page = Answers(desk.tables).recap(table, person, since).page
    fits(page)
    return page.lines


def told(*found: tuple[int, int, int]) -> list[Told]:
    return [Told(n, round, weight, f"line {n}") for n, round, weight in found]


def test_the_heaviest_of_each_round_then_the_rest_in_order_of_time() -> None:
    found = told((1, 1, 5), (2, 1, 9), (3, 2, 3), (4, 2, 8), (5, 3, 4), (6, 3, 4))
    assert [one.n for one in choose(found)] == [1, 2, 4, 5]


def test_ties_go_to_the_earlier_and_light_rounds_get_no_line_of_their_own() -> None:
    assert [one.n for one in choose(told((1, 1, 9), (2, 1, 9), (3, 1, 9), (4, 1, 9), (5, 2, 2)))] == [1, 2, 3, 4]
    assert [one.n for one in choose(told((1, 1, 4), (2, 1, 4), (3, 1, 4), (4, 1, 4), (5, 2, 3)))] == [1, 2, 3, 5]
    assert choose([]) == []


def test_the_same_sentence_is_told_once() -> None:
    assert len(choose([Told(n, 1, 5, "Red won.") for n in range(5)])) == 1


@pytest.mark.parametrize(
    ("title", "people"), [(title, people) for title in sorted(GAMES) for people in {GAMES[title].seats[0], 2}]
)
def test_a_recap_of_every_title(desk: Desk, title: str, people: int) -> None:
    """Also of a game against an opponent who has no seat."""
    table = desk.started(title, people)
    chooser = random.Random(5)
    for _ in range(3):
        desk.play_on(table, chooser, 40)
        for person in (None, 100, 999):
            found = lines(desk, table, person)
            numbered = [line for line in found if re.match(r"\d  ", line)]
            assert 2 <= len(numbered) <= 5
            assert [line[0] for line in numbered] == [str(n) for n in range(1, len(numbered) + 1)]
            assert numbered[-1][3:].startswith("Now: ")
            assert any(line.startswith("You (Red)") for line in found) == (person == 100)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_recap_in_other_languages(desk: Desk, language: str) -> None:
    table = desk.table("karnag", 3)
    spoken(desk, table, language)
    desk.tables.start(desk.id(), table, 100)
    desk.play_on(table, random.Random(2), 120)
    found = lines(desk, table, 100)
    assert found[0].startswith("**" + say(language, "button-previously"))
    assert not any("Now:" in line or "You (" in line for line in found)


def test_from_when_on(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    desk.play_on(table, random.Random(1), 150)
    words = Answers(desk.tables).beginnings(table, 100, "en")
    assert words[:3] == ["my last turn", "this round", "start"]
    assert "round 2" in words
    assert Answers(desk.tables).beginnings(table, 999, "de")[0] == "diese Runde", "a spectator has no last turn"
    whole, second = lines(desk, table, 100, "start"), lines(desk, table, 100, "round 2")
    assert "rounds 1 to" in whole[0]
    assert "rounds 1" not in second[0]
    for same in ("Runde 2", "manche 2", "2", "ROUND  2"):
        assert lines(desk, table, 100, same) == second
    assert lines(desk, table, 100, "mon dernier tour") == lines(desk, table, 100, "turn")
    for unknown in ("yesterday", "round 77", ""):
        with pytest.raises(Refused, match="since-unknown"):
            lines(desk, table, 100, unknown)
    with pytest.raises(Refused, match="since-unknown"):
        lines(desk, table, 999, "turn")


def test_what_was_taken_back_is_not_told(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    desk.play_on(table, random.Random(3), 30)
    (person,) = desk.awaited(table)

    def events() -> list[object]:
        with desk.store.writing() as session:
            row = session.table(table)
            assert row is not None
            return [event for _, event in events_of(session, row)]

    before = events()
    desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[0]])
    assert len(events()) > len(before)
    desk.tables.undo(desk.id(), table, person)
    assert events() == before


def test_a_recap_tells_no_secret(tmp_path: Path) -> None:
    """The same game twice; only the card that one person keeps differs. Others and everybody read the same."""
    from tests.rules.karnag.scene import Scene

    seen = []
    for number, card in enumerate(("control", "mana")):
        desk = Desk(tmp_path / f"{number}.db")
        table = desk.started("karnag", 2)
        scene = Scene(2).deck("mana", "gems", "control", "through").acting(0, "cards")
        with desk.store.writing() as session:
            row = session.table(table)
            assert row is not None
            live = desk.tables.cache.get(session, row)
        live.match.state = scene.state
        live.match._legal.clear()
        desk.tables.play(desk.id(), table, 100, "draw")
        desk.tables.play(desk.id(), table, 100, f"keep {card}")
        with desk.store.writing() as session:
            row = session.table(table)
            assert row is not None
            narrator = desk.tables.narrator(session, row)
            found = [event for _, event in events_of(session, row)]
            assert all(event.only is None for event in found)
            seen.append([narrator.chat.story(event) for event in found])
        desk.store.close()
    assert seen[0] == seen[1]


def test_previously_after_three_days(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    desk.play_on(table, random.Random(1), 9)
    (person,) = desk.awaited(table)

    def offered() -> bool:
        page = Answers(desk.tables).panel(table, person)
        buttons = [button for row in page.rows if isinstance(row, list) for button in row]
        found = [button for button in buttons if button.label == "Previously"]
        if found:
            assert page.rows[-1] != found, "the last row never moves"
        return bool(found)

    desk.now += 2.9 * DAY
    assert not offered()
    desk.now += 0.2 * DAY
    assert offered()
    desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[0]])
    if desk.awaited(table) == [person]:
        assert not offered()
