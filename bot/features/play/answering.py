"""Answers to one person who plays: the panel, what a choice led to, what was refused. Reads the store, makes pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from bot.features.following.pages import Watching
from bot.features.plans import pages as plans
from bot.features.play import together
from bot.features.play.more import can_page, explain_page, more_page, rules_page
from bot.features.play.panel import FIRST, Panel, answered
from bot.features.play.refusing import refusal_page
from bot.features.recap.pages import previously
from bot.features.undo.pages import barrier_page, stale_page, stuck_page, undone_page
from bot.store import PersonNotes, Reading, SeatRow, TableRow, Writing
from bot.store.notes import PanelNotes
from bot.store.settings import settings_of
from bot.tables.base import Outcome, Refused
from bot.tables.clauses import clause_text
from bot.tables.counting import Known, counted, read_number
from bot.tables.loaded import Loaded
from bot.tables.narrator import Speaker
from bot.tables.path import Path, digest, ticks
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import say
from rules.core import Action, Imagined, Refusal
from rules.core.completing import left_out
from rules.core.game import Filled
from rules.core.reader import verb_of

Beside = Literal["can", "rulesfor", "explain"]


class PanelAnswers(Watching):
    """Every method runs inside the worker's thread."""

    # --- choosing --------------------------------------------------------------------------------

    def panel(
        self, table_id: int, person: int, path: Sequence[str] = (), *, question: int | None = None, note: str = ""
    ) -> Page:
        """The panel for the choices so far."""
        with self.tables.reading() as session:
            table, narrator, live = self._open(session, table_id, person)
            seat = self._seat(narrator, person)
            awaited = seat is not None and seat.seat in live.match.waiting
            if seat is not None and awaited and not live.match.legal(seat.seat):
                return stuck_page(table)
            if seat is None or (not awaited and question is None):
                return self._not_now(table, narrator, live, seat)
            panel = self._panel(session, narrator, live, seat) if awaited else None
            if panel is None or question not in (None, seat.question):
                return stale_page(session, panel, narrator, live, seat, Path.read(path))
            page = panel.page(Path.read(path), note=note)
            told = previously(self.tables, session, table, seat) if not path else None
            if told is not None:
                page.rows.insert(len(page.rows) - 1, [told])
            return page

    @staticmethod
    def _panel(session: Reading, narrator: Speaker, live: Loaded, seat: SeatRow) -> Panel:
        person = seat.person or 0
        decisions = session.note(PersonNotes, person).decisions
        return Panel(narrator, live, seat, settings=settings_of(session, person), decisions=decisions)

    def choose(
        self,
        interaction: str,
        table_id: int,
        person: int,
        path: Sequence[str],
        *,
        question: int | None,
        confirmed: bool = False,
        advised: bool = False,
        seat: int | None = None,
    ) -> Page | Outcome:
        """A choice in the panel: the page with the next question, or, where the choices amount to something, the move.

        `seat` is who was asked, where others could press too: they get their own page."""
        with self.tables.reading() as session:
            panel = self._asked(session, table_id, person, question, seat)
            if panel is not None:
                chosen = Path.read(path)
                actions = panel.chosen(chosen, confirmed=confirmed, advised=advised)
                if not actions:
                    return panel.page(chosen)
            others = seat is not None and all(r.person != person or r.seat != seat for r in session.seats(table_id))
        if panel is None:
            return self.panel(table_id, person, path, question=None if others else question)
        return self.play(interaction, table_id, person, actions, question=question)

    def play(
        self,
        interaction: str,
        table_id: int,
        person: int,
        what: Sequence[Action] | str | Filled,
        *,
        question: int | None = None,
    ) -> Outcome:
        """A person's move. The first ones are counted with it."""
        with self.tables.writing(interaction, table_id) as session:
            outcome = self.tables.play(interaction, table_id, person, what, question=question)
            self._count(session, person)
        return outcome

    def redo(self, interaction: str, table_id: int, person: int) -> Outcome:
        with self.tables.writing(interaction, table_id) as session:
            outcome = self.tables.redo(interaction, table_id, person)
            self._count(session, person)
        return outcome

    def question_at(self, table_id: int, seat: int, moment: str) -> int:
        """The number of the question that a quick answer was offered for: the seat's own of now, if everybody knows as
        many lines as then; else an old one."""
        with self.tables.reading() as session:
            table, narrator, _ = self._open(session, table_id)
            number = read_number(moment)
            if not isinstance(number, Known):  # offered before quick answers named the moment
                return number or 0
            now = counted(session, table, None).out(table.lines)
            return narrator.seats[seat].question if number == now and seat < len(narrator.seats) else 0

    def tick(
        self, table_id: int, person: int, path: Sequence[str], chosen: Sequence[str], question: int | None
    ) -> Page:
        """Items were ticked in a menu."""
        with self.tables.reading() as session:
            panel = self._asked(session, table_id, person, question)
            if panel is not None:
                where = Path.read(path)
                return panel.page(where.but(ticked=ticks(together.items(panel, where), chosen)))
        return self.panel(table_id, person, question=question)

    def _asked(
        self, session: Reading, table_id: int, person: int, question: int | None, seat: int | None = None
    ) -> Panel | None:
        """The person's panel, if this is the question that the person is to answer."""
        _, narrator, live = self._open(session, table_id, person)
        row = self._seat(narrator, person)
        if row is None or row.seat not in live.match.waiting or row.question != question:
            return None
        return self._panel(session, narrator, live, row) if seat in (None, row.seat) else None

    def _not_now(self, table: TableRow, narrator: Speaker, live: Loaded, seat: SeatRow | None) -> Page:
        if seat is None:
            return self.watcher(table, narrator, live)
        if not live.match.waiting:
            line = say(table.language, "not-now-over")
        else:
            what = narrator.question(live, live.match.waiting[0])
            line = say(table.language, "not-now", who=narrator.names(live.match.waiting), what=what)
        verbs = ("board", "text", "log", "hand")
        buttons = [Button(custom_id(verb, table.id), say(table.language, f"button-{verb}")) for verb in verbs]
        if live.match.waiting:
            buttons.append(plans.ahead(table))
        return Page(lines=[line], rows=button_rows(buttons))

    # --- what it led to --------------------------------------------------------------------------

    def after(self, outcome: Outcome, person: int, typed: str = "") -> Page:
        """The panel after a move: the next question, or who decides next. What a typed line left out is said."""
        with self.tables.reading() as session:
            _, narrator, live = self._open(session, outcome.table.id, person)
            seat = narrator.seats[outcome.seat]
            done = self._done(narrator, outcome)
            read = bool(typed) and left_out(typed, [step.action for step in outcome.steps])
            note = say(narrator.table.language, "panel-read" if read else "panel-done", what=done)
            if seat.seat in live.match.waiting and seat.person == person:
                return self._panel(session, narrator, live, seat).page(note=note)
            return answered(narrator, live, seat, note)

    @staticmethod
    def _count(session: Writing, person: int) -> None:
        """The first decisions of a person come with a word of help."""
        with session.changing(PersonNotes, person) as notes:
            notes.decisions += notes.decisions < FIRST

    @staticmethod
    def _done(narrator: Speaker, outcome: Outcome) -> str:
        private = [
            narrator.speak(said)
            for step in outcome.steps
            for event in step.events
            if event.only == outcome.seat and (said := narrator.chat.story(event)) is not None
        ]
        return "\n".join(["; ".join(outcome.deeds), *private])

    def refusal(self, table_id: int, person: int, refusal: Refusal) -> Page:
        """What was tried, which rule stands against it, what would work; or whose decision it is."""
        with self.tables.writing() as session:
            table, narrator, live = self._open(session, table_id, person)
            seat = self._seat(narrator, person)
            if refusal.kind == "not now" and (seat is None or seat.seat not in live.match.waiting):
                return self._not_now(table, narrator, live, seat)
            return refusal_page(session, narrator, live, seat, refusal)

    def meant(self, table_id: int, person: int, question: int | None, code: str) -> str:
        """The line behind "Did you mean"."""
        with self.tables.reading() as session:
            _, narrator, _ = self._open(session, table_id, person)
            seat = self._seat(narrator, person)
            line = session.note(PanelNotes, table_id, seat.seat).meant if seat is not None else ""
            if seat is None or seat.question != question or not line or digest(line) != code:
                raise Refused("stale")
            return line

    # --- taking back -----------------------------------------------------------------------------

    def undo(self, interaction: str, table_id: int, person: int, *, whole_turn: bool = False) -> Page:
        """Take back the last step or the turn; where that is not free, what stands against it and whom to ask."""
        try:
            _, what = self.tables.undo(interaction, table_id, person, whole_turn=whole_turn)
        except Refused as refused:
            if refused.key != "undo-not-free":
                raise
            return self._barrier(table_id, person)
        with self.tables.reading() as session:
            _, narrator, live = self._open(session, table_id, person)
            seat = self._seat(narrator, person)
            assert seat is not None
            panel = self._panel(session, narrator, live, seat) if seat.seat in live.match.waiting else None
            return undone_page(panel, narrator, live, seat, what)

    def _barrier(self, table_id: int, person: int) -> Page:
        with self.tables.reading() as session:
            table, narrator, _ = self._open(session, table_id, person)
            seat = self._seat(narrator, person)
            assert seat is not None
            live, gone, asked = self.tables.behind_barrier(session, table, seat.seat)
            if not gone:
                raise Refused("undo-too-far")
            return barrier_page(session, narrator, live, seat, gone, asked)

    # --- pages beside the panel ------------------------------------------------------------------

    def more(self, table_id: int, person: int, path: Sequence[str], *, question: int | None) -> Page:
        with self.tables.reading() as session:
            panel = self._asked(session, table_id, person, question)
            if panel is not None:
                return more_page(panel, Path.read(path), panel.head())
        return self.panel(table_id, person, path, question=question)

    def beside(self, table_id: int, person: int, what: Beside) -> Page:
        """What can I do, rules for this, explain this decision."""
        with self.tables.reading() as session:
            table, narrator, live = self._open(session, table_id, person)
            seat = self._seat(narrator, person)
            if seat is None or seat.seat not in live.match.waiting:
                return self._not_now(table, narrator, live, seat)
            panel = self._panel(session, narrator, live, seat)
            if what == "can":
                return can_page(panel)
            page = rules_page if what == "rulesfor" else explain_page
            return page(panel, lambda clause: clause_text(narrator.game, clause, table.language))

    def typing(self, table_id: int, person: int) -> tuple[str, str]:
        """For the form with one line: what is asked, and an example that can be played now."""
        with self.tables.reading() as session:
            _, narrator, live = self._open(session, table_id, person)
            seat = self._seat(narrator, person)
            if seat is None or seat.seat not in live.match.waiting:
                raise Refused("stale")
            example = next(_examples(live.match.imagine(seat.seat)), "")
            return narrator.question(live, seat.seat), example

    # --- completing ------------------------------------------------------------------------------

    def complete_line(self, table_id: int, person: int, typed: str) -> list[str]:
        """Lines that go on from what is typed; nothing for people who may not decide."""
        with self.tables.reading() as session:
            _, narrator, live = self._open(session, table_id, person)
            seat = self._seat(narrator, person)
            if seat is None or seat.seat not in live.match.waiting:
                return []
            return narrator.game.complete_line(live.match.imagine(seat.seat), typed)

    def completions(self, table_id: int, person: int, filled: Filled, option: str, typed: str) -> list[tuple[str, str]]:
        """(label, word) of the values that fit what is filled in already; nothing for people who may not decide."""
        with self.tables.reading() as session:
            _, narrator, live = self._open(session, table_id, person)
            seat = self._seat(narrator, person)
            if seat is None or seat.seat not in live.match.waiting:
                return []
            view = live.match.view(seat.seat)
            legal = live.match.legal(seat.seat)
            found = narrator.chat.completions(view, seat.seat, legal, filled, option, typed)
            labels = [(narrator.speak(choice.label), choice.word) for choice in found]
            return [(label if label.startswith(word) else f"{word} · {label}", word) for label, word in labels]


def _examples(imagined: Imagined[Any]) -> Iterator[str]:
    """Lines that can be played now, in the plain notation."""
    game = imagined.game
    for action in game.spread(imagined.legal()):
        values = [str(getattr(action, field)) for field in action.__struct_fields__ if field not in action.implied]
        line = " ".join([verb_of(type(action)), *values]).strip()
        try:
            if game.read_line(imagined, line):
                yield line
        except Refusal:
            continue
