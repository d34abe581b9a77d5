"""Where a table is found on Discord."""

from __future__ import annotations

from bot.store import TableRow


def jump_url(table: TableRow) -> str:
    return f"https://discord.com/channels/{table.guild or '@me'}/{table.place}"
