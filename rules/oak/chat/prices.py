"""What sentences count with, from a view alone: words as the catalogues name them, what cards and tiles do, and what
things cost and bring.

Names of places (`TF2`, `F4L`) and of creatures are the same in every language; every other word is chosen by the
catalogue, so a fact is the word's slug and a list is one fact per thing. Prices are told by the rules' own functions on
a player rebuilt from the view. When a creature comes up is a key of its own in the catalogue, the one that the rules
themselves ask for (`rules.oak.mechanics.triggers`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

from rules.core import Seat
from rules.core.chat import Fact
from rules.oak import actions as do
from rules.oak.actions import Temple
from rules.oak.board import (
    ACTION,
    AFTER,
    ARTEFACT,
    BRANCH,
    CARD,
    CARD_OF,
    CARDS,
    CREATURE,
    CREATURE_NAMES,
    CREATURE_VP,
    DARK_VP,
    FORK,
    HEART,
    INGREDIENTS,
    KIND,
    KINDS,
    LAST,
    NO_ORDER,
    NOT_THERE,
    ORDER_FIGURES,
    ORDERS,
    RESOURCES,
    SPACE_VP,
    STONES,
    TEMPLE_OF,
    TEMPLE_WORDS,
    TREE_WORD,
    action_part,
    last_space,
    slug,
)
from rules.oak.figures import FIGURES, End
from rules.oak.mechanics import costs
from rules.oak.state import Player
from rules.oak.view import OakView, SeatView

PACKAGE = "rules.oak"
NONE = "none"
"""The fact for an empty list or a price of nothing."""
Facts = dict[str, Fact]


@cache
def creature_name(word: str) -> str:
    return CREATURE_NAMES[CREATURE[word]]


def action_facts(word: str) -> Facts:
    """`knowledge2` is part 2 of the card knowledge."""
    card, part = action_part(word)
    return {"card": card, "part": part}


def space_fact(word: str) -> str:
    """A place is printed as it is, an artefact by its name."""
    return slug(word) if word in ARTEFACT else word


def token_facts(word: str) -> Facts:
    """`acorn 3` is an acorn at the third place of the Forest."""
    kind, _, place = word.partition(" ")
    return {"ingredient": kind, "at": int(place or 0)}


# --- lists --------------------------------------------------------------------------------------


def tally(words: Iterable[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return counts


def _listed(counts: Mapping[str, int], words: Iterable[str], prefix: str = "") -> Facts:
    """How many of each, and which comes first: the others stand behind a comma."""
    facts: Facts = {f"{prefix}{word}": counts.get(word, 0) for word in words}
    first = next((word for word in words if counts.get(word)), NONE)
    return {**facts, f"{prefix}first": first}


def ingredient_facts(counts: Mapping[str, int]) -> Facts:
    return _listed(counts, INGREDIENTS)


def druid_facts(druids: Iterable[str], where: str) -> Facts:
    """Druids at `rest` or on the `roots`."""
    return _listed(tally(druids), KINDS, f"{where}-")


def card_facts(cards: Iterable[str], where: str) -> Facts:
    """Cards in `hand` or `played`."""
    return _listed(tally(cards), CARDS, f"{where}-")


def named_facts(words: Iterable[str], places: tuple[str, ...] = ("first", "second", "third")) -> Facts:
    """Up to three things by their slugs."""
    found = [slug(word) for word in words]
    return {place: found[number] if number < len(found) else NONE for number, place in enumerate(places)}


def mix(resources: Mapping[str, int]) -> str:
    """`3F 1R`."""
    return " ".join(f"{resources[letter]}{letter}" for letter in RESOURCES if resources.get(letter)) or NONE


def listed(words: Iterable[str]) -> str:
    """Words that are the same in every language."""
    return ", ".join(words) or NONE


# --- what cards, tiles and boards do ------------------------------------------------------------

EFFECTS, DISCOUNTS = FIGURES.effects, FIGURES.discounts

COUNTED: Facts = {"six": EFFECTS.six, "draws": EFFECTS.draw}
OF_ACTIONS: Facts = {**COUNTED, "recruits": EFFECTS.recruits}
OF_ARTEFACTS: Facts = {**COUNTED, "horn": EFFECTS.horn, "shield": EFFECTS.points}
OF_POTIONS: Facts = {
    "recharged": EFFECTS.recharged,
    "notches": FIGURES.artefact.recharge,
    "rune-power": FIGURES.menhir.rune_power,
    "cap": FIGURES.resources.cap,
    **{f"dark-{level}": vp for level, vp in DARK_VP.items()},
}
OF_CREATURES: Facts = {
    "bonus": EFFECTS.bonus_step,
    "dusk": EFFECTS.dusk,
    "aonbharr": EFFECTS.aonbharr,
    "bugul": EFFECTS.bugul,
    "caoineag": DISCOUNTS.caoineag,
    "gorta": DISCOUNTS.fear_gorta,
    "cailleach": FIGURES.creature.cailleach,
    "fachan": DISCOUNTS.fachan,
    "tarw": EFFECTS.tarw,
    "unseelie": DISCOUNTS.unseelie,
    "gancanagh": EFFECTS.gancanagh,
    "puca": FIGURES.limits.puca,
    "carw-cost": -CREATURE_VP[CREATURE["carw gwyn"]],
    "carw-gain": FIGURES.creature.discard_vp,
    "ellen": CREATURE_VP[CREATURE["ellen trechend"]],
}
OF_BROICHAN: Facts = {
    "broichan-loss": -FIGURES.broichan.storytelling,
    "broichan-draws": FIGURES.broichan.draws,
    "shrine-elder": FIGURES.shrine.elder,
    "shrine-plain": FIGURES.shrine.plain,
}


def action(effect: str) -> Facts:
    return {"effect": slug(effect), **OF_ACTIONS}


def creature(word: str) -> Facts:
    return {"card": slug(word), **OF_CREATURES}


def artefact(word: str) -> Facts:
    return {"tile": slug(word), **OF_ARTEFACTS}


def potion(word: str) -> Facts:
    return {"brew": slug(word), **OF_POTIONS}


def order(word: str) -> Facts:
    board = ORDER_FIGURES[ORDERS.index(word)]
    step = {"limit": board.limit, "cost": FIGURES.limit_step.cost}
    return {"order": word, "elder-rest": board.elder_rest, **COUNTED, **step}


def elder(word: str) -> Facts:
    return {"druid": word, "arch": DISCOUNTS.arch, "ovate": DISCOUNTS.ovate}


def advanced(word: str) -> Facts:
    """The prices of a card's temple actions."""
    actions = next(card.actions for card in FIGURES.moot.cards if card.word == word)
    return {"card": word, **dict(zip(("first", "second", "third"), (one.cost for one in actions), strict=False))}


def broichan(card: str) -> Facts:
    return {"card": card, **OF_BROICHAN}


# --- what is asked --------------------------------------------------------------------------------


def asked_word(view: OakView, seat: Seat) -> str:
    """The word of the decision that is open for that seat, or nothing."""
    return view.asked.word if seat in view.asked.seats else ""


# --- prices, rebuilt from a view ----------------------------------------------------------------


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


# --- what an action brings ------------------------------------------------------------------------


def price_word(price: int, letter: str) -> str:
    return f"{price}{letter}" if price else NONE


def shrine_vp(side: str) -> int:
    return FIGURES.shrine.elder if side == "elder" else FIGURES.shrine.plain


def stepped(view: OakView, seat: Seat, action: do.Step) -> Way:
    way = step(view, seat, action.branch, action.arm)
    if asked_word(view, seat) == "dryad":  # her first step gives no points (O-159)
        return way._replace(vp=0)
    return way


def gain_word(view: OakView, seat: Seat, action: do.Gain) -> str:
    """How much really comes, up to the cap (O-39)."""
    left = int(view.asked.facts.get("left", 0)) if seat in view.asked.seats else 0
    room = FIGURES.resources.cap - view.seats[seat].resources[action.resource]
    return f"{min(left, room)}{action.resource}"
