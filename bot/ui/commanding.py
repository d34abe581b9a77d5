"""What every command needs: its words, its table, completions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.ui import limits
from bot.ui.locales import told
from bot.ui.text import SEATS, cut, say
from rules import GAMES
from rules.core import Game
from rules.core.chat import plain
from rules.core.plainchat import chat_of

T = TypeVar("T")
Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
SEAT_CHOICES = [app_commands.Choice(name=told(f"seat-{word}"), value=seat) for seat, word in enumerate(SEATS)]


async def ask(interaction: Interaction, verb: Any, **given: Any) -> None:
    """Answer a command: by what the button of that verb does, or a `Verb` that no button has. At the table of the
    channel, unless `table` says another; `words` as in an id, `given` the command's options by name."""
    await interaction.client.ask(interaction, verb, **given)


async def complete(interaction: Interaction, work: Callable[..., list[T]], **given: Any) -> list[T]:
    """What is offered while somebody types; `work` is given all services, an open look and the call."""
    found: list[T] = await interaction.client.complete(interaction, work, **given)
    return found


def command(name: str) -> Callable[[Callable[..., Any]], app_commands.Command[Any, Any, Any]]:
    """A command whose description stands in the catalogue as `command-<name>`."""
    return app_commands.command(name=name, description=told(f"command-{name}"))


async def titles(interaction: Interaction, current: str) -> Choices:
    """The games, each with one line about it."""
    (language,) = await complete(interaction, lambda services, session, call: [call.language], table=0) or ["en"]
    fitting = [game for game in GAMES.values() if current.casefold() in game.title.casefold()]
    return [
        app_commands.Choice(name=cut(title_line(game, language), limits.CHOICE_NAME), value=game.name)
        for game in fitting[: limits.CHOICES]
    ]


def title_line(game: Game[Any, Any], language: str) -> str:
    """How many play, and the few words of the title's catalogue about what it is like and how long it takes."""
    least, most = game.seats.start, game.seats.stop - 1
    line = say(language, "title-players", title=game.title, least=least, most=most)
    chat = chat_of(game)
    said = chat.tagline()
    return line if said is None else f"{line} · {plain(chat, said, language, str)}"


def fitting(words: list[str], current: str) -> Choices:
    fitting = [word for word in words if current.casefold() in word.casefold()]
    return [app_commands.Choice(name=word, value=word) for word in fitting[: limits.CHOICES]]
