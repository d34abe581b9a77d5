"""What moderators do to tables: end with notice, take a person off a seat; and what a server has chosen."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.features.pauses.service import Sleep
from bot.features.server.servers import setup_of
from bot.store import GuildNotes, Reading, TableNotes, TableRow, Writing
from bot.store.bodies import NoticeBody
from bot.store.notes import Setup
from bot.tables.changes import Change
from bot.tables.play import Play
from bot.tables.refused import Refused
from bot.tables.seats import Seats
from bot.tables.tables import Tables
from bot.tables.votes import DAY, Votes
from bot.ui.text import timestamp


class Moderation:
    def __init__(self, tables: Tables, play: Play, votes: Votes, seats: Seats, sleep: Sleep) -> None:
        self.tables, self.play, self.votes, self.seats, self.sleep = tables, play, votes, seats, sleep

    # --- what a server has chosen ----------------------------------------------------------------

    def setup(self, session: Reading, guild: int) -> Setup:
        return setup_of(session, guild)

    def set_up(self, session: Writing, guild: int, **changes: Any) -> Setup:
        try:
            setup = setup_of(session, guild).changed(changes)
        except msgspec.ValidationError:
            raise Refused("unknown-button") from None
        with session.changing(GuildNotes, guild) as notes:
            notes.setup = setup
        return setup

    @staticmethod
    def give_pace(change: Change) -> None:
        """A table opened without a pace of its own gets the server's."""
        table = change.table
        if table.guild is not None and not table.pace:
            table.pace = setup_of(change.session, table.guild).pace
            change.session.put(table)

    def greet(self, session: Writing, guild: int) -> bool:
        """Whether the server is to be greeted: only ever once."""
        with session.changing(GuildNotes, guild) as notes:
            known, notes.greeted = notes.greeted, True
        return not known

    # --- ending and removing ---------------------------------------------------------------------

    def end_soon(self, session: Writing, table_id: int) -> float:
        """A moderator ends a table, with a day's notice."""
        table = self.tables.table(session, table_id)
        if table.status not in ("running", "lobby"):
            raise Refused("not-now-over")
        if session.note(TableNotes, table.id).ends is not None:
            raise Refused("ends-already")
        when = self.tables.now() + DAY
        session.add_timer(when, "end", table.id, {})
        narrator = self.tables.narrator(session, table)
        key = narrator.notice(narrator.say("ends-soon", table=table.id, when=timestamp(when)))
        with session.changing(TableNotes, table.id) as notes:
            notes.ends, notes.end_post = when, key
        return when

    def end_never(self, session: Writing, table_id: int) -> None:
        """The moderator has thought better of it."""
        table = self.tables.table(session, table_id)
        if session.note(TableNotes, table.id).ends is None:
            raise Refused("nothing-asked")
        with session.changing(TableNotes, table.id) as notes:
            notes.ends = None
        session.drop_timers(table.id, "end")
        post = session.post(table.id, NoticeBody, notes.end_post)
        if post is not None:
            post.body.text = self.tables.speaker(session, table).say("ends-not", table=table.id)
            post.wanted += 1
            session.put(post)

    def rename(self, session: Writing, table_id: int, name: str) -> None:
        """Another name for a table, or none."""
        table = self.tables.table(session, table_id)
        table.name = name
        session.put(table)
        live = self.tables.cache.get(session, table) if table.status != "lobby" else None
        self.tables.narrator(session, table).card(live)

    def remove_person(self, session: Writing, table_id: int, seat: int) -> None:
        """A moderator takes a person off a seat; the table is asked who plays on."""
        table = self.tables.table(session, table_id)
        rows = session.seats(table.id)[: table.seats]
        if not 0 <= seat < len(rows) or rows[seat].person is None:
            raise Refused("no-such-seat")
        narrator = self.tables.narrator(session, table)
        if table.status == "lobby":
            self.free_in_lobby(session, table, seat)
            return
        if table.status != "running":
            raise Refused("not-now-over")
        narrator.notice(narrator.say("removed", who=narrator.name(seat)))
        self.seats.sit(session, table, seat, why="removed")
        self.who_plays_on(session, table, seat, "removed")

    def free_in_lobby(self, session: Writing, table: TableRow, seat: int) -> None:
        row = session.seats(table.id)[seat]
        others = self.votes.people(session, table, but=seat)
        if table.host == row.person and others:
            table.host = others[0]
        row.person, row.name = None, ""
        session.put(row)
        if not others:
            self.sleep.close_lobby(session, table)
            return
        session.put(table)
        self.tables.narrator(session, table).card()

    def who_plays_on(self, session: Writing, table: TableRow, seat: int, why: str) -> None:
        """The others decide; where there is nobody else, the seat can simply be taken."""
        if self.votes.people(session, table, but=seat):
            self.tables.changes.seat_overdue(session, table, seat, why)
        else:
            narrator = self.tables.speaker(session, table)
            text = narrator.say("standin-wanted", who=narrator.name(seat), title=narrator.game.title, table=table.id)
            self.seats.offer(session, table, seat, text, None)

    def end_due(self, session: Writing, table_id: int, data: dict[str, Any]) -> None:
        """The notice has run out."""
        table = session.table(table_id)
        if table is None or session.note(TableNotes, table_id).ends is None:
            return
        if table.status == "running":
            self.play.break_off(session, table)
        elif table.status == "lobby":
            self.sleep.close_lobby(session, table)
