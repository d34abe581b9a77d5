"""Pyramids and recruits (T-65 to T-76, T-165 to T-168)."""

from __future__ import annotations

import pytest

from rules.core import proof, rule
from rules.kemet.actions import Aftermath, Battle, Buy, Card, Done, Move, Order, Raise, Recruit, Step
from rules.kemet.events import BattleBegan
from tests.rules.kemet.scene import DONE, OlderScene, Scene

THREE = "ruby sapphire diamond"


@proof("T-66")
@rule("T-65")
@pytest.mark.parametrize(
    ("start", "target", "price"), [(2, 3, 3), (1, 3, 5), (0, 1, 1), (0, 2, 3), (1, 4, 9), (0, 4, 10)]
)
def test_prices_of_pyramids(start: int, target: int, price: int) -> None:
    scene = Scene(3, THREE).pp(0, price)
    if start:
        scene.pyramid("1a", "ruby", start)
    scene.turn(0).do(0, Raise(), Raise("1a", target, "" if start else "ruby"))
    assert scene.state.pp[0] == 0
    assert scene.state.level[scene.zone("1a")] == target
    poor = Scene(3, THREE).pp(0, price - 1)
    if start:
        poor.pyramid("1a", "ruby", start)
    refusal = poor.turn(0).do(0, Raise()).refused(0, Raise("1a", target, "" if start else "ruby"))
    assert (refusal.reason, refusal.clause) == ("too-dear", "T-66")
    assert refusal.facts == {"price": price, "have": price - 1}


@proof("T-65")
def test_one_pyramid_per_action() -> None:
    scene = Scene(3, THREE).pyramid("1a", "ruby", 1).pyramid("1b", "sapphire", 1).pp(0, 11).turn(0)
    scene.do(0, Raise(), Raise("1a", 2))
    assert scene.waiting == (1,)
    refusal = scene.turn(0).refused(0, Raise())
    assert refusal.reason == "space-taken"


@rule("T-65")
def test_no_way_down() -> None:
    scene = Scene(3, THREE).pyramid("1a", "ruby", 3).pp(0, 11).turn(0).do(0, Raise())
    assert scene.refused(0, Raise("1a", 3)).reason == "already-as-high"


@proof("T-67")
@rule("T-68")
def test_new_pyramids_need_an_empty_district_and_a_new_colour() -> None:
    scene = Scene(5).pyramid("1a", "ruby", 1).pyramid("1b", "onyx", 1).pp(0, 11).turn(0).do(0, Raise())
    assert scene.refused(0, Raise("1c", 1)).reason == "new-needs-colour"
    refusal = scene.refused(0, Raise("1c", 1, "ruby"))
    assert (refusal.reason, refusal.clause) == ("colour-built", "T-68")
    assert scene.refused(0, Raise("1a", 2, "diamond")).reason == "has-its-colour"
    assert scene.refused(0, Raise("2a", 1, "diamond")).clause == "T-71"
    scene.do(0, Raise("1c", 1, "diamond"))
    assert sorted(scene.state.boxes[0]) == [0, 2, 3]


@proof("T-68")
def test_two_players_build_two_pyramids() -> None:
    scene = Scene(2, "ruby onyx").pyramid("1a", "ruby", 1).pyramid("1b", "onyx", 1).pp(0, 11).turn(0).do(0, Raise())
    assert {action.district for action in scene.legal(0, Raise)} == {"1a", "1b"}  # type: ignore[attr-defined]
    refusal = scene.refused(0, Raise("1c", 1, "diamond"))
    assert (refusal.reason, refusal.clause) == ("colour-not-in-game", "T-68")
    three = Scene(3, THREE).pyramid("1a", "ruby", 1).pp(0, 11).turn(0).do(0, Raise())
    assert three.refused(0, Raise("1b", 1, "ruby")).clause == "T-68", "another of the same colour"
    full = Scene(5).pyramid("1a", "ruby", 1).pyramid("1b", "onyx", 1).pyramid("1c", "diamond", 1).pp(0, 11).turn(0)
    full.do(0, Raise())
    levels = [action for action in full.legal(0) if isinstance(action, Raise)]
    assert levels
    assert all(not action.colour for action in levels), "a fourth is not founded"


@proof("T-69")
def test_level_4_gives_fame_at_once() -> None:
    scene = Scene(3, THREE).pp(0, 10).turn(0).do(0, Raise(), Raise("1a", 4, "ruby"))
    assert scene.fame(0) == 1
    assert scene.state.boxes[0][0] == 0
    for level, fame in ((3, 0), (4, 1)):
        for holder, controller in ((None, 0), (1, 1)):
            held = Scene(3, THREE).pyramid("1a", "ruby", level)
            if holder is not None:
                held.troop(holder, "1a", 2)
            assert held.fame(controller) == fame
    leaves = Scene(3, THREE).pyramid("1a", "ruby", 1).troop(1, "1a", 2).turn(1).march(1, "1a")
    assert Step("T2", 2, way="teleport") in leaves.legal(1), "who holds it teleports from it"
    buys = Scene(3, THREE).pyramid("1a", "ruby", 1).troop(1, "1a", 2).turn(1).do(1, Buy(box="blank"))
    assert Buy(tile="charge") in buys.legal(1), "and buys with it"


@rule("T-69", "T-70")
def test_the_occupier_has_all_benefits() -> None:
    scene = Scene(3, THREE).pyramid("1a", "ruby", 4).troop(1, "1a", 2).turn(1)
    assert (scene.fame(0), scene.fame(1)) == (0, 1)
    scene.do(1, Buy(box="blank"))
    assert Buy(tile="giant scorpion") in scene.legal(1)
    scene.do(1, DONE)
    scene.turn(1).do(1, Move(space="move3"), Move(troop="1a"))
    assert Step("T2", 2, way="teleport") in scene.legal(1)


@proof("T-71")
@rule("T-70")
def test_raising_under_an_enemy() -> None:
    scene = Scene(3, THREE).pyramid("1a", "ruby", 3).troop(1, "1a", 2).turn(0)
    scene.do(0, Raise(), Raise("1a", 4))
    assert scene.state.pp[0] == 3
    assert (scene.fame(0), scene.fame(1)) == (0, 1)
    scene.march(1, "1a", "F1")
    assert (scene.fame(0), scene.fame(1)) == (1, 0)


@rule("T-71")
def test_option_not_to_build_under_an_enemy() -> None:
    scene = Scene(3, THREE, raise_in_occupied=False).pyramid("1a", "ruby", 3).troop(1, "1a", 2).troop(1, "1b", 1)
    scene.turn(0).do(0, Raise())
    assert {action.district for action in scene.legal(0, Raise)} == {"1c"}  # type: ignore[attr-defined]
    refusal = scene.refused(0, Raise("1a", 4))
    assert (refusal.reason, refusal.clause) == ("district-held", "T-71")


@proof("T-72")
def test_recruiting_costs_a_point_each() -> None:
    scene = Scene(3).troop(0, "1a", 3).pp(0, 6).turn(0).do(0, Recruit(), Recruit("1a 2"), Recruit("1c 3"))
    assert scene.state.pp[0] == 1
    assert (scene.units("1a"), scene.units("1c")) == (5, 3)
    refusal = scene.refused(0, Recruit("1c 1"))
    assert (refusal.reason, refusal.clause) == ("once-per-zone", "T-72")
    refusal = scene.refused(0, Recruit("1b 2"))
    assert (refusal.reason, refusal.clause) == ("too-dear", "T-72")
    scene.do(0, DONE)
    assert scene.state.supply[0] == 12 - 8


@rule("T-72")
def test_supply_limits_recruits() -> None:
    scene = Scene(3).troop(0, "1a", 5).troop(0, "1b", 5).pp(0, 11).turn(0).do(0, Recruit())
    assert scene.legal(0) == [Recruit("1c 1"), Recruit("1c 2"), DONE]
    assert scene.refused(0, Recruit("1c 3")).reason == "supply"
    assert scene.refused(0, Recruit("1a 1")).clause == "T-154"


@proof("T-73")
def test_never_in_another_city() -> None:
    scene = Scene(3).troop(0, "2a", 2).turn(0).do(0, Recruit())
    refusal = scene.refused(0, Recruit("2a 1"))
    assert (refusal.reason, refusal.clause) == ("foreign-city", "T-73")
    assert scene.refused(0, Recruit("F1 1")).reason == "only-districts"


@proof("T-74", "T-76", "T-167")
@rule("T-104")
def test_recruiting_into_a_held_district_is_an_attack() -> None:
    scene = Scene(3).troop(1, "1a", 2).troop(0, "1b", 5).turn(0).do(0, Recruit(), Recruit("1a 3"))
    began = scene.told(BattleBegan)[0]
    assert (began.attacker, began.defender, began.units) == (0, 1, (3, 2))
    scene.fight(0, 1, "3", "2")  # 3 + 3 + 1 home = 7 against 2 + 4 = 6
    assert scene.state.battle[0] == 1
    assert scene.waiting == (0,)  # both defenders died
    scene.do(0, Aftermath("stay"))
    assert scene.holder("1a") == 0
    assert scene.units("1a") == 2


@proof("T-168")
@rule("T-75", "T-120")
def test_two_battles_of_one_recruit() -> None:
    scene = Scene(3, printing="2024").troop(1, "1a", 1).troop(2, "1b", 1).hand(0, "prayer").turn(0)
    scene.state.battle_hands[0] = [1, 2, 3, 4]
    scene.state.face_up[0], scene.state.face_down[0] = [0, 5], [6, 7]
    scene.do(0, Recruit(), Recruit("1a 3"), Recruit("1b 3"))
    assert (scene.units("1a"), scene.holder("1a")) == (1, 1)
    scene.do(0, DONE)
    assert scene.legal(0) == [Order("1a"), Order("1b")]
    assert scene.refused(0, Card("prayer")).clause == "T-75"
    scene.do(0, Order("1b"))
    scene.do(0, Battle("3", "2")).do(2, Battle("1", "8"))
    scene.do(0, Aftermath("stay"))
    assert scene.battle_hand(0) == ["4", "5"]
    assert isinstance(scene.told(BattleBegan)[0], BattleBegan)  # the second one follows at once
    assert scene.refused(0, Card("prayer")).clause == "T-97"
    scene.do(0, Battle("4", "5")).do(1, Battle("1", "8"))
    scene.do(0, Aftermath("stay"))
    assert len(scene.battle_hand(0)) == 8
    assert Card("prayer") in scene.legal(0)


@rule("T-74")
def test_a_single_recruit_against_five() -> None:
    scene = Scene(3).troop(1, "1a", 5).turn(0).do(0, Recruit(), Recruit("1a 1")).fight(0, 1, "4", "7")
    # 1 + 3 + 1 = 5 against 5 + 1 = 6; damage 3 against defense 1
    assert scene.state.supply[0] == 12
    assert (scene.state.veterans[0], scene.state.veterans[1]) == (1, 2)
    scene.do(1, Aftermath("stay")).do(0, DONE)
    assert scene.waiting == (1,)  # the next turn: nothing was left to ask of the loser


@rule("T-162")
@pytest.mark.parametrize(
    ("tiles", "units", "price"),
    [(("recruiting scribe",), 2, 0), (("recruiting scribe", "priest of ra"), 5, 1), ((), 4, 4)],
)
def test_tiles_lower_the_price_of_recruits(tiles: tuple[str, ...], units: int, price: int) -> None:
    scene = Scene(3, THREE).own(0, *tiles).pp(0, price).turn(0).do(0, Recruit(), Recruit(f"1a {units}"))
    assert scene.state.pp[0] == 0


@rule("T-162")
@pytest.mark.parametrize(("tiles", "price"), [(("magical support",), 3), (("magical support", "priest of ra"), 2)])
def test_tiles_lower_the_price_of_raising(tiles: tuple[str, ...], price: int) -> None:
    scene = Scene(3, THREE).own(0, *tiles).pyramid("1a", "ruby", 1).pp(0, price).turn(0)
    scene.do(0, Raise(), Raise("1a", 3))
    assert scene.state.pp[0] == 0


@rule("T-165")
def test_effects_of_older_versions_never_place_units_into_a_battle() -> None:
    scene = OlderScene(3).troop(1, "1a", 1).troop(0, "T1", 1).hand(0, "enlistment").turn(0).do(0, Card("enlistment"))
    assert Done() not in scene.legal(0)
    assert scene.refused(0, Done()).clause == "T-165"
    assert scene.refused(0, Recruit("1a 1")).reason == "not-free"
    assert scene.refused(0, Recruit("F1 1")).reason == "not-your-zone"
    scene.do(0, Recruit("T1 1"), Recruit("1b 1"))
    assert (scene.units("T1"), scene.units("1b")) == (2, 1)
