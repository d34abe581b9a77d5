"""The story of a game: lines that need more than the fields of their event, and the weight of each in recaps.

The set-up of all players is a chapter, then every turn is one; short turns share a message. Draws and beginnings of
actions have no line of their own: what is laid, done or left tells them.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Event
from rules.core.chat import Fact, Said
from rules.druids import events as happened
from rules.druids.mechanics.pieces import PATTERNS, PORTAL

ORDINALS = ("first", "second", "third", "fourth")


# --- the course of the game ---------------------------------------------------------------------


def _ordered(event: happened.Ordered) -> Said:
    return Said(f"story-ordered-{len(event.order)}", seats=dict(zip(ORDINALS, event.order, strict=False)))


def _chose(event: happened.Chose) -> Said:
    if event.first == event.second:
        return Said("story-chose-twice", {"action": event.first}, {"who": event.seat})
    return Said("story-chose", {"first": event.first, "second": event.second}, {"who": event.seat})


def _action_ended(event: happened.ActionEnded) -> Said | None:
    if not event.left:
        return None
    return Said("story-left-over", {"action": event.action, "left": event.left}, {"who": event.seat})


def _last_piece(event: happened.LastPiece) -> Said:
    return Said("story-last-landscape" if event.landscape else "story-last-piece", seats={"who": event.seat})


def _laid(event: happened.Laid) -> Said:
    if event.piece == PATTERNS[PORTAL]:
        return Said("story-portal", {"field": event.field}, {"who": event.seat})
    facts: dict[str, Fact] = {"piece": event.piece, "field": event.field, "hour": event.hour}
    return Said("story-laid", facts, {"who": event.seat})


def _boosted(event: happened.Boosted) -> Said:
    return Said("story-boosted", {"count": sum(event.given), "action": event.action}, {"who": event.seat})


def _ended(event: happened.Ended) -> Said:
    winners = dict(zip(ORDINALS, event.winners, strict=False))
    return Said(f"story-ended-{len(event.winners)}", {"reason": event.reason}, winners)


# --- magic --------------------------------------------------------------------------------------


def _temple_passed(event: happened.TemplePassed) -> Said:
    if event.seat is None:
        return Said("story-temple-nobody", {"field": event.field})
    return Said("story-temple-passed", {"field": event.field}, {"who": event.seat})


def _stone_set(event: happened.StoneSet) -> Said:
    if event.start:
        return Said("story-stone-moved", {"start": event.start, "corner": event.corner}, {"who": event.seat})
    return Said("story-stone", {"corner": event.corner}, {"who": event.seat})


def _temple_set(event: happened.TempleSet) -> Said:
    if event.start:
        return Said("story-temple-moved", {"start": event.start, "field": event.field}, {"who": event.seat})
    return Said("story-temple", {"field": event.field}, {"who": event.seat})


def _converted(event: happened.Converted) -> Said:
    return Said("story-converted", {"corner": event.corner}, {"who": event.seat, "owner": event.owner})


# --- populations --------------------------------------------------------------------------------


def _captured(event: happened.Captured) -> Said:
    facts: dict[str, Fact] = {"start": event.start, "to": event.to}
    return Said("story-captured", facts, {"who": event.seat, "owner": event.owner})


LINES: dict[type[Event], Callable[..., Said | None]] = {
    happened.Ordered: _ordered,
    happened.Chose: _chose,
    happened.ActionEnded: _action_ended,
    happened.LastPiece: _last_piece,
    happened.Laid: _laid,
    happened.TemplePassed: _temple_passed,
    happened.StoneSet: _stone_set,
    happened.TempleSet: _temple_set,
    happened.Converted: _converted,
    happened.Captured: _captured,
    happened.Boosted: _boosted,
    happened.Ended: _ended,
}
"""Lines that need more than the fields of their event."""

# --- recaps -------------------------------------------------------------------------------------

WEIGHTS: dict[type[Event], int] = {
    happened.Ended: 10,
    happened.TemplePassed: 9,
    happened.TempleSet: 8,
    happened.TempleFell: 8,
    happened.LastPiece: 7,
    happened.NothingFits: 7,
    happened.Converted: 6,
    happened.StoneLost: 6,
    happened.StoneSet: 5,
    happened.Captured: 4,
    happened.PopulationLost: 4,
    happened.Standstill: 4,
    happened.WardEnded: 3,
    happened.Boosted: 3,
    happened.Warded: 2,
    happened.DemonLaid: 1,
    happened.DemonLifted: 1,
}
"""By the points at stake; map pieces, new populations and steps are the daily round."""


def weight(event: Event) -> int:
    return WEIGHTS.get(type(event), 0)
