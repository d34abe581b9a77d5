"""Buying tiles, creatures between supply and city (T-51 to T-64, T-161 to T-164)."""

from __future__ import annotations

import pytest

from rules.core import proof, rule
from rules.kemet.actions import Buy, Creature, Move, Order, Pray, Raise, Recruit, Step, Swap
from rules.kemet.events import CreatureCame, CreatureWentHome, Strength
from rules.kemet.mechanics.stock import STOCK
from tests.rules.kemet.scene import DONE, Scene
from tests.rules.kemet.scene import GAME as KEMET

ALL = "ruby sapphire diamond onyx"


def tiles(scene: Scene, seat: int = 0) -> set[str]:
    return {action.tile for action in scene.legal(seat, Buy)}  # type: ignore[attr-defined]


@proof("T-51", "T-57")
@pytest.mark.parametrize(("level", "pp", "legal"), [(3, 3, True), (4, 3, True), (2, 11, False), (3, 2, False)])
def test_spying_needs_a_sapphire_pyramid_of_level_3_and_3_pp(level: int, pp: int, legal: bool) -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "sapphire", level).pp(0, pp).turn(0)
    scene.do(0, Buy(box="sapphire"))
    assert ("spying" in tiles(scene)) == legal
    if legal:
        scene.do(0, Buy(tile="spying"))
        assert scene.state.pp[0] == pp - 3
        assert scene.state.tiles[0] == [STOCK.tile["spying"]]
    else:
        refusal = scene.refused(0, Buy(tile="spying"))
        assert refusal.reason == ("pyramid-too-low" if level < 3 else "too-dear")
        assert refusal.clause == ("T-51" if level < 3 else "T-57")


@proof("T-52")
def test_the_own_pyramid_needs_the_box_of_its_colour() -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "ruby", 2).pyramid("1b", "sapphire", 2).turn(0)
    scene.do(0, Buy(box="sapphire"))
    refusal = scene.refused(0, Buy(tile="carnage"))
    assert (refusal.reason, refusal.clause) == ("wrong-box", "T-52")
    assert "recruiting scribe" in tiles(scene)


@rule("T-52")
def test_an_own_district_needs_no_troop() -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "ruby", 1).turn(0).do(0, Buy(box="ruby"))
    assert tiles(scene) == {"charge", "priest of mafdet"}


@proof("T-53", "T-54")
def test_with_a_captured_pyramid_any_box_will_do() -> None:
    """The owner of no Onyx token stands in an Onyx district of level 2."""
    scene = Scene(5, ALL).pyramid("1a", "ruby", 1).pyramid("2a", "onyx", 2).troop(0, "2a", 1).turn(0)
    for box in ("ruby", "blank"):
        one = Scene(5, ALL).pyramid("1a", "ruby", 1).pyramid("2a", "onyx", 2).troop(0, "2a", 1).turn(0)
        one.do(0, Buy(box=box))
        assert {"mercenaries sword", "twin ceremony"} <= tiles(one)
        assert ("charge" in tiles(one)) == (box == "ruby")
    refusal = scene.refused(0, Buy(box="onyx"))
    assert (refusal.reason, refusal.clause) == ("no-such-box", "T-10")


@rule("T-54")
def test_the_box_used_for_a_captured_colour_is_covered_for_its_own() -> None:
    scene = Scene(5, ALL).pyramid("2a", "sapphire", 2).pyramid("2b", "diamond", 1).pyramid("2c", "onyx", 1)
    scene.pyramid("1a", "ruby", 3).troop(1, "1a", 1).turn(1)
    scene.do(1, Buy(box="sapphire"), Buy(tile="charge"))
    scene.turn(1)
    refusal = scene.refused(1, Buy(box="sapphire"))
    assert (refusal.reason, refusal.clause) == ("space-taken", "T-39")
    scene.do(1, Buy(box="onyx"))
    assert "recruiting scribe" not in tiles(scene, 1)


@proof("T-55")
def test_one_tile_of_a_colour_a_day() -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "ruby", 1).pyramid("2a", "ruby", 4).troop(0, "2a", 1)
    scene.own(0, "diamond act of god").turn(0)
    scene.do(0, Buy(box="ruby"), Buy(box="blank", token="silver"), Order("buy1"), Buy(tile="charge"))
    refusal = scene.refused(0, Buy(tile="carnage"))
    assert (refusal.reason, refusal.clause) == ("bought-today", "T-55")


@proof("T-56")
def test_no_second_copy_of_a_tile() -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "ruby", 1).own(0, "charge").turn(0).do(0, Buy(box="ruby"))
    assert scene.state.market[STOCK.tile["charge"]] == 1
    refusal = scene.refused(0, Buy(tile="charge"))
    assert (refusal.reason, refusal.clause) == ("tile-owned", "T-56")


@rule("T-56")
def test_one_domination_in_any_colour() -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "sapphire", 3).own(0, "ruby domination").turn(0)
    scene.do(0, Buy(box="sapphire"))
    assert scene.refused(0, Buy(tile="sapphire domination")).reason == "tile-owned"


@proof("T-59")
@rule("T-57")
def test_a_bought_tile_is_gone_and_public() -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "ruby", 2).pyramid("2a", "ruby", 2).turn(0)
    scene.do(0, Buy(box="ruby"), Buy(tile="carnage"))
    assert KEMET.view(scene.state, None).seats[0].tiles == ["carnage"]
    scene.do(1, Buy(box="ruby"))
    refusal = scene.refused(1, Buy(tile="carnage"))
    assert (refusal.reason, refusal.clause) == ("tile-gone", "T-59")


@proof("T-58")
@rule("T-162")
def test_a_discount_does_not_discount_itself() -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "diamond", 4).pp(0, 5).turn(0)
    scene.do(0, Buy(box="diamond"), Buy(tile="priestess"))
    assert scene.state.pp[0] == 4


@proof("T-162", "T-166")
def test_discounts_add_up() -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "ruby", 4).own(0, "priestess", "priest of ra").pp(0, 2)
    scene.turn(0).do(0, Buy(box="ruby"), Buy(tile="giant scorpion"))
    assert scene.state.pp[0] == 0  # 4 - 2
    cheap = Scene(3, "ruby sapphire diamond").pyramid("1a", "ruby", 4).own(0, "priestess", "priest of ra").pp(0, 0)
    cheap.turn(0).do(0, Buy(box="ruby"), Buy(tile="charge"))
    assert cheap.state.pp[0] == 0


@proof("T-60", "T-161")
def test_a_bought_creature_may_join_a_troop_at_home() -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "ruby", 2).troop(0, "1b", 2).troop(0, "F1", 2).turn(0)
    scene.do(0, Buy(box="ruby"), Buy(tile="phoenix"))
    assert scene.legal(0) == [DONE, Creature("phoenix", "1b")]
    refusal = scene.refused(0, Creature("phoenix", "1a"))
    assert (refusal.reason, refusal.clause) == ("no-troop-there", "T-60")
    refusal = scene.refused(0, Creature("phoenix", "2a"))
    assert (refusal.reason, refusal.clause) == ("not-your-district", "T-60")
    scene.do(0, Creature("phoenix", "1b"))
    assert scene.creature("1b") == "phoenix"
    assert scene.waiting == (1,)


@rule("T-60")
def test_it_may_wait_on_its_tile() -> None:
    scene = Scene(3, "ruby sapphire diamond").own(0, "phoenix").troop(0, "1b", 2).turn(0)
    scene.do(0, Pray("pray1"), DONE)
    assert scene.state.stable[0] == 1 << STOCK.beast["phoenix"]
    scene.turn(0)
    assert Creature("phoenix", "1b") in scene.legal(0)


@proof("T-61")
def test_swapping_before_the_token_once_per_district() -> None:
    scene = Scene(3, "ruby sapphire diamond").own(0, "phoenix", "royal scarab").troop(0, "1b", 2, "phoenix").turn(0)
    scene.do(0, Creature("royal scarab", "1b"))
    assert scene.told(CreatureCame)[0].swapped == "phoenix"
    assert scene.creature("1b") == "royal scarab"
    refusal = scene.refused(0, Creature("phoenix", "1b"))
    assert (refusal.reason, refusal.clause) == ("swapped-already", "T-61")
    scene.troop(0, "1a", 1)
    scene.do(0, Pray("pray1"))
    assert Creature("phoenix", "1a") in scene.legal(0)


@rule("T-61")
def test_no_swap_after_the_token_nor_away_from_home() -> None:
    scene = Scene(3, "ruby sapphire diamond").own(0, "phoenix", "royal scarab").troop(0, "1b", 2, "phoenix")
    scene.troop(0, "1a", 1).turn(0).do(0, Pray("pray1"))
    refusal = scene.refused(0, Creature("royal scarab", "1b"))
    assert (refusal.reason, refusal.clause) == ("has-a-creature", "T-61")
    desert = Scene(3, "ruby sapphire diamond").own(0, "phoenix", "royal scarab").troop(0, "O1", 2, "phoenix").turn(0)
    assert not desert.legal(0, Creature)


@proof("T-62")
def test_a_creature_left_alone_goes_home() -> None:
    scene = Scene(3, "ruby sapphire diamond", creature_must_leave=True).own(0, "royal scarab")
    scene.troop(0, "1a", 2, "royal scarab").turn(0).march(0, "1a", Step("F1", 2, "stays"))
    assert scene.told(CreatureWentHome)[0].creature == "royal scarab"
    assert scene.state.stable[0] == 1 << STOCK.beast["royal scarab"]
    assert not scene.legal(0, Step)  # its land moves were not available


@proof("T-63")
def test_a_creature_is_no_unit() -> None:
    scene = Scene(3, "ruby sapphire diamond").own(0, "phoenix").troop(0, "1a", 5, "phoenix").turn(0)
    scene.march(0, "1a", Step("F1", 5, "phoenix"))
    assert scene.units("F1") == 5
    two = Scene(3, "ruby sapphire diamond").own(0, "phoenix", "royal scarab").troop(0, "1a", 2, "phoenix").turn(0)
    two.do(0, Pray("pray1"))
    assert not two.legal(0, Creature)  # one creature per troop


@proof("T-64")
@rule("T-63")
def test_only_the_fighting_troops_creature_counts() -> None:
    scene = Scene(3, "ruby sapphire diamond").own(0, "royal scarab").troop(0, "1a", 1, "royal scarab")
    scene.troop(0, "F1", 3).troop(1, "T1", 1).turn(0).march(0, "F1", "T1").fight(0, 1, "3", "5")
    assert scene.state.tasks
    lines = {}
    for event in scene.events:
        if isinstance(event, Strength):
            lines[event.seat] = event.lines
    assert lines[0] == {"units": 3, "card": 3}


@proof("T-163")
def test_strategy_brings_all_cards_back_and_one_leaves_unseen() -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "ruby", 2).pyramid("1b", "sapphire", 2)
    state = scene.state
    state.battle_hands[0] = [0, 1, 2, 3]
    state.face_up[0], state.face_down[0] = [4, 5], [6, 7]
    scene.turn(0).do(0, Buy(box="ruby"), Buy(tile="wrryt storm"))
    assert scene.legal(0) == [Swap(str(n)) for n in range(1, 9)]
    scene.do(0, Swap("7"))
    assert scene.battle_hand(0) == ["1", "2", "3", "4", "5", "6", "8", "offensive"]
    assert "7" not in str(KEMET.view(state, 1).seats[0])
    assert [event for event in scene.events if "7" in str(event) and event.only is None] == []
    scene.turn(0).do(0, Buy(box="sapphire"), Buy(tile="shetyw barrier"))
    refusal = scene.refused(0, Swap("offensive"))
    assert (refusal.reason, refusal.clause) == ("special-stays", "T-163")
    scene.do(0, Swap("8"))
    assert scene.battle_hand(0) == ["1", "2", "3", "4", "5", "6", "offensive", "defensive"]


@proof("T-164", "T-165")
def test_mercenaries_bought() -> None:
    scene = Scene(3, "ruby sapphire onyx").pyramid("1a", "onyx", 1).troop(0, "1a", 4).troop(1, "1b", 1).turn(0)
    scene.do(0, Buy(box="onyx"), Buy(tile="mercenaries sword"))
    refusal = scene.refused(0, Recruit("1a 2"))
    assert (refusal.reason, refusal.clause) == ("troop-limit", "T-154")
    scene.do(0, Recruit("1a 1"), Recruit("1c 2"))
    assert scene.units("1c") == 2
    assert scene.state.supply[0] == 15 - 7
    assert scene.waiting == (1,)


@proof("T-70")
def test_a_held_pyramid_buys_nothing_for_its_owner() -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "ruby", 4).troop(1, "1a", 1).turn(0)
    scene.do(0, Buy(box="ruby"))
    refusal = scene.refused(0, Buy(tile="charge"))
    assert (refusal.reason, refusal.clause) == ("pyramid-held", "T-70")


@rule("T-51")
def test_buying_may_be_left() -> None:
    scene = Scene(3, "ruby sapphire diamond").pyramid("1a", "ruby", 4).turn(0).do(0, Buy(box="blank"))
    assert tiles(scene) == set()
    scene.do(0, DONE)
    assert scene.state.pp[0] == 7


def test_moving_is_not_asked_before_a_token() -> None:
    scene = Scene(3).troop(0, "1a", 1).turn(0)
    refusal = scene.refused(0, Move(troop="1a"))
    assert (refusal.reason, refusal.clause) == ("place-first", "T-38")
    refusal = scene.refused(0, Raise("1a", 1, "ruby"))
    assert (refusal.reason, refusal.clause) == ("place-first", "T-38")
