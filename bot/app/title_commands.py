"""`/<title> …`: made from the title's forms, completed from `legal()`."""

from __future__ import annotations

import inspect
import keyword
from collections.abc import Callable
from typing import Any, cast

import discord
from discord import app_commands

from bot.features.plans.presses import PLAN_FORM
from bot.features.play.lines import completions
from bot.features.play.presses import TITLE_FORM
from bot.store import Reading
from bot.tables.call import Call, Services
from bot.ui import limits
from bot.ui.commanding import Choices, Interaction, ask, complete
from bot.ui.discord_view import Marks
from bot.ui.locales import told
from bot.ui.text import cut
from rules.core import Game
from rules.core.game import Filled, Form
from rules.core.text import catalogue

LONGEST_VALUE = 200
"""Characters of one option: some take lists."""


def title_group(game: Game[Any, Any]) -> app_commands.Group:
    """`/<title> …`: one subcommand per form, completed from what is legal."""
    group = app_commands.Group(name=game.name, description=told("command-title", title=game.title), guild_only=True)
    for form in game.forms:
        group.add_command(_form_command(game, form))
    return group


def _form_command(game: Game[Any, Any], form: Form) -> app_commands.Command[Any, Any, Any]:
    async def play(interaction: Interaction, **values: str | None) -> None:
        given = {names[name]: str(value) for name, value in values.items() if value is not None}
        verb = PLAN_FORM if form.plan else TITLE_FORM
        await ask(interaction, verb, words=[game.name], filled=Filled(form.name, given))

    names = {f"{option}_" if keyword.iskeyword(option) else option: option for option in form.options}
    parameters = [
        inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction)
    ]
    value: Any = app_commands.Range[str, 1, LONGEST_VALUE]
    for number, name in enumerate(names):
        required = number < form.required
        parameters.append(
            inspect.Parameter(
                name,
                inspect.Parameter.POSITIONAL_OR_KEYWORD,
                annotation=value if required else value | None,
                default=inspect.Parameter.empty if required else None,
            )
        )
    play.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    callback = app_commands.rename(**names)(play) if names else play
    command: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=form.name, description=_words(game, f"do-{form.name}") or form.name, callback=cast(Any, callback)
    )
    for name, option in names.items():
        command._params[name].description = _words(game, f"field-{option}") or told("option-field", field=option)
        command.autocomplete(name)(_completion(game, form, option))
    return command


def _words(game: Game[Any, Any], key: str) -> app_commands.locale_str | None:
    """A text of the title's catalogue, if it has it."""
    package = type(game).__module__.removesuffix(".game")
    bundle = catalogue(package, "en")
    return told(key, package) if bundle is not None and bundle.has_message(key) else None


def _completion(game: Game[Any, Any], form: Form, option: str) -> Callable[[Interaction, str], Any]:
    async def offered(interaction: Interaction, current: str) -> Choices:
        given = {
            name: str(value)
            for name, value in vars(interaction.namespace).items()
            if name != option and value not in (None, "")
        }

        def work(services: Services, session: Reading, call: Call) -> list[tuple[str, str]]:
            filled, table = Filled(form.name, given), session.table(call.table)
            if table is None or table.title != game.name:  # the command is for another title
                return []
            return completions(services, session, call.table, call.person, filled, option, current)

        return [
            app_commands.Choice(name=cut(Marks.strip(label), limits.CHOICE_NAME), value=cut(word, limits.CHOICE_VALUE))
            for label, word in (await complete(interaction, work))[: limits.CHOICES]
        ]

    return offered
