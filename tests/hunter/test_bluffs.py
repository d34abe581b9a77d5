"""Diversion in a battle of Kemet: before the reveal nothing tells a bluff from a real card, or from none at all."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest

from rules.kemet import Kemet
from rules.kemet.actions import Battle
from rules.kemet.state import KemetState
from rules.kemet.view import KemetView
from tests.hunter.comparing import Counts, Difference, cheap_doors, every_door, some_doors
from tests.hunter.fromplay import Parting, Twins
from tests.hunter.ground import chooser
from tests.hunter.house import FIRST, House, Viewer, undrawn
from tests.hunter.scrambled import random_step

BLUFF = Battle(cards="diversion")
Part = Callable[[House], object]


@pytest.fixture(autouse=True)
def _plain_pictures() -> Iterator[None]:
    with undrawn():
        yield


def real_cards(house: House, seat: int) -> list[Battle]:
    """Cards with an effect that the seat could add now."""
    added = [action for action in house.match.legal(seat) if isinstance(action, Battle) and action.cards]
    return [action for action in added if action.cards not in ("none", BLUFF.cards)]


def battles(game: int) -> Iterator[tuple[House, int]]:
    """Battles at which a seat can add Diversion or a real card."""
    rng, house = chooser("bluff", game), House("kemet", 2 + game % 2)
    while house.match.waiting:
        for seat in house.match.waiting:
            if BLUFF in house.match.legal(seat) and real_cards(house, seat):
                yield house, seat
                break
        random_step(house, rng)


def viewers_of(house: House, seat: int) -> list[Viewer]:
    """Everybody else at the table: the other side, and whoever looks on."""
    return [Viewer(FIRST + other, other) for other in range(house.seats) if other != seat]


def adds(seat: int, *actions: Battle) -> Callable[[House], None]:
    def play(house: House) -> None:
        for number, action in enumerate(actions):
            house.play(seat, action, 900_000 + number)

    return play


def compared(house: House, seat: int, counts: Counts, name: str, first: Part, second: Part) -> None:
    parting = Parting(name, first, second)
    for viewer in viewers_of(house, seat):
        twins = Twins.parted(house.twin(), viewer, parting)
        twins.compare(some_doors(0.05) if viewer.seat == 0 else cheap_doors, name, counts)
        counts["pairs"] += 1
        for one in twins.houses:
            one.close()


def hunted(games: int, each: int) -> Counts:
    """So many battles of so many games."""
    counts = Counts()
    for game in range(games):
        for number, (house, seat) in enumerate(battles(game)):
            if number == each:
                break
            real = real_cards(house, seat)[0]
            compared(house, seat, counts, f"{BLUFF} or {real}", adds(seat, BLUFF), adds(seat, real))
            compared(house, seat, counts, f"{BLUFF} or nothing", adds(seat, BLUFF), lambda _: None)
            locked = next(
                action
                for action in house.match.legal(seat)
                if isinstance(action, Battle) and action.play and action.drop
            )
            if len(house.match.waiting) == 2:  # the other side has not chosen yet: it stays secret once locked in
                bluffed, dealt = adds(seat, BLUFF, locked), adds(seat, real, locked)
                compared(house, seat, counts, f"{BLUFF} or {real}, locked in", bluffed, dealt)
    return counts


def test_nothing_tells_a_bluff_from_a_real_card_before_the_reveal() -> None:
    counts = hunted(1, 1)
    assert counts["pairs"] >= 2
    assert counts["outputs"] > 30


@pytest.mark.long
def test_the_same_in_many_battles() -> None:
    counts = hunted(4, 4)
    assert counts["pairs"] >= 40
    assert counts["outputs"] > 400


def test_a_bluff_that_is_counted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The hole put in: a view that counts fewer cards in a hand once one is added."""
    house, seat = next(battles(0))
    honest = Kemet.view

    def telling(self: Kemet, state: KemetState, viewer: int | None) -> KemetView:
        view, battle = honest(self, state, viewer), state.fighting
        added = (
            0 if battle is None or seat not in battle.seats else len(battle.councils[battle.seats.index(seat)].cards)
        )
        seats = [
            msgspec.structs.replace(one, cards=one.cards - added) if one.seat == seat else one for one in view.seats
        ]
        return msgspec.structs.replace(view, seats=seats)

    monkeypatch.setattr(Kemet, "view", telling)
    parting = Parting("a bluff or nothing", adds(seat, BLUFF), lambda _: None)
    twins = Twins.parted(house, viewers_of(house, seat)[0], parting)
    with pytest.raises(Difference):
        twins.compare(every_door, "hole", Counts())
