"""The panel over real sockets: pictures that follow, forms, completion of lines, quick steps back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from bot.app.client import ANSWERING
from bot.app.thinking import NoThought
from bot.store.notes import Settings
from bot.store.rows import put_settings
from tests.e2e.house import House


async def settled(house: House, name: str, settings: Settings) -> None:
    def put() -> None:
        with house.tables.writing() as session:
            put_settings(session, house.person_id(name), name, settings)

    await house.bot.worker.do(put)


async def test_a_picture_follows_where_a_place_is_chosen(house: House) -> None:
    house.bot.late_pages.pause = 0.0
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    call = await person.waits_for("your move")
    panel = (await person.click(call, "Your move")).message
    controls = panel.labels
    await person.waits_until(lambda: bool(panel.json["attachments"]))
    assert panel.picture().startswith(b"\x89PNG")
    assert panel.alt_texts[0]
    assert panel.labels == controls, "the picture changes nothing else"


async def test_no_picture_for_people_who_want_none(house: House) -> None:
    house.bot.late_pages.pause = 0.0
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    await settled(house, person.name, Settings(pictures=False))
    call = await person.waits_for("your move")
    panel = (await person.click(call, "Your move")).message
    assert not house.bot.late_pages.tasks.running
    assert not panel.json["attachments"]


async def test_a_line_is_typed_in_a_form_inside_the_panel(house: House) -> None:
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    call = await person.waits_for("your move")
    panel = await person.click(call, "Your move")
    more = await person.click(panel.message, "More …")
    form = await person.click(more.message, "Type it")
    assert "druid 1" in form.modal["title"]
    refused = await person.submit(form, line="place N99")
    assert 'I cannot read "N99"' in refused.text
    assert refused.message == panel.message, "no second window"
    back = await person.click(panel.message, "Back to the move")
    more = await person.click(back.message, "More …")
    form = await person.click(more.message, "Type it")
    done = await person.submit(form, line="place N4")
    assert "✅" in done.text
    undone = await person.click(done.message, "Undo")
    assert undone.message.labels == ["Redo", "Restart my turn", "Go on"]
    again = await person.click(undone.message, "Redo")
    assert "✅ druid on N4" in again.text


async def test_do_completes_lines_and_takes_a_table(house: House) -> None:
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    offered = await person.autocomplete("do", "line", "pl")
    assert [choice["value"] for choice in offered] == ["place"]
    offered = await person.autocomplete("do", "line", "place N")
    assert {"place N3", "place N4", "place N5"} <= {choice["value"] for choice in offered}
    home = (await house.table()).home
    person.go(str(home))
    tables = await person.autocomplete("do", "table", "")
    assert [choice["value"] for choice in tables] == ["1"]
    offered = await person.autocomplete("do", "line", "place S", options={"table": "1"})
    assert offered
    done = await person.slash("do", line="place N4", table="1")
    assert "no table" in (await person.slash("do", line="place N4", table="mine")).text
    assert "✅" in done.text


async def test_a_press_that_plays_is_one_job(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """So are a look and a step back; what the loops do for the posts comes after."""
    await house.open_table("pebbles", 2)
    red = house.people["Red"]
    panel = (await red.click(await red.waits_for("your move"), "Your move")).message
    await house.calm()
    jobs: list[str] = []
    desk = house.bot.worker
    do = desk.do

    async def noted(work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        task = asyncio.current_task()
        if task is not None and task.get_name() in ANSWERING:
            jobs.append(work.__name__)
        return await do(work, *args, **kwargs)

    monkeypatch.setattr(desk, "do", noted)
    for label, said in (
        ("More …", "choose a"),
        ("Back", "choose a"),
        ("pebble 3", "You chose pebble 3."),
        ("Undo", "Taken back"),
    ):
        jobs.clear()
        answer = await red.click(panel, label)
        assert said in answer.text
        assert jobs == ["answer"]
        panel = answer.message


async def test_a_hint_comes_beside_the_panel_and_the_table_sees_that_it_was_taken(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.open_table("karnag", 2)
    (person,) = await house.awaited()
    levels = await house.people["Red"].slash("table level")
    await house.people["Red"].click(levels.message, "Allow hints")
    call = await person.waits_for("your move")
    panel = (await person.click(call, "Your move")).message
    more = (await person.click(panel, "More …")).message

    async def fails(*_: Any) -> Any:
        raise NoThought("it died")

    with monkeypatch.context() as dead:
        dead.setattr(house.bot.thinkers, "think", fails)
        assert "could not think it through" in (await (await person.click(more, "Hint")).done()).text
    hint = await (await person.click(more, "Hint")).done()
    assert "What would a strong player do?" in hint.text
    assert hint.message != more, "the panel stays as it is"
    told = await house.people["Blue"].waits_for("took a hint.")
    assert person.name in told.text
    move = hint.text.split("▶️ ")[1].split(" (")[0]
    assert move not in told.text
    done = await person.click(hint.message, "Do it")
    assert f"✅ {move}" in done.text
