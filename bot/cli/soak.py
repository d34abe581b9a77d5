"""`menhir soak`: people, troubles and kills for as long as one likes; then whether every channel says what happened."""

import argparse
import asyncio
import json
import logging
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.cli.common import Trouble
from bot.cli.soaking.house import House, Plan
from bot.cli.soaking.journal import WRONGS
from bot.cli.soaking.process import Sample
from bot.cli.soaking.trouble import KINDS

KEPT_FINDINGS = 60
"""Told at the end; the first are the ones to look at."""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=5.0, metavar="N", help="how long (default 5)")
    parser.add_argument("--seed", type=int, metavar="S", help="the same people and troubles again (default: by chance)")
    parser.add_argument("--no-kills", action="store_true", help="one process throughout, and what it holds in the end")
    parser.add_argument("--faults", type=int, metavar="N", help="end after so many troubles, however long that takes")
    parser.add_argument("--only", action="append", default=[], metavar="KIND", help="only this trouble, such as: op 7")
    parser.add_argument("--tables", type=int, default=20, metavar="N", help="how many games at once (default 20)")
    parser.add_argument("--json", action="store_true", help="only the JSON object on standard output")


def run(args: argparse.Namespace) -> int:
    if args.minutes <= 0 or args.tables < 1 or (args.faults is not None and args.faults < 1):
        raise Trouble("--minutes, --tables and --faults must be more than 0")
    chosen = random.SystemRandom().randrange(1_000_000) if args.seed is None else args.seed
    unknown = [kind for kind in args.only if kind not in KINDS]
    if unknown:
        raise Trouble(f"there is no trouble called {unknown[0]!r}; there are: {', '.join(KINDS)}")
    only, kills = tuple(args.only), not args.no_kills
    plan = Plan(chosen, args.minutes, args.faults, kills=kills, only=only, tables=args.tables)
    # A bot that is killed leaves requests half sent, which is no news here.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    print(f"menhir soak: seed {chosen}", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory(prefix="menhir-soak-") as folder:
        found, findings = asyncio.run(soaked(Path(folder), plan))
    if not args.json:
        for finding in findings[:KEPT_FINDINGS]:
            print(finding)
        if len(findings) > KEPT_FINDINGS:
            print(f"… and {len(findings) - KEPT_FINDINGS} more")
    print(json.dumps(found), flush=True)
    return 1 if findings or found["stuck"] else 0


async def soaked(folder: Path, plan: Plan) -> tuple[dict[str, Any], list[str]]:
    """A whole soak: its figures, and everything that was found wrong."""
    house = House(folder, plan, lambda line: print(line, file=sys.stderr, flush=True))
    began = time.monotonic()
    try:
        await house.open()
        await house.run()
        return figures(house, time.monotonic() - began), [str(one) for one in house.journal.findings.values()]
    finally:
        await house.close()


def figures(house: House, seconds: float) -> dict[str, Any]:
    journal = house.journal
    return {
        "seed": house.plan.seed,
        "seconds": round(seconds),
        "kills": journal.kills,
        "faults": sum(journal.faults.values()),
        "interactions": journal.interactions,
        "moves": journal.moves,
        **{wrong: journal.counts[wrong] for wrong in WRONGS},
        "stuck": journal.stuck,
        "excused": journal.excused,
        "store_refusals": journal.store_refusals,
        "verified": house.records,
        "start_seconds": round(house.usual_start, 2),
        "busy_seconds": round(journal.busy_seconds),
        "spent_seconds": {what: round(spent / 1000) for what, spent in journal.spent.items()},
        "by_kind": dict(sorted(journal.faults.items())),
        **({} if house.plan.kills else grown(house.samples)),
    }


def grown(samples: Sequence[Sample]) -> dict[str, Any]:
    """What the bot held in the last third over what it held in the middle one."""
    third = len(samples) // 3
    if not third:
        return {"grown": None}
    middle, last = samples[third : 2 * third], samples[2 * third :]
    ratios = {
        name: round(
            statistics.mean(getattr(one, name) for one in last)
            / max(1.0, statistics.mean(getattr(one, name) for one in middle)),
            3,
        )
        for name in Sample.__struct_fields__
    }
    now = {name: getattr(samples[-1], name) for name in Sample.__struct_fields__}
    return {"grown": ratios, "held": now, "samples": len(samples)}
