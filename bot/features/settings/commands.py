"""`/settings`: what a person chooses for all tables."""

from __future__ import annotations

from discord import app_commands

from bot.features.settings import choices
from bot.features.settings import pages as settingspage
from bot.features.settings.presses import choose
from bot.store import Writing
from bot.tables.call import Call, Services
from bot.tables.refused import Refused
from bot.ui import limits
from bot.ui.commanding import Choices, Interaction, ask, command, complete
from bot.ui.ids import Verb
from bot.ui.locales import told
from bot.ui.page import Page
from bot.ui.text import cut


def _settings(services: Services, session: Writing, call: Call) -> Page:
    what, value = call.given["what"], call.given["value"]
    if what not in (None, *choices.WHAT):
        raise Refused("setting-unknown", word=choices.typed_word(what), names=", ".join(choices.WHAT))
    if what is None and value is not None:
        raise Refused("setting-unknown", word=choices.typed_word(value), names=", ".join(choices.WHAT))
    if what is None or value is None:
        return settingspage.page(call.language, call.settings, what)
    return choose(services, session, call, what, value)


CHOOSE = Verb(_settings, writes=True)


@command("settings")
@app_commands.describe(what=told("option-what"), value=told("option-setting-value"))
@app_commands.choices(
    what=[app_commands.Choice(name=told(f"setting-{word}"), value=word) for word in choices.WHAT],
)
async def settings(
    interaction: Interaction, what: str | None = None, value: app_commands.Range[str, 1, 60] | None = None
) -> None:
    await ask(interaction, CHOOSE, table=0, given={"what": what, "value": value})


@settings.autocomplete("value")
async def _values(interaction: Interaction, current: str) -> Choices:
    what = getattr(interaction.namespace, "what", None) or ""
    found = await complete(
        interaction, lambda services, session, call: choices.offered(call.language, what, current), table=0
    )
    return [
        app_commands.Choice(name=cut(label, limits.CHOICE_NAME), value=value)
        for label, value in found[: limits.CHOICES]
    ]


SETTINGS = (settings,)
