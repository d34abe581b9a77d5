"""Help: the first page, one page per title and per topic, all commands, and how to check that chance was fair."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.features.help.topics import TOPICS, topic
from bot.store import Reading, TableRow
from bot.tables.call import Services
from bot.tables.clauses import package_of
from bot.tables.loaded import game_of
from bot.tables.refused import Refused
from bot.tables.tables import opened, seat_of
from bot.ui.ids import custom_id, place_url
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import safe, say
from rules import GAMES
from rules.core import Game
from rules.core.chat import plain
from rules.core.dice import commitment
from rules.core.plainchat import chat_of
from rules.core.text import catalogue, text

COMMANDS, TABLES, OPEN = "commands", "tables", "open"
MOST_TABLES = 15
FORMS = 6


def help(
    services: Services,
    session: Reading,
    person: int,
    language: str,
    place: int,
    about: str | None = None,
    guild: int | None = None,
) -> Page:
    """A title, a topic or a list by its word; the first page without one."""
    word = (about or "").strip().casefold()
    title = next((game for game in GAMES.values() if word in (game.name, game.title.casefold())), None)
    if title is not None:
        return primer(title, language)
    if word in TOPICS:
        return Page(lines=topic(word, language).lines, rows=[_back(language)])
    if word == COMMANDS:
        return _commands(services, language)
    if word == TABLES:
        return _tables(session, language, guild)
    if word == OPEN:
        return _open_one(language)
    if word:
        raise Refused("no-such-topic", about=word[:60], topics=", ".join([*GAMES, *TOPICS]))
    return _first(services, session, person, language, place)


def _first(services: Services, session: Reading, person: int, language: str, place: int) -> Page:
    lines = [say(language, f"help-{number}") for number in range(1, 6)]
    table = session.table_at(place)
    lines.append(_next_step(services, session, table, person, language))
    buttons = [
        Button(custom_id("guide", 0, OPEN), say(language, "button-open"), "blue"),
        Button(custom_id("guide", 0, TABLES), say(language, "button-tables")),
        Button(custom_id("guide", 0, COMMANDS), say(language, "button-commands")),
        Button(custom_id("set", 0), say(language, "button-settings")),
    ]
    return Page(lines=lines, rows=button_rows(buttons))


def _next_step(services: Services, session: Reading, table: TableRow | None, person: int, language: str) -> str:
    if table is None or table.status in ("over", "closed"):
        return say(language, "help-next-none")
    if table.status == "lobby":
        host = next((row.name for row in session.seats(table.id) if row.person == table.host), "?")
        return say(language, "help-next-lobby", host=safe(host), table=table.id)
    _, narrator, live = opened(services, session, table.id, person)
    seat = seat_of(narrator, person)
    if seat is not None and seat.seat in live.match.waiting:
        return say(language, "help-next-turn")
    return say(language, "help-next-wait", who=narrator.names(live.match.waiting))


def _back(language: str) -> list[Button]:
    return [Button(custom_id("guide", 0), say(language, "button-back"))]


# --- titles --------------------------------------------------------------------------------------


def primer(game: Game[Any, Any], language: str) -> Page:
    """The title in about eight lines: in its own words, else from what it says about its commands."""
    chat = chat_of(game)
    lines = [f"**{say(language, 'primer-heading', title=game.title)}**"]
    told = [plain(chat, said, language, lambda seat: str(seat + 1)) for said in chat.primer()]
    if not told:
        told = [say(language, "card-players", least=game.seats.start, most=game.seats.stop - 1)]
        told += [say(language, "primer-turn"), *_forms(game, language)]
    lines += [*told, say(language, "primer-rules", count=len(game.clauses))]
    return Page(lines=lines, rows=[_back(language)])


def _forms(game: Game[Any, Any], language: str) -> list[str]:
    package = package_of(game)
    bundle = catalogue(package, "en")
    known = [form for form in game.forms if bundle is not None and bundle.has_message(f"do-{form.name}")]
    return [
        say(
            language,
            "primer-form",
            name=f"/{game.name} {form.name}",
            what=text(package, f"do-{form.name}", language),
        )
        for form in known[:FORMS]
    ]


def primer_here(services: Services, session: Reading, table_id: int, language: str) -> Page:
    table = session.table(table_id)
    if table is None:
        raise Refused("no-table")
    return primer(game_of(table), language)


# --- lists ---------------------------------------------------------------------------------------


def _commands(services: Services, language: str) -> Page:
    lines = [f"**{say(language, 'commands-heading')}**"]
    for command in services.commands():
        if isinstance(command, app_commands.ContextMenu):
            continue
        inner = command.commands if isinstance(command, app_commands.Group) else [command]
        lines += [
            say(language, "primer-form", name=f"/{one.qualified_name}", what=_described(one, language)) for one in inner
        ]
    lines += [
        say(language, "primer-form", name=f"/{game.name}", what=say(language, "command-title", title=game.title))
        for game in GAMES.values()
    ]
    return Page(lines=lines, rows=[_back(language)])


def _tables(session: Reading, language: str, guild: int | None) -> Page:
    """Open tables of this server, with links."""
    found = session.tables_in(guild) if guild is not None else []
    lines = [f"**{say(language, 'here-heading')}**"]
    for table in found[:MOST_TABLES]:
        state = say(language, "games-lobby") if table.status == "lobby" else say(language, "tables-running")
        facts: dict[str, str | int] = {"title": game_of(table).title, "table": table.id}
        lines.append(
            say(language, "games-line", mark="·", state=state, link=place_url(table.guild, table.place), **facts)
        )
    if len(found) > MOST_TABLES:
        lines.append(say(language, "rules-more", count=len(found) - MOST_TABLES))
    if not found:
        lines.append(say(language, "help-next-none"))
    return Page(lines=lines, rows=[_back(language)])


def _open_one(language: str) -> Page:
    buttons = [Button(custom_id("open", 0, game.name), game.title, "blue") for game in GAMES.values()]
    return Page(lines=[say(language, "open-which")], rows=[*button_rows(buttons), _back(language)])


# --- fair chance ---------------------------------------------------------------------------------


def seal(services: Services, session: Reading, table_id: int, person: int) -> Page:
    """The whole seal, what it is, and how to check it: a line that can be typed as it stands."""
    table, _, live = opened(services, session, table_id, person)
    language = table.language
    lines = [f"**{say(language, 'seal-heading', table=table.id)}**", commitment(table.secret)]
    lines.append(say(language, "seal-what"))
    typed = f"menhir verify FILE --seal {commitment(table.secret)}"
    if table.status in ("over", "closed"):
        lines.append(say(language, "seal-secret", secret=table.secret.hex()))
        lines.append(say(language, "seal-hash", hash=live.match.seal))
        typed += f" --hash {live.match.seal}"
    lines.append(say(language, "seal-check", typed=typed))
    return Page(lines=lines)


def _described(command: Any, language: str) -> str:
    """What a command says about itself, in that language."""
    told = command._locale_description
    if told is None or "key" not in told.extras:
        return str(command.description)
    return text(told.extras["package"], told.extras["key"], language, told.extras["facts"])
