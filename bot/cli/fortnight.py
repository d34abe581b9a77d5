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
    parser.add_argument("--json", action="store_true", help="only one JSON object on standard output")


def run(args: argparse.Namespace) -> int:
    if args.days <= 0 or args.seeds < 1:
        raise Trouble("--days and --seeds must be more than 0")
    if not (args.tree / "bot").is_dir():
        raise Trouble(f"{args.tree} has no bot")
    before = json.loads(args.against.read_text("utf-8"))["runs"] if args.against is not None else []
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # a bot that is killed leaves requests half sent
    seeds = range(args.first, args.first + args.seeds)
    if args.games:
        return whole_games(args, seeds)
    plan = Plan(0, args.days, args.tree.resolve(), args.calls, args.plans)
    runs = [simulated(msgspec.structs.replace(plan, seed=seed)) for seed in seeds]
    missed = judged(runs, before)
    if args.json:
        print(json.dumps({"runs": runs, "missed": missed}, indent=1))
    else:
        print("\n".join(told(runs, before)))
        print("\n".join(f"missed: {one}" for one in missed) or "every target is met")
    return 1 if missed else 0


def whole_games(args: argparse.Namespace, seeds: range) -> int:
    """The same tables to their end, with and without plans of several decisions by half of the people."""
    runs: dict[str, list[dict[str, Any]]] = {}
    for plans in ("one", "several"):
        plan = Plan(0, LONGEST_GAME, args.tree.resolve(), "channel", plans, LONG_TABLES, until_over=True)
        runs[plans] = [simulated(msgspec.structs.replace(plan, seed=seed)) for seed in seeds]
    found, lines = shorter(runs["one"], runs["several"])
    print(json.dumps(found | {"runs": runs}, indent=1) if args.json else "\n".join(lines))
    return 0 if found["enough"] else 1


def simulated(plan: Plan) -> dict[str, Any]:
    """One simulation, in figures."""
    began = time.monotonic()

    def tell(line: str) -> None:
        print(f"seed {plan.seed}, {plan.plans}, {time.monotonic() - began:.0f} s: {line}", file=sys.stderr, flush=True)

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
    return {"seed": plan.seed, "seconds": round(time.monotonic() - began), **found}
