"""/recap: what happened since a moment of one's choice."""

from __future__ import annotations

from discord import app_commands

from bot.features.recap.pages import beginnings
from bot.features.recap.presses import RECAP
from bot.store import Reading
from bot.tables.call import Call, Services
from bot.ui.commanding import Choices, Interaction, ask, command, complete, fitting
from bot.ui.locales import told


@command("recap")
@app_commands.describe(since=told("option-since"), public=told("option-public"))
async def recap(
    interaction: Interaction, since: app_commands.Range[str, 1, 40] | None = None, public: bool = False
) -> None:
    await ask(interaction, RECAP, given={"since": since, "public": public})


@recap.autocomplete("since")
async def _since(interaction: Interaction, current: str) -> Choices:
    return fitting(await complete(interaction, _beginnings), current)


def _beginnings(services: Services, session: Reading, call: Call) -> list[str]:
    return beginnings(services, session, call.table, call.person, call.language)
