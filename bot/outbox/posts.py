"""Makes channels agree with the posts that tables want: sends, edits, deletes, each exactly once.

A post is sent with a nonce made from its row, so that a repetition after a crash gives the same message; past Discord's
nonce window the bot looks at its recent messages first, where every post of ours carries its row's number.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Concatenate, ParamSpec, TypeVar

import discord

from bot.store import PostRow, Reading, TableNotes, TableRow, Writing
from bot.store.ballots import said
from bot.store.bodies import (
    BoardBody,
    Body,
    Buttons,
    CallBody,
    ChapterBody,
    ChapterLine,
    DmBody,
    HeadedBody,
    PlainBody,
    ReadButton,
    read_button,
)
from bot.tables.links import jump_url
from bot.tables.places import Places
from bot.tables.tables import Worker
from bot.ui import discord_view as wire
from bot.ui import limits, permissions, pictures
from bot.ui.ids import custom_id
from bot.ui.page import Button, Menu, Page, button_rows
from bot.ui.text import say

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

LONGEST_JOINED = 320
"""Characters of what one seat did, joined into one line."""
EDIT_GAP = 3.0
"""Seconds between two edits of one message."""
RETRY = 30.0
"""Seconds until a post that could not be sent is tried again."""
LOCKED = 160005
"""Discord's code for a locked thread."""
LOOK_BACK = 60
"""How many messages are searched for one that was sent and not noted."""

Picture = Callable[[TableRow, int, int | None], Awaitable[tuple[bytes, str] | None]]
"""(table, lines, since) -> PNG and alternative text of the moment after that many lines."""
CHAPTER_BUTTONS = ("turn", "board", "text", "log", "zoom")
"""Of the open chapter; closing it takes them away."""


class Posts:
    """The dispatcher. `wake` after every change; `run` until cancelled."""

    def __init__(
        self,
        client: discord.Client,
        worker: Worker,
        marks: wire.Marks,
        picture: Picture,
        *,
        edit_gap: float = EDIT_GAP,
        retry: float = RETRY,
    ) -> None:
        self.client, self.worker, self.marks, self.picture = client, worker, marks, picture
        self.edit_gap, self.retry = edit_gap, retry
        self._changed = asyncio.Event()
        self.deleted: deque[int] = deque(maxlen=1000)
        """Messages that we took away ourselves, the newest."""
        self._edited: dict[int, float] = {}
        self._later: dict[int, float] = {}
        self._unsure: set[int] | None = None
        """Posts that may have been sent before the last crash; known after the first look."""
        self.idle = asyncio.Event()

    def hurry(self) -> None:
        """Try again at once what waits because it failed."""
        self._later.clear()
        self.wake()

    def wake(self) -> None:
        self.idle.clear()
        self._changed.set()

    @property
    def places(self) -> Places:
        return self.worker.services[Places]

    async def _change(self, work: Callable[Concatenate[Writing, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.worker.change(lambda session: work(session, *args, **kwargs))

    async def run(self) -> None:
        await self.client.wait_until_ready()
        while True:
            self._changed.clear()
            pause = await self._settle_all()
            await asyncio.sleep(0)  # what it has changed itself is told first
            if pause is None and not self._changed.is_set():
                self.idle.set()
            try:
                async with asyncio.timeout(pause):  # unlike wait_for it never swallows being cancelled
                    await self._changed.wait()
            except TimeoutError:
                continue

    async def _settle_all(self) -> float | None:
        """Bring every post forward once; seconds until one of them is due again, None if all are settled."""
        posts = await self.worker.look(self._unsettled)
        if self._unsure is None:
            self._unsure = {post.id for post, _ in posts if post.message is None}
        now, loop = self.worker.tables.now(), asyncio.get_running_loop().time()
        waits: list[float] = []
        stuck: set[int] = set()
        for post, table in posts:
            due = max(
                post.not_before - now if post.message is None and not post.gone else 0.0,
                self._edited.get(post.id, 0.0) + self.edit_gap - loop if post.message is not None else 0.0,
                self._later.get(post.id, 0.0) - loop,
            )
            if due > 0 or post.channel in stuck:
                waits.append(max(due, 0.05))
                continue
            try:
                await self._settle(post, table)
                self._later.pop(post.id, None)
            except Exception as error:
                if post.body.kind == "dm" and _refused(error):
                    await self._change(self.worker.tables.dm_refused, post)
                    continue
                log.warning("post %s of table %s waits", post.id, post.table, exc_info=error)
                if post.message is None:
                    self._unsure.add(post.id)  # it may have been sent all the same
                self._later[post.id] = loop + self.retry
                stuck.add(post.channel)
                waits.append(self.retry)
                await self._change(self._note_failure, post, str(error))
                if isinstance(error, discord.Forbidden):
                    await self._may_not(post, table, error)
        return min(waits) if waits else None

    def _unsettled(self, session: Reading) -> list[tuple[PostRow[Body], TableRow]]:
        found = []
        for post in session.unsettled_posts():
            table = session.table(post.table)
            if table is not None:
                found.append((post, table))
        return found

    # --- one post --------------------------------------------------------------------------------

    async def _settle(self, post: PostRow[Body], table: TableRow) -> None:
        channel = await (self._private(post.channel) if post.body.kind == "dm" else self._channel(post.channel))
        if channel is None:
            await self._change(self._give_up, post)
            if post.body.kind != "dm":
                await self._lost_channel(post, table)
            return
        if isinstance(channel, discord.Thread) and channel.archived and not channel.locked:
            channel = await channel.edit(archived=False)  # in an archived thread nothing can be edited
        if post.message is None and self._unsure is not None and post.id in self._unsure:
            post.message = await self._find(channel, post)
            self._unsure.discard(post.id)
            if post.message is not None and not post.gone:
                await self._change(self._note, post, post.message, 0)
        if post.gone:
            if post.message is not None:
                await self._delete(channel, post.message)
            await self._change(self._drop, post)
        elif post.message is None:
            page = await self._allowed(channel, post, table)
            allowed = discord.AllowedMentions(users=[discord.Object(person) for person in post.mentions])
            message = await channel.send(
                **wire.sending(page, self.marks),
                nonce=_nonce(post),
                allowed_mentions=allowed,
                silent=isinstance(post.body, CallBody | DmBody) and post.body.silent,
            )
            await self._change(self._note, post, message.id, post.wanted)
            if post.failed:
                await self._change(self.places.can_write, table.id)
        else:
            page = await self._allowed(channel, post, table)
            self._edited[post.id] = asyncio.get_running_loop().time()
            try:
                await channel.get_partial_message(post.message).edit(
                    **wire.editing(page, self.marks), allowed_mentions=discord.AllowedMentions.none()
                )
                await self._change(self._note, post, post.message, post.wanted)
            except discord.NotFound:
                await self._change(self._lost, post)  # deleted by hand: it is sent again

    async def _channel(self, id: int) -> Any:
        channel = self.client.get_channel(id)
        if channel is None:
            try:
                channel = await self.client.fetch_channel(id)
            except discord.NotFound:
                return None
        return channel

    async def _private(self, person: int) -> Any:
        """Where a person is written to alone."""
        user = self.client.get_user(person)
        if user is not None and user.dm_channel is not None:
            return user.dm_channel
        return await self.client.create_dm(discord.Object(person))

    async def _lost_channel(self, post: PostRow[Body], table: TableRow) -> None:
        home_too = post.channel == table.home or await self._channel(table.home) is None
        if post.channel in (table.place, table.home):
            await self._change(partial(self.places.lost_place, home_too=home_too), table.id)

    async def _may_not(self, post: PostRow[Body], table: TableRow, error: discord.Forbidden) -> None:
        """We may not write there: the host is told what is missing, and posts wait."""
        missing = permissions.missing(self.client.get_channel(post.channel), locked=error.code == LOCKED)
        await self._change(self.places.cannot_write, table.id, post.channel, missing)

    async def _allowed(self, channel: Any, post: PostRow[Body], table: TableRow) -> Page:
        """The page as far as we may show it: without Attach Files it is text, and one post says so."""
        page = await self.page(post, table)
        guild = getattr(channel, "guild", None)
        if page.picture is None or guild is None or channel.permissions_for(guild.me).attach_files:
            return page
        page.picture = None
        if await self._change(self._says_no_pictures, post):
            page.lines.append(say(table.language, "no-pictures"))
        return page

    def _says_no_pictures(self, session: Writing, post: PostRow[Body]) -> bool:
        """The first post of a table that lacks its picture says why; it goes on saying so when it is edited."""
        with session.changing(TableNotes, post.table) as notes:
            if notes.no_pictures is None:
                notes.no_pictures = post.id
        return notes.no_pictures == post.id

    async def _find(self, channel: Any, post: PostRow[Body]) -> int | None:
        """A message of ours that was sent for this post and not noted."""
        async for message in channel.history(limit=LOOK_BACK):
            if message.author.id == getattr(self.client.user, "id", 0) and post.id in _tags(message):
                return int(message.id)
        return None

    async def _delete(self, channel: Any, message: int) -> None:
        self.deleted.append(message)
        try:
            await channel.get_partial_message(message).delete()
        except discord.NotFound:
            return

    # --- noting ----------------------------------------------------------------------------------

    def _note(self, session: Writing, post: PostRow[Body], message: int, sent: int) -> None:
        row = session.post(post.table, type(post.body), post.key)
        if row is not None:
            row.message, row.sent, row.failed = message, max(sent, row.sent), ""
            session.put(row)

    def _lost(self, session: Writing, post: PostRow[Body]) -> None:
        row = session.post(post.table, type(post.body), post.key)
        if row is not None:
            row.message, row.sent, row.mentions = None, 0, []
            session.put(row)

    def _note_failure(self, session: Writing, post: PostRow[Body], why: str) -> None:
        row = session.post(post.table, type(post.body), post.key)
        if row is not None:
            row.failed = why[:200]
            session.put(row)

    def _drop(self, session: Writing, post: PostRow[Body]) -> None:
        self._edited.pop(post.id, None)
        session.drop_post(post.id)

    def _give_up(self, session: Writing, post: PostRow[Body]) -> None:
        """The channel is gone. What it should say is kept in the log; the post is not tried again."""
        row = session.post(post.table, type(post.body), post.key)
        if row is not None:
            row.sent, row.failed = row.wanted, "channel gone"
            if row.gone:
                session.drop_post(row.id)
            else:
                session.put(row)

    # --- what it says ----------------------------------------------------------------------------

    async def page(self, post: PostRow[Body], table: TableRow) -> Page:
        body = post.body
        if isinstance(body, PlainBody):
            return await self._plain_page(post, body, table)
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
        page = Page(lines=lines, rows=self._rows(post, table, buttons), tag=post.id)
        made = await self.picture(table, picture, since) if picture is not None else None
        if made is not None:
            page.picture, page.alt = made
        return page

    async def _plain_page(self, post: PostRow[Body], body: PlainBody, table: TableRow) -> Page:
        lines = [body.text, body.time] if isinstance(body, CallBody) and body.time else [body.text]
        page = Page(lines=lines, rows=self._rows(post, table, body.buttons), plain=True)
        picture = said(body.picture) if isinstance(body, DmBody) else None
        made = await self.picture(table, picture, None) if picture else None
        if made is not None:
            page.picture, page.alt = await pictures.small(made[0]), made[1]
        return page

    def _rows(self, post: PostRow[Body], table: TableRow, buttons: Buttons) -> list[list[Button] | Menu]:
        return button_rows([self._button(post, table, read_button(button, post.key)) for button in buttons])

    @staticmethod
    def _button(post: PostRow[Body], table: TableRow, button: ReadButton) -> Button:
        if button.verb == "go":
            return Button("", say(table.language, "button-go"), url=jump_url(table))
        facts = {"count": button.count} if button.count is not None else {}
        label = button.label or say(table.language, f"button-{button.verb}", **facts)
        id = custom_id(button.verb, table.id, *button.words, f"p{post.id}")
        return Button(id, label, button.style, disabled=button.disabled)


def joined(lines: Sequence[ChapterLine]) -> list[str]:
    """Lines of a chapter as they are shown: what one seat did one after the other stands under one name."""
    shown: list[str] = []
    name = ""
    for line in lines:
        text, length = line.text, line.lead or 0
        follows = length and text[:length] == name and len(shown[-1]) + len(text) - length <= LONGEST_JOINED
        if follows:
            shown[-1] = f"{shown[-1].removesuffix('.')}; {text[length:]}"
        else:
            shown.append(text)
        name = text[:length]
    return shown


def _nonce(post: PostRow[Body]) -> str:
    """The same for every attempt to send a post, and never used for another: a row's number may come again after the
    row was dropped, its table, kind and key do not."""
    name = f"{post.table}/{post.body.kind}/{post.key}/{post.id}"
    return hashlib.blake2b(name.encode(), digest_size=limits.NONCE // 2).hexdigest()


def _refused(error: Exception) -> bool:
    """Discord said no, and would say no again."""
    return isinstance(error, discord.HTTPException) and 400 <= error.status < 500 and error.status != 429


def _tags(message: discord.Message) -> set[int]:
    """Numbers of posts that a message of ours carries: the container's id, or the end of a button's id."""
    tags: set[int] = set()
    for component in message.components:
        if component.type is discord.ComponentType.container:
            tags.add(int(getattr(component, "id", 0) or 0))
        for child in getattr(component, "children", []):
            last = str(getattr(child, "custom_id", "") or "").rsplit(":", 1)[-1]
            if last.startswith("p") and last[1:].isdigit():
                tags.add(int(last[1:]))
    return tags
