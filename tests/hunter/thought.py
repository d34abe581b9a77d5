"""What a computer player on the viewer's seat is asked, byte by byte, and what it chooses after a few descents."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import msgspec

from bot.store import Reading
from bot.tables.deciding import Deciding
from bot.tables.tables import Tables
from rules.core.thinking.levels import Level, Question, encode, think
from tests.hunter.house import Got
from tests.hunter.scene import Opened, Scene

DESCENTS = 6
OFTEN = 0.3
"""How often the choice is compared too, which takes long."""


def open_thought(scene: Scene, level: str) -> Iterator[Opened]:
    question = asked(scene, level)
    if question is None:
        return
    yield f"asked as {level}", Got([encode(question)], [])
    if scene.chance("thought", level).random() < OFTEN:
        yield f"chosen as {level}", Got([encode(think(scene.game.at(question.version), question))], [])


def only_asked(scene: Scene) -> Iterator[Opened]:
    question = asked(scene, "middle")
    if question is not None:
        yield "asked", Got([encode(question)], [])


def asked(scene: Scene, level: str) -> Question | None:
    """None where the viewer is to decide nothing."""
    services, seat = scene.house.bot.services, scene.viewer.seat
    if seat is None or not scene.legal:
        return None

    def look(session: Reading) -> Question:
        table = session.table(scene.table)
        assert table is not None
        live = services[Tables].cache.get(session, table)
        return services[Deciding].question(session, table, live, seat, cast(Level, level), hint=True)

    return msgspec.structs.replace(services[Tables].look(look), descents=DESCENTS)
