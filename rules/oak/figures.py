"""The figures of Oak, read once from `data.json` (where each carries its provenance)."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

Letter = Literal["F", "M", "R"]
"""A resource, its branch and its temple: feather, mistletoe, runes."""


class Resources(msgspec.Struct, frozen=True):
    cap: int
    start: int
    dawn: int


class Rounds(msgspec.Struct, frozen=True):
    count: int


class Druids(msgspec.Struct, frozen=True):
    each: int
    resting: int


class Bag(msgspec.Struct, frozen=True):
    bark: int
    root: int
    blueberry: int
    acorn: int
    mushroom: int


class Forest(msgspec.Struct, frozen=True):
    more_than_players: int
    places: int


class OakFigures(msgspec.Struct, frozen=True):
    """By position on a branch."""

    vp: list[int]
    income: list[int]
    depth: list[int]


class End(msgspec.Struct, frozen=True):
    """A last space: `vp` for every `each` of what it counts."""

    space: str
    counts: Literal["points", "elders", "creatures", "potions", "shrines", "artefacts"]
    each: int
    vp: int


class Tokens(msgspec.Struct, frozen=True):
    """Solar tokens on the way up from position `after`, with up to three players and with four."""

    branch: Letter
    after: int
    few: int
    four: int


class Solar(msgspec.Struct, frozen=True):
    spaces: int
    values: dict[str, list[int]]
    """By the number of seats: what each space of the sun is worth."""
    solstices: list[int]
    tokens: list[Tokens]


class Temples(msgspec.Struct, frozen=True):
    neutral: dict[Letter, int]
    neutral_of_three: Letter


class Limits(msgspec.Struct, frozen=True):
    start: int
    printed: int
    bard: int
    ancient: int
    puca: int


class Shrine(msgspec.Struct, frozen=True):
    supply: int
    elder: int
    plain: int


class Menhir(msgspec.Struct, frozen=True):
    vp: int
    each: int
    rune_power: int


class Artefact(msgspec.Struct, frozen=True):
    places: int
    extended: int
    display: int
    gain: int
    losses: list[int]
    recharge: int


class Creature(msgspec.Struct, frozen=True):
    display: int
    cailleach: int
    discard_vp: int


class Broichan(msgspec.Struct, frozen=True):
    storytelling: int
    draws: int
    same: int


class Discounts(msgspec.Struct, frozen=True):
    arch: int
    ovate: int
    caoineag: int
    fear_gorta: int
    fachan: int
    unseelie: int


class SpecialSpace(msgspec.Struct, frozen=True):
    word: str
    elder: bool
    effect: str


class Order(msgspec.Struct, frozen=True):
    limit: Literal["F", "M", "R", "any", "same"]
    elder_rest: int
    plain_rest: int
    spaces: list[SpecialSpace]


class LimitStep(msgspec.Struct, frozen=True):
    cost: int


class TempleAction(msgspec.Struct, frozen=True):
    word: str
    cost: int
    pays: Letter
    effect: str


class MootCard(msgspec.Struct, frozen=True):
    word: str
    temple: str
    start: bool
    actions: list[TempleAction]


class Moot(msgspec.Struct, frozen=True):
    oak_cost: int
    cards: list[MootCard]


class Potion(msgspec.Struct, frozen=True):
    word: str
    level: int
    recipe: list[str]
    effect: str
    any: int = 0


class Potions(msgspec.Struct, frozen=True):
    tiles: list[Potion]


class ArtefactTile(msgspec.Struct, frozen=True):
    word: str
    effect: str


class ArtefactTiles(msgspec.Struct, frozen=True):
    tiles: list[ArtefactTile]


class CreatureCard(msgspec.Struct, frozen=True):
    word: str
    name: str
    vp: int
    when: str = ""
    """When it comes up, if not always (`rules.oak.mechanics.triggers`)."""


class CreatureCards(msgspec.Struct, frozen=True):
    cards: list[CreatureCard]


class Effects(msgspec.Struct, frozen=True):
    six: int
    draw: int
    horn: int
    points: int
    dusk: int
    bugul: int
    bonus_step: int
    aonbharr: int
    tarw: int
    gancanagh: int
    recharged: int
    """How many artefacts Taranis' Lightning turns back."""
    recruits: int
    """How many druids Ritual brings to rest."""


class Figures(msgspec.Struct, frozen=True):
    resources: Resources
    rounds: Rounds
    druids: Druids
    bag: Bag
    forest: Forest
    oak: OakFigures
    ends: list[End]
    solar: Solar
    temples: Temples
    limits: Limits
    shrine: Shrine
    menhir: Menhir
    artefact: Artefact
    creature: Creature
    broichan: Broichan
    discounts: Discounts
    dark_woods: dict[str, int | str]
    orders: dict[str, str | Order]
    limit_step: LimitStep
    moot: Moot
    potions: Potions
    artefacts: ArtefactTiles
    effects: Effects
    creatures: CreatureCards


FIGURES = msgspec.json.decode(files("rules.oak").joinpath("data.json").read_bytes(), type=Figures)
"""All figures of the game."""

SEATS = range(1, 5)
