"""Boards shown to people: pictures and text boards, of now and of the past, for one person or for the channel."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

import discord
import msgspec

from bot.features.looking.pages import Sight
from bot.store import TableRow
from bot.tables.base import Refused
from bot.tables.loaded import read_events
from bot.ui import limits, pictures
from bot.ui.ids import custom_id
from bot.ui.page import Button, Menu, Option, Page, button_rows
from bot.ui.text import safe, say
from render.shot import Shot
from render.text_board import TextBoard
from rules.core import Event, View
from rules.core.record import write

if TYPE_CHECKING:
    from bot.app.client import Menhir

Interaction = discord.Interaction["Menhir"]
WHOLE, CHANGES, TEXT = "whole", "changes", "text"
MENUS = 4
"""Menus of regions on one page."""


class Boards:
    def __init__(self, bot: Menhir) -> None:
        self.bot = bot

    # --- pictures --------------------------------------------------------------------------------

    async def show(
        self,
        interaction: Interaction,
        table: int,
        show: str | None = None,
        *,
        at: str | None = None,
        lines: int | None = None,
        public: bool = False,
    ) -> None:
        """`/board`: the whole board, what changed, one region, or the text; at any moment."""
        in_words = self.bot.settings(interaction).text and not public
        if show == CHANGES and in_words:
            await self.bot.show(interaction, await self.bot.worker.do(self.bot.answers.log, table, interaction.user.id))
            return
        if show == TEXT or in_words:
            await self.text(interaction, table, at=at, lines=lines, public=public)
            return
        sight = await self._sight(interaction, table, at=at, lines=lines, changes=show == CHANGES, public=public)
        focus = None if show in (None, WHOLE, CHANGES) else show
        if focus is not None and not pictures.knows(sight.view, focus):
            known = ", ".join([WHOLE, CHANGES, TEXT, *pictures.regions(sight.view)])
            raise Refused("no-region", region=focus, regions=known)
        await interaction.response.defer(ephemeral=not public, thinking=True)
        page = await self._pictured(interaction, sight, focus, public)
        await self._send(interaction, page, public)

    async def _sight(self, interaction: Interaction, table: int, **wanted: object) -> Sight:
        return await self.bot.worker.do(self.bot.answers.sight, table, interaction.user.id, **wanted)  # type: ignore[arg-type]

    async def _pictured(self, interaction: Interaction, sight: Sight, focus: str | None, public: bool) -> Page:
        """The picture with its heading; the text where there is no picture."""
        palette = self.bot.settings(interaction).palette
        theme = pictures.THEME if public else pictures.theme_of(palette)
        shot = Shot(sight.view, sight.table.language, theme, focus, sight.events, sight.names)
        made = await pictures.illustrate(shot)
        if made.png is None:
            return self._text_page(sight, made.text_board, 1)
        rows = [] if public else [self._row(sight)]
        return Page(lines=sight.heading.splitlines(), picture=made.png, alt=made.alt, rows=[row for row in rows if row])

    def _row(self, sight: Sight) -> list[Button]:
        language, id = sight.table.language, sight.table.id
        buttons = [Button(custom_id("text", id, 1, sight.lines), say(language, "button-text"))]
        if pictures.regions(sight.view):
            buttons.insert(0, Button(custom_id("zoom", id, sight.lines), say(language, "button-zoom")))
        return buttons

    async def _send(self, interaction: Interaction, page: Page, public: bool) -> None:
        if public:
            await self.bot.publish(interaction, page)
        else:
            await self.bot.show(interaction, page, fresh=True)

    async def zoom(self, interaction: Interaction, table: int, lines: int | None = None) -> None:
        """The regions to choose from."""
        sight = await self._sight(interaction, table, lines=lines)
        regions = pictures.regions(sight.view)
        language = sight.table.language
        if not regions:
            raise Refused("no-regions")
        rows: list[list[Button] | Menu] = []
        most = limits.SELECT_OPTIONS
        for start in range(0, min(len(regions), MENUS * most), most):
            part = regions[start : start + most]
            id = custom_id("zoomed", table, sight.lines, start)
            rows.append(Menu(id, say(language, "zoom-which"), [Option(word, word) for word in part]))
        await self.bot.show(interaction, Page(lines=[sight.heading], rows=rows), fresh=True)

    async def then_and_now(self, interaction: Interaction, table: int, since: int) -> None:
        """Two boards: after so many lines, and as it is."""
        for lines in (max(1, since), None):
            sight = await self._sight(interaction, table, lines=lines)
            if not interaction.response.is_done():
                await interaction.response.defer(ephemeral=True, thinking=True)
            if self.bot.settings(interaction).text:
                board = TextBoard(tuple(await self._lines(sight)))
                await self.bot.show(interaction, self._text_page(sight, board, 1), fresh=True)
            else:
                await self.bot.show(interaction, await self._pictured(interaction, sight, None, False), fresh=True)

    # --- texts -----------------------------------------------------------------------------------

    async def text(
        self,
        interaction: Interaction,
        table: int,
        page: int = 1,
        *,
        at: str | None = None,
        lines: int | None = None,
        public: bool = False,
        turning: bool = False,
    ) -> None:
        """The text board, one page at a time; `turning` a page changes the message that is read."""
        sight = await self._sight(interaction, table, at=at, lines=lines, public=public)
        made = self._text_page(sight, TextBoard(tuple(await self._lines(sight))), page, public=public)
        if turning:
            await self.bot.show(interaction, made)
        else:
            await self._send(interaction, made, public)

    async def _lines(self, sight: Sight) -> list[str]:
        names = {seat: safe(name) for seat, name in sight.names.items()}
        made = await pictures.illustrate(Shot(sight.view, sight.table.language, names=names), picture=False)
        return list(made.text_board.lines) or _bare(sight.view)

    def _text_page(self, sight: Sight, board: TextBoard, number: int, *, public: bool = False) -> Page:
        pages = (board if board.lines else TextBoard(tuple(_bare(sight.view)))).pages()
        number = min(max(1, number), len(pages))
        language, id = sight.table.language, sight.table.id
        lines = pages[number - 1].splitlines()
        if len(pages) == 1:
            return Page(lines=lines)
        lines.append(say(language, "text-page", page=number, pages=len(pages)))
        if public:
            return Page(lines=lines)
        after = number % len(pages) + 1
        key = "button-next-page" if after > 1 else "button-first-page"
        buttons = [
            Button(custom_id("textpage", id, after, sight.lines), say(language, key), "blue"),
            Button(custom_id("textfile", id, sight.lines), say(language, "button-file")),
        ]
        return Page(lines=lines, rows=button_rows(buttons))

    async def text_file(self, interaction: Interaction, table: int, lines: int | None = None) -> None:
        sight = await self._sight(interaction, table, lines=lines)
        await interaction.response.defer(ephemeral=True, thinking=True)
        told = "\n".join(await self._lines(sight)) + "\n"
        file = discord.File(io.BytesIO(told.encode()), f"{sight.table.title}-{sight.table.id}.txt")
        await interaction.followup.send(say(sight.table.language, "text-file"), file=file, ephemeral=True)

    # --- exports ---------------------------------------------------------------------------------

    async def export(self, interaction: Interaction, table: int, what: str = "record") -> None:
        """What can be taken home when a game is over: a running game's record holds what others may not know."""
        row = await self.bot.worker.do(self.bot._table, table)
        if row.status == "lobby":
            raise Refused("no-running-table")
        if row.status == "running":
            raise Refused("not-over")
        await interaction.response.defer(ephemeral=True, thinking=True)
        name = f"{row.title}-{row.id}"
        language = self.bot.language(interaction)
        if what == "picture":
            sight = await self._sight(interaction, table, public=True)
            made = await pictures.illustrate(Shot(sight.view, language, names=sight.names))
            if made.png is None:
                raise Refused("no-picture")
            file = discord.File(io.BytesIO(made.png), f"{name}.png", description=made.alt[: limits.ALT_TEXT])
            text = say(language, "picture-here", table=row.id)
        else:
            record = await self.bot.worker.do(self.bot.tables.record, table)
            file = discord.File(io.BytesIO(write(record)), f"{name}.json")
            text = say(language, "record-here", table=row.id)
        await interaction.followup.send(text, file=file, ephemeral=True)

    # --- for posts -------------------------------------------------------------------------------

    async def picture_of(self, table: TableRow, lines: int, since: int | None) -> tuple[bytes, str] | None:
        """A public picture of a past moment: the spectator's view, with what changed since an earlier line."""
        found = await self.bot.worker.do(self._spectator_view, table, lines, since)
        if found is None:
            return None
        view, events, names = found
        made = await pictures.illustrate(Shot(view, table.language, events=events, names=names))
        return None if made.png is None else (made.png, made.alt)

    def _spectator_view(
        self, table: TableRow, lines: int, since: int | None
    ) -> tuple[View, list[Event], dict[int, str]] | None:
        match = self.bot.tables.moment(table.id, lines)
        if match is None:
            return None
        with self.bot.tables.reading() as session:
            rows = session.lines(table.id, since) if since is not None else []
            events = [event for row in rows if row.n < lines for event in read_events(table, row)]
            seats = session.seats(table.id)[: table.seats]
        names = {row.seat: row.name for row in seats if row.person is not None and row.name}
        return match.view(None), [event for event in events if event.only is None], names


def _bare(view: View) -> list[str]:
    """A view in its bare facts, for a title without a text of its own."""
    return [f"{name}: {value}" for name, value in msgspec.to_builtins(view).items()]
