"""Time at a table: the clock of each seat, private messages, reminders; each follows what was before it."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store import ClockRow, PersonNotes, PostRow, Reading, SeatRow, TableNotes, TableRow, Writing
from bot.store.bodies import Body, Buttons, CallBody, DmBody
from bot.store.notes import DmNotes, MuteNotes, Settings, settings_of
from bot.tables import bank
from bot.tables.bank import next_at
from bot.tables.changes import Change
from bot.tables.loaded import Loaded, game_of
from bot.tables.narrator import Speaker
from bot.tables.pace import DIGEST_HOUR, PACES, SNOOZE
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.tables.waiting import away_of, call_line, downs_of, resting, silent, stands, way_to
from bot.ui.text import say
from rules.core.record import TakenBack

LOOK = "look"
"""The kind of timer that looks whether people who are awaited are still in the server."""
LOOK_EVERY = 24 * 3600.0
WAIT = "wait"
"""The kind of timer that looks after one awaited seat."""


class Clock:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def run_on(self, change: Change) -> tuple[list[SeatRow], list[ClockRow]]:
        """All clocks of a table: waits that begin or end (which are told), freezes, the next alarm."""
        session, table, live = change.session, change.table, change.live
        now, standing = self.tables.now(), stands(session, table)
        rows = {row.seat: row for row in session.clocks(table.id)}
        session.drop_timers(table.id, WAIT)
        begun: list[SeatRow] = []
        ended: list[ClockRow] = []
        for seat in session.seats(table.id)[: table.seats]:
            row = rows.get(seat.seat)
            awaited = table.status == "running" and seat.awaited and seat.person is not None
            if not awaited and (row is None or row.asked is None):
                continue
            before = msgspec.structs.replace(row) if row is not None else None
            if row is None or row.person != seat.person:
                ended += [row] if row is not None and row.asked is not None else []
                row = ClockRow(table=table.id, seat=seat.seat, person=seat.person or 0)
            if row.since is not None and (awaited or row.bank is not None):
                bank.settle(row, now, downs_of(session, [row]))
            if not awaited:
                ended += [row] if row.asked is not None else []
                row.since = row.asked = None
            elif row.asked is None:
                bank.begin(row, now, PACES.get(table.pace), credit=not taken_back(live))
                begun.append(seat)
            elif row.question != seat.question:
                bank.stepped(row)
            if awaited:
                settings = settings_of(session, row.person)
                row.question = seat.question
                row.since = now if not standing else None
                row.quiet, row.zone = settings.quiet, settings.zone
                row.away, row.spared = away_of(session, row.person, now)
                soonest = bank.soonest(row, settings.remind)
                if soonest is not None:
                    session.add_timer(soonest, WAIT, table.id, {"seat": row.seat})
            if row != before:
                session.put(row)
        return begun, ended

    def note_waits(self, session: Writing, table: TableRow) -> None:
        """Since when each awaited seat has shown no sign."""
        known = session.note(TableNotes, table.id).awaited
        now: dict[int, float] = {}
        for row in session.seats(table.id)[: table.seats]:
            if row.awaited and row.computer is None:
                acted = row.looked == table.lines
                now[row.seat] = self.tables.now() if acted else known.get(row.seat, self.tables.now())
        if now == known:
            return
        with session.changing(TableNotes, table.id) as notes:
            notes.awaited = now
        if not known:
            session.drop_timers(table.id, LOOK)
            session.add_timer(self.tables.now() + LOOK_EVERY, LOOK, table.id, {})

    def set_alarm(self, session: Writing, table: TableRow, row: ClockRow, settings: Settings) -> None:
        """One timer per awaited seat: for whatever comes first, to the minute."""
        coming = bank.due(row, downs_of(session, [row]), settings.remind)
        if coming:
            session.add_timer(coming[0].at, WAIT, table.id, {"seat": row.seat})

    def person_changed(self, session: Writing, person: int) -> None:
        """Somebody's quiet hours, interval or absence changed: all clocks that wait for the person follow."""
        for table, seat in session.tables_of(person):
            if table.status == "running" and seat.awaited:
                self.tables.clock_changed(session, table, self.tables.kept_live(session, table))


def taken_back(live: Loaded | None) -> bool:
    """The wait comes from an undo, which gives no extra time."""
    return live is not None and bool(live.match.lines) and isinstance(live.match.lines[-1], TakenBack)


DIGEST = "digest"
DM_BUTTONS: Buttons = [["go"], ["mute"]]


class Private:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # --- one message per wait --------------------------------------------------------------------

    def write_to(self, session: Writing, table: TableRow, person: int, text: str) -> None:
        """A private message about a wait, instead of the one before it."""
        self._take_away(session, table, person)
        with session.changing(TableNotes, table.id) as notes:
            notes.dms += 1
        key = str(notes.dms)
        with session.changing(DmNotes, table.id, person) as written:
            written.post = key
        body = DmBody(text=text, buttons=DM_BUTTONS, silent=silent(session, [person], self.tables.now()))
        delay = self.tables.now() + self.tables.call_delay
        session.put(PostRow(table=table.id, key=key, channel=person, body=body, not_before=delay))

    def answered_privately(self, session: Writing, table: TableRow, person: int) -> None:
        """The wait is over: the message says so, if it was sent."""
        post = self._standing(session, table, person)
        if post is None:
            return
        with session.changing(DmNotes, table.id, person) as written:
            written.post = ""
        if post.message is None and post.sent == 0 and self.tables.now() < post.not_before:
            session.drop_post(post.id)
            return
        language = self.language_of(session, table, person)
        text = say(language, "dm-done", title=game_of(table).title, table=table.id)
        post.body.text, post.body.buttons = text, [["go"]]
        post.wanted += 1
        session.put(post)

    def _take_away(self, session: Writing, table: TableRow, person: int) -> None:
        post = self._standing(session, table, person)
        if post is not None:
            post.gone = True
            session.put(post)

    def _standing(self, session: Reading, table: TableRow, person: int) -> PostRow[DmBody] | None:
        key = session.note(DmNotes, table.id, person).post
        return session.post(table.id, DmBody, key) if key else None

    @staticmethod
    def language_of(session: Reading, table: TableRow, person: int) -> str:
        return settings_of(session, person).language or table.language

    # --- those who cannot be written to ----------------------------------------------------------

    def try_dm_again(self, session: Writing, person: int) -> None:
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

    def news_for(self, session: Writing, person: int) -> bool:
        """Whether a person has to be told that private messages fail: only once."""
        news = self.has_news(session, person)
        if news:
            with session.changing(PersonNotes, person) as notes:
                notes.told_no_dm = True
        return news

    # --- once a day ------------------------------------------------------------------------------

    def arm_digest(self, session: Writing, person: int) -> None:
        """The next daily list, unless it is set already."""
        now = self.tables.now()
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
        if not resting(session, person, self.tables.now()):
            language = self.language_of(session, waiting[0], person)
            lines = [say(language, "digest", count=len(waiting))]
            for table in waiting[:20]:
                link = f"<#{table.place}>"
                lines.append(say(language, "digest-line", title=game_of(table).title, table=table.id, link=link))
            body = DmBody(text="\n".join(lines), buttons=[["games"]])
            key = f"{DIGEST}{person}.{int(self.tables.now())}"
            session.put(PostRow(table=waiting[0].id, key=key, channel=person, body=body))
        self.arm_digest(session, person)

    def mute(self, session: Writing, table_id: int, person: int) -> bool:
        """No calls, reminders and private messages about this table any more, or again; what it is now."""
        table = self.tables.table(session, table_id)
        self.tables.my_seat(session, table, person)
        with session.changing(MuteNotes, table.id, person) as notes:
            notes.muted = not notes.muted
        return notes.muted

    def digest_due(self, session: Writing, table: int, data: dict[str, Any]) -> None:
        self.send_digest(session, data["person"])


REMINDER_BUTTONS: Buttons = [["turn"], ["snooze"], ["away"], ["mute"]]


class Reminders:
    def __init__(self, tables: Tables, clocks: Clock, private: Private) -> None:
        self.tables, self.clocks, self.private = tables, clocks, private

    # --- what follows a change -------------------------------------------------------------------

    def bring_forward(self, change: Change) -> None:
        """All clocks of a table; calls and private messages follow."""
        session, table = change.session, change.table
        begun, ended = self.clocks.run_on(change)
        if table.status == "running":
            self.clocks.note_waits(session, table)
        for row in ended:
            if session.note(DmNotes, table.id, row.person).post:
                self.private.answered_privately(session, table, row.person)
        for seat in begun:
            person = seat.person or 0
            way = way_to(session, table, person)
            if way == "dm":
                language = self.private.language_of(session, table, person)
                text = say(language, "dm-call", title=game_of(table).title, table=table.id)
                self.private.write_to(session, table, person, text)
            elif way == "digest":
                self.private.arm_digest(session, person)
        self._true_call(session, table, change.live)

    def _true_call(self, session: Writing, table: TableRow, live: Loaded | None) -> None:
        """The standing call says what is true about time, and is a reminder only while somebody is late."""
        post = self.standing_call(session, table)
        if post is None:
            return
        narrator = self.tables.narrator(session, table)
        reminded = post.body.remind
        live = live or self.tables.kept_live(session, table)
        if reminded is not None and live is not None and not self._late(session, table, reminded):
            narrator.call_again(live, post)
        awaited = [seat.seat for seat in narrator.seats if seat.awaited and seat.person is not None]
        line = call_line(session, table, awaited, narrator.name)
        if (post.body.time or "") != line:
            post.body.time = line
            post.wanted += 1
            session.put(post)

    @staticmethod
    def _late(session: Reading, table: TableRow, seat: int) -> bool:
        """Whether what a reminder says still holds: the time runs, and the person is there."""
        row = next((row for row in session.clocks(table.id) if row.seat == seat), None)
        return row is not None and row.since is not None and row.reminded > 0 and row.hold is None and not row.away

    @staticmethod
    def standing_call(session: Reading, table: TableRow) -> PostRow[CallBody] | None:
        calls = [post for post in session.posts(table.id, CallBody) if not post.gone]
        return calls[-1] if calls else None

    # --- what is due -----------------------------------------------------------------------------

    def look_after(self, session: Writing, table: TableRow, seat: int) -> None:
        """An awaited seat's alarm: remind the person, ask the others, or set the next alarm."""
        row = next((row for row in session.clocks(table.id) if row.seat == seat), None)
        if row is None or row.asked is None or row.since is None or stands(session, table):
            return
        now, settings = self.tables.now(), settings_of(session, row.person)
        bank.settle(row, now, downs_of(session, [row]))
        row.quiet, row.zone = settings.quiet, settings.zone
        row.away, row.spared = away_of(session, row.person, now)
        soon = now + 1  # sums of hours are not exact to the last digit
        todo = {one.what for one in bank.due(row, [], settings.remind) if one.at <= soon}
        if "remind" in todo:
            bank.reminded(row, soon, [], settings.remind)
        row.flagged = row.flagged or "ask" in todo
        session.put(row)
        self.clocks.set_alarm(session, table, row, settings)
        if "remind" in todo and not ("ask" in todo and row.bank is not None):
            self._remind(session, table, row)
        if "ask" in todo:
            self.tables.changes.seat_overdue(session, table, seat, "clock" if row.bank is not None else "silence")

    def _remind(self, session: Writing, table: TableRow, row: ClockRow) -> None:
        way = way_to(session, table, row.person)
        if way == "mention":
            self._call_anew(session, table, row, reminder=True)
        elif way == "dm" or (way == "digest" and row.bank is not None):
            language, since = self.private.language_of(session, table, row.person), f"<t:{int(row.asked or 0)}:R>"
            text = say(language, "dm-remind", title=game_of(table).title, table=table.id, since=since)
            self.private.write_to(session, table, row.person, text)

    def _call_anew(self, session: Writing, table: TableRow, row: ClockRow, *, reminder: bool) -> None:
        """The call goes away and comes again with the mention, at the bottom of the channel."""
        live, narrator = self.tables.cache.get(session, table), self.tables.speaker(session, table)
        old = self.standing_call(session, table)
        waiting = [seat for seat in live.match.waiting if narrator.seats[seat].person is not None]
        if old is None or row.seat not in waiting:
            return
        old.gone = True
        session.put(old)
        with session.changing(TableNotes, table.id) as notes:
            notes.reminders += 1
        body = msgspec.structs.replace(old.body, silent=False, usual=None)
        if reminder:
            quick = [button for button in old.body.buttons if isinstance(button, list) and button[0] == "answer"]
            body.text = _text(narrator, live, row, waiting, old.body.asked)
            body.buttons, body.remind = [*quick, *REMINDER_BUTTONS, ["find", str(row.seat)]], row.seat
        key = f"r{notes.reminders}"
        session.put(PostRow(table=table.id, key=key, channel=table.place, body=body, mentions=[row.person]))
        self._true_call(session, table, live)

    def call_instead(self, session: Writing, post: PostRow[Body]) -> None:
        """A private message could not be delivered: the person is called in the channel at once, and told so at the
        next own action."""
        table = session.table(post.table)
        row = session.post(post.table, DmBody, post.key)
        if table is None or row is None:
            return
        session.drop_post(row.id)
        person = post.channel
        self.private.delivered(session, person, False)
        everywhere = post.key.startswith(DIGEST)
        for other, seat in session.tables_of(person):
            if other.status == "running" and seat.awaited and (everywhere or other.id == table.id):
                self._call_in_channel(session, other, seat.seat)

    def _call_in_channel(self, session: Writing, table: TableRow, seat: int) -> None:
        """A call that was to come privately comes in the channel."""
        row = next((row for row in session.clocks(table.id) if row.seat == seat), None)
        if row is not None and row.asked is not None:
            self._call_anew(session, table, row, reminder=False)

    # --- what people do about it -----------------------------------------------------------------

    def snooze(self, session: Writing, table_id: int, person: int) -> float:
        """No reminder for a while, then one; the instant it comes at the earliest."""
        table = self.tables.table(session, table_id)
        seat = self.tables.my_seat(session, table, person)
        row = next((row for row in session.clocks(table.id) if row.seat == seat.seat), None)
        if row is None or row.asked is None:
            raise Refused("not-awaited")
        row.hold = self.tables.now() + SNOOZE
        session.put(row)
        self.tables.clock_changed(session, table, self.tables.cache.get(session, table))
        return row.hold

    def wait_due(self, session: Writing, table_id: int, data: dict[str, Any]) -> None:
        table = session.table(table_id)
        if table is not None and table.status == "running":
            self.look_after(session, table, data["seat"])


def _text(narrator: Speaker, live: Loaded, row: ClockRow, waiting: list[int], asked: list[int]) -> str:
    facts: dict[str, str | int] = {"title": narrator.game.title, "table": narrator.table.id}
    facts |= {"who": f"<@{row.person}>", "since": f"<t:{int(row.asked or 0)}:R>"}
    said = [narrator.say("remind", what=narrator.question(live, row.seat), **facts)]
    others = [seat for seat in waiting if seat != row.seat]
    if others:
        said.append(narrator.say("remind-others", others=narrator.names(others)))
    elif len(asked) > 1:
        said.append(narrator.say("remind-last", count=len(asked)))
    return " ".join(said)
