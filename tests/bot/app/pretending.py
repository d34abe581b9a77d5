"""Something in the place of a thinking process, which dies, hangs or tells what it was given: `pretending.py HOW FILE`.

`once` in front of a way means: only as long as the file is not there.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from bot.app.thinker import LENGTH, frame
from rules.core.thinking.levels import Thought, encode, read_question


def read() -> list[Any]:
    head = sys.stdin.buffer.read(LENGTH)
    if len(head) < LENGTH:
        sys.exit()
    found: list[Any] = msgspec.msgpack.decode(sys.stdin.buffer.read(int.from_bytes(head, "big")))
    return found


def tell(number: int, thought: Thought | None, wrong: str = "") -> None:
    sys.stdout.buffer.write(frame([number, encode(thought) if thought is not None else b"", wrong]))
    sys.stdout.buffer.flush()


def main(how: str, file: str) -> None:
    if how == "stillborn":
        sys.exit(1)
    tell(0, None)
    while True:
        number, *data = read()
        if not data:
            continue
        if how.startswith("once ") and Path(file).exists():
            how = "answers"
        Path(file).touch()
        match how.removeprefix("once "):
            case "dies":
                os._exit(9)
            case "hangs":
                time.sleep(1000)
            case "errs":
                tell(number, None, "ValueError: no")
                continue
            case "waits":
                while read() != [number]:
                    pass
        tell(number, Thought({"level": read_question(data[0]).level, "knows": sorted(os.environ)}))


if __name__ == "__main__":
    main(*sys.argv[1:])
