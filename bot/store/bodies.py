"""What posts say: one struct for each kind of post, chosen by the row's kind when it is read.

They are stored as JSON in `posts.body`. A field with a default is left out while it says nothing, so that what older
versions wrote is read and written again as it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from bot.store.ballots import Ballot

PostKind = Literal["card", "begin", "chapter", "call", "request", "end", "notice", "dm", "tour"]

STRUCK = -1
"""The number of a chapter's line that was taken back and stays struck through."""
ASIDE = -2
"""The number of a chapter's line about the table itself."""

Values = list[dict[str, int | str]]
"""The standings as they are kept for comparing: per column, seat -> value."""


# --- buttons -------------------------------------------------------------------------------------


class PostButton(msgspec.Struct, omit_defaults=True):
    """A button that says all of itself."""

    verb: str
    words: list[str | int]
    """What its id carries besides verb and table."""
    label: str
    style: str
    """grey, blue, green, red"""
    table: int = 0
    """Another table than that of the post."""


Buttons = list[list[str] | PostButton]
"""A list is a verb and what belongs to it (`read_button`); its label stands in the catalogue."""

STYLE = {"turn": "blue", "start": "green", "join": "green", "agree": "green", "answer": "blue"}
KEYED = ("agree", "refuse", "skip", "tourtext")
"""Buttons that carry the key of the post they stand on."""


class ReadButton(msgspec.Struct, frozen=True, kw_only=True):
    """What a stored button means."""

    verb: str
    words: tuple[str | int, ...] = ()
    """What its id carries besides verb and table."""
    label: str = ""
    """Empty: that of its verb."""
    count: int | None = None
    """How many people the label speaks of."""
    style: str = "grey"
    disabled: bool = False
    table: int = 0
    """Another table than that of the post."""


def read_button(button: list[str] | PostButton, key: str) -> ReadButton:
    """A button of the post with that key."""
    if isinstance(button, PostButton):
        said = tuple(button.words)
        return ReadButton(verb=button.verb, words=said, label=button.label, style=button.style, table=button.table)
    verb, *words = button
    style = STYLE.get(verb, "grey")
    if verb == "answer":  # moment, choices, seat, label
        return ReadButton(verb=verb, words=tuple(words[:-1]), label=words[-1], style=style)
    if verb == "start":  # how many sit there, and whether that is enough
        return ReadButton(verb=verb, count=int(words[0]), style=style, disabled=words[1:] == ["waits"])
    if verb == "waiting":  # how many tables wait for the one who is rung; 0: several are
        return ReadButton(verb=verb, count=int(words[0]), style=style)
    if verb == "find":  # seats
        return ReadButton(verb=verb, words=tuple(words), style=style)
    return ReadButton(verb=verb, words=(key,) if verb in KEYED else (), style=style)


# --- bodies --------------------------------------------------------------------------------------


class Body(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a post says, whatever its kind."""

    kind: ClassVar[PostKind]


B = TypeVar("B", bound=Body)


class PlainBody(Body):
    """Plain text, which reads well in a notification."""

    text: str
    buttons: Buttons


class HeadedBody(Body):
    """Lines under a heading."""

    heading: str
    lines: list[str]
    buttons: Buttons


class BoardBody(HeadedBody):
    """Lines with a picture of the board."""

    picture: int | None
    """After how many lines of the log; None: without."""


class CardBody(HeadedBody):
    """The table card: lobby, then what is going on, then the result."""

    kind = "card"


class BeginBody(BoardBody):
    """The first post of a game."""

    kind = "begin"
    picture: int


class EndBody(BoardBody):
    """The last post of a game."""

    kind = "end"
    picture: int


class TourBody(BoardBody):
    """A card of the tour."""

    kind = "tour"


HEADING = "**"


class ChapterLine(msgspec.Struct, array_like=True):
    """One line of the story."""

    n: int
    """The line of the log it tells; STRUCK or ASIDE: none."""
    text: str
    lead: int | None = None
    """How many characters name the one who acts, where it begins with that. What is struck, an aside or a heading has
    none, and is stored without."""

    @property
    def heads(self) -> bool:
        """It is the heading of a chapter that shares the message of the one before."""
        return self.lead is None and self.text.startswith(HEADING)


LONGEST_JOINED = 320
"""Characters of what one seat did, joined into one line."""


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


class ChapterBody(Body):
    """A phase of the game, told line by line."""

    kind = "chapter"
    heading: str
    lines: list[ChapterLine]
    n: int
    """The line of the log it begins with."""
    open: bool
    strip: list[str]
    """The standings, once it is closed."""
    next: str
    """Who is awaited for what; empty: nobody, or it is closed."""
    picture: int | None
    """The board after that many lines of the log; None: without."""
    values: Values | None = None
    """The standings at the end of a phase; None: it is open, or goes on in the next message."""


class CallBody(PlainBody):
    """Who is to decide what; sent again it is a reminder."""

    kind = "call"
    asked: list[int]
    """Seats that were awaited when the wait began."""
    silent: bool = False
    """Sent without a sound."""
    time: str | None = None
    """Until when there is time, or why it stands; None: not looked at yet."""
    usual: float | None = None
    """When it was to go out, while it waits for a plan."""
    still: bool = False
    """It says that the game is paused."""
    remind: int | None = None
    """The seat it reminds."""
    also: list[int] = []
    """Other seats that it reminds."""


class RequestBody(PlainBody):
    """A question to people, and what became of it: taking steps back, a vote, a stand-in, a guest, a lobby."""

    kind = "request"
    state: str
    """open, voting, asked, guest or lobby until it is answered; then how."""
    silent: bool = False
    """Sent without a sound."""
    question: str = ""
    """What the text begins with, whatever the answers."""
    by: int | None = None
    """The seat that asks to take steps back."""
    lines: list[int] | None = None
    """The lines of the log that would be taken back; None: no such request, or one from before they named steps."""
    asked: list[int] | None = None
    """Seats that must agree; before requests named their steps, people."""
    agreed: list[int] | None = None
    """Those of them who did."""
    vote: Ballot | None = None
    seat: int | None = None
    """The seat somebody is to play on."""
    member: int | UnsetType | None = UNSET
    """Who is asked to."""
    until: float | UnsetType | None = UNSET
    """Until when; None: for good."""
    steps: int | None = None
    """Before requests named their steps: how many."""
    pace: str | None = None
    """Before clocks were voted on: the one that was asked for."""


class NoticeBody(PlainBody):
    """A line of its own."""

    kind = "notice"


class DmBody(PlainBody):
    """A private message."""

    kind = "dm"
    silent: bool = False
    """Sent without a sound."""
    picture: int | UnsetType | None = UNSET
    """The board after that many lines of the log; None: without."""


BODIES: dict[str, type[Body]] = {
    body.kind: body
    for body in (CardBody, BeginBody, ChapterBody, CallBody, RequestBody, EndBody, NoticeBody, DmBody, TourBody)
}


def read_body(kind: str, stored: str) -> Body:
    return msgspec.json.decode(stored, type=BODIES[kind])


def write_body(body: Body) -> str:
    if not isinstance(body, ChapterBody):
        return msgspec.json.encode(body).decode()
    stored = msgspec.to_builtins(body)
    stored["lines"] = [[n, text] if lead is None else [n, text, lead] for n, text, lead in stored["lines"]]
    return msgspec.json.encode(stored).decode()
