"""The panel's shapes, one by one, on a title made for it: lists, groups, filters, several at once, advice, what
follows, what is implied, quick answers on the call."""

from __future__ import annotations

from typing import Any

import pytest

from bot.features.play.values import BRIEF, Rows, Value, components, value_rows
from bot.store.notes import Settings
from bot.store.rows import put_settings
from bot.tables.choosing import ROOM, Path, coded, means, ticked, ticks
from bot.tables.tables import Outcome
from bot.ui import limits
from bot.ui.page import Button, Menu, Page
from rules.core.chat import Said
from tests.bot import meadow
from tests.bot.facade import Answers
from tests.bot.meadow import Look, Reply, Walk
from tests.bot.tables.test_tables import Desk
from tests.bot.test_walk import fits


class Player:
    """One person with a panel: presses what it is told to, by label."""

    def __init__(self, desk: Desk, table: int, person: int) -> None:
        self.desk, self.table, self.person = desk, table, person
        self.answers = Answers(desk.tables)
        self.page: Page = self.answers.panel(table, person)
        self.played: list[Any] = []

    @property
    def controls(self) -> list[Button]:
        return [button for row in self.page.rows if isinstance(row, list) for button in row]

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.controls]

    @property
    def menus(self) -> list[Menu]:
        return [row for row in self.page.rows if isinstance(row, Menu)]

    def press(self, label: str) -> Page:
        button = next(button for button in self.controls if button.label == label)
        assert not button.disabled
        return self._press(button.id, [])

    def pick(self, menu: int, *values: str) -> Page:
        chosen = self.menus[menu]
        assert set(values) <= {option.value for option in chosen.options}
        assert 1 <= len(values) <= chosen.most
        return self._press(chosen.id, list(values))

    def _press(self, id: str, values: list[str]) -> Page:
        _, verb, _, question, *rest = id.split(":")
        path = [part for part in (rest[0] if rest else "").split("~") if part]
        if verb == "tick":
            self.page = self.answers.tick(self.table, self.person, path, values, int(question))
        elif verb == "more":
            self.page = self.answers.more(self.table, self.person, path, question=int(question))
        elif verb in ("look", "back"):
            self.page = self.answers.panel(self.table, self.person, [*path, *values], question=int(question))
        else:
            self._play(verb, [*path, *values], int(question), int(rest[1]) if verb == "answer" else None)
        fits(self.page)
        return self.page

    def _play(self, verb: str, path: list[str], question: int, seat: int | None) -> None:
        found = self.answers.choose(
            self.desk.id(),
            self.table,
            self.person,
            path,
            question=question,
            confirmed=verb in ("confirm", "answer"),
            advised=verb == "advise",
            seat=seat,
        )
        if isinstance(found, Outcome):
            self.played += [step.action for step in found.steps]
            self.page = self.answers.after(found, self.person)
        else:
            self.page = found


def player(desk: Desk, **options: Any) -> Player:
    return Player(desk, desk.started("meadow", 2, **options), 100)


# --- asking --------------------------------------------------------------------------------------


def test_implied_fields_are_not_asked(desk: Desk) -> None:
    red = player(desk)
    assert red.labels[:3] == ["piece p0", "piece p1", "piece p2"]
    red.press("piece p1")
    assert red.labels[:4] == ["to 0", "to 1", "to 2", "to 3"]
    red.press("Then: look (no undo) ✓")
    red.press("to 2")
    assert red.played == [Walk("p1", "2", "slow")]


def test_choose_exactly_asks_for_what_is_implied(desk: Desk) -> None:
    red = player(desk, blocked=True)
    red.press("piece p1")
    red.press("Choose exactly …")
    assert "Choose exactly …" not in red.labels
    red.press("to 3")
    assert red.labels[:2] == ["pace slow", "pace fast"]
    red.press("pace fast")
    assert red.played == [Walk("p1", "3", "fast")]


def test_back_goes_one_choice_back_and_is_grey_at_the_beginning(desk: Desk) -> None:
    red = player(desk)
    first = red.page
    assert next(button for button in red.controls if button.label == "Back").disabled
    red.press("piece p1")
    assert red.press("Back").rows == first.rows
    red.press("Several at once")
    assert red.press("Back").rows == first.rows


def test_what_is_impossible_is_one_grey_line_on_the_first_page(desk: Desk) -> None:
    red = player(desk)
    assert "-# Not possible: fly (no wings, M-9)" in red.page.lines
    red.press("piece p0")
    assert not any("Not possible" in line for line in red.page.lines)


def test_kinds_are_buttons_and_those_that_end_something_come_last_and_grey(desk: Desk) -> None:
    red = player(desk)
    red.press("piece p0")
    red.press("Then: look (no undo) ✓")
    red.press("to 0")
    kinds = red.controls[:3]
    assert [button.label for button in kinds] == ["Walk (16)", "Look (1) (no undo)", "Rest (1)"]
    assert [button.style for button in kinds] == ["blue", "blue", "grey"]


# --- long lists ----------------------------------------------------------------------------------


def test_up_to_25_answers_are_one_menu(desk: Desk) -> None:
    red = player(desk, fields=25)
    red.press("piece p0")
    (menu,) = red.menus
    assert [option.value for option in menu.options] == [str(n) for n in range(25)]


def in_a_few_letters(view: Any, seat: int, action: Any, question: str) -> Said:
    return Said("plain-choice", {"word": getattr(action, question)})


def test_pairs_stand_side_by_side_only_where_the_page_has_room() -> None:
    """Else five in a row, and a menu where even that is too much: a page of more than Discord takes is no page."""

    def rows(count: int, room: int) -> Rows:
        values = [Value(f"v{number}", f"Value {number}") for number in range(count)]
        made = value_rows(values, Path("walk"), lambda verb, at: f"{verb}:{at.code}", "What?", paired=True, room=room)
        assert components(made) <= room
        return made

    assert [len(row) for row in rows(8, 20) if isinstance(row, list)] == [2, 2, 2, 2]
    assert [len(row) for row in rows(18, 25) if isinstance(row, list)] == [5, 5, 4, 4]
    assert isinstance(rows(24, 20)[0], Menu)


@pytest.mark.parametrize(("count", "menus"), [(6, 0), (15, 0), (25, 1), (40, 1), (51, 3)])
def test_answers_in_a_few_letters_are_buttons_and_the_last_ones_a_menu(
    desk: Desk, count: int, menus: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "brief", in_a_few_letters)
    red = player(desk, fields=count, blocked=True)
    red.press("piece p0")
    assert len(red.menus) == menus
    if count <= BRIEF:
        red.press("5")
        assert red.played == [Walk("p0", "5", "slow")]


def test_who_sees_no_pictures_reads_the_whole_answers(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "brief", in_a_few_letters)
    with desk.tables.store.writing() as session:
        put_settings(session, 100, "Red", Settings(pictures=False))
    red = player(desk, fields=12, blocked=True)
    red.press("piece p0")
    assert len(red.menus) == 1


def test_brief_answers_give_way_where_the_page_has_no_room() -> None:
    values = [Value(f"w{n}", f"w{n}", brief=f"w{n}") for n in range(12)]

    def shown(room: int) -> list[Any]:
        return value_rows(values, Path("walk"), lambda verb, where: f"{verb}:{where.code}", "What?", room=room)

    assert [len(row) for row in shown(15)] == [5, 5, 2]
    *rows, menu = shown(14)
    assert [len(row) for row in rows] == [5, 5]
    assert [option.value for option in menu.options] == ["w10", "w11"]
    assert [type(row) for row in shown(8)] == [Menu], "a row of buttons is not worth a menu besides"


def test_what_is_worth_a_look_at_first_sight_is_one_tap(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "at_first_sight", lambda *_: [Walk("p1", "7", "slow")])
    red = player(desk, fields=12, blocked=True)
    red.press("walk p1 7 slow")
    assert red.played == [Walk("p1", "7", "slow")]


@pytest.mark.parametrize("grouped", [False, True])
def test_more_answers_are_several_menus_on_one_page(desk: Desk, grouped: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "grouped", grouped)
    red = player(desk, fields=90, blocked=True)
    red.press("piece p0")
    assert [len(menu.options) for menu in red.menus] == [25, 25, 25, 15]
    assert len({menu.id for menu in red.menus}) == 4
    asked = [menu.placeholder for menu in red.menus]
    assert asked[3] == ("To? · part 4" if grouped else "To? · 75 … 89")
    red.pick(2, "60")
    assert red.played == [Walk("p0", "60", "slow")]


@pytest.mark.parametrize("grouped", [False, True])
def test_a_hundred_and_more_are_asked_by_groups_first(
    desk: Desk, grouped: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "grouped", grouped)
    red = player(desk, fields=160, blocked=True)
    red.press("piece p0")
    if grouped:
        (menu,) = red.menus
        assert [option.label for option in menu.options][::6] == ["part 1 (25)", "part 7 (10)"]
        red.pick(0, "@g6")
        assert [len(menu.options) for menu in red.menus] == [10]
    else:
        assert red.labels[:2] == ["0 … 99 (100)", "100 … 159 (60)"]
        red.press("100 … 159 (60)")
        assert [len(menu.options) for menu in red.menus] == [25, 25, 10]
    red.pick(len(red.menus) - 1, "151")
    assert red.played == [Walk("p0", "151", "slow")]


def test_a_filter_shows_fewer_answers_until_it_is_pressed_again(desk: Desk) -> None:
    red = player(desk, fields=30)
    red.press("piece p0")
    assert len(red.menus) == 2
    red.press("Even only")
    (menu,) = red.menus
    assert [option.value for option in menu.options] == [str(n) for n in range(0, 30, 2)]
    red.press("Even only")
    assert len(red.menus) == 2


def test_a_short_list_has_no_filters(desk: Desk) -> None:
    red = player(desk)
    red.press("piece p0")
    assert "Even only" not in red.labels


@pytest.mark.parametrize("count", [1, 5, 6, 25, 26, 100, 101, 700, 2400])
@pytest.mark.parametrize("groups", [0, 3, 9])
def test_every_answer_of_any_list_can_be_reached(count: int, groups: int) -> None:
    values = [Value(f"w{n}", f"w{n}", group=f"g{n % groups}" if groups else "") for n in range(count)]
    reached: set[str] = set()

    def walk(path: Path, depth: int = 0) -> None:
        for row in value_rows(values, path, lambda verb, where: f"{verb}:{where.code}", "What?"):
            if isinstance(row, Menu):
                assert len(row.options) <= limits.SELECT_OPTIONS
                found = [(row.id, option.value) for option in row.options]
            else:
                found = [(button.id, "") for button in row]
            for id, value in found:
                parts = [*id.split(":", 1)[1].split("~"), *([value] if value else [])]
                further = Path.read(part for part in parts if part)
                if further.answers:
                    reached.add(further.answers[0])
                else:
                    assert depth == 0
                    walk(further, 1)

    walk(Path("walk"))
    assert reached == {value.word for value in values}


# --- several, advice, what follows ---------------------------------------------------------------


def test_several_at_once(desk: Desk) -> None:
    red = player(desk, pieces=4, blocked=True)
    red.press("Several at once")
    (menu,) = red.menus
    assert menu.most == 4
    assert "to 1" not in red.labels
    red.pick(0, "p0", "p2", "p3")
    assert [option.value for option in red.menus[0].options if option.chosen] == ["p0", "p2", "p3"]
    red.press("to 1")
    assert "2 of 3 can" in red.page.lines
    red.press("Play these 2")
    assert red.played == [Walk("p0", "1", "slow"), Walk("p3", "1", "slow")]


def test_twenty_five_ticked_items_fit_an_id(desk: Desk) -> None:
    red = player(desk, pieces=25, blocked=True)
    red.press("Several at once")
    red.pick(0, *(f"p{n}" for n in range(25)))
    red.press("to 0")
    assert "24 of 25 can" in red.page.lines
    red.press("Play these 24")
    assert len(red.played) == 24


def test_ticks_of_another_list_do_not_count() -> None:
    code = ticks(["a", "b", "c"], ["a", "c"])
    assert ticked(["a", "b", "c"], code) == ["a", "c"]
    assert ticked(["a", "b", "d"], code) is None
    assert ticked(["a", "b", "c"], "") is None


def test_advice_plays_and_says_what(desk: Desk) -> None:
    red = player(desk, blocked=True)
    red.press("piece p1")
    red.press("Do it for me")
    assert red.played == [Walk("p1", "3", "fast")]
    assert red.page.lines[0] == "✅ walk p1 3 fast"


def test_what_usually_follows_is_played_at_once(desk: Desk) -> None:
    red = player(desk)
    red.press("piece p0")
    red.press("to 1")
    assert red.played == [Walk("p0", "1", "slow"), Look()]
    assert red.page.lines[0] == "✅ walk p0 1 slow; look"


def test_what_follows_can_be_left_and_taken_up_again(desk: Desk) -> None:
    red = player(desk)
    red.press("Then: look (no undo) ✓")
    red.press("Then: stop here")
    red.press("Then: look (no undo) ✓")
    red.press("piece p0")
    red.press("to 1")
    assert red.played == [Walk("p0", "1", "slow")]


def test_what_follows_is_left_where_it_is_not_legal(desk: Desk) -> None:
    red = player(desk, blocked=True)
    red.press("piece p0")
    red.press("to 1")
    assert red.played == [Walk("p0", "1", "slow")]


# --- quick answers -------------------------------------------------------------------------------


def call_buttons(desk: Desk, table: int) -> list[list[str]]:
    (call,) = [post for post in desk.posts(table, "call") if not post.gone]
    return [words for words in call.body.buttons if words[0] == "answer"]


def replying(desk: Desk, place: int = 11) -> tuple[int, list[list[str]]]:
    """A table where Blue is asked yes or no; its quick answers."""
    table = desk.table("meadow", 2, place=place)
    desk.tables.start(desk.id(), table, 100)
    desk.tables.play(desk.id(), table, 100, "rest")
    return table, call_buttons(desk, table)


def answer(desk: Desk, table: int, person: int, words: list[str]) -> Page | Outcome:
    _, moment, path, seat, _ = words
    answers = Answers(desk.tables)
    question = answers.question_at(table, int(seat), moment)
    found: Page | Outcome = answers.choose(
        desk.id(), table, person, path.split("~"), question=question, confirmed=True, seat=int(seat)
    )
    return found


def test_short_public_decisions_stand_on_the_call(desk: Desk) -> None:
    table, buttons = replying(desk)
    assert [words[-1] for words in buttons] == ["word yes", "word no"]
    found = answer(desk, table, 101, buttons[1])
    assert isinstance(found, Outcome)
    assert [step.action for step in found.steps] == [Reply("no")]
    assert call_buttons(desk, table) == []


def test_only_the_awaited_may_press_a_quick_answer(desk: Desk) -> None:
    table, buttons = replying(desk)
    for person in (100, 999):
        page = answer(desk, table, person, buttons[0])
        assert isinstance(page, Page)
        assert page.rows[0][0].label == "Board"  # type: ignore[index]
    assert desk.awaited(table) == [101]


def test_an_old_quick_answer_does_nothing(desk: Desk) -> None:
    table, buttons = replying(desk)
    assert isinstance(answer(desk, table, 101, buttons[0]), Outcome)
    desk.tables.play(desk.id(), table, 101, "rest")
    with desk.store.writing() as session:
        seats = session.seats(table)
        seats[0].question = seats[1].question  # Red's question happens to have the number of Blue's
        session.put(seats[0])
        row = session.table(table)
        assert row is not None
        lines = row.lines
    for person in (100, 101):
        assert isinstance(answer(desk, table, person, buttons[0]), Page)
    with desk.store.writing() as session:
        row = session.table(table)
        assert row is not None
        assert row.lines == lines


def test_a_quick_answer_from_before_they_named_the_moment_still_works(desk: Desk) -> None:
    table, buttons = replying(desk)
    with desk.store.writing() as session:
        question = session.seats(table)[1].question
    assert isinstance(answer(desk, table, 101, [buttons[0][0], str(question), *buttons[0][2:]]), Outcome)


def test_longer_secret_and_revealing_decisions_are_not_on_the_call(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    table = desk.started("meadow", 2)
    assert call_buttons(desk, table) == []
    monkeypatch.setattr(Reply, "public", False)
    assert replying(desk, 12)[1] == []
    monkeypatch.setattr(Reply, "public", True)
    monkeypatch.setattr(Reply, "reveals", True)
    assert replying(desk, 13)[1] == []


def test_answers_that_questions_do_not_tell_apart_are_not_on_the_call(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(meadow.MEADOW.chat, "questions", lambda kind: ())
    assert replying(desk)[1] == []


# --- paths ---------------------------------------------------------------------------------------


def test_a_path_reads_back_as_it_was_written() -> None:
    path = Path("walk", ("p0", "3"), exact=True, stop=True, filter="even", group=2)
    assert Path.read(path.code.split("~")) == path
    ticking = Path("walk", ticked="1f.3a", way="0")
    assert Path.read(ticking.code.split("~")) == ticking


def test_long_and_odd_words_travel_as_digests() -> None:
    words = ("a word with a : in it", "x" * 90, "plain words of some length", "other words of some length")
    path = Path("walk", words)
    assert len(path.code) <= ROOM
    read = Path.read(path.code.split("~"))
    assert all(means(given, word) for given, word in zip(read.answers, words, strict=True))
    assert not means(read.answers[0], words[1])
    assert coded("N10") == "N10"
