"""What a plan can ask: squares, places of druids and slots that are taken, and what a player has."""

from __future__ import annotations

from rules.core import Seat
from rules.core.conditions import Facts, Place
from rules.karnag.board import SPOT_WORD, WORD
from rules.karnag.view import KarnagView
from rules.karnag.words import SLOT_WORDS


def facts(view: KarnagView, seat: Seat) -> Facts:
    there: dict[str, set[Seat | None]] = {word: set() for word in (*WORD, *SPOT_WORD)}
    for creature in view.creatures:
        there[creature.at].add(None)
    for stone in view.stones:
        there[stone.at].add(stone.seat)
    for row in view.seats:
        for spot in row.druids:
            there[spot].add(row.seat)
    places = {word.casefold(): Place(bool(seats), seat in seats) for word, seats in there.items()}
    for word in SLOT_WORDS:  # before the tiles lie there
        places[word] = places[word.rstrip("0123456789")] = Place(False)
    for tile in view.tiles:
        for slots in (tile.main, tile.secondary):
            for slot in slots:
                places[slot.word] = Place(slot.seat is not None, slot.seat == seat)
            part = slots[0].word.rstrip("0123456789")  # all slots of a tile's part: taken when none is left
            places[part] = Place(all(slot.seat is not None for slot in slots), any(slot.seat == seat for slot in slots))
    mine = view.seats[seat]
    amounts = {"mana": mine.mana, "vp": mine.vp, "cards": mine.cards, "gems": mine.gems_left}
    return Facts(places, {**amounts, "menhirs": mine.menhirs_left, **mine.knowledge})
