"""One viewer at one table at one moment: asking, pressing, completing, and what stands behind what was shown."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache, cached_property
from types import SimpleNamespace
from typing import Any

from discord import app_commands

from bot.ui.page import Button, Menu, Page
from rules import GAMES
from tests.hunter.ground import chooser
from tests.hunter.house import Asked, Got, House, Viewer
from tests.hunter.typed import completions

Command = app_commands.Command[Any, Any, Any]
Opened = tuple[str, Got]


class Scene:
    """One viewer at one table at one moment, on one side of a pair."""

    def __init__(self, house: House, viewer: Viewer, seed: str = "") -> None:
        self.house, self.viewer, self.table = house, viewer, house.table
        self.seed = seed
        self.game = GAMES[house.title]
        with house.store.writing() as session:
            rows = session.seats(self.table)
        self.question = rows[viewer.seat].question if viewer.seat is not None else 1
        self.legal = list(house.match.legal(viewer.seat)) if viewer.seat is not None else []

    @cached_property
    def typed(self) -> list[tuple[str, Opened]]:
        """What completion offers on the way to lines of one to three steps."""
        return list(completions(self, ways=1))

    def chance(self, *words: Any) -> random.Random:
        return chooser(self.seed, self.viewer.person, *words)

    def some_legal(self, name: str, most: int) -> list[Any]:
        return self.chance(name).sample(self.legal, min(most, len(self.legal)))

    # --- opening ---------------------------------------------------------------------------------

    def press(self, verb: str, *words: Any, values: Iterable[str] = (), form: dict[str, str] | None = None) -> Opened:
        return self.press_id(":".join(str(word) for word in ("m", verb, self.table, *words)), values, form)

    def press_id(self, id: str, values: Iterable[str] = (), form: dict[str, str] | None = None) -> Opened:
        told = f"press {id} {list(values) or ''} {form or ''}".rstrip()
        return told, self.house.press(self.viewer, id, list(values), form)

    def command(self, command: Command, **values: Any) -> Opened:
        given = [command.binding] if command.binding is not None else []
        got = self.house.open(self.viewer, lambda asked: command.callback(*given, asked, **values))
        return f"/{command.qualified_name} {values}", got

    def complete(self, command: Command, name: str, typed: str, **filled: Any) -> Opened:
        """What autocomplete offers for one option, with others filled in."""
        parameter = command._params[name]
        complete = parameter.autocomplete
        given = [command.binding] if getattr(complete, "pass_command_binding", False) else []

        async def ask(asked: Asked) -> None:
            asked.namespace = SimpleNamespace(**filled)
            found = await complete(*given, asked, typed)  # type: ignore[misc]
            asked.got.append([(choice.name, choice.value) for choice in found])

        shown = f"/{command.qualified_name} {filled or ''} {parameter.display_name}: {typed!r}"
        return shown, self.house.open(self.viewer, ask)

    def commands(self) -> dict[str, Command]:
        return commands(self.house.bot.tree)


@cache
def commands(tree: app_commands.CommandTree[Any]) -> dict[str, Command]:
    """Slash commands by their whole name."""
    return {one.qualified_name: one for one in tree.walk_commands() if isinstance(one, app_commands.Command)}


def pages(got: Got) -> Iterator[Page]:
    """The pages of an answer."""
    for one in got.answer:
        if isinstance(one, list) and len(one) > 2 and isinstance(one[2], dict) and "page" in one[2]:
            yield one[2]["page"]
        yield from (part for part in one if isinstance(part, Page)) if isinstance(one, list) else ()


def controls(page: Page, rng: random.Random, most: int) -> Iterator[tuple[str, list[str]]]:
    """Buttons that can be pressed, and choices of menus; `most` of the choices of each menu."""
    for row in page.rows:
        if isinstance(row, Menu):
            for option in rng.sample(row.options, min(most, len(row.options))):
                yield row.id, [option.value]
        else:
            yield from ((button.id, []) for button in row if _pressable(button))


def _pressable(button: Button) -> bool:
    return not button.disabled and not button.url


def behind(scene: Scene, opened: Opened, depth: int = 1, most: int = 2, width: int = 12) -> Iterator[Opened]:
    """What stands behind the controls of what was shown."""
    shown, got = opened
    for page in pages(got):
        found = list(controls(page, scene.chance("controls", shown), most))
        for id, values in found if len(found) <= width else scene.chance("few", shown).sample(found, width):
            further = scene.press_id(id, values)
            yield further
            if depth > 1:
                yield from behind(scene, further, depth - 1, most, width)
