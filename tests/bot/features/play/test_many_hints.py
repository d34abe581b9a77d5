"""Hints of whole games: they differ, in every language. `python -m tests.bot.features.play.test_many_hints oak 30`
prints so many to read."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

import pytest

from rules import GAMES
from rules.core.thinking.levels import Question, Thought
from tests.bot.features.play.asking import Thinking, taken
from tests.bot.tables.test_tables import Desk
from tests.rules.speaking import LANGUAGES

TITLES = ("karnag", "oak", "kemet", "druids")
DECISIONS, DIFFERENT = 200, 20
SEATED = 2
"""Computer players at the table; they play at random, so that positions are many."""
Said = dict[str, list[str]]
"""The lines of a hint, by language."""


class Once(Thinking):
    """Thinks once about a question, and tells it again in another language."""

    def __init__(self) -> None:
        super().__init__(descents=8)
        self.thought: Thought | None = None

    async def think(self, table: int, question: Question, seconds: float) -> Thought:
        if self.thought is None:
            self.thought = await super().think(table, question, seconds)
        return self.thought


async def followed(desk: Desk, title: str, decisions: int) -> list[Said]:
    """What somebody is told who does what the hints say, game after game."""
    found: list[Said] = []
    while len(found) < decisions:
        desk.now += 1000.0
        table = desk.started(title, 1, SEATED, place=1000 + len(found))
        desk.tables.run_computers(table)
        while desk.awaited(table) and len(found) < decisions:
            once = Once()
            found.append({language: await _told(desk, table, language, once) for language in LANGUAGES})
            assert once.thought is not None
            desk.tables.play(desk.id(), table, 100, [GAMES[title].read_action(once.thought.action)])
            desk.tables.run_computers(table)
    return found


async def _told(desk: Desk, table: int, language: str, once: Once) -> list[str]:
    with desk.tables.writing() as session:
        row = session.table(table)
        assert row is not None
        row.language = language
        session.put(row)
    return (await taken(desk, table, 100, once)).lines


@pytest.mark.long
@pytest.mark.parametrize("title", TITLES)
async def test_hints_of_whole_games_differ(tmp_path: Path, title: str) -> None:
    desk = Desk(tmp_path / "menhir.db")
    said = await followed(desk, title, DECISIONS)
    desk.store.close()
    assert len(said) == DECISIONS
    for language in LANGUAGES:
        assert len(_sentences(said, language)) >= DIFFERENT


def _sentences(said: list[Said], language: str) -> set[str]:
    """Why a move is told, without the moves themselves; there is nothing to say where only one is left."""
    return {told[language][2] for told in said if len(told[language]) > 2}


async def printed(title: str, decisions: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Path(folder) / "menhir.db")
        said = await followed(desk, title, decisions)
        desk.store.close()
    for number, told in enumerate(said, 1):
        print(number, *(line for language in LANGUAGES for line in told[language][1:-1]), sep="\n  ")
    for language in LANGUAGES:
        print(f"{title} {language}: {len(said)} hints, {len(_sentences(said, language))} different sentences")


if __name__ == "__main__":
    asyncio.run(printed(sys.argv[1], int(sys.argv[2])))
