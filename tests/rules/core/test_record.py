"""Records verify, and any change to one is found."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from examples.pebbles.rules import Pebbles
from examples.pebbles.rules.actions import Choose
from examples.pebbles.rules.options import PebblesOptions
from examples.pebbles.rules.state import PebblesState
from rules.core import GAMES, Damaged, FairDice, Match, Record, Retired, commitment, replay, verify
from rules.core.players import random_choice
from rules.core.record import LONGEST, TakenBack, begin, opening_seal, read, record_of, sealed, write
from rules.karnag.state import KarnagOptions

SECRET = bytes(range(32))
SALT = "1234567890"


def finished(title: str, seats: int, options: Any) -> Match:
    """A whole game at random, with some steps taken back on the way."""
    import random

    chooser = random.Random(9)
    match = begin(title, seats, options, SECRET, SALT)
    while waiting := match.waiting:
        seat = chooser.choice(waiting)
        match.play(seat, random_choice(match.legal(seat), chooser))
        taken_back = sum(getattr(line, "undone", False) for line in match.lines)
        if not match.over and taken_back < 12 and chooser.randrange(5) == 0:
            match.take_back(seat, 1, sorted(match.asked_for(seat, 1)))
    return match


@pytest.fixture(scope="module", params=["karnag", "pebbles"])
def record(request: pytest.FixtureRequest) -> Record:
    options = KarnagOptions() if request.param == "karnag" else PebblesOptions()
    return record_of(finished(request.param, 3, options), SECRET, SALT, reveal=True)


def test_a_record_verifies_and_says_what_it_holds(record: Record) -> None:
    report = verify(record)
    assert report.finished
    assert report.secret_checked
    assert report.taken_back > 0
    assert report.standings == record.standings
    assert report.dice == sum(len(line.chance) for line in record.lines)


def test_writing_and_reading_give_the_same_record(record: Record) -> None:
    data = write(record)
    assert read(data) == record
    assert data.count(b"\n") > len(record.lines), "one line each"
    assert json.loads(data)["title"] == record.title


def test_a_running_record_is_checked_with_the_numbers_it_kept(record: Record) -> None:
    half = msgspec.structs.replace(record, secret=None, lines=record.lines[:7], standings=None)
    lines = replay(half).lines  # a step taken back by a later line is not marked yet
    report = verify(msgspec.structs.replace(half, lines=lines))
    assert not report.secret_checked
    assert not report.finished
    forged = changed(half, 6, chance=[(6, 5)])
    with pytest.raises(Damaged, match="line 7"):
        verify(reseal(forged))


def test_a_finished_record_without_its_secret_does_not_hold(record: Record) -> None:
    refused(msgspec.structs.replace(record, secret=None), "a finished game without its secret")


def test_part_of_a_record_is_a_moment_of_the_game(record: Record) -> None:
    match = replay(record, lines=4)
    assert len(match.lines) == 4
    assert match.standings is None


def reseal(record: Record) -> Record:
    """The chain of hashes made anew, as a forger would."""
    game = GAMES[record.title]
    seal = opening_seal(
        record.title,
        record.version,
        record.seats,
        game.read_options(record.options),
        record.commitment,
        record.salt,
        record.format,
    )
    lines = []
    for line in record.lines:
        line = sealed(line, seal)
        seal = line.hash
        lines.append(line)
    return msgspec.structs.replace(record, lines=lines)


def changed(record: Record, number: int, **changes: Any) -> Record:
    lines = list(record.lines)
    lines[number] = msgspec.structs.replace(lines[number], **changes)
    return msgspec.structs.replace(record, lines=lines)


def refused(record: Record, match: str) -> None:
    with pytest.raises(Damaged, match=match):
        verify(record)
    with pytest.raises(Damaged, match=match):
        verify(read(write(record)))


def test_a_changed_action_is_found_even_with_new_hashes(record: Record) -> None:
    first = next(i for i, line in enumerate(record.lines) if i)
    last = max(i for i, line in enumerate(record.lines) if hasattr(line, "action"))
    for number in (first, last):
        line = record.lines[number]
        action = dict(line.action)  # type: ignore[union-attr]
        key = next((k for k in action if k != "do"), None)
        action[key or "do"] = "nonsense"
        forged = changed(record, number, action=action)
        refused(forged, f"line {number + 1} was changed")
        refused(reseal(forged), f"line {number + 1}: ")


def test_a_forger_of_everything_does_not_have_what_was_published(record: Record) -> None:
    """Another legal action with all hashes made anew may be a game that could have been; its last hash is another. And
    another secret has another seal."""
    report = verify(record, seal=record.commitment, hash=record.lines[-1].hash)
    assert (report.seal, report.hash) == (record.commitment, record.lines[-1].hash)
    with pytest.raises(Damaged, match="its last hash is"):
        verify(record, hash="0" * 64)
    with pytest.raises(Damaged, match="its seal is"):
        verify(record, seal=record.lines[-1].hash)


def test_every_single_action_matters(record: Record) -> None:
    """Dropping any one line is found, by its hash and, with hashes made anew, by the replay."""
    for number in range(1, len(record.lines), max(1, len(record.lines) // 12)):
        lines = record.lines[:number] + record.lines[number + 1 :]
        shorter = msgspec.structs.replace(record, lines=lines)
        with pytest.raises(Damaged):
            verify(shorter)
        with pytest.raises(Damaged):
            verify(reseal(shorter))


def test_a_changed_die_is_found_even_with_new_hashes(record: Record) -> None:
    for number, line in enumerate(record.lines):
        if not line.chance:
            continue
        n, value = line.chance[-1]
        forged = changed(record, number, chance=[*line.chance[:-1], (n, (value + 1) % n)])
        refused(forged, "was changed" if number else "the head or line 1 was changed")
        refused(reseal(forged), f"line {number + 1}: the dice give")


def test_a_changed_secret_is_found(record: Record) -> None:
    forged = msgspec.structs.replace(record, secret=("00" + SECRET.hex()[2:])[::-1])
    refused(forged, "does not fit the seal")
    refused(msgspec.structs.replace(record, secret="zz"), "hexadecimal")


def test_a_new_secret_with_a_new_seal_gives_other_dice(record: Record) -> None:
    other = bytes(32)
    forged = msgspec.structs.replace(record, secret=other.hex(), commitment=commitment(other))
    refused(forged, "the head or line 1 was changed")
    refused(reseal(forged), "line 1: the dice give")


def test_the_head_is_part_of_the_chain(record: Record) -> None:
    refused(msgspec.structs.replace(record, salt="other"), "the head or line 1 was changed")
    refused(msgspec.structs.replace(record, seats=2), "the head or line 1 was changed")
    refused(msgspec.structs.replace(record, seats=9), "not played by 9")
    refused(msgspec.structs.replace(record, title="chess"), "no title called 'chess'")
    refused(msgspec.structs.replace(record, version=99), "version 99")
    refused(msgspec.structs.replace(record, format=7), "format 7")
    refused(msgspec.structs.replace(record, options={"dance": True}), "options: ")
    refused(msgspec.structs.replace(record, lines=[]), "not the start")
    refused(msgspec.structs.replace(record, lines=record.lines[1:]), "not the start")


def test_marks_of_steps_taken_back_are_checked(record: Record) -> None:
    number = next(i for i, line in enumerate(record.lines) if getattr(line, "undone", False))
    refused(changed(record, number, undone=False), f"line {number + 1}: marked as taken back")


# --- who took back ------------------------------------------------------------------------------


def taking_back(record: Record, *, agreed: bool) -> int:
    """The place of a line that took something back, with the consent of others or without."""
    return next(
        number
        for number, line in enumerate(record.lines)
        if isinstance(line, TakenBack) and bool(line.agreed) == agreed
    )


def test_only_seats_of_the_game_take_back(record: Record) -> None:
    number = taking_back(record, agreed=True)
    where = f"line {number + 1}: taken back by or with seat"
    for stranger in (3, -1):
        refused(reseal(changed(record, number, seat=stranger)), f"{where} {stranger}, and there are 3 seats")
        refused(reseal(changed(record, number, agreed=[stranger])), f"{where} {stranger}")


def test_taking_back_needs_the_consent_of_those_it_concerns(record: Record) -> None:
    number = taking_back(record, agreed=True)
    line = record.lines[number]
    assert isinstance(line, TakenBack)
    assert line.agreed == [seat for seat in range(3) if seat != line.seat], "somebody had learned something"
    for agreed in ([], line.agreed[:1], line.agreed + line.agreed[:1], [line.seat, *line.agreed]):
        said = rf"line {number + 1}: taken back with the consent of seats {re.escape(str(agreed))}, it needs "
        refused(reseal(changed(record, number, agreed=agreed)), said + re.escape(str(line.agreed)))
    refused(reseal(changed(record, number, steps=99)), f"line {number + 1}: .*undo-too-far")


def test_free_steps_need_no_consent() -> None:
    match = begin("karnag", 3, KarnagOptions(), SECRET, SALT)
    seat = match.waiting[0]
    match.play(seat, match.legal(seat)[0])
    match.undo(seat)
    running = record_of(match, SECRET, SALT, reveal=False)
    assert verify(running).taken_back == 1
    assert taking_back(running, agreed=False) == 2
    refused(reseal(changed(running, 2, agreed=[(seat + 1) % 3])), "line 3: taken back with the consent of seats")


def test_nothing_is_taken_back_after_the_end(record: Record) -> None:
    last = TakenBack(seat=0, steps=1, agreed=[1, 2])
    longer = reseal(msgspec.structs.replace(record, lines=[*record.lines, last]))
    refused(longer, f"line {len(record.lines) + 1}: taken back after the end of the game")


def test_records_from_before_consent_was_written_down_still_hold(record: Record) -> None:
    lines = [msgspec.structs.replace(line, agreed=[]) if isinstance(line, TakenBack) else line for line in record.lines]
    older = reseal(msgspec.structs.replace(record, format=1, lines=lines))
    assert verify(older).taken_back == verify(record).taken_back > 0
    refused(reseal(msgspec.structs.replace(older, format=2)), "taken back with the consent of seats")
    number = taking_back(record, agreed=True)
    refused(reseal(changed(older, number, agreed=[0])), f"line {number + 1}: taken back with the consent of seats")


# --- versions of the rules ----------------------------------------------------------------------


def test_a_version_that_is_kept_no_longer_is_named(record: Record) -> None:
    title = GAMES[record.title].title
    refused(
        msgspec.structs.replace(record, version=0),
        f"written by version 0 of the rules of {title}, which is not kept here; the newest is {record.version}",
    )
    with pytest.raises(Retired):
        GAMES[record.title].at(0)


class Older(Pebbles):
    """Pebbles as it was: the round is over when the first has chosen."""

    version = 0

    def waiting(self, state: PebblesState) -> tuple[int, ...]:
        return () if any(state.chosen) else super().waiting(state)


def test_a_version_that_is_kept_is_played_and_checked_by_its_own_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["pebbles"], "before", {0: Older()}, raising=False)
    older = GAMES["pebbles"].at(0)
    seal = opening_seal("pebbles", 0, 2, PebblesOptions(), commitment(SECRET), SALT)
    match = Match(older, 2, PebblesOptions(), FairDice(SECRET, SALT), seal=seal)
    match.play(1, Choose(3))
    record = record_of(match, SECRET, SALT, reveal=True)
    assert record.version == 0
    assert verify(record).finished
    refused(reseal(msgspec.structs.replace(record, version=1)), "standings")


def test_standings_are_checked(record: Record) -> None:
    assert record.standings is not None
    best = msgspec.structs.replace(record.standings.placings[0], score=999)
    standings = msgspec.structs.replace(record.standings, placings=[best, *record.standings.placings[1:]])
    refused(msgspec.structs.replace(record, standings=standings), "standings")
    refused(msgspec.structs.replace(record, standings=None), "standings")


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b'{"format":1}', b"\xff\xfe", b'{"format":"one"}'])
def test_what_is_not_a_record_says_so(data: bytes) -> None:
    with pytest.raises(Damaged, match="not a record"):
        read(data)


def test_a_record_has_a_size_beyond_which_nobody_reads_it(record: Record) -> None:
    data = write(record)
    assert read(data.ljust(LONGEST)) == read(data)
    with pytest.raises(Damaged, match="more than"):
        read(data.ljust(LONGEST + 1))


def test_unknown_fields_are_not_smuggled_in(record: Record) -> None:
    data = write(record).replace(b'{"line":"start"', b'{"note":"hello","line":"start"', 1)
    with pytest.raises(Damaged, match="unknown field"):
        read(data)


def test_a_running_game_keeps_its_secret() -> None:
    match = begin("pebbles", 2, PebblesOptions(), SECRET, SALT)
    running = record_of(match, SECRET, SALT, reveal=False)
    assert SECRET.hex().encode() not in write(running)
    report = verify(running)
    assert not report.finished
