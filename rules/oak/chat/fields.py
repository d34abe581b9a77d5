"""The values of an action's fields, as in menus: the word, its price, and in a note its effect."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Action, Seat
from rules.core.chat import Choice, Fact, Said
from rules.oak import actions as do
from rules.oak.board import ARTEFACT, CARDS, CREATURE, MENHIR_WORD, ORDER_FIGURES, ORDERS, POTION, slug
from rules.oak.chat import effects, known
from rules.oak.chat.deeds import gain_word, price_word, shrine_vp, stepped
from rules.oak.chat.kinds import asked_word
from rules.oak.chat.words import (
    NONE,
    action_facts,
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

Labelled = tuple[Said, Said | None]


def choice(view: OakView, seat: Seat, action: Action, field: str) -> Choice:
    label, note = FIELDS[type(action), field](view, seat, action)
    return Choice(str(getattr(action, field)), label, note)


def _druid(druid: str) -> Said:
    return Said("choice-druid", {"druid": druid or NONE})


def _resource(letter: str) -> Said:
    return Said("choice-resource", {"resource": letter})


def _order_order(view: OakView, seat: Seat, action: do.Order) -> Labelled:
    return Said("choice-order", {"order": action.order}), Said("note-order", effects.order(action.order))


# --- cards --------------------------------------------------------------------------------------


def _temple_action(view: OakView, seat: Seat, action: do.Temple) -> Labelled:
    price, printed, letter = known.cheapest(view.seats[seat], action.action)
    facts: dict[str, Fact] = {**action_facts(action.action), **effects.action(known.effect_of(action.action))}
    if price < printed:
        mixed: dict[str, Fact] = {"printed": price_word(printed, letter), "mix": f"{price}{letter}"}
        label = Said("choice-temple-less", {**facts, **mixed})
    else:
        label = Said("choice-temple", {**facts, "mix": price_word(price, letter)})
    space = known.space_of(action.action)
    return label, _standing(view, space)


def _standing(view: OakView, space: str) -> Said:
    """Who stands on a temple space; somebody there costs a second druid (O-73)."""
    there = view.temples.get(space, [])
    if len(there) == 1 and there[0] is not None:
        return Said("note-space-by", {"space": space}, {"who": there[0]})
    return Said("note-space", {"space": space, "druids": len(there)})


def _temple_druid(view: OakView, seat: Seat, action: do.Temple) -> Labelled:
    price, printed, letter = known.temple_price(view.seats[seat], action.action, action.druid)
    facts: dict[str, Fact] = {
        "druid": action.druid,
        "mix": price_word(price, letter),
        "second": "yes" if action.second else "no",
    }
    if price < printed:
        itself, creatures = known.savings(view.seats[seat], action.action, action.druid)
        saved = sum(less for _, less in creatures)
        helper = creatures[0][0].removeprefix("The ") if len(creatures) == 1 else NONE
        less: dict[str, Fact] = {"printed": printed, "itself": itself, "saved": saved, "helper": helper}
        return Said("choice-acts-less", {**facts, **less}), None
    return Said("choice-acts", facts), None


def _temple_second(view: OakView, seat: Seat, action: do.Temple) -> Labelled:
    return Said("choice-second", {"druid": action.second or NONE}), None


def _temple_space(view: OakView, seat: Seat, action: do.Temple) -> Labelled:
    space = known.space_of_action(action)
    return Said("choice-space", {"space": space, "druids": known.taken_by(view, space)}), None


def _climb_card(view: OakView, seat: Seat, action: do.Climb) -> Labelled:
    branch = known.branch_of(action.card, action.branch)
    facts: dict[str, Fact] = {"card": action.card, "mix": known.oak_price(action.card)}
    if action.arm or action.branch:
        return Said("choice-climb-open", facts), None
    way = known.step(view, seat, branch, action.arm)
    return Said("choice-climb", {**facts, "to": way.to, "vp": way.vp}), _sun(view, way)


def _sun(view: OakView, way: known.Way) -> Said | None:
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
    return _arm(view, seat, action.arm, known.step(view, seat, known.branch_of(action.card, action.branch), action.arm))


def _arm(view: OakView, seat: Seat, arm: str, way: known.Way) -> Labelled:
    if not arm:
        return Said("choice-no-arm"), None
    end = next(end for end in FIGURES.ends if end.space == way.to.replace("4", "5"))
    value = known.end_value(view, view.seats[seat], end)
    blocked = "yes" if end.space in view.blocked else "no"
    note = Said("note-end", {"space": end.space, "counts": end.counts, "value": value, "blocked": blocked})
    return Said("choice-arm", {"arm": arm, "to": way.to, "vp": way.vp}), note


def _climb_druid(view: OakView, seat: Seat, action: do.Climb) -> Labelled:
    return Said("choice-enters", {"druid": action.druid or NONE}), None


def _climb_branch(view: OakView, seat: Seat, action: do.Climb) -> Labelled:
    if not action.branch:
        return Said("choice-own-branch"), None
    way = known.step(view, seat, action.branch, action.arm)
    return Said("choice-branch", {"branch": action.branch, "to": way.to, "vp": way.vp}), _sun(view, way)


# --- special spaces -----------------------------------------------------------------------------


def _special_space(view: OakView, seat: Seat, action: do.Special) -> Labelled:
    own = view.seats[seat]
    if action.space == MENHIR_WORD:
        cost = min(known.menhir_price(own, druid) for druid in dict.fromkeys(own.rest))
        return Said("choice-menhir", {"cost": cost, "vp": FIGURES.menhir.vp}), None
    tile = next((tile for tile in own.artefacts if tile.artefact == action.space), None)
    if tile is None:
        spaces = ORDER_FIGURES[ORDERS.index(own.order)].spaces
        effect = next(space.effect for space in spaces if space.word == action.space)
        return Said("choice-order-space", {"space": action.space, **effects.action(effect)}), None
    facts: dict[str, Fact] = {"artefact": slug(action.space), "loss": tile.loss}
    return Said("choice-artefact-use", facts), Said("note-artefact", effects.artefact(action.space))


def _special_druid(view: OakView, seat: Seat, action: do.Special) -> Labelled:
    if action.space == MENHIR_WORD:
        cost = known.menhir_price(view.seats[seat], action.druid)
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


def _trade_give(view: OakView, seat: Seat, action: do.Trade) -> Labelled:
    return Said("choice-ingredients", ingredient_facts(tally(action.give.split("+")))), None


def _trade_take(view: OakView, seat: Seat, action: do.Trade) -> Labelled:
    return _resource(action.take), None


def _limit_row(view: OakView, seat: Seat, action: do.Limit) -> Labelled:
    own = view.seats[seat]
    row = own.shrine_row if action.row == "shrines" else own.creature_row
    free = asked_word(view, seat) == "limit"
    facts: dict[str, Fact] = {"row": action.row, "limit": row.limit + 1, "cost": 0 if free else own.limit_cost}
    return Said("choice-limit", facts), Said("note-slots", {"used": row.used, "slots": row.slots})


def _exchange_from(view: OakView, seat: Seat, action: do.Exchange) -> Labelled:
    have = view.seats[seat].resources[action.from_]
    return Said("choice-from", {"resource": action.from_, "have": have}), None


def _exchange_to(view: OakView, seat: Seat, action: do.Exchange) -> Labelled:
    return _resource(action.to), None


def _exchange_amount(view: OakView, seat: Seat, action: do.Exchange) -> Labelled:
    more = known.more_exchanged(view, seat)
    facts: dict[str, Fact] = {"amount": action.amount, "given": action.from_, "total": action.amount + more}
    return Said("choice-amount", {**facts, "to": action.to}), None


def _gain_resource(view: OakView, seat: Seat, action: do.Gain) -> Labelled:
    have = view.seats[seat].resources[action.resource]
    facts: dict[str, Fact] = {"resource": action.resource, "mix": gain_word(view, seat, action), "have": have}
    return Said("choice-gain", facts), None


# --- cards and tiles taken ----------------------------------------------------------------------


def _refresh_display(view: OakView, seat: Seat, action: do.Refresh) -> Labelled:
    return Said("choice-refresh", {"display": action.display}), None


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
        return Said("choice-creature", _scoring(word, vp)), Said("note-creature", effects.creature(word))
    if word in ARTEFACT:
        label = Said("choice-artefact", {"artefact": slug(word), "vp": FIGURES.artefact.gain})
        return label, Said("note-artefact", effects.artefact(word))
    if word in CARDS:
        return Said("choice-card", {"card": word}), Said("note-card", effects.advanced(word))
    if word in POTION:
        return Said("choice-tile", {"potion": slug(word)}), Said("note-potion", effects.potion(word))
    return _token(view, seat, word), None


def _shrine_side(view: OakView, seat: Seat, action: do.Shrine) -> Labelled:
    return Said("choice-side", {"side": action.side, "vp": shrine_vp(action.side)}), None


def _brew_potion(view: OakView, seat: Seat, action: do.Brew) -> Labelled:
    number = POTION_WORDS.index(action.potion)
    tile = FIGURES.potions.tiles[number] if number < len(POTION) else None  # Dark Woods names its kinds itself
    recipe = ingredient_facts(tally(tile.recipe if tile else ()))
    facts: dict[str, Fact] = {"potion": slug(action.potion), **recipe, "any": int(tile.any) if tile else 0}
    return Said("choice-potion", facts), Said("note-potion", effects.potion(action.potion))


def _brew_with(view: OakView, seat: Seat, action: do.Brew) -> Labelled:
    return Said("choice-ingredients", ingredient_facts(tally(action.with_.split()))), None


def _redo_action(view: OakView, seat: Seat, action: do.Redo) -> Labelled:
    facts = action_facts(action.action)
    effect = "step" if facts["part"] == "oak" else known.effect_of(action.action)
    return Said("choice-redo", {**facts, **effects.action(effect)}), None


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
    return label, Said("note-artefact", effects.artefact(action.artefact))


# --- druids -------------------------------------------------------------------------------------


def _promote_druid(view: OakView, seat: Seat, action: do.Promote) -> Labelled:
    return Said("choice-place", {"place": space_fact(action.druid)}), None


def _promote_elder(view: OakView, seat: Seat, action: do.Promote) -> Labelled:
    return _druid(action.elder), Said("note-elder", effects.elder(action.elder))


def _recruit_druids(view: OakView, seat: Seat, action: do.Recruit) -> Labelled:
    return Said("choice-druids", druid_facts(action.druids.split(), "rest")), None


def _home_druids(view: OakView, seat: Seat, action: do.Home) -> Labelled:
    return Said("choice-home", druid_facts(action.druids.split(), "roots")), None


def _step_branch(view: OakView, seat: Seat, action: do.Step) -> Labelled:
    way = stepped(view, seat, action)
    if action.arm:
        return Said("choice-branch-open", {"branch": action.branch}), None
    return Said("choice-branch", {"branch": action.branch, "to": way.to, "vp": way.vp}), _sun(view, way)


def _step_arm(view: OakView, seat: Seat, action: do.Step) -> Labelled:
    return _arm(view, seat, action.arm, stepped(view, seat, action))


def _step_druid(view: OakView, seat: Seat, action: do.Step) -> Labelled:
    return Said("choice-enters", {"druid": action.druid or NONE}), None


FIELDS: dict[tuple[type[Action], str], Callable[..., Labelled]] = {
    (do.Order, "order"): _order_order,
    (do.Temple, "action"): _temple_action,
    (do.Temple, "druid"): _temple_druid,
    (do.Temple, "second"): _temple_second,
    (do.Temple, "space"): _temple_space,
    (do.Climb, "card"): _climb_card,
    (do.Climb, "arm"): _climb_arm,
    (do.Climb, "druid"): _climb_druid,
    (do.Climb, "branch"): _climb_branch,
    (do.Special, "space"): _special_space,
    (do.Special, "druid"): _special_druid,
    (do.Gather, "take"): _gather_take,
    (do.Gather, "discard"): _gather_discard,
    (do.Pay, "mix"): _pay_mix,
    (do.Trade, "give"): _trade_give,
    (do.Trade, "take"): _trade_take,
    (do.Limit, "row"): _limit_row,
    (do.Exchange, "from_"): _exchange_from,
    (do.Exchange, "to"): _exchange_to,
    (do.Exchange, "amount"): _exchange_amount,
    (do.Refresh, "display"): _refresh_display,
    (do.Refresh, "order"): _refresh_order,
    (do.Discard, "card"): _discard_card,
    (do.Promote, "druid"): _promote_druid,
    (do.Promote, "elder"): _promote_elder,
    (do.Recruit, "druids"): _recruit_druids,
    (do.Shrine, "side"): _shrine_side,
    (do.Take, "what"): _take_what,
    (do.Brew, "potion"): _brew_potion,
    (do.Brew, "with_"): _brew_with,
    (do.Redo, "action"): _redo_action,
    (do.Recharge, "artefact"): _recharge_artefact,
    (do.Borrow, "artefact"): _borrow_artefact,
    (do.Step, "branch"): _step_branch,
    (do.Step, "arm"): _step_arm,
    (do.Step, "druid"): _step_druid,
    (do.Gain, "resource"): _gain_resource,
    (do.Home, "druids"): _home_druids,
}
