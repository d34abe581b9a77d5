"""The games kept in a folder, for the operator's commands."""

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from bot.cli.common import Trouble
from bot.cli.play import open_store, setting
from bot.store import Reading, SqliteStore

T = TypeVar("T")


def add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, help="folder that keeps the games (default: MENHIR_DATA)")


@contextmanager
def kept_games(args: argparse.Namespace) -> Iterator[SqliteStore]:
    """The store of that folder; the bot may go on working with it meanwhile."""
    folder = args.data or Path(setting("MENHIR_DATA") or "data")
    if not (folder / "menhir.db").is_file():
        raise Trouble(f"there are no games in {folder}; --data names another folder")
    if not (folder / "menhir.db").stat().st_size:
        raise Trouble(f"{folder / 'menhir.db'} is empty: the games in it are lost, or somebody made the file")
    store = open_store(folder)
    try:
        yield store
    finally:
        store.close()


def look(store: SqliteStore, work: Callable[[Reading], T]) -> T:
    """Read something of one moment."""
    with store.reading() as session:
        return work(session)
