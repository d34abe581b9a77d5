"""What somebody reports: a sentence, and what is needed to find the place again. Nothing of what others hold is in it.

The sentence, where it was and the versions are kept as a row; the game itself stands in the log, from which
`menhir bug` rebuilds it. What was refused lately is remembered until the next start.
"""

from __future__ import annotations

import re
from collections import OrderedDict, deque
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from sys import version_info

from bot.store import GuildNotes, Reading, ReportRow, TableRow, Writing
from bot.tables.counting import counted
from bot.tables.loaded import game_of
from bot.tables.refused import Refused
from bot.tables.tables import Tables
from bot.ui.text import safe, say

MENTION = re.compile(r"<@[!&]?\d+>")
LONGEST = 300
"""Characters of the sentence."""
REFUSALS = 3
"""So many of the last refusals go with a report."""
REMEMBERED = 2000
"""People and tables whose refusals are remembered."""


class Reports:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._refused: OrderedDict[tuple[int, int], deque[str]] = OrderedDict()

    # --- what was refused ------------------------------------------------------------------------

    def was_refused(self, person: int, table: int, lines: Sequence[str]) -> None:
        """Somebody was told that something cannot be done."""
        last = self._refused.pop((person, table), None) or deque(maxlen=REFUSALS)
        last.append(_nobody(" ".join(lines))[:LONGEST])
        self._refused[person, table] = last
        while len(self._refused) > REMEMBERED:
            self._refused.popitem(last=False)

    def forget_refusals(self, person: int) -> None:
        for key in [key for key in self._refused if key[0] == person]:
            del self._refused[key]

    # --- reports ---------------------------------------------------------------------------------

    def something_wrong(
        self, session: Writing, table_id: int, person: int, guild: int | None, words: str, path: str
    ) -> ReportRow:
        """Keep what somebody says is wrong. Anybody may report, also from a table they only look at."""
        words = _nobody(" ".join(words.split()))[:LONGEST]
        if not words:
            raise Refused("wrong-empty")
        self.tables.rates.spend(session, person, "report")
        table = session.table(table_id)
        row = ReportRow(
            table=0 if table is None else table.id,
            guild=guild,
            person=person,
            at=self.tables.now(),
            line=0 if table is None else table.lines,
            words=words,
            path=path,
            versions=_versions(table),
            refusals=list(self._refused.get((person, table_id), ())),
        )
        session.put(row)
        return row

    def operators_channel(self, session: Reading, guild: int | None) -> int:
        """Where reports of a server are told; 0: in the log."""
        return session.note(GuildNotes, guild).setup.reports if guild is not None else 0

    def told_report(self, session: Reading, row: ReportRow) -> str:
        """A report as it is told to the operator: not by whom, not what was chosen or refused, and its place counted as
        everybody counts it."""
        language = session.note(GuildNotes, row.guild).setup.language if row.guild is not None else ""
        table = session.table(row.table)
        words = safe(row.words, LONGEST)
        if table is None or not table.lines:
            return say(language or "en", "report-told", report=row.id, table=row.table, words=words)
        line = int(counted(session, table, None).out(row.line))
        facts: dict[str, str | int] = {"title": game_of(table).title, "version": table.rules_version, "line": line}
        return say(language or "en", "report-told-game", report=row.id, table=table.id, words=words, **facts)


def opened_line(row: ReportRow, language: str) -> str:
    """What stands above the game that a report is about, where the operator opens it."""
    return say(language, "report-opened", report=row.id, words=safe(row.words, LONGEST))


def _nobody(text: str) -> str:
    """The same without mentions: whom a sentence is about is no part of what is wrong."""
    return MENTION.sub("@…", text)


def _versions(table: TableRow | None) -> dict[str, str]:
    """What was running: the bot, Python, and under which rules and format the game was begun."""
    try:
        own = version("menhir")
    except PackageNotFoundError:
        own = "source"
    found = {"menhir": own, "python": ".".join(str(part) for part in version_info[:3])}
    if table is not None and table.lines:
        newest = game_of(table).version
        found |= {"rules": str(table.rules_version), "newest rules": str(newest), "record": str(table.format)}
    return found
