"""The menu of a message: the board as it was then, and the rules its decisions rest on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.store import PostRow, TableRow
from bot.store.bodies import BeginBody, Body, ChapterBody, EndBody
from bot.tables.base import Refused
from bot.tables.counting import counted

if TYPE_CHECKING:
    from bot.app.client import Menhir

Interaction = discord.Interaction["Menhir"]


async def board_at(interaction: Interaction, message: discord.Message) -> None:
    bot = interaction.client
    table, _, lines, _ = await bot.worker.do(_told_by, bot, message.id, message.created_at.timestamp())
    await bot.boards.show(interaction, table.id, lines=lines)


async def rules_in(interaction: Interaction, message: discord.Message) -> None:
    bot = interaction.client
    table, post, _, numbers = await bot.worker.do(_told_by, bot, message.id, message.created_at.timestamp())
    if post.kind in ("call", "card"):  # they are about what is asked now, not about what was done
        numbers = []
    await bot.show(interaction, await bot.worker.do(bot.answers.rules_in, table, numbers, bot.language(interaction)))


def _told_by(bot: Menhir, message: int, sent: float) -> tuple[TableRow, PostRow[Body], int, list[int]]:
    """The table and post of a message, after how many lines its story ends, and the lines it tells."""
    with bot.tables.reading() as session:
        post = session.post_of(message)
        table = session.table(post.table) if post is not None else None
        if post is None or table is None or table.status == "lobby":
            raise Refused("no-post-of-ours")
        body = post.body
        if isinstance(body, ChapterBody):
            numbers = [line.n for line in body.lines if line.n >= 0]
            ends = body.picture or (max(numbers) + 1 if numbers else body.n + 1)
            return table, post, ends, numbers
        if isinstance(body, BeginBody | EndBody):
            return table, post, body.picture, []
        count = counted(session, table, None)  # what somebody did in secret is no part of a post
        before = [n for n in count.known if count.rows[n].at <= sent]
        return table, post, before[-1] + 1, before[-1:]
