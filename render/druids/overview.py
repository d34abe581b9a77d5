"""The pictures: the whole table, and one region of the map made larger.

A map that is about as high as wide has the cards beside it; a large one has the full width and the cards below.
What stays the same for a while is kept as a layer: the empty frame (bed, cards, box), and the frame with the map.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from render import frame
from render.canvas import Box, Canvas, Shadow
from render.druids import panels
from render.druids.board import Board
from render.druids.parts import land
from render.druids.parts.proposal import laid, propose
from render.druids.places import Places, cells, fitting, offering, region, span
from render.druids.scene import scene as make_scene
from render.druids.words import DruidsWords
from render.scene import Piece, Scene
from render.shot import Shot
from render.theme import GAP, GUTTER, HAIR, MARGIN, WIDTH, Theme
from rules.druids.view import DruidsView, SeatView

TOP = 136
BESIDE = 1100
"""Width of the map with the cards beside it."""
RAIL = WIDTH - 2 * MARGIN - BESIDE - GUTTER
INNER = 34
"""Between the bed's edge and the map."""
LARGEST, LEAST_BESIDE = 78, 48
"""A hexagon's size: at most, and the least before the map takes the full width."""
HIGHEST = 1500
CAPTION_GAP, END = 22, 32


def paint(view: DruidsView, shot: Shot, theme: Theme) -> Canvas:
    words = DruidsWords(shot.lang, shot.names)
    view = laid(offering(view, shot.places), shot.proposed)
    scene = make_scene(view, shot.events, words)
    propose(scene.changes, shot.proposed, words)
    if shot.focus is not None:
        return _zoom(view, scene, region(view, shot.focus), shot.focus, theme, words)
    shown = cells(view)
    size = fitting(shown, _inside(0, 0, BESIDE, HIGHEST), LARGEST).size
    if size >= LEAST_BESIDE:
        high = max(_rail_height(len(view.seats)), _map_height(shown, size))
        places = fitting(shown, _inside(MARGIN, TOP, BESIDE, high), size)
        return _beside(view, scene, shown, places, high, theme, words)
    return _below(view, scene, shown, theme, words)


def _inside(x: int, y: int, w: int, h: int) -> Box:
    return Box(x + INNER, y + INNER, x + w - INNER, y + h - INNER)


def _map_height(shown: list[str], size: int) -> int:
    """Of a bed for these fields."""
    part = span(shown)
    return math.ceil(size * (part.bottom - part.top)) + 2 * INNER + 1


def _rail_height(seats: int) -> int:
    return max(BESIDE, seats * (panels.CARD + GAP) + panels.BOX)


class Area(NamedTuple):
    """An empty part of the picture."""

    x: int
    y: int
    w: int
    h: int
    gold: bool = False
    """The awaited seat's card, or the winner's."""


class Plan(NamedTuple):
    """Where everything stands around the map."""

    high: int
    bed: Area
    cards: tuple[Area, ...] = ()
    box: Area | None = None


@lru_cache(maxsize=12)  # about 10 MB each
def _frame(plan: Plan, theme: Theme) -> Canvas:
    canvas = Canvas(WIDTH, plan.high, theme.page)
    shadow = Shadow(theme.shadow, 3, 7, theme.card_shadow)
    canvas.plate(*plan.bed[:4], 26, theme.page2, theme.line, HAIR, shadow)
    for card in plan.cards:
        canvas.card(*card[:4], theme, gold=card.gold)
    if plan.box is not None:
        canvas.plate(*plan.box[:4], 16, theme.page2, theme.line, 1.5)
    return canvas


@lru_cache(maxsize=8)  # about 10 MB each; the map grows in some turns only, and many people look at one position
def _land(plan: Plan, places: Places, pieces: tuple[Piece, ...], theme: Theme) -> Canvas:
    canvas = _frame(plan, theme).copy()
    land.lay(canvas, places, pieces, theme)
    return canvas


def _with_land(plan: Plan, places: Places, scene: Scene, shown: list[str], theme: Theme) -> Canvas:
    """The frame and those fields of the map that belong to the picture, to go on drawing on."""
    fields = set(shown)
    pieces = tuple(piece for piece in scene.pieces if piece.kind in land.KINDS and piece.at in fields)
    return _land(plan, places, pieces, theme).copy()


def _gold(view: DruidsView, seat: int) -> bool:
    if view.standings is not None:
        return any(placing.seat == seat and placing.place == 1 for placing in view.standings.placings)
    return view.asked.seat == seat


def _beside(
    view: DruidsView, scene: Scene, shown: list[str], places: Places, high: int, theme: Theme,
    words: DruidsWords,
) -> Canvas:  # fmt: skip
    players = _in_order(view)
    x, card = MARGIN + BESIDE + GUTTER, min(254, (high - panels.BOX) // max(1, len(players)) - GAP)
    y = TOP + len(players) * (card + GAP)
    plan = Plan(
        TOP + high + CAPTION_GAP + frame.CAPTION + END,
        Area(MARGIN, TOP, BESIDE, high),
        tuple(
            Area(x, TOP + number * (card + GAP), RAIL, card, _gold(view, player.seat))
            for number, player in enumerate(players)
        ),
        Area(x, y, RAIL, min(TOP + high - y, panels.box_height(view))),
    )
    return _filled(plan, view, scene, shown, places, TOP + high + CAPTION_GAP, theme, words)


def _filled(
    plan: Plan, view: DruidsView, scene: Scene, shown: list[str], places: Places, caption_y: int, theme: Theme,
    words: DruidsWords,
) -> Canvas:  # fmt: skip
    canvas = _with_land(plan, places, scene, shown, theme)
    _header(canvas, view, "", theme, words)
    Board(canvas, places, scene, shown, theme).paint(view)
    for player, card in zip(_in_order(view), plan.cards, strict=False):
        panels.paint_card(canvas, *card[:4], view, player, scene, theme, words)
    assert plan.box is not None
    panels.paint_box(canvas, *plan.box[:4], view, theme, words)
    _caption(canvas, caption_y, view, scene, theme, words)
    return canvas


def _below(view: DruidsView, scene: Scene, shown: list[str], theme: Theme, words: DruidsWords) -> Canvas:
    wide = WIDTH - 2 * MARGIN
    size = fitting(shown, _inside(0, 0, wide, HIGHEST), LARGEST).size
    high = _map_height(shown, size)
    places = fitting(shown, _inside(MARGIN, TOP, wide, high), size)
    cards_y = TOP + high + CAPTION_GAP + frame.CAPTION + CAPTION_GAP
    *columns, (box_x, box_w) = frame.columns(len(view.seats) + 1, wide)
    plan = Plan(
        cards_y + panels.BOX + END,
        Area(MARGIN, TOP, wide, high),
        tuple(
            Area(x, cards_y, w, panels.BOX, _gold(view, player.seat))
            for player, (x, w) in zip(_in_order(view), columns, strict=False)
        ),
        Area(box_x, cards_y, box_w, panels.BOX),
    )
    return _filled(plan, view, scene, shown, places, TOP + high + CAPTION_GAP, theme, words)


def _in_order(view: DruidsView) -> list[SeatView]:
    """Cards stand in the order of play; a seat the order does not know comes last."""
    place = {seat: number for number, seat in enumerate(view.order)}
    return sorted(view.seats, key=lambda player: place.get(player.seat, len(place)))


# --- one region ------------------------------------------------------------------------------------

ZOOM_HIGH, ZOOM_LARGEST = 1250, 120
CORNER_NAMES = 80
"""From this size on there is room for the names of corners with stones."""


def _zoom(view: DruidsView, scene: Scene, shown: list[str], focus: str, theme: Theme, words: DruidsWords) -> Canvas:
    wide = WIDTH - 2 * MARGIN
    size = fitting(shown, _inside(0, 0, wide, ZOOM_HIGH), ZOOM_LARGEST).size
    high = max(500, _map_height(shown, size))
    places = fitting(shown, _inside(MARGIN, TOP, wide, high), size)
    plan = Plan(TOP + high + CAPTION_GAP + frame.CAPTION + END, Area(MARGIN, TOP, wide, high))
    canvas = _with_land(plan, places, scene, shown, theme)
    _header(canvas, view, focus.strip(), theme, words)
    Board(canvas, places, scene, shown, theme, corner_names=size >= CORNER_NAMES).paint(view)
    _caption(canvas, TOP + high + CAPTION_GAP, view, scene, theme, words)
    return canvas


# --- words around the map --------------------------------------------------------------------------


def _sub_title(view: DruidsView, words: DruidsWords) -> str:
    if view.phase == "over":
        return words("head-over", turns=view.turns)
    if view.phase == "setup":
        return words("head-setup")
    return words("head-last" if view.last else "head-turn", turn=view.turns + 1)


def _header(canvas: Canvas, view: DruidsView, part: str, theme: Theme, words: DruidsWords) -> None:
    awaited: list[frame.Awaited] = []
    if view.asked.seat is not None:
        what = words(f"does-{view.asked.word}")
        awaited = [frame.Awaited(view.asked.seat, words.who(view.asked.seat), what)]
    frame.heading(canvas, theme, words, part, _sub_title(view, words), awaited, frame.winners(view.standings))


def open_decision(view: DruidsView, words: DruidsWords) -> str:
    """What is asked, as one sentence; after the end, who won."""
    seat = view.asked.seat
    if seat is None:
        return frame.victory(words, "over", view.standings)
    return words("asks", who=words.who(seat), question=words.question(view, seat))


def _caption(canvas: Canvas, y: int, view: DruidsView, scene: Scene, theme: Theme, words: DruidsWords) -> None:
    """What happened last, else what is asked; and who follows."""
    seat = view.asked.seat
    following = frame.in_turn(view.order, seat) if seat is not None else []
    frame.latest(canvas, theme, y, words, scene.changes, seat, open_decision(view, words), following)
