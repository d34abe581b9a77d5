"""Plan ahead: by choosing what may come, or typed into a form; what is planned, kept, dropped."""

from __future__ import annotations

from bot.features.plans import pages
from bot.features.plans.ahead import choose
from bot.features.plans.ahead import rest as plan_rest
from bot.features.plans.service import LONGEST_PLAN, Plans
from bot.features.play import service as play
from bot.store import Reading, Writing
from bot.tables.call import Call, Services
from bot.ui.ids import Verb, custom_id, press
from bot.ui.page import Form, Page
from bot.ui.text import say


@press("ahead", writes=True)
def ahead(services: Services, session: Writing, call: Call) -> Page:
    """Choose for one decision more what shall be done."""
    return choose(services, session, call, "ahead")


@press("instead", writes=True)
def instead(services: Services, session: Writing, call: Call) -> Page:
    """Choose what shall be done if what is planned last is not possible."""
    return choose(services, session, call, "instead")


@press("rest", writes=True)
def rest(services: Services, session: Writing, call: Call) -> Page:
    """Plan for one decision more what is left of the last one's choices."""
    return plan_rest(services, session, call)


@press("plan")
def plan(services: Services, session: Reading, call: Call) -> Form:
    """Open the form for deciding ahead."""
    return Form(
        id=custom_id("planned", call.table),
        title=say(call.language, "type-plan-title"),
        field="line",
        label=say(call.language, "type-plan-label"),
        most=LONGEST_PLAN,
        several=True,
        written=pages.planned_line(services, session, call.table, call.person),
    )


@press("planned", writes=True)
def planned(services: Services, session: Writing, call: Call) -> Page:
    """Keep the plan from the form."""
    services[Plans].plan(session, call.table, call.person, call.fields.get("line", ""))
    return pages.plans(services, session, call.table, call.person)


@press("plans")
def shown(services: Services, session: Reading, call: Call) -> Page:
    """Show what is planned."""
    return pages.plans(services, session, call.table, call.person)


@press("unplan", writes=True)
def unplan(services: Services, session: Writing, call: Call) -> Page:
    """Drop the plan."""
    services[Plans].clear_plan(session, call.table, call.person)
    return pages.plans(services, session, call.table, call.person)


# --- where no press leads ------------------------------------------------------------------------


def _plan_form(services: Services, session: Writing, call: Call) -> Page:
    """A standing answer from a form of the title."""
    play.check_title(session, call)
    assert call.filled is not None
    services[Plans].plan_form(session, call.table, call.person, call.filled)
    return pages.plans(services, session, call.table, call.person)


PLAN_FORM = Verb(_plan_form, writes=True)
