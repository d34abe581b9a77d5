"""The figures of Karnag, read once from `data.json` (where each carries its provenance)."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec


class GateSquare(msgspec.Struct, frozen=True):
    square: str
    arrow: Literal["N", "E", "S", "W"]
    other: Literal["N", "E", "S", "W"]


class Gate(msgspec.Struct, frozen=True):
    squares: list[GateSquare]


class Glade(msgspec.Struct, frozen=True):
    columns: int
    rows: int


class Regions(msgspec.Struct, frozen=True):
    dark: tuple[str, str]
    light: tuple[str, str]


class Cauldron(msgspec.Struct, frozen=True):
    name: str
    entrances: list[str]
    places: dict[int, int]


class Cauldrons(msgspec.Struct, frozen=True):
    six: list[Cauldron]
    four: list[Cauldron]


class Die(msgspec.Struct, frozen=True):
    faces: list[int]


class CreatureCount(msgspec.Struct, frozen=True):
    left: int
    right: int
    vp: int


class Creatures(msgspec.Struct, frozen=True):
    golem: CreatureCount
    ghoul: CreatureCount
    shadow: CreatureCount
    naja: CreatureCount


class Pieces(msgspec.Struct, frozen=True):
    druids: int
    gems: int
    menhirs: int
    cubes: int
    start_mana: int
    most_mana: int


class Slots(msgspec.Struct, frozen=True):
    main: list[int]
    secondary: int


class Knowledge(msgspec.Struct, frozen=True):
    """Index 0 is level 1; level 0, the start below the track, gives nothing."""

    capture: list[tuple[int, int]]
    move: list[int]
    council: list[tuple[int, int, int]]
    gems: list[int]
    mana: list[int]
    parchment: list[bool]
    when: dict[str, list[str]]
    """When what a track brings comes (`rules.karnag.mechanics.triggers`)."""


class Escape(msgspec.Struct, frozen=True):
    loss: list[int]


class MoveTotals(msgspec.Struct, frozen=True):
    main: tuple[int, int]
    secondary: tuple[int, int] | None = None


class Reach(msgspec.Struct, frozen=True):
    main: int
    secondary: int


class Potions(msgspec.Struct, frozen=True):
    main: list[int]
    secondary: list[int]


class ActionFigures(msgspec.Struct, frozen=True):
    druids: MoveTotals
    gems: MoveTotals
    capture: MoveTotals
    mind: Reach
    potions: Potions
    draw: Reach
    compensation: int


class CardFigures(msgspec.Struct, frozen=True):
    acceleration: int
    mana: int
    gems: int
    knowledge: int
    control: int
    banish_vp: int
    when: dict[str, str]
    """Cards that are played at a moment of their own, and are never kept."""


class Encircled(msgspec.Struct, frozen=True):
    in_line: int
    other: int
    creature: int


class Open(msgspec.Struct, frozen=True):
    menhir: int
    creature: int


class Scoring(msgspec.Struct, frozen=True):
    menhir: dict[str, int]
    council: int
    card: int
    gem: dict[str, int]
    encircled: Encircled
    open: Open


class Figures(msgspec.Struct, frozen=True):
    glade: Glade
    gate: Gate
    regions: Regions
    cauldrons: Cauldrons
    tiles: dict[str, str | list[str]]
    obstacles: dict[str, str | tuple[str, str]]
    die: Die
    creatures: Creatures
    pieces: Pieces
    rounds: dict[str, int | str]
    slots: dict[str, str | Slots]
    cards: dict[str, int | str]
    knowledge: Knowledge
    escape: Escape
    actions: ActionFigures
    card_figures: CardFigures
    scoring: Scoring


FIGURES = msgspec.json.decode(files("rules.karnag").joinpath("data.json").read_bytes(), type=Figures)
"""All figures of the game."""

RULES = 2
"""The version of these rules and of the material."""
SEATS = range(2, 6)
PIECES = FIGURES.pieces
KNOWLEDGE = FIGURES.knowledge
LEVELS = len(KNOWLEDGE.move)


def rounds(seats: int) -> int:
    return int(FIGURES.rounds[str(seats)])


def slots(seats: int) -> Slots:
    figures = FIGURES.slots[str(seats)]
    assert isinstance(figures, Slots)
    return figures
