"""Whole decisions in one tap: where few are left, what would be asked one after the other is asked at once; and the
answer that is usually meant is taken, with the others beside what comes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from bot.features.play.values import BRIEF, FEW, RANKED, Id, Rows, Way, brief_rows, value_menu, value_rows
from bot.tables.choosing import JOIN, Path, coded
from bot.ui.page import Button, Option
from rules.core import Action
from rules.core.chat import Said
from rules.core.text import says

if TYPE_CHECKING:
    from bot.features.play.panel import Panel


def rows(
    panel: Panel, path: Path, actions: Sequence[Action], id: Id, asked: str, room: int, ranks: Mapping[Action, int]
) -> Rows:
    """A button for each of these actions, some of them in menus if need be; nothing where they are too many, where one
    question tells them apart (unless they are ranked), where they need more words than a button has, or where the
    person wants everything asked."""
    if path.exact or len(actions) > (RANKED if ranks else BRIEF) or panel.choosing.hides(actions):
        return []
    ways: list[Way] = []
    one_question = True
    for action in actions:
        said = panel.chat.whole(panel.view, panel.seat, action, panel.with_pictures)
        way = panel.choosing.path_to(action)
        if said is None or way is None or way.answers[: len(path.answers)] != path.answers:
            return []
        label = panel.label(said)
        button, option = Button(id("pick", way), label, "blue"), Option(_after(path, way), label)
        ways.append(Way(button, option, ranks.get(action, 0)))
        one_question = one_question and len(way.answers) <= len(path.answers) + 1
    return [] if one_question and not ranks else brief_rows(ways, path, id, asked, room)


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


def others(panel: Panel, path: Path, *, short: bool = False) -> Rows:
    """The answers beside the usual one: a row of buttons, or a menu; `short`: where every button counts."""
    first = path.but(answers=(), group=None, filter="")
    if len(path.answers) != 1 or not usual(panel, first).answers:
        return []
    step = panel.choosing.step(first)
    assert step.question is not None
    values = panel.values(step.actions, step.question, path.exact)
    left = [msgspec.structs.replace(value, brief="") for value in values if value.word != path.answers[0]]
    asked = panel.asked(step.question)
    if short and len(left) > 1:
        return [value_menu(left, first, panel.id, asked)]
    found = value_rows(left, first, panel.id, asked)
    return [_grey(row) if isinstance(row, list) else row for row in found] if len(left) <= FEW else found


def in_one_tap(panel: Panel, path: Path, kind: type[Action]) -> list[Button]:
    """Buttons that do what comes next as well, where it is possible then."""
    buttons: list[Button] = []
    for both in panel.chat.in_one_tap(panel.view, panel.seat, kind) if not path.answers and not path.exact else []:
        way = panel.choosing.path_to(both.first)
        if way is not None and (actions := played(panel, both.first)):
            label = panel.label(both.label)
            if any(action.reveals for action in actions):
                label = panel.say("no-undo", label=label)
            buttons.append(Button(panel.id("confirm", way.but(then=True)), label, "blue"))
    return buttons


def played(panel: Panel, first: Action) -> list[Action]:
    """That action and what is done with it in one tap; none if that is not possible now."""
    for both in panel.chat.in_one_tap(panel.view, panel.seat, type(first)):
        if both.first == first:
            after = panel.live.match.imagine(panel.seat)
            after.play(first)
            return [first, both.then] if not after.told and after.awaited and both.then in after.legal() else []
    return []


def closing(panel: Panel, path: Path, actions: Sequence[Action]) -> bool:
    """Whatever is tapped here hands the turn over, and can be taken back freely until somebody decides: then the page
    says so before the tap, instead of asking again after it. Computer players would decide at once."""
    match = panel.live.match
    wanted = panel.chat.at_once and panel.settings.confirm and not path.exact
    if not wanted or not match.undoable(panel.seat) or len(match.waiting) != 1:
        return False
    now = match.imagine(panel.seat)
    saved = now.saved()
    for action in actions:
        after = now.again(saved)
        if action.reveals or action.asks_once or action.ends:
            return False
        after.play(action)
        if after.told or after.awaited or not after.waiting or panel.narrator.automatic.intersection(after.waiting):
            return False
    return True


def _grey(row: list[Button]) -> list[Button]:
    return [msgspec.structs.replace(button, style="grey") for button in row]
