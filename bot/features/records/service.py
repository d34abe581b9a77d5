"""A record from a file, laid out as a table that is over, to be looked at."""

from __future__ import annotations

import msgspec

from bot.store import LineRow, SeatRow, TableRow, Writing
from bot.store.bodies import BeginBody, Buttons
from bot.tables.loaded import Loaded, begin, play_again
from bot.tables.play import Play
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from rules.core.record import Damaged, Record, Start, Step, read, verify

MOST_BYTES = 4 << 20


class Place(msgspec.Struct, frozen=True):
    """Where a game is laid out, and for whom."""

    guild: int
    channel: int
    people: list[tuple[int, str]]
    """Number and name, one for each seat."""
    language: str
    heading: str
    """What stands above it."""


class Records:
    def __init__(self, tables: Tables, play: Play) -> None:
        self.tables, self.play = tables, play

    def load_record(
        self, session: Writing, *, guild: int | None, place: int, person: int, language: str, raw: bytes
    ) -> TableRow:
        """Check a record and keep its game. Raises Refused where it does not hold, or keeps its secret."""
        record = checked(raw)
        table = TableRow(
            guild=guild,
            home=place,
            place=place,
            title=record.title,
            language=language,
            host=person,
            status="over",
            seats=record.seats,
            options=record.options,
            secret=bytes.fromhex(record.secret or ""),
            salt=record.salt,
            rules_version=record.version,
            format=record.format,
            created=self.tables.now(),
            started=self.tables.now(),
            ended=self.tables.now(),
        )
        session.put(table)
        for seat in range(table.seats):
            session.put(SeatRow(table=table.id, seat=seat))
        live = self._lay_out(session, table, record)
        narrator = self.tables.narrator(session, table)
        heading = narrator.say("loaded-heading", title=narrator.game.title, table=table.id)
        steps = sum(isinstance(line, Step) for line in record.lines)
        lines = [*narrator.strip(live), narrator.say("loaded-lines", steps=steps)]
        buttons: Buttons = [["board"], ["text"], ["log"], ["recap"], ["record"]]
        body = BeginBody(heading=heading, lines=lines, picture=live.lines, buttons=buttons)
        narrator._want("0", place, body)
        session.put(table)
        return table

    def lay_open(self, session: Writing, record: Record, secret: bytes, place: Place) -> TableRow:
        """The game of a record as a table that is played from where it stands. The people there take its seats."""
        table = TableRow(
            guild=place.guild,
            home=place.channel,
            place=place.channel,
            title=record.title,
            language=place.language,
            host=place.people[0][0],
            status="running",
            seats=record.seats,
            options=record.options,
            secret=secret,
            salt=record.salt,
            rules_version=record.version,
            format=record.format,
            created=self.tables.now(),
            started=self.tables.now(),
        )
        session.put(table)
        for seat, (person, name) in zip(range(table.seats), place.people, strict=False):
            session.put(SeatRow(table=table.id, seat=seat, person=person, name=name))
        live = self._lay_out(session, table, record)
        narrator = self.tables.narrator(session, table)
        narrator.notice(place.heading, [["turn"], ["board"], ["text"], ["log"]])
        self.tables.cache.put(table, live)
        self.play.after(session, table, live, narrator, [], actor=None)
        return table

    def _lay_out(self, session: Writing, table: TableRow, record: Record) -> Loaded:
        """Play it all again, writing lines and snapshots as if it had been played here."""
        live = Loaded(begin(table), 0)
        match = live.match
        match.trusting = True  # it has been checked
        waiting = None
        for line in record.lines:
            play_again(match, line)
            if isinstance(line, Step):
                events = match.steps[-1].events
            else:
                events = match.events if isinstance(line, Start) else []
            session.put(
                LineRow(
                    table=table.id,
                    n=table.lines,
                    at=self.tables.now(),
                    person=None,
                    interaction=None,
                    line=msgspec.json.encode(line),
                    events=msgspec.json.encode(list(events)),
                )
            )
            table.lines += 1
            if match.waiting != waiting:
                waiting = match.waiting
                self.play.snapshot(session, table, live)
        match.trusting = False
        return live


def checked(raw: bytes) -> Record:
    if len(raw) > MOST_BYTES:
        raise Refused("record-damaged", why=f"more than {MOST_BYTES >> 20} MiB")
    try:
        record = read(raw)
        verify(record)
    except Damaged as damaged:
        raise Refused("record-damaged", why=str(damaged)) from None
    if record.secret is None:
        raise Refused("record-sealed")
    return record
