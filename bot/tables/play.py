"""The game itself: starting, moves, what follows a change of the position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.store import LineRow, PostRow, SeatRow, SnapshotRow, TableRow, Writing
from bot.store.bodies import CallBody, ChapterBody, RequestBody
from bot.tables.changes import Change, HiddenChange, run
from bot.tables.counting import count_lines
from bot.tables.loaded import Loaded, begin, game_of, retired
from bot.tables.narrator import Narrator
from bot.tables.tables import Outcome, Refused, Tables
from rules.core import Action
from rules.core.game import Filled
from rules.core.match import Played
from rules.core.record import FORMAT


class Play:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # --- starting --------------------------------------------------------------------------------

    def start(self, session: Writing, table_id: int, person: int, *, moderator: bool = False) -> TableRow:
        """Begin with those who are seated. The interaction's id, which nobody here can choose, is the dice's salt."""
        table = self.tables.in_lobby(session, table_id)
        self.tables.host_only(session, table, person, moderator)
        game = game_of(table)
        taken = [row for row in session.seats(table.id) if row.person is not None or row.computer is not None]
        if len(taken) not in game.seats:
            raise Refused("too-few", title=game.title, least=game.seats.start)
        for seat in range(table.seats):
            row = taken[seat] if seat < len(taken) else SeatRow(table=table.id, seat=seat)
            session.put(msgspec.structs.replace(row, seat=seat))
        table.seats, table.status, table.salt = len(taken), "running", session.claimed or ""
        table.started, table.rules_version, table.format = self.tables.now(), game.version, FORMAT
        live = Loaded(begin(table), 0)
        self.tables.cache.put(table, live)
        self.write_lines(session, table, live, None, None, live.match.events)
        narrator = self.tables.narrator(session, table)
        narrator.begin(live)
        self.after(session, table, live, narrator, [], actor=None)
        narrator.card(live)
        return table

    # --- playing ---------------------------------------------------------------------------------

    def play(
        self,
        session: Writing,
        table_id: int,
        person: int,
        what: Sequence[Action] | str | Filled,
        *,
        question: int | None = None,
    ) -> Outcome:
        """Take actions, or the actions a typed line means: all of them or none. Raises a Refusal of the rules."""
        table, live, row = self.tables.seated(session, table_id, person)
        if question is not None and question != row.question:
            raise Refused("stale")
        if table.status != "running":
            raise Refused("not-now-over")
        if row.deputy is not None:  # the person is there again
            row.deputy = None
            session.put(row)
        move = Change(session, table, live, actor=row.seat)
        run(self.tables.changes.before_move, move)
        actions = live.match.imagine(row.seat).read(what) if isinstance(what, str | Filled) else what
        steps, deeds = self.take(session, table, live, row.seat, actions, person, session.claimed)
        if not all(step.hidden for step in steps):
            run(self.tables.changes.after_move, move)
        again = row.seat in live.match.waiting
        return Outcome(table, row.seat, steps, deeds, again, live.match.standings is not None)

    def take(
        self,
        session: Writing,
        table: TableRow,
        live: Loaded,
        seat: int,
        actions: Sequence[Action],
        person: int | None,
        interaction: str | None,
        *,
        planned: bool = False,
    ) -> tuple[list[Played], list[str]]:
        narrator = self.tables.narrator(session, table)
        before = list(live.match.waiting)
        steps: list[Played] = []
        deeds: list[str] = []
        for action in actions:
            live.match.check(seat, action)
            if person is not None:
                deeds.append(narrator.speak(narrator.chat.deed(live.match.view(seat), seat, action)))
            live.match.play(seat, action)
            step = live.match.steps[-1]
            steps.append(step)
            n = live.lines - 1
            self.write_lines(session, table, live, person, interaction, step.events)
            # A secret decision is told in the same words whether it was planned or not.
            narrator.planned = planned and action is actions[0] and all(event.only is None for event in step.events)
            narrator.tell(live, n, step.events, step.chosen)
        self.after(session, table, live, narrator, before, actor=seat, hidden=all(step.hidden for step in steps))
        return steps, deeds

    def write_lines(
        self,
        session: Writing,
        table: TableRow,
        live: Loaded,
        person: int | None,
        interaction: str | None,
        events: Sequence[Any],
    ) -> None:
        """The next line of the match that is not in the log yet."""
        session.put(
            LineRow(
                table=table.id,
                n=table.lines,
                at=self.tables.now(),
                person=person,
                interaction=interaction,
                line=msgspec.json.encode(live.match.lines[table.lines - live.before]),
                events=msgspec.json.encode(list(events)),
            )
        )
        table.lines += 1

    def after(
        self,
        session: Writing,
        table: TableRow,
        live: Loaded,
        narrator: Narrator,
        before: Sequence[int],
        *,
        actor: int | None,
        hidden: bool = False,
        undone: bool = False,
    ) -> None:
        """What follows a change of the position: questions, snapshot, call, end. Without an actor something that others
        know of was taken back. What is `hidden` from everybody but the actor leaves no trace for them: no question
        grows old, nothing lapses, no reminder begins anew; `undone` says that it was taken back."""
        match = live.match
        waiting = match.waiting
        for row in narrator.seats:
            awaited = row.seat in waiting
            if awaited and (row.seat == actor or not row.awaited or actor is None):
                row.question += 1
            if row.seat == actor:
                row.looked = table.lines
            row.awaited, row.deputy = awaited, row.deputy if awaited else None
            session.put(row)
        if list(waiting) != list(before) or actor is None:
            self.snapshot(session, table, live)
        if match.standings is not None and table.status == "running":
            table.status, table.ended = "over", self.tables.now()
            steps, taken_back = count_lines(session.lines(table.id))
            narrator.end(live, taken_back, steps)
            narrator.card(live)
        elif narrator.turned_page:
            narrator.card(live)
        if hidden:
            session.put(table)
            self._after_hidden(session, table, live, narrator, actor, undone=undone)
            return
        change = Change(session, table, live, actor, narrator)
        run(self.tables.changes.position_changed, change)
        narrator.call(live, [seat for seat in before if seat != actor or actor in waiting])
        session.put(table)
        run(self.tables.changes.waits_changed, Change(session, table, live))
        run(self.tables.changes.after_change, change)

    def _after_hidden(
        self, session: Writing, table: TableRow, live: Loaded, narrator: Narrator, actor: int | None, *, undone: bool
    ) -> None:
        """A hidden step is no sign of life to anybody: reminders come as if it had not been taken, and only plans of
        its own seat may follow it."""
        for row in session.clocks(table.id):
            if row.seat == actor:
                row.question = narrator.seats[row.seat].question
                session.put(row)
        run(self.tables.changes.after_hidden, HiddenChange(session, table, live, actor, narrator, undone=undone))

    def snapshot(self, session: Writing, table: TableRow, live: Loaded) -> None:
        session.put(
            SnapshotRow(
                table=table.id,
                n=table.lines,
                state=live.match.saved(),
                seal=live.match.seal,
                position=live.match.dice.position,
                rules_version=table.rules_version,
            )
        )

    # --- breaking off ----------------------------------------------------------------------------

    def end(self, session: Writing, table_id: int, person: int, *, moderator: bool = False) -> TableRow:
        """Break a running game off, without a result. The host or a moderator can; the record stays."""
        table = self.tables.table(session, table_id)
        self.tables.host_only(session, table, person, moderator)
        if table.status != "running":
            raise Refused("no-running-table")
        self.break_off(session, table)
        return table

    def break_off(self, session: Writing, table: TableRow) -> None:
        narrator = self.tables.narrator(session, table)
        if retired(table):
            self._close_posts(session, table, narrator)
            self._close_off(session, table, narrator, None)
            return
        live = self.tables.cache.get(session, table)
        narrator.break_off(live)
        self._close_off(session, table, narrator, live)

    @staticmethod
    def _close_posts(session: Writing, table: TableRow, narrator: Narrator) -> None:
        """A game begun under rules that are kept no longer: nobody can make its standings and its board any more."""
        for post in session.posts(table.id, ChapterBody):
            if post.body.open:
                post.body.open, post.body.next, post.body.strip = False, "", []
                post.wanted += 1
                session.put(post)
        for call in session.posts(table.id, CallBody):
            call.gone = True
            session.put(call)
        narrator.notice(narrator.say("broken-off", table=table.id))

    def _close_off(self, session: Writing, table: TableRow, narrator: Narrator, live: Loaded | None) -> None:
        table.status, table.ended = "closed", self.tables.now()
        for row in session.seats(table.id):
            row.awaited = False
            session.put(row)
        narrator.card()
        session.put(table)
        self.tables.clock_changed(session, table, live)

    def answered(self, session: Writing, post: PostRow[RequestBody], state: str, text: str) -> None:
        post.body.state, post.body.text, post.body.buttons = state, post.body.text + "\n" + text, []
        post.wanted += 1
        session.put(post)
