"""Records: a whole game as JSON that anybody can replay and check.

The head says what was played under which seal; each line carries a hash over everything before it.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

import msgspec

from rules.core.dice import Dice, FairDice, RecordedDice, commitment
from rules.core.game import Options, Retired, Seat, Standings
from rules.core.refusal import Refusal
from rules.core.registry import GAMES

if TYPE_CHECKING:
    from rules.core.match import Match

FORMAT = 2
"""2: lines that take steps back say which seats agreed."""
FORMATS = (1, FORMAT)
LONGEST = 16 * 1024 * 1024
"""Bytes of a record; the longest games have a hundredth of it."""


class _Line(
    msgspec.Struct, frozen=True, tag_field="line", kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    chance: list[tuple[int, int]] = []
    """The numbers drawn, each as (n, number below n)."""
    hash: str = ""


class Start(_Line, frozen=True, tag="start", kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    forced: list[tuple[Seat, dict[str, Any]]] = []


class Step(_Line, frozen=True, tag="step", kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    seat: Seat
    action: dict[str, Any]
    forced: list[tuple[Seat, dict[str, Any]]] = []
    undone: bool = False
    """A later line took it back. Not part of the hash, which is older; checked by the replay."""


class TakenBack(_Line, frozen=True, tag="taken back", kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    seat: Seat
    steps: int
    agreed: list[Seat] = []
    """The seats that were asked and agreed; nobody has to where the steps are free. Computer players always agree."""


Line = Start | Step | TakenBack


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: int
    title: str
    version: int
    seats: int
    options: dict[str, Any]
    commitment: str
    salt: str
    secret: str | None
    """Hexadecimal; None until the game is over."""
    lines: list[Line]
    standings: Standings | None


class Damaged(ValueError):
    """A record that does not hold; the message says where and why."""


class Report(msgspec.Struct, frozen=True):
    """What `verify` found out about a record that holds."""

    title: str
    seats: int
    steps: int
    taken_back: int
    dice: int
    secret_checked: bool
    finished: bool
    seal: str
    """What the table published at its start: the hash of its secret."""
    hash: str
    """The last hash, which the table published at its end."""
    standings: Standings | None


def opening_seal(
    title: str, version: int, seats: int, options: Options, commitment: str, salt: str, format: int = FORMAT
) -> str:
    """The hash of a record's head, from which the chain of lines starts."""
    head = [format, title, version, seats, options.of_version(version), commitment, salt]
    return hashlib.sha256(_canonical(head)).hexdigest()


def sealed(line: Line, before: str) -> Line:
    """The line with its hash, which covers the chain before it."""
    bare: dict[str, Any] = msgspec.to_builtins(line)
    bare.pop("hash", None)
    bare.pop("undone", None)
    digest = hashlib.sha256(before.encode() + _canonical(bare)).hexdigest()
    return msgspec.structs.replace(line, hash=digest)


def _canonical(data: Any) -> bytes:
    return msgspec.json.encode(data, order="deterministic")


def begin(title: str, seats: int, options: Options, secret: bytes, salt: str) -> Match:
    """A match with fair dice whose record can be checked."""
    from rules.core.match import Match

    game = GAMES[title]
    seal = opening_seal(title, game.version, seats, options, commitment(secret), salt)
    return Match(game, seats, options, FairDice(secret, salt), seal=seal)


def record_of(match: Match, secret: bytes, salt: str, *, reveal: bool) -> Record:
    """The record of a match from `begin`. The secret may leave only when the game is over (`reveal`)."""
    return Record(
        format=FORMAT,
        title=match.game.name,
        version=match.game.version,
        seats=match.seats,
        options=match.options.of_version(match.game.version),
        commitment=commitment(secret),
        salt=salt,
        secret=secret.hex() if reveal else None,
        lines=match.lines,
        standings=match.standings,
    )


def write(record: Record) -> bytes:
    """JSON, one line per log line, so that two records can be compared by eye."""
    head, lines = msgspec.to_builtins(record), record.lines
    parts = [
        json.dumps(key).encode() + b": " + (msgspec.json.encode(value) if key != "lines" else _lines(lines))
        for key, value in head.items()
    ]
    return b"{\n" + b",\n".join(parts) + b"\n}\n"


def _lines(lines: list[Line]) -> bytes:
    return b"[\n" + b",\n".join(msgspec.json.encode(line) for line in lines) + b"\n]"


def read(data: bytes) -> Record:
    if len(data) > LONGEST:
        raise Damaged(f"not a record: more than {LONGEST:,} bytes")
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Damaged(f"not a record: {error}") from None
    except RecursionError:
        raise Damaged("not a record: brackets within brackets without end") from None


def replay(record: Record, lines: int | None = None) -> Match:
    """Play a record again, up to that many lines, checking every line against what happens. Raises Damaged."""
    from rules.core.match import Match

    newest = GAMES.get(record.title)
    if record.format not in FORMATS:
        raise Damaged(f"format {record.format} is not known here, only {FORMATS}")
    if newest is None:
        raise Damaged(f"there is no title called {record.title[:40]!r} here")
    try:
        game = newest.at(record.version)
    except Retired as retired:
        raise Damaged(str(retired)) from None
    if record.seats not in game.seats:
        raise Damaged(f"{game.title} is not played by {record.seats}")
    try:
        options = game.read_options(record.options)
    except msgspec.ValidationError as error:
        raise Damaged(f"options: {error}") from None
    if not record.lines or not isinstance(record.lines[0], Start):
        raise Damaged("the first line is not the start of a game")
    seal = opening_seal(
        record.title, record.version, record.seats, options, record.commitment, record.salt, record.format
    )
    _check_chain(record, seal)
    try:
        match = Match(game, record.seats, options, _dice(record), seal=seal)
    except ValueError as error:
        raise Damaged(f"line 1: {error}") from None
    match.trusting = True  # that a step led to a dead end does not make it illegal; what else counts is checked here
    _compare(1, match.lines[0], record.lines[0])
    for number, line in enumerate(record.lines[1:lines], start=2):
        try:
            if isinstance(line, Step):
                match.play(line.seat, game.read_action(line.action))
            elif isinstance(line, TakenBack):
                _check_consent(number, record, match, line)
                match.take_back(line.seat, line.steps, line.agreed)
            else:
                raise Damaged(f"line {number}: a second start")
        except Refusal as refusal:
            raise Damaged(f"line {number}: {refusal}") from None
        except Damaged:
            raise
        except ValueError as error:
            raise Damaged(f"line {number}: {error}") from None
        _compare(number, match.lines[number - 1], line)
    return match


def _check_consent(number: int, record: Record, match: Match, line: TakenBack) -> None:
    """Steps are taken back by a seat of the game, before its end, with the consent of those whom it concerns."""
    strangers = [seat for seat in (line.seat, *line.agreed) if not 0 <= seat < record.seats]
    if strangers:
        raise Damaged(f"line {number}: taken back by or with seat {strangers[0]}, and there are {record.seats} seats")
    if match.over:
        raise Damaged(f"line {number}: taken back after the end of the game")
    if not 1 <= line.steps <= len(match.steps):
        return  # `take_back` says so
    wanted = match.asked_for(line.seat, line.steps)
    if record.format == 1 and not line.agreed:
        return  # consent was not written down yet
    if set(line.agreed) != wanted or len(line.agreed) != len(wanted):
        raise Damaged(f"line {number}: taken back with the consent of seats {line.agreed}, it needs {sorted(wanted)}")


def _dice(record: Record) -> Dice:
    if record.secret is None:
        return RecordedDice(pair for line in record.lines for pair in line.chance)
    try:
        secret = bytes.fromhex(record.secret)
    except ValueError:
        raise Damaged("the secret is not a hexadecimal number") from None
    if commitment(secret) != record.commitment:
        raise Damaged("the secret does not fit the seal published before the game")
    return FairDice(secret, record.salt)


def _check_chain(record: Record, seal: str) -> None:
    for number, line in enumerate(record.lines, start=1):
        if sealed(line, seal).hash != line.hash:
            where = "the head or line 1" if number == 1 else f"line {number}"
            raise Damaged(f"{where} was changed after it was written: its hash does not fit")
        seal = line.hash


def _compare(number: int, made: Line, kept: Line) -> None:
    """A line made by the replay against the line of the record; their hashes agree only if all of them does."""
    if made.chance != kept.chance:
        raise Damaged(f"line {number}: the dice give {made.chance}, the record says {kept.chance}")
    if isinstance(made, (Start, Step)) and isinstance(kept, (Start, Step)) and made.forced != kept.forced:
        raise Damaged(f"line {number}: forced decisions differ: {made.forced} here, {kept.forced} in the record")
    if made.hash != kept.hash:
        raise Damaged(f"line {number}: the action is not written as the game writes it")


def verify(record: Record, *, seal: str | None = None, hash: str | None = None) -> Report:
    """Replay a record from its head and compare everything; raises Damaged with the first thing that is wrong.

    `seal` is what the table published before its start, `hash` the last hash as published at its end: without the hash,
    a whole other game made of legal actions under the same secret would hold as well.
    """
    match = replay(record)
    if seal is not None and record.commitment != seal:
        raise Damaged(f"its seal is {record.commitment}, which is not the one that was published")
    if hash is not None and match.seal != hash:
        raise Damaged(f"its last hash is {match.seal}, which is not the one that was published")
    for number, (made, kept) in enumerate(zip(match.lines, record.lines, strict=True), start=1):
        if made != kept:
            raise Damaged(f"line {number}: marked as taken back where it was not, or the other way round")
    if match.over and record.secret is None:
        raise Damaged("a finished game without its secret: nothing shows that its dice were not chosen")
    if match.standings != record.standings:
        raise Damaged("the standings are not those of the game")
    steps = [line for line in record.lines if isinstance(line, Step)]
    return Report(
        title=record.title,
        seats=record.seats,
        steps=len(steps),
        taken_back=sum(step.undone for step in steps),
        dice=sum(len(line.chance) for line in record.lines),
        secret_checked=record.secret is not None,
        finished=match.standings is not None,
        seal=record.commitment,
        hash=match.seal,
        standings=match.standings,
    )
