"""The shapes of a view: what is shown of zones, seats, the market and a battle. Places and things are words."""

from __future__ import annotations

import msgspec

from rules.core import Seat, Standings, View
from rules.kemet.state import KemetOptions


class ZoneView(msgspec.Struct, frozen=True):
    word: str
    kind: str
    x: int
    y: int
    city: Seat | None
    harbor: str
    obelisk: bool
    pp: int
    delta: bool
    holder: Seat | None
    units: int
    creature: str
    colour: str
    """Of the pyramid; empty without one."""
    level: int
    pyramid: str
    """As printed: `2R`."""
    controller: Seat | None
    fame: Seat | None
    """Who has the temporary fame of the zone."""


class TroopView(msgspec.Struct, frozen=True):
    """Attackers in a zone that another seat holds."""

    seat: Seat
    zone: str
    units: int
    creature: str


class SpaceView(msgspec.Struct, frozen=True):
    word: str
    level: int
    token: str
    box: str
    """The colour of a Buy box, or blank."""


class HandCard(msgspec.Struct, frozen=True):
    word: str
    icon: str
    cost: int


class BattleCardView(msgspec.Struct, frozen=True):
    word: str
    strength: int
    damage: int
    unblockable: int
    defense: int
    self_loss: int


class SeatView(msgspec.Struct, frozen=True):
    """One player's things. What is None may not be seen by this viewer."""

    seat: Seat
    fame: int
    sources: dict[str, int]
    pp: int
    supply: int
    veterans: int
    limit: int
    tiles: list[str]
    stable: list[str]
    spaces: list[SpaceView]
    tokens_left: int
    silver: bool
    gold: list[str]
    missing_levels: list[int]
    bought: list[str]
    cards: int
    battle_cards: int
    face_up: list[BattleCardView]
    face_down: int
    hand: list[HandCard] | None
    battle_hand: list[BattleCardView] | None
    put_away: list[BattleCardView] | None
    set_aside: list[BattleCardView] | None


class OfferView(msgspec.Struct, frozen=True):
    """A tile on display: how many copies, and what it would cost the viewer."""

    tile: str
    name: str
    colour: str
    level: int
    icon: str
    copies: int
    price: int | None


class CouncilView(msgspec.Struct, frozen=True):
    """The viewer's own choices so far."""

    play: str
    drop: str
    cards: list[str]
    lose: str
    win: str
    seen: str
    """The other's battle card, for the owner of Spying."""


class SideView(msgspec.Struct, frozen=True):
    seat: Seat
    units: int
    creature: str
    ready: bool
    play: str
    """Once revealed."""
    cards: list[str]


class BattleView(msgspec.Struct, frozen=True):
    zone: str
    stage: str
    attacker: SideView
    defender: SideView
    winner: Seat | None
    own: CouncilView | None


class MarchView(msgspec.Struct, frozen=True):
    """A way of several steps for the moving troop (`rules.kemet.reach`)."""

    path: list[str]
    ways: list[str]
    creatures: list[str]
    """What each step says about creatures."""
    units: list[int]
    onward: list[int]
    cost: int


class Asked(msgspec.Struct, frozen=True):
    """The open decision: what kind, of whom, and its figures."""

    kind: str
    seats: list[Seat]
    stage: str = ""
    zone: str = ""
    land: int = 0
    """Land moves left, if all of the troop's creatures take part."""
    teleport: int | None = None
    """What a teleport would cost; None when there is none left."""
    left: int = 0
    why: str = ""
    seen: list[str] | None = None
    marches: list[MarchView] | None = None
    """For the mover's eyes, who alone needs them."""
    placed: int = 0
    """Units placed already in the Recruit under way."""


class KemetView(View, frozen=True):
    options: KemetOptions
    phase: str
    step: str
    round: int
    lap: int
    order: list[Seat]
    slots: list[Seat | None]
    colours: list[str]
    zones: list[ZoneView]
    attackers: list[TroopView]
    seats: list[SeatView]
    market: list[OfferView]
    deck: int
    discard: list[str]
    ready: list[Seat]
    """Seats whose secret set-up is chosen."""
    setup: list[str] | None
    """The viewer's own: troops, pyramids."""
    battle: BattleView | None
    asked: Asked | None
    final: Standings | None
