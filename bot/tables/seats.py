"""A seat changes hands in a running game: resigning, stand-ins, coming back. Who sat where is kept."""

from __future__ import annotations

from typing import Any

from bot.store import PostRow, Reading, SeatRow, SittingRow, TableNotes, TableRow, Writing
from bot.store.ballots import About, Ballot, said
from bot.store.bodies import Body, NoticeBody, PostButton, RequestBody
from bot.store.notes import Offer
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.tables.votes import DAY, VOTE_LASTS, Votes
from bot.ui.text import SEATS, safe, say, timestamp

RESIGNED_BACK = DAY
"""How long somebody who resigned may ask for the seat again."""
SHORTEST_OBJECTION = 3600.0
PATIENCE = DAY
"""Awaited this long, somebody can be asked about."""
PATIENCE_OF_TWO = 3 * DAY
"""With two players the other decides alone, so it takes longer."""
COMPUTER = "middle"
"""The level of whoever replaces a person."""


class Seats:
    def __init__(self, tables: Tables, votes: Votes) -> None:
        self.tables, self.votes = tables, votes

    # --- taking a seat ---------------------------------------------------------------------------

    def join_running(self, session: Writing, table: TableRow, person: int, name: str, seat: int | None) -> int:
        """One's own seat again, or one that a computer player holds."""
        rows = session.seats(table.id)[: table.seats]
        for row in rows:
            if row.person == person:
                raise Refused("already-seated", seat=say(table.language, f"seat-{SEATS[row.seat]}"))
        if any(one.person == person and one.why == "removed" for one in session.sittings(table.id)):
            raise Refused("was-removed")
        own = self._may_return(session, table, person)
        if own is not None and seat in (None, own.seat):
            self._return(session, table, own, person, name)
            return own.seat
        free = [row for row in rows if seat in (None, row.seat) and self._takeable(session, table, row)]
        if not free:
            raise Refused("table-full")
        self._take_over(session, table, free[0], person, name)
        return free[0].seat

    def _takeable(self, session: Reading, table: TableRow, row: SeatRow) -> bool:
        """Offered, or held by nobody who may still come back for it."""
        if row.seat in self.offers(session, table):
            return True
        owed = [
            one
            for one in session.sittings(table.id)
            if one.seat == row.seat and (one.back_until or 0) > self.tables.now()
        ]
        return row.person is None and not owed

    def _take_over(self, session: Writing, table: TableRow, row: SeatRow, person: int, name: str) -> None:
        offer = self.offers(session, table).get(row.seat)
        narrator = self.tables.narrator(session, table)
        before = narrator.name(row.seat)
        self._sit_in(session, table, row, person, name, offer.until if offer is not None else None)
        narrator = self.tables.narrator(session, table)
        narrator.notice(narrator.say("took-seat", who=narrator.name(row.seat), before=before))

    def _sit_in(
        self, session: Writing, table: TableRow, row: SeatRow, person: int, name: str, until: float | None
    ) -> None:
        """A stand-in sits down; with a last moment, the one who sat there before comes back then."""
        back = until if row.person is not None else None
        self.sit(session, table, row.seat, person=person, name=name, why="standin", back_until=back)
        if back is not None:
            session.add_timer(back, "standin", table.id, {"seat": row.seat, "person": person})

    # --- coming back -----------------------------------------------------------------------------

    def _may_return(self, session: Reading, table: TableRow, person: int) -> SittingRow | None:
        now = self.tables.now()
        own = [one for one in session.sittings(table.id) if one.person == person and (one.back_until or 0) > now]
        return own[-1] if own else None

    def _return(self, session: Writing, table: TableRow, own: SittingRow, person: int, name: str) -> None:
        narrator = self.tables.narrator(session, table)
        others = self.votes.people(session, table, but=own.seat)
        if not own.back_asks or not others:
            self.sit(session, table, own.seat, person=person, name=name, why="back")
            narrator = self.tables.narrator(session, table)
            narrator.notice(narrator.say("came-back", who=narrator.name(own.seat)))
            return
        ballot = Ballot(
            what="back",
            seat=own.seat,
            voters=others,
            choices=["agree", "refuse"],
            veto=True,
            otherwise="agree",
            ends=max(own.back_until or 0.0, self.tables.now() + SHORTEST_OBJECTION),
            data=About(person=person, name=name),
        )
        self.votes.ask(session, table, narrator.say("ask-back", who=safe(name), seat=narrator.name(own.seat)), ballot)

    # --- giving a seat up ------------------------------------------------------------------------

    def resign(self, session: Writing, table_id: int, person: int) -> None:
        """A computer player takes over; the seat can be taken, and be had back within a day if nobody objects."""
        table, _, row = self.tables.seated(session, table_id, person)
        if table.status != "running":
            raise Refused("not-now-over")
        narrator = self.tables.speaker(session, table)
        who = narrator.name(row.seat)
        back = self.tables.now() + RESIGNED_BACK
        self.sit(session, table, row.seat, computer=COMPUTER, why="resigned", back_until=back, back_asks=True)
        self.offer(session, table, row.seat, narrator.say("resigned", who=who), None)

    def replace(
        self,
        session: Writing,
        table_id: int,
        person: int,
        seat: int | None = None,
        member: int | None = None,
        until: float | None = None,
        *,
        moderator: bool = False,
        announced: bool = False,
    ) -> PostRow[Body]:
        """Hand a seat to a stand-in: one's own at once, another's if the others agree. Who has announced to be away
        need not have been awaited for long."""
        table = self._running(session, table_id)
        rows = session.seats(table.id)[: table.seats]
        mine = next((row for row in rows if row.person == person), None)
        if mine is None and not moderator:
            raise Refused("not-at-table")
        row = mine if seat is None else rows[seat] if 0 <= seat < len(rows) else None
        if row is None:
            raise Refused("no-such-seat")
        if member is not None and any(other.person == member for other in rows):
            raise Refused("sits-already")
        if row is mine or moderator:
            return self.seek_standin(session, table, row, member, until)
        assert mine is not None
        if row.person is not None and not announced:
            self.long_awaited(session, table, row.seat)
        return self._propose_standin(session, table, mine, row, member, until)

    def find_standin(self, session: Writing, table_id: int, person: int, *seats: int) -> PostRow[Body]:
        """Look for a stand-in for one's own seat, which must be one of these where some are named."""
        table = self._running(session, table_id)
        mine = self.tables.my_seat(session, table, person)
        if seats and mine.seat not in seats:
            raise Refused("not-asked-you")
        return self.seek_standin(session, table, mine, None, None)

    def _running(self, session: Reading, table_id: int) -> TableRow:
        table = self.tables.table(session, table_id)
        if table.status != "running":
            raise Refused("no-running-table" if table.status == "lobby" else "not-now-over")
        return table

    def _propose_standin(
        self, session: Writing, table: TableRow, mine: SeatRow, row: SeatRow, member: int | None, until: float | None
    ) -> PostRow[RequestBody]:
        narrator = self.tables.speaker(session, table)
        others = self.votes.people(session, table, but=row.seat)
        ballot = Ballot(
            what="standin",
            seat=row.seat,
            by=mine.seat,
            voters=others,
            choices=["agree", "refuse"],
            otherwise="refuse",
            ends=self.tables.now() + VOTE_LASTS,
            votes={str(mine.person): "agree"},
            data=About(member=member, until=until),
        )
        key = "ask-standin-member" if member is not None else "ask-standin"
        facts: dict[str, str | int] = {"who": narrator.name(mine.seat), "seat": narrator.name(row.seat)}
        if member is not None:
            facts["member"] = f"<@{member}>"
        return self.votes.ask(session, table, narrator.say(key, **facts), ballot)

    @staticmethod
    def awaited_since(session: Reading, table: TableRow) -> dict[int, float]:
        """Since when each awaited seat has shown no sign: {seat: when}."""
        return session.note(TableNotes, table.id).awaited

    def long_awaited(self, session: Reading, table: TableRow, seat: int) -> None:
        """Refuses where somebody has not been awaited long enough to be asked about."""
        since = self.awaited_since(session, table).get(seat)
        if since is None:
            raise Refused("vote-not-awaited")
        patience = PATIENCE if len(self.votes.people(session, table)) > 2 else PATIENCE_OF_TWO
        if self.tables.now() < since + patience:
            raise Refused("vote-too-soon", when=str(int(since + patience)))

    def seek_standin(
        self, session: Writing, table: TableRow, row: SeatRow, member: int | None, until: float | None
    ) -> PostRow[Body]:
        """Ask one person, who is mentioned once; or anybody who likes to."""
        narrator = self.tables.speaker(session, table)
        facts: dict[str, str | int] = {"who": narrator.name(row.seat), "title": narrator.game.title, "table": table.id}
        how_long = narrator.say("standin-until", until=timestamp(until)) if until else narrator.say("standin-for-good")
        if member is None:
            return self.offer(session, table, row.seat, narrator.say("standin-wanted", **facts) + " " + how_long, until)
        asked = [post for post in session.posts(table.id, RequestBody) if post.key.startswith("standin")]
        if any(post.body.state == "asked" and post.body.member == member for post in asked):
            raise Refused("asked-already")
        if row.person is not None:
            self.tables.rates.spend(session, row.person, "invite")
        key = f"standin{len(asked) + 1}"
        text = narrator.say("standin-asked", guest=f"<@{member}>", **facts) + " " + how_long
        body = RequestBody(
            text=text,
            question=text,
            state="asked",
            seat=row.seat,
            member=member,
            until=until,
            buttons=[
                PostButton("standin", [key, "yes"], narrator.say("button-accept"), "green"),
                PostButton("standin", [key, "no"], narrator.say("button-refuse"), "grey"),
            ],
        )
        post = PostRow(table=table.id, key=key, channel=table.place, body=body, mentions=[member])
        session.put(post)
        return post

    def answer_standin(self, session: Writing, table_id: int, person: int, name: str, key: str, accept: bool) -> None:
        """The person who was asked to stand in answers."""
        table = self._running(session, table_id)
        post = session.post(table_id, RequestBody, key)
        if post is None or post.body.state != "asked" or post.body.seat is None:
            raise Refused("nothing-asked")
        if person != post.body.member:
            raise Refused("not-asked-you")
        rows = session.seats(table.id)[: table.seats]
        if any(row.person == person for row in rows):
            raise Refused("sits-already")
        narrator = self.tables.speaker(session, table)
        if accept:
            row = rows[post.body.seat]
            before = narrator.name(row.seat)
            self._sit_in(session, table, row, person, name, said(post.body.until))
            narrator = self.tables.speaker(session, table)
            result = narrator.say("took-seat", who=narrator.name(row.seat), before=before)
        else:
            result = narrator.say("standin-no", who=safe(name))
        post.body.state = "yes" if accept else "no"
        self.votes.close_vote(session, post, result)

    # --- offers ----------------------------------------------------------------------------------

    @staticmethod
    def offers(session: Reading, table: TableRow) -> dict[int, Offer]:
        """Seats anybody may take."""
        return session.note(TableNotes, table.id).offers

    def offer(
        self, session: Writing, table: TableRow, seat: int, text: str, until: float | None
    ) -> PostRow[NoticeBody]:
        """A line with [Take this seat]."""
        narrator = self.tables.narrator(session, table)
        self.withdraw(session, table, seat)
        key = narrator.notice(text, [PostButton("join", [seat], narrator.say("button-seat"), "green")])
        with session.changing(TableNotes, table.id) as notes:
            notes.offers[seat] = Offer(until, key)
        post = session.post(table.id, NoticeBody, key)
        assert post is not None
        return post

    def withdraw(self, session: Writing, table: TableRow, seat: int) -> None:
        """The seat can no longer be taken: its button goes."""
        with session.changing(TableNotes, table.id) as notes:
            offer = notes.offers.pop(seat, None)
        if offer is None:
            return
        post = session.post(table.id, NoticeBody, offer.post)
        if post is not None and post.body.buttons:
            post.body.buttons = []
            post.wanted += 1
            session.put(post)

    # --- the change itself -----------------------------------------------------------------------

    def sit(
        self,
        session: Writing,
        table: TableRow,
        seat: int,
        *,
        person: int | None = None,
        name: str = "",
        computer: str | None = None,
        why: str,
        back_until: float | None = None,
        back_asks: bool = False,
    ) -> None:
        """Somebody else has the seat from now on. Old buttons of the seat are stale, the new person is called."""
        row = session.seats(table.id)[seat]
        self._note_sitting(session, table, row, why, back_until, back_asks)
        if person is not None and back_until is None:
            self._end_rights(session, table, seat)
        if person is not None or computer is not None:
            session.put(
                SittingRow(
                    table=table.id, seat=seat, person=person, name=name, computer=computer, since=self.tables.now()
                )
            )
        left = row.person
        if table.host == left:
            table.host = next(iter(self.votes.people(session, table, but=seat)), person or table.host)
        row.person, row.name, row.computer, row.deputy = person, name, computer, None
        row.question += 1
        session.put(row)
        self.withdraw(session, table, seat)
        self.votes.drop_votes(session, table, "vote-pointless", [seat])
        if left is not None:
            self.votes.without_voter(session, table, left)
        live = self.tables.kept_live(session, table)
        if live is not None:
            narrator = self.tables.narrator(session, table)
            narrator.call(live, [one for one in live.match.waiting if one != seat])
            narrator.card(live)
        session.put(table)
        self.tables.clock_changed(session, table, live)

    def _note_sitting(
        self, session: Writing, table: TableRow, row: SeatRow, why: str, back_until: float | None, back_asks: bool
    ) -> None:
        """The sitting that ends now."""
        now = self.tables.now()
        earlier = [one for one in session.sittings(table.id) if one.seat == row.seat]
        current = next((one for one in earlier if one.until is None), None)
        if current is None:
            since = earlier[-1].until if earlier else table.started
            current = SittingRow(
                table=table.id,
                seat=row.seat,
                person=row.person,
                name=row.name,
                computer=row.computer,
                since=since or now,
            )
            session.put(current)
        current.until, current.why = now, why
        current.back_until, current.back_asks = back_until, back_asks
        session.put(current)

    @staticmethod
    def _end_rights(session: Writing, table: TableRow, seat: int) -> None:
        """A person has the seat for good: nobody comes back to it any more."""
        for one in session.sittings(table.id):
            if one.seat == seat and one.back_until is not None:
                one.back_until = None
                session.put(one)

    def back_voted(self, session: Writing, table: TableRow, ballot: Ballot, choice: str) -> str:
        assert ballot.seat is not None
        row = session.seats(table.id)[ballot.seat]
        narrator = self.tables.speaker(session, table)
        if choice == "refuse":
            return narrator.say("back-no", who=safe(ballot.data.name))
        if row.person is not None or table.status != "running":
            return narrator.say("seat-has-gone", who=safe(ballot.data.name))
        self.sit(session, table, ballot.seat, person=said(ballot.data.person), name=ballot.data.name, why="back")
        narrator = self.tables.speaker(session, table)
        return narrator.say("came-back", who=narrator.name(ballot.seat))

    def standin_voted(self, session: Writing, table: TableRow, ballot: Ballot, choice: str) -> str:
        narrator = self.tables.speaker(session, table)
        if choice == "refuse":
            return narrator.say("vote-no")
        assert ballot.seat is not None
        row = session.seats(table.id)[ballot.seat]
        self.seek_standin(session, table, row, said(ballot.data.member), said(ballot.data.until))
        return narrator.say("voted-standin", who=narrator.name(ballot.seat))

    def standin_ends(self, session: Writing, table_id: int, data: dict[str, Any]) -> None:
        """The last day of a stand-in is over: the seat goes back, if that stand-in still sits there."""
        table = session.table(table_id)
        if table is None or table.status != "running":
            return
        seat = data["seat"]
        if session.seats(table_id)[seat].person != data["person"]:
            return
        lent = [one for one in session.sittings(table_id) if one.seat == seat and one.back_until is not None]
        if lent and lent[-1].person is not None:
            own = lent[-1]
            self.sit(session, table, seat, person=own.person, name=own.name, why="back")
            narrator = self.tables.narrator(session, table)
            narrator.notice(narrator.say("came-back", who=narrator.name(seat)))
