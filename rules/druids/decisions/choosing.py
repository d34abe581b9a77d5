"""A turn begins: two actions are chosen, or one twice (D-37, D-38)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.core import Action, Dice, Seat
from rules.core.explaining import Objection
from rules.core.telling import Said
from rules.druids.actions import Act
from rules.druids.decisions.common import Events, OfTurn, OpenTurn
from rules.druids.events import Chose
from rules.druids.flow import begin_run, open_actions
from rules.druids.state import ACTION_WORDS, DruidsState, Turn

ACTS = tuple(tuple(Act(first, second) for second in ACTION_WORDS) for first in ACTION_WORDS)


class Choosing(OfTurn):
    word = "act"
    kinds = (Act,)
    clause = "D-37"

    def legal(self, state: DruidsState, task: Turn, seat: Seat) -> Sequence[Action]:
        """Every ordered pair of open actions, the same twice included."""
        open_now = open_actions(state, seat)
        return [ACTS[first][second] for first in open_now for second in open_now]

    def take(self, state: DruidsState, task: Turn, seat: Seat, action: Act, dice: Dice, events: Events) -> None:
        first, second = ACTION_WORDS.index(action.first), ACTION_WORDS.index(action.second)
        runs = [first] if first == second else [first, second]  # D-70: twice is one run
        task.runs = runs
        task.extra = [0] * len(runs)
        state.chosen[seat] = list(runs)
        state.chosen_before = list(runs)
        state.phase = "acting"
        events.append(Chose(seat, action.first, action.second))
        begin_run(state, events)

    def objections(self, state: DruidsState, task: Turn, seat: Seat, action: Act) -> Iterator[Objection]:
        open_now = open_actions(state, seat)
        for word in (action.first, action.second):
            number = ACTION_WORDS.index(word)
            if number not in open_now:
                key = "chosen-before" if number in state.chosen_before else "chosen-last-turn"
                yield key, "D-38", {"action": word}

    def asked(self, state: DruidsState, task: Turn, viewer: Seat | None) -> OpenTurn:
        return OpenTurn(
            self.word, (task.seat,), open=[ACTION_WORDS[action] for action in open_actions(state, task.seat)]
        )

    def question(self, view: object, seat: Seat) -> Said:
        return Said("question-act")
