"""Tables nobody touches: a game sleeps, a lobby closes, a finished game's thread is archived. Nothing is deleted."""

from __future__ import annotations

from typing import Any

from bot.features.absence.service import Absence
from bot.store import DeedRow, PostRow, Reading, TableNotes, TableRow, Writing
from bot.store.bodies import Buttons, NoticeBody, PostButton, RequestBody
from bot.tables.changes import Change
from bot.tables.pauses import ASLEEP, Pauses
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.tables.votes import DAY, Votes, sign_of_life
from bot.tables.waiting import away_of

SILENCE = 14 * DAY
LOBBY_WAITS = 14 * DAY
LOBBY_ANSWERS = 7 * DAY
"""How long the host has to answer whether the lobby stays open."""
QUIET_AFTER_END = 7 * DAY


class Sleep:
    def __init__(self, tables: Tables, votes: Votes, pauses: Pauses, absence: Absence) -> None:
        self.tables, self.votes, self.pauses, self.absence = tables, votes, pauses, absence

    # --- setting the timers ----------------------------------------------------------------------

    def watch_lobby(self, change: Change) -> None:
        change.session.add_timer(self.tables.now() + LOBBY_WAITS, "lobby", change.table.id, {})

    def set_timers(self, change: Change) -> None:
        """When a game begins and when it ends."""
        session, table = change.session, change.table
        if table.status == "running" and table.lines == 1 and table.started == self.tables.now():
            session.drop_timers(table.id, "lobby")
            session.drop_timers(table.id, "sleep")
            session.add_timer(self.tables.now() + SILENCE, "sleep", table.id, {})
        elif table.status in ("over", "closed") and table.ended == self.tables.now():
            session.drop_timers(table.id, "sleep")
            session.drop_timers(table.id, "archive")
            session.add_timer(self.tables.now() + QUIET_AFTER_END, "archive", table.id, {})

    # --- a game that sleeps ----------------------------------------------------------------------

    def last_stir(self, session: Reading, table: TableRow) -> float:
        """When something last happened at the table."""
        lines = session.lines(table.id, max(0, table.lines - 1))
        woken = session.note(TableNotes, table.id).woken
        return max([woken, table.started or table.created, *(line.at for line in lines)])

    def _fall_asleep(self, session: Writing, table: TableRow) -> None:
        narrator = self.tables.narrator(session, table)
        buttons: Buttons = [
            PostButton("wake", [], narrator.say("button-wake"), "green"),
            PostButton("sleepend", [], narrator.say("button-sleepend"), "grey"),
        ]
        key = narrator.notice(narrator.say("sleeps", table=table.id), buttons)
        with session.changing(TableNotes, table.id) as notes:
            notes.sleep_post = key
        self.votes.drop_votes(session, table, "vote-asleep")
        self.pauses.pause_for(session, table, ASLEEP)
        session.put(DeedRow(kind="archive", table=table.id, target=table.place, data={"after": key}))

    def wake(self, session: Writing, table_id: int, person: int) -> None:
        """One press of a player, months later."""
        table, _, mine = self.tables.seated(session, table_id, person)
        if ASLEEP not in self.pauses.resting(session, table):
            raise Refused("not-asleep")
        self._wake(session, table, mine.seat)

    def _wake(self, session: Writing, table: TableRow, seat: int) -> None:
        session.drop_timers(table.id, "sleep")
        session.add_timer(self.tables.now() + SILENCE, "sleep", table.id, {})
        narrator = self.tables.speaker(session, table)
        post = session.post(table.id, NoticeBody, session.note(TableNotes, table.id).sleep_post)
        if post is not None:
            post.body.text, post.body.buttons = narrator.say("awake", table=table.id, who=narrator.name(seat)), []
            post.wanted += 1
            session.put(post)
        self.pauses.resume_from(session, table, ASLEEP)

    def end_asleep(self, session: Writing, table_id: int, person: int) -> PostRow[RequestBody]:
        """Ask to end a table that sleeps: silence agrees."""
        table, _, mine = self.tables.seated(session, table_id, person)
        if ASLEEP not in self.pauses.resting(session, table):
            raise Refused("not-asleep")
        return self.absence.ask_end(session, table, mine.seat, asleep=True)

    def wake_by_move(self, change: Change) -> None:
        """A move wakes a game that sleeps."""
        if ASLEEP not in self.pauses.resting(change.session, change.table):
            return
        self._wake(change.session, change.table, change.seat)

    # --- a lobby nobody starts -------------------------------------------------------------------

    def keep_lobby(self, session: Writing, table_id: int, person: int, keep: bool) -> None:
        """The host's answer to whether the lobby stays open."""
        table = self.tables.in_lobby(session, table_id)
        self.tables.host_only(session, table, person, moderator=False)
        session.drop_timers(table.id, "lobby")
        if keep:
            session.add_timer(self.tables.now() + LOBBY_WAITS, "lobby", table.id, {"asked": True})
            self._answer_lobby(session, table, "lobby-kept")
        else:
            self.close_lobby(session, table)

    def _ask_lobby(self, session: Writing, table: TableRow) -> None:
        narrator = self.tables.speaker(session, table)
        text = narrator.say("lobby-waits", host=f"<@{table.host}>", table=table.id)
        buttons: Buttons = [
            PostButton("lobby", ["keep"], narrator.say("button-keep"), "green"),
            PostButton("lobby", ["close"], narrator.say("button-shut"), "grey"),
        ]
        body = RequestBody(text=text, question=text, buttons=buttons, state="lobby")
        session.put(PostRow(table=table.id, key="lobby", channel=table.home, body=body, mentions=[table.host]))
        session.add_timer(self.tables.now() + LOBBY_ANSWERS, "lobby", table.id, {"asked": True})

    def _answer_lobby(self, session: Writing, table: TableRow, key: str) -> None:
        post = session.post(table.id, RequestBody, "lobby")
        if post is not None and post.body.buttons:
            self.votes.close_vote(session, post, self.tables.speaker(session, table).say(key, table=table.id))

    def close_lobby(self, session: Writing, table: TableRow) -> None:
        table.status, table.ended = "closed", self.tables.now()
        session.put(table)
        self.tables.narrator(session, table).card()
        self._answer_lobby(session, table, "lobby-closed")
        self.tables.clock_changed(session, table, None)

    def sleep_due(self, session: Writing, table_id: int, data: dict[str, Any]) -> None:
        """Set once at the start; it looks when something last happened and comes again, so that moves need not move
        it."""
        table = session.table(table_id)
        if table is None or table.status != "running":
            return
        if ASLEEP in self.pauses.resting(session, table):
            return  # waking sets it again
        now = self.tables.now()
        people = [row.person for row in session.seats(table_id) if row.awaited and row.person is not None]
        if table.paused is not None or any(away_of(session, person, now)[0] for person in people):
            sign_of_life(session, table_id, now)  # it is known why nothing happens
            session.add_timer(now + DAY, "sleep", table_id, {})
            return
        quiet_until = self.last_stir(session, table) + SILENCE
        if now < quiet_until:
            session.add_timer(quiet_until, "sleep", table_id, {})
        else:
            self._fall_asleep(session, table)

    def lobby_due(self, session: Writing, table_id: int, data: dict[str, Any]) -> None:
        table = session.table(table_id)
        if table is None or table.status != "lobby":
            return
        if data.get("asked"):
            self.close_lobby(session, table)
        else:
            self._ask_lobby(session, table)

    def archive_due(self, session: Writing, table_id: int, data: dict[str, Any]) -> None:
        """The thread of a game that is over, unless another table plays there by now."""
        table = session.table(table_id)
        if table is None or table.place == table.home:
            return
        there = session.table_at(table.place)
        if there is None or there.id == table.id:
            session.put(DeedRow(kind="archive", table=table_id, target=table.place, data={"quiet": QUIET_AFTER_END}))
