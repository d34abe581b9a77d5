"""Inside an action: its steps, one more for captured populations, and the ways to stop (D-39 to D-42, D-71)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from rules.core import Action, Decision, Dice, Seat
from rules.core.explaining import Objection
from rules.core.telling import Said
from rules.druids.actions import STEPS, Act, Boost, Done, Lay, Pick
from rules.druids.before import the_turn_ended_with_steps_left_only
from rules.druids.decisions.common import Events, OpenTurn, open_turn, order_is_older
from rules.druids.decisions.laying import no_drawing, take_drawing
from rules.druids.events import Boosted
from rules.druids.flow import PRICE, end_run, may_boost
from rules.druids.mechanics.scouting import draw_actions
from rules.druids.mechanics.settling import count_points
from rules.druids.state import ACTION_WORDS, DruidsState, Turn

BOOSTS = tuple(Boost(word) for word in ACTION_WORDS)
DONE, END = WAYS_TO_STOP = Done(), Done(all=True)
ACTION_OF = {kind: word for word, kinds in STEPS.items() for kind in kinds}


class Running(Decision[DruidsState, Turn]):
    """One of the five actions, until it is used up or left."""

    clause = "D-37"
    once: ClassVar[bool] = False
    """At some tables each kind of step may be taken once (D-41)."""

    def steps(self, state: DruidsState, seat: Seat) -> Sequence[Action]:
        """What it gives now."""
        raise NotImplementedError

    def step(self, state: DruidsState, task: Turn, seat: Seat, action: Any, dice: Dice, events: Events) -> None:
        """One of its steps is taken."""
        task.left -= 1
        task.changed = True
        self.does(state, seat, action, events)
        count_points(state, seat, events)

    def does(self, state: DruidsState, seat: Seat, action: Any, events: Events) -> None:
        """What the step does on the board, and what it brings with it (D-74)."""
        raise NotImplementedError

    def no_step(self, state: DruidsState, seat: Seat, action: Any) -> Iterator[Objection]:
        """What stands against a step of this action."""
        raise NotImplementedError

    # --- the rules -------------------------------------------------------------------------------

    def legal(self, state: DruidsState, task: Turn, seat: Seat) -> Sequence[Action]:
        steps = self.steps(state, seat) if task.left else []
        boosts = may_boost(state, seat)
        asked = bool(steps) or (boosts and not the_turn_ended_with_steps_left_only(state))
        stop = WAYS_TO_STOP if asked and task.at + 1 < len(task.runs) else WAYS_TO_STOP[:1]
        if boosts:
            return [*steps, *(BOOSTS[action] for action in task.runs[task.at :]), *stop]
        return [*steps, *stop]

    def take(self, state: DruidsState, task: Turn, seat: Seat, action: Any, dice: Dice, events: Events) -> None:
        if isinstance(action, Done):
            end_run(state, events, whole_turn=action.all)
        elif isinstance(action, Boost):
            boost(state, task, seat, action, events)
        else:
            self.step(state, task, seat, action, dice, events)

    def settle(self, state: DruidsState, task: Turn, dice: Dice, events: Events) -> bool:
        """An action that is used up closes by itself unless it can still be raised (D-71)."""
        if task.left or may_boost(state, task.seat):
            return False
        end_run(state, events)
        return True

    # --- why not ---------------------------------------------------------------------------------

    def instead(self, state: DruidsState, task: Turn, action: Action) -> Objection | None:
        older = order_is_older(state, action)
        if older is not None:
            return older
        if isinstance(action, Act):
            return "chosen-already", "D-37", {"action": self.word}
        if isinstance(action, (Lay, Pick)):
            return "nothing-drawn", "D-59", {}
        wanted, kind = ACTION_OF.get(type(action)), type(action).__name__.lower()
        if wanted is None:
            return None
        if wanted != self.word:
            later = ACTION_WORDS.index(wanted) in task.runs[task.at :]
            return "comes-later" if later else "not-chosen", "D-37", {"action": wanted, "running": self.word}
        if not task.left:
            return "used-up", "D-40", {"action": self.word}
        if self.once and not state.options.repeat_options and kind in task.taken:
            return "option-taken", "D-41", {"option": kind}
        return None

    def objections(self, state: DruidsState, task: Turn, seat: Seat, action: Any) -> Iterator[Objection]:
        if isinstance(action, Boost):
            return _no_boost(state, task, seat, action)
        if isinstance(action, Done):
            return iter([("last-action", "D-39", {})])
        return self.no_step(state, seat, action)

    # --- how it is asked -------------------------------------------------------------------------

    def asked(self, state: DruidsState, task: Turn, viewer: Seat | None) -> OpenTurn:
        return open_turn(state, self.word)

    def question(self, view: Any, seat: Seat) -> Said:
        if not view.asked.left:
            return Said("question-boost", {"action": self.word})
        return Said(f"question-{self.word}", {"left": view.asked.left})


def boost(state: DruidsState, task: Turn, seat: Seat, action: Boost, events: Events) -> None:
    """Five captured populations leave the game, the most frequent colour first; the action gives one more (D-42)."""
    pile, given = state.captured[seat], [0] * state.seats
    for _ in range(PRICE):
        colour = pile.index(max(pile))
        pile[colour] -= 1
        given[colour] += 1
        state.populations_lost[colour] += 1
    run = task.runs.index(ACTION_WORDS.index(action.action))
    task.extra[run] += 1
    if run == task.at:
        task.left += 1
    task.trades += 1
    events.append(Boosted(seat, action.action, given))


def _no_boost(state: DruidsState, task: Turn, seat: Seat, action: Boost) -> Iterator[Objection]:
    if ACTION_WORDS.index(action.action) not in task.runs[task.at :]:
        yield "boost-not-running", "D-42", {"action": action.action}
    if task.trades and state.options.one_trade_a_turn:
        yield "traded-already", "D-42", {}
    yield "too-few-captured", "D-42", {"captured": sum(state.captured[seat]), "price": PRICE}


class Scouting(Running):
    """Map pieces, drawn as the table scouts (D-59, D-60)."""

    word = "scout"
    kinds = (*STEPS["scout"], Boost, Done)

    def steps(self, state: DruidsState, seat: Seat) -> Sequence[Action]:
        return draw_actions(state)

    def step(self, state: DruidsState, task: Turn, seat: Seat, action: Any, dice: Dice, events: Events) -> None:
        take_drawing(state, seat, action, dice, events)

    def settle(self, state: DruidsState, task: Turn, dice: Dice, events: Events) -> bool:
        if state.last:  # D-60: no scouting without pieces
            end_run(state, events)
            return True
        return super().settle(state, task, dice, events)

    def no_step(self, state: DruidsState, seat: Seat, action: Any) -> Iterator[Objection]:
        return no_drawing(state, action)
