"""Plan ahead: a form with one line; clearing a plan."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.app.press import Handler, Press, form_value
from bot.features.plans import pages as plans
from bot.features.plans.service import LONGEST_LINE, MOST_LINES
from bot.ui.ids import custom_id
from bot.ui.text import say


class PlanForm(ui.Modal):
    """Lines for the next decision, read when they are sent in (`_planned`)."""

    def __init__(self, table: int, language: str, typed: str) -> None:
        title = say(language, "type-plan-title")
        super().__init__(title=title, custom_id=custom_id("planned", table), timeout=None)
        longest = MOST_LINES * (LONGEST_LINE + 3)
        field: ui.TextInput[Any] = ui.TextInput(custom_id="line", default=typed or None, max_length=longest)
        self.add_item(ui.Label(text=say(language, "type-plan-label"), component=field))
        self.stop()


async def _plan(press: Press) -> None:
    """Open the form for deciding ahead."""
    typed = await press.bot.worker.do(plans.typed, press.bot.tables, press.table, press.person)
    await press.interaction.response.send_modal(PlanForm(press.table, press.language, typed))


async def _planned(press: Press) -> None:
    """Keep the plan from the form."""
    await plans.keep(press.interaction, press.table, form_value(press.interaction.data, "line"))


async def _unplan(press: Press) -> None:
    """Drop the plan."""
    await press.bot.worker.do(press.bot.tables.clear_plan, press.id, press.table, press.person)
    await plans.show(press.interaction, press.table)


HANDLERS: dict[str, Handler] = {"plan": _plan, "planned": _planned, "unplan": _unplan}
