"""Looking: one's games, the board, one's hand, the log, the rules, what can be taken home."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.features.looking.boards import CHANGES, TEXT, WHOLE
from bot.features.looking.logs import since_words
from bot.features.looking.menus import BOARD_AT, RULES_IN
from bot.features.looking.presses import BOARD_ASKED, LOG_SINCE, LOOK_UP, PICTURE
from bot.features.looking.sights import moments, sight
from bot.store import Reading
from bot.tables.call import HERE_IF_ANY, Call, Services
from bot.ui import limits, pictures
from bot.ui.commanding import SEAT_CHOICES, Choices, Interaction, ask, command, complete, fitting, titles
from bot.ui.discord_view import Marks
from bot.ui.locales import told
from bot.ui.text import cut


@command("games")
async def games(interaction: Interaction) -> None:
    await ask(interaction, "games", table=0)


@command("board")
@app_commands.describe(show=told("option-show"), at=told("option-at"), public=told("option-public"))
async def board(
    interaction: Interaction,
    show: app_commands.Range[str, 1, 60] | None = None,
    at: app_commands.Range[str, 1, 100] | None = None,
    public: bool = False,
) -> None:
    await ask(interaction, BOARD_ASKED, given={"show": show, "at": at, "public": public})


@board.autocomplete("show")
async def _show(interaction: Interaction, current: str) -> Choices:
    return fitting([WHOLE, CHANGES, TEXT, *await complete(interaction, _regions)], current)


def _regions(services: Services, session: Reading, call: Call) -> list[str]:
    """Regions of the board that can be asked for."""
    return pictures.regions(sight(services, session, call.table, call.person).view)


@board.autocomplete("at")
async def _at(interaction: Interaction, current: str) -> Choices:
    def look(services: Services, session: Reading, call: Call) -> list[str]:
        return moments(services, session, call.table, call.person, current)

    words = _stripped(await complete(interaction, look))
    return [app_commands.Choice(name=word, value=word) for word in words[: limits.CHOICES]]


def _stripped(labels: list[str]) -> list[str]:
    return [cut(Marks.strip(label), limits.CHOICE_VALUE) for label in labels]


@command("hand")
@app_commands.describe(show=told("option-hand"))
@app_commands.choices(show=SEAT_CHOICES)
async def hand(interaction: Interaction, show: int | None = None) -> None:
    await ask(interaction, "hand", words=[] if show is None else [str(show)])


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
    await ask(interaction, LOG_SINCE, given={"since": since, "seat": seat, "full": full, "public": public})


@log.autocomplete("since")
async def _since(interaction: Interaction, current: str) -> Choices:
    return fitting(_stripped(await complete(interaction, _since_words)), current)


def _since_words(services: Services, session: Reading, call: Call) -> list[str]:
    return since_words(services, session, call.table, call.person)


@command("rules")
@app_commands.describe(find=told("option-find"), title=told("option-title"), public=told("option-public"))
async def rules(
    interaction: Interaction,
    find: app_commands.Range[str, 1, 80],
    title: str | None = None,
    public: bool = False,
) -> None:
    await ask(interaction, LOOK_UP, table=HERE_IF_ANY, given={"find": find, "title": title, "public": public})


rules.autocomplete("title")(titles)


@command("export")
@app_commands.describe(what=told("option-export"))
@app_commands.choices(
    what=[app_commands.Choice(name=told(f"export-{word}"), value=word) for word in ("record", "picture")]
)
async def export(interaction: Interaction, what: str = "record") -> None:
    await ask(interaction, PICTURE if what == "picture" else "record")


@app_commands.context_menu(name=told("menu-board"))
async def board_menu(interaction: Interaction, message: discord.Message) -> None:
    await ask(interaction, BOARD_AT, table=0, given=_of(message))


@app_commands.context_menu(name=told("menu-rules"))
async def rules_menu(interaction: Interaction, message: discord.Message) -> None:
    await ask(interaction, RULES_IN, table=0, given=_of(message))


def _of(message: discord.Message) -> dict[str, float]:
    return {"message": message.id, "sent": message.created_at.timestamp()}


LOOKING = (games, board, hand, log, rules)
MENUS = (board_menu, rules_menu)
