"""`menhir clauses`: every rule clause of a title, with the tests that carry its id. Exits 1 when one has none."""

import argparse
import ast
import json
from collections.abc import Iterator
from pathlib import Path

from bot.cli.common import ROOT, add_title, find_title, from_source
from rules import GAMES
from rules.core import Clause

TESTS = (ROOT / "tests", ROOT / "examples")
PROOF = " (proof)"
"""Stands behind the test that proves a clause."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_title(parser, optional=True)
    parser.add_argument("--missing", action="store_true", help="list only clauses without a test")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    from_source()
    return report(args, *TESTS)


def report(args: argparse.Namespace, *folders: Path) -> int:
    games = [find_title(args.title)] if args.title else list(GAMES.values())
    marks = marked_tests(*folders)
    found: dict[str, dict[str, object]] = {}
    bare = 0
    known = {clause for game in GAMES.values() for clause in game.clauses}
    for game in games:
        without = missing(game.clauses, marks)
        bare += len(without)
        found[game.name] = {
            "clauses": {
                clause.id: {"kind": clause.kind, "source": clause.source, "tests": marks.get(clause.id, [])}
                for clause in game.clauses.values()
            },
            "missing": without,
        }
        if args.json:
            continue
        for clause in game.clauses.values():
            tests = marks.get(clause.id, [])
            if args.missing and (tests or clause.kind == "component"):
                continue
            said = ", ".join(tests) or ("(component)" if clause.kind == "component" else "NO TEST")
            mark = " component" if clause.kind == "component" and tests else ""
            print(f"{clause.id:6} {clause.source:22}{mark} {said}")
        covered = len(game.clauses) - len(without)
        print(f"{game.title}: {covered} of {len(game.clauses)} clauses covered", end="")
        print(f"; without a test: {', '.join(without)}" if without else "")
    strangers = unknown(known, marks)
    if args.json:
        print(json.dumps({"titles": found, "unknown": strangers}, indent=1))
    elif strangers:
        print(f"tests name clauses that do not exist: {', '.join(strangers)}")
    return 1 if bare or strangers else 0


def missing(clauses: dict[str, Clause], marks: dict[str, list[str]]) -> list[str]:
    return [clause.id for clause in clauses.values() if clause.kind == "rule" and not marks.get(clause.id)]


def unknown(known: set[str], marks: dict[str, list[str]]) -> list[str]:
    """Ids in tests that look like a title's clauses but are none. (Tests' own titles have prefixes of their own.)"""
    prefixes = {clause.split("-")[0] for clause in known}
    return sorted(id for id in marks if id.split("-")[0] in prefixes and id not in known)


def marked_tests(*folders: Path) -> dict[str, list[str]]:
    """Clause id -> tests marked with it, as `file::test`, the proof first. Read from the source, so nothing runs."""
    marks: dict[str, list[str]] = {}
    for folder in folders:
        for file in sorted(folder.rglob("test_*.py")):
            for mark, test, ids in _marks_in(ast.parse(file.read_text("utf-8"))):
                for id in ids:
                    link = f"{file.relative_to(folder).as_posix()}::{test}"
                    found = marks.setdefault(id, [])
                    if mark == "proof":
                        found.insert(0, f"{link}{PROOF}")
                    elif link not in found and f"{link}{PROOF}" not in found:
                        found.append(link)
    return marks


def proofs(tests: list[str]) -> list[str]:
    """Of the tests about a clause, those that are marked as its proof."""
    return [test.removesuffix(PROOF) for test in tests if test.endswith(PROOF)]


def _marks_in(tree: ast.Module) -> Iterator[tuple[str, str, list[str]]]:
    """Which mark, which test, which clauses."""
    for node in ast.walk(tree):
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) or not node.name.startswith("test_"):
            continue
        for decorator in node.decorator_list:
            if not isinstance(decorator, ast.Call) or not isinstance(decorator.func, ast.Name):
                continue
            if decorator.func.id in ("rule", "proof"):
                ids = [str(arg.value) for arg in decorator.args if isinstance(arg, ast.Constant)]
                yield decorator.func.id, node.name, ids
