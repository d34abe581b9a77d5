"""The panel: what a seat has and holds, buttons for kinds of actions; where the game stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Action, Seat
from rules.core.chat import Column, Fact, Said
from rules.oak import actions as do
from rules.oak.board import BROICHAN_CARDS, slug
from rules.oak.chat import prices
from rules.oak.chat.prices import Facts, asked_word, card_facts, creature_name, druid_facts, ingredient_facts, mix
from rules.oak.figures import FIGURES
from rules.oak.view import OakView, SeatView

# --- the question -------------------------------------------------------------------------------


def waits(seats: tuple[Seat, ...]) -> Said:
    """What those read who are not asked."""
    return Said("question-wait", seats={"who": seats[0]})


# --- what a seat has ----------------------------------------------------------------------------

OF_INGREDIENTS = ("gather", "brew", "ingredient", "take-back", "final")
"""Questions for which ingredients matter more than cards."""
OF_ROOM = (
    "creature",
    "keep",
    "find-creature",
    "artefact",
    "find-artefact",
    "shrine",
    "limit",
)
"""And those for which slots do."""
OF_DRUIDS = ("promote", "ancient", "recruit", "home")


def having(view: OakView, seat: Seat) -> Said:
    own = view.seats[seat]
    asked = asked_word(view, seat)
    facts: dict[str, Fact] = {"mix": mix(own.resources), "vp": own.vp}
    if asked in OF_INGREDIENTS:
        return Said("having-ingredients", {**facts, **ingredient_facts(own.ingredients)})
    if asked in OF_ROOM:
        return Said("having-room", {**facts, **_room(own)})
    if asked in OF_DRUIDS:
        return Said("having-druids", {"places": own.rest_all, **_druids(own)})
    return Said("having", {**facts, "rest": len(own.rest), **card_facts(own.hand, "hand")})


def _druids(own: SeatView) -> Facts:
    return {**druid_facts(own.rest, "rest"), **druid_facts(own.roots, "roots")}


def _room(own: SeatView) -> dict[str, Fact]:
    upper, lower = own.shrine_row, own.creature_row
    return {
        "upper": upper.used,
        "upper-slots": upper.slots,
        "lower": lower.used,
        "lower-slots": lower.slots,
        "artefacts": len(own.artefacts),
        "places": own.artefact_places,
    }


def hand(view: OakView, seat: Seat) -> list[Said]:
    """Cards only that seat sees first; then everything of its own that acts, and what it does."""
    own = view.seats[seat]
    lines: list[Said] = []
    if view.drawn is not None and view.viewer == seat:
        lines += [Said("hand-drawn", creature_facts(card)) for card in view.drawn]
    lines.append(Said("hand-cards", {**card_facts(own.hand, "hand"), **card_facts(own.played, "played")}))
    lines.append(Said("hand-druids", _druids(own)))
    lines.append(Said("hand-ingredients", {**ingredient_facts(own.ingredients), "potions": own.potions}))
    lines += [Said("hand-creature", creature_facts(card)) for card in own.creatures]
    for tile in own.artefacts:
        facts = prices.artefact(tile.artefact)
        lines.append(Said("hand-artefact", {"artefact": slug(tile.artefact), **facts, "loss": tile.loss}))
    if own.private:
        lines.append(Said("hand-potion", {"potion": slug(own.private), **prices.potion(own.private)}))
    return [*lines, *_broichan(view)]


def _broichan(view: OakView) -> list[Said]:
    """What each of his cards does (O-221 to O-226), and which of them are still to come."""
    if seats(view) == len(view.seats):
        return []
    used = view.broichan_discard
    return [
        Said("hand-broichan", {**prices.broichan(card), "used": "yes" if card in used else "no"})
        for card in BROICHAN_CARDS
    ]


def creature_facts(word: str) -> dict[str, Fact]:
    return {"creature": creature_name(word), **prices.creature(word)}


# --- where the game stands ----------------------------------------------------------------------


def moment(view: OakView) -> Said:
    if view.phase in ("orders", "final", "over"):
        return Said(f"moment-{view.phase}")
    phase = "day" if view.phase == "day" else "dusk"
    return Said("moment", {"round": view.round, "rounds": view.rounds, "phase": phase, "sun": view.sun_value})


def columns(view: OakView) -> list[Column]:
    """In turn order; Broichan, who has neither resources nor rest, among the points only."""
    everybody = turn_order(view)
    players = [own for own in everybody if own.seat < seats(view)]
    return [
        Column(Said("column-vp"), {own.seat: own.vp for own in everybody}),
        Column(Said("column-resources"), {own.seat: "-".join(map(str, own.resources.values())) for own in players}),
        Column(Said("column-druids"), {own.seat: f"{len(own.rest)}-{len(own.roots)}" for own in players}),
    ]


def seats(view: OakView) -> int:
    """How many seats there are: Broichan, who keeps cards apart from the players, is not one."""
    solo = bool(view.broichan_deck or view.broichan_discard)
    return len(view.seats) - solo


def turn_order(view: OakView) -> list[SeatView]:
    count = len(view.seats)
    return [view.seats[(view.first + i) % count] for i in range(count)]


def regions(view: OakView) -> list[str]:
    """Parts of the table a picture can be asked for: the oak, and each player's board by the seat's number."""
    return ["oak", *(f"player{own.seat + 1}" for own in view.seats)]


# --- buttons --------------------------------------------------------------------------------------

Actions = Sequence[Action]


QUESTIONS: dict[type[Action], tuple[str, ...]] = {
    do.Temple: ("action", "space", "druid", "second"),
    do.Climb: ("card", "branch", "arm", "druid"),
}
"""Asked in another order than written: who goes depends on where."""


def questions(kind: type[Action]) -> tuple[str, ...]:
    return QUESTIONS.get(kind, kind.__struct_fields__)


def kind_label(view: OakView, seat: Seat, kind: type[Action], actions: Actions) -> Said:
    return KINDS_OF_ACTION[kind](view, seat, actions)


def _values(actions: Actions, field: str) -> int:
    return len({getattr(action, field) for action in actions})


def _counting(key: str, field: str) -> Callable[[OakView, Seat, Actions], Said]:
    """A button that tells how many values there are to choose from."""

    def label(view: OakView, seat: Seat, actions: Actions) -> Said:
        return Said(key, {"count": _values(actions, field)})

    return label


def _plain(key: str) -> Callable[[OakView, Seat, Actions], Said]:
    def label(*_: object) -> Said:
        return Said(key)

    return label


TAKEN = {"keep": "creature", "find-creature": "creature", "find-artefact": "artefact", "take-back": "back"}
"""What is taken, where the question is called otherwise."""


def _limit(view: OakView, seat: Seat, actions: Actions) -> Said:
    free = asked_word(view, seat) == "limit"
    return Said("kind-limit", {"cost": 0 if free else view.seats[seat].limit_cost})


def _take(view: OakView, seat: Seat, actions: Actions) -> Said:
    asked = asked_word(view, seat)
    return Said("kind-take", {"what": TAKEN.get(asked, asked), "count": len(actions)})


def _refresh(view: OakView, seat: Seat, actions: Actions) -> Said:
    assert isinstance(actions[0], do.Refresh)
    both = _values(actions, "display") > 1
    return Said("kind-refresh", {"display": "both" if both else actions[0].display})


def _skip(view: OakView, seat: Seat, actions: Actions) -> Said:
    asked = asked_word(view, seat)
    return Said("kind-skip", {"asked": "once" if asked == "gather" and not view.options.stopping_final else asked})


KINDS_OF_ACTION: dict[type[Action], Callable[[OakView, Seat, Actions], Said]] = {
    do.Order: _counting("kind-order", "order"),
    do.Temple: _counting("kind-temple", "action"),
    do.Climb: _counting("kind-climb", "card"),
    do.Special: _counting("kind-special", "space"),
    do.Pass: lambda view, seat, its: Said("kind-pass", {"rest": len(view.seats[seat].rest)}),
    do.Gather: lambda view, seat, its: Said("kind-gather", {"count": sum(1 for word in view.forest if word)}),
    do.Pay: _counting("kind-pay", "mix"),
    do.Trade: _counting("kind-trade", "give"),
    do.Limit: _limit,
    do.Exchange: _plain("kind-exchange"),
    do.Refresh: _refresh,
    do.Discard: lambda view, seat, its: Said("kind-discard", {"vp": FIGURES.creature.discard_vp}),
    do.Promote: _counting("kind-promote", "elder"),
    do.Recruit: _plain("kind-recruit"),
    do.Shrine: _plain("kind-shrine"),
    do.Take: _take,
    do.Draw: lambda view, seat, its: Said("kind-draw", {"cards": prices.drawn_cards(view)}),
    do.Brew: _counting("kind-brew", "potion"),
    do.Redo: _counting("kind-redo", "action"),
    do.Recharge: _counting("kind-recharge", "artefact"),
    do.Borrow: _counting("kind-borrow", "artefact"),
    do.Step: _counting("kind-step", "branch"),
    do.Gain: _plain("kind-gain"),
    do.Home: _counting("kind-home", "druids"),
    do.Skip: _skip,
}
