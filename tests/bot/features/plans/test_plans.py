"""Plans and standing answers: played once, told, ended in time, seen by nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from bot.features.plans import service as planning
from bot.store import PlanRow
from bot.tables.loaded import read_events
from bot.tables.play import Play
from bot.tables.refused import Refused
from rules import GAMES
from rules.core import Event, Invalid, verify
from rules.core.game import Filled, Form, Game
from rules.core.plans import check_line
from rules.core.record import read, write
from tests.bot.facade import Answers
from tests.bot.tables.test_tables import Desk


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


def rows(desk: Desk, table: int) -> list[PlanRow]:
    with desk.store.writing() as session:
        return session.plans(table)


def lines(desk: Desk, table: int) -> int:
    with desk.store.writing() as session:
        row = session.table(table)
        assert row is not None
        return row.lines


def run(desk: Desk) -> None:
    """What the background does."""
    desk.tables.run_due()


def later(desk: Desk, seconds: float = 8.0) -> None:
    desk.now += seconds
    run(desk)


def story(desk: Desk, table: int) -> str:
    return "\n".join(line.text for post in desk.posts(table, "chapter") for line in post.body.lines)


def words(action: Any) -> str:
    """As people type it: what is not so, or empty, is left out, and what is so is called by its name."""
    values = [(field, getattr(action, field)) for field in action.__struct_fields__]
    said = [field if value is True else str(value) for field, value in values if value is not False and value != ""]
    return " ".join([type(action).__name__.lower(), *said])


def begin(desk: Desk, title: str = "karnag", people: int = 3) -> tuple[int, int, int]:
    """A running table, who decides, and who decides after that."""
    table = desk.started(title, people)
    (first,) = desk.awaited(table)
    action = desk.legal(table, first)[0]
    desk.tables.play(desk.id(), table, first, [action])
    (second,) = desk.awaited(table)
    desk.tables.undo(desk.id(), table, first)
    return table, first, second


def test_the_first_legal_line_is_played_and_told(desk: Desk) -> None:
    table, first, second = begin(desk)
    taken, free = (words(action) for action in desk.legal(table, first)[:2])
    desk.tables.plan(desk.id(), table, second, f"{taken} | {free} | place N9")
    desk.tables.play(desk.id(), table, first, taken)
    before = lines(desk, table)
    later(desk, 3.9)
    assert lines(desk, table) == before, "whoever moved can still take it back"
    later(desk, 0.2)
    assert lines(desk, table) == before + 1
    assert "As planned: " in story(desk, table)
    assert free.split()[1] in story(desk, table).split("As planned: ")[1]
    assert story(desk, table).count("As planned") == 1
    assert rows(desk, table) == []
    assert second not in desk.awaited(table)
    later(desk, 100)
    assert lines(desk, table) == before + 1
    assert desk.tables.undo(desk.id(), table, second), "it is taken back as any step"
    later(desk, 100)
    assert desk.awaited(table) == [second], "and not played again"


def test_nobody_is_called_for_a_planned_decision(desk: Desk) -> None:
    table, first, second = begin(desk)
    free = words(desk.legal(table, first)[1])
    desk.tables.plan(desk.id(), table, second, free)
    desk.tables.play(desk.id(), table, first, [desk.legal(table, first)[0]])
    (call,) = desk.posts(table, "call")
    assert call.mentions == [second]
    assert call.not_before > desk.now + 600, "it waits for the plan, however late that comes"
    later(desk)
    (call,) = desk.posts(table, "call")
    assert call.mentions != [second]
    assert call.message is None


def test_who_goes_on_deciding_after_a_planned_decision_is_called_as_usual(desk: Desk) -> None:
    table = desk.started("oak", 2)
    for _ in range(20):
        (first,) = desk.awaited(table)
        mine = desk.legal(table, first)[0]
        desk.tables.play(desk.id(), table, first, [mine])
        (second,) = desk.awaited(table)
        if second == first:
            continue
        planned = words(desk.legal(table, second)[0])
        desk.tables.undo(desk.id(), table, first)
        desk.tables.plan(desk.id(), table, second, planned)
        desk.tables.play(desk.id(), table, first, [mine])
        moved = desk.now
        later(desk, 4.1)
        assert "As planned: " in story(desk, table)
        if desk.awaited(table) == [second]:
            break
    assert desk.awaited(table) == [second], "two decisions follow each other"
    (call,) = desk.posts(table, "call")
    assert (call.mentions, call.not_before) == ([second], moved + 8.0)


def test_without_a_legal_line_the_person_is_called_as_usual(desk: Desk) -> None:
    table, first, second = begin(desk)
    taken = words(desk.legal(table, first)[0])
    desk.tables.plan(desk.id(), table, second, f"{taken} | cube gems+")
    desk.tables.play(desk.id(), table, first, taken)
    moved = desk.now
    later(desk, 4.0)
    (call,) = desk.posts(table, "call")
    assert (call.mentions, call.not_before) == ([second], moved + 8.0)
    assert "could not be played" in "\n".join(Answers(desk.tables).hand(table, second).lines)
    desk.tables.play(desk.id(), table, second, [desk.legal(table, second)[0]])
    assert rows(desk, table) == [], "it ends with that decision"


def test_a_decision_of_another_kind_is_asked_at_once(desk: Desk) -> None:
    table, first, second = begin(desk)
    desk.tables.plan(desk.id(), table, second, "cube gems+")
    desk.tables.play(desk.id(), table, first, [desk.legal(table, first)[0]])
    (call,) = desk.posts(table, "call")
    assert (call.mentions, call.not_before) == ([second], desk.now + 8.0)
    desk.tables.play(desk.id(), table, second, [desk.legal(table, second)[0]])
    (plan,) = rows(desk, table)
    assert (plan.decisions, plan.spent) == ([["cube gems+"]], False), "it waits for the question it is for"


def test_a_plan_given_while_deciding_is_for_the_decision_after(desk: Desk) -> None:
    table, first, second = begin(desk, people=2)
    mine, next_one, other = (words(action) for action in desk.legal(table, first)[:3])
    desk.tables.plan(desk.id(), table, first, next_one)
    page = Answers(desk.tables).plans(table, first)
    assert "You decide now" in "\n".join(page.lines)
    later(desk)
    assert desk.awaited(table) == [first], "nothing is played for me now"
    desk.tables.play(desk.id(), table, first, mine)
    desk.tables.play(desk.id(), table, second, other)
    before = lines(desk, table)
    later(desk)
    assert lines(desk, table) == before + 1
    assert next_one.split()[1] in story(desk, table)


def test_an_undo_gives_the_decision_back_to_the_person(desk: Desk) -> None:
    table, first, second = begin(desk, people=2)
    mine, planned, other = (words(action) for action in desk.legal(table, first)[:3])
    desk.tables.play(desk.id(), table, first, mine)
    desk.tables.plan(desk.id(), table, first, planned)
    desk.tables.undo(desk.id(), table, first)
    later(desk, 100)
    assert desk.awaited(table) == [first]
    desk.tables.play(desk.id(), table, first, mine)
    assert len(rows(desk, table)) == 1, "it is still there for the decision after"
    desk.tables.play(desk.id(), table, second, other)
    later(desk)
    assert "As planned" in story(desk, table)


def test_the_one_before_can_take_back_until_the_plan_is_played(desk: Desk) -> None:
    table, first, second = begin(desk)
    mine, planned = (words(action) for action in desk.legal(table, first)[:2])
    desk.tables.plan(desk.id(), table, second, planned)
    desk.tables.play(desk.id(), table, first, mine)
    later(desk, 3.0)
    desk.tables.undo(desk.id(), table, first)
    later(desk, 100)
    assert desk.awaited(table) == [first]
    desk.tables.play(desk.id(), table, first, mine)
    later(desk, 8)
    assert "As planned" in story(desk, table)


def test_a_plan_ends_with_the_round(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    table, first, second = begin(desk)
    mine, planned = (words(action) for action in desk.legal(table, first)[:2])
    desk.tables.plan(desk.id(), table, second, planned)
    monkeypatch.setattr(type(GAMES["karnag"].chat), "round", lambda self, view: 7)
    desk.tables.play(desk.id(), table, first, mine)
    later(desk)
    assert desk.awaited(table) == [second]
    assert rows(desk, table) == []
    assert Answers(desk.tables).plans(table, second).lines[0] == "You have no plan here."


class Attacked(Event, frozen=True):
    alarms: ClassVar[bool] = True
    whom: int


@pytest.mark.parametrize("whom", [0, 1, 2])
def test_a_plan_ends_when_its_owner_is_attacked(desk: Desk, monkeypatch: pytest.MonkeyPatch, whom: int) -> None:
    table, first, second = begin(desk)
    mine, planned = (words(action) for action in desk.legal(table, first)[:2])
    desk.tables.plan(desk.id(), table, second, planned)
    real = read_events
    monkeypatch.setattr(planning, "read_events", lambda *given: [*real(*given), Attacked(whom=whom)])
    desk.tables.play(desk.id(), table, first, mine)
    later(desk)
    seat = second - 100
    assert (desk.awaited(table) == [second]) == (whom == seat)
    (call,) = desk.posts(table, "call")
    assert call.not_before <= desk.now + 8


@pytest.mark.parametrize(
    ("line", "reason"), [("dance N4", "unknown-verb"), ("cube banana", "unfitting-words"), ("cube gems+; ; x", "verb")]
)
def test_what_can_never_be_read_is_refused_at_once(desk: Desk, line: str, reason: str) -> None:
    table, _, second = begin(desk)
    with pytest.raises(Invalid, match=reason):
        desk.tables.plan(desk.id(), table, second, f"place N4 | {line}")
    assert rows(desk, table) == []


def test_bad_plans(desk: Desk) -> None:
    table, first, second = begin(desk)
    for typed, key in (
        (" | ", "plan-empty"),
        ("|".join(["place N4"] * 9), "plan-long"),
        ("place N4" * 80, "plan-long"),
    ):
        with pytest.raises(Refused, match=key):
            desk.tables.plan(desk.id(), table, second, typed)
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.plan(desk.id(), table, 999, "place N4")
    with pytest.raises(Refused, match="plan-none"):
        desk.tables.clear_plan(desk.id(), table, second)
    desk.tables.plan(desk.id(), table, second, "place N4")
    desk.tables.clear_plan(desk.id(), table, second)
    desk.tables.play(desk.id(), table, first, [desk.legal(table, first)[0]])
    later(desk)
    assert desk.awaited(table) == [second]


def test_clearing_a_plan_that_is_about_to_be_played_sends_the_call(desk: Desk) -> None:
    table, first, second = begin(desk)
    mine, planned = (words(action) for action in desk.legal(table, first)[:2])
    desk.tables.plan(desk.id(), table, second, planned)
    desk.tables.play(desk.id(), table, first, mine)
    desk.tables.clear_plan(desk.id(), table, second)
    (call,) = desk.posts(table, "call")
    assert (call.mentions, call.not_before) == ([second], desk.now + 8.0), "as if there had been none"


def test_a_crash_loses_and_doubles_nothing(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    table, first, second = begin(desk)
    mine, planned = (words(action) for action in desk.legal(table, first)[:2])
    desk.tables.plan(desk.id(), table, second, planned)
    desk.tables.play(desk.id(), table, first, mine)
    before = lines(desk, table)
    desk.now += 8
    real = Play.after

    def dies(*given: Any, **more: Any) -> None:
        real(*given, **more)
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Play, "after", dies)
        with pytest.raises(KeyboardInterrupt):
            run(desk)
    desk.restart()
    assert lines(desk, table) == before
    assert len(rows(desk, table)) == 1
    run(desk)
    assert lines(desk, table) == before + 1
    desk.restart()
    run(desk)
    assert lines(desk, table) == before + 1
    report = verify(read(write(desk.tables.record(table))))
    assert report.steps - report.taken_back == 2, "the one before it, and the planned one"


def test_a_plan_that_fails_to_be_played_ends_in_a_call(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    table, first, second = begin(desk)
    mine, planned = (words(action) for action in desk.legal(table, first)[:2])
    desk.tables.plan(desk.id(), table, second, planned)
    desk.tables.play(desk.id(), table, first, mine)

    def fails(*_: Any) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(planning, "first_legal", fails)
    later(desk, 500)
    later(desk, 500)
    assert desk.awaited(table) == [second]
    (call,) = desk.posts(table, "call")
    assert call.not_before <= desk.now


def test_somebody_else_on_the_seat_is_not_bound(desk: Desk) -> None:
    table, first, second = begin(desk)
    mine, planned = (words(action) for action in desk.legal(table, first)[:2])
    desk.tables.plan(desk.id(), table, second, planned)
    with desk.store.writing() as session:
        row = session.seats(table)[second - 100]
        row.person = 555
        session.put(row)
    desk.tables.play(desk.id(), table, first, mine)
    later(desk)
    assert desk.awaited(table) == [555]


def test_a_plan_waits_while_the_table_is_asked_about_an_undo(desk: Desk) -> None:
    table, first, second = begin(desk)
    mine, planned, other = (words(action) for action in desk.legal(table, first)[:3])
    desk.tables.play(desk.id(), table, first, mine)
    desk.tables.play(desk.id(), table, second, other)
    third = desk.awaited(table)[0]
    desk.tables.plan(desk.id(), table, third, planned)
    request = desk.tables.ask_undo(desk.id(), table, first)
    assert request is not None
    with desk.store.writing() as session:
        (plan,) = session.plans(table)
        plan.after = 0
        desk.tables._set_time(session, plan, 0.0)
        session.put(plan)
    run(desk)
    assert desk.awaited(table) == [third]
    (still,) = desk.posts(table, "request")
    assert still.body.state == "open"


def test_a_plan_rests_with_the_game(desk: Desk) -> None:
    table, first, second = begin(desk)
    mine, planned = (words(action) for action in desk.legal(table, first)[:2])
    desk.tables.plan(desk.id(), table, second, planned)
    desk.tables.play(desk.id(), table, first, mine)

    def rest(since: float | None) -> None:
        with desk.store.writing() as session:
            row = session.table(table)
            assert row is not None
            row.paused = since
            session.put(row)

    rest(desk.now)
    later(desk, 60)
    assert desk.awaited(table) == [second]
    rest(None)
    later(desk, 700)
    assert "As planned" in story(desk, table)


# --- standing answers ----------------------------------------------------------------------------


@pytest.fixture
def standing(monkeypatch: pytest.MonkeyPatch) -> Game[Any, Any]:
    """The tiny title with a form that prepares the answer to its swap question."""
    game = GAMES["pebbles"]
    forms = (*game.forms, Form("swapping", ("pebble",), 1, plan=True))
    monkeypatch.setattr(type(game), "forms", forms)
    monkeypatch.setattr(type(game), "read_plan", lambda self, imagined, filled: f"swap {filled.values['pebble']}")
    return game


def test_a_standing_answer_waits_for_its_question(desk: Desk, standing: Game[Any, Any]) -> None:
    table = desk.started("pebbles", 2)
    for person in (100, 101):
        desk.tables.plan_form(desk.id(), table, person, Filled("swapping", {"pebble": "5"}))
        assert "Your answer for swapping: swap 5" in Answers(desk.tables).hand(table, person).lines
    desk.tables.play(desk.id(), table, 100, "choose 1")
    later(desk)
    assert len(rows(desk, table)) == 2, "choosing is another question"
    desk.tables.play(desk.id(), table, 101, "choose 4")
    (winner,) = desk.awaited(table)
    later(desk)
    assert desk.awaited(table) == [100, 101], "swapping was answered; all choose again"
    assert "swaps" in story(desk, table)
    (left,) = rows(desk, table)
    assert left.person == 201 - winner


# --- secrets -------------------------------------------------------------------------------------


def test_a_plan_shows_in_nothing_that_others_see(tmp_path: Path) -> None:
    """The same game with and without a plan that is not played: every post and every answer to others is the same."""
    seen = []
    for number, plan in enumerate(("", "cube gems+ | cube mind-")):
        desk = Desk(tmp_path / f"{number}.db")
        table, first, second = begin(desk)
        id = desk.id()
        if plan:
            desk.tables.plan(id, table, second, plan)
        desk.tables.play(desk.id(), table, first, [desk.legal(table, first)[0]])
        later(desk)
        answers = Answers(desk.tables)
        others = [answers.panel(table, first), answers.log(table, first, everything=True), answers.hand(table, first)]
        others += [answers.panel(table, 999), answers.log(table, 999, everything=True), answers.info(table)]
        seen.append(([msgspec.to_builtins(post) for post in desk.posts(table)], others))
        with pytest.raises(Refused):
            answers.plans(table, 999)
        assert answers.planned_line(table, first) == ""
        desk.store.close()
    assert seen[0] == seen[1]


def test_a_planned_secret_decision_is_told_like_any_other(tmp_path: Path) -> None:
    told = []
    for number in range(2):
        desk = Desk(tmp_path / f"{number}.db")
        table = desk.started("pebbles", 2)
        desk.tables.play(desk.id(), table, 100, "choose 3")
        if number:
            desk.tables.plan(desk.id(), table, 101, "choose 2")
            with desk.store.writing() as session:
                (plan,) = session.plans(table)
                plan.after = 0
                desk.tables._set_time(session, plan, 0.0)
                session.put(plan)
            run(desk)
        else:
            desk.tables.play(desk.id(), table, 101, "choose 2")
        assert lines(desk, table) >= 3
        told.append(story(desk, table))
        desk.store.close()
    assert told[0] == told[1]


def test_lines_of_every_title_can_be_planned() -> None:
    check_line(GAMES["druids"], "M16-M17 L16-L17")
    check_line(GAMES["druids"], "act scout move")
    check_line(GAMES["kemet"], "pray")
    check_line(GAMES["oak"], "pass")
    check_line(GAMES["karnag"], "gem E3 leaves WE; learn capture")
    with pytest.raises(Invalid):
        check_line(GAMES["oak"], "dance")


# --- with every way of being called ----------------------------------------------------------------


@pytest.mark.parametrize("way", ["channel", "dm", "digest", "muted"])
def test_a_plan_never_stands_in_the_way_of_a_move(desk: Desk, way: str) -> None:
    table, first, second = begin(desk)
    if way == "muted":
        desk.tables.mute(desk.id(), table, second)
    else:
        desk.tables.choose(desk.id(), second, "Blue", "calls", way)
    free = words(desk.legal(table, first)[1])
    desk.tables.plan(desk.id(), table, second, free)
    desk.tables.play(desk.id(), table, first, [desk.legal(table, first)[0]])
    later(desk, 4.0)
    assert rows(desk, table) == [], "it was played"
    assert second not in desk.awaited(table)
    assert "as planned" in story(desk, table).casefold()
    dms = [post for post in desk.posts(table, "dm") if post.channel == second]
    assert dms == [], "nobody is written to about a decision that is made"


def test_the_call_comes_at_its_time_when_a_plan_answers_the_first_of_several_decisions(desk: Desk) -> None:
    table = desk.started("druids", 2)
    (first,) = desk.awaited(table)
    second = next(person for person in desk.seated(table) if person != first)
    while desk.awaited(table) == [first]:
        desk.tables.play(desk.id(), table, first, [desk.legal(table, first)[0]])
    line = words(desk.legal(table, second)[0])
    while True:  # the last step of the first hands over again, with the plan in place
        desk.tables.undo(desk.id(), table, first)
        if desk.awaited(table) == [first]:
            break
    desk.tables.plan(desk.id(), table, second, line)
    desk.tables.play(desk.id(), table, first, [desk.legal(table, first)[0]])
    moved = desk.now
    later(desk, 4.0)
    assert rows(desk, table) == []
    assert desk.awaited(table) == [second], "there is more to decide"
    (call,) = [post for post in desk.posts(table, "call") if not post.gone]
    assert call.mentions == [second]
    assert call.not_before <= moved + 20
