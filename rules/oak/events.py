"""What can happen in Oak. Places and things are words; a seat equal to the number of seats is Broichan."""

from __future__ import annotations

from typing import ClassVar

from rules.core import Event


class PhaseBegan(Event, frozen=True):
    """A chapter begins: orders, dawn, day, dusk, final."""

    phase: str
    round: int


class LapBegan(Event, frozen=True):
    """The turn has come round to the first player, or to whoever is next after him."""

    seat: int
    round: int = 0
    lap: int = 0


class TurnBegan(Event, frozen=True):
    seat: int


class FirstPlayer(Event, frozen=True):
    seat: int


class PotionsLaid(Event, frozen=True):
    reveals: ClassVar[bool] = True
    potions: list[str]


class Revealed(Event, frozen=True):
    """New cards of a display: creatures or artefacts."""

    reveals: ClassVar[bool] = True
    display: str
    cards: list[str]


class OrderChosen(Event, frozen=True):
    seat: int
    order: str


class NeutralMoved(Event, frozen=True):
    """Where neutral druids stand now."""

    spaces: list[str]


class ForestFilled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    ingredients: list[str]


class Drew(Event, frozen=True):
    """Ingredients drawn from the Bag."""

    reveals: ClassVar[bool] = True
    seat: int
    ingredients: list[str]


class Took(Event, frozen=True):
    """An ingredient taken by choice: from bag or forest, or taken back after brewing."""

    seat: int
    ingredient: str
    where: str


class Gathered(Event, frozen=True):
    seat: int
    ingredient: str
    discarded: str
    """From the Forest, if the ingredient came from the Bag."""
    druid: bool
    """A druid went to the Forest for it."""


class Gained(Event, frozen=True):
    """Resources gained, and why: dawn, festival, dusk, effect."""

    seat: int
    resources: dict[str, int]
    why: str


class Lost(Event, frozen=True):
    """Resources lost to the Eclipse."""

    seat: int
    resources: dict[str, int]


class Paid(Event, frozen=True):
    seat: int
    mix: str


class Traded(Event, frozen=True):
    seat: int
    give: str
    take: str


class Exchanged(Event, frozen=True):
    seat: int
    given: str
    amount: int
    received: str
    more: int


class Placed(Event, frozen=True):
    """A druid in a temple, for an action of a card."""

    seat: int
    action: str
    druid: str
    space: str
    second: str
    mix: str


class UsedSpace(Event, frozen=True):
    """A druid on a special space; `vp` is what an artefact cost."""

    seat: int
    space: str
    druid: str
    vp: int


class PlayedToClimb(Event, frozen=True):
    seat: int
    card: str
    mix: str


class Climbed(Event, frozen=True):
    seat: int
    druid: str
    to: str
    vp: int


class TokenTaken(Event, frozen=True):
    seat: int
    after: str
    """The space below the token."""


class SunMoved(Event, frozen=True):
    space: int
    value: int
    solstice: bool


class FestivalBegan(Event, frozen=True):
    value: int
    only_for: int = -1
    """The brewer of Belenos, or -1."""


class LimitRaised(Event, frozen=True):
    seat: int
    row: str
    limit: int


class ShrineTaken(Event, frozen=True):
    seat: int
    side: str
    vp: int


class MenhirRaised(Event, frozen=True):
    seat: int
    vp: int


class CreatureTaken(Event, frozen=True):
    seat: int
    creature: str
    vp: int


class CreatureDiscarded(Event, frozen=True):
    seat: int
    creature: str
    vp: int


class LookedAtCreatures(Event, frozen=True):
    """How many cards Cailleach's owner has drawn."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: int


class SawCreatures(Event, frozen=True):
    """Which, for that seat's eyes."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: list[str]


class Refreshed(Event, frozen=True):
    seat: int
    display: str
    under: list[str]


class ArtefactTaken(Event, frozen=True):
    seat: int
    artefact: str
    vp: int


class ArtefactExhausted(Event, frozen=True):
    seat: int
    artefact: str


class ArtefactRecharged(Event, frozen=True):
    seat: int
    artefact: str
    notch: int


class ArtefactBorrowed(Event, frozen=True):
    seat: int
    artefact: str
    owner: int


class Extended(Event, frozen=True):
    seat: int


class Scored(Event, frozen=True):
    """Points that no other event tells: a shield, a creature, Broichan's card."""

    seat: int
    vp: int
    why: str


class Promoted(Event, frozen=True):
    seat: int
    druid: str
    elder: str


class Recruited(Event, frozen=True):
    seat: int
    druids: list[str]


class Brewed(Event, frozen=True):
    seat: int
    potion: str
    ingredients: str
    vp: int


class Fizzled(Event, frozen=True):
    """An effect that cannot happen."""

    seat: int
    effect: str


class CardTaken(Event, frozen=True):
    seat: int
    card: str


class PotionTaken(Event, frozen=True):
    seat: int
    potion: str


class Redone(Event, frozen=True):
    seat: int
    action: str


class Passed(Event, frozen=True):
    seat: int


class Stopped(Event, frozen=True):
    """Gathers no more today."""

    seat: int


class Skipped(Event, frozen=True):
    seat: int


class CameHome(Event, frozen=True):
    """Druids back at rest, and those who found no place."""

    seat: int
    rest: list[str]
    roots: list[str]


class Blocked(Event, frozen=True):
    """Last spaces closed for good."""

    spaces: list[str]


class BroichanDrew(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str


class BroichanPlaced(Event, frozen=True):
    card: str
    space: str


class BroichanTripled(Event, frozen=True):
    ingredient: str


class BroichanEnded(Event, frozen=True):
    """What he ends with, beside the standings, where he has no seat."""

    place: int
    vp: int
    spaces: int


class Ended(Event, frozen=True):
    pass


EVENTS: tuple[type[Event], ...] = tuple(kind for kind in Event.__subclasses__() if kind.__module__ == __name__)
