"""Words of Kemet's pictures and text boards: sentences about events and decisions are those of the chat."""

from __future__ import annotations

from collections.abc import Iterable

from render.words import ChatWords
from rules.kemet.chat import KemetChat
from rules.kemet.material.names import spelled


class KemetWords(ChatWords):
    package = "render.kemet"
    chat = KemetChat()

    def named(self, kind: str, things: Iterable[str]) -> str:
        """Tiles, cards, creatures or colours by their names, one after the other."""
        return ", ".join(spelled(kind, thing, self.lang) for thing in things)
