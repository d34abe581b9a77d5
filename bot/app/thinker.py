"""A thinking process: `python -m bot.app.thinker`. Questions come in, thoughts go out; it ends with whoever started it.

A frame is its length (4 bytes) and msgpack. In: `[number, question]`, or `[number]`: enough of that one, tell the best
so far. Out: `[number, thought, ""]`, or `[number, b"", what went wrong]`; the first one, of number 0, says that it is
there.
"""

from __future__ import annotations

import os
import queue
import sys
import threading
from typing import Any, BinaryIO

import msgspec

from rules import GAMES
from rules.core.thinking.levels import encode, read_question, think

NICE = 10
"""Answers to people come first."""
LENGTH = 4


def frame(what: list[Any]) -> bytes:
    data = msgspec.msgpack.encode(what)
    return len(data).to_bytes(LENGTH, "big") + data


class Asking:
    """What has come in."""

    def __init__(self, source: BinaryIO) -> None:
        self.source = source
        self.questions: queue.SimpleQueue[tuple[int, bytes]] = queue.SimpleQueue()
        self.enough = 0
        """Up to this number everything is to be answered at once."""

    def listen(self) -> None:
        """Until the other side is gone: then nobody wants to know any more, whatever is being thought."""
        while len(head := self.source.read(LENGTH)) == LENGTH:
            number, *question = msgspec.msgpack.decode(self.source.read(int.from_bytes(head, "big")))
            if question:
                self.questions.put((number, question[0]))
            else:
                self.enough = max(self.enough, number)
        os._exit(0)


def answer(data: bytes, number: int, asking: Asking) -> list[Any]:
    try:
        question = read_question(data)
        game = GAMES[question.title].at(question.version)
        return [number, encode(think(game, question, lambda: asking.enough >= number)), ""]
    except Exception as error:  # noqa: BLE001  whoever asked decides what becomes of it
        return [number, b"", f"{type(error).__name__}: {error}"]


def main() -> None:
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what somebody prints by mistake is no frame
    os.nice(NICE)
    asking = Asking(sys.stdin.buffer)
    threading.Thread(target=asking.listen, daemon=True).start()
    out.write(frame([0, b"", ""]))
    out.flush()
    while True:
        number, data = asking.questions.get()
        out.write(frame(answer(data, number, asking)))
        out.flush()


if __name__ == "__main__":
    main()
