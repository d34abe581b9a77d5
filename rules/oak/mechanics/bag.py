"""The Crane Bag, the Forest, and the ingredients players hold (O-9, O-40 to O-42, O-122, O-205)."""

from __future__ import annotations

from functools import cache

from rules.core import Action, Dice, Event
from rules.oak.actions import Take
from rules.oak.board import INGREDIENT, INGREDIENTS
from rules.oak.events import Drew, ForestFilled
from rules.oak.figures import FIGURES
from rules.oak.state import OakState

EMPTY = -1
TAKES = tuple(Take(word) for word in INGREDIENTS)


def _draw_one(state: OakState, dice: Dice) -> int:
    """One at random out of the Bag, which is not empty."""
    bag = state.bag
    number = dice.below(sum(bag))
    for kind, count in enumerate(bag):
        if number < count:
            bag[kind] -= 1
            return kind
        number -= count
    raise AssertionError("the Bag was empty")


def draw(state: OakState, seat: int, count: int, dice: Dice, events: list[Event]) -> None:
    """Random ingredients for a player, fewer if the Bag is short."""
    drawn = [_draw_one(state, dice) for _ in range(min(count, sum(state.bag)))]
    for kind in drawn:
        state.players[seat].ingredients[kind] += 1
    if drawn:
        events.append(Drew(seat, [INGREDIENTS[kind] for kind in drawn]))


def fill_forest(state: OakState, dice: Dice, events: list[Event]) -> None:
    """Players + 2 more, each on the lowest free place (O-9, O-122)."""
    drawn = []
    for _ in range(min(len(state.players) + FIGURES.forest.more_than_players, sum(state.bag))):
        kind = _draw_one(state, dice)
        drawn.append(INGREDIENTS[kind])
        if EMPTY in state.forest:
            state.forest[state.forest.index(EMPTY)] = kind
        else:
            state.forest.append(kind)
    events.append(ForestFilled(drawn))


def forest_empty(state: OakState) -> bool:
    return max(state.forest) < 0


@cache
def forest_word(kind: int, place: int) -> str:
    """A token of the Forest: its kind; with the number of its place where two alike differ."""
    return INGREDIENTS[kind] if place < 0 else f"{INGREDIENTS[kind]} {place + 1}"


def forest_words(state: OakState) -> list[str]:
    """What can be taken, each once. Alone against Broichan, who takes the first place, equal tokens are told apart."""
    if not state.solo:
        return list(dict.fromkeys([INGREDIENTS[kind] for kind in state.forest if kind != EMPTY]))
    words: list[str] = []
    for place, kind in enumerate(state.forest):
        if kind != EMPTY:
            words.append(forest_word(kind, place if INGREDIENTS[kind] in words else -1))
    return words


def take_from_forest(state: OakState, word: str) -> int:
    """Remove that token; its kind."""
    name, _, number = word.partition(" ")
    kind = INGREDIENT[name]
    place = int(number) - 1 if number else state.forest.index(kind)
    state.forest[place] = EMPTY
    return kind


@cache
def take_action(word: str) -> Take:
    return Take(word)


def takes_from_forest(state: OakState) -> list[Action]:
    return [take_action(word) for word in forest_words(state)]


def takes_from_bag(state: OakState) -> list[Action]:
    return [TAKES[kind] for kind, count in enumerate(state.bag) if count]
