"""Labels of Druids and Demons are true: a button counts what is legal, a price is what is given."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import Action, FastDice
from rules.druids import DRUIDS
from rules.druids import events as happened
from rules.druids.actions import Boost, Convert, Demon, Lay, Lift, Move, New, Stone, Temple, Ward
from rules.druids.mechanics.populations import CAPTURE, parts
from tests.rules.druids.scene import A, B, meadow
from tests.rules.druids.test_chat import CHAT
from tests.rules.speaking import walk

COUNTED: dict[type[Action], str] = {
    Lay: "field",
    Demon: "field",
    Lift: "field",
    Ward: "field",
    Stone: "corner",
    Temple: "field",
    Convert: "corner",
    New: "fields",
}
"""Kinds whose button says how many different values there are of a field."""


@pytest.mark.parametrize("seed", range(2))
def test_a_button_counts_what_is_legal(seed: int) -> None:
    counted: Counter[type[Action]] = Counter()
    for state, seat, _ in walk(DRUIDS, 2 + seed, 40 + seed, {}):
        if seat is None:
            continue
        view, legal = DRUIDS.view(state, seat), DRUIDS.legal(state, seat)
        for kind in {type(action) for action in legal}:
            actions = [action for action in legal if type(action) is kind]
            facts = CHAT.kind(view, seat, kind, actions).facts
            if kind is Move:
                moves = [parts(action.moves) for action in actions if isinstance(action, Move)]
                assert facts["count"] == len({start for start, _, _ in moves})
                assert facts["captures"] == len({to for _, sign, to in moves if sign == CAPTURE})
            elif kind in COUNTED and "count" in facts:
                assert facts["count"] == len({getattr(action, COUNTED[kind]) for action in actions}), kind
            else:
                continue
            counted[kind] += 1
    assert all(counted[kind] for kind in (Move, Lay, New, Demon)), counted


def test_a_boost_takes_what_it_says() -> None:
    for captured in (5, 6, 9):
        table = meadow().populate(A, "M15").captured(A, B, captured).choose(A, "new", "move")
        view = DRUIDS.view(table.state, A)
        price = CHAT.deed(view, A, Boost("new")).facts["price"]
        offered = CHAT.choice(view, A, Boost("new"), "action")
        assert offered.note is not None
        assert offered.note.facts["price"] == CHAT.kind(view, A, Boost, [Boost("new")]).facts["price"] == price
        events = DRUIDS.apply(table.state, A, Boost("new"), FastDice(1))
        given = next(event for event in events if isinstance(event, happened.Boosted))
        assert sum(given.given) == price
        assert sum(DRUIDS.view(table.state, A).seats[A].captured) == captured - int(price) == offered.note.facts["left"]
