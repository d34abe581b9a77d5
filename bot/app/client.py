"""The bot: connects tables, answers and posts to Discord."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import discord

from bot.app import commands
from bot.app.computers import Computers
from bot.app.connection import Connection
from bot.app.door import answer, learn, refusal_page
from bot.app.gateway import Presence
from bot.app.interactions import Signs, Talking, call_of, pressed
from bot.app.services import made
from bot.app.timers import Timekeeper
from bot.features.absence.service import Absence
from bot.features.local.welcome import welcome
from bot.features.looking.boards import Boards
from bot.features.looking.service import After
from bot.features.time.pages import no_dm_page
from bot.features.time.service import Private
from bot.outbox.errands import Deeds
from bot.outbox.late_pictures import LatePictures
from bot.outbox.posts import EDIT_GAP, RETRY, Posts
from bot.store import Reading, Repeated, Store, StoreError, Touched
from bot.store.notes import Settings, settings_of
from bot.tables.call import HERE, Call, Services
from bot.tables.refused import Refused
from bot.tables.refusing import refused_page
from bot.tables.tables import Tables, Worker, new_secret, report_to
from bot.tables.timers import Timers
from bot.ui import discord_view as wire
from bot.ui import pictures
from bot.ui.ids import VERBS, Verb
from bot.ui.locales import CatalogueTranslator
from bot.ui.page import Button, File, Form, Page
from bot.ui.text import say
from rules.core import Refusal

log = logging.getLogger(__name__)
T = TypeVar("T")

CALL_DELAY = 8.0
CHATTER = 8
"""So many messages of others below an open chapter, and the story goes on in a new one."""
ANSWERED = (10062, 40060)
"""Discord's codes for an interaction that is over or has its answer."""
EVERYTHING = Touched(posts=True, deeds=True, computers=True, timer=0.0)
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
        retry: float = RETRY,
        reports: Path | None = None,
        secret: Callable[[], bytes] = new_secret,
    ) -> None:
        """`reports`: the folder for positions in which a game cannot go on."""
        super().__init__(api_base)
        self.services = made(store, clock, call_delay=call_delay, secret=secret)
        self.tables = self.services[Tables]
        if reports is not None:
            self.tables.report = report_to(reports)
        self.worker = Worker(self.services)
        self.marks = wire.Marks()
        self.boards = Boards(self.services, self.worker.look)
        self.posts = Posts(self, self.worker, self.marks, self.boards.picture_of, edit_gap=edit_gap, retry=retry)
        self.late_pictures = LatePictures(self.marks)
        self.deeds = Deeds(self, self.worker)
        self.signs = Signs()
        self.timekeeper = Timekeeper(self.worker, local=self.local)
        self.computers = Computers(self.worker)
        self._below: dict[int, int] = {}
        """Messages of others below the newest chapter, by place."""
        self._tasks: list[asyncio.Task[None]] = []
        commands.register(self)

    # --- running ---------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        await self.tree.set_translator(CatalogueTranslator())
        await super().setup_hook()
        self.worker.touched = self._wake
        await self.worker.do(self.services[Timers].wake_up)  # before anything else looks at a clock
        work = (self.posts.run(), self.deeds.run(), self.computers.run(), self.timekeeper.run())
        self._tasks = [asyncio.create_task(one) for one in work]
        self._wake()

    def _wake(self, touched: Touched = EVERYTHING) -> None:
        """Those whom a change has given work; after a start everybody."""
        if touched.posts:
            self.posts.wake()
        if touched.deeds:
            self.deeds.wake()
        if touched.timer is not None:
            self.timekeeper.wake()
        if touched.computers:
            self.computers.wake()

    async def on_ready(self) -> None:
        await self._learn_marks()
        if self.local:
            await welcome(self)

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
        while running := [task for task in self._tasks if not task.done()]:
            for task in running:
                task.cancel()
            # Python 3.11's wait_for loses a cancellation that comes with its result: such a task is told again.
            await asyncio.wait(running, timeout=1.0)
        await self.late_pictures.close()
        if not self.is_closed():
            await super().close()
            await self._last_beat()
            await asyncio.get_running_loop().run_in_executor(None, self.worker.close)

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
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await pressed(self, interaction)

    # --- answering -------------------------------------------------------------------------------

    async def ask(self, interaction: Interaction, verb: str | Verb, table: int = HERE, **given: Any) -> None:
        """A command that does what a button does, at the table of the channel unless another is named."""
        asked = VERBS[verb] if isinstance(verb, str) else verb
        await self.reply(interaction, call_of(interaction, table, given.pop("words", []), **given), asked)

    async def reply(self, interaction: Interaction, call: Call, verb: Verb) -> None:
        """Answer through the door; turn what goes wrong into a private answer. Nothing is ever half done."""
        call.sign = self.signs.new(call, self.tables.now())
        try:
            await self._answer(interaction, call, verb)
        except discord.HTTPException as error:
            # Answered already (delivered twice), too late, or gone: what matters is in the store and the posts.
            log.warning("interaction %s could not be answered: %s", interaction.id, error)
        await self._follow_up(interaction, call)

    async def _answer(self, interaction: Interaction, call: Call, verb: Verb) -> None:
        try:
            page = await (self._talked if verb.talks else self._worked)(interaction, call, verb)
            await self._shown(interaction, call, page)
        except Repeated:
            log.info("interaction %s came twice", interaction.id)
        except Refused as refused:
            await self.show(interaction, refused_page(refused, call.language), call.settings, fresh=True)
        except Refusal as refusal:
            page = await self.worker.do(refusal_page, self.services, call, refusal)
            await self.show(interaction, page, call.settings)
        except StoreError:
            await self._failed(interaction, call, "store-failure")
        except discord.HTTPException as error:
            if interaction.response.is_done() or error.code in ANSWERED:
                raise
            await self._failed(interaction, call, "failure")
        except Exception:  # noqa: BLE001  the person gets an answer, the operator the whole story
            await self._failed(interaction, call, "failure")

    async def _worked(self, interaction: Interaction, call: Call, verb: Verb) -> Page | Form | File | None:
        reply = await self.worker.do(answer, self.services, call, verb)
        interaction.extras["news"] = reply.news
        if isinstance(reply.page, Page):
            reply.page.fresh = reply.page.fresh or reply.fresh
        return reply.page

    async def _talked(self, interaction: Interaction, call: Call, verb: Verb) -> Page | Form | File | None:
        await self.worker.look(learn, call)
        page: Page | Form | File | None = await verb.handle(Talking(self, interaction, call), call)
        if isinstance(page, Page):
            page.fresh = page.fresh or verb.fresh
        return page

    async def _shown(self, interaction: Interaction, call: Call, page: Page | Form | File | None) -> None:
        if isinstance(page, Page):
            await self.show(interaction, page, call.settings, fresh=page.fresh)
        elif isinstance(page, Form):
            await interaction.response.send_modal(wire.form(page))
        elif isinstance(page, File):
            await self._say(interaction, wire.file(page), ephemeral=not page.public)
        elif not interaction.response.is_done():
            await interaction.response.defer()

    async def show(self, interaction: Interaction, page: Page, settings: Settings, *, fresh: bool = False) -> None:
        """Answer one person, or everybody. A press inside a private message changes that message, unless `fresh`."""
        if page.public:
            await self._say(interaction, wire.sending(page, self.marks), ephemeral=False)
            return
        response = interaction.response
        message = interaction.message
        private = message is not None and message.flags.ephemeral
        marks = self.marks
        if settings.text:
            page, marks = wire.in_words(page), wire.LETTERS
        if response.is_done():
            await self._say(interaction, wire.sending(page, marks))
            return
        async with self.late_pictures.showing(interaction, page):
            if private and not fresh:
                await response.edit_message(**wire.editing(page, marks))
            else:
                await response.send_message(**wire.sending(page, marks), ephemeral=True)

    @staticmethod
    async def _say(interaction: Interaction, what: dict[str, Any], *, ephemeral: bool = True) -> None:
        """A message of its own as the answer, or after it."""
        if interaction.response.is_done():
            await interaction.followup.send(**what, ephemeral=ephemeral)
        else:
            await interaction.response.send_message(**what, ephemeral=ephemeral)

    async def _failed(self, interaction: Interaction, call: Call, key: str) -> None:
        reference = secrets.token_hex(2).upper()
        log.exception("ref %s: interaction %s failed", reference, interaction.id)
        await self._learn_again(call)
        page = Page(lines=[say(call.language, key, ref=reference)])
        data: Any = interaction.data or {}
        if data.get("component_type") == discord.ComponentType.button.value:  # nothing was changed: press it again
            page.rows = [[Button(str(data["custom_id"]), say(call.language, "button-retry"))]]
        await self.show(interaction, page, call.settings, fresh=True)

    async def _learn_again(self, call: Call) -> None:
        """Where the door failed nobody may have learned what the person has chosen. Whatever fails here, the person
        gets an answer: what is usual stands in."""
        try:
            call.settings = await self.worker.look(settings_of, call.person)
        except Exception:
            log.exception("settings of %s could not be read", call.person)

    async def _follow_up(self, interaction: Interaction, call: Call) -> None:
        """After the answer: a sign of life that nothing else has noted; and, once, that private messages could not be
        delivered."""
        if call.sign:
            await self._note_sign(call)
        if not interaction.response.is_done() or interaction.extras.get("news") is False:
            return
        try:
            if await self.worker.change(lambda session: self.services[Private].news_for(session, call.person)):
                await self._say(interaction, wire.sending(no_dm_page(call.language), self.marks))
        except Exception as error:  # noqa: BLE001  news never spoil the answer
            log.warning("interaction %s: news could not be told: %s", interaction.id, error)

    async def _note_sign(self, call: Call) -> None:
        try:
            await self.worker.change(lambda session: self.services[Absence].saw(session, call.person, call.guild))
        except Exception:
            log.exception("a sign of life of %s could not be noted", call.person)

    async def complete(
        self, interaction: Interaction, work: Callable[[Services, Reading, Call], list[T]], table: int = HERE
    ) -> list[T]:
        """What is offered while somebody types; nothing where there is nothing to look at."""
        call = call_of(interaction, table, [])

        def look(session: Reading) -> list[T]:
            learn(session, call)
            return work(self.services, session, call)

        try:
            return await self.worker.look(look)
        except (Refused, StoreError):
            return []
