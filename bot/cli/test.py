"""`menhir test`: the whole test-suite, spread over the cores."""

import argparse
import os

from bot.cli.common import ROOT


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="PYTEST", help="passed on to pytest, e.g. tests/rules -k capture")


def run(args: argparse.Namespace) -> int:
    return run_pytest(args.words)


def run_pytest(words: list[str]) -> int:
    import pytest

    os.chdir(ROOT)
    spread = [] if any(word in ("--pdb", "-n", "-p") or word.startswith("-n") for word in words) else ["-n", "2"]
    return int(pytest.main(["-q", "-rs", *spread, *words]))
