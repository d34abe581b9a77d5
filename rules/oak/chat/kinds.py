"""Buttons for kinds of actions, with what they are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Action, Seat
from rules.core.chat import Said
from rules.oak import actions as do
from rules.oak.chat import known
from rules.oak.figures import FIGURES
from rules.oak.view import OakView

Actions = Sequence[Action]


QUESTIONS: dict[type[Action], tuple[str, ...]] = {
    do.Temple: ("action", "space", "druid", "second"),
    do.Climb: ("card", "branch", "arm", "druid"),
}
"""Asked in another order than written: who goes depends on where."""


def questions(kind: type[Action]) -> tuple[str, ...]:
    return QUESTIONS.get(kind, kind.__struct_fields__)


def kind_label(view: OakView, seat: Seat, kind: type[Action], actions: Actions) -> Said:
    return KINDS_OF_ACTION[kind](view, seat, actions)


def _values(actions: Actions, field: str) -> int:
    return len({getattr(action, field) for action in actions})


def _counting(key: str, field: str) -> Callable[[OakView, Seat, Actions], Said]:
    """A button that tells how many values there are to choose from."""

    def label(view: OakView, seat: Seat, actions: Actions) -> Said:
        return Said(key, {"count": _values(actions, field)})

    return label


def _plain(key: str) -> Callable[[OakView, Seat, Actions], Said]:
    def label(*_: object) -> Said:
        return Said(key)

    return label


def asked_word(view: OakView, seat: Seat) -> str:
    """The word of the decision that is open for that seat, or nothing."""
    return view.asked.word if seat in view.asked.seats else ""


TAKEN = {"keep": "creature", "find-creature": "creature", "find-artefact": "artefact", "take-back": "back"}
"""What is taken, where the question is called otherwise."""


def _limit(view: OakView, seat: Seat, actions: Actions) -> Said:
    free = asked_word(view, seat) == "limit"
    return Said("kind-limit", {"cost": 0 if free else view.seats[seat].limit_cost})


def _take(view: OakView, seat: Seat, actions: Actions) -> Said:
    asked = asked_word(view, seat)
    return Said("kind-take", {"what": TAKEN.get(asked, asked), "count": len(actions)})


def _draw(view: OakView, seat: Seat, actions: Actions) -> Said:
    return Said("kind-draw", {"cards": known.drawn_cards(view)})


def _gather(view: OakView, seat: Seat, actions: Actions) -> Said:
    return Said("kind-gather", {"count": sum(1 for word in view.forest if word)})


def _pass(view: OakView, seat: Seat, actions: Actions) -> Said:
    return Said("kind-pass", {"rest": len(view.seats[seat].rest)})


def _refresh(view: OakView, seat: Seat, actions: Actions) -> Said:
    assert isinstance(actions[0], do.Refresh)
    both = _values(actions, "display") > 1
    return Said("kind-refresh", {"display": "both" if both else actions[0].display})


def _discard(view: OakView, seat: Seat, actions: Actions) -> Said:
    return Said("kind-discard", {"vp": FIGURES.creature.discard_vp})


def _skip(view: OakView, seat: Seat, actions: Actions) -> Said:
    asked = asked_word(view, seat)
    return Said("kind-skip", {"asked": "once" if asked == "gather" and not view.options.stopping_final else asked})


KINDS_OF_ACTION: dict[type[Action], Callable[[OakView, Seat, Actions], Said]] = {
    do.Order: _counting("kind-order", "order"),
    do.Temple: _counting("kind-temple", "action"),
    do.Climb: _counting("kind-climb", "card"),
    do.Special: _counting("kind-special", "space"),
    do.Pass: _pass,
    do.Gather: _gather,
    do.Pay: _counting("kind-pay", "mix"),
    do.Trade: _counting("kind-trade", "give"),
    do.Limit: _limit,
    do.Exchange: _plain("kind-exchange"),
    do.Refresh: _refresh,
    do.Discard: _discard,
    do.Promote: _counting("kind-promote", "elder"),
    do.Recruit: _plain("kind-recruit"),
    do.Shrine: _plain("kind-shrine"),
    do.Take: _take,
    do.Draw: _draw,
    do.Brew: _counting("kind-brew", "potion"),
    do.Redo: _counting("kind-redo", "action"),
    do.Recharge: _counting("kind-recharge", "artefact"),
    do.Borrow: _counting("kind-borrow", "artefact"),
    do.Step: _counting("kind-step", "branch"),
    do.Gain: _plain("kind-gain"),
    do.Home: _counting("kind-home", "druids"),
    do.Skip: _skip,
}
