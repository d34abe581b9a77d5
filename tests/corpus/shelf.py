"""The shelf: records of whole games in `games/`, positions of mended bugs in `bugs/`, and `index.json` that lists both.

PYTHONPATH=. .venv/bin/python -m tests.corpus.make    # games of titles that have none yet, or all with --anew
"""

from __future__ import annotations

import lzma
from pathlib import Path

import msgspec

from rules.core.record import Record, read, write

FOLDER = Path(__file__).parent
INDEX = FOLDER / "index.json"


class Tried(msgspec.Struct, frozen=True, omit_defaults=True):
    """What went wrong in the last position of a record, and what comes of it now."""

    seat: int
    line: str
    """As it was typed."""
    plays: int = 0
    """Actions it means, where it is played."""
    reason: str = ""
    clause: str = ""
    """Why it is refused, where it is."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    file: str
    """Below this folder."""
    title: str
    version: int
    seats: int
    lines: int
    hash: str
    """The last of the record."""
    options: dict[str, object] = {}
    """Those that are not the usual ones."""
    why: str = ""
    """Of a bug: what was wrong, in a sentence."""
    tried: Tried | None = None


def entries() -> list[Entry]:
    return msgspec.json.decode(INDEX.read_bytes(), type=list[Entry]) if INDEX.exists() else []


def keep(found: list[Entry]) -> None:
    rows = b",\n".join(msgspec.json.encode(one) for one in sorted(found, key=lambda one: one.file))
    INDEX.write_bytes(b"[\n" + rows + b"\n]\n")


def record(entry: Entry) -> Record:
    return read(lzma.decompress((FOLDER / entry.file).read_bytes()))


def put(file: str, of: Record, usual: dict[str, object], why: str = "", tried: Tried | None = None) -> Entry:
    """A record on the shelf; the line for the index."""
    (FOLDER / file).write_bytes(lzma.compress(write(of), preset=9))
    options = {name: value for name, value in of.options.items() if usual.get(name) != value}
    return Entry(file, of.title, of.version, of.seats, len(of.lines), of.lines[-1].hash, options, why, tried)
