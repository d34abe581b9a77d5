"""What a typed line is tried on before anything is played."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Imagined, Invalid, NotNow, Seat
from rules.druids.actions import Draw
from rules.druids.figures import FIGURES
from rules.druids.pieces import PATTERNS
from rules.druids.state import NONE, SCOUT, DruidsState


class Attempt:
    """An imagined position on which a line is tried."""

    def __init__(self, imagined: Imagined[DruidsState]) -> None:
        self.trial = imagined.copy()
        self.actions: list[Action] = []
        self.closed = False
        """The last item used its action up, which then closed by itself."""

    def take(self, action: Action) -> None:
        """Check an action and try it, with what is forced after it."""
        if not self.on_turn:
            raise NotNow("line-turn-over", "D-37", {})
        self.trial.check(action)
        self.actions.append(action)
        self.trial.play(action)

    @property
    def state(self) -> DruidsState:
        return self.trial.state

    @property
    def seat(self) -> Seat:
        return self.trial.me

    @property
    def shown(self) -> bool:
        """The last action shows something new: what is imagined is good for nothing from here on."""
        return self.trial.told

    @property
    def on_turn(self) -> bool:
        return self.trial.awaited

    def legal(self) -> Sequence[Action]:
        return self.trial.legal()

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
        return tuple(sorted(self.legal(), key=lambda action: type(action).__name__.lower() != verb)[:5])
