"""Private messages: a call or a reminder for those who chose so, once per wait; the daily list; the way back where
somebody cannot be written to. They never say more than that a table waits, and where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.features.time.calls import resting, silent, way_to
from bot.features.time.clock import Clock
from bot.features.time.hours import next_at
from bot.features.time.pace import DIGEST_HOUR
from bot.store import PersonNotes, PostRow, Reading, TableNotes, TableRow, Writing
from bot.store.bodies import Buttons, DmBody
from bot.store.notes import DmNotes, MuteNotes
from bot.store.settings import settings_of
from bot.tables.loaded import game_of
from bot.tables.timers import TIMERS
from bot.ui.text import say

if TYPE_CHECKING:
    from bot.app.services import Tables

DIGEST = "digest"
DM_BUTTONS: Buttons = [["go"], ["mute"]]


class Private(Clock):
    # --- one message per wait --------------------------------------------------------------------

    def write_to(self, session: Writing, table: TableRow, person: int, text: str) -> None:
        """A private message about a wait, instead of the one before it."""
        self._take_away(session, table, person)
        with session.changing(TableNotes, table.id) as notes:
            notes.dms += 1
        key = str(notes.dms)
        with session.changing(DmNotes, table.id, person) as written:
            written.post = key
        body = DmBody(text=text, buttons=DM_BUTTONS, silent=silent(session, [person], self.clock()))
        delay = self.clock() + self.call_delay
        session.add_post(PostRow(table=table.id, key=key, channel=person, body=body, not_before=delay))

    def answered_privately(self, session: Writing, table: TableRow, person: int) -> None:
        """The wait is over: the message says so, if it was sent."""
        post = self._standing(session, table, person)
        if post is None:
            return
        with session.changing(DmNotes, table.id, person) as written:
            written.post = ""
        if post.message is None and post.sent == 0 and self.clock() < post.not_before:
            session.drop_post(post.id)
            return
        language = self.language_of(session, table, person)
        text = say(language, "dm-done", title=game_of(table).title, table=table.id)
        post.body.text, post.body.buttons = text, [["go"]]
        post.wanted += 1
        session.put_post(post)

    def _take_away(self, session: Writing, table: TableRow, person: int) -> None:
        post = self._standing(session, table, person)
        if post is not None:
            post.gone = True
            session.put_post(post)

    def _standing(self, session: Reading, table: TableRow, person: int) -> PostRow[DmBody] | None:
        key = session.note(DmNotes, table.id, person).post
        return session.post(table.id, DmBody, key) if key else None

    @staticmethod
    def language_of(session: Reading, table: TableRow, person: int) -> str:
        return settings_of(session, person).language or table.language

    # --- those who cannot be written to ----------------------------------------------------------

    def try_dm_again(self, interaction: str, person: int) -> None:
        with self.writing(interaction) as session:
            self.delivered(session, person, True)

    @staticmethod
    def delivered(session: Writing, person: int, delivered: bool) -> None:
        """Whether private messages reach the person, as far as we know; what was said about it no longer counts."""
        with session.changing(PersonNotes, person) as notes:
            notes.no_dm, notes.told_no_dm = not delivered, False

    @staticmethod
    def has_news(session: Reading, person: int) -> bool:
        """Whether a person has to be told that private messages fail."""
        notes = session.note(PersonNotes, person)
        return notes.no_dm and not notes.told_no_dm

    def news_for(self, person: int) -> bool:
        """Whether a person has to be told that private messages fail: only once."""
        with self.writing() as session:
            news = self.has_news(session, person)
            if news:
                with session.changing(PersonNotes, person) as notes:
                    notes.told_no_dm = True
            return news

    # --- once a day ------------------------------------------------------------------------------

    def arm_digest(self, session: Writing, person: int) -> None:
        """The next daily list, unless it is set already."""
        now = self.clock()
        if session.note(PersonNotes, person).digest > now:
            return
        at = next_at(now, DIGEST_HOUR, settings_of(session, person).zone)
        with session.changing(PersonNotes, person) as notes:
            notes.digest = at
        session.add_timer(at, DIGEST, 0, {"person": person})

    def send_digest(self, session: Writing, person: int) -> None:
        waiting = [
            table
            for table, seat in session.tables_of(person)
            if table.status == "running" and table.paused is None and seat.awaited
        ]
        waiting = [table for table in waiting if way_to(session, table, person) == "digest"]
        with session.changing(PersonNotes, person) as notes:
            notes.digest = 0.0
        if not waiting:
            return
        if not resting(session, person, self.clock()):
            language = self.language_of(session, waiting[0], person)
            lines = [say(language, "digest", count=len(waiting))]
            for table in waiting[:20]:
                link = f"<#{table.place}>"
                lines.append(say(language, "digest-line", title=game_of(table).title, table=table.id, link=link))
            body = DmBody(text="\n".join(lines), buttons=[["games"]])
            key = f"{DIGEST}{person}.{int(self.clock())}"
            session.add_post(PostRow(table=waiting[0].id, key=key, channel=person, body=body))
        self.arm_digest(session, person)

    def mute(self, interaction: str, table_id: int, person: int) -> bool:
        """No calls, reminders and private messages about this table any more, or again; what it is now."""
        with self.writing(interaction) as session:
            table = self._table(session, table_id)
            self._my_seat(session, table, person)
            with session.changing(MuteNotes, table.id, person) as notes:
                notes.muted = not notes.muted
        return notes.muted


def _digest(tables: Tables, session: Writing, table: int, data: dict[str, Any]) -> None:
    tables.send_digest(session, data["person"])


TIMERS[DIGEST] = _digest
