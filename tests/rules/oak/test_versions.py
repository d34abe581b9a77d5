"""Games begun under earlier versions of Oak's rules go on, and their records hold (docs/versions.md)."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.core import Damaged, FairDice, FastDice, Game, Match, Record, commitment, verify
from rules.core.chat import plain
from rules.core.game import Filled, Retired
from rules.core.record import opening_seal, read, record_of
from rules.oak import OAK
from rules.oak.actions import Draw, Take, Temple
from rules.oak.board import CREATURE
from rules.oak.figures import FIGURES
from rules.oak.mechanics.climbing import sun_values
from rules.oak.options import OakOptions
from rules.oak.state import KeepTask
from tests.rules.oak.helpers.players import eager
from tests.rules.oak.scene import Table

SECRET, SALT = b"an older game", "77"


def kept(version: int) -> Record:
    """A solo game written by that version: Cailleach's owner draws, and steps are taken back behind a reveal."""
    return read((Path(__file__).parent / "records" / f"version{version}.json").read_bytes())


@pytest.mark.parametrize("version", [1, 2])
def test_a_record_holds_under_the_rules_that_wrote_it_and_no_others(
    version: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = kept(version)
    assert record.version == version
    report = verify(record)
    assert report.finished
    assert report.taken_back
    monkeypatch.setattr(OAK, "before", {version: OAK})
    with pytest.raises(Damaged):
        verify(record)


def test_a_record_of_version_3_holds_though_options_came_later() -> None:
    """Its head is sealed without the options of version 4."""
    record = kept(3)
    report = verify(record)
    assert report.finished
    assert report.taken_back
    assert "festival_equal" in record.options
    assert not record.options.keys() & OakOptions.since.keys()
    assert OakOptions.since.keys() <= OakOptions().of_version(4).keys()


def test_a_record_of_version_4_holds_with_the_sun_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    record = kept(4)
    assert verify(record).finished
    monkeypatch.setattr(OAK, "before", {4: OAK})
    with pytest.raises(Damaged):
        verify(record)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_since_version_5_the_sun_is_worth_what_fits_the_number_of_players(seats: int) -> None:
    old, new = (OAK.at(version).setup(seats, OakOptions(), FastDice(1))[0] for version in (4, 5))
    assert list(sun_values(old)) == [5, 9, 13, 17, 21, 25, 29, 33, 37, 41, 45]
    values = FIGURES.solar.values[str(seats)]
    assert list(sun_values(new)) == values == sorted(set(values))
    assert len(values) == FIGURES.solar.spaces
    assert OAK.view(old, 0).solar_values == list(sun_values(old))
    assert OAK.view(new, 0).solar_values == values
    again = OAK.at(4).decode(OAK.at(4).encode(old))
    assert list(sun_values(again)) == list(sun_values(old))


@pytest.mark.parametrize("version", [1, 2, 3, 4, 5])
def test_games_of_every_version_are_played_and_checked(version: int) -> None:
    game = OAK.at(version)
    assert game.version == version
    for seats in (1, 3):
        options = OakOptions()
        seal = opening_seal("oak", version, seats, options, commitment(SECRET), SALT)
        match = Match(game, seats, options, FairDice(SECRET, SALT), seal=seal)
        rng = random.Random(seats)
        while waiting := match.waiting:
            seat = rng.choice(waiting)
            match.play(seat, eager(match.state, seat, match.legal(seat), rng))
            if len(match.lines) % 25 == 0 and not match.over:
                match.take_back(seat, 2, sorted(match.asked_for(seat, 2)))
        record = record_of(match, SECRET, SALT, reveal=True)
        assert record.version == version
        assert verify(record, hash=match.seal).finished


def test_a_version_that_never_was_is_refused() -> None:
    assert OAK.at(OAK.version) is OAK
    with pytest.raises(Retired):
        OAK.at(OAK.version + 1)


def about_to_draw(game: Game[Any, Any]) -> Match:
    """Seat 0 owns Cailleach and takes a creature."""
    table = Table().empty_temples().creatures(0, "cailleach").display("korrigan", "selkie", "bodach")
    match = Match(game, 2, table.options, FastDice(3))
    match.state = game.decode(OAK.encode(table.state))
    match._legal.clear()
    match.play(0, Temple("storytelling2", "druid"))
    return match


def test_in_version_1_who_draws_with_cailleach_takes_her() -> None:
    game = OAK.at(1)
    match = about_to_draw(game)
    taking = Take("cailleach")
    assert taking in match.legal(0)
    assert Draw() not in match.legal(0)
    known = match.imagine(0)
    assert game.read_line(known, "take cailleach") == [taking]
    assert game.read_form(known, Filled("draw", {})) == [taking], "the command of today"
    assert game.chat is not None
    told = [
        plain(game.chat, said, "en", str)
        for said in (game.chat.deed(match.view(0), 0, taking), game.chat.choice(match.view(0), 0, taking, "what").label)
    ]
    assert told == ["draw 6 creatures, take one", "Cailleach: draw 6, take 1"]
    match.play(0, taking)
    assert isinstance(match.state.tasks[-1], KeepTask)
    assert match.undoable(0) == 0


def test_a_creature_is_taken_as_ever_in_version_1() -> None:
    match = about_to_draw(OAK.at(1))
    match.play(0, Take("selkie"))
    assert CREATURE["selkie"] in match.state.players[0].creatures


def test_until_version_2_an_undo_shuffled_what_cailleachs_owner_had_put_back() -> None:
    old, new = (about_to_draw(OAK.at(version)) for version in (2, 3))
    for match in (old, new):
        match.play(0, Draw())
        match.play(0, next(action for action in match.legal(0) if action != Take("the seelie court")))
        bottom = sorted(match.state.creature_deck[-5:])
        match.game.reseal(match.state, FastDice(1))
        assert (sorted(match.state.creature_deck[-5:]) == bottom) == (match is new)
        assert match.game.remembers(match.state) == (match is new)


@pytest.mark.parametrize("version", [1, 2, 3])
def test_an_option_of_later_rules_cannot_be_slipped_into_an_older_record(version: int) -> None:
    """The seal of its head does not cover it."""
    record = kept(version)
    usual = msgspec.structs.replace(record, options=OakOptions().of_version(4) | record.options)
    assert verify(usual).finished, "named, and as it is by default"
    slipped = {"stopping_final": not OakOptions().stopping_final}
    changed = msgspec.structs.replace(record, options=record.options | slipped)
    with pytest.raises(Damaged, match="`stopping_final` came with version 4"):
        verify(changed)
