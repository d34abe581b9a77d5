"""Pages for moderators: setup, health, tables; and about one's own data. They read the store and are told what Discord
allows us; they change nothing."""

from __future__ import annotations

import msgspec

from bot.features.server.servers import LANGUAGES, setup_of
from bot.store import Reading, TableRow
from bot.store.bodies import CallBody
from bot.store.notes import Setup
from bot.tables.call import Services
from bot.tables.health import Health
from bot.tables.loaded import game_of
from bot.tables.narrator import seat_name
from bot.tables.pace import MODES, NONE
from bot.tables.pauses import ASLEEP, HOMELESS, Pauses
from bot.tables.tables import Tables
from bot.ui import limits, permissions
from bot.ui.ids import custom_id, place_url
from bot.ui.page import Button, Menu, Option, Page, button_rows
from bot.ui.text import safe, say, timestamp

SHOWN = 20
SHOWS = ("open", "running", "sleeping", "homeless", "all")


class Here(msgspec.Struct, frozen=True):
    """What Discord tells of a server."""

    guild: int
    channels: list[tuple[int, str]]
    """Its text channels, each with its name."""
    lacking: list[str]
    """What we may not do, in the channel or in the server as a whole (`permissions.ALL`)."""


# --- setup ---------------------------------------------------------------------------------------


def setup(services: Services, session: Reading, here: Here, language: str) -> Page:
    """Permissions found and missing, and six choices that all work as they are."""
    setup = setup_of(session, here.guild)
    lines = [f"**{say(language, 'setup-heading')}**"]
    lines += permission_lines(here.lacking, language)
    where = f"<#{setup.channel}>" if setup.channel else say(language, "setup-anywhere")
    lines.append(say(language, "setup-channel", channel=where))
    lines.append(say(language, "setup-threads-on" if setup.threads else "setup-threads-off"))
    lines.append(say(language, "setup-language", which=say(language, f"language-of-{setup.language or 'own'}")))
    lines.append(say(language, "setup-pace", pace=say(language, f"clock-{setup.pace or NONE}")))
    lines.append(say(language, "setup-who", who=say(language, f"who-{setup.who}")))
    told = f"<#{setup.reports}>" if setup.reports else say(language, "setup-log")
    lines.append(say(language, "setup-reports", channel=told))
    return Page(lines=lines, rows=_menus(here.channels, setup, language))


def _menus(text_channels: list[tuple[int, str]], setup: Setup, language: str) -> list[list[Button] | Menu]:
    def menu(field: str, placeholder: str, options: list[Option]) -> Menu:
        return Menu(custom_id("setup", 0, field), placeholder, options[: limits.SELECT_OPTIONS])

    named = [Option(str(id), f"#{name}") for id, name in text_channels]
    languages = [Option(word, say(language, f"language-of-{word}")) for word in ("own", *LANGUAGES)]
    paces = [Option(word, say(language, f"clock-{word}")) for word in MODES]
    who = [Option(word, say(language, f"who-{word}")) for word in ("everyone", "moderators")]
    switch = "no" if setup.threads else "yes"
    label = say(language, "setup-threads-no" if setup.threads else "setup-threads-yes")
    return [
        menu("channel", say(language, "menu-channel"), [Option("0", say(language, "setup-anywhere")), *named]),
        menu("language", say(language, "menu-language"), languages),
        menu("pace", say(language, "menu-pace"), paces),
        menu("who", say(language, "menu-who"), who),
        menu("reports", say(language, "menu-reports"), [Option("0", say(language, "setup-log")), *named]),
        [Button(custom_id("setup", 0, "threads", switch), label)],
    ]


def permission_lines(lacking: list[str], language: str) -> list[str]:
    """What we may and may not do, and what each is for."""
    lines = []
    for name, shown in permissions.ALL.items():
        what = say(language, f"permission-{name}")
        if name not in lacking:
            lines.append(f"✅ {shown}: {what}")
        else:
            key = "setup-missing" if name in permissions.NEEDED else "setup-helpful"
            lines.append(say(language, key, name=shown, what=what))
    return lines


# --- health --------------------------------------------------------------------------------------


def status(services: Services, session: Reading, here: Here, language: str) -> Page:
    tables = {table.id: table for table in session.tables_in(here.guild, open_only=False)}
    waiting = [post for post in session.unsettled_posts() if post.table in tables]
    called = [post.not_before for id in tables for post in session.posts(id, CallBody) if post.message is not None]
    running = sum(table.status == "running" for table in tables.values())
    failed = [post for post in waiting if post.failed]
    lines = [
        f"**{say(language, 'status-heading')}**",
        say(language, "status-tables", running=running, all=len(tables)),
        say(language, "status-queue", count=len(waiting)),
        say(language, "status-call", when=timestamp(max(called))) if called else say(language, "status-no-call"),
    ]
    wrong = [say(language, "status-failed", table=post.table, why=safe(post.failed, 100)) for post in failed[:5]]
    for kind, trouble in services[Health].lasting():
        facts = {"what": say(language, f"health-{kind}"), "since": timestamp(trouble.since)}
        wrong.append(say(language, "status-trouble", why=safe(trouble.reason, 100), **facts))
    lines += wrong or [say(language, "status-fine")]
    lacking = [line for line in permission_lines(here.lacking, language) if not line.startswith("✅")]
    return Page(lines=lines + lacking + _rates(services, language))


def _rates(services: Services, language: str) -> list[str]:
    """How often one person may do things here; nothing where that is not limited."""
    lines = [
        say(language, "rate-line", what=say(language, f"rate-{what}"), times=rate.times, hours=rate.hours)
        for what, rate in services[Tables].rates.rates.items()
    ]
    return [say(language, "rates-heading"), *lines] if lines else []


# --- tables --------------------------------------------------------------------------------------


def tables_page(services: Services, session: Reading, guild: int, show: str, language: str) -> Page:
    found = session.all_tables_in(guild) if show == "all" else session.tables_in(guild)
    told = [
        (table, _state(services, session, table, language)) for table in found if _shown(services, session, table, show)
    ]
    lines = [f"**{say(language, 'tables-heading')}**"]
    for table, state in told[:SHOWN]:
        facts: dict[str, str | int] = {"title": game_of(table).title, "table": table.id, "state": state}
        lines.append(say(language, "tables-line", link=place_url(table.guild, table.place), **facts))
    if len(told) > SHOWN:
        lines.append(say(language, "tables-more", count=len(told) - SHOWN))
    return Page(lines=lines if told else [*lines, say(language, "tables-none")])


def _shown(services: Services, session: Reading, table: TableRow, show: str) -> bool:
    resting = services[Pauses].resting(session, table)
    if show == "sleeping":
        return ASLEEP in resting
    if show == "homeless":
        return HOMELESS in resting
    return show != "running" or table.status == "running"


def _state(services: Services, session: Reading, table: TableRow, language: str) -> str:
    resting = services[Pauses].resting(session, table)
    if table.status != "running":
        return say(language, f"state-{table.status}")
    if resting:
        first = min(resting, key=lambda why: resting[why])
        return say(language, f"state-{first}")
    live = services[Tables].cache.get(session, table)
    names = [seat_name(row, language) for row in session.seats(table.id)]
    return say(language, "games-running", who=", ".join(names[seat] for seat in live.match.waiting))


def ends_page(table: int, when: float, language: str) -> Page:
    """A table ends, unless the moderator thinks better of it."""
    button = Button(custom_id("keep", table), say(language, "button-keeptable"))
    return Page(lines=[say(language, "ends-soon", table=table, when=timestamp(when))], rows=[[button]])


# --- what is stored ------------------------------------------------------------------------------


def wipe_page(language: str) -> Page:
    buttons = [
        Button(custom_id("wipe", 0, "yes"), say(language, "button-wipe"), "red"),
        Button(custom_id("wipe", 0, "no"), say(language, "button-keepdata")),
    ]
    return Page(lines=[say(language, "wipe-ask")], rows=button_rows(buttons))


def privacy_page(language: str) -> Page:
    buttons = [
        Button(custom_id("mydata", 0), say(language, "button-mydata")),
        Button(custom_id("forget", 0, "ask"), say(language, "button-forget"), "red"),
    ]
    return Page(lines=[say(language, f"privacy-{number}") for number in range(1, 4)], rows=button_rows(buttons))


def forget_page(language: str) -> Page:
    buttons = [
        Button(custom_id("forget", 0, "yes"), say(language, "button-forgetyes"), "red"),
        Button(custom_id("forget", 0, "no"), say(language, "button-keepdata")),
    ]
    return Page(lines=[say(language, "forget-ask")], rows=button_rows(buttons))
