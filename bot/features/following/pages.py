"""How somebody follows a table, and the other ways."""

from __future__ import annotations

from bot.features.following.service import HOW
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import say


def ways(table: int, language: str, how: str) -> Page:
    """How it is followed now (empty: not at all), and the other ways."""
    line = say(language, f"watching-{how}" if how else "watching-not", table=table)
    buttons = [
        Button(custom_id("watch", table, word), say(language, f"watch-{word}"), disabled=word == how)
        for word in (*HOW, "stop")
        if word != "stop" or how
    ]
    return Page(lines=[line, say(language, "watching-how")], rows=button_rows(buttons))
