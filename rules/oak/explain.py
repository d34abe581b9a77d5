"""Why an action is refused: which clause stands against it. `legal` decides; this only finds the words.

First the words themselves, then whether another kind of decision is open, then the objections to the kind, from the
plainest to the finest; the last resort is the clause of the kind itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.core import Action, Illegal, Invalid, Refusal, Seat
from rules.core.words import number_of
from rules.oak import actions as do
from rules.oak import tasks, why_answer, why_turn
from rules.oak.board import (
    ACTION,
    ARMS,
    ARTEFACT,
    BRANCH,
    CARD,
    CREATURE,
    DISPLAYS,
    INGREDIENT,
    KIND,
    MENHIR_WORD,
    ORDER_FIGURES,
    ORDERS,
    POTION,
    RESOURCE,
    ROWS,
    SIDES,
    TEMPLE,
    TREE_WORD,
    action_part,
    slug,
)
from rules.oak.costs import read_mix
from rules.oak.displays import REFRESHES
from rules.oak.effects import REDO_EFFECT
from rules.oak.exchanging import between_parts
from rules.oak.menu import can_gather
from rules.oak.potions import POTION_NUMBER
from rules.oak.rest import RESTING, ROOTS
from rules.oak.state import OakState
from rules.oak.why_effect import Facts, Objection


def explain(state: OakState, seat: Seat, action: Action) -> Refusal:
    unknown = _unknown_word(action)
    if unknown is not None:
        return Invalid("unknown-word", action.clause, {"word": unknown})
    asked = _asked_instead(state, seat, action)
    if asked is not None:
        return Illegal(*asked)
    against = OBJECTIONS.get(type(action))
    if against is not None:
        for reason, clause, facts in against(state, seat, action):
            return Illegal(reason, clause, _spoken(facts))
    return Illegal("not-possible", action.clause)


def _spoken(facts: Facts) -> Facts:
    """Facts as the catalogues tell them apart."""
    told = dict(facts)
    if "action" in told:
        told["card"], told["part"] = action_part(str(told["action"]))
    for name in {"space", "potion"} & told.keys():
        word = str(told[name])
        told[name] = slug(word) if word in ARTEFACT or word in POTION_NUMBER else word
    return told


# --- words ---------------------------------------------------------------------------------------

SPECIAL_WORDS = {MENHIR_WORD, *ARTEFACT, *(space.word for order in ORDER_FIGURES for space in order.spaces)}
PLACES = {RESTING, ROOTS, "forest", "heart", *SPECIAL_WORDS, *TEMPLE, *(word for row in TREE_WORD for word in row[1:])}


def _forest_token(word: str) -> bool:
    kind, _, place = word.partition(" ")
    return kind in INGREDIENT and (not place or bool(number_of(place)))


def _all_of(known: dict[str, int], sign: str | None = None) -> Callable[[str], bool]:
    return lambda word: bool(word.split(sign)) and all(part in known for part in word.split(sign))


def _optional(known: Callable[[str], bool]) -> Callable[[str], bool]:
    return lambda word: word == "" or known(word)


def _thing(word: str) -> bool:
    return word in CREATURE or word in ARTEFACT or word in CARD or word in POTION or _forest_token(word)


REFRESH_ORDERS = {action.order for ways in REFRESHES.values() for way in ways for action in way}
WORDS: dict[tuple[type[Action], str], Callable[[str], bool]] = {
    (do.Order, "order"): ORDERS.__contains__,
    (do.Temple, "action"): ACTION.__contains__,
    (do.Temple, "druid"): KIND.__contains__,
    (do.Temple, "second"): _optional(KIND.__contains__),
    (do.Temple, "space"): _optional(TEMPLE.__contains__),
    (do.Climb, "card"): CARD.__contains__,
    (do.Climb, "arm"): _optional(ARMS.__contains__),
    (do.Climb, "druid"): _optional(KIND.__contains__),
    (do.Climb, "branch"): _optional(BRANCH.__contains__),
    (do.Special, "space"): SPECIAL_WORDS.__contains__,
    (do.Special, "druid"): KIND.__contains__,
    (do.Gather, "take"): _forest_token,
    (do.Gather, "discard"): _optional(_forest_token),
    (do.Pay, "mix"): lambda word: read_mix(word) is not None,
    (do.Trade, "give"): lambda word: _all_of(INGREDIENT, "+")(word) and word.count("+") < 2,
    (do.Trade, "take"): RESOURCE.__contains__,
    (do.Limit, "row"): ROWS.__contains__,
    (do.Exchange, "from_"): RESOURCE.__contains__,
    (do.Exchange, "to"): RESOURCE.__contains__,
    (do.Refresh, "display"): DISPLAYS.__contains__,
    (do.Refresh, "order"): REFRESH_ORDERS.__contains__,
    (do.Discard, "card"): CREATURE.__contains__,
    (do.Promote, "druid"): PLACES.__contains__,
    (do.Promote, "elder"): KIND.__contains__,
    (do.Recruit, "druids"): _all_of(KIND),
    (do.Shrine, "side"): SIDES.__contains__,
    (do.Take, "what"): _thing,
    (do.Brew, "potion"): POTION_NUMBER.__contains__,
    (do.Brew, "with_"): _all_of(INGREDIENT),
    (do.Redo, "action"): REDO_EFFECT.__contains__,
    (do.Recharge, "artefact"): ARTEFACT.__contains__,
    (do.Borrow, "artefact"): ARTEFACT.__contains__,
    (do.Step, "branch"): BRANCH.__contains__,
    (do.Step, "arm"): _optional(ARMS.__contains__),
    (do.Step, "druid"): _optional(KIND.__contains__),
    (do.Gain, "resource"): RESOURCE.__contains__,
    (do.Home, "druids"): _all_of(KIND),
}


def _unknown_word(action: Action) -> str | None:
    for field in action.__struct_fields__:
        known = WORDS.get((type(action), field))
        value = getattr(action, field)
        if known is not None and not known(value):
            return str(value)[:40]
    return None


# --- another kind of decision is open ------------------------------------------------------------

FREE = (do.Trade, do.Limit, do.Exchange, do.Discard, do.Refresh)
TURN = (do.Temple, do.Climb, do.Special, do.Pass, do.Gather, *FREE)
ANSWERED_BY: dict[type, tuple[tuple[type[Action], ...], str, str]] = {
    tasks.Pay: ((do.Pay,), "asks-pay", "O-216"),
    tasks.Festival: ((do.Gain,), "asks-festival", "O-171"),
    tasks.LimitSteps: ((do.Limit,), "asks-limit", "O-144"),
    tasks.TakeCreature: ((do.Take, do.Draw, do.Refresh), "asks-creature", "O-58"),
    tasks.KeepCreature: ((do.Take,), "asks-keep", "O-175"),
    tasks.FindCreature: ((do.Take,), "asks-creature", "O-163"),
    tasks.TakeArtefact: ((do.Take, do.Refresh), "asks-artefact", "O-52"),
    tasks.FindArtefact: ((do.Take,), "asks-artefact", "O-164"),
    tasks.TakeShrine: ((do.Shrine,), "asks-shrine", "O-56"),
    tasks.TakeIngredient: ((do.Take,), "asks-ingredient", "O-146"),
    tasks.TakeBack: ((do.Take,), "asks-take-back", "O-172"),
    tasks.TakeCard: ((do.Take,), "asks-card", "O-148"),
    tasks.TakePotion: ((do.Take,), "asks-potion", "O-178"),
    tasks.Promoting: ((do.Promote,), "asks-promote", "O-30"),
    tasks.Recruiting: ((do.Recruit,), "asks-recruit", "O-145"),
    tasks.Brewing: ((do.Brew,), "asks-brew", "O-46"),
    tasks.Redoing: ((do.Redo,), "asks-redo", "O-149"),
    tasks.Recharging: ((do.Recharge, do.Skip), "asks-recharge", "O-154"),
    tasks.Borrowing: ((do.Borrow,), "asks-borrow", "O-156"),
    tasks.Stepping: ((do.Step,), "asks-step", "O-78"),
    tasks.Gaining: ((do.Gain,), "asks-gain", "O-161"),
    tasks.Exchanging: ((do.Exchange,), "asks-exchange", "O-147"),
}


def _asked_instead(state: OakState, seat: Seat, action: Action) -> Objection | None:
    """The clause of the decision that is open, if it is not one for this kind of action."""
    if state.todo:
        kinds, key, clause = ANSWERED_BY[type(state.todo[-1])]
        if between_parts(state, state.todo[-1]):
            kinds = (*kinds, do.Exchange)
    elif state.phase == "orders":
        kinds, key, clause = (do.Order,), "asks-order", "O-17"
    elif state.phase == "home":
        kinds, key, clause = (do.Home,), "asks-home", "O-118"
    elif state.phase == "final":
        kinds, key, clause = (do.Brew, do.Discard, do.Skip), "asks-final", "O-129"
    elif state.acted:
        kinds, key, clause = (*FREE, do.Skip), "asks-after", "O-69"
    elif state.players[seat].passed:
        free: tuple[type[Action], ...] = FREE if state.options.free_actions_after_pass else ()
        if state.options.exchange_any_time:
            free = (*free, do.Exchange)
        if not can_gather(state, state.players[seat]):
            kinds, key, clause = (do.Skip, *free), "asks-after", "O-105"
            return None if isinstance(action, kinds) else (key, clause, {})
        kinds, key, clause = (do.Gather, do.Skip, *free), "asks-gather", "O-101"
    else:
        kinds, key, clause = TURN, "asks-turn", "O-69"
    return None if isinstance(action, kinds) else (key, clause, {})


# --- objections by kind --------------------------------------------------------------------------

OBJECTIONS: dict[type[Action], Callable[[OakState, Seat, Any], Iterator[Objection]]] = {
    do.Order: why_turn.against_order,
    do.Temple: why_turn.against_temple,
    do.Climb: why_turn.against_climb,
    do.Special: why_turn.against_special,
    do.Gather: why_turn.against_gather,
    do.Trade: why_turn.against_trade,
    do.Limit: why_turn.against_limit,
    do.Exchange: why_turn.against_exchange,
    do.Refresh: why_turn.against_refresh,
    do.Discard: why_turn.against_discard,
    do.Pay: why_answer.against_pay,
    do.Promote: why_answer.against_promote,
    do.Recruit: why_answer.against_recruit,
    do.Take: why_answer.against_take,
    do.Draw: why_answer.against_draw,
    do.Brew: why_answer.against_brew,
    do.Redo: why_answer.against_redo,
    do.Recharge: why_answer.against_recharge,
    do.Borrow: why_answer.against_borrow,
    do.Step: why_answer.against_step_answer,
    do.Gain: why_answer.against_gain,
    do.Home: why_answer.against_home,
}
