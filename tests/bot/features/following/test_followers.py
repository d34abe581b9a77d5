"""Followers: what they are told, how often, and exactly once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.features.following.service import DAY, sent_to
from bot.store import PostRow
from bot.store.bodies import DmBody
from bot.tables.changes import Change
from bot.tables.refused import Refused
from rules.core.players import random_choice
from tests.bot.tables.test_tables import Desk

WATCHER = 900


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "menhir.db")
    yield made
    made.store.close()


def notices(desk: Desk, table: int = 1) -> list[PostRow[Any]]:
    return desk.posts(table, "dm")


def to_next_chapter(desk: Desk, table: int, chooser: random.Random) -> None:
    def chapter() -> int:
        with desk.store.writing() as session:
            row = session.table(table)
            assert row is not None
            return row.chapter

    now = chapter()
    while chapter() == now and desk.awaited(table):
        desk.play_on(table, chooser, 1)


def test_every_phase_is_one_line_one_picture_one_link(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    desk.tables.follow(desk.id(), table, WATCHER, "phase")
    chooser = random.Random(1)
    desk.play_on(table, chooser, 1)
    assert notices(desk) == [], "not at every step"
    to_next_chapter(desk, table, chooser)
    (notice,) = notices(desk)
    assert notice.channel == WATCHER
    assert notice.body.text.startswith("👁️ Karnag, table 1: round 1")
    assert "\n" not in notice.body.text
    assert "!" not in notice.body.text
    assert notice.body.buttons == [["go"]]
    assert notice.body.picture > 1
    assert notice.mentions == []


def test_three_a_day_and_the_rest_as_one(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    desk.tables.follow(desk.id(), table, WATCHER, "phase")
    chooser = random.Random(1)
    for _ in range(6):
        to_next_chapter(desk, table, chooser)
    assert len(notices(desk)) == 3
    with desk.store.writing() as session:
        assert len(sent_to(session, WATCHER).held) == 3
    desk.now += DAY - 1
    desk.tables.run_due()
    assert len(notices(desk)) == 3, "the day is not over"
    desk.now += 1
    for _ in range(2):
        desk.tables.run_due()
    (*_, gathered) = notices(desk)
    assert len(notices(desk)) == 4
    assert gathered.body.text.startswith("👁️ 3 more from the tables you follow:\n")
    assert gathered.body.text.count("\n") == 3
    to_next_chapter(desk, table, chooser)
    assert len(notices(desk)) == 5, "a new day has begun"


def test_what_was_held_goes_out_with_the_next_even_without_a_timer(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    desk.tables.follow(desk.id(), table, WATCHER, "phase")
    chooser = random.Random(1)
    for _ in range(5):
        to_next_chapter(desk, table, chooser)
    desk.now += DAY
    to_next_chapter(desk, table, chooser)
    texts = [notice.body.text for notice in notices(desk)]
    assert len(texts) == 5
    assert texts[3].startswith("👁️ 2 more")


def test_only_the_end(desk: Desk) -> None:
    table = desk.started("pebbles", 2)
    for person, how in ((WATCHER, "end"), (WATCHER + 1, "phase"), (WATCHER + 2, "big")):
        desk.tables.follow(desk.id(), table, person, how)
    desk.play_on(table, random.Random(1))
    ends = [notice for notice in notices(desk) if "is over" in notice.body.text]
    assert sorted(notice.channel for notice in ends) == [WATCHER, WATCHER + 1, WATCHER + 2]
    assert [notice.channel for notice in notices(desk)].count(WATCHER) == 1
    with pytest.raises(Refused, match="not-now-over"):
        desk.tables.follow(desk.id(), table, 950, "end")


def test_a_solo_game_ends_with_followers_too(desk: Desk) -> None:
    """Its opponent sits on no seat and has a score all the same."""
    table = desk.started("oak", 1)
    desk.tables.follow(desk.id(), table, WATCHER, "end")
    desk.play_on(table, random.Random(1))
    (notice,) = notices(desk)
    (end,) = desk.posts(table, "end")
    standings = desk.tables.record(table).standings
    assert standings is not None
    (mine,) = standings.placings
    assert mine.place == 2, "else another seed is to be taken"
    assert end.body.heading.endswith("🤖 Broichan first")
    assert end.body.lines[0] == f"1  🤖 Broichan  {standings.facts['broichan']}"
    assert end.body.lines[1].startswith("2  ")
    (card,) = desk.posts(table, "card")
    assert "Broichan" in card.body.lines[-1]
    assert "Red" in notice.body.text


def test_big_events_only(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    desk.tables.follow(desk.id(), table, WATCHER, "big")
    desk.tables.follow(desk.id(), table, WATCHER + 1, "phase")
    chooser = random.Random(4)
    while desk.awaited(table):
        desk.now += DAY
        to_next_chapter(desk, table, chooser)
    big = [notice.body.text for notice in notices(desk) if notice.channel == WATCHER]
    every = [notice.body.text for notice in notices(desk) if notice.channel == WATCHER + 1]
    assert 2 <= len(big) < len(every)
    assert any("The last round begins" in text for text in big)
    assert any("takes the lead" in text for text in big)
    assert "is over" in big[-1]


def test_stopping_and_changing(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    assert desk.tables.following(table, WATCHER) == ""
    desk.tables.follow(desk.id(), table, WATCHER, "phase")
    desk.tables.follow(desk.id(), table, WATCHER, "end")
    assert desk.tables.following(table, WATCHER) == "end"
    to_next_chapter(desk, table, random.Random(1))
    desk.tables.follow(desk.id(), table, WATCHER, "stop")
    desk.tables.follow(desk.id(), table, WATCHER, "stop")
    assert desk.tables.following(table, WATCHER) == ""
    assert notices(desk) == []
    with pytest.raises(Refused, match="how-unknown"):
        desk.tables.follow(desk.id(), table, WATCHER, "loudly")
    with pytest.raises(Refused, match="no-table"):
        desk.tables.follow(desk.id(), 77, WATCHER, "end")


def test_closed_private_messages_end_the_notices(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    desk.tables.follow(desk.id(), table, WATCHER, "phase")
    chooser = random.Random(1)
    to_next_chapter(desk, table, chooser)
    (notice,) = notices(desk)
    desk.tables.dm_refused(notice)
    to_next_chapter(desk, table, chooser)
    assert notices(desk) == []
    desk.tables.follow(desk.id(), table, WATCHER, "phase")
    to_next_chapter(desk, table, chooser)
    assert len(notices(desk)) == 1, "asked for again, tried again"


def test_a_crash_loses_and_doubles_nothing(desk: Desk) -> None:
    table = desk.started("karnag", 2)
    desk.tables.follow(desk.id(), table, WATCHER, "phase")
    chooser = random.Random(1)
    real = desk.tables.followers_hear

    def dies(change: Change) -> None:
        real(change)
        if change.session.posts(table, DmBody):
            raise KeyboardInterrupt

    after = [(when, dies if what == real else what) for when, what in desk.tables.changes.after_change]
    desk.tables.changes = msgspec.structs.replace(desk.tables.changes, after_change=after)
    with pytest.raises(KeyboardInterrupt):
        to_next_chapter(desk, table, chooser)
    desk.restart()
    assert notices(desk) == []
    (person,) = desk.awaited(table)
    desk.tables.play(desk.id(), table, person, [random_choice(desk.legal(table, person), chooser)])
    assert len(notices(desk)) == 1
    desk.restart()
    assert len(notices(desk)) == 1
