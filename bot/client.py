"""The bot: connects tables, answers and posts to Discord."""

from __future__ import annotations

import asyncio
import io
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, get_args

import discord
import msgspec

from bot import commands, pictures, wire
from bot.answers import Answers
from bot.connection import Connection
from bot.deeds import Deeds
from bot.desk import Desk
from bot.opening import Wish, open_table, way_rows
from bot.page import Button, Page, custom_id
from bot.posts import EDIT_GAP, RETRY, Posts
from bot.presence import Presence
from bot.presses import HANDLERS, ID, Press, pressed
from bot.presses.clock import tell_news
from bot.serverpages import ServerPages
from bot.store import SeatRow, Store, StoreError, TableRow
from bot.tables import Outcome, Refused, Repeated, Tables
from bot.tables.live import game_of, read_events
from bot.timekeeper import Timekeeper
from bot.translator import CatalogueTranslator
from bot.welcome import welcome
from bot.words import safe, say
from render.twin import Twin
from rules import GAMES
from rules.core import Event, Refusal, View
from rules.core.chat import plain
from rules.core.game import Filled
from rules.core.plainchat import chat_of
from rules.core.record import write

log = logging.getLogger(__name__)

LANGUAGES = ("en", "fr", "de")
CALL_DELAY = 8.0
LONGEST_FACT = 200
ANSWERED = (10062, 40060)
"""Discord's codes for an interaction that is over or has its answer."""
Interaction = discord.Interaction["Menhir"]


class Menhir(Presence, Connection):
    """Thin: parses interactions, asks the desk, shows pages."""

    def __init__(
        self,
        api_base: str | None = None,
        *,
        store: Store,
        clock: Callable[[], float] = time.time,
        call_delay: float = CALL_DELAY,
        edit_gap: float = EDIT_GAP,
        retry: float = RETRY,
    ) -> None:
        super().__init__(api_base)
        self.tables = Tables(store, clock, call_delay=call_delay)
        self.desk = Desk(self.tables)
        self.answers = Answers(self.tables)
        self.server_pages = ServerPages(self.tables)
        self.marks = wire.Marks()
        self.posts = Posts(self, self.desk, self.marks, self.picture_of, edit_gap=edit_gap, retry=retry)
        self.deeds = Deeds(self)
        self._sights = {}
        self.timekeeper = Timekeeper(self.desk, local=self.local)
        self._computers = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        commands.register(self)

    # --- running ---------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        await self.tree.set_translator(CatalogueTranslator())
        await super().setup_hook()
        loop = asyncio.get_running_loop()
        self.tables.changed = lambda: _quietly(loop, self._wake)
        await self.desk.do(self.tables.wake_up)  # before anything else looks at a clock
        work = (self.posts.run(), self.deeds.run(), self._run_computers(), self.timekeeper.run())
        self._tasks = [asyncio.create_task(one) for one in work]
        self._wake()

    def _wake(self) -> None:
        self.posts.wake()
        self.deeds.wake()
        self.timekeeper.wake()
        self._computers.set()

    async def _run_computers(self) -> None:
        """Computer players decide in the background, some steps at a time, so that people are never kept waiting."""
        while True:
            await self._computers.wait()
            self._computers.clear()
            for table in await self.desk.do(self.tables.waiting_computers):
                try:
                    while await self.desk.do(self.tables.run_computers, table):
                        pass
                except Exception:
                    log.exception("computer players of table %s", table)

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
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if not self.is_closed():
            await super().close()
            await self._last_beat()
            await asyncio.get_running_loop().run_in_executor(None, self.desk.close)

    async def _last_beat(self) -> None:
        """From now on the bot is not there."""
        try:
            await self.desk.do(self.tables.beat)
        except StoreError as error:
            log.warning("the end could not be noted: %s", error)

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await pressed(self, interaction)

    # --- answering -------------------------------------------------------------------------------

    @staticmethod
    def language(interaction: discord.Interaction[Any]) -> str:
        short = str(interaction.locale).split("-")[0]
        return short if short in LANGUAGES else "en"

    async def show(self, interaction: Interaction, page: Page, *, fresh: bool = False) -> None:
        """Answer one person. A press inside a private message changes that message, unless `fresh`."""
        response = interaction.response
        message = interaction.message
        private = message is not None and message.flags.ephemeral
        if response.is_done():
            await interaction.followup.send(**wire.sending(page, self.marks), ephemeral=True)
        elif private and not fresh:
            await response.edit_message(**wire.editing(page, self.marks))
        else:
            await response.send_message(**wire.sending(page, self.marks), ephemeral=True)

    async def guard(
        self, interaction: Interaction, work: Callable[[], Awaitable[None]], *, table: int | None = None
    ) -> None:
        """Do the work; turn what goes wrong into a private answer. Nothing is ever half done."""
        try:
            await self._answer(interaction, work, table)
        except discord.HTTPException as error:
            # Answered already (delivered twice), too late, or gone: what matters is in the store and the posts.
            log.warning("interaction %s could not be answered: %s", interaction.id, error)
        await tell_news(self, interaction)

    async def _answer(self, interaction: Interaction, work: Callable[[], Awaitable[None]], table: int | None) -> None:
        language = self.language(interaction)
        try:
            await self.note_sight(interaction)
            await work()
        except Repeated:
            log.info("interaction %s came twice", interaction.id)
        except Refused as refused:
            facts = {
                key: safe(fact, LONGEST_FACT) if isinstance(fact, str) else fact for key, fact in refused.facts.items()
            }
            page = Page(lines=[say(language, refused.key, **facts)], rows=way_rows(refused, language))
            await self.show(interaction, page, fresh=True)
        except Refusal as refusal:
            here = table if table is not None else await self.table_here(interaction)
            page = await self.desk.do(self.answers.refusal, here, interaction.user.id, refusal)
            await self.desk.do(self.tables.tour_refused, here, interaction.user.id)
            await self.show(interaction, page)
        except StoreError:
            await self._failed(interaction, language, "store-failure")
        except discord.HTTPException as error:
            if interaction.response.is_done() or error.code in ANSWERED:
                raise
            await self._failed(interaction, language, "failure")
        except Exception:  # noqa: BLE001  the person gets an answer, the operator the whole story
            await self._failed(interaction, language, "failure")

    async def _failed(self, interaction: Interaction, language: str, key: str) -> None:
        reference = secrets.token_hex(2).upper()
        log.exception("ref %s: interaction %s failed", reference, interaction.id)
        page = Page(lines=[say(language, key, ref=reference)])
        data: Any = interaction.data or {}
        if (
            data.get("component_type") == discord.ComponentType.button.value
        ):  # nothing was changed: the same press again
            page.rows = [[Button(str(data["custom_id"]), say(language, "button-retry"))]]
        await self.show(interaction, page, fresh=True)

    # --- what commands and presses share ---------------------------------------------------------

    def _find_table(self, place: int) -> TableRow | None:
        with self.tables.looking() as session:
            return session.table_at(place)

    async def table_here(self, interaction: Interaction) -> int:
        table = await self.desk.do(self._find_table, interaction.channel_id or 0)
        if table is None:
            raise Refused("no-table")
        return table.id

    async def title_here(self, interaction: Interaction) -> str:
        table = await self.desk.do(self._find_table, interaction.channel_id or 0)
        if table is None:
            raise Refused("no-table")
        return table.title

    async def press(self, interaction: Interaction, verb: str, *words: str | int) -> None:
        """A command that does what a button does."""

        async def work() -> None:
            table = await self.table_here(interaction)
            match = ID.fullmatch(custom_id(verb, table, *words))
            assert match is not None
            await HANDLERS[verb](Press(self, interaction, match))

        await self.guard(interaction, work)

    async def play_line(
        self, interaction: Interaction, table: int, line: str | Filled, title: str | None = None
    ) -> None:
        row = await self.desk.do(self._table, table)
        if title is not None and row.title != title:
            raise Refused("wrong-title", title=GAMES[row.title].title)
        typed = line if isinstance(line, str) else " ".join([line.form, *line.values.values()])
        try:
            outcome = await self.desk.do(self.tables.play, str(interaction.id), table, interaction.user.id, line)
        except Refusal as refusal:
            refusal.typed = typed
            raise
        await self.show_after(interaction, outcome, typed)

    async def show_after(self, interaction: Interaction, outcome: Outcome, typed: str = "") -> None:
        """What a move led to. The move counts, whatever happens to the answer."""
        try:
            page = await self.desk.do(self.answers.after, outcome, interaction.user.id, typed)
        except Exception:
            log.exception("interaction %s: the move counts, its answer failed", interaction.id)
            page = Page(lines=[say(self.language(interaction), "move-counts")])
        await self.show(interaction, page)

    def _table(self, id: int) -> TableRow:
        with self.tables.looking() as session:
            table = session.table(id)
        if table is None:
            raise Refused("no-table")
        return table

    async def completions(
        self, interaction: Interaction, filled: Filled, option: str, typed: str
    ) -> list[tuple[str, str]]:
        """What autocomplete offers; nothing where there is no table or no decision."""
        try:
            table = await self.table_here(interaction)
            found = await self.desk.do(self.answers.completions, table, interaction.user.id, filled, option, typed)
        except (Refused, StoreError):
            return []
        return [(wire.Marks.strip(label), word) for label, word in found]

    async def complete_line(self, interaction: Interaction, table: int | None, typed: str) -> list[str]:
        """Lines that go on from what is typed after /do."""
        try:
            here = table if table is not None else await self.table_here(interaction)
            return await self.desk.do(self.answers.complete_line, here, interaction.user.id, typed)
        except (Refused, StoreError):
            return []

    async def regions(self, interaction: Interaction) -> list[str]:
        """Regions of the board that can be asked for, where there is a game to look at."""
        try:
            _, view, _ = await self.desk.do(self._view_for, await self.table_here(interaction), interaction.user.id)
        except (Refused, StoreError):
            return []
        return pictures.regions(view)

    # --- opening ---------------------------------------------------------------------------------

    async def open_table(self, interaction: Interaction, wish: Wish) -> None:
        await open_table(self, interaction, wish)

    async def move_table(self, interaction: Interaction, table: int) -> None:
        """Bring a table to where the interaction happens, within its server."""
        if (await self.desk.do(self._table, table)).guild != interaction.guild_id:
            raise Refused("no-table")
        row = await self.desk.do(
            self.tables.move,
            str(interaction.id),
            table,
            interaction.user.id,
            interaction.channel_id or 0,
            moderator=interaction.permissions.manage_guild,
        )
        await self.show(interaction, Page(lines=[say(row.language, "moved", table=row.id)]), fresh=True)

    async def option_values(self, interaction: Interaction, option: str | None) -> list[str]:
        """The options of the title played here, or the values one of them takes."""
        try:
            game = GAMES[await self.title_here(interaction)]
        except (Refused, StoreError):
            return []
        fields = {field.name: field for field in msgspec.structs.fields(game.options)}
        if option is None:
            return list(fields)
        kind = fields[option].type if option in fields else None
        if kind is bool:
            return ["true", "false"]
        return [str(value) for value in get_args(kind)]

    async def own_tables(self, interaction: Interaction) -> list[tuple[int, str]]:
        def look() -> list[tuple[int, str]]:
            with self.tables.looking() as session:
                return [
                    (row.id, f"{row.id} · {game_of(row).title}") for row, _ in session.tables_of(interaction.user.id)
                ]

        return await self.desk.do(look)

    # --- looking ---------------------------------------------------------------------------------

    def _view_for(self, id: int, person: int) -> tuple[TableRow, View, dict[int, str]]:
        """The table, what that person may know of it, and the names of its seats."""
        table = self._table(id)
        if table.status == "lobby":
            raise Refused("no-running-table")
        with self.tables.looking() as session:
            seats = session.seats(table.id)[: table.seats]
            seat = next((row.seat for row in seats if row.person == person), None)
            return table, self.tables.live(session, table).match.view(seat), _names(seats)

    async def show_board(self, interaction: Interaction, table: int, region: str | None = None) -> None:
        row, view, names = await self.desk.do(self._view_for, table, interaction.user.id)
        focus = None if region in (None, "whole") else region
        if focus is not None and not pictures.knows(view, focus):
            known = ", ".join(["whole", "text", *pictures.regions(view)])
            raise Refused("no-region", region=focus, regions=known)
        await interaction.response.defer(ephemeral=True, thinking=True)
        made = await pictures.illustrate(view, row.language, focus=focus, names=names)
        if made.png is None:
            await self._send_text(interaction, row, view, names)
            return
        await self.show(interaction, Page(lines=[self._moment(row, view)], picture=made.png, alt=made.alt), fresh=True)

    def _moment(self, table: TableRow, view: View) -> str:
        game = game_of(table)
        chat = chat_of(game)
        moment = plain(chat, chat.moment(view), table.language, lambda seat: str(seat + 1))
        return f"**{say(table.language, 'panel-heading', title=game.title, table=table.id, moment=moment)}**"

    async def show_text(self, interaction: Interaction, table: int) -> None:
        row, view, names = await self.desk.do(self._view_for, table, interaction.user.id)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._send_text(interaction, row, view, names)

    async def _send_text(self, interaction: Interaction, table: TableRow, view: View, names: dict[int, str]) -> None:
        made = await pictures.illustrate(view, table.language, names={seat: safe(name) for seat, name in names.items()})
        pages = made.twin.pages() or Twin(tuple(_bare(view))).pages()
        for page in pages:
            await self.show(interaction, Page(lines=page.splitlines()), fresh=True)

    async def show_record(self, interaction: Interaction, table: int) -> None:
        row = await self.desk.do(self._table, table)
        if row.status == "lobby":
            raise Refused("no-running-table")
        if row.status == "running":
            raise Refused("not-over")  # a running game's record holds what others may not know
        record = await self.desk.do(self.tables.record, table)
        file = discord.File(io.BytesIO(write(record)), f"{row.title}-{row.id}.json")
        text = say(row.language, "record-here", table=row.id)
        await interaction.response.send_message(text, file=file, ephemeral=True)

    async def picture_of(self, table: TableRow, lines: int, since: int | None) -> tuple[bytes, str] | None:
        """A public picture of a past moment: the spectator's view, with what changed since an earlier line."""
        found = await self.desk.do(self._spectator_view, table, lines, since)
        if found is None:
            return None
        view, events, names = found
        made = await pictures.illustrate(view, table.language, events=events, names=names)
        return None if made.png is None else (made.png, made.alt)

    def _spectator_view(
        self, table: TableRow, lines: int, since: int | None
    ) -> tuple[View, list[Event], dict[int, str]] | None:
        match = self.tables.moment(table.id, lines)
        if match is None:
            return None
        with self.tables.looking() as session:
            rows = session.lines(table.id, since) if since is not None else []
            events = [event for row in rows if row.n < lines for event in read_events(table, row)]
            names = _names(session.seats(table.id)[: table.seats])
        return match.view(None), [event for event in events if event.only is None], names


def _names(seats: Sequence[SeatRow]) -> dict[int, str]:
    return {row.seat: row.name for row in seats if row.person is not None and row.name}


def _bare(view: View) -> list[str]:
    """A view in its bare facts, for a title without a text of its own."""
    return [f"{name}: {value}" for name, value in msgspec.to_builtins(view).items()]


def _quietly(loop: asyncio.AbstractEventLoop, wake: Callable[[], None]) -> None:
    """Wake the event loop from the desk's thread, unless the bot is closing."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(wake)
