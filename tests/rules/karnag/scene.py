"""A Karnag table laid for one scene: an empty glade, pieces where a test puts them, a cube about to act.

Squares are (row, column), row 1 in the north; `p(5, 9)` is their word, E9.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core import Action, Dice, Event, FastDice, Illegal, Imagined, Refusal
from rules.karnag import KARNAG
from rules.karnag.actions import Creature, Done, Gem, Learn, Move
from rules.karnag.board import COUNCIL, NOWHERE, ROCK, SPOT, SPOT_WORD, SQUARE, SWAMP, WORD, at, bare_terrain
from rules.karnag.state import (
    CARD_WORDS,
    EMPTY,
    KINDS,
    MAIN,
    SECONDARY,
    TILES,
    TRACKS,
    CubeTask,
    KarnagOptions,
    KarnagState,
    Learned,
    token,
)
from tests.rules.happened import true

__all__ = ["MAIN", "SECONDARY", "Scene", "Scripted", "p"]


def p(row: int, column: int) -> str:
    return WORD[at(row, column)]


class Scripted(Dice):
    """Dice that fall as the test says: numbers are taken in order, then 0 for ever."""

    def __init__(self, *numbers: int) -> None:
        super().__init__()
        self.numbers = list(numbers)
        self.taken = 0

    def number(self, n: int) -> int:
        self.taken += 1
        return self.numbers.pop(0) if self.numbers else 0

    @property
    def position(self) -> int:
        return self.taken

    def rewind(self, position: int) -> None:
        raise AssertionError("scripted dice do not go back")


FACE = {2: 0, 3: 1, 4: 4}
"""Die number -> a face that shows it."""


class Scene:
    def __init__(self, seats: int = 4, dice: Dice | None = None, **options: Any) -> None:
        self.dice = dice or Scripted()
        self.state: KarnagState
        self.state, _ = KARNAG.setup(seats, KarnagOptions(**options), Scripted())
        state = self.state
        state.terrain, state.obstacles = bare_terrain(), {}
        state.creatures.clear()
        state.black.clear()
        state.order = list(range(seats))
        state.learned = None
        for druids in state.druids:
            druids[:] = [COUNCIL] * len(druids)
        self.events: list[Event] = []

    # --- laying the scene ---

    def rock(self, *squares: str) -> Scene:
        return self._ground(ROCK, squares)

    def swamp(self, *squares: str) -> Scene:
        return self._ground(SWAMP, squares)

    def _ground(self, ground: int, squares: Sequence[str]) -> Scene:
        for square in squares:
            self.state.terrain[SQUARE[square]] = ground
        return self

    def creature(self, kind: str, square: str, turns: str = "left", black: bool = False) -> Scene:
        self.state.creatures[SQUARE[square]] = token(KINDS.index(kind), ("left", "right").index(turns))
        if black:
            self.state.black.append(SQUARE[square])
        return self

    def gems(self, seat: int, *squares: str) -> Scene:
        self.state.stones.update({SQUARE[square]: seat * 2 for square in squares})
        return self

    def menhirs(self, seat: int, *squares: str) -> Scene:
        self.state.stones.update({SQUARE[square]: seat * 2 + 1 for square in squares})
        self.state.menhirs_left[seat] -= len(squares)
        return self

    def druids(self, seat: int, *spots: str) -> Scene:
        """Where a seat's druids are; those not named are at the council."""
        words = [*spots, "council", "council", "council"][:3]
        self.state.druids[seat][:] = [SPOT[word] for word in words]
        return self

    def nowhere(self) -> Scene:
        for druids in self.state.druids:
            druids[:] = [NOWHERE] * 3
        return self

    def hand(self, seat: int, *cards: str) -> Scene:
        self.state.hands[seat][:] = [CARD_WORDS.index(card) for card in cards]
        return self

    def deck(self, *cards: str) -> Scene:
        """These cards lie on top of the deck."""
        top = [CARD_WORDS.index(card) for card in cards]
        rest = list(self.state.deck)
        for card in top:
            rest.remove(card)
        self.state.deck[:] = top + rest
        return self

    def remembering(self) -> Scene:
        """From here on everybody remembers how the cards go; the deck is whole."""
        assert not any(self.state.hands)
        self.state.learned = Learned(list(self.state.deck))
        return self

    def reserve(self, seat: int, **kinds: int) -> Scene:
        for kind, count in kinds.items():
            self.state.reserve[seat][KINDS.index(kind)] = count
        return self

    def level(self, seat: int, **tracks: int) -> Scene:
        for track, level in tracks.items():
            self.state.knowledge[seat][TRACKS.index(track)] = level
        return self

    def full_tracks(self, seat: int) -> Scene:
        return self.level(seat, **dict.fromkeys(TRACKS, 5))

    def mana(self, seat: int, mana: int) -> Scene:
        self.state.mana[seat] = mana
        return self

    def vp(self, *vp: int) -> Scene:
        self.state.vp[:] = vp
        return self

    def acting(self, seat: int, tile: str, row: int = MAIN) -> Scene:
        """That seat's cube on the top slot of a tile is about to act; another seat's cube waits after it, so that
        the scene does not run on into the next phase."""
        state = self.state
        state.phase, state.row = "acting", row
        state.tiles = list(range(len(TILES)))
        state.slots = [[EMPTY] * 3 for _ in range(2 * len(TILES))]
        place = TILES.index(tile)
        state.slots[place * 2 + row][0] = seat
        state.slots[5 * 2 + row][2] = (seat + 1) % state.seats
        state.at, state.acted = place, [seat]
        state.tasks[:] = [CubeTask(seat, place, place, row, 0)]
        return self

    # --- playing ---

    @property
    def seat(self) -> int:
        (seat,) = KARNAG.waiting(self.state)
        return seat

    @property
    def imagined(self) -> Imagined[KarnagState]:
        """The position as the seat on turn may know it."""
        return KARNAG.imagine(self.state, self.seat, FastDice(0))

    def legal(self) -> list[Action]:
        return list(KARNAG.legal(self.state, self.seat))

    def of(self, kind: type[Action]) -> list[Any]:
        """The legal actions of one kind."""
        return [action for action in self.legal() if isinstance(action, kind)]

    def kinds(self) -> set[str]:
        return {type(action).__name__ for action in self.legal()}

    def play(self, *actions: Action) -> list[Event]:
        """Take actions, each checked; the events of all of them."""
        events: list[Event] = []
        for action in actions:
            seat = self.seat
            KARNAG.check(self.state, seat, action)
            events += true(KARNAG, self.state.seats, KARNAG.apply(self.state, seat, action, self.dice))
        self.events = events
        return events

    def after(self, *actions: Action) -> Scene:
        """The same scene once these have been taken."""
        self.play(*actions)
        return self

    def refuses(self, action: Action) -> Refusal:
        """The refusal of an action that is not legal, of the right shape."""
        assert action not in self.legal()
        try:
            KARNAG.check(self.state, self.seat, action)
        except Refusal as refusal:
            if isinstance(refusal, Illegal):
                assert refusal.clause in KARNAG.clauses, refusal
            assert refusal.nearest, "a refusal names what would work"
            assert set(refusal.nearest) <= set(self.legal())
            return refusal
        raise AssertionError(f"{action} was not refused")

    # --- looking ---

    def spots(self, seat: int) -> list[str]:
        return [SPOT_WORD[spot] for spot in self.state.druids[seat]]

    def creatures(self) -> dict[str, str]:
        return {WORD[square]: KINDS[tok >> 1] for square, tok in self.state.creatures.items()}

    def moves(self, druid: str) -> dict[str, list[int]]:
        """Where a druid may go now, and for how many points."""
        found: dict[str, list[int]] = {}
        for move in self.of(Move):
            if move.druid == druid:
                found.setdefault(move.to, []).append(move.points)
        return {to: sorted(points) for to, points in found.items()}

    def gem_places(self) -> set[str]:
        return {gem.at for gem in self.of(Gem)}

    def tracks(self) -> set[str]:
        return {learn.track for learn in self.of(Learn)}

    def led(self, square: str) -> set[str]:
        return {creature.to for creature in self.of(Creature) if creature.creature == square}

    def can_finish(self) -> bool:
        return Done() in self.legal()
