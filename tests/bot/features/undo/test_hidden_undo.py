"""Undo past what somebody else has prepared in secret: it tells nothing, and the log holds."""

from __future__ import annotations

import random
from pathlib import Path

from rules.core import verify
from rules.core.players import random_choice
from rules.kemet.actions import Battle
from tests.bot.tables.test_tables import Desk


def test_a_hidden_step_of_the_other_side_survives_undo(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "menhir.db")
    table = desk.started("kemet", people=2)
    chooser = random.Random(5)
    ready: list[Battle] = []
    for _ in range(3000):
        awaited = desk.awaited(table)
        ready = [action for action in desk.legal(table, awaited[0]) if isinstance(action, Battle) and action.play]
        if len(awaited) == 2 and ready:
            break
        desk.tables.play(desk.id(), table, awaited[0], [random_choice(desk.legal(table, awaited[0]), chooser)])
    first, second = desk.awaited(table)
    desk.tables.play(desk.id(), table, first, [ready[0]])
    assert desk.awaited(table) == [second]
    said = Battle(after="lose recall")
    desk.tables.play(desk.id(), table, second, [said])
    _, what = desk.tables.undo(desk.id(), table, first)
    assert "recall" not in what
    assert sorted(desk.awaited(table)) == sorted([first, second])
    assert said not in desk.legal(table, second), "it still counts: saying it again would change nothing"
    desk.restart()
    assert said not in desk.legal(table, second)
    assert verify(desk.tables.record(table)).taken_back == 2
    desk.tables.play(desk.id(), table, first, [ready[0]])
    desk.store.close()
