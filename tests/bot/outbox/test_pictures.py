"""Pictures that follow a page: only the newest page of a person gets one, and nothing that fails is noticed."""

from __future__ import annotations

import asyncio
import itertools
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.outbox.pages import LatePages
from bot.ui import discord_view as wire
from bot.ui import pictures
from bot.ui.page import Page
from render.shot import Shot
from render.text_board import TextBoard
from render.worker import Illustration
from rules.core import View


class Pressed:
    """An interaction that remembers how its answer was edited."""

    asked = itertools.count(1)

    def __init__(self, person: int, error: Exception | None = None) -> None:
        self.id = next(self.asked)
        self.user, self.error = SimpleNamespace(id=person), error
        self.edits: list[dict[str, Any]] = []

    async def edit_original_response(self, **how: Any) -> None:
        if self.error is not None:
            raise self.error
        self.edits.append(how)


def page() -> Page:
    return Page(lines=["Where to?"], shot=Shot(View(), "en", "deutan", names={}, places=["N4"]))


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch) -> LatePages:
    async def made(shot: Shot) -> Illustration:
        assert shot.theme == "deutan", "in the theme of the page"
        return Illustration(b"png", "a board", TextBoard(()))

    monkeypatch.setattr(pictures, "illustrate", made)
    return LatePages(wire.Marks(), pause=0.0)


async def show(late: LatePages, pressed: Pressed, what: Page) -> None:
    async with late.showing(pressed, what):  # type: ignore[arg-type]
        pass


async def settle(late: LatePages) -> None:
    await asyncio.gather(*late.tasks.running)


async def test_the_newest_page_of_a_person_gets_its_picture(late: LatePages) -> None:
    old, new, other = Pressed(1), Pressed(1), Pressed(2)
    await show(late, old, page())
    await show(late, new, page())
    await show(late, other, page())
    await settle(late)
    assert [len(pressed.edits) for pressed in (old, new, other)] == [0, 1, 1]
    (file,) = new.edits[0]["attachments"]
    assert file.description == "a board"


async def test_a_page_without_places_stops_the_picture_before_it(late: LatePages) -> None:
    old, plain = Pressed(1), Pressed(1)
    await show(late, old, page())
    await show(late, plain, Page(lines=["Not now."]))
    await settle(late)
    assert (old.edits, plain.edits) == ([], [])


async def test_what_was_asked_for_earlier_and_comes_later_stops_nothing(late: LatePages) -> None:
    """As a board that was asked for before the panel, and took longer to draw."""
    board, panel = Pressed(1), Pressed(1)
    await show(late, panel, page())
    await show(late, board, Page(lines=["The board."]))
    await settle(late)
    assert (len(board.edits), len(panel.edits)) == (0, 1)


async def test_a_picture_that_fails_or_cannot_be_added_is_left_out(
    late: LatePages, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = Pressed(1, discord.HTTPException(SimpleNamespace(status=404, reason="gone"), "gone"))
    await show(late, gone, page())
    await settle(late)

    async def none(shot: Shot) -> Illustration:
        return Illustration(None, "", TextBoard(()))

    monkeypatch.setattr(pictures, "illustrate", none)
    without = Pressed(1)
    await show(late, without, page())
    await settle(late)
    assert without.edits == []
    await late.close()


async def test_nothing_is_kept_of_people_to_whom_nothing_is_shown(late: LatePages) -> None:
    for person in range(20):
        await show(late, Pressed(person), page())
        await show(late, Pressed(person), Page(lines=["Not now."]))
    assert len(late.people) == 20
    await settle(late)
    assert late.people == {}
