"""Every Divine Intervention card does what it says. The last test finds any without one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from rules.core import rule
from rules.kemet.actions import Aftermath, Answer, Battle, Card, Move, Recruit, Step
from rules.kemet.events import Casualties, PrayerLost, Strength
from rules.kemet.mechanics.stock import OLDER as STOCK
from tests.rules.kemet.scene import DONE
from tests.rules.kemet.scene import OlderScene as Scene

THREE = "ruby sapphire diamond"
COVERED: set[str] = set()
F = TypeVar("F", bound=Callable[..., None])


def card(*words: str) -> Callable[[F], F]:
    def mark(test: F) -> F:
        COVERED.update(words)
        return test

    return mark


def attack(scene: Scene, attackers: int = 3, defenders: int = 3) -> Scene:
    return scene.troop(0, "F1", attackers).troop(1, "T1", defenders).turn(0).march(0, "F1", "T1")


@card("diversion")
def test_diversion_swaps_the_played_card_with_the_one_put_away() -> None:
    scene = attack(Scene(3, THREE).hand(0, "diversion"))
    scene.do(0, Battle(cards="diversion"), Battle("7", "2")).do(1, Battle("3", "8"))
    assert scene.legal(0) == [Answer("swap"), Answer("keep")]
    scene.do(0, Answer("swap"))
    assert [event.total for event in scene.told(Strength)] == [7, 6]
    keep = attack(Scene(3, THREE).hand(0, "diversion"))
    keep.do(0, Battle(cards="diversion"), Battle("7", "2")).do(1, Battle("3", "8")).do(0, Answer("keep"))
    assert [event.total for event in keep.told(Strength)] == [4, 6]


@card("war rage", "war fury", "bloody battle", "bloodbath", "bronze wall", "iron wall")
@pytest.mark.parametrize(
    ("word", "strength", "damage", "defense", "price"),
    [
        ("war rage", 1, 0, 0, 0),
        ("war fury", 2, 0, 0, 1),
        ("bloody battle", 0, 1, 0, 0),
        ("bloodbath", 0, 2, 0, 1),
        ("bronze wall", 0, 0, 1, 0),
        ("iron wall", 0, 0, 2, 1),
    ],
)
def test_cards_that_add_figures(word: str, strength: int, damage: int, defense: int, price: int) -> None:
    scene = attack(Scene(3, THREE).hand(0, word)).fight(0, 1, "4", "5", a=(word,))
    side = scene.told(Strength)[0]
    assert (side.total, side.damage, side.defense) == (3 + 3 + strength, damage, 1 + defense)
    assert scene.state.pp[0] == 7 - price


@card("war rage")
def test_equal_cards_add_up() -> None:
    scene = attack(Scene(3, THREE).hand(0, "war rage", "war rage"))
    scene.fight(0, 1, "4", "5", a=("war rage", "war rage"))
    assert scene.told(Strength)[0].lines["war rage"] == 2


@card("glory")
@pytest.mark.parametrize(("play", "pp"), [("2", 4), ("7", 0)])
def test_glory_pays_for_a_victory(play: str, pp: int) -> None:
    scene = attack(Scene(3, THREE).hand(0, "glory").pp(0, 0)).fight(0, 1, play, "4", a=("glory",))
    assert scene.state.pp[0] == pp


@card("divine protection")
def test_divine_protection_spares_a_winner_from_damage() -> None:
    """Damage does nothing to a winner; unblockable damage does; a loser is not protected."""
    won = Scene(3, THREE).own(1, "carnage").hand(0, "divine protection").hand(1, "bloodbath")
    attack(won, 5, 4).fight(0, 1, "2", "8", a=("divine protection",), d=("bloodbath",))
    assert [event.total for event in won.told(Strength)] == [9, 5]
    assert won.told(Strength)[1].damage == 3
    losses = won.told(Casualties)[0]
    assert (losses.unblockable, losses.own, losses.damage) == (1, 0, 0)
    own = Scene(3, THREE).hand(0, "divine protection")
    attack(own, 5, 4).fight(0, 1, "1", "7", a=("divine protection",))
    assert (own.told(Casualties)[0].own, own.told(Casualties)[0].damage) == (2, 0)
    beaten = Scene(3, THREE).hand(0, "divine protection")
    attack(beaten, 3, 5).fight(0, 1, "4", "7", a=("divine protection",))
    assert [event.total for event in beaten.told(Strength)] == [6, 6]  # a tie: the attacker loses
    assert beaten.told(Casualties)[0].damage == 2


@card("reinforcements")
@rule("T-165")
def test_reinforcements_card_before_the_retreat() -> None:
    scene = attack(Scene(3, THREE).hand(0, "reinforcements"), 3, 2).fight(0, 1, "4", "8", a=("reinforcements",))
    assert scene.waiting == (0,)
    assert scene.refused(0, Recruit("T1 1")).reason in ("not-your-zone", "not-free")  # the loser still stands there
    assert scene.refused(0, Recruit("1a 4")).reason == "too-many-units"
    scene.do(0, Recruit("1a 2"), DONE)
    assert scene.units("1a") == 2
    assert scene.waiting == (1,)
    alone = attack(Scene(3, THREE).hand(0, "reinforcements"), 3, 1).fight(0, 1, "3", "2", a=("reinforcements",))
    alone.do(0, Recruit("T1 3"))  # nobody else is left there; 3 - 1 lost + 3
    assert alone.units("T1") == 5
    lost = attack(Scene(3, THREE).hand(0, "reinforcements"), 1, 5).fight(0, 1, "4", "4", a=("reinforcements",))
    assert lost.waiting == (0,)
    assert lost.legal(0) == [Aftermath("retreat"), Aftermath("recall")]


@card("prayer")
def test_prayer() -> None:
    assert Scene(3).hand(0, "prayer").pp(0, 10).turn(0).do(0, Card("prayer")).state.pp[0] == 11


@card("mana theft")
def test_mana_theft_takes_from_all_and_gives_one() -> None:
    scene = Scene(3).hand(0, "mana theft").pp(0, 3).pp(1, 5).pp(2, 0).turn(0).do(0, Card("mana theft"))
    assert scene.state.pp == [4, 4, 0]
    assert [event.seat for event in scene.told(PrayerLost)] == [1]


@card("enlistment")
def test_enlistment_places_one_or_two() -> None:
    scene = Scene(3).hand(0, "enlistment").troop(0, "T1", 5).troop(0, "F1", 4).turn(0).do(0, Card("enlistment"))
    zones = {action.where.split()[0] for action in scene.legal(0, Recruit)}  # type: ignore[attr-defined]
    assert zones == {"1a", "1b", "1c", "F1"}
    assert scene.refused(0, Recruit("1a 3")).reason == "too-many-units"
    scene.do(0, Recruit("F1 1"), DONE)
    assert scene.units("F1") == 5
    assert scene.state.pp[0] == 7


@card("raining fire")
def test_raining_fire() -> None:
    scene = Scene(3, THREE).own(1, "phoenix").hand(0, "raining fire").troop(1, "2a", 1, "phoenix").turn(0)
    scene.do(0, Card("raining fire", "2a"))
    assert (scene.units("2a"), scene.state.supply[1], scene.state.pp[0]) == (0, 12, 6)
    assert scene.state.stable[1] == 1


@card("divine memory")
def test_divine_memory() -> None:
    scene = Scene(3).hand(0, "divine memory").discarded("glory", "prayer").turn(0)
    scene.do(0, Card("divine memory", "prayer"))
    assert scene.state.hands[0] == [STOCK.card["prayer"]]
    assert scene.state.pp[0] == 6


@card("swiftness")
def test_swiftness_at_any_point_of_the_move() -> None:
    scene = Scene(3).hand(0, "swiftness").troop(0, "1a", 2).turn(0).march(0, "1a", "F1")
    scene.do(0, Card("swiftness"), Step("T1", 2))
    assert scene.holder("T1") == 0
    assert not scene.legal(0, Step)


@card("teleportation")
def test_teleportation_from_anywhere_for_the_cards_price() -> None:
    scene = Scene(3, THREE).hand(0, "teleportation").pyramid("1a", "ruby", 1).troop(0, "F1", 3).pp(0, 1).turn(0)
    scene.do(0, Move(space="move3"), Move(troop="F1"))
    assert scene.refused(0, Card("teleportation")).reason == "wrong-target"
    scene.do(0, Card("teleportation", "T2"))
    assert {action.to for action in scene.legal(0)} == {"T2"}  # type: ignore[attr-defined]
    assert scene.refused(0, DONE).reason == "card-leads-to"
    scene.do(0, Step("T2", 2, way="teleport"))
    assert (scene.units("T2"), scene.units("F1"), scene.state.pp[0]) == (2, 1, 0)
    assert Step("O2", 2) in scene.legal(0)  # its land move is left
    assert not [a for a in scene.legal(0, Step) if a.way]  # type: ignore[attr-defined]


@card("teleportation")
def test_a_second_teleport_is_refused() -> None:
    scene = Scene(3, THREE).hand(0, "teleportation").pyramid("1a", "ruby", 1).troop(0, "1a", 3).turn(0)
    scene.march(0, "1a", Step("T2", 3, way="teleport"))
    refusal = scene.refused(0, Card("teleportation", "T1"))
    assert (refusal.reason, refusal.clause) == ("teleported-already", "T-81")


@card("open gates")
def test_open_gates() -> None:
    scene = Scene(3, THREE).own(0, "priest of mafdet").hand(0, "open gates").troop(0, "T1", 2).turn(0)
    scene.march(0, "T1", "F2")
    assert scene.refused(0, Step("2a", 2)).clause == "T-86"
    scene.do(0, Card("open gates"), Step("2a", 2))
    assert scene.holder("2a") == 0
    assert scene.state.pp[0] == 6


@rule("T-13")
def test_prices_of_the_cards() -> None:
    dear = {"war fury", "bloodbath", "iron wall", "raining fire", "divine memory", "teleportation", "open gates"}
    assert {word: STOCK.cards[STOCK.card[word]].cost for word in STOCK.card_words} == {
        word: int(word in dear) for word in STOCK.card_words
    }


@rule("T-13")
def test_every_card_has_a_test_of_its_effect() -> None:
    assert set(STOCK.card_words) == COVERED
    assert sum(STOCK.cards[STOCK.card[word]].copies for word in COVERED) == 38
