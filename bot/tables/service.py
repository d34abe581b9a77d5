"""What people can do at a table. Each call is one transaction; a repeated interaction changes nothing."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from bot.store import LineRow, PostRow, SeatRow, Session, SnapshotRow, Store, TableRow
from bot.tables.live import Cache, Live, begin, game_of, load
from bot.tables.story import Teller, count_lines
from bot.words import say
from rules import GAMES
from rules.core import Action, Match, Record
from rules.core.match import Played
from rules.core.players import random_choice

COMPUTER_STEPS = 40
"""Steps computer players take in one transaction."""


class Refused(Exception):
    """Something a person may not do at this table; `key` is a sentence of the bot's catalogue."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts


class Repeated(Exception):
    """An interaction that was handled before."""


class Outcome(msgspec.Struct):
    """What an action led to, for the private answer."""

    table: TableRow
    seat: int
    steps: list[Played]
    deeds: list[str]
    """The steps in a few words, for the person who took them."""
    again: bool
    """The same person decides next."""
    over: bool


class Tables:
    """Used by one thread at a time (`bot.desk` gives it one)."""

    def __init__(self, store: Store, clock: Callable[[], float], *, call_delay: float = 8.0) -> None:
        self.store, self.clock, self.call_delay = store, clock, call_delay
        self.cache = Cache()
        self.changed: Callable[[], None] = lambda: None
        """Called after a transaction that may have changed posts."""

    # --- transactions ----------------------------------------------------------------------------

    @contextmanager
    def _transaction(self, interaction: str | None = None, table: int | None = None) -> Iterator[Session]:
        try:
            with self.store.transaction() as session:
                if interaction is not None and not session.claim(interaction):
                    raise Repeated
                yield session
        except BaseException:
            if table is not None:
                self.cache.drop(table)
            raise
        self.changed()

    def _teller(self, session: Session, table: TableRow) -> Teller:
        return Teller(session, table, session.seats(table.id), self.clock(), self.call_delay)

    @staticmethod
    def _table(session: Session, id: int) -> TableRow:
        table = session.table(id)
        if table is None or table.status == "closed":
            raise Refused("no-table")
        return table

    # --- lobby -----------------------------------------------------------------------------------

    def open(
        self,
        interaction: str,
        *,
        guild: int | None,
        home: int,
        place: int,
        person: int,
        name: str,
        title: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        language: str = "en",
        table_name: str = "",
        secret: bytes | None = None,
    ) -> TableRow:
        game = GAMES.get(title)
        if game is None:
            raise Refused("no-such-title", title=title[:40])
        most = game.seats.stop - 1
        if seats is not None and seats not in game.seats:
            raise Refused("bad-seats", title=game.title, least=game.seats.start, most=most)
        try:
            game.read_options(options or {})
        except msgspec.ValidationError as error:
            raise Refused("bad-option", why=str(error)) from None
        with self._transaction(interaction) as session:
            there = session.table_at(place)
            if there is not None and there.status in ("lobby", "running"):
                raise Refused("place-taken", table=there.id)
            table = TableRow(
                guild=guild,
                home=home,
                place=place,
                title=title,
                name=table_name,
                language=language,
                host=person,
                seats=seats or most,
                options=options or {},
                secret=secret or secrets.token_bytes(32),
                created=self.clock(),
            )
            session.add_table(table)
            for seat in range(table.seats):
                taken = person if seat == 0 else None
                session.put_seat(SeatRow(table=table.id, seat=seat, person=taken, name=name if seat == 0 else ""))
            self._teller(session, table).card()
        return table

    def join(self, interaction: str, table_id: int, person: int, name: str, seat: int | None = None) -> int:
        with self._transaction(interaction) as session:
            table = self._lobby(session, table_id)
            seats = session.seats(table.id)
            mine = next((row for row in seats if row.person == person), None)
            if mine is not None:
                raise Refused("already-seated", seat=mine.seat)
            free = [row for row in seats if row.person is None and row.computer is None and seat in (None, row.seat)]
            if not free:
                raise Refused("table-full")
            free[0].person, free[0].name = person, name
            session.put_seat(free[0])
            self._teller(session, table).card()
        return free[0].seat

    def leave(self, interaction: str, table_id: int, person: int) -> None:
        with self._transaction(interaction) as session:
            table = self._lobby(session, table_id)
            row = self._my_seat(session, table, person)
            row.person, row.name = None, ""
            session.put_seat(row)
            people = [other.person for other in session.seats(table.id) if other.person is not None]
            if not people:
                table.status = "closed"
            elif table.host == person:
                table.host = people[0]
            session.put_table(table)
            self._teller(session, table).card()

    def computer(self, interaction: str, table_id: int, person: int, *, moderator: bool = False) -> int:
        """A computer player on the first free seat."""
        with self._transaction(interaction) as session:
            table = self._lobby(session, table_id)
            self._host_only(session, table, person, moderator)
            free = [row for row in session.seats(table.id) if row.person is None and row.computer is None]
            if not free:
                raise Refused("no-computer-seat")
            free[0].computer = "easy"
            session.put_seat(free[0])
            self._teller(session, table).card()
        return free[0].seat

    def close(self, interaction: str, table_id: int, person: int, *, moderator: bool = False) -> None:
        with self._transaction(interaction, table_id) as session:
            table = self._table(session, table_id)
            self._host_only(session, table, person, moderator)
            if table.status == "running":
                raise Refused("started")
            table.status = "closed"
            session.put_table(table)
            self._teller(session, table).card()

    def move(self, interaction: str, table_id: int, person: int, place: int, *, moderator: bool = False) -> TableRow:
        """Bring a table to another channel or thread: its open chapter and its call are posted there."""
        with self._transaction(interaction, table_id) as session:
            table = self._table(session, table_id)
            if not moderator:
                self._my_seat(session, table, person)
            there = session.table_at(place)
            if there is not None and there.id != table.id and there.status in ("lobby", "running"):
                raise Refused("place-taken", table=there.id)
            for post in session.posts(table.id):
                if post.channel != table.place or post.kind in ("card", "begin", "end"):
                    continue
                standing = (post.kind == "chapter" and int(post.key) == table.chapter) or post.kind == "call"
                if standing and not post.gone:
                    # A wait that was called already is not called again.
                    mentions = [] if post.message is not None else post.mentions
                    moved = {"channel": place, "message": None, "sent": 0, "mentions": mentions, "failed": ""}
                    session.put_post(msgspec.structs.replace(post, **moved))
                elif post.gone:
                    session.drop_post(post.id)
            table.place = place
            session.put_table(table)
            session.put_setting("table", table.id, "homeless", False)
            if table.status == "running":
                self._teller(session, table).card(self.cache.get(session, table))
        return table

    def lost_place(self, table_id: int) -> None:
        """The channel or thread of a table is gone: say so at its home, once, with the way on."""
        with self._transaction(None, table_id) as session:
            table = session.table(table_id)
            if table is None or table.status != "running" or session.setting("table", table_id, "homeless"):
                return
            session.put_setting("table", table_id, "homeless", True)
            if table.home == table.place:
                return
            live = self.cache.get(session, table)
            teller = Teller(session, table, session.seats(table.id)[: table.seats], self.clock(), self.call_delay)
            teller.homeless(live)

    def rematch(self, interaction: str, table_id: int, person: int, name: str) -> TableRow:
        """A new lobby at the same place with the same title and options; the others join by themselves."""
        with self.store.transaction() as session:
            table = self._table(session, table_id)
            self._my_seat(session, table, person)
            if table.status != "over":
                raise Refused("not-over")
        return self.open(
            interaction,
            guild=table.guild,
            home=table.home,
            place=table.place,
            person=person,
            name=name,
            title=table.title,
            options=table.options,
            language=table.language,
            table_name=table.name,
        )

    def _lobby(self, session: Session, id: int) -> TableRow:
        table = self._table(session, id)
        if table.status != "lobby":
            raise Refused("started")
        return table

    @staticmethod
    def _my_seat(session: Session, table: TableRow, person: int) -> SeatRow:
        for row in session.seats(table.id):
            if row.person == person:
                return row
        raise Refused("not-at-table")

    @staticmethod
    def _host_only(session: Session, table: TableRow, person: int, moderator: bool) -> None:
        if person != table.host and not moderator:
            host = next((row.name for row in session.seats(table.id) if row.person == table.host), "?")
            raise Refused("only-host", who=host)

    # --- starting --------------------------------------------------------------------------------

    def start(self, interaction: str, table_id: int, person: int, *, moderator: bool = False) -> TableRow:
        """Begin with those who are seated. The interaction's id, which nobody here can choose, is the dice's salt."""
        with self._transaction(interaction, table_id) as session:
            table = self._lobby(session, table_id)
            self._host_only(session, table, person, moderator)
            game = game_of(table)
            taken = [row for row in session.seats(table.id) if row.person is not None or row.computer is not None]
            if len(taken) not in game.seats:
                raise Refused("too-few", title=game.title, least=game.seats.start)
            for seat in range(table.seats):
                row = taken[seat] if seat < len(taken) else SeatRow(table=table.id, seat=seat)
                session.put_seat(msgspec.structs.replace(row, seat=seat))
            table.seats, table.status, table.salt = len(taken), "running", interaction
            table.started, table.rules_version = self.clock(), game.version
            live = Live(begin(table), 0)
            self.cache.put(table, live)
            self._write_lines(session, table, live, None, None, live.match.events)
            teller = Teller(session, table, session.seats(table.id)[: table.seats], self.clock(), self.call_delay)
            teller.begin(live)
            self._after(session, table, live, teller, [], actor=None)
            teller.card(live)
        return table

    # --- playing ---------------------------------------------------------------------------------

    def play(
        self, interaction: str, table_id: int, person: int, what: Sequence[Action] | str, *, question: int | None = None
    ) -> Outcome:
        """Take actions, or the actions a typed line means: all of them or none. Raises a Refusal of the rules."""
        with self._transaction(interaction, table_id) as session:
            table, live, row = self._seated(session, table_id, person)
            if question is not None and question != row.question:
                raise Refused("stale")
            self._playing_on(session, table, row.seat)
            game = game_of(table)
            actions = game.read_line(live.match.state, row.seat, what) if isinstance(what, str) else what
            steps, deeds = self._take(session, table, live, row.seat, actions, person, interaction)
        again = row.seat in live.match.waiting
        return Outcome(table, row.seat, steps, deeds, again, live.match.standings is not None)

    def _seated(self, session: Session, table_id: int, person: int) -> tuple[TableRow, Live, SeatRow]:
        table = self._table(session, table_id)
        if table.status == "lobby":
            raise Refused("no-running-table")
        return table, self.cache.get(session, table), self._my_seat(session, table, person)

    def _take(
        self,
        session: Session,
        table: TableRow,
        live: Live,
        seat: int,
        actions: Sequence[Action],
        person: int | None,
        interaction: str | None,
    ) -> tuple[list[Played], list[str]]:
        teller = Teller(session, table, session.seats(table.id)[: table.seats], self.clock(), self.call_delay)
        before = list(live.match.waiting)
        steps: list[Played] = []
        deeds: list[str] = []
        for action in actions:
            live.match.check(seat, action)
            if person is not None:
                deeds.append(teller.speak(teller.chat.deed(live.match.view(seat), seat, action)))
            live.match.play(seat, action)
            step = live.match.steps[-1]
            steps.append(step)
            n = live.lines - 1
            self._write_lines(session, table, live, person, interaction, step.events)
            teller.tell(live, n, step.events, step.chosen)
        self._after(session, table, live, teller, before, actor=seat)
        return steps, deeds

    def _write_lines(
        self,
        session: Session,
        table: TableRow,
        live: Live,
        person: int | None,
        interaction: str | None,
        events: Sequence[Any],
    ) -> None:
        """The last line of the match into the log."""
        session.add_line(
            LineRow(
                table=table.id,
                n=table.lines,
                at=self.clock(),
                person=person,
                interaction=interaction,
                line=msgspec.json.encode(live.match.lines[-1]),
                events=msgspec.json.encode(list(events)),
            )
        )
        table.lines += 1
        assert table.lines == live.lines

    def _after(
        self, session: Session, table: TableRow, live: Live, teller: Teller, before: Sequence[int], actor: int | None
    ) -> None:
        """What follows a change of the position: questions, snapshot, call, end."""
        match = live.match
        waiting = match.waiting
        for row in teller.seats:
            awaited = row.seat in waiting
            if awaited and (row.seat == actor or not row.awaited or actor is None):
                row.question += 1
            if row.seat == actor:
                row.looked = table.lines
            row.awaited = awaited
            session.put_seat(row)
        if list(waiting) != list(before) or actor is None:
            self._snapshot(session, table, live)
        if match.standings is not None and table.status == "running":
            table.status, table.ended = "over", self.clock()
            steps, undone = count_lines(session.lines(table.id))
            teller.end(live, undone, steps)
            teller.card(live)
        elif teller.turned_page:
            teller.card(live)
        teller.call(live, [seat for seat in before if seat != actor or actor in waiting])
        session.put_table(table)

    def _snapshot(self, session: Session, table: TableRow, live: Live) -> None:
        session.add_snapshot(
            SnapshotRow(
                table=table.id,
                n=table.lines,
                state=live.match.saved(),
                seal=live.match.seal,
                position=live.match.dice.position,
                rules_version=table.rules_version,
            )
        )

    # --- computer players ------------------------------------------------------------------------

    def waiting_computers(self) -> list[int]:
        """Running tables where a computer player is to decide."""
        with self.store.transaction() as session:
            return session.computers_awaited()

    def run_computers(self, table_id: int) -> bool:
        """Let computer players take some steps; True if they are still to decide."""
        with self._transaction(None, table_id) as session:
            table = session.table(table_id)
            if table is None or table.status != "running":
                return False
            live = self.cache.get(session, table)
            seats = session.seats(table.id)
            chooser = random.Random(live.match.seal)
            for _ in range(COMPUTER_STEPS):
                mine = [seat for seat in live.match.waiting if seats[seat].computer is not None]
                if not mine:
                    return False
                action = random_choice(live.match.legal(mine[0]), chooser)
                self._take(session, table, live, mine[0], [action], None, None)
            return any(seats[seat].computer is not None for seat in live.match.waiting)

    def resign(self, interaction: str, table_id: int, person: int) -> None:
        """A computer player takes over."""
        with self._transaction(interaction, table_id) as session:
            table, live, row = self._seated(session, table_id, person)
            if table.status != "running":
                raise Refused("not-now-over")
            teller = Teller(session, table, session.seats(table.id)[: table.seats], self.clock(), self.call_delay)
            teller.notice(say(table.language, "resigned", who=teller.name(row.seat)))
            for seat in teller.seats:
                if seat.seat == row.seat:
                    seat.person, seat.computer = None, "easy"
                    session.put_seat(seat)
            teller.call(live, live.match.waiting)
            session.put_table(table)

    # --- undo ------------------------------------------------------------------------------------

    def undo(self, interaction: str, table_id: int, person: int, *, whole_turn: bool = False) -> tuple[TableRow, str]:
        """Take back the last own step, or all of them; free until somebody learned something."""
        with self._transaction(interaction, table_id) as session:
            table, live, row = self._seated(session, table_id, person)
            free = live.match.undoable(row.seat)
            if not free:
                raise Refused("undo-not-free")
            what = self._take_back(session, table, live, row.seat, free if whole_turn else 1, strike=False)
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
        teller = Teller(session, table, session.seats(table.id)[: table.seats], self.clock(), self.call_delay)
        before = list(live.match.waiting)
        gone = live.match.take_back(seat, steps)
        numbers = [live.before + step.line for step in gone]
        for n, step in zip(numbers, gone, strict=True):
            session.put_line(table.id, n, msgspec.json.encode(live.match.lines[step.line]))
        self._write_lines(session, table, live, None, None, [])
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
            teller = Teller(session, table, seats[: table.seats], self.clock(), self.call_delay)
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
            teller = Teller(session, table, session.seats(table.id)[: table.seats], self.clock(), self.call_delay)
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

    def _answered(self, session: Session, post: PostRow, state: str, text: str) -> None:
        post.body |= {"state": state, "text": post.body["text"] + "\n" + text, "buttons": []}
        post.wanted += 1
        session.put_post(post)

    def _playing_on(self, session: Session, table: TableRow, seat: int) -> None:
        """Playing on answers an open request with no."""
        for post in session.posts(table.id, "request"):
            if post.body["state"] == "open":
                teller = Teller(session, table, session.seats(table.id)[: table.seats], self.clock(), self.call_delay)
                self._answered(session, post, "no", teller.say("request-on", who=teller.name(seat)))

    # --- looking ---------------------------------------------------------------------------------

    @contextmanager
    def looking(self) -> Iterator[Session]:
        with self.store.transaction() as session:
            yield session

    def live(self, session: Session, table: TableRow) -> Live:
        return self.cache.get(session, table)

    def moment(self, table_id: int, lines: int) -> Match | None:
        """The position after that many lines, for a picture."""
        with self.store.transaction() as session:
            table = session.table(table_id)
            if table is None or table.status == "lobby":
                return None
            live = self.cache.get(session, table)
            if live.lines == lines:
                return live.match
            return load(session, table, lines=lines).match

    def record(self, table_id: int) -> Record:
        from bot.tables.live import record

        with self.store.transaction() as session:
            return record(session, self._table(session, table_id))
