"""What the tour says can be typed, typed: squares as the board prints them, the other words as /do completes them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.features.tour.service import REFUSAL, TEXT
from bot.ui.text import say
from render.painter import painter_for, painters
from render.shot import Shot
from render.theme import LIGHT
from rules.core import View
from tests.bot.facade import Answers
from tests.bot.features.tour.test_tour import run, tour
from tests.bot.tables.test_tables import Desk
from tests.titles import is_short

PROMISE = {
    "en": "Squares are typed as they are printed; /do completes the other words.",
    "fr": "Les cases se tapent comme elles sont imprimées ; les autres mots sont en anglais, et /do les complète.",
    "de": "Felder tippst du, wie sie gedruckt sind; die übrigen Wörter sind englisch, und /do ergänzt sie.",
}
"""The sentence of the first card that is kept here; with another sentence this test has to ask for something else."""
SQUARE = re.compile(r"[A-Z]{1,2}\d+[A-Z]?|[A-Z]{2}|\d[a-c]")
"""How the titles name the squares of their boards: N10, EC, NW, TM3, R5L, 2b, DT, M16."""
DECISIONS = 16
LINES = 8
"""Lines that are made up for each decision."""
LONGEST = 200


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


def completed(answers: Answers, table: int, chooser: random.Random) -> str:
    """A line as /do completes it, word by word from an empty one until it can be played, and sometimes further."""
    line, played = "", ""
    while offered := answers.complete_line(table, 100, f"{line} " if line else ""):
        line = chooser.choice([one for one in offered if SQUARE.fullmatch(one.split()[-1])] or offered)
        assert len(line) < LONGEST, "a line has an end"
        if line in answers.complete_line(table, 100, line):
            played = line
            if chooser.random() < 0.5:
                break
    assert played, f"nothing goes on from {line!r}, and it cannot be played"
    return played


def seen(desk: Desk, table: int) -> View:
    with desk.store.writing() as session:
        row = session.table(table)
        assert row is not None
        return desk.tables.cache.get(session, row).match.view(0)


def unprinted(squares: set[str], view: View, language: str) -> set[str]:
    """Squares that are named neither on the board nor on the part of it that is shown to choose them."""
    painter = painter_for(view)
    assert painter is not None
    board = painter.paint(view, Shot(view, language), LIGHT).printed
    missing = squares - {one.text for one in board}
    part = painter.paint(view, Shot(view, language, places=sorted(missing)), LIGHT).printed if missing else []
    return missing - {one.text for one in part}


@pytest.mark.parametrize("language", sorted(PROMISE))
@pytest.mark.parametrize("title", [title for title in sorted(painters()) if not is_short(title)])
def test_what_the_first_card_says_can_be_typed(desk: Desk, title: str, language: str) -> None:
    assert say(language, "tour-1").replace("\N{NO-BREAK SPACE}", " ").endswith(PROMISE[language])
    table, answers, chooser = tour(desk, title, language).id, Answers(desk.tables), random.Random(1)
    for card in range(TEXT, REFUSAL + 1):
        desk.tables.tour_on(desk.id(), table, 100, card)
    squares: set[str] = set()
    for _ in range(DECISIONS):
        lines = [completed(answers, table, chooser) for _ in range(LINES)]
        new = {word for line in lines for word in re.findall(r"\w+", line) if SQUARE.fullmatch(word)} - squares
        assert not new or not unprinted(new, seen(desk, table), language)
        squares |= new
        desk.tables.play(desk.id(), table, 100, lines[-1])
        run(desk, table)
    assert len(squares) >= 3, "lines with squares were typed"
