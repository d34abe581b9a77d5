"""`menhir docs`: writes the list of modules in docs/architecture.md from what the modules say of themselves."""

import argparse
import ast
from collections.abc import Iterator
from pathlib import Path

from bot.cli.common import ROOT, Trouble, from_source
from bot.features import FEATURES

PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- modules, by ./menhir docs -->\n", "<!-- end of modules -->\n"
ROOMS = (
    "rules/core",
    "render",
    "bot/app",
    "bot/ui",
    "bot/store",
    "bot/tables",
    *(f"bot/features/{feature}" for feature in FEATURES),
    "bot/outbox",
    "bot/cli",
    "bot/cli/days",
    "bot/cli/soaking",
    "playground",
    "playground/rest",
)
"""Folders whose modules are listed. Those of a title are told of by adding-a-game.md."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if the page is behind")


def run(args: argparse.Namespace) -> int:
    from_source()
    old = PAGE.read_text("utf-8")
    new = renewed(old)
    if new == old:
        print(f"{_name()} is up to date")
        return 0
    if args.check:
        print(f"{_name()} is behind; ./menhir docs writes it anew")
        return 1
    PAGE.write_text(new, "utf-8")
    print(f"{_name()} written")
    return 0


def _name() -> str:
    return PAGE.relative_to(ROOT).as_posix()


def renewed(page: str) -> str:
    """The page with the list between its two marks made anew."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise Trouble(f"{_name()} has lost one of its marks: {BEGIN.strip()} and {END.strip()}")
    return "".join([before, BEGIN, "\n", *(_room(ROOT / room) for room in ROOMS), END, after])


def _room(folder: Path) -> str:
    about = idea(folder / "__init__.py")
    rows = "".join(f"| `{name}` | {about} |\n" for name, about in _modules(folder))
    name = folder.relative_to(ROOT).as_posix()
    return f"**{name}/** {about}\n\n| module | idea |\n|---|---|\n{rows}\n" if rows else f"**{name}/** {about}\n\n"


def _modules(folder: Path) -> Iterator[tuple[str, str]]:
    for path in sorted(folder.glob("*.py")):
        if path.name != "__init__.py":
            yield path.stem, idea(path)


def idea(path: Path) -> str:
    """The first sentence of a module's docstring, fit for a cell of a table."""
    said = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    first = " ".join(said.partition("\n\n")[0].split()).partition(". ")[0]
    return (first if first.endswith((".", "?")) else f"{first}." if first else "").replace("|", "\\|")
