"""`menhir fortnight`: days of play by people with habits, zones and sleep, and what of it they would feel."""

import argparse
import asyncio
import json
import logging
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec

from bot.cli.common import ROOT, Trouble
from bot.cli.days.figures import figures
from bot.cli.days.habits import LONG_TABLES
from bot.cli.days.house import House, Plan
from bot.cli.days.telling import judged, shorter, told

WAYS = ("channel", "dm", "digest")
PLANS = ("none", "one", "several")
LONGEST_GAME = 150.0
"""Days after which a game that is not over is given up."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--days", type=float, default=14.0, metavar="N", help="how many days (default 14)")
    parser.add_argument("--seeds", type=int, default=1, metavar="K", help="how many simulations (default 1)")
    parser.add_argument("--first", type=int, default=1, metavar="S", help="the first seed (default 1)")
    parser.add_argument("--calls", choices=WAYS, default="", help="everybody is called in this way (default: mixed)")
    parser.add_argument("--plans", choices=PLANS, default="one", help="what people plan (default: one decision)")
    parser.add_argument(
        "--games",
        action="store_true",
        help="instead: days that whole games take, without and with plans of several decisions",
    )
    parser.add_argument("--tree", type=Path, default=ROOT, metavar="DIR", help="the bot of another checkout")
    parser.add_argument("--against", type=Path, metavar="FILE", help="compare with what --json wrote of another bot")
    parser.add_argument(
        "--json", action="store_true", help="JSON on standard output: a line per simulation, then one object"
    )


def run(args: argparse.Namespace) -> int:
    if args.days <= 0 or args.seeds < 1:
        raise Trouble("--days and --seeds must be more than 0")
    if not (args.tree / "bot").is_dir():
        raise Trouble(f"{args.tree} has no bot")
    before = read_runs(args.against) if args.against is not None else []
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # a bot that is killed leaves requests half sent
    seeds = range(args.first, args.first + args.seeds)
    if args.games:
        return whole_games(args, seeds)
    plan = Plan(0, args.days, args.tree.resolve(), args.calls, args.plans)
    runs = [simulated(msgspec.structs.replace(plan, seed=seed), args.json) for seed in seeds]
    missed = judged(runs, before)
    if args.json:
        print(json.dumps({"runs": runs, "missed": missed}))
    else:
        print("\n".join(told(runs, before)))
        print("\n".join(f"missed: {one}" for one in missed) or "every target is met")
    return 1 if missed else 0


def whole_games(args: argparse.Namespace, seeds: range) -> int:
    """The same tables to their end: without plans of several decisions, with such plans by one half of the people, and
    by the other half. So it does not matter who of a table is slow."""
    tree = args.tree.resolve()
    plan = Plan(0, LONGEST_GAME, tree, calls="channel", plans="one", tables=LONG_TABLES, until_over=True)
    without, several = list[dict[str, Any]](), list[dict[str, Any]]()
    for seed in seeds:
        mine = msgspec.structs.replace(plan, seed=seed)
        without.append(simulated(mine, args.json))
        for half in (0, 1):
            several.append(simulated(msgspec.structs.replace(mine, plans="several", half=half), args.json))
    found, lines = shorter(without, several)
    print(json.dumps(found | {"runs": [*without, *several]}) if args.json else "\n".join(lines))
    return 0 if found["enough"] else 1


def read_runs(file: Path) -> list[dict[str, Any]]:
    """What --json wrote; where that was cut off, the simulations that were over."""
    try:
        found = [json.loads(line) for line in file.read_text("utf-8").splitlines() if line.endswith("}")]
        runs: list[dict[str, Any]] = found[-1]["runs"] if found and "runs" in found[-1] else found
    except (OSError, json.JSONDecodeError) as error:
        raise Trouble(f"{file} cannot be read: {error}") from None
    if not runs:
        raise Trouble(f"{file} holds no simulation")
    return runs


def simulated(plan: Plan, tell_all: bool = False) -> dict[str, Any]:
    """One simulation, in figures; `tell_all`: they are written out at once, so that a long run that is cut off is not
    lost."""
    began = time.monotonic()
    kind = f"several {plan.half}" if plan.plans == "several" else plan.plans

    def tell(line: str) -> None:
        print(f"seed {plan.seed}, {kind}, {time.monotonic() - began:.0f} s: {line}", file=sys.stderr, flush=True)

    async def lived() -> dict[str, Any]:
        with tempfile.TemporaryDirectory(prefix="menhir-fortnight-") as folder:
            house = House(Path(folder), plan, tell)
            try:
                await house.open()
                await house.run()
                return figures(house)
            finally:
                await house.close()

    found = asyncio.run(lived())
    tell(f"{found['waits']} waits in {found['days']} days")
    run = {"seed": plan.seed, "plans": kind, "seconds": round(time.monotonic() - began), **found}
    if tell_all:
        print(json.dumps(run), flush=True)
    return run
