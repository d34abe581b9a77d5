"""`menhir verify`: replay records from their seals and say whether they hold."""

import argparse
import json
from pathlib import Path

import msgspec

import rules  # registers the titles
from bot.cli.common import Progress, Trouble
from rules.core import Damaged, verify
from rules.core.record import LONGEST, Record, Report, read


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record (JSON)")
    parser.add_argument("--seal", metavar="SEAL", help="the seal, as the table published it at the start")
    parser.add_argument("--hash", metavar="HASH", help="the last hash, as the table published it at the end")
    parser.add_argument("--json", action="store_true", help="print one JSON object per file")


def run(args: argparse.Namespace) -> int:
    assert rules.GAMES
    damaged = 0
    progress = Progress(len(args.files), "records checked")
    for file in args.files:
        try:
            with file.open("rb") as opened:
                data = opened.read(LONGEST + 1)
        except OSError as error:
            raise Trouble(f"cannot read {file}: {error.strerror}") from None
        try:
            report = _checked(read(data), args)
        except Damaged as reason:
            damaged += 1
            text = {"file": str(file), "holds": False, "reason": str(reason)}
            print(json.dumps(text) if args.json else f"{file}: does not hold. {reason}")
        else:
            if args.json:
                print(json.dumps({"file": str(file), "holds": True, **msgspec.to_builtins(report)}))
            else:
                state = "finished" if report.finished else "not finished"
                seal = "secret fits its seal" if report.secret_checked else "secret not published yet"
                print(
                    f"{file}: holds. {report.title}, {report.seats} seats, {state}, {report.steps} steps "
                    f"({report.taken_back} taken back), {report.dice} dice, {seal}. Last hash {report.hash}"
                )
        progress.step()
    progress.close()
    return 1 if damaged else 0


def _checked(record: Record, args: argparse.Namespace) -> Report:
    """Older tables told people to give the last hash as the seal: that still works."""
    if args.seal is not None and args.hash is None and record.lines and args.seal == record.lines[-1].hash:
        return verify(record, hash=args.seal)
    return verify(record, seal=args.seal, hash=args.hash)
