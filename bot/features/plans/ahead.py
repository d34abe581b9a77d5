"""Planning by choosing: the panel of a decision that may come, on an imagined position; a choice becomes a line."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.features.plans import pages
from bot.features.plans.service import MOST_DECISIONS, MOST_LINES, Plans
from bot.features.play.service import Panel
from bot.store import Reading, SeatRow, Writing
from bot.store.notes import settings_of
from bot.tables.call import Call, Services
from bot.tables.choosing import ROOT, Choosing, Path
from bot.tables.loaded import Loaded
from bot.tables.narrator import Speaker
from bot.tables.refused import Refused
from bot.tables.tables import opened, seat_of
from bot.ui.ids import custom_id
from bot.ui.page import Button, Menu, Page
from bot.ui.text import safe
from rules.core import Action, Imagined
from rules.core.ahead import foresee, line_for
from rules.core.plans import REST, goes_on, left_at_least

NEXT, INSTEAD, LEFT = "ahead", "instead", "rest"
"""The presses: for one decision more, as the next best for the last one, for one decision more what is left of that."""


class Ahead(Panel):
    """What may be asked at a later decision. Nothing in it is played."""

    def __init__(
        self,
        narrator: Speaker,
        live: Loaded,
        row: SeatRow,
        here: Imagined[Any],
        verb: str,
        before: list[list[str]],
        planned: str,
    ) -> None:
        settings = msgspec.structs.replace(settings_of(narrator.session, row.person or 0), confirm=False)
        super().__init__(narrator, live, row, settings=settings)
        self.here, self.verb, self.before, self.planned = here, verb, before, planned
        self.decision = len(before) + 1
        self.view, self.choosing = here.view(), Choosing(self.chat, here.legal())

    def id(self, verb: str, path: Path) -> str:
        """Every choice leads back here; the decision it is for is named, so that a second press adds nothing. The sign
        at the end only tells controls of a page apart."""
        return custom_id(self.verb, self.table.id, self.decision, path.code, verb[:1])

    def head(self, note: str = "") -> list[str]:
        facts: dict[str, str | int] = {"title": self.narrator.game.title, "table": self.table.id}
        heading = self.say("ahead-else" if self.verb == INSTEAD else "ahead-heading", number=self.decision, **facts)
        asked = self.say("ahead-asked", what=self.label(self.chat.question(self.view, self.seat)))
        told = [self.planned] if self.planned else []
        return [*([note] if note else []), f"**{heading}**", *told, self.say("ahead-imagined"), asked]

    def _impossible(self) -> list[str]:
        return []

    def _picture(self, path: Path) -> None:
        """None: it would show moves of others that nobody has made."""

    def _other_ways(self, path: Path, actions: list[Action]) -> list[Button]:
        return [self._exactly(path)] if not path.exact and self.choosing.hides(actions) else []

    def _asks_again(self, path: Path, action: Action) -> bool:
        return False

    def last_row(self, path: Path) -> list[Button] | Menu:
        id, buttons = self.table.id, list[Button]()
        if path != self.opened(ROOT):
            buttons.append(Button(self.id("back", path.back), self.say("button-back")))
        elif self.verb == NEXT and self.before:
            if len(self.before[-1]) < MOST_LINES:
                label = self.say("button-instead-for", number=len(self.before))
                buttons.append(Button(custom_id(INSTEAD, id), label))
            if left_at_least(self.before):
                buttons.append(Button(custom_id(LEFT, id, self.decision), self.say("button-rest")))
        buttons.append(Button(custom_id("plan", id), self.say("button-plan")))
        buttons.append(Button(custom_id("plans", id), self.say("button-plans")))
        return buttons

    def line(self, path: Path) -> tuple[str, str] | None:
        """What these choices amount to, as a line and in words; None while something is left to ask."""
        action = self.choosing.decided(path)
        if action is None:
            return None
        line, what = line_for(self.here, action, exact=path.exact), self.deed(action)
        if line is None:
            raise Refused("plan-unwritten", what=what)
        return line, what


def ahead(services: Services, session: Reading, table_id: int, person: int, verb: str, note: str = "") -> Page:
    """What may be asked next, to be chosen from; where it cannot be told, the plan and the form to type in."""
    found = _panel(services, session, table_id, person, verb)
    if found is not None:
        return found.page(note=note)
    page = pages.plans(services, session, table_id, person)
    return Page(lines=[*([note] if note else []), *page.lines], rows=page.rows)


def choose(services: Services, session: Writing, call: Call, verb: str) -> Page:
    """A choice for a later decision: the next question about it, or one more line in the plan."""
    panel = _panel(services, session, call.table, call.person, verb)
    if panel is None or call.question != panel.decision:
        return ahead(services, session, call.table, call.person, verb)
    path = Path.read(call.path)
    found = panel.line(path)
    if found is None:
        return panel.page(path)
    line, what = found
    services[Plans].plan_more(session, call.table, call.person, line, instead=verb == INSTEAD)
    return ahead(services, session, call.table, call.person, NEXT, panel.say("plan-added", what=what, line=safe(line)))


def rest(services: Services, session: Writing, call: Call) -> Page:
    """One decision more in the plan: what is left of the lines of the last one."""
    panel = _panel(services, session, call.table, call.person, NEXT)
    if panel is None or call.question != panel.decision or not left_at_least(panel.before):
        return ahead(services, session, call.table, call.person, NEXT)
    services[Plans].plan_more(session, call.table, call.person, REST[0])
    note = panel.say("plan-added-rest", what=panel.say("plan-rest"))
    return ahead(services, session, call.table, call.person, NEXT, note)


def _panel(services: Services, session: Reading, table_id: int, person: int, verb: str) -> Ahead | None:
    """The decision after those planned, or again the last of them; None where it cannot be told."""
    table, narrator, live = opened(services, session, table_id, person)
    row = seat_of(narrator, person)
    if row is None:
        raise Refused("not-at-table")
    if table.status != "running":
        raise Refused("not-now-over")
    plan = services[Plans].ordinary(session, table, row)
    decisions = [] if plan is None else goes_on(plan.decisions, None) if plan.spent else plan.decisions
    if verb == INSTEAD and decisions:
        full, decisions = len(decisions[-1]) >= MOST_LINES, decisions[:-1]
    else:
        full, verb = len(decisions) >= MOST_DECISIONS, NEXT
    here = None if full else foresee(live.match.imagine(row.seat), decisions)
    if here is None:
        return None
    planned = pages.planned(plan, table.language) if plan is not None else ""
    return Ahead(narrator, live, row, here, verb, decisions, planned)
