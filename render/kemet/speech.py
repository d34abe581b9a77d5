"""Sentences for pictures: those the title speaks in chat, with seats by name."""

from __future__ import annotations

from render.words import Names, who
from rules.core import Event
from rules.core.chat import Said, plain
from rules.kemet.chat import KemetChat
from rules.kemet.shown import KemetView

CHAT = KemetChat()
PACKAGE = "render.kemet"


def spoken(said: Said, lang: str, names: Names | None) -> str:
    return plain(CHAT, said, lang, lambda seat: who(seat, lang, names))


def story(event: Event, lang: str, names: Names | None) -> str:
    """The line of a public event; empty for what others tell, and for one seat's eyes."""
    if event.only is not None:
        return ""
    said = CHAT.story(event)
    return "" if said is None else spoken(said, lang, names)


def moment(view: KemetView, lang: str) -> str:
    return spoken(CHAT.moment(view), lang, None)


def question(view: KemetView, seat: int, lang: str, names: Names | None) -> str:
    return spoken(CHAT.question(view, seat), lang, names)
