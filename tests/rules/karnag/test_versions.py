"""Games begun under earlier versions of Karnag's rules go on, and their records hold (docs/versions.md)."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rules.core import Damaged, FairDice, FastDice, Game, Match, Record, commitment, proof, rule, verify
from rules.core.players import random_choice
from rules.core.record import opening_seal, read, record_of
from rules.karnag import KARNAG
from rules.karnag.actions import Capture, Card, Gem, Learn, Move, Obstacle
from rules.karnag.board import WORD
from rules.karnag.state import MAIN, SECONDARY, KarnagOptions
from tests.rules.karnag.scene import Scene, p

FIRST = KARNAG.at(1)
SECRET, SALT = b"an older game", "77"
VERSIONS = [1, KARNAG.version]


def kept() -> Record:
    return read((Path(__file__).parent / "records" / "version1.json").read_bytes())


def test_a_record_holds_under_the_rules_that_wrote_it_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    record = kept()
    assert record.version == 1
    assert verify(record).finished
    monkeypatch.setattr(KARNAG, "before", {1: KARNAG})
    with pytest.raises(Damaged):
        verify(record)


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("chosen", [{}, {"setup": "advanced", "compensation": "vp"}])
def test_games_of_every_version_are_played_taken_back_and_checked(version: int, chosen: dict[str, str]) -> None:
    game = KARNAG.at(version)
    assert game.version == version
    options = game.read_options(chosen)
    seal = opening_seal("karnag", version, 2, options, commitment(SECRET), SALT)
    match = Match(game, 2, options, FairDice(SECRET, SALT), seal=seal)
    rng = random.Random(version)
    while waiting := match.waiting:
        match.play(waiting[0], random_choice(match.legal(waiting[0]), rng))
        if len(match.lines) % 25 == 0 and not match.over:
            match.take_back(waiting[0], 2, sorted(match.asked_for(waiting[0], 2)))
    record = record_of(match, SECRET, SALT, reveal=True)
    assert record.version == version
    assert verify(record, hash=match.seal).finished


def test_a_snapshot_is_read_under_the_version_of_its_table() -> None:
    options = FIRST.read_options({})
    state, _ = FIRST.setup(2, options, FastDice(1))
    assert state.rules == 1
    written = msgspec.msgpack.decode(FIRST.encode(state))
    del written["rules"]  # as version 1 wrote it
    for name in set(written["options"]) - set(options.of_version(1)):
        del written["options"][name]
    snapshot = msgspec.msgpack.encode(written)
    assert FIRST.decode(snapshot).rules == 1
    assert FIRST.decode(snapshot) == state
    assert KARNAG.decode(KARNAG.encode(KARNAG.setup(2, KarnagOptions(), FastDice(1))[0])).rules == KARNAG.version


def test_version_1_knows_its_own_options_only() -> None:
    with pytest.raises(msgspec.ValidationError):
        FIRST.read_options({"escape_distance": "moves"})
    assert KARNAG.read_options({"escape_distance": "moves"}).escape_distance == "moves"


# --- what is different ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("version", "trap"), [(1, ["J8", "K8", "K9"]), (2, None)])
def test_the_basic_layout_of_a_version(version: int, trap: list[str] | None) -> None:
    state, _ = KARNAG.at(version).setup(2, KARNAG.at(version).read_options({}), FastDice(1))
    lies = [WORD[square] for square in state.obstacles["rock6"]]
    assert (lies == trap) == (trap is not None)
    assert sum(map(len, state.obstacles.values())) == 37


def placements(game: Game[Any, Any]) -> list[Obstacle]:
    state, _ = game.setup(2, game.read_options({"setup": "advanced"}), FastDice(1))
    return [action for action in game.legal(state, state.order[0]) if isinstance(action, Obstacle)]


@rule("K-160")
def test_tiles_that_differ_by_a_turn_are_equal_since_version_2() -> None:
    assert {action.tile for action in placements(FIRST)} == {"mixed1", "mixed2", "mixed3", "mixed4"}
    assert {action.tile for action in placements(KARNAG)} == {"mixed1", "mixed2", "mixed3"}


def captured_and_back(version: int, third: str = "S6") -> Scene:
    """A druid has captured, and a card has brought one from the council to the same square; another golem stands
    behind the first."""
    table = Scene(2).druids(0, "N2", "S5", third).creature("golem", p(1, 2)).creature("golem", p(3, 2))
    table.state.rules = version
    table.mana(0, 20).hand(0, "acceleration", "mana").acting(0, "capture", SECONDARY)
    table.play(Capture("N2"), Card("acceleration", "alone"), Move("council", "N2", 3))
    return table


@proof("K-123")
def test_a_druid_captures_once_per_action() -> None:
    table = captured_and_back(2)
    assert table.of(Capture) == []
    refusal = table.refuses(Capture("N2"))
    assert (refusal.reason, refusal.clause) == ("captured-already", "K-123")
    assert captured_and_back(1).of(Capture) == [Capture("N2")]
    table.acting(0, "capture", SECONDARY)
    assert table.of(Capture) == [Capture("N2")], "with the next cube it may again"


@rule("K-123")
def test_a_druid_that_has_not_captured_comes_back_first() -> None:
    table = captured_and_back(2, third="council")
    assert table.of(Capture) == [Capture("N2")]
    table.play(Capture("N2"))
    assert table.state.reserve[0][0] == 2


@rule("K-115")
def test_a_third_gem_was_possible_in_version_1() -> None:
    for version, places in ((1, {"B2"}), (2, set())):
        table = Scene(2).druids(0, "WB", "N3", "N6").mana(0, 20).hand(0, "acceleration").acting(0, "gems", SECONDARY)
        table.state.rules = version
        table.play(Gem("B6", "N6", "WB"), Gem("B3", "N3", "WB"), Card("acceleration", "alone"))
        table.play(Move("council", "N2", 3))
        assert table.gem_places() == places


@rule("K-140")
def test_a_bonus_learned_between_two_captures_counts() -> None:
    for version, flat in ((1, 0), (2, 1)):
        table = Scene(2).druids(0, "WE", "WC", "WG").level(0, capture=1).mana(0, 20)
        for row in (3, 5, 7):
            table.creature("golem", p(row, 2))
        table.acting(0, "capture", MAIN)
        table.state.rules = version
        table.play(Capture("WC"), Learn("capture"), Capture("WE"), Capture("WG"))
        assert table.state.vp[0] == 15 + flat, "once"
