"""The table of tiles and cards, read once from `table.json`, and the words its effects are written in.

An effect is a trigger (when it works), a kind (what it does), the kind's numbers, and conditions that narrow it. The
figures are facts; the sentences about them are ours and stand in the catalogues of the game (`word-tile-effect`,
`word-card-effect`), by the same keys.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

Printing = Literal["2021", "2024", "both"]
"""Where a figure is known from: this game's printing of 2021, that of 2024, or both."""
Colour = Literal["ruby", "sapphire", "diamond", "onyx"]
COLOURS: tuple[Colour, ...] = ("ruby", "sapphire", "diamond", "onyx")

TRIGGERS = (
    *("purchase", "always", "spending", "gaining"),
    *("pray", "buy", "raise", "recruit", "move", "move-start", "enemy-move", "gold", "day"),
    *("battle", "attack", "defence", "attack-council", "council", "confrontation-end", "casualties-end", "rewards"),
    *("night-prayers", "night-cards", "night-awakening"),
)
"""When an effect works; `when-<word>` names it in the catalogues of the game."""

KINDS: dict[str, tuple[str, ...]] = {
    # in battle
    "strength": ("strength",),
    "damage": ("damage",),
    "unblockable": ("unblockable",),
    "defense": ("defense",),
    "strength-per-card": ("strength",),
    "cancels-creature": (),
    "sees-battle-card": (),
    "special-card": ("out",),
    "bluff": (),
    # moving
    "land-moves": ("moves",),
    "past-walls": ("districts",),
    "cheaper-teleports": ("less", "least"),
    "free-teleport": (),
    "teleport-from-obelisk": (),
    "teleport-from-anywhere": (),
    "no-teleport": (),
    "toll": ("pp",),
    # units
    "free-units": ("units",),
    "any-free-units": (),
    "onto-troops": (),
    "joining-units": ("units",),
    "removes-units": ("units",),
    "troop-limit": ("limit",),
    # prayer points and prices
    "pp": ("pp",),
    "pp-per-kill": ("pp",),
    "pp-per-loss": ("pp",),
    "adds-to-gains": ("pp",),
    "cheaper-tiles": ("less", "least"),
    "cheaper-levels": ("less", "least"),
    "cheaper-effects": ("less", "least"),
    # everything else
    "free-levels": ("levels",),
    "draws": ("cards",),
    "draws-and-discards": ("drawn", "discarded"),
    "divine-fame": ("fame",),
    "battle-fame": ("fame",),
    "fame-for-kills": ("fame", "kills"),
    "silver-token": ("tokens",),
    "gold-action": ("actions",),
    "dearer": ("more",),
    "same-colour-again": (),
}
"""What an effect does, and the numbers it needs for it."""

CONDITIONS = (
    *("tied-troop", "defending", "won", "unit-left", "by-own-damage", "by-enemy-damage"),
    *("up-to", "own-districts", "own-troops", "may-fight", "for-good", "may-found", "every-level", "each-effect"),
    *("from-hand", "not-diversion", "one-gain", "other-effect", "other-troops", "unseen", "all-cards-back"),
    *("played-card-only", "enemy-troop", "returns-to-hand", "never-in-deck", "never-discarded"),
)
"""What narrows an effect or says how it is carried out."""


class Effect(msgspec.Struct, frozen=True):
    trigger: str
    kind: str
    numbers: dict[str, int]
    printing: Printing
    conditions: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    """Of a gold token: the actions to choose one of."""
    card: str = ""
    """Of a tile that brings one: the special battle card."""


class Tile(msgspec.Struct, frozen=True):
    key: str
    name: str
    """In English, as printed; the catalogues have the other languages."""
    colour: Colour
    level: int
    """Also its price."""
    copies: int
    printing: Printing
    """Of name, colour, level and copies."""
    effects: tuple[Effect, ...]
    creature: bool = False
    artworks: tuple[str, ...] = ()
    """Where its copies have pictures of their own: what tells them apart."""


class Card(msgspec.Struct, frozen=True):
    """A Divine Intervention card."""

    key: str
    name: str
    copies: int
    cost: int
    icon: Literal["battle", "day", "move"]
    printing: dict[str, Printing]
    """Of its copies and of its cost."""
    effects: tuple[Effect, ...]
    per_player: int = 0
    """Copies that belong to a player from the start and never to the deck."""


class BattleCard(msgspec.Struct, frozen=True):
    key: str
    strength: int
    damage: int
    defense: int
    own_loss: int
    """Unblockable damage to the own troop."""
    printing: Printing
    name: str = ""
    """Of the special ones."""


class Difference(msgspec.Struct, frozen=True):
    """A rule that the two printings word differently; values are words or numbers."""

    key: str
    about: str
    of_2021: str | int = msgspec.field(name="2021")
    of_2024: str | int = msgspec.field(name="2024")


class InPlay(msgspec.Struct, frozen=True):
    colours: int
    tiles: int
    pyramid_levels: int
    """Parts each player has of each level."""
    without: tuple[str, ...] = ()
    one_copy: bool = False


class Setup(msgspec.Struct, frozen=True):
    printing: Printing
    pp: int
    units: int
    troops: tuple[int, ...]
    battle_cards: int
    diversions: int
    cards: int
    levels: int
    top_level: int
    pyramids: Literal["turn order"]
    first_tile: Literal["reverse turn order"]
    first_tile_level: int
    city: Literal["chosen"]
    turn_order: Literal["by lot"]
    """Of the first round."""
    statues: Literal["before the own city"]
    """A mark of whose city it is, without any other rule."""
    victory_fame: int
    players: dict[int, InPlay]
    spaces: dict[str, tuple[str, ...]]
    """Action spaces by the level of the board."""


class Table(msgspec.Struct, frozen=True):
    about: str = msgspec.field(name="_about")
    setup: Setup
    tiles: tuple[Tile, ...]
    cards: tuple[Card, ...]
    battle_cards: tuple[BattleCard, ...]
    special_cards: tuple[BattleCard, ...]
    printings: tuple[Difference, ...]


TABLE = msgspec.json.decode(files(__package__).joinpath("table.json").read_bytes(), type=Table)

SPECIAL = {card.key: card for card in TABLE.special_cards}
