"""The picture: the die and the bag at the left, a card for each seat with the pebbles it has shown and holds.

A seat's own view shows its hand, too. Everything is a pure function of the view; the caption tells what just happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from examples.pebbles.render.text_board import Speech
from examples.pebbles.rules.view import PebblesView
from render import frame, shapes
from render.canvas import Brush, Canvas, Sprite
from render.lettering import STRONG
from render.shot import Shot
from render.theme import GAP, INK, IVORY, LG, MARGIN, MD, PAD, SM, WIDTH, XS, Theme, mix

TOP = 136
TABLE = 340
"""Width of the part with the die and the bag."""
CARD = 152
HIGH = 4 * (CARD + GAP) - GAP
PEBBLE, STEP = 26, 62
CAPTION = TOP + HIGH + 22
BOTTOM = CAPTION + frame.CAPTION + 32


def paint(view: PebblesView, shot: Shot, theme: Theme) -> Canvas:
    words = Speech(shot.lang, shot.names)
    canvas = Canvas(WIDTH, BOTTOM, theme.page)
    frame.header(canvas, theme, words("title"), words.moment(view), _awaited(view, words))
    _table(canvas, view, theme, words)
    for seat in range(len(view.scores)):
        _card(canvas, TOP + seat * (CARD + GAP), view, seat, theme, words)
    frame.caption(canvas, theme, CAPTION, None, words.told_of(shot.events) or words.asked(view))
    return canvas


def _awaited(view: PebblesView, words: Speech) -> list[frame.Awaited]:
    """Who is to decide, or who has won."""
    if view.asked.seats:
        return [frame.Awaited(seat, words.who(seat), words(f"does-{view.asked.word}")) for seat in view.asked.seats]
    best = [seat for seat, score in enumerate(view.scores) if score == max(view.scores)]
    return [
        frame.Awaited(seat, words.who(seat), words.common("wins", count=len(best)) if seat == best[-1] else "")
        for seat in best
    ]


def _table(canvas: Canvas, view: PebblesView, theme: Theme, words: Speech) -> None:
    canvas.plate(MARGIN, TOP, TABLE, HIGH, 26, theme.page2, theme.line)
    middle = MARGIN + TABLE / 2
    canvas.text(middle, TOP + 50, words("die"), SM, theme.mute, anchor="m", width=TABLE - 2 * PAD)
    canvas.put(_die(view.die), middle, TOP + 150, f"die {view.die}")
    canvas.text(middle, TOP + 270, words("bag", count=view.bag), SM, theme.mute, anchor="m", width=TABLE - 2 * PAD)
    if view.hand is not None:
        canvas.text(middle, TOP + 350, words("hand"), SM, theme.mute, anchor="m", width=TABLE - 2 * PAD)
        _row(canvas, middle - STEP * (len(view.hand) - 1) / 2, TOP + 410, view.hand, theme, chosen=view.chosen)


def _card(canvas: Canvas, y: int, view: PebblesView, seat: int, theme: Theme, words: Speech) -> None:
    x, wide = MARGIN + TABLE + GAP, WIDTH - 2 * MARGIN - TABLE - GAP
    canvas.card(x, y, wide, CARD, theme, gold=seat in view.asked.seats)
    order = str(1 + sum(score > view.scores[seat] for score in view.scores))
    frame.card_head(canvas, theme, x, y, wide, seat, order, words.who(seat), view.scores[seat], words("unit"), 0)
    line = y + (frame.HEAD + CARD) / 2 - 6
    end = _row(canvas, x + PAD + PEBBLE, line, view.shown[seat], theme, faded=True)
    has = words("holds", count=view.pebbles[seat])
    if view.ready[seat] and view.asked.word == "choosing":
        has = f"{has}, {words('ready')}"
    canvas.text(end, line, has, XS, theme.mute, width=x + wide - end - PAD)


def _row(
    canvas: Canvas, x: float, y: float, pebbles: Sequence[int], theme: Theme, *, chosen: int = 0, faded: bool = False
) -> float:
    """Pebbles side by side; where the next would lie."""
    for pebble in pebbles:
        name = f"pebble {pebble}" + (" chosen" if pebble == chosen else " shown" if faded else "")
        canvas.put(_pebble(pebble, theme, pebble == chosen, faded), x, y, name)
        x += STEP
    return x


@lru_cache(maxsize=64)
def _pebble(number: int, theme: Theme, chosen: bool, faded: bool) -> Sprite:
    brush = Brush.around(PEBBLE + 10, theme.shadow)
    fill = mix(theme.line, theme.page2, 0.5) if faded else theme.line
    brush.disc(0, 0, PEBBLE + 5, theme.gold if chosen else theme.card)
    brush.disc(0, 0, PEBBLE, INK)
    brush.disc(0, 0, PEBBLE - 2, fill)
    brush.letter(0, 0, str(number), MD, INK if sum(fill) > 300 else IVORY, STRONG)
    return brush.done()


@lru_cache(maxsize=16)
def _die(number: int) -> Sprite:
    brush = Brush.around(90, INK)
    brush.fill(shapes.plate(-66, -66, 132, 132, 22), INK)
    brush.fill(shapes.plate(-62, -62, 124, 124, 18), IVORY)
    brush.letter(0, 0, str(number), LG + 20, INK, STRONG)
    return brush.done()
