"""What a plan can ask: zones with troops, one's own action spaces, and what a player has."""

from __future__ import annotations

from rules.core import Seat
from rules.core.conditions import Facts, Place
from rules.kemet.view import KemetView


def facts(view: KemetView, seat: Seat) -> Facts:
    mine = view.seats[seat]
    places = {zone.word.casefold(): Place(zone.holder is not None, zone.holder == seat) for zone in view.zones}
    places |= {space.word: Place(bool(space.token), bool(space.token)) for space in mine.spaces}
    amounts = {"pp": mine.pp, "fame": mine.fame, "supply": mine.supply, "veterans": mine.veterans}
    return Facts(places, {**amounts, "cards": mine.cards, "tokens": mine.tokens_left})
