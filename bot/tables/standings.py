"""The standings in a chapter, with what changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.store.bodies import ChapterBody, Values

if TYPE_CHECKING:
    from bot.tables.loaded import Loaded
    from bot.tables.narrator import Speaker

COLUMNS = 3


def strip(narrator: Speaker, live: Loaded) -> list[str]:
    """The standings in at most three lines, with what changed since the last phase."""
    before = _values_before(narrator)
    told = []
    for i, column in enumerate(narrator.chat.columns(live.match.view(None))[:COLUMNS]):
        old = before[i] if i < len(before) else {}
        shown = [
            f"{narrator.name(seat) if i == 0 else narrator.bare_name(seat)} {value}{_change(value, old.get(str(seat)))}"
            for seat, value in column.values.items()
        ]
        told.append(f"**{narrator.speak(column.heading)}** " + " · ".join(shown))
    return told


def values(narrator: Speaker, live: Loaded) -> Values:
    columns = narrator.chat.columns(live.match.view(None))[:COLUMNS]
    return [{str(seat): value for seat, value in column.values.items()} for column in columns]


def _values_before(narrator: Speaker) -> Values:
    """The standings at the end of the last phase."""
    for number in range(narrator.table.chapter, 0, -1):
        post = narrator.session.post(narrator.table.id, ChapterBody, str(number))
        if post is not None and not post.gone and not post.body.open and post.body.values is not None:
            return post.body.values
    return []


def _change(value: int | str, before: int | str | None) -> str:
    if not isinstance(value, int) or not isinstance(before, int) or value == before:
        return ""
    return f" ({value - before:+})".replace("-", "−")
