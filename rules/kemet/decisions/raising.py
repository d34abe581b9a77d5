"""Raising a pyramid or founding one, by the action or for nothing (T-65 to T-71)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rules.core import Action, Asked, Dice, Seat
from rules.core.explaining import Objection
from rules.core.telling import Said
from rules.kemet.actions import Card, Creature, Done, Raise
from rules.kemet.decisions import free
from rules.kemet.decisions.common import Events, Facts, OfTask, decline
from rules.kemet.events import PyramidRaised
from rules.kemet.figures import COLOURS, TOP_LEVEL
from rules.kemet.mechanics.prayer import pay, raise_price
from rules.kemet.mechanics.pyramids import found, new_colours, open_districts
from rules.kemet.mechanics.tokens import DONE
from rules.kemet.mechanics.zones import is_free
from rules.kemet.scoring import score_zones
from rules.kemet.state import KemetState, RaiseTask


class Raising(OfTask[RaiseTask]):
    task = RaiseTask
    word = "raise"
    kinds = (Raise, Card, Creature, Done)
    clause = "T-65"

    def legal(self, state: KemetState, task: RaiseTask, seat: Seat) -> Sequence[Action]:
        """Each district with each level that can be paid; a new pyramid also with each colour (T-65 to T-68)."""
        words, fresh = state.board.words, new_colours(state, seat)
        legal: list[Action] = []
        for zone in open_districts(state, seat):
            level = state.level[zone]
            top = min(TOP_LEVEL, level + task.gift) if task.gift else TOP_LEVEL
            for target in range(level + 1, top + 1):
                if not task.gift and raise_price(state, seat, level, target) > state.pp[seat]:
                    break
                if level:
                    legal.append(Raise(words[zone], target))
                else:
                    legal.extend(Raise(words[zone], target, COLOURS[colour]) for colour in fresh)
        legal.append(DONE)
        return legal if task.gift else legal + free.acts(state, seat)

    def take(self, state: KemetState, task: RaiseTask, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
        if isinstance(action, (Card, Creature)):
            free.act(state, seat, action, events)
            return
        if not isinstance(action, Raise):
            decline(state, seat, "raise", events)
            return
        zone = state.board.index[action.district]
        price = 0 if task.gift else raise_price(state, seat, state.level[zone], action.level)
        pay(state, seat, price)
        state.tasks.pop()
        founded = not state.level[zone]
        if founded:
            found(state, seat, zone, COLOURS.index(action.colour))
        state.level[zone] = action.level
        colour = COLOURS[state.colour[zone]]
        events.append(PyramidRaised(seat, action.district, colour, action.level, price, founded))
        score_zones(state, events)

    def always_asked(self, state: KemetState, task: RaiseTask) -> bool:
        return free.might_act(state, task.seat)

    def objections(self, state: KemetState, task: RaiseTask, seat: Seat, action: Any) -> Iterator[Objection]:
        if not isinstance(action, Raise):
            yield from free.refused(state, seat, action)
            return
        if not action.district or action.token:
            yield "which-pyramid", "T-65", {}
            return
        facts: Facts = {"district": action.district, "level": action.level, "colour": action.colour}
        zone = state.board.index.get(action.district, -1)
        if zone < 0 or state.board.city[zone] != seat:
            yield "only-your-pyramids", "T-71", facts
            return
        if not is_free(state, seat, zone) and not state.options.raise_in_occupied:
            yield "district-held", "T-71", facts
        level = state.level[zone]
        if action.level > TOP_LEVEL:
            yield "level-too-high", "T-15", facts
        if action.level <= level:
            yield "already-as-high", "T-65", {**facts, "have": level}
        if level and action.colour:
            yield "has-its-colour", "T-67", facts
        if not level:
            if not action.colour:
                yield "new-needs-colour", "T-67", facts
            elif COLOURS.index(action.colour) not in state.colours:
                yield "colour-not-in-game", "T-68", facts
            elif COLOURS.index(action.colour) not in new_colours(state, seat):
                yield "colour-built", "T-68", facts
        if task.gift:
            yield "one-level", "T-65", facts
        price = raise_price(state, seat, level, action.level)
        yield "too-dear", "T-66", {"price": price, "have": state.pp[seat]}

    def asked(self, state: KemetState, task: RaiseTask, viewer: Seat | None) -> Asked:
        return Asked(self.word, (task.seat,), {"gift": task.gift})

    def question(self, view: Any, seat: Seat) -> Said:
        return Said("question-raise-gift" if view.asked.facts["gift"] else "question-raise")
