"""How often one person may do what others get to see or have to answer: one table, asked in one place."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from bot.store import PersonNotes, Reading, Writing
from bot.tables.refused import Refused

HOUR = 3600.0


class Rate(msgspec.Struct, frozen=True):
    """So often within so many hours."""

    times: int
    hours: int


RATES: Mapping[str, Rate] = {
    "open": Rate(6, 1),
    "invite": Rate(12, 1),
    "vote": Rate(8, 1),
    "undo": Rate(12, 1),
    "report": Rate(5, 1),
}
"""Opening a table, asking somebody to join or stand in, asking for a vote, asking to take steps back, saying that
something is wrong. Nobody who plays comes near them. In a local Discord, where one person is everybody, there are
none."""


class Rates:
    def __init__(self, clock: Callable[[], float], rates: Mapping[str, Rate] = RATES) -> None:
        self.now, self.rates = clock, rates

    def check(self, session: Reading, person: int, what: str) -> list[float]:
        """When the person lately did it. Refuses where that was too often, with the time from which on it is possible
        again."""
        rate = self.rates.get(what)
        if rate is None:
            return []
        spent = session.note(PersonNotes, person).spent.get(what, [])
        lately = [at for at in spent if at > self.now() - rate.hours * HOUR]
        if len(lately) >= rate.times:
            again = str(int(lately[-rate.times] + rate.hours * HOUR))
            raise Refused(f"too-often-{what}", times=rate.times, hours=rate.hours, again=again)
        return lately

    def spend(self, session: Writing, person: int, what: str) -> None:
        """That person does it now."""
        lately = self.check(session, person, what)
        if what in self.rates:
            with session.changing(PersonNotes, person) as notes:
                notes.spent = {**notes.spent, what: [*lately, self.now()]}
