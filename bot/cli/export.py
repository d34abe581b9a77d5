"""`menhir export`: the record of a table."""

import argparse
import sys
from pathlib import Path

import rules  # registers the titles
from bot.cli.common import Trouble
from bot.cli.kept import add_data, kept_games, look
from bot.store import Reading
from bot.tables.loaded import record
from rules.core.record import write


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", type=int, metavar="TABLE", help="the table's number")
    parser.add_argument("--out", type=Path, help="a file (default: standard output)")
    parser.add_argument(
        "--running", action="store_true", help="also of a game that still runs, with its players' secrets"
    )
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    assert rules.GAMES
    with kept_games(args) as store:
        data = look(store, lambda session: _record(session, args.table, running=args.running))
    if args.out is None:
        sys.stdout.write(data.decode() + "\n")
        return 0
    try:
        args.out.write_bytes(data)
    except OSError as error:
        raise Trouble(f"cannot write {args.out}: {error.strerror}") from None
    print(f"{args.out}: table {args.table}, {len(data):,} bytes")
    return 0


def _record(session: Reading, number: int, *, running: bool) -> bytes:
    table = session.table(number)
    if table is None or table.status == "lobby" or not table.lines:
        raise Trouble(f"there is no game of a table {number}")
    if table.status == "running" and not running:
        raise Trouble(f"table {number} still runs and its record holds hands; --running writes it all the same")
    return write(record(session, table))
