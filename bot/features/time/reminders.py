"""Reminders: the call is sent again with the mention, a few times, never at a bad hour; and what makes one untrue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bot.features.time import bank
from bot.features.time.calls import way_to
from bot.features.time.clock import WAIT
from bot.features.time.deadlines import call_line
from bot.features.time.pace import SNOOZE
from bot.features.time.private import DIGEST, Private
from bot.features.time.stopped import away_of, downs_of, stands
from bot.store import ClockRow, PostRow, Reading, TableNotes, TableRow, Writing
from bot.store.bodies import Body, Buttons, CallBody, DmBody
from bot.store.settings import settings_of
from bot.tables.base import Refused
from bot.tables.changes import Change
from bot.tables.loaded import Loaded, game_of
from bot.tables.narrator import Speaker
from bot.tables.timers import TIMERS
from bot.ui.text import say

if TYPE_CHECKING:
    from bot.app.services import Tables

REMINDER_BUTTONS: Buttons = [["turn"], ["snooze"], ["away"], ["mute"]]


class Reminders(Private):
    # --- what follows a change -------------------------------------------------------------------

    def bring_forward(self, change: Change) -> None:
        """All clocks of a table; calls and private messages follow."""
        session, table = change.session, change.table
        begun, ended = self.run_on(change)
        for row in ended:
            self.answered_privately(session, table, row.person)
        for seat in begun:
            person = seat.person or 0
            way = way_to(session, table, person)
            if way == "dm":
                language = self.language_of(session, table, person)
                text = say(language, "dm-call", title=game_of(table).title, table=table.id)
                self.write_to(session, table, person, text)
            elif way == "digest":
                self.arm_digest(session, person)
        self._true_call(session, table, change.live)

    def _true_call(self, session: Writing, table: TableRow, live: Loaded | None) -> None:
        """The standing call says what is true about time, and is a reminder only while somebody is late."""
        post = self.standing_call(session, table)
        if post is None:
            return
        narrator = self.narrator(session, table)
        reminded = post.body.remind
        live = live or self.kept_live(session, table)
        if reminded is not None and live is not None and not self._late(session, table, reminded):
            narrator.call_again(live, post)
        awaited = [seat.seat for seat in narrator.seats if seat.awaited and seat.person is not None]
        line = call_line(session, table, awaited, narrator.name)
        if (post.body.time or "") != line:
            post.body.time = line
            post.wanted += 1
            session.put_post(post)

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
        now, settings = self.clock(), settings_of(session, row.person)
        bank.settle(row, now, downs_of(session, [row]))
        row.quiet, row.zone = settings.quiet, settings.zone
        row.away, row.spared = away_of(session, row.person, now)
        soon = now + 1  # sums of hours are not exact to the last digit
        todo = {one.what for one in bank.due(row, [], settings.remind) if one.at <= soon}
        if "remind" in todo:
            bank.reminded(row, soon, [], settings.remind)
        row.flagged = row.flagged or "ask" in todo
        session.put_clock(row)
        self.set_alarm(session, table, row, settings)
        if "remind" in todo and not ("ask" in todo and row.bank is not None):
            self._remind(session, table, row)
        if "ask" in todo:
            self.changes.seat_overdue(session, table, seat, "clock" if row.bank is not None else "silence")

    def _remind(self, session: Writing, table: TableRow, row: ClockRow) -> None:
        way = way_to(session, table, row.person)
        if way == "mention":
            self._call_anew(session, table, row, reminder=True)
        elif way == "dm" or (way == "digest" and row.bank is not None):
            language, since = self.language_of(session, table, row.person), f"<t:{int(row.asked or 0)}:R>"
            text = say(language, "dm-remind", title=game_of(table).title, table=table.id, since=since)
            self.write_to(session, table, row.person, text)

    def _call_anew(self, session: Writing, table: TableRow, row: ClockRow, *, reminder: bool) -> None:
        """The call goes away and comes again with the mention, at the bottom of the channel."""
        live, narrator = self.cache.get(session, table), self.speaker(session, table)
        old = self.standing_call(session, table)
        waiting = [seat for seat in live.match.waiting if narrator.seats[seat].person is not None]
        if old is None or row.seat not in waiting:
            return
        old.gone = True
        session.put_post(old)
        with session.changing(TableNotes, table.id) as notes:
            notes.reminders += 1
        body = msgspec.structs.replace(old.body, silent=False, usual=None)
        if reminder:
            quick = [button for button in old.body.buttons if isinstance(button, list) and button[0] == "answer"]
            body.text = _text(narrator, live, row, waiting, old.body.asked)
            body.buttons, body.remind = [*quick, *REMINDER_BUTTONS, ["find", str(row.seat)]], row.seat
        key = f"r{notes.reminders}"
        session.add_post(PostRow(table=table.id, key=key, channel=table.place, body=body, mentions=[row.person]))
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
        self.delivered(session, person, False)
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

    def snooze(self, interaction: str, table_id: int, person: int) -> float:
        """No reminder for a while, then one; the instant it comes at the earliest."""
        with self.writing(interaction, table_id) as session:
            table = self._table(session, table_id)
            seat = self._my_seat(session, table, person)
            row = next((row for row in session.clocks(table.id) if row.seat == seat.seat), None)
            if row is None or row.asked is None:
                raise Refused("not-awaited")
            row.hold = self.clock() + SNOOZE
            session.put_clock(row)
            self.clock_changed(session, table, self.cache.get(session, table))
        return row.hold


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


def _wait(tables: Tables, session: Writing, table_id: int, data: dict[str, Any]) -> None:
    table = session.table(table_id)
    if table is not None and table.status == "running":
        tables.look_after(session, table, data["seat"])


TIMERS[WAIT] = _wait
