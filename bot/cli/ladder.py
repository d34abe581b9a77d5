"""`menhir ladder`: which level of computer player beats which, and how surely."""

import argparse
import json
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec

from bot.cli.arena import Outcome, Player, Tally, play, read_player, wilson
from bot.cli.common import Progress, Trouble, add_title, find_title, read_options
from rules.core import Game


class Head(msgspec.Struct):
    """First line of a file of results: what was measured. A run goes on only with the same."""

    title: str
    version: int
    judge: int
    seats: int
    a: str
    b: str
    seconds: float
    seed: int
    options: dict[str, Any]


def arguments(parser: argparse.ArgumentParser) -> None:
    add_title(parser)
    parser.add_argument("--seats", type=int, required=True, metavar="N", help="how many players: one a among b")
    parser.add_argument("--games", type=int, default=60, metavar="K", help="how many games at most (default 60)")
    parser.add_argument(
        "--levels",
        required=True,
        metavar="A,B",
        help="random, easy, middle (greedy), strong, playouts; strong@1 thinks 1 s",
    )
    parser.add_argument(
        "--seconds",
        type=float,
        default=0.1,
        metavar="S",
        help="processor seconds per decision of levels that search (default 0.1)",
    )
    parser.add_argument(
        "--aim",
        type=float,
        metavar="PERCENT",
        help="stop when the 95 %% interval is clear of it (default: a fair share)",
    )
    parser.add_argument("--whole", action="store_true", help="play all games, whatever they show")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same deals (default 1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the title")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="keep each game in this file, and go on from what is in it"
    )
    parser.add_argument("--counters", action="store_true", help="count what nobody should do who plays well")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")


def run(args: argparse.Namespace) -> int:
    game = find_title(args.title)
    if args.seats not in game.seats:
        raise Trouble(f"{game.title} is for {game.seats.start} to {game.seats.stop - 1} players, not {args.seats}")
    if args.games < 1 or args.seconds <= 0:
        raise Trouble("--games and --seconds must be above 0")
    players = [read_player(word, args.seconds) for word in args.levels.split(",")]
    if len(players) < 2:
        raise Trouble("--levels wants two or more, such as strong,greedy")
    options = read_options(game, args.option)
    pairs = list(combinations(players, 2))
    if args.out is not None and len(pairs) > 1:
        raise Trouble("--out keeps the games of two levels")
    results = [measure(game, args, options, a, b) for a, b in pairs]
    if args.json:
        print(json.dumps({"title": game.name, "results": results}, indent=1))
    return 0


def measure(game: Game[Any, Any], args: argparse.Namespace, options: Any, a: Player, b: Player) -> dict[str, Any]:
    """Play until the interval is clear of the aim, or all games are played."""
    judge = game.judge.data.newest.version if game.judge is not None else 0
    head = Head(
        game.name,
        game.version,
        judge,
        args.seats,
        a.name,
        b.name,
        args.seconds,
        args.seed,
        msgspec.to_builtins(options),
    )
    outcomes = read_kept(args.out, head)
    aim = args.aim / 100 if args.aim is not None else 1 / args.seats
    progress = Progress(args.games, f"{game.title}, {args.seats} seats, {a.name} against {b.name}")
    progress.done = len(outcomes)
    while len(outcomes) < args.games and (args.whole or not decided(outcomes, aim, args.seats)):
        outcome = play(game, args.seats, options, a, b, args.seed, len(outcomes), counters=args.counters)
        outcomes.append(outcome)
        keep(args.out, outcome)
        progress.step()
    progress.close()
    found = summary(outcomes, a, b, args.seats, args.counters)
    if not args.json:
        _print(game, found, a, b, aim)
    return found


def decided(outcomes: list[Outcome], aim: float, seats: int) -> bool:
    """The interval is clear of the aim; asked only when every seat has been sat on equally often."""
    if not outcomes or len(outcomes) % seats:
        return False
    low, high = wilson(sum(outcome.won for outcome in outcomes) / len(outcomes), len(outcomes))
    return low > aim or high < aim


def summary(outcomes: list[Outcome], a: Player, b: Player, seats: int, counters: bool) -> dict[str, Any]:
    games = len(outcomes)
    first, others = Tally(), Tally()
    for outcome in outcomes:
        first.add(outcome.first)
        others.add(outcome.others)
    share = sum(outcome.won for outcome in outcomes) / games
    low, high = wilson(share, games)
    found: dict[str, Any] = {
        "a": a.name,
        "b": b.name,
        "seats": seats,
        "games": games,
        "share": round(share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "seconds_per_decision": round(first.seconds / max(1, first.decisions), 4),
        "seconds_per_decision_b": round(others.seconds / max(1, others.decisions), 4),
        "longest_decision": round(first.longest, 3),
        "descents_per_decision": round(first.descents / max(1, first.decisions), 1),
        "decisions_per_game": round(first.decisions / games, 1),
        "score": round(first.score / max(1, first.seats), 2),
        "score_b": round(others.score / max(1, others.seats), 2),
    }
    if counters:
        turns = max(1, first.turns)
        found["turns"] = first.turns
        found["ended_with_everything"] = round(first.ended_with_everything / turns, 4)
        found["declined_free"] = round(first.declined_free / turns, 4)
        found["ignored_win"] = round(first.ignored_win / turns, 4)
    return found


def _print(game: Game[Any, Any], found: dict[str, Any], a: Player, b: Player, aim: float) -> None:
    print(
        f"{game.title}, {found['seats']} seats, {a.name} against {b.name}: "
        f"{found['share']:.1%} of {found['games']} games (95 %: {found['low']:.1%} to {found['high']:.1%}; "
        f"aim {aim:.0%}), points {found['score']:g} : {found['score_b']:g}; "
        f"{found['seconds_per_decision'] * 1000:.1f} ms and {found['descents_per_decision']:g} descents per decision, "
        f"{found['decisions_per_game']:g} decisions a game"
    )
    if "turns" in found:
        print(
            f"  of {found['turns']} turns: ended with everything left {found['ended_with_everything']:.2%}, "
            f"declined what is free {found['declined_free']:.2%}, ignored a win {found['ignored_win']:.2%}"
        )


# --- going on after a break ----------------------------------------------------------------------


def read_kept(path: Path | None, head: Head) -> list[Outcome]:
    """The games a file holds; one line that was cut off by a kill is played again."""
    if path is None:
        return []
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(head) + b"\n")
        return []
    lines = path.read_bytes().splitlines()
    try:
        kept = msgspec.json.decode(lines[0], type=Head)
    except (IndexError, msgspec.MsgspecError):
        raise Trouble(f"{path} holds no results") from None
    if kept != head:
        raise Trouble(f"{path} holds results of something else: {msgspec.json.encode(kept).decode()}")
    outcomes: list[Outcome] = []
    for line in lines[1:]:
        try:
            outcomes.append(msgspec.json.decode(line, type=Outcome))
        except msgspec.MsgspecError:
            break
    whole = [lines[0], *(msgspec.json.encode(outcome) for outcome in outcomes)]
    path.write_bytes(b"\n".join(whole) + b"\n")
    return outcomes


def keep(path: Path | None, outcome: Outcome) -> None:
    if path is not None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(outcome) + b"\n")
