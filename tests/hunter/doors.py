"""Everything that somebody at or beside a table can see or ask: the list is read from the product, each entry is opened
by a function of `commanding`, `pressing` or `posted`. `test_doors` fails where one of the two lacks the other's entry.

Sources: the command tree, the table of presses, the kinds of posts, what a computer player on the viewer's seat would
be asked and would choose. Words that are typed and ids that are pressed come from what was shown to the viewer before,
so a door is opened alike wherever the viewer was shown the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args

from discord import app_commands

from bot.app.interactions import ANSWERED
from bot.store.bodies import PostKind
from rules import GAMES
from rules.core.thinking.levels import LEVELS
from tests.hunter.commanding import COMMANDS, open_command, open_menu
from tests.hunter.posted import POSTS, open_post
from tests.hunter.pressing import PRESSES, open_press
from tests.hunter.scene import Opened, Scene, commands
from tests.hunter.thought import open_thought


def entries(tree: app_commands.CommandTree[Any]) -> dict[str, list[str]]:
    """What the product offers, by source."""
    menus = [one.name for one in tree._get_all_commands() if isinstance(one, app_commands.ContextMenu)]
    return {
        "command": list(commands(tree)),
        "menu": menus,
        "press": sorted(ANSWERED),
        "post": list(get_args(PostKind)),
        "thought": list(LEVELS),
    }


OPENERS: dict[str, Callable[[Scene, str], Iterator[Opened]]] = {
    "command": open_command,
    "menu": open_menu,
    "press": open_press,
    "post": open_post,
    "thought": open_thought,
}


def known(source: str) -> set[str]:
    """What the hunter can open."""
    if source == "command":
        return {*COMMANDS, *(f"{game.name} {form.name}" for game in GAMES.values() for form in game.forms)}
    menus: set[str] = {"Board at this point", "Rules in this message"}
    opened: dict[str, set[str]] = {"menu": menus, "press": {*PRESSES}, "post": {*POSTS}, "thought": {*LEVELS}}
    return opened[source]
