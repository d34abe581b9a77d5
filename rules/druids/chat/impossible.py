"""What cannot be done now and why, in a few words each."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Seat
from rules.core.chat import Said
from rules.druids.chat.kinds import PRICE
from rules.druids.chat.scene import shown
from rules.druids.decisions.common import OpenTurn
from rules.druids.mechanics.demons import demon_targets, liftable, wardable
from rules.druids.mechanics.populations import capturers, move_actions, new_fields
from rules.druids.mechanics.stones import convertible, sites, temple_fields
from rules.druids.state import DruidsState
from rules.druids.view import DruidsView


def cannot(view: DruidsView, seat: Seat) -> list[Said]:
    asked = view.asked
    if asked.seat != seat or asked.drawn:
        return []
    if asked.word == "act":
        return list(_closed(view, seat))
    found = list(KINDS[asked.word](view, seat, shown(view))) if asked.word in KINDS and asked.left else []
    return [*found, *_boost(view, seat, asked)]


def _closed(view: DruidsView, seat: Seat) -> Iterator[Said]:
    """Actions chosen in the turn just before, or in the own last one (D-38)."""
    before = view.order[(view.turns - 1) % len(view.order)] if view.turns else seat
    for action in view.closed:
        if before != seat and action in view.seats[before].chosen:
            yield Said("cannot-before", {"action": action}, {"who": before})
        else:
            yield Said("cannot-own", {"action": action})


def _black(view: DruidsView, seat: Seat, state: DruidsState) -> Iterator[Said]:
    if not state.markers_left:
        yield Said("cannot-markers")
    else:
        if not demon_targets(state, seat):
            yield Said("cannot-demon")
        if not wardable(state, seat):
            yield Said("cannot-ward")
    if not liftable(state, seat):
        yield Said("cannot-lift")


def _white(view: DruidsView, seat: Seat, state: DruidsState) -> Iterator[Said]:
    if not sites(state, seat):
        yield Said("cannot-stone")
    if not temple_fields(state, seat):
        yield Said("cannot-temple")
    if not convertible(state, seat):
        yield Said("cannot-convert")
    elif not state.stones_left[seat]:
        yield Said("cannot-convert-supply")


def _new(view: DruidsView, seat: Seat, state: DruidsState) -> Iterator[Said]:
    if not state.populations_left[seat]:
        yield Said("cannot-new-supply")
    elif not new_fields(state, seat):
        yield Said("cannot-new")


def _move(view: DruidsView, seat: Seat, state: DruidsState) -> Iterator[Said]:
    if not move_actions(state, seat):
        yield Said("cannot-move")
    elif not capturers(state, seat):
        yield Said("cannot-capture")


KINDS = {"black": _black, "white": _white, "new": _new, "move": _move}


def _boost(view: DruidsView, seat: Seat, asked: OpenTurn) -> Iterator[Said]:
    captured = sum(view.seats[seat].captured)
    if asked.may_boost or not captured:
        return
    if captured >= PRICE:
        yield Said("cannot-boost-again")
    else:
        yield Said("cannot-boost", {"captured": captured, "price": PRICE})
