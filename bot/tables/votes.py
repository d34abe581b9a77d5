"""Votes: a question to the people at a table, answered by button, kept as a post that ends as its result.

What a vote leads to stands beside what it is about, and is listed in `Changes.vote_results`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from bot.store import PostRow, Reading, TableNotes, TableRow, Writing
from bot.store.ballots import Ballot, said
from bot.store.bodies import PostButton, RequestBody
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.ui.text import timestamp

DAY = 24 * 3600.0
VOTE_LASTS = 3 * DAY
OPEN = "voting"
"""The state of a vote's post until it is decided."""


class Votes:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def vote(self, session: Writing, table_id: int, person: int, key: str, choice: str) -> PostRow[RequestBody]:
        """One person's vote; a second one replaces the first."""
        table = self.tables.table(session, table_id)
        post = session.post(table_id, RequestBody, key)
        if post is None or post.body.state != OPEN:
            raise Refused("nothing-asked")
        ballot = ballot_of(post)
        seats = session.seats(table.id)
        mine = next((row for row in seats if row.person == person), None)
        if mine is None:
            raise Refused("vote-not-at-table")
        if person not in ballot.voters:
            raise Refused("vote-about-you" if mine.seat == ballot.seat else "vote-not-asked")
        if choice not in ballot.choices:
            raise Refused("nothing-asked")
        ballot.votes[str(person)] = choice
        sign_of_life(session, table.id, self.tables.now())
        self._count(session, table, post, ballot)
        return post

    def vote_elsewhere(self, session: Writing, table_id: int, person: int, key: str, choice: str) -> int:
        """A vote about somebody who sits at other tables too counts there as well, where the same is asked and the
        voter has said nothing yet; at how many it does."""
        post = session.post(table_id, RequestBody, key)
        whose = said(ballot_of(post).data.person) if post is not None and ballot_of(post).what == "seat" else None
        count = 0
        for table, _ in session.tables_of(person) if whose is not None else ():
            for other, ballot in self.open_votes(session, table) if table.id != table_id else ():
                same = ballot.what == "seat" and said(ballot.data.person) == whose and choice in ballot.choices
                if same and person in ballot.voters and str(person) not in ballot.votes:
                    self.vote(session, table.id, person, other.key, choice)
                    count += 1
        return count

    def ask(
        self, session: Writing, table: TableRow, question: str, ballot: Ballot, asked: Collection[int] = ()
    ) -> PostRow[RequestBody]:
        """Post a vote. Everybody who has not voted by asking is mentioned, once; not those who are `asked` the same at
        another table."""
        if any(one.what == ballot.what and one.seat == ballot.seat for _, one in self.open_votes(session, table)):
            raise Refused("asked-already")
        asker = session.seats(table.id)[ballot.by].person if ballot.by is not None else None
        if asker is not None:
            self.tables.rates.spend(session, asker, "vote")
        number = sum(post.key.startswith("vote") for post in session.posts(table.id, RequestBody)) + 1
        post = PostRow(
            table=table.id,
            key=f"vote{number}",
            channel=self._where(session, table),
            body=RequestBody(question=question, text=question, buttons=[], state=OPEN),
            mentions=[person for person in ballot.voters if str(person) not in ballot.votes and person not in asked],
        )
        session.put(post)
        session.add_timer(ballot.ends, "vote", table.id, {"key": post.key})
        self._count(session, table, post, ballot)
        return post

    @staticmethod
    def _where(session: Reading, table: TableRow) -> int:
        """Where the table can be spoken to: its place, or its home while the place is gone."""
        return table.home if "homeless" in session.note(TableNotes, table.id).resting else table.place

    def _count(self, session: Writing, table: TableRow, post: PostRow[RequestBody], ballot: Ballot) -> None:
        post.body.vote = ballot
        choice = ballot.decided()
        if choice is not None:
            self._decide(session, table, post, ballot, choice)
            return
        narrator = self.tables.speaker(session, table)
        asked = " ".join(f"<@{person}>" for person in ballot.voters)
        facts: dict[str, str | int] = {"asked": asked, "ends": timestamp(ballot.ends)}
        if ballot.veto and ballot.otherwise == "agree":
            rule = narrator.say("vote-unless", **facts)
        elif ballot.veto:
            rule = narrator.say("vote-all", **facts)
        else:
            rule = narrator.say("vote-most", needed=ballot.needed, voters=len(ballot.voters), **facts)
        labels = {choice: narrator.say(f"choice-{choice}", count=ballot.count(choice)) for choice in ballot.choices}
        post.body.buttons = [PostButton("vote", [post.key, choice], label, "grey") for choice, label in labels.items()]
        post.body.text = f"{post.body.question}\n{rule}"
        post.wanted += 1
        session.put(post)

    def _decide(
        self, session: Writing, table: TableRow, post: PostRow[RequestBody], ballot: Ballot, choice: str
    ) -> None:
        post.body.state = choice
        session.put(post)  # decided before its result is worked out, which may close votes that are still open
        result = self.tables.changes.vote_results[ballot.what](session, table, ballot, choice)
        self.close_vote(session, post, result)

    def close_vote(self, session: Writing, post: PostRow[RequestBody], result: str) -> None:
        if post.body.state == OPEN:
            post.body.state = "closed"
        post.body.text, post.body.buttons = f"{post.body.question}\n{result}", []
        post.wanted += 1
        if post.message is None:
            post.mentions = []  # nobody is called to a vote that is over
        session.put(post)

    def open_votes(self, session: Reading, table: TableRow) -> list[tuple[PostRow[RequestBody], Ballot]]:
        posts = [post for post in session.posts(table.id, RequestBody) if post.body.state == OPEN]
        return [(post, ballot_of(post)) for post in posts]

    def drop_votes(self, session: Writing, table: TableRow, key: str, seats: Sequence[int] | None = None) -> None:
        """Votes about these seats (default: all votes) have become pointless."""
        for post, ballot in self.open_votes(session, table):
            if seats is None or ballot.seat in seats:
                narrator = self.tables.speaker(session, table)
                who = narrator.name(ballot.seat) if ballot.seat is not None else ""
                self.close_vote(session, post, narrator.say(key, who=who))

    def without_voter(self, session: Writing, table: TableRow, person: int) -> None:
        """Somebody no longer sits at the table: votes go on without that voice."""
        for post, ballot in self.open_votes(session, table):
            if person in ballot.voters:
                ballot.voters.remove(person)
                ballot.votes.pop(str(person), None)
                self._count(session, table, post, ballot)

    def people(self, session: Reading, table: TableRow, *, but: int | None = None) -> list[int]:
        """Everybody who sits at the table, without the person on one seat."""
        rows = session.seats(table.id)[: table.seats]
        return [row.person for row in rows if row.person is not None and row.seat != but]

    def vote_ended(self, session: Writing, table_id: int, data: dict[str, Any]) -> None:
        table, post = session.table(table_id), session.post(table_id, RequestBody, data["key"])
        if table is None or post is None or post.body.state != OPEN:
            return
        ballot = ballot_of(post)
        self._decide(session, table, post, ballot, ballot.ended())


def ballot_of(post: PostRow[RequestBody]) -> Ballot:
    assert post.body.vote is not None
    return post.body.vote


def sign_of_life(session: Writing, table: int, now: float) -> None:
    """Something happened at the table that is no move."""
    with session.changing(TableNotes, table) as notes:
        notes.woken = now
