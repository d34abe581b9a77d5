"""The panel: choices, the move itself, undo, typed lines."""

from __future__ import annotations

from typing import Any, cast

from bot.features.play.answering import PanelAnswers
from bot.store import Reading, Writing
from bot.tables.base import Outcome, Refused
from bot.tables.call import Call, Then
from bot.ui import limits
from bot.ui.discord_view import Marks
from bot.ui.ids import Verb, custom_id, press
from bot.ui.page import Form, Page, cut
from bot.ui.text import say
from rules import GAMES
from rules.core import Refusal
from rules.core.game import Filled

# --- the panel -----------------------------------------------------------------------------------


@press("turn")
def turn(answers: PanelAnswers, _: Reading, call: Call) -> Page:
    """Show one's panel: what is asked and what is possible."""
    return answers.panel(call.table, call.person)


@press("look", "back")
def look(answers: PanelAnswers, _: Reading, call: Call) -> Page:
    """Show another page of the panel; nothing is played."""
    return answers.panel(call.table, call.person, call.path, question=call.question)


@press("tick")
def tick(answers: PanelAnswers, _: Reading, call: Call) -> Page:
    """Tick items of a list in the panel; nothing is played."""
    return answers.tick(call.table, call.person, call.chosen, call.values, call.question)


@press("more")
def more(answers: PanelAnswers, _: Reading, call: Call) -> Page:
    """Show what else can be done beside the panel."""
    return answers.more(call.table, call.person, call.path, question=call.question)


@press("can")
def can(answers: PanelAnswers, _: Reading, call: Call) -> Page:
    """Show what is possible now."""
    return answers.beside(call.table, call.person, "can")


@press("rulesfor")
def rules_for(answers: PanelAnswers, _: Reading, call: Call) -> Page:
    """Show the rules for what is asked."""
    return answers.beside(call.table, call.person, "rulesfor")


@press("explain")
def explain(answers: PanelAnswers, _: Reading, call: Call) -> Page:
    """Explain the decision."""
    return answers.beside(call.table, call.person, "explain")


# --- the move itself -----------------------------------------------------------------------------


@press("pick", "menu", writes=True)
def choose(answers: PanelAnswers, _: Writing, call: Call) -> Page | Then:
    """Take a choice in the panel: the next question, or the move itself."""
    return _chosen(answers, call)


@press("confirm", writes=True)
def confirm(answers: PanelAnswers, _: Writing, call: Call) -> Page | Then:
    """Play the move that the panel shows, without asking again."""
    return _chosen(answers, call, confirmed=True)


@press("advise", writes=True)
def advised(answers: PanelAnswers, _: Writing, call: Call) -> Page | Then:
    """Play what the title advises among what is left to choose."""
    return _chosen(answers, call, advised=True)


@press("answer", writes=True)
def answer(answers: PanelAnswers, _: Writing, call: Call) -> Page | Then:
    """Take a quick answer on the call, which everybody sees; the id says when, and who is asked."""
    seat = int(call.words[2])
    question = answers.question_at(call.table, seat, call.words[0])
    return _shown(
        answers,
        call,
        answers.choose(call.id, call.table, call.person, call.path, question=question, confirmed=True, seat=seat),
    )


def _chosen(answers: PanelAnswers, call: Call, **how: Any) -> Page | Then:
    found = answers.choose(call.id, call.table, call.person, call.path, question=call.question, **how)
    return _shown(answers, call, found)


def _shown(answers: PanelAnswers, call: Call, found: Page | Outcome, typed: str = "") -> Page | Then:
    """A page as it is; what a move led to once it counts."""
    return found if isinstance(found, Page) else lambda _: answers.after(found, call.person, typed)


# --- taking back ---------------------------------------------------------------------------------


@press("undo", writes=True)
def undo(answers: PanelAnswers, _: Writing, call: Call) -> Page:
    """Take back one's last step; where that is not free, tell what stands against it."""
    return answers.undo(call.id, call.table, call.person)


@press("restart", writes=True)
def restart(answers: PanelAnswers, _: Writing, call: Call) -> Page:
    """Take back one's whole turn."""
    return answers.undo(call.id, call.table, call.person, whole_turn=True)


@press("redo", writes=True)
def redo(answers: PanelAnswers, _: Writing, call: Call) -> Page | Then:
    """Take again what was taken back."""
    return _shown(answers, call, answers.redo(call.id, call.table, call.person))


@press("askundo", writes=True)
def ask_undo(answers: PanelAnswers, _: Writing, call: Call) -> Page:
    """Ask the table to let one take back."""
    asked = answers.tables.ask_undo(call.id, call.table, call.person)
    return Page(lines=[say(call.language, "undo-asked" if asked is not None else "undo-granted")])


@press("wayback", writes=True, fresh=True)
def way_back(answers: PanelAnswers, _: Writing, call: Call) -> Page:
    """Ask to take back the last step of a game that cannot go on."""
    asked = answers.tables.ask_way_back(call.id, call.table, call.person)
    return Page(lines=[say(call.language, "undo-asked" if asked is not None else "undo-granted")])


# --- typed lines ---------------------------------------------------------------------------------


@press("type")
def type_it(answers: PanelAnswers, _: Reading, call: Call) -> Form:
    """Open a form with one line for a whole decision; it is read when it is sent in (`typed`)."""
    asked, example = answers.typing(call.table, call.person)
    return Form(
        id=custom_id("typed", call.table, call.question or 0),
        title=cut(Marks.strip(asked), limits.FORM_TITLE),
        field="line",
        label=say(call.language, "type-label"),
        example=cut(example, limits.PLACEHOLDER),
        most=400,
    )


@press("typed", writes=True)
def typed(answers: PanelAnswers, _: Writing, call: Call) -> Page | Then:
    """Play the line from the form."""
    return _line(answers, call, call.fields.get("line", ""))


@press("yes", writes=True)
def yes(answers: PanelAnswers, _: Writing, call: Call) -> Page | Then:
    """Play the line that was probably meant."""
    line = answers.meant(call.table, call.person, call.question, "".join(call.words[1:2]))
    return _line(answers, call, line)


def _title_form(answers: PanelAnswers, session: Writing, call: Call) -> Page | Then:
    """A title's command; the title stands in the words."""
    table = session.table(call.table)
    if table is not None and call.words != [table.title]:
        raise Refused("wrong-title", title=GAMES[table.title].title)
    return _line(answers, call, cast(Filled, call.filled))


TITLE_FORM = Verb(_title_form, writes=True)
"""No press leads here."""


def _line(answers: PanelAnswers, call: Call, line: str | Filled) -> Page | Then:
    written = line if isinstance(line, str) else " ".join([line.form, *line.values.values()])
    try:
        outcome = answers.play(call.id, call.table, call.person, line)
    except Refusal as refusal:
        refusal.typed = written
        raise
    return _shown(answers, call, outcome, written)
