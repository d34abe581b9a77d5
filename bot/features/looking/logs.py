"""The log: what happened since one's last turn, since a chapter, or since the start, page by page."""

from __future__ import annotations

import msgspec

from bot.features.looking import history
from bot.features.looking.history import Past
from bot.store import Reading, SeatRow
from bot.tables.call import Services
from bot.tables.counting import Counted, counted, read_number
from bot.tables.narrator import Speaker
from bot.tables.refused import Refused
from bot.tables.tables import opened, seat_of
from bot.ui.ids import custom_id, whole
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import say, shown_length

LOG_LINES = 20
LOG_TEXT = 3000
"""A page of the log: at most so many lines and characters."""
TURN, START = "turn", "start"


class Span(msgspec.Struct, frozen=True):
    """Which part of the log is shown."""

    since: str = TURN
    """`turn`, `start`, or the number of a line as everybody counts them."""
    seat: int | None = None
    """Only what this seat did."""
    full: bool = False
    """With steps that were taken back before anybody learned anything."""
    upto: int | None = None
    """Only the first so many lines: for turning back pages."""

    @property
    def words(self) -> list[str | int]:
        return [
            self.since,
            "-" if self.seat is None else self.seat,
            int(self.full),
            "-" if self.upto is None else self.upto,
        ]

    @classmethod
    def read(cls, words: list[str]) -> Span:
        """From the words of a button; anything else is the default."""
        if len(words) != 4:
            return cls()
        since, seat, full, upto = words
        return cls(
            since if since in (TURN, START) or read_number(since) is not None else TURN,
            whole(seat),
            full == "1",
            whole(upto),
        )


def log(
    services: Services,
    session: Reading,
    table_id: int,
    person: int,
    *,
    span: Span | None = None,
    everything: bool = False,
) -> Page:
    """For one reader: private events only for their seat."""
    wanted = Span(since=START, full=True) if everything else span or Span()
    table, narrator, live = opened(services, session, table_id, person)
    seat = seat_of(narrator, person)
    lines = history.past(session, narrator, None if seat is None else seat.seat)
    public = counted(session, table, None)
    page, shown_from = _page(narrator, lines, seat, wanted, public)
    page.lines += narrator.strip(live)[:1]
    count = counted(session, table, None if seat is None else seat.seat)
    since = count.out(_since(lines, seat, wanted, public))
    later = msgspec.structs.replace(wanted, upto=shown_from)
    buttons = [
        Button(
            custom_id("log", table.id, *later.words),
            say(table.language, "button-earlier"),
            disabled=not shown_from,
        ),
        Button(custom_id("then", table.id, since), say(table.language, "button-then")),
        Button(custom_id("logpub", table.id, *wanted.words), say(table.language, "button-publish")),
    ]
    page.rows = button_rows(buttons)
    return page


def public_log(services: Services, session: Reading, table_id: int, person: int, span: Span) -> Page:
    """What everybody may read, in the table's language; the asker's seat only says since when."""
    table, narrator, live = opened(services, session, table_id)
    lines = history.past(session, narrator, None)
    page, _ = _page(narrator, lines, seat_of(narrator, person), span, counted(session, table, None))
    page.lines += narrator.strip(live)[:1]
    return page


def _since(lines: list[Past], seat: SeatRow | None, span: Span, public: Counted) -> int:
    if span.since == TURN:
        return history.since_last_turn(lines, seat)
    return 0 if span.since == START else min(public.lines(read_number(span.since) or 0), len(lines))


def _page(narrator: Speaker, lines: list[Past], seat: SeatRow | None, span: Span, public: Counted) -> tuple[Page, int]:
    """The newest lines of the span that fit, and how many come before them."""
    language = narrator.table.language
    since = _since(lines, seat, span, public)
    kept = [
        line
        for line in lines[since:]
        if span.seat in (None, line.seat) and (span.full or not line.quietly) and line.said
    ]
    said = [(one, line.undone) for line in kept for one in line.said]
    upto = len(said) if span.upto is None else min(span.upto, len(said))
    shown: list[str] = []
    begin, length = upto, 0
    while begin and len(shown) < LOG_LINES:
        one, undone = said[begin - 1]
        text = narrator.say("struck", line=narrator.speak(one)) if undone else narrator.speak(one)
        length += shown_length(text) + 1
        if shown and length > LOG_TEXT:
            break
        shown.insert(0, text)
        begin -= 1
    title = narrator.game.title
    key = "log-since-turn" if span.since == TURN and seat is not None else "log-since"
    head = f"**{say(language, key, title=title, table=narrator.table.id, count=len(kept))}**"
    more = [say(language, "log-more", count=begin)] if begin else []
    return Page(lines=[head, *more, *(shown or [say(language, "log-empty")])]), begin


# --- words that people type ----------------------------------------------------------------------


def since_words(services: Services, session: Reading, table_id: int, person: int) -> list[str]:
    table, narrator, _ = opened(services, session, table_id, person)
    lines = history.past(session, narrator, None)
    usual = [say(table.language, "since-turn"), say(table.language, "since-chapter")]
    begun = [heading for heading, _ in reversed(history.chapters(lines, narrator))]
    return [*usual, say(table.language, "since-start"), *begun]


def span(
    services: Services, session: Reading, table_id: int, person: int, since: str | None, seat: int | None, full: bool
) -> Span:
    """What `/log` was asked for; Refused for a moment nobody knows."""
    table, narrator, _ = opened(services, session, table_id, person)
    if seat is not None and not 0 <= seat < table.seats:
        raise Refused("no-such-seat")
    if not since:
        return Span(START if full else TURN, seat, full)
    lines = history.past(session, narrator, None)
    found = _read_since(narrator, lines, since)
    return Span(str(counted(session, table, None).out(int(found))) if found.isdigit() else found, seat, full)


def _read_since(narrator: Speaker, lines: list[Past], typed: str) -> str:
    wanted = typed.strip().casefold()
    language = narrator.table.language
    begun = history.chapters(lines, narrator)
    words = {TURN: say(language, "since-turn"), START: say(language, "since-start")}
    for word, label in words.items():
        if wanted in (word, label.casefold()):
            return word
    if wanted == say(language, "since-chapter").casefold():
        return str(begun[-1][1]) if begun else START
    exact = [n for heading, n in begun if heading.casefold() == wanted]
    inside = [n for heading, n in begun if wanted in heading.casefold()]
    if exact or inside:
        return str((exact or inside)[0])
    known = ", ".join([*words.values(), *(heading for heading, _ in begun[-3:])])
    raise Refused("no-moment", word=typed[:60], known=known)
