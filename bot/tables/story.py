"""What a table tells its channel: chapters that grow and close, the call, the card, the end.

Everything is written as rows of wanted posts in the same transaction as the move; `bot.posts` makes the channel agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot import limits
from bot.panels.choosing import Choosing
from bot.store import PostRow, SeatRow, Session, TableRow
from bot.tables.live import Live, game_of
from bot.words import SEATS, mark, safe, say, shown_length
from rules.core import Event
from rules.core.chat import Said, plain
from rules.core.dice import commitment
from rules.core.plainchat import chat_of
from rules.core.text import catalogue

QUICK = 4
"""Up to this many answers stand on the call."""


class Teller:
    """Tells one table's story within one transaction."""

    def __init__(
        self, session: Session, table: TableRow, seats: Sequence[SeatRow], now: float, call_delay: float
    ) -> None:
        self.session, self.table, self.seats = session, table, list(seats)
        self.now, self.call_delay = now, call_delay
        self.game = game_of(table)
        self.chat = chat_of(self.game)
        self.turned_page = False
        """A chapter began: the table card is brought up to date."""

    # --- words -----------------------------------------------------------------------------------

    def say(self, key: str, **facts: str | int) -> str:
        return say(self.table.language, key, **facts)

    def name(self, seat: int) -> str:
        """A seat's mark and the name of who sits there; a number beyond the seats is the solo game's opponent."""
        if not 0 <= seat < len(self.seats):
            return self.say("opponent")
        return f"{mark(seat)} {seat_name(self.seats[seat], self.table.language)}"

    def names(self, seats: Sequence[int]) -> str:
        return ", ".join(self.name(seat) for seat in seats)

    def speak(self, said: Said) -> str:
        return plain(self.chat, said, self.table.language, self.name)

    def question(self, live: Live, seat: int) -> str:
        return self.speak(self.chat.question(live.match.view(None), seat))

    # --- the table card --------------------------------------------------------------------------

    def card(self, live: Live | None = None) -> None:
        """The post in the home channel: lobby, then what is going on, then the result."""
        table = self.table
        lines = []
        buttons: list[list[str]] = []
        if table.status == "lobby":
            lines.append(self.say("card-players", least=self.game.seats.start, most=self.game.seats.stop - 1))
            for seat in self.seats:
                host = f" {self.say('seat-host')}" if seat.person == table.host else ""
                lines.append(f"{mark(seat.seat)} {self._seat_line(seat)}{host}")
            lines.append(self._options())
            lines.append(self.say("card-seal", seal=commitment(table.secret)[:16] + "…"))
            seated = sum(seat.person is not None or seat.computer is not None for seat in self.seats)
            buttons = [["join"], ["leave"], ["computer"], ["start", str(seated)]]
        elif table.status == "running" and live is not None:
            lines += self.strip(live)
            lines.append(self.say("card-running", who=self.names(live.match.waiting)))
            buttons = [["go"], ["turn"], ["board"], ["log"]]
        elif table.status == "over" and live is not None and live.match.standings is not None:
            first = [placing.seat for placing in live.match.standings.placings if placing.place == 1]
            lines.append(self.say("card-over", who=self.names(first)))
            buttons = [["board"], ["log"], ["record"]]
        elif table.status == "closed":
            lines.append(self.say("card-closed"))
        heading = self.say("card-heading", title=self.game.title, table=table.id)
        if table.name:
            heading += f" · {safe(table.name, 60)}"
        self._want("card", "0", table.home, {"heading": heading, "lines": lines, "buttons": buttons})

    def _seat_line(self, seat: SeatRow) -> str:
        if seat.person is None and seat.computer is None:
            return self.say("seat-free", seat=self.say(f"seat-{SEATS[seat.seat]}"))
        return seat_name(seat, self.table.language)

    def _options(self) -> str:
        if not self.table.options:
            return self.say("card-options-default")
        told = ", ".join(f"{key} {value}" for key, value in sorted(self.table.options.items()))
        return self.say("card-options", options=told)

    # --- chapters --------------------------------------------------------------------------------

    def begin(self, live: Live) -> None:
        """The first post of the game, and the first chapter with what happened before the first decision."""
        lines = [self.names(range(self.table.seats)), self._options()]
        lines.append(self.say("begin-fair", seal=commitment(self.table.secret)))
        heading = self.say("begin-heading", title=self.game.title, table=self.table.id)
        body = {"heading": heading, "lines": lines, "picture": 1, "buttons": [["turn"], ["board"], ["text"]]}
        self._want("begin", "0", self.table.place, body)
        self.tell(live, 0, live.match.events)

    def tell(self, live: Live, n: int, events: Sequence[Event], chosen: int | None = None) -> None:
        """The story of line `n`: its events become lines; a chapter may begin with some of them. Events past `chosen`
        were forced."""
        for number, event in enumerate(events):
            if event.only is not None:
                continue
            heading = self.chat.chapter(event)
            if heading is not None and (n or self.table.chapter == 0):
                self._new_chapter(live, n, self.speak(heading))
            said = self.chat.story(event)
            if said is not None:
                line = self.speak(said)
                forced = chosen is not None and number >= chosen and getattr(event, "seat", None) is not None
                self._add_line(live, n, self.say("forced", line=line) if forced else line)

    def told(self, events: Sequence[Event], seat: int | None = None) -> str:
        """Events in one line, as that seat (or everybody) may hear them."""
        heard = [event for event in events if event.only is None or event.only == seat]
        said = [self.chat.story(event) for event in heard]
        return " ".join(self.speak(line) for line in said if line is not None)

    def _chapter(self) -> PostRow | None:
        return self.session.post(self.table.id, "chapter", str(self.table.chapter)) if self.table.chapter else None

    def _new_chapter(self, live: Live, n: int, heading: str) -> None:
        self._close_chapter(live)
        self.turned_page = True
        self.table.chapter += 1
        full = self.say("chapter-heading", title=self.game.title, chapter=heading)
        body = {"heading": full, "lines": [], "n": n, "open": True, "strip": [], "next": "", "picture": None}
        self._want("chapter", str(self.table.chapter), self.table.place, body)

    def _close_chapter(self, live: Live, picture: bool = True) -> None:
        post = self._chapter()
        if post is not None and post.body["open"]:
            post.body |= {"open": False, "next": "", "strip": self.strip(live)}
            post.body["picture"] = live.lines if picture else None
            self._changed(post)

    def _add_line(self, live: Live, n: int, line: str) -> None:
        post = self._chapter()
        if post is None or not post.body["open"]:
            self._new_chapter(live, n, self.speak(self.chat.moment(live.match.view(None))))
            post = self._chapter()
            assert post is not None
        length = sum(shown_length(text) + 1 for _, text in post.body["lines"])
        if length + shown_length(line) > limits.CHAPTER_TEXT:
            heading = post.body["heading"]
            self._close_chapter(live, picture=False)
            self.table.chapter += 1
            body = {"heading": heading, "lines": [], "n": n, "open": True, "strip": [], "next": "", "picture": None}
            self._want("chapter", str(self.table.chapter), self.table.place, body)
            post = self._chapter()
            assert post is not None
        post.body["lines"].append([n, line])
        self._changed(post)

    def strip(self, live: Live) -> list[str]:
        """The standings in at most three lines."""
        view = live.match.view(None)
        told = []
        for i, column in enumerate(self.chat.columns(view)[:3]):
            values = [
                f"{self.name(seat) if i == 0 else seat_name(self.seats[seat], self.table.language)} {value}"
                for seat, value in column.values.items()
            ]
            told.append(f"**{self.speak(column.heading)}** " + " · ".join(values))
        return told

    def unsay(self, live: Live, numbers: Sequence[int], strike: bool) -> None:
        """Lines that were taken back leave the story, or stay struck through; chapters they began are undone."""
        for post in reversed(self.session.posts(self.table.id, "chapter")):
            if post.body["n"] in numbers and int(post.key) > 1 and int(post.key) == self.table.chapter:
                post.gone = True
                self.session.put_post(post)
                self.table.chapter -= 1
                continue
            kept: list[list[Any]] = []
            for n, line in post.body["lines"]:
                if n not in numbers:
                    kept.append([n, line])
                elif strike:
                    kept.append([-1, self.say("struck", line=line)])
            if kept != post.body["lines"] or (int(post.key) == self.table.chapter and not post.body["open"]):
                post.body["lines"] = kept
                if int(post.key) == self.table.chapter:
                    post.body |= {"open": True, "strip": [], "picture": None}
                self._changed(post)
            if int(post.key) < self.table.chapter - 3 and not strike:
                break

    # --- who is awaited --------------------------------------------------------------------------

    def call(self, live: Live, before: Sequence[int]) -> None:
        """Exactly one call per wait: persons newly awaited are mentioned, once; answered calls go away."""
        waiting = [seat for seat in live.match.waiting if self.seats[seat].person is not None]
        calls = [post for post in self.session.posts(self.table.id, "call") if not post.gone]
        current = calls[-1] if calls else None
        post = self._chapter()
        if post is not None and post.body["open"]:
            next_line = ""
            if live.match.waiting:
                what = self.question(live, live.match.waiting[0])
                next_line = self.say("chapter-next", who=self.names(live.match.waiting), what=what)
            if post.body["next"] != next_line:
                post.body["next"] = next_line
                self._changed(post)
        if not waiting:
            for old in calls:
                self._away(old)
            return
        what = self.question(live, waiting[0])
        new = [seat for seat in waiting if seat not in before]
        if current is not None and not new:
            asked = current.body["asked"]
            ready = [seat for seat in asked if seat not in waiting]
            body = self._call_body(live, waiting, ready, what, asked)
            if body != current.body:
                current.body = body
                self._changed(current)
            return
        for old in calls:
            self._away(old)
        number = self._calls_made() + 1
        self.session.put_setting("table", self.table.id, "calls", number)
        self.session.add_post(
            PostRow(
                table=self.table.id,
                kind="call",
                key=str(number),
                channel=self.table.place,
                body=self._call_body(live, waiting, [], what, waiting),
                mentions=[
                    person for person in (self.seats[seat].person for seat in new or waiting) if person is not None
                ],
                not_before=self.now + self.call_delay,
            )
        )

    def _calls_made(self) -> int:
        return int(self.session.setting("table", self.table.id, "calls") or 0)

    def _call_body(
        self, live: Live, waiting: Sequence[int], ready: Sequence[int], what: str, asked: Sequence[int]
    ) -> dict[str, Any]:
        people = " ".join(f"<@{self.seats[seat].person}>" for seat in waiting)
        facts: dict[str, str | int] = {"title": self.game.title, "table": self.table.id, "what": what, "who": people}
        text = self.say("call-others", ready=self.names(ready), **facts) if ready else self.say("call", **facts)
        buttons = [*self.quick_answers(live), ["turn"], ["board"]]
        return {"text": text, "buttons": buttons, "asked": list(asked)}

    def quick_answers(self, live: Live) -> list[list[str]]:
        """A short public decision of one seat as buttons of the call: question, choices, seat, label of each.

        Everything is made from the spectator's view, and only of kinds whose legality everybody knows.
        """
        if len(live.match.waiting) != 1:
            return []
        (seat,) = live.match.waiting
        legal = live.match.legal(seat)
        if len(legal) > QUICK or not all(action.public and not action.reveals for action in legal):
            return []
        choosing, view = Choosing(self.chat, legal), live.match.view(None)
        answers: list[list[str]] = []
        for action in legal:
            path = choosing.path_to(action).but(stop=True)
            of_kind = choosing.kinds[path.kind]
            asked = choosing.step(path.but(answers=path.answers[:-1])).question
            if len(of_kind) == 1:
                said = self.chat.kind(view, seat, type(action), of_kind)
            elif len(path.answers) == 1 and asked is not None:
                said = self.chat.choice(view, seat, action, asked).label
            else:
                said = self.chat.deed(view, seat, action)
            answers.append(["answer", str(self.seats[seat].question), path.code, str(seat), self.speak(said)])
        return answers

    def _away(self, post: PostRow) -> None:
        if post.message is None and post.sent == 0 and self.now < post.not_before:
            self.session.drop_post(post.id)  # it was never sent and need not be
        else:
            post.gone = True
            self.session.put_post(post)

    # --- the end ---------------------------------------------------------------------------------

    def end(self, live: Live, undone: int, steps: int) -> None:
        standings = live.match.standings
        assert standings is not None
        self._close_chapter(live)
        first = [placing.seat for placing in standings.placings if placing.place == 1]
        lines = [
            self.say("end-place", place=placing.place, who=self.name(placing.seat), score=placing.score)
            for placing in standings.placings
        ]
        sources = sorted({source for placing in standings.placings for source in placing.sources})
        for source in sources:
            values = " · ".join(
                f"{seat_name(self.seats[placing.seat], self.table.language)} {placing.sources.get(source, 0)}"
                for placing in standings.placings
            )
            lines.append(self.say("end-source", source=self._source(source), values=values))
        seal = commitment(self.table.secret)
        lines.append(self.say("end-secret", secret=self.table.secret.hex(), seal=seal))
        lines.append(self.say("end-record", steps=steps, undone=undone, hash=live.match.seal))
        heading = self.say("end-heading", title=self.game.title, table=self.table.id, who=self.names(first))
        body = {
            "heading": heading,
            "lines": lines,
            "picture": live.lines,
            "buttons": [["board"], ["log"], ["record"], ["rematch"]],
        }
        self._want("end", "0", self.table.place, body)

    def _source(self, source: str) -> str:
        """The word for a source of points, if the title has one."""
        bundle = catalogue(self.chat.package, "en")
        known = bundle is not None and bundle.has_message(f"source-{source}")
        return self.speak(Said(f"source-{source}")) if known else source

    def break_off(self, live: Live) -> None:
        """The game stops here: the chapter closes, the call goes away, and the channel is told."""
        self._close_chapter(live)
        for post in self.session.posts(self.table.id, "call"):
            if not post.gone:
                self._away(post)
        self.notice(self.say("broken-off", table=self.table.id))

    # --- rows ------------------------------------------------------------------------------------

    def notice(self, text: str) -> None:
        """A line of its own in the channel."""
        number = len(self.session.posts(self.table.id, "notice")) + 1
        self._want("notice", str(number), self.table.place, {"text": text, "buttons": []})

    def homeless(self, live: Live) -> None:
        """At home: the table's own place is gone, nothing else is."""
        text = self.say("homeless", table=self.table.id, who=self.names(live.match.waiting))
        number = len(self.session.posts(self.table.id, "notice")) + 1
        self._want("notice", str(number), self.table.home, {"text": text, "buttons": [["here"]]})

    def _want(self, kind: Any, key: str, channel: int, body: dict[str, Any]) -> None:
        post = self.session.post(self.table.id, kind, key)
        if post is None:
            self.session.add_post(PostRow(table=self.table.id, kind=kind, key=key, channel=channel, body=body))
        elif post.body != body or post.gone:
            post.body, post.gone = body, False
            self._changed(post)

    def _changed(self, post: PostRow) -> None:
        post.wanted += 1
        self.session.put_post(post)


def seat_name(seat: SeatRow, language: str) -> str:
    word = say(language, f"seat-{SEATS[seat.seat]}")
    if seat.computer is not None:
        return say(language, "computer-name", seat=word)
    return safe(seat.name) if seat.name else word


def count_lines(rows: Sequence[Any]) -> tuple[int, int]:
    """How many steps a log has, and how many of them were taken back."""
    steps = undone = 0
    for row in rows:
        line = msgspec.json.decode(row.line)
        if line["line"] == "step":
            steps += 1
            undone += bool(line.get("undone"))
    return steps, undone
