"""What is stored about a person or a server: shown, and removed."""

from __future__ import annotations

from typing import Any

from bot.features.reports.service import Reports
from bot.features.server.servers import LANGUAGES
from bot.features.server.service import Moderation
from bot.store import PostRow, Reading, TableRow, Writing
from bot.store.bodies import RequestBody
from bot.tables.narrator import Speaker
from bot.tables.play import Play
from bot.tables.seats import Seats
from bot.tables.tables import Tables
from bot.tables.votes import Votes
from bot.ui.text import say


class Data:
    def __init__(
        self, tables: Tables, play: Play, votes: Votes, seats: Seats, moderation: Moderation, reports: Reports
    ) -> None:
        self.tables, self.play, self.votes, self.seats, self.moderation = tables, play, votes, seats, moderation
        self.reports = reports

    # --- a person --------------------------------------------------------------------------------

    def data_of(self, session: Reading, person: int) -> dict[str, Any]:
        """Everything stored under this person's number, by SQL table."""
        return {"person": person, **session.belongings_of(person)}

    def forget(self, session: Writing, person: int) -> None:
        """Everything about the person goes; the moves stay. Running games go on by vote."""
        tables = _concerned(session, person)
        running: list[tuple[int, int]] = []
        for table in tables:
            self._without(session, table, person)
            seats = [row.seat for row in session.seats(table.id) if row.person == person]
            if table.status == "lobby":
                for seat in seats:
                    self.moderation.free_in_lobby(session, table, seat)
            elif table.status == "running":
                running += [(table.id, seat) for seat in seats]
                for seat in seats:
                    name = say(table.language, "former-player")
                    self.seats.sit(session, table, seat, name=name, why="forgotten")
            self._hand_on(session, table, person)
        self.reports.forget_refusals(person)
        session.forget_person(person, {language: say(language, "former-player") for language in LANGUAGES})
        for id, seat in running:
            left = session.table(id)
            assert left is not None
            self.moderation.who_plays_on(session, left, seat, "forgotten")
        for table in tables:
            self.tables.cache.drop(table.id)

    def _hand_on(self, session: Writing, table: TableRow, person: int) -> None:
        """Another player is host."""
        others = [other for other in self.votes.people(session, table) if other != person]
        if table.host == person and others and table.status in ("lobby", "running"):
            table.host = others[0]
            session.put(table)

    def _without(self, session: Writing, table: TableRow, person: int) -> None:
        """What was asked of the person, or for the person, has lost its sense."""
        narrator = self.tables.speaker(session, table)
        who = narrator.say("former-player")
        for post, ballot in self.votes.open_votes(session, table):
            if person in (ballot.data.person, ballot.data.member):
                self.votes.close_vote(session, post, narrator.say("request-gone", who=who))
        for post in session.posts(table.id, RequestBody):
            state = post.body.state
            if state == "asked" and post.body.member == person:
                post.body.state = "no"
                self.votes.close_vote(session, post, narrator.say("standin-no", who=who))
            elif state == "open" and person in _asked_about(narrator, post):
                self.play.answered(session, post, "no", narrator.say("request-gone", who=who))

    # --- a server --------------------------------------------------------------------------------

    def data_of_guild(self, session: Reading, guild: int) -> dict[str, Any]:
        """What is stored about a server, by SQL table; what players keep from each other is not even counted."""
        return {"server": guild, **session.belongings_of_guild(guild)}

    def forget_guild(self, session: Writing, guild: int) -> int:
        """All tables of a server with everything that belongs to them."""
        tables = session.all_tables_in(guild)
        session.forget_guild(guild)
        for table in tables:
            self.tables.cache.drop(table.id)
        return len(tables)


def _concerned(session: Reading, person: int) -> list[TableRow]:
    """Tables where the person stands in any row."""
    found: set[int] = set()
    for name, rows in session.belongings_of(person).items():
        found |= {int(row["id" if name == "tables" else "table"]) for row in rows if "table" in row or name == "tables"}
    tables = [session.table(id) for id in sorted(found)]
    return [table for table in tables if table is not None]


def _asked_about(narrator: Speaker, post: PostRow[RequestBody]) -> set[int | None]:
    """Who asked to take steps back, and who is to agree."""
    body = post.body
    asked = body.asked or [] if body.lines is not None else []
    return {narrator.seats[seat].person for seat in (body.by, *asked) if seat is not None}
