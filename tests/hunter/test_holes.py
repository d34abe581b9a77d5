"""Holes that were there once, put back one at a time: the hunter finds each of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rules.core import FastDice, Imagined, Match
from rules.core.players import random_choice
from rules.kemet.actions import Battle, Card, Order
from tests.hunter.comparing import Counts, Difference, compare
from tests.hunter.fromplay import Parting, Twins
from tests.hunter.ground import chooser
from tests.hunter.house import BESIDE, FIRST, House, Viewer, undrawn, viewers
from tests.hunter.posted import standing
from tests.hunter.scene import Opened, Scene
from tests.hunter.scrambled import instead, random_step, scrambled
from tests.hunter.typed import completions


@pytest.fixture(autouse=True)
def _plain_pictures() -> Iterator[None]:
    with undrawn():
        yield


# --- completing on the true position -------------------------------------------------------------


class AsItIs(Imagined[Any]):
    """The position as it is, and no word about what a step would tell."""

    def copy(self) -> Imagined[Any]:
        return AsItIs(self.game, self.seat, self.game.decode(self.game.encode(self.state)), self.dice)

    def play(self, *given: Any, **more: Any) -> list[Any]:
        events = super().play(*given, **more)
        self.told = False
        return events


def on_the_true_position(patch: pytest.MonkeyPatch) -> None:
    def imagine(match: Match, seat: int | None, dice: Any = None) -> Imagined[Any]:
        return AsItIs(match.game, seat, match.game.decode(match.saved()), dice or FastDice(0))

    patch.setattr(Match, "imagine", imagine)


def typed_lines(scene: Scene) -> Iterator[Opened]:
    yield from (opened for _, opened in completions(scene, ways=4))


def hunt(house: House, rng: random.Random, steps: int, here: Callable[[House], list[int]], counts: Counts) -> None:
    """Where one of the seats `here` is to decide, it types; then with the unknown changed."""
    for step in range(steps):
        if not house.match.waiting:
            return
        for seat in here(house):
            viewer = Viewer(FIRST + seat, seat)
            shown = list(typed_lines(Scene(house, viewer, str(step))))
            for how, state in scrambled(house, viewer, rng):
                with instead(house, state):
                    looked = list(typed_lines(Scene(house, viewer, str(step))))
                compare(shown, looked, counts, f"{how}, step {step}, {viewer}")
        random_step(house, rng)


def fighting(house: House) -> list[int]:
    """The seat that is to lock in its battle card after the other one."""
    match = house.match
    return [
        seat
        for seat in match.waiting
        if len(match.waiting) == 1 and any(isinstance(action, Battle) and action.play for action in match.legal(seat))
    ]


def anybody(house: House) -> list[int]:
    return list(house.match.waiting)


CASES = {
    "battle": ("kemet", 2, 400, fighting),
    "alone": ("oak", 1, 120, anybody),
    "draw": ("karnag", 2, 200, anybody),
}


@pytest.mark.parametrize("case", CASES)
def test_typed_lines_completed_on_the_true_position(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    title, seats, steps, here = CASES[case]
    on_the_true_position(monkeypatch)
    with pytest.raises(Difference, match="line: "):
        for game in range(4):
            hunt(House(title, seats), chooser("holes", case, game), steps, here, Counts())


# --- a hidden step and the others' Redo ----------------------------------------------------------


def battle(rng: random.Random) -> House:
    """A table of Kemet at which both choose their cards, and can prepare something in secret."""
    while True:
        house = House("kemet", 2)
        while house.match.waiting:
            match = house.match
            if len(match.waiting) == 2 and all(_preparing(match, seat) for seat in (0, 1)):
                return house
            random_step(house, rng)


def _preparing(match: Match, seat: int) -> list[Battle]:
    return [action for action in match.legal(seat) if isinstance(action, Battle) and not action.play]


def hidden_steps(house: House) -> None:
    """Blue prepares something and takes it back, so that it could be redone; then Red prepares something, or waits."""
    viewer = Viewer(FIRST + 1, 1)
    house.play(1, _preparing(house.match, 1)[0])
    house.tables.undo(str(house.next_id()), house.table, viewer.person)
    action = _preparing(house.match, 0)[0]
    parting = Parting(f"{action} or nothing", lambda one: one.play(0, action, BESIDE), lambda _: [])
    Twins.parted(house, viewer, parting).compare(lambda scene: iter([scene.press("redo")]), "redo", Counts())


def test_a_hidden_step_that_ends_the_others_redo(monkeypatch: pytest.MonkeyPatch) -> None:
    house = battle(chooser("redo"))
    hidden_steps(house.twin())

    def forget_all(match: Match, seat: int, action: Any, hidden: bool) -> None:
        match._taken_back.clear()

    monkeypatch.setattr(Match, "_forget_redo", forget_all)
    with pytest.raises(Difference, match="redo"):
        hidden_steps(house.twin())


# --- quick answers -------------------------------------------------------------------------------


def calls(scene: Scene) -> Iterator[Opened]:
    yield next(iter(standing(scene, "call")))


def short_decisions() -> int:
    """Somebody comes to a short public decision, holding other cards at the second table; the others read the call.
    How many calls were compared."""
    compared = 0
    for game in range(3):
        rng = chooser("quick", game)
        house = House("kemet", 3)
        for _ in range(250):
            if not house.match.waiting:
                break
            before = house.twin()
            seat = rng.choice(house.match.waiting)
            action = random_choice(house.match.legal(seat), rng)
            house.play(seat, action)
            waiting = house.match.waiting
            if len(waiting) == 1 and any(isinstance(one, Order) for one in house.match.legal(waiting[0])):
                viewer = viewers(3)[(waiting[0] + 1) % 3]
                compared += _compare_calls(before, viewer, seat, action, rng)
            before.close()
            if compared >= 12:
                return compared
    return compared


def _compare_calls(before: House, viewer: Viewer, seat: int, action: Any, rng: random.Random) -> int:
    """The step that leads to the decision, with the true position and with one that the viewer cannot tell from it."""
    compared = 0
    for how, state in scrambled(before, viewer, rng):
        one, other = before.twin(), before.twin()
        other.match.state, other.match._legal = state, {}
        if action in other.match.legal(seat):
            told = [viewer.hears(house.play(seat, action)) for house in (one, other)]
            if told[0] == told[1]:
                for house in (one, other):
                    house.later(10)
                shown = [list(calls(Scene(house, viewer))) for house in (one, other)]
                compare(shown[0], shown[1], Counts(), f"{how}: {action}")
                compared += 1
        one.close()
        other.close()
    return compared


def test_quick_answers_that_vanish_before_a_secret_card(monkeypatch: pytest.MonkeyPatch) -> None:
    assert short_decisions() > 5
    monkeypatch.setattr(Card, "secret", False)
    with pytest.raises(Difference, match="post call"):
        short_decisions()
