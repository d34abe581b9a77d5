"""A position of Karnag, and the decisions that can be open in it."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from rules.core import Options, Standings, State
from rules.karnag.figures import RULES

# --- words of the game ---------------------------------------------------------------------------

GOLEM, GHOUL, SHADOW, NAJA = range(4)
KINDS = ("golem", "ghoul", "shadow", "naja")
"""Creature kinds in their order of priority (K-39)."""

TILES = ("druids", "gems", "capture", "mind", "potions", "cards")
DRUIDS, GEMS, CAPTURE, MIND, POTIONS, CARDS = range(6)

TRACKS = ("capture", "move", "council", "gems", "mana")
CAPTURE_TRACK, MOVE_TRACK, COUNCIL_TRACK, GEM_TRACK, MANA_TRACK = range(5)

THROUGH, ACCELERATION, MANA, SHIFT, KNOWLEDGE, CONTROL = range(6)
CARD_WORDS = ("through", "acceleration", "mana", "gems", "knowledge", "control", "ghoul", "shadow", "naja")
"""Cards by number. Those from 6 on are marked on the back and banish a creature (K-135)."""
FIRST_MARKED = 6
MARKED_KIND = {6: GHOUL, 7: SHADOW, 8: NAJA}

MAIN, SECONDARY = 0, 1

EMPTY = -1
PERFORMED = 10
"""A cube that has acted is its seat + PERFORMED: slipped to the left, as the rulebook advises."""


def token(kind: int, turn: int) -> int:
    """A creature token: its kind, and whether it turns left or right."""
    return kind * 2 + turn


class KarnagOptions(Options, frozen=True):
    """Variants and rulings; docs/rulings/karnag.md gives the reasons."""

    decides: ClassVar[dict[str, tuple[str, ...]]] = {
        "setup": ("K-160",),
        "compensation": ("K-74",),
        "capture_flat_bonus": ("K-140",),
        "simple_line_only": ("K-152",),
        "second_turn_when_blocked": ("K-38",),
        "cauldron_layout": ("K-106",),
        "move_bonus_on_tiles_2_and_3": ("K-141",),
        "two_gems_in_secondary": ("K-115",),
        "third_gem_by_card": ("K-115",),
        "peers_make_room": ("K-39",),
        "escape_distance": ("K-49",),
        "too_few_menhirs": ("K-86",),
        "empty_council_teaches": ("K-91",),
        "passed_squares_stay_open": ("K-126",),
        "potion_levels_optional": ("K-132",),
    }
    since: ClassVar[dict[str, int]] = {
        "third_gem_by_card": 2,
        "peers_make_room": 2,
        "escape_distance": 2,
        "too_few_menhirs": 2,
        "empty_council_teaches": 2,
        "passed_squares_stay_open": 2,
        "potion_levels_optional": 2,
    }
    setup: Literal["basic", "advanced"] = "basic"
    """Obstacles as printed, or laid by the players (K-160)."""
    compensation: Literal["mana", "vp"] = "mana"
    """What an action not performed gives (K-74)."""
    capture_flat_bonus: Literal["vp", "mana"] = "vp"
    """What the capture track's bonus per action is paid in (K-140)."""
    simple_line_only: bool = False
    """The encircling line may not cross itself (K-152)."""
    second_turn_when_blocked: bool = False
    """A creature whose turned way is blocked too turns once more and steps back (K-38)."""
    cauldron_layout: Literal["six", "four"] = "six"
    """Three entrances and six cauldrons, or one cauldron per side (K-106)."""
    move_bonus_on_tiles_2_and_3: bool = True
    """The move track counts on every tile's druid move (K-141)."""
    two_gems_in_secondary: bool = True
    """The secondary gem action may make two gems (K-115)."""
    third_gem_by_card: bool = False
    """A druid brought back by a card may help to make a third gem in the same action (K-115)."""
    peers_make_room: bool = True
    """Creatures of equal priority wait for one another to make room, instead of turning at once (K-39)."""
    escape_distance: Literal["squares", "moves"] = "squares"
    """How far a druid is from an escape: squares of the path, or its moves, which jump over druids (K-49)."""
    too_few_menhirs: Literal["full", "ignored"] = "full"
    """A line of more gems than menhirs left scores in full and the owner chooses, or is ignored (K-86)."""
    empty_council_teaches: bool = False
    """With nobody at the council all are tied for it, and everybody learns (K-91)."""
    passed_squares_stay_open: bool = False
    """A rock, swamp or stone passed once in an action needs no second power in it (K-126)."""
    potion_levels_optional: bool = True
    """Knowledge levels of a potion may be left (K-132)."""


# --- open decisions: the last of `KarnagState.tasks` is asked, its seat decides -----------------


class Walk(msgspec.Struct):
    """A druid move under way (K-100 ff.): the points spent must end between `least` and `most`.

    Acceleration cards shift both; the move track may add to `most` (`druids.most_points`).
    """

    least: int
    most: int
    bonus: bool = False
    """The move track counts (K-141)."""
    spent: int = 0
    moved: list[int] = []
    """Own druids, by number, that have made their one move (K-103)."""


class CubeTask(msgspec.Struct, tag="cube"):
    """A cube acts (K-70 to K-74)."""

    seat: int
    place: int
    """The tile's place in the row."""
    tile: int
    row: int
    slot: int
    way: Literal["", "walk", "work"] = ""
    """Which alternative was taken: moving druids, or the rest."""
    walk: Walk | None = None
    performed: bool = False
    learned: bool = False
    gems: int = 0
    captures: int = 0
    captured: list[int] = []
    """Own druids, by number, that have captured in this action (K-123)."""
    paid: bool = False
    """The capture track's bonus per action has been paid (K-140)."""
    used: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Passing powers used in this action: rock, swamp, stone (K-126)."""
    passed: list[int] = []
    """Squares that stay open to this action's rays once they were passed, where the table plays so (K-126)."""
    levels: int = 0
    """Knowledge levels of a potion still to take (K-132)."""
    creature: int = 0
    """The square of the creature moved by the step just made; it may be moved on together (K-165)."""


class LearnTask(msgspec.Struct, tag="learn"):
    """Knowledge steps: of a card, a parchment, the council (K-91, K-138, K-144)."""

    seat: int
    left: int
    no_mana: bool = False
    """A parchment is for another track than mana."""
    optional: bool = True
    """It may be left; the first step of a card may not."""


class ShiftTask(msgspec.Struct, tag="shift"):
    """Gem steps: of the gem track (all of them, K-143) or of a card (one at least, K-138)."""

    seat: int
    left: int
    must: bool
    """To the last step, as long as one is possible; else it may stop after the first."""
    begun: bool = False


class WalkTask(msgspec.Struct, tag="walk"):
    """An acceleration card played alone (K-138)."""

    seat: int
    walk: Walk


class ControlTask(msgspec.Struct, tag="control"):
    """A control card: one creature (K-138)."""

    seat: int
    reach: int
    creature: int
    """The only creature closed to telepathy that it may still move (K-165), or 0."""


class KeepTask(msgspec.Struct, tag="keep"):
    """Cards drawn, not yet kept (K-134 to K-137)."""

    seat: int
    drawn: list[int]
    row: int


class MenhirTask(msgspec.Struct, tag="menhir"):
    """More aligned gems than menhirs left (K-86)."""

    seat: int
    gems: list[int]


Task = CubeTask | LearnTask | ShiftTask | WalkTask | ControlTask | KeepTask | MenhirTask


# --- how the cards went -------------------------------------------------------------------------

DRAWN, KEPT, RETURNED, PLAYED = range(4)


class Handled(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One thing that a seat did with cards of the deck."""

    seat: int
    how: int
    """DRAWN, KEPT, RETURNED or PLAYED."""
    number: int
    """DRAWN: how many cards. KEPT: which of the drawn ones, from 0. RETURNED: the marked card played for everybody to
    see, or -1. PLAYED: the card."""


class Learned(msgspec.Struct):
    """The deck as it lay in the beginning, and how its cards went since: who has seen which follows from it."""

    first: list[int]
    handled: list[Handled] = []


# --- the position -------------------------------------------------------------------------------


class KarnagState(State):
    """Squares are indexes of `board`; per-seat things are lists by seat."""

    options: KarnagOptions
    seats: int
    phase: Literal["obstacles", "placing", "choosing", "acting", "gems", "council", "over"]
    round: int
    order: list[int]
    """Play order of the round: seats, first player first."""
    turn: int
    """How many obstacles, druids or cubes have been placed in this phase; who is next follows from it."""

    terrain: list[int]
    obstacles: dict[str, list[int]]
    """Tiles that lie, by name, with their squares."""
    creatures: dict[int, int]
    """Square -> token."""
    black: list[int]
    """Squares of creatures with a black cube."""
    bag: list[int]
    """Tokens not drawn yet: how many of each token number."""
    gone: list[int]
    """Creatures out of the game, by kind."""
    stones: dict[int, int]
    """Square -> seat * 2 for a gem, seat * 2 + 1 for a menhir."""

    druids: list[list[int]]
    """Spots."""
    vp: list[int]
    mana: list[int]
    knowledge: list[list[int]]
    reserve: list[list[int]]
    """Captured creatures by kind."""
    menhirs_left: list[int]
    hands: list[list[int]]
    deck: list[int]
    """Top card first."""
    seen: int
    """How many cards at the bottom were put there by somebody who saw them."""

    tiles: list[int]
    """The row of action tiles."""
    slots: list[list[int]]
    """slots[place * 2 + row]: a seat, EMPTY, or seat + PERFORMED; top slot first."""
    row: int
    at: int
    """Place of the tile being performed."""
    acted: list[int]
    """Seats that have acted on it in this pass (K-71)."""
    tasks: list[Task]
    leaders: list[int]
    """Council leaders who have not had their step yet (K-91)."""

    sources: list[dict[str, int]]
    """Where each seat's points came from."""
    line: int = 0
    """Squares of the encircling line; 0 when there is none."""
    ring: list[int] = []
    """Menhirs that take part in it."""
    final: Standings | None = None
    learned: Learned | None = None
    """None in snapshots from before it was kept."""
    rules: int = RULES
    """The version of the rules under which the game was begun (`rules.karnag.before`); older versions set it."""

    # --- small questions asked everywhere --------------------------------------------------------

    def gems_of(self, seat: int) -> list[int]:
        """Squares of that seat's gems."""
        mark = seat * 2
        return [square for square, stone in self.stones.items() if stone == mark]

    def menhirs_of(self, seat: int) -> list[int]:
        mark = seat * 2 + 1
        return [square for square, stone in self.stones.items() if stone == mark]

    def score(self, seat: int, vp: int, source: str) -> int:
        """Add points (or take them, never below 0: K-7); what really changed."""
        change = max(vp, -self.vp[seat])
        if change:
            self.vp[seat] += change
            sources = self.sources[seat]
            sources[source] = sources.get(source, 0) + change
        return change
