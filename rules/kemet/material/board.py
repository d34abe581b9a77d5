"""The printed board of six cities, read once from `board.json`: its zones, and which parts are in play.

Words of zones are what people type and what stands on the picture. Cities are numbered by their place, not by seat:
west of the Nile 1 to 3 from north to south, east of it 4 to 6. `1a` is a district, `F1` the desert before city 1, `T1`
`T4` the outer temples and `T2` `T3` those at the Nile, `O1` to `O4` deserts with an obelisk, `WB` `EB` the banks, and
`DT` `DM` `SA` the Delta. `text/<language>.ftl` has a name to say for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Literal

import msgspec

from rules.core.text import text
from rules.kemet import figures

Bank = Literal["west", "east"]


class City(msgspec.Struct, frozen=True):
    id: str
    bank: Bank
    districts: tuple[str, str, str]
    front: str


class Zone(msgspec.Struct, frozen=True):
    id: str
    """Its word in the file of facts."""
    kind: Literal["district", "desert", "temple", "sanctuary"]
    bank: Literal["west", "east", "delta"]
    at: tuple[float, float]
    """Where it lies on the printed board, as shares of its width and height."""
    adj: tuple[str, ...]
    city: int = 0
    front_of: int = 0
    harbor: Literal["", "military", "trading"] = ""
    obelisk: bool = False
    pp: int = 0
    """What a temple pays at Adoration."""
    sacrifice: dict[str, int] = {}
    """At the Delta: units given up, and what for."""


class Parts(msgspec.Struct, frozen=True):
    """What is in play with a number of players. The printed pictures of it are not known: all of these are ours."""

    tag: Literal["ours"]
    banks: tuple[Bank, ...]
    storms: tuple[int, ...] = ()
    """Cities under a storm tile."""
    fronts: bool = False
    """Whether the storm covers the desert before the city too."""


class Board(msgspec.Struct, frozen=True):
    about: str = msgspec.field(name="_about")
    cities: dict[int, City]
    zones: dict[str, Zone]
    half_turn: tuple[tuple[str, str], ...]
    """Zones that change places when the board is turned half round; the Delta stands outside of it."""
    in_play: dict[int, tuple[Parts, ...]]
    """By the number of players, most likely first, then the alternatives."""


BOARD = msgspec.json.decode(files(__package__).joinpath("board.json").read_bytes(), type=Board)


def name(word: str, language: str = "en") -> str:
    """What people call a zone."""
    zone = BOARD.zones[word]
    number = zone.city or zone.front_of
    if not number:
        return text(__package__, f"zone-{word.lower()}", language)
    city = text(__package__, f"city-{number}", language)
    if zone.front_of:
        return text(__package__, "zone-front", language, {"city": city})
    return text(__package__, "zone-district", language, {"city": city, "letter": word[-1].upper()})


def zones_in_play(parts: Parts) -> dict[str, Zone]:
    """The zones of a configuration, with the borders between them. What is left out cannot be entered or crossed."""
    found = {word: zone for word, zone in BOARD.zones.items() if _is_in_play(zone, parts)}
    return {
        word: msgspec.structs.replace(zone, adj=tuple(other for other in zone.adj if other in found))
        for word, zone in found.items()
    }


def _is_in_play(zone: Zone, parts: Parts) -> bool:
    stormed = zone.city in parts.storms or (parts.fronts and zone.front_of in parts.storms)
    return not stormed and (zone.bank == "delta" or zone.bank in parts.banks)


def cities_in_play(parts: Parts) -> list[int]:
    return [city for city, one in BOARD.cities.items() if one.bank in parts.banks and city not in parts.storms]


def for_the_engine(parts: Parts, cities: Sequence[int]) -> dict[str, figures.Zone]:
    """The zones as the engine's `Board` takes them: `cities` are those of the seats, in order of seats. The front of a
    city nobody has is a military harbor of nobody: ships leave it, none enter, as at the Delta."""
    seat = {city: number for number, city in enumerate(cities, start=1)}
    return {
        word: figures.Zone(
            kind=zone.kind,
            x=round(1000 * zone.at[0]),
            y=round(1000 * zone.at[1]),
            adj=list(zone.adj),
            city=seat.get(zone.city, 0),
            harbor=zone.harbor,
            front_of=seat.get(zone.front_of, 0),
            pp=zone.pp,
            delta=zone.kind == "temple" and zone.bank == "delta",
            obelisk=zone.obelisk,
        )
        for word, zone in zones_in_play(parts).items()
    }
