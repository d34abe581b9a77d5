"""The power tiles: their numbers, their words, and what a set of them adds up to.

A seat's tiles are kept as a list of tile numbers and, for quick questions, as a set of bits by artwork: one bit stands
for all copies and colours of a tile (T-56). What the bits amount to is summed once per set of bits (`effects`).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from rules.kemet.figures import COLOURS, FIGURES, PIECES, SEATS, Blow, colours_in_play

TILES = FIGURES.tiles
"""By tile number: one entry for all copies of the same tile in one colour."""

ARTWORKS = tuple(dict.fromkeys(tile.name for tile in TILES))
BIT = tuple(1 << ARTWORKS.index(tile.name) for tile in TILES)
"""The artwork's bit of each tile number."""
COLOUR = tuple(COLOURS.index(tile.colour) for tile in TILES)
LEVEL = tuple(tile.level for tile in TILES)


def _word(number: int) -> str:
    tile = TILES[number]
    plain = tile.name.lower().rstrip("!")
    return plain if [other.name for other in TILES].count(tile.name) == 1 else f"{tile.colour} {plain}"


TILE_WORDS = tuple(_word(number) for number in range(len(TILES)))
TILE = {word: number for number, word in enumerate(TILE_WORDS)}
OF_COLOUR = tuple(tuple(n for n in range(len(TILES)) if COLOUR[n] == colour) for colour in range(len(COLOURS)))
"""Tile numbers of a colour, lowest level first."""


def tiles_in_play(seats: int, colours: list[int]) -> list[int]:
    """How many copies of each tile lie out at the start (T-17 to T-19)."""
    assert len(colours) == colours_in_play(seats)
    copies = [tile.copies if COLOUR[number] in colours else 0 for number, tile in enumerate(TILES)]
    if seats == SEATS.start:  # two players: no Act of God, no second copies (T-19)
        copies = [0 if TILES[number].silver else min(1, count) for number, count in enumerate(copies)]
    return copies


class Effects(msgspec.Struct, frozen=True):
    """Everything a seat's tiles add up to; see `figures.Tile` for each field."""

    attack: Blow
    defend: Blow
    attack_lines: tuple[tuple[str, int], ...]
    """Strength by tile, for telling."""
    defend_lines: tuple[tuple[str, int], ...]
    limit: int
    gold: tuple[str, ...]
    moves: int
    pray: int
    recruits: int
    tile_discount: int
    level_discount: int
    teleport_discount: int
    discount: int
    day_gain: int
    per_kill: int
    per_loss: int
    per_win: int
    per_attack: int
    per_card: int
    night_pp: int
    night_cards: int
    night_levels: int
    night_units: int
    sight: int
    defence_fame: int
    surcharge: int
    silver: bool
    obelisk_teleport: bool
    ignores_walls: bool
    sees_card: bool


SUMMED = tuple(name for name in Effects.__struct_fields__ if isinstance(getattr(TILES[0], name, None), int))
"""Plain numbers (and yes or no) that are added up over the tiles; all but the troop limit, which is replaced."""


@lru_cache(maxsize=8192)
def effects(powers: int) -> Effects:
    """What the tiles with these artworks add up to."""
    owned = [next(tile for tile in TILES if tile.name == name) for n, name in enumerate(ARTWORKS) if powers >> n & 1]
    numbers = {name: sum(getattr(tile, name) for tile in owned) for name in SUMMED if name != "limit"}
    flags = ("silver", "obelisk_teleport", "ignores_walls", "sees_card")
    return Effects(
        attack=_blows([blow for tile in owned for blow in (tile.attack, tile.fight)]),
        defend=_blows([blow for tile in owned for blow in (tile.defend, tile.fight)]),
        attack_lines=_lines([(tile.name, tile.attack.strength + tile.fight.strength) for tile in owned]),
        defend_lines=_lines([(tile.name, tile.defend.strength + tile.fight.strength) for tile in owned]),
        limit=max(PIECES.limit, *(tile.limit for tile in owned)) if owned else PIECES.limit,
        gold=tuple(dict.fromkeys(use for tile in owned for use in tile.gold)),
        **{name: bool(number) if name in flags else number for name, number in numbers.items()},
    )


def _blows(blows: list[Blow]) -> Blow:
    return Blow(*(sum(getattr(blow, field) for blow in blows) for field in Blow.__struct_fields__))


def _lines(lines: list[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    return tuple((name.lower().rstrip("!"), strength) for name, strength in lines if strength)
