"""Plan ahead: a form with one line; what is planned, kept, dropped."""

from __future__ import annotations

from bot.features.plans import pages
from bot.features.plans.service import LONGEST_LINE, MOST_LINES, Plans
from bot.features.play import service as play
from bot.store import Reading, Writing
from bot.tables.call import Call, Services
from bot.ui.ids import Verb, custom_id, press
from bot.ui.page import Form, Page
from bot.ui.text import say


@press("plan")
def plan(services: Services, session: Reading, call: Call) -> Form:
    """Open the form for deciding ahead."""
    return Form(
        id=custom_id("planned", call.table),
        title=say(call.language, "type-plan-title"),
        field="line",
        label=say(call.language, "type-plan-label"),
        most=MOST_LINES * (LONGEST_LINE + 3),
        written=pages.planned_line(services, session, call.table, call.person),
    )


@press("planned", writes=True)
def planned(services: Services, session: Writing, call: Call) -> Page:
    """Keep the plan from the form."""
    services[Plans].plan(session, call.table, call.person, call.fields.get("line", ""))
    return pages.plans(services, session, call.table, call.person)


@press("unplan", writes=True)
def unplan(services: Services, session: Writing, call: Call) -> Page:
    """Drop the plan."""
    services[Plans].clear_plan(session, call.table, call.person)
    return pages.plans(services, session, call.table, call.person)


# --- where no press leads ------------------------------------------------------------------------


def _shown(services: Services, session: Reading, call: Call) -> Page:
    """What is planned."""
    return pages.plans(services, session, call.table, call.person)


def _plan_form(services: Services, session: Writing, call: Call) -> Page:
    """A standing answer from a form of the title."""
    play.check_title(session, call)
    assert call.filled is not None
    services[Plans].plan_form(session, call.table, call.person, call.filled)
    return pages.plans(services, session, call.table, call.person)


PLANS = Verb(_shown)
PLAN_FORM = Verb(_plan_form, writes=True)
