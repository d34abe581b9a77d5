"""What the bot answers one person: hands, logs, rules, help. Reads the store, makes pages; sends nothing."""

from __future__ import annotations

from bot.page import Page
from bot.panels.answering import PanelAnswers, clause_text
from bot.posts import jump_url
from bot.store import Session, TableRow
from bot.tables import Refused
from bot.tables.live import game_of, read_events, read_line
from bot.tables.story import seat_name
from bot.words import mark, safe, say
from rules import GAMES
from rules.core.record import Step

LOG_LINES = 25


class Answers(PanelAnswers):
    """Pages for one person. Every method runs inside the desk's thread."""

    # --- looking ---------------------------------------------------------------------------------

    def hand(self, table_id: int, person: int) -> Page:
        with self.tables.looking() as session:
            table, teller, live = self._open(session, table_id)
            seat = self._seat(teller, person)
            if seat is None:
                raise Refused("not-at-table")
            lines = [f"**{say(table.language, 'hand-heading', title=teller.game.title, table=table.id)}**"]
            told = [teller.speak(said) for said in teller.chat.hand(live.match.view(seat.seat), seat.seat)]
            return Page(lines=lines + (told or [say(table.language, "hand-nothing")]))

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
            words = clause_text(game, clause, language)
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
