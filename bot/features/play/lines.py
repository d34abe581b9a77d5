"""Typed lines: an example that can be played now, and what goes on from what is typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.store import Reading
from bot.tables.call import Services
from bot.tables.refused import Refused
from bot.tables.tables import opened, seat_of
from rules.core import Imagined, Refusal
from rules.core.game import Filled
from rules.core.reader import verb_of

LONGEST_LINE = 400
"""Characters of a typed line."""


def typing(services: Services, session: Reading, table_id: int, person: int) -> tuple[str, str]:
    """For the form with one line: what is asked, and an example that can be played now."""
    _, narrator, live = opened(services, session, table_id, person)
    seat = seat_of(narrator, person)
    if seat is None or seat.seat not in live.match.waiting:
        raise Refused("stale")
    example = next(_examples(live.match.imagine(seat.seat)), "")
    return narrator.question(live, seat.seat), example


def _examples(imagined: Imagined[Any]) -> Iterator[str]:
    """Lines that can be played now, in the plain notation."""
    game = imagined.game
    for action in game.spread(imagined.legal()):
        values = [str(getattr(action, field)) for field in action.__struct_fields__ if field not in action.implied]
        line = " ".join([verb_of(type(action)), *values]).strip()
        try:
            if game.read_line(imagined, line):
                yield line
        except Refusal:
            continue


def complete_line(services: Services, session: Reading, table_id: int, person: int, typed: str) -> list[str]:
    """Lines that go on from what is typed; nothing for people who may not decide."""
    if len(typed) > LONGEST_LINE:
        return []
    _, narrator, live = opened(services, session, table_id, person)
    seat = seat_of(narrator, person)
    if seat is None or seat.seat not in live.match.waiting:
        return []
    return narrator.game.complete_line(live.match.imagine(seat.seat), typed)


def completions(
    services: Services, session: Reading, table_id: int, person: int, filled: Filled, option: str, typed: str
) -> list[tuple[str, str]]:
    """(label, word) of the values that fit what is filled in already; nothing for people who may not decide."""
    if any(len(word) > LONGEST_LINE for word in (typed, *filled.values.values())):
        return []
    _, narrator, live = opened(services, session, table_id, person)
    seat = seat_of(narrator, person)
    if seat is None or seat.seat not in live.match.waiting:
        return []
    view = live.match.view(seat.seat)
    legal = live.match.legal(seat.seat)
    found = narrator.chat.completions(view, seat.seat, legal, filled, option, typed)
    labels = [(narrator.speak(choice.label), choice.word) for choice in found]
    return [(label if label.startswith(word) else f"{word} · {label}", word) for label, word in labels]
