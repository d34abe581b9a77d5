"""What the bot answers one person: panels, hands, logs, rules, help. Reads the store, makes pages; sends nothing."""

from __future__ import annotations

from collections.abc import Sequence

from bot import plans
from bot.page import Button, Menu, Page, button_rows, custom_id
from bot.panels import Panel, answered
from bot.posts import jump_url
from bot.store import SeatRow, Session, TableRow
from bot.tables import Outcome, Refused, Tables
from bot.tables.live import Live, game_of, read_events, read_line
from bot.tables.story import Teller, seat_name
from bot.words import mark, safe, say
from rules import GAMES
from rules.core import Action, Refusal
from rules.core.game import Filled
from rules.core.record import Step
from rules.core.text import catalogue, text

LOG_LINES = 25


class Answers:
    """Pages for one person. Every method runs inside the desk's thread."""

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

    # --- panels ----------------------------------------------------------------------------------

    def panel(
        self, table_id: int, person: int, path: Sequence[str] = (), *, question: int | None = None, note: str = ""
    ) -> Page | Action:
        """The panel for the choices so far, or the action they amount to, which the caller plays."""
        with self.tables.looking() as session:
            table, teller, live = self._open(session, table_id)
            seat = self._seat(teller, person)
            if seat is None or seat.seat not in live.match.waiting:
                return self._not_now(table, teller, live, seat)
            if question is not None and question != seat.question:
                return Panel(teller, live, seat).page(note=say(table.language, "stale"))
            panel = Panel(teller, live, seat)
            action = panel.decided(path)
            if action is not None and not action.reveals and not action.asks_once:
                return action
            return panel.page(path, note=note)

    def action(self, table_id: int, person: int, path: Sequence[str], question: int) -> Action:
        """The action that confirmed choices amount to."""
        with self.tables.looking() as session:
            _, teller, live = self._open(session, table_id)
            seat = self._seat(teller, person)
            if seat is None:
                raise Refused("not-at-table")
            if question != seat.question:
                raise Refused("stale")
            action = Panel(teller, live, seat).decided(path)
            if action is None:
                raise Refused("stale")
            return action

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
        rows: list[list[Button] | Menu] = [self._looking_row(table, hand=seat is not None)]
        if seat is not None and live.match.waiting:
            rows += button_rows([plans.ahead(table)])
        return Page(lines=[line], rows=rows)

    def _looking_row(self, table: TableRow, *, hand: bool) -> list[Button]:
        verbs = ["board", "text", "log", *(["hand"] if hand else [])]
        return [Button(custom_id(verb, table.id), say(table.language, f"button-{verb}")) for verb in verbs]

    def after(self, outcome: Outcome, person: int) -> Page:
        """The panel after a move: the next question, or who decides next."""
        with self.tables.looking() as session:
            _, teller, live = self._open(session, outcome.table.id)
            seat = teller.seats[outcome.seat]
            note = say(outcome.table.language, "panel-done", what=self._done(teller, live, outcome))
            if seat.seat in live.match.waiting and seat.person == person:
                return Panel(teller, live, seat).page(note=note)
            return answered(teller, live, seat, note)

    @staticmethod
    def _done(teller: Teller, live: Live, outcome: Outcome) -> str:
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
                rule = _clause(teller, refusal.clause)
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

    # --- looking ---------------------------------------------------------------------------------

    def hand(self, table_id: int, person: int) -> Page:
        with self.tables.looking() as session:
            table, teller, live = self._open(session, table_id)
            seat = self._seat(teller, person)
            if seat is None:
                raise Refused("not-at-table")
            lines = [f"**{say(table.language, 'hand-heading', title=teller.game.title, table=table.id)}**"]
            told = [teller.speak(said) for said in teller.chat.hand(live.match.view(seat.seat), seat.seat)]
            planned, buttons = plans.shown(self.tables, session, table, seat)
            rows = button_rows(buttons)
            return Page(lines=lines + (told or [say(table.language, "hand-nothing")]) + planned, rows=rows)

    def log(self, table_id: int, person: int, *, everything: bool = False) -> Page:
        """What happened since the person's last step, or all of it; private events only for their seat."""
        with self.tables.looking() as session:
            table, teller, _ = self._open(session, table_id)
            seat = self._seat(teller, person)
            since = 0 if everything or seat is None else seat.looked
            lines: list[str] = []
            for row in session.lines(table.id, since):
                line = read_line(row)
                struck = isinstance(line, Step) and line.undone
                for event in read_events(table, row):
                    if event.only is not None and (seat is None or event.only != seat.seat):
                        continue
                    said = teller.chat.story(event)
                    if said is not None:
                        told = teller.speak(said)
                        lines.append(say(table.language, "struck", line=told) if struck else told)
            heading = f"**{say(table.language, 'log-heading', title=teller.game.title, table=table.id)}**"
            if len(lines) > LOG_LINES:
                more = say(table.language, "log-more", count=len(lines) - LOG_LINES)
                lines = [more, *lines[-LOG_LINES:]]
            return Page(lines=[heading, *(lines or [say(table.language, "log-empty")])])

    def games(self, person: int, language: str) -> Page:
        """The person's tables, those that wait for the person first, with links."""
        with self.tables.looking() as session:
            lines = [f"**{say(language, 'games-heading')}**"]
            for table, seat in session.tables_of(person)[:20]:
                game = game_of(table)
                if seat.awaited:
                    state = say(language, "games-waiting")
                elif table.status == "running":
                    live = self.tables.live(session, table)
                    names = [seat_name(row, language) for row in session.seats(table.id)]
                    state = say(language, "games-running", who=", ".join(names[s] for s in live.match.waiting))
                else:
                    state = say(language, f"games-{table.status}")
                link = jump_url(table)
                facts: dict[str, str | int] = {"title": game.title, "table": table.id, "state": state, "link": link}
                lines.append(say(language, "games-line", mark="▶️" if seat.awaited else "·", **facts))
            if len(lines) == 1:
                lines.append(say(language, "games-none"))
            return Page(lines=lines)

    def rules(self, title: str, find: str, language: str) -> Page:
        """Clauses by number or by words."""
        game = GAMES[title]
        wanted = find.casefold().split()
        found: list[str] = []
        for clause in game.clauses:
            words = _clause_text(game, clause, language)
            exact = clause.casefold() == find.strip().casefold()
            if exact or all(word in f"{clause} {words}".casefold() for word in wanted):
                line = say(language, "rules-line", clause=clause, text=words)
                found = [line] if exact else [*found, line]
                if exact:
                    break
        facts: dict[str, str | int] = {"title": game.title, "find": safe(find, 60)}
        heading = f"**{say(language, 'rules-heading', **facts)}**"
        return Page(lines=[heading, *(found[:8] or [say(language, "rules-none", **facts)])])

    def help(self, person: int, language: str, place: int) -> Page:
        with self.tables.looking() as session:
            lines = [say(language, f"help-{number}") for number in range(1, 6)]
            table = session.table_at(place)
            lines.append(self._next_step(session, table, person, language))
            return Page(lines=lines)

    def _next_step(self, session: Session, table: TableRow | None, person: int, language: str) -> str:
        if table is None or table.status in ("over", "closed"):
            return say(language, "help-next-none")
        if table.status == "lobby":
            host = next((row.name for row in session.seats(table.id) if row.person == table.host), "?")
            return say(language, "help-next-lobby", host=safe(host), table=table.id)
        _, teller, live = self._open(session, table.id)
        seat = self._seat(teller, person)
        if seat is not None and seat.seat in live.match.waiting:
            return say(language, "help-next-turn")
        return say(language, "help-next-wait", who=teller.names(live.match.waiting))

    def info(self, table_id: int) -> Page:
        with self.tables.looking() as session:
            table = session.table(table_id)
            if table is None:
                raise Refused("no-table")
            from rules.core import commitment

            game = game_of(table)
            lines = [f"**{say(table.language, 'card-heading', title=game.title, table=table.id)}**"]
            lines += [
                f"{mark(row.seat)} {seat_name(row, table.language)}" for row in session.seats(table.id)[: table.seats]
            ]
            told = ", ".join(f"{key} {value}" for key, value in sorted(table.options.items()))
            lines.append(say(table.language, "info-options", options=told or "-"))
            version = table.rules_version or game.version
            lines.append(say(table.language, "info-version", version=version, seal=commitment(table.secret)))
            return Page(lines=lines)


def _package(game: object) -> str:
    """Where a title's catalogues are."""
    return type(game).__module__.removesuffix(".game")


def _reason(game: object, language: str, refusal: Refusal) -> str:
    facts = {key: safe(value, 60) if isinstance(value, str) else value for key, value in refusal.facts.items()}
    for place in (_package(game), "rules.core"):
        bundle = catalogue(place, "en")
        if bundle is not None and bundle.has_message(refusal.reason):
            return text(place, refusal.reason, language, facts)
    return str(refusal)


def _clause(teller: Teller, clause: str) -> str:
    return _clause_text(teller.game, clause, teller.table.language)


def _clause_text(game: object, clause: str, language: str) -> str:
    return text(_package(game), clause, language)
