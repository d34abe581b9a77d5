"""The bot end to end: the real discord.py over real sockets against the playground."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.house import PATIENCE, House


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    made = House(tmp_path)
    await made.open()
    yield made
    await asyncio.wait_for(made.close(), PATIENCE)
