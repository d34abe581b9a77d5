"""Buttons, menus and forms: read from their ids, so that every one of them works after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.app.press import ID, Handler, Interaction, Press
from bot.features.absence import presses as absence
from bot.features.following import presses as following
from bot.features.lobby import presses as lobby
from bot.features.looking import presses as looking
from bot.features.plans import presses as plans
from bot.features.play import presses as panel
from bot.features.recap import presses as recap
from bot.features.server import presses as server
from bot.features.settings import presses as settings
from bot.features.time import presses as clock
from bot.features.tour import presses as tour
from bot.features.undo import presses as requests

if TYPE_CHECKING:
    from bot.app.client import Menhir

PARTS = (lobby, panel, looking, requests, clock, absence, server, settings, plans, recap, following, tour)
HANDLERS: dict[str, Handler] = {verb: handler for part in PARTS for verb, handler in part.HANDLERS.items()}


async def pressed(bot: Menhir, interaction: Interaction) -> None:
    """Handle a component or form interaction if it is one of ours."""
    data: Any = interaction.data or {}
    match = ID.fullmatch(str(data.get("custom_id", "")))
    if match is None:
        return
    press = Press(bot, interaction, match)
    handler = HANDLERS.get(press.verb)
    if handler is not None:
        await bot.guard(interaction, lambda: handler(press), table=press.table)


__all__ = ["HANDLERS", "ID", "Press", "pressed"]
