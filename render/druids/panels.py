"""Beside the map: player cards, the five actions or the piece in hand, the final table."""

from __future__ import annotations

from render import frame, lettering
from render.canvas import Canvas
from render.druids import pieces as sprites
from render.druids.words import DruidsWords
from render.lettering import REGULAR, SERIF_BOLD, STRONG
from render.scene import Scene
from render.seats import look, token
from render.stones import stone_icon
from render.theme import INK, MD, PAD, SM, XS, Theme
from render.words import say
from rules.druids.figures import POINTS
from rules.druids.state import ACTION_WORDS
from rules.druids.view import DruidsView, SeatView

CARD, BOX = 240, 296
"""Least heights of a player card and of the box below the cards."""
ROW = 33
ROOMY = 78
"""What an icon with its number takes where there is room."""
SMALL = 12.5
"""A token among words."""
BAR_Y, FIRST_ROW = 88, 122
MOST_OPEN = 14
"""Pieces that can lie open at once: a doubled scouting, a boost, and one more."""
NAME, LEGIBLE = 28, 26
"""The line below an open piece, and how large a piece must be to be told from others."""


# --- player cards ----------------------------------------------------------------------------------


def paint_card(
    canvas: Canvas, x: int, y: int, w: int, h: int, view: DruidsView, player: SeatView, scene: Scene,
    theme: Theme, words: DruidsWords,
) -> None:  # fmt: skip
    """Score with the way to the goal, what stands on the board, what is left, what was captured and chosen."""
    order = view.order.index(player.seat) + 1 if player.seat in view.order else player.seat + 1
    gain = scene.changes.gains.get(player.seat, 0)
    unit = words("unit-goal", goal=view.goal)
    everyone = [(words.who(one.seat), one.points) for one in view.seats]
    if not all(frame.unit_fits(w, "4", name[: frame.HEADER_NAME], points, unit) for name, points in everyone):
        unit = ""
    name = words.who(player.seat)
    frame.card_head(canvas, theme, x, y, w, player.seat, str(order), name, player.points, unit, gain)
    _bar(canvas, x + PAD, y + BAR_Y - 8, w - 2 * PAD, player, view.goal, theme)
    labels = [words(f"card-{row}") for row in ("board", "supply", "captured", "chose")]
    start = x + PAD + round(max(lettering.length(label, XS, REGULAR) for label in labels)) + 18
    pitch = min(40, (h - FIRST_ROW - 28) // 3)
    for row, label in enumerate(labels):
        canvas.text(x + PAD, y + FIRST_ROW + row * pitch, label, XS, theme.mute)
    temples = sum(temple.seat == player.seat for temple in view.temples)
    on_board = (len(player.populations), player.sources.get("stones", 0) // POINTS.stone, temples)
    left = (player.populations_left, player.stones_left)
    first, step = start, (x + w - PAD + 10 - start) // 3
    if step < ROOMY:  # a narrow card: right behind these two words
        first = x + PAD + round(max(lettering.length(label, XS, REGULAR) for label in labels[:2])) + 14
        step = (x + w - PAD + 10 - first) // 3
    for row, counts in enumerate((on_board, left)):
        _pieces(canvas, first, y + FIRST_ROW + row * pitch, min(step, ROOMY), player.seat, counts, theme)
    at, middle = start, y + FIRST_ROW + 2 * pitch
    for owner, count in enumerate(player.captured):
        if count and at + 60 <= x + w - PAD:
            canvas.put(token(owner, SMALL, theme, shadow=False), at + 12, middle)
            at += 36 + round(canvas.text(at + 34, middle, str(count), SM, theme.ink, STRONG)) + 14
    if not any(player.captured):
        canvas.text(start, middle, "0", SM, theme.ink, STRONG)
    chosen = " + ".join(player.chosen) or "–"
    if lettering.length(chosen, XS, STRONG) > x + w - PAD - start:  # a narrow card: right behind its own word
        start = x + PAD + round(lettering.length(labels[3], XS, REGULAR)) + 14
    canvas.text(start, y + FIRST_ROW + 3 * pitch, chosen, XS, theme.ink, STRONG, width=x + w - PAD - start)


def _bar(canvas: Canvas, x: int, y: int, w: int, player: SeatView, goal: int, theme: Theme) -> None:
    canvas.plate(x, y, w, 14, 7, theme.page2, theme.line, 1.5)
    share = min(1.0, max(0.0, player.points / max(1, goal)))
    if share:
        canvas.plate(x, y, max(14, round(w * share)), 14, 7, look(player.seat).fill, INK, 1.5)


def _pieces(canvas: Canvas, x: int, middle: int, step: int, seat: int, counts: tuple[int, ...], theme: Theme) -> None:
    """Populations, stones and (where they are given) temples, each with its number."""
    roomy = step >= ROOMY
    for kind, count in enumerate(counts):
        if kind == 0:
            canvas.put(token(seat, SMALL, theme, shadow=False), x + 12, middle)
        elif kind == 1:
            canvas.put(stone_icon(12, theme), x + 12, middle)
        else:
            canvas.put(sprites.temple(seat, 11, theme), x + 12, middle)
        canvas.text(x + (34 if roomy else 32), middle, str(count), SM if roomy else XS, theme.ink, STRONG)
        x += step


# --- below the cards -------------------------------------------------------------------------------


def box_height(view: DruidsView) -> int:
    """As much as its content needs; drawn pieces may be large."""
    if view.asked.drawn:
        return 470
    return BOX + 24 + 110 * (-(-len(view.face_up) // 3) - 1) if view.face_up else BOX + 24


def paint_box(
    canvas: Canvas, x: int, y: int, w: int, h: int, view: DruidsView, theme: Theme, words: DruidsWords
) -> None:
    """The five actions; while a piece is to be laid, that piece."""
    if view.standings is not None:
        _final(canvas, x, y, w, view, theme, words)
    elif view.asked.drawn:
        _drawn(canvas, x, y, w, h, view, theme, words)
    elif view.face_up:
        _face_up(canvas, x, y, w, h, view, theme, words)
    else:
        _actions(canvas, x, y, w, view, theme, words)
    bottom = y + h - 28
    canvas.rectangle(x + PAD, y + h - 54, w - 2 * PAD, 2, theme.line)
    parts = [
        words("stock-bag", bag=sum(view.bag.values())),
        words("stock-demons", demons=view.markers_left),
        words("stock-portals", portals=view.bag.get("portal", 0)),
        words("stock-temples", temples=view.temples_left),
    ]
    wide = [lettering.length(part, XS, STRONG) for part in parts]
    while len(wide) > 1 and sum(wide) + 14 * (len(wide) - 1) > w - 2 * PAD:
        wide.pop()  # as many as there is room for: temples hardly ever run out
    gap = (w - 2 * PAD - sum(wide)) / max(1, len(wide) - 1)
    at: float = x + PAD
    for part, long in zip(parts, wide, strict=False):
        canvas.text(at, bottom, part, XS, theme.ink, STRONG, width=w - 2 * PAD)
        at += long + gap


def _heading(canvas: Canvas, x: int, y: int, w: int, text: str, theme: Theme) -> None:
    canvas.text(x + PAD, y + 34, text, SM, theme.ink, STRONG, width=w - 2 * PAD)


def _actions(canvas: Canvas, x: int, y: int, w: int, view: DruidsView, theme: Theme, words: DruidsWords) -> None:
    _heading(canvas, x, y, w, words("box-actions"), theme)
    asked = view.asked
    for number, word in enumerate(ACTION_WORDS, 1):
        middle = y + 40 + number * ROW
        state, facts = "none", {"left": 0}
        if asked.runs:
            if word == asked.runs[0]:
                state, facts = "now-twice" if asked.doubled else "now", {"left": asked.left}
            elif word in asked.runs:
                state = "then"
        elif asked.word == "act":
            state = "open" if word in asked.open else "closed"
        loud = state not in ("closed", "none")
        canvas.text(x + PAD, middle, str(number), XS, theme.goldink, SERIF_BOLD)
        canvas.text(x + PAD + 26, middle, word, XS, theme.ink if loud else theme.mute, STRONG if loud else REGULAR)
        if state != "none":
            now = theme.goldink if state.startswith(("now", "then")) else theme.mute
            text = words(f"action-{state}", **facts)
            canvas.text(x + w - PAD, middle, text, XS, now, anchor="r", width=w - 2 * PAD - 110)


def _drawn(canvas: Canvas, x: int, y: int, w: int, h: int, view: DruidsView, theme: Theme, words: DruidsWords) -> None:
    piece = view.asked.drawn
    _heading(canvas, x, y, w, words("box-drawn", piece=piece), theme)
    lines = [
        words("drawn-places", places=len(view.asked.places)),
        words("drawn-portal" if piece == "portal" else "drawn-first"),
    ]
    inner = h - 54 - 50  # between the heading and the stock
    if inner > 320:  # the piece above its words
        size = min(104, inner // 2 - 76)
        middle = y + 50 + inner // 2 - 36
        canvas.put(sprites.drawn(piece, size, theme), x + w // 2, middle, f"drawn {piece}")
        for number, line in enumerate(lines):
            colour, at = theme.ink if not number else theme.mute, middle + size + 56 + 34 * number
            canvas.text(x + w / 2, at, line, XS, colour, anchor="m", width=w - 2 * PAD)
        return
    size = max(40, min(72, inner // 2 - 26, w // 2 - 60))
    middle = y + 50 + inner // 2
    canvas.put(sprites.drawn(piece, size, theme), x + PAD + size + 24, middle, f"drawn {piece}")
    left = x + PAD + 2 * size + 66
    room = x + w - PAD - left
    if all(lettering.length(line, XS, REGULAR) <= room for line in lines):
        for number, line in enumerate(lines):
            canvas.text(left, middle - 18 + 36 * number, line, XS, theme.ink if not number else theme.mute)


def _face_up(
    canvas: Canvas, x: int, y: int, w: int, h: int, view: DruidsView, theme: Theme, words: DruidsWords
) -> None:
    """As large as all of them fit, each with the word it is named by where there is room."""
    _heading(canvas, x, y, w, words("box-open"), theme)
    pieces = view.face_up[:MOST_OPEN]
    wide, high = w - 2 * PAD, h - 54 - 58
    longest = max(lettering.length(piece, XS, REGULAR) for piece in pieces)
    ways = [(_open_size(wide, high, len(pieces), columns), columns) for columns in (3, 4, 5, 6)]
    size, columns = max(ways, key=lambda way: (way[0] >= LEGIBLE and longest < wide // way[1], way[0]))
    step, pitch = wide // columns, high // -(-len(pieces) // columns)
    named = size >= LEGIBLE and longest < step
    for number, piece in enumerate(pieces):
        row, column = divmod(number, columns)
        cx, cy = x + PAD + step // 2 + column * step, y + 56 + size + row * pitch
        sprite = sprites.portal(size, theme) if piece == "portal" else sprites.tile(piece, size, theme)
        canvas.put(sprite, cx, cy, f"open {piece}")
        if named:
            canvas.text(cx, cy + size + NAME // 2 + 2, piece, XS, theme.mute, anchor="m", width=step)


def _open_size(wide: int, high: int, count: int, columns: int) -> int:
    """The half height of open pieces in so many columns, with their names below."""
    rows = -(-count // columns)
    return max(16, min(56, (high // rows - NAME) // 2, wide // columns // 2 - 3))


def _final(canvas: Canvas, x: int, y: int, w: int, view: DruidsView, theme: Theme, words: DruidsWords) -> None:
    """Where the points came from."""
    assert view.standings is not None
    reason = next((key for key in view.standings.facts if key.startswith("ended-")), "")
    heading = say(words.chat.package, reason, words.lang) if reason else words("box-final")
    _heading(canvas, x, y, w, heading, theme)
    columns = ("populations", "stones", "temples")
    step = (w - 2 * PAD - 130) // 3
    for number in range(len(columns)):
        cx = x + PAD + 70 + step * number + step // 2
        if number == 0:
            canvas.put(token(-1, SMALL, theme, shadow=False), cx, y + 76)
        elif number == 1:
            canvas.put(stone_icon(12, theme), cx, y + 76)
        else:
            canvas.put(sprites.temple(-1, 11, theme), cx, y + 76)
    for row, placing in enumerate(view.standings.placings[:4]):
        middle = y + 114 + row * ROW
        canvas.text(x + PAD, middle, str(placing.place), XS, theme.goldink, SERIF_BOLD)
        canvas.put(token(placing.seat, SMALL, theme, shadow=False), x + PAD + 38, middle)
        for number, source in enumerate(columns):
            cx = x + PAD + 70 + step * number + step // 2
            canvas.text(cx, middle, str(placing.sources.get(source, 0)), XS, theme.ink, REGULAR, "m")
        canvas.text(x + w - PAD, middle, str(placing.score), MD if len(str(placing.score)) < 3 else SM, theme.ink,
                    SERIF_BOLD, "r")  # fmt: skip
