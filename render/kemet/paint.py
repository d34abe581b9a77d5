"""Kemet's pictures: the whole table, one part of the board made larger, the battle, the tiles on display."""

from __future__ import annotations

from render import frame
from render.canvas import Box, Canvas
from render.kemet import layers, panels
from render.kemet.battle import STRIP_HIGH, fought, paint_battle, paint_strip
from render.kemet.closing import chapter_battle, paint_fought
from render.kemet.layers import Board
from render.kemet.market import paint_market
from render.kemet.palette import tinted
from render.kemet.places import Places
from render.kemet.player import paint_player
from render.kemet.scene import scene as make_scene
from render.kemet.speech import PACKAGE, moment, question
from render.kemet.table import Table
from render.scene import Scene, Unknown
from render.shapes import extent
from render.shot import Shot
from render.theme import MARGIN, WIDTH, Theme
from render.words import COMMON, Names, say, who
from rules.core import Event
from rules.kemet.chat.asking import BATTLE, CITY, DELTA, MARKET, PLAYER
from rules.kemet.chat.asking import regions as region_words
from rules.kemet.shown import KemetView

BED = 1100
BED_Y = frame.CONTENT
GAP = 18
ZOOM_WIDE, ZOOM_HIGH, ZOOM_BOARD = 1520, 1080, 2100


def paint(view: KemetView, shot: Shot, theme: Theme) -> Canvas:
    """The picture of a view: everything, or the region in focus."""
    theme = tinted(theme)
    lang, names, events = shot.lang, shot.names, shot.events
    if shot.focus is None:
        ended = chapter_battle(events)
        if ended is not None:
            return paint_fought(view, ended, lang, theme, names)
        return _overview(view, make_scene(view, events, lang, names), fought(events), lang, theme, names)
    word = find(view, shot.focus)
    if word == MARKET:
        return paint_market(view, lang, theme, names)
    if word.startswith(PLAYER):
        return paint_player(view, view.seats[int(word.removeprefix(PLAYER)) - 1], lang, theme, names)
    if word == BATTLE and view.battle is not None:
        return paint_battle(view, view.battle, lang, theme, events, names)
    return _zoom(view, make_scene(view, events, lang, names), word, lang, theme, names)


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


def _overview(
    view: KemetView, scene: Scene, battles: list[list[Event]], lang: str, theme: Theme, names: Names | None
) -> Canvas:
    caption_y = BED_Y + BED + GAP
    below = caption_y + frame.CAPTION + GAP
    hand = panels.hand_of(view) is not None
    final = panels.FINAL_ROW * len(view.final.placings) + 24 if view.final is not None else 0
    beasts = panels.beasts_on_board(view) if len(view.seats) > panels.NAMED else []
    height = below + STRIP_HIGH * len(battles) + (panels.CODES_HIGH if beasts else 0) + 14
    height += (panels.HAND_HIGH + GAP if hand else 0) + (final + GAP if final else 0)
    board = Board(view)
    canvas = layers.overview(board, BED_Y, BED, height, len(panels.seats_in_order(view)), theme).copy()
    _header(canvas, view, "", lang, theme, names)
    Table(canvas, layers.places_of(board, MARGIN, BED_Y, BED), scene, theme).paint()
    panels.paint_rail(canvas, BED_Y, BED, view, scene, theme, lang, names)
    _caption(canvas, caption_y, view, scene, lang, theme, names)
    if beasts:
        panels.paint_codes(canvas, below, beasts, theme)
        below += panels.CODES_HIGH
    for battle in battles:
        paint_strip(canvas, below, battle, theme, lang, names)
        below += STRIP_HIGH
    if hand:
        panels.paint_hand(canvas, below, view, theme, lang)
    if final:
        panels.paint_final(canvas, below, view, theme, lang, names)
    return canvas


# --- a part of the board -------------------------------------------------------------------------------


def _zoom(view: KemetView, scene: Scene, word: str, lang: str, theme: Theme, names: Names | None) -> Canvas:
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
    _header(canvas, view, word, lang, theme, names)
    _caption(canvas, BED_Y + ZOOM_HIGH + GAP, view, scene, lang, theme, names)
    return canvas


def _middle(places: Places, word: str) -> tuple[float, float]:
    if word == DELTA:
        word = "DM"
    if word.startswith(CITY):
        left, top, right, bottom = extent(places.city_outline(int(word.removeprefix(CITY)) - 1))
        return (left + right) / 2, (top + bottom) / 2
    return places.spots[word].centre


# --- words around the board ---------------------------------------------------------------------------


def _header(canvas: Canvas, view: KemetView, region: str, lang: str, theme: Theme, names: Names | None) -> None:
    awaited: list[frame.Awaited] = []
    if view.asked is not None:
        several = len(view.asked.seats) > 1
        for seat in view.asked.seats[:2]:
            what = "" if several else question(view, seat, lang, names)
            awaited.append(frame.Awaited(seat, who(seat, lang, names), what))
    elif view.final is not None:
        first = [one.seat for one in view.final.placings if one.place == 1]
        what = say(COMMON, "wins", lang, count=len(first))
        awaited = [frame.Awaited(seat, who(seat, lang, names), what) for seat in first[:1]]
    sub = say(PACKAGE, "sub", lang, moment=moment(view, lang))
    if region:
        sub = f"{region}  ·  {sub}"
    frame.header(canvas, theme, say(PACKAGE, "title", lang), sub, awaited)


def open_decision(view: KemetView, lang: str, names: Names | None) -> str:
    """What is asked, in one sentence; after the end, who won."""
    if view.asked is None:
        first = [one for one in (view.final.placings if view.final is not None else []) if one.place == 1]
        return say(PACKAGE, "won", lang, who=who(first[0].seat, lang, names), fame=first[0].score) if first else ""
    seats = view.asked.seats
    people = ", ".join(who(seat, lang, names) for seat in seats)
    return say(PACKAGE, "text-asked", lang, who=people, what=question(view, seats[0], lang, names))


def _caption(
    canvas: Canvas, y: int, view: KemetView, scene: Scene, lang: str, theme: Theme, names: Names | None
) -> None:
    """What happened last, else what is asked; and who follows in this lap."""
    changes = scene.changes
    asked = view.asked.seats[0] if view.asked is not None else None
    seat = changes.seat if changes.story else asked
    story = changes.story[-8:] or [open_decision(view, lang, names)]
    following: list[frame.Next] = []
    if view.phase == "day" and view.asked is not None and view.asked.kind == "turn" and asked in view.order:
        after = view.order[view.order.index(asked) + 1 :]
        following = [frame.Next(other, "") for other in after]
    frame.caption(canvas, theme, y, seat, story, say(COMMON, "next", lang), following)
