"""`menhir bug`: what players reported; one report with its position, opened in a local playground."""

import argparse
import asyncio
import tempfile
import time
from functools import partial
from pathlib import Path

import msgspec

import rules  # registers the titles
from bot.app.client import Menhir
from bot.cli.common import Trouble
from bot.cli.kept import add_data, kept_games, look
from bot.cli.play import serve_playground, until_stopped
from bot.features.records.service import Place, Records
from bot.features.reports.service import opened_line
from bot.store import Reading, ReportRow, TableRow
from bot.tables.loaded import record
from playground.server import Playground
from rules.core.record import Record, replay, write

LANGUAGE = "en"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "report", type=int, nargs="?", metavar="ID", help="the report's number (default: list them all)"
    )
    parser.add_argument("--record", type=Path, metavar="FILE", help="write its game up to there instead of opening it")
    parser.add_argument("--running", action="store_true", help="also of a game that still runs, with what others hold")
    parser.add_argument("--port", type=int, help="port of the page (default 8765, or the next free)")
    add_data(parser)


def run(args: argparse.Namespace) -> int:
    assert rules.GAMES
    with kept_games(args) as store:
        if args.report is None:
            for line in look(store, _listed):
                print(line)
            return 0
        found, table, of = look(store, lambda session: _found(session, args.report, running=args.running))
    for line in described(found, table):
        print(line, flush=True)
    if of is None or table is None:
        raise Trouble(f"report {found.id} names no game, so there is no position")
    if args.record is not None:
        try:
            args.record.write_bytes(write(of))
        except OSError as error:
            raise Trouble(f"cannot write {args.record}: {error.strerror}") from None
        print(f"{args.record}: {len(of.lines)} lines")
        return 0
    with tempfile.TemporaryDirectory(prefix="menhir-bug-") as folder:
        begin = partial(_lay_open, found, of, table.secret)
        asyncio.run(until_stopped(serve_playground("127.0.0.1", args.port, Path(folder), begin)))
    return 0


def _listed(session: Reading) -> list[str]:
    found = [f"{row.id:4}  {_day(row.at)}  table {row.table}  {row.words}" for row in session.reports()]
    return found or ["nobody has reported anything"]


def _found(session: Reading, number: int, *, running: bool) -> tuple[ReportRow, TableRow | None, Record | None]:
    report = next((row for row in session.reports() if row.id == number), None)
    if report is None:
        raise Trouble(f"there is no report {number}")
    table = session.table(report.table)
    if table is None or not report.line:
        return report, None, None
    if table.status == "running" and not running:
        raise Trouble(f"table {table.id} still runs and its position shows hands; --running opens it all the same")
    return report, table, up_to(record(session, table), report.line)


def up_to(whole: Record, line: int) -> Record:
    """The game as it stood after so many lines; what was taken back later still stands there."""
    if line == len(whole.lines):
        return whole
    part = msgspec.structs.replace(whole, lines=whole.lines[:line], standings=None, secret=None)
    return msgspec.structs.replace(part, lines=list(replay(part).lines))


def described(report: ReportRow, table: TableRow | None) -> list[str]:
    """A report, for whoever looks for the fault."""
    where = f"table {table.id} ({table.title}, {table.seats} seats)" if table is not None else "no game"
    lines = [f"report {report.id}, {_day(report.at)}, {where}, after {report.line} lines: {report.words}"]
    lines += [f"  versions: {', '.join(f'{name} {number}' for name, number in report.versions.items())}"]
    lines += [f"  on the panel: {report.path}"] if report.path else []
    return lines + [f"  refused before: {refusal}" for refusal in report.refusals]


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


async def _lay_open(report: ReportRow, of: Record, secret: bytes, bot: Menhir, playground: Playground) -> None:
    """The game in the first channel of the local Discord; the people there sit in it."""
    guild = bot.guilds[0]
    here = [one["user"] for (of_guild, _), one in playground.world.members.items() if of_guild == str(guild.id)]
    people = [(int(user["id"]), str(user["global_name"])) for user in here if not user.get("bot")]
    place = Place(guild.id, guild.text_channels[0].id, people, LANGUAGE, opened_line(report, LANGUAGE))
    await bot.worker.change(lambda session: bot.services[Records].lay_open(session, of, secret, place))
