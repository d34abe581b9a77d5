"""The picture that closes a battle's chapter: the battle as it was fought, and what came of it.

A chapter's events tell whether it is one: its first heading is the battle. The view has gone on since; the battle is
put together again from what happened.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from render import frame
from render.canvas import Canvas
from render.kemet.parts.battle import HEIGHT, paint_sides
from render.kemet.words import KemetWords
from render.lettering import REGULAR, length
from render.theme import MARGIN, SM, WIDTH, Theme
from rules.core import Event
from rules.kemet import events as e
from rules.kemet.view import BattleView, KemetView, SideView

TOLD = (e.FameGained, e.FameMoved, e.VeteransGained, e.Recalled, e.Retreated, e.Stayed, e.PrayerGained, e.UnitsPlaced)
"""What may come of a battle, beside the losses."""
LINE = 36
MOST_LINES = 4


class Fought(msgspec.Struct, frozen=True):
    battle: BattleView
    sums: Sequence[Event]
    """Strength and casualties of both sides."""
    after: Sequence[Event]


def chapter_battle(events: Sequence[Event]) -> Fought | None:
    """The battle whose chapter these events are; None if they are another chapter, or it is not decided yet."""
    opening = next((event for event in events if KemetWords.chat.chapter(event) is not None), None)
    if not isinstance(opening, e.BattleBegan):
        return None
    fight = list(events)[list(events).index(opening) + 1 :]
    end = next((n for n, event in enumerate(fight) if isinstance(event, (e.TurnBegan, e.BattleBegan))), len(fight))
    fight = fight[:end]
    won = next((event for event in fight if isinstance(event, e.BattleWon)), None)
    sums = [event for event in fight if isinstance(event, (e.Strength, e.Casualties))]
    if won is None or len(sums) != 4:
        return None
    sides = [
        _side(seat, units, fight)
        for seat, units in zip((opening.attacker, opening.defender), opening.units, strict=True)
    ]
    battle = BattleView(opening.zone, "end", sides[0], sides[1], won.seat, None)
    return Fought(battle, sums, [event for event in fight if isinstance(event, TOLD)])


def _side(seat: int, units: int, fight: Sequence[Event]) -> SideView:
    play, cards = "", []
    for event in fight:
        if isinstance(event, e.Revealed) and event.seat == seat:
            play, cards = event.card, event.cards
        elif isinstance(event, e.Diverted) and event.seat == seat:
            play = event.card
    return SideView(seat, units, "", True, play, cards)


def paint_fought(view: KemetView, ended: Fought, theme: Theme, words: KemetWords) -> Canvas:
    lines = _wrapped([line for event in ended.after if (line := words.story(event))])
    high = LINE * len(lines) + 32
    canvas = Canvas(WIDTH, HEIGHT + (high + 24 if lines else 0), theme.page)
    title = words("battle", zone=ended.battle.zone)
    frame.header(canvas, theme, title, words("title"), [])
    paint_sides(canvas, view, ended.battle, theme, ended.sums, words)
    if lines:
        canvas.plate(MARGIN, HEIGHT - 16, WIDTH - 2 * MARGIN, high, 18, theme.page2)
    for number, line in enumerate(lines):
        middle = HEIGHT - 16 + 16 + LINE / 2 + LINE * number
        canvas.text(MARGIN + 32, middle, line, SM, theme.ink, REGULAR, width=WIDTH - 2 * MARGIN - 64)
    return canvas


def _wrapped(sentences: Sequence[str]) -> list[str]:
    """Sentences in lines, none of them broken."""
    lines: list[str] = []
    for sentence in sentences:
        longer = f"{lines[-1]} {sentence}" if lines else ""
        if lines and length(longer, SM, REGULAR) <= WIDTH - 2 * MARGIN - 64:
            lines[-1] = longer
        else:
            lines.append(sentence)
    return lines[:MOST_LINES]
