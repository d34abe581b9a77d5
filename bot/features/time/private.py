"""Calls by private message: one per wait, or one list of all tables that wait; those who cannot be written to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import PersonNotes, PostRow, Reading, TableNotes, TableRow, Writing
from bot.store.bodies import Buttons, DmBody, PostButton, RequestBody
from bot.store.notes import DmNotes, MuteNotes, settings_of
from bot.tables.bank import next_at
from bot.tables.loaded import game_of
from bot.tables.pace import DIGEST_HOUR
from bot.tables.tables import Tables
from bot.tables.waiting import Wait, has_news, plan_line, rests_until, table_label, wait_line, waits_of, way_to
from bot.ui.text import say

DIGEST = "digest"
LISTED = "listed"
"""In the place of the key of a message about one wait: it stands in a list."""
DM_BUTTONS: Buttons = [["turn"], ["go"], ["mute"]]
MOST_LISTED = 12


class Private:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # --- one message per wait --------------------------------------------------------------------

    def write_to(self, session: Writing, table: TableRow, person: int, text: str, buttons: Buttons) -> None:
        """A private message about a wait, instead of the one before it."""
        self._take_away(session, table, person)
        with session.changing(TableNotes, table.id) as notes:
            notes.dms += 1
        key = str(notes.dms)
        self._note(session, table, person, key)
        body = DmBody(text=text, buttons=buttons)
        delay = self.tables.now() + self.tables.call_delay
        session.put(PostRow(table=table.id, key=key, channel=person, body=body, not_before=delay))

    def call(self, session: Writing, table: TableRow, person: int) -> None:
        """A table waits for somebody from now on."""
        language = self.language_of(session, table, person)
        text = say(language, "dm-call", title=game_of(table).title, table=table.id)
        text = " ".join([text, *plan_line(session, table, person, language)])
        self.write_to(session, table, person, text, DM_BUTTONS)

    def answered_privately(self, session: Writing, table: TableRow, person: int) -> None:
        """The wait is over: the message says so, if it was sent."""
        post = self._standing(session, table, person)
        self._note(session, table, person, "")
        if post is None:
            return
        if post.message is None and post.sent == 0 and not post.failed and self.tables.now() < post.not_before:
            session.drop_post(post.id)
            return
        language = self.language_of(session, table, person)
        text = say(language, "dm-done", title=game_of(table).title, table=table.id)
        post.body.text, post.body.buttons = text, [["go"]]
        post.wanted += 1
        session.put(post)

    def held_back(self, session: Writing, post: PostRow[DmBody]) -> bool:
        """Takes back a message about waits that is not to be sent now, as if it had not been written. False: it is not
        about waits."""
        person = post.channel
        if post.key.startswith(DIGEST):
            for table, _ in session.tables_of(person):
                if session.note(DmNotes, table.id, person).post == LISTED:
                    self._note(session, table, person, "")
        elif session.note(DmNotes, post.table, person).post == post.key:
            with session.changing(DmNotes, post.table, person) as written:
                written.post = ""
        else:
            return False
        session.drop_post(post.id)
        return True

    def _take_away(self, session: Writing, table: TableRow, person: int) -> None:
        post = self._standing(session, table, person)
        if post is not None:
            post.gone = True
            session.put(post)

    def _standing(self, session: Reading, table: TableRow, person: int) -> PostRow[DmBody] | None:
        key = session.note(DmNotes, table.id, person).post
        return session.post(table.id, DmBody, key) if key else None

    @staticmethod
    def _note(session: Writing, table: TableRow, person: int, key: str) -> None:
        with session.changing(DmNotes, table.id, person) as written:
            written.post = key

    @staticmethod
    def language_of(session: Reading, table: TableRow, person: int) -> str:
        return settings_of(session, person).language or table.language

    # --- all that waits in one message -----------------------------------------------------------

    def uncalled(self, session: Reading, person: int) -> list[Wait]:
        """Tables that wait for somebody who is called privately, and about which no message stands."""
        return [wait for wait in self.waits(session, person) if not session.note(DmNotes, wait.table.id, person).post]

    @staticmethod
    def waits(session: Reading, person: int) -> list[Wait]:
        """Tables about which somebody is written to, the most urgent first."""
        return [one for one in waits_of(session, person) if way_to(session, one.table, person) in ("dm", "digest")]

    def write_list(
        self, session: Writing, person: int, waits: Sequence[Wait], asked: Sequence[PostRow[RequestBody]]
    ) -> None:
        """One message about all that waits for somebody, a button each."""
        tables = {wait.table.id: wait.table for wait in waits}
        for post in asked:
            if post.table not in tables and (table := session.table(post.table)) is not None:
                tables[post.table] = table
        first = next(iter(tables.values()))
        language = self.language_of(session, first, person)
        lines = [say(language, "digest", count=len(waits) + len(asked))]
        lines += [wait_line(session, wait, language) for wait in waits[:MOST_LISTED]]
        for post in asked:
            table = tables[post.table]
            facts: dict[str, str | int] = {"title": game_of(table).title, "table": table.id}
            lines.append(say(language, "digest-asked", link=f"<#{post.channel}>", **facts))
        buttons: Buttons = [
            PostButton("turn", [], table_label(wait.table), "blue", table=wait.table.id) for wait in waits[:MOST_LISTED]
        ]
        body = DmBody(text="\n".join(lines), buttons=[*buttons, ["games"]])
        key = f"{DIGEST}{person}.{int(self.tables.now())}"
        session.put(PostRow(table=first.id, key=key, channel=person, body=body))
        for wait in waits:
            self._take_away(session, wait.table, person)
            self._note(session, wait.table, person, LISTED)

    # --- those who cannot be written to ----------------------------------------------------------

    def try_dm_again(self, session: Writing, person: int) -> None:
        self.delivered(session, person, True)

    @staticmethod
    def delivered(session: Writing, person: int, delivered: bool) -> None:
        """Whether private messages reach the person, as far as we know; what was said about it no longer counts."""
        with session.changing(PersonNotes, person) as notes:
            notes.no_dm, notes.told_no_dm = not delivered, False

    def news_for(self, session: Writing, person: int) -> bool:
        """Whether a person has to be told that private messages fail: only once."""
        news = has_news(session, person)
        if news:
            with session.changing(PersonNotes, person) as notes:
                notes.told_no_dm = True
        return news

    # --- once a day ------------------------------------------------------------------------------

    def arm_digest(self, session: Writing, person: int) -> None:
        """The next daily list, unless it is set already: in the morning, after the quiet hours."""
        now = self.tables.now()
        if session.note(PersonNotes, person).digest > now:
            return
        at = next_at(now, DIGEST_HOUR, settings_of(session, person).zone)
        self._set_digest(session, person, rests_until(session, person, at) or at)

    def _set_digest(self, session: Writing, person: int, at: float) -> None:
        with session.changing(PersonNotes, person) as notes:
            notes.digest = at
        session.add_timer(at, DIGEST, 0, {"person": person})

    def send_digest(self, session: Writing, person: int, asked: Sequence[PostRow[RequestBody]]) -> None:
        """The daily list, and the next one while something waits. Who rests gets it when the rest is over."""
        with session.changing(PersonNotes, person) as notes:
            notes.digest = 0.0
        waits = [wait for wait in self.waits(session, person) if way_to(session, wait.table, person) == "digest"]
        if not waits and not asked:
            return
        if rest := rests_until(session, person, self.tables.now()):
            self._set_digest(session, person, rest)
            return
        self.write_list(session, person, waits, asked)
        self.arm_digest(session, person)

    def mute(self, session: Writing, table_id: int, person: int) -> bool:
        """No calls, reminders and private messages about this table any more, or again; what it is now."""
        table = self.tables.table(session, table_id)
        self.tables.my_seat(session, table, person)
        with session.changing(MuteNotes, table.id, person) as notes:
            notes.muted = not notes.muted
        return notes.muted
