"""Earlier versions of these rules, under which games are still played and records checked (docs/versions.md).

Versions 3 and 4 say in their positions that they are their own; what follows from that is told in `rules.oak.before`.
Version 2 differs in what an undo behind a reveal shuffles. Version 1 is version 2 with another word: who drew with
Cailleach was said to take her.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Dice, Event, Seat
from rules.core.chat import Choice, Said
from rules.core.game import Filled
from rules.core.imagined import Imagined
from rules.oak.actions import ACTIONS, Draw
from rules.oak.board import CAILLEACH, CREATURES
from rules.oak.chat import OakChat, panel
from rules.oak.game import Oak
from rules.oak.mechanics.displays import CREATURE_TAKES, DRAW
from rules.oak.options import OakOptions
from rules.oak.state import CreatureTask, OakState
from rules.oak.view import OakView

DRAWING = CREATURE_TAKES[CAILLEACH]
"""The draw with Cailleach, as version 1 wrote it."""


class Oak4(Oak):
    __module__ = Oak.__module__  # the package whose texts are spoken
    version = 4

    def setup(self, seats: int, options: OakOptions, dice: Dice) -> tuple[OakState, list[Event]]:
        state, events = super().setup(seats, options, dice)
        state.rules = self.version
        return state, events

    def decode(self, data: bytes) -> OakState:
        state = super().decode(data)
        state.rules = self.version
        return state


class Oak3(Oak4):
    __module__ = Oak.__module__
    version = 3


class Oak2(Oak3):
    __module__ = Oak.__module__
    version = 2

    def reseal(self, state: OakState, dice: Dice) -> None:
        """The bunches that Cailleach's owner had put under the deck were shuffled into it. What can be followed after
        that is not kept."""
        if state.learned is not None and state.learned.bunches:
            state.learned = None
        super().reseal(state, dice)


class Chat1(OakChat):
    """Taking Cailleach again is told as the draw that it is."""

    def deed(self, view: OakView, seat: Seat, action: Action) -> Said:
        return super().deed(view, seat, DRAW if self._draws(view, seat, action) else action)

    def choice(self, view: OakView, seat: Seat, action: Action, field: str) -> Choice:
        if self._draws(view, seat, action):
            return Choice(DRAWING.what, panel.kind_label(view, seat, Draw, [DRAW]))
        return super().choice(view, seat, action, field)

    def _draws(self, view: OakView, seat: Seat, action: Action) -> bool:
        return action == DRAWING and CREATURES[CAILLEACH] in view.seats[seat].creatures


class Oak1(Oak2):
    __module__ = Oak.__module__
    version = 1
    actions = tuple(kind for kind in ACTIONS if kind is not Draw)
    chat = Chat1()

    def legal(self, state: OakState, seat: Seat) -> Sequence[Action]:
        return [DRAWING if action is DRAW else action for action in super().legal(state, seat)]

    def apply(self, state: OakState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        owned = CAILLEACH in state.players[seat].creatures
        draws = action == DRAWING and owned and bool(state.tasks) and isinstance(state.tasks[-1], CreatureTask)
        return super().apply(state, seat, DRAW if draws else action, dice)

    def read_form(self, imagined: Imagined[OakState], filled: Filled) -> list[Action]:
        """The command of today means the same."""
        if filled.form == "draw":
            filled = Filled("take", {"what": DRAWING.what})
        return super().read_form(imagined, filled)


BEFORE: dict[int, Oak] = {1: Oak1(), 2: Oak2(), 3: Oak3(), 4: Oak4()}
