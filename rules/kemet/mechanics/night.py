"""The Night: nine steps in order (T-123 to T-136). Steps 5 to 9 hold the night tiles."""

from __future__ import annotations

from rules.core import Dice, Event
from rules.kemet.before import a_level_came_with_prayers
from rules.kemet.board import NOBODY
from rules.kemet.events import (
    Awakened,
    Ordered,
    PhaseBegan,
    PositionTaken,
    SawCards,
    Shuffled,
    UnitsLost,
    VeteransSpent,
)
from rules.kemet.figures import PIECES, PRICES
from rules.kemet.mechanics import learned
from rules.kemet.mechanics.cards import draw, refilled
from rules.kemet.mechanics.prayer import MOST, gain
from rules.kemet.mechanics.printing import veterans_last_until_awakening, veterans_per_card
from rules.kemet.mechanics.recruiting import CONSCRIPTION, bring
from rules.kemet.mechanics.stock import effects
from rules.kemet.mechanics.zones import controller, limit, remove
from rules.kemet.scoring import fame, gain_fame
from rules.kemet.state import DiscardTask, KemetState, NightTask, PrayersTask, RaiseTask, VisionTask
from rules.kemet.words import SPACES

STEPS = (
    "",
    "offering",
    "delta",
    "temples",
    "adoration",
    "prayers",
    "divine intervention",
    "conscription",
    "awakening",
    "destiny",
)
OFFERING, DELTA, TEMPLES, ADORATION, PRAYERS, CARDS, UNITS, AWAKENING, DESTINY = range(1, 10)


def begin(state: KemetState, events: list[Event]) -> None:
    state.phase, state.step, state.queue = "night", 0, []
    events.append(PhaseBegan("night", state.round))


def go_on(state: KemetState, dice: Dice, events: list[Event]) -> bool:
    """One move of the night's clockwork; False when somebody must choose a place in the turn order."""
    if state.queue:
        if state.step == DESTINY:
            return _destiny(state, events)
        SEAT_STEPS[state.step](state, state.queue.pop(0), dice, events)
        return True
    if state.step == DESTINY:
        _dawn(state, events)
        return True
    state.step += 1
    events.append(PhaseBegan(STEPS[state.step], state.round))
    WHOLE_STEPS[state.step](state, events)
    return True


# --- steps 1 to 4 --------------------------------------------------------------------------------


def _offering(state: KemetState, events: list[Event]) -> None:
    zone = state.board.sanctuary
    if state.units[zone] >= PRICES.offering:
        state.tasks.append(NightTask(state.holder[zone], "offering"))


def _delta(state: KemetState, events: list[Event]) -> None:
    zone = state.board.delta
    if state.units[zone] >= PRICES.delta_units:
        state.tasks.append(NightTask(state.holder[zone], "delta"))


def _temples(state: KemetState, events: list[Event]) -> None:
    """Two temples or more: one divine fame (T-125)."""
    held = [controller(state, zone) for zone in state.board.temples]
    for seat in state.order:
        if held.count(seat) >= PRICES.temples_for_fame:
            gain_fame(state, seat, "divine", "temples", events)


def _adoration(state: KemetState, events: list[Event]) -> None:
    board = state.board
    for seat in state.order:
        amount = sum(board.pp[zone] for zone in board.temples if state.holder[zone] == seat)
        gain(state, seat, amount, "adoration", events)


# --- step 5: prayers -----------------------------------------------------------------------------


def _prayers(state: KemetState, events: list[Event]) -> None:
    """Everybody gains; veterans are turned into prayer points by all at once."""
    for seat in state.order:
        gain(state, seat, PRICES.night_pp + effects(state, seat).night_pp, "prayers", events)
    if a_level_came_with_prayers(state):
        state.queue = _builders(state)
    asked = [seat for seat in state.order if useful_veterans(state, seat)]
    if asked:
        state.tasks.append(PrayersTask(asked))


def _builders(state: KemetState) -> list[int]:
    """Who has Hand of God."""
    return [seat for seat in state.order if effects(state, seat).night_levels]


def useful_veterans(state: KemetState, seat: int) -> int:
    """No more than the track can take."""
    return min(state.veterans[seat], MOST - state.pp[seat])


def _hand_of_god(state: KemetState, seat: int, dice: Dice, events: list[Event]) -> None:
    state.tasks.append(RaiseTask(seat, gift=effects(state, seat).night_levels))


# --- step 6: cards -------------------------------------------------------------------------------


def _in_turn(state: KemetState, events: list[Event]) -> None:
    state.queue = list(state.order)


def _cards(state: KemetState, seat: int, dice: Dice, events: list[Event]) -> None:
    """The nightly card and those of tiles; what Vision draws too much is discarded; then veterans (T-128)."""
    own = effects(state, seat)
    state.tasks.append(NightTask(seat, "cards"))
    if own.drawn:
        draw(state, seat, 1 + own.night_cards, dice, events)
        before = len(state.hands[seat])
        draw(state, seat, own.drawn, dice, events)
        state.tasks.append(DiscardTask(seat, min(own.discarded, len(state.hands[seat]) - before)))
        return
    if own.sight and refilled(state, dice, events):
        if len(state.deck) < own.sight and state.discard:  # a thin deck takes the discard in
            learned.discard_shuffled_in(state, state.discard)
            state.deck += state.discard
            state.discard = []
            dice.shuffle(state.deck)
            events.append(Shuffled(len(state.deck)))
        seen = [state.deck.pop() for _ in range(min(own.sight, len(state.deck)))]
        learned.looked_at(state, seat, seen)
        events.append(SawCards(seat, [state.stock.card_words[card] for card in seen], only=seat))
        state.tasks.append(VisionTask(seat, seen))
        return
    draw(state, seat, (not own.sight) + own.night_cards, dice, events)


def drawable(state: KemetState, seat: int) -> int:
    """Veterans that can become cards: no more than there are cards (R-15)."""
    each = veterans_per_card(state)
    return each * min(state.veterans[seat] // each, len(state.deck) + len(state.discard))


# --- step 7: units -------------------------------------------------------------------------------


def _units(state: KemetState, seat: int, dice: Dice, events: list[Event]) -> None:
    """Veterans become units, then the rest of them is lost (T-129, R-48); before version 3 the Reinforcements tile came
    first."""
    gift = effects(state, seat).night_units
    if state.veterans[seat]:
        bring(state, seat, state.veterans[seat], CONSCRIPTION)
    if gift:
        bring(state, seat, gift, "reinforcements tile", anywhere=True)


def lose_veterans(state: KemetState, seat: int, events: list[Event]) -> None:
    if state.veterans[seat]:
        events.append(VeteransSpent(seat, state.veterans[seat], "nothing"))
        state.veterans[seat] = 0


# --- steps 8 and 9 -------------------------------------------------------------------------------


def _awakening(state: KemetState, events: list[Event]) -> None:
    """All tokens come back; colours may be bought again (T-130)."""
    for seat in range(state.seats):
        state.tokens[seat] = [0] * len(SPACES)
        state.left[seat] = PIECES.tokens
        state.bought[seat] = []
    events.append(Awakened(state.round))
    if veterans_last_until_awakening(state):
        for seat in state.order:
            lose_veterans(state, seat, events)
        _thin_out(state, events)
    if not a_level_came_with_prayers(state):
        state.queue = _builders(state)


def _thin_out(state: KemetState, events: list[Event]) -> None:
    """Units over the limit return to supply (printing 2024)."""
    for zone, holder in enumerate(state.holder):
        over = 0 if holder == NOBODY else state.units[zone] - limit(state, holder)
        if over > 0:
            events.append(UnitsLost(holder, state.board.words[zone], over, "awakening"))
            remove(state, zone, over, events)


def _choosers(state: KemetState, events: list[Event]) -> None:
    """Fewest fame first; ties in the old order (T-131, R-30)."""
    state.slots = [NOBODY] * state.seats
    state.queue = sorted(state.order, key=lambda seat: fame(state, seat))


def _destiny(state: KemetState, events: list[Event]) -> bool:
    if len(state.queue) > 1:
        return False
    take_position(state, state.queue[0], state.slots.index(NOBODY), events)
    return True


def take_position(state: KemetState, seat: int, place: int, events: list[Event]) -> None:
    state.queue.remove(seat)
    state.slots[place] = seat
    events.append(PositionTaken(seat, place + 1))


def _dawn(state: KemetState, events: list[Event]) -> None:
    state.order, state.slots = state.slots, []
    state.step, state.turn = 0, 0
    state.phase = "day"
    state.round += 1
    events.append(Ordered(list(state.order)))
    events.append(PhaseBegan("day", state.round))


WHOLE_STEPS = {
    OFFERING: _offering,
    DELTA: _delta,
    TEMPLES: _temples,
    ADORATION: _adoration,
    PRAYERS: _prayers,
    CARDS: _in_turn,
    UNITS: _in_turn,
    AWAKENING: _awakening,
    DESTINY: _choosers,
}
SEAT_STEPS = {PRAYERS: _hand_of_god, CARDS: _cards, UNITS: _units, AWAKENING: _hand_of_god}
