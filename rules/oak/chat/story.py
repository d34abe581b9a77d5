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
from rules.oak.chat.words import (
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


def line(event: Event) -> Said | None:
    """What people read of an event; None where another event's line or a heading tells it."""
    tell = LINES.get(type(event))
    return None if tell is None else tell(event)


def _who(key: str, seat: int, **facts: Fact) -> Said:
    return Said(f"story-{key}", facts, {"who": seat})


# --- what happens by itself ---------------------------------------------------------------------


def _phase_began(event: happened.PhaseBegan) -> Said | None:
    return Said("story-dawn", {"round": event.round}) if event.phase == "dawn" else None


def _first_player(event: happened.FirstPlayer) -> Said:
    return _who("first", event.seat)


def _potions_laid(event: happened.PotionsLaid) -> Said:
    return Said("story-potions", named_facts(event.potions))


def _revealed(event: happened.Revealed) -> Said | None:
    if not event.cards:
        return None
    if event.display == "creatures":
        return Said("story-creatures", {"cards": listed(creature_name(card) for card in event.cards)})
    return Said("story-artefacts", named_facts(event.cards))


def _neutral_moved(event: happened.NeutralMoved) -> Said:
    return Said("story-neutral", {"count": len(event.spaces), "spaces": listed(event.spaces)})


def _forest_filled(event: happened.ForestFilled) -> Said:
    return Said("story-forest", ingredient_facts(tally(event.ingredients)))


def _sun_moved(event: happened.SunMoved) -> Said:
    solstice = "yes" if event.solstice else "no"
    return Said("story-sun", {"value": event.value, "solstice": solstice})


def _festival_began(event: happened.FestivalBegan) -> Said:
    if event.only_for >= 0:
        return _who("festival-alone", event.only_for)
    return Said("story-festival", {"value": event.value})


def _blocked(event: happened.Blocked) -> Said | None:
    return Said("story-blocked", {"spaces": listed(event.spaces)}) if event.spaces else None


def _came_home(event: happened.CameHome) -> Said | None:
    if not event.rest and not event.roots:
        return None
    return _who("home", event.seat, **druid_facts(event.rest, "rest"), **druid_facts(event.roots, "roots"))


def _ended(event: happened.Ended) -> Said:
    return Said("story-ended")


# --- stocks -------------------------------------------------------------------------------------


def _drew(event: happened.Drew) -> Said:
    return _who("drew", event.seat, **ingredient_facts(tally(event.ingredients)))


def _took(event: happened.Took) -> Said:
    return _who("took", event.seat, ingredient=event.ingredient, where=event.where)


def _gathered(event: happened.Gathered) -> Said:
    if event.discarded:
        return _who("gathered-bag", event.seat, ingredient=event.ingredient, discard=event.discarded)
    return _who("gathered", event.seat, ingredient=event.ingredient)


def _gained(event: happened.Gained) -> Said:
    return _who("gained", event.seat, mix=mix(event.resources), why=event.why)


def _lost(event: happened.Lost) -> Said:
    return _who("lost", event.seat, mix=mix(event.resources))


def _paid(event: happened.Paid) -> Said:
    return _who("paid", event.seat, mix=event.mix)


def _traded(event: happened.Traded) -> Said:
    return _who("traded", event.seat, **ingredient_facts(tally(event.give.split("+"))), take=event.take)


def _exchanged(event: happened.Exchanged) -> Said:
    total = event.amount + event.more
    if not event.amount:
        return _who("gained", event.seat, mix=f"{total}{event.received}" if total else NONE, why="effect")
    facts: dict[str, Fact] = {"given": f"{event.amount}{event.given}", "received": f"{total}{event.received}"}
    return _who("exchanged", event.seat, **facts)


# --- a turn -------------------------------------------------------------------------------------


def _order_chosen(event: happened.OrderChosen) -> Said:
    return _who("order", event.seat, order=event.order)


def _placed(event: happened.Placed) -> Said:
    facts: dict[str, Fact] = {**action_facts(event.action), "druid": event.druid, "space": event.space}
    return _who("temple", event.seat, **facts, mix=event.mix or NONE, second=event.second or NONE)


def _used_space(event: happened.UsedSpace) -> Said:
    return _who("special", event.seat, space=space_fact(event.space), druid=event.druid, loss=-event.vp)


def _played_to_climb(event: happened.PlayedToClimb) -> Said:
    return _who("climb", event.seat, card=event.card, mix=event.mix or NONE)


def _climbed(event: happened.Climbed) -> Said:
    return _who("climbed", event.seat, to=event.to, druid=event.druid, vp=event.vp)


def _token_taken(event: happened.TokenTaken) -> Said:
    return _who("token", event.seat, after=event.after)


def _passed(event: happened.Passed) -> Said:
    return _who("passed", event.seat)


def _stopped(event: happened.Stopped) -> Said:
    return _who("stopped", event.seat)


def _skipped(event: happened.Skipped) -> Said:
    return _who("skipped", event.seat)


# --- what is gained -----------------------------------------------------------------------------


def _limit_raised(event: happened.LimitRaised) -> Said:
    return _who("limit", event.seat, row=event.row, limit=event.limit)


def _shrine_taken(event: happened.ShrineTaken) -> Said:
    return _who("shrine", event.seat, side=event.side, vp=event.vp)


def _menhir_raised(event: happened.MenhirRaised) -> Said:
    return _who("menhir", event.seat, vp=event.vp)


def _creature_taken(event: happened.CreatureTaken) -> Said:
    key = "creature-loss" if event.vp < 0 else "creature"
    return _who(key, event.seat, creature=creature_name(event.creature), vp=abs(event.vp))


def _creature_discarded(event: happened.CreatureDiscarded) -> Said:
    return _who("discarded", event.seat, creature=creature_name(event.creature), vp=event.vp)


def _looked_at(event: happened.LookedAtCreatures) -> Said:
    return _who("looked", event.seat, cards=event.cards)


def _saw(event: happened.SawCreatures) -> Said:
    return Said("story-saw", {"cards": listed(creature_name(card).removeprefix("The ") for card in event.cards)})


def _refreshed(event: happened.Refreshed) -> Said:
    return _who("refreshed", event.seat, display=event.display)


def _artefact_taken(event: happened.ArtefactTaken) -> Said:
    return _who("artefact", event.seat, artefact=slug(event.artefact), vp=event.vp)


def _artefact_exhausted(event: happened.ArtefactExhausted) -> Said:
    return _who("exhausted", event.seat, artefact=slug(event.artefact))


def _artefact_recharged(event: happened.ArtefactRecharged) -> Said:
    return _who("recharged", event.seat, artefact=slug(event.artefact))


def _artefact_borrowed(event: happened.ArtefactBorrowed) -> Said:
    if event.owner == event.seat:
        return _who("borrowed-own", event.seat, artefact=slug(event.artefact))
    return Said("story-borrowed", {"artefact": slug(event.artefact)}, {"who": event.seat, "owner": event.owner})


def _extended(event: happened.Extended) -> Said:
    return _who("extended", event.seat)


def _scored(event: happened.Scored) -> Said:
    key = "scored-loss" if event.vp <= 0 else "scored"
    return _who(key, event.seat, vp=abs(event.vp), why=slug(event.why))


def _promoted(event: happened.Promoted) -> Said:
    return _who("promoted", event.seat, place=space_fact(event.druid), druid=event.elder)


def _recruited(event: happened.Recruited) -> Said:
    return _who("recruited", event.seat, **druid_facts(event.druids, "rest"))


def _brewed(event: happened.Brewed) -> Said:
    facts = ingredient_facts(tally(event.ingredients.split()))
    return _who("brewed", event.seat, potion=slug(event.potion), **facts, vp=event.vp)


def _fizzled(event: happened.Fizzled) -> Said:
    return _who("fizzled", event.seat)


def _card_taken(event: happened.CardTaken) -> Said:
    return _who("card", event.seat, card=event.card)


def _potion_taken(event: happened.PotionTaken) -> Said:
    return _who("potion", event.seat, potion=slug(event.potion))


def _redone(event: happened.Redone) -> Said:
    return _who("redone", event.seat, **action_facts(event.action))


# --- Broichan -----------------------------------------------------------------------------------


def _broichan_drew(event: happened.BroichanDrew) -> Said:
    return _who("broichan-drew", BROICHAN, card=event.card)


def _broichan_placed(event: happened.BroichanPlaced) -> Said:
    return _who("broichan-placed", BROICHAN, space=event.space)


def _broichan_ended(event: happened.BroichanEnded) -> Said:
    return _who("broichan-ended", BROICHAN, place=event.place, vp=event.vp, spaces=event.spaces)


def _broichan_tripled(event: happened.BroichanTripled) -> Said:
    return _who("broichan-tripled", BROICHAN, ingredient=event.ingredient)


LINES: dict[type[Event], Callable[..., Said | None]] = {
    happened.PhaseBegan: _phase_began,
    happened.FirstPlayer: _first_player,
    happened.PotionsLaid: _potions_laid,
    happened.Revealed: _revealed,
    happened.NeutralMoved: _neutral_moved,
    happened.ForestFilled: _forest_filled,
    happened.SunMoved: _sun_moved,
    happened.FestivalBegan: _festival_began,
    happened.Blocked: _blocked,
    happened.CameHome: _came_home,
    happened.Ended: _ended,
    happened.Drew: _drew,
    happened.Took: _took,
    happened.Gathered: _gathered,
    happened.Gained: _gained,
    happened.Lost: _lost,
    happened.Paid: _paid,
    happened.Traded: _traded,
    happened.Exchanged: _exchanged,
    happened.OrderChosen: _order_chosen,
    happened.Placed: _placed,
    happened.UsedSpace: _used_space,
    happened.PlayedToClimb: _played_to_climb,
    happened.Climbed: _climbed,
    happened.TokenTaken: _token_taken,
    happened.Passed: _passed,
    happened.Stopped: _stopped,
    happened.Skipped: _skipped,
    happened.LimitRaised: _limit_raised,
    happened.ShrineTaken: _shrine_taken,
    happened.MenhirRaised: _menhir_raised,
    happened.CreatureTaken: _creature_taken,
    happened.CreatureDiscarded: _creature_discarded,
    happened.LookedAtCreatures: _looked_at,
    happened.SawCreatures: _saw,
    happened.Refreshed: _refreshed,
    happened.ArtefactTaken: _artefact_taken,
    happened.ArtefactExhausted: _artefact_exhausted,
    happened.ArtefactRecharged: _artefact_recharged,
    happened.ArtefactBorrowed: _artefact_borrowed,
    happened.Extended: _extended,
    happened.Scored: _scored,
    happened.Promoted: _promoted,
    happened.Recruited: _recruited,
    happened.Brewed: _brewed,
    happened.Fizzled: _fizzled,
    happened.CardTaken: _card_taken,
    happened.PotionTaken: _potion_taken,
    happened.Redone: _redone,
    happened.BroichanDrew: _broichan_drew,
    happened.BroichanPlaced: _broichan_placed,
    happened.BroichanTripled: _broichan_tripled,
    happened.BroichanEnded: _broichan_ended,
}
"""Every kind of event but the beginnings of laps, which are headings, and of turns, which their deeds tell."""

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
