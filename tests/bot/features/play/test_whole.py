"""One tap for a whole decision where few are left, and the answer that is usually meant."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.store.notes import Settings
from bot.store.rows import put_settings
from bot.ui.text import say
from rules.core.chat import InOneTap, Said
from tests.bot import meadow
from tests.bot.features.play.test_panels import Player, player
from tests.bot.meadow import Look, Walk
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


# --- more than a page has buttons for ------------------------------------------------------------


def from_the_end(view: Any, seat: int, actions: Any) -> list[Any]:
    return list(reversed(actions))


@pytest.mark.usefixtures("wholes")
def test_what_is_looked_at_first_has_the_buttons_and_the_rest_stands_in_menus(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "by_sense", staticmethod(from_the_end))
    red = player(desk, fields=30, blocked=True)
    buttons = [label for label in red.labels if ">" in label]
    every = [f"p{piece}>{to}" for piece in range(3) for to in range(30)]
    assert len(buttons) > 10
    assert buttons == every[-len(buttons) :], "the last ones come first by sense, and keep their order"
    assert [option.label for menu in red.menus for option in menu.options] == every[: -len(buttons)]
    assert len({menu.id for menu in red.menus}) == len(red.menus) > 1
    assert red.menus[0].placeholder.endswith(" · p0 … p0")
    second = red.menus[1].options[0].label
    red.pick(1, red.menus[1].options[0].value)
    assert [f"{walk.piece}>{walk.to}" for walk in red.played] == [second]


@pytest.mark.usefixtures("wholes")
def test_far_too_many_are_asked_one_question_after_the_other(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "by_sense", staticmethod(from_the_end))
    red = player(desk, fields=60, blocked=True)
    assert "piece p0" in red.labels


@pytest.mark.usefixtures("wholes")
def test_what_is_seen_at_first_sight_is_green_among_the_others(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "at_first_sight", lambda *_: [Walk("p1", "2", "slow")])
    red = player(desk, fields=4, blocked=True)
    green = [button.label for button in red.controls if button.style == "green"]
    assert green == ["p1>2"]


# --- the last choice of a turn -------------------------------------------------------------------


LAST_CHOICE = (
    "▶️ The next choice ends your turn; until somebody else decides, Undo takes it back. So far: walk p0 1 slow"
)


def last_choice(desk: Desk, **options: Any) -> Player:
    red = player(desk, pieces=2, blocked=True, **options)
    red.press("p0>1")
    return red


@pytest.mark.usefixtures("wholes")
def test_the_page_of_the_last_choice_says_so_and_asks_no_more(desk: Desk) -> None:
    red = last_choice(desk)
    assert LAST_CHOICE in red.page.lines
    assert "Restart my turn" in red.labels
    red.press("to 3")
    assert red.played == [Walk("p0", "1", "slow"), Walk("p1", "3", "slow")]
    assert "Undo" in red.labels, "nobody has decided since"


@pytest.mark.usefixtures("wholes")
def test_an_old_button_of_a_last_choice_still_asks(desk: Desk) -> None:
    """Buttons of before this page said so pick, and do not confirm."""
    red = last_choice(desk)
    old = next(button.id for button in red.controls if button.label == "to 3").replace(":confirm:", ":pick:")
    red._press(old, [])
    assert "▶️ Confirm: walk p0 1 slow, walk p1 3 slow" in red.page.lines
    assert len(red.played) == 1


@pytest.mark.usefixtures("wholes")
def test_a_last_choice_that_computer_players_would_follow_at_once_is_asked_again(desk: Desk) -> None:
    red = last_choice(desk)
    with desk.tables.store.writing() as session:
        other = session.seats(red.table)[1]
        other.person, other.computer = None, "careful"
        session.put(other)
    red.page = red.answers.panel(red.table, 100)
    assert LAST_CHOICE not in red.page.lines
    red.press("to 3")
    assert len(red.played) == 1


@pytest.mark.usefixtures("wholes")
def test_a_last_choice_that_ends_the_game_is_asked_again(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meadow, "LAST_TURN", 1)
    red = last_choice(desk)
    assert LAST_CHOICE not in red.page.lines
    red.press("to 3")
    assert len(red.played) == 1


@pytest.mark.usefixtures("wholes")
def test_who_wants_no_confirming_is_told_nothing_of_it(desk: Desk) -> None:
    with desk.tables.store.writing() as session:
        put_settings(session, 100, "Red", Settings(confirm=False))
    assert LAST_CHOICE not in last_choice(desk).page.lines


# --- with what comes next ------------------------------------------------------------------------


def walk_and_look(view: Any, seat: int, kind: type[Any]) -> list[InOneTap]:
    both = InOneTap(Walk("p1", "2", "slow"), Look(), Said("plain-choice", {"word": "walk and look"}))
    return [both] if kind is Walk else []


@pytest.mark.usefixtures("wholes")
def test_an_action_and_the_next_are_one_tap(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "in_one_tap", walk_and_look)
    red = player(desk)
    red.press("walk and look (no undo)")
    assert red.played == [Walk("p1", "2", "slow"), Look()]


@pytest.mark.usefixtures("wholes")
def test_what_is_not_possible_next_is_not_offered(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "in_one_tap", walk_and_look)
    red = player(desk, blocked=True)
    assert not any("walk and look" in label for label in red.labels)


@pytest.mark.usefixtures("wholes")
def test_two_actions_in_one_tap_are_never_played_by_a_button_that_asks(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "in_one_tap", walk_and_look)
    red = player(desk)
    id = next(button.id for button in red.controls if button.label == "walk and look (no undo)")
    red._press(id.replace(":confirm:", ":pick:"), [])
    assert not red.played
