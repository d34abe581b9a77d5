"""Around the panel: confirming, first steps, More, old buttons, undo, refusals that help, typed lines."""

from __future__ import annotations

import pytest

from bot.app.interactions import ANSWERED
from bot.features.play.more import MORE
from bot.store import PersonNotes
from bot.store.notes import Settings
from bot.store.rows import put_settings
from bot.tables.choosing import digest
from bot.tables.refused import Refused
from bot.ui.page import Button, Page
from rules.core import Refusal
from rules.core.game import Filled
from tests.bot.facade import Answers
from tests.bot.features.play.test_panels import Player, player
from tests.bot.meadow import Look, Walk
from tests.bot.tables.test_tables import Desk
from tests.bot.test_walk import fits
from tests.rules.karnag.scene import Scene

ALONE = "You can't undo this on your own any more"


def labels(page: Page) -> list[str]:
    return [button.label for row in page.rows if isinstance(row, list) for button in row]


def settled(desk: Desk, person: int, settings: Settings) -> None:
    with desk.store.writing() as session:
        put_settings(session, person, "Red", settings)


# --- confirm -------------------------------------------------------------------------------------


def test_several_taps_that_hand_over_are_confirmed_with_the_whole_turn(desk: Desk) -> None:
    red = player(desk, pieces=2, blocked=True)
    red.press("piece p0")
    red.press("to 1")
    assert red.played == [Walk("p0", "1", "slow")], "it goes on: nothing to confirm"
    red.press("to 3")
    assert len(red.played) == 1
    assert "▶️ Confirm: walk p0 1 slow, walk p1 3 slow" in red.page.lines
    assert red.labels[:2] == ["Confirm", "Restart my turn"]
    red.press("Confirm")
    assert red.played[1:] == [Walk("p1", "3", "slow")]


def test_a_single_tap_that_hands_over_acts_at_once(desk: Desk) -> None:
    red = player(desk, pieces=1, blocked=True)
    assert red.labels[:2] == ["to 0", "to 1"]
    red.press("to 1")
    assert red.played == [Walk("p0", "1", "slow")]


def test_confirming_can_be_switched_off(desk: Desk) -> None:
    settled(desk, 100, Settings(confirm=False))
    red = player(desk, pieces=2, blocked=True)
    for label in ("piece p0", "to 1", "to 3"):
        red.press(label)
    assert len(red.played) == 2


def test_what_reveals_and_costs_is_red_and_the_rest_is_not(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Look, "asks_once", True)
    red = player(desk)
    for label in ("Then: look (no undo) ✓", "piece p0", "to 0"):
        red.press(label)
    for costs, style in ((False, "green"), (True, "red")):
        monkeypatch.setattr(Look, "costs", costs)
        red.page = red.answers.panel(red.table, 100, ["look"])
        assert [(button.label, button.style) for button in red.controls[:1]] == [("Confirm (no undo)", style)]


# --- what is said on the way ---------------------------------------------------------------------


def test_what_was_chosen_and_what_is_asked_stand_above_the_answers(desk: Desk) -> None:
    red = player(desk)
    assert "Piece?" in red.page.lines
    red.press("piece p1")
    assert "piece p1: To?" in red.page.lines


def test_a_question_with_one_answer_is_skipped_and_named(desk: Desk) -> None:
    red = player(desk, pieces=2, blocked=True)
    red.press("piece p0")
    red.press("to 1")
    assert "Only one choice: piece p1." in red.page.lines


def test_the_first_three_decisions_come_with_help(desk: Desk) -> None:
    red = player(desk, pieces=5)
    for _ in range(3):
        assert any(line.startswith("First time?") for line in red.page.lines)
        assert "Explain this decision" in red.labels
        red.press("Walk (40)" if "Walk (40)" in red.labels else red.labels[0])
        while "to 1" not in red.labels:
            red.press(next(label for label in red.labels if label.startswith("piece")))
        red.press("to 1")
    assert not any(line.startswith("First time?") for line in red.page.lines)
    with desk.store.writing() as session:
        assert session.note(PersonNotes, 100).decisions == 3
        assert session.note(PersonNotes, 101).decisions == 0
    explained = red.answers.beside(red.table, 100, "explain")
    assert explained.lines == ["Walk a piece to a field."]
    assert labels(explained) == ["Back to the move"]


# --- more ----------------------------------------------------------------------------------------


def test_the_last_row_is_the_same_on_every_page(desk: Desk) -> None:
    red = player(desk, fields=30)
    expected = ["Back", "Undo", "Hand", "Board", "More …"]
    pages = [red.page, red.press("piece p0"), red.press("Even only"), red.press("More …")]
    for page in pages:
        row = page.rows[-1]
        assert isinstance(row, list)
        assert [button.label for button in row] == expected


def test_more_lists_what_is_needed_now_and_then(desk: Desk) -> None:
    red = player(desk)
    red.press("piece p1")
    before = red.page
    red.press("More …")
    shown = ["Type it", "Rules for this", "What can I do", "Hint"]
    shown += ["Log", "Plan ahead", "Restart my turn", "Ask for undo"]
    assert red.labels[: len(shown)] == shown
    assert {more.verb for more in MORE} <= ANSWERED.keys()
    restart = next(button for button in red.controls if button.label == "Restart my turn")
    assert restart.disabled, "nothing to take back yet"
    assert red.press("Back").rows == before.rows


def test_what_can_i_do(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    page = Answers(desk.tables).beside(table, desk.awaited(table)[0], "can")
    fits(page)
    assert page.lines[0] == "**What you can do now**"
    assert "and 11 more" in page.lines[1]
    rules = Answers(desk.tables).beside(table, desk.awaited(table)[0], "rulesfor")
    fits(rules)
    assert rules.lines[1].startswith("**K-18** ")


# --- old buttons ---------------------------------------------------------------------------------


def test_an_old_button_tells_what_was_done_what_is_asked_and_what_changed(desk: Desk) -> None:
    table = desk.started("meadow", 2)
    red = Player(desk, table, 100)
    old = red.page
    desk.tables.play(desk.id(), table, 100, "walk p0 1")
    desk.tables.play(desk.id(), table, 100, "rest")
    desk.tables.play(desk.id(), table, 101, "reply yes")
    desk.tables.play(desk.id(), table, 101, "walk p2 3")
    desk.tables.play(desk.id(), table, 101, "rest")
    desk.tables.play(desk.id(), table, 100, "reply no")
    desk.now += 60
    red.page = old
    stale = red.press("piece p1")
    assert stale.lines[0].startswith("This panel is old: you did this at <t:1000:t>: ")
    assert "word no" in stale.lines[0]
    assert stale.lines[1] == "Now asked: your decision."
    fresh = red.press("Fresh panel")
    assert "piece p1: To?" in fresh.lines, "what still fits is kept"


def test_an_old_button_names_what_others_did(desk: Desk) -> None:
    table = desk.started("meadow", 2)
    red = Player(desk, table, 100)
    old = red.page
    desk.tables.play(desk.id(), table, 100, "rest")
    desk.tables.play(desk.id(), table, 101, "reply yes")
    for n in range(3):
        desk.tables.play(desk.id(), table, 101, f"walk p{n} 3")
    desk.now += 60
    red.page = old
    stale = red.press("piece p1")
    assert stale.lines[2].startswith("Changed since: ")
    assert "piece p2" in stale.lines[2]
    assert stale.lines[2].endswith("and 1 more")


def test_a_double_click_sees_how_things_stand(desk: Desk) -> None:
    red = player(desk, blocked=True)
    red.press("piece p0")
    twice = red.page
    red.press("to 1")
    red.page = twice
    red.press("to 1")
    assert red.played == [Walk("p0", "1", "slow")]
    assert red.page.lines[0].startswith("✅")
    assert "Only one choice" not in "\n".join(red.page.lines)
    assert red.labels[:2] == ["piece p1", "piece p2"]


# --- undo ----------------------------------------------------------------------------------------


def test_undo_offers_redo_restart_and_going_on(desk: Desk) -> None:
    red = player(desk, blocked=True)
    for label in ("piece p0", "to 1", "piece p1", "to 2"):
        red.press(label)
    page = red.answers.undo(desk.id(), red.table, 100)
    assert page.lines[0].startswith("↩️ Taken back: ")
    assert labels(page) == ["Redo", "Restart my turn", "Go on"]
    assert not any(button.disabled for row in page.rows if isinstance(row, list) for button in row)
    page = red.answers.undo(desk.id(), red.table, 100, whole_turn=True)
    assert [button.disabled for button in _row(page)] == [False, True, False]
    desk.tables.redo(desk.id(), red.table, 100)


def _row(page: Page) -> list[Button]:
    (row,) = page.rows
    assert isinstance(row, list)
    return row


def test_the_barrier_says_what_came_since_and_whom_to_ask(desk: Desk) -> None:
    table = desk.started("meadow", 3)
    desk.tables.play(desk.id(), table, 100, "rest")
    desk.tables.play(desk.id(), table, 101, "reply yes")
    answers = Answers(desk.tables)
    page = answers.undo(desk.id(), table, 100)
    assert page.lines[0].startswith(f"⛔ {ALONE}: since your step something happened (<t:1000:t>).")
    assert "word yes" in page.lines[0]
    assert labels(page) == ["Ask Blue to allow it", "Leave it"]
    with pytest.raises(Refused, match="undo-too-far"):
        answers.undo(desk.id(), table, 102)


def test_the_barrier_of_an_own_reveal(desk: Desk) -> None:
    table = desk.started("meadow", 3)
    desk.tables.play(desk.id(), table, 100, "walk p0 1; look")
    page = Answers(desk.tables).undo(desk.id(), table, 100)
    assert page.lines[0] == f"⛔ {ALONE}: your step showed something new. Ask the others?"
    assert labels(page) == ["Ask the others", "Leave it"]


# --- refusals and typed lines --------------------------------------------------------------------


def moving(desk: Desk, table: int | None = None) -> int:
    """A scene of Karnag on a table; a refused line drops the game from memory, so it is laid again then."""
    id = table or desk.started("karnag", 4)
    with desk.store.writing() as session:
        row = session.table(id)
        assert row is not None
        live = desk.tables.cache.get(session, row)
    live.match.state = Scene(4).druids(0, "N10", "ED", "WH").druids(1, "WF").acting(0, "capture").state
    live.match._legal.clear()
    return id


def refused(desk: Desk, table: int, person: int, line: str) -> Page:
    with pytest.raises(Refusal) as caught:
        desk.tables.play(desk.id(), table, person, line)
    caught.value.typed = line
    moving(desk, table)
    page: Page = Answers(desk.tables).refusal(table, person, caught.value)
    fits(page)
    return page


def test_a_refusal_names_rule_and_what_works_and_the_way_on(desk: Desk) -> None:
    page = refused(desk, moving(desk), 100, "move N10 P2, ED EF, WH WF")
    assert page.lines[0].startswith("⛔ ")
    assert page.lines[1] == 'Step 3 of 3, "move WH WF". Nothing was played.'
    assert page.lines[2] == "The steps before it would work."
    assert page.lines[3].startswith("K-104: ")
    assert page.lines[4].startswith("Works: ")
    assert labels(page) == ["Back to the move", "Rule K-104", "Something is wrong here"]


def test_a_word_that_cannot_be_read_is_guessed(desk: Desk) -> None:
    table = moving(desk)
    page = refused(desk, table, 100, "move N100 P2")
    assert page.lines[-1] == "Did you mean N10?"
    yes = _row(page)[0]
    assert yes.label == "Yes, N10"
    question, code = int(yes.id.split(":")[3]), yes.id.split(":")[4]
    answers = Answers(desk.tables)
    assert answers.meant(table, 100, question, code) == "move N10 P2"
    for wrong in [(101, question, code), (100, question + 1, code), (100, question, digest("move ED P2"))]:
        with pytest.raises(Refused, match="stale"):
            answers.meant(table, *wrong)


def test_somebody_elses_decision_is_told(desk: Desk) -> None:
    page = refused(desk, moving(desk), 101, "move N10 P2")
    assert page.lines[0].startswith("Not now: ")
    assert "Hand" in labels(page)


def test_a_line_that_leaves_something_out_is_told_as_it_was_read(desk: Desk) -> None:
    table = moving(desk)
    answers = Answers(desk.tables)
    outcome = desk.tables.play(desk.id(), table, 100, "move N10 P2")
    assert answers.after(outcome, 100, "move N10 P2").lines[0].startswith("✅ Read as ")
    outcome = desk.tables.play(desk.id(), table, 100, "move ED EF 2")
    assert answers.after(outcome, 100, "move ED EF 2").lines[0].startswith("✅ ED")


def test_lines_complete_for_the_awaited_alone(desk: Desk) -> None:
    table = moving(desk)
    answers = Answers(desk.tables)
    assert answers.complete_line(table, 100, "move E") == ["move ED"]
    assert answers.complete_line(table, 101, "move E") == []
    assert answers.complete_line(table, 999, "") == []
    assert answers.complete_line(table, 100, "move ED" + " druid to points" * 400) == [], "longer than any line"
    assert answers.complete_line(table, 100, "move" + " druid to points" * 20) == [], "more words than any step has"
    assert answers.completions(table, 100, Filled("move", {}), "to", "x" * 401) == []


def test_the_form_asks_the_question_and_gives_an_example(desk: Desk) -> None:
    table = moving(desk)
    asked, example = Answers(desk.tables).typing(table, 100)
    assert asked
    desk.tables.play(desk.id(), table, 100, example)
    with pytest.raises(Refused):
        Answers(desk.tables).typing(table, 999)
