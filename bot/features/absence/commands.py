"""`/away`, and `/table` for people who are away or gone: pausing, stand-ins, votes."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
from discord import app_commands

from bot.features.absence.away import last_moment
from bot.features.absence.presses import show_away
from bot.features.absence.service import Absence
from bot.store import Reading, Writing
from bot.tables.call import Call, Services
from bot.tables.pauses import Pauses
from bot.tables.refused import Refused
from bot.tables.seats import Seats
from bot.tables.tables import Tables
from bot.ui.commanding import SEAT_CHOICES, Choices, Interaction, ask, command, complete, fitting
from bot.ui.ids import Verb
from bot.ui.locales import told
from bot.ui.page import Page
from bot.ui.text import say

LONGEST = 366
"""Days a pause or a stand-in may last."""
ASKED = ("skip", "replace", "pause", "end", "undo")
AHEAD = (1, 2, 3, 5, 7, 10, 14, 21, 28)
"""Days until the dates that are offered while somebody types one."""


# --- away ----------------------------------------------------------------------------------------


def _away(services: Services, session: Writing, call: Call) -> Page:
    return show_away(services, session, call, call.given["until"])


AWAY = Verb(_away, writes=True)


@command("away")
@app_commands.describe(until=told("option-until"), standin=told("option-standin"))
async def away(
    interaction: Interaction,
    until: app_commands.Range[str, 1, 20] | None = None,
    standin: discord.Member | None = None,
) -> None:
    asked = {} if standin is None else {"standin": standin.id, "who": standin.display_name, "bot": standin.bot}
    await ask(interaction, AWAY, table=0, given={"until": until, **asked})


@away.autocomplete("until")
async def _days(interaction: Interaction, current: str) -> Choices:
    return fitting(await complete(interaction, _days_ahead, table=0), current)


def _days_ahead(services: Services, session: Reading, call: Call) -> list[str]:
    today = datetime.fromtimestamp(services[Tables].now(), UTC).date()
    return [(today + timedelta(days=days)).isoformat() for days in AHEAD]


# --- at a table ----------------------------------------------------------------------------------


def moment_of(services: Services, call: Call) -> float | None:
    """The end of the day somebody typed, in that person's own zone."""
    typed = call.given["until"]
    return None if typed is None else last_moment(typed, services[Tables].now(), call.settings.zone, LONGEST)


def _asked(call: Call) -> Page:
    return Page(lines=[say(call.language, "undo-asked")])


def _pause(services: Services, session: Writing, call: Call) -> Page:
    services[Pauses].pause(session, call.table, call.person, moment_of(services, call))
    return _asked(call)


def _replace(services: Services, session: Writing, call: Call) -> Page:
    if call.given["bot"]:
        raise Refused("no-bots")
    when = moment_of(services, call)
    services[Seats].replace(session, call.table, call.person, call.given["seat"], call.given["member"], when)
    return _asked(call)


def _vote(services: Services, session: Writing, call: Call) -> Page:
    services[Absence].ask_vote(session, call.table, call.person, call.given["what"], call.given["seat"])
    return _asked(call)


PAUSE = Verb(_pause, writes=True)
REPLACE = Verb(_replace, writes=True)
VOTE = Verb(_vote, writes=True)


def table_commands() -> list[app_commands.Command[Any, Any, Any]]:
    """`/table pause`, `resume`, `replace` and `vote`."""

    @app_commands.command(name="pause", description=told("command-table-pause"))
    @app_commands.describe(until=told("option-until"))
    async def pause(interaction: Interaction, until: app_commands.Range[str, 1, 20] | None = None) -> None:
        await ask(interaction, PAUSE, given={"until": until})

    @app_commands.command(name="resume", description=told("command-table-resume"))
    async def resume(interaction: Interaction) -> None:
        await ask(interaction, "resume")

    @app_commands.command(name="replace", description=told("command-table-replace"))
    @app_commands.describe(seat=told("option-seat"), member=told("option-member"), until=told("option-until"))
    @app_commands.choices(seat=SEAT_CHOICES)
    async def replace(
        interaction: Interaction,
        seat: int,
        member: discord.Member | None = None,
        until: app_commands.Range[str, 1, 20] | None = None,
    ) -> None:
        who = {"member": None, "bot": False} if member is None else {"member": member.id, "bot": member.bot}
        await ask(interaction, REPLACE, given={"seat": seat, "until": until, **who})

    @app_commands.command(name="vote", description=told("command-table-vote"))
    @app_commands.describe(what=told("option-asked"), seat=told("option-seat"))
    @app_commands.choices(what=[app_commands.Choice(name=told(f"what-{word}"), value=word) for word in ASKED])
    @app_commands.choices(seat=SEAT_CHOICES)
    async def vote(interaction: Interaction, what: str, seat: int | None = None) -> None:
        if what == "undo":
            await ask(interaction, "askundo")
        elif what == "pause":
            await ask(interaction, PAUSE, given={"until": None})
        else:
            await ask(interaction, VOTE, given={"what": what, "seat": seat})

    return [pause, resume, replace, vote]
