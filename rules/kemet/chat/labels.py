"""Labels: buttons for kinds of actions, whole actions in a few words, and the values of their fields as in menus, each
with its price and effect. What is not here is told by a text and the fields of the action."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Action, Seat
from rules.core.chat import Choice, Fact, Said
from rules.core.telling import told
from rules.kemet import actions as do
from rules.kemet.chat import panel, prices
from rules.kemet.chat.prices import NONE, PACKAGE, filled, place_kind, slug, troop_facts, zone_of
from rules.kemet.figures import PRICES
from rules.kemet.mechanics.stock import Stock
from rules.kemet.view import KemetView
from rules.kemet.words import SPACE, SPACE_LEVEL, STAYS

Labelled = tuple[Said, Said | None]
"""A label, and a note on the effect."""

# --- kinds --------------------------------------------------------------------------------------

IN_TURN = ("turn", "bonus", "acting", "end")
COUNTED = {do.Step: "to", do.Card: "card", do.Creature: "creature"}
"""Kinds of which the values of one field are counted."""


def placing(view: KemetView) -> bool:
    """A token is being put on a space, rather than an action carried out."""
    return view.asked.word in IN_TURN


def kind_facts(view: KemetView, seat: Seat, kind: type[Action], actions: Sequence[Action]) -> dict[str, Fact]:
    """How many there are, what is open, and what the seat has for it."""
    field = COUNTED.get(kind)
    count = len({getattr(action, field) for action in actions}) if field else len(actions)
    player = view.seats[seat]
    return {"count": count, "asked": view.asked.word, "pp": player.pp, "supply": player.supply}


def _pray(view: KemetView, seat: Seat, actions: Sequence[Action]) -> Said:
    return Said("kind-pray", {"pp": prices.prayed(view, seat)})


def _buy(view: KemetView, seat: Seat, actions: Sequence[do.Buy]) -> Said:
    costs = [prices.tile_price(view, seat, action.tile) for action in actions]
    return Said("kind-buy", {"count": len(costs), "cost": min(costs)})


def _raise(view: KemetView, seat: Seat, actions: Sequence[do.Raise]) -> Said:
    return Said("kind-raise", {"cost": min(prices.raise_price(view, seat, one.district, one.level) for one in actions)})


def _recruit(view: KemetView, seat: Seat, actions: Sequence[do.Recruit]) -> Said:
    most = max(prices.where(action.where)[1] for action in actions)
    return Said("kind-recruit" if view.asked.word == "recruit" else "kind-place", {"most": most})


TOKENS = (do.Buy, do.Raise, do.Recruit, do.Move)
"""Kinds that have another text while their token is put down."""
KINDS: dict[type[Action], Callable[..., Said]] = {
    do.Pray: _pray,
    do.Buy: _buy,
    do.Raise: _raise,
    do.Recruit: _recruit,
}

# --- whole actions ------------------------------------------------------------------------------


def _as(key: str, action: Action, **facts: Fact) -> Said:
    """The text of that key with the fields of an action, and with more."""
    said = filled(told(PACKAGE, key, action))
    return Said(key, {**said.facts, **facts}, said.seats)


def _laid(key: str, action: Action) -> Said:
    return _as(key, action, token=getattr(action, "token", "") or "coloured")


def _deed_setup(view: KemetView, seat: Seat, action: do.Setup) -> Said:
    return Said("deed-setup", {"troops": action.troops, **prices.pyramid_facts(action.pyramids)})


def _deed_pray(view: KemetView, seat: Seat, action: do.Pray) -> Said:
    return Said("deed-pray", {**_laid("deed-pray", action).facts, "pp": prices.prayed(view, seat)})


def _deed_buy(view: KemetView, seat: Seat, action: do.Buy) -> Said:
    if action.tile:
        return _as("deed-buy", action, cost=prices.tile_price(view, seat, action.tile))
    return _laid("deed-buy-token", action)


def _deed_raise(view: KemetView, seat: Seat, action: do.Raise) -> Said:
    if not action.district:
        return _laid("deed-raise-token", action)
    cost = prices.raise_price(view, seat, action.district, action.level)
    return _as("deed-raise", action, cost=cost, colour=action.colour or zone_of(view, action.district).colour)


def _deed_recruit(view: KemetView, seat: Seat, action: do.Recruit) -> Said:
    if not action.where:
        return _laid("deed-recruit-token", action)
    zone, units = prices.where(action.where)
    return Said("deed-recruit", {"zone": zone, "units": units, "cost": prices.recruit_price(view, seat, units)})


def _deed_move(view: KemetView, seat: Seat, action: do.Move) -> Said:
    return _as("deed-move", action) if action.troop else _laid("deed-move-token", action)


def _deed_step(view: KemetView, seat: Seat, action: do.Step) -> Said:
    facts: dict[str, Fact] = {
        "start": view.asked.facts.get("zone", NONE),
        "to": action.to,
        "units": action.units,
        "creature": prices.creature_word(action.creature),
        "cost": prices.step_price(view, seat, action),
    }
    zone = zone_of(view, action.to)
    if zone.holder in (None, seat):
        return Said("deed-step", facts)
    return Said("deed-attack", {**facts, "against": zone.units}, {"who": zone.holder})


def _deed_card(view: KemetView, seat: Seat, action: do.Card) -> Said:
    return _as("deed-card", action, cost=prices.card_price(view, seat, action.card))


def _deed_battle(view: KemetView, seat: Seat, action: do.Battle) -> Said:
    if action.cards:
        return Said("deed-battle-card", {"card": action.cards})
    if action.after:
        return Said("deed-battle-after", {"after": slug(action.after)})
    return _as("deed-battle", action)


def _deed_aftermath(view: KemetView, seat: Seat, action: do.Aftermath) -> Said:
    return _as("deed-aftermath", action, pp=prices.recall_gain(view, seat))


def _deed_night(view: KemetView, seat: Seat, action: do.Night) -> Said:
    if action.vets:
        number, what = action.vets.split()
        return Said("deed-veterans", {"veterans": int(number), "what": what})
    return Said("deed-offering" if action.offering else "deed-delta", {"answer": action.offering or action.delta})


def _deed_done(view: KemetView, seat: Seat, action: do.Done) -> Said:
    return Said("deed-done", {"asked": view.asked.word})


DEEDS: dict[type[Action], Callable[..., Said]] = {
    do.Setup: _deed_setup,
    do.Pray: _deed_pray,
    do.Buy: _deed_buy,
    do.Raise: _deed_raise,
    do.Recruit: _deed_recruit,
    do.Move: _deed_move,
    do.Step: _deed_step,
    do.Card: _deed_card,
    do.Battle: _deed_battle,
    do.Aftermath: _deed_aftermath,
    do.Night: _deed_night,
    do.Done: _deed_done,
}

# --- fields -------------------------------------------------------------------------------------


def choice(view: KemetView, seat: Seat, action: Action, field: str) -> Choice:
    value = getattr(action, field, None)
    label, note = (Said("choice-none"), None) if value in ("", 0) else FIELDS[type(action), field](view, seat, action)
    return Choice(panel.answer(action, field), label, note)


def _word(field: str) -> Callable[[KemetView, Seat, Action], Labelled]:
    return lambda view, seat, action: (Said("choice-word", {"word": str(getattr(action, field))}), None)


def _pyramids(view: KemetView, seat: Seat, action: do.Setup) -> Labelled:
    return Said("word-pyramids", prices.pyramid_facts(action.pyramids)), None


def _city(view: KemetView, seat: Seat, action: do.City) -> Labelled:
    return Said("choice-city" if view.options.layout == "printed" else "deed-city", {"city": action.city}), None


# --- tiles and spaces ---------------------------------------------------------------------------


def tile_effect(stock: Stock, tile: str) -> Said:
    return Said("note-tile", prices.tile_facts(stock, tile))


def _first_tile(view: KemetView, seat: Seat, action: do.First) -> Labelled:
    tile = view.stock.tiles[view.stock.tile[action.tile]]
    return Said("choice-first", {"piece": action.tile, "colour": tile.colour}), tile_effect(view.stock, action.tile)


def _buy_tile(view: KemetView, seat: Seat, action: do.Buy) -> Labelled:
    tile = view.stock.tiles[view.stock.tile[action.tile]]
    facts: dict[str, Fact] = {"piece": action.tile, "colour": tile.colour, "level": tile.level}
    facts["cost"] = prices.tile_price(view, seat, action.tile)
    return Said("choice-tile", facts), tile_effect(view.stock, action.tile)


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
    cost = prices.raise_price(view, seat, action.district, action.level)
    return Said("choice-level", {"level": action.level, "cost": cost}), None


def _where(view: KemetView, seat: Seat, action: do.Recruit) -> Labelled:
    word, units = prices.where(action.where)
    zone = zone_of(view, word)
    label = Said("choice-where", {"zone": word, "units": units, "cost": prices.recruit_price(view, seat, units)})
    if zone.holder not in (None, seat):
        return label, Said("note-battle", {"units": zone.units}, {"who": zone.holder})
    return label, Said("note-then", {"units": zone.units + units})


# --- moving -------------------------------------------------------------------------------------


def _troop(view: KemetView, seat: Seat, action: do.Move) -> Labelled:
    zone = zone_of(view, action.troop)
    return Said("choice-troop", {"zone": zone.word, "kind": place_kind(zone), **troop_facts(zone)}), None


def _to(view: KemetView, seat: Seat, action: do.Step) -> Labelled:
    """`T1 temple · teleport 2 PP · battle: Blue, 3 units`."""
    zone, cost = zone_of(view, action.to), prices.step_price(view, seat, action)
    facts: dict[str, Fact] = {"zone": zone.word, "kind": place_kind(zone), "way": action.way or "land", "cost": cost}
    if zone.holder is None:
        return Said("choice-to", facts), None
    if zone.holder == seat:
        most = view.seats[seat].limit
        return Said("choice-to-own", {**facts, "units": zone.units, "room": most - zone.units}), None
    return Said("choice-to-battle", {**facts, "units": zone.units}, {"who": zone.holder}), None


def _units(view: KemetView, seat: Seat, action: do.Step) -> Labelled:
    start = view.asked.facts.get("zone")
    here = zone_of(view, str(start)).units if start else action.units
    return Said("choice-units", {"units": action.units, "stay": here - action.units}), None


def _along(view: KemetView, seat: Seat, action: do.Step) -> Labelled:
    if action.creature == STAYS:
        return Said("choice-stays"), None
    return Said("choice-along", {"creature": action.creature}), None


def _way(view: KemetView, seat: Seat, action: do.Step) -> Labelled:
    return Said("choice-way", {"way": action.way, "cost": prices.step_price(view, seat, action)}), None


# --- cards and creatures ----------------------------------------------------------------------------


def card_effect(view: KemetView, card: str) -> Said:
    return Said("note-card", prices.card_effect_facts(view.stock, card))


def creature_effect(view: KemetView, creature: str) -> Said:
    return Said("note-creature", prices.creature_facts(view.stock, creature))


def _card(view: KemetView, seat: Seat, action: do.Card) -> Labelled:
    cost = prices.card_price(view, seat, action.card)
    return Said("choice-card", {"card": action.card, "cost": cost}), card_effect(view, action.card)


def _target(view: KemetView, seat: Seat, action: do.Card) -> Labelled:
    if action.target in view.stock.card:
        return Said("choice-word", {"word": action.target}), card_effect(view, action.target)
    return _zone_label(view, seat, action.target)


def _zone_label(view: KemetView, seat: Seat, word: str) -> Labelled:
    zone = zone_of(view, word)
    facts: dict[str, Fact] = {"zone": word, "kind": place_kind(zone)}
    if zone.holder is None:
        return Said("choice-zone", facts), None
    return Said("choice-held", {**facts, **troop_facts(zone)}, {"who": zone.holder}), None


def _creature(view: KemetView, seat: Seat, action: do.Creature) -> Labelled:
    return Said("choice-word", {"word": action.creature}), creature_effect(view, action.creature)


def _beside(view: KemetView, seat: Seat, action: do.Creature) -> Labelled:
    zone = zone_of(view, action.district)
    note = Said("note-swap", {"creature": zone.creature}) if zone.creature else None
    return Said("choice-troop", {"zone": zone.word, "kind": place_kind(zone), **troop_facts(zone)}), note


# --- battles ------------------------------------------------------------------------------------


def _what(view: KemetView, seat: Seat, action: do.Battle) -> Labelled:
    if action.after:
        return Said("choice-then", {"after": slug(action.after)}), None
    if not action.cards:
        return Said("choice-battle-card", prices.card_facts(view, action.play)), None
    label, note = _added(view, seat, action)
    return (Said("choice-add", label.facts) if label.facts else label), note


def _battle_card(field: str) -> Callable[[KemetView, Seat, Action], Labelled]:
    return lambda view, seat, action: (
        Said("choice-battle-card", prices.card_facts(view, getattr(action, field))),
        None,
    )


def _added(view: KemetView, seat: Seat, action: do.Battle) -> Labelled:
    if action.cards == NONE:
        return Said("choice-take-back"), None
    cost = prices.card_price(view, seat, action.cards)
    return Said("choice-card", {"card": action.cards, "cost": cost}), card_effect(view, action.cards)


def _after(view: KemetView, seat: Seat, action: do.Battle) -> Labelled:
    return Said("choice-after", {"after": slug(action.after)}), None


def _answer(view: KemetView, seat: Seat, action: do.Answer) -> Labelled:
    label = Said("choice-answer", {"choice": action.choice})
    if view.asked.word == "diversion":
        return label, Said("note-diversion")
    if action.choice in view.stock.beast and view.asked.word == "keep":
        return label, creature_effect(view, action.choice)
    return label, card_effect(view, action.choice) if action.choice in view.stock.card else None


def _how(view: KemetView, seat: Seat, action: do.Aftermath) -> Labelled:
    label = Said("choice-how", {"how": action.how, "pp": prices.recall_gain(view, seat)})
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
    (do.City, "city"): _city,
    (do.Setup, "troops"): _word("troops"),
    (do.Setup, "pyramids"): _pyramids,
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
    (do.Battle, panel.WHAT): _what,
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
