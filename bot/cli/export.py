"""`menhir export`: the record of a table."""

import argparse
import sys
from pathlib import Path

import rules  # registers the titles
from bot.cli.common import Trouble
from bot.cli.kept import add_data, kept_games
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
    with kept_games(args) as store, store.reading() as session:
        table = session.table(args.table)
        if table is None or table.status == "lobby" or not table.lines:
            raise Trouble(f"there is no game of a table {args.table}")
        if table.status == "running" and not args.running:
            raise Trouble(f"table {args.table} still runs and its record holds hands; --running writes it all the same")
        data = write(record(session, table))
    if args.out is None:
        sys.stdout.write(data.decode() + "\n")
        return 0
    try:
        args.out.write_bytes(data)
    except OSError as error:
        raise Trouble(f"cannot write {args.out}: {error.strerror}") from None
    print(f"{args.out}: table {args.table}, {len(data):,} bytes")
    return 0
