"""What Discord shows of the commands themselves, in the languages of the catalogues."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.ui import limits
from bot.ui.text import cut
from rules.core.text import catalogue, text

LOCALES = {discord.Locale.french: "fr", discord.Locale.german: "de"}
"""English is what every other locale gets."""


def told(key: str, package: str = "bot", **facts: str | int) -> locale_str:
    """A sentence of a catalogue for a command, an option or a choice: in English, and where to find it in the other
    languages."""
    english = cut(text(package, key, facts=facts), limits.DESCRIPTION)
    return locale_str(english, key=key, package=package, facts=facts)


class CatalogueTranslator(app_commands.Translator):
    """Looks up what `told` marked. Names of commands and options stay as they are: they are words to type."""

    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:
        language = LOCALES.get(locale)
        key = string.extras.get("key")
        if language is None or key is None:
            return None
        package = string.extras["package"]
        bundle = catalogue(package, language)
        if bundle is None or not bundle.has_message(key):
            return None  # a title without this language: English stands
        return cut(text(package, key, language, string.extras["facts"]), limits.DESCRIPTION)
