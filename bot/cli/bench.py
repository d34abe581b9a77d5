"""`menhir bench`: speed as ratios measured in one run, so that they mean the same on every machine."""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import msgspec

from bot.cli.common import Progress, find_title
from rules import GAMES
from rules.core import FastDice, Game

YARDSTICK = "python-chess"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        nargs="?",
        metavar="WHAT",
        help=f"a title ({', '.join(GAMES)}), or: render, bot, posts, timers, computers",
    )
    parser.add_argument("--rounds", type=int, default=9, metavar="N", help="alternating rounds (default 9)")
    parser.add_argument("--seconds", type=float, default=0.4, metavar="T", help="seconds per measurement (default 0.4)")
    parser.add_argument(
        "--tables",
        type=int,
        metavar="N",
        help="with computers: what people notice while strong computer players think at N tables",
    )
    parser.add_argument(
        "--turns", type=int, default=6, metavar="N", help="with --tables: so often with and without them (default 6)"
    )
    parser.add_argument(
        "--json",
        action="store_true",
        help="print one JSON object; `ratios` maps each title to its ratio by steps, `game_ratios` by whole games",
    )


def run(args: argparse.Namespace) -> int:
    if args.what == "render":
        return _render(args.json)
    if args.what == "bot":
        return _bot(args.json)
    if args.what == "posts":
        return _posts(args.json)
    if args.what == "timers":
        return _timers(args.json)
    if args.what == "computers":
        if args.tables:
            return _tables(args)
        return _computers(args.json)
    games = [find_title(args.what)] if args.what else list(GAMES.values())
    found = compared(measure(games, max(1, args.rounds), args.seconds))
    if args.json:
        titles = {name: row for name, row in found.items() if name != YARDSTICK}
        told = {
            "ratios": {name: round(row.ratio, 3) for name, row in titles.items()},
            "game_ratios": {name: round(row.game_ratio, 3) for name, row in titles.items()},
            "steps_per_second": {name: round(row.steps) for name, row in found.items()},
            "games_per_second": {name: round(row.games, 2) for name, row in found.items()},
        }
        print(json.dumps(told, indent=1))
        return 0
    print(f"{'':14} {'steps/s':>10}  {'ratio':>6} {'games/s':>10}  {'ratio':>6}  (random play: list, pick one, do it)")
    for name, row in found.items():
        print(f"{name:14} {row.steps:10,.0f}  {row.ratio:6.2f} {row.games:10,.1f}  {row.game_ratio:6.2f}")
    return 0


def _render(as_json: bool) -> int:
    """Pictures against encoding alone, for the same size."""
    from render.bench import measure as measure_pictures

    found = measure_pictures()
    if as_json:
        print(json.dumps({"ratios": {title: row["ratio"] for title, row in found.items()}, "render": found}, indent=1))
        return 0
    for title, row in found.items():
        print(f"{title}: " + ", ".join(f"{name} {value:g}" for name, value in row.items()))
    return 0


def _bot(as_json: bool) -> int:
    """Ten thousand tables against ten; a whole move against a bare reply."""
    from bot.cli.bench_bot import measure as measure_bot

    return _tell("bot", measure_bot(), ("many_tables", "move_over_reply"), as_json)


def _posts(as_json: bool) -> int:
    """Calls beside slow channels against without; among the posts of ten thousand tables against ten."""
    from bot.cli.bench_posts import measure as measure_posts

    return _tell("posts", measure_posts(), ("slow_channels", "finding", "starting"), as_json)


def _timers(as_json: bool) -> int:
    """Ten thousand pending timers against ten."""
    from bot.cli.bench_bot import measure_timers

    return _tell("timers", measure_timers(), ("look", "handle", "start"), as_json)


def _computers(as_json: bool) -> int:
    """How long one person waits for three computer players, per level and title."""
    from bot.cli.bench_computers import measure as measure_waits

    found = {f"{level} {title}": measure_waits(level, title) for level in ("easy", "middle") for title in GAMES}
    if as_json:
        print(json.dumps({"computers": found}, indent=1))
        return 0
    for name, row in found.items():
        print(f"{name}: " + ", ".join(f"{figure} {value:g}" for figure, value in row.items()))
    return 0


def _tables(args: argparse.Namespace) -> int:
    """First answers and the event loop, with and without so many tables of computer players."""
    from bot.cli.bench_tables import measure as measure_tables

    found = measure_tables(args.tables, max(1, args.turns), 25 * args.seconds)
    return _tell("tables", found, ("answer_p99",), args.json)


def _tell(what: str, found: dict[str, float], ratios: tuple[str, ...], as_json: bool) -> int:
    if as_json:
        print(json.dumps({"ratios": {name: found[name] for name in ratios}, what: found}, indent=1))
        return 0
    for name, value in found.items():
        print(f"{name}: {value:g}")
    return 0


class Speed(msgspec.Struct):
    """Of one round: per second."""

    steps: float
    games: float
    """What is one step differs between titles, and between versions of one; a whole game is a whole game."""


class Compared(msgspec.Struct):
    """Medians over the rounds; ratios to python-chess, of each round."""

    steps: float
    ratio: float
    games: float
    game_ratio: float


def compared(speeds: dict[str, list[Speed]]) -> dict[str, Compared]:
    """Each title beside the yardstick, which comes first."""
    chess = speeds[YARDSTICK]
    return {
        name: Compared(
            steps=statistics.median(mine.steps for mine in speed),
            ratio=statistics.median(mine.steps / theirs.steps for mine, theirs in zip(speed, chess, strict=True)),
            games=statistics.median(mine.games for mine in speed),
            game_ratio=statistics.median(mine.games / theirs.games for mine, theirs in zip(speed, chess, strict=True)),
        )
        for name, speed in speeds.items()
    }


def measure(games: list[Game[Any, Any]], rounds: int, seconds: float) -> dict[str, list[Speed]]:
    """How quick each title and python-chess are, one value per round, taken in turn. Only whole games are counted."""
    players: dict[str, Callable[[random.Random], int]] = {YARDSTICK: _chess_game}
    players |= {game.name: _player(game) for game in games}
    speeds: dict[str, list[Speed]] = {name: [] for name in players}
    progress = Progress(rounds * len(players), "measurements")
    for play in players.values():
        play(random.Random(0))  # warm caches
    for number in range(rounds):
        for name, play in players.items():
            chooser = random.Random(number)
            steps, played, started = 0, 0, time.perf_counter()
            while (elapsed := time.perf_counter() - started) < seconds or not played:
                steps += play(chooser)
                played += 1
            speeds[name].append(Speed(steps / elapsed, played / elapsed))
            progress.step()
    progress.close()
    return speeds


def _chess_game(chooser: random.Random) -> int:
    import chess

    board = chess.Board()
    steps = 0
    while (moves := list(board.legal_moves)) and steps < 400:
        board.push(chooser.choice(moves))
        steps += 1
    return steps


def _player(game: Game[Any, Any]) -> Callable[[random.Random], int]:
    """Whole games of one title, its player counts in turn."""
    counts = list(game.seats)
    options = game.options()

    def play(chooser: random.Random) -> int:
        dice = FastDice(chooser.getrandbits(32))
        state, _ = game.setup(chooser.choice(counts), options, dice)
        steps = 0
        while waiting := game.waiting(state):
            seat = waiting[0]
            game.apply(state, seat, chooser.choice(game.legal(state, seat)), dice)
            steps += 1
        return steps

    return play
