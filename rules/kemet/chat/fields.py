"""The values of an action's fields, as in menus: the word, its price, and in a note its effect."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Action, Seat
from rules.core.chat import Choice, Fact, Said
from rules.kemet import actions as do
from rules.kemet.chat import known, shaping
from rules.kemet.chat.kinds import recall_gain, step_price
from rules.kemet.chat.known import NONE, place_kind, slug, troop_facts, zone_of
from rules.kemet.figures import PRICES
from rules.kemet.shown import KemetView
from rules.kemet.tiles import TILE, TILES
from rules.kemet.words import BEAST, CARD, SPACE, SPACE_LEVEL, STAYS

Labelled = tuple[Said, Said | None]


def choice(view: KemetView, seat: Seat, action: Action, field: str) -> Choice:
    value = getattr(action, field, None)
    label, note = (Said("choice-none"), None) if value in ("", 0) else FIELDS[type(action), field](view, seat, action)
    return Choice(shaping.answer(action, field), label, note)


def _word(field: str) -> Callable[[KemetView, Seat, Action], Labelled]:
    return lambda view, seat, action: (Said("choice-word", {"word": str(getattr(action, field))}), None)


# --- tiles and spaces ---------------------------------------------------------------------------


def tile_effect(tile: str) -> Said:
    return Said("note-tile", {"slug": slug(tile)})


def _first_tile(view: KemetView, seat: Seat, action: do.First) -> Labelled:
    tile = TILES[TILE[action.tile]]
    return Said("choice-first", {"tile": action.tile, "colour": tile.colour}), tile_effect(action.tile)


def _buy_tile(view: KemetView, seat: Seat, action: do.Buy) -> Labelled:
    tile = TILES[TILE[action.tile]]
    facts: dict[str, Fact] = {"tile": action.tile, "colour": tile.colour, "level": tile.level}
    facts["cost"] = known.tile_price(view, seat, action.tile)
    return Said("choice-tile", facts), tile_effect(action.tile)


def _needed(view: KemetView, seat: Seat, level: int) -> Said | None:
    """A level of the action pyramid that still needs a token (T-40)."""
    return Said("note-level-needed", {"level": level}) if level in view.seats[seat].missing_levels else None


def _box(view: KemetView, seat: Seat, action: do.Buy) -> Labelled:
    level = SPACE_LEVEL[SPACE["buy1"]]
    return Said("choice-box", {"box": action.box, "level": level}), _needed(view, seat, level)


def _space(view: KemetView, seat: Seat, action: do.Pray | do.Move) -> Labelled:
    level = SPACE_LEVEL[SPACE[action.space]]
    return Said("choice-space", {"space": action.space, "level": level}), _needed(view, seat, level)


def _token(view: KemetView, seat: Seat, action: Action) -> Labelled:
    return Said("choice-token", {"token": str(getattr(action, "token", ""))}), None


# --- pyramids and units ---------------------------------------------------------------------------


def _district(view: KemetView, seat: Seat, action: do.Raise) -> Labelled:
    zone = zone_of(view, action.district)
    note = None if zone.holder in (None, seat) else Said("note-held", {"units": zone.units}, {"who": zone.holder})
    if not zone.level:
        return Said("choice-new-pyramid", {"district": zone.word}), note
    return Said("choice-pyramid", {"district": zone.word, "colour": zone.colour, "level": zone.level}), note


def _level(view: KemetView, seat: Seat, action: do.Raise) -> Labelled:
    cost = known.raise_price(view, seat, action.district, action.level)
    return Said("choice-level", {"level": action.level, "cost": cost}), None


def _where(view: KemetView, seat: Seat, action: do.Recruit) -> Labelled:
    word, units = known.where(action.where)
    zone = zone_of(view, word)
    label = Said("choice-where", {"zone": word, "units": units, "cost": known.recruit_price(view, seat, units)})
    if zone.holder not in (None, seat):
        return label, Said("note-battle", {"units": zone.units}, {"who": zone.holder})
    return label, Said("note-then", {"units": zone.units + units})


# --- moving -------------------------------------------------------------------------------------


def _troop(view: KemetView, seat: Seat, action: do.Move) -> Labelled:
    zone = zone_of(view, action.troop)
    return Said("choice-troop", {"zone": zone.word, "kind": place_kind(zone), **troop_facts(zone)}), None


def _to(view: KemetView, seat: Seat, action: do.Step) -> Labelled:
    """`T1 temple · teleport 2 PP · battle: Blue, 3 units`."""
    zone, cost = zone_of(view, action.to), step_price(view, seat, action)
    facts: dict[str, Fact] = {"zone": zone.word, "kind": place_kind(zone), "way": action.way or "land", "cost": cost}
    if zone.holder is None:
        return Said("choice-to", facts), None
    if zone.holder == seat:
        most = view.seats[seat].limit
        return Said("choice-to-own", {**facts, "units": zone.units, "room": most - zone.units}), None
    return Said("choice-to-battle", {**facts, "units": zone.units}, {"who": zone.holder}), None


def _units(view: KemetView, seat: Seat, action: do.Step) -> Labelled:
    here = zone_of(view, view.asked.zone).units if view.asked is not None and view.asked.zone else action.units
    return Said("choice-units", {"units": action.units, "stay": here - action.units}), None


def _along(view: KemetView, seat: Seat, action: do.Step) -> Labelled:
    if action.creature == STAYS:
        return Said("choice-stays"), None
    return Said("choice-along", {"creature": action.creature}), None


def _way(view: KemetView, seat: Seat, action: do.Step) -> Labelled:
    return Said("choice-way", {"way": action.way, "cost": step_price(view, seat, action)}), None


# --- cards and creatures ----------------------------------------------------------------------------


def card_effect(card: str) -> Said:
    return Said("note-card", {"slug": slug(card)})


def _card(view: KemetView, seat: Seat, action: do.Card) -> Labelled:
    cost = known.card_price(view, seat, action.card)
    return Said("choice-card", {"card": action.card, "cost": cost}), card_effect(action.card)


def _target(view: KemetView, seat: Seat, action: do.Card) -> Labelled:
    if action.target in CARD:
        return Said("choice-word", {"word": action.target}), card_effect(action.target)
    return _zone_label(view, seat, action.target)


def _zone_label(view: KemetView, seat: Seat, word: str) -> Labelled:
    zone = zone_of(view, word)
    facts: dict[str, Fact] = {"zone": word, "kind": place_kind(zone)}
    if zone.holder is None:
        return Said("choice-zone", facts), None
    return Said("choice-held", {**facts, **troop_facts(zone)}, {"who": zone.holder}), None


def _creature(view: KemetView, seat: Seat, action: do.Creature) -> Labelled:
    return Said("choice-word", {"word": action.creature}), Said("note-creature", {"slug": slug(action.creature)})


def _beside(view: KemetView, seat: Seat, action: do.Creature) -> Labelled:
    zone = zone_of(view, action.district)
    note = Said("note-swap", {"creature": zone.creature}) if zone.creature else None
    return Said("choice-troop", {"zone": zone.word, "kind": place_kind(zone), **troop_facts(zone)}), note


# --- battles ------------------------------------------------------------------------------------


def _what(view: KemetView, seat: Seat, action: do.Battle) -> Labelled:
    if action.after:
        return Said("choice-then", {"after": slug(action.after)}), None
    if not action.cards:
        return Said("choice-battle-card", known.card_facts(action.play)), None
    label, note = _added(view, seat, action)
    return (Said("choice-add", label.facts) if label.facts else label), note


def _battle_card(field: str) -> Callable[[KemetView, Seat, Action], Labelled]:
    return lambda view, seat, action: (Said("choice-battle-card", known.card_facts(getattr(action, field))), None)


def _added(view: KemetView, seat: Seat, action: do.Battle) -> Labelled:
    if action.cards == NONE:
        return Said("choice-take-back"), None
    cost = known.card_price(view, seat, action.cards)
    return Said("choice-card", {"card": action.cards, "cost": cost}), card_effect(action.cards)


def _after(view: KemetView, seat: Seat, action: do.Battle) -> Labelled:
    return Said("choice-after", {"after": slug(action.after)}), None


def _answer(view: KemetView, seat: Seat, action: do.Answer) -> Labelled:
    label = Said("choice-answer", {"choice": action.choice})
    stage = view.asked.stage if view.asked is not None else ""
    if stage == "diversion":
        return label, Said("note-diversion")
    if action.choice in BEAST and stage == "keep":
        return label, Said("note-creature", {"slug": slug(action.choice)})
    return label, card_effect(action.choice) if action.choice in CARD else None


def _how(view: KemetView, seat: Seat, action: do.Aftermath) -> Labelled:
    label = Said("choice-how", {"how": action.how, "pp": recall_gain(view, seat)})
    return label, Said("note-retreat") if action.how == "retreat" else None


def _zone(view: KemetView, seat: Seat, action: do.Retreat) -> Labelled:
    return _zone_label(view, seat, action.zone)


def _order(view: KemetView, seat: Seat, action: do.Order) -> Labelled:
    if action.first in SPACE:
        return Said("choice-word", {"word": action.first}), None
    return _zone_label(view, seat, action.first)


# --- the night ------------------------------------------------------------------------------------


def _offering(view: KemetView, seat: Seat, action: do.Night) -> Labelled:
    return Said("choice-offering", {"answer": action.offering, "units": PRICES.offering}), None


def _delta(view: KemetView, seat: Seat, action: do.Night) -> Labelled:
    return Said("choice-delta", {"answer": action.delta, "units": PRICES.delta_units, "pp": PRICES.delta_pp}), None


def _vets(view: KemetView, seat: Seat, action: do.Night) -> Labelled:
    number, what = action.vets.split()
    return Said("choice-vets", {"vets": action.vets, "veterans": int(number), "what": what}), None


def _place(view: KemetView, seat: Seat, action: do.Position) -> Labelled:
    return Said("choice-place", {"place": action.place, "whole": len(view.slots)}), None


FIELDS: dict[tuple[type[Action], str], Callable[..., Labelled]] = {
    (do.Setup, "troops"): _word("troops"),
    (do.Setup, "pyramids"): _word("pyramids"),
    (do.First, "tile"): _first_tile,
    (do.Pray, "space"): _space,
    (do.Pray, "token"): _token,
    (do.Buy, "tile"): _buy_tile,
    (do.Buy, "box"): _box,
    (do.Buy, "token"): _token,
    (do.Raise, "district"): _district,
    (do.Raise, "level"): _level,
    (do.Raise, "colour"): _word("colour"),
    (do.Raise, "token"): _token,
    (do.Recruit, "where"): _where,
    (do.Recruit, "token"): _token,
    (do.Move, "space"): _space,
    (do.Move, "troop"): _troop,
    (do.Move, "token"): _token,
    (do.Step, "to"): _to,
    (do.Step, "units"): _units,
    (do.Step, "creature"): _along,
    (do.Step, "way"): _way,
    (do.Card, "card"): _card,
    (do.Card, "target"): _target,
    (do.Creature, "creature"): _creature,
    (do.Creature, "district"): _beside,
    (do.Swap, "card"): _battle_card("card"),
    (do.Battle, shaping.WHAT): _what,
    (do.Battle, "play"): _battle_card("play"),
    (do.Battle, "drop"): _battle_card("drop"),
    (do.Battle, "cards"): _added,
    (do.Battle, "after"): _after,
    (do.Answer, "choice"): _answer,
    (do.Aftermath, "how"): _how,
    (do.Retreat, "zone"): _zone,
    (do.Order, "first"): _order,
    (do.Night, "offering"): _offering,
    (do.Night, "delta"): _delta,
    (do.Night, "vets"): _vets,
    (do.Position, "place"): _place,
}
