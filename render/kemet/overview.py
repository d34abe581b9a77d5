"""Kemet's pictures: the whole table, one part of the board made larger, the battle, the tiles on display."""

from __future__ import annotations

from render import frame
from render.canvas import Box, Canvas
from render.kemet import panels
from render.kemet.palette import tinted
from render.kemet.parts import layers
from render.kemet.parts.battle import STRIP_HIGH, fought, paint_battle, paint_strip
from render.kemet.parts.closing import chapter_battle, paint_fought
from render.kemet.parts.layers import Board
from render.kemet.parts.market import paint_market
from render.kemet.parts.player import paint_player
from render.kemet.parts.table import Table
from render.kemet.places import Places
from render.kemet.scene import scene as make_scene
from render.kemet.words import KemetWords
from render.scene import Scene, Unknown
from render.shapes import extent
from render.shot import Shot
from render.theme import MARGIN, WIDTH, Theme
from rules.core import Event
from rules.kemet.chat.labels import IN_TURN
from rules.kemet.chat.panel import BATTLE, CITY, DELTA, MARKET, PLAYER
from rules.kemet.chat.panel import regions as region_words
from rules.kemet.view import KemetView

BED = 1100
BED_Y = frame.CONTENT
GAP = 18
ZOOM_WIDE, ZOOM_HIGH, ZOOM_BOARD = 1520, 1080, 2100


def paint(view: KemetView, shot: Shot, theme: Theme) -> Canvas:
    """The picture of a view: everything, or the region in focus."""
    theme = tinted(theme)
    words, events = KemetWords(shot.lang, shot.names), shot.events
    if shot.focus is None:
        ended = chapter_battle(events)
        if ended is not None:
            return paint_fought(view, ended, theme, words)
        return _overview(view, make_scene(view, events, words), fought(events), theme, words)
    word = find(view, shot.focus)
    if word == MARKET:
        return paint_market(view, theme, words)
    if word.startswith(PLAYER):
        return paint_player(view, view.seats[int(word.removeprefix(PLAYER)) - 1], theme, words)
    if word == BATTLE and view.battle is not None:
        return paint_battle(view, view.battle, theme, events, words)
    return _zoom(view, make_scene(view, events, words), word, theme, words)


def regions(view: KemetView) -> tuple[str, ...]:
    return tuple(region_words(view))


def find(view: KemetView, focus: str) -> str:
    """The region or zone that is meant; Unknown if there is none."""
    plain = focus.strip().lower()
    known = (*regions(view), *(zone.word for zone in view.zones))
    found = next((word for word in known if word.lower() == plain), None)
    if found is None:
        raise Unknown("region", focus, regions(view))
    return found


# --- the whole table --------------------------------------------------------------------------------


def _overview(view: KemetView, scene: Scene, battles: list[list[Event]], theme: Theme, words: KemetWords) -> Canvas:
    caption_y = BED_Y + BED + GAP
    below = caption_y + frame.CAPTION + GAP
    hand = panels.hand_of(view) is not None
    final = panels.FINAL_ROW * len(view.final.placings) + 24 if view.final is not None else 0
    beasts = panels.beasts_on_board(view) if len(view.seats) > panels.NAMED else []
    height = below + STRIP_HIGH * len(battles) + (panels.CODES_HIGH if beasts else 0) + 14
    height += (panels.HAND_HIGH + GAP if hand else 0) + (final + GAP if final else 0)
    board = Board(view)
    canvas = layers.overview(board, BED_Y, BED, height, len(panels.seats_in_order(view)), theme).copy()
    _header(canvas, view, "", theme, words)
    Table(canvas, layers.places_of(board, MARGIN, BED_Y, BED), scene, theme).paint()
    panels.paint_rail(canvas, BED_Y, BED, view, scene, theme, words)
    _caption(canvas, caption_y, view, scene, theme, words)
    if beasts:
        panels.paint_codes(canvas, below, beasts, theme, words)
        below += panels.CODES_HIGH
    for battle in battles:
        paint_strip(canvas, below, battle, theme, words)
        below += STRIP_HIGH
    if hand:
        panels.paint_hand(canvas, below, view, theme, words)
    if final:
        panels.paint_final(canvas, below, view, theme, words)
    return canvas


# --- a part of the board -------------------------------------------------------------------------------


def _zoom(view: KemetView, scene: Scene, word: str, theme: Theme, words: KemetWords) -> Canvas:
    board = Board(view)
    x, y = _middle(layers.places_of(board, 0, 0, ZOOM_BOARD), word)
    left = min(max(0.0, x - ZOOM_WIDE / 2), ZOOM_BOARD - ZOOM_WIDE)
    top = min(max(0.0, y - ZOOM_HIGH / 2), ZOOM_BOARD - ZOOM_HIGH)
    at = (-round(left), -round(top), ZOOM_BOARD)
    inset = layers.window(board, *at, ZOOM_WIDE, ZOOM_HIGH, theme).copy()
    Table(inset, layers.places_of(board, *at), scene, theme).paint()
    canvas = Canvas(WIDTH, BED_Y + ZOOM_HIGH + GAP + frame.CAPTION + 32, theme.page)
    canvas.image.paste(inset.image, (MARGIN, BED_Y))
    whole = Box(0, 0, ZOOM_WIDE, ZOOM_HIGH)
    canvas.placed += [one for one in inset.placed if one.box.meets(whole)]
    canvas.printed += [one for one in inset.printed if one.box.inside(whole)]
    _header(canvas, view, word, theme, words)
    _caption(canvas, BED_Y + ZOOM_HIGH + GAP, view, scene, theme, words)
    return canvas


def _middle(places: Places, word: str) -> tuple[float, float]:
    if word == DELTA:
        word = "DM"
    if word.startswith(CITY):
        left, top, right, bottom = extent(places.walls(int(word.removeprefix(CITY))))
        return (left + right) / 2, (top + bottom) / 2
    return places.spots[word].centre


# --- words around the board ---------------------------------------------------------------------------


def _header(canvas: Canvas, view: KemetView, region: str, theme: Theme, words: KemetWords) -> None:
    seats = view.asked.seats
    awaited = [
        frame.Awaited(seat, words.who(seat), "" if len(seats) > 1 else words.question(view, seat)) for seat in seats
    ]
    sub = words("sub", moment=words.moment(view))
    frame.heading(canvas, theme, words, region, sub, awaited, frame.winners(view.final))


def open_decision(view: KemetView, words: KemetWords) -> str:
    """What is asked, in one sentence; after the end, who won."""
    seats = view.asked.seats
    if not seats:
        return frame.victory(words, "won", view.final)
    people = ", ".join(words.who(seat) for seat in seats)
    return words("text-asked", who=people, what=words.question(view, seats[0]))


def _caption(canvas: Canvas, y: int, view: KemetView, scene: Scene, theme: Theme, words: KemetWords) -> None:
    """What happened last, else what is asked; and who follows in this lap."""
    asked = view.asked.seats[0] if view.asked.seats else None
    following: list[frame.Next] = []
    if view.phase == "day" and view.asked.word in IN_TURN and asked in view.order:
        after = view.order[view.order.index(asked) + 1 :]
        following = [frame.Next(other, "") for other in after]
    frame.latest(canvas, theme, y, words, scene.changes, asked, open_decision(view, words), following)
