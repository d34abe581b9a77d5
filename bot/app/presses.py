"""Buttons, menus and forms: read from their ids, so that every one of them works after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.app.press import Handler, Interaction, Press, call_of
from bot.features.absence import presses as absence
from bot.features.following import presses as following
from bot.features.lobby import presses as lobby
from bot.features.looking import presses as looking
from bot.features.plans import presses as plans
from bot.features.play import presses as panel  # noqa: F401  its functions make themselves known
from bot.features.recap import presses as recap
from bot.features.server import presses as server
from bot.features.settings import presses as settings
from bot.features.time import presses as clock
from bot.features.tour import presses as tour
from bot.features.undo import presses as requests
from bot.ui.ids import VERBS, read_id

if TYPE_CHECKING:
    from bot.app.client import Menhir

PARTS = (lobby, looking, requests, clock, absence, server, settings, plans, recap, following, tour)
HANDLERS: dict[str, Handler] = {verb: handler for part in PARTS for verb, handler in part.HANDLERS.items()}
"""Those that do not go through the door yet."""
KNOWN = frozenset(HANDLERS) | frozenset(VERBS)
assert len(KNOWN) == len(HANDLERS) + len(VERBS), "two functions answer one verb"


async def pressed(bot: Menhir, interaction: Interaction) -> None:
    """Handle a component or form interaction if it is one of ours."""
    data: Any = interaction.data or {}
    found = read_id(str(data.get("custom_id", "")))
    if found is None:
        return
    verb, table, words = found
    if verb in VERBS:
        await bot.reply(interaction, call_of(interaction, table, words), VERBS[verb])
    elif verb in HANDLERS:
        await bot.learn(interaction)
        press = Press(bot, interaction, verb, table, words)
        await bot.guard(interaction, lambda: HANDLERS[verb](press), table=table)
