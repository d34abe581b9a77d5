"""Hostile files: records with something else in them, stores with damaged bytes."""

from __future__ import annotations

import json
import random
from argparse import Namespace
from pathlib import Path
from typing import Any

from bot.cli import doctor
from bot.store import SqliteStore, StoreError
from bot.tables.tables import Tables
from rules import GAMES
from rules.core import Damaged, verify
from rules.core.players import random_choice
from rules.core.record import Record, begin, opening_seal, read, record_of, sealed, write

STEPS = 25
SECRET = b"fuzz" * 8


class Records:
    """Records of short games, and what a forger makes of them."""

    def __init__(self, chooser: random.Random) -> None:
        self.chooser = chooser
        self.whole = [write(self._short(title)) for title in GAMES]

    def _short(self, title: str) -> Record:
        game = GAMES[title]
        match = begin(title, game.seats.start, game.options(), SECRET, "1")
        for _ in range(STEPS):
            if match.waiting:
                seat = match.waiting[0]
                match.play(seat, random_choice(match.legal(seat), self.chooser))
        return record_of(match, SECRET, "1", reveal=False)

    def one(self) -> str:
        """Damage a record and check it; raises whatever is no answer."""
        whole, chance = self.chooser.choice(self.whole), self.chooser
        data = self._bytes(whole) if chance.random() < 0.4 else self._words(whole)
        try:
            verify(read(data))
        except Damaged as damaged:
            return str(damaged)
        return ""

    def _bytes(self, whole: bytes) -> bytes:
        chance, data = self.chooser, bytearray(whole)
        for _ in range(chance.randrange(1, 4)):
            at = chance.randrange(len(data))
            data[at : at + chance.randrange(3)] = bytes(chance.randrange(256) for _ in range(chance.randrange(3)))
        return bytes(data[: chance.randrange(len(data))] if chance.random() < 0.2 else data)

    def _words(self, whole: bytes) -> bytes:
        """Another value somewhere, and, half the time, hashes that fit it again."""
        chance, data = self.chooser, json.loads(whole)
        holder, key = self._somewhere(data)
        odd: tuple[Any, ...] = (None, -1, 0, 2**63, 10**30, 1.5, "", "x", "²", [], {}, [[1, 2]], True, "9" * 400)
        holder[key] = chance.choice(odd)
        return _resealed(data) if chance.random() < 0.5 else json.dumps(data).encode()

    def _somewhere(self, data: Any) -> tuple[Any, Any]:
        while True:
            key = self.chooser.choice(list(data) if isinstance(data, dict) else range(len(data)))
            inner = data[key]
            if not isinstance(inner, (dict, list)) or not inner or self.chooser.random() < 0.2:
                return data, key
            data = inner


def _resealed(data: Any) -> bytes:
    """As a forger would write it, where it can be written."""
    raw = json.dumps(data).encode()
    try:
        record = read(raw)
        game = GAMES[record.title].at(record.version)
        options = game.read_options(record.options)
    except (Damaged, KeyError, ValueError):
        return raw
    seal = opening_seal(
        record.title, record.version, record.seats, options, record.commitment, record.salt, record.format
    )
    for number, line in enumerate(record.lines):
        record.lines[number] = sealed(line, seal)
        seal = record.lines[number].hash
    return write(record)


class Stores:
    """Copies of a store with damaged bytes: opened, looked at, and seen by the doctor."""

    def __init__(self, chooser: random.Random, whole: bytes, folder: Path) -> None:
        self.chooser, self.whole, self.folder = chooser, whole, folder
        folder.mkdir(exist_ok=True)

    def one(self) -> str:
        file = self.folder / "menhir.db"
        for old in self.folder.glob("menhir.db*"):
            old.unlink()
        file.write_bytes(self._damaged())
        try:
            store = SqliteStore(file)
        except StoreError as error:
            told = str(error)
        else:
            told = self._looked_at(store)
            store.close()
        findings = list(doctor._findings(Namespace(data=self.folder, quick=True)))
        return f"{told}; {findings[-1][1]}"

    @staticmethod
    def _looked_at(store: SqliteStore) -> str:
        tables = Tables(store, lambda: 0.0)
        try:
            tables.change(lambda session: session.claim("2"), claim="1")
            return f"{tables.look(lambda session: session.count_tables())} tables"
        except StoreError as error:
            return str(error)

    def _damaged(self) -> bytes:
        chance, data = self.chooser, bytearray(self.whole)
        how = chance.randrange(4)
        if how == 0:
            return bytes(data[: chance.randrange(len(data))])
        if how == 1:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(2000)))
        for _ in range(chance.choice((1, 5, 50))):
            at = chance.randrange(len(data) if how == 2 else 4096)
            data[at : at + 16] = bytes(chance.randrange(256) for _ in range(16))
        return bytes(data)
