"""A position of Kemet, and the decisions that can be open in it."""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar, Literal

import msgspec

from rules.core import Standings, State
from rules.kemet.before.material import PRINTED
from rules.kemet.board import NO_ZONE, Board, board_of
from rules.kemet.mechanics.stock import OLDER, STOCK, Stock
from rules.kemet.options import KemetOptions

NO_CARD = -1
NO_COLOUR = -1


# --- open decisions: the last of `KemetState.tasks` is asked ------------------------------------


class Plain(msgspec.Struct):
    """A task that has one stage only."""

    stage: ClassVar[str] = ""


class TurnTask(msgspec.Struct, tag="turn"):
    """A turn: free acts and the coloured token, bonus tokens, the actions one after the other, the end (T-38, R-43)."""

    seat: int
    stage: Literal["main", "bonus", "acting", "end"] = "main"
    open: list[int] = []
    """Spaces with a token whose action has not been done yet."""
    gold_use: str = ""
    acted: bool = False
    """An action of this turn has been done."""
    swapped: list[int] = []
    """Districts where a creature was swapped this turn (R-44)."""
    quiet: bool = False
    """The last action ended in an open window: no need to ask once more."""
    welcome: list[int] = []
    """Districts to which units came in the last action (T-60)."""
    bought: int = 0
    """Creatures bought in the last action, as bits (T-60)."""


class BuyTask(Plain, tag="buy"):
    seat: int
    box: int
    """Which Buy box, or -1 for the gold token (R-54)."""


class SwapTask(Plain, tag="swap"):
    """A special battle card came; another one leaves (T-163)."""

    seat: int
    card: int


class RaiseTask(Plain, tag="raise"):
    seat: int
    gift: int = 0
    """So many levels for nothing (Hand of God), or 0 for a Raise action."""


class RecruitTask(Plain, tag="recruit"):
    seat: int
    placed: dict[int, int] = {}
    paid: int = 0
    fought: list[int] = []
    """Districts whose battle was fought at once (T-75)."""


class PlaceTask(Plain, tag="place"):
    """Units placed by an effect; into a battle only where the effect says so (T-165)."""

    seat: int
    left: int
    why: str
    anywhere: bool = False
    """Also onto own troops outside the city."""
    least: int = 0
    placed: list[int] = []
    fights: bool = False
    """Also into own districts where an enemy stands."""


class MoveTask(Plain, tag="move"):
    """A Move under way (T-77 to T-93)."""

    seat: int
    ignores_walls: bool = False
    zone: int = NO_ZONE
    """Where the moving troop stands."""
    start: int = NO_ZONE
    begun: bool = False
    creatures: int = 0
    """The troop's creatures when it was chosen, as bits: the value of the Move is fixed then (T-77)."""
    land: int = 0
    """Land moves left; before the first step: those added by cards."""
    teleported: bool = False
    entered: bool = False
    """A district of another city was entered (T-87)."""
    portal: int = NO_ZONE
    """Where a Teleportation or Transfer card leads, until the step is made."""
    no_teleport: bool = False
    """The tile of the gold token forbids it."""


class OrderTask(Plain, tag="order"):
    """Several battles of one Recruit: which first (T-75)."""

    seat: int


class Council(msgspec.Struct):
    """One side's secret choices (T-97, T-98)."""

    play: int = NO_CARD
    drop: int = NO_CARD
    cards: list[int] = []
    unpaid: list[int] = []
    """Of these: those that came to nothing, as they could not be paid at the reveal."""
    lose: Literal["", "recall", "retreat"] = ""
    win: Literal["", "recall", "stay"] = ""
    ready: bool = False


class Fight(msgspec.Struct):
    """Attackers in a zone that somebody else holds; the defenders are those of the zone."""

    zone: int
    attacker: int
    units: int
    creature: int = 0
    inside: bool = False
    """No defender is left: the attackers stand on the board as the zone's troop, and no longer here."""


class BattleTask(msgspec.Struct, tag="battle"):
    fight: Fight
    defender: int
    councils: list[Council]
    """The attacker's, the defender's."""
    stage: Literal[
        "council", "diversion", "wound", "resolve", "reinforce", "loser", "retreat", "keep", "winner", "end"
    ] = "council"
    side: int = 0
    """Whose after-reveal choice it is: 0 the attacker, 1 the defender (R-49)."""
    wounds: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Cards thrown away for Divine Wound."""
    winner: int = 0
    """A side."""
    retreat: int = NO_ZONE
    """Where the loser's troop goes, while its owner chooses the creature to keep (R-14)."""

    @property
    def seats(self) -> tuple[int, int]:
        return (self.fight.attacker, self.defender)


class VisionTask(Plain, tag="vision"):
    """Cards seen; one is kept (R-47)."""

    seat: int
    cards: list[int]


class DiscardTask(Plain, tag="discard"):
    """So many cards of the hand are to be discarded (Vision)."""

    seat: int
    left: int


class NightTask(msgspec.Struct, tag="night", rename={"stage": "what"}):
    seat: int
    stage: Literal["offering", "delta", "cards"]


class PrayersTask(Plain, tag="prayers"):
    """Veterans into prayer points, all seats at once (T-127, R-31)."""

    seats: list[int]


Task = (
    TurnTask
    | BuyTask
    | SwapTask
    | RaiseTask
    | RecruitTask
    | PlaceTask
    | MoveTask
    | OrderTask
    | BattleTask
    | VisionTask
    | DiscardTask
    | NightTask
    | PrayersTask
)


# --- what everybody has learned ------------------------------------------------------------------


class Learned(msgspec.Struct, array_like=True):
    """What the seats can tell about hidden cards beyond what lies on the table (`mechanics.learned` keeps it).

    Cards are drawn from a shuffled deck only, so nobody ever knows its order. What can be known is which cards were in
    it at some time: a card seen there lies in it still, or was drawn later. Lists by viewer have one more entry than
    there are seats, for what everybody knows.
    """

    time: int
    """How often known cards were shuffled into the deck."""
    open: list[list[int]]
    """By hand: its cards that everybody knows (the first Diversion, cards taken from the discard)."""
    drawn: list[int]
    """The other cards in hands, each with the latest time it can have been drawn; marks of seats, in order."""
    apart: dict[int, list[int]]
    """The same for a seat that can tell more."""
    seen: list[list[int]]
    """By viewer: cards that were in the deck, each with the time from which on it can have been drawn; marks of
    cards, in order."""
    shown: list[list[int]]
    """By seat, for each battle card set aside: those shown since, which it cannot be; bits."""
    down: list[int]
    """By seat: battle cards put away after everybody saw them (Diversion); bits."""


# --- the position -------------------------------------------------------------------------------


class KemetState(State, dict=True):
    """Zones are indexes of `board`, tiles of `tiles`, cards of `words`; per-seat things are lists by seat."""

    options: KemetOptions
    seats: int
    phase: Literal["setup", "first", "day", "night", "over"]
    round: int
    order: list[int]
    turn: int
    """Turns taken in this Day, or set-up choices made."""
    colours: list[int]
    market: list[int]
    """Copies left of each tile."""

    holder: list[int]
    """Whose troop stands in a zone."""
    units: list[int]
    creature: list[int]
    """Creatures with that troop, as bits; more than one only on the way (T-90)."""
    level: list[int]
    colour: list[int]
    """The pyramid of a district."""
    scored: dict[int, int]
    """Who has the temporary fame of a zone (T-35, T-91)."""
    fights: list[Fight]
    """Battles triggered and not begun."""

    pp: list[int]
    supply: list[int]
    veterans: list[int]
    divine: list[int]
    battle: list[int]
    """Permanent fame (T-34)."""
    tiles: list[list[int]]
    powers: list[int]
    """Artworks of a seat's tiles, as bits."""
    stable: list[int]
    """Creatures in supply, as bits."""
    boxes: list[list[int]]
    """The colour of each Buy box."""
    tokens: list[list[int]]
    """What lies on each action space."""
    left: list[int]
    """Coloured tokens not placed yet."""
    bought: list[list[int]]
    """Colours bought this Day (T-55)."""

    hands: list[list[int]]
    deck: list[int]
    """Top card last."""
    discard: list[int]
    battle_hands: list[list[int]]
    face_up: list[list[int]]
    face_down: list[list[int]]
    set_aside: list[list[int]]
    """Battle cards exchanged for special ones, for good (T-163)."""

    tasks: list[Task]
    plans: dict[int, list[str]]
    """Set-up choices not shown yet: troops, pyramids."""
    step: int
    """Of the Night, 1 to 9; 0 by day."""
    queue: list[int]
    """Seats still to come in this step."""
    slots: list[int]
    """The new turn order being chosen (T-131)."""
    final: Standings | None = None
    rules: int = 1
    """The version of the rules under which the game was begun (`rules.kemet.before`)."""
    learned: Learned | None = None
    """None in positions from before it was kept."""
    cities: tuple[int, ...] = ()
    """The number of each seat's city, NO_CITY while it is not chosen; empty in games of versions in which cities were
    numbered by seat."""

    # --- small questions asked everywhere --------------------------------------------------------

    @cached_property
    def board(self) -> Board:
        """Kept once it was asked for: nearly every rule looks at it. No part of the position."""
        options = self.options
        return board_of(options.layout, self.seats, options.bank, options.storms, self.cities)

    def settle(self, seat: int, city: int) -> None:
        """That city is the seat's; the board has owners by it."""
        self.cities = (*self.cities[:seat], city, *self.cities[seat + 1 :])
        self.__dict__.pop("board", None)

    @property
    def stock(self) -> Stock:
        """Tiles, creatures and cards of its version."""
        return STOCK if self.rules >= PRINTED else OLDER

    @property
    def fighting(self) -> BattleTask | None:
        """The battle under way; something it brings may be asked first."""
        for task in self.tasks:
            if isinstance(task, BattleTask):
                return task
        return None
