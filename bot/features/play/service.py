"""What one who plays is shown and does: the panel, a choice in it, the move, what it led to."""

from __future__ import annotations

from collections.abc import Sequence

from bot.features.play import meanwhile, together
from bot.features.play.panel import FIRST, answered
from bot.features.play.panel import Panel as Panel
from bot.features.play.values import components
from bot.store import LineRow, PersonNotes, Reading, SeatRow, TableRow, Writing
from bot.store.notes import settings_of
from bot.tables.call import Call, Services
from bot.tables.choosing import Path, ticks
from bot.tables.counting import Known, counted, read_number
from bot.tables.loaded import Loaded, game_of, read_events, read_line
from bot.tables.narrator import Speaker
from bot.tables.play import Play
from bot.tables.tables import Outcome, Refused, opened, seat_of
from bot.tables.waiting import waits_of
from bot.ui.ids import custom_id
from bot.ui.page import Button, Later, Page, button_rows
from bot.ui.text import cut, say
from rules import GAMES
from rules.core import Action
from rules.core.completing import left_out
from rules.core.game import Filled
from rules.core.record import Step

WATCHERS = ("board", "text", "log", "recap", "rules", "how", "follow")
"""Buttons for somebody who only watches, each a verb."""
TOLD = 3
"""Changes that are told one by one."""
LONGEST = 200
AT_ONCE = 3.0
"""Seconds in which a second press is a double click."""


# --- the panel -----------------------------------------------------------------------------------


def panel(
    services: Services,
    session: Reading,
    table_id: int,
    person: int,
    path: Sequence[str] = (),
    *,
    question: int | None = None,
) -> Page:
    """The panel for the choices so far."""
    table, narrator, live = opened(services, session, table_id, person)
    seat = seat_of(narrator, person)
    awaited = seat is not None and seat.seat in live.match.waiting
    if seat is not None and awaited and not live.match.legal(seat.seat):
        return _stuck_page(table)
    if seat is None or (not awaited and question is None):
        return not_now(table, narrator, live, seat)
    own = panel_of(session, narrator, live, seat) if awaited else None
    if own is None or question not in (None, seat.question):
        return _stale_page(session, own, narrator, live, seat, Path.read(path))
    parts = [part(services, session, table, seat) for part in (services.beside_panel if not path else ())]
    beside = [row for _, buttons in parts for row in button_rows(buttons)]
    own.beside = components(beside)
    page = own.page(Path.read(path))
    page.lines += [line for lines, _ in parts for line in lines]
    page.rows[-1:-1] = beside
    return page


def panel_of(session: Reading, narrator: Speaker, live: Loaded, seat: SeatRow) -> Panel:
    """The panel of somebody who is to decide."""
    person = seat.person or 0
    decisions = session.note(PersonNotes, person).decisions
    return Panel(narrator, live, seat, settings=settings_of(session, person), decisions=decisions)


def asked(
    services: Services, session: Reading, table_id: int, person: int, question: int | None, seat: int | None = None
) -> Panel | None:
    """The person's panel, if this is the question that the person is to answer."""
    _, narrator, live = opened(services, session, table_id, person)
    row = seat_of(narrator, person)
    if row is None or row.seat not in live.match.waiting or row.question != question:
        return None
    return panel_of(session, narrator, live, row) if seat in (None, row.seat) else None


def tick(
    services: Services,
    session: Reading,
    table_id: int,
    person: int,
    path: Sequence[str],
    chosen: Sequence[str],
    question: int | None,
) -> Page:
    """Items were ticked in a menu."""
    own = asked(services, session, table_id, person, question)
    if own is None:
        return panel(services, session, table_id, person, question=question)
    where = Path.read(path)
    return own.page(where.but(ticked=ticks(together.items(own, where), chosen)))


# --- the move ------------------------------------------------------------------------------------


def choose(
    services: Services,
    session: Writing,
    table_id: int,
    person: int,
    path: Sequence[str],
    *,
    question: int | None,
    confirmed: bool = False,
    advised: bool = False,
    seat: int | None = None,
) -> Page | Outcome:
    """A choice in the panel: the page with the next question, or, where the choices amount to something, the move.

    `seat` is who was asked, where others could press too: they get their own page."""
    own = asked(services, session, table_id, person, question, seat)
    if own is None:
        others = seat is not None and all(row.person != person or row.seat != seat for row in session.seats(table_id))
        return panel(services, session, table_id, person, path, question=None if others else question)
    chosen = Path.read(path)
    actions = own.chosen(chosen, confirmed=confirmed, advised=advised)
    if not actions:
        return own.page(chosen)
    return play(services, session, table_id, person, actions, question=question)


def play(
    services: Services,
    session: Writing,
    table_id: int,
    person: int,
    what: Sequence[Action] | str | Filled,
    *,
    question: int | None = None,
) -> Outcome:
    """A person's move. The first ones are counted with it."""
    outcome: Outcome = services[Play].play(session, table_id, person, what, question=question)
    count(session, person)
    return outcome


def count(session: Writing, person: int) -> None:
    """The first decisions of a person come with a word of help."""
    with session.changing(PersonNotes, person) as notes:
        notes.decisions += notes.decisions < FIRST


def question_at(services: Services, session: Reading, table_id: int, seat: int, moment: str) -> int:
    """The number of the question that a quick answer was offered for: the seat's own of now, if everybody knows as many
    lines as then; else an old one."""
    table, narrator, _ = opened(services, session, table_id)
    number = read_number(moment)
    if not isinstance(number, Known):  # offered before quick answers named the moment
        return number or 0
    now = counted(session, table, None).out(table.lines)
    return narrator.seats[seat].question if number == now and seat < len(narrator.seats) else 0


def check_title(session: Reading, call: Call) -> None:
    """A title's command is for that title, which stands in the words."""
    table = session.table(call.table)
    if table is not None and call.words != [table.title]:
        raise Refused("wrong-title", title=GAMES[table.title].title)


# --- what it led to ------------------------------------------------------------------------------


def after(services: Services, session: Reading, outcome: Outcome, person: int, typed: str = "") -> Page:
    """The panel after a move: the next question, or who decides next. What a typed line left out is said."""
    _, narrator, live = opened(services, session, outcome.table.id, person)
    seat = narrator.seats[outcome.seat]
    read = bool(typed) and left_out(typed, [step.action for step in outcome.steps])
    private = [
        narrator.speak(said)
        for step in outcome.steps
        for event in step.events
        if event.only == outcome.seat and (said := narrator.chat.story(event)) is not None
    ]
    done = "\n".join(["; ".join(outcome.deeds), *private])
    language = narrator.table.language
    note = say(language, "panel-read" if read else "panel-done", what=done)
    if seat.seat in live.match.waiting and seat.person == person:
        return panel_of(session, narrator, live, seat).page(note=note)
    page = answered(narrator, live, seat, note)
    if narrator.automatic and meanwhile.computers_decide(narrator, live):
        page.later = Later(narrator.table.id, note)
    waits = waits_of(session, person)
    if waits:  # the next table that waits for the same person: offered, never pushed
        there = waits[0].table
        label = say(language, "button-next", table=f"{game_of(there).title} {there.id}", count=len(waits))
        page.rows.append([Button(custom_id("turn", there.id), label, "blue")])
    return page


# --- where there is nothing to decide ------------------------------------------------------------


def not_now(table: TableRow, narrator: Speaker, live: Loaded, seat: SeatRow | None) -> Page:
    """Whose decision it is, and what there is to look at."""
    if seat is None:
        return _watcher_page(table, narrator, live)
    verbs = ["board", "text", "log", "hand"]
    if live.match.waiting:
        what = narrator.question(live, live.match.waiting[0])
        line = say(table.language, "not-now", who=narrator.names(live.match.waiting), what=what)
        if narrator.automatic.issuperset(live.match.waiting):
            line = say(table.language, "chapter-thinks", who=narrator.names(live.match.waiting))
        verbs.append("ahead")
    else:
        line = say(table.language, "not-now-over")
    buttons = [Button(custom_id(verb, table.id), say(table.language, f"button-{verb}")) for verb in verbs]
    later = Later(table.id, "") if meanwhile.computers_decide(narrator, live) else None
    return Page(lines=[line], rows=button_rows(buttons), later=later)


def _watcher_page(table: TableRow, narrator: Speaker, live: Loaded) -> Page:
    """For somebody who only watches: who is awaited, and everything there is to look at."""
    language = table.language
    facts: dict[str, str | int] = {"title": narrator.game.title, "table": table.id}
    if live.match.waiting:
        what = narrator.question(live, live.match.waiting[0])
        lines = [say(language, "watcher", who=narrator.names(live.match.waiting), what=what, **facts)]
    else:
        lines = [say(language, "watcher-over", **facts)]
    verbs = list(WATCHERS)
    if table.status == "running" and any(row.computer is not None for row in narrator.seats):
        verbs.append("join")
    labels = {"join": say(language, "button-take")}
    buttons = [Button(custom_id(verb, table.id), labels.get(verb) or say(language, f"button-{verb}")) for verb in verbs]
    return Page(lines=lines, rows=button_rows(buttons))


def _stuck_page(table: TableRow) -> Page:
    """Somebody is awaited and may do nothing, through a fault of ours: the way back."""
    button = Button(custom_id("wayback", table.id), say(table.language, "button-wayback"), "blue")
    return Page(lines=[say(table.language, "stuck")], rows=[[button]])


# --- old buttons ---------------------------------------------------------------------------------


def _stale_page(
    session: Reading, own: Panel | None, narrator: Speaker, live: Loaded, seat: SeatRow, path: Path
) -> Page:
    """An old button: what the person did then, what is asked now, what changed since. A double click just sees how
    things stand now."""
    table = narrator.table
    rows = session.lines(table.id, max(0, seat.looked - 1))
    last = rows[0] if rows and rows[0].person == seat.person and seat.looked else None
    if last is not None and _taken_back(last):
        last = None
    if last is not None and narrator.now - last.at <= AT_ONCE:
        note = say(table.language, "panel-done", what=_told(narrator, last, seat.seat))
        return own.page(note=note) if own is not None else answered(narrator, live, seat, note)
    first = say(table.language, "stale")
    if last is not None:
        first = say(table.language, "stale-done", what=_told(narrator, last, seat.seat), at=f"<t:{int(last.at)}:t>")
    if own is None:
        return answered(narrator, live, seat, first)
    lines = [first, say(table.language, "stale-now", what=narrator.question(live, seat.seat))]
    since = [told for row in rows[1:] if (told := _told(narrator, row)) and not _taken_back(row)]
    if since:
        what = " ".join(since[-TOLD:])
        if len(since) > TOLD:
            what = say(table.language, "and-more", what=what, count=len(since) - TOLD)
        lines.append(say(table.language, "stale-since", what=what))
    fresh = own.id("look", own.choosing.fitting(path))
    return Page(lines=lines, rows=[[Button(fresh, say(table.language, "button-fresh"), "blue")]])


def _told(narrator: Speaker, row: LineRow, seat: int | None = None) -> str:
    return cut(narrator.told(read_events(narrator.table, row), seat), LONGEST)


def _taken_back(row: LineRow) -> bool:
    line = read_line(row)
    return isinstance(line, Step) and line.undone
