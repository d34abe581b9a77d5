"""Oak's pictures: the whole table, the oak made larger, and one player's board."""

from __future__ import annotations

from functools import lru_cache

from render import frame
from render.canvas import Canvas
from render.oak import panels
from render.oak.board import paint_board
from render.oak.parts.ending import winners
from render.oak.parts.player import paint_player
from render.oak.parts.table import Table
from render.oak.places import HIGH, WIDE, Places
from render.oak.scene import scene as make_scene
from render.oak.words import OakWords
from render.scene import Changes, Scene, Unknown
from render.shot import Shot
from render.theme import MARGIN, WIDTH, Theme
from rules.oak.view import OakView

BED_Y = frame.CONTENT
GAP = 18
OAK = "oak"
PLAYER = "player"


def regions(view: OakView) -> tuple[str, ...]:
    return (OAK, *(f"{PLAYER}{own.seat + 1}" for own in view.seats))


def region(view: OakView, focus: str) -> str:
    """The region a word names; a seat's number alone names its board."""
    word = "".join(focus.lower().split())
    word = f"{PLAYER}{word}" if word.isdigit() else word
    if word not in regions(view):
        raise Unknown("region", focus, regions(view))
    return word


def paint(view: OakView, shot: Shot, theme: Theme) -> Canvas:
    words = OakWords(view, shot.lang, shot.names)
    scene = make_scene(view, shot.events, words)
    if shot.focus is None:
        return _overview(view, scene, theme, words)
    word = region(view, shot.focus)
    if word == OAK:
        return _oak(view, scene, theme, words)
    number = int(word.removeprefix(PLAYER)) - 1
    own = next(own for own in view.seats if own.seat == number)
    canvas = paint_player(view, own, scene, theme, words)
    order = words.order(own)
    pill = frame.Awaited(words.mark(own.seat), words.who(own.seat), words("points", vp=own.vp))
    frame.header(canvas, theme, words("title"), f"{order}  ·  {words.moment(view)}", [pill])
    return canvas


# --- the whole table ----------------------------------------------------------------------------------


def _overview(view: OakView, scene: Scene, theme: Theme, words: OakWords) -> Canvas:
    cards = panels.drawn_cards(view)
    final = panels.final_height(view, words)
    caption_y = BED_Y + HIGH + GAP
    below = caption_y + frame.CAPTION + GAP
    extra = (final + GAP if final else 0) + (panels.STRIP + GAP if cards else 0)
    canvas = _ground(below + extra + 14, theme, words.lang).copy()
    _header(canvas, view, "", theme, words)
    Table(canvas, Places(MARGIN, BED_Y), view, scene, theme, words).paint()
    panels.Rail(canvas, BED_Y, view, scene, theme, words).paint(HIGH)
    _caption(canvas, caption_y, view, scene, theme, words)
    if final:
        panels.paint_final(canvas, below, view, theme, words)
        below += final + GAP
    if cards:
        panels.paint_drawn(canvas, below, cards, theme, words)
    return canvas


@lru_cache(maxsize=8)
def _ground(high: int, theme: Theme, lang: str) -> Canvas:
    """What stays the same from picture to picture. Never drawn on: callers take a copy."""
    canvas = Canvas(WIDTH, high, theme.page)
    paint_board(canvas, Places(MARGIN, BED_Y), theme, lang)
    return canvas


def _oak(view: OakView, scene: Scene, theme: Theme, words: OakWords) -> Canvas:
    """The board alone, over the whole width."""
    scale = (WIDTH - 2 * MARGIN) / WIDE
    caption_y = BED_Y + round(HIGH * scale) + GAP
    canvas = _large_ground(caption_y + frame.CAPTION + 32, theme, words.lang).copy()
    _header(canvas, view, OAK, theme, words)
    Table(canvas, Places(MARGIN, BED_Y, scale), view, scene, theme, words).paint()
    _caption(canvas, caption_y, view, scene, theme, words)
    return canvas


@lru_cache(maxsize=4)
def _large_ground(high: int, theme: Theme, lang: str) -> Canvas:
    canvas = Canvas(WIDTH, high, theme.page)
    paint_board(canvas, Places(MARGIN, BED_Y, (WIDTH - 2 * MARGIN) / WIDE), theme, lang)
    return canvas


# --- words around the board ---------------------------------------------------------------------------


def _header(canvas: Canvas, view: OakView, part: str, theme: Theme, words: OakWords) -> None:
    awaited = [frame.Awaited(seat, f"{words.who(seat)}:", words.question(view, seat)) for seat in view.asked.seats]
    if len(awaited) > 1:
        awaited = [one._replace(name=one.name.removesuffix(":"), what="") for one in awaited]
    sub = words.moment(view)
    frame.heading(canvas, theme, words, part, sub if part else sub[:1].upper() + sub[1:], awaited, winners(view))


def open_decision(view: OakView, words: OakWords) -> str:
    """What is asked, in one sentence; after the end, who won."""
    if view.standings is not None:
        first = winners(view)
        names = ", ".join(words.who(seat) for seat in first)
        score = max((own.vp for own in view.seats if own.seat in first), default=0)
        return words("won", who=names, count=len(first), score=score)
    return " ".join(words("asked", who=words.who(seat), what=words.question(view, seat)) for seat in view.asked.seats)


def _caption(canvas: Canvas, y: int, view: OakView, scene: Scene, theme: Theme, words: OakWords) -> None:
    changes, seat = scene.changes, view.asked.seats[0] if view.asked.seats else None
    if view.standings is not None:
        changes, seat = Changes(), None
    frame.latest(canvas, theme, y, words, changes, seat, open_decision(view, words))
