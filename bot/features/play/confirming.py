"""Confirm: before what reveals something, and when a decision of several taps hands the turn over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.tables.path import ROOT, Path
from bot.ui.ids import custom_id
from bot.ui.page import Button
from rules.core import Action

if TYPE_CHECKING:
    from bot.features.play.panel import Panel

SHOWN_STEPS = 8
"""Steps of a turn that a Confirm repeats."""


def asks_again(panel: Panel, path: Path, action: Action) -> bool:
    if action.reveals or action.asks_once:
        return True
    taps = len(path.answers) + (path.kind != panel.opened(ROOT).kind) + panel.live.match.undoable(panel.seat)
    return panel.settings.confirm and taps > 1 and not action.ends and _hands_over(panel, action)


def _hands_over(panel: Panel, action: Action) -> bool:
    """Others come next, or see something new. Tried on what the seat may know, so that it tells nothing of dice and
    secrets; where others decide at the same time it always comes."""
    if len(panel.live.match.waiting) > 1:
        return True
    after = panel.live.match.imagine(panel.seat)
    after.play(action)
    return after.told or not after.awaited


def line(panel: Panel, action: Action) -> str:
    """The whole decision: the steps that Undo would take back, and this one."""
    match = panel.live.match
    steps = match.free_steps(panel.seat)[-SHOWN_STEPS:]
    told = []
    for step in steps:
        view = match.game.view(match.game.decode(step.before), panel.seat)
        told.append(panel.label(panel.chat.deed(view, panel.seat, step.action)))
    return panel.say("panel-confirm", what=", ".join([*told, panel.deed(action)]))


def row(panel: Panel, path: Path, action: Action) -> list[Button]:
    label = panel.say("button-confirm")
    if action.reveals:
        label = panel.say("no-undo", label=label)
    style = "red" if action.reveals and action.costs else "green"
    buttons = [Button(panel.id("confirm", path), label, style)]
    if panel.live.match.undoable(panel.seat):
        buttons.append(Button(custom_id("restart", panel.table.id), panel.say("button-restart")))
    return buttons
