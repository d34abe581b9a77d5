"""`menhir doctor`: is everything in order? One line per question, exit 1 if something needs mending."""

import argparse
import platform
import shutil
import sqlite3
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec

import rules
from bot.cli.common import Progress, Trouble
from bot.cli.kept import add_data, kept_games, look
from bot.cli.play import setting
from bot.store import Reading, SqliteStore, StoreError, TableRow
from bot.tables.loaded import record, retired
from rules.core import Damaged, verify
from rules.core.game import Retired

LEAST_SPACE = 200 * 1024 * 1024
"""Bytes free below which games may soon not be kept."""

UNREADABLE = (ValueError, LookupError, TypeError, msgspec.MsgspecError)
"""What reading rows with other bytes in them may raise."""

Finding = tuple[bool, str]
"""In order or not, and what was found."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--quick", action="store_true", help="do not replay the games")
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    bad = 0
    for fine, text in _findings(args):
        bad += not fine
        print(f"{'ok  ' if fine else 'BAD '} {text}", flush=True)
    return 1 if bad else 0


def _findings(args: argparse.Namespace) -> Iterator[Finding]:
    yield sys.version_info >= (3, 11), f"Python {platform.python_version()} (needs 3.11)"
    yield bool(rules.GAMES), f"titles: {', '.join(game.title for game in rules.GAMES.values())}"
    token = setting("DISCORD_TOKEN")
    yield True, "DISCORD_TOKEN is set" if token else "DISCORD_TOKEN is not set: `menhir play` opens the playground"
    folder = args.data or Path(setting("MENHIR_DATA") or "data")
    yield from _folder(folder)
    try:
        with kept_games(args) as store:
            yield from _games(store, args.quick)
    except Trouble as trouble:
        broken = (folder / "menhir.db").is_file()
        yield not broken, f"the file of games is broken: {trouble}" if broken else f"no games to check: {trouble}"
    except (StoreError, sqlite3.Error, *UNREADABLE) as error:
        yield False, f"the file of games is broken: {error}"


def _folder(folder: Path) -> Iterator[Finding]:
    place = folder if folder.exists() else folder.absolute().parent
    try:
        free = shutil.disk_usage(place).free
    except OSError as error:
        yield False, f"{place}: {error.strerror}"
        return
    yield free >= LEAST_SPACE, f"{folder}: {free // (1024 * 1024):,} MiB free"


def _with_games(session: Reading) -> list[TableRow]:
    rows = [session.table(table) for table in session.tables_with_games()]
    return [row for row in rows if row is not None]


def _games(store: SqliteStore, quick: bool) -> Iterator[Finding]:
    told = str(store.db.execute("PRAGMA integrity_check").fetchone()[0])
    yield told == "ok", f"the file of games: {told}"
    waiting = look(store, lambda session: session.unsettled_posts())
    failed = [post for post in waiting if post.failed]
    rows = look(store, _with_games)
    yield (
        not failed,
        f"{len(waiting)} posts wait to be sent, {len(failed)} of them failed so far"
        + (f"; the first at table {failed[0].table}: {failed[0].failed}" if failed else ""),
    )
    yield from _versions(rows)
    if quick:
        return
    damaged, retirees = [], []
    progress = Progress(len(rows), "games replayed")
    for row in rows:
        try:
            kept = look(store, partial(record, table=row))
            if retired(row):
                retirees.append(row)
            else:
                verify(kept)
        except (Damaged, StoreError, *UNREADABLE) as error:
            damaged.append((row.id, error))
        progress.step()
    progress.close()
    played = len(rows) - len(retirees)
    yield not damaged, f"{played} games replayed, {len(damaged)} of them do not hold"
    for table, why in damaged[:20]:
        yield False, f"table {table}: {why}"
    for row in retirees[:20]:
        text = f"table {row.id} was begun under version {row.rules_version} of its rules, which is not kept here"
        yield row.status != "running", text + (" and cannot be played on" if row.status == "running" else "")


def _versions(rows: list[TableRow]) -> Iterator[Finding]:
    """Which versions of the rules are still needed: by running games, and by ended ones whose records are checked."""
    games = Counter((row.title, row.rules_version, row.status == "running") for row in rows)
    for title, version in sorted({(title, version) for title, version, _ in games}):
        running, ended = games[title, version, True], games[title, version, False]
        yield (
            _is_kept(title, version),
            f"{title}, version {version} of the rules: {running} running, {ended} ended",
        )


def _is_kept(title: str, version: int) -> bool:
    try:
        rules.GAMES[title].at(version)
    except (KeyError, Retired):
        return False
    return True
