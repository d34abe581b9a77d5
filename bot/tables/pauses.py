"""Games that rest: paused by agreement, asleep, without a place, where we may not write, or whose rules are kept no
longer. No clock runs meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.store import PostRow, Reading, TableNotes, TableRow, Writing
from bot.store.ballots import About, Ballot, said
from bot.store.bodies import CallBody, RequestBody
from bot.tables.changes import Change
from bot.tables.loaded import retired
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.tables.votes import VOTE_LASTS, Votes, sign_of_life
from bot.ui.text import timestamp

AGREED, ASLEEP, HOMELESS, MUTE = "agreed", "asleep", "homeless", "unreachable"
RETIRED = "retired"
"""Why a game rests."""


class Pauses:
    def __init__(self, tables: Tables, votes: Votes) -> None:
        self.tables, self.votes = tables, votes

    # --- reasons ---------------------------------------------------------------------------------

    @staticmethod
    def resting(session: Reading, table: TableRow) -> dict[str, float]:
        """Why the game rests, and since when."""
        reasons = session.note(TableNotes, table.id).resting
        return {RETIRED: table.created} | reasons if table.status == "running" and retired(table) else reasons

    def pause_for(self, session: Writing, table: TableRow, why: str) -> None:
        self._set_reasons(session, table, {why: self.tables.now()} | self.resting(session, table))

    def resume_from(self, session: Writing, table: TableRow, why: str) -> bool:
        """One reason is gone; whether it was there."""
        reasons = self.resting(session, table)
        if reasons.pop(why, None) is None:
            return False
        sign_of_life(session, table.id, self.tables.now())  # silence counts from here
        self._set_reasons(session, table, reasons)
        return True

    def _set_reasons(self, session: Writing, table: TableRow, reasons: dict[str, float]) -> None:
        reasons.pop(RETIRED, None)  # that is so, or not, by the rules we know
        with session.changing(TableNotes, table.id) as notes:
            notes.resting = reasons
        table.paused = min(reasons.values()) if reasons else None
        session.put(table)
        live = self.tables.kept_live(session, table) if table.status == "running" else None
        if live is not None:
            narrator = self.tables.narrator(session, table)
            narrator.call(live, live.match.waiting)  # the same wait: nobody is mentioned again
        self.tables.clock_changed(session, table, live)

    # --- by agreement ----------------------------------------------------------------------------

    def pause(
        self,
        session: Writing,
        table_id: int,
        person: int,
        until: float | None = None,
        *,
        agreed: Sequence[int] = (),
    ) -> PostRow[RequestBody]:
        """Ask everybody at the table to pause; some are known to agree."""
        table, _, mine = self.tables.seated(session, table_id, person)
        if table.status != "running":
            raise Refused("not-now-over")
        if AGREED in self.resting(session, table):
            raise Refused("paused-already")
        narrator = self.tables.speaker(session, table)
        people = self.votes.people(session, table)
        ballot = Ballot(
            what="pause",
            by=mine.seat,
            voters=people,
            choices=["agree", "refuse"],
            veto=True,
            otherwise="refuse",
            ends=self.tables.now() + VOTE_LASTS,
            votes={str(one): "agree" for one in (person, *agreed)},
            data=About(until=until),
        )
        who = narrator.name(mine.seat)
        if until is None:
            question = narrator.say("ask-pause", who=who)
        else:
            question = narrator.say("ask-pause-until", who=who, until=timestamp(until))
        return self.votes.ask(session, table, question, ballot)

    def resume(self, session: Writing, table_id: int, person: int, *, moderator: bool = False) -> None:
        """Any player ends the pause."""
        table = self.tables.table(session, table_id)
        seat = next((row.seat for row in session.seats(table.id) if row.person == person), None)
        if seat is None and not moderator:
            raise Refused("not-at-table")
        if AGREED not in self.resting(session, table):
            raise Refused("not-paused")
        narrator = self.tables.speaker(session, table)
        if seat is None:
            self._go_on(session, table, narrator.say("resumed-moderator"))
        else:
            self._go_on(session, table, narrator.say("resumed", who=narrator.name(seat)))

    def pause_by_moderator(self, session: Writing, table_id: int) -> None:
        table = self.tables.table(session, table_id)
        if table.status != "running":
            raise Refused("no-running-table")
        if AGREED in self.resting(session, table):
            raise Refused("paused-already")
        self.pause_for(session, table, AGREED)
        narrator = self.tables.narrator(session, table)
        narrator.notice(narrator.say("paused-moderator"))

    def _go_on(self, session: Writing, table: TableRow, text: str) -> None:
        session.drop_timers(table.id, "resume")
        self.resume_from(session, table, AGREED)
        self.tables.narrator(session, table).notice(text)

    # --- what it means for play ------------------------------------------------------------------

    def refuse(self, change: Change) -> None:
        """Nobody plays in a pause that was agreed on; it can be ended."""
        if AGREED not in self.resting(change.session, change.table):
            return
        raise Refused("paused").offering("resume", change.table.id)

    def quiet_call(self, change: Change) -> None:
        """In a pause the call does not say that it is anybody's move."""
        session, table = change.session, change.table
        if AGREED not in self.resting(session, table):
            return
        for post in session.posts(table.id, CallBody):
            if post.gone or post.body.still:
                continue
            narrator = self.tables.speaker(session, table)
            until = session.note(TableNotes, table.id).paused_until
            if until is None:
                text = narrator.say("call-paused", table=table.id)
            else:
                text = narrator.say("call-paused-until", table=table.id, until=timestamp(until))
            post.body.text, post.body.buttons, post.body.still = text, [["resume"]], True
            post.wanted += 1
            session.put(post)

    def pause_voted(self, session: Writing, table: TableRow, ballot: Ballot, choice: str) -> str:
        narrator = self.tables.speaker(session, table)
        if choice == "refuse":
            return narrator.say("vote-no")
        until = said(ballot.data.until)
        with session.changing(TableNotes, table.id) as notes:
            notes.paused_until = until
        self.pause_for(session, table, AGREED)
        if until is None:
            return narrator.say("paused-now")
        session.add_timer(until, "resume", table.id, {})
        return narrator.say("paused-until", until=timestamp(until))

    def resume_due(self, session: Writing, table_id: int, data: dict[str, Any]) -> None:
        table = session.table(table_id)
        if table is not None and AGREED in self.resting(session, table):
            self._go_on(session, table, self.tables.speaker(session, table).say("resumed-date"))
