"""The story of a game, event by event: a line, a heading where a chapter begins, a weight for recaps.

Whoever acts is a seat; the solo opponent's number lies beyond the seats, and the chat names it. What only Broichan
does has its own sentences.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Event
from rules.core.chat import Fact, Said
from rules.oak import events as happened
from rules.oak.board import slug
from rules.oak.chat.prices import (
    NONE,
    action_facts,
    creature_name,
    druid_facts,
    ingredient_facts,
    listed,
    mix,
    named_facts,
    space_fact,
    tally,
)

BROICHAN = 1
"""He plays in solo games only, behind their one seat."""


def _who(key: str, seat: int, **facts: Fact) -> Said:
    return Said(f"story-{key}", facts, {"who": seat})


# --- what happens by itself ---------------------------------------------------------------------


def _revealed(event: happened.Revealed) -> Said | None:
    if not event.cards:
        return None
    if event.display == "creatures":
        return Said("story-creatures", {"cards": listed(creature_name(card) for card in event.cards)})
    return Said("story-artefacts", named_facts(event.cards))


def _neutral_moved(event: happened.NeutralMoved) -> Said:
    return Said("story-neutral", {"count": len(event.spaces), "spaces": listed(event.spaces)})


def _sun_moved(event: happened.SunMoved) -> Said:
    solstice = "yes" if event.solstice else "no"
    return Said("story-sun", {"value": event.value, "solstice": solstice})


def _festival_began(event: happened.FestivalBegan) -> Said:
    if event.only_for >= 0:
        return _who("festival-alone", event.only_for)
    return Said("story-festival", {"value": event.value})


def _came_home(event: happened.CameHome) -> Said | None:
    if not event.rest and not event.roots:
        return None
    return _who("home", event.seat, **druid_facts(event.rest, "rest"), **druid_facts(event.roots, "roots"))


# --- stocks -------------------------------------------------------------------------------------


def _gathered(event: happened.Gathered) -> Said:
    if event.discarded:
        return _who("gathered-bag", event.seat, ingredient=event.ingredient, discard=event.discarded)
    return _who("gathered", event.seat, ingredient=event.ingredient)


def _traded(event: happened.Traded) -> Said:
    return _who("traded", event.seat, **ingredient_facts(tally(event.give.split("+"))), take=event.take)


def _exchanged(event: happened.Exchanged) -> Said:
    total = event.amount + event.more
    if not event.amount:
        return _who("gained", event.seat, mix=f"{total}{event.received}" if total else NONE, why="effect")
    facts: dict[str, Fact] = {"given": f"{event.amount}{event.given}", "received": f"{total}{event.received}"}
    return _who("exchanged", event.seat, **facts)


# --- a turn -------------------------------------------------------------------------------------


def _placed(event: happened.Placed) -> Said:
    facts: dict[str, Fact] = {**action_facts(event.action), "druid": event.druid, "space": event.space}
    return _who("temple", event.seat, **facts, mix=event.mix or NONE, second=event.second or NONE)


def _used_space(event: happened.UsedSpace) -> Said:
    return _who("special", event.seat, space=space_fact(event.space), druid=event.druid, loss=-event.vp)


# --- what is gained -----------------------------------------------------------------------------


def _creature_taken(event: happened.CreatureTaken) -> Said:
    key = "creature-loss" if event.vp < 0 else "creature"
    return _who(key, event.seat, creature=creature_name(event.creature), vp=abs(event.vp))


def _creature_discarded(event: happened.CreatureDiscarded) -> Said:
    return _who("discarded", event.seat, creature=creature_name(event.creature), vp=event.vp)


def _saw(event: happened.SawCreatures) -> Said:
    return Said("story-saw", {"cards": listed(creature_name(card).removeprefix("The ") for card in event.cards)})


def _artefact_borrowed(event: happened.ArtefactBorrowed) -> Said:
    if event.owner == event.seat:
        return _who("borrowed-own", event.seat, artefact=slug(event.artefact))
    return Said("story-borrowed", {"artefact": slug(event.artefact)}, {"who": event.seat, "owner": event.owner})


def _scored(event: happened.Scored) -> Said:
    key = "scored-loss" if event.vp <= 0 else "scored"
    return _who(key, event.seat, vp=abs(event.vp), why=slug(event.why))


def _brewed(event: happened.Brewed) -> Said:
    facts = ingredient_facts(tally(event.ingredients.split()))
    return _who("brewed", event.seat, potion=slug(event.potion), **facts, vp=event.vp)


# --- Broichan -----------------------------------------------------------------------------------


def _broichan_ended(event: happened.BroichanEnded) -> Said:
    return _who("broichan-ended", BROICHAN, place=event.place, vp=event.vp, spaces=event.spaces)


LINES: dict[type[Event], Callable[..., Said | None]] = {
    happened.PhaseBegan: lambda event: Said("story-dawn", {"round": event.round}) if event.phase == "dawn" else None,
    happened.PotionsLaid: lambda event: Said("story-potions", named_facts(event.potions)),
    happened.Revealed: _revealed,
    happened.NeutralMoved: _neutral_moved,
    happened.ForestFilled: lambda event: Said("story-forest", ingredient_facts(tally(event.ingredients))),
    happened.SunMoved: _sun_moved,
    happened.FestivalBegan: _festival_began,
    happened.Blocked: lambda event: Said("story-blocked", {"spaces": listed(event.spaces)}) if event.spaces else None,
    happened.CameHome: _came_home,
    happened.Drew: lambda event: _who("drew", event.seat, **ingredient_facts(tally(event.ingredients))),
    happened.Gathered: _gathered,
    happened.Gained: lambda event: _who("gained", event.seat, mix=mix(event.resources), why=event.why),
    happened.Lost: lambda event: _who("lost", event.seat, mix=mix(event.resources)),
    happened.Traded: _traded,
    happened.Exchanged: _exchanged,
    happened.Placed: _placed,
    happened.UsedSpace: _used_space,
    happened.PlayedToClimb: lambda event: _who("climb", event.seat, card=event.card, mix=event.mix or NONE),
    happened.CreatureTaken: _creature_taken,
    happened.CreatureDiscarded: _creature_discarded,
    happened.SawCreatures: _saw,
    happened.ArtefactTaken: lambda event: _who("artefact", event.seat, artefact=slug(event.artefact), vp=event.vp),
    happened.ArtefactExhausted: lambda event: _who("exhausted", event.seat, artefact=slug(event.artefact)),
    happened.ArtefactRecharged: lambda event: _who("recharged", event.seat, artefact=slug(event.artefact)),
    happened.ArtefactBorrowed: _artefact_borrowed,
    happened.Scored: _scored,
    happened.Promoted: lambda event: _who("promoted", event.seat, place=space_fact(event.druid), druid=event.elder),
    happened.Recruited: lambda event: _who("recruited", event.seat, **druid_facts(event.druids, "rest")),
    happened.Brewed: _brewed,
    happened.PotionTaken: lambda event: _who("potion", event.seat, potion=slug(event.potion)),
    happened.Redone: lambda event: _who("redone", event.seat, **action_facts(event.action)),
    happened.BroichanDrew: lambda event: _who("broichan-drew", BROICHAN, card=event.card),
    happened.BroichanPlaced: lambda event: _who("broichan-placed", BROICHAN, space=event.space),
    happened.BroichanTripled: lambda event: _who("broichan-tripled", BROICHAN, ingredient=event.ingredient),
    happened.BroichanEnded: _broichan_ended,
}
"""Where a sentence needs more than the fields of its event."""

# --- chapters -----------------------------------------------------------------------------------

CHAPTERS = ("orders", "dusk", "final")
"""Phases that open a chapter. A day is told lap by lap; dawn belongs to the dusk before it."""


def heading(event: Event) -> Said | None:
    if isinstance(event, happened.LapBegan):
        return Said("chapter-lap", {"round": event.round, "lap": event.lap})
    if isinstance(event, happened.PhaseBegan) and event.phase in CHAPTERS:
        return Said(f"chapter-{event.phase}", {"round": event.round} if event.phase == "dusk" else {})
    return None


# --- recaps -------------------------------------------------------------------------------------

MOST_WEIGHT = 10
WEIGHTS: dict[type[Event], int] = {
    happened.Ended: MOST_WEIGHT,
    happened.Blocked: 4,
    happened.FestivalBegan: 4,
    happened.Promoted: 3,
    happened.CardTaken: 3,
    happened.Extended: 3,
    happened.ArtefactExhausted: 2,
    happened.LimitRaised: 1,
    happened.SunMoved: 1,
    happened.Recruited: 1,
}


def weight(event: Event) -> int:
    """Points decide: a last space or a menhir turns a game, a gathered acorn does not."""
    if isinstance(event, (happened.Climbed, happened.MenhirRaised, happened.ShrineTaken, happened.CreatureTaken)):
        return min(MOST_WEIGHT, abs(event.vp))
    if isinstance(event, happened.ArtefactTaken):
        return min(MOST_WEIGHT, event.vp)
    if isinstance(event, happened.Brewed):
        return min(MOST_WEIGHT, 3 + event.vp)
    return WEIGHTS.get(type(event), 0)
