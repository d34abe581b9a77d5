"""A bot without Discord on a store in memory: real commands and presses, and everything they answer with.

Whatever is opened here leaves nothing behind (`House.trying`), so that doors that change something for good can be
opened like all the others.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import discord
import msgspec

from bot.app.client import Menhir
from bot.app.door import Signs
from bot.app.services import made
from bot.app.thinking import AtOnce
from bot.features.looking.boards import Boards
from bot.outbox.pages import page_of
from bot.outbox.posts import Posts
from bot.store import PostRow, Repeated, TableRow
from bot.store.bodies import BODIES
from bot.tables import loaded as live
from bot.tables.loaded import Loaded
from bot.tables.tables import Tables as Real
from bot.ui import discord_view as wire
from bot.ui import pictures
from bot.ui.page import Page
from render.painter import painter_for
from render.shot import Shot
from render.text_board import TextBoard
from render.worker import Illustration
from rules.core import Match
from rules.core.dice import FairDice
from tests.bot.facade import Tables
from tests.hunter.ground import Rewound, Straight, Unhurried, done

GUILD, HOME, PLACE = 1, 10, 11
FIRST = 100
"""The person on the first seat; the others follow."""
SPECTATOR, STRANGER = 999, 998
"""Somebody who follows the table, and somebody who has nothing to do with it."""
BESIDE = 900_000
"""Ids of interactions that only one of two tables sees."""
NAMES = ("Red", "Blue", "Yellow", "Green", "Purple")
NOON = datetime(2026, 3, 2, 12, tzinfo=UTC).timestamp()
SECRET = b"hunter" * 6


# --- what somebody asks, and gets ----------------------------------------------------------------


class Asked:
    """An interaction as the bot sees it; `got` is everything that comes back."""

    def __init__(self, house: House, person: int, *, moderator: bool = False, data: Any = None, form: bool = False):
        self.id = house.next_id()
        self.client, self.data = house.bot, data
        name = NAMES[person - FIRST] if FIRST <= person < FIRST + len(NAMES) else "Guest"
        self.user = SimpleNamespace(id=person, display_name=name, name=name, bot=False, create_dm=self._no_place)
        self.channel_id, self.guild_id = PLACE, GUILD
        self.guild = SimpleNamespace(id=GUILD, text_channels=[], me=SimpleNamespace(guild_permissions=ALLOWED))
        self.channel = SimpleNamespace(id=PLACE, name="table")
        self.locale = "en-US"
        self.extras: dict[str, Any] = {}
        self.permissions = discord.Permissions(manage_guild=moderator)
        self.app_permissions = ALLOWED
        self.message = None
        self.namespace = SimpleNamespace()
        kinds = discord.InteractionType
        self.type = kinds.application_command if data is None else kinds.modal_submit if form else kinds.component
        self.got: list[Any] = []
        self.response = self.followup = self
        self._answered = False

    def is_done(self) -> bool:
        return self._answered

    async def _no_place(self) -> Any:
        raise discord.Forbidden(SimpleNamespace(status=403, reason="closed"), "closed")

    async def send_message(self, text: str = "", **given: Any) -> None:
        self._note("shown", text, given)

    async def edit_message(self, **given: Any) -> None:
        self._note("changed", "", given)

    async def send(self, text: str = "", **given: Any) -> None:
        self._note("told", text, given)

    async def edit_original_response(self, **given: Any) -> None:
        self._note("filled", "", given)

    async def delete_original_response(self) -> None:
        self._note("taken away", "", {})

    async def defer(self, **given: Any) -> None:
        self._note("waits", "", given)

    async def send_modal(self, form: Any) -> None:
        self._note("form", "", form.to_dict())

    def _note(self, how: str, text: str, given: dict[str, Any]) -> None:
        self._answered = True
        sent = [*given.pop("files", ()), *given.pop("attachments", ())]
        self.got.append([how, text, given, *(one.fp.read() for one in sent)])


ALLOWED = discord.Permissions.all()


class Got(msgspec.Struct):
    """What one door gave: the answer, what was posted for the viewer's eyes, and what the viewer was told of the game
    by it (a step that was played in it)."""

    answer: list[Any]
    told: list[Any]
    revealed: Any = None
    """After a step that reveals something: what the viewer's own view is then; after the end also the record's hash,
    which is published."""


class HouseDice(FairDice):
    """Fair dice that show other numbers where their house says so."""

    __slots__ = ("house",)

    def __init__(self, house: House, secret: bytes, salt: str, position: int = 0) -> None:
        super().__init__(secret, salt, position)
        self.house = house

    def number(self, n: int) -> int:
        begin, end, shift = self.house.swerve
        other = begin <= self._position < end
        number = super().number(n)
        return (number + shift) % n if other else number


class House:
    """One table with people at it, and a bot that serves it."""

    here: House
    """The one that is worked on."""

    def __init__(
        self, title: str, seats: int, *, pace: str = "", swerve: tuple[int, int, int] = (0, 0, 0), **options: Any
    ) -> None:
        self.title, self.seats = title, seats
        self.now, self.ids = NOON, 10_000
        self.store = Rewound()
        self._furnish()
        self.swerve = swerve
        row = self.tables.open(
            str(self.next_id()), guild=GUILD, home=HOME, place=PLACE, person=FIRST, name=NAMES[0], title=title,
            options=options, secret=SECRET,
        )  # fmt: skip
        self.table = row.id
        for seat in range(1, seats):
            self.tables.join(str(self.next_id()), self.table, FIRST + seat, NAMES[seat])
        if pace:
            self.tables.choose_clock(str(self.next_id()), self.table, FIRST, pace)
        self.tables.follow(str(self.next_id()), self.table, SPECTATOR, "phase")
        self.seen: list[Any] = []
        """What came into channels and private messages, in order: when, where, what."""
        self.tables.set_hints(str(self.next_id()), self.table, FIRST, True)
        self.tables.start(str(self.next_id()), self.table, FIRST)
        self.settle()

    def _furnish(self) -> None:
        House.here = self
        self.swerve = (0, 0, 0)
        """Numbers of the dice (from, before) that are others than in the twin house, and by how much."""
        self.bot = bot_for(self)
        self.tables = Tables.of(self.bot.services)

    def twin(self) -> House:
        """The same house once more, to be lived in differently."""
        other = House.__new__(House)
        other.title, other.seats, other.table = self.title, self.seats, self.table
        other.now, other.ids, other.seen = self.now, self.ids, list(self.seen)
        other.store = Rewound(self.store.db.conn.serialize())
        other._furnish()
        other.bot.signs.seen = dict(self.bot.signs.seen)
        other.tables.beaten = self.tables.beaten
        own = self.live
        match = Match.__new__(Match)
        match.__dict__.update(_copied(own.match))
        dice = own.match.dice
        assert isinstance(dice, HouseDice)
        match.dice = HouseDice(other, dice.secret, dice.salt, dice.position)
        other.tables.cache._live[self.table] = Loaded(match, own.before)
        return other

    def next_id(self) -> int:
        self.ids += 1
        return self.ids

    def close(self) -> None:
        self.store.close()

    # --- the game --------------------------------------------------------------------------------

    @property
    def live(self) -> Loaded:
        House.here = self
        with self.store.writing() as session:
            row = session.table(self.table)
            assert row is not None
            return self.tables.cache.get(session, row)

    @property
    def match(self) -> Match:
        return self.live.match

    def row(self) -> TableRow:
        with self.store.writing() as session:
            row = session.table(self.table)
            assert row is not None
            return row

    def play(self, seat: int, action: Any, id: int | None = None) -> list[Any]:
        """A step, and its events."""
        House.here = self
        id = self.next_id() if id is None else id
        return list(self.tables.play(str(id), self.table, FIRST + seat, [action]).steps[-1].events)

    # --- time and posts --------------------------------------------------------------------------

    def later(self, seconds: float) -> None:
        """Time passes: timers fall due and posts go out, each at its time."""
        House.here = self
        end = self.now + seconds
        while True:
            self.tables.run_due()
            self.settle()
            with self.store.writing() as session:
                timer = session.next_due()
                unsent = [p.not_before for p in session.unsettled_posts() if p.message is None and not p.gone]
            coming = [when for when in (timer, *unsent) if when is not None and self.now < when <= end]
            if not coming:
                break
            self.now = min(coming)
        self.now = end

    def settle(self) -> None:
        """What the dispatcher of posts does when it is woken: sends, edits, deletes."""
        with self.store.writing() as session:
            tables = {id: session.table(id) for id in {post.table for post in session.unsettled_posts()}}
            for post in session.unsettled_posts():
                table = tables[post.table]
                assert table is not None
                if post.message is None and not post.gone and post.not_before > self.now:
                    continue
                where = [self.now, post.channel, post.kind, post.id]
                if post.gone:
                    if post.message is not None:
                        self.seen.append([*where, "deleted"])
                    session.drop_post(post.id)
                    continue
                how = "edited" if post.message is not None else "sent"
                self.seen.append(
                    [*where, how, self.page(post, table), post.mentions, getattr(post.body, "silent", False)]
                )
                post.message, post.sent = post.message or 1000 + post.id, post.wanted
                session.put(post)

    def page(self, post: PostRow[Any], table: TableRow) -> Page:
        page: Page = done(page_of(post, table, self.bot.boards.picture_of))
        return page

    def posts(self, kind: Any = None) -> list[PostRow[Any]]:
        with self.store.writing() as session:
            return session.posts(self.table) if kind is None else session.posts(self.table, BODIES[kind])

    # --- opening ---------------------------------------------------------------------------------

    @contextmanager
    def trying(self) -> Iterator[None]:
        """What happens within is as if it had never been."""
        lives = OrderedDict(self.tables.cache._live)
        kept = [(live.match, _copied(live.match), live.match.dice.position) for live in lives.values()]
        now, ids, sights, seen = self.now, self.ids, dict(self.bot.signs.seen), len(self.seen)
        beaten, transactions = self.tables.beaten, self.tables._transactions
        with self.store.forgetting():
            try:
                yield
            finally:
                self.now, self.ids, self.bot.signs.seen = now, ids, sights
                self.tables.beaten, self.tables._transactions = beaten, transactions
                del self.seen[seen:]
        self.tables.cache._live = lives
        for match, fields, position in kept:
            match.__dict__.update(fields)
            match.dice.collect()
            match.dice.rewind(position)

    def open(self, viewer: Viewer, work: Callable[[Asked], Coroutine[Any, Any, Any]], **asked: Any) -> Got:
        """Ask something and forget it again; all that the viewer gets to see by it."""
        with self.trying():
            match = self.match
            steps, seen = len(match.steps), len(self.seen)
            interaction = Asked(self, viewer.person, moderator=viewer.moderator, **asked)
            try:
                done(work(interaction))
            except Repeated:
                interaction.got.append("repeated")
            self.settle()
            played = match.steps[steps:] if self._goes_on(match) else []
            told = [event for step in played for event in step.events if event.only in (None, viewer.seat)]
            answer = [*interaction.got, *viewer.sees(self.seen[seen:])]
            revealed = None
            if played and (match.over or any(step.revealed for step in played)):
                revealed = [match.view(viewer.seat), match.seal if match.over else ""]
            return Got(answer, told, revealed)

    def _goes_on(self, match: Match) -> bool:
        """Is it the same game still? It may have been loaded anew, or wiped out."""
        live = self.tables.cache._live.get(self.table)
        return live is not None and live.match is match

    def do(self, viewer: Viewer, id: str, form: dict[str, str] | None = None) -> None:
        """Press a button or send in a form, for good."""
        House.here = self
        interaction = Asked(self, viewer.person, data=_pressed(id, (), form), form=form is not None)
        interaction.id += 10 * BESIDE
        done(Menhir.on_interaction(self.bot, interaction))  # type: ignore[arg-type]
        self.settle()

    def press(self, viewer: Viewer, id: str, values: Sequence[str] = (), form: dict[str, str] | None = None) -> Got:
        """Press a button, choose in a menu, or send in a form."""
        data = _pressed(id, values, form)
        return self.open(
            viewer,
            lambda asked: Menhir.on_interaction(self.bot, asked),  # type: ignore[arg-type]
            data=data,
            form=form is not None,
        )


def _pressed(id: str, values: Sequence[str], form: dict[str, str] | None) -> dict[str, Any]:
    data: dict[str, Any] = {"custom_id": id, "component_type": 2 if not values else 3}
    if values:
        data["values"] = list(values)
    if form is not None:
        data["components"] = [{"custom_id": name, "value": value} for name, value in form.items()]
    return data


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who looks: a seat, or somebody without one."""

    person: int
    seat: int | None = None
    moderator: bool = False

    def sees(self, seen: Sequence[Any]) -> list[Any]:
        """Of what was posted, what this person can see: channels, and private messages to this person."""
        return [one for one in seen if one[2] != "dm" or one[1] == self.person]

    def hears(self, events: Sequence[Any]) -> list[Any]:
        return [event for event in events if event.only in (None, self.seat)]


def viewers(seats: int) -> list[Viewer]:
    people = [Viewer(FIRST + seat, seat) for seat in range(seats)]
    return [*people, Viewer(SPECTATOR), Viewer(STRANGER, moderator=True)]


def _copied(match: Match) -> dict[str, Any]:
    """The match as it is, apart from what will happen to it."""
    fields = dict(match.__dict__)
    for name in ("lines", "steps", "events", "_taken_back"):
        fields[name] = list(fields[name])
    fields["_legal"] = dict(fields["_legal"])
    fields["state"] = match.game.decode(match.game.encode(match.state))
    return fields


# --- the bot -------------------------------------------------------------------------------------


_BOT: list[Menhir] = []


def bot_for(house: House) -> Menhir:
    """One client serves all houses of a process in turn: its commands are the same for all."""
    if not _BOT:
        _BOT.append(_Unfailing(store=house.store, thinkers=AtOnce(descents=6)))
    bot = _serving(_BOT[0])
    bot.services = made(house.store, lambda: house.now, secret=lambda: SECRET)  # that of further tables
    bot.tables = bot.services[Real]
    bot.worker = Straight(bot.services)
    unhurried = SimpleNamespace(cancel=lambda: None)
    later = lambda *_: unhurried  # noqa: E731
    bot.loop = SimpleNamespace(time=lambda: house.now, call_later=later, call_at=later)  # type: ignore[assignment]
    bot.boards = Boards(bot.services, bot.worker.look)
    bot.posts = Posts(bot, bot.worker, bot.marks, bot.boards.picture_of)
    return bot


class _Unfailing(Menhir):
    """A fault in a door is a fault of the test's run, not a page."""

    async def _failed(self, interaction: Any, call: Any, key: str) -> None:
        raise

    @staticmethod
    async def _tried(work: Any, otherwise: Any, what: str) -> Any:
        return await work


def _serving(bot: Menhir) -> Menhir:
    made = object.__new__(type(bot))
    made.__dict__.update(bot.__dict__)
    made.signs = Signs()
    made.late_pages = Unhurried()  # type: ignore[assignment]
    return made


@contextmanager
def undrawn() -> Iterator[None]:
    """Pictures are told by what they would be drawn from; pages stay pages; dice are those of their house."""
    old = pictures.illustrate, pictures.small, wire.sending, wire.editing, live.dice_of
    try:
        live.dice_of = _dice_of
        pictures.illustrate, pictures.small = _illustrate, _small  # type: ignore[assignment]
        wire.sending = wire.editing = lambda page, marks: {"page": page}
        yield
    finally:
        pictures.illustrate, pictures.small, wire.sending, wire.editing, live.dice_of = old


async def _illustrate(shot: Shot) -> Illustration:
    """What the picture would be made of, in the place of its bytes."""
    if painter_for(shot.view) is None:
        return Illustration(None, "", TextBoard(()))
    return Illustration([shot], "", TextBoard(()))  # type: ignore[arg-type]


def _dice_of(table: TableRow, position: int = 0) -> FairDice:
    return HouseDice(House.here, table.secret, table.salt, position)


async def _small(picture: Any) -> Any:
    return ["small", picture]
