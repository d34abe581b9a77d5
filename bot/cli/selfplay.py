"""`menhir selfplay`: random players finish games; the same seed gives the same games on every run and machine."""

import argparse
import hashlib
import json
import random
import statistics
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bot.cli.common import Progress, Trouble, add_title, find_title, read_options
from rules.core import Action, DeadEnd, Game, Match, Standings
from rules.core.players import RareFirst, random_choice
from rules.core.record import begin, record_of, write

Chooser = Callable[[Sequence[Action], random.Random], Action]
MOST_STEPS = 100_000
"""A game of this many decisions does not end."""


class Largest(msgspec.Struct):
    """The longest list of legal actions so far, and how long it took to make."""

    actions: int = 0
    of: str = ""
    """Its kinds, the most frequent first."""
    seconds: float = 0.0

    def look(self, match: Match, seat: int) -> None:
        legal = match.legal(seat)
        if len(legal) > self.actions:
            kinds = Counter(type(action).__name__.lower() for action in legal)
            self.actions, self.of = len(legal), ", ".join(kind for kind, _ in kinds.most_common())
            self.seconds = min(_seconds_of(lambda: match.game.legal(match.state, seat)) for _ in range(3))


class Played(msgspec.Struct):
    """One finished game."""

    game: int
    steps: int
    forced: int
    largest: Largest
    standings: Standings
    fingerprint: str


def arguments(parser: argparse.ArgumentParser) -> None:
    add_title(parser)
    parser.add_argument("--seats", type=int, metavar="N", help="how many players (default: every number in turn)")
    parser.add_argument("--games", type=int, default=10, metavar="K", help="how many games of each (default 10)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same games (default 1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the title")
    parser.add_argument(
        "--rare", action="store_true", help="other options in every game, and players who favour rare kinds of action"
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="write one record per game into this folder")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")


def run(args: argparse.Namespace) -> int:
    game = find_title(args.title)
    if args.seats is not None and args.seats not in game.seats:
        raise Trouble(f"{game.title} is for {game.seats.start} to {game.seats.stop - 1} players, not {args.seats}")
    if args.games < 1:
        raise Trouble(f"--games must be 1 or more, not {args.games}")
    options = read_options(game, args.option)
    if args.rare and args.option:
        raise Trouble("--rare chooses the options itself: leave --option out")
    if args.out is not None:
        try:
            args.out.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Trouble(f"cannot make {args.out}: {error.strerror}") from None
    told = []
    for seats in game.seats if args.seats is None else [args.seats]:
        started = time.perf_counter()
        try:
            played = list(_games(game, seats, options, args))
        except DeadEndError as dead_end:
            print(dead_end)
            return 1
        told.append(_summary(game, seats, args.seed, played))
        if not args.json:
            _print_summary(game, seats, played, time.perf_counter() - started)
    if args.json:
        print(json.dumps(told if args.seats is None else told[0], indent=1))
    return 0


def _games(game: Game[Any, Any], seats: int, options: Any, args: argparse.Namespace) -> Iterator[Played]:
    progress = Progress(args.games, f"{game.title}, {seats} seats")
    choose = RareFirst() if args.rare else random_choice
    try:
        for number in range(args.games):
            if args.rare:
                options = any_options(game, random.Random(f"options:{game.name}:{seats}:{args.seed}:{number}"))
            try:
                result = play(game, seats, options, args.seed, number, args.out, choose)
            except (DeadEndError, DeadEnd) as dead_end:
                raise DeadEndError(f"game {number + 1}: {dead_end}; options {options}") from dead_end
            progress.step()
            if not args.json:
                print(_line(result), flush=True)
            yield result
    finally:
        progress.close()


def any_options(game: Game[Any, Any], chooser: random.Random) -> Any:
    """A value of each option, all of them equally likely."""
    return game.options(**{name: chooser.choice(values) for name, values in game.options.values().items()})


class DeadEndError(Exception):
    """A seat must decide and may do nothing, or the game does not end."""


def play(
    game: Game[Any, Any], seats: int, options: Any, seed: int, number: int, out: Path | None, choose: Chooser
) -> Played:
    """One game of such players with fair dice, so that its record can be checked like a real one."""
    salt = f"selfplay:{game.name}:{seats}:{seed}:{number}"
    secret = hashlib.sha256(salt.encode()).digest()
    chooser = random.Random(salt)
    match = begin(game.name, seats, options, secret, salt)
    largest = Largest()
    while waiting := match.waiting:
        seat = waiting[chooser.randrange(len(waiting))]
        legal = match.legal(seat)
        if not legal:
            raise DeadEndError(f"dead end after {len(match.steps)} steps: seat {seat} may do nothing")
        if len(match.steps) >= MOST_STEPS:
            raise DeadEndError(f"not over after {MOST_STEPS} steps")
        largest.look(match, seat)
        match.play(seat, choose(legal, chooser))
    standings = match.standings
    if standings is None:
        raise DeadEndError(f"nobody is waited for after {len(match.steps)} steps, and it is not over")
    if out is not None:
        record = record_of(match, secret, salt, reveal=True)
        (out / f"{game.name}-{seats}-{seed}-{number + 1:04}.json").write_bytes(write(record))
    forced = sum(len(step.forced) for step in match.steps)
    return Played(number + 1, len(match.steps), forced, largest, standings, match.fingerprint)


def _seconds_of(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def scores(match: Match | Played) -> dict[int, int]:
    standings = match.standings
    assert standings is not None
    return {placing.seat: placing.score for placing in standings.placings}


def _line(result: Played) -> str:
    points = ", ".join(str(score) for _, score in sorted(scores(result).items()))
    winners = "+".join(str(placing.seat + 1) for placing in result.standings.placings if placing.place == 1)
    first = f"seat {winners} first" if winners else "nobody first"
    facts = " ".join(f"{key} {value}" for key, value in result.standings.facts.items())
    return f"game {result.game:4}: {result.steps:5} steps, scores {points}, {first}  {facts}".rstrip()


def _print_summary(game: Game[Any, Any], seats: int, played: list[Played], seconds: float) -> None:
    steps = [result.steps for result in played]
    best = [result.standings.placings[0].score for result in played]
    largest = max((result.largest for result in played), key=lambda found: found.actions)
    every = [score for result in played for score in scores(result).values()]
    print(
        f"{game.title}, {seats} seats: {len(played)} games finished, no dead end. "
        f"Steps {min(steps)} to {max(steps)}, mean {statistics.mean(steps):.1f} "
        f"(and {statistics.mean(result.forced for result in played):.1f} forced). "
        f"Scores: median {statistics.median(every):g}, mean {statistics.mean(every):.1f}; "
        f"winners' mean {statistics.mean(best):.1f}. {seconds:.1f} s."
    )
    print(f"  largest list: {largest.actions} actions of {largest.of}, made in {1000 * largest.seconds:.2f} ms")
    shares = shares_of(played)
    if shares:
        print("  " + ", ".join(f"{fact} in {count} of {len(played)}" for fact, count in shares.items()))


def shares_of(played: list[Played]) -> dict[str, int]:
    """Facts that are either so or not, such as how a game ended: in how many games they are so."""
    names = sorted({name for result in played for name in result.standings.facts})
    values = {name: [result.standings.facts.get(name, 0) for result in played] for name in names}
    return {name: sum(found) for name, found in values.items() if name.startswith("ended") and set(found) <= {0, 1}}


def _summary(game: Game[Any, Any], seats: int, seed: int, played: list[Played]) -> dict[str, Any]:
    return {
        "title": game.name,
        "seats": seats,
        "seed": seed,
        "finished": len(played),
        "shares": shares_of(played),
        "games": [
            {
                "game": result.game,
                "steps": result.steps,
                "forced": result.forced,
                "largest": result.largest.actions,
                "scores": [score for _, score in sorted(scores(result).items())],
                "winners": [placing.seat for placing in result.standings.placings if placing.place == 1],
                "facts": result.standings.facts,
                "fingerprint": result.fingerprint,
            }
            for result in played
        ],
    }
