"""The last button of the panel: what is needed now and then. A new entry is one line in `MORE`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from bot.tables.path import Path
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows

if TYPE_CHECKING:
    from bot.features.play.panel import Panel

SHOWN = 5
"""Actions of a kind that are told in full."""


def _always(panel: Panel) -> bool:
    return True


def _free(panel: Panel) -> bool:
    return panel.live.match.undoable(panel.seat) > 0


class More(msgspec.Struct, frozen=True):
    """A button: its verb (`bot.app.presses`), labelled `button-<verb>`; greyed out where it does nothing."""

    verb: str
    works: Callable[[Panel], bool] = _always
    asks: bool = False
    """Its id carries the question, so that an old one is noticed."""


MORE = [
    More("type", asks=True),
    More("rulesfor"),
    More("can"),
    More("log"),
    More("plan"),
    More("restart", _free),
    More("askundo"),
]


def more_page(panel: Panel, path: Path, lines: list[str]) -> Page:
    buttons = []
    for more in MORE:
        words = [panel.row.question] if more.asks else []
        label = panel.say(f"button-{more.verb}")
        buttons.append(Button(custom_id(more.verb, panel.table.id, *words), label, disabled=not more.works(panel)))
    last = panel.last_row(path)
    assert isinstance(last, list)
    last[0] = Button(panel.id("back", path), panel.say("button-back"))
    last[-1] = msgspec.structs.replace(last[-1], disabled=True)
    return Page(lines=lines, rows=[*button_rows(buttons), last])


def can_page(panel: Panel) -> Page:
    """Everything that seat may do now, kind by kind."""
    lines = [f"**{panel.say('can-heading')}**"]
    for actions in panel.choosing.kinds.values():
        told = ", ".join(dict.fromkeys(panel.deed(action) for action in actions[:SHOWN]))
        rest = len(actions) - SHOWN
        what = panel.say("and-more", what=told, count=rest) if rest > 0 else told
        label = panel.label(panel.chat.kind(panel.view, panel.seat, type(actions[0]), actions))
        lines.append(panel.say("can-line", kind=label, what=what))
    return Page(lines=lines, rows=[[to_move(panel)]])


def rules_page(panel: Panel, clause_text: Callable[[str], str]) -> Page:
    """The clauses that allow what may be done now."""
    known = panel.narrator.game.clauses
    clauses = dict.fromkeys(actions[0].clause for actions in panel.choosing.kinds.values())
    told = [panel.say("rules-line", clause=id, text=clause_text(id)) for id in clauses if id in known]
    return Page(lines=[f"**{panel.say('button-rulesfor')}**", *told], rows=[[to_move(panel)]])


def explain_page(panel: Panel, clause_text: Callable[[str], str]) -> Page:
    """The present question for somebody who never met it."""
    found = panel.chat.explained(panel.view, panel.seat)
    if found is None:
        return rules_page(panel, clause_text)
    said, clause = found
    lines = [panel.label(said)]
    if clause in panel.narrator.game.clauses:
        lines.append(panel.say("rules-line", clause=clause, text=clause_text(clause)))
    return Page(lines=lines, rows=[[to_move(panel)]])


def to_move(panel: Panel) -> Button:
    return Button(custom_id("turn", panel.table.id), panel.say("button-to-move"), "blue")
