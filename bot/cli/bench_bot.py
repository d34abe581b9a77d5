"""How quick the bot is, in ratios of one run: many tables against few, a whole move against a bare reply."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import discord
import msgspec
from discord import app_commands

from bot.app.client import Menhir
from bot.app.connection import Connection
from bot.app.services import made
from bot.cli.awaited import awaited
from bot.features.lobby.service import Lobby
from bot.features.play.service import after
from bot.store import BotNotes, SeatRow, SnapshotRow, SqliteStore, Writing
from bot.tables.call import Services
from bot.tables.play import Play
from bot.tables.tables import Tables
from bot.tables.timers import Timers
from playground.people import Person
from playground.running import running
from playground.server import Playground
from rules import GAMES
from rules.core.players import random_choice

FEW, MANY = 10, 10_000
TITLE = next(iter(GAMES))


def measure(rounds: int = 7) -> dict[str, float]:
    """`many_tables`: time of a move with ten thousand stored tables over the time with ten. `move_over_reply`: a whole
    move through Discord's wire over a bare reply. `moves_per_second`: whole moves, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        found = _many_tables(Path(folder), rounds)
        found |= asyncio.run(_through_the_wire(Path(folder)))
        return found


# --- many tables -----------------------------------------------------------------------------------


def _many_tables(folder: Path, rounds: int) -> dict[str, float]:
    desks = {count: _filled(folder / f"{count}.db", count) for count in (FEW, MANY)}
    times: dict[int, list[float]] = {FEW: [], MANY: []}
    for _ in range(rounds):
        for count, (services, table) in desks.items():
            times[count].append(_moves(services, table, 20))
    for services, _ in desks.values():
        services[Tables].store.close()
    return {
        "few_tables_ms": round(1000 * median(times[FEW]), 3),
        "many_tables_ms": round(1000 * median(times[MANY]), 3),
        "many_tables": round(median(m / f for m, f in zip(times[MANY], times[FEW], strict=True)), 3),
    }


def _filled(path: Path, count: int) -> tuple[Services, int]:
    """A store with that many running tables, all alike, and one to play at."""
    store = SqliteStore(path)
    store.db.execute("PRAGMA synchronous = OFF")  # the disk is not what is measured
    services = made(store, time.time, rates={})
    tables, lobby = services[Tables], services[Lobby]
    # The same secret and salt: both stores see the very same game.
    facts: dict[str, Any] = {"name": "Red", "title": TITLE, "secret": bytes(32)}
    table = tables.change(lambda session: lobby.open(session, guild=1, home=1, place=1, person=1, **facts))
    tables.change(lambda session: lobby.join(session, table.id, 2, "Blue"))
    tables.change(lambda session: services[Play].start(session, table.id, 1), claim="3")
    tables.change(lambda session: _copy(session, table.id, count))
    return services, table.id


def _copy(session: Writing, table: int, count: int) -> None:
    """So many tables like that one."""
    row, snapshot = session.table(table), session.snapshot(table)
    assert row is not None
    assert snapshot is not None
    seats, lines = session.seats(table), session.lines(table)
    for number in range(2, count + 1):
        copy = msgspec.structs.replace(row, id=0, place=number, home=number)
        id = session.put(copy)
        for seat in seats:
            session.put(_moved(seat, id, number))
        for line in lines:
            session.put(msgspec.structs.replace(line, table=id, interaction=None))
        session.put(_for(snapshot, id))


def _moved(seat: SeatRow, table: int, number: int) -> SeatRow:
    person = None if seat.person is None else seat.person + 10 * number
    return msgspec.structs.replace(seat, table=table, person=person)


def _for(snapshot: SnapshotRow, table: int) -> SnapshotRow:
    return msgspec.structs.replace(snapshot, table=table)


def _moves(services: Services, table: int, count: int) -> float:
    """Seconds per move: what a command does, the private answer included."""
    tables = services[Tables]
    chooser = random.Random(1)
    spent = 0.0
    for _ in range(count):
        match, seat, person = tables.look(awaited, tables, table)
        action = random_choice(match.legal(seat), chooser)
        started = time.perf_counter()
        outcome = tables.change(
            partial(services[Play].play, table_id=table, person=person, what=[action]),
            claim=f"{time.perf_counter_ns()}",
            table=table,
        )
        tables.look(partial(after, services), outcome, person)
        spent += time.perf_counter() - started
    return spent / count


# --- many timers -----------------------------------------------------------------------------------


def measure_timers(rounds: int = 9) -> dict[str, float]:
    """Ten thousand pending timers of as many running tables over ten: `look` finds the next one that is due, `handle`
    takes one that is, `start` opens the store and looks after a downtime."""
    with tempfile.TemporaryDirectory() as folder:
        paths = {count: _pending(Path(folder) / f"{count}.db", count) for count in (FEW, MANY)}
        found: dict[str, dict[int, list[float]]] = {name: {FEW: [], MANY: []} for name in ("look", "handle", "start")}
        for _ in range(rounds):
            for count, path in paths.items():
                started = time.perf_counter()
                store = SqliteStore(path)
                store.db.execute("PRAGMA synchronous = OFF")
                services = made(store, lambda: TIMERS_AT + 120, rates={})
                tables, timers = services[Tables], services[Timers]
                timers.wake_up()
                timers.run_due()
                found["start"][count].append(time.perf_counter() - started)
                found["look"][count].append(_per_call(timers.run_due, 50))
                tables.change(lambda session: session.add_timer(TIMERS_AT, "wait", 1, {"seat": 0}))
                found["handle"][count].append(_per_call(timers.run_due, 1))
                tables.change(_down_since)  # it was down since
                store.close()
        told = {}
        for name, times in found.items():
            told[f"{name}_few_ms"] = round(1000 * median(times[FEW]), 3)
            told[f"{name}_many_ms"] = round(1000 * median(times[MANY]), 3)
            told[name] = round(median(m / f for m, f in zip(times[MANY], times[FEW], strict=True)), 3)
        return told


TIMERS_AT = 2_000_000_000.0


def _pending(path: Path, count: int) -> Path:
    services, _ = _filled(path, count)

    def wait(session: Writing) -> None:
        session.drop_timers(1, "wait")
        for number in range(1, count + 1):
            session.add_timer(TIMERS_AT + 3600 + number, "wait", number, {"seat": 0})
        _down_since(session)

    services[Tables].change(wait)
    services[Tables].store.close()
    return path


def _down_since(session: Writing) -> None:
    with session.changing(BotNotes, 0) as notes:
        notes.alive = TIMERS_AT


def _per_call(work: Callable[[], object], times: int) -> float:
    started = time.perf_counter()
    for _ in range(times):
        work()
    return (time.perf_counter() - started) / times


# --- through the wire ------------------------------------------------------------------------------


class Bare(Connection):
    """A bot that only replies."""

    def __init__(self, base: str) -> None:
        super().__init__(base)

        @self.tree.command(name="reply", description="Reply")
        async def reply(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message("x", ephemeral=True)

        assert isinstance(reply, app_commands.Command)


async def _through_the_wire(folder: Path, count: int = 60) -> dict[str, float]:
    replies = await _bare_replies(count)
    moves = await _whole_moves(folder, count)
    return {
        "reply_ms": round(1000 * median(replies), 3),
        "move_ms": round(1000 * median(moves), 3),
        "move_over_reply": round(median(moves) / median(replies), 2),
        "moves_per_second": round(len(moves) / sum(moves), 1),
    }


async def _bare_replies(count: int) -> list[float]:
    playground = Playground()
    await playground.start()
    times = []
    async with running(playground, Bare(playground.base)):
        red = Person(playground, "Red")
        for _ in range(count):
            started = time.perf_counter()
            await red.slash("reply")
            times.append(time.perf_counter() - started)
    await playground.stop()
    return times


async def _whole_moves(folder: Path, count: int) -> list[float]:
    playground = Playground()
    await playground.start()
    bot = Menhir(playground.base, store=SqliteStore(folder / "wire.db"), call_delay=0.0)
    times = []
    async with running(playground, bot):
        people = {name: Person(playground, name) for name in ("Red", "Blue")}
        await (await people["Red"].slash("table open", title=TITLE, where="here")).done()
        await people["Blue"].slash("table join")
        await people["Red"].slash("table start")
        chooser = random.Random(1)
        for _ in range(count):
            person, line = await bot.worker.do(_next_line, bot.tables, chooser, people)
            started = time.perf_counter()
            await person.slash("do", line=line)
            times.append(time.perf_counter() - started)
    await playground.stop()
    return times


def _next_line(tables: Tables, chooser: random.Random, people: dict[str, Person]) -> tuple[Person, str]:
    match, seat, person = tables.look(awaited, tables, 1)
    action = random_choice(match.legal(seat), chooser)
    words = [str(getattr(action, field) or "-") for field in action.__struct_fields__]
    line = " ".join([type(action).__name__.lower(), *words])
    return next(p for p in people.values() if int(p.id) == person), line
