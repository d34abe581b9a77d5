"""The command line: `./menhir COMMAND …`. Each command is a module of `bot.cli`, imported only when asked for."""

import argparse
import importlib
import sys
from typing import Protocol

from bot.cli.common import Trouble

# Command -> what it does, in the order of the help page.
COMMANDS = {
    "play": "run the bot: on Discord with DISCORD_TOKEN, else in a local playground with a web page",
    "test": "run the tests: the ordinary ones, the long ones, or some again and again (further words go to pytest)",
    "lint": "run ruff and mypy",
    "selfplay": "let random players finish games and print lengths and scores",
    "ladder": "let levels of computer players play each other and print who wins how surely",
    "tune": "try changes of a judge's weights by paired games and keep what is proved",
    "verify": "check a record: seal, actions, dice and standings",
    "picture": "draw the board of a randomly played game",
    "clauses": "list the rule clauses of a title and the tests that carry them",
    "where": "tell what a button does and where that is written, by its id",
    "trace": "walk through the bot once and count modules, jobs and transactions",
    "soak": "let people play while the bot is killed and everything else goes wrong, and compare what stands",
    "fortnight": "simulate days of play by people with habits, zones and sleep, and tell what they would feel",
    "docs": "write the list of modules in docs/architecture.md from their docstrings",
    "wheel": "build Menhir as a package that pip installs",
    "new": "begin a title with a copy of the example",
    "backup": "copy all games while the bot goes on",
    "export": "write the record of a table",
    "bug": "list what players reported, or open one's position in a local playground",
    "doctor": "check the installation, the file of games and every game in it",
    "fuzz": "hand in hostile inputs by chance, and count what is not answered as it should be",
    "bench": "measure play-out speed against python-chess",
}


class Command(Protocol):
    """What a module of `bot.cli` offers."""

    def arguments(self, parser: argparse.ArgumentParser) -> None: ...
    def run(self, args: argparse.Namespace) -> int: ...


def main(argv: list[str]) -> int:
    try:
        return _run(argv)
    except Trouble as trouble:
        print(f"menhir {argv[0]}: {trouble}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 1
    except KeyboardInterrupt:
        print("stopped", file=sys.stderr)
        return 130


def _run(argv: list[str]) -> int:
    if argv[:1] == ["test"] and argv[1:] not in (["--help"], ["-h"]):
        from bot.cli.test import run_pytest  # its words are mostly pytest's own, so they bypass our parser

        return run_pytest(argv[1:])
    parser = argparse.ArgumentParser(prog="menhir", description="Heavy board games by chat.")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    chosen = argv[0] if argv and argv[0] in COMMANDS else None
    module: Command | None = None
    for name, about in COMMANDS.items():
        sub = subparsers.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
        if name == chosen:
            module = importlib.import_module(f"bot.cli.{name}")
            module.arguments(sub)
    args = parser.parse_args(argv)
    assert module is not None
    return module.run(args)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
