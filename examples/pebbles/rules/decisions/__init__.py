"""The decisions, one module each, and which of them is open."""

from __future__ import annotations

from examples.pebbles.rules.decisions.choosing import Choosing
from examples.pebbles.rules.decisions.swapping import Swapping
from examples.pebbles.rules.state import NOBODY, PebblesState
from rules.core import OVER, Decision

CHOOSING, SWAPPING = Choosing(), Swapping()
DECISIONS: dict[str, Decision[PebblesState, None]] = {one.word: one for one in (CHOOSING, SWAPPING, OVER)}
"""By their words, as a view names the open one."""


def opened(state: PebblesState) -> tuple[Decision[PebblesState, None], None]:
    """The open decision and its task. A title with tasks looks the decision up by the type of the last one."""
    if state.swapper != NOBODY:
        return SWAPPING, None
    return (OVER if state.round > state.rounds else CHOOSING), None
