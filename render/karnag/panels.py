"""Beside the board: action tiles, player cards, the private hand, the final table."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render import frame, icons, lettering, marks
from render.canvas import Canvas, Sprite
from render.karnag.parts import icons as own_icons
from render.karnag.pieces import creature_icon
from render.karnag.words import PACKAGE, KarnagWords
from render.lettering import BOLD, REGULAR, SERIF_BOLD, STRONG
from render.scene import Scene
from render.seats import look, token
from render.stones import stone_icon
from render.theme import IVORY, MARGIN, PAD, SM, WIDTH, XS, Theme, mix
from render.words import say
from rules.core import Placing, Standings
from rules.karnag.figures import LEVELS
from rules.karnag.state import KINDS, TRACKS
from rules.karnag.view import KarnagView, SeatView

TILE_HIGH = 166
SLOT, SLOT_STEP = 40, 46
ROW_Y = (76, 128)
"""Middle of a tile's two rows."""


def tile_columns(canvas: Canvas, count: int) -> list[tuple[int, int]]:
    return frame.columns(count, canvas.width - 2 * MARGIN)


# --- action tiles ----------------------------------------------------------------------------------

Slots = tuple[tuple[int, int], ...]
"""Per tile: how many main and secondary slots."""


def paint_tiles_ground(canvas: Canvas, y: int, slots: Slots, theme: Theme, lang: str) -> None:
    words = [say(PACKAGE, key, lang) for key in ("row-main", "row-secondary")]
    for (x, w), counts in zip(tile_columns(canvas, len(slots)), slots, strict=True):
        canvas.card(x, y, w, TILE_HIGH, theme, 14)
        for row, (sign, count) in enumerate(zip(("+", "−"), counts, strict=True)):
            middle = y + ROW_Y[row]
            first = slot_x(x, w, 0, max(counts))
            canvas.text(x + 16, middle, sign, SM, theme.ink, BOLD)
            if all(lettering.length(word, XS, REGULAR) <= first - 24 - x - 36 for word in words):
                canvas.text(x + 36, middle, words[row], XS, theme.mute)  # both words, or the signs alone
            for slot in range(count):
                sx = slot_x(x, w, slot, max(counts))
                canvas.plate(sx - SLOT // 2, middle - SLOT // 2, SLOT, SLOT, 9, theme.page2, theme.line, 1.5)
                canvas.text(sx, middle, str(slot + 1), XS, theme.mute, REGULAR, "m")


def slot_x(x: int, w: int, slot: int, most: int) -> int:
    """Slots stand at the right of a tile, the first of the longest row leftmost."""
    return x + w - 14 - SLOT // 2 - (max(most, 2) - 1 - slot) * SLOT_STEP


def paint_tiles(canvas: Canvas, y: int, view: KarnagView, scene: Scene, theme: Theme, words: KarnagWords) -> None:
    where: dict[str, tuple[int, int]] = {}
    for number, (tile, (x, w)) in enumerate(zip(view.tiles, tile_columns(canvas, len(view.tiles)), strict=True), 1):
        wide = canvas.text(x + 18, y + 32, str(number), SM, theme.goldink, SERIF_BOLD)
        name = words(f"tile-{tile.tile}")
        canvas.text(x + 18 + wide + 12, y + 32, name, SM, theme.ink, STRONG, width=w - 48 - wide)
        most = max(len(tile.main), len(tile.secondary))
        for row, slots in enumerate((tile.main, tile.secondary)):
            for i, slot in enumerate(slots):
                where[slot.word] = slot_x(x, w, i, most), y + ROW_Y[row]
    for piece in scene.pieces:
        if piece.kind != "cube":
            continue
        sx, middle = where[piece.at]
        seat = -1 if piece.seat is None else piece.seat
        canvas.put(_cube(seat, "performed" in piece.traits, theme), sx, middle, piece.name)
    gold = [piece.at for piece in scene.pieces if "acting" in piece.traits]
    for word in dict.fromkeys([*gold, *(word for word in scene.changes.focus if word in where)]):
        canvas.put(marks.focus(SLOT + 2, SLOT + 2, 9, theme, 0.9), *where[word])


@lru_cache(maxsize=64)
def _cube(seat: int, done: bool, theme: Theme) -> Sprite:
    """A slot with a cube in it; one that has acted is faded and ticked."""
    small = Canvas(SLOT + 16, SLOT + 16, theme.card)
    middle = SLOT // 2 + 8
    small.plate(8, 8, SLOT, SLOT, 9, theme.page2, theme.line, 1.5)
    small.put(token(seat, 13, theme, shadow=False, faded=done), middle, middle)
    if done:
        small.put(icons.tick(7, theme), middle + 11, middle + 11)
    reach = SLOT // 2 + (3 if done else 1)
    box = (middle - SLOT // 2 - 1, middle - SLOT // 2 - 1, middle + reach, middle + reach)
    image = small.image.crop(box)
    return Sprite(image, Image.new("L", image.size, 255), -SLOT // 2 - 1, -SLOT // 2 - 1)


# --- player cards ----------------------------------------------------------------------------------

TRACK_STEP, TRACK_PITCH = 19, 27


class CardPlan:
    """Where things stand on a player card: stacked, or side by side on a wide one."""

    def __init__(self, w: int) -> None:
        self.w = w
        self.wide = w >= 620
        left = PAD + round(0.56 * w) if self.wide else PAD
        first = frame.HEAD + (34 if self.wide else 28)
        room = left - PAD - 24 if self.wide else w - 2 * PAD
        # Mana has two digits more often than not, the others hardly ever.
        columns = [PAD + round(share * room) for share in (0.0, 0.28, 0.53, 0.77, 1.0)]
        half = PAD + room // 2
        self.stock: list[tuple[int, int, int]]
        """Mana, cards, gems, menhirs: x, y, room. With their words on a wide card, two by two."""
        if self.wide:
            self.stock = [(PAD, first, half - PAD), (half, first, half - PAD)]
            self.stock += [(x, first + 46, wide) for x, _, wide in self.stock]
        else:
            self.stock = [(columns[i], first, columns[i + 1] - columns[i]) for i in range(4)]
        below = first + (92 if self.wide else 38)
        self.caught = [(columns[i], below, columns[i + 1] - columns[i]) for i in range(4)]
        self.track_x = left
        self.track_y = frame.HEAD + 28 if self.wide else frame.HEAD + 106
        self.bar_x = w - PAD - 26 - LEVELS * TRACK_STEP
        self.height = self.track_y + (len(TRACKS) - 1) * TRACK_PITCH + 26


def card_columns(canvas: Canvas, count: int) -> list[tuple[int, int]]:
    return frame.columns(max(count, 1), canvas.width - 2 * MARGIN)


def cards_height(canvas: Canvas, count: int) -> int:
    return max(CardPlan(w).height for _, w in card_columns(canvas, count))


def paint_cards_ground(canvas: Canvas, y: int, count: int, theme: Theme, lang: str) -> None:
    high = cards_height(canvas, count)
    for x, w in card_columns(canvas, count):
        plan = CardPlan(w)
        canvas.card(x, y, w, high, theme)
        frame.card_line(canvas, theme, x, y, w)
        stock = (own_icons.mana(14, theme), icons.cards(14, theme), own_icons.gem(12, theme), stone_icon(14, theme))
        for icon, (at, down, _) in zip(stock, plan.stock, strict=True):
            canvas.put(icon, x + at + 14, y + down)
        for kind, (at, down, _) in zip(KINDS, plan.caught, strict=True):
            canvas.put(creature_icon(kind, 14, theme), x + at + 14, y + down)
        for i, track in enumerate(TRACKS):
            ty = y + plan.track_y + i * TRACK_PITCH
            room = plan.bar_x - plan.track_x - 10
            canvas.text(x + plan.track_x, ty, say(PACKAGE, f"track-{track}", lang), XS, theme.mute, width=room)


def paint_cards(canvas: Canvas, y: int, view: KarnagView, scene: Scene, theme: Theme, words: KarnagWords) -> None:
    """In turn order; the awaited seat has the gold edge."""
    seats = {seat.seat: seat for seat in view.seats}
    ordered = [seats.pop(number) for number in _card_order(view) if number in seats] + list(seats.values())
    columns = card_columns(canvas, len(ordered))
    high = cards_height(canvas, len(ordered))
    golden = _golden(view)
    places = {one.seat: one.place for one in view.standings.placings} if view.standings else {}
    heads = [str(places.get(seat.seat, number)) for number, seat in enumerate(ordered, 1)]
    called = [words.who(seat.seat) for seat in ordered]
    unit, w = words.common("unit-vp"), min(w for _, w in columns)
    if not all(frame.unit_fits(w, *one, unit) for one in zip(heads, called, (s.vp for s in ordered), strict=True)):
        unit = ""  # on all cards or on none
    for seat, head, name, (x, w) in zip(ordered, heads, called, columns, strict=False):
        if seat.seat in golden:
            canvas.plate(x, y, w, high, 16, None, theme.gold, 4)
        gain = scene.changes.gains.get(seat.seat, 0)
        frame.card_head(canvas, theme, x, y, w, seat.seat, head, name, seat.vp, unit, gain)
        _card_body(canvas, CardPlan(w), x, y, seat, theme, words)


def _card_order(view: KarnagView) -> list[int]:
    return [one.seat for one in view.standings.placings] if view.standings else view.order


def _golden(view: KarnagView) -> set[int]:
    if view.standings is not None:
        return {one.seat for one in view.standings.placings if one.place == 1}
    return set(view.asked.seats)


def _card_body(
    canvas: Canvas, plan: CardPlan, x: int, y: int, seat: SeatView, theme: Theme, words: KarnagWords
) -> None:
    stock = (seat.mana, seat.cards, seat.gems_left, seat.menhirs_left)
    units = ("unit-mana", "unit-cards", "unit-gems", "unit-menhirs")
    for number, unit, (left, down, room) in zip(stock, units, plan.stock, strict=True):
        at = x + left + 34
        long = canvas.text(at, y + down, str(number), SM, theme.ink, STRONG, width=max(room - 36, 26))
        if plan.wide:
            word = words(unit, count=number)
            canvas.text(at + long + 7, y + down, word, XS, theme.mute, width=room - 50 - long)
    for kind, (left, down, room) in zip(KINDS, plan.caught, strict=True):
        count = seat.reserve.get(kind, 0)
        weight, colour = (STRONG, theme.ink) if count else (REGULAR, theme.mute)
        canvas.text(x + left + 34, y + down, str(count), SM, colour, weight, width=max(room - 36, 26))
    fill = mix(look(seat.seat).fill, IVORY, 0.3) if theme.dark else look(seat.seat).fill
    for i, track in enumerate(TRACKS):
        ty = y + plan.track_y + i * TRACK_PITCH
        level = seat.knowledge.get(track, 0)
        canvas.put(icons.track(level, LEVELS, fill, theme, TRACK_STEP), x + plan.bar_x, ty)
        weight, colour = (STRONG, theme.ink) if level else (REGULAR, theme.mute)
        canvas.text(x + plan.w - PAD, ty, str(level), XS, colour, weight, "r")


# --- the private hand ------------------------------------------------------------------------------

HAND_HIGH = 56


def hand_of(view: KarnagView) -> list[str] | None:
    """The viewer's cards, while they are private."""
    if view.viewer is None or view.standings is not None:
        return None
    return next((seat.hand for seat in view.seats if seat.seat == view.viewer), None)


def paint_hand(canvas: Canvas, y: int, view: KarnagView, theme: Theme, words: KarnagWords) -> None:
    groups = [("hand", hand_of(view) or [])]
    if view.asked.drawn:
        groups.append(("drawn", view.asked.drawn))
    canvas.plate(MARGIN, y, canvas.width - 2 * MARGIN, HAND_HIGH, 16, theme.page2)
    middle, x, end = y + HAND_HIGH / 2, float(MARGIN + 24), canvas.width - MARGIN - 20
    for key, cards in groups:
        if x > end - 100:
            break
        x += canvas.text(x, middle, words(key), SM, theme.mute) + 18
        for shown, card in enumerate(cards):
            word = words(f"card-{card}")
            wide = round(lettering.length(word, XS, STRONG)) + 28
            if x + wide + 70 > end:
                canvas.text(x, middle, f"+{len(cards) - shown}", XS, theme.ink, STRONG)
                break
            canvas.plate(round(x), y + 9, wide, HAND_HIGH - 18, 9, theme.card, theme.ink, 1.5)
            canvas.text(x + 14, middle, word, XS, theme.ink, STRONG)
            x += wide + 10
        if not cards:
            x += canvas.text(x, middle, words.common("none"), SM, theme.ink) + 10
        x += 30


# --- the final table -------------------------------------------------------------------------------

SOURCES = (
    "captures", "banished", "compensation", "lines", "regions", "council", "escapes",
    "cards", "gems", "menhirs", "creatures",
)  # fmt: skip


def _final_table(standings: Standings, words: KarnagWords) -> frame.FinalTable:
    sources = final_columns(standings.placings)
    columns = [(one, words(f"source-{one}") if one in SOURCES else one) for one in sources]
    return frame.FinalTable(columns, WIDTH - 2 * MARGIN, name_width=260, total_width=90, gap=12, staggers=True)


def final_height(view: KarnagView, words: KarnagWords) -> int:
    return _final_table(view.standings, words).height(len(view.standings.placings)) if view.standings else 0


def paint_final(canvas: Canvas, y: int, view: KarnagView, theme: Theme, words: KarnagWords) -> None:
    """Where everybody's points came from."""
    assert view.standings is not None
    rows = [
        frame.FinalRow(str(one.place), one.seat, words.who(one.seat), one.sources, one.score)
        for one in view.standings.placings
    ]
    _final_table(view.standings, words).paint(canvas, MARGIN, y, words("final-total"), rows, theme)


def final_columns(placings: list[Placing]) -> list[str]:
    """The sources somebody has points from, known ones first in the order of the game."""
    used = {source for one in placings for source, points in one.sources.items() if points}
    return [source for source in SOURCES if source in used] + sorted(used - set(SOURCES))
