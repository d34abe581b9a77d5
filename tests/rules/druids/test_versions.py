"""Games begun under earlier versions of these rules go on, and their records hold (docs/versions.md)."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rules.core import Damaged, FairDice, FastDice, Match, Record, Refusal, commitment, verify
from rules.core.players import random_choice
from rules.core.record import opening_seal, read, record_of, replay
from rules.druids import DRUIDS
from rules.druids.actions import Auto, Draw, Drawall, Lay, Pick
from tests.rules.druids.properties import invariants

SECRET, SALT = b"an older game", "77"
KEPT = ("version1", "version1-face-up")


def kept(name: str) -> Record:
    """Whole games written by version 1, by default and with every option the other way, and steps taken back."""
    return read((Path(__file__).parent / "records" / f"{name}.json").read_bytes())


@pytest.mark.parametrize("name", KEPT)
def test_a_record_holds_under_the_rules_that_wrote_it_and_no_others(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record = kept(name)
    assert record.version == 1
    report = verify(record)
    assert report.finished
    assert report.taken_back
    monkeypatch.setattr(DRUIDS, "before", {1: DRUIDS})
    with pytest.raises(Damaged):
        verify(record)


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("scouting", ["one by one", "face up"])
def test_games_of_every_version_are_played_and_checked(version: int, scouting: str) -> None:
    game = DRUIDS.at(version)
    assert game.version == version
    options = game.read_options({"scouting": scouting})
    seal = opening_seal("druids", version, 2, options, commitment(SECRET), SALT)
    match = Match(game, 2, options, FairDice(SECRET, SALT), seal=seal)
    rng = random.Random(version)
    while waiting := match.waiting:
        match.play(waiting[0], random_choice(match.legal(waiting[0]), rng))
        invariants(match.state)
        if len(match.lines) % 40 == 0 and not match.over:
            match.take_back(waiting[0], 2, sorted(match.asked_for(waiting[0], 2)))
    kinds = {type(step.action) for step in match.steps}
    assert (Pick in kinds) == (version == 1 and scouting == "face up")
    assert (Drawall in kinds) == (version == 2 and scouting == "face up")
    record = record_of(match, SECRET, SALT, reveal=True)
    assert record.version == version
    assert verify(record).finished


def test_a_game_of_version_1_goes_on_as_it_began() -> None:
    """From a stored position, which does not say its version: start pieces come by themselves, nothing is ordered."""
    match = replay(kept("version1"), 3)
    again = DRUIDS.at(1).decode(match.saved())
    assert again == match.state
    assert again.rules == 1
    seat = match.waiting[0]
    assert {type(action) for action in match.legal(seat)} == {Lay}
    with pytest.raises(Refusal) as caught:
        match.play(seat, Auto(2))
    assert caught.value.reason == "order-older"
    match.play(seat, match.legal(seat)[0])
    assert match.state.drawn >= 0, "the next one has come"
    line = match.game.read_line(match.imagine(seat, FastDice(1)), "auto rest all")
    assert [type(action) for action in line] == [Lay]


def test_a_game_of_today_draws_when_asked() -> None:
    match = Match(DRUIDS, 2, DRUIDS.options(), FastDice(1))
    assert [type(action) for action in match.legal(match.waiting[0])] == [Draw, Drawall, Auto]


def test_the_options_of_version_1_are_those_its_records_are_sealed_with() -> None:
    older = DRUIDS.at(1).options
    assert set(kept("version1").options) == set(older.__struct_fields__)
    assert set(older.__struct_fields__) < set(DRUIDS.options.__struct_fields__)
