"""The picture in words: everything the view knows, one fact per line, and in a few sentences."""

from __future__ import annotations

from collections.abc import Sequence

from examples.pebbles.rules.chat import PebblesChat
from examples.pebbles.rules.view import PebblesView
from render.shot import Shot
from render.words import ChatWords
from rules.core import Event, View


class Speech(ChatWords):
    """This package's texts and the title's own sentences, in one language, with the people's names."""

    package = "examples.pebbles.render"
    chat = PebblesChat()

    def moment(self, view: View) -> str:
        return _begun(super().moment(view))

    def asked(self, view: PebblesView) -> list[str]:
        """What is to be decided, once for all who must."""
        return [_begun(self.question(view, seat)) + "." for seat in view.asked.seats[:1]]

    def told_of(self, events: Sequence[Event]) -> list[str]:
        """What happened, as everybody may know it."""
        return [line for event in events if (line := self.story(event))]


def _begun(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def lines(view: PebblesView, shot: Shot) -> list[str]:
    words = Speech(shot.lang, shot.names)
    found = [f"{words('title')}. {words.moment(view)}.", f"{words('bag', count=view.bag)}."]
    for seat, score in enumerate(view.scores):
        shown = words.listing(map(str, view.shown[seat]))
        found.append(words("line-seat", who=words.who(seat), points=score, count=view.pebbles[seat], shown=shown))
        if view.ready[seat] and view.asked.word == "choosing":
            found.append(words("line-ready", who=words.who(seat)))
    if view.hand is not None:
        found.append(words("line-hand", numbers=words.listing(map(str, view.hand))))
    if view.chosen:
        found.append(words("line-chosen", pebble=view.chosen))
    return [*found, *words.asked(view)]


def summary(view: PebblesView, shot: Shot) -> str:
    words = Speech(shot.lang, shot.names)
    scores = ", ".join(f"{words.who(seat)} {score}" for seat, score in enumerate(view.scores))
    parts = [
        f"{words('title')}. {words.moment(view)}.",
        *words.asked(view),
        f"{scores}.",
        *words.told_of(shot.events)[-6:],
    ]
    return " ".join(parts)
