"""Something is wrong here: what a report keeps and tells, and what it does not; what goes with its person."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.features.reports.service import LONGEST, REFUSALS, Reports
from bot.store import ReportRow
from bot.tables.refused import Refused
from bot.ui.ids import read_id
from bot.ui.page import Button, Form, Page
from tests.bot.app.test_door import Door
from tests.bot.tables.test_tables import GUILD


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    made = Door(tmp_path / "menhir.db")
    yield made
    made.store.close()


def rows(door: Door) -> list[ReportRow]:
    with door.store.reading() as session:
        return session.reports()


def report(door: Door, table: int, person: int = 100, words: str = "It is stuck.", path: str = "") -> ReportRow:
    row: Any = door.tables.something_wrong(door.id(), table, person, GUILD, words, path)
    assert isinstance(row, ReportRow)
    return row


def buttons(page: Any) -> list[Button]:
    assert isinstance(page, Page)
    return [button for row in page.rows if isinstance(row, list) for button in row]


def test_a_report_keeps_what_finds_the_place_again(door: Door) -> None:
    table = door.started("pebbles", 2)
    door.call("typed", table, "1", fields={"line": "choose 77"})
    door.now = 5000.0
    report(door, table, words="  I should be able\nto choose 7.  ", path="1:choose")
    (row,) = rows(door)
    assert (row.table, row.person, row.guild, row.at, row.line) == (table, 100, GUILD, 5000.0, 1)
    assert (row.words, row.path) == ("I should be able to choose 7.", "1:choose")
    assert len(row.refusals) == 1
    assert "77" in row.refusals[0]
    assert {"menhir", "python", "rules", "newest rules", "record"} == set(row.versions)


def test_only_the_last_refusals_of_that_person_at_that_table_go_along(door: Door) -> None:
    first, second = door.started("pebbles", 2), door.table("pebbles", 2, place=12)
    for number in range(20, 26):
        door.call("typed", first, "1", fields={"line": f"choose {number}"})
    door.call("typed", first, "1", person=101, fields={"line": "choose 99"})
    door.call("turn", second, person=999)
    report(door, first)
    report(door, second)
    report(door, second, person=999)
    assert [[word for word in ("23", "24", "25", "99") if word in " ".join(row.refusals)] for row in rows(door)] == [
        ["23", "24", "25"],
        [],
        [],
    ]
    assert [len(row.refusals) for row in rows(door)] == [REFUSALS, 0, 1]


def test_nothing_written_is_no_report(door: Door) -> None:
    with pytest.raises(Refused):
        report(door, 0, words=" \n ")
    assert rows(door) == []
    assert len(report(door, 0, words="x" * 900).words) == LONGEST


def test_the_operator_is_told_nothing_that_is_hidden(door: Door) -> None:
    """Not who reports, not what was chosen or refused; and hidden steps are not counted."""
    table = door.started("pebbles", 2)
    reports = door.tables.services[Reports]

    def told(row: ReportRow) -> str:
        with door.store.reading() as session:
            return reports.told_report(session, row)

    door.call("typed", table, "1", fields={"line": "choose 66"})
    before = told(report(door, table, words="@everyone <@101> *look*", path="1:choose~3"))
    assert "after 1 line:" in before
    assert "pebbles" in before.casefold()
    assert "./menhir bug 1" in before
    for hidden in ("66", "choose~3", "100", "Red", "@everyone", "<@101>"):
        assert hidden not in before, hidden
    door.call("pick", table, "1", "choose~3")
    secret = b'[{"event":"chose","seat":0,"pebble":3,"only":0}]'  # a step that nobody else knows of
    door.store.db.execute('UPDATE lines SET events = ? WHERE "table" = ? AND n = 1', [secret, table])
    assert "after 1 line:" in told(report(door, table, person=101))
    assert rows(door)[-1].line == 2
    assert told(report(door, 0, words="Help is wrong.")) == "⚠️ Report 3: “Help is wrong.” · ./menhir bug 3"


def test_a_person_s_reports_go_with_the_person(door: Door) -> None:
    table = door.started("pebbles", 2)
    door.call("typed", table, "1", fields={"line": "choose 77"})
    report(door, table)
    report(door, table, person=101)
    shown = door.tables.data_of(100)["reports"]
    assert [row["words"] for row in shown] == ["It is stuck."]
    assert "line" not in shown[0], "it would count what others do in secret"
    door.tables.forget(door.id(), 100)
    assert [row.person for row in rows(door)] == [101]
    assert report(door, table).refusals == []


def test_a_server_s_reports_go_with_the_server(door: Door) -> None:
    table = door.started("pebbles", 2)
    report(door, table)
    assert [row["words"] for row in door.tables.data_of_guild(GUILD)["reports"]] == ["It is stuck."]
    door.tables.forget_guild(GUILD)
    assert rows(door) == []


def test_every_refusal_has_the_button(door: Door) -> None:
    table = door.started("pebbles", 2)
    refusals = [
        door.call("typed", table, "1", fields={"line": "choose 77"}),
        door.call("typed", table, "1", fields={"line": "dance"}),
        door.call("pick", table, "9", "choose~3"),
        door.call("turn", 99),
        door.call("start", table),
    ]
    for reply in refusals[:2] + refusals[3:]:
        ids = [read_id(button.id) for button in buttons(reply.page)]
        assert [id.verb for id in ids if id is not None].count("wrong") == 1, reply.page


def test_the_panel_s_button_carries_what_was_chosen(door: Door) -> None:
    table = door.started("karnag", 2)
    (person,) = door.awaited(table)
    more = door.call("more", table, "1", "place", person=person)
    (wrong,) = [button for button in buttons(more.page) if button.id.startswith("m:wrong:")]
    found = read_id(wrong.id)
    assert found is not None
    form = door.call("wrong", table, *found.words, person=person).page
    assert isinstance(form, Form)
    sent = read_id(form.id)
    assert sent is not None
    assert (sent.verb, sent.table, sent.words) == ("report", table, found.words)
    assert sent.words[1].startswith("place")


def test_a_path_too_long_for_the_form_is_left_out(door: Door) -> None:
    table = door.started("karnag", 2)
    form = door.call("wrong", table, "1", "x" * 85).page
    assert isinstance(form, Form)
    assert form.id == f"m:report:{table}:1"
    forged = door.call("wrong", table, "9" * 90).page
    assert isinstance(forged, Form)
    assert forged.id == f"m:report:{table}"


def test_an_older_store_gets_the_reports(door: Door) -> None:
    columns = {column[1] for column in door.store.db.execute("PRAGMA table_info(reports)").fetchall()}
    assert columns == {field.encode_name for field in msgspec.structs.fields(ReportRow)}
