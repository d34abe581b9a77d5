"""How plans are shown to the one who made them: lines, buttons, the page of all of them."""

from __future__ import annotations

from bot.features.plans.service import Plans
from bot.store import PlanRow, Reading, SeatRow, TableRow
from bot.tables.call import Services
from bot.tables.loaded import read_events
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.tables.waiting import by_plan
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import cut, safe, say
from rules.core.plans import ELSE, is_rest, written

SHOWN = 3
"""Decisions of a plan that are told one by one."""
LONGEST = 200
"""Characters of a line as it is shown."""


def shown(services: Services, session: Reading, table: TableRow, seat: SeatRow) -> tuple[list[str], list[Button]]:
    """A person's plans in lines, what they did, and what can be done about them; nothing where there are none."""
    found = services[Plans].plans_of(session, table, seat) if table.status == "running" else []
    lines, _ = played(services, session, table, seat)
    for plan in found:
        if plan.key:
            told = safe(plan.ranked[0], LONGEST)
            lines.append(say(table.language, "plan-standing", form=plan.key, line=told))
        else:
            lines.append(planned(plan, table.language))
    buttons: list[Button] = []
    if found:
        labels = {"ahead": say(table.language, "button-one-more"), "instead": say(table.language, "button-instead")}
        labels |= {"plan": say(table.language, "button-replan"), "unplan": say(table.language, "button-unplan")}
        buttons = [Button(custom_id(verb, table.id), label) for verb, label in labels.items()]
    return lines, buttons


def played(services: Services, session: Reading, table: TableRow, seat: SeatRow) -> tuple[list[str], list[Button]]:
    """What a person's plan has done since the person last decided."""
    rows = by_plan(session, table, seat.person or 0) if table.status == "running" else []
    if not rows:
        return [], []
    speaker = services[Tables].speaker(session, table)
    told = [speaker.told(read_events(table, row), seat.seat) for row in rows[-SHOWN:]]
    what = " ".join(cut(one, LONGEST) for one in told if one)
    if len(rows) > SHOWN:
        what = say(table.language, "and-more", what=what, count=len(rows) - SHOWN)
    return [say(table.language, "plan-played", count=len(rows), what=what)], []


def planned(plan: PlanRow, language: str) -> str:
    """A plan for the next decisions, one under the other."""
    left = say(language, "plan-rest")
    told = [
        f" {ELSE} ".join(left if is_rest(line) else safe(line, LONGEST) for line in lines) for lines in plan.decisions
    ]
    key = "plan-yours" if not plan.spent else "plan-by-hand" if plan.by_hand else "plan-spent"
    lines = [say(language, key, lines=told[0])]
    lines += [say(language, "plan-then", number=number, lines=one) for number, one in enumerate(told[1:], start=2)]
    return "\n".join(lines)


def plans(services: Services, session: Reading, table_id: int, person: int) -> Page:
    """What is planned, and how long it holds."""
    table = session.table(table_id)
    if table is None:
        raise Refused("no-table")
    seat = next((row for row in session.seats(table_id) if row.person == person), None)
    if seat is None:
        raise Refused("not-at-table")
    lines, buttons = shown(services, session, table, seat)
    if not buttons:
        verbs = ("ahead", "plan") if table.status == "running" else ()
        buttons = [Button(custom_id(verb, table.id), say(table.language, f"button-{verb}")) for verb in verbs]
        lines += [say(table.language, "plan-none"), say(table.language, "plan-how")]
        return Page(lines=[*lines, *_conditions(services, session, table, seat)], rows=button_rows(buttons))
    plan = services[Plans].ordinary(session, table, seat)
    if plan is not None and not plan.spent:
        lines.append(say(table.language, "plan-next" if seat.awaited else "plan-when"))
        lines.append(say(table.language, "plan-until", round=plan.round, count=len(plan.decisions)))
    return Page(lines=[*lines, say(table.language, "plan-private")], rows=button_rows(buttons))


def _conditions(services: Services, session: Reading, table: TableRow, seat: SeatRow) -> list[str]:
    """What may stand before a line, with a place and an amount of the title."""
    if table.status != "running":
        return []
    imagined = services[Tables].cache.get(session, table).match.imagine(seat.seat)
    facts = imagined.game.facts(imagined.view(), imagined.me)
    place, thing = next(iter(facts.places), ""), next(iter(facts.amounts), "")
    return [say(table.language, "plan-if", place=place.upper(), thing=thing)] if place and thing else []


def planned_line(services: Services, session: Reading, table_id: int, person: int) -> str:
    """The plan as it was typed, to be changed: a line for each decision."""
    table = session.table(table_id)
    seat = next((row for row in session.seats(table_id) if row.person == person), None)
    if table is None or seat is None or table.status != "running":
        return ""
    plan = services[Plans].ordinary(session, table, seat)
    return written(plan.decisions) if plan is not None else ""
