"""What goes wrong in the background: told to the operator once, shown to moderators while it lasts."""

from __future__ import annotations

import logging
from collections.abc import Callable

import discord
import msgspec

from bot.store import StoreError
from bot.tables.refused import Refused

log = logging.getLogger(__name__)

KINDS = ("posts", "errands", "computers", "timers", "commands")
"""Background work that moderators hear of. A post that fails is told of beside its table."""


class Trouble(msgspec.Struct):
    """Something that fails, and is tried again."""

    since: float
    why: str
    """For the operator."""
    reason: str
    """For everybody."""
    times: int = 0


class Health:
    """What fails at the moment, by kind of work and where. Read by pages while the loops go on writing it."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.troubles: dict[tuple[str, str], Trouble] = {}

    def failed(self, kind: str, error: Exception, where: str = "") -> int:
        """How often it has failed in a row. The first time a line is logged, with a traceback unless it is no fault or
        the same is known from elsewhere; then a line when the reason changes. That the store cannot work is logged
        once, not by every table."""
        why = f"{type(error).__name__}: {error}"
        trouble = self.troubles.get((kind, where))
        known = any(other.why == why for other in self.troubles.values())
        silent = known and (isinstance(error, StoreError) or (trouble is not None and trouble.why == why))
        if not silent:
            traceback = None if known or trouble is not None or isinstance(error, Refused) else error
            log.warning("%s failed and is tried again: %s", _name(kind, where), why, exc_info=traceback)
        if trouble is None:
            trouble = self.troubles[kind, where] = Trouble(self.now(), why, reason(error))
        trouble.why, trouble.reason, trouble.times = why, reason(error), trouble.times + 1
        return trouble.times

    def well(self, kind: str, where: str = "") -> None:
        """It works, or there is nothing left to do."""
        trouble = self.troubles.pop((kind, where), None)
        if trouble is not None and all(other.why != trouble.why for other in self.troubles.values()):
            log.warning("%s: works again after %d that failed", _name(kind, where), trouble.times)

    def lasting(self) -> list[tuple[str, Trouble]]:
        """For each kind of work that fails somewhere, what has lasted longest."""
        found: dict[str, Trouble] = {}
        for (kind, _), trouble in list(self.troubles.items()):
            if kind in KINDS and (kind not in found or trouble.since < found[kind].since):
                found[kind] = trouble
        return [(kind, found[kind]) for kind in KINDS if kind in found]


def reason(error: Exception) -> str:
    """The reason as others may read it: what the store or Discord says. Anything else is a fault of ours, whose words
    could tell what somebody hides."""
    return str(error) if isinstance(error, StoreError | discord.HTTPException | OSError) else type(error).__name__


def _name(kind: str, where: str) -> str:
    return f"{kind} ({where})" if where else kind
