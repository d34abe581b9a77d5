"""`menhir test`: the tests, spread over the cores; the long ones; the same ones again and again."""

import argparse
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

from bot.cli.common import ROOT, Trouble, from_source

CORES = "2"
PASSED, FAILED, NOTHING_FOUND = 0, 1, 5
"""Pytest's exit codes."""


def arguments(parser: argparse.ArgumentParser) -> None:
    _own_arguments(parser)
    parser.add_argument("words", nargs="*", metavar="PYTEST", help="passed on to pytest, e.g. tests/rules -k capture")


def _own_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--long", action="store_true", help="only the long tests, which are left out otherwise")
    parser.add_argument(
        "--again",
        type=int,
        metavar="N",
        help="N runs in fresh processes, each in another order and with another hash seed; tells what failed how often",
    )


def run(args: argparse.Namespace) -> int:
    return run_pytest(args.words)


def run_pytest(words: list[str]) -> int:
    """Our own words are taken out; whatever else there is goes to pytest in its order."""
    from_source()
    parser = argparse.ArgumentParser(prog="menhir test", add_help=False, allow_abbrev=False)
    _own_arguments(parser)
    ours, others = parser.parse_known_args(words)
    os.chdir(ROOT)
    if ours.again is not None:
        if ours.again < 1:
            raise Trouble("--again must be 1 or more")
        return _again(ours.again, [*_usual(ours.long, others), *others])
    import pytest

    # A long test takes minutes: each is told when it is done, and at the end what took longest.
    talk = ["-v", "--durations=10"] if ours.long else ["-q"]
    return int(pytest.main([*talk, "-rs", *_usual(ours.long, others), *others]))


def _usual(long: bool, words: list[str]) -> list[str]:
    """Which tests, and on how many cores, unless the words say it."""
    which = [] if "-m" in words else ["-m", "long" if long else "not long"]
    if any(word in ("--pdb", "-p") or word.startswith("-n") for word in words):
        return which
    return [*which, "-n", CORES, "--dist", "worksteal"]


# --- again and again --------------------------------------------------------------------------------


def _again(times: int, words: list[str]) -> int:
    """The same tests that many times; every test that failed at least once, with how often and its first failure.
    The first failure of a test is told with its run: whoever stops early has it too."""
    failures: Counter[str] = Counter()
    seen: set[str] = set()
    for number in range(1, times + 1):
        failed = _one_run(number, words)
        print(f"run {number} of {times}: {f'{len(failed)} failed' if failed else 'passed'}", flush=True)
        for test, why in failed.items():
            failures[test] += 1
            print(test if test in seen else f"\n--- {test}\n{why}", flush=True)
            seen.add(test)
    for test, count in failures.most_common():
        print(f"{test} failed {count} of {times} times")
    return FAILED if failures else PASSED


def _one_run(number: int, words: list[str]) -> dict[str, str]:
    """The tests that failed, with why. The number of the run is the seed of order and hashing, so that a run can be
    had again."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        keep = ["-q", "-p", "no:cacheprovider", f"--junitxml={report}", "-o", "junit_family=xunit1"]
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *keep, "--shuffle", str(number), *words],
            env={**os.environ, "PYTHONHASHSEED": str(number)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if done.returncode == NOTHING_FOUND:
            raise Trouble("there is no such test")
        failed = _failed(report) if report.exists() else {}
        if done.returncode != PASSED and not failed:
            print(done.stdout)
            raise Trouble(f"pytest ended with code {done.returncode}")
        return failed


def _failed(report: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        for kind in ("failure", "error"):
            wrong = case.find(kind)
            if wrong is not None:
                found[f"{case.get('file')}::{case.get('name')}"] = wrong.text or wrong.get("message") or ""
    return found
