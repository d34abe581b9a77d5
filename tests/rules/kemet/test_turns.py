"""The Day: tokens, Equilibrium, silver and gold, victory, Pray (T-33 to T-50, T-159, T-160, T-170)."""

from __future__ import annotations

import random

import pytest

from rules.core import FastDice, proof, rule
from rules.kemet.actions import Aftermath, Battle, Buy, Card, Move, Night, Order, Position, Pray, Raise, Recruit, Step
from rules.kemet.events import Ended, TurnBegan
from rules.kemet.options import KemetOptions
from rules.kemet.words import SPACES
from tests.rules.kemet.scene import DONE, Scene
from tests.rules.kemet.scene import GAME as KEMET

ONYX = "ruby sapphire onyx"


def idle(scene: Scene, seat: int, placing: object) -> None:
    """Place a token and leave the action unused; the others do not matter."""
    scene.turn(seat)
    scene.do(seat, placing)  # type: ignore[arg-type]
    if scene.state.tasks and KEMET.waiting(scene.state) == (seat,) and DONE in scene.legal(seat):
        scene.do(seat, DONE)


@proof("T-37")
def test_a_day_of_four_players_has_twenty_turns() -> None:
    state, _ = KEMET.setup(4, KemetOptions(), FastDice(5))
    rng, dice, turns = random.Random(5), FastDice(6), []
    while state.step == 0:
        seat = KEMET.waiting(state)[0]
        events = KEMET.apply(state, seat, rng.choice(KEMET.legal(state, seat)), dice)
        turns += [event.seat for event in events if isinstance(event, TurnBegan)]
    assert turns == state.order * 5


@proof("T-34", "T-35")
def test_permanent_fame_stays_and_temporary_fame_follows_control() -> None:
    scene = Scene(3, "ruby sapphire diamond").glory(0, divine=2, battle=1).troop(0, "T1", 1).pyramid("1a", "ruby", 4)
    assert scene.fame(0) == 5
    scene.troop(1, "1a", 1)
    scene.troop(0, "T1", 0)
    assert (scene.fame(0), scene.fame(1)) == (3, 1)


@proof("T-36")
def test_a_card_beats_the_rules() -> None:
    scene = Scene(3).troop(0, "1a", 2).hand(0, "swiftness").turn(0)
    plain = Scene(3).troop(0, "1a", 2).turn(0).march(0, "1a", "F1")
    assert not plain.legal(0, Step)
    scene.do(0, Move(space="move3"), Move(troop="1a"), Card("swiftness"), Step("F1", 2))
    assert Step("T1", 2) in scene.legal(0, Step)


@proof("T-38")
def test_exactly_one_coloured_token_and_no_passing() -> None:
    scene = Scene(3).turn(0)
    refusal = scene.refused(0, DONE)
    assert (refusal.reason, refusal.clause) == ("token-first", "T-38")
    scene.do(0, Pray("pray1"))
    assert scene.state.left[0] == 4
    assert scene.waiting == (1,)


@proof("T-170")
@rule("T-38")
def test_with_nothing_at_all_every_space_is_open() -> None:
    scene = Scene(3).pp(0, 0).turn(0)
    kinds = {type(action) for action in scene.legal(0)}
    assert kinds == {Pray, Buy, Raise, Recruit, Move}
    for action in (Buy(box="blank"), Raise(), Recruit(), Move(space="move2")):
        one = Scene(3).pp(0, 0)
        one.turn(0).do(0, action)
        assert one.legal(0) == [DONE]
        assert KEMET.forced(one.state) == (0, DONE)
        one.do(0, DONE)
        assert one.waiting == (1,)


@proof("T-39")
def test_a_space_takes_one_token() -> None:
    scene = Scene(3)
    idle(scene, 0, Recruit())
    scene.turn(0)
    refusal = scene.refused(0, Recruit())
    assert (refusal.reason, refusal.clause) == ("space-taken", "T-39")
    idle(scene, 0, Move(space="move2"))
    scene.turn(0)
    assert Move(space="move3") in scene.legal(0)
    assert Move(space="move2") not in scene.legal(0)


@proof("T-40")
def test_after_three_tokens_on_level_one_equilibrium_asks_for_the_others() -> None:
    scene = Scene(3, ONYX).pyramid("1a", "ruby", 1)
    idle(scene, 0, Buy(box="ruby"))
    idle(scene, 0, Pray("pray1"))
    idle(scene, 0, Buy(box="blank"))
    scene.turn(0)
    refusal = scene.refused(0, Buy(box="blank"))
    assert (refusal.reason, refusal.clause, refusal.facts) == ("equilibrium", "T-40", {"levels": "2, 3"})
    expected = [Pray("pray2"), Raise(), Recruit(), Move(space="move3"), Move(space="move2")]
    assert scene.legal(0) == expected
    idle(scene, 0, Raise())
    scene.turn(0)
    assert scene.legal(0) == [Recruit(), Move(space="move3")]


def with_silver() -> Scene:
    return Scene(3, ONYX).own(0, "ruby act of god")


@rule("T-41", "T-43")
def test_silver_helps_equilibrium() -> None:
    scene = with_silver()
    for placing in (Buy(box="blank"), Pray("pray1"), Buy(box="blank")):
        scene.turn(0).do(0, placing, DONE)
        if DONE in scene.legal(0):
            scene.do(0, DONE)
    scene.turn(0).do(0, Buy(box="blank"))
    assert DONE in scene.legal(0)
    scene.do(0, DONE, DONE)
    scene.turn(0)
    assert Pray("pray2") in scene.legal(0)
    scene.do(0, Pray("pray2"))
    refusal = scene.refused(0, DONE)
    assert (refusal.reason, refusal.clause) == ("equilibrium", "T-40")
    assert scene.legal(0) == [Recruit(token="silver"), Move(space="move3", token="silver")]


@proof("T-41")
def test_gold_is_no_level() -> None:
    scene = Scene(3, ONYX).own(0, "forced march")
    for placing in (Buy(box="blank"), Pray("pray1"), Buy(box="blank")):
        scene.turn(0).do(0, placing, DONE)
        if DONE in scene.legal(0):
            scene.do(0, DONE)
    scene.turn(0)
    assert Buy(box="blank") not in scene.legal(0)


@proof("T-42", "T-157")
def test_day_cards_in_the_own_turn_and_not_in_a_battle() -> None:
    scene = Scene(3).hand(0, "prayer").hand(1, "prayer").troop(0, "F1", 3).troop(1, "T1", 2).pp(0, 3).turn(0)
    assert scene.legal(1) == []
    scene.do(0, Card("prayer"))
    assert scene.state.pp[0] == 5
    assert scene.state.left[0] == 5
    scene.march(0, "F1", "T1")
    refusal = scene.refused(1, Card("prayer"))
    assert (refusal.reason, refusal.clause) == ("asks-battle", "T-97")


@proof("T-43", "T-45")
@rule("T-159")
def test_recruit_then_move_the_recruits_with_silver() -> None:
    scene = with_silver().turn(0)
    scene.do(0, Recruit(), Move(space="move3", token="silver"))
    assert scene.legal(0) == [Order("recruit"), Order("move3")]
    scene.do(0, Order("recruit"), Recruit("1a 3"), DONE)
    scene.do(0, Move(troop="1a"), Step("F1", 3), DONE)
    assert (scene.units("F1"), scene.units("1a")) == (3, 0)
    assert scene.waiting == (1,)


@rule("T-43", "T-46")
def test_silver_comes_back_at_awakening_only() -> None:
    scene = with_silver().turn(0)
    scene.do(0, Pray("pray1"), Pray("pray2", token="silver"), Order("pray1"))
    scene.turn(0)
    refusal = scene.refused(0, Move(space="move3", token="silver"))
    assert (refusal.reason, refusal.clause) == ("coloured-first", "T-46")
    scene.do(0, Move(space="move3"), DONE)
    assert scene.waiting == (1,)  # nobody asks for silver again
    scene.night()
    while scene.state.step:
        seat = scene.waiting[0]
        scene.do(seat, scene.legal(seat)[0])
    assert KEMET.view(scene.state, None).seats[0].silver


@proof("T-44")
@rule("T-160")
def test_one_gold_token_a_round_on_the_gold_space() -> None:
    scene = Scene(3, ONYX).own(0, "divine will").troop(0, "1a", 2).pp(0, 9).turn(0)
    scene.do(0, Raise())
    assert scene.legal(0) == [Move(token="gold"), Recruit(token="gold"), DONE]
    scene.do(0, Recruit(token="gold"))
    assert scene.state.tokens[0][SPACES.index("gold")] == 3
    assert scene.legal(0) == [Order("raise"), Order("gold")]
    scene.do(0, Order("gold"), Recruit("1a 2"), DONE)
    assert (scene.units("1a"), scene.state.pp[0]) == (4, 7)
    scene.do(0, DONE)
    scene.turn(0)
    scene.do(0, Pray("pray1"))
    assert scene.waiting == (1,)


@proof("T-46")
def test_no_bonus_token_alone() -> None:
    scene = with_silver().turn(0)
    refusal = scene.refused(0, Pray("pray1", token="silver"))
    assert (refusal.reason, refusal.clause) == ("coloured-first", "T-46")
    scene.do(0, Pray("pray1"))
    refusal = scene.refused(0, Pray("pray2"))
    assert (refusal.reason, refusal.clause) == ("one-coloured", "T-38")
    refusal = scene.refused(0, Pray(token="gold"))
    assert (refusal.reason, refusal.clause) == ("no-gold", "T-44")


@proof("T-47")
@pytest.mark.parametrize(
    ("fames", "wins"), [((9, 9, 0), True), ((9, 10, 0), False), ((10, 10, 9), True), ((8, 0, 0), False)]
)
def test_nine_fame_and_nobody_with_more(fames: tuple[int, ...], wins: bool) -> None:
    scene = Scene(3)
    for seat, points in enumerate(fames):
        scene.glory(seat, divine=points)
    scene.turn(0)
    assert (scene.state.final is not None) == wins
    if wins:
        assert scene.state.final is not None
        assert scene.state.final.placings[0].seat == 0
        assert scene.told(Ended)[0].fame == fames[0]
        assert scene.waiting == ()


@rule("T-47")
def test_who_overtakes_in_a_battle_wins_when_their_turn_comes_again() -> None:
    scene = Scene(3).glory(0, divine=9).glory(1, divine=9).troop(0, "F1", 5).troop(1, "T1", 1).turn(0)
    assert (scene.fame(0), scene.fame(1)) == (9, 10)
    scene.march(0, "F1", "T1").fight(0, 1, "3", "4").do(0, Aftermath("stay"))
    assert (scene.fame(0), scene.fame(1)) == (11, 9)
    assert scene.state.final is None
    assert scene.waiting == (1,)
    scene.do(1, Pray("pray1")).do(2, Pray("pray1"))
    assert scene.state.final is not None
    assert scene.state.final.placings[0].seat == 0


@rule("T-47")
@pytest.mark.parametrize(("option", "over"), [("until token", True), ("turn start", False)])
def test_a_card_before_the_token_can_win(option: str, over: bool) -> None:
    scene = Scene(3, win_check=option).glory(0, divine=9).glory(1, divine=9).troop(1, "T1", 1)
    scene.hand(0, "raining fire").turn(0)
    scene.do(0, Card("raining fire", "T1"))
    assert (scene.state.final is not None) == over


@rule("T-47", "T-48")
def test_freeing_the_own_pyramid_wins_before_the_token_only() -> None:
    def scene() -> Scene:
        made = Scene(3, "ruby sapphire diamond").glory(0, divine=8).pyramid("1a", "ruby", 4).troop(1, "1a", 1)
        return made.hand(0, "raining fire").turn(0)

    early = scene().do(0, Card("raining fire", "1a"))
    assert early.state.final is not None
    late = scene().do(0, Pray("pray1"), Card("raining fire", "1a"))
    assert late.state.final is None
    assert late.fame(0) == 9


@proof("T-48")
def test_fame_must_last_until_the_own_turn() -> None:
    scene = Scene(3).glory(0, divine=8).troop(0, "T1", 1).troop(1, "F1", 5)
    scene.turn(1)
    assert scene.state.final is None  # 9, but it is another's turn
    scene.march(1, "F1", "T1").fight(1, 0, "7", "4")
    scene.do(1, Aftermath("stay"))
    assert scene.fame(0) == 8
    scene.turn(0)
    assert scene.state.final is None


@proof("T-49")
def test_fame_of_the_night_counts_in_the_first_turn_of_the_day() -> None:
    scene = Scene(3).glory(0, divine=8).troop(0, "SA", 2).night()
    scene.do(0, Night(offering="yes"))
    assert scene.fame(0) == 9
    assert scene.state.final is None
    assert scene.waiting == (1,)  # fewest fame chooses first
    scene.do(1, Position(1)).do(2, Position(2))
    assert scene.state.order == [1, 2, 0]
    scene.do(1, Pray("pray1"), DONE)
    assert scene.state.final is None
    scene.do(2, Pray("pray1"), DONE)
    assert scene.state.final is not None
    assert scene.state.final.placings[0].seat == 0


@proof("T-50", "T-11")
@rule("T-150")
def test_pray() -> None:
    assert Scene(3).pp(0, 4).turn(0).do(0, Pray("pray1")).state.pp[0] == 6
    assert Scene(3).pp(0, 10).turn(0).do(0, Pray("pray2")).state.pp[0] == 11  # the top of the track


@proof("T-159")
def test_after_a_lost_battle_it_is_too_late_for_silver() -> None:
    scene = with_silver().troop(0, "F1", 1).troop(1, "T1", 5).turn(0)
    scene.do(0, Move(space="move3"), DONE, Move(troop="F1"), Step("T1", 1))
    scene.do(0, Battle("7", "1")).do(1, Battle("2", "1"))
    scene.do(1, Aftermath("stay"))
    assert scene.waiting == (1,)
    assert 2 not in scene.state.tokens[0]


@proof("T-160")
def test_silver_goes_anywhere_ordinary() -> None:
    scene = with_silver().turn(0).do(0, Pray("pray1"))
    spaces = {str(action) for action in scene.legal(0)}
    assert not any("gold" in space for space in spaces)
    assert len(scene.legal(0)) == 7  # six other spaces (blank boxes are one), and done


def test_nobody_wins_on_the_first_day_by_set_up() -> None:
    state, _ = KEMET.setup(3, KemetOptions(), FastDice(2))
    assert all(len(hand) == 8 for hand in state.battle_hands)
    assert all(len(hand) == 3 for hand in state.hands)


@rule("T-58", "T-161")
def test_a_tile_works_for_the_next_action_of_the_turn() -> None:
    for first, moves in (("buy1", 2), ("move3", 1)):
        scene = with_silver().pyramid("1a", "ruby", 1).troop(0, "1a", 2).turn(0)
        scene.do(0, Buy(box="ruby"), Move(space="move3", token="silver"), Order(first))
        if first == "buy1":
            scene.do(0, Buy(tile="priest of mafdet"), Move(troop="1a"), Step("F1", 2))
            assert bool(scene.legal(0, Step)) == (moves == 2)
        else:
            scene.do(0, Move(troop="1a"), Step("F1", 2))
            assert not scene.legal(0, Step)


@rule("T-58")
def test_silver_bought_now_is_for_the_next_turn() -> None:
    scene = Scene(3, ONYX).pyramid("1a", "ruby", 4).turn(0)
    scene.do(0, Buy(box="ruby"), Buy(tile="ruby act of god"))
    assert scene.waiting == (1,)
    scene.turn(0).do(0, Pray("pray1"))
    assert Recruit(token="silver") in scene.legal(0)


def test_the_end_of_a_turn_is_asked_by_what_everybody_can_see() -> None:
    """A hand, whatever is in it, keeps the window open; without one nobody is asked."""
    for card in ("war rage", "prayer"):
        scene = Scene(3).hand(0, card).turn(0).do(0, Pray("pray1"))
        assert scene.waiting == (0,)
        assert KEMET.forced(scene.state) is None
        assert DONE in scene.legal(0)
    assert Scene(3).turn(0).do(0, Pray("pray1")).waiting == (1,)
