"""Looking: the board, one's hand, the log, the rules, help, what can be taken home."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.help.topics import TOPICS
from bot.features.looking.boards import CHANGES, TEXT, WHOLE
from bot.features.looking.menus import board_at, rules_in
from bot.tables.base import Refused
from bot.ui import limits
from bot.ui.commanding import SEAT_CHOICES, Choices, Interaction, command, fitting, table_here, titles
from bot.ui.discord_view import Marks
from bot.ui.locales import told
from bot.ui.page import cut
from rules import GAMES


@command("board")
@app_commands.describe(show=told("option-show"), at=told("option-at"), public=told("option-public"))
async def board(
    interaction: Interaction,
    show: app_commands.Range[str, 1, 60] | None = None,
    at: app_commands.Range[str, 1, 100] | None = None,
    public: bool = False,
) -> None:
    bot = interaction.client

    async def answer() -> None:
        await bot.boards.show(interaction, await table_here(interaction), show, at=at, public=public)

    await bot.guard(interaction, answer)


@board.autocomplete("show")
async def _show(interaction: Interaction, current: str) -> Choices:
    words = await interaction.client.regions(interaction)
    return fitting([WHOLE, CHANGES, TEXT, *words], current)


@board.autocomplete("at")
async def _at(interaction: Interaction, current: str) -> Choices:
    bot = interaction.client
    try:
        table = await table_here(interaction)
        found = await bot.worker.do(bot.answers.moments, table, interaction.user.id, current)
    except Refused:
        return []
    return _words([cut(Marks.strip(label), limits.CHOICE_VALUE) for label in found])


def _words(words: list[str]) -> Choices:
    return [app_commands.Choice(name=word, value=word) for word in words[: limits.CHOICES]]


@command("hand")
@app_commands.describe(show=told("option-hand"))
@app_commands.choices(show=SEAT_CHOICES)
async def hand(interaction: Interaction, show: int | None = None) -> None:
    bot = interaction.client

    async def answer() -> None:
        table = await table_here(interaction)
        await bot.show(interaction, await bot.worker.do(bot.answers.hand, table, interaction.user.id, show))

    await bot.guard(interaction, answer)


@command("log")
@app_commands.describe(
    since=told("option-since"), seat=told("option-seat"), full=told("option-full"), public=told("option-public")
)
@app_commands.choices(seat=SEAT_CHOICES)
async def log(
    interaction: Interaction,
    since: app_commands.Range[str, 1, 100] | None = None,
    seat: int | None = None,
    full: bool = False,
    public: bool = False,
) -> None:
    bot = interaction.client

    async def answer() -> None:
        table, person = await table_here(interaction), interaction.user.id
        span = await bot.worker.do(bot.answers.span, table, person, since, seat, full)
        if public:
            await bot.publish(interaction, await bot.worker.do(bot.answers.public_log, table, person, span))
        else:
            await bot.show(interaction, await bot.worker.do(bot.answers.log, table, person, span=span))

    await bot.guard(interaction, answer)


@log.autocomplete("since")
async def _since(interaction: Interaction, current: str) -> Choices:
    bot = interaction.client
    try:
        found = await bot.worker.do(bot.answers.since_words, await table_here(interaction), interaction.user.id)
    except Refused:
        return []
    return fitting([cut(Marks.strip(word), limits.CHOICE_VALUE) for word in found], current)


@command("rules")
@app_commands.describe(find=told("option-find"), title=told("option-title"), public=told("option-public"))
async def rules(
    interaction: Interaction,
    find: app_commands.Range[str, 1, 80],
    title: str | None = None,
    public: bool = False,
) -> None:
    bot = interaction.client

    async def answer() -> None:
        if title is not None and title not in GAMES:
            raise Refused("no-such-title", title=title[:40])
        here = await bot.worker.do(bot.find_table, interaction.channel_id or 0)
        if title is None and here is None:
            raise Refused("no-table")
        name = title or (here.title if here is not None else "")
        table = here.id if here is not None and here.title == name and here.status != "lobby" else 0
        language = await bot.public_language(interaction) if public else bot.language(interaction)
        page = await bot.worker.do(bot.answers.rules, name, find, language, table=table, public=public)
        await (bot.publish(interaction, page) if public else bot.show(interaction, page))

    await bot.guard(interaction, answer)


rules.autocomplete("title")(titles)


@command("help")
@app_commands.describe(about=told("option-about"))
async def help_(interaction: Interaction, about: app_commands.Range[str, 1, 60] | None = None) -> None:
    bot = interaction.client

    async def answer() -> None:
        place, language = interaction.channel_id or 0, bot.language(interaction)
        page = await bot.worker.do(bot.answers.help, interaction.user.id, language, place, about, interaction.guild_id)
        await bot.show(interaction, page)

    await bot.guard(interaction, answer)


@help_.autocomplete("about")
async def _about(interaction: Interaction, current: str) -> Choices:
    found = [(game.title, game.name) for game in GAMES.values()] + [(topic, topic) for topic in TOPICS]
    wanted = current.casefold()
    return [
        app_commands.Choice(name=label, value=word) for label, word in found if wanted in f"{label} {word}".casefold()
    ][: limits.CHOICES]


@command("export")
@app_commands.describe(what=told("option-export"))
@app_commands.choices(
    what=[app_commands.Choice(name=told(f"export-{word}"), value=word) for word in ("record", "picture")]
)
async def export(interaction: Interaction, what: str = "record") -> None:
    bot = interaction.client

    async def answer() -> None:
        await bot.boards.export(interaction, await table_here(interaction), what)

    await bot.guard(interaction, answer)


@app_commands.context_menu(name=told("menu-board"))
async def board_menu(interaction: Interaction, message: discord.Message) -> None:
    await interaction.client.guard(interaction, lambda: board_at(interaction, message))


@app_commands.context_menu(name=told("menu-rules"))
async def rules_menu(interaction: Interaction, message: discord.Message) -> None:
    await interaction.client.guard(interaction, lambda: rules_in(interaction, message))


LOOKING = (board, hand, log, rules, help_, export)
MENUS = (board_menu, rules_menu)
