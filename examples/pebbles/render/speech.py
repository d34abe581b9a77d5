"""The words of pictures: those of this package's texts, and the title's own sentences, in one language."""

from __future__ import annotations

from collections.abc import Sequence

from examples.pebbles.rules.chat import PebblesChat
from examples.pebbles.rules.view import PebblesView
from render.words import COMMON, Names, say, who
from rules.core import Event, Seat
from rules.core.chat import Said, plain

PACKAGE = "examples.pebbles.render"
CHAT = PebblesChat()


class Speech:
    """Sentences with the people's names."""

    def __init__(self, lang: str, names: Names | None) -> None:
        self.lang, self.names = lang, names

    def __call__(self, key: str, **facts: str | int) -> str:
        return say(PACKAGE, key, self.lang, **facts)

    def who(self, seat: Seat) -> str:
        return who(seat, self.lang, self.names)

    def wins(self, count: int) -> str:
        return say(COMMON, "wins", self.lang, count=count)

    def moment(self, view: PebblesView) -> str:
        told = self._plain(CHAT.moment(view))
        return told[:1].upper() + told[1:]

    def question(self, view: PebblesView) -> str:
        told = self._plain(CHAT.question(view, view.asked.seats[0] if view.asked.seats else 0))
        return told[:1].upper() + told[1:] + "."

    def story(self, events: Sequence[Event]) -> list[str]:
        """What happened, as everybody may know it."""
        said = [CHAT.story(event) for event in events if event.only is None]
        return [self._plain(one) for one in said if one is not None]

    def _plain(self, said: Said) -> str:
        return plain(CHAT, said, self.lang, self.who)
