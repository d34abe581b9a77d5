"""The Move action (T-77 to T-93). Zones as on the board of three: city 1 has F1, T1 and O1 towards city 2."""

from __future__ import annotations

import pytest

from rules.core import proof, rule
from rules.kemet.actions import Aftermath, Card, Creature, Move, Step
from rules.kemet.events import BattleBegan, FameMoved, Moved
from tests.rules.kemet.scene import DONE, OlderScene, Scene

THREE = "ruby sapphire diamond"
ONYX = "ruby sapphire onyx"


def targets(scene: Scene, seat: int = 0, way: str = "") -> set[str]:
    return {action.to for action in scene.legal(seat, Step) if action.way == way}  # type: ignore[attr-defined]


@proof("T-77")
def test_three_land_moves_with_mafdet_and_snake() -> None:
    """The rulebook's example: city, front, by ship to the marsh, Delta Temple."""
    scene = Scene(3, THREE).own(0, "priest of mafdet", "deep desert snake").troop(0, "1a", 4, "deep desert snake")
    scene.turn(0)
    snake = "deep desert snake"
    scene.march(0, "1a", Step("F1", 4, snake), Step("DM", 4, snake), Step("DT", 4, snake))
    assert scene.holder("DT") == 0
    assert not scene.legal(0, Step)


@rule("T-77", "T-81")
def test_the_same_way_by_teleport() -> None:
    scene = Scene(3, THREE).pyramid("1a", "ruby", 1).troop(0, "1a", 4).turn(0)
    scene.march(0, "1a", Step("DT", 4, way="teleport"))
    assert scene.state.pp[0] == 5
    assert scene.holder("DT") == 0


@rule("T-77")
def test_the_value_is_fixed_at_the_start() -> None:
    """Meeting a creature on the way adds nothing."""
    scene = Scene(3, THREE).own(0, "royal scarab").troop(0, "1a", 2).troop(0, "F1", 1, "royal scarab").turn(0)
    scene.march(0, "1a", Step("F1", 2))
    assert not scene.legal(0, Step)


@rule("T-77")
@pytest.mark.parametrize(("option", "more"), [(True, False), (False, True)])
def test_a_creature_left_behind_adds_its_moves_only_by_option(option: bool, more: bool) -> None:
    scene = Scene(3, THREE, creature_must_leave=option).own(0, "royal scarab").troop(0, "1a", 2, "royal scarab").turn(0)
    scene.march(0, "1a", Step("F1", 1, "stays"))
    assert bool(scene.legal(0, Step)) == more


@rule("T-77")
def test_one_troop_per_move() -> None:
    scene = Scene(3).troop(0, "1a", 2).troop(0, "T1", 2).turn(0).march(0, "1a")
    refusal = scene.refused(0, Move(troop="T1"))
    assert (refusal.reason, refusal.clause) == ("one-troop", "T-77")
    other = Scene(3).troop(0, "1a", 2).turn(0).do(0, Move(space="move2"))
    assert other.refused(0, Move(troop="F1")).reason == "no-troop-of-yours"


@proof("T-78")
def test_land_and_teleport_in_any_order_or_none() -> None:
    scene = Scene(3, THREE).pyramid("1a", "ruby", 1).troop(0, "1a", 2).turn(0)
    scene.march(0, "1a", Step("O2", 2, way="teleport"), "T2")
    assert scene.holder("T2") == 0
    back = Scene(3, THREE).pyramid("1a", "ruby", 1).troop(0, "1b", 2).turn(0)
    back.march(0, "1b", "1a", Step("T2", 2, way="teleport"))
    assert back.holder("T2") == 0
    none = Scene(3).troop(0, "1a", 2).turn(0).do(0, Move(space="move2"), DONE)
    assert none.waiting == (1,)


@proof("T-79")
def test_move_cards_only_in_a_move() -> None:
    scene = Scene(3).troop(0, "1a", 2).hand(0, "swiftness", "swiftness").turn(0)
    refusal = scene.refused(0, Card("swiftness"))
    assert (refusal.reason, refusal.clause) == ("only-in-a-move", "T-79")
    scene.march(0, "1a")
    scene.do(0, Card("swiftness"), Step("F1", 2))
    refusal = scene.refused(0, Card("swiftness"))
    assert (refusal.reason, refusal.clause) == ("only-as-a-move-begins", "T-79")
    scene.do(0, Step("T1", 2))
    assert scene.holder("T1") == 0
    assert not scene.legal(0, Step)


@proof("T-80")
def test_leaving_and_picking_up_on_the_way() -> None:
    scene = Scene(3, THREE).own(0, "priest of mafdet").troop(0, "1a", 4).troop(0, "F1", 2).turn(0)
    scene.march(0, "1a", Step("F1", 3), Step("T1", 4))
    assert (scene.units("1a"), scene.units("F1"), scene.units("T1")) == (1, 1, 4)


@proof("T-81")
def test_teleport_conditions() -> None:
    scene = Scene(3, THREE).pyramid("1a", "ruby", 1).troop(0, "1a", 2).troop(0, "1b", 1).pp(0, 4).turn(0)
    scene.march(0, "1a", Step("T2", 2, way="teleport"))
    assert scene.refused(0, Step("O2", 2, way="teleport")).reason == "teleported-already"
    assert scene.refused(0, Step("O2", 2, way="teleport")).clause == "T-81"
    bare = Scene(3).troop(0, "1a", 2).turn(0).march(0, "1a")
    assert bare.refused(0, Step("T2", 2, way="teleport")).reason == "no-teleport-here"
    poor = Scene(3, THREE).pyramid("1a", "ruby", 1).troop(0, "1a", 2).pp(0, 1).turn(0).march(0, "1a")
    assert poor.refused(0, Step("T2", 2, way="teleport")).reason == "too-dear"
    assert poor.refused(0, Step("F2", 2, way="teleport")).reason == "no-obelisk"


@proof("T-82")
@rule("T-89")
def test_teleport_into_a_battle() -> None:
    scene = Scene(3, THREE).own(0, "priest of mafdet").pyramid("1a", "ruby", 1).troop(0, "1a", 2).troop(1, "T2", 1)
    scene.turn(0).march(0, "1a", Step("T2", 2, way="teleport"))
    assert scene.told(BattleBegan)[0].zone == "T2"
    assert scene.waiting == (0, 1)


@proof("T-83")
def test_land_moves_lead_to_neighbours() -> None:
    scene = Scene(3).troop(0, "O1", 1).turn(0).march(0, "O1")
    assert targets(scene) == {"F1", "B1", "F2", "B2", "T1"}
    refusal = scene.refused(0, Step("T2", 1))
    assert (refusal.reason, refusal.clause) == ("not-adjacent", "T-83")


@proof("T-84", "T-85")
def test_ships_go_from_banks_marsh_and_harbours() -> None:
    from_bank = Scene(3).troop(0, "B1", 1).turn(0).march(0, "B1")
    assert {"DM", "B2", "B3", "F1"} <= targets(from_bank)
    assert from_bank.refused(0, Step("F2", 1)).clause == "T-85"
    from_marsh = Scene(3).troop(0, "DM", 1).turn(0).march(0, "DM")
    assert targets(from_marsh) == {"DT", "SA", "B1", "B2", "B3", "F1"}
    assert from_marsh.refused(0, Step("F2", 1)).reason == "foreign-harbor"
    foreign = Scene(3).troop(0, "F2", 1).turn(0).march(0, "F2")
    assert {"B1", "DM", "F1"} <= targets(foreign)
    assert foreign.refused(0, Step("F3", 1)).clause == "T-84"
    foreign.do(0, Step("DM", 1))
    assert foreign.told(Moved)[0].way == "ship"


@proof("T-86")
def test_walls_stop_who_comes_from_afar_and_let_one_district_be_entered() -> None:
    far = Scene(3, THREE).own(0, "priest of mafdet").troop(0, "O1", 2).turn(0).march(0, "O1", "F2")
    refusal = far.refused(0, Step("2a", 2))
    assert (refusal.reason, refusal.clause) == ("walls", "T-86")
    near = Scene(3, THREE).own(0, "priest of mafdet").troop(0, "F2", 2).turn(0).march(0, "F2", "2a")
    refusal = near.refused(0, Step("2b", 2))
    assert (refusal.reason, refusal.clause) == ("one-district", "T-87")
    inside = Scene(3).troop(0, "2a", 2).turn(0).march(0, "2a", "2b")
    assert inside.holder("2b") == 0


@proof("T-87")
def test_coming_back_to_the_start_district() -> None:
    scene = Scene(3, THREE).own(0, "priest of mafdet").troop(0, "2a", 2).turn(0).march(0, "2a", "F2")
    assert scene.refused(0, Step("2a", 2)).clause == "T-86"
    scene.do(0, Step("2b", 2))
    assert scene.holder("2b") == 0


@proof("T-88")
def test_own_walls_hinder_nobody() -> None:
    scene = Scene(3, THREE).own(0, "priest of mafdet").troop(0, "T1", 2).turn(0).march(0, "T1", "F1", "1a")
    assert scene.holder("1a") == 0
    leaving = Scene(3).troop(0, "2a", 2).turn(0).march(0, "2a", "F2")
    assert leaving.holder("F2") == 0


@rule("T-81", "T-91")
def test_teleport_on_from_an_enemy_district() -> None:
    scene = Scene(3, THREE).pyramid("2a", "ruby", 1).troop(0, "F2", 2).turn(0)
    scene.march(0, "F2", "2a", Step("SA", 2, way="teleport"))
    assert scene.holder("SA") == 0
    assert scene.fame(0) == 0
    bare = Scene(3).troop(0, "F2", 2).turn(0).march(0, "F2", "2a")
    assert bare.refused(0, Step("SA", 2, way="teleport")).reason == "no-teleport-here"


@proof("T-89")
def test_entering_an_enemy_zone_ends_the_move() -> None:
    scene = Scene(3, THREE).own(0, "royal scarab").troop(0, "1a", 3, "royal scarab").troop(1, "F1", 1).turn(0)
    scene.march(0, "1a", Step("F1", 2, "royal scarab"))
    assert scene.told(BattleBegan)[0].units == (2, 1)
    assert scene.refused(0, Step("T1", 2)).reason == "asks-battle"


@proof("T-90")
@rule("T-154")
def test_the_limit_counts_at_the_end() -> None:
    scene = Scene(3).troop(0, "1a", 5).troop(0, "F1", 3).turn(0).march(0, "1a")
    refusal = scene.refused(0, Step("F1", 5))
    assert (refusal.reason, refusal.clause) == ("too-many-there", "T-90")
    assert Step("F1", 2) in scene.legal(0)
    longer = Scene(3, THREE).own(0, "priest of mafdet").troop(0, "1a", 5).troop(0, "F1", 3).turn(0)
    longer.march(0, "1a", Step("F1", 5))
    assert longer.units("F1") == 8
    refusal = longer.refused(0, DONE)
    assert (refusal.reason, refusal.clause) == ("over-the-limit", "T-90")
    longer.do(0, Step("O1", 5), DONE)
    assert (longer.units("F1"), longer.units("O1")) == (3, 5)


@rule("T-90")
def test_no_more_than_five_enter_a_battle() -> None:
    scene = Scene(3, THREE).own(0, "priest of mafdet").troop(0, "1a", 5).troop(0, "F1", 3).troop(1, "O1", 1).turn(0)
    scene.march(0, "1a", Step("F1", 5))
    into = {action.units for action in scene.legal(0, Step) if action.to == "O1"}  # type: ignore[attr-defined]
    assert into == {3, 4, 5}
    assert scene.refused(0, Step("O1", 8)).clause == "T-90"
    assert scene.refused(0, Step("O1", 2)).reason == "too-many-left"


@rule("T-90")
def test_day_cards_wait_while_a_troop_is_over_its_limit() -> None:
    scene = Scene(3, THREE).own(0, "priest of mafdet").troop(0, "1a", 5).troop(0, "F1", 3).hand(0, "prayer").turn(0)
    scene.march(0, "1a", Step("F1", 5))
    assert Card("prayer") not in scene.legal(0)
    scene.do(0, Step("O1", 5))
    assert Card("prayer") in scene.legal(0)


@rule("T-90")
def test_two_creatures_do_not_stay_in_one_zone() -> None:
    scene = Scene(3, THREE).own(0, "phoenix", "royal scarab", "priest of mafdet")
    scene.troop(0, "1a", 2, "phoenix").troop(0, "F1", 1, "royal scarab").turn(0)
    scene.march(0, "1a", Step("F1", 2, "phoenix"))
    assert scene.creature("F1") == "phoenix, royal scarab"
    assert scene.refused(0, DONE).clause == "T-90"
    scene.do(0, Step("T1", 2, "phoenix"), DONE)
    assert (scene.creature("F1"), scene.creature("T1")) == ("royal scarab", "phoenix")
    last = Scene(3, THREE).own(0, "sphinx", "royal scarab")
    last.troop(0, "T1", 2, "sphinx").troop(0, "F2", 1, "royal scarab").turn(0)
    last.march(0, "T1", Step("F1", 2, "sphinx"))
    assert not [a for a in last.legal(0, Step) if a.to == "F2" and a.creature == "sphinx"]  # type: ignore[attr-defined]


@proof("T-91", "T-93")
@rule("T-92")
def test_passing_through_a_temple() -> None:
    scene = Scene(3, THREE).own(0, "priest of mafdet").troop(0, "F1", 3).turn(0).march(0, "F1", "T1")
    assert scene.fame(0) == 0
    scene.do(0, Step("O1", 3), DONE)
    assert scene.fame(0) == 0
    stays = Scene(3, THREE).own(0, "priest of mafdet").troop(0, "F1", 3).turn(0).march(0, "F1", "T1", Step("O1", 2))
    stays.do(0, DONE)
    assert stays.fame(0) == 1


@proof("T-92", "T-152")
@rule("T-93")
def test_leaving_a_temple() -> None:
    scene = Scene(3).troop(0, "T1", 5).turn(0)
    assert scene.fame(0) == 1
    scene.march(0, "T1", Step("F1", 4))
    assert scene.fame(0) == 1
    scene = Scene(3).troop(0, "T1", 5).turn(0).march(0, "T1", Step("F1", 5))
    assert scene.fame(0) == 0  # at once
    assert scene.told(FameMoved)[0].now == -1


@rule("T-92")
def test_leaving_a_captured_pyramid() -> None:
    scene = Scene(3, THREE).pyramid("2a", "ruby", 4).troop(0, "2a", 2).turn(0)
    assert (scene.fame(0), scene.fame(1)) == (1, 0)
    scene.march(0, "2a", "F2")
    assert (scene.fame(0), scene.fame(1)) == (0, 1)


@rule("T-91")
def test_passing_through_a_pyramid_takes_nothing() -> None:
    scene = Scene(3, THREE).own(0, "priest of mafdet").pyramid("2a", "ruby", 4).troop(0, "F2", 2).turn(0)
    scene.march(0, "F2", "2a")
    assert (scene.fame(0), scene.fame(1)) == (0, 1)
    scene.do(0, DONE)
    assert (scene.fame(0), scene.fame(1)) == (1, 0)


@rule("T-86")
def test_walls_are_ignored_with_the_phoenix_and_with_a_card_of_older_versions() -> None:
    scene = Scene(3, THREE).own(0, "priest of mafdet", "phoenix").troop(0, "O1", 3, "phoenix").turn(0)
    scene.march(0, "O1", Step("F2", 3, "phoenix"), Step("2a", 3, "phoenix"))
    assert scene.holder("2a") == 0
    assert scene.refused(0, Step("2b", 3, "phoenix")).clause == "T-87"
    left = Scene(3, THREE).own(0, "priest of mafdet", "phoenix").troop(0, "O1", 3, "phoenix").turn(0)
    left.march(0, "O1", Step("F2", 3, "phoenix"))
    assert left.refused(0, Step("2a", 2, "stays")).clause == "T-86"
    gates = OlderScene(3, THREE).own(0, "priest of mafdet").troop(0, "O1", 3).hand(0, "open gates").turn(0)
    gates.march(0, "O1", "F2").do(0, Card("open gates"), Step("2a", 3))
    assert gates.holder("2a") == 0


@rule("T-62", "T-80")
def test_the_creature_must_be_named() -> None:
    scene = Scene(3, THREE).own(0, "phoenix").troop(0, "1a", 3, "phoenix").turn(0).march(0, "1a")
    refusal = scene.refused(0, Step("F1", 2))
    assert (refusal.reason, refusal.clause) == ("say-creature", "T-62")
    assert scene.refused(0, Step("F1", 2, "royal scarab")).reason == "creature-not-there"
    assert scene.refused(0, Step("F1", 4, "phoenix")).clause == "T-80"


@rule("T-60")
def test_a_creature_may_be_placed_between_steps() -> None:
    scene = Scene(3, THREE).own(0, "royal scarab", "priest of mafdet").troop(0, "1b", 1).troop(0, "T1", 2).turn(0)
    scene.march(0, "T1", "F1").do(0, Creature("royal scarab", "1b"))
    assert scene.creature("1b") == "royal scarab"
    scene.do(0, Step("1a", 2))
    assert not scene.legal(0, Step)


def test_the_way_over_the_limit_is_refused_where_it_leads_nowhere() -> None:
    """A step from which no legal ending can be reached is not offered."""
    scene = Scene(3, THREE).own(0, "priest of mafdet", "carnage").troop(0, "1a", 2)
    scene.troop(0, "1b", 5).troop(0, "1c", 5).turn(0).march(0, "1a")
    assert {action.units for action in scene.legal(0, Step) if action.to == "1b"} == {1, 2}  # type: ignore[attr-defined]
    scene.do(0, Step("1b", 2))
    ways = {action.to for action in scene.legal(0, Step)}  # type: ignore[attr-defined]
    assert "F1" in ways
    assert all(action.units >= 2 for action in scene.legal(0, Step))  # type: ignore[attr-defined]


def test_a_battle_after_a_split_leaves_the_rest() -> None:
    scene = Scene(3).troop(0, "F1", 5).troop(1, "T1", 1).turn(0)
    scene.march(0, "F1", Step("T1", 3)).fight(0, 1, "7", "5")
    scene.do(0, Aftermath("stay"))
    assert (scene.units("F1"), scene.units("T1")) == (2, 3)
