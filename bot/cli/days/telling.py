"""Figures of simulations as a table, before and after, and which targets they miss."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any

Run = dict[str, Any]
AT_MOST: dict[str, float] = {
    "rings in told quiet hours": 0,
    "night calls not rung in the morning": 0,
    "morning ring after quiet hours, seconds at most": 900,
    "mornings with two rings": 0,
    "deadlines wrong": 0,
    "hidden, % of hours": 0,
    "call after a plan, seconds at most": 20,
    "vanished, no clock: hours until asked": 72,
    "vanished, no clock: hours until on": 96,
    "vanished, clock: hours until asked": 72,
    "vanished, clock: hours until on": 96,
    "never called": 0,
    "not done": 0,
}
"""What a figure may be at most, in every simulation."""
CARD = 99.0
"""Percent of hours in which the card is right."""
COMPARED = {"rings": 1.15, "kept": 1.0}
"""How many times the figure of the bot before it may be, on the average of all simulations."""
SHORTER = 0.75
"""Of the days without plans of several decisions."""


def judged(runs: Sequence[Run], before: Sequence[Run] = ()) -> list[str]:
    """The targets that are missed."""
    missed = []
    for run in runs:
        for name, most in AT_MOST.items():
            worst = max(run[name], default=0.0) if isinstance(run[name], list) else run[name]
            if worst > most:
                missed.append(f"seed {run['seed']}: {name}: {number(worst)}, at most {number(most)}")
        if run["reminders sent"] != run["reminders due"]:
            missed.append(f"seed {run['seed']}: {run['reminders sent']} reminders sent, {run['reminders due']} due")
        if run["card and since right, %"] < CARD:
            missed.append(f"seed {run['seed']}: card right in {run['card and since right, %']:.1f} % of hours")
    for name, times in COMPARED.items() if before else ():
        now, then = mean(runs, name), mean(before, name)
        if now > times * then:
            missed.append(f"{name}: {now:.2f}, at most {times} times {then:.2f}")
    return missed


def mean(runs: Sequence[Run], name: str) -> float:
    return statistics.mean(float(run[name]) for run in runs)


def told(runs: Sequence[Run], before: Sequence[Run] = ()) -> list[str]:
    """A table: one row per figure; from the lowest to the highest of all simulations."""
    columns = [before, runs] if before else [runs]
    heads = ["before", "after"] if before else ["figure"]
    lines = [f"| what | {' | '.join(heads)} |", f"|---|{'---|' * len(heads)}"]
    for name in runs[0]:
        cells = [spread([run[name] for run in column if name in run]) for column in columns]
        lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


def spread(values: Sequence[Any]) -> str:
    if not values:
        return ""
    if isinstance(values[0], dict):
        keys = dict.fromkeys(key for value in values for key in value)
        return ", ".join(f"{key} {spread([value.get(key, 0) for value in values])}" for key in keys)
    if isinstance(values[0], list):
        flat = [one for value in values for one in value]
        if flat and isinstance(flat[0], dict):
            return games(flat)
        return spread(flat)
    if isinstance(values[0], str):
        return ", ".join(dict.fromkeys(values))
    low, high = number(min(values)), number(max(values))
    return low if low == high else f"{low}-{high}"


def games(ended: Sequence[Run]) -> str:
    kinds = sorted({(one["title"], one["people"]) for one in ended})
    found = {kind: [one["days"] for one in ended if (one["title"], one["people"]) == kind] for kind in kinds}
    return ", ".join(
        f"{len(days)} {title} of {people} in {spread(days)} days" for (title, people), days in found.items()
    )


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def shorter(without: Sequence[Run], several: Sequence[Run]) -> tuple[Run, list[str]]:
    """Days that whole games take without and with plans of several decisions, by title: the mean of all games with
    them, whichever half of the people plans, as a share of the mean of those without. One game says little."""
    found: Run = {"days": {}, "enough": True}
    halves = sorted({run["plans"] for run in several})
    heads = " | ".join(["game", "without", *halves, "share", "by half"])
    lines = [f"| {heads} |", f"|---|---|{'---|' * len(halves)}---|---|"]
    for title in sorted({one["title"] for run in [*without, *several] for one in run["finished"]}):
        usual = _days(without, title)
        by_half = {half: _days([run for run in several if run["plans"] == half], title) for half in halves}
        planned = [days for half in by_half.values() for days in half]
        share = _share(planned, usual)
        unfinished = len(usual) < len(without) or len(planned) < len(several)
        shares = {half: round(_share(days, usual), 3) for half, days in by_half.items()}
        found["days"][title] = {"without": usual, **by_half, "share": round(share, 3), "by half": shares}
        found["enough"] &= share <= SHORTER and not unfinished
        cells = [spread(usual), *(spread(days) for days in by_half.values())]
        told = ", ".join(number(one) for one in shares.values())
        lines.append(f"| {title} | {' | '.join(cells)} | {share:.2f}{' (not all over)' * unfinished} | {told} |")
    found["enough"] &= bool(found["days"])
    return found, lines


def _share(planned: Sequence[float], usual: Sequence[float]) -> float:
    return statistics.mean(planned) / statistics.mean(usual) if planned and usual else 1.0


def _days(runs: Sequence[Run], title: str) -> list[float]:
    return [one["days"] for run in runs for one in run["finished"] if one["title"] == title]
