"""Words of the pictures and text boards: sentences about events and decisions are those of the chat."""

from __future__ import annotations

from render.words import ChatWords
from rules.core import View
from rules.druids.chat import DruidsChat


class DruidsWords(ChatWords):
    package = "render.druids"
    chat = DruidsChat()

    def moment(self, view: View) -> str:
        """As the beginning of a sentence."""
        said = super().moment(view)
        return said[:1].upper() + said[1:]
