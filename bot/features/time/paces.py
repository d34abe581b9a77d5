"""Choosing a clock: the host before the start, all players together while the game runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from bot.features.time.clock import Clock
from bot.features.time.deadlines import pace_line
from bot.features.time.pace import MODES, NONE, PACES
from bot.store import PostRow, TableRow, Writing
from bot.store.ballots import About, Ballot
from bot.store.bodies import RequestBody
from bot.tables.base import Refused
from bot.tables.votes import RESULTS, VOTE_LASTS, Votes

if TYPE_CHECKING:
    from bot.app.services import Tables


class Choosing(Votes, Clock):
    def choose_clock(
        self, interaction: str, table_id: int, person: int, mode: str, *, moderator: bool = False
    ) -> PostRow[RequestBody] | None:
        """Set the clock, or propose it to the others; the proposal, or None if the clock is set."""
        if mode not in MODES:
            raise Refused("no-such-pace", mode=mode[:40], modes=", ".join(MODES))
        pace = "" if mode == NONE else mode
        with self.writing(interaction, table_id) as session:
            table = self._table(session, table_id)
            if pace == table.pace:
                raise Refused("same-pace")
            if table.status == "lobby":
                self._host_only(session, table, person, moderator)
                table.pace = pace
                session.put_table(table)
                self.narrator(session, table).card()
                return None
            if table.status != "running":
                raise Refused("not-now-over")
            mine = self._my_seat(session, table, person)
            return self._propose(session, table, mine.seat, pace)

    def _propose(self, session: Writing, table: TableRow, seat: int, pace: str) -> PostRow[RequestBody] | None:
        """All players agree; one who plays alone need not ask."""
        people = self._people(session, table)
        if len(people) == 1:
            self._set(session, table, pace)
            return None
        narrator = self.speaker(session, table)
        wanted = msgspec.structs.replace(table, pace=pace)
        ballot = Ballot(
            what="clock",
            by=seat,
            voters=people,
            choices=["agree", "refuse"],
            veto=True,
            otherwise="refuse",
            ends=self.clock() + VOTE_LASTS,
            votes={str(narrator.seats[seat].person): "agree"},
            data=About(pace=pace),
        )
        question = narrator.say("clock-asked", who=narrator.name(seat), clock=pace_line(wanted))
        return self._ask(session, table, question, ballot)

    def _set(self, session: Writing, table: TableRow, pace: str) -> None:
        """A new clock begins with a full bank for everybody."""
        table.pace = pace
        session.put_table(table)
        chosen = PACES.get(pace)
        for row in session.clocks(table.id):
            row.bank = chosen.bank if chosen is not None else None
            row.whole, row.waited, row.reminded, row.flagged = row.bank or 0.0, 0.0, 0, False
            row.since = self.clock() if row.since is not None else None
            session.put_clock(row)
        live = self.cache.get(session, table)
        self.clock_changed(session, table, live)
        self.narrator(session, table).card(live)


def _clock_voted(tables: Tables, session: Writing, table: TableRow, ballot: Ballot, choice: str) -> str:
    narrator = tables.speaker(session, table)
    if choice == "refuse":
        return narrator.say("vote-no")
    tables._set(session, table, ballot.data.pace)
    return narrator.say("clock-agreed")


RESULTS["clock"] = _clock_voted
