"""What `[Your move]` gives to somebody who only watches: who is awaited, and everything there is to look at."""

from __future__ import annotations

from bot.store import TableRow
from bot.tables.loaded import Loaded
from bot.tables.narrator import Speaker
from bot.tables.reading import TableReader
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import say

WATCHERS = ("board", "text", "log", "recap", "rules", "how", "follow")
"""Buttons of the card, each a verb of `bot.app.presses`."""


class Watching(TableReader):
    def watcher(self, table: TableRow, narrator: Speaker, live: Loaded) -> Page:
        language = table.language
        facts: dict[str, str | int] = {"title": narrator.game.title, "table": table.id}
        if live.match.waiting:
            what = narrator.question(live, live.match.waiting[0])
            lines = [say(language, "watcher", who=narrator.names(live.match.waiting), what=what, **facts)]
        else:
            lines = [say(language, "watcher-over", **facts)]
        verbs = list(WATCHERS)
        if table.status == "running" and any(row.computer is not None for row in narrator.seats):
            verbs.append("join")
        labels = {"join": say(language, "button-take"), "how": say(language, "button-how")}
        buttons = [
            Button(custom_id(verb, table.id), labels.get(verb) or say(language, f"button-{verb}")) for verb in verbs
        ]
        return Page(lines=lines, rows=button_rows(buttons))
