"""Taking back: free, or by asking those concerned. The end of a game is a barrier: its secret is published there."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store import PostRow, Reading, SeatRow, TableRow, Writing
from bot.store.bodies import RequestBody
from bot.tables.changes import Change
from bot.tables.loaded import Loaded, load
from bot.tables.narrator import Speaker, practice
from bot.tables.play import Play
from bot.tables.tables import Outcome, Refused, Tables
from bot.ui.text import cut
from rules.core.match import Played

OPEN = "open"
TOLD = 350
"""Characters of the steps that a request names, and of those its answer does: together they fit one message."""
DEEPER = 60
"""Steps loaded beyond those in memory when an own one lies further back."""


class Undo:
    def __init__(self, tables: Tables, play: Play) -> None:
        self.tables, self.play = tables, play

    # --- free ------------------------------------------------------------------------------------

    def undo(self, session: Writing, table_id: int, person: int, *, whole_turn: bool = False) -> tuple[TableRow, str]:
        """Take back the last own step, or all of them; free until somebody learned something."""
        table, live, row = self._undoing(session, table_id, person)
        free = live.match.free_steps(row.seat)
        if free:
            what = self._take_back(session, table, live, row.seat, free[0 if whole_turn else -1])
        elif practice(session.seats(table.id)[: table.seats]):
            live, gone = self._since_own(session, table, row.seat)
            if not gone:
                raise Refused("undo-too-far")
            agreed = live.match.asked_for(row.seat, len(live.match.steps) - live.match.steps.index(gone[0]))
            what = self._take_back(session, table, live, row.seat, gone[0], sorted(agreed), strike=True)
        else:
            raise Refused("undo-not-free")
        return table, what

    def redo(self, session: Writing, table_id: int, person: int) -> Outcome:
        table, live, row = self._undoing(session, table_id, person)
        action = live.match.redoable(row.seat)
        if action is None:
            raise Refused("nothing-to-redo")
        steps, deeds = self.play.take(session, table, live, row.seat, [action], person, session.claimed)
        again = row.seat in live.match.waiting
        return Outcome(table, row.seat, steps, deeds, again, live.match.over)

    def _undoing(self, session: Reading, table_id: int, person: int) -> tuple[TableRow, Loaded, SeatRow]:
        """Whoever takes back sits at the table, and its game is not over."""
        table, live, row = self.tables.seated(session, table_id, person)
        if table.status != "running" or live.match.over:
            raise Refused("undo-over")
        return table, live, row

    def _take_back(
        self,
        session: Writing,
        table: TableRow,
        live: Loaded,
        seat: int,
        first: Played,
        agreed: Sequence[int] = (),
        *,
        strike: bool = False,
    ) -> str:
        """Take back from a step on, around what others have hidden; what was granted (`strike`) is struck through."""
        narrator = self.tables.narrator(session, table)
        match, before = live.match, list(live.match.waiting)
        gone = match.take_out(seat, first, agreed)
        numbers = range(live.before + gone[0].line, table.lines)
        for n in numbers:
            session.put_line(table.id, n, msgspec.json.encode(match.lines[n - live.before]))
        self.play.write_lines(session, table, live, None, None, [])
        again = live.lines - table.lines  # what others have hidden since was played again
        for step in match.steps[len(match.steps) - again :]:
            self.play.write_lines(session, table, live, narrator.seats[step.seat].person, None, step.events)
        lines = [narrator.told(step.events, seat if not strike else None) for step in gone]
        what = " ".join(line for line in lines if line)
        narrator.unsay(live, numbers, strike)
        hidden = all(step.hidden for step in gone)
        actor = seat if hidden else None
        self.play.after(session, table, live, narrator, before, actor=actor, hidden=hidden, undone=True)
        return what

    # --- by agreement ----------------------------------------------------------------------------

    def ask_undo(self, session: Writing, table_id: int, person: int) -> PostRow[RequestBody] | None:
        """Ask those concerned to let the last own step be taken back; None if nobody has to be asked: it is done."""
        table, live, row = self._undoing(session, table_id, person)
        if any(post.body.state == OPEN for post in session.posts(table.id, RequestBody)):
            raise Refused("asked-already")
        free = live.match.free_steps(row.seat)
        if free:
            self._take_back(session, table, live, row.seat, free[-1])
            return None
        live, gone = self._since_own(session, table, row.seat)
        return self._ask_for(session, table, live, row.seat, gone)

    def ask_way_back(self, session: Writing, table_id: int, person: int) -> PostRow[RequestBody] | None:
        """A game that cannot go on: any player may ask to take back the last step that everybody knows of, whoever took
        it."""
        table, live, row = self._undoing(session, table_id, person)
        if any(post.body.state == OPEN for post in session.posts(table.id, RequestBody)):
            raise Refused("asked-already")
        if live.match.stuck is None:
            raise Refused("not-stuck")
        if not live.match.steps:
            live = load(session, table, depth=DEEPER)
            self.tables.cache.put(table, live)
        known = [step for step in live.match.steps if not step.hidden]
        return self._ask_for(session, table, live, row.seat, known[-1:])

    def _ask_for(
        self, session: Writing, table: TableRow, live: Loaded, seat: int, gone: Sequence[Played]
    ) -> PostRow[RequestBody] | None:
        """Ask those concerned to let these last steps go; None if nobody has to be asked: it is done."""
        if not gone:
            raise Refused("undo-too-far")
        asked = self._asked(live, seat, gone)
        seats = session.seats(table.id)
        people = [person for other in asked if (person := seats[other].person) is not None]
        if not people:
            self._take_back(session, table, live, seat, gone[0], asked, strike=True)
            return None
        if (asker := seats[seat].person) is not None:
            self.tables.rates.spend(session, asker, "undo")
        narrator = self.tables.speaker(session, table)
        post = PostRow(
            table=table.id,
            key=str(sum(not post.gone for post in session.posts(table.id, RequestBody)) + 1),
            channel=table.place,
            body=RequestBody(
                text=_asking(narrator, seat, gone, people),
                buttons=[["agree"], ["refuse"]],
                state=OPEN,
                by=seat,
                lines=[live.before + step.line for step in gone],
                asked=asked,
                agreed=[],
            ),
            mentions=people,
        )
        session.put(post)
        return post

    def behind_barrier(self, session: Reading, table: TableRow, seat: int) -> tuple[Loaded, list[Played], list[int]]:
        """The game, the steps that go with the seat's last one (its own first), and the seats of people who must
        agree."""
        live, gone = self._since_own(session, table, seat)
        seats = session.seats(table.id)
        asked = self._asked(live, seat, gone) if gone else []
        return live, gone, [other for other in asked if seats[other].person is not None]

    @staticmethod
    def _asked(live: Loaded, seat: int, gone: Sequence[Played]) -> list[int]:
        match = live.match
        return sorted(match.asked_for(seat, len(match.steps) - match.steps.index(gone[0])))

    def _since_own(self, session: Reading, table: TableRow, seat: int) -> tuple[Loaded, list[Played]]:
        """The seat's last step and what came since, without what others have hidden; loads further back where the game
        in memory begins later."""
        live = self.tables.cache.get(session, table)
        found = _from_own(live, seat)
        if not found:
            live = load(session, table, depth=len(live.match.steps) + DEEPER)
            found = _from_own(live, seat)
            if found:
                self.tables.cache.put(table, live)
        return live, found

    def answer_undo(
        self, session: Writing, table_id: int, person: int, request: str, agree: bool
    ) -> PostRow[RequestBody]:
        table = self.tables.table(session, table_id)
        seat = self.tables.my_seat(session, table, person).seat
        post = session.post(table_id, RequestBody, request)
        if post is None or post.body.state != OPEN:
            raise Refused("nothing-asked")
        if table.status != "running":
            raise Refused("undo-over")
        narrator = self.tables.speaker(session, table)
        if post.body.lines is None:  # asked before requests named their steps
            self.play.answered(session, post, "lapsed", narrator.say("request-lapsed"))
            return post
        asked = post.body.asked or []
        if seat not in asked:
            raise Refused("not-asked")
        if not agree:
            self.play.answered(session, post, "no", narrator.say("request-no", who=narrator.name(seat)))
            return post
        agreed = post.body.agreed = sorted({*(post.body.agreed or []), seat})
        missing = [
            row.seat
            for row in narrator.seats
            if row.seat in asked and row.person is not None and row.seat not in agreed
        ]
        if missing:
            session.put(post)
            return post
        self._grant(session, table, narrator, post)
        return post

    def _grant(self, session: Writing, table: TableRow, narrator: Speaker, post: PostRow[RequestBody]) -> None:
        """Everybody asked agrees: exactly the steps that were named go."""
        live = self.tables.cache.get(session, table)
        seat, lines = post.body.by, post.body.lines
        assert seat is not None
        assert lines is not None
        if live.before > lines[0]:
            live = load(session, table, depth=table.lines - lines[0])
            self.tables.cache.put(table, live)
        first = next((step for step in live.match.steps if live.before + step.line == lines[0]), None)
        if first is None or not still_last(live, lines):
            self.play.answered(session, post, "lapsed", narrator.say("request-lapsed"))
            return
        agreed = self._asked(live, seat, [first])
        post.body.state = "yes"  # answered: what is taken back does not make it lapse
        session.put(post)
        what = self._take_back(session, table, live, seat, first, agreed, strike=True)
        what = cut(what, TOLD) or narrator.say("request-hidden")
        self.play.answered(session, post, "yes", narrator.say("request-yes", what=what))

    def let_requests_lapse(self, change: Change) -> None:
        """Another step was played, or one of those meant was taken back: what was asked for is no longer what would be
        done. Hidden steps change nothing about it, since that would tell of them."""
        narrator = change.narrator
        for post in change.session.posts(change.table.id, RequestBody):
            if post.body.state != OPEN or still_last(change.game, post.body.lines or []):
                continue
            text = narrator.say("request-lapsed")
            if change.actor is not None:
                text = narrator.say("request-on", who=narrator.name(change.actor))
            self.play.answered(change.session, post, "lapsed", text)


def still_last(live: Loaded, lines: Sequence[int]) -> bool:
    """Are the steps of these lines still the last ones, but for hidden steps since? A game loaded from after them
    holds other steps only."""
    if not lines:
        return False
    numbers = [live.before + step.line for step in live.match.steps if not step.hidden]
    named = [n for n in lines if n >= live.before]
    since = [n for n in numbers if n >= lines[0] and n not in lines]
    known = {live.before + step.line for step in live.match.steps}
    return not since and all(n in known for n in named)


def _from_own(live: Loaded, seat: int) -> list[Played]:
    """The seat's last step and everything since that was not hidden by others."""
    steps = live.match.steps
    own = next((n for n in range(len(steps) - 1, -1, -1) if steps[n].seat == seat), None)
    if own is None:
        return []
    return [step for step in steps[own:] if step.seat == seat or not step.hidden]


def _asking(narrator: Speaker, seat: int, gone: Sequence[Played], people: Sequence[int]) -> str:
    told = " ".join(line for step in gone if (line := narrator.told(step.events)))
    text = narrator.say(
        "request",
        who=narrator.name(seat),
        steps=len(gone),
        what=cut(told, TOLD) or narrator.say("request-hidden"),
        asked=" ".join(f"<@{person}>" for person in people),
    )
    return f"{text} {narrator.say('request-reveal')}" if any(step.revealed for step in gone) else text
