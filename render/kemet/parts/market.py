"""The tiles on display: a column for each colour, lowest level first, each with its effect and how many are left."""

from __future__ import annotations

from render import frame
from render.canvas import Box, Canvas, Placed
from render.kemet.palette import PYRAMID_LETTERS, PYRAMIDS
from render.kemet.words import KemetWords
from render.lettering import BOLD, REGULAR, STRONG, length
from render.theme import INK, MARGIN, SM, WIDTH, XS, Theme
from rules.kemet.chat.labels import tile_effect
from rules.kemet.mechanics.stock import Stock
from rules.kemet.view import KemetView, OfferView

HEAD, ROW, LINE, LEVEL_ROW = 62, 54, 28, 40
Levels = dict[int, list[OfferView]]
GAP = 16


def paint_market(view: KemetView, theme: Theme, words: KemetWords) -> Canvas:
    groups = {colour: _levels(view, colour) for colour in view.colours}
    columns = frame.columns(max(1, len(groups)), WIDTH - 2 * MARGIN, GAP)
    wide = columns[0][1] - 36
    tallest = max((_height(view.stock, levels, wide, words) for levels in groups.values()), default=0)
    canvas = Canvas(WIDTH, frame.CONTENT + HEAD + tallest + 60, theme.page)
    sub = words("market-sub", moment=words.moment(view))
    frame.header(canvas, theme, words("market"), sub, [])
    for (colour, levels), (x, w) in zip(groups.items(), columns, strict=False):
        _column(canvas, x, w, tallest, colour, view.stock, levels, theme, words)
    return canvas


def _levels(view: KemetView, colour: str) -> Levels:
    found: Levels = {level: [] for level in (1, 2, 3, 4)}
    for offer in view.market:
        if offer.colour == colour:
            found.setdefault(offer.level, []).append(offer)
    return found


def _height(stock: Stock, levels: Levels, width: float, words: KemetWords) -> int:
    return sum(
        LEVEL_ROW + sum(_offer_height(stock, offer, width, words) for offer in offers) if offers else LEVEL_ROW + ROW
        for offers in levels.values()
    )


def _offer_height(stock: Stock, offer: OfferView, width: float, words: KemetWords) -> int:
    return ROW + LINE * len(wrapped(_effect(stock, offer, words), width))


def _effect(stock: Stock, offer: OfferView, words: KemetWords) -> str:
    return words.told(tile_effect(stock, offer.tile))


def _column(
    canvas: Canvas,
    x: int,
    w: int,
    tallest: int,
    colour: str,
    stock: Stock,
    levels: dict[int, list[OfferView]],
    theme: Theme,
    words: KemetWords,
) -> None:
    y = frame.CONTENT + 8
    canvas.card(x, y, w, HEAD + tallest + 12, theme)
    fill, ink = PYRAMIDS.get(colour, theme.page2), PYRAMID_LETTERS.get(colour, INK)
    canvas.plate(x + 12, y + 12, w - 24, 44, 10, fill, INK, 2)
    canvas.text(x + w / 2, y + 34, words.named("colours", [colour]), SM, ink, BOLD, "m")
    y += HEAD
    for level, offers in levels.items():
        canvas.text(x + 18, y + 22, words("market-level", level=level), XS, theme.goldink, STRONG)
        canvas.rectangle(x + 18, y + 37, w - 36, 2, theme.line)
        y += LEVEL_ROW
        if not offers:
            canvas.text(x + 18, y + 26, words("market-gone"), XS, theme.mute)
            y += ROW
        for offer in offers:
            _offer(canvas, x + 18, y, w - 36, stock, offer, theme, words)
            y += _offer_height(stock, offer, w - 36, words)


def _offer(
    canvas: Canvas, x: int, y: int, w: int, stock: Stock, offer: OfferView, theme: Theme, words: KemetWords
) -> None:
    right = x + w
    if offer.price is not None:
        right -= round(canvas.text(right, y + 22, f"{offer.price} PP", XS, theme.goldink, STRONG, "r")) + 10
    if offer.copies > 1:
        copies = words("market-copies", copies=offer.copies)
        right -= round(canvas.text(right, y + 22, copies, XS, theme.mute, REGULAR, "r")) + 10
    canvas.text(x, y + 22, words.named("piece", [offer.tile]), SM, theme.ink, STRONG, width=right - x)
    canvas.placed.append(_mark(offer, x, y, w))
    for number, line in enumerate(wrapped(_effect(stock, offer, words), w)):
        canvas.text(x, y + 52 + LINE * number, line, XS, theme.mute, REGULAR, width=w)


def _mark(offer: OfferView, x: int, y: int, w: int) -> Placed:
    return Placed(f"tile {offer.tile} {offer.copies}", x, y, Box(x, y, x + w, y + ROW))


def wrapped(text: str, width: float) -> list[str]:
    """As many lines as it takes: no number of an effect may be cut."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and length(longer, XS, REGULAR) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines
