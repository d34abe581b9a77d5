"""Who is rung, and when: people are rung, not calls.

Whom a post rings is decided when it is sent. Who rests, or was at the table a moment ago, is named without a ring, and
that is noted; when the rest is over one ring makes up for all of it. The note, the alarm and the post that rings are
changed together, so that a crash leaves nobody out and rings nobody twice.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from bot.features.time.private import DIGEST, LISTED, Private
from bot.store import PersonNotes, PostRow, Reading, TableNotes, TableRow, Writing
from bot.store.bodies import Body, CallBody, DmBody, RequestBody
from bot.store.notes import DmNotes, settings_of
from bot.tables.tables import Tables
from bot.tables.waiting import rests_until, standing_call, waits_of, way_to

RING = "ring"
"""The kind of timer that makes up for what did not ring."""
AT_ONCE = 60.0
"""Seconds within which reminders and what is made up for are one ring."""
CALL = ""
"""In the place of a request's key: the call of a table."""


class Ringing:
    def __init__(self, tables: Tables, private: Private) -> None:
        self.tables, self.private = tables, private

    # --- when a post is sent ---------------------------------------------------------------------

    def judge(self, session: Writing, post: PostRow[Body]) -> PostRow[Body] | None:
        """The post as it is to be sent now; None: not now, or no more. That it is due is known, by a clock that never
        goes back, unless it was put off since."""
        row = session.post(post.table, type(post.body), post.key)
        if row is None or row.gone or row.not_before > max(post.not_before, self.tables.now()):
            return None
        if isinstance(row.body, DmBody):
            return row if self._may_be_written_to(session, row) else None
        if isinstance(row.body, CallBody | RequestBody):
            self._choose_rung(session, row)
        return row

    def _choose_rung(self, session: Writing, row: PostRow[Any]) -> None:
        """Who is awake is rung; the others are named, and rung later. Where nobody is, it makes no sound."""
        now = self.tables.now()
        free = {person: self._free_at(session, row.table, person) for person in row.mentions}
        rung = [person for person in row.mentions if free[person] <= now]
        key = CALL if isinstance(row.body, CallBody) else row.key
        for person in row.mentions:
            if free[person] > now:
                self._hold(session, person, (row.table, key), free[person])
        if rung != row.mentions or row.body.silent is bool(rung):
            row.mentions, row.body.silent = rung, not rung
            session.put(row)

    def _may_be_written_to(self, session: Writing, row: PostRow[Any]) -> bool:
        """Messages about waits are held back at night. Others come without a sound then."""
        now, person = self.tables.now(), row.channel
        rest = rests_until(session, person, now)
        free = rest if row.key.startswith(DIGEST) else self._free_at(session, row.table, person)
        if free > now and self.private.held_back(session, row):
            self._arm(session, person, free)
            return False
        silent = rest > now
        if row.body.silent is not silent:
            row.body.silent = silent
            session.put(row)
        return True

    def _free_at(self, session: Reading, table: int, person: int) -> float:
        """When somebody may be rung at a table: awake, and not just seen there."""
        now = self.tables.now()
        moved = [row.moved + self.tables.here for row in session.clocks(table) if row.person == person and row.moved]
        return max(rests_until(session, person, now), *moved, 0.0)

    # --- making up for it ------------------------------------------------------------------------

    def _hold(self, session: Writing, person: int, what: tuple[int, str], until: float) -> None:
        """Somebody was not rung, and will be."""
        self._keep(session, person, [what])
        self._arm(session, person, until)

    @staticmethod
    def _keep(session: Writing, person: int, held: Sequence[tuple[int, str]]) -> None:
        with session.changing(PersonNotes, person) as notes:
            notes.held += [what for what in held if what not in notes.held]

    def _arm(self, session: Writing, person: int, at: float) -> None:
        """Look again then, unless that is done earlier."""
        if settings_of(session, person).calls == "digest" and not session.note(PersonNotes, person).no_dm:
            self.private.arm_digest(session, person)
            return
        now, armed = self.tables.now(), session.note(PersonNotes, person).ring
        if not now < armed <= at:
            with session.changing(PersonNotes, person) as notes:
                notes.ring = at
            session.add_timer(at, RING, 0, {"person": person})

    def hours_changed(self, session: Writing, person: int) -> None:
        """Somebody's quiet hours, absence or way of being called changed: what was held is looked at anew."""
        notes = session.note(PersonNotes, person)
        if notes.held or notes.ring:
            self._arm(session, person, rests_until(session, person, self.tables.now()) or self.tables.now())

    def ring_due(self, session: Writing, table: int, data: dict[str, Any]) -> None:
        self.ring(session, data["person"])

    def ring(self, session: Writing, person: int) -> None:
        """One ring for all that waited for somebody to wake up."""
        now = self.tables.now()
        with session.changing(PersonNotes, person) as notes:
            notes.ring, held, notes.held = 0.0, notes.held, []
        free = {what: self._free_at(session, what[0], person) for what in held}
        for what in held:
            if free[what] > now:
                self._hold(session, person, what, free[what])
        held = [what for what in held if free[what] <= now]
        if rest := rests_until(session, person, now):
            if held or self.private.uncalled(session, person):
                self._arm(session, person, rest)
            return
        asked = [post for what in held if (post := self._open_request(session, what, person)) is not None]
        if settings_of(session, person).calls == "channel" or session.note(PersonNotes, person).no_dm:
            self._ring_in_channel(session, person, held, asked)
        else:
            self._ring_privately(session, person, asked)

    def digest_due(self, session: Writing, table: int, data: dict[str, Any]) -> None:
        """The daily list; what else was held is in it."""
        person = data["person"]
        held = session.note(PersonNotes, person).held
        asked = [post for what in held if (post := self._open_request(session, what, person)) is not None]
        self.private.send_digest(session, person, asked)

    @staticmethod
    def listed(session: Writing, post: PostRow[Body]) -> None:
        """A list was sent: what stands in it needs no other ring."""
        if isinstance(post.body, DmBody) and post.key.startswith(DIGEST):
            with session.changing(PersonNotes, post.channel) as notes:
                notes.held = []

    def call_in_channel(self, session: Writing, person: int, tables: Sequence[int]) -> None:
        """Calls that were to come privately come in the channel."""
        self._keep(session, person, [(table, CALL) for table in tables])
        self.ring(session, person)

    def _ring_privately(self, session: Writing, person: int, asked: Sequence[PostRow[RequestBody]]) -> None:
        if self.private.uncalled(session, person):
            waits = self.private.waits(session, person)
            if len(waits) == 1 and not asked:
                self.private.call(session, waits[0].table, person)
            else:
                self._keep(session, person, [(post.table, post.key) for post in asked])  # until it is sent
                self.private.write_list(session, person, waits, asked)
        elif asked:
            self._ask_again(session, asked[0], person, {post.table for post in asked})

    def _ring_in_channel(
        self, session: Writing, person: int, held: Sequence[tuple[int, str]], asked: Sequence[PostRow[RequestBody]]
    ) -> None:
        """The most urgent call is sent again with the mention, else what was asked first."""
        owed = [
            wait.table
            for wait in waits_of(session, person)
            if (wait.table.id, CALL) in held and self._uncalled(session, wait.table, person)
        ]
        if not (owed or asked) or not self.first_ring(session, person):
            return
        if owed:
            self.call_again(session, owed[0], [person], asked={post.table for post in asked})
        else:
            self._ask_again(session, asked[0], person, {post.table for post in asked})

    def _uncalled(self, session: Reading, table: TableRow, person: int) -> bool:
        call = standing_call(session, table)
        return call is not None and person not in call.mentions and way_to(session, table, person) == "mention"

    def first_ring(self, session: Writing, person: int) -> bool:
        """Whether somebody was not rung a moment ago for something else that had waited; noted."""
        now = self.tables.now()
        first = not 0.0 <= now - session.note(PersonNotes, person).rung < AT_ONCE
        if first:
            with session.changing(PersonNotes, person) as notes:
                notes.rung = now
        return first

    def met(self, session: Writing, person: int) -> None:
        """Somebody was shown what waits: nothing is to be made up for."""
        with session.changing(PersonNotes, person) as notes:
            notes.held = []
        for wait in self.private.uncalled(session, person):
            with session.changing(DmNotes, wait.table.id, person) as written:
                written.post = LISTED

    # --- sending again ---------------------------------------------------------------------------

    def call_again(
        self,
        session: Writing,
        table: TableRow,
        people: Sequence[int],
        body: CallBody | None = None,
        asked: Collection[int] = (),
    ) -> None:
        """The call goes away and comes again at the bottom of the channel, as a reminder if it is one, with the
        mentions. Whom it was to mention and did not yet, the new one mentions too. `asked`: the tables where these
        people are asked something besides."""
        old = standing_call(session, table)
        if old is None:
            return
        body = msgspec.structs.replace(body or old.body, silent=False, usual=None)
        mentions = list(people)
        if old.message is None and old.sent == 0:
            awaited = [row.person for row in session.seats(table.id) if row.awaited]
            mentions += [person for person in old.mentions if person in awaited and person not in people]
        self._point_to_all(session, body, mentions, asked)
        old.gone = True
        session.put(old)
        with session.changing(TableNotes, table.id) as notes:
            notes.reminders += 1
        key = f"r{notes.reminders}"
        session.put(PostRow(table=table.id, key=key, channel=table.place, body=body, mentions=mentions))

    @staticmethod
    def _point_to_all(
        session: Reading, body: CallBody | RequestBody, people: Sequence[int], asked: Collection[int]
    ) -> None:
        """The button to all tables that wait, where more than one does for somebody who is rung. `asked`: tables where
        these people are asked something."""
        count = [len({wait.table.id for wait in waits_of(session, person)}.union(asked)) for person in people]
        body.buttons = [one for one in body.buttons if not (isinstance(one, list) and one[0] == "waiting")]
        if max(count, default=0) > 1:
            body.buttons.append(["waiting", str(count[0] if len(people) == 1 else 0)])

    def _ask_again(self, session: Writing, post: PostRow[RequestBody], person: int, asked: Collection[int]) -> None:
        """What was asked is asked again at the bottom of the channel, with the mention."""
        mentions = [person]
        if post.message is None and post.sent == 0:
            mentions += [other for other in post.mentions if other != person]
        body = msgspec.structs.replace(post.body)
        self._point_to_all(session, body, mentions, asked)
        key, post.key, post.gone = post.key, f"~{post.key}.{post.id}", True
        session.put(post)
        session.put(PostRow(table=post.table, key=key, channel=post.channel, body=body, mentions=mentions))

    @staticmethod
    def _open_request(session: Reading, what: tuple[int, str], person: int) -> PostRow[RequestBody] | None:
        """A request that still waits for somebody's answer."""
        table, key = what
        post = session.post(table, RequestBody, key) if key != CALL else None
        if post is None or post.gone or not post.body.buttons:
            return None
        seats = [row.seat for row in session.seats(table) if row.person == person]
        agreed = any(seat in (post.body.agreed or []) for seat in seats)
        voted = post.body.vote is not None and str(person) in post.body.vote.votes
        return None if agreed or voted else post
