"""Beside the board: player cards, Forest, displays; below it the private cards and the final table."""

from __future__ import annotations

from render import frame, icons, marks
from render.canvas import Box, Canvas, Placed
from render.lettering import BOLD, REGULAR, STRONG
from render.oak import pieces
from render.oak.parts.ending import places, winners
from render.oak.words import OakWords, printed_number, wrapped
from render.scene import Piece, Scene
from render.stones import stone_icon
from render.theme import MARGIN, PAD, SM, WIDTH, XS, Theme
from rules.oak.board import CREATURE, CREATURE_NAMES, CREATURE_VP, INGREDIENTS, POTION, RESOURCES
from rules.oak.chat.panel import turn_order
from rules.oak.figures import FIGURES
from rules.oak.scoring import SOURCES
from rules.oak.view import OakView, SeatView

X, WIDE, GAP = 1164, 396, 14
CARD = 166
FOREST, LIST, POTIONS = 104, 144, 178
BAG = 72
"""What the Bag adds to the Forest's box, where there is room."""
RESOURCE_STEP, COUNT_STEP, ELDER_WIDE = 60, 51, 34
ROW = 32
NOTE, INDENT = 27, 14
"""What a line below a row takes, and how far it stands in."""
NUMBER = 32
"""Room for the number of a card: Broichan takes the highest (O-223, O-226)."""


class Rail:
    def __init__(self, canvas: Canvas, y: int, view: OakView, scene: Scene, theme: Theme, words: OakWords) -> None:
        self.canvas, self.y, self.view, self.scene = canvas, y, view, scene
        self.theme, self.words = theme, words
        self.focus = scene.changes.focus
        self.spare = 0

    def paint(self, high: int) -> None:
        bottom = self.y + high
        self._players()
        self.spare = bottom - self.y - (FOREST + 2 * LIST + POTIONS + 3 * GAP)
        with_bag = self.spare >= BAG
        self.spare -= BAG if with_bag else 0
        self._forest(FOREST + (BAG if with_bag else 0), with_bag)
        effects = self._effects()
        self._list("creatures", self.view.creature_deck, effects)
        self._list("artefacts", self.view.artefact_pile, effects)
        self._potions(effects)

    def _effects(self) -> dict[str, list[str]]:
        """What open cards do, word by word, for as many displays as there is room for."""
        told: dict[str, list[str]] = {}
        shown = {"creature": self.view.creatures, "potion": self.view.potions, "artefact": self.view.artefacts}
        for kind, words in shown.items():
            known = [word for word in words if self.words.named(kind, word) != word]
            lines = {word: wrapped(self.words.effect(kind, word), WIDE - 2 * PAD - INDENT) for word in known}
            more = sum(map(len, lines.values())) * NOTE
            if more <= self.spare:
                self.spare -= more
                told |= lines
        return told

    # --- players ---------------------------------------------------------------------------------

    def _players(self) -> None:
        view, theme = self.view, self.theme
        ordered = turn_order(view)
        place = places(view)
        golden = set(winners(view)) if place else set(view.asked.seats)
        unit = self.words.common("unit-vp")
        for number, own in enumerate(ordered, 1):
            self.canvas.card(X, self.y, WIDE, CARD, theme, gold=own.seat in golden)
            head = str(place.get(own.seat, number))
            gain = self.scene.changes.gains.get(own.seat, 0)
            name = self.words.who(own.seat)
            shown = unit if frame.unit_fits(WIDE, head, name, own.vp, unit) else ""
            mark = self.words.mark(own.seat)
            frame.card_head(self.canvas, theme, X, self.y, WIDE, mark, head, name, own.vp, shown, gain)
            frame.card_line(self.canvas, theme, X, self.y, WIDE)
            self._stock(own)
            self.y += CARD + GAP

    def _stock(self, own: SeatView) -> None:
        """Resources and who is at rest; below, what lies around the board, and the Order."""
        canvas, theme = self.canvas, self.theme
        row = self.y + 102
        for number, letter in enumerate(RESOURCES):
            x = X + PAD + 14 + number * RESOURCE_STEP
            canvas.put(pieces.resource(letter, 15), x, row)
            canvas.text(x + 22, row, str(own.resources.get(letter, 0)), SM, theme.ink, STRONG)
        self._resting(own, row)
        stones = own.shrines.get("elder", 0) + own.shrines.get("plain", 0)
        counts = (
            (pieces.shrine(13), stones),
            (stone_icon(14, theme), own.menhirs),
            (pieces.paw(14, theme), len(own.creatures)),
            (pieces.artefact(13, theme), len(own.artefacts)),
            (icons.cauldron(11, theme), own.potions),
        )
        row = self.y + 141
        for number, (icon, count) in enumerate(counts):
            x = X + PAD + 14 + number * COUNT_STEP
            canvas.put(icon, x, row)
            weight, colour = (STRONG, theme.ink) if count else (REGULAR, theme.mute)
            canvas.text(x + 20, row, str(count), XS, colour, weight)
        room = WIDE - 2 * PAD - 5 * COUNT_STEP - 4
        canvas.text(X + WIDE - PAD, row, self.words.order(own), XS, theme.mute, REGULAR, "r", width=room)

    def _resting(self, own: SeatView, row: float) -> None:
        """How many ordinary druids are at rest, and each Elder by the first letters of its kind."""
        canvas, theme = self.canvas, self.theme
        x = X + PAD + 3 * RESOURCE_STEP + 16
        ordinary = own.rest.count("druid")
        canvas.put(icons.druid(14, theme), x, row)
        weight, colour = (STRONG, theme.ink) if ordinary else (REGULAR, theme.mute)
        canvas.text(x + 21, row, str(ordinary), SM, colour, weight)
        elders = [kind for kind in own.rest if kind != "druid"]
        x += 58
        step = min(ELDER_WIDE + 2, (X + WIDE - PAD - x - ELDER_WIDE / 2) / max(1, len(elders) - 1))
        for number, kind in enumerate(elders):
            mark = pieces.elder(self.words.named("druid", kind)[:2], theme)
            canvas.put(mark, x + number * step, row, f"rest {own.seat} {kind}")

    # --- boxes -----------------------------------------------------------------------------------

    def _box(self, key: str, high: int, note: str = "") -> int:
        canvas, theme = self.canvas, self.theme
        canvas.plate(X, self.y, WIDE, high, 16, theme.page2)
        if key in self.focus:
            canvas.put(marks.focus(WIDE, high, 16, theme, 0.7), X + WIDE / 2, self.y + high / 2)
        taken = canvas.text(X + PAD, self.y + 24, self.words(key), XS, theme.ink, BOLD)
        if note:
            canvas.text(X + WIDE - PAD, self.y + 24, note, XS, theme.mute, REGULAR, "r", width=WIDE - 3 * PAD - taken)
        top = self.y
        self.y += high + GAP
        return top

    def _forest(self, high: int, with_bag: bool) -> None:
        canvas, theme = self.canvas, self.theme
        top = self._box("forest", high)
        tokens = [piece for piece in self.scene.pieces if piece.kind == "ingredient"]
        step = min(60, (WIDE - 2 * PAD - 48) / max(1, len(tokens) - 1))
        for number, piece in enumerate(tokens):
            x = X + PAD + 24 + number * step
            canvas.plate(round(x) - 24, top + 42, 48, 48, 24, theme.card, theme.line, 2)
            canvas.put(pieces.ingredient(piece.traits[0], 15), x, top + 66, piece.name)
            if with_bag:
                canvas.text(x, top + 106, piece.traits[1], XS, theme.mute, REGULAR, "m")
        if not with_bag:
            return
        row = top + FOREST + 40
        taken = canvas.text(X + PAD, row, self.words("bag"), XS, theme.mute, width=60)
        step = (WIDE - 2 * PAD - taken - 16) / len(INGREDIENTS)
        for number, kind in enumerate(INGREDIENTS):
            x = X + PAD + taken + 28 + number * step
            canvas.put(pieces.ingredient(kind, 11), x, row)
            canvas.text(x + 19, row, str(self.view.bag.get(kind, 0)), XS, theme.ink, STRONG)

    def _list(self, key: str, count: int, effects: dict[str, list[str]]) -> None:
        canvas, theme = self.canvas, self.theme
        shown = [piece for piece in self.scene.pieces if piece.kind == key.removesuffix("s")][:3]
        more = sum(len(effects.get(piece.at, [])) for piece in shown) * NOTE
        y = self._box(key, LIST + more, self.words("left", count=count)) + 57
        for piece in shown:
            value = (
                self._vp(piece.at)
                if piece.kind == "creature"
                else ""
                if piece.at in effects
                else self.words.gives(piece.at)
            )
            long = canvas.text(X + WIDE - PAD, y, value, XS, theme.mute, STRONG, "r") if value else 0
            name = self.words.named(piece.kind, piece.at)
            canvas.text(X + PAD + NUMBER - 8, y, printed_number(piece.at), XS, theme.mute, STRONG, "r")
            canvas.text(X + PAD + NUMBER, y, name, XS, theme.ink, width=WIDE - 2 * PAD - NUMBER - long - 8)
            self._remember(piece, y)
            y = self._note(effects.get(piece.at, []), y) + ROW

    def _note(self, lines: list[str], y: int) -> int:
        """Lines below a row; where the last one is."""
        for line in lines:
            y += NOTE
            self.canvas.text(X + PAD + INDENT, y, line, XS, self.theme.mute, width=WIDE - 2 * PAD - INDENT)
        return y

    def _potions(self, effects: dict[str, list[str]]) -> None:
        canvas, theme = self.canvas, self.theme
        shown = [piece for piece in self.scene.pieces if piece.kind == "potion"]
        more = sum(len(effects.get(piece.at, [])) for piece in shown) * NOTE
        y = self._box("potions", POTIONS + more) + 58
        for piece in shown:
            tile = FIGURES.potions.tiles[POTION[piece.at]] if piece.at in POTION else None
            x = X + WIDE - PAD - 12
            if tile and tile.any:
                canvas.put(pieces.any_ingredient(13, theme), x, y)
                x -= 32
            for kind in reversed(tile.recipe if tile else []):
                canvas.put(pieces.ingredient(kind, 11), x, y)
                x -= 32
            self._remember(piece, y)
            canvas.text(X + PAD, y, self.words.named("potion", piece.at), XS, theme.ink, width=x - X - PAD)
            y = self._note(effects.get(piece.at, []), y) + ROW
        canvas.text(X + PAD, y, self.words("dark-woods"), XS, theme.ink)
        canvas.text(X + WIDE - PAD, y, self.words("dark-woods-kinds"), XS, theme.mute, REGULAR, "r")

    def _remember(self, piece: Piece, y: float) -> None:
        """A row of a list is a piece too."""
        box = Box(X + PAD, y - ROW / 2, X + WIDE - PAD, y + ROW / 2)
        self.canvas.placed.append(Placed(piece.name, X + PAD, round(y), box))

    def _vp(self, word: str) -> str:
        vp = CREATURE_VP[CREATURE[word]] if word in CREATURE else 0
        return self.words("points", vp=str(vp).replace("-", "−"))


# --- below the board ---------------------------------------------------------------------------------

STRIP = 56


def drawn_cards(view: OakView) -> list[str]:
    """Cards only this viewer sees."""
    return view.drawn or []


def paint_drawn(canvas: Canvas, y: int, cards: list[str], theme: Theme, words: OakWords) -> None:
    canvas.plate(MARGIN, y, canvas.width - 2 * MARGIN, STRIP, 16, theme.page2)
    middle, x = y + STRIP / 2, float(MARGIN + 24)
    x += canvas.text(x, middle, words("drawn"), SM, theme.mute) + 18
    room = (canvas.width - MARGIN - 20 - x) / max(1, len(cards))
    for card in cards:
        name = CREATURE_NAMES[CREATURE[card]] if card in CREATURE else card
        canvas.plate(round(x), y + 9, round(room) - 10, STRIP - 18, 9, theme.card, theme.ink, 1.5)
        canvas.text(x + (room - 10) / 2, middle, name, XS, theme.ink, STRONG, "m", width=room - 30)
        x += room


def _final_table(words: OakWords) -> frame.FinalTable:
    columns = [(source, words.source(source)) for source in SOURCES]
    return frame.FinalTable(columns, WIDTH - 2 * MARGIN, name_width=280, total_width=110, gap=10)


def final_height(view: OakView, words: OakWords) -> int:
    return _final_table(words).height(len(view.seats)) if view.standings else 0


def paint_final(canvas: Canvas, y: int, view: OakView, theme: Theme, words: OakWords) -> None:
    """Where everybody's points came from; Broichan too."""
    place = places(view)
    ordered = sorted(view.seats, key=lambda own: (place.get(own.seat, 0), own.seat))
    rows = [
        frame.FinalRow(str(place.get(own.seat, "·")), words.mark(own.seat), words.who(own.seat), own.sources, own.vp)
        for own in ordered
    ]
    _final_table(words).paint(canvas, MARGIN, y, words("total"), rows, theme)
