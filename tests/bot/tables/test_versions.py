"""Games keep the rules they began under; what is said where those are kept no longer; old snapshots made anew."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.store.bodies import CallBody
from bot.tables.loaded import load, read_events
from bot.tables.refused import Refused
from bot.ui.text import say
from examples.pebbles.rules import PEBBLES, Pebbles
from examples.pebbles.rules.events import Shown
from examples.pebbles.rules.state import PebblesState
from rules import GAMES
from rules.core import Dice, Event, Game, Match, verify
from rules.core.record import FORMAT, read, write
from tests.bot.facade import Answers
from tests.bot.tables.test_tables import GUILD, PLACE, Desk

BONUS = 100


class Bonus(Event, frozen=True):
    """Only the newer rules know it."""

    points: int


class NewerPebbles(Pebbles):
    """Whoever wins a round gets a hundred more."""

    version = 2
    before: Mapping[int, Game[Any, Any]] = {1: PEBBLES}
    events: tuple[type[Event], ...] = (*Pebbles.events, Bonus)

    def go_on(self, state: PebblesState, dice: Dice, events: list[Event]) -> None:
        super().go_on(state, dice, events)
        for shown in [event for event in events if isinstance(event, Shown)]:
            for seat in shown.winners:
                state.scores[seat] += BONUS
            events.append(Bonus(points=BONUS))


class NewestPebbles(NewerPebbles):
    """The first rules are retired."""

    version = 3
    before: Mapping[int, Game[Any, Any]] = {2: NewerPebbles()}


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


def match_of(desk: Desk, table: int) -> Match:
    with desk.store.writing() as session:
        row = session.table(table)
        assert row is not None
        return desk.tables.cache.get(session, row).match


def scores(desk: Desk, table: int) -> list[int]:
    standings = match_of(desk, table).standings
    assert standings is not None
    return [placing.score for placing in standings.placings]


def begun_before(desk: Desk, monkeypatch: pytest.MonkeyPatch, newest: Game[Any, Any]) -> int:
    """A game half played under the first rules, then a program with newer ones."""
    table = desk.started("pebbles", 3)
    desk.play_on(table, random.Random(3), 4)
    monkeypatch.setitem(GAMES, "pebbles", newest)
    desk.restart()
    return table


def test_a_game_goes_on_under_the_rules_it_began_under(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    old = begun_before(desk, monkeypatch, NewerPebbles())
    assert match_of(desk, old).game is PEBBLES
    new = desk.table("pebbles", 3, place=PLACE + 1)
    desk.tables.start(desk.id(), new, 100)
    for table in (old, new):
        desk.play_on(table, random.Random(4))
    assert 0 < sum(scores(desk, old)) < BONUS <= sum(scores(desk, new))
    for table, version in ((old, 1), (new, 2)):
        desk.restart()
        record = desk.tables.record(table)
        assert (record.version, record.format) == (version, FORMAT)
        assert verify(read(write(record))).finished
        (begin,) = desk.posts(table, "begin")
        assert say("en", "begin-rules", version=version) in begin.body.lines


def test_the_past_of_an_older_game_is_told_and_shown_by_its_own_rules(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = begun_before(desk, monkeypatch, NewerPebbles())
    desk.play_on(old, random.Random(4))
    answers = Answers(desk.tables)
    assert answers.sight(old, 100, lines=3).lines == 3
    assert len(answers.log(old, 100).lines) > 1
    with desk.store.writing() as session:
        row = session.table(old)
        assert row is not None
        kinds = {type(event) for line in session.lines(old) for event in read_events(row, line)}
        assert Shown in kinds
        assert load(session, row, lines=3).match.game is PEBBLES


def test_a_record_of_older_rules_is_laid_out_under_them(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    old = begun_before(desk, monkeypatch, NewerPebbles())
    desk.play_on(old, random.Random(4))
    raw = write(desk.tables.record(old))
    loaded = desk.tables.load_record(desk.id(), guild=GUILD, place=50, person=100, language="en", raw=raw)
    assert loaded.rules_version == 1
    assert scores(desk, loaded.id) == scores(desk, old)
    assert write(desk.tables.record(loaded.id)) == raw


def test_retired_rules_are_said_and_nothing_fails(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = begun_before(desk, monkeypatch, NewestPebbles())
    answers = Answers(desk.tables)
    person = desk.awaited(table)[0]
    looks: list[Callable[[], Any]] = [
        lambda: answers.sight(table, person),
        lambda: answers.log(table, person),
        lambda: answers.panel(table, person),
        lambda: desk.tables.moment(table, 2),
        lambda: desk.tables.play(desk.id(), table, person, []),
        lambda: desk.tables.undo(desk.id(), table, person),
    ]
    for look in looks:
        with pytest.raises(Refused) as refused:
            look()
        assert refused.value.key == "rules-retired"
        assert refused.value.facts == {"title": "Pebbles", "version": 1}
        for language in ("en", "fr", "de"):
            assert "Pebbles" in say(language, refused.value.key, **refused.value.facts)
    resting = say("en", "state-retired")
    assert resting in "\n".join(answers.games(person, "en").lines)
    assert resting in "\n".join(answers.info(table).lines)
    assert say("en", "stands-retired") in "\n".join(answers.clock_page(table, person, "en").lines)
    assert resting in "\n".join(answers.tables_page(GUILD, "running", "en").lines)
    assert desk.tables.record(table).lines, "what happened can be exported"

    desk.now += 400 * 24 * 3600  # every alarm comes, again and again
    with caplog.at_level(logging.ERROR):
        for _ in range(5):
            desk.tables.wake_up()
            desk.tables.run_due()
            desk.now += 7 * 24 * 3600
    assert not caplog.records
    desk.tables.choose(desk.id(), person, "Blue", "remind", 6)
    desk.tables.forget(desk.id(), person)
    desk.tables.end(desk.id(), table, 0, moderator=True)
    with desk.store.writing() as session:
        row = session.table(table)
        assert row is not None
        assert row.status == "closed"
        assert not [post for post in session.posts(table, CallBody) if not post.gone]


def test_a_finished_game_of_retired_rules_is_exported_as_it_was_written(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = desk.started("pebbles", 3, rounds=1)
    running = desk.table("pebbles", 2, place=PLACE + 1)
    desk.tables.start(desk.id(), running, 100)
    desk.play_on(table, random.Random(3))
    record = desk.tables.record(table)
    monkeypatch.setitem(GAMES, "pebbles", NewestPebbles())
    desk.restart()
    kept = desk.tables.record(table)
    assert kept.lines == record.lines
    assert (kept.options, kept.secret, kept.version) == (record.options, record.secret, 1)
    desk.store.close()
    folder = str(desk.path.parent)
    assert main(["export", str(table), "--data", folder]) == 0
    capsys.readouterr()
    assert main(["doctor", "--data", folder]) == 1
    told = capsys.readouterr().out
    assert f"ok   table {table} was begun under version 1" in told
    assert f"BAD  table {running} was begun under version 1" in told
    desk.open_store()


# --- snapshots from before positions said what seats have learned --------------------------------


def forgetful(desk: Desk, table: int) -> list[bytes]:
    """Make the snapshots as an older program wrote them; what they were."""
    with desk.store.writing() as session:
        found = []
        at: int | None = None
        while (snapshot := session.snapshot(table, at)) is not None:
            found.append(snapshot.state)
            state = PEBBLES.decode(snapshot.state)
            state.shown, state.swaps = None, []
            snapshot.state = PEBBLES.encode(state)
            session.put(snapshot)
            at = snapshot.n - 1
    return found


def snapshots(desk: Desk, table: int) -> list[bytes]:
    rows = desk.store.db.execute('SELECT state FROM snapshots WHERE "table" = ? ORDER BY n DESC', [table])
    return [row[0] for row in rows.fetchall()]


def undoable(desk: Desk, table: int, person: int) -> bool:
    seat = desk.seated(table).index(person)
    return match_of(desk, table).undoable(seat) > 0


def test_a_game_whose_snapshots_do_not_remember_is_made_again_from_its_lines(desk: Desk) -> None:
    table = desk.started("pebbles", 3)
    chooser = random.Random(5)
    desk.play_on(table, chooser, 4)
    while not (able := [person for person in desk.seated(table) if undoable(desk, table, person)]):
        desk.play_on(table, chooser, 1)
    desk.tables.undo(desk.id(), table, able[0])
    desk.play_on(table, chooser, 1)
    before = match_of(desk, table)
    true = forgetful(desk, table)
    assert snapshots(desk, table) != true
    desk.restart()
    after = match_of(desk, table)
    assert PEBBLES.remembers(after.state)
    assert (after.saved(), after.seal, after.dice.position) == (before.saved(), before.seal, before.dice.position)
    assert not after.trusting
    desk.tables.beat()  # a look keeps nothing; the next change, whatever it is, does
    assert snapshots(desk, table) == true, "once and for all"
    desk.play_on(table, random.Random(7))
    assert verify(desk.tables.record(table)).taken_back


def test_lines_that_lead_elsewhere_leave_the_snapshots_alone(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    table = desk.started("pebbles", 2)
    desk.play_on(table, random.Random(5), 3)
    forgetful(desk, table)
    kept = snapshots(desk, table)
    with desk.store.writing() as session:
        row = session.table(table)
        assert row is not None
        row.salt = "another"
        session.put(row)
    desk.restart()
    with caplog.at_level(logging.ERROR):
        match = match_of(desk, table)
    assert "cannot be made again" in caplog.text
    assert match.waiting
    assert snapshots(desk, table) == kept
