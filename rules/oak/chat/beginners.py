"""For people who are new: the game in nine lines, what a question is about, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Seat
from rules.core.chat import Fact, Said
from rules.oak.board import ACTIONS_OF, CAIRNS, CARD, HEART, ORDERS, RESOURCES, TEMPLE_ACTIONS, TEMPLE_OF, slug
from rules.oak.chat.panel import seats
from rules.oak.chat.prices import action_facts, asked_word
from rules.oak.figures import FIGURES
from rules.oak.view import OakView, SeatView

PRIMER = 9
OAK_COST = FIGURES.moot.oak_cost

# --- a first game ---------------------------------------------------------------------------------

CLAUSES = {
    "order": "O-95",
    "turn": "O-69",
    "after": "O-40",
    "gather": "O-102",
    "home": "O-118",
    "final": "O-129",
    "pay": "O-216",
    "festival": "O-171",
    "limit": "O-61",
    "creature": "O-58",
    "keep": "O-175",
    "find-creature": "O-163",
    "artefact": "O-52",
    "find-artefact": "O-164",
    "shrine": "O-56",
    "ingredient": "O-146",
    "take-back": "O-172",
    "card": "O-148",
    "potion": "O-178",
    "promote": "O-30",
    "ancient": "O-165",
    "recruit": "O-145",
    "brew": "O-48",
    "redo": "O-149",
    "recharge": "O-154",
    "borrow": "O-156",
    "step": "O-81",
    "past": "O-160",
    "dryad": "O-159",
    "warp": "O-162",
    "bonus": "O-169",
    "gain": "O-39",
    "exchange": "O-147",
}
"""The rule behind each question."""


def explained(view: OakView, seat: Seat) -> tuple[Said, str] | None:
    kind = asked_word(view, seat)
    facts: dict[str, Fact] = {}
    if kind == "gather":
        facts = {"final": "yes" if view.options.stopping_final else "no"}
    key = "turn-alone" if kind == "turn" and seats(view) < len(view.seats) else slug(kind)
    return (Said(f"explain-{key}", facts), CLAUSES[kind]) if kind else None


def primer() -> list[Said]:
    return [Said(f"primer-{number}") for number in range(1, PRIMER + 1)]


# --- what cannot be done --------------------------------------------------------------------------


def cannot(view: OakView, seat: Seat) -> list[Said]:
    """In one's turn: what is missing for whole kinds of actions, and temple actions without a free slot."""
    if asked_word(view, seat) != "turn":
        return []
    own = view.seats[seat]
    found = []
    if not own.hand:
        found.append(Said("cannot-cards"))
    elif not any(_pays_climb(own, CARD[card]) for card in own.hand):
        found.append(Said("cannot-climb", {"cost": OAK_COST}))
    if not own.rest:
        found.append(Said("cannot-nobody"))
    else:
        found += _without_slot(own)
    return found


def _pays_climb(own: SeatView, card: int) -> bool:
    temple = TEMPLE_OF[card]
    have = sum(own.resources.values()) if card == HEART else own.resources[RESOURCES[temple]]
    return have >= OAK_COST


def _without_slot(own: SeatView) -> Iterator[Said]:
    half_filled = own.order == ORDERS[CAIRNS] and sum(own.shrines.values()) % 2 == 1
    upper = own.shrine_row.used < own.shrine_row.slots or half_filled
    free = {
        "shrine": upper,
        "creature": own.creature_row.used < own.creature_row.slots,
        "artefact": len(own.artefacts) < own.artefact_places,
    }
    for card in own.hand:
        for action in (TEMPLE_ACTIONS[number] for number in ACTIONS_OF[CARD[card]]):
            if not free.get(action.effect, True):
                yield Said("cannot-slot", {**action_facts(action.word), "what": action.effect, "cost": own.limit_cost})
