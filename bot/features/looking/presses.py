"""Looking: hand, log, board, text, rules, record, what was hidden."""

from __future__ import annotations

import msgspec

from bot.features.looking import boards, logs, pages, revealing, rulebook
from bot.features.looking import games as own_games
from bot.features.looking.logs import Span
from bot.features.looking.publishing import public_language, published, shown_by
from bot.features.looking.rulebook import rule_words
from bot.features.looking.service import After
from bot.store import Reading, TableRow, Writing
from bot.tables.call import Call, Services, Talk
from bot.tables.counting import read_number
from bot.tables.refused import Refused
from bot.ui.ids import Verb, custom_id, press
from bot.ui.page import File, Form, Page
from bot.ui.text import say
from rules import GAMES


def _number(call: Call, place: int) -> int | None:
    word = call.words[place] if len(call.words) > place else ""
    return read_number(word)


def _table(session: Reading, id: int) -> TableRow:
    table = session.table(id)
    if table is None:
        raise Refused("no-table")
    return table


@press("hand", fresh=True)
def hand(services: Services, session: Reading, call: Call) -> Page:
    """Show one's own hand in private, or one that somebody shows to this person."""
    return pages.hand(services, session, call.table, call.person, _number(call, 0))


@press("games", "waiting")
def games(services: Services, session: Reading, call: Call) -> Page:
    """Show one's games, those that wait first; finished ones on pages of their own."""
    which, first = call.words[0] if call.words else "", _number(call, 1) or 0
    return own_games.games(services, session, call.person, call.language, which, first)


@press("info")
def info(services: Services, session: Reading, call: Call) -> Page:
    """Show who sits at a table, its options and its rules."""
    return pages.info(services, session, call.table)


# --- the log -------------------------------------------------------------------------------------


@press("log")
def log(services: Services, session: Reading, call: Call) -> Page:
    """Show the log. `[Log]` opens it, `[Earlier]` turns back a page of it."""
    turning = len(call.words) == 4
    page = logs.log(services, session, call.table, call.person, span=Span.read(call.words))
    return msgspec.structs.replace(page, fresh=not turning)


@press("turns", fresh=True)
def turns(services: Services, session: Reading, call: Call) -> Page:
    """Show every turn of the recap in the log."""
    return logs.log(services, session, call.table, call.person, everything=True)


@press("logpub")
def publish_log(services: Services, session: Reading, call: Call) -> Page:
    """Post a page of the log for everybody."""
    page = logs.public_log(services, session, call.table, call.person, Span.read(call.words))
    return published(page, shown_by(session, call))


def _log_since(services: Services, session: Reading, call: Call) -> Page:
    """`/log`: since a moment in words, of one seat, with everything that was taken back."""
    since, seat, full = (call.given[name] for name in ("since", "seat", "full"))
    span = logs.span(services, session, call.table, call.person, since, seat, full)
    if call.given["public"]:
        page = logs.public_log(services, session, call.table, call.person, span)
        return published(page, shown_by(session, call))
    return logs.log(services, session, call.table, call.person, span=span)


LOG_SINCE = Verb(_log_since)


# --- boards --------------------------------------------------------------------------------------


@press("board", talks=True)
async def board(talk: Talk, call: Call) -> Page:
    """Show the board as a picture."""
    return await boards.drawn(talk, lambda services, session: boards.board(services, session, call))


@press("then", talks=True)
async def then(talk: Talk, call: Call) -> Page:
    """Show the board as it was at that line, and as it is."""
    return await boards.then_and_now(talk, call, _number(call, 0) or 1)


@press("zoom", fresh=True)
def zoom(services: Services, session: Reading, call: Call) -> Page:
    """Offer the places of the board to look at closely."""
    return boards.regions(services, session, call.table, call.person, _number(call, 0))


@press("zoomed", talks=True)
async def zoomed(talk: Talk, call: Call) -> Page:
    """Show the place that was chosen closely."""
    place, lines = next(iter(call.values), ""), _number(call, 0)
    return await boards.drawn(talk, lambda services, session: boards.board(services, session, call, place, lines=lines))


async def _board_asked(talk: Talk, call: Call) -> Page:
    """`/board`: of what, when, and for whom."""
    show, at, public = (call.given[name] for name in ("show", "at", "public"))
    return await boards.drawn(
        talk, lambda services, session: boards.board(services, session, call, show, at=at, public=public)
    )


BOARD_ASKED = Verb(_board_asked, talks=True)


@press("text", fresh=True)
def text(services: Services, session: Reading, call: Call) -> Page:
    """Show the board in words."""
    return boards.board_in_words(services, session, call.table, call.person, lines=_number(call, 1))


@press("textpage")
def text_page(services: Services, session: Reading, call: Call) -> Page:
    """Turn to another page of the board in words."""
    page = _number(call, 0) or 1
    return boards.board_in_words(services, session, call.table, call.person, page, lines=_number(call, 1))


@press("textfile")
def text_file(services: Services, session: Reading, call: Call) -> File:
    """Send the board in words as a file."""
    return boards.text_file(services, session, call.table, call.person, _number(call, 0))


@press("record")
def record(services: Services, session: Reading, call: Call) -> File:
    """Send the record of the game as a file."""
    return boards.record_file(services, session, call.table, call.language)


PICTURE = Verb(boards.picture_file, talks=True)


# --- rules ---------------------------------------------------------------------------------------


@press("rule", fresh=True)
def rule(services: Services, session: Reading, call: Call) -> Page:
    """A clause that a refusal names."""
    table = _table(session, call.table)
    return rulebook.clause(services, session, table.title, call.word(0), table.language, table=table.id)


@press("clause", fresh=True)
def clause(services: Services, session: Reading, call: Call) -> Page:
    """Show one clause of the rules."""
    title, (wanted, *_) = rule_words(call.words)
    return rulebook.clause(services, session, title, wanted, call.language, table=call.table)


@press("rulesmore")
def more_rules(services: Services, session: Reading, call: Call) -> Page:
    """Show the next clauses that were found."""
    title, (_, *find) = rule_words(call.words)
    words, offset = ":".join(find), call.number(1)
    return rulebook.rules(services, session, title, words, call.language, table=call.table, offset=offset)


@press("rulespub")
def publish_rules(services: Services, session: Reading, call: Call) -> Page:
    """Post the clauses that were found for everybody."""
    title, find = rule_words(call.words)
    words, language = ":".join(find), public_language(session, call)
    page = rulebook.rules(services, session, title, words, language, table=call.table, public=True)
    return published(page, shown_by(session, call))


@press("matters", fresh=True)
def matters(services: Services, session: Reading, call: Call) -> Page:
    """Tell what one could do now that rests on a clause."""
    _, (wanted, *_) = rule_words(call.words)
    return rulebook.matters(services, session, call.table, call.person, wanted)


@press("rules")
def ask_rules(services: Services, session: Reading, call: Call) -> Form:
    """Open the form that asks what to look for in the rules; it is read when it is sent in (`rulesasked`)."""
    return Form(
        id=custom_id("rulesasked", call.table),
        title=say(call.language, "type-rules"),
        field="find",
        label=say(call.language, "type-find"),
        most=60,
    )


@press("rulesasked", fresh=True)
def asked_rules(services: Services, session: Reading, call: Call) -> Page:
    """Show the clauses with the words from the form."""
    table = _table(session, call.table)
    find = call.fields.get("find", "")
    return rulebook.rules(services, session, table.title, find, call.language, table=table.id)


@press("tourrules", fresh=True)
def rules_here(services: Services, session: Reading, call: Call) -> Page:
    """Show the rules of the tour's title."""
    table = session.table_at(call.channel)  # a tour that is closed is not there any more
    if table is None:
        raise Refused("no-table")
    return rulebook.rules(services, session, table.title, "", call.language)


def _look_up(services: Services, session: Reading, call: Call) -> Page:
    """`/rules`: of a title by name, else of the one played here."""
    title, find, public = (call.given[name] for name in ("title", "find", "public"))
    if title is not None and title not in GAMES:
        raise Refused("no-such-title", title=title[:40])
    here = session.table(call.table)
    if title is None and here is None:
        raise Refused("no-table")
    name = title or (here.title if here is not None else "")
    table = here.id if here is not None and here.title == name and here.status != "lobby" else 0
    language = public_language(session, call) if public else call.language
    page = rulebook.rules(services, session, name, find, language, table=table, public=public)
    return published(page, shown_by(session, call)) if public else page


LOOK_UP = Verb(_look_up)


# --- after the end -------------------------------------------------------------------------------


@press("reveal", writes=True)
def reveal(services: Services, session: Writing, call: Call) -> Page:
    """Show what was hidden. `[Reveal]` opens it for all, and shows it to whoever pressed; then pages."""
    number = _number(call, 0)
    if number is None:
        services[After].reveal(session, call.table, call.person)
    page = revealing.hidden(services, session, call.table, call.person, number or 1)
    return msgspec.structs.replace(page, fresh=number is None)
