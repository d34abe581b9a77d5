"""Where a table is, when that goes wrong: thread or channel deleted, no permission to write, a call deleted by hand."""

from __future__ import annotations

from collections.abc import Iterable

from bot.store import DeedRow, PostRow, TableNotes, TableRow, Writing
from bot.store.bodies import Body, Buttons, ChapterBody, DmBody, NoticeBody, PostButton, RequestBody
from bot.tables.changes import Change, run
from bot.tables.pauses import HOMELESS, MUTE, Pauses
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.tables.votes import DAY, Votes

CALL_AGAIN = DAY
"""A call deleted by hand is sent again while it is younger than this."""


class Places:
    def __init__(self, tables: Tables, votes: Votes, pauses: Pauses) -> None:
        self.tables, self.votes, self.pauses = tables, votes, pauses

    # --- the thread or channel is gone -----------------------------------------------------------

    def lost_place(self, session: Writing, table_id: int, *, home_too: bool = False) -> None:
        """The table's place is gone. Told once: at its home with the ways on, or privately where that is gone too."""
        table = session.table(table_id)
        if table is None or table.status != "running":
            return
        before = self.pauses.resting(session, table)
        self.pauses.pause_for(session, table, HOMELESS)
        if table.home == table.place or home_too:
            self._tell_privately(session, table)
        elif HOMELESS not in before:
            self._tell_home(session, table)

    def _tell_home(self, session: Writing, table: TableRow) -> None:
        live, narrator = self.tables.cache.get(session, table), self.tables.narrator(session, table)
        moment = narrator.speak(narrator.chat.moment(live.match.view(None)))
        text = narrator.say("homeless", table=table.id, moment=moment, who=narrator.names(live.match.waiting))
        buttons: Buttons = [
            PostButton("here", [], narrator.say("button-here"), "green"),
            PostButton("thread", [], narrator.say("button-thread"), "grey"),
            PostButton("askend", [], narrator.say("button-askend"), "grey"),
        ]
        key = narrator.notice(text, buttons, table.home)
        with session.changing(TableNotes, table.id) as notes:
            notes.homeless_post = key

    def _tell_privately(self, session: Writing, table: TableRow) -> None:
        """Nowhere to say it: each player gets one private message."""
        if session.note(TableNotes, table.id).homeless_told:
            return
        with session.changing(TableNotes, table.id) as notes:
            notes.homeless_told = True
        narrator = self.tables.speaker(session, table)
        text = narrator.say("homeless-private", title=narrator.game.title, table=table.id)
        for person in self.votes.people(session, table):
            self._write_once(session, table, person, f"homeless{person}", text)

    def _write_once(
        self, session: Writing, table: TableRow, person: int, key: str, text: str, buttons: Buttons | None = None
    ) -> None:
        """A private message, kept as a post until it has gone out."""
        old = session.post(table.id, DmBody, key)
        if old is not None:
            session.drop_post(old.id)
        body = DmBody(text=text, buttons=buttons or [])
        session.put(PostRow(table=table.id, key=key, channel=person, body=body))

    def new_thread(self, session: Writing, table_id: int, person: int, *, moderator: bool = False) -> None:
        """Go on in a new thread of the home channel. The first press wins; the thread is made by a deed."""
        table = self.tables.table(session, table_id)
        if not moderator:
            self.tables.my_seat(session, table, person)
        if HOMELESS not in self.pauses.resting(session, table) or session.note(TableNotes, table.id).new_thread:
            raise Refused("nothing-asked")
        with session.changing(TableNotes, table.id) as notes:
            notes.new_thread = True
        session.put(DeedRow(kind="thread", table=table.id, target=table.home, data={"person": person}))

    def settle_in(self, change: Change) -> None:
        """The table has a place again: what was asked for because of the old one ends."""
        session, table = change.session, change.table
        self.pauses.resume_from(session, table, HOMELESS)
        self.pauses.resume_from(session, table, MUTE)
        with session.changing(TableNotes, table.id) as notes:
            notes.new_thread = notes.homeless_told = notes.mute_told = False
        post = session.post(table.id, NoticeBody, notes.homeless_post)
        if post is not None and post.body.buttons:
            text = self.tables.speaker(session, table).say("found-place", table=table.id, place=f"<#{table.place}>")
            post.body.text, post.body.buttons = text, []
            post.wanted += 1
            session.put(post)

    def channel_gone(self, session: Writing, channel: int, guild: int) -> None:
        """A channel or thread was deleted: running tables that are played there have lost their place."""
        for table in session.tables_in(guild):
            if table.status == "running" and channel in (table.place, table.home):
                self.lost_place(session, table.id, home_too=table.home == channel)

    # --- another place ---------------------------------------------------------------------------

    def move(self, session: Writing, table_id: int, person: int, place: int, *, moderator: bool = False) -> TableRow:
        """Bring a table to another channel or thread: its open chapter and its call are posted there."""
        table = self.tables.table(session, table_id)
        if not moderator:
            self.tables.my_seat(session, table, person)
        there = session.table_at(place)
        if there is not None and there.id != table.id and there.status in ("lobby", "running"):
            raise Refused("place-taken", table=there.id)
        for post in session.posts(table.id):
            if post.channel != table.place or post.kind in ("card", "begin", "end"):
                continue
            standing = (post.kind == "chapter" and int(post.key) == table.chapter) or post.kind == "call"
            if standing and not post.gone:
                self._take_along(session, table, post, place)
            elif post.gone and post.message is not None:
                self._leave_nothing(session, post)
                session.drop_post(post.id)
        table.place = place
        session.put(table)
        run(self.tables.changes.table_moved, Change(session, table, None))
        if table.status == "running":
            live = self.tables.kept_live(session, table)
            if live is not None:
                self.tables.narrator(session, table).card(live)
            self.tables.clock_changed(session, table, live)
        return table

    def _take_along(self, session: Writing, table: TableRow, post: PostRow[Body], place: int) -> None:
        """A post is sent again in another place. The story so far stays behind, a call does not."""
        # A wait that was called already is not called again.
        mentions = post.mentions if post.message is None else []
        if post.kind == "call":
            self._leave_nothing(session, post)
        post.send_again()
        post.channel, post.failed, post.mentions = place, "", mentions
        if isinstance(post.body, ChapterBody):
            post.body.picture = table.lines  # the new place begins with the board
        session.put(post)

    @staticmethod
    def _leave_nothing(session: Writing, post: PostRow[Body]) -> None:
        """What still stands in the old place goes, if we may; also what was sent there and could not be noted."""
        data = {"message": post.message, "post": post.id}
        session.put(DeedRow(kind="unsend", table=post.table, target=post.channel, data=data))

    # --- we may not write ------------------------------------------------------------------------

    def cannot_write(self, session: Writing, table_id: int, channel: int, missing: str) -> None:
        """Posts wait, clocks stand, the host hears of it once."""
        table = session.table(table_id)
        if table is None or channel not in (table.place, table.home):
            return
        if table.status == "running" and MUTE not in self.pauses.resting(session, table):
            self.pauses.pause_for(session, table, MUTE)
        if session.note(TableNotes, table_id).mute_told:
            return
        with session.changing(TableNotes, table_id) as notes:
            notes.mute_told = True
        narrator = self.tables.speaker(session, table)
        buttons: Buttons = [
            PostButton("retry", [], narrator.say("button-retry"), "green"),
            PostButton("move", [], narrator.say("button-movetable"), "grey"),
        ]
        text = narrator.say("no-post", table=table.id, channel=f"<#{channel}>", missing=missing)
        self._write_once(session, table, table.host, "mute", text, buttons)

    def can_write(self, session: Writing, table_id: int) -> None:
        """A post went out: if writing was impossible before, it no longer is."""
        table = session.table(table_id)
        if table is not None and session.note(TableNotes, table_id).mute_told:
            with session.changing(TableNotes, table_id) as notes:
                notes.mute_told = False
            self.pauses.resume_from(session, table, MUTE)

    # --- deleted by hand -------------------------------------------------------------------------

    def messages_deleted(self, session: Writing, messages: Iterable[int]) -> None:
        for message in messages:
            self.message_deleted(session, message)

    def message_deleted(self, session: Writing, message: int) -> None:
        """A call somebody deleted comes again without a mention while it is young, a question while it is open, and
        whatever had changed since it was sent; other posts wait for their next change."""
        post = session.post_of(message)
        if post is None or post.gone:
            return
        changed = post.sent < post.wanted
        post.send_again()
        young = post.kind == "call" and self.tables.now() < post.not_before + CALL_AGAIN
        if not young and not changed and not (isinstance(post.body, RequestBody) and post.body.buttons):
            post.sent = post.wanted
        session.put(post)
