"""How often one person may open tables, invite, ask for votes and undo, report: so often, then a time is named, then
again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.store import PersonNotes
from bot.tables.rates import HOUR, RATES
from bot.tables.refused import Refused
from bot.ui.text import say
from tests.bot.facade import Tables
from tests.bot.tables.test_tables import GUILD, Desk


class Limited(Desk):
    """A desk with the rates that people meet."""

    def open_store(self) -> None:
        super().open_store()
        self.tables = Tables(self.store, lambda: self.now, rates=RATES)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Limited]:
    made = Limited(tmp_path / "menhir.db")
    yield made
    made.store.close()


def _open(desk: Limited) -> Callable[[int], None]:
    def do(number: int) -> None:
        desk.table("pebbles", 1, place=50 + number)

    return do


def _invite(desk: Limited) -> Callable[[int], None]:
    table = desk.table("pebbles", 2)
    return lambda number: desk.tables.invite(desk.id(), table, 100, 500 + number)


def _stand_in(desk: Limited) -> Callable[[int], None]:
    table = desk.started("pebbles", 2)
    return lambda number: desk.tables.replace(desk.id(), table, 100, None, 500 + number, None)


def _vote(desk: Limited) -> Callable[[int], None]:
    """A pause that the other refuses, again and again."""
    table = desk.started("pebbles", 2)

    def ask(number: int) -> None:
        post = desk.tables.pause(desk.id(), table, 100)
        desk.tables.vote(desk.id(), table, 101, post.key, "refuse")

    return ask


def _undo(desk: Limited) -> Callable[[int], None]:
    """A step that somebody has answered; the other refuses to let it go, again and again."""
    table = desk.started("karnag", 2)
    first = desk.awaited(table)[0]
    desk.tables.play(desk.id(), table, first, "place N4")
    (other,) = desk.awaited(table)
    desk.tables.play(desk.id(), table, other, "place N5")

    def ask(number: int) -> None:
        post = desk.tables.ask_undo(desk.id(), table, first)
        desk.tables.answer_undo(desk.id(), table, other, post.key, False)

    return ask


def _report(desk: Limited) -> Callable[[int], None]:
    return lambda number: desk.tables.something_wrong(desk.id(), 0, 100, GUILD, f"Odd {number}.", "") and None


DOING = {"open": _open, "invite": _invite, "vote": _vote, "undo": _undo, "report": _report}


def test_every_rate_is_tried_here() -> None:
    assert set(DOING) == set(RATES)


@pytest.mark.parametrize("what", RATES)
def test_so_often_and_then_a_time_is_named(desk: Limited, what: str) -> None:
    do, rate = DOING[what](desk), RATES[what]
    with desk.store.reading() as session:
        done = [len(session.note(PersonNotes, person).spent.get(what, [])) for person in (100, 101)]
    assert max(done) == 0 or what == "open"
    begun = desk.now
    for number in range(rate.times):
        do(number)
        desk.now += 1
    before = desk.store.db.execute("SELECT count(*) FROM posts").fetchone()
    with pytest.raises(Refused) as refused:
        do(99)
    assert refused.value.key == f"too-often-{what}"
    again = int(begun + rate.hours * HOUR)
    for language in ("en", "fr", "de"):
        told = say(language, refused.value.key, **refused.value.facts)
        assert f"<t:{again}:" in told
        assert str(rate.times) in told
    assert desk.store.db.execute("SELECT count(*) FROM posts").fetchone() == before, "nothing was done"
    desk.now = again - 1
    with pytest.raises(Refused):
        do(100)
    desk.now = again + 0.5
    do(101)
    with pytest.raises(Refused):
        do(102)


def test_asking_somebody_to_stand_in_is_inviting(desk: Limited) -> None:
    do = _stand_in(desk)
    for number in range(RATES["invite"].times):
        do(number)
    with pytest.raises(Refused) as refused:
        do(99)
    assert refused.value.key == "too-often-invite"


def test_one_person_s_haste_is_nobody_else_s(desk: Limited) -> None:
    do = _report(desk)
    for number in range(RATES["report"].times):
        do(number)
    desk.tables.something_wrong(desk.id(), 0, 101, GUILD, "Odd.", "")


def test_it_outlasts_a_restart_and_is_forgotten_with_the_person(desk: Limited) -> None:
    for number in range(RATES["report"].times):
        _report(desk)(number)
    desk.restart()
    with pytest.raises(Refused):
        _report(desk)(99)
    desk.tables.forget(desk.id(), 100)
    _report(desk)(100)
