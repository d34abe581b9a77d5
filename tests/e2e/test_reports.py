"""Something is wrong here, from the panel and from a refusal to the operator's channel, the log and the playground."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.bug import _lay_open, up_to
from bot.features.play.more import MORE
from playground import moderation, threads
from rules.core.record import read
from tests.e2e.house import House


async def test_a_report_from_a_refusal_goes_to_the_channel_that_was_chosen(house: House) -> None:
    page = await house.moderator.slash("server setup")
    assert "What players report goes to: the bot’s log" in page.text
    page = await house.moderator.select(page.message, "Channel for reports", "#general")
    assert "What players report goes to: <#" in page.text
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    refused = await person.slash("do", line="place N77")
    form = await person.click(refused.message, "Something is wrong here")
    thanks = await person.submit(form, {"words": "N77 should be a square, says <@1>."})
    assert "report 1" in thanks.text
    assert thanks.message.ephemeral
    told = await house.people["Green"].waits_for("Report 1", "general")
    assert "table 1 (Karnag, rules" in told.text
    assert "N77 should be a square, says @" in told.text
    assert "<@" not in told.text
    assert told.pinged == []
    assert person.name not in told.text


async def test_a_report_from_the_panel_and_one_without_a_channel_are_in_the_log(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    call = await person.waits_for("your move")
    panel = await person.click(call, "Your move")
    more = await person.click(panel.message, "More …")
    assert "Something is wrong here" in more.message.labels
    assert len(more.message.labels) >= len(MORE)
    form = await person.click(more.message, "Something is wrong here")
    with caplog.at_level(logging.WARNING, "bot.features.reports"):
        await person.submit(form, {"words": "The panel is odd."})
    assert "Report 1, table 1 (Karnag" in caplog.text
    (row,) = await house.bot.worker.look(lambda session: session.reports())
    assert row.path.startswith("1:") or row.path == "1"


@pytest.mark.parametrize("trouble", ["gone", "forbidden"])
async def test_a_channel_that_cannot_be_written_to_loses_no_report(
    house: House, caplog: pytest.LogCaptureFixture, trouble: str
) -> None:
    world, red = house.playground.world, house.people["Red"]
    page = await house.moderator.slash("server setup")
    await house.moderator.select(page.message, "Channel for reports", "#general")
    general = red.find_channel("general")
    if trouble == "gone":
        threads.delete_channel(world, general)
    else:
        moderation.allow(world, general, world.bot_id, "SEND_MESSAGES", False)
    await house.heard()
    refused = await red.slash("turn")
    form = await red.click(refused.message, "Something is wrong here")
    thanks = await red.submit(form, {"words": "There is no table."})
    assert "report 1" in thanks.text
    assert "for reports" in caplog.text
    assert [row.words for row in await house.bot.worker.look(lambda session: session.reports())] == [
        "There is no table."
    ]


async def test_the_position_of_a_report_is_opened_and_can_be_played(house: House, tmp_path: Path) -> None:
    """As `menhir bug` does it: another Discord, people of that one in the seats, the game as it stood."""
    await house.open_table("karnag", 2)
    for square in ("N4", "N5"):
        (person,) = await house.awaited()
        await person.slash("do", line=f"place {square}")
    (row,) = [await house.bot.worker.do(house.tables.something_wrong, "1", 1, int(person.id), None, "Odd.", "")]
    (person,) = await house.awaited()
    await person.slash("do", line="place N12")
    whole = await house.bot.worker.look(lambda session: house.tables.record(session, 1))
    assert (row.line, len(whole.lines)) == (3, 4)
    secret = (await house.table()).secret

    other = House(tmp_path / "other")
    (tmp_path / "other").mkdir()
    await other.open()
    await _lay_open(row, up_to(whole, row.line), secret, other.bot, other.playground)
    await other.calm()
    table = await other.table()
    assert (table.status, table.lines, table.title) == ("running", 3, "karnag")
    seats = await other.bot.worker.look(lambda session: session.seats(1))
    assert all(seat.person is not None for seat in seats)
    awaited = {seat.person for seat in seats if seat.awaited}
    (decides,) = [one for one in (*other.people.values(), other.moderator) if int(one.id) in awaited]
    decides.go(str(table.place))
    assert "Odd." in (await decides.waits_for("Report 1")).text
    call = await decides.waits_for("your move")
    panel = await decides.click(call, "Your move")
    assert "You have" in panel.text
    assert (await decides.slash("do", line="place N12")).text.startswith("✅")
    again = await other.bot.worker.look(lambda session: other.tables.record(session, 1))
    assert [line.hash for line in again.lines] == [line.hash for line in whole.lines], (
        "the same dice and the same chain"
    )
    await asyncio.wait_for(other.close(), 60)


async def test_reports_are_listed_and_written_as_records(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    await person.slash("do", line="place N4")
    await house.bot.worker.do(house.tables.something_wrong, "1", 1, int(person.id), None, "Odd.", "1:place")
    await house.bot.worker.do(house.tables.something_wrong, "2", 0, int(person.id), None, "No game.", "")
    (other,) = await house.awaited()
    await other.slash("do", line="place N5")
    await house.stop_bot()
    data = ["--data", str(house.folder)]
    assert main(["bug", *data]) == 0
    listed = capsys.readouterr().out
    assert "Odd." in listed
    assert "No game." in listed
    file = tmp_path / "one.json"
    assert main(["bug", "1", "--record", str(file), *data]) == 2
    assert "still runs" in capsys.readouterr().err
    assert main(["bug", "1", "--record", str(file), "--running", *data]) == 0
    said = capsys.readouterr().out
    assert "on the panel: 1:place" in said
    assert "rules" in said
    assert len(read(file.read_bytes()).lines) == 2
    assert main(["verify", str(file)]) == 0
    assert main(["bug", "2", *data]) == 2
    assert main(["bug", "9", *data]) == 2
    await house.start_bot()
