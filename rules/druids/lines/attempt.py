"""What a typed line is tried on before anything is played."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Imagined, Invalid, NotNow, Seat
from rules.druids.actions import Draw, Lay
from rules.druids.mechanics.land import hand
from rules.druids.mechanics.pieces import PATTERNS
from rules.druids.state import NONE, DruidsState


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

    def piece(self, word: str = "") -> int:
        """The piece in hand, or the open one of that name; one alone need not be named."""
        kinds = list(dict.fromkeys(hand(self.state)))
        if not kinds:
            raise Invalid("line-no-piece", Draw.clause, {})
        if not word and len(kinds) > 1:
            names = ", ".join(PATTERNS[piece] for piece in kinds)
            raise Invalid("line-which-piece", Lay.clause, {"pieces": names})
        piece = next((piece for piece in kinds if PATTERNS[piece].lower() == word.lower()), NONE) if word else kinds[0]
        if piece == NONE:
            raise Invalid("not-face-up", Lay.clause, {"piece": word[:40]})
        return piece

    def examples(self, verb: str, words: Sequence[str]) -> tuple[Action, ...]:
        """Legal actions to show with a refusal: of that verb first, and of these those that share most words."""
        typed = {word.upper() for word in words}

        def unlike(action: Action) -> tuple[bool, int]:
            shared = sum(str(getattr(action, field)).upper() in typed for field in action.__struct_fields__)
            return type(action).__name__.lower() != verb, -shared

        return tuple(sorted(self.legal(), key=unlike)[:5])
