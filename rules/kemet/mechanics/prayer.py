"""Prayer points: gaining them, what tiles take off a price, and paying (T-150, T-162, T-166)."""

from __future__ import annotations

from rules.core import Event
from rules.kemet.events import PrayerGained
from rules.kemet.figures import PIECES, PRICES
from rules.kemet.mechanics.tiles import LEVEL, effects
from rules.kemet.state import KemetState
from rules.kemet.words import BEASTS, CARDS, beasts

MOST = PIECES.most_pp


def gain(state: KemetState, seat: int, amount: int, why: str, events: list[Event]) -> None:
    """One gain; what goes over the track is lost (T-150). Divine Strength adds to every gain of the Day."""
    if amount <= 0:
        return
    if state.phase == "day":
        amount += effects(state.powers[seat]).day_gain
    before = state.pp[seat]
    state.pp[seat] = min(MOST, before + amount)
    events.append(PrayerGained(seat, state.pp[seat] - before, why))


def pay(state: KemetState, seat: int, price: int) -> None:
    assert 0 <= price <= state.pp[seat]
    state.pp[seat] -= price


# --- prices: discounts are summed per expense, never below nothing (T-162) ------------------------


def tile_price(state: KemetState, seat: int, tile: int, *, gold: bool = False) -> int:
    """A tile costs its level (T-57); Twin Ceremony asks for one more."""
    own = effects(state.powers[seat])
    return max(0, LEVEL[tile] + (own.surcharge if gold else 0) - own.tile_discount - own.discount)


def raise_price(state: KemetState, seat: int, level: int, target: int) -> int:
    """Each level costs its number (T-66), less Magical Support for each, less Priest of Ra once."""
    own = effects(state.powers[seat])
    return max(0, sum(max(0, step - own.level_discount) for step in range(level + 1, target + 1)) - own.discount)


def recruit_price(state: KemetState, seat: int, units: int) -> int:
    """One each (T-72), the Scribe's for nothing."""
    own = effects(state.powers[seat])
    return max(0, units - own.recruits - own.discount)


def teleport_price(state: KemetState, seat: int) -> int:
    own = effects(state.powers[seat])
    return max(0, PRICES.teleport - own.teleport_discount - own.discount)


def toll(state: KemetState, seat: int, zone: int) -> int:
    """What an enemy's creature in that zone asks for entering it."""
    price = sum(BEASTS[number].toll for number in beasts(state.creature[zone]))
    return max(0, price - effects(state.powers[seat]).discount) if price else 0


def card_price(state: KemetState, seat: int, card: int) -> int:
    return max(0, CARDS[card].cost - effects(state.powers[seat]).discount)
