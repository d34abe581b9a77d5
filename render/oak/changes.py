"""What happened, as marks on the board: arrows up the oak, frames, points, and one sentence per event."""

from __future__ import annotations

from collections.abc import Sequence

from render.oak.places import NODES
from render.oak.words import OakWords
from render.scene import Arrow, Changes
from render.tracks import thinned
from rules.core import Event
from rules.oak import events as e
from rules.oak.board import TREE_WORD

MOST_FRAMES = 10
"""With more new things than this, frames would be noise: only the story tells."""


def changes(events: Sequence[Event], words: OakWords) -> Changes:
    """Marks for the events that led to a position, and who began them."""
    found = Changes()
    ways: dict[tuple[int, str], list[str]] = {}
    for event in events:
        if event.only is not None:
            continue
        _follow(event, ways, found)
        _count(event, found)
        told = words.story(event)
        if told:
            found.story.append(told)
            if found.seat is None:
                found.seat = getattr(event, "seat", None)
    _mark(ways, found)
    return found


def _follow(event: Event, ways: dict[tuple[int, str], list[str]], found: Changes) -> None:
    match event:
        case e.Climbed(seat=seat, to=to) if to in NODES:
            ways[seat, to[0]] = _climbed(ways.get((seat, to[0]), []), to)
        case e.Placed(space=space) | e.BroichanPlaced(space=space):
            found.focus.append(space)
        case e.SunMoved():
            found.focus.append("sun")
        case e.CreatureTaken() | e.Refreshed(display="creatures"):
            found.focus.append("creatures")
        case e.ArtefactTaken() | e.Refreshed(display="artefacts"):
            found.focus.append("artefacts")
        case e.Gathered() | e.ForestFilled():
            found.focus.append("forest")
        case _:
            pass


def _climbed(way: list[str], to: str) -> list[str]:
    """A way with one more step; what it does not go on from was taken back and is no way any more."""
    below = _below(to)
    return [*way[: way.index(below) + 1], to] if below in way else [below, to]


def _below(word: str) -> str:
    """The space below a tree space; nothing below the first."""
    words = next(words for words in TREE_WORD if word in words)
    position = words.index(word)
    return words[{4: 3, 6: 3}.get(position, position - 1)] if position > 1 else ""


def _count(event: Event, found: Changes) -> None:
    vp, seat = getattr(event, "vp", 0), getattr(event, "seat", None)
    if vp and seat is not None:
        found.gain(seat, vp)


def _mark(ways: dict[tuple[int, str], list[str]], found: Changes) -> None:
    for (seat, _), way in ways.items():
        path = [word for word in way if word]
        if len(path) > 1:
            found.arrows.append(Arrow(tuple(path)))
        found.focus.append(f"{path[-1]} {seat}")
    thinned(found, MOST_FRAMES)
