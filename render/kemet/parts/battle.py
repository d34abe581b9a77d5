"""A battle: both sides, their cards once they are revealed, strength line by line, casualties, who won.

While cards are chosen nothing of them is shown, not even to their owner: the picture is the same for everybody. The
sums come from the last Strength events; without them, what lies open is counted as certain so far.
"""

from __future__ import annotations

from collections.abc import Sequence

from render import frame, shapes
from render.canvas import Brush, Canvas, Sprite
from render.kemet.palette import LAPIS, LAPIS_GOLD
from render.kemet.words import KemetWords
from render.lettering import REGULAR, SERIF, SERIF_BOLD, STRONG, length
from render.seats import token
from render.theme import CROSSED, IVORY, LG, MARGIN, MD, SM, WIDTH, XS, Theme
from rules.core import Event
from rules.kemet import events as e
from rules.kemet.chat.prices import own
from rules.kemet.figures import PRICES, BattleCard
from rules.kemet.view import BattleView, KemetView, SideView
from rules.kemet.words import BATTLE

CARD_W, CARD_H, CARD_Y = 612, 700, 144
HEIGHT = CARD_Y + CARD_H + 40


def paint_battle(
    view: KemetView, battle: BattleView, theme: Theme, events: Sequence[Event], words: KemetWords
) -> Canvas:
    awaited = [
        frame.Awaited(seat, words.who(seat), words.question(view, seat).split(": ")[-1]) for seat in view.asked.seats
    ]
    sub = words("market-sub", moment=words.moment(view))
    canvas = Canvas(WIDTH, HEIGHT, theme.page)
    frame.header(canvas, theme, words("battle", zone=battle.zone), sub, awaited[:1])
    paint_sides(canvas, view, battle, theme, events, words)
    return canvas


def paint_sides(
    canvas: Canvas, view: KemetView, battle: BattleView, theme: Theme, events: Sequence[Event],
    words: KemetWords,
) -> None:  # fmt: skip
    """Both sides, and between them strength against strength and the losses."""
    told = {event.seat: event for event in events if isinstance(event, e.Strength)}
    lost = {event.seat: event for event in events if isinstance(event, e.Casualties)}
    sides = (battle.attacker, battle.defender)
    for number, side in enumerate(sides):
        x = MARGIN + number * (CARD_W + 296)
        _side(canvas, x, view, battle, side, told.get(side.seat), lost.get(side.seat), theme, words)
    _middle(canvas, battle, told, lost, words, theme)


def _lines(
    view: KemetView, battle: BattleView, side: SideView, told: e.Strength | None, words: KemetWords
) -> dict[str, int]:
    """Strength by where it comes from: as it was summed, else what everybody can see."""
    if told is not None:
        lines = dict(told.lines)
    else:
        effects = own(view, side.seat)
        attacking = side is battle.attacker
        lines = {"units": side.units}
        if side.play:
            lines["card"] = view.stock.battle_cards[BATTLE[side.play]].strength
        lines.update(effects.attack_lines if attacking else effects.defend_lines)
        for word in side.creature.split(" + ") if side.creature else []:
            lines[word] = view.stock.beasts[view.stock.beast[word]].strength
        if any(zone.word == battle.zone and zone.city == side.seat for zone in view.zones):
            lines["home"] = PRICES.home_strength
    return {_line(word, words): strength for word, strength in lines.items()}


def _line(word: str, words: KemetWords) -> str:
    return words(f"line-{word}") if word in ("units", "card", "home") else words.named("why", [word])


def _side(
    canvas: Canvas, x: int, view: KemetView, battle: BattleView, side: SideView, told: e.Strength | None,
    lost: e.Casualties | None, theme: Theme, words: KemetWords,
) -> None:  # fmt: skip
    y, won = CARD_Y, battle.winner == side.seat
    canvas.card(x, y, CARD_W, CARD_H, theme, gold=won)
    canvas.put(token(side.seat, 28, theme, shadow=False), x + 60, y + 62, f"side {side.seat} {side.units}")
    right = x + CARD_W - 28
    if won:
        word = words("battle-wins")
        w = round(length(word, MD, STRONG) + 48)
        canvas.plate(right - w, y + 38, w, 50, 25, theme.gold)
        canvas.text(right - w / 2, y + 63, word, MD, (36, 31, 24), STRONG, "m")
        right -= w + 16
    canvas.text(x + 110, y + 48, words.who(side.seat), LG, theme.ink, SERIF, width=right - x - 110, least=SM)
    role = words("attacks") if side is battle.attacker else words("defends", zone=battle.zone)
    canvas.text(x + 110, y + 88, role, SM, theme.mute)
    _units(canvas, x + 28, y + 150, side, lost, theme, words)
    figure = view.stock.battle_cards[BATTLE[side.play]] if side.play else None
    _card(canvas, x + 28, y + 190, side, figure, theme, words)
    _sum(canvas, x + 272, y + 196, CARD_W - 300, _lines(view, battle, side, told, words), told, theme, words)
    _boxes(canvas, x + 28, y + 540, figure, told, theme, words)


def _units(
    canvas: Canvas, x: int, y: int, side: SideView, lost: e.Casualties | None, theme: Theme, words: KemetWords
) -> None:
    """The units, those that fell crossed out; how many are left once it is decided."""
    left = side.units if lost is None else lost.left
    fell = 0 if lost is None else lost.unblockable + lost.own + lost.damage
    for number in range(min(left + fell, 10)):
        middle = x + 16 + 40 * number
        canvas.put(token(side.seat, 13, theme, shadow=False, faded=number >= left), middle, y)
        if number >= left:
            canvas.put(_cross(11, CROSSED if not theme.dark else (214, 96, 96)), middle, y)
    key = "units" if lost is None else "battle-left"
    canvas.text(x + CARD_W - 56, y, words(key, count=left), SM, theme.ink, STRONG, "r")


def _cross(r: float, colour: tuple[int, int, int]) -> Sprite:
    brush = Brush.around(r + 4, colour)
    for slope in (1, -1):
        bar = [(-r, -r * slope - 2), (-r, -r * slope + 2), (r, r * slope + 2), (r, r * slope - 2)]
        brush.fill(bar, colour)
    return brush.done()


def _card(
    canvas: Canvas, x: int, y: int, side: SideView, figure: BattleCard | None, theme: Theme, words: KemetWords
) -> None:
    """The battle card, or its back while it is secret."""
    w, h = 220, 330
    canvas.plate(x, y, w, h, 16, LAPIS, (36, 31, 24), 4)
    canvas.plate(x + 10, y + 10, w - 20, h - 20, 10, None, LAPIS_GOLD, 2)
    if figure is None:
        word = words("battle-ready" if side.ready else "battle-secret")
        for number, part in enumerate(word.split(" ")):
            canvas.text(x + w / 2, y + h / 2 - 30 + 34 * number, part, SM, IVORY, STRONG, "m", width=w - 30)
        return
    canvas.put(_medal(58), x + w / 2, y + 96)
    canvas.text(x + w / 2, y + 96, str(figure.strength), LG, (36, 31, 24), SERIF_BOLD, "m")
    canvas.text(x + w / 2, y + 180, words("battle-strength"), SM, IVORY, REGULAR, "m")
    word = words("battle-card", card=side.play)
    canvas.text(x + w / 2, y + 216, word, XS, LAPIS_GOLD, STRONG, "m", width=w - 30)
    for number, (sign, value) in enumerate(
        (("drop", figure.damage), ("star", figure.unblockable), ("shield", figure.defense))
    ):
        cx = x + 50 + 60 * number
        canvas.put(_sign(sign, 17, LAPIS_GOLD if value else (128, 150, 190)), cx, y + 258)
        canvas.text(cx, y + 298, str(value), SM, IVORY, STRONG, "m")


def _medal(r: float) -> Sprite:
    brush = Brush.around(r + 4, LAPIS_GOLD)
    brush.disc(0, 0, r, LAPIS_GOLD)
    return brush.done()


def _sign(sign: str, r: float, colour: tuple[int, int, int]) -> Sprite:
    """A drop is damage, with a star unblockable; a shield is defence."""
    brush = Brush.around(r + 4, colour)
    if sign == "shield":
        side = [(-0.85, -0.8), (0, -1.0), (0.85, -0.8), (0.8, 0.2), (0, 1.0), (-0.8, 0.2)]
        brush.fill(shapes.smooth([(x * r, y * r) for x, y in side]), colour)
        return brush.done()
    belly = shapes.ellipse(0, 0.34 * r, 0.66 * r, 0.66 * r)
    brush.fill([(-0.6 * r, 0.15 * r), (0, -r), (0.6 * r, 0.15 * r)], colour)
    brush.fill(belly, colour)
    if sign == "star":
        corners = shapes.regular(0, 0, 0.5 * r, 4)
        inner = shapes.regular(0, 0, 0.16 * r, 4, -45)
        points = [(x, y + 0.3 * r) for pair in zip(corners, inner, strict=True) for x, y in pair]
        brush.fill(points, LAPIS if sum(colour) > 380 else IVORY)
    return brush.done()


MOST_LINES = 7


def _sum(
    canvas: Canvas,
    x: int,
    y: int,
    w: int,
    lines: dict[str, int],
    told: e.Strength | None,
    theme: Theme,
    words: KemetWords,
) -> None:
    shown = list(lines.items())
    if len(shown) > MOST_LINES:
        rest = sum(n for _, n in shown[MOST_LINES - 1 :])
        shown = [*shown[: MOST_LINES - 1], ("…", rest)]
    for number, (word, strength) in enumerate(shown):
        middle = y + 16 + 36 * number
        took = canvas.text(x + w, middle, f"+{strength}" if number else str(strength), SM, theme.ink, STRONG, "r")
        canvas.text(x, middle, word, SM, theme.ink, REGULAR, width=w - took - 12)
    canvas.rectangle(x, y + 276, w, 2, theme.line)
    word = words("battle-total" if told is not None else "line-certain")
    total = told.total if told is not None else sum(lines.values())
    took = canvas.text(x + w, y + 304, str(total), LG, theme.ink, SERIF_BOLD, "r")
    canvas.text(x, y + 306, word, SM, theme.ink, REGULAR, width=w - took - 12)


def _boxes(
    canvas: Canvas,
    x: int,
    y: int,
    figure: BattleCard | None,
    told: e.Strength | None,
    theme: Theme,
    words: KemetWords,
) -> None:
    values = (told.damage, told.unblockable, told.defense) if told is not None else None
    if values is None:
        values = (figure.damage, figure.unblockable, figure.defense) if figure is not None else None
    w = (CARD_W - 56 - 32) // 3
    for number, key in enumerate(("damage", "unblockable", "defense")):
        left = x + number * (w + 16)
        canvas.plate(left, y, w, 132, 14, theme.page2)
        sign = ("drop", "star", "shield")[number]
        red = CROSSED if not theme.dark else (214, 96, 96)
        blue = LAPIS if not theme.dark else (121, 162, 214)
        canvas.put(_sign(sign, 25, blue if sign == "shield" else red), left + 58, y + 52)
        value = str(values[number]) if values is not None else "?"
        canvas.text(left + 112, y + 52, value, LG, theme.ink, SERIF_BOLD, "m")
        canvas.text(left + w / 2, y + 106, words(f"battle-{key}"), XS, theme.mute, REGULAR, "m", width=w - 12)


def _middle(
    canvas: Canvas,
    battle: BattleView,
    told: dict[int, e.Strength],
    lost: dict[int, e.Casualties],
    words: KemetWords,
    theme: Theme,
) -> None:
    x, seats = canvas.width / 2, (battle.attacker.seat, battle.defender.seat)
    brush = Brush.around(112, theme.shadow)
    brush.disc(0, 0, 106, (36, 31, 24))
    brush.disc(0, 0, 103, LAPIS)
    brush.ring(0, 0, 92, LAPIS_GOLD, 2)
    canvas.put(brush.done(), x, CARD_Y + 210)
    if len(told) == 2:
        score = f"{told[seats[0]].total} : {told[seats[1]].total}"
        canvas.text(x, CARD_Y + 196, score, LG, IVORY, SERIF_BOLD, "m", width=176, least=SM)
        canvas.text(x, CARD_Y + 244, words("battle-strength"), SM, LAPIS_GOLD, REGULAR, "m", width=170)
    else:
        score = f"{battle.attacker.units} : {battle.defender.units}"
        canvas.text(x, CARD_Y + 196, score, LG, IVORY, SERIF_BOLD, "m")
        canvas.text(x, CARD_Y + 244, words("line-units"), SM, LAPIS_GOLD, REGULAR, "m")
    if not lost:
        return
    canvas.text(x, CARD_Y + 376, words("battle-casualties"), MD, theme.ink, SERIF, "m")
    for number, seat in enumerate(seats):
        one = lost.get(seat)
        if one is None:
            continue
        middle = CARD_Y + 436 + 64 * number
        fell = one.unblockable + one.own + one.damage
        canvas.put(token(seat, 17, theme, shadow=False), x - 70, middle)
        canvas.text(x - 30, middle, words("battle-lost", count=fell) if fell else "0", MD, theme.ink, SERIF_BOLD)
        canvas.text(x + 30, middle, words("battle-left", count=one.left), SM, theme.mute)


# --- below the board: battles among what has just happened -----------------------------------------------

STRIP_HIGH = 132
MOST_STRIPS = 3


def fought(events: Sequence[Event]) -> list[list[Event]]:
    """The battles that were decided in these events, each as its own events."""
    battles: list[list[Event]] = []
    current: list[Event] = []
    for event in events:
        if isinstance(event, e.BattleBegan):
            current = []
        if isinstance(event, (e.Strength, e.BattleWon, e.Casualties)):
            current.append(event)
        if isinstance(event, e.Casualties) and len(current) == 5:
            battles.append(current)
            current = []
    return battles[-MOST_STRIPS:]


def paint_strip(canvas: Canvas, y: int, battle: list[Event], theme: Theme, words: KemetWords) -> None:
    """A decided battle in two rows: strength line by line, casualties."""
    won = next(event for event in battle if isinstance(event, e.BattleWon))
    lost = {event.seat: event for event in battle if isinstance(event, e.Casualties)}
    x, w = MARGIN, canvas.width - 2 * MARGIN
    canvas.card(x, y, w, STRIP_HIGH - 14, theme)
    canvas.text(x + 24, y + 59, words("battle", zone=won.zone), SM, theme.goldink, SERIF_BOLD, width=180)
    for row, told in enumerate(event for event in battle if isinstance(event, e.Strength)):
        middle = y + 35 + 48 * row
        canvas.put(token(told.seat, 15, theme, shadow=False), x + 236, middle)
        canvas.text(x + 264, middle, words.who(told.seat), SM, theme.ink, STRONG, width=150)
        canvas.text(x + 478, middle, str(told.total), MD, theme.ink, SERIF_BOLD, "r")
        right: float = x + w - 24
        if told.seat == won.seat:
            right -= canvas.text(right, middle, words("battle-wins"), SM, theme.goldink, STRONG, "r") + 20
        one = lost.get(told.seat)
        if one is not None:
            fell = one.unblockable + one.own + one.damage
            losses = words("strip-lost", count=fell, left=one.left)
            right -= canvas.text(right, middle, losses, XS, theme.mute, REGULAR, "r") + 20
        parts = ", ".join(f"{_line(word, words)} {n}" for word, n in told.lines.items())
        blows = words("strip-blows", damage=told.damage, unblockable=told.unblockable, defense=told.defense)
        canvas.text(x + 496, middle, f"= {parts}; {blows}", XS, theme.ink, REGULAR, width=right - x - 496)
