"""How plans are shown to the one who made them: lines, buttons, the answer when one is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord

from bot.features.plans.service import Plans
from bot.store import Reading, SeatRow, TableRow
from bot.tables.base import Refused
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import safe, say
from rules import GAMES
from rules.core.game import Filled

if TYPE_CHECKING:
    from bot.app.client import Menhir

SEPARATOR = " | "
LONGEST = 200
"""Characters of a line as it is shown."""


def ahead(table: TableRow) -> Button:
    """Opens the form for a plan."""
    return Button(custom_id("plan", table.id), say(table.language, "button-plan"))


def shown(tables: Plans, session: Reading, table: TableRow, seat: SeatRow) -> tuple[list[str], list[Button]]:
    """A person's plans in lines, and what can be done about them; nothing where there are none."""
    found = tables.plans_of(session, table, seat) if table.status == "running" else []
    lines: list[str] = []
    for plan in found:
        told = SEPARATOR.join(safe(line, LONGEST) for line in plan.ranked)
        if plan.spent:
            lines.append(say(table.language, "plan-spent", lines=told))
        elif plan.key:
            lines.append(say(table.language, "plan-standing", form=plan.key, line=told))
        else:
            lines.append(say(table.language, "plan-yours", lines=told))
    buttons: list[Button] = []
    if found:
        buttons.append(Button(custom_id("plan", table.id), say(table.language, "button-replan")))
        buttons.append(Button(custom_id("unplan", table.id), say(table.language, "button-unplan")))
    return lines, buttons


def page(tables: Plans, table_id: int, person: int) -> Page:
    """What is planned, and how long it holds."""
    with tables.reading() as session:
        table = session.table(table_id)
        if table is None:
            raise Refused("no-table")
        seat = next((row for row in session.seats(table_id) if row.person == person), None)
        if seat is None:
            raise Refused("not-at-table")
        lines, buttons = shown(tables, session, table, seat)
        if not lines:
            buttons = [ahead(table)]
            return Page(lines=[say(table.language, "plan-none"), say(table.language, "plan-how")], rows=[[*buttons]])
        ordinary = [plan for plan in tables.plans_of(session, table, seat) if not plan.key and not plan.spent]
        for plan in ordinary:
            lines.append(say(table.language, "plan-next" if seat.awaited else "plan-when"))
            lines.append(say(table.language, "plan-until", round=plan.round))
        return Page(lines=[*lines, say(table.language, "plan-private")], rows=button_rows(buttons))


def typed(tables: Plans, table_id: int, person: int) -> str:
    """The plan as it was typed, to be changed."""
    with tables.reading() as session:
        table = session.table(table_id)
        seat = next((row for row in session.seats(table_id) if row.person == person), None)
        if table is None or seat is None or table.status != "running":
            return ""
        mine = [plan for plan in tables.plans_of(session, table, seat) if not plan.key]
        return SEPARATOR.join(line for plan in mine for line in plan.ranked)


async def keep(interaction: discord.Interaction[Menhir], table: int, line: str) -> None:
    bot = interaction.client
    await bot.worker.do(bot.tables.plan, str(interaction.id), table, interaction.user.id, line)
    await show(interaction, table)


async def keep_form(interaction: discord.Interaction[Menhir], table: int, filled: Filled, title: str) -> None:
    """A standing answer from a form of the title."""
    bot: Any = interaction.client
    here = await bot.title_here(interaction)
    if here != title:
        raise Refused("wrong-title", title=GAMES[here].title)
    await bot.worker.do(bot.tables.plan_form, str(interaction.id), table, interaction.user.id, filled)
    await show(interaction, table)


async def show(interaction: discord.Interaction[Menhir], table: int) -> None:
    bot = interaction.client
    await bot.show(interaction, await bot.worker.do(page, bot.tables, table, interaction.user.id))
