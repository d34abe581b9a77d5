"""What stands against choices of a battle, its aftermath, and the night."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Seat
from rules.kemet.actions import Aftermath, Answer, Battle, Night, Order, Position, Retreat
from rules.kemet.aftermath import retreat_zones
from rules.kemet.battle import units_of
from rules.kemet.board import NOBODY
from rules.kemet.night import drawable, spent, useful_veterans
from rules.kemet.prayer import card_price
from rules.kemet.state import BattleTask, KemetState, NightTask, TurnTask
from rules.kemet.words import BATTLE, CARD, CARDS
from rules.kemet.zones import is_free, room

Objection = tuple[str, str, dict[str, str | int]]


def battle_objections(state: KemetState, seat: Seat, action: Battle) -> Iterator[Objection]:
    task = state.tasks[-1]
    assert isinstance(task, BattleTask)
    council = task.councils[task.seats.index(seat)]
    if action.after == "ask" or action.cards == "none":
        yield "nothing-to-take-back", "T-98" if action.cards else "T-112", {}
        return
    if action.after:
        yield "said-already", "T-112", {"after": action.after}
    if action.cards:
        card = CARD[action.cards]
        facts: dict[str, str | int] = {"card": action.cards}
        if CARDS[card].icon != "battle":
            yield "no-battle-card", "T-98", facts
        if state.hands[seat].count(card) <= council.cards.count(card):
            yield "not-in-hand", "T-98", facts
        spent_already = sum(card_price(state, seat, other) for other in council.cards)
        price = card_price(state, seat, card)
        yield "too-dear", "T-98", {"price": price, "have": state.pp[seat] - spent_already}
    if not action.play or not action.drop:
        yield "two-cards", "T-97", {}
        return
    if action.play == action.drop:
        yield "two-cards", "T-97", {}
    for word in (action.play, action.drop):
        if BATTLE[word] not in state.battle_hands[seat]:
            yield "battle-card-not-in-hand", "T-97", {"card": word}


def answer_objections(state: KemetState, seat: Seat, action: Answer) -> Iterator[Objection]:
    task = state.tasks[-1]
    if isinstance(task, BattleTask) and task.stage == "wound" and action.choice in CARD:
        yield "not-in-hand", "T-95", {"card": action.choice}
    yield "not-offered", "T-134" if not isinstance(task, BattleTask) else "T-95", {"choice": action.choice}


def aftermath_objections(state: KemetState, seat: Seat, action: Aftermath) -> Iterator[Objection]:
    task = state.tasks[-1]
    assert isinstance(task, BattleTask)
    if task.stage == "winner":
        yield "winner-stays-or-recalls", "T-118", {}
    if action.how == "stay":
        yield "loser-leaves", "T-112", {}
    if not units_of(state, task, task.winner):
        yield "nobody-to-flee", "T-112", {}
    yield "nowhere-to-go", "T-116", {}


def retreat_objections(state: KemetState, seat: Seat, action: Retreat) -> Iterator[Objection]:
    task = state.tasks[-1]
    assert isinstance(task, BattleTask)
    loser = task.seats[1 - task.winner]
    zone = state.board.index.get(action.zone, NOBODY)
    facts: dict[str, str | int] = {"zone": action.zone, "zones": len(retreat_zones(state, task))}
    if zone == NOBODY:
        yield "not-in-play", "T-4", {"to": action.zone}
        return
    if zone not in state.board.adjacent[task.fight.zone]:
        yield "retreat-not-adjacent", "T-114", facts
    if state.board.city[zone] not in (NOBODY, loser):
        yield "retreat-foreign", "T-114", facts
    if not is_free(state, loser, zone):
        yield "retreat-not-free", "T-114", facts
    yield "retreat-limit", "T-115", {**facts, "room": room(state, loser, zone)}


def order_objections(state: KemetState, seat: Seat, action: Order) -> Iterator[Objection]:
    task = state.tasks[-1]
    if isinstance(task, TurnTask):
        if task.stage != "acting":
            yield "no-actions-open", "T-45", {}
        yield "no-token-there", "T-45", {"space": action.first}
    yield "no-battle-there", "T-75", {"zone": action.first}


def night_objections(state: KemetState, seat: Seat, action: Night) -> Iterator[Objection]:
    task = state.tasks[-1]
    what = task.what if isinstance(task, NightTask) else "PP"
    clause = {"offering": "T-123", "delta": "T-124", "cards": "T-128", "PP": "T-127"}[what]
    if what in ("offering", "delta") or not action.vets.endswith(what):
        yield "other-question", clause, {"what": what}
        return
    most = drawable(state, seat) if what == "cards" else useful_veterans(state, seat)
    facts: dict[str, str | int] = {"vets": spent(action), "most": most, "have": state.veterans[seat]}
    if spent(action) > state.veterans[seat]:
        yield "not-so-many-veterans", "T-133", facts
    if what == "cards":
        yield "not-so-many-cards", "T-156", facts
    yield "track-full", "T-150", facts


def position_objections(state: KemetState, seat: Seat, action: Position) -> Iterator[Objection]:
    if not 1 <= action.place <= state.seats:
        yield "no-such-place", "T-131", {"place": action.place, "seats": state.seats}
    yield "place-taken", "T-131", {"place": action.place}
