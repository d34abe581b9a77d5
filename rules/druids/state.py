"""A position of Druids and Demons."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec

from rules.core import Options, Standings, State

ACTION_WORDS = ("black", "white", "scout", "new", "move")
BLACK, WHITE, SCOUT, NEW, MOVE = range(5)

VOID, CLOSED, FREE = -3, -2, -1
"""What `DruidsState.ground` holds besides seats: no landscape, nobody may stand there, free."""
NONE = -1
NEWEST = 2
"""The version of these rules."""


class DruidsOptions(Options, frozen=True):
    """Rulings; docs/rulings/druids.md gives the reasons."""

    decides: ClassVar[dict[str, tuple[str, ...]]] = {
        "scouting": ("D-8", "D-59"),
        "portals_touch": ("D-11", "D-14"),
        "portal_beside": ("D-18",),
        "portals_count": ("D-8", "D-59"),
        "last_piece": ("D-3", "D-60"),
        "spacing": ("D-29",),
        "reuse": (
            "D-35",
            "D-48",
        ),
        "repeat_options": ("D-41",),
        "one_trade_a_turn": ("D-42",),
        "markers_hang_on_immortals": ("D-54",),
        "lift_foreign_wards": ("D-55",),
        "moves_each": ("D-64",),
        "jumps": ("D-65",),
        "moved_help_capture": ("D-66",),
        "forest": ("D-28",),
        "ward_sides": ("D-52",),
        "temples_on_demons": ("D-36",),
        "converted": ("D-58",),
    }
    scouting: Literal["either", "one by one", "face up"] = "either"
    """Map pieces are drawn one at a time, or all of an action at once, to be laid in any order (A-3); or the player on
    turn has the choice."""
    spacing: Literal["every stone", "placed stone"] = "every stone"
    """Which stones must lie in one trio at most after a stone is set (D-29, A-11)."""
    reuse: bool = True
    """Removed demon markers and temples go back to the supply (A-14)."""
    repeat_options: bool = True
    """The same option of a magic may be taken several times in one action (A-19)."""
    one_trade_a_turn: bool = True
    """Captured populations raise an action once a turn (A-20)."""
    markers_hang_on_immortals: bool = True
    """A lift spares markers connected only with an immortal population (A-24)."""
    lift_foreign_wards: bool = False
    """Anybody may lift the marker under an immortal population (A-25)."""
    moves_each: Literal["once", "twice when doubled"] = "once"
    """How often one population moves in an action (A-28)."""
    jumps: Literal["chain", "one"] = "chain"
    """Over any chain of own populations, or over exactly one (A-29)."""
    moved_help_capture: bool = False
    """Populations that have moved count among the three of a capture (A-30)."""
    forest: Literal["sides", "halves"] = "sides"
    """A stone's corner needs two shared forest sides, or two forest halves (A-37)."""
    portals_touch: bool = True
    """Portals count among the two fields that a landscape piece must touch (A-4)."""
    portal_beside: Literal["anything", "fields"] = "anything"
    """A portal goes beside anything, or beside a landscape or demon field at least (A-4)."""
    portals_count: bool = True
    """Portals use up the pieces of the set-up and of a scouting (A-3)."""
    last_piece: Literal["any", "landscape"] = "any"
    """The game ends with the last piece of the bag, or with the last landscape piece (A-36)."""
    ward_sides: bool = False
    """For its owner the sides of a warded field match any landscape, as those of the big demon field (A-23)."""
    temples_on_demons: bool = False
    """A temple may be built under an open demon marker (A-15)."""
    converted: Literal["returned", "lost"] = "returned"
    """A converted stone goes back to its owner, or out of the game (A-26)."""


class Turn(msgspec.Struct):
    """The running turn: what was chosen and how far it has come."""

    seat: int
    runs: list[int] = []
    """The chosen actions in order; one entry when it was chosen twice (D-70). Empty before the choice."""
    at: int = 0
    """Which of `runs` is carried out."""
    left: int = 0
    """Options, pieces, populations or moves it still gives; in the set-up, start pieces not drawn yet."""
    extra: list[int] = []
    """By how much each run was raised (D-42)."""
    trades: int = 0
    moved: dict[int, int] = {}
    """Fields of populations that have moved, and how often (D-64)."""
    taken: list[str] = []
    """Kinds of options taken in this run, for tables without repeats (A-19)."""
    changed: bool = False
    """Something on the board has changed."""
    progress: bool = False
    """A piece was laid or somebody's best score beaten (D-75)."""


class DruidsState(State):
    """Fields and corners are numbers of `board`; per-seat things are lists by seat."""

    options: DruidsOptions
    seats: int
    phase: Literal["setup", "choosing", "acting", "over"]
    order: list[int]
    """Seats in playing order, start player first (D-9)."""
    turn: Turn
    turns: int
    """Turns finished."""
    laid: int
    """Pieces laid in the set-up (D-8)."""

    bag: list[int]
    """How many of each map piece are left; its order does not exist before a piece is drawn."""
    drawn: int
    """The piece in hand, or NONE."""
    face_up: list[int]
    """Several pieces drawn at once and not laid yet; the last of them is taken in hand."""
    last: bool
    """The bag is empty or nothing in it fits: the game ends with this turn (D-3, D-16)."""

    tiles: dict[int, str]
    """Field -> its six sides from 1 o'clock clockwise."""
    portals: list[int]
    demons: list[int]
    """Fields with an open marker."""
    warded: list[int]
    """Fields whose population has a marker below (D-49)."""
    populations: list[list[int]]
    """Fields, by seat."""
    stones: dict[int, int]
    """Corner -> seat."""
    temples: list[int]

    ground: list[int]
    """Per field: the seat whose population stands there, FREE, CLOSED or VOID. Kept in step with the above."""
    edge: dict[int, int]
    """Empty cells that touch something -> their surroundings (`pieces`). Kept in step."""
    ring: list[int]
    """Fields beside a portal (D-19). Kept in step."""

    populations_left: list[int]
    stones_left: list[int]
    temples_left: int
    markers_left: int
    captured: list[list[int]]
    """captured[seat][colour]"""
    populations_lost: list[int]
    stones_lost: list[int]
    temples_lost: int
    markers_lost: int

    chosen: list[list[int]]
    """What each seat chose in its last turn (D-38)."""
    chosen_before: list[int]
    """What was chosen in the turn just before."""
    best: list[int]
    """Highest score so far, by seat (D-75)."""
    quiet: int
    """Turns in a row without progress."""
    idle: int
    """Turns in a row without any change on the board."""
    final: Standings | None = None
    rules: int = NEWEST
    """The version of the rules under which the game was begun (`rules.druids.before`)."""
