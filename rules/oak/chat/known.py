"""Prices and effects as a view tells them: the rules' own functions on a player rebuilt from the view."""

from __future__ import annotations

from typing import NamedTuple

from rules.core import Seat
from rules.oak.actions import Temple
from rules.oak.board import (
    ACTION,
    AFTER,
    BRANCH,
    CARD,
    CARD_OF,
    CREATURE,
    CREATURE_NAMES,
    FORK,
    HEART,
    KIND,
    LAST,
    NO_ORDER,
    NOT_THERE,
    ORDERS,
    RESOURCES,
    SPACE_VP,
    STONES,
    TEMPLE_OF,
    TEMPLE_WORDS,
    TREE_WORD,
    last_space,
)
from rules.oak.figures import FIGURES, End
from rules.oak.mechanics import costs
from rules.oak.state import Player
from rules.oak.view import OakView, SeatView


def player(own: SeatView) -> Player:
    """As far as prices depend on it."""
    return Player(
        order=ORDERS.index(own.order) if own.order else NO_ORDER,
        vp=own.vp,
        resources=[own.resources[letter] for letter in RESOURCES],
        creatures=[CREATURE[word] for word in own.creatures],
    )


# --- temple actions -----------------------------------------------------------------------------


def temple_price(own: SeatView, action: str, druid: str) -> tuple[int, int, str]:
    """What a druid pays for a temple action, the printed price, and the resource."""
    number = ACTION[action]
    price = costs.temple_cost(player(own), number, KIND[druid])
    return price, costs.COST[number], RESOURCES[costs.PAYS[number]]


def savings(own: SeatView, action: str, druid: str) -> tuple[int, list[tuple[str, int]]]:
    """What the acting druid saves of the printed price, and what creatures do."""
    number = ACTION[action]
    return costs.actor_discount(KIND[druid], costs.EFFECT[number]), [
        (CREATURE_NAMES[creature], saved)
        for creature, saved in costs.creature_discounts(player(own), costs.EFFECT[number])
    ]


def cheapest(own: SeatView, action: str) -> tuple[int, int, str]:
    return min(temple_price(own, action, druid) for druid in dict.fromkeys(own.rest))


def effect_of(action: str) -> str:
    return costs.EFFECT[ACTION[action]]


def space_of(action: str, space: str = "") -> str:
    """The word of the space a temple action is done on."""
    number = ACTION[action]
    card = CARD_OF[number]
    if card == HEART:
        return "heart"
    return space or TEMPLE_WORDS[TEMPLE_OF[card] * 3 + STONES[number]]


def space_of_action(action: Temple) -> str:
    return space_of(action.action, action.space)


def taken_by(view: OakView, space: str) -> int:
    """How many druids of anybody stand there."""
    return len(view.temples.get(space, []))


def menhir_price(own: SeatView, druid: str) -> int:
    return costs.menhir_cost(player(own), own.seat, KIND[druid]).total


def drawn_cards(view: OakView) -> int:
    """How many cards Cailleach would show (O-175)."""
    return min(FIGURES.creature.cailleach, view.creature_deck)


def more_exchanged(view: OakView, seat: Seat) -> int:
    """What comes on top of an exchange (O-113)."""
    asked = view.asked
    return int(asked.facts["left"]) if seat in asked.seats and asked.word == "exchange" else 0


# --- steps on the oak ---------------------------------------------------------------------------


class Way(NamedTuple):
    """A step: where to, its points, and whether it takes a solar token onto which value of the sun."""

    to: str
    vp: int
    token: bool


def step(view: OakView, seat: Seat, branch: str, arm: str) -> Way:
    """Where a step on that branch leads and what it brings now."""
    own, number = view.seats[seat], BRANCH[branch]
    words = TREE_WORD[number]
    stands = [one.at for one in own.climbers if one.at in words]
    at = words.index(stands[0]) if stands else NOT_THERE
    after = AFTER[at]
    to = after[arm == "right"] if at == FORK else after[0]
    vp = end_value(view, own, FIGURES.ends[last_space(number, to)]) if to in LAST else SPACE_VP[to]
    return Way(words[to], vp, bool(view.tokens.get(words[at] or branch)))


def end_value(view: OakView, own: SeatView, end: End) -> int:
    """What a last space would give now (O-82)."""
    points = own.gained if view.options.feather_l_lifetime_vp else own.vp
    numbers = {
        "points": points,
        "elders": len(own.elders),
        "creatures": len(own.creatures),
        "potions": own.potions,
        "shrines": sum(own.shrines.values()) + own.menhirs,
        "artefacts": len(own.artefacts) + len(own.exhausted),
    }
    return numbers[end.counts] // end.each * end.vp


def branch_of(card: str, branch: str) -> str:
    """The branch an oak action climbs."""
    temple = TEMPLE_OF[CARD[card]]
    return branch if temple < 0 else list(BRANCH)[temple]


def oak_price(card: str) -> str:
    """`3R`; of any kind for the Heart of the Oak."""
    temple = TEMPLE_OF[CARD[card]]
    return f"{FIGURES.moot.oak_cost}{RESOURCES[temple] if temple >= 0 else ''}"
