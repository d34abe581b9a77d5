"""The figures of Druids and Demons, read once from `data.json` (where each carries its provenance)."""

from __future__ import annotations

from importlib.resources import files

import msgspec


class Table(msgspec.Struct, frozen=True):
    radius: int


class BigField(msgspec.Struct, frozen=True):
    fields: list[str]


class Supply(msgspec.Struct, frozen=True):
    populations: int
    markers_of_choice: int
    stones: int
    temples: int
    demons: int


class Setup(msgspec.Struct, frozen=True):
    pieces_each: int


class Points(msgspec.Struct, frozen=True):
    population: int
    stone: int
    temple: int
    goal: int


class Habitable(msgspec.Struct, frozen=True):
    sides: int


class Numbers(msgspec.Struct, frozen=True):
    """How much an action gives, chosen once or twice; with four players where that differs."""

    once: int
    twice: int
    once_by_four: int | None = None
    twice_by_four: int | None = None


class New(msgspec.Struct, frozen=True):
    besides_temples: int


class ActionFigures(msgspec.Struct, frozen=True):
    black: Numbers
    white: Numbers
    scout: Numbers
    move: Numbers
    new: New


class Capture(msgspec.Struct, frozen=True):
    populations: int
    price_of_boost: int


class Losses(msgspec.Struct, frozen=True):
    """When each thing leaves the board by itself (`rules.druids.mechanics.settling`)."""

    population: str
    stone: str
    temple: str
    ward: str
    demon: str


class Standstill(msgspec.Struct, frozen=True):
    turns_without_progress: int
    announce_after: int
    turns_without_change: int


class Figures(msgspec.Struct, frozen=True):
    table: Table
    big_field: BigField
    pieces: dict[str, int | str]
    supply: Supply
    setup: Setup
    points: Points
    habitable: Habitable
    actions: ActionFigures
    capture: Capture
    losses: Losses
    standstill: Standstill


FIGURES = msgspec.json.decode(files("rules.druids").joinpath("data.json").read_bytes(), type=Figures)
"""All figures of the game."""

SEATS = range(2, 5)
POINTS = FIGURES.points
SUPPLY = FIGURES.supply
LOSSES = FIGURES.losses
PLAYABLE = SUPPLY.populations - SUPPLY.markers_of_choice
"""Populations a player can bring to the board (D-10)."""
PIECES = {piece: int(count) for piece, count in FIGURES.pieces.items() if piece != "tag"}
"""Map pieces in the bag at the start."""


def number(action: str, twice: bool, seats: int, temples: int) -> int:
    """How many options, pieces, populations or moves an action gives (D-40)."""
    if action == "new":
        return (FIGURES.actions.new.besides_temples + temples) * (2 if twice else 1)
    numbers: Numbers = getattr(FIGURES.actions, action)
    by_four = numbers.twice_by_four if twice else numbers.once_by_four
    if seats == 4 and by_four is not None:
        return by_four
    return numbers.twice if twice else numbers.once
