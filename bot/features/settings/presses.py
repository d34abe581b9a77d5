"""Buttons and menus of the settings page."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.app.press import Handler, Press, form_value
from bot.features.settings import choices
from bot.features.settings import pages as settingspage
from bot.ui.ids import custom_id
from bot.ui.text import say


async def _set(press: Press) -> None:
    """Show or change one's settings.

    `m:set:0` the page, `m:set:0:what` one setting, `m:set:0:what:value` the change; a menu's choice comes last."""
    data: Any = press.interaction.data or {}
    words = [word for word in (*press.words, *(str(value) for value in data.get("values", []))) if word]
    if len(words) < 2:
        what = words[0] if words and words[0] in choices.WHAT else None
        settings = press.bot.settings(press.interaction)
        await press.show(settingspage.page(press.language, settings, what))
        return
    await press.show(await press.bot.choose(press.interaction, words[0], words[1]))


class TypeSetting(ui.Modal):
    """One line with the value; it is read when it is sent in (`_typed`)."""

    def __init__(self, language: str, what: str) -> None:
        super().__init__(title=say(language, f"setting-{what}"), custom_id=custom_id("settyped", 0, what), timeout=None)
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id="value", placeholder=say(language, f"example-{what}"), max_length=60
        )
        self.add_item(ui.Label(text=say(language, "type-value"), component=field))
        self.stop()


async def _type(press: Press) -> None:
    """Open the form for a setting that is typed."""
    if press.words[0] not in choices.WHAT or press.words[0] in choices.NAMED:
        return
    await press.interaction.response.send_modal(TypeSetting(press.language, press.words[0]))


async def _typed(press: Press) -> None:
    """Change the setting from the form."""
    value = form_value(press.interaction.data, "value")
    await press.show(await press.bot.choose(press.interaction, press.words[0], value))


HANDLERS: dict[str, Handler] = {"set": _set, "settype": _type, "settyped": _typed}
