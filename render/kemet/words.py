"""Words of Kemet's pictures and text boards: sentences about events and decisions are those of the chat."""

from __future__ import annotations

from render.words import ChatWords
from rules.kemet.chat import KemetChat


class KemetWords(ChatWords):
    package = "render.kemet"
    chat = KemetChat()
