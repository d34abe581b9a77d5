"""`menhir verify`: replay records from their seals and say whether they hold."""

import argparse
import json
from pathlib import Path

import msgspec

import rules  # registers the titles
from bot.cli.common import Progress, Trouble
from rules.core import Damaged, verify
from rules.core.record import read


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a record (JSON)")
    parser.add_argument("--seal", metavar="HASH", help="the last hash, as the table published it at the end")
    parser.add_argument("--json", action="store_true", help="print one JSON object per file")


def run(args: argparse.Namespace) -> int:
    assert rules.GAMES
    damaged = 0
    progress = Progress(len(args.files), "records checked")
    for file in args.files:
        try:
            data = file.read_bytes()
        except OSError as error:
            raise Trouble(f"cannot read {file}: {error.strerror}") from None
        try:
            report = verify(read(data), args.seal)
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
                    f"({report.taken_back} taken back), {report.dice} dice, {seal}. Seal {report.seal}"
                )
        progress.step()
    progress.close()
    return 1 if damaged else 0
