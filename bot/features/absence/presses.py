"""Being away, votes, stand-ins, resigning, lost places."""

from __future__ import annotations

import discord

from bot.features.absence.away import Away
from bot.features.absence.pages import away_page, back_page, resign_page
from bot.features.absence.service import Absence
from bot.store import Reading, Writing
from bot.tables.call import Call, Services, Talk
from bot.tables.pauses import Pauses
from bot.tables.places import Places
from bot.tables.refused import Refused
from bot.tables.seats import Seats
from bot.tables.votes import Votes
from bot.ui.ids import custom_id, press, whole
from bot.ui.page import Menu, Option, Page
from bot.ui.text import safe, say

# --- away ----------------------------------------------------------------------------------------


@press("away", writes=True)
def away(services: Services, session: Writing, call: Call) -> Page:
    """Show the page about being away; with a number of days, the person is away from now on."""
    return show_away(services, session, call, call.said[0] if call.said else None)


def show_away(services: Services, session: Writing, call: Call, until: str | None) -> Page:
    """A stand-in comes with the command alone."""
    standin = call.given.get("standin")
    if standin is not None and (until is None or call.given["bot"]):
        raise Refused("away-no-day" if until is None else "no-bots")
    if until is None:
        return away_page(services[Away].absence(session, call.person), call.language)
    absence = services[Away].go_away(session, call.person, until)
    note = say(call.language, "away-told")
    if standin is not None:
        count = _ask_standin(services, session, call, standin, absence.until)
        note += " " + say(call.language, "away-standin", count=count, who=safe(call.given["who"]))
        return away_page(absence, call.language, note)
    long = services[Away].offer(session, call.person)
    return away_page(absence, call.language, note, long=long)


@press("awaypause", writes=True, fresh=True)
def pause_while_away(services: Services, session: Writing, call: Call) -> Page:
    """Ask one's tables to pause until one is back; with a seat, this table until that player is."""
    if call.question is None:
        count = services[Away].pause_all(session, call.person)
        return Page(lines=[say(call.language, "away-asked", count=count)])
    services[Away].pause_for(session, call.table, call.person, call.question)
    return Page(lines=[say(call.language, "undo-asked")])


@press("awayfind", writes=True, fresh=True)
def find_while_away(services: Services, session: Writing, call: Call) -> Page:
    """Look for a stand-in at one's tables until one is back; with a seat, at this table for that player."""
    if call.question is None:
        count = services[Away].find_all(session, call.person)
        return Page(lines=[say(call.language, "away-asked", count=count)])
    services[Away].find_for(session, call.table, call.person, call.question)
    return Page(lines=[say(call.language, "undo-asked")])


def _ask_standin(services: Services, session: Writing, call: Call, member: int, until: float) -> int:
    """Each running table of the person in this server asks the stand-in; how many did."""
    count = 0
    for table, _ in session.tables_of(call.person):
        if table.status != "running" or table.guild != call.guild:
            continue
        try:
            services[Seats].replace(session, table.id, call.person, None, member, until)
            count += 1
        except Refused:  # asked already, or sits there: nothing was written yet
            continue
    return count


@press("returned", writes=True)
def returned(services: Services, session: Writing, call: Call) -> Page:
    """Be back from being away."""
    was_away = services[Away].come_back(session, call.person)
    return back_page(session, call.person, call.language, was_away=was_away)


# --- votes ---------------------------------------------------------------------------------------


@press("vote", writes=True)
def vote(services: Services, session: Writing, call: Call) -> Page | None:
    """Cast a vote, or change it, while it is open. The vote itself shows it; that it counts at other tables is told."""
    key, choice = call.word(0), call.word(-1)
    services[Votes].vote(session, call.table, call.person, key, choice)
    count = services[Votes].vote_elsewhere(session, call.table, call.person, key, choice)
    return Page(lines=[say(call.language, "vote-everywhere", count=count + 1)], fresh=True) if count else None


@press("askend", writes=True, fresh=True)
def ask_end(services: Services, session: Writing, call: Call) -> Page:
    """Ask the table whether to end the game as it stands."""
    services[Absence].ask_vote(session, call.table, call.person, "end")
    return Page(lines=[say(call.language, "undo-asked")])


# --- seats ---------------------------------------------------------------------------------------


@press("standin", writes=True)
def standin(services: Services, session: Writing, call: Call) -> None:
    """Answer the question whether to sit in for somebody."""
    accept = call.word(-1) == "yes"
    services[Seats].answer_standin(session, call.table, call.person, call.name, call.word(0), accept)


@press("resign", writes=True)
def resign(services: Services, session: Writing, call: Call) -> Page:
    """Give up one's seat. Asks first: that is nothing to do by accident."""
    word = call.said[0] if call.said else ""
    if word == "yes":
        services[Seats].resign(session, call.table, call.person)
        return Page(lines=[say(call.language, "left")])
    if word == "stay":
        return Page(lines=[say(call.language, "stays")])
    return resign_page(services, session, call.table, call.person, call.language)


@press("find", writes=True)
def find(services: Services, session: Writing, call: Call) -> Page:
    """Look for a stand-in: for one's own seat; on a reminder the button says whose."""
    seats = [whole(word) for word in call.words[0].split(".")] if call.words else []
    services[Seats].find_standin(session, call.table, call.person, *(seat for seat in seats if seat is not None))
    return Page(lines=[say(call.language, "standin-sought")])


@press("host", writes=True, fresh=True)
def host(services: Services, session: Writing, call: Call) -> Page:
    """Become the host of a table whose host is gone."""
    services[Absence].take_over_host(session, call.table, call.person)
    return Page(lines=[say(call.language, "you-host", table=call.table)])


@press("resume", writes=True, fresh=True)
def resume(services: Services, session: Writing, call: Call) -> Page:
    """Let a paused game go on."""
    services[Pauses].resume(session, call.table, call.person)
    return Page(lines=[say(call.language, "resume-done", table=call.table)])


# --- places --------------------------------------------------------------------------------------


@press("thread", writes=True, fresh=True)
def thread(services: Services, session: Writing, call: Call) -> Page:
    """Make a new thread for a table whose thread is gone."""
    services[Places].new_thread(session, call.table, call.person, moderator=call.moderator)
    return Page(lines=[say(call.language, "thread-coming", table=call.table)])


@press("retry", talks=True, fresh=True)
async def retry(talk: Talk, call: Call) -> Page:
    """Try at once again to post what could not be posted."""
    talk.client.posts.hurry()
    return Page(lines=[say(call.language, "trying-again", table=call.table)])


@press("move", talks=True)
async def move(talk: Talk, call: Call) -> Page:
    """Move a table whose channel is gone, from a private message: first asks where to."""
    guild = await talk.look(lambda services, session: _guild_of(session, call.table))
    channels = await _channels_for(talk, call, guild)
    if not call.values:
        options = [Option(str(channel.id), f"#{channel.name}") for channel in channels[:25]]
        if not options:
            raise Refused("nowhere-to-move")
        menu = Menu(custom_id("move", call.table), say(call.language, "move-where"), options)
        return Page(lines=[say(call.language, "move-ask", table=call.table)], rows=[menu], fresh=True)
    place = next((channel.id for channel in channels if str(channel.id) == call.values[0]), None)
    if place is None:
        raise Refused("nowhere-to-move")
    await talk.change(
        lambda services, session: services[Places].move(session, call.table, call.person, place), claim=call.id
    )
    return Page(lines=[say(call.language, "moved-to", table=call.table, channel=f"<#{place}>")])


def _guild_of(session: Reading, table_id: int) -> int | None:
    table = session.table(table_id)
    if table is None:
        raise Refused("no-table")
    return table.guild


async def _channels_for(talk: Talk, call: Call, guild_id: int | None) -> list[discord.TextChannel]:
    """Channels of the server where both we and that person can write."""
    guild: discord.Guild | None = talk.client.get_guild(guild_id or 0)
    if guild is None:
        raise Refused("nowhere-to-move")
    try:
        member = await guild.fetch_member(call.person)
    except discord.NotFound:
        raise Refused("not-at-table") from None
    return [
        channel
        for channel in guild.text_channels
        if all(
            allowed.view_channel and allowed.send_messages
            for allowed in (channel.permissions_for(guild.me), channel.permissions_for(member))
        )
    ]
