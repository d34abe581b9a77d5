"""Looking: hand, log, board, text, record."""

from __future__ import annotations

from bot.presses.press import Handler, Press


async def _hand(press: Press) -> None:
    await press.show(await press.bot.desk.do(press.bot.answers.hand, press.table, press.person), fresh=True)


async def _log(press: Press) -> None:
    await press.show(await press.bot.desk.do(press.bot.answers.log, press.table, press.person), fresh=True)


async def _board(press: Press) -> None:
    await press.bot.show_board(press.interaction, press.table)


async def _text(press: Press) -> None:
    await press.bot.show_text(press.interaction, press.table)


async def _record(press: Press) -> None:
    await press.bot.show_record(press.interaction, press.table)


HANDLERS: dict[str, Handler] = {
    "hand": _hand,
    "log": _log,
    "board": _board,
    "text": _text,
    "record": _record,
}
