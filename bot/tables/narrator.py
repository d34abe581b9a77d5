"""What a table tells its channel: chapters that grow and close, the call, the card, the end.

Everything is written as rows of wanted posts in the same transaction as the move; `bot.outbox.posts` makes the channel
agree.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store import PostRow, Reading, SeatRow, TableNotes, TableRow, Writing
from bot.store.bodies import (
    ASIDE,
    HEADING,
    STRUCK,
    BeginBody,
    Body,
    Buttons,
    CallBody,
    CardBody,
    ChapterBody,
    ChapterLine,
    NoticeBody,
)
from bot.tables.card import card_body, options_line, strip, values
from bot.tables.choosing import Choosing
from bot.tables.counting import counted
from bot.tables.loaded import Loaded, game_of
from bot.tables.waiting import deadline_line, mentioned
from bot.ui import limits
from bot.ui.text import MARKS, SEATS, mark, safe, say, shown_length
from rules.core import Event
from rules.core.chat import Said, plain
from rules.core.dice import commitment
from rules.core.plainchat import chat_of

BEGIN_BUTTONS: Buttons = [["board"], ["text"], ["seal"], ["how"]]
STRANGERS_MARK = "🤖"
SHORT = 150
"""Characters of a turn that leaves room for the next in its message."""
QUICK = 4
"""Up to this many answers stand on the call."""


class Speaker:
    """Speaks for one table within one transaction: names, questions, sentences in its language. Writes nothing."""

    def __init__(self, session: Reading, table: TableRow, seats: Sequence[SeatRow], now: float) -> None:
        self.session, self.table, self.seats, self.now = session, table, list(seats), now
        self.automatic = {seat.seat for seat in seats if (seat.computer or seat.deputy) is not None}
        """Seats on which computer players decide."""
        self.game = game_of(table)
        self.chat = chat_of(self.game)

    def say(self, key: str, **facts: str | int) -> str:
        return say(self.table.language, key, **facts)

    def name(self, seat: int) -> str:
        """A seat's mark and the name of who sits there; a number beyond the seats is the solo game's opponent."""
        return f"{MARKS[seat] if 0 <= seat < self.table.seats else STRANGERS_MARK} {self.bare_name(seat)}"

    def seat_name(self, seat: SeatRow) -> str:
        return seat_name(seat, self.table.language)

    def bare_name(self, seat: int) -> str:
        if 0 <= seat < self.table.seats:
            return seat_name(self.seats[seat], self.table.language)
        said = self.chat.stranger(seat)
        return self.speak(said) if said is not None else self.say("opponent")

    def names(self, seats: Sequence[int]) -> str:
        return ", ".join(self.name(seat) for seat in seats)

    @property
    def practice(self) -> bool:
        return practice(self.seats)

    def speak(self, said: Said) -> str:
        return plain(self.chat, said, self.table.language, self.name)

    def question(self, live: Loaded, seat: int) -> str:
        return self.speak(self.chat.question(live.match.view(None), seat))

    def deadline(self, seat: int) -> str:
        """Until when a seat has time, for the heading of its panel."""
        return deadline_line(self.session, self.table, seat)

    def told(self, events: Sequence[Event], seat: int | None = None) -> str:
        """Events in one line, as that seat (or everybody) may hear them."""
        heard = [event for event in events if event.only is None or event.only == seat]
        said = [self.chat.story(event) for event in heard]
        return " ".join(self.speak(line) for line in said if line is not None)

    def line(self, n: int, text: str) -> ChapterLine:
        """A line of the story about line `n` of the log."""
        names = map(self.name, range(len(self.seats)))
        lead = next((len(name) + 1 for name in names if text.startswith(f"{name} ")), 0)
        return ChapterLine(n, text, lead)

    def strip(self, live: Loaded) -> list[str]:
        """The standings in at most three lines, with what changed since the last phase."""
        return strip(self, live)

    def history(self) -> list[str]:
        """Seats that changed hands, with everybody who sat there."""
        sittings: dict[int, list[str]] = {}
        for row in self.session.sittings(self.table.id):
            seat = SeatRow(table=self.table.id, seat=row.seat, name=row.name, computer=row.computer)
            name = seat_name(seat, self.table.language)
            names = sittings.setdefault(row.seat, [])
            if names[-1:] != [name]:
                names.append(name)
        return [
            self.say("seat-history", seat=f"{mark(seat)} {self.say(f'seat-{SEATS[seat]}')}", names=" → ".join(names))
            for seat, names in sittings.items()
        ]

    def quick_answers(self, live: Loaded) -> list[list[str]]:
        """A short public decision of one seat as buttons of the call: moment, choices, seat, label of each. The moment
        is how many lines everybody knows of: the number of the question would tell of what the seat did in secret.

        Everything is made from the spectator's view, and only of kinds whose legality everybody knows. Kinds whose
        legality is a secret do not count: that the buttons are missing would tell of them.
        """
        if len(live.match.waiting) != 1:
            return []
        (seat,) = live.match.waiting
        legal = [action for action in live.match.legal(seat) if not action.secret]
        if len(legal) > QUICK or not all(action.public and not action.reveals for action in legal):
            return []
        choosing, view = Choosing(self.chat, legal), live.match.view(None)
        answers: list[list[str]] = []
        moment = str(counted(self.session, self.table, None).out(live.lines))
        for action in legal:
            path = choosing.path_to(action)
            if path is None:
                return []
            path = path.but(stop=True)
            of_kind = choosing.kinds[path.kind]
            asked = choosing.step(path.but(answers=path.answers[:-1])).question
            if len(of_kind) == 1:
                said = self.chat.kind(view, seat, type(action), of_kind)
            elif len(path.answers) == 1 and asked is not None:
                said = self.chat.choice(view, seat, action, asked).label
            else:
                said = self.chat.deed(view, seat, action)
            answers.append(["answer", moment, path.code, str(seat), self.speak(said)])
        return answers


class Narrator(Speaker):
    """Tells one table's story within one transaction."""

    session: Writing
    call_delay = 0.0
    """Seconds for which a call waits."""
    turned_page = False
    """A chapter began: the table card is brought up to date."""
    planned = False
    """The next line tells a decision that was planned."""

    # --- the table card --------------------------------------------------------------------------

    def card(self, live: Loaded | None = None) -> None:
        """The post in the home channel. A tour has none. While a game goes on it is edited now and then, otherwise at
        once."""
        if self.session.note(TableNotes, self.table.id).tour is not None:
            return
        body, post = card_body(self, live), self.session.post(self.table.id, CardBody, "0")
        goes_on = self.table.status == "running" and post is not None and post.body.buttons == body.buttons
        if post is not None and not goes_on:
            post.not_before = 0.0
            self.session.put(post)
        self._want("0", self.table.home, body)

    # --- chapters --------------------------------------------------------------------------------

    def begin(self, live: Loaded) -> None:
        """The first post of the game, and the first chapter with what happened before the first decision."""
        lines = [self.names(range(self.table.seats)), options_line(self)]
        if self.practice:
            lines.append(self.say("begin-practice"))
        lines.append(self.say("begin-rules", version=self.game.version))
        lines.append(self.say("begin-fair", seal=commitment(self.table.secret)))
        heading = self.say("begin-heading", title=self.game.title, table=self.table.id)
        body = BeginBody(heading=heading, lines=lines, picture=1, buttons=BEGIN_BUTTONS)
        self._want("0", self.table.place, body)
        self.tell(live, 0, live.match.events)
        if self._chapter() is None:  # until a chapter opens, this post is the newest
            newest = msgspec.structs.replace(body, buttons=[["turn"], *BEGIN_BUTTONS])
            self._want("0", self.table.place, newest)

    def tell(self, live: Loaded, n: int, events: Sequence[Event], chosen: int | None = None) -> None:
        """The story of line `n`: its events become lines; a chapter may begin with some of them. Events past `chosen`
        were forced."""
        for number, event in enumerate(events):
            if event.only is not None:
                continue
            heading = self.chat.chapter(event)
            if heading is not None and (n or self.table.chapter == 0):
                self._new_chapter(live, n, self.speak(heading), share=self.chat.shares_message(event))
            said = self.chat.story(event)
            if said is not None:
                line = self.speak(said)
                forced = chosen is not None and number >= chosen and getattr(event, "seat", None) is not None
                if forced:
                    line = self.say("forced", line=line)
                elif self.planned:
                    line, self.planned = self.say("planned", line=line), False
                self._add_line(live, n, line)

    def _chapter(self) -> PostRow[ChapterBody] | None:
        return self.session.post(self.table.id, ChapterBody, str(self.table.chapter)) if self.table.chapter else None

    def _new_chapter(self, live: Loaded, n: int, heading: str, *, share: bool = False) -> None:
        """`share`: below the one before, if that is short."""
        self.turned_page = True
        if share and self._shares_message(n, heading):
            return
        self._close_chapter(live)
        self._open_chapter(n, self.say("chapter-heading", title=self.game.title, chapter=heading))

    def _shares_message(self, n: int, heading: str) -> bool:
        """Short turns share a message: the next begins below the one before, if that has told little yet."""
        post, buried = self._chapter(), self.session.note(TableNotes, self.table.id).buried
        if post is None or not post.body.open or not post.body.lines or buried == self.table.chapter:
            return False
        if sum(len(line.text) for line in post.body.lines) > SHORT:
            return False
        post.body.lines.append(ChapterLine(n, f"{HEADING}{heading}{HEADING}"))
        self._changed(post)
        return True

    def _open_chapter(self, n: int, heading: str) -> None:
        """A new message; the one before has lost its buttons."""
        self.table.chapter += 1
        body = ChapterBody(heading=heading, lines=[], n=n, open=True, strip=[], next="", picture=None)
        self._want(str(self.table.chapter), self.table.place, body)
        begin = self.session.post(self.table.id, BeginBody, "0")
        if begin is not None and begin.body.buttons != BEGIN_BUTTONS:
            begin.body.buttons = BEGIN_BUTTONS
            self._changed(begin)

    def _close_chapter(self, live: Loaded, picture: bool = True) -> None:
        post = self._chapter()
        if post is not None and post.body.open:
            post.body.open, post.body.next, post.body.strip = False, "", []
            post.body.picture = live.lines if picture else None
            if picture:  # a phase is over; a chapter that only goes on in another message has no standings
                post.body.strip, post.body.values = self.strip(live), values(self, live)
            self._changed(post)

    def _add_line(self, live: Loaded, n: int, line: str) -> None:
        post = self._chapter()
        if post is None or not post.body.open:
            self._new_chapter(live, n, self.speak(self.chat.moment(live.match.view(None))))
            post = self._chapter()
            assert post is not None
        buried = self.session.note(TableNotes, self.table.id).buried == self.table.chapter and post.body.lines
        length = sum(shown_length(told.text) + 1 for told in post.body.lines)
        if buried or length + shown_length(line) > limits.CHAPTER_TEXT:
            self._close_chapter(live, picture=False)
            self._open_chapter(n, post.body.heading)
            post = self._chapter()
            assert post is not None
        post.body.lines.append(self.line(n, line))
        self._changed(post)

    def aside(self, line: str) -> None:
        """A line about the table itself in the open chapter, instead of an earlier one if nothing came between."""
        post = self._chapter()
        if post is None or not post.body.open:
            return
        lines = post.body.lines
        if lines and lines[-1].n == ASIDE:
            lines.pop()
        lines.append(ChapterLine(ASIDE, line))
        self._changed(post)

    def unsay(self, live: Loaded, numbers: Sequence[int], strike: bool) -> None:
        """Lines that were taken back leave the story, or stay struck through; chapters they began are undone."""
        for post in reversed(self.session.posts(self.table.id, ChapterBody)):
            if post.body.n in numbers and int(post.key) > 1 and int(post.key) == self.table.chapter:
                post.gone = True
                self.session.put(post)
                self.table.chapter -= 1
                continue
            kept: list[ChapterLine] = []
            for line in post.body.lines:
                if line.n not in numbers:
                    kept.append(line)
                elif strike and not line.heads:
                    kept.append(ChapterLine(STRUCK, self.say("struck", line=line.text)))
            if kept != post.body.lines or (int(post.key) == self.table.chapter and not post.body.open):
                post.body.lines = kept
                if int(post.key) == self.table.chapter:
                    post.body.open, post.body.strip = True, []
                    post.body.picture = post.body.values = None
                self._changed(post)
            if int(post.key) < self.table.chapter - 3 and not strike:
                break

    # --- who is awaited --------------------------------------------------------------------------

    def call(self, live: Loaded, before: Sequence[int]) -> None:
        """Exactly one call per wait: persons newly awaited are mentioned, once; answered calls go away."""
        waiting = [seat for seat in live.match.waiting if self.seats[seat].person is not None]
        calls = [post for post in self.session.posts(self.table.id, CallBody) if not post.gone]
        current = calls[-1] if calls else None
        what = self.question(live, waiting[0]) if waiting else ""
        post = self._chapter()
        if post is not None and post.body.open:
            next_line = ""
            if waiting:
                first = live.match.waiting[0]
                asked = what if first == waiting[0] else self.question(live, first)
                next_line = self.say("chapter-next", who=self.names(live.match.waiting), what=asked)
            elif live.match.waiting:
                next_line = self.say("chapter-thinks", who=self.names(live.match.waiting))
            if post.body.next != next_line:
                post.body.next = next_line
                self._changed(post)
        if not waiting:
            for old in calls:
                self._away(old)
            return
        new = [seat for seat in waiting if seat not in before]
        if current is not None and not new:
            self.call_again(live, current, what)
            return
        people = [person for seat in new or waiting if (person := self.seats[seat].person) is not None]
        unsent: list[int] = []
        for old in calls:
            if old.message is None and old.sent == 0:
                unsent += old.mentions
            self._away(old)
        for seat in waiting:  # whom the call before was to mention and did not yet, this one does
            unheard = self.seats[seat].person
            if unheard is not None and unheard in unsent and unheard not in people:
                people.append(unheard)
        with self.session.changing(TableNotes, self.table.id) as notes:
            notes.calls += 1
        body = self._call_body(live, waiting, [], what, waiting)
        made = PostRow(table=self.table.id, key=str(notes.calls), channel=self.table.place, body=body)
        made.mentions = mentioned(self.session, self.table, people)
        made.not_before = self.now + self.call_delay
        self.session.put(made)

    def call_again(self, live: Loaded, post: PostRow[CallBody], what: str = "") -> None:
        """Bring the standing call up to date: who is still awaited, for what. A reminder becomes a call again."""
        waiting = [seat for seat in live.match.waiting if self.seats[seat].person is not None]
        asked = post.body.asked
        ready = [seat for seat in asked if seat not in waiting]
        body = self._call_body(live, waiting, ready, what or self.question(live, waiting[0]), asked)
        body.silent, body.time, body.usual = post.body.silent, post.body.time, post.body.usual
        if body != post.body:
            post.body = body
            self._changed(post)

    def _call_body(
        self, live: Loaded, waiting: Sequence[int], ready: Sequence[int], what: str, asked: Sequence[int]
    ) -> CallBody:
        people = " ".join(f"<@{self.seats[seat].person}>" for seat in waiting)
        facts: dict[str, str | int] = {"title": self.game.title, "table": self.table.id, "what": what, "who": people}
        text = self.say("call-others", ready=self.names(ready), **facts) if ready else self.say("call", **facts)
        ahead = [["ahead"]] if self.table.seats > 1 else []
        buttons: Buttons = [*self.quick_answers(live), ["turn"], ["board"], *ahead]
        return CallBody(text=text, buttons=buttons, asked=list(asked))

    def _away(self, post: PostRow[Body]) -> None:
        if post.message is None and post.sent == 0 and not post.failed and self.now < post.not_before:
            self.session.drop_post(post.id)  # it was never sent and need not be
        else:
            post.gone = True
            self.session.put(post)

    # --- the end ---------------------------------------------------------------------------------

    def end(self, live: Loaded, undone: int, steps: int) -> None:
        from bot.tables.ending import end_post

        self._close_chapter(live)
        self._want("0", self.table.place, end_post(self, live, undone, steps))

    def break_off(self, live: Loaded) -> None:
        """The game stops here: the chapter closes, the call goes away, and the channel is told."""
        self._close_chapter(live)
        for post in self.session.posts(self.table.id, CallBody):
            if not post.gone:
                self._away(post)
        self.notice(self.say("broken-off", table=self.table.id))

    # --- rows ------------------------------------------------------------------------------------

    def notice(self, text: str, buttons: Buttons | None = None, channel: int | None = None) -> str:
        """A line of its own, in the table's place unless another channel is named; the post's key."""
        key = str(len(self.session.posts(self.table.id, NoticeBody)) + 1)
        self._want(key, self.table.place if channel is None else channel, NoticeBody(text=text, buttons=buttons or []))
        return key

    def _want(self, key: str, channel: int, body: Body) -> None:
        post = self.session.post(self.table.id, type(body), key)
        if post is None:
            self.session.put(PostRow(table=self.table.id, key=key, channel=channel, body=body))
        elif post.body != body or post.gone:
            post.body, post.gone = body, False
            if post.message is None:
                post.channel = channel
            self._changed(post)

    def _changed(self, post: PostRow[Body]) -> None:
        post.wanted += 1
        self.session.put(post)


def practice(seats: Sequence[SeatRow]) -> bool:
    """One person against computer players: undo is always granted, and nobody is kept waiting for others' sake."""
    people = computers = 0
    for seat in seats:
        people += seat.person is not None
        computers += seat.computer is not None
    return people == 1 and computers > 0


def seat_name(seat: SeatRow, language: str) -> str:
    word = say(language, f"seat-{SEATS[seat.seat]}")
    if seat.computer is not None:
        return say(language, "computer-name", seat=word)
    return safe(seat.name) if seat.name else word
