"""Buttons, menus and forms: read from their ids, so that every one of them works after a restart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from bot.app.press import Handler, Interaction, Press, call_of
from bot.features.absence import presses as absence  # noqa: F401  its functions make themselves known
from bot.features.coaching import presses as coaching  # noqa: F401  the same
from bot.features.following import presses as following
from bot.features.lobby import presses as lobby  # noqa: F401  the same
from bot.features.local import presses as local
from bot.features.looking import presses as looking
from bot.features.pauses import presses as pauses  # noqa: F401  the same
from bot.features.plans import presses as plans
from bot.features.play import presses as panel  # noqa: F401  the same
from bot.features.recap import presses as recap
from bot.features.server import presses as server
from bot.features.settings import presses as settings  # noqa: F401  the same
from bot.features.time import presses as clock
from bot.features.tour import presses as tour
from bot.features.undo import presses as requests  # noqa: F401  the same
from bot.ui.ids import OLD, VERBS, read_id

if TYPE_CHECKING:
    from bot.app.client import Menhir

PARTS = (looking, local, clock, server, plans, recap, following, tour)


def gathered(parts: Iterable[tuple[str, Mapping[str, Handler]]]) -> dict[str, Handler]:
    """The verbs of all modules, given by name. A verb means one thing: twice, or an old one anew, is an error."""
    found: dict[str, Handler] = {}
    homes: dict[str, str] = dict.fromkeys(OLD, "bot.ui.ids.OLD") | {
        verb: one.handle.__module__ for verb, one in VERBS.items()
    }
    for module, handlers in parts:
        for verb, handler in handlers.items():
            if verb in homes:
                raise ValueError(f"the verb {verb!r} is in {homes[verb]} and in {module}")
            homes[verb] = module
            found[verb] = handler
    return found


HANDLERS = gathered((part.__name__, part.HANDLERS) for part in PARTS)
"""Those that do not go through the door yet."""
ANSWERED: dict[str, Callable[..., Any]] = {verb: one.handle for verb, one in VERBS.items()} | HANDLERS
"""Every verb, and the function that answers it."""


async def pressed(bot: Menhir, interaction: Interaction) -> None:
    """Handle a component or form interaction if it is one of ours."""
    data: Any = interaction.data or {}
    found = read_id(str(data.get("custom_id", "")))
    if found is None:
        return
    verb, table, words, _ = found
    if verb in VERBS:
        await bot.reply(interaction, call_of(interaction, table, words), VERBS[verb])
    elif verb in HANDLERS:
        await bot.learn(interaction)
        press = Press(bot, interaction, verb, table, words)
        await bot.guard(interaction, lambda: HANDLERS[verb](press), table=table)
