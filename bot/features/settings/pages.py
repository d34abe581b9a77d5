"""The private page of settings: all of them with their values, and one page for each."""

from __future__ import annotations

from bot.features.settings import choices
from bot.store.notes import Settings
from bot.ui import limits
from bot.ui.ids import custom_id
from bot.ui.page import Button, Menu, Option, Page, button_rows
from bot.ui.text import say


def page(language: str, settings: Settings, what: str | None = None, note: str = "") -> Page:
    """All settings, or the choices of one."""
    return _one(language, settings, what) if what else _all(language, settings, note)


def _all(language: str, settings: Settings, note: str) -> Page:
    lines = [*([note] if note else []), f"**{say(language, 'settings-heading')}**"]
    options = []
    for what in choices.WHAT:
        name, value = say(language, f"setting-{what}"), choices.chosen(language, settings, what)
        lines.append(say(language, "settings-line", what=name, value=value))
        options.append(Option(what, name, value))
    switches = [
        Button(
            custom_id("set", 0, what, "off" if getattr(settings, what) else "on"),
            say(
                language,
                "settings-switch",
                what=say(language, f"setting-{what}"),
                value=choices.named(language, what, "off" if getattr(settings, what) else "on"),
            ),
        )
        for what in choices.SWITCHES
    ]
    return Page(
        lines=lines, rows=[Menu(custom_id("set", 0), say(language, "settings-which"), options), *button_rows(switches)]
    )


def _one(language: str, settings: Settings, what: str) -> Page:
    name = say(language, f"setting-{what}")
    lines = [
        f"**{say(language, 'settings-heading')}**",
        say(language, "settings-line", what=name, value=choices.chosen(language, settings, what)),
        say(language, f"about-{what}"),
    ]
    found = [
        Option(value, label, say(language, f"note-{value}") if what == "palette" else "")
        for label, value in choices.offered(language, what)
    ]
    rows: list[list[Button] | Menu]
    if what in choices.NAMED and what != "palette":
        rows = button_rows([Button(custom_id("set", 0, what, option.value), option.label, "blue") for option in found])
    else:
        rows = [Menu(custom_id("set", 0, what), name, found[: limits.SELECT_OPTIONS])]
    last = [Button(custom_id("set", 0), say(language, "button-back"))]
    if what not in choices.NAMED:
        last.append(Button(custom_id("settype", 0, what), say(language, "button-type")))
    return Page(lines=lines, rows=[*rows, last])
