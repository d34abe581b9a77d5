"""Decisions that follow from another: levels, gem steps, druid moves and creatures of cards, cards drawn, menhirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from rules.core import Action, Dice, Event, Seat
from rules.core.explaining import Objection
from rules.core.telling import Said
from rules.karnag.actions import Creature, Done, Draw, Keep, Learn, Menhir, Move, Shift
from rules.karnag.board import SQUARE, WORD
from rules.karnag.decisions.common import Asked, Deciding, walk_question, with_walk
from rules.karnag.events import Passed
from rules.karnag.flow import close_task
from rules.karnag.mechanics import cards
from rules.karnag.mechanics.druids import most_points, movable, moves
from rules.karnag.mechanics.knowledge import climb, open_tracks
from rules.karnag.mechanics.performing import (
    DONE,
    creature_actions,
    lead_creature,
    shift_actions,
    shift_gem,
    walk_druid,
)
from rules.karnag.mechanics.stones import gem_steps
from rules.karnag.scoring import raise_menhir
from rules.karnag.state import (
    CARD_WORDS,
    FIRST_MARKED,
    ControlTask,
    CubeTask,
    KarnagState,
    KeepTask,
    LearnTask,
    MenhirTask,
    ShiftTask,
    WalkTask,
)

T = TypeVar("T")


class Effect(Deciding[T]):
    """Nothing else interrupts it; it is over when nothing is left to decide."""

    def is_over(self, state: KarnagState, task: T) -> bool:
        return False

    def settle(self, state: KarnagState, task: T, dice: Dice, events: list[Event]) -> bool:
        over = self.is_over(state, task)
        if over:
            close_task(state)
        return over


class Learning(Effect[LearnTask]):
    """Knowledge steps: of a card, a parchment, the council (K-91, K-138, K-144)."""

    word = "learn"
    kinds = (Learn, Done)
    clause = "K-168"

    def legal(self, state: KarnagState, task: LearnTask, seat: Seat) -> Sequence[Action]:
        tracks = open_tracks(state, task.seat, task.no_mana)
        return [*tracks, DONE] if task.optional else tracks

    def take(
        self, state: KarnagState, task: LearnTask, seat: Seat, action: Learn | Done, dice: Dice, events: list[Event]
    ) -> None:
        if isinstance(action, Done):
            close_task(state)
            events.append(Passed(task.seat))
            return
        task.left -= 1
        task.optional = True
        climb(state, task.seat, action.track, events)

    def is_over(self, state: KarnagState, task: LearnTask) -> bool:
        return not task.left or not open_tracks(state, task.seat, task.no_mana)

    def left(self, state: KarnagState, task: LearnTask) -> int:
        return task.left


class Shifting(Effect[ShiftTask]):
    """Gem steps: of the gem track (K-143) or of a card (K-138)."""

    word = "shift"
    kinds = (Shift, Done)

    def instead(self, state: KarnagState, task: ShiftTask, action: Action) -> Objection | None:
        return None if isinstance(action, self.kinds) else ("asks-shift", "K-143" if task.must else "K-138", {})

    def legal(self, state: KarnagState, task: ShiftTask, seat: Seat) -> Sequence[Action]:
        shifts = shift_actions(state, task.seat)
        return [*shifts, DONE] if task.begun and not task.must else shifts

    def take(
        self, state: KarnagState, task: ShiftTask, seat: Seat, action: Shift | Done, dice: Dice, events: list[Event]
    ) -> None:
        if isinstance(action, Done):
            close_task(state)
            return
        task.left -= 1
        task.begun = True
        shift_gem(state, task.seat, action, events)

    def is_over(self, state: KarnagState, task: ShiftTask) -> bool:
        return not task.left or not gem_steps(state, task.seat)

    def left(self, state: KarnagState, task: ShiftTask) -> int:
        return task.left


class Walking(Effect[WalkTask]):
    """An acceleration card played alone (K-138)."""

    word = "walk"
    kinds = (Move, Done)
    clause = "K-138"

    def legal(self, state: KarnagState, task: WalkTask, seat: Seat) -> Sequence[Action]:
        under = next((below.walk for below in state.tasks if isinstance(below, CubeTask)), None)
        walking = moves(state, task.seat, task.walk, under)
        return [*walking, DONE] if task.walk.spent else walking

    def take(
        self, state: KarnagState, task: WalkTask, seat: Seat, action: Move | Done, dice: Dice, events: list[Event]
    ) -> None:
        if isinstance(action, Done):
            close_task(state)
        else:
            walk_druid(state, task.seat, task.walk, action, events)

    def is_over(self, state: KarnagState, task: WalkTask) -> bool:
        walk = task.walk
        return walk.spent >= most_points(state, task.seat, walk) or not movable(state, task.seat, walk)

    def asked(self, state: KarnagState, task: WalkTask, viewer: Seat | None) -> Asked:
        return with_walk(state, super().asked(state, task, viewer), task.seat, task.walk)

    def question(self, view: Any, seat: Seat) -> Said:
        return walk_question(view.asked, "question-card-walk")


class Controlling(Effect[ControlTask]):
    """A control card: one creature (K-138)."""

    word = "control"
    kinds = (Creature,)
    clause = "K-138"

    def legal(self, state: KarnagState, task: ControlTask, seat: Seat) -> Sequence[Action]:
        return creature_actions(state, task.reach, task.creature)

    def take(
        self, state: KarnagState, task: ControlTask, seat: Seat, action: Creature, dice: Dice, events: list[Event]
    ) -> None:
        close_task(state)
        moved_to = lead_creature(state, task.seat, action, events)
        acting = state.tasks[-1]
        assert isinstance(acting, CubeTask)
        acting.creature = moved_to

    def left(self, state: KarnagState, task: ControlTask) -> int:
        return task.reach


class Keeping(Effect[KeepTask]):
    """Cards drawn, not yet kept (K-134 to K-137)."""

    word = "keep"
    kinds = (Keep, Draw, Done)
    clause = "K-134"

    def legal(self, state: KarnagState, task: KeepTask, seat: Seat) -> Sequence[Action]:
        return cards.keep_actions(state, task)

    def take(
        self,
        state: KarnagState,
        task: KeepTask,
        seat: Seat,
        action: Keep | Draw | Done,
        dice: Dice,
        events: list[Event],
    ) -> None:
        if isinstance(action, Keep):
            cards.keep(state, task, action.card, events)
        elif isinstance(action, Draw):
            cards.redraw(state, task, events)
        else:
            cards.stop_drawing(state, task, events)

    def always_asked(self, state: KarnagState, task: KeepTask) -> bool:
        return True  # what was drawn is its drawer's secret

    def asked(self, state: KarnagState, task: KeepTask, viewer: Seat | None) -> Asked:
        drawn = [CARD_WORDS[card] for card in task.drawn] if viewer == task.seat else None
        marked = [card >= FIRST_MARKED for card in task.drawn]
        return msgspec.structs.replace(super().asked(state, task, viewer), drawn=drawn, marked=marked)

    def question(self, view: Any, seat: Seat) -> Said:
        return Said("question-keep", {"cards": len(view.asked.marked), "marked": sum(view.asked.marked)})


class Raising(Effect[MenhirTask]):
    """More aligned gems than menhirs left (K-86)."""

    word = "menhir"
    kinds = (Menhir,)
    clause = "K-86"

    def legal(self, state: KarnagState, task: MenhirTask, seat: Seat) -> Sequence[Action]:
        return [Menhir(WORD[gem]) for gem in task.gems]

    def take(
        self, state: KarnagState, task: MenhirTask, seat: Seat, action: Menhir, dice: Dice, events: list[Event]
    ) -> None:
        gem = SQUARE[action.gem]
        task.gems.remove(gem)
        raise_menhir(state, task.seat, gem, events)
        if not state.menhirs_left[task.seat]:
            close_task(state)

    def left(self, state: KarnagState, task: MenhirTask) -> int:
        return state.menhirs_left[task.seat]
