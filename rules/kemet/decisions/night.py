"""Questions of the Night: offerings, veterans into prayer points and cards, a card seen, a place in the turn order
(T-123 to T-134)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules.core import Action, Asked, Decision, Dice, Seat
from rules.core.explaining import Objection
from rules.core.telling import Said
from rules.kemet.actions import Answer, Night, Position
from rules.kemet.board import NOBODY
from rules.kemet.decisions.common import Events, Facts, OfTask
from rules.kemet.events import CardDiscarded, Declined, UnitsLost, VeteransSpent
from rules.kemet.figures import PRICES
from rules.kemet.mechanics import learned
from rules.kemet.mechanics.cards import draw, refilled, tell_drawn
from rules.kemet.mechanics.night import drawable, take_position, useful_veterans
from rules.kemet.mechanics.prayer import gain
from rules.kemet.mechanics.printing import veterans_per_card
from rules.kemet.mechanics.stock import effects
from rules.kemet.mechanics.zones import remove
from rules.kemet.scoring import gain_fame, score_zones
from rules.kemet.state import DiscardTask, KemetState, NightTask, PrayersTask, VisionTask

YES, NO = "yes", "no"
OFFERING_ANSWERS = (Night(offering=YES), Night(offering=NO))
DELTA_ANSWERS = (Night(delta=YES), Night(delta=NO))
POSITIONS = tuple(Position(place) for place in range(1, 6))
_VETS: dict[tuple[int, str], Night] = {}


def vets(number: int, what: str) -> Night:
    """`2 PP`, `1 cards`: the one object for it."""
    action = _VETS.get((number, what))
    if action is None:
        action = _VETS[number, what] = Night(vets=f"{number} {what}")
    return action


def _spent(action: Night) -> int:
    return int(action.vets.split()[0])


class AtNight(OfTask[NightTask]):
    task = NightTask
    kinds = (Night,)

    def objections(self, state: KemetState, task: NightTask, seat: Seat, action: Night) -> Iterator[Objection]:
        yield "other-question", self.clause, {"what": self.stage}

    def asked(self, state: KemetState, task: NightTask, viewer: Seat | None) -> Asked:
        return Asked(self.word, (task.seat,), {"left": state.veterans[task.seat]})


def _sacrifice(state: KemetState, seat: int, zone: int, units: int, why: str, events: Events) -> None:
    events.append(UnitsLost(seat, state.board.words[zone], units, why))
    remove(state, zone, units, events)


class Offering(AtNight):
    """Units at the Sanctuary for a fame point (T-123)."""

    stage = word = "offering"
    clause = "T-123"

    def legal(self, state: KemetState, task: NightTask, seat: Seat) -> Sequence[Action]:
        return list(OFFERING_ANSWERS)

    def take(self, state: KemetState, task: NightTask, seat: Seat, action: Night, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        if action.offering == YES:
            _sacrifice(state, seat, state.board.sanctuary, PRICES.offering, "offering", events)
            gain_fame(state, seat, "divine", "offering", events)
        else:
            events.append(Declined(seat, "offering"))
        score_zones(state, events)


class Delta(AtNight):
    """A unit at the Delta Temple for prayer points (T-124)."""

    stage = word = "delta"
    clause = "T-124"

    def legal(self, state: KemetState, task: NightTask, seat: Seat) -> Sequence[Action]:
        return list(DELTA_ANSWERS)

    def take(self, state: KemetState, task: NightTask, seat: Seat, action: Night, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        if action.delta == YES:
            _sacrifice(state, seat, state.board.delta, PRICES.delta_units, "delta", events)
            gain(state, seat, PRICES.delta_pp, "delta", events)
        else:
            events.append(Declined(seat, "delta"))
        score_zones(state, events)


class Drawing(AtNight):
    """Veterans into cards (T-128)."""

    stage = word = "cards"
    clause = "T-128"

    def legal(self, state: KemetState, task: NightTask, seat: Seat) -> Sequence[Action]:
        return [vets(number, "cards") for number in range(0, drawable(state, seat) + 1, veterans_per_card(state))]

    def take(self, state: KemetState, task: NightTask, seat: Seat, action: Night, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        number = _spent(action)
        if number:
            state.veterans[seat] -= number
            events.append(VeteransSpent(seat, number, "cards"))
            draw(state, seat, number // veterans_per_card(state), dice, events)
        score_zones(state, events)

    def settle(self, state: KemetState, task: NightTask, dice: Dice, events: Events) -> bool:
        if drawable(state, task.seat):
            return False
        state.tasks.pop()
        return True

    def objections(self, state: KemetState, task: NightTask, seat: Seat, action: Night) -> Iterator[Objection]:
        if not action.vets.endswith("cards"):
            yield from super().objections(state, task, seat, action)
            return
        facts: Facts = {"vets": _spent(action), "most": drawable(state, seat), "have": state.veterans[seat]}
        if _spent(action) > state.veterans[seat]:
            yield "not-so-many-veterans", "T-133", facts
        if _spent(action) % veterans_per_card(state):
            yield "veterans-per-card", "T-128", {**facts, "each": veterans_per_card(state)}
        yield "not-so-many-cards", "T-156", facts


class Praying(OfTask[PrayersTask]):
    """Veterans into prayer points, all seats at once (T-127, R-31)."""

    task = PrayersTask
    word = "prayers"
    kinds = (Night,)
    clause = "T-127"

    def seats(self, state: KemetState, task: PrayersTask) -> tuple[Seat, ...]:
        return tuple(task.seats)

    def legal(self, state: KemetState, task: PrayersTask, seat: Seat) -> Sequence[Action]:
        return [vets(number, "PP") for number in range(useful_veterans(state, seat) + 1)]

    def take(self, state: KemetState, task: PrayersTask, seat: Seat, action: Night, dice: Dice, events: Events) -> None:
        task.seats.remove(seat)
        if not task.seats:
            state.tasks.pop()
        number = _spent(action)
        if number:
            state.veterans[seat] -= number
            events.append(VeteransSpent(seat, number, "pp"))
            gain(state, seat, number, "veterans", events)

    def objections(self, state: KemetState, task: PrayersTask, seat: Seat, action: Night) -> Iterator[Objection]:
        if not action.vets.endswith("PP"):
            yield "other-question", "T-127", {"what": "PP"}
            return
        facts: Facts = {"vets": _spent(action), "most": useful_veterans(state, seat), "have": state.veterans[seat]}
        if _spent(action) > state.veterans[seat]:
            yield "not-so-many-veterans", "T-133", facts
        yield "track-full", "T-150", facts

    def question(self, view: Any, seat: Seat) -> Said:
        return Said("question-prayers", {"veterans": view.seats[seat].veterans})


class Seeing(OfTask[VisionTask]):
    """Of the cards seen one is kept, the others are shuffled back (T-134, R-47)."""

    task = VisionTask
    word = "vision"
    kinds = (Answer,)
    clause = "T-134"

    def legal(self, state: KemetState, task: VisionTask, seat: Seat) -> Sequence[Action]:
        return [Answer(state.stock.card_words[card]) for card in sorted(set(task.cards))]

    def take(self, state: KemetState, task: VisionTask, seat: Seat, action: Answer, dice: Dice, events: Events) -> None:
        state.tasks.pop()
        card = state.stock.card[action.choice]
        task.cards.remove(card)
        state.deck += task.cards
        dice.shuffle(state.deck)
        state.hands[seat].append(card)
        learned.kept_one(state, seat, task.cards)
        tell_drawn(state, seat, [card], events)
        refilled(state, dice, events)
        draw(state, seat, effects(state, seat).night_cards, dice, events)

    def always_asked(self, state: KemetState, task: VisionTask) -> bool:
        return True  # that all of them are alike is nobody's business

    def objections(self, state: KemetState, task: VisionTask, seat: Seat, action: Answer) -> Iterator[Objection]:
        yield "not-offered", "T-134", {"choice": action.choice}

    def asked(self, state: KemetState, task: VisionTask, viewer: Seat | None) -> Asked:
        return Asked(self.word, (task.seat,), {"left": len(task.cards)})


class Discarding(OfTask[DiscardTask]):
    """Vision: as many cards of the hand are discarded as it drew; Diversion never leaves (T-134, R-47)."""

    task = DiscardTask
    word = "discard"
    kinds = (Answer,)
    clause = "T-134"

    def legal(self, state: KemetState, task: DiscardTask, seat: Seat) -> Sequence[Action]:
        stock = state.stock
        held = [card for card in sorted(set(state.hands[seat])) if not stock.cards[card].bluff]
        return [Answer(stock.card_words[card]) for card in held]

    def take(
        self, state: KemetState, task: DiscardTask, seat: Seat, action: Answer, dice: Dice, events: Events
    ) -> None:
        card = state.stock.card[action.choice]
        learned.leaves(state, seat, card)
        state.hands[seat].remove(card)
        state.discard.append(card)
        task.left -= 1
        events.append(CardDiscarded(seat, action.choice))

    def settle(self, state: KemetState, task: DiscardTask, dice: Dice, events: Events) -> bool:
        if task.left:
            return False
        state.tasks.pop()
        refilled(state, dice, events)
        return True

    def always_asked(self, state: KemetState, task: DiscardTask) -> bool:
        return True  # that all of them are alike is nobody's business

    def objections(self, state: KemetState, task: DiscardTask, seat: Seat, action: Answer) -> Iterator[Objection]:
        card = state.stock.card.get(action.choice, -1)
        if card in state.hands[seat]:
            yield "bluff-stays", "T-24", {"card": action.choice}
        yield "not-in-hand", "T-134", {"card": action.choice}

    def asked(self, state: KemetState, task: DiscardTask, viewer: Seat | None) -> Asked:
        return Asked(self.word, (task.seat,), {"left": task.left})


class Positioning(Decision[KemetState, None]):
    """A place in the turn order, fewest fame first (T-131)."""

    word = "position"
    kinds = (Position,)
    clause = "T-131"

    def seats(self, state: KemetState, task: None) -> tuple[Seat, ...]:
        return (state.queue[0],)

    def legal(self, state: KemetState, task: None, seat: Seat) -> Sequence[Action]:
        return [POSITIONS[place] for place, taken in enumerate(state.slots) if taken == NOBODY]

    def take(self, state: KemetState, task: None, seat: Seat, action: Position, dice: Dice, events: Events) -> None:
        take_position(state, seat, action.place - 1, events)

    def objections(self, state: KemetState, task: None, seat: Seat, action: Position) -> Iterator[Objection]:
        if not 1 <= action.place <= state.seats:
            yield "no-such-place", "T-131", {"place": action.place, "seats": state.seats}
        yield "place-taken", "T-131", {"place": action.place}
