"""What is noted about a table, a person, a server or the bot itself: what has been said, counted, promised.

Each field is one row of the `settings` table: its scope is the struct's, its key the field's name as it is stored. In
notes of one seat or person at a table, `{}` in the key stands for that number."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal, TypeVar

import msgspec
from msgspec import field

if TYPE_CHECKING:
    from bot.store.port import Reading

N = TypeVar("N", bound="Notes")


class Notes(msgspec.Struct, kw_only=True):
    """Some rows of one scope."""

    scope: ClassVar[str]


# --- a table -------------------------------------------------------------------------------------


class Offer(msgspec.Struct):
    """A seat that anybody may take."""

    until: float | None
    """Until when; None: for good."""
    post: str
    """The key of the notice with its button."""


class TourNote(msgspec.Struct):
    """How far a tour has come."""

    card: int
    undone: bool = False
    """On the card about taking back: something was."""


class TableNotes(Notes):
    """By table."""

    scope = "table"
    calls: int = 0
    """How many calls were made; the key of the last one."""
    reminders: int = 0
    """How many reminders were sent; the key of the last one."""
    dms: int = 0
    """How many private messages about waits were written; the key of the last one."""
    buried: int = 0
    """The chapter below which others have written."""
    no_pictures: int | None = field(default=None, name="no pictures")
    """The post that says why pictures are missing."""
    stuck_at: int | None = field(default=None, name="dead-end")
    """After how many lines the table was told last that its game cannot go on."""
    revealed: bool = False
    """What was hidden may be seen, after the end."""
    deep: bool = False
    """Strong computer players may think long."""
    hints: bool = False
    """Everybody may be told what a strong player would do, and the table sees it."""
    tour: TourNote | None = None
    """None: it is no tour."""
    resting: dict[str, float] = {}
    """Why the game rests, and since when."""
    paused_until: float | None = field(default=None, name="paused until")
    """Agreed with the pause; None: until somebody ends it."""
    woken: float = 0.0
    """The last sign of life that is no move."""
    sleep_post: str = field(default="", name="sleep post")
    """The key of the notice that the game sleeps."""
    awaited: dict[int, float] = {}
    """Since when each awaited seat has shown no sign."""
    patience: dict[int, float] = {}
    """Until when nobody is asked about a seat again."""
    left: dict[int, float] = {}
    """Who is no longer in the server, by person, and since when."""
    offers: dict[int, Offer] = {}
    """Seats anybody may take."""
    homeless_post: str = field(default="", name="homeless post")
    """The key of the notice that the table has no place."""
    homeless_told: bool = field(default=False, name="homeless told")
    """Each player was told privately."""
    new_thread: bool = field(default=False, name="new thread")
    """A new thread was asked for."""
    mute_told: bool = field(default=False, name="mute told")
    """The host was told that we may not write."""
    ends: float | None = None
    """When the table ends by a moderator's word."""
    end_post: str = field(default="", name="end post")
    """The key of the notice of that."""


class Coach(msgspec.Struct):
    """A hand that is shown to one person."""

    by: int
    to: int


class SeatNotes(Notes):
    """By table and seat."""

    scope = "table"
    coach: Coach | None = field(default=None, name="coach{}")
    """Who may see the hand."""
    hinted: int = field(default=0, name="hinted{}")
    """The question for which the table was told last that a hint was taken."""


class PanelNotes(Notes):
    """By table and seat."""

    scope = "panel"
    meant: str = field(default="", name="meant-{}")
    """The line behind "Did you mean"."""


class DmNotes(Notes):
    """By table and person."""

    scope = "dm"
    post: str = field(default="", name="{}")
    """The key of the private message about the wait that goes on."""


class MuteNotes(Notes):
    """By table and person."""

    scope = "mute"
    muted: bool = field(default=False, name="{}")
    """The person wants no calls from there."""


# --- a person ------------------------------------------------------------------------------------


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a person has chosen for all tables, with the defaults a newcomer gets. It is a column of the person's own
    row."""

    language: Literal["", "en", "fr", "de"] = ""
    """Empty: as Discord is set."""
    calls: Literal["channel", "dm", "digest"] = "channel"
    """Where a call reaches the person; `digest` is one private message a day."""
    remind: int = 24
    """Hours until the first reminder."""
    zone: str = ""
    """Time zone by its usual name, such as Europe/Paris; empty: not told, quiet hours are UTC."""
    quiet: str = ""
    """Quiet hours in that zone, such as 22:00-07:00."""
    palette: str = "standard"
    text: bool = False
    """Private answers without pictures, boards as text."""
    pictures: bool = True
    """A picture in the panel."""
    confirm: bool = True
    """Ask before a choice made in several taps hands the turn over."""


class Wish(msgspec.Struct):
    """A table somebody wants to open; kept when it could not be opened as asked, for the button that leads on."""

    title: str
    seats: int | None = None
    where: str | None = None
    """`thread`, `here`, or as the server likes it."""
    options: str = ""
    name: str = ""


class Sent(msgspec.Struct):
    """What a follower was told lately."""

    since: float = 0.0
    """When the day began."""
    count: int = 0
    number: int = 0
    """Of the last notice, to tell them apart."""
    held: list[tuple[int, str]] = []
    """Table and line of what was not told yet."""
    closed: bool = False
    """Private messages do not reach this person."""


class AwayNote(msgspec.Struct):
    """Being away, as it was told."""

    since: float
    until: float
    spared: float
    """Until when clocks stand for it."""


class PersonNotes(Notes):
    """By person."""

    scope = "person"
    seen: float | None = None
    """When the person last pressed or typed something."""
    decisions: int = 0
    """How many of the first decisions were made, which come with a word of help."""
    hours_asked: bool = field(default=False, name="hours-asked")
    """The person was asked when to be left in peace."""
    wish: Wish | None = None
    """The table that could not be opened as asked."""
    away: AwayNote | None = None
    """None: the person is here."""
    away_past: list[tuple[float, float]] = field(default_factory=list, name="away-past")
    """From when to when clocks stood for it, in the last year."""
    no_dm: bool = field(default=False, name="no-dm")
    """Private messages cannot be delivered."""
    told_no_dm: bool = field(default=False, name="told-no-dm")
    """The person knows."""
    digest: float = 0.0
    """When the next daily list comes."""
    held: list[tuple[int, str]] = []
    """What named the person without a ring, since it was night, or the person away or just there: a table's call, or,
    by its key, a request."""
    ring: float = 0.0
    """When that is made up for."""
    rung: float = 0.0
    """When the person was last rung for something that had waited."""
    spent: dict[str, list[float]] = {}
    """When the person lately did what may not be done too often."""
    notices: Sent = field(default_factory=Sent)
    """What is told about tables the person follows."""


# --- a server, the bot ---------------------------------------------------------------------------


class Setup(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a server's moderators have chosen, with defaults that work without anybody having looked at them."""

    channel: int = 0
    """The channel for tables; 0: any."""
    threads: bool = True
    """A thread of its own for each table, unless asked otherwise."""
    language: Literal["", "en", "fr", "de"] = ""
    """Of new tables; empty: that of the person who opens them."""
    pace: Literal["", "relaxed", "normal", "fast"] = ""
    """Of new tables; empty: no clock."""
    who: Literal["everyone", "moderators"] = "everyone"
    """Who may open tables."""
    reports: int = 0
    """The channel where the operator hears what players report; 0: in the log."""

    def changed(self, changes: dict[str, Any]) -> Setup:
        return msgspec.convert(msgspec.structs.asdict(self) | changes, Setup)


class GuildNotes(Notes):
    """By server."""

    scope = "guild"
    setup: Setup = field(default_factory=Setup)
    """What its moderators have chosen."""
    greeted: bool = False
    """It was told who we are."""


class BotNotes(Notes):
    """Of the bot itself, under the number 0."""

    scope = "bot"
    alive: float | None = None
    """When it was last seen running."""
    commands: str = ""
    """A digest of the commands that Discord was told last."""


# --- rows ----------------------------------------------------------------------------------------


@lru_cache(256)
def keys_of(kind: type[Notes], of: int | None) -> dict[str, str]:
    """The keys its fields are stored under, each with the name in which `{}` stands for the seat or person."""
    return {one.encode_name.format(of): one.encode_name for one in msgspec.structs.fields(kind)}


def read_notes(kind: type[N], rows: dict[str, str]) -> N:
    """From what is stored: name to JSON."""
    return msgspec.json.decode("{" + ",".join(f'"{name}":{value}' for name, value in rows.items()) + "}", type=kind)


def write_notes(notes: Notes) -> dict[str, str]:
    """What is to be stored: name to JSON."""
    stored = msgspec.json.decode(msgspec.json.encode(notes), type=dict[str, msgspec.Raw])
    return {name: bytes(value).decode() for name, value in stored.items()}


def settings_of(session: Reading, person: int) -> Settings:
    row = session.person(person)
    return row.settings if row is not None else Settings()
