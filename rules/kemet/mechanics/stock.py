"""The stock of a game: its tiles, creatures, cards and battle cards by number and by word.

A position keeps numbers, actions and events keep words. Games of older versions have a stock of their own
(`rules.kemet.before.material`); `KemetState.stock` is the one a game is played with. A seat's tiles are kept as a list
of tile numbers and, for quick questions, as a set of bits by artwork: one bit stands for all copies and colours of a
tile (T-56). What the bits amount to is summed once per set of bits (`effects`).
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

import msgspec

from rules.kemet.before.material import OLDER_PACK, PRINTED
from rules.kemet.figures import COLOURS, FIGURES, PIECES, SEATS, Blow, Pack, Tile, colours_in_play

if TYPE_CHECKING:
    from rules.kemet.state import KemetState


class Effects(msgspec.Struct, frozen=True):
    """Everything a seat's tiles add up to; see `figures.Tile` for each field."""

    attack: Blow
    defend: Blow
    attack_lines: tuple[tuple[str, int], ...]
    """Strength by tile, for telling."""
    defend_lines: tuple[tuple[str, int], ...]
    limit: int
    gold: tuple[str, ...]
    gold_teleports: bool
    """Whether a tile lets the gold token's Move teleport."""
    moves: int
    pray: int
    pray_units: int
    recruits: int
    any_recruits: bool
    onto_troops: bool
    tile_discount: int
    level_discount: int
    teleport_discount: int
    discount: int
    gains: int
    day_gain: int
    per_kill: int
    per_loss: int
    per_win: int
    per_attack: int
    council_cards: int
    per_card: int
    night_pp: int
    night_cards: int
    night_levels: int
    night_units: int
    drawn: int
    discarded: int
    sight: int
    defence_fame: int
    surcharge: int
    silver: bool
    obelisk_teleport: bool
    ignores_walls: bool
    sees_card: bool


_WORKED_OUT = ("limit", "gold_teleports")
SUMMED = tuple(
    name
    for name in Effects.__struct_fields__
    if isinstance(getattr(FIGURES.tiles[0], name, None), int) and name not in _WORKED_OUT
)
"""Plain numbers (and yes or no) that are added up over the tiles; all but the troop limit, which is replaced."""
NO_BLOW = Blow()
Adds = tuple[tuple[str, int], ...]
"""The numbers of one tile that are not nothing."""
_YES_OR_NO = frozenset(field.name for field in msgspec.structs.fields(Effects) if field.type is bool)


class Stock:
    """One pack of tiles, creatures and cards."""

    def __init__(self, pack: Pack) -> None:
        self._number_tiles(pack)
        self._number_creatures(pack)
        self.cards = pack.cards
        self.card_words = tuple(card.name.lower() for card in pack.cards)
        self.card = {word: number for number, word in enumerate(self.card_words)}
        self.diversion = self.card["diversion"]
        self.by_day = frozenset(number for number, card in enumerate(pack.cards) if card.icon == "day")
        self.in_moves = frozenset(number for number, card in enumerate(pack.cards) if card.icon == "move")
        self.battle_cards = pack.battle_cards
        self.summed = Summed(self._of_artwork)

    def _number_tiles(self, pack: Pack) -> None:
        self.tiles = pack.tiles
        """By tile number: one entry for all copies of the same tile in one colour."""
        artworks = [f"{tile.name} {tile.artwork}".strip() for tile in pack.tiles]
        self.artworks = tuple(dict.fromkeys(artworks))
        self.bit = tuple(1 << self.artworks.index(name) for name in artworks)
        """The artwork's bit of each tile number."""
        self._of_artwork = [pack.tiles[artworks.index(name)] for name in self.artworks]
        self.colour = tuple(COLOURS.index(tile.colour) for tile in pack.tiles)
        self.level = tuple(tile.level for tile in pack.tiles)
        self.tile_words = tuple(self._word(number, artworks) for number in range(len(pack.tiles)))
        self.tile = {word: number for number, word in enumerate(self.tile_words)}
        self.of_colour = tuple(
            tuple(number for number in range(len(pack.tiles)) if self.colour[number] == colour)
            for colour in range(len(COLOURS))
        )
        """Tile numbers of a colour, lowest level first."""

    def _word(self, number: int, artworks: list[str]) -> str:
        name = artworks[number]
        plain = name.lower().replace("!", "")
        return plain if artworks.count(name) == 1 else f"{self.tiles[number].colour} {plain}"

    def _number_creatures(self, pack: Pack) -> None:
        self.beasts = pack.creatures
        self.beast_words = tuple(beast.name.lower() for beast in pack.creatures)
        self.beast = {word: number for number, word in enumerate(self.beast_words)}
        self._beasts_words = BeastWords(self.beast_words)
        self.beast_of_tile = {
            number: self.beast[tile.creature] for number, tile in enumerate(pack.tiles) if tile.creature
        }
        self.moves_of = tuple(beast.moves for beast in pack.creatures)
        self.wall_breakers = sum(1 << n for n, beast in enumerate(pack.creatures) if beast.ignores_walls)
        """Creatures that can do something, as bits."""
        self.obelisk_beasts = sum(1 << n for n, beast in enumerate(pack.creatures) if beast.obelisk_teleport)
        self.free_teleporters = sum(1 << n for n, beast in enumerate(pack.creatures) if beast.free_teleport)
        self.immune = sum(1 << n for n, beast in enumerate(pack.creatures) if beast.immune)

    def creatures(self, bits: int) -> str:
        """`phoenix`, `phoenix + royal scarab`, or nothing."""
        return self._beasts_words[bits]

    def in_play(self, seats: int, colours: list[int]) -> list[int]:
        """How many copies of each tile lie out at the start (T-17 to T-19)."""
        assert len(colours) == colours_in_play(seats)
        copies = [tile.copies if self.colour[number] in colours else 0 for number, tile in enumerate(self.tiles)]
        if seats > SEATS.start:
            return copies
        seen: set[str] = set()  # two players: no Act of God, no second copies, whatever their artwork (T-19)
        for number, tile in enumerate(self.tiles):
            name = f"{tile.name} {tile.colour}"
            copies[number] = 0 if tile.silver or name in seen else min(1, copies[number])
            seen.add(name)
        return copies

    def effects(self, powers: int) -> Effects:
        """What the tiles with these artworks add up to."""
        return self.summed[powers]


class Summed(dict[int, Effects]):
    """What tiles add up to, by the bits of their artworks, as far as it was asked for."""

    def __init__(self, of_artwork: list[Tile]) -> None:
        self._of_artwork = of_artwork
        self._adds = [_adds(tile) for tile in of_artwork]

    def __missing__(self, powers: int) -> Effects:
        owned = set_bits(powers)
        found = _summed([self._of_artwork[number] for number in owned], [self._adds[number] for number in owned])
        self[powers] = found
        return found


class BeastWords(dict[int, str]):
    """Creatures by the bits of their set, as far as they were asked for."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self._words = words

    def __missing__(self, bits: int) -> str:
        found = self[bits] = " + ".join(self._words[number] for number in beasts(bits))
        return found


def _summed(owned: list[Tile], adds: list[Adds]) -> Effects:
    numbers: dict[str, Any] = dict.fromkeys(SUMMED, 0)
    for name, number in chain(*adds):
        numbers[name] += number
    return Effects(
        attack=_blows([blow for tile in owned for blow in (tile.attack, tile.fight)]),
        defend=_blows([blow for tile in owned for blow in (tile.defend, tile.fight)]),
        attack_lines=_lines([(tile.name, tile.attack.strength + tile.fight.strength) for tile in owned]),
        defend_lines=_lines([(tile.name, tile.defend.strength + tile.fight.strength) for tile in owned]),
        limit=max(PIECES.limit, *(tile.limit for tile in owned)) if owned else PIECES.limit,
        gold=tuple(dict.fromkeys(use for tile in owned for use in tile.gold)),
        gold_teleports=any("move" in tile.gold and not tile.no_teleport for tile in owned),
        **{name: bool(number) if name in _YES_OR_NO else number for name, number in numbers.items()},
    )


def _adds(tile: Tile) -> Adds:
    """The numbers a tile has; most have one."""
    return tuple((name, getattr(tile, name)) for name in SUMMED if getattr(tile, name))


def _blows(blows: list[Blow]) -> Blow:
    some = [blow for blow in blows if blow != NO_BLOW]
    return Blow(*(sum(getattr(blow, field) for blow in some) for field in Blow.__struct_fields__)) if some else NO_BLOW


def _lines(lines: list[tuple[str, int]]) -> tuple[tuple[str, int], ...]:
    return tuple((name.lower().rstrip("!"), strength) for name, strength in lines if strength)


STOCK = Stock(FIGURES)
"""What is printed: the stock of every game that begins now."""
OLDER = Stock(OLDER_PACK)
STOCKS = (STOCK, OLDER)


def stock_of(rules: int) -> Stock:
    """The stock of games begun under that version."""
    return STOCK if rules >= PRINTED else OLDER


def effects(state: KemetState, seat: int) -> Effects:
    """What a seat's tiles add up to. Asked several times in every step, so the way is short."""
    return (STOCK if state.rules >= PRINTED else OLDER).summed[state.powers[seat]]


def set_bits(bits: int) -> list[int]:
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


beasts = set_bits
"""The creatures in a set of bits."""
