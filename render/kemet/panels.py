"""Around the board: a card for each seat in turn order, the viewer's own cards, how the game ended."""

from __future__ import annotations

from render import frame
from render.canvas import Canvas
from render.kemet.palette import PYRAMID_LETTERS, PYRAMIDS
from render.kemet.pieces import codes
from render.kemet.words import KemetWords
from render.lettering import BOLD, REGULAR, STRONG
from render.scene import Scene
from render.seats import token
from render.theme import INK, MARGIN, PAD, SM, XS, Theme, rgb
from rules.kemet.figures import PIECES
from rules.kemet.view import KemetView, SeatView

RAIL_X, RAIL_W = 1164, 396
GAP = 14
MOST_CARD = 262
SILVER = rgb("#B9BEC4")


def paint_rail(
    canvas: Canvas, y: int, high: int, view: KemetView, scene: Scene, theme: Theme, words: KemetWords
) -> None:
    """What stands on the cards; the empty cards themselves are there already (`layers`)."""
    order = seats_in_order(view)
    if not order:
        return
    places = card_places(y, high, len(order))
    for place, (seat, (top, h)) in enumerate(zip(order, places, strict=True)):
        _card(canvas, top, h, view, view.seats[seat], str(place + 1), scene, theme, words)
    top, h = places[-1]
    _legend(canvas, top + h + GAP, high, view, theme, words)


def seats_in_order(view: KemetView) -> list[int]:
    order = view.order or list(range(len(view.seats)))
    return [seat for seat in order if 0 <= seat < len(view.seats)]


def card_places(y: int, high: int, cards: int) -> list[tuple[int, int]]:
    """Upper edge and height of each card."""
    if not cards:
        return []
    h = min(MOST_CARD, (high - GAP * (cards - 1)) // cards)
    return [(y + number * (h + GAP), h) for number in range(cards)]


def _card(
    canvas: Canvas, y: int, h: int, view: KemetView, player: SeatView, place: str, scene: Scene, theme: Theme,
    words: KemetWords,
) -> None:  # fmt: skip
    awaited = player.seat in view.asked.seats
    won = view.final is not None and any(one.seat == player.seat and one.place == 1 for one in view.final.placings)
    x, w = RAIL_X, RAIL_W
    if awaited or won:
        canvas.card(x, y, w, h, theme, gold=True)
    name = words.who(player.seat)
    gain = scene.changes.gains.get(player.seat, 0)
    frame.card_head(canvas, theme, x, y, w, player.seat, place, name, player.fame, words("fp"), gain)
    frame.card_line(canvas, theme, x, y, w)
    rows = (_stock, _tokens, _buildings, _beasts)
    step = (h - frame.HEAD - 12) / (4 if h >= 240 else 3)
    middle = y + frame.HEAD + 8 + step / 2
    for row in rows[: 4 if h >= 240 else 3]:
        row(canvas, x + PAD, middle, w - 2 * PAD, view, player, theme, words)
        middle += step


def _stock(
    canvas: Canvas, x: float, y: float, w: float, view: KemetView, player: SeatView, theme: Theme, words: KemetWords
) -> None:
    """Prayer points, tiles, cards, veterans."""
    parts = [(player.pp, "pp"), (len(player.tiles), "tiles"), (player.cards, "cards"), (player.veterans, "veterans")]
    for number, key in parts:
        if key == "veterans" and not number:
            continue
        took = canvas.text(x, y, str(number), SM, theme.ink, STRONG)
        x += took + 6
        x += canvas.text(x, y + 1, words(key, count=number), XS, theme.mute) + 18


def _tokens(
    canvas: Canvas, x: float, y: float, w: float, view: KemetView, player: SeatView, theme: Theme, words: KemetWords
) -> None:
    """Coloured tokens still to be placed; silver and gold ones; units in supply at the right."""
    for number in range(PIECES.tokens):
        if number < player.tokens_left:
            canvas.put(token(player.seat, 12, theme, shadow=False, faded=False), x + 14 + 34 * number, y)
        else:
            canvas.plate(round(x + 2 + 34 * number), round(y - 12), 24, 24, 12, theme.page2, theme.line, 2)
    at = x + 34 * PIECES.tokens + 4
    for there, colour in ((player.silver, SILVER), (bool(player.gold), theme.gold)):
        if there:
            canvas.plate(round(at), round(y - 11), 22, 22, 11, colour, INK, 2)
            at += 28
    supply = words("supply", count=player.supply)
    canvas.text(x + w, y, supply, XS, theme.mute, REGULAR, "r", width=x + w - at - 4)


def _buildings(
    canvas: Canvas, x: float, y: float, w: float, view: KemetView, player: SeatView, theme: Theme, words: KemetWords
) -> None:
    """The city's pyramids; who holds one that is not the owner stands behind it."""
    for zone in view.zones:
        if zone.city != player.seat or not zone.level:
            continue
        fill, ink = PYRAMIDS.get(zone.colour, theme.page2), PYRAMID_LETTERS.get(zone.colour, INK)
        canvas.plate(round(x), round(y - 15), 50, 30, 7, fill, INK, 2)
        canvas.text(x + 25, y, zone.pyramid, XS, ink, BOLD, "m")
        x += 58
        if zone.holder is not None and zone.holder != player.seat:
            canvas.put(token(zone.holder, 11, theme, shadow=False), x + 10, y)
            x += 30
    for code in (code for word in player.stable for code in codes(word)):
        canvas.plate(round(x), round(y - 15), 34, 30, 15, theme.gold, INK, 2)
        canvas.text(x + 17, y, code, XS, INK, BOLD, "m")
        x += 40


def _beasts(
    canvas: Canvas, x: float, y: float, w: float, view: KemetView, player: SeatView, theme: Theme, words: KemetWords
) -> None:
    """Creatures by name, where there is room for it."""
    names = [zone.creature for zone in view.zones if zone.holder == player.seat and zone.creature]
    names += [one.creature for one in view.attackers if one.seat == player.seat and one.creature]
    every = [word for creature in names for word in creature.split(" + ")] + player.stable
    if every:
        told = ", ".join(f"{codes(word)[0]} {words.named('creature', [word])}" for word in every)
        canvas.text(x, y, told, XS, theme.mute, REGULAR, width=w)
        return
    shown = words.named("tile", player.tiles) or words("no-tiles")
    canvas.text(x, y, shown, XS, theme.mute, REGULAR, width=w)


def _legend(canvas: Canvas, y: int, high: int, view: KemetView, theme: Theme, words: KemetWords) -> None:
    """How to win, and what the small signs are, where the cards leave room."""
    bottom = frame.CONTENT + high
    lines = [words(key) for key in ("legend-win", "legend-win-more", "legend-creature", "legend-market")]
    lines.insert(2, words("deck", deck=view.deck, discard=len(view.discard)))
    if bottom - y < 30 + 30 * len(lines):
        return
    canvas.plate(RAIL_X, y, RAIL_W, bottom - y, 16, theme.page2)
    for line in lines:
        canvas.text(RAIL_X + PAD, y + 30, line, XS, theme.mute, REGULAR, width=RAIL_W - 2 * PAD)
        y += 30


# --- creatures by name, where the cards have no room for it --------------------------------------------

NAMED = 4
"""Most seats whose cards spell their creatures out."""
CODES_HIGH = 40


def beasts_on_board(view: KemetView) -> list[str]:
    troops = [zone.creature for zone in view.zones] + [one.creature for one in view.attackers]
    words = [word for creature in troops if creature for word in creature.split(" + ")]
    return list(dict.fromkeys([*words, *(word for player in view.seats for word in player.stable)]))


def paint_codes(canvas: Canvas, y: int, beasts: list[str], theme: Theme, words: KemetWords) -> None:
    told = "   ".join(f"{codes(word)[0]} {words.named('creature', [word])}" for word in beasts)
    canvas.text(MARGIN + PAD, y + 10, told, XS, theme.mute, REGULAR, width=canvas.width - 2 * MARGIN - 2 * PAD)


# --- the viewer's own cards ---------------------------------------------------------------------------

HAND_HIGH = 92


def hand_of(view: KemetView) -> SeatView | None:
    """Whose view this is; nobody's for spectators and after the end."""
    if view.final is not None:
        return None
    return next((player for player in view.seats if player.hand is not None), None)


def paint_hand(canvas: Canvas, y: int, view: KemetView, theme: Theme, words: KemetWords) -> None:
    player = hand_of(view)
    if player is None:
        return
    x, w = MARGIN, canvas.width - 2 * MARGIN
    canvas.card(x, y, w, HAND_HIGH, theme)
    cards = words.named("card", [card.word for card in player.hand or []])
    battle = "   ".join(
        f"{card.word}: {card.strength}" + "".join(
            f" {sign}{value}"
            for sign, value in (("d", card.damage), ("u", card.unblockable), ("s", card.defense), ("−", card.self_loss))
            if value
        )
        for card in player.battle_hand or []
    )  # fmt: skip
    for row, (key, text) in enumerate((("hand-battle", battle), ("hand-cards", cards))):
        middle = y + 27 + 38 * row
        took = canvas.text(x + PAD, middle, words(key), XS, theme.mute)
        told = text or words.common("none")
        canvas.text(x + PAD + took + 14, middle, told, SM, theme.ink, REGULAR, width=w - 2 * PAD - took - 14)


# --- the end ------------------------------------------------------------------------------------------


def final_lines(view: KemetView, words: KemetWords) -> list[str]:
    """Where each seat's fame came from."""
    lines = []
    for one in view.final.placings if view.final is not None else []:
        parts = ", ".join(f"{words(f'source-{source}')} {points}" for source, points in one.sources.items() if points)
        lines.append(words("final", who=words.who(one.seat), fame=one.score, parts=parts or "0"))
    return lines


FINAL_ROW = 40


def paint_final(canvas: Canvas, y: int, view: KemetView, theme: Theme, words: KemetWords) -> None:
    lines = final_lines(view, words)
    x, w = MARGIN, canvas.width - 2 * MARGIN
    canvas.card(x, y, w, FINAL_ROW * len(lines) + 24, theme)
    for number, (line, one) in enumerate(zip(lines, view.final.placings if view.final else [], strict=False)):
        middle = y + 32 + FINAL_ROW * number
        canvas.put(token(one.seat, 13, theme, shadow=False), x + 36, middle)
        canvas.text(x + 66, middle, line, SM, theme.ink, REGULAR, width=w - 66 - PAD)
