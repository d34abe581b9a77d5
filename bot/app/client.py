"""The bot: connects tables, answers and posts to Discord."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import discord
from discord import app_commands
from discord.webhook.async_ import async_context

from bot.app import commands
from bot.app.computers import Computers
from bot.app.connection import ANSWERED, UNSENT, Connection
from bot.app.door import Answers, Signs, announced, answer, call_of, learn, not_allowed
from bot.app.gateway import Presence
from bot.app.interactions import UNKNOWN, Talking, before_the_door
from bot.app.kept import Kept
from bot.app.nextpages import NextPages
from bot.app.services import made
from bot.app.syncing import Syncing
from bot.app.thinking import Thinkers, Thinks
from bot.app.timers import Timekeeper
from bot.features.absence.service import Absence
from bot.features.local.welcome import welcome
from bot.features.looking.boards import Boards
from bot.features.looking.service import After
from bot.features.time.pages import no_dm_page
from bot.features.time.private import Private
from bot.outbox.errands import Deeds
from bot.outbox.lanes import FINISHING, Loop, Tasks, wait
from bot.outbox.pages import LatePages
from bot.outbox.posts import CARD_GAP, EDIT_GAP, RETRY, UNKNOWN_MESSAGE, Posts
from bot.store import Reading, Repeated, Store, StoreError, Touched
from bot.store.notes import Settings, settings_of
from bot.tables.call import HERE, Call, Services, language_of
from bot.tables.health import Health
from bot.tables.rates import RATES
from bot.tables.refused import Refused
from bot.tables.tables import Tables, Worker, new_secret, report_to
from bot.tables.timers import Timers
from bot.ui import discord_view as wire
from bot.ui import limits, pictures
from bot.ui.ids import VERBS, Verb, read_id
from bot.ui.locales import CatalogueTranslator
from bot.ui.page import Button, File, Form, Menu, Page
from bot.ui.text import say

log = logging.getLogger(__name__)
T = TypeVar("T")

CALL_DELAY = 8.0
CHATTER = 8
"""So many messages of others below an open chapter, and the story goes on in a new one."""
ACKNOWLEDGED = 1.0
"""Seconds until Discord is told that an answer will come; it waits for 3, and takes an answer for 15 minutes then.
On a busy machine it is told up to a second later."""
ANSWERING = ("discord.py: on_interaction", "CommandTree-invoker")
"""Tasks of the library in which interactions are answered."""
SYNCING = 10.0
"""Seconds that a start waits for Discord to take our commands."""
Interaction = discord.Interaction["Menhir"]


class Menhir(Presence, Connection):
    """Thin: parses interactions, asks the worker, shows pages."""

    def __init__(
        self,
        api_base: str | None = None,
        *,
        store: Store,
        clock: Callable[[], float] = time.time,
        call_delay: float = CALL_DELAY,
        edit_gap: float = EDIT_GAP,
        card_gap: float = CARD_GAP,
        retry: float = RETRY,
        acknowledged: float = ACKNOWLEDGED,
        steady: Callable[[], float] | None = None,
        reports: Path | None = None,
        secret: Callable[[], bytes] = new_secret,
        thinkers: Thinks | None = None,
    ) -> None:
        """`steady`: a clock that never goes back; one that is turned by hand is its own. `reports`: the folder for
        positions in which a game cannot go on. `thinkers`: where computer players think."""
        super().__init__(api_base)
        self.services = made(store, clock, call_delay=call_delay, secret=secret, rates={} if self.local else RATES)
        self.tables = self.services[Tables]
        if reports is not None:
            self.tables.report = report_to(reports)
        self.worker = Worker(self.services)
        self.marks = wire.Marks()
        self.boards = Boards(self.services, self.worker.look)
        steady = steady or (time.monotonic if clock is time.time else clock)
        pace = math.inf if self.local else limits.REQUESTS
        timing: dict[str, Any] = {"edit_gap": edit_gap, "card_gap": card_gap, "retry": retry, "pace": pace}
        self.posts = Posts(self, self.worker, self.marks, self.boards.picture_of, steady=steady, **timing)
        self.late_pages = LatePages(self.marks)
        self.deeds = Deeds(self, self.worker)
        self.posts.watched, self.posts.stands = self.deeds.after, self.deeds.settled
        self.signs = Signs()
        self.timekeeper = Timekeeper(self.worker, local=self.local)
        self.thinkers: Thinks = thinkers or Thinkers()
        self.computers = Computers(self.worker, self.thinkers)
        self.late_pages.follow = NextPages(self.services, self.worker, self.computers, self.late_pages).follow
        self.syncing = Syncing(self.tree, self.worker)
        self.sync_patience = None if self.local else SYNCING
        self._below: dict[int, int] = {}
        """Messages of others below the newest chapter, by place."""
        self.acknowledged = acknowledged
        self.background = Tasks()
        self.kept = Kept(self.background, self.services[Health], retry)
        self.greeted = asyncio.Event()
        """Nothing more goes out by itself because the bot has come."""
        self.welcoming = asyncio.Lock()
        commands.register(self)
        self.tree.error(self.command_failed)

    # --- running ---------------------------------------------------------------------------------

    async def login(self, token: str) -> None:
        async_context.set(Answers())  # every task that answers is begun from the one that logs in
        await super().login(token)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(CatalogueTranslator())
        self.worker.touched = self._wake
        await self.worker.do(self.services[Timers].wake_up)  # before anything else looks at a clock
        for kind, begin in (("posts", self.posts.begin), ("errands", self.deeds.begin)):
            self.background.start(kind, Loop(kind, begin, self.services[Health]).run(until_settled=True))
        for loop in (self.computers, self.timekeeper):
            self.background.start(loop.kind, loop.run())
        self.background.start("commands", self.syncing.run(until_settled=True))
        await wait(self.syncing.tried, self.sync_patience)

    def _wake(self, touched: Touched) -> None:
        """Those whom a change has given work."""
        if touched.posts:
            self.posts.wake(touched.posts)
        if touched.deeds:
            self.deeds.wake(touched.deeds)
        if touched.timer is not None and touched.timer < self.timekeeper.until:
            self.timekeeper.wake()
        if touched.computers:
            self.computers.wake(touched.computers)

    async def on_ready(self) -> None:
        self.background.start("greeting", Loop("greeting", self._greet, self.services[Health]).run(until_settled=True))

    async def _greet(self) -> None:
        await self._learn_marks()
        if self.local:
            await welcome(self)
        self.greeted.set()

    async def _learn_marks(self) -> None:
        """The seats' marks as application emoji; those that are missing are uploaded, once."""
        try:
            known = {emoji.name: emoji for emoji in await self.fetch_application_emojis()}
            for name, image in pictures.seat_marks().items():
                if name not in known:
                    known[name] = await self.create_application_emoji(name=name, image=image)
            self.marks.learn({name: str(emoji) for name, emoji in known.items()})
        except discord.HTTPException as error:
            log.warning("seat marks: %s; the fallback set stands in", error)

    async def close(self) -> None:
        await self._answers_given()
        await self.background.stop()
        await self.thinkers.close()
        await asyncio.gather(self.posts.lanes.stop(), self.deeds.lanes.stop())
        await self.late_pages.close()
        if not self.is_closed():
            await super().close()
            await self._last_beat()
            await asyncio.get_running_loop().run_in_executor(None, self.worker.close)

    @staticmethod
    async def _answers_given() -> None:
        """Who has pressed something hears what came of it, if that does not take long."""
        answering = [task for task in asyncio.all_tasks() if task.get_name() in ANSWERING]
        if answering:
            await asyncio.wait(answering, timeout=FINISHING)

    async def _last_beat(self) -> None:
        """From now on the bot is not there."""
        try:
            await self.worker.do(self.services[Timers].beat)
        except StoreError as error:
            log.warning("the end could not be noted: %s", error)

    async def on_message(self, message: discord.Message) -> None:
        """Counts what others write below a chapter; no content is read. After a restart counting begins anew."""
        place = message.channel.id
        if message.author.id == getattr(self.user, "id", 0):
            if message.flags.components_v2:
                self._below.pop(place, None)
            return
        self._below[place] = self._below.get(place, 0) + 1
        if self._below[place] >= CHATTER:
            del self._below[place]
            try:
                await self.worker.change(lambda session: self.services[After].bury(session, place))
            except StoreError:
                log.warning("chatter in %s could not be noted", place)

    async def on_interaction(self, interaction: Interaction) -> None:
        """A press or a form; commands come through their own functions."""
        data: Any = interaction.data or {}
        found = read_id(str(data.get("custom_id", "")))
        if found is not None and found.verb in VERBS:
            await self.reply(interaction, call_of(interaction, found.table, found.words), VERBS[found.verb])
        elif "custom_id" in data:
            await self.ask(interaction, UNKNOWN, table=0)

    # --- answering -------------------------------------------------------------------------------

    async def ask(self, interaction: Interaction, verb: str | Verb, table: int = HERE, **given: Any) -> None:
        """A command that does what a button does, at the table of the channel unless another is named."""
        asked = VERBS[verb] if isinstance(verb, str) else verb
        await self.reply(interaction, call_of(interaction, table, given.pop("words", []), **given), asked)

    async def reply(self, interaction: Interaction, call: Call, verb: Verb) -> None:
        """Answer through the door; turn what goes wrong into a private answer. Nothing is ever half done."""
        interaction.extras["due"] = due = self.loop.time() + self.acknowledged
        interaction.extras["late"] = self.loop.call_at(due, self._acknowledge, interaction)
        call.sign = self.signs.new(call, self.tables.now())
        if self.kept.answers:
            self.kept.pressed_on(interaction)
        try:
            if verb.talks:
                await self.worker.look(learn, call)
                page, fresh = await verb.handle(Talking(self, interaction, call), call), verb.fresh
            else:
                reply = await self.worker.do(answer, self.services, call, verb)
                page, fresh, interaction.extras["news"] = reply.page, reply.fresh, reply.news
                interaction.extras["counts"] = reply.counts
            showing = partial(self.show, interaction, page, call.settings, fresh=fresh)
            try:
                await showing()
            except UNSENT as error:
                await self.kept.failed(interaction, showing, error)
        except Repeated:
            log.info("interaction %s came twice", interaction.id)
        except Refused as refused:
            await self._told(interaction, call, not_allowed(self.services, call, refused))
        except StoreError:
            await self._failed(interaction, call, "store-failure")
        except Exception as error:  # noqa: BLE001  the person gets an answer, the operator the whole story
            if isinstance(error, discord.HTTPException) and error.code in ANSWERED:
                log.warning("interaction %s could not be answered: %s", interaction.id, error)
            else:
                await self._failed(interaction, call, "failure")
        await self.in_time(interaction)
        await self._follow_up(interaction, call)

    async def show(
        self, interaction: Interaction, page: Page | Form | File | None, settings: Settings, *, fresh: bool = False
    ) -> None:
        """Answer one person, or everybody. A press inside a private message changes that message, unless the page is
        `fresh`. Nothing to show: what was done is seen in the channel."""
        if not isinstance(page, Page) or page.public:
            await self.in_time(interaction)
            await self._give(interaction, page, settings)
            return
        message = interaction.message
        private = message is not None and message.flags.ephemeral and not interaction.extras.get("apart")
        marks = self.marks
        if settings.text:
            page, marks = wire.in_words(page), wire.LETTERS
        async with self.late_pages.showing(interaction, page):
            await self.in_time(interaction)  # only now: an answer may have to wait for the one before it
            response = interaction.response
            if not private or fresh or page.fresh:
                if response.is_done() and "thinking" not in interaction.extras:
                    page.shot = page.later = None  # they would be put into another message
                await self._say(interaction, partial(wire.sending, page, marks))
            elif response.is_done():
                await self._change_shown(interaction, page, marks)
            else:
                await response.edit_message(**wire.editing(page, marks))

    async def _change_shown(self, interaction: Interaction, page: Page, marks: wire.Marks) -> None:
        """The private message in which was pressed becomes the page; where the person has put it away meanwhile, the
        page comes as a new one."""
        if "thinking" not in interaction.extras:
            try:
                await interaction.edit_original_response(**wire.editing(page, marks))
                return
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE:
                    raise
        await self._say(interaction, partial(wire.sending, page, marks))

    async def _give(self, interaction: Interaction, what: Page | Form | File | None, settings: Settings) -> None:
        """What is no page for one person."""
        response = interaction.response
        if isinstance(what, Page):
            await self._say(interaction, partial(wire.sending, what, self.marks), ephemeral=False)
        elif isinstance(what, File):
            await self._say(interaction, partial(wire.file, what), ephemeral=not what.public)
        elif isinstance(what, Form) and response.is_done():  # a form can only be the first answer
            language = language_of(settings, str(interaction.locale))
            sorry = Page(lines=[say(language, "form-late")], rows=_again(interaction, language))
            await self.show(interaction, sorry, settings, fresh=True)
        elif isinstance(what, Form):
            await response.send_modal(wire.form(what))
        elif not response.is_done():
            await response.defer()
        elif "thinking" in interaction.extras:
            with suppress(discord.NotFound):  # put away by the person
                await interaction.delete_original_response()  # nothing to show

    @staticmethod
    async def _say(interaction: Interaction, made: Callable[[], dict[str, Any]], *, ephemeral: bool = True) -> None:
        """A message of its own: the answer, what was announced, or after it."""
        if not interaction.response.is_done():
            await interaction.response.send_message(**made(), ephemeral=ephemeral)
            interaction.extras.pop("thinking", None)
            return
        private = interaction.extras.get("thinking")  # and it stays announced until something gets through
        with suppress(discord.NotFound):  # put away by the person
            if private is ephemeral:
                await interaction.edit_original_response(**wire.filling(made()))
                del interaction.extras["thinking"]
                return
            if private is not None:
                await interaction.delete_original_response()  # others would see it, or would not: that stays as begun
        interaction.extras.pop("thinking", None)
        await interaction.followup.send(**made(), ephemeral=ephemeral)

    # --- in time ---------------------------------------------------------------------------------

    def _acknowledge(self, interaction: Interaction) -> None:
        """The answer takes long, whatever holds it up: Discord is told that one will come."""
        interaction.extras["late"] = asyncio.create_task(announced(interaction))

    @staticmethod
    async def in_time(interaction: Interaction) -> None:
        """Before something is answered: nothing is acknowledged any more, or that is over."""
        late = interaction.extras.pop("late", None)
        if isinstance(late, asyncio.Task):
            await late
        elif late is not None:
            late.cancel()

    # --- when something fails --------------------------------------------------------------------

    async def _failed(self, interaction: Interaction, call: Call, key: str) -> None:
        """Says what is true: what counts already counts, whatever became of its answer."""
        reference = secrets.token_hex(2).upper()
        log.exception("ref %s: interaction %s failed", reference, interaction.id)
        if not interaction.response.is_done() and "late" not in interaction.extras:  # what comes now may take long too
            due = interaction.extras["due"]
            interaction.extras["late"] = self.loop.call_at(due, self._acknowledge, interaction)
        call.settings = await self._tried(self.worker.look(settings_of, call.person), call.settings, "settings")
        counts = interaction.extras.get("counts")
        if not counts:
            page = Page(lines=[say(call.language, key, ref=reference)], rows=_again(interaction, call.language))
        else:
            page = Page(lines=[say(call.language, "move-counts" if counts == "move" else "done-unseen")])
        await self._told(interaction, call, page)

    async def _told(self, interaction: Interaction, call: Call, page: Page) -> None:
        """What could not be done, or not be shown, as a message of its own. Where even that cannot be said (it came too
        late, or was answered already), what matters is in the store and the posts."""
        showing = partial(self.show, interaction, page, call.settings, fresh=True)
        try:
            await self.kept.showing(interaction, showing)
        except UNSENT as error:
            log.warning("interaction %s could not be answered: %s", interaction.id, error)

    async def command_failed(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """What went wrong before a command came to the door is answered too. Nothing was done yet."""
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        elif interaction.response.is_done():
            log.error("interaction %s failed after its answer", interaction.id, exc_info=error)
        else:
            await self.ask(interaction, Verb(partial(_refuse, before_the_door(interaction, error))), table=0)

    async def _follow_up(self, interaction: Interaction, call: Call) -> None:
        """After the answer: a sign of life that nothing else has noted; and, once, that private messages could not be
        delivered."""
        if call.sign:
            seen = self.worker.change(lambda session: self.services[Absence].saw(session, call.person, call.guild))
            await self._tried(seen, None, "a sign of life")
        if not interaction.response.is_done() or interaction.extras.get("news") is False:
            return
        try:
            if await self.worker.change(lambda session: self.services[Private].news_for(session, call.person)):
                await self._say(interaction, partial(wire.sending, no_dm_page(call.language), self.marks))
        except Exception as error:  # noqa: BLE001  news never spoil the answer
            log.warning("interaction %s: news could not be told: %s", interaction.id, error)

    @staticmethod
    async def _tried(work: Coroutine[Any, Any, T], otherwise: T, what: str) -> T:
        """What must not spoil an answer: where it fails, the operator gets the story and the person what is usual."""
        try:
            return await work
        except Exception:
            log.exception("%s: failed", what)
            return otherwise

    async def complete(
        self, interaction: Interaction, work: Callable[[Services, Reading, Call], list[T]], table: int = HERE
    ) -> list[T]:
        """What is offered while somebody types; nothing where there is nothing to look at."""
        call = call_of(interaction, table, [])

        def look(session: Reading) -> list[T]:
            learn(session, call)
            return work(self.services, session, call)

        async def offered() -> list[T]:
            try:
                return await self.worker.soon(self.acknowledged, look)
            except (Refused, StoreError, TimeoutError):
                return []

        return await self._tried(offered(), [], "what is offered")


def _refuse(refused: Refused, services: Services, session: Reading, call: Call) -> Page:
    raise refused


def _again(interaction: Interaction, language: str) -> list[list[Button] | Menu]:
    """Nothing was changed: a button can be pressed again."""
    data: Any = interaction.data or {}
    if data.get("component_type") != discord.ComponentType.button.value:
        return []
    return [[Button(str(data["custom_id"]), say(language, "button-retry"))]]
