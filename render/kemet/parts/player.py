"""What one player owns: the action pyramid with its tokens, prayer points, tiles with what they do, and the rest."""

from __future__ import annotations

from render import frame
from render.canvas import Box, Canvas, Placed
from render.kemet.palette import PYRAMID_LETTERS, PYRAMIDS
from render.kemet.panels import SILVER
from render.kemet.parts.market import LINE, wrapped
from render.kemet.words import KemetWords
from render.lettering import BOLD, REGULAR, SERIF, STRONG
from render.seats import token
from render.theme import CROSSED, INK, MARGIN, MD, RGB, SM, WIDTH, XS, Theme
from rules.kemet.chat.labels import tile_effect
from rules.kemet.figures import PIECES
from rules.kemet.mechanics.stock import Stock
from rules.kemet.view import KemetView, SeatView, SpaceView

LEFT_W, GAP = 660, 18
SPACE_W, SPACE_H, STEP = 134, 108, 122
PYRAMID_H = 92 + 3 * STEP + 14
TRACK_H = 132
STOCK_ROW = 38
TILE_ROW = 40


def paint_player(view: KemetView, player: SeatView, theme: Theme, words: KemetWords) -> Canvas:
    right = WIDTH - 2 * MARGIN - LEFT_W - GAP
    stock = _stock(player, words)
    left_high = PYRAMID_H + GAP + TRACK_H + GAP + STOCK_ROW * len(stock) + 32
    high = max(left_high, _tiles_high(view.stock, player, right - 48, words))
    canvas = Canvas(WIDTH, frame.CONTENT + 8 + high + 40, theme.page)
    sub = words("market-sub", moment=words.moment(view))
    frame.header(canvas, theme, words.who(player.seat), sub, [])
    y = frame.CONTENT + 8
    _pyramid(canvas, MARGIN, y, player, theme, words)
    _track(canvas, MARGIN, y + PYRAMID_H + GAP, player, theme, words)
    _stock_card(canvas, MARGIN, y + PYRAMID_H + TRACK_H + 2 * GAP, stock, theme)
    _tiles(canvas, MARGIN + LEFT_W + GAP, y, right, high, view.stock, player, theme, words)
    return canvas


# --- the action pyramid -----------------------------------------------------------------------------


def _pyramid(canvas: Canvas, x: int, y: int, player: SeatView, theme: Theme, words: KemetWords) -> None:
    """Level 3 on top, two spaces; level 1 below, four; the gold space beside them. Levels without a token in red."""
    canvas.card(x, y, LEFT_W, PYRAMID_H, theme)
    took = canvas.text(x + 24, y + 44, words("player-pyramid"), MD, theme.ink, SERIF)
    red = CROSSED if not theme.dark else (214, 96, 96)
    if player.missing_levels:
        levels = ", ".join(map(str, player.missing_levels))
        needs = words("player-needs", levels=levels)
        canvas.text(x + LEFT_W - 24, y + 46, needs, XS, red, STRONG, "r", width=LEFT_W - took - 72)
    for level in (3, 2, 1):
        spaces = [space for space in player.spaces if space.level == level]
        top = y + 80 + (3 - level) * STEP
        colour = red if level in player.missing_levels else theme.line
        canvas.text(x + 32, top + SPACE_H / 2, str(level), MD, colour if colour == red else theme.mute, SERIF, "m")
        start = x + 40 + (LEFT_W - 40 - len(spaces) * (SPACE_W + 8) + 8) // 2
        for number, space in enumerate(spaces):
            _space(canvas, start + number * (SPACE_W + 8), top, space, player, colour, theme, words)
    gold = next((space for space in player.spaces if not space.level), None)
    if gold is not None and (gold.token or player.gold):
        _space(canvas, x + LEFT_W - SPACE_W - 20, y + 80, gold, player, theme.gold, theme, words)


def _space(
    canvas: Canvas, x: int, y: int, space: SpaceView, player: SeatView, edge: RGB, theme: Theme, words: KemetWords
) -> None:
    fill = PYRAMIDS.get(space.box, theme.page2)
    ink = PYRAMID_LETTERS.get(space.box, theme.ink)
    canvas.plate(x, y, SPACE_W, SPACE_H, 12, fill, edge, 3)
    word = words(f"space-{space.word.rstrip('123')}")
    canvas.text(x + SPACE_W / 2, y + 24, word, XS, ink, STRONG, "m", width=SPACE_W - 12)
    at_x, at_y = x + SPACE_W // 2, y + 68
    if space.token == "coloured":
        canvas.put(token(player.seat, 22, theme, shadow=False), at_x, at_y, f"token {space.word}")
    elif space.token:
        colour = SILVER if space.token == "silver" else theme.gold
        canvas.plate(at_x - 22, at_y - 22, 44, 44, 22, colour, INK, 3)
        canvas.placed.append(Placed(f"token {space.word}", at_x, at_y, Box(at_x - 22, at_y - 22, at_x + 22, at_y + 22)))
    else:
        canvas.plate(at_x - 20, at_y - 20, 40, 40, 20, None, ink, 2)


# --- prayer points ------------------------------------------------------------------------------------


def _track(canvas: Canvas, x: int, y: int, player: SeatView, theme: Theme, words: KemetWords) -> None:
    canvas.card(x, y, LEFT_W, TRACK_H, theme)
    canvas.text(x + 24, y + 34, words("player-track"), MD, theme.ink, SERIF)
    step = (LEFT_W - 48) / (PIECES.most_pp + 1)
    for points in range(PIECES.most_pp + 1):
        middle = x + 24 + step * (points + 0.5)
        here = points == player.pp
        canvas.plate(round(middle - 22), y + 66, 44, 44, 10, theme.gold if here else theme.page2, theme.line, 2)
        colour = INK if here else theme.mute
        canvas.text(middle, y + 88, str(points), SM if here else XS, colour, BOLD if here else REGULAR, "m")


# --- the rest -----------------------------------------------------------------------------------------


def _stock(player: SeatView, words: KemetWords) -> list[tuple[str, str]]:
    none = words("player-none")
    return [
        (words("player-units"), str(player.supply)),
        (words("player-veterans"), str(player.veterans)),
        (words("player-hand"), str(player.cards)),
        (words("player-creatures"), words.named("creature", player.stable) or none),
        (words("player-face-up"), ", ".join(card.word for card in player.face_up) or none),
        (words("player-away"), str(player.face_down)),
    ]


def _stock_card(canvas: Canvas, x: int, y: int, stock: list[tuple[str, str]], theme: Theme) -> None:
    canvas.card(x, y, LEFT_W, STOCK_ROW * len(stock) + 32, theme)
    for number, (word, value) in enumerate(stock):
        middle = y + 16 + STOCK_ROW * (number + 0.5)
        took = canvas.text(x + 24, middle, word, SM, theme.mute)
        canvas.text(x + LEFT_W - 24, middle, value, SM, theme.ink, STRONG, "r", width=LEFT_W - took - 72)


# --- tiles --------------------------------------------------------------------------------------------


def _effect(stock: Stock, tile: str, words: KemetWords) -> str:
    return words.told(tile_effect(stock, tile))


def _tiles_high(stock: Stock, player: SeatView, width: int, words: KemetWords) -> int:
    return 92 + sum(TILE_ROW + LINE * len(wrapped(_effect(stock, tile, words), width - 120)) for tile in player.tiles)


def _tiles(
    canvas: Canvas,
    x: int,
    y: int,
    w: int,
    h: int,
    stock: Stock,
    player: SeatView,
    theme: Theme,
    words: KemetWords,
) -> None:
    canvas.card(x, y, w, h, theme)
    canvas.text(x + 24, y + 44, words("player-tiles"), MD, theme.ink, SERIF)
    if not player.tiles:
        canvas.text(x + 24, y + 96, words("no-tiles"), SM, theme.mute)
    at = y + 76
    for tile in player.tiles:
        figure = stock.tiles[stock.tile[tile]]
        fill, ink = PYRAMIDS.get(figure.colour, theme.page2), PYRAMID_LETTERS.get(figure.colour, INK)
        canvas.plate(x + 24, at + 4, 96, 30, 8, fill, INK, 2)
        canvas.text(x + 72, at + 19, words("player-level", level=figure.level), XS, ink, BOLD, "m", width=88)
        canvas.text(x + 136, at + 19, words.named("piece", [tile]), SM, theme.ink, STRONG, width=w - 160)
        canvas.placed.append(Placed(f"owned {tile}", x + 24, at, Box(x + 24, at, x + w - 24, at + 36)))
        lines = wrapped(_effect(stock, tile, words), w - 48 - 120)
        for number, line in enumerate(lines):
            canvas.text(x + 136, at + 50 + LINE * number, line, XS, theme.mute, REGULAR, width=w - 160)
        at += TILE_ROW + LINE * len(lines)
