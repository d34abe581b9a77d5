"""One person against computer players: the panel goes on by itself, and the channel stands in the end."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from bot.ui import pictures
from playground.people import Person
from playground.seen import Answer
from render.shot import Shot
from render.worker import Illustration
from rules.core.players import random_choice
from rules.core.thinking.levels import Question, Thought
from tests.e2e.house import House
from tests.e2e.test_kill import line_of

THINKING = "is thinking"


class Gate:
    """Those who think answer when it is open."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = asyncio.Event()
        self.asked = asyncio.Event()
        real = house.bot.thinkers.think

        async def think(table: int, question: Question, seconds: float) -> Thought:
            self.asked.set()
            await self.open.wait()
            return await real(table, question, seconds)

        monkeypatch.setattr(house.bot.thinkers, "think", think)


async def hands_over(house: House, red: Person) -> Answer:
    """Red decides, until it is not Red's decision any more: the last answer."""
    chooser = random.Random(5)
    answer: Any = None
    while await house.awaited():
        answer = await red.slash("do", line=line_of(random_choice(await house.legal(red), chooser)))
    assert answer is not None
    return answer


def calls(messages: list[Any]) -> list[Any]:
    return [message for message in messages if "your move" in message["content"]]


async def test_the_next_question_comes_into_the_panel(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open_table("karnag", 1, computers=2)
    red, gate = house.people["Red"], Gate(house, monkeypatch)
    answer = await hands_over(house, red)
    panel = answer.message
    assert THINKING in panel.text
    assert "✅" in panel.text
    assert "More …" not in panel.labels
    before = (await house.table()).lines
    gate.open.set()
    await red.waits_until(lambda: "More …" in panel.labels)
    assert "✅" in panel.text, "what was done stays to be read"
    assert "\n> " in panel.text, "and what the others did"
    assert THINKING not in panel.text
    assert (await house.table()).lines > before
    assert answer.followups == []
    await house.computers_played()
    _, standing = await house.standing()
    assert len(calls(standing)) == 1, "for who looks at the channel"


async def test_only_the_newest_page_goes_on(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.open_table("karnag", 1, computers=2)
    red, gate = house.people["Red"], Gate(house, monkeypatch)
    first = (await hands_over(house, red)).message
    board = await red.click(first, "Board")
    turned = (await red.slash("turn")).message
    assert THINKING in turned.text
    shown = first.text
    gate.open.set()
    await red.waits_until(lambda: "More …" in turned.labels)
    await house.computers_played()
    assert first.text == shown
    assert "More …" not in board.message.labels


async def test_a_board_that_was_asked_for_before_and_comes_later_stops_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.open_table("karnag", 1, computers=2)
    red, gate = house.people["Red"], Gate(house, monkeypatch)
    panel = (await hands_over(house, red)).message
    drawn, real = asyncio.Event(), pictures.illustrate

    async def slowly(shot: Shot) -> Illustration:
        await drawn.wait()
        return await real(shot)

    with monkeypatch.context() as slow:
        slow.setattr(pictures, "illustrate", slowly)
        board = await red.click(panel, "Board")
        turned = (await red.slash("turn")).message
        drawn.set()
        await board.done()
    gate.open.set()
    await red.waits_until(lambda: "More …" in turned.labels)


async def test_whoever_puts_the_panel_away_is_called(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await house.open_table("karnag", 1, computers=2)
    red, gate = house.people["Red"], Gate(house, monkeypatch)
    red.dismiss((await hands_over(house, red)).message)
    gate.open.set()
    await house.computers_played()
    _, standing = await house.standing()
    assert len(calls(standing)) == 1
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_start_in_between_leaves_nothing_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel of before says what was true then; story and call come into the channel, once."""
    await house.open_table("karnag", 1, computers=2)
    red, gate = house.people["Red"], Gate(house, monkeypatch)
    panel = (await hands_over(house, red)).message
    await asyncio.wait_for(gate.asked.wait(), 60)
    lines = (await house.table()).lines
    await house.restart_bot()
    await house.computers_played()
    assert (await house.table()).lines > lines
    assert await house.awaited() == [red]
    assert THINKING in panel.text
    _, standing = await house.standing()
    (call,) = calls(standing)
    place = (await house.table()).place
    posts = [post for post in await house.posts() if post.channel == place]
    assert sorted(int(message["id"]) for message in standing) == sorted(post.message or 0 for post in posts)
    shown = await red.click(await red.waits_for(lambda seen: seen.id == call["id"]), "Your move")
    assert "More …" in shown.message.labels
