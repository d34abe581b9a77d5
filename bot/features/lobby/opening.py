"""Opening a table: where the server wants it, as far as we may, else with a way on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
import msgspec

from bot.store import PersonNotes, Writing
from bot.store.notes import Setup, Wish
from bot.tables.base import Refused
from bot.ui import permissions
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows
from bot.ui.text import say
from rules import GAMES

if TYPE_CHECKING:
    from bot.app.client import Menhir

Interaction = discord.Interaction["Menhir"]


async def open_table(bot: Menhir, interaction: Interaction, wish: Wish) -> None:
    game = GAMES.get(wish.title)
    if game is None:
        raise Refused("no-such-title", title=wish.title)
    if wish.seats is not None and wish.seats not in game.seats:
        raise Refused("bad-seats", title=game.title, least=game.seats.start, most=game.seats.stop - 1)
    chosen = read_options(game, wish.options)
    setup = await bot.worker.do(bot.tables.setup, interaction.guild_id or 0)
    _allowed_here(bot, interaction, setup)
    language = setup.language or bot.language(interaction)
    home = place = interaction.channel_id or 0
    where = wish.where or ("thread" if setup.threads else "here")
    try:
        if where == "thread" and isinstance(interaction.channel, discord.TextChannel):
            name = say(language, "thread-name", title=game.title, who=interaction.user.display_name[:40])
            place = await _new_thread(interaction, interaction.channel, name[:100])
        else:
            _writable(interaction)
        table = await bot.worker.do(
            bot.tables.open,
            str(interaction.id),
            guild=interaction.guild_id,
            home=home,
            place=place,
            person=interaction.user.id,
            name=interaction.user.display_name,
            title=wish.title,
            seats=wish.seats,
            options=chosen,
            language=language,
            table_name=wish.name,
        )
    except Refused as refused:
        await bot.worker.do(keep_wish, bot, interaction.user.id, wish)
        if refused.key == "place-taken":
            refused.offering("wish", 0, "thread")
        raise
    await bot.show(interaction, Page(lines=[say(bot.language(interaction), "opened", table=table.id)]))


def _allowed_here(bot: Menhir, interaction: Interaction, setup: Setup) -> None:
    """Whether this person may open a table in this channel, as the moderators have chosen."""
    if interaction.permissions.manage_guild:
        return
    if setup.who == "moderators":
        raise Refused("open-moderators")
    here = getattr(interaction.channel, "parent_id", None) or interaction.channel_id
    if setup.channel and here != setup.channel and bot.get_channel(setup.channel) is not None:
        raise Refused("open-elsewhere", channel=str(setup.channel))


async def _new_thread(interaction: Interaction, channel: discord.TextChannel, name: str) -> int:
    needed = ("view_channel", "create_public_threads", "send_messages_in_threads")
    lacking = permissions.lacking(interaction.app_permissions, needed)
    if lacking:
        missing = ", ".join(permissions.NEEDED[one] for one in lacking)
        raise Refused("no-threads", missing=missing).offering("wish", 0, "here").offering("needs", 0)
    await interaction.response.defer(ephemeral=True, thinking=True)
    return (await channel.create_thread(name=name, type=discord.ChannelType.public_thread)).id


def _writable(interaction: Interaction) -> None:
    thread = isinstance(interaction.channel, discord.Thread)
    needed = ("view_channel", "send_messages_in_threads" if thread else "send_messages")
    lacking = permissions.lacking(interaction.app_permissions, needed)
    if lacking:
        missing = ", ".join(permissions.NEEDED[one] for one in lacking)
        raise Refused("no-writing", missing=missing).offering("needs", 0)


# --- a wish that could not be granted as it was ---------------------------------------------------


def keep_wish(bot: Menhir, person: int, wish: Wish) -> None:
    with bot.tables.writing() as session:
        _note_wish(session, person, wish)


def _note_wish(session: Writing, person: int, wish: Wish) -> None:
    with session.changing(PersonNotes, person) as notes:
        notes.wish = wish


def kept_wish(bot: Menhir, person: int) -> Wish:
    with bot.tables.reading() as session:
        wish = session.note(PersonNotes, person).wish
    if wish is None:
        raise Refused("nothing-asked")
    return wish


def needs_page(allowed: discord.Permissions, channel: str, language: str) -> Page:
    """A text to hand to a moderator, with Discord's exact names."""
    lacking = permissions.lacking(allowed, permissions.ALL)
    lines = [say(language, "needs-heading", channel=channel)]
    lines += [f"· {permissions.ALL[name]}: {say(language, f'permission-{name}')}" for name in lacking]
    lines.append(say(language, "needs-how"))
    return Page(lines=lines)


def way_rows(refused: Refused, language: str) -> list[Any]:
    """The buttons a refusal offers."""
    buttons = []
    for verb, table, words in refused.ways:
        label = say(language, f"way-{'-'.join(str(word) for word in (verb, *words))}")
        buttons.append(Button(custom_id(verb, table, *words), label))
    return button_rows(buttons)


def read_options(game: Any, words: str) -> dict[str, Any]:
    """Options typed as `name=value name=value`, kept only where they differ from the default."""
    given: dict[str, str] = {}
    for word in words.replace(",", " ").split():
        name, equals, value = word.partition("=")
        if not equals or name not in game.options.__struct_fields__:
            names = ", ".join(game.options.__struct_fields__)
            raise Refused("option-names", names=names)
        given[name] = value
    try:
        chosen = msgspec.to_builtins(msgspec.convert(given, game.options, strict=False))
    except msgspec.ValidationError as error:
        raise Refused("bad-option", why=str(error)) from None
    usual = msgspec.to_builtins(game.options())
    return {name: value for name, value in chosen.items() if value != usual[name]}
