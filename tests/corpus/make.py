"""Makes the games of the corpus: every title, number of seats and value of every option, with steps taken back.

    python -m tests.corpus.make              # only titles or versions that the shelf has no games of
    python -m tests.corpus.make --anew       # all of them; older versions then stand nowhere else

Everything is fixed: secrets, salts and choices come from the name of the game.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import typing
from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec

import rules
from rules.core import GAMES, Game, Match
from rules.core.players import random_choice
from rules.core.record import begin, record_of
from tests.corpus.shelf import FOLDER, Entry, entries, keep, put

GAMES_OF: Mapping[str, int] = {"druids": 28, "karnag": 28, "kemet": 16, "oak": 28}
"""A game of Kemet is ten times as long as one of the others."""
REGRETS = 40
"""Once in so many steps somebody takes back what may be taken back freely, and half as often with leave."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.corpus.make", description=__doc__)
    parser.add_argument("--anew", action="store_true", help="make all games anew")
    anew: bool = parser.parse_args().anew
    assert rules.GAMES
    found = [entry for entry in entries() if entry.why or not anew]
    for title, count in GAMES_OF.items():
        game = GAMES[title]
        if any((entry.title, entry.version) == (title, game.version) and not entry.why for entry in found):
            continue
        for number, (seats, options) in enumerate(tables(game, count)):
            found.append(made(game, seats, options, number))
            print(found[-1].file, found[-1].lines, flush=True)
    kept = {entry.file for entry in found}
    for file in FOLDER.joinpath("games").iterdir():
        if f"games/{file.name}" not in kept:
            file.unlink()
    keep(found)


def values(game: Game[Any, Any]) -> dict[str, tuple[Any, ...]]:
    """The options of a title that have listed values, and these."""
    found: dict[str, tuple[Any, ...]] = {}
    for name, hint in typing.get_type_hints(game.options).items():
        if hint is bool:
            found[name] = (False, True)
        elif typing.get_origin(hint) is Literal:
            found[name] = typing.get_args(hint)
    return found


def tables(game: Game[Any, Any], count: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """So many tables: seats in turn, the first round of them as usual, then options dealt so that each value comes up
    about equally often."""
    chooser = random.Random(f"corpus:{game.name}")
    piles: dict[str, list[Any]] = {name: [] for name in values(game)}
    for number in range(count):
        seats = game.seats[number % len(game.seats)]
        if number < len(game.seats):
            yield seats, {}
            continue
        options: dict[str, Any] = {}
        for name, pile in piles.items():
            if not pile:
                pile += values(game)[name]
                chooser.shuffle(pile)
            options[name] = pile.pop()
        yield seats, options


def made(game: Game[Any, Any], seats: int, options: dict[str, Any], number: int) -> Entry:
    name = f"{game.name}-{game.version}-{seats}-{number + 1:02}"
    secret = hashlib.sha256(f"corpus:{name}".encode()).digest()
    match = begin(game.name, seats, game.read_options(options), secret, name)
    play(match, random.Random(name))
    usual = msgspec.to_builtins(game.options())
    return put(f"games/{name}.json.xz", record_of(match, secret, name, reveal=True), usual)


def play(match: Match, chooser: random.Random, steps: int = 100_000) -> None:
    """Random players, who now and then take something back."""
    while (waiting := match.waiting) and len(match.lines) <= steps:
        seat = waiting[chooser.randrange(len(waiting))]
        match.play(seat, random_choice(match.legal(seat), chooser))
        if match.over:
            return
        if match.undoable(seat) and not chooser.randrange(REGRETS):
            match.undo(seat)
        elif len(match.steps) > 2 and not chooser.randrange(2 * REGRETS):
            back = chooser.randint(1, 2)
            match.take_back(seat, back, sorted(match.asked_for(seat, back)))


if __name__ == "__main__":
    main()
