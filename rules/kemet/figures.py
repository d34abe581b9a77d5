"""The figures of Kemet: Blood and Sand, read once from `data.json` (where each carries its provenance)."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec


class Blow(msgspec.Struct, frozen=True):
    """What something adds to one side of a battle (T-101, T-105, T-106)."""

    strength: int = 0
    damage: int = 0
    unblockable: int = 0
    defense: int = 0


class Tile(msgspec.Struct, frozen=True):
    """A power tile (T-12). Everything after the icon is its effect; 0, empty or false where it has none."""

    name: str
    colour: Literal["ruby", "sapphire", "diamond", "onyx"]
    level: int
    copies: int
    icon: Literal["day", "night", "battle", "action", "creature"]
    artwork: str = ""
    """What tells tiles of one name apart (T-56)."""

    attack: Blow = Blow()
    """In battles its owner started."""
    defend: Blow = Blow()
    fight: Blow = Blow()
    """In all battles."""
    moves: int = 0
    """Land moves more in every Move."""
    pray: int = 0
    pray_units: int = 0
    """Units that come with a Pray, as in a Recruit."""
    recruits: int = 0
    """Units of a Recruit that cost nothing."""
    any_recruits: bool = False
    """All units of a Recruit cost nothing."""
    onto_troops: bool = False
    """Recruits may also join own troops outside the city."""
    tile_discount: int = 0
    level_discount: int = 0
    """Off each pyramid level."""
    teleport_discount: int = 0
    discount: int = 0
    """Off every expense of the Day (T-166)."""
    gains: int = 0
    """On top of every gain."""
    day_gain: int = 0
    """On top of every gain of the Day (before version 3)."""
    per_kill: int = 0
    per_loss: int = 0
    per_win: int = 0
    """(Before version 3.)"""
    per_attack: int = 0
    """At the War Council of a battle its owner started."""
    council_cards: int = 0
    """Cards drawn then."""
    per_card: int = 0
    """Strength for each card thrown away after the reveal."""
    night_pp: int = 0
    night_cards: int = 0
    night_levels: int = 0
    night_units: int = 0
    """(Before version 3.)"""
    drawn: int = 0
    """Further cards drawn at night, and how many of the hand are then discarded."""
    discarded: int = 0
    sight: int = 0
    """How many cards its owner chooses the nightly one from (before version 3)."""
    fame: int = 0
    """Divine fame on purchase."""
    defence_fame: int = 0
    """Battle fame for a won defence."""
    units: int = 0
    """Units that join for good."""
    fights: bool = False
    """They may also come where an enemy stands, as in a Recruit."""
    limit: int = 0
    """Another troop limit."""
    battle_card: int = 0
    """Number of the special battle card it brings."""
    creature: str = ""
    surcharge: int = 0
    gold: list[Literal["pray", "buy", "move", "recruit"]] = []
    """What the gold token may do."""
    silver: bool = False
    obelisk_teleport: bool = False
    ignores_walls: bool = False
    """For the Move of its gold token."""
    no_teleport: bool = False
    """In the Move of its gold token."""
    sees_card: bool = False


class Beast(msgspec.Struct, frozen=True):
    """A creature (T-60 to T-64)."""

    name: str
    strength: int = 0
    damage: int = 0
    unblockable: int = 0
    defense: int = 0
    moves: int = 0
    toll: int = 0
    trophy: int = 0
    """So many kills in a won battle earn battle fame."""
    ignores_walls: bool = False
    cancels: bool = False
    obelisk_teleport: bool = False
    free_teleport: bool = False
    immune: bool = False
    """Outside battle (before version 3)."""


class Card(msgspec.Struct, frozen=True):
    """A Divine Intervention card (T-13)."""

    name: str
    copies: int
    cost: int
    icon: Literal["battle", "day", "move"]
    strength: int = 0
    damage: int = 0
    defense: int = 0
    bluff: bool = False
    """It does nothing, and returns to the hand after the reveal."""
    pp: int = 0
    units: int = 0
    fights: bool = False
    """They may also come where an enemy stands, as in a Recruit."""
    kills: int = 0
    moves: int = 0
    starts: bool = False
    """Only as a Move begins."""
    teleports: bool = False

    # before version 3
    win_pp: int = 0
    win_units: int = 0
    theft: int = 0
    swaps: bool = False
    protects: bool = False
    fetches: bool = False
    ignores_walls: bool = False


class BattleCard(msgspec.Struct, frozen=True):
    """A battle card (T-14)."""

    name: str
    strength: int
    damage: int = 0
    unblockable: int = 0
    defense: int = 0
    self_loss: int = 0
    """Unblockable damage to the own troop."""


class Zone(msgspec.Struct, frozen=True):
    kind: Literal["district", "desert", "temple", "sanctuary"]
    x: int
    y: int
    adj: list[str]
    city: int = 0
    """Of a district: the seat's number from 1."""
    harbor: Literal["", "military", "trading"] = ""
    front_of: int = 0
    """Of a military harbor: the city it lies before."""
    pp: int = 0
    delta: bool = False
    obelisk: bool = False


class Pieces(msgspec.Struct, frozen=True):
    units: int
    tokens: int
    most_pp: int
    limit: int
    boxes: int
    top_level: int
    battle_cards: int


class Victory(msgspec.Struct, frozen=True):
    fame: int


class Prices(msgspec.Struct, frozen=True):
    pray: int
    teleport: int
    home_strength: int
    night_pp: int
    offering: int
    delta_units: int
    delta_pp: int
    temples_for_fame: int


class Setup(msgspec.Struct, frozen=True):
    troops: tuple[int, int]
    levels: int
    top_level: int


class Spaces(msgspec.Struct, frozen=True):
    levels: list[tuple[str, int]]


class Boards(msgspec.Struct, frozen=True):
    classic: dict[int, dict[str, Zone]]


class Pack(msgspec.Struct, frozen=True):
    """What is printed on tiles, creatures and cards."""

    tiles: list[Tile]
    creatures: list[Beast]
    cards: list[Card]
    battle_cards: list[BattleCard]


class Figures(Pack, frozen=True):
    pieces: Pieces
    victory: Victory
    prices: Prices
    setup: Setup
    colours_in_play: dict[str, int | str]
    tiles_in_play: dict[str, int | str]
    spaces: Spaces
    boards: Boards


FIGURES = msgspec.json.decode(files("rules.kemet").joinpath("data.json").read_bytes(), type=Figures, strict=False)
"""All figures of the game."""

SEATS = range(2, 6)
PIECES = FIGURES.pieces
PRICES = FIGURES.prices
TOP_LEVEL = PIECES.top_level
COLOURS = ("ruby", "sapphire", "diamond", "onyx")
LETTERS = ("R", "S", "D", "N")
"""Colours as printed on pyramids."""


def colours_in_play(seats: int) -> int:
    """How many colours of tiles are used (T-17)."""
    return int(FIGURES.colours_in_play[str(seats)])
