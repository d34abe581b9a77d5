"""Compares what stands in the channels with what a replay of the records alone would have posted.

Nothing here knows the code that posts: what is expected comes from the lines of the records, from who sits where, and
from what was taken away by hand.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

import msgspec

from bot.cli.soaking.journal import Journal
from bot.cli.soaking.ledger import Ledger
from bot.cli.soaking.retelling import Broken, Reader, Retelling, awaited_people
from bot.cli.soaking.standing import Standing, standing
from bot.store import PostRow, SeatRow, TableNotes, TableRow
from bot.store.bodies import Body
from bot.store.sqlite import SqliteReading
from bot.tables.loaded import read_line
from bot.ui.ids import read_id
from bot.ui.text import say
from playground.state import World
from rules.core.dice import commitment
from rules.core.record import Damaged, Record, verify

Noted = dict[str, PostRow[Body]]
"""What the store says stands, by message."""
MENTION = re.compile(r"<@(\d+)>")


class Loss(msgspec.Struct):
    """What was taken from a table by hand, and need not stand."""

    texts: list[str] = []
    """Of messages that were deleted."""
    messages: set[str] = set()
    places: bool = False
    """A channel it was played in, or its home, is gone."""
    homeless: bool = False
    """It has not been seen in a place since."""
    until: int = 0
    """Lines below this were told when there was no place to tell them."""


class Comparing:
    def __init__(self, world: World, ledger: Ledger, journal: Journal, now: Callable[[], float]) -> None:
        """`now` is the bot's clock."""
        self.world, self.ledger, self.journal, self.now = world, ledger, journal, now
        self.retellings: dict[int, Retelling] = {}
        self.losses: defaultdict[int, Loss] = defaultdict(Loss)
        self.places: defaultdict[int, set[str]] = defaultdict(set)
        self._of: dict[str, int] = {}
        """Messages, and the table each is about."""
        self._counted: dict[str, int] = {}
        """Interactions, and how many lines each had led to when it was first looked at."""
        self._broken: set[int] = set()
        self._missing: defaultdict[int, Counter[str]] = defaultdict(Counter)
        """What was found missing at the last look, by table."""

    # --- the records -----------------------------------------------------------------------------

    def retold(self, session: SqliteReading, table: TableRow) -> Retelling | None:
        """The record followed to its end; None where it does not hold."""
        if table.id in self._broken:
            return None
        known = self.retellings.get(table.id)
        if known is None:
            known = self.retellings[table.id] = Retelling(table)
        try:
            known.follow(session.lines(table.id, known.lines))
        except Broken as broken:
            self._broken.add(table.id)
            self.journal.found("records", f"table {table.id}: {broken}", f"table {table.id}")
            return None
        return known

    def verify_all(self) -> int:
        """Every record from its head, as anybody would check it; how many there are."""
        with self.ledger.moment() as session:
            for number in session.tables_with_games():
                table = session.table(number)
                assert table is not None
                retold = self.retold(session, table)
                if retold is None or retold.match is None:
                    continue
                over = table.status in ("over", "closed")
                record = Record(
                    format=table.format,
                    title=table.title,
                    version=table.rules_version,
                    seats=table.seats,
                    options=msgspec.to_builtins(retold.game.read_options(table.options)),
                    commitment=commitment(table.secret),
                    salt=table.salt,
                    secret=table.secret.hex() if over else None,
                    lines=[read_line(row) for row in session.lines(number)],
                    standings=retold.match.standings,
                )
                try:
                    verify(record)
                except Damaged as damaged:
                    self.journal.found("records", f"table {number}: {damaged}", f"table {number}")
        return len(self.retellings)

    # --- everything, when it is calm ---------------------------------------------------------------

    def look(self) -> dict[int, Standing]:
        """Compare everything; the calls that stand as they should, by table."""
        everything = list(standing(self.world))
        good: dict[int, Standing] = {}
        with self.ledger.moment() as session:
            tables = [table for id in session.tables_with_games() if (table := session.table(id)) is not None]
            posts = {table.id: session.posts(table.id) for table in tables}
            noted = {str(post.message): post for found in posts.values() for post in found if post.message is not None}
            self._attribute(everything, noted, tables)
            for table in tables:
                self._mark_place(table)
                retold = self.retold(session, table)
                if retold is None or retold.match is None:
                    continue
                mine = [one for one in everything if self._of.get(one.id) == table.id]
                seats = session.seats(table.id)[: table.seats]
                reader = Reader(table, seats, session.sittings(table.id))
                self._story(table, retold, reader, mine)
                self._landmarks(table, mine, session.note(TableNotes, table.id).tour is not None)
                self._noted(table, posts[table.id])
                called = self._calls(session, table, retold, seats, everything, posts[table.id])
                if called is not None:
                    good[table.id] = called
        self._twice(everything, noted)
        self._moves()
        self.journal.unanswered()
        return good

    def _mark_place(self, table: TableRow) -> None:
        place, loss = str(table.place), self.losses[table.id]
        self.places[table.id].add(place)
        if loss.homeless or place not in self.world.channels:
            loss.until, loss.homeless = table.lines, place not in self.world.channels

    def _attribute(self, everything: Sequence[Standing], noted: Noted, tables: Sequence[TableRow]) -> None:
        at: dict[str, list[int]] = {}
        for table in tables:
            at.setdefault(str(table.place), []).append(table.id)
        for one in everything:
            if one.id in noted:
                self._of[one.id] = noted[one.id].table
            elif one.id not in self._of:
                here = at.get(one.channel, [])
                about = one.table if one.table is not None else here[0] if len(here) == 1 else None
                if about is not None:
                    self._of[one.id] = about

    # --- the story -------------------------------------------------------------------------------

    def _story(self, table: TableRow, retold: Retelling, reader: Reader, mine: Sequence[Standing]) -> None:
        expected, loss = retold.expected(), self.losses[table.id]
        by_channel: dict[str, Counter[str]] = {}
        holding: dict[str, list[Standing]] = {}
        for one in mine:
            for line in reader.lines(one.text, expected) if one.layout else ():
                by_channel.setdefault(one.channel, Counter())[line] += 1
                holding.setdefault(line, []).append(one)
        for channel, found in by_channel.items():
            for line in found - expected:
                where = "; ".join(one.where(self.world) for one in holding[line])
                what = f"table {table.id} tells {found[line]} times what happened {expected[line]} times: {line!r}"
                self.journal.found("doubled", what, where, "line", table.id, channel, line)
        there = Counter({line: len(found) for line, found in holding.items()})  # in one place or another
        for text in loss.texts:
            there.update(reader.lines(text, expected))
        missing = retold.expected(loss.until) - there
        new, self._missing[table.id] = missing - self._missing[table.id], missing
        if new:
            numbers = sorted({n for line, count in new.items() for n in retold.number_of(line)[-count:]})
            first = next(line for line in retold.told[numbers[0]] if line in new)
            what = f"table {table.id} does not tell {new.total()} lines, the first: {first!r}"
            newest = [f"message {one.id} ends {one.text[-240:]!r}" for one in mine if one.layout][-2:]
            where = f"place {table.place}, from lines {numbers} of the record; {'; '.join(newest)}"
            self.journal.found("missing", what, where, "lines", table.id, numbers, count=new.total())

    def _landmarks(self, table: TableRow, mine: Sequence[Standing], tour: bool) -> None:
        """The card, the first and the last post: each once. A tour has no card."""
        title, loss = self.retellings[table.id].game.title, self.losses[table.id]
        begin = say(table.language, "begin-heading", title=title, table=table.id)
        card = say(table.language, "card-heading", title=title, table=table.id)
        end = say(table.language, "end-heading", title=title, table=table.id, who="\0").partition("\0")[0]
        wanted = {
            "first post": [one for one in mine if one.layout and one.heading == begin],
            "card": [one for one in mine if one.layout and f"{one.heading} ·".startswith(f"{card} ·")],
        }
        if tour:
            del wanted["card"]
        if table.status == "over":
            wanted["last post"] = [one for one in mine if one.layout and one.heading.startswith(end)]
        for name, found in wanted.items():
            where = "; ".join(one.where(self.world) for one in found)
            if len(found) > 1:
                self.journal.found("doubled", f"{name} of table {table.id}", where, name, table.id)
            gone = loss.places or any(begin in text or card in text or end in text for text in loss.texts)
            if not found and not gone:
                self.journal.found("missing", f"{name} of table {table.id}", f"home {table.home}, place {table.place}")

    def _noted(self, table: TableRow, posts: Iterable[PostRow[Body]]) -> None:
        """What the store says stands, stands there."""
        loss = self.losses[table.id]
        for post in posts:
            channel = str(post.channel)
            if post.message is None or post.gone or post.kind == "dm" or channel not in self.world.channels:
                continue
            id = str(post.message)
            if id not in self.world.messages.get(channel, {}) and id not in loss.messages:
                elsewhere = [other for other, shelf in self.world.messages.items() if id in shelf]
                where = f"channel {channel}, message {id}" + (f", which stands in {elsewhere[0]}" if elsewhere else "")
                what = f"{post.kind} {post.key} of table {table.id} stands in the books and not in the channel"
                self.journal.found("missing", what, where, "noted", table.id, post.kind, post.key, id)

    def _twice(self, everything: Sequence[Standing], noted: Noted) -> None:
        """A message that nobody has noted, beside one with the same words: a post that was sent twice."""
        at = {place for places in self.places.values() for place in places}
        texts: dict[tuple[str, str], list[Standing]] = {}
        for one in everything:
            if one.channel in at and one.calls is None:
                texts.setdefault((one.channel, one.text), []).append(one)
        for alike in texts.values():
            strangers = [one for one in alike if one.id not in noted]
            if len(alike) > 1 and strangers:
                where = "; ".join(one.where(self.world) for one in alike)
                self.journal.found("doubled", "a post was sent twice", where, "twice", strangers[0].id)

    # --- calls -----------------------------------------------------------------------------------

    def _calls(
        self,
        session: SqliteReading,
        table: TableRow,
        retold: Retelling,
        seats: Sequence[SeatRow],
        everything: Sequence[Standing],
        posts: Sequence[PostRow[Body]],
    ) -> Standing | None:
        """Exactly one call for the question that is open now; the one that stands, if it is as it should be."""
        assert retold.match is not None
        calls = [one for one in everything if one.calls == table.id]
        awaited = awaited_people(retold.match, seats) if table.status == "running" else []
        place = str(table.place)
        for one in calls:
            named = {int(person) for person in MENTION.findall(one.text)}
            if not awaited or not named <= set(awaited) or one.channel != place:
                why = "nobody is awaited" if not awaited else f"{sorted(awaited)} are awaited at {place}"
                what = f"a call of table {table.id} is left, and {why} (line {retold.lines})"
                self.journal.found("dead_calls", what, one.where(self.world), one.id)
        good = [one for one in calls if one.channel == place]
        for one in good[1:]:
            what = f"table {table.id} calls {len(good)} times for one question"
            self.journal.found("dead_calls", what, f"{good[0].where(self.world)}; {one.where(self.world)}", one.id)
        resting = table.paused is not None or place not in self.world.channels
        planned = any(plan.timed for plan in session.plans(table.id))
        if awaited and not calls and not resting and not planned:
            what = f"table {table.id} calls nobody, and {awaited} are awaited since line {retold.lines}"
            keys = [post.key for post in posts if post.kind == "call"]
            self.journal.found("missing", what, f"place {place}; {self._booked(posts)}", "call", table.id, keys)
        return good[0] if awaited and len(calls) == 1 and good and not resting else None

    def _booked(self, posts: Sequence[PostRow[Body]]) -> str:
        """What the store wants to stand as calls."""
        rows = [
            f"call {post.key}: message {post.message}, sent {post.sent} of {post.wanted}, gone {post.gone}, "
            f"due {self.now() - post.not_before:.0f} s ago, failed {post.failed!r}"
            for post in posts
            if post.kind == "call"
        ]
        return "; ".join(rows) or "no call is wanted"

    # --- moves -----------------------------------------------------------------------------------

    def _moves(self) -> None:
        """Every confirmed move is in a record, once."""
        lines = self.ledger.lines_by_interaction()
        journal = self.journal
        journal.moves = sum(len(found) for found in lines.values())
        for id, found in lines.items():
            asked = journal.asked.get(id)
            first = self._counted.setdefault(id, len(found))
            if asked is not None and asked.alone == found[0][1] and len(found) > 1:
                what = f"{asked.what}: {len(found)} lines instead of one"
                journal.found("doubled", what, f"interaction {id}: table and line {found}", "lines", id)
            elif len(found) > first:
                what = f"interaction {id} led to {first} lines, and to {len(found)} when it was delivered again"
                journal.found("doubled", what, f"table and line: {found}", "again", id)
        for asked in list(journal.asked.values()):
            if asked.confirmed and asked.id not in lines:
                where = f"interaction {asked.id} of {asked.person}"
                journal.found("lost", f"{asked.what} was confirmed and is in no record", where, asked.id)
        for id in journal.failed & set(lines):
            what = f"interaction {id} was told that nothing was changed, and its move counts"
            journal.found("failures", what, f"table and line: {lines[id]}", "counts", id)
        self._double_clicks(lines)

    def _double_clicks(self, lines: dict[str, list[tuple[int, int]]]) -> None:
        """A question is answered once, however often and by whichever of its buttons it was answered; when steps are
        taken back it is asked anew. A panel says so by another number; a quick answer names the moment as everybody
        knows it, which a step that nobody heard of leaves as it is."""
        anew = self.ledger.taken_back()
        pressed: dict[tuple[str, ...], list[str]] = {}
        for asked in self.journal.asked.values():
            if asked.plays and asked.press and asked.id in lines:
                id = read_id(asked.press.partition(" ")[0])
                assert id is not None
                question = (asked.person, str(id.table), "answer" if id.verb == "answer" else "", *id.words[:1])
                pressed.setdefault(question, []).append(asked.id)
        for (person, table, *_, number), ids in pressed.items():
            for one, other in pairwise(ids):
                if anew.issuperset(lines[one]):
                    continue
                what = f"table {table}: question {number} of {person} was answered twice"
                self.journal.found("doubled", what, f"{one}: {lines[one]}, {other}: {lines[other]}", one, other)
