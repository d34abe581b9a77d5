"""Posts as pages that Discord takes, whatever stands below them."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.outbox.pages import page_of
from bot.store import PostRow
from bot.store.bodies import Buttons, CallBody
from bot.ui import discord_view as wire
from bot.ui import limits
from tests.bot.tables.test_tables import PLACE, Desk


async def no_picture(*_: object) -> None:
    return None


@pytest.mark.parametrize("answers", [0, 2, 5, 12])
async def test_a_call_with_many_long_buttons_keeps_to_the_rows_of_its_message(tmp_path: Path, answers: int) -> None:
    """Quick answers with long labels, the usual row, a reminder's and the button to other tables that wait."""
    desk = Desk(tmp_path / "menhir.db")
    table = desk.started("oak", 3)
    with desk.store.reading() as session:
        row = session.table(table)
    assert row is not None
    buttons: Buttons = [
        ["answer", "1", f"@0~take~{n}", "0", f"Take this and that for {n} of those"] for n in range(answers)
    ]
    buttons += [["turn"], ["board"], ["ahead"], ["snooze", "4"], ["snooze", "12"], ["waiting", "3"]]
    post = PostRow(table=table, key="1", channel=PLACE, body=CallBody(text="x", buttons=buttons, asked=[0]), id=7)
    page = await page_of(post, row, no_picture)
    assert len(page.rows) <= limits.ROWS
    assert len(list(wire.sending(page, wire.Marks())["view"].children)) == len(buttons)
    desk.store.close()
