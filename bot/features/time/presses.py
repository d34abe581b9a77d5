"""Buttons about time: the clock, snooze, away, mute, private messages again."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import discord

from bot.app.press import Handler, Interaction, Press
from bot.features.time.pages import away_page, clock_page, no_dm_page
from bot.tables.base import Refused
from bot.ui import discord_view as wire
from bot.ui.page import Page
from bot.ui.text import safe, say, timestamp

if TYPE_CHECKING:
    from bot.app.client import Menhir

log = logging.getLogger(__name__)


async def _clock(press: Press) -> None:
    """Show the clock's page; with a mode, that clock is set or proposed."""
    await show_clock(press.bot, press.interaction, press.table, _word(press))


def _word(press: Press) -> str | None:
    """What a button says besides its verb, if it does."""
    return (press.words[0] if press.words else "") or None


async def show_clock(bot: Menhir, interaction: Interaction, table: int, mode: str | None) -> None:
    language, person, note = bot.language(interaction), interaction.user.id, ""
    if mode is not None:
        moderator = interaction.permissions.manage_guild
        asked = await bot.worker.do(
            bot.tables.choose_clock, str(interaction.id), table, person, mode, moderator=moderator
        )
        note = say(language, "clock-set") if asked is None else say(language, "clock-proposed")
    await bot.show(interaction, await bot.worker.do(clock_page, bot.tables, table, person, language, note))


async def _snooze(press: Press) -> None:
    """Be reminded later."""
    hold = await press.bot.worker.do(press.bot.tables.snooze, press.id, press.table, press.person)
    await press.show(Page(lines=[say(press.language, "snoozed", when=timestamp(hold))]))


async def _away(press: Press) -> None:
    """Show the page about being away; with a number of days, the person is away from now on."""
    await show_away(press.bot, press.interaction, _word(press))


async def show_away(
    bot: Menhir, interaction: Interaction, until: str | None, standin: discord.Member | None = None
) -> None:
    person, language = interaction.user.id, bot.language(interaction)
    if standin is not None and (until is None or standin.bot):
        raise Refused("away-no-day" if until is None else "no-bots")
    if until is None:
        absence, note = await bot.worker.do(bot.tables.absence, person), ""
    else:
        absence = await bot.worker.do(bot.tables.go_away, str(interaction.id), person, until)
        note = say(language, "away-told")
    if standin is not None:
        count = await _ask_standin(bot, interaction, standin.id, absence.until)
        note += " " + say(language, "away-standin", count=count, who=safe(standin.display_name))
    await bot.show(interaction, away_page(absence, language, note))


async def _ask_standin(bot: Menhir, interaction: Interaction, member: int, until: float) -> int:
    """Each running table of the person in this server asks the stand-in; how many did."""

    def look() -> list[int]:
        with bot.tables.reading() as session:
            mine = [table for table, _ in session.tables_of(interaction.user.id) if table.status == "running"]
            return [table.id for table in mine if table.guild == interaction.guild_id]

    count = 0
    for table in await bot.worker.do(look):
        claim = f"{interaction.id}:{table}"
        try:
            await bot.worker.do(bot.tables.replace, claim, table, interaction.user.id, None, member, until)
            count += 1
        except Refused:  # asked already, or sits there
            continue
    return count


async def _returned(press: Press) -> None:
    """Be back from being away."""
    was_away = await press.bot.worker.do(press.bot.tables.come_back, press.id, press.person)
    key = "away-back" if was_away else "away-not"
    await press.show(Page(lines=[say(press.language, key)]))


async def _mute(press: Press) -> None:
    """Have no calls, reminders and private messages about a table any more, or again."""
    muted = await press.bot.worker.do(press.bot.tables.mute, press.id, press.table, press.person)
    key = "muted" if muted else "unmuted"
    await press.show(Page(lines=[say(press.language, key, table=press.table)]))


async def _try_dm(press: Press) -> None:
    """Try private messages again."""
    await press.bot.worker.do(press.bot.tables.try_dm_again, press.id, press.person)
    await press.show(Page(lines=[say(press.language, "dm-again")]))


async def tell_news(bot: Menhir, interaction: Interaction) -> None:
    """After an own action: that private messages could not be delivered, once."""
    if not interaction.response.is_done() or interaction.extras.get("news") is False:
        return
    try:
        if await bot.worker.do(bot.tables.news_for, interaction.user.id):
            page = no_dm_page(bot.language(interaction))
            await interaction.followup.send(**wire.sending(page, bot.marks), ephemeral=True)
    except Exception as error:  # noqa: BLE001  news never spoil the answer
        log.warning("interaction %s: news could not be told: %s", interaction.id, error)


HANDLERS: dict[str, Handler] = {
    "clock": _clock,
    "snooze": _snooze,
    "away": _away,
    "returned": _returned,
    "mute": _mute,
    "trydm": _try_dm,
}
