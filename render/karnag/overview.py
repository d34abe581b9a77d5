"""Karnag's pictures: the whole table, and one region of the board made larger."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from render import frame
from render.canvas import Box, Canvas, Shadow
from render.karnag import panels
from render.karnag.board import Obstacles, paint_board, paint_names
from render.karnag.parts.order import following
from render.karnag.parts.table import Table
from render.karnag.places import CELL, Places, Window, holding, window
from render.karnag.scene import scene as make_scene
from render.karnag.words import KarnagWords
from render.lettering import REGULAR, STRONG, length
from render.scene import Changes, Scene
from render.shot import Shot
from render.theme import HAIR, MARGIN, SM, WIDTH, XS, Theme
from rules.karnag.view import KarnagView

BED_Y = frame.CONTENT
CAPTION_GAP, PANEL_GAP = 18, 18
MARK = "*"
"""The mark on a card's back, where its words have no room."""


def paint(view: KarnagView, shot: Shot, theme: Theme) -> Canvas:
    """The picture of a view: everything, the region in focus, or the part with the places to choose from."""
    words, layout = KarnagWords(shot.lang, shot.names), view.options.cauldron_layout
    if shot.places:
        return _outline(view, shot.places, theme, words)
    scene = make_scene(view, shot.events, words)
    if shot.focus is None:
        return _overview(view, scene, theme, words)
    return _zoom(view, scene, shot.focus, window(shot.focus, layout), theme, words)


def _outline(view: KarnagView, places: Sequence[str], theme: Theme, words: KarnagWords) -> Canvas:
    """The part of the board that holds all these places, each framed; the whole table where they lie far apart."""
    scene = make_scene(view, (), words)
    scene.changes.focus = list(places)
    part = holding(places, view.options.cauldron_layout)
    if part is None:
        return _overview(view, scene, theme, words)
    return _zoom(view, scene, "", part, theme, words)


# --- the whole table --------------------------------------------------------------------------------


def _overview(view: KarnagView, scene: Scene, theme: Theme, words: KarnagWords) -> Canvas:
    obstacles = _obstacles(view)
    slots = tuple((len(tile.main), len(tile.secondary)) for tile in view.tiles) if view.standings is None else ()
    final = panels.final_height(view, words)
    hand = panels.hand_of(view) is not None
    layer, plan = _ground(
        len(view.seats), view.options.cauldron_layout, obstacles, slots, final, hand, words.lang, theme
    )
    canvas = layer.copy()
    _header(canvas, view, "", theme, words)
    _stock(canvas, plan.places, view, words, theme)
    Table(canvas, plan.places, scene, theme, words).paint(view)
    _caption(canvas, plan.caption_y, view, scene, theme, words)
    if slots:
        panels.paint_tiles(canvas, plan.tiles_y, view, scene, theme, words)
    if final:
        panels.paint_final(canvas, plan.tiles_y, view, theme, words)
    panels.paint_cards(canvas, plan.cards_y, view, scene, theme, words)
    if hand:
        panels.paint_hand(canvas, plan.hand_y, view, theme, words)
    return canvas


class Plan:
    """Where the parts of an overview are, from top to bottom."""

    def __init__(self, seats: int, layout: str, slots: panels.Slots, final: int, hand: bool) -> None:
        self.places = Places(seats, layout, MARGIN, BED_Y)
        self.caption_y = BED_Y + self.places.height + CAPTION_GAP
        self.tiles_y = self.caption_y + frame.CAPTION + PANEL_GAP
        tiles = panels.TILE_HIGH if slots else final
        self.cards_y = self.tiles_y + (tiles + PANEL_GAP if tiles else 0)
        cards = panels.cards_height(Canvas(WIDTH, 1, (0, 0, 0)), seats)
        self.hand_y = self.cards_y + cards + PANEL_GAP
        self.height = self.cards_y + cards + (PANEL_GAP + panels.HAND_HIGH if hand else 0) + 32


@lru_cache(maxsize=12)  # about 10 MB each
def _ground(
    seats: int, layout: str, obstacles: Obstacles, slots: panels.Slots, final: int, hand: bool, lang: str, theme: Theme
) -> tuple[Canvas, Plan]:
    """Everything that stays the same from picture to picture. Never drawn on: callers take a copy."""
    plan = Plan(seats, layout, slots, final, hand)
    canvas = Canvas(WIDTH, plan.height, theme.page)
    places = plan.places
    shadow = Shadow(theme.shadow, 3, 7, theme.card_shadow)
    canvas.plate(MARGIN, BED_Y, places.width, places.height, 26, theme.page2, theme.line, HAIR, shadow)
    paint_board(canvas, places, obstacles, theme)
    if slots:
        panels.paint_tiles_ground(canvas, plan.tiles_y, slots, theme, lang)
    panels.paint_cards_ground(canvas, plan.cards_y, seats, theme, lang)
    return canvas, plan


def _obstacles(view: KarnagView) -> Obstacles:
    return tuple(tuple(squares.items()) for squares in view.obstacles.values())


# --- one region -------------------------------------------------------------------------------------

MOST_WIDE, MOST_HIGH = 1520, 1300
LARGEST_CELL = 168


def _zoom(view: KarnagView, scene: Scene, focus: str, part: Window, theme: Theme, words: KarnagWords) -> Canvas:
    cell = max(CELL, min(LARGEST_CELL, MOST_WIDE // part.columns, MOST_HIGH // part.rows))
    layout = view.options.cauldron_layout
    full = Places(len(view.seats), layout, 0, 0, cell)
    # The window in pixels: whole squares, and the band where it reaches beyond the path.
    left = 0 if part.left < 0 else full.corner(0, part.left)[0]
    top = 0 if part.top < 0 else full.corner(part.top, 0)[1]
    right = min(full.width, full.corner(0, part.right + 1)[0])
    bottom = min(full.height, full.corner(part.bottom + 1, 0)[1])
    wide, high = right - left, bottom - top
    board = _zoom_ground(len(view.seats), layout, _obstacles(view), cell, left, top, wide, high, theme).copy()
    places = Places(len(view.seats), layout, -left, -top, cell)
    _stock(board, places, view, words, theme)
    Table(board, places, scene, theme, words, zoomed=True).paint(view)
    paint_names(board, places, part, theme)

    canvas = Canvas(max(WIDTH, wide + 2 * MARGIN), BED_Y + high + CAPTION_GAP + frame.CAPTION + 32, theme.page)
    x = (canvas.width - wide) // 2
    canvas.image.paste(board.image, (x, BED_Y))
    canvas.placed += [one for one in board.placed if one.box.right > 0 and one.box.bottom > 0]
    canvas.printed += board.printed
    _header(canvas, view, focus, theme, words)
    _caption(canvas, BED_Y + high + CAPTION_GAP, view, scene, theme, words)
    return canvas


@lru_cache(maxsize=6)
def _zoom_ground(
    seats: int, layout: str, obstacles: Obstacles, cell: int, left: int, top: int, wide: int, high: int, theme: Theme
) -> Canvas:
    canvas = Canvas(wide, high, theme.page2)
    paint_board(canvas, Places(seats, layout, -left, -top, cell), obstacles, theme)
    return canvas


# --- words around the board ---------------------------------------------------------------------------


def phase_word(view: KarnagView, words: KarnagWords) -> str:
    phase = view.row if view.phase == "acting" else view.phase
    return words(f"phase-{phase}")


def sub_title(view: KarnagView, words: KarnagWords) -> str:
    phase = phase_word(view, words)
    if view.phase == "over":
        return words("head-over", rounds=view.rounds)
    if view.phase in ("obstacles", "placing"):
        return words("head-setup", phase=phase)
    return words("head-round", round=view.round, rounds=view.rounds, phase=phase)


def _header(canvas: Canvas, view: KarnagView, region: str, theme: Theme, words: KarnagWords) -> None:
    asked = view.asked
    awaited = [
        frame.Awaited(seat, words.who(seat), words(f"asked-{asked.word}", slot=asked.slot)) for seat in asked.seats
    ]
    won = frame.winners(view.standings)
    frame.heading(canvas, theme, words, region, sub_title(view, words), awaited, won)


def open_decision(view: KarnagView, words: KarnagWords) -> str:
    """What is asked, in one sentence; after the end, who won."""
    asked = view.asked
    if asked.seat is None:
        return frame.victory(words, "open-over", view.standings)
    key = f"open-{asked.word}"
    if asked.word == "act" and asked.most:
        key = "open-act-walk"
    elif asked.word == "act" and asked.left:
        key = "open-act-levels"
    span = words("range-between", least=asked.least, most=asked.most)
    return words(
        key, who=words.who(asked.seat), slot=asked.slot, left=asked.left, spent=asked.spent,
        range=span if asked.least != asked.most else str(asked.most), cards=len(asked.marked),
    )  # fmt: skip


def _caption(canvas: Canvas, y: int, view: KarnagView, scene: Scene, theme: Theme, words: KarnagWords) -> None:
    """What happened last, else what is asked; and who follows."""
    changes, seat, decision = scene.changes, view.asked.seat, open_decision(view, words)
    if view.phase == "over":
        key = "final-line" if view.line else "final-open"
        changes, seat, decision = Changes(), None, words(key, line=view.line, menhirs=len(view.ring))
    frame.latest(canvas, theme, y, words, changes, seat, decision, following(view))


def _stock(canvas: Canvas, places: Places, view: KarnagView, words: KarnagWords, theme: Theme) -> None:
    """Cards in the deck, creatures in the bag, creatures out of the game."""
    box, s = places.stock(), places.scale
    if not box.inside(Box(0, 0, canvas.width, canvas.height)):
        return  # a region without it
    middle, size = (box.top + box.bottom) / 2, round(XS * s)
    parts = [
        (words("stock-deck"), str(view.deck)),
        (words("stock-bag"), str(view.bag)),
        (words("stock-gone"), str(sum(view.gone.values()))),
    ]
    large, gap = round(SM * s), 24 * s
    marked = words("stock-marked")

    def widths() -> list[float]:
        return [length(word, size, REGULAR) + (7 * s + length(n, large, STRONG) if n else 0) for word, n in parts]

    if view.top_marked:
        parts.insert(1, (marked, ""))
        if sum(widths()) + gap * (len(parts) - 1) > box.right - box.left:
            parts[1] = (MARK, "")
    x = (box.left + box.right) / 2 - (sum(widths()) + gap * (len(parts) - 1)) / 2
    for (word, number), long in zip(parts, widths(), strict=True):
        took = canvas.text(x, middle, word, size, theme.mute)
        if number:
            canvas.text(x + took + 7 * s, middle, number, large, theme.ink, STRONG)
        x += long + gap
