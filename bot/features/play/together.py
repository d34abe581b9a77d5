"""Several alike actions in one go: tick items, choose a way for all of them, look at what it amounts to, play it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.choosing import Path, coded, means, ticked
from bot.ui import limits
from bot.ui.page import Button, Menu, Option, Page, button_rows
from rules.core import Action
from rules.core.chat import Several

if TYPE_CHECKING:
    from bot.features.play.panel import Panel


def _several(panel: Panel, path: Path) -> Several | None:
    actions = panel.choosing.kinds.get(path.kind, [])
    return panel.chat.several(panel.view, panel.seat, type(actions[0]), actions) if actions else None


def items(panel: Panel, path: Path) -> list[str]:
    """The words of the items that can be ticked."""
    several = _several(panel, path)
    return [item.word for item in several.items[: limits.SELECT_OPTIONS]] if several is not None else []


def actions(panel: Panel, path: Path) -> list[Action]:
    """What the ticked items and the way amount to."""
    several, chosen = _several(panel, path), ticked(items(panel, path), path.ticked or "")
    way = next((way.word for way in several.ways if means(path.way, way.word)), None) if several else None
    if not chosen or way is None:
        return []
    kind = type(panel.choosing.kinds[path.kind][0])
    return list(panel.chat.together(panel.view, panel.seat, kind, chosen, way).actions)


def page(panel: Panel, path: Path, lines: list[str]) -> Page | None:
    """Items to tick; the ways, once some are ticked; a preview, once a way is chosen. None: nothing of it is left."""
    several = _several(panel, path)
    if several is None:
        return None
    chosen = ticked(items(panel, path), path.ticked or "") or []
    options = [
        Option(
            coded(item.word),
            panel.label(item.label),
            panel.label(item.note) if item.note else "",
            chosen=item.word in chosen,
        )
        for item in several.items[: limits.SELECT_OPTIONS]
    ]
    menu = Menu(panel.id("tick", Path(path.kind, ticked="")), panel.label(several.label), options, most=len(options))
    rows: list[list[Button] | Menu] = [menu]
    if chosen:
        ways = [
            Button(
                panel.id("look", path.but(way=coded(way.word))),
                panel.label(way.label),
                "green" if means(path.way, way.word) else "blue",
            )
            for way in several.ways
        ]
        rows += button_rows(ways)
    way = next((way.word for way in several.ways if means(path.way, way.word)), None)
    if chosen and way is not None:
        kind = type(panel.choosing.kinds[path.kind][0])
        found = panel.chat.together(panel.view, panel.seat, kind, chosen, way)
        lines = [*lines, panel.label(found.preview)]
        if found.actions:
            label = panel.say("button-together", count=len(found.actions))
            rows.append([Button(panel.id("confirm", path), label, "green")])
    return Page(lines=lines, rows=[*rows, panel.last_row(path)])
