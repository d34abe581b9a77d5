"""`menhir new`: begins a title with a copy of the example, which plays from the first minute."""

import argparse
import keyword
import re
import shutil
from pathlib import Path

from bot.app.commands import common_commands
from bot.cli.common import ROOT, Trouble
from rules import GAMES

EXAMPLE = "pebbles"
NAME = re.compile(r"[a-z][a-z0-9]{1,15}")
PARTS = {"rules": ("rules",), "render": ("render",), "tests": ("tests", "rules")}
"""Folders of the example -> where a title has its own of that kind."""
REGISTER = Path("rules", "__init__.py")
TITLES = re.compile(r"^TITLES = \((.*)\)$", re.MULTILINE)
CLAUSE = re.compile(r"\bP-(?=\d)")
IMPORT = re.compile(r"^from (?:render|rules|tests)[\w.]* import (?:\([^)]*\)|.*)\n", re.MULTILINE)
STEPS = (
    ("clauses.json, text/en.ftl", "the rules of your game, clause by clause"),
    ("state.py, setup.py", "what lies on the table"),
    ("actions.py, events.py", "what people do, and what happens"),
    ("decisions/, flow.py", "who decides what, and what happens by itself"),
    ("words.py, view.py, imagine.py", "what can be typed, and who may know what"),
    ("scoring.py", "who has won"),
    ("judge.py, judge.json", "what a position is worth: what computer players go by"),
    ("text/, chat/", "every sentence, in three languages"),
)
"""Files of the rules in the order in which they are best changed, and what they are about."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE", help="its name: one word of small letters and digits")


def run(args: argparse.Namespace) -> int:
    made = begin(args.title, ROOT)
    print("\n".join(f"made {path.relative_to(ROOT)}" for path in made))
    print(f"one line changed in {REGISTER}")
    print("\n".join(what_next(args.title)))
    return 0


def what_next(name: str) -> list[str]:
    steps = [*((f"rules/{name}: {files}", what) for files, what in STEPS), (f"render/{name}", "the picture")]
    wide = max(len(where) for where, _ in steps)
    return [
        "",
        "It is Pebbles under another name, and plays already: ./menhir play",
        "From here, in this order (docs/adding-a-game.md says more):",
        *(f"  {number}. {where.ljust(wide)}  {what}" for number, (where, what) in enumerate(steps, start=1)),
        f"After each: ./menhir test tests/rules/{name}",
        f"At the end: ./menhir clauses {name}, ./menhir lint, ./menhir test",
    ]


def begin(name: str, root: Path) -> list[Path]:
    """Copy the example into the three folders of a new title and register it; nothing is written if that cannot be."""
    _check(name, root)
    folders = {root / "examples" / EXAMPLE / part: root.joinpath(*where, name) for part, where in PARTS.items()}
    listed = (root / REGISTER).read_text("utf-8")
    found = TITLES.search(listed)
    if found is None:
        raise Trouble(f"{REGISTER} has no line TITLES = (…) to put it into")
    copies = {
        folder / path.relative_to(source): renamed(path, name, _prefix(name))
        for source, folder in folders.items()
        for path in sorted(source.rglob("*"))
        if path.is_file() and path.suffix != ".pyc"
    }
    try:
        for path, text in copies.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        (root / REGISTER).write_text(TITLES.sub(f'TITLES = ({found[1]}, "{name}")', listed), "utf-8")
    except OSError as error:
        for folder in folders.values():
            shutil.rmtree(folder, ignore_errors=True)
        raise Trouble(f"cannot write {error.filename}: {error.strerror}") from None
    return list(folders.values())


def _check(name: str, root: Path) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Trouble(f"a title is one word of 2 to 16 small letters and digits, first a letter, not {name!r}")
    if name in GAMES or name == EXAMPLE:
        raise Trouble(f"there is a title called {name!r} already")
    if name in {command.name for command in common_commands()}:
        raise Trouble(f"/{name} is a command of the bot; the title's own would be called the same")
    for where in PARTS.values():
        for place in (root.joinpath(*where, name), root.joinpath(*where, f"{name}.py")):
            if place.exists():
                raise Trouble(f"{place.relative_to(root)} exists already")


def _prefix(name: str) -> str:
    """The first letters of the name that no other title's clauses begin with: tests name clauses by their ids."""
    taken = {clause.partition("-")[0] for game in GAMES.values() for clause in game.clauses} | {"P"}
    beginnings = [name[:length].upper() for length in range(1, len(name) + 1)]
    return next((one for one in beginnings if one not in taken), f"{name.upper()}0")


def renamed(path: Path, name: str, prefix: str) -> str:
    """A file of the example as the new title's: only its name changes, not the words of its game."""
    text = CLAUSE.sub(f"{prefix}-", path.read_text("utf-8"))
    if path.suffix == ".ftl":
        return re.sub(r"(?m)^(#.*|title = )Pebbles\b", rf"\g<1>{name.capitalize()}", text)
    for part, where in PARTS.items():
        text = text.replace(f"examples.{EXAMPLE}.{part}", ".".join((*where, name)))
    text = re.sub(r"\bPebbles(?![a-z])", name.capitalize(), text)
    text = re.sub(r"\bPEBBLES\b", name.upper(), text)
    text = re.sub(rf'(?m)^( +name = )"{EXAMPLE}"$', rf'\g<1>"{name}"', text)
    return _in_order(text) if path.suffix == ".py" else text


def _in_order(text: str) -> str:
    """The same with our own imports in the order of their new names."""
    imports = IMPORT.findall(text)
    ordered = iter(sorted(imports, key=lambda line: line.split()[1]))
    return IMPORT.sub(lambda _: next(ordered), text)
