"""Answers to one person who plays: the panel, what a choice led to, what was refused. Reads the store, makes pages."""

from __future__ import annotations

from collections.abc import Sequence

from bot.page import Button, Page, custom_id
from bot.panels import together
from bot.panels.panel import Panel, answered
from bot.panels.path import Path, ticks
from bot.panels.trial import tried
from bot.store import SeatRow, Session, TableRow
from bot.tables import Outcome, Refused, Tables
from bot.tables.live import Live
from bot.tables.story import Teller
from bot.words import safe, say
from rules.core import Refusal
from rules.core.game import Filled
from rules.core.text import catalogue, text


class PanelAnswers:
    """Every method runs inside the desk's thread."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def _open(self, session: Session, table_id: int) -> tuple[TableRow, Teller, Live]:
        table = session.table(table_id)
        if table is None:
            raise Refused("no-table")
        if table.status == "lobby":
            raise Refused("no-running-table")
        return table, self.tables.teller(session, table), self.tables.live(session, table)

    @staticmethod
    def _seat(teller: Teller, person: int) -> SeatRow | None:
        return next((row for row in teller.seats if row.person == person), None)

    # --- choosing --------------------------------------------------------------------------------

    def panel(
        self, table_id: int, person: int, path: Sequence[str] = (), *, question: int | None = None, note: str = ""
    ) -> Page:
        """The panel for the choices so far."""
        with self.tables.looking() as session:
            table, teller, live = self._open(session, table_id)
            seat = self._seat(teller, person)
            if seat is None or seat.seat not in live.match.waiting:
                return self._not_now(table, teller, live, seat)
            if question is not None and question != seat.question:
                return Panel(teller, live, seat).page(note=say(table.language, "stale"))
            return Panel(teller, live, seat).page(Path.read(path), note=note)

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
        with self.tables.looking() as session:
            panel = self._asked(session, table_id, person, question, seat)
            if panel is not None:
                chosen = Path.read(path)
                if advised:
                    chosen = panel.advised(chosen).but(stop=chosen.stop)
                actions, follow = panel.chosen(chosen, confirmed=confirmed)
                if not actions:
                    return panel.page(chosen)
                if follow is not None and follow in tried(panel.table, panel.live, panel.seat, actions).legal(
                    panel.seat
                ):
                    actions = [*actions, follow]
        if panel is None:
            return self.panel(table_id, person, question=question if seat is None else None)
        return self.tables.play(interaction, table_id, person, actions, question=question)

    def tick(
        self, table_id: int, person: int, path: Sequence[str], chosen: Sequence[str], question: int | None
    ) -> Page:
        """Items were ticked in a menu."""
        with self.tables.looking() as session:
            panel = self._asked(session, table_id, person, question)
            if panel is not None:
                where = Path.read(path)
                return panel.page(where.but(ticked=ticks(together.items(panel, where), chosen)))
        return self.panel(table_id, person, question=question)

    def _asked(
        self, session: Session, table_id: int, person: int, question: int | None, seat: int | None = None
    ) -> Panel | None:
        """The person's panel, if this is the question that the person is to answer."""
        _, teller, live = self._open(session, table_id)
        row = self._seat(teller, person)
        if row is None or row.seat not in live.match.waiting or row.question != question:
            return None
        return Panel(teller, live, row) if seat in (None, row.seat) else None

    def _not_now(self, table: TableRow, teller: Teller, live: Live, seat: SeatRow | None) -> Page:
        if not live.match.waiting:
            line = say(table.language, "not-now-over")
        else:
            first = live.match.waiting[0]
            facts: dict[str, str | int] = {
                "who": teller.names(live.match.waiting),
                "what": teller.question(live, first),
                "title": teller.game.title,
                "table": table.id,
            }
            line = say(table.language, "not-now" if seat is not None else "not-seated", **facts)
        return Page(lines=[line], rows=[self._looking_row(table, hand=seat is not None)])

    def _looking_row(self, table: TableRow, *, hand: bool) -> list[Button]:
        verbs = ["board", "text", "log", *(["hand"] if hand else [])]
        return [Button(custom_id(verb, table.id), say(table.language, f"button-{verb}")) for verb in verbs]

    # --- what it led to --------------------------------------------------------------------------

    def after(self, outcome: Outcome, person: int) -> Page:
        """The panel after a move: the next question, or who decides next."""
        with self.tables.looking() as session:
            _, teller, live = self._open(session, outcome.table.id)
            seat = teller.seats[outcome.seat]
            note = say(outcome.table.language, "panel-done", what=self._done(teller, outcome))
            if seat.seat in live.match.waiting and seat.person == person:
                return Panel(teller, live, seat).page(note=note)
            return answered(teller, live, seat, note)

    @staticmethod
    def _done(teller: Teller, outcome: Outcome) -> str:
        private = [
            teller.speak(said)
            for step in outcome.steps
            for event in step.events
            if event.only == outcome.seat and (said := teller.chat.story(event)) is not None
        ]
        return "\n".join(["; ".join(outcome.deeds), *private])

    def undone(self, table_id: int, person: int, what: str) -> Page:
        with self.tables.looking() as session:
            table, teller, live = self._open(session, table_id)
            seat = self._seat(teller, person)
            note = say(table.language, "panel-undone", what=what)
            if seat is None or seat.seat not in live.match.waiting:
                return Page(lines=[note])
            return Panel(teller, live, seat).page(note=note)

    def refusal(self, table_id: int, person: int, refusal: Refusal) -> Page:
        """What was tried, which rule stands against it, what would work."""
        with self.tables.looking() as session:
            table, teller, live = self._open(session, table_id)
            lines = [say(table.language, "refused-what", what=_reason(teller.game, table.language, refusal))]
            if "step" in refusal.facts and int(refusal.facts["steps"]) > 1:
                facts = {key: refusal.facts[key] for key in ("step", "steps", "typed")}
                facts["typed"] = safe(str(facts["typed"]), 60)
                lines.append(say(table.language, "refused-step", **facts))
            if refusal.clause in teller.game.clauses:
                rule = clause_text(teller.game, refusal.clause, table.language)
                lines.append(say(table.language, "refused-rule", clause=refusal.clause, text=rule))
            seat = self._seat(teller, person)
            if refusal.nearest and seat is not None and seat.seat in live.match.waiting:
                view = live.match.view(seat.seat)
                works = ", ".join(teller.speak(teller.chat.deed(view, seat.seat, action)) for action in refusal.nearest)
                lines.append(say(table.language, "refused-works", works=works))
            fresh = Button(custom_id("turn", table.id), say(table.language, "button-fresh"), "blue")
            return Page(lines=lines, rows=[[fresh]])

    def completions(self, table_id: int, person: int, filled: Filled, option: str, typed: str) -> list[tuple[str, str]]:
        """(label, word) of the values that fit what is filled in already; nothing for people who may not decide."""
        with self.tables.looking() as session:
            _, teller, live = self._open(session, table_id)
            seat = self._seat(teller, person)
            if seat is None or seat.seat not in live.match.waiting:
                return []
            view = live.match.view(seat.seat)
            legal = live.match.legal(seat.seat)
            found = teller.chat.completions(view, seat.seat, legal, filled, option, typed)
            labels = [(teller.speak(choice.label), choice.word) for choice in found]
            return [(label if label.startswith(word) else f"{word} · {label}", word) for label, word in labels]


def package_of(game: object) -> str:
    """Where a title's catalogues are."""
    return type(game).__module__.removesuffix(".game")


def clause_text(game: object, clause: str, language: str) -> str:
    return text(package_of(game), clause, language)


def _reason(game: object, language: str, refusal: Refusal) -> str:
    facts = {key: safe(value, 60) if isinstance(value, str) else value for key, value in refusal.facts.items()}
    for place in (package_of(game), "rules.core"):
        bundle = catalogue(place, "en")
        if bundle is not None and bundle.has_message(refusal.reason):
            return text(place, refusal.reason, language, facts)
    return str(refusal)
