"""What several commands share."""

import argparse
import gc
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from rules import GAMES
from rules.core import Game

ROOT = Path(__file__).parents[2]
"""The project's folder; where Menhir is installed, the folder of its packages."""
INSTALLED = not (ROOT / "pyproject.toml").exists()


class Trouble(Exception):
    """Something the person at the keyboard can mend: printed as one line, exit code 2, no traceback."""


def from_source() -> None:
    """Some commands look at what is not installed with the rest: tests, documents, the project's settings."""
    if INSTALLED:
        raise Trouble("this command needs Menhir's sources, and this is an installed package")


class Progress:
    """A progress line on standard error for long runs: one updated line on a terminal, else one line per 5 s."""

    def __init__(self, total: int, what: str, quiet: bool = False) -> None:
        self.total, self.what, self.quiet = total, what, quiet
        self.done = 0
        self.said = time.monotonic()
        self.terminal = sys.stderr.isatty()

    def step(self, n: int = 1) -> None:
        self.done += n
        now = time.monotonic()
        if self.quiet or now - self.said < (0.2 if self.terminal else 5.0):
            return
        self.said = now
        self._write("\r" if self.terminal else "", "" if self.terminal else "\n")

    def close(self) -> None:
        if self.terminal and not self.quiet:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def _write(self, start: str, end: str) -> None:
        print(f"{start}{self.what}: {self.done} of {self.total}", end=end, file=sys.stderr, flush=True)


def add_title(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    names = ", ".join(GAMES)
    parser.add_argument("title", nargs="?" if optional else None, metavar="TITLE", help=f"one of: {names}")


def find_title(name: str) -> Game[Any, Any]:
    game = GAMES.get(name.lower())
    if game is None:
        raise Trouble(f"there is no title called {name!r}; there are: {', '.join(GAMES)}")
    return game


def read_options(game: Game[Any, Any], words: list[str]) -> Any:
    """Options from NAME=VALUE words; values are read as the title declares them."""
    data: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Trouble(f"an option is NAME=VALUE, not {word!r}")
        if name not in game.options.__struct_fields__:
            raise Trouble(
                f"{game.title} has no option {name!r}; there are: {', '.join(game.options.__struct_fields__)}"
            )
        data[name] = value
    try:
        return msgspec.convert(data, game.options, strict=False)
    except msgspec.ValidationError as error:
        raise Trouble(f"option: {error}") from None


def settle() -> None:
    """What is loaded now stays: the collector of garbage passes over it from here on. Everything stands still while it
    looks at all objects, and most of them are modules and sentences."""
    gc.collect()
    gc.freeze()
