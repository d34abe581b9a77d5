"""Earlier versions of the rules: games begun under them are played and checked as they began."""

from __future__ import annotations

import random

import msgspec
import pytest

from rules.core import FairDice, FastDice, Match, rule
from rules.core.dice import commitment
from rules.core.game import Retired
from rules.core.match import DeadEnd
from rules.core.players import random_choice
from rules.core.record import Damaged, opening_seal, record_of, verify
from rules.kemet import KEMET
from rules.kemet.actions import Battle, Card, Move, Step
from rules.kemet.events import HandsOpened, Standing
from tests.rules.kemet.scene import DONE, OlderScene, Scene

FIRST = KEMET.at(1)
SECRET, SALT = bytes(range(32)), "salt"


def crowded(*cards: str, points: int = 2) -> Scene:
    """Seven units in 1b, no land move left: only a teleport for 2 PP puts them right, or a card that adds a move."""
    scene = OlderScene(3, "ruby sapphire diamond").pyramid("1b", "ruby", 1).troop(0, "F1", 3).troop(0, "1b", 4)
    scene.pp(0, points).hand(0, *cards).turn(0)
    return scene.do(0, Move(space="move3"), Move(troop="F1"), Step("1b", 3))


@rule("T-79", "T-90")
def test_a_card_that_would_leave_nothing_to_do_is_refused() -> None:
    scene = crowded("open gates")
    assert Card("open gates") not in scene.legal(0)
    refusal = scene.refused(0, Card("open gates"))
    assert (refusal.reason, refusal.clause) == ("card-blocks-move", "T-90")
    assert Card("open gates") in crowded("open gates", points=3).legal(0), "the teleport can still be paid"
    both = crowded("open gates", "swiftness")
    assert {Card("open gates"), Card("swiftness")} <= set(both.legal(0)), "Swiftness adds a way on"
    both.do(0, Card("open gates"))
    assert both.legal(0) == [Card("swiftness")]
    both.do(0, Card("swiftness"))
    assert both.legal(0, Step)


def test_it_could_be_played_under_version_1() -> None:
    scene = crowded("open gates")
    scene.state.rules = 1
    assert Card("open gates") in FIRST.legal(scene.state, 0)
    FIRST.apply(scene.state, 0, Card("open gates"), FastDice(1))
    assert FIRST.waiting(scene.state) == (0,)
    assert FIRST.legal(scene.state, 0) == []


def test_a_table_of_version_1_cannot_be_stuck_any_more_and_its_log_is_played_again() -> None:
    scene = crowded("open gates")
    scene.state.rules = 1
    match = Match(FIRST, 3, FIRST.options(), FastDice(1))
    match.state = scene.state
    match._legal.clear()
    with pytest.raises(DeadEnd):
        match.play(0, Card("open gates"))
    assert match.stuck is None
    match.trusting = True
    match.play(0, Card("open gates"))
    assert match.stuck == 0


def test_versions_by_number() -> None:
    assert (KEMET.version, KEMET.at(2).version, FIRST.version) == (3, 2, 1)
    assert type(FIRST) is type(KEMET)
    assert KEMET.at(3) is KEMET
    for game in (KEMET, KEMET.at(2), FIRST):
        assert game.setup(2, game.options(), FastDice(1))[0].rules == game.version
        with pytest.raises(Retired):
            game.at(9)


def test_a_snapshot_from_before_is_one_of_version_1() -> None:
    state, _ = FIRST.setup(3, FIRST.options(), FastDice(1))
    data = msgspec.msgpack.decode(FIRST.encode(state))
    del data["rules"], data["learned"], data["cities"]
    for option in FIRST.options.since:
        del data["options"][option]
    old = FIRST.decode(msgspec.msgpack.encode(data))
    assert (old.rules, old.learned) == (1, None)


@pytest.mark.parametrize("version", [1, 2])
def test_a_record_of_an_older_version_verifies(version: int) -> None:
    game = KEMET.at(version)
    options = game.options()
    seal = opening_seal("kemet", version, 3, options, commitment(SECRET), SALT)
    match = Match(game, 3, options, FairDice(SECRET, SALT), seal=seal)
    rng = random.Random(4)
    while match.waiting:
        seat = rng.choice(match.waiting)
        match.play(seat, random_choice(match.legal(seat), rng))
        if rng.random() < 0.05 and match.undoable(seat):
            match.undo(seat)
    assert match.over
    told = any(isinstance(event, (Standing, HandsOpened)) for event in match.events)
    assert told == (version > 1)
    record = record_of(match, SECRET, SALT, reveal=True)
    assert record.version == version
    assert not set(record.options) & set(options.since), "options that came later are not part of it"
    assert verify(record).finished
    with pytest.raises(Damaged):
        verify(msgspec.structs.replace(record, version=version + 1))


def test_version_1_said_nothing_about_standing_answers() -> None:
    for version, told in ((1, 0), (2, 1)):
        scene = OlderScene(3).troop(0, "F1", 5).troop(1, "T1", 5).turn(0).march(0, "F1", "T1")
        scene.state.rules = version
        scene.do(1, Battle(after="lose recall"), Battle("8", "1")).do(0, Battle("2", "3"))
        assert [event.answer for event in scene.told(Standing)][:1] == ["recall"] * told
        assert scene.legal(0) != [DONE]
