"""What the record of a table tells, made anew from its lines alone: every line of the story that must stand, and who is
awaited. Names are left out, since they are those of the day on which a line was told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec

from bot.store import LineRow, Reading, SeatRow, SittingRow, TableRow
from bot.tables.narrator import Speaker, seat_name
from bot.ui.text import SEATS, mark, say
from rules import GAMES
from rules.core import Event, FairDice, Match, Refusal
from rules.core.dice import commitment
from rules.core.record import Line, Start, Step, TakenBack, opening_seal

SOMEBODY = "ǂ"
"""Stands for a name."""
FALLBACKS = "🔴🟦🟨🟩🟪"
_EMOJI = re.compile(rf"<:seat_({'|'.join(SEATS)}):\d+>")


class Broken(Exception):
    """The lines do not follow from each other."""


class Retelling:
    """One table's record, followed line by line as it grows."""

    def __init__(self, table: TableRow) -> None:
        self.table = table
        self.game = GAMES[table.title].at(table.rules_version)
        seats = [SeatRow(table=table.id, seat=seat, name=SOMEBODY) for seat in range(table.seats)]
        self.speaker = Speaker(cast(Reading, None), table, seats, 0.0)
        self.match: Match | None = None
        self.told: dict[int, list[str]] = {}
        """What each line that counts must have left in the channel."""

    @property
    def lines(self) -> int:
        return len(self.match.lines) if self.match is not None else 0

    def follow(self, rows: Sequence[LineRow]) -> None:
        """Play on by the lines that are new. Raises Broken."""
        for row in rows:
            if row.n != self.lines:
                raise Broken(f"line {row.n} follows line {self.lines - 1}")
            line: Line = msgspec.json.decode(row.line, type=Line)
            try:
                self._play(line)
            except (Refusal, ValueError) as error:
                raise Broken(f"line {row.n}: {error}") from None
            assert self.match is not None
            if self.match.seal != line.hash:
                raise Broken(f"line {row.n} comes out differently when it is played again")

    def _play(self, line: Line) -> None:
        if isinstance(line, Start):
            self._begin()
            return
        match = self.match
        if match is None:
            raise ValueError("the first line is not the start of a game")
        if isinstance(line, TakenBack):
            for gone in match.take_back(line.seat, line.steps, line.agreed):
                self.told.pop(gone.line, None)
        elif isinstance(line, Step):
            match.play(line.seat, self.game.read_action(line.action))
            step = match.steps[-1]
            self._tell(step.line, step.events, step.chosen)

    def _begin(self) -> None:
        table = self.table
        options = self.game.read_options(table.options)
        seal = opening_seal(
            table.title, self.game.version, table.seats, options, commitment(table.secret), table.salt, table.format
        )
        self.match = Match(self.game, table.seats, options, FairDice(table.secret, table.salt), seal=seal)
        self.match.trusting = True
        self._tell(0, self.match.events, None)

    def _tell(self, n: int, events: Iterable[Event], chosen: int | None) -> None:
        lines: list[str] = []
        for number, event in enumerate(events):
            said = self.speaker.chat.story(event) if event.only is None else None
            if said is not None:
                line = self.speaker.speak(said)
                forced = chosen is not None and number >= chosen and getattr(event, "seat", None) is not None
                whole = self.speaker.say("forced", line=line) if forced else line
                lines += plain_marks(whole).splitlines()
        if lines:
            self.told[n] = lines

    # --- what must stand -------------------------------------------------------------------------

    def expected(self, since: int = 0) -> Counter[str]:
        return Counter(line for n, lines in self.told.items() if n >= since for line in lines)

    def number_of(self, text: str) -> list[int]:
        """The lines of the record that tell this."""
        return [n for n, lines in self.told.items() if text in lines]


class Reader:
    """Reads a table's story back from what stands in channels, in the words of a retelling."""

    def __init__(self, table: TableRow, seats: Sequence[SeatRow], sittings: Sequence[SittingRow]) -> None:
        names: dict[int, set[str]] = {row.seat: {seat_name(row, table.language)} for row in seats}
        for sitting in sittings:
            row = SeatRow(table=table.id, seat=sitting.seat, name=sitting.name, computer=sitting.computer)
            names.setdefault(sitting.seat, set()).add(seat_name(row, table.language))
        alternatives = [
            f"{mark(seat)} {re.escape(plain_marks(name))}"
            for seat, found in names.items()
            for name in sorted(found, key=len, reverse=True)
        ]
        self._names = re.compile("|".join(alternatives))
        before, _, after = say(table.language, "planned", line="\0").partition("\0")
        self._planned = re.compile(rf"^{re.escape(before)}(.*){re.escape(after)}$")

    def lines(self, text: str, known: Counter[str]) -> list[str]:
        """The lines of the story in a message; what else stands there is left out."""
        found: list[str] = []
        for shown in text.splitlines():
            plain = self._names.sub(lambda name: f"{name[0][0]} {SOMEBODY}", plain_marks(shown))
            planned = self._planned.match(plain)
            found += separated(planned[1] if planned else plain, known)
        return found


def separated(shown: str, known: Counter[str]) -> list[str]:
    """The lines that stand in one: what a seat did one after the other is told under one name. Empty where it is none
    of the story."""
    if shown in known:
        return [shown]
    lead = f"{shown[:1]} {SOMEBODY} "
    return _separated(shown, "", lead if shown.startswith(lead) else "", known) or []


def _separated(rest: str, before: str, lead: str, known: Counter[str]) -> list[str] | None:
    if before + rest in known:
        return [before + rest]
    at = rest.find("; ") if lead else -1
    while at >= 0:
        first = before + rest[:at]
        for whole in (f"{first}.", first):
            if whole in known:
                others = _separated(rest[at + 2 :], lead, lead, known)
                if others is not None:
                    return [whole, *others]
        at = rest.find("; ", at + 1)
    return None


def plain_marks(text: str) -> str:
    """Marks of seats as one character each, however they were sent."""
    text = _EMOJI.sub(lambda found: mark(SEATS.index(found[1])), text)
    for seat, sign in enumerate(FALLBACKS):
        text = text.replace(sign, mark(seat))
    return text


def awaited_people(match: Match, seats: Sequence[Any]) -> list[int]:
    """Who is to decide, by the record and who sits where."""
    return [seats[seat].person for seat in match.waiting if seats[seat].person is not None]
