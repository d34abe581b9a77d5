"""What decisions of this title have in common: each but those of a phase belongs to a task."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from rules.core import Decision, Event
from rules.kemet.events import Declined
from rules.kemet.state import KemetState

T = TypeVar("T")
Events = list[Event]
Facts = dict[str, str | int]


class OfTask(Decision[KemetState, T]):
    """Open while the last task is one of that type, at that stage of it."""

    task: ClassVar[type]
    stage: ClassVar[str] = ""


def decline(state: KemetState, seat: int, what: str, events: Events) -> None:
    """An action is left unused."""
    state.tasks.pop()
    events.append(Declined(seat, what))
