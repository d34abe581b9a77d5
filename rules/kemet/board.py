"""Zones, who can go where, and the words of places.

A zone is an index into its board; the word is what is printed on the picture and typed in commands: `1a` a district of
the first seat's city, `F1` its front, `B1` its bank, `T1` a temple, `O1` an obelisk, `DT` `DM` `SA` the delta.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from rules.kemet.figures import FIGURES, SEATS, Zone

NOBODY = -1
NO_ZONE = -1

Layout = Literal["wheel", "classic"]


class Board:
    """One configuration of the board (T-4). Zones that are not in play are not in it."""

    __slots__ = (
        "adjacent",
        "bank",
        "city",
        "delta",
        "districts",
        "front",
        "index",
        "kind",
        "obelisk",
        "obelisks",
        "pp",
        "roads",
        "sanctuary",
        "scoring",
        "seats",
        "temples",
        "words",
        "zones",
    )

    def __init__(self, seats: int, zones: dict[str, Zone]) -> None:
        self.seats = seats
        self.zones = zones
        self.words = tuple(zones)
        self.index = {word: number for number, word in enumerate(self.words)}
        every = tuple(zones.values())
        self.kind = tuple(zone.kind for zone in every)
        self.city = tuple(zone.city - 1 for zone in every)
        """The seat whose city a district belongs to, NOBODY elsewhere."""
        self.front = tuple(zone.front_of - 1 for zone in every)
        self.obelisk = tuple(zone.obelisk for zone in every)
        self.pp = tuple(zone.pp for zone in every)
        """What Adoration pays (T-126); nothing at the Delta."""
        self.adjacent = tuple(tuple(self.index[word] for word in zone.adj) for zone in every)
        self.temples = self._all(zone.kind == "temple" for zone in every)
        self.obelisks = self._all(zone.obelisk for zone in every)
        self.delta = next(number for number, zone in enumerate(every) if zone.delta)
        self.sanctuary = self.kind.index("sanctuary")
        self.districts = tuple(self._all(city == seat for city in self.city) for seat in range(seats))
        self.scoring = (*self.temples, *(zone for city in self.districts for zone in city))
        """Zones that can give temporary fame (T-35)."""
        self.bank = tuple(zone.harbor for zone in every)
        self.roads = tuple(tuple(self._roads(seat, zone) for zone in range(len(every))) for seat in range(seats))
        """roads[seat][zone]: where one land move leads, by land or by ship (T-83)."""

    @staticmethod
    def _all(marks: Iterable[bool]) -> tuple[int, ...]:
        return tuple(number for number, mark in enumerate(marks) if mark)

    def _roads(self, seat: int, zone: int) -> tuple[int, ...]:
        return self.adjacent[zone] + tuple(
            other
            for other in range(len(self.words))
            if other not in self.adjacent[zone] and self.sails(seat, zone, other)
        )

    def sails(self, seat: int, zone: int, other: int) -> bool:
        """From any harbor to a trading harbor, or to the military harbor before the mover's city (T-84, T-85)."""
        if not self.bank[zone] or zone == other:
            return False
        return self.bank[other] == "trading" or self.front[other] == seat


BOARDS: dict[str, dict[int, Board]] = {
    "wheel": {seats: Board(seats, FIGURES.boards.wheel[seats]) for seats in SEATS},
    "classic": {seats: Board(seats, FIGURES.boards.classic[seats]) for seats in SEATS},
}

ZONE_WORDS = frozenset(word for boards in BOARDS.values() for board in boards.values() for word in board.words)
