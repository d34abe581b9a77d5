"""Plans for several decisions in a row: played one by one, told to their owner, the same however one is called."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.features.looking.games import games
from bot.features.play import service as play
from bot.tables.call import Call
from bot.tables.refused import Refused
from bot.ui.ids import VERBS
from bot.ui.page import Menu, Page
from rules.core import Invalid
from rules.core.players import random_choice
from tests.bot.facade import Answers
from tests.bot.features.plans.test_plans import later, rows, story, words
from tests.bot.features.plans.test_plans import lines as line_count
from tests.bot.tables.test_tables import PLACE, Desk

WAYS = ["channel", "dm", "digest", "muted"]


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


def cubes(desk: Desk, people: int = 3, beside: int = 0) -> tuple[int, list[int]]:
    """A Karnag table whose people choose cubes, and the order in which they do."""
    table = desk.started("karnag", people, place=PLACE + beside)
    while "cube" not in {type(action).__name__.lower() for action in desk.legal(table, desk.awaited(table)[0])}:
        (person,) = desk.awaited(table)
        desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[0]])
    order = []
    for _ in range(people):
        (person,) = desk.awaited(table)
        order.append(person)
        desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[-1]])
    return table, order


def place(desk: Desk, table: int, person: int) -> None:
    """The person places some cube by hand."""
    assert desk.awaited(table) == [person]
    desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[-1]])


@pytest.mark.parametrize("way", WAYS)
def test_a_round_of_cubes_is_planned_at_once(desk: Desk, way: str) -> None:
    table, (first, second, third) = cubes(desk)
    if way == "muted":
        desk.tables.mute(desk.id(), table, second)
    else:
        desk.tables.choose(desk.id(), second, "Blue", "calls", way)
    desk.tables.plan(desk.id(), table, second, "cube mind- | cube gems+ >> cube potions- >> cube capture-")
    for number, left in ((1, 2), (2, 1), (3, 0)):
        place(desk, table, first)
        later(desk, 4.0)
        assert desk.awaited(table) == [third], "played after half of the time a call waits"
        assert story(desk, table).casefold().count("as planned") == number
        assert sum(len(plan.decisions) for plan in rows(desk, table)) == left
        place(desk, table, third)
    assert [post for post in desk.posts(table, "dm") if post.channel == second] == []
    assert all(second not in post.mentions for post in desk.posts(table, "call") if not post.gone)
    answers = Answers(desk.tables)
    told = "\n".join(answers.plans(table, second).lines)
    assert "Your plan has decided 3 times" in told
    assert "no plan here" in told
    with desk.store.reading() as session:
        (line,) = [line for line in games(desk.tables.services, session, second, "en").lines if "Karnag" in line]
        assert "Your plan has decided 3 times." in line
        other = games(desk.tables.services, session, first, "en").lines
        assert not any("plan" in line for line in other), "others are told nothing"
    place(desk, table, first)
    later(desk, 4.0)
    with desk.store.reading() as session:
        panel = play.panel(desk.tables.services, session, table, second)
    assert any("Your plan has decided 3 times" in line for line in panel.lines)
    private = [post.body.text for post in desk.posts(table, "dm") if post.channel == second]
    assert ["Your plan has decided 3 times." in text for text in private] == ([True] if way == "dm" else [])
    place(desk, table, second)
    assert not any("has decided" in line for line in answers.plans(table, second).lines), "now the person decided"


def test_a_call_is_due_at_the_same_moment_whether_or_not_there_is_a_plan(desk: Desk) -> None:
    due = []
    for beside, plan in enumerate(("", "cube mind- >> if mana 99: cube gems+ >> cube capture-")):
        table, (first, second, third) = cubes(desk, beside=beside)
        if plan:
            desk.tables.plan(desk.id(), table, second, plan)
            place(desk, table, first)
            later(desk, 4.0)
        else:
            place(desk, table, first)
            place(desk, table, second)
        place(desk, table, third)
        place(desk, table, first)
        moved = desk.now
        later(desk, 4.0)
        assert desk.awaited(table) == [second], "the condition is not met: the person decides"
        (call,) = [post for post in desk.posts(table, "call") if not post.gone]
        due.append((call.mentions == [second], call.not_before - moved))
    assert due[0] == due[1] == (True, 8.0)
    (left,) = rows(desk, table)
    assert left.spent
    place(desk, table, second)
    (left,) = rows(desk, table)
    assert (left.decisions, left.spent) == ([["cube capture-"]], False), "the rest is for the decisions after it"
    place(desk, table, third)
    place(desk, table, first)
    later(desk, 4.0)
    assert desk.awaited(table) == [third]
    assert rows(desk, table) == []


def turned(desk: Desk) -> tuple[int, int, int]:
    """A table of Druids and Demons where the second is to begin a turn once the first has made one step more."""
    table = desk.started("druids", 2)
    (first,) = desk.awaited(table)
    while True:
        steps = [desk.legal(table, first)[0]]
        desk.tables.play(desk.id(), table, first, steps)
        if desk.awaited(table) != [first]:
            desk.tables.undo(desk.id(), table, first)
            return table, first, next(person for person in desk.seated(table) if person != first)


def test_decisions_of_one_wait_are_played_one_after_the_other(desk: Desk, tmp_path: Path) -> None:
    twin = Desk(tmp_path / "twin.db")
    table, first, second = turned(twin)
    lines = []
    twin.tables.play(twin.id(), table, first, [twin.legal(table, first)[0]])
    for _ in range(2):
        assert twin.awaited(table) == [second], "two decisions of one wait"
        lines.append(words(twin.legal(table, second)[0]))
        twin.tables.play(twin.id(), table, second, lines[-1])
    twin.store.close()
    assert turned(desk) == (table, first, second)
    desk.tables.plan(desk.id(), table, second, " >> ".join(lines))
    desk.tables.play(desk.id(), table, first, [desk.legal(table, first)[0]])
    moved, before = desk.now, line_count(desk, table)
    later(desk, 4.0)
    later(desk, 0.0)
    assert rows(desk, table) == []
    assert line_count(desk, table) == before + 2, "both were played, the second at once"
    (call,) = [post for post in desk.posts(table, "call") if not post.gone]
    assert call.not_before <= moved + 20


def wait_of(desk: Desk, table: int, person: int, but: int = 0) -> None:
    """The person decides a whole wait, or all `but` the last question."""
    while desk.awaited(table) == [person]:
        desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[0]])
    for _ in range(but):
        desk.tables.undo(desk.id(), table, person)


def by_hand(desk: Desk, table: int, person: int, line: str) -> None:
    """The person decides, and nothing is played after it."""
    desk.tables.play(desk.id(), table, person, line)
    before = line_count(desk, table)
    later(desk, 0.0)
    later(desk, 100)
    assert line_count(desk, table) == before


def test_who_decides_otherwise_than_planned_decides_the_whole_wait(desk: Desk) -> None:
    """Nothing is played under somebody's hands. What was planned for the questions of this wait is used up by them,
    what was planned for the next wait is played there."""
    table, second, first = turned(desk)
    desk.tables.play(desk.id(), table, second, [desk.legal(table, second)[0]])
    wait_of(desk, table, first, but=1)
    desk.tables.plan(desk.id(), table, second, "act white white >> demon K13 >> demon J13 >> act new new")
    wait_of(desk, table, first)
    for line, left in (
        ("act black black", ["demon K13", "demon J13", "act new new"]),
        ("demon K13", ["demon J13", "act new new"]),
        ("demon J13", ["act new new"]),
    ):
        by_hand(desk, table, second, line)
        (plan,) = rows(desk, table)
        assert [line for (line,) in plan.decisions] == left
        told = "\n".join(Answers(desk.tables).plans(table, second).lines)
        assert ("which you decide yourself" in told) is (len(left) > 1)
        assert "could not be played" not in told
    by_hand(desk, table, second, "demon I13")
    (plan,) = rows(desk, table)
    assert (plan.decisions, plan.spent, plan.due) == ([["act new new"]], False, None)
    assert desk.awaited(table) == [first]
    wait_of(desk, table, first)
    before = line_count(desk, table)
    later(desk, 4.0)
    assert line_count(desk, table) == before + 1
    assert rows(desk, table) == []
    assert story(desk, table).count("As planned") == 1


def test_a_planned_line_is_not_played_at_a_later_question_of_a_wait_that_is_decided_by_hand(desk: Desk) -> None:
    """Also where it did not fit the question in between."""
    table, first, second = turned(desk)
    desk.tables.plan(desk.id(), table, second, "if points 99: draw >> draw")
    desk.tables.play(desk.id(), table, first, [desk.legal(table, first)[0]])
    later(desk, 8.0)
    assert rows(desk, table)[0].spent, "the condition is not true: the person decides"
    by_hand(desk, table, second, "draw")
    by_hand(desk, table, second, words(desk.legal(table, second)[0]))
    (plan,) = rows(desk, table)
    assert plan.decisions == [["draw"]]
    by_hand(desk, table, second, "draw")
    assert rows(desk, table) == []


def test_what_comes_first_is_played_first_and_the_rest_waits(desk: Desk) -> None:
    table, (first, second, third) = cubes(desk)
    desk.tables.plan(desk.id(), table, second, "learn mana >> done >> cube mind- >> rest >> cube potions-")
    place(desk, table, first)
    later(desk, 4.0)
    assert desk.awaited(table) == [third], "a cube was asked for, and one was planned"
    (plan,) = rows(desk, table)
    assert plan.decisions == [["learn mana"], ["done"], ["cube potions-"]], "nothing was left of the cube's list"
    place(desk, table, third)
    place(desk, table, first)
    later(desk, 4.0)
    assert desk.awaited(table) == [third]
    assert rows(desk, table)[0].decisions == [["learn mana"], ["done"]]


def test_the_rest_of_a_list_goes_on_decision_after_decision(desk: Desk) -> None:
    """Each time the best line that is possible, none of them twice."""
    table, (first, second, third) = cubes(desk)
    with pytest.raises(Refused, match="plan-rest-first"):
        desk.tables.plan(desk.id(), table, second, "rest >> cube mind-")
    desk.tables.plan(
        desk.id(), table, second, "if mana 99: cube gems+ | cube mind- | cube potions- >> rest >> Reste | cube capture-"
    )
    for left in (
        [["if mana 99: cube gems+", "cube potions-"], ["Reste", "cube capture-"]],
        [["if mana 99: cube gems+", "cube capture-"]],
        [],
    ):
        place(desk, table, first)
        later(desk, 4.0)
        assert desk.awaited(table) == [third]
        assert [decision for plan in rows(desk, table) for decision in plan.decisions] == left
        place(desk, table, third)
    assert story(desk, table).casefold().count("as planned") == 3


def test_all_is_left_of_a_list_when_the_person_decides(desk: Desk) -> None:
    table, (first, second, third) = cubes(desk)
    desk.tables.plan(desk.id(), table, second, "if mana 99: cube gems+ | if mana 98: cube mind- >> rest")
    place(desk, table, first)
    later(desk, 4.0)
    place(desk, table, second)
    (plan,) = rows(desk, table)
    assert plan.decisions == [["if mana 99: cube gems+", "if mana 98: cube mind-"]]
    place(desk, table, third)


def test_what_has_only_one_answer_is_answered_where_there_is_a_plan(desk: Desk) -> None:
    """In Karnag whoever holds cards is always asked. Nothing is answered for somebody who has just decided, and nothing
    that shows something new."""
    table, people = cubes(desk)
    chooser = random.Random(4)
    answered = left = 0
    for _ in range(260):
        (person,) = desk.awaited(table)
        for other in people:
            if other != person:
                desk.tables.plan(desk.id(), table, other, "menhir A1")
        desk.tables.play(desk.id(), table, person, [random_choice(desk.legal(table, person), chooser)])
        waiting = desk.awaited(table)
        if len(waiting) != 1:
            break
        legal, before = desk.legal(table, waiting[0]), line_count(desk, table)
        only = len(legal) == 1 and not legal[0].reveals
        later(desk, 4.0)
        played = line_count(desk, table) - before
        assert played == 0 or only
        if only and waiting[0] == person:
            assert played == 0
            left += 1
        elif only:
            assert played >= 1
            assert desk.awaited(table) != waiting or desk.legal(table, waiting[0]) != legal
            answered += 1
    assert answered >= 3
    assert left >= 3
    assert "As planned" in story(desk, table)


def test_a_question_that_was_not_planned_does_not_end_the_plan(desk: Desk) -> None:
    """The first decision was played as planned; whoever answers what came between has not decided otherwise."""
    table, first, second = turned(desk)
    desk.tables.plan(desk.id(), table, second, "draw >> draw")
    desk.tables.play(desk.id(), table, first, [desk.legal(table, first)[0]])
    later(desk, 4.0)
    assert [plan.decisions for plan in rows(desk, table)] == [[["draw"]]]
    desk.tables.play(desk.id(), table, second, words(desk.legal(table, second)[0]))
    before = line_count(desk, table)
    later(desk, 0.0)
    assert line_count(desk, table) == before + 1
    assert rows(desk, table) == []


def test_taking_back_leaves_the_rest_for_later(desk: Desk) -> None:
    table, (first, second, third) = cubes(desk)
    desk.tables.plan(desk.id(), table, second, "cube mind- >> cube potions-")
    place(desk, table, first)
    later(desk, 4.0)
    assert desk.tables.undo(desk.id(), table, second)
    later(desk, 100)
    assert desk.awaited(table) == [second], "the decision is the person's"
    (plan,) = rows(desk, table)
    assert plan.decisions == [["cube potions-"]]
    place(desk, table, second)
    place(desk, table, third)
    place(desk, table, first)
    later(desk, 4.0)
    assert desk.awaited(table) == [third]


def test_bounds_and_bad_conditions(desk: Desk) -> None:
    table, (_, second, _) = cubes(desk)
    for bad in (">>".join(["cube mind-"] * 13), "|".join(["cube mind-"] * 9), "cube " + "x" * 300):
        with pytest.raises((Refused, Invalid)):
            desk.tables.plan(desk.id(), table, second, bad)
    long = " | ".join(["if " + " and ".join(f"mana {n}" for n in range(15)) + ": cube mind-"] * 8)
    with pytest.raises(Refused, match="plan-long"):
        desk.tables.plan(desk.id(), table, second, " >> ".join([long] * 2))  # more than is shown and typed at once
    desk.tables.plan(desk.id(), table, second, long)
    desk.tables.clear_plan(desk.id(), table, second)
    for bad in ("if nowhere taken: cube mind-", "if mana 5 cube mind-", "cube mind- >> dance"):
        with pytest.raises(Invalid):
            desk.tables.plan(desk.id(), table, second, bad)
    assert rows(desk, table) == []


# --- by choosing ---------------------------------------------------------------------------------


def press(desk: Desk, id: str, person: int, values: list[str] | None = None) -> Page:
    _, verb, table, *given = id.split(":")
    call = Call(
        id=desk.id(), table=int(table), person=person, name="", locale="en", channel=1, guild=1,
        moderator=False, words=given, values=values or [],
    )  # fmt: skip
    with desk.store.writing(call.id) as session:
        page = VERBS[verb].handle(desk.tables.services, session, call)
    assert isinstance(page, Page)
    return page


def every_choice(page: Page, verb: str) -> list[tuple[str, list[str]]]:
    found: list[tuple[str, list[str]]] = []
    for row in page.rows:
        for control in [row] if isinstance(row, Menu) else row:
            if control.id.split(":")[1] == verb and control.id.count(":") > 2:
                values = [[option.value] for option in control.options] if isinstance(control, Menu) else [[]]
                found += [(control.id, value) for value in values]
    return found


def first_choice(page: Page, verb: str) -> tuple[str, list[str]]:
    choices = every_choice(page, verb)
    assert choices, f"nothing to choose: {page}"
    return choices[0]


@pytest.mark.parametrize("title", ["karnag", "oak", "kemet", "druids"])
def test_a_plan_is_made_by_choosing_from_what_may_come(desk: Desk, title: str) -> None:
    table = desk.started(title, 3)
    person = next((person for person in desk.seated(table) if person not in desk.awaited(table)), 100)
    page = press(desk, f"m:ahead:{table}", person)
    old = first_choice(page, "ahead")
    for decision in (1, 2):
        for _ in range(8):
            ids = [control.id for row in page.rows for control in ([row] if isinstance(row, Menu) else row)]
            assert len(ids) == len(set(ids))
            assert max(map(len, ids)) <= 100
            id, values = first_choice(page, "ahead")
            page = press(desk, id, person, values)
            if rows(desk, table) and len(rows(desk, table)[0].decisions) == decision:
                break
        (plan,) = rows(desk, table)
        assert len(plan.decisions) == decision
    press(desk, old[0], person, old[1])
    assert len(rows(desk, table)[0].decisions) == 2, "an old button adds nothing"
    before = rows(desk, table)[0].decisions
    page = press(desk, f"m:instead:{table}", person)
    for number in range(40):
        offered = every_choice(page, "instead") or every_choice(press(desk, f"m:instead:{table}", person), "instead")
        id, values = offered[number % len(offered)]
        page = press(desk, id, person, values)
        if rows(desk, table)[0].decisions != before:
            break
    (plan,) = rows(desk, table)
    assert [len(lines) for lines in plan.decisions] == [1, 2]


@pytest.mark.parametrize("title", ["karnag", "oak", "kemet", "druids"])
def test_planning_goes_on_whatever_is_asked_now(desk: Desk, title: str) -> None:
    """Also by who is in the middle of a turn: what may come is another decision than that of now."""
    table, chooser = desk.started(title, 2), random.Random(5)
    planned = 0
    for _ in range(15):
        desk.play_on(table, chooser, 5)
        for person in desk.awaited(table):
            page = press(desk, f"m:ahead:{table}", person)
            for _ in range(6):
                choices = every_choice(page, "ahead")
                if not choices:
                    break
                id, values = chooser.choice(choices)
                try:
                    page = press(desk, id, person, values)
                except Refused as refused:
                    assert refused.key in ("plan-unwritten", "plan-long")  # no line means just that, or too long a one
                    break
                planned += 1
    assert planned > 5


def labels(page: Page) -> dict[str, str]:
    return {button.id: button.label for row in page.rows if isinstance(row, list) for button in row}


def test_the_next_best_and_the_rest_are_one_tap_away(desk: Desk) -> None:
    """From the page that asks for the next decision, without going through the plan."""
    table, (_, second, _) = cubes(desk)
    page = press(desk, f"m:ahead:{table}", second)
    assert not {f"m:instead:{table}", f"m:rest:{table}:1"} & labels(page).keys(), "nothing is planned yet"
    page = press(desk, first_choice(page, "ahead")[0], second)
    assert labels(page)[f"m:instead:{table}"] == "Or else for 1 …"
    assert f"m:rest:{table}:2" not in labels(page), "one line leaves nothing"
    (plan,) = rows(desk, table)
    again = press(desk, f"m:instead:{table}", second)
    assert "decision 1: or else" in again.lines[0]
    press(desk, first_choice(again, "instead")[0], second)
    assert rows(desk, table)[0].decisions == plan.decisions, "the same once more is nothing else"
    again = press(desk, f"m:instead:{table}", second)
    other = next(id for id in list(labels(again))[1:] if id.split(":")[1] == "instead")
    page = press(desk, other, second)
    assert labels(page)[f"m:rest:{table}:2"] == "Then the rest of these"
    before = rows(desk, table)[0].decisions
    for _ in range(2):  # a second press adds nothing
        page = press(desk, f"m:rest:{table}:2", second)
        assert rows(desk, table)[0].decisions == [*before, ["rest"]]
    assert "2. the rest of these" in "\n".join(page.lines)
    assert f"m:rest:{table}:3" not in labels(page)
    assert f"m:instead:{table}" in labels(page)


# --- how long it holds ---------------------------------------------------------------------------


def round_of(desk: Desk, table: int) -> int:
    with desk.store.reading() as session:
        row = session.table(table)
        assert row is not None
        live = desk.tables.cache.get(session, row)
        return live.match.game.chat.round(live.match.view(None))


def oak_after(desk: Desk, steps: int) -> int:
    """A table of Oak after so many steps by chance, always the same."""
    table, chooser = desk.started("oak", 3), random.Random(2)
    for _ in range(steps):
        person = desk.awaited(table)[0]
        desk.tables.play(desk.id(), table, person, [random_choice(desk.legal(table, person), chooser)])
    return table


def at_the_end_of_a_round(desk: Desk, twin: Desk) -> tuple[int, int]:
    """A table of Oak before the last step of a round, and somebody there who does not take it."""
    table, steps = oak_after(twin, 0), 0
    chooser = random.Random(2)
    while round_of(twin, table) == 1:
        (last,) = twin.awaited(table)
        twin.tables.play(twin.id(), table, last, [random_choice(twin.legal(table, last), chooser)])
        steps += 1
    person = next(one for one in twin.awaited(table) if one != last)
    assert oak_after(desk, steps - 1) == table
    assert (round_of(desk, table), desk.awaited(table)) == (1, [last])
    return table, person


@pytest.mark.parametrize("by", ["choosing", "typing"])
def test_who_has_nothing_left_to_decide_in_a_round_plans_for_the_next(desk: Desk, tmp_path: Path, by: str) -> None:
    """Such a plan does not end before its decisions can come; it ends with the round that they are in."""
    twin = Desk(tmp_path / "twin.db")
    table, person = at_the_end_of_a_round(desk, twin)
    twin.store.close()
    if by == "choosing":
        page = press(desk, f"m:ahead:{table}", person)
        while not rows(desk, table):
            page = press(desk, *choose_for(page, person))
    else:
        desk.tables.plan(desk.id(), table, person, "pass")
    assert "at the end of round 2" in "\n".join(Answers(desk.tables).plans(table, person).lines)
    (other,) = desk.awaited(table)
    desk.tables.play(desk.id(), table, other, [desk.legal(table, other)[0]])
    while desk.awaited(table) == [other]:
        desk.tables.play(desk.id(), table, other, [desk.legal(table, other)[0]])
    assert (round_of(desk, table), desk.awaited(table)) == (2, [person])
    later(desk, 4.0)
    assert "As planned" in story(desk, table)


def choose_for(page: Page, person: int) -> tuple[str, int, list[str]]:
    id, values = first_choice(page, "ahead")
    return id, person, values


def test_a_plan_holds_for_one_round_more_at_most(desk: Desk) -> None:
    """However far ahead its last decision may be."""
    table, (_, second, _) = cubes(desk)
    now = round_of(desk, table)
    page = press(desk, f"m:ahead:{table}", second)
    while every_choice(page, "ahead"):
        page = press(desk, *choose_for(page, second))
    (plan,) = rows(desk, table)
    assert len(plan.decisions) > 8
    assert plan.round == now + 1


# --- where a title asks several things in a row --------------------------------------------------


def by_plan_of(desk: Desk, table: int, person: int) -> int:
    """How many decisions of somebody were made by no press."""
    with desk.store.reading() as session:
        return sum(row.person == person and row.interaction is None for row in session.lines(table))


def planned_by_choosing(desk: Desk, table: int, person: int, count: int) -> None:
    page = press(desk, f"m:ahead:{table}", person)
    while not rows(desk, table) or len(rows(desk, table)[0].decisions) < count:
        page = press(desk, *choose_for(page, person))


def test_a_set_up_is_planned(desk: Desk) -> None:
    """Kemet: a city, then troops and pyramids, and the free tile, in secret from the others."""
    table = desk.started("kemet", 3)
    waits = next(person for person in desk.seated(table) if person not in desk.awaited(table))
    planned_by_choosing(desk, table, waits, 3)
    (plan,) = rows(desk, table)
    assert [lines[0].split()[0] for lines in plan.decisions] == ["city", "setup", "first"]
    for _ in range(12):
        later(desk, 4.0)
        for person in [person for person in desk.awaited(table) if person != waits][:1]:
            desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[-1]])
    assert rows(desk, table) == []
    assert by_plan_of(desk, table, waits) == 3
    assert story(desk, table).count("As planned") == 3


def test_tokens_of_a_day_are_planned(desk: Desk) -> None:
    table = desk.started("kemet", 3)
    while {type(action).__name__ for action in desk.legal(table, desk.awaited(table)[0])} != {
        *("Buy", "Move", "Pray", "Raise", "Recruit"),
    }:
        person = desk.awaited(table)[0]
        desk.tables.play(desk.id(), table, person, [desk.legal(table, person)[-1]])
    (first,) = desk.awaited(table)
    person = next(one for one in desk.seated(table) if one != first)
    desk.tables.plan(desk.id(), table, person, "pray | if pp 20: recruit | raise >> rest >> rest >> rest")
    wakes = 0
    while rows(desk, table) and wakes < 12:
        for _ in range(4):
            later(desk, 4.0)
        awaited = desk.awaited(table)[0]
        wakes += awaited == person
        desk.tables.play(desk.id(), table, awaited, [desk.legal(table, awaited)[-1]])
    assert by_plan_of(desk, table, person) >= 2
