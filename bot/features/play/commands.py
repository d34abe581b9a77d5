"""The everyday commands: one's panel, a typed line, one's tables."""

from __future__ import annotations

from discord import app_commands

from bot.features.lobby.service import own_tables
from bot.features.play.lines import LONGEST_LINE, complete_line
from bot.store import Reading
from bot.tables.call import HERE, Call, Services
from bot.ui import limits
from bot.ui.commanding import Choices, Interaction, ask, command, complete
from bot.ui.ids import LONGEST_NUMBER, whole
from bot.ui.locales import told
from bot.ui.text import cut


@command("turn")
async def turn(interaction: Interaction) -> None:
    await ask(interaction, "turn")


@command("do")
@app_commands.describe(line=told("option-line"), table=told("option-table"))
async def do(
    interaction: Interaction,
    line: app_commands.Range[str, 1, LONGEST_LINE],
    table: app_commands.Range[str, 1, LONGEST_NUMBER] | None = None,
) -> None:
    await ask(interaction, "typed", table=_number(table), fields={"line": line})


def _number(table: str | None) -> int:
    """A table's number as typed; one that is none names no table."""
    return HERE if not table else whole(table) or 0


@do.autocomplete("line")
async def _lines(interaction: Interaction, current: str) -> Choices:
    def work(services: Services, session: Reading, call: Call) -> list[str]:
        return complete_line(services, session, call.table, call.person, current)

    lines = await complete(interaction, work, table=_number(getattr(interaction.namespace, "table", None)))
    fitting_lines = [line for line in lines if len(line) <= limits.CHOICE_VALUE]
    return [app_commands.Choice(name=line, value=line) for line in fitting_lines[: limits.CHOICES]]


@do.autocomplete("table")
async def _tables(interaction: Interaction, current: str) -> Choices:
    found = await complete(interaction, own_tables, table=0)
    fitting_tables = [(id, label) for id, label in found if current.casefold() in label.casefold()]
    return [
        app_commands.Choice(name=cut(label, limits.CHOICE_NAME), value=str(id))
        for id, label in fitting_tables[: limits.CHOICES]
    ]
