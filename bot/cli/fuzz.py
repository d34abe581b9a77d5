"""`menhir fuzz`: hostile inputs by chance at every door; each must end in an answer, and what is refused change
nothing."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path

import msgspec

from bot.app.door import Reply
from bot.cli.common import ROOT, Progress, Trouble
from bot.cli.fuzz_bot import World, undrawn
from bot.cli.fuzz_files import Records, Stores
from bot.cli.fuzz_inputs import Inputs, leaks, parts_of
from bot.ui.page import Page

SHARES = {"options": 120, "ids": 120, "forms": 100, "records": 20}
"""Thousandths of all inputs; one in 2,000 is a store, the rest are typed lines and what is offered for them."""
STORES = 2000
TOGETHER = 400
"""Inputs before everything is as it was at the beginning."""
A_WORLD = 20_000
"""Inputs in one world before games are played anew."""
EXAMPLES = 20


class Found(msgspec.Struct):
    """What came out."""

    inputs: int = 0
    kinds: Counter[str] = msgspec.field(default_factory=Counter)
    tracebacks: Counter[str] = msgspec.field(default_factory=Counter)
    unanswered: int = 0
    changed_by_refused: int = 0
    mentions: int = 0
    slowest: dict[str, float] = {}
    """By kind, in seconds of the processor: how long that takes beside other work says nothing of the input."""
    longest: dict[str, float] = {}
    """By kind, in seconds by the clock."""
    slowest_input: str = ""
    examples: list[str] = []
    """Some of the inputs behind what was found."""
    refusals: list[str] = []
    """Some answers to what was refused."""

    @property
    def bad(self) -> int:
        return sum(self.tracebacks.values()) + self.unanswered + self.changed_by_refused + self.mentions

    def note(self, what: str, input: str) -> None:
        if len(self.examples) < EXAMPLES:
            self.examples.append(f"{what}: {input[:300]!r}")


class Heard(logging.Handler):
    """Faults that were told to the operator: the person got an answer, and yet something broke."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.faults: list[BaseException | str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self.faults.append(error if error is not None else record.getMessage())


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--inputs", type=int, required=True, metavar="N", help="how many inputs")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same inputs (default 1)")
    parser.add_argument("--samples", type=int, default=0, metavar="K", help="print so many answers to what was refused")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    if args.inputs < 1:
        raise Trouble(f"--inputs must be 1 or more, not {args.inputs}")
    logging.getLogger().addHandler(logging.NullHandler())
    began = time.perf_counter()
    progress = Progress(args.inputs, "inputs")
    found = fuzzed(args.inputs, args.seed, args.samples, progress)
    progress.close()
    if args.json:
        print(json.dumps(msgspec.to_builtins(found) | {"seconds": round(time.perf_counter() - began, 1)}))
    else:
        _tell(found, time.perf_counter() - began)
    return 1 if found.bad else 0


def _tell(found: Found, seconds: float) -> None:
    print(f"{found.inputs:,} inputs in {seconds:,.0f} s")
    for kind, count in sorted(found.kinds.items()):
        slowest, longest = found.slowest.get(kind, 0.0), found.longest.get(kind, 0.0)
        print(f"  {kind:12}{count:>10,}   slowest {slowest:.3f} s of the processor, {longest:.3f} s by the clock")
    print(f"tracebacks: {sum(found.tracebacks.values())}")
    for where, count in found.tracebacks.most_common():
        print(f"  {count} at {where}")
    print(f"without an answer: {found.unanswered}")
    print(f"state changed by refused input: {found.changed_by_refused}")
    print(f"mentions that leak: {found.mentions}")
    print(f"slowest: {max(found.slowest.values(), default=0.0):.3f} s, {found.slowest_input[:120]!r}")
    for example in found.examples:
        print(f"  {example}")
    for refusal in found.refusals:
        print(refusal)


def fuzzed(inputs: int, seed: int, samples: int = 0, progress: Progress | None = None) -> Found:
    """Hand in that many inputs and count what goes wrong."""
    found, heard = Found(), Heard()
    root = logging.getLogger()
    root.addHandler(heard)
    try:
        with undrawn(), tempfile.TemporaryDirectory() as folder:
            for number in range(0, inputs, A_WORLD):
                chooser = random.Random(f"{seed}/{number}")
                some = min(A_WORLD, inputs - number)
                steps = (0, 12, 40, 120)[number // A_WORLD % 4] if inputs > A_WORLD else 12
                place = Path(folder) / str(number)
                place.mkdir()
                asyncio.run(_Run(found, heard, chooser, samples, progress).go(place, some, steps))
    finally:
        root.removeHandler(heard)
    return found


class _Run:
    def __init__(
        self, found: Found, heard: Heard, chooser: random.Random, samples: int, progress: Progress | None
    ) -> None:
        self.found, self.heard, self.chooser, self.samples, self.progress = found, heard, chooser, samples, progress

    async def go(self, folder: Path, inputs: int, steps: int) -> None:
        self.world = World(folder, self.chooser, steps)
        self.inputs = Inputs(self.world, self.chooser)
        copy = folder / "copy.db"
        self.world.store.backup(str(copy))
        self.records, self.stores = Records(self.chooser), Stores(self.chooser, copy.read_bytes(), folder / "damaged")
        kinds = self._kinds(inputs)
        self.before = self.world.fingerprint()
        for number, kind in enumerate(kinds):
            if number % TOGETHER == TOGETHER - 1:
                self.world.again()
                self.before = self.world.fingerprint()
            await self._one(kind)
            if self.progress is not None:
                self.progress.step()
        self.world.close()

    def _kinds(self, inputs: int) -> list[str]:
        """At least so many of each kind, in any order."""
        kinds = [kind for kind, share in SHARES.items() for _ in range(-(-inputs * share // 1000))]
        kinds += ["stores"] * -(-inputs // STORES)
        rest = max(0, inputs - len(kinds))
        kinds += ["lines"] * (rest // 2) + ["completions"] * (rest - rest // 2)
        self.chooser.shuffle(kinds)
        return kinds[:inputs]

    async def _one(self, kind: str) -> None:
        found, world = self.found, self.world
        self.heard.faults.clear()
        world.sent.bodies.clear()
        changes, began, worked = world.store.db.conn.total_changes, time.perf_counter(), time.process_time()
        input, counts, told = "", "", ""
        try:
            input, counts, told = await self._handed_in(kind)
        except Exception as error:  # noqa: BLE001  that is what is looked for
            self.heard.faults.append(error)
        took, passed = time.process_time() - worked, time.perf_counter() - began
        found.inputs += 1
        found.kinds[kind] += 1
        if took > max(found.slowest.values(), default=0.0):
            found.slowest_input = f"{kind}: {input}"
        found.slowest[kind] = max(took, found.slowest.get(kind, 0.0))
        found.longest[kind] = max(passed, found.longest.get(kind, 0.0))
        for fault in self.heard.faults:
            found.tracebacks[_where(fault)] += 1
            found.note(_where(fault), f"{kind} {input}")
        for body in world.sent.bodies:
            self.inputs.learn(body)
            if leaks(body):
                found.mentions += 1
                found.note("a mention", f"{kind} {input}")
        if world.store.db.conn.total_changes != changes:
            now = world.fingerprint()
            if not counts and now != self.before:
                found.changed_by_refused += 1
                found.note("a change", f"{kind} {input}")
            self.before = now
        if told and not counts and len(found.refusals) < self.samples and self.chooser.random() < 0.02:
            found.refusals.append(f"{kind}: {input[:200]!r}\n    {told}")

    async def _handed_in(self, kind: str) -> tuple[str, str, str]:
        """The input in words; what the bot says was changed by it; what the person was told."""
        if kind == "records":
            return "", "", self.records.one()
        if kind == "stores":
            return "", "", self.stores.one()
        if kind == "completions":
            return self.inputs.completion()[0], "", ""
        if kind == "lines":
            input, reply = self.inputs.line()
            assert isinstance(reply, Reply)
            return input, reply.counts, " | ".join(reply.page.lines) if isinstance(reply.page, Page) else ""
        make = {"options": self.inputs.option, "ids": self.inputs.forged, "forms": self.inputs.form}[kind]
        input, interaction = await make()
        if not interaction.response.is_done():
            self.found.unanswered += 1
            self.found.note("no answer", f"{kind} {input}")
        return input, str(interaction.extras.get("counts") or ""), " | ".join(self._texts())

    def _texts(self) -> list[str]:
        parts = [part for body in self.world.sent.bodies for part in parts_of(body)]
        return [str(part["content"]) for part in parts if part.get("content")]


def _where(fault: BaseException | str) -> str:
    """The last place of ours that a fault went through."""
    if isinstance(fault, str):
        return fault[:120]
    frames = [frame for frame in traceback.extract_tb(fault.__traceback__) if frame.filename.startswith(str(ROOT))]
    frames = [frame for frame in frames if ".venv" not in frame.filename] or traceback.extract_tb(fault.__traceback__)
    last = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
    return f"{last} {type(fault).__name__}: {str(fault)[:80]}"
