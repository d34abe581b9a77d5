"""What happened in a soak: interactions and their answers, troubles, when the bot was away, what was found wrong."""

from __future__ import annotations

import re
import time
from collections import Counter, deque
from collections.abc import Callable
from datetime import datetime
from typing import Any, Literal

import msgspec

from bot.ui.text import say
from playground import components
from playground.interactions import AUTOCOMPLETE, DEFER_UPDATE, Interaction
from playground.seen import Answer
from playground.server import Playground
from playground.state import LOADING, Event

Wrong = Literal["lost", "doubled", "missing", "dead_calls", "unanswered", "failures", "records"]
WRONGS: tuple[Wrong, ...] = ("lost", "doubled", "missing", "dead_calls", "unanswered", "failures", "records")
LANGUAGES = ("en", "fr", "de")
ANSWER_WITHIN = 3.0
"""Seconds; Discord's own limit, which the playground keeps."""
THINKING = 20.0
"""Seconds after which something that was acknowledged is taken for forgotten."""
BUSY = 0.7
"""Seconds for which this process or the disk was held up: what was late then was late through the machine."""
STARVED = 1.0
"""Seconds for which the bot got no processor while somebody waited for its answer: the same."""
SETTLED = 6.0
"""Seconds for which a store may go on failing after its trouble has ended: SQLite waits so long for a lock."""
TOLD_BEFORE = 4
"""Troubles that are told with a finding."""
CALLBACK = "/interactions/{interaction_id}/{token}/callback"


class Finding(msgspec.Struct, frozen=True):
    """Something that is wrong, with what is needed to find it."""

    wrong: Wrong
    what: str
    where: str
    """Channel, message, line of the record: whatever there is."""
    after: str
    """The troubles before it, the last one first."""
    seconds: float
    """Since the soak began."""

    def __str__(self) -> str:
        return f"{self.wrong}: {self.what}\n    where: {self.where}\n    after: {self.after} (at {self.seconds:.0f} s)"


class Asked(msgspec.Struct):
    """An interaction as the one who sent it knows it."""

    id: str
    what: str
    at: float
    person: str
    plays: bool
    channel: str = ""
    failed: bool = False
    confirmed: bool = False
    alone: int | None = None
    """It means one line, if that is the next of its record: in another position words may mean more steps."""
    press: str = ""
    """The id of the button, where one was pressed."""


class Journal:
    def __init__(self, playground: Playground, clock: Callable[[], float] = time.time) -> None:
        self.playground, self.clock = playground, clock
        self.began = clock()
        self.findings: dict[tuple[str, ...], Finding] = {}
        """By what makes each the same as one that was found before."""
        self.counts: Counter[Wrong] = Counter()
        self.faults: Counter[str] = Counter()
        self.last_fault = "nothing"
        self.last_faults: deque[str] = deque(maxlen=TOLD_BEFORE)
        self.kills = self.moves = self.interactions = self.excused = self.store_refusals = self.stuck = 0
        self.busy_seconds = 0.0
        self.waits: deque[tuple[float, dict[str, float]]] = deque(maxlen=4000)
        """How long each thread of the bot had waited for a processor, at many moments."""
        self.spent: Counter[str] = Counter()
        """Milliseconds, by what the soak was doing."""
        self.posted = 0
        """Messages that were sent, changed or taken away."""
        self.asked: dict[str, Asked] = {}
        self.recent: deque[Interaction] = deque(maxlen=40)
        """For being delivered again."""
        self.away: list[tuple[float, float]] = []
        """When the bot was not connected, or this machine too busy to say."""
        self._away_since: float | None = clock()
        self.store_trouble: list[tuple[float, float]] = []
        self.failed: set[str] = set()
        """Interactions that were answered with a failure, and that nothing was changed."""
        self.troubled: set[str] = set()
        """Interactions whose answer ran into a trouble of the wire itself."""
        self._deferred: deque[tuple[Asked, Interaction]] = deque()
        """Acknowledged, and not answered yet."""
        self._refs = {key: _pattern(key) for key in ("failure", "store-failure")}
        playground.world.listeners.add(self._heard)

    # --- writing down ----------------------------------------------------------------------------

    def found(self, wrong: Wrong, what: str, where: str, *same: object, count: int = 1) -> None:
        """Something is wrong, or so many things of a kind; it counts once, however often it is seen."""
        key = (wrong, *(str(one) for one in (same or (what, where))))
        if key not in self.findings:
            self.counts[wrong] += count
            before = [fault for fault in reversed(self.last_faults) if fault != self.last_fault]
            after = ", before that ".join([self.last_fault, *before])
            self.findings[key] = Finding(wrong, what, where, after, self.clock() - self.began)

    def fault(self, kind: str, how: str) -> None:
        self.faults[kind] += 1
        self.last_fault = f"{kind} ({how})" if how else kind
        self.last_faults.append(self.last_fault)

    def sent(
        self, answer: Answer, what: str, person: str, *, plays: bool = False, press: str = "", alone: int | None = None
    ) -> Asked:
        """Somebody has sent an interaction; `settled` tells what became of it."""
        interaction = answer.interaction
        here = interaction.channel_id
        made = Asked(interaction.id, what, interaction.created, person, plays, here, press=press, alone=alone)
        self.asked[interaction.id] = made
        self.interactions += 1
        if interaction.kind != AUTOCOMPLETE:
            self.recent.append(interaction)
        return made

    def settled(self, asked: Asked, answer: Answer) -> None:
        interaction = answer.interaction
        asked.failed = interaction.failed
        message = self.playground.world.messages.get(interaction.channel_id, {}).get(interaction.original_id or "")
        if message is not None:
            # On a page that is still to be changed stands what was said before.
            asked.confirmed = asked.plays and interaction.answer != DEFER_UPDATE and words(message).startswith("✅")
            shows = asked.plays or asked.press.startswith("m:turn:")  # others may have nothing to show
            if message["flags"] & LOADING or (shows and interaction.answer == DEFER_UPDATE):
                self._deferred.append((asked, interaction))

    # --- when the bot was away -------------------------------------------------------------------

    def online(self, there: bool) -> None:
        """Looked at again and again."""
        now = self.clock()
        if there and self._away_since is not None:
            self.away.append((self._away_since, now))
            self._away_since = None
        elif not there and self._away_since is None:
            self._away_since = now

    def busy(self, since: float, until: float) -> None:
        """The machine had no time for us."""
        self.busy_seconds += until - since
        self.away.append((since, until))

    def starved(self, since: float, until: float) -> bool:
        """Was the bot ready to go on, and got no processor?"""
        before = [waited for at, waited in self.waits if at <= since][-1:]
        after = [waited for at, waited in self.waits if at >= until][:1]
        if not before or not after:
            return False
        return any(waited - before[0].get(thread, 0.0) > STARVED for thread, waited in after[0].items())

    def was_away(self, since: float, until: float) -> bool:
        now = self.clock()
        spans = [*self.away, (now if self._away_since is None else self._away_since, now)]
        return any(start <= until and end >= since for start, end in spans)

    def _in_store_trouble(self, at: float) -> bool:
        return any(start <= at <= end + SETTLED for start, end in self.store_trouble)

    # --- what the bot says -----------------------------------------------------------------------

    def _heard(self, event: Event) -> None:
        self.posted += event.name.startswith("MESSAGE_")
        if event.name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            return
        message = self.playground.world.messages.get(event.data["channel_id"], {}).get(event.data["id"])
        if message is None or message["author"]["id"] != self.playground.world.bot_id:
            return
        text = words(message)
        if not text.startswith("⚠"):
            return
        about = str((message.get("interaction_metadata") or {}).get("id", ""))
        asked = self.asked.get(about)
        what = asked.what if asked else "?"
        if self._refs["failure"].search(text):
            self.failed.add(about)
            self.found("failures", f"{what}: {text.splitlines()[0]}", f"interaction {about}", about, text)
        elif self._refs["store-failure"].search(text):
            self.store_refusals += 1
            if not self._in_store_trouble(self.clock()):
                self.found("failures", f"{what}: {text.splitlines()[0]}", f"interaction {about}", about, text)

    def look_at_the_wire(self) -> None:
        """Which answers ran into a trouble on their way."""
        for exchange in self.playground.rest.exchanges:
            if exchange.template == CALLBACK and (exchange.status == 0 or exchange.status >= 429):
                self.troubled.add(exchange.path.split("/")[-3])

    def unanswered(self) -> None:
        """Whoever has waited for more than three seconds, while the bot was there all the time and the wire whole."""
        self.look_at_the_wire()
        for asked in self.asked.values():
            if asked.failed:
                asked.failed = False
                self._no_answer(asked, "no answer within 3 seconds")
        for _ in range(len(self._deferred)):
            asked, interaction = self._deferred.popleft()
            if self._answered_late(asked, interaction):
                continue
            if self.clock() - asked.at < THINKING:
                self._deferred.append((asked, interaction))
            else:
                self._no_answer(asked, "it was acknowledged and never answered", THINKING)

    def _answered_late(self, asked: Asked, interaction: Interaction) -> bool:
        """By a message of its own, or by a change of the page; whoever has put the page away is not told."""
        shelf = self.playground.world.messages.get(interaction.channel_id, {})
        message = shelf.get(interaction.original_id or "")
        if message is None or interaction.followups:
            return True
        if message["flags"] & LOADING:
            return False
        edited = message["edited_timestamp"]
        loaded = interaction.answer != DEFER_UPDATE
        return loaded or (edited is not None and datetime.fromisoformat(edited).timestamp() >= asked.at)

    def _no_answer(self, asked: Asked, why: str, within: float = ANSWER_WITHIN) -> None:
        since, until = asked.at - 0.2, asked.at + within
        gone = asked.channel not in self.playground.world.channels  # deleted by hand: there is nowhere to answer
        if gone or asked.id in self.troubled or self.was_away(since, until) or self.starved(since, until):
            self.excused += 1
        else:
            where = f"interaction {asked.id} of {asked.person} in {asked.channel}"
            self.found("unanswered", f"{asked.what}: {why}", where, asked.id)


def words(message: dict[str, Any]) -> str:
    """All words of a message."""
    parts = [str(message["content"]), *components.texts(message["components"])]
    return "\n".join(part for part in parts if part)


def _pattern(key: str) -> re.Pattern[str]:
    """That sentence in any language, with any reference."""
    return re.compile(
        "|".join(re.escape(say(language, key, ref="QQQQ")).replace("QQQQ", r"\w+") for language in LANGUAGES)
    )
