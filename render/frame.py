"""What frames every title's board in the same way: header, caption, player cards' heads, the final table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from render import icons, lettering
from render.canvas import Canvas
from render.lettering import REGULAR, SERIF, SERIF_BOLD, STRONG
from render.scene import Changes
from render.seats import token
from render.theme import GAP, HAIR, LG, MARGIN, MD, PAD, SM, XL, XS, Theme
from render.words import Words
from rules.core import Standings

HEADER_LINE = 112
CONTENT = 128
CAPTION = 52
HEAD = 78
"""Height of a player card's head, down to its hairline."""
HEADER_NAME = 14
"""Longest name in the header."""
MOST_TOLD = 8
"""Sentences of the caption at most."""


class Awaited(NamedTuple):
    """The pill at the right of the header."""

    seat: int | None
    name: str
    what: str


def header(canvas: Canvas, theme: Theme, title: str, sub: str, awaited: list[Awaited]) -> None:
    right = canvas.width - MARGIN
    at = right
    for one in reversed(awaited[:2]):
        at = _pill(canvas, theme, one, at, right - MARGIN - 420) - GAP
    middle = 62
    wide = canvas.text(MARGIN, middle + 2, title, XL, theme.ink, SERIF, width=at - MARGIN, least=MD)
    x = MARGIN + wide + 28
    room = at - x - 26 - 8
    if room > 80:
        canvas.rectangle(round(x), 44, 2, 40, theme.line)
        canvas.text(x + 26, middle + 5, sub, MD, theme.mute, REGULAR, width=room)
    canvas.rectangle(MARGIN, HEADER_LINE - 1, canvas.width - 2 * MARGIN, 2, theme.line)


def heading(
    canvas: Canvas, theme: Theme, words: Words, part: str, sub: str, awaited: list[Awaited], won: Sequence[int]
) -> None:
    """The header of a title's picture; `part` is the region that it shows. After the end, who won is in the pills."""
    what = words.common("wins", count=len(won))
    winning = [Awaited(words.mark(seat), words.who(seat), what if seat == won[-1] else "") for seat in won]
    header(canvas, theme, words("title"), f"{part}  ·  {sub}" if part else sub, awaited or winning)


def winners(standings: Standings | None) -> list[int]:
    return [one.seat for one in standings.placings if one.place == 1] if standings is not None else []


def victory(words: Words, key: str, standings: Standings | None) -> str:
    """Who won, in one sentence; nothing before the end."""
    won = winners(standings)
    if standings is None or not won:
        return ""
    return words(key, who=", ".join(map(words.who, won)), count=len(won), score=standings.placings[0].score)


def _pill(canvas: Canvas, theme: Theme, awaited: Awaited, right: int, most: int) -> int:
    """Draws the pill that ends at `right`; where it begins."""
    name = awaited.name if len(awaited.name) <= HEADER_NAME else awaited.name[: HEADER_NAME - 1] + lettering.ELLIPSIS
    start = 64 if awaited.seat is not None else 30
    name_wide = lettering.length(name, MD, STRONG) + (9 if name else 0)
    what, size, _ = lettering.fit(awaited.what, max(60, most - start - name_wide - 28), MD, REGULAR)
    wide = round(start + name_wide + lettering.length(what, size, REGULAR) + 28)
    x = right - wide
    canvas.plate(x, 32, wide, 60, 30, theme.card, theme.gold, 3)
    if awaited.seat is not None:
        canvas.put(token(awaited.seat, 17, theme, shadow=False), x + 34, 62)
    canvas.text(x + start, 62, name, MD, theme.ink, STRONG)
    canvas.text(x + start + name_wide, 62, what, size, theme.mute)
    return x


class Next(NamedTuple):
    """Somebody who acts after the awaited one."""

    seat: int
    what: str


def in_turn(order: Sequence[int], seat: int) -> list[Next]:
    """Everybody else in the order of play, from the one after this seat on; nobody for a seat the order lacks."""
    if seat not in order:
        return []
    start = order.index(seat) + 1
    return [Next(other, "") for other in (*order[start:], *order[: start - 1])]


def latest(
    canvas: Canvas, theme: Theme, y: int, words: Words, changes: Changes, asked: int | None, decision: str,
    following: list[Next] | None = None,
) -> None:  # fmt: skip
    """The caption of a title's picture: what happened last, else what is asked; and who follows."""
    seat, story = (changes.seat, changes.story[-MOST_TOLD:]) if changes.story else (asked, [decision])
    mark = None if seat is None else words.mark(seat)
    caption(canvas, theme, y, mark, story, words.common("next"), following)


def caption(
    canvas: Canvas,
    theme: Theme,
    y: int,
    seat: int | None,
    story: list[str],
    then: str = "",
    following: list[Next] | None = None,
) -> None:
    """The last sentences of the story, as many as fit in one line, and at the right who follows."""
    x, w, h = MARGIN, canvas.width - 2 * MARGIN, CAPTION
    middle = y + h / 2
    canvas.plate(x, y, w, h, h / 2, theme.page2)
    end = _following(canvas, theme, x + w - 24, middle, then, following or [], x + w * 0.45)
    canvas.put(icons.play(9, theme), x + 32, middle)
    start = x + 54
    if seat is not None:
        canvas.put(token(seat, 13, theme, shadow=False), x + 68, middle)
        start = x + 94
    canvas.text(start, middle, _ending(story, end - start), SM, theme.ink, width=end - start)


def _ending(story: list[str], width: float) -> str:
    for first in range(len(story)):
        told = " ".join(story[first:])
        if lettering.length(told, XS, REGULAR) <= width:
            return told
    return story[-1] if story else ""


def _following(
    canvas: Canvas, theme: Theme, right: float, middle: float, then: str, following: list[Next], least: float
) -> float:
    """As many as there is room for, in order; where they begin."""
    shown: list[Next] = []
    wide = lettering.length(then, XS, REGULAR) + 12
    for one in following:
        more = 40 + lettering.length(one.what, XS, STRONG) + (18 if one.what else 0)
        if right - wide - more < least:
            break
        wide += more
        shown.append(one)
    if not shown:
        return right
    x = right - wide
    canvas.text(x, middle, then, XS, theme.mute)
    x += lettering.length(then, XS, REGULAR) + 12
    for one in shown:
        canvas.put(token(one.seat, 13, theme, shadow=False), x + 16, middle)
        x += 40 + canvas.text(x + 38, middle, one.what, XS, theme.ink, STRONG) + (18 if one.what else 0)
    return right - wide - 24


def unit_fits(w: int, place: str, name: str, score: int, unit: str) -> bool:
    """Whether a card's head has room for the unit behind the score; the name comes first."""
    taken = lettering.length(place, SM, SERIF_BOLD) + lettering.length(str(score), LG, SERIF_BOLD)
    taken += lettering.length(name, MD, STRONG) + lettering.length(unit, XS, REGULAR)
    return taken + 2 * PAD + 64 + 18 <= w


def card_head(
    canvas: Canvas, theme: Theme, x: int, y: int, w: int, seat: int, place: str, name: str, score: int, unit: str,
    gain: int,
) -> None:  # fmt: skip
    """Order, token, name, score (with its unit, unless that is empty) and what it changed by."""
    middle = y + 42
    at = x + PAD - 4
    at += round(canvas.text(at, middle, place, SM, theme.goldink, SERIF_BOLD))
    canvas.put(token(seat, 20, theme, shadow=False), at + 36, middle)
    at += 68
    right: float = x + w - PAD
    if unit:
        right -= canvas.text(right, middle + 6, unit, XS, theme.mute, REGULAR, "r") + 8
    number, size = str(score), LG
    if lettering.length(name, SM, STRONG) > right - at - lettering.length(number, LG, SERIF_BOLD) - 10:
        size = MD
    right -= canvas.text(right, middle, number, size, theme.ink, SERIF_BOLD, "r") + 10
    if gain and right - at > lettering.length(name, XS, STRONG) + 60:
        right -= canvas.text(right, middle + 5, f"{gain:+d}".replace("-", "−"), SM, theme.goldink, STRONG, "r") + 10
    canvas.text(at, middle, name, MD, theme.ink, STRONG, width=right - at)


def card_line(canvas: Canvas, theme: Theme, x: int, y: int, w: int) -> None:
    canvas.rectangle(x + PAD, y + HEAD, w - 2 * PAD, round(HAIR + 0.5), theme.line)


def columns(count: int, width: int, gap: int = GAP) -> list[tuple[int, int]]:
    """That many columns side by side from the margin on: (x, width) of each, whole pixels."""
    edges = [MARGIN + round((width + gap) * i / count) for i in range(count + 1)]
    return [(edges[i], edges[i + 1] - gap - edges[i]) for i in range(count)]


# --- the final table -------------------------------------------------------------------------------

FINAL_HEAD, FINAL_SECOND, FINAL_ROW = 58, 28, 50
"""Height of the head, of its second line where it has one, and of a row."""


class FinalRow(NamedTuple):
    place: str
    seat: int
    """Whose token."""
    name: str
    sources: Mapping[str, int]
    score: int


class FinalTable:
    """Where everybody's points came from: a column for each source, a row for each player, best first.

    Staggered, words too long for their columns stand on two lines in turn, so that each has room for two.
    """

    def __init__(
        self, columns: Sequence[tuple[str, str]], width: int, name_width: int, total_width: int, gap: int,
        staggers: bool = False,
    ) -> None:  # fmt: skip
        """Columns: (source, its word). `gap` is kept free between two words of the head."""
        self.columns, self.width, self.name_width, self.gap = columns, width, name_width, gap
        self.start = PAD + name_width
        self.step = (width - PAD - total_width - self.start) / max(len(columns), 1)
        self.stagger = staggers and any(lettering.length(word, XS, REGULAR) > self.step - gap for _, word in columns)
        self.head = FINAL_HEAD + (FINAL_SECOND if self.stagger else 0)

    def height(self, rows: int) -> int:
        return self.head + FINAL_ROW * rows + 16

    def paint(self, canvas: Canvas, x: int, y: int, total: str, rows: Sequence[FinalRow], theme: Theme) -> None:
        canvas.card(x, y, self.width, self.height(len(rows)), theme)
        ends = [x + self.start + (i + 1) * self.step for i in range(len(self.columns))]
        right = x + self.width - PAD
        for i, ((_, word), end) in enumerate(zip(self.columns, ends, strict=True)):
            middle = y + self.head - 24 - (FINAL_SECOND if self.stagger and i % 2 else 0)
            room = (2 if self.stagger else 1) * self.step - self.gap
            canvas.text(end, middle, word, XS, theme.mute, REGULAR, "r", width=room)
        canvas.text(right, y + self.head - 24, total, XS, theme.mute, REGULAR, "r")
        for number, row in enumerate(rows):
            self._row(canvas, x, y + self.head + FINAL_ROW * number, row, ends, theme)

    def _row(self, canvas: Canvas, x: int, top: int, row: FinalRow, ends: list[float], theme: Theme) -> None:
        middle = top + FINAL_ROW / 2 - 2
        canvas.rectangle(x + PAD, top - 2, self.width - 2 * PAD, 2, theme.line)
        canvas.text(x + PAD, middle, row.place, SM, theme.goldink, SERIF_BOLD)
        canvas.put(token(row.seat, 15, theme, shadow=False), x + PAD + 46, middle)
        canvas.text(x + PAD + 76, middle, row.name, SM, theme.ink, STRONG, width=self.name_width - 76)
        for (source, _), end in zip(self.columns, ends, strict=True):
            points = row.sources.get(source, 0)
            number = str(points).replace("-", "−") if points else "·"
            canvas.text(end, middle, number, SM, theme.ink if points else theme.mute, REGULAR, "r")
        canvas.text(x + self.width - PAD, middle, str(row.score), MD, theme.ink, SERIF_BOLD, "r")
