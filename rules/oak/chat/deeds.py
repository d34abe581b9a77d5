"""Whole actions in a few words, with what they cost and bring."""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Action, Seat
from rules.core.chat import Fact, Said
from rules.oak import actions as do
from rules.oak.board import ARTEFACT, CARD, CREATURE, MENHIR_WORD, POTION, slug
from rules.oak.chat import known
from rules.oak.chat.kinds import asked_word
from rules.oak.chat.words import (
    NONE,
    action_facts,
    creature_name,
    druid_facts,
    ingredient_facts,
    space_fact,
    tally,
    token_facts,
)
from rules.oak.figures import FIGURES
from rules.oak.view import OakView


def deed(view: OakView, seat: Seat, action: Action) -> Said:
    return DEEDS[type(action)](view, seat, action)


def _order(view: OakView, seat: Seat, action: do.Order) -> Said:
    return Said("deed-order", {"order": action.order})


def _temple(view: OakView, seat: Seat, action: do.Temple) -> Said:
    price, _, letter = known.temple_price(view.seats[seat], action.action, action.druid)
    facts: dict[str, Fact] = {
        **action_facts(action.action),
        "druid": action.druid,
        "space": known.space_of_action(action),
    }
    return Said("deed-temple", {**facts, "mix": price_word(price, letter), "second": action.second or NONE})


def price_word(price: int, letter: str) -> str:
    return f"{price}{letter}" if price else NONE


def _climb(view: OakView, seat: Seat, action: do.Climb) -> Said:
    way = known.step(view, seat, known.branch_of(action.card, action.branch), action.arm)
    facts: dict[str, Fact] = {"card": action.card, "to": way.to, "vp": way.vp, "mix": known.oak_price(action.card)}
    return Said("deed-climb", {**facts, "druid": action.druid or NONE})


def _special(view: OakView, seat: Seat, action: do.Special) -> Said:
    facts: dict[str, Fact] = {"space": space_fact(action.space), "druid": action.druid}
    own = view.seats[seat]
    if action.space == MENHIR_WORD:
        return Said("deed-menhir", {"druid": action.druid, "cost": known.menhir_price(own, action.druid)})
    loss = next((tile.loss for tile in own.artefacts if tile.artefact == action.space), 0)
    return Said("deed-special", {**facts, "loss": loss})


def _pass(view: OakView, seat: Seat, action: do.Pass) -> Said:
    return Said("deed-pass")


def _gather(view: OakView, seat: Seat, action: do.Gather) -> Said:
    discard = action.discard.partition(" ")[0] or NONE
    return Said("deed-gather", {**token_facts(action.take), "discard": discard})


def _pay(view: OakView, seat: Seat, action: do.Pay) -> Said:
    return Said("deed-pay", {"mix": action.mix or NONE})


def _trade(view: OakView, seat: Seat, action: do.Trade) -> Said:
    return Said("deed-trade", {**ingredient_facts(tally(action.give.split("+"))), "take": action.take})


def _limit(view: OakView, seat: Seat, action: do.Limit) -> Said:
    own = view.seats[seat]
    row = own.shrine_row if action.row == "shrines" else own.creature_row
    free = asked_word(view, seat) == "limit"
    return Said("deed-limit", {"row": action.row, "limit": row.limit + 1, "cost": 0 if free else own.limit_cost})


def _exchange(view: OakView, seat: Seat, action: do.Exchange) -> Said:
    more = known.more_exchanged(view, seat)
    facts: dict[str, Fact] = {"given": f"{action.amount}{action.from_}", "to": action.to}
    return Said("deed-exchange", {**facts, "amount": action.amount + more})


def _refresh(view: OakView, seat: Seat, action: do.Refresh) -> Said:
    return Said("deed-refresh", {"display": action.display, "order": action.order or NONE})


def _discard(view: OakView, seat: Seat, action: do.Discard) -> Said:
    return Said("deed-discard", {"creature": creature_name(action.card), "vp": FIGURES.creature.discard_vp})


def _promote(view: OakView, seat: Seat, action: do.Promote) -> Said:
    return Said("deed-promote", {"place": space_fact(action.druid), "druid": action.elder})


def _recruit(view: OakView, seat: Seat, action: do.Recruit) -> Said:
    return Said("deed-recruit", {**druid_facts(action.druids.split(), "rest")})


def _shrine(view: OakView, seat: Seat, action: do.Shrine) -> Said:
    return Said("deed-shrine", {"side": action.side, "vp": shrine_vp(action.side)})


def shrine_vp(side: str) -> int:
    return FIGURES.shrine.elder if side == "elder" else FIGURES.shrine.plain


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


def _draw(view: OakView, seat: Seat, action: do.Draw) -> Said:
    return Said("deed-draw", {"cards": known.drawn_cards(view)})


def _brew(view: OakView, seat: Seat, action: do.Brew) -> Said:
    return Said("deed-brew", {"potion": slug(action.potion), **ingredient_facts(tally(action.with_.split()))})


def _redo(view: OakView, seat: Seat, action: do.Redo) -> Said:
    return Said("deed-redo", action_facts(action.action))


def _recharge(view: OakView, seat: Seat, action: do.Recharge) -> Said:
    return Said("deed-recharge", {"artefact": slug(action.artefact)})


def _borrow(view: OakView, seat: Seat, action: do.Borrow) -> Said:
    return Said("deed-borrow", {"artefact": slug(action.artefact)})


def _step(view: OakView, seat: Seat, action: do.Step) -> Said:
    way = stepped(view, seat, action)
    return Said("deed-step", {"to": way.to, "vp": way.vp, "druid": action.druid or NONE})


def stepped(view: OakView, seat: Seat, action: do.Step) -> known.Way:
    way = known.step(view, seat, action.branch, action.arm)
    if asked_word(view, seat) == "dryad":  # her first step gives no points (O-159)
        return way._replace(vp=0)
    return way


def _gain(view: OakView, seat: Seat, action: do.Gain) -> Said:
    return Said("deed-gain", {"mix": gain_word(view, seat, action)})


def gain_word(view: OakView, seat: Seat, action: do.Gain) -> str:
    """How much really comes, up to the cap (O-39)."""
    left = int(view.asked.facts.get("left", 0)) if seat in view.asked.seats else 0
    room = FIGURES.resources.cap - view.seats[seat].resources[action.resource]
    return f"{min(left, room)}{action.resource}"


def _home(view: OakView, seat: Seat, action: do.Home) -> Said:
    return Said("deed-home", druid_facts(action.druids.split(), "roots"))


def _skip(view: OakView, seat: Seat, action: do.Skip) -> Said:
    return Said("kind-skip", {"asked": asked_word(view, seat)})


DEEDS: dict[type[Action], Callable[..., Said]] = {
    do.Order: _order,
    do.Temple: _temple,
    do.Climb: _climb,
    do.Special: _special,
    do.Pass: _pass,
    do.Gather: _gather,
    do.Pay: _pay,
    do.Trade: _trade,
    do.Limit: _limit,
    do.Exchange: _exchange,
    do.Refresh: _refresh,
    do.Discard: _discard,
    do.Promote: _promote,
    do.Recruit: _recruit,
    do.Shrine: _shrine,
    do.Take: _take,
    do.Draw: _draw,
    do.Brew: _brew,
    do.Redo: _redo,
    do.Recharge: _recharge,
    do.Borrow: _borrow,
    do.Step: _step,
    do.Gain: _gain,
    do.Home: _home,
    do.Skip: _skip,
}
