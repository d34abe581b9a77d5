"""What is stored, row by row. Times are seconds since the epoch, given by the caller's clock."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import msgspec

from bot.store.bodies import Body, PostKind
from bot.store.notes import Settings
from rules.core.record import FORMAT

if TYPE_CHECKING:
    from bot.store.port import Writing

Status = Literal["lobby", "running", "over", "closed"]
B_co = TypeVar("B_co", bound=Body, covariant=True)


class TableRow(msgspec.Struct, kw_only=True):
    """One table: where it is, what is played there, and by which secret."""

    id: int = 0
    guild: int | None
    home: int
    """The channel its card stands in."""
    place: int
    """The channel or thread it is played in."""
    title: str
    name: str = ""
    language: str = "en"
    host: int
    status: Status = "lobby"
    seats: int
    """How many seats there are; after the start, how many play."""
    options: dict[str, Any] = {}
    secret: bytes
    salt: str = ""
    rules_version: int = 0
    lines: int = 0
    """How many lines the log has."""
    chapter: int = 0
    """Number of the chapter that is open."""
    created: float
    started: float | None = None
    ended: float | None = None
    pace: str = ""
    """How much time there is to decide; empty: as much as one likes."""
    paused: float | None = None
    """Since when the game rests by agreement."""
    format: int = FORMAT
    """Of the record: what its lines say."""


class SeatRow(msgspec.Struct, kw_only=True):
    """A seat and who sits there: a person, a computer player, or nobody."""

    table: int
    seat: int
    person: int | None = None
    name: str = ""
    """The person's name as last seen."""
    computer: str | None = None
    """The level of the computer player that sits here."""
    deputy: str | None = None
    """The level of the computer player that decides for the person until the turn has passed on."""
    question: int = 0
    """The number of the question last put to this seat; what a button must carry to be fresh."""
    awaited: bool = False
    looked: int = 0
    """Lines of the log the person had seen after the last own step."""


class LineRow(msgspec.Struct, kw_only=True):
    """One line of a table's log."""

    table: int
    n: int
    at: float
    person: int | None
    interaction: str | None
    """What makes a repeated delivery harmless: unique over all tables."""
    line: bytes
    """The record's line, JSON."""
    events: bytes
    """What happened, a JSON list of tagged events."""


class SnapshotRow(msgspec.Struct, kw_only=True):
    """The position after `n` lines."""

    table: int
    n: int
    state: bytes
    seal: str
    position: int
    """Of the dice."""
    rules_version: int


class PostRow(msgspec.Struct, Generic[B_co], kw_only=True):
    """A message that should stand in a channel, and how far that has come (the outbox).

    It is sent when `message` is missing, edited while `sent` is behind `wanted`, deleted when `gone`.
    """

    id: int = 0
    table: int
    key: str
    """Unique per table and kind: a chapter's number, a question's number."""
    channel: int
    """Where it stands; for a private message ("dm") the person it goes to."""
    body: B_co
    mentions: list[int] = []
    not_before: float = 0.0
    wanted: int = 1
    sent: int = 0
    message: int | None = None
    gone: bool = False
    failed: str = ""
    """Why it could not be sent, until it could."""
    attempt: int = 0
    """How many messages it has had before: each is sent as a new one."""

    @property
    def kind(self) -> PostKind:
        return self.body.kind

    def send_again(self) -> None:
        """The message is gone, or stays behind. Who was called by it is not called again."""
        self.message, self.sent, self.mentions = None, 0, []
        self.attempt += 1


BY_HAND = float("inf")
"""In the place of the time at which a plan is played: the person decides this wait."""


class PlanRow(msgspec.Struct, kw_only=True):
    """What a seat wants done at a later decision."""

    table: int
    seat: int
    key: str = ""
    """Empty for the plan for the next decision; the form's name for a standing answer."""
    person: int
    """Who gave it; nobody else on the seat is bound by it."""
    ranked: list[str]
    """Lines for the decision, as typed, best first."""
    after: int
    """It is not meant for questions up to this number."""
    since: int
    """Lines the log had when it was given."""
    round: int = 0
    """The round with which it ends."""
    due: float | None = None
    """When it is played; None while its decision has not come; BY_HAND while the person decides."""
    spent: bool = False
    """Its decision came, and no line was legal, or the person decides."""
    later: list[list[str]] = []
    """Lines for the decisions after that one."""

    @property
    def decisions(self) -> list[list[str]]:
        """The lines of each decision that is still to come."""
        return [self.ranked, *self.later]

    @property
    def by_hand(self) -> bool:
        return self.due == BY_HAND

    @property
    def timed(self) -> bool:
        """It will be played by itself."""
        return self.due is not None and not self.by_hand


class FollowerRow(msgspec.Struct, kw_only=True):
    """Somebody who follows a table without playing there."""

    table: int
    person: int
    how: str
    """phase, big or end: how much is told."""
    told: int
    """Lines of the log that were told or passed over."""


class SittingRow(msgspec.Struct, kw_only=True):
    """Who sat on a seat, from when to when. Kept for good: past results name everybody who played."""

    id: int = 0
    table: int
    seat: int
    person: int | None
    name: str
    computer: str | None = None
    since: float
    until: float | None = None
    """None: still sitting there."""
    why: str = ""
    """Why the sitting ended: resigned, voted, standin, removed, back, forgotten."""
    back_until: float | None = None
    """Until when the person may come back."""
    back_asks: bool = False
    """Coming back needs that nobody objects."""


class DeedRow(msgspec.Struct, kw_only=True):
    """Something to do on Discord that is not a post of a table: archive a thread, write to somebody, look who is there.
    It is kept until it is done."""

    id: int = 0
    kind: str
    table: int
    target: int
    """The channel or person."""
    data: dict[str, Any] = {}
    not_before: float = 0.0
    tries: int = 0


class ReportRow(msgspec.Struct, kw_only=True):
    """Somebody says that something is wrong. The game itself stands in the log."""

    id: int = 0
    table: int
    """0: none was meant."""
    guild: int | None
    person: int
    at: float
    line: int
    """How many lines the log had."""
    words: str
    """The person's sentence."""
    path: str = ""
    """What was chosen on the panel, as its ids carry it."""
    versions: dict[str, str] = {}
    refusals: list[str] = []
    """What the person was refused last, the newest at the end."""


class PersonRow(msgspec.Struct, kw_only=True):
    id: int
    name: str
    locale: str = ""
    settings: Settings = Settings()


class ClockRow(msgspec.Struct, kw_only=True):
    """How long a seat has been awaited, and what is left of its time: true at the instant `since`, and running from
    there, save for what `quiet`, `away` and the bot's downtimes take out."""

    table: int
    seat: int
    person: int
    bank: float | None = None
    """Seconds left to decide; None: the table has no clock."""
    since: float | None = None
    """None: the time stands."""
    asked: float | None = None
    """Since when the seat is awaited; None: it is not."""
    question: int = 0
    """The last question seen, to notice an own step within a wait."""
    whole: float = 0.0
    """What the bank held when the wait began."""
    waited: float = 0.0
    """Seconds of waiting that count for reminders."""
    reminded: int = 0
    hold: float | None = None
    """Snoozed until then."""
    flagged: bool = False
    """The others have been asked about this wait."""
    quiet: str = ""
    zone: str = ""
    away: float = 0.0
    """The person is away until then."""
    spared: float = 0.0
    """Until when the clock stands for that."""
    moved: float = 0.0
    """When the seat last took a step that others know of."""


def put_settings(session: Writing, person: int, name: str, settings: Settings) -> None:
    row = session.person(person) or PersonRow(id=person, name=name)
    row.settings = settings
    session.put(row)
