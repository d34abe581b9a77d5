"""Puts the position of a reported bug on the shelf, with what went wrong there and what comes of it now.

    ./menhir bug ID --record FILE            # writes the record of a report
    python -m tests.corpus.add FILE NAME --why "capture from a cauldron crashed" --seat 0 --line "capture P1"

What the line comes to is looked up: mend the bug first, then add it, and read in `index.json` whether that is right.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

import rules
from rules.core import GAMES, Match, Refusal
from rules.core.record import read, replay
from tests.corpus.shelf import Tried, entries, keep, put


def main() -> None:
    assert rules.GAMES
    parser = argparse.ArgumentParser(prog="python -m tests.corpus.add", description=__doc__)
    parser.add_argument("file", type=Path, help="the record")
    parser.add_argument("name", help="a few words for its file, such as cauldron-capture")
    parser.add_argument("--why", required=True, help="what was wrong, in a sentence")
    parser.add_argument("--seat", type=int, help="who did it, counted from 0")
    parser.add_argument("--line", default="", help="what that seat typed, or what the press meant")
    args = parser.parse_args()
    of = read(args.file.read_bytes())
    match = replay(of)
    tried = came_to(match, args.seat, args.line) if args.line else None
    usual = msgspec.to_builtins(GAMES[of.title].options())
    entry = put(f"bugs/{of.title}-{args.name}.json.xz", of, usual, args.why, tried)
    keep([*(one for one in entries() if one.file != entry.file), entry])
    print(msgspec.json.encode(entry).decode())


def came_to(match: Match, seat: int, line: str) -> Tried:
    """What comes of a typed line in this position."""
    try:
        actions = match.game.read_line(match.imagine(seat), line)
    except Refusal as refusal:
        return Tried(seat, line, reason=refusal.reason, clause=refusal.clause)
    return Tried(seat, line, plays=len(actions))


if __name__ == "__main__":
    main()
