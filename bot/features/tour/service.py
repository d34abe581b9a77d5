"""The tour: a real table with one computer player, a fixed start, and six cards with one thing to do each.

The computer player waits until the fifth card, so that everything before it can be taken back.
"""

from __future__ import annotations

import hashlib
import random
from typing import Any

from bot.store import Reading, SeatRow, TableNotes, TableRow, Writing
from bot.store.bodies import Buttons, CallBody, TourBody
from bot.store.notes import TourNote
from bot.tables.changes import Change
from bot.tables.loaded import Loaded, begin
from bot.tables.play import Play
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from rules import GAMES
from rules.core import Match
from rules.core.players import random_choice

CARDS = 6
TEXT, MOVE, BACK, REFUSAL, ANSWER, END = range(1, CARDS + 1)
"""What each card is about."""
BUTTONS: dict[int, Buttons] = {
    TEXT: [["tourtext"], ["skip"]],
    MOVE: [["turn"], ["skip"]],
    BACK: [["undo"], ["turn"], ["skip"]],
    REFUSAL: [["type"], ["skip"]],
    ANSWER: [["turn"], ["skip"]],
    END: [["hand"], ["log"], ["tourrules"], ["keepon"], ["real"], ["tourclose"]],
}
PERSON = 0
"""The seat of the one who takes the tour."""
LEAD_IN = 400
"""Steps in which a good place to begin is found, or else the game begins at its start."""
CHOICES = 5
"""How many choices a good decision for the tour offers at least."""


class Tour:
    def __init__(self, tables: Tables, play: Play) -> None:
        self.tables, self.play = tables, play

    def open_tour(
        self,
        session: Writing,
        *,
        guild: int | None,
        place: int,
        person: int,
        name: str,
        title: str,
        language: str,
    ) -> TableRow:
        """A table for one person, begun in the middle of a game that is always the same."""
        game = GAMES.get(title)
        if game is None:
            raise Refused("no-such-title", title=title)
        self._end_tours(session, person)
        table = TableRow(
            guild=guild,
            home=place,
            place=place,
            title=title,
            language=language,
            host=person,
            status="running",
            seats=max(2, game.seats.start),
            secret=hashlib.sha256(f"tour {title}".encode()).digest(),
            salt="tour",
            rules_version=game.version,
            created=self.tables.now(),
            started=self.tables.now(),
        )
        session.put(table)
        for seat in range(table.seats):
            row = SeatRow(table=table.id, seat=seat, computer="easy")
            if seat == PERSON:
                row = SeatRow(table=table.id, seat=seat, person=person, name=name)
            session.put(row)
        self._put_tour(session, table.id, TEXT)
        live = self._lead_in(session, table)
        self.tables.cache.put(table, live)
        narrator = self.tables.narrator(session, table)
        self._card(session, table, TEXT)
        self.play.after(session, table, live, narrator, [], actor=None)
        return table

    def _lead_in(self, session: Writing, table: TableRow) -> Loaded:
        """Both seats play, always the same, until the person has a decision of several steps that can be taken back."""
        live = Loaded(begin(table), 0)
        self.play.write_lines(session, table, live, None, None, live.match.events)
        self.play.snapshot(session, table, live)
        for actions in lead_in(table):
            seat, action = actions
            live.match.play(seat, action)
            self.play.write_lines(session, table, live, None, None, live.match.steps[-1].events)
        return live

    def _end_tours(self, session: Writing, person: int) -> None:
        """Somebody has one tour at a time."""
        for table, _ in session.tables_of(person):
            if self._tour(session, table.id) is not None and table.status == "running":
                self._close(session, table)

    def _close(self, session: Writing, table: TableRow) -> None:
        table.status, table.ended = "closed", self.tables.now()
        for row in session.seats(table.id):
            row.awaited = False
            session.put(row)
        for post in session.posts(table.id, CallBody):
            self.tables.narrator(session, table)._away(post)
        session.put(table)
        self.tables.clock_changed(session, table, None)

    # --- from card to card -----------------------------------------------------------------------

    @staticmethod
    def _tour(session: Reading, table: int) -> TourNote | None:
        return session.note(TableNotes, table).tour

    @staticmethod
    def _put_tour(session: Writing, table: int, card: int, *, undone: bool = False) -> None:
        with session.changing(TableNotes, table) as notes:
            notes.tour = TourNote(card, undone)

    def computers_held(self, session: Reading, table: TableRow) -> bool:
        tour = self._tour(session, table.id)
        return tour is not None and tour.card < ANSWER

    def tour_goes_on(self, change: Change) -> None:
        """A tour may have come a card further. No actor: something was taken back."""
        session, table, live, actor = change.session, change.table, change.game, change.actor
        tour = self._tour(session, table.id)
        assert tour is not None
        card, over = tour.card, live.match.standings is not None
        if card == BACK and actor is None:
            self._put_tour(session, table.id, BACK, undone=True)
        elif actor == PERSON and (card == MOVE or (card == BACK and tour.undone)):
            self._turn_to(session, table, card + 1)
        elif card == ANSWER and (over or (actor not in (None, PERSON) and PERSON in live.match.waiting)):
            self._turn_to(session, table, END)

    def tour_refused(self, session: Writing, table_id: int, person: int) -> None:
        """Something was refused, which is what the fourth card asks for."""
        tour = self._tour(session, table_id)
        if tour is not None and tour.card == REFUSAL:
            self.tour_on(session, table_id, person, REFUSAL)

    def tour_on(self, session: Writing, table_id: int, person: int, card: int) -> None:
        """Leave a card for the next one."""
        table = self.tables.table(session, table_id)
        self.tables.my_seat(session, table, person)
        tour = self._tour(session, table_id)
        if tour is None or tour.card != card or card >= END:
            raise Refused("stale")
        self._turn_to(session, table, card + 1)

    def end_tour(self, session: Writing, table_id: int, person: int, *, close: bool) -> TableRow:
        """Play on without cards, or close the table."""
        table = self.tables.table(session, table_id)
        self.tables.my_seat(session, table, person)
        tour = self._tour(session, table_id)
        if tour is None or table.status != "running":
            raise Refused("stale")
        self._strip(session, table, tour.card)
        self._put_tour(session, table_id, CARDS + 1)
        session.touched.computers.add(table.id)
        if close:
            self._close(session, table)
        return table

    def _turn_to(self, session: Writing, table: TableRow, card: int) -> None:
        self._strip(session, table, card - 1)
        self._put_tour(session, table.id, card)
        session.touched.computers.add(table.id)  # they may have waited for this card
        self._card(session, table, card)

    def _strip(self, session: Writing, table: TableRow, card: int) -> None:
        """A card that is done keeps its words and loses its buttons."""
        post = session.post(table.id, TourBody, str(card))
        if post is not None and post.body.buttons:
            post.body.buttons = []
            post.wanted += 1
            session.put(post)

    def _card(self, session: Writing, table: TableRow, card: int) -> None:
        narrator = self.tables.narrator(session, table)
        body = TourBody(
            heading=narrator.say("tour-heading", title=narrator.game.title, card=card, cards=CARDS),
            lines=[narrator.say(f"tour-{card}"), narrator.say(f"tour-do-{card}")],
            buttons=BUTTONS[card],
            picture=table.lines if card == TEXT else None,
        )
        narrator._want(str(card), table.place, body)


def lead_in(table: TableRow) -> list[tuple[int, Any]]:
    """The steps before the tour begins; none if no good place is found."""
    match = begin(table)
    chooser = random.Random(f"tour {table.title}")
    steps: list[tuple[int, Any]] = []
    while len(steps) < LEAD_IN and match.waiting:
        if match.waiting == (PERSON,) and _fitting(match) >= CHOICES:
            return steps
        seat = match.waiting[0]
        action = random_choice(match.legal(seat), chooser)
        match.play(seat, action)
        steps.append((seat, action))
    return []


def _fitting(match: Match) -> int:
    """Choices after which the person still decides, and that can be taken back."""
    found = 0
    for action in match.legal(PERSON):
        if action.reveals or action.ends:
            continue
        trial = match.imagine(PERSON)
        trial.play(action, forced=False)
        found += not trial.told and trial.waiting == (PERSON,) and len(trial.legal()) > 1
    return found
