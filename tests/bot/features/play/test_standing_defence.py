"""Kemet's standing defence: prepared at any time, played when the seat is attacked, told to nobody before."""

from __future__ import annotations

from pathlib import Path

from rules.core.game import Filled
from rules.kemet.actions import Battle, Move, Step
from tests.bot.tables.test_tables import Desk
from tests.rules.kemet.scene import PrintedScene as Scene


def lay(desk: Desk, table: int, scene: Scene) -> None:
    """Put a scene on the running table."""
    tables = desk.tables
    with tables.store.writing() as session:
        row = session.table(table)
        assert row is not None
        live = tables.cache.get(session, row)
        live.match.state = scene.state
        live.match._legal.clear()
        for seat in session.seats(table):
            seat.awaited = seat.seat in live.match.waiting
            session.put(seat)


def test_a_standing_defence_answers_the_attack(tmp_path: Path) -> None:
    desk = Desk(tmp_path / "menhir.db")
    table = desk.started("kemet", people=3)
    lay(desk, table, Scene(3).troop(0, "F1", 3).troop(1, "T1", 2).turn(0))
    public = [post.body for post in desk.posts(table, "chapter")]
    desk.tables.plan_form(desk.id(), table, 101, Filled("defence", {"play": "4", "drop": "7"}))
    assert [post.body for post in desk.posts(table, "chapter")] == public
    for action in (Move(space="move3"), Move(troop="F1"), Step("T1", 3)):
        desk.tables.play(desk.id(), table, 100, [action])
    assert sorted(desk.awaited(table)) == [100, 101]
    desk.now += 10
    desk.tables.run_due()
    assert desk.awaited(table) == [100], "Blue's answer is in"
    told = "\n".join(line.text for post in desk.posts(table, "chapter") for line in post.body.lines)
    assert "As planned" not in told
    pair = next(action for action in desk.legal(table, 100) if isinstance(action, Battle) and action.play)
    desk.tables.play(desk.id(), table, 100, [pair])
    told = "\n".join(line.text for post in desk.posts(table, "chapter") for line in post.body.lines)
    assert "4" in told
    desk.store.close()
