"""Following a table from outside: how much one is told."""

from __future__ import annotations

import discord

from bot.features.following.pages import ways
from bot.features.following.service import Followers
from bot.store import TableRow
from bot.tables.call import Call, Talk
from bot.ui.ids import press
from bot.ui.page import Page
from bot.ui.text import say


@press("follow", "watch", talks=True)
async def follow(talk: Talk, call: Call) -> Page:
    """Follow a table. With a way, follow so; without one, show the ways."""
    how = "".join(call.words[:1])
    if not how:
        now = await talk.look(lambda services, session: services[Followers].following(session, call.table, call.person))
        page = ways(call.table, call.language, now)
        page.fresh = True
        return page
    table = await talk.change(
        lambda services, session: services[Followers].follow(session, call.table, call.person, how), claim=call.id
    )
    page = ways(call.table, call.language, "" if how == "stop" else how)
    if not await _in_thread(talk, call, table, how != "stop"):
        page.lines.append(say(call.language, "watch-yourself"))
    return page


async def _in_thread(talk: Talk, call: Call, table: TableRow, wanted: bool) -> bool:
    """Put the person into the table's own thread, so that it stands among theirs, or take them out; False where we may
    not."""
    thread = talk.client.get_channel(table.place)
    if not isinstance(thread, discord.Thread):
        return True
    try:
        await (thread.add_user if wanted else thread.remove_user)(discord.Object(call.person))
    except discord.HTTPException:
        return False
    return True
