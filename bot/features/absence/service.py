"""People who vanish: what shall happen to a seat, letting a default decide, a host who is gone, who left the server."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from bot.features.time.service import LOOK, LOOK_EVERY
from bot.store import DeedRow, PersonNotes, PostRow, Reading, TableNotes, TableRow, Writing
from bot.store.ballots import About, Ballot
from bot.store.bodies import CallBody, RequestBody
from bot.tables.changes import Change
from bot.tables.deciding import Deciding
from bot.tables.loaded import Loaded
from bot.tables.pace import PATIENCE
from bot.tables.play import Play
from bot.tables.refused import Refused
from bot.tables.seats import COMPUTER, Seats
from bot.tables.tables import Tables
from bot.tables.votes import DAY, VOTE_LASTS, Votes
from bot.tables.waiting import clock_of, last_sign
from bot.ui.text import timestamp

MORE_DAYS = 3 * DAY
ABSENT_BACK = 7 * DAY
"""How long somebody who was replaced for being away may come back."""
PUT_OFF = DAY / 4
"""How long until it is looked again whether there is anybody to ask."""
SEAT_KEPT = 3 * DAY
"""For somebody who left the server."""


EMPTY = ("left", "removed", "forgotten")
"""Reasons to ask at once: nobody will come for the seat."""


class Absence:
    def __init__(self, tables: Tables, play: Play, votes: Votes, seats: Seats, deciding: Deciding) -> None:
        self.tables, self.play, self.votes, self.seats, self.deciding = tables, play, votes, seats, deciding

    # --- the vote about a seat -------------------------------------------------------------------

    def ask_about(
        self,
        session: Writing,
        table: TableRow,
        seat: int,
        why: str,
        *,
        vanished: bool = False,
        asked: Collection[int] = (),
    ) -> list[int]:
        """What shall happen to this seat? Asked once; not where there is nobody to ask. Who was asked; people who are
        `asked` the same elsewhere are named only."""
        voters = self.votes.people(session, table, but=seat)
        open_already = any(
            ballot.what == "seat" and ballot.seat == seat for _, ballot in self.votes.open_votes(session, table)
        )
        waits = session.note(TableNotes, table.id).patience.get(seat, 0.0)
        if table.status != "running" or open_already or not voters or self.tables.now() < waits:
            return []
        if why not in EMPTY and not self.can_be_asked(session, table, seat, vanished=vanished):
            gone = last_sign(session, session.seats(table.id)[seat].person or 0) + PATIENCE
            soon = self.tables.now() + PUT_OFF
            self._ask_later(session, table, seat, why, min(gone, soon) if gone > self.tables.now() else soon)
            return []
        self._ask_seat(session, table, seat, why, None, vanished=vanished, asked=asked)
        return voters

    def can_be_asked(self, session: Reading, table: TableRow, seat: int, *, vanished: bool) -> bool:
        """Whether anybody has answered and waits for others; about somebody who has `vanished`, whether any of the
        others has not. Where all are silent nobody is asked about anybody: such a table falls asleep."""
        since = self.tables.now() - PATIENCE
        others = [row for row in session.seats(table.id)[: table.seats] if row.person is not None and row.seat != seat]
        return any(not row.awaited or (vanished and last_sign(session, row.person or 0) > since) for row in others)

    def _ask_later(self, session: Writing, table: TableRow, seat: int, why: str, at: float) -> None:
        clock = clock_of(session, table, seat)
        data = {"seat": seat, "question": session.seats(table.id)[seat].question, "why": why}
        session.add_timer(at, "ask", table.id, data | {"asked": None if clock is None else clock.asked})

    @staticmethod
    def still_owed(session: Reading, table: TableRow, data: dict[str, Any]) -> bool:
        """Whether the answer that a timer was set for is still owed: the question has not changed, or others changed it
        by taking something back."""
        row, clock = session.seats(table.id)[data["seat"]], clock_of(session, table, data["seat"])
        same_wait = clock is not None and clock.flagged and clock.asked is not None and clock.asked == data.get("asked")
        return row.awaited and row.computer is None and (row.question == data["question"] or same_wait)

    def _ask_seat(
        self,
        session: Writing,
        table: TableRow,
        seat: int,
        why: str,
        by: int | None,
        *,
        vanished: bool = False,
        asked: Collection[int] = (),
    ) -> PostRow[RequestBody]:
        voters = self.votes.people(session, table, but=seat)
        narrator = self.tables.speaker(session, table)
        since = self.seats.awaited_since(session, table).get(seat)
        who = narrator.name(seat)
        if by is not None:
            question = narrator.say(
                "ask-seat-by", by=narrator.name(by), who=who, since=timestamp(since or self.tables.now())
            )
        elif why in EMPTY or since is None:
            question = narrator.say("ask-seat", who=who)
        else:
            question = narrator.say("ask-seat-awaited", who=who, since=timestamp(since))
        ends = self.tables.now() + (DAY if vanished else VOTE_LASTS)
        if vanished:
            question += " " + narrator.say("ask-seat-vanished", ends=timestamp(ends))
        ballot = Ballot(
            what="seat",
            seat=seat,
            by=by,
            voters=voters,
            choices=["day" if vanished else "wait", "computer", "default", "standin", "end"],
            plurality=True,
            otherwise="day" if vanished else "wait",
            ends=ends,
            data=About(why=why, person=narrator.seats[seat].person),
        )
        return self.votes.ask(session, table, question, ballot, asked)

    def ask_vote(
        self, session: Writing, table_id: int, person: int, what: str, seat: int | None = None
    ) -> PostRow[RequestBody]:
        """A player asks the table: skip or replace somebody, or end the game."""
        table, live, mine = self.tables.seated(session, table_id, person)
        if table.status != "running":
            raise Refused("not-now-over")
        if what == "end":
            return self.ask_end(session, table, mine.seat)
        seat = self._about(live, mine.seat, table.seats) if seat is None else seat
        if not 0 <= seat < table.seats or seat == mine.seat:
            raise Refused("no-such-seat" if seat != mine.seat else "vote-own-seat")
        self.seats.long_awaited(session, table, seat)
        if what == "replace":
            return self._ask_seat(session, table, seat, "asked", mine.seat)
        return self._ask_skip(session, table, seat, mine.seat)

    @staticmethod
    def _about(live: Loaded, mine: int, seats: int) -> int:
        """The seat that is meant where none is named: the only other one that is awaited."""
        others = [seat for seat in live.match.waiting if seat != mine and seat < seats]
        if len(others) != 1:
            raise Refused("vote-which-seat")
        return others[0]

    def _ask_skip(self, session: Writing, table: TableRow, seat: int, by: int) -> PostRow[RequestBody]:
        voters = self.votes.people(session, table, but=seat)
        narrator = self.tables.speaker(session, table)
        mine = session.seats(table.id)[by]
        ballot = Ballot(
            what="skip",
            seat=seat,
            by=by,
            voters=voters,
            choices=["agree", "refuse"],
            otherwise="refuse",
            ends=self.tables.now() + VOTE_LASTS,
            votes={str(mine.person): "agree"},
        )
        return self.votes.ask(
            session, table, narrator.say("ask-skip", by=narrator.name(by), who=narrator.name(seat)), ballot
        )

    def ask_end(self, session: Writing, table: TableRow, by: int, *, asleep: bool = False) -> PostRow[RequestBody]:
        """End without result: more than half of the table; at a table that sleeps, silence agrees."""
        voters = self.votes.people(session, table)
        narrator = self.tables.speaker(session, table)
        mine = session.seats(table.id)[by]
        ballot = Ballot(
            what="end",
            by=by,
            voters=voters,
            choices=["agree", "refuse"],
            veto=asleep,
            otherwise="agree" if asleep else "refuse",
            ends=self.tables.now() + VOTE_LASTS,
            votes={str(mine.person): "agree"},
        )
        return self.votes.ask(session, table, narrator.say("ask-end", who=narrator.name(by)), ballot)

    # --- how long somebody has been awaited ------------------------------------------------------

    def drop_what_was_asked(self, change: Change) -> None:
        """The game is over: nothing is decided about seats any more."""
        self.votes.drop_votes(change.session, change.table, "vote-over")
        for seat in self.seats.offers(change.session, change.table):
            self.seats.withdraw(change.session, change.table, seat)

    def drop_votes_about(self, change: Change) -> None:
        """Whoever plays is there: votes about that seat end."""
        self.votes.drop_votes(change.session, change.table, "vote-played-on", [change.seat])

    # --- people who left the server --------------------------------------------------------------

    @staticmethod
    def left(session: Reading, table: TableRow) -> dict[int, float]:
        """Who is no longer in the server, by person: {person: since when}."""
        return session.note(TableNotes, table.id).left

    def looked_for(self, session: Writing, table_id: int, person: int, there: bool) -> None:
        """Somebody was looked for in the server."""
        if there:
            self.person_back(session, table_id, person)
        else:
            self.person_left(session, table_id, person)

    def person_left(self, session: Writing, table_id: int, person: int) -> None:
        """Somebody was looked for and is not in the server. The seat is kept for three days."""
        table = session.table(table_id)
        row = next((row for row in session.seats(table_id) if row.person == person), None)
        if table is None or row is None or table.status != "running":
            return
        if person in self.left(session, table):
            return
        with session.changing(TableNotes, table_id) as notes:
            notes.left[person] = self.tables.now()
        session.add_timer(self.tables.now() + SEAT_KEPT, "left", table_id, {"person": person})
        narrator = self.tables.narrator(session, table)
        narrator.notice(narrator.say("left-server", who=narrator.name(row.seat)))
        self._name_those_who_left(session, table)

    def person_back(self, session: Writing, table_id: int, person: int) -> None:
        """Back in the server is back in the seat."""
        table = session.table(table_id)
        if table is None:
            return
        if person not in self.left(session, table):
            return
        with session.changing(TableNotes, table_id) as notes:
            del notes.left[person]
        row = next((row for row in session.seats(table_id) if row.person == person), None)
        if row is None or table.status != "running":
            return
        narrator = self.tables.narrator(session, table)
        narrator.notice(narrator.say("back-in-server", who=narrator.name(row.seat)))
        self.votes.drop_votes(session, table, "vote-back", [row.seat])
        live = self.tables.cache.get(session, table)
        narrator.call(live, live.match.waiting)

    def name_those_who_left(self, change: Change) -> None:
        """The call names people who are gone instead of mentioning them."""
        self._name_those_who_left(change.session, change.table)

    def _name_those_who_left(self, session: Writing, table: TableRow) -> None:
        left = self.left(session, table)
        if not left:
            return
        narrator = self.tables.speaker(session, table)
        for post in session.posts(table.id, CallBody):
            if post.gone:
                continue
            text = post.body.text
            for row in narrator.seats:
                if row.person in left:
                    text = text.replace(f"<@{row.person}>", narrator.name(row.seat))
            if text != post.body.text:
                post.body.text = text
                post.mentions = [person for person in post.mentions if person not in left]
                post.wanted += 1
                session.put(post)

    # --- signs of life ---------------------------------------------------------------------------

    def saw(self, session: Writing, person: int, guild: int | None) -> None:
        """Somebody pressed or typed something: noted, so that a host who is gone can be told from one who waits."""
        with session.changing(PersonNotes, person) as notes:
            notes.seen = self.tables.now()
        for table, _ in session.tables_of(person):
            if table.guild == guild:
                self.person_back(session, table.id, person)

    def take_over_host(self, session: Writing, table_id: int, person: int) -> None:
        """Any player becomes host when the host is gone."""
        table = self.tables.table(session, table_id)
        mine = self.tables.my_seat(session, table, person)
        if table.host == person:
            raise Refused("host-already")
        if not self.tables.host_gone(session, table):
            raise Refused("host-there")
        table.host = person
        session.put(table)
        narrator = self.tables.narrator(session, table)
        if table.status == "lobby":
            narrator.card()
        else:
            narrator.notice(narrator.say("new-host", who=narrator.name(mine.seat)))

    # --- a default decides -----------------------------------------------------------------------

    def decide_once(self, session: Writing, table: TableRow, seat: int) -> None:
        """The table goes on: nothing has come of the question about a seat."""
        narrator = self.tables.narrator(session, table)
        narrator.notice(narrator.say("went-on", who=narrator.name(seat)))
        self.votes.drop_votes(session, table, "vote-went-on", [seat])
        self.deciding.deputise(session, table, seat)

    def seat_voted(self, session: Writing, table: TableRow, ballot: Ballot, choice: str) -> str:
        seat = ballot.seat
        assert seat is not None
        narrator = self.tables.speaker(session, table)
        who = narrator.name(seat)
        votes, voters = ballot.count(choice), len(ballot.voters)
        facts: dict[str, str | int] = {"who": who, "votes": votes, "voters": voters}
        row = session.seats(table.id)[seat]
        if choice == "computer":
            back = self.tables.now() + ABSENT_BACK if row.person is not None else None
            self.seats.sit(session, table, seat, computer=COMPUTER, why="voted", back_until=back)
            return narrator.say("voted-computer" if back is not None else "voted-computer-stays", **facts)
        if choice == "default":
            if not row.awaited:
                return narrator.say("vote-played-on", who=who)
            self.deciding.deputise(session, table, seat)
            return narrator.say("voted-default", **facts)
        if choice == "standin":
            self.seats.seek_standin(session, table, row, None, None)
            return narrator.say("voted-look", **facts)
        if choice == "end":
            self.play.break_off(session, table)
            return narrator.say("voted-end", votes=votes, voters=voters)
        if choice == "day":
            return narrator.say("voted-day", until=timestamp(ballot.ends), **facts)
        until = self.tables.now() + MORE_DAYS
        with session.changing(TableNotes, table.id) as notes:
            notes.patience[seat] = until
        self._ask_later(session, table, seat, ballot.data.why, until)
        return narrator.say("voted-wait", until=timestamp(until), **facts)

    def skip_voted(self, session: Writing, table: TableRow, ballot: Ballot, choice: str) -> str:
        assert ballot.seat is not None
        narrator = self.tables.speaker(session, table)
        if choice == "refuse":
            return narrator.say("vote-no")
        self.deciding.deputise(session, table, ballot.seat)
        facts: dict[str, str | int] = {"votes": ballot.count("agree"), "voters": len(ballot.voters)}
        return narrator.say("voted-default", who=narrator.name(ballot.seat), **facts)

    def end_voted(self, session: Writing, table: TableRow, ballot: Ballot, choice: str) -> str:
        narrator = self.tables.speaker(session, table)
        if choice == "refuse":
            return narrator.say("vote-no")
        if table.status == "running":
            self.play.break_off(session, table)
        return narrator.say("voted-end", votes=ballot.count("agree"), voters=len(ballot.voters))

    def ask_again(self, session: Writing, table_id: int, data: dict[str, Any]) -> None:
        """The three days more are over: if the seat still owes the same answer, the others are asked again."""
        table = session.table(table_id)
        if table is None or table.status != "running":
            return
        if table.paused is not None:
            session.add_timer(self.tables.now() + DAY, "ask", table_id, data)
            return
        if self.still_owed(session, table, data):
            self.tables.changes.seat_overdue(session, table, data["seat"], data["why"])

    def seat_kept(self, session: Writing, table_id: int, data: dict[str, Any]) -> None:
        """Three days have passed since somebody left the server."""
        table = session.table(table_id)
        if table is None or data["person"] not in self.left(session, table):
            return
        for row in session.seats(table_id)[: table.seats]:
            if row.person == data["person"]:
                self.tables.changes.seat_overdue(session, table, row.seat, "left")

    def look_due(self, session: Writing, table_id: int, data: dict[str, Any]) -> None:
        """Once a day: are the people who are awaited still in the server? Discord tells only those who are allowed to
        see all members, so we look."""
        table = session.table(table_id)
        if table is None or table.status != "running":
            return
        session.add_timer(self.tables.now() + LOOK_EVERY, LOOK, table_id, {})
        if table.guild is None or table.paused is not None:
            return
        for row in session.seats(table_id)[: table.seats]:
            if row.awaited and row.person is not None:
                session.put(DeedRow(kind="look", table=table_id, target=row.person, data={"guild": table.guild}))
