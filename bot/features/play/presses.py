"""The panel: choices, the move itself, typed lines."""

from __future__ import annotations

from functools import partial
from typing import Any, cast

from bot.features.play import hints, lines, refusing
from bot.features.play import more as extra
from bot.features.play import service as play
from bot.store import Reading, Writing
from bot.tables.call import Call, Services, Talk, Then
from bot.tables.refused import Refused
from bot.ui import limits
from bot.ui.discord_view import Marks
from bot.ui.ids import Verb, custom_id, press
from bot.ui.page import Form, Page
from bot.ui.text import cut, say
from rules.core import Refusal
from rules.core.game import Filled

# --- the panel -----------------------------------------------------------------------------------


@press("turn")
def turn(services: Services, session: Reading, call: Call) -> Page:
    """Show one's panel: what is asked and what is possible."""
    return play.panel(services, session, call.table, call.person)


@press("look", "back")
def look(services: Services, session: Reading, call: Call) -> Page:
    """Show another page of the panel; nothing is played."""
    return play.panel(services, session, call.table, call.person, call.path, question=call.question)


@press("tick")
def tick(services: Services, session: Reading, call: Call) -> Page:
    """Tick items of a list in the panel; nothing is played."""
    return play.tick(services, session, call.table, call.person, call.chosen, call.values, call.question)


@press("more")
def more(services: Services, session: Reading, call: Call) -> Page:
    """Show what else can be done beside the panel."""
    return extra.more(services, session, call.table, call.person, call.path, question=call.question)


@press("can")
def can(services: Services, session: Reading, call: Call) -> Page:
    """Show what is possible now."""
    return extra.beside(services, session, call.table, call.person, "can")


@press("rulesfor")
def rules_for(services: Services, session: Reading, call: Call) -> Page:
    """Show the rules for what is asked."""
    return extra.beside(services, session, call.table, call.person, "rulesfor")


@press("explain")
def explain(services: Services, session: Reading, call: Call) -> Page:
    """Explain the decision."""
    return extra.beside(services, session, call.table, call.person, "explain")


@press("hint", talks=True)
async def hint(talk: Talk, call: Call) -> Page:
    """Tell what a strong player would do and why; it is thought about first."""
    return await hints.hint(talk, call)


# --- the move itself -----------------------------------------------------------------------------


@press("pick", "menu", writes=True)
def choose(services: Services, session: Writing, call: Call, **how: Any) -> Page | Then:
    """Take a choice in the panel: the next question, or the move itself."""
    path = [*call.chosen, *call.values]
    found = play.choose(services, session, call.table, call.person, path, **{"question": call.question, **how})
    return found if isinstance(found, Page) else partial(play.after, services, outcome=found, person=call.person)


@press("confirm", writes=True)
def confirm(services: Services, session: Writing, call: Call) -> Page | Then:
    """Play the move that the panel shows, without asking again."""
    return choose(services, session, call, confirmed=True)


@press("advise", writes=True)
def advised(services: Services, session: Writing, call: Call) -> Page | Then:
    """Play what the title advises among what is left to choose."""
    return choose(services, session, call, advised=True)


@press("answer", writes=True)
def answer(services: Services, session: Writing, call: Call) -> Page | Then:
    """Take a quick answer on the call, which everybody sees; the id says when, and who is asked."""
    seat = call.number(2)
    question = play.question_at(services, session, call.table, seat, call.word(0))
    return choose(services, session, call, question=question, confirmed=True, seat=seat)


# --- typed lines ---------------------------------------------------------------------------------


@press("type")
def type_it(services: Services, session: Reading, call: Call) -> Form:
    """Open a form with one line for a whole decision; it is read when it is sent in (`typed`)."""
    asked, example = lines.typing(services, session, call.table, call.person)
    return Form(
        id=custom_id("typed", call.table, call.question or 0),
        title=cut(Marks.strip(asked), limits.FORM_TITLE),
        field="line",
        label=say(call.language, "type-label"),
        example=cut(example, limits.PLACEHOLDER),
        most=lines.LONGEST_LINE,
    )


@press("typed", writes=True)
def typed(services: Services, session: Writing, call: Call) -> Then:
    """Play the line from the form."""
    return _line(services, session, call, call.fields.get("line", ""))


@press("yes", writes=True)
def yes(services: Services, session: Writing, call: Call) -> Then:
    """Play the line that was probably meant."""
    line = refusing.meant(services, session, call.table, call.person, call.question, "".join(call.words[1:2]))
    return _line(services, session, call, line)


def _title_form(services: Services, session: Writing, call: Call) -> Then:
    """A title's command."""
    play.check_title(session, call)
    return _line(services, session, call, cast(Filled, call.filled))


TITLE_FORM = Verb(_title_form, writes=True)
"""No press leads here."""


def _line(services: Services, session: Writing, call: Call, line: str | Filled) -> Then:
    written = line if isinstance(line, str) else " ".join([line.form, *line.values.values()])
    if any(len(word) > lines.LONGEST_LINE for word in ([line] if isinstance(line, str) else line.values.values())):
        raise Refused("line-long", most=lines.LONGEST_LINE)
    try:
        outcome = play.play(services, session, call.table, call.person, line)
    except Refusal as refusal:
        refusal.typed = written
        raise
    return partial(play.after, services, outcome=outcome, person=call.person, typed=written)
