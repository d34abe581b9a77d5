"""Answers to requests to take back."""

from __future__ import annotations

from bot.store import Writing
from bot.tables.call import Call
from bot.tables.reading import TableReader
from bot.ui.ids import press


@press("agree", writes=True)
def agree(answers: TableReader, _: Writing, call: Call) -> None:
    """Agree to a request to take back. What it leads to is seen in the channel; who may not answer is told why."""
    answers.tables.answer_undo(call.id, call.table, call.person, call.words[0], True)


@press("refuse", writes=True)
def refuse(answers: TableReader, _: Writing, call: Call) -> None:
    """Refuse a request to take back."""
    answers.tables.answer_undo(call.id, call.table, call.person, call.words[0], False)
