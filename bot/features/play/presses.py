"""The panel: choices, the move itself, undo, typed lines."""

from __future__ import annotations

from typing import Any, cast

from discord import ui

from bot.app.press import Handler, Press, form_value
from bot.tables.base import Outcome
from bot.ui import limits
from bot.ui.discord_view import Marks
from bot.ui.page import Page, custom_id, cut
from bot.ui.text import say


async def _turn(press: Press) -> None:
    """Show one's panel: what is asked and what is possible."""
    await press.show(await press.bot.desk.do(press.bot.answers.panel, press.table, press.person))


async def _look(press: Press) -> None:
    """Show another page of the panel; nothing is played."""
    look = press.bot.answers.panel
    await press.show(await press.bot.desk.do(look, press.table, press.person, press.path, question=press.question))


async def _tick(press: Press) -> None:
    """Tick items of a list in the panel; nothing is played."""
    tick = press.bot.answers.tick
    await press.show(
        await press.bot.desk.do(tick, press.table, press.person, press.chosen, press.values, press.question)
    )


async def _choose(press: Press, **how: Any) -> None:
    """Take a choice in the panel: the next question, or the move itself."""
    choose = press.bot.answers.choose
    found = await press.bot.desk.do(
        choose, press.id, press.table, press.person, press.path, question=press.question, **how
    )
    await _shown(press, found)


async def _shown(press: Press, found: Page | Outcome) -> None:
    if isinstance(found, Page):
        await press.show(found)
    else:
        await press.bot.show_after(press.interaction, found)


async def _confirm(press: Press) -> None:
    """Play the move that the panel shows, without asking again."""
    await _choose(press, confirmed=True)


async def _advised(press: Press) -> None:
    """Play what the title advises among what is left to choose."""
    await _choose(press, advised=True)


async def _answer(press: Press) -> None:
    """Take a quick answer on the call, which everybody sees; the id says when, and who is asked."""
    seat = int(press.words[2])
    answers, path, words = press.bot.answers, press.path, press.words
    question = await press.bot.desk.do(answers.question_at, press.table, seat, words[0])
    found = await press.bot.desk.do(
        answers.choose, press.id, press.table, press.person, path, question=question, confirmed=True, seat=seat
    )
    await _shown(press, found)


async def _undo(press: Press, *, whole_turn: bool = False) -> None:
    """Take back one's last step; where that is not free, tell what stands against it."""
    undo = press.bot.answers.undo
    await press.show(await press.bot.desk.do(undo, press.id, press.table, press.person, whole_turn=whole_turn))


async def _restart(press: Press) -> None:
    """Take back one's whole turn."""
    await _undo(press, whole_turn=True)


async def _redo(press: Press) -> None:
    """Take again what was taken back."""
    outcome = await press.bot.desk.do(press.bot.tables.redo, press.id, press.table, press.person)
    await press.bot.show_after(press.interaction, outcome)


async def _ask_undo(press: Press) -> None:
    """Ask the table to let one take back."""
    asked = await press.bot.desk.do(press.bot.tables.ask_undo, press.id, press.table, press.person)
    await press.show(Page(lines=[say(press.language, "undo-asked" if asked is not None else "undo-granted")]))


async def _way_back(press: Press) -> None:
    """Ask to take back the last step of a game that cannot go on."""
    asked = await press.bot.desk.do(press.bot.tables.ask_way_back, press.id, press.table, press.person)
    key = "undo-asked" if asked is not None else "undo-granted"
    await press.show(Page(lines=[say(press.language, key)]), fresh=True)


async def _more(press: Press) -> None:
    """Show what else can be done beside the panel."""
    more = press.bot.answers.more
    await press.show(await press.bot.desk.do(more, press.table, press.person, press.path, question=press.question))


async def _beside(press: Press) -> None:
    """Show a page beside the panel: what is possible, the rules for it, or the decision explained."""
    beside = press.bot.answers.beside
    await press.show(await press.bot.desk.do(beside, press.table, press.person, cast(Any, press.verb)))


async def _rule(press: Press) -> None:
    """Show the clause that a refusal names."""
    row = await press.bot.desk.do(press.bot._table, press.table)
    clause = press.bot.answers.clause
    page = await press.bot.desk.do(clause, row.title, press.words[0], row.language, table=row.id)
    await press.show(page, fresh=True)


async def _yes(press: Press) -> None:
    """Play the line that was probably meant."""
    line = await press.bot.desk.do(
        press.bot.answers.meant, press.table, press.person, press.question, "".join(press.words[1:2])
    )
    await press.bot.play_line(press.interaction, press.table, line)


class TypeIt(ui.Modal):
    """One line for a whole decision; it is read when it is sent in (`_typed`)."""

    def __init__(self, table: int, question: int, language: str, asked: str, example: str) -> None:
        title = cut(asked, limits.FORM_TITLE)
        super().__init__(title=title, custom_id=custom_id("typed", table, question), timeout=None)
        field: ui.TextInput[Any] = ui.TextInput(
            custom_id="line", placeholder=cut(example, limits.PLACEHOLDER) or None, max_length=400
        )
        self.add_item(ui.Label(text=say(language, "type-label"), component=field))
        self.stop()


async def _type(press: Press) -> None:
    """Open the form for a typed line."""
    asked, example = await press.bot.desk.do(press.bot.answers.typing, press.table, press.person)
    await press.interaction.response.send_modal(
        TypeIt(press.table, press.question or 0, press.language, Marks.strip(asked), example)
    )


async def _typed(press: Press) -> None:
    """Play the line from the form."""
    line = form_value(press.interaction.data, "line")
    await press.bot.play_line(press.interaction, press.table, line)


HANDLERS: dict[str, Handler] = {
    "turn": _turn,
    "pick": _choose,
    "menu": _choose,
    "look": _look,
    "back": _look,
    "tick": _tick,
    "advise": _advised,
    "confirm": _confirm,
    "answer": _answer,
    "undo": _undo,
    "restart": _restart,
    "redo": _redo,
    "askundo": _ask_undo,
    "wayback": _way_back,
    "more": _more,
    "can": _beside,
    "rulesfor": _beside,
    "explain": _beside,
    "rule": _rule,
    "yes": _yes,
    "type": _type,
    "typed": _typed,
}
