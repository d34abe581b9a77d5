"""Every power tile does what it says. `@tile` names those a test is about; the last test finds any without one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

from rules.core import rule
from rules.kemet import KEMET
from rules.kemet.actions import (
    Aftermath,
    Answer,
    Battle,
    Buy,
    Card,
    Creature,
    Move,
    Night,
    Order,
    Pray,
    Raise,
    Recruit,
    Step,
    Swap,
)
from rules.kemet.events import Casualties, FameGained, PrayerGained, SawBattleCard, SawCards, Strength
from rules.kemet.figures import COLOURS
from rules.kemet.mechanics.stock import OLDER as STOCK
from tests.rules.kemet.scene import DONE
from tests.rules.kemet.scene import OlderScene as Scene

THREE = "ruby sapphire diamond"
ONYX = "sapphire diamond onyx"
COVERED: set[str] = set()
F = TypeVar("F", bound=Callable[..., None])


def tile(*words: str) -> Callable[[F], F]:
    def mark(test: F) -> F:
        COVERED.update(words)
        return test

    return mark


def attack(
    scene: Scene, attackers: int = 3, defenders: int = 3, creature: str = "", enemy: str = "", start: str = "F1"
) -> Scene:
    """Seat 0 moves on the temple T1 of seat 1."""
    scene.troop(0, start, attackers, creature).troop(1, "T1", defenders, enemy).turn(0)
    return scene.march(0, start, Step("T1", attackers, creature))


def sides(scene: Scene) -> tuple[Strength, Strength]:
    one, two = scene.told(Strength)
    return one, two


def lost(scene: Scene) -> list[int]:
    return [event.unblockable + event.own + event.damage for event in scene.told(Casualties)]


def land_moves(scene: Scene, start: str = "1a", creature: str = "") -> int:
    """How often that troop can go to and fro between its district and the front."""
    scene.turn(0).do(0, Move(space="move3"))
    if DONE in scene.legal(0) and Move(troop=start) not in scene.legal(0):
        scene.do(0, DONE)
    scene.do(0, Move(troop=start))
    moves, here = 0, start
    while scene.legal(0, Step):
        here = "F1" if here == start else start
        scene.do(0, Step(here, scene.units(start if here == "F1" else "F1"), creature))
        moves += 1
    return moves


# --- ruby ----------------------------------------------------------------------------------------


@tile("charge")
def test_charge_is_for_attackers() -> None:
    scene = attack(Scene(3, THREE).own(0, "charge").own(1, "charge")).fight(0, 1, "3", "3")
    assert [side.total for side in sides(scene)] == [7, 6]


@tile("priest of mafdet")
def test_priest_of_mafdet_adds_a_land_move() -> None:
    assert land_moves(Scene(3, THREE).troop(0, "1a", 2)) == 1
    assert land_moves(Scene(3, THREE).own(0, "priest of mafdet").troop(0, "1a", 2)) == 2


@tile("carnage")
def test_carnage_adds_damage_in_both_roles() -> None:
    scene = attack(Scene(3, THREE).own(0, "carnage")).fight(0, 1, "4", "2")
    assert sides(scene)[0].damage == 1
    scene = attack(Scene(3, THREE).own(1, "carnage")).fight(0, 1, "4", "2")
    assert sides(scene)[1].damage == 2


@tile("offensive strategy", "defensive strategy")
@pytest.mark.parametrize(
    ("colour", "word", "card", "figures"),
    [("ruby", "offensive strategy", "offensive", (3, 0)), ("sapphire", "defensive strategy", "defensive", (0, 3))],
)
def test_strategies_bring_their_battle_card(colour: str, word: str, card: str, figures: tuple[int, int]) -> None:
    scene = Scene(3, THREE).pyramid("1a", colour, 2).troop(0, "F1", 3).troop(1, "T1", 3).turn(0)
    scene.do(0, Buy(box=colour), Buy(tile=word), Swap("7"))
    scene.turn(0).march(0, "F1", "T1").fight(0, 1, card, "5")
    assert sides(scene)[0].lines["card"] == 3
    assert (sides(scene)[0].damage, sides(scene)[0].defense) == figures


@tile("portal of thoth")
def test_portal_of_thoth_opens_obelisks_and_is_cheaper() -> None:
    scene = Scene(3, THREE).own(0, "portal of thoth").troop(0, "O1", 2).pp(0, 1).turn(0)
    scene.march(0, "O1", Step("T2", 2, way="teleport"))
    assert scene.state.pp[0] == 0
    without = Scene(3, THREE).troop(0, "O1", 2).turn(0).march(0, "O1")
    assert without.refused(0, Step("T2", 2, way="teleport")).reason == "no-teleport-here"


@tile("phoenix")
def test_phoenix() -> None:
    scene = Scene(3, THREE).own(0, "phoenix").troop(0, "O1", 2, "phoenix").turn(0)
    scene.march(0, "O1", Step("F2", 2, "phoenix"), Step("2a", 2, "phoenix"))  # 2 land moves, through the wall
    assert scene.holder("2a") == 0
    fight = attack(Scene(3, THREE).own(0, "phoenix"), creature="phoenix").fight(0, 1, "3", "3")
    assert sides(fight)[0].lines["phoenix"] == 1


@tile("royal scarab")
def test_royal_scarab() -> None:
    scene = Scene(3, THREE).own(0, "royal scarab").troop(0, "1a", 2, "royal scarab")
    assert land_moves(scene, creature="royal scarab") == 3
    fight = attack(Scene(3, THREE).own(0, "royal scarab"), creature="royal scarab").fight(0, 1, "3", "3")
    assert sides(fight)[0].total == 8


@tile("blade of neith")
def test_blade_of_neith_in_both_roles() -> None:
    scene = attack(Scene(3, THREE).own(1, "blade of neith")).fight(0, 1, "3", "3")
    assert [side.total for side in sides(scene)] == [6, 7]


@tile("divine wound")
def test_divine_wound_turns_cards_into_strength() -> None:
    scene = Scene(3, THREE).own(0, "divine wound").hand(0, "war rage", "bloodbath", "prayer").pp(0, 0)
    attack(scene).fight(0, 1, "3", "3", a=("war rage",))
    assert scene.waiting == (0,)
    assert scene.legal(0) == [Answer("bloodbath"), Answer("prayer"), DONE]  # not the card already played
    scene.do(0, Answer("bloodbath"), Answer("prayer"))
    assert sides(scene)[0].total == 3 + 3 + 1 + 2  # nothing left to throw: it goes on by itself
    assert STOCK.card["bloodbath"] in scene.state.discard
    none = Scene(3, THREE).own(0, "divine wound").hand(0, "prayer")
    attack(none).fight(0, 1, "3", "3").do(0, DONE)
    assert sides(none)[0].total == 6


@tile("ruby domination", "sapphire domination", "diamond domination", "onyx domination")
@rule("T-22", "T-35")
@pytest.mark.parametrize("colour", COLOURS)
def test_domination_is_a_fame_point(colour: str) -> None:
    scene = Scene(5).pyramid("1a", colour, 3).turn(0).do(0, Buy(box=colour), Buy(tile=f"{colour} domination"))
    assert scene.state.divine[0] == 1
    assert scene.told(FameGained)[0].kind == "divine"


@tile("giant scorpion")
def test_giant_scorpion() -> None:
    scene = attack(Scene(3, THREE).own(0, "giant scorpion"), creature="giant scorpion").fight(0, 1, "4", "3")
    assert (sides(scene)[0].total, sides(scene)[0].damage) == (8, 2)
    moving = Scene(3, THREE).own(0, "giant scorpion").troop(0, "1a", 2, "giant scorpion")
    assert land_moves(moving, creature="giant scorpion") == 2


@tile("initiative")
def test_initiative_is_for_attackers() -> None:
    scene = attack(Scene(3, THREE).own(0, "initiative")).fight(0, 1, "4", "8")
    assert (sides(scene)[0].total, sides(scene)[0].unblockable) == (7, 1)
    assert lost(scene) == [1, 1]
    scene = attack(Scene(3, THREE).own(1, "initiative")).fight(0, 1, "4", "5")
    assert (sides(scene)[1].total, sides(scene)[1].unblockable) == (5, 0)


@tile("divine march")
def test_divine_march_is_a_gold_move_through_walls() -> None:
    scene = Scene(3, THREE).own(0, "divine march", "priest of mafdet").troop(0, "O1", 2).hand(0, "swiftness").turn(0)
    scene.do(0, Pray("pray1"), Move(token="gold"), Order("gold"), Move(troop="O1"), Step("F2", 2), Step("2a", 2))
    assert scene.holder("2a") == 0
    scene.do(0, Card("swiftness"))
    assert scene.refused(0, Step("2b", 2)).clause == "T-87"


@tile("ruby act of god", "sapphire act of god", "diamond act of god", "onyx act of god")
@rule("T-43")
@pytest.mark.parametrize("colour", COLOURS)
def test_act_of_god_is_a_silver_token(colour: str) -> None:
    scene = Scene(5).own(0, f"{colour} act of god").pp(0, 0).turn(0)
    scene.do(0, Pray("pray1"), Pray("pray2", token="silver"), Order("pray1"))
    assert scene.state.pp[0] == 4
    assert scene.state.left[0] == 4


# --- sapphire ------------------------------------------------------------------------------------


@tile("recruiting scribe")
def test_recruiting_scribe_brings_two_for_nothing() -> None:
    scene = Scene(3, THREE).own(0, "recruiting scribe").pp(0, 1).turn(0).do(0, Recruit())
    assert scene.legal(0, Recruit)[:3] == [Recruit("1a 1"), Recruit("1a 2"), Recruit("1a 3")]
    scene.do(0, Recruit("1a 1"), Recruit("1b 2"), DONE)
    assert scene.state.pp[0] == 0


@tile("defense")
def test_defense_is_for_defenders() -> None:
    scene = attack(Scene(3, THREE).own(0, "defense").own(1, "defense")).fight(0, 1, "3", "3")
    assert [side.total for side in sides(scene)] == [6, 7]


@tile("ancestral elephant")
def test_ancestral_elephant() -> None:
    scene = attack(Scene(3, THREE).own(1, "ancestral elephant"), enemy="ancestral elephant").fight(0, 1, "3", "4")
    assert (sides(scene)[1].total, sides(scene)[1].defense) == (7, 2)
    moving = Scene(3, THREE).own(0, "ancestral elephant").troop(0, "1a", 2, "ancestral elephant")
    assert land_moves(moving, creature="ancestral elephant") == 2


@tile("deep desert snake")
def test_deep_desert_snake_cancels_the_enemys_creature() -> None:
    scene = Scene(3, THREE).own(0, "royal scarab").own(1, "deep desert snake")
    attack(scene, creature="royal scarab", enemy="deep desert snake").fight(0, 1, "3", "3")
    assert [side.total for side in sides(scene)] == [6, 7]
    assert "royal scarab" not in sides(scene)[0].lines


@tile("shield of neith")
def test_shield_of_neith() -> None:
    scene = attack(Scene(3, THREE).own(1, "shield of neith")).fight(0, 1, "3", "3")
    assert sides(scene)[1].defense == 1
    assert lost(scene) == [2, 1]


@tile("spying")
def test_spying_sees_the_other_card_first() -> None:
    for spy, other in ((0, 1), (1, 0)):
        scene = attack(Scene(3, THREE).own(spy, "spying").hand(other, "war rage"))
        assert scene.waiting == (other,)
        scene.do(other, Battle(cards="war rage"), Battle("2", "7"))
        assert scene.waiting == (spy,)
        seen = scene.told(SawBattleCard)[0]
        assert (seen.seat, seen.card, seen.only) == (spy, "2", spy)
        view = KEMET.view(scene.state, spy).battle
        assert view is not None
        assert view.own is not None
        assert view.own.seen == "2"
        assert "war rage" not in str(view)
        assert "7" not in str(view.own)


@tile("legion")
@rule("T-154")
def test_legion_raises_the_limit() -> None:
    scene = Scene(3, THREE).own(0, "legion").troop(0, "1a", 5).pp(0, 5).turn(0).do(0, Recruit())
    assert scene.refused(0, Recruit("1a 3")).reason == "troop-limit"
    scene.do(0, Recruit("1a 2"))
    assert scene.units("1a") == 7
    assert scene.refused(0, Recruit("1a 1")).reason == "once-per-zone"
    retreat = Scene(3, THREE).own(1, "legion").pyramid("1a", "ruby", 1).troop(0, "1a", 5)
    retreat.troop(1, "SA", 4).troop(1, "DM", 2).turn(0)
    retreat.march(0, "1a", Step("SA", 5, way="teleport")).fight(0, 1, "2", "8")
    assert retreat.legal(1) == [Aftermath("retreat"), Aftermath("recall")]


@tile("defensive victory")
@rule("T-111")
def test_defensive_victory_pays_a_defender_who_survives() -> None:
    scene = attack(Scene(3, THREE).own(1, "defensive victory"), 1, 5).fight(0, 1, "4", "4")
    assert (scene.state.battle[1], scene.state.veterans[1], scene.state.veterans[0]) == (1, 1, 1)
    dead = Scene(3, THREE).own(1, "defensive victory").hand(0, "bloodbath").hand(1, "war fury")
    attack(dead, 1, 1).fight(0, 1, "7", "2", a=("bloodbath",), d=("war fury",))
    assert (dead.state.battle[1], dead.state.veterans[1]) == (0, 2)


@tile("sphinx")
@rule("T-22")
def test_sphinx() -> None:
    scene = Scene(3, THREE).pyramid("1a", "sapphire", 4).turn(0).do(0, Buy(box="sapphire"), Buy(tile="sphinx"))
    assert scene.state.divine[0] == 1
    fight = attack(Scene(3, THREE).own(0, "sphinx"), creature="sphinx").fight(0, 1, "3", "3")
    assert sides(fight)[0].total == 8
    assert land_moves(Scene(3, THREE).own(0, "sphinx").troop(0, "1a", 2, "sphinx"), creature="sphinx") == 2


@tile("divine will")
def test_divine_will_is_a_gold_move_or_recruit() -> None:
    scene = Scene(3, THREE).own(0, "divine will").turn(0).do(0, Pray("pray1"))
    assert scene.legal(0) == [Move(token="gold"), Recruit(token="gold"), DONE]
    scene.do(0, Recruit(token="gold"), Order("gold"), Recruit("1a 2"), DONE)
    assert scene.units("1a") == 2


@tile("reinforcements")
def test_reinforcements_tile_at_conscription() -> None:
    scene = Scene(3, THREE).own(0, "reinforcements").troop(0, "T1", 4).troop(1, "1a", 1).night()
    assert scene.refused(0, Recruit("1a 1")).reason == "not-free"
    assert scene.refused(0, Recruit("1b 5")).reason == "too-many-units"
    scene.do(0, Recruit("T1 1"), Recruit("1b 3"))
    assert (scene.units("T1"), scene.units("1b")) == (5, 3)
    assert scene.state.step == 9


# --- diamond -------------------------------------------------------------------------------------


@tile("priest")
def test_priest_prays_for_three() -> None:
    assert Scene(3, THREE).own(0, "priest").pp(0, 0).turn(0).do(0, Pray("pray1")).state.pp[0] == 3


@tile("priestess")
def test_priestess_makes_tiles_cheaper() -> None:
    scene = Scene(3, THREE).own(0, "priestess").pyramid("1a", "ruby", 2).pp(0, 1).turn(0)
    scene.do(0, Buy(box="ruby"), Buy(tile="carnage"))
    assert scene.state.pp[0] == 0


@tile("magical support")
def test_magical_support_makes_each_level_cheaper() -> None:
    scene = Scene(3, THREE).own(0, "magical support").pp(0, 6).turn(0).do(0, Raise(), Raise("1a", 4, "ruby"))
    assert scene.state.pp[0] == 0  # 0 + 1 + 2 + 3


@tile("high priest", "priest of amon")
@pytest.mark.parametrize(
    ("words", "pp"), [(("high priest",), 4), (("priest of amon",), 7), (("high priest", "priest of amon"), 9)]
)
def test_night_priests(words: tuple[str, ...], pp: int) -> None:
    scene = Scene(3, THREE).own(0, *words).pp(0, 0).night()
    assert scene.state.pp[0] == pp
    assert [event.amount for event in scene.told(PrayerGained) if event.seat == 0] == [pp]


@tile("crusade")
def test_crusade_pays_for_kills() -> None:
    scene = attack(Scene(3, THREE).own(0, "crusade").pp(0, 0)).fight(0, 1, "7", "2")
    assert lost(scene)[1] == 3
    assert scene.state.pp[0] == 3


@tile("divine boon")
def test_divine_boon_is_a_card_more() -> None:
    scene = Scene(3, THREE).own(0, "divine boon").night()
    assert [len(hand) for hand in scene.state.hands] == [2, 1, 1]


@tile("hand of god")
def test_hand_of_god_raises_or_founds_for_nothing() -> None:
    scene = Scene(3, THREE).own(0, "hand of god").pyramid("1a", "diamond", 2).night()
    assert scene.refused(0, Raise("1a", 4)).reason == "one-level"
    assert Raise("1b", 1, "ruby") in scene.legal(0)
    scene.do(0, Raise("1b", 1, "ruby"))
    assert scene.state.pp[0] == 9
    assert 0 in scene.state.boxes[0]
    none = Scene(3, THREE).own(0, "hand of god").pyramid("1a", "diamond", 2).night().do(0, DONE)
    assert none.state.level[none.zone("1a")] == 2


@tile("vision")
def test_vision_chooses_among_five() -> None:
    scene = Scene(3, THREE).own(0, "vision", "divine boon")
    top = scene.state.deck[-5:]
    scene.night()
    assert scene.waiting == (0,)
    seen = scene.told(SawCards)[0]
    assert seen.only == 0
    assert sorted(STOCK.card[word] for word in seen.cards) == sorted(top)
    assert {action.choice for action in scene.legal(0)} == set(seen.cards)  # type: ignore[attr-defined]
    assert KEMET.view(scene.state, 0).seen == seen.cards
    assert KEMET.view(scene.state, 1).seen is None
    before = len(scene.state.deck)
    scene.do(0, Answer(seen.cards[2]))
    assert scene.state.hands[0][0] == STOCK.card[seen.cards[2]]
    assert len(scene.state.hands[0]) == 2  # and the Boon's
    assert len(scene.state.deck) == before + 4 - 3  # four back, the Boon's and two others' drawn


@tile("holy war")
def test_holy_war_pays_for_victories() -> None:
    scene = attack(Scene(3, THREE).own(0, "holy war").pp(0, 0)).fight(0, 1, "2", "5")
    assert scene.state.pp[0] == 4
    scene = attack(Scene(3, THREE).own(1, "holy war").pp(1, 0)).fight(0, 1, "5", "2")
    assert scene.state.pp[1] == 4


@tile("priest of ra")
@rule("T-166")
def test_priest_of_ra_is_for_every_expense() -> None:
    scene = Scene(3, THREE).own(0, "priest of ra").pyramid("1a", "ruby", 2).troop(0, "1a", 3).troop(1, "T2", 1)
    scene.hand(0, "raining fire").pp(0, 3).turn(0)
    scene.do(0, Card("raining fire", "T2"))
    assert scene.state.pp[0] == 3  # 1 - 1
    scene.do(0, Move(space="move3"), Move(troop="1a"), Step("T2", 1, way="teleport"), DONE)
    assert scene.state.pp[0] == 2  # 2 - 1
    scene.turn(0).do(0, Buy(box="ruby"), Buy(tile="carnage"))
    assert scene.state.pp[0] == 1  # 2 - 1
    scene.turn(0).do(0, Recruit(), Recruit("1b 2"), DONE)
    assert scene.state.pp[0] == 0  # 2 - 1


@tile("the mummy")
def test_the_mummy() -> None:
    scene = Scene(3, THREE).own(0, "the mummy").night()  # also from supply
    assert [len(hand) for hand in scene.state.hands] == [2, 1, 1]
    fight = attack(Scene(3, THREE).own(0, "the mummy"), creature="mummy").fight(0, 1, "3", "3")
    assert sides(fight)[0].total == 8


# --- onyx ----------------------------------------------------------------------------------------


@tile("mercenaries")
@rule("T-2", "T-164")
def test_mercenaries_are_three_more_units() -> None:
    scene = Scene(3, ONYX).pyramid("1a", "onyx", 1).turn(0).do(0, Buy(box="onyx"), Buy(tile="mercenaries"))
    scene.do(0, Recruit("1a 3"))
    assert (scene.units("1a"), scene.state.supply[0]) == (3, 12)


@tile("dark ritual")
def test_dark_ritual_is_a_gold_prayer() -> None:
    scene = Scene(3, ONYX).own(0, "dark ritual").pp(0, 0).turn(0)
    scene.do(0, Recruit(), Pray(token="gold"), Order("gold"))
    assert scene.state.pp[0] == 2


@tile("honor in battle")
def test_honor_in_battle_pays_for_own_losses() -> None:
    scene = attack(Scene(3, ONYX).own(1, "honor in battle").pp(1, 0), 5, 3).fight(0, 1, "7", "1")
    assert lost(scene)[1] == 3  # one of them by the own card
    assert scene.told(Casualties)[1].own == 2
    assert scene.state.pp[1] == 1


@tile("dedication to battle")
def test_dedication_pays_for_attacking_by_move() -> None:
    scene = attack(Scene(3, ONYX).own(0, "dedication to battle").pp(0, 0))
    assert scene.state.pp[0] == 2
    recruits = Scene(3, ONYX).own(0, "dedication to battle").troop(1, "1a", 1).pp(0, 1).turn(0)
    recruits.do(0, Recruit(), Recruit("1a 1"), DONE)
    assert recruits.state.pp[0] == 0


@tile("khnum's sphinx")
def test_khnums_sphinx_asks_for_a_toll() -> None:
    def scene(pp: int, *words: str) -> Scene:
        made = Scene(3, ONYX).own(1, "khnum's sphinx").own(0, *words).troop(1, "O1", 1, "khnum's sphinx")
        return made.troop(0, "F1", 2).pp(0, pp).turn(0).march(0, "F1")

    refusal = scene(1).refused(0, Step("O1", 2))
    assert (refusal.reason, refusal.clause) == ("toll", "T-166")
    assert scene(2).do(0, Step("O1", 2)).state.pp[0] == 0
    assert scene(2, "dedication to battle").do(0, Step("O1", 2)).state.pp[0] == 2
    assert scene(1, "priest of ra").do(0, Step("O1", 2)).state.pp[0] == 0
    fight = attack(Scene(3, ONYX).own(0, "khnum's sphinx"), creature="khnum's sphinx").fight(0, 1, "3", "3")
    assert sides(fight)[0].total == 7


@tile("twin ceremony")
@rule("T-55")
def test_twin_ceremony_repeats_a_colour_for_one_more() -> None:
    scene = Scene(3, ONYX).own(0, "twin ceremony").pyramid("1a", "diamond", 2).pp(0, 5).turn(0)
    scene.do(0, Buy(box="diamond"), Buy(token="gold"))
    scene.do(0, Order("gold"), DONE)  # no colour bought yet: nothing to repeat
    assert scene.state.pp[0] == 5
    twice = Scene(3, ONYX).own(0, "twin ceremony").pyramid("1a", "diamond", 2).pyramid("1b", "onyx", 2).pp(0, 5).turn(0)
    twice.do(0, Buy(box="diamond"), Buy(token="gold"), Order("buy1"), Buy(tile="crusade"))
    assert twice.refused(0, Buy(tile="mercenaries")).reason == "not-bought-today"
    twice.do(0, Buy(tile="high priest"))
    assert twice.state.pp[0] == 5 - 2 - 3


@tile("griffin sphinx")
def test_griffin_sphinx_teleports_from_obelisks() -> None:
    scene = Scene(3, ONYX).own(0, "griffin sphinx").troop(0, "O1", 2, "griffin sphinx").pp(0, 2).turn(0).march(0, "O1")
    assert scene.refused(0, Step("T2", 1, "stays", "teleport")).reason == "no-teleport-here"
    scene.do(0, Step("T2", 2, "griffin sphinx", "teleport"))
    assert scene.state.pp[0] == 0
    fight = attack(Scene(3, ONYX).own(0, "griffin sphinx"), creature="griffin sphinx").fight(0, 1, "3", "3")
    assert sides(fight)[0].total == 8


@tile("forced march")
def test_forced_march_is_a_gold_move() -> None:
    scene = Scene(3, ONYX).own(0, "forced march").troop(0, "1a", 2).turn(0).do(0, Pray("pray1"), Move(token="gold"))
    scene.do(0, Order("gold"), Move(troop="1a"), Step("F1", 2), DONE)
    assert scene.holder("F1") == 0


@tile("deadly trap")
def test_deadly_trap_is_for_defenders() -> None:
    scene = attack(Scene(3, ONYX).own(1, "deadly trap")).fight(0, 1, "5", "5")
    assert (sides(scene)[1].total, sides(scene)[1].unblockable) == (6, 1)
    assert lost(scene) == [1, 0]


@tile("devourer")
def test_the_devourer_pays_an_attacker_who_wins_and_survives() -> None:
    scene = attack(Scene(3, ONYX).own(0, "devourer"), 5, 3, creature="devourer").fight(0, 1, "3", "2")
    assert (scene.state.battle[0], scene.state.veterans[0], scene.state.veterans[1]) == (2, 0, 1)
    dead = Scene(3, ONYX).own(0, "devourer").hand(1, "bloodbath")
    attack(dead, 2, 3, creature="devourer").fight(0, 1, "3", "7", d=("bloodbath",))
    assert (dead.state.battle[0], dead.state.veterans[0]) == (0, 1)
    defends = attack(Scene(3, ONYX).own(1, "devourer"), 3, 5, enemy="devourer").fight(0, 1, "2", "3")
    assert (defends.state.battle[1], defends.state.veterans[1]) == (1, 1)
    snake = Scene(3, ONYX).own(0, "devourer").own(1, "deep desert snake").hand(0, "bloodbath")
    attack(snake, 5, 3, creature="devourer", enemy="deep desert snake").fight(0, 1, "2", "3", a=("bloodbath",))
    assert lost(snake)[1] == 3
    assert snake.state.battle[0] == 1


@tile("devourer")
def test_devourer_shields_its_troop_from_fire() -> None:
    scene = Scene(3, ONYX).own(1, "devourer").troop(1, "T1", 1, "devourer").troop(1, "T2", 1)
    scene.hand(0, "raining fire").turn(0)
    assert scene.legal(0, Card) == [Card("raining fire", "T2")]
    own = Scene(3, ONYX).own(0, "devourer").troop(0, "SA", 2, "devourer").night().do(0, Night(offering="yes"))
    assert own.state.divine[0] == 1


@tile("bestial fury")
def test_bestial_fury() -> None:
    scene = attack(Scene(3, ONYX).own(0, "bestial fury").own(1, "shield of neith")).fight(0, 1, "4", "5")
    assert (sides(scene)[0].total, sides(scene)[0].damage) == (7, 1)
    assert land_moves(Scene(3, ONYX).own(0, "bestial fury").troop(0, "1a", 2)) == 2


@tile("divine strength")
def test_divine_strength_adds_to_every_gain_of_the_day() -> None:
    scene = Scene(3, ONYX).own(0, "divine strength", "holy war").hand(0, "prayer").pp(0, 0)
    scene.troop(0, "F1", 2).troop(1, "T1", 1).turn(0).do(0, Card("prayer"))
    assert scene.state.pp[0] == 3
    scene.march(0, "F1", "T1").fight(0, 1, "2", "5")
    assert scene.state.pp[0] == 3 + 5  # Holy War 4 + 1
    scene.do(1, Aftermath("recall")).do(0, Aftermath("recall"))
    assert scene.state.pp[0] == 8 + 2  # 1 + 1
    alone = Scene(3, ONYX).own(1, "divine strength").pp(1, 0)
    attack(alone, 5, 1).fight(0, 1, "4", "5").do(1, Aftermath("recall"))
    assert alone.state.pp[1] == 0  # a gain of nothing stays nothing


@pytest.mark.parametrize(
    ("colours", "word", "creature", "moves", "strength"),
    [
        (THREE, "phoenix", "phoenix", 2, 1),
        (THREE, "royal scarab", "royal scarab", 3, 2),
        (THREE, "giant scorpion", "giant scorpion", 2, 2),
        (THREE, "ancestral elephant", "ancestral elephant", 2, 1),
        (THREE, "deep desert snake", "deep desert snake", 2, 1),
        (THREE, "sphinx", "sphinx", 2, 2),
        (THREE, "the mummy", "mummy", 2, 2),
        (ONYX, "khnum's sphinx", "khnum's sphinx", 2, 1),
        (ONYX, "griffin sphinx", "griffin sphinx", 1, 2),
        (ONYX, "devourer", "devourer", 2, 2),
    ],
)
@rule("T-64")
def test_each_creatures_moves_and_strength(colours: str, word: str, creature: str, moves: int, strength: int) -> None:
    assert land_moves(Scene(3, colours).own(0, word).troop(0, "1a", 2, creature), creature=creature) == moves
    fight = attack(Scene(3, colours).own(0, word), creature=creature).fight(0, 1, "3", "3")
    assert sides(fight)[0].lines[creature] == strength


@rule("T-12")
def test_every_tile_has_a_test_of_its_effect() -> None:
    assert set(STOCK.tile_words) == COVERED
    assert sum(STOCK.tiles[STOCK.tile[word]].copies for word in COVERED) == 64


def test_all_creatures_come_with_a_tile() -> None:
    scene = Scene(5)
    for word in ("phoenix", "griffin sphinx"):
        scene.own(0, word)
    assert scene.state.stable[0] == (1 << STOCK.beast["phoenix"]) | (1 << STOCK.beast["griffin sphinx"])
    scene.troop(0, "1a", 1).turn(0).do(0, Creature("griffin sphinx", "1a"))
    assert scene.creature("1a") == "griffin sphinx"
