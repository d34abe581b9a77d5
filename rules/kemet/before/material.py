"""Tiles, cards and the wheel as games of versions 1 and 2 play with them. They were rebuilt before the printed ones
were known; since version 3 the game is played with what is printed."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from rules.kemet.figures import Pack, Zone


class _Wheel(msgspec.Struct, frozen=True):
    boards: dict[int, dict[str, Zone]]


def _read(name: str) -> bytes:
    return files("rules.kemet.before").joinpath(name).read_bytes()


OLDER_PACK = msgspec.json.decode(_read("stock.json"), type=Pack)
WHEEL = msgspec.json.decode(_read("wheel.json"), type=_Wheel, strict=False).boards
"""By number of seats."""


TOLD_OTHERWISE = frozenset(
    {
        *("initiative", "deep-desert-snake", "reinforcements", "vision", "twin-ceremony", "griffin-sphinx"),
        *("forced-march", "dedication-to-battle", "hand-of-god", "diversion", "swiftness"),
    }
)
"""Tiles, creatures and cards whose texts are others than those of the printed ones with the same name."""


PRINTED = 3
"""The first version that plays with what is printed."""


def is_older(rules: int) -> bool:
    return rules < PRINTED
