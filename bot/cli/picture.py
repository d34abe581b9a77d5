"""`menhir picture`: the board of a randomly played game, as a file."""

import argparse
import sys
from pathlib import Path

from bot.cli.common import Trouble
from render.painter import painters
from render.pictures import png
from render.samples import sample
from render.scene import Unknown
from render.shot import Shot
from render.text_board import text_board
from render.theme import THEMES
from rules import GAMES


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("title", metavar="TITLE", help=f"one of: {', '.join(painters())}")
    parser.add_argument("--seed", type=int, default=1, help="decides dice and moves (default 1)")
    parser.add_argument("--steps", type=int, default=0, metavar="N", help="random steps to play first (default 0)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the PNG goes")
    parser.add_argument("--seats", type=int, metavar="N", help="number of players (default: the most)")
    parser.add_argument("--seat", type=int, metavar="I", help="as that seat sees it, from 0 (default: a spectator)")
    parser.add_argument("--lang", default="en", help="language (default en)")
    parser.add_argument("--theme", default="light", help="light or dark (default light)")
    parser.add_argument("--focus", metavar="REGION", help="only that region: gate, north, P1, a square …")
    parser.add_argument(
        "--changes", type=int, nargs="?", const=1, default=0, metavar="N", help="mark what the last step (or N) changed"
    )
    parser.add_argument("--twin", action="store_true", help="print the position in words")


def run(args: argparse.Namespace) -> int:
    if args.title not in GAMES:
        raise Trouble(f"no title is called {args.title!r}; there are {', '.join(GAMES)}")
    if args.title not in painters():
        raise Trouble(f"{args.title} has no pictures; these titles have: {', '.join(painters())}")
    game = GAMES[args.title]
    seats = game.seats[-1] if args.seats is None else args.seats
    if seats not in game.seats:
        raise Trouble(f"--seats {seats}: {game.title} is for {game.seats[0]} to {game.seats[-1]}")
    if args.seat is not None and args.seat not in range(seats):
        raise Trouble(f"--seat {args.seat}: the seats are 0 to {seats - 1}")
    if args.steps < 0 or args.changes < 0:
        raise Trouble("--steps and --changes count from 0")
    if args.theme not in THEMES:
        raise Trouble(f"--theme {args.theme}: there are {', '.join(THEMES)}")
    if args.out is None and not args.twin:
        raise Trouble("--out FILE says where the picture goes (or --twin prints it in words)")
    position = sample(game, seats, args.seed, args.steps, args.seat)
    changed = [event for step in position.events[-args.changes :] for event in step] if args.changes else []
    changed = [event for event in changed if event.only in (None, args.seat)]
    shot = Shot(position.view, args.lang, args.theme, args.focus, changed)
    if args.out is not None:
        try:
            args.out.write_bytes(png(shot))
        except Unknown as unknown:
            raise Trouble(f"--focus: {unknown}") from None
        except OSError as error:
            raise Trouble(f"cannot write {args.out}: {error.strerror}") from None
        after = f"{len(position.events) - 1} steps" + (", the end" if position.over else "")
        print(f"{args.out}: {game.title}, {seats} seats, seed {args.seed}, {after}", file=sys.stderr)
    if args.twin:
        print(text_board(shot).text)
    return 0
