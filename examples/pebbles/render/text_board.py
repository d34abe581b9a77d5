"""The picture in words: everything the view knows, one fact per line, and in a few sentences."""

from __future__ import annotations

from collections.abc import Sequence

from examples.pebbles.render.speech import Speech
from examples.pebbles.rules.view import PebblesView
from render.words import Names, listing
from rules.core import Event


def lines(view: PebblesView, lang: str, names: Names | None) -> list[str]:
    say = Speech(lang, names)
    found = [f"{say('title')}. {say.moment(view)}.", f"{say('bag', count=view.bag)}."]
    for seat, score in enumerate(view.scores):
        shown = listing(map(str, view.shown[seat]), lang)
        found.append(say("line-seat", who=say.who(seat), points=score, count=view.pebbles[seat], shown=shown))
        if view.ready[seat] and view.asked.word == "choosing":
            found.append(say("line-ready", who=say.who(seat)))
    if view.hand is not None:
        found.append(say("line-hand", numbers=listing(map(str, view.hand), lang)))
    if view.chosen:
        found.append(say("line-chosen", pebble=view.chosen))
    return [*found, say.question(view)]


def summary(view: PebblesView, lang: str, events: Sequence[Event], names: Names | None) -> str:
    say = Speech(lang, names)
    scores = ", ".join(f"{say.who(seat)} {score}" for seat, score in enumerate(view.scores))
    parts = [f"{say('title')}. {say.moment(view)}.", say.question(view), f"{scores}.", *say.story(events)[-6:]]
    return " ".join(parts)
