"""What a player must not see, take back or forge, tried as people would: by slash commands, buttons and files."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from playground.people import Person
from tests.e2e.house import House


async def lay(house: House, state: Any, table: int = 1) -> None:
    """Put a position on the running table, in memory and where the game is loaded from: a picture of a past moment may
    be made before or after the next step."""

    def put() -> None:
        with house.tables.writing() as session:
            row = session.table(table)
            assert row is not None
            live = house.tables.cache.get(session, row)
            live.match.state = state
            live.match._legal.clear()
            snapshot = session.snapshot(table)
            assert snapshot is not None
            snapshot.n, snapshot.state, snapshot.seal = row.lines, live.match.saved(), live.match.seal
            snapshot.position = live.match.dice.position
            session.put(snapshot)
            for seat in session.seats(table):
                seat.awaited = seat.seat in live.match.waiting
                session.put(seat)

    await house.bot.worker.do(put)


async def line_after(person: Person, typed: str) -> list[str]:
    """What completion of `/do` offers."""
    return [choice["value"] for choice in await person.autocomplete("do", "line", typed)]


def requests(person: Person) -> list[Any]:
    return [seen for seen in person.sees() if "asks to take back" in seen.text]


# --- taking back ------------------------------------------------------------------------------------


async def test_nothing_is_taken_back_after_the_end(house: House) -> None:
    await house.open_table("pebbles", 2)
    while awaited := await house.awaited():
        for person in awaited:
            action = (await house.legal(person))[0]
            words = " ".join(str(getattr(action, field)) for field in action.__struct_fields__)
            await person.slash("do", line=f"{type(action).__name__.lower()} {words}".strip())
    await house.calm()
    before = (await house.table()).lines
    for name in ("Red", "Blue"):
        for command, options in (("undo", {}), ("undo", {"back": "turn"}), ("undo", {"back": "ask"}), ("redo", {})):
            answer = await house.people[name].slash(command, options=options)
            assert "The game is over" in answer.text
            assert answer.message.ephemeral
    answer = await house.people["Red"].slash("do", line="choose 1")
    assert "over" in answer.text
    assert (await house.table()).lines == before
    assert (await house.table()).status == "over"


async def test_a_request_lapses_with_a_public_word_when_somebody_plays(house: House) -> None:
    await house.open_table("karnag", 3)
    (first,) = await house.awaited()
    await first.slash("do", line="place N3")
    (second,) = await house.awaited()
    await second.slash("do", line="place N4")
    await first.slash("undo", back="ask")
    await house.calm()
    (asked,) = requests(second)
    assert asked.labels == ["Agree", "No"]
    (third,) = await house.awaited()
    await third.slash("do", line="place N5")
    await house.calm()
    (lapsed,) = requests(second)
    assert lapsed.labels == []
    assert "plays on" in lapsed.text
    assert (await house.table()).lines == 4


async def test_bad_requests_are_answered_privately(house: House) -> None:
    await house.open_table("karnag", 3)
    (first,) = await house.awaited()
    passer_by = house.people["Purple"]
    for command, options in (("undo", {}), ("undo", {"back": "ask"}), ("redo", {})):
        answer = await passer_by.slash(command, options=options)
        assert answer.message.ephemeral
        assert "do not sit" in answer.text
    await first.slash("do", line="place N3")
    (second,) = await house.awaited()
    await second.slash("do", line="place N4")
    await first.slash("undo", back="ask")
    await house.calm()
    (asked,) = requests(second)
    again = await first.slash("undo", back="ask")
    assert again.message.ephemeral
    assert "already" in again.text
    (third,) = await house.awaited()
    for person, words in ((passer_by, "do not sit"), (third, "not among those"), (first, "not among those")):
        answer = await person.click(asked, "Agree")
        assert words in answer.text
        assert answer.message.ephemeral
    assert (await house.table()).lines == 3
    await second.click(asked, "Agree")
    await house.calm()
    assert await house.awaited() == [first]


# --- records ----------------------------------------------------------------------------------------


async def finished(house: House, tmp_path: Path) -> tuple[dict[str, Any], Path, str]:
    """A short game of pebbles: its record, the file, and what the page behind [Check it yourself] says."""
    await house.open_table("pebbles", 2)
    while awaited := await house.awaited():
        for person in awaited:
            action = (await house.legal(person))[-1]
            words = " ".join(str(getattr(action, field)) for field in action.__struct_fields__)
            await person.slash("do", line=f"{type(action).__name__.lower()} {words}".strip())
    await house.calm()
    red = house.people["Red"]
    end = await red.waits_for(lambda seen: "Check it yourself" in seen.labels)
    page = await red.click(end, "Check it yourself")

    def raw() -> bytes:
        from rules.core.record import write

        return write(house.tables.record(1))

    content = await house.bot.worker.do(raw)
    file = tmp_path / "record.json"
    file.write_bytes(content)
    return json.loads(content), file, page.text


async def test_what_the_page_tells_people_to_type_works(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, file, page = await finished(house, tmp_path)
    typed = next(line for line in page.splitlines() if "menhir verify" in line)
    words = shlex.split(typed[typed.index("menhir verify") :])
    assert words[:3] == ["menhir", "verify", "FILE"]
    assert main(["verify", str(file), *words[3:]]) == 0
    assert "holds" in capsys.readouterr().out
    assert words[words.index("--seal") + 1] == record["commitment"]
    assert words[words.index("--hash") + 1] == record["lines"][-1]["hash"]


async def test_forged_records_are_refused_with_the_reason(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from rules.core.record import read, sealed, write

    record, file, _ = await finished(house, tmp_path)
    without = {**record, "secret": None}
    ghost = {"line": "taken back", "seat": 7, "steps": 1}
    late = {"line": "taken back", "seat": 0, "steps": 1}
    for forged, reason in (
        (without, "without its secret"),
        ({**record, "lines": [*record["lines"][:2], ghost, *record["lines"][2:]]}, "there are 2 seats"),
        ({**record, "lines": [*record["lines"], late]}, "after the end"),
        ({**record, "lines": [*record["lines"][:3], late, *record["lines"][1:]]}, "consent"),
    ):
        made = read(json.dumps(forged).encode())
        seal, lines = "", []
        for line in made.lines:  # every hash made anew, as a forger would
            seal = seal or opening(made)
            lines.append(sealed(line, seal))
            seal = lines[-1].hash
        import msgspec

        file.write_bytes(write(msgspec.structs.replace(made, lines=lines)))
        assert main(["verify", str(file)]) == 1, reason
        out = capsys.readouterr().out
        assert "does not hold" in out
        assert reason in out


def opening(record: Any) -> str:
    from rules.core import GAMES
    from rules.core.record import opening_seal

    options = GAMES[record.title].read_options(record.options)
    return opening_seal(
        record.title, record.version, record.seats, options, record.commitment, record.salt, record.format
    )
