"""Whole decisions in one tap: where few are left, what would be asked one after the other is asked at once; and the
answer that is usually meant is taken, with the others beside what comes next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from bot.features.play.values import BRIEF, FEW, Rows, brief_rows, value_rows
from bot.tables.choosing import JOIN, Path, coded
from bot.ui.page import Button, Option
from rules.core import Action
from rules.core.chat import Said
from rules.core.text import says

if TYPE_CHECKING:
    from bot.features.play.panel import Panel


def rows(panel: Panel, path: Path, actions: Sequence[Action], asked: str, room: int) -> Rows:
    """A button for each of these actions, the last ones in a menu if need be; nothing where they are too many, where
    one question tells them apart, where they need more words than a button has, or where the person wants everything
    asked."""
    if path.exact or len(actions) > BRIEF or panel.choosing.hides(actions):
        return []
    ways: list[tuple[Path, str]] = []
    for action in actions:
        said = panel.chat.whole(panel.view, panel.seat, action, panel.with_pictures)
        way = panel.choosing.path_to(action)
        if said is None or way is None or way.answers[: len(path.answers)] != path.answers:
            return []
        ways.append((way, panel.label(said)))
    if all(len(way.answers) <= len(path.answers) + 1 for way, _ in ways):
        return []
    buttons = [Button(panel.id("pick", way), label, "blue") for way, label in ways]
    options = [Option(_after(path, way), label) for way, label in ways]
    return brief_rows(buttons, options, panel.id("menu", path), asked, room)


def _after(path: Path, way: Path) -> str:
    """The answers that are still to be given, as one value of a menu."""
    return JOIN.join(coded(answer) for answer in way.answers[len(path.answers) :])


def legend(panel: Panel, action: Action) -> list[str]:
    """What the few letters mean, if the title says so."""
    key = f"whole-{type(action).__name__.lower()}"
    return [panel.label(Said(key))] if says(panel.chat.package, key) else []


def usual(panel: Panel, path: Path) -> Path:
    """One question further, if the first one has an answer that is usually meant and something is left to ask then."""
    if not path.kind or path.exact or path.answers or path.ticked is not None:
        return path
    step = panel.choosing.step(path)
    if step.question is None:
        return path
    answer = panel.chat.usual(panel.view, panel.seat, type(step.actions[0]), step.question)
    possible = {panel.choosing.word(action, step.question) for action in step.actions}
    further = path.answered(answer)
    return further if answer in possible and panel.choosing.step(further).question is not None else path


def others(panel: Panel, path: Path) -> Rows:
    """The answers beside the usual one: a row of buttons, or a menu."""
    first = path.but(answers=(), group=None, filter="")
    if len(path.answers) != 1 or not usual(panel, first).answers:
        return []
    step = panel.choosing.step(first)
    assert step.question is not None
    values = panel.values(step.actions, step.question, path.exact)
    left = [msgspec.structs.replace(value, brief="") for value in values if value.word != path.answers[0]]
    found = value_rows(left, first, panel.id, panel.asked(step.question))
    return [_grey(row) if isinstance(row, list) else row for row in found] if len(left) <= FEW else found


def _grey(row: list[Button]) -> list[Button]:
    return [msgspec.structs.replace(button, style="grey") for button in row]
