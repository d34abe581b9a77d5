"""What happens around a change at a table: ordered lists, each entry with the condition under which it runs.

`bot.app.services` fills them, all in one place; a feature never fills one by being imported.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum, auto
from typing import Any

import msgspec

from bot.store import PostRow, Reading, TableNotes, TableRow, Writing
from bot.store.ballots import Ballot
from bot.store.bodies import Body, RequestBody
from bot.tables.loaded import Loaded
from bot.tables.narrator import Narrator
from rules.core import DeadEnd


class Change(msgspec.Struct):
    """What has changed, or is about to, within an open transaction."""

    session: Writing
    table: TableRow
    live: Loaded | None
    """None before the start, and where the game was begun under rules that are kept no longer."""
    actor: int | None = None
    """The seat whose step it is; None where something was taken back, or no step was played."""
    voice: Narrator | None = None

    @property
    def game(self) -> Loaded:
        """The game, where there is one in any case."""
        assert self.live is not None
        return self.live

    @property
    def narrator(self) -> Narrator:
        """Who tells it, where a step was played."""
        assert self.voice is not None
        return self.voice

    @property
    def seat(self) -> int:
        """The seat that plays."""
        assert self.actor is not None
        return self.actor


class HiddenChange(Change):
    """A change that only the actor may know of."""

    undone: bool = False
    """A step was taken back, not played."""


Handler = Callable[[Writing, int, dict[str, Any]], None]
"""Given the open transaction, the table of a timer and what is noted with it."""
Result = Callable[[Writing, TableRow, Ballot, str], str]
"""Given the open transaction, the table, the ballot and the choice; the sentence that the vote's post ends with."""
ENDED = ("over", "closed")
UNDECIDED = ("open", "voting")
"""States of a request that waits for somebody: to take back, a vote."""


class When(Enum):
    """The condition under which an entry runs."""

    ALWAYS = auto()
    CHAPTER_OR_END = auto()
    """A chapter has begun, or the game is over."""
    BEGINS_OR_ENDS = auto()
    """The game has just started, was played to its end, or broken off."""
    ENDED = auto()
    """Played to its end, or broken off."""
    RESTING = auto()
    """The game rests, for whatever reason."""
    ASKED = auto()
    """Something is asked of the table: to take back, to vote."""
    PLANNED = auto()
    """Somebody has decided ahead."""
    SOME_LEFT = auto()
    """Somebody of the table has left the server."""
    ON_TOUR = auto()


Entry = tuple[When, Callable[[Change], None]]


class Changes(msgspec.Struct, kw_only=True, frozen=True):
    """Everything that others add to a change, in the order in which it happens."""

    before_move: Sequence[Entry] = ()
    """A person is about to play: what stands against it refuses."""
    position_changed: Sequence[Entry] = ()
    """The position has changed in everybody's eyes; nobody has been called yet."""
    waits_changed: Sequence[Entry] = ()
    """Who is awaited, or whether time runs, may have changed: by a move, an undo, a pause, a new person on a seat."""
    after_change: Sequence[Entry] = ()
    """The position has changed in everybody's eyes, and who is awaited is known."""
    after_hidden: Sequence[Entry] = ()
    """The position has changed, and only the actor may know of it: the change is a `HiddenChange`."""
    after_move: Sequence[Entry] = ()
    """After all of that, where others know that a person has played: what waited for it ends. A hidden step ends
    nothing, since it would tell of itself."""
    table_opened: Sequence[Entry] = ()
    """A lobby has been opened."""
    table_moved: Sequence[Entry] = ()
    """The table has a new place."""
    seat_overdue: Callable[[Writing, TableRow, int, str], None] = lambda session, table, seat, why: None
    """Somebody has been awaited too long: the others are asked what shall happen to the seat."""
    computers_held: Callable[[Reading, TableRow], bool] = lambda session, table: False
    """Whether computer players wait at this table."""
    dm_refused: Sequence[tuple[Callable[[PostRow[Body]], bool], Callable[[Writing, PostRow[Body]], None]]] = ()
    """A private message could not be delivered: the first entry that knows the post answers for it."""
    dead_end: Callable[[Writing, int, DeadEnd], None] = lambda session, table, dead_end: None
    """A step was rolled back, since somebody would have been left without anything to do."""
    before_sending: Callable[[Writing, PostRow[Body]], PostRow[Body] | None] = lambda session, post: post
    """A post is about to be sent: whom it rings is decided now. None: it is not to be sent any more, or not now."""
    after_sending: Callable[[Writing, PostRow[Body]], None] = lambda session, post: None
    """A post stands in its channel as it is wanted, sent or edited."""
    hours_changed: Callable[[Writing, int], None] = lambda session, person: None
    """Somebody's quiet hours, absence or way of being called changed."""
    looked_for: Callable[[Writing, int, int, bool], None] = lambda session, table, person, there: None
    """Somebody was looked for in the server of a table, and is there or not."""
    vote_results: Mapping[str, Result] = {}
    """By what was asked."""
    timers: Mapping[str, Handler] = {}
    """By kind."""


def run(entries: Sequence[Entry], change: Change) -> None:
    for when, what in entries:
        if holds(when, change):
            what(change)


def holds(when: When, change: Change) -> bool:
    session, table = change.session, change.table
    match when:
        case When.ALWAYS:
            return True
        case When.CHAPTER_OR_END:
            return table.status == "over" or (change.voice is not None and change.voice.turned_page)
        case When.BEGINS_OR_ENDS:
            return table.status in ENDED or (table.status == "running" and table.lines == 1)
        case When.ENDED:
            return table.status in ENDED
        case When.RESTING:
            return table.paused is not None
        case When.ASKED:
            return any(post.body.state in UNDECIDED for post in session.posts(table.id, RequestBody))
        case When.PLANNED:
            return bool(session.plans(table.id))
        case When.SOME_LEFT:
            return table.status == "running" and bool(session.note(TableNotes, table.id).left)
        case When.ON_TOUR:
            return session.note(TableNotes, table.id).tour is not None
