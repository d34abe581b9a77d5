"""First steps: open, join, start, move."""

from __future__ import annotations

from tests.e2e.house import House


async def test_help_and_no_table(house: House) -> None:
    red = house.people["Red"]
    answer = await red.slash("help")
    assert "board games" in answer.text
    assert "/table open" in answer.text
    nothing = await red.slash("turn")
    assert "no table here" in nothing.text
    assert nothing.message.ephemeral


async def test_open_join_start_and_place(house: House) -> None:
    await house.open_table(people=2)
    (person,) = await house.awaited()
    call = await person.waits_for("your move")
    assert call.pinged == [person.name]
    panel = await person.click(call, "Your move")
    assert panel.message.ephemeral
    assert "You have" in panel.text
