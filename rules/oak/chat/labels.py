"""Actions in words: the values of their fields, as in menus, with price and effect; and whole, with what they cost
and bring."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Action, Seat
from rules.core.chat import Choice, Fact, Said
from rules.oak import actions as do
from rules.oak.board import ARTEFACT, CARD, CARDS, CREATURE, MENHIR_WORD, ORDER_FIGURES, ORDERS, POTION, slug
from rules.oak.chat import prices
from rules.oak.chat.prices import (
    NONE,
    action_facts,
    asked_word,
    creature_name,
    druid_facts,
    ingredient_facts,
    listed,
    named_facts,
    space_fact,
    tally,
    token_facts,
)
from rules.oak.figures import FIGURES
from rules.oak.mechanics.potions import POTION_WORDS
from rules.oak.view import OakView

Labelled = Said | tuple[Said, Said | None]


def choice(view: OakView, seat: Seat, action: Action, field: str) -> Choice:
    told = FIELDS[type(action), field](view, seat, action)
    label, note = told if isinstance(told, tuple) else (told, None)
    return Choice(str(getattr(action, field)), label, note)


def _druid(druid: str) -> Said:
    return Said("choice-druid", {"druid": druid or NONE})


def _resource(letter: str) -> Said:
    return Said("choice-resource", {"resource": letter})


def _order_order(view: OakView, seat: Seat, action: do.Order) -> Labelled:
    return Said("choice-order", {"order": action.order}), Said("note-order", prices.order(action.order))


# --- cards --------------------------------------------------------------------------------------


def _temple_action(view: OakView, seat: Seat, action: do.Temple) -> Labelled:
    price, printed, letter = prices.cheapest(view.seats[seat], action.action)
    facts: dict[str, Fact] = {**action_facts(action.action), **prices.action(prices.effect_of(action.action))}
    if price < printed:
        mixed: dict[str, Fact] = {"printed": prices.price_word(printed, letter), "mix": f"{price}{letter}"}
        label = Said("choice-temple-less", {**facts, **mixed})
    else:
        label = Said("choice-temple", {**facts, "mix": prices.price_word(price, letter)})
    space = prices.space_of(action.action)
    return label, _standing(view, space)


def _standing(view: OakView, space: str) -> Said:
    """Who stands on a temple space; somebody there costs a second druid (O-73)."""
    there = view.temples.get(space, [])
    if len(there) == 1 and there[0] is not None:
        return Said("note-space-by", {"space": space}, {"who": there[0]})
    return Said("note-space", {"space": space, "druids": len(there)})


def _temple_druid(view: OakView, seat: Seat, action: do.Temple) -> Labelled:
    price, printed, letter = prices.temple_price(view.seats[seat], action.action, action.druid)
    facts: dict[str, Fact] = {
        "druid": action.druid,
        "mix": prices.price_word(price, letter),
        "second": "yes" if action.second else "no",
    }
    if price < printed:
        itself, creatures = prices.savings(view.seats[seat], action.action, action.druid)
        saved = sum(less for _, less in creatures)
        helper = creatures[0][0].removeprefix("The ") if len(creatures) == 1 else NONE
        less: dict[str, Fact] = {"printed": printed, "itself": itself, "saved": saved, "helper": helper}
        return Said("choice-acts-less", {**facts, **less}), None
    return Said("choice-acts", facts), None


def _temple_space(view: OakView, seat: Seat, action: do.Temple) -> Labelled:
    space = prices.space_of_action(action)
    return Said("choice-space", {"space": space, "druids": prices.taken_by(view, space)}), None


def _climb_card(view: OakView, seat: Seat, action: do.Climb) -> Labelled:
    branch = prices.branch_of(action.card, action.branch)
    facts: dict[str, Fact] = {"card": action.card, "mix": prices.oak_price(action.card)}
    if action.arm or action.branch:
        return Said("choice-climb-open", facts), None
    way = prices.step(view, seat, branch, action.arm)
    return Said("choice-climb", {**facts, "to": way.to, "vp": way.vp}), _sun(view, way)


def _sun(view: OakView, way: prices.Way) -> Said | None:
    """A step that takes a solar token moves the sun (O-85)."""
    if not way.token or view.sun >= len(view.solar_values):
        return None
    space = view.sun + 1
    facts: dict[str, Fact] = {
        "value": view.solar_values[space - 1],
        "solstice": "yes" if space in view.solstices else "no",
    }
    return Said("note-sun", facts)


def _climb_arm(view: OakView, seat: Seat, action: do.Climb) -> Labelled:
    return _arm(
        view, seat, action.arm, prices.step(view, seat, prices.branch_of(action.card, action.branch), action.arm)
    )


def _arm(view: OakView, seat: Seat, arm: str, way: prices.Way) -> Labelled:
    if not arm:
        return Said("choice-no-arm"), None
    end = next(end for end in FIGURES.ends if end.space == way.to.replace("4", "5"))
    value = prices.end_value(view, view.seats[seat], end)
    blocked = "yes" if end.space in view.blocked else "no"
    note = Said("note-end", {"space": end.space, "counts": end.counts, "value": value, "blocked": blocked})
    return Said("choice-arm", {"arm": arm, "to": way.to, "vp": way.vp}), note


def _climb_branch(view: OakView, seat: Seat, action: do.Climb) -> Labelled:
    if not action.branch:
        return Said("choice-own-branch"), None
    way = prices.step(view, seat, action.branch, action.arm)
    return Said("choice-branch", {"branch": action.branch, "to": way.to, "vp": way.vp}), _sun(view, way)


# --- special spaces -----------------------------------------------------------------------------


def _special_space(view: OakView, seat: Seat, action: do.Special) -> Labelled:
    own = view.seats[seat]
    if action.space == MENHIR_WORD:
        cost = min(prices.menhir_price(own, druid) for druid in dict.fromkeys(own.rest))
        return Said("choice-menhir", {"cost": cost, "vp": FIGURES.menhir.vp}), None
    tile = next((tile for tile in own.artefacts if tile.artefact == action.space), None)
    if tile is None:
        spaces = ORDER_FIGURES[ORDERS.index(own.order)].spaces
        effect = next(space.effect for space in spaces if space.word == action.space)
        return Said("choice-order-space", {"space": action.space, **prices.action(effect)}), None
    facts: dict[str, Fact] = {"artefact": slug(action.space), "loss": tile.loss}
    return Said("choice-artefact-use", facts), Said("note-artefact", prices.artefact(action.space))


def _special_druid(view: OakView, seat: Seat, action: do.Special) -> Labelled:
    if action.space == MENHIR_WORD:
        cost = prices.menhir_price(view.seats[seat], action.druid)
        return Said("choice-druid-menhir", {"druid": action.druid, "cost": cost}), None
    return _druid(action.druid), None


# --- ingredients and resources ------------------------------------------------------------------


def _gather_take(view: OakView, seat: Seat, action: do.Gather) -> Labelled:
    label = _token(view, seat, action.take)
    return label, Said("note-place") if label.facts["at"] else None


def _token(view: OakView, seat: Seat, word: str) -> Said:
    facts = token_facts(word)
    return Said("choice-ingredient", {**facts, "have": view.seats[seat].ingredients[str(facts["ingredient"])]})


def _gather_discard(view: OakView, seat: Seat, action: do.Gather) -> Labelled:
    return Said("choice-discard", {"discard": action.discard.partition(" ")[0] or NONE}), None


def _pay_mix(view: OakView, seat: Seat, action: do.Pay) -> Labelled:
    left = dict(view.seats[seat].resources)
    for part in action.mix.split():
        left[part[-1]] -= int(part[:-1])
    rest = " ".join(f"{count}{letter}" for letter, count in left.items())
    return Said("choice-mix", {"mix": action.mix or NONE, "rest": rest}), None


def _limit_row(view: OakView, seat: Seat, action: do.Limit) -> Labelled:
    own = view.seats[seat]
    row = own.shrine_row if action.row == "shrines" else own.creature_row
    free = asked_word(view, seat) == "limit"
    facts: dict[str, Fact] = {"row": action.row, "limit": row.limit + 1, "cost": 0 if free else own.limit_cost}
    return Said("choice-limit", facts), Said("note-slots", {"used": row.used, "slots": row.slots})


def _exchange_from(view: OakView, seat: Seat, action: do.Exchange) -> Labelled:
    have = view.seats[seat].resources[action.from_]
    return Said("choice-from", {"resource": action.from_, "have": have}), None


def _exchange_amount(view: OakView, seat: Seat, action: do.Exchange) -> Labelled:
    more = prices.more_exchanged(view, seat)
    facts: dict[str, Fact] = {"amount": action.amount, "given": action.from_, "total": action.amount + more}
    return Said("choice-amount", {**facts, "to": action.to}), None


def _gain_resource(view: OakView, seat: Seat, action: do.Gain) -> Labelled:
    have = view.seats[seat].resources[action.resource]
    facts: dict[str, Fact] = {"resource": action.resource, "mix": prices.gain_word(view, seat, action), "have": have}
    return Said("choice-gain", facts), None


# --- cards and tiles taken ----------------------------------------------------------------------


def _refresh_order(view: OakView, seat: Seat, action: do.Refresh) -> Labelled:
    shown = view.creatures if action.display == "creatures" else view.artefacts
    order = action.order or "123"[: len(shown)]
    under = [shown[int(place) - 1] for place in order]
    if action.display == "artefacts":
        return Said("choice-under", {"order": order}), Said("note-under-artefacts", named_facts(under))
    return Said("choice-under", {"order": order}), Said("note-under", {"cards": listed(map(creature_name, under))})


def _discard_card(view: OakView, seat: Seat, action: do.Discard) -> Labelled:
    return Said("choice-creature", _scoring(action.card, FIGURES.creature.discard_vp)), None


def _scoring(word: str, vp: int) -> dict[str, Fact]:
    return {"creature": creature_name(word), "vp": f"−{-vp}" if vp < 0 else f"+{vp}"}


def _take_what(view: OakView, seat: Seat, action: do.Take) -> Labelled:
    word = action.what
    if word in CREATURE:
        vp = FIGURES.creatures.cards[CREATURE[word] - 1].vp
        return Said("choice-creature", _scoring(word, vp)), Said("note-creature", prices.creature(word))
    if word in ARTEFACT:
        label = Said("choice-artefact", {"artefact": slug(word), "vp": FIGURES.artefact.gain})
        return label, Said("note-artefact", prices.artefact(word))
    if word in CARDS:
        return Said("choice-card", {"card": word}), Said("note-card", prices.advanced(word))
    if word in POTION:
        return Said("choice-tile", {"potion": slug(word)}), Said("note-potion", prices.potion(word))
    return _token(view, seat, word), None


def _brew_potion(view: OakView, seat: Seat, action: do.Brew) -> Labelled:
    number = POTION_WORDS.index(action.potion)
    tile = FIGURES.potions.tiles[number] if number < len(POTION) else None  # Dark Woods names its kinds itself
    recipe = ingredient_facts(tally(tile.recipe if tile else ()))
    facts: dict[str, Fact] = {"potion": slug(action.potion), **recipe, "any": int(tile.any) if tile else 0}
    return Said("choice-potion", facts), Said("note-potion", prices.potion(action.potion))


def _redo_action(view: OakView, seat: Seat, action: do.Redo) -> Labelled:
    facts = action_facts(action.action)
    effect = "step" if facts["part"] == "oak" else prices.effect_of(action.action)
    return Said("choice-redo", {**facts, **prices.action(effect)}), None


def _recharge_artefact(view: OakView, seat: Seat, action: do.Recharge) -> Labelled:
    tile = next(tile for tile in view.seats[seat].artefacts if tile.artefact == action.artefact)
    back = max(0, tile.notch - FIGURES.artefact.recharge)
    facts: dict[str, Fact] = {
        "artefact": slug(action.artefact),
        "loss": tile.loss,
        "then": FIGURES.artefact.losses[back],
    }
    return Said("choice-recharge", facts), None


def _borrow_artefact(view: OakView, seat: Seat, action: do.Borrow) -> Labelled:
    owners = [own.seat for own in view.seats for tile in own.artefacts if tile.artefact == action.artefact]
    label = Said("choice-borrow", {"artefact": slug(action.artefact)}, {"owner": owners[0]})
    return label, Said("note-artefact", prices.artefact(action.artefact))


# --- druids -------------------------------------------------------------------------------------


def _step_branch(view: OakView, seat: Seat, action: do.Step) -> Labelled:
    way = prices.stepped(view, seat, action)
    if action.arm:
        return Said("choice-branch-open", {"branch": action.branch}), None
    return Said("choice-branch", {"branch": action.branch, "to": way.to, "vp": way.vp}), _sun(view, way)


FIELDS: dict[tuple[type[Action], str], Callable[..., Labelled]] = {
    (do.Order, "order"): _order_order,
    (do.Temple, "action"): _temple_action,
    (do.Temple, "druid"): _temple_druid,
    (do.Temple, "second"): lambda view, seat, it: Said("choice-second", {"druid": it.second or NONE}),
    (do.Temple, "space"): _temple_space,
    (do.Climb, "card"): _climb_card,
    (do.Climb, "arm"): _climb_arm,
    (do.Climb, "druid"): lambda view, seat, it: Said("choice-enters", {"druid": it.druid or NONE}),
    (do.Climb, "branch"): _climb_branch,
    (do.Special, "space"): _special_space,
    (do.Special, "druid"): _special_druid,
    (do.Gather, "take"): _gather_take,
    (do.Gather, "discard"): _gather_discard,
    (do.Pay, "mix"): _pay_mix,
    (do.Trade, "give"): lambda view, seat, it: Said("choice-ingredients", ingredient_facts(tally(it.give.split("+")))),
    (do.Trade, "take"): lambda view, seat, it: _resource(it.take),
    (do.Limit, "row"): _limit_row,
    (do.Exchange, "from_"): _exchange_from,
    (do.Exchange, "to"): lambda view, seat, it: _resource(it.to),
    (do.Exchange, "amount"): _exchange_amount,
    (do.Refresh, "display"): lambda view, seat, it: Said("choice-refresh", {"display": it.display}),
    (do.Refresh, "order"): _refresh_order,
    (do.Discard, "card"): _discard_card,
    (do.Promote, "druid"): lambda view, seat, it: Said("choice-place", {"place": space_fact(it.druid)}),
    (do.Promote, "elder"): lambda view, seat, it: (_druid(it.elder), Said("note-elder", prices.elder(it.elder))),
    (do.Recruit, "druids"): lambda view, seat, it: Said("choice-druids", druid_facts(it.druids.split(), "rest")),
    (do.Shrine, "side"): lambda view, seat, it: Said("choice-side", {"side": it.side, "vp": prices.shrine_vp(it.side)}),
    (do.Take, "what"): _take_what,
    (do.Brew, "potion"): _brew_potion,
    (do.Brew, "with_"): lambda view, seat, it: Said("choice-ingredients", ingredient_facts(tally(it.with_.split()))),
    (do.Redo, "action"): _redo_action,
    (do.Recharge, "artefact"): _recharge_artefact,
    (do.Borrow, "artefact"): _borrow_artefact,
    (do.Step, "branch"): _step_branch,
    (do.Step, "arm"): lambda view, seat, it: _arm(view, seat, it.arm, prices.stepped(view, seat, it)),
    (do.Step, "druid"): lambda view, seat, it: Said("choice-enters", {"druid": it.druid or NONE}),
    (do.Gain, "resource"): _gain_resource,
    (do.Home, "druids"): lambda view, seat, it: Said("choice-home", druid_facts(it.druids.split(), "roots")),
}


# --- whole actions --------------------------------------------------------------------------------


def deed(view: OakView, seat: Seat, action: Action) -> Said:
    return DEEDS[type(action)](view, seat, action)


def _temple(view: OakView, seat: Seat, action: do.Temple) -> Said:
    price, _, letter = prices.temple_price(view.seats[seat], action.action, action.druid)
    facts: dict[str, Fact] = {
        **action_facts(action.action),
        "druid": action.druid,
        "space": prices.space_of_action(action),
    }
    return Said("deed-temple", {**facts, "mix": prices.price_word(price, letter), "second": action.second or NONE})


def _climb(view: OakView, seat: Seat, action: do.Climb) -> Said:
    way = prices.step(view, seat, prices.branch_of(action.card, action.branch), action.arm)
    facts: dict[str, Fact] = {"card": action.card, "to": way.to, "vp": way.vp, "mix": prices.oak_price(action.card)}
    return Said("deed-climb", {**facts, "druid": action.druid or NONE})


def _special(view: OakView, seat: Seat, action: do.Special) -> Said:
    facts: dict[str, Fact] = {"space": space_fact(action.space), "druid": action.druid}
    own = view.seats[seat]
    if action.space == MENHIR_WORD:
        return Said("deed-menhir", {"druid": action.druid, "cost": prices.menhir_price(own, action.druid)})
    loss = next((tile.loss for tile in own.artefacts if tile.artefact == action.space), 0)
    return Said("deed-special", {**facts, "loss": loss})


def _gather(view: OakView, seat: Seat, action: do.Gather) -> Said:
    discard = action.discard.partition(" ")[0] or NONE
    return Said("deed-gather", {**token_facts(action.take), "discard": discard})


def _trade(view: OakView, seat: Seat, action: do.Trade) -> Said:
    return Said("deed-trade", {**ingredient_facts(tally(action.give.split("+"))), "take": action.take})


def _limit(view: OakView, seat: Seat, action: do.Limit) -> Said:
    own = view.seats[seat]
    row = own.shrine_row if action.row == "shrines" else own.creature_row
    free = asked_word(view, seat) == "limit"
    return Said("deed-limit", {"row": action.row, "limit": row.limit + 1, "cost": 0 if free else own.limit_cost})


def _exchange(view: OakView, seat: Seat, action: do.Exchange) -> Said:
    more = prices.more_exchanged(view, seat)
    facts: dict[str, Fact] = {"given": f"{action.amount}{action.from_}", "to": action.to}
    return Said("deed-exchange", {**facts, "amount": action.amount + more})


def _discard(view: OakView, seat: Seat, action: do.Discard) -> Said:
    return Said("deed-discard", {"creature": creature_name(action.card), "vp": FIGURES.creature.discard_vp})


def _take(view: OakView, seat: Seat, action: do.Take) -> Said:
    word = action.what
    if word in CREATURE:
        vp = FIGURES.creatures.cards[CREATURE[word] - 1].vp
        key = "deed-take-loss" if vp < 0 else "deed-take-creature"
        return Said(key, {"creature": creature_name(word), "vp": abs(vp)})
    if word in ARTEFACT:
        return Said("deed-take-artefact", {"artefact": slug(word), "vp": FIGURES.artefact.gain})
    if word in CARD:
        return Said("deed-take-card", {"card": word})
    if word in POTION:
        return Said("deed-take-potion", {"potion": slug(word)})
    return Said("deed-take-ingredient", token_facts(word))


def _brew(view: OakView, seat: Seat, action: do.Brew) -> Said:
    return Said("deed-brew", {"potion": slug(action.potion), **ingredient_facts(tally(action.with_.split()))})


def _step(view: OakView, seat: Seat, action: do.Step) -> Said:
    way = prices.stepped(view, seat, action)
    return Said("deed-step", {"to": way.to, "vp": way.vp, "druid": action.druid or NONE})


DEEDS: dict[type[Action], Callable[..., Said]] = {
    do.Order: lambda view, seat, it: Said("deed-order", {"order": it.order}),
    do.Temple: _temple,
    do.Climb: _climb,
    do.Special: _special,
    do.Pass: lambda view, seat, it: Said("deed-pass"),
    do.Gather: _gather,
    do.Pay: lambda view, seat, it: Said("deed-pay", {"mix": it.mix or NONE}),
    do.Trade: _trade,
    do.Limit: _limit,
    do.Exchange: _exchange,
    do.Refresh: lambda view, seat, it: Said("deed-refresh", {"display": it.display, "order": it.order or NONE}),
    do.Discard: _discard,
    do.Promote: lambda view, seat, it: Said("deed-promote", {"place": space_fact(it.druid), "druid": it.elder}),
    do.Recruit: lambda view, seat, it: Said("deed-recruit", {**druid_facts(it.druids.split(), "rest")}),
    do.Shrine: lambda view, seat, it: Said("deed-shrine", {"side": it.side, "vp": prices.shrine_vp(it.side)}),
    do.Take: _take,
    do.Draw: lambda view, seat, it: Said("deed-draw", {"cards": prices.drawn_cards(view)}),
    do.Brew: _brew,
    do.Redo: lambda view, seat, it: Said("deed-redo", action_facts(it.action)),
    do.Recharge: lambda view, seat, it: Said("deed-recharge", {"artefact": slug(it.artefact)}),
    do.Borrow: lambda view, seat, it: Said("deed-borrow", {"artefact": slug(it.artefact)}),
    do.Step: _step,
    do.Gain: lambda view, seat, it: Said("deed-gain", {"mix": prices.gain_word(view, seat, it)}),
    do.Home: lambda view, seat, it: Said("deed-home", druid_facts(it.druids.split(), "roots")),
    do.Skip: lambda view, seat, it: Said("kind-skip", {"asked": asked_word(view, seat)}),
}
