"""The story of a game, as far as a text and the fields of its event are not enough; headings of chapters; weights."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Event
from rules.core.chat import Fact, Said
from rules.core.telling import told
from rules.karnag import events as happened
from rules.karnag.board import RING_LENGTH, SPOT
from rules.karnag.chat.prices import NONE, PACKAGE

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def _as(key: str, event: Event) -> Said:
    return told(PACKAGE, key, event)


def _ordered(event: happened.Ordered) -> Said:
    seats = dict(zip(ORDINALS, event.order, strict=False))
    return Said(f"story-ordered-{len(event.order)}", seats=seats)


def _tiles_laid(event: happened.TilesLaid) -> Said:
    return Said("story-tiles", dict(zip(ORDINALS, event.tiles, strict=True)))


def _creature_moved(event: happened.CreatureMoved) -> Said:
    facts: dict[str, Fact] = {"creature": event.creature, "start": event.start, "to": event.way[-1]}
    if event.start.startswith("gate"):
        return Said("story-left-gate", {**facts, "squares": len(event.way)})
    return Said("story-creature-moved", facts)


def _compensated(event: happened.Compensated) -> Said:
    return _as("story-declined-vp" if event.vp else "story-declined", event)


def _went_to_council(event: happened.WentToCouncil) -> Said | None:
    if all(SPOT[word] < RING_LENGTH for word in event.druids):
        return None  # told with the gem or the capture
    facts: dict[str, Fact] = {"count": len(event.druids), "places": ", ".join(event.druids)}
    return Said("story-to-council", facts, {"who": event.seat})


def _drew(event: happened.Drew) -> Said:
    return Said("story-drew", {"cards": len(event.marked), "marked": sum(event.marked)}, {"who": event.seat})


def _saw_cards(event: happened.SawCards) -> Said:
    return Said(f"story-saw-{len(event.cards)}", dict(zip(ORDINALS, event.cards, strict=False)))


def _card_played(event: happened.CardPlayed) -> Said:
    return Said("story-card-played", {"card": event.card, "use": event.use or NONE}, {"who": event.seat})


def _ended(event: happened.Ended) -> Said:
    if not event.line:
        return Said("story-not-encircled")
    return Said("story-encircled", {"line": event.line, "menhirs": len(event.menhirs)})


LINES: dict[type[Event], Callable[..., Said | None]] = {
    happened.Ordered: _ordered,
    happened.TilesLaid: _tiles_laid,
    happened.CreatureMoved: _creature_moved,
    happened.Compensated: _compensated,
    happened.WentToCouncil: _went_to_council,
    happened.Drew: _drew,
    happened.SawCards: _saw_cards,
    happened.CardPlayed: _card_played,
    happened.Ended: _ended,
}
"""The others are told by `story-<event>`; beginnings of phases have none, they are headings."""

# --- chapters -----------------------------------------------------------------------------------

CHAPTERS = ("obstacles", "placing", "creatures", "main", "secondary", "gems")
"""Phases that open a chapter. Cubes are chosen in the creatures' chapter, the council meets in that of the gems."""


def heading(event: Event) -> Said | None:
    if not isinstance(event, happened.PhaseBegan) or event.phase not in CHAPTERS:
        return None
    return Said(f"chapter-{event.phase}", {"round": event.round} if event.round else {})


# --- recaps -------------------------------------------------------------------------------------

MOST_WEIGHT = 10


def weight(event: Event) -> int:
    """Points decide: a dark menhir or a long line turns a game, a druid's step does not."""
    if isinstance(event, happened.Ended):
        return MOST_WEIGHT
    if isinstance(event, happened.MenhirRaised):
        return min(MOST_WEIGHT, 5 + event.vp // 3)
    if isinstance(event, happened.Aligned):
        return min(MOST_WEIGHT, 3 + event.vp // 3)
    if isinstance(event, (happened.Captured, happened.Banished)):
        return min(MOST_WEIGHT, event.vp)
    if isinstance(event, (happened.CouncilScored, happened.Penalised)):
        return min(MOST_WEIGHT, 1 + event.vp)
    if isinstance(event, happened.GemMade):
        return 3
    if isinstance(event, (happened.Escaped, happened.Brewed)):
        return 2
    return 1 if isinstance(event, (happened.Learned, happened.CreatureLed)) else 0
