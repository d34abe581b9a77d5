"""People who follow a table from outside: how much they are told, by private message, a few times a day at most.

A notice is written in the transaction of the move it tells of, so that it goes out exactly once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.features.recap.service import Told, scores_of, weighed
from bot.store import FollowerRow, PersonNotes, PostRow, Reading, TableRow, Writing
from bot.store.bodies import Body, DmBody
from bot.store.notes import Sent, settings_of
from bot.tables.changes import Change
from bot.tables.loaded import Loaded, load
from bot.tables.narrator import Speaker
from bot.tables.tables import Refused, Tables
from bot.ui.text import say

HOW = ("phase", "big", "end")
BIG = 7
"""What an event must weigh to be told to those who want big events."""
MOST = 3
"""Notices a day to one person; the rest comes as one."""
DAY = 24 * 3600.0
GATHERED = 10
"""Lines of the one that holds the rest."""
KEY = "follow"
TIMER = "notices"


class Followers:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # --- following -------------------------------------------------------------------------------

    def follow(self, session: Writing, table_id: int, person: int, how: str) -> TableRow:
        """Follow a table, differently, or no more ("stop")."""
        table = self.tables.table(session, table_id)
        if how == "stop":
            session.drop_follower(table_id, person)
            return table
        if how not in HOW:
            raise Refused("how-unknown", how=how)
        if table.status == "over":
            raise Refused("not-now-over")
        session.put(FollowerRow(table=table_id, person=person, how=how, told=table.lines))
        with session.changing(PersonNotes, person) as notes:
            notes.notices.closed = False
        return table

    def following(self, session: Reading, table_id: int, person: int) -> str:
        """How somebody follows a table; empty: not at all."""
        self.tables.table(session, table_id)
        return next((row.how for row in session.followers(table_id) if row.person == person), "")

    # --- telling ---------------------------------------------------------------------------------

    def followers_hear(self, change: Change) -> None:
        """A chapter or the game has ended: those who follow the table from outside may be told."""
        session, table, live = change.session, change.table, change.game
        over = table.status == "over"
        for row in session.followers(table.id):
            line = self._line(session, table, live, row, over)
            row.told = table.lines
            session.put(row)
            if line:
                self._tell(session, table, row.person, line)

    def _line(self, session: Reading, table: TableRow, live: Loaded, row: FollowerRow, over: bool) -> str:
        """What that follower hears now, in the follower's language; nothing, if it is not worth it."""
        language = settings_of(session, row.person).language or table.language
        spoken = msgspec.structs.replace(table, language=language)
        narrator = Speaker(session, spoken, session.seats(table.id)[: table.seats], self.tables.now())
        facts: dict[str, str | int] = {"title": narrator.game.title, "table": table.id}
        if over:
            return narrator.say("notice-end", scores=_scores(narrator, live), **facts)
        if row.how == "phase":
            moment = narrator.speak(narrator.chat.moment(live.match.view(None)))
            return narrator.say("notice-phase", moment=moment, scores=_scores(narrator, live), **facts)
        if row.how == "big":
            big = _big(session, table, narrator, live, row.told)
            if big:
                return narrator.say("notice-big", what=big[0].line, more=len(big) - 1, **facts)
        return ""

    def _tell(self, session: Writing, table: TableRow, person: int, line: str) -> None:
        """One notice, or, after some in a day, a line that waits for the one that holds the rest."""
        sent = sent_to(session, person)
        if sent.closed:
            return
        now = self.tables.now()
        if now - sent.since >= DAY:
            self._gather(session, person, sent)
        if sent.count >= MOST:
            if not sent.held:
                session.add_timer(sent.since + DAY, TIMER, table.id, {"person": person})
            sent.held.append((table.id, line))
        else:
            if not sent.count:
                sent.since = now
            self._post(session, table.id, person, sent, line, table.lines)
        _put_sent(session, person, sent)

    def send_held(self, session: Writing, person: int) -> None:
        """The day is over: what was held back goes out as one."""
        sent = sent_to(session, person)
        if self.tables.now() - sent.since >= DAY:
            self._gather(session, person, sent)
            _put_sent(session, person, sent)

    def _gather(self, session: Writing, person: int, sent: Sent) -> None:
        sent.count = 0
        if not sent.held or sent.closed:
            sent.held = []
            return
        sent.since = self.tables.now()
        first = session.table(sent.held[-1][0])
        language = settings_of(session, person).language or (first.language if first is not None else "en")
        lines = [line for _, line in sent.held[-GATHERED:]]
        earlier = len(sent.held) - len(lines)
        text = [say(language, "notice-gathered", count=len(sent.held))]
        text += [say(language, "notice-earlier", count=earlier)] if earlier else []
        self._post(session, sent.held[-1][0], person, sent, "\n".join([*text, *lines]))
        sent.held = []

    def _post(
        self, session: Writing, table: int, person: int, sent: Sent, text: str, picture: int | None = None
    ) -> None:
        sent.count += 1
        sent.number += 1
        body = DmBody(text=text, buttons=[["go"]], picture=picture)
        session.put(PostRow(table=table, key=f"{KEY}{person}.{sent.number}", channel=person, body=body))

    @staticmethod
    def is_notice(post: PostRow[Body]) -> bool:
        return post.key.startswith(KEY)

    @staticmethod
    def end_notices(session: Writing, post: PostRow[Body]) -> None:
        """Notices that cannot be delivered end; the follower still finds the thread among the own ones."""
        with session.changing(PersonNotes, post.channel) as notes:
            notes.notices.closed, notes.notices.held = True, []
        session.drop_post(post.id)

    def day_over(self, session: Writing, table: int, data: dict[str, Any]) -> None:
        self.send_held(session, data["person"])


def sent_to(session: Reading, person: int) -> Sent:
    return session.note(PersonNotes, person).notices


def _put_sent(session: Writing, person: int, sent: Sent) -> None:
    with session.changing(PersonNotes, person) as notes:
        notes.notices = sent


def _scores(narrator: Speaker, live: Loaded) -> str:
    scores = sorted(scores_of(narrator, live).items(), key=lambda item: -item[1])
    return ", ".join(f"{narrator.bare_name(seat)} {score}" for seat, score in scores) or "-"


def _big(session: Reading, table: TableRow, narrator: Speaker, live: Loaded, since: int) -> Sequence[Told]:
    """Big events since that line, the heaviest first; the last round is one of them."""
    found = [told for told in weighed(session, table, narrator, since).lines if told.weight >= BIG]
    found.sort(key=lambda told: (-told.weight, told.n))
    before = load(session, table, lines=max(1, since))
    last = narrator.chat.last_round
    if last(live.match.view(None)) and not last(before.match.view(None)):
        found.insert(0, Told(table.lines, 0, BIG, narrator.say("notice-last-round")))
    return found
