"""The house that the other tests live in: the same deeds lead to the same game in every run."""

from __future__ import annotations

from pathlib import Path

from rules.core.record import write
from tests.e2e.house import House
from tests.e2e.test_looking import moves


async def game_in(folder: Path, chatter: int) -> bytes:
    """The record of a game that begins after so many messages of other people."""
    house = House(folder)
    await house.open()
    for number in range(chatter):
        house.people["Green"].say(f"message {number}")
    await house.open_table("karnag", 2)
    await moves(house, 12)
    record = write(await house.bot.worker.do(house.tables.record, 1))
    await house.close()
    return record


async def test_the_same_deeds_are_the_same_game(tmp_path: Path) -> None:
    """Dice and draws do not hang on chance, nor on how many messages were sent before."""
    assert await game_in(tmp_path / "one", 0) == await game_in(tmp_path / "other", 3)
