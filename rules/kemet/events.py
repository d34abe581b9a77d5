"""What can happen in Kemet. Places and things are words; seats are numbers."""

from __future__ import annotations

from typing import ClassVar

from rules.core import Event


class PhaseBegan(Event, frozen=True):
    """A chapter begins: setup, first, day, night, or a step of the night by name."""

    phase: str
    round: int


class LapBegan(Event, frozen=True):
    """Everybody places one token (T-37)."""

    lap: int
    round: int


class Ordered(Event, frozen=True):
    order: list[int]


class ColoursDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    colours: list[str]


class CityChosen(Event, frozen=True):
    seat: int
    city: int


class Ready(Event, frozen=True):
    """A secret choice is made; the same words whatever it is (T-99)."""

    seat: int


class TroopPlaced(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    zone: str
    units: int


class PyramidRaised(Event, frozen=True):
    seat: int
    district: str
    colour: str
    level: int
    cost: int
    founded: bool


class TileTaken(Event, frozen=True):
    seat: int
    tile: str
    cost: int


class FameGained(Event, frozen=True):
    """Permanent: divine or battle; `why` is a tile, offering, temples or battle."""

    seat: int
    kind: str
    why: str


class FameMoved(Event, frozen=True):
    """The temporary fame of a zone; -1 is nobody."""

    zone: str
    before: int
    now: int


class TurnBegan(Event, frozen=True):
    seat: int
    left: int


class TokenPlaced(Event, frozen=True):
    seat: int
    space: str
    token: str


class PrayerGained(Event, frozen=True):
    """`amount` is what the track really moved (T-150)."""

    seat: int
    amount: int
    why: str


class PrayerLost(Event, frozen=True):
    seat: int
    amount: int
    why: str


class Recruited(Event, frozen=True):
    seat: int
    zone: str
    units: int
    cost: int


class UnitsPlaced(Event, frozen=True):
    """By an effect, or veterans at Conscription."""

    seat: int
    zone: str
    units: int
    why: str


class Moved(Event, frozen=True):
    """`way` is land, ship or teleport."""

    seat: int
    start: str
    to: str
    units: int
    creature: str
    way: str
    cost: int
    toll: int


class CreatureCame(Event, frozen=True):
    seat: int
    creature: str
    district: str
    swapped: str


class CreatureWentHome(Event, frozen=True):
    seat: int
    creature: str


class CardPlayed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    target: str
    cost: int


class CardsDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    cards: int


class SawCards(Event, frozen=True):
    """The drawn or looked-at cards, for their owner's eyes."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: list[str]


class CardDiscarded(Event, frozen=True):
    """From the hand, by Vision."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class CardTaken(Event, frozen=True):
    """From the discard, so everybody knows it."""

    seat: int
    card: str


class Shuffled(Event, frozen=True):
    """The discard became the deck (T-156)."""

    reveals: ClassVar[bool] = True
    cards: int


class UnitsLost(Event, frozen=True):
    """Outside battle: raining fire, offering, delta."""

    seat: int
    zone: str
    units: int
    why: str


class CardSetAside(Event, frozen=True):
    """A special battle card for one that stays unseen (T-163)."""

    seat: int
    card: str


class SetAside(Event, frozen=True):
    """Which one left, for its owner's eyes."""

    seat: int
    card: str


class BattleBegan(Event, frozen=True):
    alarms: ClassVar[bool] = True
    zone: str
    attacker: int
    defender: int
    units: tuple[int, int]

    @property
    def whom(self) -> int:
        return self.defender


class SawBattleCard(Event, frozen=True):
    """Spying's owner sees the other's card before choosing (T-97)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class Revealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    cards: list[str]
    cost: int


class CardsUnpaid(Event, frozen=True):
    """Added cards that could not be paid come to nothing (printing 2024)."""

    seat: int
    cards: list[str]


class Diverted(Event, frozen=True):
    """The played card was exchanged with the one put away."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class CardSpent(Event, frozen=True):
    """Thrown away for Divine Wound."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class Strength(Event, frozen=True):
    """One side's sum, line by line (T-101), and its other totals."""

    seat: int
    lines: dict[str, int]
    total: int
    damage: int
    unblockable: int
    defense: int


class BattleWon(Event, frozen=True):
    zone: str
    seat: int
    loser: int


class Casualties(Event, frozen=True):
    """Units lost to unblockable damage, by the own card, to damage; and how many are left."""

    seat: int
    unblockable: int
    own: int
    damage: int
    left: int


class VeteransGained(Event, frozen=True):
    seat: int
    veterans: int


class VeteransSpent(Event, frozen=True):
    """On pp, cards or units, or lost."""

    seat: int
    veterans: int
    on: str


class Standing(Event, frozen=True):
    """What a side had said before the reveal about the aftermath; empty: nothing that fits, so it is asked."""

    reveals: ClassVar[bool] = True
    seat: int
    answer: str


class Recalled(Event, frozen=True):
    seat: int
    zone: str
    units: int


class Retreated(Event, frozen=True):
    seat: int
    zone: str
    to: str
    units: int


class Stayed(Event, frozen=True):
    seat: int
    zone: str
    units: int


class BattleCardsBack(Event, frozen=True):
    seat: int


class Declined(Event, frozen=True):
    """Something was left unused: an action, an offering, an effect."""

    seat: int
    what: str


class Awakened(Event, frozen=True):
    round: int


class PositionTaken(Event, frozen=True):
    seat: int
    place: int


class HandsOpened(Event, frozen=True):
    """The game is over: everybody sees all cards."""

    reveals: ClassVar[bool] = True


class Ended(Event, frozen=True):
    seat: int
    fame: int


EVENTS: tuple[type[Event], ...] = tuple(kind for kind in Event.__subclasses__() if kind.__module__ == __name__)
