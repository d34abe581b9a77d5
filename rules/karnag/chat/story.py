"""The story of a game, event by event: a line, a heading where a chapter begins, a weight for recaps."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Event
from rules.core.chat import Said
from rules.karnag import events as happened
from rules.karnag.board import RING_LENGTH, SPOT

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def line(event: Event) -> Said | None:
    """What people read of an event; None where another event's line tells it."""
    tell = LINES.get(type(event))
    return None if tell is None else tell(event)


# --- what happens by itself ---------------------------------------------------------------------


def _ordered(event: happened.Ordered) -> Said:
    seats = dict(zip(ORDINALS, event.order, strict=False))
    return Said(f"story-ordered-{len(event.order)}", seats=seats)


def _rolled(event: happened.Rolled) -> Said:
    return Said("story-rolled", {"number": event.number})


def _tiles_laid(event: happened.TilesLaid) -> Said:
    return Said("story-tiles", dict(zip(ORDINALS, event.tiles, strict=True)))


def _arrived(event: happened.Arrived) -> Said:
    return Said("story-arrived", {"creature": event.creature, "turns": event.turns, "gate": event.gate})


def _creature_moved(event: happened.CreatureMoved) -> Said:
    facts: dict[str, str | int] = {"creature": event.creature, "start": event.start, "to": event.way[-1]}
    if event.start.startswith("gate"):
        return Said("story-left-gate", {**facts, "squares": len(event.way)})
    return Said("story-creature-moved", facts)


def _creature_stayed(event: happened.CreatureStayed) -> Said:
    return Said("story-creature-stayed", {"creature": event.creature, "at": event.at})


def _escaped(event: happened.Escaped) -> Said:
    return Said("story-escaped", {"creature": event.creature, "at": event.at})


def _penalised(event: happened.Penalised) -> Said:
    return Said("story-penalised", {"vp": event.vp, "druid": event.druid}, {"who": event.seat})


def _shut(event: happened.Shut) -> Said:
    return Said("story-shut", {"creature": event.creature, "gate": event.gate})


# --- what is put down ---------------------------------------------------------------------------


def _obstacle_laid(event: happened.ObstacleLaid) -> Said:
    return Said("story-obstacle", {"tile": event.tile, "squares": ", ".join(event.squares)}, {"who": event.seat})


def _druid_placed(event: happened.DruidPlaced) -> Said:
    return Said("story-druid-placed", {"square": event.square}, {"who": event.seat})


def _cube_placed(event: happened.CubePlaced) -> Said:
    return Said("story-cube-placed", {"slot": event.slot}, {"who": event.seat})


# --- what cubes do ------------------------------------------------------------------------------


def _cube_acts(event: happened.CubeActs) -> Said:
    return Said("story-cube-acts", {"slot": event.slot}, {"who": event.seat})


def _compensated(event: happened.Compensated) -> Said:
    key = "story-declined-vp" if event.vp else "story-declined"
    return Said(key, {"vp": event.vp} if event.vp else {"mana": event.mana}, {"who": event.seat})


def _druid_moved(event: happened.DruidMoved) -> Said:
    facts: dict[str, str | int] = {"druid": event.druid, "to": event.to, "points": event.points}
    return Said("story-druid-moved", facts, {"who": event.seat})


def _gem_made(event: happened.GemMade) -> Said:
    return Said("story-gem", {"at": event.at, "mana": event.mana, "leaves": event.leaves}, {"who": event.seat})


def _captured(event: happened.Captured) -> Said:
    facts: dict[str, str | int] = {
        "creature": event.creature,
        "at": event.at,
        "mana": event.mana,
        "vp": event.vp,
        "druid": event.druid,
    }
    return Said("story-captured", facts, {"who": event.seat})


def _capture_bonus(event: happened.CaptureBonus) -> Said:
    return Said("story-capture-bonus", {"vp": event.vp}, {"who": event.seat})


def _creature_led(event: happened.CreatureLed) -> Said:
    facts: dict[str, str | int] = {"creature": event.creature, "start": event.start, "to": event.to}
    return Said("story-creature-led", facts, {"who": event.seat})


def _gem_shifted(event: happened.GemShifted) -> Said:
    return Said("story-gem-moved", {"gem": event.gem, "to": event.to}, {"who": event.seat})


def _brewed(event: happened.Brewed) -> Said:
    return Said("story-brewed", {"druids": event.druids, "mana": event.mana}, {"who": event.seat})


def _went_to_council(event: happened.WentToCouncil) -> Said | None:
    if all(SPOT[word] < RING_LENGTH for word in event.druids):
        return None  # told with the gem or the capture
    facts: dict[str, str | int] = {"count": len(event.druids), "places": ", ".join(event.druids)}
    return Said("story-to-council", facts, {"who": event.seat})


def _learned(event: happened.Learned) -> Said:
    return Said("story-learned", {"track": event.track, "level": event.level}, {"who": event.seat})


def _mana_gained(event: happened.ManaGained) -> Said:
    return Said("story-mana", {"mana": event.mana}, {"who": event.seat})


def _passed(event: happened.Passed) -> Said:
    return Said("story-passed", seats={"who": event.seat})


# --- cards --------------------------------------------------------------------------------------


def _drew(event: happened.Drew) -> Said:
    return Said("story-drew", {"cards": len(event.marked), "marked": sum(event.marked)}, {"who": event.seat})


def _saw_cards(event: happened.SawCards) -> Said:
    return Said(f"story-saw-{len(event.cards)}", dict(zip(ORDINALS, event.cards, strict=False)))


def _kept(event: happened.Kept) -> Said:
    return Said("story-kept", seats={"who": event.seat})


def _kept_card(event: happened.KeptCard) -> Said:
    return Said("story-kept-card", {"card": event.card})


def _card_played(event: happened.CardPlayed) -> Said:
    return Said("story-card-played", {"card": event.card, "use": event.use or "none"}, {"who": event.seat})


def _banished(event: happened.Banished) -> Said:
    return Said("story-banished", {"creature": event.creature, "vp": event.vp}, {"who": event.seat})


# --- points -------------------------------------------------------------------------------------


def _aligned(event: happened.Aligned) -> Said:
    return Said("story-aligned", {"gems": ", ".join(event.gems), "vp": event.vp}, {"who": event.seat})


def _menhir_raised(event: happened.MenhirRaised) -> Said:
    return Said("story-menhir", {"at": event.at, "vp": event.vp}, {"who": event.seat})


def _council_scored(event: happened.CouncilScored) -> Said:
    return Said("story-council", {"druids": event.druids, "vp": event.vp}, {"who": event.seat})


def _ended(event: happened.Ended) -> Said:
    if not event.line:
        return Said("story-not-encircled")
    return Said("story-encircled", {"line": event.line, "menhirs": len(event.menhirs)})


LINES: dict[type[Event], Callable[..., Said | None]] = {
    happened.Ordered: _ordered,
    happened.Rolled: _rolled,
    happened.TilesLaid: _tiles_laid,
    happened.Arrived: _arrived,
    happened.CreatureMoved: _creature_moved,
    happened.CreatureStayed: _creature_stayed,
    happened.Escaped: _escaped,
    happened.Penalised: _penalised,
    happened.Shut: _shut,
    happened.ObstacleLaid: _obstacle_laid,
    happened.DruidPlaced: _druid_placed,
    happened.CubePlaced: _cube_placed,
    happened.CubeActs: _cube_acts,
    happened.Compensated: _compensated,
    happened.DruidMoved: _druid_moved,
    happened.GemMade: _gem_made,
    happened.Captured: _captured,
    happened.CaptureBonus: _capture_bonus,
    happened.CreatureLed: _creature_led,
    happened.GemShifted: _gem_shifted,
    happened.Brewed: _brewed,
    happened.WentToCouncil: _went_to_council,
    happened.Learned: _learned,
    happened.ManaGained: _mana_gained,
    happened.Passed: _passed,
    happened.Drew: _drew,
    happened.SawCards: _saw_cards,
    happened.Kept: _kept,
    happened.KeptCard: _kept_card,
    happened.CardPlayed: _card_played,
    happened.Banished: _banished,
    happened.Aligned: _aligned,
    happened.MenhirRaised: _menhir_raised,
    happened.CouncilScored: _council_scored,
    happened.Ended: _ended,
}
"""Every kind of event but the beginnings of phases, which are headings."""

# --- chapters -----------------------------------------------------------------------------------

CHAPTERS = ("obstacles", "placing", "creatures", "main", "secondary", "gems")
"""Phases that open a chapter. Cubes are chosen in the creatures' chapter, the council meets in that of the gems."""


def heading(event: Event) -> Said | None:
    if not isinstance(event, happened.PhaseBegan) or event.phase not in CHAPTERS:
        return None
    return Said(f"chapter-{event.phase}", {"round": event.round} if event.round else {})


# --- recaps -------------------------------------------------------------------------------------

MOST_WEIGHT = 10


def weight(event: Event) -> int:
    """Points decide: a dark menhir or a long line turns a game, a druid's step does not."""
    if isinstance(event, happened.Ended):
        return MOST_WEIGHT
    if isinstance(event, happened.MenhirRaised):
        return min(MOST_WEIGHT, 5 + event.vp // 3)
    if isinstance(event, happened.Aligned):
        return min(MOST_WEIGHT, 3 + event.vp // 3)
    if isinstance(event, (happened.Captured, happened.Banished)):
        return min(MOST_WEIGHT, event.vp)
    if isinstance(event, (happened.CouncilScored, happened.Penalised)):
        return min(MOST_WEIGHT, 1 + event.vp)
    if isinstance(event, happened.GemMade):
        return 3
    if isinstance(event, (happened.Escaped, happened.Brewed)):
        return 2
    return 1 if isinstance(event, (happened.Learned, happened.CreatureLed)) else 0
