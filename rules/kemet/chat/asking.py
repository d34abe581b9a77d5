"""What is asked of a seat and what it has; where the game stands."""

from __future__ import annotations

from rules.core import Seat
from rules.core.chat import Column, Fact, Said
from rules.kemet.chat.known import NONE, card_facts, slug
from rules.kemet.figures import PIECES
from rules.kemet.shown import Asked, BattleCardView, KemetView

LAPS = PIECES.tokens
BATTLE, MARKET, DELTA, CITY, PLAYER = "battle", "market", "delta", "city", "player"

# --- the question -------------------------------------------------------------------------------


def question(view: KemetView, seat: Seat) -> Said:
    asked = view.asked
    if asked is None:
        return Said("question-over")
    if seat not in asked.seats:
        return _others(asked)
    return _asked(view, asked, seat)


def _others(asked: Asked) -> Said:
    if len(asked.seats) == 1:
        return Said("question-wait", seats={"who": asked.seats[0]})
    if len(asked.seats) == 2:
        return Said("question-wait-two", seats={"who": asked.seats[0], "other": asked.seats[1]})
    return Said("question-wait-all", {"count": len(asked.seats)})


def _asked(view: KemetView, asked: Asked, seat: Seat) -> Said:
    if asked.kind == "turn":
        return _turn(view, asked, seat)
    if asked.kind == "move":
        return _move(asked)
    if asked.kind == "battle":
        return Said(f"question-battle-{asked.stage}", {"zone": asked.zone})
    if asked.kind == "night":
        return Said(f"question-night-{asked.stage}", {"left": asked.left} if asked.stage == "cards" else {})
    if asked.kind == "place":
        return Said("question-place", {"left": asked.left, "why": asked.why})
    if asked.kind == "raise":
        return Said("question-raise-gift" if asked.left else "question-raise")
    if asked.kind == "prayers":
        return Said("question-prayers", {"veterans": view.seats[seat].veterans})
    facts: dict[str, Fact] = {"left": asked.left} if asked.kind in ("recruit", "vision") else {}
    return Said(f"question-{asked.kind}", facts)


def _turn(view: KemetView, asked: Asked, seat: Seat) -> Said:
    if asked.stage != "main":
        return Said(f"question-turn-{asked.stage}")
    player = view.seats[seat]
    facts: dict[str, Fact] = {"number": PIECES.tokens - player.tokens_left + 1, "whole": PIECES.tokens}
    if not player.missing_levels:
        return Said("question-turn", facts)
    return Said("question-turn-levels", {**facts, "levels": ", ".join(map(str, player.missing_levels))})


def _move(asked: Asked) -> Said:
    if not asked.zone:
        return Said("question-move")
    facts: dict[str, Fact] = {"zone": asked.zone, "land": asked.land}
    if asked.teleport is None:
        return Said("question-moving", facts)
    return Said("question-moving-teleport", {**facts, "cost": asked.teleport})


# --- what a seat has ----------------------------------------------------------------------------


def having(view: KemetView, seat: Seat) -> Said:
    """Counts are public; which cards they are is not told here."""
    player = view.seats[seat]
    facts: dict[str, Fact] = {
        "pp": player.pp,
        "cards": player.cards,
        "battlecards": player.battle_cards,
        "supply": player.supply,
        "veterans": player.veterans,
    }
    return Said("having", facts)


def hand(view: KemetView, seat: Seat) -> list[Said]:
    """Battle cards in hand, put away and set aside; other cards and what they do; secret choices made so far."""
    player = view.seats[seat]
    lines = [Said("hand-battle-card", card_facts(card)) for card in player.battle_hand or []]
    for key, cards in (("away", player.put_away), ("aside", player.set_aside)):
        if cards:
            lines.append(Said(f"hand-{key}", {"cards": _words(cards)}))
    if player.face_up:
        lines.append(Said("hand-face-up", {"cards": _words(player.face_up)}))
    seen: list[str] = []
    for card in player.hand or []:
        if card.word in seen:
            continue
        seen.append(card.word)
        count = sum(other.word == card.word for other in player.hand or [])
        facts: dict[str, Fact] = {"count": count, "card": card.word, "icon": card.icon, "cost": card.cost}
        lines.append(Said("hand-card", {**facts, "slug": slug(card.word)}))
    return [*lines, *_choices(view, seat)] or [Said("hand-empty")]


def _words(cards: list[BattleCardView]) -> str:
    return ", ".join(card.word for card in cards)


def _choices(view: KemetView, seat: Seat) -> list[Said]:
    lines: list[Said] = []
    if view.seats[seat].hand is None:  # somebody else's view
        return lines
    if view.asked is not None and seat in view.asked.seats:
        lines += [Said("hand-seen", {"card": card, "slug": slug(card)}) for card in view.asked.seen or []]
    if view.setup is not None:
        troops, pyramids = view.setup
        lines.append(Said("hand-setup", {"troops": troops, "pyramids": pyramids}))
    own = view.battle.own if view.battle is not None else None
    if own is None or view.battle is None or seat not in (view.battle.attacker.seat, view.battle.defender.seat):
        return lines
    if own.play:
        lines.append(Said("hand-plan", {"play": own.play, "drop": own.drop or NONE}))
    lines += [Said("hand-plan-card", {"card": card}) for card in own.cards]
    if own.lose or own.win:
        lines.append(Said("hand-plan-after", {"lose": own.lose or "ask", "win": own.win or "ask"}))
    if own.seen:
        lines.append(Said("hand-spied", {"card": own.seen}))
    return lines


# --- where the game stands ----------------------------------------------------------------------


def moment(view: KemetView) -> Said:
    if view.phase in ("setup", "first", "over"):
        return Said(f"moment-{view.phase}")
    if view.phase == "night":
        return Said("moment-night", {"round": view.round, "step": slug(view.step) or NONE})
    return Said("moment-day", {"round": view.round, "lap": max(1, view.lap), "laps": LAPS})


def columns(view: KemetView) -> list[Column]:
    """In turn order."""
    players = [view.seats[seat] for seat in view.order]
    return [
        Column(Said("column-fame"), {player.seat: player.fame for player in players}),
        Column(Said("column-pp"), {player.seat: player.pp for player in players}),
        Column(Said("column-tiles"), {player.seat: f"{len(player.tiles)}/{player.cards}" for player in players}),
    ]


def regions(view: KemetView) -> list[str]:
    """The battle, while there is one; cities and what players own, by the number of their seat; the delta; the tiles on
    display."""
    cities = [f"{CITY}{seat + 1}" for seat in range(len(view.seats))]
    players = [f"{PLAYER}{seat + 1}" for seat in range(len(view.seats))]
    return [*([BATTLE] if view.battle is not None else []), *cities, DELTA, *players, MARKET]
