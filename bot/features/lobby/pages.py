"""Private pages of a lobby: one's seat, the colours that are free, the options and their values; what is missing to
open a table."""

from __future__ import annotations

from typing import Any

import discord

from bot.store import Reading, TableRow
from bot.tables.call import Services
from bot.tables.clauses import package_of
from bot.tables.loaded import game_of, options_of
from bot.tables.narrator import seat_name
from bot.tables.refused import Refused
from bot.ui import limits, permissions
from bot.ui.ids import custom_id
from bot.ui.page import Button, Menu, Option, Page, button_rows
from bot.ui.text import SEATS, mark, say, worded
from rules.core import Game
from rules.core.text import catalogue, text

FEW = 5


def values_of(game: Game[Any, Any], option: str) -> list[str]:
    """The values an option takes, as they are typed; nothing for an option there is not."""
    return [
        str(value).lower() if isinstance(value, bool) else str(value) for value in game.options.values().get(option, ())
    ]


def seated(services: Services, session: Reading, table_id: int, person: int, seat: int, language: str) -> Page:
    """What somebody reads who has taken a seat, or asked for it again."""
    table = _table(session, table_id)
    rows = session.seats(table.id)
    colour = f"{mark(seat)} {say(language, f'seat-{SEATS[seat]}')}"
    how = Button(custom_id("how", table.id), say(language, "button-how"))
    if table.status != "lobby":
        sits = rows[seat].person == person
        turn = Button(custom_id("turn", table.id), say(language, "button-turn"), "blue")
        return Page(lines=[say(language, "you-sit" if sits else "back-asked", seat=colour)], rows=[[turn, how]])
    host = next((row for row in rows if row.person == table.host), None)
    name = seat_name(host, language) if host is not None else "?"
    buttons = [
        Button(custom_id("colour", table.id), say(language, "button-colour")),
        how,
        Button(custom_id("leave", table.id), say(language, "button-leave")),
    ]
    return Page(lines=[say(language, "joined", seat=colour, host=name)], rows=button_rows(buttons))


def colours(services: Services, session: Reading, table_id: int, language: str) -> Page:
    """The seats one could change to."""
    free = [row for row in session.seats(table_id) if row.person is None and row.computer is None]
    if not free:
        raise Refused("table-full")
    buttons = [
        Button(custom_id("colour", table_id, row.seat), say(language, f"seat-{SEATS[row.seat]}"), "blue")
        for row in free
    ]
    return Page(lines=[say(language, "colour-which")], rows=button_rows(buttons))


# --- options -------------------------------------------------------------------------------------


def options(
    services: Services,
    session: Reading,
    table_id: int,
    person: int,
    language: str,
    *,
    moderator: bool = False,
    note: str = "",
) -> Page:
    """All options with this table's values; whoever may change them gets menus."""
    table = _table(session, table_id)
    game = game_of(table)
    lines = [*([note] if note else []), f"**{say(language, 'options-heading', title=game.title, table=table.id)}**"]
    fields = list(game.options.__struct_fields__)
    lines += [_line(table, option, language) for option in fields]
    rows: list[list[Button] | Menu] = []
    if table.status == "lobby" and (moderator or person == table.host):
        most = limits.SELECT_OPTIONS
        for start in range(0, len(fields), most):
            found = [Option(option, _label(option)) for option in fields[start : start + most]]
            rows.append(Menu(custom_id("option", table.id, start), say(language, "options-which"), found))
    else:
        lines.append(say(language, "options-host"))
    return Page(lines=lines, rows=rows)


def option(services: Services, session: Reading, table_id: int, option: str, language: str) -> Page:
    """The values of one option."""
    table = _table(session, table_id)
    values = values_of(game_of(table), option)
    if not values:
        raise Refused("option-names", names=", ".join(game_of(table).options.__struct_fields__))
    switch = {"true": say(language, "switch-on"), "false": say(language, "switch-off")}
    rows: list[list[Button] | Menu]
    if len(values) <= FEW:
        rows = button_rows(
            [
                Button(custom_id("option", table.id, option, number), switch.get(value, value), "blue")
                for number, value in enumerate(values)
            ]
        )
    else:
        found = [Option(str(number), value) for number, value in enumerate(values[: limits.SELECT_OPTIONS])]
        rows = [Menu(custom_id("option", table.id, option), _label(option), found)]
    back = [Button(custom_id("options", table.id), say(language, "button-back"))]
    lines = [_line(table, option, language), *_explained(table, option, language)]
    return Page(lines=lines, rows=[*rows, back])


def _explained(table: TableRow, option: str, language: str) -> list[str]:
    """What an option changes, where its title says so."""
    package, key = package_of(game_of(table)), f"option-{option}"
    known = catalogue(package, "en")
    return [text(package, key, language)] if known is not None and known.has_message(key) else []


def _table(session: Reading, id: int) -> TableRow:
    table = session.table(id)
    if table is None:
        raise Refused("no-table")
    return table


def _line(table: TableRow, option: str, language: str) -> str:
    game = game_of(table)
    value, usual = getattr(options_of(table), option), getattr(game.options(), option)
    clauses = ", ".join(game.options.decides.get(option, ())) or "-"
    key = "options-line" if value == usual else "options-line-changed"
    return say(
        language,
        key,
        option=_label(option),
        value=worded(value, language),
        usual=worded(usual, language),
        clauses=clauses,
    )


def _label(option: str) -> str:
    return option.replace("_", " ")


# --- permissions ---------------------------------------------------------------------------------


def needs_page(allowed: discord.Permissions, channel: str, language: str) -> Page:
    """A text to hand to a moderator, with Discord's exact names."""
    lacking = permissions.lacking(allowed, permissions.ALL)
    lines = [say(language, "needs-heading", channel=channel)]
    lines += [f"· {permissions.ALL[name]}: {say(language, f'permission-{name}')}" for name in lacking]
    lines.append(say(language, "needs-how"))
    return Page(lines=lines)
