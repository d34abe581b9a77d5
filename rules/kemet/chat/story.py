"""The story of a game, as far as a text and the fields of its event are not enough; headings of chapters; weights."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Event
from rules.core.chat import Fact, Said
from rules.core.telling import told
from rules.kemet import events as happened
from rules.kemet.board import NOBODY
from rules.kemet.chat.prices import PACKAGE, filled
from rules.kemet.mechanics.stock import STOCKS
from rules.kemet.words import BEAST_WORDS, CARD_WORDS

ARTWORKS = {tile.name.lower().rstrip("!") for stock in STOCKS for tile in stock.tiles}
"""Of all versions: events do not say theirs."""
ORDINALS = ("first", "second", "third", "fourth", "fifth")
LONGEST_LIST = 70
"""Characters of a list in a line; what is longer is counted."""


def _as(key: str, event: Event) -> Said:
    return filled(told(PACKAGE, key, event))


def _ordered(event: happened.Ordered) -> Said:
    return Said(f"story-ordered-{len(event.order)}", seats=dict(zip(ORDINALS, event.order, strict=False)))


def _pyramid(event: happened.PyramidRaised) -> Said:
    return _as("story-founded" if event.founded else "story-raised", event)


def _fame_moved(event: happened.FameMoved) -> Said:
    if event.before == NOBODY:
        return Said("story-fame-taken", {"zone": event.zone}, {"who": event.now})
    if event.now == NOBODY:
        return Said("story-fame-lost", {"zone": event.zone}, {"who": event.before})
    return Said("story-fame-moved", {"zone": event.zone}, {"who": event.now, "other": event.before})


def _prayer(event: happened.PrayerGained) -> Said:
    return _as("story-prayer-gained" if event.amount else "story-prayer-full", event)


def _creature_came(event: happened.CreatureCame) -> Said:
    return _as("story-creature-swapped" if event.swapped else "story-creature-came", event)


# --- cards --------------------------------------------------------------------------------------


def _list(words: list[str]) -> str:
    """`war rage, 2 prayer`, or nothing if it would be too long."""
    parts = [word if words.count(word) == 1 else f"{words.count(word)} {word}" for word in dict.fromkeys(words)]
    text = ", ".join(parts)
    return text if len(text) <= LONGEST_LIST else ""


def _saw_cards(event: happened.SawCards) -> Said:
    cards = _list(event.cards)
    if not cards:
        return Said("story-saw-many", {"count": len(event.cards)})
    return Said("story-saw", {"cards": cards})


def _unpaid(event: happened.CardsUnpaid) -> Said:
    return Said("story-cards-unpaid", {"cards": ", ".join(event.cards)}, {"who": event.seat})


def _revealed(event: happened.Revealed) -> Said:
    if not event.cards:
        return _as("story-revealed", event)
    cards = _list(event.cards)
    facts: dict[str, Fact] = {"card": event.card, "cost": event.cost}
    if not cards or len(cards) > LONGEST_LIST - 20:
        return Said("story-revealed-many", {**facts, "count": len(event.cards)}, {"who": event.seat})
    return Said("story-revealed-with", {**facts, "cards": cards}, {"who": event.seat})


# --- battles ------------------------------------------------------------------------------------


def _battle(event: happened.BattleBegan) -> Said:
    facts: dict[str, Fact] = {"zone": event.zone, "units": event.units[0], "against": event.units[1]}
    return Said("story-battle", facts, {"who": event.attacker, "other": event.defender})


def strength_parts(lines: dict[str, int]) -> dict[str, int]:
    """A side's sum by where it comes from (T-101)."""
    parts = {"units": 0, "card": 0, "tiles": 0, "creature": 0, "added": 0, "home": 0}
    for word, strength in lines.items():
        if word in parts:
            parts[word] += strength
        elif word in BEAST_WORDS:
            parts["creature"] += strength
        elif word in ARTWORKS:
            parts["tiles"] += strength
        else:
            assert word in CARD_WORDS, word
            parts["added"] += strength
    return parts


def _strength(event: happened.Strength) -> Said:
    facts: dict[str, Fact] = {**strength_parts(event.lines)}
    facts |= {"total": event.total, "damage": event.damage, "more": event.unblockable, "defense": event.defense}
    return Said("story-strength", facts, {"who": event.seat})


def _won(event: happened.BattleWon) -> Said:
    return Said("story-won", {"zone": event.zone}, {"who": event.seat, "other": event.loser})


def _casualties(event: happened.Casualties) -> Said:
    lost = event.unblockable + event.own + event.damage
    if not lost:
        return _as("story-no-casualties", event)
    return Said("story-casualties", {"lost": lost, "own": event.own, "left": event.left}, {"who": event.seat})


def _standing(event: happened.Standing) -> Said | None:
    return _as("story-standing", event) if event.answer else None


LINES: dict[type[Event], Callable[..., Said | None]] = {
    happened.Ordered: _ordered,
    happened.PyramidRaised: _pyramid,
    happened.FameMoved: _fame_moved,
    happened.PrayerGained: _prayer,
    happened.CreatureCame: _creature_came,
    happened.SawCards: _saw_cards,
    happened.CardsUnpaid: _unpaid,
    happened.Revealed: _revealed,
    happened.BattleBegan: _battle,
    happened.Strength: _strength,
    happened.BattleWon: _won,
    happened.Casualties: _casualties,
    happened.Standing: _standing,
}
"""The others are told by `story-<event>`. Beginnings of phases, laps and turns have none: they are headings, or told by
what is done in them; nor has the opening of all hands, which is told by the end."""

# --- chapters -----------------------------------------------------------------------------------

CHAPTERS = ("setup", "first", "night")
"""Phases that open a chapter; so do laps and battles. What follows a battle in a lap stays in the battle's chapter."""


def heading(event: Event) -> Said | None:
    """Of a chapter whose text needs more than the fields of the event."""
    if isinstance(event, happened.PhaseBegan) and event.phase in CHAPTERS:
        return told(PACKAGE, f"chapter-{event.phase}", event)
    if isinstance(event, happened.BattleBegan):
        return Said("chapter-battle", {"zone": event.zone}, {"who": event.attacker, "other": event.defender})
    return None


# --- recaps -------------------------------------------------------------------------------------

MOST_WEIGHT = 10


def weight(event: Event) -> int:
    """Fame decides; battles and high tiles turn a game, a token does not."""
    if isinstance(event, happened.Ended):
        return MOST_WEIGHT
    if isinstance(event, happened.FameGained):
        return 7
    if isinstance(event, (happened.BattleWon, happened.FameMoved)):
        return 6
    if isinstance(event, happened.TileTaken):
        return 1 + next(stock.level[stock.tile[event.tile]] for stock in STOCKS if event.tile in stock.tile)
    if isinstance(event, happened.PyramidRaised):
        return 1 + event.level if event.cost else 1
    if isinstance(event, (happened.Casualties, happened.UnitsLost, happened.Retreated, happened.Recalled)):
        return 2
    return 1 if isinstance(event, (happened.Moved, happened.CardPlayed, happened.CreatureCame)) else 0
