"""The everyday commands: playing, looking, taking back, rules, help."""

from __future__ import annotations

from discord import app_commands

from bot.tables.call import HERE
from bot.ui import limits
from bot.ui.commanding import Choices, Interaction, command
from bot.ui.locales import told
from bot.ui.page import cut

BACK = {"step": "undo", "turn": "restart", "ask": "askundo"}
"""How far back, and the button that does the same."""


@command("turn")
async def turn(interaction: Interaction) -> None:
    await interaction.client.ask(interaction, "turn")


@command("do")
@app_commands.describe(line=told("option-line"), table=told("option-table"))
async def do(interaction: Interaction, line: app_commands.Range[str, 1, 400], table: str | None = None) -> None:
    there = _number(table)
    await interaction.client.ask(interaction, "typed", HERE if there is None else there, fields={"line": line})


def _number(table: str | None) -> int | None:
    """A table's number as typed; one that is none names no table."""
    if not table:
        return None
    return int(table) if table.isdecimal() else 0


@do.autocomplete("line")
async def _lines(interaction: Interaction, current: str) -> Choices:
    there = _number(getattr(interaction.namespace, "table", None))
    lines = await interaction.client.complete_line(interaction, there, current)
    fitting_lines = [line for line in lines if len(line) <= limits.CHOICE_VALUE]
    return [app_commands.Choice(name=line, value=line) for line in fitting_lines[: limits.CHOICES]]


@do.autocomplete("table")
async def _tables(interaction: Interaction, current: str) -> Choices:
    found = await interaction.client.own_tables(interaction)
    fitting_tables = [(id, label) for id, label in found if current.casefold() in label.casefold()]
    return [
        app_commands.Choice(name=cut(label, limits.CHOICE_NAME), value=str(id))
        for id, label in fitting_tables[: limits.CHOICES]
    ]


@command("undo")
@app_commands.describe(back=told("option-back"))
@app_commands.choices(back=[app_commands.Choice(name=told(f"back-{word}"), value=word) for word in BACK])
async def undo(interaction: Interaction, back: str = "step") -> None:
    await interaction.client.ask(interaction, BACK[back])


@command("redo")
async def redo(interaction: Interaction) -> None:
    await interaction.client.ask(interaction, "redo")


EVERYDAY = (turn, do, undo, redo)
