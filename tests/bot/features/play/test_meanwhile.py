"""What the panel of one who plays alone against computer players turns into when they have decided."""

from __future__ import annotations

import random

import pytest

from bot.features.play import meanwhile
from bot.features.play.meanwhile import SHOWN
from bot.ui.page import Later, Page
from rules import GAMES
from rules.core.players import random_choice
from tests.bot.facade import Answers
from tests.bot.tables.test_tables import Desk
from tests.bot.test_walk import fits


def hand_over(desk: Desk, table: int, chooser: random.Random) -> Page:
    """Red decides until somebody else is to: the last page."""
    answers, page = Answers(desk.tables), None
    while desk.awaited(table):
        outcome = desk.tables.play(desk.id(), table, 100, [random_choice(desk.legal(table, 100), chooser)])
        page = answers.after(outcome, 100)
    assert page is not None
    return page


def asks(page: Page) -> bool:
    return any(":more:" in button.id for row in page.rows if isinstance(row, list) for button in row)


@pytest.mark.parametrize("title", [*GAMES])
def test_the_next_question_with_what_was_done_meanwhile(desk: Desk, title: str) -> None:
    table, answers, chooser = desk.started(title, 1, 2), Answers(desk.tables), random.Random(4)
    desk.tables.run_computers(table)
    told = 0
    for _ in range(12):
        page = hand_over(desk, table, chooser)
        if desk.tables.look(lambda session: session.table(table).status) != "running":
            assert page.later is None
            break
        assert page.later == Later(table, page.lines[0])
        assert "is thinking" in page.lines[-1]
        assert answers.next_page(page.later, 100) is None, "not yet"
        desk.tables.run_computers(table)
        following = answers.next_page(page.later, 100)
        fits(following)
        assert asks(following)
        assert following.lines[0].startswith(page.lines[0])
        story = [line for line in following.lines[0].splitlines() if line.startswith("> ")]
        assert len(story) <= SHOWN + 1
        told += len(story)
    assert told


def test_a_long_story_is_shown_from_its_end(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    table, answers = desk.started("karnag", 1, 3), Answers(desk.tables)
    desk.tables.run_computers(table)
    later = hand_over(desk, table, random.Random(4)).later
    desk.tables.run_computers(table)
    whole = answers.next_page(later, 100).lines[0].splitlines()
    story = [line for line in whole if line.startswith("> ")]
    monkeypatch.setattr(meanwhile, "SHOWN", 1)
    note, first, *rest = answers.next_page(later, 100).lines[0].splitlines()
    assert len(story) > 2
    assert note == whole[0]
    assert first == f"> -# … {len(story) - 1} earlier lines stand in the story."
    assert rest == story[-1:]


def test_it_waits_only_for_computer_players_and_for_one_alone(desk: Desk) -> None:
    table, answers = desk.started("karnag", 2, 1), Answers(desk.tables)
    for _ in range(6):
        for person in desk.awaited(table):
            outcome = desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[0]])
            assert answers.after(outcome, person).later is None
        desk.tables.run_computers(table)


def test_nothing_follows_where_the_table_is_gone_or_somebody_else_sits_there(desk: Desk) -> None:
    table, answers = desk.started("karnag", 1, 2), Answers(desk.tables)
    desk.tables.run_computers(table)
    assert answers.next_page(Later(table, ""), 999) is None
    desk.tables.end(desk.id(), table, 100)
    assert answers.next_page(Later(table, ""), 100) is None
