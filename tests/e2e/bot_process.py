"""The bot as a process of its own, to be killed: `python -m tests.e2e.bot_process BASE TOKEN DATABASE`."""

from __future__ import annotations

import asyncio
import sys

from bot.app.client import Menhir
from bot.store import SqliteStore
from examples.pebbles.rules import PEBBLES
from rules.core import register


async def main(base: str, token: str, database: str) -> None:
    register(PEBBLES)
    bot = Menhir(
        base,
        store=SqliteStore(database),
        clock=lambda: 1_790_000_000.0,  # the playground's; how long a start takes here is no downtime
        call_delay=0.0,
        edit_gap=0.0,
        secret=lambda: bytes(32),
    )

    @bot.event
    async def on_ready() -> None:
        print("ready", flush=True)

    async with bot:
        await bot.start(token)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
