"""Buttons for kinds of actions, and whole actions in a few words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Action, Seat
from rules.core.chat import Fact, Said
from rules.druids import actions as do
from rules.druids.chat.scene import few, foreseen, temples_of
from rules.druids.figures import FIGURES, number
from rules.druids.mechanics.populations import CAPTURE, parts
from rules.druids.view import DruidsView

PRICE = FIGURES.capture.price_of_boost
SHOWN = 7
"""Places of an order that are told one by one."""

# --- kinds --------------------------------------------------------------------------------------


def kind_label(view: DruidsView, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Said:
    return KINDS_OF_ACTION[kind](view, seat, actions)


def _values(actions: Sequence[Action], field: str) -> int:
    return len({getattr(action, field) for action in actions})


def _counted(key: str, field: str) -> Callable[[DruidsView, Seat, Sequence[Action]], Said]:
    """A button with how many places there are to choose from."""

    def label(view: DruidsView, seat: Seat, actions: Sequence[Action]) -> Said:
        return Said(key, {"count": _values(actions, field)})

    return label


def _kind_draw(view: DruidsView, *_: object) -> Said:
    return Said("kind-draw", {"left": _to_draw(view), "bag": sum(view.bag.values())})


def _kind_draw_all(view: DruidsView, *_: object) -> Said:
    return Said("kind-draw-all", {"count": _to_draw(view)})


def _to_draw(view: DruidsView) -> int:
    return min(view.asked.left, sum(view.bag.values()))


def _kind_auto(view: DruidsView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-auto", {"count": max(action.count for action in actions if isinstance(action, do.Auto))})


def _kind_lay(view: DruidsView, seat: Seat, actions: Sequence[Action]) -> Said:
    piece = view.asked.drawn
    if not piece:
        return Said("kind-lay-open", {"pieces": len(view.face_up), "count": _values(actions, "field")})
    return Said("kind-lay", {"piece": piece, "count": _values(actions, "field")})


def _kind_move(view: DruidsView, seat: Seat, actions: Sequence[Action]) -> Said:
    moves = [parts(action.moves) for action in actions if isinstance(action, do.Move)]
    captures = len({to for _, sign, to in moves if sign == CAPTURE})
    return Said("kind-move", {"count": len({start for start, _, _ in moves}), "captures": captures})


def _kind_boost(view: DruidsView, seat: Seat, *_: object) -> Said:
    return Said("kind-boost", {"price": PRICE, "captured": sum(view.seats[seat].captured)})


def _kind_done(view: DruidsView, *_: object) -> Said:
    return Said("kind-done", {"left": view.asked.left})


KINDS_OF_ACTION: dict[type[Action], Callable[[DruidsView, Seat, Sequence[Action]], Said]] = {
    do.Act: _counted("kind-act", "first"),
    do.Draw: _kind_draw,
    do.Drawall: _kind_draw_all,
    do.Pick: _counted("kind-pick", "piece"),
    do.Lay: _kind_lay,
    do.Auto: _kind_auto,
    do.Demon: _counted("kind-demon", "field"),
    do.Lift: _counted("kind-lift", "field"),
    do.Ward: _counted("kind-ward", "field"),
    do.Stone: _counted("kind-stone", "corner"),
    do.Temple: _counted("kind-temple", "field"),
    do.Convert: _counted("kind-convert", "corner"),
    do.New: _counted("kind-new", "fields"),
    do.Move: _kind_move,
    do.Boost: _kind_boost,
    do.Done: _kind_done,
}

# --- whole actions ------------------------------------------------------------------------------


def deed(view: DruidsView, seat: Seat, action: Action) -> Said:
    return DEEDS[type(action)](view, seat, action)


def given(view: DruidsView, seat: Seat, action: str, twice: bool) -> int:
    """What an action gives when it is chosen once, or twice (D-40)."""
    return number(action, twice, len(view.seats), temples_of(view, seat))


def _act(view: DruidsView, seat: Seat, action: do.Act) -> Said:
    if action.first == action.second:
        return Said("deed-act-twice", {"action": action.first, "number": given(view, seat, action.first, True)})
    return Said("deed-act", {"first": action.first, "second": action.second})


def _draw(view: DruidsView, seat: Seat, action: do.Draw) -> Said:
    return Said("deed-draw")


def _draw_all(view: DruidsView, seat: Seat, action: do.Drawall) -> Said:
    return Said("deed-draw-all")


def _auto(view: DruidsView, seat: Seat, action: do.Auto) -> Said:
    """Where the drawn pieces would go, as far as they are drawn; else how many are laid."""
    lays = foreseen(view, seat, action)
    if lays:
        return Said("deed-auto-shown", {"fields": few([lay.field for lay in lays], SHOWN)})
    return Said("deed-auto", {"count": action.count})


def _pick(view: DruidsView, seat: Seat, action: do.Pick) -> Said:
    return Said("deed-pick", {"piece": action.piece})


def _lay(view: DruidsView, seat: Seat, action: do.Lay) -> Said:
    if not action.hour:
        return Said("deed-portal", {"field": action.field})
    piece = action.piece or view.asked.drawn
    return Said("deed-lay", {"piece": piece, "field": action.field, "hour": action.hour})


def _at_field(key: str) -> Callable[..., Said]:
    def told(view: DruidsView, seat: Seat, action: do.Demon) -> Said:
        return Said(key, {"field": action.field})

    return told


def _stone(view: DruidsView, seat: Seat, action: do.Stone) -> Said:
    facts: dict[str, Fact] = {"corner": action.corner}
    return Said("deed-stone-moved", {**facts, "start": action.from_}) if action.from_ else Said("deed-stone", facts)


def _temple(view: DruidsView, seat: Seat, action: do.Temple) -> Said:
    facts: dict[str, Fact] = {"field": action.field}
    return Said("deed-temple-moved", {**facts, "start": action.from_}) if action.from_ else Said("deed-temple", facts)


def _convert(view: DruidsView, seat: Seat, action: do.Convert) -> Said:
    return Said("deed-convert", {"corner": action.corner})


def _new(view: DruidsView, seat: Seat, action: do.New) -> Said:
    return Said("deed-new", {"field": action.fields})


def _move(view: DruidsView, seat: Seat, action: do.Move) -> Said:
    start, sign, to = parts(action.moves)
    return Said("deed-capture" if sign == CAPTURE else "deed-move", {"start": start, "to": to})


def _boost(view: DruidsView, seat: Seat, action: do.Boost) -> Said:
    return Said("deed-boost", {"price": PRICE, "action": action.action})


def _done(view: DruidsView, seat: Seat, action: do.Done) -> Said:
    runs = view.asked.runs
    return Said("deed-end") if action.all or len(runs) < 2 else Said("deed-done", {"action": runs[0]})


DEEDS: dict[type[Action], Callable[..., Said]] = {
    do.Act: _act,
    do.Draw: _draw,
    do.Drawall: _draw_all,
    do.Pick: _pick,
    do.Lay: _lay,
    do.Auto: _auto,
    do.Demon: _at_field("deed-demon"),
    do.Lift: _at_field("deed-lift"),
    do.Ward: _at_field("deed-ward"),
    do.Stone: _stone,
    do.Temple: _temple,
    do.Convert: _convert,
    do.New: _new,
    do.Move: _move,
    do.Boost: _boost,
    do.Done: _done,
}
