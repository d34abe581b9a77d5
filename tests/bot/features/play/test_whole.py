"""One tap for a whole decision where few are left, and the answer that is usually meant."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.store.notes import Settings
from bot.store.rows import put_settings
from bot.ui.text import say
from rules.core.chat import Said
from tests.bot import meadow
from tests.bot.features.play.test_panels import Player, player
from tests.bot.meadow import Walk
from tests.bot.tables.test_tables import Desk
from tests.bot.test_walk import fits


def whole(view: Any, seat: int, action: Any, pictured: bool) -> Said | None:
    return Said("plain-choice", {"word": f"{action.piece}>{action.to}"}) if isinstance(action, Walk) else None


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title has such answers."""
    monkeypatch.setattr(meadow.MEADOW.chat, "at_once", True)


@pytest.fixture
def one_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """A piece and a place tell all walks apart."""
    monkeypatch.setattr(meadow, "PACES", ("slow",))


@pytest.fixture
def wholes(one_pace: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "whole", whole)


@pytest.mark.usefixtures("wholes")
def test_few_decisions_are_a_button_each(desk: Desk) -> None:
    red = player(desk, fields=4, blocked=True)
    assert [label for label in red.labels if ">" in label] == [
        f"p{piece}>{to}" for piece in range(3) for to in range(4)
    ]
    assert not red.menus
    red.press("p1>3")
    assert red.played == [Walk("p1", "3", "slow")]


@pytest.mark.usefixtures("wholes")
def test_those_the_page_has_no_room_for_stand_in_a_menu(desk: Desk) -> None:
    red = player(desk, fields=12, blocked=True)
    (menu,) = red.menus
    offered = [label for label in red.labels if ">" in label] + [option.label for option in menu.options]
    assert offered == [f"p{piece}>{to}" for piece in range(3) for to in range(12)]
    red.pick(0, menu.options[-1].value)
    assert red.played == [Walk("p2", "11", "slow")]


@pytest.mark.usefixtures("wholes")
def test_many_are_asked_one_question_after_the_other(desk: Desk) -> None:
    red = player(desk, fields=17, blocked=True)
    assert not [label for label in red.labels if ">" in label]
    assert "piece p0" in red.labels


def test_where_answers_are_implied_nothing_is_left_out(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two paces: one button for both would decide what nobody was asked."""
    monkeypatch.setattr(meadow.MEADOW.chat, "whole", whole)
    assert "piece p0" in player(desk, fields=4, blocked=True).labels


@pytest.mark.usefixtures("one_pace")
def test_an_action_that_needs_more_words_is_asked_about(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    said = lambda view, seat, action, pictured: None if action.to == "0" else whole(view, seat, action, pictured)  # noqa: E731
    monkeypatch.setattr(meadow.MEADOW.chat, "whole", said)
    assert "piece p0" in player(desk, fields=4, blocked=True).labels


@pytest.mark.usefixtures("one_pace")
def test_the_title_is_told_whether_places_can_be_seen(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = lambda view, seat, action, pictured: whole(view, seat, action, pictured) if pictured else None  # noqa: E731
    monkeypatch.setattr(meadow.MEADOW.chat, "whole", seen)
    red = player(desk, fields=4, blocked=True)
    assert "p1>3" in red.labels
    with desk.tables.store.writing() as session:
        put_settings(session, 100, "Red", Settings(pictures=False))
    assert "p1>3" not in Player(desk, red.table, 100).labels


def test_the_usual_answer_is_taken_and_the_others_stand_beside(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "usual", lambda view, seat, kind, question: "p1")
    red = player(desk, fields=4, blocked=True)
    assert [label for label in red.labels if label.startswith(("to", "piece"))] == [
        *(f"to {n}" for n in range(4)),
        "piece p0",
        "piece p2",
    ]
    back = next(button for button in red.controls if button.label == "Back")
    assert back.disabled, "the usual answer is no choice to take back"
    red.press("piece p2")
    red.press("Back")
    red.press("to 3")
    assert red.played == [Walk("p1", "3", "slow")]


def test_another_answer_than_the_usual_one_is_played(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "usual", lambda view, seat, kind, question: "p1")
    red = player(desk, fields=4, blocked=True)
    red.press("piece p2")
    red.press("to 3")
    assert red.played == [Walk("p2", "3", "slow")]


def test_a_usual_answer_that_is_not_possible_is_asked(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "usual", lambda view, seat, kind, question: "p9")
    assert "piece p0" in player(desk, fields=4, blocked=True).labels


@pytest.mark.usefixtures("one_pace")
def test_a_usual_answer_that_leaves_nothing_to_ask_is_asked(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a Confirm would stand there, and no way to the other answers."""
    monkeypatch.setattr(meadow.MEADOW.chat, "usual", lambda view, seat, kind, question: "p1")
    red = player(desk, fields=1, blocked=True)
    assert [label for label in red.labels if label.startswith("piece")] == ["piece p0", "piece p1", "piece p2"]
    red.press("piece p2")
    assert red.played == [Walk("p2", "0", "slow")]


def test_what_is_seen_at_first_sight_is_about_the_usual_answer(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look at another piece could have the id of that piece's own button."""
    monkeypatch.setattr(meadow.MEADOW.chat, "usual", lambda view, seat, kind, question: "p1")
    sights = [Walk("p0", "3", "slow"), Walk("p1", "3", "slow")]
    monkeypatch.setattr(meadow.MEADOW.chat, "at_first_sight", lambda view, seat, kind: sights)
    labels = player(desk, fields=12, blocked=True).labels
    assert [label for label in labels if label.startswith("walk ")] == ["walk p1 3 slow"]


@pytest.mark.usefixtures("wholes")
@pytest.mark.parametrize("fields", range(6, 17))
def test_a_page_full_of_buttons_has_room_for_its_picture_and_help(
    desk: Desk, fields: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        meadow.MEADOW.chat, "explained", lambda view, seat: (Said("plain-choice", {"word": "so"}), "M-1")
    )
    page = player(desk, fields=fields, blocked=True).page
    assert say("en", "button-explain") in [button.label for row in page.rows if isinstance(row, list) for button in row]
    fits(msgspec.structs.replace(page, picture=b"picture", alt="a board"))
