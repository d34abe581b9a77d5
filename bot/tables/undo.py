"""Taking back: free, or by asking those concerned."""

from __future__ import annotations

import msgspec

from bot.store import PostRow, Session, TableRow
from bot.tables.base import Outcome, Refused
from bot.tables.live import Live, load
from bot.tables.play import Play
from bot.tables.story import practice
from rules.core.match import Played


class Undo(Play):
    # --- undo ------------------------------------------------------------------------------------

    def undo(self, interaction: str, table_id: int, person: int, *, whole_turn: bool = False) -> tuple[TableRow, str]:
        """Take back the last own step, or all of them; free until somebody learned something."""
        with self._transaction(interaction, table_id) as session:
            table, live, row = self._seated(session, table_id, person)
            free = live.match.undoable(row.seat)
            if free:
                what = self._take_back(session, table, live, row.seat, free if whole_turn else 1, strike=False)
            elif practice(session.seats(table.id)[: table.seats]):
                steps = self._steps_to_own(session, table, live, row.seat)
                if not steps:
                    raise Refused("undo-too-far")
                what = self._take_back(session, table, self.cache.get(session, table), row.seat, steps, strike=True)
            else:
                raise Refused("undo-not-free")
        return table, what

    def redo(self, interaction: str, table_id: int, person: int) -> Outcome:
        with self._transaction(interaction, table_id) as session:
            table, live, row = self._seated(session, table_id, person)
            action = live.match.redoable(row.seat)
            if action is None:
                raise Refused("nothing-to-redo")
            steps, deeds = self._take(session, table, live, row.seat, [action], person, interaction)
        again = row.seat in live.match.waiting
        return Outcome(table, row.seat, steps, deeds, again, live.match.standings is not None)

    def _take_back(self, session: Session, table: TableRow, live: Live, seat: int, steps: int, *, strike: bool) -> str:
        """Free undo counts own steps and goes around what others have hidden; granted undo (`strike`) counts all."""
        teller = self.teller(session, table)
        match, before = live.match, list(live.match.waiting)
        gone = match.take_back(seat, steps) if strike else match.undo(seat, steps)
        numbers = range(live.before + gone[0].line, table.lines)
        for n in numbers:
            session.put_line(table.id, n, msgspec.json.encode(match.lines[n - live.before]))
        self._write_lines(session, table, live, None, None, [])
        again = live.lines - table.lines  # what others have hidden since was played again
        for step in match.steps[len(match.steps) - again :]:
            self._write_lines(session, table, live, teller.seats[step.seat].person, None, step.events)
        what = " ".join(teller.told(step.events, seat if not strike else None) for step in gone)
        teller.unsay(live, numbers, strike)
        self._after(session, table, live, teller, before, actor=None)
        return what

    def ask_undo(self, interaction: str, table_id: int, person: int) -> PostRow | None:
        """Ask those concerned to let the last own step be taken back; None if nobody has to be asked: it is done."""
        with self._transaction(interaction, table_id) as session:
            table, live, row = self._seated(session, table_id, person)
            if live.match.undoable(row.seat):
                self._take_back(session, table, live, row.seat, 1, strike=False)
                return None
            steps = self._steps_to_own(session, table, live, row.seat)
            if not steps:
                raise Refused("undo-too-far")
            live = self.cache.get(session, table)
            asked = sorted(live.match.asked_for(row.seat, steps))
            seats = session.seats(table.id)
            people = [seats[seat].person for seat in asked if seats[seat].person is not None]
            if not people:
                self._take_back(session, table, live, row.seat, steps, strike=True)
                return None
            teller = self.teller(session, table)
            open_requests = [post for post in session.posts(table.id, "request") if post.body["state"] == "open"]
            if open_requests:
                raise Refused("asked-already")
            gone = live.match.steps[len(live.match.steps) - steps :]
            text = teller.say(
                "request",
                who=teller.name(row.seat),
                steps=steps,
                what=" ".join(teller.told(step.events) for step in gone[:5]),
                asked=" ".join(f"<@{person}>" for person in people),
            )
            if any(step.revealed for step in gone):
                text += " " + teller.say("request-reveal")
            post = PostRow(
                table=table.id,
                kind="request",
                key=str(len(session.posts(table.id, "request")) + 1),
                channel=table.place,
                body={
                    "text": text,
                    "buttons": [["agree"], ["refuse"]],
                    "state": "open",
                    "by": row.seat,
                    "steps": steps,
                    "asked": people,
                    "agreed": [],
                },
                mentions=[person for person in people if person is not None],
            )
            session.add_post(post)
        return post

    def behind_barrier(self, session: Session, table: TableRow, seat: int) -> tuple[Live, list[Played], list[int]]:
        """The game, the steps that go with the seat's last one (its own first), and the people who must agree."""
        steps = self._steps_to_own(session, table, self.cache.get(session, table), seat)
        live = self.cache.get(session, table)
        gone = live.match.steps[len(live.match.steps) - steps :] if steps else []
        asked = sorted(live.match.asked_for(seat, steps)) if steps else []
        seats = session.seats(table.id)
        return live, gone, [other for other in asked if seats[other].person is not None]

    def _steps_to_own(self, session: Session, table: TableRow, live: Live, seat: int) -> int:
        """How many steps go with the seat's last one; loads further back where the match in memory begins later."""
        for count, step in enumerate(reversed(live.match.steps), start=1):
            if step.seat == seat:
                return count
        deeper = load(session, table, depth=len(live.match.steps) + 60)
        for count, step in enumerate(reversed(deeper.match.steps), start=1):
            if step.seat == seat:
                self.cache.put(table, deeper)
                return count
        return 0

    def answer_undo(self, interaction: str, table_id: int, person: int, request: str, agree: bool) -> PostRow:
        with self._transaction(interaction, table_id) as session:
            table = self._table(session, table_id)
            post = session.post(table_id, "request", request)
            if post is None or post.body["state"] != "open":
                raise Refused("nothing-asked")
            if person not in post.body["asked"]:
                raise Refused("not-at-table")
            teller = self.teller(session, table)
            seat = next(row.seat for row in teller.seats if row.person == person)
            if not agree:
                self._answered(session, post, "no", teller.say("request-no", who=teller.name(seat)))
                return post
            if person not in post.body["agreed"]:
                post.body["agreed"].append(person)
            if len(post.body["agreed"]) < len(post.body["asked"]):
                session.put_post(post)
                return post
            live = self.cache.get(session, table)
            if len(live.match.steps) < post.body["steps"]:
                live = load(session, table, depth=post.body["steps"])
                self.cache.put(table, live)
            what = self._take_back(session, table, live, post.body["by"], post.body["steps"], strike=True)
            self._answered(session, post, "yes", teller.say("request-yes", what=what))
        return post
