"""Prayer points: gaining them, what tiles take off a price, and paying (T-150, T-162, T-166)."""

from __future__ import annotations

from rules.core import Event
from rules.kemet.events import PrayerGained
from rules.kemet.figures import PIECES, PRICES
from rules.kemet.mechanics.stock import beasts, effects
from rules.kemet.state import KemetState

MOST = PIECES.most_pp


def gain(state: KemetState, seat: int, amount: int, why: str, events: list[Event]) -> None:
    """One gain; what goes over the track is lost (T-150). Divine Might adds to every one."""
    if amount <= 0:
        return
    own = effects(state, seat)
    amount += own.gains + (own.day_gain if state.phase == "day" else 0)
    before = state.pp[seat]
    state.pp[seat] = min(MOST, before + amount)
    events.append(PrayerGained(seat, state.pp[seat] - before, why))


def pay(state: KemetState, seat: int, price: int) -> None:
    assert 0 <= price <= state.pp[seat]
    state.pp[seat] -= price


# --- prices: discounts are summed per expense, never below nothing (T-162) ------------------------


def tile_price(state: KemetState, seat: int, tile: int, *, gold: bool = False) -> int:
    """A tile costs its level (T-57); Twin Ceremony asks for one more."""
    own = effects(state, seat)
    return max(0, state.stock.level[tile] + (own.surcharge if gold else 0) - own.tile_discount - own.discount)


def raise_price(state: KemetState, seat: int, level: int, target: int) -> int:
    """Each level costs its number (T-66), less Magical Support for each, less Priest of Ra once."""
    own = effects(state, seat)
    return max(0, sum(max(0, step - own.level_discount) for step in range(level + 1, target + 1)) - own.discount)


def recruit_price(state: KemetState, seat: int, units: int) -> int:
    """One each (T-72); those of Scribe, Local Recruit and Reinforcements for nothing."""
    own = effects(state, seat)
    return 0 if own.any_recruits else max(0, units - own.recruits - own.discount)


def teleport_price(state: KemetState, seat: int, creatures: int = 0) -> int:
    """For a group with these creatures: one of them may take it for nothing."""
    if creatures & state.stock.free_teleporters:
        return 0
    own = effects(state, seat)
    return max(0, PRICES.teleport - own.teleport_discount - own.discount)


def toll(state: KemetState, seat: int, zone: int) -> int:
    """What an enemy's creature in that zone asks for entering it."""
    price = sum(state.stock.beasts[number].toll for number in beasts(state.creature[zone]))
    return max(0, price - effects(state, seat).discount) if price else 0


def card_price(state: KemetState, seat: int, card: int) -> int:
    cost = state.stock.cards[card].cost
    return max(0, cost - effects(state, seat).discount) if cost else 0
