"""The bot as a process of its own, to be killed or to end: `python -m tests.e2e.bot_process BASE TOKEN FOLDER HOW`.

Computer players move at random, at once (HOW is `random`), or think in processes of their own (`thinking`)."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from bot.app.client import Menhir
from bot.app.thinking import AtOnce, Thinkers, Thinks
from bot.cli.play import served_by_us, until_stopped
from examples.pebbles.rules import PEBBLES
from rules.core import register


async def main(base: str, token: str, folder: str, how: str) -> None:
    register(PEBBLES)
    thinkers: Thinks = Thinkers(1) if how == "thinking" else AtOnce("random")
    async with served_by_us(Path(folder)) as store:
        bot = Menhir(
            base,
            store=store,
            clock=lambda: 1_790_000_000.0,  # the playground's; how long a start takes here is no downtime
            call_delay=0.0,
            edit_gap=0.0,
            card_gap=0.0,
            acknowledged=1e9,
            secret=lambda: bytes(32),
            thinkers=thinkers,
        )
        bot.tables.here = 0.0  # the clock stands: whoever has moved would be there for ever

        @bot.event
        async def on_ready() -> None:
            print("ready", flush=True)

        async with bot:
            await bot.start(token)


if __name__ == "__main__":
    asyncio.run(until_stopped(main(*sys.argv[1:])))
