"""Slash commands: the common ones, and for each title one group whose subcommands are its forms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands

from bot.app.title_commands import title_group
from bot.features.absence import commands as absence
from bot.features.following.commands import watch
from bot.features.help.commands import help_
from bot.features.lobby.commands import TableGroup
from bot.features.looking.commands import LOOKING, MENUS, export
from bot.features.plans.commands import plan
from bot.features.play.commands import do, turn
from bot.features.recap.commands import recap
from bot.features.server.commands import ServerGroup, privacy
from bot.features.settings.commands import SETTINGS
from bot.features.time import commands as clock
from bot.features.tour.commands import tour
from bot.features.undo.commands import redo, undo
from rules import GAMES

if TYPE_CHECKING:
    from bot.app.client import Menhir


def common_commands() -> list[app_commands.Command[Any, Any, Any] | app_commands.Group | app_commands.ContextMenu]:
    group = TableGroup()
    for command in (*clock.table_commands(), *absence.table_commands()):
        group.add_command(command)
    everyday = (turn, do, undo, redo)
    returning = (plan, recap, watch, tour)
    own = (*SETTINGS, absence.away, privacy)
    return [*everyday, *LOOKING, help_, export, *returning, *own, group, ServerGroup(), *MENUS]


def register(bot: Menhir) -> None:
    for command in [*common_commands(), *(title_group(game) for game in GAMES.values())]:
        bot.tree.add_command(command)
