"""Pages as Discord's components, with seat marks as emoji."""

from __future__ import annotations

import io
import re
from typing import Any

import discord
import msgspec
from discord import ui

from bot.ui import limits
from bot.ui.page import File, Form, Menu, Page
from bot.ui.tags import signed
from bot.ui.text import SEAT_MARK, SEATS, SIGNS, cut

STYLES = {
    "grey": discord.ButtonStyle.secondary,
    "blue": discord.ButtonStyle.primary,
    "green": discord.ButtonStyle.success,
    "red": discord.ButtonStyle.danger,
}
FALLBACK_MARKS = ("🔴", "🟦", "🟨", "🟩", "🟪")
PICTURE = "board.png"
Pictures = list[tuple[str, bytes, str | None]]
"""Name, bytes and alternative text of each."""


class Marks:
    """How a seat's mark is written: the application's own emoji once they are known, else the fallback set."""

    def __init__(self) -> None:
        self.codes = list(FALLBACK_MARKS)

    def learn(self, emojis: dict[str, str]) -> None:
        for seat, word in enumerate(SEATS):
            self.codes[seat] = emojis.get(f"seat_{word}", self.codes[seat])

    def put(self, text: str) -> str:
        """In message text: the mark as emoji."""
        for seat, code in enumerate(self.codes):
            text = text.replace(chr(SEAT_MARK + seat), code)
        return text

    @staticmethod
    def strip(text: str) -> str:
        """Where Discord shows no custom emoji: the name stands alone."""
        for seat in range(len(SEATS)):
            text = text.replace(chr(SEAT_MARK + seat) + " ", "").replace(chr(SEAT_MARK + seat), "")
        return text


LETTERS = Marks()
"""Marks for people who read without pictures: a seat's letter."""
LETTERS.codes = [word[0].upper() for word in SEATS]
EMOJI = re.compile(f"[{''.join(SIGNS)}]\ufe0f?\u200d?\\s?")


def form(shown: Form) -> ui.Modal:
    """A form as Discord's modal; what is written comes in under its id, so nothing waits for it here."""
    modal = ui.Modal(title=shown.title, custom_id=shown.id, timeout=None)
    field: ui.TextInput[Any] | ui.FileUpload[Any]
    if shown.file:
        field = ui.FileUpload(custom_id=shown.field)
    else:
        field = ui.TextInput(
            custom_id=shown.field,
            placeholder=shown.example or None,
            default=shown.written or None,
            max_length=shown.most,
            style=discord.TextStyle.paragraph if shown.several else discord.TextStyle.short,
        )
    modal.add_item(ui.Label(text=shown.label, component=field))
    modal.stop()
    return modal


def file(shown: File) -> dict[str, Any]:
    """Arguments for sending a file."""
    content = discord.File(io.BytesIO(shown.content), shown.name, description=shown.alt or None)
    return {"content": shown.text, "files": [content]}


def in_words(page: Page) -> Page:
    """A page without picture and without emoji."""
    lines = [EMOJI.sub("", line) for line in page.lines]
    return msgspec.structs.replace(page, lines=lines, picture=None, alt="", shot=None)


def _rows(page: Page, marks: Marks) -> list[ui.ActionRow[Any]]:
    rows: list[ui.ActionRow[Any]] = []
    for row in page.rows:
        made: ui.ActionRow[Any] = ui.ActionRow()
        if isinstance(row, Menu):
            select: ui.Select[Any] = ui.Select(
                custom_id=row.id,
                placeholder=cut(marks.strip(row.placeholder), limits.OPTION_LABEL),
                max_values=row.most,
                options=[
                    discord.SelectOption(
                        value=option.value,
                        label=cut(marks.strip(option.label), limits.OPTION_LABEL),
                        description=cut(marks.strip(option.note), limits.OPTION_LABEL) if option.note else None,
                        default=option.chosen,
                    )
                    for option in row.options
                ],
            )
            made.add_item(select)
        else:
            for button in row:
                label = cut(marks.strip(button.label), limits.BUTTON_LABEL)
                if button.url:
                    made.add_item(ui.Button(url=button.url, label=label))
                else:
                    style = STYLES[button.style]
                    made.add_item(ui.Button(custom_id=button.id, label=label, style=style, disabled=button.disabled))
        rows.append(made)
    return rows


def layout(page: Page, marks: Marks, shown: Pictures) -> ui.LayoutView:
    """A container: text, pictures, controls."""
    view = ui.LayoutView(timeout=None)
    items: list[ui.Item[Any]] = [ui.TextDisplay(cut(marks.put("\n".join(page.lines)), limits.V2_TEXT))]
    if shown:
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        for name, _, alt in shown:
            gallery.add_item(media=f"attachment://{name}", description=alt)
        items.append(gallery)
    items += _rows(page, marks)
    view.add_item(ui.Container(*items, id=page.tag or None))
    view.stop()  # presses are read from their ids by `bot.app.interactions`; the library need not remember every view
    return view


def classic(page: Page, marks: Marks) -> ui.View:
    """Buttons under plain text."""
    view = ui.View(timeout=None)
    for number, row in enumerate(_rows(page, marks)):
        for item in list(row.children):
            item.row = number
            view.add_item(item)
    view.stop()
    return view


def _pictures(first: bytes, page: Page) -> Pictures:
    found = [(first, page.alt), *page.more_pictures]
    names = [PICTURE, *(f"board{number}.png" for number in range(2, len(found) + 1))]
    return [(name, raw, cut(alt, limits.ALT_TEXT) or None) for name, (raw, alt) in zip(names, found, strict=True)]


def sending(page: Page, marks: Marks) -> dict[str, Any]:
    """Arguments for sending a page as a new message."""
    shown = _pictures(page.picture, page) if page.picture is not None else []
    made: dict[str, Any] = {"view": layout(page, marks, shown)} if not page.plain else _classic(page, marks)
    if page.plain and page.tag and not _pressed(page):  # once it is known where it stands, nobody looks for it
        made["content"] = signed(made["content"], page.tag, limits.CONTENT)
    return made | {"files": [_file(*one) for one in shown]} if shown else made


def editing(page: Page, marks: Marks) -> dict[str, Any]:
    """Arguments for editing a message into a page; a message never changes its kind."""
    if page.plain:
        return _classic(page, marks)
    shown = _pictures(page.picture, page) if page.picture is not None else []
    return {"view": layout(page, marks, shown), "attachments": [_file(*one) for one in shown]}


def filling(sent: dict[str, Any]) -> dict[str, Any]:
    """Arguments for putting a new message in the place of one that was announced."""
    return {"attachments": sent.get("files", []), **{name: value for name, value in sent.items() if name != "files"}}


def _file(name: str, raw: bytes, alt: str | None) -> discord.File:
    return discord.File(io.BytesIO(raw), name, description=alt)


def _classic(page: Page, marks: Marks) -> dict[str, Any]:
    return {"content": cut(marks.put("\n".join(page.lines)), limits.CONTENT), "view": classic(page, marks)}


def _pressed(page: Page) -> bool:
    """Is there anything with an id?"""
    return any(isinstance(row, Menu) or any(button.id for button in row) for row in page.rows)
