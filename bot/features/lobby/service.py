"""Before and after a game: opening, joining, leaving, computers on seats, moving, closing, rematch."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.features.lobby.opening import keep_wish, place_for, read_options
from bot.features.lobby.opening import may_open as may_open
from bot.store import PostRow, Reading, SeatRow, TableRow, Writing
from bot.store.bodies import RequestBody
from bot.store.notes import Wish
from bot.tables.call import Call, Services, Talk
from bot.tables.changes import Change, run
from bot.tables.loaded import game_of
from bot.tables.refused import Refused
from bot.tables.seats import COMPUTER, Seats
from bot.tables.tables import Tables
from bot.ui.ids import place_url
from bot.ui.page import Button, Page
from bot.ui.text import SEATS, say
from rules import GAMES


class Lobby:
    def __init__(self, tables: Tables, seats: Seats) -> None:
        self.tables, self.seats = tables, seats

    # --- lobby -----------------------------------------------------------------------------------

    def open(
        self,
        session: Writing,
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
        there = session.table_at(place)
        if there is not None and there.status in ("lobby", "running"):
            raise Refused("place-taken", table=there.id)
        self.tables.rates.spend(session, person, "open")
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
            secret=secret or self.tables.secret(),
            created=self.tables.now(),
        )
        session.put(table)
        for seat in range(table.seats):
            taken = person if seat == 0 else None
            session.put(SeatRow(table=table.id, seat=seat, person=taken, name=name if seat == 0 else ""))
        run(self.tables.changes.table_opened, Change(session, table, None))
        self.tables.narrator(session, table).card()
        return table

    def join(self, session: Writing, table_id: int, person: int, name: str, seat: int | None = None) -> int:
        """Before the start a free seat; later one's own seat again, or one that a computer player holds."""
        table = self.tables.table(session, table_id)
        if table.status == "running":
            return self.seats.join_running(session, table, person, name, seat)
        self.tables.in_lobby(session, table_id)
        seats = session.seats(table.id)
        mine = next((row for row in seats if row.person == person), None)
        if mine is not None:
            raise Refused("already-seated", seat=say(table.language, f"seat-{SEATS[mine.seat]}"))
        free = [row for row in seats if row.person is None and row.computer is None and seat in (None, row.seat)]
        if not free:
            raise Refused("table-full")
        free[0].person, free[0].name = person, name
        session.put(free[0])
        self.tables.narrator(session, table).card()
        return free[0].seat

    def leave(self, session: Writing, table_id: int, person: int) -> None:
        table = self.tables.in_lobby(session, table_id)
        row = self.tables.my_seat(session, table, person)
        row.person, row.name = None, ""
        session.put(row)
        people = [other.person for other in session.seats(table.id) if other.person is not None]
        if not people:
            table.status = "closed"
        elif table.host == person:
            table.host = people[0]
        session.put(table)
        self.tables.narrator(session, table).card()

    def computer(
        self, session: Writing, table_id: int, person: int, level: str = COMPUTER, *, moderator: bool = False
    ) -> int:
        """A computer player of that level on the first free seat."""
        table = self.tables.in_lobby(session, table_id)
        self.tables.host_only(session, table, person, moderator)
        free = [row for row in session.seats(table.id) if row.person is None and row.computer is None]
        if not free:
            raise Refused("no-computer-seat")
        free[0].computer = level
        session.put(free[0])
        self.tables.narrator(session, table).card()
        return free[0].seat

    def take_seat(self, session: Writing, table_id: int, person: int, seat: int) -> None:
        """Change to another free colour before the start."""
        table = self.tables.in_lobby(session, table_id)
        mine = self.tables.my_seat(session, table, person)
        rows = session.seats(table.id)
        if not 0 <= seat < len(rows):
            raise Refused("no-such-seat")
        if rows[seat].person is not None or rows[seat].computer is not None:
            raise Refused("seat-taken")
        session.put(msgspec.structs.replace(mine, seat=seat))
        session.put(SeatRow(table=table.id, seat=mine.seat))
        self.tables.narrator(session, table).card()

    def remove(self, session: Writing, table_id: int, person: int, seat: int, *, moderator: bool = False) -> None:
        """Free a seat before the start: somebody who does not come, or a computer player."""
        table = self.tables.in_lobby(session, table_id)
        self.tables.host_only(session, table, person, moderator)
        rows = session.seats(table.id)
        if not 0 <= seat < len(rows):
            raise Refused("no-such-seat")
        if rows[seat].person == table.host:
            raise Refused("host-stays")
        session.put(SeatRow(table=table.id, seat=seat))
        self.tables.narrator(session, table).card()

    def hand_over(self, session: Writing, table_id: int, person: int, to: int, *, moderator: bool = False) -> None:
        """Make another player of the table its host."""
        table = self.tables.table(session, table_id)
        self.tables.host_only(session, table, person, moderator)
        self.tables.my_seat(session, table, to)
        table.host = to
        session.put(table)
        if table.status == "lobby":
            self.tables.narrator(session, table).card()

    def invite(self, session: Writing, table_id: int, person: int, guest: int) -> None:
        """Offer a seat to somebody: one mention, one button."""
        table = self.tables.in_lobby(session, table_id)
        mine = self.tables.my_seat(session, table, person)
        if any(row.person == guest for row in session.seats(table.id)):
            raise Refused("sits-already")
        if session.post(table.id, RequestBody, f"guest{guest}") is not None:
            raise Refused("asked-already")
        self.tables.rates.spend(session, person, "invite")
        narrator = self.tables.speaker(session, table)
        facts: dict[str, str | int] = {"who": narrator.name(mine.seat), "guest": f"<@{guest}>"}
        text = narrator.say("invitation", title=narrator.game.title, table=table.id, **facts)
        body = RequestBody(text=text, buttons=[["join"]], state="guest")
        key = f"guest{guest}"
        session.put(PostRow(table=table.id, key=key, channel=table.home, body=body, mentions=[guest]))

    def set_option(
        self, session: Writing, table_id: int, person: int, name: str, value: str, *, moderator: bool = False
    ) -> None:
        """Change an option before the start; everybody sees it on the card."""
        table = self.tables.in_lobby(session, table_id)
        self.tables.host_only(session, table, person, moderator)
        options = GAMES[table.title].options
        if name not in options.__struct_fields__:
            raise Refused("option-names", names=", ".join(options.__struct_fields__))
        try:
            chosen = msgspec.to_builtins(msgspec.convert({**table.options, name: value}, options, strict=False))
        except msgspec.ValidationError as error:
            raise Refused("bad-option", why=str(error)) from None
        usual = msgspec.to_builtins(options())
        table.options = {key: chosen[key] for key in chosen if chosen[key] != usual[key]}
        session.put(table)
        narrator = self.tables.narrator(session, table)
        narrator.card()
        if any(row.person not in (None, person) for row in narrator.seats):
            narrator.notice(narrator.say("option-changed", option=name, value=str(chosen[name])))

    def close(self, session: Writing, table_id: int, person: int, *, moderator: bool = False) -> None:
        table = self.tables.table(session, table_id)
        self.tables.host_only(session, table, person, moderator)
        if table.status == "running":
            raise Refused("started")
        table.status = "closed"
        session.put(table)
        self.tables.narrator(session, table).card()

    def rematch(self, session: Writing, table_id: int, person: int, name: str) -> TableRow:
        """A new lobby at the same place with the same title and options; the others join by themselves."""
        table = self.tables.table(session, table_id)
        self.tables.my_seat(session, table, person)
        if table.status != "over":
            raise Refused("not-over")
        return self.open(
            session,
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


async def open_table(talk: Talk, call: Call, wish: Wish) -> TableRow:
    """Open the table that somebody wishes: in a new thread or in the channel itself. A wish that is refused is kept,
    for the buttons that lead on."""
    game = GAMES.get(wish.title)
    if game is None:
        raise Refused("no-such-title", title=wish.title)
    if wish.seats is not None and wish.seats not in game.seats:
        raise Refused("bad-seats", title=game.title, least=game.seats.start, most=game.seats.stop - 1)
    chosen = read_options(game, wish.options)
    setup = await may_open(talk, call)
    language = setup.language or call.language
    where = wish.where or ("thread" if setup.threads else "here")
    try:
        name = say(language, "thread-name", title=game.title, who=call.name[:40])
        place = await place_for(talk, call, where, name)
        table: TableRow = await talk.change(
            lambda services, session: services[Lobby].open(
                session,
                guild=call.guild,
                home=call.channel,
                place=place,
                person=call.person,
                name=call.name,
                title=wish.title,
                seats=wish.seats,
                options=chosen,
                language=language,
                table_name=wish.name,
            ),
            claim=call.id,
        )
        return table
    except Refused as refused:
        await talk.change(lambda services, session: keep_wish(session, call.person, wish))
        if refused.key == "place-taken":
            refused.offering("wish", 0, "thread")
        raise


def opened_page(table: TableRow, language: str) -> Page:
    """A table is open, and the way there."""
    go = Button("", say(language, "button-go"), url=place_url(table.guild, table.place))
    return Page(lines=[say(language, "opened", table=table.id)], rows=[[go]])


def own_tables(services: Services, session: Reading, call: Call) -> list[tuple[int, str]]:
    """Numbers of the person's tables, and what they are called while somebody types one."""
    return [(table.id, f"{table.id} · {game_of(table).title}") for table, _ in session.tables_of(call.person)]
