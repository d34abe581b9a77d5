"""`./menhir play` as people run it."""

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def playing(folder: Path, *words: str) -> AsyncIterator[tuple[str, asyncio.subprocess.Process]]:
    """The command as people run it; gives the address it printed. Ends with Ctrl-C and a clean exit."""
    environment = {key: value for key, value in os.environ.items() if key != "DISCORD_TOKEN"}
    environment |= {"MENHIR_DATA": str(folder), "PYTHONUNBUFFERED": "1"}
    process = await asyncio.create_subprocess_exec(
        str(ROOT / "menhir"), "play", *words, env=environment, stdout=asyncio.subprocess.PIPE, cwd=folder
    )
    assert process.stdout is not None
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), 120)).decode()
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        assert found, line
        assert "only this machine" in line
        yield found[0], process
        process.send_signal(signal.SIGINT)
        rest = await asyncio.wait_for(process.stdout.read(), 120)
        assert b"stopped" in rest
        assert await process.wait() == 0
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
