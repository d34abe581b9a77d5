"""Votes: who may, what decides, when they end, and that each ends once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import Repeated
from bot.store.ballots import Ballot, majority
from bot.tables.refused import Refused
from tests.bot.features.absence.absent import DAY, HOUR, Waiting
from tests.bot.test_walk import fits, posts_of, spoken


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Waiting]:
    made = Waiting(tmp_path / "menhir.db")
    yield made
    made.store.close()


def ballot(**changes: object) -> Ballot:
    facts: dict[str, object] = {
        "what": "seat",
        "voters": [1, 2, 3],
        "choices": ["wait", "computer"],
        "otherwise": "wait",
        "ends": 10.0,
    }
    return Ballot(**(facts | changes))  # type: ignore[arg-type]


def test_what_decides() -> None:
    assert [majority(people) for people in (1, 2, 3, 4, 5)] == [1, 2, 2, 3, 3]
    assert ballot().decided() is None
    assert ballot(votes={"1": "computer"}).decided() is None
    assert ballot(votes={"1": "computer", "3": "computer"}).decided() == "computer"
    assert ballot(votes={"1": "computer"}).ended() == "wait", "one of three is not enough"
    assert ballot(votes={"1": "computer"}, plurality=True).ended() == "computer"
    tie = {"1": "computer", "2": "wait"}
    assert ballot(votes=tie, plurality=True, otherwise="wait").ended() == "wait"
    veto = ballot(choices=["agree", "refuse"], veto=True, otherwise="agree")
    veto.votes = {"1": "agree", "2": "agree"}
    assert veto.decided() is None
    assert veto.ended() == "agree"
    veto.votes["3"] = "refuse"
    assert veto.decided() == "refuse"


def test_the_question_about_a_seat(desk: Waiting) -> None:
    """Asked once, of the others, with five ways on; the absent person is not mentioned."""
    id = desk.started("pebbles", 4)
    desk.ask_about(id, 0)
    desk.ask_about(id, 0)
    (post,) = desk.votes(id)
    assert post.mentions == [101, 102, 103]
    assert "2 of 3 decide" in post.body.text
    assert [button.label for button in post.body.buttons] == [
        "Wait 3 more days: 0",
        "Computer plays on: 0",
        "Computer decides this once: 0",
        "Look for a stand-in: 0",
        "End the game: 0",
    ]
    desk.choose(id, 101, "computer")
    (post,) = desk.votes(id)
    assert post.body.buttons[1].label == "Computer plays on: 1"
    assert post.mentions == [101, 102, 103], "an edit mentions nobody; the row keeps whom it was for"


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_everything_asked_fits_discord(desk: Waiting, language: str) -> None:
    id = desk.table("karnag", 5)
    spoken(desk, id, language)
    desk.tables.start(desk.id(), id, 100)
    (awaited,) = desk.awaited(id)
    asker = next(person for person in (100, 101) if person != awaited)
    desk.later(25 * HOUR)
    for what in ("skip", "replace", "end"):
        desk.tables.ask_vote(desk.id(), id, asker, what)
    desk.tables.pause(desk.id(), id, asker, desk.now + 9 * DAY)
    desk.tables.replace(desk.id(), id, asker, None, 999, desk.now + 9 * DAY)
    desk.tables.replace(desk.id(), id, asker)
    desk.tables.lost_place(id)
    pages = asyncio.run(posts_of(desk, id))
    for page in pages:
        fits(page)
    assert sum("🗳️" in page.lines[0] for page in pages) == 4


def test_who_may_vote(desk: Waiting) -> None:
    id = desk.started("pebbles", 3)
    desk.ask_about(id, 0)
    with pytest.raises(Refused, match="vote-not-at-table"):
        desk.choose(id, 999, "computer")
    with pytest.raises(Refused, match="vote-about-you"):
        desk.choose(id, 100, "wait")
    with pytest.raises(Refused, match="nothing-asked"):
        desk.choose(id, 101, "dance")
    with pytest.raises(Refused, match="nothing-asked"):
        desk.tables.vote(desk.id(), id, 101, "vote9", "wait")
    assert desk.votes(id)[0].body.vote.votes == {}


def test_a_vote_can_be_changed_and_comes_once(desk: Waiting) -> None:
    id = desk.started("pebbles", 3)
    desk.ask_about(id, 0)
    key = desk.votes(id)[0].key
    desk.tables.vote("77", id, 101, key, "computer")
    with pytest.raises(Repeated):
        desk.tables.vote("77", id, 101, key, "computer")
    desk.tables.vote("78", id, 101, key, "wait")
    assert desk.votes(id)[0].body.vote.votes == {"101": "wait"}
    desk.restart()
    desk.choose(id, 102, "wait")
    (post,) = desk.votes(id)
    assert post.body.buttons == []
    assert "Wait for" in post.body.text
    with pytest.raises(Refused, match="nothing-asked"):
        desk.choose(id, 102, "computer")


def test_time_runs_out(desk: Waiting) -> None:
    """The choice with most votes counts; with none the table waits, and is asked again if nothing happened."""
    id = desk.started("karnag", 4)
    (absent,) = desk.awaited(id)
    seat = desk.seat_of(id, absent)
    desk.ask_about(id, seat)
    desk.later(3 * DAY + 1)
    (post,) = desk.votes(id)
    assert "0 of 3" in post.body.text
    desk.later(2 * DAY)
    assert len(desk.votes(id)) == 1, "three more days are three more days"
    desk.later(DAY)
    assert len(desk.votes(id)) == 2, "then the question comes again"
    desk.choose(id, next(person for person in (100, 101) if person != absent), "computer")
    desk.later(3 * DAY)
    assert desk.seat(id, seat).computer == "middle"
    while desk.tables.run_computers(id):
        pass
    assert sum(one.body.vote.seat == seat for one in desk.votes(id)) == 2, "and not again once it is settled"


def test_where_all_are_silent_nobody_is_asked_about_anybody(desk: Waiting) -> None:
    id = desk.started("pebbles", 3)
    desk.later(5 * DAY)
    assert desk.votes(id) == []
    desk.tables.play(desk.id(), id, 101, [desk.legal(id, 101)[0]])
    desk.later(2 * DAY)
    assert [post.body.vote.seat for post in desk.votes(id)] == [0, 2], "now somebody is kept waiting"


def test_playing_on_ends_the_vote(desk: Waiting) -> None:
    id = desk.started("pebbles", 3)
    desk.ask_about(id, 0)
    desk.choose(id, 101, "computer")
    desk.tables.play(desk.id(), id, 101, [desk.legal(id, 101)[0]])
    assert desk.votes(id)[0].body.buttons, "the others playing changes nothing"
    desk.tables.play(desk.id(), id, 100, [desk.legal(id, 100)[0]])
    (post,) = desk.votes(id)
    assert post.body.buttons == []
    assert "plays on" in post.body.text
    desk.later(4 * DAY)
    assert desk.seat(id, 0).person == 100


def test_nobody_to_ask(desk: Waiting) -> None:
    id = desk.started("pebbles", 1, computers=2)
    desk.ask_about(id, 0)
    assert desk.votes(id) == []


def test_two_players_decide_alone_but_not_at_once(desk: Waiting) -> None:
    id = desk.started("karnag", 2)
    (absent,) = desk.awaited(id)
    other = 101 if absent == 100 else 100
    desk.later(71 * HOUR)
    with pytest.raises(Refused, match="vote-too-soon"):
        desk.tables.ask_vote(desk.id(), id, other, "replace")
    desk.later(2 * HOUR)
    assert desk.votes(id)[0].mentions == [other], "after three days the other is asked"
    desk.choose(id, other, "computer")
    seat = next(one for one in (0, 1) if desk.seat(id, one).computer)
    assert "may return with /table join within 7 days" in desk.votes(id)[0].body.text
    assert desk.tables.join(desk.id(), id, absent, "Back") == seat
    assert desk.seat(id, seat).person == absent


def test_asking_needs_a_reason(desk: Waiting) -> None:
    id = desk.started("karnag", 3)
    (awaited,) = desk.awaited(id)
    asker, idle = (person for person in (100, 101, 102) if person != awaited)
    with pytest.raises(Refused, match="vote-too-soon"):
        desk.tables.ask_vote(desk.id(), id, asker, "skip")
    with pytest.raises(Refused, match="not-at-table"):
        desk.tables.ask_vote(desk.id(), id, 999, "skip")
    desk.later(25 * HOUR)
    with pytest.raises(Refused, match="vote-not-awaited"):
        desk.tables.ask_vote(desk.id(), id, asker, "skip", desk.seat_of(id, idle))
    with pytest.raises(Refused, match="vote-own-seat"):
        desk.tables.ask_vote(desk.id(), id, asker, "skip", desk.seat_of(id, asker))
    with pytest.raises(Refused, match="vote-which-seat"):
        desk.tables.ask_vote(desk.id(), id, awaited, "skip")
    desk.tables.ask_vote(desk.id(), id, asker, "skip")
    with pytest.raises(Refused, match="asked-already"):
        desk.tables.ask_vote(desk.id(), id, idle, "skip")


def test_a_default_decides_until_the_turn_passes_on(desk: Waiting) -> None:
    id = desk.started("karnag", 3)
    (awaited,) = desk.awaited(id)
    asker, other = (person for person in (100, 101, 102) if person != awaited)
    desk.later(25 * HOUR)
    desk.tables.ask_vote(desk.id(), id, asker, "skip")
    lines = desk.row(id).lines
    desk.choose(id, other, "agree")
    assert desk.row(id).lines > lines
    assert awaited not in desk.awaited(id)
    assert desk.seat(id, desk.seat_of(id, awaited)).person == awaited, "the seat stays"
    assert "this once" in desk.votes(id)[0].body.text


def test_a_voter_who_leaves_no_longer_counts(desk: Waiting) -> None:
    id = desk.started("pebbles", 4)
    desk.tables.pause(desk.id(), id, 100)
    desk.choose(id, 101, "agree")
    desk.choose(id, 102, "agree")
    assert desk.row(id).paused is None
    desk.tables.resign(desk.id(), id, 103)
    assert desk.row(id).paused is not None, "all who still sit there agree"


def test_ending_needs_more_than_half(desk: Waiting) -> None:
    id = desk.started("pebbles", 4)
    desk.tables.ask_vote(desk.id(), id, 100, "end")
    desk.choose(id, 101, "agree")
    assert desk.row(id).status == "running", "two of four are half"
    desk.choose(id, 102, "agree")
    assert desk.row(id).status == "closed"
    assert desk.awaited(id) == []
    assert desk.calls(id) == []
    other = desk.table("pebbles", 3, place=12)
    desk.tables.start(desk.id(), other, 100)
    desk.tables.ask_vote(desk.id(), other, 100, "end")
    desk.later(4 * DAY)
    assert desk.row(other).status == "running", "silence does not end a game that is awake"


def test_votes_end_with_the_game(desk: Waiting) -> None:
    id = desk.started("pebbles", 3)
    desk.ask_about(id, 0)
    desk.tables.end(desk.id(), id, 100)
    (post,) = desk.votes(id)
    assert post.body.buttons == []
    desk.later(10 * DAY)
    assert desk.votes(id)[0].body.text == post.body.text
