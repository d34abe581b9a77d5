"""The board without pieces: sky, oak, sun and points track, Roots, temples. Painted once per size and kept."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache

from render import shapes
from render.canvas import Brush, Canvas, Shadow, Sprite
from render.lettering import BOLD, STRONG
from render.oak import pieces
from render.oak.palette import Ground, ground
from render.oak.places import (
    END_HIGH,
    END_WIDE,
    HIGH,
    INSET,
    LABEL_Y,
    NODE,
    NODES,
    PILL_Y,
    ROOTS_HIGH,
    ROOTS_TOP,
    SUN_Y,
    TRACK_HIGH,
    TRACK_TOP,
    VP_Y,
    WIDE,
    Places,
    is_end,
)
from render.oak.words import PACKAGE
from render.shapes import Point, Points
from render.theme import HAIR, SM, XS, Theme
from render.words import say
from rules.oak.board import INCOME, RESOURCES, TEMPLE_WORDS, TREE_WORD
from rules.oak.figures import FIGURES

END_OF = {end.space: end for end in FIGURES.ends}
CANOPY = ((160, 414, 140), (290, 344, 150), (520, 314, 190), (720, 334, 180), (930, 394, 140), (190, 574, 150),
          (910, 574, 150), (550, 494, 220), (380, 544, 160), (730, 544, 160))  # fmt: skip
LEAVES = 130


def paint_board(canvas: Canvas, places: Places, theme: Theme, lang: str) -> None:
    colours, s = ground(theme), places.scale
    x, y = round(places.x), round(places.y)
    shadow = Shadow(theme.shadow, 3, 7, theme.card_shadow)
    canvas.plate(x, y, places.size(WIDE), places.size(HIGH), 26 * s, colours.sky, theme.line, HAIR, shadow)
    canvas.put(_tree(s, theme), places.x, places.y)
    _track(canvas, places, theme)
    left, top = places.at(INSET, ROOTS_TOP)
    canvas.plate(round(left), round(top), places.size(WIDE - 2 * INSET), places.size(ROOTS_HIGH), 24 * s, colours.soil)
    word = say(PACKAGE, "roots", lang)
    middle = top + ROOTS_HIGH / 2 * s
    canvas.text(left + 24 * s, middle, word, places.size(SM), colours.soil_ink, BOLD, width=100 * s)
    for word in NODES:
        if not is_end(word):
            _node(canvas, places, word, theme, colours)
    for letter in RESOURCES:
        _temple(canvas, places, letter, theme, lang)


def _track(canvas: Canvas, places: Places, theme: Theme) -> None:
    s = places.scale
    left, top = places.at(INSET, TRACK_TOP)
    canvas.plate(round(left), round(top), places.size(WIDE - 2 * INSET), places.size(TRACK_HIGH), 20 * s, theme.card,
                 theme.line, HAIR)  # fmt: skip


def paint_track(canvas: Canvas, places: Places, sun: int, values: Sequence[int], top: int, theme: Theme) -> None:
    """Both lines, the sun's spaces at their values, the solstices as small suns, the marker."""
    colours, s = ground(theme), places.scale
    start, end = places.on_track(0, top), places.on_track(top, top)
    sun_y, vp_y, label_y = (places.at(0, y)[1] for y in (SUN_Y, VP_Y, LABEL_Y))
    for y, thick, colour in ((sun_y, 6, theme.line), (vp_y, 4, theme.line)):
        canvas.rectangle(round(start), round(y - thick * s / 2), round(end - start), places.size(thick), colour)
    for space, value in enumerate(values, 1):
        x = places.on_track(value, top)
        r = (19 if space in FIGURES.solar.solstices else 9) * s
        fill, edge = (colours.solstice, colours.solstice_edge) if r > 12 * s else (theme.page2, theme.line)
        canvas.plate(round(x - r), round(sun_y - r), round(2 * r), round(2 * r), r, fill, edge, 2.5)
        if space in FIGURES.solar.solstices and space != sun:
            canvas.put(pieces.sun(13 * s, 8, colours.solstice_edge), x, sun_y)
    now = values[sun - 1] if 1 <= sun <= len(values) else values[-1]
    canvas.put(pieces.sun(32 * s, 12, colours.solstice_edge, theme.gold), places.on_track(now, top), sun_y, "sun")
    for value in dict.fromkeys((0, *values, top)):
        weight, colour = (BOLD, theme.ink) if value == now else ("regular", theme.mute)
        canvas.text(places.on_track(value, top), label_y, str(value), places.size(XS), colour, weight, "m")


def _node(canvas: Canvas, places: Places, word: str, theme: Theme, colours: Ground) -> None:
    s = places.scale
    x, y = places.node(word)
    r = places.size(NODE)
    shadow = Shadow(theme.shadow, 3, 4, 0.3)
    canvas.plate(round(x) - r, round(y) - r, 2 * r, 2 * r, r, theme.card, colours.node_edge, 2.5, shadow)
    canvas.text(x, y - 13 * s, word, places.size(SM), theme.ink, BOLD, "m")
    canvas.put(pieces.resource(word[0], round(11 * s)), x - 12 * s, y + 18 * s)
    position = next(words.index(word) for words in TREE_WORD if word in words)
    canvas.text(x + 13 * s, y + 18 * s, str(INCOME[position]), places.size(XS), theme.ink, STRONG, "m")


def paint_end(canvas: Canvas, places: Places, word: str, closed: bool, theme: Theme, lang: str) -> None:
    """A last space: what it counts; one that is closed is dim and locked."""
    colours, s = ground(theme), places.scale
    x, y = places.node(word)
    wide, high = places.size(END_WIDE), places.size(END_HIGH)
    fill, edge = (theme.page2, theme.line) if closed else (colours.end, colours.end_edge)
    shadow = Shadow(theme.shadow, 3, 4, 0.3)
    canvas.plate(round(x - wide / 2), round(y - high / 2), wide, high, 18 * s, fill, edge, 2.5, shadow)
    canvas.text(x, y - 15 * s, word, places.size(SM), theme.mute if closed else theme.ink, BOLD, "m")
    end = END_OF[word]
    key = "end-closed" if closed else f"end-{end.counts}"
    colour = theme.mute if closed else theme.ink
    told = say(PACKAGE, key, lang, each=end.each, vp=end.vp)
    canvas.text(x, y + 17 * s, told, places.size(XS), colour, anchor="m", width=wide - 12 * s)
    if closed:
        canvas.put(pieces.padlock(round(11 * s), theme.mute), x + 52 * s, y - 15 * s)


def _temple(canvas: Canvas, places: Places, letter: str, theme: Theme, lang: str) -> None:
    s, box = places.scale, places.temple(letter)
    wide = round(box.right) - round(box.left)
    canvas.card(round(box.left), round(box.top), wide, round(box.bottom - box.top), theme, 18)
    canvas.put(pieces.resource(letter, round(15 * s)), box.left + 32 * s, box.top + 30 * s)
    word = say(PACKAGE, f"temple-{letter}", lang)
    canvas.text(box.left + 60 * s, box.top + 31 * s, word, places.size(SM), theme.ink, STRONG, width=wide - 72 * s)
    for space in (word for word in TEMPLE_WORDS if word[1] == letter):
        x, y = places.space(space)
        r = places.size(33)
        canvas.plate(round(x) - r, round(y) - r, 2 * r, 2 * r, r, theme.page2, theme.line, 2.5)
        canvas.text(x, box.top + (PILL_Y + 8) * s, space, places.size(XS), theme.ink, BOLD, "m")


# --- the tree ----------------------------------------------------------------------------------------


@lru_cache(maxsize=6)
def _tree(scale: float, theme: Theme) -> Sprite:
    """Canopy, branches, trunk."""
    colours = ground(theme)
    brush = Brush(0, 0, WIDE * scale, (ROOTS_TOP + 40) * scale, colours.sky)

    def scaled(points: Points) -> Points:
        return [(x * scale, y * scale) for x, y in points]

    for cx, cy, r in CANOPY:
        brush.fill(scaled(shapes.circle(cx, cy, r)), colours.canopy)
    scatter = random.Random(2)
    for _ in range(LEAVES):
        x, y = scatter.uniform(50, 1050), scatter.uniform(194, 664)
        if (x - 550) ** 2 / 500**2 + (y - 424) ** 2 / 225**2 < 1:
            brush.fill(scaled(shapes.ellipse(x, y, 13, 6)), colours.leaf)
    limbs = _limbs()
    for grow, colour in ((4.0, colours.bark_edge), (0.0, colours.bark)):
        for way, first, last in limbs:
            brush.fill(scaled(_limb(way, first, last, grow)), colour)
            x, y = way[-1]
            brush.fill(scaled(shapes.circle(x, y, last / 2 + grow)), colour)
        brush.fill(scaled(_foot(grow)), colour)
    for dx, high in ((-26, 70), (8, 110), (30, 60)):
        grain = [(550.0 + dx, 988.0), (550 + 0.7 * dx, 988 - 0.5 * high), (550 + 0.8 * dx, 988.0 - high)]
        brush.line(scaled(shapes.smooth(grain, 2, closed=False)), colours.bark_edge, 3 * scale, caps=True)
    return brush.done(quick=True)


Limb = tuple[Points, float, float]


def _limbs() -> list[Limb]:
    found: list[Limb] = []
    base = (550.0, 992.0)
    for letter in RESOURCES:
        stem: Points = [NODES[f"{letter}{n}"] for n in (1, 2, 3)]
        if letter == "M":
            found.append(([base, *stem], 110, 40))
        else:
            found.append(([base, (550.0 + (-60 if letter == "F" else 60), 914.0), *stem], 84, 40))
        fork = stem[-1]
        for arm in "LR":
            fourth, last = NODES[f"{letter}4{arm}"], NODES[f"{letter}5{arm}"]
            bow = (fork[0] + 0.78 * (fourth[0] - fork[0]), (fork[1] + fourth[1]) / 2 + 10)
            found.append(([fork, bow, fourth, last], 38, 18))
    return found


def _limb(way: Points, first: float, last: float, grow: float) -> Points:
    """A way as thick as `first` where it begins and `last` where it ends."""
    fine = shapes.smooth(way, 3, closed=False)
    left: Points = []
    right: Points = []
    for number, (x, y) in enumerate(fine):
        before, after = fine[max(0, number - 1)], fine[min(len(fine) - 1, number + 1)]
        angle = math.atan2(after[1] - before[1], after[0] - before[0])
        half = (first + (last - first) * number / (len(fine) - 1)) / 2 + grow
        left.append((x - half * math.sin(angle), y + half * math.cos(angle)))
        right.append((x + half * math.sin(angle), y - half * math.cos(angle)))
    return left + right[::-1]


def _foot(grow: float) -> Points:
    side = [(-160.0, 1024.0), (-90.0, 992 - grow), (-54.0, 944.0), (-42.0, 864.0)]
    left: list[Point] = [(550 + x - grow, y) for x, y in side]
    right: list[Point] = [(550 - x + grow, y) for x, y in reversed(side)]
    return shapes.smooth([*left, *right], 3)


def token_edges() -> list[str]:
    """Spaces above which solar tokens may lie, with any number of players."""
    edges = [(RESOURCES.index(place.branch), place.after) for place in FIGURES.solar.tokens]
    return [TREE_WORD[branch][after] for branch, after in edges]
