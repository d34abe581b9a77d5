"""`menhir lint`: style and types, as CI checks them."""

import argparse
import subprocess
import sys

from bot.cli.common import ROOT, from_source

CHECKS = (
    ["ruff", "check", "."],
    ["ruff", "format", "--check", "."],
    ["mypy"],
)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--fix", action="store_true", help="let ruff mend what it can first")


def run(args: argparse.Namespace) -> int:
    from_source()
    if args.fix:
        subprocess.run([sys.executable, "-m", "ruff", "check", "--fix", "--quiet", "."], cwd=ROOT, check=False)
        subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", "."], cwd=ROOT, check=False)
    codes = [subprocess.run([sys.executable, "-m", *check], cwd=ROOT, check=False).returncode for check in CHECKS]
    return 1 if any(codes) else 0
