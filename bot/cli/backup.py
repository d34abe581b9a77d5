"""`menhir backup`: a consistent copy of all games while the bot goes on."""

import argparse
import sqlite3
from pathlib import Path

from bot.cli.common import Trouble
from bot.cli.kept import add_data, kept_games, look


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="where the copy goes; must not exist yet")
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    if args.file.exists():
        raise Trouble(f"{args.file} exists already; a copy never overwrites one")
    with kept_games(args) as store:
        try:
            store.backup(str(args.file))
        except (OSError, sqlite3.Error) as error:
            raise Trouble(f"cannot write {args.file}: {error}") from None
        tables = look(store, lambda session: session.count_tables())
    print(f"{args.file}: {tables} tables, {args.file.stat().st_size:,} bytes. To use it, put it back as menhir.db.")
    return 0
