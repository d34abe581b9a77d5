"""Bringing units in: the Recruit action, and effects that place units (T-72 to T-76, T-165)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

from rules.core import Action, Asked, Dice, Seat
from rules.core.explaining import Objection
from rules.kemet.actions import Card, Creature, Done, Recruit
from rules.kemet.board import NOBODY
from rules.kemet.decisions import free
from rules.kemet.decisions.common import Events, Facts, OfTask
from rules.kemet.events import Declined, Recruited, UnitsPlaced, VeteransSpent
from rules.kemet.mechanics import battle
from rules.kemet.mechanics.creatures import creature_actions
from rules.kemet.mechanics.night import lose_veterans
from rules.kemet.mechanics.prayer import pay, recruit_price
from rules.kemet.mechanics.printing import (
    creatures_any_time,
    recruits_fight_at_once,
    veterans_last_until_awakening,
)
from rules.kemet.mechanics.recruiting import CONSCRIPTION, into, place_zones, recruit_zones, where
from rules.kemet.mechanics.tokens import DONE, turn_of
from rules.kemet.mechanics.zones import come, is_free, limit, room
from rules.kemet.state import Fight, KemetState, PlaceTask, RecruitTask

B = TypeVar("B", RecruitTask, PlaceTask)


class Bringing(OfTask[B]):
    """Units that come into zones, recruited or placed: why they cannot come there."""

    def against(self, state: KemetState, task: B, seat: Seat, action: Recruit) -> Iterator[Objection]:
        word = action.where.rsplit(" ", 1)[0]
        if action.token or word not in state.board.index:
            yield "which-zone", "T-72", {}
            return
        zone, units = where(state, action)
        facts: Facts = {"zone": word, "units": units, "supply": state.supply[seat]}
        if not units:
            yield "no-units", "T-72", facts
        yield from self.against_zone(state, task, seat, zone, facts)
        if zone in task.placed:
            yield "once-per-zone", "T-72", facts
        if units > state.supply[seat]:
            yield "supply", "T-72", facts
        if units > room(state, seat, zone):
            yield "troop-limit", "T-154", {**facts, "room": room(state, seat, zone)}
        yield self.too_many(state, task, seat, units, facts)

    @abstractmethod
    def against_zone(self, state: KemetState, task: B, seat: Seat, zone: int, facts: Facts) -> Iterator[Objection]:
        """What is wrong with the zone itself."""

    @abstractmethod
    def too_many(self, state: KemetState, task: B, seat: Seat, units: int, facts: Facts) -> Objection:
        """Nothing else is wrong: these units cost or are more than there is."""


class Recruiting(Bringing[RecruitTask]):
    task = RecruitTask
    word = "recruit"
    kinds = (Recruit, Card, Creature, Done)
    clause = "T-72"

    def legal(self, state: KemetState, task: RecruitTask, seat: Seat) -> Sequence[Action]:
        """Each own district once, with as many units as supply, prayer points and room allow (T-72, R-25); so with own
        troops outside, where a tile allows it."""
        words = state.board.words
        before = sum(task.placed.values())
        most = min(state.supply[seat], limit(state, seat))
        while most and recruit_price(state, seat, before + most) - task.paid > state.pp[seat]:
            most -= 1
        found: list[Action] = [
            into(words[zone], units)
            for zone in recruit_zones(state, seat)
            if zone not in task.placed
            for units in range(1, min(most, room(state, seat, zone)) + 1)
        ]
        found.append(DONE)
        if task.placed and not creatures_any_time(state):
            found += creature_actions(state, seat)  # with units just added (T-60)
        return found + free.acts(state, seat)

    def take(
        self, state: KemetState, task: RecruitTask, seat: Seat, action: Action, dice: Dice, events: Events
    ) -> None:
        if isinstance(action, (Card, Creature)):
            free.act(state, seat, action, events)
            return
        if not isinstance(action, Recruit):
            self._close(state, task, events)
            return
        zone, units = where(state, action)
        price = recruit_price(state, seat, sum(task.placed.values()) + units) - task.paid
        pay(state, seat, price)
        task.paid += price
        task.placed[zone] = units
        state.supply[seat] -= units
        events.append(Recruited(seat, state.board.words[zone], units, price))
        if state.holder[zone] in (NOBODY, seat):
            come(state, seat, zone, units)
            turn_of(state).welcome.append(zone)
        elif recruits_fight_at_once(state):
            task.fought.append(zone)
            battle.attack(state, seat, zone, units, dice, events)

    def _close(self, state: KemetState, task: RecruitTask, events: Events) -> None:
        """All are placed; districts held by others are fought for, as far as that has not been done (T-74, T-75)."""
        if not task.placed:
            events.append(Declined(task.seat, "recruit"))
        state.tasks.pop()
        for zone in sorted(task.placed):
            if state.holder[zone] != task.seat and zone not in task.fought:
                state.fights.append(Fight(zone, task.seat, task.placed[zone]))

    def always_asked(self, state: KemetState, task: RecruitTask) -> bool:
        return free.might_act(state, task.seat)

    def objections(self, state: KemetState, task: RecruitTask, seat: Seat, action: Any) -> Iterator[Objection]:
        yield from (
            self.against(state, task, seat, action)
            if isinstance(action, Recruit)
            else free.refused(state, seat, action)
        )

    def against_zone(
        self, state: KemetState, task: RecruitTask, seat: Seat, zone: int, facts: Facts
    ) -> Iterator[Objection]:
        if zone not in recruit_zones(state, seat):
            somebodys = state.board.city[zone] != NOBODY
            yield ("foreign-city", "T-73", facts) if somebodys else ("only-districts", "T-72", facts)

    def too_many(self, state: KemetState, task: RecruitTask, seat: Seat, units: int, facts: Facts) -> Objection:
        price = recruit_price(state, seat, sum(task.placed.values()) + units) - task.paid
        return "too-dear", "T-72", {"price": price, "have": state.pp[seat]}

    def asked(self, state: KemetState, task: RecruitTask, viewer: Seat | None) -> Asked:
        placed = sum(task.placed.values())
        return Asked(self.word, (task.seat,), {"left": state.supply[task.seat], "placed": placed})


class Placing(Bringing[PlaceTask]):
    """Units placed by an effect cost nothing; they come into a battle only where the effect says so (T-165)."""

    task = PlaceTask
    word = "place"
    kinds = (Recruit, Done)
    clause = "T-165"

    def legal(self, state: KemetState, task: PlaceTask, seat: Seat) -> Sequence[Action]:
        most, words = min(task.left, state.supply[seat]), state.board.words
        found: list[Action] = [
            into(words[zone], units)
            for zone in place_zones(state, seat, task.anywhere, task.placed, fights=task.fights)
            for units in range(1, min(most, room(state, seat, zone)) + 1)
        ]
        if not (task.least and found):
            found.append(DONE)
        return found

    def take(
        self, state: KemetState, task: PlaceTask, seat: Seat, action: Recruit | Done, dice: Dice, events: Events
    ) -> None:
        if isinstance(action, Done):
            if not task.placed:
                events.append(Declined(seat, task.why))
            self._close(state, task, events)
            return
        zone, units = where(state, action)
        state.supply[seat] -= units
        free_zone = is_free(state, seat, zone)
        if free_zone:
            come(state, seat, zone, units)
            if state.phase == "day":
                turn_of(state).welcome.append(zone)
        task.left -= units
        task.least = 0
        task.placed.append(zone)
        if task.why == CONSCRIPTION:  # each veteran is one unit (T-129)
            state.veterans[seat] -= units
            events.append(VeteransSpent(seat, units, "units"))
        events.append(UnitsPlaced(seat, state.board.words[zone], units, task.why))
        if not free_zone:
            battle.attack(state, seat, zone, units, dice, events)

    def settle(self, state: KemetState, task: PlaceTask, dice: Dice, events: Events) -> bool:
        if task.left:
            return False
        self._close(state, task, events)
        return True

    def _close(self, state: KemetState, task: PlaceTask, events: Events) -> None:
        state.tasks.pop()
        if task.why == CONSCRIPTION and not veterans_last_until_awakening(state):
            lose_veterans(state, task.seat, events)

    def objections(self, state: KemetState, task: PlaceTask, seat: Seat, action: Recruit | Done) -> Iterator[Objection]:
        if isinstance(action, Done):
            yield "one-at-least", "T-165", {}
        else:
            yield from self.against(state, task, seat, action)

    def against_zone(
        self, state: KemetState, task: PlaceTask, seat: Seat, zone: int, facts: Facts
    ) -> Iterator[Objection]:
        if state.board.city[zone] != seat and not (task.anywhere and state.holder[zone] == seat):
            yield "not-your-zone", "T-165", facts
        if not task.fights and not is_free(state, seat, zone):
            yield "not-free", "T-165", facts

    def too_many(self, state: KemetState, task: PlaceTask, seat: Seat, units: int, facts: Facts) -> Objection:
        return "too-many-units", "T-165", {**facts, "left": task.left}

    def asked(self, state: KemetState, task: PlaceTask, viewer: Seat | None) -> Asked:
        return Asked(self.word, (task.seat,), {"left": min(task.left, state.supply[task.seat]), "why": task.why})
