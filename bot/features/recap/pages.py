"""The story so far in a few lines: the heaviest events of each round, where the game stands, what is asked of you."""

from __future__ import annotations

import msgspec

from bot.features.recap.service import Weighed, choose, events_of, round_of, scores_of, weighed
from bot.store import Reading, SeatRow, TableRow
from bot.tables.call import Services
from bot.tables.counting import Counted, counted
from bot.tables.loaded import Loaded, load
from bot.tables.narrator import Speaker
from bot.tables.refused import Refused
from bot.tables.tables import Tables, opened, seat_of
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page
from bot.ui.text import SEATS, say

AWAY = 3 * 24 * 3600.0
"""Seconds without a step of one's own after which the panel offers to tell what happened."""


# --- from when on --------------------------------------------------------------------------------


def starts(session: Reading, table: TableRow, seat: SeatRow | None) -> dict[str, int]:
    """The words for moments, and the line of the log each means: start, turn, round, 1, 2 …"""
    found = {"start": 0}
    if seat is not None and seat.looked:
        found["turn"] = seat.looked
    last = 0
    for n, event in events_of(session, table):
        number = round_of(event)
        if number and number > last:
            last = number
            found[str(number)] = n
    if last:
        found["round"] = found[str(last)]
    return found


def beginnings(services: Services, session: Reading, table_id: int, person: int, language: str) -> list[str]:
    """The words that autocomplete offers."""
    table = session.table(table_id)
    if table is None or table.status == "lobby":
        return []
    seat = next((row for row in session.seats(table_id) if row.person == person), None)
    known = starts(session, table, seat)
    words = [say(language, f"since-{key}") for key in ("turn", "round", "start") if key in known]
    return words + [say(language, "since-number", number=key) for key in known if key.isdigit()]


def since_word(word: str, known: dict[str, int]) -> int:
    """The line that a word means. The words of the three languages and bare numbers all work."""
    plain = " ".join(word.casefold().split())
    for language in ("en", "fr", "de"):
        for key in ("start", "turn", "round"):
            if plain in (key, say(language, f"since-{key}").casefold()):
                plain = key
    digits = "".join(c for c in plain if c.isdigit())
    key = plain if plain in known else digits
    if key not in known:
        raise Refused("since-unknown", word=word, known=", ".join(known))
    return known[key]


def previously(services: Services, session: Reading, table: TableRow, seat: SeatRow) -> tuple[list[str], list[Button]]:
    """Offered in the panel of somebody who has not played here for some days."""
    before = session.lines(table.id, max(0, seat.looked - 1))
    last = before[0].at if seat.looked and before else table.started or table.created
    if table.status != "running" or services[Tables].now() - last <= AWAY:
        return [], []
    looked = counted(session, table, seat.seat).out(seat.looked)
    return [], [Button(custom_id("recap", table.id, looked), say(table.language, "button-previously"))]


# --- the page ------------------------------------------------------------------------------------


class Recap(msgspec.Struct):
    page: Page
    """Without pictures: they come on top."""
    table: TableRow
    start: int
    """The line of the log that it begins with."""
    news: bool
    """More than one line came since."""


def recap(services: Services, session: Reading, table_id: int, person: int | None, since: str | int | None) -> Recap:
    """The recap for a reader (None: for everybody), in the table's language."""
    table, narrator, live = opened(services, session, table_id)
    seat = None if person is None else seat_of(narrator, person)
    if isinstance(since, str):
        since = since_word(since, starts(session, table, seat))
    count = counted(session, table, None if seat is None else seat.seat)
    start = min(count.lines(since or 0), table.lines)
    told = weighed(session, table, narrator, start)
    lines = [f"**{_heading(table, narrator, told, count, start)}**"]
    events = [line.line for line in choose(told.lines)] or [narrator.say("recap-nothing")]
    numbered = [*events, _now(session, table, narrator, live, start)]
    lines += [narrator.say("recap-line", number=number, line=line) for number, line in enumerate(numbered, start=1)]
    if seat is not None:
        lines.append(_you(narrator, live, seat))
    buttons = [
        Button(custom_id("turns", table.id, count.out(start)), narrator.say("button-turns")),
        Button(custom_id("turn", table.id), narrator.say("button-turn"), "blue"),
    ]
    return Recap(Page(lines=lines, rows=[[*buttons]]), table, start, count.out(start) < len(count.known) - 1)


def _heading(table: TableRow, narrator: Speaker, told: Weighed, count: Counted, since: int) -> str:
    first, last = max(1, told.rounds[0]), told.rounds[1]
    news = count.known[count.out(since) :]
    at = count.rows[news[0]].at if news else table.ended or table.started or table.created
    facts: dict[str, str | int] = {"title": narrator.game.title, "table": table.id, "since": f"<t:{int(at)}:D>"}
    if not last:
        return narrator.say("recap-heading", **facts)
    return narrator.say("recap-heading-rounds", first=first, last=last, count=last - first + 1, **facts)


def _now(session: Reading, table: TableRow, narrator: Speaker, live: Loaded, since: int) -> str:
    now = scores_of(narrator, live)
    then = scores_of(narrator, load(session, table, lines=since)) if since else {}
    told = []
    for seat, score in sorted(now.items(), key=lambda item: -item[1]):
        gained = score - then.get(seat, score)
        name = narrator.bare_name(seat)
        told.append(f"{name} {score} ({gained:+d})" if gained else f"{name} {score}")
    moment = narrator.speak(narrator.chat.moment(live.match.view(None)))
    return narrator.say("recap-now", moment=moment, scores=", ".join(told) or "-")


def _you(narrator: Speaker, live: Loaded, seat: SeatRow) -> str:
    view = live.match.view(seat.seat)
    colour = narrator.say(f"seat-{SEATS[seat.seat]}")
    have = narrator.speak(narrator.chat.having(view, seat.seat))
    if seat.seat in live.match.waiting:
        what = narrator.speak(narrator.chat.question(view, seat.seat))
        return narrator.say("recap-you", seat=colour, what=what, have=have)
    return narrator.say("recap-you-wait", seat=colour, have=have)
