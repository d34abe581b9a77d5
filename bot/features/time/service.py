"""Time at a table: the clock of each seat, and reminders, which follow it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from bot.features.time.private import DIGEST, Private
from bot.features.time.ringing import Ringing as Ringing
from bot.store import ClockRow, PersonNotes, PostRow, Reading, SeatRow, TableNotes, TableRow, Writing
from bot.store.bodies import Body, Buttons, CallBody, DmBody
from bot.store.notes import DmNotes, Settings, settings_of
from bot.tables import bank
from bot.tables.changes import Change
from bot.tables.loaded import Loaded, game_of
from bot.tables.narrator import Speaker
from bot.tables.pace import PACES, SNOOZE
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.tables.waiting import (
    away_of,
    call_line,
    clock_of,
    downs_of,
    last_sign,
    standing_call,
    stands,
    waits_of,
    way_to,
)
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
        last = live.match.lines[-1] if live is not None and live.match.lines else None
        undone = last if isinstance(last, TakenBack) else None
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
                row.moved = now if undone is None else row.moved
            elif row.asked is None:
                # A wait that comes from an undo gives no extra time.
                bank.begin(row, now, PACES.get(table.pace), credit=undone is None)
                begun.append(seat)
            elif row.question != seat.question and (undone is None or row.seat in (undone.seat, *undone.agreed)):
                # Where others take something back the question is put anew, and nobody else has shown a sign.
                bank.stepped(row)
                row.moved = now
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
        sign = last_sign(session, row.person)
        coming = bank.due(row, downs_of(session, [row]), settings.remind, sign)
        if coming:
            session.add_timer(coming[0].at, WAIT, table.id, {"seat": row.seat})

    def person_changed(self, session: Writing, person: int) -> None:
        """Somebody's quiet hours, interval or absence changed: all clocks that wait for the person follow."""
        for table, seat in session.tables_of(person):
            if table.status == "running" and seat.awaited:
                self.tables.clock_changed(session, table, self.tables.kept_live(session, table))


REMINDER_BUTTONS: Buttons = [["turn"], ["snooze"], ["away"], ["mute"]]


class Reminders:
    def __init__(self, tables: Tables, clocks: Clock, private: Private, ringing: Ringing) -> None:
        self.tables, self.clocks, self.private, self.ringing = tables, clocks, private, ringing

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
                self.private.call(session, table, person)
            elif way == "digest":
                self.private.arm_digest(session, person)
        self._true_call(session, table, change.live)

    def _true_call(self, session: Writing, table: TableRow, live: Loaded | None) -> None:
        """The standing call says what is true about time, and is a reminder only while somebody is late."""
        post = standing_call(session, table)
        if post is None:
            return
        narrator = self.tables.narrator(session, table)
        reminded = [] if post.body.remind is None else [post.body.remind, *post.body.also]
        if not all(self._late(session, table, seat) for seat in reminded):
            live = live or self.tables.kept_live(session, table)
            if live is not None:
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
        row = clock_of(session, table, seat)
        return row is not None and row.since is not None and row.reminded > 0 and row.hold is None and not row.away

    # --- what is due -----------------------------------------------------------------------------

    def look_after(self, session: Writing, table: TableRow, seat: int) -> None:
        """An awaited seat's alarm: everybody who is late by now is reminded, the others are asked, the next alarm is
        set. Whoever is late with this seat is reminded with it, in one message."""
        if stands(session, table):
            return
        late, overdue = [], []
        for row in session.clocks(table.id):
            if row.asked is None or row.since is None:
                continue
            todo = self._due_now(session, row)
            if row.seat == seat:
                self.clocks.set_alarm(session, table, row, settings_of(session, row.person))
            if "remind" in todo and not ("ask" in todo and row.bank is not None):
                late.append(row)
            if "ask" in todo:
                overdue.append(row)
        if late:
            self._remind(session, table, late)
        for row in overdue:
            why = "clock" if row.bank is not None else "silence"
            self.tables.changes.seat_overdue(session, table, row.seat, why)

    def _due_now(self, session: Writing, row: ClockRow) -> set[Literal["remind", "ask"]]:
        """What is due about a wait: noted as done."""
        now, settings = self.tables.now(), settings_of(session, row.person)
        bank.settle(row, now, downs_of(session, [row]))
        row.quiet, row.zone = settings.quiet, settings.zone
        row.away, row.spared = away_of(session, row.person, now)
        soon = now + 1  # sums of hours are not exact to the last digit
        todo = {
            one.what for one in bank.due(row, [], settings.remind, last_sign(session, row.person)) if one.at <= soon
        }
        if "remind" in todo:
            bank.reminded(row, soon, [], settings.remind)
        row.flagged = row.flagged or "ask" in todo
        session.put(row)
        return todo

    def _remind(self, session: Writing, table: TableRow, late: Sequence[ClockRow]) -> None:
        """By mention in one message, or privately; the daily list is a reminder itself, unless a clock runs."""
        ways = {row.seat: way_to(session, table, row.person) for row in late}
        mentioned = [row for row in late if ways[row.seat] == "mention"]
        if mentioned:
            self._remind_in_channel(session, table, mentioned)
        for row in late:
            if ways[row.seat] == "dm" or (ways[row.seat] == "digest" and row.bank is not None):
                language, since = self.private.language_of(session, table, row.person), f"<t:{int(row.asked or 0)}:R>"
                text = say(language, "dm-remind", title=game_of(table).title, table=table.id, since=since)
                buttons: Buttons = [["turn"], ["go"], *REMINDER_BUTTONS[1:], ["find", str(row.seat)]]
                self.private.write_to(session, table, row.person, text, buttons)

    def _remind_in_channel(self, session: Writing, table: TableRow, rows: Sequence[ClockRow]) -> None:
        """The call comes again as a reminder of all who are late. Whoever is reminded at several tables at once is rung
        by one of them."""
        live, narrator = self.tables.cache.get(session, table), self.tables.speaker(session, table)
        old = standing_call(session, table)
        waiting = [seat for seat in live.match.waiting if narrator.seats[seat].person is not None]
        late = [row for row in rows if row.seat in waiting]
        if old is None or not late:
            return
        quick = [button for button in old.body.buttons if isinstance(button, list) and button[0] == "answer"]
        whose = ".".join(str(row.seat) for row in late)
        body = msgspec.structs.replace(
            old.body,
            text=_text(narrator, live, late, waiting, old.body.asked),
            buttons=[*quick, *REMINDER_BUTTONS, ["find", whose]],
            remind=late[0].seat,
            also=[row.seat for row in late[1:]],
        )
        people = [row.person for row in late if self.ringing.first_ring(session, row.person)]
        self.ringing.call_again(session, table, people, body)
        self._true_call(session, table, live)

    def call_instead(self, session: Writing, post: PostRow[Body]) -> None:
        """A private message could not be delivered: the person is called in the channel at once, and told so at the
        next own action."""
        row = session.post(post.table, DmBody, post.key)
        if row is None:
            return
        session.drop_post(row.id)
        person = post.channel
        self.private.delivered(session, person, False)
        everywhere = post.key.startswith(DIGEST)
        tables = [wait.table.id for wait in waits_of(session, person) if everywhere or wait.table.id == post.table]
        self.ringing.call_in_channel(session, person, tables)

    def card_follows(self, session: Writing, post: PostRow[Body]) -> None:
        """A call stands, sent or edited: the table's card names the same people."""
        table = session.table(post.table)
        if not isinstance(post.body, CallBody) or table is None or table.status != "running":
            return
        live = self.tables.kept_live(session, table)
        if live is not None:
            self.tables.narrator(session, table).card(live)

    def after_sending(self, session: Writing, post: PostRow[Body]) -> None:
        self.ringing.listed(session, post)
        self.card_follows(session, post)

    # --- what people do about it -----------------------------------------------------------------

    def snooze(self, session: Writing, table_id: int, person: int) -> float:
        """No reminder for a while, then one; the instant it comes at the earliest."""
        table = self.tables.table(session, table_id)
        seat = self.tables.my_seat(session, table, person)
        row = clock_of(session, table, seat.seat)
        if row is None or row.asked is None:
            raise Refused("not-awaited")
        row.hold = self.tables.now() + SNOOZE
        session.put(row)
        with session.changing(PersonNotes, person) as notes:
            notes.seen = self.tables.now()
        self.tables.clock_changed(session, table, self.tables.cache.get(session, table))
        return row.hold

    def wait_due(self, session: Writing, table_id: int, data: dict[str, Any]) -> None:
        table = session.table(table_id)
        if table is not None and table.status == "running":
            self.look_after(session, table, data["seat"])


def _text(
    narrator: Speaker, live: Loaded, late: Sequence[ClockRow], waiting: Sequence[int], asked: Sequence[int]
) -> str:
    who, since = " ".join(f"<@{row.person}>" for row in late), min(row.asked or 0.0 for row in late)
    facts: dict[str, str | int] = {"title": narrator.game.title, "table": narrator.table.id}
    facts |= {"who": who, "since": f"<t:{int(since)}:R>"}
    said = [narrator.say("remind", what=narrator.question(live, late[0].seat), **facts)]
    others = [seat for seat in waiting if all(row.seat != seat for row in late)]
    if others:
        said.append(narrator.say("remind-others", others=narrator.names(others)))
    elif len(asked) > len(late) == 1:
        said.append(narrator.say("remind-last", count=len(asked)))
    return " ".join(said)
