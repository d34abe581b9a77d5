"""The nine steps of the Night and the glossary's rules on cards (T-123 to T-136, T-150 to T-157)."""

from __future__ import annotations

import pytest

from rules.core import proof, rule
from rules.kemet.actions import Card, Night, Position, Pray, Raise, Recruit
from rules.kemet.events import FameGained, PhaseBegan, PrayerGained, Shuffled, VeteransSpent
from rules.kemet.mechanics.cards import draw
from rules.kemet.mechanics.stock import OLDER
from rules.kemet.mechanics.zones import controller, is_free
from tests.rules.kemet.scene import DONE, OlderScene, Scene
from tests.rules.kemet.scene import GAME as KEMET

THREE = "ruby sapphire diamond"


def gains(scene: Scene, seat: int, why: str) -> list[int]:
    return [event.amount for event in scene.told(PrayerGained) if (event.seat, event.why) == (seat, why)]


@proof("T-123", "T-136")
def test_the_offering_gives_up_a_troop_for_a_divine_point() -> None:
    scene = Scene(3, THREE).own(0, "phoenix").troop(0, "SA", 2, "phoenix").night()
    assert scene.legal(0) == [Night(offering="yes"), Night(offering="no")]
    scene.do(0, Night(offering="yes"))
    assert scene.state.divine[0] == 1
    assert (scene.units("SA"), scene.state.supply[0]) == (0, 12)
    assert scene.state.stable[0] == 1
    alone = Scene(3).troop(0, "SA", 1).night()
    assert not any(isinstance(action, Night) for action in alone.legal(0))
    refused = Scene(3).troop(0, "SA", 3).night().do(0, Night(offering="no"))
    assert (refused.state.divine[0], refused.units("SA")) == (0, 3)


@proof("T-124", "T-132")
@rule("T-125")
@pytest.mark.parametrize(("answer", "pp", "divine", "total"), [("yes", 7 - 7 + 5 + 2 + 2, 0, 1), ("no", 4, 1, 3)])
def test_the_delta_with_one_unit(answer: str, pp: int, divine: int, total: int) -> None:
    scene = Scene(3).troop(0, "DT", 1).troop(0, "T1", 1).pp(0, 0).night()
    scene.do(0, Night(delta=answer))
    assert scene.state.pp[0] == pp  # 5 or nothing, 2 from T1, 2 from Prayers
    assert scene.state.divine[0] == divine
    assert scene.fame(0) == total


@proof("T-125")
def test_three_temples_give_one_fame() -> None:
    scene = Scene(3).troop(0, "T1", 1).troop(0, "T2", 1).troop(0, "T3", 1).night()
    assert [event.why for event in scene.told(FameGained)] == ["temples"]
    assert scene.state.divine[0] == 1


@proof("T-126")
def test_adoration_pays_what_is_printed_but_not_at_the_delta() -> None:
    scene = Scene(4).troop(0, "T1", 1).troop(0, "T2", 1).troop(0, "DT", 1).pp(0, 0).night().do(0, Night(delta="no"))
    assert gains(scene, 0, "adoration") == [5]  # 2 + 3


@proof("T-127")
@rule("T-150")
def test_prayers_and_veterans_asked_of_all_at_once() -> None:
    scene = Scene(3).vets(0, 2).vets(1, 1).pp(0, 3).pp(1, 7).night()
    assert scene.waiting == (0, 1)
    assert scene.legal(0) == [Night(vets="0 PP"), Night(vets="1 PP"), Night(vets="2 PP")]
    scene.do(1, Night(vets="1 PP"))
    assert scene.state.pp[1] == 10
    assert scene.refused(0, Night(vets="3 PP")).reason == "not-so-many-veterans"
    scene.do(0, Night(vets="2 PP"))
    assert scene.state.pp[0] == 7
    assert scene.state.veterans[:2] == [0, 0]


@rule("T-127", "T-128")
def test_veterans_at_the_top_of_the_track() -> None:
    scene = Scene(3).vets(0, 2).pp(0, 10).night()
    assert scene.state.pp[0] == 11
    assert scene.legal(0) == [Night(vets=f"{n} cards") for n in range(3)]
    scene.do(0, Night(vets="2 cards"))
    assert len(scene.state.hands[0]) == 1 + 3


@proof("T-128")
def test_everybody_draws_in_turn_order() -> None:
    scene = Scene(3)
    top = scene.state.deck[-3:]
    scene.state.order = [2, 0, 1]
    scene.night()
    assert [scene.state.hands[seat] for seat in (2, 0, 1)] == [[0, top[2]], [0, top[1]], [0, top[0]]]
    for printing, each in (("2021", 1), ("2024", 2)):
        turned = Scene(3, printing=printing).vets(0, 2).night()
        turned.do(0, Night(vets="0 PP"), Night(vets="2 cards"))
        assert len(turned.state.hands[0]) == 2 + 2 // each, "Diversion, the card of the night, and those for veterans"


@proof("T-129", "T-133")
@rule("T-165")
def test_conscription_and_each_veteran_once() -> None:
    scene = Scene(3).vets(0, 3).pp(0, 0).troop(1, "1a", 1).night()
    scene.do(0, Night(vets="1 PP"), Night(vets="1 cards"))
    assert scene.legal(0) == [Recruit("1b 1"), Recruit("1c 1"), DONE]
    assert scene.refused(0, Recruit("1a 1")).reason == "not-free"
    scene.do(0, Recruit("1b 1"))
    assert (scene.units("1b"), scene.state.veterans[0]) == (1, 0)


@rule("T-129")
def test_unspent_veterans_are_lost() -> None:
    scene = Scene(3).vets(0, 2).night().do(0, Night(vets="0 PP"), Night(vets="0 cards"), DONE)
    assert scene.state.veterans[0] == 0
    assert scene.told(VeteransSpent)[-1].on == "nothing"


@proof("T-135")
@rule("T-129")
def test_veterans_without_a_free_district_are_lost() -> None:
    scene = Scene(3).vets(0, 2).troop(1, "1a", 1).troop(1, "1b", 1).troop(2, "1c", 1).night()
    scene.do(0, Night(vets="0 PP"), Night(vets="0 cards"))
    assert scene.legal(0) == [DONE]
    assert KEMET.forced(scene.state) == (0, DONE)
    scene.do(0, DONE)
    assert scene.state.veterans[0] == 0
    assert scene.state.fights == []


@proof("T-130")
def test_awakening() -> None:
    scene = Scene(3)
    scene.state.bought[0] = [0, 1]
    scene.night()
    assert scene.state.left == [5, 5, 5]
    assert scene.state.bought == [[], [], []]
    assert all(not any(row) for row in scene.state.tokens)


@proof("T-131")
def test_destiny_fewest_fame_first_then_the_old_order() -> None:
    """FP A3 B2 C2, old order C, A, B: C, B, A choose."""
    scene = Scene(3).glory(0, 3).glory(1, 2).glory(2, 2)
    scene.state.order = [2, 0, 1]
    scene.night()
    assert scene.waiting == (2,)
    assert scene.legal(2) == [Position(1), Position(2), Position(3)]
    scene.do(2, Position(3))
    assert scene.waiting == (1,)
    assert scene.refused(1, Position(3)).reason == "place-taken"
    assert scene.refused(1, Position(4)).clause == "T-131"
    scene.do(1, Position(1))
    assert scene.state.order == [1, 0, 2]
    assert scene.waiting == (1,)  # its first turn


@rule("T-131")
def test_the_places_of_the_next_order_are_chosen_by_who_has_least_fame_first() -> None:
    scene = Scene(3).glory(0, 4).glory(1, 4).glory(2, 2).night()
    scene.do(2, Position(3)).do(0, Position(2))
    assert scene.state.order == [1, 0, 2]


@rule("T-33", "T-134")
def test_the_steps_in_order_and_the_next_round() -> None:
    scene = Scene(3).night()
    names = [event.phase for event in scene.told(PhaseBegan)]
    by_units = ["night", "offering", "delta", "temples", "adoration", "prayers"]
    assert names == [*by_units, "divine intervention", "conscription", "awakening", "destiny"]
    scene.do(0, Position(1)).do(1, Position(2))
    assert (scene.state.phase, scene.state.round) == ("day", 2)


@proof("T-134")
def test_day_tiles_sleep_at_night() -> None:
    """Neither Divine Strength (of older versions) nor Priest changes the Prayers."""
    scene = OlderScene(5).own(0, "divine strength", "priest").pp(0, 0).night()
    assert scene.state.pp[0] == 2
    awake = Scene(3, "ruby sapphire diamond").own(0, "priest of amon", "divine boon").pp(0, 0).night()
    assert awake.state.pp[0] > 2, "at the Prayers"
    assert len(awake.state.hands[0]) == 1 + 2, "and with the cards of the night"


@proof("T-150")
def test_a_price_is_paid_in_full() -> None:
    scene = Scene(3, THREE).hand(0, "raining fire").troop(1, "T1", 1).pp(0, 0).turn(0)
    refusal = scene.refused(0, Card("raining fire", "T1"))
    assert (refusal.reason, refusal.clause) == ("too-dear", "T-150")
    for points, after in ((8, 10), (10, 11), (11, 11)):
        assert Scene(3).pp(0, points).turn(0).do(0, Pray("pray1")).state.pp[0] == after


@proof("T-151", "T-153")
def test_control() -> None:
    scene = Scene(3).troop(1, "2a", 1).troop(0, "2b", 1)
    state = scene.state
    assert controller(state, scene.zone("1a")) == 0  # an empty own district
    assert controller(state, scene.zone("2b")) == 0
    assert controller(state, scene.zone("T1")) == -1
    assert is_free(state, 1, scene.zone("2a"))
    assert not is_free(state, 1, scene.zone("2b"))


@proof("T-154")
def test_one_troop_per_zone_of_five_at_most() -> None:
    scene = Scene(3).troop(0, "1a", 3).turn(0).do(0, Recruit(), Recruit("1a 2"))
    assert scene.units("1a") == 5
    full = Scene(3).troop(0, "1a", 3).turn(0).do(0, Recruit())
    refusal = full.refused(0, Recruit("1a 3"))
    assert (refusal.reason, refusal.clause) == ("troop-limit", "T-154")


@proof("T-155")
def test_hands_are_hidden_but_their_sizes_are_not() -> None:
    scene = Scene(3).hand(0, "prayer", "war rage").discarded("iron wall").turn(0)
    for viewer in (1, 2, None):
        view = KEMET.view(scene.state, viewer)
        assert (view.seats[0].cards, view.seats[0].hand, view.seats[0].battle_hand) == (3, None, None)
        assert view.discard == ["iron wall"]
    own = KEMET.view(scene.state, 0).seats[0].hand
    assert own is not None
    assert sorted(card.word for card in own) == ["diversion", "prayer", "war rage"]


@proof("T-156")
def test_the_deck_is_made_anew_at_once() -> None:
    scene = Scene(2)
    state = scene.state
    state.hands[1], state.deck, state.discard = [0, *state.deck[7:]], state.deck[:1], state.deck[1:7]
    events: list[object] = []
    draw(state, 0, 1, scene.dice, events)  # type: ignore[arg-type]
    assert (len(state.deck), state.discard, len(state.hands[0])) == (6, [], 2)
    assert any(isinstance(event, Shuffled) for event in events)
    state.hands[1] += state.deck
    state.deck = []
    draw(state, 0, 1, scene.dice, [])
    assert len(state.hands[0]) == 2


@rule("T-156")
def test_veterans_buy_no_cards_that_do_not_exist() -> None:
    scene = Scene(3).vets(0, 3)
    state = scene.state
    state.hands[2] += state.deck[2:]
    state.deck = state.deck[:2]
    state.pp[0] = 11
    scene.night()
    assert scene.legal(0) == [Night(vets="0 cards"), Night(vets="1 cards")]
    assert scene.refused(0, Night(vets="2 cards")).clause == "T-156"


@rule("T-157")
def test_divine_memory_does_not_fetch_itself() -> None:
    scene = (
        OlderScene(3, THREE).own(0, "priest of ra").hand(0, "divine memory").discarded("divine memory", "glory").turn(0)
    )
    refusal = scene.refused(0, Card("divine memory", "divine memory"))
    assert (refusal.reason, refusal.clause) == ("not-itself", "T-157")
    scene.do(0, Card("divine memory", "glory"))
    assert scene.state.hands[0] == [OLDER.card["glory"]]
    assert scene.state.discard == [OLDER.card["divine memory"]] * 2


@rule("T-157")
def test_useless_cards_are_kept() -> None:
    scene = OlderScene(3).hand(0, "raining fire", "divine memory").turn(0)
    assert not scene.legal(0, Card)
    assert scene.refused(0, Card("raining fire", "T1")).reason == "card-without-effect"
    assert scene.refused(0, Card("prayer")).reason == "not-in-hand"


@rule("T-131", "T-134")
def test_hand_of_god_counts_for_destiny_and_wins_nothing_yet() -> None:
    scene = Scene(3, THREE).own(0, "hand of god").pyramid("1a", "diamond", 3).glory(0, 8).glory(1, 8).glory(2, 9)
    scene.night()
    scene.do(0, Raise("1a", 4))
    assert scene.fame(0) == 9
    assert scene.state.final is None
    assert scene.waiting == (1,)


@rule("T-42")
def test_nothing_is_played_at_night() -> None:
    scene = Scene(3).hand(0, "prayer").troop(0, "SA", 2).night()
    assert scene.refused(0, Card("prayer")).reason == "asks-offering"
    assert scene.refused(0, Pray("pray1")).clause == "T-123"
