"""`menhir tune`: tries changes of a judge's weights by paired games and keeps what is proved, twice."""

import argparse
import inspect
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from bot.cli.arena import Outcome, play, read_player
from bot.cli.common import Progress, Trouble, add_title, find_title, from_source, read_options
from bot.cli.ladder import decided, summary
from rules.core import Game
from rules.core.thinking.judge import Data, Judge, Version

FACTORS = (0.6, 1.6, 0.8, 1.25)
"""By how much one weight is changed at a time."""


def arguments(parser: argparse.ArgumentParser) -> None:
    add_title(parser)
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="how many players (default 2)")
    parser.add_argument("--games", type=int, default=60, metavar="K", help="games per change at most (default 60)")
    parser.add_argument("--tries", type=int, default=10, metavar="T", help="how many changes (default 10)")
    parser.add_argument(
        "--level", default="greedy", metavar="L", help="who plays with them (default greedy; strong@0.05)"
    )
    parser.add_argument("--weight", action="append", default=[], metavar="NAME", help="change these weights only")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="same seed, same changes and deals (default 1)"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the title")
    parser.add_argument("--keep", action="store_true", help="write what is proved as a new version into judge.json")


def run(args: argparse.Namespace) -> int:
    game = find_title(args.title)
    judge = game.judge
    if judge is None:
        raise Trouble(f"{game.title} has no judge")
    if args.seats not in game.seats or args.games < 1 or args.tries < 1:
        raise Trouble(f"{game.title} is for {game.seats.start} to {game.seats.stop - 1} players; numbers are above 0")
    unknown = [name for name in args.weight if name not in judge.weights]
    if unknown:
        raise Trouble(f"there is no weight {unknown[0]!r}; there are: {', '.join(judge.weights)}")
    if args.keep:
        from_source()
    options = read_options(game, args.option)
    kept = 0
    for number, (name, value) in enumerate(changes(judge, args.weight, args.seed, args.tries)):
        tried = judge.with_weights({name: value})
        measured = [compare(game, args, options, judge, tried, args.seed + 1000 * number)]
        proved = measured[0]["low"] > 1 / args.seats
        if proved:  # once more with other deals: of many changes some look good by chance
            measured.append(compare(game, args, options, judge, tried, args.seed + 1000 * number + 500))
            proved = measured[1]["low"] > 1 / args.seats
        shares = ", ".join(f"{one['share']:.0%} ({one['low']:.0%} to {one['high']:.0%})" for one in measured)
        said = "proved" if proved else "not proved"
        print(
            f"{name} {judge.weights[name]:g} -> {value:g}: {shares} of {measured[0]['games']} games: {said}", flush=True
        )
        if proved:
            kept += 1
            judge = kept_as(game, judge, name, value, measured, path_of(game) if args.keep else None)
    print(
        f"{game.title}: {kept} of {args.tries} changes proved" + ("" if args.keep or not kept else "; nothing written")
    )
    return 0


def changes(judge: Judge[Any], names: list[str], seed: int, most: int) -> Iterator[tuple[str, float]]:
    """Weights one after the other in an order of chance, each with every factor in turn."""
    chooser, names = random.Random(seed), sorted(names or judge.weights)
    found = [(name, factor) for factor in FACTORS for name in chooser.sample(names, len(names))]
    for name, factor in found[:most]:
        yield name, round(judge.weights[name] * factor, 4) or 0.1 * factor


def compare(
    game: Game[Any, Any], args: argparse.Namespace, options: Any, old: Judge[Any], new: Judge[Any], seed: int
) -> dict[str, Any]:
    """One player with the new weights among players with the old ones."""
    first, others = read_player(args.level, 0.1), read_player(args.level, 0.1)
    first.judge, others.judge = new, old
    outcomes: list[Outcome] = []
    progress = Progress(args.games, game.title)
    while len(outcomes) < args.games and not decided(outcomes, 1 / args.seats, args.seats):
        outcomes.append(play(game, args.seats, options, first, others, seed, len(outcomes)))
        progress.step()
    progress.close()
    return summary(outcomes, first, others, args.seats, False)


def kept_as(
    game: Game[Any, Any], judge: Judge[Any], name: str, value: float, measured: list[dict[str, Any]], path: Path | None
) -> Judge[Any]:
    """The judge with the new weight, as a new version with what was measured of it; written where there is a path."""
    weights = {**judge.weights, name: value}
    why = f"{name} {judge.weights[name]:g} -> {value:g}"
    version = Version(judge.data.newest.version + 1, weights, why, measured)
    data = Data(judge.scale, [*judge.data.versions, version], judge.data.easy, judge.data.about)
    if path is not None:
        text = msgspec.json.format(msgspec.json.encode(data), indent=1)
        path.write_bytes(text + b"\n")
    return type(judge)(data)


def path_of(game: Game[Any, Any]) -> Path:
    """`judge.json` beside the title's judge."""
    return Path(inspect.getfile(type(game.judge))).with_name("judge.json")
