"""The picture in words: everything the view knows, one fact per line, and in a few sentences."""

from __future__ import annotations

from collections.abc import Sequence

from examples.pebbles.rules.chat import PebblesChat
from examples.pebbles.rules.view import PebblesView
from render.words import COMMON, Names, listing, say, who
from rules.core import Event, Seat
from rules.core.chat import Said, plain

PACKAGE = "examples.pebbles.render"
CHAT = PebblesChat()


class Speech:
    """This package's texts and the title's own sentences, in one language, with the people's names."""

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

    def asked(self, view: PebblesView) -> list[str]:
        """What is to be decided, once for all who must."""
        told = [self._plain(CHAT.question(view, seat)) for seat in view.asked.seats[:1]]
        return [one[:1].upper() + one[1:] + "." for one in told]

    def story(self, events: Sequence[Event]) -> list[str]:
        """What happened, as everybody may know it."""
        said = [CHAT.story(event) for event in events if event.only is None]
        return [self._plain(one) for one in said if one is not None]

    def _plain(self, said: Said) -> str:
        return plain(CHAT, said, self.lang, self.who)


def lines(view: PebblesView, lang: str, names: Names | None) -> list[str]:
    speech = Speech(lang, names)
    found = [f"{speech('title')}. {speech.moment(view)}.", f"{speech('bag', count=view.bag)}."]
    for seat, score in enumerate(view.scores):
        shown = listing(map(str, view.shown[seat]), lang)
        found.append(speech("line-seat", who=speech.who(seat), points=score, count=view.pebbles[seat], shown=shown))
        if view.ready[seat] and view.asked.word == "choosing":
            found.append(speech("line-ready", who=speech.who(seat)))
    if view.hand is not None:
        found.append(speech("line-hand", numbers=listing(map(str, view.hand), lang)))
    if view.chosen:
        found.append(speech("line-chosen", pebble=view.chosen))
    return [*found, *speech.asked(view)]


def summary(view: PebblesView, lang: str, events: Sequence[Event], names: Names | None) -> str:
    speech = Speech(lang, names)
    scores = ", ".join(f"{speech.who(seat)} {score}" for seat, score in enumerate(view.scores))
    parts = [
        f"{speech('title')}. {speech.moment(view)}.",
        *speech.asked(view),
        f"{scores}.",
        *speech.story(events)[-6:],
    ]
    return " ".join(parts)
