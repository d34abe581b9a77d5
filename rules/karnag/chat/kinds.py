"""Buttons for kinds of actions, and whole actions in a few words, with what they cost and bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Action, Seat
from rules.core.chat import Fact, Said
from rules.karnag import actions as do
from rules.karnag.chat.scene import (
    ACTING,
    acting_cube,
    capture_line,
    captured,
    cards_drawn,
    gem_line,
    menhir_vp,
    move_totals,
    potion,
    reach_of,
    scene,
    within_limit,
)
from rules.karnag.state import CARD_WORDS, FIRST_MARKED
from rules.karnag.view import KarnagView

MARKED = CARD_WORDS[FIRST_MARKED:]

# --- kinds --------------------------------------------------------------------------------------


def kind_label(view: KarnagView, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> Said:
    return KINDS_OF_ACTION[kind](view, seat, actions)


def _values(actions: Sequence[Action], field: str) -> int:
    return len({getattr(action, field) for action in actions})


def _kind_place(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-place", {"squares": len(actions)})


def _kind_obstacle(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-obstacle", {"tiles": _values(actions, "tile")})


def _kind_cube(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-cube", {"slots": len(actions)})


def _kind_move(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    least, most = move_totals(view, seat)
    if least == most:
        return Said("kind-move", {"points": most})
    return Said("kind-move-open", {"least": least, "most": most})


def _kind_gem(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    state, cube = scene(view), acting_cube(view, seat)
    gems = [action for action in actions if isinstance(action, do.Gem)]
    mana = min(gem_line(state, cube, gem.at, gem.leaves, gem.stays).mana for gem in gems)
    return Said("kind-gem", {"places": _values(actions, "at"), "mana": mana})


def _kind_capture(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    state, cube = scene(view), acting_cube(view, seat)
    lines = [capture_line(state, cube, action.druid) for action in actions if isinstance(action, do.Capture)]
    facts: dict[str, Fact] = {"creatures": len({line.square for line in lines}), "mana": min(x.mana for x in lines)}
    return Said("kind-capture", facts)


def _kind_creature(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-creature", {"squares": reach_of(view)})


def _kind_shift(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    asked = view.asked
    left = asked.left if asked is not None and asked.kind == "shift" else 1
    return Said("kind-shift", {"squares": left})


def _kind_brew(view: KarnagView, seat: Seat, *_: object) -> Said:
    druids, mana = potion(view, seat)
    return Said("kind-brew", {"druids": druids, "mana": mana})


def _kind_learn(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-learn", {"levels": max(1, view.asked.left) if view.asked is not None else 1})


def _kind_draw(view: KarnagView, seat: Seat, *_: object) -> Said:
    again = view.asked is not None and view.asked.kind == "keep"
    return Said("kind-draw-again" if again else "kind-draw", {"cards": cards_drawn(view)})


def _kind_keep(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-keep", {"cards": len(actions)})


def _kind_card(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-card", {"cards": _values(actions, "card")})


def _kind_menhir(view: KarnagView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-menhir", {"left": view.seats[seat].menhirs_left})


def _decline(view: KarnagView, seat: Seat, *_: object) -> Said:
    if view.options.compensation == "vp":
        return Said("kind-decline-vp", {"vp": ACTING.compensation})
    return Said("kind-decline", {"mana": within_limit(view, seat, ACTING.compensation)})


def _done(view: KarnagView, *_: object) -> Said:
    kind = view.asked.kind if view.asked is not None else ""
    return Said("kind-done", {"asked": kind})


KINDS_OF_ACTION: dict[type[Action], Callable[[KarnagView, Seat, Sequence[Action]], Said]] = {
    do.Place: _kind_place,
    do.Obstacle: _kind_obstacle,
    do.Cube: _kind_cube,
    do.Move: _kind_move,
    do.Gem: _kind_gem,
    do.Capture: _kind_capture,
    do.Creature: _kind_creature,
    do.Shift: _kind_shift,
    do.Brew: _kind_brew,
    do.Learn: _kind_learn,
    do.Draw: _kind_draw,
    do.Keep: _kind_keep,
    do.Card: _kind_card,
    do.Menhir: _kind_menhir,
    do.Decline: _decline,
    do.Done: _done,
}

# --- whole actions ------------------------------------------------------------------------------


def deed(view: KarnagView, seat: Seat, action: Action) -> Said:
    return DEEDS[type(action)](view, seat, action)


def _place(view: KarnagView, seat: Seat, action: do.Place) -> Said:
    return Said("deed-place", {"square": action.square})


def _obstacle(view: KarnagView, seat: Seat, action: do.Obstacle) -> Said:
    return Said("deed-obstacle", {"tile": action.tile, "square": action.square, "turn": action.turn})


def _cube(view: KarnagView, seat: Seat, action: do.Cube) -> Said:
    return Said("deed-cube", {"slot": action.slot})


def _move(view: KarnagView, seat: Seat, action: do.Move) -> Said:
    return Said("deed-move", {"druid": action.druid, "to": action.to, "points": action.points})


def _gem(view: KarnagView, seat: Seat, action: do.Gem) -> Said:
    line = gem_line(scene(view), acting_cube(view, seat), action.at, action.leaves, action.stays)
    return Said("deed-gem", {"at": action.at, "mana": line.mana, "leaves": action.leaves})


def _capture(view: KarnagView, seat: Seat, action: do.Capture) -> Said:
    facts = captured(view, seat, action.druid)
    return Said("deed-capture", {name: facts[name] for name in ("druid", "creature", "at", "mana", "vp")})


def _creature(view: KarnagView, seat: Seat, action: do.Creature) -> Said:
    kind = next(creature.kind for creature in view.creatures if creature.at == action.creature)
    return Said("deed-creature", {"creature": kind, "start": action.creature, "to": action.to})


def _shift(view: KarnagView, seat: Seat, action: do.Shift) -> Said:
    return Said("deed-shift", {"gem": action.gem, "to": action.to})


def _learn(view: KarnagView, seat: Seat, action: do.Learn) -> Said:
    return Said("deed-learn", {"track": action.track, "level": view.seats[seat].knowledge[action.track] + 1})


def _keep(view: KarnagView, seat: Seat, action: do.Keep) -> Said:
    return Said("deed-banish" if action.card in MARKED else "deed-keep", {"card": action.card})


def _card(view: KarnagView, seat: Seat, action: do.Card) -> Said:
    return Said("deed-card", {"card": action.card, "use": action.use or "none"})


def _menhir(view: KarnagView, seat: Seat, action: do.Menhir) -> Said:
    return Said("deed-menhir", {"at": action.gem, "vp": menhir_vp(action.gem)})


DEEDS: dict[type[Action], Callable[..., Said]] = {
    do.Place: _place,
    do.Obstacle: _obstacle,
    do.Cube: _cube,
    do.Move: _move,
    do.Gem: _gem,
    do.Capture: _capture,
    do.Creature: _creature,
    do.Shift: _shift,
    do.Brew: _kind_brew,
    do.Learn: _learn,
    do.Draw: _kind_draw,
    do.Keep: _keep,
    do.Card: _card,
    do.Menhir: _menhir,
    do.Decline: _decline,
    do.Done: _done,
}
