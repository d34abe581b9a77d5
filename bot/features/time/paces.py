"""Choosing a clock: the host before the start, all players together while the game runs."""

from __future__ import annotations

import msgspec

from bot.store import PostRow, TableRow, Writing
from bot.store.ballots import About, Ballot
from bot.store.bodies import RequestBody
from bot.tables.pace import MODES, NONE, PACES
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.tables.votes import VOTE_LASTS, Votes
from bot.tables.waiting import pace_line


class Paces:
    def __init__(self, tables: Tables, votes: Votes) -> None:
        self.tables, self.votes = tables, votes

    def choose_clock(
        self, session: Writing, table_id: int, person: int, mode: str, *, moderator: bool = False
    ) -> PostRow[RequestBody] | None:
        """Set the clock, or propose it to the others; the proposal, or None if the clock is set."""
        if mode not in MODES:
            raise Refused("no-such-pace", mode=mode[:40], modes=", ".join(MODES))
        pace = "" if mode == NONE else mode
        table = self.tables.table(session, table_id)
        if pace == table.pace:
            raise Refused("same-pace")
        if table.status == "lobby":
            self.tables.host_only(session, table, person, moderator)
            table.pace = pace
            session.put(table)
            self.tables.narrator(session, table).card()
            return None
        if table.status != "running":
            raise Refused("not-now-over")
        mine = self.tables.my_seat(session, table, person)
        return self._propose(session, table, mine.seat, pace)

    def _propose(self, session: Writing, table: TableRow, seat: int, pace: str) -> PostRow[RequestBody] | None:
        """All players agree; one who plays alone need not ask."""
        people = self.votes.people(session, table)
        if len(people) == 1:
            self._set(session, table, pace)
            return None
        narrator = self.tables.speaker(session, table)
        wanted = msgspec.structs.replace(table, pace=pace)
        ballot = Ballot(
            what="clock",
            by=seat,
            voters=people,
            choices=["agree", "refuse"],
            veto=True,
            otherwise="refuse",
            ends=self.tables.now() + VOTE_LASTS,
            votes={str(narrator.seats[seat].person): "agree"},
            data=About(pace=pace),
        )
        question = narrator.say("clock-asked", who=narrator.name(seat), clock=pace_line(wanted))
        return self.votes.ask(session, table, question, ballot)

    def _set(self, session: Writing, table: TableRow, pace: str) -> None:
        """A new clock begins with a full bank for everybody."""
        table.pace = pace
        session.put(table)
        chosen = PACES.get(pace)
        for row in session.clocks(table.id):
            row.bank = chosen.bank if chosen is not None else None
            row.whole, row.waited, row.reminded, row.flagged = row.bank or 0.0, 0.0, 0, False
            row.since = self.tables.now() if row.since is not None else None
            session.put(row)
        live = self.tables.cache.get(session, table)
        self.tables.clock_changed(session, table, live)
        self.tables.narrator(session, table).card(live)

    def clock_voted(self, session: Writing, table: TableRow, ballot: Ballot, choice: str) -> str:
        narrator = self.tables.speaker(session, table)
        if choice == "refuse":
            return narrator.say("vote-no")
        self._set(session, table, ballot.data.pace)
        return narrator.say("clock-agreed")
