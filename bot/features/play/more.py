"""The last button of the panel: what is needed now and then. A new entry is one line in `MORE`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from bot.features.play import hints
from bot.features.play import service as play
from bot.features.play.panel import Panel
from bot.store import Reading
from bot.tables.call import Services
from bot.tables.choosing import Path
from bot.tables.clauses import clause_text
from bot.tables.tables import opened, seat_of
from bot.ui.ids import custom_id
from bot.ui.page import Button, Page, button_rows

Beside = Literal["can", "rulesfor", "explain"]

SHOWN = 5
"""Actions of a kind that are told in full."""


def _always(panel: Panel) -> bool:
    return True


def _free(panel: Panel) -> bool:
    return panel.live.match.undoable(panel.seat) > 0


class More(msgspec.Struct, frozen=True):
    """A button: its verb (`bot.app.interactions`), labelled `button-<verb>`; greyed out where it does nothing."""

    verb: str
    works: Callable[[Panel], bool] = _always
    asks: bool = False
    """Its id carries the question, so that an old one is noticed."""
    choices: bool = False
    """And what was chosen so far."""


MORE = [
    More("type", asks=True),
    More("rulesfor"),
    More("can"),
    More("hint", lambda panel: hints.allowed(panel.narrator), asks=True),
    More("log"),
    More("ahead"),
    More("restart", _free),
    More("askundo"),
    More("wrong", choices=True),
]


def more(
    services: Services, session: Reading, table_id: int, person: int, path: Sequence[str], *, question: int | None
) -> Page:
    """What else can be done beside the panel."""
    panel = play.asked(services, session, table_id, person, question)
    if panel is None:
        return play.panel(services, session, table_id, person, path, question=question)
    return _more_page(panel, Path.read(path))


def _more_page(panel: Panel, path: Path) -> Page:
    buttons = []
    for entry in MORE:
        words = [panel.row.question] if entry.asks else []
        id = panel.id(entry.verb, path) if entry.choices else custom_id(entry.verb, panel.table.id, *words)
        buttons.append(Button(id, panel.say(f"button-{entry.verb}"), disabled=not entry.works(panel)))
    last = panel.last_row(path)
    assert isinstance(last, list)
    last[0] = Button(panel.id("back", path), panel.say("button-back"))
    last[-1] = msgspec.structs.replace(last[-1], disabled=True)
    return Page(lines=panel.head(), rows=[*button_rows(buttons), last])


def beside(services: Services, session: Reading, table_id: int, person: int, what: Beside) -> Page:
    """What can I do, rules for this, explain this decision."""
    table, narrator, live = opened(services, session, table_id, person)
    seat = seat_of(narrator, person)
    if seat is None or seat.seat not in live.match.waiting:
        return play.not_now(table, narrator, live, seat)
    page = {"can": _can_page, "rulesfor": _rules_page, "explain": _explain_page}[what]
    return page(play.panel_of(session, narrator, live, seat))


def _can_page(panel: Panel) -> Page:
    """Everything that seat may do now, kind by kind."""
    lines = [f"**{panel.say('can-heading')}**"]
    for actions in panel.choosing.kinds.values():
        told = ", ".join(dict.fromkeys(panel.deed(action) for action in actions[:SHOWN]))
        rest = len(actions) - SHOWN
        what = panel.say("and-more", what=told, count=rest) if rest > 0 else told
        label = panel.label(panel.chat.kind(panel.view, panel.seat, type(actions[0]), actions))
        lines.append(panel.say("can-line", kind=label, what=what))
    return Page(lines=lines, rows=[[_to_move(panel)]])


def _rules_page(panel: Panel) -> Page:
    """The clauses that allow what may be done now."""
    clauses = dict.fromkeys(actions[0].clause for actions in panel.choosing.kinds.values())
    told = [line for clause in clauses for line in _clause_lines(panel, clause)]
    return Page(lines=[f"**{panel.say('button-rulesfor')}**", *told], rows=[[_to_move(panel)]])


def _explain_page(panel: Panel) -> Page:
    """The present question for somebody who never met it."""
    found = panel.chat.explained(panel.view, panel.seat)
    if found is None:
        return _rules_page(panel)
    said, clause = found
    return Page(lines=[panel.label(said), *_clause_lines(panel, clause)], rows=[[_to_move(panel)]])


def _clause_lines(panel: Panel, clause: str) -> list[str]:
    """A clause of the rules, if it is one."""
    game = panel.narrator.game
    if clause not in game.clauses:
        return []
    return [panel.say("rules-line", clause=clause, text=clause_text(game, clause, panel.table.language))]


def _to_move(panel: Panel) -> Button:
    return Button(custom_id("turn", panel.table.id), panel.say("button-to-move"), "blue")
