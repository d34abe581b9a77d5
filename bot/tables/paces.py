"""Choosing a clock: the host before the start, all players together while the game runs."""

from __future__ import annotations

import msgspec

from bot.store import PostRow, Session, TableRow
from bot.tables.base import Refused
from bot.tables.clock import Clock
from bot.tables.deadlines import pace_line
from bot.tables.pace import MODES, NONE, PACES

STATE = "clock"
"""The state of a proposal's post until it is decided."""


class Choosing(Clock):
    def choose_clock(
        self, interaction: str, table_id: int, person: int, mode: str, *, moderator: bool = False
    ) -> PostRow | None:
        """Set the clock, or propose it to the others; the proposal, or None if the clock is set."""
        if mode not in MODES:
            raise Refused("no-such-pace", mode=mode[:40], modes=", ".join(MODES))
        pace = "" if mode == NONE else mode
        with self._transaction(interaction, table_id) as session:
            table = self._table(session, table_id)
            if pace == table.pace:
                raise Refused("same-pace")
            if table.status == "lobby":
                self._host_only(session, table, person, moderator)
                table.pace = pace
                session.put_table(table)
                self.teller(session, table).card()
                return None
            if table.status != "running":
                raise Refused("not-now-over")
            mine = self._my_seat(session, table, person)
            rows = session.seats(table.id)[: table.seats]
            people = [row.person for row in rows if row.person is not None and row.person != person]
            if not people:
                self._set(session, table, pace)
                return None
            if any(post.body["state"] == STATE for post in session.posts(table.id, "request")):
                raise Refused("asked-already")
            return self._propose(session, table, mine.seat, people, pace)

    def _propose(self, session: Session, table: TableRow, seat: int, people: list[int], pace: str) -> PostRow:
        number = int(session.setting("table", table.id, "proposals") or 0) + 1
        session.put_setting("table", table.id, "proposals", number)
        teller = self.teller(session, table)
        wanted = msgspec.structs.replace(table, pace=pace)
        asked = " ".join(f"<@{person}>" for person in people)
        text = teller.say("clock-asked", who=teller.name(seat), clock=pace_line(wanted), asked=asked)
        key = f"clock{number}"
        body = {
            "text": text,
            "buttons": [["clockyes"], ["clockno"]],
            "state": STATE,
            "pace": pace,
            "asked": people,
            "agreed": [],
        }
        post = PostRow(table=table.id, kind="request", key=key, channel=table.place, body=body, mentions=people)
        session.add_post(post)
        return post

    def answer_clock(self, interaction: str, table_id: int, person: int, key: str, agree: bool) -> None:
        with self._transaction(interaction, table_id) as session:
            table = self._table(session, table_id)
            post = session.post(table_id, "request", key)
            if post is None or post.body["state"] != STATE:
                raise Refused("nothing-asked")
            mine = self._my_seat(session, table, person)
            if person not in post.body["asked"]:
                raise Refused("nothing-asked")
            teller = self.teller(session, table)
            if not agree:
                self._decided(session, post, teller.say("request-no", who=teller.name(mine.seat)))
                return
            post.body["agreed"] = sorted({*post.body["agreed"], person})
            sitting = {row.person for row in teller.seats}
            if {one for one in post.body["asked"] if one in sitting} <= set(post.body["agreed"]):
                self._set(session, table, post.body["pace"])
                self._decided(session, post, teller.say("clock-agreed"))
            else:
                session.put_post(post)

    @staticmethod
    def _decided(session: Session, post: PostRow, text: str) -> None:
        post.body |= {"state": "decided", "text": post.body["text"] + "\n" + text, "buttons": []}
        post.wanted += 1
        session.put_post(post)

    def _set(self, session: Session, table: TableRow, pace: str) -> None:
        """A new clock begins with a full bank for everybody."""
        table.pace = pace
        session.put_table(table)
        chosen = PACES.get(pace)
        for row in session.clocks(table.id):
            row.bank = chosen.bank if chosen is not None else None
            row.whole, row.waited, row.reminded, row.flagged = row.bank or 0.0, 0.0, 0, False
            row.since = self.clock() if row.since is not None else None
            session.put_clock(row)
        live = self.cache.get(session, table)
        self.clock_changed(session, table, live)
        self.teller(session, table).card(live)
