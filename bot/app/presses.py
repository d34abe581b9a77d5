"""Buttons, menus and forms: read from their ids, so that every one of them works after a restart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.app.press import Interaction, call_of
from bot.features.absence import presses as absence  # noqa: F401  its functions make themselves known
from bot.features.coaching import presses as coaching  # noqa: F401  its functions make themselves known
from bot.features.following import presses as following  # noqa: F401  its functions make themselves known
from bot.features.help import presses as help  # noqa: F401  its functions make themselves known
from bot.features.lobby import presses as lobby  # noqa: F401  its functions make themselves known
from bot.features.local import presses as local  # noqa: F401  its functions make themselves known
from bot.features.looking import presses as looking  # noqa: F401  its functions make themselves known
from bot.features.pauses import presses as pauses  # noqa: F401  its functions make themselves known
from bot.features.plans import presses as plans  # noqa: F401  its functions make themselves known
from bot.features.play import presses as play  # noqa: F401  its functions make themselves known
from bot.features.recap import presses as recap  # noqa: F401  its functions make themselves known
from bot.features.server import presses as server  # noqa: F401  its functions make themselves known
from bot.features.settings import presses as settings  # noqa: F401  its functions make themselves known
from bot.features.time import presses as time  # noqa: F401  its functions make themselves known
from bot.features.tour import presses as tour  # noqa: F401  its functions make themselves known
from bot.features.undo import presses as undo  # noqa: F401  its functions make themselves known
from bot.ui.ids import VERBS, read_id

if TYPE_CHECKING:
    from bot.app.client import Menhir

ANSWERED = {verb: one.handle for verb, one in VERBS.items()}
"""Every verb, and the function that answers it."""


async def pressed(bot: Menhir, interaction: Interaction) -> None:
    """Handle a component or form interaction if it is one of ours."""
    data: Any = interaction.data or {}
    found = read_id(str(data.get("custom_id", "")))
    if found is not None and found.verb in VERBS:
        await bot.reply(interaction, call_of(interaction, found.table, found.words), VERBS[found.verb])
