"""The story of a game, event by event: a line, a heading where a chapter begins, a weight for recaps."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Event
from rules.core.chat import Fact, Said
from rules.kemet import events as happened
from rules.kemet.board import NOBODY
from rules.kemet.chat.known import NONE
from rules.kemet.tiles import LEVEL, TILE, TILES
from rules.kemet.words import BEAST, CARD

ORDINALS = ("first", "second", "third", "fourth", "fifth")
LONGEST_LIST = 70
"""Characters of a list in a line; what is longer is counted."""


def line(event: Event) -> Said | None:
    """What people read of an event; None where another event's line or a heading tells it."""
    tell = LINES.get(type(event))
    return None if tell is None else tell(event)


def _who(key: str, event: Event, **facts: Fact) -> Said:
    return Said(key, facts, {"who": getattr(event, "seat")})  # noqa: B009 - every such event has a seat


# --- the table ----------------------------------------------------------------------------------


def _ordered(event: happened.Ordered) -> Said:
    return Said(f"story-ordered-{len(event.order)}", seats=dict(zip(ORDINALS, event.order, strict=False)))


def _colours(event: happened.ColoursDrawn) -> Said:
    return Said("story-colours", {"colours": ", ".join(event.colours)})


def _shuffled(event: happened.Shuffled) -> Said:
    return Said("story-shuffled", {"cards": event.cards})


def _awakened(event: happened.Awakened) -> Said:
    return Said("story-awakened")


# --- building and buying ------------------------------------------------------------------------


def _pyramid(event: happened.PyramidRaised) -> Said:
    key = "story-founded" if event.founded else "story-raised"
    return _who(key, event, district=event.district, colour=event.colour, level=event.level, cost=event.cost)


def _fame_moved(event: happened.FameMoved) -> Said:
    if event.before == NOBODY:
        return Said("story-fame-taken", {"zone": event.zone}, {"who": event.now})
    if event.now == NOBODY:
        return Said("story-fame-lost", {"zone": event.zone}, {"who": event.before})
    return Said("story-fame-moved", {"zone": event.zone}, {"who": event.now, "other": event.before})


def _prayer(event: happened.PrayerGained) -> Said:
    return _who("story-pp" if event.amount else "story-pp-full", event, why=event.why, **_some(amount=event.amount))


def _some(**facts: int) -> dict[str, Fact]:
    """Facts that are not nothing."""
    return {name: value for name, value in facts.items() if value}


# --- troops -------------------------------------------------------------------------------------


def _moved(event: happened.Moved) -> Said:
    return _who(
        "story-moved",
        event,
        start=event.start,
        to=event.to,
        units=event.units,
        creature=event.creature or NONE,
        way=event.way,
        cost=event.cost,
    )


def _creature_came(event: happened.CreatureCame) -> Said:
    facts: dict[str, Fact] = {"creature": event.creature, "district": event.district}
    if event.swapped:
        return _who("story-creature-swapped", event, **facts, swapped=event.swapped)
    return _who("story-creature", event, **facts)


def _casualties(event: happened.Casualties) -> Said:
    lost = event.unblockable + event.own + event.damage
    if not lost:
        return _who("story-no-casualties", event, left=event.left)
    return _who("story-casualties", event, lost=lost, own=event.own, left=event.left)


# --- cards --------------------------------------------------------------------------------------


def _list(words: list[str]) -> str:
    """`war rage, 2 prayer`, or nothing if it would be too long."""
    parts = [word if words.count(word) == 1 else f"{words.count(word)} {word}" for word in dict.fromkeys(words)]
    text = ", ".join(parts)
    return text if len(text) <= LONGEST_LIST else ""


def _card_played(event: happened.CardPlayed) -> Said:
    return _who("story-card", event, card=event.card, target=event.target or NONE, cost=event.cost)


def _saw_cards(event: happened.SawCards) -> Said:
    cards = _list(event.cards)
    if not cards:
        return Said("story-saw-many", {"count": len(event.cards)})
    return Said("story-saw", {"cards": cards})


def _revealed(event: happened.Revealed) -> Said:
    if not event.cards:
        return _who("story-revealed", event, card=event.card)
    cards = _list(event.cards)
    if len(cards) > LONGEST_LIST - 20:
        cards = ""
    key = "story-revealed-with" if cards else "story-revealed-many"
    what: dict[str, Fact] = {"cards": cards} if cards else {"count": len(event.cards)}
    return _who(key, event, card=event.card, cost=event.cost, **what)


def _set_aside(event: happened.SetAside) -> Said:
    return Said("story-you-set-aside", {"card": event.card})


def _saw_battle_card(event: happened.SawBattleCard) -> Said:
    return Said("story-spied", {"card": event.card})


# --- battles ------------------------------------------------------------------------------------


def _battle(event: happened.BattleBegan) -> Said:
    facts: dict[str, Fact] = {"zone": event.zone, "units": event.units[0], "against": event.units[1]}
    return Said("story-battle", facts, {"who": event.attacker, "other": event.defender})


def strength_parts(lines: dict[str, int]) -> dict[str, int]:
    """A side's sum by where it comes from (T-101)."""
    parts = {"units": 0, "card": 0, "tiles": 0, "creature": 0, "added": 0, "home": 0}
    artworks = {tile.name.lower().rstrip("!") for tile in TILES}
    for word, strength in lines.items():
        if word in parts:
            parts[word] += strength
        elif word in BEAST:
            parts["creature"] += strength
        elif word in artworks:
            parts["tiles"] += strength
        else:
            assert word in CARD, word
            parts["added"] += strength
    return parts


def _strength(event: happened.Strength) -> Said:
    facts: dict[str, Fact] = {**strength_parts(event.lines)}
    facts |= {"total": event.total, "damage": event.damage, "more": event.unblockable, "defense": event.defense}
    return Said("story-strength", facts, {"who": event.seat})


def _won(event: happened.BattleWon) -> Said:
    return Said("story-won", {"zone": event.zone}, {"who": event.seat, "other": event.loser})


def _standing(event: happened.Standing) -> Said | None:
    return _who("story-standing", event, answer=event.answer) if event.answer else None


# --- simple lines: a key and the fields it tells ---------------------------------------------------


def _tell(key: str, *names: str) -> Callable[[Event], Said]:
    def tell(event: Event) -> Said:
        return Said(key, {name: getattr(event, name) for name in names}, {"who": getattr(event, "seat")})  # noqa: B009

    return tell


LINES: dict[type[Event], Callable[..., Said | None]] = {
    happened.Ordered: _ordered,
    happened.ColoursDrawn: _colours,
    happened.Ready: _tell("story-ready"),
    happened.TroopPlaced: _tell("story-troop", "zone", "units"),
    happened.PyramidRaised: _pyramid,
    happened.TileTaken: _tell("story-tile", "tile", "cost"),
    happened.FameGained: _tell("story-fame", "kind", "why"),
    happened.FameMoved: _fame_moved,
    happened.TokenPlaced: _tell("story-token", "space", "token"),
    happened.PrayerGained: _prayer,
    happened.PrayerLost: _tell("story-pp-lost", "amount", "why"),
    happened.Recruited: _tell("story-recruited", "zone", "units", "cost"),
    happened.UnitsPlaced: _tell("story-placed", "zone", "units", "why"),
    happened.Moved: _moved,
    happened.CreatureCame: _creature_came,
    happened.CreatureWentHome: _tell("story-creature-home", "creature"),
    happened.CardPlayed: _card_played,
    happened.CardsDrawn: _tell("story-drew", "cards"),
    happened.SawCards: _saw_cards,
    happened.CardTaken: _tell("story-card-taken", "card"),
    happened.Shuffled: _shuffled,
    happened.UnitsLost: _tell("story-units-lost", "zone", "units", "why"),
    happened.CardSetAside: _tell("story-set-aside", "card"),
    happened.SetAside: _set_aside,
    happened.BattleBegan: _battle,
    happened.SawBattleCard: _saw_battle_card,
    happened.Revealed: _revealed,
    happened.Diverted: _tell("story-diverted", "card"),
    happened.CardSpent: _tell("story-card-spent", "card"),
    happened.Strength: _strength,
    happened.BattleWon: _won,
    happened.Casualties: _casualties,
    happened.VeteransGained: _tell("story-veterans", "veterans"),
    happened.VeteransSpent: _tell("story-veterans-spent", "veterans", "on"),
    happened.Standing: _standing,
    happened.Recalled: _tell("story-recalled", "zone", "units"),
    happened.Retreated: _tell("story-retreated", "zone", "to", "units"),
    happened.Stayed: _tell("story-stayed", "zone", "units"),
    happened.BattleCardsBack: _tell("story-battle-cards-back"),
    happened.Declined: _tell("story-declined", "what"),
    happened.Awakened: _awakened,
    happened.PositionTaken: _tell("story-position", "place"),
    happened.Ended: _tell("story-ended", "fame"),
}
"""Every kind of event but beginnings of phases, laps and turns, which are headings or told by what is done in them, and
the opening of all hands, which is told by the end."""

# --- chapters -----------------------------------------------------------------------------------

CHAPTERS = ("setup", "first", "night")
"""Phases that open a chapter; so do laps and battles. What follows a battle in a lap stays in the battle's chapter."""


def heading(event: Event) -> Said | None:
    if isinstance(event, happened.PhaseBegan) and event.phase in CHAPTERS:
        return Said(f"chapter-{event.phase}", {"round": event.round} if event.phase == "night" else {})
    if isinstance(event, happened.LapBegan):
        return Said("chapter-lap", {"round": event.round, "lap": event.lap})
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
        return 1 + LEVEL[TILE[event.tile]]
    if isinstance(event, happened.PyramidRaised):
        return 1 + event.level if event.cost else 1
    if isinstance(event, (happened.Casualties, happened.UnitsLost, happened.Retreated, happened.Recalled)):
        return 2
    return 1 if isinstance(event, (happened.Moved, happened.CardPlayed, happened.CreatureCame)) else 0
