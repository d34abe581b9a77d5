"""Slash commands: the common ones, and for each title one group whose subcommands are its forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands.everyday import EVERYDAY
from bot.commands.table import TableGroup
from bot.commands.title import title_group
from rules import GAMES

if TYPE_CHECKING:
    from bot.client import Menhir


def register(bot: Menhir) -> None:
    for command in EVERYDAY:
        bot.tree.add_command(command)
    bot.tree.add_command(TableGroup())
    for game in GAMES.values():
        bot.tree.add_command(title_group(game))
