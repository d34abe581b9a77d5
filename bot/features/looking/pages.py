"""What somebody looks up beside the board: one's hand, a table with its options."""

from __future__ import annotations

from bot.features.coaching.service import Coaching
from bot.store import Reading
from bot.tables.call import Services
from bot.tables.loaded import game_of
from bot.tables.narrator import seat_name
from bot.tables.pauses import Pauses
from bot.tables.refused import Refused
from bot.tables.tables import Tables, opened, seat_of
from bot.ui.ids import custom_id
from bot.ui.page import Button, Menu, Page, button_rows
from bot.ui.text import mark, say
from rules.core import commitment


def hand(services: Services, session: Reading, table_id: int, person: int, show: int | None = None) -> Page:
    """One's own hand, or the hand that somebody shows to this person."""
    table, narrator, live = opened(services, session, table_id, person)
    own = seat_of(narrator, person)
    open_to = [own.seat] if own is not None else services[Coaching].shown_hands(session, table.id, person)
    if not open_to:
        raise Refused("not-at-table")
    seat = open_to[0] if show is None else show
    if seat not in open_to:
        raise Refused("hand-not-shown")
    facts: dict[str, str | int] = {"title": narrator.game.title, "table": table.id}
    told = [narrator.speak(said) for said in narrator.chat.hand(live.match.view(seat), seat)]
    told = told or [say(table.language, "hand-nothing")]
    if own is None:
        heading = say(table.language, "hand-of", who=narrator.name(seat), **facts)
        return Page(lines=[f"**{heading}**", *told])
    page = Page(lines=[f"**{say(table.language, 'hand-heading', **facts)}**", *told])
    buttons: list[Button] = []
    for part in services.beside_hand:
        more, pressed = part(services, session, table, own)
        page.lines += more
        buttons += pressed
    page.rows = button_rows(buttons)
    return page


def info(services: Services, session: Reading, table_id: int) -> Page:
    """Who sits at a table, why it rests, its options, and what its chance hangs on."""
    table = session.table(table_id)
    if table is None:
        raise Refused("no-table")
    game = game_of(table)
    lines = [f"**{say(table.language, 'card-heading', title=game.title, table=table.id)}**"]
    lines += [f"{mark(row.seat)} {seat_name(row, table.language)}" for row in session.seats(table.id)[: table.seats]]
    lines += services[Tables].speaker(session, table).history()
    resting = services[Pauses].resting(session, table)
    lines += [say(table.language, f"state-{why}") for why in resting]
    told = ", ".join(f"{key} {value}" for key, value in sorted(table.options.items()))
    lines.append(say(table.language, "info-options", options=told or "-"))
    version = table.rules_version or game.version
    lines.append(say(table.language, "info-version", version=version, seal=commitment(table.secret)))
    rows: list[list[Button] | Menu] = []
    if table.status in ("lobby", "running") and services[Tables].host_gone(session, table):
        lines.append(say(table.language, "host-is-gone"))
        rows = [[Button(custom_id("host", table.id), say(table.language, "button-host"))]]
    return Page(lines=lines, rows=rows)
