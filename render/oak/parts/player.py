"""One player's board: resources, druids, stones, creatures, artefacts, cards and ingredients."""

from __future__ import annotations

from render.canvas import Canvas
from render.lettering import BOLD, REGULAR, SERIF, SERIF_BOLD, STRONG
from render.oak import pieces
from render.oak.palette import ground
from render.oak.scene import REST, ROOTS
from render.oak.words import OakWords, wrapped
from render.scene import Piece, Scene
from render.stones import stone_icon
from render.theme import INK, LG, MARGIN, MD, SM, WIDTH, XS, Theme
from rules.oak.board import (
    BROICHAN_CARDS,
    CARD,
    CREATURE,
    CREATURE_NAMES,
    CREATURE_VP,
    INGREDIENTS,
    RESOURCES,
    TEMPLE_OF,
)
from rules.oak.figures import FIGURES
from rules.oak.view import OakView, SeatView

TOP = 136
PANEL, GUTTER = 748, 24
ROWS = (340, 300, 300)
RIGHT = MARGIN + PANEL + GUTTER
PLACED, ROOTS_Y = 178, 298
"""Where those rows of druids stand in their panel."""
WIDEST = 128
"""The most room a resting druid takes: an Elder's kind is written below it."""
BROICHAN_ROW, BROICHAN_NAME = 46, 196
"""Of Broichan's cards: a row, and where its text begins."""
HIGH = TOP + sum(ROWS) + 2 * GUTTER + 40
CAP = FIGURES.resources.cap
NOTCHES = [f"+{FIGURES.artefact.gain}", *(f"−{loss}" if loss else "0" for loss in FIGURES.artefact.losses)]
"""What is printed around an artefact's dial."""


def paint_player(view: OakView, own: SeatView, scene: Scene, theme: Theme, words: OakWords) -> Canvas:
    canvas = Canvas(WIDTH, HIGH, theme.page)
    board = Board(canvas, view, own, scene, theme, words)
    second, third = TOP + ROWS[0] + GUTTER, TOP + ROWS[0] + ROWS[1] + 2 * GUTTER
    if own.seat == words.broichan:
        board.broichan(MARGIN, TOP)
    else:
        board.resources(MARGIN, TOP)
    board.druids(RIGHT, TOP)
    board.stones(MARGIN, second)
    board.creatures(RIGHT, second)
    board.artefacts(MARGIN, third)
    board.cards(RIGHT, third)
    return canvas


class Board:
    def __init__(
        self, canvas: Canvas, view: OakView, own: SeatView, scene: Scene, theme: Theme, words: OakWords
    ) -> None:
        self.canvas, self.view, self.own = canvas, view, own
        self.scene, self.theme, self.words = scene, theme, words

    def _panel(self, x: int, y: int, high: int, title: str, note: str) -> None:
        self.canvas.card(x, y, PANEL, high, self.theme, 20)
        long = self.canvas.text(x + 26, y + 36, title, MD, self.theme.ink, SERIF)
        self.canvas.text(x + PANEL - 26, y + 37, note, XS, self.theme.mute, REGULAR, "r", width=PANEL - 80 - long)

    def resources(self, x: int, y: int) -> None:
        canvas, theme = self.canvas, self.theme
        self._panel(x, y, ROWS[0], self.words("resources"), self.words("at-most", most=CAP))
        for row, letter in enumerate(RESOURCES):
            middle = y + 106 + row * 84
            canvas.put(pieces.resource(letter, 22), x + 44, middle)
            canvas.text(x + 84, middle, letter, SM, theme.mute, BOLD, "m")
            for number in range(CAP + 1):
                here = number == self.own.resources.get(letter, 0)
                left = x + 104 + number * 62
                fill, edge = (theme.gold, INK) if here else (theme.page2, theme.line)
                canvas.plate(left, middle - 24, 48, 48, 12, fill, edge, 2)
                weight, colour = (BOLD, INK) if here else (REGULAR, theme.mute)
                canvas.text(left + 24, middle, str(number), SM, colour, weight, "m")

    def broichan(self, x: int, y: int) -> None:
        """His six cards and what they do (O-221 to O-226), where others have resources."""
        canvas, theme, words = self.canvas, self.theme, self.words
        used = self.view.broichan_discard
        self._panel(x, y, ROWS[0], words("moot"), words("in-pile", pile=self.view.broichan_deck, used=len(used)))
        for row, card in enumerate(BROICHAN_CARDS):
            middle = y + 84 + row * BROICHAN_ROW
            canvas.put(pieces.resource(RESOURCES[TEMPLE_OF[CARD[card]]], 11), x + 36, middle)
            colour = theme.mute if card in used else theme.ink
            canvas.text(x + 54, middle, words.named("card", card), XS, colour, STRONG, width=BROICHAN_NAME - 64)
            told = wrapped(words.effect("broichan", card), PANEL - BROICHAN_NAME - 22)[:2]
            for number, line in enumerate(told):
                height = middle + (number - (len(told) - 1) / 2) * 23
                canvas.text(x + BROICHAN_NAME, height, line, XS, colour, REGULAR, width=PANEL - BROICHAN_NAME - 18)

    def druids(self, x: int, y: int) -> None:
        canvas, theme, words = self.canvas, self.theme, self.words
        self._panel(x, y, ROWS[0], words("druids"), words("dark-ring"))
        mine = [piece for piece in self.scene.pieces if piece.kind == "druid" and piece.seat == self.own.seat]
        resting = [piece for piece in mine if piece.at == REST]
        placed = [piece for piece in mine if piece.at not in (REST, ROOTS)]
        roots = [piece for piece in mine if piece.at == ROOTS]
        for key, middle in (("rest", 98), ("placed", PLACED), ("roots", ROOTS_Y)):
            canvas.text(x + 26, y + middle, words(key), SM, theme.ink, STRONG, width=100)
        # Elders and who needs their spaces first: a space for Elders takes anybody.
        spaces = max(self.own.rest_all, len(resting), 1)
        step = min(WIDEST, (PANEL - 190) / spaces)
        elders_first = sorted(resting, key=lambda piece: not piece.traits)
        for number in range(spaces):
            cx = x + 164 + number * step
            ring = (ground(theme).ring, 4) if number < self.own.rest_elders else (theme.line, 2)
            if number < self.own.rest_all:
                canvas.plate(round(cx) - 33, y + 62, 66, 66, 33, theme.page2, *ring)
            if number < len(elders_first):
                self._druid(elders_first[number], cx, y + 95, below=49, width=step - 6)
        columns = max(3, -(-len(placed) // 3))
        step = (PANEL - 160) / columns
        for number, piece in enumerate(placed):
            row, column = divmod(number, columns)
            cx, cy = x + 150 + column * step, y + PLACED + row * 37
            self._druid(piece, cx, cy, named=False)
            place = words.place(piece.at)
            label = place if not piece.traits else f"{place} {words.word('druid', piece.traits[0])}"
            canvas.text(cx + 28, cy, label, XS, theme.ink, BOLD, width=max(step - 56, 30))
        step = min(WIDEST, (PANEL - 170) / max(1, len(roots)))
        for number, piece in enumerate(roots):
            self._druid(piece, x + 150 + number * step, y + ROOTS_Y - (8 if piece.traits else 0), width=step - 6)

    def _druid(self, piece: Piece, x: float, y: float, named: bool = True, below: int = 37, width: float = 84) -> None:
        r = 16 if piece.traits else 17
        mark = pieces.druid(self.words.mark(self.own.seat), r, bool(piece.traits), self.theme)
        self.canvas.put(mark, x, y, piece.name)
        if piece.traits and named:
            kind = self.words.word("druid", piece.traits[0])
            self.canvas.text(x, y + below, kind, XS, self.theme.ink, BOLD, "m", width=width)

    # --- rows of cards ----------------------------------------------------------------------------

    def _slots(self, x: int, y: int, count: int) -> list[tuple[int, int]]:
        """Where so many cards stand side by side: x and width."""
        wide = min(126, (PANEL - 52 - (count - 1) * 12) // count)
        return [(x + 26 + number * (wide + 12), wide) for number in range(count)]

    def _free(self, x: int, y: int, wide: int, high: int) -> None:
        self.canvas.put(pieces.free_slot(wide, high, self.theme), x, y)
        self.canvas.text(x + wide / 2, y + high / 2, self.words("free"), XS, self.theme.goldink, STRONG, "m")

    def _locked(self, x: int, y: int, wide: int, high: int) -> None:
        self.canvas.plate(x, y, wide, high, 14, self.theme.page2)
        self.canvas.put(pieces.padlock(18, self.theme.line), x + wide / 2, y + high / 2)

    def stones(self, x: int, y: int) -> None:
        own, words, theme = self.own, self.words, self.theme
        row = own.shrine_row
        self._panel(x, y, ROWS[1], words("stones"), words("limit", limit=row.limit, slots=row.slots))
        sides = [("elder", FIGURES.shrine.elder)] * own.shrines.get("elder", 0)
        sides += [("plain", FIGURES.shrine.plain)] * own.shrines.get("plain", 0)
        cards = [(words("shrine"), words(f"side-{side}", vp=vp), True) for side, vp in sides]
        cards += [(words("menhir"), words("points", vp=FIGURES.menhir.vp), False)] * own.menhirs
        count = max(5, len(cards), row.slots)
        free = max(0, row.slots - row.used)
        for number, (left, wide) in enumerate(self._slots(x, y, count)):
            top = y + 76
            if number < len(cards):
                name, note, shrine = cards[number]
                self.canvas.plate(left, top, wide, 196, 14, theme.card, ground(theme).ring, 2)
                self.canvas.plate(left + 8, top + 8, wide - 16, 112, 10, ground(theme).canopy)
                icon = pieces.shrine(38) if shrine else stone_icon(40, theme)
                self.canvas.put(icon, left + wide / 2, top + 64)
                self.canvas.text(left + wide / 2, top + 142, name, XS, theme.ink, STRONG, "m", width=wide - 6)
                self.canvas.text(left + wide / 2, top + 172, note, XS, theme.mute, REGULAR, "m", width=wide - 6)
            elif number < len(cards) + free:
                self._free(left, top, wide, 196)
            else:
                self._locked(left, top, wide, 196)

    def creatures(self, x: int, y: int) -> None:
        own, words = self.own, self.words
        row = own.creature_row
        self._panel(x, y, ROWS[1], words("creatures"), words("limit", limit=row.limit, slots=row.slots))
        count = max(5, len(own.creatures), row.slots)
        for number, (left, wide) in enumerate(self._slots(x, y, count)):
            top = y + 76
            if number < len(own.creatures):
                self._creature(own.creatures[number], left, top, wide)
            elif number < row.slots:
                self._free(left, top, wide, 196)
            else:
                self._locked(left, top, wide, 196)

    def _creature(self, word: str, left: int, top: int, wide: int) -> None:
        canvas, theme = self.canvas, self.theme
        number = CREATURE.get(word, 0)
        canvas.plate(left, top, wide, 196, 14, theme.card, ground(theme).ring, 2)
        canvas.plate(left + 8, top + 8, wide - 16, 86, 10, ground(theme).sky)
        canvas.text(left + wide / 2, top + 52, str(number), LG, theme.ink, SERIF_BOLD, "m")
        lines = _two_lines((CREATURE_NAMES[number] or word).removeprefix("The "))
        for row, line in enumerate(lines):
            canvas.text(left + wide / 2, top + 114 + row * 28, line, XS, theme.ink, STRONG, "m", width=wide - 6)
        vp = str(CREATURE_VP[number]).replace("-", "−")
        told = self.words("points", vp=vp)
        canvas.text(left + wide / 2, top + 174, told, XS, theme.mute, REGULAR, "m", width=wide - 6)

    # --- artefacts, cards, ingredients --------------------------------------------------------------

    def artefacts(self, x: int, y: int) -> None:
        own, words, theme, canvas = self.own, self.words, self.theme, self.canvas
        note = words("places", used=len(own.artefacts), places=own.artefact_places)
        if own.exhausted:
            gone = ", ".join(words.named("artefact", tile) for tile in own.exhausted)
            note = f"{note} · {words('uses-left', count=0)}: {gone}"
        self._panel(x, y, ROWS[2], words("artefacts"), note)
        count = max(own.artefact_places, len(own.artefacts), 1)
        wide = (PANEL - 52 - (count - 1) * 16) // count
        losses = FIGURES.artefact.losses
        for number in range(count):
            left, top = x + 26 + number * (wide + 16), y + 72
            if number >= len(own.artefacts):
                self._free(left, top, wide, 204)
                continue
            tile = own.artefacts[number]
            canvas.plate(left, top, wide, 204, 16, theme.page2)
            for row, line in enumerate(_two_lines(self.words.named("artefact", tile.artefact))):
                canvas.text(left + 18, top + 34 + row * 32, line, SM, theme.ink, STRONG, width=wide - 36)
            canvas.text(left + 18, top + 102, words.gives(tile.artefact), XS, theme.mute, width=wide - 36)
            uses = words("uses-left", count=max(0, len(losses) - tile.notch))
            canvas.text(left + 18, top + 134, uses, XS, theme.ink, STRONG, width=wide - 36)
            step = min(60, (wide - 36) // (len(losses) + 1))
            for notch in range(len(losses) + 1):
                value = NOTCHES[notch]
                here = notch == tile.notch
                fill, edge = (theme.gold, INK) if here else (theme.card, theme.line)
                canvas.plate(left + 18 + notch * step, top + 154, step - 8, 38, 10, fill, edge, 2)
                colour = INK if here else theme.mute
                canvas.text(left + 18 + notch * step + (step - 8) / 2, top + 173, value, XS, colour, STRONG, "m")

    def cards(self, x: int, y: int) -> None:
        own, words, theme, canvas = self.own, self.words, self.theme, self.canvas
        brewed = words("brewed", count=own.potions)
        if own.seat == words.broichan:  # his cards stand where others have resources
            self._panel(x, y, ROWS[2], words("ingredients"), brewed)
        else:
            note = words("in-hand", hand=len(own.hand), played=len(own.played))
            self._panel(x, y, ROWS[2], words("moot"), f"{note} · {brewed}")
        known = [(card, "") for card in own.hand] + [(card, "used") for card in own.played]
        known += [(card, "aside") for card in own.aside]
        columns = 4
        for number, (card, state) in enumerate(known[: 2 * columns]):
            left = x + 26 + number % columns * 176
            top = y + 66 + number // columns * 74
            fill, edge = (theme.card, ground(theme).ring) if not state else (theme.page2, theme.line)
            canvas.plate(left, top, 166, 66, 12, fill, edge, 2)
            letter = RESOURCES[TEMPLE_OF[CARD[card]]] if card in CARD and TEMPLE_OF[CARD[card]] >= 0 else ""
            if letter:
                canvas.put(pieces.resource(letter, 11), left + 18, top + 20)
            colour = theme.mute if state else theme.ink
            canvas.text(left + 34, top + 20, words.word("card", card), XS, colour, STRONG, width=128)
            costs = " / ".join(str(a.cost) for a in FIGURES.moot.cards[CARD[card]].actions[:3]) if card in CARD else ""
            told = words(state) if state else costs
            canvas.text(left + 83, top + 47, told, XS, theme.mute, REGULAR, "m", width=158)
        row = y + 250
        canvas.text(x + 26, row, words("ingredients"), SM, theme.ink, STRONG, width=150)
        for number, kind in enumerate(INGREDIENTS):
            cx, count = x + 216 + number * 108, own.ingredients.get(kind, 0)
            canvas.plate(cx - 27, row - 27, 54, 54, 27, theme.page2, theme.line, 2)
            canvas.put(pieces.ingredient(kind, 15), cx, row)
            canvas.text(cx + 36, row, str(count), MD, theme.ink if count else theme.mute, STRONG)


def _two_lines(name: str) -> list[str]:
    """A name on one or two lines, broken at the space or hyphen nearest to its middle."""
    gaps = [i + 1 for i, character in enumerate(name) if character in " -"]
    if not gaps or len(name) <= 9:
        return [name]
    cut = min(gaps, key=lambda i: abs(i - len(name) / 2))
    return [name[:cut].strip(), name[cut:]]
