"""The door: one interaction is one job, one transaction that writes, one page; a fault leaves nothing half done."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.app.door import Reply, answer
from bot.app.interactions import ANSWERED
from bot.cli.fuzz_words import typed
from bot.features.play import lines
from bot.features.play import service as play
from bot.features.play.lines import LONGEST_LINE
from bot.features.time.private import Private
from bot.store import PersonNotes, PersonRow, Repeated, StoreError
from bot.store.bodies import RequestBody
from bot.tables.call import HERE, Call, Services
from bot.tables.tables import Tables
from bot.ui.ids import OLD, VERBS, Id, Verb, press, read_id
from bot.ui.page import Form, Page
from bot.ui.text import say
from examples.pebbles.rules.game import Pebbles
from rules.core.game import Filled
from rules.core.players import random_choice
from tests.bot.tables.test_tables import GUILD, PLACE, Desk


class Door(Desk):
    """Calls as the client makes them, and what was opened for each."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.opened: list[str] = []
        self._watch()

    def restart(self) -> None:
        super().restart()
        self._watch()

    def _watch(self) -> None:
        whole = self.store._whole

        @contextmanager
        def watched(db: Any, begin: str) -> Iterator[None]:
            self.opened.append("write" if begin == "BEGIN IMMEDIATE" else "read")
            with whole(db, begin):
                yield

        self.store._whole = watched  # type: ignore[method-assign]

    def call(self, verb: str | Verb, table: int = HERE, *words: str, person: int = 100, **given: Any) -> Reply:
        self.opened.clear()
        known = {"id": self.id(), "name": "Red", "locale": "en-GB", "channel": PLACE, "guild": GUILD}
        call = Call(**{**known, "moderator": False, "table": table, "person": person, "words": list(words), **given})
        return answer(self.tables.services, call, VERBS[verb] if isinstance(verb, str) else verb)

    def lines(self, table: int) -> int:
        return len(self.tables.record(table).lines)


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    made = Door(tmp_path / "menhir.db")
    yield made
    made.store.close()


def text(reply: Reply) -> str:
    assert isinstance(reply.page, Page)
    return "\n".join(reply.page.lines)


def test_a_press_that_plays_is_one_writing_and_one_reading(door: Door) -> None:
    table = door.started("pebbles", 2)
    reply = door.call("pick", table, "1", "choose~3")
    assert "You chose pebble 3." in text(reply)
    assert door.opened == ["write", "read"]
    assert door.lines(table) == 2


@pytest.mark.parametrize("verb", ["turn", "more", "can"])
def test_a_look_only_reads(door: Door, verb: str) -> None:
    table = door.started("pebbles", 2)
    assert isinstance(door.call(verb, table, "1", "").page, Page)
    assert door.opened == ["read"]


def test_a_choice_that_leads_on_changes_nothing_and_comes_once(door: Door) -> None:
    table = door.started("karnag", 2)
    (person,) = door.awaited(table)
    reply = door.call("pick", table, "1", "", person=person, id="i1")
    assert isinstance(reply.page, Page)
    assert door.opened == ["write"]
    assert door.lines(table) == 1
    with pytest.raises(Repeated):
        door.call("pick", table, "1", "", person=person, id="i1")


def test_a_table_is_found_by_its_channel(door: Door) -> None:
    table = door.started("pebbles", 2)
    assert "✅" in text(door.call("typed", fields={"line": "choose 2"}))
    assert door.opened == ["write", "read"]
    assert door.lines(table) == 2
    refused = door.call("turn", channel=PLACE + 5)
    assert "no table" in text(refused)
    assert refused.fresh


STRANGERS: list[dict[str, Any]] = [{"guild": GUILD + 1, "moderator": True}, {"guild": GUILD + 1}, {"guild": None}]


@pytest.mark.parametrize("given", STRANGERS, ids=["a moderator elsewhere", "somebody elsewhere", "in private"])
def test_a_number_in_an_id_proves_nothing(door: Door, given: dict[str, Any]) -> None:
    """Whoever acts from another place than the table's server, and has nothing to do with the table, is told that there
    is none, whatever is pressed; who sits there may act from anywhere."""
    running = door.started("pebbles", 2)
    lobby = door.tables.open(
        person=100, name="Red", title="pebbles", options={}, guild=GUILD, home=PLACE, place=PLACE + 1
    )
    stranger = {"person": 999, "name": "Eve", "channel": 12345, **given}
    for table in (running, lobby.id):
        for verb in (one for one in VERBS.values() if not one.talks):
            reply = door.call(verb, table, "1", "1", **stranger)
            assert text(reply) == say("en", "no-table")
    assert door.lines(running) == 1
    with door.tables.reading() as session:
        assert lobby == session.table(lobby.id)
        assert {row.person for row in session.seats(lobby.id)} == {100, None}
    mine = door.call("pick", running, "1", "choose~3", channel=12345, **given)
    assert "You chose pebble 3." in text(mine)


def test_what_is_too_long_is_not_even_looked_at(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody types without end: nobody else waits for what could be offered."""
    table, services = door.started("pebbles", 2), door.tables.services
    long, filled = "choose " + "1; " * LONGEST_LINE, Filled("choose", {})
    with door.tables.reading() as session:
        assert lines.complete_line(services, session, table, 100, "choose ") != []
        assert lines.completions(services, session, table, 100, filled, "pebble", "") != []
        monkeypatch.setattr(lines, "opened", lambda *_: 1 / 0)
        assert lines.complete_line(services, session, table, 100, long) == []
        assert lines.completions(services, session, table, 100, filled, "pebble", long) == []
        also = Filled("choose", {"pebble": long})
        assert lines.completions(services, session, table, 100, also, "pebble", "") == []


def test_the_same_interaction_twice_is_one_move(door: Door) -> None:
    table = door.started("pebbles", 2)
    door.call("typed", table, id="i1", fields={"line": "choose 2"})
    with pytest.raises(Repeated):
        door.call("redo", table, id="i1")
    with pytest.raises(Repeated):
        door.call("typed", table, id="i1", person=101, fields={"line": "choose 1"})
    assert door.lines(table) == 2


def test_what_the_rules_refuse_is_answered_in_the_same_job(door: Door) -> None:
    table = door.started("pebbles", 2)
    reply = door.call("typed", table, id="i1", fields={"line": "choose 99"})
    assert "99" in text(reply)
    assert not reply.fresh
    assert door.lines(table) == 1
    assert "✅" in text(door.call("typed", table, id="i1", fields={"line": "choose 1"})), "nothing was claimed"


def test_a_fault_in_the_page_leaves_the_move_and_says_so(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    table = door.started("pebbles", 2)

    def fails(*_: Any) -> Page:
        raise RuntimeError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(play, "after", fails)
        assert "counts" in text(door.call("typed", table, fields={"line": "choose 2"}))
    assert door.lines(table) == 2
    assert door.awaited(table) == [101]


def test_a_fault_in_the_move_leaves_nothing_of_it(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also nothing in memory: the game is loaded anew."""
    table = door.started("pebbles", 2)
    before = door.tables.cache._live[table]

    def fails(*_: Any) -> None:
        raise RuntimeError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(play, "count", fails)
        with pytest.raises(RuntimeError, match="of ours"):
            door.call("typed", table, id="i1", fields={"line": "choose 2"})
    assert table not in door.tables.cache._live
    assert door.lines(table) == 1
    assert "✅" in text(door.call("typed", table, id="i1", fields={"line": "choose 2"}))
    assert door.tables.cache._live[table] is not before


def test_a_store_that_fails_at_the_last_moment(door: Door) -> None:
    table = door.started("pebbles", 2)
    pages = door.store.db.execute("PRAGMA page_count").fetchone()[0]
    door.store.db.execute(f"PRAGMA max_page_count = {pages}")

    def handle(services: Services, session: Any, call: Call) -> None:
        services[Tables].cache.get(session, session.table(call.table))
        for person in range(1000, 4000):
            session.put(PersonRow(id=person, name="x" * 500))

    with pytest.raises(StoreError):
        door.call(Verb(handle, writes=True), table)
    assert table not in door.tables.cache._live
    with door.store.reading() as session:
        assert session.person(1000) is None


def test_a_step_into_a_dead_end_is_refused_and_told(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever chooses pebble 3 first would leave the others without anything to do."""
    table = door.started("pebbles", 2)
    real = Pebbles.legal

    def legal(self: Pebbles, state: Any, seat: int) -> Sequence[Any]:
        return [] if 3 in state.chosen else real(self, state, seat)

    monkeypatch.setattr(Pebbles, "legal", legal)
    reply = door.call("typed", table, fields={"line": "choose 3"})
    assert reply.fresh
    assert door.lines(table) == 1
    (notice,) = door.posts(table, "notice")
    assert "not taken" in notice.body.text
    assert "✅" in text(door.call("typed", table, fields={"line": "choose 2"}))


def test_a_look_through_the_door_cannot_write(door: Door) -> None:
    table = door.started("pebbles", 2)

    def handle(services: Services, session: Any, call: Call) -> None:
        services[Private].mute(session, call.table, call.person)

    with pytest.raises(AttributeError, match="changing"):
        door.call(Verb(handle), table)


def test_words_are_in_the_language_the_person_chose(door: Door) -> None:
    door.tables.choose(door.id(), 100, "Red", "language", "de")
    refused = door.call("turn")
    assert refused.settings.language == "de"
    assert text(refused) == text(door.call("turn", person=101, locale="de"))
    assert text(refused) != text(door.call("turn", person=101, locale="fi"))


def test_there_is_news_until_it_is_told(door: Door) -> None:
    table = door.started("pebbles", 2)
    with door.store.writing() as session, session.changing(PersonNotes, 100) as notes:
        notes.no_dm = True
    assert door.call("turn", table).news
    assert door.call("turn", table).news, "who looks has told nobody"
    assert door.tables.news_for(100)
    assert not door.call("turn", table).news
    with door.store.writing() as session, session.changing(PersonNotes, 101) as notes:
        notes.no_dm = True
    assert door.call("turn", 99, person=101).news, "a refusal is an answer too"
    assert not door.call("turn", table, person=102).news


def test_a_titles_command_is_for_that_title(door: Door) -> None:
    from bot.features.play.presses import TITLE_FORM

    table = door.started("pebbles", 2)
    filled = Filled("choose", {"pebble": "2"})
    assert "Pebbles" in text(door.call(TITLE_FORM, table, "karnag", filled=filled))
    assert door.lines(table) == 1
    assert "✅" in text(door.call(TITLE_FORM, table, "pebbles", filled=filled))


def test_what_is_longer_than_any_line_is_refused_at_once(door: Door) -> None:
    from bot.features.plans.presses import PLAN_FORM
    from bot.features.play.presses import TITLE_FORM

    table, long = door.started("pebbles", 2), "choose 1 " * 600
    refused = say("en", "line-long", most=400)
    assert text(door.call("typed", table, "1", fields={"line": long})) == refused
    assert text(door.call(TITLE_FORM, table, "pebbles", filled=Filled("choose", {"pebble": long}))) == refused
    assert "200" in text(door.call(PLAN_FORM, table, "pebbles", filled=Filled("choose", {"pebble": long})))
    assert door.lines(table) == 1


def test_a_form_is_data(door: Door) -> None:
    table = door.started("pebbles", 2)
    form = door.call("type", table, "1").page
    assert isinstance(form, Form)
    assert read_id(form.id) == Id("typed", table, ["1"], "")
    assert form.example.startswith("choose")


def test_the_form_for_a_plan_holds_the_plan(door: Door) -> None:
    table = door.started("pebbles", 2)
    assert "choose 2 | choose 1" in text(door.call("planned", table, fields={"line": "choose 2|choose 1"}))
    assert door.opened == ["write"]
    form = door.call("plan", table).page
    assert isinstance(form, Form)
    assert form.written == "choose 2 | choose 1"
    assert door.opened == ["read"]
    assert "no plan" in text(door.call("unplan", table))
    empty = door.call("plan", table).page
    assert isinstance(empty, Form)
    assert empty.written == ""


def test_a_titles_plan_is_for_that_title(door: Door) -> None:
    from bot.features.plans.presses import PLAN_FORM

    table = door.started("pebbles", 2)
    assert "Pebbles" in text(door.call(PLAN_FORM, table, "karnag", filled=Filled("choose", {"pebble": "2"})))
    assert "no plan" in text(door.call("plans", table))
    assert door.opened == ["read"]


def test_a_stand_in_is_asked_at_every_table_in_the_same_transaction(door: Door) -> None:
    """One who sits at a table already is not asked there; the others are, and the person is away."""
    from bot.features.absence.commands import AWAY

    tables = [door.started("pebbles", people, place=PLACE + people) for people in (2, 3)]
    guest = {"standin": 102, "who": "Guest", "bot": False}
    told = text(door.call(AWAY, 0, given={"until": None, **guest}))
    assert told == say("en", "away-no-day")
    told = text(door.call(AWAY, 0, given={"until": "5", **guest}))
    assert say("en", "away-standin", count=1, who="Guest") in told
    assert door.opened == ["write"]
    assert door.tables.absence(100).until > 0
    with door.store.reading() as session:
        asked = [[post.body.member for post in session.posts(table, RequestBody)] for table in tables]
    assert asked == [[102], []], "102 sits at the second one"


def test_a_setting_counts_from_its_own_answer_on(door: Door) -> None:
    reply = door.call("set", 0, "language", "de")
    assert reply.settings.language == "de"
    assert say("de", "settings-heading") in text(reply)
    assert say("de", "settings-heading") in text(door.call("set", 0))
    form = door.call("settype", 0, "zone").page
    assert isinstance(form, Form)
    assert (read_id(form.id), form.field) == (Id("settyped", 0, ["zone"], ""), "value")
    assert "Europe/Berlin" in text(door.call("settyped", 0, "zone", fields={"value": "berlin"}))
    assert door.call("settype", 0, "language").page is None, "that one is chosen by buttons"


def test_an_id_is_read_without_the_number_of_its_post() -> None:
    assert read_id("m:answer:3:#5:choose~1:0:p17") == Id("answer", 3, ["#5", "choose~1", "0"], "p17")
    assert read_id("m:turn:3") == Id("turn", 3, [""], "")
    assert read_id("x:turn:3") is None


def test_a_verb_is_answered_by_one_function() -> None:
    with pytest.raises(ValueError, match="turn"):
        press("turn")(lambda *_: None)
    assert {*OLD.values(), "turn", "typed", "undo"} <= ANSWERED.keys()


# --- whose table it is ---------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["turn", "log", "text", "info", "join", "start", "computer", "clock", "option"])
def test_a_table_is_for_people_of_its_server(door: Door, verb: str) -> None:
    """A number in an id proves nothing: who presses it elsewhere, moderator there or not, has to do with the table."""
    table = door.started("pebbles", 2) if verb in ("turn", "log", "text") else door.table("pebbles", 2)
    known = door.tables.reading
    for elsewhere in (GUILD + 1, None):
        with known() as session:
            before = (session.table(table), session.seats(table))
        reply = door.call(verb, table, "normal", person=999, guild=elsewhere, moderator=True)
        assert text(reply) == say("en", "no-table")
        with known() as session:
            assert (session.table(table), session.seats(table)) == before


def test_ones_own_table_from_a_private_message(door: Door) -> None:
    table = door.started("pebbles", 2)
    assert "✅" in text(door.call("typed", table, guild=None, fields={"line": "choose 2"}))
    assert "You have" in text(door.call("turn", table, person=101, guild=GUILD + 1))
    lobby = door.table("pebbles", 2, place=PLACE + 1)
    refused = door.call("computer", lobby, person=101, guild=GUILD + 1, moderator=True)
    assert text(refused) == say("en", "only-host", who="Red"), "a moderator there is none here"


def test_a_button_that_nobody_gave_out(door: Door) -> None:
    table = door.started("pebbles", 2)
    unknown = say("en", "unknown-button")
    for verb, words in (
        ("answer", ()),
        ("answer", ("k1", "choose~1", "²")),
        ("agree", ()),
        ("vote", ()),
        ("colour", ("²",)),
        ("option", ("pebbles", "9" * 40)),
        ("clause", ("chess", "P-1", ".")),
        ("rulesmore", ("pebbles", "x", "y", ".")),
        ("settyped", ()),
    ):
        assert text(door.call(verb, table, *words)) == unknown, verb
    for word in ("①", "²", "٣", "9" * 40):  # numbers that are no seats: as if none was named
        assert text(door.call("find", table, f"{word}.{word}")) == text(door.call("find", table))
    assert door.lines(table) == 1


@pytest.mark.parametrize("title", ["karnag", "oak", "druids", "kemet"])
def test_a_later_step_that_is_refused_is_told_as_things_stand_then(door: Door, title: str) -> None:
    """What would work there is another kind of decision than the one that is open now."""
    chance, table = random.Random(3), door.started(title, 2)
    for _ in range(48):
        with door.store.reading() as session:
            row = session.table(table)
            assert row is not None
            match = door.tables.cache.get(session, row).match
            asked = next(one for one in session.seats(table) if one.awaited)
            line = typed(random_choice(match.legal(asked.seat), chance))
        person, words = asked.person or 0, str(asked.question)
        assert "⚠" not in text(door.call("typed", table, words, person=person, fields={"line": f"{line}; zz"}))
        door.call("typed", table, words, person=person, fields={"line": line})


def test_a_lobby_that_was_closed(door: Door) -> None:
    table = door.table("pebbles", 2)
    door.tables.close(door.id(), table, 100)
    for verb in ("turn", "log", "text", "hand", "can", "join", "start", "info", "more", "recap", "how"):
        if not VERBS[verb].talks:
            assert isinstance(door.call(verb, table, "1", "").page, Page), verb


def test_ids_carry_numbers_that_there_are() -> None:
    for number in ("9" * 40, "²", "٣", "-1", "1e3"):
        assert read_id(f"m:turn:{number}") is None
    assert read_id(f"m:turn:{'9' * 18}:{'9' * 40}") == Id("turn", int("9" * 18), ["9" * 40], "")


def test_a_path_that_no_page_leads_to(door: Door) -> None:
    table = door.started("karnag", 2)
    (person,) = door.awaited(table)
    for path in ("9" * 89, "~".join("a" * 44), "@t" + "9" * 80, "%" + "x" * 80):
        for verb in ("pick", "look", "more", "back", "tick", "confirm"):
            assert isinstance(door.call(verb, table, "1", path, person=person).page, Page), (verb, path)
    assert door.lines(table) == 1
