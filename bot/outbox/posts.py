"""Makes channels agree with the posts that tables want: sends, edits, deletes, each exactly once.

A post is sent with a nonce made from its row, so that a repetition after a crash gives the same message; past Discord's
nonce window the bot looks at its recent messages first, where every post of ours carries its row's number.

Each channel is settled by itself, in the order of its posts, when something was changed there: one that is slow or at
its limit delays nobody else, and nothing looks through all tables.
"""

from __future__ import annotations

import asyncio
import hashlib
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Any, Concatenate, ParamSpec, TypeVar

import aiohttp
import discord
import msgspec

from bot.outbox.finding import sent_for
from bot.outbox.lanes import AT_ONCE, FIRST, Lanes, Pace
from bot.outbox.pages import Picture, page_of
from bot.store import DeedRow, PostRow, Reading, SeatRow, StoreError, TableNotes, TableRow, Writing
from bot.store.bodies import Body, CallBody, CardBody, ChapterBody, DmBody, RequestBody
from bot.tables.health import Health
from bot.tables.narrator import practice
from bot.tables.places import Places
from bot.tables.tables import Worker
from bot.ui import discord_view as wire
from bot.ui import limits, permissions
from bot.ui.page import Page
from bot.ui.text import say

P = ParamSpec("P")
T = TypeVar("T")

EDIT_GAP = 3.0
"""Seconds between two edits of one message; none where one person is alone with computer players."""
CARD_GAP = 120.0
"""The same for the card of a game that goes on: its channel is for all tables, and most of what it tells changes with
every step. It is kept in the row, so that it holds over a start too."""
STORY = 1.0
"""Seconds for which the story waits until computer players have decided: their moves come as one story. Then it says
who thinks."""
RETRY, LONGEST = 5.0, 60
"""Seconds until a post that could not be sent is tried again, twice as long each time; and how many times that at
most."""
LONGEST_HELD = 1000.0
"""Seconds: no call is held back for a plan longer than this. What seems to be wanted later than it can be was written
before the clock was set back."""
SOON = 0.05
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, LOCKED = 10003, 10008, 160005
"""Discord's codes; the last for a locked thread."""


class Delay(msgspec.Struct):
    """Until when a post waits that could not be sent, and for how long."""

    name: str
    pause: float
    until: float


class Channel(msgspec.Struct):
    """What is known of a channel while something is to be done there, by the numbers of its posts."""

    unsure: set[int] = set()
    """Those that may have been sent and not noted: before the last crash, or because an answer was lost."""
    failing: dict[int, Delay] = {}
    waiting: dict[int, tuple[float, float]] = {}
    """Those that are not due: what their rows say, and when that is by the clock that never goes back."""
    thinking: dict[int, float] = {}
    """Since when posts wait for computer players."""
    stuck: float = 0.0
    """Until when nothing is tried here."""


class Posts:
    """The dispatcher. `begin` once; `wake` with the channels that a change has touched."""

    def __init__(
        self,
        client: discord.Client,
        worker: Worker,
        marks: wire.Marks,
        picture: Picture,
        *,
        edit_gap: float = EDIT_GAP,
        card_gap: float = CARD_GAP,
        retry: float = RETRY,
        pace: float = limits.REQUESTS,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        """`pace`: requests a second. `steady`: a clock that never goes back."""
        self.client, self.worker, self.marks, self.picture = client, worker, marks, picture
        self.edit_gap, self.card_gap, self.retry, self.steady = edit_gap, card_gap, retry, steady
        self.story = min(STORY, edit_gap)
        self.deleted: deque[int] = deque(maxlen=1000)
        """Messages that we took away ourselves, the newest."""
        self.vanished: deque[int] = deque(maxlen=1000)
        """Messages that others deleted, the newest: one may be gone before it is noted that it was sent."""
        self._channels: dict[int, Channel] = {}
        self._edited: dict[int, float] = {}
        """When posts were edited lately, the oldest first."""
        self.watched: set[int] = set()
        """Channels in which something else waits until everything stands as it should."""
        self.stands: Callable[[int], None] = lambda channel: None
        """Told of such a channel, once."""
        self._few, self._pace = asyncio.Semaphore(AT_ONCE), Pace(pace)
        self.health, self.places = worker.services[Health], worker.services[Places]
        first = min(retry, FIRST)
        self.lanes = Lanes("posts", self._settle_channel, self.health, first=first, ended=self._settled)
        self.wake, self.idle = self.lanes.wake, self.lanes.idle

    async def begin(self) -> None:
        """What was left to do before the start. What no message is known of may have been sent all the same."""
        await self.client.wait_until_ready()
        left = await self._look(lambda session: session.unsettled_channels())
        self._channels = {channel: Channel(unsure=set(posts)) for channel, posts in left.items()}
        self.lanes.begin(left)

    def hurry(self) -> None:
        """Try again at once what waits because it failed."""
        for known in self._channels.values():
            known.stuck = 0.0
            for delay in known.failing.values():
                delay.until = 0.0
        self.lanes.wake_all()

    async def _look(self, work: Callable[Concatenate[Reading, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._few:
            return await self.worker.look(work, *args, **kwargs)

    async def _change(self, work: Callable[Concatenate[Writing, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        async with self._few:
            return await self.worker.change(lambda session: work(session, *args, **kwargs))

    # --- one channel -----------------------------------------------------------------------------

    async def _settle_channel(self, channel: int) -> float | None:
        """Bring every post of a channel forward, in their order; seconds until one of them is due again, None if all
        are settled."""
        known, loop = self._channels.setdefault(channel, Channel()), asyncio.get_running_loop()
        if known.stuck > loop.time():
            return known.stuck - loop.time()
        waits: list[float] = []
        rows = await self._look(_unsettled, channel)
        self._forget(known, known.failing.keys() - {post.id for post, _, _ in rows})
        for post, table, seats in rows:
            if self.lanes.ending:
                break
            due = self._due(known, post, seats)
            if due > 0:
                waits.append(max(due, SOON))
                continue
            try:
                await self._settle(known, post, table)
            except StoreError:
                known.unsure.add(post.id)  # it may have been sent, and could not be noted
                raise
            except Exception as error:  # noqa: BLE001  one post that fails keeps no other waiting
                if isinstance(post.body, DmBody) and _refused(error):
                    await self._change(self.worker.tables.dm_refused, post)
                    continue
                waits.append(await self._put_off(known, post, table, error))
                if not _alone(error):
                    break
            else:
                self._forget(known, [post.id])
        return min(waits) if waits else None

    def _settled(self, channel: int) -> None:
        known = self._channels.pop(channel, Channel())
        self._forget(known, list(known.failing))
        if channel in self.watched:
            self.watched.discard(channel)
            self.stands(channel)

    def _forget(self, known: Channel, posts: Iterable[int]) -> None:
        """They stand, or are wanted no longer."""
        for post in posts:
            failing = known.failing.pop(post, None)
            if failing is not None:
                self.health.well("post", failing.name)

    def _due(self, known: Channel, post: PostRow[Body], seats: Sequence[SeatRow] = ()) -> float:
        """Seconds until something is to be done for a post."""
        now, due = asyncio.get_running_loop().time(), 0.0
        if post.message is not None:
            gap = 0.0 if practice(seats) else self.edit_gap
            due = self._edited.get(post.id, -gap) + gap - now
        if not post.gone and (post.message is None or isinstance(post.body, CardBody)):
            due = max(due, self._not_before(known, post))
        for seat in seats:
            if seat.awaited and seat.computer is not None and isinstance(post.body, ChapterBody):
                due = max(due, known.thinking.setdefault(post.id, now) + self.story - now)
                break
        else:
            known.thinking.pop(post.id, None)
        failing = known.failing.get(post.id)
        return due if failing is None else max(due, failing.until - now)

    def _not_before(self, known: Channel, post: PostRow[Body]) -> float:
        """As the row says, by a clock that may be set back meanwhile: never longer than when it was first seen, and not
        at all where it is longer than such a post waits."""
        wait = post.not_before - self.worker.tables.now()
        said, when = known.waiting.get(post.id, (0.0, 0.0))
        if said != post.not_before:
            longest = self.card_gap if isinstance(post.body, CardBody) else self.worker.tables.call_delay
            if isinstance(post.body, CallBody) and post.body.usual is not None:
                longest = LONGEST_HELD  # for a plan
            if wait <= 0 or wait > longest + SOON:
                return 0.0
            when = self.steady() + wait
            known.waiting[post.id] = post.not_before, when
        return min(wait, when - self.steady())

    async def _put_off(self, known: Channel, post: PostRow[Body], table: TableRow, error: Exception) -> float:
        """It could not be sent: it is tried again after twice the pause. The seconds until then."""
        if post.message is None:
            known.unsure.add(post.id)  # it may have been sent all the same
        before = known.failing.get(post.id)
        pause = self.retry if before is None else min(2 * before.pause, self.retry * LONGEST)
        name = f"{post.id} of table {post.table}"
        until = asyncio.get_running_loop().time() + pause
        known.failing[post.id] = Delay(name, pause, until)
        known.stuck = known.stuck if _alone(error) else until
        self.health.failed("post", error, name)
        await self._change(self._note_failure, post, str(error))
        if isinstance(error, discord.Forbidden):
            await self._may_not(post, table, error)
        return pause

    # --- one post --------------------------------------------------------------------------------

    async def _settle(self, known: Channel, post: PostRow[Body], table: TableRow) -> None:
        await self._pace.turn()
        channel = await (self._private(post.channel) if post.body.kind == "dm" else self._channel(post.channel))
        if channel is None:
            await self._lost_channel(post, table)
            return
        if isinstance(channel, discord.Thread) and channel.archived and not channel.locked:
            # In an archived thread nothing can be edited. One from before threads were kept longest is now.
            channel = await channel.edit(archived=False, auto_archive_duration=limits.THREAD_SHOWN)
        if post.message is None and post.id in known.unsure:
            post.message = await sent_for(self.client, channel, post.id)
            if post.message is not None:
                await self._change(self._note, post, post.message)
            known.unsure.discard(post.id)
        try:
            if post.gone:
                await self._take_away(channel, post)
            elif post.message is None:
                await self._send(channel, post, table)
            else:
                await self._edit(channel, post, post.message, table)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MESSAGE:  # deleted by hand
                await self._change(self._lost, post)
            elif error.code == UNKNOWN_CHANNEL:
                await self._lost_channel(post, table)
            else:
                raise

    async def _send(self, channel: Any, post: PostRow[Body], table: TableRow) -> None:
        if isinstance(post.body, CallBody | DmBody | RequestBody):
            judged = await self._change(self._judged, post)
            if judged is None:
                return
            post = judged
        page = await self._allowed(channel, post, table)
        allowed = discord.AllowedMentions(users=[discord.Object(person) for person in post.mentions])
        message = await channel.send(
            **wire.sending(page, self.marks),
            nonce=_nonce(post),
            allowed_mentions=allowed,
            silent=isinstance(post.body, CallBody | DmBody | RequestBody) and post.body.silent,
        )
        await self._change(self._note, post, message.id, post.wanted, channel.id)

    async def _edit(self, channel: Any, post: PostRow[Body], message: int, table: TableRow) -> None:
        page = await self._allowed(channel, post, table)
        self._note_edit(post.id)
        await channel.get_partial_message(message).edit(
            **wire.editing(page, self.marks), allowed_mentions=discord.AllowedMentions.none()
        )
        await self._change(self._note, post, message, post.wanted)

    async def _take_away(self, channel: Any, post: PostRow[Body]) -> None:
        if post.message is not None:
            self.deleted.append(post.message)
            with suppress(discord.NotFound):
                await channel.get_partial_message(post.message).delete()
        await self._change(self._drop, post)

    def _note_edit(self, post: int) -> None:
        """When it was, as long as that matters."""
        now = asyncio.get_running_loop().time()
        self._edited.pop(post, None)
        self._edited[post] = now
        while (oldest := next(iter(self._edited))) != post and self._edited[oldest] + self.edit_gap <= now:
            del self._edited[oldest]

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
        """What it should say is kept in the log; the post is not tried again, and the table is told of it."""
        home_too = post.channel == table.home or await self._channel(table.home) is None
        await self._change(self._give_up, post, home_too)

    async def _may_not(self, post: PostRow[Body], table: TableRow, error: discord.Forbidden) -> None:
        """We may not write there: the host is told what is missing, and posts wait."""
        missing = permissions.missing(self.client.get_channel(post.channel), locked=error.code == LOCKED)
        await self._change(self.places.cannot_write, table.id, post.channel, missing)

    async def _allowed(self, channel: Any, post: PostRow[Body], table: TableRow) -> Page:
        """The page as far as we may show it: without Attach Files it is text, and one post says so."""
        page = await page_of(post, table, self.picture)
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

    # --- noting ----------------------------------------------------------------------------------

    def _judged(self, session: Writing, post: PostRow[Body]) -> PostRow[Body] | None:
        """As it is to be sent now; None where it is not, or has moved to another channel since it was looked at."""
        return None if _row(session, post) is None else self.worker.tables.changes.before_sending(session, post)

    def _note(self, session: Writing, post: PostRow[Body], message: int, sent: int = 0, where: int = 0) -> None:
        """It stands. One that was given up or moved while it went out (to the channel `where`) is taken away again."""
        row = _row(session, post)
        if row is not None:
            if row.failed and sent:
                self.places.can_write(session, row.table)
            row.message, row.sent, row.failed = message, max(sent, row.sent), "" if sent else row.failed
            if isinstance(row.body, CardBody) and (row.wanted == sent or row.not_before):  # else wanted at once
                row.not_before = self.worker.tables.now() + self.card_gap
            session.put(row)
            self.worker.tables.changes.after_sending(session, row)
            if message in self.vanished:
                self.places.message_deleted(session, message)
        elif where:
            session.put(DeedRow(kind="unsend", table=post.table, target=where, data={"message": message}))

    def _lost(self, session: Writing, post: PostRow[Body]) -> None:
        row = _row(session, post)
        if row is not None:
            row.send_again()
            session.put(row)

    def _note_failure(self, session: Writing, post: PostRow[Body], why: str) -> None:
        row = _row(session, post)
        if row is not None and row.failed != why[:200]:
            row.failed = why[:200]
            session.put(row)

    def _drop(self, session: Writing, post: PostRow[Body]) -> None:
        """It is gone. One that was wanted again while it was taken away is sent anew."""
        row = _row(session, post)
        if row is None:
            return
        if row.gone:
            session.drop_post(row.id)
        else:
            row.send_again()
            session.put(row)

    def _give_up(self, session: Writing, post: PostRow[Body], home_too: bool) -> None:
        row, table = _row(session, post), session.table(post.table)
        if row is not None and row.gone:
            session.drop_post(row.id)
        elif row is not None:
            row.sent, row.failed = row.wanted, "channel gone"
            session.put(row)
        if table is not None and post.channel in (table.place, table.home):  # no longer, where it has moved since
            self.places.lost_place(session, table.id, home_too=home_too)


def _unsettled(session: Reading, channel: int) -> list[tuple[PostRow[Body], TableRow, list[SeatRow]]]:
    tables: dict[int, TableRow | None] = {}
    found = []
    for post in session.unsettled_posts(channel):
        if post.table not in tables:
            tables[post.table] = session.table(post.table)
        table = tables[post.table]
        if table is not None:
            found.append((post, table, session.seats(table.id)[: table.seats]))
    return found


def _row(session: Reading, post: PostRow[Body]) -> PostRow[Body] | None:
    """As it is now, unless it was dropped or is to be sent anew."""
    row = session.post(post.table, type(post.body), post.key)
    return row if row is not None and (row.id, row.attempt) == (post.id, post.attempt) else None


def _nonce(post: PostRow[Body]) -> str:
    """The same for every attempt to send a message, and never used for another: a row's number may come again after
    the row was dropped, its table, kind and key do not; the same post is another message in another channel, and after
    the one before it was deleted."""
    name = f"{post.table}/{post.body.kind}/{post.key}/{post.id}/{post.channel}/{post.attempt}"
    return hashlib.blake2b(name.encode(), digest_size=limits.NONCE // 2).hexdigest()


def _refused(error: Exception) -> bool:
    """Discord said no, and would say no again."""
    return isinstance(error, discord.HTTPException) and 400 <= error.status < 500 and error.status != 429


def _alone(error: Exception) -> bool:
    """It concerns this post only: what it says. Anything else would meet the next one too."""
    if isinstance(error, discord.HTTPException):
        return error.status in (400, 404, 413)
    return not isinstance(error, aiohttp.ClientError | OSError)
