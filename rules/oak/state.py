"""A position of Oak: the table and what each player has."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.core import Standings, State
from rules.oak.board import CAIRNS, NO_ORDER, PUCA
from rules.oak.figures import FIGURES
from rules.oak.options import OakOptions

VERSION = 5
"""Of the rules and their material (docs/versions.md)."""
CAP = FIGURES.resources.cap
LIMITS = FIGURES.limits


# --- tasks: open decisions, and what still has to happen by itself; the last of `OakState.tasks` comes first ---------


class PayTask(msgspec.Struct, tag="pay"):
    """A cost in a mix of the payer's choice (O-216): `total`, at most `most` of each resource."""

    seat: int
    total: int
    most: list[int]
    same: bool = False
    """All of one kind."""


class RaiseTask(msgspec.Struct, tag="raise"):
    """By itself: a limit marker moves one step."""

    seat: int
    row: int


class MenhirTask(msgspec.Struct, tag="raise menhir"):
    """By itself: a card is taken as a Menhir."""

    seat: int


class ClimbTask(msgspec.Struct, tag="climbing"):
    """By itself: a paid oak action of the Heart card."""

    seat: int
    branch: int
    to: int
    kind: int


class BeginTask(msgspec.Struct, tag="begin"):
    """By itself: an effect begins."""

    seat: int
    effect: str


class SourceTask(msgspec.Struct, tag="source"):
    """By itself, when reached: what was started under this name is resolved (O-206)."""

    seat: int
    name: str


class AfterUseTask(msgspec.Struct, tag="after use"):
    """By itself: an artefact has been used (O-98); `own` if it was turned, not borrowed."""

    seat: int
    artefact: int
    own: bool


class FestivalTask(msgspec.Struct, tag="festival"):
    """A festival under way: who has not been paid yet. It asks the owner of Bugul Noz only."""

    seat: int
    left: list[int]
    forced: bool = False
    """Belenos: for one player, wherever the marker is (O-157)."""


class TriplesTask(msgspec.Struct, tag="triples"):
    """By itself: Broichan turns three equal ingredients into a step (O-195)."""

    seat: int


class LimitTask(msgspec.Struct, tag="limit steps"):
    seat: int
    left: int


class CreatureTask(msgspec.Struct, tag="take creature"):
    seat: int


class KeepTask(msgspec.Struct, tag="keep creature"):
    """Cailleach's cards: one must be taken (O-175)."""

    seat: int
    drawn: list[int]


class FindCreatureTask(msgspec.Struct, tag="find creature"):
    """Animal Companion: any creature of the deck (O-163)."""

    seat: int


class ArtefactTask(msgspec.Struct, tag="take artefact"):
    seat: int


class FindArtefactTask(msgspec.Struct, tag="find artefact"):
    """Gift of the Gods: any artefact of the pile (O-164)."""

    seat: int


class ShrineTask(msgspec.Struct, tag="take shrine"):
    seat: int


class IngredientTask(msgspec.Struct, tag="take ingredient"):
    """From the Bag, or with a creature's help from the Forest; the latter may be left."""

    seat: int
    forest: bool
    left: int = 1


class TakeBackTask(msgspec.Struct, tag="take back"):
    """Clurichaun: one of the ingredients just used (O-172)."""

    seat: int
    kinds: list[int]


class CardTask(msgspec.Struct, tag="take card"):
    seat: int


class PotionTask(msgspec.Struct, tag="take potion"):
    """The Seelie Court (O-178)."""

    seat: int


class PromoteTask(msgspec.Struct, tag="promoting"):
    seat: int
    ancient: bool = False


class RecruitTask(msgspec.Struct, tag="recruiting"):
    seat: int
    most: int


class BrewTask(msgspec.Struct, tag="brewing"):
    seat: int
    less: bool = False
    """Golden Cauldron: one ingredient fewer (O-112)."""


class RedoTask(msgspec.Struct, tag="redoing"):
    seat: int


class RechargeTask(msgspec.Struct, tag="recharging"):
    seat: int
    left: int
    done: list[int] = []


class BorrowTask(msgspec.Struct, tag="borrowing"):
    seat: int


class StepTask(msgspec.Struct, tag="stepping"):
    """One step on one of these branches."""

    seat: int
    branches: list[int]
    how: Literal["", "past", "dryad", "warp", "bonus"] = ""
    """Into blocked last spaces too (O-160); the Dryad's first (O-159); Wood Warp's (O-162); a creature's, for one
    resource (O-169)."""


class GainTask(msgspec.Struct, tag="gaining"):
    """Of one resource: that many, or up to the cap."""

    seat: int
    amount: int


class ExchangeTask(msgspec.Struct, tag="exchanging"):
    seat: int
    more: int
    """Of the resource received, on top (O-113)."""
    least: int


Task = (
    PayTask
    | FestivalTask
    | LimitTask
    | CreatureTask
    | KeepTask
    | FindCreatureTask
    | ArtefactTask
    | FindArtefactTask
    | ShrineTask
    | IngredientTask
    | TakeBackTask
    | CardTask
    | PotionTask
    | PromoteTask
    | RecruitTask
    | BrewTask
    | RedoTask
    | RechargeTask
    | BorrowTask
    | StepTask
    | GainTask
    | ExchangeTask
    | RaiseTask
    | MenhirTask
    | ClimbTask
    | BeginTask
    | SourceTask
    | AfterUseTask
    | TriplesTask
)


# --- the table -----------------------------------------------------------------------------------


class Artefact(msgspec.Struct):
    """An active artefact: how far it is turned, and whether a druid stands on it."""

    tile: int
    notch: int = 0
    busy: bool = False


class Player(msgspec.Struct):
    """One player's things. Druids are counted by kind at rest and on the Roots; `out` lists those that have acted."""

    order: int = NO_ORDER
    vp: int = 0
    gained: int = 0
    """Points ever gained, losses not deducted."""
    resources: list[int] = msgspec.field(default_factory=lambda: [FIGURES.resources.start] * 3)
    ingredients: list[int] = msgspec.field(default_factory=lambda: [0] * 5)
    rest: list[int] = msgspec.field(default_factory=lambda: [0] * 7)
    roots: list[int] = msgspec.field(default_factory=lambda: [0] * 7)
    out: list[tuple[int, int]] = []
    """(place, kind) of druids in temples, on special spaces, artefacts, the Heart card and in the Forest."""
    branch: list[int] = msgspec.field(default_factory=lambda: [0] * 3)
    climber: list[int] = msgspec.field(default_factory=lambda: [0] * 3)
    """The kind of the druid on each branch, where there is one."""
    elders: list[bool] = msgspec.field(default_factory=lambda: [False] * 7)
    """Which specialisations are taken, by kind."""
    limits: list[int] = msgspec.field(default_factory=lambda: [LIMITS.start] * 2)
    shrines: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """Elder side, plain side."""
    menhirs: int = 0
    creatures: list[int] = []
    artefacts: list[Artefact] = []
    exhausted: list[int] = []
    extended: bool = False
    hand: list[int] = []
    played: list[int] = []
    aside: list[int] = []
    potions: int = 0
    """Completed-potion markers."""
    once: list[int] = []
    """Potions of which only one may be brewed, that were."""
    private: int = -1
    """The Seelie Court's tile."""
    spaces: list[bool] = msgspec.field(default_factory=lambda: [False] * 3)
    """Special spaces in use: the order's two, the menhir."""
    passed: bool = False
    stopped: bool = False
    """Gathers no more today."""
    unicorn: bool = False
    """The Unicorn has gathered today."""
    sources: dict[str, int] = {}
    """Where the points came from."""

    def score(self, vp: int, source: str) -> int:
        """Gain points, or lose them, never below 0 (O-65); what really changed."""
        change = max(vp, -self.vp)
        if change:
            self.vp += change
            self.sources[source] = self.sources.get(source, 0) + change
            if change > 0:
                self.gained += change
        return change

    def gain(self, resource: int, amount: int) -> int:
        """Gain a resource up to the cap (O-39); what really came."""
        change = min(amount, CAP - self.resources[resource])
        self.resources[resource] += change
        return change

    # --- slots (O-60, O-61) ----------------------------------------------------------------------

    def slots(self, row: int) -> int:
        """How many slots of a row may be filled."""
        more = LIMITS.bard * self.elders[2] + LIMITS.ancient * self.elders[6]
        if row and PUCA in self.creatures:
            more += LIMITS.puca
        return self.limits[row] + more

    def upper_used(self) -> int:
        """Slots of the upper row that hold something; the Cairns' hold two Shrines each (O-108)."""
        shrines = self.shrines[0] + self.shrines[1]
        return self.menhirs + ((shrines + 1) // 2 if self.order == CAIRNS else shrines)

    def shrine_fits(self) -> bool:
        half_filled = self.order == CAIRNS and sum(self.shrines) % 2 == 1
        return half_filled or self.upper_used() < self.slots(0)

    def menhir_fits(self) -> bool:
        return self.upper_used() < self.slots(0)

    def creature_fits(self) -> bool:
        return len(self.creatures) < self.slots(1)

    def artefact_places(self) -> int:
        return FIGURES.artefact.extended if self.extended else FIGURES.artefact.places

    def artefact_fits(self) -> bool:
        return len(self.artefacts) < self.artefact_places()


class Way(msgspec.Struct, array_like=True):
    """One way in which cards that everybody has seen may lie, and how likely it is beside the others."""

    weight: int
    seen: list[list[int]]
    """Which of them are in each bunch, in ascending order."""


class Learned(msgspec.Struct):
    """What can be followed of the creature deck since somebody looked into it (`rules.oak.mechanics.learned`)."""

    bunches: list[int] = []
    """How many cards lie together in an order that nobody knows: first those being looked at, then those of the deck
    from the top. Nothing while nobody has looked into the deck since it was shuffled."""
    ways: list[Way] = []


class OakState(State):
    """Players are the seats, and after them Broichan in a solo game."""

    options: OakOptions
    seats: int
    players: list[Player]
    phase: Literal["orders", "day", "home", "sun", "final", "over"]
    round: int
    first: int
    """Who has the First Player token."""
    turn: int
    """Whose turn it is."""
    acted: bool
    """The action of this turn has been taken."""
    turn_over: bool
    """And the player is done with free actions after it, where the option asks for them."""
    sun: int
    """The solar marker's space, from 1."""
    tokens: list[int]
    """Solar tokens on the way up from a position: branch times 8 plus position."""
    blocked: list[bool]
    """The six last spaces (O-84)."""
    temples: list[int]
    """How many druids of anybody stand on each of the nine temple spaces."""
    neutral: list[int]
    """Temple spaces of neutral druids."""
    bag: list[int]
    """Ingredients by kind; what is in the Bag can be told from what is not."""
    forest: list[int]
    """By place from the top left corner: an ingredient, or -1."""
    potions: list[int]
    """The tiles on the board, level I to III."""
    box: list[int]
    """Potion tiles out of play."""
    creature_deck: list[int]
    """Top card first, as is the artefact pile."""
    creature_display: list[int]
    artefact_pile: list[int]
    artefact_display: list[int]
    known_creatures: list[int]
    """Cards of the deck whose place everybody could follow: put under it by a refresh."""
    known_artefacts: list[int]
    supply: int
    """Shrine/Menhir cards left."""
    tasks: list[Task] = msgspec.field(name="todo")
    pending: list[int]
    """Seats that have yet to answer, all at once: at dusk and at the end."""
    brewed: list[int]
    """Seats that have brewed at the final scoring."""
    lap: int = 0
    """How often the turn has come round today, from 1."""
    card: int = -1
    """The Moot card being resolved."""
    refreshed: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    """Displays refreshed in this turn (O-54, O-59)."""
    received: list[bool] = msgspec.field(default_factory=lambda: [False, False, False])
    """Resources received by a free exchange since the last action: they are not exchanged on (O-179)."""
    broichan_deck: list[int] = []
    broichan_discard: list[int] = []
    lost_creatures: list[int] = []
    """Carw Gwyn, once discarded."""
    final: Standings | None = None
    learned: Learned | None = None
    """None in snapshots from before it was kept."""
    rules: int = VERSION
    """The version of the rules the game was begun under (`rules.oak.before`)."""

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def turn_order(self, start: int) -> list[int]:
        """Players clockwise from that one."""
        count = len(self.players)
        return [(start + i) % count for i in range(count)]
