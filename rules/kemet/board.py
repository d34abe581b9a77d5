"""Zones, who can go where, and the words of places.

A zone is an index into its board; the word is what is printed on the picture and typed in commands: `1a` a district of
the first city, `F1` its front, `T1` a temple, `O1` an obelisk, `WB` a bank, `DT` `DM` `SA` the delta. Cities have
numbers of their own: which seat has which is part of a position (`KemetState.cities`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from rules.kemet.before.material import WHEEL
from rules.kemet.figures import FIGURES, SEATS, Zone
from rules.kemet.material import board as printed

NOBODY = -1
NO_ZONE = -1
NO_CITY = 0


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

    def __init__(self, seats: int, zones: dict[str, Zone], cities: Sequence[int]) -> None:
        """`cities` are the numbers of the seats' cities."""
        self.seats = seats
        self.zones = zones
        self.words = tuple(zones)
        self.index = {word: number for number, word in enumerate(self.words)}
        every = tuple(zones.values())
        self.kind = tuple(zone.kind for zone in every)
        owner = {city: seat for seat, city in enumerate(cities) if city != NO_CITY}
        self.city = tuple(owner.get(zone.city, NOBODY) for zone in every)
        """The seat whose city a district belongs to, NOBODY elsewhere."""
        self.front = tuple(owner.get(zone.front_of, NOBODY) for zone in every)
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


# --- the boards there are ---------------------------------------------------------------------------


def parts_in_play(seats: int, bank: str, storms: str) -> printed.Parts:
    """Which parts of the printed board are used (T-16): the most likely, but for what the table chose."""
    found = list(printed.BOARD.in_play[seats])
    fits = (
        lambda parts: len(parts.banks) > 1 or parts.banks == (bank,),
        lambda parts: len(parts.banks) == 1 or all(printed.BOARD.cities[city].bank != bank for city in parts.storms),
        lambda parts: parts.fronts == (storms == "cities and fronts"),
    )
    for fit in fits:
        found = [parts for parts in found if fit(parts)] or found
    return found[0]


@cache
def _zones(layout: str, seats: int, bank: str, storms: str) -> dict[str, Zone]:
    if layout != "printed":
        return (WHEEL if layout == "wheel" else FIGURES.boards.classic)[seats]
    return printed.for_the_engine(parts_in_play(seats, bank, storms), list(printed.BOARD.cities))


@cache
def cities_of(layout: str, seats: int, bank: str = "west", storms: str = "cities") -> tuple[int, ...]:
    """The cities of a board, by their numbers."""
    found = {zone.city for zone in _zones(layout, seats, bank, storms).values()}
    return tuple(sorted(found - {NO_CITY}))


@cache
def board_of(layout: str, seats: int, bank: str, storms: str, cities: tuple[int, ...] = ()) -> Board:
    """One board with its owners; without `cities` they are numbered by seat."""
    return Board(seats, _zones(layout, seats, bank, storms), cities or cities_of(layout, seats, bank, storms))


ZONE_WORDS = frozenset(
    (
        *printed.BOARD.zones,
        *(word for boards in (WHEEL, FIGURES.boards.classic) for seats in SEATS for word in boards[seats]),
    )
)
