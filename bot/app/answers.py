"""What the bot answers one person: hands, logs, rules, help. Reads the store, makes pages; sends nothing."""

from __future__ import annotations

from bot.features.help.pages import Guide
from bot.features.looking.logs import Logs
from bot.features.looking.pages import Sights
from bot.features.looking.revealing import Revealing
from bot.features.looking.rulebook import Rulebook
from bot.features.plans import pages as plans
from bot.features.play.answering import PanelAnswers
from bot.tables.base import Refused
from bot.tables.links import jump_url
from bot.tables.loaded import game_of
from bot.tables.narrator import seat_name
from bot.tables.pauses import HOMELESS
from bot.ui import limits
from bot.ui.ids import custom_id
from bot.ui.page import Button, Menu, Page, button_rows
from bot.ui.text import mark, say


class Answers(PanelAnswers, Logs, Rulebook, Sights, Guide, Revealing):
    """Pages for one person. Every method runs inside the worker's thread."""

    # --- looking ---------------------------------------------------------------------------------

    def hand(self, table_id: int, person: int, show: int | None = None) -> Page:
        """One's own hand, or the hand that somebody shows to this person."""
        with self.tables.reading() as session:
            table, narrator, live = self._open(session, table_id, person)
            own = self._seat(narrator, person)
            open_to = [own.seat] if own is not None else self.tables.shown_hands(session, table.id, person)
            if not open_to:
                raise Refused("not-at-table")
            seat = open_to[0] if show is None else show
            if seat not in open_to:
                raise Refused("hand-not-shown")
            facts: dict[str, str | int] = {"title": narrator.game.title, "table": table.id}
            told = [narrator.speak(said) for said in narrator.chat.hand(live.match.view(seat), seat)]
            told = told or [say(table.language, "hand-nothing")]
            if own is None:
                heading = say(table.language, "hand-of", who=narrator.name(seat), **facts)
                return Page(lines=[f"**{heading}**", *told])
            heading = say(table.language, "hand-heading", **facts)
            planned, buttons = plans.shown(self.tables, session, table, own)
            return Page(lines=[f"**{heading}**", *told, *planned], rows=button_rows(buttons))

    def games(self, person: int, language: str) -> Page:
        """The person's tables, those that wait for the person first, with links."""
        with self.tables.reading() as session:
            lines = [f"**{say(language, 'games-heading')}**"]
            bring: list[Button] = []
            for table, seat in session.tables_of(person)[:20]:
                game = game_of(table)
                resting = self.tables.resting(session, table)
                if resting:
                    state = say(language, f"state-{min(resting, key=lambda why: resting[why])}")
                    if HOMELESS in resting:
                        label = say(language, "bring-here", table=table.id)
                        bring.append(Button(custom_id("here", table.id), label))
                elif seat.awaited:
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
            return Page(lines=lines, rows=button_rows(bring[: limits.BUTTONS_PER_ROW]))

    def info(self, table_id: int) -> Page:
        with self.tables.reading() as session:
            table = session.table(table_id)
            if table is None:
                raise Refused("no-table")
            from rules.core import commitment

            game = game_of(table)
            lines = [f"**{say(table.language, 'card-heading', title=game.title, table=table.id)}**"]
            lines += [
                f"{mark(row.seat)} {seat_name(row, table.language)}" for row in session.seats(table.id)[: table.seats]
            ]
            lines += self.tables.speaker(session, table).history()
            resting = self.tables.resting(session, table)
            lines += [say(table.language, f"state-{why}") for why in resting]
            told = ", ".join(f"{key} {value}" for key, value in sorted(table.options.items()))
            lines.append(say(table.language, "info-options", options=told or "-"))
            version = table.rules_version or game.version
            lines.append(say(table.language, "info-version", version=version, seal=commitment(table.secret)))
            rows: list[list[Button] | Menu] = []
            if table.status in ("lobby", "running") and self.tables.host_gone(session, table):
                lines.append(say(table.language, "host-is-gone"))
                rows = [[Button(custom_id("host", table.id), say(table.language, "button-host"))]]
            return Page(lines=lines, rows=rows)
