"""A position of Oak, its options, and the decisions that can be open in it."""

from __future__ import annotations

from typing import Literal

import msgspec

from rules.core import Options, Standings, State
from rules.oak.board import CAIRNS, NO_ORDER, PUCA
from rules.oak.figures import FIGURES

CAP = FIGURES.resources.cap
LIMITS = FIGURES.limits


class OakOptions(Options, frozen=True):
    """Variants and rulings; docs/rulings/oak.md gives the reasons."""

    eclipse: bool = False
    """Festivals also take resources from players ahead of the sun (O-133)."""
    first_player: Literal["random", "first seat"] = "random"
    """Who begins (O-15); alone against Broichan he begins (O-180)."""
    festival_equal: bool = False
    """Points equal to the sun's value count as behind it (O-91)."""
    free_actions_after_pass: bool = False
    """Free actions also on the turns after the passing turn (O-105)."""
    ask_after_action: bool = False
    """Ask for free actions after the action of a turn too, before the turn ends (O-40)."""
    redo_includes_oak: bool = True
    """A redo may also choose a card's oak action (O-150)."""
    redo_same_card: bool = False
    """The card being resolved counts as played for a redo (O-150)."""
    brew_without_effect: bool = True
    """A potion may be brewed though its effect cannot happen (O-167)."""
    extension_before_artefact: bool = True
    """Gift of the Gods adds its place before the artefact comes (O-164)."""
    level1_any_may_equal: bool = True
    """The free ingredient of a level I recipe may be of the named kind (B.4)."""
    refresh_only_with_take: bool = True
    """A display is refreshed only while a card is being taken (O-54, O-59)."""
    leannan_per_action: bool = True
    """Leannán sídhe gives one ingredient per recruiting, not per druid (O-179)."""
    aonbharr_counts_bugul: bool = True
    """Aonbharr also adds to what Bugul Noz gives (O-170)."""
    unicorn_extends_day: bool = True
    """The Unicorn's owner may gather when no druid is left on the Roots (O-116)."""
    unicorn_every_turn: bool = True
    """The Unicorn gathers on every turn, not once a day (O-177)."""
    gancanagh_elders: bool = False
    """Gancanagh's rest spaces take Elders too (O-178)."""
    gancanagh_dusk_only: bool = False
    """Gancanagh's rest spaces are filled at dusk only (O-178)."""
    horn_x_zero: bool = True
    """The Horn of Plenty may exchange nothing and still give 3 (O-113)."""
    lug_on_broichan: bool = False
    """Lug's Cunning may use an artefact of Broichan (O-156)."""
    temple_bonus_on_redo: bool = False
    """Creatures 7 to 9 also work with a redo of a temple action (O-169)."""
    dusk_creatures_before_sun: bool = False
    """Creatures 10 to 13 pay before the sun moves (O-128)."""
    wood_warp_forced: bool = True
    """Druids on branches must climb with Wood Warp if they can (O-162)."""
    dryad_last_step: bool = True
    """The Dryad's first step may enter a last space, for no points (O-159)."""
    no_self_nesting: bool = True
    """Nothing is started again while it is still being resolved (O-206)."""
    promote_needs_place: bool = True
    """A druid at rest is promoted only if an Elder can rest there (O-215)."""
    broichan_empties_forest: bool = True
    """Broichan gathers until the Forest is empty (O-211)."""
    feather_l_lifetime_vp: bool = False
    """F5L counts all points ever gained, not those owned now (O-218)."""


# --- open decisions and what still has to happen: the last of `OakState.todo` comes first ---------


class Pay(msgspec.Struct, tag="pay"):
    """A cost in a mix of the payer's choice (O-216): `total`, at most `most` of each resource."""

    seat: int
    total: int
    most: list[int]
    same: bool = False
    """All of one kind."""


class Raise(msgspec.Struct, tag="raise"):
    """By itself: a limit marker moves one step."""

    seat: int
    row: int


class RaiseMenhir(msgspec.Struct, tag="raise menhir"):
    """By itself: a card is taken as a Menhir."""

    seat: int


class Climbing(msgspec.Struct, tag="climbing"):
    """By itself: a paid oak action of the Heart card."""

    seat: int
    branch: int
    to: int
    kind: int


class Begin(msgspec.Struct, tag="begin"):
    """By itself: an effect begins."""

    seat: int
    effect: str


class Source(msgspec.Struct, tag="source"):
    """By itself, when reached: what was started under this name is resolved (O-206)."""

    seat: int
    name: str


class AfterUse(msgspec.Struct, tag="after use"):
    """By itself: an artefact has been used (O-98); `own` if it was turned, not borrowed."""

    seat: int
    artefact: int
    own: bool


class Festival(msgspec.Struct, tag="festival"):
    """A festival under way: who has not been paid yet. It asks the owner of Bugul Noz only."""

    seat: int
    left: list[int]
    forced: bool = False
    """Belenos: for one player, wherever the marker is (O-157)."""


class Triples(msgspec.Struct, tag="triples"):
    """By itself: Broichan turns three equal ingredients into a step (O-195)."""

    seat: int


class LimitSteps(msgspec.Struct, tag="limit steps"):
    seat: int
    left: int


class TakeCreature(msgspec.Struct, tag="take creature"):
    seat: int


class KeepCreature(msgspec.Struct, tag="keep creature"):
    """Cailleach's cards: one must be taken (O-175)."""

    seat: int
    drawn: list[int]


class FindCreature(msgspec.Struct, tag="find creature"):
    """Animal Companion: any creature of the deck (O-163)."""

    seat: int


class TakeArtefact(msgspec.Struct, tag="take artefact"):
    seat: int


class FindArtefact(msgspec.Struct, tag="find artefact"):
    """Gift of the Gods: any artefact of the pile (O-164)."""

    seat: int


class TakeShrine(msgspec.Struct, tag="take shrine"):
    seat: int


class TakeIngredient(msgspec.Struct, tag="take ingredient"):
    """From the Bag, or with a creature's help from the Forest; the latter may be left."""

    seat: int
    forest: bool
    left: int = 1


class TakeBack(msgspec.Struct, tag="take back"):
    """Clurichaun: one of the ingredients just used (O-172)."""

    seat: int
    kinds: list[int]


class TakeCard(msgspec.Struct, tag="take card"):
    seat: int


class TakePotion(msgspec.Struct, tag="take potion"):
    """The Seelie Court (O-178)."""

    seat: int


class Promoting(msgspec.Struct, tag="promoting"):
    seat: int
    ancient: bool = False


class Recruiting(msgspec.Struct, tag="recruiting"):
    seat: int
    most: int


class Brewing(msgspec.Struct, tag="brewing"):
    seat: int
    less: bool = False
    """Golden Cauldron: one ingredient fewer (O-112)."""


class Redoing(msgspec.Struct, tag="redoing"):
    seat: int


class Recharging(msgspec.Struct, tag="recharging"):
    seat: int
    left: int
    done: list[int] = []


class Borrowing(msgspec.Struct, tag="borrowing"):
    seat: int


class Stepping(msgspec.Struct, tag="stepping"):
    """One step on one of these branches."""

    seat: int
    branches: list[int]
    how: Literal["", "past", "dryad", "warp", "bonus"] = ""
    """Into blocked last spaces too (O-160); the Dryad's first (O-159); Wood Warp's (O-162); a creature's, for one
    resource (O-169)."""


class Gaining(msgspec.Struct, tag="gaining"):
    """Of one resource: that many, or up to the cap."""

    seat: int
    amount: int


class Exchanging(msgspec.Struct, tag="exchanging"):
    seat: int
    more: int
    """Of the resource received, on top (O-113)."""
    least: int


Decision = (
    Pay
    | Festival
    | LimitSteps
    | TakeCreature
    | KeepCreature
    | FindCreature
    | TakeArtefact
    | FindArtefact
    | TakeShrine
    | TakeIngredient
    | TakeBack
    | TakeCard
    | TakePotion
    | Promoting
    | Recruiting
    | Brewing
    | Redoing
    | Recharging
    | Borrowing
    | Stepping
    | Gaining
    | Exchanging
)
Task = Decision | Raise | RaiseMenhir | Climbing | Begin | Source | AfterUse | Triples


# --- the position --------------------------------------------------------------------------------


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

    def shrine_fits(self) -> bool:
        shrines = self.shrines[0] + self.shrines[1]
        if self.order == CAIRNS:  # two Shrines per slot (O-108)
            return self.menhirs + shrines // 2 < self.slots(0)
        return self.menhirs + shrines < self.slots(0)

    def menhir_fits(self) -> bool:
        shrines = self.shrines[0] + self.shrines[1]
        if self.order == CAIRNS:  # a half-filled slot takes no Menhir
            shrines = (shrines + 1) // 2
        return self.menhirs + shrines < self.slots(0)

    def creature_fits(self) -> bool:
        return len(self.creatures) < self.slots(1)

    def artefact_places(self) -> int:
        return FIGURES.artefact.extended if self.extended else FIGURES.artefact.places

    def artefact_fits(self) -> bool:
        return len(self.artefacts) < self.artefact_places()


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
    todo: list[Task]
    pending: list[int]
    """Seats that have yet to answer, all at once: at dusk and at the end."""
    brewed: list[int]
    """Seats that have brewed at the final scoring."""
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

    @property
    def solo(self) -> bool:
        return self.seats == 1

    def turn_order(self, start: int) -> list[int]:
        """Players clockwise from that one."""
        count = len(self.players)
        return [(start + i) % count for i in range(count)]
