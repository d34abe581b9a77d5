"""Games that rest: paused by agreement, asleep, without a place, where we may not write, or whose rules are kept no
longer. No clock runs meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.store import PostRow, Reading, TableNotes, TableRow, Writing
from bot.store.ballots import About, Ballot, said
from bot.store.bodies import CallBody, RequestBody
from bot.tables.base import Refused
from bot.tables.changes import Change
from bot.tables.loaded import retired
from bot.tables.timers import TIMERS
from bot.tables.votes import RESULTS, VOTE_LASTS, Votes, sign_of_life
from bot.ui.text import timestamp

if TYPE_CHECKING:
    from bot.app.services import Tables

AGREED, ASLEEP, HOMELESS, MUTE = "agreed", "asleep", "homeless", "unreachable"
RETIRED = "retired"
"""Why a game rests."""


class Rest(Votes):
    # --- reasons ---------------------------------------------------------------------------------

    @staticmethod
    def resting(session: Reading, table: TableRow) -> dict[str, float]:
        """Why the game rests, and since when."""
        reasons = session.note(TableNotes, table.id).resting
        return {RETIRED: table.created} | reasons if table.status == "running" and retired(table) else reasons

    def _rest(self, session: Writing, table: TableRow, why: str) -> None:
        self._set_reasons(session, table, {why: self.clock()} | self.resting(session, table))

    def _stir(self, session: Writing, table: TableRow, why: str) -> bool:
        """One reason is gone; whether it was there."""
        reasons = self.resting(session, table)
        if reasons.pop(why, None) is None:
            return False
        sign_of_life(session, table.id, self.clock())  # silence counts from here
        self._set_reasons(session, table, reasons)
        return True

    def _set_reasons(self, session: Writing, table: TableRow, reasons: dict[str, float]) -> None:
        reasons.pop(RETIRED, None)  # that is so, or not, by the rules we know
        with session.changing(TableNotes, table.id) as notes:
            notes.resting = reasons
        table.paused = min(reasons.values()) if reasons else None
        session.put_table(table)
        live = self.kept_live(session, table) if table.status == "running" else None
        if live is not None:
            narrator = self.narrator(session, table)
            narrator.call(live, live.match.waiting)  # the same wait: nobody is mentioned again
        self.clock_changed(session, table, live)

    # --- by agreement ----------------------------------------------------------------------------

    def pause(self, interaction: str, table_id: int, person: int, until: float | None = None) -> PostRow[RequestBody]:
        """Ask everybody at the table to pause."""
        with self.writing(interaction, table_id) as session:
            table, _, mine = self._seated(session, table_id, person)
            if table.status != "running":
                raise Refused("not-now-over")
            if AGREED in self.resting(session, table):
                raise Refused("paused-already")
            narrator = self.speaker(session, table)
            people = self._people(session, table)
            ballot = Ballot(
                what="pause",
                by=mine.seat,
                voters=people,
                choices=["agree", "refuse"],
                veto=True,
                otherwise="refuse",
                ends=self.clock() + VOTE_LASTS,
                votes={str(person): "agree"},
                data=About(until=until),
            )
            who = narrator.name(mine.seat)
            if until is None:
                question = narrator.say("ask-pause", who=who)
            else:
                question = narrator.say("ask-pause-until", who=who, until=timestamp(until))
            return self._ask(session, table, question, ballot)

    def resume(self, interaction: str, table_id: int, person: int, *, moderator: bool = False) -> None:
        """Any player ends the pause."""
        with self.writing(interaction, table_id) as session:
            table = self._table(session, table_id)
            seat = next((row.seat for row in session.seats(table.id) if row.person == person), None)
            if seat is None and not moderator:
                raise Refused("not-at-table")
            if AGREED not in self.resting(session, table):
                raise Refused("not-paused")
            narrator = self.speaker(session, table)
            if seat is None:
                self._go_on(session, table, narrator.say("resumed-moderator"))
            else:
                self._go_on(session, table, narrator.say("resumed", who=narrator.name(seat)))

    def pause_by_moderator(self, interaction: str, table_id: int) -> None:
        with self.writing(interaction, table_id) as session:
            table = self._table(session, table_id)
            if table.status != "running":
                raise Refused("no-running-table")
            if AGREED in self.resting(session, table):
                raise Refused("paused-already")
            self._rest(session, table, AGREED)
            narrator = self.narrator(session, table)
            narrator.notice(narrator.say("paused-moderator"))

    def _go_on(self, session: Writing, table: TableRow, text: str) -> None:
        session.drop_timers(table.id, "resume")
        self._stir(session, table, AGREED)
        self.narrator(session, table).notice(text)

    # --- what it means for play ------------------------------------------------------------------

    def paused(self, change: Change) -> bool:
        """Whether the players have agreed on a pause."""
        return AGREED in self.resting(change.session, change.table)

    @staticmethod
    def refuse(change: Change) -> None:
        """Nobody plays in a pause; it can be ended."""
        raise Refused("paused").offering("resume", change.table.id)

    def quiet_call(self, change: Change) -> None:
        """In a pause the call does not say that it is anybody's move."""
        session, table = change.session, change.table
        for post in session.posts(table.id, CallBody):
            if post.gone or post.body.still:
                continue
            narrator = self.speaker(session, table)
            until = session.note(TableNotes, table.id).paused_until
            if until is None:
                text = narrator.say("call-paused", table=table.id)
            else:
                text = narrator.say("call-paused-until", table=table.id, until=timestamp(until))
            post.body.text, post.body.buttons, post.body.still = text, [["resume"]], True
            post.wanted += 1
            session.put_post(post)


def _pause_voted(tables: Tables, session: Writing, table: TableRow, ballot: Ballot, choice: str) -> str:
    narrator = tables.speaker(session, table)
    if choice == "refuse":
        return narrator.say("vote-no")
    until = said(ballot.data.until)
    with session.changing(TableNotes, table.id) as notes:
        notes.paused_until = until
    tables._rest(session, table, AGREED)
    if until is None:
        return narrator.say("paused-now")
    session.add_timer(until, "resume", table.id, {})
    return narrator.say("paused-until", until=timestamp(until))


def _resume_due(tables: Tables, session: Writing, table_id: int, data: dict[str, Any]) -> None:
    table = session.table(table_id)
    if table is not None and AGREED in tables.resting(session, table):
        tables._go_on(session, table, tables.speaker(session, table).say("resumed-date"))


RESULTS["pause"] = _pause_voted
TIMERS["resume"] = _resume_due
