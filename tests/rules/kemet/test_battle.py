"""Battles, step by step (T-94 to T-122), with the rulebook's example and the edge cases."""

from __future__ import annotations

import pytest

from rules.core import Event, proof, rule
from rules.kemet.actions import Aftermath, Answer, Battle, Card, Retreat, Step
from rules.kemet.events import (
    BattleCardsBack,
    BattleWon,
    Casualties,
    CreatureWentHome,
    Ready,
    Retreated,
    Revealed,
    Strength,
)
from rules.kemet.mechanics.stock import STOCK
from tests.rules.kemet.scene import GAME as KEMET
from tests.rules.kemet.scene import OlderScene, Scene

THREE = "ruby sapphire diamond"


def clash(
    attackers: int = 3, defenders: int = 3, zone: str = "T1", start: str = "F1", scene: Scene | None = None
) -> Scene:
    """Seat 0 attacks seat 1."""
    scene = scene or Scene(3, THREE)
    return scene.troop(0, start, attackers).troop(1, zone, defenders).turn(0).march(0, start, zone)


def strengths(events: list[Event]) -> list[int]:
    return [event.total for event in events if isinstance(event, Strength)]


def losses(events: list[Event]) -> list[tuple[int, int, int]]:
    return [(e.unblockable, e.own, e.damage) for e in events if isinstance(e, Casualties)]


@proof("T-101", "T-107", "T-122")
def test_the_rulebooks_example() -> None:
    """Seat 0 attacks seat 1 at a temple: 10 against 9."""
    scene = Scene(3, THREE).own(0, "charge", "blades of neith").own(1, "ancestral elephant")
    scene.hand(1, "bronze wall", "war fury").pp(1, 5)
    scene.troop(0, "F1", 5).troop(1, "T1", 4, "ancestral elephant").turn(0)
    assert (scene.fame(0), scene.fame(1)) == (0, 1)
    scene.march(0, "F1", "T1")
    scene.fight(0, 1, "3", "5", d=("bronze wall", "war fury"))
    assert strengths(scene.events) == [10, 9]
    assert losses(scene.events) == [(0, 0, 0), (0, 0, 0)]
    sides = scene.told(Strength)
    assert sides[0].lines == {"units": 5, "card": 3, "charge": 1, "blades of neith": 1}
    assert sides[1].lines == {"units": 4, "card": 2, "ancestral elephant": 1, "war fury": 2}
    assert (sides[0].damage, sides[1].defense) == (2, 4)
    assert scene.state.pp[1] == 4
    assert scene.state.battle[0] == 1
    assert (scene.state.veterans[0], scene.state.veterans[1]) == (0, 1)
    scene.do(1, Aftermath("recall"))
    assert scene.state.pp[1] == 7  # net +2
    assert scene.state.stable[1] == 1 << STOCK.beast["ancestral elephant"]
    scene.do(0, Aftermath("stay"))
    assert (scene.fame(0), scene.fame(1)) == (2, 0)
    assert sorted(scene.state.discard) == sorted([STOCK.card["bronze wall"], STOCK.card["war fury"]])


@proof("T-94")
def test_nobody_else_takes_part() -> None:
    scene = Scene(3, THREE).hand(2, "war rage")
    clash(scene=scene)
    assert scene.waiting == (0, 1)
    assert scene.legal(2) == []


@proof("T-95")
def test_the_attackers_choices_come_first() -> None:
    scene = OlderScene(3, THREE).hand(0, "diversion").hand(1, "diversion")
    clash(scene=scene)
    for seat in (0, 1):
        scene.do(seat, Battle(cards="diversion"))
    scene.do(1, Battle("5", "2")).do(0, Battle("7", "2"))
    assert scene.waiting == (0,)
    scene.do(0, Answer("swap"))
    assert scene.waiting == (1,)
    scene.do(1, Answer("keep"))
    assert strengths(scene.events) == [7, 5]
    scene.do(1, Aftermath("recall")).do(0, Aftermath("stay"))
    assert (scene.state.face_up[0], scene.state.face_down[0]) == ([1], [6])


@rule("T-96", "T-108")
def test_a_side_without_units_still_strikes() -> None:
    """Seat 1 dies of unblockable damage and still deals its own."""
    scene = Scene(3, THREE).own(0, "initiative")
    clash(2, 1, scene=scene).fight(0, 1, "8", "7")
    assert losses(scene.events) == [(0, 0, 0), (1, 0, 0)]
    other = Scene(3, THREE).own(0, "initiative")
    clash(4, 2, scene=other).fight(0, 1, "8", "7")  # 1 unblockable, then 1 + 1 damage for the one who is left
    assert losses(other.events) == [(0, 0, 0), (1, 0, 1)]


@proof("T-96")
def test_the_dead_deal_their_damage() -> None:
    scene = Scene(3, THREE).own(0, "initiative")
    clash(4, 1, scene=scene).fight(0, 1, "2", "7")  # 4 + 4 + 1 against 1 + 1; damage 3 against no defense
    assert losses(scene.events) == [(0, 0, 3), (1, 0, 0)]
    assert scene.state.battle[0] == 1


@proof("T-97")
def test_two_different_cards_of_the_hand() -> None:
    scene = clash()
    assert len(scene.legal(0, Battle)) == 56 + 4 + 1  # and Diversion
    assert scene.refused(0, Battle("3", "3")).reason == "two-cards"
    assert scene.refused(0, Battle("3")).clause == "T-97"
    scene.state.battle_hands[0].remove(6)
    scene.state.face_up[0].append(6)
    assert scene.refused(0, Battle("7", "2")).reason == "battle-card-not-in-hand"


@rule("T-97", "T-99")
def test_choices_stay_secret_until_both_are_in() -> None:
    scene = Scene(3, THREE).hand(0, "war fury", "war rage").hand(1, "war fury")
    clash(scene=scene)
    before = [KEMET.view(scene.state, seat) for seat in (1, 2, None)]
    scene.do(0, Battle(cards="war fury"))
    assert [KEMET.view(scene.state, seat) for seat in (1, 2, None)] == before
    assert scene.events == []
    scene.do(0, Battle("3", "7"))
    assert scene.events == [Ready(0)]
    for seat in (1, 2, None):
        view = KEMET.view(scene.state, seat)
        assert view.battle is not None
        assert (view.battle.attacker.ready, view.battle.attacker.play, view.battle.attacker.cards) == (True, "", [])
        assert (view.seats[0].cards, view.seats[0].pp, view.seats[0].battle_cards) == (3, 7, 8)
        assert view.battle.own is None or view.battle.own.play == ""
    own = KEMET.view(scene.state, 0).battle
    assert own is not None
    assert own.own is not None
    assert (own.own.play, own.own.drop, own.own.cards) == ("3", "7", ["war fury"])
    assert scene.waiting == (1,)


@proof("T-98")
def test_added_cards_must_be_paid_together() -> None:
    scene = Scene(3, THREE).hand(0, "war fury", "bloodbath", "war rage", "prayer").pp(0, 1)
    clash(scene=scene)
    scene.do(0, Battle(cards="war fury"))
    refusal = scene.refused(0, Battle(cards="bloodbath"))
    assert (refusal.reason, refusal.clause) == ("too-dear", "T-98")
    assert scene.refused(0, Battle(cards="prayer")).reason == "no-battle-card"
    assert scene.refused(0, Battle(cards="iron wall")).reason == "not-in-hand"
    scene.do(0, Battle(cards="war rage"))
    assert scene.refused(0, Battle(cards="war rage")).reason == "not-in-hand"


@rule("T-98")
def test_battle_cards_only_in_the_council() -> None:
    scene = Scene(3).hand(0, "war rage").turn(0)
    refusal = scene.refused(0, Card("war rage"))
    assert (refusal.reason, refusal.clause) == ("only-in-council", "T-98")


@proof("T-100")
def test_both_reveal_at_once_and_pay() -> None:
    scene = Scene(3, THREE).hand(0, "war fury").hand(1, "iron wall").pp(0, 1).pp(1, 3)
    clash(scene=scene).fight(0, 1, "3", "4", a=("war fury",), d=("iron wall",))
    assert [(e.seat, e.card, e.cards, e.cost) for e in scene.told(Revealed)] == [
        (0, "3", ["war fury"], 1),
        (1, "4", ["iron wall"], 1),
    ]
    assert (scene.state.pp[0], scene.state.pp[1]) == (0, 2)


@proof("T-102")
def test_a_tie_is_the_defenders() -> None:
    scene = clash(4, 3).fight(0, 1, "5", "3")  # 6 : 6
    assert scene.told(BattleWon)[0].seat == 1
    home = clash(3, 4, zone="1a", start="1b").fight(0, 1, "3", "4")  # 3 + 3 + 1 : 4 + 3
    assert strengths(home.events) == [7, 7]
    assert home.told(BattleWon)[0].seat == 1


@proof("T-103")
def test_units_count_before_losses() -> None:
    scene = clash(5, 5).fight(0, 1, "1", "7")
    assert strengths(scene.events) == [10, 6]


@proof("T-104")
def test_home_counts_for_the_defender_too() -> None:
    scene = Scene(3, THREE).troop(0, "2b", 3).troop(1, "2a", 3).turn(0).march(0, "2b", "2a")
    scene.fight(0, 1, "3", "3")
    assert strengths(scene.events) == [6, 7]


@proof("T-106")
@rule("T-105")
def test_unblockable_damage_goes_past_defense() -> None:
    """Unblockable 1 + damage 2 against defense 5 costs one of three units; damage 4 against 1 kills two of two."""
    scene = Scene(3, THREE).own(0, "initiative").hand(1, "iron wall")
    clash(5, 3, scene=scene).fight(0, 1, "3", "8", d=("iron wall",))
    assert scene.told(Strength)[1].defense == 5
    assert losses(scene.events)[1] == (1, 0, 0)
    two = Scene(3, THREE).hand(0, "bloodbath", "war rage")
    clash(5, 2, scene=two).fight(0, 1, "3", "4", a=("bloodbath",))
    assert losses(two.events)[1] == (0, 0, 2)


@proof("T-105")
def test_a_card_that_costs_its_own_units() -> None:
    """Unblockable: no defense helps; what the enemy deals comes first."""
    scene = Scene(3, THREE, loser_may_stay=True).own(1, "divine hunger", "initiative").pp(1, 0)
    scene.own(0, "shield of neith")
    clash(2, 5, scene=scene).fight(0, 1, "1", "8")  # 2 + 5 against 5 + 1; unblockable 1, then 1 of the own 2
    assert losses(scene.events)[0] == (1, 1, 0)
    assert scene.state.pp[1] == 2  # only the enemy's kill counts


@proof("T-109", "T-111")
def test_attacker_wins_and_lives() -> None:
    scene = clash(5, 2).fight(0, 1, "2", "5")
    assert (scene.state.battle[0], scene.state.veterans[0], scene.state.veterans[1]) == (1, 0, 1)


@rule("T-109", "T-111", "T-112", "T-113")
@pytest.mark.parametrize(("how", "pp", "fame"), [("stay", 7, 1), ("recall", 8, 0)])
def test_attacker_wins_and_dies(how: str, pp: int, fame: int) -> None:
    scene = Scene(3, THREE, loser_may_stay=True).own(0, "blades of neith").hand(1, "bloodbath").pp(1, 8)
    clash(2, 3, scene=scene)
    scene.fight(0, 1, "2", "7", d=("bloodbath",))  # 7 against 4; damage 5 kills both, damage 1 kills one
    assert losses(scene.events) == [(0, 0, 2), (0, 0, 1)]
    assert (scene.state.battle[0], scene.state.veterans[0], scene.state.veterans[1]) == (0, 1, 1)
    assert scene.legal(1) == [Aftermath("stay"), Aftermath("recall")]
    scene.do(1, Aftermath(how))
    assert scene.fame(1) == fame
    assert scene.state.pp[1] == pp  # 8 - 1, and 2 - 1 for a recall
    assert scene.waiting == (1,)


@proof("T-112")
def test_without_the_option_such_a_loser_is_recalled() -> None:
    scene = Scene(3, THREE, loser_may_stay=False).hand(1, "bloodbath")
    clash(2, 3, scene=scene).fight(0, 1, "2", "7", d=("bloodbath",))
    assert scene.holder("T1") == -1
    assert scene.state.pp[1] == 7 - 1 + 1


@proof("T-108", "T-110")
@rule("T-111")
def test_defender_wins_and_dies() -> None:
    scene = Scene(3, THREE, loser_may_stay=True).hand(0, "bloodbath").hand(1, "war fury", "war rage")
    clash(3, 1, scene=scene).fight(0, 1, "3", "2", a=("bloodbath",), d=("war fury", "war rage"))  # 6 against 8
    assert scene.told(BattleWon)[0].seat == 1
    assert (scene.state.veterans[0], scene.state.veterans[1]) == (1, 2)
    assert scene.waiting == (0,)
    scene.do(0, Aftermath("stay"))
    assert scene.fame(0) == 1  # the temple, no battle fame
    assert scene.state.battle[0] == 0


@proof("T-117")
@rule("T-111")
def test_where_both_die_the_zone_is_empty_and_creatures_go_home() -> None:
    scene = Scene(3, THREE).own(0, "phoenix").own(1, "sphinx").hand(0, "bloodbath").hand(1, "bloodbath")
    scene.troop(0, "F1", 1, "phoenix").troop(1, "T1", 1, "sphinx").turn(0)
    scene.march(0, "F1", Step("T1", 1, "phoenix")).fight(0, 1, "7", "7", a=("bloodbath",), d=("bloodbath",))
    assert scene.holder("T1") == -1
    assert scene.fame(1) == 0
    assert (scene.state.veterans[0], scene.state.veterans[1]) == (1, 2)
    assert {event.creature for event in scene.told(CreatureWentHome)} == {"phoenix", "sphinx"}
    assert scene.waiting == (1,)


@proof("T-113")
@pytest.mark.parametrize(("units", "gain"), [(4, 3), (1, 0)])
def test_recall_pays_for_all_but_one(units: int, gain: int) -> None:
    scene = clash(5, units)
    scene.state.pp[1] = 0
    scene.fight(0, 1, "4", "8")
    scene.do(1, Aftermath("recall"))
    assert scene.state.pp[1] == gain
    assert scene.state.supply[1] == 12


@rule("T-113")
def test_recall_at_the_top_of_the_track() -> None:
    scene = clash(5, 5).pp(1, 9).fight(0, 1, "2", "8")
    scene.do(1, Aftermath("recall"))
    assert scene.state.pp[1] == 11


@proof("T-114")
@rule("T-91")
def test_the_winner_chooses_where_the_loser_goes() -> None:
    scene = Scene(3).troop(0, "B1", 5).troop(1, "O1", 2).turn(0).march(0, "B1", "O1").fight(0, 1, "4", "8")
    scene.do(1, Aftermath("retreat"))
    assert scene.waiting == (0,)
    assert scene.legal(0) == [Retreat(word) for word in ("F1", "B1", "F2", "B2", "T1")]
    assert scene.refused(0, Retreat("DM")).reason == "retreat-not-adjacent"
    scene.do(0, Retreat("T1"))
    assert scene.told(Retreated)[0].to == "T1"
    scene.do(0, Aftermath("stay"))
    assert scene.fame(1) == 1


@proof("T-116")
@rule("T-114")
def test_a_loser_with_nowhere_to_go_is_recalled() -> None:
    scene = Scene(5)
    for word in ("B2", "T1", "O1", "T2"):
        scene.troop(2, word, 1)
    scene.troop(2, "O2", 1).troop(1, "2a", 5).troop(0, "F2", 3).turn(1).march(1, "2a", "F2")
    scene.fight(1, 0, "4", "8")
    assert scene.waiting == (1,)  # seat 0 was recalled without being asked: the districts are not its own
    assert scene.state.pp[0] == 9
    home = Scene(5)
    for word in ("B2", "T1", "O1", "T2"):
        home.troop(2, word, 1)
    home.troop(2, "O2", 1).troop(0, "2a", 5).troop(1, "F2", 3).turn(0).march(0, "2a", "F2").fight(0, 1, "4", "8")
    home.do(1, Aftermath("retreat"))
    assert home.legal(0) == [Retreat("2a"), Retreat("2b"), Retreat("2c")]


@rule("T-114")
def test_no_retreat_into_a_foreign_city() -> None:
    scene = Scene(3).troop(1, "2a", 5).troop(0, "F2", 3).turn(1).march(1, "2a", "F2").fight(1, 0, "4", "8")
    scene.do(0, Aftermath("retreat"))
    assert scene.refused(1, Retreat("2b")).reason == "retreat-foreign"


@proof("T-115")
def test_no_room_to_retreat() -> None:
    scene = Scene(3).troop(1, "DM", 2).troop(1, "DT", 4).troop(0, "SA", 5)
    scene.turn(0).march(0, "SA", "DM").fight(0, 1, "4", "8")
    assert scene.legal(1) == [Aftermath("retreat"), Aftermath("recall")]  # DT: 6 is too many, but SA is free
    only = Scene(3, THREE).pyramid("1a", "ruby", 1).troop(0, "1a", 5).troop(1, "SA", 4).troop(1, "DM", 2)
    only.turn(0).march(0, "1a", Step("SA", 5, way="teleport")).fight(0, 1, "2", "8")
    assert only.state.pp[1] == 7 + 3  # forced recall of four
    assert only.waiting == (0,)


@rule("T-115")
def test_two_creatures_meet_in_a_retreat() -> None:
    scene = Scene(3, THREE).own(1, "phoenix", "royal scarab").pyramid("1a", "ruby", 1).troop(0, "1a", 5)
    scene.troop(1, "SA", 2, "phoenix").troop(1, "DM", 2, "royal scarab").turn(0)
    scene.march(0, "1a", Step("SA", 5, way="teleport")).fight(0, 1, "2", "8")
    scene.do(1, Aftermath("retreat"))
    assert scene.waiting == (1,)  # one zone only: the winner has no choice
    assert scene.legal(1) == [Answer("phoenix"), Answer("royal scarab")]
    scene.do(1, Answer("royal scarab"))
    assert (scene.creature("DM"), scene.units("DM")) == ("royal scarab", 4)
    assert scene.state.stable[1] == 1 << STOCK.beast["phoenix"]


@rule("T-112")
def test_a_loser_cannot_stay_with_the_winner() -> None:
    scene = clash(5, 3).fight(0, 1, "4", "8")
    refusal = scene.refused(1, Aftermath("stay"))
    assert (refusal.reason, refusal.clause) == ("loser-leaves", "T-112")


@proof("T-118")
def test_the_winner_may_be_recalled() -> None:
    scene = clash(3, 1).pp(0, 0).fight(0, 1, "4", "5")
    scene.do(1, Aftermath("recall"))
    assert scene.refused(0, Aftermath("retreat")).clause == "T-118"
    scene.do(0, Aftermath("recall"))
    assert scene.state.pp[0] == 2
    assert scene.holder("T1") == -1
    assert scene.fame(0) == 1  # the battle fame stays, the temple is nobody's


@proof("T-119")
@rule("T-120", "T-155")
def test_battle_cards_go_round() -> None:
    scene = Scene(3)
    for battle in range(4):
        scene.troop(0, "F1", 5).troop(1, "T1", 1)
        scene.state.tokens[0] = [0] * 10
        scene.state.left[0] = 5
        scene.turn(0).march(0, "F1", "T1")
        play, drop = scene.battle_hand(0)[1], scene.battle_hand(0)[0]
        scene.do(0, Battle(play, drop)).do(1, Battle(scene.battle_hand(1)[-1], scene.battle_hand(1)[-2]))
        while scene.state.tasks and any(hasattr(task, "fight") for task in scene.state.tasks):
            seat = scene.waiting[0]
            scene.do(seat, Aftermath("recall"))
        if battle < 3:
            view = KEMET.view(scene.state, 1).seats[0]
            assert (view.battle_cards, len(view.face_up), view.face_down) == (6 - 2 * battle, battle + 1, battle + 1)
            assert view.face_up[-1].word == play
            assert view.put_away is None
    assert len(scene.battle_hand(0)) == 8
    assert {event.seat for event in scene.told(BattleCardsBack)} == {0, 1}


@proof("T-121")
def test_added_cards_go_to_the_discard_the_attackers_first() -> None:
    scene = Scene(3, THREE).hand(0, "war rage").hand(1, "bronze wall", "iron wall")
    clash(5, 1, scene=scene).fight(0, 1, "4", "8", a=("war rage",), d=("iron wall", "bronze wall"))
    scene.do(1, Aftermath("recall")).do(0, Aftermath("stay"))
    assert KEMET.view(scene.state, None).discard == ["war rage", "iron wall", "bronze wall"]
    bluff = Scene(3, THREE).hand(0, "war rage")
    clash(5, 1, scene=bluff).fight(0, 1, "4", "8", a=("diversion", "war rage"))
    bluff.do(1, Aftermath("recall")).do(0, Aftermath("stay"))
    assert KEMET.view(bluff.state, None).discard == ["war rage"]
    assert STOCK.diversion in bluff.state.hands[0]


@rule("T-112", "T-118")
def test_what_follows_may_be_said_beforehand() -> None:
    scene = clash(5, 3)
    scene.do(1, Battle(after="lose recall"), Battle(after="win stay"))
    assert scene.refused(1, Battle(after="lose retreat")).reason == "said-already"
    scene.do(0, Battle(after="win stay"))
    scene.fight(0, 1, "4", "8")
    assert scene.waiting == (1,)  # the next turn
    assert scene.state.pp[1] == 9
    assert scene.holder("T1") == 0


@rule("T-98", "T-112")
def test_what_was_added_or_said_can_be_taken_back_before_locking_in() -> None:
    scene = clash(scene=Scene(3, THREE).hand(0, "war rage"))
    assert scene.refused(0, Battle(cards="none")).reason == "nothing-to-take-back"
    assert scene.refused(0, Battle(after="ask")).reason == "nothing-to-take-back"
    scene.do(0, Battle(cards="war rage"), Battle(after="win recall"))
    scene.do(0, Battle(cards="none"), Battle(after="ask"))
    scene.fight(0, 1, "2", "5")
    assert strengths(scene.events) == [7, 5]
    assert len(scene.state.hands[0]) == 2
    assert scene.waiting == (1,)
    scene.do(1, Aftermath("recall"))
    assert scene.legal(0) == [Aftermath("stay"), Aftermath("recall")]


@rule("T-112")
def test_an_impossible_plan_is_asked_again() -> None:
    scene = Scene(3, THREE, loser_may_stay=True).hand(1, "bloodbath")
    clash(2, 2, scene=scene).do(1, Battle(after="lose retreat"))
    scene.fight(0, 1, "2", "7", d=("bloodbath",))
    assert scene.legal(1) == [Aftermath("stay"), Aftermath("recall")]


def test_fire_takes_a_temple_from_its_holder() -> None:
    scene = Scene(3).troop(1, "T1", 1).hand(0, "raining fire").turn(0).do(0, Card("raining fire", "T1"))
    assert (scene.fame(0), scene.fame(1)) == (0, 0)
    assert scene.state.supply[1] == 12


def test_a_battle_is_over_for_both_creatures() -> None:
    """Snake against Scorpion, Snake against Snake is impossible with one copy."""
    scene = Scene(3, THREE).own(0, "deep desert snake").own(1, "giant scorpion")
    scene.troop(0, "F1", 3, "deep desert snake").troop(1, "T1", 3, "giant scorpion").turn(0)
    scene.march(0, "F1", Step("T1", 3, "deep desert snake")).fight(0, 1, "3", "4")
    assert strengths(scene.events) == [6, 6]
    assert scene.told(Strength)[1].damage == 0


def beaten_with_phoenix() -> Scene:
    """Seat 0 attacks the marsh from the Sanctuary with the Phoenix and loses; the Royal Scarab waits at the temple."""
    scene = Scene(3, THREE).own(0, "phoenix", "royal scarab").troop(0, "SA", 2, "phoenix").troop(1, "DM", 5)
    scene.troop(0, "DT", 2, "royal scarab").turn(0).march(0, "SA", Step("DM", 2, "phoenix"))
    scene.fight(0, 1, "5", "4")
    assert scene.waiting == (0,)
    return scene


@rule("T-62", "T-113")
def test_a_beaten_attackers_creature_goes_home_with_a_recall() -> None:
    scene = beaten_with_phoenix().do(0, Aftermath("recall"))
    assert scene.state.stable[0] == 1 << STOCK.beast["phoenix"]
    assert scene.state.pp[0] == 8


@rule("T-114", "T-115")
@pytest.mark.parametrize(("kept", "home"), [("phoenix", "royal scarab"), ("royal scarab", "phoenix")])
def test_a_beaten_attacker_keeps_one_of_two_creatures(kept: str, home: str) -> None:
    scene = beaten_with_phoenix().do(0, Aftermath("retreat"))
    assert scene.legal(1) == [Retreat("DT"), Retreat("SA")]
    scene.do(1, Retreat("DT")).do(0, Answer(kept))
    assert (scene.units("DT"), scene.creature("DT")) == (4, kept)
    assert scene.state.stable[0] == 1 << STOCK.beast[home]
    scene.do(1, Aftermath("stay"))
    assert scene.holder("DM") == 1


@rule("T-114")
def test_a_beaten_attackers_creature_retreats_with_its_troop() -> None:
    scene = beaten_with_phoenix().do(0, Aftermath("retreat")).do(1, Retreat("SA"))
    assert (scene.units("SA"), scene.creature("SA")) == (2, "phoenix")


@proof("T-120")
@rule("T-97")
def test_small_hands_of_battle_cards() -> None:
    """One card is played alone; an empty hand is taken back before the council (neither happens by the rules)."""
    scene = Scene(3, THREE)
    scene.state.battle_hands[0], scene.state.face_up[0] = [2], [0, 1, 3, 4, 5, 6, 7]
    scene.state.battle_hands[1], scene.state.face_down[1] = [], list(range(8))
    clash(scene=scene)
    assert len(scene.battle_hand(1)) == 8
    pairs = [action for action in scene.legal(0, Battle) if action.play]  # type: ignore[attr-defined]
    assert pairs == [Battle("3")]
    scene.do(0, Battle("3")).do(1, Battle("4", "5"))
    assert strengths(scene.events) == [6, 6]


@rule("T-90", "T-62")
def test_the_attackers_creature_dies_with_nobody_left_to_tie_it_to() -> None:
    scene = Scene(3, THREE).own(0, "phoenix").troop(0, "F1", 1, "phoenix").troop(1, "T1", 5).turn(0)
    scene.march(0, "F1", Step("T1", 1, "phoenix")).fight(0, 1, "5", "7")
    assert scene.state.stable[0] == 1 << STOCK.beast["phoenix"]
    assert scene.state.supply[0] == 12
