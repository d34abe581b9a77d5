"""What the bot answers one person: panels, hands, logs, rules, help. Reads the store, makes pages; sends nothing."""

from __future__ import annotations

from collections.abc import Sequence

from bot.guide import Guide
from bot.lobbypages import LobbyPages
from bot.logs import Logs
from bot.page import Button, Page, custom_id
from bot.panels import Panel, answered
from bot.posts import jump_url
from bot.revealing import Revealing
from bot.rulebook import Rulebook, clause_text, package_of
from bot.sights import Sights
from bot.store import SeatRow, TableRow
from bot.tables import Outcome, Refused
from bot.tables.live import Live, game_of
from bot.tables.story import Teller, seat_name
from bot.watching import Watching
from bot.words import mark, safe, say
from rules.core import Action, Refusal
from rules.core.game import Filled
from rules.core.text import catalogue, text


class Answers(Logs, Rulebook, Sights, Guide, Watching, LobbyPages, Revealing):
    """Pages for one person. Every method runs inside the desk's thread."""

    # --- panels ----------------------------------------------------------------------------------

    def panel(
        self, table_id: int, person: int, path: Sequence[str] = (), *, question: int | None = None, note: str = ""
    ) -> Page | Action:
        """The panel for the choices so far, or the action they amount to, which the caller plays."""
        with self.tables.looking() as session:
            table, teller, live = self._open(session, table_id, person)
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
            _, teller, live = self._open(session, table_id, person)
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
        if seat is None:
            return self.watcher(table, teller, live)
        if not live.match.waiting:
            line = say(table.language, "not-now-over")
        else:
            what = teller.question(live, live.match.waiting[0])
            line = say(table.language, "not-now", who=teller.names(live.match.waiting), what=what)
        verbs = ("board", "text", "log", "hand")
        buttons = [Button(custom_id(verb, table.id), say(table.language, f"button-{verb}")) for verb in verbs]
        return Page(lines=[line], rows=[buttons])

    def after(self, outcome: Outcome, person: int) -> Page:
        """The panel after a move: the next question, or who decides next."""
        with self.tables.looking() as session:
            _, teller, live = self._open(session, outcome.table.id, person)
            seat = teller.seats[outcome.seat]
            note = say(teller.table.language, "panel-done", what=self._done(teller, live, outcome))
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
            table, teller, live = self._open(session, table_id, person)
            seat = self._seat(teller, person)
            note = say(table.language, "panel-undone", what=what)
            if seat is None or seat.seat not in live.match.waiting:
                return Page(lines=[note])
            return Panel(teller, live, seat).page(note=note)

    def refusal(self, table_id: int, person: int, refusal: Refusal) -> Page:
        """What was tried, which rule stands against it, what would work."""
        with self.tables.looking() as session:
            table, teller, live = self._open(session, table_id, person)
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
            _, teller, live = self._open(session, table_id, person)
            seat = self._seat(teller, person)
            if seat is None or seat.seat not in live.match.waiting:
                return []
            view = live.match.view(seat.seat)
            legal = live.match.legal(seat.seat)
            found = teller.chat.completions(view, seat.seat, legal, filled, option, typed)
            labels = [(teller.speak(choice.label), choice.word) for choice in found]
            return [(label if label.startswith(word) else f"{word} · {label}", word) for label, word in labels]

    # --- looking ---------------------------------------------------------------------------------

    def hand(self, table_id: int, person: int, show: int | None = None) -> Page:
        """One's own hand, or the hand that somebody shows to this person."""
        with self.tables.looking() as session:
            table, teller, live = self._open(session, table_id, person)
            own = self._seat(teller, person)
            open_to = [own.seat] if own is not None else self.tables.shown_hands(session, table.id, person)
            if not open_to:
                raise Refused("not-at-table")
            seat = open_to[0] if show is None else show
            if seat not in open_to:
                raise Refused("hand-not-shown")
            facts: dict[str, str | int] = {"title": teller.game.title, "table": table.id}
            if own is not None:
                heading = say(table.language, "hand-heading", **facts)
            else:
                heading = say(table.language, "hand-of", who=teller.name(seat), **facts)
            told = [teller.speak(said) for said in teller.chat.hand(live.match.view(seat), seat)]
            return Page(lines=[f"**{heading}**", *(told or [say(table.language, "hand-nothing")])])

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


def _reason(game: object, language: str, refusal: Refusal) -> str:
    facts = {key: safe(value, 60) if isinstance(value, str) else value for key, value in refusal.facts.items()}
    for place in (package_of(game), "rules.core"):
        bundle = catalogue(place, "en")
        if bundle is not None and bundle.has_message(refusal.reason):
            return text(place, refusal.reason, language, facts)
    return str(refusal)
