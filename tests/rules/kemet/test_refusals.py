"""Every reason for a refusal has its moment: the right words, the right clause, and something that works instead."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from rules.core import Action, FastDice
from rules.kemet.actions import (
    Aftermath,
    Answer,
    Battle,
    Buy,
    Card,
    City,
    Creature,
    Done,
    First,
    Move,
    Night,
    Order,
    Position,
    Pray,
    Raise,
    Recruit,
    Retreat,
    Setup,
    Step,
)
from tests.rules.kemet.scene import DONE, OlderScene, Scene
from tests.rules.kemet.scene import GAME as KEMET

THREE = "ruby sapphire diamond"


def day() -> Scene:
    return Scene(3, THREE).troop(0, "1a", 3).turn(0)


def buying(level: int = 4) -> Scene:
    return Scene(3, THREE).pyramid("1a", "ruby", level).turn(0).do(0, Buy(box="ruby"))


def moving() -> Scene:
    return day().march(0, "1a")


def crowding(*cards: str) -> Scene:
    """On the way, over the limit, with a creature in supply and a troop in 1a that could take it."""
    scene = Scene(3, "ruby sapphire onyx").own(0, "priest of mafdet", "phoenix").hand(0, *cards)
    return scene.troop(0, "1a", 1).troop(0, "1b", 5).troop(0, "F1", 3).turn(0).march(0, "1b", Step("F1", 5))


def led() -> Scene:
    """A Transfer card has been played and its step not made."""
    scene = Scene(3, "ruby sapphire onyx").own(0, "priest of mafdet", "phoenix").troop(0, "1a", 1).troop(0, "1b", 3)
    scene.hand(0, "transfer", "swiftness", "prayer").turn(0).march(0, "1b", "F1")
    return scene.do(0, Card("transfer", "T2"))


def placing() -> Scene:
    return Scene(3, THREE).hand(0, "tactical support").turn(0).do(0, Card("tactical support"))


def council() -> Scene:
    return Scene(3, THREE).troop(0, "F1", 4).troop(1, "T1", 3).turn(0).march(0, "F1", "T1")


def diversion() -> Scene:
    scene = OlderScene(3, THREE).hand(0, "diversion").troop(0, "F1", 4).troop(1, "T1", 3).turn(0).march(0, "F1", "T1")
    return scene.fight(0, 1, "3", "4", a=("diversion",))


def wound() -> Scene:
    scene = Scene(3, THREE).own(0, "divine wound").hand(0, "prayer")
    return scene.troop(0, "F1", 4).troop(1, "T1", 3).turn(0).march(0, "F1", "T1").fight(0, 1, "3", "4")


def lost() -> Scene:
    return council().fight(0, 1, "2", "5")


def fleeing() -> Scene:
    scene = Scene(3, THREE).troop(0, "B1", 5).troop(1, "O1", 3).troop(2, "T1", 1).troop(1, "F2", 4).turn(0)
    return scene.march(0, "B1", "O1").fight(0, 1, "4", "8").do(1, Aftermath("retreat"))


def fleeing_in_2024() -> Scene:
    scene = Scene(3, THREE, printing="2024").troop(0, "B1", 5).troop(1, "O1", 3).troop(1, "F2", 1).turn(0)
    return scene.march(0, "B1", "O1").fight(0, 1, "4", "8").do(1, Aftermath("retreat"))


def buying_in_2024(*cards: str) -> Scene:
    scene = Scene(3, THREE, printing="2024").pyramid("1a", "ruby", 1).hand(0, *cards).turn(0)
    return scene.do(0, Buy(box="ruby"), DONE)


def in_2024() -> Scene:
    scene = Scene(3, THREE, printing="2024").own(0, "phoenix").troop(0, "1a", 2, "phoenix").turn(0)
    return scene.march(0, "1a")


def forced_march() -> Scene:
    """The Move of the gold token, from a pyramid, with a Transfer card in hand."""
    scene = Scene(3, "ruby sapphire onyx").own(0, "forced march").pyramid("1a", "ruby", 1).troop(0, "1a", 2)
    scene.hand(0, "transfer").turn(0).do(0, Pray("pray1"), Move(token="gold"), Order("gold"))
    return scene.do(0, Move(troop="1a"))


def keeping() -> Scene:
    scene = Scene(3, THREE).own(1, "phoenix", "royal scarab").pyramid("1a", "ruby", 1).troop(0, "1a", 5)
    scene.troop(1, "SA", 2, "phoenix").troop(1, "DM", 2, "royal scarab").turn(0)
    scene.march(0, "1a", Step("SA", 5, way="teleport")).fight(0, 1, "2", "8")
    return scene.do(1, Aftermath("retreat"))


def winner_dead() -> Scene:
    scene = Scene(3, THREE, loser_may_stay=True).hand(1, "bloodbath").troop(0, "F1", 2).troop(1, "T1", 2)
    return scene.turn(0).march(0, "F1", "T1").fight(0, 1, "2", "7", d=("bloodbath",))


def two_battles() -> Scene:
    scene = Scene(3, THREE, printing="2024").troop(1, "1a", 1).troop(1, "1b", 1).turn(0)
    return scene.do(0, Recruit(), Recruit("1a 1"), Recruit("1b 1"), DONE)


def silver(*actions: Action) -> Scene:
    return Scene(3, THREE).own(0, "ruby act of god").turn(0).do(0, *actions)


def swapping() -> Scene:
    return Scene(3, THREE).pyramid("1a", "ruby", 2).turn(0).do(0, Buy(box="ruby"), Buy(tile="wrryt storm"))


def raising() -> Scene:
    return Scene(3, THREE).turn(0).do(0, Raise())


def recruiting() -> Scene:
    return Scene(3, THREE).turn(0).do(0, Recruit())


def spending() -> Scene:
    return Scene(3, THREE).vets(0, 2).pp(0, 8).night()


def drawing(printing: str = "2021") -> Scene:
    scene = Scene(3, THREE, printing=printing).vets(0, 3).pp(0, 11)
    scene.state.hands[2] += scene.state.deck[2:]
    scene.state.deck = scene.state.deck[:2]
    return scene.night()


def after_the_token(stage: str) -> Scene:
    scene = Scene(3, THREE).own(0, "phoenix", "ruby act of god").troop(0, "1a", 1).turn(0).do(0, Pray("pray1"))
    return scene if stage == "bonus" else scene.do(0, DONE)


CASES: list[tuple[Callable[[], Scene], int, Action, str, str]] = [
    (day, 0, Step("F1", 1), "asks-turn", "T-38"),
    (buying, 0, Pray("pray1"), "asks-buy", "T-51"),
    (swapping, 0, DONE, "asks-swap", "T-163"),
    (raising, 0, Pray("pray1"), "asks-raise", "T-65"),
    (recruiting, 0, Raise(), "asks-recruit", "T-72"),
    (placing, 0, Pray("pray1"), "asks-place", "T-165"),
    (moving, 0, Pray("pray1"), "asks-move", "T-77"),
    (two_battles, 0, DONE, "asks-order", "T-75"),
    (lambda: OlderScene(3, THREE).own(0, "vision").night(), 0, DONE, "asks-vision", "T-134"),
    (lambda: Scene(3, THREE).own(0, "vision").night(), 0, DONE, "asks-discard", "T-134"),
    (lambda: Scene(3, THREE).own(0, "vision").night(), 0, Answer("diversion"), "bluff-stays", "T-24"),
    (spending, 0, Position(1), "asks-prayers", "T-127"),
    (council, 1, Aftermath("recall"), "asks-battle", "T-97"),
    (diversion, 0, DONE, "asks-diversion", "T-95"),
    (wound, 0, Battle("3", "7"), "asks-wound", "T-95"),
    (lost, 1, DONE, "asks-loser", "T-112"),
    (fleeing, 0, Aftermath("stay"), "asks-retreat", "T-114"),
    (keeping, 1, DONE, "asks-keep", "T-115"),
    (lambda: lost().do(1, Aftermath("recall")), 0, DONE, "asks-winner", "T-118"),
    (lambda: Scene(3).troop(0, "SA", 2).night(), 0, Position(1), "asks-offering", "T-123"),
    (lambda: Scene(3).troop(0, "DT", 2).night(), 0, Position(1), "asks-delta", "T-124"),
    (drawing, 0, DONE, "asks-cards", "T-128"),
    (lambda: Scene(3).night(), 0, Pray("pray1"), "asks-position", "T-131"),
    (lambda: after_the_token("end"), 0, Pray("pray2"), "tokens-lie", "T-159"),
    (lambda: after_the_token("bonus"), 0, Creature("phoenix", "1a"), "finish-placing", "T-159"),
    (lambda: silver(Pray("pray1"), Pray("pray2", token="silver")), 0, DONE, "actions-wait", "T-45"),
    (lambda: silver(Pray("pray1"), Pray("pray2", token="silver")), 0, Order("raise"), "no-token-there", "T-45"),
    (day, 0, Order("raise"), "no-actions-open", "T-45"),
    (lambda: silver(Pray("pray1")), 0, Pray(token="gold"), "no-gold", "T-44"),
    (
        lambda: Scene(3, "ruby sapphire onyx").own(0, "forced march").turn(0).do(0, Raise()),
        0,
        Recruit(token="gold"),
        "gold-does-not",
        "T-44",
    ),
    (
        lambda: Scene(3, "ruby sapphire onyx").own(0, "forced march").turn(0).do(0, Raise()),
        0,
        Recruit(token="silver"),
        "no-silver",
        "T-43",
    ),
    (day, 0, Pray(), "which-space", "T-38"),
    (day, 0, Buy(), "which-space", "T-38"),
    (day, 0, Pray("move2"), "other-space", "T-9"),
    (
        lambda: (
            Scene(3, THREE).pyramid("1a", "ruby", 1).pyramid("1b", "sapphire", 1).pyramid("1c", "diamond", 1).turn(0)
        ),
        0,
        Buy(box="blank"),
        "no-blank-box",
        "T-54",
    ),
    (buying, 0, Buy(box="ruby"), "which-tile", "T-51"),
    (buying, 0, Buy(tile="mercenaries sword"), "tile-not-in-game", "T-169"),
    (buying, 0, Buy(tile="legion"), "no-pyramid", "T-51"),
    (raising, 0, Raise(), "which-pyramid", "T-65"),
    (raising, 0, Raise("2a", 1, "ruby"), "only-your-pyramids", "T-71"),
    (recruiting, 0, Recruit(), "which-zone", "T-72"),
    (recruiting, 0, Recruit("1a 0"), "no-units", "T-72"),
    (placing, 0, DONE, "one-at-least", "T-165"),
    (
        lambda: OlderScene(3).troop(0, "1a", 2).hand(0, "prayer").turn(0).march(0, "1a"),
        0,
        Card("prayer"),
        "before-the-first-step",
        "T-42",
    ),
    (
        lambda: Scene(3).troop(0, "1a", 2).hand(0, "swiftness").turn(0).do(0, Move(space="move3")),
        0,
        Card("swiftness"),
        "which-troop",
        "T-77",
    ),
    (lambda: crowding("prayer"), 0, Card("prayer"), "over-the-limit", "T-90"),
    (led, 0, Card("prayer"), "card-leads-to", "T-79"),
    (led, 0, Card("swiftness"), "card-leads-to", "T-79"),
    (
        lambda: OlderScene(3).hand(0, "divine memory").discarded("glory").turn(0),
        0,
        Card("divine memory", "prayer"),
        "not-in-discard",
        "T-157",
    ),
    (
        lambda: Scene(3, THREE, printing="2024").own(0, "phoenix").troop(0, "1a", 2).turn(0).march(0, "1a"),
        0,
        Creature("phoenix", "1a"),
        "creatures-wait",
        "T-60",
    ),
    (crowding, 0, Creature("phoenix", "1a"), "over-the-limit", "T-90"),
    (led, 0, Creature("phoenix", "1a"), "card-leads-to", "T-79"),
    (lambda: Scene(3, THREE).troop(0, "1a", 1).turn(0), 0, Creature("phoenix", "1a"), "creature-not-in-supply", "T-60"),
    (lambda: day().do(0, Move(space="move3")), 0, Move(), "which-troop", "T-77"),
    (lambda: day().do(0, Move(space="move3")), 0, Step("F1", 1), "which-troop", "T-77"),
    (moving, 0, Step("1a", 1), "already-there", "T-83"),
    (moving, 0, Step("F1", 4), "not-so-many", "T-80"),
    (lambda: day().march(0, "1a", "F1"), 0, Step("T1", 1), "no-land-move", "T-77"),
    (
        lambda: (
            Scene(3, "ruby sapphire onyx")
            .own(0, "griffin sphinx", "royal scarab")
            .troop(0, "T1", 2, "griffin sphinx")
            .troop(0, "F1", 1, "royal scarab")
            .turn(0)
            .march(0, "T1")
        ),
        0,
        Step("F1", 2, "griffin sphinx"),
        "two-creatures",
        "T-90",
    ),
    (diversion, 0, Answer("prayer"), "not-offered", "T-95"),
    (wound, 0, Answer("bloody battle"), "not-in-hand", "T-95"),
    (lambda: lost().do(1, Aftermath("recall")), 0, Aftermath("retreat"), "winner-stays-or-recalls", "T-118"),
    (winner_dead, 1, Aftermath("retreat"), "nobody-to-flee", "T-112"),
    (fleeing, 0, Retreat("T1"), "retreat-not-free", "T-114"),
    (fleeing, 0, Retreat("F2"), "retreat-limit", "T-115"),
    (fleeing, 0, Retreat("4a"), "not-in-play", "T-4"),
    (two_battles, 0, Order("1c"), "no-battle-there", "T-75"),
    (lambda: Scene(3).troop(0, "SA", 2).night(), 0, Night(delta="yes"), "other-question", "T-123"),
    (spending, 0, Night(vets="1 cards"), "other-question", "T-127"),
    (spending, 0, Night(vets="2 PP"), "track-full", "T-150"),
    (drawing, 0, Night(vets="2 cards"), "not-so-many-cards", "T-156"),
    (lambda: Scene(3).night(), 0, Position(4), "no-such-place", "T-131"),
    (lambda: buying_in_2024("prayer"), 0, Card("prayer"), "cards-wait", "T-42"),
    (forced_march, 0, Step("T1", 2, way="teleport"), "no-teleport-by-gold", "T-44"),
    (forced_march, 0, Card("transfer", "T1"), "no-teleport-by-gold", "T-44"),
    (in_2024, 0, Step("F1", 2, "stays"), "creature-left-alone", "T-90"),
    (fleeing_in_2024, 0, Retreat("F2"), "retreat-not-empty", "T-114"),
    (lambda: drawing("2024"), 0, Night(vets="1 cards"), "veterans-per-card", "T-128"),
]


@pytest.mark.parametrize(("scene", "seat", "action", "reason", "clause"), CASES, ids=[case[3] for case in CASES])
def test_the_reason_fits(scene: Callable[[], Scene], seat: int, action: Action, reason: str, clause: str) -> None:
    refusal = scene().refused(seat, action)
    assert (refusal.kind, refusal.reason, refusal.clause) == ("illegal", reason, clause)


def test_reasons_about_cities() -> None:
    state, _ = KEMET.setup(3, KEMET.options(layout="printed", cities="chosen"), FastDice(4))
    first, second = state.order[:2]
    for seat, action, reason, clause in (
        (first, Done(), "asks-city", "T-29"),
        (first, City(5), "no-such-city", "T-4"),
        (second, City(2), "city-taken", "T-29"),
    ):
        if seat == second:
            KEMET.apply(state, first, City(2), FastDice(1))
        with pytest.raises(ValueError, match=reason) as caught:
            KEMET.check(state, seat, action)
        assert getattr(caught.value, "clause", "") == clause


@pytest.mark.parametrize(
    ("phase", "action", "reason", "clause"),
    [
        ("setup", Done(), "asks-setup", "T-30"),
        ("first", Done(), "asks-first", "T-31"),
        ("first", First("{two}"), "not-level-one", "T-31"),
        ("first", First("{other}"), "no-pyramid", "T-31"),
    ],
)
def test_reasons_of_the_set_up(phase: str, action: Action, reason: str, clause: str) -> None:
    state, _ = KEMET.setup(5, KEMET.options(setup_order="together"), FastDice(4))
    if phase == "first":
        for seat in range(5):
            city = seat + 1
            plan = f"{city}a ruby 2, {city}b sapphire 1"
            KEMET.apply(state, seat, Setup(f"{city}a {city}b", plan), FastDice(1))
    if isinstance(action, First):
        action = First(action.tile.format(two="carnage", other="priestess"))
    seat = KEMET.waiting(state)[0]
    with pytest.raises(ValueError, match=reason) as caught:
        KEMET.check(state, seat, action)
    assert getattr(caught.value, "clause", "") == clause


def test_nowhere_to_go_is_told_by_the_clause() -> None:
    """Without a zone the loser is recalled without a question, so this reason only ever explains the clause itself."""
    scene = lost()
    scene.troop(2, "F1", 1).troop(2, "F2", 1).troop(2, "O1", 1)
    refusal = scene.refused(1, Aftermath("retreat"))
    assert (refusal.reason, refusal.clause) == ("nowhere-to-go", "T-116")


def test_every_reason_in_the_code_has_a_text_and_a_test() -> None:
    catalogue = files("rules.kemet").joinpath("text", "en.ftl").read_text("utf-8")
    reasons = catalogue.split("# Why something is refused.")[1].split("# Options, one sentence each.")[0]
    keys = set(re.findall(r"^([a-z][a-z-]*) =", reasons, re.M))
    here = Path(__file__).parent
    tests = "".join(path.read_text("utf-8") for path in sorted(here.glob("test_*.py")))
    assert len(keys) > 100
    assert {key for key in keys if f'"{key}"' not in tests} <= {"not-possible"}
