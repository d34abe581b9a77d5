"""What a post says, as a page; and what follows a private page after it was shown, so that nobody waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import discord
import msgspec

from bot.outbox.lanes import Tasks
from bot.store import PostRow, TableRow
from bot.store.ballots import said
from bot.store.bodies import (
    BoardBody,
    Body,
    Buttons,
    CallBody,
    ChapterBody,
    DmBody,
    HeadedBody,
    PlainBody,
    ReadButton,
    joined,
    read_button,
)
from bot.ui import discord_view as wire
from bot.ui import limits, pictures
from bot.ui.ids import custom_id, place_url
from bot.ui.page import Button, Later, Menu, Page, button_rows
from bot.ui.text import say
from render.shot import Shot

log = logging.getLogger(__name__)

Picture = Callable[[TableRow, int, int | None], Awaitable[tuple[bytes, str] | None]]
"""(table, lines, since) -> PNG and alternative text of the moment after that many lines."""
CHAPTER_BUTTONS = ("turn", "board", "text", "log", "zoom")
"""Of the open chapter; closing it takes them away."""


async def page_of(post: PostRow[Body], table: TableRow, draw: Picture) -> Page:
    body = post.body
    if isinstance(body, PlainBody):
        return await _plain_page(post, body, table, draw)
    lines: list[str] = []
    buttons: Buttons = []
    picture = since = None
    if isinstance(body, ChapterBody):
        lines = [f"**{body.heading}**", *joined(body.lines), *body.strip]
        if body.open:
            lines += [body.next] if body.next else []
            buttons = [[verb] for verb in CHAPTER_BUTTONS]
        picture, since = body.picture, body.n
    elif isinstance(body, HeadedBody):
        lines, buttons = [f"**{body.heading}**", *body.lines], body.buttons
        picture = body.picture if isinstance(body, BoardBody) else None
    page = Page(lines=lines, rows=_rows(post, table, buttons), tag=post.id)
    made = await draw(table, picture, since) if picture is not None else None
    if made is not None:
        page.picture, page.alt = made
    return page


async def _plain_page(post: PostRow[Body], body: PlainBody, table: TableRow, draw: Picture) -> Page:
    lines = [body.text, body.time] if isinstance(body, CallBody) and body.time else [body.text]
    page = Page(lines=lines, rows=_rows(post, table, body.buttons), plain=True, tag=post.id)
    picture = said(body.picture) if isinstance(body, DmBody) else None
    made = await draw(table, picture, None) if picture else None
    if made is not None:
        page.picture, page.alt = await pictures.small(made[0]), made[1]
    return page


def _rows(post: PostRow[Body], table: TableRow, buttons: Buttons) -> list[list[Button] | Menu]:
    made = [_button(post, table, read_button(button, post.key)) for button in buttons]
    return button_rows(made, limits.ROWS)


def _button(post: PostRow[Body], table: TableRow, button: ReadButton) -> Button:
    if button.verb == "go":
        return Button("", say(table.language, "button-go"), url=place_url(table.guild, table.place))
    facts = {"count": button.count} if button.count is not None else {}
    label = button.label or say(table.language, f"button-{button.verb}", **facts)
    id = custom_id(button.verb, button.table or table.id, *button.words, f"p{post.id}")
    return Button(id, label, button.style, disabled=button.disabled)


# --- pictures that come later --------------------------------------------------------------------

PAUSE = 0.3
"""Seconds on a page before its picture is made: who taps on at once does not need it."""


Follow = Callable[[discord.Interaction[Any], Later, Callable[[], bool]], Coroutine[Any, Any, None]]
"""Shows what takes the place of a page, as long as that is the newest of its person."""


async def _nothing(interaction: discord.Interaction[Any], later: Later, newest: Callable[[], bool]) -> None:
    """Nothing follows."""


class Pages(msgspec.Struct):
    """Those of one person, while something is being shown."""

    newest: tuple[int, int] = (0, 0)
    """The number of the one that was asked for last: of its interaction, and how many were shown before it."""
    shown: int = 0
    users: int = 0
    """How many pages and pictures are on their way."""
    lock: asyncio.Lock = msgspec.field(default_factory=asyncio.Lock)
    """Whose turn it is."""


class LatePages:
    """One page per person is waited for: the newest. An older one never replaces it."""

    def __init__(self, marks: wire.Marks, pause: float = PAUSE) -> None:
        self.marks, self.pause = marks, pause
        self.follow: Follow = _nothing
        self.people: dict[int, Pages] = {}
        """Those to whom something is being shown."""
        self.tasks = Tasks()

    def _leave(self, person: int) -> None:
        """Nothing is kept of those to whom nothing is being shown."""
        pages = self.people[person]
        pages.users -= 1
        if not pages.users:
            del self.people[person]

    @asynccontextmanager
    async def showing(self, interaction: discord.Interaction[Any], page: Page) -> AsyncIterator[None]:
        """Around showing a page: what is on its way for an older one is stopped; the picture of this one follows, and
        the page that takes its place."""
        person = interaction.user.id
        pages = self.people.setdefault(person, Pages())
        pages.users += 1
        pages.shown += 1
        number = (interaction.id, pages.shown)
        pages.newest = max(pages.newest, number)  # what was asked for earlier may take longer, and come later
        try:
            async with pages.lock:
                yield
            if page.shot is not None:
                pages.users += 1  # until the picture is there
                adding = self._add(interaction, page, page.shot, pages, number)
                self.tasks.start("late picture", adding, partial(self._leave, person))
            if page.later is not None:
                pages.users += 1
                follows = self.follow(interaction, page.later, lambda: pages.newest == number)
                self.tasks.start("next page", follows, partial(self._leave, person))
        finally:
            self._leave(person)

    async def _add(
        self, interaction: discord.Interaction[Any], page: Page, shot: Shot, pages: Pages, number: tuple[int, int]
    ) -> None:
        await asyncio.sleep(self.pause)
        if pages.newest != number:
            return
        made = await pictures.illustrate(shot)
        if made.png is None:
            return
        page.picture, page.alt = made.png, made.alt
        async with pages.lock:
            if pages.newest == number:
                try:
                    await interaction.edit_original_response(**wire.editing(page, self.marks))
                except discord.HTTPException as error:
                    log.info("a panel went on without its picture: %s", error)

    async def close(self) -> None:
        await self.tasks.stop()
