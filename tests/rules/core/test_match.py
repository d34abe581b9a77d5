"""Match: atomic play, history, undo with barriers, forced decisions, simultaneous secrets."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from examples.pebbles.rules import PEBBLES, Pebbles
from examples.pebbles.rules.actions import Choose, Pass, Swap
from examples.pebbles.rules.events import Ready, Rolled, Shown
from examples.pebbles.rules.options import PebblesOptions
from examples.pebbles.rules.state import PebblesState
from rules.core import Action, DeadEnd, Dice, Event, FairDice, FastDice, Illegal, Match, NotNow
from rules.core.record import TakenBack
from rules.karnag import KARNAG
from rules.karnag.actions import Card, Move, Place
from rules.karnag.state import KarnagOptions
from tests.rules.karnag.scene import Scene


def pebbles(seats: int = 2, seed: int = 1, game: Pebbles = PEBBLES) -> Match:
    return Match(game, seats, PebblesOptions(), FastDice(seed))


def karnag(seats: int = 3) -> Match:
    return Match(KARNAG, seats, KarnagOptions(), FastDice(1))


def test_a_game_begins_with_what_happened_before_the_first_decision() -> None:
    match = pebbles()
    assert isinstance(match.events[0], Rolled)
    assert match.waiting == (0, 1)
    assert len(match.lines) == 1
    assert match.lines[0].chance, "the bag's shuffle and the first die"


def test_seat_numbers_out_of_range() -> None:
    with pytest.raises(ValueError, match="2 to 4 players, not 5"):
        pebbles(5)


def test_simultaneous_decisions_come_in_any_order_and_stay_secret() -> None:
    match = pebbles(3)
    before = [match.view(seat) for seat in (0, 2, None)]
    events = match.play(1, Choose(4))
    assert Ready(1) in events
    assert [event.only for event in events] == [None, 1]
    other = pebbles(3)
    other.play(1, Choose(2))
    for viewer in (0, 2, None):
        assert match.view(viewer) == other.view(viewer), "what was chosen does not show"
    assert [match.view(seat) for seat in (0, 2, None)] != before, "that somebody chose does"
    assert match.waiting == (0, 2)
    match.play(2, Choose(1))
    shown = match.play(0, Choose(5))
    assert any(isinstance(event, Shown) and event.pebbles == [5, 4, 1] for event in shown)


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    match = pebbles()
    match.play(0, Choose(3))
    with pytest.raises(NotNow) as refused:
        match.play(0, Choose(2))
    assert refused.value.facts == {"seats": "1"}


class Broken(Pebbles):
    """Fails half-way through an action."""

    name = "broken"

    def apply(self, state: PebblesState, seat: int, action: Action, dice: Dice) -> list[Event]:
        super().apply(state, seat, action, dice)
        dice.below(6)
        raise RuntimeError("a fault in the rules")


def test_a_failing_action_leaves_nothing_behind() -> None:
    match = Match(Broken(), 2, PebblesOptions(), FairDice(b"secret", "salt"))
    before, position, seal = match.saved(), match.dice.position, match.seal
    with pytest.raises(RuntimeError, match="a fault"):
        match.play(0, Choose(3))
    assert match.saved() == before
    assert match.dice.position == position
    assert match.dice.drawn == []
    assert match.seal == seal
    assert match.steps == []
    assert match.waiting == (0, 1)


def test_a_refused_action_leaves_nothing_behind() -> None:
    match = pebbles()
    before = match.saved()
    with pytest.raises(Illegal) as refused:
        match.play(0, Choose(9))
    assert (refused.value.clause, refused.value.facts) == ("P-2", {"pebble": 9})
    assert len(refused.value.nearest) == 5
    assert match.saved() == before


class Forgetful(Pebbles):
    """Forgets to let seat 1 choose once seat 0 has."""

    name = "forgetful"

    def legal(self, state: PebblesState, seat: int) -> Sequence[Action]:
        return [] if seat == 1 and state.chosen[0] else super().legal(state, seat)


def test_a_step_into_a_dead_end_is_taken_out_again() -> None:
    match = Match(Forgetful(), 3, PebblesOptions(), FairDice(b"secret", "salt"))
    before, seal = match.saved(), match.seal
    with pytest.raises(DeadEnd, match=r"forgetful: after .*Choose.* of seat 0, seat 1 is awaited") as dead:
        match.play(0, Choose(3))
    assert (dead.value.seat, dead.value.action, dead.value.stuck) == (0, Choose(3), 1)
    assert dead.value.before == before == match.saved()
    assert (match.seal, match.steps, len(match.lines)) == (seal, [], 1)
    assert match.waiting == (0, 1, 2)
    assert list(match.legal(1)) == [Choose(pebble) for pebble in range(1, 6)], "nothing of the step is remembered"
    match.play(2, Choose(3))
    assert list(match.waiting) == [0, 1]


def test_a_dead_end_of_our_own_log_is_played_again() -> None:
    match = Match(Forgetful(), 3, PebblesOptions(), FairDice(b"secret", "salt"))
    assert match.stuck is None
    match.trusting = True
    match.play(0, Choose(3))
    assert match.stuck == 1


def test_who_is_not_awaited_is_told_nothing_of_what_others_may_do() -> None:
    match = pebbles(3)
    match.play(0, Choose(3))
    for seat, reason in ((0, "somebody-else"), (3, "seat-unknown"), (-1, "seat-unknown")):
        with pytest.raises(NotNow) as refused:
            match.check(seat, Choose(2))
        assert (refused.value.reason, refused.value.nearest) == (reason, ())


# --- undo ----------------------------------------------------------------------------------------


def test_own_step_is_free_to_take_back_until_somebody_decides() -> None:
    match = karnag()
    first, second = match.state.order[:2]
    start, told = match.saved(), list(match.events)
    match.play(first, Place("N4"))
    assert match.undoable(first) == 1
    assert match.undoable(second) == 0
    match.undo(first)
    assert match.saved() == start
    assert match.events == told
    match.redo(first)
    match.play(second, Place("N5"))
    assert match.undoable(first) == 0
    assert match.undoable(second) == 1
    with pytest.raises(NotNow) as refused:
        match.undo(first)
    assert refused.value.reason == "undo-barrier"


def test_a_reveal_is_a_barrier() -> None:
    match = pebbles()
    match.play(0, Choose(3))
    assert match.undoable(0) == 1
    match.play(1, Choose(1))
    assert match.undoable(1) == 0, "pebbles were shown and the die rolled"


def test_asking_for_more_names_who_must_agree() -> None:
    match = karnag()
    order = match.state.order
    match.play(order[0], Place("N4"))
    match.play(order[1], Place("N5"))
    assert match.asked_for(order[0], 2) == {order[1]}
    match.take_back(order[0], 2)
    assert match.waiting == (order[0],)
    rolled = pebbles(3)
    for seat in range(3):
        rolled.play(seat, Choose(seat + 1))
    assert rolled.asked_for(2, 1) == {0, 1}, "everybody has seen the pebbles"


def test_taking_back_more_than_there_is() -> None:
    with pytest.raises(NotNow):
        pebbles().take_back(0, 1)
    with pytest.raises(NotNow):
        pebbles().redo(0)


def test_the_log_keeps_what_was_taken_back() -> None:
    match = karnag()
    seat = match.waiting[0]
    match.play(seat, Place("N4"))
    match.undo(seat)
    match.play(seat, Place("N5"))
    kinds = [type(line).__name__ for line in match.lines]
    assert kinds == ["Start", "Step", "TakenBack", "Step"]
    assert [getattr(line, "undone", None) for line in match.lines] == [None, True, None, False]
    assert len(match.steps) == 1


def test_dice_run_on_and_hidden_things_are_drawn_anew() -> None:
    """After a reveal was taken back, the same choice does not meet the same luck, and the bag has been shuffled."""
    for seed in range(3, 40):
        match = pebbles(2, seed)
        match.play(0, Choose(5))
        match.play(1, Choose(1))
        if isinstance(match.legal(match.waiting[0])[0], Swap):
            break
    winner = match.waiting[0]
    position = match.dice.position
    bag = list(match.state.bag)
    match.play(winner, Swap(match.state.hands[winner][0]))
    match.take_back(winner, 1)
    assert match.dice.position > position
    assert sorted(match.state.bag) == sorted(bag)
    assert match.lines[-1].chance, "the shuffle is in the record"
    assert Pass() in match.legal(winner)


def test_restart_of_a_turn_takes_back_all_own_steps_at_once() -> None:
    table = Scene(2).druids(0, "N8", "EA", "S8").hand(0, "mana").acting(0, "druids")
    start = KARNAG.encode(table.state)
    match = Match.resume(KARNAG, 2, KarnagOptions(), FastDice(1), state=start, seal="")
    for action in (Move("N8", "N9", 1), Move("EA", "EB", 1), Card("mana"), Move("S8", "S4", 4)):
        match.play(0, action)
    assert match.undoable(0) == 4
    gone = match.undo(0, 4)
    assert gone[0].action == Move("N8", "N9", 1)
    assert match.saved() == start
    for _ in range(4):
        match.redo(0)
    assert match.undoable(0) == 4
    with pytest.raises(NotNow):
        match.redo(0)


def test_another_step_forgets_what_could_be_redone() -> None:
    match = karnag()
    seat = match.waiting[0]
    match.play(seat, Place("N4"))
    match.undo(seat)
    match.play(seat, Place("N5"))
    match.undo(seat)
    match.redo(seat)
    assert match.steps[-1].action == Place("N5")


class Short(Pebbles):
    """Over as soon as seat 0 has chosen, which nobody sees."""

    name = "short"

    def waiting(self, state: PebblesState) -> tuple[int, ...]:
        return () if state.chosen[0] else super().waiting(state)


def test_the_end_is_a_barrier() -> None:
    match = Match(Short(), 3, PebblesOptions(), FastDice(1))
    match.play(1, Choose(2))
    assert match.undoable(1) == 1
    match.play(0, Choose(3))
    assert match.over
    assert not match.steps[-1].revealed, "but for the end it would be free"
    assert (match.undoable(0), match.undoable(1)) == (0, 0)
    ended, lines = match.saved(), len(match.lines)
    with pytest.raises(NotNow) as refused:
        match.undo(0)
    assert refused.value.reason == "undo-barrier"
    with pytest.raises(NotNow) as refused:
        match.take_back(0, 1, [1])
    assert refused.value.reason == "undo-over"
    assert (match.saved(), len(match.lines)) == (ended, lines)


def test_steps_are_taken_back_by_a_seat_of_the_game() -> None:
    match = pebbles()
    match.play(0, Choose(3))
    for seat in (2, -1):
        with pytest.raises(NotNow) as refused:
            match.take_back(seat, 1)
        assert refused.value.reason == "seat-unknown"
    match.take_back(1, 1, [0])
    taken = match.lines[-1]
    assert isinstance(taken, TakenBack)
    assert (taken.seat, taken.steps, taken.agreed) == (1, 1, [0])


class Think(Action, frozen=True):
    """Take a pebble to the front of one's own hand, which nobody sees."""

    pebble: int


class Thoughtful(Pebbles):
    name = "thoughtful"
    actions: tuple[type[Action], ...] = (*Pebbles.actions, Think)

    def legal(self, state: PebblesState, seat: int) -> Sequence[Action]:
        choices = super().legal(state, seat)
        return [*choices, *(Think(choice.pebble) for choice in choices[1:] if isinstance(choice, Choose))]

    def apply(self, state: PebblesState, seat: int, action: Action, dice: Dice) -> list[Event]:
        if not isinstance(action, Think):
            return super().apply(state, seat, action, dice)
        state.hands[seat].remove(action.pebble)
        state.hands[seat].insert(0, action.pebble)
        return []


def test_hidden_steps_leave_the_redo_of_others_alone() -> None:
    match = pebbles(3, game=Thoughtful())
    match.play(0, Choose(4))
    match.undo(0)
    match.play(1, Think(5))
    assert match.steps[-1].hidden
    assert match.redoable(0) == Choose(4), "else seat 0 would notice that seat 1 has done something"
    match.undo(1)
    assert (match.redoable(0), match.redoable(1)) == (Choose(4), Think(5))
    match.play(1, Think(3))
    assert (match.redoable(0), match.redoable(1)) == (Choose(4), None), "another thought ends one's own"
    match.redo(0)
    assert match.state.chosen == [4, 0, 0]
    match.play(2, Choose(1))
    assert match.redoable(0) is None


def test_an_open_step_ends_what_others_could_redo() -> None:
    match = pebbles(3, game=Thoughtful())
    match.play(0, Choose(4))
    match.undo(0)
    match.play(1, Choose(5))
    assert match.redoable(0) is None


# --- storing -------------------------------------------------------------------------------------


def test_a_stored_position_goes_on_like_the_original() -> None:
    dice = FairDice(b"s" * 32, "salt")
    match = Match(PEBBLES, 3, PebblesOptions(), dice)
    match.play(0, Choose(2))
    copy = Match.resume(
        PEBBLES,
        3,
        PebblesOptions(),
        FairDice(b"s" * 32, "salt", dice.position),
        state=match.saved(),
        seal=match.seal,
    )
    for game in (match, copy):
        game.play(1, Choose(5))
        game.play(2, Choose(1))
    assert copy.saved() == match.saved()
    assert copy.seal == match.seal
    assert copy.undoable(0) == 0, "what came before is not here to take back"
