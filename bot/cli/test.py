"""`menhir test`: the whole test-suite, spread over the cores."""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("words", nargs="*", metavar="PYTEST", help="passed on to pytest, e.g. tests/rules -k capture")


def run(args: argparse.Namespace) -> int:
    return run_pytest(args.words)


def run_pytest(words: list[str]) -> int:
    import os

    import pytest

    os.chdir(ROOT)
    sys.dont_write_bytecode = False
    spread = [] if any(word in ("--pdb", "-n", "-p") or word.startswith("-n") for word in words) else ["-n", "2"]
    return int(pytest.main(["-q", *spread, *words]))
