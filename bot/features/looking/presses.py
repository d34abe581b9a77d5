"""Looking: hand, log, board, text, rules, record."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.app.press import Handler, Press, form_value
from bot.features.looking.logs import Span
from bot.features.looking.rulebook import rule_words
from bot.tables.counting import read_number
from bot.ui.ids import custom_id
from bot.ui.text import say


def _number(press: Press, place: int) -> int | None:
    word = press.words[place] if len(press.words) > place else ""
    return read_number(word)


def _chosen(press: Press) -> str:
    data: Any = press.interaction.data or {}
    return str(next(iter(data.get("values", [])), ""))


async def _rule(press: Press) -> None:
    """A clause that a refusal names."""
    row = await press.bot.worker.do(press.bot._table, press.table)
    clause = press.bot.answers.clause
    page = await press.bot.worker.do(clause, row.title, press.words[0], row.language, table=row.id)
    await press.show(page, fresh=True)


async def _hand(press: Press) -> None:
    """Show one's own hand in private, or one that somebody shows to this person."""
    seat = _number(press, 0)
    await press.show(await press.bot.worker.do(press.bot.answers.hand, press.table, press.person, seat), fresh=True)


async def _log(press: Press) -> None:
    """Show the log. `[Log]` opens it, `[Earlier]` turns back a page of it."""
    turning = len(press.words) == 4
    page = await press.bot.worker.do(press.bot.answers.log, press.table, press.person, span=Span.read(press.words))
    await press.show(page, fresh=not turning)


async def _publish_log(press: Press) -> None:
    """Post a page of the log for everybody."""
    span = Span.read(press.words)
    page = await press.bot.worker.do(press.bot.answers.public_log, press.table, press.person, span)
    await press.bot.publish(press.interaction, page)


async def _then(press: Press) -> None:
    """Show the board as it was at that line, and as it is."""
    await press.bot.boards.then_and_now(press.interaction, press.table, _number(press, 0) or 1)


async def _board(press: Press) -> None:
    """Show the board as a picture."""
    await press.bot.boards.show(press.interaction, press.table)


async def _zoom(press: Press) -> None:
    """Offer the places of the board to look at closely."""
    await press.bot.boards.zoom(press.interaction, press.table, _number(press, 0))


async def _zoomed(press: Press) -> None:
    """Show the place that was chosen closely."""
    await press.bot.boards.show(press.interaction, press.table, _chosen(press), lines=_number(press, 0))


async def _text(press: Press) -> None:
    """Show the board in words."""
    await press.bot.boards.text(press.interaction, press.table, lines=_number(press, 1))


async def _text_page(press: Press) -> None:
    """Turn to another page of the board in words."""
    page = _number(press, 0) or 1
    await press.bot.boards.text(press.interaction, press.table, page, lines=_number(press, 1), turning=True)


async def _text_file(press: Press) -> None:
    """Send the board in words as a file."""
    await press.bot.boards.text_file(press.interaction, press.table, _number(press, 0))


async def _record(press: Press) -> None:
    """Send the record of the game as a file."""
    await press.bot.boards.export(press.interaction, press.table)


# --- rules ---------------------------------------------------------------------------------------


async def _clause(press: Press) -> None:
    """Show one clause of the rules."""
    title, (clause, *_) = rule_words(press.words)
    page = await press.bot.worker.do(press.bot.answers.clause, title, clause, press.language, table=press.table)
    await press.show(page, fresh=True)


async def _more_rules(press: Press) -> None:
    """Show the next clauses that were found."""
    title, (offset, *find) = rule_words(press.words)
    words = ":".join(find)
    await press.show(
        await press.bot.worker.do(
            press.bot.answers.rules, title, words, press.language, table=press.table, offset=int(offset)
        )
    )


async def _publish_rules(press: Press) -> None:
    """Post the clauses that were found for everybody."""
    title, find = rule_words(press.words)
    words, language = ":".join(find), await press.bot.public_language(press.interaction)
    page = await press.bot.worker.do(press.bot.answers.rules, title, words, language, table=press.table, public=True)
    await press.bot.publish(press.interaction, page)


async def _matters(press: Press) -> None:
    """Tell what one could do now that rests on a clause."""
    _, (clause, *_) = rule_words(press.words)
    page = await press.bot.worker.do(press.bot.answers.matters, press.table, press.person, clause)
    await press.show(page, fresh=True)


class AskRules(ui.Modal):
    """What to look up; it is read when it is sent in (`_asked_rules`)."""

    def __init__(self, table: int, language: str) -> None:
        super().__init__(title=say(language, "type-rules"), custom_id=custom_id("rulesasked", table), timeout=None)
        field: ui.TextInput[Any] = ui.TextInput(custom_id="find", max_length=60)
        self.add_item(ui.Label(text=say(language, "type-find"), component=field))
        self.stop()


async def _ask_rules(press: Press) -> None:
    """Open the form that asks what to look for in the rules."""
    await press.interaction.response.send_modal(AskRules(press.table, press.language))


async def _asked_rules(press: Press) -> None:
    """Show the clauses with the words from the form."""
    find = form_value(press.interaction.data, "find")
    table = await press.bot.worker.do(press.bot._table, press.table)
    page = await press.bot.worker.do(press.bot.answers.rules, table.title, find, press.language, table=table.id)
    await press.show(page, fresh=True)


async def _seal(press: Press) -> None:
    """Show the seal of the dice and how to check it."""
    await press.show(await press.bot.worker.do(press.bot.answers.seal, press.table, press.person), fresh=True)


async def _reveal(press: Press) -> None:
    """Show what was hidden. `[Reveal]` opens it for all, and shows it to whoever pressed; then pages."""
    page = _number(press, 0)
    if page is None:
        await press.bot.worker.do(press.bot.tables.reveal, press.id, press.table, press.person)
    shown = await press.bot.worker.do(press.bot.answers.hidden, press.table, press.person, page or 1)
    await press.show(shown, fresh=page is None)


async def _how(press: Press) -> None:
    """Tell how to play the title of this table."""
    page = await press.bot.worker.do(press.bot.answers.primer_here, press.table, press.language)
    await press.show(page, fresh=True)


async def _guide(press: Press) -> None:
    """Show a page of `/help`."""
    about = press.words[0] if press.words else ""
    place, guild = press.interaction.channel_id or 0, press.interaction.guild_id
    page = await press.bot.worker.do(press.bot.answers.help, press.person, press.language, place, about or None, guild)
    await press.show(page)


HANDLERS: dict[str, Handler] = {
    "hand": _hand,
    "log": _log,
    "logpub": _publish_log,
    "then": _then,
    "board": _board,
    "zoom": _zoom,
    "zoomed": _zoomed,
    "text": _text,
    "textpage": _text_page,
    "textfile": _text_file,
    "record": _record,
    "rule": _rule,
    "clause": _clause,
    "rulesmore": _more_rules,
    "rulespub": _publish_rules,
    "matters": _matters,
    "rules": _ask_rules,
    "rulesasked": _asked_rules,
    "seal": _seal,
    "check": _seal,
    "reveal": _reveal,
    "how": _how,
    "guide": _guide,
}
