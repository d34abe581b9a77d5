"""What was felt in a simulation, in figures: everything is worked out from what was written down, when it is over."""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from bot.cli.days.counting import RIGHT, Counting, Wait
from bot.cli.days.habits import DAY, HOUR, TABLES
from bot.cli.days.people import Somebody

if TYPE_CHECKING:
    from bot.cli.days.house import House

SOON = 15 * 60.0
"""Seconds after quiet hours within which what waited rings."""
INTERVAL, REMINDERS = 24 * HOUR, 3
AFTER_PLAN = 20.0
GRACE = 60.0
"""Seconds that a wait has to last for a call to be missed."""
QUICK_TABLE = 7
"""Where both answer within minutes."""


def figures(house: House) -> dict[str, Any]:
    """All of one simulation."""
    counting, days = house.counting, house.day
    tables = max(1.0, len(house.plan.tables) * days)
    return {
        "days": round(days, 2),
        **rings(house),
        "kept": (counting.messages["sent"] - counting.messages["deleted"]) / tables,
        **{name: counting.messages[name] / tables for name in ("sent", "deleted", "edits", "pictures")},
        "kept, by kind": {kind: round(count / tables, 2) for kind, count in counting.kept.items()},
        "card edits a day": counting.messages["card edits"] / days,
        **waiting(counting, house.now),
        **nights(house),
        **reminders(house),
        **deadlines(counting.wrong_deadlines),
        **places(counting.hours),
        **plans(counting),
        **vanished(house),
        **mornings(counting.mornings),
        "finished": [
            {"title": setting.title, "people": len(setting.people), "days": round((over - begun) / DAY, 1)}
            for _, setting, begun, over in counting.ended
        ],
        "never called": never_called(house),
        "moves refused": counting.refused,
        "not done": len(counting.given_up),
    }


def rings(house: House) -> dict[str, Any]:
    counting, people, days = house.counting, house.people, house.day
    by_kind = Counter(ring.kind for ring in counting.rings)
    by_day = Counter((ring.person, int((ring.at - house.began) // DAY)) for ring in counting.rings)
    by_person = Counter(ring.person for ring in counting.rings)
    quiet = Counter(ring.kind for ring in counting.rings if house.by_id[ring.person].character.rests(ring.at))
    untold = [one for one in people if not one.character.told]
    asleep = [
        ring
        for ring in counting.rings
        if ring.person in {one.id for one in untold} and not awake(house, ring.person, ring.at)
    ]
    many = people[0].id
    found: dict[str, Any] = {
        "rings": sum(by_kind.values()) / len(people) / days,
        **{f"rings: {kind}": by_kind[kind] / len(people) / days for kind in ("call", "reminder", "asked", "private")},
        "rings at six tables": by_person[many] / days,
        "rings at six tables, most": max((count for (who, _), count in by_day.items() if who == many), default=0),
        "rings a day, most": max(by_day.values(), default=0),
        "rings in told quiet hours": sum(quiet.values()),
        "rings in told quiet hours, by kind": dict(quiet),
        "rings in untold sleep": len(asleep) / max(1, len(untold)) / days,
    }
    if len(house.plan.tables) == len(TABLES):
        quick = [people[number].id for number in house.plan.tables[QUICK_TABLE].people]
        found["rings at a quick table"] = sum(by_person[one] for one in quick) / len(quick) / days
    return found


def awake(house: House, person: str, at: float) -> bool:
    return house.by_id[person].character.awake(at)


def waiting(counting: Counting, now: float) -> dict[str, Any]:
    hours = sorted(((wait.over or now) - wait.begun) / HOUR for wait in counting.waits)
    total = max(1, sum(counting.causes.values()))
    return {
        "waits": len(hours),
        "rings per wait": len(counting.rings) / max(1, len(hours)),
        "kept per wait": sum(counting.kept.values()) / max(1, len(hours)),
        "hours waited, median": statistics.median(hours) if hours else 0.0,
        "hours waited, mean": statistics.mean(hours) if hours else 0.0,
        "hours waited, p90": hours[int(0.9 * len(hours))] if hours else 0.0,
        "share of hours": {cause: round(100 * count / total) for cause, count in counting.causes.most_common()},
    }


def nights(house: House) -> dict[str, Any]:
    """Waits that began in told quiet hours and lasted beyond them: the ring in the morning."""
    counting, delays, missed = house.counting, list[float](), 0
    rung = defaultdict[str, list[float]](list)
    for ring in counting.rings:
        rung[ring.person].append(ring.at)
    mornings: set[tuple[str, float]] = set()
    for wait in counting.waits:
        somebody = house.by_id[wait.person]
        if somebody.character.calls == "digest" or not somebody.character.rests(wait.begun):
            continue
        end = somebody.character.morning(wait.begun)
        if end + SOON > house.now or is_away(counting, wait.person, end) or was_down(counting, end):
            continue
        if wait.over is not None and wait.over <= end + SOON:
            continue
        mornings.add((wait.person, end))
        after = [at - end for at in rung[wait.person] if end <= at < (wait.over or house.now)]
        if after and min(after) <= SOON:
            delays.append(min(after))
        else:
            missed += 1
    twice = sum(sum(end <= at <= end + 60 for at in rung[person]) > 1 for person, end in mornings)
    return {
        "night calls": len(delays) + missed,
        "night calls not rung in the morning": missed,
        "morning ring after quiet hours, seconds at most": max(delays, default=0.0),
        "mornings with two rings": twice,
    }


def is_away(counting: Counting, person: str, at: float) -> bool:
    begin, end = counting.absences.get(person, (0.0, 0.0))
    return begin <= at <= end + DAY


def was_down(counting: Counting, at: float) -> bool:
    return any(begin <= at <= end for begin, end in counting.downs)


def reminders(house: House) -> dict[str, Any]:
    """Due after 24, 48 and 72 hours at tables without a clock, at the end of quiet hours where they fall into these; a
    reminder that joins the ring of another table in the morning is sent."""
    counting, due, sent = house.counting, 0, 0
    clocked = {number for number, table in house.clocked.items() if table}
    for wait in counting.waits:
        character = house.by_id[wait.person].character
        absent = counting.absences.get(wait.person)
        over = wait.over or house.now
        if wait.table in clocked or character.calls == "digest":
            continue
        if absent is not None and wait.begun <= absent[1] + DAY and over >= absent[0]:
            continue
        for number in range(1, REMINDERS + 1):
            at = wait.begun + number * INTERVAL
            for begin, end in sorted(counting.downs):  # hours in which the bot was not there do not count
                at += end - begin if wait.begun <= begin <= at else 0.0
            at = character.morning(at) if character.told else at
            if over <= at + SOON:
                break
            due += 1
            sent += reminded(counting, wait, at)
    return {"reminders due": due, "reminders sent": sent}


def reminded(counting: Counting, wait: Wait, at: float) -> bool:
    told = any(
        one.reminder and one.table == wait.table and wait.person in one.people and at - GRACE <= one.at <= at + SOON
        for one in counting.told
    )
    return told or any(ring.person == wait.person and at - GRACE <= ring.at <= at + SOON for ring in counting.rings)


def deadlines(wrong: list[float]) -> dict[str, Any]:
    return {
        "deadlines looked at": len(wrong),
        "deadlines wrong": sum(one > RIGHT for one in wrong),
        "deadlines wrong, seconds at most": max(wrong, default=0.0),
    }


def places(hours: Counter[str]) -> dict[str, Any]:
    whole = max(1, hours["tables"])
    return {
        "card right, %": 100 * hours["card names"] / whole,
        "card and since right, %": 100 * hours["card since"] / whole,
        "hidden, % of hours": 100 * hours["hidden"] / whole,
    }


def plans(counting: Counting) -> dict[str, Any]:
    """Where a plan answered the first of several decisions: how long until the call for the next."""
    delays = []
    for at, table in counting.planned:
        for wait in counting.waits:
            open_then = (
                wait.table == table and at - GRACE <= wait.begun < at and (wait.over or at + DAY) > at + AFTER_PLAN
            )
            if open_then:
                calls = [
                    one.at - at
                    for one in counting.told
                    if one.at >= at and wait.person in one.people and one.table == table
                ]
                delays.append(min(calls, default=DAY))
    return {
        "plans played": len(counting.planned),
        "plans with more to decide": len(delays),
        "call after a plan, seconds at most": max(delays, default=0.0),
    }


def vanished(house: House) -> dict[str, Any]:
    """Hours from the last sign, or from when the table began to wait: until the others are asked, until it goes on."""
    found: dict[str, Any] = {}
    for name, with_clock in (("no clock", False), ("clock", True)):
        asked, on = list[float](), list[float]()
        for somebody in house.people:
            for wait in first_waits(house, somebody) if somebody.gone else ():
                if bool(house.clocked.get(wait.table)) != with_clock:
                    continue
                since = max(wait.begun, somebody.last_sign)
                about = (wait.table, somebody.id)
                asks = [at for at, *whose in house.counting.asked if tuple(whose) == about and at >= since]
                asked += [lived(house.counting, since, min(asks))] if asks else []
                on += [lived(house.counting, since, wait.over or house.now)]
        found[f"vanished, {name}: hours until asked"] = [round(one, 1) for one in asked]
        found[f"vanished, {name}: hours until on"] = [round(one, 1) for one in on]
    return found


def lived(counting: Counting, since: float, until: float) -> float:
    """Hours between, without those in which the bot was down."""
    return (until - since - sum(max(0.0, min(end, until) - max(begin, since)) for begin, end in counting.downs)) / HOUR


def first_waits(house: House, somebody: Somebody) -> Iterable[Wait]:
    """At each table, the first wait that somebody who vanished left."""
    seen: set[int] = set()
    for wait in house.counting.waits:
        over = wait.over or house.now
        if over - wait.begun < GRACE:
            continue  # a plan of before has answered
        if wait.person == somebody.id and over > somebody.last_sign and wait.table not in seen:
            seen.add(wait.table)
            yield wait


def mornings(seen: list[tuple[int, int, int]]) -> dict[str, Any]:
    waits, never, unread = zip(*seen, strict=True) if seen else ((0,), (0,), (0,))
    return {
        "morning at six tables: wait": statistics.mean(waits),
        "morning at six tables: never rang": statistics.mean(never),
        "morning at six tables: unread": statistics.mean(unread),
    }


def never_called(house: House) -> int:
    """Waits of somebody who is called in the channel that lasted and were never told."""
    told = defaultdict[tuple[int, str], list[float]](list)
    for one in house.counting.told:
        for person in one.people:
            told[one.table, person].append(one.at)
    count = 0
    for wait in house.counting.waits:
        over = wait.over or house.now
        if house.by_id[wait.person].character.calls != "channel" or over - wait.begun < GRACE:
            continue
        if any(begin <= over and end >= wait.begun for begin, end in house.counting.downs):
            continue
        count += not any(wait.begun <= at <= over for at in told[wait.table, wait.person])
    return count
