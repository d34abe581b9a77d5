"""What decisions of this title have in common: most of them belong to a task, and its owner answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, TypeVar

from rules.core import Action, Asked, Decision, Dice, Event, Seat
from rules.core.explaining import Objection
from rules.oak.actions import Exchange, Refresh, Skip
from rules.oak.board import ARTEFACT, RESOURCE, action_part, slug
from rules.oak.decisions import free
from rules.oak.decisions.against import Facts
from rules.oak.events import Skipped
from rules.oak.mechanics import displays
from rules.oak.mechanics.exchanging import between_parts, exchange_freely, free_exchanges
from rules.oak.mechanics.potions import POTION_NUMBER
from rules.oak.state import OakState, Player, Task

T = TypeVar("T", bound=Task)
Events = list[Event]
SKIP = Skip()


class ByItself(Decision[OakState, T]):
    """Nobody is asked: it happens when a task of that type is reached."""

    task: ClassVar[type]

    def happen(self, state: OakState, task: T, dice: Dice, events: Events) -> None:
        raise NotImplementedError

    def settle(self, state: OakState, task: T, dice: Dice, events: Events) -> bool:
        state.tasks.pop()
        self.happen(state, task, dice, events)
        return True


class Answering(Decision[OakState, T]):
    """Asked of one seat while the last task is one of that type. With the option its creatures may exchange before it
    answers (O-179, O-214)."""

    task: ClassVar[type]
    asks: ClassVar[str] = ""
    """What refusals call it, where that is not its word."""

    def answers(self, state: OakState, player: Player, task: T) -> Sequence[Action]:
        """What that player may answer, without exchanges before it."""
        raise NotImplementedError

    def answer(self, state: OakState, task: T, action: Any, dice: Dice, events: Events) -> None:
        """What an answer does that is not left, refreshed or exchanged."""
        raise NotImplementedError

    def against(self, state: OakState, task: T, player: Player, action: Any) -> Iterator[Objection]:
        """What stands against an answer."""
        return iter(())

    def over(self, state: OakState, task: T) -> bool:
        """Whether nothing is left to decide."""
        return False

    # --- as the engine asks it -------------------------------------------------------------------

    def legal(self, state: OakState, task: T, seat: Seat) -> Sequence[Action]:
        player = state.players[seat]
        found = self.answers(state, player, task)
        if not between_parts(state, task):
            return found
        exchanges = (action for action in free_exchanges(state, player) if self._answerable(state, task, action))
        return [*found, *exchanges]

    def _answerable(self, state: OakState, task: T, action: Exchange) -> bool:
        """An exchange must not take away what this decision needs."""
        player = state.players[task.seat]
        before = list(player.resources)
        player.resources[RESOURCE[action.from_]] -= action.amount
        player.resources[RESOURCE[action.to]] += action.amount
        able = bool(self.answers(state, player, task))
        player.resources = before
        return able

    def take(self, state: OakState, task: T, seat: Seat, action: Action, dice: Dice, events: Events) -> None:
        if isinstance(action, Skip):
            state.tasks.pop()
            events.append(Skipped(seat))
        elif isinstance(action, Refresh):
            displays.refresh(state, seat, action, events)
        elif isinstance(action, Exchange) and Exchange not in self.kinds:
            exchange_freely(state, seat, action, events)
        else:
            self.answer(state, task, action, dice, events)

    def settle(self, state: OakState, task: T, dice: Dice, events: Events) -> bool:
        over = self.over(state, task)
        if over:
            state.tasks.pop()
        return over

    def instead(self, state: OakState, task: T, action: Action) -> Objection | None:
        exchanged = isinstance(action, Exchange) and between_parts(state, task)
        if exchanged or isinstance(action, self.kinds):
            return None
        return f"asks-{self.asks or self.word}", self.clause, {}

    def objections(self, state: OakState, task: T, seat: Seat, action: Any) -> Iterator[Objection]:
        if isinstance(action, Refresh):
            return free.against_refresh(state, seat, action)
        if isinstance(action, Exchange) and Exchange not in self.kinds:
            return free.against_exchange(state, seat, action)
        return self.against(state, task, state.players[seat], action)

    # --- how it is asked -------------------------------------------------------------------------

    def facts(self, state: OakState, task: T) -> Facts:
        """What its question tells beside its words."""
        return {}

    def asked(self, state: OakState, task: T, viewer: Seat | None) -> Asked:
        return Asked(self.word, self.seats(state, task), self.facts(state, task))


# --- facts as the catalogues tell them -----------------------------------------------------------


def named(word: str) -> str:
    """Artefacts and potions by their keys, places as they are printed."""
    return slug(word) if word in ARTEFACT or word in POTION_NUMBER else word


def action_facts(word: str) -> Facts:
    """`knowledge2` is part 2 of the card knowledge."""
    card, part = action_part(word)
    return {"action": word, "card": card, "part": part}


def space_facts(space: str, druid: str = "") -> Facts:
    return {"space": named(space), "druid": druid}


def written_otherwise(word: str, right: str, clause: str) -> Iterator[Objection]:
    """Several things of one field have one order in which they are written."""
    if right != word:
        yield "written-otherwise", clause, {"word": right}
