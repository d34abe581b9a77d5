"""A copy of the position on which a typed line is tried before anything is played."""

from __future__ import annotations

from rules.core import Action, Dice, Invalid, NotNow, Seat
from rules.druids.actions import Draw
from rules.druids.figures import FIGURES
from rules.druids.game import Druids
from rules.druids.pieces import PATTERNS
from rules.druids.state import NONE, SCOUT, DruidsState

GAME = Druids()


class Unknown(Exception):
    """Something is drawn that nobody knows yet."""


class NoDice(Dice):
    """Chance never comes in here: what needs it ends the reading."""

    __slots__ = ()

    def number(self, n: int) -> int:
        raise Unknown

    @property
    def position(self) -> int:
        return 0

    def rewind(self, position: int) -> None: ...


class Attempt:
    """A copy of the position on which a line is tried."""

    def __init__(self, state: DruidsState, seat: Seat) -> None:
        self.state, self.seat = GAME.decode(GAME.encode(state)), seat
        self.actions: list[Action] = []
        self.shown = False
        """The last action shows something new."""
        self.closed = False
        """The last item used its action up, which then closed by itself."""

    def take(self, action: Action) -> None:
        """Check an action and do it on the copy, with what is forced after it."""
        if not self.on_turn:
            raise NotNow("line-turn-over", "D-37", {})
        GAME.check(self.state, self.seat, action)
        self.actions.append(action)
        try:
            GAME.apply(self.state, self.seat, action, NoDice())
        except Unknown:
            self.shown = True  # the copy is good for nothing from here on
            return
        while (forced := GAME.forced(self.state)) is not None:
            GAME.apply(self.state, *forced, NoDice())

    @property
    def on_turn(self) -> bool:
        return self.seat in GAME.waiting(self.state)

    @property
    def run(self) -> tuple[int, int, str]:
        return self.state.turns, self.state.turn.at, self.state.phase

    @property
    def coming(self) -> int:
        """Pieces this player may still lay, besides the one in hand."""
        state = self.state
        if state.phase == "setup":
            return FIGURES.setup.pieces_each - 1 - state.laid % FIGURES.setup.pieces_each
        scouting = state.phase == "acting" and state.turn.runs[state.turn.at] == SCOUT
        to_draw = min(state.turn.left, sum(state.bag)) if scouting and not state.last else 0
        return len(state.face_up) + to_draw

    def piece(self) -> str:
        if self.state.drawn == NONE:
            raise Invalid("line-no-piece", Draw.clause, {})
        return PATTERNS[self.state.drawn]

    def examples(self, verb: str) -> tuple[Action, ...]:
        """Legal actions to show with a refusal, of that verb first."""
        legal = GAME.legal(self.state, self.seat)
        return tuple(sorted(legal, key=lambda action: type(action).__name__.lower() != verb)[:5])
