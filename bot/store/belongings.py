"""What belongs to whom: every column of the store, and what forgetting a person or a server does with it.

`forgetting` walks this table; so do the files that show what is stored. A column that is not in it fails a test.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Holds = Literal["person", "table", "guild", "place", "name", "words", "secret", "plain"]
"""person, table, guild, place: a number of one. name: what a person is called. words: text or JSON in which people can
stand. secret: what somebody at a table may not see. plain: nothing of anybody."""

FORMER = object()
"""Stands for the word for a former player, in the table's language."""

EVERY = "1"
OVER = "\"table\" IN (SELECT id FROM tables WHERE status IN ('over', 'closed'))"
"""While a game runs, that somebody has done something can be a secret."""
OURS = '"table" IN (SELECT id FROM tables WHERE guild = :guild)'


class Inside(msgspec.Struct, frozen=True, kw_only=True):
    """Where numbers stand inside a JSON column. `asked[]` are items of a list, `votes{}` keys of an object, `held[][0]`
    items by their first word; a dot goes deeper."""

    column: str
    where: str = "1"
    """Of which rows."""
    people: tuple[str, ...] = ()
    tables: tuple[str, ...] = ()
    mentions: bool = False
    """Any text in it may mention people."""
    drop: bool = False
    """The row has lost its sense without the person, and goes."""
    empty: Any = None
    """What takes the place of a number outside lists and keys."""


class Belongs(msgspec.Struct, frozen=True, kw_only=True):
    """One SQL table."""

    columns: dict[str, Holds]
    own: str = ""
    """Rows that are the person's own."""
    becomes: dict[str, Any] | None = None
    """What forgetting writes into them; None: they go."""
    inside: tuple[Inside, ...] = ()
    renamed: tuple[str, str, str] | None = None
    """Column, of which rows, and what it becomes, where a name of the row itself holds the person."""
    touched: str = ""
    """What else is written where something inside was changed."""
    guild: str = ""
    """Rows that are the server's; they go with it."""
    mine: tuple[str, ...] = ()
    """Columns of own rows that are not shown to the person: what the game keeps secret."""
    moderators: tuple[str, ...] = ()
    """Columns that are shown to a server's moderators; of tables without any nothing is."""
    open: str = EVERY
    """Which rows are shown to them."""


BELONGS: dict[str, Belongs] = {
    "tables": Belongs(
        columns={
            "id": "table",
            "guild": "guild",
            "home": "place",
            "place": "place",
            "title": "plain",
            "name": "plain",
            "language": "plain",
            "host": "person",
            "status": "plain",
            "seats": "plain",
            "options": "plain",
            "secret": "secret",
            "salt": "secret",
            "rules_version": "plain",
            "lines": "plain",
            "chapter": "plain",
            "created": "plain",
            "started": "plain",
            "ended": "plain",
            "pace": "plain",
            "paused": "plain",
            "format": "plain",
        },
        own="host = :person",
        becomes={"host": 0},
        guild="guild = :guild",
        mine=("secret", "salt", "lines"),
        moderators=(
            *("id", "guild", "home", "place", "title", "name", "language", "host", "status", "seats", "options"),
            *("rules_version", "created", "started", "ended", "pace", "paused"),
        ),
    ),
    "seats": Belongs(
        columns={
            "table": "table",
            "seat": "plain",
            "person": "person",
            "name": "name",
            "computer": "plain",
            "deputy": "plain",
            "question": "plain",
            "awaited": "plain",
            "looked": "plain",
        },
        own="person = :person",
        becomes={"person": None, "name": FORMER},
        guild=OURS,
        mine=("looked",),
        moderators=("table", "seat", "person", "name", "computer", "awaited"),
    ),
    "sittings": Belongs(
        columns={
            "id": "plain",
            "table": "table",
            "seat": "plain",
            "person": "person",
            "name": "name",
            "computer": "plain",
            "since": "plain",
            "until": "plain",
            "why": "plain",
            "back_until": "plain",
            "back_asks": "plain",
        },
        own="person = :person",
        becomes={"person": None, "name": FORMER, "back_until": None},
        guild=OURS,
        moderators=("table", "seat", "person", "name", "computer", "since", "until", "why"),
    ),
    "lines": Belongs(
        columns={
            "table": "table",
            "n": "plain",
            "at": "plain",
            "person": "person",
            "interaction": "plain",
            "line": "secret",
            "events": "secret",
        },
        own="person = :person",
        becomes={"person": None},
        guild=OURS,
        mine=("n", "line", "events"),
        moderators=("table", "n", "at", "person"),
        open=OVER,
    ),
    "snapshots": Belongs(
        columns={
            "table": "table",
            "n": "plain",
            "state": "secret",
            "seal": "plain",
            "position": "plain",
            "rules_version": "plain",
        },
        guild=OURS,
    ),
    "posts": Belongs(
        columns={
            "id": "plain",
            "table": "table",
            "kind": "plain",
            "key": "words",
            "channel": "person",  # of a private message; of every other post a place
            "body": "words",
            "mentions": "words",
            "not_before": "plain",
            "wanted": "plain",
            "sent": "plain",
            "message": "plain",
            "gone": "plain",
            "failed": "plain",
            "attempt": "plain",
        },
        own="kind = 'dm' AND channel = :person",
        inside=(
            Inside(column="mentions", people=("[]",)),
            Inside(
                column="body",
                where="kind = 'request'",
                people=(
                    *("asked[]", "agreed[]", "member"),  # older requests: people; newer ones: seats
                    *("vote.voters[]", "vote.votes{}", "vote.data.person", "vote.data.member"),
                ),
            ),
            Inside(column="body", mentions=True),
        ),
        renamed=("key", "key = 'guest' || :person", "'guest#' || id"),
        touched="wanted = wanted + (message IS NOT NULL)",  # what stands in a channel is edited
        guild=OURS,
        moderators=("table", "kind", "channel", "message"),
        open="kind != 'dm'",
    ),
    "clocks": Belongs(
        columns={
            "table": "table",
            "seat": "plain",
            "person": "person",
            "bank": "plain",
            "since": "plain",
            "asked": "plain",
            "question": "plain",
            "whole": "plain",
            "waited": "plain",
            "reminded": "plain",
            "hold": "plain",
            "flagged": "plain",
            "quiet": "plain",
            "zone": "plain",
            "away": "plain",
            "spared": "plain",
            "moved": "plain",
        },
        own="person = :person",
        guild=OURS,
    ),
    "plans": Belongs(
        columns={
            "table": "table",
            "seat": "plain",
            "key": "plain",
            "person": "person",
            "ranked": "secret",
            "later": "secret",
            "after": "plain",
            "since": "plain",
            "round": "plain",
            "due": "plain",
            "spent": "plain",
        },
        own="person = :person",
        guild=OURS,
    ),
    "followers": Belongs(
        columns={"table": "table", "person": "person", "how": "plain", "told": "plain"},
        own="person = :person",
        guild=OURS,
    ),
    "people": Belongs(
        columns={"id": "person", "name": "name", "locale": "plain", "settings": "plain"},
        own="id = :person",
    ),
    "settings": Belongs(
        # The scope says whose number the id is: a person's, a table's, a server's, or nobody's (bot).
        columns={"scope": "plain", "id": "person", "key": "person", "value": "words"},
        own="(scope = 'person' AND id = :person) OR (scope IN ('dm', 'mute') AND key = CAST(:person AS TEXT))",
        inside=(
            Inside(column="value", where="scope = 'table' AND key LIKE 'coach%'", people=("by", "to"), drop=True),
            Inside(column="value", where="scope = 'table' AND key = 'left'", people=("{}",)),
            Inside(column="value", where="scope = 'person' AND key = 'notices'", tables=("held[][0]",)),
            Inside(column="value", where="scope = 'person' AND key = 'held'", tables=("[][0]",)),
        ),
        guild=(
            "(scope = 'guild' AND id = :guild) OR (scope IN ('table', 'dm', 'mute', 'panel') "
            "AND id IN (SELECT id FROM tables WHERE guild = :guild))"
        ),
        moderators=("key", "value"),
        open="scope = 'guild'",
    ),
    "timers": Belongs(
        columns={"id": "plain", "due": "plain", "kind": "plain", "table": "table", "data": "words"},
        inside=(Inside(column="data", people=("person",), drop=True),),
        guild=OURS,
        moderators=("table", "kind", "due"),
        open="kind != 'plan'",
    ),
    "deeds": Belongs(
        columns={
            "id": "plain",
            "kind": "plain",
            "table": "table",
            "target": "person",  # of a look; else a place
            "data": "words",
            "not_before": "plain",
            "tries": "plain",
        },
        own="kind = 'look' AND target = :person",
        inside=(Inside(column="data", where="kind = 'thread'", people=("person",), empty=0),),
        guild=OURS,
    ),
    "reports": Belongs(
        columns={
            "id": "plain",
            "table": "table",
            "guild": "guild",
            "person": "person",
            "at": "plain",
            "line": "plain",
            "words": "plain",  # mentions are taken out before it is written
            "path": "plain",
            "versions": "plain",
            "refusals": "plain",
        },
        own="person = :person",
        guild="guild = :guild",
        mine=("line",),
        moderators=("id", "table", "at", "words"),
    ),
    "interactions": Belongs(columns={"id": "plain"}),
    "downs": Belongs(columns={"until": "plain", "since": "plain"}),
    "_sqlite_migrations": Belongs(
        columns={"id": "plain", "migration_set": "plain", "name": "plain", "applied_at": "plain"}
    ),
}
